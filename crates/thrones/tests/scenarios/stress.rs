//! Tables on which much happens at once: nothing is dropped, nothing bursts, no rule is invented.

use expect_test::expect;
use thrones::scenario::play;

/// The last lines of a log.
fn last(log: &str, count: usize) -> String {
    let mut lines: Vec<&str> = log.lines().rev().take(count).collect();
    lines.reverse();
    lines.join("\n")
}

#[test]
fn a_war_of_cancels_ten_deep() {
    let mut script = "
        players Stark, Baratheon
        edition winter
        given Stark has 3 Winter Stores in play
        given Stark has Arya's Revenge in hand
        given Stark has 5 Salt in Your Eyes in hand
        given Baratheon has Robert Baratheon in play, kneeling
        given Baratheon has 5 Salt in Your Eyes in hand
        when  Stark plays Arya's Revenge on Robert Baratheon
        "
    .to_owned();
    for _ in 0..5 {
        script += "when  Baratheon plays Salt in Your Eyes\nwhen  Stark plays Salt in Your Eyes\n";
    }
    let log = play(&format!("{script}when  everyone passes\nshow  Robert Baratheon"));
    assert_eq!(log.matches("plays Salt in Your Eyes").count(), 10, "{log}");
    expect![[r#"
        Salt in Your Eyes is cancelled
        Robert Baratheon is killed by Arya's Revenge
        Robert Baratheon goes to Baratheon's dead pile
        Robert Baratheon: Baratheon's dead pile"#]]
    .assert_eq(&last(&log, 4));
}

#[test]
fn twelve_tolls_at_one_declaration() {
    let mut script = "
        players Stark, Baratheon
        given it is the challenges phase
        given Stark is the first player
        given Stark has 60 gold
        given Stark has Plain Soldier in play
        "
    .to_owned();
    script += &"given Baratheon has Motley on Plain Soldier\n".repeat(12);
    script += "when  Stark attacks Baratheon for military with Plain Soldier\nshow  Stark's gold\n";
    expect![[r#"
        Stark pays Baratheon 1 gold
        Stark pays Baratheon 1 gold
        Stark has 48 gold"#]]
    .assert_eq(&last(&play(&script), 3));
}

#[test]
fn twenty_five_passives_at_once() {
    let log = play(
        "
        players Baratheon, Lannister
        given it is the plot phase
        given Baratheon has 25 Old Red Priest in play
        given Baratheon has Crossroads in play
        given Lannister's plot deck is Valar Morghulis, A Quiet Season
        when  Lannister chooses Valar Morghulis
        when  Baratheon chooses A Quiet Season
        when  the draw phase begins
        show  the phase
        ",
    );
    assert!(log.contains("The draw phase begins"), "{log}");
}

#[test]
fn forty_effects_last_at_once() {
    let mut script = "
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Soldier in play
        given Lannister has 120 gold
        "
    .to_owned();
    script += &"when  Lannister uses Bronn on Plain Soldier\n".repeat(40);
    let log = play(&format!("{script}show  Lannister's gold"));
    assert_eq!(log.matches("Lannister uses Bronn").count(), 40, "{log}");
    expect![[r#"
        The effect of Bronn lasts until the end of the phase
        Lannister has 40 gold"#]]
    .assert_eq(&last(&log, 2));
}

#[test]
fn thirty_traits_are_gained_at_once() {
    let log = play(
        "
        given Stark has 30 Plain Soldier in play
        given Stark has Many Banners in play
        given Stark has Roll of Knights in hand
        when  Stark plays Roll of Knights
        when  everyone passes
        show  Stark's gold
        ",
    );
    expect!["Stark has 30 gold"].assert_eq(&last(&log, 1));
}

#[test]
fn twenty_five_responses_at_once() {
    let mut script = "
        given Stark has 25 Market Stall in play
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        "
    .to_owned();
    script += &"when  Stark uses Market Stall\n".repeat(25);
    let log = play(&format!("{script}when  Stark tries to use Market Stall\nshow  Stark's gold"));
    assert_eq!(log.matches("uses Market Stall").count(), 25, "{log}");
    expect!["Stark has 25 gold"].assert_eq(&last(&log, 1));
}
