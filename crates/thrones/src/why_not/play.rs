//! Why a card cannot be played or an ability used.

use tabletop::{Reason, RuleId, Seat};

use super::{Reasons, because};
use crate::card_set::{CardId, CardSet};
use crate::initiate::{targets, untargeted};
use crate::interrupt::takes_out_of_play;
use crate::rule;
use crate::ruleset::DuplicateSaves;
use crate::state::{Answered, Frame, Place, Thrones};
use crate::text;
use crate::vocabulary::{
    Ability, CardType, Cards, Cost, Effect, Label, Occasion, Pay, Phase, PlainKeyword, Scope,
    Triggered, Verb, What, Who,
};

impl Thrones {
    pub(super) fn why_not_marshal(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        if let Some(reason) = self.why_not_in_hand(seat, card) {
            reasons.add_some(Some(reason));
            return;
        }
        let name = self.name(card);
        match self.printed(card).kind {
            CardType::Character | CardType::Location | CardType::Attachment => {}
            CardType::Event => {
                reasons.add(
                    rule::CARD_EVENT_USE,
                    format!("{name} is an event: it is played, not marshalled"),
                );
                return;
            }
            CardType::Plot | CardType::House | CardType::Agenda => {
                let kind = self.printed(card).kind.title();
                reasons.add(
                    rule::MARSHALLING_EXCLUSIVE,
                    format!("{name} is no card to marshal but a {kind}"),
                );
                return;
            }
        }
        reasons.add_some(self.why_not_turn_to_marshal(seat));
        self.why_not_enter(seat, card, reasons);
        reasons.add_some(self.why_not_cost(seat, card));
    }

    pub(super) fn why_not_fasten(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        if let Some(reason) = self.why_not_in_hand(seat, card) {
            reasons.add_some(Some(reason));
            return;
        }
        if !self.facts(card).fastens {
            let text =
                format!("{} cannot be played as an attachment on your House card", self.name(card));
            reasons.add(rule::CARD_ATTACHMENT_HOST, text);
            return;
        }
        reasons.add_some(self.why_not_turn_to_marshal(seat));
        reasons.add_some(self.why_not_limited(seat, card));
        reasons.add_some(self.why_not_out_of_shadows(card));
        reasons.add_some(self.why_not_unique(seat, card));
        reasons.add_some(self.why_not_cost(seat, card));
    }

    pub(super) fn why_not_ambush(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        if let Some(reason) = self.why_not_in_hand(seat, card) {
            reasons.add_some(Some(reason));
            return;
        }
        let name = self.name(card);
        let printed = self.printed(card);
        if !printed.keywords.has(PlainKeyword::Ambush) {
            reasons.add(rule::KEYWORD_AMBUSH, format!("{name} has no Ambush"));
            return;
        }
        reasons.add_some(self.why_not_before_round());
        if self.duplicate_host(seat, card).is_none() {
            reasons.add_some(self.why_not_unique(seat, card));
            reasons.add_some(self.why_not_any_host(card));
        }
        let (asked, there) =
            (u16::from(printed.cost.unwrap_or(0)), self.influence_of(seat, CardSet::EMPTY));
        if asked > there {
            let text = format!("{name} asks for {asked} influence, you can kneel {there}");
            reasons.add(rule::KEYWORD_AMBUSH, text);
        }
    }

    /// A duplicate from hand, or the save by one that is in play.
    pub(super) fn why_not_duplicate(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        let place = self.card(card).place;
        let under = (place == Place::Duplicate).then(|| self.card(card).host);
        let host = if place == Place::Play { Some(card) } else { under };
        if let Some(host) = host {
            reasons.add_some(self.why_not_duplicate_save(seat, host));
            return;
        }
        let name = self.name(card);
        if matches!(self.card(card).place, Place::Dead | Place::Discard) {
            reasons.add(rule::TIMING_SAVE_CANCEL, format!("nothing threatens {name} now"));
            return;
        }
        if let Some(reason) = self.why_not_in_hand(seat, card) {
            reasons.add_some(Some(reason));
            return;
        }
        if !self.printed(card).unique {
            reasons
                .add(rule::DUPLICATE_ATTACH, format!("{name} is not unique: it has no duplicates"));
            return;
        }
        if let Some(reason) = self.why_not_turn_to_marshal(seat) {
            reasons.add(rule::DUPLICATE_ATTACH, reason.text);
        }
        reasons.add_some(self.why_not_limited(seat, card));
        if self.duplicate_host(seat, card).is_some() {
            return;
        }
        let copies = self.in_play.into_iter().filter(|copy| self.name(*copy) == name);
        let on_side =
            |copy: &CardId| self.owner(*copy) == seat || self.card(*copy).controller == seat;
        let mut copies = copies.filter(on_side);
        let (rule, text) = match copies.next() {
            None => (rule::DUPLICATE_ATTACH, format!("you have no {name} in play to attach it to")),
            Some(copy) if self.is_moribund(copy) => {
                (rule::TIMING_MORIBUND, format!("{name} is leaving play"))
            }
            Some(_) => (
                rule::DUPLICATE_OWN_AND_CONTROL,
                format!("a duplicate goes only on a {name} that you both own and control"),
            ),
        };
        reasons.add(rule, text);
    }

