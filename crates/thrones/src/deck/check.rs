//! Whether a deck may be played: every reason why not, with its rule.

use serde::{Deserialize, Serialize};
use tabletop::Reason;

use super::{Deck, label};
use crate::card::DefId;
use crate::card_set::CARDS_MAX;
use crate::rule;
use crate::ruleset::Edition;
use crate::vocabulary::{Ability, CardType, House, Rule};

/// A plot deck has exactly so many cards.
pub const PLOT_DECK_SIZE: usize = 7;

/// A tournament House deck has at least so many cards.
const HOUSE_DECK_MIN: usize = 60;

/// A House deck has at most so many cards. No rule says so: four seats share the numbers of a table,
/// and each has a House card, an agenda and seven plots beside its House deck.
pub const HOUSE_DECK_MAX: usize = CARDS_MAX / 4 - 9;

/// A tournament House deck has at most so many cards of one title.
const COPIES_MAX: u32 = 3;

/// How strictly a deck is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Profile {
    /// The rules of deck construction in full.
    Tournament,
    /// Size and copies are free, as long as everybody at the table agrees.
    #[default]
    Casual,
}

impl std::str::FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        match name {
            "tournament" => Ok(Profile::Tournament),
            "casual" => Ok(Profile::Casual),
            _ => Err(UnknownProfile(name.to_owned())),
        }
    }
}

/// A profile nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no profile; there are `tournament` and `casual`")]
pub struct UnknownProfile(String);

impl std::fmt::Display for Profile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Profile::Tournament => "tournament",
            Profile::Casual => "casual",
        })
    }
}

pub(super) fn reasons(deck: &Deck, profile: Profile, edition: Edition) -> Vec<Reason> {
    let mut reasons = Vec::new();
    composition(deck, &mut reasons);
    plot_deck(deck, &mut reasons);
    house_deck_size(deck, profile, &mut reasons);
    copies(deck, profile, &mut reasons);
    house_only(deck, &mut reasons);
    symbols(deck, profile, edition, &mut reasons);
    reasons
}

fn all(deck: &Deck) -> impl Iterator<Item = DefId> + '_ {
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

fn plot_deck(deck: &Deck, reasons: &mut Vec<Reason>) {
    let size = deck.plot_deck_size();
    if size != PLOT_DECK_SIZE {
        let text = format!("a plot deck has exactly {PLOT_DECK_SIZE} plots, this one has {size}");
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
    if profile == Profile::Tournament && size < HOUSE_DECK_MIN {
        let text = format!(
            "a tournament House deck has at least {HOUSE_DECK_MIN} cards, this one has {size}; \
             `casual` lets size and copies be"
        );
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
        } else if own.is_none() && profile == Profile::Tournament && copies > COPIES_MAX {
            let text = format!(
                "{copies} cards are titled {title}; a tournament deck has at most {COPIES_MAX}, \
                 all versions together"
            );
            reasons.push(Reason::new(rule::DECK_HOUSE_COPIES, text));
        }
    }
}

fn house_only(deck: &Deck, reasons: &mut Vec<Reason>) {
    let foreign = |only: Option<House>| only.filter(|house| *house != deck.house);
    for card in all(deck) {
        if let Some(only) = foreign(card.printed().house_only) {
            let text = format!(
                "{} is for House {} only, and this deck is of House {}",
                label(card),
                only.title(),
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
        if card.printed().promo && profile == Profile::Tournament {
            let text =
                format!("{} is a promotional card, which no tournament deck may have", label(card));
            reasons.push(Reason::new(rule::CARD_SYMBOL_PROMO, text));
        }
    }
}

/// Each title with the copies of all its versions, in the order of the deck, and one card that
/// bears it.
fn by_title(cards: &[(DefId, u8)]) -> Vec<(&'static str, u32, DefId)> {
    let mut titles: Vec<(&'static str, u32, DefId)> = Vec::new();
    for &(card, copies) in cards {
        let title = card.printed().name;
        match titles.iter_mut().find(|(known, _, _)| *known == title) {
            Some((_, sum, _)) => *sum += u32::from(copies),
            None => titles.push((title, u32::from(copies), card)),
        }
    }
    titles
}

fn own_plot_limit(card: DefId) -> Option<u8> {
    card.printed().abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::PlotCopies(limit)) => Some(*limit),
        _ => None,
    })
}

fn own_limit(card: DefId) -> Option<u8> {
    card.printed().abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::Copies(limit)) => Some(*limit),
        _ => None,
    })
}
