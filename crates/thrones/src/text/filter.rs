//! Kinds of cards in words.

use super::names::{article, list, types};
use super::player::stat_name;
use super::{Writer, no_attachments};
use crate::vocabulary::{
    Amount, Cards, Cmp, Count, DECK_CARD, Filter, Keyword, Resource, Side, Slot, Stat, Tally, Test,
    Zone, Zones,
};

/// A test in words, before the noun or after it.
enum Word {
    Before(u8, String),
    After(String),
}

impl Writer {
    /// "a unique character you control"; the card itself if the filter names it.
    pub(super) fn one(&self, filter: &Filter) -> String {
        if let Some(names) = self.named(filter) {
            return names;
        }
        let place = self.place(filter);
        let kind = self.kind(filter, false);
        format!("{}{place}{}", article(&kind), self.after_words(filter))
    }

    /// "character you control", with no article; in play, if it is anybody's.
    pub(super) fn single_in_play(&self, filter: &Filter) -> String {
        let place = self.place_or_in_play(filter);
        format!("{}{place}{}", self.kind(filter, false), self.after_words(filter))
    }

    /// "characters you control", with no article; in play, if they are anybody's.
    pub(super) fn many_in_play(&self, filter: &Filter) -> String {
        let place = self.place_or_in_play(filter);
        format!("{}{place}{}", self.kind(filter, true), self.after_words(filter))
    }

    /// "each character you control".
    pub(super) fn each(&self, filter: &Filter) -> String {
        if let Some(pile) = self.pile(filter) {
            return pile;
        }
        let place = self.place(filter);
        format!("each {}{place}{}", self.kind(filter, false), self.after_words(filter))
    }

    /// "characters you control", with no article.
    pub(super) fn many(&self, filter: &Filter) -> String {
        format!("{}{}{}", self.kind(filter, true), self.place(filter), self.after_words(filter))
    }

    /// "up to 3 characters you control".
    pub(super) fn some(&self, count: Count, filter: &Filter) -> String {
        let many = || self.many(filter);
        match count {
            Count::Exactly(Amount::N(1)) => self.one(filter),
            Count::Exactly(amount) => match all_but(amount) {
                Some(kept) => format!("all but {kept} {}", many()),
                None => format!("{} {}", self.amount(amount), many()),
            },
            Count::UpTo(amount) => format!("up to {} {}", self.amount(amount), many()),
            Count::Any => format!("any number of {}", many()),
            Count::All => format!("all {}", many()),
        }
    }

    /// "unique House Stark character": the noun and what stands before it.
    pub(super) fn kind(&self, filter: &Filter, many: bool) -> String {
        let mut before: Vec<(u8, String)> = Vec::new();
        for test in filter.tests {
            if let Word::Before(rank, word) = self.test_word(test) {
                before.push((rank, word));
            }
        }
        if filter.zones == Zones::only(Zone::Revealed) {
            before.push((0, "revealed".to_owned()));
        }
        before.sort_by_key(|(rank, _)| *rank);
        let mut words: Vec<String> = before.into_iter().map(|(_, word)| word).collect();
        words.push(types(filter.types, many));
        words.join(" ")
    }

    pub(super) fn after_words(&self, filter: &Filter) -> String {
        let mut words = Vec::new();
        for test in filter.tests {
            if let Word::After(word) = self.test_word(test) {
                words.push(format!(" {word}"));
            }
        }
        words.sort_by_key(|word| word.starts_with(" other than"));
        words.concat()
    }

    /// The cards a filter names one by one: "Jon Snow or a character named Ghost".
    fn named(&self, filter: &Filter) -> Option<String> {
        let [test] = filter.tests else { return None };
        if let Test::Same(cards @ Cards::Top(_, _)) = test {
            return Some(format!("one of {}", self.cards(*cards)));
        }
        if let Test::Same(cards) = test {
            return Some(self.cards(*cards));
        }
        if let Test::In(slot) = test {
            let noun = self.slot(*slot);
            let one_of = if noun.many { "one of " } else { "" };
            return Some(format!("{one_of}{}", noun.that()));
        }
        let Test::Any(options) = test else { return None };
        if !options.iter().any(|one| matches!(one, Test::Same(_))) {
            return None;
        }
        let mut names = Vec::new();
        for option in *options {
            match option {
                Test::Same(cards) => names.push(self.cards(*cards)),
                other => match self.test_word(other) {
                    Word::Before(_, word) => {
                        let kind = format!("{word} {}", types(filter.types, false));
                        names.push(article(&kind));
                    }
                    Word::After(word) => {
                        let kind = article(&types(filter.types, false));
                        names.push(format!("{kind} {word}"));
                    }
                },
            }
        }
        Some(list(&names, "or"))
    }

