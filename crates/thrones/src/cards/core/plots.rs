//! The Core Set: the plots.

use super::OPPONENTS_CHARACTERS;
use crate::card::{Printed, plot};
use crate::vocabulary::words::*;

const YOUR_KNIGHTS: Filter = CHARACTER.yours().with(&[T::Trait(Trait::Knight)]);

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    SUMMONING_SEASON,
    MUTUAL_CAUSE,
    UNEASY_TRUCE,
    RAINS_OF_AUTUMN,
    GOOD_FOR_THE_GANDER,
    TOURNEY_FOR_THE_HAND,
    FLEEING_TO_THE_WALL,
    DRUNKEN_ALLEGATIONS,
    MUTUAL_BLACKMAIL,
    PLANNING_AHEAD,
    WILDFIRE_ASSAULT,
    HEAR_ME_ROAR,
    BLOCKADE,
    THE_POWER_OF_BLOOD,
    BUILDING_SEASON,
    MUTUAL_ENEMIES,
    HOLDING_THE_TRIDENT,
    CALM_OVER_WESTEROS,
    SNOWED_UNDER,
    THE_POWER_OF_ARMS,
    VALAR_MORGHULIS,
    CONDEMNED_BY_THE_REALM,
    COUNTING_FAVORS,
    POWER_AND_WEALTH,
    MAD_KINGS_LEGACY,
    RULE_BY_DECREE,
    NOOSE_AND_SWORDPOINT,
    HERDING_THE_MASSES,
];

const SUMMONING_SEASON: Printed =
    plot("B181", "Summoning Season", 4, 3, 1).abilities(&[when_revealed(&[
        choose_opponent(A),
        E::Each(
            Both(A),
            &[
                E::Search {
                    to: B,
                    by: Them,
                    top: None,
                    from: CHARACTER.theirs().from(Z::Deck),
                    count: ONE,
                    show: true,
                },
                E::Place(K::Chosen(B), Z::Hand),
            ],
        ),
    ])
    .ok()]);

const MUTUAL_CAUSE: Printed = plot("B182", "Mutual Cause", 3, 3, 2).abilities(&[when_revealed(&[
    choose_opponent(A),
    until(
        Du::Round,
        &[
            Player(
                You,
                P::Cannot(
                    &[deed(V::Initiate).that(&[D::Kind(Icon::Power), D::Against(Chosen(A))])],
                ),
            ),
            Player(
                Chosen(A),
                P::Cannot(&[deed(V::Initiate).that(&[D::Kind(Icon::Power), D::Against(You)])]),
            ),
        ],
    ),
])
.when(&[If::Compare(Amount::Of(You, Tally::Opponents), Cmp::More, n(1))])
.ok()]);

const UNEASY_TRUCE: Printed = plot("B183", "Uneasy Truce", 4, 0, 1).abilities(&[constant_from(
    Z::Revealed,
    &[],
    &[Player(
        Everyone,
        P::Toll {
            of: &[deed(V::Initiate).that(&[D::Kind(Icon::Military)])],
            gold: n(2),
            to: Some(Defender),
        },
    )],
)]);

const RAINS_OF_AUTUMN: Printed =
    plot("B184", "Rains of Autumn", 4, 5, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&Filter::new(CHAR.union(LOC).union(ATT))), M::NoBonus(Resource::Gold))],
    )]);

const GOOD_FOR_THE_GANDER: Printed =
    plot("B185", "Good for the Gander", 4, 0, 1).abilities(&[when_revealed(&[
        choose(A, PLOTS.opponents().with(&[T::WhenRevealed])),
        E::Copy(Copied::WhenRevealed(K::Chosen(A))),
    ])
    .ok()]);

const TOURNEY_FOR_THE_HAND: Printed =
    plot("B186", "Tourney for the Hand", 3, 6, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[
            strength(K::Every(&YOUR_KNIGHTS), 1),
            gains(K::Every(&YOUR_KNIGHTS), Keyword::Immune(OPPONENTS_CHARACTERS)),
        ],
    )]);

const FLEEING_TO_THE_WALL: Printed = plot("B187", "Fleeing to the Wall", 3, 3, 1)
    .traits(&[Trait::Others])
    .abilities(&[when_revealed(&[
        E::Each(
            Everyone,
            &[E::Choose { to: A, by: Them, from: LOCATION, count: Count::UpTo(n(3)) }],
        ),
        E::Discard(K::Every(&LOCATION.with(&[T::Not(&T::In(A))])), Save::Unsavable),
    ])
    .firm()
    .ok()]);

