//! Raids.

use expect_test::expect;

use crate::check;

#[test]
fn cersei_raids_through_harrenhal_and_leaves_a_knight() {
    check(
        "
        rule  raid.purpose
        rule  raid.must-go-on
        rule  raid.mounted
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 2 Knights in Riverrun
        given Stark has 1 Knight in King's Landing
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        show  questions
        when  Lannister is done
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister chooses Lannister's Knight 1
        show  Harrenhal
        show  King's Landing
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 2 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 1 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark loses 1 Man at Arms in Harrenhal
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Lannister breaks through
            Lannister is asked: Cersei Lannister of Lannister has broken through: where to? To Riverrun / To King's Landing / To Maidenpool / To The Eyrie
            refused: a victorious raider has to take his next step (raid.must-go-on)
            Lannister moves Cersei Lannister and 1 Knight from Harrenhal to King's Landing
            Harrenhal, Controlled by Lannister: Lannister's 1 Knight
            King's Landing, Controlled by Stark: Lannister's Cersei Lannister and 1 Knight, Stark's 1 Knight
        "#]],
    );
}

#[test]
fn foot_cannot_raid() {
    check(
        "
        rule  raid.mounted
        game  Lannister, Stark, Tyrell
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 2 Knights in Riverrun
        given Lannister has 1 Man at Arms in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2 and Lannister's Man at Arms 1
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Stark refuses
        when  Lannister chooses raid
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister, 1 Man at Arms and 2 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister asks Stark for passage through Harrenhal
            Stark denies it
            refused: Lannister cannot: only Nobles, Knights and Champions raid (raid.mounted)
        "#]],
    );
}

