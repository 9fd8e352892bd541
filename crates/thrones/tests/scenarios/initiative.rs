//! Initiative: who names the first player.

use expect_test::expect;

use crate::check;

#[test]
fn initiative_is_the_plot_and_every_bonus() {
    check(
        "
        rule  initiative.total
        rule  card.initiative_bonus
        given Stark has Raven Tower in play, kneeling
        given Stark has Message Post in play
        given Stark has Blockade in the plot deck
        given Lannister has Tourney for the Hand in the plot deck
        when  the plot phase begins
        when  Stark reveals Blockade
        when  Lannister reveals Tourney for the Hand
        show  Stark's initiative
        show  Lannister's initiative
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Blockade
            Lannister chooses Tourney for the Hand
            Stark reveals Blockade
            Lannister reveals Tourney for the Hand
            Stark wins initiative with 7
            Stark has an initiative of 7
            Lannister has an initiative of 6
        "#]],
    );
}

#[test]
fn a_bonus_counts_for_the_controller() {
    check(
        "
        rule  initiative.total
        given Stark has Raven Tower in play, under Lannister's control
        show  Stark's initiative
        show  Lannister's initiative
        ",
        expect![[r#"
            Stark has an initiative of 0
            Lannister has an initiative of 2
        "#]],
    );
}

#[test]
fn the_single_highest_total_wins_whoever_is_tied_behind_it() {
    check(
        "
        rule  initiative.highest
        players Stark, Lannister, Baratheon
        given Stark has 9 power
        given Stark has A Swift Season in the plot deck
        given Lannister has Rains of Autumn in the plot deck
        given Baratheon has Power and Wealth in the plot deck
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals Rains of Autumn
        when  Baratheon reveals Power and Wealth
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses Rains of Autumn
            Baratheon chooses Power and Wealth
            Stark reveals A Swift Season
            Lannister reveals Rains of Autumn
            Baratheon reveals Power and Wealth
            Stark wins initiative with 7
        "#]],
    );
}

#[test]
fn among_the_tied_the_least_power_wins() {
    check(
        "
        rule  initiative.tie.power
        note  power on characters counts; who is not tied for highest is ignored
        players Stark, Lannister, Baratheon
        given Stark has 4 power
        given Lannister has 1 power
        given Lannister has Plain Lord in play, with 2 power
        given Stark has Tourney for the Hand in the plot deck
        given Lannister has Tourney for the Hand in the plot deck
        given Baratheon has Rains of Autumn in the plot deck
        when  the plot phase begins
        when  Stark reveals Tourney for the Hand
        when  Lannister reveals Tourney for the Hand
        when  Baratheon reveals Rains of Autumn
        show  Lannister's power
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Tourney for the Hand
            Lannister chooses Tourney for the Hand
            Baratheon chooses Rains of Autumn
            Stark reveals Tourney for the Hand
            Lannister reveals Tourney for the Hand
            Baratheon reveals Rains of Autumn
            Lannister wins initiative with 6, having less power
            Lannister has 3 power
        "#]],
    );
}

#[test]
fn power_on_characters_counts_in_the_tie() {
    check(
        "
        rule  initiative.tie.power
        given Stark has 2 power
        given Lannister has 1 power
        given Lannister has Plain Lord in play, with 2 power
        when  the plot phase begins
        when  Stark is asked to name the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, having less power
        "#]],
    );
}

#[test]
fn the_winner_may_name_anybody() {
    check(
        "
        rule  initiative.choose_first
        players Stark, Lannister, Baratheon, Targaryen
        given Stark has A Swift Season in the plot deck
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        when  Baratheon reveals A Quiet Season
        when  Targaryen reveals A Quiet Season
        show  what Stark is offered
        when  Lannister tries to name Lannister
        when  Stark names Targaryen
        when  the marshalling phase begins
        when  the marshalling phase ends
        when  the challenges phase begins
        show  who is asked
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
            Stark is offered: Stark / Lannister / Baratheon / Targaryen
            refused: Stark decides first; what is going on resolves completely (action.resolve)
            Targaryen is the first player
            Targaryen becomes Crown Regent
            Stark becomes Lord Commander of the Kingsguard
            Lannister becomes Hand of the King
            Baratheon becomes Master of Whispers
            The draw phase begins
            The marshalling phase begins
            Targaryen receives 4 gold of income
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            Targaryen is asked: Which challenge does Targaryen initiate?
        "#]],
    );
}

#[test]
fn power_on_a_card_with_infamy_counts_in_the_tie() {
    check(
        "
        rule  initiative.tie.power
        note  ruling A19
        given Stark has 1 power
        given Lannister has Infamous Tavern in play, with 2 power
        when  the plot phase begins
        when  Stark is asked to name the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, having less power
        "#]],
    );
}

/// rule  initiative.tie.random
#[test]
fn a_tie_in_power_too_is_left_to_chance() {
    let winner = |seed: u64| {
        let script = format!(
            "
            players Stark, Lannister, Baratheon
            seed  {seed}
            given Baratheon has 1 power
            when  the plot phase begins
            when  Stark reveals A Quiet Season
            when  Lannister reveals A Quiet Season
            when  Baratheon reveals A Quiet Season
            "
        );
        let log = thrones::scenario::play(&script);
        let won = log.lines().find_map(|line| line.strip_suffix(" wins initiative with 0, by lot"));
        won.expect("somebody wins initiative").to_owned()
    };
    let winners: Vec<String> = (0..100).map(winner).collect();
    let of = |name: &str| winners.iter().filter(|winner| *winner == name).count();
    assert_eq!(of("Stark") + of("Lannister"), 100, "who has more power is not drawn");
    assert!((30..=70).contains(&of("Stark")), "{} of 100 for Stark", of("Stark"));
    assert_eq!(winner(7), winner(7), "one seed always gives the same");
}