    fn why_not_duplicate_save(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.card(card).controller != seat {
            let text = format!("only the player who controls {name} saves it with its duplicates");
            return because(rule::DUPLICATE_OWN_AND_CONTROL, text);
        }
        let (rule, all) = match self.rules.duplicates {
            DuplicateSaves::AnyLeaving => (rule::DUPLICATE_SAVE_LCG, true),
            DuplicateSaves::KillAndDiscard => (rule::DUPLICATE_SAVE_WINTER, false),
        };
        if self.duplicates_under(card).is_empty() {
            return because(rule, format!("{name} has no duplicate"));
        }
        match self.removals.iter().rev().find(|removal| removal.cards.has(card)) {
            None => because(rule::TIMING_SAVE_CANCEL, format!("nothing threatens {name} now")),
            Some(removal) if !removal.savable => {
                because(rule::TIMING_CANNOT, format!("{name} cannot be saved from this"))
            }
            Some(removal) if removal.terminal => because(
                rule::TIMING_TERMINAL,
                format!("saved by a duplicate, {name} would still have STR 0"),
            ),
            Some(removal) if !all && !matches!(removal.verb, Verb::Kill | Verb::Discard) => {
                because(rule, "a duplicate saves only from being killed or discarded")
            }
            Some(_) => None,
        }
    }

    pub(super) fn why_not_in_hand(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.owner(card) != seat {
            return because(rule::CONTROL_OWN_AND_CONTROL, format!("{name} is not yours"));
        }
        if self.card(card).place != Place::Hand {
            return because(rule::MARSHALLING_EXCLUSIVE, format!("{name} is not in your hand"));
        }
        None
    }

    fn why_not_turn_to_marshal(&self, seat: Seat) -> Option<Reason> {
        if let Some(reason) = self.why_not_before_round() {
            return Some(reason);
        }
        let rule = rule::MARSHALLING_EXCLUSIVE;
        match (self.phase, self.active) {
            (Phase::Marshalling, Some(active)) if active == seat => None,
            (Phase::Marshalling, Some(active)) => {
                because(rule, format!("only {} marshals now", self.player_name(active)))
            }
            (Phase::Marshalling, None) => because(rule, "it is nobody's marshalling turn now"),
            (
                Phase::Plot
                | Phase::Draw
                | Phase::Challenges
                | Phase::Dominance
                | Phase::Standing
                | Phase::Taxation
                | Phase::Any,
                _,
            ) => because(
                rule,
                format!("cards are marshalled in the marshalling phase; {}", self.now()),
            ),
        }
    }

    /// What keeps a card from coming into play from hand, gold apart.
    fn why_not_enter(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        reasons.add_some(self.why_not_limited(seat, card));
        reasons.add_some(self.why_not_out_of_shadows(card));
        reasons.add_some(self.why_not_unique(seat, card));
        reasons.add_some(self.why_not_any_host(card));
    }

    fn why_not_limited(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let limited = self.printed(card).keywords.has(PlainKeyword::Limited);
        if limited && self.player(seat).limited_played {
            let text = format!(
                "{} is Limited, and you have played a Limited card this round",
                self.name(card)
            );
            return because(rule::KEYWORD_LIMITED, text);
        }
        None
    }

    fn why_not_out_of_shadows(&self, card: CardId) -> Option<Reason> {
        let text = || format!("{} comes into play out of Shadows alone", self.name(card));
        self.printed(card).shadow.then(|| Reason::new(rule::SHADOWS_HIDE, text()))
    }

    fn why_not_any_host(&self, card: CardId) -> Option<Reason> {
        if self.printed(card).kind == CardType::Attachment && !self.has_host(card, self.owner(card))
        {
            let text =
                format!("there is no card in play that {} can be attached to", self.name(card));
            return because(rule::CARD_ATTACHMENT_HOST, text);
        }
        None
    }

