//! A whole game in the terminal, typed by a test: `docs/a-game.txt` is what came out, letter for letter.
//!
//! `UPDATE_EXPECT=1` writes it anew, with the excerpt in the README.

mod typist;

use std::path::{Path, PathBuf};

use typist::Terminal;

/// The seed of the game that is told.
const SEED: u64 = 58;

/// Where the README shows a piece of the game.
const EXCERPT: [&str; 2] = ["<!-- a piece of docs/a-game.txt -->\n```\n", "```\n<!-- end -->"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The game from the first command to the last.
fn transcript() -> String {
    let folder = std::env::temp_dir().join(format!("rookery-a-game-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let sit_down = format!(
        "rookery play thrones --deck stark --against lannister --seed {SEED} --save a-game.journal"
    );
    let mut told = Terminal::new(&folder, &sit_down).until_the_second_round();
    told += &Terminal::new(&folder, "rookery play thrones --resume a-game.journal").until_it_ends();
    told += &Terminal::new(&folder, "rookery verify a-game.journal").until_it_ends();
    std::fs::remove_dir_all(&folder).expect("it is there");
    without_digest(&told)
}

/// The digest of the state is left out: it changes with every field the state gains, and no player would see another game.
fn without_digest(told: &str) -> String {
    let (before, rest) = told.split_once("the game is ").expect("the game is verified");
    let (_, after) = rest.split_once('.').expect("the sentence ends");
    format!("{before}the game is <its digest>.{after}")
}

/// The piece shown in the README: the table and the question in which the first characters are marshalled.
fn excerpt(told: &str) -> &str {
    let question = told.find("-- round 1, marshalling").expect("there is a first round");
    let begin = told[..question].rfind("\nHouse Lannister").expect("the table is drawn") + 1;
    let answer = question + told[question..].find("\n> ").expect("it is answered") + 1;
    let end = answer + told[answer..].find("\n\n").expect("the game goes on") + 1;
    &told[begin..end]
}

#[test]
fn a_whole_game_is_told_as_the_documentation_has_it() {
    let told = transcript();
    assert!(told.contains("You win as Stark.") || told.contains("Lannister wins."), "{told}");
    for typed in ["> help", "> show ", "> why ", "> undo", "> log ", "> save", "> rule", "> quit"] {
        assert!(told.contains(typed), "{typed}");
    }
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let file = root().join("docs/a-game.txt");
    let readme_file = root().join("README.md");
    let readme = std::fs::read_to_string(&readme_file).expect("there is a README");
    let (before, rest) = readme.split_once(EXCERPT[0]).expect("the README has an excerpt");
    let (shown, after) = rest.split_once(EXCERPT[1]).expect("the excerpt has an end");
    if update {
        std::fs::write(&file, &told).expect("it can be written");
        let readme = [before, EXCERPT[0], excerpt(&told), EXCERPT[1], after].concat();
        std::fs::write(&readme_file, readme).expect("it can be written");
        return;
    }
    let written = std::fs::read_to_string(&file).expect("the game is in the documentation");
    let other = written.lines().zip(told.lines()).position(|(old, new)| old != new);
    assert!(
        written == told,
        "docs/a-game.txt is told otherwise from line {} on; `UPDATE_EXPECT=1` writes it anew",
        other.unwrap_or(0) + 1
    );
    assert_eq!(shown, excerpt(&told), "the README shows another game");
}
