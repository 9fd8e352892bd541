//! Events, attachments and locations of Kings of the Sea at work.

use expect_test::expect;

use crate::check;

#[test]
fn kingsmoot_crowns_a_greyjoy() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Asha Greyjoy in play, kneeling
        given Greyjoy has Wex Pyke, Drumbeater, Hodor in play
        given Greyjoy has Kingsmoot in hand
        given Greyjoy's deck is Plain Spy, Plain Spy, Plain Spy
        when  the dominance phase begins
        when  Greyjoy plays Kingsmoot
        when  Greyjoy chooses Asha Greyjoy
        when  Greyjoy kneels Wex Pyke, Drumbeater
        show  Asha Greyjoy
        show  Greyjoy's hand
        ",
        expect![[r#"
            The dominance phase begins
            Greyjoy wins dominance with 6
            Greyjoy claims 1 power for dominance
            Greyjoy chooses Asha Greyjoy
            Greyjoy kneels Wex Pyke
            Greyjoy kneels Drumbeater
            Greyjoy plays Kingsmoot
            Greyjoy stands Asha Greyjoy
            Asha Greyjoy claims 2 power by Kingsmoot
            Greyjoy draws Plain Spy
            Greyjoy draws Plain Spy
            Asha Greyjoy: controlled by Greyjoy, standing, STR 3, military, intrigue, power, Renown, 2 power
            Greyjoy has in hand: Plain Spy, Plain Spy
        "#]],
    );
}

#[test]
fn seasick_is_paid_off_with_influence() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Seasick in hand
        given Stark has Called Home in hand
        given Stark has Lord Eddard's Chambers in play
        given Stark has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark plays Called Home
        when  Stark chooses Plain Soldier
        when  Greyjoy plays Seasick
        when  everyone passes
        when  Stark agrees
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Called Home
            Greyjoy plays Seasick
            Stark kneels Lord Eddard's Chambers
            Stark pays 1 influence
            Plain Soldier is returned to Stark's hand by Called Home
            Plain Soldier goes to Stark's hand
            Plain Soldier: Stark's hand
        "#]],
    );
}

#[test]
fn seasick_cancels() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Seasick in hand
        given Stark has Called Home in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark plays Called Home
        when  Stark chooses Plain Soldier
        when  Greyjoy plays Seasick
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Called Home
            Greyjoy plays Seasick
            Called Home is cancelled
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn seasick_does_not_reach_what_happens_by_itself() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Seasick in hand
        given Greyjoy has Plain Soldier in play
        given Stark has Gossip Well in play
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Plain Soldier
        when  Greyjoy plays Seasick
        when  the challenge ends
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Plain Soldier
            Greyjoy kneels Plain Soldier
            Gossip Well takes effect
            refused: Seasick is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Stark takes 1 gold from the Treasury
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn seasick_does_not_reach_a_plot() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Seasick in hand
        given Greyjoy has Great Keep in play
        given Stark's plot deck is A Ruinous Season
        given it is the plot phase
        when  Stark chooses A Ruinous Season
        when  Greyjoy plays Seasick
        when  the plot phase ends
        ",
        expect![[r#"
            Stark chooses A Ruinous Season
            refused: Seasick is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Greyjoy chooses A Quiet Season
            Stark reveals A Ruinous Season
            Greyjoy reveals A Quiet Season
            Greyjoy wins initiative with 0, by lot
            Stark is the first player
            A Ruinous Season takes effect
            Great Keep is discarded from play by A Ruinous Season
            Great Keep goes to Greyjoy's discard pile
            Stark returns the used plots to the plot deck
        "#]],
    );
}

#[test]
fn risen_from_the_sea_saves_and_strengthens() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Asha Greyjoy, Theon Greyjoy in play
        given Greyjoy has Risen from the Sea in hand
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy plays Risen from the Sea
        show  Theon Greyjoy
        show  Risen from the Sea
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            Greyjoy plays Risen from the Sea
            Theon Greyjoy is saved by Risen from the Sea
            Risen from the Sea is attached to Theon Greyjoy
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Theon Greyjoy: controlled by Greyjoy, standing, STR 3, military, power, with Risen from the Sea
            Risen from the Sea: controlled by Greyjoy, standing, attached to Theon Greyjoy
        "#]],
    );
}

