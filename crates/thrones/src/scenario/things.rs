//! Names of a script found among players, cards, titles and phases.

use tabletop::Seat;

use crate::card::{Code, Set};
use crate::card_set::CardId;
use crate::cards::{CARDS, find, find_in};
use crate::ruleset::Edition;
use crate::state::{Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{Icon, Phase};

/// The player a sentence begins with, and the rest of it. Where a House plays twice, "Stark 2" is
/// the second of them and "Stark" the first.
pub(super) fn seat<'w>(game: &Thrones, words: &'w str) -> Option<(Seat, &'w str)> {
    let mut found: Option<(Seat, &'w str)> = None;
    for seat in (0..game.seats).map(Seat) {
        let house = game.player(seat).house;
        let number = (0..=seat.0).filter(|other| game.player(Seat(*other)).house == house).count();
        let plain = house.title().to_owned();
        let numbered = format!("{plain} {number}");
        for name in [game.player_name(seat), numbered, plain] {
            let Some(rest) = words.strip_prefix(&name) else { continue };
            let ends = rest.is_empty() || rest.starts_with([' ', ',', '\'']);
            if ends && found.is_none_or(|(_, best)| rest.len() < best.len()) {
                found = Some((seat, rest.trim_start()));
            }
        }
    }
    found
}

/// The card with this title: that of the set spoken of first, and in the Winter Edition the Winter one.
pub(super) fn def(edition: Edition, set: Option<Set>, title: &str) -> Option<Code> {
    let winter = (edition == Edition::Winter).then_some(Set::Winter);
    let first = set.or(winter).and_then(|set| find_in(set, title));
    first.or_else(|| find(title))
}

/// A card of the same title and another set.
pub(super) fn another_version(def: Code) -> Option<Code> {
    let found = Set::ALL.iter().filter_map(|set| find_in(*set, def.printed().name));
    found.into_iter().find(|other| *other != def)
}

/// The longest card title that the words begin with, and the rest of them.
pub(super) fn title(words: &str) -> Option<(&'static str, &str)> {
    let fits = |name: &&'static str| {
        let rest = words.strip_prefix(*name)?;
        let ends = !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-');
        (ends && (!rest.starts_with('\'') || rest.starts_with("' "))).then_some(rest)
    };
    let names = CARDS.iter().map(|card| card.name);
    let best = names.filter(|name| fits(name).is_some()).max_by_key(|name| name.len())?;
    Some((best, fits(&best)?))
}

/// The words without a leading comma or "and".
pub(super) fn unjoined(words: &str) -> &str {
    let words = words.trim_start();
    let words = words.strip_prefix(',').unwrap_or(words).trim_start();
    words.strip_prefix("and ").unwrap_or(words).trim_start()
}

/// Card titles in a row, each with how many, and the rest of the words.
pub(super) fn titles(words: &str) -> (Vec<&'static str>, &str) {
    let mut found = Vec::new();
    let mut rest = words;
    loop {
        let next = unjoined(rest);
        let (count, named) = match next.split_once(' ') {
            Some((number, named)) if !number.is_empty() => match number.parse::<usize>() {
                Ok(count) => (count, named),
                Err(_) => (1, next),
            },
            Some(_) | None => (1, next),
        };
        let Some((name, after)) = title(named) else { return (found, rest.trim_start()) };
        found.extend(std::iter::repeat_n(name, count));
        rest = after;
    }
}

/// A card named in a script: "Eddard Stark", "Lannister's Jon Snow", "the second Plain Soldier".
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub title: String,
    pub whose: Option<Seat>,
    /// Which of several copies, counted from 0.
    pub number: usize,
}

/// Things named in a row: cards, or other words up to the next comma.
pub(super) fn named(game: &Thrones, words: &str) -> Vec<Named> {
    let mut things = Vec::new();
    let mut rest = unjoined(words);
    while !rest.is_empty() {
        let mut number = 0;
        for (place, word) in ["the first ", "the second ", "the third "].iter().enumerate() {
            if let Some(after) = rest.strip_prefix(word) {
                (number, rest) = (place, after);
            }
        }
        let owned = seat(game, rest).and_then(|(seat, after)| {
            let after = after.strip_prefix("'s ")?;
            title(after).map(|_| (seat, after))
        });
        let whose = owned.map(|(seat, _)| seat);
        let at = owned.map_or(rest, |(_, after)| after);
        let (name, after) = match title(at) {
            Some((name, after)) if after.is_empty() || after.starts_with([',', ' ']) => {
                (name.to_owned(), after)
            }
            Some(_) | None => {
                let (name, after) = at.split_once(", ").unwrap_or((at, ""));
                (name.to_owned(), after)
            }
        };
        things.push(Named { title: name, whose, number });
        let next = unjoined(after);
        assert!(next.len() < rest.len(), "names get fewer: {rest}");
        rest = next;
    }
    things
}

impl Named {
    /// The cards at the table this may mean, the likeliest first: in play, in the hand of `seat`,
    /// then elsewhere.
    pub(super) fn cards(&self, game: &Thrones, seat: Seat) -> Vec<CardId> {
        let all = (0..game.cards.len()).map(|index| CardId(index as u16));
        let is_it = |card: &CardId| {
            let held = self.whose.is_none_or(|whose| game.holder_of(*card) == whose);
            game.is_at_table(*card) && game.printed(*card).name == self.title && held
        };
        let rank = |card: &CardId| {
            let own = u8::from(game.holder_of(*card) != seat);
            let place = match game.card(*card).place {
                Place::Play => 0,
                Place::Hand | Place::PlotDeck | Place::Setup | Place::Shadows => 1,
                Place::Discard
                | Place::Dead
                | Place::Deck
                | Place::Duplicate
                | Place::Chosen
                | Place::Revealed
                | Place::Used
                | Place::Agenda
                | Place::Playing
                | Place::Removed => 2,
            };
            (own, place, card.0)
        };
        let mut cards: Vec<CardId> = all.filter(is_it).collect();
        cards.sort_by_key(rank);
        let skipped = self.number.min(cards.len());
        cards.rotate_left(skipped);
        cards
    }
}

/// The phase of that name.
pub(super) fn phase(name: &str) -> Option<Phase> {
    let phases = [
        Phase::Plot,
        Phase::Draw,
        Phase::Marshalling,
        Phase::Challenges,
        Phase::Dominance,
        Phase::Standing,
        Phase::Taxation,
    ];
    phases.into_iter().find(|phase| phase.title() == name)
}

/// The title of that name; "Lord Commander" will do.
pub(super) fn council_title(name: &str) -> Option<Title> {
    let name = name.strip_prefix("the ").unwrap_or(name);
    Title::ALL.iter().copied().find(|title| title.name() == name || title.name().starts_with(name))
}

/// The kind of challenge of that name.
pub(super) fn kind(name: &str) -> Option<Icon> {
    Icon::ALL.iter().copied().find(|kind| kind.title() == name)
}
