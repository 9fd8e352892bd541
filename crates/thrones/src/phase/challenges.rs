//! The challenges phase: initiating, attackers, stealth, defenders.

use tabletop::{Reason, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::{Doing, Role};
use crate::rule;
use crate::setup::Variant;
use crate::state::{Challenge, Ends, Form, Place, Thrones};
use crate::vocabulary::{Cost, Icon, Period, PlainKeyword, Verb};

impl Thrones {
    /// A player's turn to initiate challenges (`challenge.turns`, `timing.phase.challenges`).
    pub(crate) fn challenge_turn(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            self.active = None;
            return;
        }
        self.pending.push(Step::ChallengeTurn { seat: seat.left(self.seats), left: left - 1 });
        if self.player(seat).eliminated {
            return;
        }
        self.active = Some(seat);
        self.player_mut(seat).challenges = [0; 3];
        self.pending.push(Step::DeclareChallenge);
        self.player_actions();
    }

    /// The window is closed: the active player initiates a challenge or ends his turn.
    pub(crate) fn declare_challenge(&mut self) {
        let Some(seat) = self.active else { return };
        if self.player(seat).eliminated {
            return;
        }
        for kind in Icon::ALL {
            for target in self.everyone().iter() {
                if self.why_not_challenge(seat, *kind, target).is_none() {
                    self.offer(Thing::Challenge(*kind, target));
                }
            }
        }
        self.offer(Thing::Pass);
        self.ask(seat, Ask::Challenge, Form::One);
    }

    pub(crate) fn challenge_chosen(&mut self, seat: Seat, item: Item) {
        let _ = seat;
        if let Thing::Challenge(kind, target) = item.thing() {
            self.pending.push(Step::AskAttackers(kind, target));
        }
    }

    /// Why a player cannot initiate a challenge of this kind against this player.
    pub(crate) fn why_not_challenge(&self, seat: Seat, kind: Icon, target: Seat) -> Option<Reason> {
        let reason = |rule, text: String| Some(Reason::new(rule, text));
        let word = kind_word(kind);
        if seat == target {
            return reason(rule::CHALLENGE_ANY_OPPONENT, "a player cannot challenge himself".to_owned());
        }
        let used = i32::from(self.player(seat).challenges[kind.index()]);
        if used > self.more_challenges(seat, kind) {
            return reason(rule::CHALLENGE_ONE_EACH, format!("the {word} challenge of this turn is used"));
        }
        if self.variant == Variant::TwoOnTwo && target.0 == (seat.0 + 2) % 4 {
            return reason(rule::VARIANT_TEAM_NO_ATTACK, "partners do not challenge each other".to_owned());
        }
        if self.supports(seat, target) {
            let text = format!("your title supports that of {}", self.player_name(target));
            return reason(rule::TITLE_SUPPORTS_NO_ATTACK, text);
        }
        if self.is_barred(seat, kind, target) {
            let text = format!("a card forbids {word} challenges against {}", self.player_name(target));
            return reason(rule::TIMING_CANNOT, text);
        }
        if self.initiation_toll(seat, kind, target) > self.gold_to_pay(seat) {
            let toll = self.initiation_toll(seat, kind, target);
            let text = format!("initiating it costs {toll} gold, you have {}", self.gold_to_pay(seat));
            return reason(rule::TIMING_INITIATE, text);
        }
        if self.eligible_attackers(seat, kind, target).is_empty() {
            let text = format!("no standing character of yours can attack in a {word} challenge");
            return reason(rule::CHALLENGE_ATTACK_MINIMUM, text);
        }
        None
    }

    /// Whether a player's title supports that of another (`title.supports.no_attack`).
    pub(crate) fn supports(&self, seat: Seat, other: Seat) -> bool {
        match (self.player(seat).title, self.player(other).title) {
            (Some(title), Some(other)) => title.supports() == Some(other),
            _ => false,
        }
    }

    /// Whether a card forbids such a challenge.
    pub(crate) fn is_barred(&self, seat: Seat, kind: Icon, target: Seat) -> bool {
        if !self.has_bans() {
            return false;
        }
        let mut probe = *self;
        probe.challenge = Challenge { on: true, kind, attacker: seat, target, ..Challenge::NONE };
        let role = Some(Role::Attacker);
        probe.is_forbidden(&Doing { by: Some(seat), against: Some(target), role, ..Doing::new(Verb::Initiate) })
    }

    /// Gold that initiating costs, and to whom.
    fn initiation_tolls(&self, seat: Seat, kind: Icon, target: Seat, mut each: impl FnMut(tabletop::Seats, u8)) {
        if !self.has_tolls() {
            return;
        }
        let mut probe = *self;
        probe.challenge = Challenge { on: true, kind, attacker: seat, target, ..Challenge::NONE };
        let doing = Doing { by: Some(seat), against: Some(target), ..Doing::new(Verb::Initiate) };
        probe.tolls(&doing, |costs, toll| {
            for cost in costs {
                if let Cost::GoldTo(who, amount) = cost {
                    each(probe.who(*who, toll), probe.amount(amount, toll) as u8);
                }
            }
        });
    }

    fn initiation_toll(&self, seat: Seat, kind: Icon, target: Seat) -> u16 {
        let mut gold = 0;
        self.initiation_tolls(seat, kind, target, |_, toll| gold += u16::from(toll));
        gold
    }

    /// Gold that declaring a character costs.
    fn declaration_toll(&self, seat: Seat, card: CardId, role: Role) -> u16 {
        let mut gold = 0;
        let doing = Doing { by: Some(seat), role: Some(role), ..Doing::to_card(Verb::Declare, card) };
        self.tolls(&doing, |costs, toll| {
            for cost in costs {
                if let Cost::GoldTo(_, amount) | Cost::Gold(amount) = cost {
                    gold += self.amount(amount, toll) as u16;
                }
            }
        });
        gold
    }

    /// The characters that could attack.
    pub(crate) fn eligible_attackers(&self, seat: Seat, kind: Icon, target: Seat) -> CardSet {
        let left = self.gold_to_pay(seat).saturating_sub(self.initiation_toll(seat, kind, target));
        let can = |card: &CardId| {
            self.why_not_attack(*card, kind, target).is_none()
                && self.declaration_toll(seat, *card, Role::Attacker) <= left
        };
        self.board[seat.index()].iter().filter(can).collect()
    }

    /// Why a card cannot be declared as an attacker.
    pub(crate) fn why_not_attack(&self, card: CardId, kind: Icon, target: Seat) -> Option<Reason> {
        let _ = target;
        if let Some(reason) = self.why_not_take_part(card, kind, Role::Attacker) {
            return Some(reason);
        }
        let seat = self.card(card).controller;
        let doing = Doing { by: Some(seat), role: Some(Role::Attacker), ..Doing::to_card(Verb::Declare, card) };
        if self.is_forbidden(&doing) {
            return Some(Reason::new(rule::TIMING_CANNOT, format!("{} cannot be declared as an attacker", self.name(card))));
        }
        None
    }

    /// Type, place, standing and icon: what attackers and defenders share.
    fn why_not_take_part(&self, card: CardId, kind: Icon, role: Role) -> Option<Reason> {
        let reason = |rule, text: String| Some(Reason::new(rule, text));
        let name = self.name(card);
        let state = self.card(card);
        if state.place != Place::Play || !self.is_character(card) {
            let rule = if self.types(card).has(crate::vocabulary::CardType::Location) {
                rule::CARD_LOCATION
            } else {
                rule::CARD_CHARACTER
            };
            return reason(rule, format!("{name} is no character in play"));
        }
        if state.is_kneeling() {
            let rule = match role {
                Role::Attacker => rule::CHALLENGE_ATTACK_STANDING,
                Role::Defender => rule::CHALLENGE_DEFEND_STANDING,
            };
            return reason(rule, format!("{name} is kneeling"));
        }
        if !state.has_icon(kind) {
            let rule = match (self.rules.icons, role) {
                (crate::ruleset::IconRule::Printed, _) => rule::CHALLENGE_ATTACK_ICON_PRINTED,
                (crate::ruleset::IconRule::IconOrEnabled, Role::Attacker) => rule::CHALLENGE_ATTACK_ICON,
                (crate::ruleset::IconRule::IconOrEnabled, Role::Defender) => rule::CHALLENGE_DEFEND_ICON,
            };
            return reason(rule, format!("{name} has no {} icon", kind_word(kind)));
        }
        if state.leaving.is() {
            return reason(rule::TIMING_MORIBUND, format!("{name} is leaving play"));
        }
        None
    }

    /// The active player picks the attackers.
    pub(crate) fn ask_attackers(&mut self, kind: Icon, target: Seat) {
        let seat = self.active.expect("a challenge has an active player");
        let eligible = self.eligible_attackers(seat, kind, target);
        let left = self.gold_to_pay(seat).saturating_sub(self.initiation_toll(seat, kind, target));
        self.ask_declaration(seat, Ask::Attackers(kind, target), eligible, 1, left, Role::Attacker);
    }

    /// Asks for characters to declare; where declaring costs gold, together no more than is there.
    fn ask_declaration(&mut self, seat: Seat, ask: Ask, eligible: CardSet, min: u16, gold: u16, role: Role) {
        let max = eligible.len() as u16;
        self.worths.clear();
        let mut tolled = false;
        for card in eligible {
            self.offer(Thing::Card(card));
            let toll = self.declaration_toll(seat, card, role);
            tolled |= toll > 0;
            if !self.worths.is_full() {
                self.worths.push(toll as u8);
            }
        }
        let form = if tolled && eligible.len() == self.worths.len() {
            Form::Worth { min, max, least: 0, most: gold }
        } else {
            self.worths.clear();
            Form::Some { min, max }
        };
        self.ask(seat, ask, form);
    }

    /// The challenge is initiated: tolls are paid and the attackers kneel, as one event (`timing.declare_attackers`).
    pub(crate) fn attackers_declared(
        &mut self,
        seat: Seat,
        kind: Icon,
        target: Seat,
        items: &[Item],
        scribe: &mut impl Scribe<Event>,
    ) {
        scribe.note(|| Event::ChallengeInitiated { seat, target, kind });
        self.player_mut(seat).challenges[kind.index()] += 1;
        self.challenge = Challenge { on: true, kind, attacker: seat, target, defender: target, ..Challenge::NONE };
        self.continue_after_attack();
        self.pending.push(Step::EndWindow);
        self.pending.push(Step::Responses { seat: self.first, passed: 0 });
        self.pending.push(Step::Passives);
        self.pending.push(Step::CrownRegent);
        self.open_window(None);
        let mut due = [None; 4];
        let mut count = 0;
        self.initiation_tolls(seat, kind, target, |to, gold| {
            if count < due.len() {
                due[count] = Some((to, gold));
                count += 1;
            }
        });
        for (to, gold) in due.into_iter().flatten() {
            self.pay_to(seat, to, gold, CardId::NONE, scribe);
        }
        self.declare_cards(seat, items, Role::Attacker, scribe);
    }

    /// What follows the declaration of attackers: actions, stealth and defenders, actions, resolution.
    fn continue_after_attack(&mut self) {
        self.pending.push(Step::EndChallenge);
        self.framework(&[Step::Renown, Step::Unopposed, Step::Claim, Step::DetermineWinner]);
        self.player_actions();
        self.pending.push(Step::EndWindow);
        self.pending.push(Step::Responses { seat: self.first, passed: 0 });
        self.pending.push(Step::Passives);
        self.pending.push(Step::DefendersDeclared);
        self.pending.push(Step::LordCommander);
        self.pending.push(Step::Support);
        self.pending.push(Step::Defenders);
        self.pending.push(Step::Stealth(CardId(0)));
        self.pending.push(Step::OpenWindow(None));
        self.player_actions();
    }

    /// Characters take part: they kneel unless something says otherwise, and tolls are paid.
    fn declare_cards(&mut self, seat: Seat, items: &[Item], role: Role, scribe: &mut impl Scribe<Event>) {
        let mut declared = CardSet::EMPTY;
        for card in items.iter().filter_map(|item| item.card()) {
            declared.insert(card);
            match role {
                Role::Attacker => self.challenge.attackers.insert(card),
                Role::Defender => self.challenge.defenders.insert(card),
            }
            scribe.note(|| match role {
                Role::Attacker => Event::Attacks { card },
                Role::Defender => Event::Defends { card },
            });
        }
        for card in declared {
            self.pay_declaration_toll(seat, card, role, scribe);
            if !self.need_not_kneel(card, role) {
                self.kneel(card, scribe);
            }
        }
        self.window.together = declared;
        self.window.together_verb = Some(Verb::Declare);
        self.stale = true;
    }

    fn pay_declaration_toll(&mut self, seat: Seat, card: CardId, role: Role, scribe: &mut impl Scribe<Event>) {
        let doing = Doing { by: Some(seat), role: Some(role), ..Doing::to_card(Verb::Declare, card) };
        let mut due = [None; 4];
        let mut count = 0;
        self.tolls(&doing, |costs, toll| {
            for cost in costs {
                if let (Cost::GoldTo(who, amount), true) = (cost, count < due.len()) {
                    due[count] = Some((self.who(*who, toll), self.amount(amount, toll) as u8));
                    count += 1;
                }
            }
        });
        for (to, gold) in due.into_iter().flatten() {
            self.pay_to(seat, to, gold, card, scribe);
        }
    }

    /// Each Stealth attacker may name a character that cannot defend (`keyword.stealth`).
    pub(crate) fn stealth(&mut self, after: CardId) {
        if !self.challenge.on {
            return;
        }
        let attackers = self.challenge.attackers;
        let next = attackers.iter().find(|card| card.0 >= after.0 && self.card(*card).has(PlainKeyword::Stealth));
        let Some(attacker) = next else { return };
        self.pending.push(Step::Stealth(CardId(attacker.0 + 1)));
        for card in self.board[self.challenge.target.index()] {
            if self.why_not_bypass(attacker, card).is_none() {
                self.offer(Thing::Card(card));
            }
        }
        if self.items.is_empty() {
            return;
        }
        self.offer(Thing::Pass);
        self.ask(self.challenge.attacker, Ask::Stealth(attacker), Form::One);
    }

    /// Why stealth cannot name a character.
    pub(crate) fn why_not_bypass(&self, attacker: CardId, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        let state = self.card(card);
        let reason = |rule, text: String| Some(Reason::new(rule, text));
        if !self.is_character(card) {
            return reason(rule::KEYWORD_STEALTH, format!("{name} is no character"));
        }
        if state.controller != self.challenge.target {
            return reason(rule::TITLE_SUPPORTS_STEALTH, format!("{name} is not controlled by the player attacked"));
        }
        if state.has(PlainKeyword::Stealth) {
            return reason(rule::KEYWORD_STEALTH, format!("{name} has Stealth itself"));
        }
        if self.challenge.bypassed.has(card) {
            return reason(rule::KEYWORD_STEALTH, format!("{name} is bypassed already"));
        }
        if self.challenge.participants().has(card) {
            return reason(rule::TIMING_STEALTH_DEFENDERS, format!("{name} takes part already"));
        }
        if self.is_moribund(card) {
            return reason(rule::TIMING_MORIBUND, format!("{name} is leaving play"));
        }
        if self.is_forbidden(&Doing { source: attacker, ..Doing::to_card(Verb::Bypass, card) }) {
            return reason(rule::TIMING_CANNOT, format!("{name} cannot be bypassed by stealth"));
        }
        None
    }

    pub(crate) fn bypassed(&mut self, attacker: CardId, item: Item, scribe: &mut impl Scribe<Event>) {
        if let Some(card) = item.card() {
            self.challenge.bypassed.insert(card);
            scribe.note(|| Event::Bypassed { card, by: attacker });
        }
    }

    /// Why a card cannot be declared as a defender by a player.
    pub(crate) fn why_not_defend(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.card(card).controller != seat {
            let text = format!("{name} is not yours to declare");
            return Some(Reason::new(rule::CHALLENGE_DEFEND_OPTION, text));
        }
        if let Some(reason) = self.why_not_take_part(card, self.challenge.kind, Role::Defender) {
            return Some(reason);
        }
        if self.challenge.bypassed.has(card) {
            return Some(Reason::new(rule::KEYWORD_STEALTH, format!("{name} was bypassed by stealth")));
        }
        let doing = Doing { by: Some(seat), role: Some(Role::Defender), ..Doing::to_card(Verb::Declare, card) };
        if self.is_forbidden(&doing) {
            let text = format!("{name} cannot be declared as a defender");
            return Some(Reason::new(rule::TIMING_CANNOT, text));
        }
        None
    }

    /// The characters a player could defend with.
    pub(crate) fn eligible_defenders(&self, seat: Seat) -> CardSet {
        let gold = self.gold_to_pay(seat);
        let can = |card: &CardId| {
            self.why_not_defend(seat, *card).is_none() && self.declaration_toll(seat, *card, Role::Defender) <= gold
        };
        self.board[seat.index()].iter().filter(can).collect()
    }

    /// The player attacked declares defenders, or none (`challenge.defend.option`).
    pub(crate) fn ask_defenders(&mut self) {
        if !self.challenge.on {
            return;
        }
        let seat = self.challenge.target;
        let eligible = self.eligible_defenders(seat);
        let gold = self.gold_to_pay(seat);
        let ask = Ask::Defenders(self.challenge.kind, self.challenge.attacker);
        self.ask_declaration(seat, ask, eligible, 0, gold, Role::Defender);
    }

    /// Defenders were declared, by the player attacked or by one who supports him.
    pub(crate) fn defend(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        if items.is_empty() {
            return;
        }
        self.challenge.defender = seat;
        self.declare_cards(seat, items, Role::Defender, scribe);
    }

    /// A supporter may step in for a player without defenders (`title.supports.defend`).
    pub(crate) fn support(&mut self) {
        if !self.challenge.on || !self.challenge.defenders.is_empty() || self.challenge.taken_over {
            return;
        }
        let target = self.challenge.target;
        let supporter = self.everyone().iter().find(|seat| self.supports(*seat, target));
        let Some(seat) = supporter.filter(|seat| *seat != self.challenge.attacker) else { return };
        let eligible = self.eligible_defenders(seat);
        if eligible.is_empty() {
            return;
        }
        let gold = self.gold_to_pay(seat);
        self.ask_declaration(seat, Ask::Support(self.challenge.kind, target), eligible, 0, gold, Role::Defender);
    }

    pub(crate) fn defenders_declared(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.challenge.on && self.challenge.defenders.is_empty() {
            let seat = self.challenge.target;
            scribe.note(|| Event::NoDefenders { seat });
        }
    }

    /// The challenge is over; the active player may go on if he has one left.
    pub(crate) fn end_challenge(&mut self) {
        self.challenge = Challenge::NONE;
        self.expire(Ends::Challenge);
        self.renew(Period::Challenge);
        self.stale = true;
        let Some(seat) = self.active else { return };
        let left = Icon::ALL.iter().any(|kind| {
            i32::from(self.player(seat).challenges[kind.index()]) <= self.more_challenges(seat, *kind)
        });
        if left && !self.player(seat).eliminated {
            self.pending.push(Step::DeclareChallenge);
            self.player_actions();
        }
    }

    /// A challenge ends without result when a player in it is eliminated.
    pub(crate) fn stop_challenge_of(&mut self, seat: Seat) {
        let challenge = &mut self.challenge;
        if challenge.on && (challenge.attacker == seat || challenge.target == seat || challenge.defender == seat) {
            challenge.on = false;
        }
    }

    /// The Lord Commander took the challenge over: it goes on from just after the declaration of attackers.
    pub(crate) fn restart_against(&mut self, seat: Seat) {
        while let Some(step) = self.pending.pop() {
            if step == Step::EndChallenge {
                break;
            }
        }
        self.challenge.target = seat;
        self.challenge.defender = seat;
        self.challenge.taken_over = true;
        self.challenge.bypassed = CardSet::EMPTY;
        self.continue_after_attack();
    }
}

/// The kind of challenge in words.
pub(crate) fn kind_word(kind: Icon) -> &'static str {
    match kind {
        Icon::Military => "military",
        Icon::Intrigue => "intrigue",
        Icon::Power => "power",
    }
}
