//! Phase 8, victory.

use expect_test::expect;

use crate::check;

#[test]
fn allies_with_four_points_win_together() {
    check(
        "
        rule  victory.alliance
        rule  end.tracker
        game  Stark, Lannister, Tully, Greyjoy, Martell
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
        given Tywin Lannister is Lord of the Westerlands
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            Stark and Lannister win with 4 Victory Points
        "#]],
    );
}

#[test]
fn allies_need_five_with_the_nights_watch() {
    check(
        "
        rule  victory.alliance-nwe
        rule  end.tracker
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
        given Tywin Lannister is Lord of the Westerlands
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
        "#]],
    );
}

#[test]
fn five_points_of_allies_win_with_the_nights_watch() {
    check(
        "
        rule  victory.alliance-nwe
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is King
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 5 Victory Points together
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            Stark and Lannister win with 5 Victory Points
        "#]],
    );
}

#[test]
fn gunter_alone_beats_grady_and_david() {
    check(
        "
        rule  victory.tie-solo
        note  Grady is Stark, David Lannister, Gunter Tully
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Lannister has Cersei Lannister in Lannisport
        given Stark has Robb Stark in Winterfell
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of Dorne
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is King
        given Edmure Tully is Lord of the Riverlands
        given Edmure Tully is Lord of Pyke
        given Tully has Brynden Tully in Riverrun
        given Brynden Tully is Lord of the Reach
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 5 Victory Points together
            Tully has 3 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            Tully wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn kirsten_the_king_beats_grady() {
    check(
        "
        rule  victory.tie-order
        note  Grady is Stark, Kirsten Lannister
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of Dorne
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Tywin Lannister is King
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Lannister wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn most_fief_titles_decide_before_wardens() {
    check(
        "
        rule  victory.tie-order
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of the Stormlands
        given Robb Stark is Warden of the North
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Lannister has Jaime Lannister in Lannisport
        given Jaime Lannister is Lord of Dorne
        given Jaime Lannister is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 4 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Lannister wins with 4 Victory Points
        "#]],
    );
}

#[test]
fn most_wardens_decide_between_equal_fiefs() {
    check(
        "
        rule  victory.tie-order
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of Dorne
        given Robb Stark is Warden of the North
        given Lannister has Jaime Lannister in Lannisport
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Jaime Lannister is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Stark wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn equal_in_everything_they_share() {
    check(
        "
        rule  victory.tie-final
        game  Lannister, Stark, Tully
        given Stark has Robb Stark in Winterfell
        given Lannister has Jaime Lannister in Lannisport
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of the Stormlands
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Jaime Lannister is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Lannister has 3 Victory Points
            Stark has 3 Victory Points
            Tully has 0 Victory Points
            Lannister and Stark win with 3 Victory Points
        "#]],
    );
}

#[test]
fn a_village_more_decides_at_last() {
    check(
        "
        rule  victory.tie-order
        game  Lannister, Stark, Tully
        given Stark has Robb Stark in Winterfell
        given Lannister has Jaime Lannister in Lannisport
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of the Stormlands
        given Stark has 1 Knight in The Twins
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Jaime Lannister is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Lannister has 3 Victory Points
            Stark has 3 Victory Points
            Tully has 0 Victory Points
            Stark wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn points_count_only_in_phase_8() {
    check(
        "
        rule  end.victory-check
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Hand
        given Winterfell has a Fortified City
        play  Phase 4
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister: buy something? done / Man at Arms / Knight / Mill / Sept / Maester
        "#]],
    );
}
