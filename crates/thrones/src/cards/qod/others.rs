//! Queen of Dragons: attachments, events, locations and agendas.

use crate::card::{Printed, Set, agenda, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::QueenOfDragons,
    [
        UNBURNT,
        DRAGON_FEAR,
        BLOODRIDERS_ARAKH,
        SHADE_OF_THE_EVENING,
        SUN_STROKE,
        CROWN_OF_MEEREEN,
        QARTH,
        YUNKAI,
        ASTAPOR,
        MEEREEN,
        PLAZA_OF_PRIDE,
        MYRISH_VILLA,
        AMBUSH_FROM_THE_PLAINS,
        FIELD_OF_FIRE,
        MAEGIS_PROMISE,
        HIGH_GROUND,
        KINGSROAD_FIEFDOM,
        RIVER_ROW,
        DISSENSION,
        FAVORABLE_GROUND,
        PAPER_SHIELD,
        ALLIANCE,
        HEIR_TO_THE_IRON_THRONE,
    ],
);

const TARGARYEN: Filter = CHARACTER.with(&[T::House(House::Targaryen)]);
const OWN_DRAGON: Filter = CHARACTER.yours().with(&[T::Trait(Trait::Dragon)]);
const FIGHTING_DRAGON: Filter =
    CHARACTER.yours().with(&[T::Trait(Trait::Dragon), T::Participating]);
const DECK: Filter = CARD.yours().from(Z::Deck);
const SEEN: Amount = Amount::Either(&If::Season(Season::Summer), &n(5), &n(3));
const LEFT: Amount = Amount::Either(&If::Season(Season::Summer), &n(4), &n(2));
const TREATIES: Filter =
    Filter::new(AGENDA).from(Z::Agenda).theirs().with(&[T::Trait(Trait::Treaty)]);

const UNBURNT: Printed = attachment("1", "Unburnt", &[House::Targaryen])
    .cost(0)
    .traits(&[Trait::Condition])
    .abilities(&[interrupt(
        &[deed(V::Kill).to(HOST)],
        &[DISCARD_THIS],
        &[E::Save(K::Host), E::Return(K::Host, Z::Hand, Save::Savable)],
    )
    .ok()]);

const DRAGON_FEAR: Printed = attachment("2", "Dragon Fear", &[House::Targaryen])
    .cost(0)
    .traits(&[Trait::Condition])
    .abilities(&[constant_if(
        &[If::Exists(CHARACTER.with(&[T::Trait(Trait::Dragon)]))],
        &[Card(K::Host, M::DiesFirst)],
    )]);

const BLOODRIDERS_ARAKH: Printed = attachment("3", "Bloodrider's Arakh", &[House::Targaryen])
    .cost(1)
    .traits(&[Trait::Weapon])
    .abilities(&[
        constant(&[strength(K::Host, 1), gains_crest(K::Host, Crest::War)]),
        constant_if(
            &[If::Is(K::Host, T::Attacking)],
            &[Card(K::Every(&CHARACTER.with(&[T::Defending])), M::Fatal(V::Kill, Save::Savable))],
        ),
    ]);

const SHADE_OF_THE_EVENING: Printed = attachment("4", "Shade of the Evening", &[House::Targaryen])
    .cost(2)
    .traits(&[Trait::Item])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(TARGARYEN)),
        constant(&[
            gains_icon(K::Host, Icon::Military),
            gains_icon(K::Host, Icon::Intrigue),
            gains_icon(K::Host, Icon::Power),
        ]),
        response(
            &[won(&[D::With(&HOST)])],
            &[],
            &[
                E::LookAt(You, K::Top(SEEN, &DECK)),
                E::Choose {
                    to: A,
                    by: You,
                    from: CARD.yours().from(Z::Deck).with(&[T::Same(K::Top(SEEN, &DECK))]),
                    count: ONE,
                },
                E::Place(K::Chosen(A), Z::Hand),
                E::Arrange(You, K::Top(LEFT, &DECK)),
            ],
        )
        .ok(),
    ]);

const SUN_STROKE: Printed = attachment("5", "Sun Stroke", &[House::Targaryen, House::Martell])
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[
        constant(&[Card(K::Host, M::Cannot(&[deed(V::Save)]))]),
        response(
            &[lost(&[D::Margin(4)])],
            &[],
            &[until(
                Du::Phase,
                &[strength(K::Host, -4), Card(K::Host, M::Fatal(V::Kill, Save::Savable))],
            )],
        )
        .ok(),
    ]);