#[test]
fn support_of_harlaw_gives_stealth_and_stands() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy in play
        given Greyjoy has Support of Harlaw on Theon Greyjoy
        given it is the challenges phase
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Greyjoy uses Support of Harlaw
        show  Theon Greyjoy
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy uses Support of Harlaw
            Greyjoy stands Theon Greyjoy
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power, Stealth, with Support of Harlaw
        "#]],
    );
}

#[test]
fn support_of_harlaw_is_for_greyjoy_characters() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Plain Soldier in play
        given Greyjoy has Support of Harlaw in hand
        given Greyjoy has 5 gold
        given it is the marshalling phase
        when  Greyjoy marshals Support of Harlaw on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Support of Harlaw can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn a_veteran_marauder_sacks_a_location() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy in play
        given Greyjoy has Veteran Marauder on Theon Greyjoy
        given Stark has Great Keep in play
        given it is the challenges phase
        show  Theon Greyjoy
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Greyjoy uses Veteran Marauder
        when  Greyjoy chooses Great Keep
        show  Great Keep
        show  Veteran Marauder
        show  Theon Greyjoy
        ",
        expect![[r#"
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power, Stealth, with Veteran Marauder
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy chooses Great Keep
            Greyjoy uses Veteran Marauder
            Veteran Marauder is attached to Great Keep
            Great Keep: controlled by Stark, standing, with Veteran Marauder, blank
            Veteran Marauder: controlled by Greyjoy, standing, attached to Great Keep
            Theon Greyjoy: controlled by Greyjoy, kneeling, STR 2, military, power
        "#]],
    );
}

#[test]
fn iron_island_fiefdoms_make_greyjoy_cards_cheaper() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Iron Island Fiefdoms in play
        given Greyjoy has Theon Greyjoy in hand
        given Greyjoy has 1 gold
        given it is the marshalling phase
        when  Greyjoy uses Iron Island Fiefdoms
        when  Greyjoy marshals Theon Greyjoy
        ",
        expect![[r#"
            Greyjoy kneels Iron Island Fiefdoms
            Greyjoy uses Iron Island Fiefdoms
            The effect of Iron Island Fiefdoms lasts until the end of the phase
            Greyjoy marshals Theon Greyjoy for 1 gold
            Greyjoy pays 1 gold
            Theon Greyjoy enters play
        "#]],
    );
}

#[test]
fn aerons_chambers_go_on_the_house_card() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Aeron's Chambers in hand
        given Greyjoy has 1 gold
        given it is the marshalling phase
        when  Greyjoy attaches Aeron's Chambers to the House card
        show  Aeron's Chambers
        ",
        expect![[r#"
            Greyjoy marshals Aeron's Chambers for 1 gold
            Greyjoy pays 1 gold
            Aeron's Chambers is attached to House Greyjoy
            Stark receives 4 gold of income
            Aeron's Chambers: controlled by Greyjoy, standing, attached to House Greyjoy
        "#]],
    );
}

#[test]
fn bloody_keep_makes_a_character_cheaper() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Bloody Keep in play
        given Greyjoy has Theon Greyjoy in hand
        given Greyjoy has 0 gold
        given it is the marshalling phase
        when  Greyjoy uses Bloody Keep
        when  Greyjoy marshals Theon Greyjoy
        ",
        expect![[r#"
            Greyjoy kneels Bloody Keep
            Greyjoy uses Bloody Keep
            The effect of Bloody Keep lasts until the end of the phase
            Greyjoy marshals Theon Greyjoy for 0 gold
            Theon Greyjoy enters play
        "#]],
    );
}

