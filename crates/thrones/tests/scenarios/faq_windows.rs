//! Rulings of the official FAQ on responses, windows, plots, saves and cancels. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f067_one_response_for_each_occasion() {
    check(
        "
        rule  timing.responses
        given Stark has Robb Stark in play
        given Lannister has Plain Soldier, Plain Spy, Plain Lord in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister kills Plain Soldier
        when  Stark uses Robb Stark on Plain Spy
        when  Stark uses Robb Stark on Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark chooses Plain Spy
            Stark uses Robb Stark
            Plain Spy is killed by Robb Stark
            Plain Soldier goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
            refused: Robb Stark is used after you win a military challenge in which Robb Stark participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn f068_each_of_several_deaths_is_an_occasion() {
    check(
        "
        rule  timing.responses
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Eddard Stark, Robb Stark in play
        given Lannister has Twin Funerals in hand
        given it is the challenges phase
        when  Lannister plays Twin Funerals on Eddard Stark, Robb Stark
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Eddard Stark
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister chooses Robb Stark
            Lannister plays Twin Funerals
            Eddard Stark is killed by Twin Funerals
            Robb Stark is killed by Twin Funerals
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Eddard Stark goes to the top of Stark's deck
            Robb Stark goes to Stark's dead pile
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 2 power
        "#]],
    );
}

#[test]
fn f069_a_cancelled_save_is_used_up_and_another_may_follow() {
    check(
        "
        rule  timing.responses
        rule  timing.save_cancel
        given Stark has Plain Lord in play
        given Stark has Held Back in hand
        given Stark has Bodyguard on Plain Lord
        given Lannister has Sudden Accident, False Rumour in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark plays Held Back
        when  Lannister plays False Rumour
        when  Stark uses Bodyguard
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Stark plays Held Back
            Lannister plays False Rumour
            Held Back is cancelled
            Bodyguard is discarded from play
            Stark uses Bodyguard
            Plain Lord is saved by Bodyguard
            Bodyguard goes to Stark's discard pile
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f069_a_second_duplicate_saves_where_the_first_was_cancelled() {
    check(
        "
        set   kots
        rule  timing.save_cancel
        rule  duplicate.many
        players Greyjoy, Stark
        given Stark has Plain Lord in play, with 2 duplicates
        given Greyjoy has Sudden Accident, Seasick in hand
        given it is the challenges phase
        when  Greyjoy plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Greyjoy plays Seasick
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        show  Stark's discard pile
        ",
        expect![[r#"
            Greyjoy chooses Plain Lord
            Greyjoy plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Greyjoy plays Seasick
            Plain Lord is cancelled
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Stark has in the discard pile: Plain Lord, Plain Lord
        "#]],
    );
}

#[test]
fn f070_the_first_player_has_the_first_chance() {
    check(
        "
        rule  action.first
        rule  timing.player_actions
        given Stark is the first player
        note  Lannister could act too, and has to wait.
        given Stark has Arya Stark, Crossroads in play
        given Lannister has Tyrion Lannister, Arya Stark, Crossroads in play
        given it is the challenges phase with Lannister active
        show  who is asked
        ",
        expect![[r#"
            Stark is asked: Stark takes an action or passes in the challenges phase
        "#]],
    );
}

#[test]
fn f071_the_first_player_responds_first_to_a_framework_action() {
    check(
        "
        rule  timing.responses.framework
        note  The Squire could respond too.
        given Lannister is the first player
        given Stark has Ready Squire in play
        given Lannister has Cersei Lannister, Plain Soldier in play
        given Lannister has A Lannister Pays His Debts in hand
        given it is the challenges phase with Stark active
        when  Stark attacks Lannister for military with Ready Squire
        when  Lannister declares no defenders
        when  Lannister kills Plain Soldier
        when  Lannister passes
        show  who is asked
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Lannister is asked: Lannister responds or passes: Plain Soldier was killed
        "#]],
    );
}

#[test]
fn f072_nothing_comes_between_naming_a_challenge_and_kneeling() {
    check(
        "
        rule  timing.declare_attackers
        players Stark, Lannister
        given Stark has Robb Stark in play
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given it is the challenges phase with Stark active
        when  Stark is asked to initiate
        when  Lannister tries to play The Lion's Will
        ",
        expect![[r#"
            refused: Stark decides first; what is going on resolves completely (action.resolve)
        "#]],
    );
}

#[test]
fn f073_the_new_first_player_orders_what_is_revealed() {
    check(
        "
        rule  timing.when_revealed
        given Stark is the first player
        given Stark's plot deck is Valar Morghulis
        given Lannister's plot deck is Summoning Season
        given it is round 2
        when  the plot phase begins
        when  Lannister names Lannister
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses Summoning Season
            Stark reveals Valar Morghulis
            Lannister reveals Summoning Season
            Lannister wins initiative with 3
            Lannister is the first player
            Lannister is asked: Lannister decides which of the effects that wait resolves next
        "#]],
    );
}

#[test]
fn f074_standing_text_of_a_plot_works_before_anything_revealed() {
    check(
        "
        rule  plot.states
        given Stark has Eddard Stark in play
        given Lannister's plot deck is The Power of Blood
        given Stark's plot deck is Valar Morghulis
        given it is round 2
        when  the plot phase begins
        when  the draw phase begins
        show  Eddard Stark
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses The Power of Blood
            Stark reveals Valar Morghulis
            Lannister reveals The Power of Blood
            Lannister wins initiative with 3
            Stark is the first player
            Valar Morghulis takes effect
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn f075_what_follows_a_plot_comes_after_when_revealed() {
    check(
        "
        rule  timing.when_revealed
        players Lannister, Stark
        given Lannister has Golden Tooth Mines, Plain Soldier in play
        given Lannister's deck is Plain Spy
        given Stark's plot deck is Valar Morghulis
        given it is round 2
        when  the plot phase begins
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Valar Morghulis
            Lannister reveals A Quiet Season
            Stark reveals Valar Morghulis
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            Valar Morghulis takes effect
            Plain Soldier is killed by Valar Morghulis
            Golden Tooth Mines takes effect
            Lannister draws Plain Spy
            Plain Soldier goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn f077_a_plot_in_mid_round_counts_and_takes_effect() {
    check(
        "
        rule  timing.plot.mid_round
        given Stark has Bran Stark in play
        given Stark's plot deck is A Quiet Season, Counting Favors
        given Stark's deck is Plain Soldier, Plain Spy, Plain Lord, Plain Soldier
        given Lannister's deck is Plain Soldier, Plain Spy, Plain Lord, Plain Soldier
        given it is round 2
        given Stark is the first player
        when  the plot phase begins
        when  Stark chooses A Quiet Season
        when  Stark uses Bran Stark
        when  Stark reveals Counting Favors
        when  the draw phase begins
        show  the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Counting Favors
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Plain Soldier
            Stark draws Plain Spy
            Stark draws Plain Lord
            Lannister draws Plain Soldier
            Lannister draws Plain Spy
            Lannister draws Plain Lord
            The draw phase begins
            Stark is the first player
        "#]],
    );
}

#[test]
fn f078_what_a_plot_set_up_outlives_it_its_standing_text_does_not() {
    check(
        "
        rule  plot.states
        rule  lasting.definition
        note  Blockade ends when Lords of the Narrow Sea brings another plot
        players Baratheon, Lannister
        given Lannister reveals Blockade
        given Baratheon has Stannis Baratheon in play
        given Baratheon has Lords of the Narrow Sea in hand
        given Lannister's plot deck is A Quiet Season
        given it is the challenges phase
        show  Baratheon's income
        when  Baratheon plays Lords of the Narrow Sea
        when  Baratheon chooses Lannister
        when  Baratheon kneels Stannis Baratheon
        when  Lannister reveals A Quiet Season
        when  everyone passes
        show  Baratheon's income
        ",
        expect![[r#"
            Baratheon has an income of 0
            Baratheon chooses Lannister
            Baratheon kneels Stannis Baratheon
            Baratheon plays Lords of the Narrow Sea
            Lannister reveals A Quiet Season
            Baratheon has an income of 4
        "#]],
    );
}

#[test]
fn f080_the_beginning_of_a_phase_is_a_moment_of_its_own() {
    check(
        "
        rule  timing.durations
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        when  the marshalling phase begins
        show  Tywin Lannister
        ",
        expect![[r#"
            The marshalling phase begins
            Tywin Lannister takes effect
            Lannister puts 2 gold on Tywin Lannister
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, 2 gold
        "#]],
    );
}

#[test]
fn f081_power_at_the_beginning_of_dominance_wins_before_it_is_counted() {
    check(
        "
        rule  timing.phase.dominance
        rule  victory.fifteen
        players Stark, Lannister
        given Lannister has Knight of Flowers in play
        given Lannister has 14 power
        given Stark has 14 power
        given Stark has Plain Lord, Robb Stark in play
        when  the dominance phase begins
        show  the winner
        ",
        expect![[r#"
            The dominance phase begins
            Knight of Flowers takes effect
            Knight of Flowers claims 1 power
            Lannister wins the game with 15 power
            Lannister has won
        "#]],
    );
}

#[test]
fn f083_the_windows_of_a_challenge() {
    check(
        "
        rule  challenge.windows
        rule  timing.phase.challenges
        given Stark is the first player
        given Stark has Plain Lord, Renly Baratheon, Crossroads in play
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        show  who is asked
        when  Stark attacks Lannister for military with Plain Lord
        show  who is asked
        when  Stark passes
        when  Lannister defends with Plain Soldier
        show  who is asked
        when  Stark passes
        when  the challenge ends
        ",
        expect![[r#"
            Stark is asked: Stark takes an action or passes in the challenges phase
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark is asked: Stark takes an action or passes during Stark's military challenge against Lannister
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark is asked: Stark takes an action or passes during Stark's military challenge against Lannister
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn f085_who_dies_for_claim_does_not_die_for_deadly() {
    check(
        "
        rule  timing.resolution
        rule  timing.resolution.passives
        note  Deadly, done before the claim, would kill the Soldier, and the claim the Spy.
        given Stark has Bronn in play
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark attacks Lannister for military with Bronn
        when  Lannister defends with Plain Soldier
        when  Lannister kills Plain Soldier
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Bronn
            Stark kneels Bronn
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Plain Spy
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f087_a_save_meets_the_claim() {
    check(
        "
        rule  save.effect
        rule  timing.claim
        given Stark has Eddard Stark in play
        given Lannister has Plain Lord, Plain Soldier in play
        given Lannister has Bodyguard on Plain Lord
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister declares no defenders
        when  Lannister kills Plain Lord
        when  Lannister uses Bodyguard
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Bodyguard is discarded from play
            Lannister uses Bodyguard
            Plain Lord is saved by Bodyguard
            Stark claims 1 power, unopposed
            Eddard Stark claims 1 power for Renown
            Bodyguard goes to Lannister's discard pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Plain Lord, Plain Soldier
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Bodyguard
        "#]],
    );
}

#[test]
fn f088_a_claim_of_two_takes_one_duplicate_of_one_character() {
    check(
        "
        rule  challenge.claim.military.high
        given Stark reveals A Bloody Season
        given Stark has Robb Stark in play
        given Lannister has Tyrion Lannister in play, with a duplicate
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister saves Tyrion Lannister with its duplicate
        when  the challenge ends
        show  Tyrion Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 2
            Lannister uses a duplicate of Tyrion Lannister
            Tyrion Lannister is saved by its duplicate
            Stark claims 1 power, unopposed
            Tyrion Lannister: controlled by Lannister, standing, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn f089_each_save_is_done_before_the_next() {
    check(
        "
        rule  timing.save.single
        given Stark has Plain Lord, Robb Stark in play
        given Stark has Bodyguard on Plain Lord
        given Stark has Nymeria on Robb Stark
        given Lannister has Twin Funerals in hand
        given it is the challenges phase
        when  Lannister plays Twin Funerals on Plain Lord, Robb Stark
        when  Stark uses Bodyguard
        show  what Stark is offered
        when  Stark uses Nymeria
        when  everyone passes
        show  Stark
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister chooses Robb Stark
            Lannister plays Twin Funerals
            Bodyguard is discarded from play
            Stark uses Bodyguard
            Plain Lord is saved by Bodyguard
            Stark is offered: Let it happen / Use Nymeria
            Stark kneels Nymeria
            Stark uses Nymeria
            Robb Stark is saved by Nymeria
            Bodyguard goes to Stark's discard pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Lord, Robb Stark, Nymeria
            Stark has in hand: nothing
            Stark has in the dead pile: nothing
            Stark has in the discard pile: Bodyguard
        "#]],
    );
}

#[test]
fn f090_who_dies_as_well_may_save_another() {
    check(
        "
        rule  timing.moribund.active
        given Stark has Maester Aemon, Jon Snow in play
        given Lannister's plot deck is Valar Morghulis
        given it is round 2
        when  the plot phase begins
        when  Stark chooses A Quiet Season
        when  Stark names Stark
        when  Stark uses Maester Aemon to save Jon Snow
        when  the draw phase begins
        show  Stark
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses Valar Morghulis
            Stark reveals A Quiet Season
            Lannister reveals Valar Morghulis
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Stark kneels Maester Aemon
            Stark uses Maester Aemon
            Jon Snow is saved by Maester Aemon
            Maester Aemon is killed by Valar Morghulis
            Maester Aemon goes to Stark's dead pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Jon Snow
            Stark has in hand: nothing
            Stark has in the dead pile: Maester Aemon
            Stark has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f091_a_cancel_stops_all_of_it_or_nothing() {
    check(
        "
        rule  timing.save_cancel
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Lannister has False Rumour in hand
        given Stark has Broken and Sold in hand
        given Stark's deck is Plain Spy
        given it is the challenges phase
        when  Stark plays Broken and Sold on Strong Sword
        when  Lannister plays False Rumour
        when  everyone passes
        show  Strong Sword
        show  Stark's hand
        ",
        expect![[r#"
            Stark chooses Strong Sword
            Stark plays Broken and Sold
            Lannister plays False Rumour
            Broken and Sold is cancelled
            Strong Sword: controlled by Lannister, standing, attached to Plain Lord
            Stark has in hand: nothing
        "#]],
    );
}

#[test]
fn f092_a_duplicate_s_save_needs_no_printed_text() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Milk of the Poppy on Plain Lord
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn f092_a_duplicate_s_save_is_cancelled_as_a_response() {
    check(
        "
        set   pots
        note  its cost stays paid: the duplicate is lost too
        rule  duplicate.save.lcg
        rule  timing.save_cancel
        rule  cancel.costs
        players Martell, Stark
        given Stark has Plain Lord in play, with a duplicate
        given Martell has Arianne Martell in play
        given Martell has Sudden Accident, He Calls It Thinking in hand
        given it is the challenges phase
        when  Martell plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        show  who is asked
        when  Martell plays He Calls It Thinking
        when  everyone passes
        show  Plain Lord
        show  Stark's discard pile
        show  Arianne Martell
        ",
        expect![[r#"
            Martell chooses Plain Lord
            Martell plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Martell is asked: Martell cancels Stark's Plain Lord, or lets it happen
            Martell plays He Calls It Thinking
            Martell chooses Arianne Martell
            He Calls It Thinking is attached to Arianne Martell
            Plain Lord is cancelled
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Stark's dead pile
            Plain Lord: Stark's dead pile
            Stark has in the discard pile: Plain Lord
            Arianne Martell: controlled by Martell, standing, STR 5, intrigue, power, Stealth, with He Calls It Thinking
        "#]],
    );
}

#[test]
fn f092_who_pays_for_seasick_keeps_the_save_of_his_duplicate() {
    check(
        "
        set   kots
        rule  duplicate.save.lcg
        rule  timing.save_cancel
        players Greyjoy, Stark
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Lord Eddard's Chambers in play
        given Greyjoy has Sudden Accident, Seasick in hand
        given it is the challenges phase
        when  Greyjoy plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Greyjoy plays Seasick
        when  Stark agrees
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Greyjoy chooses Plain Lord
            Greyjoy plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Greyjoy plays Seasick
            Stark kneels Lord Eddard's Chambers
            Stark pays 1 influence
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f092_in_winter_a_duplicate_s_save_is_cancelled_too() {
    check(
        "
        edition winter
        rule  duplicate.save.winter
        rule  timing.save_cancel
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has Sudden Accident, Royal Veto in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        when  Lannister plays Royal Veto
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Stark uses a duplicate of Eddard Stark
            Lannister plays Royal Veto
            Eddard Stark is cancelled
            Eddard Stark is killed by Sudden Accident
            Eddard Stark goes to Stark's dead pile
            Eddard Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn f094_what_cancels_a_character_s_ability_does_not_reach_a_duplicate() {
    check(
        "
        set   lotr
        note  a duplicate is no character
        rule  duplicate.blank
        players Lannister, Stark
        given Lannister has The Iron Throne in play
        given Lannister has Sudden Accident in hand
        given Stark has Plain Lord in play, with a duplicate
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Lannister uses The Iron Throne
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            refused: that text of The Iron Throne works by itself (timing.constant)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f093_a_duplicate_saves_from_every_way_out() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Called Home in hand
        given it is the challenges phase
        when  Lannister plays Called Home on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Called Home
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
    check(
        "
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Lost at Sea in hand
        given it is the challenges phase
        when  Lannister plays Lost at Sea on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Lost at Sea
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f082_the_end_of_a_phase_has_no_responses() {
    check(
        "
        rule  timing.phase_end
        players Targaryen, Stark
        note  Robb Stark dies as his bonus runs out with the phase; Joffrey Baratheon may not answer it
        given Stark has Robb Stark in play
        given Stark has Second Wind in hand
        given Targaryen has Joffrey Baratheon in play
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given it is the challenges phase
        when  Stark plays Second Wind on Robb Stark
        when  Targaryen ambushes Flame-Kissed on Robb Stark
        when  Targaryen pays with Whispering Hall
        when  Targaryen passes
        show  who is asked
        show  Robb Stark
        when  Targaryen tries to use Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark chooses Robb Stark
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Robb Stark
            Robb Stark is killed
            Robb Stark goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            nobody is asked
            Robb Stark: Stark's dead pile
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Joffrey Baratheon: controlled by Targaryen, standing, STR 2, power
        "#]],
    );
}

#[test]
fn f084_an_action_window_follows_every_challenge() {
    check(
        "
        rule  timing.phase.challenges
        given Stark is the first player
        given Stark has Arya Stark, Crossroads, Eddard Stark in play
        given Lannister has Plain Soldier, Tyrion Lannister, Cersei Lannister in play
        given it is the challenges phase with Lannister active
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Eddard Stark
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Cersei Lannister
        when  the challenge ends
        when  Lannister attacks Stark for power with Tyrion Lannister
        when  the challenge ends
        show  the phase
        show  who is asked
        when  Stark uses Arya Stark on Tyrion Lannister
        when  Stark kneels Crossroads
        show  Arya Stark
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Eddard Stark
            Stark kneels Eddard Stark
            Stark wins the challenge against Lannister, 3 to 2
            Eddard Stark claims 1 power for Renown
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Cersei Lannister
            Lannister kneels Cersei Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            it is the challenges phase
            Stark is asked: Stark takes an action or passes in the challenges phase
            Stark chooses Tyrion Lannister
            Stark kneels Crossroads
            Stark pays 1 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Arya Stark: controlled by Stark, standing, STR 2, military, power, Stealth
        "#]],
    );
}
