//! Littlefinger: gold offered for a promise.

use expect_test::expect;

use crate::check;

#[test]
fn who_takes_an_offer_has_the_gold_and_has_promised() {
    check(
        "
        rule  variant.littlefinger.advance
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given Baratheon has Plain Soldier in play
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 2 gold to Baratheon for peace
        show  Baratheon's gold
        show  what Baratheon is offered
        when  Baratheon takes the offer of Stark
        show  Baratheon's gold
        show  Stark's gold
        show  who is asked
        when  Baratheon passes
        when  the round ends
        ",
        expect![[r#"
            Stark offers Baratheon 2 gold for the promise not to challenge Stark this round
            Baratheon has 0 gold
            Baratheon is offered: Attack Stark for military / Attack Lannister for military / End your challenges
            Baratheon is offered: Take 2 gold from Stark for the promise not to challenge Stark this round / Refuse 2 gold from Stark for the promise not to challenge Stark this round
            Stark gives Baratheon 2 gold
            Baratheon promises Stark not to challenge Stark this round
            Baratheon has 2 gold
            Stark has 0 gold
            Baratheon is asked: Which challenge does Baratheon initiate?
            The dominance phase begins
            Baratheon wins dominance with 4
            Baratheon claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Baratheon returns 2 gold to the Treasury
            Baratheon keeps the promise to Stark not to challenge Stark this round
            Round 2 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn a_promise_can_be_broken_and_everybody_hears_of_it() {
    check(
        "
        rule  variant.littlefinger.advance
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given Baratheon has Plain Soldier in play
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 1 gold to Baratheon for peace
        when  Baratheon takes the offer of Stark
        when  Stark offers 1 gold to Baratheon for peace
        when  Baratheon attacks Stark for military with Plain Soldier
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark offers Baratheon 1 gold for the promise not to challenge Stark this round
            Stark gives Baratheon 1 gold
            Baratheon promises Stark not to challenge Stark this round
            refused: Baratheon has promised that (variant.littlefinger.conduct)
            Baratheon initiates a military challenge against Stark
            Baratheon breaks the promise to Stark not to challenge Stark this round
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn a_challenge_that_was_promised_is_told_as_kept() {
    check(
        "
        rule  variant.littlefinger.advance
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 3 gold
        given Baratheon has Plain Soldier, Plain Spy in play
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 2 gold to Baratheon for a challenge against Lannister
        when  Baratheon takes the offer of Stark
        when  Baratheon attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Baratheon attacks Lannister for intrigue with Plain Spy
        ",
        expect![[r#"
            Stark offers Baratheon 2 gold for the promise to challenge Lannister this round
            Stark gives Baratheon 2 gold
            Baratheon promises Stark to challenge Lannister this round
            Baratheon initiates a military challenge against Lannister
            Baratheon keeps the promise to Stark to challenge Lannister this round
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon initiates an intrigue challenge against Lannister
            Baratheon attacks with Plain Spy
            Baratheon kneels Plain Spy
        "#]],
    );
}

#[test]
fn a_challenge_promised_and_never_made_is_a_promise_broken() {
    check(
        "
        rule  variant.littlefinger.advance
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 3 gold
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 3 gold to Baratheon for a challenge against Lannister
        when  Baratheon takes the offer of Stark
        when  the round ends
        ",
        expect![[r#"
            Stark offers Baratheon 3 gold for the promise to challenge Lannister this round
            Stark gives Baratheon 3 gold
            Baratheon promises Stark to challenge Lannister this round
            The dominance phase begins
            Baratheon wins dominance with 3
            Baratheon claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Baratheon returns 3 gold to the Treasury
            Baratheon breaks the promise to Stark to challenge Lannister this round
            Round 2 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn nobody_waits_for_an_offer_and_it_lapses_with_the_phase() {
    check(
        "
        rule  variant.littlefinger.conduct
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 2 gold to Baratheon for peace
        show  who is asked
        when  Baratheon passes
        show  who is asked
        show  what Baratheon is offered
        when  the dominance phase begins
        when  the standing phase begins
        show  Stark's gold
        ",
        expect![[r#"
            Stark offers Baratheon 2 gold for the promise not to challenge Stark this round
            Baratheon is asked: Which challenge does Baratheon initiate?
            Stark is asked: Which challenge does Stark initiate?
            Baratheon is offered: Take 2 gold from Stark for the promise not to challenge Stark this round / Refuse 2 gold from Stark for the promise not to challenge Stark this round
            The offer of Stark to Baratheon lapses
            The dominance phase begins
            Stark wins dominance with 2
            Stark claims 1 power for dominance
            The standing phase begins
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn an_offer_is_refused_or_withdrawn_and_only_more_gold_may_follow() {
    check(
        "
        rule  variant.littlefinger.conduct
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 3 gold
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 1 gold to Baratheon for peace
        when  Baratheon refuses the offer of Stark
        when  Stark tries to offer 1 gold to Baratheon for a challenge against Lannister
        when  Stark offers 2 gold to Baratheon for peace
        when  Stark withdraws the offer to Baratheon
        when  Baratheon tries to take the offer of Stark
        when  Stark offers 3 gold to Baratheon for peace
        when  Baratheon takes the offer of Stark
        ",
        expect![[r#"
            Stark offers Baratheon 1 gold for the promise not to challenge Stark this round
            Baratheon refuses the offer of Stark
            refused: Baratheon was offered as much in this phase (variant.littlefinger.conduct)
            Stark offers Baratheon 2 gold for the promise not to challenge Stark this round
            Stark withdraws the offer to Baratheon
            refused: Stark offers Baratheon nothing now (variant.littlefinger.conduct)
            Stark offers Baratheon 3 gold for the promise not to challenge Stark this round
            Stark gives Baratheon 3 gold
            Baratheon promises Stark not to challenge Stark this round
        "#]],
    );
}

#[test]
fn an_offer_cannot_be_taken_when_its_gold_is_spent() {
    check(
        "
        rule  variant.littlefinger.advance
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Stark has 2 gold
        given it is the challenges phase
        given Baratheon is the first player
        when  Stark offers 2 gold to Baratheon for peace
        when  Stark gives 1 gold to Lannister
        when  Baratheon tries to take the offer of Stark
        show  what Baratheon is offered
        ",
        expect![[r#"
            Stark offers Baratheon 2 gold for the promise not to challenge Stark this round
            Stark gives Lannister 1 gold
            refused: Stark no longer has the gold (variant.littlefinger.advance)
            Baratheon is offered: End your challenges
            Baratheon is offered: Refuse 2 gold from Stark for the promise not to challenge Stark this round
        "#]],
    );
}

#[test]
fn gold_is_not_offered_while_marshalling_nor_against_oneself() {
    check(
        "
        rule  variant.littlefinger.exchange
        players Stark, Lannister, Baratheon
        variant littlefinger
        given it is the marshalling phase with Stark active
        given Stark has 3 gold
        given Stark has Plain Soldier in hand
        when  Stark tries to offer 2 gold to Baratheon for peace
        when  the challenges phase begins
        when  Stark tries to offer 2 gold to Baratheon for a challenge against Stark
        ",
        expect![[r#"
            refused: no gold changes hands in the marshalling phase (variant.littlefinger.exchange)
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a challenge is promised against somebody else (variant.littlefinger.exchange)
        "#]],
    );
}

#[test]
fn gold_is_given_in_a_window_of_responses_too() {
    check(
        "
        rule  variant.littlefinger.exchange
        note  Whoever could save or respond may be given the gold for it.
        players Stark, Lannister, Baratheon
        variant littlefinger
        given Lannister has 3 gold
        given Stark has Robb Stark, Grey Wind in play
        given Lannister has Cersei Lannister in play, with a duplicate
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  Lannister is asked to save
        show  who is asked
        when  Lannister gives 1 gold to Stark
        show  who is asked
        show  Stark's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Lannister is asked: Lannister saves Cersei Lannister from being killed, or lets it happen
            Lannister gives Stark 1 gold
            Lannister is asked: Lannister saves Cersei Lannister from being killed, or lets it happen
            Stark has 1 gold
        "#]],
    );
}
