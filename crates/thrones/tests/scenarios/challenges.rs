//! The challenges phase.

use expect_test::expect;

use crate::check;

#[test]
fn a_military_claim_kills_a_character_of_the_losers_choice() {
    check(
        "
        rule  challenge.claim.military
        rule  challenge.unopposed
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Maester
        when  the challenge ends
        show  Lannister
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Maester is killed
            Stark claims 1 power
            Plain Maester goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Plain Spy
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Maester
            Lannister has in the discard pile: nothing
            Stark has 1 power
        "#]],
    );
}

#[test]
fn attackers_stand_and_have_the_icon() {
    check(
        "
        rule  challenge.attack.icon
        rule  challenge.attack.standing
        given Stark has Plain Soldier in play
        given Stark has Plain Lord in play, kneeling
        given Stark has Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier, Plain Spy
        when  Stark attacks Lannister for military with Plain Soldier, Plain Lord
        ",
        expect![[r#"
            refused: Plain Spy has no military icon (challenge.attack.icon)
            refused: Plain Lord is kneeling (challenge.attack.standing)
        "#]],
    );
}

#[test]
fn each_kind_of_challenge_once_a_turn() {
    check(
        "
        rule  challenge.one_each
        given Stark has 2 Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for military with the second Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            refused: the military challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn stealth_keeps_a_character_from_defending() {
    check(
        "
        rule  keyword.stealth
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier, The Hound in play
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark bypasses The Hound
        when  Lannister defends with The Hound
        when  Lannister defends with Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses The Hound by stealth
            refused: The Hound was bypassed by stealth (keyword.stealth)
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            military challenge of Stark against Lannister: Silent Scout (2) against Plain Soldier (2)
        "#]],
    );
}

#[test]
fn stealth_does_not_bypass_stealth() {
    check(
        "
        rule  keyword.stealth
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier, Tyrion Lannister in play
        when  Stark attacks Lannister for intrigue with Silent Scout
        when  Stark bypasses Tyrion Lannister
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            refused: Tyrion Lannister has Stealth itself (keyword.stealth)
        "#]],
    );
}

#[test]
fn deadly_kills_a_defender_though_the_attack_fails() {
    check(
        "
        rule  keyword.deadly
        rule  keyword.deadly.any_result
        given Stark has Deadly Guard in play
        given Lannister has Plain Soldier, The Hound in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister defends with Plain Soldier, The Hound
        when  Lannister is asked to choose the defender that dies to deadly
        when  Lannister kills Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Plain Soldier
            Lannister defends with The Hound
            Lannister kneels Plain Soldier
            Lannister kneels The Hound
            Lannister wins the challenge against Stark, 6 to 2
            Plain Soldier is killed
            Plain Soldier goes to Lannister's dead pile
            Lannister has in play: The Hound
        "#]],
    );
}

#[test]
fn intimidate_silences_weaker_defenders() {
    check(
        "
        rule  keyword.intimidate
        given Stark has Fearsome Giant in play
        given Lannister has 3 Plain Soldier in play
        when  Stark attacks Lannister for military with Fearsome Giant
        when  Lannister defends with Plain Soldier, Plain Soldier, Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Lannister defends with Plain Soldier
            Lannister defends with Plain Soldier
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Lannister kneels Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            military challenge of Stark against Lannister: Fearsome Giant (5) against Plain Soldier, Plain Soldier, Plain Soldier (0)
        "#]],
    );
}

#[test]
fn a_power_claim_takes_no_more_than_there_is() {
    check(
        "
        rule  challenge.claim.power
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play
        given Lannister has 1 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Wandering Prince
        when  the challenge ends
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Wandering Prince
            Lannister kneels Wandering Prince
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 2
            Stark takes 1 power from Lannister
            Stark has 1 power
            Lannister has 0 power
        "#]],
    );
}

#[test]
fn an_intrigue_claim_discards_at_random() {
    check(
        "
        rule  challenge.claim.intrigue
        given Stark has Plain Spy in play
        given Lannister has Plain Courtyard in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Plain Courtyard
            Stark claims 1 power
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn ties_go_to_the_attacker() {
    check(
        "
        rule  challenge.resolve.tie
        given Stark has Plain Soldier in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}