#[test]
fn the_iron_mines_save_a_character() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, The Iron Mines in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  Greyjoy uses The Iron Mines
        show  Theon Greyjoy
        show  The Iron Mines
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            Greyjoy kneels The Iron Mines
            The Iron Mines is discarded from play
            Greyjoy uses The Iron Mines
            Theon Greyjoy is saved by The Iron Mines
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            The Iron Mines goes to Greyjoy's discard pile
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power
            The Iron Mines: Greyjoy's discard pile
        "#]],
    );
}

#[test]
fn longship_iron_victory_needs_a_crew() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Longship Iron Victory, Scouting Vessel, Plain Soldier in play
        given it is the marshalling phase
        when  the marshalling phase ends
        show  Longship Iron Victory
        show  Scouting Vessel
        ",
        expect![[r#"
            Longship Iron Victory: controlled by Greyjoy, kneeling
            Scouting Vessel: controlled by Greyjoy, kneeling
        "#]],
    );
}

#[test]
fn longship_iron_victory_has_a_crew_and_draws() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Longship Iron Victory, Theon Greyjoy in play
        given Greyjoy's deck is Plain Spy, Plain Spy
        given it is the marshalling phase
        when  the marshalling phase ends
        show  Longship Iron Victory
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Greyjoy uses Longship Iron Victory
        when  Greyjoy chooses Theon Greyjoy
        show  Theon Greyjoy
        when  everyone passes
        show  Greyjoy's hand
        ",
        expect![[r#"
            Stark receives 4 gold of income
            Longship Iron Victory: controlled by Greyjoy, standing
            The challenges phase begins
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Greyjoy chooses Theon Greyjoy
            Greyjoy kneels Longship Iron Victory
            Greyjoy uses Longship Iron Victory
            The effect of Longship Iron Victory lasts until the end of the challenge
            The effect of Longship Iron Victory lasts until the end of the challenge
            Theon Greyjoy: controlled by Greyjoy, kneeling, STR 4, military, power
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Longship Iron Victory takes effect
            Greyjoy draws Plain Spy
            Greyjoy has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn a_scouting_vessel_discounts_a_defender() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Scouting Vessel, Theon Greyjoy in play
        given Stark has Hodor in play
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Stark defends with Hodor
        when  Greyjoy uses Scouting Vessel
        when  everyone passes
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark defends with Hodor
            Stark kneels Hodor
            Greyjoy chooses Hodor
            Greyjoy kneels Scouting Vessel
            Greyjoy uses Scouting Vessel
            The effect of Scouting Vessel lasts until the end of the challenge
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn bay_of_ice_rewards_initiative() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Bay of Ice in play
        given Stark has Bay of Ice in play
        given Stark has Plain Spy in the deck
        given Greyjoy's deck is Plain Soldier, Plain Soldier
        given Greyjoy's plot deck is A Swift Season
        given it is the plot phase
        when  Greyjoy chooses A Swift Season
        when  the plot phase ends
        show  Greyjoy's hand
        show  Stark's hand
        show  Bay of Ice
        ",
        expect![[r#"
            Greyjoy chooses A Swift Season
            Stark chooses A Quiet Season
            Greyjoy reveals A Swift Season
            Stark reveals A Quiet Season
            Greyjoy wins initiative with 8
            Greyjoy is the first player
            Bay of Ice takes effect
            Greyjoy kneels Bay of Ice
            Stark kneels Bay of Ice
            Greyjoy draws Plain Soldier
            Bay of Ice takes effect
            Greyjoy returns the used plots to the plot deck
            Greyjoy has in hand: Plain Soldier
            Stark has in hand: nothing
            Bay of Ice: controlled by Greyjoy, kneeling
        "#]],
    );
}

#[test]
fn kingdom_of_shadows_stands_a_shadow() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Kingdom of Shadows, Plain Spy in play
        given Greyjoy has Shadowcat in play, kneeling
        given it is the challenges phase
        when  Greyjoy attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  everyone passes
        show  Shadowcat
        show  Kingdom of Shadows
        ",
        expect![[r#"
            Greyjoy initiates an intrigue challenge against Stark
            Greyjoy attacks with Plain Spy
            Greyjoy kneels Plain Spy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Kingdom of Shadows takes effect
            Greyjoy kneels Kingdom of Shadows
            Greyjoy chooses Shadowcat
            Greyjoy stands Shadowcat
            Shadowcat: controlled by Greyjoy, standing, STR 2, military, Stealth
            Kingdom of Shadows: controlled by Greyjoy, kneeling
        "#]],
    );
}

#[test]
fn the_price_of_war_is_paid_in_locations() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Asha Greyjoy in play
        given Greyjoy has The Price of War in hand
        given Stark has Great Keep, Plain Courtyard, Whispering Hall in play
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Asha Greyjoy
        when  Stark declares no defenders
        when  Greyjoy plays The Price of War
        when  Greyjoy chooses Plain Courtyard, Whispering Hall
        show  Stark's discard pile
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Asha Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Asha Greyjoy claims 1 power for Renown
            Greyjoy chooses Plain Courtyard
            Greyjoy chooses Whispering Hall
            Greyjoy plays The Price of War
            Plain Courtyard is discarded from play by The Price of War
            Whispering Hall is discarded from play by The Price of War
            Plain Courtyard goes to Stark's discard pile
            Whispering Hall goes to Stark's discard pile
            Stark has in the discard pile: Whispering Hall, Plain Courtyard
        "#]],
    );
}

