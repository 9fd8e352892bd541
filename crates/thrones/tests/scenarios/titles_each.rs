//! What each title does.

use expect_test::expect;

use crate::check;

#[test]
fn the_crown_regent_is_strong_in_power_challenges() {
    check(
        "
        rule  title.crown_regent.str
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Crown Regent
        given Stark has Tywin Lannister in play
        given Lannister has Sansa Stark in play
        when  Stark attacks Lannister for power with Tywin Lannister
        when  Lannister declines
        when  Lannister defends with Sansa Stark
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Tywin Lannister
            Stark kneels Tywin Lannister
            Lannister defends with Sansa Stark
            Lannister kneels Sansa Stark
            Lannister wins the challenge against Stark, 5 to 4
        "#]],
    );
}

#[test]
fn the_crown_regent_is_not_strong_in_other_challenges() {
    check(
        "
        rule  title.crown_regent.str
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Crown Regent
        given Stark has Tywin Lannister in play
        given Lannister has Sansa Stark in play
        when  Stark attacks Lannister for intrigue with Tywin Lannister
        when  Lannister declines
        when  Lannister defends with Sansa Stark
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Tywin Lannister
            Stark kneels Tywin Lannister
            Lannister defends with Sansa Stark
            Lannister kneels Sansa Stark
            Stark wins the challenge against Lannister, 4 to 2
            Lannister satisfies a claim of 1
        "#]],
    );
}

#[test]
fn the_crown_regent_redirects_once_a_round_and_the_attacker_picks() {
    check(
        "
        rule  title.crown_regent.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Crown Regent
        given Stark has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister redirects the challenge
        show  who is asked
        show  what Stark is offered
        when  Stark chooses Targaryen
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister tries to agree
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark is asked: Whom does Stark attack instead in Stark's military challenge against Lannister?
            Stark is offered: Baratheon / Targaryen
            Lannister redirects the challenge to Targaryen
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 2 to 0
            Targaryen satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            refused: you have redirected a challenge this round (title.crown_regent.redirect)
        "#]],
    );
}

