//! The one binary. This file is its table of contents: one file for each command.

mod arena;
mod bench;
mod blunders;
mod card;
mod cards;
mod deck;
mod drawn;
mod games;
mod input;
mod interrupt;
mod keeper;
mod keeping;
mod kept;
mod load;
mod map;
mod page;
mod play;
mod pool;
mod replay;
mod review;
mod rules;
mod serve;
mod shelf;
mod simulate;
mod train;
mod trial;
mod verify;
mod work;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Two tabletop games, every rule enforced, every refusal explained, every game kept.
#[derive(Parser)]
#[command(name = "rookery", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Search the cards.
    ///
    /// Words are looked for in title, traits, keywords and text; all must be found. Single facts:
    /// `type:character` `house:stark` `house:neutral` `icon:military` `trait:lord` `crest:noble`
    /// `keyword:stealth` `cost:<=3` `str:>=4` `income:1` `influence:>0` `initiative:>3` `claim:2`
    /// `is:unique` `name:jon` `text:kneel`; `not:trait:lord` wants the contrary.
    Cards(cards::Arguments),
    /// Draw a card in the terminal.
    Card(card::Arguments),
    /// Check a deck, or show what it is made of.
    Deck(deck::Arguments),
    /// Play a game in the terminal, against bots.
    Play(play::Arguments),
    /// List the games you have played in the terminal; go on with one, delete one.
    Games(games::Arguments),
    /// Serve tables over the network, with the page to play in a browser.
    Serve(serve::Arguments),
    /// Write everything a server keeps to a file.
    Backup(keeping::Arguments),
    /// Read such a file into an empty database.
    Restore(keeping::Arguments),
    /// Write the journals of a server into a folder, readable by anyone.
    Export(keeping::Export),
    /// What people reported to whoever runs the server
    Reports(keeping::Reports),
    /// Load a server with many tables over real sockets, and measure or kill it.
    Load(load::Arguments),
    /// Let bots play many games and count who wins.
    Simulate(simulate::Arguments),
    /// Let every bot of a pool play every other: ratings, and who beats whom.
    Arena(arena::Arguments),
    /// Let bots play themselves and learn what a table is worth.
    Train(train::Arguments),
    /// Do parts of simulations, arenas, reviews and training that others hand out with `--bus`.
    Work(work::Arguments),
    /// Count what a person laughs at in the games of a bot.
    Blunders(blunders::Arguments),
    /// Tell a game from its journal.
    Replay(replay::Arguments),
    /// Look at a game again: how the chances went, which decisions turned them.
    Review(review::Arguments),
    /// Prove a game from its journal: its seed, every answer, its end.
    Verify(verify::Arguments),
    /// Measure how fast a game's rules are.
    Bench(bench::Arguments),
    /// Play random games at every kind of table, audit them, report what never happened.
    Trial(trial::Arguments),
    /// Draw the board of A Song of Ice and Fief as SVG.
    Map(map::Arguments),
    /// Show the rules of the games.
    Rules(rules::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Cards(arguments) => cards::run(&arguments),
        Command::Card(arguments) => card::run(&arguments),
        Command::Deck(arguments) => deck::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Backup(arguments) => keeping::backup(&arguments),
        Command::Restore(arguments) => keeping::restore(&arguments),
        Command::Export(arguments) => keeping::export(&arguments),
        Command::Reports(arguments) => keeping::reports(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Train(arguments) => train::run(&arguments),
        Command::Work(arguments) => work::run(&arguments),
        Command::Blunders(arguments) => blunders::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Review(arguments) => review::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Trial(arguments) => trial::run(&arguments),
        Command::Map(arguments) => map::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("rookery: {error:#}");
            ExitCode::FAILURE
        }
    }
}
