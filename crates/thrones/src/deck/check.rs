//! Whether a deck may be played: every reason why not, with its rule.

use serde::{Deserialize, Serialize};
use tabletop::Reason;

use super::lists::{self, Lists};
use super::{Deck, label};
use crate::card::{Code, Set};
use crate::card_set::CARDS_MAX;
use crate::rule;
use crate::ruleset::Edition;
use crate::text::only_houses;
use crate::vocabulary::{Ability, CardType, Label, PlainKeyword, Rule};

/// A plot deck has exactly so many cards, where a table has not agreed on another number.
pub const PLOT_DECK_SIZE: usize = 7;

/// A House deck has at most so many cards. No rule says so: four seats share the numbers of a table,
/// and each has a House card, an agenda and seven plots beside its House deck.
pub const HOUSE_DECK_MAX: usize = CARDS_MAX / 4 - 9;

/// How strictly a deck is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Profile {
    /// The rules of deck construction in full.
    Tournament,
    /// The same, and the lists for tournaments of two players (`deck.restricted`).
    Joust,
    /// The same, and the lists for tournaments of three or more (`deck.restricted`).
    Melee,
    /// Size and copies are free.
    #[default]
    Casual,
    /// What everybody at the table agreed on (`deck.casual`).
    Agreed(Guidelines),
}

/// Sizes of decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Guidelines {
    /// A House deck has at least so many cards.
    pub cards_min: u16,
    /// A House deck has at most so many cards of one title; any number if not said.
    pub copies_max: Option<u8>,
    /// A plot deck has exactly so many cards.
    pub plots: u8,
}

impl Profile {
    /// The profiles with a name of their own, the strictest first.
    pub const NAMED: [Profile; 4] =
        [Profile::Joust, Profile::Melee, Profile::Tournament, Profile::Casual];

    /// Whether decks are looked at as in a tournament.
    fn is_tournament(self) -> bool {
        match self {
            Profile::Tournament | Profile::Joust | Profile::Melee => true,
            Profile::Casual | Profile::Agreed(_) => false,
        }
    }

    /// The lists that hold under it.
    fn lists(self) -> Option<&'static Lists> {
        match self {
            Profile::Joust => Some(&lists::JOUST),
            Profile::Melee => Some(&lists::MELEE),
            Profile::Tournament | Profile::Casual | Profile::Agreed(_) => None,
        }
    }

    /// The sizes that hold under it.
    #[must_use]
    pub fn guidelines(self) -> Guidelines {
        let plots = PLOT_DECK_SIZE as u8;
        match self {
            Profile::Tournament | Profile::Joust | Profile::Melee => {
                Guidelines { cards_min: 60, copies_max: Some(3), plots }
            }
            Profile::Casual => Guidelines { cards_min: 1, copies_max: None, plots },
            Profile::Agreed(guidelines) => guidelines,
        }
    }
}

impl std::str::FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        match name {
            "tournament" => Ok(Profile::Tournament),
            "joust" => Ok(Profile::Joust),
            "melee" => Ok(Profile::Melee),
            "casual" => Ok(Profile::Casual),
            _ => agreed(name).map(Profile::Agreed).ok_or_else(|| UnknownProfile(name.to_owned())),
        }
    }
}

/// Least cards, most copies, plots: "45/3/7", "30/any/5".
fn agreed(name: &str) -> Option<Guidelines> {
    let [cards, copies, plots] = name.split('/').collect::<Vec<_>>()[..] else { return None };
    let copies_max = if copies == "any" { None } else { Some(copies.parse().ok()?) };
    let guidelines =
        Guidelines { cards_min: cards.parse().ok()?, copies_max, plots: plots.parse().ok()? };
    let is_playable = guidelines.plots > 0 && usize::from(guidelines.plots) <= PLOT_DECK_SIZE;
    is_playable.then_some(guidelines)
}

/// A profile nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no profile; there are `casual`, `tournament`, `joust` and `melee` (tournaments with their lists of \
     restricted cards), and what a table agrees on: least cards, most copies and plots, as in `45/3/7` or `30/any/5`"
)]
pub struct UnknownProfile(String);

impl std::fmt::Display for Profile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Profile::Tournament => f.write_str("tournament"),
            Profile::Joust => f.write_str("joust"),
            Profile::Melee => f.write_str("melee"),
            Profile::Casual => f.write_str("casual"),
            Profile::Agreed(Guidelines { cards_min, copies_max, plots }) => {
                let copies = copies_max.map_or("any".to_owned(), |copies| copies.to_string());
                write!(f, "{cards_min}/{copies}/{plots}")
            }
        }
    }
}

