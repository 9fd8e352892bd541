//! Unique cards.

use expect_test::expect;

use crate::check;

#[test]
fn a_side_has_a_unique_card_once() {
    check(
        "
        rule  unique.one_copy
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Plain Lord in play
        given Stark has Plain Lord in hand
        given Stark has 4 gold
        given Lannister has Plain Lord in hand
        when  Stark marshals Plain Lord
        when  Lannister marshals Lannister's Plain Lord
        show  Lannister's cards in play
        show  Stark's cards in play
        ",
        expect![[r#"
            refused: Plain Lord is unique and Stark has it in play (unique.one_copy)
            Lannister receives 4 gold of income
            Lannister marshals Plain Lord for 3 gold
            Lannister pays 3 gold
            Plain Lord enters play
            Lannister has in play: Plain Lord
            Stark has in play: Plain Lord
        "#]],
    );
}

#[test]
fn nobody_takes_control_of_a_unique_card_he_has() {
    check(
        "
        rule  unique.one_copy
        given Stark has Tyrion Lannister in play
        given Stark has Turned Coat in hand
        given Lannister has Tyrion Lannister, Plain Soldier in play
        when  Stark plays Turned Coat on Lannister's Tyrion Lannister
        when  Stark plays Turned Coat on Lannister's Plain Soldier
        show  Stark's cards in play
        show  Lannister's cards in play
        ",
        expect![[r#"
            refused: Tyrion Lannister is unique and Stark has it in play (unique.one_copy)
            Stark chooses Plain Soldier
            Stark plays Turned Coat
            Stark takes control of Plain Soldier
            Stark has in play: Tyrion Lannister, Plain Soldier
            Lannister has in play: Tyrion Lannister
        "#]],
    );
}

#[test]
fn a_card_removed_from_the_dead_pile_blocks_nothing() {
    check(
        "
        rule  unique.dead_pile
        rule  zone.removed
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Sansa Stark in the dead pile
        given Stark has Sansa Stark, Buried at Sea in hand
        given Stark has 4 gold
        when  Stark marshals Sansa Stark
        when  Stark plays Buried at Sea on the second Sansa Stark
        when  Stark marshals Sansa Stark
        ",
        expect![[r#"
            refused: Sansa Stark is unique and lies in Stark's dead pile (unique.dead_pile)
            Stark chooses Sansa Stark
            Stark plays Buried at Sea
            Sansa Stark goes out of the game
            Stark marshals Sansa Stark for 2 gold
            Stark pays 2 gold
            Sansa Stark enters play
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn anothers_dead_pile_does_not_matter() {
    check(
        "
        rule  unique.dead_pile
        given it is the marshalling phase with Lannister active
        given Stark has Arya Stark in the dead pile
        given Lannister has Arya Stark in hand
        given Lannister has 4 gold
        when  Lannister marshals Arya Stark
        ",
        expect![[r#"
            Lannister marshals Arya Stark for 4 gold
            Lannister pays 4 gold
            Arya Stark enters play
        "#]],
    );
}

#[test]
fn the_dead_are_not_put_into_play_or_taken() {
    check(
        "
        rule  unique.dead_pile
        given Stark has Arya Stark in the dead pile
        given Stark has Arya Stark, Plain Spy, Secret Arrival, Turned Coat in hand
        given Lannister has Arya Stark, Plain Soldier in play
        when  Stark plays Secret Arrival on Stark's Arya Stark
        when  Stark plays Turned Coat on Lannister's Arya Stark
        when  Stark plays Secret Arrival on Plain Spy
        when  everyone passes
        show  Stark's cards in play
        ",
        expect![[r#"
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
            Stark plays Secret Arrival
            Plain Spy enters play
            Stark has in play: Plain Spy
        "#]],
    );
}

#[test]
fn a_stolen_unique_card_keeps_its_copies_out() {
    check(
        "
        rule  unique.taken
        given Stark has Robert Baratheon in play, under Lannister's control
        given Stark has Robert Baratheon, Plain Spy, Secret Arrival in hand
        given Stark has 9 gold
        when  Stark marshals Robert Baratheon
        when  Stark plays Secret Arrival on Stark's Robert Baratheon
        when  Stark attaches Robert Baratheon as a duplicate
        ",
        expect![[r#"
            refused: Robert Baratheon is unique and Lannister controls Stark's copy (unique.taken)
            refused: Robert Baratheon is unique and Lannister controls Stark's copy (unique.taken)
            refused: a duplicate goes only on a Robert Baratheon that you both own and control (duplicate.own_and_control)
        "#]],
    );
}

#[test]
fn versions_are_one_unique_card() {
    check(
        "
        rule  unique.versions
        given Stark has Eddard Stark in play
        given Stark has another version of Eddard Stark in hand
        given Stark has 9 gold
        when  Stark marshals Eddard Stark
        when  Stark attaches Eddard Stark as a duplicate
        show  Eddard Stark
        ",
        expect![[r#"
            refused: Eddard Stark is unique and Stark has it in play (unique.versions)
            Stark attaches a duplicate to Eddard Stark
            Lannister receives 4 gold of income
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, with 1 duplicate
        "#]],
    );
}

#[test]
fn a_dead_version_keeps_every_version_out() {
    check(
        "
        rule  unique.versions
        rule  unique.dead_pile
        given Stark has Arya Stark in the dead pile
        given Stark has another version of Arya Stark in hand
        given Stark has 9 gold
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
        "#]],
    );
}

#[test]
fn who_controls_a_unique_card_cannot_play_his_own() {
    check(
        "
        rule  unique.one_copy
        given Lannister has Robert Baratheon in play, under Stark's control
        given Stark has Robert Baratheon in hand
        given Stark has 9 gold
        when  Stark marshals Stark's Robert Baratheon
        ",
        expect![[r#"
            refused: Robert Baratheon is unique and Stark has it in play (unique.one_copy)
        "#]],
    );
}

#[test]
fn a_unique_card_gone_from_play_may_come_back() {
    check(
        "
        rule  unique.one_copy
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Plain Lord in play
        given Stark has Plain Lord in hand
        given Stark has 9 gold
        given Lannister has Called Home in hand
        when  Stark marshals Plain Lord
        when  Lannister plays Called Home on Plain Lord
        when  Stark marshals Plain Lord
        ",
        expect![[r#"
            refused: Plain Lord is unique and Stark has it in play (unique.one_copy)
            Lannister chooses Plain Lord
            Lannister plays Called Home
            Plain Lord is returned to Stark's hand by Called Home
            Plain Lord goes to Stark's hand
            Stark marshals Plain Lord for 3 gold
            Stark pays 3 gold
            Plain Lord enters play
        "#]],
    );
}

#[test]
fn a_copy_taken_from_one_opponent_bars_the_copy_of_another() {
    check(
        "
        rule  unique.one_copy
        note  Stark owns none of the two, and controls one.
        players Stark, Lannister, Baratheon
        given it is the challenges phase
        given Stark is the first player
        given Lannister has Plain Lord in play, under Stark's control
        given Baratheon has Plain Lord, Plain Soldier in play
        given Stark has Turned Coat in hand
        when  Stark plays Turned Coat on Baratheon's Plain Lord
        when  Stark plays Turned Coat on Plain Soldier
        show  Stark's cards in play
        ",
        expect![[r#"
            refused: Plain Lord is unique and Stark has it in play (unique.one_copy)
            Stark chooses Plain Soldier
            Stark plays Turned Coat
            Stark takes control of Plain Soldier
            Stark has in play: Plain Lord, Plain Soldier
        "#]],
    );
}
