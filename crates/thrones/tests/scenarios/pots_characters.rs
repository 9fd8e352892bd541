//! The characters of Princes of the Sun at work.

use expect_test::expect;

use crate::check;

#[test]
fn the_red_viper_stands_against_greater_numbers() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Red Viper in play
        given Stark has Plain Soldier, Plain Spy in play
        when  Martell attacks Stark for military with The Red Viper
        show  The Red Viper
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with The Red Viper
            The Red Viper: controlled by Martell, standing, STR 3, military, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn the_red_viper_kneels_against_as_many() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Red Viper in play
        given Stark has Plain Soldier in play
        when  Martell attacks Stark for military with The Red Viper
        show  The Red Viper
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with The Red Viper
            Martell kneels The Red Viper
            The Red Viper: controlled by Martell, kneeling, STR 3, military, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn the_red_viper_is_immune_to_events_and_characters() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Red Viper in play
        given Stark has No Mercy in hand
        given Stark has Arya Stark, Lord Eddard's Chambers in play
        given it is the challenges phase
        when  Stark uses Arya Stark
        when  Stark plays No Mercy
        when  Stark chooses The Red Viper
        ",
        expect![[r#"
            refused: no character in play with Stealth or Renown can be chosen for Arya Stark (timing.initiate.no_effect)
            refused: The Red Viper is immune to No Mercy (keyword.immunity)
        "#]],
    );
}

#[test]
fn arianne_raises_the_claim_when_she_attacks() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Arianne Martell, Plain Soldier in play
        given Stark has Plain Spy, Plain Soldier in hand
        when  Martell attacks Stark for intrigue with Arianne Martell
        when  everyone passes
        ",
        expect![[r#"
            Martell initiates an intrigue challenge against Stark
            Martell attacks with Arianne Martell
            Martell kneels Arianne Martell
            Stark declares no defenders
            Martell wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 2
            Stark discards Plain Spy at random for the claim
            Stark discards Plain Soldier at random for the claim
            Martell claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn doran_makes_a_beaten_attacker_pay() {
    check(
        "
        set   pots
        rule  challenge.claim.interrupted
        players Martell, Stark
        given Martell has Doran Martell, Plain Soldier, Hodor in play
        given Stark has Plain Soldier in play
        given Stark has Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Plain Soldier
        when  Martell defends with Hodor
        when  everyone passes
        when  Stark chooses Plain Spy
        when  everyone passes
        show  Plain Spy
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Martell defends with Hodor
            Martell kneels Hodor
            Martell wins the challenge against Stark, 4 to 2
            Doran Martell takes effect
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Plain Spy goes to Stark's dead pile
            Plain Spy: Stark's dead pile
        "#]],
    );
}

#[test]
fn doran_moves_power_to_the_defender() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Doran Martell, Hodor in play
        given Stark has Plain Lord in play
        given Stark has 3 power
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for power with Plain Lord
        when  Martell defends with Hodor
        when  everyone passes
        show  Martell's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Martell defends with Hodor
            Martell kneels Hodor
            Martell wins the challenge against Stark, 4 to 3
            Doran Martell takes effect
            Stark satisfies a claim of 1
            Martell takes 1 power from Stark for the claim
            Martell has 1 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn darkstar_comes_when_he_is_discarded_from_hand() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Darkstar in hand
        given Stark has Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for intrigue with Plain Spy
        when  everyone passes
        show  Darkstar
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Martell
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Martell declares no defenders
            Stark wins the challenge against Martell, 1 to 0
            Martell satisfies a claim of 1
            Darkstar stands in the way of what befalls Darkstar
            Darkstar enters play
            Stark claims 1 power, unopposed
            Darkstar: controlled by Martell, standing, STR 3, military, intrigue, Renown, Vengeful
        "#]],
    );
}

