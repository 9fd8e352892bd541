//! The plots of Kings of the Storm at work.

use expect_test::expect;

use crate::check;

#[test]
fn the_kings_law_lights_the_shadows() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon reveals The King's Law
        given Stark has Shadowcat in shadows
        given it is the marshalling phase
        when  the marshalling phase ends
        show  Shadowcat
        ",
        expect![[r#"
            Baratheon receives 3 gold of income
            Stark receives 4 gold of income
            The King's Law takes effect
            Stark discards Shadowcat by The King's Law
            Shadowcat: Stark's discard pile
        "#]],
    );
}

#[test]
fn forgotten_plans_blank_a_plot_that_blanks() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon reveals Forgotten Plans
        given Stark reveals Fortified Position
        given Stark has Ghost in play
        given it is the challenges phase
        show  Ghost
        ",
        expect![[r#"
            Ghost: controlled by Stark, standing, STR 3, military, Stealth
        "#]],
    );
}

#[test]
fn forgotten_plans_blank_other_plots() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon reveals Forgotten Plans
        given Stark reveals Storm of Swords
        given Stark has Plain Soldier, Wolf Pack in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Baratheon for military with Plain Soldier
        when  everyone passes
        when  Stark attacks Baratheon for military with Wolf Pack
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: it is nobody's turn to initiate challenges (challenge.turns); the military challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn the_power_of_faith_arms_the_holy() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon reveals The Power of Faith
        given Baratheon has Godswood Attendant in play
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Godswood Attendant
        show  Godswood Attendant
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Godswood Attendant
            Godswood Attendant: controlled by Baratheon, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn an_assault_on_kings_landing_denies_saves() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon reveals Assault on King's Landing
        given Baratheon has Renly Baratheon in play
        given Stark has Robb Stark in play, with a duplicate
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Renly Baratheon
        when  Stark declares no defenders
        when  Stark saves Robb Stark with its duplicate
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon kneels Renly Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            refused: nothing threatens Robb Stark now (timing.save_cancel)
            Robb Stark is killed for the claim
            Baratheon claims 1 power, unopposed
            Renly Baratheon claims 1 power for Renown
            Robb Stark goes to Stark's discard pile
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn regroup_recalls_a_card() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon's plot deck is Regroup
        given Baratheon has Hedge Knight in the discard pile
        given Baratheon's deck is Ice
        given it is the plot phase
        when  Baratheon chooses Regroup
        when  the plot phase ends
        show  Baratheon's deck
        ",
        expect![[r#"
            Baratheon chooses Regroup
            Stark chooses A Quiet Season
            Baratheon reveals Regroup
            Stark reveals A Quiet Season
            Baratheon wins initiative with 2
            Baratheon is the first player
            Regroup takes effect
            Hedge Knight goes to the top of Baratheon's deck
            Baratheon returns the used plots to the plot deck
            Baratheon has in the deck: Hedge Knight, Ice
        "#]],
    );
}

#[test]
fn feast_or_famine_is_a_feast() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon's plot deck is Feast or Famine
        given Baratheon has Hedge Knight in play
        given it is the plot phase
        when  Baratheon chooses Feast or Famine
        when  Stark chooses A Quiet Season
        when  Baratheon names Baratheon
        when  Baratheon agrees
        when  the marshalling phase begins
        when  the challenges phase begins
        when  Baratheon attacks Stark for military with Hedge Knight
        ",
        expect![[r#"
            Baratheon chooses Feast or Famine
            Stark chooses A Quiet Season
            Baratheon reveals Feast or Famine
            Stark reveals A Quiet Season
            Baratheon wins initiative with 5
            Baratheon is the first player
            Feast or Famine takes effect
            The effect of Feast or Famine lasts until the end of the round
            Baratheon returns the used plots to the plot deck
            The draw phase begins
            The marshalling phase begins
            Baratheon receives 6 gold of income
            Stark receives 4 gold of income
            The challenges phase begins
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn lineage_and_legacy_asks_for_power_first() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Stark reveals Lineage and Legacy
        given Baratheon has Hedge Knight, Renly Baratheon in play
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Renly Baratheon
        when  Baratheon attacks Stark for power with Hedge Knight
        when  everyone passes
        when  Baratheon attacks Stark for military with Renly Baratheon
        ",
        expect![[r#"
            refused: a card forbids military challenges against Stark (timing.cannot)
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon kneels Renly Baratheon
        "#]],
    );
}

#[test]
fn lineage_and_legacy_is_not_content_with_intrigue() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Stark reveals Lineage and Legacy
        given Baratheon has Plain Spy, Renly Baratheon in play
        given it is the challenges phase
        when  Baratheon attacks Stark for intrigue with Plain Spy
        when  everyone passes
        when  Baratheon attacks Stark for military with Renly Baratheon
        ",
        expect![[r#"
            Baratheon initiates an intrigue challenge against Stark
            Baratheon attacks with Plain Spy
            Baratheon kneels Plain Spy
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}
