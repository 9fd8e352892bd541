//! `rookery deck try FILE`: how a deck does against a pool, which cards pull their weight, what one change would do.

use anyhow::{Result, bail};
use bots::arena::{Entry, Keep};
use bots::tally::{CardRecord, Record, Tally};
use serde_json::json;
use thrones::Thrones;
use thrones::card::Code;
use thrones::deck::{Deck, READY_MADE};
use thrones::setup::SetupDeck;

use crate::page::Page;
use crate::play::thrones::Rules;
use crate::simulate::{Common, report, table, write};

/// How many cards are named at either end.
const NAMED: usize = 5;
/// How many changes are tried.
const CHANGES: usize = 3;

/// Which deck, against which, played by whom.
#[derive(clap::Args)]
pub struct Arguments {
    /// A text, JSON or OCTGN (.o8d) file, `-` for the input, or the name of a ready-made deck
    file: String,
    /// The pool of decks, divided by commas; the ready-made ones of the edition if none is named
    #[arg(long, value_delimiter = ',')]
    against: Vec<String>,
    /// Who plays both sides
    #[arg(long, default_value = "steward")]
    bot: String,
    /// Only how it does; no changes are tried
    #[arg(long)]
    no_changes: bool,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: Rules,
}

/// One card out, another in, and what that did.
struct Change {
    out: Code,
    into: Code,
    won: Record,
    /// By how much the share of games won moved, and give or take how much.
    by: [f64; 2],
}

/// Tries the deck and says what was found.
pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { file, against, bot, common, rules, .. } = arguments;
    let deck = super::load(file)?;
    let pool = pool(&deck, against, rules)?;
    let tally = try_out(arguments, &deck, &pool, common.keep(Keep::Story))?;
    let changes =
        if arguments.no_changes { Vec::new() } else { changes(arguments, &deck, &pool, &tally)? };
    let mut page = Page::new();
    if common.wants_json() {
        let told = changes.iter().map(|change| {
            json!({
                "out": change.out.printed().name, "in": change.into.printed().name,
                "won": change.won, "by": change.by[0], "give_or_take": change.by[1],
            })
        });
        let json = json!({
            "deck": deck.name, "bot": bot, "seed": common.seed, "result": tally,
            "changes": told.collect::<Vec<_>>(),
        });
        page.line(&serde_json::to_string_pretty(&json)?);
    } else {
        draw(&mut page, &deck, &tally, &changes, common.seed);
    }
    if let Some(file) = common.report_file() {
        let title = format!("{} on trial", deck.name);
        write(file, &report::page(&tally, &title, common.seed, &changed(&changes)))?;
    }
    page.show()
}

/// The decks it meets, itself not among them.
fn pool(deck: &Deck, against: &[String], rules: &Rules) -> Result<Vec<(String, Deck)>> {
    let named: Vec<String> = match against {
        [] => READY_MADE.iter().map(|deck| deck.name.to_owned()).collect(),
        some => some.to_vec(),
    };
    let mut pool = Vec::new();
    for name in named {
        let other = super::load(&name)?;
        let fits = other.check(rules.profile(), rules.edition()).is_empty();
        if other.cards == deck.cards || (against.is_empty() && !fits) {
            continue;
        }
        pool.push((name, other));
    }
    if pool.is_empty() {
        bail!("there is nobody to play against: name other decks with --against");
    }
    Ok(pool)
}

/// Plays the deck against every deck of the pool, seats swapped, always with the same chance.
fn try_out(
    arguments: &Arguments,
    deck: &Deck,
    pool: &[(String, Deck)],
    keep: Keep,
) -> Result<Tally> {
    let Arguments { bot, common, rules, .. } = arguments;
    let reasons = deck.check(rules.profile(), rules.edition());
    if let Some(reason) = reasons.first() {
        bail!("{} may not be played here: {reason}", deck.name);
    }
    let entry = |plays: &str| Entry { plays: plays.to_owned(), bot: bot.clone() };
    let mut entries = vec![entry(&deck.name)];
    entries.extend(pool.iter().map(|(name, _)| entry(name)));
    let decks: Vec<SetupDeck> = std::iter::once(deck)
        .chain(pool.iter().map(|(_, deck)| deck))
        .map(SetupDeck::from)
        .collect();
    let tables: Vec<Vec<usize>> = (1..entries.len()).map(|other| vec![0, other]).collect();
    let setup =
        |order: &[usize]| rules.setup(order.iter().map(|entry| decks[*entry].clone()).collect());
    common.tally::<Thrones>(&entries, &tables, &setup, keep)
}

