//! Conditions in words.

use super::Writer;
use super::filter::STRENGTH_CHANGED;
use super::names::{article, list, third};
use crate::vocabulary::{
    Amount, Cards, Cmp, Condition, DeedTest, Filter, Icon, Over, Past, Side, Tally, Test, Who, Zone,
};

impl Writer {
    /// "while A and B, ", "if A, during a military challenge, "; empty if there is none.
    pub(super) fn conditions(&self, when: &[Condition], word: &str) -> String {
        let mut moments = Vec::new();
        let mut facts = Vec::new();
        for condition in when {
            match self.moment(condition) {
                Some(moment) => moments.push(moment),
                None => facts.push(self.condition(condition)),
            }
        }
        let mut words = String::new();
        let past = when.iter().any(|one| matches!(one, Condition::Is(_, Test::StrengthChanged)));
        let word = if past { "if" } else { word };
        if !facts.is_empty() {
            words.push_str(&format!("{word} {}, ", list(&facts, "and")));
        }
        for moment in moments {
            words.push_str(&format!("{moment}, "));
        }
        words
    }

    /// A condition that is a moment: "during a power challenge".
    fn moment(&self, condition: &Condition) -> Option<String> {
        match condition {
            Condition::Challenge([DeedTest::Margin(_)]) => None,
            Condition::Challenge(tests) => Some(format!("during {}", self.challenge(tests))),
            Condition::During(phase) => Some(format!("during the {} phase", phase.title())),
            Condition::PlotsChosen => {
                Some("after plots are chosen and before they are revealed".to_owned())
            }
            Condition::Exists(_)
            | Condition::Compare(_, _, _)
            | Condition::Is(_, _)
            | Condition::Rank(_, _, _, _)
            | Condition::Plays(_, _)
            | Condition::Season(_)
            | Condition::Did(_, _)
            | Condition::Not(_)
            | Condition::All(_)
            | Condition::Any(_) => None,
        }
    }

