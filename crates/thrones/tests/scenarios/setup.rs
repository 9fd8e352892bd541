//! Setup.

use expect_test::expect;

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
            Stark is drawn as first player
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
            Stark is drawn as first player
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
            Stark is drawn as first player
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            refused: Tyrion Lannister counts 6 with the penalty for another House, 5 of 5 gold are left (setup.place.penalty)
        "#]],
    );
}
