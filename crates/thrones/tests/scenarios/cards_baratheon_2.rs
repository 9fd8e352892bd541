//! The cards of House Baratheon from Edric Storm on, at work and refused.

use expect_test::expect;

use crate::check;

#[test]
fn edric_brings_another_power_challenge() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Edric Storm, Host of Storm's End, Robert Baratheon in play
        given Stark has Plain Soldier in play
        when  Baratheon attacks Stark for power with Host of Storm's End
        when  Baratheon uses Edric Storm
        when  the challenge ends
        when  Baratheon attacks Stark for power with Robert Baratheon
        when  the challenge ends
        show  Edric Storm
        when  Baratheon attacks Stark for power
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Host of Storm's End
            Baratheon kneels Host of Storm's End
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Edric Storm is discarded from play
            Baratheon uses Edric Storm
            The effect of Edric Storm lasts until the end of the phase
            Edric Storm goes to Baratheon's discard pile
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Edric Storm: Baratheon's discard pile
            refused: the power challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn without_edric_there_is_one_power_challenge() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Edric Storm, Host of Storm's End, Robert Baratheon in play
        when  Baratheon attacks Stark for power with Host of Storm's End
        when  the challenge ends
        when  Baratheon attacks Stark for power with Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Host of Storm's End
            Baratheon kneels Host of Storm's End
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            refused: the power challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn edric_is_a_limited_response() {
    check(
        "
        players Baratheon, Stark
        rule  keyword.limited_response
        given Baratheon has Edric Storm, Ready Squire, Host of Storm's End, Robert Baratheon in play
        when  Baratheon attacks Stark for power with Ready Squire, Robert Baratheon
        when  Baratheon uses Ready Squire
        when  Baratheon uses Edric Storm
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Ready Squire
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Ready Squire
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Baratheon uses Ready Squire
            Baratheon stands Ready Squire
            refused: Edric Storm is used after you win a power challenge as the attacker by 4 or more STR; that has not just happened (response.definition); you have used a Limited Response this round (keyword.limited_response)
        "#]],
    );
}

#[test]
fn edric_needs_the_attack() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Edric Storm, Host of Storm's End in play
        given Stark has Arya Stark in play
        when  Stark attacks Baratheon for power with Arya Stark
        when  Baratheon defends with Host of Storm's End
        when  Baratheon uses Edric Storm
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a power challenge against Baratheon
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Baratheon defends with Host of Storm's End
            Baratheon kneels Host of Storm's End
            refused: Edric Storm is used after you win a power challenge as the attacker by 4 or more STR; that has not just happened (response.definition)
            Baratheon wins the challenge against Stark, 6 to 2
        "#]],
    );
}

#[test]
fn devan_sneaks_beside_claimed_power() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Devan Seaworth in play
        given Baratheon has Robert Baratheon in play, with 1 power
        show  Devan Seaworth
        ",
        expect![[r#"
            Devan Seaworth: controlled by Baratheon, standing, STR 2, military, intrigue, Stealth
        "#]],
    );
}

#[test]
fn devan_needs_power_on_a_character() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Devan Seaworth, Robert Baratheon in play
        given Baratheon has 5 power
        given Stark has Eddard Stark in play, with 2 power
        show  Devan Seaworth
        ",
        expect![[r#"
            Devan Seaworth: controlled by Baratheon, standing, STR 2, military, intrigue
        "#]],
    );
}

#[test]
fn the_knight_of_the_rainwood_cannot_be_discarded() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Knight of the Rainwood, Plain Soldier in play
        given Stark has Clean Sweep, Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Clean Sweep
        when  Stark plays Sudden Accident on Knight of the Rainwood
        when  everyone passes
        show  Baratheon's dead pile
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Plain Soldier is discarded from play by Clean Sweep
            Plain Soldier goes to Baratheon's discard pile
            Stark chooses Knight of the Rainwood
            Stark plays Sudden Accident
            Knight of the Rainwood is killed by Sudden Accident
            Knight of the Rainwood goes to Baratheon's dead pile
            Baratheon has in the dead pile: Knight of the Rainwood
            Baratheon has in the discard pile: Plain Soldier
        "#]],
    );
}

