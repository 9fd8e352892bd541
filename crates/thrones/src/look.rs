//! A quick look at the table for those who play a game in their head: numbers read straight from the state, no view.
//!
//! Bots think on games in which everything their seat cannot know was dealt anew, so what is read here is no secret.

use tabletop::Seat;

use crate::card::Printed;
use crate::card_set::{CardId, CardSet};
use crate::state::{Card, Place, Thrones};
use crate::vocabulary::{CardType, Icons, Keywords, Types};

/// A card at the table, looked at.
#[derive(Clone, Copy)]
pub struct Glimpse<'g> {
    game: &'g Thrones,
    id: CardId,
    state: &'g Card,
    types: Types,
}

impl Thrones {
    /// The cards in play under a player's control, the House card among them.
    #[must_use]
    pub fn board_of(&self, seat: Seat) -> CardSet {
        self.board[seat.index()]
    }

    /// A card at the table, wherever it lies.
    #[must_use]
    pub fn glimpse(&self, card: CardId) -> Glimpse<'_> {
        Glimpse { game: self, id: card, state: self.card(card), types: self.types(card) }
    }

    /// Power counted for a player's victory.
    #[must_use]
    pub fn power_of(&self, seat: Seat) -> u16 {
        self.total_power(seat)
    }

    /// Gold in a player's pool.
    #[must_use]
    pub fn gold_of(&self, seat: Seat) -> u8 {
        self.player(seat).gold
    }

    /// How many cards a player holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_of(seat).len()
    }

    /// How many duplicates lie under cards a player controls.
    #[must_use]
    pub fn duplicates_of(&self, seat: Seat) -> usize {
        let under =
            |card: &Card| card.place == Place::Duplicate && self.card(card.host).controller == seat;
        self.cards.iter().filter(|card| under(card)).count()
    }

    /// Whether a player is out of the game.
    #[must_use]
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.player(seat).eliminated
    }

    /// Whether a challenge is running.
    #[must_use]
    pub fn is_challenge_on(&self) -> bool {
        self.challenge.on
    }

    /// The STR of attack and defence in the running challenge, as they stand.
    #[must_use]
    pub fn strengths(&self) -> (u16, u16) {
        self.totals()
    }
}

impl Glimpse<'_> {
    /// Whether it counts as a card of this type.
    #[must_use]
    pub fn is(&self, kind: CardType) -> bool {
        self.types.has(kind)
    }

    /// What is printed on it.
    #[must_use]
    pub fn printed(&self) -> &'static Printed {
        self.game.printed(self.id)
    }

    /// Whether it is in play.
    #[must_use]
    pub fn is_in_play(&self) -> bool {
        self.state.place == Place::Play
    }

    /// Its STR, if it is a character.
    #[must_use]
    pub fn strength(&self) -> u16 {
        if self.is(CardType::Character) { u16::from(self.state.strength) } else { 0 }
    }

    /// Its challenge icons.
    #[must_use]
    pub fn icons(&self) -> Icons {
        self.state.icons
    }

    /// Its keywords.
    #[must_use]
    pub fn keywords(&self) -> Keywords {
        self.state.keywords
    }

    /// Whether it kneels.
    #[must_use]
    pub fn is_kneeling(&self) -> bool {
        self.state.kneeling
    }

    /// Whether its text box counts as blank.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.state.blank
    }

    /// Whether it is moribund.
    #[must_use]
    pub fn is_moribund(&self) -> bool {
        self.state.is_leaving()
    }

    /// Who controls the card it is attached to, if it is attached.
    #[must_use]
    pub fn controller_of_host(&self) -> Option<Seat> {
        Some(self.game.card(self.state.host.some()?).controller)
    }

    /// Who controls it.
    #[must_use]
    pub fn controller(&self) -> Seat {
        self.state.controller
    }
}
