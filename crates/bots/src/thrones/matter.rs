//! Where a matter at the card table begins and ends.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::Item;
use tabletop::Prompt;

/// Whether the matter has run its course: somebody is asked for something new.
pub fn is_over(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> bool {
    match prompt.ask {
        Ask::ChoosePlot | Ask::PlaceSetup | Ask::TakeTitle | Ask::Challenge => true,
        Ask::Act => !game.is_challenge_on(),
        _ => false,
    }
}

/// Whether the question is part of what was decided, and not an opportunity of its own.
pub fn is_part(ask: Ask) -> bool {
    !matches!(ask, Ask::Act | Ask::Respond | Ask::Interrupt)
}
