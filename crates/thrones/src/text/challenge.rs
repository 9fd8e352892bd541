//! Challenges and the circumstances of deeds in words.

use super::Writer;
use super::deed::events_only;
use super::names::{article, list, types};
use crate::vocabulary::{Cause, DeedTest, Filter, Icon, Resource, Side, Test, Zone};

impl Writer {
    /// "a military challenge as the attacker by 4 or more STR".
    pub(super) fn challenge(&self, tests: &[DeedTest]) -> String {
        let split = tests.iter().position(|test| matches!(test, DeedTest::Any(_)));
        if let Some(place) = split
            && let DeedTest::Any(options) = tests[place]
            && !options.iter().all(|one| matches!(one, DeedTest::Kind(_)))
        {
            let whole: Vec<_> = options
                .iter()
                .map(|option| {
                    let mut tests = tests.to_vec();
                    tests[place] = *option;
                    self.challenge(&tests)
                })
                .collect();
            return list(&whole, "or");
        }
        let mut before = String::new();
        let mut after = String::new();
        let alone = tests.iter().any(|test| matches!(test, DeedTest::WithAlone(_)));
        for test in tests {
            match test {
                DeedTest::Attacker | DeedTest::Defender if alone => {}
                DeedTest::WithAlone(filter) => {
                    let alone = Self::alone(tests);
                    after.push_str(&format!(" in which {} {alone}", self.one(filter)));
                }
                test => self.challenge_test(test, &mut before, &mut after),
            }
        }
        format!("{}{after}", article(&format!("{before}challenge")))
    }

