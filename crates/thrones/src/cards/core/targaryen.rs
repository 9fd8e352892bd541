//! The Core Set: House Targaryen.

use super::HONOR_GUARD;
use crate::card::{Printed, Set, attachment, character, location};
use crate::vocabulary::words::*;

const CHARACTER_ABILITIES: &Filter = &CHARACTER.from(Z::Anywhere);
const EVENT_CARDS: &Filter = &EVENTS;
const TARGARYEN: T = T::House(House::Targaryen);

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    BLOOD_OF_THE_DRAGON,
    POISONED_WINE,
    AEGONS_BLADE,
    FLAME_KISSED,
    BONES_OF_A_CHILD,
    CAPTAIN_GROLEO,
    DAENERYS_TARGARYEN,
    KHAL_DROGO,
    VISERYS_TARGARYEN,
    RHAEGAL,
    DROGON,
    VISERION,
    STRONG_BELWAS,
    DAARIO_NAHARIS,
    QUAITHE_OF_THE_SHADOW,
    XARO_XOAN_DAXOS,
    JHOGO,
    BROWN_BEN_PLUMM,
    DOTHRAKI_HONOR_GUARD,
    THE_TITANS_BASTARD,
    DANYS_HANDMAIDEN,
    WARLOCKS_SERVITORS,
    QARTHEEN_FANATIC,
    PENTOSHI_GUILDMASTER,
    ILLYRIOS_MAN,
    XAROS_HOME,
    EASTERN_FIEFDOMS,
    KHAL_DROGOS_TENT,
    TEMPLE_OF_THE_GRACES,
    GREAT_PYRAMID,
    SUMMER_SEA,
    LADY_DAENERYSS_CHAMBERS,
];

const OWNED_BY_YOU: Filter = CARD.from(Z::Anywhere).with(&[T::Owned(You)]);
const OWNED_BY_OPPONENTS: Filter = CARD.from(Z::Anywhere).with(&[T::Owned(Opponents)]);

const BLOOD_OF_THE_DRAGON: Printed = attachment("T100", "Blood of the Dragon", &[House::Targaryen])
    .cost(3)
    .traits(&[Trait::Condition])
    .abilities(&[constant_if(
        &[If::Is(K::Host, T::Participating)],
        &[strength(K::Host, 6), gains_trait(K::Host, Trait::Dragon)],
    )]);

const POISONED_WINE: Printed = attachment("T101", "Poisoned Wine", &[House::Targaryen])
    .cost(2)
    .traits(&[Trait::Item])
    .abilities(&[
        constant(&[strength(K::Host, -2)]),
        action(
            Phase::Any,
            &[Influence(n(1))],
            &[
                choose(A, CHARACTER.with(&[T::Not(&T::Same(K::Host)), T::MayHold(K::This)])),
                E::Attach { what: K::This, to: K::Chosen(A), as_: As::Itself },
            ],
        )
        .ok(),
    ]);

const AEGONS_BLADE: Printed = attachment("T102", "Aegon's Blade", &[House::Targaryen])
    .unique()
    .cost(1)
    .traits(&[Trait::Weapon])
    .abilities(&[
        constant_if(&[If::Is(K::Host, T::Icon(Icon::Military))], &[strength(K::Host, 2)]),
        constant_if(
            &[If::Is(K::Host, T::Icon(Icon::Intrigue))],
            &[gains(K::Host, Keyword::Stealth)],
        ),
        constant_if(&[If::Is(K::Host, T::Icon(Icon::Power))], &[gains(K::Host, Keyword::Renown)]),
    ]);

// "No other attachments" is to say that this is the only one.
const FLAME_KISSED: Printed = attachment("T103", "Flame-Kissed", &[House::Targaryen])
    .house_only(House::Targaryen)
    .cost(2)
    .traits(&[Trait::Condition])
    .keywords(&[Keyword::Ambush])
    .abilities(&[constant_if(
        &[If::Is(K::Host, T::Is(Stat::Attachments, Cmp::Equal, n(1)))],
        &[strength(K::Host, -2), Card(K::Host, M::Fatal(V::Kill, Save::Savable))],
    )]);

