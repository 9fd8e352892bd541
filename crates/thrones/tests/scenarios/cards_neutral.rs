//! The neutral cards and the events, at work and refused.

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
            Benjen Stark is killed
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
            Benjen Stark is discarded from play
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
            Stark claims 1 power
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
            Stark claims 1 power
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
            Stark claims 1 power
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
            Jon Snow is killed
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
            Ghost is discarded from play
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
            Plain Soldier is killed
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
            Maester Aemon is discarded from play
            Benjen Stark is discarded from play
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
            Benjen Stark is killed
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
            Stark claims 1 power
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
            Stark shuffles the deck
            Stark reveals Direwolf Pup
            Direwolf Pup goes to Stark's hand
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
            Stark claims 1 power
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
            Robb Stark is killed
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
            Lannister gives Stark 1 gold
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Magister Illyrio is killed
            Lannister claims 1 power
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

#[test]
fn distraction_kneels_a_military_icon() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Distraction in hand
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark plays Distraction on Plain Spy
        when  Stark plays Distraction on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            refused: Distraction asks for a standing character with a military icon, which Plain Spy is not (timing.target)
            Stark chooses Plain Soldier
            Stark plays Distraction
            Lannister kneels Plain Soldier
            Lannister receives 4 gold of income
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn distraction_waits_for_marshalling() {
    check(
        "
        given Stark has Distraction in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark plays Distraction
        ",
        expect![[r#"
            refused: Distraction is used in the marshalling phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn distraction_finds_nobody_standing() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Distraction in hand
        given Lannister has Plain Soldier in play, kneeling
        when  Stark plays Distraction
        ",
        expect![[r#"
            refused: no standing character in play with a military icon can be chosen for Distraction (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn winter_is_coming_raises_starks_claim() {
    check(
        "
        given Stark has Winter is Coming in hand
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 2
            Plain Spy is killed
            Plain Spy is killed
            Stark claims 1 power
            Plain Spy goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Spy, Plain Spy
        "#]],
    );
}

#[test]
fn winter_is_coming_raises_no_lions_claim() {
    check(
        "
        given Stark has Winter is Coming in hand
        given Lannister has Plain Soldier in play
        given Stark has 3 Plain Spy in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  the challenge ends
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed
            Lannister claims 1 power
            Plain Spy goes to Stark's dead pile
            Stark has in the dead pile: Plain Spy
        "#]],
    );
}

#[test]
fn winter_comes_once_a_round() {
    check(
        "
        given Stark has 2 Winter is Coming in hand
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  Lannister passes
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Lannister declares no defenders
            refused: Winter is Coming is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn winter_is_coming_needs_a_challenge() {
    check(
        "
        given Stark has Winter is Coming in hand
        given it is the challenges phase
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            refused: Winter is Coming is used only during a challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn kings_in_the_north_kneel_for_power() {
    check(
        "
        given Stark has Robb Stark, Arya Stark, Hodor in play
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        when  Stark kneels Robb Stark, Arya Stark
        when  everyone passes
        show  Robb Stark
        show  Arya Stark
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 8
            Stark claims 1 power
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Kings in the North
            Robb Stark claims 1 power
            Arya Stark claims 1 power
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}

#[test]
fn kings_in_the_north_need_two_starks() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Stark has Arya Stark in play, kneeling
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power
            refused: Kings in the North asks you to kneel 2 House Stark characters you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn kings_in_the_north_need_dominance() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Lannister has War Host of the North in play
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 11
            Lannister claims 1 power
            refused: Kings in the North is used after you win dominance; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn lethal_counterattack_kills_every_attacker() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord, Plain Soldier, Plain Spy in play
        when  Lannister attacks Stark for military with Plain Lord, Plain Soldier
        when  Stark plays Lethal Counterattack
        when  the challenge ends
        show  Lannister's dead pile
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Lord
            Lannister kneels Plain Soldier
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Lethal Counterattack
            Plain Lord is killed
            Plain Soldier is killed
            Plain Lord goes to Lannister's dead pile
            Plain Soldier goes to Lannister's dead pile
            Stark declares no defenders
            Nobody wins the challenge, 0 to 0
            Lannister has in the dead pile: Plain Lord, Plain Soldier
            Lannister has in play: Plain Spy
        "#]],
    );
}

#[test]
fn lethal_counterattack_only_in_war() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for power with Plain Lord
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Lethal Counterattack is used only during a military challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn lethal_counterattack_needs_two_standing_starks() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Lethal Counterattack asks you to kneel 2 House Stark characters you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn lethal_counterattack_once_a_challenge() {
    check(
        "
        given Stark has Robb Stark, Arya Stark, Hodor, Catelyn Stark in play
        given Stark has 2 Lethal Counterattack in hand
        given Lannister has Plain Lord in play, with a duplicate
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark plays Lethal Counterattack
        when  Stark kneels Robb Stark, Arya Stark
        when  Lannister saves Plain Lord with its duplicate
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Lethal Counterattack
            Plain Lord is saved by its duplicate
            refused: Lethal Counterattack is used once per challenge, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn brans_legacy_builds_a_location() {
    check(
        "
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 3 gold
        given Stark's deck is Winterfell Castle, Godswood, Hodor
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark takes Godswood
        when  everyone passes
        show  Godswood
        ",
        expect![[r#"
            Stark pays 3 gold
            Stark plays Bran the Builder's Legacy
            Stark searches the deck
            Stark is offered: Godswood
            Stark shuffles the deck
            Godswood enters play
            Godswood: controlled by Stark, standing, Limited
        "#]],
    );
}

#[test]
fn brans_legacy_costs_three() {
    check(
        "
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 2 gold
        given Stark's deck is Godswood
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        ",
        expect![[r#"
            refused: Bran the Builder's Legacy asks for 3 gold, you have 2 (gold.costs)
        "#]],
    );
}

#[test]
fn guilty_is_executed_for_a_nobles_word() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Robb Stark in play
        given Lannister has Plain Lord, Sansa Stark in play
        given it is the dominance phase
        when  Stark plays Guilty! on Sansa Stark
        when  Stark plays Guilty! on Plain Lord
        when  the dominance phase ends
        show  Robb Stark
        show  Plain Lord
        ",
        expect![[r#"
            refused: Guilty! asks for a non-House Stark character, which Sansa Stark is not (timing.target)
            Stark chooses Plain Lord
            Stark kneels Robb Stark
            Stark plays Guilty!
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn guilty_is_executed_for_influence() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Whispering Hall, Narrow Sea in play
        given Lannister has Plain Lord in play
        given it is the dominance phase
        when  Stark plays Guilty! on Plain Lord
        when  the dominance phase ends
        show  Stark's influence
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Whispering Hall
            Stark kneels Narrow Sea
            Stark plays Guilty!
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Stark has 0 influence
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn guilty_needs_influence_or_a_noble() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Whispering Hall, Arya Stark in play
        given Lannister has Plain Lord in play
        given it is the dominance phase
        when  Stark plays Guilty!
        ",
        expect![[r#"
            refused: Guilty! asks you to kneel 3 influence or kneel a Noble character you control, and you can do neither (timing.initiate)
        "#]],
    );
}

#[test]
fn guilty_is_refuted_by_a_duplicate() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Robb Stark in play
        given Lannister has Plain Lord in play, with a duplicate
        given it is the dominance phase
        when  Stark plays Guilty! on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  the dominance phase ends
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Robb Stark
            Stark plays Guilty!
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn never_bet_lowers_the_claim() {
    check(
        "
        players Lannister, Stark
        given Lannister has I Never Bet Against My Family in hand
        given Lannister has Tyrion Lannister, Plain Spy in play
        given Lannister has 2 gold
        given Stark reveals A Bloody Season
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister plays I Never Bet Against My Family
        when  Lannister chooses 2
        when  the challenge ends
        show  Lannister's gold
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister chooses Stark
            Lannister pays 2 gold
            Lannister kneels Tyrion Lannister
            Lannister plays I Never Bet Against My Family
            The effect of I Never Bet Against My Family lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power
            Lannister has 0 gold
            Lannister has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn never_bet_needs_a_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has I Never Bet Against My Family in hand
        given Lannister has Plain Spy in play
        given Lannister has 2 gold
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister plays I Never Bet Against My Family
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: I Never Bet Against My Family asks you to kneel a House Lannister character you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_lions_will_kneels_anybody() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Hodor in play
        given Stark has Robb Stark in play, kneeling
        given it is the challenges phase
        when  Lannister plays The Lion's Will on Robb Stark
        when  Lannister plays The Lion's Will on Hodor
        when  everyone passes
        show  Hodor
        ",
        expect![[r#"
            refused: The Lion's Will asks for a standing character, which Robb Stark is not (timing.target)
            Lannister chooses Hodor
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark kneels Hodor
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_lions_will_costs_two() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Lion's Will in hand
        given Lannister has 1 gold
        given Stark has Hodor in play
        given it is the challenges phase
        when  Lannister plays The Lion's Will
        ",
        expect![[r#"
            refused: The Lion's Will asks for 2 gold, you have 1 (gold.costs)
        "#]],
    );
}

#[test]
fn insidious_ways_draw_for_a_victory() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Shae, Varys, The Hound
        given Stark has Plain Lord in play
        given Stark has Strong Sword on Plain Lord
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister declines
        when  Stark defends with Plain Lord
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        show  Tyrion Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Plain Lord
            Stark kneels Plain Lord
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister wins the challenge against Stark, 5 to 5
            Stark satisfies a claim of 1
            Insidious Ways takes effect
            Lannister draws Shae
            Lannister draws Varys
            Lannister has in hand: Shae, Varys
            Tyrion Lannister: controlled by Lannister, kneeling, STR 5, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn insidious_ways_draw_nothing_in_defeat() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Shae, Varys, The Hound
        given Stark has Plain Lord, Catelyn Stark in play
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister declines
        when  Stark defends with Plain Lord, Catelyn Stark
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Plain Lord
            Stark defends with Catelyn Stark
            Stark kneels Plain Lord
            Stark kneels Catelyn Stark
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Stark wins the challenge against Lannister, 6 to 5
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn insidious_ways_help_attacking_lannisters() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister, Plain Spy in play
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister plays Insidious Ways
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            refused: no attacking House Lannister character in play can be chosen for Insidious Ways (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn call_their_bluff_discards_what_is_named() {
    check(
        "
        players Lannister, Stark
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        given Stark has 2 Hodor, Ice in hand
        given it is the dominance phase
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        when  the dominance phase ends
        show  Stark's hand
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Hodor
            Stark reveals Hodor
            Stark reveals Ice
            Stark discards Hodor
            Stark discards Hodor
            Stark has in hand: Ice
            Stark has in the discard pile: Hodor, Hodor
        "#]],
    );
}

#[test]
fn call_their_bluff_misses() {
    check(
        "
        players Lannister, Stark
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        given Stark has Ice in hand
        given it is the dominance phase
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        when  the dominance phase ends
        show  Stark's hand
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn im_you_writ_small_becomes_a_boon() {
    check(
        "
        players Lannister, Stark
        given Lannister has I'm You Writ Small in hand
        given Lannister has Tyrion Lannister, Plain Soldier in play
        given it is the challenges phase
        when  Lannister plays I'm You Writ Small on Plain Soldier
        when  the challenges phase ends
        show  Plain Soldier
        show  Tyrion Lannister
        show  I'm You Writ Small
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Lannister chooses Tyrion Lannister
            I'm You Writ Small is attached to Tyrion Lannister
            Plain Soldier: controlled by Lannister, standing, STR 2, military
            Tyrion Lannister: controlled by Lannister, standing, STR 5, intrigue, power, Stealth, with I'm You Writ Small
            I'm You Writ Small: controlled by Lannister, standing, attached to Tyrion Lannister
        "#]],
    );
}

#[test]
fn im_you_writ_small_needs_a_lannister_to_stay() {
    check(
        "
        players Lannister, Stark
        given Lannister has I'm You Writ Small in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Lannister plays I'm You Writ Small on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  I'm You Writ Small
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Plain Soldier: controlled by Lannister, standing, STR 2, military, Deadly
            I'm You Writ Small: Lannister's discard pile
        "#]],
    );
}

#[test]
fn a_lannister_pays_his_debts() {
    check(
        "
        players Lannister, Stark
        given Lannister has A Lannister Pays His Debts in hand
        given Lannister has Tyrion Lannister in play
        given Stark has Plain Lord, Plain Soldier in play
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays A Lannister Pays His Debts on Plain Soldier
        when  Lannister plays A Lannister Pays His Debts on Plain Lord
        when  the challenge ends
        show  Stark's dead pile
        show  Tyrion Lannister
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            refused: A Lannister Pays His Debts asks for a participating character controlled by the winner, which Plain Soldier is not (timing.target)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Lannister chooses Plain Lord
            Lannister kneels Tyrion Lannister
            Lannister plays A Lannister Pays His Debts
            Plain Lord is killed
            Plain Lord goes to Stark's dead pile
            Stark has in the dead pile: Plain Lord
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn debts_need_a_standing_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has A Lannister Pays His Debts in hand
        given Lannister has Tyrion Lannister in play, kneeling
        given Stark has Plain Lord in play
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays A Lannister Pays His Debts
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            refused: A Lannister Pays His Debts is used after you lose a challenge; that has not just happened (response.definition); A Lannister Pays His Debts asks you to kneel a House Lannister character you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_wrong_dwarf_kneels_and_claims() {
    check(
        "
        players Lannister, Stark
        given Lannister has You've Killed the Wrong Dwarf! in hand
        given Stark has Arya Stark, Sansa Stark in play
        given it is the challenges phase
        when  Lannister plays You've Killed the Wrong Dwarf! on Sansa Stark
        when  Lannister plays You've Killed the Wrong Dwarf! on Arya Stark
        when  everyone passes
        show  Arya Stark
        ",
        expect![[r#"
            refused: You've Killed the Wrong Dwarf! asks for a standing non-Noble character, which Sansa Stark is not (timing.target)
            Lannister chooses Arya Stark
            Lannister plays You've Killed the Wrong Dwarf!
            Stark kneels Arya Stark
            Arya Stark claims 1 power
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}

#[test]
fn muster_finds_a_knight() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Muster in hand
        given Baratheon has Knight of the Rainwood in play
        given Baratheon's deck is Robert Baratheon, Brienne of Tarth, Ser Davos Seaworth
        when  Baratheon plays Muster
        when  Baratheon kneels Knight of the Rainwood
        when  Baratheon is asked to choose
        show  what Baratheon is offered
        when  Baratheon takes Brienne of Tarth
        when  everyone passes
        show  Baratheon's hand
        show  Knight of the Rainwood
        ",
        expect![[r#"
            Baratheon kneels Knight of the Rainwood
            Baratheon plays Muster
            Baratheon searches the deck
            Baratheon is offered: Brienne of Tarth / Ser Davos Seaworth
            Baratheon shuffles the deck
            Baratheon reveals Brienne of Tarth
            Brienne of Tarth goes to Baratheon's hand
            Stark receives 4 gold of income
            Baratheon has in hand: Brienne of Tarth
            Knight of the Rainwood: controlled by Baratheon, kneeling, STR 2, military, power
        "#]],
    );
}

#[test]
fn muster_needs_a_standing_knight() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Muster in hand
        given Baratheon has Robert Baratheon in play
        given Baratheon's deck is Brienne of Tarth
        when  Baratheon plays Muster
        ",
        expect![[r#"
            refused: Muster asks you to kneel a Knight character you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn prosperity_brings_an_attachment_back() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Prosperity and Plenty in hand
        given Baratheon has 1 gold
        given Baratheon has Robert Baratheon in play
        given Baratheon's discard pile is Lightbringer, Edric Storm
        given it is the challenges phase
        when  Baratheon plays Prosperity and Plenty
        when  everyone passes
        show  Robert Baratheon
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Baratheon chooses Lightbringer
            Baratheon chooses Robert Baratheon
            Baratheon pays 1 gold
            Baratheon plays Prosperity and Plenty
            Lightbringer is attached to Robert Baratheon
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, with Lightbringer
            Baratheon has in the discard pile: Prosperity and Plenty, Edric Storm
        "#]],
    );
}

#[test]
fn prosperity_wasted_on_the_wrong_bearer() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Prosperity and Plenty in hand
        given Baratheon has 1 gold
        given Baratheon has Robert Baratheon in play
        given Baratheon's discard pile is Ice
        given it is the challenges phase
        when  Baratheon plays Prosperity and Plenty
        when  everyone passes
        show  Robert Baratheon
        show  Ice
        ",
        expect![[r#"
            Baratheon chooses Ice
            Baratheon chooses Robert Baratheon
            Baratheon pays 1 gold
            Baratheon plays Prosperity and Plenty
            Ice is attached to Robert Baratheon
            Ice goes to Baratheon's discard pile
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown
            Ice: Baratheon's discard pile
        "#]],
    );
}

#[test]
fn prosperity_costs_one() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Prosperity and Plenty in hand
        given Baratheon has Robert Baratheon in play
        given Baratheon's discard pile is Lightbringer
        given it is the challenges phase
        when  Baratheon plays Prosperity and Plenty
        ",
        expect![[r#"
            refused: Prosperity and Plenty asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn the_lords_of_the_narrow_sea_force_a_poorer_plot() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has Robert Baratheon in play
        given Stark's plot deck is Valar Morghulis, Hear Me Roar
        given it is the challenges phase
        when  Baratheon plays Lords of the Narrow Sea
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark reveals Valar Morghulis
        when  everyone passes
        show  Stark's plot
        show  Baratheon's power
        show  Baratheon's dead pile
        ",
        expect![[r#"
            Baratheon chooses Stark
            Baratheon kneels Robert Baratheon
            Baratheon plays Lords of the Narrow Sea
            Stark is offered: Valar Morghulis / Hear Me Roar
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Robert Baratheon is killed
            Baratheon claims 1 power
            Robert Baratheon goes to Baratheon's dead pile
            Stark reveals Valar Morghulis
            Baratheon has 1 power
            Baratheon has in the dead pile: Robert Baratheon
        "#]],
    );
}

#[test]
fn the_lords_of_the_narrow_sea_meet_a_richer_plot() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has Robert Baratheon in play
        given Stark's plot deck is Valar Morghulis, Hear Me Roar
        given it is the challenges phase
        when  Baratheon plays Lords of the Narrow Sea
        when  Stark reveals Hear Me Roar
        when  everyone passes
        show  Stark's plot
        show  Baratheon's power
        ",
        expect![[r#"
            Baratheon chooses Stark
            Baratheon kneels Robert Baratheon
            Baratheon plays Lords of the Narrow Sea
            Stark reveals Hear Me Roar
            Stark reveals Hear Me Roar
            Baratheon has 0 power
        "#]],
    );
}

#[test]
fn the_lords_of_the_narrow_sea_cancelled() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has Robert Baratheon in play
        given Stark has False Rumour in hand
        given Stark's plot deck is Valar Morghulis, Hear Me Roar
        given it is the challenges phase
        when  Baratheon plays Lords of the Narrow Sea
        when  Stark plays False Rumour
        when  everyone passes
        show  Stark's plot
        show  Baratheon's power
        show  Robert Baratheon
        show  Lords of the Narrow Sea
        ",
        expect![[r#"
            Baratheon chooses Stark
            Baratheon kneels Robert Baratheon
            Baratheon plays Lords of the Narrow Sea
            Stark plays False Rumour
            Lords of the Narrow Sea is cancelled
            Stark reveals A Quiet Season
            Baratheon has 0 power
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, Renown
            Lords of the Narrow Sea: Baratheon's discard pile
        "#]],
    );
}

#[test]
fn the_lords_of_the_narrow_sea_need_a_noble_or_influence() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has Robert Baratheon in play, kneeling
        given it is the challenges phase
        when  Baratheon plays Lords of the Narrow Sea
        ",
        expect![[r#"
            refused: Lords of the Narrow Sea asks you to kneel 3 influence or kneel a Noble character you control, and you can do neither (timing.initiate)
        "#]],
    );
}

#[test]
fn retreat_takes_the_dead_home() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Retreat in hand
        given Baratheon has Robert Baratheon in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon plays Retreat
        when  everyone passes
        show  Robert Baratheon
        show  Baratheon's dead pile
        ",
        expect![[r#"
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Robert Baratheon is killed
            Baratheon plays Retreat
            Robert Baratheon is bound to Baratheon's hand instead
            Robert Baratheon goes to Baratheon's hand
            Robert Baratheon: Baratheon's hand
            Baratheon has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn retreat_is_for_unique_characters() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Retreat in hand
        given Baratheon has Plain Soldier in play
        given Stark has Plain Lord in play
        given Stark has 2 Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Soldier
        when  Baratheon passes
        when  Baratheon plays Retreat
        when  Stark plays Sudden Accident on Plain Lord
        when  Baratheon passes
        when  Baratheon plays Retreat
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            refused: Retreat is used after a unique character you control is killed; that has not just happened (response.definition)
            Plain Soldier is killed
            Plain Soldier goes to Baratheon's dead pile
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            refused: Retreat is used after a unique character you control is killed; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_kingdom_supports_the_winner() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Support of the Kingdom in hand
        given Baratheon has Robert Baratheon in play
        given Stark has Great Keep, Winterfell Kennels in play
        when  Baratheon attacks Stark for power with Robert Baratheon
        when  Baratheon plays Support of the Kingdom on Winterfell Kennels
        when  Baratheon plays Support of the Kingdom on Great Keep
        when  the challenge ends
        show  Great Keep
        show  Baratheon's income
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            refused: Support of the Kingdom asks for a location an opponent controls that provides income or influence, which Winterfell Kennels is not (timing.target)
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power
            Robert Baratheon claims 2 power
            Baratheon chooses Great Keep
            Baratheon plays Support of the Kingdom
            Baratheon takes control of Great Keep
            Great Keep: controlled by Baratheon, standing, Limited
            Baratheon has an income of 5
        "#]],
    );
}

#[test]
fn the_kingdom_supports_no_war() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Support of the Kingdom in hand
        given Baratheon has Robert Baratheon in play
        given Stark has Great Keep in play
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Baratheon plays Support of the Kingdom
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            refused: Support of the Kingdom is used after you win a power challenge; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn dance_with_dragons_finds_a_dragon() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Dance With Dragons in hand
        given Targaryen has Narrow Sea in play
        given Targaryen's deck is Hodor, Rhaegal, Drogon
        given it is the challenges phase
        when  Targaryen plays Dance With Dragons
        when  Targaryen is asked to choose
        show  what Targaryen is offered
        when  Targaryen takes Drogon
        when  everyone passes
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen kneels Narrow Sea
            Targaryen plays Dance With Dragons
            Targaryen searches the deck
            Targaryen is offered: Rhaegal / Drogon
            Targaryen shuffles the deck
            Targaryen reveals Drogon
            Drogon goes to Targaryen's hand
            Targaryen has in hand: Drogon
        "#]],
    );
}

#[test]
fn dance_with_dragons_needs_influence() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Dance With Dragons in hand
        given Targaryen's deck is Drogon
        given it is the challenges phase
        when  Targaryen plays Dance With Dragons
        ",
        expect![[r#"
            refused: Dance With Dragons asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn forever_burning_weakens_for_the_phase() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Forever Burning in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        when  Targaryen plays Forever Burning on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        when  the challenges phase ends
        show  Plain Soldier
        show  Forever Burning
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Plain Soldier: controlled by Stark, standing, STR 1, military
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Forever Burning: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn forever_burning_rises_from_the_ashes() {
    check(
        "
        players Targaryen, Stark
        given Targaryen's dead pile is Forever Burning
        given Targaryen has 2 gold
        given Targaryen has Narrow Sea in play
        given it is the dominance phase
        when  Targaryen uses Forever Burning
        when  the dominance phase ends
        show  Targaryen's gold
        show  Targaryen's influence
        show  Forever Burning
        ",
        expect![[r#"
            Targaryen kneels Narrow Sea
            Targaryen uses Forever Burning
            Forever Burning goes to Targaryen's hand
            Targaryen has 2 gold
            Targaryen has 0 influence
            Forever Burning: Targaryen's hand
        "#]],
    );
}

#[test]
fn forever_burning_stays_dead_for_one_gold() {
    check(
        "
        players Targaryen, Stark
        given Targaryen's dead pile is Forever Burning
        given Targaryen has 1 gold
        given it is the dominance phase
        when  Targaryen uses Forever Burning
        ",
        expect![[r#"
            refused: Forever Burning asks you to kneel 1 influence or pay 2 gold, and you can do neither (timing.initiate)
        "#]],
    );
}

#[test]
fn a_seductive_promise_turns_a_coat() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Seductive Promise in hand
        given Targaryen has Host of Storm's End in play
        given Stark has Plain Soldier, Arya Stark in play
        when  Targaryen attacks Stark for power with Host of Storm's End
        when  Targaryen plays Seductive Promise on Arya Stark
        when  Targaryen plays Seductive Promise on Plain Soldier
        when  the challenge ends
        show  Plain Soldier
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Host of Storm's End
            Targaryen kneels Host of Storm's End
            refused: Seductive Promise asks for a non-unique character controlled by the loser, which Arya Stark is not (timing.target)
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power
            Targaryen chooses Plain Soldier
            Targaryen plays Seductive Promise
            Targaryen takes control of Plain Soldier
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
        "#]],
    );
}

#[test]
fn a_seductive_promise_needs_a_great_victory() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Seductive Promise in hand
        given Targaryen has Plain Lord in play
        given Stark has Plain Soldier in play
        when  Targaryen attacks Stark for power with Plain Lord
        when  Targaryen plays Seductive Promise
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            refused: Seductive Promise is used after you win a power challenge by 4 or more STR; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn westeros_bleeds_takes_every_character() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Westeros Bleeds in hand
        given Targaryen has 2 Whispering Hall, Plain Soldier in play
        given Stark has Robb Stark in play, with a duplicate
        given Stark has Arya Stark, Knight of the Rainwood in play
        given it is the dominance phase
        when  Targaryen plays Westeros Bleeds
        when  Stark saves Robb Stark with its duplicate
        when  the dominance phase ends
        show  Stark's cards in play
        show  Targaryen's discard pile
        show  Stark's discard pile
        ",
        expect![[r#"
            Targaryen kneels Whispering Hall
            Targaryen kneels Whispering Hall
            Targaryen plays Westeros Bleeds
            Robb Stark is saved by its duplicate
            Plain Soldier is discarded from play
            Arya Stark is discarded from play
            Plain Soldier goes to Targaryen's discard pile
            Arya Stark goes to Stark's discard pile
            Stark has in play: Robb Stark, Knight of the Rainwood
            Targaryen has in the discard pile: Plain Soldier, Westeros Bleeds
            Stark has in the discard pile: Arya Stark, Robb Stark
        "#]],
    );
}

#[test]
fn westeros_bleeds_needs_four_influence() {
    check(
        "
        players Targaryen, Stark
        given Targaryen has Westeros Bleeds in hand
        given Targaryen has Whispering Hall, Narrow Sea in play
        given Stark has Arya Stark in play
        given it is the dominance phase
        when  Targaryen plays Westeros Bleeds
        ",
        expect![[r#"
            refused: Westeros Bleeds asks for 4 influence, you can kneel 3 (influence.pay)
        "#]],
    );
}

#[test]
fn distinct_mastery_stands_a_crest() {
    check(
        "
        given Stark has Distinct Mastery in hand
        given Stark has Robb Stark, Arya Stark in play, kneeling
        given Stark has Catelyn Stark in play
        given it is the challenges phase
        when  Stark plays Distinct Mastery on Arya Stark
        when  Stark plays Distinct Mastery on Catelyn Stark
        when  Stark plays Distinct Mastery on Robb Stark
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            refused: Distinct Mastery asks for a kneeling Holy, Learned, Noble or War character, which Arya Stark is not (timing.target)
            refused: Distinct Mastery asks for a kneeling Holy, Learned, Noble or War character, which Catelyn Stark is not (timing.target)
            Stark chooses Robb Stark
            Stark plays Distinct Mastery
            Stark stands Robb Stark
            Robb Stark: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn shae_kneels_a_mightier_players_character() {
    check(
        "
        given Stark has Shae in play
        given Stark has 1 power
        given Lannister has Plain Lord in play
        given Lannister has 2 power
        given it is the challenges phase
        when  Stark uses Shae on Plain Lord
        when  everyone passes
        show  Plain Lord
        show  Shae
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Shae
            Stark uses Shae
            Lannister kneels Plain Lord
            Plain Lord: controlled by Lannister, kneeling, STR 3, military, intrigue, power
            Shae: controlled by Stark, kneeling, STR 1, intrigue
        "#]],
    );
}

#[test]
fn shae_finds_no_mightier_player() {
    check(
        "
        given Stark has Shae in play
        given Stark has 2 power
        given Lannister has Plain Lord in play
        given Lannister has 2 power
        given it is the challenges phase
        when  Stark uses Shae
        ",
        expect![[r#"
            refused: no standing character controlled by a player who has more power than you can be chosen for Shae (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn the_wrong_dwarf_is_neither_noble_nor_kneeling() {
    check(
        "
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Cersei Lannister, Lannisport Steward in play
        given Stark has Plain Soldier in play, kneeling
        given Lannister has You've Killed the Wrong Dwarf! in hand
        when  Lannister plays You've Killed the Wrong Dwarf! on Cersei Lannister
        when  Lannister plays You've Killed the Wrong Dwarf! on Plain Soldier
        show  Lannister's hand
        ",
        expect![[r#"
            refused: You've Killed the Wrong Dwarf! asks for a standing non-Noble character, which Cersei Lannister is not (timing.target)
            refused: You've Killed the Wrong Dwarf! asks for a standing non-Noble character, which Plain Soldier is not (timing.target)
            Lannister has in hand: You've Killed the Wrong Dwarf!
        "#]],
    );
}

#[test]
fn distinct_mastery_finds_no_crest_and_nobody_kneeling() {
    check(
        "
        players Stark, Lannister
        given it is the challenges phase
        given Stark has Eddard Stark in play
        given Stark has Plain Soldier in play, kneeling
        given Stark has Distinct Mastery in hand
        show  why Stark cannot play Distinct Mastery
        when  Stark plays Distinct Mastery
        ",
        expect![[r#"
            Stark cannot play Distinct Mastery: no kneeling Holy, Learned, Noble or War character in play can be chosen for Distinct Mastery (timing.initiate.no_effect)
            refused: no kneeling Holy, Learned, Noble or War character in play can be chosen for Distinct Mastery (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn never_bet_lowers_no_claim_below_nothing() {
    check(
        "
        rule  lasting.floor
        players Lannister, Stark
        given it is the challenges phase with Stark active
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Lannisport Steward, Plain Soldier in play
        given Lannister has I Never Bet Against My Family in hand
        given Lannister has 5 gold
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays I Never Bet Against My Family
        when  Lannister chooses Stark
        when  Lannister chooses 5
        when  the challenge ends
        show  Lannister's gold
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister chooses Stark
            Lannister pays 5 gold
            Lannister kneels Lannisport Steward
            Lannister plays I Never Bet Against My Family
            The effect of I Never Bet Against My Family lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn shadowblack_lane_does_nothing_for_a_soldier() {
    check(
        "
        players Stark, Lannister
        given it is the marshalling phase
        given Stark has Shadowblack Lane in play
        given Stark has Plain Soldier in hand
        given Stark has 0 gold
        when  Stark uses Shadowblack Lane
        when  Stark marshals Plain Soldier
        ",
        expect![[r#"
            Stark kneels Shadowblack Lane
            Stark uses Shadowblack Lane
            The effect of Shadowblack Lane lasts until the end of the phase
            refused: Plain Soldier costs 1, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_street_of_sisters_looks_for_power() {
    check(
        "
        players Stark, Lannister
        given it is the marshalling phase
        given Stark has Street of Sisters in play
        given Stark has Plain Soldier, House Tully Recruiter in hand
        given Stark has 0 gold
        when  Stark uses Street of Sisters
        when  Stark marshals Plain Soldier
        when  Stark marshals House Tully Recruiter
        ",
        expect![[r#"
            Stark kneels Street of Sisters
            Stark uses Street of Sisters
            The effect of Street of Sisters lasts until the end of the phase
            refused: Plain Soldier costs 1, you have 0 gold (card.anatomy.cost)
            Stark marshals House Tully Recruiter for 0 gold
            House Tully Recruiter enters play
        "#]],
    );
}

#[test]
fn insidious_ways_say_that_the_draw_cap_is_reached() {
    check(
        "
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister has drawn 3 cards
        given Lannister's deck is Plain Soldier, Plain Spy
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Stark declares no defenders
            Lannister wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power
            Insidious Ways takes effect
            Lannister cannot draw another card
            Lannister has in hand: nothing
        "#]],
    );
}
