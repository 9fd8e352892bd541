//! Deeds in words: what an ability waits for, what cannot be done, what costs more.

use super::names::{list, types};
use super::{Noun, Writer};
use crate::vocabulary::{
    ANYTHING, CardType, Cards, Cause, Deed, DeedTest, Filter, Phase, Side, Test, Types, Verb, Who,
    Zone,
};

impl Writer {
    /// "after Arya Stark is killed", "at the beginning of the dominance phase".
    pub(super) fn after(&self, deeds: &[Deed]) -> String {
        if let [deed] = deeds {
            let phase = |moment: &str| match phase_of(deed) {
                Some(phase) => format!("at the {moment} of the {phase} phase"),
                None => format!("at the {moment} of each phase"),
            };
            if deed.verb == Verb::Begin {
                return phase("beginning");
            }
            if deed.verb == Verb::End {
                return phase("end");
            }
        }
        format!("after {}", self.happenings(deeds))
    }

    /// "Arya Stark would be killed or discarded from play".
    pub(super) fn would(&self, deeds: &[Deed]) -> String {
        if let Some((first, participles)) = self.same_card(deeds) {
            return format!("{} would be {}", self.one(&first.card), list(&participles, "or"));
        }
        let all: Vec<_> = deeds.iter().map(|deed| self.about_to(deed)).collect();
        list(&all, "or")
    }

    fn about_to(&self, deed: &Deed) -> String {
        let extra = self.circumstances(deed.tests);
        let card = self.one(&deed.card);
        if deed.verb == Verb::Trigger {
            let what = match events_only(&deed.card) {
                true => format!("play {card}{extra}"),
                false => format!("trigger an ability of {card}{extra}"),
            };
            return self.someone(deed.by, &what);
        }
        if deed.verb == Verb::Satisfy {
            return self.would_do(deed.by, &self.satisfying(deed.tests));
        }
        if deed.verb == Verb::ClaimPower {
            return format!("{card} would claim power{extra}");
        }
        format!("{} would happen", self.happening(deed))
    }

    /// "satisfy the claim of a challenge", "satisfy your claim in a military challenge".
    fn satisfying(&self, tests: &[DeedTest]) -> String {
        let to = |test: &DeedTest| {
            if let DeedTest::Against(who) = test { Some(*who) } else { None }
        };
        let others: Vec<_> = tests.iter().filter(|test| to(test).is_none()).copied().collect();
        let challenge = self.challenge(&others);
        match tests.iter().find_map(to) {
            Some(who) => format!("satisfy {} claim in {challenge}", self.whose(who)),
            None => format!("satisfy the claim of {challenge}"),
        }
    }

    /// "you would draw", "a player would draw".
    fn would_do(&self, who: Who, words: &str) -> String {
        let does = self.someone(who, "may");
        format!("{} would {words}", does.trim_end_matches(" may"))
    }

    fn happenings(&self, deeds: &[Deed]) -> String {
        if let Some((first, participles)) = self.same_card(deeds) {
            return format!("{} is {}", self.one(&first.card), list(&participles, "or"));
        }
        if let Some((first, subjects)) = self.same_deed(deeds) {
            return format!("{} is {}", list(&subjects, "or"), self.participle(first));
        }
        if let Some(actions) = self.same_doer(deeds) {
            return actions;
        }
        let all: Vec<_> = deeds.iter().map(|deed| self.happening(deed)).collect();
        list(&all, "or")
    }

