//! The challenges phase: initiating, attackers, stealth, defenders.

use serde::{Deserialize, Serialize};
use tabletop::{Reason, RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::cost::Tolls;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::{Item, Thing};
use crate::reading::{Doing, Role};
use crate::rule;
use crate::ruleset::IconRule;
use crate::setup::Variant;
use crate::state::{Challenge, Place, Thrones};
use crate::vocabulary::{CardType, Icon, Period, PlainKeyword, Verb};
use crate::window::Rotation;
use crate::window::Segment::{self, Framework, Only, PlayerActions};

/// The steps of the challenges phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChallengeStep {
    /// This seat's turn to initiate challenges, and then the rest clockwise.
    Turn {
        seat: Seat,
        left: u8,
    },
    /// The active player initiates a challenge or ends his turn.
    Initiate,
    /// He declares attackers for a challenge of this kind against this player.
    Attackers(Icon, Seat),
    /// The attackers declared kneel, and what it costs is paid.
    Attack,
    CrownRegent,
    /// The attacker picks the target the Crown Regent sends him to.
    NewTarget,
    Stealth,
    /// This Stealth attacker names whom he bypasses.
    Bypass(CardId),
    Defenders,
    Support,
    LordCommander,
    Winner,
    Claim,
    /// Somebody cancels the claim, or nobody does.
    CancelClaim(Rotation),
    /// The claim is satisfied.
    Satisfy,
    /// This player chooses so many characters that die.
    Casualties(Seat, u8),
    Unopposed,
    Renown,
    End,
}

impl ChallengeStep {
    /// Whether it is nothing when the challenge is off: one ends without result when a player in it is eliminated.
    fn belongs_to_a_challenge(self) -> bool {
        match self {
            ChallengeStep::Turn { .. }
            | ChallengeStep::Initiate
            | ChallengeStep::Attackers(..)
            | ChallengeStep::End => false,
            ChallengeStep::Attack
            | ChallengeStep::CrownRegent
            | ChallengeStep::NewTarget
            | ChallengeStep::Stealth
            | ChallengeStep::Bypass(_)
            | ChallengeStep::Defenders
            | ChallengeStep::Support
            | ChallengeStep::LordCommander
            | ChallengeStep::Winner
            | ChallengeStep::Claim
            | ChallengeStep::CancelClaim(_)
            | ChallengeStep::Satisfy
            | ChallengeStep::Casualties(..)
            | ChallengeStep::Unopposed
            | ChallengeStep::Renown => true,
        }
    }
}

/// A challenge that was initiated, from the first to the last (`timing.phase.challenges`).
const CHALLENGE: [Segment<'static>; 6] = [
    Framework(&[
        Step::Challenge(ChallengeStep::Attack),
        Step::Challenge(ChallengeStep::CrownRegent),
    ]),
    PlayerActions,
    Framework(&[
        Step::Challenge(ChallengeStep::Stealth),
        Step::Challenge(ChallengeStep::Defenders),
        Step::Challenge(ChallengeStep::Support),
        Step::Challenge(ChallengeStep::LordCommander),
    ]),
    PlayerActions,
    Framework(&[
        Step::Challenge(ChallengeStep::Winner),
        Step::Challenge(ChallengeStep::Claim),
        Step::Challenge(ChallengeStep::Unopposed),
        Step::Challenge(ChallengeStep::Renown),
    ]),
    Only(Step::Challenge(ChallengeStep::End)),
];

/// A declaration of attackers or defenders that is asked for.
pub(super) struct Declaration {
    pub(super) asking: Step,
    pub(super) seat: Seat,
    pub(super) ask: Ask,
    pub(super) eligible: CardSet,
    /// How many it takes at least.
    pub(super) least: usize,
    /// What the characters may cost together.
    pub(super) gold: u16,
    pub(super) role: Role,
}

