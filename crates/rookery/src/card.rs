//! `rookery card "Arya Stark"`: one card, drawn in the terminal; or one title of the Small Council.

pub mod face;
pub mod ink;
mod title;

use anyhow::{Result, bail};
use thrones::card::{Code, Printed};
use thrones::deck;

use self::ink::Ink;
use crate::page::Page;

/// Which card to draw.
#[derive(clap::Args)]
pub struct Arguments {
    /// The title, or a lasting name such as core-s7; two versions are told apart as in `Eddard Stark (Winter)`
    #[arg(required = true)]
    name: Vec<String>,
    /// Facts and text as JSON
    #[arg(long)]
    json: bool,
}

/// Draws the card.
pub fn run(arguments: &Arguments) -> Result<()> {
    let name = arguments.name.join(" ");
    let mut page = Page::new();
    if let Some(title) = title::named(&name) {
        page.line(&if arguments.json {
            serde_json::to_string_pretty(&title::json(title))?
        } else {
            title::draw(title)
        });
        return page.show();
    }
    let card = find(&name)?;
    if arguments.json {
        page.line(&serde_json::to_string_pretty(&crate::cards::json(card))?);
    } else {
        page.line(&face::draw(card, Ink::for_stdout()));
    }
    page.show()
}

/// The card of that title or lasting name.
pub fn find(name: &str) -> Result<&'static Printed> {
    if let Ok(code) = name.to_lowercase().parse::<Code>() {
        return Ok(code.printed());
    }
    match deck::find(name) {
        Ok(card) => Ok(Code::printed(card)),
        Err(unknown) => match beginning_with(name).as_slice() {
            [only] => Ok(only),
            _ => bail!(unknown),
        },
    }
}

/// The cards whose title begins so; one is enough to know which was meant.
fn beginning_with(name: &str) -> Vec<&'static Printed> {
    let name = name.to_lowercase();
    let fits = |card: &&&'static Printed| card.name.to_lowercase().starts_with(&name);
    thrones::cards::CARDS.iter().filter(fits).copied().collect()
}
