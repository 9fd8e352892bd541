//! Setup.

use expect_test::expect;
use tabletop::{Answer, Eyes, Game as _, Seat, Seed, Silent};
use thrones::Thrones;
use thrones::deck::{Profile, ready_made};
use thrones::item::{Item, Thing};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::vocabulary::House;

use crate::check;

#[test]
fn setup_cards_are_placed_within_five_gold() {
    check(
        "
        rule  setup.place.limit
        rule  setup.place.types
        rule  setup.reveal
        rule  setup.redraw
        given Stark has Eddard Stark, Plain Soldier, Plain Lord, Sudden Accident in hand
        given Stark's deck is 6 Plain Spy
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Lord
        when  Stark places Sudden Accident
        when  Stark places Eddard Stark
        when  Stark places Plain Soldier
        when  setup ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark places Plain Lord facedown
            refused: Sudden Accident is no character or location; only those are placed in setup (setup.place.types)
            refused: Eddard Stark counts 4, 2 of 5 gold are left (setup.place.limit)
            Stark places Plain Soldier facedown
            Stark reveals Plain Soldier
            Stark reveals Plain Lord
            Stark draws Plain Spy
            Stark draws Plain Spy
            Round 1 begins
            The plot phase begins
            Stark has in play: Plain Soldier, Plain Lord
        "#]],
    );
}

#[test]
fn a_setup_attachment_needs_its_host_in_the_same_setup() {
    check(
        "
        rule  setup.place.attachments
        rule  keyword.setup
        given Stark has Maester's Chain, Plain Maester in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Maester's Chain
        when  Stark places Plain Maester
        when  Stark places Maester's Chain on Plain Maester
        when  setup ends
        show  Plain Maester
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            refused: Maester's Chain needs a card placed in this setup that it can be attached to (setup.place.attachments)
            Stark places Plain Maester facedown
            Stark places Maester's Chain facedown
            Stark reveals Maester's Chain
            Stark reveals Plain Maester
            Round 1 begins
            The plot phase begins
            Plain Maester: controlled by Stark, standing, STR 1, intrigue, with Maester's Chain
        "#]],
    );
}

#[test]
fn setup_counts_the_penalty_for_another_house() {
    check(
        "
        rule  setup.place.penalty
        given Stark has Tyrion Lannister in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Tyrion Lannister
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            refused: Tyrion Lannister counts 6 with the penalty for another House, 5 of 5 gold are left (setup.place.penalty)
        "#]],
    );
}

