//! The one command that says whether the project is sound.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, bail};

use crate::tools::{self, CHROMIUM, NATS, POSTGRES, npm};
use crate::tree::root;
use crate::{play, rules, tidy, wire};

/// A step of the test: its name, what it does, and what to do when it fails.
struct Step {
    name: &'static str,
    act: Act,
    remedy: &'static str,
}

enum Act {
    Cargo(&'static [&'static str]),
    Npm(&'static [&'static str]),
    Chore(fn() -> anyhow::Result<()>),
}

/// Runs every step; the first that fails ends it. Tests come last, so that their summary closes the output.
pub fn run() -> anyhow::Result<()> {
    let begun = Instant::now();
    for step in steps() {
        println!("── {}", step.name);
        let started = Instant::now();
        let result = match step.act {
            Act::Cargo(arguments) => cargo(arguments),
            Act::Npm(arguments) => npm(arguments),
            Act::Chore(chore) => chore(),
        };
        if let Err(error) = result {
            bail!("{} failed: {error:#}\n{}", step.name, step.remedy);
        }
        println!("── {} passed in {:.1} s", step.name, started.elapsed().as_secs_f32());
    }
    println!("── everything passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

fn steps() -> Vec<Step> {
    let tests = if has_nextest() {
        Act::Cargo(&["nextest", "run", "--workspace", "--status-level", "fail"])
    } else {
        Act::Cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    };
    vec![
        Step {
            name: "format",
            act: Act::Cargo(&["fmt", "--all", "--check"]),
            remedy: "run `cargo fmt --all`",
        },
        Step {
            name: "tidy",
            act: Act::Chore(tidy::run),
            remedy: "each line above names a file and what it must not do; STYLE.md says why",
        },
        Step {
            name: "rules",
            act: Act::Chore(rules::run_quietly),
            remedy: "correct the rule id in the scenario or page named above",
        },
        Step { name: "tools", act: Act::Chore(tools), remedy: "install what is named above" },
        Step {
            name: "page",
            act: Act::Chore(play::page),
            remedy: "`npm install --no-audit --no-fund && npm run build` in web/",
        },
        Step {
            name: "page's types and lints",
            act: Act::Npm(&["run", "--silent", "check"]),
            remedy: "`npm run check` in web/",
        },
        Step {
            name: "page's tests",
            act: Act::Npm(&["run", "--silent", "test"]),
            remedy: "`npm test` in web/",
        },
        Step {
            name: "lints",
            act: Act::Cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
            remedy: "correct what clippy names; `#[expect(…, reason = …)]` only with a reason",
        },
        Step {
            name: "examples in the documentation",
            act: Act::Cargo(&["test", "--quiet", "--workspace", "--doc"]),
            remedy: "correct the example named above",
        },
        Step {
            name: "types for the page",
            act: Act::Chore(wire::check),
            remedy: "run `cargo xtask wire`",
        },
        Step {
            name: "binary",
            act: Act::Cargo(&["build", "--package", "rookery"]),
            remedy: "correct what the compiler names",
        },
        Step {
            name: "end to end",
            act: Act::Npm(&["run", "--silent", "e2e"]),
            remedy: "`npm run e2e` in web/; what was seen stands in web/test-results/",
        },
        Step {
            name: "tests",
            act: tests,
            remedy: "UPDATE_EXPECT=1 rewrites expectations: read the difference as a referee",
        },
    ]
}

/// What the tests need besides packages of Rust and npm.
fn tools() -> anyhow::Result<()> {
    for tool in [CHROMIUM, POSTGRES, NATS, tools::NPM] {
        println!("   {}", tool.found()?.display());
    }
    Ok(())
}

fn cargo(arguments: &[&str]) -> anyhow::Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(cargo).current_dir(root()).args(arguments).status();
    let status = status.context("cargo does not start")?;
    if !status.success() {
        bail!("cargo {} ended with {status}", arguments.join(" "));
    }
    Ok(())
}

fn has_nextest() -> bool {
    let quiet = Stdio::null;
    let mut command = Command::new("cargo");
    command.args(["nextest", "--version"]).stdout(quiet()).stderr(quiet());
    command.status().is_ok_and(|status| status.success())
}
