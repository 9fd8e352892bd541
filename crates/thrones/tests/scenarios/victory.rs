//! Winning the game.

use expect_test::expect;

use crate::check;

#[test]
fn nothing_resolves_after_the_fifteenth_power() {
    check(
        "
        rule  victory.fifteen
        given Stark has 14 power
        given Stark has Renowned Knight in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        show  the winner
        when  Lannister tries to pass
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark wins the game with 15 power
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
            Stark has won
            refused: the game is over (victory.fifteen)
        "#]],
    );
}

#[test]
fn the_fifteenth_power_may_lie_on_a_character() {
    check(
        "
        rule  victory.fifteen
        given Stark has 13 power
        given Stark has Wandering Prince in hand
        given Stark has Plain Soldier in play, with 1 power
        given Stark has 2 gold
        when  Stark marshals Wandering Prince
        show  the winner
        ",
        expect![[r#"
            Stark marshals Wandering Prince for 2 gold
            Stark pays 2 gold
            Wandering Prince enters play
            Wandering Prince takes effect
            Wandering Prince claims 1 power
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn power_on_a_location_without_infamy_does_not_win() {
    check(
        "
        rule  victory.fifteen
        rule  power.other_cards
        given Stark has 13 power
        given Stark has Plain Courtyard in play, with 2 power
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
            Stark claims 1 power, unopposed
            nobody has won
        "#]],
    );
}

#[test]
fn power_on_an_infamous_location_wins() {
    check(
        "
        rule  power.other_cards
        given Stark has 12 power
        given Stark has Infamous Tavern in play, with 2 power
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark chooses Infamous Tavern
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
            Infamous Tavern claims 1 power, unopposed
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn the_first_player_decides_between_two_who_win_together() {
    check(
        "
        rule  victory.simultaneous
        players Stark, Lannister, Baratheon
        given Baratheon is the first player
        given Stark has 14 power
        given Lannister has 14 power
        given Baratheon has Shared Triumph in hand
        given it is the challenges phase
        when  Baratheon plays Shared Triumph
        when  everyone passes
        show  who is asked
        show  what Baratheon is offered
        when  Baratheon chooses Baratheon
        when  Baratheon chooses Lannister
        show  the winner
        ",
        expect![[r#"
            Baratheon plays Shared Triumph
            Stark claims 1 power by Shared Triumph
            Lannister claims 1 power by Shared Triumph
            Baratheon claims 1 power by Shared Triumph
            Baratheon is asked: Baratheon decides who wins of those who reached victory together
            Baratheon is offered: Stark / Lannister
            refused: Baratheon has not reached victory (victory.simultaneous)
            Lannister wins the game with 15 power
            Lannister has won
        "#]],
    );
}

#[test]
fn the_first_player_may_choose_himself() {
    check(
        "
        rule  victory.simultaneous
        given Lannister is the first player
        given Stark has 14 power
        given Lannister has 14 power
        given Stark has Shared Triumph in hand
        given it is the challenges phase
        when  Stark plays Shared Triumph
        when  Lannister chooses Lannister
        show  the winner
        ",
        expect![[r#"
            Stark plays Shared Triumph
            Stark claims 1 power by Shared Triumph
            Lannister claims 1 power by Shared Triumph
            Lannister wins the game with 15 power
            Lannister has won
        "#]],
    );
}

#[test]
fn two_reach_victory_together_when_melisandre_leaves() {
    check(
        "
        rule  victory.simultaneous
        rule  victory.fifteen
        players Stark, Lannister, Baratheon
        given Lannister has Melisandre in play
        given Stark has 10 power
        given Stark has Plain Soldier in play, with 5 power
        given Baratheon has 12 power
        given Baratheon has Plain Lord in play, with 3 power
        given Stark has Called Home in hand
        given Stark is the first player
        given it is the challenges phase
        show  Stark's power
        show  Baratheon's power
        when  Stark plays Called Home on Melisandre
        when  everyone passes
        when  Stark chooses Stark
        show  the winner
        ",
        expect![[r#"
            Stark has 10 power
            Baratheon has 12 power
            Stark chooses Melisandre
            Stark plays Called Home
            Melisandre is returned to Lannister's hand by Called Home
            Melisandre goes to Lannister's hand
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn a_blank_melisandre_stops_nobody() {
    check(
        "
        rule  victory.fifteen
        given Lannister has Melisandre in play
        given Stark has 10 power
        given Stark has Plain Soldier in play, with 5 power
        given Stark has Muzzle in hand
        given Stark has 1 gold
        when  Stark marshals Muzzle on Melisandre
        show  the winner
        ",
        expect![[r#"
            Stark marshals Muzzle for 1 gold
            Stark pays 1 gold
            Muzzle is attached to Melisandre
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}