#[test]
fn the_price_of_war_needs_a_war_crest() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy in play
        given Greyjoy has The Price of War in hand
        given Stark has Plain Courtyard in play
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  Stark declares no defenders
        when  Greyjoy plays The Price of War
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            refused: The Price of War is used after you win a military challenge in which an attacking War character you control participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn confession_takes_a_card_from_a_hand() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Aeron Damphair in play
        given Greyjoy has Confession in hand
        given Stark has Great Keep, Ice in hand
        given it is the challenges phase
        when  Greyjoy plays Confession
        when  Greyjoy chooses Great Keep
        when  Greyjoy chooses Ice
        show  Stark's discard pile
        show  Aeron Damphair
        ",
        expect![[r#"
            refused: that card is hidden from you (zone.visibility)
            Greyjoy chooses Stark
            Greyjoy kneels Aeron Damphair
            Greyjoy plays Confession
            Greyjoy looks at Great Keep
            Greyjoy looks at Ice
            Stark discards Ice by Confession
            Stark has in the discard pile: Ice
            Aeron Damphair: controlled by Greyjoy, kneeling, STR 3, power, Stealth
        "#]],
    );
}

#[test]
fn a_seafarers_bow_shoots_twice() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Plain Soldier in play
        given Greyjoy has Seafarer's Bow on Plain Soldier
        given it is the challenges phase
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Greyjoy uses Seafarer's Bow
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy uses Seafarer's Bow
        when  Greyjoy chooses Theon Greyjoy
        show  Theon Greyjoy
        show  Plain Soldier
        show  Seafarer's Bow
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Greyjoy chooses Theon Greyjoy
            Greyjoy kneels Plain Soldier
            Greyjoy uses Seafarer's Bow
            The effect of Seafarer's Bow lasts until the end of the phase
            Greyjoy chooses Theon Greyjoy
            Greyjoy kneels Seafarer's Bow
            Greyjoy uses Seafarer's Bow
            The effect of Seafarer's Bow lasts until the end of the phase
            Theon Greyjoy: controlled by Greyjoy, kneeling, STR 6, military, power
            Plain Soldier: controlled by Greyjoy, kneeling, STR 2, military, with Seafarer's Bow
            Seafarer's Bow: controlled by Greyjoy, kneeling, attached to Plain Soldier
        "#]],
    );
}