pub(super) fn reasons(deck: &Deck, profile: Profile, edition: Edition) -> Vec<Reason> {
    let mut reasons = Vec::new();
    composition(deck, &mut reasons);
    plot_deck(deck, profile, &mut reasons);
    house_deck_size(deck, profile, &mut reasons);
    copies(deck, profile, &mut reasons);
    house_only(deck, &mut reasons);
    symbols(deck, profile, edition, &mut reasons);
    if let Some(lists) = profile.lists() {
        restricted(deck, lists, &mut reasons);
    }
    reasons
}

/// Cards of no printed set: they show a rule in tests, and nobody plays with them.
pub(super) fn made_up(deck: &Deck) -> Vec<Reason> {
    let examples = all(deck).filter(|card| card.printed().set == Set::Examples);
    let told = |card| {
        let text = format!("{} is a made-up example, which no deck may have", label(card));
        Reason::new(rule::DECK_COMPOSITION, text)
    };
    examples.map(told).collect()
}

fn all(deck: &Deck) -> impl Iterator<Item = Code> + '_ {
    deck.cards.iter().chain(&deck.plots).map(|&(card, _)| card).chain(deck.agenda)
}

/// Which type belongs into which pile.
fn composition(deck: &Deck, reasons: &mut Vec<Reason>) {
    for &(card, _) in &deck.cards {
        let kind = card.printed().kind;
        let belongs = match kind {
            CardType::Character | CardType::Location | CardType::Attachment | CardType::Event => {
                continue;
            }
            CardType::Plot => "the plot deck",
            CardType::House => "the table, named by `house:`",
            CardType::Agenda => "the table, named by `agenda:`",
        };
        let text = format!("{} is in the House deck and belongs to {belongs}", label(card));
        reasons.push(Reason::new(rule::DECK_COMPOSITION, text));
    }
    for &(card, _) in &deck.plots {
        if card.printed().kind != CardType::Plot {
            let text = format!("{} is in the plot deck and is not a plot", label(card));
            reasons.push(Reason::new(rule::DECK_COMPOSITION, text));
        }
    }
    if let Some(agenda) = deck.agenda
        && agenda.printed().kind != CardType::Agenda
    {
        let text = format!("{} is given as the agenda and is not one", label(agenda));
        reasons.push(Reason::new(rule::DECK_COMPOSITION, text));
    }
    if deck.house_deck_size() == 0 {
        reasons.push(Reason::new(rule::DECK_COMPOSITION, "the House deck is empty"));
    }
}

fn plot_deck(deck: &Deck, profile: Profile, reasons: &mut Vec<Reason>) {
    let size = deck.plot_deck_size();
    let plots = usize::from(profile.guidelines().plots);
    if size != plots {
        let here = if plots == PLOT_DECK_SIZE { "" } else { " at this table" };
        let text = format!("a plot deck has exactly {plots} plots{here}, this one has {size}");
        reasons.push(Reason::new(rule::DECK_PLOT_SIZE, text));
    }
    for (title, copies, card) in by_title(&deck.plots) {
        match own_plot_limit(card) {
            Some(limit) if copies > u32::from(limit) => {
                let text = format!(
                    "{copies} copies of {title} are in the plot deck; its own text allows {limit}"
                );
                reasons.push(Reason::new(rule::GOLDEN_CARD_OVER_RULE, text));
            }
            None if copies > 1 => {
                let text =
                    format!("{copies} copies of {title} are in the plot deck; plots must differ");
                reasons.push(Reason::new(rule::DECK_PLOT_DISTINCT, text));
            }
            Some(_) | None => {}
        }
    }
}

fn house_deck_size(deck: &Deck, profile: Profile, reasons: &mut Vec<Reason>) {
    let size = deck.house_deck_size();
    let least = usize::from(profile.guidelines().cards_min);
    if size > 0 && size < least {
        let text = match profile {
            Profile::Tournament | Profile::Joust | Profile::Melee => format!(
                "a tournament House deck has at least {least} cards, this one has {size}; \
                 `casual` lets size and copies be"
            ),
            Profile::Casual | Profile::Agreed(_) => {
                format!("this table agreed on at least {least} cards, this deck has {size}")
            }
        };
        reasons.push(Reason::new(rule::DECK_HOUSE_MINIMUM, text));
    }
    if size > HOUSE_DECK_MAX {
        let text = format!(
            "this table has room for {HOUSE_DECK_MAX} cards in a House deck, this one has {size}; \
             the limit is ours, the rules know none"
        );
        reasons.push(Reason::new(rule::DECK_HOUSE_MINIMUM, text));
    }
}

