//! Phase 2, Cards: discarding, drawing, the Disaster track, and playing cards.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use super::disasters::DisasterStep;
use crate::ask::Ask;
use crate::deck::{Back, Card, Deck};
use crate::event::{Event, Fortune, Wall};
use crate::flow::{Given, Question, Step};
use crate::house::House;
use crate::item::Item;
use crate::state::{Fief, Season, Use};
use crate::stock::HAND_MAX;

/// The place reached in the Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CardsStep {
    /// The Phase begins.
    Begin,
    /// The turn of the Player at this place of the turn order begins.
    Turn(u8),
    /// The Player whose turn it is discards.
    Discard,
    /// An effect window, with the Player whose turn it is first.
    Window,
    /// The Player whose turn it is chooses a draw.
    Draw(Drawn),
    /// A card is being drawn.
    Drawing(Deck),
    /// Stark keeps or discards the card just drawn.
    Keep,
    /// The Player at this place of the turn order plays cards.
    Play(u8),
}

/// What a Player has drawn this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Drawn {
    /// Nothing yet.
    Nothing,
    /// One Fortune card.
    Fortune,
    /// One Court Event card.
    Court,
}

impl Fief {
    pub(crate) fn enter_cards(&mut self, step: CardsStep, scribe: &mut impl Scribe<Event>) {
        match step {
            CardsStep::Begin => self.then(Step::Cards(CardsStep::Turn(0))),
            CardsStep::Turn(place) => self.begin_cards_turn(place),
            CardsStep::Discard => self.ask_discard(),
            CardsStep::Window => self.open_window(),
            CardsStep::Draw(drawn) => self.ask_draw(drawn),
            CardsStep::Drawing(deck) => self.draw(deck, scribe),
            CardsStep::Keep => {
                let (stark, card) = self.just_drawn();
                self.put_yes_no(Step::Cards(step), stark, Ask::StarkDiscardCard(card));
            }
            CardsStep::Play(place) => self.ask_play(place),
        }
    }

