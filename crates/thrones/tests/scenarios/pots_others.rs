//! Events, attachments and locations of Princes of the Sun at work.

use expect_test::expect;

use crate::check;

#[test]
fn taste_for_blood_is_fed_by_defeat() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has House Dayne Knight in play
        given Martell has Taste for Blood on House Dayne Knight
        given Stark has Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        show  House Dayne Knight
        when  Stark attacks Martell for power with Plain Lord
        when  Martell declares no defenders
        when  Martell uses Taste for Blood
        when  everyone passes
        show  House Dayne Knight
        ",
        expect![[r#"
            House Dayne Knight: controlled by Martell, standing, STR 2, military, intrigue, with Taste for Blood
            Stark initiates a power challenge against Martell
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Martell declares no defenders
            Stark wins the challenge against Martell, 3 to 0
            Martell satisfies a claim of 1
            Stark claims 1 power, unopposed
            Martell uses Taste for Blood
            House Dayne Knight claims 1 power by Taste for Blood
            House Dayne Knight: controlled by Martell, standing, STR 2, military, intrigue, 1 power, with Taste for Blood
        "#]],
    );
}

#[test]
fn locked_away_takes_an_icon() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Paramour in play
        given Stark has Robb Stark in play
        given Martell has Locked Away on Robb Stark
        given it is the challenges phase
        when  Martell uses Locked Away
        when  Martell chooses military
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses Locked Away
            The effect of Locked Away lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 2, power, with Locked Away
        "#]],
    );
}

#[test]
fn blood_for_blood_is_paid_in_kind() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Arianne Martell in play
        given Martell has Blood for Blood in hand
        given Stark has Robb Stark, Hodor, Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell plays Blood for Blood
        when  Martell chooses Hodor
        when  Martell chooses Robb Stark
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell satisfies a claim of 1
            Arianne Martell is killed for the claim
            Stark claims 1 power, unopposed
            refused: Blood for Blood asks for a character with STR no higher than that card's STR, which Hodor is not (timing.target)
            Martell chooses Robb Stark
            Martell plays Blood for Blood
            Robb Stark is killed by Blood for Blood
            Arianne Martell goes to Martell's dead pile
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn he_calls_it_thinking_cancels_a_response() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Arianne Martell in play
        given Martell has He Calls It Thinking in hand
        given Stark has Catelyn Stark in play
        given it is the challenges phase
        when  Martell attacks Stark for power with Arianne Martell
        when  Martell bypasses nobody
        when  Stark defends with Catelyn Stark
        when  Stark uses Catelyn Stark
        when  Stark chooses Arianne Martell
        when  Martell plays He Calls It Thinking
        when  everyone passes
        show  Arianne Martell
        ",
        expect![[r#"
            Martell initiates a power challenge against Stark
            Martell attacks with Arianne Martell
            Martell kneels Arianne Martell
            Stark defends with Catelyn Stark
            Stark kneels Catelyn Stark
            Stark chooses Arianne Martell
            Stark uses Catelyn Stark
            Martell plays He Calls It Thinking
            Martell chooses Arianne Martell
            He Calls It Thinking is attached to Arianne Martell
            Catelyn Stark is cancelled
            Martell wins the challenge against Stark, 5 to 3
            Stark satisfies a claim of 2
            Arianne Martell: controlled by Martell, kneeling, STR 5, intrigue, power, Stealth, with He Calls It Thinking
        "#]],
    );
}

