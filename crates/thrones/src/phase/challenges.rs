//! The challenges phase: initiating, attackers, stealth, defenders.

use tabletop::{Reason, RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::cost::Due;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::{Doing, Role};
use crate::rule;
use crate::ruleset::IconRule;
use crate::setup::Variant;
use crate::state::{Challenge, Form, Place, Thrones};
use crate::vocabulary::{CardType, Icon, Period, Verb};

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
            if !self.has_attacker(seat, *kind) {
                continue;
            }
            for target in self.everyone().iter() {
                if self.challenge_obstacle(seat, *kind, target).is_none() {
                    self.offer(Thing::Challenge(*kind, target));
                }
            }
        }
        self.offer(Thing::Pass);
        self.ask(seat, Ask::Challenge, Form::One);
    }

    /// Whether a player has any character that could attack in such a challenge.
    fn has_attacker(&self, seat: Seat, kind: Icon) -> bool {
        let can = |card| self.declaration_obstacle(card, kind, Role::Attacker).is_none();
        self.board[seat.index()].iter().any(can)
    }

    pub(crate) fn challenge_chosen(&mut self, seat: Seat, item: Item) {
        let _ = seat;
        if let Thing::Challenge(kind, target) = item.thing() {
            self.pending.push(Step::AskAttackers(kind, target));
        }
    }

    /// Why a player cannot initiate a challenge of this kind against this player.
    pub(crate) fn why_not_challenge(&self, seat: Seat, kind: Icon, target: Seat) -> Option<Reason> {
        let rule = self.challenge_obstacle(seat, kind, target)?;
        let word = kind_word(kind);
        let other = self.player_name(target);
        let text = match rule {
            rule::CHALLENGE_ANY_OPPONENT => "a player cannot challenge himself".to_owned(),
            rule::CHALLENGE_ONE_EACH => format!("the {word} challenge of this turn is used"),
            rule::VARIANT_TEAM_NO_ATTACK => "partners do not challenge each other".to_owned(),
            rule::TITLE_SUPPORTS_NO_ATTACK => format!("your title supports that of {other}"),
            rule::TIMING_CANNOT => format!("a card forbids {word} challenges against {other}"),
            rule::TIMING_INITIATE => {
                let toll = self.initiation_toll(seat, kind, target);
                format!("initiating it costs {toll} gold, you have {}", self.gold_to_pay(seat))
            }
            _ => format!("no standing character of yours can attack in {} challenge", a_kind(kind)),
        };
        Some(Reason::new(rule, text))
    }

    /// The rule against a challenge of this kind against this player, if there is one.
    fn challenge_obstacle(&self, seat: Seat, kind: Icon, target: Seat) -> Option<RuleId> {
        if seat == target {
            return Some(rule::CHALLENGE_ANY_OPPONENT);
        }
        let used = i32::from(self.player(seat).challenges[kind.index()]);
        if used > self.more_challenges(seat, kind) {
            return Some(rule::CHALLENGE_ONE_EACH);
        }
        if self.variant == Variant::TwoOnTwo && target.0 == (seat.0 + 2) % 4 {
            return Some(rule::VARIANT_TEAM_NO_ATTACK);
        }
        if self.supports(seat, target) {
            return Some(rule::TITLE_SUPPORTS_NO_ATTACK);
        }
        if self.is_barred(seat, kind, target) {
            return Some(rule::TIMING_CANNOT);
        }
        let toll = self.initiation_toll(seat, kind, target);
        let gold = self.gold_to_pay(seat);
        if toll > gold {
            return Some(rule::TIMING_INITIATE);
        }
        let can = |card: CardId| self.can_attack(seat, card, kind, gold - toll);
        if !self.board[seat.index()].iter().any(can) {
            return Some(rule::CHALLENGE_ATTACK_MINIMUM);
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
        if !self.is_restricted(Verb::Initiate) {
            return false;
        }
        let mut probe = self.clone();
        probe.challenge = Challenge { on: true, kind, attacker: seat, target, ..Challenge::NONE };
        let role = Some(Role::Attacker);
        probe.is_forbidden(&Doing {
            by: Some(seat),
            against: Some(target),
            role,
            ..Doing::new(Verb::Initiate)
        })
    }

    /// Gold that initiating costs, and to whom.
    fn initiation_tolls(
        &self,
        seat: Seat,
        kind: Icon,
        target: Seat,
        each: impl FnMut(Option<tabletop::Seats>, u16),
    ) {
        if !self.is_restricted(Verb::Initiate) {
            return;
        }
        let mut probe = self.clone();
        probe.challenge = Challenge { on: true, kind, attacker: seat, target, ..Challenge::NONE };
        let doing = Doing { by: Some(seat), against: Some(target), ..Doing::new(Verb::Initiate) };
        probe.tolls(&doing, each);
    }

    fn initiation_toll(&self, seat: Seat, kind: Icon, target: Seat) -> u16 {
        let mut gold = 0;
        self.initiation_tolls(seat, kind, target, |_, toll| gold += toll);
        gold
    }

    /// Gold that declaring a character costs.
    pub(crate) fn declaration_toll(&self, seat: Seat, card: CardId, role: Role) -> u16 {
        let mut gold = 0;
        let doing =
            Doing { by: Some(seat), role: Some(role), ..Doing::to_card(Verb::Declare, card) };
        self.tolls(&doing, |_, toll| gold += toll);
        gold
    }

    /// The characters that could attack.
    pub(crate) fn eligible_attackers(&self, seat: Seat, kind: Icon, target: Seat) -> CardSet {
        let left = self.gold_to_pay(seat).saturating_sub(self.initiation_toll(seat, kind, target));
        self.board[seat.index()]
            .iter()
            .filter(|card| self.can_attack(seat, *card, kind, left))
            .collect()
    }

    fn can_attack(&self, seat: Seat, card: CardId, kind: Icon, gold: u16) -> bool {
        self.declaration_obstacle(card, kind, Role::Attacker).is_none()
            && self.declaration_toll(seat, card, Role::Attacker) <= gold
    }

    /// Why a card cannot be declared as an attacker.
    pub(crate) fn why_not_attack(&self, card: CardId, kind: Icon) -> Option<Reason> {
        let rule = self.declaration_obstacle(card, kind, Role::Attacker)?;
        Some(Reason::new(rule, self.declaration_words(rule, card, kind, "an attacker")))
    }

    pub(crate) fn declaration_words(
        &self,
        rule: RuleId,
        card: CardId,
        kind: Icon,
        role: &str,
    ) -> String {
        let name = self.name(card);
        match rule {
            rule::CARD_LOCATION | rule::CARD_CHARACTER => format!("{name} is no character in play"),
            rule::CHALLENGE_ATTACK_STANDING | rule::CHALLENGE_DEFEND_STANDING => {
                format!("{name} is kneeling")
            }
            rule::CHALLENGE_ATTACK_ICON
            | rule::CHALLENGE_DEFEND_ICON
            | rule::CHALLENGE_ATTACK_ICON_PRINTED => {
                format!("{name} has no {} icon", kind_word(kind))
            }
            rule::TIMING_MORIBUND => format!("{name} is leaving play"),
            rule::KEYWORD_STEALTH => format!("{name} was bypassed by stealth"),
            rule::CHALLENGE_DEFEND_OPTION => format!("{name} is not yours to declare"),
            rule::CHALLENGE_PARTICIPATING => format!("{name} takes part in the challenge already"),
            _ => format!("{name} cannot be declared as {role}"),
        }
    }

    /// The rule against declaring a card as attacker or defender: type, place, standing, icon, and what is forbidden.
    pub(crate) fn declaration_obstacle(
        &self,
        card: CardId,
        kind: Icon,
        role: Role,
    ) -> Option<RuleId> {
        let state = self.card(card);
        if state.place != Place::Play || !self.is_character(card) {
            let location = self.types(card).has(CardType::Location);
            return Some(if location { rule::CARD_LOCATION } else { rule::CARD_CHARACTER });
        }
        if state.kneeling {
            return Some(match role {
                Role::Attacker => rule::CHALLENGE_ATTACK_STANDING,
                Role::Defender => rule::CHALLENGE_DEFEND_STANDING,
            });
        }
        if !state.has_icon(kind) {
            return Some(match (self.rules.icons, role) {
                (IconRule::Printed, _) => rule::CHALLENGE_ATTACK_ICON_PRINTED,
                (IconRule::IconOrEnabled, Role::Attacker) => rule::CHALLENGE_ATTACK_ICON,
                (IconRule::IconOrEnabled, Role::Defender) => rule::CHALLENGE_DEFEND_ICON,
            });
        }
        if state.is_leaving() {
            return Some(rule::TIMING_MORIBUND);
        }
        let doing = Doing {
            by: Some(state.controller),
            role: Some(role),
            ..Doing::to_card(Verb::Declare, card)
        };
        self.is_forbidden(&doing).then_some(rule::TIMING_CANNOT)
    }

    /// The active player picks the attackers.
    pub(crate) fn ask_attackers(&mut self, kind: Icon, target: Seat) {
        let seat = self.active.expect("a challenge has an active player");
        // The gold it costs may have been given away since it was chosen.
        if self.challenge_obstacle(seat, kind, target).is_some() {
            self.pending.push(Step::DeclareChallenge);
            return;
        }
        let eligible = self.eligible_attackers(seat, kind, target);
        let left = self.gold_to_pay(seat).saturating_sub(self.initiation_toll(seat, kind, target));
        self.ask_declaration(seat, Ask::Attackers(kind, target), eligible, 1, left, Role::Attacker);
    }

    /// Asks for characters to declare; where declaring costs gold, together no more than is there.
    pub(crate) fn ask_declaration(
        &mut self,
        seat: Seat,
        ask: Ask,
        eligible: CardSet,
        min: u16,
        gold: u16,
        role: Role,
    ) {
        let max = eligible.len() as u16;
        self.worths.clear();
        let mut tolled = false;
        for card in eligible {
            self.offer(Thing::Card(card));
            let toll = self.declaration_toll(seat, card, role);
            tolled |= toll > 0;
            self.worths.push(toll as u8);
        }
        let form = if tolled {
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
        self.challenge = Challenge {
            on: true,
            kind,
            attacker: seat,
            target,
            defender: target,
            ..Challenge::NONE
        };
        self.continue_after_attack();
        self.pending.push(Step::EndWindow);
        self.pending.push(Step::Responses { seat: self.first, passed: 0 });
        self.pending.push(Step::Passives);
        self.pending.push(Step::CrownRegent);
        self.open_window();
        let mut due = Due::new();
        self.initiation_tolls(seat, kind, target, |to, gold| due.push((to, gold as u8)));
        self.pay_due(seat, &due, CardId::NONE);
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
        self.pending.push(Step::OpenWindow);
        self.player_actions();
    }

    /// Characters take part: they kneel unless something says otherwise, and tolls are paid.
    pub(crate) fn declare_cards(
        &mut self,
        seat: Seat,
        items: &[Item],
        role: Role,
        scribe: &mut impl Scribe<Event>,
    ) {
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
            self.pay_declaration_toll(seat, card, role);
            if !self.need_not_kneel(card, role) {
                self.kneel(card, scribe);
            }
        }
        self.window.together = declared;
        self.window.together_verb = Some(Verb::Declare);
        self.changed(watch::CHALLENGE);
    }

    fn pay_declaration_toll(&mut self, seat: Seat, card: CardId, role: Role) {
        let doing =
            Doing { by: Some(seat), role: Some(role), ..Doing::to_card(Verb::Declare, card) };
        let mut due = Due::new();
        self.tolls(&doing, |to, gold| due.push((to, gold as u8)));
        self.pay_due(seat, &due, card);
    }

    /// The challenge is over; the active player may go on if he has one left.
    pub(crate) fn end_challenge(&mut self) {
        self.challenge = Challenge::NONE;
        self.expire(Period::Challenge);
        self.renew(Period::Challenge);
        self.changed(watch::CHALLENGE);
        let Some(seat) = self.active else { return };
        let left = Icon::ALL.iter().any(|kind| {
            i32::from(self.player(seat).challenges[kind.index()])
                <= self.more_challenges(seat, *kind)
        });
        if left && !self.player(seat).eliminated {
            self.pending.push(Step::DeclareChallenge);
            self.player_actions();
        }
        self.kill_at_zero();
    }

    /// A challenge ends without result when a player in it is eliminated.
    pub(crate) fn stop_challenge_of(&mut self, seat: Seat) {
        let challenge = &mut self.challenge;
        if challenge.on
            && (challenge.attacker == seat
                || challenge.target == seat
                || challenge.defender == seat)
        {
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
        self.changed(watch::CHALLENGE);
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

/// The kind of challenge in words, with its article.
fn a_kind(kind: Icon) -> &'static str {
    match kind {
        Icon::Military => "a military",
        Icon::Intrigue => "an intrigue",
        Icon::Power => "a power",
    }
}
