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
            Stark is asked: Name the first player
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
            Lannister wins initiative with 0
            Lannister is asked: Name the first player
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
            Stark wins initiative with 0
            Stark is the first player
            Valar Morghulis takes effect
            Catelyn Stark is saved by its duplicate
            Arya Stark is killed
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