    /// Which copy of a unique card stands in the way, and by which rule.
    pub(super) fn why_not_unique(&self, seat: Seat, card: CardId) -> Option<Reason> {
        if self.can_enter(seat, card) {
            return None;
        }
        let name = self.name(card);
        let is_copy = |other: &CardId| *other != card && self.name(*other) == name;
        let sides = [seat, self.owner(card)];
        let controlled =
            sides.iter().find_map(|side| self.board[side.index()].iter().find(is_copy));
        if let Some(copy) = controlled {
            let text = format!(
                "{name} is unique and {} has it in play",
                self.player_name(self.card(copy).controller)
            );
            let another = self.pool.kind_of(copy) != self.pool.kind_of(card);
            return because(
                if another { rule::UNIQUE_VERSIONS } else { rule::UNIQUE_ONE_COPY },
                text,
            );
        }
        let owned = |side: &Seat| self.in_play.and(self.owned_by(*side)).iter().find(is_copy);
        if let Some(copy) = sides.iter().find_map(owned) {
            let holder = self.player_name(self.card(copy).controller);
            let text = format!(
                "{name} is unique and {holder} controls {}'s copy",
                self.player_name(self.owner(copy))
            );
            return because(rule::UNIQUE_TAKEN, text);
        }
        let dead =
            |side: &&Seat| self.cards_in(**side, Place::Dead).iter().any(|other| is_copy(&other));
        let whose =
            sides.iter().find(dead).map_or_else(String::new, |side| self.player_name(*side));
        because(rule::UNIQUE_DEAD_PILE, format!("{name} is unique and lies in {whose}'s dead pile"))
    }

    fn why_not_cost(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let (cost, gold) = (self.cost_of(seat, card), self.gold_to_pay(seat));
        if u16::from(cost) <= gold || self.printed(card).shadow {
            return None;
        }
        let name = self.name(card);
        let penalty = self.cost_with_penalty(seat, card) - self.printed(card).cost.unwrap_or(0);
        if penalty > 0 && u16::from(cost - penalty.min(cost)) <= gold {
            let text = format!(
                "{name} costs {cost}, {penalty} of it as penalty for another House; you have {gold} gold"
            );
            return because(rule::MARSHALLING_PENALTY, text);
        }
        because(rule::CARD_ANATOMY_COST, format!("{name} costs {cost}, you have {gold} gold"))
    }

    // Abilities

    pub(super) fn why_not_use(&self, seat: Seat, card: CardId, place: u8, reasons: &mut Reasons) {
        let name = self.name(card);
        let Some(id) = self.ability_named(card, place) else {
            let reason = match self.text_works(card) {
                true => format!("{name} has no such ability"),
                false => format!("the text of {name} counts as blank"),
            };
            reasons.add(rule::PLAY_ABILITY, reason);
            return;
        };
        let Ability::Triggered(triggered) = self.pool.ability(id) else {
            reasons.add(rule::TIMING_CONSTANT, format!("that text of {name} works by itself"));
            return;
        };
        let in_play = self.card(card).place == Place::Play;
        let speaker = if in_play { self.card(card).controller } else { seat };
        let frame = Frame::new(card, id, speaker);
        if self.is_forbidden(&self.using(triggered, &frame)) {
            let text = format!("a card keeps {name} from being used now");
            return reasons.add(rule::TIMING_CANNOT, text);
        }
        if let Some(reason) = self.why_not_ability_here(seat, triggered, &frame) {
            reasons.add_some(Some(reason));
            return;
        }
        let occasion = match triggered.occasion {
            Occasion::After(deeds) => self.occasion_now(&frame, deeds),
            Occasion::Would(deeds) => self.threat_now(&frame, deeds).map(|(with, removal)| {
                if removal.terminal && !takes_out_of_play(triggered) {
                    let saved = self.name(with.it);
                    let text = format!("saved by {name}, {saved} would still have STR 0");
                    reasons.add(rule::TIMING_TERMINAL, text);
                }
                with
            }),
            Occasion::None => None,
        };
        if occasion.is_none() {
            self.why_not_at_this_time(seat, triggered, &frame, reasons);
        }
        let frame = occasion.unwrap_or(frame);
        if !self.limit_allows(triggered, &frame) {
            reasons.add_some(self.why_limited(triggered, card, seat));
        }
        self.why_not_payable(triggered, &frame, reasons);
        // A response looks at its occasion; without one, nothing sensible can be said of the rest.
        if triggered.occasion != Occasion::None && occasion.is_none() {
            return;
        }
        if !self.all_hold(triggered.when, &frame) {
            let mut each = triggered.when.chunks(1);
            let broken = each.find(|one| !self.all_hold(one, &frame)).unwrap_or(&[]);
            let text =
                format!("{name} is used only {}: not so now", text::conditions(name, broken));
            reasons.add(rule::TIMING_INITIATE, text);
        } else if reasons.is_empty() && !self.has_targets(triggered, &frame) {
            let text = self.why_no_target(triggered, &frame);
            reasons.add(rule::TIMING_INITIATE_NO_EFFECT, text);
        } else if reasons.is_empty()
            && !self.changes_something(untargeted(triggered.effects), &frame)
        {
            reasons
                .add(rule::TIMING_INITIATE_NO_EFFECT, format!("{name} would change nothing now"));
        } else if reasons.is_empty() && !self.can_use(triggered, &frame) {
            reasons.add(rule::TIMING_INITIATE, format!("you cannot pay what {name} costs now"));
        }
    }