#[test]
fn a_knight_picked_up_on_the_way_does_not_raid() {
    check(
        "
        rule  raid.from-start
        game  Tyrell, Stark, Lannister
        given Tyrell has no Troops
        given Tyrell has Arys Oakheart in Highgarden
        given Tyrell has 2 Knights in Highgarden
        given Tyrell has 1 Knight in Bitterbridge
        given Stark has 1 Knight in King's Landing
        play  Phase 5
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Highgarden - Bitterbridge
        when  Tyrell chooses nothing
        when  Tyrell chooses Tyrell's Knight 1
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Bitterbridge - King's Landing
        when  Tyrell chooses Tyrell's Knight 1 and Tyrell's Knight 2
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Harrenhal - King's Landing
        when  Stark refuses
        when  Tyrell chooses raid
        ",
        expect![[r#"
            Phase 5: Movement
            Tyrell moves Arys Oakheart and 1 Knight from Highgarden to Bitterbridge
            Tyrell moves Arys Oakheart and 2 Knights from Bitterbridge to King's Landing
            Tyrell no longer Controls Bitterbridge
            Tyrell asks Stark for passage through King's Landing
            Stark denies it
            refused: Tyrell cannot: the riders must have been with the Noble from the start (raid.from-start)
        "#]],
    );
}

#[test]
fn the_last_step_is_no_raid() {
    check(
        "
        rule  raid.step-left
        game  Lannister, Stark, Tyrell
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in The Golden Tooth
        given Lannister has 1 Knight in The Golden Tooth
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - The Golden Tooth
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from The Golden Tooth to Riverrun
            Lannister no longer Controls The Golden Tooth
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            refused: Lannister cannot: the Noble has taken all his steps (move.steps)
        "#]],
    );
}

#[test]
fn no_raid_passes_through_a_stronghold() {
    check(
        "
        rule  raid.no-fortification
        game  Lannister, Stark, Tyrell
        given Harrenhal has a Stronghold
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Stark refuses
        when  Lannister chooses raid
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister asks Stark for passage through Harrenhal
            Stark denies it
            refused: Lannister cannot: a Raid cannot pass through a Fortification (raid.no-fortification)
        "#]],
    );
}

#[test]
fn a_garrison_raids_its_way_out() {
    check(
        "
        rule  raid.no-fortification
        rule  raid.purpose
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 2
        given Stark has no Troops
        given Stark has 3 Knights in Winterfell
        given Lannister has 1 Man at Arms in Winterfell
        given Lannister besieges Winterfell
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark agrees
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2 and Stark's Knight 3
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        show  Winterfell
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark raids in Winterfell
            Stark attacks Lannister in Winterfell
            The offensive side with 10 SP rolls [2, 2]: 5 hits (+1 hit of the fearless)
            The defensive side with 1 SP rolls [2]: 3 hits (+1 hit against a Raid)
            Stark loses 1 Knight in Winterfell
            Lannister loses 1 Man at Arms in Winterfell
            The siege of Winterfell by Lannister ends
            Stark wins the Battle in Winterfell
            Stark breaks through
            Stark moves Ned Stark and 2 Knights from Winterfell to The Twins
            Stark no longer Controls Winterfell
            Winterfell, Controlled by nobody: a Stronghold
            The Twins, Controlled by nobody: Stark's Ned Stark and 2 Knights
        "#]],
    );
}

#[test]
fn the_defender_of_a_raid_fights_with_all_and_alone() {
    check(
        "
        rule  raid.no-allies
        rule  raid.bonus
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark is the first Player
        given Stark has 2 Knights in Harrenhal
        given Stark has Robb Stark in Maidenpool
        given Stark has 1 Man at Arms in Maidenpool
        given Tyrell has 1 Knight in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        given Tyrell Controls Harrenhal
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - Maidenpool
        when  Stark is done
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - Maidenpool
        when  Lannister agrees
        show  questions
        show  the sides
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 1 Man at Arms from Maidenpool to Harrenhal
            Stark no longer Controls Maidenpool
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 8 SP rolls [1, 1]: 4 hits (+2 hits against a Raid)
            Stark is asked: Stark takes 1 hit in Harrenhal: which Troops are lost? A Man at Arms in Harrenhal / A Knight in Harrenhal / A Knight in Harrenhal
            The offensive side: 4 SP, 1 die
            The defensive side: 8 SP, 2 dice
        "#]],
    );
}

#[test]
fn the_defender_adds_a_hit_for_each_die() {
    check(
        "
        rule  raid.bonus
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 2
        given Stark has 2 Knights in Harrenhal
        given Stark has 4 Men at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Knights in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2 and Lannister's Knight 3
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 3 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 10 SP rolls [2, 2]: 4 hits
            The defensive side with 10 SP rolls [2, 2]: 6 hits (+2 hits against a Raid)
        "#]],
    );
}

#[test]
fn the_defenders_archers_shoot_at_a_raid() {
    check(
        "
        rule  raid.archers
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Stark has 2 Knights in Harrenhal
        given Stark has 3 Men at Arms in Harrenhal
        given Stark has 2 Archers in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 3 Knights in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2 and Lannister's Knight 3
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 3 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The defensive side's Archers shoot [1] and 2 more: 3 hits
            Lannister loses 1 Knight in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 11 SP rolls [1, 1]: 4 hits (+2 hits against a Raid)
        "#]],
    );
}

#[test]
fn a_raid_that_ends_by_truce_ends_the_move() {
    check(
        "
        rule  raid.not-won
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Knight in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        when  Lannister chooses ask for a truce
        when  Stark agrees
        when  Lannister chooses Cersei Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Knight from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 4 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Lannister asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            The Raid of Lannister ends
            refused: Lannister cannot: the Noble has taken all his steps (move.steps)
            Harrenhal, Controlled by Stark: Lannister's Cersei Lannister and 1 Knight, Stark's Robb Stark and 1 Knight
        "#]],
    );
}

#[test]
fn whitecloak_men_at_arms_keep_a_king_from_raiding() {
    check(
        "
        rule  troops.whitecloak.raid
        game  Lannister, Stark, Tyrell
        with  tactics
        given Tywin Lannister is King
        given Lannister has no Troops
        given Lannister has Tywin Lannister in Riverrun
        given Lannister has the Whitecloaks 1 Knight and 1 Man at Arms
        given Lannister has 1 Knight in Riverrun
        given Stark has 1 Knight in Harrenhal
        play  Phase 5
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Stark refuses
        when  Lannister chooses raid
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister no longer Controls Lannisport
            Lannister moves Tywin Lannister, 1 Knight, 1 Whitecloak Knight and 1 Whitecloak Man at Arms from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister asks Stark for passage through Harrenhal
            Stark denies it
            refused: Lannister cannot: Whitecloak Men at Arms are on foot and cannot be left (troops.whitecloak.raid)
        "#]],
    );
}

#[test]
fn a_champion_rides_with_a_raid() {
    check(
        "
        rule  troops.champion
        game  Lannister, Stark, Tyrell
        with  tactics
        given the Battle Die shows 1
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 1 Champion in Riverrun
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        when  Lannister is done
        when  Lannister chooses Riverrun - Harrenhal
        show  Riverrun
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 1 Champion from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 4 SP rolls [1]: 1 hit
            The defensive side with 1 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark loses 1 Man at Arms in Harrenhal
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Lannister breaks through
            Lannister moves Cersei Lannister and 1 Champion from Harrenhal to Riverrun
            Lannister Controls Riverrun
            Lannister no longer Controls Harrenhal
            Riverrun, Controlled by Lannister: Lannister's Cersei Lannister and 1 Champion
        "#]],
    );
}

#[test]
fn knights_who_waited_in_the_village_do_not_raid() {
    check(
        "
        rule  raid.from-start
        game  Martell, Stark, Tully
        given the Battle Die shows 1
        given Stark has 2 Men at Arms in Storm's End
        given Martell has no Troops
        given Martell has Oberyn Martell in Sunspear
        given Martell has Doran Martell in Starfall
        given Martell has 2 Knights in Sunspear
        given Martell has 2 Knights in Storm's End
        given Stark Controls Storm's End
        play  Phase 5
        when  Martell chooses normal
        when  Martell chooses Oberyn Martell
        when  Martell chooses Sunspear - Storm's End
        when  Martell chooses Martell's Knight 1 and Martell's Knight 2
        when  Martell chooses Oberyn Martell
        when  Martell chooses King's Landing - Storm's End
        when  Martell agrees
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves in turn
            Martell moves Oberyn Martell and 2 Knights from Sunspear to Storm's End
            Martell no longer Controls Sunspear
            Martell raids in Storm's End
            Martell attacks Stark in Storm's End
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 2 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark loses 2 Men at Arms in Storm's End
            Martell wins the Battle in Storm's End
            Martell Controls Storm's End
            Martell breaks through
        "#]],
    );
}

#[test]
fn a_coward_alone_does_not_raid() {
    check(
        "
        rule  attribute.coward
        game  Tully, Stark, Lannister
        given Tully has no Troops
        given Tully has Walder Frey in Riverrun
        given Tully has Edmure Tully in Maidenpool
        given Tully has 2 Knights in Riverrun
        given Stark has 1 Man at Arms in Harrenhal
        play  Phase 5
        when  Tully chooses Walder Frey
        when  Tully chooses Riverrun - Harrenhal
        when  Tully chooses Tully's Knight 1 and Tully's Knight 2
        when  Tully chooses Walder Frey
        when  Tully chooses Harrenhal - King's Landing
        when  Stark refuses
        when  Tully chooses raid
        ",
        expect![[r#"
            Phase 5: Movement
            Tully moves Walder Frey and 2 Knights from Riverrun to Harrenhal
            Tully no longer Controls Riverrun
            Tully asks Stark for passage through Harrenhal
            Stark denies it
            refused: Tully cannot: a coward alone begins no Battle and no Raid (attribute.coward)
        "#]],
    );
}

#[test]
fn after_a_truce_raiders_stay_and_others_still_move() {
    check(
        "
        rule  raid.not-won
        rule  move.order
        game  Stark, Lannister, Tully
        given the Battle Die shows 1
        given Tully has 2 Knights in Harrenhal
        given Stark has no Troops
        given Stark has Robb Stark in Maidenpool
        given Stark has 2 Knights in Maidenpool
        given Stark has Roose Bolton in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Tully Controls Harrenhal
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - Maidenpool
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - King's Landing
        when  Stark agrees
        when  Stark chooses nothing
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        when  Stark chooses ask for a truce
        when  Stark chooses Roose Bolton
        when  Stark chooses Harrenhal - The Eyrie
        show  The Eyrie
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 2 Knights from Maidenpool to Harrenhal
            Stark no longer Controls Maidenpool
            Stark raids in Harrenhal
            Stark attacks Tully in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 6 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            The Raid of Stark ends
            Stark moves Roose Bolton and 1 Man at Arms from Harrenhal to The Eyrie
            The Eyrie, Controlled by nobody: Stark's Roose Bolton and 1 Man at Arms
            Harrenhal, Controlled by Tully: Stark's Robb Stark and 2 Knights, Tully's 2 Knights
        "#]],
    );
}
