//! Modifiers in words.

use super::Writer;
use super::filter::resource_name;
use super::names::{article, list, possessive};
use crate::vocabulary::{
    Amount, Blank, CardMod, Cards, Cause, Change, Condition, Cost, Deed, DeedTest, Filter, Icon,
    Keyword, Means, Modify, PlayerMod, Save, Side, TableMod, Test, Thing, Value, Verb, Who, Zone,
};

impl Writer {
    /// Modifiers as a sentence; a card the condition spoke of is "it".
    pub(super) fn modify(&mut self, modify: &[Modify], when: &[Condition]) -> String {
        let spoken = when.iter().find_map(|condition| match condition {
            Condition::Is(cards, _) => Some(*cards),
            Condition::Exists(_)
            | Condition::Compare(_, _, _)
            | Condition::Rank(_, _, _, _)
            | Condition::Challenge(_)
            | Condition::During(_)
            | Condition::PlotsChosen
            | Condition::Plays(_, _)
            | Condition::Season(_)
            | Condition::Did(_, _)
            | Condition::Not(_)
            | Condition::All(_)
            | Condition::Any(_) => None,
        });
        let mut sentences: Vec<(Option<Cards>, Vec<String>)> = Vec::new();
        for one in modify {
            match *one {
                Modify::Card(cards, change) => {
                    let words = self.card_mod(cards, &change);
                    if let Some((Some(same), all)) = sentences.last_mut()
                        && *same == cards
                    {
                        also(all, words);
                    } else {
                        sentences.push((Some(cards), vec![words]));
                    }
                }
                Modify::Player(who, change) => {
                    sentences.push((None, vec![self.player_mod(who, &change)]));
                }
                Modify::Table(change) => sentences.push((None, vec![table_mod(change)])),
            }
        }
        let mut words = Vec::new();
        for (cards, all) in sentences {
            let all = list(&all, "and");
            words.push(match cards {
                None => all,
                Some(cards) if spoken == Some(cards) => format!("it {all}"),
                Some(Cards::Every(filter)) if all.starts_with("cannot ") => {
                    let all = all.replace(" as a defender", " as defenders");
                    let all = all.replace(" as an attacker", " as attackers");
                    format!("{} {all}", self.many(filter))
                }
                Some(Cards::Every(filter)) if all.starts_with("provides no ") => {
                    let all = all.replacen("provides", "provide", 1);
                    format!("{} {all}", self.many(filter).replace(" or ", " and "))
                }
                Some(cards @ Cards::Chosen(_)) if self.are_many(cards) => {
                    format!("each of {} {all}", self.cards(cards))
                }
                Some(cards) => format!("{} {all}", self.cards(cards)),
            });
        }
        list(&words, "and")
    }

    fn card_mod(&mut self, cards: Cards, change: &CardMod) -> String {
        match *change {
            CardMod::Strength(Change::By(amount)) => self.strength(amount),
            CardMod::Strength(Change::To(amount)) => format!("has STR {}", self.amount(amount)),
            CardMod::Fatal(verb, save) => {
                let done = self.participle(&Deed::new(verb));
                let play = if verb == Verb::Discard { " from play" } else { "" };
                let saved = if save == Save::Unsavable { " (it cannot be saved)" } else { "" };
                format!("is {done}{play} whenever its STR is 0{saved}")
            }
            CardMod::Expelled => "is discarded from play".to_owned(),
            CardMod::DiesFirst => "must be chosen for military claim, if able".to_owned(),
            CardMod::Follows(cards) => {
                format!("takes part in the challenge on the side of {}", self.cards(cards))
            }
            CardMod::Uncounted => "does not count its STR".to_owned(),
            CardMod::NoBonus(resource) => format!("provides no {} bonus", resource_name(resource)),
            CardMod::Gain(Thing::Keyword(Keyword::Immune(source))) => {
                format!("is immune to {}", self.source(source))
            }
            CardMod::Gain(thing) => format!("gains {}", self.thing(thing)),
            CardMod::Lose(thing) => format!("loses {}", self.thing(thing)),
            CardMod::Gains(ability) => {
                let title = if cards == Cards::This { &self.title } else { "this card" };
                let text = Self::new(title).ability(ability);
                format!("gains “{text}”")
            }
            CardMod::Blank(Blank::Whole) => "has a blank text box".to_owned(),
            CardMod::Blank(Blank::ButTraits) => {
                "has a blank text box, except for its traits".to_owned()
            }
            CardMod::Cannot(deeds) => self.cannot(deeds),
            CardMod::NoKneel(tests) => {
                let part = tests
                    .iter()
                    .any(|test| matches!(test, DeedTest::Attacker | DeedTest::Defender));
                let part = if part { "" } else { " as an attacker or defender" };
                format!("does not kneel when declared{part}{}", self.circumstances(tests))
            }
            CardMod::Goes(verb, zone) => {
                let done = self.participle(&Deed::new(verb));
                let usual = if verb == Verb::Kill { " instead of the dead pile" } else { "" };
                let end = if zone == Zone::DeckBottom { "the bottom of " } else { "" };
                format!("goes to {end}its owner's {}{usual} when {done}", zone.title())
            }
            CardMod::MorePower { cause, by } => self.more_power(cards, cause, by),
        }
    }

