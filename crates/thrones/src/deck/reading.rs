//! Reading the text form of a deck, and saying everything that is wrong with it at once.

use tabletop::{Reason, RuleId};

use super::{Deck, Unknown, find, house_named};
use crate::card::Code;
use crate::rule;
use crate::title::Title;
use crate::vocabulary::{CardType, House};

/// No list of cards is longer than this many bytes; a longer text is refused unread.
pub const LENGTH_MAX: usize = 64 * 1024;

/// After so many bad lines the rest is not a deck either.
const FAULTS_MAX: usize = 20;

/// A text that is not a deck, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Unreadable {
    /// What is wrong, in the order of the text. Never empty.
    pub faults: Vec<Fault>,
}

impl Unreadable {
    /// The same as reasons with rules, for those who answer with a refusal.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        self.faults.iter().map(|fault| Reason::new(fault.rule(), fault.to_string())).collect()
    }
}

/// One thing that is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is too long to be a deck.
    #[error("a deck list has at most {} bytes, this one has {bytes}", LENGTH_MAX)]
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// It has binary rubbish in it.
    #[error("this is not a text file")]
    NotText,
    /// No line says `house: ...` or `House Stark`.
    #[error("no House is named; write a line such as `house: Stark`")]
    NoHouse,
    /// It names no card.
    #[error("no card is listed; write lines such as `3x Eddard Stark`")]
    NoCards,
    /// A line cannot be understood.
    #[error("line {line}: {fault}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        fault: LineFault,
    },
    /// More was wrong than anybody wants to read.
    #[error("and more of the same; the first {} faults are shown", FAULTS_MAX)]
    More,
}

/// One thing that is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// No such card.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// No such House.
    #[error(
        "\"{0}\" is not a House; the Houses are Stark, Lannister, Baratheon, Targaryen, Greyjoy and \
         Martell"
    )]
    House(String),
    /// A number of copies that no deck can hold.
    #[error("{0} copies of a card are out of the question")]
    Copies(String),
    /// A card that is no agenda, given as one.
    #[error("{0} is not an agenda")]
    Agenda(String),
    /// Said twice.
    #[error("the {0} was named before")]
    Twice(&'static str),
}

impl Fault {
    /// The rule that a fault comes nearest to.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Fault::NoHouse
            | Fault::Line { fault: LineFault::House(_) | LineFault::Twice("House"), .. } => {
                rule::CARD_HOUSE_AFFILIATION
            }
            Fault::Line { fault: LineFault::Copies(_), .. } => rule::DECK_HOUSE_COPIES,
            Fault::Line { fault: LineFault::Agenda(_) | LineFault::Twice("agenda"), .. } => {
                rule::CARD_AGENDA
            }
            Fault::TooLong { .. }
            | Fault::NotText
            | Fault::NoCards
            | Fault::More
            | Fault::Line { fault: LineFault::Unknown(_) | LineFault::Twice(_), .. } => {
                rule::DECK_COMPOSITION
            }
        }
    }
}

/// Where the cards of the following lines go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// No heading yet: plots find their own way.
    Any,
    House,
    Plots,
}

/// Reads a deck.
///
/// ```text
/// name: Winter Is Coming
/// house: Stark
/// agenda: none
/// # a remark
/// 3x Eddard Stark
/// plots:
/// 1x Valar Morghulis
/// ```
/// `3x`, `3` and nothing before a title, or `x3` behind it, all say how many. Headings such as
/// `Characters (20)` are passed over. Without a heading `plots:` the plots are told apart by their
/// type. Title cards are set aside (`card.title_reference`).
///
/// # Errors
/// [`Unreadable`] with all that is wrong.
pub fn read(text: &str) -> Result<Deck, Unreadable> {
    if text.len() > LENGTH_MAX {
        return Err(Unreadable { faults: vec![Fault::TooLong { bytes: text.len() }] });
    }
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return Err(Unreadable { faults: vec![Fault::NotText] });
    }
    let mut reader = Reader::new(text);
    for (place, line) in text.lines().enumerate() {
        if let Err(fault) = reader.line(line) {
            reader.faults.push(Fault::Line { line: place + 1, fault });
            if reader.faults.len() == FAULTS_MAX {
                reader.faults.push(Fault::More);
                break;
            }
        }
    }
    reader.finish()
}

struct Reader {
    name: Option<String>,
    house: Option<House>,
    house_line_seen: bool,
    agenda: Option<Code>,
    cards: Vec<(Code, u8)>,
    plots: Vec<(Code, u8)>,
    titles: Vec<Title>,
    part: Part,
    faults: Vec<Fault>,
}

impl Reader {
    fn new(text: &str) -> Reader {
        let sorted = text.lines().any(|line| heading(line) == Some(Heading::Part(Part::Plots)));
        Reader {
            name: None,
            house: None,
            house_line_seen: false,
            agenda: None,
            cards: Vec::new(),
            plots: Vec::new(),
            titles: Vec::new(),
            part: if sorted { Part::House } else { Part::Any },
            faults: Vec::new(),
        }
    }

