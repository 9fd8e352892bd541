//! The round.

use expect_test::expect;

use crate::check;

#[test]
fn a_round_has_seven_phases() {
    check(
        "
        rule  round.phases.lcg
        when  the plot phase begins
        when  the round ends
        when  the round ends
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
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 3 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn a_winter_round_has_six_phases() {
    check(
        "
        rule  round.phases.winter
        edition winter
        when  the plot phase begins
        when  the round ends
        show  the round
        show  the phase
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
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark loses 4 gold of unspent income
            Lannister receives 4 gold of income
            Lannister loses 4 gold of unspent income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Round 2 begins
            The plot phase begins
            it is round 2
            it is the plot phase
        "#]],
    );
}

#[test]
fn the_example_of_a_round_for_two() {
    check(
        "
        rule  round.turn_phases
        note  Stark acts first: Stark marshals, Lannister marshals, Stark challenges, Lannister challenges
        given Stark has A Swift Season in the plot deck
        given Stark has Plain Soldier, Plain Spy, Bastard of Robert in play
        given Lannister has Plain Soldier, Plain Spy in play
        given Stark has Plain Courtyard in hand
        given Lannister has Plain Courtyard in hand
        given Stark's deck is 3 Plain Maester
        given Lannister's deck is 3 Plain Maester
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        when  Stark chooses Stark
        when  the marshalling phase begins
        when  Stark marshals Plain Courtyard
        when  Lannister marshals Plain Courtyard
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        when  Stark attacks Lannister for power with Bastard of Robert
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenges phase ends
        when  the round ends
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            The draw phase begins
            Stark draws Plain Maester
            Stark draws Plain Maester
            Lannister draws Plain Maester
            Lannister draws Plain Maester
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Plain Courtyard for 1 gold
            Stark pays 1 gold
            Plain Courtyard enters play
            Lannister receives 4 gold of income
            Lannister marshals Plain Courtyard for 1 gold
            Lannister pays 1 gold
            Plain Courtyard enters play
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Plain Soldier goes to Lannister's dead pile
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Plain Maester at random for the claim
            Stark claims 1 power, unopposed
            Stark initiates a power challenge against Lannister
            Stark attacks with Bastard of Robert
            Stark kneels Bastard of Robert
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Stark discards Plain Maester at random for the claim
            Lannister claims 1 power, unopposed
            The dominance phase begins
            Nobody wins dominance, tied at 3
            The standing phase begins
            Stark stands Plain Soldier
            Stark stands Plain Spy
            Stark stands Bastard of Robert
            Lannister stands Plain Spy
            The taxation phase begins
            Stark returns 3 gold to the Treasury
            Lannister returns 3 gold to the Treasury
            Round 2 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn a_skipped_phase_does_not_happen() {
    check(
        "
        rule  round.skip_phase
        players Stark, Lannister, Baratheon, Targaryen
        given Stark reveals Planning Ahead
        given Stark has 3 gold
        given Lannister has 2 gold
        given Stark is Hand of the King
        when  the standing phase begins
        when  the round ends
        show  Stark's gold
        show  Lannister's gold
        show  Stark's title
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase is skipped
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark has 3 gold
            Lannister has 2 gold
            Stark has no title
        "#]],
    );
}

#[test]
fn without_the_skip_gold_goes_back() {
    check(
        "
        rule  round.skip_phase
        players Stark, Lannister, Baratheon, Targaryen
        given Stark has 3 gold
        given Lannister has 2 gold
        when  the standing phase begins
        when  the round ends
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase begins
            Stark returns 3 gold to the Treasury
            Lannister returns 2 gold to the Treasury
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark has 0 gold
            Lannister has 0 gold
        "#]],
    );
}