    /// "their dead pile", if the filter is a whole pile or hand of one player.
    fn pile(&self, filter: &Filter) -> Option<String> {
        let whole = filter.types == DECK_CARD && filter.tests.is_empty();
        if !whole || filter.zones.count() != 1 || filter.zones.has(Zone::Play) {
            return None;
        }
        let zone = filter.zones.iter().next()?;
        Some(format!("{} {}", self.side_whose(filter.side)?, zone.title()))
    }

    fn side_whose(&self, side: Side) -> Option<String> {
        match side {
            Side::Any => None,
            Side::You => Some("your".to_owned()),
            Side::Opponent => Some("an opponent's".to_owned()),
            Side::Them => Some("their".to_owned()),
            Side::Of(who) => Some(self.whose(*who)),
        }
    }

    fn place_or_in_play(&self, filter: &Filter) -> String {
        if filter.side == Side::Any && filter.zones == Zones::only(Zone::Play) {
            return " in play".to_owned();
        }
        self.place(filter)
    }

    /// " you control", " in your discard pile": whose the card is and where.
    fn place(&self, filter: &Filter) -> String {
        if filter.zones.has(Zone::Anywhere) || filter.zones.has(Zone::Revealed) {
            return match filter.side {
                Side::Any => String::new(),
                Side::You => " of yours".to_owned(),
                Side::Opponent => " of an opponent".to_owned(),
                Side::Them => " of theirs".to_owned(),
                Side::Of(who) => format!(" of {}", self.who(*who)),
            };
        }
        if filter.zones.has(Zone::Play) {
            return match filter.side {
                Side::Any => String::new(),
                Side::You => " you control".to_owned(),
                Side::Opponent => " an opponent controls".to_owned(),
                Side::Them => " they control".to_owned(),
                Side::Of(who) => {
                    format!(" controlled by {}", self.who(*who).replace("each player", "a player"))
                }
            };
        }
        let zones: Vec<_> = filter.zones.iter().map(Zone::title).collect();
        let whose = self.side_whose(filter.side).unwrap_or_else(|| "any".to_owned());
        format!(" in {whose} {}", list(&zones, "or"))
    }

    fn test_word(&self, test: &Test) -> Word {
        let before = |rank, word: &str| Word::Before(rank, word.to_owned());
        let after = |word: &str| Word::After(word.to_owned());
        match *test {
            Test::Trait(one) => before(6, one.title()),
            Test::PrintedTrait(one) => Word::Before(6, format!("printed {}", one.title())),
            Test::TraitIn(_) => after("with that trait"),
            Test::SharesTrait(cards) => {
                Word::After(format!("with a trait that {} has", self.cards(cards)))
            }
            Test::HouseIn(_) => after("of that House"),
            Test::InHouse => before(4, "in-House"),
            Test::Neutral => before(4, "neutral"),
            Test::House(house) => Word::Before(4, format!("House {}", house.title())),
            Test::Crest(crest) => before(5, crest.title()),
            Test::AnyCrest => after("with a crest"),
            Test::Icon(icon) => Word::After(format!("with {} icon", article(icon.title()))),
            Test::Keyword(keyword) => Word::After(format!("with {}", self.keyword(keyword))),
            Test::Named(name) => Word::After(format!("named {}", name.title())),
            Test::NamedIn(_) => after("with that title"),
            Test::CopyOf(cards) => {
                Word::After(format!("that can be a duplicate of {}", self.cards(cards)))
            }
            Test::Unique => before(1, "unique"),
            Test::Standing => before(2, "standing"),
            Test::Kneeling => before(2, "kneeling"),
            Test::Attacking => before(3, "attacking"),
            Test::Defending => before(3, "defending"),
            Test::Participating => before(3, "participating"),
            Test::Alone => after("that is alone on its side"),
            Test::Is(stat, cmp, amount) => {
                Word::After(format!("with {}", self.measure(stat, cmp, amount)))
            }
            Test::Provides(resource) => {
                Word::After(format!("that provides {}", resource_name(resource)))
            }
            Test::Owned(who) => Word::After(format!("owned by {}", self.who(who))),
            Test::Controlled(who) => Word::After(format!("controlled by {}", self.who(who))),
            Test::HasOn(filter) => Word::After(format!("with {}", self.one(filter))),
            Test::On(filter) => Word::After(format!("attached to {}", self.one(filter))),
            Test::MayHold(_) => before(0, "eligible"),
            Test::In(_) => after("chosen this way"),
            Test::Same(cards @ Cards::Top(_, _)) => {
                Word::After(format!("among {}", self.cards(cards)))
            }
            Test::Same(cards) => Word::After(format!("that is {}", self.cards(cards))),
            Test::StrengthChanged => Word::After(format!("that {STRENGTH_CHANGED}")),
            Test::Fallen => after("that was killed or discarded this phase"),
            Test::Triggered => before(0, "triggered"),
            Test::AnyPhase => before(0, "any phase"),
            Test::WhenRevealed => after("with a “when revealed” effect"),
            Test::Not(other) => self.not_word(other),
            Test::Any(options) => self.any_word(options),
        }
    }