fn copies(deck: &Deck, profile: Profile, reasons: &mut Vec<Reason>) {
    for (title, copies, card) in by_title(&deck.cards) {
        let own = own_limit(card);
        if let Some(limit) = own
            && copies > u32::from(limit)
        {
            let text = format!("{copies} copies of {title}; its own text allows {limit}");
            reasons.push(Reason::new(rule::GOLDEN_CARD_OVER_RULE, text));
        } else if own.is_none()
            && let Some(most) = profile.guidelines().copies_max
            && copies > u32::from(most)
        {
            let kind = if profile.is_tournament() { "a tournament" } else { "an agreed" };
            let text = format!(
                "{copies} cards are titled {title}; {kind} deck has at most {most}, \
                 all versions together"
            );
            reasons.push(Reason::new(rule::DECK_HOUSE_COPIES, text));
        }
    }
}

fn house_only(deck: &Deck, reasons: &mut Vec<Reason>) {
    for card in all(deck) {
        let only = card.printed().house_only;
        if !only.is_empty() && !only.has(deck.house) {
            let text = format!(
                "{} is for {} only, and this deck is of House {}",
                label(card),
                only_houses(card.printed()),
                deck.house.title()
            );
            reasons.push(Reason::new(rule::DECK_HOUSE_ONLY, text));
        }
    }
}

/// Titles and marks that an edition or a profile does not admit.
fn symbols(deck: &Deck, profile: Profile, edition: Edition, reasons: &mut Vec<Reason>) {
    for title in deck.titles.iter().filter(|_| edition == Edition::Winter) {
        let text = format!("{} is a title card, and the Winter rules know none", title.name());
        reasons.push(Reason::new(rule::CARD_TYPES_WINTER, text));
    }
    for card in all(deck) {
        if card.printed().doomed && edition == Edition::Lcg {
            let text = format!("{} is Doomed, which only the Winter rules define", label(card));
            reasons.push(Reason::new(rule::KEYWORD_LEGACY, text));
        }
        for keyword in undefined(card, edition) {
            let text = format!("{} has {keyword}, which only the LCG rules define", label(card));
            reasons.push(Reason::new(rule::KEYWORD_LEGACY, text));
        }
        if card.printed().promo && profile.is_tournament() {
            let text =
                format!("{} is a promotional card, which no tournament deck may have", label(card));
            reasons.push(Reason::new(rule::CARD_SYMBOL_PROMO, text));
        }
    }
}

/// Cards of which a deck has one title, and cards of which it has none (`deck.restricted`).
pub(super) fn restricted(deck: &Deck, lists: &Lists, reasons: &mut Vec<Reason>) {
    let mut titles: Vec<&str> = Vec::new();
    for card in all(deck).map(Code::printed) {
        if lists.restrict(card) && !titles.contains(&card.name) {
            titles.push(card.name);
        }
        if lists.ban(card) {
            let text = format!("{} is banned in {} tournaments", card.name, lists.name);
            reasons.push(Reason::new(rule::DECK_RESTRICTED, text));
        }
    }
    if let [_, .., last] = titles[..] {
        let first = titles[..titles.len() - 1].join(", ");
        let text = format!(
            "{first} and {last} are restricted in {} tournaments; a deck has copies of one such title only",
            lists.name
        );
        reasons.push(Reason::new(rule::DECK_RESTRICTED, text));
    }
}

/// What a card has that the edition does not define: keywords, and Limited Responses in Winter.
fn undefined(card: Code, edition: Edition) -> impl Iterator<Item = &'static str> {
    let printed = card.printed();
    let keywords = printed.keywords.iter().filter(move |keyword| !edition.defines(*keyword));
    let limited = |ability: &Ability| matches!(ability, Ability::Triggered(one) if one.label == Label::LimitedResponse);
    let limited = edition != Edition::Lcg && printed.abilities.iter().any(limited);
    keywords.map(PlainKeyword::title).chain(limited.then_some("a Limited Response"))
}

/// Each title with the copies of all its versions, in the order of the deck, and one card that
/// bears it.
fn by_title(cards: &[(Code, u8)]) -> Vec<(&'static str, u32, Code)> {
    let mut titles: Vec<(&'static str, u32, Code)> = Vec::new();
    for &(card, copies) in cards {
        let title = card.printed().name;
        match titles.iter_mut().find(|(known, _, _)| *known == title) {
            Some((_, sum, _)) => *sum += u32::from(copies),
            None => titles.push((title, u32::from(copies), card)),
        }
    }
    titles
}

fn own_plot_limit(card: Code) -> Option<u8> {
    card.printed().abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::PlotCopies(limit)) => Some(*limit),
        _ => None,
    })
}

fn own_limit(card: Code) -> Option<u8> {
    card.printed().abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::Copies(limit)) => Some(*limit),
        _ => None,
    })
}
