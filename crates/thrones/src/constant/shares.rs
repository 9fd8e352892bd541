//! The parts of a sum: what each card adds to a number.

use super::kind;
use tabletop::Seat;

use crate::card_set::{CardId, CardSet};
use crate::state::{Frame, Thrones};
use crate::text;
use crate::view::{Share, Shared};
use crate::vocabulary::{CardMod, Change, Keyword, Modify, PlainKeyword, PlayerMod, Thing, Value};

impl Thrones {
    /// What changes the STR of cards in play, card by card, as it is reckoned.
    pub(crate) fn strength_shares(&self) -> Vec<(CardId, Share)> {
        let mut shares = Vec::new();
        self.for_each_modifier(kind::STRENGTH, |modify, frame| {
            let Modify::Card(cards, CardMod::Strength(change)) = modify else { return };
            for card in self.cards_meant(*cards, frame) {
                if !self.is_immune(card, frame.source, frame.triggered) {
                    let about = Frame { it: card, ..*frame };
                    shares.push((card, self.share(change, &about)));
                }
            }
        });
        let challenge = &self.challenge;
        let sides = [
            (challenge.attackers, challenge.defenders),
            (challenge.defenders, challenge.attackers),
        ];
        for (side, other) in sides.into_iter().filter(|_| challenge.on) {
            for card in side.iter().filter(|card| self.card(*card).has(PlainKeyword::Melee)) {
                let opponents = self.opponents(self.card(card).controller);
                let enemy = |enemy: &CardId| opponents.has(self.card(*enemy).controller);
                let amount = other.iter().filter(enemy).count() as i32;
                shares.push((card, Share { amount, card: None, what: Some(Shared::Melee) }));
            }
        }
        shares
    }

    /// What changes a number of a plot, besides the cards of its player that provide it.
    pub(crate) fn plot_shares(&self, plot: CardId, value: Value) -> Vec<Share> {
        let controller = self.card(plot).controller;
        let mut shares = Vec::new();
        self.for_each_modifier(kind::VALUE, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Value(of, change)) = modify
                && *of == value
                && self.is_player_meant(controller, *who, frame)
            {
                shares.push(self.share(change, frame));
            }
        });
        shares
    }

    /// What makes up what a card in hand costs its owner now.
    pub(crate) fn cost_shares(&self, seat: Seat, card: CardId) -> Vec<Share> {
        let printed = i32::from(self.printed(card).cost.unwrap_or(0));
        let penalty = i32::from(self.cost_with_penalty(seat, card)) - printed;
        let part = |amount, what| Share { amount, card: None, what: Some(what) };
        let mut shares = vec![part(printed, Shared::Printed)];
        shares.extend((penalty != 0).then(|| part(penalty, Shared::Penalty)));
        self.cost_changes(seat, CardSet::only(card), false, |_, amount, source| {
            shares.push(Share { amount, card: source.some(), what: None });
        });
        shares
    }

    /// What the abilities of a card in play are immune to, printed or gained: "events".
    pub(crate) fn immunities(&self, card: CardId) -> Vec<String> {
        let (state, title) = (self.card(card), self.name(card));
        let printed = self.printed(card).immune;
        let printed = if state.blank || state.face.is_some() { &[] } else { printed };
        let mut told: Vec<String> = printed.iter().map(|from| text::source(title, from)).collect();
        if state.gains {
            self.for_each_modifier(kind::THING, |modify, frame| {
                if let Modify::Card(cards, CardMod::Gain(Thing::Keyword(Keyword::Immune(from)))) =
                    modify
                    && self.is_meant(card, *cards, frame)
                {
                    told.push(text::source(title, from));
                }
            });
        }
        told
    }

    fn share(&self, change: &Change, frame: &Frame) -> Share {
        let (amount, what) = match change {
            Change::By(amount) => (amount, None),
            Change::To(amount) => (amount, Some(Shared::Set)),
        };
        Share { amount: self.amount(amount, frame), card: frame.source.some(), what }
    }
}
