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
            Plain Maester is killed
            Stark claims 1 power
            Plain Maester goes to Lannister's dead pile
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Ice
            Stark claims 1 power
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark takes 1 power from Lannister
            Stark claims 1 power
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
            Stark claims 1 power
            Stark initiates an intrigue challenge against Baratheon
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 1 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power
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
            Stark claims 1 power
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
            Lannister claims 1 power
            refused: it is Lannister's turn to initiate challenges (challenge.turns)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 0
            Lannister claims 1 power
            The dominance phase begins
            Stark wins dominance with 3
            Stark claims 1 power
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
            Lannister is asked: Declare defenders
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
            Lannister cannot use Deathbound Oath: you are asked for something else now: Declare defenders (challenge.defend.option)
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
            Sansa Stark is killed
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
            Stark claims 1 power
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
            The Hound is killed
            The Hound goes to Lannister's discard pile
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
        "#]],
    );
}

#[test]
fn the_str_of_each_side_is_added_up() {
    check(
        "
        rule  challenge.resolve.total
        rule  challenge.resolve.winner
        given Stark has Plain Soldier, Plain Lord in play
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Soldier, Plain Lord
        when  Lannister defends with The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark attacks with Plain Lord
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            Lannister defends with The Hound
            Lannister kneels The Hound
            Stark wins the challenge against Lannister, 5 to 4
            Lannister satisfies a claim of 1
            The Hound is killed
            The Hound goes to Lannister's discard pile
        "#]],
    );
}

#[test]
fn str_is_read_when_the_challenge_resolves() {
    check(
        "
        rule  challenge.resolve.total
        rule  challenge.resolve.winner
        players Targaryen, Lannister
        given Targaryen has Plain Lord, Dothraki Sea in play
        given Lannister has The Hound in play
        when  Targaryen attacks Lannister for military with Plain Lord
        when  Lannister defends with The Hound
        show  the challenge
        when  Targaryen uses Dothraki Sea on The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Lannister defends with The Hound
            Lannister kneels The Hound
            military challenge of Targaryen against Lannister: Plain Lord (3) against The Hound (4)
            Targaryen chooses The Hound
            Targaryen kneels Dothraki Sea
            Targaryen uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Targaryen wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
            The Hound is killed
            The Hound goes to Lannister's discard pile
        "#]],
    );
}

