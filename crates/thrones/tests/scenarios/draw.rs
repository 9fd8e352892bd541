//! Drawing, searching and revealing cards.

use expect_test::expect;

use crate::check;

#[test]
fn everybody_draws_two_and_no_hand_is_too_large() {
    check(
        "
        rule  draw.two
        given Stark has 5 Plain Soldier in hand
        given Stark's deck is Ice, Hodor, Summer
        given Lannister's deck is Plain Spy, Plain Lord, Plain Maester
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        show  Stark's deck
        show  Lannister's deck
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Ice
            Stark draws Hodor
            Lannister draws Plain Spy
            Lannister draws Plain Lord
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Ice, Hodor
            Stark has in the deck: Summer
            Lannister has in the deck: Plain Maester
        "#]],
    );
}

#[test]
fn a_deck_of_one_gives_one_card_and_the_game_goes_on() {
    check(
        "
        rule  draw.empty
        given Stark's deck is Ice
        given Lannister's deck is empty
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's deck
        show  the winner
        when  the marshalling phase begins
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Ice
            Stark has in the deck: nothing
            nobody has won
            The marshalling phase begins
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn draws_past_the_cap_do_not_happen() {
    check(
        "
        rule  draw.cap
        given Stark has drawn 2 cards
        given Stark's deck is Ice, Hodor
        given Stark has Cersei Lannister in play
        given Stark has Insidious Ways in hand
        when  Stark attacks Lannister for intrigue with Cersei Lannister
        when  Stark plays Insidious Ways on Cersei Lannister
        when  the challenge ends
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Cersei Lannister
            Stark kneels Cersei Lannister
            Stark chooses Cersei Lannister
            Stark plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Insidious Ways takes effect
            Stark draws Ice
            Stark cannot draw another card
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn an_ability_that_would_only_draw_is_not_used_at_the_cap() {
    check(
        "
        rule  draw.cap
        note  Ruling A29.
        given Stark has drawn 3 cards
        given Stark's deck is Ice
        given Stark has Deathbound Oath in hand
        given it is the challenges phase
        when  Stark plays Deathbound Oath
        ",
        expect![[r#"
            refused: Deathbound Oath would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn the_cap_counts_anew_each_round() {
    check(
        "
        rule  draw.cap
        given Stark has drawn 3 cards
        given Stark's deck is Ice, Hodor, Summer
        given Lannister's deck is 3 Plain Spy
        given Stark has Deathbound Oath in hand
        when  the taxation phase begins
        when  Stark plays Deathbound Oath
        when  the round ends
        when  the draw phase begins
        when  Stark plays Deathbound Oath
        ",
        expect![[r#"
            The taxation phase begins
            refused: Deathbound Oath would change nothing now (timing.initiate.no_effect)
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            Stark plays Deathbound Oath
            Stark draws Ice
        "#]],
    );
}

#[test]
fn cards_drawn_in_the_draw_phase_do_not_count() {
    check(
        "
        rule  draw.cap
        rule  draw.two
        given Stark has drawn 2 cards
        given Stark's deck is Ice, Hodor, Summer, Lady
        given Stark has 2 Deathbound Oath in hand
        when  the draw phase begins
        when  the draw phase ends
        when  the marshalling phase begins
        when  Stark plays Deathbound Oath
        when  Stark is asked to take an action
        when  Stark plays Deathbound Oath
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Ice
            Stark draws Hodor
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark plays Deathbound Oath
            Stark draws Summer
            refused: Deathbound Oath would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn a_search_is_no_draw() {
    check(
        "
        rule  draw.cap.word
        given Stark has drawn 3 cards
        given Stark has Whispering Hall in play
        given Stark has Dance With Dragons in hand
        given Stark's deck is Plain Spy, Rhaegal
        given it is the challenges phase
        when  Stark plays Dance With Dragons
        when  Stark chooses Rhaegal
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark plays Dance With Dragons
            Stark searches the deck
            Stark reveals Rhaegal
            Rhaegal goes to Stark's hand
            Stark shuffles the deck
            Stark has in hand: Rhaegal
        "#]],
    );
}

#[test]
fn several_cards_are_drawn_one_by_one() {
    check(
        "
        rule  draw.one_by_one
        given Stark's plot deck is Counting Favors
        given Stark is the first player
        given Lannister has drawn 2 cards
        given Stark's deck is Ice, Hodor, Summer, Lady
        given Lannister's deck is Plain Spy, Plain Lord, Plain Maester
        when  the plot phase begins
        when  everyone passes
        when  the plot phase ends
        show  Lannister's deck
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
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Summer
            Lannister draws Plain Spy
            Lannister cannot draw another card
            Stark returns the used plots to the plot deck
            Lannister has in the deck: Plain Lord, Plain Maester
        "#]],
    );
}

#[test]
fn a_searched_deck_is_shuffled_though_nothing_was_found() {
    check(
        "
        rule  search.shuffle
        given Stark's plot deck is Building Season
        given Stark is the first player
        given Stark's deck is Ice, Hodor, Summer, Lady, Nymeria
        given Lannister's deck is Plain Spy, Plain Courtyard, Plain Lord, Plain Maester, Plain Soldier
        when  the plot phase begins
        when  the plot phase ends
        show  Stark's deck
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Building Season
            Lannister chooses A Quiet Season
            Stark reveals Building Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 1
            Stark is the first player
            Building Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark shuffles the deck
            Lannister searches the deck
            Lannister reveals Plain Courtyard
            Plain Courtyard goes to Lannister's hand
            Lannister shuffles the deck
            Stark returns the used plots to the plot deck
            Stark has in the deck: Summer, Hodor, Nymeria, Ice, Lady
            Lannister has in hand: Plain Courtyard
        "#]],
    );
}

#[test]
fn a_deck_that_is_only_looked_at_is_not_shuffled() {
    check(
        "
        rule  search.shuffle
        given Lannister has Raff the Sweetling in play
        given Lannister has 1 gold
        given Stark's deck is Ice, Hodor, Summer, Lady, Nymeria
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling
        when  everyone passes
        when  Lannister chooses Leave the top card
        show  Stark's deck
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at Ice
            Ice goes to the top of Stark's deck
            Stark has in the deck: Ice, Hodor, Summer, Lady, Nymeria
        "#]],
    );
}

#[test]
fn a_revealed_card_is_seen_until_it_is_in_hand() {
    check(
        "
        rule  reveal.duration
        seen by Lannister
        given Stark has Whispering Hall in play
        given Stark has Dance With Dragons in hand
        given Stark's deck is Plain Spy, Rhaegal, Hodor
        given it is the challenges phase
        when  Stark plays Dance With Dragons
        when  Stark chooses Rhaegal
        when  everyone passes
        ",
        expect![[r#"
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark plays Dance With Dragons
            Stark searches the deck
            Stark reveals Rhaegal
            Rhaegal goes to Stark's hand
            Stark shuffles the deck
        "#]],
    );
}

#[test]
fn a_card_shown_on_its_way_is_remembered_and_the_rest_of_the_hand_is_hidden() {
    check(
        "
        rule  reveal.duration
        players Baratheon, Lannister
        given Baratheon has Muster, Plain Lord in hand
        given Baratheon has Ser Axell Florent in play
        given Baratheon's deck is Knight of the Rainwood, Plain Spy
        given it is the marshalling phase with Baratheon active
        show  what Lannister sees of Baratheon
        when  Baratheon plays Muster
        when  Baratheon chooses Knight of the Rainwood
        show  what Lannister sees of Baratheon
        ",
        expect![[r#"
            Lannister sees in Baratheon's hand: a card, a card
            Lannister sees in Baratheon's deck: 2 cards, of them known: nothing
            Lannister sees in Baratheon's discard pile: nothing
            Lannister sees in Baratheon's dead pile: nothing
            Lannister sees in Baratheon's plot deck: 6 cards, of them known: nothing
            Lannister sees in Baratheon's used plots: nothing
            Baratheon kneels Ser Axell Florent
            Baratheon plays Muster
            Baratheon searches the deck
            Baratheon reveals Knight of the Rainwood
            Knight of the Rainwood goes to Baratheon's hand
            Baratheon shuffles the deck
            Lannister sees in Baratheon's hand: Knight of the Rainwood, a card
            Lannister sees in Baratheon's deck: 1 cards, of them known: nothing
            Lannister sees in Baratheon's discard pile: Muster
            Lannister sees in Baratheon's dead pile: nothing
            Lannister sees in Baratheon's plot deck: 6 cards, of them known: nothing
            Lannister sees in Baratheon's used plots: nothing
        "#]],
    );
}
