//! The locations of House Lannister, and further cases of its cards.

use expect_test::expect;

use crate::check;

#[test]
fn lannisport_buys_power_once_a_challenge() {
    check(
        "
        rule  timing.limits
        players Lannister, Stark
        given Lannister has Lannisport, Plain Spy, Tyrion Lannister in play
        given Lannister has 3 gold
        given Lannister's deck is Ice
        given Stark has Plain Spy in hand
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister uses Lannisport
        when  Lannister tries to use Lannisport
        show  Lannister's gold
        show  Lannister's power
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Stark discards Plain Spy at random for the claim
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Lannisport
            Lannister claims 1 power by Lannisport
            refused: Lannisport has answered what just happened already (timing.responses); Lannisport is used once per challenge, and has been (timing.limits)
            Lannister has 2 gold
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn lannisport_sells_nothing_after_other_challenges() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport, Plain Soldier in play
        given Lannister has 2 gold
        when  Lannister attacks Stark for military with Plain Soldier
        when  Lannister uses Lannisport
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            refused: Lannisport is used after you win an intrigue challenge; that has not just happened (response.definition)
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn lannisport_brothel_keeps_one_kneeling() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Brothel in play
        given Stark has Plain Lord, Plain Soldier in play, kneeling
        when  the standing phase begins
        when  Lannister uses Lannisport Brothel
        when  Lannister is asked to choose
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
        show  Plain Lord
        show  Plain Soldier
        show  Lannisport Brothel
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Stark stands Plain Soldier
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister kneels Lannisport Brothel
            Lannister uses Lannisport Brothel
            Stark kneels Plain Lord
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Lannisport Brothel: controlled by Lannister, kneeling
        "#]],
    );
}

#[test]
fn lannisport_brothel_answers_only_the_standing_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Brothel in play
        given Stark has Watchful Captain in play
        when  Stark attacks Lannister for military with Watchful Captain
        when  Stark stands Watchful Captain
        when  Lannister uses Lannisport Brothel
        show  Watchful Captain
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Watchful Captain
            Stark kneels Watchful Captain
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark stands Watchful Captain
            refused: Lannisport Brothel is used after a character stands during the standing phase; that has not just happened (response.definition)
            Watchful Captain: controlled by Stark, standing, STR 3, military, power, Vigilant
        "#]],
    );
}

