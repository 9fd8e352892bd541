//! Playing events, using abilities, taking actions, and what works by itself.

use expect_test::expect;

use crate::check;

#[test]
fn an_event_waits_for_the_phase_it_names() {
    check(
        "
        rule  play.event
        given it is the standing phase
        given Lannister is the first player
        given Lannister has Westeros Bleeds, The Lion's Will in hand
        given Lannister has 2 Whispering Hall in play
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        when  Lannister plays Westeros Bleeds
        when  Lannister plays The Lion's Will on Plain Lord
        ",
        expect![[r#"
            refused: Westeros Bleeds is used in the dominance phase; this is the standing phase (play.event)
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister plays The Lion's Will
        "#]],
    );
}

#[test]
fn an_event_of_the_phase_is_played_in_anybodys_turn() {
    check(
        "
        rule  play.event
        rule  action.any_turn
        given Stark has 2 Direwolf Pup in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark plays Lethal Counterattack
        when  everyone passes
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark kneels Direwolf Pup
            Stark kneels Direwolf Pup
            Stark plays Lethal Counterattack
            Plain Soldier is killed by Lethal Counterattack
            Plain Soldier goes to Lannister's dead pile
            Stark declares no defenders
            Nobody wins the challenge, 0 to 0
            Lannister has in play: nothing
        "#]],
    );
}

#[test]
fn a_card_in_hand_has_no_working_text() {
    check(
        "
        rule  play.ability
        given Lannister has Ser Ilyn Payne in hand
        given Stark has Plain Spy in play
        when  Lannister uses Ser Ilyn Payne
        ",
        expect![[r#"
            refused: that text of Ser Ilyn Payne works only in play (play.ability)
        "#]],
    );
}

#[test]
fn a_card_in_the_dead_pile_works_where_its_text_says_so() {
    check(
        "
        rule  play.ability
        given it is the dominance phase
        given Stark has Trident Reinforcements, Plain Soldier, Plain Spy in the dead pile
        when  Stark uses Trident Reinforcements
        when  everyone passes
        show  Trident Reinforcements
        ",
        expect![[r#"
            Stark uses Trident Reinforcements
            Trident Reinforcements goes to Stark's hand
            Trident Reinforcements: Stark's hand
        "#]],
    );
}

#[test]
fn a_used_plot_does_not_work_and_an_agenda_does() {
    check(
        "
        rule  play.ability
        given Stark has Rains of Autumn among the used plots
        given Stark has Plain Courtyard in play
        given Stark runs Sworn Pact
        show  Stark's income
        ",
        expect![[r#"
            Stark has an income of 6
        "#]],
    );
}

#[test]
fn a_revealed_plot_works_without_being_in_play() {
    check(
        "
        rule  play.ability
        given Lannister reveals Rains of Autumn
        given Stark has Plain Courtyard in play
        show  Stark's income
        ",
        expect![[r#"
            Stark has an income of 4
        "#]],
    );
}

#[test]
fn an_event_with_a_gold_cost_is_bought_in_its_players_own_turn() {
    check(
        "
        rule  play.event.gold_cost
        given it is the challenges phase
        given Stark has Dearly Bought in hand
        given Stark has 2 gold
        given Stark's deck is Plain Spy, Plain Lord
        when  Stark plays Dearly Bought
        ",
        expect![[r#"
            refused: Dearly Bought has a gold cost: it is played in your own marshalling turn (play.event.gold_cost)
        "#]],
    );
}

#[test]
fn an_event_with_a_gold_cost_is_not_bought_in_anothers_turn() {
    check(
        "
        rule  play.event.gold_cost
        given it is the marshalling phase with Lannister active
        given Stark is the first player
        given Stark has Dearly Bought, Deathbound Oath in hand
        given Stark has 2 gold
        given Stark's deck is Plain Spy, Plain Lord
        show  who is asked
        when  Stark tries to play Dearly Bought
        when  Stark tries to play Deathbound Oath
        ",
        expect![[r#"
            Stark is asked: Stark takes an action or passes in the marshalling phase
            refused: Dearly Bought has a gold cost: it is played in your own marshalling turn (play.event.gold_cost)
            Stark plays Deathbound Oath
        "#]],
    );
}

#[test]
fn an_event_with_a_gold_cost_is_bought_while_marshalling() {
    check(
        "
        rule  play.event.gold_cost
        given it is the marshalling phase with Stark active
        given Stark has Dearly Bought in hand
        given Stark has 2 gold
        given Stark's deck is Plain Spy
        when  Stark plays Dearly Bought
        show  Stark's gold
        show  Stark's hand
        ",
        expect![[r#"
            Stark pays 2 gold
            Stark plays Dearly Bought
            Stark draws Plain Spy
            Stark has 0 gold
            Stark has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn a_payment_in_the_text_of_an_event_binds_it_to_no_turn() {
    check(
        "
        rule  play.event.gold_cost
        given it is the challenges phase
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        when  Lannister plays The Lion's Will on Plain Lord
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark kneels Plain Lord
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn marshalling_a_card_is_an_action() {
    check(
        "
        rule  action.definition
        given it is the marshalling phase with Stark active
        given Stark has Plain Soldier, Plain Spy in hand
        given Stark has 4 gold
        given Lannister has Sudden Accident in hand
        when  Stark marshals Plain Soldier
        show  who is asked
        when  Stark tries to marshal Plain Spy
        ",
        expect![[r#"
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Lannister is asked: Lannister takes an action or passes in the marshalling phase
            refused: Lannister may act now; your chance comes after (action.rotate)
        "#]],
    );
}

#[test]
fn a_response_is_no_action() {
    check(
        "
        rule  action.definition
        given it is the challenges phase with Lannister active
        given Lannister is the first player
        given Lannister has Sudden Accident in hand
        given Stark has Plain Lord, Joffrey Baratheon, Renly's Courtier in play
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark uses Joffrey Baratheon
        show  who is asked
        show  what Stark is offered
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Stark uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Stark's dead pile
            Stark is asked: Stark takes an action or passes in the challenges phase
            Stark is offered: Pass / Use Renly's Courtier
        "#]],
    );
}

#[test]
fn an_action_resolves_before_another_is_taken() {
    check(
        "
        rule  action.resolve
        rule  timing.save_cancel
        given it is the challenges phase
        given Lannister is the first player
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Renly's Courtier in play
        given Stark has False Rumour, Distinct Mastery, Sudden Accident in hand
        when  Lannister plays The Lion's Will on Renly's Courtier
        show  who is asked
        when  Stark tries to use Renly's Courtier
        when  Stark tries to play Sudden Accident
        when  Stark passes
        show  Renly's Courtier
        show  who is asked
        when  Stark tries to use Renly's Courtier
        ",
        expect![[r#"
            Lannister chooses Renly's Courtier
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark is asked: Stark cancels Lannister's The Lion's Will, or lets it happen
            refused: you are asked for something else now: Stark cancels Lannister's The Lion's Will, or lets it happen (timing.save_cancel)
            refused: you are asked for something else now: Stark cancels Lannister's The Lion's Will, or lets it happen (timing.save_cancel)
            Stark kneels Renly's Courtier
            Renly's Courtier: controlled by Stark, kneeling, STR 1, intrigue, power
            Stark is asked: Stark takes an action or passes in the challenges phase
            refused: Renly's Courtier is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_first_player_acts_first_in_anothers_turn() {
    check(
        "
        rule  action.first
        rule  timing.player_actions
        given it is the marshalling phase with Stark active
        given Lannister is the first player
        given Lannister has Sudden Accident, Plain Soldier in hand
        given Lannister has 4 gold
        given Stark has Plain Spy in hand
        given Stark has 4 gold
        show  who is asked
        when  Lannister tries to marshal Plain Soldier
        when  Stark tries to marshal Plain Spy
        when  Lannister passes
        when  Stark tries to marshal Plain Spy
        ",
        expect![[r#"
            Lannister is asked: Lannister takes an action or passes in the marshalling phase
            refused: only Stark marshals now (marshalling.exclusive)
            refused: Lannister may act now; your chance comes after (action.rotate)
            Stark marshals Plain Spy for 1 gold
            Stark pays 1 gold
            Plain Spy enters play
        "#]],
    );
}

#[test]
fn everyone_has_a_chance_before_a_second_card() {
    check(
        "
        rule  action.rotate
        players Stark, Lannister, Baratheon
        given it is the marshalling phase with Stark active
        given Stark has Plain Soldier, Plain Spy in hand
        given Stark has 4 gold
        given Lannister has Sudden Accident in hand
        given Baratheon has Sudden Accident in hand
        when  Stark marshals Plain Soldier
        show  who is asked
        when  Stark tries to marshal Plain Spy
        when  Lannister passes
        show  who is asked
        when  Stark tries to marshal Plain Spy
        when  Baratheon passes
        show  who is asked
        when  Stark tries to marshal Plain Spy
        ",
        expect![[r#"
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Lannister is asked: Lannister takes an action or passes in the marshalling phase
            refused: Lannister may act now; your chance comes after (action.rotate)
            Baratheon is asked: Baratheon takes an action or passes in the marshalling phase
            refused: Baratheon may act now; your chance comes after (action.rotate)
            Stark is asked: Stark marshals cards, takes actions, or passes
            Stark marshals Plain Spy for 1 gold
            Stark pays 1 gold
            Plain Spy enters play
        "#]],
    );
}

#[test]
fn a_passive_works_by_itself() {
    check(
        "
        rule  passive.definition
        given Stark has Knight of Flowers in play
        given Lannister has War Host of the North in play
        when  the dominance phase begins
        when  Stark uses Knight of Flowers
        ",
        expect![[r#"
            The dominance phase begins
            Knight of Flowers takes effect
            Knight of Flowers claims 1 power
            Lannister wins dominance with 11
            Lannister claims 1 power for dominance
            refused: that text of Knight of Flowers works by itself (passive.definition)
        "#]],
    );
}

#[test]
fn passives_are_done_before_the_next_action() {
    check(
        "
        rule  passive.before_actions
        given it is the marshalling phase with Lannister active
        given Lannister is the first player
        given Lannister has Twin Funerals in hand
        given Stark has 2 Old Red Priest, Plain Courtyard, Whispering Hall, Renly's Courtier in play
        when  Lannister plays Twin Funerals on Old Red Priest, the second Old Red Priest
        when  Stark is asked to take an action
        show  Plain Courtyard
        show  Whispering Hall
        ",
        expect![[r#"
            Lannister chooses Old Red Priest
            Lannister chooses Old Red Priest
            Lannister plays Twin Funerals
            Old Red Priest is killed by Twin Funerals
            Old Red Priest is killed by Twin Funerals
            Old Red Priest takes effect
            Stark chooses Plain Courtyard
            Stark kneels Plain Courtyard
            Old Red Priest takes effect
            Stark chooses Whispering Hall
            Stark kneels Whispering Hall
            Old Red Priest goes to Stark's dead pile
            Old Red Priest goes to Stark's dead pile
            Plain Courtyard: controlled by Stark, kneeling
            Whispering Hall: controlled by Stark, kneeling
        "#]],
    );
}

#[test]
fn a_third_player_orders_the_passives_of_two_others() {
    check(
        "
        rule  passive.order
        players Lannister, Targaryen, Stark
        given Stark is the first player
        given Lannister has The Hound in play
        given Lannister's deck is Plain Spy
        given Targaryen has Daario Naharis in play
        given Stark has 3 gold
        when  the dominance phase begins
        show  who is asked
        show  what Stark is offered
        when  Stark chooses Daario Naharis
        show  what Targaryen is offered
        when  Targaryen chooses Discard Daario Naharis
        show  who is asked
        show  what Lannister is offered
        ",
        expect![[r#"
            The dominance phase begins
            Stark is asked: Stark decides which of the effects that wait resolves next
            Stark is offered: Resolve The Hound / Resolve Daario Naharis
            Daario Naharis takes effect
            Targaryen is offered: Choose a player who has at least 1 gold and discard 1 gold from that player's gold pool / Discard Daario Naharis from play
            Daario Naharis is discarded from play
            The Hound takes effect
            Lannister is asked: Which effect of The Hound does Lannister take?
            Lannister is offered: Discard the top card of your deck / Discard The Hound from play (it cannot be saved)
        "#]],
    );
}
