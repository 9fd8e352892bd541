//! Phase 5, movement: weather, talents, ships, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn heavy_rain_stops_all_movement() {
    check(
        "
        rule  rain.effect
        game  Stark, Lannister, Greyjoy
        given Stark has Robb Stark in The Twins
        given Stark has 1 Knight in The Twins
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 1 Knight in Riverrun
        given Heavy Rain lies on Region 1
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark is done
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses The Twins - Riverrun
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Stark cannot: Heavy Rain lies on the Region and no storm Noble is there (rain.effect)
            refused: Lannister cannot: Heavy Rain lies on the Region and no storm Noble is there (rain.effect)
            Lannister is asked: Which way does Jaime Lannister of Lannister go from Riverrun? Stay here / To Harrenhal / To The Golden Tooth
        "#]],
    );
}

#[test]
fn a_storm_noble_leads_an_army_through_the_rain() {
    check(
        "
        rule  attribute.storm
        game  Stark, Lannister, Greyjoy
        given Stark has no Troops
        given Stark has Meera Reed in Winterfell
        given Stark has 3 Men at Arms in Winterfell
        given Heavy Rain lies on Region 1
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2 and Stark's Man at Arms 3
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Ned Stark, Meera Reed and 3 Men at Arms from Winterfell to The Twins
            Stark no longer Controls Winterfell
        "#]],
    );
}

#[test]
fn a_secret_passage_leads_through_the_rain() {
    check(
        "
        rule  passage.step
        game  Stark, Lannister, Greyjoy
        given Stark has no Troops
        given Stark has 1 Knight in Winterfell
        given Stark holds Secret Passage
        given Heavy Rain lies on Region 1
        play  Phase 5
        when  everybody passes
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses use a Secret Passage
        when  Stark chooses Winterfell - The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            refused: Stark cannot: Heavy Rain lies on the Region and no storm Noble is there (rain.effect)
            Stark uses a Secret Passage
            Stark moves Ned Stark and 1 Knight from Winterfell to The Twins
            Stark no longer Controls Winterfell
        "#]],
    );
}

#[test]
fn a_shadow_noble_slips_through_with_one_troop() {
    check(
        "
        rule  attribute.shadow
        game  Stark, Lannister, Greyjoy
        given Stark has no Troops
        given Stark has Arya Stark in The Twins
        given Stark has 3 Knights in The Twins
        given Heavy Rain lies on Region 1
        play  Phase 5
        when  Stark chooses Arya Stark
        when  Stark chooses use shadow
        when  Stark chooses The Twins - Riverrun
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        when  Stark chooses Stark's Knight 1
        when  Stark chooses Arya Stark
        when  Stark chooses Riverrun - Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Arya Stark goes by shadow
            refused: Arya Stark goes by shadow with one Troop at most (attribute.shadow)
            Stark moves Arya Stark and 1 Knight from The Twins to Riverrun
            Stark moves Arya Stark and 1 Knight from Riverrun to Harrenhal
            Stark Controls Harrenhal
        "#]],
    );
}

#[test]
fn a_swift_noble_rides_three_steps_with_riders_alone() {
    check(
        "
        rule  attribute.swift
        game  Tyrell, Stark, Lannister
        given Tyrell has no Troops
        given Tyrell has Arys Oakheart in Highgarden
        given Tyrell has 1 Knight in Highgarden
        given Tyrell has 2 Men at Arms in Highgarden
        play  Phase 5
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Highgarden - Bitterbridge
        when  Tyrell chooses nothing
        when  Tyrell chooses Tyrell's Knight 1
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Bitterbridge - King's Landing
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Harrenhal - King's Landing
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Tyrell moves Arys Oakheart and 1 Knight from Highgarden to Bitterbridge
            Tyrell moves Arys Oakheart and 1 Knight from Bitterbridge to King's Landing
            Tyrell moves Arys Oakheart and 1 Knight from King's Landing to Harrenhal
            Tyrell Controls Harrenhal
            Harrenhal, Controlled by Tyrell: Tyrell's Arys Oakheart and 1 Knight
        "#]],
    );
}

