//! The events up to The Wrong Dwarf, at work and refused.

use expect_test::expect;

use crate::check;

#[test]
fn distraction_kneels_a_military_icon() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Distraction in hand
        given Lannister has Plain Soldier, Plain Spy in play
        when  Stark plays Distraction on Plain Spy
        when  Stark plays Distraction on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            refused: Distraction asks for a standing character with a military icon, which Plain Spy is not (timing.target)
            Stark chooses Plain Soldier
            Stark plays Distraction
            Lannister kneels Plain Soldier
            Lannister receives 4 gold of income
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn distraction_waits_for_marshalling() {
    check(
        "
        given Stark has Distraction in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark plays Distraction
        ",
        expect![[r#"
            refused: Distraction is used in the marshalling phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn distraction_finds_nobody_standing() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Distraction in hand
        given Lannister has Plain Soldier in play, kneeling
        when  Stark plays Distraction
        ",
        expect![[r#"
            refused: no standing character in play with a military icon can be chosen for Distraction (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn winter_is_coming_raises_starks_claim() {
    check(
        "
        given Stark has Winter is Coming in hand
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 2
            Plain Spy is killed for the claim
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Spy, Plain Spy
        "#]],
    );
}

#[test]
fn winter_is_coming_raises_no_lions_claim() {
    check(
        "
        given Stark has Winter is Coming in hand
        given Lannister has Plain Soldier in play
        given Stark has 3 Plain Spy in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  the challenge ends
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Stark has in the dead pile: Plain Spy
        "#]],
    );
}

#[test]
fn winter_comes_once_a_round() {
    check(
        "
        given Stark has 2 Winter is Coming in hand
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark plays Winter is Coming
        when  Lannister passes
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark plays Winter is Coming
            The effect of Winter is Coming lasts until the end of the challenge
            Lannister declares no defenders
            refused: Winter is Coming is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn winter_is_coming_needs_a_challenge() {
    check(
        "
        given Stark has Winter is Coming in hand
        given it is the challenges phase
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            refused: Winter is Coming is used only during a challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn kings_in_the_north_kneel_for_power() {
    check(
        "
        given Stark has Robb Stark, Arya Stark, Hodor in play
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        when  Stark kneels Robb Stark, Arya Stark
        when  everyone passes
        show  Robb Stark
        show  Arya Stark
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 8
            Stark claims 1 power for dominance
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Kings in the North
            Robb Stark claims 1 power by Kings in the North
            Arya Stark claims 1 power by Kings in the North
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}

#[test]
fn kings_in_the_north_need_two_starks() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Stark has Arya Stark in play, kneeling
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            refused: Kings in the North asks you to kneel 2 House Stark characters you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn kings_in_the_north_need_dominance() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Lannister has War Host of the North in play
        given Stark has Kings in the North in hand
        when  the dominance phase begins
        when  Stark plays Kings in the North
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 11
            Lannister claims 1 power for dominance
            refused: Kings in the North is used after you win dominance; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn lethal_counterattack_kills_every_attacker() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord, Plain Soldier, Plain Spy in play
        when  Lannister attacks Stark for military with Plain Lord, Plain Soldier
        when  Stark plays Lethal Counterattack
        when  the challenge ends
        show  Lannister's dead pile
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Lord
            Lannister kneels Plain Soldier
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Lethal Counterattack
            Plain Lord is killed by Lethal Counterattack
            Plain Soldier is killed by Lethal Counterattack
            Plain Lord goes to Lannister's dead pile
            Plain Soldier goes to Lannister's dead pile
            Stark declares no defenders
            Nobody wins the challenge, 0 to 0
            Lannister has in the dead pile: Plain Lord, Plain Soldier
            Lannister has in play: Plain Spy
        "#]],
    );
}

#[test]
fn lethal_counterattack_only_in_war() {
    check(
        "
        given Stark has Robb Stark, Arya Stark in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for power with Plain Lord
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Lethal Counterattack is used only during a military challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn lethal_counterattack_needs_two_standing_starks() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Lethal Counterattack asks you to kneel 2 House Stark characters you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn lethal_counterattack_once_a_challenge() {
    check(
        "
        given Stark has Robb Stark, Arya Stark, Hodor, Catelyn Stark in play
        given Stark has 2 Lethal Counterattack in hand
        given Lannister has Plain Lord in play, with a duplicate
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark plays Lethal Counterattack
        when  Stark kneels Robb Stark, Arya Stark
        when  Lannister saves Plain Lord with its duplicate
        when  Stark passes
        when  Stark plays Lethal Counterattack
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark kneels Robb Stark
            Stark kneels Arya Stark
            Stark plays Lethal Counterattack
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            refused: Lethal Counterattack is used once per challenge, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn brans_legacy_builds_a_location() {
    check(
        "
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 3 gold
        given Stark's deck is Winterfell Castle, Godswood, Hodor
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark takes Godswood
        when  everyone passes
        show  Godswood
        ",
        expect![[r#"
            Stark pays 3 gold
            Stark plays Bran the Builder's Legacy
            Stark searches the deck
            Stark is offered: Godswood
            Godswood enters play
            Stark shuffles the deck
            Godswood: controlled by Stark, standing, Limited
        "#]],
    );
}

#[test]
fn brans_legacy_costs_three() {
    check(
        "
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 2 gold
        given Stark's deck is Godswood
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        ",
        expect![[r#"
            refused: Bran the Builder's Legacy asks for 3 gold, you have 2 (gold.costs)
        "#]],
    );
}

#[test]
fn guilty_is_executed_for_a_nobles_word() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Robb Stark in play
        given Lannister has Plain Lord, Sansa Stark in play
        given it is the dominance phase
        when  Stark plays Guilty! on Sansa Stark
        when  Stark plays Guilty! on Plain Lord
        when  the dominance phase ends
        show  Robb Stark
        show  Plain Lord
        ",
        expect![[r#"
            refused: Guilty! asks for a non-House Stark character, which Sansa Stark is not (timing.target)
            Stark chooses Plain Lord
            Stark kneels Robb Stark
            Stark plays Guilty!
            Plain Lord is killed by Guilty!
            Plain Lord goes to Lannister's dead pile
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn guilty_is_executed_for_influence() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Whispering Hall, Narrow Sea in play
        given Lannister has Plain Lord in play
        given it is the dominance phase
        when  Stark plays Guilty! on Plain Lord
        when  the dominance phase ends
        show  Stark's influence
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Whispering Hall
            Stark kneels Narrow Sea
            Stark pays 3 influence
            Stark plays Guilty!
            Plain Lord is killed by Guilty!
            Plain Lord goes to Lannister's dead pile
            Stark has 0 influence
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn guilty_needs_influence_or_a_noble() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Whispering Hall, Arya Stark in play
        given Lannister has Plain Lord in play
        given it is the dominance phase
        when  Stark plays Guilty!
        ",
        expect![[r#"
            refused: Guilty! asks you to kneel 3 influence or kneel a Noble character you control, and you can do neither (timing.initiate)
        "#]],
    );
}

#[test]
fn guilty_is_refuted_by_a_duplicate() {
    check(
        "
        given Stark has Guilty! in hand
        given Stark has Robb Stark in play
        given Lannister has Plain Lord in play, with a duplicate
        given it is the dominance phase
        when  Stark plays Guilty! on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  the dominance phase ends
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark kneels Robb Stark
            Stark plays Guilty!
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn never_bet_lowers_the_claim() {
    check(
        "
        players Lannister, Stark
        given Lannister has I Never Bet Against My Family in hand
        given Lannister has Tyrion Lannister, Plain Spy in play
        given Lannister has 2 gold
        given Stark reveals A Bloody Season
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister plays I Never Bet Against My Family
        when  Lannister chooses 2
        when  the challenge ends
        show  Lannister's gold
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister chooses Stark
            Lannister pays 2 gold
            Lannister kneels Tyrion Lannister
            Lannister plays I Never Bet Against My Family
            The effect of I Never Bet Against My Family lasts until the end of the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Lannister has 0 gold
            Lannister has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn never_bet_needs_a_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has I Never Bet Against My Family in hand
        given Lannister has Plain Spy in play
        given Lannister has 2 gold
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister plays I Never Bet Against My Family
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: I Never Bet Against My Family asks you to kneel a House Lannister character you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_lions_will_kneels_anybody() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Hodor in play
        given Stark has Robb Stark in play, kneeling
        given it is the challenges phase
        when  Lannister plays The Lion's Will on Robb Stark
        when  Lannister plays The Lion's Will on Hodor
        when  everyone passes
        show  Hodor
        ",
        expect![[r#"
            refused: The Lion's Will asks for a standing character, which Robb Stark is not (timing.target)
            Lannister chooses Hodor
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark kneels Hodor
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_lions_will_costs_two() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Lion's Will in hand
        given Lannister has 1 gold
        given Stark has Hodor in play
        given it is the challenges phase
        when  Lannister plays The Lion's Will
        ",
        expect![[r#"
            refused: The Lion's Will asks for 2 gold, you have 1 (gold.costs)
        "#]],
    );
}

#[test]
fn insidious_ways_draw_for_a_victory() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Shae, Varys, The Hound
        given Stark has Plain Lord in play
        given Stark has Strong Sword on Plain Lord
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister declines
        when  Stark defends with Plain Lord
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        show  Tyrion Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Plain Lord
            Stark kneels Plain Lord
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister wins the challenge against Stark, 5 to 5
            Stark satisfies a claim of 1
            Insidious Ways takes effect
            Lannister draws Shae
            Lannister draws Varys
            Lannister has in hand: Shae, Varys
            Tyrion Lannister: controlled by Lannister, kneeling, STR 5, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn insidious_ways_draw_nothing_in_defeat() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Shae, Varys, The Hound
        given Stark has Plain Lord, Catelyn Stark in play
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister declines
        when  Stark defends with Plain Lord, Catelyn Stark
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Plain Lord
            Stark defends with Catelyn Stark
            Stark kneels Plain Lord
            Stark kneels Catelyn Stark
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Stark wins the challenge against Lannister, 6 to 5
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn insidious_ways_help_attacking_lannisters() {
    check(
        "
        players Lannister, Stark
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister, Plain Spy in play
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister plays Insidious Ways
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            refused: no attacking House Lannister character in play can be chosen for Insidious Ways (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn call_their_bluff_discards_what_is_named() {
    check(
        "
        players Lannister, Stark
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        given Stark has 2 Hodor, Ice in hand
        given it is the dominance phase
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        when  the dominance phase ends
        show  Stark's hand
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Hodor
            Stark reveals Hodor
            Stark reveals Ice
            Stark discards Hodor by Call Their Bluff
            Stark discards Hodor by Call Their Bluff
            Stark has in hand: Ice
            Stark has in the discard pile: Hodor, Hodor
        "#]],
    );
}

#[test]
fn call_their_bluff_misses() {
    check(
        "
        players Lannister, Stark
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        given Stark has Ice in hand
        given it is the dominance phase
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        when  the dominance phase ends
        show  Stark's hand
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn a_title_of_a_set_that_nobody_plays_with_is_not_named() {
    check(
        "
        players Lannister, Stark
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        given Stark has Ice in hand
        given it is the dominance phase
        when  Lannister plays Call Their Bluff
        when  Lannister names Asha Greyjoy
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            refused: Asha Greyjoy is in no set that is played with here (timing.target)
        "#]],
    );
}

#[test]
fn im_you_writ_small_becomes_a_boon() {
    check(
        "
        players Lannister, Stark
        given Lannister has I'm You Writ Small in hand
        given Lannister has Tyrion Lannister, Plain Soldier in play
        given it is the challenges phase
        when  Lannister plays I'm You Writ Small on Plain Soldier
        when  the challenges phase ends
        show  Plain Soldier
        show  Tyrion Lannister
        show  I'm You Writ Small
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Lannister chooses Tyrion Lannister
            I'm You Writ Small is attached to Tyrion Lannister
            Plain Soldier: controlled by Lannister, standing, STR 2, military
            Tyrion Lannister: controlled by Lannister, standing, STR 5, intrigue, power, Stealth, with I'm You Writ Small
            I'm You Writ Small: controlled by Lannister, standing, attached to Tyrion Lannister
        "#]],
    );
}

#[test]
fn im_you_writ_small_needs_a_lannister_to_stay() {
    check(
        "
        players Lannister, Stark
        given Lannister has I'm You Writ Small in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Lannister plays I'm You Writ Small on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  I'm You Writ Small
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Plain Soldier: controlled by Lannister, standing, STR 2, military, Deadly
            I'm You Writ Small: Lannister's discard pile
        "#]],
    );
}

#[test]
fn a_lannister_pays_his_debts() {
    check(
        "
        players Lannister, Stark
        given Lannister has A Lannister Pays His Debts in hand
        given Lannister has Tyrion Lannister in play
        given Stark has Plain Lord, Plain Soldier in play
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays A Lannister Pays His Debts on Plain Soldier
        when  Lannister plays A Lannister Pays His Debts on Plain Lord
        when  the challenge ends
        show  Stark's dead pile
        show  Tyrion Lannister
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            refused: A Lannister Pays His Debts asks for a participating character controlled by the winner, which Plain Soldier is not (timing.target)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannister chooses Plain Lord
            Lannister kneels Tyrion Lannister
            Lannister plays A Lannister Pays His Debts
            Plain Lord is killed by A Lannister Pays His Debts
            Plain Lord goes to Stark's dead pile
            Stark has in the dead pile: Plain Lord
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn debts_need_a_standing_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has A Lannister Pays His Debts in hand
        given Lannister has Tyrion Lannister in play, kneeling
        given Stark has Plain Lord in play
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister plays A Lannister Pays His Debts
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            refused: A Lannister Pays His Debts is used after you lose a challenge; that has not just happened (response.definition); A Lannister Pays His Debts asks you to kneel a House Lannister character you control, and you cannot (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_wrong_dwarf_kneels_and_claims() {
    check(
        "
        players Lannister, Stark
        given Lannister has You've Killed the Wrong Dwarf! in hand
        given Stark has Arya Stark, Sansa Stark in play
        given it is the challenges phase
        when  Lannister plays You've Killed the Wrong Dwarf! on Sansa Stark
        when  Lannister plays You've Killed the Wrong Dwarf! on Arya Stark
        when  everyone passes
        show  Arya Stark
        ",
        expect![[r#"
            refused: You've Killed the Wrong Dwarf! asks for a standing non-Noble character, which Sansa Stark is not (timing.target)
            Lannister chooses Arya Stark
            Lannister plays You've Killed the Wrong Dwarf!
            Stark kneels Arya Stark
            Arya Stark claims 1 power by You've Killed the Wrong Dwarf!
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, 1 power
        "#]],
    );
}
