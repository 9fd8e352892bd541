//! Whether something that happens is what an ability waits for, forbids or taxes.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card_set::{CardId, CardSet};
use crate::state::{Frame, Going, Happening, Named, Place, Removal, Thrones};
use crate::vocabulary::{
    Cause, Cost, Deed, DeedTest, Filter, Icon, Label, List, Phase, Resource, Triggered, Verb, Who,
    Zone,
};

/// Something that happens or would, with all that can be asked of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doing {
    pub verb: Verb,
    pub by: Option<Seat>,
    pub card: CardId,
    pub on: CardId,
    pub from: Zone,
    pub to: Zone,
    /// For declaring and winning: as attacker or as defender.
    pub role: Option<Role>,
    pub against: Option<Seat>,
    /// The kind of the challenge it is about, where none is running yet.
    pub kind: Option<Icon>,
    /// The card whose effect does it.
    pub source: CardId,
    pub why: Why,
}

/// Which side of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Attacker,
    Defender,
}

/// What rule or effect does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Why {
    Claim,
    Deadly,
    Renown,
    Unopposed,
    Dominance,
    Title,
    Cost,
    Framework,
    Effect,
}

impl Doing {
    pub fn new(verb: Verb) -> Doing {
        Doing {
            verb,
            by: None,
            card: CardId::NONE,
            on: CardId::NONE,
            from: Zone::Anywhere,
            to: Zone::Anywhere,
            role: None,
            against: None,
            kind: None,
            source: CardId::NONE,
            why: Why::Framework,
        }
    }

    pub fn to_card(verb: Verb, card: CardId) -> Doing {
        Doing { card, ..Doing::new(verb) }
    }

    /// Taking one of its cards out of play.
    pub fn removal(card: CardId, removal: &Removal) -> Doing {
        Doing {
            from: Zone::Play,
            to: removal.to,
            source: removal.source,
            why: removal.why,
            ..Doing::to_card(removal.verb, card)
        }
    }
}

impl Thrones {
    /// Whether this is the deed meant.
    pub(crate) fn is_deed(&self, deed: &Deed, doing: &Doing, frame: &Frame) -> bool {
        deed.verb == doing.verb
            && self.is_done_by(deed.by, doing, frame)
            && self.is_done_to(&deed.card, doing, frame)
            && deed.tests.iter().all(|test| self.deed_is(test, doing, frame))
    }

    fn is_done_by(&self, by: Who, doing: &Doing, frame: &Frame) -> bool {
        match by {
            Who::Everyone => true,
            Who::You => doing.by == Some(frame.you),
            Who::Opponents
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
            | Who::With(_) => doing.by.is_some_and(|seat| self.is_player_meant(seat, by, frame)),
        }
    }

    fn is_done_to(&self, filter: &Filter, doing: &Doing, frame: &Frame) -> bool {
        match doing.card.some() {
            // A happening's card may have moved on since, so the zone is not asked of it.
            Some(card) => self.is_kind_wherever(card, filter, frame),
            None => filter.tests.is_empty(),
        }
    }

    fn deed_is(&self, test: &DeedTest, doing: &Doing, frame: &Frame) -> bool {
        match test {
            DeedTest::In(phase) => *phase == Phase::Any || self.phase == *phase,
            DeedTest::From(zone) => *zone == doing.from,
            DeedTest::To(zone) => *zone == doing.to,
            DeedTest::On(cards) => {
                doing.on != CardId::NONE && self.is_meant(doing.on, *cards, frame)
            }
            DeedTest::Cause(cause) => self.is_cause(cause, doing, frame),
            DeedTest::Not(test) => !self.deed_is(test, doing, frame),
            DeedTest::Any(tests) => tests.iter().any(|test| self.deed_is(test, doing, frame)),
            DeedTest::Dominance => doing.why == Why::Dominance,
            DeedTest::OnlyTarget(filter) => self.is_only_target(filter, doing, frame),
            DeedTest::Triggered => {
                self.triggered_by(doing).is_some_and(|triggered| !triggered.label.is_by_itself())
            }
            DeedTest::Response => self.triggered_by(doing).is_some_and(|triggered| {
                matches!(triggered.label, Label::Response | Label::LimitedResponse)
            }),
            DeedTest::Costs(resource) => self.triggered_by(doing).is_some_and(|triggered| {
                costs(triggered.costs, *resource)
                    || *resource == Resource::Gold && self.printed(doing.card).cost.is_some()
            }),
            DeedTest::Attacker => doing.role == Some(Role::Attacker),
            DeedTest::Defender => doing.role == Some(Role::Defender),
            DeedTest::Against(who) => {
                doing.against.is_some_and(|seat| self.is_player_meant(seat, *who, frame))
            }
            DeedTest::Kind(icon) if doing.kind.is_some() => doing.kind == Some(*icon),
            DeedTest::KindIn(slot) if doing.kind.is_some() => {
                doing.kind.map(Named::Challenge) == Some(frame.named[usize::from(slot.0)])
            }
            DeedTest::Kind(_)
            | DeedTest::KindIn(_)
            | DeedTest::Unopposed
            | DeedTest::Margin(_)
            | DeedTest::First
            | DeedTest::Strength(_)
            | DeedTest::With(_)
            | DeedTest::WithAlone(_)
            | DeedTest::OnlyWith(_) => {
                doing.why != Why::Dominance && self.challenge.on && self.challenge_test(test, frame)
            }
        }
    }

