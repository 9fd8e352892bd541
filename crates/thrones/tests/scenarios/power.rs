//! Claiming power, and where it lies.

use expect_test::expect;

use crate::check;

#[test]
fn power_claimed_for_the_house_takes_nothing_from_anybody() {
    check(
        "
        rule  power.claim.house
        given Lannister has Lannisport, Tyrion Lannister in play
        given Lannister has 4 power
        given Lannister has 1 gold
        given Stark has 3 power
        given Stark has Sansa Stark in play
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Stark defends with Sansa Stark
        when  Lannister uses Lannisport
        when  the challenge ends
        show  Lannister's power
        show  Stark's power
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Sansa Stark
            Stark kneels Sansa Stark
            Lannister wins the challenge against Stark, 3 to 2
            Stark satisfies a claim of 1
            Lannister pays 1 gold
            Lannister uses Lannisport
            Lannister claims 1 power by Lannisport
            Lannister has 5 power
            Stark has 3 power
        "#]],
    );
}

#[test]
fn power_on_a_character_counts_for_victory() {
    check(
        "
        rule  power.claim.character
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play, with 4 power
        given Baratheon has 10 power
        given it is the challenges phase
        show  Baratheon's power
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon has 14 power
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, 4 power
        "#]],
    );
}

#[test]
fn a_power_claim_takes_none_from_characters() {
    check(
        "
        rule  power.claim.character
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play, with 4 power
        given Baratheon has 1 power
        given Stark has Two Houses Envoy in play
        given Stark reveals A Bloody Season
        when  Stark attacks Baratheon for power with Two Houses Envoy
        when  the challenge ends
        show  Baratheon's power
        show  Robert Baratheon
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Baratheon
            Stark attacks with Two Houses Envoy
            Stark kneels Two Houses Envoy
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 2
            Stark takes 1 power from Baratheon for the claim
            Stark claims 1 power, unopposed
            Baratheon has 4 power
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, 4 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn power_on_a_character_that_leaves_play_is_lost() {
    check(
        "
        rule  power.lost
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play, with 3 power
        given Baratheon has 5 power
        given Baratheon has 4 gold
        given Stark has Called Home in hand
        given it is the marshalling phase with Baratheon active
        show  Baratheon's power
        when  Stark plays Called Home on Robert Baratheon
        when  Baratheon marshals Robert Baratheon
        show  Baratheon's power
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon has 8 power
            Stark chooses Robert Baratheon
            Stark plays Called Home
            Robert Baratheon is returned to Baratheon's hand by Called Home
            Robert Baratheon goes to Baratheon's hand
            Baratheon marshals Robert Baratheon for 4 gold
            Baratheon pays 4 gold
            Robert Baratheon enters play
            Stark receives 4 gold of income
            Baratheon has 5 power
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn power_on_a_location_counts_only_with_infamy() {
    check(
        "
        rule  power.other_cards
        given Stark has Infamous Tavern in play, with 2 power
        given Stark has 4 power
        given Lannister has Plain Courtyard in play, with 2 power
        given Lannister has 4 power
        given it is the challenges phase
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark has 6 power
            Lannister has 4 power
        "#]],
    );
}

#[test]
fn power_on_a_location_is_lost_when_it_leaves_play() {
    check(
        "
        rule  power.other_cards
        given Stark has Infamous Tavern in play, with 2 power
        given Stark has 4 power
        given Lannister has Called Home in hand
        given it is the challenges phase
        when  Lannister plays Called Home on Infamous Tavern
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Lannister chooses Infamous Tavern
            Lannister plays Called Home
            Infamous Tavern is returned to Stark's hand by Called Home
            Infamous Tavern goes to Stark's hand
            Stark has 4 power
        "#]],
    );
}

#[test]
fn a_power_claim_takes_no_more_than_there_is() {
    check(
        "
        rule  power.claim.house
        rule  power.claim.character
        given Lannister has Plain Courtyard in play, with 3 power
        given Lannister has Plain Soldier in play, with 2 power
        given Stark has Two Houses Envoy in play
        when  Stark attacks Lannister for power with Two Houses Envoy
        when  the challenge ends
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Two Houses Envoy
            Stark kneels Two Houses Envoy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark has 1 power
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn a_character_killed_for_claim_takes_its_power_along() {
    check(
        "
        rule  power.lost
        given Lannister has Plain Lord in play, with 3 power
        given Lannister has 2 power
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Lord is killed for the claim
            Stark claims 1 power, unopposed
            Plain Lord goes to Lannister's dead pile
            Lannister has 2 power
        "#]],
    );
}
