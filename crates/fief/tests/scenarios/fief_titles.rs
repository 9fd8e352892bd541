//! Fief Titles and their Fortified Cities.

use expect_test::expect;

use crate::check;

#[test]
fn a_fief_without_a_stronghold_is_not_for_sale() {
    check(
        "
        rule  fief.conditions
        given Stark has 20 Gold Dragons
        given Stark has 1 Knight in Starfall
        given Stark has 1 Knight in Sunspear
        play  Phase 4
        when  Stark chooses the Fief Title of Dorne
        when  Stark chooses the Fief Title of Pyke
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: no Village of Dorne has a Stronghold (fief.conditions)
            refused: Stark does not Control Pyke (fief.conditions)
        "#]],
    );
}

#[test]
fn two_gold_dragons_per_village() {
    check(
        "
        rule  fief.cost
        rule  attribute.ambitious
        rule  fief.assign
        game  Greyjoy, Lannister, Tully, Stark
        given Greyjoy has 3 Gold Dragons
        given Greyjoy has Asha Greyjoy in Pyke
        given Greyjoy has Theon Greyjoy in Pyke
        given Greyjoy has 1 Knight in Harlaw
        play  Phase 4
        when  Greyjoy chooses the Fief Title of Pyke
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy chooses Asha Greyjoy
        when  Greyjoy chooses Pyke
        show  Greyjoy
        show  Fief Pyke
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the Title costs 4 for Theon Greyjoy, and there are 3 (fief.cost)
            Greyjoy buys the Title of Pyke for Asha Greyjoy: 2
            Asha Greyjoy becomes Lady Reaper of Pyke
            Pyke becomes the Fortified City of Pyke
            Greyjoy: 1 gold, 2 Villages, 1 Victory Points, Nobles Balon Greyjoy, Asha Greyjoy and Theon Greyjoy, cards nothing
            Pyke, of Asha Greyjoy: Pyke and Harlaw
        "#]],
    );
}

#[test]
fn the_reach_costs_six_and_is_not_for_the_poor() {
    check(
        "
        rule  fief.cost
        game  Tyrell, Lannister, Tully, Stark
        given Tyrell has 1 Knight in Bitterbridge
        given Tyrell has 1 Knight in Oldtown
        play  Phase 4
        when  Tyrell chooses the Fief Title of the Reach
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the Title of the Reach costs 6, and Tyrell has 5 (fief.cost)
        "#]],
    );
}

