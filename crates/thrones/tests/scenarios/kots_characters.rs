//! The characters of Kings of the Sea at work.

use expect_test::expect;

use crate::check;

#[test]
fn balon_greyjoy_keeps_the_weak_from_defending() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Balon Greyjoy in play
        given Stark has Plain Soldier, Hodor in play
        when  Greyjoy attacks Stark for military with Balon Greyjoy
        when  Stark defends with Plain Soldier
        when  Stark defends with Hodor
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Balon Greyjoy
            Greyjoy kneels Balon Greyjoy
            refused: Plain Soldier cannot be declared as a defender (timing.cannot)
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Greyjoy, 4 to 3
        "#]],
    );
}

#[test]
fn balon_greyjoy_is_one_king_of_two() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Balon Greyjoy in play
        given Stark has Plain Soldier, Robb Stark in play
        when  Greyjoy attacks Stark for military with Balon Greyjoy
        when  Stark defends with Plain Soldier
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Balon Greyjoy
            Greyjoy kneels Balon Greyjoy
            Stark defends with Plain Soldier
            Stark kneels Plain Soldier
            Greyjoy wins the challenge against Stark, 3 to 2
            Stark satisfies a claim of 1
        "#]],
    );
}

#[test]
fn asha_greyjoy_cannot_be_saved() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Asha Greyjoy in play, with a duplicate
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  Greyjoy saves Asha Greyjoy with its duplicate
        when  everyone passes
        show  Asha Greyjoy
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            refused: nothing threatens Asha Greyjoy now (timing.save_cancel)
            Asha Greyjoy is killed for the claim
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Asha Greyjoy goes to Greyjoy's discard pile
            Asha Greyjoy goes to Greyjoy's dead pile
            Asha Greyjoy: Greyjoy's dead pile
        "#]],
    );
}

#[test]
fn theon_greyjoy_kneels_a_location_for_gold() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Theon Greyjoy in play
        given Greyjoy has 2 gold
        given Stark has Plain Courtyard, Whispering Hall in play
        given it is the dominance phase
        when  Greyjoy uses Theon Greyjoy
        when  Greyjoy chooses Plain Courtyard
        when  Greyjoy uses Theon Greyjoy
        show  Greyjoy's gold
        ",
        expect![[r#"
            Greyjoy chooses Plain Courtyard
            Greyjoy pays 1 gold
            Greyjoy uses Theon Greyjoy
            Stark kneels Plain Courtyard
            refused: Theon Greyjoy is used once per round, and has been (timing.limits)
            Greyjoy has 1 gold
        "#]],
    );
}