#[test]
fn he_calls_it_thinking_lets_influence_be() {
    check(
        "
        set   pots
        players Martell, Lannister
        given Martell has Arianne Martell in play
        given Martell has He Calls It Thinking in hand
        given Lannister has Plain Spy in play
        given it is the challenges phase
        when  Martell plays He Calls It Thinking
        ",
        expect![[r#"
            refused: He Calls It Thinking is used when a player triggers an ability of a card as a response without an influence cost; that is not about to happen (timing.save_cancel)
        "#]],
    );
}

#[test]
fn the_princes_wrath_takes_icons() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Paramour in play
        given Martell has The Prince's Wrath in hand
        given Stark has Robb Stark in play
        given it is the challenges phase
        when  Martell plays The Prince's Wrath
        when  Martell chooses Robb Stark
        when  Martell kneels Paramour
        show  Robb Stark
        ",
        expect![[r#"
            Martell chooses Robb Stark
            Martell kneels Paramour
            Martell pays 1 influence
            Martell plays The Prince's Wrath
            The effect of The Prince's Wrath lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 2
        "#]],
    );
}

#[test]
fn someone_always_tells_and_everybody_goes_home() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Lord Doran's Chambers, Paramour in play
        given Martell has Someone Always Tells in hand
        given Stark has Hodor in play
        given Stark has Plain Soldier in play, kneeling
        when  the dominance phase begins
        when  Martell plays Someone Always Tells
        when  everyone passes
        show  Hodor
        show  Plain Soldier
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            Martell kneels Lord Doran's Chambers
            Martell kneels Paramour
            Martell pays 2 influence
            Martell plays Someone Always Tells
            Hodor is returned to Stark's hand by Someone Always Tells
            Hodor goes to Stark's hand
            Hodor: Stark's hand
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn scheming_on_the_sand_reveals_a_new_plot() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Doran Martell, Arianne Martell in play
        given Martell has Scheming on the Sand in hand
        given Martell's plot deck is A Quiet Season, A Swift Season
        given it is the plot phase
        when  Martell chooses A Quiet Season
        when  Martell plays Scheming on the Sand
        when  everyone passes
        when  Martell chooses A Swift Season
        show  Martell's plot
        show  Arianne Martell
        ",
        expect![[r#"
            Martell chooses A Quiet Season
            Stark chooses A Quiet Season
            Martell reveals A Quiet Season
            Stark reveals A Quiet Season
            Martell wins initiative with 0, by lot
            Martell is the first player
            Martell kneels Doran Martell
            Martell kneels Arianne Martell
            Martell plays Scheming on the Sand
            Martell reveals A Swift Season
            Martell reveals A Swift Season
            Arianne Martell: controlled by Martell, kneeling, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn scheming_on_the_sand_waits_for_summer() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Doran Martell, Arianne Martell in play
        given Martell has Scheming on the Sand in hand
        given Martell's plot deck is A Swift Season
        given it is the challenges phase
        when  Martell plays Scheming on the Sand
        ",
        expect![[r#"
            refused: Scheming on the Sand is used in the plot phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn red_vengeance_sends_the_claim_back() {
    check(
        "
        set   pots
        rule  challenge.claim.interrupted
        players Martell, Stark
        given Martell has Lord Doran's Chambers, Paramour, Darkstar in play
        given Martell has Red Vengeance in hand
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell plays Red Vengeance
        when  everyone passes
        show  Robb Stark
        show  Darkstar
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell chooses Stark
            Martell kneels Lord Doran's Chambers
            Martell kneels Paramour
            Martell pays 2 influence
            Martell plays Red Vengeance
            The claim is cancelled
            Stark satisfies a claim of 1
            Robb Stark is killed for the claim
            Stark claims 1 power, unopposed
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
            Darkstar: controlled by Martell, standing, STR 3, military, intrigue, Renown, Vengeful
        "#]],
    );
}

#[test]
fn dornish_fiefdoms_make_a_martell_card_cheaper() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Dornish Fiefdoms in play
        given Martell has Doran Martell in hand
        given Martell has 3 gold
        given it is the marshalling phase
        when  Martell uses Dornish Fiefdoms
        when  Martell marshals Doran Martell
        ",
        expect![[r#"
            Martell kneels Dornish Fiefdoms
            Martell uses Dornish Fiefdoms
            The effect of Dornish Fiefdoms lasts until the end of the phase
            Martell marshals Doran Martell for 3 gold
            Martell pays 3 gold
            Doran Martell enters play
        "#]],
    );
}

#[test]
fn lord_dorans_chambers_go_on_the_house_card() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Lord Doran's Chambers in hand
        given Martell has 1 gold
        given it is the marshalling phase
        when  Martell attaches Lord Doran's Chambers to the House card
        show  Lord Doran's Chambers
        ",
        expect![[r#"
            Martell marshals Lord Doran's Chambers for 1 gold
            Martell pays 1 gold
            Lord Doran's Chambers is attached to House Martell
            Stark receives 4 gold of income
            Lord Doran's Chambers: controlled by Martell, standing, attached to House Martell
        "#]],
    );
}

#[test]
fn palace_fountains_make_a_martell_card_cheaper() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Palace Fountains in play
        given Martell has Doran Martell in hand
        given Martell has 3 gold
        given it is the marshalling phase
        when  Martell uses Palace Fountains
        when  Martell marshals Doran Martell
        ",
        expect![[r#"
            Martell kneels Palace Fountains
            Martell uses Palace Fountains
            The effect of Palace Fountains lasts until the end of the phase
            Martell marshals Doran Martell for 3 gold
            Martell pays 3 gold
            Doran Martell enters play
        "#]],
    );
}

#[test]
fn dorne_makes_a_trait_cheaper() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Dorne in play
        given Martell has House Dayne Knight, Lord Edric's Knight, Areo Hotah in hand
        given Martell has 1 gold
        given it is the marshalling phase
        when  Martell uses Dorne
        when  Martell names Knight
        when  Martell marshals House Dayne Knight
        when  Martell marshals Lord Edric's Knight
        show  Martell's gold
        ",
        expect![[r#"
            Martell kneels Dorne
            Martell uses Dorne
            Martell names Knight
            The effect of Dorne lasts until the end of the phase
            Martell marshals House Dayne Knight for 0 gold
            House Dayne Knight enters play
            Martell marshals Lord Edric's Knight for 1 gold
            Martell pays 1 gold
            Lord Edric's Knight enters play
            Martell has 0 gold
        "#]],
    );
}

#[test]
fn the_old_palace_needs_cunning_for_stealth() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Old Palace, Lord Edric's Knight in play
        given Stark has Plain Soldier in play
        when  Martell attacks Stark for military with Lord Edric's Knight
        when  Martell bypasses Plain Soldier
        when  Stark defends with Plain Soldier
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Lord Edric's Knight
            Martell kneels Lord Edric's Knight
            refused: only Stark declares defenders now (challenge.defend.option)
            Stark defends with Plain Soldier
            Stark kneels Plain Soldier
            Martell wins the challenge against Stark, 2 to 2
            Stark satisfies a claim of 1
        "#]],
    );
}

#[test]
fn the_spear_tower_weakens_those_without_arms() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Spear Tower, Plain Spy, Plain Soldier in play
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Spy: controlled by Martell, standing, STR 0, intrigue
            Plain Soldier: controlled by Martell, standing, STR 2, military
        "#]],
    );
}

#[test]
fn the_tower_of_the_sun_denies_renown() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Tower of the Sun in play
        given Stark has Asha Greyjoy in play
        given Stark has Former Champion in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Asha Greyjoy, Former Champion
        when  everyone passes
        show  Asha Greyjoy
        show  Former Champion
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Asha Greyjoy
            Stark attacks with Former Champion
            Stark kneels Asha Greyjoy
            Stark kneels Former Champion
            Martell declares no defenders
            Stark wins the challenge against Martell, 8 to 0
            Martell satisfies a claim of 1
            Stark claims 1 power, unopposed
            Asha Greyjoy claims 1 power for Renown
            Asha Greyjoy: controlled by Stark, kneeling, STR 3, military, intrigue, power, Renown, 1 power
            Former Champion: controlled by Stark, kneeling, STR 5, military, Renown
        "#]],
    );
}

