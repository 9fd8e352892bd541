//! Phase 5, movement.

use expect_test::expect;

use crate::check;

#[test]
fn cersei_leaves_a_man_at_harrenhal_and_goes_on_to_kings_landing() {
    check(
        "
        rule  move.pick-up
        rule  control.leave
        rule  control.occupy
        game  Lannister, Stark, Tyrell
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Men at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2 and Lannister's Man at Arms 3
        show  Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        show  Riverrun
        show  Harrenhal
        show  King's Landing
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 3 Men at Arms from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Harrenhal, Controlled by nobody: Lannister's Cersei Lannister and 3 Men at Arms
            Lannister moves Cersei Lannister and 2 Men at Arms from Harrenhal to King's Landing
            Lannister Controls Harrenhal
            Lannister Controls King's Landing
            Riverrun, Controlled by nobody: 
            Harrenhal, Controlled by Lannister: Lannister's 1 Man at Arms
            King's Landing, Controlled by Lannister: Lannister's Cersei Lannister and 2 Men at Arms
        "#]],
    );
}

#[test]
fn a_noble_takes_two_steps_and_may_come_back() {
    check(
        "
        rule  move.steps
        game  Lannister, Stark, Tyrell
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        show  Riverrun
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister moves Cersei Lannister and 1 Knight from Harrenhal to Riverrun
            Lannister Controls Riverrun
            refused: Lannister cannot: the Noble has taken all his steps (move.steps)
            Riverrun, Controlled by Lannister: Lannister's Cersei Lannister and 1 Knight
        "#]],
    );
}

#[test]
fn passing_through_changes_nothing() {
    check(
        "
        rule  control.occupy
        game  Lannister, Stark, Tyrell
        given Mace Tyrell is Lord of the Reach
        given Lannister has Cersei Lannister in King's Landing
        given Lannister has 1 Knight in King's Landing
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Bitterbridge - King's Landing
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Bitterbridge - Storm's End
        show  Bitterbridge
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from King's Landing to Bitterbridge
            Lannister no longer Controls King's Landing
            Lannister moves Cersei Lannister and 1 Knight from Bitterbridge to Storm's End
            Lannister Controls Storm's End
            Bitterbridge, Controlled by Tyrell: 
        "#]],
    );
}

#[test]
fn one_player_moves_after_the_other() {
    check(
        "
        rule  move.order
        game  Lannister, Stark, Tyrell
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Stark chooses Tywin Lannister
        when  Lannister chooses Tywin Lannister
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Stark is not asked anything now (round.turn-order)
            refused: Tywin Lannister is not Stark's to move (move.order)
            refused: Lannister is not asked anything now (round.turn-order)
            Tyrell is asked: Which Noble of Tyrell sets out next? End the movement / Mace Tyrell
        "#]],
    );
}

#[test]
fn troops_move_only_with_a_noble() {
    check(
        "
        rule  move.troops-need-noble
        game  Lannister, Stark, Tyrell
        given Lannister has 3 Knights in Harrenhal
        play  Phase 5
        when  Lannister chooses Knight
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Troops move only in the company of a free Noble of their Player (move.troops-need-noble)
            Lannister is asked: Which Noble of Lannister sets out next? End the movement / Tywin Lannister
        "#]],
    );
}

#[test]
fn cersei_cannot_leave_jaime_alone() {
    check(
        "
        rule  move.never-alone
        game  Lannister, Stark, Tyrell
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 2 Men at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses nothing
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        when  Lannister chooses Lannister's Man at Arms 1
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Cersei Lannister, or a Noble left behind, would be without a Troop (move.never-alone)
            Lannister moves Cersei Lannister and 1 Man at Arms from Riverrun to Harrenhal
        "#]],
    );
}

