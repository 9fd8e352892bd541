//! The neutral cards that are no events, at work and refused.

use expect_test::expect;

use crate::check;

#[test]
fn benjens_death_empties_the_dead_piles() {
    check(
        "
        given Stark has Benjen Stark in play
        given Stark's dead pile is Hodor, Lady
        given Stark's deck is Ice
        given Lannister's dead pile is The Hound
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Benjen Stark
        when  everyone passes
        show  Stark's dead pile
        show  Lannister's dead pile
        show  Lannister's deck
        ",
        expect![[r#"
            Lannister chooses Benjen Stark
            Lannister plays Sudden Accident
            Benjen Stark is killed by Sudden Accident
            Benjen Stark takes effect
            Hodor goes into Stark's deck
            Lady goes into Stark's deck
            Stark shuffles the deck
            The Hound goes into Lannister's deck
            Lannister shuffles the deck
            Benjen Stark goes to Stark's dead pile
            Stark has in the dead pile: Benjen Stark
            Lannister has in the dead pile: nothing
            Lannister has in the deck: The Hound
        "#]],
    );
}

#[test]
fn benjen_saved_changes_nothing() {
    check(
        "
        given Stark has Benjen Stark in play, with a duplicate
        given Stark's dead pile is Hodor, Lady
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Benjen Stark
        when  Stark saves Benjen Stark with its duplicate
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Benjen Stark
            Lannister plays Sudden Accident
            Stark uses a duplicate of Benjen Stark
            Benjen Stark is saved by its duplicate
            Stark has in the dead pile: Hodor, Lady
        "#]],
    );
}

#[test]
fn benjen_discarded_changes_nothing() {
    check(
        "
        given Stark has Benjen Stark in play
        given Stark's dead pile is Hodor
        given Lannister has Clean Sweep in hand
        given it is the challenges phase
        when  Lannister plays Clean Sweep
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            Benjen Stark is discarded from play by Clean Sweep
            Benjen Stark goes to Stark's discard pile
            Stark has in the dead pile: Hodor
        "#]],
    );
}

#[test]
fn jon_snow_claims_power_for_his_own_victory() {
    check(
        "
        given Stark has Jon Snow in play
        when  Stark attacks Lannister for power with Jon Snow
        when  Stark uses Jon Snow
        when  the challenge ends
        show  Jon Snow
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Jon Snow
            Stark kneels Jon Snow
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Jon Snow
            Jon Snow claims 1 power
            Jon Snow: controlled by Stark, kneeling, STR 3, military, power, 1 power
        "#]],
    );
}

#[test]
fn jon_snow_claims_power_for_ghosts_victory() {
    check(
        "
        given Stark has Jon Snow, Ghost in play
        when  Stark attacks Lannister for military with Ghost
        when  Stark uses Jon Snow
        when  the challenge ends
        show  Jon Snow
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ghost
            Stark kneels Ghost
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Jon Snow
            Jon Snow claims 1 power
            Jon Snow: controlled by Stark, standing, STR 3, military, power, 1 power
        "#]],
    );
}

#[test]
fn jon_snow_claims_nothing_for_others() {
    check(
        "
        given Stark has Jon Snow, Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark uses Jon Snow
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: Jon Snow is used after you win a challenge in which Jon Snow or a character named Ghost participates; that has not just happened (response.definition)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn jon_snow_and_ghost_shield_each_other_from_events() {
    check(
        "
        rule  keyword.immunity
        given Stark has Jon Snow, Ghost, Plain Soldier in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Jon Snow
        when  Lannister plays Sudden Accident on Ghost
        ",
        expect![[r#"
            refused: Jon Snow is immune to Sudden Accident (keyword.immunity)
            refused: Ghost is immune to Sudden Accident (keyword.immunity)
        "#]],
    );
}

#[test]
fn alone_jon_snow_is_open_to_events() {
    check(
        "
        given Stark has Jon Snow in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Jon Snow
        when  everyone passes
        show  Jon Snow
        ",
        expect![[r#"
            Lannister chooses Jon Snow
            Lannister plays Sudden Accident
            Jon Snow is killed by Sudden Accident
            Jon Snow goes to Stark's dead pile
            Jon Snow: Stark's dead pile
        "#]],
    );
}

#[test]
fn jon_snow_bears_weapons_only() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 gold
        given Stark has Jon Snow in play
        given Stark has Lordship, Strong Sword in hand
        when  Stark marshals Lordship
        when  Stark marshals Strong Sword on Jon Snow
        show  Jon Snow
        ",
        expect![[r#"
            refused: there is no card in play that Lordship can be attached to (card.attachment.host)
            Stark marshals Strong Sword for 1 gold
            Stark pays 1 gold
            Strong Sword is attached to Jon Snow
            Jon Snow: controlled by Stark, standing, STR 5, military, power, with Strong Sword
        "#]],
    );
}

#[test]
fn ghost_saves_a_brother_from_discarding() {
    check(
        "
        given Stark has Maester Aemon, Ghost in play
        given Lannister has Clean Sweep in hand
        given it is the challenges phase
        when  Lannister plays Clean Sweep
        when  Stark uses Ghost to save Maester Aemon
        when  everyone passes
        show  Maester Aemon
        show  Ghost
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            Stark kneels Ghost
            Stark uses Ghost
            Maester Aemon is saved by Ghost
            Ghost is discarded from play by Clean Sweep
            Ghost goes to Stark's discard pile
            Maester Aemon: controlled by Stark, standing, STR 2
            Ghost: Stark's discard pile
        "#]],
    );
}

#[test]
fn ghost_saves_no_stranger() {
    check(
        "
        given Stark has Ghost, Plain Soldier in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Soldier
        when  everyone passes
        show  Ghost
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            Ghost: controlled by Stark, standing, STR 3, military, Stealth
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn maester_aemon_saves_an_enemys_brother() {
    check(
        "
        given Stark has Maester Aemon in play
        given Stark has Sudden Accident in hand
        given Lannister has Benjen Stark in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Benjen Stark
        when  Stark uses Maester Aemon
        when  everyone passes
        show  Benjen Stark
        show  Maester Aemon
        ",
        expect![[r#"
            Stark chooses Benjen Stark
            Stark plays Sudden Accident
            Stark kneels Maester Aemon
            Stark uses Maester Aemon
            Benjen Stark is saved by Maester Aemon
            Benjen Stark: controlled by Lannister, standing, STR 3, military, power, Stealth
            Maester Aemon: controlled by Stark, kneeling, STR 2
        "#]],
    );
}

#[test]
fn maester_aemon_does_not_save_from_discarding() {
    check(
        "
        given Stark has Maester Aemon, Benjen Stark in play
        given Lannister has Clean Sweep in hand
        given it is the challenges phase
        when  Lannister plays Clean Sweep
        when  everyone passes
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            Maester Aemon is discarded from play by Clean Sweep
            Benjen Stark is discarded from play by Clean Sweep
            Maester Aemon goes to Stark's discard pile
            Benjen Stark goes to Stark's discard pile
            Stark has in the discard pile: Benjen Stark, Maester Aemon
        "#]],
    );
}

#[test]
fn kneeling_maester_aemon_saves_nobody() {
    check(
        "
        given Stark has Maester Aemon in play, kneeling
        given Stark has Benjen Stark in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Benjen Stark
        when  everyone passes
        show  Benjen Stark
        ",
        expect![[r#"
            Lannister chooses Benjen Stark
            Lannister plays Sudden Accident
            Benjen Stark is killed by Sudden Accident
            Benjen Stark takes effect
            Benjen Stark goes to Stark's dead pile
            Benjen Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn crossroads_give_gold_and_influence() {
    check(
        "
        given Stark has Crossroads in play
        when  the marshalling phase begins
        show  Stark's influence
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 5 gold of income
            Lannister receives 4 gold of income
            Stark has 1 influence
        "#]],
    );
}

#[test]
fn the_three_streets_look_for_icons() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Street of Steel, Shadowblack Lane, Street of Sisters in play
        given Stark has Plain Soldier, Sansa Stark, Hodor, Arya Stark in hand
        given Stark has 9 gold
        when  Stark uses Shadowblack Lane
        when  Stark marshals Plain Soldier
        when  Stark marshals Sansa Stark
        when  Stark uses Street of Steel
        when  Stark uses Street of Sisters
        when  Stark marshals Arya Stark
        when  Stark marshals Hodor
        ",
        expect![[r#"
            Stark kneels Shadowblack Lane
            Stark uses Shadowblack Lane
            The effect of Shadowblack Lane lasts until the end of the phase
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Stark marshals Sansa Stark for 1 gold
            Stark pays 1 gold
            Sansa Stark enters play
            Stark kneels Street of Steel
            Stark uses Street of Steel
            The effect of Street of Steel lasts until the end of the phase
            Stark kneels Street of Sisters
            Stark uses Street of Sisters
            The effect of Street of Sisters lasts until the end of the phase
            Stark marshals Arya Stark for 0 gold
            Arya Stark enters play
            Stark marshals Hodor for 1 gold
            Stark pays 1 gold
            Hodor enters play
        "#]],
    );
}

#[test]
fn a_street_kneels_once() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Street of Steel in play, kneeling
        given Stark has Street of Sisters in play
        given Stark has Plain Soldier, Plain Spy in hand
        given Stark has 2 gold
        when  Stark uses Street of Steel
        when  Stark uses Street of Sisters
        when  Stark marshals Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            refused: Street of Steel is kneeling (kneel.only_standing)
            Stark kneels Street of Sisters
            Stark uses Street of Sisters
            The effect of Street of Sisters lasts until the end of the phase
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn lordship_makes_a_lord_for_dominance() {
    check(
        "
        given Stark has Plain Soldier in play
        given Stark has Lordship on Plain Soldier
        given Lannister has Fearsome Giant in play
        show  Plain Soldier
        when  the dominance phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military, power, with Lordship
            The dominance phase begins
            Stark wins dominance with 6
            Stark claims 1 power for dominance
            Plain Soldier: controlled by Stark, standing, STR 6, military, power, with Lordship
        "#]],
    );
}

#[test]
fn lordship_comes_once_to_a_character() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 gold
        given Stark has Hodor, Plain Soldier in play
        given Stark has Lordship on Plain Soldier
        given Stark has Lordship in hand
        when  Stark marshals Lordship
        ",
        expect![[r#"
            refused: there is no card in play that Lordship can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn lordship_lets_shaggydog_follow() {
    check(
        "
        given Stark has Shaggydog, Arya Stark in play
        given Stark has Lordship on Arya Stark
        show  Shaggydog
        ",
        expect![[r#"
            Shaggydog: controlled by Stark, standing, STR 4, military, Deadly
        "#]],
    );
}

#[test]
fn littlefingers_strength_is_his_gold() {
    check(
        "
        given Stark has Littlefinger in play
        given Stark has 3 gold
        given it is the challenges phase
        show  Littlefinger
        ",
        expect![[r#"
            Littlefinger: controlled by Stark, standing, STR 6, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn littlefinger_weakens_as_gold_is_spent() {
    check(
        "
        given Stark has Littlefinger, Winterfell Kennels in play
        given Stark has 2 gold
        given Stark's deck is Direwolf Pup
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for intrigue with Littlefinger
        show  the challenge
        when  Stark uses Winterfell Kennels
        when  Stark takes Direwolf Pup
        show  the challenge
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Littlefinger
            Stark kneels Littlefinger
            intrigue challenge of Stark against Lannister: Littlefinger (5) against nothing (0)
            Stark kneels Winterfell Kennels
            Stark pays 1 gold
            Stark uses Winterfell Kennels
            Stark searches the deck
            Stark reveals Direwolf Pup
            Direwolf Pup goes to Stark's hand
            Stark shuffles the deck
            intrigue challenge of Stark against Lannister: Littlefinger (4) against nothing (0)
        "#]],
    );
}

#[test]
fn littlefinger_counts_only_his_own_players_gold() {
    check(
        "
        given Stark has Littlefinger in play
        given Lannister has 3 gold
        given it is the challenges phase
        show  Littlefinger
        ",
        expect![[r#"
            Littlefinger: controlled by Stark, standing, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn varys_swaps_plot_decks_until_the_round_ends() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Varys, Bran Stark in play
        given Stark's plot deck is A Bloody Season, A Swift Season, An Empty Season
        given Lannister's plot deck is Uneasy Truce, Planning Ahead, Rains of Autumn
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Lannister chooses Uneasy Truce
        when  Baratheon chooses A Quiet Season
        when  Stark names Stark
        when  Stark takes Crown Regent
        when  Stark uses Varys
        when  Stark chooses Lannister
        when  Stark uses Bran Stark
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark reveals Rains of Autumn
        when  the round ends
        when  Stark is asked to choose your plot
        show  what Stark is offered
        show  Lannister's used plots
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Lannister chooses Uneasy Truce
            Baratheon chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals Uneasy Truce
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            Stark chooses Lannister
            Stark kneels Varys
            Stark uses Varys
            Stark and Lannister use each other's plots
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark is offered: Planning Ahead / Rains of Autumn
            Stark reveals Rains of Autumn
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            Stark stands Varys
            Stark stands Bran Stark
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark is offered: A Bloody Season / An Empty Season
            Lannister has used: A Quiet Season
        "#]],
    );
}

#[test]
fn varys_needs_two_opponents() {
    check(
        "
        given Stark has Varys in play
        given Stark's plot deck is A Bloody Season, A Swift Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Stark uses Varys
        ",
        expect![[r#"
            Stark chooses A Swift Season
            refused: Varys is used only if you have more than 1 opponent: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_leaves_only_traits() {
    check(
        "
        given Stark has Eddard Stark, Shaggydog in play
        given Lannister has Milk of the Poppy on Eddard Stark
        show  Eddard Stark
        show  Shaggydog
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, with Milk of the Poppy, blank
            Shaggydog: controlled by Stark, standing, STR 4, military, Deadly
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_silences_an_ability() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark reveals An Empty Season
        given Lannister has Milk of the Poppy on Robb Stark
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            refused: the text of Robb Stark counts as blank (play.ability)
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_stops_no_gained_keyword() {
    check(
        "
        given Stark has Eddard Stark in play
        given Stark has Golden Spurs on Eddard Stark
        given Lannister has Milk of the Poppy on Eddard Stark
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Renown, with Golden Spurs, Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn barristan_empties_the_discard_piles() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Ser Barristan Selmy in hand
        given Stark has 4 gold
        given Stark's discard pile is Ice, Hodor
        given Lannister's discard pile is Shae
        given Lannister's dead pile is The Hound
        when  Stark marshals Ser Barristan Selmy
        show  Stark's discard pile
        show  Lannister's discard pile
        show  Lannister's deck
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark marshals Ser Barristan Selmy for 4 gold
            Stark pays 4 gold
            Ser Barristan Selmy enters play
            Ser Barristan Selmy takes effect
            Ice goes into Stark's deck
            Hodor goes into Stark's deck
            Stark shuffles the deck
            Shae goes into Lannister's deck
            Lannister shuffles the deck
            Lannister receives 4 gold of income
            Stark has in the discard pile: nothing
            Lannister has in the discard pile: nothing
            Lannister has in the deck: Shae
            Lannister has in the dead pile: The Hound
        "#]],
    );
}

#[test]
fn barristan_as_a_duplicate_changes_nothing() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Ser Barristan Selmy in play
        given Stark has Ser Barristan Selmy in hand
        given Stark's discard pile is Ice, Hodor
        when  Stark attaches Ser Barristan Selmy as a duplicate
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark attaches a duplicate to Ser Barristan Selmy
            Lannister receives 4 gold of income
            Stark has in the discard pile: Hodor, Ice
        "#]],
    );
}

#[test]
fn the_knight_of_flowers_claims_power_standing() {
    check(
        "
        given Stark has Knight of Flowers in play
        when  the dominance phase begins
        show  Knight of Flowers
        ",
        expect![[r#"
            The dominance phase begins
            Knight of Flowers takes effect
            Knight of Flowers claims 1 power
            Stark wins dominance with 3
            Stark claims 1 power for dominance
            Knight of Flowers: controlled by Stark, standing, STR 3, military, 1 power
        "#]],
    );
}

#[test]
fn the_knight_of_flowers_claims_nothing_kneeling() {
    check(
        "
        given Stark has Knight of Flowers in play, kneeling
        when  the dominance phase begins
        show  Knight of Flowers
        ",
        expect![[r#"
            The dominance phase begins
            Knight of Flowers takes effect
            Nobody wins dominance, tied at 0
            Knight of Flowers: controlled by Stark, kneeling, STR 3, military
        "#]],
    );
}

#[test]
fn a_bodyguard_dies_for_a_lord() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Bodyguard on Robb Stark
        given Lannister has Clean Sweep, Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Clean Sweep
        when  Stark uses Bodyguard
        when  Lannister plays Sudden Accident on Robb Stark
        when  everyone passes
        show  Bodyguard
        show  Robb Stark
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            Bodyguard is discarded from play
            Stark uses Bodyguard
            Robb Stark is saved by Bodyguard
            Bodyguard goes to Stark's discard pile
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed by Sudden Accident
            Robb Stark goes to Stark's dead pile
            Bodyguard: Stark's discard pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn a_bodyguard_is_for_lords_and_ladies() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Hodor, Plain Soldier in play
        given Stark has Bodyguard in hand
        when  Stark marshals Bodyguard
        ",
        expect![[r#"
            refused: there is no card in play that Bodyguard can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn one_bodyguard_a_character() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Robb Stark in play
        given Stark has Bodyguard on Robb Stark
        given Stark has Bodyguard in hand
        when  Stark marshals Bodyguard
        ",
        expect![[r#"
            refused: there is no card in play that Bodyguard can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn illyrio_takes_toll_of_a_named_challenge() {
    check(
        "
        given Stark has Magister Illyrio in play
        given Lannister has Plain Lord in play
        given Lannister has 1 gold
        given Stark is the first player
        given it is the challenges phase
        when  Stark uses Magister Illyrio
        when  Stark names military
        when  Lannister attacks Stark for military with Plain Lord
        when  the challenge ends
        show  Lannister's gold
        show  Stark's gold
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark kneels Magister Illyrio
            Stark uses Magister Illyrio
            Stark names military challenges
            The effect of Magister Illyrio lasts until the end of the phase
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Lannister pays Stark 1 gold
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Magister Illyrio is killed for the claim
            Lannister claims 1 power, unopposed
            Magister Illyrio goes to Stark's dead pile
            Lannister has 0 gold
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn illyrio_stops_a_player_without_gold() {
    check(
        "
        given Stark has Magister Illyrio in play
        given Lannister has Plain Lord in play
        given Stark is the first player
        given it is the challenges phase
        when  Stark uses Magister Illyrio
        when  Stark names military
        when  Lannister attacks Stark for military with Plain Lord
        when  Lannister attacks Stark for power with Plain Lord
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark kneels Magister Illyrio
            Stark uses Magister Illyrio
            Stark names military challenges
            The effect of Magister Illyrio lasts until the end of the phase
            refused: initiating it costs 1 gold, you have 0 (timing.initiate)
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
        "#]],
    );
}
