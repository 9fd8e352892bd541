//! Players, their order, and whose cards are whose.

use expect_test::expect;

use crate::check;

#[test]
fn five_are_too_many() {
    check(
        "
        rule  players.count
        players Stark, Lannister, Baratheon, Targaryen, Greyjoy
        when  the game begins
        ",
        expect![[r#"
            refused: a game has 2 to 4 players, not 5 (players.count)
        "#]],
    );
}

#[test]
fn one_is_too_few() {
    check(
        "
        rule  players.count
        players Stark
        when  the game begins
        ",
        expect![[r#"
            refused: a game has 2 to 4 players, not 1 (players.count)
        "#]],
    );
}

#[test]
fn four_can_play() {
    check(
        "
        rule  players.count
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is the first player
        when  the game begins
        when  Stark is asked to place a setup card
        when  setup ends
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Baratheon announces House Baratheon
            Targaryen announces House Targaryen
            Stark shuffles the deck
            Lannister shuffles the deck
            Baratheon shuffles the deck
            Targaryen shuffles the deck
            Round 1 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn turns_go_clockwise_from_the_first_player() {
    check(
        "
        rule  players.clockwise
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is the first player
        when  the marshalling phase begins
        when  the marshalling phase ends
        ",
        expect![[r#"
            The marshalling phase begins
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn the_first_player_stays_so_until_the_next_is_named() {
    check(
        "
        rule  players.first
        given Lannister has 2 A Swift Season in the plot deck
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        given Lannister has Sudden Accident in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister reveals A Swift Season
        when  Stark reveals A Quiet Season
        when  Lannister chooses Lannister
        when  the dominance phase begins
        show  the first player
        show  who is asked
        when  the round ends
        show  the first player
        when  Lannister reveals A Swift Season
        when  Stark reveals A Quiet Season
        when  Lannister chooses Stark
        show  the first player
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Swift Season
            Stark chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Swift Season
            Lannister wins initiative with 7
            Lannister is the first player
            The draw phase begins
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 6
            Stark claims 1 power for dominance
            Lannister is the first player
            Lannister is asked: Lannister takes an action or passes in the dominance phase
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister is the first player
            Lannister chooses A Swift Season
            Stark chooses A Quiet Season
            Lannister reveals A Swift Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 7
            Stark is the first player
            Stark is the first player
        "#]],
    );
}

#[test]
fn the_setup_first_player_is_first_until_initiative_is_won() {
    check(
        "
        rule  players.first
        given Lannister is the first player
        when  the game begins
        when  setup ends
        show  the first player
        ",
        expect![[r#"
            Lannister shuffles the deck
            Stark shuffles the deck
            Round 1 begins
            The plot phase begins
            Lannister is the first player
        "#]],
    );
}

#[test]
fn there_is_one_active_player_at_a_time() {
    check(
        "
        rule  players.active
        given it is the marshalling phase with Stark active
        given Stark has Plain Soldier in hand
        given Lannister has Plain Spy in hand
        given Lannister has 1 gold
        when  Lannister tries to marshal Plain Spy
        when  Lannister marshals Plain Spy
        show  the first player
        when  Stark tries to marshal Plain Soldier
        when  the dominance phase begins
        when  Stark tries to marshal Plain Soldier
        ",
        expect![[r#"
            refused: only Stark marshals now (marshalling.exclusive)
            Lannister receives 4 gold of income
            Lannister marshals Plain Spy for 1 gold
            Lannister pays 1 gold
            Plain Spy enters play
            Stark is the first player
            refused: only Lannister marshals now (marshalling.exclusive)
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 5
            Lannister claims 1 power for dominance
            refused: cards are marshalled in the marshalling phase; this is the dominance phase (marshalling.exclusive)
        "#]],
    );
}

#[test]
fn in_the_challenges_phase_only_the_active_player_attacks() {
    check(
        "
        rule  players.active
        given it is the challenges phase with Stark active
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        when  Lannister tries to attack Stark for intrigue
        when  Stark passes
        when  Lannister attacks Stark for intrigue with Plain Spy
        show  the first player
        ",
        expect![[r#"
            refused: it is Stark's turn to initiate challenges (challenge.turns)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark is the first player
        "#]],
    );
}

#[test]
fn a_card_can_be_owned_by_one_and_controlled_by_another() {
    check(
        "
        rule  control.own_and_control
        given Stark has Winterfell Honor Guard, Sudden Accident in hand
        when  Stark uses Winterfell Honor Guard on Lannister
        when  Stark passes
        show  Winterfell Honor Guard
        show  why Stark cannot attack Lannister for military
        when  Stark plays Sudden Accident on Winterfell Honor Guard
        when  everyone passes
        show  Stark's dead pile
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark uses Winterfell Honor Guard
            Winterfell Honor Guard enters play, controlled by Lannister
            The effect of Winterfell Honor Guard lasts from now on
            Winterfell Honor Guard: controlled by Lannister, standing, STR 4, military, power
            Stark cannot attack Lannister for military: no standing character of yours can attack in a military challenge (challenge.attack.minimum)
            Stark chooses Winterfell Honor Guard
            Stark plays Sudden Accident
            Winterfell Honor Guard is killed by Sudden Accident
            Winterfell Honor Guard goes to Stark's dead pile
            Stark has in the dead pile: Winterfell Honor Guard
            Lannister has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn only_the_controller_uses_the_abilities_of_a_card() {
    check(
        "
        rule  control.own_and_control
        given Lannister has Ser Ilyn Payne in play, under Stark's control
        given it is the marshalling phase with Stark active
        given Lannister has Plain Soldier in play
        when  Lannister tries to use Ser Ilyn Payne
        when  Stark uses Ser Ilyn Payne on Plain Soldier
        ",
        expect![[r#"
            refused: Ser Ilyn Payne is not yours to use (control.own_and_control)
            Stark chooses Plain Soldier
            Stark kneels Ser Ilyn Payne
            Stark uses Ser Ilyn Payne
            Plain Soldier is killed by Ser Ilyn Payne
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}