    fn line(&mut self, line: &str) -> Result<(), LineFault> {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() || line.starts_with('#') || line.starts_with("//") {
            return Ok(());
        }
        match heading(line) {
            Some(Heading::Part(part)) => self.part = part,
            Some(Heading::Caption) => {}
            Some(Heading::Name(name)) => {
                if self.name.replace(name.to_owned()).is_some() {
                    return Err(LineFault::Twice("name"));
                }
            }
            Some(Heading::House(name)) => {
                if self.house_line_seen {
                    return Err(LineFault::Twice("House"));
                }
                self.house_line_seen = true;
                let house = house_named(name).ok_or_else(|| LineFault::House(name.to_owned()))?;
                self.house = Some(house);
            }
            Some(Heading::Agenda(name)) => self.name_agenda(name)?,
            None => self.card(line)?,
        }
        Ok(())
    }

    fn name_agenda(&mut self, name: &str) -> Result<(), LineFault> {
        if name.is_empty() || name.eq_ignore_ascii_case("none") || name == "-" {
            return Ok(());
        }
        // A plot may have the name of an agenda.
        let is_agenda = |code: &Code| {
            let card = code.printed();
            card.kind == CardType::Agenda && card.name.eq_ignore_ascii_case(name)
        };
        let card = match Code::all().find(is_agenda) {
            Some(agenda) => agenda,
            None => find(name)?,
        };
        if card.printed().kind != CardType::Agenda {
            return Err(LineFault::Agenda(card.printed().name.to_owned()));
        }
        match self.agenda.replace(card) {
            Some(_) => Err(LineFault::Twice("agenda")),
            None => Ok(()),
        }
    }

    fn card(&mut self, line: &str) -> Result<(), LineFault> {
        let (copies, title) = copies_and_title(line);
        if let Some(title) =
            Title::ALL.iter().copied().find(|known| known.name().eq_ignore_ascii_case(title))
        {
            self.titles.push(title);
            return Ok(());
        }
        let card = find(title)?;
        let copies = match copies {
            None => 1,
            Some(digits) => match digits.parse::<u8>() {
                Ok(copies @ 1..=99) => copies,
                Ok(_) | Err(_) => return Err(LineFault::Copies(digits.to_owned())),
            },
        };
        let is_plot = card.printed().kind == CardType::Plot;
        let pile = match self.part {
            Part::Any if is_plot => &mut self.plots,
            Part::Any | Part::House => &mut self.cards,
            Part::Plots => &mut self.plots,
        };
        match pile.iter_mut().find(|(known, _)| *known == card) {
            Some((_, sum)) => *sum = sum.saturating_add(copies),
            None => pile.push((card, copies)),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Deck, Unreadable> {
        if self.cards.is_empty() && self.plots.is_empty() && self.faults.is_empty() {
            self.faults.push(Fault::NoCards);
        }
        if !self.house_line_seen {
            self.faults.insert(0, Fault::NoHouse);
        }
        match self.house {
            Some(house) if self.faults.is_empty() => Ok(Deck {
                name: self.name.unwrap_or_else(|| format!("A {} deck", house.title())),
                house,
                agenda: self.agenda,
                cards: self.cards,
                plots: self.plots,
                titles: self.titles,
            }),
            Some(_) | None => Err(Unreadable { faults: self.faults }),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading<'a> {
    Name(&'a str),
    House(&'a str),
    Agenda(&'a str),
    Part(Part),
    Caption,
}

/// What a line announces, if it announces anything.
fn heading(line: &str) -> Option<Heading<'_>> {
    let line = line.trim();
    if let Some((word, rest)) = line.split_once(':') {
        let rest = rest.trim();
        if word.eq_ignore_ascii_case("name") || word.eq_ignore_ascii_case("deck name") {
            return Some(Heading::Name(rest));
        }
        if word.eq_ignore_ascii_case("house") || word.eq_ignore_ascii_case("house card") {
            return Some(Heading::House(rest));
        }
        if word.eq_ignore_ascii_case("agenda") {
            return Some(Heading::Agenda(rest));
        }
    }
    // "House Stark" alone on a line, as many lists begin.
    if line.to_lowercase().starts_with("house ") && house_named(line).is_some() {
        return Some(Heading::House(line));
    }
    // "Plots (7)", "[Plots]", "Plots:" and "== Plots ==" are all the same heading.
    let bare = line.trim_matches(|letter: char| !letter.is_alphabetic());
    match bare.to_lowercase().as_str() {
        "plot" | "plots" | "plot deck" => Some(Heading::Part(Part::Plots)),
        "cards" | "deck" | "house deck" | "draw deck" => Some(Heading::Part(Part::House)),
        "character" | "characters" | "location" | "locations" | "attachment" | "attachments"
        | "event" | "events" => Some(Heading::Caption),
        _ => None,
    }
}

/// `3x Title`, `3 Title`, `Title x3`, `Title`.
fn copies_and_title(line: &str) -> (Option<&str>, &str) {
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    if digits > 0 {
        let rest = &line[digits..];
        let title = rest.strip_prefix(['x', 'X', '*', '×']).unwrap_or(rest);
        if title.starts_with(char::is_whitespace) {
            return (Some(&line[..digits]), title.trim());
        }
    }
    if let Some((title, last)) = line.rsplit_once(char::is_whitespace)
        && let Some(number) = last.strip_prefix(['x', 'X', '×'])
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        return (Some(number), title.trim());
    }
    (None, line)
}
