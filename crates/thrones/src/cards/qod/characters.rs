//! Queen of Dragons: the characters.

use crate::card::{Printed, Set, character, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::QueenOfDragons,
    [
        TRUE_QUEENS_HARBINGER,
        HIRED_SWORDS,
        PIKE_PHALANX,
        GREY_WORM,
        JORAHS_COHORTS,
        THUNDERING_CAVALRY,
        BLUE_LIPPED_WARLOCK,
        WARLOCK_OF_QARTH,
        HORSEBACK_ARCHERS,
        KILLER_OF_THE_WOUNDED,
        PYAT_PREE,
        BLACK_HATCHLING,
        GREEN_HATCHLING,
        WHITE_HATCHLING,
        KHAL_DROGO,
        DAENERYS_TARGARYEN,
        DROGON,
        RHAEGAL,
        VISERION,
        ADVISOR_TO_THE_CROWN,
        INITIATE_OF_THE_CITADEL,
    ],
);

const DRAGON: Filter = CHARACTER.with(&[T::Trait(Trait::Dragon)]);
const OWN_FIGHTERS: Filter = CHARACTER.yours().with(&[T::Participating]);
/// After winning with nothing but Dragons, this one among them.
const DRAGONS_WON: Deed = won(&[D::With(&THIS), D::OnlyWith(&DRAGON)]);
const OWN_DROGON: Filter = CHARACTER.yours().with(&[T::Named(Name("Drogon"))]);
const OWN_RHAEGAL: Filter = CHARACTER.yours().with(&[T::Named(Name("Rhaegal"))]);
const OWN_VISERION: Filter = CHARACTER.yours().with(&[T::Named(Name("Viserion"))]);

const TRUE_QUEENS_HARBINGER: Printed =
    character("7", "True-Queen's Harbinger", &[House::Targaryen])
        .cost(0)
        .strength(1)
        .traits(&[Trait::Ally, Trait::FreeCities])
        .abilities(&[action(
            Phase::Any,
            &[KNEEL_THIS],
            &[until(
                NEXT,
                &[Player(
                    You,
                    P::Cost {
                        of: CHARACTER
                            .from(Z::Anywhere)
                            .with(&[T::Any(&[T::Trait(Trait::Dothraki), T::Trait(Trait::Dragon)])]),
                        by: Change::By(n(-1)),
                        ambush: true,
                    },
                )],
            )],
        )
        .ok()]);

const HIRED_SWORDS: Printed = character("8", "Hired Swords", &[House::Targaryen])
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::Mercenary]);

const PIKE_PHALANX: Printed = character("9", "Pike Phalanx", &[House::Targaryen])
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Unsullied])
    .abilities(&[response(
        &[deed(V::Declare).to(THIS).that(&[D::Attacker])],
        &[],
        &[until(Du::Phase, &[Player(You, P::Value(Value::Claim, Change::By(n(1))))])],
    )
    .when(&[If::Exists(CHARACTER.yours().with(&[
        T::Crest(Crest::War),
        T::Attacking,
        T::Not(&T::Same(K::This)),
    ]))])
    .limited()
    .ok()]);

const GREY_WORM: Printed = character("10", "Grey Worm", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Unsullied])
    .abilities(&[
        response(
            &[won(&[D::With(&THIS)])],
            &[],
            &[E::Gold { from: Purse::Treasury, to: Purse::On(K::This), gold: n(1) }],
        )
        .ok(),
        action(
            Phase::Challenges,
            &[GoldOn(K::This, n(1))],
            &[
                choose(A, CHARACTER),
                E::OneOf {
                    by: You,
                    options: &[
                        &[until(Du::Challenge, &[strength(K::Chosen(A), -2)])],
                        &[until(Du::Challenge, &[strength(K::Chosen(A), 2)])],
                    ],
                },
            ],
        )
        .when(&[If::Challenge(&[])])
        .ok(),
    ]);

const JORAHS_COHORTS: Printed = character("11", "Jorah's Cohorts", &[House::Targaryen])
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Army, Trait::Unsullied])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[response(
        &[won(&[D::Kind(Icon::Power)])],
        &[],
        &[choose(A, ATTACHMENT), E::Discard(K::Chosen(A), Save::Savable)],
    )
    .ok()]);

