//! Colours in the terminal, when there is a terminal and its owner has not said no.

use std::io::IsTerminal as _;

use thrones::vocabulary::House;

/// How something is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// The House's own.
    House(House),
    /// Belonging to no House.
    Neutral,
    /// Standing out.
    Bold,
    /// Standing back.
    Faint,
    /// Gold.
    Gold,
    /// Military.
    Red,
    /// Intrigue.
    Green,
    /// Power.
    Blue,
}

/// Whether to colour at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Escape sequences are written.
    Coloured,
    /// Plain text.
    Plain,
}

impl Ink {
    /// What the terminal and the environment ask for: no colours in a pipe or under `NO_COLOR`.
    pub fn for_stdout() -> Ink {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if std::io::stdout().is_terminal() && !refused { Ink::Coloured } else { Ink::Plain }
    }

    /// The text in that colour.
    pub fn paint(self, colour: Colour, text: &str) -> String {
        match self {
            Ink::Plain => text.to_owned(),
            Ink::Coloured => format!("\u{1b}[{}m{text}\u{1b}[0m", code(colour)),
        }
    }
}

fn code(colour: Colour) -> &'static str {
    match colour {
        Colour::House(House::Stark) => "38;5;250",
        Colour::House(House::Lannister) => "38;5;167",
        Colour::House(House::Baratheon) => "38;5;220",
        Colour::House(House::Targaryen) => "38;5;133",
        Colour::House(House::Greyjoy) => "38;5;37",
        Colour::House(House::Martell) => "38;5;208",
        Colour::Neutral => "38;5;180",
        Colour::Bold => "1",
        Colour::Faint => "2",
        Colour::Gold => "38;5;178",
        Colour::Red => "38;5;160",
        Colour::Green => "38;5;71",
        Colour::Blue => "38;5;75",
    }
}