    /// Which target cannot be chosen.
    fn why_no_target(&self, triggered: &Triggered, frame: &Frame) -> String {
        let name = self.name(frame.source);
        let mut targets = targets(triggered.effects).iter();
        let choice = targets.find_map(|effect| {
            let Effect::Choose { from, count, to: _, by: _ } = effect else { return None };
            Some((from, count))
        });
        match choice {
            Some((from, count)) => {
                format!("{} can be chosen for {name}", text::too_few(name, count, from))
            }
            None => format!("no player can be chosen for {name}"),
        }
    }

    /// Kind, player, place and text: whether the ability is there to be used at all.
    fn why_not_ability_here(
        &self,
        seat: Seat,
        triggered: &Triggered,
        frame: &Frame,
    ) -> Option<Reason> {
        let card = frame.source;
        let name = self.name(card);
        match triggered.label {
            Label::Passive => {
                return because(
                    rule::PASSIVE_DEFINITION,
                    format!("that text of {name} works by itself"),
                );
            }
            Label::WhenRevealed => {
                return because(
                    rule::TIMING_WHEN_REVEALED,
                    format!("{name} takes effect when it is revealed"),
                );
            }
            Label::Action(_) | Label::Response | Label::LimitedResponse => {}
        }
        if triggered.from != self.card(card).place.zone() {
            let text =
                format!("that text of {name} works only from the {}", triggered.from.title());
            let text = text.replace("from the play", "in play");
            return because(rule::PLAY_ABILITY, text);
        }
        let nobody_yet = triggered.by == Who::That && frame.that.is_none();
        if !nobody_yet && !self.may_be_used_by(triggered, frame, seat) {
            let text = format!("{name} is not yours to use");
            return because(rule::CONTROL_OWN_AND_CONTROL, text);
        }
        None
    }

    fn why_not_at_this_time(
        &self,
        seat: Seat,
        triggered: &Triggered,
        frame: &Frame,
        reasons: &mut Reasons,
    ) {
        let card = frame.source;
        let name = self.name(card);
        if let Some(reason) = self.why_not_before_round() {
            reasons.add_some(Some(reason));
            return;
        }
        match (triggered.label, triggered.occasion) {
            (Label::Action(phase), _) => {
                if phase != Phase::Any && phase != self.phase {
                    let text =
                        format!("{name} is used in the {} phase; {}", phase.title(), self.now());
                    reasons.add(rule::PLAY_EVENT, text);
                }
                if !self.gold_cost_allows(seat, card) {
                    let own_turn = self.phase == Phase::Marshalling && self.active == Some(seat);
                    let text = format!(
                        "{name} has a gold cost: it is played in your own marshalling turn"
                    );
                    let reason = if own_turn {
                        self.why_not_cost(seat, card)
                    } else {
                        because(rule::PLAY_EVENT_GOLD_COST, text)
                    };
                    reasons.add_some(reason);
                }
            }
            (Label::Response | Label::LimitedResponse, Occasion::Would(_)) => {
                let occasion = text::occasion(name, &triggered.occasion);
                let text = format!("{name} is used {occasion}; that is not about to happen");
                reasons.add(rule::TIMING_SAVE_CANCEL, text);
            }
            (Label::Response | Label::LimitedResponse, _) if self.has_responded(frame) => {
                let text = format!("{name} has answered what just happened already");
                reasons.add(rule::TIMING_RESPONSES, text);
            }
            (Label::Response | Label::LimitedResponse, Occasion::After(_) | Occasion::None) => {
                let occasion = text::occasion(name, &triggered.occasion);
                let text = format!("{name} is used {occasion}; that has not just happened");
                reasons.add(rule::RESPONSE_DEFINITION, text);
            }
            (Label::Passive | Label::WhenRevealed, _) => {}
        }
    }

