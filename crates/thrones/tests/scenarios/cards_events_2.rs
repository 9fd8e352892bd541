//! The events from Muster on, at work and refused.

use expect_test::expect;

use crate::check;

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
            Baratheon reveals Brienne of Tarth
            Brienne of Tarth goes to Baratheon's hand
            Baratheon shuffles the deck
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
            Robert Baratheon is killed by Valar Morghulis
            Baratheon claims 1 power by Lords of the Narrow Sea
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
            Robert Baratheon is killed by Sudden Accident
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
            Plain Soldier is killed by Sudden Accident
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
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
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
            Targaryen pays 1 influence
            Targaryen plays Dance With Dragons
            Targaryen searches the deck
            Targaryen is offered: Rhaegal / Drogon
            Targaryen reveals Drogon
            Drogon goes to Targaryen's hand
            Targaryen shuffles the deck
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
            Targaryen pays 1 influence
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
            Targaryen claims 1 power, unopposed
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
            Targaryen pays 4 influence
            Targaryen plays Westeros Bleeds
            Stark uses a duplicate of Robb Stark
            Robb Stark is saved by its duplicate
            Plain Soldier is discarded from play by Westeros Bleeds
            Arya Stark is discarded from play by Westeros Bleeds
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
            Stark claims 1 power, unopposed
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
            Lannister claims 1 power, unopposed
            Insidious Ways takes effect
            Lannister cannot draw another card
            Lannister has in hand: nothing
        "#]],
    );
}
