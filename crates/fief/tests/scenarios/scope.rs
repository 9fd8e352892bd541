//! The terms of the game.

use expect_test::expect;

use crate::check;

#[test]
fn the_wall_expansion_cannot_be_chosen() {
    check(
        "
        rule  scope.wae-absent
        rule  scope.vanilla-fallback
        with  the Wall, fog of war, tactics
        ",
        expect![[r#"
            refused: the Wall expansion is only announced: it has no rules to play by (scope.wae-absent)
            refused: fog of war is no module or variant of this game (scope.vanilla-fallback)
        "#]],
    );
}

#[test]
fn troops_are_not_nobles_captives_or_engines() {
    check(
        "
        rule  scope.troops
        rule  scope.army
        game  Targaryen, Stark, Lannister
        with  tactics
        given Targaryen has no Troops
        given Targaryen has 1 Unsullied in Dragonstone
        given Stark has Sansa Stark in Dragonstone
        given Sansa Stark is Captive of Targaryen
        given Targaryen besieges Dragonstone
        given Stark has 1 Knight in The Twins
        given Ned Stark is King
        given the King has 2 Whitecloak Knights
        show  Army of Targaryen in Dragonstone
        show  Army of Stark in Winterfell
        show  Army of Stark in Dragonstone
        ",
        expect![[r#"
            Targaryen's Army in Dragonstone: Daenerys Targaryen and 1 Unsullied; 1 Troops in all
            Stark's Army in Winterfell: Ned Stark, 3 Men at Arms and 1 Knight; 6 Troops in all
            Stark's Army in Dragonstone: nothing; 0 Troops in all
        "#]],
    );
}

#[test]
fn the_royal_family_is_king_queen_and_heir() {
    check(
        "
        rule  scope.royal-family
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is married to Cersei Lannister
        given Cersei Lannister is Queen
        given Lannister has the first Heir in Lannisport
        given Greyjoy has Asha Greyjoy in Pyke
        given Asha Greyjoy is married to the first Heir
        show  the Royal Family
        ",
        expect![[r#"
            The Royal Family: Ned Stark, Cersei Lannister and the first Heir
        "#]],
    );
}

#[test]
fn governed_means_a_warden_or_a_titled_noble() {
    check(
        "
        rule  scope.governed
        given Ned Stark is Warden of the North
        given Ned Stark is Lord of the North
        show  Region 1
        show  Region 2
        show  Fief the North
        show  Fief Dorne
        show  White Harbour
        show  Sunspear
        ",
        expect![[r#"
            Region 1, North, governed by Ned Stark: Winterfell, Deepwood Motte, White Harbour and The Twins; Principal Winterfell, 5 votes
            Region 2, East, ungoverned: Maidenpool, The Eyrie, Runestone, Gulltown and Dragonstone; Principal The Eyrie, 6 votes
            the North, of Ned Stark: Winterfell, Deepwood Motte and White Harbour
            Dorne, ungoverned: Starfall and Sunspear
            White Harbour, Controlled by Stark: 
            Sunspear, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn the_wall_phase_is_not_played_without_its_expansion() {
    check(
        "
        rule  round.phases
        rule  scope.document
        given round 1
        play  Phase 6
        when  Phase 1 begins
        ",
        expect![[r#"
            Phase 6: Battles
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 0 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn with_the_nights_watch_the_wall_phase_is_played() {
    check(
        "
        rule  round.phases
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given round 1
        play  Phase 6
        when  Phase 8 begins
        ",
        expect![[r#"
            Phase 6: Battles
            Phase 7: Wall
            The Wall rolls [2]: 2
            The Wall stands at -4
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 0 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn purchases_go_clockwise_from_the_first_player() {
    check(
        "
        rule  round.turn-order
        given Tully is the first Player
        play  Phase 4
        show  questions
        when  Stark chooses Knight
        when  Tully is done
        when  Greyjoy is done
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Tully is asked: Tully has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons
            refused: Stark is not asked anything now (round.turn-order)
            Lannister is asked: Lannister has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn nobody_marches_to_the_wall() {
    check(
        "
        rule  scope.wae-absent
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        play  Phase 5
        when  everybody passes
        when  Stark chooses Jon Snow
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Which way does Jon Snow of Stark go from Winterfell? Stay here / To Deepwood Motte / To White Harbour / To The Twins / Go by shadow
        "#]],
    );
}
