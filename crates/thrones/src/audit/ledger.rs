//! The ledger: what cards there were in the beginning, and all gold and power that was told of. For tests alone.

use tabletop::Seat;

use crate::card_set::CardId;
use crate::event::Event;
use crate::pool::KindId;
use crate::state::{Place, Thrones};

/// What a game must still have, and have no more of, after every decision.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Ledger {
    /// Every card by number: it stays the same card.
    cards: Vec<KindId>,
    /// Gold of the players, as the events tell of it.
    gold: [i32; 4],
    /// Power on every card, as the events tell of it.
    power: Vec<i32>,
    /// Gold on every card, as the events tell of it.
    gold_on: Vec<i32>,
}

fn card_ids(game: &Thrones) -> impl Iterator<Item = CardId> {
    (0..game.cards.len()).map(|place| CardId(place as u16))
}

impl Ledger {
    /// The ledger of a game as it stands.
    #[must_use]
    pub fn of(game: &Thrones) -> Ledger {
        Ledger {
            cards: card_ids(game).map(|card| game.pool.kind_of(card)).collect(),
            gold: game.players.each_ref().map(|player| player.gold.into()),
            power: game.cards.iter().map(|card| card.power.into()).collect(),
            gold_on: game.cards.iter().map(|card| card.gold.into()).collect(),
        }
    }

    /// Enters what happened in a decision, and says where the game has other cards, gold or power than it should.
    #[must_use]
    pub fn audit(&mut self, game: &Thrones, events: &[Event]) -> Vec<String> {
        let mut faults = Vec::new();
        events.iter().for_each(|event| self.enter(event));
        if game.cards.len() != self.cards.len() {
            faults.push(format!("{} cards of {}", game.cards.len(), self.cards.len()));
            return faults;
        }
        for (place, (card, state)) in self.cards.iter().zip(game.cards.iter()).enumerate() {
            let now = game.pool.kind_of(CardId(place as u16));
            if *card != now {
                let name = |kind| game.pool.printed(kind).name;
                let (was, is) = (name(*card), name(now));
                faults.push(format!("card {place} was {was} and is {is}"));
            }
            let things = [
                ("power", &mut self.power[place], state.power),
                ("gold", &mut self.gold_on[place], state.gold),
            ];
            for (thing, told, found) in things {
                if state.place == Place::Play && *told != i32::from(found) {
                    let name = game.pool.printed(now).name;
                    faults.push(format!("{name} ({place}) has {found} {thing}, {told} told of"));
                }
                *told = i32::from(found);
            }
        }
        for seat in (0..game.seats).map(Seat) {
            let found = i32::from(game.player(seat).gold);
            let told = &mut self.gold[seat.index()];
            if *told != found && !game.player(seat).eliminated {
                faults.push(format!("seat {} has {found} gold, {told} told of", seat.0));
            }
            *told = found;
        }
        faults
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Income { seat, gold } | Event::GoldTaken { seat, gold } => {
                self.gold[seat.index()] += i32::from(gold);
            }
            Event::GoldReturned { seat, gold }
            | Event::GoldPaid { seat, gold, to: None }
            | Event::GoldLost { seat, gold } => self.gold[seat.index()] -= i32::from(gold),
            Event::GoldPaid { seat: from, gold, to: Some(to) }
            | Event::GoldGiven { from, to, gold } => {
                self.gold[from.index()] -= i32::from(gold);
                self.gold[to.index()] += i32::from(gold);
            }
            Event::GoldTakenFrom { seat, card, gold } => {
                self.gold[seat.index()] += i32::from(gold);
                self.gold_on[card.index()] -= i32::from(gold);
            }
            Event::GoldPutOn { card, gold, .. } => self.gold_on[card.index()] += i32::from(gold),
            Event::PowerClaimed { card, power, .. } => self.power[card.index()] += i32::from(power),
            Event::PowerDiscarded { card, power } => self.power[card.index()] -= i32::from(power),
            Event::GoldDiscarded { card, gold } => self.gold_on[card.index()] -= i32::from(gold),
            Event::PowerMoved { from, to, power, .. } => {
                self.power[from.index()] -= i32::from(power);
                self.power[to.index()] += i32::from(power);
            }
            // Whatever was on a card that leaves play goes back to the pool.
            Event::WentTo { card, .. } if card != CardId::NONE => {
                self.power[card.index()] = 0;
                self.gold_on[card.index()] = 0;
            }
            _ => {}
        }
    }
}
