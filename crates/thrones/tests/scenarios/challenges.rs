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
            Plain Maester is killed for the claim
            Stark claims 1 power, unopposed
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
            Stark claims 1 power, unopposed
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
            Plain Soldier is killed by Deadly
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
            Stark takes 1 power from Lannister for the claim
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
            Lannister discards Plain Courtyard at random for the claim
            Stark claims 1 power, unopposed
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
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn three_kinds_of_challenge_take_three_kinds_of_things() {
    check(
        "
        rule  challenge.types
        given Stark has Plain Soldier, Plain Spy, Plain Lord in play
        given Lannister has Plain Maester in play, kneeling
        given Lannister has Ice in hand
        given Lannister has 3 power
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        when  Stark attacks Lannister for power with Plain Lord
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Maester is killed for the claim
            Stark claims 1 power, unopposed
            Plain Maester goes to Lannister's dead pile
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Ice at random for the claim
            Stark claims 1 power, unopposed
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark takes 1 power from Lannister for the claim
            Stark claims 1 power, unopposed
            Lannister has 0 gold
            Lannister has 2 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Maester
            Lannister has in the discard pile: Ice
        "#]],
    );
}

#[test]
fn every_challenge_chooses_its_opponent_anew() {
    check(
        "
        rule  challenge.any_opponent
        players Stark, Lannister, Baratheon
        given Stark has Plain Soldier, Plain Spy, Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Baratheon for intrigue with Plain Spy
        when  the challenge ends
        when  Stark attacks Stark for power with Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates an intrigue challenge against Baratheon
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 1 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: a player cannot challenge himself (challenge.any_opponent)
        "#]],
    );
}

