//! Control, Captives outside of Battles, lone Nobles.

use expect_test::expect;

use crate::check;

#[test]
fn an_empty_village_of_a_governed_fief_is_taken_by_stopping() {
    check(
        "
        rule  control.occupy
        rule  control.leave
        game  Lannister, Stark, Tyrell
        given Mace Tyrell is Lord of the Reach
        given Lannister has Cersei Lannister in King's Landing
        given Lannister has 1 Knight in King's Landing
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Bitterbridge - King's Landing
        show  Bitterbridge
        when  Lannister is done
        show  Bitterbridge
        show  King's Landing
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from King's Landing to Bitterbridge
            Lannister no longer Controls King's Landing
            Bitterbridge, Controlled by Tyrell: Lannister's Cersei Lannister and 1 Knight
            Lannister Controls Bitterbridge
            Bitterbridge, Controlled by Lannister: Lannister's Cersei Lannister and 1 Knight
            King's Landing, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn who_leaves_hands_the_village_to_those_who_wait_on_the_road() {
    check(
        "
        rule  control.new-controller
        game  Stark, Lannister, Tyrell
        given Lannister is the first Player
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister is done
        when  Tyrell is done
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - Maidenpool
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Stark moves Robb Stark and 1 Knight from Harrenhal to Maidenpool
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 1 Knight
        "#]],
    );
}

#[test]
fn who_leaves_several_behind_names_the_new_controller() {
    check(
        "
        rule  control.new-controller
        game  Stark, Lannister, Tyrell
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Tyrell has 1 Knight in Harrenhal
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - Maidenpool
        show  questions
        when  Stark chooses Tyrell
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 1 Knight from Harrenhal to Maidenpool
            Stark is asked: Harrenhal has lost its Controller: who, says Stark, Controls it now? Lannister Controls it / Tyrell Controls it
            Tyrell Controls Harrenhal
            Harrenhal, Controlled by Tyrell: Lannister's 1 Knight, Tyrell's 1 Knight
        "#]],
    );
}

#[test]
fn a_stronghold_alone_controls_nothing() {
    check(
        "
        rule  control.buildings
        game  Stark, Lannister, Tyrell
        given Harrenhal has a Stronghold
        given Harrenhal has 2 Mills
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        show  Harrenhal
        play  Phase 5
        when  Stark is done
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister is done
        show  Harrenhal
        ",
        expect![[r#"
            Harrenhal, Controlled by nobody: a Stronghold, 2 Mills
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: a Stronghold, 2 Mills, Lannister's Cersei Lannister and 1 Knight
        "#]],
    );
}

#[test]
fn control_is_handed_over_in_phase_five_only() {
    check(
        "
        rule  control.transfer
        game  Stark, Lannister, Tyrell
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 5
        when  Stark chooses hand over Control of a Village
        when  Stark chooses Harrenhal
        when  Stark chooses Lannister
        when  Lannister agrees
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister Controls Harrenhal, which was handed over
            Harrenhal, Controlled by Lannister: Stark's 1 Knight, Lannister's 1 Knight
        "#]],
    );
}

#[test]
fn no_control_changes_hands_in_phase_four() {
    check(
        "
        rule  control.transfer
        game  Stark, Lannister, Tyrell
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 4
        when  Stark chooses hand over Control of a Village
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: hand over Control of a Village is not offered to Stark (round.phase4-order)
        "#]],
    );
}

#[test]
fn a_captive_alone_holds_nothing() {
    check(
        "
        rule  control.captive-none
        game  Stark, Lannister, Tyrell
        given Stark has 1 Knight in Harrenhal
        given Stark has 1 Knight in Bitterbridge
        given Tyrell has 1 Knight in Bitterbridge
        given Lannister has Tywin Lannister in Harrenhal
        given Tywin Lannister is Captive of Stark
        play  Phase 5
        when  Stark chooses hand over Control of a Village
        show  questions
        when  Stark chooses Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Stark hands over Control of a Village: which? Hand over Bitterbridge
            refused: Stark cannot hand over Harrenhal (control.transfer)
        "#]],
    );
}

#[test]
fn a_lone_noble_is_captured_when_an_enemy_troop_arrives() {
    check(
        "
        rule  captive.lone
        rule  captive.when
        game  Lannister, Stark, Tyrell
        given Stark has no Troops
        given Lannister has Jaime Lannister in The Twins
        given Lannister has 1 Knight in The Twins
        play  Phase 5
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Winterfell - The Twins
        show  Winterfell
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Jaime Lannister and 1 Knight from The Twins to Winterfell
            Lannister no longer Controls The Twins
            Lannister captures Ned Stark
            Lannister Controls Winterfell
            Winterfell, Controlled by Lannister: a Stronghold, Lannister's Jaime Lannister and 1 Knight, Stark's Ned Stark
        "#]],
    );
}

#[test]
fn before_phase_five_a_lone_noble_stays_free() {
    check(
        "
        rule  captive.when
        game  Lannister, Stark, Tyrell
        given Stark has no Troops
        given Lannister has 1 Knight in Winterfell
        play  Phase 4
        when  Phase 5 begins
        when  Lannister is done
        ",
        expect![[r#"
            Phase 4: Purchase
            Phase 5: Movement
            Lannister captures Ned Stark
            Lannister Controls Winterfell
        "#]],
    );
}

#[test]
fn an_ally_may_spare_a_lone_noble() {
    check(
        "
        rule  captive.lone
        game  Lannister, Stark, Tyrell, Tully, Greyjoy
        given Stark has no Troops
        given Stark has Sansa Stark in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Sansa Stark is married to Tywin Lannister
        play  Phase 5
        when  Lannister refuses
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister spares Sansa Stark
            Harrenhal, Controlled by Stark: Lannister's 1 Knight, Stark's Sansa Stark
        "#]],
    );
}

#[test]
fn a_cruel_noble_kills_whom_his_army_captures() {
    check(
        "
        rule  attribute.cruel
        rule  alliance.end
        game  Lannister, Stark, Tyrell
        given Stark has no Troops
        given Lannister has Joffrey Baratheon in The Twins
        given Lannister has 1 Knight in The Twins
        play  Phase 5
        when  Lannister chooses Joffrey Baratheon
        when  Lannister chooses Winterfell - The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Joffrey Baratheon and 1 Knight from The Twins to Winterfell
            Lannister no longer Controls The Twins
            Lannister captures Ned Stark
            Ned Stark dies at the hands of a cruel captor
            Lannister Controls Winterfell
        "#]],
    );
}

#[test]
fn a_heart_breaker_may_break_the_marriage_of_a_captive() {
    check(
        "
        rule  attribute.heart-breaker
        game  Lannister, Stark, Tyrell
        given Stark has no Troops
        given Stark has Robb Stark in Winterfell
        given Robb Stark is married to Margaery Tyrell
        given Tyrell has Margaery Tyrell in Highgarden
        given Lannister has Jeyne Westerling in The Twins
        given Lannister has 1 Knight in The Twins
        play  Phase 5
        when  Lannister chooses Jeyne Westerling
        when  Lannister chooses Winterfell - The Twins
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Jeyne Westerling and 1 Knight from The Twins to Winterfell
            Lannister no longer Controls The Twins
            Lannister captures Ned Stark
            Lannister captures Robb Stark
            The marriage of Robb Stark and Margaery Tyrell ends
            Lannister Controls Winterfell
        "#]],
    );
}

#[test]
fn a_captive_without_guards_is_free() {
    check(
        "
        rule  captive.unguarded
        game  Lannister, Stark, Tyrell
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        given Stark has Sansa Stark in Riverrun
        given Sansa Stark is Captive of Lannister
        play  Phase 5
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses nothing
        show  questions
        when  Stark chooses Winterfell
        show  Winterfell
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Jaime Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Sansa Stark is free, no longer guarded
            Stark is asked: In which Village does Sansa Stark of Stark appear? Winterfell
            Sansa Stark is placed in Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Sansa Stark, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn a_captive_neither_moves_nor_leads() {
    check(
        "
        rule  captive.effects
        rule  attribute.captive
        game  Stark, Lannister, Tyrell
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Robb Stark is Captive of Lannister
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Phase 6 begins
        when  Stark chooses Lannister in Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Robb Stark is a Captive and does not move (captive.effects)
            Phase 6: Battles
            refused: Stark cannot: an attack needs a free Noble (battle.leader-noble)
        "#]],
    );
}

#[test]
fn an_ally_who_declined_is_not_asked_again_in_the_phase() {
    check(
        "
        rule  captive.lone
        game  Stark, Lannister, Tully, Greyjoy, Martell
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Stark has Robb Stark in The Golden Tooth
        given Lannister has 1 Knight in The Golden Tooth
        play  Phase 5
        when  Martell chooses normal
        when  Lannister refuses
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses Stark's Knight 1
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves in turn
            Lannister spares Robb Stark
            Stark moves Ned Stark and 1 Knight from Winterfell to The Twins
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark
        "#]],
    );
}

#[test]
fn a_village_is_handed_over_once_in_a_window() {
    check(
        "
        rule  effect.finite
        rule  control.transfer
        game  Stark, Lannister, Tully
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 5
        when  Stark chooses hand over Control of a Village
        when  Stark chooses Harrenhal
        when  Stark chooses Lannister
        when  Lannister agrees
        show  Harrenhal
        when  Lannister chooses hand over Control of a Village
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister Controls Harrenhal, which was handed over
            Harrenhal, Controlled by Lannister: Stark's 1 Knight, Lannister's 1 Knight
            refused: Lannister is not asked anything now (round.turn-order)
        "#]],
    );
}

#[test]
fn three_players_in_a_village_and_one_controller() {
    check(
        "
        rule  control.one
        game  Lannister, Stark, Tyrell
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Tyrell has 1 Knight in Harrenhal
        show  Harrenhal
        play  Phase 6
        when  the Phase ends
        show  Harrenhal
        ",
        expect![[r#"
            Harrenhal, Controlled by Stark: Lannister's Cersei Lannister and 1 Knight, Stark's 1 Man at Arms, Tyrell's 1 Knight
            Phase 6: Battles
            Harrenhal, Controlled by Stark: Lannister's Cersei Lannister and 1 Knight, Stark's 1 Man at Arms, Tyrell's 1 Knight
        "#]],
    );
}