const BONES_OF_A_CHILD: Printed = attachment("T104", "Bones of a Child", &[House::Targaryen])
    .cost(1)
    .traits(&[Trait::Item])
    .abilities(&[action(
        Phase::Challenges,
        &[DISCARD_THIS],
        &[
            choose_opponent(A),
            until(Du::Challenge, &[Player(Chosen(A), P::Value(Value::Claim, Change::By(n(-1))))]),
        ],
    )
    .when(&[If::Challenge(&[])])
    .ok()]);

// It is the opponent who must show the attachment: a hand he makes others reveal is not his.
const CAPTAIN_GROLEO: Printed = character("T105", "Captain Groleo", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally, Trait::Captain])
    .abilities(&[response(
        &[
            deed(V::Play).by(Opponents).to(ATTACHMENT.from(Z::Anywhere)),
            deed(V::Reveal).to(ATTACHMENT.opponents().from(Z::Anywhere)),
        ],
        &[],
        &[claim_house(1)],
    )
    .limit(once(Period::Phase))
    .ok()]);

const DAENERYS_TARGARYEN: Printed = character("T106", "Daenerys Targaryen", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lady, Trait::Queen])
    .keywords(&[Keyword::Renown])
    .abilities(&[passive(
        &[won(&[D::Attacker, D::WithAlone(&THIS)])],
        &[E::Gold {
            from: Purse::Pool(Loser),
            to: Purse::Pool(You),
            gold: Amount::Of(Loser, Tally::Gold),
        }],
    )
    .ok()]);

const KHAL_DROGO: Printed = character("T107", "Khal Drogo", &[House::Targaryen])
    .unique()
    .house_only(House::Targaryen)
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .crests(&[Crest::Noble])
    .traits(&[Trait::Lord, Trait::Dothraki])
    .keywords(&[Keyword::Stealth])
    .abilities(&[response(
        &[won(&[])],
        &[],
        &[
            E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing },
            watch(
                Du::Phase,
                &passive(&[deed(V::End)], &[E::Return(K::This, Z::Hand, Save::Savable)]).ok(),
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const VISERYS_TARGARYEN: Printed = character("T108", "Viserys Targaryen", &[House::Targaryen])
    .unique()
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(THIS), deed(V::Discard).to(THIS).that(&[D::From(Z::Play)])],
        &[],
        &[E::Save(K::This), E::Then(&[E::Return(K::This, Z::Hand, Save::Savable)])],
    )
    .ok()]);

const RHAEGAL: Printed = character("T109", "Rhaegal", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Stealth, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[action(
        Phase::Any,
        &[Gold(n(1))],
        &[
            E::Search {
                to: A,
                by: You,
                top: None,
                from: CARD.yours().from(Z::Deck).with(&[T::CopyOf(K::This)]),
                count: ONE,
                show: false,
            },
            E::Attach { what: K::Chosen(A), to: K::This, as_: As::Duplicate },
        ],
    )
    .ok()]);

const DROGON: Printed = character("T111", "Drogon", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Stealth, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[action(
        Phase::Any,
        &[Gold(n(2))],
        &[
            choose(A, CHARACTER),
            until(
                Du::Phase,
                &[strength(K::Chosen(A), -1), Card(K::Chosen(A), M::Fatal(V::Kill, Save::Savable))],
            ),
        ],
    )
    .limit(once(Period::Phase))
    .ok()]);

const VISERION: Printed = character("T112", "Viserion", &[House::Targaryen])
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Creature, Trait::Dragon])
    .keywords(&[Keyword::Stealth, Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[action(
        Phase::Dominance,
        &[Gold(n(4))],
        &[choose(A, CHARACTER.with(&[T::Kneeling])), E::Kill(K::Chosen(A), Save::Savable)],
    )
    .limit(once(Period::Phase))
    .ok()]);

const STRONG_BELWAS: Printed = character("T113", "Strong Belwas", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Queensguard])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(CHARACTER.with(&[T::Crest(Crest::Noble)]))],
        &[Gold(n(2))],
        &[E::Save(K::It)],
    )
    .ok()]);

const DAARIO_NAHARIS: Printed = character("T114", "Daario Naharis", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally, Trait::Mercenary])
    .keywords(&[Keyword::Deadly])
    .abilities(&[passive(
        &[begin(&[D::In(Phase::Dominance)])],
        &[E::OneOf {
            by: You,
            options: &[
                &[
                    E::ChoosePlayer {
                        to: A,
                        by: You,
                        from: With(&If::Compare(Amount::Of(Them, Tally::Gold), Cmp::AtLeast, n(1))),
                    },
                    E::Gold { from: Purse::Pool(Chosen(A)), to: Purse::Treasury, gold: n(1) },
                ],
                &[E::Discard(K::This, Save::Savable)],
            ],
        }],
    )
    .ok()]);