#[test]
fn euron_gives_stealth_while_he_stands() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Euron Crow's Eye, Theon Greyjoy, Plain Soldier in play
        show  Theon Greyjoy
        show  Plain Soldier
        when  Greyjoy attacks Stark for military with Euron Crow's Eye
        show  Theon Greyjoy
        ",
        expect![[r#"
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power, Stealth
            Plain Soldier: controlled by Greyjoy, standing, STR 2, military
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Euron Crow's Eye
            Greyjoy kneels Euron Crow's Eye
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn euron_is_immune_to_events() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Euron Crow's Eye in play
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Stark plays No Mercy
        ",
        expect![[r#"
            refused: no character in play can be chosen for No Mercy (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn victarion_claims_power_with_a_warship() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Victarion Greyjoy, Scouting Vessel in play
        given Greyjoy's plot deck is A Swift Season
        given it is the plot phase
        when  Greyjoy chooses A Swift Season
        when  Greyjoy uses Victarion Greyjoy
        show  Victarion Greyjoy
        ",
        expect![[r#"
            Greyjoy chooses A Swift Season
            Stark chooses A Quiet Season
            Greyjoy reveals A Swift Season
            Stark reveals A Quiet Season
            Greyjoy wins initiative with 7
            Greyjoy is the first player
            Greyjoy uses Victarion Greyjoy
            Victarion Greyjoy claims 1 power
            Greyjoy returns the used plots to the plot deck
            Victarion Greyjoy: controlled by Greyjoy, standing, STR 3, military, power, Intimidate, 1 power
        "#]],
    );
}

#[test]
fn victarion_needs_a_warship() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Victarion Greyjoy in play
        given Greyjoy's plot deck is A Swift Season
        given it is the plot phase
        when  Greyjoy chooses A Swift Season
        when  Greyjoy uses Victarion Greyjoy
        ",
        expect![[r#"
            Greyjoy chooses A Swift Season
            refused: Victarion Greyjoy is used after you reveal a plot; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn aeron_damphair_sends_another_in_his_place() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Aeron Damphair in play
        given Greyjoy's deck is Drowned Disciple, Plain Soldier, Priest of the Drowned God
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  everyone passes
        when  Greyjoy chooses Priest of the Drowned God
        when  everyone passes
        show  Aeron Damphair
        show  Priest of the Drowned God
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            Aeron Damphair is not killed, because of Aeron Damphair
            Greyjoy searches the deck
            Priest of the Drowned God enters play
            Aeron Damphair is returned to the bottom of Greyjoy's deck
            Greyjoy shuffles the deck
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Aeron Damphair goes to the bottom of Greyjoy's deck
            Aeron Damphair: Greyjoy's deck
            Priest of the Drowned God: controlled by Greyjoy, standing, STR 3, power
        "#]],
    );
}

#[test]
fn maester_wendamyr_saves_and_stands() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Maester Wendamyr, Asha Greyjoy in play
        given Greyjoy has Theon Greyjoy in play, kneeling
        given Greyjoy has Iron Island Fiefdoms, Aeron's Chambers in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy uses Maester Wendamyr
        when  everyone passes
        when  Greyjoy agrees
        when  Greyjoy kneels Iron Island Fiefdoms, Aeron's Chambers
        show  Theon Greyjoy
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            Greyjoy kneels Maester Wendamyr
            Greyjoy uses Maester Wendamyr
            Theon Greyjoy is saved by Maester Wendamyr
            Greyjoy kneels Iron Island Fiefdoms
            Greyjoy kneels Aeron's Chambers
            Greyjoy pays 2 influence
            Greyjoy stands Theon Greyjoy
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn wex_pyke_keeps_those_without_crests_from_defending() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Wex Pyke in play
        given Stark has Plain Soldier, Robb Stark in play
        when  Greyjoy attacks Stark for military with Wex Pyke
        when  Stark defends with Plain Soldier
        when  Stark defends with Robb Stark
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Wex Pyke
            Greyjoy kneels Wex Pyke
            refused: Plain Soldier cannot be declared as a defender (timing.cannot)
            Stark defends with Robb Stark
            Stark kneels Robb Stark
            Stark wins the challenge against Greyjoy, 3 to 1
            Robb Stark claims 1 power for Renown
        "#]],
    );
}

#[test]
fn sea_raiders_are_limited() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given it is the marshalling phase
        given Greyjoy has 9 gold
        given Greyjoy has 2 Sea Raiders in hand
        when  Greyjoy marshals Sea Raiders
        when  Greyjoy marshals Sea Raiders
        ",
        expect![[r#"
            Greyjoy marshals Sea Raiders for 2 gold
            Greyjoy pays 2 gold
            Sea Raiders enters play
            refused: Sea Raiders is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn stowaway_gives_an_intrigue_icon() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Stowaway, Theon Greyjoy in play
        given Greyjoy's deck is Plain Spy
        given it is the challenges phase
        when  Greyjoy uses Stowaway
        when  Greyjoy chooses Theon Greyjoy
        show  Theon Greyjoy
        show  Greyjoy's discard pile
        ",
        expect![[r#"
            Greyjoy chooses Theon Greyjoy
            Greyjoy kneels Stowaway
            Greyjoy discards Plain Spy
            Greyjoy uses Stowaway
            The effect of Stowaway lasts until the end of the phase
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, intrigue, power
            Greyjoy has in the discard pile: Plain Spy
        "#]],
    );
}

#[test]
fn stowaway_needs_a_card_in_the_deck() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Stowaway, Theon Greyjoy in play
        given it is the challenges phase
        when  Greyjoy uses Stowaway
        ",
        expect![[r#"
            refused: Stowaway asks you to discard the top card of your deck, and you cannot (timing.initiate)
        "#]],
    );
}

#[test]
fn a_priest_of_the_drowned_god_strengthens_twice() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Priest of the Drowned God, Aeron Damphair in play
        given Greyjoy's deck is Plain Spy, Plain Spy, Plain Spy
        given it is the challenges phase
        when  Greyjoy uses Priest of the Drowned God
        when  Greyjoy chooses Aeron Damphair
        when  Greyjoy uses Priest of the Drowned God
        when  Greyjoy chooses Aeron Damphair
        show  Aeron Damphair
        when  Greyjoy uses Priest of the Drowned God
        ",
        expect![[r#"
            Greyjoy chooses Aeron Damphair
            Greyjoy discards Plain Spy
            Greyjoy uses Priest of the Drowned God
            The effect of Priest of the Drowned God lasts until the end of the phase
            Greyjoy chooses Aeron Damphair
            Greyjoy discards Plain Spy
            Greyjoy uses Priest of the Drowned God
            The effect of Priest of the Drowned God lasts until the end of the phase
            Aeron Damphair: controlled by Greyjoy, standing, STR 5, power, Stealth
            refused: Priest of the Drowned God is used 2 times per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn a_drumbeater_makes_a_clear_victory_unopposed() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Drumbeater, Balon Greyjoy, Asha Greyjoy in play
        given Stark has Hodor in play
        when  Greyjoy attacks Stark for power with Balon Greyjoy, Asha Greyjoy
        when  Greyjoy uses Drumbeater
        when  Stark declares no defenders
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Balon Greyjoy
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Balon Greyjoy
            Greyjoy kneels Asha Greyjoy
            Greyjoy kneels Drumbeater
            Greyjoy uses Drumbeater
            The effect of Drumbeater lasts until the end of the challenge
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Balon Greyjoy claims 1 power for Renown
            Asha Greyjoy claims 1 power for Renown
            Greyjoy has 3 power
        "#]],
    );
}

#[test]
fn a_drumbeater_does_nothing_for_a_narrow_victory() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Drumbeater, Balon Greyjoy, Asha Greyjoy in play
        given Stark has Robb Stark in play
        when  Greyjoy attacks Stark for power with Balon Greyjoy, Asha Greyjoy
        when  Greyjoy uses Drumbeater
        when  Stark defends with Robb Stark
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Balon Greyjoy
            Greyjoy attacks with Asha Greyjoy
            Greyjoy kneels Balon Greyjoy
            Greyjoy kneels Asha Greyjoy
            Greyjoy kneels Drumbeater
            Greyjoy uses Drumbeater
            The effect of Drumbeater lasts until the end of the challenge
            Stark defends with Robb Stark
            Stark kneels Robb Stark
            Greyjoy wins the challenge against Stark, 6 to 3
            Stark satisfies a claim of 1
            Balon Greyjoy claims 1 power for Renown
            Asha Greyjoy claims 1 power for Renown
            Greyjoy has 2 power
        "#]],
    );
}

#[test]
fn a_drumbeater_counts_a_defence_as_none_by_four() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Drumbeater, Asha Greyjoy, Euron Crow's Eye in play
        given Stark has Robb Stark in play
        given Stark has Plain Soldier in play
        when  Greyjoy attacks Stark for power with Asha Greyjoy, Euron Crow's Eye
        when  Greyjoy uses Drumbeater
        when  Greyjoy bypasses nobody
        when  Stark defends with Robb Stark
        when  everyone passes
        show  Greyjoy's power
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Asha Greyjoy
            Greyjoy attacks with Euron Crow's Eye
            Greyjoy kneels Asha Greyjoy
            Greyjoy kneels Euron Crow's Eye
            Greyjoy kneels Drumbeater
            Greyjoy uses Drumbeater
            The effect of Drumbeater lasts until the end of the challenge
            Stark defends with Robb Stark
            Stark kneels Robb Stark
            Greyjoy wins the challenge against Stark, 7 to 3
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Asha Greyjoy claims 1 power for Renown
            Greyjoy has 2 power
        "#]],
    );
}

#[test]
fn a_drumbeater_beats_only_when_his_player_attacks() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Drumbeater in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy uses Drumbeater
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            refused: Drumbeater is used only during a challenge as the attacker: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn a_drowned_disciple_washes_decks_away() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Drowned Disciple in play
        given Stark has Robb Stark in play
        given Stark's deck is Ice, Hodor, Lady, Arya Stark
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy declares no defenders
        when  everyone passes
        show  Drowned Disciple
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 3 to 0
            Greyjoy satisfies a claim of 1
            Drowned Disciple is not killed, because of Drowned Disciple
            Drowned Disciple is returned to the bottom of Greyjoy's deck
            Stark discards Ice by Drowned Disciple
            Stark discards Hodor by Drowned Disciple
            Stark discards Lady by Drowned Disciple
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Drowned Disciple goes to the bottom of Greyjoy's deck
            Drowned Disciple: Greyjoy's deck
            Stark has in the discard pile: Lady, Hodor, Ice
        "#]],
    );
}

