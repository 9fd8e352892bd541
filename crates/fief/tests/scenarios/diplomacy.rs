//! Gifts, ravens, private talks, and what cannot be traded.

use expect_test::expect;

use crate::check;

#[test]
fn a_player_has_three_markers_for_the_game() {
    check(
        "
        rule  diplomacy.markers
        game  Stark, Lannister, Tully
        given Stark has no Diplomacy markers
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses spend a Diplomacy marker
        ",
        expect![[r#"
            Phase 3: Income
            refused: Stark has no Diplomacy marker left (diplomacy.markers)
        "#]],
    );
}

#[test]
fn a_marker_opens_a_talk_for_those_invited() {
    check(
        "
        rule  diplomacy.private
        game  Stark, Lannister, Tully, Greyjoy
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister and Tully
        show  questions
        when  Stark chooses spend another Diplomacy marker
        when  Stark chooses leave
        when  Lannister chooses leave
        when  Tully chooses leave
        when  Stark chooses leave
        when  Lannister chooses leave
        when  Tully chooses leave
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister and Tully
            Stark is asked: Stark talks in private with Lannister and Tully: to whom is something proposed? Leave the talk / Propose something to Lannister / Propose something to Tully / Spend another Diplomacy marker to talk on
            Stark spends another Diplomacy marker: the talk goes on
            The talk ends
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}

#[test]
fn justice_for_four_gold_dragons_unseen() {
    check(
        "
        rule  diplomacy.exchange
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        eyes  Tully
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses Lannister
        when  Stark chooses offer a card
        when  Stark chooses Justice
        when  Stark chooses ask for Gold Dragons
        when  Stark says 4
        when  Stark chooses propose it so
        show  talk to Tully
        show  talk to Lannister
        when  Lannister agrees
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister
            None
            Some(ProposalView { from: Seat(0), to: Seat(1), gold: 0, card: Some(Justice), asked_gold: 4, asked_card: None })
            Lannister and Stark exchange something unseen
            Stark gives a card to Lannister
            Stark: 9 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 1 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Justice
        "#]],
    );
}

#[test]
fn the_members_see_the_exchange() {
    check(
        "
        rule  diplomacy.exchange
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        eyes  Lannister
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses Lannister
        when  Stark chooses offer a card
        when  Stark chooses Justice
        when  Stark chooses propose it so
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister
            Stark offers Lannister Justice for nothing
            Stark gives Justice to Lannister
        "#]],
    );
}

#[test]
fn a_full_hand_takes_no_card() {
    check(
        "
        rule  diplomacy.exchange
        rule  cards.hand-limit
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Lannister holds Taxes, Taxes and Abduction
        play  Phase 3
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses Lannister
        when  Stark chooses offer a card
        when  Stark chooses Justice
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister
            Stark is asked: Stark offers Lannister Justice for nothing: what else? Leave the talk / Offer gold / Ask for gold / Ask for a card
        "#]],
    );
}

#[test]
fn no_card_is_given_openly() {
    check(
        "
        rule  diplomacy.no-cards-openly
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses give a card by the rookery
        ",
        expect![[r#"
            Phase 3: Income
            refused: Stark Controls no Maester, and cards need a Diplomacy marker (diplomacy.no-cards-openly)
        "#]],
    );
}

#[test]
fn tullys_ravens_carry_cards() {
    check(
        "
        rule  building.maester.rookery
        game  Tully, Stark, Lannister
        given Tully holds Secret Passage
        given Stark holds Taxes and Justice
        given Lannister holds Taxes, Taxes and Abduction
        play  Phase 3
        when  Tully chooses give a card by the rookery
        when  Tully chooses Lannister
        when  Tully chooses Stark
        when  Tully chooses Secret Passage
        show  Stark
        ",
        expect![[r#"
            Phase 3: Income
            refused: Lannister holds 3 cards (cards.hand-limit)
            Tully gives Secret Passage to Stark
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Taxes, Justice and Secret Passage
        "#]],
    );
}

#[test]
fn a_gift_is_given_once_in_a_window() {
    check(
        "
        rule  diplomacy.gold-openly
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses give Gold Dragons
        when  Stark chooses Lannister
        when  Stark says 3
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark gives 3 Gold Dragons to Lannister
            Stark: 2 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Justice
            Lannister: 8 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}

#[test]
fn gold_is_open_and_a_bid_is_not() {
    check(
        "
        rule  diplomacy.gold-visible
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Tywin Lannister is Warden of the West
        given Stark has 9 Gold Dragons
        play  Phase 4
        when  Stark says 6
        show  gold of Stark to Lannister
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark's gold is 9
            Lannister is asked: How much does Lannister bid, unseen, for the Small Council? 0 to 5
            Tully is asked: How much does Tully bid, unseen, for the Small Council? 0 to 5
        "#]],
    );
}

#[test]
fn a_knight_is_no_gift() {
    check(
        "
        rule  diplomacy.titles-not-traded
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses Lannister
        when  Stark chooses Knight
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister
            refused: Knight is not offered to Stark (diplomacy.exchange)
            Stark is asked: Stark offers Lannister nothing for nothing: what else? Leave the talk / Offer gold / Ask for gold / Promise a card
        "#]],
    );
}

#[test]
fn in_the_variant_a_marker_moves_three_gold_dragons() {
    check(
        "
        rule  variant.diplomacy
        game  Stark, Lannister, Tully
        with  diplomacy
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses give Gold Dragons
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        when  Stark chooses Lannister
        when  Stark chooses offer Gold Dragons
        when  Stark says 5
        when  Stark says 3
        when  Stark chooses propose it so
        when  Lannister agrees
        ",
        expect![[r#"
            Phase 3: Income
            refused: gold changes hands only in a talk, by a Diplomacy marker (variant.diplomacy)
            Stark spends a Diplomacy marker to talk with Lannister
            refused: a Diplomacy marker moves three Gold Dragons at most (variant.diplomacy)
            Stark offers Lannister 3 Gold Dragons for nothing
            Stark hands 3 Gold Dragons to Lannister unseen
        "#]],
    );
}

#[test]
fn the_same_captive_is_passed_on_once() {
    check(
        "
        rule  effect.finite
        rule  captive.transfer
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Tully has Jason Mallister in Harrenhal
        given Jason Mallister is Captive of Stark
        play  Phase 3
        when  Stark chooses hand over a Captive
        when  Stark chooses Jason Mallister
        when  Stark chooses Lannister
        when  Lannister agrees
        when  Lannister chooses hand over a Captive
        when  Lannister chooses Jason Mallister
        when  Lannister chooses Stark
        when  Stark agrees
        when  Stark chooses hand over a Captive
        ",
        expect![[r#"
            Phase 3: Income
            Jason Mallister is handed to Lannister
            Jason Mallister is handed to Stark
            refused: no other Player stands beside a Captive of Stark's and could take him (captive.transfer)
        "#]],
    );
}

#[test]
fn the_same_card_is_passed_on_once() {
    check(
        "
        rule  effect.finite
        rule  building.maester.rookery
        game  Stark, Lannister, Tully
        given Winterfell has a Maester
        given Lannisport has a Maester
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses give a card by the rookery
        when  Stark chooses Lannister
        when  Stark chooses Justice
        when  Lannister chooses give a card by the rookery
        when  Lannister chooses Stark
        when  Lannister chooses Justice
        when  Stark chooses give a card by the rookery
        when  Stark chooses Tully
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark gives Justice to Lannister
            Lannister gives Justice to Stark
            Stark is asked: Which card does Stark send Tully by raven? Send no card
        "#]],
    );
}

#[test]
fn a_talk_costs_a_marker_for_good() {
    check(
        "
        rule  diplomacy.markers
        game  Stark, Lannister, Tully
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Lannister
        show  stock of Stark
        ",
        expect![[r#"
            Phase 3: Income
            Stark spends a Diplomacy marker to talk with Lannister
            Stark, red, has in stock 10 Men at Arms and 7 Knights, 2 Siege Engines, 2 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn members_propose_again_until_the_talk_ends() {
    check(
        "
        rule  diplomacy.private
        rule  diplomacy.exchange
        game  Stark, Lannister, Tully
        play  Phase 4
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Tully
        when  Stark chooses Tully
        when  Stark chooses offer Gold Dragons
        when  Stark says 1
        when  Stark chooses propose it so
        when  Tully refuses
        when  Tully chooses Stark
        when  Tully chooses ask for Gold Dragons
        when  Tully says 2
        when  Tully chooses propose it so
        when  Stark agrees
        when  Stark chooses Tully
        when  Stark chooses ask for Gold Dragons
        when  Stark says 1
        when  Stark chooses propose it so
        when  Tully agrees
        when  Tully chooses leave
        when  Stark chooses leave
        when  Tully chooses leave
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark spends a Diplomacy marker to talk with Tully
            Stark offers Tully 1 Gold Dragon for nothing
            Tully offers Stark nothing for 2 Gold Dragons
            Stark hands 2 Gold Dragons to Tully unseen
            Stark offers Tully nothing for 1 Gold Dragon
            Tully hands 1 Gold Dragon to Stark unseen
            The talk ends
        "#]],
    );
}

#[test]
fn a_talk_lasts_three_minutes_a_marker() {
    check(
        "
        rule  diplomacy.private
        game  Stark, Lannister, Tully
        play  Phase 4
        when  Stark chooses spend a Diplomacy marker
        when  Stark chooses Tully
        when  Stark chooses Tully
        when  Stark chooses offer Gold Dragons
        when  Stark says 1
        when  Stark chooses propose it so
        when  Tully refuses
        when  Tully chooses leave
        when  Stark chooses Tully
        when  Stark chooses offer Gold Dragons
        when  Stark says 1
        when  Stark chooses propose it so
        when  Tully refuses
        when  Tully chooses leave
        when  Stark chooses Tully
        when  Stark chooses offer Gold Dragons
        when  Stark says 1
        when  Stark chooses propose it so
        when  Tully refuses
        when  Tully chooses leave
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark spends a Diplomacy marker to talk with Tully
            Stark offers Tully 1 Gold Dragon for nothing
            Stark offers Tully 1 Gold Dragon for nothing
            Stark offers Tully 1 Gold Dragon for nothing
            The talk ends
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn a_promise_in_a_talk_binds_nobody() {
    check(
        "
        rule  alliance.no-binding
        game  Tully, Tyrell, Stark
        given Tyrell has Mace Tyrell in Riverrun
        given Tyrell has 1 Knight in Riverrun
        play  Phase 5
        when  Tully chooses give Gold Dragons
        when  Tully chooses Tyrell
        when  Tully says 4
        note  Tyrell has promised to fight nobody in Riverrun for it.
        when  Tully is done
        when  Tyrell is done
        when  Stark is done
        when  the Phase ends
        show  Riverrun
        play  Phase 6
        when  Tully is done
        when  Tyrell chooses Tully in Riverrun
        ",
        expect![[r#"
            Phase 5: Movement
            Tully gives 4 Gold Dragons to Tyrell
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Tully's Edmure Tully, 3 Men at Arms and 1 Knight, Tyrell's Mace Tyrell and 1 Knight
            Phase 6: Battles
            Tyrell attacks Tully in Riverrun
            The offensive side with 4 SP rolls []: 0 hits (-1 die for the Fortification)
            The defensive side with 7 SP rolls [2, 1]: 3 hits
            Tyrell loses 1 Knight in Riverrun
            Tully captures Mace Tyrell
            Tully wins the Battle in Riverrun
        "#]],
    );
}

#[test]
fn a_truce_of_the_last_turn_binds_nobody_in_the_next() {
    check(
        "
        rule  alliance.no-binding
        rule  truce.effect
        game  Lannister, Stark, Tully
        given the Battle Die shows 1
        given Stark has 3 Knights in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 3 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        when  Lannister chooses ask for a truce
        when  Stark agrees
        when  Lannister is done
        when  Stark chooses Lannister in Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister attacks Stark in Harrenhal
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
            Lannister asks for a truce
            The truce is made
            The Battle in Harrenhal ends
            Stark attacks Lannister in Harrenhal
            The offensive side with 10 SP rolls [1, 1]: 2 hits
            The defensive side with 10 SP rolls [1, 1]: 2 hits
        "#]],
    );
}