#[test]
fn a_challenge_is_resolved_before_the_next() {
    check(
        "
        rule  challenge.one_at_a_time
        given Stark has Plain Soldier, Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark tries to attack Lannister for power
        when  the challenge ends
        when  Stark attacks Lannister for power with Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: the running challenge is resolved first (challenge.one_at_a_time)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn a_finished_turn_of_challenges_is_not_reopened() {
    check(
        "
        rule  challenge.turns
        given it is the challenges phase
        given Stark is the first player
        given Stark has Plain Lord in play
        given Lannister reveals An Empty Season
        given Lannister has Plain Soldier, Plain Spy in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  the challenge ends
        when  Stark tries to attack Lannister for power
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  the dominance phase begins
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 0
            Lannister claims 1 power, unopposed
            refused: it is Lannister's turn to initiate challenges (challenge.turns)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 0
            Lannister claims 1 power, unopposed
            The dominance phase begins
            Stark wins dominance with 3
            Stark claims 1 power for dominance
        "#]],
    );
}

#[test]
fn the_attacker_waits_for_the_defender() {
    check(
        "
        rule  challenge.steps
        given Stark has Plain Lord in play
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to declare defenders
        show  who is asked
        when  Stark tries to pass
        when  Lannister defends with The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister is asked: Who defends Lannister in Stark's military challenge?
            refused: Lannister decides first; what is going on resolves completely (action.resolve)
            Lannister defends with The Hound
            Lannister kneels The Hound
            Lannister wins the challenge against Stark, 4 to 3
        "#]],
    );
}

#[test]
fn actions_before_and_between_the_steps_but_not_in_them() {
    check(
        "
        rule  challenge.windows
        given Stark has Plain Lord in play
        given Stark has 2 Deathbound Oath in hand
        given Stark's deck is 3 Plain Spy
        given Lannister has The Hound in play
        given Lannister has 2 Deathbound Oath in hand
        given Lannister's deck is 3 Plain Maester
        when  Stark plays Deathbound Oath
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister plays Deathbound Oath
        when  Lannister is asked to declare defenders
        when  Stark tries to use Deathbound Oath
        show  why Lannister cannot use Deathbound Oath
        when  Lannister defends with The Hound
        when  Lannister plays Deathbound Oath
        when  the challenge ends
        ",
        expect![[r#"
            Stark plays Deathbound Oath
            Stark draws Plain Spy
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister plays Deathbound Oath
            Lannister draws Plain Maester
            refused: Lannister decides first; what is going on resolves completely (action.resolve)
            Lannister cannot use Deathbound Oath: you are asked for something else now: Who defends Lannister in Stark's military challenge? (challenge.defend.option)
            Lannister defends with The Hound
            Lannister kneels The Hound
            Lannister plays Deathbound Oath
            Lannister draws Plain Maester
            Lannister wins the challenge against Stark, 4 to 3
        "#]],
    );
}

#[test]
fn raff_and_insidious_ways_against_grey_wind() {
    check(
        "
        rule  challenge.windows
        rule  challenge.resolve.tie
        rule  challenge.claim.military
        rule  challenge.unopposed
        note  The example of a challenge in the Core rulebook.
        players Lannister, Stark
        given Lannister has Raff the Sweetling in play
        given Lannister has Insidious Ways in hand
        given Lannister's deck is 3 Plain Soldier
        given Stark has Grey Wind, Sansa Stark in play
        when  Lannister attacks Stark for military with Raff the Sweetling
        when  Stark defends with Grey Wind
        show  the challenge
        when  Lannister plays Insidious Ways on Raff the Sweetling
        when  Stark is asked to choose the characters that die
        when  Stark kills Sansa Stark
        when  the challenge ends
        show  Lannister's power
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Raff the Sweetling
            Lannister kneels Raff the Sweetling
            Stark defends with Grey Wind
            Stark kneels Grey Wind
            military challenge of Lannister against Stark: Raff the Sweetling (2) against Grey Wind (4)
            Lannister chooses Raff the Sweetling
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister wins the challenge against Stark, 4 to 4
            Stark satisfies a claim of 1
            Sansa Stark is killed for the claim
            Insidious Ways takes effect
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            Sansa Stark goes to Stark's dead pile
            Lannister has 0 power
            Stark has in the dead pile: Sansa Stark
        "#]],
    );
}

#[test]
fn attackers_kneel_together_and_are_the_attackers_own() {
    check(
        "
        rule  challenge.attack.declare
        given Stark has Plain Soldier, Plain Lord in play
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Soldier, The Hound
        when  Stark attacks Lannister for military with Plain Soldier, Plain Lord
        show  the challenge
        show  Plain Soldier
        show  Plain Lord
        ",
        expect![[r#"
            refused: The Hound is not yours to attack with (challenge.attack.declare)
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark attacks with Plain Lord
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            military challenge of Stark against Lannister: Plain Soldier, Plain Lord (5) against nothing (0)
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn selyses_favour_lets_robb_stark_attack_by_intrigue() {
    check(
        "
        rule  challenge.attack.icon
        given Stark has Robb Stark, Selyse Baratheon, Whispering Hall in play
        when  Stark attacks Lannister for intrigue with Robb Stark
        when  Stark uses Selyse Baratheon on Robb Stark
        when  Stark attacks Lannister for intrigue with Robb Stark
        ",
        expect![[r#"
            refused: Robb Stark has no intrigue icon (challenge.attack.icon)
            Stark chooses Robb Stark
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark uses Selyse Baratheon
            The effect of Selyse Baratheon lasts until the end of the phase
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
        "#]],
    );
}

#[test]
fn a_challenge_needs_an_attacker() {
    check(
        "
        rule  challenge.attack.minimum
        given Stark has 2 Plain Soldier in play
        when  Stark attacks Lannister for intrigue
        when  Stark attacks Lannister for military with nobody
        when  Stark attacks Lannister for military with Plain Soldier
        ",
        expect![[r#"
            refused: no standing character of yours can attack in an intrigue challenge (challenge.attack.minimum)
            refused: at least one character attacks (challenge.attack.minimum)
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
        "#]],
    );
}

#[test]
fn only_the_player_attacked_declares_defenders() {
    check(
        "
        rule  challenge.defend.option
        players Stark, Lannister, Baratheon
        given Stark has Plain Soldier in play
        given Lannister has The Hound, Grey Wind in play
        given Baratheon has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister is asked to declare defenders
        when  Baratheon tries to defend with Plain Lord
        when  Lannister defends with Plain Lord
        when  Lannister declares no defenders
        when  Lannister is asked to choose the characters that die
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: only Lannister declares defenders now (challenge.defend.option)
            refused: Plain Lord is not yours to declare (challenge.defend.option)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            military challenge of Stark against Lannister: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn defenders_have_the_icon() {
    check(
        "
        rule  challenge.defend.icon
        given Lannister has Plain Lord in play
        given Stark has Grey Wind, Catelyn Stark in play
        when  Lannister attacks Stark for power with Plain Lord
        when  Stark defends with Grey Wind
        when  Stark defends with Catelyn Stark
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Grey Wind has no power icon (challenge.defend.icon)
            Stark defends with Catelyn Stark
            Stark kneels Catelyn Stark
        "#]],
    );
}

#[test]
fn kneeling_characters_do_not_defend() {
    check(
        "
        rule  challenge.defend.standing
        given it is the challenges phase
        given Stark is the first player
        given Stark reveals An Empty Season
        given Stark has Plain Soldier in play
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Lannister attacks Stark for military with The Hound
        when  Stark defends with Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Lannister initiates a military challenge against Stark
            Lannister attacks with The Hound
            Lannister kneels The Hound
            refused: Plain Soldier is kneeling (challenge.defend.standing)
        "#]],
    );
}

#[test]
fn nobody_defends_who_declares_no_defender() {
    check(
        "
        rule  challenge.defend.minimum
        given Stark has Plain Lord in play
        given Stark has Breached Gate in hand
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Lord
        show  why Stark cannot use Breached Gate
        when  Lannister defends with The Hound
        when  Stark plays Breached Gate on The Hound
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark cannot use Breached Gate: no defending character in play can be chosen for Breached Gate (timing.initiate.no_effect)
            Lannister defends with The Hound
            Lannister kneels The Hound
            Stark chooses The Hound
            Stark plays Breached Gate
            The Hound is killed by Breached Gate
            The Hound goes to Lannister's discard pile
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}
