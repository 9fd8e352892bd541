//! When effects may be declared: the windows of each Phase, and acts that need none.

use expect_test::expect;

use crate::check;

#[test]
fn a_window_is_open_at_the_start_of_phase_1() {
    check(
        "
        rule  effect.window
        game  Stark, Greyjoy, Tully
        given Tully holds Justice
        given Balon Greyjoy is Outlaw
        play  Phase 1
        show  questions
        when  Tully chooses Justice
        when  Tully chooses Balon Greyjoy
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully is asked: Tully plays a card, declares an effect, or passes in the Hear Ye Phase Pass / Play Justice
            Tully plays Justice
            Justice is done to Balon Greyjoy
            Balon Greyjoy dies by Justice
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn a_window_is_open_before_the_first_election() {
    check(
        "
        rule  effect.window
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Coin
        given Lannister holds Assassination
        play  Phase 1
        when  Lannister passes
        show  questions
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister is asked: Lannister plays a card, declares an effect, or passes in the Hear Ye Phase Pass / Play Assassination
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Ned Stark dies by an assassin
            Ned Stark is no longer Master of Laws, who is dead
            Ned Stark is no longer Warden of the North, who is dead
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn no_window_opens_before_elections_nobody_holds() {
    check(
        "
        rule  effect.window
        game  Stark, Lannister, Tully
        given Lannister holds Assassination
        play  Phase 1
        when  everybody passes
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn a_warden_may_refuse_a_tax_of_his_own_house() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Warden Tax was levied on Region 2 by Ned Stark
        play  Phase 3
        when  Stark chooses refuse a tax
        when  Stark chooses Region 2
        ",
        expect![[r#"
            Phase 3: Income
            Stark refuses the tax for Robb Stark
            Robb Stark becomes Outlaw
            Robb Stark is no longer Warden of the East, now an Outlaw
            A tax of Stark is removed
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn nobody_refuses_a_tax_he_levied_himself() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Warden Tax was levied on Region 1 by Ned Stark
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses refuse a tax
        ",
        expect![[r#"
            Phase 3: Income
            refused: no Region of Stark's Wardens is taxed by another (tax.refuse)
        "#]],
    );
}

#[test]
fn free_acts_are_open_to_who_holds_no_card() {
    check(
        "
        rule  effect.kinds
        rule  diplomacy.gold-openly
        game  Stark, Greyjoy, Tully
        play  Phase 4
        when  nobody waits for forced answers
        show  questions
        when  Stark chooses give Gold Dragons
        when  Stark chooses Tully
        when  Stark says 2
        show  questions
        when  Tully chooses give Gold Dragons
        when  Tully chooses Greyjoy
        when  Tully says 1
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
            Stark gives 2 Gold Dragons to Tully
            Stark is asked: Stark has 3 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons
            Tully gives 1 Gold Dragon to Greyjoy
        "#]],
    );
}

#[test]
fn free_acts_do_not_hold_up_the_game() {
    check(
        "
        rule  effect.kinds
        game  Stark, Greyjoy, Tully
        given Stark has no Troops
        given Greyjoy has no Troops
        given Tully has no Troops
        play  Phase 5
        when  nobody waits for forced answers
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Phase 6: Battles
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 0 Victory Points
            Greyjoy has 0 Victory Points
            Tully has 0 Victory Points
            The First Player card passes to Greyjoy
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            Greyjoy is asked: Greyjoy holds 0 cards: is another drawn? Draw no more / Draw a Fortune card / Draw a Court Event card
        "#]],
    );
}

#[test]
fn a_captive_is_freed_in_any_turn() {
    check(
        "
        rule  ransom.release
        rule  effect.kinds
        game  Stark, Greyjoy, Tully
        given Greyjoy has Balon Greyjoy in Riverrun
        given Balon Greyjoy is Captive of Tully
        play  Phase 6
        when  Tully chooses release a Captive
        when  Tully chooses Balon Greyjoy
        when  Greyjoy chooses Pyke
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Balon Greyjoy is free, released
            Balon Greyjoy is placed in Pyke
            Stark is asked: Whom does Stark attack, and where? Attack nobody more
        "#]],
    );
}

#[test]
fn no_free_act_in_the_middle_of_an_event() {
    check(
        "
        rule  effect.events
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Coin
        play  Phase 1
        when  everybody passes
        show  questions
        when  Stark chooses give Gold Dragons
        when  Tully chooses spend a Diplomacy marker
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Stark is asked: Election of the Hand of the King: does Stark name a candidate? Name nobody / Name Ned Stark
            refused: this is done between two game events, not in the middle of one (effect.events)
            refused: seat 2 is not asked anything now
        "#]],
    );
}

#[test]
fn no_gold_changes_hands_while_bids_are_made() {
    check(
        "
        rule  effect.events
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Stark has 9 Gold Dragons
        play  Phase 4
        show  questions
        when  Stark chooses give Gold Dragons
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: How much does Stark bid, unseen, for the Small Council? 0 to 9
            Lannister is asked: How much does Lannister bid, unseen, for the Small Council? 0 to 5
            Tully is asked: How much does Tully bid, unseen, for the Small Council? 0 to 5
            refused: this is done between two game events, not in the middle of one (effect.events)
        "#]],
    );
}

#[test]
fn no_battle_is_declared_in_a_window() {
    check(
        "
        rule  effect.kinds
        game  Stark, Lannister, Tully
        given Stark has Robb Stark in Lannisport
        given Stark has 2 Knights in Lannisport
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses Lannister in Lannisport
        when  Stark chooses Secret Passage
        ",
        expect![[r#"
            Phase 3: Income
            refused: Lannister in Lannisport is not offered to Stark (effect.window)
            refused: Stark does not hold Secret Passage (cards.opportunity)
        "#]],
    );
}

#[test]
fn no_opportunity_between_placing_and_revealing_votes() {
    check(
        "
        rule  effect.events
        game  Stark, Greyjoy, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Coin
        given Tully holds Assassination
        play  Phase 1
        when  everybody passes
        when  Stark chooses Ned Stark
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        show  questions
        when  Tully chooses Assassination
        when  Tully chooses FOR Ned Stark
        when  Tully is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Hand of the King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Tully is asked: Election of the Hand of the King: where does Tully lay the FOR marker, worth 1 vote? Lay this marker on nobody / FOR Ned Stark
            refused: Assassination is declared between two game events, not in the middle of one (effect.events)
            Tully places a marker on Ned Stark
            Stark gives 1 vote to Ned Stark
            Tully gives 1 vote to Ned Stark
            Ned Stark has 2 votes
            Ned Stark is elected: Hand of the King
        "#]],
    );
}
