//! Kings of the Storm: attachments, events, locations and agendas.

use crate::card::{Printed, Set, agenda, attachment, event, location, of_set};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheStorm,
    [
        RUBY_OF_RHLLOR,
        ACCEPTED_DESTINY,
        CROWN_OF_AZOR_AHAI,
        THE_STORMLANDS,
        SALLAS_ESCORT_SHIP,
        PYRE_OF_THE_FALSE_GODS,
        SMUGGLERS_COVE,
        STORMS_END,
        OBEY_THE_KING,
        HEART_OF_THE_STAG,
        BOUND_BY_BLOOD,
        DIRECT_ASSAULT,
        DARK_PROPHECY,
        SEE_WHO_IS_STRONGER,
        KNIGHTS_OF_THE_REALM,
        KNIGHTED,
        THE_ROSEROAD,
        THE_SEAROAD,
        KINGS_PAVILLION,
        SUPERIOR_CLAIM,
        NARROW_ESCAPE,
    ],
);

const BARATHEON: Filter = CHARACTER.with(&[T::House(House::Baratheon)]);
const HIS_DECK: Filter = CARD.of(&Chosen(A)).from(Z::Deck);
const TOP_FIVE: K = K::Top(n(5), &HIS_DECK);
/// Discard the whole hand.
const WHOLE_HAND: Cost = give(V::Discard, K::Every(&CARD.yours().from(Z::Hand)), Z::Discard);

const RUBY_OF_RHLLOR: Printed = attachment("21", "Ruby of R'hllor", &[House::Baratheon])
    .unique()
    .cost(2)
    .traits(&[Trait::Item])
    .keywords(&[Keyword::Vigilant])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(CHARACTER.with(&[T::Trait(Trait::Asshai)]))),
        constant(&[gains(K::Host, Keyword::Immune(&EVENTS.opponents()))]),
        response(
            &[deed(V::Discard).to(CARD.opponents().from(Z::Anywhere)).that(&[D::From(Z::Hand)])],
            &[KNEEL_THIS],
            &[draw(You, 1)],
        )
        .ok(),
    ]);

const ACCEPTED_DESTINY: Printed = attachment("22", "Accepted Destiny", &[House::Baratheon])
    .cost(1)
    .traits(&[Trait::Boon])
    .abilities(&[constant(&[Card(
        K::Host,
        M::Strength(Change::By(Amount::Of(You, Tally::HousePower))),
    )])]);

const CROWN_OF_AZOR_AHAI: Printed = attachment("23", "Crown of Azor Ahai", &[House::Baratheon])
    .unique()
    .cost(1)
    .traits(&[Trait::Item, Trait::Crown])
    .keywords(&[Keyword::Setup])
    .abilities(&[
        Ability::Rule(Rule::AttachTo(CHARACTER.with(&[T::Unique, T::House(House::Baratheon)]))),
        constant_if(
            &[
                If::Is(K::This, T::Standing),
                If::Not(&If::Exists(CARD.with(&[T::Named(Name("White Raven"))]))),
            ],
            &[Table(TableMod::Season(Season::Summer))],
        ),
        constant_if(
            &[
                If::Is(K::This, T::Kneeling),
                If::Not(&If::Exists(CARD.with(&[T::Named(Name("Black Raven"))]))),
            ],
            &[Table(TableMod::Season(Season::Winter))],
        ),
        action(Phase::Any, &[], &[E::Kneel(K::This)]).ok(),
    ]);

const THE_STORMLANDS: Printed = location("24", "The Stormlands", &[House::Baratheon])
    .unique()
    .cost(2)
    .traits(&[Trait::Kingdom])
    .abilities(&[
        constant(&[gains_trait(K::Plot(You), Trait::PowerStruggle)]),
        constant_if(
            &[
                If::Is(K::Plot(You), T::PrintedTrait(Trait::PowerStruggle)),
                If::Challenge(&[D::Kind(Icon::Power)]),
            ],
            &[Player(You, P::Value(Value::Claim, Change::By(n(1))))],
        ),
    ]);

const SALLAS_ESCORT_SHIP: Printed = location("25", "Salla's Escort Ship", &[House::Baratheon])
    .cost(2)
    .traits(&[Trait::Warship])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER),
            choose(B, CHARACTER.with(&[T::Not(&T::In(A))])),
            until(Du::Phase, &[strength(K::Chosen(A), -1), strength(K::Chosen(B), 1)]),
        ],
    )
    .ok()]);