    /// The words of a test by themselves.
    pub(super) fn test_clause(&self, test: &Test) -> String {
        match self.test_word(test) {
            Word::Before(_, word) | Word::After(word) => word,
        }
    }

    fn not_word(&self, test: &Test) -> Word {
        match test {
            Test::Standing => Word::Before(2, "kneeling".to_owned()),
            Test::Kneeling => Word::Before(2, "standing".to_owned()),
            Test::Attacking | Test::Defending | Test::Participating => match self.test_word(test) {
                Word::Before(_, word) | Word::After(word) => {
                    Word::After(format!("that is not {word}"))
                }
            },
            Test::Same(cards) => Word::After(format!("other than {}", self.cards(*cards))),
            Test::In(slot) if !self.slot(*slot).many => {
                Word::After(format!("other than {}", self.slot(*slot).that()))
            }
            Test::Controlled(who) if self.chooser == Some(*who) => {
                Word::After("they do not control".to_owned())
            }
            other => match self.test_word(other) {
                Word::Before(rank, word) => Word::Before(rank, format!("non-{word}")),
                Word::After(word) => Word::After(match word.strip_prefix("with ") {
                    Some(rest) => format!("without {rest}"),
                    None if word.starts_with("that can ") => word.replacen("can", "cannot", 1),
                    None => format!("not {word}"),
                }),
            },
        }
    }

    fn any_word(&self, options: &[Test]) -> Word {
        let words: Vec<Word> = options.iter().map(|one| self.test_word(one)).collect();
        let mut before = Vec::new();
        let mut after = Vec::new();
        let mut place = 0;
        for word in words {
            match word {
                Word::Before(rank, word) => {
                    place = rank;
                    before.push(word);
                }
                Word::After(word) => after.push(word),
            }
        }
        if after.is_empty() {
            return Word::Before(place, list(&before, "or"));
        }
        let rest: Option<Vec<&str>> = after.iter().map(|word| word.strip_prefix("with ")).collect();
        if let Some(rest) = rest
            && before.is_empty()
        {
            return Word::After(format!("with {}", list(&rest, "or")));
        }
        before.extend(after);
        Word::After(format!("that is {}", list(&before, "or")))
    }

    /// "STR 2 or less", "at least 1 power".
    pub(super) fn measure(&self, stat: Stat, cmp: Cmp, amount: Amount) -> String {
        let name = stat_name(stat);
        let number = self.amount(amount);
        let counted = matches!(stat, Stat::Power | Stat::Gold | Stat::Attachments);
        match (counted, cmp) {
            (true, Cmp::AtLeast) => format!("at least {number} {name}"),
            (true, Cmp::AtMost) => format!("at most {number} {name}"),
            (true, Cmp::Less) => format!("fewer than {number} {name}"),
            (true, Cmp::More) => format!("more than {number} {name}"),
            (true, Cmp::Equal) => format!("exactly {number} {name}"),
            (false, Cmp::Equal) if matches!(amount, Amount::Stat(same, _) if same == stat) => {
                number.replacen("the ", "the same ", 1).replacen(" of ", " as ", 1)
            }
            (false, Cmp::Equal) => format!("{name} {number}"),
            (false, Cmp::Less) => format!("{name} lower than {number}"),
            (false, Cmp::More) => format!("{name} higher than {number}"),
            (false, Cmp::AtMost) if matches!(amount, Amount::N(_)) => {
                format!("{name} {number} or less")
            }
            (false, Cmp::AtLeast) if matches!(amount, Amount::N(_)) => {
                format!("{name} {number} or more")
            }
            (false, Cmp::AtMost) => format!("{name} no higher than {number}"),
            (false, Cmp::AtLeast) => format!("{name} no lower than {number}"),
        }
    }

