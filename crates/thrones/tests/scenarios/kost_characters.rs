//! The characters of Kings of the Storm at work.

use expect_test::expect;

use crate::check;

#[test]
fn robert_baratheon_fights_for_power_twice() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Robert Baratheon, Hedge Knight in play
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Hedge Knight
        when  everyone passes
        when  Baratheon attacks Stark for power with Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
        "#]],
    );
}

#[test]
fn robert_baratheon_is_one_king_of_two() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Robert Baratheon, Hedge Knight, Renly Baratheon in play
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Hedge Knight
        when  everyone passes
        when  Baratheon attacks Stark for power with Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Hedge Knight
            Baratheon kneels Hedge Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            refused: the power challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn renly_baratheon_makes_friends_cheap() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Renly Baratheon in play
        given Baratheon has Ser Emmon Cuy, Hedge Knight in hand
        given Baratheon has 2 gold
        given it is the marshalling phase
        when  Baratheon marshals Ser Emmon Cuy
        when  Baratheon marshals Hedge Knight
        ",
        expect![[r#"
            Baratheon marshals Ser Emmon Cuy for 1 gold
            Baratheon pays 1 gold
            Ser Emmon Cuy enters play
            Baratheon marshals Hedge Knight for 1 gold
            Baratheon pays 1 gold
            Hedge Knight enters play
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn stannis_baratheon_stops_draws() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Stannis Baratheon in play
        given Stark has Plain Lord in play
        given Stark has The Dragon's Tail in hand
        given Stark's deck is Ice, Hodor
        given it is the marshalling phase
        given Stark is the first player
        when  Stark plays The Dragon's Tail
        ",
        expect![[r#"
            refused: no player can be chosen for The Dragon's Tail (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn ser_emmon_cuy_strengthens_lords() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Ser Emmon Cuy, Renly Baratheon, Marya Seaworth in play
        show  Renly Baratheon
        show  Marya Seaworth
        ",
        expect![[r#"
            Renly Baratheon: controlled by Baratheon, standing, STR 4, military, power, Renown
            Marya Seaworth: controlled by Baratheon, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn ser_guyard_morrigen_hides_lords() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Ser Guyard Morrigen, Renly Baratheon, Marya Seaworth in play
        show  Renly Baratheon
        show  Marya Seaworth
        ",
        expect![[r#"
            Renly Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, Stealth
            Marya Seaworth: controlled by Baratheon, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn ser_parmen_crane_teaches_lords_to_live() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Ser Parmen Crane, Renly Baratheon, King Robert's Chambers in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Baratheon for military with Robb Stark
        when  Baratheon declares no defenders
        when  Baratheon chooses Renly Baratheon
        when  Baratheon uses Renly Baratheon
        when  Baratheon kneels King Robert's Chambers
        when  everyone passes
        show  Renly Baratheon
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Baratheon kneels King Robert's Chambers
            Baratheon pays 1 influence
            Baratheon uses Renly Baratheon
            Renly Baratheon is saved by Renly Baratheon
            Stark claims 1 power, unopposed
            Renly Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn salladhor_saan_sinks_a_location() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Salladhor Saan in play
        given Stark has Great Keep in play
        given it is the marshalling phase
        when  Baratheon uses Salladhor Saan
        when  Baratheon chooses Great Keep
        when  everyone passes
        show  Great Keep
        ",
        expect![[r#"
            Baratheon chooses Great Keep
            Baratheon kneels Salladhor Saan
            Baratheon uses Salladhor Saan
            Great Keep is discarded from play by Salladhor Saan
            Great Keep goes to Stark's discard pile
            Stark receives 4 gold of income
            Great Keep: Stark's discard pile
        "#]],
    );
}

#[test]
fn ser_cortnay_penrose_holds_in_power() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Ser Cortnay Penrose in play
        given it is the challenges phase
        show  Ser Cortnay Penrose
        when  Baratheon attacks Stark for power with Ser Cortnay Penrose
        show  Ser Cortnay Penrose
        when  everyone passes
        when  Baratheon stands Ser Cortnay Penrose
        show  Ser Cortnay Penrose
        ",
        expect![[r#"
            Ser Cortnay Penrose: controlled by Baratheon, standing, STR 3, military, power
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Ser Cortnay Penrose
            Baratheon kneels Ser Cortnay Penrose
            Ser Cortnay Penrose: controlled by Baratheon, kneeling, STR 5, military, power, Vigilant
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon stands Ser Cortnay Penrose
            Ser Cortnay Penrose: controlled by Baratheon, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn maester_pylos_finds_a_shadow() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Maester Pylos in play
        given Stark has Shadowcat in shadows
        given it is the challenges phase
        when  Baratheon attacks Stark for intrigue with Maester Pylos
        when  Stark declares no defenders
        when  Baratheon uses Maester Pylos
        when  everyone passes
        show  Shadowcat
        ",
        expect![[r#"
            Baratheon initiates an intrigue challenge against Stark
            Baratheon attacks with Maester Pylos
            Baratheon kneels Maester Pylos
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon uses Maester Pylos
            Stark discards Shadowcat at random by Maester Pylos
            Shadowcat: Stark's discard pile
        "#]],
    );
}

#[test]
fn marya_seaworth_stands_somebody() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Marya Seaworth in play
        given Baratheon has Hedge Knight in play, kneeling
        given it is the challenges phase
        when  Baratheon uses Marya Seaworth
        when  Baratheon chooses Hedge Knight
        show  Hedge Knight
        ",
        expect![[r#"
            Baratheon chooses Hedge Knight
            Baratheon kneels Marya Seaworth
            Baratheon uses Marya Seaworth
            Baratheon stands Hedge Knight
            Hedge Knight: controlled by Baratheon, standing, STR 1, military, power
        "#]],
    );
}

#[test]
fn a_veteran_knight_breaks_war_crests() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Veteran Knight in play
        given Stark has Randyll Tarly, Greatjon Umber in play
        given it is the challenges phase
        show  Randyll Tarly
        when  Baratheon attacks Stark for military with Veteran Knight
        when  Stark defends with Randyll Tarly
        show  Randyll Tarly
        show  Greatjon Umber
        ",
        expect![[r#"
            Randyll Tarly: controlled by Stark, standing, STR 4, military, power
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Veteran Knight
            Baratheon kneels Veteran Knight
            Stark defends with Randyll Tarly
            Stark kneels Randyll Tarly
            Randyll Tarly: controlled by Stark, kneeling, STR 3, military, power
            Greatjon Umber: controlled by Stark, standing, STR 4, military, power
        "#]],
    );
}

#[test]
fn a_sister_of_truth_sends_a_shadow_back() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Sister of Truth in shadows
        given Baratheon has 1 gold
        given Stark has Shadowcat in play
        given Baratheon is the first player
        when  the dominance phase begins
        when  Baratheon brings out Sister of Truth
        when  Baratheon uses Sister of Truth
        when  Baratheon chooses Shadowcat
        when  everyone passes
        show  Shadowcat
        ",
        expect![[r#"
            The dominance phase begins
            Baratheon brings Sister of Truth out of Shadows
            Baratheon pays 1 gold
            Sister of Truth enters play
            Baratheon chooses Shadowcat
            Baratheon uses Sister of Truth
            Shadowcat is returned into Shadows by Sister of Truth
            Shadowcat goes into Shadows
            Shadowcat: in Stark's Shadows
        "#]],
    );
}

#[test]
fn a_bearer_of_the_light_makes_asshai_cheaper() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Bearer of the Light in play
        given Baratheon has Asshai Initiate in hand
        given Baratheon has 1 gold
        given it is the marshalling phase
        when  Baratheon uses Bearer of the Light
        when  Baratheon marshals Asshai Initiate
        ",
        expect![[r#"
            Baratheon kneels Bearer of the Light
            Baratheon uses Bearer of the Light
            The effect of Bearer of the Light lasts until the end of the phase
            Baratheon marshals Asshai Initiate for 1 gold
            Baratheon pays 1 gold
            Asshai Initiate enters play
        "#]],
    );
}

#[test]
fn an_asshai_initiate_raises_the_dead() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Asshai Initiate in play
        given Baratheon has Hedge Knight in the dead pile
        given Baratheon's deck is Ice, Hodor, Lady
        given it is the challenges phase
        when  Baratheon uses Asshai Initiate
        when  Baratheon chooses Hedge Knight
        show  Hedge Knight
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Baratheon chooses Hedge Knight
            Baratheon discards Ice
            Baratheon discards Hodor
            Baratheon uses Asshai Initiate
            Hedge Knight goes to Baratheon's discard pile
            Hedge Knight: Baratheon's discard pile
            Baratheon has in the discard pile: Hedge Knight, Hodor, Ice
        "#]],
    );
}

#[test]
fn knights_of_the_storm_seize_the_day() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Knights of the Storm in hand
        given Baratheon has 5 gold
        given Stark is the first player
        given it is the marshalling phase with Baratheon active
        when  Baratheon marshals Knights of the Storm
        when  Baratheon uses Knights of the Storm
        when  everyone passes
        show  the first player
        ",
        expect![[r#"
            Baratheon marshals Knights of the Storm for 5 gold
            Baratheon pays 5 gold
            Knights of the Storm enters play
            Baratheon uses Knights of the Storm
            Baratheon is the first player
            Baratheon is the first player
        "#]],
    );
}

#[test]
fn stanniss_cavalry_rides_with_the_watch() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Stannis's Cavalry in play
        given Stark has Denys Mallister in play
        show  Stannis's Cavalry
        ",
        expect![[r#"
            Stannis's Cavalry: controlled by Baratheon, standing, STR 4, military, power, Deadly, Renown
        "#]],
    );
}

#[test]
fn stanniss_cavalry_rides_alone() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Stannis's Cavalry in play
        show  Stannis's Cavalry
        ",
        expect![[r#"
            Stannis's Cavalry: controlled by Baratheon, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn a_lost_captain_comes_back_from_the_discard_pile() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Renly Baratheon, Hedge Knight in play
        given Baratheon has Lost Captain in the discard pile
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Renly Baratheon, Hedge Knight
        when  Stark declares no defenders
        when  Baratheon uses Lost Captain
        when  everyone passes
        show  Lost Captain
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
            Baratheon uses Lost Captain
            Lost Captain goes to Baratheon's hand
            Lost Captain: Baratheon's hand
        "#]],
    );
}

#[test]
fn a_lost_captain_comes_back_from_the_dead() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Renly Baratheon, Hedge Knight in play
        given Baratheon has Lost Captain in the dead pile
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Renly Baratheon, Hedge Knight
        when  Stark declares no defenders
        when  Baratheon uses Lost Captain
        when  everyone passes
        show  Lost Captain
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
            Baratheon uses Lost Captain
            Lost Captain goes to Baratheon's hand
            Lost Captain: Baratheon's hand
        "#]],
    );
}

#[test]
fn ser_preston_greenfield_empties_hands() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Ser Preston Greenfield in play
        given Baratheon has Ice in hand
        given Stark has Ice, Hodor, Lady, Arya Stark, Nymeria in hand
        when  the dominance phase begins
        when  Baratheon uses Ser Preston Greenfield
        when  everyone passes
        when  Stark chooses Hodor
        show  Stark's discard pile
        show  Baratheon's hand
        ",
        expect![[r#"
            The dominance phase begins
            Baratheon wins dominance with 3
            Baratheon claims 1 power for dominance
            Baratheon uses Ser Preston Greenfield
            Stark discards Hodor by Ser Preston Greenfield
            Stark has in the discard pile: Hodor
            Baratheon has in hand: Ice
        "#]],
    );
}

#[test]
fn a_fanatical_follower_counts_roads() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Fanatical Follower, The Roseroad in play
        given Stark has The Searoad, The Roseroad in play
        show  Fanatical Follower
        ",
        expect![[r#"
            Fanatical Follower: controlled by Baratheon, standing, STR 4, military
        "#]],
    );
}

#[test]
fn a_veteran_knight_takes_every_war_crest() {
    check(
        "
        set   kost
        players Baratheon, Stark
        given Baratheon has Veteran Knight in play
        given Stark has Randyll Tarly in play
        given Stark has Bloodrider's Arakh on Randyll Tarly
        given it is the challenges phase
        show  Randyll Tarly
        when  Baratheon attacks Stark for military with Veteran Knight
        when  Stark defends with Randyll Tarly
        show  Randyll Tarly
        ",
        expect![[r#"
            Randyll Tarly: controlled by Stark, standing, STR 5, military, power, with Bloodrider's Arakh
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Veteran Knight
            Baratheon kneels Veteran Knight
            Stark defends with Randyll Tarly
            Stark kneels Randyll Tarly
            Stark wins the challenge against Baratheon, 4 to 2
            Randyll Tarly: controlled by Stark, kneeling, STR 5, military, power, with Bloodrider's Arakh
        "#]],
    );
}
