//! Reading the card vocabulary against the table: who and which cards are meant, and how many.

mod condition;
mod deed;
mod filter;

pub(crate) use deed::{Doing, Role, Why};

use tabletop::{Seat, Seats};

use crate::card_set::{CardId, CardSet};
use crate::state::{Frame, Going, Thrones};
use crate::vocabulary::{Amount, Cards, Resource, Slot, Stat, Tally, Value, Who, Zone};

impl Thrones {
    /// The players meant.
    pub(crate) fn who(&self, who: Who, frame: &Frame) -> Seats {
        let of = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        match who {
            Who::You => Seats::only(frame.you),
            Who::Opponents => self.opponents(frame.you),
            Who::Everyone => self.everyone(),
            Who::Left => Seats::only(self.left_of(frame.you)),
            Who::Attacker => of(self.challenge.on.then_some(self.challenge.attacker)),
            Who::Defender => of(self.challenge.on.then_some(self.challenge.target)),
            Who::Winner => of(self.challenge.winner),
            Who::Loser => of(self.challenge.loser),
            Who::That => of(frame.that),
            Who::Them => of(frame.them),
            Who::Chosen(slot) => of(frame.players[slot.0 as usize]),
            Who::Owner(cards) => self
                .card_meant(*cards, frame)
                .map_or(Seats::NONE, |card| Seats::only(self.owner(card))),
            Who::Controller(cards) => self
                .card_meant(*cards, frame)
                .map_or(Seats::NONE, |card| Seats::only(self.card(card).controller)),
            Who::Both(slot) => {
                let mut seats = of(frame.players[slot.0 as usize]);
                seats.insert(frame.you);
                seats
            }
            Who::With(condition) => {
                let mut seats = Seats::NONE;
                for seat in self.everyone().iter() {
                    let them = Frame { them: Some(seat), ..*frame };
                    if self.holds(condition, &them) {
                        seats.insert(seat);
                    }
                }
                seats
            }
        }
    }

    /// Whether a player is among those meant. Only his part of the table is looked at.
    pub(crate) fn is_player_meant(&self, seat: Seat, who: Who, frame: &Frame) -> bool {
        match who {
            Who::You => seat == frame.you,
            Who::With(condition) => {
                let them = Frame { them: Some(seat), ..*frame };
                self.everyone().has(seat) && self.holds(condition, &them)
            }
            Who::Opponents
            | Who::Everyone
            | Who::Left
            | Who::Attacker
            | Who::Defender
            | Who::Winner
            | Who::Loser
            | Who::That
            | Who::Them
            | Who::Chosen(_)
            | Who::Owner(_)
            | Who::Controller(_)
            | Who::Both(_) => self.who(who, frame).has(seat),
        }
    }

    /// What is half-way through of the ability that speaks.
    pub(crate) fn going_of(&self, frame: &Frame) -> Option<&Going> {
        self.going.get(usize::from(frame.place?))
    }

    /// The cards chosen for the first slot.
    pub(crate) fn chosen(&self, frame: &Frame) -> CardSet {
        let mut chosen = self.going_of(frame).map_or(CardSet::EMPTY, |going| going.chosen);
        if let Some(card) = frame.picked.some() {
            chosen.insert(card);
        }
        chosen
    }

    /// Whether a card is chosen for the first slot.
    pub(crate) fn is_chosen(&self, card: CardId, frame: &Frame) -> bool {
        frame.picked == card || self.going_of(frame).is_some_and(|going| going.chosen.has(card))
    }

    /// The one player meant, if it is one.
    pub(crate) fn player_meant(&self, who: Who, frame: &Frame) -> Option<Seat> {
        match who {
            Who::You => Some(frame.you),
            Who::Opponents
            | Who::Everyone
            | Who::Left
            | Who::Attacker
            | Who::Defender
            | Who::Winner
            | Who::Loser
            | Who::That
            | Who::Them
            | Who::Chosen(_)
            | Who::Owner(_)
            | Who::Controller(_)
            | Who::Both(_)
            | Who::With(_) => {
                let seats = self.who(who, frame);
                (seats.len() == 1).then(|| seats.iter().next().expect("one seat is in it"))
            }
        }
    }

