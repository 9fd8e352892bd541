//! Kings of the Sea: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheSea,
    [
        AFTER_THE_MUMMERS_FORD,
        SIEGE_OF_RIVERRUN,
        THE_BREAKING_OF_OATHS,
        THE_PROMISE_OF_VICTORY,
        STAY_OF_EXECUTION,
        AN_EMPTY_THRONE,
        RISE_OF_THE_KRAKEN,
    ],
);

/// Each player may initiate one more challenge of this kind.
const fn one_more(kind: Icon) -> Modify {
    Player(Everyone, P::Challenges { kind: Some(kind), more: 1, most: None })
}
const HAND: Filter = CARD.yours().from(Z::Hand);
const DECK: Filter = CARD.yours().from(Z::Deck);
const PUT_AWAY: Filter = DECK.with(&[T::In(A)]);

const AFTER_THE_MUMMERS_FORD: Printed = plot("48", "After the Mummer's Ford", 3, 5, 1)
    .traits(&[Trait::MilitaryBattle])
    .abilities(&[constant_from(Z::Revealed, &[], &[one_more(Icon::Military)])]);

const SIEGE_OF_RIVERRUN: Printed = plot("49", "Siege of Riverrun", 3, 4, 2)
    .traits(&[Trait::MilitaryBattle])
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(You, P::Cannot(&[deed(V::Initiate).that(&[D::Kind(Icon::Intrigue)])]))],
    )]);

const THE_BREAKING_OF_OATHS: Printed = plot("50", "The Breaking of Oaths", 3, 5, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[constant_from(Z::Revealed, &[], &[one_more(Icon::Intrigue)])]);

const THE_PROMISE_OF_VICTORY: Printed = plot("51", "The Promise of Victory", 4, 0, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[passive(
        &[won(&[D::Kind(Icon::Intrigue)])],
        &[E::May(
            You,
            &[
                E::Choose { to: A, by: You, from: HAND, count: Count::All },
                E::Place(K::Chosen(A), Z::DeckBottom),
                E::Place(K::Top(Amount::Count(&PUT_AWAY), &DECK), Z::Hand),
            ],
        )],
    )
    .from(Z::Revealed)
    .ok()]);

const STAY_OF_EXECUTION: Printed = plot("52", "Stay of Execution", 4, 4, 1)
    .traits(&[Trait::PowerStruggle])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Revealed,
        of: deed(V::Kill)
            .to(CHARACTER.with(&[T::Any(&[T::Trait(Trait::King), T::Trait(Trait::Queen)])])),
        when: &[],
        effects: &[E::Return(K::It, Z::Hand, Save::Unsavable)],
    })]);

const AN_EMPTY_THRONE: Printed = plot("53", "An Empty Throne", 3, 5, 1)
    .traits(&[Trait::PowerStruggle])
    .abilities(&[constant_from(Z::Revealed, &[], &[one_more(Icon::Power)])]);

const RISE_OF_THE_KRAKEN: Printed = plot("54", "Rise of the Kraken", 1, 8, 2)
    .house_only(House::Greyjoy)
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::HouseCard(You), M::MorePower { cause: Some(Cause::Unopposed), by: n(1) })],
    )]);