#[test]
fn a_parting_blow_kneels_and_draws() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Soldier in play
        given Martell has Parting Blow in hand
        given Martell's deck is Plain Spy
        given Stark has Robb Stark, Hodor in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell plays Parting Blow
        when  everyone passes
        show  Hodor
        show  Martell's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Martell chooses Hodor
            Martell plays Parting Blow
            Stark kneels Hodor
            Martell draws Plain Spy
            Plain Soldier goes to Martell's dead pile
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
            Martell has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn wars_are_won_with_quills() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Ellaria Sand, Arianne Martell in play
        given Martell has Wars Are Won with Quills in hand
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Martell attacks Stark for intrigue with Ellaria Sand, Arianne Martell
        when  Martell bypasses nobody
        when  Stark declares no defenders
        when  Martell plays Wars Are Won with Quills
        when  Martell names military
        when  everyone passes
        when  Stark attacks Martell for military with Plain Lord
        when  Stark attacks Martell for power with Plain Lord
        ",
        expect![[r#"
            Martell initiates an intrigue challenge against Stark
            Martell attacks with Ellaria Sand
            Martell attacks with Arianne Martell
            Martell kneels Ellaria Sand
            Martell kneels Arianne Martell
            Stark declares no defenders
            Martell wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 2
            Martell claims 1 power, unopposed
            Martell chooses Stark
            Martell plays Wars Are Won with Quills
            Martell names military challenges
            The effect of Wars Are Won with Quills lasts until the end of the phase
            refused: no standing character of yours can attack in a military challenge (challenge.attack.minimum)
            Stark initiates a power challenge against Martell
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn make_an_example_needs_eight() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Viper's Bannermen, House Dayne Knight in play
        given Martell has Make an Example in hand
        given it is the challenges phase
        when  Martell attacks Stark for military with The Viper's Bannermen, House Dayne Knight
        when  Stark declares no defenders
        when  Martell plays Make an Example
        when  everyone passes
        show  Martell's power
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with The Viper's Bannermen
            Martell attacks with House Dayne Knight
            Martell kneels The Viper's Bannermen
            Martell kneels House Dayne Knight
            Stark declares no defenders
            Martell wins the challenge against Stark, 8 to 0
            Stark satisfies a claim of 1
            Martell claims 1 power, unopposed
            Martell plays Make an Example
            Martell claims 3 power by Make an Example
            Martell has 4 power
        "#]],
    );
}

