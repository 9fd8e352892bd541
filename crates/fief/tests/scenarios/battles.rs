//! Phase 6, Battles.

use expect_test::expect;

use crate::check;

#[test]
fn a_battle_needs_troops_on_both_sides_and_a_noble() {
    check(
        "
        rule  battle.declare
        rule  battle.leader-noble
        rule  battle.same-once
        rule  truce.refuse
        rule  truce.effect
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark has 1 Knight in Maidenpool
        given Lannister has 1 Knight in Maidenpool
        play  Phase 6
        when  Stark chooses Lannister in Maidenpool
        when  Stark chooses Tyrell in Harrenhal
        when  Stark chooses Lannister in Harrenhal
        show  questions
        when  Stark chooses ask for a truce
        when  Stark chooses Lannister in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Stark cannot: an attack needs a free Noble (battle.leader-noble)
            refused: Stark cannot: both Players need Troops in the Village (battle.declare)
            Stark attacks Lannister in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 1 hit
            Stark is asked: Round 1 of the Battle in Harrenhal is over: what does Stark do? Fight on / Ask for a truce / Ask for a truce and a change of Control / Surrender: lose the Troops, Nobles become Captives
            Stark asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            refused: Stark cannot: this Player has been attacked there already (battle.same-once)
            Harrenhal, Controlled by Stark: Stark's Robb Stark and 2 Knights, Lannister's 2 Knights
        "#]],
    );
}

#[test]
fn the_attacked_may_attack_in_his_own_turn() {
    check(
        "
        rule  battle.same-once
        rule  truce.effect
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        when  Stark chooses ask for a truce
        when  Lannister agrees
        when  Stark is done
        when  Lannister chooses Stark in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            Stark asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 7 SP rolls [1, 1]: 2 hits
        "#]],
    );
}