    /// "Stealth"; immunities and No Attachments in quotes.
    pub(super) fn keyword(&self, keyword: Keyword) -> String {
        match keyword {
            Keyword::NoAttachments(except) => format!("“{}”", no_attachments(except)),
            Keyword::Immune(source) => format!("immunity to {}", self.source(source)),
            plain => plain.plain().map_or_else(String::new, |one| one.title().to_owned()),
        }
    }

    /// Cards: "Arya Stark", "attached character", "each House Stark character you control".
    pub(super) fn cards(&self, cards: Cards) -> String {
        if self.shown == Some(cards) {
            return "that card".to_owned();
        }
        match cards {
            Cards::This => self.title.clone(),
            Cards::Host => format!("the attached {}", self.host),
            Cards::It => self.it.that(),
            Cards::Chosen(slot) => self.chosen(slot),
            Cards::Paid => self.paid.that(),
            Cards::HouseCard(who) => format!("{} House card", self.whose(who)),
            Cards::Plot(who) => format!("{} revealed plot", self.whose(who)),
            Cards::Every(filter) => self.each(filter),
            Cards::Top(amount, filter) => {
                let pile = self.place(filter);
                let pile = pile.trim_start_matches(" in ");
                match amount {
                    Amount::N(1) => format!("the top card of {pile}"),
                    Amount::Of(who, Tally::Hand) => {
                        let have = self.does(who, "have");
                        format!("as many cards from the top of {pile} as {have} in hand")
                    }
                    Amount::Count(Filter { tests: [Test::In(_)], types: _, zones: _, side: _ }) => {
                        format!("as many cards from the top of {pile}")
                    }
                    other => format!("the top {} cards of {pile}", self.amount(other)),
                }
            }
            Cards::Random(amount, filter) => {
                let some = self.some(Count::Exactly(amount), filter);
                let some = some.replacen("a card in ", "1 card from ", 1);
                format!("{some} at random")
            }
        }
    }

    /// "that character"; where two were chosen, "the first character" and "the second character".
    fn chosen(&self, slot: Slot) -> String {
        let [first, second, _] = &self.slots;
        let alike = first.word == second.word && first.word != "card";
        if alike && !first.many && !second.many && usize::from(slot.0) < 2 {
            let ordinal = if slot.0 == 0 { "first" } else { "second" };
            return format!("the {ordinal} {}", first.word);
        }
        self.slot(slot).that()
    }

    /// Whether the cards are more than one, so that "they" is said of them.
    pub(super) fn are_many(&self, cards: Cards) -> bool {
        match cards {
            Cards::This | Cards::Host | Cards::It | Cards::HouseCard(_) | Cards::Plot(_) => false,
            Cards::Chosen(slot) => self.slot(slot).many,
            Cards::Paid => self.paid.many,
            Cards::Every(_) => true,
            Cards::Top(amount, _) | Cards::Random(amount, _) => amount != Amount::N(1),
        }
    }
}

/// The number kept, if the amount is a hand less so many.
fn all_but(amount: Amount) -> Option<i8> {
    match amount {
        Amount::AtLeast(0, Amount::Plus(Amount::Of(_, Tally::Hand), Amount::N(less))) => {
            Some(-less)
        }
        Amount::N(_)
        | Amount::X
        | Amount::Size
        | Amount::Count(_)
        | Amount::Stat(_, _)
        | Amount::Of(_, _)
        | Amount::Minus(_)
        | Amount::Times(_, _)
        | Amount::Either(_, _, _)
        | Amount::Plus(_, _)
        | Amount::AtLeast(_, _) => None,
    }
}

/// "income or influence".
pub(super) const fn resource_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Gold => "income",
        Resource::Influence => "influence",
        Resource::Either => "income or influence",
        Resource::Initiative => "initiative",
    }
}

/// What is true of a card whose STR was changed.
pub(super) const STRENGTH_CHANGED: &str = "had its STR raised or lowered this phase";
