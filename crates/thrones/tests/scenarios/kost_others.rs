//! Agendas, attachments, events and locations of Kings of the Storm at work.

use expect_test::expect;

use crate::check;

#[test]
fn the_ruby_of_rhllor_feeds_on_discards() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Asshai Initiate, Plain Spy in play
        given Baratheon has Ruby of R'hllor on Asshai Initiate
        given Baratheon's deck is Lady, Lady
        given Stark has Ice in hand
        given it is the challenges phase
        when  Baratheon attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  Baratheon uses Ruby of R'hllor
        when  everyone passes
        show  Baratheon's hand
        ",
        expect![[r#"
            Baratheon initiates an intrigue challenge against Stark
            Baratheon attacks with Plain Spy
            Baratheon kneels Plain Spy
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Stark discards Ice at random for the claim
            Baratheon claims 1 power, unopposed
            Baratheon kneels Ruby of R'hllor
            Baratheon uses Ruby of R'hllor
            Baratheon draws Lady
            Baratheon has in hand: Lady
        "#]],
    );
}

#[test]
fn the_ruby_of_rhllor_wards_off_events() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Asshai Initiate in play
        given Baratheon has Ruby of R'hllor on Asshai Initiate
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
fn the_ruby_of_rhllor_is_for_asshai() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Hedge Knight in play
        given Baratheon has Ruby of R'hllor in hand
        given Baratheon has 3 gold
        given it is the marshalling phase
        when  Baratheon marshals Ruby of R'hllor on Hedge Knight
        ",
        expect![[r#"
            refused: there is no card in play that Ruby of R'hllor can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn an_accepted_destiny_grows_with_the_house() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Hedge Knight in play
        given Baratheon has Accepted Destiny on Hedge Knight
        given Baratheon has 4 power
        show  Hedge Knight
        ",
        expect![[r#"
            Hedge Knight: controlled by Baratheon, standing, STR 5, military, power, with Accepted Destiny
        "#]],
    );
}

#[test]
fn the_crown_of_azor_ahai_turns_the_season() {
    check(
        "
        set   kost
        rule  season.one
        players Baratheon, Stark
        given Baratheon has Renly Baratheon in play
        given Baratheon has Crown of Azor Ahai on Renly Baratheon
        given Stark has another version of Eddard Stark in play
        given it is the challenges phase
        show  Crown of Azor Ahai
        when  Baratheon uses Crown of Azor Ahai
        show  Crown of Azor Ahai
        ",
        expect![[r#"
            Crown of Azor Ahai: controlled by Baratheon, standing, Setup, attached to Renly Baratheon
            Baratheon uses Crown of Azor Ahai
            Baratheon kneels Crown of Azor Ahai
            Crown of Azor Ahai: controlled by Baratheon, kneeling, Setup, attached to Renly Baratheon
        "#]],
    );
}

#[test]
fn the_crown_of_azor_ahai_makes_summer() {
    check(
        "
        set   kost
        rule  season.one
        players Martell, Stark
        given Martell has Doran Martell, Arianne Martell in play
        given Martell has Renly Baratheon in play
        given Martell has Crown of Azor Ahai on Renly Baratheon
        given Martell has Scheming on the Sand in hand
        given Martell's plot deck is A Swift Season, A Quiet Season
        given it is the challenges phase
        when  Martell plays Scheming on the Sand
        when  Martell kneels Doran Martell, Arianne Martell
        when  Martell chooses A Swift Season
        show  Martell's plot
        ",
        expect![[r#"
            Martell kneels Doran Martell
            Martell kneels Arianne Martell
            Martell plays Scheming on the Sand
            Martell reveals A Swift Season
            Martell reveals A Swift Season
        "#]],
    );
}

#[test]
fn the_crown_of_azor_ahai_makes_winter() {
    check(
        "
        set   kost
        rule  season.one
        players Martell, Stark
        given Martell has Doran Martell, Arianne Martell in play
        given Martell has Renly Baratheon in play
        given Martell has Crown of Azor Ahai on Renly Baratheon
        given Martell has Scheming on the Sand in hand
        given Martell's plot deck is A Swift Season
        given it is the challenges phase
        when  Martell uses Crown of Azor Ahai
        when  Martell plays Scheming on the Sand
        ",
        expect![[r#"
            Martell uses Crown of Azor Ahai
            refused: Scheming on the Sand is used in the plot phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn the_crown_of_azor_ahai_kneels_for_winter() {
    check(
        "
        set   low
        rule  season.one
        players Baratheon, Stark
        given Baratheon has another version of Robert Baratheon in play
        given Baratheon has Crown of Azor Ahai on Robert Baratheon
        given Stark has Robb Stark in play
        given it is the challenges phase
        when  Baratheon uses Crown of Azor Ahai
        when  Stark uses Robb Stark
        when  Stark names Lord
        show  Robb Stark
        ",
        expect![[r#"
            Baratheon uses Crown of Azor Ahai
            Baratheon kneels Crown of Azor Ahai
            Stark uses Robb Stark
            Stark names Lord
            The effect of Robb Stark lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 5, military, power, Renown
        "#]],
    );
}

#[test]
fn the_crown_of_azor_ahai_is_for_the_great() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Hedge Knight in play
        given Baratheon has Crown of Azor Ahai in hand
        given Baratheon has 3 gold
        given it is the marshalling phase
        when  Baratheon marshals Crown of Azor Ahai on Hedge Knight
        ",
        expect![[r#"
            refused: there is no card in play that Crown of Azor Ahai can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn the_stormlands_raise_a_claim_for_power() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has The Stormlands, Hedge Knight in play
        given Baratheon reveals Lineage and Legacy
        given Stark has 3 power
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Hedge Knight
        when  everyone passes
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 2
            Baratheon takes 2 power from Stark for the claim
            Baratheon claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn the_stormlands_look_at_what_is_printed() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has The Stormlands, Hedge Knight in play
        given Stark has 3 power
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Hedge Knight
        when  everyone passes
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon takes 1 power from Stark for the claim
            Baratheon claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn the_stormlands_make_a_struggle() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has The Stormlands, Plain Soldier in play
        given Baratheon has The Art of Diplomacy on Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Baratheon, standing, STR 6, military, power, with The Art of Diplomacy
        "#]],
    );
}

#[test]
fn sallas_escort_ship_weighs_two() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Salla's Escort Ship, Hedge Knight in play
        given Stark has Hodor in play
        given it is the challenges phase
        when  Baratheon uses Salla's Escort Ship
        when  Baratheon chooses Hodor
        when  Baratheon chooses Hedge Knight
        show  Hodor
        show  Hedge Knight
        ",
        expect![[r#"
            Baratheon chooses Hodor
            Baratheon chooses Hedge Knight
            Baratheon kneels Salla's Escort Ship
            Baratheon uses Salla's Escort Ship
            The effect of Salla's Escort Ship lasts until the end of the phase
            Hodor: controlled by Stark, standing, STR 3, military, power, Deadly
            Hedge Knight: controlled by Baratheon, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn the_pyre_of_the_false_gods_keeps_events() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Pyre of the False Gods in play
        given Baratheon has The Dragon's Tail in hand
        given Baratheon's deck is Ice, Lady, Hodor
        given Baratheon is the first player
        given it is the marshalling phase
        when  Baratheon plays The Dragon's Tail
        when  everyone passes
        show  The Dragon's Tail
        ",
        expect![[r#"
            Baratheon chooses Stark
            Baratheon plays The Dragon's Tail
            Baratheon draws Ice
            Baratheon draws Lady
            Stark cannot draw another card
            The Dragon's Tail goes to the bottom of Baratheon's deck
            Stark receives 4 gold of income
            The Dragon's Tail: Baratheon's deck
        "#]],
    );
}

#[test]
fn the_pyre_of_the_false_gods_gives_an_event_back() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Pyre of the False Gods in play
        given Baratheon has Superior Claim in the discard pile
        given Baratheon has 2 gold
        given it is the marshalling phase
        when  Baratheon uses Pyre of the False Gods
        when  Baratheon chooses Superior Claim
        show  Superior Claim
        ",
        expect![[r#"
            Baratheon chooses Superior Claim
            Baratheon kneels Pyre of the False Gods
            Baratheon pays 2 gold
            Baratheon uses Pyre of the False Gods
            Superior Claim goes to Baratheon's hand
            Superior Claim: Baratheon's hand
        "#]],
    );
}

#[test]
fn a_smugglers_cove_hides_a_fighter() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Smuggler's Cove, Hedge Knight in play
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Hedge Knight
        when  Baratheon uses Smuggler's Cove
        when  Baratheon chooses Hedge Knight
        show  Hedge Knight
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Baratheon chooses Hedge Knight
            Baratheon kneels Smuggler's Cove
            Baratheon uses Smuggler's Cove
            The effect of Smuggler's Cove lasts until the end of the phase
            Hedge Knight: controlled by Baratheon, kneeling, STR 3, military, power, Stealth
        "#]],
    );
}

#[test]
fn storms_end_honours_two() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Storm's End, Renly Baratheon, Marya Seaworth in play
        when  the dominance phase begins
        when  Baratheon chooses Choose
        when  Baratheon chooses Renly Baratheon, Marya Seaworth
        show  Renly Baratheon
        show  Baratheon's power
        ",
        expect![[r#"
            The dominance phase begins
            Baratheon wins dominance with 4
            Storm's End stands in the way of what befalls House Baratheon
            Baratheon chooses Renly Baratheon
            Baratheon chooses Marya Seaworth
            Renly Baratheon claims 1 power by Storm's End
            Marya Seaworth claims 1 power by Storm's End
            Renly Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, 1 power
            Baratheon has 2 power
        "#]],
    );
}

#[test]
fn storms_end_honours_the_house() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Storm's End, Renly Baratheon, Marya Seaworth in play
        when  the dominance phase begins
        when  Baratheon chooses Claim
        show  Renly Baratheon
        show  Baratheon's power
        ",
        expect![[r#"
            The dominance phase begins
            Baratheon wins dominance with 4
            Storm's End stands in the way of what befalls House Baratheon
            Baratheon claims 1 power by Storm's End
            Renly Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn obey_the_king_kneels() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Obey the King in hand
        given Stark has Robb Stark in play, with 1 power
        given Stark has Hodor in play
        given it is the challenges phase
        when  Baratheon plays Obey the King
        when  Baratheon chooses Robb Stark
        show  Robb Stark
        ",
        expect![[r#"
            Baratheon chooses Robb Stark
            Baratheon plays Obey the King
            Stark kneels Robb Stark
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}

#[test]
fn the_heart_of_the_stag_beats() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Heart of the Stag in hand
        given Baratheon has Marya Seaworth in play
        given it is the challenges phase
        when  Baratheon attacks Stark for intrigue with Marya Seaworth
        when  Baratheon plays Heart of the Stag
        when  Baratheon chooses Marya Seaworth
        show  Marya Seaworth
        ",
        expect![[r#"
            Baratheon initiates an intrigue challenge against Stark
            Baratheon attacks with Marya Seaworth
            Baratheon kneels Marya Seaworth
            Baratheon chooses Marya Seaworth
            Baratheon plays Heart of the Stag
            The effect of Heart of the Stag lasts until the end of the challenge
            Marya Seaworth: controlled by Baratheon, kneeling, STR 3, intrigue, Renown
        "#]],
    );
}

#[test]
fn bound_by_blood_changes_places() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Bound by Blood, Ser Parmen Crane, Renly Baratheon in hand
        given Baratheon has Ser Guyard Morrigen in play
        given it is the challenges phase
        when  Baratheon plays Bound by Blood
        when  Baratheon chooses Ser Guyard Morrigen
        when  Baratheon chooses Ser Parmen Crane
        when  everyone passes
        show  Ser Guyard Morrigen
        show  Ser Parmen Crane
        ",
        expect![[r#"
            Baratheon chooses Ser Guyard Morrigen
            Ser Guyard Morrigen is returned to Baratheon's hand
            Baratheon plays Bound by Blood
            Ser Parmen Crane enters play
            Ser Guyard Morrigen goes to Baratheon's hand
            Ser Guyard Morrigen: Baratheon's hand
            Ser Parmen Crane: controlled by Baratheon, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn a_direct_assault_takes_a_location() {
    check(
        "
        set   kost
        rule  challenge.claim.interrupted
        players Baratheon, Stark
        given Baratheon has Direct Assault in hand
        given Baratheon has Renly Baratheon in play
        given Stark has Great Keep, Winterfell in play
        given Stark has Plain Spy in play
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Renly Baratheon
        when  Baratheon plays Direct Assault
        when  Baratheon chooses Renly Baratheon
        when  Stark declares no defenders
        when  everyone passes
        show  Great Keep
        show  Plain Spy
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon kneels Renly Baratheon
            Baratheon chooses Renly Baratheon
            Baratheon plays Direct Assault
            The effect of Direct Assault lasts until the end of the challenge
            The effect of Direct Assault lasts until the end of the challenge
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Direct Assault stands in the way of it
            Baratheon chooses Great Keep
            Baratheon takes control of Great Keep
            Baratheon claims 1 power, unopposed
            Renly Baratheon claims 1 power for Renown
            Great Keep: controlled by Baratheon, standing, Limited
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn a_direct_assault_is_made_alone() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Direct Assault in hand
        given Baratheon has Renly Baratheon, Plain Soldier in play
        given Stark has Great Keep in play
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Renly Baratheon, Plain Soldier
        when  Baratheon plays Direct Assault
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon attacks with Plain Soldier
            Baratheon kneels Renly Baratheon
            Baratheon kneels Plain Soldier
            refused: no attacking character in play with a military icon with a power icon that is alone on its side can be chosen for Direct Assault (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn a_dark_prophecy_orders_a_deck() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Dark Prophecy in hand
        given Baratheon has Renly Baratheon in play
        given Stark's deck is Ice, Lady, Hodor, Arya Stark, Nymeria, Summer
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Renly Baratheon
        when  Stark declares no defenders
        when  Baratheon plays Dark Prophecy
        when  everyone passes
        when  Baratheon chooses Hodor
        when  Baratheon orders Ice, Lady, Arya Stark, Nymeria
        show  Stark's deck
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon kneels Renly Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Renly Baratheon claims 1 power for Renown
            Baratheon chooses Stark
            Baratheon plays Dark Prophecy
            Stark reveals Ice
            Stark reveals Lady
            Stark reveals Hodor
            Stark reveals Arya Stark
            Stark reveals Nymeria
            Stark discards Hodor by Dark Prophecy
            Stark has in the deck: Nymeria, Arya Stark, Lady, Ice, Summer
        "#]],
    );
}

#[test]
fn a_dark_prophecy_follows_dominance() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Dark Prophecy in hand
        given Baratheon has Renly Baratheon in play
        given Stark's deck is Ice, Lady
        when  the dominance phase begins
        when  Baratheon plays Dark Prophecy
        when  everyone passes
        when  Baratheon chooses Ice
        show  Stark's deck
        ",
        expect![[r#"
            The dominance phase begins
            Baratheon wins dominance with 3
            Baratheon claims 1 power for dominance
            Baratheon chooses Stark
            Baratheon plays Dark Prophecy
            Stark reveals Ice
            Stark reveals Lady
            Stark discards Ice by Dark Prophecy
            Stark has in the deck: Lady
        "#]],
    );
}

#[test]
fn see_who_is_stronger_calls_the_dead() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has See who is Stronger in hand
        given Baratheon has King Robert's Chambers, Stormlands Fiefdoms, Vanguard Lancer in play
        given Baratheon has Hedge Knight in the dead pile
        given it is the challenges phase
        when  Baratheon plays See who is Stronger
        when  Baratheon chooses Hedge Knight
        when  Baratheon kneels King Robert's Chambers, Stormlands Fiefdoms, Vanguard Lancer
        when  everyone passes
        show  Hedge Knight
        ",
        expect![[r#"
            Baratheon chooses Hedge Knight
            Baratheon kneels King Robert's Chambers
            Baratheon kneels Stormlands Fiefdoms
            Baratheon kneels Vanguard Lancer
            Baratheon pays 3 influence
            Baratheon plays See who is Stronger
            Hedge Knight enters play
            Hedge Knight: controlled by Baratheon, standing, STR 1, military, power
        "#]],
    );
}

#[test]
fn knights_of_the_realm_draw_more() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon runs Knights of the Realm
        given Baratheon has Hedge Knight in play
        given Baratheon's deck is Ice, Lady, Hodor, Summer
        given Stark's deck is Ice, Lady, Hodor, Summer
        when  the draw phase begins
        when  everyone passes
        show  Baratheon's hand
        ",
        expect![[r#"
            The draw phase begins
            Baratheon draws Ice
            Baratheon draws Lady
            Baratheon draws Hodor
            Stark draws Ice
            Stark draws Lady
            Baratheon has in hand: Ice, Lady, Hodor
        "#]],
    );
}

#[test]
fn knights_of_the_realm_draw_less() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon runs Knights of the Realm
        given Stark has Hedge Knight in play
        given Baratheon's deck is Ice, Lady, Hodor, Summer
        given Stark's deck is Ice, Lady, Hodor, Summer
        when  the draw phase begins
        when  everyone passes
        show  Baratheon's hand
        ",
        expect![[r#"
            The draw phase begins
            Baratheon draws Ice
            Stark draws Ice
            Stark draws Lady
            Baratheon has in hand: Ice
        "#]],
    );
}

#[test]
fn a_knighted_man_is_a_knight() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Plain Soldier, Kingsguard Squire in play
        given Baratheon has Knighted on Plain Soldier
        given Baratheon runs Knights of the Realm
        given Baratheon's deck is Ice, Lady, Hodor, Summer
        show  Plain Soldier
        when  the draw phase begins
        when  everyone passes
        show  Baratheon's hand
        ",
        expect![[r#"
            Plain Soldier: controlled by Baratheon, standing, STR 3, military, with Knighted
            The dominance phase begins
            Baratheon wins dominance with 4
            Baratheon claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Round 2 begins
            The plot phase begins
            Baratheon chooses A Quiet Season
            Stark chooses A Quiet Season
            Baratheon reveals A Quiet Season
            Stark reveals A Quiet Season
            Stark wins initiative with 0, having less power
            Baratheon is the first player
            The draw phase begins
            Baratheon draws Ice
            Baratheon draws Lady
            Baratheon draws Hodor
            Baratheon has in hand: Ice, Lady, Hodor
        "#]],
    );
}

#[test]
fn the_kings_pavillion_favours_the_rested() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has King's Pavillion, Hedge Knight in play
        given Stark has Hodor in play, kneeling
        show  Hedge Knight
        show  Hodor
        ",
        expect![[r#"
            Hedge Knight: controlled by Baratheon, standing, STR 4, military, power
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn a_superior_claim_is_two_power() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Renly Baratheon, Hedge Knight in play
        given Baratheon has Superior Claim in hand
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Renly Baratheon, Hedge Knight
        when  Stark declares no defenders
        when  Baratheon plays Superior Claim
        when  everyone passes
        show  Baratheon's power
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Renly Baratheon
            Baratheon attacks with Hedge Knight
            Baratheon kneels Renly Baratheon
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Renly Baratheon claims 1 power for Renown
            Baratheon plays Superior Claim
            Baratheon claims 2 power by Superior Claim
            Baratheon has 4 power
        "#]],
    );
}

#[test]
fn a_narrow_escape_returns_the_fallen() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Narrow Escape in hand
        given Baratheon has Hedge Knight in play
        given Baratheon has Plain Spy in the dead pile
        given Stark has No Mercy in hand
        given it is the dominance phase
        given Stark is the first player
        when  Stark plays No Mercy
        when  Stark chooses Hedge Knight
        when  Baratheon plays Narrow Escape
        when  everyone passes
        show  Hedge Knight
        show  Plain Spy
        ",
        expect![[r#"
            Stark chooses Hedge Knight
            Stark plays No Mercy
            Hedge Knight is killed by No Mercy
            Hedge Knight goes to Baratheon's dead pile
            Baratheon plays Narrow Escape
            Hedge Knight enters play
            Hedge Knight: controlled by Baratheon, standing, STR 1, military, power
            Plain Spy: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn a_narrow_escape_is_cut_off() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Narrow Escape in hand
        given Baratheon has Hedge Knight in play
        given Stark has No Mercy, Ice in hand
        given it is the dominance phase
        given Stark is the first player
        when  Stark plays No Mercy
        when  Stark chooses Hedge Knight
        when  Stark passes
        when  Baratheon passes
        when  Baratheon plays Narrow Escape
        when  Stark passes
        when  Baratheon passes
        when  Stark agrees
        show  Hedge Knight
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Hedge Knight
            Stark plays No Mercy
            Hedge Knight is killed by No Mercy
            Hedge Knight goes to Baratheon's dead pile
            Baratheon plays Narrow Escape
            refused: Stark decides first; what is going on resolves completely (action.resolve)
            Stark discards Ice
            Narrow Escape is cancelled
            Hedge Knight: Baratheon's dead pile
            Stark has in the discard pile: Ice, No Mercy
        "#]],
    );
}
