//! What goes on now: the window, what resolves, the challenge, what lasts; and the sums behind numbers.

use serde::Serialize;
use tabletop::{Eyes, Seat};

use crate::card_set::{CardId, CardSet};
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::moribund::RemovalStep;
use crate::phase::challenges::ChallengeStep;
use crate::state::{Bypassed, Lasts, Place, Stage, Thrones};
use crate::text;
use crate::title::Title;
use crate::vocabulary::{Icon, Period, Phase, Resource, Value, Verb};
use crate::window::{Rotation, WindowStep};

/// What a part of a sum is, where it is more than what a card adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shared {
    /// It is printed.
    Printed,
    /// The card sets the number to this; what is added counts from there.
    Set,
    /// The player's title adds it.
    Title,
    /// A card of another House costs it more.
    Penalty,
    /// The keyword Melee adds it.
    Melee,
}

tabletop::sent! {
    /// A part of a sum: how much, and whose.
    pub struct Share {
        always {
            /// How much.
            pub amount: i32,
        }
        /// The card it comes from.
        pub card: Option<CardId>,
        /// What it is, where it is more than what a card adds.
        pub what: Option<Shared>,
    }

    /// The chance somebody has now.
    pub struct WindowView {
        always {
            /// What it is a chance for.
            pub kind: WindowKind,
        }
        /// Whose it is; nobody's where effects wait to resolve.
        pub seat: Option<Seat>,
        /// Who has passed since somebody last did something.
        pub passed: Vec<Seat>,
        /// What happened, to which one may respond.
        pub happened: Vec<Happened>,
        /// The cards about to leave play, which may be saved.
        pub leaving: Vec<CardId>,
    }

    /// Something that happened in the window.
    pub struct Happened {
        always {
            /// What.
            pub verb: Verb,
        }
        /// Who did it.
        pub by: Option<Seat>,
        /// To which card, if these eyes know it.
        pub card: Option<CardId>,
        /// The card whose effect it is.
        pub source: Option<CardId>,
        /// How many or how much, where it is more than one.
        pub amount: u8,
    }

    /// An ability half-way through.
    pub struct Resolving {
        always {
            /// Whose ability it is.
            pub by: Seat,
            /// How far it has come.
            pub stage: Stage,
        }
        /// The card; a title has none.
        pub card: Option<CardId>,
        /// What the ability says.
        pub text: String,
        /// The cards chosen so far that these eyes know.
        pub chosen: Vec<CardId>,
        /// The players chosen so far.
        pub players: Vec<Seat>,
        /// The cards that paid for it.
        pub paid: Vec<CardId>,
        /// What X is.
        pub x: u8,
        /// Whether it was cancelled.
        pub cancelled: bool,
    }

    /// The challenge now running.
    pub struct ChallengeView {
        always {
            /// Its kind.
            pub kind: Icon,
            /// The attacking player.
            pub attacker: Seat,
            /// The player challenged.
            pub target: Seat,
            /// The player whose characters defend.
            pub defender: Seat,
            /// The STR of the attack: as counted once it is decided, running until then.
            pub attack: u16,
            /// The STR of the defence.
            pub defence: u16,
        }
        /// What comes next in it.
        pub next: Option<NextStep>,
        /// The claim of the attacker's plot.
        pub claim: i32,
        /// The kind of claim that is made, where it is another.
        pub claim_kind: Option<Icon>,
        /// The attacking characters.
        pub attackers: Vec<CardId>,
        /// The defending characters.
        pub defenders: Vec<CardId>,
        /// Those whose STR does not count.
        pub uncounted: Vec<CardId>,
        /// What titles add to the attack, until it is decided.
        pub attack_bonus: u16,
        /// What titles add to the defence, until it is decided.
        pub defence_bonus: u16,
        /// Characters that stealth keeps from defending, and whose stealth.
        pub bypassed: Vec<Bypassed>,
        /// Whom it was initiated against, where the Crown Regent sent it elsewhere.
        pub redirected_from: Option<Seat>,
        /// Whether the Lord Commander took it over.
        pub taken_over: bool,
        /// Who won it, once that is decided.
        pub winner: Option<Seat>,
        /// Who lost it.
        pub loser: Option<Seat>,
        /// Whether it was won unopposed.
        pub unopposed: bool,
    }

    /// An effect that lasts.
    pub struct LastingView {
        always {
            /// The card it comes from, by title.
            pub source: &'static str,
            /// That card.
            pub card: CardId,
            /// Whose effect it is.
            pub of: Seat,
            /// How long it lasts.
            pub until: Period,
        }
        /// What it does.
        pub text: String,
        /// The cards in play it was aimed at.
        pub on: Vec<CardId>,
    }
}