#[test]
fn with_a_single_man_at_arms_both_nobles_go() {
    check(
        "
        rule  move.never-alone
        game  Lannister, Stark, Tyrell
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 1 Man at Arms in Riverrun
        given Lannister has Sandor Clegane in Crakehall
        play  Phase 5
        when  Lannister chooses Sandor Clegane
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Sandor Clegane has no Troop to go with (move.never-alone)
            Lannister moves Cersei Lannister, Jaime Lannister and 1 Man at Arms from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
        "#]],
    );
}

#[test]
fn a_troop_takes_no_third_step_with_another_noble() {
    check(
        "
        rule  move.troop-steps
        game  Lannister, Stark, Tyrell
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Lannisport
        given Lannister has 2 Knights in Lannisport
        given Lannister has Tyrion Lannister in Riverrun
        given Lannister has 3 Men at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Lannisport - The Golden Tooth
        when  Lannister chooses nothing
        when  Lannister chooses Lannister's Knight 1
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Riverrun - The Golden Tooth
        when  Lannister chooses Tyrion Lannister
        when  Lannister chooses Riverrun - Harrenhal
        show  questions
        when  Lannister chooses Lannister's Knight 1
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Jaime Lannister and 1 Knight from Lannisport to The Golden Tooth
            Lannister moves Jaime Lannister and 1 Knight from The Golden Tooth to Riverrun
            Lannister is asked: Tyrion Lannister of Lannister moves from Riverrun to Harrenhal: which Troops go along? Lead a Man at Arms along / Lead a Man at Arms along / Lead a Man at Arms along
            refused: Lannister's Knight 1 cannot take this step with Tyrion Lannister (move.troop-steps)
        "#]],
    );
}

#[test]
fn a_captive_is_carried_along_or_left() {
    check(
        "
        rule  move.captives
        game  Lannister, Stark, Tyrell
        given Stark has Sansa Stark in Lannisport
        given Sansa Stark is Captive of Lannister
        play  Phase 5
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Lannisport - The Golden Tooth
        when  Lannister chooses Sansa Stark
        when  Lannister chooses Lannister's Knight 1
        show  The Golden Tooth
        show  Lannisport
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Tywin Lannister, Sansa Stark and 1 Knight from Lannisport to The Golden Tooth
            The Golden Tooth, Controlled by nobody: Lannister's Tywin Lannister and 1 Knight, Stark's Sansa Stark
            Lannisport, Controlled by Lannister: a Stronghold, Lannister's 3 Men at Arms
        "#]],
    );
}

#[test]
fn who_enters_an_occupied_village_waits_on_the_road() {
    check(
        "
        rule  move.enter
        rule  control.first-arrival
        rule  control.one
        rule  move.battle-optional
        game  Lannister, Stark, Tyrell
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 7 Knights in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2 and Lannister's Knight 3
        show  Harrenhal
        show  roads
        when  Phase 6 begins
        show  Harrenhal
        show  roads
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 3 Knights from Riverrun to Harrenhal
            Harrenhal, Controlled by Stark: Lannister's Cersei Lannister and 3 Knights, Stark's 1 Man at Arms
            Lannister waits on the road Riverrun - Harrenhal into Harrenhal
            Phase 6: Battles
            Harrenhal, Controlled by Stark: Lannister's Cersei Lannister and 3 Knights, Stark's 1 Man at Arms
            Nobody waits on a road
        "#]],
    );
}

#[test]
fn units_on_a_road_block_it() {
    check(
        "
        rule  move.road-block
        rule  move.permission-start
        game  Lannister, Stark, Tyrell
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister is done
        when  Stark chooses Robb Stark
        when  Stark chooses Riverrun - Harrenhal
        when  Stark refuses
        show  questions
        when  Lannister agrees
        when  Stark chooses Stark's Knight 1
        when  Stark chooses Robb Stark
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Stark asks Lannister for passage through Harrenhal
            Lannister is asked: Stark asks Lannister to let Robb Stark pass from Harrenhal to Riverrun with 2 Knights Allow the passage / Deny the passage
            Lannister allows it
            Stark moves Robb Stark and 1 Knight from Harrenhal to Riverrun
        "#]],
    );
}

