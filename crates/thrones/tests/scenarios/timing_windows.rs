//! The steps of an action window and of a framework action.

use expect_test::expect;

use crate::check;

#[test]
fn nobody_acts_inside_a_framework_action() {
    check(
        "
        rule  timing.windows
        rule  timing.declare_attackers
        given it is the challenges phase with Stark active
        given Stark is the first player
        given Stark has Plain Soldier in play
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        when  Stark attacks Lannister for military
        show  who is asked
        when  Lannister tries to play The Lion's Will
        when  Stark chooses Plain Soldier
        show  who is asked
        when  Lannister tries to play The Lion's Will
        ",
        expect![[r#"
            Stark is asked: Who attacks Lannister in Stark's military challenge?
            refused: Stark decides first; what is going on resolves completely (action.resolve)
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister is asked: Lannister takes an action or passes during Stark's military challenge against Lannister
            refused: no standing character in play can be chosen for The Lion's Will (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn the_six_steps_of_an_action() {
    check(
        "
        rule  timing.action.steps
        rule  timing.end
        players Lannister, Baratheon
        given it is the challenges phase
        given Lannister has Sudden Accident in hand
        given Baratheon has Old Red Priest, Plain Courtyard, Renly's Courtier in play
        given Baratheon has House Tyrell Guard, Held Back in hand
        when  Lannister plays Sudden Accident on Old Red Priest
        when  Baratheon passes
        show  what Baratheon is offered
        when  Baratheon tries to use House Tyrell Guard
        when  Baratheon passes
        when  Baratheon tries to use House Tyrell Guard
        when  Baratheon chooses Plain Courtyard
        when  Baratheon passes
        show  what Baratheon is offered
        when  Baratheon tries to use Renly's Courtier
        show  Old Red Priest
        when  Baratheon uses House Tyrell Guard
        when  Baratheon is asked to take an action
        show  Old Red Priest
        show  what Baratheon is offered
        ",
        expect![[r#"
            Lannister chooses Old Red Priest
            Lannister plays Sudden Accident
            Baratheon is offered: Let it happen / Play Held Back
            refused: House Tyrell Guard is used after a House Baratheon character you control is killed; that has not just happened (response.definition)
            Old Red Priest is killed by Sudden Accident
            Old Red Priest takes effect
            refused: you are asked for something else now: Which location does Baratheon kneel with Old Red Priest? (timing.target)
            Baratheon chooses Plain Courtyard
            Baratheon kneels Plain Courtyard
            Baratheon is offered: Pass / Use House Tyrell Guard
            refused: you are asked for something else now: Baratheon responds or passes: Old Red Priest was killed (response.definition)
            Old Red Priest: controlled by Baratheon, standing, STR 1, military, intrigue, power
            Baratheon uses House Tyrell Guard
            House Tyrell Guard enters play
            Old Red Priest goes to Baratheon's dead pile
            Old Red Priest: Baratheon's dead pile
            Baratheon is offered: Pass / Use Renly's Courtier
        "#]],
    );
}

#[test]
fn the_cost_is_base_then_penalty_then_reduction() {
    check(
        "
        rule  timing.initiate
        given it is the marshalling phase with Stark active
        given Stark has Street of Steel in play
        given Stark has Bronn in hand
        given Stark has 4 gold
        when  Stark uses Street of Steel
        when  Stark marshals Bronn
        show  Stark's gold
        ",
        expect![[r#"
            Stark kneels Street of Steel
            Stark uses Street of Steel
            The effect of Street of Steel lasts until the end of the phase
            Stark marshals Bronn for 4 gold
            Stark pays 4 gold
            Bronn enters play
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn what_cannot_be_paid_in_full_is_not_paid_at_all() {
    check(
        "
        rule  timing.initiate
        given it is the marshalling phase with Stark active
        given Stark has Street of Steel in play
        given Stark has Bronn in hand
        given Stark has 3 gold
        when  Stark uses Street of Steel
        when  Stark marshals Bronn
        show  Stark's gold
        ",
        expect![[r#"
            Stark kneels Street of Steel
            Stark uses Street of Steel
            The effect of Street of Steel lasts until the end of the phase
            refused: Bronn costs 4, 2 of it as penalty for another House; you have 3 gold (marshalling.penalty)
            Stark has 3 gold
        "#]],
    );
}

#[test]
fn a_reduction_does_not_go_below_zero() {
    check(
        "
        rule  timing.initiate
        given it is the marshalling phase with Stark active
        given Stark has Godswood in play
        given Stark has Direwolf Pup in hand
        given Stark has 1 gold
        when  Stark uses Godswood
        when  Stark marshals Direwolf Pup
        show  Stark's gold
        ",
        expect![[r#"
            Stark kneels Godswood
            Stark uses Godswood
            The effect of Godswood lasts until the end of the phase
            Stark marshals Direwolf Pup for 0 gold
            Direwolf Pup enters play
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn nothing_is_initiated_for_no_effect() {
    check(
        "
        rule  timing.initiate.no_effect
        given Lannister has Tyrion Lannister, Lannisport in play
        given Lannister has drawn 3 cards
        given Lannister has 1 gold
        given Lannister's deck is Plain Spy
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister is asked to respond
        show  what Lannister is offered
        when  Lannister tries to use Tyrion Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister is offered: Pass / Use Lannisport
            refused: Tyrion Lannister would change nothing now (timing.initiate.no_effect)
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn below_the_draw_cap_the_same_response_is_offered() {
    check(
        "
        rule  timing.initiate.no_effect
        given Lannister has Tyrion Lannister in play
        given Lannister has drawn 2 cards
        given Lannister has 1 gold
        given Lannister's deck is Plain Spy
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Plain Spy
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn nothing_is_initiated_without_a_legal_target() {
    check(
        "
        rule  timing.initiate.no_effect
        given it is the challenges phase
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Plain Soldier in play, kneeling
        when  Lannister plays The Lion's Will
        ",
        expect![[r#"
            refused: no standing character in play can be chosen for The Lion's Will (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn passives_set_off_by_passives_come_before_responses() {
    check(
        "
        rule  timing.passives
        players Stark, Baratheon
        given Stark is the first player
        given Stark has Deadly Guard, Watchful Captain in play
        given Baratheon has Old Red Priest, Plain Soldier, Plain Courtyard in play
        given Baratheon has House Tyrell Guard in hand
        when  Stark attacks Baratheon for military with Deadly Guard, Watchful Captain
        when  Baratheon defends with Old Red Priest
        when  Baratheon is asked to choose the characters that die
        when  Baratheon kills Plain Soldier
        when  Stark is asked to choose what resolves next
        show  what Stark is offered
        when  Stark chooses Deadly kills a defender
        when  Stark is asked to choose what resolves next
        show  what Stark is offered
        when  Stark chooses Old Red Priest
        when  Stark stands Watchful Captain
        show  who is asked
        show  what Baratheon is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Deadly Guard
            Stark attacks with Watchful Captain
            Stark kneels Deadly Guard
            Stark kneels Watchful Captain
            Baratheon defends with Old Red Priest
            Baratheon kneels Old Red Priest
            Stark wins the challenge against Baratheon, 5 to 1
            Baratheon satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark is offered: Deadly kills a defender / Stand Vigilant cards
            Old Red Priest is killed by Deadly
            Stark is offered: Stand Vigilant cards / Resolve Old Red Priest
            Old Red Priest takes effect
            Baratheon chooses Plain Courtyard
            Baratheon kneels Plain Courtyard
            Stark stands Watchful Captain
            Baratheon is asked: Baratheon responds or passes: Old Red Priest was killed
            Baratheon is offered: Pass / Use House Tyrell Guard
        "#]],
    );
}

#[test]
fn deadly_finds_the_defender_whom_the_claim_left() {
    check(
        "
        rule  timing.resolution.passives
        given Stark has Grey Wind in play
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Grey Wind
        when  Lannister defends with Plain Soldier
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Spy
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
            Plain Spy is killed for the claim
            Plain Soldier is killed by Deadly
            Plain Soldier goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: nothing
        "#]],
    );
}

#[test]
fn responses_wait_for_the_whole_framework_action() {
    check(
        "
        rule  timing.framework.steps
        rule  timing.resolution
        given Lannister has Renowned Knight, Joffrey Baratheon in play
        given Stark has Plain Lord in play
        when  Lannister attacks Stark for military with Renowned Knight
        when  Stark declares no defenders
        when  Lannister is asked to respond
        show  Lannister's power
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Renowned Knight
            Lannister kneels Renowned Knight
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Plain Lord is killed for the claim
            Lannister claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn one_who_passed_may_act_when_his_chance_comes_again() {
    check(
        "
        rule  timing.player_actions
        players Stark, Lannister, Baratheon
        given it is the draw phase
        given Stark is the first player
        given Stark has Renly's Courtier in play
        given Lannister has Renly's Courtier in play
        given Baratheon has 2 Renly's Courtier, Plain Soldier in play
        given Stark's deck is Plain Spy, Plain Lord
        show  who is asked
        when  Stark passes
        show  who is asked
        when  Lannister uses Lannister's Renly's Courtier on Plain Soldier
        show  who is asked
        when  Baratheon passes
        show  who is asked
        when  Stark uses Stark's Renly's Courtier on Baratheon's Renly's Courtier
        when  Baratheon passes
        show  Stark's hand
        when  Stark passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark is asked: Stark takes an action or passes in the draw phase
            Lannister is asked: Lannister takes an action or passes in the draw phase
            Lannister chooses Plain Soldier
            Lannister kneels Renly's Courtier
            Lannister uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Baratheon is asked: Baratheon takes an action or passes in the draw phase
            Stark is asked: Stark takes an action or passes in the draw phase
            Stark chooses Renly's Courtier
            Stark kneels Renly's Courtier
            Stark uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Stark has in hand: nothing
            Stark draws Plain Spy
            Stark draws Plain Lord
            Stark has in hand: Plain Spy, Plain Lord
        "#]],
    );
}

#[test]
fn the_first_player_is_the_first_to_save_from_a_passive() {
    check(
        "
        rule  timing.responses.framework
        rule  timing.terminal
        note  Nobody initiates a passive, so the first player may interrupt first, whoever set it off.
        players Targaryen, Stark, Lannister
        given it is the marshalling phase with Targaryen active
        given Lannister is the first player
        given Targaryen has Flame-Kissed in hand
        given Targaryen has 5 gold
        given Stark has Plain Soldier in play
        given Stark has Held Back in hand
        given Lannister has Held Back in hand
        when  Targaryen marshals Flame-Kissed on Plain Soldier
        show  who is asked
        ",
        expect![[r#"
            Targaryen marshals Flame-Kissed for 2 gold
            Targaryen pays 2 gold
            Flame-Kissed is attached to Plain Soldier
            Lannister is asked: Lannister saves Plain Soldier from being killed, or lets it happen
        "#]],
    );
}

#[test]
fn the_first_player_is_the_first_to_cancel_a_when_revealed_effect() {
    check(
        "
        rule  timing.responses.framework
        rule  timing.when_revealed
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Summoning Season
        given Stark's deck is Hodor
        given Lannister's hand is Royal Veto
        given Baratheon's hand is Royal Veto
        when  the plot phase begins
        when  Stark names Baratheon
        when  Stark chooses Lannister
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Summoning Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Summoning Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Baratheon is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Baratheon is asked: Baratheon cancels Stark's Summoning Season, or lets it happen
        "#]],
    );
}
