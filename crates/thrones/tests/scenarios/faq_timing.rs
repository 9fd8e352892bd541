//! Rulings of the official FAQ on replacements, moribund cards and the six steps. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f041_keywords_are_not_triggered_effects() {
    check(
        "
        rule  keyword.immunity
        note  Motley asks a toll for triggering an ability of its host; Renown and Deadly are none
        given Stark has Robb Stark in play
        given Stark has Golden Spurs on Robb Stark
        given Lannister has Motley on Robb Stark
        given Stark has 2 gold
        given it is the challenges phase
        when  Stark attacks Lannister for power with Robb Stark
        when  the challenge ends
        show  Stark's gold
        show  Robb Stark
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Stark pays Lannister 1 gold
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Stark has 1 gold
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power, Renown, 1 power, with Golden Spurs, Motley
        "#]],
    );
}

#[test]
fn f042_stealth_may_name_nobody() {
    check(
        "
        rule  keyword.stealth
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark declines
        when  Lannister defends with Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
        "#]],
    );
}

#[test]
fn f043_the_first_player_orders_passives() {
    check(
        "
        rule  passive.order
        given Lannister is the first player
        given Stark has Deadly Guard, Watchful Captain in play
        given Lannister has Plain Soldier, Plain Lord in play
        given it is the challenges phase with Stark active
        when  Stark attacks Lannister for power with Deadly Guard, Watchful Captain
        when  Lannister defends with Plain Lord
        when  everyone passes
        show  who is asked
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Deadly Guard
            Stark attacks with Watchful Captain
            Stark kneels Deadly Guard
            Stark kneels Watchful Captain
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 5 to 3
            Lannister satisfies a claim of 1
            Lannister is asked: Lannister decides which of the effects that wait resolves next
            Lannister is offered: Deadly kills a defender / Stand Vigilant cards
        "#]],
    );
}

#[test]
fn f044_a_passive_is_no_action() {
    check(
        "
        rule  passive.definition
        note  Golden Tooth Mines draws for every plot; no window of actions is used up by it
        players Lannister, Stark
        given Lannister has Golden Tooth Mines in play
        given Lannister's deck is Plain Soldier, Plain Spy
        given it is round 2
        when  the plot phase begins
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            Golden Tooth Mines takes effect
            Lannister draws Plain Soldier
            The draw phase begins
        "#]],
    );
}

#[test]
fn f046_the_hound_goes_to_the_discard_pile_and_was_killed() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has The Hound in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on The Hound
        when  everyone passes
        show  The Hound
        ",
        expect![[r#"
            Stark chooses The Hound
            Stark plays Sudden Accident
            The Hound is killed by Sudden Accident
            The Hound goes to Lannister's discard pile
            The Hound: Lannister's discard pile
        "#]],
    );
}

#[test]
fn f047_who_goes_elsewhere_instead_has_been_killed() {
    check(
        "
        rule  timing.instead
        note  Eddard Stark is Stalwart and goes to the deck; Joffrey answers the killing all the same
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Eddard Stark in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Lannister uses Joffrey Baratheon
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Eddard Stark goes to the top of Stark's deck
            Eddard Stark: Stark's deck
        "#]],
    );
}

#[test]
fn f048_bronn_replaces_the_killing_itself() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Joffrey Baratheon, Tyrion Lannister in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase with Lannister active
        when  Lannister uses Bronn on Tyrion Lannister
        when  Stark plays Sudden Accident on Tyrion Lannister
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Lannister chooses Tyrion Lannister
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Tyrion Lannister
            Stark plays Sudden Accident
            Tyrion Lannister is not killed, because of Bronn
            Lannister stands Bronn
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power
        "#]],
    );
}