#[test]
fn make_an_example_is_not_for_seven() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Viper's Bannermen in play
        given Martell has Make an Example in hand
        given it is the challenges phase
        when  Martell attacks Stark for military with The Viper's Bannermen
        when  Stark declares no defenders
        when  Martell plays Make an Example
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with The Viper's Bannermen
            Martell kneels The Viper's Bannermen
            Stark declares no defenders
            refused: Make an Example is used after you win a challenge with 8 or more STR; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_dragons_tail_lets_two_draw() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has The Dragon's Tail in hand
        given Martell's deck is Plain Spy, Plain Spy, Plain Spy
        given Stark's deck is Ice, Hodor, Lady
        given it is the marshalling phase
        when  Martell plays The Dragon's Tail
        when  everyone passes
        show  Martell's hand
        show  Stark's hand
        ",
        expect![[r#"
            Martell chooses Stark
            Martell plays The Dragon's Tail
            Martell draws Plain Spy
            Martell draws Plain Spy
            Stark draws Ice
            Stark draws Hodor
            Stark receives 4 gold of income
            Martell has in hand: Plain Spy, Plain Spy
            Stark has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn a_formal_petition_lowers_the_goal() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Formal Petition in hand
        given Martell has 3 gold
        given Martell has 13 power
        given it is the marshalling phase
        when  Martell marshals Formal Petition
        when  Martell chooses House Martell
        ",
        expect![[r#"
            Martell marshals Formal Petition for 3 gold
            Martell pays 3 gold
            Formal Petition is attached to House Martell
            Martell wins the game with 13 power
        "#]],
    );
}

#[test]
fn a_second_formal_petition_is_no_attachment() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Formal Petition on House Martell
        given Martell has Formal Petition in hand
        given Martell has 3 gold
        given it is the marshalling phase
        show  why Martell cannot marshal Formal Petition on House Martell
        show  why Martell cannot marshal Formal Petition
        show  what Martell is offered
        ",
        expect![[r#"
            Martell cannot marshal Formal Petition on House Martell: Formal Petition is unique and Martell has it in play (unique.one_copy)
            Martell cannot marshal Formal Petition on House Martell: there is no card in play that Formal Petition can be attached to (card.attachment.host)
            Martell cannot marshal Formal Petition: Formal Petition is unique and Martell has it in play (unique.one_copy)
            Martell cannot marshal Formal Petition: there is no card in play that Formal Petition can be attached to (card.attachment.host)
            Martell is offered: Pass / Attach Formal Petition as a duplicate
        "#]],
    );
}

#[test]
fn a_formal_petition_is_one_for_each_house() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Formal Petition in hand
        given Martell has 3 gold
        given Martell has 12 power
        given Martell has Plain Soldier in play
        given it is the marshalling phase
        when  Martell marshals Formal Petition
        when  Martell chooses House Martell
        show  Formal Petition
        ",
        expect![[r#"
            Martell marshals Formal Petition for 3 gold
            Martell pays 3 gold
            Formal Petition is attached to House Martell
            Stark receives 4 gold of income
            Formal Petition: controlled by Martell, standing, attached to House Martell
        "#]],
    );
}

#[test]
fn a_court_advisor_draws_and_schemes() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Court Advisor in hand
        given Martell has Plain Soldier in play
        given Martell's deck is Plain Spy
        given Martell has 1 gold
        given it is the marshalling phase
        when  Martell marshals Court Advisor on Plain Soldier
        show  Plain Soldier
        show  Martell's hand
        ",
        expect![[r#"
            Martell marshals Court Advisor for 1 gold
            Martell pays 1 gold
            Court Advisor is attached to Plain Soldier
            Court Advisor takes effect
            Martell draws Plain Spy
            Plain Soldier: controlled by Martell, standing, STR 2, military, intrigue, with Court Advisor
            Martell has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn the_art_of_diplomacy_thrives_in_a_struggle() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Soldier in play
        given Martell has The Art of Diplomacy on Plain Soldier
        given Stark reveals The Red Wedding
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Martell, standing, STR 6, military, power, with The Art of Diplomacy
        "#]],
    );
}

#[test]
fn the_art_of_diplomacy_without_a_struggle() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Soldier in play
        given Martell has The Art of Diplomacy on Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Martell, standing, STR 2, military, power, with The Art of Diplomacy
        "#]],
    );
}

