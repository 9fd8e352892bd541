//! Titles of the Small Council.

use expect_test::expect;

use crate::check;

#[test]
fn a_title_does_not_attack_the_one_it_supports() {
    check(
        "
        rule  title.supports.no_attack
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Laws
        given Lannister is Hand of the King
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        ",
        expect![[r#"
            refused: your title supports that of Lannister (title.supports.no_attack)
        "#]],
    );
}

#[test]
fn a_supporter_defends_for_an_undefended_player() {
    check(
        "
        rule  title.supports.defend
        rule  title.supports.claim
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Hand of the King
        given Baratheon is Master of Laws
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Baratheon has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Baratheon defends with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
            Stark wins the challenge against Baratheon, 2 to 2
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Plain Spy goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn beating_an_opposed_title_is_rewarded_once() {
    check(
        "
        rule  title.opposes.reward
        rule  title.opposes.once
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn the_crown_regent_redirects_a_challenge() {
    check(
        "
        rule  title.crown_regent.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Targaryen is Crown Regent
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Targaryen redirects the challenge
        when  Stark chooses Baratheon
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen redirects the challenge to Baratheon
            military challenge of Stark against Baratheon: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn titles_are_taken_clockwise_from_the_first_player() {
    check(
        "
        rule  title.select
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon has A Swift Season in the plot deck
        when  the plot phase begins
        when  Baratheon reveals A Swift Season
        when  Baratheon chooses Lannister
        when  Lannister takes the Master of Coin
        when  Baratheon takes the Master of Coin
        when  Baratheon takes the Crown Regent
        ",
        expect![[r#"
            The plot phase begins
            Baratheon chooses A Swift Season
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Swift Season
            Targaryen reveals A Quiet Season
            Baratheon wins initiative with 7
            Lannister is the first player
            Lannister becomes Master of Coin
            refused: Lannister holds Master of Coin this round (title.select)
            Baratheon becomes Crown Regent
        "#]],
    );
}

#[test]
fn the_last_to_choose_leaves_two_titles_unused() {
    check(
        "
        rule  title.select
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is the first player
        when  the plot phase begins
        when  Stark is asked to take a title
        when  Stark takes the Hand of the King
        when  Lannister takes the Master of Coin
        when  Baratheon takes the Master of Laws
        show  what Targaryen is offered
        when  Targaryen tries to pass
        when  Targaryen takes the Crown Regent
        when  everyone passes
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark becomes Hand of the King
            Lannister becomes Master of Coin
            Baratheon becomes Master of Laws
            Targaryen is offered: Crown Regent / Lord Commander of the Kingsguard / Master of Whispers
            refused: you are asked for something else now: Which title does Targaryen take for this round? (title.select)
            Targaryen becomes Crown Regent
        "#]],
    );
}

#[test]
fn nothing_cancels_a_title() {
    check(
        "
        rule  title.nature
        players Stark, Lannister, Baratheon, Targaryen
        given Targaryen is Crown Regent
        given Stark has Plain Soldier in play
        given Lannister has Royal Veto in hand
        given Baratheon has Second Wind in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Targaryen redirects the challenge
        when  Stark chooses Baratheon
        show  why Lannister cannot use Royal Veto
        when  Baratheon plays Second Wind on Plain Soldier
        when  Lannister plays Royal Veto
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen redirects the challenge to Baratheon
            Lannister cannot use Royal Veto: Royal Veto is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Baratheon chooses Plain Soldier
            Baratheon plays Second Wind
            Lannister plays Royal Veto
            Second Wind is cancelled
        "#]],
    );
}

#[test]
fn a_title_is_no_card_in_play() {
    check(
        "
        rule  title.nature
        players Stark, Lannister, Baratheon, Targaryen
        given Targaryen is Crown Regent
        given Lannister has Lost at Sea in hand
        given Stark has Plain Soldier in play
        when  Lannister plays Lost at Sea
        when  Lannister chooses Crown Regent
        when  Lannister chooses Plain Soldier
        when  everyone passes
        show  Targaryen's title
        ",
        expect![[r#"
            refused: Crown Regent is a title and no card in play (title.nature)
            Lannister chooses Plain Soldier
            Lannister plays Lost at Sea
            Plain Soldier is removed from the game
            Plain Soldier goes out of the game
            Targaryen is Crown Regent
        "#]],
    );
}

#[test]
fn titles_return_when_the_round_is_over() {
    check(
        "
        rule  title.return
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Baratheon is Crown Regent
        given Targaryen is Master of Laws
        when  the taxation phase begins
        show  Stark's title
        when  the round ends
        show  Stark's title
        show  Lannister's title
        when  Stark is asked to take a title
        show  what Stark is offered
        ",
        expect![[r#"
            The taxation phase begins
            Stark is Hand of the King
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark has no title
            Lannister has no title
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark is offered: Crown Regent / Lord Commander of the Kingsguard / Hand of the King / Master of Whispers / Master of Laws / Master of Coin
        "#]],
    );
}

#[test]
fn titles_return_although_taxation_is_skipped() {
    check(
        "
        rule  title.return
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister reveals Planning Ahead
        given Lannister has 2 gold
        when  the standing phase begins
        when  the round ends
        show  Stark's title
        show  Lannister's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase is skipped
            The titles return to the Small Council Chamber
            Round 2 begins
            The plot phase begins
            Stark has no title
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn support_runs_in_a_ring_of_four() {
    check(
        "
        rule  title.supports.map
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Laws
        given Lannister is Hand of the King
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Plain Lord in play
        given Lannister has Plain Lord in play
        given Baratheon has Plain Lord in play
        given Targaryen has Plain Lord in play
        given it is the challenges phase with Stark active
        when  Stark attacks Lannister for military
        show  why Stark cannot attack Baratheon for military
        show  why Stark cannot attack Targaryen for military
        show  why Lannister cannot attack Baratheon for military
        show  why Baratheon cannot attack Targaryen for military
        show  why Targaryen cannot attack Stark for military
        ",
        expect![[r#"
            refused: your title supports that of Lannister (title.supports.no_attack)
            Stark can attack Baratheon for military
            Stark can attack Targaryen for military
            Lannister cannot attack Baratheon for military: it is Stark's turn to initiate challenges (challenge.turns)
            Lannister cannot attack Baratheon for military: your title supports that of Baratheon (title.supports.no_attack)
            Baratheon cannot attack Targaryen for military: it is Stark's turn to initiate challenges (challenge.turns)
            Baratheon cannot attack Targaryen for military: your title supports that of Targaryen (title.supports.no_attack)
            Targaryen cannot attack Stark for military: it is Stark's turn to initiate challenges (challenge.turns)
            Targaryen cannot attack Stark for military: your title supports that of Stark (title.supports.no_attack)
        "#]],
    );
}

#[test]
fn the_crown_regent_and_the_lord_commander_support_nobody() {
    check(
        "
        rule  title.supports.map
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Lord Commander
        given Baratheon is Master of Whispers
        given Targaryen is Master of Laws
        given Stark has Plain Lord in play
        given Lannister has Plain Lord in play
        given Baratheon has Plain Lord in play
        given Targaryen has Plain Lord in play
        given it is the challenges phase with Stark active
        show  what Stark is offered
        show  why Lannister cannot attack Stark for power
        show  why Baratheon cannot attack Stark for power
        show  why Targaryen cannot attack Lannister for power
        ",
        expect![[r#"
            Stark is offered: Attack Lannister for military / Attack Baratheon for military / Attack Targaryen for military / Attack Lannister for intrigue / Attack Baratheon for intrigue / Attack Targaryen for intrigue / Attack Lannister for power / Attack Baratheon for power / Attack Targaryen for power / End your challenges
            Lannister cannot attack Stark for power: it is Stark's turn to initiate challenges (challenge.turns)
            Baratheon cannot attack Stark for power: it is Stark's turn to initiate challenges (challenge.turns)
            Targaryen cannot attack Lannister for power: it is Stark's turn to initiate challenges (challenge.turns)
        "#]],
    );
}

#[test]
fn the_supported_player_may_attack_in_return() {
    check(
        "
        rule  title.supports.no_attack
        note  The rulebook's example: Jamie is Master of Coin, Sara is Master of Laws.
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Master of Laws
        given Stark has Plain Spy in play
        given Lannister has Plain Spy in play
        given Stark is the first player
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Stark passes
        when  Lannister attacks Stark for intrigue with Plain Spy
        ",
        expect![[r#"
            refused: your title supports that of Lannister (title.supports.no_attack)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
        "#]],
    );
}

#[test]
fn a_challenge_is_not_redirected_to_the_player_supported() {
    check(
        "
        rule  title.supports.no_attack
        rule  title.crown_regent.target
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Crown Regent
        given Baratheon is Master of Laws
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister redirects the challenge
        when  Stark chooses Baratheon
        show  who is asked
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: you could not have challenged Baratheon (title.crown_regent.target)
            Stark is asked: Whom does Stark attack instead in Stark's military challenge against Lannister?
            Stark is offered: Targaryen
        "#]],
    );
}

#[test]
fn jamie_defends_for_sara_whose_defender_was_bypassed() {
    check(
        "
        rule  title.supports.defend
        rule  title.supports.stealth
        note  The rulebook's example: Greg is Stark, Sara Lannister, Jamie Baratheon.
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Laws
        given Baratheon is Master of Coin
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given Baratheon has Renowned Knight in play
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark is asked to choose a character to bypass
        show  what Stark is offered
        when  Stark bypasses Plain Soldier
        when  Lannister defends with Plain Soldier
        when  Baratheon defends with Renowned Knight
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Stark is offered: Plain Soldier / Bypass nobody
            Silent Scout bypasses Plain Soldier by stealth
            refused: Plain Soldier was bypassed by stealth (keyword.stealth)
            Lannister declares no defenders
            Baratheon defends with Renowned Knight
            Baratheon kneels Renowned Knight
            Baratheon wins the challenge against Stark, 3 to 2
            Renowned Knight claims 1 power for Renown
        "#]],
    );
}

#[test]
fn a_supporter_who_wins_is_the_winner() {
    check(
        "
        rule  title.supports.result
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Laws
        given Baratheon is Master of Coin
        given Stark is Hand of the King
        given Stark has Plain Soldier in play
        given Lannister has Jon Snow in play
        given Baratheon has Renowned Knight in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Baratheon defends with Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        show  Baratheon's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon defends with Renowned Knight
            Baratheon kneels Renowned Knight
            Baratheon wins the challenge against Stark, 3 to 2
            Renowned Knight claims 1 power for Renown
            Baratheon claims 1 power for the title
            Renowned Knight: controlled by Baratheon, kneeling, STR 3, military, power, Renown, 1 power
            Baratheon has 2 power
            Lannister has 0 power
        "#]],
    );
}

#[test]
fn a_supporter_who_loses_is_the_loser() {
    check(
        "
        rule  title.supports.result
        rule  title.supports.claim
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Coin
        given Baratheon is Master of Whispers
        given Stark has Sworn Ambusher in play
        given Lannister has Plain Spy, Tyrion Lannister in play
        given Baratheon has Plain Soldier, Ser Jaime Lannister in play
        given Baratheon has A Lannister Pays His Debts in hand
        given Lannister has A Lannister Pays His Debts in hand
        when  Stark attacks Lannister for military with Sworn Ambusher
        when  Baratheon defends with Plain Soldier
        when  Lannister plays A Lannister Pays His Debts
        when  Lannister kills Plain Spy
        when  Baratheon plays A Lannister Pays His Debts
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Sworn Ambusher
            Stark kneels Sworn Ambusher
            Lannister declares no defenders
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
            refused: A Lannister Pays His Debts is used after you lose a challenge; that has not just happened (response.definition)
            Stark wins the challenge against Baratheon, 3 to 2
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Baratheon chooses Sworn Ambusher
            Baratheon kneels Ser Jaime Lannister
            Baratheon plays A Lannister Pays His Debts
            Sworn Ambusher is killed by A Lannister Pays His Debts
            Sworn Ambusher goes to Stark's dead pile
            Plain Spy goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn one_defender_of_his_own_shuts_the_supporter_out() {
    check(
        "
        rule  title.supports.defend
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Laws
        given Baratheon is Master of Coin
        given Stark has Fearsome Giant in play
        given Lannister has Plain Soldier in play
        given Baratheon has Renowned Knight in play
        when  Stark attacks Lannister for military with Fearsome Giant
        when  Lannister defends with Plain Soldier
        show  who is asked
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Lannister is asked: Lannister has lost Stark's military challenge against Lannister: who is killed for the claim of 1?
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn coin_and_hand_oppose_each_other() {
    check(
        "
        rule  title.opposes.map
        players Stark, Lannister, Baratheon
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark reveals An Empty Season
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark has 2 power
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister claims 1 power for the title
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn laws_and_whispers_oppose_each_other() {
    check(
        "
        rule  title.opposes.map
        players Stark, Lannister, Baratheon
        given Stark is Master of Laws
        given Lannister is Master of Whispers
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark reveals An Empty Season
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark has 2 power
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister claims 1 power for the title
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn whispers_opposes_the_crown_regent_but_not_the_other_way() {
    check(
        "
        rule  title.opposes.map
        players Stark, Lannister, Baratheon
        given Stark is Master of Whispers
        given Lannister is Crown Regent
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark reveals An Empty Season
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark has 2 power
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn the_lord_commander_opposes_nobody() {
    check(
        "
        rule  title.opposes.map
        players Stark, Lannister, Baratheon
        given Stark is Lord Commander
        given Lannister is Master of Whispers
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark reveals An Empty Season
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Stark has 1 power
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn opposition_comes_beside_claim_and_unopposed() {
    check(
        "
        rule  title.opposes.reward
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Lannister is Master of Coin
        given Lannister has 3 power
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
            Stark takes 1 power from Lannister for the claim
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark has 3 power
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn a_defender_is_rewarded_for_opposition_too() {
    check(
        "
        rule  title.opposes.reward
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Stark has Plain Soldier in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Lannister claims 1 power for the title
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn whispers_is_rewarded_once_for_laws_and_regent_together() {
    check(
        "
        rule  title.opposes.once
        note  The rulebook's example of Opposes.
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Whispers
        given Lannister is Master of Laws
        given Baratheon is Crown Regent
        given Stark has Plain Soldier, Plain Spy, Two Houses Envoy in play
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Stark's power
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Stark's power
        when  Stark attacks Baratheon for power with Two Houses Envoy
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark claims 1 power for the title
            Stark has 2 power
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark has 3 power
            Stark initiates a power challenge against Baratheon
            Stark attacks with Two Houses Envoy
            Stark kneels Two Houses Envoy
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark has 4 power
        "#]],
    );
}

#[test]
fn a_title_adds_nothing_without_a_participating_character() {
    check(
        "
        rule  title.str_bonus
        rule  title.lord_commander.str
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Lord Commander
        given Stark has Plain Soldier in play
        given Lannister has Called Home in hand
        when  Stark attacks Lannister for military with Plain Soldier
        show  the challenge
        when  Lannister plays Called Home on Plain Soldier
        when  everyone passes
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Soldier (5) against nothing (0)
            Lannister chooses Plain Soldier
            Lannister plays Called Home
            Plain Soldier is returned to Stark's hand by Called Home
            Plain Soldier goes to Stark's hand
            Lannister declares no defenders
            Nobody wins the challenge, 0 to 0
        "#]],
    );
}

#[test]
fn the_bonus_of_a_third_player_counts_for_the_side_he_joins() {
    check(
        "
        rule  title.str_bonus
        note  Ruling A43.
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Lord Commander
        given Stark has Greatjon Umber in play
        given Lannister has Plain Lord in play
        given Baratheon has Plain Soldier in play
        when  Lannister attacks Baratheon for military with Plain Lord
        when  Stark uses Greatjon Umber
        show  what Stark is offered
        when  Stark chooses defender
        show  the challenge
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Stark is offered: Join as an attacker / Join as a defender
            Greatjon Umber joins the challenge as a defender
            military challenge of Lannister against Baratheon: Plain Lord (3) against Greatjon Umber (6)
        "#]],
    );
}
