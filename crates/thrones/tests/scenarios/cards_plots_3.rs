//! The plots from Power and Wealth on, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn power_and_wealth_counts_attachments() {
    check(
        "
        given Stark reveals Power and Wealth
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Plain Spy in play
        given Stark has Gilded Plate on Plain Lord
        given Lannister has Poisoned Wine on Plain Lord
        given Lannister has Plain Soldier in play
        given Lannister has Gilded Plate on Plain Soldier
        show  Plain Lord
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with Gilded Plate, Poisoned Wine, with 1 duplicate
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
            Plain Soldier: controlled by Lannister, standing, STR 2, military, with Gilded Plate
        "#]],
    );
}

#[test]
fn mad_kings_legacy_discards_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen's plot deck is Mad King's Legacy
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Targaryen has Poisoned Wine on Plain Lord
        given Targaryen is the first player
        when  the plot phase begins
        when  Targaryen names Targaryen
        show  what Targaryen is offered
        when  Targaryen chooses Strong Sword
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses Mad King's Legacy
            Lannister chooses A Quiet Season
            Targaryen reveals Mad King's Legacy
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 3
            Targaryen is the first player
            Mad King's Legacy takes effect
            Targaryen is offered: Poisoned Wine / Strong Sword
            Targaryen chooses Strong Sword
            Strong Sword is discarded from play by Mad King's Legacy
            Strong Sword goes to Lannister's discard pile
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Lannister, standing, STR 1, military, intrigue, power, with Poisoned Wine
        "#]],
    );
}

#[test]
fn mad_kings_legacy_without_attachments_does_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen's plot deck is Mad King's Legacy
        given Lannister has Plain Lord in play
        given Targaryen is the first player
        when  the plot phase begins
        when  Targaryen names Targaryen
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses Mad King's Legacy
            Lannister chooses A Quiet Season
            Targaryen reveals Mad King's Legacy
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 3
            Targaryen is the first player
            Mad King's Legacy takes effect
            Targaryen returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn rule_by_decree_takes_from_the_largest_hand() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord, Plain Spy in hand
        given Stark has Ice in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Lannister discards Ice, Hodor
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Lannister discards Ice by Rule by Decree
            Lannister discards Hodor by Rule by Decree
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Arya Stark, Robb Stark, Plain Lord, Plain Spy
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Hodor, Ice
        "#]],
    );
}

#[test]
fn rule_by_decree_spares_a_tie() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Stark has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Lannister's hand
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
            Stark has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
        "#]],
    );
}

#[test]
fn rule_by_decree_spares_a_small_hand() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn noose_and_swordpoint_keep_the_weak_down() {
    check(
        "
        given Stark reveals Noose and Swordpoint
        given Stark has Plain Soldier, Plain Lord in play, kneeling
        given Lannister has Plain Spy, Plain Courtyard in play, kneeling
        given Lannister has Deadly Guard in play, kneeling
        given Lannister has Strong Sword on Deadly Guard
        when  the standing phase begins
        when  the standing phase ends
        show  Plain Soldier
        show  Plain Lord
        show  Plain Spy
        show  Plain Courtyard
        show  Deadly Guard
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Lannister stands Plain Courtyard
            Lannister stands Deadly Guard
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Plain Spy: controlled by Lannister, kneeling, STR 1, intrigue
            Plain Courtyard: controlled by Lannister, standing
            Deadly Guard: controlled by Lannister, standing, STR 4, military, power, Deadly, with Strong Sword
        "#]],
    );
}

#[test]
fn herding_the_masses_bars_common_defenders() {
    check(
        "
        given Stark reveals Herding the Masses
        given Stark has Plain Soldier in play
        given Lannister has Deadly Guard, Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister is asked to declare defenders
        show  what Lannister is offered
        when  Lannister defends with Deadly Guard
        when  Lannister defends with Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister is offered: Plain Lord
            refused: Deadly Guard cannot be declared as a defender (timing.cannot)
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
        "#]],
    );
}

#[test]
fn rule_by_decree_cannot_be_cancelled() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  Lannister discards Hodor
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Rule by Decree
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            refused: Royal Veto is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Lannister discards Hodor by Rule by Decree
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Arya Stark, Robb Stark, Royal Veto
        "#]],
    );
}