const THUNDERING_CAVALRY: Printed = character("12", "Thundering Cavalry", &[House::Targaryen])
    .cost(7)
    .strength(6)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Dothraki])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Renown])
    .abilities(&[passive(
        &[deed(V::Enter).to(THIS)],
        &[E::Discard(
            K::Every(&CHARACTER.with(&[T::Is(Stat::Strength, Cmp::AtMost, n(1))])),
            Save::Savable,
        )],
    )
    .ok()]);

const BLUE_LIPPED_WARLOCK: Printed = character("13", "Blue-Lipped Warlock", &[House::Targaryen])
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally, Trait::Qartheen])
    .abilities(&[
        constant(&[Card(K::This, M::NoKneel(&[D::Attacker]))]),
        action(Phase::Dominance, &[], &[E::Place(K::This, Z::Hand)])
            .when(&[If::Compare(
                Amount::Count(&CHARACTER.yours().from(Z::Dead)),
                Cmp::AtLeast,
                n(3),
            )])
            .from(Z::Dead)
            .ok(),
    ]);

const WARLOCK_OF_QARTH: Printed = character("14", "Warlock of Qarth", &[House::Targaryen])
    .house_only(House::Targaryen)
    .shadows(1)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally, Trait::Qartheen])
    .keywords(&[Keyword::Deadly])
    .abilities(&[response(
        &[deed(V::ComeOut).to(THIS)],
        &[],
        &[
            choose(
                A,
                LOCATION.with(&[T::Is(
                    Stat::PrintedCost,
                    Cmp::AtMost,
                    Amount::Count(&CARD.from(Z::Shadows)),
                )]),
            ),
            E::Return(K::Chosen(A), Z::Hand, Save::Savable),
        ],
    )
    .ok()]);

const HORSEBACK_ARCHERS: Printed = character("15", "Horseback Archers", &[House::Targaryen])
    .house_only(House::Targaryen)
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Dothraki])
    .abilities(&[action(
        Phase::Challenges,
        &[Influence(n(1))],
        &[
            E::PutIntoPlay { what: K::This, under: You, how: Enter::Knelt },
            E::Join(K::This, Role::Either),
            watch(
                Du::WhileInPlay(K::This),
                &passive(
                    &[deed(V::End).that(&[D::In(Phase::Challenges)])],
                    &[E::Return(K::This, Z::Hand, Save::Savable)],
                )
                .ok(),
            ),
        ],
    )
    .when(&[If::Challenge(&[D::Kind(Icon::Military)])])
    .from(Z::Hand)
    .ok()]);

const KILLER_OF_THE_WOUNDED: Printed =
    character("16", "Killer of the Wounded", &[House::Targaryen])
        .cost(2)
        .strength(2)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Dothraki])
        .abilities(&[response(&[deed(V::LoseStrength).to(CHARACTER)], &[], &[E::Stand(K::This)])
            .limit(times(3, Period::Round))
            .ok()]);

const PYAT_PREE: Printed = character("17", "Pyat Pree", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally, Trait::Qartheen])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::Satisfy).that(&[D::Against(You), D::WithAlone(&THIS)]),
        when: &[],
        effects: &[
            E::Choose { to: A, by: You, from: CHARACTER.of(&Loser), count: ONE },
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    })]);

const BLACK_HATCHLING: Printed = character("18", "Black Hatchling", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .shadows(0)
    .strength(1)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Deadly, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[passive(
        &[
            deed(V::Enter).to(THIS),
            deed(V::Enter).to(OWN_DROGON),
            deed(V::TakeControl).to(THIS),
            deed(V::TakeControl).to(OWN_DROGON),
        ],
        &[E::Attach { what: K::This, to: K::Every(&OWN_DROGON), as_: As::Duplicate }],
    )
    .when(&[If::Exists(OWN_DROGON)])
    .ok()]);