const QUAITHE_OF_THE_SHADOW: Printed =
    character("T115", "Quaithe of the Shadow", &[House::Targaryen])
        .unique()
        .cost(2)
        .strength(2)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Qartheen])
        .abilities(&[constant_if(
            &[If::Is(K::This, T::HasOn(&ATTACHMENT))],
            &[Card(
                K::This,
                M::Cannot(&[deed(V::Choose).by(Opponents).that(&[D::Any(&[
                    D::Cause(Cause::Effect(EVENT_CARDS)),
                    D::Cause(Cause::Effect(CHARACTER_ABILITIES)),
                ])])]),
            )],
        )]);

// He may be the one who returns.
const XARO_XOAN_DAXOS: Printed = character("T116", "Xaro Xoan Daxos", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[passive(
        &[deed(V::Play).by(You).to(THIS).that(&[D::From(Z::Hand)])],
        &[choose(A, CHARACTER.yours()), E::Return(K::Chosen(A), Z::Hand, Save::Savable)],
    )
    .ok()]);

const JHOGO: Printed = character("T117", "Jhogo", &[House::Targaryen])
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Dothraki, Trait::Queensguard])
    .keywords(&[Keyword::Stealth])
    .abilities(&[constant_if(
        &[If::Is(K::This, T::HasOn(&ATTACHMENT.with(&[T::Trait(Trait::Weapon)])))],
        &[strength(K::This, 2)],
    )]);

const BROWN_BEN_PLUMM: Printed = character("T118", "Brown Ben Plumm", &[House::Targaryen])
    .unique()
    .cost(0)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Mercenary]);

// Taking him back is a consequence of the action: a guard who came into play otherwise never
// changes sides.
const DOTHRAKI_HONOR_GUARD: Printed =
    character("T119", "Dothraki Honor Guard", &[House::Targaryen])
        .house_only(House::Targaryen)
        .cost(4)
        .strength(4)
        .icons(&[Icon::Military, Icon::Power])
        .traits(&[Trait::Army, Trait::Dothraki])
        .keywords(&[Keyword::NoAttachments(Except::Nothing)])
        .abilities(&[HONOR_GUARD]);

// A card goes to its owner's pile, whoever controlled it.
const THE_TITANS_BASTARD: Printed = character("T120", "The Titan's Bastard", &[House::Targaryen])
    .unique()
    .house_only(House::Targaryen)
    .cost(3)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally, Trait::Bastard, Trait::Mercenary])
    .abilities(&[
        response(
            &[deed(V::Move).to(OWNED_BY_YOU).that(&[D::To(Z::Dead)])],
            &[],
            &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
        )
        .from(Z::Hand)
        .ok(),
        response(
            &[deed(V::Move).to(OWNED_BY_OPPONENTS).that(&[D::To(Z::Dead)])],
            &[],
            &[E::Return(K::This, Z::Hand, Save::Savable)],
        )
        .ok(),
    ]);

const DANYS_HANDMAIDEN: Printed = character("T121", "Dany's Handmaiden", &[House::Targaryen])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .abilities(&[response(
        &[
            deed(V::Kill).to(CHARACTER.with(&[T::Named(Name("Daenerys Targaryen"))])),
            deed(V::Kill).to(THIS),
        ],
        &[],
        &[choose(A, ATTACHMENT), E::Discard(K::Chosen(A), Save::Savable)],
    )
    .ok()]);

const WARLOCKS_SERVITORS: Printed = character("T122", "Warlock's Servitors", &[House::Targaryen])
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Army, Trait::Unsullied])
    .keywords(&[Keyword::Deadly])
    .immune(&[CHARACTER_ABILITIES]);

const QARTHEEN_FANATIC: Printed = character("T123", "Qartheen Fanatic", &[House::Targaryen])
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Qartheen])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.with(&[T::Trait(Trait::Dragon)]))],
        &[strength(K::This, 1), gains_icon(K::This, Icon::Military)],
    )]);