    fn more_power(&self, cards: Cards, cause: Option<Cause>, by: Amount) -> String {
        let more = self.amount(by);
        let reason = match cause {
            Some(Cause::Renown) => " for Renown",
            Some(Cause::Claim) => " for claim",
            Some(Cause::Unopposed) => " for an unopposed challenge",
            Some(Cause::Dominance) => " for dominance",
            Some(Cause::Deadly | Cause::Cost | Cause::Effect(_)) | None => "",
        };
        let it = if self.are_many(cards) { "each of them" } else { "it" };
        format!("claims {more} more power each time {it} claims power{reason}")
    }

    /// "gets +2 STR", "gets -1 STR for each Dragon card in play".
    fn strength(&self, amount: Amount) -> String {
        match amount {
            Amount::N(by) => format!("gets {by:+} STR"),
            Amount::X => "gets +X STR".to_owned(),
            Amount::Size => "gets that much STR".to_owned(),
            Amount::Minus(Amount::X) => "gets -X STR".to_owned(),
            Amount::Minus(_) => format!("gets -1 STR{}", self.for_each(amount)),
            Amount::Times(times, _) => format!("gets {times:+} STR{}", self.for_each(amount)),
            Amount::Either(condition, one, other) => format!(
                "{} ({} instead if {})",
                self.strength(*other),
                self.strength(*one).trim_start_matches("gets "),
                self.condition(condition)
            ),
            Amount::Count(_)
            | Amount::Stat(_, _)
            | Amount::Of(_, _)
            | Amount::Plus(_, _)
            | Amount::AtLeast(_, _) => format!("gets +1 STR{}", self.for_each(amount)),
        }
    }

    fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Icon(icon) => format!("{} icon", article(icon.title())),
            Thing::Icons => "all icons".to_owned(),
            Thing::Keyword(keyword) => self.keyword(keyword),
            Thing::Keywords => "all keywords".to_owned(),
            Thing::Trait(one) => format!("the {} trait", one.title()),
            Thing::TraitIn(_) => "that trait".to_owned(),
            Thing::Crest(crest) => format!("{} crest", article(crest.title())),
            Thing::Crests(crest) => format!("all {} crests", crest.title()),
        }
    }

    fn player_mod(&mut self, who: Who, change: &PlayerMod) -> String {
        match *change {
            PlayerMod::Value(value, change) => self.value(who, value, change),
            PlayerMod::Cost { of, by, ambush } => self.price(&of, by, ambush),
            PlayerMod::NoPenalty(of) => {
                let of_others = if of.tests.is_empty() { " of other Houses" } else { "" };
                let kind = self.many(&Filter { zones: crate::vocabulary::ANYTHING.zones, ..of });
                let kind = format!("{kind}{of_others}");
                format!("{} no gold penalty for {kind}", self.does(who, "pay"))
            }
            PlayerMod::PayGoldWith(Means::Influence) => self
                .does(who, &format!("may pay any part of the cost of {} in influence", self.title)),
            PlayerMod::PayGoldWith(Means::GoldOn(cards)) => format!(
                "{} as if it were in {} gold pool",
                self.does(who, &format!("may spend gold on {}", self.cards(cards))),
                self.whose(who)
            ),
            PlayerMod::Cannot(deeds) => {
                let doings: Vec<_> = deeds.iter().map(|deed| self.doing(deed)).collect();
                let doings = list(&doings, "or");
                let doings = if who == Who::You {
                    doings.replace("their House", "your House")
                } else {
                    doings
                };
                format!("{} cannot {doings}", self.who(who))
            }
            PlayerMod::Toll { of, gold, to } => self.toll(who, of, gold, to),
            PlayerMod::Challenges { kind, more, most } => self.challenges(who, kind, more, most),
            PlayerMod::Victory { by, least } => self.victory(who, by, least),
            PlayerMod::Dominance(amount) => {
                let each = self.for_each(amount);
                let by = if let Amount::Times(times, _) = amount { times } else { 1 };
                format!("{} {by} STR more for dominance{each}", self.does(who, "count"))
            }
            PlayerMod::Draws(Amount::N(by)) if by < 0 => {
                self.does(who, &format!("draw {} fewer card in the draw phase", -by))
            }
            PlayerMod::Draws(amount) => {
                let by = self.amount(amount);
                self.does(who, &format!("draw {by} more card in the draw phase"))
            }
            PlayerMod::PowerCounts(filter, counts) => self.power_counts(who, &filter, counts),
        }
    }

    fn value(&self, who: Who, value: Value, change: Change) -> String {
        let name = match value {
            Value::Claim => "claim",
            Value::Income => "income",
            Value::Initiative => "initiative",
        };
        let plot = match who {
            Who::With(condition) => {
                format!("the revealed plot of each player who {}", self.relative(condition))
            }
            other => format!("{} revealed plot", self.whose(other)),
        };
        match change {
            Change::To(amount) => format!("the {name} of {plot} is {}", self.amount(amount)),
            Change::By(Amount::Minus(less)) => {
                format!("the {name} of {plot} is lowered by {}", self.amount(*less))
            }
            Change::By(Amount::N(by)) if by < 0 => {
                format!("the {name} of {plot} is lowered by {}", -by)
            }
            Change::By(amount) => {
                format!("the {name} of {plot} is raised by {}", self.amount(amount))
            }
        }
    }

    /// "Grey Wind costs 2 gold less to play".
    fn price(&self, of: &Filter, by: Change, ambush: bool) -> String {
        let what = if let [Test::Same(cards)] = of.tests {
            self.cards(*cards)
        } else {
            let kind = Filter { side: Side::Any, zones: crate::vocabulary::ANYTHING.zones, ..*of };
            let kind = self.single_in_play(&kind);
            format!("each {kind} you play")
        };
        let by_ambush = if ambush { ", also by Ambush" } else { "" };
        format!("{what} costs {}{by_ambush}", self.gold_less(by))
    }

    /// "the next House Stark character you play this phase costs 2 gold less".
    pub(super) fn next_price(
        &self,
        of: &Filter,
        (by, ambush): (Change, bool),
        uses: u8,
        period: &str,
    ) -> String {
        let kind = Filter { side: Side::Any, zones: crate::vocabulary::ANYTHING.zones, ..*of };
        let less = self.gold_less(by);
        let less = less.trim_end_matches(" to play");
        if uses == 1 {
            let kind = self.single_in_play(&kind);
            let play = if ambush { "play or ambush with" } else { "play" };
            return format!("the next {kind} you {play} {period} costs {less}");
        }
        let kind = self.many_in_play(&kind);
        format!("the next {uses} {kind} you play {period} cost {less} each")
    }

    fn gold_less(&self, by: Change) -> String {
        let by = match by {
            Change::By(by) => by,
            Change::To(to) => return format!("{} gold", self.amount(to)),
        };
        match by {
            Amount::N(by) if by < 0 => format!("{} gold less to play", -by),
            Amount::N(by) => format!("{by} gold more to play"),
            Amount::Minus(Amount::Either(condition, one, other)) => format!(
                "{} gold less to play ({} instead if {})",
                self.amount(**other),
                self.amount(**one),
                self.condition(condition)
            ),
            Amount::Minus(_) => format!("1 gold less to play{}", self.for_each(by)),
            Amount::X
            | Amount::Size
            | Amount::Count(_)
            | Amount::Stat(_, _)
            | Amount::Of(_, _)
            | Amount::Plus(_, _)
            | Amount::Times(_, _)
            | Amount::Either(_, _, _)
            | Amount::AtLeast(_, _) => format!("1 gold more to play{}", self.for_each(by)),
        }
    }

    fn toll(&mut self, who: Who, of: &[Deed], gold: Amount, to: Option<Who>) -> String {
        let doings: Vec<_> = of.iter().map(|deed| self.doing(deed)).collect();
        let host = self.cards(Cards::Host);
        let mut doings = list(&doings, "or");
        // The controller of the host has just named it.
        if matches!(who, Who::Controller(Cards::Host)) {
            doings = doings.replace(&format!("an ability of {host}"), "one of its abilities");
            doings = doings.replace(&host, "it");
        }
        let subject = match who {
            Who::You => "you".to_owned(),
            other => self.who(other),
        };
        let (pronoun, whose) = if who == Who::You { ("you", "your") } else { ("they", "their") };
        let cost = to.map_or(Cost::Gold(gold), |to| Cost::GoldTo(to, gold));
        let pays = self.costs(&[cost]);
        format!("{subject} must {pays} from {whose} gold pool each time {pronoun} {doings}")
    }

    fn challenges(&self, who: Who, kind: Option<Icon>, more: i8, most: Option<u8>) -> String {
        let kind = kind.map_or_else(String::new, |icon| format!("{} ", icon.title()));
        let ending = if more == 1 { "" } else { "s" };
        let most = most.map_or_else(String::new, |most| format!(", up to {most} in all"));
        self.does(who, &format!("may initiate {more} additional {kind}challenge{ending}{most}"))
    }

    fn victory(&self, who: Who, by: Amount, least: u8) -> String {
        let least = if least > 0 { format!(" (at least {least})") } else { String::new() };
        let words = match by {
            Amount::N(by) if by < 0 => format!("need {} less power to win{least}", -by),
            Amount::Minus(each) => {
                format!("need 1 less power to win{}{least}", self.for_each(*each))
            }
            other => format!("need {} more power to win{least}", self.amount(other)),
        };
        self.does(who, &words)
    }

    fn power_counts(&self, who: Who, filter: &Filter, counts: bool) -> String {
        let kind = self.kind(filter, true);
        let does = if counts { "counts" } else { "does not count" };
        let whose = match who {
            Who::Opponents => "opponents'".to_owned(),
            other => self.whose(other),
        };
        format!("power on {whose} {kind} {does} toward {} total power", possessive_again(who))
    }
}

