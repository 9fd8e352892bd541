//! The Core Set.

pub mod baratheon;
pub mod houses;
pub mod lannister;
pub mod neutral;
pub mod plots;
pub mod stark;
pub mod targaryen;

use crate::vocabulary::words::*;

/// The action of the four Honor Guards: lent to an opponent, and back after the first victory.
pub(crate) const HONOR_GUARD: Ability = action(
    Phase::Challenges,
    &[],
    &[
        choose_opponent(A),
        E::PutIntoPlay { what: K::This, under: Chosen(A), how: Enter::Standing },
        watch(
            Du::WhileInPlay(K::This),
            &passive(
                &[deed(V::Win).by(Chosen(A)).that(&[D::With(&THIS)])],
                &[E::TakeControl(K::This, You)],
            )
            .ok(),
        ),
    ],
)
.from(Z::Hand)
.ok();

/// Immunity to events.
pub(crate) const IMMUNE_TO_EVENTS: Keyword = Keyword::Immune(&EVENTS);

/// What "immune to opponents' character abilities" looks at.
pub(crate) const OPPONENTS_CHARACTERS: &Filter = &CHARACTER.opponents().from(Z::Anywhere);
