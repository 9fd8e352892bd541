//! Jobs that are handed out come back as the bytes of one machine, also when a worker dies.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::nodes::Nats;

const GAMES: [&str; 8] = [
    "--seats",
    "stark:steward,lannister:steward",
    "--games",
    "24",
    "--seed",
    "5",
    "--json",
    "--csv",
];

fn rookery(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rookery"));
    command.args(arguments).stderr(Stdio::piped()).stdout(Stdio::piped());
    command
}

fn worker(bus: &str) -> Child {
    rookery(&["work", "--jobs", "1", "--bus", bus])
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts")
}

fn said(mut command: Command) -> Vec<u8> {
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// What a command says and writes to a file of lines.
fn simulated(more: &[&str], file: &str) -> (Vec<u8>, Vec<u8>) {
    let path = std::env::temp_dir().join(format!("rookery-{}-{file}", std::process::id()));
    let mut command = rookery(&["simulate", "thrones"]);
    command.args(GAMES).arg(&path).args(more);
    let said = said(command);
    let lines = std::fs::read(&path).expect("it is written");
    std::fs::remove_file(path).ok();
    (said, lines)
}

#[test]
fn two_workers_give_the_bytes_of_one_machine_also_when_one_is_killed() {
    let nats = Nats::start();
    let bus = nats.address();
    let alone = simulated(&[], "alone.csv");
    let (mut one, mut other) = (worker(&bus), worker(&bus));
    assert!(simulated(&["--bus", &bus], "both.csv") == alone, "two workers");
    let kill = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(1500));
        one.kill().expect("it runs");
        one.wait().expect("it ends");
    });
    assert!(simulated(&["--bus", &bus], "killed.csv") == alone, "one was killed");
    kill.join().expect("it was killed");
    // Training and reviews are handed out too.
    let train = ["train", "thrones", "--games", "8", "--seed", "3", "--bots", "random"];
    let learned = said(rookery(&train));
    assert!(said(rookery(&[&train[..], &["--bus", &bus]].concat())) == learned, "weights");
    let folder = std::env::temp_dir().join(format!("rookery-review-{}", std::process::id()));
    let place = folder.display().to_string();
    let save = ["simulate", "thrones", "--seats", "stark:random,lannister:random", "--games", "1"];
    said(rookery(&[&save[..], &["--save", &place]].concat()));
    let journal = folder.join("game-00000.journal").display().to_string();
    let review = ["review", &journal, "--json"];
    let looked = said(rookery(&review));
    assert!(said(rookery(&[&review[..], &["--bus", &bus]].concat())) == looked, "a review");
    std::fs::remove_dir_all(folder).ok();
    other.kill().expect("it runs");
    other.wait().expect("it ends");
}
