//! Dominance, standing, taxation and victory.

use expect_test::expect;

use crate::check;

#[test]
fn standing_strength_and_gold_count_for_dominance() {
    check(
        "
        rule  dominance.count.lcg
        rule  dominance.win
        given it is the challenges phase
        given Stark has Plain Lord in play, kneeling
        given Stark has Plain Soldier in play
        given Stark has 2 gold
        given Lannister has Plain Lord in play
        when  the dominance phase begins
        when  the dominance phase ends
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power
        "#]],
    );
}

#[test]
fn unspent_gold_returns_to_the_treasury() {
    check(
        "
        rule  taxation.return
        rule  standing.all
        given Stark has Plain Soldier in play, kneeling
        given Stark has 3 gold
        when  the standing phase begins
        when  the round ends
        show  Stark's gold
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Soldier
            The taxation phase begins
            Stark returns 3 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn fifteen_power_wins_at_once() {
    check(
        "
        rule  victory.fifteen
        given Stark has 14 power
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
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}