#[test]
fn the_attacker_may_pick_the_crown_regent() {
    check(
        "
        rule  title.crown_regent.redirect
        note  Ruling A24.
        players Stark, Lannister, Baratheon
        given Baratheon is Crown Regent
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Baratheon redirects the challenge
        when  Stark chooses Baratheon
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Baratheon redirects the challenge to Baratheon
            military challenge of Stark against Baratheon: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn a_redirection_without_another_target_is_spent() {
    check(
        "
        rule  title.crown_regent.target
        players Stark, Lannister, Baratheon
        given Stark is Master of Coin
        given Lannister is Crown Regent
        given Baratheon is Master of Laws
        given Stark has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister redirects the challenge
        show  the challenge
        when  the challenge ends
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister tries to agree
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister redirects the challenge, but there is no other lawful target
            military challenge of Stark against Lannister: Plain Soldier (2) against nothing (0)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            refused: you have redirected a challenge this round (title.crown_regent.redirect)
        "#]],
    );
}

#[test]
fn the_new_target_is_not_one_a_card_protects() {
    check(
        "
        rule  title.crown_regent.target
        players Stark, Lannister, Baratheon, Targaryen
        given Stark's plot deck is Mutual Enemies
        given Stark is the first player
        given Stark has Plain Soldier in play
        when  the plot phase begins
        when  Stark is asked to name the first player
        when  Stark names Stark
        when  Stark chooses Baratheon
        when  Stark takes the Hand of the King
        when  Lannister takes the Crown Regent
        when  Baratheon takes the Master of Coin
        when  Targaryen takes the Master of Laws
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister redirects the challenge
        when  Stark chooses Baratheon
        when  Stark chooses Targaryen
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Enemies
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals Mutual Enemies
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 2
            Stark is the first player
            Mutual Enemies takes effect
            Stark chooses Baratheon
            The effect of Mutual Enemies lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Hand of the King
            Lannister becomes Crown Regent
            Baratheon becomes Master of Coin
            Targaryen becomes Master of Laws
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 6 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: you could not have challenged Baratheon (title.crown_regent.target)
            Lannister redirects the challenge to Targaryen
        "#]],
    );
}

#[test]
fn the_lord_commander_is_strong_in_military_challenges_only() {
    check(
        "
        rule  title.lord_commander.str
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Lord Commander
        given Stark has Silent Scout, Plain Soldier in play
        when  Stark attacks Lannister for intrigue with Silent Scout
        show  the challenge
        when  the challenge ends
        when  Stark attacks Lannister for military with Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            intrigue challenge of Stark against Lannister: Silent Scout (2) against nothing (0)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Soldier (5) against nothing (0)
        "#]],
    );
}

#[test]
fn the_lord_commander_takes_over_an_undefended_military_challenge() {
    check(
        "
        rule  title.lord_commander.redirect
        rule  title.lord_commander.outcome
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Renowned Knight in play
        given Stark has 2 power
        given Lannister has Plain Soldier in play
        given Baratheon has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister declares no defenders
        when  Baratheon takes over the challenge
        show  the challenge
        when  Baratheon defends with Plain Soldier
        when  the challenge ends
        show  Stark's power
        show  Baratheon's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Baratheon takes over the challenge
            military challenge of Stark against Baratheon: Renowned Knight (3) against nothing (0)
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
            Baratheon wins the challenge against Stark, 5 to 3
            Baratheon takes 1 power from Stark for the title
            Stark has 1 power
            Baratheon has 1 power
        "#]],
    );
}

#[test]
fn a_lord_commander_who_loses_satisfies_the_claim_himself() {
    check(
        "
        rule  title.lord_commander.outcome
        rule  title.lord_commander.locked
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Renowned Knight, Plain Soldier in play
        given Lannister has Plain Spy in play
        given Baratheon has Plain Maester in play
        when  Stark attacks Lannister for military with Renowned Knight, Plain Soldier
        when  Baratheon takes over the challenge
        show  the challenge
        show  what Stark is offered
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark attacks with Plain Soldier
            Stark kneels Renowned Knight
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon takes over the challenge
            military challenge of Stark against Baratheon: Renowned Knight, Plain Soldier (5) against nothing (0)
            Stark is offered nothing
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 5 to 0
            Baratheon satisfies a claim of 1
            Plain Maester is killed for the claim
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Plain Maester goes to Baratheon's dead pile
            Lannister has in play: Plain Spy
        "#]],
    );
}

#[test]
fn the_lord_commander_takes_no_defended_challenge() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Renowned Knight in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister defends with Plain Soldier
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 1
            refused: defenders have been declared (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn the_lord_commander_takes_no_intrigue_challenge() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            refused: only a military challenge is taken over (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn the_lord_commander_does_not_take_over_what_is_his_already() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Plain Soldier in play
        given Baratheon has Plain Soldier in play
        given Stark reveals An Empty Season
        given Stark is the first player
        when  Stark attacks Baratheon for military with Plain Soldier
        when  Baratheon takes over the challenge
        when  the challenge ends
        when  Baratheon attacks Lannister for military with Plain Soldier
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: you are the target of this challenge already (title.lord_commander.redirect)
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 0
            Stark claims 1 power, unopposed
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            refused: you initiated this challenge yourself (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn the_lord_commander_takes_over_once_a_round() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Plain Soldier in play
        given Targaryen has Plain Soldier in play
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Soldier
        when  Baratheon takes over the challenge
        when  the challenge ends
        when  Targaryen attacks Lannister for military with Plain Soldier
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon takes over the challenge
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            refused: you have taken over a challenge this round (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn the_supporter_steps_in_before_the_lord_commander() {
    check(
        "
        rule  title.supports.defend
        rule  title.lord_commander.redirect
        note  Ruling A23.
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Laws
        given Baratheon is Lord Commander
        given Targaryen is Master of Coin
        given Stark has Plain Soldier in play
        given Targaryen has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Targaryen is asked to declare defenders for
        show  who is asked
        when  Targaryen defends with Plain Lord
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Targaryen is asked: Targaryen supports Lannister: who defends in Stark's military challenge against Lannister?
            Targaryen defends with Plain Lord
            Targaryen kneels Plain Lord
            Targaryen wins the challenge against Stark, 3 to 2
            refused: there is no challenge to take over (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn the_lord_commander_must_be_a_lawful_target() {
    check(
        "
        rule  title.lord_commander.legal
        players Stark, Lannister, Baratheon, Targaryen
        given Stark's plot deck is Mutual Enemies
        given Stark is the first player
        given Stark has Plain Soldier in play
        when  the plot phase begins
        when  Stark is asked to name the first player
        when  Stark names Stark
        when  Stark chooses Baratheon
        when  Stark takes the Hand of the King
        when  Lannister takes the Crown Regent
        when  Baratheon takes the Lord Commander
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  Baratheon takes over the challenge
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Enemies
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals Mutual Enemies
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Stark wins initiative with 2
            Stark is the first player
            Mutual Enemies takes effect
            Stark chooses Baratheon
            The effect of Mutual Enemies lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Hand of the King
            Lannister becomes Crown Regent
            Baratheon becomes Lord Commander of the Kingsguard
            Targaryen becomes Master of Whispers
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: the attacker could not have challenged you with this attack (title.lord_commander.legal)
        "#]],
    );
}

#[test]
fn the_hand_of_the_king_pays_two_influence_once() {
    check(
        "
        rule  title.hand.influence
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Stark has Selyse Baratheon, Eddard Stark, Robb Stark in play
        given it is the challenges phase with Stark active
        show  Stark's influence
        when  Stark uses Selyse Baratheon on Eddard Stark
        when  Stark pays with Hand of the King
        when  everyone passes
        show  Stark's influence
        when  Stark uses Selyse Baratheon on Robb Stark
        ",
        expect![[r#"
            Stark has 2 influence
            Stark chooses Eddard Stark
            Stark pays 2 influence as Hand of the King
            Stark uses Selyse Baratheon
            The effect of Selyse Baratheon lasts until the end of the phase
            Stark has 0 influence
            refused: Selyse Baratheon asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn the_hand_of_the_king_pays_together_with_cards() {
    check(
        "
        rule  title.hand.influence
        note  Ruling A26.
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Hand of the King
        given Stark has Whispering Hall in play
        given Stark has Westeros Bleeds in hand
        given Lannister has Plain Soldier in play
        given it is the dominance phase
        when  Stark plays Westeros Bleeds
        when  Stark is asked to kneel
        show  what Stark is offered
        when  Stark pays with Whispering Hall, Hand of the King
        when  everyone passes
        ",
        expect![[r#"
            Stark is offered: Whispering Hall / Hand of the King
            Stark kneels Whispering Hall
            Stark pays 2 influence as Hand of the King
            Stark pays 2 influence
            Stark plays Westeros Bleeds
            Plain Soldier is discarded from play by Westeros Bleeds
            Plain Soldier goes to Lannister's discard pile
        "#]],
    );
}

#[test]
fn the_master_of_whispers_is_strong_in_intrigue_challenges() {
    check(
        "
        rule  title.whispers.str
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Whispers
        given Stark has Silent Scout in play
        given Lannister has Plain Spy, Plain Maester in play
        given Stark has Poisoned Wine on Plain Spy
        when  Stark attacks Lannister for intrigue with Silent Scout
        when  Lannister defends with Plain Spy
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            intrigue challenge of Stark against Lannister: Silent Scout (2) against Plain Spy (3)
            Lannister wins the challenge against Stark, 3 to 2
        "#]],
    );
}

#[test]
fn the_master_of_whispers_is_not_strong_in_other_challenges() {
    check(
        "
        rule  title.whispers.str
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Whispers
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn the_master_of_laws_draws_one_more() {
    check(
        "
        rule  title.laws.draw
        players Stark, Lannister, Baratheon
        given Stark is Master of Laws
        given Stark's deck is Ice, Hodor, Summer, Lady, Nymeria, Shaggydog, Arya Stark
        given Lannister's deck is 3 Plain Spy
        given Stark has 4 Deathbound Oath in hand
        when  the draw phase begins
        when  everyone passes
        show  Stark's hand
        when  Stark plays Deathbound Oath
        when  Stark plays Deathbound Oath
        when  Stark plays Deathbound Oath
        when  Stark is asked to take an action
        when  Stark plays Deathbound Oath
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Ice
            Stark draws Hodor
            Stark draws Summer
            Lannister draws Plain Spy
            Lannister draws Plain Spy
            Stark has in hand: Ice, Hodor, Summer, Deathbound Oath, Deathbound Oath, Deathbound Oath, Deathbound Oath
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark plays Deathbound Oath
            Stark draws Lady
            Stark plays Deathbound Oath
            Stark draws Nymeria
            Stark plays Deathbound Oath
            Stark draws Shaggydog
            refused: Deathbound Oath would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn the_master_of_coin_counts_two_more_income() {
    check(
        "
        rule  title.coin.income
        players Stark, Lannister, Baratheon
        given Stark is Master of Coin
        given Stark has Plain Courtyard in play
        given Lannister has Plain Courtyard in play
        when  the marshalling phase begins
        when  the marshalling phase ends
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 7 gold of income
            Lannister receives 5 gold of income
            Baratheon receives 4 gold of income
        "#]],
    );
}

#[test]
fn the_crown_regent_may_redirect_his_own_challenge() {
    check(
        "
        rule  title.crown_regent.redirect
        note  Ruling A24.
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark redirects the challenge
        when  Stark chooses Targaryen
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark redirects the challenge to Targaryen
            military challenge of Stark against Targaryen: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn stealth_is_chosen_anew_against_the_lord_commander() {
    check(
        "
        rule  title.lord_commander.locked
        rule  title.lord_commander.redirect
        note  Ruling A25.
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given Baratheon has Renowned Knight in play
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark bypasses Plain Soldier
        when  Baratheon takes over the challenge
        when  Stark bypasses Renowned Knight
        when  Baratheon defends with Renowned Knight
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses Plain Soldier by stealth
            Lannister declares no defenders
            Baratheon takes over the challenge
            Silent Scout bypasses Renowned Knight by stealth
            refused: Renowned Knight was bypassed by stealth (keyword.stealth)
            military challenge of Stark against Baratheon: Silent Scout (2) against nothing (0)
        "#]],
    );
}

#[test]
fn a_lord_commander_without_power_to_take_takes_none() {
    check(
        "
        rule  title.lord_commander.outcome
        players Stark, Lannister, Baratheon, Targaryen
        given Baratheon is Lord Commander
        given Stark has Plain Soldier in play, with 2 power
        given Baratheon has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Baratheon takes over the challenge
        when  Baratheon defends with Baratheon's Plain Soldier
        when  the challenge ends
        show  Baratheon's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon takes over the challenge
            Baratheon defends with Plain Soldier
            Baratheon kneels Plain Soldier
            Baratheon wins the challenge against Stark, 5 to 2
            Baratheon has 0 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn nobody_supports_the_lord_commander() {
    check(
        "
        rule  title.supports.map
        rule  title.supports.defend
        note  Ruling A25.
        players Stark, Lannister, Baratheon, Targaryen
        given Lannister is Master of Laws
        given Baratheon is Lord Commander
        given Targaryen is Master of Coin
        given Stark has Plain Soldier in play
        given Targaryen has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Targaryen is asked to declare defenders for
        when  Targaryen declares no defenders
        when  Baratheon takes over the challenge
        show  who is asked
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Baratheon takes over the challenge
            Baratheon is asked: Who defends Baratheon in Stark's military challenge?
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}
