//! Cards on their way out of play.

use expect_test::expect;

use crate::check;

#[test]
fn a_killed_card_stays_on_the_table_until_the_window_ends() {
    check(
        "
        rule  timing.end
        given it is the challenges phase
        given Lannister has Sudden Accident in hand
        given Lannister has Joffrey Baratheon in play
        given Stark has Plain Lord in play, with 2 power
        given Stark has Strong Sword on Plain Lord
        when  Lannister plays Sudden Accident on Plain Lord
        show  who is asked
        show  Plain Lord
        show  Stark's power
        when  Lannister passes
        show  Plain Lord
        show  Strong Sword
        show  Stark's power
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power, 2 power, with Strong Sword
            Stark has 2 power
            Plain Lord goes to Stark's dead pile
            Strong Sword goes to Stark's discard pile
            Plain Lord: Stark's dead pile
            Strong Sword: Stark's discard pile
            Stark has 0 power
        "#]],
    );
}

#[test]
fn a_moribund_defender_is_not_killed_again() {
    check(
        "
        rule  timing.moribund
        rule  timing.resolution.passives
        given Stark has Grey Wind in play
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Grey Wind
        when  Lannister defends with Plain Soldier
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Grey Wind
            Stark kneels Grey Wind
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 4 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
            Lannister has in play: Plain Spy
        "#]],
    );
}

#[test]
fn a_moribund_card_is_not_chosen_again() {
    check(
        "
        rule  timing.moribund
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Lannister has Cersei's Attendant in play
        given Stark has Sudden Accident in hand
        given Stark has Plain Soldier in play
        when  Stark plays Sudden Accident on Cersei's Attendant
        when  Lannister uses Cersei's Attendant
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark plays Sudden Accident
            Cersei's Attendant is killed by Sudden Accident
            Lannister is offered: Plain Soldier
        "#]],
    );
}

#[test]
fn a_card_that_does_not_leave_play_moves_at_once() {
    check(
        "
        rule  timing.moribund
        given Lannister has Tyrion Lannister in play
        given Lannister has 1 gold
        given Lannister's deck is Plain Lord
        given Stark has Plain Courtyard in hand
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister is asked to respond
        show  Plain Courtyard
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Stark discards Plain Courtyard at random for the claim
            Lannister claims 1 power, unopposed
            Plain Courtyard: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_killed_characters_own_response_works() {
    check(
        "
        rule  timing.moribund.active
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Stark has Plain Soldier in play
        given Lannister has Cersei's Attendant in play
        when  Stark plays Sudden Accident on Cersei's Attendant
        when  Lannister uses Cersei's Attendant on Plain Soldier
        show  Plain Soldier
        show  Cersei's Attendant
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark plays Sudden Accident
            Cersei's Attendant is killed by Sudden Accident
            Lannister chooses Plain Soldier
            Lannister uses Cersei's Attendant
            Stark kneels Plain Soldier
            Cersei's Attendant goes to Lannister's dead pile
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Cersei's Attendant: Lannister's dead pile
        "#]],
    );
}

#[test]
fn power_on_a_moribund_character_still_counts() {
    check(
        "
        rule  timing.moribund.active
        players Stark, Lannister
        given it is the challenges phase with Lannister active
        given Stark has Plain Lord in play, with 5 power
        given Lannister has Joffrey Baratheon in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        show  who is asked
        show  Stark's power
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
            Stark has 5 power
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Stark's dead pile
            Stark has 0 power
        "#]],
    );
}

#[test]
fn robb_stark_does_not_choose_one_who_is_dying_already() {
    check(
        "
        rule  timing.moribund
        given Stark has Robb Stark in play
        given Lannister has Plain Soldier, Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Soldier
        when  Stark uses Robb Stark
        show  what Stark is offered
        when  Stark chooses Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Stark is offered: Plain Spy / Plain Maester
            refused: Plain Soldier is leaving play (timing.moribund)
        "#]],
    );
}

#[test]
fn a_moribund_character_is_knelt_for_a_cost() {
    check(
        "
        rule  timing.moribund.active
        given Stark has Plain Soldier in play
        given Lannister has Lannisport Steward in play
        given Lannister has A Lannister Pays His Debts in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Lannister plays A Lannister Pays His Debts on Plain Soldier
        when  the challenge ends
        show  Lannister's dead pile
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Lannisport Steward is killed for the claim
            Stark claims 1 power, unopposed
            Lannister chooses Plain Soldier
            Lannister kneels Lannisport Steward
            Lannister plays A Lannister Pays His Debts
            Plain Soldier is killed by A Lannister Pays His Debts
            Plain Soldier goes to Stark's dead pile
            Lannisport Steward goes to Lannister's dead pile
            Lannister has in the dead pile: Lannisport Steward
            Stark has in the dead pile: Plain Soldier
        "#]],
    );
}
