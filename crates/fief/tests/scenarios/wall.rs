//! Phase 7, the Wall, and the order of the Phases of war.

use expect_test::expect;

use crate::check;

#[test]
fn a_low_roll_moves_the_marker() {
    check(
        "
        rule  wall.low-roll
        rule  wall.track
        rule  wall.roll
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  2
        given the Wall stands at 4
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [3]: 3
            The Wall stands at -2
            The Wall: -2, 3 castles
        "#]],
    );
}

#[test]
fn with_eastwatch_fallen_a_five_is_a_six() {
    check(
        "
        rule  wall.roll
        rule  wall.breach-1
        rule  wall.high-negative
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  3
        given 2 castles stand
        given the Wall stands at -2
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [5] and 1 more: 6
            The Shadow Tower falls
            An Uprising breaks out in Winterfell
            The Uprising fails
            An Uprising breaks out in Lannisport
            The Uprising fails
            An Uprising breaks out in Highgarden
            The Uprising fails
            An Uprising breaks out in Riverrun
            The Uprising fails
            An Uprising breaks out in Pyke
            The Uprising fails
            The Wall: -2, 1 castles
        "#]],
    );
}

#[test]
fn eastwatch_falls_to_a_six() {
    check(
        "
        rule  wall.high-negative
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  14
        given the Wall stands at -2
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [6]: 6
            Eastwatch falls
            The Wall: -2, 2 castles
        "#]],
    );
}

#[test]
fn past_the_end_of_the_track_the_wall_is_breached() {
    check(
        "
        rule  wall.off-track
        rule  wall.track
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  11
        given the Wall stands at -8
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [4]: 4
            The Wall stands at -12
            Eastwatch falls
            The Wall: -12, 2 castles
        "#]],
    );
}

#[test]
fn nothing_is_breached_while_the_wall_is_strong() {
    check(
        "
        rule  wall.high-positive
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  3
        given 1 castles stand
        given the Wall stands at 6
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [5] and 2 more: 7
            The Wall stands at -4
            The Wall: -4, 1 castles
        "#]],
    );
}

#[test]
fn at_zero_the_wall_is_strong() {
    check(
        "
        rule  wall.high-positive
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  14
        given the Wall stands at 0
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [6]: 6
            The Wall stands at -10
            The Wall: -10, 3 castles
        "#]],
    );
}

#[test]
fn in_autumn_the_higher_of_two_dice_counts() {
    check(
        "
        rule  wall.roll-season
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch, winter
        seed  16
        given the season is Autumn
        given the Wall stands at 4
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [3, 5]: 5
            The Wall stands at -6
            The Wall: -6, 3 castles
        "#]],
    );
}

#[test]
fn in_winter_the_highest_of_three_dice_counts() {
    check(
        "
        rule  wall.roll-season
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch, winter
        seed  11
        given the season is Winter
        given 2 castles stand
        given the Wall stands at 4
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [4, 4, 5] and 1 more: 6
            The Wall stands at -6
            The Wall: -6, 2 castles
        "#]],
    );
}

#[test]
fn with_castle_black_the_realm_is_lost() {
    check(
        "
        rule  wall.breach-3
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch
        seed  14
        given 1 castles stand
        given the Wall stands at -2
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Lord of Pyke
        play  Phase 7
        when  Phase 8 begins
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [6] and 2 more: 8
            Castle Black falls
            The Realm is lost, and with it everybody
            The Wall: -2, 0 castles
        "#]],
    );
}

