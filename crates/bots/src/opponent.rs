//! A bot at a table with people.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::Value;
use tabletop::{Play, Seat, Table, Waits};

use crate::{Bot, Contest, UnknownBot};

/// A bot that answers at a [`Table`], of which it is shown only what its seat may know.
pub struct Opponent {
    name: String,
    answer: Box<dyn Asked>,
}

/// A bot that knows one game, as somebody who knows none asks it.
trait Asked: Send {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> Option<Value>;
}

struct Knowing<G: Contest> {
    bot: Box<dyn Bot<G>>,
    rng: SmallRng,
}

impl Opponent {
    /// The bot of that name for a game.
    ///
    /// # Errors
    /// When no bot of that name knows the game.
    pub fn new<G: Contest>(name: &str, seed: u64) -> Result<Opponent, UnknownBot> {
        let bot = G::bot_named(name, seed)?;
        let rng = SmallRng::seed_from_u64(seed ^ 0x5ea7);
        Ok(Opponent { name: name.to_owned(), answer: Box::new(Knowing { bot, rng }) })
    }

    /// The bot's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the bot answers to what the seat is asked; nothing if the seat is not asked, or the table plays another
    /// game.
    pub fn answer(&mut self, table: &dyn Table, seat: Seat) -> Option<Value> {
        self.answer.answer(table, seat)
    }
}

impl<G: Contest> Asked for Knowing<G> {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> Option<Value> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        let known = play.game().redealt_for(seat, &mut self.rng);
        let mut prompts = known.prompts();
        let waits = |prompt: &tabletop::Prompt<'_, _, _>| {
            prompt.seat == seat && prompt.waits == Waits::ForAnswer
        };
        let prompt = prompts.find(waits)?;
        let answer = self.bot.choose(&known, &prompt);
        Some(serde_json::to_value(answer).expect("an answer is plain data"))
    }
}
