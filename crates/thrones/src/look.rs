//! A quick look at the table for those who play a game in their head: numbers read straight from the state, no view.
//!
//! Bots think on games in which everything their seat cannot know was dealt anew, so what is read here is no secret.

use tabletop::{Seat, Seats};

use crate::card::Printed;
use crate::card_set::{CardId, CardSet};
use crate::setup::Variant;
use crate::state::{Card, Place, Thrones};
use crate::vocabulary::{Ability, CardType, Icon, Icons, Keywords, Phase, Triggered, Types, Value};

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

    /// What an offered use of a card would do.
    #[must_use]
    pub fn use_of(&self, card: CardId, place: u8) -> Option<&'static Triggered> {
        let used = self.abilities_of(card).iter().find(|(at, _)| *at == place)?.1;
        match self.pool.ability(used) {
            Ability::Triggered(triggered) => Some(triggered),
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => None,
        }
    }

    /// The active player, in marshalling and challenges.
    #[must_use]
    pub fn active_player(&self) -> Option<Seat> {
        self.active
    }

    /// The phase now played; `Any` in setup and between rounds.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The player with those who win with him.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> Seats {
        let mut team = Seats::only(seat);
        if self.variant == Variant::TwoOnTwo {
            team.insert(Seat((seat.0 + 2) % 4));
        }
        team
    }

    /// The claim of a player's revealed plot, as it is now.
    #[must_use]
    pub fn claim_of(&self, seat: Seat) -> i32 {
        let revealed = self.player(seat).plot.some();
        let revealed = revealed.filter(|plot| self.card(*plot).place == Place::Revealed);
        revealed.map_or(0, |plot| self.plot_value(plot, Value::Claim))
    }

    /// How many plots are left in a player's plot deck.
    #[must_use]
    pub fn plots_left(&self, seat: Seat) -> usize {
        self.cards_in(seat, Place::PlotDeck).len()
    }

    /// Challenges of a kind a player has initiated this turn.
    #[must_use]
    pub fn challenges_made(&self, seat: Seat, kind: Icon) -> u8 {
        self.player(seat).challenges[kind.index()]
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

    /// Whether a card is in a player's hand.
    #[must_use]
    pub fn is_in_hand(&self, card: CardId, seat: Seat) -> bool {
        self.hand_of(seat).has(card)
    }

    /// The cards of a player's deck that are no longer in it; House card, plots and agenda were never.
    #[must_use]
    pub fn cards_out_of_deck(&self, seat: Seat) -> CardSet {
        let kinds = |card: CardId| {
            !matches!(self.printed(card).kind, CardType::House | CardType::Plot | CardType::Agenda)
        };
        self.owned_by(seat).filter(|card| self.card(card).place != Place::Deck && kinds(card))
    }

    /// How many duplicates lie under cards a player controls.
    #[must_use]
    pub fn duplicates_of(&self, seat: Seat) -> usize {
        let host = |card: CardId| self.card(card).host.some();
        let controls = |card| host(card).is_some_and(|host| self.card(host).controller == seat);
        self.aside.filter(controls).len()
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

    /// Power on it.
    #[must_use]
    pub fn power(&self) -> u8 {
        self.state.power
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
