//! Lords of Winter: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LordsOfWinter,
    [
        MARCHED_TO_THE_WALL,
        FORTIFIED_POSITION,
        CALM_BEFORE_THE_STORM,
        TAKE_THEM_BY_SURPRISE,
        STORM_OF_SWORDS,
        FAMILY_DUTY_HONOR,
        RESPECT_OF_THE_OLD_GODS,
    ],
);

const MARCHED_TO_THE_WALL: Printed =
    plot("49", "Marched to the Wall", 3, 3, 1).abilities(&[when_revealed(&[E::Each(
        Everyone,
        &[
            E::Choose { to: A, by: Them, from: CHARACTER.theirs(), count: ONE },
            E::Discard(K::Chosen(A), Save::Unsavable),
        ],
    )])
    .ok()]);

const FORTIFIED_POSITION: Printed =
    plot("50", "Fortified Position", 4, 0, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&CHARACTER), M::Blank(Blank::ButTraits))],
    )]);

const CALM_BEFORE_THE_STORM: Printed =
    plot("51", "Calm Before the Storm", 4, 2, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[gains(K::Every(&Filter::new(CHAR.union(LOC))), Keyword::Immune(&EVENTS))],
    )]);

const TAKE_THEM_BY_SURPRISE: Printed =
    plot("52", "Take Them by Surprise", 5, 11, 1).abilities(&[passive(
        &[deed(V::LoseInitiative).by(You)],
        &[E::Discard(K::Every(&CARD.yours().from(Z::Hand)), Save::Savable)],
    )
    .from(Z::Revealed)
    .ok()]);

const STORM_OF_SWORDS: Printed =
    plot("53", "Storm of Swords", 2, 6, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(You, P::Challenges { kind: Some(Icon::Military), more: 1, most: None })],
    )]);

const FAMILY_DUTY_HONOR: Printed =
    plot("54", "Family, Duty, Honor", 4, 3, 1).abilities(&[when_revealed(&[
        E::Search {
            to: A,
            by: You,
            top: Some(n(5)),
            from: CARD.yours().from(Z::Deck).with(&[T::Trait(Trait::HouseTully)]),
            count: Count::Any,
            show: true,
        },
        E::Place(K::Chosen(A), Z::Hand),
    ])
    .ok()]);

const RESPECT_OF_THE_OLD_GODS: Printed =
    plot("55", "Respect of the Old Gods", 2, 2, 2).house_only(House::Stark).abilities(&[passive(
        &[begin(&[D::In(Phase::Marshalling)])],
        &[until(NEXT, &[cheaper(2, CHARACTER.from(Z::Anywhere).with(&[T::House(House::Stark)]))])],
    )
    .from(Z::Revealed)
    .ok()]);
