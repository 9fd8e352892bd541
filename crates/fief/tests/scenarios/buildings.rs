//! Phase 4, purchases: Troops and buildings.

use expect_test::expect;

use crate::check;

#[test]
fn davids_fifth_troop_goes_elsewhere() {
    check(
        "
        rule  troops.limit-four
        game  Greyjoy, Lannister, Tully
        given Greyjoy has 9 Gold Dragons
        given Greyjoy has 1 Man at Arms in Pyke
        given Greyjoy has 2 Knights in Pyke
        given Harlaw has a Stronghold
        given Greyjoy has 1 Man at Arms in Harlaw
        play  Phase 4
        when  Greyjoy chooses Man at Arms
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Man at Arms
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Man at Arms
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Knight
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Knight
        when  Greyjoy chooses Pyke
        when  Greyjoy chooses Harlaw
        show  Greyjoy
        show  Pyke
        show  Harlaw
        ",
        expect![[r#"
            Phase 4: Purchase
            Greyjoy buys a Man at Arms in Pyke for 1
            Greyjoy buys a Man at Arms in Pyke for 1
            Greyjoy buys a Man at Arms in Pyke for 1
            Greyjoy buys a Knight in Pyke for 3
            refused: Greyjoy has added four Troops to Pyke in this Phase (troops.limit-four)
            Greyjoy buys a Knight in Harlaw for 3
            Greyjoy: 0 gold, 2 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
            Pyke, Controlled by Greyjoy: a Stronghold, Greyjoy's Balon Greyjoy, 7 Men at Arms and 4 Knights
            Harlaw, Controlled by Greyjoy: a Stronghold, Greyjoy's 1 Man at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn three_men_at_arms_cost_three() {
    check(
        "
        rule  troops.man-at-arms
        given Stark has 3 Gold Dragons
        play  Phase 4
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        show  Stark
        show  stock of Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys a Man at Arms in Winterfell for 1
            Stark buys a Man at Arms in Winterfell for 1
            Stark buys a Man at Arms in Winterfell for 1
            Stark: 0 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Stark, red, has in stock 7 Men at Arms and 7 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn a_noble_abroad_receives_troops() {
    check(
        "
        rule  troops.placement
        given Stark has Robb Stark in The Crag
        given Tully has 1 Knight in Harrenhal
        given Stark has Sansa Stark in Harrenhal
        given Sansa Stark is Captive of Tully
        play  Phase 4
        when  Stark says 0
        when  Stark chooses Winterfell
        when  Stark chooses Knight
        when  Stark chooses Harrenhal
        when  Stark chooses The Crag
        show  The Crag
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark pays 2 Gold Dragons to Tully for Sansa Stark
            Sansa Stark is free for the ransom
            Sansa Stark is placed in Winterfell
            refused: Stark has neither a Fortification nor a free Noble in Harrenhal (troops.placement)
            Stark buys a Knight in The Crag for 3
            The Crag, Controlled by Stark: Stark's Robb Stark and 1 Knight
        "#]],
    );
}

#[test]
fn a_besieged_fortification_takes_no_troops_of_its_controller() {
    check(
        "
        rule  troops.besieged
        given Lannister has Jaime Lannister in Pyke
        given Lannister has 2 Knights in Pyke
        given Lannister besieges Pyke
        given Lannister is the first Player
        play  Phase 4
        when  Lannister chooses Knight
        when  Lannister chooses Pyke
        when  Lannister is done
        when  Tully is done
        when  Greyjoy chooses Knight
        show  Pyke
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister buys a Knight in Pyke for 3
            refused: Pyke is besieged, and Greyjoy can add no Troops to its Fortification (troops.besieged)
            Pyke, Controlled by Greyjoy: a Stronghold, Lannister's Jaime Lannister and 3 Knights, Greyjoy's Balon Greyjoy, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn nothing_is_bought_that_is_not_in_stock() {
    check(
        "
        rule  troops.stock
        given Stark has 20 Gold Dragons
        given Stark has 7 Knights in White Harbour
        given the supply has 0 Mills
        play  Phase 4
        when  Stark chooses Knight
        when  Stark chooses Mill
        show  stock of Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: no Knight is left in Stark's stockpile (troops.stock)
            refused: no Mill is left in the supply (troops.stock)
            Stark, red, has in stock 10 Men at Arms, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn what_falls_goes_back_to_the_stock() {
    check(
        "
        rule  troops.stock
        game  Stark, Lannister, Tyrell
        given the Battle Die shows 1
        given Stark has Robb Stark in Harrenhal
        given Stark has 2 Knights in Harrenhal
        given Lannister has 2 Men at Arms in Harrenhal
        show  stock of Lannister
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  stock of Lannister
        ",
        expect![[r#"
            Lannister, blue, has in stock 8 Men at Arms and 7 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 2 SP rolls [1]: 1 hit
            Lannister loses 2 Men at Arms in Harrenhal
            Stark wins the Battle in Harrenhal
            Lannister, blue, has in stock 10 Men at Arms and 7 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn archers_cost_two_and_champions_five() {
    check(
        "
        rule  troops.archer
        rule  troops.champion
        rule  setup.components.te
        with  tactics
        given Stark has 10 Gold Dragons
        show  stock of Stark
        play  Phase 4
        when  Stark chooses Archer
        when  Stark chooses Winterfell
        when  Stark chooses Archer
        when  Stark chooses Winterfell
        when  Stark chooses Champion
        when  Stark chooses Winterfell
        show  Stark
        show  stock of Stark
        ",
        expect![[r#"
            Stark, red, has in stock 10 Men at Arms, 3 Archers, 7 Knights and 2 Champions, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Phase 4: Purchase
            Stark buys an Archer in Winterfell for 2
            Stark buys an Archer in Winterfell for 2
            Stark buys a Champion in Winterfell for 5
            Stark: 1 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Stark, red, has in stock 10 Men at Arms, 1 Archer, 7 Knights and 1 Champion, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn unsullied_cost_two_and_replace_men_at_arms() {
    check(
        "
        rule  house.targaryen.unsullied
        game  Targaryen, Stark, Lannister
        play  Phase 4
        when  Targaryen chooses Man at Arms
        when  Targaryen chooses Unsullied
        when  Targaryen chooses Dragonstone
        show  Targaryen
        show  Dragonstone
        show  stock of Targaryen
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Targaryen has no Men at Arms in the stockpile (house.targaryen.unsullied)
            Targaryen buys an Unsullied in Dragonstone for 2
            Targaryen: 3 gold, 1 Villages, 0 Victory Points, Nobles Daenerys Targaryen, cards nothing
            Dragonstone, Controlled by Targaryen: a Stronghold, Targaryen's Daenerys Targaryen and 4 Unsullied
            Targaryen, red, has in stock 3 Unsullied and 8 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 7 Lords and 0 Ladies
        "#]],
    );
}

#[test]
fn the_king_has_four_whitecloaks_and_the_queen_three() {
    check(
        "
        rule  troops.whitecloak.buy
        with  tactics
        given Stark has 20 Gold Dragons
        given Lannister has 20 Gold Dragons
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is King
        given Ned Stark is married to Cersei Lannister
        given Cersei Lannister is Queen
        given the King has 1 Whitecloak Knight
        play  Phase 4
        when  Stark chooses Whitecloak Knight
        when  Stark chooses Lannisport
        when  Stark chooses Winterfell
        when  Stark chooses Whitecloak Knight
        when  Stark chooses Whitecloak Man at Arms
        when  Stark chooses Winterfell
        when  Stark is done
        when  Lannister chooses Whitecloak Knight
        when  Lannister chooses Lannisport
        when  Lannister chooses Whitecloak Knight
        when  Lannister is done
        when  Tully chooses Whitecloak Knight
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Whitecloaks are placed with their King or Queen (troops.whitecloak.buy)
            Stark buys a Whitecloak Knight in Winterfell for 3
            refused: the King can have no more Whitecloak Knights here now (troops.whitecloak.buy)
            Stark buys a Whitecloak Man at Arms in Winterfell for 1
            Lannister buys a Whitecloak Knight in Lannisport for 3
            refused: the Queen can have no more Whitecloak Knights here now (troops.whitecloak.buy)
            refused: Tully has neither the King nor the Queen (troops.whitecloak.buy)
            Stark: 16 gold, 1 Villages, 1 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 17 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister and Cersei Lannister, cards nothing
        "#]],
    );
}

#[test]
fn whitecloaks_count_among_four_and_need_a_free_king() {
    check(
        "
        rule  troops.whitecloak.buy
        with  tactics
        given Stark has 20 Gold Dragons
        given Ned Stark is King
        given Ned Stark is Protector
        play  Phase 4
        when  Stark chooses Whitecloak Knight
        when  Stark chooses Winterfell
        when  Stark chooses Whitecloak Knight
        when  Stark chooses Winterfell
        when  Stark chooses Whitecloak Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Knight
        when  Stark chooses Winterfell
        when  Stark chooses Whitecloak Man at Arms
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys a Whitecloak Knight in Winterfell for 3
            Stark buys a Whitecloak Knight in Winterfell for 3
            Stark buys a Whitecloak Man at Arms in Winterfell for 1
            Stark buys a Knight in Winterfell for 3
            refused: the King can have no more Whitecloak Men at Arms here now (troops.whitecloak.buy)
        "#]],
    );
}

#[test]
fn a_captive_king_gets_no_whitecloaks() {
    check(
        "
        rule  troops.whitecloak.buy
        with  tactics
        given Stark has Ned Stark in Lannisport
        given Ned Stark is King
        given Ned Stark is Captive of Lannister
        given Stark has 3 Gold Dragons
        play  Phase 4
        when  Stark says 0
        when  Stark chooses Whitecloak Knight
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Ned Stark is a Captive (troops.whitecloak.buy)
        "#]],
    );
}

#[test]
fn a_brother_gets_one_recruit_for_nothing() {
    check(
        "
        rule  watch.recruit.buy
        rule  watch.recruit
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Stark has 0 Gold Dragons
        given Ned Stark is Brother of the Night's Watch
        given Edmure Tully is Brother of the Night's Watch
        given Tully has Edmure Tully in Lannisport
        given Edmure Tully is Captive of Lannister
        given Tully has 1 Gold Dragons
        given Balon Greyjoy is Brother of the Night's Watch
        given Balon Greyjoy is Lord Commander of the Night's Watch
        given Balon Greyjoy is on the Wall
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Tully says 0
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 0
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Lannister refuses
        when  Martell refuses
        when  everybody passes
        when  Stark chooses Recruit
        when  Stark chooses Winterfell
        when  everybody passes
        when  Stark chooses Recruit
        when  Stark is done
        when  Lannister chooses Recruit
        when  Lannister is done
        when  Tully chooses Recruit
        when  Tully is done
        when  Greyjoy chooses Recruit
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 2 for the Wall
            Martell bids 0 for the Wall
            2 is bid for the Wall, which rises to 2; 0 is left
            Greyjoy draws Taxes
            Stark buys a Recruit in Winterfell for 0
            refused: Ned Stark has a Recruit already (watch.recruit.buy)
            refused: Lannister has no Brother of the Night's Watch (watch.recruit.buy)
            refused: Edmure Tully is a Captive (watch.recruit.buy)
            refused: Balon Greyjoy is Lord Commander and gets no Recruit (watch.recruit.buy)
        "#]],
    );
}

#[test]
fn buildings_need_control() {
    check(
        "
        rule  building.control
        given Stark has 1 Knight in Pyke
        given Stark has Robb Stark in Pyke
        given Greyjoy has 3 Knights in White Harbour
        given Stark has 20 Gold Dragons
        play  Phase 4
        when  Stark chooses Mill
        when  Stark chooses Pyke
        when  Stark chooses White Harbour
        when  Stark chooses Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Stark does not Control Pyke (building.control)
            refused: Stark does not Control White Harbour (building.control)
            Stark builds a Mill in Winterfell for 3
        "#]],
    );
}

#[test]
fn a_siege_does_not_stop_building() {
    check(
        "
        rule  building.control
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        play  Phase 4
        when  Stark chooses Mill
        when  Stark chooses Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark builds a Mill in Winterfell for 3
        "#]],
    );
}

#[test]
fn a_village_has_one_fortification() {
    check(
        "
        rule  building.stronghold
        rule  scope.fortification
        given Stark has 20 Gold Dragons
        given Stark has 1 Knight in White Harbour
        given Lannister has 20 Gold Dragons
        given Lannisport has a Fortified City
        given Tywin Lannister is Lord of the Westerlands
        given Lannister has 1 Knight in Crakehall
        given Crakehall has a Stronghold
        given Stark has 1 Knight in The Golden Tooth
        given Stark has 1 Knight in The Crag
        play  Phase 4
        show  the supply
        when  Stark chooses Stronghold
        when  Stark chooses Winterfell
        when  Stark chooses White Harbour
        when  Stark is done
        when  Lannister chooses Stronghold
        show  White Harbour
        show  the supply
        ",
        expect![[r#"
            Phase 4: Purchase
            The supply: 15 Mills, 7 Strongholds, 5 Septs
            refused: Winterfell has a Fortification already (building.stronghold)
            Stark builds a Stronghold in White Harbour for 10
            refused: Lannister Controls no Village that can take a Stronghold (building.stronghold)
            White Harbour, Controlled by Stark: a Stronghold, Stark's 1 Knight
            The supply: 15 Mills, 6 Strongholds, 5 Septs
        "#]],
    );
}

#[test]
fn a_village_has_two_mills_and_a_sept() {
    check(
        "
        rule  building.mill
        rule  building.sept
        given Stark has 20 Gold Dragons
        given Stark has 1 Knight in White Harbour
        given White Harbour has 1 Mills
        given Winterfell has 2 Mills
        play  Phase 4
        when  Stark chooses Mill
        when  Stark chooses Winterfell
        when  Stark chooses White Harbour
        when  Stark chooses Mill
        when  Stark chooses Sept
        when  Stark chooses Winterfell
        when  Stark chooses Sept
        when  Stark chooses Winterfell
        when  Stark chooses White Harbour
        when  Stark chooses Sept
        show  Stark
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Winterfell has two Mills, and two are the most (building.mill)
            Stark builds a Mill in White Harbour for 3
            refused: Stark Controls no Village that can take a Mill (building.mill)
            Stark builds a Sept in Winterfell for 5
            refused: Winterfell has a Sept already (building.sept)
            Stark builds a Sept in White Harbour for 5
            refused: Stark Controls no Village that can take a Sept (building.sept)
            Stark: 7 gold, 2 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Winterfell, Controlled by Stark: a Stronghold, 2 Mills, a Sept, Stark's Ned Stark, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn the_last_mill_is_built() {
    check(
        "
        rule  building.counts
        rule  building.mill
        game  Stark, Lannister, Tully, Greyjoy, Martell, Tyrell
        given round 1
        show  the supply
        given the supply has 1 Mills
        play  Phase 4
        when  Stark chooses Mill
        when  Stark chooses Winterfell
        when  Stark is done
        when  Lannister chooses Mill
        ",
        expect![[r#"
            The supply: 15 Mills, 6 Strongholds, 5 Septs
            Phase 4: Purchase
            Stark builds a Mill in Winterfell for 3
            refused: no Mill is left in the supply (troops.stock)
        "#]],
    );
}

#[test]
fn a_fortification_has_one_maester() {
    check(
        "
        rule  building.maester.buy
        rule  building.maester.transfer
        given Tully has 20 Gold Dragons
        given Tully has 1 Knight in The Twins
        given Tully is the first Player
        play  Phase 4
        show  Riverrun
        when  Tully chooses Maester
        when  Tully chooses Stronghold
        when  Tully chooses The Twins
        when  Tully chooses Maester
        when  Tully chooses Riverrun
        when  Tully chooses Harrenhal
        when  Tully chooses The Twins
        show  The Twins
        ",
        expect![[r#"
            Phase 4: Purchase
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Tully's Edmure Tully, 3 Men at Arms and 1 Knight
            refused: Tully Controls no Village that can take a Maester (building.maester.buy)
            Tully builds a Stronghold in The Twins for 10
            refused: the Fortification of Riverrun has a Maester already (building.maester.buy)
            refused: Tully does not Control Harrenhal (building.control)
            Tully builds a Maester in The Twins for 5
            The Twins, Controlled by Tully: a Stronghold, a Maester, Tully's 1 Knight
        "#]],
    );
}

#[test]
fn after_the_idols_no_sept_is_built() {
    check(
        "
        rule  idols.no-more-septs
        given the False Idols are destroyed
        play  Phase 4
        when  Stark chooses Sept
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the False Idols are destroyed, and no Sept is built any more (idols.no-more-septs)
        "#]],
    );
}

#[test]
fn who_has_nothing_still_plays_on() {
    check(
        "
        rule  round.no-elimination
        game  Stark, Lannister, Tully
        given Stark has 20 Gold Dragons
        given Stark has no Troops
        given Ned Stark is on the Wall
        given Lannister has 1 Knight in Winterfell
        play  Phase 4
        show  questions
        when  Stark chooses Knight
        when  Stark chooses Mill
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister Controls Winterfell
            Stark is asked: Stark has 20 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more
            refused: Stark has no Fortification and no free Noble to place Knights with (troops.placement)
            refused: Stark Controls no Village that can take a Mill (building.mill)
        "#]],
    );
}