/// What a window is a chance for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WindowKind {
    /// An action.
    Act,
    /// A response.
    Respond,
    /// A save.
    Save,
    /// Cancelling something.
    Cancel,
    /// Effects wait, and somebody says which resolves first.
    Passives,
}

/// What comes next in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextStep {
    /// The attackers kneel.
    Attack,
    /// The Crown Regent may redirect it.
    Redirect,
    /// Stealth.
    Stealth,
    /// Defenders are declared.
    Defenders,
    /// Somebody may support the player attacked.
    Support,
    /// The winner is determined.
    Winner,
    /// The claim is satisfied.
    Claim,
    /// Power for an unopposed challenge and for Renown.
    Rewards,
    /// It ends.
    End,
}

impl Thrones {
    pub(super) fn view_window(&self, eyes: Eyes) -> Option<WindowView> {
        let (kind, rotation): (WindowKind, Option<Rotation>) = match self.pending.last()? {
            Step::Window(WindowStep::Act(rotation)) => (WindowKind::Act, Some(*rotation)),
            Step::Window(WindowStep::Respond(rotation)) => (WindowKind::Respond, Some(*rotation)),
            Step::Window(WindowStep::Passives(_)) => (WindowKind::Passives, None),
            Step::Removal(RemovalStep::Save(rotation)) => (WindowKind::Save, Some(*rotation)),
            Step::Ability(AbilityStep::Cancel(rotation))
            | Step::Challenge(ChallengeStep::CancelClaim(rotation)) => {
                (WindowKind::Cancel, Some(*rotation))
            }
            Step::Setup(_)
            | Step::Round(_)
            | Step::Plot(_)
            | Step::Marshalling(_)
            | Step::Challenge(_)
            | Step::Window(_)
            | Step::Ability(_)
            | Step::Payment(_)
            | Step::Removal(_)
            | Step::Power(_) => return None,
        };
        let seen = |card: CardId| card.some().filter(|card| self.is_seen(*card, eyes));
        let happened = self.window.happenings.iter().map(|happening| Happened {
            verb: happening.verb,
            by: happening.by,
            card: seen(happening.card),
            source: seen(happening.source),
            amount: if happening.amount == 1 { 0 } else { happening.amount },
        });
        let leaving = self.removals.last().filter(|_| kind == WindowKind::Save);
        let leaving = leaving.map_or(CardSet::EMPTY, |removal| removal.cards);
        Some(WindowView {
            kind,
            seat: rotation.map(|rotation| rotation.seat),
            passed: rotation.map_or(Vec::new(), |rotation| self.passed(rotation)),
            happened: if kind == WindowKind::Act { Vec::new() } else { happened.collect() },
            leaving: leaving.iter().filter_map(seen).collect(),
        })
    }

    /// Who has passed, the first first.
    fn passed(&self, rotation: Rotation) -> Vec<Seat> {
        let order: Vec<Seat> = self.clockwise(rotation.seat).collect();
        let first = order.len().saturating_sub(rotation.passed.into());
        order[first..].to_vec()
    }

