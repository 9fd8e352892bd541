//! Princes of the Sun: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::PrincesOfTheSun,
    [
        BATTLE_OF_OXCROSS,
        LET_MY_PORRIDGE_FLY,
        THREAT_FROM_THE_NORTH,
        THE_RED_WEDDING,
        ATTACK_FROM_THE_SEA,
        ALLIANCE,
        TO_THE_SPEARS,
    ],
);

const BATTLE_OF_OXCROSS: Printed = plot("54", "Battle of Oxcross", 4, 3, 1)
    .traits(&[Trait::MilitaryBattle])
    .abilities(&[passive(
        &[deed(V::End).that(&[D::In(Phase::Challenges)])],
        &[E::Each(
            With(&If::Not(&If::Did(Them, Past::Won(Some(Icon::Military))))),
            &[
                E::Choose { to: A, by: Them, from: CHARACTER.theirs(), count: ONE },
                E::Kill(K::Chosen(A), Save::Savable),
            ],
        )],
    )
    .from(Z::Revealed)
    .ok()]);

const LET_MY_PORRIDGE_FLY: Printed = plot("55", "Let My Porridge Fly", 3, 0, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[passive(
        &[won(&[D::Kind(Icon::Intrigue)])],
        &[choose(A, ATTACHMENT), E::Discard(K::Chosen(A), Save::Savable)],
    )
    .from(Z::Revealed)
    .ok()]);

const THREAT_FROM_THE_NORTH: Printed =
    plot("56", "Threat from the North", 2, 4, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[
            strength(K::Every(&CHARACTER), -1),
            Card(K::Every(&CHARACTER), M::Fatal(V::Discard, Save::Unsavable)),
        ],
    )]);

const THE_RED_WEDDING: Printed = plot("57", "The Red Wedding", 4, 3, 1)
    .traits(&[Trait::PowerStruggle])
    .abilities(&[when_revealed(&[
        E::Choose { to: A, by: Left, from: CHARACTER.with(&[T::Trait(Trait::Lord)]), count: ONE },
        E::Choose {
            to: A,
            by: Left,
            from: CHARACTER.with(&[T::Trait(Trait::Lady), T::Not(&T::In(A))]),
            count: ONE,
        },
        E::Choose { to: B, by: You, from: CHARACTER.with(&[T::In(A)]), count: ONE },
        E::Kill(K::Chosen(B), Save::Savable),
        E::Claim(K::Every(&CHARACTER.with(&[T::In(A), T::Not(&T::In(B))])), n(2)),
    ])
    .ok()]);

const ATTACK_FROM_THE_SEA: Printed = plot("58", "Attack from the Sea", 4, 5, 1)
    .abilities(&[when_revealed(&[E::Kneel(K::Every(&LOCATION))]).ok()]);

const ALLIANCE: Printed = plot("59", "Alliance", 4, 3, 1).abilities(&[constant_from(
    Z::Revealed,
    &[],
    &[Player(You, P::NoPenalty(CARD.from(Z::Anywhere)))],
)]);

const TO_THE_SPEARS: Printed =
    plot("60", "To the Spears!", 3, 0, 1).house_only(House::Martell).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&CHARACTER.yours()), M::NoKneel(&[D::Attacker]))],
    )]);