const PENTOSHI_GUILDMASTER: Printed =
    character("T124", "Pentoshi Guildmaster", &[House::Targaryen])
        .cost(3)
        .strength(2)
        .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
        .traits(&[Trait::Mercenary, Trait::Asshai])
        .abilities(&[response(
            &[won(&[D::Margin(4)])],
            &[],
            &[
                E::Place(K::This, Z::Hand),
                E::Then(&[E::Pay {
                    who: You,
                    costs: &[Gold(n(3))],
                    then: &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
                    otherwise: &[],
                }]),
            ],
        )
        .from(Z::Discard)
        .ok()]);

const ILLYRIOS_MAN: Printed = character("T125", "Illyrio's Man", &[House::Targaryen])
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Conscriptor])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CHARACTER.from(Z::Anywhere).with(&[TARGARYEN]))])],
    )
    .ok()]);

const XAROS_HOME: Printed = location("T126", "Xaro's Home", &[House::Targaryen])
    .unique()
    .cost(0)
    .traits(&[Trait::FreeCities])
    .abilities(&[response(
        &[deed(V::Play).by(You).to(ATTACHMENT.from(Z::Anywhere)).that(&[D::From(Z::Hand)])],
        &[Influence(n(1))],
        &[draw(You, 1)],
    )
    .ok()]);

const EASTERN_FIEFDOMS: Printed = location("T127", "Eastern Fiefdoms", &[House::Targaryen])
    .again(&[(Set::QueenOfDragons, "34")])
    .cost(1)
    .traits(&[Trait::FreeCities])
    .keywords(&[Keyword::Limited])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(1, CARD.from(Z::Anywhere).with(&[TARGARYEN]))])],
    )
    .ok()]);

const KHAL_DROGOS_TENT: Printed = location("T130", "Khal Drogo's Tent", &[House::Targaryen])
    .again(&[(Set::QueenOfDragons, "33")])
    .unique()
    .cost(1)
    .traits(&[Trait::TheEast])
    .income(1)
    .influence(1)
    .abilities(&[Ability::Rule(Rule::PlayAsAttachment)]);

const TEMPLE_OF_THE_GRACES: Printed = location("T131", "Temple of the Graces", &[House::Targaryen])
    .cost(0)
    .traits(&[Trait::FreeCities])
    .keywords(&[Keyword::Limited])
    .income(1);

const GREAT_PYRAMID: Printed = location("T133", "Great Pyramid", &[House::Targaryen])
    .again(&[(Set::QueenOfDragons, "35")])
    .cost(2)
    .traits(&[Trait::FreeCities])
    .keywords(&[Keyword::Limited])
    .abilities(&[action(
        Phase::Marshalling,
        &[KNEEL_THIS],
        &[until(NEXT, &[cheaper(2, CHARACTER.from(Z::Anywhere).with(&[TARGARYEN]))])],
    )
    .ok()]);

const SUMMER_SEA: Printed = location("T134", "Summer Sea", &[House::Targaryen, House::Martell])
    .again(&[(Set::PrincesOfTheSun, "28"), (Set::QueenOfDragons, "32")])
    .cost(0)
    .traits(&[Trait::Westeros])
    .influence(1)
    .abilities(&[action(
        Phase::Marshalling,
        &[DISCARD_THIS],
        &[until(
            NEXT,
            &[cheaper(
                2,
                CHARACTER.from(Z::Anywhere).with(&[T::Any(&[TARGARYEN, T::House(House::Martell)])]),
            )],
        )],
    )
    .ok()]);

const LADY_DAENERYSS_CHAMBERS: Printed =
    location("T180", "Lady Daenerys's Chambers", &[House::Targaryen])
        .unique()
        .cost(2)
        .traits(&[Trait::FreeCities])
        .abilities(&[response(
            &[deed(V::Play).by(You).to(CHARACTER.from(Z::Anywhere).with(&[TARGARYEN]))],
            &[],
            &[
                choose(
                    A,
                    ATTACHMENT.yours().from(Z::Discard).with(&[T::Is(
                        Stat::PrintedCost,
                        Cmp::AtMost,
                        Amount::Stat(Stat::PrintedCost, &K::It),
                    )]),
                ),
                E::Place(K::Chosen(A), Z::Hand),
            ],
        )
        .ok()]);