impl Thrones {
    pub(crate) fn enter_challenge(&mut self, step: ChallengeStep, scribe: &mut impl Scribe<Event>) {
        if !self.challenge.on && step.belongs_to_a_challenge() {
            return;
        }
        match step {
            ChallengeStep::Turn { seat, left } => self.challenge_turn(seat, left),
            ChallengeStep::Initiate => self.ask_challenge(),
            ChallengeStep::Attackers(kind, target) => self.ask_attackers(kind, target),
            ChallengeStep::Attack => self.attack(scribe),
            ChallengeStep::CrownRegent => self.ask_crown_regent(),
            ChallengeStep::NewTarget => self.ask_new_target(),
            ChallengeStep::Stealth => self.stealth(),
            ChallengeStep::Bypass(attacker) => self.ask_bypass(attacker),
            ChallengeStep::Defenders => self.ask_defenders(),
            ChallengeStep::Support => self.ask_support(),
            ChallengeStep::LordCommander => self.ask_lord_commander(),
            ChallengeStep::Winner => self.determine_winner(scribe),
            ChallengeStep::Claim => self.settle_claim(),
            ChallengeStep::CancelClaim(rotation) => self.ask_to_cancel_claim(rotation),
            ChallengeStep::Satisfy => self.satisfy_claim(scribe),
            ChallengeStep::Casualties(seat, claim) => self.ask_casualties(seat, claim),
            ChallengeStep::Unopposed => self.unopposed(),
            ChallengeStep::Renown => self.renown(scribe),
            ChallengeStep::End => self.end_challenge(),
        }
    }