    /// The one card meant, if it is one.
    pub(crate) fn card_meant(&self, cards: Cards, frame: &Frame) -> Option<CardId> {
        match cards {
            Cards::This => frame.source.some(),
            Cards::Host => self.card(frame.source).host.some(),
            Cards::It => frame.it.some(),
            Cards::Chosen(slot) if slot.0 > 0 => frame.others[slot.0 as usize - 1].some(),
            Cards::HouseCard(who) => {
                self.player_meant(who, frame).map(|seat| self.house_card(seat))
            }
            Cards::Plot(who) => {
                self.player_meant(who, frame).and_then(|seat| self.player(seat).plot.some())
            }
            Cards::Chosen(_)
            | Cards::Paid
            | Cards::Every(_)
            | Cards::Top(_, _)
            | Cards::Random(_, _) => self.cards_meant(cards, frame).first(),
        }
    }

    /// The cards meant. `Random` must be drawn by whoever carries the effect out.
    pub(crate) fn cards_meant(&self, cards: Cards, frame: &Frame) -> CardSet {
        match cards {
            Cards::Chosen(slot) if slot.0 == 0 => self.chosen(frame),
            Cards::Paid => self.going_of(frame).map_or(CardSet::EMPTY, |going| going.paid),
            Cards::Every(filter) | Cards::Random(_, filter) => self.candidates(filter, frame),
            Cards::Top(amount, filter) => self.top_cards(amount, filter, frame),
            Cards::HouseCard(who) => {
                self.who(who, frame).iter().map(|seat| self.house_card(seat)).collect()
            }
            Cards::Plot(who) => self
                .who(who, frame)
                .iter()
                .filter_map(|seat| self.player(seat).plot.some())
                .collect(),
            Cards::This | Cards::Host | Cards::It | Cards::Chosen(_) => {
                self.card_meant(cards, frame).map_or(CardSet::EMPTY, CardSet::only)
            }
        }
    }

    /// Calls `each` with every card meant. Most words mean one, for which no set is made.
    pub(crate) fn for_each_meant(&self, cards: Cards, frame: &Frame, mut each: impl FnMut(CardId)) {
        match cards {
            Cards::This | Cards::Host | Cards::It => {
                self.card_meant(cards, frame).into_iter().for_each(each);
            }
            Cards::Chosen(Slot(0)) if frame.place.is_none() => {
                frame.picked.some().into_iter().for_each(each);
            }
            Cards::Chosen(_)
            | Cards::Paid
            | Cards::Every(_)
            | Cards::HouseCard(_)
            | Cards::Plot(_)
            | Cards::Top(_, _)
            | Cards::Random(_, _) => {
                for card in &self.cards_meant(cards, frame) {
                    each(card);
                }
            }
        }
    }

    /// Whether a card is among those meant.
    pub(crate) fn is_meant(&self, card: CardId, cards: Cards, frame: &Frame) -> bool {
        if card == CardId::NONE {
            return false;
        }
        match cards {
            Cards::Every(filter) => self.is_kind(card, filter, frame),
            Cards::This => card == frame.source,
            Cards::Host
            | Cards::It
            | Cards::Chosen(_)
            | Cards::Paid
            | Cards::HouseCard(_)
            | Cards::Plot(_)
            | Cards::Top(_, _)
            | Cards::Random(_, _) => self.cards_meant(cards, frame).has(card),
        }
    }