#[test]
fn a_rusted_sword_comes_by_influence() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Spy, Paramour in play
        given Martell has Rusted Sword in hand
        given it is the challenges phase
        when  Martell uses Rusted Sword
        when  Martell chooses Plain Spy
        when  everyone passes
        show  Plain Spy
        ",
        expect![[r#"
            Martell chooses Plain Spy
            Martell kneels Paramour
            Martell pays 1 influence
            Martell uses Rusted Sword
            Rusted Sword is attached to Plain Spy
            Plain Spy: controlled by Martell, standing, STR 3, military, intrigue, with Rusted Sword
        "#]],
    );
}

#[test]
fn when_i_woke_puts_a_fighter_on_the_deck() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Paramour in play
        given Martell has When I Woke... in hand
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell plays When I Woke...
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell satisfies a claim of 1
            Paramour is killed for the claim
            Stark claims 1 power, unopposed
            Martell kneels Paramour
            Martell pays 1 influence
            Martell plays When I Woke...
            Martell chooses Robb Stark
            Robb Stark is returned to the top of Stark's deck by When I Woke...
            Paramour goes to Martell's dead pile
            Robb Stark goes to the top of Stark's deck
            Robb Stark: Stark's deck
        "#]],
    );
}

#[test]
fn a_pinch_of_powder_comes_out_and_goes_back() {
    check(
        "
        set   pots
        rule  shadows.enter
        players Martell, Stark
        given Martell has A Pinch of Powder in shadows
        given Martell has Ellaria Sand, Lord Doran's Chambers, Paramour, Dornish Fiefdoms in play
        given Stark has Robb Stark in play
        given Martell is the first player
        when  the challenges phase begins
        when  Martell brings out A Pinch of Powder
        when  Martell chooses Robb Stark
        when  Martell attacks Stark for power with Ellaria Sand
        when  Stark declares no defenders
        when  Martell uses A Pinch of Powder
        when  everyone passes
        when  Martell agrees
        when  Martell kneels Lord Doran's Chambers, Paramour, Dornish Fiefdoms
        when  everyone passes
        show  Robb Stark
        show  A Pinch of Powder
        ",
        expect![[r#"
            The challenges phase begins
            Martell brings A Pinch of Powder out of Shadows
            A Pinch of Powder is attached to Robb Stark
            Martell initiates a power challenge against Stark
            Martell attacks with Ellaria Sand
            Martell kneels Ellaria Sand
            Stark declares no defenders
            Martell wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Martell claims 1 power, unopposed
            Martell uses A Pinch of Powder
            Robb Stark is returned to Stark's hand by A Pinch of Powder
            Martell kneels Lord Doran's Chambers
            Martell kneels Paramour
            Martell kneels Dornish Fiefdoms
            Martell pays 3 influence
            A Pinch of Powder is returned into Shadows
            A Pinch of Powder goes into Shadows
            Robb Stark goes to Stark's hand
            Robb Stark: Stark's hand
            A Pinch of Powder: in Martell's Shadows
        "#]],
    );
}