#[test]
fn when_winter_comes_eastwatch_falls() {
    check(
        "
        rule  wall.winter
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        with  nights watch, winter
        given the season is Autumn
        given the Fortune deck is spent
        play  Phase 2
        when  Stark chooses a Fortune card
        show  the season
        show  the Wall
        ",
        expect![[r#"
            Phase 2: Cards
            34 cards become the new Fortune deck
            Winter comes
            Eastwatch falls
            The season: Winter
            The Wall: 0, 2 castles
        "#]],
    );
}

#[test]
fn who_has_just_begun_a_siege_may_pillage() {
    check(
        "
        rule  round.phase6-order
        rule  building.sept-protected
        game  Lannister, Greyjoy, Stark
        given Pyke has 2 Mills
        given Pyke has a Sept
        given Lannister has 1 Knight in Pyke
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Lannister chooses start a siege of Pyke
        when  Lannister chooses Pyke
        show  Pyke
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister besieges Pyke
            Lannister pillages 2 Mills in Pyke: 2 Gold Dragons
            Pyke, Controlled by Greyjoy: a Stronghold, a Sept, Lannister's 1 Knight, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn a_sea_road_is_one_step_like_any_other() {
    check(
        "
        rule  map.roads
        game  Greyjoy, Lannister, Stark
        given Greyjoy has Theon Greyjoy in Harlaw
        given Greyjoy has 1 Knight in Harlaw
        play  Phase 5
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy chooses Deepwood Motte - Harlaw
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy chooses Winterfell - Deepwood Motte
        when  Greyjoy chooses Theon Greyjoy
        ",
        expect![[r#"
            Phase 5: Movement
            Greyjoy moves Theon Greyjoy and 1 Knight from Harlaw to Deepwood Motte
            Greyjoy no longer Controls Harlaw
            Greyjoy moves Theon Greyjoy and 1 Knight from Deepwood Motte to Winterfell
            refused: Greyjoy cannot: the Noble has taken all his steps (move.steps)
        "#]],
    );
}

#[test]
fn the_last_space_of_the_track_is_no_breach() {
    check(
        "
        rule  wall.off-track
        rule  wall.low-roll
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given the Wall stands at -8
        dice  2
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [2]: 2
            The Wall stands at -12
            The Wall: -12, 3 castles
        "#]],
    );
}

#[test]
fn who_has_only_captives_suffers_no_uprising_of_the_wall() {
    check(
        "
        rule  wall.uprising-target
        rule  wall.breach-2
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given the Wall stands at -2
        given 2 castles stand
        given Stark has Ned Stark in Riverrun
        given Ned Stark is Captive of Tully
        dice  6
        play  Phase 7
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [6] and 1 more: 7
            The Shadow Tower falls
            An Uprising breaks out in Lannisport
            The Uprising fails
            An Uprising breaks out in Riverrun
            The Uprising fails
            An Uprising breaks out in Highgarden
            The Uprising fails
            An Uprising breaks out in The Eyrie
            The Uprising fails
        "#]],
    );
}

#[test]
fn the_uprising_of_the_wall_draws_among_free_nobles() {
    check(
        "
        rule  wall.uprising-target
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given 2 castles stand
        given the Wall stands at -12
        given Ned Stark is Brother of the Night's Watch
        given Lannister has Tywin Lannister in The Crag
        given Lannister has Jaime Lannister in The Golden Tooth
        given Lannister has Cersei Lannister in Winterfell
        given Cersei Lannister is Captive of Stark
        play  Phase 7
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [2] and 1 more: 3
            The Wall stands at -12
            The Shadow Tower falls
            An Uprising breaks out in The Crag
            Tywin Lannister dies in the Uprising
            Lannister no longer Controls The Crag
            An Uprising breaks out in Riverrun
            The Uprising fails
            An Uprising breaks out in Pyke
            The Uprising fails
            An Uprising breaks out in Sunspear
            The Uprising fails
        "#]],
    );
}

#[test]
fn another_free_noble_is_drawn_as_well() {
    check(
        "
        rule  wall.uprising-target
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        seed  2
        given 2 castles stand
        given the Wall stands at -12
        given Ned Stark is Brother of the Night's Watch
        given Lannister has Tywin Lannister in The Crag
        given Lannister has Jaime Lannister in The Golden Tooth
        given Lannister has Cersei Lannister in Winterfell
        given Cersei Lannister is Captive of Stark
        play  Phase 7
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [3] and 1 more: 4
            The Wall stands at -12
            The Shadow Tower falls
            An Uprising breaks out in The Golden Tooth
            Jaime Lannister dies in the Uprising
            Lannister no longer Controls The Golden Tooth
            An Uprising breaks out in Riverrun
            The Uprising fails
            An Uprising breaks out in Pyke
            The Uprising fails
            An Uprising breaks out in Sunspear
            The Uprising fails
        "#]],
    );
}