    fn is_cause(&self, cause: &Cause, doing: &Doing, frame: &Frame) -> bool {
        match cause {
            Cause::Claim => doing.why == Why::Claim,
            Cause::Deadly => doing.why == Why::Deadly,
            Cause::Renown => doing.why == Why::Renown,
            Cause::Unopposed => doing.why == Why::Unopposed,
            Cause::Dominance => doing.why == Why::Dominance,
            Cause::Cost => doing.why == Why::Cost,
            Cause::Effect(source) => {
                doing.source.some().is_some_and(|card| self.is_kind_wherever(card, source, frame))
            }
        }
    }

    /// What is being triggered by a deed that triggers.
    fn triggered_by(&self, doing: &Doing) -> Option<&'static Triggered> {
        let frame = self.going.last().map(|going| going.frame)?;
        if frame.source != doing.card {
            return None;
        }
        Some(self.pool.triggered(frame.ability))
    }

    /// Whether what is triggered has chosen such a card and no other.
    fn is_only_target(&self, filter: &Filter, doing: &Doing, frame: &Frame) -> bool {
        let of_it = |target: &&Going| target.frame.source == doing.card;
        let Some(target) = self.going.last().filter(of_it) else { return false };
        let mut chosen = target.chosen;
        target
            .frame
            .others
            .iter()
            .filter_map(|card| card.some())
            .for_each(|card| chosen.insert(card));
        chosen.len() == 1
            && chosen.first().is_some_and(|card| self.is_kind_wherever(card, filter, frame))
    }

    /// Whether the attacker has won against no defence, or it counts as none (`challenge.unopposed`).
    pub(crate) fn is_unopposed(&self) -> bool {
        let challenge = &self.challenge;
        challenge.winner == Some(challenge.attacker)
            && (challenge.defence == 0 || self.is_made_unopposed())
    }

    /// What a player is in the running challenge, if it is his.
    pub(crate) fn role_of(&self, seat: Seat) -> Option<Role> {
        if seat == self.challenge.attacker {
            Some(Role::Attacker)
        } else {
            (seat == self.challenge.target).then_some(Role::Defender)
        }
    }

    /// Whether the running challenge is as asked.
    pub(crate) fn challenge_is(
        &self,
        tests: List<DeedTest>,
        role: Option<Role>,
        frame: &Frame,
    ) -> bool {
        let (by, against) = (Some(self.challenge.attacker), Some(self.challenge.target));
        let doing = Doing { role, by, against, ..Doing::new(Verb::Initiate) };
        tests.iter().all(|test| match test {
            DeedTest::Any(tests) => tests.iter().any(|test| self.deed_is(test, &doing, frame)),
            test => self.deed_is(test, &doing, frame),
        })
    }

    fn challenge_test(&self, test: &DeedTest, frame: &Frame) -> bool {
        let challenge = &self.challenge;
        match test {
            DeedTest::Kind(icon) => challenge.kind == *icon,
            DeedTest::KindIn(slot) => {
                frame.named[slot.0 as usize] == Named::Challenge(challenge.kind)
            }
            DeedTest::Unopposed => self.is_unopposed(),
            DeedTest::First => challenge.number == 1,
            DeedTest::Strength(least) => {
                let won = challenge.winner == Some(challenge.attacker);
                let total = if won { challenge.attack } else { challenge.defence };
                i32::from(total) >= i32::from(*least)
            }
            DeedTest::OnlyWith(filter) => {
                let own = |card: &CardId| self.card(*card).controller == frame.you;
                let own: CardSet = challenge.participants().iter().filter(own).collect();
                !own.is_empty() && own.iter().all(|card| self.is_kind_wherever(card, filter, frame))
            }
            DeedTest::Margin(least) => {
                i32::from(challenge.attack).abs_diff(i32::from(challenge.defence))
                    >= u32::from(least.unsigned_abs())
            }
            DeedTest::With(filter) => challenge
                .participants()
                .iter()
                .any(|card| self.is_kind_wherever(card, filter, frame)),
            DeedTest::WithAlone(filter) => {
                let side = if challenge.winner == Some(challenge.attacker) {
                    &challenge.attackers
                } else {
                    &challenge.defenders
                };
                side.len() == 1
                    && side.first().is_some_and(|card| self.is_kind_wherever(card, filter, frame))
            }
            DeedTest::Dominance
            | DeedTest::Attacker
            | DeedTest::Defender
            | DeedTest::Against(_)
            | DeedTest::In(_)
            | DeedTest::OnlyTarget(_)
            | DeedTest::Triggered
            | DeedTest::Response
            | DeedTest::Costs(_)
            | DeedTest::From(_)
            | DeedTest::To(_)
            | DeedTest::On(_)
            | DeedTest::Cause(_)
            | DeedTest::Not(_)
            | DeedTest::Any(_) => false,
        }
    }

    /// A happening of the window as something that can be asked about.
    pub(crate) fn doing_of(&self, happening: &Happening) -> Doing {
        let mut doing = Doing {
            by: happening.by,
            card: happening.card,
            on: happening.on,
            from: happening.from,
            source: happening.source,
            why: happening.why,
            ..Doing::new(happening.verb)
        };
        let verb = happening.verb;
        if verb == Verb::Satisfy {
            doing.role = Some(Role::Defender);
            doing.against = Some(self.challenge.attacker);
        }
        if matches!(verb, Verb::Win | Verb::Lose) && happening.why != Why::Dominance {
            let attacking = happening.by == Some(self.challenge.attacker);
            doing.role = Some(if attacking { Role::Attacker } else { Role::Defender });
            doing.against = match verb == Verb::Win {
                true => self.challenge.loser,
                false => self.challenge.winner,
            };
        }
        if verb == Verb::Initiate {
            doing.role = Some(Role::Attacker);
            doing.against = Some(self.challenge.target);
        }
        if matches!(verb, Verb::Move | Verb::Discard) {
            doing.to = self.card(happening.card).place.zone();
        }
        doing
    }

    /// A card that is leaving, stood or was declared, as something that can be asked about.
    pub(crate) fn doing_to(&self, verb: Verb, card: CardId) -> Doing {
        let state = self.card(card);
        let mut doing = Doing::to_card(verb, card);
        if let Some(reason) = self.window.reasons.iter().rev().find(|reason| reason.card == card) {
            (doing.why, doing.source) = (reason.why, reason.source);
        }
        if state.place == Place::Play {
            doing.from = Zone::Play;
        }
        if matches!(verb, Verb::Kill | Verb::Discard | Verb::Return | Verb::Leave | Verb::Move) {
            doing.to = state.departure().bound;
        }
        if verb == Verb::Declare {
            let attacking = self.challenge.attackers.has(card);
            doing.role = Some(if attacking { Role::Attacker } else { Role::Defender });
        }
        doing
    }
}

/// Whether something of this is among the costs.
fn costs(list: List<Cost>, resource: Resource) -> bool {
    list.iter().any(|cost| match cost {
        Cost::Gold(_) | Cost::GoldTo(_, _) | Cost::PrintedCost(_) => {
            matches!(resource, Resource::Gold | Resource::Either)
        }
        Cost::Influence(_) => matches!(resource, Resource::Influence | Resource::Either),
        Cost::Either(ways) => ways.iter().any(|way| costs(way, resource)),
        Cost::GoldOn(_, _) | Cost::Do(_, _) => false,
    })
}
