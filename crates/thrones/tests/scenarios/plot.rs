//! The plot phase.

use expect_test::expect;

use crate::check;

#[test]
fn the_highest_initiative_names_the_first_player() {
    check(
        "
        rule  initiative.highest
        rule  initiative.choose_first
        rule  plot.reveal
        given Stark has A Swift Season in the plot deck
        given Lannister is the first player
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        show  who is asked
        when  Stark chooses Lannister
        show  the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Swift Season
            Stark wins initiative with 7
            Stark is asked: Stark has won initiative: who is the first player?
            Lannister is the first player
            Lannister is the first player
        "#]],
    );
}

#[test]
fn a_tie_for_initiative_goes_to_the_least_power() {
    check(
        "
        rule  initiative.tie.power
        given Stark has 2 power
        when  the plot phase begins
        when  Lannister is asked to name the first player
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Lannister wins initiative with 0, having less power
            Lannister is asked: Lannister has won initiative: who is the first player?
        "#]],
    );
}

#[test]
fn duplicates_save_from_valar_morghulis() {
    check(
        "
        rule  duplicate.save.lcg
        rule  timing.when_revealed
        given Stark has Catelyn Stark in play, with a duplicate
        given Stark has Arya Stark in play
        given Lannister has Valar Morghulis in the plot deck
        when  the plot phase begins
        when  Lannister reveals Valar Morghulis
        when  Stark reveals A Quiet Season
        when  Stark saves Catelyn Stark with its duplicate
        when  the plot phase ends
        show  Stark
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Valar Morghulis
            Stark chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals Valar Morghulis
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Stark uses a duplicate of Catelyn Stark
            Catelyn Stark is saved by its duplicate
            Arya Stark is killed by Valar Morghulis
            Arya Stark goes to Stark's dead pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Catelyn Stark
            Stark has in hand: nothing
            Stark has in the dead pile: Arya Stark
            Stark has in the discard pile: Catelyn Stark
        "#]],
    );
}

#[test]
fn seen_by_an_opponent_a_chosen_plot_stays_hidden() {
    check(
        "
        rule  zone.visibility
        seen by Lannister
        given Stark has Valar Morghulis in the plot deck
        when  the plot phase begins
        when  Stark reveals Valar Morghulis
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses a plot
        "#]],
    );
}