#[test]
fn a_captive_outlaw_may_hold_a_fief_but_no_brother() {
    check(
        "
        rule  fief.assign
        game  Greyjoy, Lannister, Tully, Stark, Martell
        with  nights watch
        given Greyjoy has 5 Gold Dragons
        given Greyjoy has Theon Greyjoy in Lannisport
        given Theon Greyjoy is Captive of Lannister
        given Theon Greyjoy is Warden of the West
        given Theon Greyjoy is Lord of the Vale
        given Theon Greyjoy is Outlaw
        given Balon Greyjoy is Brother of the Night's Watch
        given Greyjoy has 1 Knight in Harlaw
        play  Phase 4
        when  Greyjoy says 0
        when  Greyjoy says 0
        when  Lannister says 0
        when  Tully says 0
        when  Stark says 0
        when  Martell says 0
        when  Greyjoy chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Stark chooses nothing
        when  Martell chooses nothing
        when  Greyjoy says 0
        when  Lannister says 0
        when  Tully says 0
        when  Stark says 0
        when  Martell says 0
        when  Lannister refuses
        when  Tully refuses
        when  Stark refuses
        when  Martell refuses
        when  Greyjoy chooses the Fief Title of Pyke
        when  Greyjoy chooses Balon Greyjoy
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy chooses Pyke
        ",
        expect![[r#"
            Phase 4: Purchase
            Greyjoy bids 0 Gold Dragons for the Small Council
            Lannister bids 0 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Stark bids 0 Gold Dragons for the Small Council
            Martell bids 0 Gold Dragons for the Small Council
            Nobody wins the bid
            Greyjoy bids 0 for the Wall
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Stark bids 0 for the Wall
            Martell bids 0 for the Wall
            0 is bid for the Wall, which rises to 0; 0 is left
            refused: Balon Greyjoy is a Brother of the Night's Watch (fief.assign)
            Greyjoy buys the Title of Pyke for Theon Greyjoy: 4
            Theon Greyjoy becomes Lord Reaper of Pyke
            Pyke becomes the Fortified City of Pyke
        "#]],
    );
}

#[test]
fn the_buyer_chooses_the_stronghold_that_becomes_the_city() {
    check(
        "
        rule  building.city
        given Stark has 20 Gold Dragons
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        given White Harbour has a Stronghold
        given Winterfell has a Maester
        play  Phase 4
        when  Stark chooses the Fief Title of the North
        when  Stark chooses Ned Stark
        when  Stark chooses Deepwood Motte
        when  Stark chooses White Harbour
        show  Winterfell
        show  White Harbour
        show  the supply
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys the Title of the North for Ned Stark: 6
            Ned Stark becomes Lord Paramount of the North
            refused: Deepwood Motte is not offered to Stark (building.city)
            White Harbour becomes the Fortified City of the North
            Winterfell, Controlled by Stark: a Stronghold, a Maester, Stark's Ned Stark, 3 Men at Arms and 1 Knight
            White Harbour, Controlled by Stark: a Fortified City, Stark's 1 Knight
            The supply: 15 Mills, 7 Strongholds, 5 Septs
        "#]],
    );
}

#[test]
fn a_third_fief_title_pushes_one_out() {
    check(
        "
        rule  title.slots.fief
        rule  title.overflow.fief
        game  Martell, Lannister, Tully, Stark
        given Martell has 20 Gold Dragons
        given Martell has Oberyn Martell in Sunspear
        given Oberyn Martell is Lord of the Reach
        given Oberyn Martell is Lord of the Vale
        given Doran Martell is Lord of the North
        given Doran Martell is Lord of the Westerlands
        given Highgarden has a Fortified City
        given Martell has 1 Knight in Highgarden
        given Martell has 1 Knight in Starfall
        play  Phase 4
        when  Martell chooses the Fief Title of Dorne
        when  Martell chooses Oberyn Martell
        when  Martell chooses Fief Title of the Reach
        when  Martell chooses Sunspear
        show  Noble Oberyn Martell
        show  Fief the Reach
        when  Martell chooses the Fief Title of the Reach
        ",
        expect![[r#"
            Phase 4: Purchase
            Martell buys the Title of Dorne for Oberyn Martell: 4
            Oberyn Martell is no longer Lord Paramount of the Reach, who has no room for it
            Oberyn Martell becomes Prince of Dorne
            Sunspear becomes the Fortified City of Dorne
            Oberyn Martell, Lord, Sunspear, on A new Lord in the Court: Lord Paramount of the Vale and Prince of Dorne
            the Reach, ungoverned: Bitterbridge, Highgarden and Oldtown
            refused: the Title of the Reach goes to who Controls its Fortified City (fief.recover)
        "#]],
    );
}

#[test]
fn who_takes_the_city_takes_the_title() {
    check(
        "
        rule  fief.city-takes-title
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Winterfell has a Fortified City
        given Ned Stark is Lord of the North
        given Stark has Ned Stark in Riverrun
        given Ned Stark is Captive of Tully
        given Stark has 0 Gold Dragons
        given Lannister has Jaime Lannister in Winterfell
        given Lannister has 2 Knights in Winterfell
        given Tywin Lannister is Lord of the Vale
        given Tywin Lannister is Lord of Dorne
        play  Phase 4
        when  Stark says 0
        when  Stark chooses Knight 1 in Winterfell, Man at Arms 1 in Winterfell, Man at Arms 2 in Winterfell, Man at Arms 3 in Winterfell
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Jaime Lannister
        show  Winterfell
        show  Fief the North
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark sends Troops worth 6 to the Wall
            Lannister Controls Winterfell
            Ned Stark is no longer Lord Paramount of the North, since the City is lost
            refused: Tywin Lannister has no free slot for the Fief Title of the North (fief.city-takes-title)
            Jaime Lannister becomes Lord Paramount of the North
            Winterfell, Controlled by Lannister: a Fortified City, Lannister's Jaime Lannister and 2 Knights
            the North, of Jaime Lannister: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn without_an_eligible_noble_the_title_goes_to_the_board() {
    check(
        "
        rule  fief.city-takes-title
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Winterfell has a Fortified City
        given Ned Stark is Lord of the North
        given Stark has Ned Stark in Riverrun
        given Ned Stark is Captive of Tully
        given Stark has 0 Gold Dragons
        given Lannister has 2 Knights in Winterfell
        given Tywin Lannister is Lord of the Vale
        given Tywin Lannister is Lord of Dorne
        play  Phase 4
        when  Stark says 0
        when  Stark chooses Knight 1 in Winterfell, Man at Arms 1 in Winterfell, Man at Arms 2 in Winterfell, Man at Arms 3 in Winterfell
        show  Winterfell
        show  Fief the North
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark sends Troops worth 6 to the Wall
            Lannister Controls Winterfell
            Ned Stark is no longer Lord Paramount of the North, since the City is lost
            Winterfell, Controlled by Lannister: a Fortified City, Lannister's 2 Knights
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn the_lapsed_title_is_recovered_with_a_new_noble() {
    check(
        "
        rule  fief.recover
        given Winterfell has a Fortified City
        given Stark Controls Winterfell
        given Ned Stark is Brother of the Night's Watch
        given Stark has Robb Stark in Winterfell
        play  Phase 8
        show  questions
        when  Stark chooses Robb Stark
        show  Fief the North
        ",
        expect![[r#"
            Phase 8: End of round
            Stark is asked: Stark has the City of the North: who holds its Title? Robb Stark / Let nobody have the Title
            Robb Stark becomes Lord Paramount of the North
            Cards and Tax markers leave the map
            Stark has 1 Victory Point
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            the North, of Robb Stark: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn a_refused_title_is_not_offered_again_this_round() {
    check(
        "
        rule  fief.recover
        given Winterfell has a Fortified City
        given Stark has 20 Gold Dragons
        play  Phase 3
        when  Stark refuses
        when  Phase 4 begins
        show  Fief the North
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Phase 4: Purchase
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn a_city_of_nobody_gives_its_title_to_nobody() {
    check(
        "
        rule  fief.recover
        given Sunspear has a Fortified City
        play  Phase 3
        show  Fief Dorne
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Dorne, ungoverned: Starfall and Sunspear
        "#]],
    );
}

#[test]
fn a_lapsed_title_is_not_for_sale() {
    check(
        "
        rule  fief.recover
        rule  title.overflow.fief
        given Winterfell has a Fortified City
        given Stark has 1 Knight in White Harbour
        given Stark has 1 Knight in Deepwood Motte
        given Ned Stark is Lord of the Vale
        given Ned Stark is Lord of Dorne
        given Stark has 20 Gold Dragons
        play  Phase 4
        when  Stark chooses the Fief Title of the North
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the Title of the North goes to who Controls its Fortified City (fief.recover)
        "#]],
    );
}

#[test]
fn lost_villages_do_not_cost_the_title() {
    check(
        "
        rule  fief.lost-villages
        given Winterfell has a Fortified City
        given Ned Stark is Lord of the North
        given Lannister has 2 Knights in White Harbour
        given Greyjoy has 2 Knights in Deepwood Motte
        play  Phase 8
        show  Fief the North
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 1 Victory Point
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            the North, of Ned Stark: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn who_takes_a_village_takes_no_title() {
    check(
        "
        rule  fief.lost-villages
        game  Stark, Lannister, Tully
        given Winterfell has a Fortified City
        given Ned Stark is Lord of the North
        given Stark has Sansa Stark in White Harbour
        given Stark has 1 Knight in White Harbour
        given Lannister has 1 Knight in White Harbour
        given Stark Controls White Harbour
        play  Phase 5
        when  Stark chooses Sansa Stark
        when  Stark chooses Winterfell - White Harbour
        show  White Harbour
        show  Fief the North
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Sansa Stark and 1 Knight from White Harbour to Winterfell
            Lannister Controls White Harbour
            White Harbour, Controlled by Lannister: Lannister's 1 Knight
            the North, of Ned Stark: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn a_lapsed_title_is_not_sold_for_another_stronghold() {
    check(
        "
        rule  fief.recover
        rule  title.overflow.fief
        game  Stark, Lannister, Tully
        given Winterfell has a Fortified City
        given White Harbour has a Stronghold
        given Stark has 1 Knight in White Harbour
        given Stark has 1 Knight in Deepwood Motte
        given Ned Stark is Lord of the Vale
        given Ned Stark is Lord of Dorne
        given Stark has 20 Gold Dragons
        play  Phase 4
        when  Stark chooses the Fief Title of the North
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the Title of the North goes to who Controls its Fortified City (fief.recover)
        "#]],
    );
}

#[test]
fn a_city_taken_by_the_last_step_brings_its_title_at_once() {
    check(
        "
        rule  fief.city-takes-title
        game  Lannister, Stark, Tully
        given Ned Stark is Lord of the North
        given Winterfell has a Fortified City
        given Stark has no Troops
        given Stark has Ned Stark in White Harbour
        given Stark has 1 Man at Arms in White Harbour
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 2 Knights in Riverrun
        given Tully has no Troops
        given Tully has Edmure Tully in Harrenhal
        play  Phase 5
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses The Twins - Riverrun
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Winterfell - The Twins
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister Controls Riverrun
            Lannister moves Jaime Lannister and 2 Knights from Riverrun to The Twins
            Lannister no longer Controls Riverrun
            Lannister moves Jaime Lannister and 2 Knights from The Twins to Winterfell
            Lannister Controls Winterfell
            Ned Stark is no longer Lord Paramount of the North, since the City is lost
            Lannister is asked: Lannister has the City of the North: who holds its Title? Tywin Lannister / Jaime Lannister / Let nobody have the Title
        "#]],
    );
}

#[test]
fn a_city_left_with_a_garrison_brings_its_title_before_an_uprising() {
    check(
        "
        rule  fief.city-takes-title
        game  Lannister, Stark, Tully
        given Famine lies on Region 2
        given Edmure Tully is Lord of the Riverlands
        given Maidenpool has a Fortified City
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        given Stark holds Uprising and Uprising and Uprising
        play  Phase 5
        when  everybody passes
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Harrenhal - Maidenpool
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  everybody passes
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Gulltown - Maidenpool
        when  Lannister chooses Lannister's Knight 1
        when  Lannister chooses Jaime Lannister
        dice  6
        when  Lannister passes
        when  Stark chooses Uprising
        when  Stark chooses Maidenpool because of Famine
        when  Stark chooses Uprising
        when  Stark chooses Uprising
        show  Maidenpool
        show  the Titles
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Jaime Lannister and 2 Knights from Harrenhal to Maidenpool
            Lannister no longer Controls Harrenhal
            Lannister moves Jaime Lannister and 1 Knight from Maidenpool to Gulltown
            Lannister Controls Maidenpool
            Lannister Controls Gulltown
            Edmure Tully is no longer Lord Paramount of the Riverlands, since the City is lost
            Jaime Lannister becomes Lord Paramount of the Riverlands
            Stark plays Uprising
            Stark raises an Uprising in Maidenpool
            Stark adds Uprising to the Uprising
            Stark adds Uprising to the Uprising
            The Uprising rolls [3] and 1 more for each die: 4 hits
            Lannister loses 1 Knight in Maidenpool
            Maidenpool, Controlled by Lannister: a Fortified City
            Lord Paramount of the Riverlands: Jaime Lannister
            On the board: 7 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_city_reached_by_ship_brings_its_title_at_once() {
    check(
        "
        rule  fief.city-takes-title
        game  Lannister, Stark, Greyjoy
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Ships
        given Balon Greyjoy is Lord of Pyke
        given Pyke has a Fortified City
        given Greyjoy has no Troops
        given Greyjoy has Balon Greyjoy in Harlaw
        given Greyjoy has 1 Knight in Harlaw
        given Lannister has Cersei Lannister in King's Landing
        given Lannister has 2 Knights in King's Landing
        play  Phase 5
        when  Lannister chooses designate a Noble for a voyage
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses King's Landing to Pyke
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister gives Cersei Lannister a ship
            Cersei Lannister sails from King's Landing to Pyke
            Lannister moves Cersei Lannister and 2 Knights from King's Landing to Pyke
            Lannister Controls Pyke
            Balon Greyjoy is no longer Lord Reaper of Pyke, since the City is lost
            Lannister is asked: Lannister has the City of Pyke: who holds its Title? Tywin Lannister / Cersei Lannister / Let nobody have the Title
        "#]],
    );
}

#[test]
fn who_loses_his_city_in_another_turn_loses_his_empty_villages() {
    check(
        "
        rule  fief.city-takes-title
        game  Lannister, Stark, Greyjoy
        given Balon Greyjoy is Lord of Pyke
        given Pyke has a Fortified City
        given Greyjoy has no Troops
        given Greyjoy has Balon Greyjoy in Harlaw
        given Greyjoy has 1 Knight in Harlaw
        given Lannister has Cersei Lannister in The Golden Tooth
        given Lannister has 2 Knights in The Golden Tooth
        play  Phase 5
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses The Golden Tooth - Lannisport
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Pyke - Lannisport
        when  Lannister chooses nothing
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  Lannister chooses Cersei Lannister
        when  Lannister is done
        when  Stark is done
        when  Greyjoy chooses Balon Greyjoy
        when  Greyjoy chooses Harlaw - The Crag
        when  Greyjoy is done
        show  Harlaw
        show  Fief Pyke
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 2 Knights from The Golden Tooth to Lannisport
            Lannister no longer Controls The Golden Tooth
            Lannister moves Cersei Lannister and 2 Knights from Lannisport to Pyke
            Lannister Controls Pyke
            Balon Greyjoy is no longer Lord Reaper of Pyke, since the City is lost
            Cersei Lannister becomes Lady Reaper of Pyke
            Greyjoy moves Balon Greyjoy and 1 Knight from Harlaw to The Crag
            Greyjoy no longer Controls Harlaw
            Greyjoy Controls The Crag
            Harlaw, Controlled by Lannister: 
            Pyke, of Cersei Lannister: Pyke and Harlaw
        "#]],
    );
}

#[test]
fn of_two_fiefs_the_owner_says_which_fills_the_last_slot() {
    check(
        "
        rule  fief.inherit
        rule  title.slots.fief
        game  Lannister, Stark, Tully
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Robb Stark is Lord of Dorne
        play  Phase 4
        when  Ned Stark dies
        show  questions
        when  Stark chooses The North
        show  questions
        when  Stark chooses Robb Stark
        show  the Titles
        ",
        expect![[r#"
            Phase 4: Purchase
            Ned Stark dies by an assassin
            Stark is asked: Which Noble of Stark inherits the Fief Title of the Vale? Robb Stark / Grant the Fief Title of the North / Let nobody have the Title
            Stark is asked: Which Noble of Stark inherits the Fief Title of the North? Robb Stark / Grant the Fief Title of the Vale / Let nobody have the Title
            Robb Stark becomes Lord Paramount of the North
            Ned Stark is no longer Lord Paramount of the Vale, without an heir
            Lord Paramount of the North: Robb Stark
            Prince of Dorne: Robb Stark
            On the board: 6 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn of_two_cities_the_owner_says_whose_title_he_recovers() {
    check(
        "
        rule  fief.recover
        rule  title.slots.fief
        game  Lannister, Stark, Tully
        given Winterfell has a Fortified City
        given The Eyrie has a Fortified City
        given Stark has 1 Knight in The Eyrie
        given Ned Stark is Lord of Dorne
        play  Phase 4
        show  questions
        when  Stark chooses The North
        when  Stark chooses Ned Stark
        show  the Titles
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark has the City of the Vale: who holds its Title? Ned Stark / Grant the Fief Title of the North / Let nobody have the Title
            Ned Stark becomes Lord Paramount of the North
            Lord Paramount of the North: Ned Stark
            Prince of Dorne: Ned Stark
            On the board: 6 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn the_protector_gives_and_the_player_says_to_whom() {
    check(
        "
        rule  protector.gift
        game  Stark, Martell, Tully
        given Ned Stark is Protector
        given Martell has Arianne Martell in Sunspear
        given Martell has 1 Knight in Starfall
        given Martell has 1 Knight in Sunspear
        play  Phase 4
        show  questions
        when  Stark chooses grant a Fief Title
        when  Stark chooses Dorne
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark plays a card, declares an effect, or passes in the Purchase Phase Pass / Grant a free Fief Title, as Protector
            Martell is asked: The Protector grants Martell the Fief Title of Dorne: for which Noble? Doran Martell / Arianne Martell / Let nobody have the Title
        "#]],
    );
}
