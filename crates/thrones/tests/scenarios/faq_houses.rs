//! Rulings of the official FAQ that the cards of the six Houses show. `docs/faq.md` lists all.

use expect_test::expect;

use crate::check;

#[test]
fn f004_an_attachment_on_the_house_card_falls_when_it_is_blanked() {
    check(
        "
        rule  timing.attachment_legality
        set   low
        given Lannister has Queen Cersei's Chambers in hand
        given Stark has Frozen Solid in hand
        given Stark has 1 gold
        given Lannister is the first player
        given it is the marshalling phase with Lannister active
        when  Lannister attaches Queen Cersei's Chambers to the House card
        show  Queen Cersei's Chambers
        when  Stark marshals Frozen Solid on Queen Cersei's Chambers
        when  everyone passes
        show  Queen Cersei's Chambers
        show  Frozen Solid
        ",
        expect![[r#"
            Lannister marshals Queen Cersei's Chambers for 1 gold
            Lannister pays 1 gold
            Queen Cersei's Chambers is attached to House Lannister
            Queen Cersei's Chambers: controlled by Lannister, standing, attached to House Lannister
            Stark receives 4 gold of income
            Stark marshals Frozen Solid for 1 gold
            Stark pays 1 gold
            Frozen Solid is attached to Queen Cersei's Chambers
            Queen Cersei's Chambers goes to Lannister's discard pile
            Frozen Solid goes to Stark's discard pile
            Queen Cersei's Chambers: Lannister's discard pile
            Frozen Solid: Stark's discard pile
        "#]],
    );
}

#[test]
fn f037_who_comes_into_play_in_the_middle_is_not_reached() {
    check(
        "
        rule  timing.initiate
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Aeron Damphair in play
        given Greyjoy's deck is Drowned Disciple
        given Stark's plot deck is Valar Morghulis
        given Stark has Robb Stark in play
        when  the plot phase begins
        when  the plot phase ends
        show  Drowned Disciple
        show  Robb Stark
        ",
        expect![[r#"
            The plot phase begins
            Greyjoy chooses A Quiet Season
            Stark chooses Valar Morghulis
            Greyjoy reveals A Quiet Season
            Stark reveals Valar Morghulis
            Greyjoy wins initiative with 0, by lot
            Greyjoy is the first player
            Valar Morghulis takes effect
            Aeron Damphair is not killed, because of Aeron Damphair
            Greyjoy searches the deck
            Drowned Disciple enters play
            Aeron Damphair is returned to the bottom of Greyjoy's deck
            Greyjoy shuffles the deck
            Robb Stark is killed by Valar Morghulis
            Aeron Damphair goes to the bottom of Greyjoy's deck
            Robb Stark goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            Drowned Disciple: controlled by Greyjoy, standing, STR 1, intrigue, power, Stealth
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn f220_a_lost_power_challenge_moves_power_to_the_defender_s_house() {
    check(
        "
        rule  challenge.claim.power
        set   pots
        players Martell, Stark
        given Martell has Doran Martell, The Viper's Bannermen in play
        given Stark has Robb Stark in play
        given Stark has 3 power
        given it is the challenges phase with Stark active
        when  Stark attacks Martell for power with Robb Stark
        when  Martell defends with The Viper's Bannermen
        when  the challenge ends
        show  Stark's power
        show  Martell's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell defends with The Viper's Bannermen
            Martell kneels The Viper's Bannermen
            Martell wins the challenge against Stark, 7 to 2
            Doran Martell takes effect
            Stark satisfies a claim of 1
            Martell takes 1 power from Stark for the claim
            Stark has 2 power
            Martell has 1 power
        "#]],
    );
}

#[test]
fn f221_red_vengeance_moves_power_of_the_chosen_opponent_s_house() {
    check(
        "
        rule  challenge.claim.interrupted
        set   pots
        players Martell, Stark, Lannister
        given Martell has Red Vengeance in hand
        given Martell has Lord Doran's Chambers, Dornish Fiefdoms in play
        given Martell has 2 power
        given Stark has Robb Stark in play
        given Lannister has 3 power
        given it is the challenges phase with Stark active
        given Stark is the first player
        when  Stark attacks Martell for power with Robb Stark
        when  Martell declares no defenders
        when  Martell uses Red Vengeance
        when  Martell chooses Lannister
        when  Martell kneels Lord Doran's Chambers, Dornish Fiefdoms
        when  the challenge ends
        show  Martell's power
        show  Lannister's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell chooses Lannister
            Martell kneels Lord Doran's Chambers
            Martell kneels Dornish Fiefdoms
            Martell pays 2 influence
            Martell plays Red Vengeance
            The claim is cancelled
            Lannister satisfies a claim of 1
            Stark takes 1 power from Lannister for the claim
            Stark claims 1 power, unopposed
            Martell has 2 power
            Lannister has 2 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn f221_and_possibly_to_himself() {
    check(
        "
        rule  challenge.claim.interrupted
        set   pots
        players Martell, Stark
        given Martell has Red Vengeance in hand
        given Martell has Lord Doran's Chambers, Dornish Fiefdoms in play
        given Martell has 2 power
        given Stark has Robb Stark in play
        given Stark has 3 power
        given it is the challenges phase with Stark active
        when  Stark attacks Martell for power with Robb Stark
        when  Martell declares no defenders
        when  Martell uses Red Vengeance
        when  Martell chooses Stark
        when  Martell kneels Lord Doran's Chambers, Dornish Fiefdoms
        when  the challenge ends
        show  Martell's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell chooses Stark
            Martell kneels Lord Doran's Chambers
            Martell kneels Dornish Fiefdoms
            Martell pays 2 influence
            Martell plays Red Vengeance
            The claim is cancelled
            Stark satisfies a claim of 1
            Stark takes 1 power from Stark for the claim
            Stark claims 1 power, unopposed
            Martell has 2 power
            Stark has 4 power
        "#]],
    );
}

#[test]
fn f212_unburnt_is_discarded_as_a_cost() {
    check(
        "
        rule  cancel.costs
        set   qod
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen in play
        given Targaryen has Unburnt on Daenerys Targaryen
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Daenerys Targaryen
        when  Targaryen uses Unburnt
        when  everyone passes
        show  Unburnt
        show  Daenerys Targaryen
        ",
        expect![[r#"
            Stark chooses Daenerys Targaryen
            Stark plays Sudden Accident
            Unburnt is discarded from play
            Targaryen uses Unburnt
            Daenerys Targaryen is saved by Unburnt
            Daenerys Targaryen is returned to Targaryen's hand by Unburnt
            Daenerys Targaryen goes to Targaryen's hand
            Unburnt goes to Targaryen's discard pile
            Unburnt: Targaryen's discard pile
            Daenerys Targaryen: Targaryen's hand
        "#]],
    );
}

#[test]
fn f217_burning_bridges_lets_duplicates_save() {
    check(
        "
        rule  duplicate.save.lcg
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Burning Bridges
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Joffrey Baratheon in play
        given Targaryen has Sudden Accident in hand
        given it is the challenges phase
        when  Targaryen plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f001_nightmares_takes_the_traits_too_and_milk_of_the_poppy_does_not() {
    check(
        "
        rule  card.text_box
        set   low
        given Stark has Nightmares in hand
        given Lannister has Ser Jaime Lannister, Tyrion Lannister in play
        given Lannister has Bodyguard on Ser Jaime Lannister
        given Lannister has Bodyguard on Tyrion Lannister
        given Stark has Milk of the Poppy on Tyrion Lannister
        given it is the challenges phase
        when  Stark plays Nightmares on Ser Jaime Lannister
        when  everyone passes
        show  Ser Jaime Lannister
        show  Tyrion Lannister
        ",
        expect![[r#"
            Stark chooses Ser Jaime Lannister
            Stark plays Nightmares
            The effect of Nightmares lasts until the end of the phase
            Bodyguard goes to Lannister's discard pile
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, blank
            Tyrion Lannister: controlled by Lannister, standing, STR 3, intrigue, power, with Milk of the Poppy, Bodyguard, blank
        "#]],
    );
}

#[test]
fn f214_an_alliance_waives_the_penalty_in_setup_too() {
    check(
        "
        rule  card.agenda.named
        set   qod
        players Targaryen, Stark
        given Targaryen runs Alliance
        given Targaryen's hand is Robb Stark, Asha Greyjoy
        given Targaryen is the first player
        when  the game begins
        when  Targaryen names House Stark
        when  Targaryen places Robb Stark
        when  Targaryen places Asha Greyjoy
        ",
        expect![[r#"
            Targaryen is first player, by lot
            Targaryen announces House Targaryen and Alliance
            Targaryen names House Stark
            Stark announces House Stark
            Targaryen shuffles the deck
            Stark shuffles the deck
            Targaryen places Robb Stark facedown
            refused: Asha Greyjoy counts 5 with the penalty for another House, 1 of 5 gold are left (setup.place.penalty)
        "#]],
    );
}

#[test]
fn f218_the_player_of_the_location_does_one_of_the_two() {
    check(
        "
        rule  timing.target
        set   lotr
        players Lannister, Stark
        given Lannister has Shield Islands Dromon in play
        given Stark has Great Keep in hand
        given Stark has 3 power
        given it is the marshalling phase with Stark active
        when  Stark marshals Great Keep
        when  Lannister uses Shield Islands Dromon
        when  everyone passes
        show  who is asked
        show  what Stark is offered
        when  Stark chooses discard
        show  Stark's power
        show  Great Keep
        ",
        expect![[r#"
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            Shield Islands Dromon is returned to the bottom of Lannister's deck
            Lannister uses Shield Islands Dromon
            Stark is asked: Which effect of Lannister's Shield Islands Dromon does Stark take?
            Stark is offered: Put that card on the bottom of its owner's deck (it cannot be saved) / That player discards 2 power from their House
            Stark loses 2 power
            Shield Islands Dromon goes to the bottom of Lannister's deck
            Lannister receives 4 gold of income
            Stark has 1 power
            Great Keep: controlled by Stark, standing, Limited
        "#]],
    );
}

#[test]
fn f219_the_art_of_seduction_chooses_an_opponent_with_another_plot() {
    check(
        "
        rule  timing.target
        set   lotr
        players Lannister, Stark, Baratheon
        given Lannister's plot deck is The Art of Seduction
        given Stark's plot deck is The Art of Seduction
        given Baratheon's plot deck is A Quiet Season
        given Lannister is the first player
        when  the plot phase begins
        when  Lannister chooses The Art of Seduction
        when  Stark chooses The Art of Seduction
        when  Lannister is asked to choose a player
        show  what Lannister is offered
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses The Art of Seduction
            Stark chooses The Art of Seduction
            Baratheon chooses A Quiet Season
            Lannister reveals The Art of Seduction
            Stark reveals The Art of Seduction
            Baratheon reveals A Quiet Season
            Lannister wins initiative with 2, by lot
            Lannister is the first player
            The Art of Seduction takes effect
            Lannister is offered: Baratheon
        "#]],
    );
}

#[test]
fn a_hatchling_is_a_duplicate_that_saves_its_dragon() {
    check(
        "
        rule  duplicate.save.lcg
        rule  duplicate.many
        set   qod
        players Targaryen, Stark
        given Targaryen has Black Hatchling in play, with a duplicate
        given Targaryen has Drogon in hand
        given Targaryen has 9 gold
        given Stark has Sudden Accident in hand
        given it is the marshalling phase
        when  Targaryen marshals Drogon
        show  Drogon
        when  Stark plays Sudden Accident on Drogon
        when  Targaryen saves Drogon with its duplicate
        show  Drogon
        ",
        expect![[r#"
            Targaryen marshals Drogon for 4 gold
            Targaryen pays 4 gold
            Drogon enters play
            Black Hatchling takes effect
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush
            Targaryen attaches a duplicate to Drogon
            Stark chooses Drogon
            Stark plays Sudden Accident
            Targaryen uses a duplicate of Black Hatchling
            Drogon is saved by Black Hatchling
            Stark receives 4 gold of income
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush, with 1 duplicate
        "#]],
    );
}

#[test]
fn the_claim_is_cancelled_before_another_satisfies_it() {
    check(
        "
        rule  challenge.claim.interrupted
        set   pots
        players Martell, Stark
        given Martell has Red Vengeance in hand
        given Martell has Lord Doran's Chambers, Dornish Fiefdoms, Plain Soldier in play
        given Stark has Robb Stark, Plain Spy in play
        given it is the challenges phase with Stark active
        when  Stark attacks Martell for military with Robb Stark
        when  Martell declares no defenders
        when  Martell uses Red Vengeance
        when  Martell chooses Stark
        when  Martell kneels Lord Doran's Chambers, Dornish Fiefdoms
        when  Stark kills Plain Spy
        when  the challenge ends
        show  Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Martell declares no defenders
            Stark wins the challenge against Martell, 2 to 0
            Martell chooses Stark
            Martell kneels Lord Doran's Chambers
            Martell kneels Dornish Fiefdoms
            Martell pays 2 influence
            Martell plays Red Vengeance
            The claim is cancelled
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Plain Soldier: controlled by Martell, standing, STR 2, military
        "#]],
    );
}

#[test]
fn f210_viserys_lowers_the_total_to_five_and_no_further() {
    check(
        "
        rule  victory.fifteen
        set   kots
        players Targaryen, Stark
        given Targaryen has Viserys Targaryen, Plain Soldier, Plain Lord in play
        given Targaryen has 12 Strong Sword on Viserys Targaryen
        given Targaryen has 3 power
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Plain Soldier
        when  the challenge ends
        show  the winner
        when  Targaryen attacks Stark for intrigue with Plain Lord
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            nobody has won
            Targaryen initiates an intrigue challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen wins the game with 5 power
            Targaryen has won
        "#]],
    );
}

#[test]
fn f211_narrow_escape_is_played_once_a_phase() {
    check(
        "
        rule  timing.limits
        set   kost
        players Baratheon, Stark
        given Baratheon has 2 Narrow Escape, 2 Sudden Accident in hand
        given Stark has Robb Stark in play
        given it is the challenges phase
        when  Baratheon plays Sudden Accident on Robb Stark
        when  Baratheon plays Narrow Escape
        show  Robb Stark
        when  Baratheon plays Sudden Accident on Robb Stark
        when  Baratheon plays Narrow Escape
        show  Robb Stark
        ",
        expect![[r#"
            Baratheon chooses Robb Stark
            Baratheon plays Sudden Accident
            Robb Stark is killed by Sudden Accident
            Robb Stark goes to Stark's dead pile
            Baratheon plays Narrow Escape
            Robb Stark: Stark's dead pile
            Robb Stark enters play
            Baratheon chooses Robb Stark
            Baratheon plays Sudden Accident
            refused: Narrow Escape is used once per phase, and has been (timing.limits); Narrow Escape is used only if there is a character in any discard pile or dead pile that was killed or discarded this phase: not so now (timing.initiate)
            Robb Stark: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn f213_killer_of_the_wounded_stands_three_times_a_round() {
    check(
        "
        rule  timing.limits
        set   qod
        players Targaryen, Stark
        given Targaryen has Killer of the Wounded, Plain Spy, Plain Lord in play
        given Targaryen has 4 Forever Burning in hand
        given Stark has The Viper's Bannermen, Plain Soldier, Plain Soldier, Plain Soldier in play
        given Targaryen is the first player
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Killer of the Wounded
        when  Targaryen plays Forever Burning on The Viper's Bannermen
        when  Targaryen uses Killer of the Wounded
        when  Stark declares no defenders
        when  Stark kills Plain Soldier
        when  the challenge ends
        when  Targaryen attacks Stark for power with Killer of the Wounded
        when  Targaryen plays Forever Burning on The Viper's Bannermen
        when  Targaryen uses Killer of the Wounded
        when  the challenge ends
        when  Targaryen attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  Stark attacks Targaryen for military with Plain Soldier
        when  Targaryen defends with Killer of the Wounded
        when  Targaryen plays Forever Burning on The Viper's Bannermen
        when  Targaryen uses Killer of the Wounded
        when  Targaryen kills Plain Lord
        when  the challenge ends
        when  Stark attacks Targaryen for power with The Viper's Bannermen
        when  Targaryen defends with Killer of the Wounded
        when  Targaryen plays Forever Burning on The Viper's Bannermen
        when  Targaryen uses Killer of the Wounded
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Killer of the Wounded
            Targaryen kneels Killer of the Wounded
            Targaryen chooses The Viper's Bannermen
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Targaryen uses Killer of the Wounded
            Targaryen stands Killer of the Wounded
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Soldier is killed for the claim
            Targaryen claims 1 power, unopposed
            Plain Soldier goes to Stark's dead pile
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Killer of the Wounded
            Targaryen kneels Killer of the Wounded
            Targaryen chooses The Viper's Bannermen
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Targaryen uses Killer of the Wounded
            Targaryen stands Killer of the Wounded
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen initiates an intrigue challenge against Stark
            Targaryen attacks with Plain Spy
            Targaryen kneels Plain Spy
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Stark initiates a military challenge against Targaryen
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen defends with Killer of the Wounded
            Targaryen kneels Killer of the Wounded
            Targaryen chooses The Viper's Bannermen
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Targaryen uses Killer of the Wounded
            Targaryen stands Killer of the Wounded
            Stark wins the challenge against Targaryen, 2 to 2
            Targaryen satisfies a claim of 1
            Plain Lord is killed for the claim
            Plain Lord goes to Targaryen's dead pile
            Stark initiates a power challenge against Targaryen
            Stark attacks with The Viper's Bannermen
            Stark kneels The Viper's Bannermen
            Targaryen defends with Killer of the Wounded
            Targaryen kneels Killer of the Wounded
            Targaryen chooses The Viper's Bannermen
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Stark wins the challenge against Targaryen, 3 to 2
            Targaryen satisfies a claim of 1
            Stark takes 1 power from Targaryen for the claim
            refused: Killer of the Wounded is used after the STR of a character is lowered; that has not just happened (response.definition); Killer of the Wounded is used 3 times per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn f217_burning_bridges_leaves_what_is_not_in_play() {
    check(
        "
        rule  timing.cannot
        set   low
        players Stark, Lannister
        given Lannister reveals Burning Bridges
        given Stark has Catelyn Stark in hand
        given Stark has Robb Stark in play
        given Lannister has Tyrion Lannister in play
        given it is the challenges phase with Lannister active
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Stark uses Robb Stark
        when  Stark uses Catelyn Stark
        when  everyone passes
        show  Catelyn Stark
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            refused: a card keeps Robb Stark from being used now (timing.cannot)
            Stark uses Catelyn Stark
            Catelyn Stark enters play
            Stark kneels Catelyn Stark
            Catelyn Stark joins the challenge as a defender
            The effect of Catelyn Stark lasts from now on
            Catelyn Stark: controlled by Stark, kneeling, STR 3, intrigue, power
        "#]],
    );
}