#[test]
fn a_plot_must_be_chosen_and_any_in_the_plot_deck_may_be() {
    check(
        "
        rule  plot.reveal
        seen by Lannister
        given Stark has A Swift Season in the plot deck
        when  the plot phase begins
        when  Stark tries to pass
        when  Stark reveals A Swift Season
        when  Lannister tries to pass
        when  Lannister reveals A Quiet Season
        ",
        expect![[r#"
            The plot phase begins
            refused: you are asked for something else now: Which plot does Stark reveal in round 1? (plot.reveal)
            Stark chooses a plot
            refused: you are asked for something else now: Which plot does Lannister reveal in round 1? (plot.reveal)
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
        "#]],
    );
}

#[test]
fn a_plot_is_in_the_plot_deck_revealed_or_used() {
    check(
        "
        rule  plot.states
        given Stark has A Bloody Season, A Swift Season in the plot deck
        when  the plot phase begins
        when  Stark reveals A Bloody Season
        when  Lannister reveals A Quiet Season
        show  Stark's used plots
        when  the round ends
        when  Stark reveals A Bloody Season
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        show  Stark's plot
        show  Stark's used plots
        show  Stark's plot deck
        show  Stark's initiative
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Bloody Season
            Lannister chooses A Quiet Season
            Stark reveals A Bloody Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark has used: nothing
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
            refused: A Bloody Season is revealed already (plot.states)
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
            Stark reveals A Swift Season
            Stark has used: A Bloody Season
            Stark has in the plot deck: A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season
            Stark has an initiative of 7
        "#]],
    );
}

#[test]
fn used_plots_return_after_the_last_plot_has_taken_effect() {
    check(
        "
        rule  plot.recycle.lcg
        given Stark has A Bloody Season, A Swift Season among the used plots
        given Stark's plot deck is Counting Favors
        when  the plot phase begins
        when  Stark reveals Counting Favors
        when  Lannister reveals A Quiet Season
        when  Stark names Stark
        show  who is asked
        show  Stark's plot deck
        when  Stark chooses Lannister
        when  the plot phase ends
        show  Stark's plot
        show  Stark's plot deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark is asked: Which player does Stark name for Counting Favors?
            Stark has in the plot deck: nothing
            Stark chooses Lannister
            Stark cannot draw another card
            Lannister cannot draw another card
            Stark returns the used plots to the plot deck
            Stark reveals Counting Favors
            Stark has in the plot deck: A Bloody Season, A Swift Season, A Quiet Season
        "#]],
    );
}

#[test]
fn in_winter_used_plots_return_at_once() {
    check(
        "
        rule  plot.recycle.winter
        edition winter
        given Stark has A Bloody Season, A Swift Season among the used plots
        given Stark's plot deck is Counting Favors
        when  the plot phase begins
        when  Stark reveals Counting Favors
        when  Lannister reveals A Quiet Season
        show  who is asked
        show  Stark's plot
        show  Stark's plot deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Stark returns the used plots to the plot deck
            Stark wins initiative with 3
            Stark is asked: Stark has won initiative: who is the first player?
            Stark reveals Counting Favors
            Stark has in the plot deck: A Bloody Season, A Swift Season, A Quiet Season
        "#]],
    );
}

#[test]
fn the_first_player_is_named_before_plots_take_effect_and_titles_come_last() {
    check(
        "
        rule  plot.sequence
        players Stark, Lannister, Baratheon
        given Stark has Valar Morghulis in the plot deck
        given Lannister has A Swift Season in the plot deck
        given Stark has Plain Soldier in play
        when  the plot phase begins
        when  Stark reveals Valar Morghulis
        when  Lannister reveals A Swift Season
        when  Baratheon reveals A Quiet Season
        show  who is asked
        show  Plain Soldier
        when  Lannister names Baratheon
        when  the draw phase begins
        show  Stark's dead pile
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses A Swift Season
            Baratheon chooses A Quiet Season
            Stark reveals Valar Morghulis
            Lannister reveals A Swift Season
            Baratheon reveals A Quiet Season
            Lannister wins initiative with 7
            Lannister is asked: Lannister has won initiative: who is the first player?
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Baratheon is the first player
            Valar Morghulis takes effect
            Plain Soldier is killed by Valar Morghulis
            Plain Soldier goes to Stark's dead pile
            Baratheon becomes Crown Regent
            Stark becomes Lord Commander of the Kingsguard
            Lannister becomes Hand of the King
            The draw phase begins
            Stark has in the dead pile: Plain Soldier
        "#]],
    );
}

#[test]
fn a_plot_revealed_in_mid_round_replaces_the_one_before() {
    check(
        "
        rule  plot.states
        note  ruling A21: its values count at once, its effect takes place, initiative is not counted again
        given Stark has Bran Stark in play
        given Lannister has Plain Soldier in play
        given Stark has A Bloody Season, Valar Morghulis in the plot deck
        given Lannister has A Swift Season in the plot deck
        when  the plot phase begins
        when  Stark reveals A Bloody Season
        when  Lannister reveals A Swift Season
        when  Lannister names Lannister
        when  Stark uses Bran Stark on Valar Morghulis
        when  the plot phase ends
        show  Stark's plot
        show  Stark's used plots
        show  Stark's income
        show  the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Bloody Season
            Lannister chooses A Swift Season
            Stark reveals A Bloody Season
            Lannister reveals A Swift Season
            Lannister wins initiative with 7
            Lannister is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Bran Stark is killed by Valar Morghulis
            Plain Soldier is killed by Valar Morghulis
            Bran Stark goes to Stark's dead pile
            Plain Soldier goes to Lannister's dead pile
            Stark reveals Valar Morghulis
            Stark has used: A Bloody Season
            Stark has an income of 2
            Lannister is the first player
        "#]],
    );
}

#[test]
fn the_last_plot_revealed_in_mid_round_brings_the_others_back() {
    check(
        "
        rule  plot.recycle.lcg
        note  ruling A18
        given Stark has A Bloody Season among the used plots
        given Stark's plot deck is Counting Favors, A Swift Season
        given Stark has Bran Stark in play
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        when  Stark names Stark
        when  Stark uses Bran Stark on Counting Favors
        when  Stark is asked to choose a player
        show  Stark's plot deck
        when  Stark chooses Lannister
        when  the plot phase ends
        show  Stark's plot
        show  Stark's plot deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Counting Favors
            Counting Favors takes effect
            Stark has in the plot deck: nothing
            Stark chooses Lannister
            Stark cannot draw another card
            Lannister cannot draw another card
            Stark returns the used plots to the plot deck
            Stark reveals Counting Favors
            Stark has in the plot deck: A Bloody Season, A Swift Season, A Quiet Season
        "#]],
    );
}

#[test]
fn in_winter_the_last_plot_revealed_in_mid_round_brings_the_others_back_before_its_effect() {
    check(
        "
        rule  plot.recycle.winter
        rule  timing.plot.mid_round
        edition winter
        given Stark has A Bloody Season among the used plots
        given Stark's plot deck is Counting Favors, A Swift Season
        given Stark has Bran Stark in play
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        when  Stark names Stark
        when  Stark uses Bran Stark on Counting Favors
        when  Stark is asked to choose a player
        show  Stark's plot deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Counting Favors
            Stark returns the used plots to the plot deck
            Counting Favors takes effect
            Stark has in the plot deck: A Bloody Season, A Swift Season, A Quiet Season
        "#]],
    );
}