const PYRE_OF_THE_FALSE_GODS: Printed =
    location("30", "Pyre of the False Gods", &[House::Baratheon])
        .unique()
        .cost(2)
        .traits(&[Trait::Dragonstone])
        .abilities(&[
            constant(&[Card(K::Every(&EVENTS.yours()), M::Goes(V::Play, Z::DeckBottom))]),
            action(
                Phase::Marshalling,
                &[KNEEL_THIS, Gold(n(2))],
                &[choose(A, EVENTS.yours().from(Z::Discard)), E::Place(K::Chosen(A), Z::Hand)],
            )
            .ok(),
        ]);

const SMUGGLERS_COVE: Printed = location("31", "Smuggler's Cove", &[House::Baratheon])
    .cost(1)
    .traits(&[Trait::Westeros])
    .abilities(&[action(
        Phase::Challenges,
        &[KNEEL_THIS],
        &[
            choose(A, CHARACTER.with(&[T::Participating])),
            until(Du::Phase, &[strength(K::Chosen(A), 2), gains(K::Chosen(A), Keyword::Stealth)]),
        ],
    )
    .when(&[If::Challenge(&[D::Kind(Icon::Power)])])
    .ok()]);

const STORMS_END: Printed = location("32", "Storm's End", &[House::Baratheon])
    .unique()
    .cost(2)
    .traits(&[Trait::Westeros])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Play,
        of: deed(V::ClaimPower)
            .by(You)
            .to(Filter::new(Types::only(CardType::House)))
            .that(&[D::Cause(Cause::Dominance)]),
        when: &[If::Compare(Amount::Count(&BARATHEON.yours()), Cmp::AtLeast, n(2))],
        effects: &[E::OneOf {
            by: You,
            options: &[
                &[
                    E::Choose {
                        to: A,
                        by: You,
                        from: BARATHEON.yours(),
                        count: Count::Exactly(n(2)),
                    },
                    E::Claim(K::Chosen(A), n(1)),
                ],
                &[claim_house(1)],
            ],
        }],
    })]);