#[test]
fn the_power_of_arms_is_over_with_the_next_plot() {
    check(
        "
        given Stark has The Power of Arms among the used plots
        given Stark has Greatjon Umber in play
        show  Greatjon Umber
        ",
        expect![[r#"
            Greatjon Umber: controlled by Stark, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn herding_the_masses_does_not_bar_attackers() {
    check(
        "
        given Lannister reveals Herding the Masses
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn noose_and_swordpoint_do_not_stop_standing_in_other_phases() {
    check(
        "
        given Stark reveals Noose and Swordpoint
        given Stark has Ready Squire in play
        when  Stark attacks Lannister for military with Ready Squire
        when  Stark uses Ready Squire
        show  Ready Squire
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Ready Squire
            Stark stands Ready Squire
            Ready Squire: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn hear_me_roar_is_over_with_the_next_plot() {
    check(
        "
        given Lannister has Hear Me Roar among the used plots
        given Stark has Plain Soldier in play
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn blockade_does_not_touch_the_cards_of_its_owner() {
    check(
        "
        given Lannister reveals Blockade
        given Lannister has Lannisport Steward in play
        when  the marshalling phase begins
        show  Lannister's gold
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 0 gold of income
            Lannister receives 2 gold of income
            Lannister has 2 gold
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_may_strike_a_third_player() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord in play
        given Lannister has Plain Spy in play
        given Baratheon has Plain Soldier in play
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Lannister is offered
        when  Lannister chooses Plain Soldier
        when  the draw phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Condemned by the Realm
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Condemned by the Realm
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Condemned by the Realm takes effect
            Stark chooses Lannister
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister chooses Plain Soldier
            Plain Soldier is killed by Condemned by the Realm
            Plain Soldier goes to Baratheon's dead pile
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Plain Soldier: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn valar_morghulis_passes_by_nobles_under_the_power_of_blood() {
    check(
        "
        rule  timing.cannot
        given Stark's plot deck is Valar Morghulis
        given Lannister's plot deck is The Power of Blood
        given Lannister has Cersei Lannister, Plain Soldier in play
        when  the plot phase begins
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses The Power of Blood
            Stark reveals Valar Morghulis
            Lannister reveals The Power of Blood
            Lannister wins initiative with 3
            Stark is the first player
            Valar Morghulis takes effect
            Plain Soldier is killed by Valar Morghulis
            Plain Soldier goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Cersei Lannister
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn uneasy_truce_of_both_sides_is_paid_twice() {
    check(
        "
        given Stark reveals Uneasy Truce
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord in play
        given Stark has 3 gold
        when  Stark attacks Lannister for military with Plain Lord
        ",
        expect![[r#"
            refused: initiating it costs 4 gold, you have 3 (timing.initiate)
        "#]],
    );
}

#[test]
fn calm_over_westeros_of_both_sides_is_paid_twice() {
    check(
        "
        given Stark reveals Calm Over Westeros
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 2 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Lannister's gold
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark pays Lannister 1 gold
            Stark pays Lannister 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn rule_by_decree_takes_from_one_of_three() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Baratheon has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord, Plain Spy in hand
        when  the plot phase begins
        when  Stark names Stark
        when  Baratheon discards Hodor, Ice
        when  the draw phase begins
        show  Lannister's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Baratheon discards Ice by Rule by Decree
            Baratheon discards Hodor by Rule by Decree
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Lannister has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
            Baratheon has in hand: Arya Stark, Robb Stark, Plain Lord, Plain Spy
        "#]],
    );
}

#[test]
fn holding_the_trident_lets_go_when_the_others_fall() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        when  Stark plays Sudden Accident on Plain Spy
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
            Stark chooses Plain Spy
            Stark plays Sudden Accident
            Plain Spy is killed by Sudden Accident
            Plain Spy goes to Lannister's dead pile
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn good_for_the_gander_kills_with_valar_twice() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Valar Morghulis
        given Lannister has Plain Lord in play, with a duplicate
        given Stark is the first player
        when  the plot phase begins
        when  Lannister saves Plain Lord with its duplicate
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Valar Morghulis
            Stark reveals Good for the Gander
            Lannister reveals Valar Morghulis
            Stark wins initiative with 0, by lot
            Stark is the first player
            Good for the Gander takes effect
            Valar Morghulis takes effect
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Valar Morghulis takes effect
            Plain Lord is killed by Valar Morghulis
            Plain Lord goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Lord
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn planning_ahead_of_an_opponent_serves_everybody() {
    check(
        "
        given Lannister reveals Planning Ahead
        given Stark has 2 gold
        given Lannister has 1 gold
        given it is the standing phase
        when  the round ends
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            The taxation phase is skipped
            Round 2 begins
            The plot phase begins
            Stark has 2 gold
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn power_and_wealth_is_not_for_opponents() {
    check(
        "
        players Targaryen, Stark
        given Targaryen reveals Power and Wealth
        given it is the challenges phase
        given Targaryen has Plain Soldier in play
        given Stark has Plain Spy in play
        given Stark has Strong Sword on Plain Spy
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Spy: controlled by Stark, standing, STR 3, intrigue, with Strong Sword
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
        "#]],
    );
}