const CROWN_OF_MEEREEN: Printed = attachment("6", "Crown of Meereen", &[House::Targaryen])
    .unique()
    .cost(2)
    .traits(&[Trait::Item, Trait::Crown])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(CHARACTER.with(&[T::Unique, T::House(House::Targaryen)]))),
        constant_if(
            &[If::Not(&If::Exists(CARD.with(&[T::Named(Name("White Raven"))])))],
            &[Table(TableMod::Season(Season::Summer))],
        ),
        response(
            &[won(&[D::With(&HOST)])],
            &[],
            &[
                choose(A, ATTACHMENT),
                choose(
                    B,
                    Filter::new(CHAR.union(LOC).union(ATT).with(CardType::House))
                        .with(&[T::MayHold(K::Chosen(A))]),
                ),
                E::TakeControl(K::Chosen(A), You),
                E::Attach { what: K::Chosen(A), to: K::Chosen(B), as_: As::Itself },
            ],
        )
        .ok(),
    ]);

const QARTH: Printed = location("26", "Qarth", &[House::Targaryen])
    .unique()
    .cost(1)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, OWN_DRAGON),
            until(
                Du::Phase,
                &[gains_icon(K::Chosen(A), Icon::Intrigue), gains(K::Chosen(A), Keyword::Deadly)],
            ),
        ],
    )
    .ok()]);

const YUNKAI: Printed = location("27", "Yunkai", &[House::Targaryen])
    .unique()
    .cost(1)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[choose(A, OWN_DRAGON), until(Du::Phase, &[gains(K::Chosen(A), Keyword::Renown)])],
    )
    .ok()]);

const ASTAPOR: Printed = location("28", "Astapor", &[House::Targaryen])
    .unique()
    .cost(1)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, FIGHTING_DRAGON),
            until(Du::Phase, &[strength(K::Chosen(A), 2)]),
            watch(Du::Challenge, &passive(&[won(&[])], &[E::Stand(K::Chosen(A))]).ok()),
        ],
    )
    .ok()]);

const MEEREEN: Printed = location("29", "Meereen", &[House::Targaryen])
    .unique()
    .cost(1)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, FIGHTING_DRAGON),
            until(
                Du::Phase,
                &[gains(
                    K::Chosen(A),
                    Keyword::Immune(&ANYTHING.opponents().with(&[T::Triggered])),
                )],
            ),
            watch(
                Du::Challenge,
                &passive(
                    &[won(&[])],
                    &[E::Draw(You, Amount::Count(&FIGHTING_DRAGON), Cap::Counted)],
                )
                .ok(),
            ),
        ],
    )
    .ok()]);

const PLAZA_OF_PRIDE: Printed = location("30", "Plaza of Pride", &[House::Targaryen])
    .house_only(House::Targaryen)
    .unique()
    .cost(2)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(
                A,
                CHARACTER.yours().with(&[
                    T::House(House::Targaryen),
                    T::Trait(Trait::Army),
                    T::Attacking,
                ]),
            ),
            E::OneOf {
                by: You,
                options: &[
                    &[until(Du::Phase, &[gains(K::Chosen(A), Keyword::Stealth)])],
                    &[until(Du::Phase, &[gains(K::Chosen(A), Keyword::Deadly)])],
                ],
            },
        ],
    )
    .ok()]);

const MYRISH_VILLA: Printed = location("31", "Myrish Villa", &[House::Targaryen])
    .cost(1)
    .traits(&[Trait::FreeCities])
    .abilities(&[
        action(
            Phase::Any,
            &[Influence(n(1))],
            &[E::PutIntoPlay { what: K::This, under: You, how: Enter::Standing }],
        )
        .from(Z::Hand)
        .ok(),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(
                NEXT,
                &[cheaper_by(
                    Amount::Minus(&Amount::Either(&If::Season(Season::Summer), &n(2), &n(1))),
                    CARD.from(Z::Anywhere).with(&[T::House(House::Targaryen)]),
                )],
            )],
        )
        .ok(),
    ]);

const AMBUSH_FROM_THE_PLAINS: Printed = event("36", "Ambush from the Plains").abilities(&[action(
    Phase::Challenges,
    &[],
    &[
        choose(
            A,
            CHARACTER.yours().from(Z::Hand).or_from(Z::Discard).with(&[
                T::House(House::Targaryen),
                T::Is(Stat::PrintedCost, Cmp::Less, Amount::Of(You, Tally::Initiative)),
            ]),
        ),
        E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
        watch(
            Du::Round,
            &passive(
                &[deed(V::End).that(&[D::In(Phase::Challenges)])],
                &[E::Return(K::Chosen(A), Z::Hand, Save::Savable)],
            )
            .ok(),
        ),
    ],
)
.from(Z::Hand)
.ok()]);

const FIELD_OF_FIRE: Printed =
    event("37", "Field of Fire").house_only(House::Targaryen).abilities(&[action(
        Phase::Challenges,
        &[Influence(n(2))],
        &[
            E::Choose {
                to: A,
                by: You,
                from: CHARACTER.with(&[T::Participating, T::Not(&T::Trait(Trait::Dragon))]),
                count: Count::All,
            },
            until(
                Du::Phase,
                &[strength(K::Chosen(A), -2), Card(K::Chosen(A), M::Fatal(V::Kill, Save::Savable))],
            ),
        ],
    )
    .when(&[If::Season(Season::Summer)])
    .from(Z::Hand)
    .ok()]);