#[test]
fn f051_every_card_goes_to_its_owner_s_pile() {
    check(
        "
        rule  zone.piles
        given Lannister has The Hound in play, under Stark's control
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on The Hound
        when  everyone passes
        show  The Hound
        ",
        expect![[r#"
            Lannister chooses The Hound
            Lannister plays Sudden Accident
            The Hound is killed by Sudden Accident
            The Hound goes to Lannister's discard pile
            The Hound: Lannister's discard pile
        "#]],
    );
}

#[test]
fn f053_a_card_from_hand_reaches_its_pile_at_once() {
    check(
        "
        rule  timing.moribund
        edition winter
        note  Raven-Marked Orphan is Deathbound: thrown away from hand it lies in the dead pile before the next response
        given Lannister has Ser Jacelyn Bywater in play
        given Stark has Jon Snow in play
        given Stark has Raven-Marked Orphan in hand
        given it is the challenges phase
        when  Stark attacks Lannister for military with Jon Snow
        when  Lannister declares no defenders
        when  Lannister uses Ser Jacelyn Bywater
        when  Stark is asked to respond
        show  Raven-Marked Orphan
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Jon Snow
            Stark kneels Jon Snow
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Ser Jacelyn Bywater is killed for the claim
            Stark claims 1 power, unopposed
            Lannister uses Ser Jacelyn Bywater
            Stark discards Raven-Marked Orphan at random into the dead pile by Ser Jacelyn Bywater
            Raven-Marked Orphan: Stark's dead pile
            Ser Jacelyn Bywater: controlled by Lannister, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn f054_a_duplicate_does_not_save_from_str_0() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Stark
        given Stark has Robb Stark in play, with a duplicate
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given it is the challenges phase
        when  Targaryen ambushes Flame-Kissed on Robb Stark
        when  Targaryen pays with Whispering Hall
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Robb Stark
            Robb Stark is killed
            Robb Stark goes to Stark's discard pile
            Robb Stark goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn f054_a_save_that_takes_its_card_out_of_play_is_lawful() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Stark
        given Stark has Viserys Targaryen in play
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given it is the challenges phase
        when  Targaryen ambushes Flame-Kissed on Viserys Targaryen
        when  Targaryen pays with Whispering Hall
        when  Stark uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Viserys Targaryen
            Stark uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Stark's hand
            Viserys Targaryen goes to Stark's hand
            Flame-Kissed goes to Targaryen's discard pile
            Viserys Targaryen: Stark's hand
        "#]],
    );
}

#[test]
fn f056_a_dying_card_lies_on_the_table_until_the_window_ends() {
    check(
        "
        rule  timing.moribund
        rule  timing.moribund.active
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Robb Stark in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Robb Stark
        when  Lannister is asked to respond
        show  Robb Stark
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed by Sudden Accident
            Robb Stark: controlled by Stark, standing, STR 2, military, power
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn f057_retreat_changes_where_a_dying_card_goes() {
    check(
        "
        rule  timing.moribund
        rule  timing.instead
        given Stark has Eddard Stark in play
        given Stark has Retreat in hand
        given Lannister has Sudden Accident in hand
        given it is the challenges phase with Lannister active
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark plays Retreat
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Stark plays Retreat
            Eddard Stark is bound to Stark's hand instead
            Eddard Stark goes to Stark's hand
            Eddard Stark: Stark's hand
        "#]],
    );
}

#[test]
fn f058_killed_and_bound_for_the_deck_are_both_true() {
    check(
        "
        rule  timing.instead
        note  Retreat sends him elsewhere; Joffrey looks at how he left, not at where he goes
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Eddard Stark in play
        given Stark has Retreat in hand
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark plays Retreat
        when  Lannister uses Joffrey Baratheon
        show  Eddard Stark
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Stark plays Retreat
            Eddard Stark is bound to Stark's hand instead
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Eddard Stark goes to Stark's hand
            Eddard Stark: Stark's hand
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 1 power
        "#]],
    );
}

#[test]
fn f059_the_titan_s_bastard_does_not_return_from_his_own_death() {
    check(
        "
        rule  timing.moribund
        players Targaryen, Stark
        given Targaryen has The Titan's Bastard in play
        given Stark has Plain Soldier in play
        given Stark has Twin Funerals in hand
        given it is the challenges phase
        when  Stark plays Twin Funerals on The Titan's Bastard, Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  The Titan's Bastard
        ",
        expect![[r#"
            Stark chooses The Titan's Bastard
            Stark chooses Plain Soldier
            Stark plays Twin Funerals
            The Titan's Bastard is killed by Twin Funerals
            Plain Soldier is killed by Twin Funerals
            The Titan's Bastard goes to Targaryen's dead pile
            Plain Soldier goes to Stark's dead pile
            refused: that text of The Titan's Bastard works only from the hand (play.ability)
            The Titan's Bastard: Targaryen's dead pile
        "#]],
    );
    check(
        "
        rule  timing.moribund
        players Targaryen, Stark
        given Targaryen has The Titan's Bastard in play
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            The Titan's Bastard is returned to Targaryen's hand
            The Titan's Bastard goes to Targaryen's hand
            Plain Soldier goes to Stark's dead pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn f060_benjen_stark_is_not_shuffled_in_by_his_own_death() {
    check(
        "
        rule  timing.moribund
        given Stark has Benjen Stark in play
        given Stark has Plain Soldier in the dead pile
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Benjen Stark
        when  everyone passes
        show  Benjen Stark
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Benjen Stark
            Lannister plays Sudden Accident
            Benjen Stark is killed by Sudden Accident
            Benjen Stark takes effect
            Plain Soldier goes into Stark's deck
            Stark shuffles the deck
            Benjen Stark goes to Stark's dead pile
            Benjen Stark: Stark's dead pile
            Plain Soldier: Stark's deck
        "#]],
    );
}

#[test]
fn f061_a_dying_card_may_kneel_for_a_cost() {
    check(
        "
        rule  timing.moribund.active
        given Stark has Robb Stark in play
        given Lannister has Cersei Lannister in play
        given Lannister has A Lannister Pays His Debts in hand
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister plays A Lannister Pays His Debts on Robb Stark
        when  the challenge ends
        show  Stark's dead pile
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Cersei Lannister is killed for the claim
            Stark claims 1 power, unopposed
            Lannister chooses Robb Stark
            Lannister kneels Cersei Lannister
            Lannister plays A Lannister Pays His Debts
            Robb Stark is killed by A Lannister Pays His Debts
            Robb Stark goes to Stark's dead pile
            Cersei Lannister goes to Lannister's dead pile
            Stark has in the dead pile: Robb Stark
            Lannister has in the dead pile: Cersei Lannister
        "#]],
    );
}

#[test]
fn f062_an_event_lies_in_its_pile_at_once() {
    check(
        "
        rule  zone.piles
        note  we differ: docs/rulings/thrones-faq-differences.md
        given Stark has Sudden Accident in hand
        given Lannister has Joffrey Baratheon, Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister is asked to respond
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Stark has in the discard pile: Sudden Accident
        "#]],
    );
}

#[test]
fn f063_who_leaves_play_is_its_owner_s_again() {
    check(
        "
        rule  timing.leaves_play
        rule  timing.control
        given Lannister has Plain Soldier in play, under Stark's control
        given Stark has Called Home in hand
        given it is the challenges phase
        when  Stark plays Called Home on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Called Home
            Plain Soldier is returned to Lannister's hand by Called Home
            Plain Soldier goes to Lannister's hand
            Plain Soldier: Lannister's hand
        "#]],
    );
}

#[test]
fn f063_and_comes_back_without_what_lasted_on_it() {
    check(
        "
        rule  timing.leaves_play
        players Targaryen, Lannister
        given it is the marshalling phase with Targaryen active
        given Targaryen has Drogon, Plain Lord in play
        given Targaryen has Called Home in hand
        given Targaryen has 8 gold
        given Lannister has Drogon, Plain Soldier in play
        given Lannister has 2 gold
        when  Targaryen uses Drogon on Plain Lord
        when  Targaryen plays Called Home on Plain Lord
        when  Targaryen marshals Plain Lord
        when  Lannister uses Drogon on Plain Soldier
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Targaryen chooses Plain Lord
            Targaryen plays Called Home
            Plain Lord is returned to Targaryen's hand by Called Home
            Plain Lord goes to Targaryen's hand
            Targaryen marshals Plain Lord for 3 gold
            Targaryen pays 3 gold
            Plain Lord enters play
            Lannister chooses Plain Soldier
            Lannister pays 2 gold
            Lannister uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Targaryen, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f064_an_action_goes_through_six_steps() {
    check(
        "
        rule  timing.action.steps
        rule  timing.end
        players Lannister, Stark
        note  cost and target, then saves, then the killing, the passive, the response, and last the departure
        given Lannister has Joffrey Baratheon in play
        given Stark has Plain Lord, Benjen Stark in play
        given Stark has Bodyguard on Plain Lord
        given Stark has Plain Spy in the dead pile
        given Lannister has Twin Funerals in hand
        given it is the challenges phase
        when  Lannister plays Twin Funerals on Plain Lord, Benjen Stark
        when  Stark is asked to save
        show  who is asked
        when  Stark declines
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister chooses Benjen Stark
            Lannister plays Twin Funerals
            Stark is asked: Stark saves Plain Lord, Benjen Stark from being killed, or lets it happen
            Plain Lord is killed by Twin Funerals
            Benjen Stark is killed by Twin Funerals
            Benjen Stark takes effect
            Plain Spy goes into Stark's deck
            Stark shuffles the deck
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Stark's dead pile
            Benjen Stark goes to Stark's dead pile
            Bodyguard goes to Stark's discard pile
        "#]],
    );
}

#[test]
fn f065_only_saves_and_cancels_before_and_only_responses_after() {
    check(
        "
        rule  timing.windows
        players Stark, Lannister
        given Stark has Robb Stark in play
        given Stark has Fresh Horses in hand
        given Lannister has 2 Plain Soldier in play
        given it is the challenges phase with Stark active
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  Stark is asked to respond
        show  what Stark is offered
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
            Stark is offered: Pass / Use Robb Stark
        "#]],
    );
}

#[test]
fn f066_four_events_of_a_resolution_and_then_passives_and_responses_once() {
    check(
        "
        rule  timing.framework.steps
        given Stark has Robb Stark, Renowned Knight in play
        given Lannister has Plain Soldier, Plain Spy in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark, Renowned Knight
        when  Lannister kills Plain Soldier
        when  Stark uses Robb Stark on Plain Spy
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark attacks with Renowned Knight
            Stark kneels Robb Stark
            Stark kneels Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 5 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Renowned Knight claims 1 power for Renown
            Stark chooses Plain Spy
            Stark uses Robb Stark
            Plain Spy is killed by Robb Stark
            Plain Soldier goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn f049_the_first_player_says_for_which_of_two_bronn_stands() {
    check(
        "
        rule  passive.order
        rule  timing.instead
        players Lannister, Stark
        given Stark is the first player
        given Lannister has Bronn in play, kneeling
        given Lannister has Eddard Stark, Robb Stark in play
        given Lannister has 4 gold
        given Stark has Twin Funerals in hand
        given it is the challenges phase with Stark active
        when  Lannister uses Bronn on Eddard Stark
        when  Lannister uses Bronn on Robb Stark
        when  Stark plays Twin Funerals on Eddard Stark, Robb Stark
        show  who is asked
        when  Stark chooses Robb Stark
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister chooses Robb Stark
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Eddard Stark
            Stark chooses Robb Stark
            Stark plays Twin Funerals
            Stark is asked: Whom does Stark keep from being killed by Bronn?
            Robb Stark is not killed, because of Bronn
            Lannister stands Bronn
            Eddard Stark is killed by Twin Funerals
            Eddard Stark goes to the top of Lannister's deck
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Bronn, Robb Stark
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f050_bronn_stands_though_he_is_killed_in_the_same_moment() {
    check(
        "
        rule  timing.moribund.active
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Eddard Stark in play
        given Lannister has The Titan's Bastard in hand
        given Lannister has 2 gold
        given Stark has Twin Funerals in hand
        given it is the challenges phase with Lannister active
        when  Lannister uses Bronn on Eddard Stark
        when  Stark plays Twin Funerals on Eddard Stark, Bronn
        when  Lannister is asked to respond
        show  Bronn
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Bronn
            Stark chooses Eddard Stark
            Stark plays Twin Funerals
            Bronn is killed by Twin Funerals
            Eddard Stark is not killed, because of Bronn
            Lannister stands Bronn
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
            Bronn goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Eddard Stark
            Lannister has in hand: The Titan's Bastard
            Lannister has in the dead pile: Bronn
            Lannister has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f050_and_shields_no_second_one_in_the_same_window() {
    check(
        "
        rule  timing.moribund.active
        players Stark, Lannister
        given Stark reveals A Bloody Season
        given Stark has Robb Stark in play
        given Lannister has Bronn in play, kneeling
        given Lannister has Cersei Lannister, Tyrion Lannister in play
        given Lannister has 4 gold
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister uses Bronn on Cersei Lannister
        when  Lannister uses Bronn on Tyrion Lannister
        when  Lannister declares no defenders
        when  Lannister kills Bronn, Cersei Lannister
        when  Stark uses Robb Stark on Tyrion Lannister
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister chooses Cersei Lannister
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister chooses Tyrion Lannister
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 2
            Bronn is killed for the claim
            Cersei Lannister is not killed, because of Bronn
            Lannister stands Bronn
            Stark claims 1 power, unopposed
            Stark chooses Tyrion Lannister
            Stark uses Robb Stark
            Tyrion Lannister is killed by Robb Stark
            Bronn goes to Lannister's dead pile
            Tyrion Lannister goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Cersei Lannister
            Lannister has in hand: nothing
            Lannister has in the dead pile: Bronn, Tyrion Lannister
            Lannister has in the discard pile: nothing
        "#]],
    );
}