#[test]
fn grady_attacks_davids_stronghold() {
    check(
        "
        rule  battle.dice
        rule  battle.penalty
        rule  battle.simultaneous
        rule  loss.maximum
        rule  battle.sp
        game  Lannister, Stark, Tyrell
        given Stark has Ned Stark in White Harbour
        given Stark has no Troops
        given Stark has 2 Men at Arms in Winterfell
        given Stark has 3 Knights in Winterfell
        given Stark has 1 Knight in White Harbour
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        given Lannister has 2 Men at Arms in Winterfell
        play  Phase 6
        dice  3 4 3 5
        when  Lannister chooses Stark in Winterfell
        when  Stark chooses Stark's Knight 1
        when  Stark chooses Stark's Man at Arms 1 and Stark's Knight 1
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2 and Lannister's Knight 1
        show  Winterfell
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 15 SP rolls [2, 2]: 4 hits (-1 die for the Fortification)
            The defensive side with 11 SP rolls [2, 3]: 5 hits
            refused: as many of the hits as possible must be taken, and no more (loss.maximum)
            Lannister loses 2 Men at Arms in Winterfell
            Lannister loses 1 Knight in Winterfell
            Stark loses 1 Man at Arms in Winterfell
            Stark loses 1 Knight in Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Lannister's Cersei Lannister and 3 Knights, Stark's 1 Man at Arms and 2 Knights
            The offensive side: 10 SP, 1 die
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn gunter_loses_his_troops_to_four_hits_and_both_nobles_are_captured() {
    check(
        "
        rule  loss.nobles-captured
        rule  loss.values
        game  Stark, Lannister, Tyrell
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given the Battle Die shows 2
        given Stark has Robb Stark in Harrenhal
        given Stark has 3 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 10 SP rolls [2, 2]: 4 hits
            The defensive side with 6 SP rolls [2]: 2 hits
            Lannister loses 1 Man at Arms in Harrenhal
            Lannister loses 1 Knight in Harrenhal
            Stark captures Jaime Lannister
            Stark captures Cersei Lannister
            Stark wins the Battle in Harrenhal
            Stark Controls Harrenhal
            Harrenhal, Controlled by Stark: Stark's Robb Stark and 3 Knights, Lannister's Jaime Lannister and Cersei Lannister
        "#]],
    );
}

#[test]
fn gunter_loses_a_noble_of_his_choice_to_five_hits() {
    check(
        "
        rule  loss.nobles-last
        rule  attribute.fearless
        game  Stark, Lannister, Tyrell
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given the Battle Die shows 2
        given Stark has Ned Stark in Harrenhal
        given Stark has 3 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  questions
        when  Lannister chooses Cersei Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 10 SP rolls [2, 2]: 5 hits (+1 hit of the fearless)
            The defensive side with 6 SP rolls [2]: 2 hits
            Lannister is asked: Lannister takes 5 hits in Harrenhal: which Nobles are lost? Jaime Lannister / Cersei Lannister
            Lannister loses 1 Man at Arms in Harrenhal
            Lannister loses 1 Knight in Harrenhal
            Cersei Lannister dies in Battle
            Stark captures Jaime Lannister
            Stark wins the Battle in Harrenhal
            Stark Controls Harrenhal
            Harrenhal, Controlled by Stark: Stark's Ned Stark and 3 Knights, Lannister's Jaime Lannister
        "#]],
    );
}

#[test]
fn six_hits_kill_all_of_gunters_army() {
    check(
        "
        rule  loss.nobles-last
        game  Stark, Lannister, Tyrell
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given the Battle Die shows 3
        given Stark has Robb Stark in Harrenhal
        given Stark has 3 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 10 SP rolls [3, 3]: 6 hits
            The defensive side with 6 SP rolls [3]: 3 hits
            Stark loses 1 Knight in Harrenhal
            Lannister loses 1 Man at Arms in Harrenhal
            Lannister loses 1 Knight in Harrenhal
            Jaime Lannister dies in Battle
            Cersei Lannister dies in Battle
            Stark wins the Battle in Harrenhal
            Stark Controls Harrenhal
            Harrenhal, Controlled by Stark: Stark's Robb Stark and 2 Knights
        "#]],
    );
}

#[test]
fn a_knight_survives_two_hits() {
    check(
        "
        rule  troops.knight
        rule  loss.maximum
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 2
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        when  Lannister chooses Lannister's Knight 1
        when  Lannister chooses Lannister's Man at Arms 1
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 4 SP rolls [2]: 2 hits
            The defensive side with 4 SP rolls [2]: 2 hits
            refused: as many of the hits as possible must be taken, and no more (loss.maximum)
            Lannister loses 1 Man at Arms in Harrenhal
            Harrenhal, Controlled by Stark: Stark's Robb Stark and 1 Knight, Lannister's 1 Knight
        "#]],
    );
}

#[test]
fn a_helper_joins_with_all_his_units_and_the_leader_decides() {
    check(
        "
        rule  battle.join
        rule  battle.combined
        rule  battle.all-units
        rule  battle.leader-decides
        rule  captive.after-battle
        rule  control.new-controller
        game  Stark, Lannister, Tyrell, Tully
        given the Battle Die shows 2
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 4 Men at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Tyrell has 1 Knight in Harrenhal
        given Tully has 1 Knight in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  questions
        when  Tyrell chooses the offensive side
        when  Stark agrees
        when  Tully chooses the defensive side
        when  Lannister refuses
        when  Tully is done
        show  the sides
        when  Stark chooses Stark's Man at Arms 1
        show  questions
        when  Stark chooses Tyrell
        when  Stark chooses Tyrell
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            Tyrell is asked: Stark fights Lannister in Harrenhal: does Tyrell offer help? Stay out of it / Help Stark / Help Lannister
            Tyrell joins the offensive side
            Lannister refuses Tully's help
            The offensive side with 8 SP rolls [2, 2]: 4 hits
            The defensive side with 5 SP rolls [2]: 2 hits
            The offensive side: 8 SP, 2 dice
            The defensive side: 5 SP, 1 die
            Stark loses 1 Man at Arms in Harrenhal
            Lannister loses 4 Men at Arms in Harrenhal
            Stark is asked: Cersei Lannister is beaten: who of Stark's side takes her captive? Stark takes the Captive / Tyrell takes the Captive
            Tyrell captures Cersei Lannister
            Stark wins the Battle in Harrenhal
            Tyrell Controls Harrenhal
            Harrenhal, Controlled by Tyrell: Stark's Robb Stark and 1 Knight, Lannister's Cersei Lannister, Tyrell's 1 Knight, Tully's 1 Knight
        "#]],
    );
}

#[test]
fn the_leader_may_let_his_helpers_knights_die() {
    check(
        "
        rule  battle.leader-decides
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 3
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 4 Knights in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 3 Knights in Harrenhal
        given Tyrell has 3 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        when  Tyrell chooses the offensive side
        when  Stark agrees
        when  Stark chooses Tyrell's Knight 1 and Tyrell's Knight 2 and Tyrell's Knight 3
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            Tyrell joins the offensive side
            The offensive side with 19 SP rolls [3, 3, 3]: 9 hits
            The defensive side with 13 SP rolls [3, 3, 3]: 9 hits
            Lannister loses 3 Knights in Harrenhal
            Tyrell loses 3 Knights in Harrenhal
            Harrenhal, Controlled by Lannister: Stark's Robb Stark and 3 Knights, Lannister's Cersei Lannister and 1 Knight
        "#]],
    );
}

#[test]
fn allied_nobles_are_the_last_to_die() {
    check(
        "
        rule  loss.nobles-last
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 3
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Tyrell has Olenna Tyrell in Harrenhal
        given Tyrell has 4 Men at Arms in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        when  Tyrell chooses the offensive side
        when  Stark agrees
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            Tyrell joins the offensive side
            The offensive side with 7 SP rolls [3, 3]: 6 hits
            The defensive side with 7 SP rolls [3, 3]: 6 hits
            Stark loses 1 Man at Arms in Harrenhal
            Lannister loses 2 Knights in Harrenhal
            Tyrell loses 4 Men at Arms in Harrenhal
            Robb Stark dies in Battle
            The Battle in Harrenhal ends
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister, Tyrell's Olenna Tyrell
        "#]],
    );
}

#[test]
fn engines_and_cunning_cancel_penalties_and_add_no_dice() {
    check(
        "
        rule  battle.engines
        rule  siege.engine-not-troop
        rule  attribute.cunning
        rule  siege.together
        game  Tully, Stark, Lannister
        given the Battle Die shows 1
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Tully has Jason Mallister in Winterfell
        given Tully has 6 Knights in Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Tully chooses Stark in Winterfell
        when  Lannister chooses the offensive side
        when  Tully agrees
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Tully attacks Stark in Winterfell
            Lannister joins the offensive side
            The offensive side with 22 SP rolls [1, 1, 1]: 3 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Stark loses 1 Knight in Winterfell
            The offensive side: 22 SP, 3 dice
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn the_engines_of_two_besiegers_add_up() {
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
        given Tully has 3 Knights in Winterfell
        given Tully besieges Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Tully chooses Stark in Winterfell
        when  Lannister chooses the offensive side
        when  Tully agrees
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Tully attacks Stark in Winterfell
            Lannister joins the offensive side
            The offensive side with 13 SP rolls [1, 1, 1]: 3 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Stark loses 1 Knight in Winterfell
            The offensive side: 13 SP, 3 dice
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn cunning_alone_cancels_one_die_of_a_fortified_city() {
    check(
        "
        rule  attribute.cunning
        rule  battle.penalty
        game  Tully, Stark, Lannister
        given the Battle Die shows 1
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Tully has Jason Mallister in Winterfell
        given Tully has 6 Knights in Winterfell
        play  Phase 6
        when  Tully chooses Stark in Winterfell
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Tully attacks Stark in Winterfell
            The offensive side with 19 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            The offensive side: 19 SP, 2 dice
            The defensive side: 10 SP, 2 dice
        "#]],
    );
}

#[test]
fn kirsten_rolls_one_die_through_a_secret_passage() {
    check(
        "
        rule  passage.battle
        rule  battle.bonus-no-dice
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister has 1 Man at Arms in Winterfell
        given Tyrell holds Secret Passage
        play  Phase 6
        when  everybody passes
        when  Lannister chooses Stark in Winterfell
        show  the sides
        when  Lannister passes
        when  Tyrell chooses Secret Passage
        when  Tyrell chooses use a Secret Passage
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side: 5 SP, 0 dice
            The defensive side: 10 SP, 2 dice
            Tyrell plays Secret Passage
            Tyrell uses a Secret Passage
            The offensive side with 5 SP rolls [1]: 2 hits (+1 hit of the fearless)
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            The offensive side: 5 SP, 1 die
            The defensive side: 10 SP, 2 dice
        "#]],
    );
}

#[test]
fn no_penalty_when_the_garrison_attacks() {
    check(
        "
        rule  battle.penalty-outside
        rule  siege.sally
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 3 Knights in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Stark chooses Lannister in Winterfell
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Winterfell
            The offensive side with 10 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Lannister loses 1 Knight in Winterfell
            The offensive side: 10 SP, 2 dice
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn a_guest_of_the_controller_is_not_protected() {
    check(
        "
        rule  siege.who-inside
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Tyrell has 2 Knights in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 3 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Tyrell in Winterfell
        when  Stark is done
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Tyrell in Winterfell
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 1 hit
            The offensive side: 10 SP, 2 dice
            The defensive side: 6 SP, 1 die
        "#]],
    );
}

#[test]
fn archers_shoot_before_the_first_round() {
    check(
        "
        rule  prebattle.exchange
        rule  prebattle.not-a-roll
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Archers in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 3 Archers in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        show  questions
        when  Lannister chooses Lannister's Archer 1 and Lannister's Archer 2
        when  Stark chooses Stark's Knight 1
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side's Archers shoot [1] and 2 more: 3 hits
            The defensive side's Archers shoot [1] and 1 more: 2 hits
            Lannister is asked: Lannister takes 2 hits in Harrenhal: which Troops are lost? An Archer in Harrenhal / An Archer in Harrenhal / An Archer in Harrenhal / A Knight in Harrenhal / A Knight in Harrenhal
            Stark is asked: Stark takes 3 hits in Harrenhal: which Troops are lost? An Archer in Harrenhal / An Archer in Harrenhal / A Knight in Harrenhal / A Knight in Harrenhal
            Lannister loses 2 Archers in Harrenhal
            Stark loses 1 Knight in Harrenhal
            The offensive side with 8 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 6 SP rolls [1]: 1 hit
            Harrenhal, Controlled by Stark: Lannister's Jaime Lannister, 1 Archer and 2 Knights, Stark's Robb Stark, 2 Archers and 1 Knight
        "#]],
    );
}

#[test]
fn two_archers_do_not_shoot_at_a_city() {
    check(
        "
        rule  prebattle.fortification
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has 2 Archers in Winterfell
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 2 Archers in Winterfell
        given Lannister has 4 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        when  Lannister chooses Lannister's Archer 1 and Lannister's Archer 2
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The defensive side's Archers shoot [1] and 1 more: 2 hits
            Lannister loses 2 Archers in Winterfell
            The offensive side with 13 SP rolls [1]: 2 hits (-2 dice for the Fortification, +1 hit of the fearless)
            The defensive side with 9 SP rolls [1, 1]: 2 hits
        "#]],
    );
}

#[test]
fn three_archers_against_a_stronghold_score_one_more() {
    check(
        "
        rule  prebattle.fortification
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 3 Archers in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side's Archers shoot [1] and 1 more: 2 hits
        "#]],
    );
}

#[test]
fn champions_roll_dice_again() {
    check(
        "
        rule  troops.champion-reroll
        rule  troops.champion
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Stark has 4 Knights in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Champions in Harrenhal
        given Lannister has 3 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        given the Battle Die shows 2
        when  Lannister chooses die 1
        show  questions
        given the Battle Die shows 3
        when  Lannister chooses die 1
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 16 SP rolls [1, 1, 1]: 3 hits
            The defensive side with 12 SP rolls [1, 1]: 2 hits
            The offensive side rolls again: [2, 1, 1]
            Lannister is asked: Lannister's Champions fight on after 2, 1 and 1: which dice are rolled again? Roll no die again / Roll die 1 again, which shows 2 / Roll die 2 again, which shows 1 / Roll die 3 again, which shows 1
            The offensive side rolls again: [3, 1, 1]
            Stark loses 1 Knight in Harrenhal
        "#]],
    );
}

#[test]
fn kirstens_kingsguard_adds_one_hit() {
    check(
        "
        rule  troops.whitecloak.bonus
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Tywin Lannister is King
        given Lannister has no Troops
        given Lannister has Tywin Lannister in Harrenhal
        given Lannister has the Whitecloaks 2 Knights and 2 Men at Arms
        given Stark has 4 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister no longer Controls Lannisport
            Lannister attacks Stark in Harrenhal
            The offensive side with 9 SP rolls [1, 1]: 3 hits (+1 hit of Whitecloaks)
            The defensive side with 12 SP rolls [1, 1]: 2 hits
            The offensive side: 9 SP, 2 dice
            The defensive side: 12 SP, 2 dice
        "#]],
    );
}
