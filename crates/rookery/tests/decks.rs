//! Bad decks as they are handed in: each is refused with words that say what to do.

use std::path::PathBuf;
use std::process::Command;

/// Seven plots every House may use.
const PLOTS: &str = "plots:\n1x Building Season\n1x Counting Favors\n1x Planning Ahead\n\
    1x Blockade\n1x Rains of Autumn\n1x Uneasy Truce\n1x Calm Over Westeros\n";

struct Said {
    well: bool,
    out: String,
    err: String,
}

/// Runs rookery in its own language, whatever the machine's is.
fn run(words: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_rookery")).args(words).output();
    let output = output.expect("rookery starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
    Said { well: output.status.success(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file that is gone when it is dropped.
struct Handed(PathBuf);

impl Handed {
    fn new(name: &str, bytes: &[u8]) -> Handed {
        let file = std::env::temp_dir().join(format!("rookery-deck-{}-{name}", std::process::id()));
        std::fs::write(&file, bytes).expect("it can be written");
        Handed(file)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("the folder's name is text")
    }
}

impl Drop for Handed {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).expect("it is there");
    }
}

/// The deck is refused by `deck check` and at the table, with these words.
fn refused(name: &str, bytes: &[u8], wanted: &[&str]) {
    let file = Handed::new(name, bytes);
    for words in [
        &["deck", "check", file.name()][..],
        &["play", "thrones", "--deck", file.name()],
        &["simulate", "thrones", "--games", "1", "--seats", &format!("stark,{}", file.name())],
    ] {
        let said = run(words);
        assert!(!said.well, "{words:?}: {}", said.out);
        let told = said.out + &said.err;
        for wanted in wanted {
            assert!(told.contains(wanted), "{words:?} does not say {wanted:?}: {told}");
        }
        assert!(!told.contains("os error") && !told.contains("panicked"), "{told}");
    }
}

fn list(house: &str, cards: &str, plots: &str) -> Vec<u8> {
    format!("house: {house}\n{cards}\n{plots}").into_bytes()
}

#[test]
fn a_wrong_count_of_plots_is_refused() {
    let eight = format!("{PLOTS}1x Valar Morghulis\n");
    let said = ["a plot deck has exactly 7 plots, this one has 8 (deck.plot.size)"];
    refused("eight", &list("Stark", "3x Hodor", &eight), &said);
    let six = PLOTS.replace("1x Blockade\n", "");
    refused("six", &list("Stark", "3x Hodor", &six), &["this one has 6 (deck.plot.size)"]);
}

#[test]
fn a_wrong_count_of_cards_is_refused() {
    let said = ["2 copies of Street of Steel; its own text allows 1 (golden.card_over_rule)"];
    refused("copies", &list("Stark", "2x Street of Steel", PLOTS), &said);
    let said = ["this table has room for 231 cards in a House deck, this one has 250"];
    refused("ninety", &list("Stark", "99x Hodor\n99x Hodor\n52x Hodor", PLOTS), &said);
    refused("none", &list("Stark", "", PLOTS), &["the House deck is empty (deck.composition)"]);
}

#[test]
fn a_tournament_deck_has_sixty_cards() {
    let file = Handed::new("small", &list("Stark", "4x Hodor", PLOTS));
    for words in [
        &["deck", "check", file.name(), "--profile", "tournament"][..],
        &["play", "thrones", "--profile", "tournament", "--deck", file.name()],
    ] {
        let said = run(words);
        let told = said.out + &said.err;
        assert!(!said.well, "{told}");
        assert!(told.contains("at least 60 cards, this one has 4"), "{told}");
        assert!(told.contains("4 cards are titled Hodor"), "{told}");
    }
    assert!(run(&["deck", "check", file.name()]).well, "among friends it may be played");
    let said = run(&["play", "thrones", "--profile", "friendly"]);
    assert!(said.err.contains("there are `casual`, `tournament`"), "{}", said.err);
}

#[test]
fn an_unknown_card_is_refused_with_what_was_meant() {
    let said = [r#"line 2: no card is called "Hodoor"; did you mean Hodor?"#];
    refused("unknown", &list("Stark", "1x Hodoor", PLOTS), &said);
    let said = [r#""Tully" is not a House; the Houses are Stark, Lannister"#];
    refused("house", &list("Tully", "1x Hodor", PLOTS), &said);
}

#[test]
fn a_card_for_another_house_only_is_refused() {
    let said = ["Lannisport Honor Guard is for House Lannister only, and this deck is of House \
        Stark (deck.house_only)"];
    refused("foreign", &list("Stark", "1x Lannisport Honor Guard", PLOTS), &said);
}

#[test]
fn a_doomed_card_is_for_the_winter_rules() {
    let said = run(&["play", "thrones", "--deck", "winter-stark"]);
    assert!(!said.well && said.err.contains("is Doomed"), "{}", said.err);
    assert!(said.err.contains("`--edition winter` plays by those rules"), "{}", said.err);
}

#[test]
fn garbage_is_refused() {
    refused("noise", &[0, 1, 2, 80, 75, 3, 4, 7], &["this is not a text file"]);
    refused("latin", b"house: St\xe4rk\n1x Hodor\n", &["this is not a text file in UTF-8"]);
    let lorem = "lorem ipsum dolor\n".repeat(50);
    let said = [
        "things are wrong with it",
        "- no House is named; write a line such as `house: Stark`",
        r#"- line 1: no card is called "lorem ipsum dolor""#,
        "- and more of the same",
    ];
    refused("lorem", lorem.as_bytes(), &said);
    refused("json", b"{\"house\":\"Stark\",\"cards\":[", &["its JSON cannot be read as a deck"]);
    let xml = b"<deck><section name=\"House\"><card qty=\"1\">House Stark</card>";
    refused("o8d", xml, &["no card is listed"]);
}

#[test]
fn ten_megabytes_are_refused() {
    let said = ["a deck list has at most 65536 bytes, and this is longer"];
    refused("big", &vec![b'a'; 10 * 1024 * 1024], &said);
}

#[test]
fn nothing_is_no_deck() {
    let said =
        ["- no House is named", "- no card is listed; write lines such as `3x Eddard Stark`"];
    refused("empty", b"", &said);
    refused("blank", b"  \n\n", &said);
    refused("bare", b"house: Stark\n", &["no card is listed"]);
}

#[test]
fn a_folder_or_a_missing_file_is_no_deck() {
    let folder = std::env::temp_dir();
    let folder = folder.to_str().expect("the folder's name is text");
    for (file, wanted) in [
        (folder, "is a folder, not a deck"),
        ("no-such-deck.txt", "there is no file no-such-deck.txt, and no ready-made deck of"),
    ] {
        for words in [["deck", "check", file].as_slice(), &["play", "thrones", "--deck", file]] {
            let said = run(words);
            assert!(!said.well && said.err.contains(wanted), "{words:?}: {}", said.err);
        }
    }
}