#[test]
fn the_knight_of_the_rainwood_carries_weapons_only() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has 4 gold
        given Baratheon has Knight of the Rainwood in play
        given Baratheon has Lordship, Lightbringer in hand
        when  Baratheon marshals Lordship
        when  Baratheon marshals Lightbringer on Knight of the Rainwood
        show  Knight of the Rainwood
        ",
        expect![[r#"
            refused: there is no card in play that Lordship can be attached to (card.attachment.host)
            Baratheon marshals Lightbringer for 2 gold
            Baratheon pays 2 gold
            Lightbringer is attached to Knight of the Rainwood
            Knight of the Rainwood: controlled by Baratheon, standing, STR 2, military, power, with Lightbringer
        "#]],
    );
}

#[test]
fn the_cavalry_cannot_die_once_its_strength_has_moved() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis's Northern Cavalry in play
        given Baratheon has Second Wind in hand
        given Stark has Sudden Accident, Clean Sweep in hand
        given it is the challenges phase
        when  Baratheon plays Second Wind on Stannis's Northern Cavalry
        when  Stark passes
        when  Stark plays Sudden Accident on Stannis's Northern Cavalry
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Baratheon chooses Stannis's Northern Cavalry
            Baratheon plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            refused: no character in play can be chosen for Sudden Accident (timing.initiate.no_effect)
            refused: Clean Sweep would change nothing now (timing.initiate.no_effect)
            Stannis's Northern Cavalry: controlled by Baratheon, standing, STR 5, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_cavalry_dies_before_its_strength_moves() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis's Northern Cavalry in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Stannis's Northern Cavalry
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Stark chooses Stannis's Northern Cavalry
            Stark plays Sudden Accident
            Stannis's Northern Cavalry is killed by Sudden Accident
            Stannis's Northern Cavalry goes to Baratheon's dead pile
            Stannis's Northern Cavalry: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn the_cavalry_forgets_in_the_next_phase() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis's Northern Cavalry in play
        given Baratheon has Second Wind in hand
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Baratheon plays Second Wind on Stannis's Northern Cavalry
        when  the challenges phase ends
        when  Stark plays Sudden Accident on Stannis's Northern Cavalry
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Baratheon chooses Stannis's Northern Cavalry
            Baratheon plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            The dominance phase begins
            Baratheon wins dominance with 3
            Baratheon claims 1 power for dominance
            Stark chooses Stannis's Northern Cavalry
            Stark plays Sudden Accident
            Stannis's Northern Cavalry is killed by Sudden Accident
            Stannis's Northern Cavalry goes to Baratheon's dead pile
            Stannis's Northern Cavalry: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn the_highgarden_guard_comes_home_after_a_victory() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Highgarden Honor Guard in hand
        given Stark is the first player
        given it is the challenges phase
        when  Baratheon uses Highgarden Honor Guard
        when  Stark attacks Baratheon for intrigue with Highgarden Honor Guard
        when  the challenge ends
        show  Highgarden Honor Guard
        ",
        expect![[r#"
            Baratheon chooses Stark
            Baratheon uses Highgarden Honor Guard
            Highgarden Honor Guard enters play, controlled by Stark
            The effect of Highgarden Honor Guard lasts from now on
            Stark initiates an intrigue challenge against Baratheon
            Stark attacks with Highgarden Honor Guard
            Stark kneels Highgarden Honor Guard
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 4 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            Highgarden Honor Guard takes effect
            Highgarden Honor Guard leaves the challenge
            Baratheon takes control of Highgarden Honor Guard
            Highgarden Honor Guard: controlled by Baratheon, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn the_highgarden_guard_is_not_lent_from_play() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Highgarden Honor Guard in play
        given it is the challenges phase
        when  Baratheon uses Highgarden Honor Guard
        ",
        expect![[r#"
            refused: that text of Highgarden Honor Guard works only from the hand (play.ability)
        "#]],
    );
}

#[test]
fn the_old_red_priest_dies_and_a_location_kneels() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Old Red Priest, Great Hall, Aegon's Garden in play
        given Stark has Sudden Accident in hand
        given Stark has Great Keep in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Old Red Priest
        when  Baratheon kneels Great Hall
        when  everyone passes
        show  Great Hall
        ",
        expect![[r#"
            Stark chooses Old Red Priest
            Stark plays Sudden Accident
            Old Red Priest is killed by Sudden Accident
            Old Red Priest takes effect
            Baratheon chooses Great Hall
            Baratheon kneels Great Hall
            Old Red Priest goes to Baratheon's dead pile
            Great Hall: controlled by Baratheon, kneeling, Limited
        "#]],
    );
}

#[test]
fn the_old_red_priest_saved_kneels_nothing() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Old Red Priest, Great Hall in play
        given Baratheon has Held Back in hand
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Old Red Priest
        when  Baratheon plays Held Back
        when  everyone passes
        show  Great Hall
        show  Old Red Priest
        ",
        expect![[r#"
            Stark chooses Old Red Priest
            Stark plays Sudden Accident
            Baratheon plays Held Back
            Old Red Priest is saved by Held Back
            Great Hall: controlled by Baratheon, standing, Limited
            Old Red Priest: controlled by Baratheon, standing, STR 1, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_faithful_are_cheaper_beside_asshai() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has 4 gold
        given Baratheon has Army of the Faithful in hand
        given Baratheon has Melisandre, Old Red Priest in play
        given Stark has Old Red Priest in play
        when  Baratheon marshals Army of the Faithful
        show  Baratheon's gold
        ",
        expect![[r#"
            Baratheon marshals Army of the Faithful for 4 gold
            Baratheon pays 4 gold
            Army of the Faithful enters play
            Stark receives 4 gold of income
            Baratheon has 0 gold
        "#]],
    );
}

#[test]
fn the_faithful_cost_six_alone() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has 5 gold
        given Baratheon has Army of the Faithful in hand
        given Stark has Old Red Priest in play
        when  Baratheon marshals Army of the Faithful
        ",
        expect![[r#"
            refused: Army of the Faithful costs 6, you have 5 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_courtier_blanks_a_printed_text_for_the_phase() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Renly's Courtier in play
        given Stark has Deadly Guard, Hodor in play
        given Stark has Golden Spurs on Deadly Guard
        given it is the challenges phase
        when  Baratheon uses Renly's Courtier on Hodor
        when  Baratheon uses Renly's Courtier on Deadly Guard
        when  everyone passes
        show  Deadly Guard
        when  the challenges phase ends
        show  Deadly Guard
        ",
        expect![[r#"
            refused: Renly's Courtier asks for a non-unique character, which Hodor is not (timing.target)
            Baratheon chooses Deadly Guard
            Baratheon kneels Renly's Courtier
            Baratheon uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Deadly Guard: controlled by Stark, standing, STR 2, military, power, Renown, with Golden Spurs, blank
            Deadly Guard: controlled by Stark, standing, STR 2, military, power, Deadly, Renown, with Golden Spurs
        "#]],
    );
}

#[test]
fn the_tyrell_guard_steps_in_for_the_dead() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Baratheon has House Tyrell Guard in hand
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon uses House Tyrell Guard
        when  everyone passes
        show  House Tyrell Guard
        ",
        expect![[r#"
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Robert Baratheon is killed by Sudden Accident
            Baratheon uses House Tyrell Guard
            House Tyrell Guard enters play
            Robert Baratheon goes to Baratheon's dead pile
            House Tyrell Guard: controlled by Baratheon, standing, STR 1, military, power
        "#]],
    );
}

#[test]
fn the_tyrell_guard_ignores_other_deaths() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Plain Soldier in play
        given Baratheon has Robert Baratheon in play, with a duplicate
        given Baratheon has House Tyrell Guard in hand
        given Stark has Old Red Priest in play
        given Stark has 3 Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Soldier
        when  Baratheon uses House Tyrell Guard
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon passes
        when  Baratheon saves Robert Baratheon with its duplicate
        when  Stark passes
        when  Baratheon passes
        when  Baratheon uses House Tyrell Guard
        when  Stark plays Sudden Accident on Old Red Priest
        when  Baratheon uses House Tyrell Guard
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            refused: House Tyrell Guard is used after a House Baratheon character you control is killed; that has not just happened (response.definition)
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Baratheon's dead pile
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Baratheon uses a duplicate of Robert Baratheon
            Robert Baratheon is saved by its duplicate
            refused: House Tyrell Guard is used after a House Baratheon character you control is killed; that has not just happened (response.definition)
            Stark chooses Old Red Priest
            Stark plays Sudden Accident
            refused: House Tyrell Guard is used after a House Baratheon character you control is killed; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn dragonstone_port_names_a_plot_before_the_reveal() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark's plot deck is A Bloody Season, A Swift Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names A Swift Season
        when  the plot phase ends
        show  Baratheon's power
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names A Swift Season
            The effect of Dragonstone Port lasts until the end of the phase
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn dragonstone_port_names_the_wrong_plot() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark's plot deck is A Bloody Season, A Swift Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names A Bloody Season
        when  Baratheon uses Dragonstone Port
        when  the plot phase ends
        show  Baratheon's power
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names A Bloody Season
            The effect of Dragonstone Port lasts until the end of the phase
            refused: Dragonstone Port is used once per phase, and has been (timing.limits)
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Baratheon has 0 power
        "#]],
    );
}

#[test]
fn dragonstone_port_pays_for_each_opponent() {
    check(
        "
        players Baratheon, Stark, Lannister
        given Baratheon has Dragonstone Port in play
        given Stark's plot deck is A Bloody Season, A Swift Season
        given Lannister's plot deck is A Swift Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names A Swift Season
        when  the plot phase ends
        show  Baratheon's power
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Lannister chooses A Swift Season
            Baratheon uses Dragonstone Port
            Baratheon names A Swift Season
            The effect of Dragonstone Port lasts until the end of the phase
            Stark reveals A Swift Season
            Lannister reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7, by lot
            Stark is the first player
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Lannister returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            Baratheon has 2 power
        "#]],
    );
}

#[test]
fn dragonstone_port_is_too_late_after_the_reveal() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark has Bran Stark in play
        given Stark's plot deck is A Bloody Season, A Swift Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Baratheon is asked to take an action
        when  Baratheon passes
        when  Stark passes
        when  Baratheon tries to use Dragonstone Port
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            refused: Dragonstone Port is used only after plots are chosen and before they are revealed: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn before_the_reveal_bran_may_act_by_dragonstone_port() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark has Bran Stark in play
        given Stark's plot deck is A Bloody Season, A Swift Season, Blockade
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Stark is asked to take an action
        when  Stark uses Bran Stark
        when  Stark chooses Blockade
        when  the plot phase ends
        show  Stark's plot
        show  Stark's used plots
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Blockade
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark reveals A Swift Season
            Stark has used: Blockade, A Quiet Season
        "#]],
    );
}

#[test]
fn without_dragonstone_port_nobody_acts_before_the_reveal() {
    check(
        "
        rule  timing.phase.plot
        players Baratheon, Stark
        given Stark has Bran Stark in play
        given Stark's plot deck is A Bloody Season, A Swift Season, Blockade
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Stark uses Bran Stark
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
        "#]],
    );
}

#[test]
fn dragonstone_port_lets_bran_change_his_mind() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark has Bran Stark in play
        given Stark's plot deck is A Bloody Season, A Swift Season, Blockade
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Blockade
        when  Stark is asked to take an action
        show  what Stark is offered
        when  Stark passes
        when  Baratheon passes
        when  Stark uses Bran Stark
        when  Stark chooses Blockade
        when  the plot phase ends
        show  Stark's plot
        show  Baratheon's power
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names Blockade
            The effect of Dragonstone Port lasts until the end of the phase
            Stark is offered: Pass / Use Bran Stark
            Stark reveals A Swift Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Blockade
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Stark reveals Blockade
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn the_stormlands_help_any_baratheon_card() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Stormlands Fiefdoms in play
        given Baratheon has Plain Courtyard, Dragonstone Port, Edric Storm in hand
        given Baratheon has 9 gold
        when  Baratheon uses Stormlands Fiefdoms
        when  Baratheon marshals Plain Courtyard
        when  Baratheon marshals Dragonstone Port
        when  Baratheon marshals Edric Storm
        ",
        expect![[r#"
            Baratheon kneels Stormlands Fiefdoms
            Baratheon uses Stormlands Fiefdoms
            The effect of Stormlands Fiefdoms lasts until the end of the phase
            Baratheon marshals Plain Courtyard for 1 gold
            Baratheon pays 1 gold
            Plain Courtyard enters play
            Baratheon marshals Dragonstone Port for 1 gold
            Baratheon pays 1 gold
            Dragonstone Port enters play
            Baratheon marshals Edric Storm for 2 gold
            Baratheon pays 2 gold
            Edric Storm enters play
        "#]],
    );
}

#[test]
fn king_roberts_chambers_give_gold_and_influence_on_the_house_card() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has King Robert's Chambers in hand
        given Baratheon has 1 gold
        when  Baratheon attaches King Robert's Chambers to the House card
        show  King Robert's Chambers
        show  Baratheon's income
        show  Baratheon's influence
        ",
        expect![[r#"
            Baratheon marshals King Robert's Chambers for 1 gold
            Baratheon pays 1 gold
            King Robert's Chambers is attached to House Baratheon
            Stark receives 4 gold of income
            King Robert's Chambers: controlled by Baratheon, standing, attached to House Baratheon
            Baratheon has an income of 5
            Baratheon has 1 influence
        "#]],
    );
}

#[test]
fn only_chambers_go_on_the_house_card() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Aegon's Garden in hand
        when  Baratheon attaches Aegon's Garden to the House card
        when  Baratheon marshals Aegon's Garden
        show  Baratheon's income
        ",
        expect![[r#"
            refused: Aegon's Garden cannot be played as an attachment on your House card (card.attachment.host)
            Baratheon marshals Aegon's Garden for 0 gold
            Aegon's Garden enters play
            Stark receives 4 gold of income
            Baratheon has an income of 5
        "#]],
    );
}

#[test]
fn the_great_hall_helps_the_next_baratheon_character() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Great Hall in play
        given Baratheon has Dragonstone Port, Plain Soldier, Robert Baratheon, Edric Storm in hand
        given Baratheon has 9 gold
        when  Baratheon uses Great Hall
        when  Baratheon marshals Dragonstone Port
        when  Baratheon marshals Plain Soldier
        when  Baratheon marshals Robert Baratheon
        when  Baratheon marshals Edric Storm
        when  Baratheon uses Great Hall
        ",
        expect![[r#"
            Baratheon kneels Great Hall
            Baratheon uses Great Hall
            The effect of Great Hall lasts until the end of the phase
            Baratheon marshals Dragonstone Port for 2 gold
            Baratheon pays 2 gold
            Dragonstone Port enters play
            Baratheon marshals Plain Soldier for 1 gold
            Baratheon pays 1 gold
            Plain Soldier enters play
            Baratheon marshals Robert Baratheon for 2 gold
            Baratheon pays 2 gold
            Robert Baratheon enters play
            Baratheon marshals Edric Storm for 2 gold
            Baratheon pays 2 gold
            Edric Storm enters play
            refused: Great Hall is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn a_bastard_of_robert_slips_past() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Bastard of Robert in play
        given Stark has Plain Lord in play
        when  Baratheon attacks Stark for power with Bastard of Robert
        when  Baratheon bypasses Plain Lord
        when  Stark defends with Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Bastard of Robert
            Baratheon kneels Bastard of Robert
            Bastard of Robert bypasses Plain Lord by stealth
            refused: Plain Lord was bypassed by stealth (keyword.stealth)
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn baratheons_hosts_carry_no_attachments() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has 4 gold
        given Baratheon has Host of Storm's End, Bastard of Robert, Army of the Faithful, Stannis's Northern Cavalry, Highgarden Honor Guard in play
        given Baratheon has Strong Sword in hand
        when  Baratheon marshals Strong Sword
        ",
        expect![[r#"
            refused: there is no card in play that Strong Sword can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn the_stormlands_do_nothing_for_others() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon has Stormlands Fiefdoms in play
        given Baratheon has Jon Snow in hand
        given Baratheon has 2 gold
        when  Baratheon uses Stormlands Fiefdoms
        when  Baratheon marshals Jon Snow
        ",
        expect![[r#"
            Baratheon kneels Stormlands Fiefdoms
            Baratheon uses Stormlands Fiefdoms
            The effect of Stormlands Fiefdoms lasts until the end of the phase
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_great_hall_does_nothing_for_a_location() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon has Great Hall in play
        given Baratheon has Dragonstone Port, Old Red Priest in hand
        given Baratheon has 1 gold
        when  Baratheon uses Great Hall
        when  Baratheon marshals Dragonstone Port
        when  Baratheon marshals Old Red Priest
        ",
        expect![[r#"
            Baratheon kneels Great Hall
            Baratheon uses Great Hall
            The effect of Great Hall lasts until the end of the phase
            refused: Dragonstone Port costs 2, you have 1 gold (card.anatomy.cost)
            Baratheon marshals Old Red Priest for 0 gold
            Old Red Priest enters play
        "#]],
    );
}

#[test]
fn davos_may_leave_where_his_strength_is_gone() {
    check(
        "
        rule  timing.terminal
        players Baratheon, Targaryen
        given it is the challenges phase with Targaryen active
        given Baratheon has Ser Davos Seaworth in play
        given Baratheon has 1 gold
        given Targaryen has Flame-Kissed on Ser Davos Seaworth
        given Targaryen has Forever Burning in hand
        when  Targaryen plays Forever Burning on Ser Davos Seaworth
        when  Baratheon uses Ser Davos Seaworth
        when  Baratheon declines
        when  everyone passes
        show  Ser Davos Seaworth
        ",
        expect![[r#"
            Targaryen chooses Ser Davos Seaworth
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Baratheon uses Ser Davos Seaworth
            Ser Davos Seaworth is saved by Ser Davos Seaworth
            Ser Davos Seaworth is returned to Baratheon's hand
            Ser Davos Seaworth goes to Baratheon's hand
            Flame-Kissed goes to Targaryen's discard pile
            Ser Davos Seaworth: Baratheon's hand
        "#]],
    );
}

#[test]
fn davos_who_stays_at_no_strength_is_killed_again() {
    check(
        "
        rule  timing.terminal
        players Baratheon, Targaryen
        given it is the challenges phase with Targaryen active
        given Baratheon has Ser Davos Seaworth in play
        given Baratheon has 1 gold
        given Targaryen has Flame-Kissed on Ser Davos Seaworth
        given Targaryen has Forever Burning in hand
        when  Targaryen plays Forever Burning on Ser Davos Seaworth
        when  Baratheon uses Ser Davos Seaworth
        when  Baratheon agrees
        when  Baratheon is asked to save
        show  Baratheon's gold
        when  Baratheon passes
        when  everyone passes
        show  Ser Davos Seaworth
        ",
        expect![[r#"
            Targaryen chooses Ser Davos Seaworth
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Baratheon uses Ser Davos Seaworth
            Ser Davos Seaworth is saved by Ser Davos Seaworth
            Baratheon pays 1 gold
            Baratheon has 0 gold
            Ser Davos Seaworth is killed
            Ser Davos Seaworth goes to Baratheon's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Ser Davos Seaworth: Baratheon's dead pile
        "#]],
    );
}
