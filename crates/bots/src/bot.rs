//! What a bot is, and what a game must tell so that bots can be measured at it.

use tabletop::{Answer, Game, Prompt, Seat};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// Answers a prompt that the bot's seat is asked.
    ///
    /// The game is the table as the seat may know it: what the seat cannot see was dealt anew. To think about several
    /// deals, a bot deals the copy anew itself ([`Game::redealt_for`]); the copies are as good as those of the true game.
    fn choose(&mut self, game: &G, prompt: &Prompt<'_, G::Item, G::Ask>) -> Answer<G::Item>;
}

/// A game at which bots can be measured.
pub trait Contest: Game {
    /// The bots that know the game, the best first.
    const BOTS: &'static [&'static str];

    /// The bot of that name, with its own source of chance.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The round that is played; 0 before the first.
    fn round(&self) -> u32;

    /// The first player.
    fn first_player(&self) -> Seat;

    /// The bot of that name, or who there is.
    ///
    /// # Errors
    /// When no bot of that name knows the game.
    fn bot_named(name: &str, seed: u64) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Self::bot(name, seed).ok_or_else(|| UnknownBot {
            game: Self::NAME,
            name: name.to_owned(),
            known: Self::BOTS.join(", "),
        })
    }
}

/// No bot of that name knows the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot called {name:?} knows {game}: there are {known}")]
pub struct UnknownBot {
    /// The game.
    pub game: &'static str,
    /// The name asked for.
    pub name: String,
    /// The names there are.
    pub known: String,
}