#[test]
fn darkstar_comes_when_he_is_discarded_from_the_deck() {
    check(
        "
        set   pots
        players Martell, Greyjoy
        given Martell's deck is Darkstar, Plain Soldier, Plain Soldier
        given Martell has Plain Soldier in play
        given Greyjoy has Drowned Disciple in play
        given it is the challenges phase
        when  Martell attacks Greyjoy for military with Plain Soldier
        when  everyone passes
        show  Darkstar
        ",
        expect![[r#"
            Martell initiates a military challenge against Greyjoy
            Martell attacks with Plain Soldier
            Martell kneels Plain Soldier
            Greyjoy declares no defenders
            Martell wins the challenge against Greyjoy, 2 to 0
            Greyjoy satisfies a claim of 1
            Drowned Disciple is not killed, because of Drowned Disciple
            Drowned Disciple is returned to the bottom of Greyjoy's deck
            Darkstar stands in the way of what befalls Darkstar
            Martell discards Plain Soldier by Darkstar
            Martell discards Plain Soldier by Darkstar
            Darkstar enters play
            Martell claims 1 power, unopposed
            Drowned Disciple goes to the bottom of Greyjoy's deck
            Darkstar: controlled by Martell, standing, STR 3, military, intrigue, Renown, Vengeful
        "#]],
    );
}

#[test]
fn areo_hotah_answers_a_clear_defeat() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Areo Hotah in play
        given Stark has Hodor, Plain Lord in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for power with Robb Stark, Plain Lord
        when  Martell declares no defenders
        when  Martell uses Areo Hotah
        when  Martell chooses Robb Stark
        when  everyone passes
        show  Robb Stark
        show  Areo Hotah
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Plain Lord
            Stark attacks with Robb Stark
            Stark kneels Plain Lord
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 5 to 0
            Martell satisfies a claim of 1
            Stark claims 1 power, unopposed
            Martell chooses Robb Stark
            Martell kneels Areo Hotah
            Martell uses Areo Hotah
            Robb Stark is killed by Areo Hotah
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
            Areo Hotah: controlled by Martell, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn areo_hotah_does_not_answer_a_narrow_defeat() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Areo Hotah in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for power with Robb Stark
        when  Martell declares no defenders
        when  Martell uses Areo Hotah
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: Areo Hotah is used after you lose a challenge by 4 or more STR; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn sarella_sand_stands_somebody_after_a_lost_attack() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Sarella Sand, Paramour in play
        given Stark has Hodor in play
        when  Martell attacks Stark for military with Sarella Sand
        when  Stark defends with Hodor
        when  Martell uses Sarella Sand
        when  Martell chooses Sarella Sand
        when  everyone passes
        show  Sarella Sand
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Sarella Sand
            Martell kneels Sarella Sand
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Martell, 4 to 3
            Martell chooses Sarella Sand
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses Sarella Sand
            Martell stands Sarella Sand
            Sarella Sand: controlled by Martell, standing, STR 3, military, intrigue, Stealth
        "#]],
    );
}

#[test]
fn ellaria_takes_power_after_a_defeat() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Ellaria Sand in play
        given Stark has Robb Stark in play, with 2 power
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell uses Ellaria Sand
        when  everyone passes
        show  Ellaria Sand
        show  Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell satisfies a claim of 1
            Ellaria Sand is killed for the claim
            Stark claims 1 power, unopposed
            Martell chooses Robb Stark
            Martell uses Ellaria Sand
            Ellaria Sand takes 1 power from Robb Stark
            Ellaria Sand goes to Martell's dead pile
            Ellaria Sand: Martell's dead pile
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}