    pub(crate) fn answer_challenge(
        &mut self,
        step: ChallengeStep,
        seat: Seat,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            ChallengeStep::Initiate => {
                if let Thing::Challenge(kind, target) = given.item().thing() {
                    self.then(Step::Challenge(ChallengeStep::Attackers(kind, target)));
                }
            }
            ChallengeStep::Attackers(kind, target) => {
                self.initiate_challenge(kind, target, given.items(), scribe);
            }
            ChallengeStep::CrownRegent => self.redirect(seat, given.item(), scribe),
            ChallengeStep::NewTarget => self.take_new_target(given.item(), scribe),
            ChallengeStep::Bypass(attacker) => self.bypass(attacker, given.item(), scribe),
            ChallengeStep::Defenders | ChallengeStep::Support => {
                self.defend(seat, given.items(), scribe);
            }
            ChallengeStep::LordCommander => self.take_over(seat, given.item(), scribe),
            ChallengeStep::CancelClaim(rotation) => self.cancel_claim(rotation, given.item()),
            ChallengeStep::Casualties(seat, claim) => {
                self.kill_casualties(seat, claim, given.items());
            }
            ChallengeStep::Turn { .. }
            | ChallengeStep::Attack
            | ChallengeStep::Stealth
            | ChallengeStep::Winner
            | ChallengeStep::Claim
            | ChallengeStep::Satisfy
            | ChallengeStep::Unopposed
            | ChallengeStep::Renown
            | ChallengeStep::End => unreachable!("{step:?} asks nothing"),
        }
    }

    /// A player's turn to initiate challenges, then that of the next (`challenge.turns`).
    fn challenge_turn(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            self.active = None;
            return;
        }
        let next =
            Step::Challenge(ChallengeStep::Turn { seat: seat.left(self.seats), left: left - 1 });
        if self.player(seat).eliminated {
            self.then(next);
            return;
        }
        self.active = Some(seat);
        self.player_mut(seat).challenges = [0; 3];
        self.then_segments(&[
            PlayerActions,
            Only(Step::Challenge(ChallengeStep::Initiate)),
            Only(next),
        ]);
    }

    /// The active player initiates a challenge or ends his turn.
    fn ask_challenge(&mut self) {
        let Some(seat) = self.active else { return };
        if self.player(seat).eliminated {
            return;
        }
        self.ask(Step::Challenge(ChallengeStep::Initiate), seat, Ask::Challenge);
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
    }

    /// Whether a player has any character that could attack in such a challenge.
    fn has_attacker(&self, seat: Seat, kind: Icon) -> bool {
        let can = |card| self.can_be_declared(card, kind, Role::Attacker);
        self.board[seat.index()].iter().any(can)
    }

    /// Why a player cannot initiate a challenge of this kind against this player.
    pub(crate) fn why_not_challenge(&self, seat: Seat, kind: Icon, target: Seat) -> Option<Reason> {
        let mut probe = self.clone();
        let rule = probe.challenge_obstacle(seat, kind, target)?;
        let word = kind_word(kind);
        let other = self.player_name(target);
        let text = match rule {
            rule::CHALLENGE_ANY_OPPONENT => "a player cannot challenge himself".to_owned(),
            rule::CHALLENGE_ONE_EACH => format!("the {word} challenge of this turn is used"),
            rule::VARIANT_TEAM_NO_ATTACK => "partners do not challenge each other".to_owned(),
            rule::TITLE_SUPPORTS_NO_ATTACK => format!("your title supports that of {other}"),
            rule::TIMING_CANNOT => format!("a card forbids {word} challenges against {other}"),
            rule::TIMING_INITIATE => {
                let (toll, gold) =
                    (probe.initiation_toll(seat, kind, target), self.gold_to_pay(seat));
                match self.cheapest_attacker(seat, kind).filter(|_| toll <= gold) {
                    Some((cost, card)) => {
                        let name = self.name(card);
                        format!("declaring {name} costs {cost} gold, you have {}", gold - toll)
                    }
                    None => format!("initiating it costs {toll} gold, you have {gold}"),
                }
            }
            _ => format!("no standing character of yours can attack in {} challenge", a_kind(kind)),
        };
        Some(Reason::new(rule, text))
    }

    /// The rule against a challenge of this kind against this player, if there is one.
    fn challenge_obstacle(&mut self, seat: Seat, kind: Icon, target: Seat) -> Option<RuleId> {
        if seat == target {
            return Some(rule::CHALLENGE_ANY_OPPONENT);
        }
        let used = i32::from(self.player(seat).challenges[kind.index()]);
        let again = i32::from(self.player(seat).again == Some(kind));
        if used > self.more_challenges(seat, kind) + again {
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
            let is_toll = self.cheapest_attacker(seat, kind).is_some();
            return Some(match is_toll {
                true => rule::TIMING_INITIATE,
                false => rule::CHALLENGE_ATTACK_MINIMUM,
            });
        }
        None
    }

    /// The character that could attack if its toll were paid, and the toll.
    fn cheapest_attacker(&self, seat: Seat, kind: Icon) -> Option<(u16, CardId)> {
        let could = |card: &CardId| self.can_be_declared(*card, kind, Role::Attacker);
        let toll = |card: CardId| (self.declaration_toll(seat, card, Role::Attacker), card);
        self.board[seat.index()].iter().filter(could).map(toll).min_by_key(|(toll, _)| *toll)
    }

    /// Whether a player's title supports that of another (`title.supports.no_attack`).
    pub(crate) fn supports(&self, seat: Seat, other: Seat) -> bool {
        match (self.player(seat).title, self.player(other).title) {
            (Some(title), Some(other)) => title.supports() == Some(other),
            _ => false,
        }
    }

    /// Looks at the table as if this challenge were running.
    fn supposing<T>(
        &mut self,
        (attacker, kind, target): (Seat, Icon, Seat),
        look: impl FnOnce(&Thrones) -> T,
    ) -> T {
        let supposed = Challenge { on: true, kind, attacker, target, ..Challenge::none() };
        let running = std::mem::replace(&mut self.challenge, supposed);
        let seen = look(self);
        self.challenge = running;
        seen
    }

    /// Whether a card forbids such a challenge.
    pub(crate) fn is_barred(&mut self, seat: Seat, kind: Icon, target: Seat) -> bool {
        let doing = Doing {
            by: Some(seat),
            against: Some(target),
            role: Some(Role::Attacker),
            ..Doing::new(Verb::Initiate)
        };
        self.is_restricted(Verb::Initiate)
            && self.supposing((seat, kind, target), |game| game.is_forbidden(&doing))
    }

    /// What initiating costs, as steps that pay it.
    fn initiation_tolls(&mut self, seat: Seat, kind: Icon, target: Seat) -> Tolls {
        if !self.is_restricted(Verb::Initiate) {
            return Tolls::new();
        }
        let doing = Doing { by: Some(seat), against: Some(target), ..Doing::new(Verb::Initiate) };
        self.supposing((seat, kind, target), |game| game.tolls_due(&doing, seat, CardId::NONE))
    }

    fn initiation_toll(&mut self, seat: Seat, kind: Icon, target: Seat) -> u16 {
        let doing = Doing { by: Some(seat), against: Some(target), ..Doing::new(Verb::Initiate) };
        if !self.is_restricted(Verb::Initiate) {
            return 0;
        }
        self.supposing((seat, kind, target), |game| game.toll_gold(&doing))
    }

    /// Gold that declaring a character costs.
    pub(crate) fn declaration_toll(&self, seat: Seat, card: CardId, role: Role) -> u16 {
        if !self.is_restricted(Verb::Declare) {
            return 0;
        }
        self.toll_gold(&declaring(seat, card, role))
    }

    /// The characters that could attack.
    fn eligible_attackers(&mut self, seat: Seat, kind: Icon, target: Seat) -> CardSet {
        let left = self.gold_to_pay(seat).saturating_sub(self.initiation_toll(seat, kind, target));
        self.board[seat.index()]
            .iter()
            .filter(|card| self.can_attack(seat, *card, kind, left))
            .collect()
    }

    fn can_attack(&self, seat: Seat, card: CardId, kind: Icon, gold: u16) -> bool {
        self.can_be_declared(card, kind, Role::Attacker)
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
        let forbidden =
            self.is_restricted(Verb::Declare) && self.is_declaration_forbidden(card, kind, role);
        forbidden.then_some(rule::TIMING_CANNOT)
    }

    /// Whether nothing keeps a character from being declared.
    #[inline]
    pub(crate) fn can_be_declared(&self, card: CardId, kind: Icon, role: Role) -> bool {
        self.declaration_obstacle(card, kind, role).is_none()
    }

    #[inline(never)]
    fn is_declaration_forbidden(&self, card: CardId, kind: Icon, role: Role) -> bool {
        self.is_forbidden(&Doing {
            by: Some(self.card(card).controller),
            role: Some(role),
            kind: Some(kind),
            ..Doing::to_card(Verb::Declare, card)
        })
    }

    /// The active player picks the attackers.
    fn ask_attackers(&mut self, kind: Icon, target: Seat) {
        let seat = self.active.expect("a challenge has an active player");
        // The gold it costs may have been given away since it was chosen.
        if self.challenge_obstacle(seat, kind, target).is_some() {
            self.then(Step::Challenge(ChallengeStep::Initiate));
            return;
        }
        let eligible = self.eligible_attackers(seat, kind, target);
        let toll = self.initiation_toll(seat, kind, target);
        self.ask_declaration(&Declaration {
            asking: Step::Challenge(ChallengeStep::Attackers(kind, target)),
            seat,
            ask: Ask::Attackers(kind, target),
            eligible,
            least: 1,
            gold: self.gold_to_pay(seat).saturating_sub(toll),
            role: Role::Attacker,
        });
    }

    /// Asks for characters to declare; where declaring costs gold, together no more than is there.
    pub(super) fn ask_declaration(&mut self, declaration: &Declaration) {
        let Declaration { asking, seat, ask, eligible, least, gold, role } = *declaration;
        self.ask_some(asking, seat, ask, least..=eligible.len());
        let toll = |card: CardId| self.declaration_toll(seat, card, role);
        if eligible.iter().all(|card| toll(card) == 0) {
            self.offer_cards(eligible);
            return;
        }
        for card in eligible {
            let toll = self.declaration_toll(seat, card, role);
            self.desk.offer_worth(Thing::Card(card).into(), toll as u8);
        }
        self.desk.ask_total(0..=gold);
    }

    /// The challenge is initiated: tolls are paid and the attackers kneel, as one event (`timing.declare_attackers`).
    fn initiate_challenge(
        &mut self,
        kind: Icon,
        target: Seat,
        items: &[Item],
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = self.active.expect("a challenge has an active player");
        scribe.note(|| Event::ChallengeInitiated { seat, target, kind });
        self.note_promises(seat, target, scribe);
        self.player_mut(seat).challenges[kind.index()] += 1;
        self.player_mut(seat).has_challenged = true;
        self.changed(watch::PAST);
        let again = self.player_mut(seat).again.take() == Some(kind);
        self.challenges_begun = self.challenges_begun.saturating_add(1);
        self.challenge = Challenge {
            number: self.challenges_begun,
            again,
            on: true,
            kind,
            attacker: seat,
            target,
            defender: target,
            attackers: items.iter().filter_map(|item| item.card()).collect(),
            ..Challenge::none()
        };
        self.then_segments(&CHALLENGE);
    }

    fn attack(&mut self, scribe: &mut impl Scribe<Event>) {
        let Challenge { attacker, kind, target, attackers, .. } = self.challenge;
        let tolls = self.initiation_tolls(attacker, kind, target);
        self.happen(Verb::Initiate, Some(attacker), CardId::NONE);
        self.declare_cards(attacker, attackers, Role::Attacker, tolls, scribe);
    }

    /// Characters take part: they kneel unless something says otherwise, and tolls are paid.
    pub(super) fn declare_cards(
        &mut self,
        seat: Seat,
        declared: CardSet,
        role: Role,
        mut tolls: Tolls,
        scribe: &mut impl Scribe<Event>,
    ) {
        for card in declared {
            scribe.note(|| match role {
                Role::Attacker => Event::Attacks { seat, card },
                Role::Defender => Event::Defends { seat, card },
            });
        }
        for card in declared {
            let due = self.tolls_due(&declaring(seat, card, role), seat, card);
            tolls.extend(due.iter().copied());
            if !self.need_not_kneel(card, role) {
                self.kneel(card, scribe);
            }
        }
        self.then_all(&tolls);
        self.window.together = declared;
        self.window.together_verb = Some(Verb::Declare);
        let participants = self.challenge.participants();
        self.part_changes(&participants, &declared);
    }

    /// These take part from now on, or not any more, of these participants in all: constants that look at it are reckoned
    /// anew, and so are Melee characters (`keyword.melee`).
    fn part_changes(&mut self, participants: &CardSet, changed: &CardSet) {
        let fights = |card: CardId| self.card(card).has(PlainKeyword::Melee);
        self.stale |= participants.iter().any(fights);
        self.changed(watch::CHALLENGE);
        self.changed_for(watch::PART, changed);
    }

    /// The challenge is over; the active player may go on if he has one left.
    fn end_challenge(&mut self) {
        let participants = self.challenge.participants();
        self.challenge = Challenge::none();
        self.part_changes(&participants, &participants);
        self.expire(Period::Challenge);
        self.renew(Period::Challenge);
        let Some(seat) = self.active else { return };
        let left = self.player(seat).again.is_some()
            || Icon::ALL.iter().any(|kind| {
                i32::from(self.player(seat).challenges[kind.index()])
                    <= self.more_challenges(seat, *kind)
            });
        // A window follows every challenge, also the last one (`timing.phase.challenges`).
        if !self.player(seat).eliminated {
            let initiate = Only(Step::Challenge(ChallengeStep::Initiate));
            let segments = [PlayerActions, initiate];
            self.then_segments(if left { &segments } else { &segments[..1] });
        }
        self.settle(Framework(&[]));
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
            if step == Step::Challenge(ChallengeStep::End) {
                break;
            }
        }
        self.challenge.target = seat;
        self.challenge.defender = seat;
        self.challenge.taken_over = true;
        self.challenge.bypassed.clear();
        self.changed(watch::CHALLENGE);
        self.then_segments(&CHALLENGE[1..]);
    }
}

/// The declaration of a character as a deed.
fn declaring(seat: Seat, card: CardId, role: Role) -> Doing {
    Doing { by: Some(seat), role: Some(role), ..Doing::to_card(Verb::Declare, card) }
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
