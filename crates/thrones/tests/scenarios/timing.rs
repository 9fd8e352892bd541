//! Saves, cancels, passives and responses.

use expect_test::expect;

use crate::check;

#[test]
fn a_cancelled_event_does_nothing_and_is_spent() {
    check(
        "
        rule  cancel.effect
        rule  cancel.costs
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play
        given Lannister has False Rumour in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister plays False Rumour
        when  everyone passes
        show  Plain Lord
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister plays False Rumour
            Sudden Accident is cancelled
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
            Stark has in the discard pile: Sudden Accident
        "#]],
    );
}

#[test]
fn a_save_is_chosen_among_those_killed_together() {
    check(
        "
        rule  save.effect
        rule  timing.save.single
        given Stark has Twin Funerals in hand
        given Lannister has Plain Lord, Plain Spy in play
        given Lannister has Held Back in hand
        when  Stark plays Twin Funerals on Plain Lord, Plain Spy
        when  Lannister plays Held Back to save Plain Lord
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark chooses Plain Spy
            Stark plays Twin Funerals
            Lannister plays Held Back
            Plain Lord is saved by Held Back
            Plain Spy is killed by Twin Funerals
            Plain Spy goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Plain Lord
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Spy
            Lannister has in the discard pile: Held Back
        "#]],
    );
}

#[test]
fn the_first_player_orders_passives() {
    check(
        "
        rule  passive.order
        given it is the challenges phase
        given Stark is the first player
        given Stark has Deadly Guard, Watchful Captain in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Deadly Guard, Watchful Captain
        when  Lannister defends with Plain Soldier
        when  Stark is asked to choose what resolves next
        show  what Stark is offered
        when  Stark chooses Stand Vigilant cards
        when  Stark stands Watchful Captain
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark attacks with Watchful Captain
            Stark kneels Deadly Guard
            Stark kneels Watchful Captain
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 5 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark is offered: Deadly kills a defender / Stand Vigilant cards
            Stark stands Watchful Captain
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn ser_ilyn_payne_cannot_reach_a_strong_character() {
    check(
        "
        rule  timing.target
        given Lannister has Ser Ilyn Payne in play
        given Stark has War Host of the North, Plain Soldier in play
        when  Lannister uses Ser Ilyn Payne
        show  what Lannister is offered
        when  Lannister chooses War Host of the North
        ",
        expect![[r#"
            Lannister is offered: Plain Soldier / Ser Ilyn Payne
            refused: Ser Ilyn Payne asks for a character with STR 2 or less, which War Host of the North is not (timing.target)
        "#]],
    );
}

#[test]
fn a_deathbound_attachment_goes_to_the_dead_pile() {
    check(
        "
        rule  keyword.deathbound.lcg
        given Stark has Plain Lord in play
        given Stark has Deathbound Relic on Plain Lord
        given Stark has Strong Sword on Plain Lord
        given Lannister has Stripped Bare in hand
        when  Lannister plays Stripped Bare
        when  everyone passes
        show  Stark
        ",
        expect![[r#"
            Lannister plays Stripped Bare
            Deathbound Relic is discarded from play by Stripped Bare
            Strong Sword is discarded from play by Stripped Bare
            Deathbound Relic goes to Stark's dead pile
            Strong Sword goes to Stark's discard pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Lord
            Stark has in hand: nothing
            Stark has in the dead pile: Deathbound Relic
            Stark has in the discard pile: Strong Sword
        "#]],
    );
}
