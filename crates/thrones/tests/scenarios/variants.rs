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
            Stark claims 1 power, unopposed
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
fn a_gift_may_leave_nothing_for_the_toll_of_a_challenge() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord, Plain Soldier in play
        given Stark has 2 gold
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military
        when  Stark gives 1 gold to Baratheon
        when  Stark attacks Lannister for military with Plain Lord
        show  Stark's gold
        ",
        expect![[r#"
            Stark gives Baratheon 1 gold
            refused: initiating it costs 2 gold, you have 1 (timing.initiate)
            Stark has 1 gold
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

#[test]
fn two_players_use_no_titles() {
    check(
        "
        rule  variant.two_players
        given Stark is the first player
        when  the plot phase begins
        when  the plot phase ends
        when  the draw phase begins
        show  Stark's title
        when  Stark takes the Hand of the King
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            Stark has no title
            refused: titles are not used at this table (variant.two_players)
        "#]],
    );
}

#[test]
fn with_three_players_titles_stay_out_until_all_were_taken() {
    check(
        "
        rule  variant.three_players
        players Stark, Lannister, Baratheon
        given Stark is the first player
        when  the plot phase begins
        when  Stark is asked to take a title
        when  Stark takes the Hand of the King
        when  Lannister takes the Master of Coin
        when  Baratheon takes the Master of Laws
        when  the round ends
        show  Stark's title
        when  Stark is asked to take a title
        show  what Stark is offered
        when  Stark takes the Hand of the King
        when  Stark takes the Crown Regent
        when  Lannister takes the Lord Commander
        when  Baratheon takes the Master of Whispers
        when  the round ends
        when  Stark is asked to take a title
        show  what Stark is offered
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Hand of the King
            Lannister becomes Master of Coin
            Baratheon becomes Master of Laws
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 6 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 6
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 6 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark has no title
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark is offered: Crown Regent / Lord Commander of the Kingsguard / Master of Whispers
            refused: Hand of the King is out until the Small Council Chamber is empty (variant.three_players)
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Master of Whispers
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            The titles return to the Small Council Chamber
            Round 3 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark is offered: Crown Regent / Lord Commander of the Kingsguard / Hand of the King / Master of Whispers / Master of Laws / Master of Coin
        "#]],
    );
}

#[test]
fn teams_use_no_titles_and_partners_sit_opposite() {
    check(
        "
        rule  variant.team.setup
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark is the first player
        given Stark has Plain Soldier in play
        when  the plot phase begins
        when  the plot phase ends
        show  Stark's title
        when  Stark takes the Hand of the King
        when  the challenges phase begins
        when  everyone passes
        show  what Stark is offered
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark has no title
            refused: titles are not used at this table (variant.team.setup)
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark is offered: Attack Lannister for military / Attack Targaryen for military / End your challenges
        "#]],
    );
}

#[test]
fn a_player_of_a_team_does_not_win_alone() {
    check(
        "
        rule  variant.team.victory
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has 15 power
        given Baratheon has 3 power
        given Lannister has 12 power
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
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
            Stark has 16 power
            nobody has won
        "#]],
    );
}

#[test]
fn a_partner_is_no_opponent_to_choose() {
    check(
        "
        rule  variant.team.terms
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark's plot deck is Counting Favors
        given Stark is the first player
        given Stark's deck is 3 Plain Soldier
        given Baratheon's deck is 3 Plain Soldier
        given Targaryen's deck is 3 Plain Spy
        when  the plot phase begins
        when  Stark is asked to choose a player
        show  what Stark is offered
        when  Stark chooses Baratheon
        when  Stark chooses Targaryen
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark is offered: Lannister / Targaryen
            refused: Counting Favors does not let you choose Baratheon (timing.target)
            Stark chooses Targaryen
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Targaryen draws Plain Spy
            Targaryen draws Plain Spy
            Targaryen draws Plain Spy
            Stark returns the used plots to the plot deck
        "#]],
    );
}

#[test]
fn all_opponents_are_the_other_team() {
    check(
        "
        rule  variant.team.terms
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has Clean Sweep in hand
        given Stark has Plain Lord in play
        given Lannister has Plain Lord in play
        given Baratheon has Plain Lord in play
        given Targaryen has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Baratheon's cards in play
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Plain Lord is discarded from play by Clean Sweep
            Plain Lord is discarded from play by Clean Sweep
            Plain Lord goes to Lannister's discard pile
            Plain Lord goes to Targaryen's discard pile
            Baratheon has in play: Plain Lord
        "#]],
    );
}

#[test]
fn all_players_are_all_four() {
    check(
        "
        rule  variant.team.terms
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has Shared Triumph in hand
        given it is the challenges phase
        when  Stark plays Shared Triumph
        when  everyone passes
        ",
        expect![[r#"
            Stark plays Shared Triumph
            Stark claims 1 power by Shared Triumph
            Lannister claims 1 power by Shared Triumph
            Baratheon claims 1 power by Shared Triumph
            Targaryen claims 1 power by Shared Triumph
        "#]],
    );
}

#[test]
fn nobody_gives_more_gold_than_he_has() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 3 gold
        given it is the challenges phase
        given Stark has Plain Soldier in play
        given Stark is the first player
        when  Stark gives 4 gold to Baratheon
        when  Stark gives 3 gold to Baratheon
        show  Stark's gold
        ",
        expect![[r#"
            refused: you have 3 gold to give, not 4 (variant.littlefinger.exchange)
            Stark gives Baratheon 3 gold
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn gold_changes_hands_in_no_other_variant() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        given Stark has 3 gold
        given it is the challenges phase
        given Stark is the first player
        when  Stark tries to give 2 gold to Baratheon
        ",
        expect![[r#"
            refused: gold changes hands only in the Littlefinger variant (variant.littlefinger.exchange)
        "#]],
    );
}

#[test]
fn littlefinger_uses_titles() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark is the first player
        when  the plot phase begins
        when  Stark is asked to take a title
        when  Stark takes the Hand of the King
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Hand of the King
        "#]],
    );
}

#[test]
fn gold_taken_for_peace_binds_nobody() {
    check(
        "
        rule  variant.littlefinger.advance
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given Baratheon has Plain Soldier in play
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark gives 2 gold to Baratheon
        when  Baratheon attacks Stark for military with Plain Soldier
        show  Baratheon's gold
        show  Stark's gold
        ",
        expect![[r#"
            Stark gives Baratheon 2 gold
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Baratheon has 2 gold
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn the_game_waits_for_no_deal() {
    check(
        "
        rule  variant.littlefinger.conduct
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given Lannister has 1 gold
        given it is the challenges phase
        given Baratheon is the first player
        show  what Lannister is offered
        show  who is asked
        when  Baratheon passes
        show  who is asked
        when  the challenges phase ends
        when  the dominance phase begins
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister is offered: Give Stark 1 gold / Offer Stark 1 gold not to challenge you this round / Offer Stark 1 gold to challenge Baratheon this round / Give Baratheon 1 gold / Offer Baratheon 1 gold not to challenge you this round / Offer Baratheon 1 gold to challenge Stark this round
            Baratheon is asked: Which challenge does Baratheon initiate?
            Stark is asked: Which challenge does Stark initiate?
            The dominance phase begins
            Stark wins dominance with 2
            Stark claims 1 power for dominance
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn a_team_reaches_thirty_with_the_power_of_the_partner() {
    check(
        "
        rule  variant.team.victory
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has 28 power
        given Baratheon has 1 power
        given Baratheon has Plain Soldier in play
        when  Baratheon attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Stark wins the game with 28 power
            Baratheon wins the game with 2 power
            Stark and Baratheon have won
        "#]],
    );
}

#[test]
fn the_first_player_decides_between_two_teams() {
    check(
        "
        rule  variant.team.victory
        rule  victory.simultaneous
        note  Ruling A70.
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark has 28 power
        given Lannister has 28 power
        given Stark has Shared Triumph in hand
        given Targaryen is the first player
        given it is the challenges phase
        when  Stark plays Shared Triumph
        when  Targaryen is asked to decide who wins
        show  what Targaryen is offered
        when  Targaryen chooses Lannister
        show  the winner
        ",
        expect![[r#"
            Stark plays Shared Triumph
            Stark claims 1 power by Shared Triumph
            Lannister claims 1 power by Shared Triumph
            Baratheon claims 1 power by Shared Triumph
            Targaryen claims 1 power by Shared Triumph
            Targaryen is offered: Stark / Lannister
            Lannister wins the game with 29 power
            Targaryen wins the game with 1 power
            Lannister and Targaryen have won
        "#]],
    );
}

#[test]
fn in_teams_you_means_only_the_player_himself() {
    check(
        "
        rule  variant.team.terms
        players Stark, Lannister, Baratheon, Targaryen
        variant two on two
        given Stark's plot deck is A Quiet Season, A Swift Season
        given Stark is the first player
        given Stark has Golden Tooth Mines in play
        given Stark's deck is 2 Plain Soldier
        given Baratheon's deck is 2 Plain Soldier
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  the plot phase ends
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Golden Tooth Mines takes effect
            Stark draws Plain Soldier
        "#]],
    );
}

#[test]
fn gold_is_given_in_every_other_phase() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 5 gold
        given Stark is the first player
        when  the plot phase begins
        when  Stark gives 1 gold to Lannister
        when  the dominance phase begins
        show  Lannister's gold
        ",
        expect![[r#"
            The plot phase begins
            Stark gives Lannister 1 gold
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 8
            Stark claims 1 power for dominance
            Lannister has 5 gold
        "#]],
    );
}

#[test]
fn gold_given_away_cannot_initiate_a_challenge() {
    check(
        "
        rule  variant.littlefinger.exchange
        rule  timing.initiate
        note  Uneasy Truce has the attacker pay the player he challenges; he gives that gold away before he attacks.
        players Stark, Lannister, Baratheon
        variant littlefinger
        given it is the challenges phase with Stark active
        given Baratheon reveals Uneasy Truce
        given Stark has Plain Soldier in play
        given Stark has 2 gold
        when  Stark is asked to initiate a challenge
        when  Stark attacks Lannister for military
        show  who is asked
        when  Stark gives 1 gold to Baratheon
        show  who is asked
        when  Stark attacks Lannister for military with Plain Soldier
        show  Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            Stark is asked: Who attacks Lannister in Stark's military challenge?
            Stark gives Baratheon 1 gold
            Stark is asked: Which challenge does Stark initiate?
            refused: initiating it costs 2 gold, you have 1 (timing.initiate)
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Stark has 1 gold
        "#]],
    );
}
