//! Ten cards that ask much of the rules, and their neighbours.

use expect_test::expect;

use crate::check;

#[test]
fn retreat_and_the_hound_both_change_where_he_goes() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Lannister has The Hound in play
        given Lannister has Retreat in hand
        when  Stark plays Sudden Accident on The Hound
        when  Lannister plays Retreat
        when  everyone passes
        show  The Hound
        ",
        expect![[r#"
            Stark chooses The Hound
            Stark plays Sudden Accident
            The Hound is killed by Sudden Accident
            Lannister plays Retreat
            The Hound is bound to Lannister's hand instead
            The Hound goes to Lannister's hand
            The Hound: Lannister's hand
        "#]],
    );
}

#[test]
fn retreat_works_on_a_death_that_cannot_be_saved() {
    check(
        "
        rule  timing.instead
        rule  timing.cannot
        given Stark has 3 Plain Soldier, Plain Lord in play
        given Stark has Retreat in hand
        given Stark's plot deck is Wildfire Assault
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Plain Soldier, Plain Soldier, Plain Soldier
        when  Stark plays Retreat
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Stark chooses Plain Soldier
            Stark chooses Plain Soldier
            Stark chooses Plain Soldier
            Plain Lord is killed by Wildfire Assault
            Stark plays Retreat
            Plain Lord is bound to Stark's hand instead
            Plain Lord goes to Stark's hand
            Stark returns the used plots to the plot deck
            Plain Lord: Stark's hand
        "#]],
    );
}

#[test]
fn retreat_is_not_for_a_common_soldier() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Lannister has Plain Soldier in play
        given Lannister has Retreat in hand
        when  Stark plays Sudden Accident on Plain Soldier
        when  Lannister plays Retreat
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            refused: Retreat is used after a unique character you control is killed; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn stalwart_and_retreat() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Stark has Eddard Stark in play
        given Stark has Retreat in hand
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark plays Retreat
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Stark plays Retreat
            Eddard Stark is bound to Stark's hand instead
            Eddard Stark goes to Stark's hand
            Eddard Stark: Stark's hand
        "#]],
    );
}

#[test]
fn deathbound_goes_to_the_dead_pile_with_its_host() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Stark has The Hound in play
        given Stark has Deathbound Relic on The Hound
        when  Lannister plays Sudden Accident on The Hound
        when  everyone passes
        show  The Hound
        show  Deathbound Relic
        ",
        expect![[r#"
            Lannister chooses The Hound
            Lannister plays Sudden Accident
            The Hound is killed by Sudden Accident
            The Hound goes to Stark's discard pile
            Deathbound Relic goes to Stark's dead pile
            The Hound: Stark's discard pile
            Deathbound Relic: Stark's dead pile
        "#]],
    );
}