const OBEY_THE_KING: Printed =
    event("33", "Obey the King").house_only(House::Baratheon).abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            choose(A, CHARACTER.with(&[T::Is(Stat::Power, Cmp::AtLeast, n(1))])),
            E::If(
                If::Is(K::Chosen(A), T::Kneeling),
                &[E::Stand(K::Chosen(A))],
                &[E::Kneel(K::Chosen(A))],
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const HEART_OF_THE_STAG: Printed = event("34", "Heart of the Stag").abilities(&[action(
    Phase::Challenges,
    &[],
    &[
        choose(A, CHARACTER.with(&[T::House(House::Baratheon), T::Participating])),
        until(Du::Challenge, &[strength(K::Chosen(A), 2), gains(K::Chosen(A), Keyword::Renown)]),
    ],
)
.from(Z::Hand)
.ok()]);

const BOUND_BY_BLOOD: Printed = event("35", "Bound by Blood").abilities(&[action(
    Phase::Challenges,
    &[give(V::Return, K::Chosen(A), Z::Hand)],
    &[
        choose(A, BARATHEON.yours()),
        choose(
            B,
            CHARACTER.yours().from(Z::Hand).with(&[
                T::House(House::Baratheon),
                T::Is(
                    Stat::PrintedCost,
                    Cmp::Equal,
                    Amount::Stat(Stat::PrintedCost, &K::Chosen(A)),
                ),
                T::Not(&T::CopyOf(K::Chosen(A))),
            ]),
        ),
        E::PutIntoPlay { what: K::Chosen(B), under: You, how: Enter::Standing },
    ],
)
.from(Z::Hand)
.ok()]);

const DIRECT_ASSAULT: Printed = event("36", "Direct Assault")
    .houses_only(&[House::Stark, House::Baratheon])
    .abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            choose(
                A,
                CHARACTER.with(&[
                    T::Icon(Icon::Military),
                    T::Icon(Icon::Power),
                    T::Attacking,
                    T::Alone,
                ]),
            ),
            until(Du::Challenge, &[strength(K::Chosen(A), 2)]),
            watch(
                Du::Challenge,
                &Ability::Instead(Instead {
                    from: Z::Play,
                    of: deed(V::Satisfy).that(&[D::Against(You)]),
                    when: &[],
                    effects: &[
                        E::Choose {
                            to: B,
                            by: You,
                            from: LOCATION.of(&Defender).with(&[T::Not(&T::Unique)]),
                            count: ONE,
                        },
                        E::TakeControl(K::Chosen(B), You),
                    ],
                }),
            ),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const DARK_PROPHECY: Printed =
    event("37", "Dark Prophecy").house_only(House::Baratheon).abilities(&[response(
        &[deed(V::Win).by(You).that(&[D::Dominance]), won(&[D::Kind(Icon::Power)])],
        &[],
        &[
            choose_opponent(A),
            E::Reveal(TOP_FIVE),
            E::Choose {
                to: B,
                by: You,
                from: CARD.of(&Chosen(A)).from(Z::Deck).with(&[T::Same(TOP_FIVE)]),
                count: ONE,
            },
            E::Discard(K::Chosen(B), Save::Savable),
            E::Arrange(You, K::Top(n(4), &HIS_DECK)),
        ],
    )
    .from(Z::Hand)
    .ok()]);

const SEE_WHO_IS_STRONGER: Printed =
    event("38", "See who is Stronger").house_only(House::Baratheon).abilities(&[action(
        Phase::Any,
        &[Influence(n(3))],
        &[
            choose(
                A,
                CHARACTER
                    .yours()
                    .from(Z::Discard)
                    .or_from(Z::Dead)
                    .with(&[T::Any(&[T::Trait(Trait::Knight), T::Trait(Trait::Army)])]),
            ),
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
        ],
    )
    .from(Z::Hand)
    .ok()]);

const KNIGHTS_OF_THE_REALM: Printed = agenda("39", "Knights of the Realm").abilities(&[
    constant_from(
        Z::Agenda,
        &[If::Rank(
            You,
            Cmp::More,
            Tally::Cards(&CHARACTER.theirs().with(&[T::Trait(Trait::Knight)])),
            Over::Each,
        )],
        &[Player(You, P::Draws(n(1)))],
    ),
    constant_from(
        Z::Agenda,
        &[If::Rank(
            You,
            Cmp::Less,
            Tally::Cards(&CHARACTER.theirs().with(&[T::Trait(Trait::Knight)])),
            Over::Each,
        )],
        &[Player(You, P::Draws(n(-1)))],
    ),
]);

const KNIGHTED: Printed = attachment("43", "Knighted", &[])
    .cost(0)
    .traits(&[Trait::Title])
    .abilities(&[constant(&[gains_trait(K::Host, Trait::Knight), strength(K::Host, 1)])]);

const THE_ROSEROAD: Printed = location("44", "The Roseroad", &[])
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1);

const THE_SEAROAD: Printed = location("45", "The Searoad", &[])
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1);

const KINGS_PAVILLION: Printed = location("46", "King's Pavillion", &[])
    .cost(2)
    .traits(&[Trait::KingsLanding])
    .abilities(&[constant(&[strength(K::Every(&CHARACTER.with(&[T::Standing])), 3)])]);

const SUPERIOR_CLAIM: Printed = event("47", "Superior Claim").abilities(&[response(
    &[won(&[D::Kind(Icon::Power), D::Margin(4)])],
    &[],
    &[claim_house(2)],
)
.limit(title_once(Period::Challenge))
.from(Z::Hand)
.ok()]);

const NARROW_ESCAPE: Printed = event("48", "Narrow Escape").abilities(&[action(
    Phase::Any,
    &[],
    &[
        E::Each(
            Opponents,
            &[E::Pay { who: Them, costs: &[WHOLE_HAND], then: &[E::Cancel], otherwise: &[] }],
        ),
        E::Each(
            Everyone,
            &[E::PutIntoPlay {
                what: K::Every(
                    &CHARACTER.theirs().from(Z::Dead).or_from(Z::Discard).with(&[T::Fallen]),
                ),
                under: Them,
                how: Enter::Standing,
            }],
        ),
    ],
)
.when(&[If::Exists(CHARACTER.from(Z::Dead).or_from(Z::Discard).with(&[T::Fallen]))])
.limit(title_once(Period::Phase))
.from(Z::Hand)
.ok()]);
