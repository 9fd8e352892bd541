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
            Stark claims 1 power for dominance
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
            Stark claims 1 power, unopposed
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn gold_on_cards_does_not_count_for_dominance() {
    check(
        "
        rule  dominance.count.lcg
        note  Ruling A44.
        given Stark has Plain Soldier in play, with 3 gold on it
        given Lannister has Plain Lord in play
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 3
            Lannister claims 1 power for dominance
        "#]],
    );
}

#[test]
fn winter_counts_no_gold_for_dominance() {
    check(
        "
        rule  dominance.count.winter
        edition winter
        given Stark has Plain Soldier, Plain Lord in play
        given Stark has 3 gold
        given Lannister has Plain Lord, Sworn Ambusher in play
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 6
            Lannister claims 1 power for dominance
        "#]],
    );
}

#[test]
fn the_highest_of_three_totals_wins_dominance() {
    check(
        "
        rule  dominance.win
        players Stark, Lannister, Baratheon
        given Stark has Plain Soldier, Fearsome Giant in play
        given Lannister has Plain Lord, Sworn Ambusher in play
        given Baratheon has Plain Soldier in play
        when  the dominance phase begins
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 7
            Stark claims 1 power for dominance
            Stark has 1 power
            Lannister has 0 power
        "#]],
    );
}

#[test]
fn nobody_wins_a_tied_dominance() {
    check(
        "
        rule  dominance.tie
        players Stark, Lannister, Baratheon
        given Stark has Plain Soldier, Fearsome Giant in play
        given Lannister has Plain Soldier, Fearsome Giant in play
        given Baratheon has Plain Lord in play
        when  the dominance phase begins
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            The dominance phase begins
            Nobody wins dominance, tied at 7
            Stark has 0 power
            Lannister has 0 power
        "#]],
    );
}

#[test]
fn all_at_nothing_is_a_tie_as_well() {
    check(
        "
        rule  dominance.tie
        note  Ruling A44.
        given Stark is the first player
        when  the dominance phase begins
        show  Stark's power
        ",
        expect![[r#"
            The dominance phase begins
            Nobody wins dominance, tied at 0
            Stark has 0 power
        "#]],
    );
}

#[test]
fn dominance_is_awarded_before_anybody_acts() {
    check(
        "
        rule  dominance.before_actions
        given Stark has Catelyn Stark in play, kneeling
        given Stark has Distinct Mastery in hand
        given Lannister has Plain Soldier in play
        when  the dominance phase begins
        when  Stark plays Distinct Mastery on Catelyn Stark
        when  the dominance phase ends
        show  Stark's dominance
        show  Lannister's power
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 2
            Lannister claims 1 power for dominance
            Stark chooses Catelyn Stark
            Stark plays Distinct Mastery
            Stark stands Catelyn Stark
            Stark counts 3 for dominance
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn everything_stands_in_the_standing_phase() {
    check(
        "
        rule  standing.all
        given Stark has Plain Soldier, Plain Courtyard in play, kneeling
        given Lannister has Plain Lord in play, kneeling
        given Stark has Ser Rodrik Cassel in play, kneeling
        given Stark has Strong Sword on Plain Soldier, kneeling
        when  the standing phase begins
        show  Stark's cards in play
        show  Strong Sword
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Soldier
            Stark stands Plain Courtyard
            Stark stands Ser Rodrik Cassel
            Stark stands Strong Sword
            Lannister stands Plain Lord
            Stark has in play: Plain Soldier, Plain Courtyard, Ser Rodrik Cassel, Strong Sword
            Strong Sword: controlled by Stark, standing, attached to Plain Soldier
        "#]],
    );
}

#[test]
fn only_an_effect_keeps_a_card_kneeling() {
    check(
        "
        rule  standing.all
        given Stark has Plain Soldier, Plain Lord in play, kneeling
        given Lannister reveals Noose and Swordpoint
        when  the standing phase begins
        when  the standing phase ends
        show  Plain Soldier
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn gold_is_kept_when_taxation_is_skipped() {
    check(
        "
        rule  taxation.return
        note  The rulebook's example of keeping gold from round to round.
        given Stark has 3 gold
        given Stark reveals Planning Ahead
        when  the standing phase begins
        when  the round ends
        when  the marshalling phase begins
        show  Stark's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase is skipped
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
            Stark has 7 gold
        "#]],
    );
}

#[test]
fn allowances_are_renewed_when_the_round_ends() {
    check(
        "
        rule  taxation.round_end
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Crown Regent
        given Baratheon is Master of Coin
        given Targaryen is Lord Commander
        given Stark is the first player
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister redirects the challenge
        when  Stark chooses Baratheon
        when  the round ends
        when  Stark is asked to take a title
        when  Stark takes the Crown Regent
        when  Lannister takes the Hand of the King
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark redirects the challenge
        when  Stark chooses Targaryen
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister redirects the challenge to Baratheon
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Stark stands Plain Soldier
            The taxation phase begins
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Lannister wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Crown Regent
            Lannister becomes Hand of the King
            Baratheon becomes Lord Commander of the Kingsguard
            Targaryen becomes Master of Whispers
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark redirects the challenge to Targaryen
        "#]],
    );
}

#[test]
fn a_new_round_begins_with_the_plot_phase_after_taxation() {
    check(
        "
        rule  taxation.round_end
        given Stark has Magister Illyrio in play
        when  the taxation phase begins
        when  the taxation phase ends
        show  the round
        when  the round ends
        show  the round
        show  the phase
        ",
        expect![[r#"
            The taxation phase begins
            it is round 1
            Round 2 begins
            The plot phase begins
            it is round 2
            it is the plot phase
        "#]],
    );
}

#[test]
fn the_limited_allowance_and_opposition_are_renewed_each_round() {
    check(
        "
        rule  taxation.round_end
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark is the first player
        given Stark has Plain Soldier in play
        given Stark has 2 Limited Market in hand
        when  the marshalling phase begins
        when  Stark marshals Limited Market
        when  Stark marshals Limited Market
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  the round ends
        when  Stark is asked to take a title
        when  Stark takes the Master of Whispers
        when  Lannister takes the Master of Laws
        when  the marshalling phase begins
        when  Stark marshals Limited Market
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Limited Market for 0 gold
            Limited Market enters play
            refused: Limited Market is Limited, and you have played a Limited card this round (keyword.limited)
            Lannister receives 6 gold of income
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            The dominance phase begins
            Lannister wins dominance with 6
            Lannister claims 1 power for dominance
            The standing phase begins
            Stark stands Plain Soldier
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 6 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Targaryen returns 4 gold to the Treasury
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Baratheon wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Master of Whispers
            Lannister becomes Master of Laws
            Baratheon becomes Crown Regent
            Targaryen becomes Lord Commander of the Kingsguard
            The draw phase begins
            The marshalling phase begins
            Stark receives 5 gold of income
            Stark marshals Limited Market for 0 gold
            Limited Market enters play
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
        "#]],
    );
}