    pub(super) fn view_resolving(&self, eyes: Eyes) -> Vec<Resolving> {
        let seen = |cards: CardSet| cards.iter().filter(|card| self.is_seen(*card, eyes)).collect();
        let view = self.going.iter().map(|going| {
            let frame = &going.frame;
            let card = frame.source.some().filter(|card| self.is_seen(*card, eyes));
            let ability = self.pool.ability(frame.ability);
            Resolving {
                by: frame.you,
                stage: frame.stage,
                card,
                text: card.map_or_else(String::new, |card| text::ability(self.name(card), ability)),
                chosen: seen(going.chosen),
                players: frame.players.iter().copied().flatten().collect(),
                paid: seen(going.paid),
                x: frame.x,
                cancelled: frame.cancelled,
            }
        });
        view.collect()
    }

    pub(super) fn view_challenge(&self) -> ChallengeView {
        let challenge = &self.challenge;
        let decided = self.is_decided();
        let (attack, defence) =
            if decided { (challenge.attack, challenge.defence) } else { self.totals() };
        let bonus = |side: &CardSet, total: u16| {
            let counted: u16 = side.iter().map(|card| u16::from(self.counted(card))).sum();
            if decided { 0 } else { total.saturating_sub(counted) }
        };
        let plot = self.player(challenge.attacker).plot.some();
        let taking_part = challenge.attackers.or(&challenge.defenders);
        let is_uncounted = |card: &CardId| self.counted(*card) < self.card(*card).strength;
        ChallengeView {
            kind: challenge.kind,
            attacker: challenge.attacker,
            target: challenge.target,
            defender: challenge.defender,
            attack,
            defence,
            next: self.next_in_challenge(),
            claim: plot.map_or(0, |plot| self.plot_value(plot, Value::Claim)),
            claim_kind: challenge.claim_kind,
            attackers: challenge.attackers.iter().collect(),
            defenders: challenge.defenders.iter().collect(),
            uncounted: taking_part.iter().filter(is_uncounted).collect(),
            attack_bonus: bonus(&challenge.attackers, attack),
            defence_bonus: bonus(&challenge.defenders, defence),
            bypassed: challenge.bypassed.to_vec(),
            redirected_from: challenge.redirected_from,
            taken_over: challenge.taken_over,
            winner: challenge.winner,
            loser: challenge.loser,
            unopposed: self.is_unopposed(),
        }
    }

    /// Whether the winner of the challenge is determined, if only that there is none.
    pub(crate) fn is_decided(&self) -> bool {
        matches!(
            self.next_in_challenge(),
            Some(NextStep::Claim | NextStep::Rewards | NextStep::End)
        )
    }

    fn next_in_challenge(&self) -> Option<NextStep> {
        self.pending.iter().rev().find_map(|step| {
            let Step::Challenge(step) = step else { return None };
            match step {
                ChallengeStep::Attackers(..) | ChallengeStep::Attack => Some(NextStep::Attack),
                ChallengeStep::CrownRegent | ChallengeStep::NewTarget => Some(NextStep::Redirect),
                ChallengeStep::Stealth | ChallengeStep::Bypass(_) => Some(NextStep::Stealth),
                ChallengeStep::Defenders => Some(NextStep::Defenders),
                ChallengeStep::Support | ChallengeStep::LordCommander => Some(NextStep::Support),
                ChallengeStep::Winner => Some(NextStep::Winner),
                ChallengeStep::Claim
                | ChallengeStep::CancelClaim(_)
                | ChallengeStep::Satisfy
                | ChallengeStep::Casualties(..) => Some(NextStep::Claim),
                ChallengeStep::Unopposed | ChallengeStep::Renown => Some(NextStep::Rewards),
                ChallengeStep::End => Some(NextStep::End),
                ChallengeStep::Turn { .. } | ChallengeStep::Initiate => None,
            }
        })
    }

    pub(super) fn view_lasting(&self) -> Vec<LastingView> {
        let in_play =
            |card: &CardId| card.some().is_some_and(|card| self.card(card).place == Place::Play);
        let view = self.lasting.iter().filter_map(|lasting| {
            let card = lasting.source.some()?;
            let source = self.name(card);
            Some(LastingView {
                source,
                card,
                of: lasting.you,
                until: lasting.ends,
                text: match lasting.what {
                    Lasts::Modifiers(list) => text::modifiers(source, self.pool.modifiers(list)),
                    Lasts::Ability(ability) => text::ability(source, self.pool.ability(ability)),
                    Lasts::Lent(_) | Lasts::SwappedPlots => String::new(),
                },
                on: lasting.chosen.iter().copied().filter(in_play).collect(),
            })
        });
        view.collect()
    }

