//! The windows and framework actions of a challenge.

use expect_test::expect;

use crate::check;

#[test]
fn a_segment_opens_before_each_further_challenge() {
    check(
        "
        rule  timing.phase.challenges
        given Stark is the first player
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has Renly's Courtier, Plain Lord in play
        when  the challenges phase begins
        show  who is asked
        when  Lannister passes
        show  who is asked
        when  Stark attacks Lannister for military with Plain Soldier
        show  who is asked
        when  Lannister passes
        show  who is asked
        when  Lannister declares no defenders
        show  who is asked
        when  Lannister passes
        when  Lannister kills Plain Lord
        show  who is asked
        when  Lannister passes
        show  who is asked
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        when  Stark passes
        show  who is asked
        ",
        expect![[r#"
            The challenges phase begins
            Lannister is asked: Lannister takes an action or passes in the challenges phase
            Stark is asked: Which challenge does Stark initiate?
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister is asked: Lannister takes an action or passes during Stark's military challenge against Lannister
            Lannister is asked: Who defends Lannister in Stark's military challenge?
            Lannister declares no defenders
            Lannister is asked: Lannister takes an action or passes during Stark's military challenge against Lannister
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Lord is killed for the claim
            Stark claims 1 power, unopposed
            Plain Lord goes to Lannister's dead pile
            Lannister is asked: Lannister takes an action or passes in the challenges phase
            Stark is asked: Which challenge does Stark initiate?
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannister is asked: Lannister takes an action or passes in the challenges phase
        "#]],
    );
}

#[test]
fn a_window_follows_the_last_challenge_too() {
    check(
        "
        rule  timing.phase.challenges
        given it is the challenges phase with Lannister active
        given Stark is the first player
        given Lannister has Plain Lord, Plain Soldier, Plain Spy in play
        given Lannister has Sudden Accident in hand
        given Stark has Sudden Accident in hand
        when  Lannister attacks Stark for military with Plain Soldier
        when  the challenge ends
        show  who is asked
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  Lannister attacks Stark for power with Plain Lord
        when  the challenge ends
        show  who is asked
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Stark is asked: Stark takes an action or passes in the challenges phase
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Stark discards Sudden Accident at random for the claim
            Lannister claims 1 power, unopposed
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister is asked: Lannister takes an action or passes in the challenges phase
        "#]],
    );
}

#[test]
fn an_attacker_whose_icon_is_lost_stays_in() {
    check(
        "
        rule  timing.declare_attackers
        given it is the challenges phase with Stark active
        given Stark has Qartheen Fanatic in play
        given Stark has Rhaegal in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Qartheen Fanatic
        when  Lannister plays Sudden Accident on Rhaegal
        when  everyone passes
        show  Qartheen Fanatic
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Qartheen Fanatic
            Stark kneels Qartheen Fanatic
            Lannister chooses Rhaegal
            Lannister plays Sudden Accident
            Rhaegal is killed by Sudden Accident
            Rhaegal goes to Stark's dead pile
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Qartheen Fanatic: controlled by Stark, kneeling, STR 2, intrigue
        "#]],
    );
}

#[test]
fn an_attacker_who_stands_up_stays_in() {
    check(
        "
        rule  timing.declare_attackers
        given it is the challenges phase with Stark active
        given Stark has Eddard Stark in play
        given Stark has Distinct Mastery in hand
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Eddard Stark
        when  Stark plays Distinct Mastery on Eddard Stark
        show  Eddard Stark
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Stark chooses Eddard Stark
            Stark plays Distinct Mastery
            Stark stands Eddard Stark
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
            military challenge of Stark against Lannister: Eddard Stark (3) against nothing (0)
        "#]],
    );
}

#[test]
fn nobody_acts_between_stealth_and_defenders() {
    check(
        "
        rule  timing.stealth_defenders
        given it is the challenges phase with Lannister active
        given Lannister has Silent Scout in play
        given Stark has Grey Wind, Plain Soldier in play
        given Stark has Sudden Accident in hand
        when  Lannister attacks Stark for military with Silent Scout
        when  Lannister bypasses Grey Wind
        show  who is asked
        when  Stark tries to play Sudden Accident
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Silent Scout
            Lannister kneels Silent Scout
            Silent Scout bypasses Grey Wind by stealth
            Stark is asked: Who defends Stark in Lannister's military challenge?
            refused: you are asked for something else now: Who defends Stark in Lannister's military challenge? (challenge.defend.option)
        "#]],
    );
}

#[test]
fn one_already_participating_is_not_reached_by_stealth() {
    check(
        "
        rule  timing.stealth_defenders
        given it is the challenges phase with Lannister active
        given Lannister has Silent Scout in play
        given Stark has Greatjon Umber, Plain Soldier in play
        when  Lannister attacks Stark for military with Silent Scout
        when  Stark uses Greatjon Umber
        when  Stark chooses as a defender
        show  what Stark is offered
        when  Lannister bypasses Greatjon Umber
        when  Lannister bypasses Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Silent Scout
            Lannister kneels Silent Scout
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Stark is offered: Pass
            refused: Greatjon Umber takes part already (timing.stealth_defenders)
            Silent Scout bypasses Plain Soldier by stealth
            military challenge of Lannister against Stark: Silent Scout (2) against Greatjon Umber (3)
        "#]],
    );
}

#[test]
fn claim_then_unopposed_then_renown() {
    check(
        "
        rule  timing.resolution
        given Stark has Renowned Knight in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister declares no defenders
        when  the challenge ends
        show  Renowned Knight
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Plain Soldier goes to Lannister's dead pile
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown, 1 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn victory_is_checked_after_each_part_of_the_resolution() {
    check(
        "
        rule  timing.resolution
        given Stark has 14 power
        given Stark has Renowned Knight in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister declares no defenders
        when  the challenge ends
        show  Renowned Knight
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Stark wins the game with 15 power
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
            Stark has won
        "#]],
    );
}

#[test]
fn renown_wins_before_the_opposition_power() {
    check(
        "
        rule  timing.resolution.titles
        players Stark, Lannister, Baratheon
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark has 13 power
        given Stark has Renowned Knight in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  the challenge ends
        show  the winner
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Stark wins the game with 15 power
            Stark has won
            Stark has 15 power
        "#]],
    );
}

#[test]
fn the_opposition_power_is_a_passive_of_the_resolution() {
    check(
        "
        rule  timing.resolution.titles
        players Stark, Lannister, Baratheon
        given it is the challenges phase with Stark active
        given Baratheon is the first player
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark has Watchful Captain in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Watchful Captain
        when  Baratheon is asked to choose what resolves next
        show  what Baratheon is offered
        show  Stark's power
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Watchful Captain
            Stark kneels Watchful Captain
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Baratheon is offered: Stand Vigilant cards / Claim power for beating an opposed title
            Stark has 1 power
            Stark claims 1 power for the title
            Plain Soldier goes to Lannister's dead pile
            Stark has 2 power
        "#]],
    );
}

#[test]
fn the_crown_regent_changes_the_target_alone() {
    check(
        "
        rule  timing.crown_regent
        players Lannister, Stark, Baratheon, Targaryen
        given it is the challenges phase with Lannister active
        given Stark is Crown Regent
        given Lannister has Ser Jaime Lannister, Plain Soldier in play
        given Baratheon reveals Uneasy Truce
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        when  Lannister attacks Targaryen for military with Ser Jaime Lannister, Plain Soldier
        show  who is asked
        when  Stark redirects the challenge
        when  Lannister chooses Baratheon
        show  the challenge
        show  Ser Jaime Lannister
        show  Plain Soldier
        show  Lannister's gold
        show  Baratheon's gold
        show  Targaryen's gold
        ",
        expect![[r#"
            Lannister initiates a military challenge against Targaryen
            Lannister attacks with Ser Jaime Lannister
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Lannister pays Targaryen 2 gold
            Stark is asked: Does Stark as Crown Regent redirect Lannister's military challenge against Targaryen?
            Stark redirects the challenge to Baratheon
            military challenge of Lannister against Baratheon: Ser Jaime Lannister, Plain Soldier (5) against nothing (0)
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
            Lannister has 0 gold
            Baratheon has 0 gold
            Targaryen has 2 gold
        "#]],
    );
}

#[test]
fn the_lord_commander_restarts_the_challenge_after_the_attack() {
    check(
        "
        rule  timing.lord_commander
        players Stark, Lannister, Baratheon
        given it is the challenges phase with Stark active
        given Baratheon is Lord Commander
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given Baratheon has Plain Soldier, Plain Lord in play
        given Baratheon has Sudden Accident in hand
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark bypasses Lannister's Plain Soldier
        when  Baratheon takes over the challenge
        show  the challenge
        show  who is asked
        when  Baratheon passes
        when  Stark bypasses Plain Lord
        when  Baratheon defends with Plain Lord
        when  Baratheon defends with Baratheon's Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses Plain Soldier by stealth
            Lannister declares no defenders
            Baratheon takes over the challenge
            military challenge of Stark against Baratheon: Silent Scout (2) against nothing (0)
            Baratheon is asked: Baratheon takes an action or passes during Stark's military challenge against Baratheon
            Silent Scout bypasses Plain Lord by stealth
            refused: Plain Lord was bypassed by stealth (keyword.stealth)
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
        "#]],
    );
}

#[test]
fn the_moment_of_the_crown_regent_does_not_come_again() {
    check(
        "
        rule  timing.lord_commander
        players Stark, Lannister, Baratheon, Targaryen
        given it is the challenges phase with Stark active
        given Baratheon is Lord Commander
        given Targaryen is Crown Regent
        given Stark has Plain Soldier in play
        given Baratheon has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        show  who is asked
        when  Targaryen declines
        when  Baratheon takes over the challenge
        show  who is asked
        when  Targaryen redirects the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen is asked: Does Targaryen as Crown Regent redirect Stark's military challenge against Lannister?
            Lannister declares no defenders
            Baratheon takes over the challenge
            Baratheon is asked: Who defends Baratheon in Stark's military challenge?
            refused: a challenge is redirected right after it was initiated (title.crown_regent.redirect)
        "#]],
    );
}

#[test]
fn a_segment_follows_the_declaration_of_defenders() {
    check(
        "
        rule  timing.phase.challenges
        given it is the challenges phase with Stark active
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        show  who is asked
        when  Stark plays Sudden Accident on Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark is asked: Stark takes an action or passes during Stark's military challenge against Lannister
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn an_attacker_who_stands_up_still_takes_part() {
    check(
        "
        rule  timing.declare_attackers
        rule  challenge.participating
        players Baratheon, Lannister
        given Baratheon has Renly Baratheon, Whispering Hall in play
        given Lannister has Plain Soldier in play
        when  Baratheon attacks Lannister for military with Renly Baratheon
        when  Baratheon uses Renly Baratheon
        show  the challenge
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Renly Baratheon
            Baratheon kneels Renly Baratheon
            military challenge of Baratheon against Lannister: Renly Baratheon (2) against nothing (0)
            Baratheon kneels Whispering Hall
            Baratheon pays 2 influence
            Baratheon uses Renly Baratheon
            Baratheon stands Renly Baratheon
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}