const MAEGIS_PROMISE: Printed = event("38", "Maegi's Promise").abilities(&[action(
    Phase::Dominance,
    &[Influence(n(1))],
    &[
        choose(A, CHARACTER.yours().from(Z::Dead).with(&[T::House(House::Targaryen)])),
        E::Place(K::Chosen(A), Z::Hand),
    ],
)
.from(Z::Hand)
.ok()]);

const HIGH_GROUND: Printed =
    location("41", "High Ground", &[]).cost(2).traits(&[Trait::Westeros]).abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[choose(A, CHARACTER.with(&[T::InHouse, T::Trait(Trait::Army)])), E::Stand(K::Chosen(A))],
    )
    .ok()]);

const KINGSROAD_FIEFDOM: Printed = location("42", "Kingsroad Fiefdom", &[])
    .cost(2)
    .traits(&[Trait::Westeros])
    .initiative(2)
    .influence(2);

const RIVER_ROW: Printed =
    location("43", "River Row", &[]).cost(0).traits(&[Trait::KingsLanding]).abilities(&[
        Ability::Rule(Rule::Copies(1)),
        Ability::Rule(Rule::EnterKnelt),
        action(
            Phase::Marshalling,
            &[KNEEL_THIS],
            &[until(NEXT, &[cheaper(1, CHARACTER.from(Z::Anywhere))])],
        )
        .ok(),
    ]);

const DISSENSION: Printed = event("44", "Dissension").abilities(&[action(
    Phase::Marshalling,
    &[],
    &[E::OneOf {
        by: You,
        options: &[
            &[
                E::Choose {
                    to: A,
                    by: You,
                    from: CHARACTER
                        .with(&[T::Any(&[T::Trait(Trait::Ally), T::Trait(Trait::Mercenary)])]),
                    count: ONE,
                },
                E::Discard(K::Chosen(A), Save::Savable),
            ],
            &[
                E::Choose {
                    to: A,
                    by: You,
                    from: CHARACTER.with(&[T::Trait(Trait::Refugee)]),
                    count: Count::UpTo(n(2)),
                },
                E::Discard(K::Chosen(A), Save::Savable),
            ],
        ],
    }],
)
.from(Z::Hand)
.ok()]);

const FAVORABLE_GROUND: Printed = event("45", "Favorable Ground").abilities(&[action(
    Phase::Dominance,
    &[Influence(n(3))],
    &[E::Discard(
        K::Every(&LOCATION.with(&[T::Not(&T::Keyword(Keyword::Limited))])),
        Save::Savable,
    )],
)
.from(Z::Hand)
.ok()]);

const PAPER_SHIELD: Printed = event("46", "Paper Shield").abilities(&[interrupt(
    &[deed(V::Trigger).to(EVENTS).that(&[D::Not(&D::Costs(Resource::Either))])],
    &[],
    &[E::Cancel],
)
.from(Z::Hand)
.ok()]);

const ALLIANCE: Printed = agenda("47", "Alliance").traits(&[Trait::Treaty]).abilities(&[
    Ability::Rule(Rule::NameFirst(Nameable::House)),
    constant_from(
        Z::Agenda,
        &[],
        &[Player(You, P::NoPenalty(CARD.from(Z::Anywhere).with(&[T::HouseIn(A)])))],
    ),
    constant_from(
        Z::Agenda,
        &[],
        &[Card(
            K::HouseCard(With(&If::Not(&If::Exists(TREATIES)))),
            M::Gains(
                &action(
                    Phase::Marshalling,
                    &[KNEEL_THIS],
                    &[E::OneOf {
                        by: You,
                        options: &[
                            &[draw(You, 1)],
                            &[E::Gold { from: Purse::Treasury, to: Purse::Pool(You), gold: n(2) }],
                        ],
                    }],
                )
                .ok(),
            ),
        )],
    ),
]);

const HEIR_TO_THE_IRON_THRONE: Printed =
    agenda("48", "Heir to the Iron Throne").house_only(House::Targaryen).abilities(&[
        Ability::Rule(Rule::NameFirst(Nameable::ChallengeBut(Icon::Power))),
        constant_from(
            Z::Agenda,
            &[],
            &[Player(You, P::Cannot(&[deed(V::Initiate).that(&[D::KindIn(A)])]))],
        ),
        constant_from(
            Z::Agenda,
            &[],
            &[Player(You, P::Challenges { kind: Some(Icon::Power), more: 1, most: None })],
        ),
    ]);
