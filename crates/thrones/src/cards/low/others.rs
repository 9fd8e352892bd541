//! Lords of Winter: attachments, events, locations and agendas.

use crate::card::{Printed, Set, agenda, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LordsOfWinter,
    [
        CROWN_OF_WINTER,
        GREY_WIND,
        SHAGGYDOG,
        FROZEN_SOLID,
        WINTERFELL,
        RIVERRUN,
        MOLE_TOWN_BROTHEL,
        FROZEN_OUTPOST,
        WOLFSWOOD,
        ROUTING_THE_CHARGE,
        THEY_SHALL_NOT_CROSS,
        WOLF_DREAMS,
        FEAR_CUTS_DEEPER_THAN_SWORDS,
        ENDLESS_ENDURANCE,
        AT_NIGHT_THEY_HOWL,
        TREATY_WITH_THE_NORTH,
        BOWL_OF_BROWN,
        TRAINING_GROUNDS,
        NIGHTMARES,
        DIE_BY_THE_SWORD,
        THE_SIEGE_OF_WINTERFELL,
    ],
);

const STARK: Filter = CHARACTER.with(&[T::House(House::Stark)]);
const OPPONENTS_CHARACTERS: &Filter = &CHARACTER.opponents().from(Z::Anywhere);
const OPPONENTS_EVENTS: &Filter = &EVENTS.opponents();
const ROBB: If = If::Is(K::Host, T::Named(Name("Robb Stark")));
/// Stark cards, wherever they are.
const STARK_CARDS: Filter = CARD.from(Z::Anywhere).with(&[T::House(House::Stark)]);
const TREATIES: Filter =
    Filter::new(AGENDA).from(Z::Agenda).theirs().with(&[T::Trait(Trait::Treaty)]);

const CROWN_OF_WINTER: Printed = attachment("1", "Crown of Winter", &[House::Stark])
    .unique()
    .cost(2)
    .traits(&[Trait::Item, Trait::Crown])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(CHARACTER.with(&[T::Unique, T::House(House::Stark)]))),
        constant(&[
            strength(K::Host, 2),
            gains(K::Host, Keyword::Immune(OPPONENTS_EVENTS)),
            gains(K::Host, Keyword::Immune(OPPONENTS_CHARACTERS)),
        ]),
        constant_if(
            &[If::Not(&If::Exists(CARD.with(&[T::Named(Name("Black Raven"))])))],
            &[Table(TableMod::Season(Season::Winter))],
        ),
    ]);

const GREY_WIND: Printed = attachment("2", "Grey Wind", &[House::Stark])
    .unique()
    .cost(1)
    .traits(&[Trait::Creature, Trait::Direwolf])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(STARK)),
        action(
            Phase::Any,
            &[KNEEL_THIS],
            &[
                choose(
                    A,
                    CHARACTER.with(&[T::Is(
                        Stat::Strength,
                        Cmp::AtMost,
                        Amount::Either(&ROBB, &n(2), &n(1)),
                    )]),
                ),
                E::Kill(K::Chosen(A), Save::Savable),
            ],
        )
        .ok(),
    ]);

const SHAGGYDOG: Printed = attachment("3", "Shaggydog", &[House::Stark])
    .unique()
    .cost(1)
    .traits(&[Trait::Creature, Trait::Direwolf])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(STARK)),
        passive(&[won(&[D::With(&HOST)])], &[E::Stand(K::This)]).ok(),
        action(
            Phase::Challenges,
            &[Either(&[&[KNEEL_THIS], &[kneel(1, CARD.with(&[T::Trait(Trait::Direwolf)]))]])],
            &[
                choose(A, CHARACTER.with(&[T::Attacking])),
                until(Du::Phase, &[strength(K::Chosen(A), -2)]),
            ],
        )
        .ok(),
    ]);

const FROZEN_SOLID: Printed = attachment("4", "Frozen Solid", &[House::Stark])
    .house_only(House::Stark)
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(
            Filter::new(LOC.union(ATT)).with(&[T::Not(&T::Keyword(Keyword::Limited))]),
        )),
        constant(&[Card(K::Host, M::Blank(Blank::Whole))]),
    ]);