#[test]
fn golden_tooth_mines_draw_with_every_plot() {
    check(
        "
        players Lannister, Stark
        given Lannister has Golden Tooth Mines, Bran Stark in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        given Lannister's plot deck is A Quiet Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Bran Stark
        when  Lannister reveals A Bloody Season
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister kneels Bran Stark
            Lannister uses Bran Stark
            Lannister reveals A Bloody Season
            Golden Tooth Mines takes effect
            Lannister draws Ice
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            Golden Tooth Mines takes effect
            Lannister draws Hodor
            The draw phase begins
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn golden_tooth_mines_do_not_draw_for_a_plot_of_others() {
    check(
        "
        players Lannister, Stark
        given Stark has Golden Tooth Mines in play
        given Lannister has Bran Stark in play
        given Stark's deck is Ice, Hodor
        given Lannister's plot deck is A Quiet Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Bran Stark
        when  Lannister reveals A Bloody Season
        when  the draw phase begins
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister kneels Bran Stark
            Lannister uses Bran Stark
            Lannister reveals A Bloody Season
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            Golden Tooth Mines takes effect
            Stark draws Ice
            The draw phase begins
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn western_fiefdoms_make_the_next_lannister_card_cheaper() {
    check(
        "
        players Lannister, Stark
        given Lannister has Western Fiefdoms in play
        given Lannister has Lannisport, Lannisport Weaponsmith in hand
        given Lannister has 2 gold
        given it is the marshalling phase
        when  Lannister uses Western Fiefdoms
        when  Lannister marshals Lannisport
        show  Lannister's gold
        when  Lannister marshals Lannisport Weaponsmith
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister kneels Western Fiefdoms
            Lannister uses Western Fiefdoms
            The effect of Western Fiefdoms lasts until the end of the phase
            Lannister marshals Lannisport for 1 gold
            Lannister pays 1 gold
            Lannisport enters play
            Lannister has 1 gold
            Lannister marshals Lannisport Weaponsmith for 1 gold
            Lannister pays 1 gold
            Lannisport Weaponsmith enters play
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn western_fiefdoms_do_nothing_for_other_houses() {
    check(
        "
        players Lannister, Stark
        given Lannister has Western Fiefdoms in play
        given Lannister has Plain Soldier, Lannisport Weaponsmith in hand
        given Lannister has 1 gold
        given it is the marshalling phase
        when  Lannister uses Western Fiefdoms
        when  Lannister marshals Plain Soldier
        show  Lannister's gold
        when  Lannister marshals Lannisport Weaponsmith
        show  Lannister's cards in play
        when  Lannister tries to use Western Fiefdoms
        ",
        expect![[r#"
            Lannister kneels Western Fiefdoms
            Lannister uses Western Fiefdoms
            The effect of Western Fiefdoms lasts until the end of the phase
            Lannister marshals Plain Soldier for 1 gold
            Lannister pays 1 gold
            Plain Soldier enters play
            Lannister has 0 gold
            Lannister marshals Lannisport Weaponsmith for 0 gold
            Lannisport Weaponsmith enters play
            Lannister has in play: Western Fiefdoms, Plain Soldier, Lannisport Weaponsmith
            refused: Western Fiefdoms is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn western_fiefdoms_are_limited() {
    check(
        "
        rule  keyword.limited
        players Lannister, Stark
        given Lannister has Western Fiefdoms, The Goldroad in hand
        given Lannister has 2 gold
        when  Lannister marshals The Goldroad
        when  Lannister marshals Western Fiefdoms
        ",
        expect![[r#"
            Lannister marshals The Goldroad for 0 gold
            The Goldroad enters play
            refused: Western Fiefdoms is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn hall_of_heroes_serves_characters_only() {
    check(
        "
        players Lannister, Stark
        given Lannister has Hall of Heroes in play
        given Lannister has Lannisport, Cersei Lannister in hand
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister uses Hall of Heroes
        when  Lannister marshals Lannisport
        show  Lannister's gold
        when  Lannister marshals Cersei Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            The effect of Hall of Heroes lasts until the end of the phase
            Lannister marshals Lannisport for 2 gold
            Lannister pays 2 gold
            Lannisport enters play
            Lannister has 1 gold
            Lannister marshals Cersei Lannister for 1 gold
            Lannister pays 1 gold
            Cersei Lannister enters play
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn hall_of_heroes_is_forgotten_with_the_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Hall of Heroes in play
        given Lannister has Cersei Lannister in hand
        given Lannister has 1 gold
        given Lannister's plot deck is Blockade
        given it is the marshalling phase
        when  Lannister uses Hall of Heroes
        when  the round ends
        when  the marshalling phase begins
        when  Lannister uses Hall of Heroes
        show  why Lannister cannot marshal Cersei Lannister
        ",
        expect![[r#"
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            The effect of Hall of Heroes lasts until the end of the phase
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            The standing phase begins
            Lannister stands Hall of Heroes
            The taxation phase begins
            Lannister returns 1 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses Blockade
            Stark chooses A Quiet Season
            Lannister reveals Blockade
            Stark reveals A Quiet Season
            Lannister wins initiative with 4
            Lannister is the first player
            Lannister returns the used plots to the plot deck
            The draw phase begins
            The marshalling phase begins
            Lannister receives 0 gold of income
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            Lannister cannot marshal Cersei Lannister: Cersei Lannister costs 3, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn sunset_sea_is_spent_for_a_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has Sunset Sea in play
        given Lannister has Plain Lord, Cersei Lannister in hand
        given Lannister has 4 gold
        given it is the marshalling phase
        when  Lannister uses Sunset Sea
        when  Lannister marshals Plain Lord
        show  Lannister's gold
        when  Lannister marshals Cersei Lannister
        show  Lannister's gold
        show  Lannister's discard pile
        ",
        expect![[r#"
            Sunset Sea is discarded from play
            Lannister uses Sunset Sea
            The effect of Sunset Sea lasts until the end of the phase
            Sunset Sea goes to Lannister's discard pile
            Lannister marshals Plain Lord for 3 gold
            Lannister pays 3 gold
            Plain Lord enters play
            Lannister has 1 gold
            Lannister marshals Cersei Lannister for 1 gold
            Lannister pays 1 gold
            Cersei Lannister enters play
            Stark receives 4 gold of income
            Lannister has 0 gold
            Lannister has in the discard pile: Sunset Sea
        "#]],
    );
}

#[test]
fn queen_cerseis_chambers_are_safe_on_the_house_card() {
    check(
        "
        players Lannister, Stark
        given Lannister has Queen Cersei's Chambers, Lannisport in hand
        given Lannister has 3 gold
        given Lannister's plot deck is A Ruinous Season
        when  Lannister marshals Lannisport
        when  Lannister attaches Queen Cersei's Chambers to the House card
        show  Lannister's income
        show  Lannister's influence
        when  the round ends
        when  the draw phase begins
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister marshals Lannisport for 2 gold
            Lannister pays 2 gold
            Lannisport enters play
            Lannister marshals Queen Cersei's Chambers for 1 gold
            Lannister pays 1 gold
            Queen Cersei's Chambers is attached to House Lannister
            Stark receives 4 gold of income
            Lannister has an income of 5
            Lannister has 1 influence
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses A Ruinous Season
            Stark chooses A Quiet Season
            Lannister reveals A Ruinous Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, having less power
            Lannister is the first player
            A Ruinous Season takes effect
            Lannisport is discarded from play by A Ruinous Season
            Lannisport goes to Lannister's discard pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has in play: Queen Cersei's Chambers
        "#]],
    );
}

#[test]
fn queen_cerseis_chambers_as_a_location_are_a_location() {
    check(
        "
        players Lannister, Stark
        given Lannister has Queen Cersei's Chambers in hand
        given Lannister has 1 gold
        given Lannister's plot deck is A Ruinous Season
        when  Lannister marshals Queen Cersei's Chambers
        when  the round ends
        when  the draw phase begins
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister marshals Queen Cersei's Chambers for 1 gold
            Lannister pays 1 gold
            Queen Cersei's Chambers enters play
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses A Ruinous Season
            Stark chooses A Quiet Season
            Lannister reveals A Ruinous Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, having less power
            Lannister is the first player
            A Ruinous Season takes effect
            Queen Cersei's Chambers is discarded from play by A Ruinous Season
            Queen Cersei's Chambers goes to Lannister's discard pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has in the discard pile: Queen Cersei's Chambers
        "#]],
    );
}

#[test]
fn a_character_who_changes_sides_takes_its_duplicates_along() {
    check(
        "
        rule  duplicate.own_and_control
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play, with a duplicate
        given Stark has Turned Coat, Held Back in hand
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Tyrion Lannister
        when  Lannister plays Sudden Accident on Tyrion Lannister
        when  Stark saves Tyrion Lannister with its duplicate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Turned Coat
            Stark takes control of Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Sudden Accident
            Stark uses a duplicate of Tyrion Lannister
            Tyrion Lannister is saved by its duplicate
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Sudden Accident, Tyrion Lannister
        "#]],
    );
}

#[test]
fn varys_trades_plots_with_one_of_two_opponents() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Varys in play
        given Lannister's plot deck is An Empty Season
        given Stark's plot deck is A Ruinous Season
        given Baratheon's plot deck is A Swift Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Varys on Baratheon
        when  Lannister is asked to choose your plot
        show  what Lannister is offered
        show  what Baratheon is offered
        when  Lannister chooses A Bloody Season
        when  the round ends
        when  Lannister is asked to choose your plot
        show  what Lannister is offered
        show  what Baratheon is offered
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Baratheon
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Baratheon use each other's plots
            Lannister is offered: A Swift Season / A Bloody Season
            Baratheon is offered: An Empty Season
            Lannister chooses A Bloody Season
            Stark chooses A Ruinous Season
            Baratheon chooses An Empty Season
            Lannister reveals A Bloody Season
            Stark reveals A Ruinous Season
            Baratheon reveals An Empty Season
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            A Ruinous Season takes effect
            Stark returns the used plots to the plot deck
            Baratheon returns the used plots to the plot deck
            Lannister becomes Crown Regent
            Stark becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            Lannister stands Varys
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister is offered: A Quiet Season
            Baratheon is offered: A Swift Season
        "#]],
    );
}

#[test]
fn varys_is_idle_with_one_opponent() {
    check(
        "
        players Lannister, Stark
        given Lannister has Varys in play
        given Stark reveals A Bloody Season
        given it is the plot phase
        when  Lannister tries to use Varys
        ",
        expect![[r#"
            refused: Varys is used only if you have more than 1 opponent: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn varys_leaves_his_owner_no_plot_of_his_own() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Varys in play
        given Lannister's plot deck is An Empty Season, A Ruinous Season
        given Baratheon's plot deck is A Swift Season, A Bloody Season
        given it is the plot phase
        when  Lannister uses Varys on Baratheon
        when  Lannister chooses An Empty Season
        ",
        expect![[r#"
            Lannister chooses Baratheon
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Baratheon use each other's plots
            refused: An Empty Season belongs to another plot deck than the one you use (card.plot.deck)
        "#]],
    );
}

#[test]
fn a_duplicate_saves_again_when_its_owner_has_the_character_back() {
    check(
        "
        rule  duplicate.own_and_control
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play, with a duplicate
        given Lannister has Turned Coat in hand
        given Stark has Turned Coat, Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Tyrion Lannister
        when  Lannister plays Turned Coat on Tyrion Lannister
        when  Stark plays Sudden Accident on Tyrion Lannister
        when  Lannister saves Tyrion Lannister with its duplicate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Turned Coat
            Stark takes control of Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Turned Coat
            Lannister takes control of Tyrion Lannister
            Stark chooses Tyrion Lannister
            Stark plays Sudden Accident
            Lannister uses a duplicate of Tyrion Lannister
            Tyrion Lannister is saved by its duplicate
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Tyrion Lannister
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Tyrion Lannister, Turned Coat
        "#]],
    );
}

#[test]
fn gilded_plate_saves_from_discarding_too() {
    check(
        "
        players Lannister, Stark
        given Lannister has Plain Lord in play
        given Lannister has Gilded Plate on Plain Lord
        given Lannister has 1 gold
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  Lannister uses Gilded Plate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Lannister pays 1 gold
            Gilded Plate is discarded from play
            Lannister uses Gilded Plate
            Plain Lord is saved by Gilded Plate
            Gilded Plate goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn joffrey_baratheon_claims_power_for_a_lord_who_goes_to_the_deck() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Eddard Stark in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Eddard Stark
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        show  Joffrey Baratheon
        show  Eddard Stark
        ",
        expect![[r#"
            Stark chooses Eddard Stark
            Stark plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Eddard Stark goes to the top of Stark's deck
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 1 power
            Eddard Stark: Stark's deck
        "#]],
    );
}

#[test]
fn tywin_lannister_keeps_his_purse_after_taxation() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has 1 gold
        when  the marshalling phase begins
        when  the round ends
        show  Tywin Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Tywin Lannister takes effect
            Lannister puts 2 gold on Tywin Lannister
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 9
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Lannister returns 5 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, 2 gold
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn tyrion_lannister_draws_once_for_an_intrigue_challenge_of_his_own() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Qyburn's Informers in play
        given Lannister has 2 gold
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Ice
            refused: Tyrion Lannister has answered what just happened already (timing.responses)
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_avenged_as_far_as_hands_go() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Jacelyn Bywater in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Ser Jacelyn Bywater is killed by Sudden Accident
            Lannister uses Ser Jacelyn Bywater
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Ser Jacelyn Bywater: Lannister's dead pile
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_marshalled_serves_whoever_takes_him() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in play
        given Stark has Turned Coat in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Lannisport Honor Guard
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Stark chooses Lannisport Honor Guard
            Stark plays Turned Coat
            Stark takes control of Lannisport Honor Guard
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannisport Honor Guard: controlled by Stark, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_dies_into_his_owners_dead_pile() {
    check(
        "
        rule  zone.piles
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard, Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Lannister plays Sudden Accident on Lannisport Honor Guard
        when  everyone passes
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Lannister chooses Lannisport Honor Guard
            Lannister plays Sudden Accident
            Lannisport Honor Guard is killed by Sudden Accident
            Lannisport Honor Guard goes to Lannister's dead pile
            Lannisport Honor Guard: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_is_no_help_against_a_strength_of_nothing() {
    check(
        "
        rule  timing.terminal
        players Lannister, Targaryen
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Spy in play
        given Lannister has 2 gold
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Spy
        when  Targaryen uses Drogon on Plain Spy
        when  everyone passes
        show  Plain Spy
        show  Bronn
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Targaryen chooses Plain Spy
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Spy is not killed, because of Bronn
            Lannister stands Bronn
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            Plain Spy: Lannister's dead pile
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
        "#]],
    );
}

#[test]
fn sunset_sea_is_nothing_to_a_neutral_character() {
    check(
        "
        players Lannister, Stark
        given it is the marshalling phase
        given Lannister has Sunset Sea in play
        given Lannister has Jon Snow in hand
        given Lannister has 2 gold
        when  Lannister uses Sunset Sea
        when  Lannister marshals Jon Snow
        ",
        expect![[r#"
            Sunset Sea is discarded from play
            Lannister uses Sunset Sea
            The effect of Sunset Sea lasts until the end of the phase
            Sunset Sea goes to Lannister's discard pile
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn bronn_stands_even_where_no_save_is_allowed() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has No Mercy in hand
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays No Mercy on Plain Lord
        when  everyone passes
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays No Mercy
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Lannister has in play: Bronn, Plain Lord
        "#]],
    );
}

#[test]
fn joffrey_claims_power_dying_among_lords() {
    check(
        "
        rule  timing.moribund.active
        players Lannister, Stark
        given it is the plot phase
        given Lannister has Joffrey Baratheon in play
        given Stark has Bran Stark, Robb Stark, Arya Stark in play
        given Stark's plot deck is Valar Morghulis
        given Stark is the first player
        when  Stark uses Bran Stark
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Robb Stark
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Arya Stark
        when  everyone passes
        show  Lannister's power
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Joffrey Baratheon is killed by Valar Morghulis
            Bran Stark is killed by Valar Morghulis
            Robb Stark is killed by Valar Morghulis
            Arya Stark is killed by Valar Morghulis
            Stark returns the used plots to the plot deck
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Joffrey Baratheon goes to Lannister's dead pile
            Bran Stark goes to Stark's dead pile
            Robb Stark goes to Stark's dead pile
            Arya Stark goes to Stark's dead pile
            Stark chooses A Quiet Season
            Lannister has 0 power
            Joffrey Baratheon: Lannister's dead pile
        "#]],
    );
}

#[test]
fn the_hound_eats_from_the_deck_of_whoever_keeps_him() {
    check(
        "
        players Lannister, Stark
        given it is the challenges phase with Stark active
        given Lannister has The Hound in play, under Stark's control
        given Lannister's deck is Plain Soldier, Plain Spy
        given Stark's deck is Plain Lord, Ice
        when  the dominance phase begins
        show  what Stark is offered
        show  what Lannister is offered
        ",
        expect![[r#"
            The dominance phase begins
            The Hound takes effect
            Stark is offered: Discard the top card of your deck / Discard The Hound from play (it cannot be saved)
            Lannister is offered nothing
        "#]],
    );
}
