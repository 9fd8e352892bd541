//! The one binary. This file is its table of contents: one file for each command.

mod page;
mod rules;

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
    /// Show the rules of the games.
    Rules(rules::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
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