const DRUNKEN_ALLEGATIONS: Printed =
    plot("L188", "Drunken Allegations", 3, 4, 1).abilities(&[when_revealed(&[
        choose_opponent(A),
        E::Each(
            Both(A),
            &[
                E::Choose { to: B, by: Them, from: CHARACTER.with(&[T::Standing]), count: ONE },
                E::Kneel(K::Chosen(B)),
            ],
        ),
    ])
    .ok()]);

const MUTUAL_BLACKMAIL: Printed =
    plot("L189", "Mutual Blackmail", 3, 1, 2).abilities(&[when_revealed(&[
        choose_opponent(A),
        until(
            Du::Round,
            &[
                Player(
                    You,
                    P::Cannot(&[
                        deed(V::Initiate).that(&[D::Kind(Icon::Intrigue), D::Against(Chosen(A))])
                    ]),
                ),
                Player(
                    Chosen(A),
                    P::Cannot(&[
                        deed(V::Initiate).that(&[D::Kind(Icon::Intrigue), D::Against(You)])
                    ]),
                ),
            ],
        ),
    ])
    .when(&[If::Compare(Amount::Of(You, Tally::Opponents), Cmp::More, n(1))])
    .ok()]);

const PLANNING_AHEAD: Printed = plot("L190", "Planning Ahead", 3, 0, 1)
    .abilities(&[constant_from(Z::Revealed, &[], &[Table(TableMod::Skip(Phase::Taxation))])]);

const WILDFIRE_ASSAULT: Printed =
    plot("L191", "Wildfire Assault", 3, 4, 1).abilities(&[when_revealed(&[
        E::Each(
            Everyone,
            &[E::Choose { to: A, by: Them, from: CHARACTER.theirs(), count: Count::UpTo(n(3)) }],
        ),
        E::Kill(K::Every(&CHARACTER.with(&[T::Not(&T::In(A))])), Save::Unsavable),
    ])
    .ok()]);

const HEAR_ME_ROAR: Printed =
    plot("L192", "Hear Me Roar", 5, 3, 1).house_only(House::Lannister).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[strength(K::Every(&CHARACTER.with(&[T::Not(&T::Icon(Icon::Intrigue))])), -1)],
    )]);

const BLOCKADE: Printed = plot("L193", "Blockade", 0, 4, 1).abilities(&[constant_from(
    Z::Revealed,
    &[],
    &[Player(Opponents, P::Value(Value::Income, Change::To(n(0))))],
)]);

const THE_POWER_OF_BLOOD: Printed = plot("L194", "The Power of Blood", 4, 3, 1).abilities(&[
    Ability::Rule(Rule::PlotCopies(2)),
    constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&CHARACTER.with(&[T::Crest(Crest::Noble)])), M::Cannot(&[deed(V::Kill)]))],
    ),
]);

const BUILDING_SEASON: Printed =
    plot("S195", "Building Season", 4, 1, 1).abilities(&[when_revealed(&[
        choose_opponent(A),
        E::Each(
            Both(A),
            &[
                E::Search {
                    to: B,
                    by: Them,
                    top: None,
                    from: LOCATION.theirs().from(Z::Deck),
                    count: ONE,
                    show: true,
                },
                E::Place(K::Chosen(B), Z::Hand),
            ],
        ),
    ])
    .ok()]);

const MUTUAL_ENEMIES: Printed =
    plot("S196", "Mutual Enemies", 2, 2, 2).abilities(&[when_revealed(&[
        choose_opponent(A),
        until(
            Du::Round,
            &[
                Player(
                    You,
                    P::Cannot(&[
                        deed(V::Initiate).that(&[D::Kind(Icon::Military), D::Against(Chosen(A))])
                    ]),
                ),
                Player(
                    Chosen(A),
                    P::Cannot(&[
                        deed(V::Initiate).that(&[D::Kind(Icon::Military), D::Against(You)])
                    ]),
                ),
            ],
        ),
    ])
    .when(&[If::Compare(Amount::Of(You, Tally::Opponents), Cmp::More, n(1))])
    .ok()]);

// "Any opponent" is at least one of them; a card that means all says "each".
const HOLDING_THE_TRIDENT: Printed =
    plot("S197", "Holding the Trident", 3, 4, 1).abilities(&[constant_from(
        Z::Revealed,
        &[If::Rank(You, Cmp::Less, Tally::Cards(&CHARACTER.theirs()), Over::Any)],
        &[strength(K::Every(&CHARACTER.yours()), 2)],
    )]);