#[test]
fn assertion_of_might_claims_three() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Dagmer Cleftjaw in play
        given Greyjoy has 2 Assertion of Might in hand
        given it is the challenges phase
        when  Greyjoy attacks Stark for power with Theon Greyjoy
        when  Greyjoy plays Assertion of Might
        when  Greyjoy chooses Kneel a War character
        when  everyone passes
        show  Greyjoy's power
        show  Dagmer Cleftjaw
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy kneels Dagmer Cleftjaw
            Greyjoy plays Assertion of Might
            Greyjoy claims 3 power by Assertion of Might
            Greyjoy has 4 power
            Dagmer Cleftjaw: controlled by Greyjoy, kneeling, STR 3, military, power, Deadly
        "#]],
    );
}

#[test]
fn shivering_sea_makes_a_neutral_character_cheaper() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Shivering Sea in play
        given Greyjoy has Randyll Tarly, Theon Greyjoy in hand
        given Greyjoy has 4 gold
        given it is the marshalling phase
        when  Greyjoy uses Shivering Sea
        when  Greyjoy marshals Theon Greyjoy
        when  Greyjoy marshals Randyll Tarly
        ",
        expect![[r#"
            Shivering Sea is discarded from play
            Greyjoy uses Shivering Sea
            The effect of Shivering Sea lasts until the end of the phase
            Shivering Sea goes to Greyjoy's discard pile
            Greyjoy marshals Theon Greyjoy for 2 gold
            Greyjoy pays 2 gold
            Theon Greyjoy enters play
            Greyjoy marshals Randyll Tarly for 2 gold
            Greyjoy pays 2 gold
            Randyll Tarly enters play
        "#]],
    );
}

#[test]
fn assault_of_the_kraken_strikes_again() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Asha Greyjoy in play
        given Greyjoy has Assault of the Kraken in hand
        given Stark has Hodor in play
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  Stark declares no defenders
        when  Greyjoy plays Assault of the Kraken
        when  everyone passes
        when  Greyjoy attacks Stark for military with Asha Greyjoy
        when  Stark declares no defenders
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Greyjoy claims 1 power, unopposed
            Greyjoy plays Assault of the Kraken
            Hodor goes to Stark's dead pile
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Asha Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Asha Greyjoy claims 1 power for Renown
            Greyjoy has 3 power
        "#]],
    );
}

#[test]
fn assault_of_the_kraken_is_broken_by_a_defence() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Asha Greyjoy in play
        given Greyjoy has Assault of the Kraken in hand
        given Stark has Plain Soldier in play
        given Stark has Lady in play
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  Stark declares no defenders
        when  Stark chooses Lady
        when  Greyjoy plays Assault of the Kraken
        when  everyone passes
        when  Greyjoy attacks Stark for military with Asha Greyjoy
        when  Stark defends with Plain Soldier
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lady is killed for the claim
            Greyjoy claims 1 power, unopposed
            Greyjoy plays Assault of the Kraken
            Lady goes to Stark's dead pile
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Asha Greyjoy
            Stark defends with Plain Soldier
            Stark kneels Plain Soldier
            Nobody wins the challenge, 3 to 2
            Greyjoy has 1 power
        "#]],
    );
}

#[test]
fn assault_of_the_kraken_is_for_the_next_challenge_alone() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Asha Greyjoy, Dagmer Cleftjaw in play
        given Greyjoy has Assault of the Kraken in hand
        given it is the challenges phase
        when  Greyjoy attacks Stark for military with Theon Greyjoy
        when  Stark declares no defenders
        when  Greyjoy plays Assault of the Kraken
        when  everyone passes
        when  Greyjoy attacks Stark for power with Asha Greyjoy
        when  Stark declares no defenders
        when  everyone passes
        when  Greyjoy attacks Stark for military with Dagmer Cleftjaw
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy kneels Theon Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy plays Assault of the Kraken
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Asha Greyjoy
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Asha Greyjoy claims 1 power for Renown
            refused: it is nobody's turn to initiate challenges (challenge.turns); the military challenge of this turn is used (challenge.one_each)
        "#]],
    );
}