fn table_mod(change: TableMod) -> String {
    match change {
        TableMod::Season(season) => format!("it is {}", season.title()),
        TableMod::Unopposed => "the challenge is unopposed".to_owned(),
        TableMod::Skip(phase) => format!("the {} phase is skipped", phase.title()),
        TableMod::ActBeforePlots => {
            "each player may take actions after plots are chosen and before they are revealed"
                .to_owned()
        }
    }
}

/// Adds a predicate to those of the same card; what is gained twice is told once.
fn also(all: &mut Vec<String>, words: String) {
    if let Some(last) = all.last_mut()
        && let Some(more) = words.strip_prefix("gains ")
        && last.starts_with("gains ")
        && !more.starts_with('“')
    {
        last.push_str(" and ");
        last.push_str(more);
    } else {
        all.push(words);
    }
}

fn possessive_again(who: Who) -> String {
    match who {
        Who::You => "your".to_owned(),
        Who::Opponents | Who::Everyone | Who::Them => "their".to_owned(),
        Who::Left
        | Who::Attacker
        | Who::Defender
        | Who::Winner
        | Who::Loser
        | Who::That
        | Who::Chosen(_)
        | Who::Owner(_)
        | Who::Controller(_)
        | Who::Both(_)
        | Who::With(_) => possessive("that player"),
    }
}
