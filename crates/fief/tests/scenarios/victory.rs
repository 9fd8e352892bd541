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
            Tully wins with 3 Victory Points: who wins alone comes before an Alliance
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
            Lannister wins with 3 Victory Points: the King decides
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
            Lannister wins with 4 Victory Points: the most Fief Titles decide
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
        given Lannister has 1 Knight in Harrenhal
        given Lannister has 1 Knight in King's Landing
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Stark wins with 3 Victory Points: the most Wardens decide
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
            Lannister and Stark win with 3 Victory Points: they are equal in everything
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
            Stark wins with 3 Victory Points: the most Villages decide
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
            Lannister is asked: Lannister has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn the_king_decides_before_the_hand() {
    check(
        "
        rule  victory.tie-order
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
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
            Lannister wins with 3 Victory Points: the King decides
        "#]],
    );
}

#[test]
fn the_hand_decides_before_the_protector_and_fiefs() {
    check(
        "
        rule  victory.tie-order
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Cersei Lannister is Lady of Dorne
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Stark wins with 3 Victory Points: the Hand of the King decides
        "#]],
    );
}

#[test]
fn the_protector_decides_before_fiefs() {
    check(
        "
        rule  victory.tie-order
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of the Stormlands
        given Robb Stark is Lord of Pyke
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Cersei Lannister is Lady of Dorne
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 4 Victory Points
            Lannister has 3 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Lannister wins with 3 Victory Points: the Protector of the Realm decides
        "#]],
    );
}

#[test]
fn wardens_of_both_allies_are_counted_together() {
    check(
        "
        rule  victory.tie-final
        rule  victory.tie-order
        game  Stark, Lannister, Tully, Greyjoy, Martell
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Warden of the North
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Tywin Lannister is Warden of the West
        given Greyjoy has Asha Greyjoy in Pyke
        given Edmure Tully is married to Asha Greyjoy
        given Tully has Brynden Tully in Riverrun
        given Edmure Tully is Lord of the Riverlands
        given Edmure Tully is Lord of Dorne
        given Brynden Tully is Lord of Pyke
        given Brynden Tully is Lord of the Stormlands
        given Edmure Tully is Warden of the East
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully and Greyjoy have 4 Victory Points together
            Martell has 0 Victory Points
            Stark and Lannister win with 4 Victory Points: the most Wardens decide
        "#]],
    );
}

#[test]
fn two_alliances_equal_in_everything_share() {
    check(
        "
        rule  victory.tie-final
        game  Stark, Lannister, Tully, Tyrell, Martell
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Tywin Lannister is Lord of Pyke
        given Tywin Lannister is Lord of Dorne
        given Tyrell has Margaery Tyrell in Highgarden
        given Edmure Tully is married to Margaery Tyrell
        given Edmure Tully is Lord of the Riverlands
        given Edmure Tully is Lord of the Westerlands
        given Mace Tyrell is Lord of the Reach
        given Mace Tyrell is Lord of the Stormlands
        given Stark has 1 Knight in Bitterbridge
        given Martell has 1 Knight in Storm's End
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully and Tyrell have 4 Victory Points together
            Martell has 0 Victory Points
            Stark, Lannister, Tully and Tyrell win with 4 Victory Points: they are equal in everything
        "#]],
    );
}