    /// What a lone character does on the winning or losing side.
    fn alone(tests: &[DeedTest]) -> &'static str {
        if tests.contains(&DeedTest::Attacker) {
            "attacks alone"
        } else if tests.contains(&DeedTest::Defender) {
            "defends alone"
        } else {
            "participates alone"
        }
    }

    fn challenge_test(&self, test: &DeedTest, before: &mut String, after: &mut String) {
        match *test {
            DeedTest::Kind(icon) => before.push_str(&format!("{} ", icon.title())),
            DeedTest::Any(options) => {
                let kinds: Vec<_> = options.iter().filter_map(kind_of).map(Icon::title).collect();
                before.push_str(&format!("{} ", list(&kinds, "or")));
            }
            DeedTest::KindIn(_) => after.push_str(" of the named type"),
            DeedTest::First => after.push_str(" that is the first of the round"),
            DeedTest::Strength(least) => after.push_str(&format!(" with {least} or more STR")),
            DeedTest::OnlyWith(filter) => {
                let only = self.many(filter);
                after.push_str(&format!(" in which you have only {only}"));
            }
            DeedTest::Unopposed => before.insert_str(0, "unopposed "),
            DeedTest::Attacker => after.push_str(" as the attacker"),
            DeedTest::Defender => after.push_str(" as the defender"),
            DeedTest::Margin(least) => after.push_str(&format!(" by {least} or more STR")),
            DeedTest::Against(who) => after.push_str(&format!(" against {}", self.whom(who))),
            DeedTest::With(filter) => {
                after.push_str(&format!(" in which {} participates", self.one(filter)));
            }
            DeedTest::WithAlone(filter) => {
                after.push_str(&format!(" in which {} participates alone", self.one(filter)));
            }
            DeedTest::Dominance
            | DeedTest::In(_)
            | DeedTest::OnlyTarget(_)
            | DeedTest::Triggered
            | DeedTest::Response
            | DeedTest::Costs(_)
            | DeedTest::From(_)
            | DeedTest::To(_)
            | DeedTest::On(_)
            | DeedTest::Cause(_)
            | DeedTest::Not(_) => after.push_str(&self.circumstances(&[*test])),
        }
    }

    /// " from your hand", " during the standing phase", " for Renown".
    pub(super) fn circumstances(&self, tests: &[DeedTest]) -> String {
        let mut words = String::new();
        for test in tests {
            let word = match *test {
                DeedTest::Attacker => " as an attacker".to_owned(),
                DeedTest::Defender => " as a defender".to_owned(),
                DeedTest::Kind(icon) => format!(" in {} challenge", article(icon.title())),
                DeedTest::KindIn(_) => " in a challenge of the named type".to_owned(),
                DeedTest::Unopposed => " in an unopposed challenge".to_owned(),
                DeedTest::In(phase) => format!(" during the {} phase", phase.title()),
                DeedTest::From(Zone::Play) => " from play".to_owned(),
                DeedTest::From(Zone::Hand) => " from hand".to_owned(),
                DeedTest::From(zone) => format!(" from a {}", zone.title()),
                DeedTest::To(zone) => format!(" to a {}", zone.title()),
                DeedTest::On(cards) => format!(" on {}", self.cards(cards)),
                DeedTest::Cause(cause) => self.cause(&cause),
                DeedTest::Not(DeedTest::Cause(Cause::Effect(source))) => {
                    format!(" (except one of {})", self.one(source))
                }
                DeedTest::Not(DeedTest::Costs(resource)) => {
                    format!(" without {} cost", article(cost_name(*resource)))
                }
                DeedTest::Not(DeedTest::Kind(icon)) => {
                    format!(" except in {} challenge", article(icon.title()))
                }
                DeedTest::Not(other) => format!(" (but not{})", self.circumstances(&[*other])),
                DeedTest::Any(options) => {
                    let all: Vec<_> =
                        options.iter().map(|one| self.circumstances(&[*one])).collect();
                    list(&all, "or").replace("  ", " ")
                }
                DeedTest::Margin(least) => format!(" by {least} or more STR"),
                DeedTest::Against(who) => format!(" against {}", self.whom(who)),
                DeedTest::With(filter) => format!(" with {}", self.one(filter)),
                DeedTest::WithAlone(filter) => format!(" with {} alone", self.one(filter)),
                DeedTest::Dominance => " in dominance".to_owned(),
                DeedTest::First => " in the first challenge of the round".to_owned(),
                DeedTest::Strength(least) => format!(" with {least} or more STR"),
                DeedTest::OnlyWith(filter) => {
                    format!(" in which you have only {}", self.many(filter))
                }
                DeedTest::OnlyTarget(filter) => {
                    format!(" that has chosen only {}", self.one(filter))
                }
                DeedTest::Triggered => String::new(),
                DeedTest::Response => " as a response".to_owned(),
                DeedTest::Costs(resource) => format!(" with {} cost", article(cost_name(resource))),
            };
            words.push_str(&word);
        }
        words
    }

    fn cause(&self, cause: &Cause) -> String {
        match cause {
            Cause::Claim => " for claim".to_owned(),
            Cause::Deadly => " by Deadly".to_owned(),
            Cause::Renown => " for Renown".to_owned(),
            Cause::Unopposed => " for an unopposed challenge".to_owned(),
            Cause::Dominance => " for dominance".to_owned(),
            Cause::Cost => " as a cost".to_owned(),
            Cause::Effect(source) => format!(" by {}", self.source(source)),
        }
    }

    /// "events", "opponents' character abilities".
    pub(super) fn source(&self, source: &Filter) -> String {
        let whose = match source.side {
            Side::Any => "",
            Side::You => "your ",
            Side::Opponent => "opponents' ",
            Side::Them | Side::Of(_) => "their ",
        };
        if events_only(source) {
            return format!("{whose}events");
        }
        if let [Test::Triggered] = source.tests {
            return format!("{whose}triggered effects");
        }
        if source.tests.is_empty() {
            let of = types(source.types, false);
            return format!("{whose}{of} abilities");
        }
        format!("{whose}abilities of {}", self.many_in_play(source))
    }
}

/// "influence", as in "an influence cost".
const fn cost_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Gold => "gold",
        Resource::Influence => "influence",
        Resource::Either => "gold or influence",
        Resource::Initiative => "initiative",
    }
}

fn kind_of(test: &DeedTest) -> Option<Icon> {
    if let DeedTest::Kind(icon) = test { Some(*icon) } else { None }
}
