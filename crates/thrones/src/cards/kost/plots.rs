//! Kings of the Storm: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::KingsOfTheStorm,
    [
        THE_KINGS_LAW,
        FORGOTTEN_PLANS,
        THE_POWER_OF_FAITH,
        ASSAULT_ON_KINGS_LANDING,
        REGROUP,
        FEAST_OR_FAMINE,
        LINEAGE_AND_LEGACY,
    ],
);

const THE_KINGS_LAW: Printed = plot("49", "The King's Law", 3, 9, 1).abilities(&[passive(
    &[deed(V::End).that(&[D::In(Phase::Marshalling)])],
    &[E::Discard(K::Every(&CARD.from(Z::Shadows)), Save::Savable)],
)
.from(Z::Revealed)
.ok()]);

const FORGOTTEN_PLANS: Printed = plot("50", "Forgotten Plans", 3, 4, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[constant_from(
        Z::Revealed,
        &[If::Not(&If::During(Phase::Plot))],
        &[Card(
            K::Every(&PLOTS.with(&[T::Not(&T::Named(Name("Forgotten Plans")))])),
            M::Blank(Blank::Whole),
        )],
    )]);

const THE_POWER_OF_FAITH: Printed = plot("51", "The Power of Faith", 3, 6, 1).abilities(&[
    Ability::Rule(Rule::PlotCopies(2)),
    constant_from(
        Z::Revealed,
        &[],
        &[
            gains_icon(K::Every(&CHARACTER.yours().with(&[T::Crest(Crest::Holy)])), Icon::Military),
            Card(
                K::Every(&CHARACTER.yours().with(&[T::Crest(Crest::Holy)])),
                M::NoKneel(&[D::Attacker]),
            ),
        ],
    ),
]);

const ASSAULT_ON_KINGS_LANDING: Printed = plot("52", "Assault on King's Landing", 3, 5, 1)
    .traits(&[Trait::MilitaryBattle])
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&Filter::new(CHAR.union(LOC))), M::Cannot(&[deed(V::Save)]))],
    )]);

const REGROUP: Printed = plot("53", "Regroup", 2, 2, 2).abilities(&[when_revealed(&[E::Place(
    K::Top(n(1), &CARD.yours().from(Z::Discard)),
    Z::DeckTop,
)])
.ok()]);

const FEAST_OR_FAMINE: Printed =
    plot("54", "Feast or Famine", 0, 5, 2).abilities(&[when_revealed(&[E::May(
        You,
        &[until(
            Du::Round,
            &[
                Player(You, P::Value(Value::Income, Change::By(n(6)))),
                Player(You, P::Cannot(&[deed(V::Initiate)])),
            ],
        )],
    )])
    .ok()]);

const LINEAGE_AND_LEGACY: Printed = plot("55", "Lineage and Legacy", 4, 4, 1)
    .traits(&[Trait::PowerStruggle])
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            With(&If::Not(&If::Did(Them, Past::Won(Some(Icon::Power))))),
            P::Cannot(&[deed(V::Initiate).that(&[D::Kind(Icon::Military)])]),
        )],
    )]);