#[test]
fn dagmer_counts_warships_for_dominance() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Dagmer Cleftjaw, Scouting Vessel in play
        given Stark has Hodor in play
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Greyjoy wins dominance with 5
            Greyjoy claims 1 power for dominance
        "#]],
    );
}

#[test]
fn a_ten_towers_honor_guard_goes_to_an_opponent() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Ten Towers Honor Guard in hand
        given Stark has Plain Soldier in play
        given Stark is the first player
        given it is the challenges phase
        when  Greyjoy uses Ten Towers Honor Guard
        show  Ten Towers Honor Guard
        when  Stark attacks Greyjoy for military with Ten Towers Honor Guard
        when  everyone passes
        show  Ten Towers Honor Guard
        ",
        expect![[r#"
            Ten Towers Honor Guard: Greyjoy's hand
            Greyjoy chooses Stark
            Greyjoy uses Ten Towers Honor Guard
            Ten Towers Honor Guard enters play, controlled by Stark
            The effect of Ten Towers Honor Guard lasts from now on
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Ten Towers Honor Guard
            Stark kneels Ten Towers Honor Guard
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 4 to 0
            Greyjoy satisfies a claim of 1
            Stark claims 1 power, unopposed
            Ten Towers Honor Guard takes effect
            Ten Towers Honor Guard leaves the challenge
            Greyjoy takes control of Ten Towers Honor Guard
            Ten Towers Honor Guard: controlled by Greyjoy, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn a_scurvy_cutthroat_cuts_an_attachment() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Scurvy Cutthroat in play
        given Stark has Robb Stark in play
        given Stark has Strong Sword in hand
        given Stark has 3 gold
        given Stark is the first player
        given it is the marshalling phase
        when  Stark marshals Strong Sword on Robb Stark
        when  Greyjoy uses Scurvy Cutthroat
        show  Strong Sword
        show  Scurvy Cutthroat
        ",
        expect![[r#"
            Stark marshals Strong Sword for 1 gold
            Stark pays 1 gold
            Strong Sword is attached to Robb Stark
            Scurvy Cutthroat is discarded from play
            Greyjoy uses Scurvy Cutthroat
            Strong Sword is discarded from play by Scurvy Cutthroat
            Scurvy Cutthroat goes to Greyjoy's discard pile
            Strong Sword goes to Stark's discard pile
            Strong Sword: Stark's discard pile
            Scurvy Cutthroat: Greyjoy's discard pile
        "#]],
    );
}
