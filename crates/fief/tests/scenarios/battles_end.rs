//! Phase 6, Battles: how they end, talents, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn who_refuses_a_truce_leaves_his_stronghold() {
    check(
        "
        rule  truce.refuse
        rule  battle.round-end
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2
        show  questions
        show  the sides
        when  Lannister chooses ask for a truce
        when  Stark refuses
        when  Stark chooses Stark's Knight 1
        show  Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 13 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            Stark loses 2 Men at Arms in Winterfell
            Lannister is asked: Round 1 of the Battle in Winterfell is over: what does Lannister do? Fight on / Ask for a truce / Ask for a truce and a change of Control / Surrender: lose the Troops, Nobles become Captives
            The offensive side: 13 SP, 2 dice
            The defensive side: 5 SP, 1 die
            Lannister asks for a truce
            Stark refuses and attacks
            The offensive side with 5 SP rolls [1]: 2 hits (+1 hit of the fearless)
            The defensive side with 13 SP rolls [1, 1, 1]: 3 hits
            Stark loses 1 Knight in Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Lannister's Cersei Lannister and 4 Knights, Stark's Ned Stark and 1 Man at Arms
        "#]],
    );
}

#[test]
fn a_truce_may_change_control() {
    check(
        "
        rule  truce.effect
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Stark Controls Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses ask for a truce and a change of Control
        when  Stark agrees
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            Lannister asks for a truce and Control of Harrenhal
            The truce is made
            Lannister Controls Harrenhal, by the truce
            The Battle in Harrenhal ends
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 2 Knights, Stark's Robb Stark and 2 Knights
        "#]],
    );
}

#[test]
fn who_surrenders_loses_his_troops_and_his_nobles() {
    check(
        "
        rule  battle.surrender
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Tyrell has Olenna Tyrell in Harrenhal
        given Tyrell has 1 Knight in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Tyrell chooses the defensive side
        when  Stark agrees
        when  Lannister chooses continue
        when  Stark chooses surrender
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            Tyrell joins the defensive side
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 8 SP rolls [1, 1]: 2 hits
            Stark surrenders
            Stark loses 1 Knight in Harrenhal
            Tyrell loses 1 Knight in Harrenhal
            Lannister captures Robb Stark
            Lannister captures Olenna Tyrell
            Lannister wins the Battle in Harrenhal
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 2 Knights, Stark's Robb Stark, Tyrell's Olenna Tyrell
        "#]],
    );
}

#[test]
fn three_rounds_without_losses_end_a_battle() {
    check(
        "
        rule  battle.end
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark has 2 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses continue
        when  Stark chooses continue
        when  Lannister chooses continue
        when  Stark chooses continue
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 1 hit
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 1 hit
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 1 hit
            The Battle in Harrenhal ends
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 2 Knights, Stark's 2 Knights
        "#]],
    );
}

#[test]
fn when_only_nobles_are_left_nobody_is_captured() {
    check(
        "
        rule  battle.only-nobles
        rule  battle.simultaneous
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 2 SP rolls [1]: 1 hit
            The defensive side with 2 SP rolls [1]: 1 hit
            Lannister loses 1 Man at Arms in Harrenhal
            Stark loses 1 Man at Arms in Harrenhal
            The Battle in Harrenhal ends
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister, Stark's Robb Stark
        "#]],
    );
}

#[test]
fn the_captives_of_the_beaten_are_free_or_change_hands() {
    check(
        "
        rule  captive.captor-beaten
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 3
        given Stark has 1 Knight in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Jaime Lannister is Captive of Stark
        given Tyrell has Olenna Tyrell in Harrenhal
        given Olenna Tyrell is Captive of Stark
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses Lannisport
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [3, 3]: 6 hits
            The defensive side with 3 SP rolls [3]: 3 hits
            Lannister loses 1 Knight in Harrenhal
            Stark loses 1 Knight in Harrenhal
            Jaime Lannister is free, the captor beaten
            Jaime Lannister is placed in Lannisport
            Olenna Tyrell is handed to Lannister
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 1 Knight, Tyrell's Olenna Tyrell
        "#]],
    );
}