#[test]
fn flame_kissed_strikes_when_strength_falls_to_zero_later() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has Forever Burning in hand
        given Stark has Eddard Stark in play
        given Targaryen has Flame-Kissed on Eddard Stark
        show  Eddard Stark
        when  Targaryen plays Forever Burning on Eddard Stark
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 1, military, power, Deadly, Renown, Stalwart, with Flame-Kissed
            Targaryen chooses Eddard Stark
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Eddard Stark is killed
            Eddard Stark goes to the top of Stark's deck
            Flame-Kissed goes to Targaryen's discard pile
            Eddard Stark: Stark's deck
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_blanks_text_and_keywords_and_leaves_traits() {
    check(
        "
        rule  timing.constant
        given Stark has Eddard Stark, Kennel Master, Grey Wind, Shaggydog in play
        given Lannister has Milk of the Poppy on Kennel Master
        show  Kennel Master
        show  Eddard Stark
        ",
        expect![[r#"
            Kennel Master: controlled by Stark, standing, STR 2, military, with Milk of the Poppy, blank
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_does_not_take_what_is_gained() {
    check(
        "
        rule  timing.constant
        given Stark has Tyrion Lannister in play
        given Stark has Gutter Rat's Cunning on Tyrion Lannister
        given Lannister has Milk of the Poppy on Tyrion Lannister
        given Stark has Lordship on Tyrion Lannister
        given Stark has Bodyguard on Tyrion Lannister
        show  Tyrion Lannister
        ",
        expect![[r#"
            Tyrion Lannister: controlled by Stark, standing, STR 5, intrigue, power, Stealth, with Gutter Rat's Cunning, Lordship, Bodyguard, Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_leaves_the_traits_that_attachments_ask_for() {
    check(
        "
        rule  timing.attachment_legality
        given it is the challenges phase
        given Stark has Plain Lord in play
        given Stark has Bodyguard on Plain Lord
        given Lannister has Milk of the Poppy on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with Bodyguard, Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn renlys_courtier_blanks_what_is_printed_and_kennel_master_gains_nothing() {
    check(
        "
        rule  timing.constant
        given it is the challenges phase
        given Lannister has Renly's Courtier in play
        given Stark has Kennel Master, Grey Wind, Shaggydog, Direwolf Pup in play
        show  Kennel Master
        when  Lannister uses Renly's Courtier on Kennel Master
        show  Kennel Master
        ",
        expect![[r#"
            Kennel Master: controlled by Stark, standing, STR 5, military
            Lannister chooses Kennel Master
            Lannister kneels Renly's Courtier
            Lannister uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Kennel Master: controlled by Stark, standing, STR 2, military, blank
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_serves_the_opponent_until_he_wins() {
    check(
        "
        rule  timing.control
        players Targaryen, Lannister
        given it is the challenges phase with Lannister active
        given Targaryen has Dothraki Honor Guard in hand
        given Lannister has Plain Spy in play
        when  Targaryen uses Dothraki Honor Guard on Lannister
        when  Targaryen passes
        show  Dothraki Honor Guard
        when  Lannister attacks Targaryen for military with Dothraki Honor Guard
        when  the challenge ends
        show  Dothraki Honor Guard
        ",
        expect![[r#"
            Targaryen chooses Lannister
            Targaryen uses Dothraki Honor Guard
            Dothraki Honor Guard enters play, controlled by Lannister
            The effect of Dothraki Honor Guard lasts from now on
            Dothraki Honor Guard: controlled by Lannister, standing, STR 4, military, power
            Lannister initiates a military challenge against Targaryen
            Lannister attacks with Dothraki Honor Guard
            Lannister kneels Dothraki Honor Guard
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 4 to 0
            Targaryen satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Dothraki Honor Guard takes effect
            Dothraki Honor Guard leaves the challenge
            Targaryen takes control of Dothraki Honor Guard
            Dothraki Honor Guard: controlled by Targaryen, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_dies_to_its_owners_pile() {
    check(
        "
        rule  timing.control
        players Targaryen, Lannister
        given it is the challenges phase with Targaryen active
        given Targaryen has Dothraki Honor Guard, Sudden Accident in hand
        when  Targaryen uses Dothraki Honor Guard on Lannister
        when  Targaryen plays Sudden Accident on Dothraki Honor Guard
        when  everyone passes
        show  Dothraki Honor Guard
        ",
        expect![[r#"
            Targaryen chooses Lannister
            Targaryen uses Dothraki Honor Guard
            Dothraki Honor Guard enters play, controlled by Lannister
            The effect of Dothraki Honor Guard lasts from now on
            Targaryen chooses Dothraki Honor Guard
            Targaryen plays Sudden Accident
            Dothraki Honor Guard is killed by Sudden Accident
            Dothraki Honor Guard goes to Targaryen's dead pile
            Dothraki Honor Guard: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn two_motleys_and_one_gold_are_not_three_attackers() {
    check(
        "
        rule  timing.cannot
        players Stark, Baratheon
        given Stark has Plain Soldier, Deadly Guard, Renowned Knight in play
        given Baratheon has Motley on Plain Soldier
        given Baratheon has Motley on Deadly Guard
        given Stark has 1 gold
        when  Stark attacks Baratheon for military with Plain Soldier, Deadly Guard, Renowned Knight
        when  Stark attacks Baratheon for military with Plain Soldier, Renowned Knight
        show  Stark's gold
        show  Baratheon's gold
        ",
        expect![[r#"
            refused: declaring these together costs more gold than you have (timing.initiate)
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark attacks with Renowned Knight
            Stark kneels Plain Soldier
            Stark kneels Renowned Knight
            Stark pays Baratheon 1 gold
            Stark has 0 gold
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn motley_on_top_of_uneasy_truce() {
    check(
        "
        rule  timing.initiate
        players Stark, Baratheon
        given Baratheon reveals Uneasy Truce
        given Stark has Plain Soldier, Renowned Knight in play
        given Baratheon has Motley on Plain Soldier
        given Stark has 2 gold
        when  Stark attacks Baratheon for military with Plain Soldier
        when  Stark attacks Baratheon for military with Renowned Knight
        show  Baratheon's gold
        ",
        expect![[r#"
            refused: declaring Plain Soldier costs more gold than you have (timing.initiate)
            Stark initiates a military challenge against Baratheon
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Stark pays Baratheon 2 gold
            Baratheon has 2 gold
        "#]],
    );
}

#[test]
fn calm_over_westeros_and_a_purse_too_small() {
    check(
        "
        rule  timing.initiate
        players Lannister, Stark, Baratheon
        given Stark reveals Calm Over Westeros
        given it is the challenges phase with Lannister active
        given Lannister has The Lion's Will, Second Wind in hand
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        when  Lannister plays The Lion's Will on Plain Lord
        when  Lannister plays Second Wind on Plain Lord
        show  what Lannister is offered
        when  Lannister gives 1 gold to Baratheon
        when  everyone passes
        show  Baratheon's gold
        ",
        expect![[r#"
            refused: you cannot pay what The Lion's Will costs now (timing.initiate)
            Lannister chooses Plain Lord
            Lannister is offered: Give Stark 1 gold / Give Baratheon 1 gold
            Lannister pays Baratheon 1 gold
            Lannister plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn mutual_cause_with_one_opponent_does_nothing() {
    check(
        "
        rule  timing.when_revealed
        given Stark's plot deck is Mutual Cause, A Quiet Season
        given Stark has Plain Lord in play
        when  the plot phase begins
        when  Stark reveals Mutual Cause
        when  the plot phase ends
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Cause
            Lannister chooses A Quiet Season
            Stark reveals Mutual Cause
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn mutual_cause_binds_both() {
    check(
        "
        rule  timing.when_revealed
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Cause, A Quiet Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play
        when  the plot phase begins
        when  Stark reveals Mutual Cause
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Plain Lord
        when  Stark passes
        when  Lannister attacks Stark for power with Wandering Prince
        when  Lannister attacks Baratheon for power with Wandering Prince
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Cause
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Cause
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Mutual Cause takes effect
            Stark chooses Lannister
            The effect of Mutual Cause lasts until the end of the round
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a card forbids power challenges against Lannister (timing.cannot)
            refused: a card forbids power challenges against Stark (timing.cannot)
            Lannister initiates a power challenge against Baratheon
            Lannister attacks with Wandering Prince
            Lannister kneels Wandering Prince
        "#]],
    );
}

#[test]
fn the_last_plot_revealed_by_lords_of_the_narrow_sea() {
    check(
        "
        rule  timing.plot.mid_round
        players Baratheon, Lannister
        given it is the challenges phase with Baratheon active
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has 2 Whispering Hall, Plain Soldier in play
        given Lannister's plot deck is Valar Morghulis
        when  Baratheon plays Lords of the Narrow Sea on Lannister
        when  everyone passes
        show  Lannister's plot
        show  Lannister's plot deck
        show  Baratheon's dead pile
        show  Baratheon's power
        ",
        expect![[r#"
            Baratheon chooses Lannister
            Baratheon kneels Whispering Hall
            Baratheon kneels Whispering Hall
            Baratheon pays 4 influence
            Baratheon plays Lords of the Narrow Sea
            Lannister reveals Valar Morghulis
            Valar Morghulis takes effect
            Plain Soldier is killed by Valar Morghulis
            Lannister returns the used plots to the plot deck
            Baratheon claims 1 power by Lords of the Narrow Sea
            Plain Soldier goes to Baratheon's dead pile
            Lannister reveals Valar Morghulis
            Lannister has in the plot deck: A Quiet Season
            Baratheon has in the dead pile: Plain Soldier
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn dragonstone_port_opens_a_window_for_all() {
    check(
        "
        rule  timing.phase.plot
        players Baratheon, Stark
        given Stark is the first player
        given Baratheon has Dragonstone Port in play
        given Stark has Bran Stark in play
        given Stark's plot deck is Valar Morghulis, Blockade
        when  the plot phase begins
        when  Stark passes
        when  Stark reveals Blockade
        when  Baratheon reveals A Quiet Season
        show  who is asked
        show  what Stark is offered
        when  Stark passes
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Blockade
        when  the plot phase ends
        show  Baratheon's power
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Blockade
            Baratheon chooses A Quiet Season
            Stark is asked: Stark takes an action or passes in the plot phase
            Stark is offered: Pass / Use Bran Stark
            Baratheon uses Dragonstone Port
            Baratheon names Blockade
            The effect of Dragonstone Port lasts until the end of the phase
            Stark reveals Blockade
            Baratheon reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn dragonstone_port_and_a_plot_that_was_not_named() {
    check(
        "
        rule  timing.phase.plot
        players Baratheon, Lannister
        given Baratheon is the first player
        given Baratheon has Dragonstone Port in play
        given Lannister's plot deck is Valar Morghulis, Blockade
        when  the plot phase begins
        when  Lannister reveals Blockade
        when  Baratheon reveals A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Valar Morghulis
        when  the plot phase ends
        show  Baratheon's power
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Blockade
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names Valar Morghulis
            The effect of Dragonstone Port lasts until the end of the phase
            Baratheon reveals A Quiet Season
            Lannister reveals Blockade
            Lannister wins initiative with 4
            Baratheon is the first player
            Baratheon has 0 power
        "#]],
    );
}

#[test]
fn dragonstone_port_is_not_used_before_plots_are_chosen() {
    check(
        "
        rule  timing.phase.plot
        players Baratheon, Stark
        given Baratheon is the first player
        given Baratheon has Dragonstone Port, Renly's Courtier, Plain Soldier in play
        when  the plot phase begins
        show  who is asked
        when  Baratheon tries to use Dragonstone Port
        ",
        expect![[r#"
            The plot phase begins
            Baratheon is asked: Baratheon takes an action or passes in the plot phase
            refused: Dragonstone Port is used only after plots are chosen and before they are revealed: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn a_stalwart_veteran_saved_by_nobody_goes_on_the_deck() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Stark has Stalwart Veteran in play
        given Stark's deck is Plain Spy
        when  Lannister plays Sudden Accident on Stalwart Veteran
        when  everyone passes
        show  Stark's deck
        ",
        expect![[r#"
            Lannister chooses Stalwart Veteran
            Lannister plays Sudden Accident
            Stalwart Veteran is killed by Sudden Accident
            Stalwart Veteran goes to the top of Stark's deck
            Stark has in the deck: Stalwart Veteran, Plain Spy
        "#]],
    );
}
