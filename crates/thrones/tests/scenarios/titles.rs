//! Titles of the Small Council.

use expect_test::expect;

use crate::check;

#[test]
fn a_title_does_not_attack_the_one_it_supports() {
    check(
        "
        rule  title.supports.no_attack
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Laws
        given Lannister is Hand of the King
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        ",
        expect![[r#"
            refused: your title supports that of Lannister (title.supports.no_attack)
        "#]],
    );
}

#[test]
fn a_supporter_defends_for_an_undefended_player() {
    check(
        "
        rule  title.supports.defend
        rule  title.supports.claim
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Hand of the King
        given Baratheon is Master of Laws
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Baratheon has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Baratheon defends with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
            Stark wins the challenge against Baratheon, 2 to 2
            Lannister satisfies a claim of 1
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn beating_an_opposed_title_is_rewarded_once() {
    check(
        "
        rule  title.opposes.reward
        rule  title.opposes.once
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Stark claims 1 power
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
        "#]],
    );
}

#[test]
fn the_crown_regent_redirects_a_challenge() {
    check(
        "
        rule  title.crown_regent.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Targaryen is Crown Regent
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Targaryen redirects the challenge
        when  Stark chooses Baratheon
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen redirects the challenge to Baratheon
            military challenge of Stark against Baratheon: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn titles_are_taken_clockwise_from_the_first_player() {
    check(
        "
        rule  title.select
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon has A Swift Season in the plot deck
        when  the plot phase begins
        when  Baratheon reveals A Swift Season
        when  Baratheon chooses Lannister
        when  Lannister takes the Master of Coin
        when  Baratheon takes the Master of Coin
        when  Baratheon takes the Crown Regent
        ",
        expect![[r#"
            The plot phase begins
            Baratheon chooses A Swift Season
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Swift Season
            Targaryen reveals A Quiet Season
            Baratheon wins initiative with 7
            Lannister is the first player
            Lannister becomes Master of Coin
            refused: Lannister holds Master of Coin this round (title.select)
            Baratheon becomes Crown Regent
        "#]],
    );
}
