//! Two on two, and Littlefinger.

use expect_test::expect;

use crate::check;

#[test]
fn partners_do_not_challenge_each_other() {
    check(
        "
        rule  variant.team.no_attack
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has Plain Soldier in play
        when  Stark attacks Baratheon for military with Plain Soldier
        when  Stark attacks Lannister for military with Plain Soldier
        ",
        expect![[r#"
            refused: partners do not challenge each other (variant.team.no_attack)
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
        "#]],
    );
}

#[test]
fn a_team_wins_with_thirty_power() {
    check(
        "
        rule  variant.team.victory
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has 20 power
        given Baratheon has 9 power
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Stark wins the game with 21 power
            Baratheon wins the game with 9 power
            Stark and Baratheon have won
        "#]],
    );
}

#[test]
fn littlefinger_lets_gold_change_hands_but_not_in_marshalling() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 3 gold
        given Stark has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark gives 2 gold to Baratheon
        show  Stark's gold
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark gives Baratheon 2 gold
            Stark has 1 gold
            Baratheon has 2 gold
        "#]],
    );
}

#[test]
fn littlefinger_does_not_give_while_marshalling() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given it is the marshalling phase with Stark active
        given Stark has Plain Soldier in hand
        when  Stark tries to give 2 gold to Baratheon
        ",
        expect![[r#"
            refused: no gold changes hands in the marshalling phase (variant.littlefinger.exchange)
        "#]],
    );
}

#[test]
fn two_on_two_needs_four() {
    check(
        "
        rule  variant.team.setup
        players Stark, Lannister, Baratheon
        variant two on two
        when  the game begins
        ",
        expect![[r#"
            refused: two on two is for 4 players, not 3 (variant.team.setup)
        "#]],
    );
}
