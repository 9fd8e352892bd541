//! A server that is killed in the middle of busy tables loses nothing, whichever database it keeps them in.

mod postgres;

use std::process::Command;

fn killed(database: Option<&str>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rookery"));
    command.args(["load", "--kill", "20", "--tables", "50", "--sockets", "100"]);
    command.args(database.into_iter().flat_map(|database| ["--database", database]));
    let output = command.output().expect("it starts");
    let (said, faults) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{faults}");
    assert!(said.contains("all of them there"), "{said}");
}

#[test]
fn twenty_kills_lose_nothing_that_was_acknowledged() {
    killed(None);
}

#[test]
fn twenty_kills_lose_nothing_on_postgresql() {
    let postgres = postgres::Postgres::start();
    killed(Some(&postgres.address));
}