#[test]
fn with_men_at_arms_a_swift_noble_is_no_faster() {
    check(
        "
        rule  attribute.swift
        game  Tyrell, Stark, Lannister
        given Tyrell has no Troops
        given Tyrell has Arys Oakheart in Highgarden
        given Tyrell has 3 Men at Arms in Highgarden
        play  Phase 5
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Highgarden - Bitterbridge
        when  Tyrell chooses nothing
        when  Tyrell chooses Tyrell's Man at Arms 1
        when  Tyrell chooses Arys Oakheart
        when  Tyrell chooses Bitterbridge - King's Landing
        when  Tyrell chooses Arys Oakheart
        ",
        expect![[r#"
            Phase 5: Movement
            Tyrell moves Arys Oakheart and 1 Man at Arms from Highgarden to Bitterbridge
            Tyrell moves Arys Oakheart and 1 Man at Arms from Bitterbridge to King's Landing
            Tyrell Controls King's Landing
            refused: Tyrell cannot: the Noble has taken all his steps (move.steps)
        "#]],
    );
}

#[test]
fn unsullied_are_too_slow_for_a_swift_noble() {
    check(
        "
        rule  house.targaryen.unsullied-foot
        rule  dragons.move
        game  Targaryen, Stark, Lannister
        given Targaryen has no Troops
        given Targaryen has Grey Worm in Dragonstone
        given Targaryen has 2 Unsullied in Dragonstone
        play  Phase 5
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Dragonstone - King's Landing
        when  Targaryen chooses Grey Worm
        when  Targaryen chooses Targaryen's Unsullied 1 and Targaryen's Unsullied 2
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Harrenhal - King's Landing
        when  Targaryen chooses Grey Worm
        when  Targaryen chooses Targaryen's Unsullied 1 and Targaryen's Unsullied 2
        when  Targaryen chooses Grey Worm
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Harrenhal - Maidenpool
        when  Targaryen chooses Grey Worm
        when  Targaryen chooses Targaryen's Unsullied 1 and Targaryen's Unsullied 2
        ",
        expect![[r#"
            Phase 5: Movement
            Targaryen moves Daenerys Targaryen, Grey Worm and 2 Unsullied from Dragonstone to King's Landing
            Targaryen no longer Controls Dragonstone
            Targaryen moves Daenerys Targaryen, Grey Worm and 2 Unsullied from King's Landing to Harrenhal
            refused: Targaryen cannot: the Noble has taken all his steps (move.steps)
            Targaryen moves Daenerys Targaryen, Grey Worm and 2 Unsullied from Harrenhal to Maidenpool
            Targaryen Controls Maidenpool
        "#]],
    );
}

#[test]
fn martell_moves_last_if_he_wishes() {
    check(
        "
        rule  house.martell.order
        game  Martell, Stark, Lannister
        play  Phase 5
        when  Martell chooses last
        show  questions
        when  Stark is done
        when  Lannister is done
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves last
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark
            Martell is asked: Which Noble of Martell sets out next? End the movement / Doran Martell
        "#]],
    );
}

#[test]
fn the_master_of_ships_sends_a_noble_across_the_sea() {
    check(
        "
        rule  council.ships
        rule  council.ships.permission
        game  Stark, Lannister, Greyjoy
        given Tywin Lannister is Master of Ships
        given Stark has Robb Stark in White Harbour
        given Stark has 3 Knights in White Harbour
        given Balon Greyjoy is Lord of the Reach
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Robb Stark
        when  Stark chooses Robb Stark
        when  Stark chooses White Harbour to Harrenhal
        when  Stark chooses White Harbour to Pyke
        when  Greyjoy refuses
        when  Stark chooses White Harbour to Oldtown
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        show  Oldtown
        when  Stark chooses Robb Stark
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Robb Stark a ship
            refused: Harrenhal does not lie on the coast (council.ships)
            Greyjoy denies the landing
            Robb Stark sails from White Harbour to Oldtown
            Stark moves Robb Stark and 2 Knights from White Harbour to Oldtown
            Stark Controls Oldtown
            Oldtown, Controlled by Stark: Stark's Robb Stark and 2 Knights
            refused: Stark cannot: the Noble has taken all his steps (move.steps)
        "#]],
    );
}

#[test]
fn no_ship_sails_in_heavy_rain() {
    check(
        "
        rule  council.ships.rain
        game  Tully, Lannister, Greyjoy
        given Tywin Lannister is Master of Ships
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        given Tully has 1 Knight in Maidenpool
        given Heavy Rain lies on Region 5
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Edmure Tully
        when  Tully chooses Edmure Tully
        when  Tully chooses Maidenpool to Pyke
        when  Tully chooses Maidenpool to Oldtown
        show  Oldtown
        ",
        expect![[r#"
            Phase 5: Movement
            Tully no longer Controls Riverrun
            Lannister gives Edmure Tully a ship
            refused: Heavy Rain lies on the Region of Pyke (council.ships.rain)
            Edmure Tully sails from Maidenpool to Oldtown
            Tully moves Edmure Tully and 1 Knight from Maidenpool to Oldtown
            Tully Controls Oldtown
            Tully no longer Controls Maidenpool
            Oldtown, Controlled by Tully: Tully's Edmure Tully and 1 Knight
        "#]],
    );
}

#[test]
fn whitecloaks_follow_their_king() {
    check(
        "
        rule  troops.whitecloak.follow
        game  Stark, Lannister, Greyjoy
        with  tactics
        given Ned Stark is King
        given Stark has no Troops
        given Stark has the Whitecloaks 2 Knights and 1 Man at Arms
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Ned Stark, 2 Whitecloak Knights and 1 Whitecloak Man at Arms from Winterfell to The Twins
            Stark no longer Controls Winterfell
            The Twins, Controlled by nobody: Stark's Ned Stark, 2 Whitecloak Knights and 1 Whitecloak Man at Arms
        "#]],
    );
}

#[test]
fn a_recruit_stays_with_his_brother() {
    check(
        "
        rule  watch.recruit.stays
        game  Stark, Lannister, Greyjoy, Tully, Tyrell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Stark has no Troops
        given Stark has a Recruit
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Ned Stark and 1 Recruit from Winterfell to The Twins
            Stark no longer Controls Winterfell
            The Twins, Controlled by nobody: Stark's Ned Stark and 1 Recruit
        "#]],
    );
}

#[test]
fn who_walks_into_the_plague_is_struck_at_once() {
    check(
        "
        rule  plague.entering
        game  Stark, Lannister, Greyjoy
        seed  3
        given Stark has no Troops
        given Stark has 4 Men at Arms in Winterfell
        given Plague lies on Region 5
        given Stark has Robb Stark in The Twins
        given Stark has 4 Knights in The Twins
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses The Twins - Riverrun
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2 and Stark's Knight 3
        show  Riverrun
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 3 Knights from The Twins to Riverrun
            Robb Stark rolls 5 for the Plague
            Stark loses 1 Knight in Riverrun
            Riverrun, Controlled by nobody: Stark's Robb Stark and 2 Knights
        "#]],
    );
}

#[test]
fn who_came_this_phase_does_not_slip_out_with_one_who_was_there() {
    check(
        "
        rule  move.permission
        rule  move.permission-start
        game  Stark, Lannister, Tully
        given Lannister has 2 Knights in Harrenhal
        given Stark has no Troops
        given Stark has Ned Stark in Riverrun
        given Stark has 2 Knights in Riverrun
        given Stark has Robb Stark in Harrenhal
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister Controls Harrenhal
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Riverrun - Harrenhal
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        when  Stark chooses Robb Stark
        when  Stark chooses Harrenhal - King's Landing
        show  questions
        show  King's Landing
        ",
        expect![[r#"
            Phase 5: Movement
            Stark no longer Controls Winterfell
            Stark moves Ned Stark and 2 Knights from Riverrun to Harrenhal
            Stark moves Robb Stark and 1 Man at Arms from Harrenhal to King's Landing
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark / Robb Stark
            King's Landing, Controlled by nobody: Stark's Robb Stark and 1 Man at Arms
        "#]],
    );
}

#[test]
fn who_joined_the_dragons_late_does_not_go_three_steps() {
    check(
        "
        rule  dragons.move
        rule  move.troop-steps
        game  Targaryen, Stark, Tully
        given Targaryen has Jorah Mormont in Storm's End
        given Targaryen has 2 Knights in Storm's End
        play  Phase 5
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Dragonstone - King's Landing
        when  Targaryen chooses Targaryen's Unsullied 1
        when  Targaryen chooses Jorah Mormont
        when  Targaryen chooses King's Landing - Storm's End
        when  Targaryen chooses Targaryen's Knight 1 and Targaryen's Knight 2
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Harrenhal - King's Landing
        when  Targaryen chooses Jorah Mormont
        when  Targaryen chooses Targaryen's Unsullied 1 and Targaryen's Knight 1 and Targaryen's Knight 2
        when  Targaryen chooses Daenerys Targaryen
        when  Targaryen chooses Riverrun - Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Targaryen moves Daenerys Targaryen and 1 Unsullied from Dragonstone to King's Landing
            Targaryen moves Jorah Mormont and 2 Knights from Storm's End to King's Landing
            Targaryen no longer Controls Storm's End
            Targaryen moves Daenerys Targaryen, Jorah Mormont, 1 Unsullied and 2 Knights from King's Landing to Harrenhal
            Targaryen moves Daenerys Targaryen and 1 Unsullied from Harrenhal to Riverrun
            Targaryen Controls Harrenhal
            Harrenhal, Controlled by Targaryen: Targaryen's Jorah Mormont and 2 Knights
        "#]],
    );
}

#[test]
fn troops_that_have_moved_do_not_board_a_ship() {
    check(
        "
        rule  council.ships
        game  Lannister, Stark, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Ships
        given Lannister has Jaime Lannister in The Crag
        given Lannister has 2 Knights in The Crag
        given Lannister has Tyrion Lannister in Harlaw
        given Lannister has 2 Men at Arms in Harlaw
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Tyrion Lannister
        when  Lannister chooses Harlaw - The Crag
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses The Crag to Oldtown
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Jaime Lannister a ship
            Lannister moves Tyrion Lannister and 2 Men at Arms from Harlaw to The Crag
            Lannister no longer Controls Harlaw
            Lannister is asked: Jaime Lannister of Lannister sails from The Crag to Oldtown: which Troops go along? Lead a Knight along / Lead a Knight along
        "#]],
    );
}

#[test]
fn no_ship_leaves_in_heavy_rain() {
    check(
        "
        rule  council.ships.rain
        game  Lannister, Stark, Tully
        given Heavy Rain lies on Region 5
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Ships
        given Lannister has Jaime Lannister in Oldtown
        given Lannister has 1 Knight in Oldtown
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Tywin Lannister
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Tywin Lannister a ship
            Lannister is asked: Which Noble of Lannister sets out next? End the movement / Jaime Lannister
        "#]],
    );
}

#[test]
fn who_is_denied_the_landing_tries_elsewhere_or_stays() {
    check(
        "
        rule  council.ships.permission
        game  Lannister, Stark, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Ships
        given Stark has 1 Knight in Oldtown
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Lannisport to Oldtown
        when  Stark refuses
        when  Lannister chooses Lannisport to Oldtown
        when  Lannister is done
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Tywin Lannister a ship
            Stark denies the landing
            refused: the landing in Oldtown was denied (council.ships.permission)
            Lannister is asked: Which Noble of Lannister sets out next? End the movement
        "#]],
    );
}

#[test]
fn shadow_is_used_once_a_round() {
    check(
        "
        rule  attribute.shadow
        game  Stark, Lannister, Tully
        given Stark has Arya Stark in Riverrun
        given Arya Stark is Captive of Tully
        play  Phase 5
        when  Stark chooses escape by shadow
        when  Stark chooses Arya Stark
        when  Stark chooses Winterfell
        when  Stark chooses Arya Stark
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Arya Stark goes by shadow
            Arya Stark is free by shadow
            Arya Stark is placed in Winterfell
            Stark is asked: Which way does Arya Stark of Stark go from Winterfell? Stay here / To Deepwood Motte / To White Harbour / To The Twins
        "#]],
    );
}

#[test]
fn foot_does_not_join_a_swift_nobles_third_step() {
    check(
        "
        rule  attribute.swift
        rule  move.troop-steps
        game  Martell, Stark, Tully
        given Martell has no Troops
        given Martell has Oberyn Martell in Sunspear
        given Martell has 2 Knights in Sunspear
        given Martell has Doran Martell in Sunspear
        given Martell has 1 Man at Arms in Sunspear
        given Martell has 2 Men at Arms in Highgarden
        play  Phase 5
        when  Martell chooses normal
        when  Martell chooses Oberyn Martell
        when  Martell chooses Starfall - Sunspear
        when  Martell chooses nothing
        when  Martell chooses Martell's Knight 1 and Martell's Knight 2
        when  Martell chooses Oberyn Martell
        when  Martell chooses Highgarden - Starfall
        when  Martell chooses Martell's Knight 1 and Martell's Knight 2
        when  Martell chooses Oberyn Martell
        when  Martell chooses Highgarden - Bitterbridge
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves in turn
            Martell moves Oberyn Martell and 2 Knights from Sunspear to Starfall
            Martell moves Oberyn Martell and 2 Knights from Starfall to Highgarden
            Martell is asked: Oberyn Martell of Martell moves from Highgarden to Bitterbridge: which Troops go along? Lead a Knight along / Lead a Knight along
        "#]],
    );
}

#[test]
fn a_king_leaves_a_brother_with_his_recruit() {
    check(
        "
        rule  move.never-alone
        rule  watch.recruit.stays
        rule  troops.whitecloak.follow
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  tactics, nights watch
        given Ned Stark is King
        given the King has 1 Whitecloak Knights
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Brother of the Night's Watch
        given Stark has a Recruit
        given Stark has no Troops
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        show  questions
        when  Stark chooses nothing
        show  Winterfell
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Ned Stark of Stark moves from Winterfell to The Twins: which Nobles go along? Robb Stark
            Stark moves Ned Stark and 1 Whitecloak Knight from Winterfell to The Twins
            Winterfell, Controlled by Stark: a Stronghold, Stark's Robb Stark and 1 Recruit
            The Twins, Controlled by nobody: Stark's Ned Stark and 1 Whitecloak Knight
        "#]],
    );
}

#[test]
fn a_king_does_not_leave_a_noble_without_company() {
    check(
        "
        rule  move.never-alone
        game  Stark, Lannister, Tully
        with  tactics
        given Ned Stark is King
        given the King has 1 Whitecloak Knights
        given Stark has Robb Stark in Winterfell
        given Stark has no Troops
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        show  Winterfell
        show  The Twins
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Ned Stark, Robb Stark and 1 Whitecloak Knight from Winterfell to The Twins
            Stark no longer Controls Winterfell
            Winterfell, Controlled by nobody: a Stronghold
            The Twins, Controlled by nobody: Stark's Ned Stark, Robb Stark and 1 Whitecloak Knight
        "#]],
    );
}