    /// The top cards of the deck or discard pile of every player meant.
    fn top_cards(
        &self,
        amount: Amount,
        filter: &crate::vocabulary::Filter,
        frame: &Frame,
    ) -> CardSet {
        let count = usize::try_from(self.amount(&amount, frame)).unwrap_or(0);
        let mut set = CardSet::EMPTY;
        for seat in self.side(filter.side, frame).iter() {
            if filter.zones.has(Zone::Discard) {
                self.discard_pile(seat).take(count).for_each(|card| set.insert(card));
            } else {
                self.deck(seat).take(count).for_each(|card| set.insert(card));
            }
        }
        set
    }

    /// The number meant. Most are printed as they are.
    #[inline]
    pub(crate) fn amount(&self, amount: &Amount, frame: &Frame) -> i32 {
        if let Amount::N(number) = amount {
            i32::from(*number)
        } else {
            self.reckoned(amount, frame)
        }
    }

    fn reckoned(&self, amount: &Amount, frame: &Frame) -> i32 {
        match amount {
            Amount::N(number) => i32::from(*number),
            Amount::X => i32::from(frame.x),
            Amount::Size => i32::from(frame.size),
            Amount::Count(filter) => self.candidates(filter, frame).len() as i32,
            Amount::Stat(stat, cards) => {
                self.card_meant(**cards, frame).map_or(0, |card| self.stat(*stat, card))
            }
            Amount::Of(who, tally) => {
                self.who(*who, frame).iter().map(|seat| self.tally(*tally, seat, frame)).sum()
            }
            Amount::Minus(amount) => -self.amount(amount, frame),
            Amount::Times(times, amount) => i32::from(*times) * self.amount(amount, frame),
            Amount::Either(condition, one, other) => {
                let meant = if self.holds(condition, frame) { one } else { other };
                self.amount(meant, frame)
            }
            Amount::Plus(one, other) => self.amount(one, frame) + self.amount(other, frame),
            Amount::AtLeast(least, amount) => self.amount(amount, frame).max(i32::from(*least)),
        }
    }

    /// A number on a card.
    pub(crate) fn stat(&self, stat: Stat, card: CardId) -> i32 {
        let state = self.card(card);
        match stat {
            Stat::Strength => i32::from(state.strength),
            Stat::PrintedStrength => i32::from(self.printed(card).strength),
            Stat::PrintedCost => i32::from(self.printed(card).cost.unwrap_or(0)),
            Stat::Power => i32::from(state.power),
            Stat::Gold => i32::from(state.gold),
            Stat::Attachments => self.attachments_on(card).len() as i32,
            Stat::Claim => self.plot_value(card, Value::Claim),
            Stat::Income => self.plot_value(card, Value::Income),
            Stat::Initiative => self.plot_value(card, Value::Initiative),
        }
    }

    /// What a player has of something.
    pub(crate) fn tally(&self, tally: Tally, seat: Seat, frame: &Frame) -> i32 {
        match tally {
            Tally::Cards(filter) => {
                let theirs = Frame { them: Some(seat), ..*frame };
                self.candidates(filter, &theirs).len() as i32
            }
            Tally::Hand => self.hand_of(seat).len() as i32,
            Tally::Gold => i32::from(self.player(seat).gold),
            Tally::Power => i32::from(self.total_power(seat)),
            Tally::HousePower => i32::from(self.card(self.house_card(seat)).power),
            Tally::Initiative => self.initiative_of(seat),
            Tally::Opponents => self.opponents(seat).len() as i32,
        }
    }

    /// What a card gives its controller of a resource. Coin, scroll and diamond are part of the text box
    /// (`card.text_box`).
    pub(crate) fn provides(&self, card: CardId, resource: Resource) -> i32 {
        if !self.text_works(card) {
            return 0;
        }
        let printed = self.printed(card);
        let number = match resource {
            Resource::Gold => i32::from(printed.income),
            Resource::Influence => i32::from(printed.influence),
            Resource::Initiative => i32::from(printed.initiative),
            Resource::Either => {
                return self.provides(card, Resource::Gold).max(0)
                    + self.provides(card, Resource::Influence);
            }
        };
        if number > 0 && self.has_no_bonus(card, resource) { 0 } else { number }
    }
}