#[test]
fn harmen_uller_stands_with_a_full_hand() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Harmen Uller in play
        given Martell has 7 Plain Spy in hand
        when  Martell attacks Stark for military with Harmen Uller
        show  Harmen Uller
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Harmen Uller
            Harmen Uller: controlled by Martell, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn harmen_uller_kneels_with_six_cards() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Harmen Uller in play
        given Martell has 6 Plain Spy in hand
        when  Martell attacks Stark for military with Harmen Uller
        show  Harmen Uller
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Harmen Uller
            Martell kneels Harmen Uller
            Harmen Uller: controlled by Martell, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn ser_arys_oakheart_drives_an_ally_out() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Ser Arys Oakheart in hand
        given Martell has 3 gold
        given Stark has Hodor in play
        given it is the marshalling phase
        when  Martell marshals Ser Arys Oakheart
        when  Martell uses Ser Arys Oakheart
        when  everyone passes
        show  Hodor
        ",
        expect![[r#"
            Martell marshals Ser Arys Oakheart for 3 gold
            Martell pays 3 gold
            Ser Arys Oakheart enters play
            Martell chooses Hodor
            Martell uses Ser Arys Oakheart
            Hodor is discarded from play by Ser Arys Oakheart
            Hodor goes to Stark's discard pile
            Stark receives 4 gold of income
            Hodor: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_house_messenger_brings_one_of_two() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has House Messenger in hand
        given Martell has 2 gold
        given Martell's deck is Plain Spy, Plain Soldier, Plain Lord
        given it is the marshalling phase
        when  Martell marshals House Messenger
        when  Martell chooses Plain Soldier
        show  Martell's hand
        show  Martell's deck
        ",
        expect![[r#"
            Martell marshals House Messenger for 2 gold
            Martell pays 2 gold
            House Messenger enters play
            House Messenger takes effect
            Martell reveals Plain Spy
            Martell reveals Plain Soldier
            Plain Soldier goes to Martell's hand
            Plain Spy goes to the bottom of Martell's deck
            Martell has in hand: Plain Soldier
            Martell has in the deck: Plain Lord, Plain Spy
        "#]],
    );
}

#[test]
fn a_house_dayne_skirmisher_dies_for_a_card() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has House Dayne Skirmisher in play
        given Martell's deck is Plain Spy
        given Stark has Ice, Hodor in hand
        given it is the challenges phase
        when  Martell uses House Dayne Skirmisher
        when  everyone passes
        when  Stark chooses Ice
        when  everyone passes
        show  Martell's hand
        show  Stark's discard pile
        show  House Dayne Skirmisher
        ",
        expect![[r#"
            House Dayne Skirmisher is killed
            Martell uses House Dayne Skirmisher
            Martell draws Plain Spy
            Stark discards Ice by House Dayne Skirmisher
            House Dayne Skirmisher goes to Martell's dead pile
            Martell has in hand: Plain Spy
            Stark has in the discard pile: Ice
            House Dayne Skirmisher: Martell's dead pile
        "#]],
    );
}

#[test]
fn an_orphan_of_the_greenblood_takes_icons() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Orphan of the Greenblood in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        when  Martell uses Orphan of the Greenblood
        when  Martell chooses Robb Stark
        show  Robb Stark
        show  Orphan of the Greenblood
        ",
        expect![[r#"
            Martell chooses Robb Stark
            Orphan of the Greenblood is discarded from play
            Martell uses Orphan of the Greenblood
            The effect of Orphan of the Greenblood lasts until the end of the phase
            Orphan of the Greenblood goes to Martell's discard pile
            Robb Stark: controlled by Stark, standing, STR 2
            Orphan of the Greenblood: Martell's discard pile
        "#]],
    );
}

#[test]
fn the_vipers_bannermen_bring_two_cards() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Viper's Bannermen in hand
        given Martell has 7 gold
        given Martell's deck is Plain Spy, Plain Soldier, Plain Lord
        given it is the marshalling phase
        when  Martell marshals The Viper's Bannermen
        when  Martell uses The Viper's Bannermen
        when  everyone passes
        show  Martell's hand
        ",
        expect![[r#"
            Martell marshals The Viper's Bannermen for 7 gold
            Martell pays 7 gold
            The Viper's Bannermen enters play
            Martell uses The Viper's Bannermen
            Martell reveals Plain Spy
            Martell reveals Plain Soldier
            Plain Spy goes to Martell's hand
            Plain Soldier goes to Martell's hand
            Stark receives 4 gold of income
            Martell has in hand: Plain Spy, Plain Soldier
        "#]],
    );
}

#[test]
fn the_vipers_bannermen_bring_two_cards_when_they_leave() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Viper's Bannermen in play
        given Martell's deck is Plain Spy, Plain Soldier, Plain Lord
        given Stark has Plain Soldier in play
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Stark plays No Mercy
        when  Stark chooses The Viper's Bannermen
        when  Martell uses The Viper's Bannermen
        when  everyone passes
        show  Martell's hand
        ",
        expect![[r#"
            Stark chooses The Viper's Bannermen
            Stark plays No Mercy
            The Viper's Bannermen is killed by No Mercy
            Martell uses The Viper's Bannermen
            Martell reveals Plain Spy
            Martell reveals Plain Soldier
            Plain Spy goes to Martell's hand
            Plain Soldier goes to Martell's hand
            The Viper's Bannermen goes to Martell's dead pile
            Martell has in hand: Plain Spy, Plain Soldier
        "#]],
    );
}

#[test]
fn house_dayne_reserves_come_when_claimed() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has House Dayne Reserves in hand
        given Martell has Paramour in play
        given Stark has Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for intrigue with Plain Spy
        when  Martell declares no defenders
        when  everyone passes
        show  House Dayne Reserves
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Martell
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Martell declares no defenders
            Stark wins the challenge against Martell, 1 to 0
            Martell satisfies a claim of 1
            House Dayne Reserves stands in the way of what befalls House Dayne Reserves
            House Dayne Reserves enters play
            Stark claims 1 power, unopposed
            House Dayne Reserves: controlled by Martell, standing, STR 6, military, intrigue, power
        "#]],
    );
}

