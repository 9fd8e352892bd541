//! In play, piles, removed cards, and who sees what.

use expect_test::expect;

use crate::check;

#[test]
fn cards_on_the_table_are_in_play_and_nothing_else_is() {
    check(
        "
        rule  zone.in_play
        players Stark, Lannister, Baratheon
        given it is the challenges phase
        given Stark is Master of Coin
        given Stark runs Sworn Pact
        given Stark has Plain Lord, Plain Soldier, Plain Courtyard in play
        given Stark has Strong Sword on Plain Lord
        given Stark has Plain Spy, Hodor, Ice in hand
        given Stark has Arya Stark in the dead pile
        given Stark has Catelyn Stark in the discard pile
        given Stark has Robb Stark removed from the game
        given Lannister has Called Home in hand
        when  Lannister plays Called Home
        show  what Lannister is offered
        ",
        expect![[r#"
            Lannister is offered: Plain Lord / Plain Soldier / Plain Courtyard / Strong Sword
        "#]],
    );
}

#[test]
fn a_card_removed_from_the_game_is_gone() {
    check(
        "
        rule  zone.removed
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Plain Lord in play
        given Stark has Plain Lord in hand
        given Stark has 4 gold
        given Lannister has Lost at Sea in hand
        when  Stark marshals Plain Lord
        when  Lannister plays Lost at Sea on Plain Lord
        when  Stark marshals Plain Lord
        show  the second Plain Lord
        ",
        expect![[r#"
            refused: Plain Lord is unique and Stark has it in play (unique.one_copy)
            Lannister chooses Plain Lord
            Lannister plays Lost at Sea
            Plain Lord is removed from the game
            Plain Lord goes out of the game
            Stark marshals Plain Lord for 3 gold
            Stark pays 3 gold
            Plain Lord enters play
            Lannister receives 4 gold of income
            Plain Lord: removed from the game
        "#]],
    );
}

#[test]
fn cards_go_to_their_owners_piles() {
    check(
        "
        rule  zone.piles
        given Stark has Catelyn Stark in play, under Lannister's control
        given Stark has Strong Sword on Catelyn Stark
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Catelyn Stark
        when  everyone passes
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Lannister chooses Catelyn Stark
            Lannister plays Sudden Accident
            Catelyn Stark is killed by Sudden Accident
            Catelyn Stark goes to Stark's dead pile
            Strong Sword goes to Stark's discard pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: nothing
            Stark has in hand: nothing
            Stark has in the dead pile: Catelyn Stark
            Stark has in the discard pile: Strong Sword
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Sudden Accident
        "#]],
    );
}

#[test]
fn hands_and_decks_are_hidden_piles_are_open() {
    check(
        "
        rule  zone.visibility
        given it is the challenges phase
        given Stark has Ice, Hodor in hand
        given Stark's deck is Arya Stark, Robb Stark
        given Stark has Catelyn Stark in the discard pile
        given Stark has Sansa Stark in the dead pile
        given Stark has Blockade among the used plots
        given Stark's plot deck is Valar Morghulis, Wildfire Assault
        show  what Lannister sees of Stark
        show  what Stark sees of Stark
        ",
        expect![[r#"
            Lannister sees in Stark's hand: a card, a card
            Lannister sees in Stark's deck: 2 cards, of them known: nothing
            Lannister sees in Stark's discard pile: Catelyn Stark
            Lannister sees in Stark's dead pile: Sansa Stark
            Lannister sees in Stark's plot deck: 2 cards, of them known: nothing
            Lannister sees in Stark's used plots: Blockade
            Stark sees in Stark's hand: Ice, Hodor
            Stark sees in Stark's deck: 2 cards, of them known: nothing
            Stark sees in Stark's discard pile: Catelyn Stark
            Stark sees in Stark's dead pile: Sansa Stark
            Stark sees in Stark's plot deck: 2 cards, of them known: Valar Morghulis, Wildfire Assault
            Stark sees in Stark's used plots: Blockade
        "#]],
    );
}

#[test]
fn what_a_player_draws_the_others_do_not_see() {
    check(
        "
        rule  zone.visibility
        seen by Lannister
        given Stark has Deathbound Oath in hand
        given Stark's deck is Ice, Hodor
        given Lannister has Deathbound Oath in hand
        given Lannister's deck is Ice, Hodor
        when  Stark plays Deathbound Oath
        when  Lannister plays Lannister's Deathbound Oath
        when  everyone passes
        ",
        expect![[r#"
            Stark plays Deathbound Oath
            Stark draws a card
            Lannister plays Deathbound Oath
            Lannister draws Ice
        "#]],
    );
}

#[test]
fn a_killed_card_of_another_is_in_its_owners_dead_pile() {
    check(
        "
        rule  zone.piles
        players Stark, Lannister, Baratheon
        given Stark has Hodor in play, under Lannister's control
        given Baratheon has Plain Lord in play
        when  Baratheon attacks Lannister for military with Plain Lord
        when  the challenge ends
        show  Hodor
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Plain Lord
            Baratheon kneels Plain Lord
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Hodor is killed for the claim
            Baratheon claims 1 power, unopposed
            Hodor goes to Stark's dead pile
            Hodor: Stark's dead pile
        "#]],
    );
}

#[test]
fn what_takes_a_card_in_play_finds_no_agenda_plot_hand_or_pile() {
    check(
        "
        rule  zone.in_play
        rule  card.agenda
        note  agenda, plot, hand and piles are not in play
        given Stark runs Sworn Pact
        given Stark has Plain Soldier, Great Keep in play
        given Stark has Strong Sword on Plain Soldier
        given Stark has Plain Lord in hand
        given Stark has Plain Spy in the dead pile
        given Lannister has Lost at Sea in hand
        given it is the challenges phase
        when  Lannister plays Lost at Sea
        show  what Lannister is offered
        ",
        expect![[r#"
            Lannister is offered: Plain Soldier / Great Keep / Strong Sword
        "#]],
    );
}