const WINTERFELL: Printed = location("23", "Winterfell", &[House::Stark])
    .unique()
    .cost(4)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[response(
        &[won(&[D::Defender])],
        &[],
        &[E::Claim(
            K::HouseCard(You),
            Amount::Either(&If::Challenge(&[D::Kind(Icon::Military)]), &n(2), &n(1)),
        )],
    )
    .ok()]);

const RIVERRUN: Printed = location("24", "Riverrun", &[House::Stark])
    .unique()
    .cost(2)
    .traits(&[Trait::Westeros, Trait::HouseTully])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .abilities(&[passive(
        &[deed(V::End).that(&[D::In(Phase::Challenges)])],
        &[E::Claim(K::Every(&CHARACTER.yours().with(&[T::Trait(Trait::HouseTully)])), n(1))],
    )
    .when(&[If::Not(&If::Did(You, Past::Lost(None)))])
    .ok()]);

const MOLE_TOWN_BROTHEL: Printed = location("25", "Mole Town Brothel", &[House::Stark])
    .cost(2)
    .traits(&[Trait::TheNorth])
    .abilities(&[
        constant_if(
            &[If::Compare(
                Amount::Count(&CHARACTER.with(&[T::Trait(Trait::Wildling)])),
                Cmp::More,
                Amount::Count(&CHARACTER.with(&[T::Trait(Trait::NightsWatch)])),
            )],
            &[Card(K::This, M::Expelled)],
        ),
        action(
            Phase::Any,
            &[Influence(n(1))],
            &[choose(A, CHARACTER.with(&[T::Defending])), E::Stand(K::Chosen(A))],
        )
        .ok(),
    ]);

const FROZEN_OUTPOST: Printed = location("26", "Frozen Outpost", &[House::Stark])
    .cost(2)
    .traits(&[Trait::Winterfell, Trait::Stronghold])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Defending])),
            E::Stand(K::Chosen(A)),
            until(
                Du::Challenge,
                &[Card(
                    K::Chosen(A),
                    M::Strength(Change::By(Amount::Either(
                        &If::Is(K::Chosen(A), T::Crest(Crest::War)),
                        &n(4),
                        &n(2),
                    ))),
                )],
            ),
        ],
    )
    .ok()]);

const WOLFSWOOD: Printed = location("27", "Wolfswood", &[House::Stark])
    .unique()
    .cost(1)
    .traits(&[Trait::Winterfell])
    .abilities(&[constant(&[gains(
        K::Every(&CHARACTER.yours().with(&[T::Trait(Trait::Direwolf)])),
        Keyword::Stealth,
    )])]);

const ROUTING_THE_CHARGE: Printed =
    event("33", "Routing the Charge").house_only(House::Stark).abilities(&[response(
        &[won(&[D::Defender])],
        &[],
        &[choose(A, CHARACTER.with(&[T::Attacking])), E::Kill(K::Chosen(A), Save::Unsavable)],
    )
    .from(Z::Hand)
    .ok()]);

