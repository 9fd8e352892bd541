//! Longer examples of war, among them the book's own.

use expect_test::expect;

use crate::check;

#[test]
fn grady_joins_kirsten_and_loses_his_spouse_in_the_battle() {
    check(
        "
        rule  alliance.betrayal
        rule  alliance.end
        rule  battle.join
        game  Stark, Lannister, Tyrell, Tully, Greyjoy
        given the Battle Die shows 2
        given Tyrell has Margaery Tyrell in Harrenhal
        given Tyrell has 1 Man at Arms in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Jaime Lannister is married to Margaery Tyrell
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        play  Phase 6
        when  Stark chooses Tyrell in Harrenhal
        when  Lannister chooses the offensive side
        when  Stark agrees
        when  Stark chooses Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Tyrell in Harrenhal
            Lannister joins the offensive side
            The offensive side with 14 SP rolls [2, 2, 2]: 7 hits (+1 hit of the fearless)
            The defensive side with 2 SP rolls [2]: 2 hits
            Tyrell loses 1 Man at Arms in Harrenhal
            Margaery Tyrell dies in Battle
            The marriage of Margaery Tyrell and Jaime Lannister ends
            The Alliance of Tyrell and Lannister ends
            Stark wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: Stark's Robb Stark and 2 Knights, Lannister's Jaime Lannister and 2 Knights
        "#]],
    );
}

#[test]
fn kirsten_besieges_pyke_instead_of_attacking() {
    check(
        "
        rule  siege.start
        rule  move.battle-optional
        game  Lannister, Greyjoy, Stark
        given Lannister has Tyrion Lannister in Pyke
        given Lannister has 1 Knight in Pyke
        play  Phase 6
        when  Lannister is done
        when  Greyjoy is done
        when  Stark is done
        when  Lannister chooses start a siege of Pyke
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister besieges Pyke
            Lannister has a Siege Engine of 1 die in Pyke
        "#]],
    );
}