    /// Several things done to one card, as participles.
    fn same_card<'a>(&self, deeds: &'a [Deed]) -> Option<(&'a Deed, Vec<String>)> {
        let first = deeds.first()?;
        let same = deeds.iter().all(|deed| {
            deed.card == first.card && deed.by == Who::Everyone && is_passive(deed.verb)
        });
        same.then(|| (first, deeds.iter().map(|deed| self.participle(deed)).collect()))
    }

    /// One thing done to one of several cards.
    fn same_deed<'a>(&self, deeds: &'a [Deed]) -> Option<(&'a Deed, Vec<String>)> {
        let first = deeds.first()?;
        let same = deeds.iter().all(|deed| {
            deed.verb == first.verb
                && deed.tests == first.tests
                && deed.by == Who::Everyone
                && is_passive(deed.verb)
        });
        same.then(|| {
            let mut cards: Vec<_> = deeds.iter().map(|deed| self.one(&deed.card)).collect();
            cards.sort_by_key(|card| *card != self.title);
            (first, cards)
        })
    }

    /// Several things done by the same player to the same kind of card.
    fn same_doer(&self, deeds: &[Deed]) -> Option<String> {
        let first = deeds.first()?;
        let plain = |deed: &Deed| {
            deed.card == first.card
                && deed.by == first.by
                && deed.tests.is_empty()
                && matches!(deed.verb, Verb::Play | Verb::Reveal)
        };
        (deeds.len() > 1 && deeds.iter().all(plain)).then(|| {
            let verbs: Vec<_> = deeds
                .iter()
                .map(|deed| if deed.verb == Verb::Play { "plays" } else { "reveals" })
                .collect();
            let doer = self.someone(first.by, "do");
            let doer = doer.trim_end_matches(" does").trim_end_matches(" do");
            format!("{doer} {} {}", list(&verbs, "or"), self.one(&first.card))
        })
    }

    /// One deed as a clause in the present tense.
    pub(super) fn happening(&self, deed: &Deed) -> String {
        let card = || self.one(&deed.card);
        let extra = self.circumstances(deed.tests);
        match deed.verb {
            Verb::Win | Verb::Lose => {
                let verb = if deed.verb == Verb::Win { "win" } else { "lose" };
                let what = if deed.tests.contains(&DeedTest::Dominance) {
                    "dominance".to_owned()
                } else {
                    self.challenge(deed.tests)
                };
                self.someone(deed.by, &format!("{verb} {what}"))
            }
            Verb::Initiate => {
                self.someone(deed.by, &format!("initiate {}", self.challenge(deed.tests)))
            }
            Verb::RevealPlot => {
                let types = Types::only(CardType::Plot);
                let plots = Filter { types, zones: ANYTHING.zones, ..deed.card };
                self.someone(deed.by, &format!("reveal {}{extra}", self.one(&plots)))
            }
            Verb::Play => self.someone(deed.by, &format!("play {}{extra}", card())),
            Verb::Reveal if deed.by != Who::Everyone => {
                let whose = match deed.by {
                    Who::Opponents => "an opponent's".to_owned(),
                    other => self.whose(other),
                };
                let cards = match deed.card == ANYTHING {
                    true => "at least 1 card".to_owned(),
                    false => card(),
                };
                format!("{whose} effect{extra} reveals {cards}")
            }
            Verb::Draw => self.someone(deed.by, &format!("draw {}{extra}", card())),
            Verb::Trigger => self.someone(deed.by, &format!("trigger an ability of {}", card())),
            Verb::Move => format!("a card is put into {}", self.pile_of(deed)),
            Verb::Leave => format!("{} leaves play{extra}", card()),
            Verb::Enter => format!("{} comes into play{extra}", card()),
            Verb::ComeOut => format!("{} comes out of Shadows{extra}", card()),
            Verb::UseStealth => format!("{} uses Stealth{extra}", card()),
            Verb::LoseStrength => format!("the STR of {} is lowered{extra}", card()),
            Verb::Resolve => format!("{} resolves", self.challenge(deed.tests)),
            Verb::Defend => format!("defenders are declared{extra}"),
            Verb::Satisfy => self.someone(deed.by, &self.satisfying(deed.tests)),
            Verb::CountIncome => self.someone(deed.by, "count income"),
            Verb::WinInitiative => self.someone(deed.by, "win initiative"),
            Verb::LoseInitiative => self.someone(deed.by, "lose initiative"),
            Verb::Kneel => format!("{} kneels{extra}", card()),
            Verb::Stand => format!("{} stands{extra}", card()),
            Verb::ClaimPower => format!("{} claims power{extra}", card()),
            Verb::Begin => format!("a phase begins{extra}"),
            Verb::End => format!("a phase ends{extra}"),
            Verb::Kill
            | Verb::Discard
            | Verb::Return
            | Verb::TakeControl
            | Verb::Choose
            | Verb::Save
            | Verb::Bypass
            | Verb::Blank
            | Verb::Declare
            | Verb::Reveal => {
                let card = match deed.card.side {
                    Side::Opponent => self.one_of_opponent(&deed.card),
                    Side::Any | Side::You | Side::Them | Side::Of(_) => card(),
                };
                format!("{card} is {}", self.participle(deed))
            }
        }
    }

    /// "an opponent's attachment".
    fn one_of_opponent(&self, filter: &Filter) -> String {
        let one = self.one(&Filter { side: Side::Any, ..*filter });
        match one.split_once(' ') {
            Some((_, kind)) => format!("an opponent's {kind}"),
            None => one,
        }
    }

    fn pile_of(&self, deed: &Deed) -> String {
        let zone = deed
            .tests
            .iter()
            .find_map(|test| if let DeedTest::To(zone) = test { Some(zone.title()) } else { None });
        let owner = deed
            .card
            .tests
            .iter()
            .find_map(|test| if let Test::Owned(who) = test { Some(*who) } else { None });
        let whose = match deed.card.side {
            Side::Any if owner == Some(Who::You) => "your".to_owned(),
            Side::Any if owner == Some(Who::Opponents) => "an opponent's".to_owned(),
            Side::Any => "any".to_owned(),
            Side::You => "your".to_owned(),
            Side::Opponent => "an opponent's".to_owned(),
            Side::Them => "their".to_owned(),
            Side::Of(who) => self.whose(*who),
        };
        format!("{whose} {}", zone.unwrap_or("pile"))
    }

    /// "killed", "declared as a defender", "discarded from play".
    pub(super) fn participle(&self, deed: &Deed) -> String {
        let by = match deed.by {
            Who::Everyone => String::new(),
            Who::Opponents => " by opponents".to_owned(),
            other => format!(" by {}", self.who(other)),
        };
        let extra = self.circumstances(deed.tests);
        let done = match deed.verb {
            Verb::Kill => "killed",
            Verb::Discard => "discarded",
            Verb::Return => "returned",
            Verb::TakeControl => "taken control of",
            Verb::Choose if deed.by == Who::Opponents => {
                return self.chosen_by_opponents(deed.tests);
            }
            Verb::Choose => "chosen",
            Verb::Save => "saved",
            Verb::Bypass => "bypassed by Stealth",
            Verb::Declare if extra.is_empty() => "declared as an attacker or defender",
            Verb::Declare => "declared",
            Verb::Reveal => "revealed",
            Verb::Play => "played",
            Verb::Draw => "drawn",
            Verb::Move => "moved",
            Verb::Trigger => "triggered",
            Verb::Kneel => "knelt",
            Verb::Stand => "stood",
            Verb::Blank => "made blank",
            Verb::Leave
            | Verb::Enter
            | Verb::ComeOut
            | Verb::UseStealth
            | Verb::LoseStrength
            | Verb::WinInitiative
            | Verb::LoseInitiative
            | Verb::Resolve
            | Verb::Defend
            | Verb::Satisfy
            | Verb::CountIncome
            | Verb::ClaimPower
            | Verb::Win
            | Verb::Lose
            | Verb::Initiate
            | Verb::RevealPlot
            | Verb::Begin
            | Verb::End => return self.happening(deed),
        };
        format!("{done}{by}{extra}")
    }

    fn chosen_by_opponents(&self, tests: &[DeedTest]) -> String {
        let sources = self.sources(tests);
        if sources.is_empty() {
            return "chosen by opponents".to_owned();
        }
        format!("chosen as the target of opponents' {}", list(&sources, "or"))
    }

    fn sources(&self, tests: &[DeedTest]) -> Vec<String> {
        let mut sources = Vec::new();
        for test in tests {
            if let DeedTest::Cause(Cause::Effect(source)) = test {
                sources.push(self.source(source));
            }
            if let DeedTest::Any(options) = test {
                sources.extend(self.sources(options));
            }
        }
        sources
    }

    /// Keeps what the occasion is about, for "that character" later on.
    pub(super) fn remember_it(&mut self, deeds: &[Deed]) {
        let Some(first) = deeds.first() else { return };
        self.it = Noun::one(&types(first.card.types, false), Zone::Play);
        if let [Test::Same(Cards::Host)] = first.card.tests {
            self.it = Noun::one("character", Zone::Play);
        }
    }

    /// What a player does, as an order: "declare defenders", "initiate a military challenge".
    pub(super) fn doing(&self, deed: &Deed) -> String {
        let card = || self.one(&deed.card);
        let extra = self.circumstances(deed.tests);
        let named = matches!(deed.card.tests, [Test::Same(_)]);
        let attacking = matches!(deed.tests, [DeedTest::Attacker]);
        let defending = matches!(deed.tests, [DeedTest::Defender]);
        if deed.verb == Verb::Declare {
            return match (named, attacking, defending) {
                (true, true, true | false) => format!("declare {} as an attacker", card()),
                (true, false, true) => format!("declare {} as a defender", card()),
                (true, false, false) => format!("declare {} as an attacker or defender", card()),
                (false, true, true | false) => "declare attackers".to_owned(),
                (false, false, true) => "declare defenders".to_owned(),
                (false, false, false) => format!("declare attackers or defenders{extra}"),
            };
        }
        if deed.verb == Verb::Trigger {
            let played = deed.tests.contains(&DeedTest::From(Zone::Play));
            let there = if played { " in play" } else { "" };
            return format!("trigger an ability of {}{there}", card());
        }
        if deed.verb == Verb::ClaimPower {
            return format!("claim power for their House{extra}");
        }
        let clause = self.happening(&Deed { by: Who::You, ..*deed });
        clause.strip_prefix("you ").map_or(clause.clone(), ToOwned::to_owned)
    }

    /// "cannot be killed", "cannot stand during the standing phase".
    pub(super) fn cannot(&self, deeds: &[Deed]) -> String {
        let mut passive = Vec::new();
        let mut active = Vec::new();
        for deed in deeds {
            match self.own_act(deed) {
                Some(act) => active.push(act),
                None => passive.push(self.participle(deed)),
            }
        }
        if !passive.is_empty() {
            active.insert(0, format!("be {}", list(&passive, "or")));
        }
        format!("cannot {}", list(&active, "or"))
    }

    /// What a card does by itself, where it is not something done to it.
    fn own_act(&self, deed: &Deed) -> Option<String> {
        let act = match deed.verb {
            Verb::Trigger => return Some("use its abilities".to_owned()),
            Verb::UseStealth => "use Stealth",
            Verb::Stand => "stand",
            Verb::Kneel => "kneel",
            Verb::ClaimPower => "claim power",
            Verb::Enter => "come into play",
            Verb::Leave => "leave play",
            Verb::Kill
            | Verb::Discard
            | Verb::Return
            | Verb::Move
            | Verb::Play
            | Verb::TakeControl
            | Verb::Choose
            | Verb::Save
            | Verb::Bypass
            | Verb::ComeOut
            | Verb::LoseStrength
            | Verb::Blank
            | Verb::WinInitiative
            | Verb::LoseInitiative
            | Verb::Resolve
            | Verb::Defend
            | Verb::Satisfy
            | Verb::CountIncome
            | Verb::Declare
            | Verb::Reveal
            | Verb::Draw
            | Verb::Win
            | Verb::Lose
            | Verb::Initiate
            | Verb::RevealPlot
            | Verb::Begin
            | Verb::End => return None,
        };
        Some(format!("{act}{}", self.circumstances(deed.tests)))
    }
}

fn phase_of(deed: &Deed) -> Option<&'static str> {
    deed.tests.iter().find_map(|test| {
        if let DeedTest::In(phase) = test
            && *phase != Phase::Any
        {
            Some(phase.title())
        } else {
            None
        }
    })
}

/// Whether the deed is told as something that is done to the card.
const fn is_passive(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Kill
            | Verb::Discard
            | Verb::Return
            | Verb::Choose
            | Verb::Save
            | Verb::Bypass
            | Verb::Blank
            | Verb::Declare
    )
}

pub(super) fn events_only(filter: &Filter) -> bool {
    filter.types == Types::only(CardType::Event)
}