    /// Whether an ability has answered something in this window.
    fn has_responded(&self, frame: &Frame) -> bool {
        let is_it = |answered: &Answered| {
            answered.source == frame.source && answered.ability == frame.ability
        };
        self.window.answered.iter().any(is_it)
    }

    fn why_limited(&self, triggered: &Triggered, card: CardId, seat: Seat) -> Option<Reason> {
        let name = self.name(card);
        if triggered.label == Label::LimitedResponse && self.player(seat).limited_response_used {
            return because(
                rule::KEYWORD_LIMITED_RESPONSE,
                "you have used a Limited Response this round",
            );
        }
        let is_event = self.printed(card).kind == CardType::Event;
        if let (true, Some(reason)) = (is_event, self.why_not_limited(seat, card)) {
            return Some(reason);
        }
        let period = triggered.limit.per.name();
        let times = match (triggered.limit.scope, triggered.limit.times) {
            (Scope::Unlimited, _) => return None,
            (Scope::Card | Scope::Title, 1) => "once".to_owned(),
            (Scope::Card | Scope::Title, times) => format!("{times} times"),
        };
        because(rule::TIMING_LIMITS, format!("{name} is used {times} per {period}, and has been"))
    }

    /// What of its costs cannot be paid, one by one.
    fn why_not_payable(&self, triggered: &Triggered, frame: &Frame, reasons: &mut Reasons) {
        let mut each = true;
        for cost in triggered.costs {
            if !self.can_pay(std::slice::from_ref(cost), frame, 0) {
                each = false;
                let (rule, text) = self.why_not_pay(cost, frame);
                reasons.add(rule, text);
            }
        }
        if each && !self.can_pay(triggered.costs, frame, 0) {
            let text = format!("the costs of {} cannot be paid together", self.name(frame.source));
            reasons.add(rule::TIMING_INITIATE, text);
        }
    }

    fn why_not_pay(&self, cost: &Cost, frame: &Frame) -> (RuleId, String) {
        let name = self.name(frame.source);
        match cost {
            Cost::Gold(amount) | Cost::GoldTo(_, amount) => {
                let (asked, there) =
                    (self.amount(amount, frame).max(1), self.gold_to_pay(frame.you));
                let not_now = !self.may_spend_gold(frame.you);
                let when = if not_now { " outside your marshalling turn" } else { "" };
                let rule =
                    if not_now { rule::MARSHALLING_UNSPENT_WINTER } else { rule::GOLD_COSTS };
                (rule, format!("{name} asks for {asked} gold, you have {there}{when}"))
            }
            Cost::Influence(amount) => {
                let (asked, there) =
                    (self.amount(amount, frame), self.influence_of(frame.you, CardSet::EMPTY));
                (
                    rule::INFLUENCE_PAY,
                    format!("{name} asks for {asked} influence, you can kneel {there}"),
                )
            }
            Cost::GoldOn(cards, amount) => {
                let card = self.card_meant(*cards, frame);
                let there = card.map_or(0, |card| self.card(card).gold);
                let asked = self.amount(amount, frame).max(1);
                (rule::GOLD_COSTS, format!("{name} asks for {asked} gold on it, there is {there}"))
            }
            Cost::PrintedCost(_) => {
                let there = self.gold_to_pay(frame.you);
                (
                    rule::GOLD_COSTS,
                    format!("{name} asks for the printed cost of the card, you have {there} gold"),
                )
            }
            Cost::Do(Verb::Kneel, Pay { what: What::Cards(Cards::This), to: _ }) => {
                (rule::KNEEL_ONLY_STANDING, format!("{name} is kneeling"))
            }
            Cost::Do(verb, _) => {
                let kneels = *verb == Verb::Kneel;
                let rule = if kneels { rule::KNEEL_ONLY_STANDING } else { rule::TIMING_INITIATE };
                let cost = text::cost(name, cost);
                (rule, format!("{name} asks you to {cost}, and you cannot"))
            }
            Cost::Either(_) => {
                let cost = text::cost(name, cost);
                (
                    rule::TIMING_INITIATE,
                    format!("{name} asks you to {cost}, and you can do neither"),
                )
            }
        }
    }
}
