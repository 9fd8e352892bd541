//! Queen of Dragons: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::QueenOfDragons,
    [
        BURNING_BRIDGES,
        WASTE_THEIR_TIME,
        FOCUSED_OFFENSE,
        SPENDING_THE_WINTER_STORES,
        LOYALTY_MONEY_CAN_BUY,
        MUSTER_THE_REALM,
        THREAT_FROM_THE_EAST,
    ],
);

const THEIR_HAND: Filter = CARD.theirs().from(Z::Hand);

const BURNING_BRIDGES: Printed = plot("49", "Burning Bridges", 5, 0, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            Everyone,
            P::Cannot(&[deed(V::Trigger)
                .to(Filter::new(CHAR.union(LOC).union(ATT)))
                .that(&[D::From(Z::Play)])]),
        )],
    )]);

const WASTE_THEIR_TIME: Printed = plot("50", "Waste Their Time", 2, 1, 1)
    .traits(&[Trait::PowerStruggle])
    .abilities(&[when_revealed(&[E::Each(
        Opponents,
        &[
            E::LookAt(You, K::Every(&THEIR_HAND)),
            E::Choose { to: A, by: You, from: THEIR_HAND, count: ONE },
            E::Place(K::Chosen(A), Z::Deck),
        ],
    )])
    .ok()]);

const FOCUSED_OFFENSE: Printed =
    plot("51", "Focused Offense", 4, 4, 3).traits(&[Trait::MilitaryBattle]).abilities(&[
        constant_from(
            Z::Revealed,
            &[If::Did(You, Past::Initiated)],
            &[Player(You, P::Cannot(&[deed(V::Initiate)]))],
        ),
        constant_from(
            Z::Revealed,
            &[],
            &[
                Player(You, P::Cannot(&[deed(V::Declare).that(&[D::Defender])])),
                Card(K::This, M::Cannot(&[deed(V::Blank)])),
            ],
        ),
    ]);

const SPENDING_THE_WINTER_STORES: Printed = plot("52", "Spending the Winter Stores", 4, 0, 1)
    .abilities(&[when_revealed(&[
        choose_opponent(A),
        E::Each(
            Both(A),
            &[
                E::Search {
                    to: B,
                    by: Them,
                    top: None,
                    from: ATTACHMENT.theirs().from(Z::Deck).with(&[T::InHouse]),
                    count: ONE,
                    show: true,
                },
                E::Place(K::Chosen(B), Z::Hand),
            ],
        ),
    ])
    .ok()]);

const LOYALTY_MONEY_CAN_BUY: Printed =
    plot("53", "Loyalty Money Can Buy", 4, 3, 1).abilities(&[constant_from(
        Z::Revealed,
        &[If::Challenge(&[D::Against(You)])],
        &[Player(Attacker, P::Value(Value::Claim, Change::By(n(-1))))],
    )]);

const MUSTER_THE_REALM: Printed =
    plot("54", "Muster the Realm!", 5, 2, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            With(&If::Not(&If::Exists(CHARACTER.theirs().with(&[T::Trait(Trait::Army)])))),
            P::Cannot(&[deed(V::Initiate).that(&[D::Kind(Icon::Military)])]),
        )],
    )]);

const THREAT_FROM_THE_EAST: Printed =
    plot("55", "Threat from the East", 4, 6, 1).abilities(&[when_revealed(&[E::OneOf {
        by: You,
        options: &[
            &[E::Each(
                Everyone,
                &[
                    draw(Them, 3),
                    E::Then(&[E::Discard(K::Random(n(3), &THEIR_HAND), Save::Savable)]),
                ],
            )],
            &[E::Each(
                Everyone,
                &[
                    E::Discard(K::Random(n(3), &THEIR_HAND), Save::Savable),
                    E::Then(&[draw(Them, 3)]),
                ],
            )],
        ],
    }])
    .ok()]);
