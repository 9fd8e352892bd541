//! Whether an effect would change anything: nothing is initiated for no effect (`timing.initiate.no_effect`).

use tabletop::{Seat, Seats};

use crate::card_set::CardId;
use crate::initiate::untargeted;
use crate::reading::{Doing, Why};
use crate::state::{Frame, Place, Removal, Thrones};
use crate::vocabulary::{
    CardType, Cards, Effect, Filter, List, Purse, Save, Side, Slot, Test, Triggered, Verb, Who,
    Zone, walk,
};

impl Thrones {
    /// Whether some effect of the list could change something. What is done to a chosen player, with
    /// a card that comes into play or with one that is found hangs on the choosing, the coming and the finding.
    pub(crate) fn changes_something(&self, effects: List<Effect>, frame: &Frame) -> bool {
        let carries_the_rest = |effect: &&Effect| {
            matches!(
                effect,
                Effect::ChoosePlayer { to: _, by: _, from: _ }
                    | Effect::PutIntoPlay { what: _, under: _, how: _ }
                    | Effect::Search { to: _, by: _, top: _, from: _, count: _, show: _ }
            )
        };
        let mut carriers = effects.iter().filter(carries_the_rest);
        carriers.all(|effect| self.changes(effect, frame))
            && effects.iter().any(|effect| self.changes(effect, frame))
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    fn changes(&self, effect: &'static Effect, frame: &Frame) -> bool {
        match effect {
            Effect::Kneel(cards) => {
                self.acts_on(*cards, frame, |game, card| !game.card(card).kneeling)
            }
            Effect::Stand(cards) => self.acts_on(*cards, frame, |game, card| game.can_stand(card)),
            Effect::Draw(who, amount, cap) => {
                self.amount(amount, frame) > 0
                    && self.who(*who, frame).iter().any(|seat| self.can_draw(seat, *cap))
            }
            Effect::Kill(cards, save) => self.acts_on(*cards, frame, |game, card| {
                game.can_be_removed(card, &removal_of(Verb::Kill, Zone::Dead, *save, frame))
            }),
            Effect::Discard(cards, save) => self.acts_on(*cards, frame, |game, card| {
                game.card(card).place != Place::Play
                    || game.can_be_removed(
                        card,
                        &removal_of(Verb::Discard, Zone::Discard, *save, frame),
                    )
            }),
            Effect::PutIntoPlay { what, under, how: _ } => match self.player_meant(*under, frame) {
                None => self.names_target(*under),
                Some(seat) => self.acts_on(*what, frame, |game, card| {
                    game.card(card).place != Place::Play && game.can_come(seat, card)
                }),
            },
            Effect::Gold { from, to: _, gold: _ } => match from {
                Purse::Treasury => true,
                Purse::Pool(who) => {
                    self.names_target(*who)
                        || self.who(*who, frame).iter().any(|seat| self.player(seat).gold > 0)
                }
                Purse::On(cards) => {
                    self.acts_on(*cards, frame, |game, card| game.card(card).gold > 0)
                }
            },
            Effect::Choose { from, to: _, by: _, count: _ } => {
                self.hangs_on_target(from, frame)
                    || self.has_candidates(1, from, frame, |card| self.can_be_chosen(card, frame))
            }
            Effect::ChoosePlayer { from, to: _, by: _ } => !self.who(*from, frame).is_empty(),
            Effect::Join(cards, _) => {
                self.challenge.on
                    && self.acts_on(*cards, frame, |game, card| !game.challenge.is_in_it(card))
            }
            Effect::RemoveFromChallenge(cards) => {
                self.acts_on(*cards, frame, |game, card| game.challenge.is_in_it(card))
            }
            Effect::RevealPlot(who) => {
                let reveals =
                    |seat: Seat| !self.plot_deck(seat).is_empty() && !self.keeps_plot(seat);
                self.names_target(*who) || self.who(*who, frame).iter().any(reveals)
            }
            Effect::Place(cards, _) => self.acts_on(*cards, frame, |_, _| true),
            Effect::Return(cards, zone, save) => self.acts_on(*cards, frame, |game, card| {
                game.can_be_removed(card, &removal_of(Verb::Return, *zone, *save, frame))
            }),
            Effect::MovePower { from: cards, to: _, power: _ } | Effect::DiscardPower(cards, _) => {
                self.acts_on(*cards, frame, |game, card| game.card(card).power > 0)
            }
            Effect::FirstPlayer(who) => !self.is_player_meant(self.first, *who, frame),
            Effect::Satisfy { who: _, to: _, claim: _ } | Effect::ClaimAs(_) | Effect::Again => {
                self.challenge.on
            }
            Effect::Arrange(_, cards) => self.acts_on(*cards, frame, |_, _| true),
            Effect::Play(cards) => {
                self.acts_on(*cards, frame, |game, card| game.can_play(frame.you, card))
            }
            Effect::Redirect(cards, _) => {
                self.acts_on(*cards, frame, |game, card| game.is_moribund(card))
            }
            Effect::Reveal(cards) | Effect::LookAt(_, cards) => {
                self.acts_on(*cards, frame, |_, _| true)
            }
            Effect::Search { by, to: _, top: _, from: _, count: _, show: _ } => {
                self.names_target(*by)
                    || self.who(*by, frame).iter().any(|seat| self.player(seat).deck_size > 0)
            }
            Effect::OneOf { options, by: _ } => {
                options.iter().any(|option| self.changes_something(option, frame))
            }
            Effect::May(_, effects) | Effect::Then(effects) => {
                self.changes_something(effects, frame)
            }
            Effect::If(_, _, _)
            | Effect::Each(_, _)
            | Effect::Pay { who: _, costs: _, then: _, otherwise: _ }
            | Effect::Name { to: _, by: _, what: _ }
            | Effect::Attach { what: _, to: _, as_: _ }
            | Effect::TakeControl(_, _)
            | Effect::SwapPlots(_)
            | Effect::Lend { what: _, from: _, to: _, take: _, until: _ }
            | Effect::Claim(_, _)
            | Effect::Copy(_)
            | Effect::Save(_)
            | Effect::Cancel
            | Effect::Until(_, _) => true,
        }
    }

    /// The players who may be chosen as a target: those with whom the effect would do something. What happens by itself
    /// asks for a player whatever comes of it.
    pub(crate) fn target_players(
        &self,
        slot: Slot,
        from: Who,
        triggered: &Triggered,
        frame: &Frame,
    ) -> Seats {
        let players = self.who(from, frame);
        if triggered.label.is_by_itself() {
            return players;
        }
        let mut seats = Seats::NONE;
        for seat in players.iter() {
            let mut with = *frame;
            with.players[usize::from(slot.0)] = Some(seat);
            if self.changes_something(untargeted(triggered.effects), &with) {
                seats.insert(seat);
            }
        }
        seats
    }

    /// Whether the power that the effects discard is there: who has the choice cannot take the way he cannot go to its
    /// end.
    pub(crate) fn has_power_for(&self, effects: List<Effect>, frame: &Frame) -> bool {
        effects.iter().all(|effect| {
            let Effect::DiscardPower(cards, power) = effect else { return true };
            let power = self.amount(power, frame);
            let has_it = |card: CardId| i32::from(self.card(card).power) >= power;
            self.cards_meant(*cards, frame).iter().all(has_it)
        })
    }

    /// Whether a card can be put into play for a player, be it as a duplicate.
    fn can_come(&self, seat: Seat, card: CardId) -> bool {
        let as_duplicate = || self.owner(card) == seat && self.duplicate_host(seat, card).is_some();
        let finds_host =
            || self.printed(card).kind != CardType::Attachment || self.has_host(card, seat);
        self.can_enter(seat, card) && finds_host() || as_duplicate()
    }

    pub(crate) fn can_stand(&self, card: CardId) -> bool {
        self.card(card).kneeling && !self.is_forbidden(&Doing::to_card(Verb::Stand, card))
    }

    /// Whether some card meant would be changed. A target not chosen yet was looked at when it was offered.
    fn acts_on(
        &self,
        cards: Cards,
        frame: &Frame,
        would: impl Fn(&Thrones, CardId) -> bool,
    ) -> bool {
        match cards {
            Cards::Chosen(slot) if self.is_open(slot, frame) => true,
            Cards::Every(filter) | Cards::Top(_, filter) | Cards::Random(_, filter)
                if is_of_player_not_chosen(filter, frame) =>
            {
                true
            }
            Cards::This
            | Cards::Host
            | Cards::It
            | Cards::Chosen(_)
            | Cards::Paid
            | Cards::Every(_)
            | Cards::Top(_, _)
            | Cards::Random(_, _)
            | Cards::HouseCard(_)
            | Cards::Plot(_) => self.cards_meant(cards, frame).iter().any(|card| would(self, card)),
        }
    }

    pub(crate) fn is_open(&self, slot: Slot, frame: &Frame) -> bool {
        match slot.0 {
            0 => self.chosen(frame).is_empty(),
            other => frame.others[other as usize - 1] == CardId::NONE,
        }
    }

    /// Whether the kind of card hangs on a target that is not chosen yet.
    fn hangs_on_target(&self, filter: &'static Filter, frame: &Frame) -> bool {
        let mut hangs = false;
        walk(filter, &mut |word| {
            if let Some(Test::In(slot)) = word.downcast_ref() {
                hangs |= self.is_open(*slot, frame);
            } else if let Some(Cards::Chosen(slot)) = word.downcast_ref() {
                hangs |= self.is_open(*slot, frame);
            }
        });
        hangs
    }

    fn names_target(&self, who: Who) -> bool {
        matches!(
            who,
            Who::Chosen(_)
                | Who::Both(_)
                | Who::Them
                | Who::Owner(Cards::Chosen(_))
                | Who::Controller(Cards::Chosen(_))
        )
    }

    /// Whether choosing this card would let the effect do something to it.
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    pub(crate) fn would_change(
        &self,
        effects: List<Effect>,
        slot: Slot,
        card: CardId,
        frame: &Frame,
    ) -> bool {
        let mut spoken_of = false;
        for effect in effects {
            let about = |cards: &Cards| *cards == Cards::Chosen(slot);
            let changes = match effect {
                Effect::Kneel(cards) if about(cards) => !self.card(card).kneeling,
                Effect::Stand(cards) if about(cards) => self.can_stand(card),
                Effect::Kill(cards, save) if about(cards) => {
                    self.can_be_removed(card, &removal_of(Verb::Kill, Zone::Dead, *save, frame))
                }
                Effect::Discard(cards, save) if about(cards) => {
                    self.card(card).place != Place::Play
                        || self.can_be_removed(
                            card,
                            &removal_of(Verb::Discard, Zone::Discard, *save, frame),
                        )
                }
                Effect::Return(cards, zone, save) if about(cards) => {
                    self.can_be_removed(card, &removal_of(Verb::Return, *zone, *save, frame))
                }
                Effect::MovePower { from, to: _, power: _ } if about(from) => {
                    self.card(card).power > 0
                }
                Effect::Play(cards) if about(cards) => self.can_play(frame.you, card),
                Effect::TakeControl(cards, who) if about(cards) => self
                    .player_meant(*who, frame)
                    .is_none_or(|seat| self.can_be_controlled(seat, card)),
                Effect::PutIntoPlay { what, under, how: _ } if about(what) => {
                    self.player_meant(*under, frame).is_none_or(|seat| self.can_come(seat, card))
                }
                Effect::Attach { what, to: _, as_: _ } if about(what) => {
                    self.card(card).place == Place::Play || self.can_enter(frame.you, card)
                }
                Effect::Attach { what, to, as_: _ } if about(to) => {
                    self.card_meant(*what, frame).is_none_or(|what| self.card(what).host != card)
                }
                Effect::Until(_, _)
                | Effect::Lend { what: _, from: _, to: _, take: _, until: _ } => true,
                Effect::Kneel(_)
                | Effect::Stand(_)
                | Effect::Kill(_, _)
                | Effect::Discard(_, _)
                | Effect::Return(_, _, _)
                | Effect::MovePower { from: _, to: _, power: _ }
                | Effect::Play(_)
                | Effect::TakeControl(_, _)
                | Effect::PutIntoPlay { what: _, under: _, how: _ }
                | Effect::Attach { what: _, to: _, as_: _ }
                | Effect::Choose { to: _, by: _, from: _, count: _ }
                | Effect::ChoosePlayer { to: _, by: _, from: _ }
                | Effect::Name { to: _, by: _, what: _ }
                | Effect::LookAt(_, _)
                | Effect::Reveal(_)
                | Effect::Search { to: _, by: _, top: _, from: _, count: _, show: _ }
                | Effect::Place(_, _)
                | Effect::Redirect(_, _)
                | Effect::SwapPlots(_)
                | Effect::Claim(_, _)
                | Effect::DiscardPower(_, _)
                | Effect::Gold { from: _, to: _, gold: _ }
                | Effect::Draw(_, _, _)
                | Effect::Join(_, _)
                | Effect::RemoveFromChallenge(_)
                | Effect::Satisfy { who: _, to: _, claim: _ }
                | Effect::ClaimAs(_)
                | Effect::Again
                | Effect::FirstPlayer(_)
                | Effect::Arrange(_, _)
                | Effect::RevealPlot(_)
                | Effect::Copy(_)
                | Effect::Save(_)
                | Effect::Cancel
                | Effect::Then(_)
                | Effect::If(_, _, _)
                | Effect::May(_, _)
                | Effect::OneOf { by: _, options: _ }
                | Effect::Each(_, _)
                | Effect::Pay { who: _, costs: _, then: _, otherwise: _ } => continue,
            };
            if changes {
                return true;
            }
            spoken_of = true;
        }
        !spoken_of
    }
}

/// Whether the cards are those of a player who is chosen later.
fn is_of_player_not_chosen(filter: &Filter, frame: &Frame) -> bool {
    matches!(filter.side, Side::Of(Who::Chosen(slot)) if frame.players[slot.0 as usize].is_none())
}

fn removal_of(verb: Verb, to: Zone, save: Save, frame: &Frame) -> Removal {
    Removal {
        verb,
        to,
        savable: save == Save::Savable,
        source: frame.source,
        triggered: true,
        why: Why::Effect,
        ..Removal::default()
    }
}
