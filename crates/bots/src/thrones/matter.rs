//! Where a matter at the card table begins and ends.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::Item;
use tabletop::Prompt;

use crate::foresight::Matters;

impl Matters for Thrones {
    fn is_over(&self, prompt: &Prompt<'_, Item, Ask>) -> bool {
        match prompt.ask {
            Ask::ChoosePlot | Ask::PlaceSetup | Ask::TakeTitle | Ask::Challenge => true,
            Ask::Act => !self.is_challenge_on(),
            _ => false,
        }
    }

    fn is_part(ask: &Ask) -> bool {
        !matches!(ask, Ask::Act | Ask::Respond | Ask::Interrupt)
    }
}