const GREEN_HATCHLING: Printed = character("19", "Green Hatchling", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .shadows(0)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[passive(
        &[
            deed(V::Enter).to(THIS),
            deed(V::Enter).to(OWN_RHAEGAL),
            deed(V::TakeControl).to(THIS),
            deed(V::TakeControl).to(OWN_RHAEGAL),
        ],
        &[E::Attach { what: K::This, to: K::Every(&OWN_RHAEGAL), as_: As::Duplicate }],
    )
    .when(&[If::Exists(OWN_RHAEGAL)])
    .ok()]);

const WHITE_HATCHLING: Printed = character("20", "White Hatchling", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .shadows(0)
    .strength(1)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .abilities(&[passive(
        &[
            deed(V::Enter).to(THIS),
            deed(V::Enter).to(OWN_VISERION),
            deed(V::TakeControl).to(THIS),
            deed(V::TakeControl).to(OWN_VISERION),
        ],
        &[E::Attach { what: K::This, to: K::Every(&OWN_VISERION), as_: As::Duplicate }],
    )
    .when(&[If::Exists(OWN_VISERION)])
    .ok()]);

const KHAL_DROGO: Printed = character("21", "Khal Drogo", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::War])
    .traits(&[Trait::Lord, Trait::Dothraki])
    .keywords(&[Keyword::Deadly])
    .abilities(&[response(
        &[deed(V::Kill).to(THIS)],
        &[],
        &[
            E::Search {
                to: A,
                by: You,
                top: None,
                from: CHARACTER.yours().from(Z::Deck).with(&[T::Trait(Trait::Dothraki)]),
                count: Count::UpTo(Amount::Stat(Stat::Strength, &K::This)),
                show: true,
            },
            E::Place(K::Chosen(A), Z::Hand),
        ],
    )
    .ok()]);

const DAENERYS_TARGARYEN: Printed = character("22", "Daenerys Targaryen", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady, Trait::Queen])
    .keywords(&[Keyword::Renown])
    .abilities(&[constant(&[Card(
        K::Every(&CHARACTER.yours().with(&[T::Trait(Trait::Dragon)])),
        M::NoKneel(&[D::Attacker]),
    )])]);

const DROGON: Printed = character("23", "Drogon", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Ambush, Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .abilities(&[response(
        &[DRAGONS_WON],
        &[],
        &[
            choose(
                A,
                CHARACTER.with(&[T::Is(Stat::Strength, Cmp::AtMost, Amount::Count(&OWN_FIGHTERS))]),
            ),
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .limit(once(Period::Phase))
    .ok()]);

const RHAEGAL: Printed = character("24", "Rhaegal", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Ambush, Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .abilities(&[response(&[DRAGONS_WON], &[], &[E::Claim(K::Every(&OWN_FIGHTERS), n(1))])
        .limit(once(Period::Phase))
        .ok()]);

const VISERION: Printed = character("25", "Viserion", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Ambush, Keyword::NoAttachments(Except::Nothing), Keyword::Stealth])
    .abilities(&[response(
        &[DRAGONS_WON],
        &[],
        &[
            choose(
                A,
                LOCATION.with(&[T::Is(Stat::PrintedCost, Cmp::Less, Amount::Count(&OWN_FIGHTERS))]),
            ),
            E::Discard(K::Chosen(A), Save::Savable),
        ],
    )
    .limit(once(Period::Phase))
    .ok()]);

const ADVISOR_TO_THE_CROWN: Printed = character("39", "Advisor to the Crown", &[])
    .cost(3)
    .strength(3)
    .icons(&[Icon::Power])
    .traits(&[Trait::Maester])
    .influence(2);

const INITIATE_OF_THE_CITADEL: Printed = character("40", "Initiate of the Citadel", &[])
    .cost(2)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Maester])
    .abilities(&[action(
        Phase::Dominance,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Is(Stat::Attachments, Cmp::AtLeast, n(1))])),
            E::Then(&[
                E::Choose {
                    to: A,
                    by: You,
                    from: ATTACHMENT.with(&[T::On(&CHARACTER.with(&[T::In(A)]))]),
                    count: Count::Any,
                },
                E::Return(K::Every(&ATTACHMENT.with(&[T::In(A)])), Z::Hand, Save::Savable),
            ]),
        ],
    )
    .ok()]);
