//! The board and the dice.

use expect_test::expect;

use crate::check;

#[test]
fn westeros_has_24_villages_in_eight_fiefs_and_five_regions() {
    check(
        "
        rule  map.villages
        rule  map.coastal
        rule  map.fiefs
        given round 1
        show  the realm
        show  the Titles
        show  Fief the North
        show  Fief the Vale
        show  Fief the Stormlands
        show  Fief the Westerlands
        show  Fief the Riverlands
        show  Fief the Reach
        show  Fief Dorne
        show  Fief Pyke
        show  Region 1
        show  Region 2
        show  Region 3
        show  Region 4
        show  Region 5
        ",
        expect![[r#"
            The realm: 24 Villages, 15 of them coastal, 32 roads, 8 Fiefs, 5 Regions
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
            the Vale, ungoverned: The Eyrie, Runestone and Gulltown
            the Stormlands, ungoverned: King's Landing, Dragonstone and Storm's End
            the Westerlands, ungoverned: Lannisport, The Golden Tooth, The Crag and Crakehall
            the Riverlands, ungoverned: The Twins, Riverrun, Harrenhal and Maidenpool
            the Reach, ungoverned: Bitterbridge, Highgarden and Oldtown
            Dorne, ungoverned: Starfall and Sunspear
            Pyke, ungoverned: Pyke and Harlaw
            Region 1, North, ungoverned: Winterfell, Deepwood Motte, White Harbour and The Twins; Principal Winterfell, 5 votes
            Region 2, East, ungoverned: Maidenpool, The Eyrie, Runestone, Gulltown and Dragonstone; Principal The Eyrie, 6 votes
            Region 3, Crownlands, ungoverned: Harrenhal, King's Landing, Storm's End and Bitterbridge; Principal King's Landing, 5 votes
            Region 4, South, ungoverned: Highgarden, Oldtown, Starfall, Sunspear and Crakehall; Principal Highgarden, 6 votes
            Region 5, West, ungoverned: Riverrun, Lannisport, The Golden Tooth, The Crag, Pyke and Harlaw; Principal Lannisport, 7 votes
        "#]],
    );
}

#[test]
fn region_1_is_worth_five_votes() {
    check(
        "
        rule  map.principal
        rule  map.regions
        given round 1
        show  Region 1
        ",
        expect![[r#"
            Region 1, North, ungoverned: Winterfell, Deepwood Motte, White Harbour and The Twins; Principal Winterfell, 5 votes
        "#]],
    );
}

#[test]
fn the_battle_die_shows_one_two_and_three_evenly() {
    check(
        "
        rule  dice.battle
        given round 1
        show  the Battle Die
        ",
        expect![[r#"
            The Battle Die: [1, 1, 2, 2, 3, 3]
        "#]],
    );
}

#[test]
fn every_ordinary_die_shows_one_to_six() {
    check(
        "
        rule  dice.d6
        seed  3
        given round 1
        show  600 dice
        show  1000 pairs of Battle Dice
        ",
        expect![[r#"
            600 dice: 1, 2, 3, 4, 5 and 6
            1000 pairs of Battle Dice: 2, 3, 4, 5 and 6
        "#]],
    );
}