#[test]
fn the_steps_of_setup_come_in_order() {
    check(
        "
        rule  setup.order
        given Stark has Plain Soldier in hand
        given Stark's deck is 8 Plain Spy
        given Lannister's deck is 8 Plain Spy
        given Stark is the first player
        when  the game begins
        when  Stark chooses Stark's House
        when  Stark tries to place Plain Soldier
        when  Stark places Plain Soldier
        when  setup ends
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            refused: cards are placed after all have announced; Lannister has not (setup.order)
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Stark places Plain Soldier facedown
            Stark reveals Plain Soldier
            Stark draws Plain Spy
            Round 1 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn the_pool_never_runs_out_of_power() {
    check(
        "
        rule  setup.power_pool
        note  Melisandre keeps power on the Plain Lord from winning, so that more than 30 counters are out
        players Baratheon, Lannister
        given Baratheon has Melisandre in play
        given Baratheon has Plain Spy in play, with 12 power
        given Lannister has Plain Lord in play, kneeling, with 30 power
        when  Baratheon attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Baratheon's power
        show  Plain Lord
        ",
        expect![[r#"
            Baratheon initiates an intrigue challenge against Lannister
            Baratheon attacks with Plain Spy
            Baratheon kneels Plain Spy
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon has 13 power
            Plain Lord: controlled by Lannister, kneeling, STR 3, military, intrigue, power, 30 power
        "#]],
    );
}

#[test]
fn the_treasury_never_runs_out_of_gold() {
    check(
        "
        rule  setup.treasury
        given Lannister has 20 gold
        given Stark has 4 Plain Courtyard in play
        when  the marshalling phase begins
        show  Lannister's gold
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 8 gold of income
            Lannister receives 4 gold of income
            Lannister has 24 gold
            Stark has 8 gold
        "#]],
    );
}

#[test]
fn all_six_titles_wait_in_the_chamber() {
    check(
        "
        rule  setup.title_pool
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is the first player
        when  the game begins
        when  setup ends
        when  Stark is asked to take a title
        show  what Stark is offered
        ",
        expect![[r#"
            Stark shuffles the deck
            Lannister shuffles the deck
            Baratheon shuffles the deck
            Targaryen shuffles the deck
            Round 1 begins
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
            Stark is offered: Crown Regent / Lord Commander of the Kingsguard / Hand of the King / Master of Whispers / Master of Laws / Master of Coin
        "#]],
    );
}

#[test]
fn house_and_agenda_are_announced_clockwise() {
    check(
        "
        rule  setup.declare
        players Stark, Lannister, Baratheon
        given Lannister is the first player
        given Baratheon runs Sworn Pact
        when  the game begins
        when  Stark tries to choose Stark's House
        when  Lannister chooses Lannister's House
        when  Stark tries to choose Stark's House
        when  Baratheon chooses Baratheon's House
        when  Stark chooses Stark's House
        ",
        expect![[r#"
            refused: Lannister announces House and agenda now; it goes in player order (setup.declare)
            Lannister is first player, by lot
            Lannister announces House Lannister
            refused: Baratheon announces House and agenda now; it goes in player order (setup.declare)
            Baratheon announces House Baratheon and Sworn Pact
            Stark announces House Stark
            Lannister shuffles the deck
            Baratheon shuffles the deck
            Stark shuffles the deck
        "#]],
    );
}

#[test]
fn two_players_may_announce_the_same() {
    check(
        "
        rule  setup.declare.repeats
        players Stark, Stark
        given Stark 1 runs Sworn Pact
        given Stark 2 runs Sworn Pact
        given Stark 1 is the first player
        when  the game begins
        when  Stark 1 is asked to place a setup card
        ",
        expect![[r#"
            Stark (1) is first player, by lot
            Stark (1) announces House Stark and Sworn Pact
            Stark (2) announces House Stark and Sworn Pact
            Stark (1) shuffles the deck
            Stark (2) shuffles the deck
        "#]],
    );
}

#[test]
fn the_setup_hand_is_seven_cards() {
    check(
        "
        rule  setup.hand
        given Stark's deck is 9 Plain Spy
        given Lannister's deck is 2 Plain Soldier
        given Stark is the first player
        when  the game begins
        when  Stark is asked to place a setup card
        show  Stark's hand
        show  Stark's deck
        show  Lannister's hand
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            Stark has in hand: Plain Spy, Plain Spy, Plain Spy, Plain Spy, Plain Spy, Plain Spy, Plain Spy
            Stark has in the deck: Plain Spy, Plain Spy
            Lannister has in hand: Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn setup_cards_are_placed_facedown_in_player_order() {
    check(
        "
        rule  setup.place.order
        seen by Lannister
        given Stark has Plain Lord, Plain Soldier, Plain Spy in hand
        given Lannister has Plain Maester in hand
        given Stark is the first player
        when  the game begins
        when  Stark is asked to place a setup card
        when  Lannister tries to place Plain Maester
        when  Stark places Plain Lord
        when  Stark places Plain Soldier
        when  Stark places Plain Spy
        when  Stark places nothing
        show  who is asked
        when  Lannister places nothing
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            refused: Stark places setup cards now; it goes in player order (setup.place.order)
            Stark places a card facedown
            Stark places a card facedown
            Stark places a card facedown
            Lannister is asked: Lannister has 5 gold left for setup: which card is placed facedown?
            Stark reveals Plain Lord
            Stark reveals Plain Soldier
            Stark reveals Plain Spy
            Round 1 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn four_and_one_make_five_gold() {
    check(
        "
        rule  setup.place.limit
        given Stark has Eddard Stark, House Tully Recruiter, Direwolf Pup in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Eddard Stark
        when  Stark places House Tully Recruiter
        when  Stark places Direwolf Pup
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Eddard Stark facedown
            Stark places House Tully Recruiter facedown
            refused: Direwolf Pup counts 1, 0 of 5 gold are left (setup.place.limit)
        "#]],
    );
}

#[test]
fn nothing_is_cheaper_in_setup() {
    check(
        "
        rule  setup.place.limit
        note  Lady counts 2 beside Sansa Stark, too
        given Stark has Sansa Stark, Lady, House Tully Recruiter, Direwolf Pup in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Sansa Stark
        when  Stark places Lady
        when  Stark places House Tully Recruiter
        when  Stark places Direwolf Pup
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Sansa Stark facedown
            Stark places Lady facedown
            Stark places House Tully Recruiter facedown
            refused: Direwolf Pup counts 1, 0 of 5 gold are left (setup.place.limit)
        "#]],
    );
}

#[test]
fn attachments_are_not_placed_without_the_keyword() {
    check(
        "
        rule  setup.place.types
        given Stark has Eddard Stark, Bodyguard in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Eddard Stark
        when  Stark places Bodyguard
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Eddard Stark facedown
            refused: Bodyguard is no character or location; only those are placed in setup (setup.place.types)
        "#]],
    );
}

#[test]
fn the_cost_of_a_setup_attachment_counts() {
    check(
        "
        rule  setup.place.attachments
        given Stark has Plain Maester, Plain Lord, Maester's Chain in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Maester
        when  Stark places Plain Lord
        when  Stark places Maester's Chain
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Plain Maester facedown
            Stark places Plain Lord facedown
            refused: Maester's Chain counts 1, 0 of 5 gold are left (setup.place.limit)
        "#]],
    );
}

#[test]
fn one_limited_card_is_placed_and_one_more_played_in_the_first_round() {
    check(
        "
        rule  setup.place.limited
        given Stark has 3 Great Keep in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Great Keep
        when  Stark places the second Great Keep
        when  setup ends
        when  the marshalling phase begins
        when  Stark marshals Great Keep
        when  Stark marshals Great Keep
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Great Keep facedown
            refused: Great Keep is Limited and one Limited card is placed already (setup.place.limited)
            Stark reveals Great Keep
            Round 1 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 5 gold of income
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            refused: Great Keep is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn no_duplicates_in_setup() {
    check(
        "
        rule  setup.place.duplicates
        given Stark has 2 Arya Stark, 2 Direwolf Pup in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Arya Stark
        when  Stark places the second Arya Stark
        when  Stark places Direwolf Pup
        when  Stark places the second Direwolf Pup
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Arya Stark facedown
            refused: Arya Stark is unique and one is placed already (setup.place.duplicates)
            Stark places Direwolf Pup facedown
            Stark places Direwolf Pup facedown
        "#]],
    );
}

#[test]
fn a_foreign_card_of_three_gold_counts_five() {
    check(
        "
        rule  setup.place.penalty
        note  neutral cards and cards that share a House count what is printed
        given Stark has Chella, Daughter of Cheyk, Jon Snow, Two Houses Envoy, Brown Ben Plumm in hand
        given Lannister has Jon Snow, Two Houses Envoy in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Chella, Daughter of Cheyk
        when  Stark places Jon Snow
        when  Stark places Brown Ben Plumm
        when  Stark passes
        when  Lannister places Jon Snow
        when  Lannister places Two Houses Envoy
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Chella, Daughter of Cheyk facedown
            refused: Jon Snow counts 3, 0 of 5 gold are left (setup.place.limit)
            refused: Brown Ben Plumm counts 2 with the penalty for another House, 0 of 5 gold are left (setup.place.penalty)
            Lannister places Jon Snow facedown
            refused: Two Houses Envoy counts 4 with the penalty for another House, 2 of 5 gold are left (setup.place.penalty)
        "#]],
    );
}

#[test]
fn all_setup_cards_are_turned_up_together() {
    check(
        "
        rule  setup.reveal
        players Stark, Lannister, Baratheon
        seen by Lannister
        given Stark has Plain Lord in hand
        given Baratheon has Plain Courtyard in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Lord
        when  Stark passes
        when  Baratheon places Plain Courtyard
        show  Plain Lord
        when  Baratheon passes
        show  Plain Lord
        show  Plain Courtyard
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Baratheon announces House Baratheon
            Stark shuffles the deck
            Lannister shuffles the deck
            Baratheon shuffles the deck
            Stark places a card facedown
            Baratheon places a card facedown
            Plain Lord: Stark's setup
            Stark reveals Plain Lord
            Baratheon reveals Plain Courtyard
            Round 1 begins
            The plot phase begins
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Plain Courtyard: controlled by Baratheon, standing
        "#]],
    );
}

#[test]
fn setup_cards_are_placed_clockwise() {
    check(
        "
        rule  setup.place.order
        rule  setup.declare
        players Stark, Lannister, Baratheon, Targaryen
        given Stark has Plain Soldier in hand
        given Lannister has Plain Spy in hand
        given Baratheon has Plain Lord in hand
        given Targaryen has Plain Maester in hand
        given Baratheon is the first player
        when  the game begins
        when  Baratheon is asked to place a setup card
        when  Stark tries to place Plain Soldier
        when  Baratheon places Plain Lord
        when  Baratheon places nothing
        show  who is asked
        when  Targaryen places nothing
        show  who is asked
        when  Stark places Plain Soldier
        when  Stark places nothing
        show  who is asked
        when  Lannister places Plain Spy
        when  setup ends
        ",
        expect![[r#"
            Baratheon is first player, by lot
            Baratheon announces House Baratheon
            Targaryen announces House Targaryen
            Stark announces House Stark
            Lannister announces House Lannister
            Baratheon shuffles the deck
            Targaryen shuffles the deck
            Stark shuffles the deck
            Lannister shuffles the deck
            refused: Baratheon places setup cards now; it goes in player order (setup.place.order)
            Baratheon places Plain Lord facedown
            Targaryen is asked: Targaryen has 5 gold left for setup: which card is placed facedown?
            Stark is asked: Stark has 5 gold left for setup: which card is placed facedown?
            Stark places Plain Soldier facedown
            Lannister is asked: Lannister has 5 gold left for setup: which card is placed facedown?
            Lannister places Plain Spy facedown
            Baratheon reveals Plain Lord
            Stark reveals Plain Soldier
            Lannister reveals Plain Spy
            Round 1 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn turning_setup_cards_up_sets_off_nothing() {
    check(
        "
        rule  setup.reveal.not_played
        given Stark has Eddard Stark in hand
        given Lannister has Enemy Informer in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Eddard Stark
        when  Lannister places Enemy Informer
        when  setup ends
        show  Eddard Stark
        when  Lannister tries to use Enemy Informer
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Eddard Stark facedown
            Lannister places Enemy Informer facedown
            Stark reveals Eddard Stark
            Lannister reveals Enemy Informer
            Round 1 begins
            The plot phase begins
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
            refused: Enemy Informer is used after you play Enemy Informer from hand; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn values_of_setup_cards_count_from_the_reveal_on() {
    check(
        "
        rule  setup.reveal.not_played
        given Stark has Winterfell Castle, Arya Stark in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Winterfell Castle
        when  Stark places Arya Stark
        when  setup ends
        show  Arya Stark
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Winterfell Castle facedown
            Stark places Arya Stark facedown
            Stark reveals Winterfell Castle
            Stark reveals Arya Stark
            Round 1 begins
            The plot phase begins
            Arya Stark: controlled by Stark, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn nobody_acts_in_setup() {
    check(
        "
        rule  setup.no_actions
        given Stark has Arya Stark, Crossroads, Renowned Knight in play
        given Stark is the first player
        when  the game begins
        when  Stark tries to use Arya Stark
        show  who is asked
        ",
        expect![[r#"
            refused: no actions are taken before the first plot phase (setup.no_actions)
            Stark is asked: Stark announces House and agenda
        "#]],
    );
}

#[test]
fn the_redraw_is_to_seven_and_outside_the_draw_cap() {
    check(
        "
        rule  setup.redraw
        note  Counting Favors then draws its 3 cards all the same
        given Stark has Plain Lord, Plain Soldier, Direwolf Pup, 4 Plain Maester in hand
        given Stark's deck is 3 Plain Spy, 4 Hodor
        given Stark has Counting Favors in the plot deck
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Lord
        when  Stark places Plain Soldier
        when  Stark places Direwolf Pup
        when  setup ends
        show  Stark's hand
        when  Stark reveals Counting Favors
        when  Lannister reveals A Quiet Season
        when  Stark names Stark
        when  Stark chooses Lannister
        when  everyone passes
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Plain Lord facedown
            Stark places Plain Soldier facedown
            Stark places Direwolf Pup facedown
            Stark reveals Plain Lord
            Stark reveals Plain Soldier
            Stark reveals Direwolf Pup
            Stark draws Hodor
            Stark draws Hodor
            Stark draws Hodor
            Round 1 begins
            The plot phase begins
            Stark has in hand: Plain Maester, Plain Maester, Plain Maester, Plain Maester, Hodor, Hodor, Hodor
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Plain Spy
            Stark draws Hodor
            Stark draws Plain Spy
            Lannister cannot draw another card
        "#]],
    );
}

#[test]
fn cards_that_share_a_house_count_what_is_printed() {
    check(
        "
        rule  setup.place.penalty
        given Stark has Jon Snow, Two Houses Envoy in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Jon Snow
        when  Stark places Two Houses Envoy
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Jon Snow facedown
            Stark places Two Houses Envoy facedown
        "#]],
    );
}

#[test]
fn with_too_few_cards_the_redraw_is_what_there_is() {
    check(
        "
        rule  setup.redraw
        note  ruling A17
        given Stark has Plain Lord, Plain Soldier in hand
        given Stark's deck is 6 Plain Spy
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Lord
        when  Stark places Plain Soldier
        when  setup ends
        show  Stark's hand
        show  Stark's deck
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark draws Plain Spy
            Stark places Plain Lord facedown
            Stark places Plain Soldier facedown
            Stark reveals Plain Lord
            Stark reveals Plain Soldier
            Stark draws Plain Spy
            Round 1 begins
            The plot phase begins
            Stark has in hand: Plain Spy, Plain Spy, Plain Spy, Plain Spy, Plain Spy, Plain Spy
            Stark has in the deck: nothing
        "#]],
    );
}

/// rule  setup.first_player
#[test]
fn the_setup_first_player_is_drawn_at_random() {
    let drawn = |seed: u64| {
        let script = format!(
            "
            players Stark, Lannister, Baratheon, Targaryen
            seed  {seed}
            when  the game begins
            show  who is asked
            "
        );
        thrones::scenario::play(&script)
    };
    let all: Vec<String> = (0..200).map(drawn).collect();
    for name in ["Stark", "Lannister", "Baratheon", "Targaryen"] {
        let times = all.iter().filter(|log| log.starts_with(name)).count();
        assert!((25..=75).contains(&times), "{name} declares first {times} times of 200");
    }
    assert_eq!(drawn(3), drawn(3), "one seed always gives the same seat");
}

/// rule  setup.shuffle
#[test]
fn house_decks_are_shuffled() {
    let hand = |seed: u64| {
        let script = format!(
            "
            seed  {seed}
            given Stark's deck is Ice, Hodor, Lady, Summer, Nymeria, Ghost, Jon Snow
            given Stark is the first player
            when  the game begins
            when  Stark is asked to place a setup card
            "
        );
        thrones::scenario::play(&script)
    };
    assert_ne!(hand(1), hand(2), "two seeds give two orders");
    assert_eq!(hand(1), hand(1), "one seed always gives the same order");
    let sorted = |log: String| {
        let mut lines: Vec<String> = log.lines().map(ToOwned::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(hand(1)), sorted(hand(2)), "of the same cards");
}

#[test]
fn who_has_several_decks_announces_one_knowing_the_earlier_ones() {
    check(
        "
        rule  setup.declare
        players Stark or Lannister, Baratheon, Targaryen or Stark or Martell
        given Baratheon is the first player
        when  the game begins
        show  who is asked
        when  Baratheon chooses Baratheon's House
        show  who is asked
        show  what Player 3 is offered
        when  Player 1 tries to choose House Lannister
        when  Player 3 chooses House Stark
        show  what Player 1 is offered
        ",
        expect![[r#"
            Baratheon is asked: Baratheon announces House and agenda
            Baratheon is first player, by lot
            Baratheon announces House Baratheon
            Player 3 is asked: Player 3 announces House and agenda
            Player 3 is offered: House Targaryen / House Stark / House Martell
            refused: Player 3 decides first; what is going on resolves completely (action.resolve)
            Stark (3) announces House Stark
            Player 1 is offered: House Stark / House Lannister
        "#]],
    );
}

#[test]
fn the_deck_announced_is_the_one_that_is_played() {
    let deck = |name: &str| SetupDeck::from(&ready_made(name).expect("it is ready made"));
    let setup = Setup {
        edition: Edition::Lcg,
        variant: Variant::Standard,
        profile: Profile::Casual,
        decks: vec![deck("stark").or([deck("lannister")]), deck("baratheon")],
    };
    for (item, house) in [(None, House::Stark), (Some(Thing::Deck(0)), House::Lannister)] {
        let mut game = Thrones::begin(&setup, Seed::from_number(3)).expect("the setup is right");
        game.hurry(&mut Silent);
        let prompt = game.prompts().next().expect("the choice of a deck is no forced one");
        assert_eq!((prompt.seat, prompt.shape.items().len()), (Seat(0), 2));
        let item = item.map_or(prompt.shape.items()[0], Item::from);
        game.decide(Seat(0), &Answer::One(item), &mut Silent).expect("it is offered");
        let view = game.view(Eyes::Everything);
        assert_eq!(
            view.players.iter().map(|one| one.house).collect::<Vec<_>>(),
            [house, House::Baratheon]
        );
        let held = view.players[0].hand.iter().filter_map(|card| card.card.as_ref());
        let held: Vec<&str> = held.map(|card| card.name).collect();
        let list = ready_made(&house.title().to_lowercase()).expect("it is ready made");
        let named = |name: &&str| list.each_card().any(|code| code.printed().name == *name);
        assert!(held.len() == 7 && held.iter().all(named), "{held:?}");
    }
}
