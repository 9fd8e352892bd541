//! Effects that last, and gold that changes hands.

use tabletop::Scribe;

use crate::card_set::CardId;
use crate::constant::watch;
use crate::event::Event;
use crate::state::{Frame, LastingEffect, Lasts, Thrones};
use crate::vocabulary::{CardMod, Duration, Lasting, List, Modify, Period, Purse};

impl Thrones {
    pub(crate) fn lasting_of(&self, frame: &Frame, duration: &Duration) -> LastingEffect {
        let mut lasting = LastingEffect {
            what: Lasts::SwappedPlots,
            source: frame.source,
            you: frame.you,
            ends: Period::Game,
            uses: 0,
            later: false,
            triggered: frame.triggered,
            x: frame.x,
            players: [frame.players[0], frame.players[1]],
            named: [frame.named[0], frame.named[1]],
            chosen: [self.chosen(frame).first().unwrap_or(CardId::NONE), frame.others[0]],
            bound_to: CardId::NONE,
        };
        let mut duration = duration;
        if let Duration::Uses(uses, inner) = duration {
            lasting.uses = *uses;
            duration = inner;
        }
        lasting.ends = match duration {
            Duration::Challenge => Period::Challenge,
            Duration::Phase => Period::Phase,
            Duration::Round => Period::Round,
            Duration::NextRound => {
                lasting.later = true;
                Period::Round
            }
            Duration::Game | Duration::Uses(_, _) => Period::Game,
            Duration::WhileInPlay(cards) => {
                lasting.bound_to = self.card_meant(*cards, frame).unwrap_or(CardId::NONE);
                Period::Game
            }
        };
        lasting
    }

    /// Something lasts from now on.
    pub(crate) fn add_lasting(&mut self, lasting: LastingEffect) {
        self.lasting.push(lasting);
        self.lasting_changed(&lasting);
    }

    /// What was left for the next round begins.
    pub(crate) fn begin_lasting(&mut self, scribe: &mut impl Scribe<Event>) {
        for place in 0..self.lasting.len() {
            if self.lasting[place].later {
                self.lasting[place].later = false;
                let begun = self.lasting[place];
                self.lasting_changed(&begun);
                scribe.note(|| Event::Lasts { card: begun.source, until: begun.ends });
            }
        }
    }

    pub(crate) fn last(
        &mut self,
        duration: &Duration,
        what: &'static Lasting,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let (list_of, place) = self.effect_on_top();
        let what = match what {
            Lasting::Modify(list) => {
                self.remember_strength_changes(list, frame);
                Lasts::Modifiers(self.pool.lasting_modifiers(list_of, place))
            }
            Lasting::Ability(_) => Lasts::Ability(self.pool.lasting_ability(list_of, place)),
        };
        let lasting = LastingEffect { what, ..self.lasting_of(frame, duration) };
        // What lasts remembers one card of a slot; where several were chosen, it lasts for each of them.
        let chosen = self.chosen(frame);
        let rest = chosen.len().max(1);
        for card in chosen.iter().map(Some).chain([None]).take(rest) {
            let first = card.unwrap_or(CardId::NONE);
            self.add_lasting(LastingEffect { chosen: [first, lasting.chosen[1]], ..lasting });
        }
        if !lasting.later {
            scribe.note(|| Event::Lasts { card: frame.source, until: lasting.ends });
        }
    }

    /// Every change of STR counts, also one that another cancels out.
    pub(crate) fn remember_strength_changes(&mut self, list: List<Modify>, frame: &Frame) {
        for modify in list {
            if let Modify::Card(cards, CardMod::Strength(_)) = modify {
                for card in self.affected(*cards, frame) {
                    self.card_mut(card).strength_changed = true;
                    self.strengths_changed = true;
                }
            }
        }
    }

    pub(crate) fn move_gold(
        &mut self,
        from: Purse,
        to: Purse,
        gold: u8,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let payer = match from {
            Purse::Pool(who) => self.player_meant(who, frame),
            Purse::Treasury | Purse::On(_) => None,
        };
        let gold = match from {
            Purse::Treasury => gold,
            Purse::Pool(_) => payer.map_or(0, |seat| gold.min(self.player(seat).gold)),
            Purse::On(cards) => {
                self.card_meant(cards, frame).map_or(0, |card| gold.min(self.card(card).gold))
            }
        };
        if gold == 0 {
            self.top().done = false;
            return;
        }
        match (from, payer) {
            (Purse::Pool(_), Some(seat)) => self.player_mut(seat).gold -= gold,
            (Purse::On(cards), _) => {
                if let Some(card) = self.card_meant(cards, frame) {
                    self.card_mut(card).gold -= gold;
                }
            }
            (Purse::Pool(_) | Purse::Treasury, _) => {}
        }
        match to {
            Purse::Treasury => {
                if let Some(seat) = payer {
                    scribe.note(|| Event::GoldLost { seat, gold });
                }
            }
            Purse::Pool(who) => {
                if let Some(seat) = self.player_meant(who, frame) {
                    let player = self.player_mut(seat);
                    player.gold = player.gold.saturating_add(gold);
                    scribe.note(|| match payer {
                        Some(from) => Event::GoldGiven { from, to: seat, gold },
                        None => Event::GoldTaken { seat, gold },
                    });
                }
            }
            Purse::On(cards) => {
                if let Some(card) = self.card_meant(cards, frame) {
                    self.gold_lies = true;
                    let state = self.card_mut(card);
                    state.gold = state.gold.saturating_add(gold);
                    let seat = state.controller;
                    scribe.note(|| Event::GoldPutOn { seat, card, gold });
                }
            }
        }
        self.top().done = true;
        self.changed(watch::GOLD);
    }
}
