//! `rookery deck check FILE`, `rookery deck show FILE` and `rookery deck try FILE`.

mod doctor;
mod show;

use std::io::Read as _;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use thrones::deck::{self, Deck, LENGTH_MAX, Profile, READY_MADE, ReadyMade};
use thrones::ruleset::Edition;

use crate::card::ink::{Colour, Ink};
use crate::page::Page;
use crate::play::thrones::edition;

/// What to do with which deck.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Say whether a deck may be played, and every reason why not
    Check {
        /// A text, JSON or OCTGN (.o8d) file, `-` for the input, or the name of a ready-made deck
        file: String,
        /// Only this profile: casual, tournament, joust, melee, or what a table agreed on, as 45/3/7
        #[arg(long)]
        profile: Option<Profile>,
        /// Whose rules: lcg or winter
        #[arg(long, default_value = "lcg", value_parser = edition)]
        edition: Edition,
    },
    /// Show what a deck is made of: curve, icons, income, draw odds
    Show {
        /// A text, JSON or OCTGN (.o8d) file, `-` for the input, or the name of a ready-made deck
        file: String,
        /// The deck itself as text, to copy and change
        #[arg(long, conflicts_with = "json")]
        text: bool,
        /// The deck itself as JSON
        #[arg(long)]
        json: bool,
    },
    /// Try a deck against a pool of decks: how it does, which cards pull their weight, what one change would do
    Try(Box<doctor::Arguments>),
    /// List the ready-made decks
    List,
}

/// Does what was asked.
pub fn run(arguments: &Arguments) -> Result<()> {
    let ink = Ink::for_stdout();
    let mut page = Page::new();
    match &arguments.command {
        Command::Check { file, profile, edition } => {
            let deck = load(file)?;
            let (report, fit) = check(&deck, *profile, *edition, ink);
            page.line(&report);
            if !fit {
                page.show()?;
                bail!("{} may not be played so", deck.name);
            }
        }
        Command::Show { file, text, json } => {
            let deck = load(file)?;
            if *json {
                page.line(&serde_json::to_string_pretty(&deck)?);
            } else if *text {
                page.line(deck.text().trim_end());
            } else {
                page.line(&show::draw(&deck, ink));
            }
        }
        Command::Try(arguments) => return doctor::run(arguments),
        Command::List => {
            for one in READY_MADE {
                page.line(&listed_line(one));
            }
        }
    }
    page.show()
}

/// A ready-made deck in one line: its name, its cards, what it is called, and what it is for.
fn listed_line(one: &ReadyMade) -> String {
    let deck = one.deck();
    let fit = deck.check(Profile::Tournament, one.edition).is_empty();
    let kind = match (one.edition, fit) {
        (Edition::Winter, _) => "for the Winter Edition",
        (Edition::Lcg, true) => "for tournaments",
        (Edition::Lcg, false) => "to start with",
    };
    format!("{:20} {} cards  {:28} {kind}", one.name, deck.house_deck_size(), deck.name)
}

/// The verdict of the profile asked for, or of all; fit means that the mildest of them lets the deck through.
fn check(deck: &Deck, profile: Option<Profile>, edition: Edition, ink: Ink) -> (String, bool) {
    let profiles = profile.map_or(Profile::NAMED.to_vec(), |one| vec![one]);
    let mut lines = vec![format!(
        "{}: {} cards, {} plots",
        ink.paint(Colour::Bold, &deck.name),
        deck.house_deck_size(),
        deck.plot_deck_size(),
    )];
    let mut fit = false;
    for profile in profiles {
        let reasons = deck.check(profile, edition);
        if reasons.is_empty() {
            fit = true;
            lines.push(ink.paint(Colour::Green, &format!("  {profile}: may be played")));
            continue;
        }
        lines.push(ink.paint(Colour::Red, &format!("  {profile}: refused")));
        for reason in reasons {
            let rule = ink.paint(Colour::Faint, &format!("({})", reason.rule));
            lines.push(format!("    - {} {rule}", reason.text));
        }
    }
    (lines.join("\n"), fit)
}

/// A deck from a file, from the input, or ready-made.
pub fn load(file: &str) -> Result<Deck> {
    if file == "-" {
        return understand(&limited(std::io::stdin().lock())?);
    }
    let path = Path::new(file);
    if !path.exists()
        && let Some(deck) = deck::ready_made(file)
    {
        return Ok(deck);
    }
    if !path.exists() {
        let names: Vec<&str> = READY_MADE.iter().map(|deck| deck.name).collect();
        bail!(
            "there is no file {file}, and no ready-made deck of that name ({})",
            names.join(", ")
        );
    }
    if path.is_dir() {
        bail!("{file} is a folder, not a deck");
    }
    let opened = std::fs::File::open(path).with_context(|| format!("{file} cannot be opened"))?;
    limited(opened).and_then(|text| understand(&text)).with_context(|| format!("{file} is no deck"))
}

/// The text, unless it is longer than any deck; not a byte more than needed is read to know.
fn limited(source: impl std::io::Read) -> Result<String> {
    let mut bytes = Vec::new();
    source.take(LENGTH_MAX as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LENGTH_MAX {
        bail!("a deck list has at most {LENGTH_MAX} bytes, and this is longer");
    }
    String::from_utf8(bytes).ok().context("this is not a text file in UTF-8")
}

/// Text, JSON or OCTGN, told apart by the first letter.
fn understand(text: &str) -> Result<Deck> {
    match text.trim_start_matches('\u{feff}').trim_start().chars().next() {
        Some('{') => serde_json::from_str(text).context("its JSON cannot be read as a deck"),
        Some('<') => listed(&deck::octgn_to_text(text)?),
        Some(_) | None => listed(text),
    }
}

/// The deck of a list; several faults stand below each other.
fn listed(text: &str) -> Result<Deck> {
    deck::read(text).map_err(|unreadable| match unreadable.faults.as_slice() {
        [fault] => anyhow::anyhow!("{fault}"),
        faults => {
            let lines: String = faults.iter().map(|fault| format!("\n  - {fault}")).collect();
            anyhow::anyhow!("{} things are wrong with it{lines}", faults.len())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_forms_are_told_apart() {
        let text = "house: Stark\n1x Hodor\n";
        let json = r#" {"house":"Stark","cards":[{"copies":1,"card":"Hodor"}],"plots":[]}"#;
        let xml = r#"<deck><section name="House"><card qty="1">House Stark</card></section>
            <section name="Characters"><card qty="1">Hodor</card></section></deck>"#;
        let decks = [text, json, xml].map(|form| understand(form).expect("it is a deck"));
        assert!(decks.iter().all(|deck| deck.cards == decks[0].cards));
    }

    #[test]
    fn ten_megabytes_are_refused_unread() {
        let endless = std::io::repeat(b'x').take(10 * 1024 * 1024);
        let refused = limited(endless).expect_err("it is too long");
        assert!(refused.to_string().starts_with("a deck list has at most 65536 bytes"));
    }

    #[test]
    fn a_file_that_is_not_there_is_named() {
        let refused = load("no-such-deck").expect_err("it is not there");
        assert!(refused.to_string().contains("stark, lannister, baratheon, targaryen"));
    }

    #[test]
    fn the_core_decks_are_for_casual_play() {
        let deck = load("stark").expect("it is ready-made");
        let (report, fit) = check(&deck, None, Edition::Lcg, Ink::Plain);
        assert!(fit && report.contains("casual: may be played"), "{report}");
        assert!(!check(&deck, Some(Profile::Tournament), Edition::Lcg, Ink::Plain).1);
    }
}