#[test]
fn who_began_there_needs_no_permission_of_the_controller() {
    check(
        "
        rule  move.permission-start
        game  Lannister, Stark, Tyrell
        given Stark has 2 Knights in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Harrenhal to King's Landing
        "#]],
    );
}

#[test]
fn passage_needs_the_controller_and_those_on_the_road() {
    check(
        "
        rule  move.permission
        game  Lannister, Stark, Tyrell
        given Stark is the first Player
        given Tyrell has Olenna Tyrell in King's Landing
        given Tyrell has 2 Knights in King's Landing
        given Stark has 2 Men at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Men at Arms in Riverrun
        play  Phase 5
        when  Stark is done
        when  Tyrell chooses Olenna Tyrell
        when  Tyrell chooses Harrenhal - King's Landing
        when  Tyrell chooses Tyrell's Knight 1
        when  Tyrell is done
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Stark agrees
        when  Tyrell agrees
        when  Lannister chooses Lannister's Man at Arms 1
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Tyrell moves Olenna Tyrell and 1 Knight from King's Landing to Harrenhal
            Lannister moves Cersei Lannister and 2 Men at Arms from Riverrun to Harrenhal
            Lannister asks Stark for passage through Harrenhal
            Stark allows it
            Lannister asks Tyrell for passage through Harrenhal
            Tyrell allows it
            Lannister moves Cersei Lannister and 1 Man at Arms from Harrenhal to King's Landing
            Harrenhal, Controlled by Stark: Lannister's 1 Man at Arms, Stark's 2 Men at Arms, Tyrell's Olenna Tyrell and 1 Knight
        "#]],
    );
}

#[test]
fn after_a_denial_the_army_goes_back_with_all_it_brought() {
    check(
        "
        rule  move.permission-denied
        rule  move.no-strand
        game  Lannister, Stark, Tyrell
        given Stark has 2 Men at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Men at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2 and Lannister's Man at Arms 3
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Stark refuses
        show  questions
        when  Lannister chooses raid
        when  Lannister chooses go back
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 3 Men at Arms from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister asks Stark for passage through Harrenhal
            Stark denies it
            Lannister is asked: Cersei Lannister of Lannister is denied the way from Harrenhal to King's Landing: what now? Stay here / Go back by the road just taken
            refused: Lannister cannot: only Nobles, Knights and Champions raid (raid.mounted)
            Lannister moves Cersei Lannister and 3 Men at Arms from Harrenhal to Riverrun
            Lannister Controls Riverrun
        "#]],
    );
}

#[test]
fn who_is_abducted_after_a_denial_and_escapes_does_not_go_back() {
    check(
        "
        rule  move.permission-denied
        game  Stark, Lannister, Tyrell
        given Lannister has 2 Men at Arms in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Stark has Arya Stark in Riverrun
        given Stark has 3 Men at Arms in Riverrun
        given Lannister holds Abduction
        play  Phase 5
        when  Lannister passes
        when  Stark chooses Arya Stark
        when  Stark chooses Riverrun - Harrenhal
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2 and Stark's Man at Arms 3
        when  Lannister passes
        when  Stark chooses Arya Stark
        when  Stark chooses Harrenhal - King's Landing
        when  Lannister refuses
        when  Lannister chooses Abduction
        when  Lannister chooses Jaime Lannister and Arya Stark
        when  Stark chooses escape by shadow
        when  Stark chooses Arya Stark
        when  Stark chooses Winterfell
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Arya Stark and 3 Men at Arms from Riverrun to Harrenhal
            Stark no longer Controls Riverrun
            Stark asks Lannister for passage through Harrenhal
            Lannister denies it
            Lannister plays Abduction
            Jaime Lannister abducts Arya Stark
            Lannister captures Arya Stark
            Arya Stark goes by shadow
            Arya Stark is free by shadow
            Arya Stark is placed in Winterfell
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark / Arya Stark
        "#]],
    );
}