#[test]
fn kirstens_engine_cancels_the_strongholds_penalty() {
    check(
        "
        rule  battle.engines
        rule  siege.engine-not-troop
        game  Lannister, Greyjoy, Stark
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Pyke
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke
        play  Phase 6
        when  Lannister chooses Greyjoy in Pyke
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Greyjoy in Pyke
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            The offensive side: 4 SP, 1 die
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn a_larger_engine_adds_no_dice() {
    check(
        "
        rule  battle.engines
        rule  siege.continue
        game  Lannister, Greyjoy, Stark
        given the Battle Die shows 1
        given Lannister has Cersei Lannister in Pyke
        given Lannister has 1 Knight in Pyke
        given Lannister besieges Pyke with 2 dice
        play  Phase 6
        when  Lannister chooses Greyjoy in Pyke
        show  the sides
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Greyjoy in Pyke
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 7 SP rolls [1, 1]: 2 hits
            The offensive side: 4 SP, 1 die
            The defensive side: 7 SP, 2 dice
        "#]],
    );
}

#[test]
fn captives_of_one_who_dies_with_all_his_army_pass_to_the_winner() {
    check(
        "
        rule  captive.captor-beaten
        rule  control.new-controller
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 3
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Tyrell has Olenna Tyrell in Harrenhal
        given Olenna Tyrell is Captive of Stark
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 3 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 10 SP rolls [3, 3]: 6 hits
            The defensive side with 4 SP rolls [3]: 3 hits
            Lannister loses 1 Knight in Harrenhal
            Stark loses 1 Knight in Harrenhal
            Robb Stark dies in Battle
            Olenna Tyrell is handed to Lannister
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 2 Knights, Tyrell's Olenna Tyrell
        "#]],
    );
}

#[test]
fn several_who_bar_the_way_are_beaten_in_turn() {
    check(
        "
        rule  raid.no-allies
        game  Lannister, Stark, Tyrell
        given Stark is the first Player
        given the Battle Die shows 1
        given Stark has 1 Man at Arms in Harrenhal
        given Tyrell has Mace Tyrell in King's Landing
        given Tyrell has no Troops
        given Tyrell has 1 Man at Arms in King's Landing
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Knights in Riverrun
        play  Phase 5
        when  Stark is done
        when  Tyrell chooses Mace Tyrell
        when  Tyrell chooses Harrenhal - King's Landing
        when  Tyrell is done
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2 and Lannister's Knight 3
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        when  Lannister chooses Lannister
        show  questions
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Tyrell no longer Controls Highgarden
            Tyrell moves Mace Tyrell and 1 Man at Arms from King's Landing to Harrenhal
            Tyrell no longer Controls King's Landing
            Lannister moves Cersei Lannister and 3 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 1 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark loses 1 Man at Arms in Harrenhal
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Lannister attacks Tyrell in Harrenhal
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 2 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Tyrell loses 1 Man at Arms in Harrenhal
            Mace Tyrell dies in Battle
            Lannister wins the Battle in Harrenhal
            Lannister breaks through
            Lannister is asked: Cersei Lannister of Lannister has broken through: where to? To Riverrun / To King's Landing / To Maidenpool / To The Eyrie
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 3 Knights
        "#]],
    );
}

#[test]
fn a_city_that_changes_hands_brings_its_title() {
    check(
        "
        rule  fief.city-takes-title
        rule  battle.end
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 3
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has Ned Stark in White Harbour
        given Stark has no Troops
        given Stark has 1 Knight in White Harbour
        given Stark has 1 Knight in Winterfell
        given Lannister has Cersei Lannister in Winterfell
        given Lannister has 6 Knights in Winterfell
        play  Phase 6
        when  Lannister chooses Stark in Winterfell
        when  Lannister chooses Cersei Lannister
        show  Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Winterfell
            The offensive side with 19 SP rolls [3]: 3 hits (-2 dice for the Fortification)
            The defensive side with 3 SP rolls [3]: 3 hits
            Lannister loses 1 Knight in Winterfell
            Stark loses 1 Knight in Winterfell
            Lannister wins the Battle in Winterfell
            Lannister Controls Winterfell
            Ned Stark is no longer Lord Paramount of the North, since the City is lost
            Cersei Lannister becomes Lady Paramount of the North
            Winterfell, Controlled by Lannister: a Fortified City, Lannister's Cersei Lannister and 5 Knights
        "#]],
    );
}

#[test]
fn ships_leave_no_noble_alone() {
    check(
        "
        rule  council.ships
        game  Stark, Lannister, Greyjoy
        given Tywin Lannister is Master of Ships
        given Stark has Robb Stark in White Harbour
        given Stark has Sansa Stark in White Harbour
        given Stark has 1 Knight in White Harbour
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Robb Stark
        when  Stark chooses Robb Stark
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Robb Stark a ship
            Stark is asked: Which way does Robb Stark of Stark go from White Harbour? Stay here / To Winterfell / By sea to Runestone
        "#]],
    );
}

#[test]
fn a_secret_passage_overrides_a_denied_landing() {
    check(
        "
        rule  council.ships.permission
        rule  passage.step
        game  Stark, Tully, Greyjoy
        given Edmure Tully is Master of Ships
        given Stark has Robb Stark in White Harbour
        given Stark has 1 Knight in White Harbour
        given Stark holds Secret Passage
        play  Phase 5
        when  Stark passes
        when  Tully chooses designate a Noble for a voyage
        when  Tully chooses Robb Stark
        when  Stark passes
        when  Stark chooses Robb Stark
        when  Stark chooses White Harbour to Pyke
        when  Greyjoy refuses
        when  Stark chooses Secret Passage
        when  Stark chooses use a Secret Passage
        show  Pyke
        show  roads
        ",
        expect![[r#"
            Phase 5: Movement
            Tully gives Robb Stark a ship
            Greyjoy denies the landing
            Stark plays Secret Passage
            Stark uses a Secret Passage
            Robb Stark sails from White Harbour to Pyke
            Stark moves Robb Stark and 1 Knight from White Harbour to Pyke
            Stark no longer Controls White Harbour
            Pyke, Controlled by Greyjoy: a Stronghold, Stark's Robb Stark and 1 Knight, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight
            Nobody waits on a road
        "#]],
    );
}

#[test]
fn an_uprising_on_the_road_leaves_the_group_what_is_left_of_it() {
    check(
        "
        rule  move.pick-up
        rule  move.troop-steps
        rule  effect.events
        game  Stark, Lannister, Tully
        given Famine lies on Region 5
        given Lannister holds Uprising
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Stark has 5 Men at Arms in The Twins
        given the Battle Die shows 2
        play  Phase 5
        when  Lannister passes
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        when  Stark chooses Stark's Man at Arms 1, Stark's Man at Arms 2, Stark's Man at Arms 3, Stark's Man at Arms 4 and Stark's Man at Arms 5
        when  Lannister chooses Uprising
        when  Lannister chooses Riverrun because of Famine
        when  Stark chooses Ned Stark
        when  Stark chooses Riverrun - The Golden Tooth
        show  questions
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2
        show  The Golden Tooth
        ",
        expect![[r#"
            Phase 5: Movement
            Stark no longer Controls Winterfell
            Tully no longer Controls Riverrun
            Stark moves Ned Stark and 5 Men at Arms from The Twins to Riverrun
            Stark no longer Controls The Twins
            Lannister plays Uprising
            Lannister raises an Uprising in Riverrun
            The Uprising rolls [2] and 1 more for each die: 3 hits
            Stark loses 3 Men at Arms in Riverrun
            Stark is asked: Ned Stark of Stark moves from Riverrun to The Golden Tooth: which Troops go along? Lead a Man at Arms along / Lead a Man at Arms along
            Stark moves Ned Stark and 2 Men at Arms from Riverrun to The Golden Tooth
            Stark Controls The Golden Tooth
            The Golden Tooth, Controlled by Stark: Stark's Ned Stark and 2 Men at Arms
        "#]],
    );
}

#[test]
fn an_uprising_after_the_plague_leaves_an_army_that_can_march() {
    check(
        "
        rule  plague.troops
        rule  uprising.victims
        rule  move.pick-up
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on the Disaster track
        given Famine lies on Region 1
        given Lannister holds Uprising
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Stark has 8 Men at Arms in The Twins
        given the Battle Die shows 1
        play  Phase 2
        dice  1 6
        when  the Phase ends
        when  Stark passes
        when  Lannister chooses Uprising
        when  Lannister chooses The Twins because of Famine
        when  Phase 5 begins
        when  Phase 5 begins
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        show  questions
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2
        show  Riverrun
        ",
        expect![[r#"
            Phase 2: Cards
            Stark no longer Controls Winterfell
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
            Stark loses 4 Men at Arms in The Twins
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in The Twins
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Stark loses 2 Men at Arms in The Twins
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Phase 5: Movement
            Stark is asked: Ned Stark of Stark moves from The Twins to Riverrun: which Troops go along? Lead a Man at Arms along / Lead a Man at Arms along
            Stark moves Ned Stark and 2 Men at Arms from The Twins to Riverrun
            Stark no longer Controls The Twins
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Stark's Ned Stark and 2 Men at Arms, Tully's Edmure Tully, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn an_uprising_between_two_rounds_of_a_raid_takes_riders() {
    check(
        "
        rule  raid.purpose
        rule  uprising.victims
        rule  effect.events
        game  Stark, Lannister, Tully
        given Famine lies on Region 3
        given Lannister holds Uprising
        given the Battle Die shows 2
        given Tully has 1 Knight in Harrenhal
        given Tully has 3 Men at Arms in Harrenhal
        given Stark has no Troops
        given Stark has Robb Stark in Maidenpool
        given Stark has 3 Knights in Maidenpool
        play  Phase 5
        when  Lannister passes
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - Maidenpool
        when  Stark chooses Stark's Knight 1, Stark's Knight 2 and Stark's Knight 3
        when  Lannister passes
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - King's Landing
        when  Stark agrees
        show  questions
        when  Tully chooses Tully's Knight 1 and Tully's Man at Arms 1
        when  Lannister chooses Uprising
        when  Lannister chooses Harrenhal because of Famine
        when  Lannister chooses Stark and Tully
        show  Harrenhal
        show  the sides
        show  questions
        when  Stark chooses continue
        when  Tully chooses continue
        show  Harrenhal
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 3 Knights from Maidenpool to Harrenhal
            Stark no longer Controls Maidenpool
            Stark raids in Harrenhal
            Stark attacks Tully in Harrenhal
            The offensive side with 10 SP rolls [2, 2]: 4 hits
            The defensive side with 6 SP rolls [2]: 3 hits (+1 hit against a Raid)
            Tully is asked: Tully takes 4 hits in Harrenhal: which Troops are lost? A Man at Arms in Harrenhal / A Man at Arms in Harrenhal / A Man at Arms in Harrenhal / A Knight in Harrenhal
            Stark loses 1 Knight in Harrenhal
            Tully loses 1 Man at Arms in Harrenhal
            Tully loses 1 Knight in Harrenhal
            Lannister plays Uprising
            Lannister raises an Uprising in Harrenhal
            The Uprising rolls [2] and 1 more for each die: 3 hits
            Stark loses 1 Knight in Harrenhal
            Harrenhal, Controlled by Tully: Stark's Robb Stark and 1 Knight, Tully's 2 Men at Arms
            The offensive side: 4 SP, 1 die
            The defensive side: 2 SP, 1 die
            Stark is asked: Round 1 of the Battle in Harrenhal is over: what does Stark do? Fight on / Ask for a truce / Surrender: lose the Troops, Nobles become Captives
            The offensive side with 4 SP rolls [2]: 2 hits
            The defensive side with 2 SP rolls [2]: 3 hits (+1 hit against a Raid)
            Stark loses 1 Knight in Harrenhal
            Tully loses 2 Men at Arms in Harrenhal
            The Battle in Harrenhal ends
            Stark Controls Harrenhal
            The Raid of Stark ends
            Harrenhal, Controlled by Stark: Stark's Robb Stark
            Stark is asked: Which Noble of Stark sets out next? End the movement
        "#]],
    );
}