    /// The condition as a clause: "you control a Lord character".
    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(filter) => self.exists(filter),
            Condition::Compare(left, cmp, right) => self.compare(*left, *cmp, *right),
            Condition::Is(cards, test) => self.is(*cards, test),
            Condition::Rank(who, cmp, tally, over) => self.rank(*who, *cmp, *tally, *over),
            Condition::Plays(who, house) => {
                self.does(*who, &format!("play House {}", house.title()))
            }
            Condition::Challenge([DeedTest::Margin(least)]) => {
                format!("the challenge is won by {least} or more STR")
            }
            Condition::Season(season) => format!("it is {}", season.title()),
            Condition::Did(who, past) => self.does(*who, &self.past(*past)),
            Condition::Not(Condition::Did(who, past)) => {
                let words = self.past(*past).replacen("have ", "have not ", 1);
                self.does(*who, &words)
            }
            Condition::Not(Condition::Exists(filter)) => self.exists_not(filter),
            Condition::Not(Condition::Is(cards, test)) => {
                format!("it is not true that {}", self.is(*cards, test))
            }
            Condition::Not(other) => format!("it is not true that {}", self.condition(other)),
            Condition::All(all) => {
                let all: Vec<_> = all.iter().map(|one| self.condition(one)).collect();
                list(&all, "and")
            }
            Condition::Any(any) => {
                let any: Vec<_> = any.iter().map(|one| self.condition(one)).collect();
                list(&any, "or")
            }
            Condition::During(phase) => format!("it is the {} phase", phase.title()),
            Condition::Challenge(_) | Condition::PlotsChosen => {
                self.moment(condition).map_or_else(String::new, |moment| format!("it is {moment}"))
            }
        }
    }

    /// The condition said of a player just named: "plays House Stark", "has more power than you".
    pub(super) fn relative(&self, condition: &Condition) -> String {
        let clause = match condition {
            Condition::Exists(filter) if filter.side == Side::Them => {
                format!("they have {}", self.one(filter))
            }
            Condition::Not(Condition::Exists(filter))
                if filter.side == Side::Them && filter.zones.has(Zone::Revealed) =>
            {
                let nobody = Filter { side: Side::Any, ..*filter };
                format!("they have no {}{}", self.kind(&nobody, false), self.after_words(&nobody))
            }
            other => self.condition(other),
        };
        match clause.strip_prefix("they ") {
            Some(rest) => third(rest),
            None => format!("is such that {clause}"),
        }
    }

    /// "have won a military challenge this round".
    fn past(&self, past: Past) -> String {
        let challenge = |kind: Option<Icon>| {
            article(&kind.map_or_else(
                || "challenge".to_owned(),
                |icon| format!("{} challenge", icon.title()),
            ))
        };
        match past {
            Past::Won(kind) => format!("have won {} this round", challenge(kind)),
            Past::Lost(kind) => format!("have lost {} this round", challenge(kind)),
            Past::LostDominance => "have lost dominance this round".to_owned(),
            Past::Initiated => "have initiated a challenge this round".to_owned(),
        }
    }

    fn exists(&self, filter: &Filter) -> String {
        let whole = |verb: &str, who: Who| {
            let nobody = Filter { side: Side::Any, ..*filter };
            self.does(who, &format!("{verb} {}", self.one(&nobody)))
        };
        match (filter.zones.has(Zone::Play), filter.side) {
            (true, Side::You) => whole("control", Who::You),
            (true, Side::Of(who)) => whole("control", *who),
            (true, Side::Them) => whole("control", Who::Them),
            (true, Side::Any) => format!("{} is in play", self.one(filter)),
            (true, Side::Opponent) | (false, _) => format!("there is {}", self.one(filter)),
        }
    }

    fn exists_not(&self, filter: &Filter) -> String {
        if filter.zones.has(Zone::Agenda) {
            let who = if filter.side == Side::Them { Who::Them } else { Who::You };
            return self.does(who, &format!("run no {}", self.kind(filter, false)));
        }
        let kind = format!("{}{}", self.kind(filter, true), self.after_words(filter));
        match (filter.zones.has(Zone::Play), filter.side) {
            (true, Side::You) => format!("you control no {kind}"),
            (true, Side::Of(who)) => self.does(*who, &format!("control no {kind}")),
            (true, Side::Them) => format!("they control no {kind}"),
            (true, Side::Any) => format!("no {kind} are in play"),
            (true, Side::Opponent) => format!("opponents control no {kind}"),
            (false, _) => format!("there are no {}", self.many_in_play(filter)),
        }
    }

    fn compare(&self, left: Amount, cmp: Cmp, right: Amount) -> String {
        match (left, right) {
            (Amount::Size, Amount::N(1)) if cmp == Cmp::AtLeast => {
                "gold was paid for it".to_owned()
            }
            (Amount::Count(filter), Amount::N(number)) => {
                let many = number != 1 || matches!(cmp, Cmp::Less);
                let nobody = Filter { side: Side::Any, ..*filter };
                let counted =
                    if many { self.kind(&nobody, true) } else { self.kind(&nobody, false) };
                let number = quantity(cmp, &number.to_string());
                if filter.zones.has(Zone::Play) && filter.side == Side::You {
                    format!("you control {number} {counted}")
                } else {
                    format!("there are {number} {}", self.many_in_play(filter))
                }
            }
            (Amount::Of(who, tally), Amount::Of(other, same)) if tally == same => {
                let than = match other {
                    Who::You => "you".to_owned(),
                    Who::Them => "they have".to_owned(),
                    other => self.who(other),
                };
                let how = match cmp {
                    Cmp::Less => "less",
                    Cmp::AtMost => "no more",
                    Cmp::Equal => "as much",
                    Cmp::AtLeast => "no less",
                    Cmp::More => "more",
                };
                let word = if cmp == Cmp::Equal { "as" } else { "than" };
                self.does(who, &format!("have {how} {} {word} {than}", self.tally(tally)))
            }
            (Amount::Of(who, tally), right) => {
                let number = quantity(cmp, &self.amount(right));
                let tallied = self.tally(tally);
                let tallied = if number.ends_with(" 1") {
                    tallied.trim_end_matches('s').to_owned()
                } else {
                    tallied
                };
                self.does(who, &format!("have {number} {tallied}"))
            }
            (left, right) => {
                let how = match cmp {
                    Cmp::Less => "lower than",
                    Cmp::AtMost => "no higher than",
                    Cmp::Equal => "equal to",
                    Cmp::AtLeast => "no lower than",
                    Cmp::More => "higher than",
                };
                format!("{} is {how} {}", self.amount(left), self.amount(right))
            }
        }
    }

    fn rank(&self, who: Who, cmp: Cmp, tally: Tally, over: Over) -> String {
        let counted = !matches!(tally, Tally::Gold | Tally::Power | Tally::HousePower);
        let how = match cmp {
            Cmp::Less if counted => "fewer",
            Cmp::Less => "less",
            Cmp::AtMost => "no more",
            Cmp::Equal => "as many",
            Cmp::AtLeast => "no fewer",
            Cmp::More => "more",
        };
        let verb = if matches!(tally, Tally::Cards(_)) { "control" } else { "have" };
        let than = match (who, over) {
            (Who::You, Over::Each) => "each opponent",
            (Who::You, Over::Any) => "at least one opponent",
            (_, Over::Each) => "each other player",
            (_, Over::Any) => "at least one other player",
        };
        self.does(who, &format!("{verb} {how} {} than {than}", self.tally(tally)))
    }

    /// "Arya Stark is standing", "attached character has a power icon".
    fn is(&self, cards: Cards, test: &Test) -> String {
        let card = self.cards(cards);
        format!("{card} {}", self.is_word(test))
    }

    fn is_word(&self, test: &Test) -> String {
        match test {
            Test::StrengthChanged => STRENGTH_CHANGED.to_owned(),
            Test::HasOn(filter) => format!("has {}", self.one(filter)),
            Test::Icon(_) | Test::Keyword(_) | Test::AnyCrest | Test::WhenRevealed => {
                let with = self.test_clause(test);
                with.replacen("with ", "has ", 1)
            }
            Test::Not(other) => match self.is_word(other).split_once(' ') {
                Some(("has", rest)) => format!("does not have {rest}"),
                Some((verb, rest)) => format!("{verb} not {rest}"),
                None => "is not so".to_owned(),
            },
            Test::Is(crate::vocabulary::Stat::Attachments, Cmp::Equal, Amount::N(1)) => {
                "has no other attachments".to_owned()
            }
            Test::Is(stat, cmp, amount) => format!("has {}", self.measure(*stat, *cmp, *amount)),
            Test::Trait(one) => format!("has the {} trait", one.title()),
            Test::PrintedTrait(one) => format!("has the printed {} trait", one.title()),
            Test::Fallen => "was killed or discarded this phase".to_owned(),
            Test::Crest(crest) => format!("has a {} crest", crest.title()),
            Test::House(house) => format!("is a House {} card", house.title()),
            Test::Provides(_)
            | Test::Named(_)
            | Test::NamedIn(_)
            | Test::CopyOf(_)
            | Test::Unique
            | Test::TraitIn(_)
            | Test::SharesTrait(_)
            | Test::HouseIn(_)
            | Test::InHouse
            | Test::Neutral
            | Test::Alone
            | Test::Triggered
            | Test::AnyPhase
            | Test::Standing
            | Test::Kneeling
            | Test::Attacking
            | Test::Defending
            | Test::Participating
            | Test::Owned(_)
            | Test::Controlled(_)
            | Test::On(_)
            | Test::MayHold(_)
            | Test::In(_)
            | Test::Same(_)
            | Test::Any(_) => format!("is {}", self.test_clause(test)),
        }
    }
}

/// "at least 3".
fn quantity(cmp: Cmp, number: &str) -> String {
    match cmp {
        Cmp::Less => format!("fewer than {number}"),
        Cmp::AtMost => format!("at most {number}"),
        Cmp::Equal => format!("exactly {number}"),
        Cmp::AtLeast => format!("at least {number}"),
        Cmp::More => format!("more than {number}"),
    }
}
