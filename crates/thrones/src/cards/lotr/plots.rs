//! Lions of the Rock: the plots.

use crate::card::{Printed, Set, of_set, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &of_set(
    Set::LionsOfTheRock,
    [
        FREY_HOSPITALITY,
        ALL_THE_GOLD_IN_CASTERLY_ROCK,
        BREAKING_AND_ENTERING,
        THE_ART_OF_SEDUCTION,
        GAME_OF_THRONES,
        EDICT_OF_THE_ROCK,
        SHADOWS_AND_SPIDERS,
    ],
);

const FREY_HOSPITALITY: Printed =
    plot("49", "Frey Hospitality", 3, 6, 1).traits(&[Trait::IntrigueGambit]).abilities(&[passive(
        &[deed(V::Lose).that(&[D::Kind(Icon::Intrigue)])],
        &[
            E::Choose { to: A, by: That, from: CHARACTER.of(&That), count: ONE },
            E::Kill(K::Chosen(A), Save::Savable),
        ],
    )
    .from(Z::Revealed)
    .ok()]);

const ALL_THE_GOLD_IN_CASTERLY_ROCK: Printed = plot("50", "All the Gold in Casterly Rock", 3, 3, 1)
    .house_only(House::Lannister)
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            You,
            P::Value(
                Value::Income,
                Change::By(Amount::Count(&LOCATION.yours().with(&[T::House(House::Lannister)]))),
            ),
        )],
    )]);

const BREAKING_AND_ENTERING: Printed = plot("51", "Breaking and Entering", 3, 4, 2)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[Ability::Instead(Instead {
        from: Z::Revealed,
        of: deed(V::Discard)
            .to(Filter::new(ATT.union(LOC)).from(Z::Anywhere))
            .that(&[D::From(Z::Hand), D::Cause(Cause::Claim)]),
        when: &[If::Challenge(&[D::Kind(Icon::Intrigue)])],
        effects: &[E::OneOf {
            by: Winner,
            options: &[
                &[E::PutIntoPlay { what: K::It, under: Winner, how: Enter::Standing }],
                &[E::Place(K::It, Z::Discard)],
            ],
        }],
    })]);

const THE_ART_OF_SEDUCTION: Printed =
    plot("52", "The Art of Seduction", 3, 2, 1).abilities(&[when_revealed(&[
        E::ChoosePlayer {
            to: A,
            by: You,
            from: With(&If::Exists(PLOTS.theirs().with(&[
                T::Controlled(Opponents),
                T::Not(&T::Named(Name("The Art of Seduction"))),
            ]))),
        },
        until(
            Du::NextRound,
            &[Player(Chosen(A), P::Cannot(&[deed(V::RevealPlot).that(&[D::In(Phase::Plot)])]))],
        ),
    ])
    .ok()]);

const GAME_OF_THRONES: Printed =
    plot("53", "Game of Thrones", 3, 5, 1).abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Card(K::Every(&CHARACTER.yours()), M::NoKneel(&[D::Kind(Icon::Intrigue)]))],
    )]);

const EDICT_OF_THE_ROCK: Printed =
    plot("54", "Edict of the Rock", 4, 2, 1).house_only(House::Lannister).abilities(&[passive(
        &[deed(V::Win).by(You).that(&[D::Dominance])],
        &[until(Du::Round, &[Table(TableMod::Skip(Phase::Standing))])],
    )
    .from(Z::Revealed)
    .ok()]);

const SHADOWS_AND_SPIDERS: Printed = plot("55", "Shadows and Spiders", 3, 0, 1)
    .traits(&[Trait::IntrigueGambit])
    .abilities(&[constant_from(
        Z::Revealed,
        &[],
        &[Player(
            With(&If::Not(&If::Did(Them, Past::Won(Some(Icon::Intrigue))))),
            P::Cannot(&[
                deed(V::Initiate).that(&[D::Kind(Icon::Military)]),
                deed(V::Initiate).that(&[D::Kind(Icon::Power)]),
            ]),
        )],
    )]);