#[test]
fn a_captor_does_not_kill() {
    check(
        "
        rule  captive.not-killed
        game  Lannister, Stark, Tyrell
        given Stark has Robb Stark in Lannisport
        given Robb Stark is Captive of Lannister
        given Lannister holds Justice
        play  Phase 3
        when  Lannister chooses kill a Captive
        ",
        expect![[r#"
            Phase 3: Income
            refused: it is an ability of House Arryn (house.arryn.execute)
        "#]],
    );
}

#[test]
fn a_persuasive_noble_turns_a_man_at_arms() {
    check(
        "
        rule  attribute.persuasive
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Stark has 1 Man at Arms in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Lannister has Tyrion Lannister in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses Stark
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            Tyrion Lannister turns a Man at Arms of Stark to Lannister
            The offensive side with 5 SP rolls [1]: 1 hit
            The defensive side with 3 SP rolls [1]: 1 hit
            Harrenhal, Controlled by Stark: Lannister's Tyrion Lannister, 1 Man at Arms and 1 Knight, Stark's 1 Knight
        "#]],
    );
}

#[test]
fn a_turned_last_man_ends_the_battle_at_once() {
    check(
        "
        rule  attribute.persuasive-last
        rule  battle.end
        game  Lannister, Stark, Tyrell
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Tyrion Lannister in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses Stark
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            Tyrion Lannister turns a Man at Arms of Stark to Lannister
            Lannister captures Robb Stark
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
        "#]],
    );
}

#[test]
fn a_coward_alone_begins_no_battle() {
    check(
        "
        rule  attribute.coward
        game  Tully, Stark, Lannister
        given Tully has Walder Frey in Harrenhal
        given Tully has 2 Knights in Harrenhal
        given Stark has 1 Knight in Harrenhal
        play  Phase 6
        when  Tully chooses Stark in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Tully cannot: a coward alone begins no Battle and no Raid (attribute.coward)
        "#]],
    );
}

#[test]
fn a_loyal_noble_does_not_attack_his_ally() {
    check(
        "
        rule  attribute.loyal
        rule  alliance.betrayal
        game  Baratheon, Stark, Lannister, Tully, Greyjoy
        given Baratheon has Brienne of Tarth in Storm's End
        given Brienne of Tarth is married to Ned Stark
        given Stark has 1 Knight in Storm's End
        given Baratheon has Davos Seaworth in Harrenhal
        given Baratheon has 1 Knight in Harrenhal
        given Stark has 1 Knight in Harrenhal
        play  Phase 6
        when  Baratheon chooses Stark in Storm's End
        when  Baratheon chooses Stark in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Baratheon cannot: a loyal Noble does not attack his ally (attribute.loyal)
            Baratheon attacks Stark in Harrenhal
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 3 SP rolls [2]: 2 hits
        "#]],
    );
}

#[test]
fn an_army_with_a_brother_attacks_nobody() {
    check(
        "
        rule  watch.brother.no-attack
        game  Stark, Lannister, Greyjoy, Tully, Tyrell
        with  nights watch
        given Stark has Robb Stark in Harrenhal
        given Robb Stark is Brother of the Night's Watch
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Stark cannot: a Brother of the Night's Watch is with the Army (watch.brother.no-attack)
        "#]],
    );
}

#[test]
fn a_brother_may_break_a_siege() {
    check(
        "
        rule  watch.brother.sally
        game  Stark, Lannister, Greyjoy, Tully, Tyrell
        with  nights watch
        given the Battle Die shows 1
        given Ned Stark is Brother of the Night's Watch
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Stark chooses Lannister in Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Winterfell
            The offensive side with 7 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 3 SP rolls [1]: 1 hit
        "#]],
    );
}

#[test]
fn no_battle_in_heavy_rain_but_under_a_storm_noble() {
    check(
        "
        rule  rain.effect
        rule  attribute.storm
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 3
        given Heavy Rain lies on Region 1
        given Heavy Rain lies on Region 3
        given Lannister has 1 Knight in Winterfell
        given Stark has Meera Reed in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Winterfell
        when  Stark chooses Lannister in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Stark cannot: Heavy Rain lies on the Region and no storm Noble is there (rain.effect)
            Stark attacks Lannister in Harrenhal
            The offensive side with 7 SP rolls [3, 3]: 6 hits
            The defensive side with 3 SP rolls [3]: 3 hits
            Stark loses 1 Knight in Harrenhal
            Lannister loses 1 Knight in Harrenhal
            Stark wins the Battle in Harrenhal
        "#]],
    );
}

#[test]
fn the_mother_of_dragons_rolls_one_more_die() {
    check(
        "
        rule  dragons.die
        game  Targaryen, Stark, Lannister
        given the Battle Die shows 1
        given Stark has 6 Knights in Dragonstone
        given Targaryen has 6 Knights in Dragonstone
        play  Phase 6
        when  Targaryen chooses Stark in Dragonstone
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Targaryen attacks Stark in Dragonstone
            The offensive side with 25 SP rolls [1, 1, 1, 1]: 4 hits (+1 die for the dragons)
            The defensive side with 18 SP rolls [1, 1, 1]: 3 hits
            The offensive side: 25 SP, 4 dice
            The defensive side: 18 SP, 3 dice
        "#]],
    );
}

#[test]
fn a_shadow_noble_leads_one_man_in() {
    check(
        "
        rule  attribute.shadow
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark has Arya Stark in Lannisport
        given Stark has 1 Knight in Lannisport
        play  Phase 6
        when  Stark chooses Lannister in Lannisport
        when  Stark chooses enter a Fortification by shadow
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Lannisport
            Arya Stark goes by shadow
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            The offensive side: 4 SP, 1 die
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn the_battle_die_shows_one_two_or_three_hits() {
    check(
        "
        rule  dice.battle
        game  Lannister, Stark, Tyrell
        seed  5
        given Stark has 7 Knights in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 7 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 22 SP rolls [2, 3, 2]: 7 hits
            The defensive side with 21 SP rolls [1, 2, 1]: 4 hits
            Lannister loses 1 Knight in Harrenhal
            Stark loses 2 Knights in Harrenhal
        "#]],
    );
}

#[test]
fn a_loyal_noble_does_not_join_an_attack_on_his_ally() {
    check(
        "
        rule  attribute.loyal
        rule  battle.join
        game  Baratheon, Lannister, Tully, Stark, Martell
        given Baratheon has Shireen Baratheon in Storm's End
        given Edmure Tully is married to Shireen Baratheon
        given Baratheon has Stannis Baratheon in Harrenhal
        given Baratheon has 2 Knights in Harrenhal
        given Lannister has Tywin Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Tully has 2 Men at Arms in Harrenhal
        play  Phase 6
        when  Baratheon is done
        when  Lannister chooses Tully in Harrenhal
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Tully in Harrenhal
            Baratheon is asked: Lannister fights Tully in Harrenhal: does Baratheon offer help? Stay out of it / Help Tully
        "#]],
    );
}

#[test]
fn without_a_counter_tyrion_persuades_nobody() {
    check(
        "
        rule  attribute.persuasive
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Lannister has Tyrion Lannister in Harrenhal
        given Lannister has 2 Men at Arms in Harrenhal
        given Lannister has 8 Men at Arms in Lannisport
        given Stark has 3 Men at Arms in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 3 SP rolls [1]: 1 hit
            The defensive side with 3 SP rolls [1]: 1 hit
            Lannister loses 1 Man at Arms in Harrenhal
            Stark loses 1 Man at Arms in Harrenhal
        "#]],
    );
}

#[test]
fn unsullied_are_not_persuaded() {
    check(
        "
        rule  attribute.persuasive
        rule  house.targaryen.unsullied-foot
        game  Lannister, Targaryen, Tully
        given the Battle Die shows 1
        given Lannister has Tyrion Lannister in Harrenhal
        given Lannister has 2 Men at Arms in Harrenhal
        given Targaryen has 3 Unsullied in Harrenhal
        play  Phase 6
        when  Lannister chooses Targaryen in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Targaryen in Harrenhal
            The offensive side with 3 SP rolls [1]: 1 hit
            The defensive side with 6 SP rolls [1]: 1 hit
            Lannister loses 1 Man at Arms in Harrenhal
        "#]],
    );
}

#[test]
fn fearless_jaime_without_a_die_scores_nothing() {
    check(
        "
        rule  battle.bonus-no-dice
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 1 Knight in Winterfell
        given Lannister has 1 Man at Arms in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 5 SP rolls []: 0 hits (-1 die for the Fortification)
            The defensive side with 7 SP rolls [1, 1]: 2 hits
        "#]],
    );
}

#[test]
fn a_secret_passage_silences_the_archers_of_the_garrison() {
    check(
        "
        rule  passage.battle
        game  Lannister, Stark, Tully
        with  tactics
        given the Battle Die shows 1
        given Lannister holds Secret Passage
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        given Stark has 2 Archers in Winterfell
        play  Phase 6
        when  Lannister passes
        when  Lannister chooses Stark in Winterfell
        when  Lannister chooses Secret Passage
        when  Lannister chooses use a Secret Passage
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            Lannister plays Secret Passage
            Lannister uses a Secret Passage
            The offensive side with 13 SP rolls [1, 1, 1]: 4 hits (+1 hit of the fearless)
            The defensive side with 9 SP rolls [1, 1]: 2 hits
        "#]],
    );
}

#[test]
fn davos_with_two_knights_finds_no_way_in() {
    check(
        "
        rule  attribute.shadow
        game  Baratheon, Stark, Tully
        given Baratheon has no Troops
        given Baratheon has Davos Seaworth in Winterfell
        given Baratheon has 2 Knights in Winterfell
        given Stark has Robb Stark in Winterfell
        given Baratheon holds Justice
        play  Phase 6
        when  Baratheon passes
        when  Baratheon chooses Stark in Winterfell
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Baratheon attacks Stark in Winterfell
            Baratheon is asked: Baratheon plays a card, declares an effect, or passes in the Battles Phase Pass
        "#]],
    );
}

#[test]
fn a_maester_keeps_secret_passages_shut() {
    check(
        "
        rule  building.maester.lore
        rule  passage.battle
        game  Lannister, Stark, Tully
        given Winterfell has a Maester
        given Lannister holds Secret Passage
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        play  Phase 6
        when  Lannister passes
        when  Lannister chooses Stark in Winterfell
        show  questions
        when  Lannister chooses Secret Passage
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            Lannister is asked: Lannister plays a card, declares an effect, or passes in the Battles Phase Pass
            refused: Secret Passage: the Fortification has a Maester (building.maester.lore)
        "#]],
    );
}

#[test]
fn who_left_his_walls_does_not_find_them_again() {
    check(
        "
        rule  truce.refuse
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Lannister has no Troops
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 8 Knights in Winterfell
        given Stark has 7 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        when  Stark chooses Stark's Knight 1
        when  Lannister chooses ask for a truce
        when  Stark refuses
        when  Stark chooses Stark's Knight 1
        when  Stark chooses ask for a truce
        when  Lannister refuses
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 25 SP rolls [1, 1]: 3 hits (-1 die for the Fortification, +1 hit of the fearless)
            The defensive side with 28 SP rolls [1, 1, 1]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Stark loses 1 Knight in Winterfell
            Lannister asks for a truce
            Stark refuses and attacks
            The offensive side with 25 SP rolls [1, 1, 1]: 4 hits (+1 hit of the fearless)
            The defensive side with 22 SP rolls [1, 1, 1]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Stark loses 1 Knight in Winterfell
            Stark asks for a truce
            Lannister refuses and attacks
            The offensive side with 19 SP rolls [1, 1, 1]: 4 hits (+1 hit of the fearless)
            The defensive side with 22 SP rolls [1, 1, 1]: 3 hits
        "#]],
    );
}

#[test]
fn who_was_attacked_may_be_attacked_by_another() {
    check(
        "
        rule  battle.same-once
        game  Stark, Lannister, Tully
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 3 Knights in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 3 Knights in Harrenhal
        given Tully has Brynden Tully in Harrenhal
        given Tully has 3 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Tully in Harrenhal
        when  Lannister is done
        when  Stark chooses ask for a truce
        when  Tully agrees
        show  questions
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Tully in Harrenhal
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Stark asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            Stark is asked: Whom does Stark attack, and where? Attack nobody more / Attack Lannister in Harrenhal
            Lannister is asked: Whom does Lannister attack, and where? Attack nobody more / Attack Stark in Harrenhal / Attack Tully in Harrenhal
        "#]],
    );
}

#[test]
fn a_side_persuaded_of_its_last_man_is_captured_at_once() {
    check(
        "
        rule  attribute.persuasive-last
        game  Lannister, Stark, Tully
        given Lannister has Tyrion Lannister in Harrenhal
        given Lannister has 2 Men at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Tully holds Assassination
        play  Phase 6
        when  Lannister passes
        when  Tully passes
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses Stark
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            Tyrion Lannister turns a Man at Arms of Stark to Lannister
            Lannister captures Robb Stark
            Lannister wins the Battle in Harrenhal
            Lannister is asked: Whom does Lannister attack, and where? Attack nobody more
        "#]],
    );
}

#[test]
fn a_helper_refused_by_one_leader_offers_himself_to_the_other() {
    check(
        "
        rule  battle.join
        game  Stark, Lannister, Tyrell, Tully
        given Lannister has 4 Men at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Tyrell has 1 Knight in Harrenhal
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        when  Tyrell chooses the offensive side
        when  Stark refuses
        show  questions
        when  Tyrell chooses the defensive side
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            Stark refuses Tyrell's help
            Tyrell is asked: Stark fights Lannister in Harrenhal: does Tyrell offer help? Stay out of it / Help Lannister
            Tyrell joins the defensive side
            The offensive side with 7 SP rolls [3, 1]: 4 hits
            The defensive side with 7 SP rolls [1, 2]: 3 hits
        "#]],
    );
}

#[test]
fn a_truce_with_a_change_of_control_is_taken_or_refused_whole() {
    check(
        "
        rule  truce.effect
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        when  Lannister chooses ask for a truce and a change of Control
        show  questions
        when  Stark refuses
        show  Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 13 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Lannister asks for a truce and Control of Winterfell
            Stark is asked: Lannister asks Stark for a truce in Winterfell, by which Lannister Controls Winterfell Make the truce / Refuse and attack
            Stark refuses and attacks
            The offensive side with 10 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 13 SP rolls [1, 1, 1]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Stark loses 1 Knight in Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Lannister's Cersei Lannister and 3 Knights, Stark's Ned Stark and 2 Knights
        "#]],
    );
}

#[test]
fn who_cannot_refuse_a_truce_is_not_asked_for_his_village() {
    check(
        "
        rule  truce.effect
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Stark has Ned Stark in White Harbour
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 13 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 9 SP rolls [1, 1]: 2 hits
            Lannister is asked: Round 1 of the Battle in Winterfell is over: what does Lannister do? Fight on / Ask for a truce / Surrender: lose the Troops, Nobles become Captives
        "#]],
    );
}

#[test]
fn a_side_without_a_noble_cannot_refuse_a_truce_and_fights_on() {
    check(
        "
        rule  truce.refuse
        rule  battle.last-noble
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 5 Knights in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        given Tully holds Assassination
        play  Phase 6
        when  everybody passes
        when  Lannister chooses Stark in Winterfell
        when  Lannister passes
        when  Tully passes
        when  Lannister passes
        when  Tully chooses Assassination
        when  Tully chooses Ned Stark
        when  Tully chooses Edmure Tully
        when  everybody passes
        when  Lannister chooses continue
        when  Stark chooses continue
        when  everybody passes
        when  Lannister chooses ask for a truce
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 13 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 16 SP rolls [1, 1, 1]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Tully plays Assassination
            An assassin sent by Edmure Tully strikes at Ned Stark
            Edmure Tully carries an Assassin marker
            Ned Stark dies by an assassin
            The offensive side with 10 SP rolls [1]: 1 hit (-1 die for the Fortification)
            The defensive side with 15 SP rolls [1, 1, 1]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Lannister asks for a truce
            The truce is made
            The Battle in Winterfell ends
        "#]],
    );
}

#[test]
fn whitecloaks_of_two_players_add_a_hit_each() {
    check(
        "
        rule  troops.whitecloak.bonus
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  tactics
        given the Battle Die shows 1
        given Ned Stark is King
        given Stark has Ned Stark in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Cersei Lannister is Queen
        given the King has 2 Whitecloak Knights
        given the Queen has 1 Whitecloak Knights
        given Tully has Edmure Tully in Harrenhal
        given Tully has 4 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Tully in Harrenhal
        when  Lannister chooses the offensive side
        when  Stark agrees
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Tully in Harrenhal
            Lannister joins the offensive side
            The offensive side with 11 SP rolls [1, 1]: 5 hits (+1 hit of the fearless, +2 hits of Whitecloaks)
            The defensive side with 13 SP rolls [1, 1, 1]: 3 hits
        "#]],
    );
}

#[test]
fn an_ally_who_joins_the_defence_fights_the_loyal_too() {
    check(
        "
        rule  attribute.loyal
        game  Baratheon, Stark, Lannister, Tully, Greyjoy
        given the Battle Die shows 1
        given Baratheon has Stannis Baratheon in Harrenhal
        given Baratheon has Shireen Baratheon in Harrenhal
        given Shireen Baratheon is married to Ned Stark
        given Baratheon has 3 Knights in Harrenhal
        given Tully has 1 Knight in Harrenhal
        given Stark has 2 Knights in Harrenhal
        play  Phase 6
        when  Baratheon chooses Stark in Harrenhal
        when  Baratheon chooses Tully in Harrenhal
        when  Stark chooses the defensive side
        when  Tully agrees
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Baratheon cannot: a loyal Noble does not attack his ally (attribute.loyal)
            Baratheon attacks Tully in Harrenhal
            Stark joins the defensive side
            The offensive side with 11 SP rolls [1, 1]: 2 hits
            The defensive side with 9 SP rolls [1, 1]: 2 hits
            The offensive side: 11 SP, 2 dice
            The defensive side: 9 SP, 2 dice
        "#]],
    );
}

#[test]
fn a_captive_cunning_noble_cancels_nothing() {
    check(
        "
        rule  attribute.captive
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 4 Knights in Winterfell
        given Tully has Jason Mallister in Winterfell
        given Jason Mallister is Captive of Lannister
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 13 SP rolls [1, 1]: 2 hits (-1 die for the Fortification)
            The defensive side with 10 SP rolls [1, 1]: 2 hits
        "#]],
    );
}