    pub(crate) fn answer_cards(
        &mut self,
        step: CardsStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match step {
            CardsStep::Discard => {
                let mut cards: Row<Card, HAND_MAX> = Row::new();
                for item in given.items() {
                    if let Item::Held { card, .. } = item {
                        cards.push(*card);
                    }
                }
                if !cards.is_empty() {
                    self.discard_cards(seat, &cards, scribe);
                }
            }
            CardsStep::Draw(drawn) => {
                if let Item::Deck(deck) = given.item() {
                    let now = if deck == Deck::Court { Drawn::Court } else { Drawn::Fortune };
                    if drawn == Drawn::Nothing {
                        self.then(Step::Cards(CardsStep::Draw(now)));
                    }
                    self.then(Step::Cards(CardsStep::Drawing(deck)));
                }
            }
            CardsStep::Drawing(deck) => self.answer_disaster_drawn(deck, given, scribe),
            CardsStep::Keep => {
                if given.is(Item::Yes) {
                    let (_, card) = self.just_drawn();
                    self.use_up(seat, Use::StarkDiscard);
                    self.take_from_hand(seat, card);
                    self.decks.discard(card);
                    self.decks.stark_discarded = Some(card);
                    scribe.note(|| Fortune::StarkDiscarded { card }.into());
                    self.then(Step::Cards(CardsStep::Drawing(card.deck())));
                }
            }
            CardsStep::Play(place) => {
                let Item::Card(card) = given.item() else {
                    return self.then(Step::Cards(CardsStep::Play(place + 1)));
                };
                self.then(Step::Cards(step));
                if card.is_opportunity() {
                    self.declare_in(seat, given.item(), scribe);
                } else {
                    self.play_ordinary_card(seat, card, scribe);
                }
            }
            CardsStep::Begin | CardsStep::Turn(_) | CardsStep::Window => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }

    /// Discard, then a window, then draw; after the last Player a window, the Disasters and the play
    /// of cards.
    fn begin_cards_turn(&mut self, place: u8) {
        if place == self.seats {
            self.turn = None;
            let play = Step::Cards(CardsStep::Play(0));
            let window = Step::Cards(CardsStep::Window);
            return self.then_all(&[window, Step::Disaster(DisasterStep::Begin), play]);
        }
        self.turn = Some(self.in_order(place));
        self.then_all(&[
            Step::Cards(CardsStep::Discard),
            Step::Cards(CardsStep::Window),
            Step::Cards(CardsStep::Draw(Drawn::Nothing)),
            Step::Cards(CardsStep::Turn(place + 1)),
        ]);
    }

    fn ask_discard(&mut self) {
        let seat = self.turn.expect("cards are discarded in a turn");
        let hand = self.player(seat).hand;
        if hand.is_empty() {
            return;
        }
        self.put_some(Step::Cards(CardsStep::Discard), seat, Ask::DiscardCards, 0..=hand.len());
        for (place, card) in hand.iter().enumerate() {
            self.offer(Item::Held { place: place as u8, card: *card });
        }
    }

    fn ask_draw(&mut self, drawn: Drawn) {
        let seat = self.turn.expect("cards are drawn in a turn");
        self.put(Step::Cards(CardsStep::Draw(drawn)), seat, Ask::DrawChoice);
        self.offer(Item::Done);
        if self.player(seat).hand.len() >= HAND_MAX {
            return;
        }
        if self.has_bounty() {
            self.offer(Item::Deck(Deck::Fortune));
        }
        let court = self.decks.court.len() + self.decks.court_discard.len();
        if drawn != Drawn::Court && court > 0 {
            self.offer(Item::Deck(Deck::Court));
        }
    }

    /// The card drawn last and who drew it.
    fn just_drawn(&self) -> (Seat, Card) {
        let seat = self.turn.expect("cards are drawn in a turn");
        (seat, *self.player(seat).hand.last().expect("a card was drawn"))
    }

    /// Whether a grey-backed card is left in the Fortune deck or its Discard Pile.
    pub(crate) fn has_bounty(&self) -> bool {
        let grey = |card: &Card| card.back() == Back::Grey;
        self.decks.fortune.iter().any(grey) || self.decks.fortune_discard.iter().any(grey)
    }

    /// Draws one card: a Disaster goes on the track and drawing goes on.
    fn draw(&mut self, deck: Deck, scribe: &mut impl Scribe<Event>) {
        let seat = self.turn.expect("cards are drawn in a turn");
        if deck == Deck::Fortune && !self.has_bounty() {
            return scribe.note(|| Fortune::DrawExhausted { seat }.into());
        }
        self.replenish(deck, scribe);
        let top = match deck {
            Deck::Fortune => self.decks.fortune.last().copied(),
            Deck::Court => self.decks.court.last().copied(),
        };
        let Some(card) = top else {
            return scribe.note(|| Fortune::DrawExhausted { seat }.into());
        };
        let may_discard =
            self.plays(seat, House::Stark) && !self.player(seat).has_used(Use::StarkDiscard);
        if card.back() == Back::Black {
            let step = Step::Cards(CardsStep::Drawing(deck));
            if may_discard {
                return self.put_yes_no(step, seat, Ask::StarkDiscardDisaster);
            }
            self.then(step);
            return self.track_disaster(seat, scribe);
        }
        match deck {
            Deck::Fortune => self.decks.fortune.pop(),
            Deck::Court => self.decks.court.pop(),
        };
        self.players[seat.index()].hand.push(card);
        scribe.note(|| Fortune::CardDrawn { seat, deck, card: Some(card) }.into());
        if may_discard {
            self.then(Step::Cards(CardsStep::Keep));
        }
    }

    fn answer_disaster_drawn(
        &mut self,
        deck: Deck,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = self.turn.expect("cards are drawn in a turn");
        self.then(Step::Cards(CardsStep::Drawing(deck)));
        if given.is(Item::Yes) {
            self.use_up(seat, Use::StarkDiscard);
            let card = self.decks.fortune.pop().expect("the Disaster lies on top");
            self.decks.discard(card);
            self.decks.stark_discarded = Some(card);
            scribe.note(|| Fortune::StarkDiscarded { card }.into());
        } else {
            self.track_disaster(seat, scribe);
        }
    }

    /// The Disaster on top goes on the first empty space of the track, or away if it is full.
    fn track_disaster(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let card = self.decks.fortune.pop().expect("the Disaster lies on top");
        if self.decks.track.is_full() {
            self.decks.discard(card);
            let tally = &mut self.decks.disasters_discarded;
            *tally = tally.wrapping_mul(31).wrapping_add(card as u32 + 1);
            scribe.note(|| Fortune::DisasterDiscarded { card }.into());
        } else {
            self.decks.track.push(card);
            let space = self.decks.track.len() as u8;
            scribe.note(|| Fortune::DisasterTracked { seat, space }.into());
        }
    }

    /// An empty deck is made anew from its Discard Pile; with WiC the season goes on.
    fn replenish(&mut self, deck: Deck, scribe: &mut impl Scribe<Event>) {
        let cards = match deck {
            Deck::Fortune if self.decks.fortune.is_empty() => {
                self.decks.fortune = std::mem::take(&mut self.decks.fortune_discard);
                self.chance.shuffle(&mut self.decks.fortune);
                self.decks.fortune.len() as u8
            }
            Deck::Court if self.decks.court.is_empty() => {
                self.decks.court = std::mem::take(&mut self.decks.court_discard);
                self.chance.shuffle(&mut self.decks.court);
                self.decks.court.len() as u8
            }
            Deck::Fortune | Deck::Court => return,
        };
        scribe.note(|| Fortune::DeckReshuffled { deck, cards }.into());
        if deck == Deck::Fortune && self.modules.winter {
            self.advance_season(scribe);
        }
    }

    fn advance_season(&mut self, scribe: &mut impl Scribe<Event>) {
        let season = match self.season {
            Season::Summer => Season::Autumn,
            Season::Autumn => Season::Winter,
            Season::Winter => return,
        };
        self.season = season;
        scribe.note(|| Fortune::SeasonAdvanced { season }.into());
        if season == Season::Winter && self.modules.nights_watch && self.castles == 3 {
            self.castles = 2;
            scribe.note(|| Wall::CastleFell { castle: 3 }.into());
        }
    }

    fn ask_play(&mut self, place: u8) {
        if place == self.seats {
            self.turn = None;
            return;
        }
        let seat = self.in_order(place);
        self.turn = Some(seat);
        if self.player(seat).hand.is_empty() {
            return self.then(Step::Cards(CardsStep::Play(place + 1)));
        }
        self.put(Step::Cards(CardsStep::Play(place)), seat, Ask::PlayCard);
        self.offer(Item::Done);
        self.offer_ordinary_cards(seat);
        self.offer_opportunity_cards(seat);
    }
}