/// The cards of the deck on trial, the best first.
fn judged<'t>(deck: &Deck, tally: &'t Tally) -> Vec<&'t CardRecord> {
    let mut cards: Vec<&CardRecord> =
        tally.cards.iter().filter(|record| record.plays == deck.name).collect();
    let gain = |record: &CardRecord| record.drawn.win_rate - record.unseen.win_rate;
    cards.retain(|record| record.drawn.games > 0 && record.unseen.games > 0);
    cards.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    cards
}

/// Takes one of the weakest cards out for one more of the strongest, and plays all games again.
fn changes(
    arguments: &Arguments,
    deck: &Deck,
    pool: &[(String, Deck)],
    tally: &Tally,
) -> Result<Vec<Change>> {
    let cards = judged(deck, tally);
    let code = |record: &&CardRecord| {
        deck.cards
            .iter()
            .map(|(code, _)| *code)
            .find(|code| code.printed().name == record.used.name)
    };
    let weak: Vec<Code> = cards.iter().rev().filter_map(code).collect();
    let strong: Vec<Code> = cards.iter().filter_map(code).collect();
    let mut found = Vec::new();
    for out in weak {
        let fits = |into: &&Code| {
            let other = with(deck, out, **into);
            **into != out
                && other.check(arguments.rules.profile(), arguments.rules.edition()).is_empty()
        };
        // Each change brings another card, so that more is learned.
        let new = |into: &&Code| found.iter().all(|change: &Change| change.into != **into);
        let Some(into) = strong.iter().filter(new).find(fits) else { continue };
        let other = try_out(arguments, &with(deck, out, *into), pool, Keep::Result)?;
        let (before, after) = (&tally.seats[0], &other.seats[0]);
        let spread = |record: &Record| {
            record.win_rate * (1.0 - record.win_rate) / record.games.max(1) as f64
        };
        let reach = 1.96 * (spread(before) + spread(after)).sqrt();
        let by = [after.win_rate - before.win_rate, reach];
        found.push(Change { out, into: *into, won: after.clone(), by });
        if found.len() == CHANGES {
            break;
        }
    }
    Ok(found)
}

/// The deck with one card less and one more.
fn with(deck: &Deck, out: Code, into: Code) -> Deck {
    let mut deck = deck.clone();
    for (code, copies) in &mut deck.cards {
        if *code == out {
            *copies -= 1;
        } else if *code == into {
            *copies += 1;
        }
    }
    deck.cards.retain(|(_, copies)| *copies > 0);
    deck
}

fn draw(page: &mut Page, deck: &Deck, tally: &Tally, changes: &[Change], seed: u64) {
    table::draw(page, tally, &deck.name, seed);
    let cards = judged(deck, tally);
    let line = |record: &&CardRecord| {
        let [drawn, unseen] = [&record.drawn, &record.unseen].map(|one| one.win_rate * 100.0);
        let [low, high] = record.drawn.interval.map(|share| share * 100.0);
        format!(
            "  {:32} {drawn:>5.1} % [{low:.1} to {high:.1}] when drawn, {unseen:.1} % without it",
            record.used.name
        )
    };
    page.line("");
    page.line("Cards that pull their weight:");
    cards.iter().take(NAMED).for_each(|record| page.line(&line(record)));
    page.line("Cards that do not:");
    cards.iter().rev().take(NAMED).for_each(|record| page.line(&line(record)));
    if !changes.is_empty() {
        page.line("");
        page.line("One change, the same games:");
    }
    for change in changes {
        page.line(&format!("  {}", told(change)));
    }
}

fn told(change: &Change) -> String {
    let [by, reach] = change.by.map(|share| share * 100.0);
    format!(
        "one {} less, one {} more: {:.1} % won, {by:+.1} ± {reach:.1}",
        change.out.printed().name,
        change.into.printed().name,
        change.won.win_rate * 100.0
    )
}

/// The changes as a part of the page.
fn changed(changes: &[Change]) -> String {
    if changes.is_empty() {
        return String::new();
    }
    let lines: String = changes
        .iter()
        .map(|change| format!("<li>{}</li>", report::escaped(&told(change))))
        .collect();
    format!("<section><h2>What one change would do</h2><ul>{lines}</ul></section>")
}