#[test]
fn nobody_wins_with_less_than_one_str() {
    check(
        "
        rule  challenge.resolve.minimum_str
        given Stark has Plain Spy in play, with 1 power
        given Stark has Golden Spurs on Plain Spy
        given Lannister has Dothraki Sea in play
        given Lannister has Ice in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister uses Dothraki Sea on Plain Spy
        when  the challenge ends
        show  Stark's power
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister chooses Plain Spy
            Lannister kneels Dothraki Sea
            Lannister uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Lannister declares no defenders
            Nobody wins the challenge, 0 to 0
            Stark has 1 power
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn a_side_without_participants_does_not_win() {
    check(
        "
        rule  challenge.resolve.no_participants
        players Stark, Lannister, Baratheon
        given Stark is Lord Commander
        given Stark has Plain Soldier in play
        given Lannister has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Lannister plays Sudden Accident on Stark's Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed
            Plain Soldier goes to Stark's dead pile
            Nobody wins the challenge, 0 to 0
        "#]],
    );
}

#[test]
fn a_lone_defender_wins_against_nobody() {
    check(
        "
        rule  challenge.resolve.no_participants
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Plain Soldier
        when  Lannister plays Sudden Accident on Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Stark's dead pile
            Lannister wins the challenge against Stark, 2 to 0
        "#]],
    );
}

#[test]
fn a_claim_of_0_does_nothing() {
    check(
        "
        rule  challenge.claim.attacker_only
        given Stark reveals Valar Morghulis
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Lannister reveals A Bloody Season
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Lannister has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn a_high_claim_kills_different_characters_at_once() {
    check(
        "
        rule  challenge.claim.military.high
        rule  challenge.claim.military
        given Stark reveals A Bloody Season
        given Stark has The Hound in play
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister has Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with The Hound
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Lord, Plain Lord
        when  Lannister kills Plain Lord
        when  Lannister kills Plain Lord, Plain Spy
        when  Lannister saves Plain Lord with its duplicate
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with The Hound
            Stark kneels The Hound
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 2
            refused: 2 different characters are chosen (challenge.claim.military.high)
            refused: 2 different characters are chosen (challenge.claim.military.high)
            Plain Lord is saved by its duplicate
            Plain Spy is killed
            Stark claims 1 power
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Plain Lord, Plain Maester
        "#]],
    );
}

#[test]
fn a_saved_character_has_met_the_claim() {
    check(
        "
        rule  challenge.claim.military.high
        given Stark reveals A Bloody Season
        given Stark has The Hound in play
        given Lannister has Robert Baratheon in play, with 2 duplicates
        when  Stark attacks Lannister for military with The Hound
        when  Lannister declares no defenders
        when  Lannister saves Robert Baratheon with its duplicate
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with The Hound
            Stark kneels The Hound
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 2
            Robert Baratheon is saved by its duplicate
            Stark claims 1 power
            Robert Baratheon: controlled by Lannister, standing, STR 3, military, power, Renown, with 1 duplicate
        "#]],
    );
}

#[test]
fn an_intrigue_claim_takes_the_whole_hand_at_most() {
    check(
        "
        rule  challenge.claim.intrigue
        given Stark reveals A Bloody Season
        given Stark has 2 Plain Spy in play
        given Lannister has Ice in hand
        given Lannister has 2 Plain Maester in the deck
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 2
            Lannister discards Ice
            Stark claims 1 power
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Ice
        "#]],
    );
}

#[test]
fn a_power_claim_moves_as_much_power_as_the_claim() {
    check(
        "
        rule  challenge.claim.power
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play
        given Lannister has 5 power
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
            Stark takes 2 power from Lannister
            Stark has 2 power
            Lannister has 3 power
        "#]],
    );
}

#[test]
fn a_power_claim_leaves_power_on_characters() {
    check(
        "
        rule  challenge.claim.power
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play, with 3 power
        given Lannister has 1 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Wandering Prince
        when  the challenge ends
        show  Wandering Prince
        show  Stark's power
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
            Wandering Prince: controlled by Lannister, kneeling, STR 2, power, 3 power
            Stark has 1 power
        "#]],
    );
}

#[test]
fn a_winning_defender_claims_nothing_but_renown() {
    check(
        "
        rule  challenge.defender_wins
        rule  keyword.renown
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has Renowned Knight in play
        given Lannister reveals A Bloody Season
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Renowned Knight
        when  the challenge ends
        show  Stark's cards in play
        show  Renowned Knight
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Renowned Knight
            Lannister kneels Renowned Knight
            Lannister wins the challenge against Stark, 3 to 2
            Renowned Knight claims 1 power
            Stark has in play: Plain Soldier, Plain Spy
            Renowned Knight: controlled by Lannister, kneeling, STR 3, military, power, Renown, 1 power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn who_leaves_a_challenge_adds_no_str_and_stays_kneeling() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Plain Lord in play
        given Stark has Called Away in hand
        given Lannister has Renowned Knight, Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Renowned Knight, Plain Soldier
        show  the challenge
        when  Stark plays Called Away on Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Renowned Knight
            Lannister kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Lord (3) against Renowned Knight, Plain Soldier (5)
            Stark chooses Renowned Knight
            Stark plays Called Away
            Renowned Knight leaves the challenge
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Renowned Knight: controlled by Lannister, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn a_third_player_adds_str_and_wins_nothing() {
    check(
        "
        rule  challenge.third_party
        players Lannister, Baratheon, Stark
        given Stark is Lord Commander
        given Lannister has Plain Soldier in play
        given Baratheon has The Hound in play
        given Stark has Greatjon Umber in play
        given Stark has Golden Spurs on Greatjon Umber
        given Stark reveals A Bloody Season
        given Baratheon has Plain Spy, Plain Maester in play
        when  Lannister attacks Baratheon for military with Plain Soldier
        when  Baratheon defends with The Hound
        when  Stark uses Greatjon Umber
        show  what Stark is offered
        when  Stark chooses attacker
        show  the challenge
        when  the challenge ends
        show  Greatjon Umber
        show  Lannister's power
        show  Stark's power
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon defends with The Hound
            Baratheon kneels The Hound
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Stark is offered: Join as an attacker / Join as a defender
            Greatjon Umber joins the challenge as an attacker
            military challenge of Lannister against Baratheon: Plain Soldier, Greatjon Umber (8) against The Hound (4)
            Lannister wins the challenge against Baratheon, 8 to 4
            Baratheon satisfies a claim of 1
            The Hound is killed
            The Hound goes to Baratheon's discard pile
            Greatjon Umber: controlled by Stark, kneeling, STR 3, military, power, Renown, with Golden Spurs
            Lannister has 0 power
            Stark has 0 power
        "#]],
    );
}

#[test]
fn a_defence_of_0_is_no_defence() {
    check(
        "
        rule  challenge.unopposed
        given Stark has Plain Maester, Dothraki Sea in play
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Maester
        when  Lannister defends with Plain Spy
        when  Stark uses Dothraki Sea on Plain Spy
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Maester
            Stark kneels Plain Maester
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            Stark chooses Plain Spy
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Stark has 1 power
        "#]],
    );
}

#[test]
fn a_defence_of_1_is_a_defence() {
    check(
        "
        rule  challenge.unopposed
        given Stark has Plain Maester in play
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Maester
        when  Lannister defends with Plain Spy
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Maester
            Stark kneels Plain Maester
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            Stark wins the challenge against Lannister, 1 to 1
            Lannister satisfies a claim of 1
            Stark has 0 power
        "#]],
    );
}

#[test]
fn sansa_stays_in_the_dead_pile() {
    check(
        "
        rule  challenge.claim.military
        rule  unique.dead_pile
        note  The example of a challenge in the Core rulebook, and what follows for Sansa.
        players Lannister, Stark
        given Lannister has Raff the Sweetling in play
        given Lannister has Insidious Ways in hand
        given Lannister's deck is 9 Plain Soldier
        given Stark has Grey Wind in play
        given Stark has Sansa Stark in play, with a duplicate
        given Stark has Sansa Stark in hand
        when  Lannister attacks Stark for military with Raff the Sweetling
        when  Stark defends with Grey Wind
        when  Lannister plays Insidious Ways on Raff the Sweetling
        when  Stark is asked to choose the characters that die
        when  Stark kills Sansa Stark
        when  the challenge ends
        when  the marshalling phase begins
        when  Stark marshals Sansa Stark
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Raff the Sweetling
            Lannister kneels Raff the Sweetling
            Stark defends with Grey Wind
            Stark kneels Grey Wind
            Lannister chooses Raff the Sweetling
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister wins the challenge against Stark, 4 to 4
            Stark satisfies a claim of 1
            Sansa Stark is killed
            Insidious Ways takes effect
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            Sansa Stark goes to Stark's discard pile
            Sansa Stark goes to Stark's dead pile
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Lannister stands Raff the Sweetling
            Stark stands Grey Wind
            The taxation phase begins
            Round 2 begins
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0
            Lannister is the first player
            The draw phase begins
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            refused: Sansa Stark is unique and lies in Stark's dead pile (unique.dead_pile)
        "#]],
    );
}

#[test]
fn who_changes_sides_leaves_the_challenge() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Plain Lord in play
        given Stark has Turned Coat in hand
        given Lannister has Renowned Knight, Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Renowned Knight, Plain Soldier
        when  Stark plays Turned Coat on Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Renowned Knight
            Lannister kneels Plain Soldier
            Stark chooses Renowned Knight
            Stark plays Turned Coat
            Renowned Knight leaves the challenge
            Stark takes control of Renowned Knight
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn str_0_is_no_way_out_of_a_challenge() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Deadly Guard, Dothraki Sea in play
        given Lannister has Vengeful Widow in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister defends with Vengeful Widow
        when  Stark uses Dothraki Sea on Vengeful Widow
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Vengeful Widow
            Lannister kneels Vengeful Widow
            Stark chooses Vengeful Widow
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            military challenge of Stark against Lannister: Deadly Guard (2) against Vengeful Widow (0)
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power
            Vengeful Widow is killed
            Vengeful Widow goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn a_third_player_defends_for_another_and_wins_nothing() {
    check(
        "
        rule  challenge.third_party
        players Lannister, Baratheon, Stark
        given Lannister has Plain Soldier in play
        given Baratheon has Plain Spy in play
        given Stark has Greatjon Umber in play
        given Stark has Golden Spurs on Greatjon Umber
        when  Lannister attacks Baratheon for military with Plain Soldier
        when  Baratheon declares no defenders
        when  Stark uses Greatjon Umber
        when  Stark chooses Join as a defender
        when  the challenge ends
        show  Greatjon Umber
        show  Baratheon's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon declares no defenders
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Baratheon wins the challenge against Lannister, 3 to 2
            Greatjon Umber: controlled by Stark, kneeling, STR 3, military, power, Renown, with Golden Spurs
            Baratheon has in play: Plain Spy
        "#]],
    );
}

#[test]
fn claim_is_the_attackers_and_only_when_he_wins() {
    check(
        "
        rule  challenge.claim.attacker_only
        given Stark reveals A Bloody Season
        given Stark has Plain Soldier in play
        given Lannister has Plain Lord, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Lannister's cards in play
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Lannister has in play: Plain Lord, Plain Spy
            Stark has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn casualties_are_the_losers_own_characters() {
    check(
        "
        rule  challenge.claim.military
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Maester, Plain Courtyard in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Lord
        when  Lannister kills Plain Courtyard
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            refused: Plain Lord is not controlled by you (challenge.claim.military)
            refused: Plain Courtyard is no character in play (challenge.claim.military)
            Lannister is offered: Plain Spy / Plain Maester
        "#]],
    );
}

#[test]
fn who_cannot_be_killed_is_not_chosen_for_the_claim() {
    check(
        "
        rule  challenge.claim.military
        given Lannister reveals The Power of Blood
        given Stark has Plain Lord in play
        given Lannister has Catelyn Stark, Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to choose the characters that die
        show  what Lannister is offered
        when  Lannister kills Catelyn Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Lannister is offered: Plain Spy / Plain Maester
            refused: Catelyn Stark cannot be killed for the claim (timing.cannot)
        "#]],
    );
}

#[test]
fn a_claim_that_cannot_be_met_is_settled() {
    check(
        "
        rule  challenge.claim.military
        rule  challenge.claim.military.high
        given Stark reveals A Bloody Season
        given Lannister reveals The Power of Blood
        given Stark has Plain Lord in play
        given Lannister has Catelyn Stark, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Lord
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 2
            Plain Spy is killed
            Stark claims 1 power
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Catelyn Stark
        "#]],
    );
}

#[test]
fn an_intrigue_claim_leaves_the_rest_of_the_hand() {
    check(
        "
        rule  challenge.claim.intrigue
        seed  3
        given Stark reveals A Bloody Season
        given Stark has Plain Spy in play
        given Lannister has Ice, Hodor, Plain Soldier in hand
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
            Lannister satisfies a claim of 2
            Lannister discards Ice
            Lannister discards Plain Soldier
            Stark claims 1 power
            Lannister has in hand: Hodor
        "#]],
    );
}

#[test]
fn chance_decides_what_an_intrigue_claim_takes() {
    check(
        "
        rule  challenge.claim.intrigue
        seed  5
        given Stark reveals A Bloody Season
        given Stark has Plain Spy in play
        given Lannister has Ice, Hodor, Plain Soldier in hand
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
            Lannister satisfies a claim of 2
            Lannister discards Hodor
            Lannister discards Ice
            Stark claims 1 power
            Lannister has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn the_third_players_turn_comes_last() {
    check(
        "
        rule  challenge.turns
        players Stark, Lannister, Baratheon
        given it is the challenges phase
        given Lannister is the first player
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Baratheon has Renowned Knight in play
        given Lannister reveals An Empty Season
        given Baratheon reveals An Empty Season
        when  Stark tries to attack Lannister for power
        when  Lannister attacks Stark for military with Plain Soldier
        when  the challenge ends
        when  Baratheon attacks Stark for military with Renowned Knight
        when  the challenge ends
        when  Stark attacks Lannister for power with Plain Lord
        ",
        expect![[r#"
            refused: it is Lannister's turn to initiate challenges (challenge.turns)
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 0
            Lannister claims 1 power
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renowned Knight
            Baratheon kneels Renowned Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 0
            Baratheon claims 1 power
            Renowned Knight claims 1 power
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}
