//! The project's chores: `cargo xtask test | play | screens | rules | mutants | wire | tidy`.
#![expect(clippy::print_stdout, reason = "chores talk to whoever runs them")]

mod cards;
mod mutants;
mod play;
mod proved;
mod rules;
mod schema_fuzz;
mod screens;
mod test;
mod tidy;
mod tools;
mod tree;
mod wire;

use std::process::ExitCode;

use anyhow::bail;

const USAGE: &str = "\
cargo xtask play [FLAGS OF SERVE]       build page and server and start them
cargo xtask test                        every check: format, lints, rules, tests, page, browser
cargo xtask screens                     pictures of every screen and measured figures to docs/screens/
cargo xtask rules [--missing] [GROUP]   which rules have a scenario
cargo xtask rules --proved              break each rule: does a scenario notice? (minutes)
cargo xtask cards --missing FILE        the cards of a list that are not here, and the words they need
cargo xtask mutants [CARD]              leave out each ability: does a scenario notice? (slow)
cargo xtask mutants --words [WORD]      ignore each word of the vocabulary: does a scenario notice? (slow)
cargo xtask wire [--check]              write the types of what is sent for the page; are they true?
cargo xtask schema-fuzz [N]             N requests to each address of the API, made up by schemathesis
cargo xtask tidy                        what the compiler does not check";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match &arguments[..] {
        ["test"] => test::run(),
        ["play", rest @ ..] => play::run(rest),
        ["screens"] => screens::run(),
        ["rules", rest @ ..] => rules::run(rest),
        ["cards", "--missing", file] => cards::missing(file),
        ["mutants", "--words", rest @ ..] => mutants::run_words(rest),
        ["mutants", rest @ ..] => mutants::run(rest),
        ["wire"] => wire::run(),
        ["wire", "--check"] => wire::check(),
        ["schema-fuzz"] => schema_fuzz::run("50"),
        ["schema-fuzz", examples] => schema_fuzz::run(examples),
        ["tidy"] => tidy::run(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        other => bail!("there is no chore {:?}\n{USAGE}", other.join(" ")),
    }
}
