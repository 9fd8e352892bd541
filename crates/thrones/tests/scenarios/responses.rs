//! Responses, their order, and cancelling.

use expect_test::expect;

use crate::check;

#[test]
fn a_response_passes_with_its_occasion() {
    check(
        "
        rule  response.definition
        given Stark has Robb Stark in play
        given Stark has 1 gold
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Soldier
        show  who is asked
        show  what Stark is offered
        when  Stark passes
        when  Stark uses Robb Stark
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
            Stark is asked: Stark responds or passes: Plain Soldier was killed
            Stark is offered: Pass / Use Robb Stark
            Plain Soldier goes to Lannister's dead pile
            refused: Robb Stark is used after you win a military challenge in which Robb Stark participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn a_response_comes_before_the_next_action() {
    check(
        "
        rule  response.definition
        given Lannister has Enemy Informer in hand
        given Lannister has 3 gold
        given Stark has Plain Soldier, Renly's Courtier in play
        when  Lannister marshals Enemy Informer
        show  who is asked
        when  Stark tries to use Renly's Courtier
        when  Lannister uses Enemy Informer on Plain Soldier
        show  who is asked
        ",
        expect![[r#"
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            Lannister is asked: Lannister responds or passes: Lannister played Enemy Informer
            refused: Lannister may respond now; your chance comes after (response.order)
            Lannister chooses Plain Soldier
            Lannister uses Enemy Informer
            Stark kneels Plain Soldier
            Stark is asked: Stark takes an action or passes in the marshalling phase
        "#]],
    );
}

#[test]
fn responses_begin_at_the_left_of_who_acted() {
    check(
        "
        rule  response.order
        players Stark, Lannister, Baratheon, Targaryen
        given it is the challenges phase with Lannister active
        given Lannister is the first player
        given Stark has Joffrey Baratheon in play
        given Lannister has Joffrey Baratheon in play
        given Baratheon has Joffrey Baratheon in play
        given Targaryen has Joffrey Baratheon, Plain Lord in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        show  who is asked
        when  Baratheon passes
        show  who is asked
        when  Targaryen passes
        show  who is asked
        when  Stark passes
        show  who is asked
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Baratheon is asked: Baratheon responds or passes: Plain Lord was killed
            Targaryen is asked: Targaryen responds or passes: Plain Lord was killed
            Stark is asked: Stark responds or passes: Plain Lord was killed
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
        "#]],
    );
}

#[test]
fn responses_to_the_framework_begin_with_the_first_player() {
    check(
        "
        rule  timing.responses.framework
        players Stark, Lannister, Baratheon, Targaryen
        given it is the challenges phase with Lannister active
        given Baratheon is the first player
        given Stark has Joffrey Baratheon in play
        given Lannister has Joffrey Baratheon, Plain Soldier in play
        given Baratheon has Joffrey Baratheon in play
        given Targaryen has Joffrey Baratheon, Plain Lord in play
        when  Lannister attacks Targaryen for military with Plain Soldier
        when  Targaryen is asked to choose the characters that die
        when  Targaryen kills Plain Lord
        show  who is asked
        when  Baratheon passes
        show  who is asked
        when  Targaryen passes
        show  who is asked
        when  Stark passes
        show  who is asked
        ",
        expect![[r#"
            Lannister initiates a military challenge against Targaryen
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 2 to 0
            Targaryen satisfies a claim of 1
            Plain Lord is killed for the claim
            Lannister claims 1 power, unopposed
            Baratheon is asked: Baratheon responds or passes: Plain Lord was killed
            Targaryen is asked: Targaryen responds or passes: Plain Lord was killed
            Stark is asked: Stark responds or passes: Plain Lord was killed
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
        "#]],
    );
}

#[test]
fn each_response_answers_an_occasion_once() {
    check(
        "
        rule  timing.responses
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Lannister has Joffrey Baratheon in play
        given Stark has Joffrey Baratheon, Plain Lord in play
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark uses Stark's Joffrey Baratheon
        show  who is asked
        when  Stark tries to use Stark's Joffrey Baratheon
        when  Lannister uses Lannister's Joffrey Baratheon
        show  who is asked
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Stark uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
            refused: Joffrey Baratheon has answered what just happened already (timing.responses)
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Stark's dead pile
            Lannister is asked: Which challenge does Lannister initiate?
            Stark has 1 power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn one_who_passed_may_respond_when_it_comes_round() {
    check(
        "
        rule  timing.responses
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Lannister has Joffrey Baratheon in play
        given Stark has Joffrey Baratheon, Plain Lord in play
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark passes
        when  Lannister uses Lannister's Joffrey Baratheon
        show  who is asked
        when  Stark uses Stark's Joffrey Baratheon
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Stark is asked: Stark responds or passes: Plain Lord was killed
            Stark uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn the_rulebooks_lords_of_the_narrow_sea_is_cancelled() {
    check(
        "
        rule  cancel.effect
        rule  cancel.costs
        players Baratheon, Lannister
        given it is the challenges phase
        given Baratheon has Lords of the Narrow Sea in hand
        given Baratheon has 2 Whispering Hall in play
        given Lannister has False Rumour in hand
        given Lannister's plot deck is Valar Morghulis
        when  Baratheon plays Lords of the Narrow Sea on Lannister
        when  Lannister plays False Rumour
        when  everyone passes
        show  Lannister's plot
        show  Baratheon's power
        show  Baratheon's influence
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Baratheon chooses Lannister
            Baratheon kneels Whispering Hall
            Baratheon kneels Whispering Hall
            Baratheon pays 4 influence
            Baratheon plays Lords of the Narrow Sea
            Lannister plays False Rumour
            Lords of the Narrow Sea is cancelled
            Lannister reveals A Quiet Season
            Baratheon has 0 power
            Baratheon has 0 influence
            Baratheon has in the discard pile: Lords of the Narrow Sea
        "#]],
    );
}

#[test]
fn a_cancelled_event_uses_up_its_limit() {
    check(
        "
        rule  cancel.costs
        rule  timing.limits
        given it is the challenges phase with Stark active
        given Stark has 2 Winter is Coming in hand
        given Stark has Direwolf Pup in play
        given Lannister has False Rumour in hand
        when  Stark attacks Lannister for military with Direwolf Pup
        when  Stark plays Winter is Coming
        when  Lannister plays False Rumour
        when  Stark passes
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Direwolf Pup
            Stark kneels Direwolf Pup
            Stark plays Winter is Coming
            Lannister plays False Rumour
            Winter is Coming is cancelled
            refused: Winter is Coming is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn a_cancel_can_itself_be_cancelled() {
    check(
        "
        rule  cancel.effect
        rule  timing.save_cancel
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident, False Rumour in hand
        given Lannister has Plain Lord in play
        given Lannister has False Rumour in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister plays False Rumour
        when  Stark plays False Rumour
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister plays False Rumour
            Stark plays False Rumour
            False Rumour is cancelled
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn nothing_follows_a_cancelled_kill() {
    check(
        "
        rule  timing.cancelled
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord, Joffrey Baratheon in play
        given Lannister has False Rumour in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister plays False Rumour
        show  who is asked
        when  Lannister uses Joffrey Baratheon
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister plays False Rumour
            Sudden Accident is cancelled
            Stark is asked: Which challenge does Stark initiate?
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn a_response_is_used_once_for_each_of_two_occasions() {
    check(
        "
        rule  timing.responses
        given it is the challenges phase with Stark active
        given Stark has Twin Funerals in hand
        given Lannister has Joffrey Baratheon, Plain Lord, Wandering Prince in play
        when  Stark plays Twin Funerals on Plain Lord, Wandering Prince
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Plain Lord
        show  who is asked
        when  Lannister uses Joffrey Baratheon
        show  who is asked
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark chooses Wandering Prince
            Stark plays Twin Funerals
            Plain Lord is killed by Twin Funerals
            Wandering Prince is killed by Twin Funerals
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Lannister is asked: Lannister responds or passes: Plain Lord was killed
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Lannister's dead pile
            Wandering Prince goes to Lannister's dead pile
            Stark is asked: Which challenge does Stark initiate?
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 2 power
        "#]],
    );
}

#[test]
fn the_passives_of_a_response_come_before_the_next_response() {
    check(
        "
        rule  timing.passives
        rule  timing.responses
        players Stark, Baratheon
        given Stark has Robb Stark in play
        given Stark has Joffrey Baratheon in play
        given Baratheon has Old Red Priest, Plain Lord, Plain Courtyard in play
        when  Stark attacks Baratheon for military with Robb Stark
        when  Baratheon is asked to choose the characters that die
        when  Baratheon kills Plain Lord
        show  what Stark is offered
        when  Stark uses Robb Stark on Old Red Priest
        when  Baratheon chooses Plain Courtyard
        show  Plain Courtyard
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Plain Lord is killed for the claim
            Stark claims 1 power, unopposed
            Stark is offered: Pass / Use Robb Stark / Use Joffrey Baratheon
            Stark chooses Old Red Priest
            Stark uses Robb Stark
            Old Red Priest is killed by Robb Stark
            Old Red Priest takes effect
            Baratheon chooses Plain Courtyard
            Baratheon kneels Plain Courtyard
            Plain Courtyard: controlled by Baratheon, kneeling
            Stark is offered: Pass / Use Joffrey Baratheon
        "#]],
    );
}
