//! Where the phases of a round have their windows.

use expect_test::expect;

use crate::check;

#[test]
fn bran_stark_acts_before_plots_are_chosen() {
    check(
        "
        rule  timing.phase.plot
        given Stark has Bran Stark in play
        when  the plot phase begins
        show  who is asked
        show  what Stark is offered
        when  Stark passes
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Stark is asked: Stark takes an action or passes in the plot phase
            Stark is offered: Pass / Use Bran Stark
            Stark is asked: Which plot does Stark reveal in round 1?
            Lannister is asked: Which plot does Lannister reveal in round 1?
        "#]],
    );
}

#[test]
fn nobody_acts_from_choosing_plots_to_the_last_when_revealed_effect() {
    check(
        "
        rule  timing.phase.plot
        rule  timing.windows
        given Stark is the first player
        given Stark has Bran Stark in play
        given Stark's plot deck is Summoning Season, Building Season
        given Stark's deck is Hodor, Arya Stark
        given Lannister's deck is Plain Lord
        when  the plot phase begins
        when  Stark is asked to choose your plot
        when  Stark tries to use Bran Stark
        when  Stark reveals Summoning Season
        when  Stark names Stark
        show  who is asked
        when  Stark tries to use Bran Stark
        when  Stark chooses Hodor
        when  Stark is asked to take an action
        show  what Stark is offered
        ",
        expect![[r#"
            The plot phase begins
            refused: you are asked for something else now: Which plot does Stark reveal in round 1? (plot.reveal)
            Stark chooses Summoning Season
            Lannister chooses A Quiet Season
            Stark reveals Summoning Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark is asked: Which player does Stark name for Summoning Season?
            refused: you are asked for something else now: Which player does Stark name for Summoning Season? (timing.target)
            Stark chooses Lannister
            Stark searches the deck
            Stark reveals Hodor
            Hodor goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Lannister reveals Plain Lord
            Plain Lord goes to Lannister's hand
            Lannister shuffles the deck
            Stark is offered: Pass / Use Bran Stark
        "#]],
    );
}

#[test]
fn the_new_first_player_orders_when_revealed_effects() {
    check(
        "
        rule  timing.when_revealed
        given Stark has Plain Soldier in play
        given Stark's plot deck is Valar Morghulis
        given Lannister's plot deck is Summoning Season
        given Lannister's deck is Plain Lord
        given Stark's deck is Hodor
        when  the plot phase begins
        when  Lannister names Lannister
        show  who is asked
        show  what Lannister is offered
        when  Lannister chooses Summoning Season
        when  everyone passes
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses Summoning Season
            Stark reveals Valar Morghulis
            Lannister reveals Summoning Season
            Lannister wins initiative with 3
            Lannister is the first player
            Lannister is asked: Lannister decides which of the effects that wait resolves next
            Lannister is offered: Resolve Valar Morghulis / Resolve Summoning Season
            Summoning Season takes effect
            Lannister chooses Stark
            Lannister searches the deck
            Lannister reveals Plain Lord
            Plain Lord goes to Lannister's hand
            Lannister shuffles the deck
            Stark searches the deck
            Stark reveals Hodor
            Hodor goes to Stark's hand
            Stark shuffles the deck
            Valar Morghulis takes effect
            Plain Soldier is killed by Valar Morghulis
            Plain Soldier goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
        "#]],
    );
}

#[test]
fn responses_to_the_reveal_wait_for_all_when_revealed_effects() {
    check(
        "
        rule  timing.when_revealed
        given Stark is the first player
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Plain Spy, Plain Lord, Plain Soldier, Plain Maester, Hodor, Lady
        given Stark's plot deck is Summoning Season
        given Lannister's plot deck is Drunken Allegations
        given Stark's deck is Hodor, Ice
        given Stark has Plain Soldier in play
        when  the plot phase begins
        when  Lannister is asked to respond
        show  what Lannister is offered
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Summoning Season
            Lannister chooses Drunken Allegations
            Stark reveals Summoning Season
            Lannister reveals Drunken Allegations
            Lannister wins initiative with 4
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark reveals Hodor
            Hodor goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Lannister reveals Plain Spy
            Plain Spy goes to Lannister's hand
            Lannister shuffles the deck
            Drunken Allegations takes effect
            Lannister chooses Stark
            Lannister chooses Plain Soldier
            Stark kneels Plain Soldier
            Stark chooses Grand Maester Pycelle
            Lannister kneels Grand Maester Pycelle
            Lannister is offered: Pass / Use Grand Maester Pycelle
        "#]],
    );
}

#[test]
fn players_choose_from_the_controller_of_the_effect_on() {
    check(
        "
        rule  timing.when_revealed.choices
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon's plot deck is Wildfire Assault
        given Stark has 4 Plain Soldier in play
        given Lannister has 4 Plain Soldier in play
        given Baratheon has 4 Plain Soldier in play
        given Targaryen has 4 Plain Soldier in play
        when  the plot phase begins
        when  Baratheon names Stark
        show  who is asked
        when  Baratheon chooses Plain Soldier, Plain Soldier, Plain Soldier
        show  who is asked
        when  Targaryen chooses Plain Soldier, Plain Soldier, Plain Soldier
        show  who is asked
        when  Stark chooses Plain Soldier, Plain Soldier, Plain Soldier
        show  who is asked
        when  Lannister chooses Plain Soldier, Plain Soldier, Plain Soldier
        when  everyone passes
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses Wildfire Assault
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals Wildfire Assault
            Targaryen reveals A Quiet Season
            Baratheon wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Baratheon is asked: Which characters does Baratheon spare with Wildfire Assault?
            Baratheon chooses Plain Soldier
            Baratheon chooses Plain Soldier
            Baratheon chooses Plain Soldier
            Targaryen is asked: Which characters does Targaryen spare for Baratheon's Wildfire Assault?
            Targaryen chooses Plain Soldier
            Targaryen chooses Plain Soldier
            Targaryen chooses Plain Soldier
            Stark is asked: Which characters does Stark spare for Baratheon's Wildfire Assault?
            Stark chooses Plain Soldier
            Stark chooses Plain Soldier
            Stark chooses Plain Soldier
            Lannister is asked: Which characters does Lannister spare for Baratheon's Wildfire Assault?
            Lannister chooses Plain Soldier
            Lannister chooses Plain Soldier
            Lannister chooses Plain Soldier
            Plain Soldier is killed by Wildfire Assault
            Plain Soldier is killed by Wildfire Assault
            Plain Soldier is killed by Wildfire Assault
            Plain Soldier is killed by Wildfire Assault
            Plain Soldier goes to Stark's dead pile
            Plain Soldier goes to Lannister's dead pile
            Plain Soldier goes to Baratheon's dead pile
            Plain Soldier goes to Targaryen's dead pile
            Baratheon returns the used plots to the plot deck
        "#]],
    );
}

#[test]
fn one_finishes_his_search_before_the_next_begins() {
    check(
        "
        rule  timing.when_revealed.choices
        given Stark's plot deck is Summoning Season
        given Stark's deck is Hodor, Arya Stark
        given Lannister's deck is Plain Lord, Plain Spy
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Hodor
        show  Hodor
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Summoning Season
            Lannister chooses A Quiet Season
            Stark reveals Summoning Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark reveals Hodor
            Hodor goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Hodor: Stark's hand
            Lannister is asked: Which character does Lannister put into a hand for Stark's Summoning Season?
        "#]],
    );
}

#[test]
fn a_plot_revealed_later_in_the_round_counts_at_once() {
    check(
        "
        rule  timing.plot.mid_round
        players Baratheon, Lannister
        given it is the challenges phase with Baratheon active
        given Baratheon is the first player
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has 2 Whispering Hall, Plain Soldier, Plain Spy in play
        given Lannister's plot deck is Herding the Masses, A Swift Season
        given Lannister has Plain Lord in play
        when  Baratheon plays Lords of the Narrow Sea on Lannister
        when  Lannister reveals Herding the Masses
        when  everyone passes
        show  Lannister's plot
        show  the first player
        show  Baratheon's power
        when  Lannister attacks Baratheon for military with Plain Lord
        when  the challenge ends
        show  Baratheon's dead pile
        ",
        expect![[r#"
            Baratheon chooses Lannister
            Baratheon kneels Whispering Hall
            Baratheon kneels Whispering Hall
            Baratheon pays 4 influence
            Baratheon plays Lords of the Narrow Sea
            Lannister reveals Herding the Masses
            Baratheon claims 1 power by Lords of the Narrow Sea
            Lannister reveals Herding the Masses
            Baratheon is the first player
            Baratheon has 1 power
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Baratheon declares no defenders
            Lannister wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 2
            Plain Soldier is killed for the claim
            Plain Spy is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Soldier goes to Baratheon's dead pile
            Plain Spy goes to Baratheon's dead pile
            Baratheon has in the dead pile: Plain Soldier, Plain Spy
        "#]],
    );
}

#[test]
fn an_action_before_the_draw() {
    check(
        "
        rule  timing.phase.draw
        given Stark has Deathbound Oath in hand
        given Stark's deck is Plain Spy, Plain Lord, Hodor, Arya Stark
        given Lannister's deck is Plain Soldier, Plain Maester
        when  the draw phase begins
        show  who is asked
        when  Stark plays Deathbound Oath
        when  the draw phase ends
        ",
        expect![[r#"
            The draw phase begins
            Stark is asked: Stark takes an action or passes in the draw phase
            Stark plays Deathbound Oath
            Stark draws Plain Spy
            Stark draws Plain Lord
            Stark draws Hodor
            Lannister draws Plain Soldier
            Lannister draws Plain Maester
        "#]],
    );
}

#[test]
fn the_window_after_the_draw() {
    check(
        "
        rule  timing.phase.draw
        given Stark is the first player
        given Stark's deck is Deathbound Oath, Plain Lord, Hodor, Arya Stark
        given Lannister's deck is Plain Soldier, Plain Maester
        when  the draw phase begins
        when  Stark plays Deathbound Oath
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Deathbound Oath
            Stark draws Plain Lord
            Lannister draws Plain Soldier
            Lannister draws Plain Maester
            Stark plays Deathbound Oath
        "#]],
    );
}

#[test]
fn a_marshalling_player_who_passed_may_still_marshal() {
    check(
        "
        rule  timing.phase.marshalling
        given it is the marshalling phase with Stark active
        given Stark is the first player
        given Stark has Plain Soldier in hand
        given Stark has 1 gold
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Spy in play
        when  Stark passes
        when  Lannister uses Ser Ilyn Payne on Plain Spy
        when  Stark marshals Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Plain Spy is killed by Ser Ilyn Payne
            Plain Spy goes to Stark's dead pile
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
        "#]],
    );
}

#[test]
fn the_turn_ends_when_all_have_passed_in_succession() {
    check(
        "
        rule  timing.phase.marshalling
        given it is the marshalling phase with Stark active
        given Stark is the first player
        given Stark has Plain Soldier in hand
        given Stark has 1 gold
        given Lannister has Sudden Accident in hand
        when  Stark passes
        when  Lannister passes
        show  who is asked
        ",
        expect![[r#"
            Lannister receives 4 gold of income
            Stark is asked: Stark takes an action or passes in the marshalling phase
        "#]],
    );
}

#[test]
fn nobody_acts_before_dominance_is_counted() {
    check(
        "
        rule  timing.phase.dominance
        rule  timing.durations
        given Lannister is the first player
        given Stark has Knight of Flowers in play
        given Lannister has Viserion in play
        given Lannister has 4 gold
        when  the dominance phase begins
        show  who is asked
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            The dominance phase begins
            Knight of Flowers takes effect
            Knight of Flowers claims 1 power
            Lannister wins dominance with 8
            Lannister claims 1 power for dominance
            Lannister is asked: Lannister takes an action or passes in the dominance phase
            Stark has 1 power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn lannisport_brothel_answers_the_standing() {
    check(
        "
        rule  timing.phase.standing
        given Lannister has Lannisport Brothel in play, kneeling
        given Stark has Plain Lord in play, kneeling
        when  the standing phase begins
        show  who is asked
        when  Lannister uses Lannisport Brothel
        show  Plain Lord
        show  Lannisport Brothel
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Lannister stands Lannisport Brothel
            Lannister is asked: Lannister responds or passes: the standing phase goes on
            Lannister kneels Lannisport Brothel
            Lannister uses Lannisport Brothel
            Stark kneels Plain Lord
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Lannisport Brothel: controlled by Lannister, kneeling
        "#]],
    );
}

#[test]
fn unspent_gold_returns_and_players_act_after_it() {
    check(
        "
        rule  timing.phase.standing
        given Stark has 3 gold
        given Stark has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  the taxation phase begins
        show  Stark's gold
        show  who is asked
        ",
        expect![[r#"
            The taxation phase begins
            Stark returns 3 gold to the Treasury
            Stark has 0 gold
            Lannister is asked: Lannister takes an action or passes in the taxation phase
        "#]],
    );
}

#[test]
fn everybody_may_act_after_all_have_stood() {
    check(
        "
        rule  timing.phase.standing
        rule  standing.all
        given Stark has Plain Soldier in play, kneeling
        given Lannister has Sudden Accident in hand
        when  the standing phase begins
        show  Plain Soldier
        show  who is asked
        when  Lannister plays Sudden Accident on Plain Soldier
        show  the phase
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Soldier
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Lannister is asked: Lannister takes an action or passes in the standing phase
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            it is the standing phase
        "#]],
    );
}

#[test]
fn what_changed_in_a_phase_has_changed_until_its_last_window_is_over() {
    check(
        "
        rule  timing.phase_end
        note  The Cavalry cannot be killed in a phase in which its STR was changed; it falls in the next.
        given Stark has Stannis's Northern Cavalry in play
        given Stark has Second Wind in hand
        given Lannister has Pestilent Marsh in hand
        given it is the marshalling phase with Lannister active
        when  Stark plays Second Wind on Stannis's Northern Cavalry
        when  Lannister marshals Pestilent Marsh
        when  the marshalling phase ends
        show  Stannis's Northern Cavalry
        when  the challenges phase begins
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Stark chooses Stannis's Northern Cavalry
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Lannister marshals Pestilent Marsh for 0 gold
            Pestilent Marsh enters play
            Stark receives 4 gold of income
            Stannis's Northern Cavalry: controlled by Stark, standing, STR 0, military, power, Deadly
            The challenges phase begins
            Stannis's Northern Cavalry is killed
            Stannis's Northern Cavalry goes to Stark's dead pile
            Stannis's Northern Cavalry: Stark's dead pile
        "#]],
    );
}