const THEY_SHALL_NOT_CROSS: Printed =
    event("34", "They Shall Not Cross").house_only(House::Stark).abilities(&[interrupt(
        &[deed(V::Discard).to(LOCATION).that(&[D::From(Z::Play)])],
        &[],
        &[
            E::Save(K::It),
            E::Then(&[
                E::Choose { to: A, by: You, from: STARK, count: ONE },
                E::Attach {
                    what: K::This,
                    to: K::Chosen(A),
                    as_: As::Face(&Face {
                        types: ATT,
                        traits: &[Trait::Boon],
                        abilities: &[constant(&[strength(K::Host, 2)])],
                    }),
                },
            ]),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const WOLF_DREAMS: Printed = event("35", "Wolf Dreams").abilities(&[action(
    Phase::Marshalling,
    &[],
    &[
        E::Search {
            to: A,
            by: You,
            top: None,
            from: CARD.yours().from(Z::Deck).with(&[T::Trait(Trait::Direwolf)]),
            count: ONE,
            show: true,
        },
        E::Place(K::Chosen(A), Z::Hand),
    ],
)
.from(Z::Hand)
.ok()]);

const FEAR_CUTS_DEEPER_THAN_SWORDS: Printed = event("36", "Fear Cuts Deeper than Swords")
    .abilities(&[interrupt(
        &[deed(V::Trigger).to(EVENTS).that(&[D::OnlyTarget(&STARK.yours())])],
        &[],
        &[E::Cancel],
    )
    .from(Z::Hand)
    .ok()]);

const ENDLESS_ENDURANCE: Printed = event("37", "Endless Endurance").abilities(&[
    action(
        Phase::Challenges,
        &[],
        &[
            choose(A, CHARACTER.yours().with(&[T::House(House::Stark), T::Participating])),
            until(Du::Challenge, &[strength(K::Chosen(A), 2)]),
        ],
    )
    .from(Z::Hand)
    .ok(),
    response(&[won(&[D::Kind(Icon::Military), D::Margin(4)])], &[], &[E::Place(K::This, Z::Hand)])
        .from(Z::Discard)
        .ok(),
]);

const AT_NIGHT_THEY_HOWL: Printed = event("38", "At Night They Howl").abilities(&[action(
    Phase::Any,
    &[],
    &[E::Stand(K::Every(&CARD.with(&[T::Trait(Trait::Creature)])))],
)
.from(Z::Hand)
.ok()]);

const TREATY_WITH_THE_NORTH: Printed =
    agenda("39", "Treaty with the North").traits(&[Trait::Treaty]).abilities(&[
        constant_from(Z::Agenda, &[], &[Player(You, P::NoPenalty(STARK_CARDS))]),
        constant_from(
            Z::Agenda,
            &[],
            &[Player(With(&If::Not(&If::Exists(TREATIES))), P::Victory { by: n(-5), least: 10 })],
        ),
    ]);

const BOWL_OF_BROWN: Printed = attachment("43", "Bowl of Brown", &[])
    .cost(0)
    .traits(&[Trait::Item])
    .abilities(&[constant(&[Card(
        K::Host,
        M::Cannot(&[deed(V::Trigger), deed(V::Kneel).that(&[D::Cause(Cause::Cost)])]),
    )])]);

const TRAINING_GROUNDS: Printed = location("44", "Training Grounds", &[])
    .cost(3)
    .traits(&[Trait::Westeros])
    .abilities(&[constant(&[Card(
        K::Every(&CHARACTER.yours().with(&[T::Trait(Trait::Army)])),
        M::NoKneel(&[D::Attacker, D::Kind(Icon::Military)]),
    )])]);

const NIGHTMARES: Printed = event("46", "Nightmares").abilities(&[action(
    Phase::Any,
    &[],
    &[
        choose(A, Filter::new(CHAR.union(LOC))),
        until(Du::Phase, &[Card(K::Chosen(A), M::Blank(Blank::Whole))]),
    ],
)
.from(Z::Hand)
.ok()]);

const DIE_BY_THE_SWORD: Printed = event("47", "Die by the Sword").abilities(&[response(
    &[won(&[
        D::Kind(Icon::Military),
        D::With(&CHARACTER.yours().with(&[T::Crest(Crest::War), T::Participating])),
    ])],
    &[],
    &[choose(A, CHARACTER.of(&Loser)), E::Kill(K::Chosen(A), Save::Savable)],
)
.limit(title_once(Period::Challenge))
.from(Z::Hand)
.ok()]);

const THE_SIEGE_OF_WINTERFELL: Printed =
    agenda("48", "The Siege of Winterfell").house_only(House::Stark).abilities(&[
        constant_from(
            Z::Agenda,
            &[],
            &[Player(
                You,
                P::Cannot(&[deed(V::ClaimPower)
                    .to(Filter::new(Types::only(CardType::House)))
                    .that(&[D::Not(&D::Kind(Icon::Military))])]),
            )],
        ),
        response(&[won(&[D::Kind(Icon::Military)])], &[], &[claim_house(2)]).from(Z::Agenda).ok(),
    ]);