    /// What makes up the STR of a card, where that is not what is printed.
    pub(super) fn strength_sum(&self, card: CardId, shares: &[(CardId, Share)]) -> Vec<Share> {
        let counts = |share: &Share| share.amount != 0 || share.what == Some(Shared::Set);
        let own = shares.iter().filter(|(of, share)| *of == card && counts(share));
        let mut own = own.map(|(_, share)| share.clone()).peekable();
        if own.peek().is_none() || !self.is_character(card) {
            return Vec::new();
        }
        let printed = Share::printed(self.printed(card).strength.into());
        std::iter::once(printed).chain(own).collect()
    }

    /// What makes up a player's income, where it is more than what is printed.
    pub(super) fn income_sum(&self, seat: Seat) -> Vec<Share> {
        let player = self.player(seat);
        let mut sum = self.plot_sum(player.plot, Value::Income);
        if player.title == Some(Title::MasterOfCoin) {
            if sum.is_empty() {
                sum.push(Share::printed(self.printed(player.plot).income.into()));
            }
            sum.push(Share { amount: 2, card: None, what: Some(Shared::Title) });
        }
        sum
    }

    /// What makes up a number of a plot, where it is not what is printed.
    pub(super) fn plot_sum(&self, plot: CardId, value: Value) -> Vec<Share> {
        let printed = self.printed(plot);
        let (printed, resource) = match value {
            Value::Claim => (i32::from(printed.claim), None),
            Value::Income => (i32::from(printed.income), Some(Resource::Gold)),
            Value::Initiative => (i32::from(printed.initiative), Some(Resource::Initiative)),
        };
        let mut sum = vec![Share::printed(printed)];
        sum.extend(self.plot_shares(plot, value));
        if let Some(resource) = resource {
            for card in &self.board[self.card(plot).controller.index()] {
                let amount = self.provides(card, resource);
                if amount != 0 {
                    sum.push(Share { amount, card: Some(card), what: None });
                }
            }
        }
        if sum.len() == 1 { Vec::new() } else { sum }
    }

    /// The abilities of a card that are used up in the period of their limit.
    pub(super) fn used_up(&self, card: CardId) -> Vec<u8> {
        let own = self.uses.iter().filter(|used| used.card == card);
        let spent = own.filter(|used| used.times >= self.pool.triggered(used.ability).limit.times);
        let abilities = &self.facts(card).abilities;
        let number = spent.filter_map(|used| abilities.iter().position(|one| *one == used.ability));
        number.map(|number| number as u8).collect()
    }

    /// How many challenges of each kind a player may initiate, in the challenges phase.
    pub(super) fn challenges_allowed(&self, seat: Seat) -> [u8; 3] {
        if self.phase != Phase::Challenges {
            return [0; 3];
        }
        let again = self.player(seat).again;
        [Icon::Military, Icon::Intrigue, Icon::Power].map(|kind| {
            let more = self.more_challenges(seat, kind) + i32::from(again == Some(kind));
            (1 + more).clamp(0, 255) as u8
        })
    }

    /// What a card in hand costs its owner now, in the marshalling phase, where that is not what is printed.
    pub(super) fn changed_cost(&self, card: CardId) -> Option<u8> {
        let state = self.card(card);
        let printed = self.printed(card).cost?;
        if state.place != Place::Hand || self.phase != Phase::Marshalling {
            return None;
        }
        let cost = self.cost_of(state.owner, card);
        (cost != printed).then_some(cost)
    }
}

impl Share {
    fn printed(amount: i32) -> Share {
        Share { amount, card: None, what: Some(Shared::Printed) }
    }
}