#[test]
fn house_dayne_reserves_go_home() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has House Dayne Reserves, Paramour in play
        given it is the dominance phase
        when  Martell uses House Dayne Reserves
        when  Martell kneels Paramour
        when  everyone passes
        show  House Dayne Reserves
        ",
        expect![[r#"
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses House Dayne Reserves
            House Dayne Reserves is returned to Martell's hand
            House Dayne Reserves goes to Martell's hand
            House Dayne Reserves: Martell's hand
        "#]],
    );
}

#[test]
fn house_dayne_reserves_are_discarded_otherwise() {
    check(
        "
        set   pots
        players Martell, Greyjoy
        given Martell has House Dayne Reserves in hand
        given Greyjoy has Confession in hand
        given Greyjoy has Aeron Damphair in play
        given it is the challenges phase
        when  Greyjoy plays Confession
        when  everyone passes
        show  House Dayne Reserves
        ",
        expect![[r#"
            Greyjoy chooses Martell
            Greyjoy kneels Aeron Damphair
            Greyjoy plays Confession
            Greyjoy looks at House Dayne Reserves
            Martell discards House Dayne Reserves by Confession
            House Dayne Reserves: Martell's discard pile
        "#]],
    );
}

#[test]
fn the_hound_runs_from_weakness() {
    check(
        "
        set   pots
        players Lannister, Martell
        given Lannister has The Hound, Plain Spy in play
        given Martell has The Spear Tower in hand
        given Martell has 1 gold
        given Martell is the first player
        given it is the marshalling phase
        when  Martell marshals The Spear Tower
        when  everyone passes
        show  The Hound
        ",
        expect![[r#"
            Martell marshals The Spear Tower for 1 gold
            Martell pays 1 gold
            The Spear Tower enters play
            The Hound takes effect
            The Hound is returned to Lannister's hand
            The Hound goes to Lannister's hand
            Lannister receives 4 gold of income
            The Hound: Lannister's hand
        "#]],
    );
}

#[test]
fn joffrey_answers_the_small_council() {
    check(
        "
        set   pots
        players Lannister, Stark
        given Lannister has Joffrey Baratheon, Tywin Lannister in play
        given Stark has Guilty! in hand
        given Stark has Eddard Stark in play, with 2 power
        given Lannister has Plain Lord in play
        given it is the dominance phase
        given Stark is the first player
        when  Stark plays Guilty!
        when  Stark chooses Plain Lord
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Eddard Stark
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Eddard Stark
            Stark plays Guilty!
            Plain Lord is killed by Guilty!
            Lannister chooses Eddard Stark
            Lannister kneels Tywin Lannister
            Lannister uses Joffrey Baratheon
            Eddard Stark is discarded from play by Joffrey Baratheon
            Plain Lord goes to Lannister's dead pile
            Eddard Stark goes to the top of Stark's deck
            Eddard Stark: Stark's deck
        "#]],
    );
}

#[test]
fn brienne_silences_opponents() {
    check(
        "
        set   pots
        players Baratheon, Stark
        given Baratheon has Brienne of Tarth in play
        given Stark has Arya Stark, Lord Eddard's Chambers, Robb Stark in play
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Brienne of Tarth
        when  Stark uses Arya Stark
        when  Stark plays No Mercy
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Brienne of Tarth
            Baratheon kneels Brienne of Tarth
            refused: a card keeps Arya Stark from being used now (timing.cannot)
            refused: a card keeps No Mercy from being used now (timing.cannot)
        "#]],
    );
}

#[test]
fn theon_makes_losers_give_up_a_card() {
    check(
        "
        set   pots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy, Hodor in play
        given Greyjoy has Plain Soldier in play
        given Stark has Plain Spy, Plain Courtyard in play
        when  Greyjoy attacks Stark for military with Theon Greyjoy, Plain Soldier
        when  Stark declares no defenders
        when  everyone passes
        when  Stark chooses location
        when  everyone passes
        show  Plain Courtyard
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Theon Greyjoy
            Greyjoy attacks with Plain Soldier
            Greyjoy kneels Theon Greyjoy
            Greyjoy kneels Plain Soldier
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Greyjoy claims 1 power, unopposed
            Theon Greyjoy takes effect
            Stark chooses Plain Courtyard
            Plain Courtyard is discarded from play by Theon Greyjoy
            Plain Spy goes to Stark's dead pile
            Plain Courtyard goes to Stark's discard pile
            Plain Courtyard: Stark's discard pile
        "#]],
    );
}

#[test]
fn ser_jorah_leaves_grief() {
    check(
        "
        set   pots
        players Targaryen, Stark
        given Targaryen has Ser Jorah Mormont, Plain Soldier in play
        given Stark has Called Home in hand
        given it is the challenges phase
        when  Stark plays Called Home
        when  Stark chooses Ser Jorah Mormont
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Ser Jorah Mormont
            Stark plays Called Home
            Ser Jorah Mormont is returned to Targaryen's hand by Called Home
            Ser Jorah Mormont takes effect
            The effect of Ser Jorah Mormont lasts until the end of the phase
            Ser Jorah Mormont goes to Targaryen's hand
            Plain Soldier: controlled by Targaryen, standing, STR 1, military
        "#]],
    );
}

#[test]
fn denys_mallister_leads_the_watch() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Denys Mallister, Paramour in play
        given it is the challenges phase
        when  Martell uses Denys Mallister
        when  Martell chooses Denys Mallister
        when  Martell kneels Paramour
        show  Denys Mallister
        ",
        expect![[r#"
            Martell chooses Denys Mallister
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses Denys Mallister
            The effect of Denys Mallister lasts until the end of the phase
            Denys Mallister: controlled by Martell, standing, STR 4, military, power
        "#]],
    );
}

#[test]
fn mag_the_mighty_leads_the_wildlings() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Mag the Mighty, Paramour in play
        given it is the challenges phase
        when  Martell uses Mag the Mighty
        when  Martell chooses Mag the Mighty
        when  Martell kneels Paramour
        show  Mag the Mighty
        ",
        expect![[r#"
            Martell chooses Mag the Mighty
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses Mag the Mighty
            The effect of Mag the Mighty lasts until the end of the phase
            Mag the Mighty: controlled by Martell, standing, STR 5, military, Deadly
        "#]],
    );
}

#[test]
fn a_kingsguard_squire_stands_his_knight() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Kingsguard Squire in play
        given Martell has Ser Arys Oakheart in play, kneeling
        given it is the challenges phase
        when  Martell uses Kingsguard Squire
        when  Martell chooses Ser Arys Oakheart
        show  Ser Arys Oakheart
        ",
        expect![[r#"
            Martell chooses Ser Arys Oakheart
            Martell kneels Kingsguard Squire
            Martell uses Kingsguard Squire
            Martell stands Ser Arys Oakheart
            Ser Arys Oakheart: controlled by Martell, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn a_former_champion_changes_with_his_power() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Former Champion in play
        given Stark has Former Champion in play, with 1 power
        show  Martell's Former Champion
        show  Stark's Former Champion
        ",
        expect![[r#"
            Former Champion: controlled by Martell, standing, STR 5, military, Renown
            Former Champion: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, 1 power
        "#]],
    );
}

#[test]
fn a_former_champion_under_a_blessing_is_weak() {
    check(
        "
        set   pots
        players Martell, Baratheon
        given Martell has Former Champion in play
        given Baratheon has Shadow's Blessing on Former Champion
        given Baratheon has Plain Soldier in play
        given it is the challenges phase
        given Baratheon is the first player
        show  Former Champion
        when  Baratheon attacks Martell for military with Plain Soldier
        when  everyone passes
        show  Former Champion
        ",
        expect![[r#"
            Former Champion: controlled by Martell, standing, STR 3, military, Renown, with Shadow's Blessing
            Baratheon initiates a military challenge against Martell
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Former Champion: controlled by Martell, standing, STR 3, military, Renown, with Shadow's Blessing
        "#]],
    );
}

#[test]
fn a_former_champion_with_two_power_is_a_spy() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Former Champion in play, with 2 power
        show  Former Champion
        ",
        expect![[r#"
            Former Champion: controlled by Martell, standing, STR 1, military, intrigue, power, Deadly, Renown, Stealth, 2 power
        "#]],
    );
}
