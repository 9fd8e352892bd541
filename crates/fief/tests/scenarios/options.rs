//! What a table settles besides the book's variants.

use expect_test::expect;

use crate::check;

#[test]
fn a_soft_disaster_passes_by_a_region_that_is_struck() {
    check(
        "
        rule  scope.options
        game  Stark, Lannister, Tully
        with  soft disasters
        given round 2
        given Heavy Rain lies on Region 2
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Famine is a false alarm
        "#]],
    );
}

#[test]
fn disasters_pile_up_at_the_books_table() {
    check(
        "
        rule  scope.options
        rule  disaster.location
        game  Stark, Lannister, Tully
        given round 2
        given Heavy Rain lies on Region 2
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Famine strikes Region 2 (East)
        "#]],
    );
}

#[test]
fn a_table_settles_the_markers() {
    check(
        "
        rule  scope.options
        game  Stark, Lannister, Tully
        with  1 diplomacy markers
        play  Phase 4
        show  stock of Stark
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses leave
        when  Lannister chooses leave
        when  Stark chooses spend a Diplomacy marker
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark, red, has in stock 10 Men at Arms and 7 Knights, 2 Siege Engines, 1 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Stark spends a Diplomacy marker to talk with Lannister
            The talk ends
            refused: Stark has no Diplomacy marker left (diplomacy.markers)
        "#]],
    );
}

#[test]
fn a_table_settles_the_points_needed_alone() {
    check(
        "
        rule  scope.options
        game  Stark, Lannister, Tully
        with  4 points
        given Ned Stark is King
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn allies_need_one_point_more_than_a_player_alone() {
    check(
        "
        rule  scope.options
        game  Stark, Lannister, Tully, Tyrell, Martell
        with  4 points
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is King
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Cersei Lannister is Lady of the Westerlands
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully has 0 Victory Points
            Tyrell has 0 Victory Points
            Martell has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn an_option_out_of_bounds_is_refused() {
    check(
        "
        rule  scope.options
        game  Stark, Lannister, Tully
        with  1 points, 12 diplomacy markers
        when  the game begins
        ",
        expect![[r#"
            refused: a table has up to 9 Diplomacy markers a Player, and 2 to 6 points are needed alone (scope.options)
        "#]],
    );
}