// The player of the event picks the opponent who is paid.
const CALM_OVER_WESTEROS: Printed =
    plot("S198", "Calm Over Westeros", 4, 3, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            Everyone,
            P::Toll { of: &[deed(V::Play).to(EVENTS)], gold: n(1), to: Some(Opponents) },
        )],
    )]);

const SNOWED_UNDER: Printed = plot("S199", "Snowed Under", 3, 0, 1).abilities(&[passive(
    &[begin(&[D::In(Phase::Standing)])],
    &[
        E::Each(
            Everyone,
            &[E::Choose {
                to: A,
                by: You,
                from: Filter::new(CHAR.union(LOC)).theirs().with(&[T::Kneeling]),
                count: ONE,
            }],
        ),
        E::Return(K::Chosen(A), Z::Hand, Save::Savable),
    ],
)
.from(Z::Revealed)
.ok()]);

const THE_POWER_OF_ARMS: Printed = plot("S200", "The Power of Arms", 3, 1, 2).abilities(&[
    Ability::Rule(Rule::PlotCopies(2)),
    constant_from(
        Z::Revealed,
        &[],
        &[strength(K::Every(&CHARACTER.yours().with(&[T::Crest(Crest::War)])), 2)],
    ),
]);

const VALAR_MORGHULIS: Printed = plot("S201", "Valar Morghulis", 2, 0, 0).abilities(&[
    Ability::Rule(Rule::PlotCopies(1)),
    when_revealed(&[E::Kill(K::Every(&CHARACTER), Save::Savable)]).ok(),
]);

const CONDEMNED_BY_THE_REALM: Printed =
    plot("T202", "Condemned by the Realm", 5, 3, 1).abilities(&[when_revealed(&[
        choose_opponent(A),
        E::Choose {
            to: B,
            by: Chosen(A),
            from: CHARACTER.with(&[T::Not(&T::Controlled(Chosen(A)))]),
            count: ONE,
        },
        E::Kill(K::Chosen(B), Save::Savable),
    ])
    .ok()]);

const COUNTING_FAVORS: Printed = plot("T203", "Counting Favors", 3, 3, 1)
    .abilities(&[when_revealed(&[choose_opponent(A), E::Draw(Both(A), n(3), Cap::Counted)]).ok()]);

const POWER_AND_WEALTH: Printed =
    plot("T204", "Power and Wealth", 3, 5, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(
            K::Every(&CHARACTER.yours()),
            M::Strength(Change::By(Amount::Stat(Stat::Attachments, &K::It))),
        )],
    )]);

const MAD_KINGS_LEGACY: Printed =
    plot("T205", "Mad King's Legacy", 4, 3, 1).house_only(House::Targaryen).abilities(&[
        when_revealed(&[choose(A, ATTACHMENT), E::Discard(K::Chosen(A), Save::Savable)]).ok(),
    ]);

// With a tie nobody has the most cards and nothing happens.
const RULE_BY_DECREE: Printed =
    plot("T206", "Rule by Decree", 4, 4, 1).abilities(&[when_revealed(&[E::Each(
        With(&If::Rank(Them, Cmp::More, Tally::Hand, Over::Each)),
        &[
            E::Choose {
                to: A,
                by: Them,
                from: CARD.theirs().from(Z::Hand),
                count: Count::Exactly(Amount::AtLeast(
                    0,
                    &Amount::Plus(&Amount::Of(Them, Tally::Hand), &n(-4)),
                )),
            },
            E::Discard(K::Chosen(A), Save::Savable),
        ],
    )])
    .firm()
    .ok()]);

const NOOSE_AND_SWORDPOINT: Printed =
    plot("T207", "Noose and Swordpoint", 4, 3, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(
            K::Every(&CHARACTER.with(&[T::Is(Stat::Strength, Cmp::AtMost, n(2))])),
            M::Cannot(&[deed(V::Stand).that(&[D::In(Phase::Standing)])]),
        )],
    )]);

const HERDING_THE_MASSES: Printed =
    plot("T208", "Herding the Masses", 2, 0, 2).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(
            K::Every(&CHARACTER.with(&[T::Not(&T::Unique)])),
            M::Cannot(&[deed(V::Declare).that(&[D::Defender])]),
        )],
    )]);