#[test]
fn going_back_unasked_leaves_nobody_either() {
    check(
        "
        rule  move.no-strand
        game  Lannister, Stark, Tyrell
        given Stark has 2 Men at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 2 Men at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 2 Men at Arms from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister moves Cersei Lannister and 2 Men at Arms from Harrenhal to Riverrun
            Lannister Controls Riverrun
        "#]],
    );
}

#[test]
fn a_garrison_leaves_only_if_every_besieger_agrees() {
    check(
        "
        rule  move.besieged
        game  Stark, Lannister, Greyjoy
        given Stark has no Troops
        given Stark has 2 Men at Arms in Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        show  questions
        when  Lannister refuses
        when  Stark chooses stay
        show  Winterfell
        ",
        expect![[r#"
            Phase 5: Movement
            Stark asks Lannister for passage through Winterfell
            Lannister is asked: Stark asks Lannister to let Ned Stark pass from Winterfell to The Twins with 2 Men at Arms Allow the passage / Deny the passage
            Lannister denies it
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark and 2 Men at Arms, Lannister's 1 Knight
        "#]],
    );
}

#[test]
fn a_secret_passage_leads_out_of_a_siege() {
    check(
        "
        rule  passage.step
        rule  passage.card
        game  Stark, Tyrell, Greyjoy
        given Stark has no Troops
        given Stark has 1 Knight in Winterfell
        given Tyrell has 1 Knight in Winterfell
        given Tyrell besieges Winterfell
        given Greyjoy holds Secret Passage
        play  Phase 5
        when  everybody passes
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark refuses
        when  Tyrell refuses
        when  Greyjoy chooses Secret Passage
        when  Greyjoy chooses use a Secret Passage
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark asks Tyrell for passage through Winterfell
            Tyrell denies it
            Greyjoy plays Secret Passage
            Greyjoy uses a Secret Passage
            Stark moves Ned Stark and 1 Knight from Winterfell to The Twins
            Tyrell Controls Winterfell
            The siege of Winterfell by Tyrell ends
            The Twins, Controlled by nobody: Stark's Ned Stark and 1 Knight
        "#]],
    );
}

#[test]
fn the_controllers_relief_goes_straight_inside() {
    check(
        "
        rule  move.into-siege
        game  Stark, Lannister, Greyjoy
        given Stark has Robb Stark in The Twins
        given Stark has 2 Knights in The Twins
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        show  Winterfell
        show  roads
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 2 Knights from The Twins to Winterfell
            Stark no longer Controls The Twins
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Robb Stark, 3 Men at Arms and 3 Knights, Lannister's 1 Knight
            Nobody waits on a road
        "#]],
    );
}

#[test]
fn a_noble_picked_and_put_back_may_be_picked_again() {
    check(
        "
        rule  move.steps
        game  Stark, Lannister, Tully
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark is done
        show  questions
        when  Stark chooses Ned Stark
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark
            Stark is asked: Which way does Ned Stark of Stark go from Winterfell? Stay here / To Deepwood Motte / To White Harbour / To The Twins
        "#]],
    );
}

#[test]
fn a_ship_that_is_not_taken_waits() {
    check(
        "
        rule  council.ships
        game  Lannister, Stark, Greyjoy
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Ships
        given Lannister has Cersei Lannister in King's Landing
        given Lannister has 2 Knights in King's Landing
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Cersei Lannister
        when  Lannister is done
        when  Lannister is done
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses King's Landing to Oldtown
        when  Lannister chooses Lannister's Knight 1
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Cersei Lannister a ship
            Cersei Lannister sails from King's Landing to Oldtown
            Lannister moves Cersei Lannister and 1 Knight from King's Landing to Oldtown
            Lannister Controls Oldtown
        "#]],
    );
}
