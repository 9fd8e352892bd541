//! Sieges and pillage.

use expect_test::expect;

use crate::check;

#[test]
fn kirsten_besieges_pyke_after_one_round_and_a_truce() {
    check(
        "
        rule  siege.start
        rule  truce.effect
        game  Lannister, Greyjoy, Stark
        given the Battle Die shows 1
        given Greyjoy has no Troops
        given Greyjoy has 2 Knights in Pyke
        given Lannister has Cersei Lannister in Pyke
        given Lannister has 2 Knights in Pyke
        play  Phase 6
        when  Lannister chooses Greyjoy in Pyke
        when  Lannister chooses ask for a truce
        when  Greyjoy agrees
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        show  questions
        when  Lannister chooses start a siege of Pyke
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Greyjoy in Pyke
            The offensive side with 7 SP rolls [1]: 1 hit (-1 die for the Fortification)
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            Lannister asks for a truce
            The truce is made
            The Battle in Pyke ends
            Lannister is asked: Lannister's Army stands before Pyke: what about the siege? Besiege Pyke / Leave Pyke as it is
            Lannister besieges Pyke
            Lannister has a Siege Engine of 1 die in Pyke
        "#]],
    );
}

#[test]
fn troops_alone_besiege_even_in_heavy_rain() {
    check(
        "
        rule  siege.start
        rule  rain.not-affected
        game  Lannister, Greyjoy, Stark
        given Heavy Rain lies on Region 5
        given Lannister has 1 Knight in Pyke
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Lannister chooses start a siege of Pyke
        show  Pyke
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister besieges Pyke
            Pyke, Controlled by Greyjoy: a Stronghold, Lannister's 1 Knight, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn a_siege_is_continued_to_two_dice() {
    check(
        "
        rule  siege.continue
        game  Lannister, Greyjoy, Stark
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        show  questions
        when  Lannister chooses continue the siege of Pyke
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister is asked: Lannister's Army stands before Pyke: what about the siege? Continue the siege of Pyke with a second engine die / End the siege of Pyke / Leave Pyke as it is
            Lannister continues the siege of Pyke
            Lannister has a Siege Engine of 2 dice in Pyke
        "#]],
    );
}

#[test]
fn a_player_has_two_engines() {
    check(
        "
        rule  siege.engines-limit
        game  Lannister, Greyjoy, Stark
        given Lannister has 1 Knight in Pyke
        given Lannister has 1 Knight in Winterfell
        given Harlaw has a Stronghold
        given Greyjoy has 1 Knight in Harlaw
        given Lannister has 1 Knight in Harlaw
        given Lannister besieges Pyke
        given Lannister besieges Winterfell
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Lannister chooses start a siege of Harlaw
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Lannister cannot: both Siege Engines are on the map (siege.engines-limit)
        "#]],
    );
}

#[test]
fn the_besieged_keeps_control() {
    check(
        "
        rule  siege.control
        game  Lannister, Greyjoy, Stark
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke with 2 dice
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        show  Pyke
        show  Greyjoy
        ",
        expect![[r#"
            Phase 6: Battles
            Pyke, Controlled by Greyjoy: a Stronghold, Lannister's 1 Knight, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight
            Greyjoy: 5 gold, 1 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
        "#]],
    );
}

#[test]
fn a_siege_ends_with_the_besiegers_last_troop() {
    check(
        "
        rule  siege.end
        game  Greyjoy, Lannister, Stark
        given the Battle Die shows 3
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke
        play  Phase 6
        when  Greyjoy chooses Lannister in Pyke
        when  Greyjoy chooses Greyjoy's Knight 1
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 6: Battles
            Greyjoy attacks Lannister in Pyke
            The offensive side with 7 SP rolls [3, 3]: 6 hits
            The defensive side with 3 SP rolls [3]: 3 hits
            Greyjoy loses 1 Knight in Pyke
            Lannister loses 1 Knight in Pyke
            The siege of Pyke by Lannister ends
            Greyjoy wins the Battle in Pyke
        "#]],
    );
}

#[test]
fn a_besieger_may_give_up() {
    check(
        "
        rule  siege.end
        game  Lannister, Greyjoy, Stark
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke with 2 dice
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Lannister chooses end the siege of Pyke
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 6: Battles
            The siege of Pyke by Lannister ends
        "#]],
    );
}

#[test]
fn a_player_pillages_what_he_controls_or_besieges() {
    check(
        "
        rule  pillage.who
        rule  pillage.gold
        rule  house.greyjoy.pillage
        game  Greyjoy, Lannister, Stark
        given Pyke has 2 Mills
        given Lannisport has 2 Mills
        given Winterfell has 2 Mills
        given Harlaw has 1 Mill
        given Greyjoy has 1 Knight in Harlaw
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke
        play  Phase 6
        when  Greyjoy is done
        when  Lannister is done
        when  Stark is done
        when  Lannister chooses leave Pyke as it is
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Winterfell
        when  Greyjoy is done
        when  Lannister chooses Pyke
        when  Lannister chooses Lannisport
        show  Greyjoy
        show  Lannister
        show  Pyke
        ",
        expect![[r#"
            Phase 6: Battles
            Greyjoy pillages 2 Mills in Pyke: 4 Gold Dragons
            refused: Greyjoy neither Controls nor besieges Winterfell (pillage.who)
            refused: Pyke has no Mill (pillage.who)
            Lannister pillages 2 Mills in Lannisport: 2 Gold Dragons
            Greyjoy: 9 gold, 2 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
            Lannister: 7 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Pyke, Controlled by Greyjoy: a Stronghold, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight, Lannister's 1 Knight
        "#]],
    );
}

#[test]
fn an_army_with_a_brother_does_not_besiege() {
    check(
        "
        rule  watch.brother.no-attack
        game  Lannister, Greyjoy, Stark, Tully, Tyrell
        with  nights watch
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Brother of the Night's Watch
        given Lannister has 1 Knight in Pyke
        given Lannister has 1 Knight in Winterfell
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Tully is done
        when  Tyrell is done
        when  Lannister chooses start a siege of Pyke
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Lannister cannot: a Brother of the Night's Watch is with the Army (watch.brother.no-attack)
        "#]],
    );
}

#[test]
fn continuing_the_siege_of_winterfell_leaves_the_other_engine_in_the_stock() {
    check(
        "
        rule  siege.continue
        rule  siege.engines-limit
        given Lannister besieges Winterfell
        given Lannister has 2 Knights in Winterfell
        play  Phase 6
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Greyjoy is done
        show  questions
        when  Lannister chooses continue the siege of Winterfell
        show  the Siege Engines
        show  stock of Lannister
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister is asked: Lannister's Army stands before Winterfell: what about the siege? Continue the siege of Winterfell with a second engine die / End the siege of Winterfell / Leave Winterfell as it is
            Lannister continues the siege of Winterfell
            Lannister has a Siege Engine of 2 dice in Winterfell
            Lannister, blue, has in stock 10 Men at Arms and 5 Knights, 1 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn two_engines_of_two_besiegers_cancel_a_citys_penalty() {
    check(
        "
        rule  siege.together
        game  Tully, Stark, Lannister
        given the Battle Die shows 1
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Tully has Edmure Tully in Winterfell
        given Tully has 4 Knights in Winterfell
        given Tully besieges Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Tully chooses Stark in Winterfell
        when  Lannister chooses the offensive side
        when  Tully agrees
        ",
        expect![[r#"
            Phase 6: Battles
            Tully attacks Stark in Winterfell
            Lannister joins the offensive side
            The offensive side with 16 SP rolls [1, 1, 1]: 3 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Stark loses 1 Knight in Winterfell
        "#]],
    );
}
