//! The cards of House Lannister up to Chella: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn gutter_rats_cunning_gives_strength_and_stealth() {
    check(
        "
        rule  keyword.stealth
        players Lannister, Stark
        given Lannister has Plain Soldier in play
        given Lannister has Gutter Rat's Cunning on Plain Soldier
        given Stark has Plain Lord in play
        show  Plain Soldier
        when  Lannister attacks Stark for military with Plain Soldier
        when  Lannister bypasses Plain Lord
        when  Stark defends with Plain Lord
        ",
        expect![[r#"
            Plain Soldier: controlled by Lannister, standing, STR 4, military, Stealth, with Gutter Rat's Cunning
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Plain Soldier bypasses Plain Lord by stealth
            refused: Plain Lord was bypassed by stealth (keyword.stealth)
        "#]],
    );
}

#[test]
fn gutter_rats_cunning_is_not_for_those_without_attachments() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lurkers at Harrenhal, Plain Soldier, Plain Spy in play
        given Lannister has Gutter Rat's Cunning in hand
        given Lannister has 1 gold
        when  Lannister marshals Gutter Rat's Cunning
        show  what Lannister is offered
        when  Lannister chooses Lurkers at Harrenhal
        ",
        expect![[r#"
            Lannister marshals Gutter Rat's Cunning for 1 gold
            Lannister is offered: Plain Soldier / Plain Spy
            refused: Lurkers at Harrenhal takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn gutter_rats_cunning_is_lost_with_the_attachment() {
    check(
        "
        players Lannister, Stark
        given Lannister has Plain Soldier in play
        given Lannister has Gutter Rat's Cunning on Plain Soldier
        given Stark has Stripped Bare in hand
        when  Stark plays Stripped Bare
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark plays Stripped Bare
            Gutter Rat's Cunning is discarded from play by Stripped Bare
            Gutter Rat's Cunning goes to Lannister's discard pile
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn gilded_plate_saves_its_bearer() {
    check(
        "
        rule  save.effect
        players Lannister, Stark
        given Lannister has Plain Lord in play
        given Lannister has Gilded Plate on Plain Lord
        given Lannister has 1 gold
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister uses Gilded Plate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister pays 1 gold
            Gilded Plate is discarded from play
            Lannister uses Gilded Plate
            Plain Lord is saved by Gilded Plate
            Gilded Plate goes to Lannister's discard pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Plain Lord
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Gilded Plate
        "#]],
    );
}

#[test]
fn gilded_plate_is_no_use_without_gold() {
    check(
        "
        rule  gold.costs
        players Lannister, Stark
        given Lannister has Plain Lord in play
        given Lannister has Gilded Plate on Plain Lord
        given Lannister has Held Back in hand
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister passes
        when  Lannister tries to use Gilded Plate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            refused: Gilded Plate asks for 1 gold, you have 0 (gold.costs)
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Gilded Plate goes to Lannister's discard pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn gilded_plate_does_not_stop_a_return_to_hand() {
    check(
        "
        players Lannister, Stark
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister has Gilded Plate on Plain Lord
        given Lannister has 1 gold
        given Stark has Called Home in hand
        given it is the challenges phase
        when  Stark plays Called Home on Plain Lord
        when  Lannister tries to use Gilded Plate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Called Home
            refused: Gilded Plate is used when the attached character would be killed or discarded from play; that is not about to happen (timing.save_cancel)
            Plain Lord is returned to Lannister's hand by Called Home
            Plain Lord goes to Lannister's discard pile
            Plain Lord goes to Lannister's hand
            Gilded Plate goes to Lannister's discard pile
            Lannister has 1 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Plain Lord
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Gilded Plate, Plain Lord
        "#]],
    );
}

#[test]
fn joffrey_baratheon_claims_power_for_dead_lords_three_times_a_round() {
    check(
        "
        rule  timing.limits
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has 4 Vengeful Widow in play
        given Stark has 4 Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Vengeful Widow
        when  Lannister uses Joffrey Baratheon
        when  Stark plays Sudden Accident on Vengeful Widow
        when  Lannister uses Joffrey Baratheon
        when  Stark plays Sudden Accident on Vengeful Widow
        when  Lannister uses Joffrey Baratheon
        when  Stark plays Sudden Accident on Vengeful Widow
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed by Sudden Accident
            Vengeful Widow goes to Stark's dead pile
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition); Joffrey Baratheon is used 3 times per round, and has been (timing.limits)
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 3 power
        "#]],
    );
}

#[test]
fn joffrey_baratheon_looks_away_from_dead_soldiers() {
    check(
        "
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Plain Soldier
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power
        "#]],
    );
}

#[test]
fn joffrey_baratheon_claims_nothing_for_a_saved_lord() {
    check(
        "
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power
        "#]],
    );
}

#[test]
fn ser_jaime_lannister_does_not_kneel_for_military_challenges() {
    check(
        "
        rule  keyword.deadly
        players Lannister, Stark
        given Lannister has Ser Jaime Lannister in play
        given Stark has Fearsome Giant in play
        when  Lannister attacks Stark for military with Ser Jaime Lannister
        when  Stark defends with Fearsome Giant
        when  the challenge ends
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Ser Jaime Lannister
            Stark defends with Fearsome Giant
            Stark kneels Fearsome Giant
            Stark wins the challenge against Lannister, 5 to 3
            Fearsome Giant is killed by Deadly
            Fearsome Giant goes to Stark's dead pile
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy
        "#]],
    );
}

#[test]
fn ser_jaime_lannister_defends_standing() {
    check(
        "
        players Stark, Lannister
        given Lannister has Ser Jaime Lannister in play
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Ser Jaime Lannister
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Ser Jaime Lannister
            Lannister wins the challenge against Stark, 3 to 2
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy
        "#]],
    );
}

#[test]
fn ser_jaime_lannister_kneels_for_intrigue() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Jaime Lannister in play
        when  Lannister attacks Stark for intrigue with Ser Jaime Lannister
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Ser Jaime Lannister
            Lannister kneels Ser Jaime Lannister
            Ser Jaime Lannister: controlled by Lannister, kneeling, STR 3, military, intrigue, Deadly, Infamy
        "#]],
    );
}

#[test]
fn ser_jaime_lannister_takes_the_power_of_the_house() {
    check(
        "
        rule  keyword.infamy
        players Lannister, Stark
        given Lannister has Ser Jaime Lannister, Tyrion Lannister in play
        given Stark has 1 power
        when  Lannister attacks Stark for power with Tyrion Lannister
        when  Stark declares no defenders
        when  Lannister places Ser Jaime Lannister
        when  the challenge ends
        show  Ser Jaime Lannister
        show  Lannister's power
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Ser Jaime Lannister takes 1 power from Stark for the claim
            Lannister claims 1 power, unopposed
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy, 1 power
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn tyrion_lannister_draws_after_any_intrigue_challenge() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Plain Spy in play
        given Lannister has 1 gold
        given Lannister's deck is Plain Lord
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister uses Tyrion Lannister
        show  Lannister's gold
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Plain Lord
            Lannister has 0 gold
            Lannister has in hand: Plain Lord
        "#]],
    );
}

#[test]
fn tyrion_lannister_draws_after_his_own_power_challenge() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play
        given Lannister has 1 gold
        given Lannister's deck is Plain Lord
        when  Lannister attacks Stark for power with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Plain Lord
            Lannister has in hand: Plain Lord
        "#]],
    );
}

#[test]
fn tyrion_lannister_sleeps_through_the_power_of_others() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Two Houses Envoy in play
        given Lannister has 1 gold
        given Lannister's deck is Plain Lord
        when  Lannister attacks Stark for power with Two Houses Envoy
        when  Lannister uses Tyrion Lannister
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Two Houses Envoy
            Lannister kneels Two Houses Envoy
            refused: Tyrion Lannister is used after you win an intrigue challenge or a challenge in which Tyrion Lannister participates; that has not just happened (response.definition)
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn tyrion_lannister_does_not_draw_on_credit() {
    check(
        "
        rule  gold.costs
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Ready Squire in play
        given Lannister's deck is Plain Lord
        when  Lannister attacks Stark for power with Tyrion Lannister, Ready Squire
        when  Lannister is asked to respond
        when  Lannister tries to use Tyrion Lannister
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister attacks with Ready Squire
            Lannister kneels Tyrion Lannister
            Lannister kneels Ready Squire
            Stark declares no defenders
            Lannister wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            refused: Tyrion Lannister asks for 1 gold, you have 0 (gold.costs)
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn tyrion_lannister_does_not_draw_beyond_the_cap() {
    check(
        "
        rule  timing.initiate.no_effect
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Ready Squire in play
        given Lannister has 1 gold
        given Lannister has drawn 3 cards
        given Lannister's deck is Plain Lord
        when  Lannister attacks Stark for power with Tyrion Lannister, Ready Squire
        when  Lannister is asked to respond
        when  Lannister tries to use Tyrion Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister attacks with Ready Squire
            Lannister kneels Tyrion Lannister
            Lannister kneels Ready Squire
            Stark declares no defenders
            Lannister wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            refused: Tyrion Lannister would change nothing now (timing.initiate.no_effect)
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn tyrion_lannister_does_not_draw_when_he_loses() {
    check(
        "
        players Stark, Lannister
        given Lannister has Tyrion Lannister in play
        given Lannister has 1 gold
        given Lannister's deck is Plain Lord
        given Stark has 4 Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Spy, the second Plain Spy, the third Plain Spy
        when  Lannister declares no defenders
        when  Lannister uses Tyrion Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark attacks with Plain Spy
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Stark kneels Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: Tyrion Lannister is used after you win an intrigue challenge or a challenge in which Tyrion Lannister participates; that has not just happened (response.definition)
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn cersei_lannister_keeps_a_character_kneeling() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        given Stark has Plain Soldier in play, kneeling
        given it is the dominance phase
        when  Lannister uses Cersei Lannister on Plain Lord
        when  the taxation phase begins
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister kneels Cersei Lannister
            Lannister pays 2 gold
            Lannister uses Cersei Lannister
            Stark kneels Plain Lord
            The effect of Cersei Lannister lasts until the end of the round
            The standing phase begins
            Lannister stands Cersei Lannister
            Stark stands Plain Soldier
            The taxation phase begins
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cersei_lannister_also_holds_down_who_kneels_already() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given Stark has Plain Lord, Plain Soldier in play, kneeling
        given it is the dominance phase
        when  Lannister uses Cersei Lannister on Plain Lord
        when  the taxation phase begins
        show  Plain Lord
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister kneels Cersei Lannister
            Lannister pays 2 gold
            Lannister uses Cersei Lannister
            The effect of Cersei Lannister lasts until the end of the round
            The standing phase begins
            Lannister stands Cersei Lannister
            Stark stands Plain Soldier
            The taxation phase begins
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn cersei_lannister_needs_two_gold() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given Lannister has 1 gold
        given Stark has Plain Lord in play
        given it is the dominance phase
        when  Lannister tries to use Cersei Lannister
        ",
        expect![[r#"
            refused: Cersei Lannister asks for 2 gold, you have 1 (gold.costs)
        "#]],
    );
}

#[test]
fn cersei_lannister_acts_only_in_dominance() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Lannister tries to use Cersei Lannister
        ",
        expect![[r#"
            refused: Cersei Lannister is used in the dominance phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn tywin_lannister_pays_from_his_own_purse() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has Cersei Lannister, Lannisport Steward in hand
        given Lannister reveals Blockade
        when  the marshalling phase begins
        when  Lannister marshals Cersei Lannister
        when  Lannister marshals Lannisport Steward
        when  Lannister pays with 2 gold
        show  Tywin Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Tywin Lannister takes effect
            Lannister puts 2 gold on Tywin Lannister
            Lannister receives 0 gold of income
            refused: Cersei Lannister costs 3, you have 2 gold (card.anatomy.cost)
            Lannister marshals Lannisport Steward for 2 gold
            Lannister takes 2 gold from Tywin Lannister
            Lannister pays 2 gold
            Lannisport Steward enters play
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn tywin_lannisters_purse_is_not_counted_for_dominance() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tywin Lannister in play, kneeling, with 4 gold on it
        given Stark has 1 gold
        given it is the dominance phase
        show  Lannister's dominance
        show  Stark's dominance
        ",
        expect![[r#"
            Lannister counts 0 for dominance
            Stark counts 1 for dominance
        "#]],
    );
}

#[test]
fn tywin_lannister_fills_no_purse_while_blank() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Stark has Muzzle on Tywin Lannister
        when  the marshalling phase begins
        show  Tywin Lannister
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, with Muzzle, blank
        "#]],
    );
}

#[test]
fn ser_ilyn_payne_kills_the_weak_once_until_he_stands() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Soldier, Plain Spy in play
        given it is the marshalling phase
        when  Lannister uses Ser Ilyn Payne on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        when  Lannister tries to use Ser Ilyn Payne
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Plain Soldier is killed by Ser Ilyn Payne
            Plain Soldier goes to Stark's dead pile
            Stark receives 4 gold of income
            Plain Soldier: Stark's dead pile
            refused: Ser Ilyn Payne is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn ser_ilyn_payne_waits_for_marshalling() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Soldier in play
        given it is the challenges phase
        when  Lannister tries to use Ser Ilyn Payne
        ",
        expect![[r#"
            refused: Ser Ilyn Payne is used in the marshalling phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn ser_ilyn_payne_cannot_kill_a_stronger_one_by_a_hair() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Soldier, Plain Spy in play
        given Stark has Strong Sword on Plain Soldier
        when  Lannister uses Ser Ilyn Payne
        show  what Lannister is offered
        when  Lannister chooses Plain Soldier
        ",
        expect![[r#"
            Lannister is offered: Ser Ilyn Payne / Plain Spy
            refused: Ser Ilyn Payne asks for a character with STR 2 or less, which Plain Soldier is not (timing.target)
        "#]],
    );
}

#[test]
fn the_hound_dies_into_the_discard_pile() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Hound in play
        given Stark has Sudden Accident in hand
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
fn the_hound_eats_from_the_deck() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Hound in play
        given Lannister's deck is Plain Lord, Plain Spy
        when  the dominance phase begins
        show  what Lannister is offered
        when  Lannister chooses Discard the top card of your deck
        show  Lannister
        ",
        expect![[r#"
            The dominance phase begins
            The Hound takes effect
            Lannister is offered: Discard the top card of your deck / Discard The Hound from play (it cannot be saved)
            Lannister discards Plain Lord by The Hound
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            Lannister has 0 gold
            Lannister has 1 power
            Lannister has in play: The Hound
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn the_hound_leaves_a_poor_house() {
    check(
        "
        players Lannister, Stark
        given Lannister has The Hound in play, with a duplicate
        given Lannister has Held Back in hand
        given Lannister's deck is empty
        when  the dominance phase begins
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            The dominance phase begins
            The Hound takes effect
            The Hound is discarded from play
            The Hound goes to Lannister's discard pile
            The Hound goes to Lannister's discard pile
            Nobody wins dominance, tied at 0
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Held Back
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: The Hound, The Hound
        "#]],
    );
}

#[test]
fn chella_sends_a_location_home_for_its_cost() {
    check(
        "
        players Lannister, Stark
        given Lannister has Chella, Daughter of Cheyk in play
        given Lannister has 2 gold
        given Stark has Whispering Hall, Plain Courtyard in play
        when  Lannister attacks Stark for military with Chella, Daughter of Cheyk
        when  Lannister uses Chella, Daughter of Cheyk on Whispering Hall
        show  Lannister's gold
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Chella, Daughter of Cheyk
            Lannister kneels Chella, Daughter of Cheyk
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister chooses Whispering Hall
            Lannister pays 2 gold
            Lannister uses Chella, Daughter of Cheyk
            Whispering Hall is returned to Stark's hand by Chella, Daughter of Cheyk
            Whispering Hall goes to Stark's hand
            Lannister has 0 gold
            Stark has in hand: Whispering Hall
        "#]],
    );
}

#[test]
fn chella_takes_no_location_she_cannot_pay() {
    check(
        "
        players Lannister, Stark
        given Lannister has Chella, Daughter of Cheyk in play
        given Lannister has 1 gold
        given Stark has Whispering Hall, Plain Courtyard, Limited Market in play
        when  Lannister attacks Stark for military with Chella, Daughter of Cheyk
        when  Lannister uses Chella, Daughter of Cheyk
        show  what Lannister is offered
        when  Lannister chooses Whispering Hall
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Chella, Daughter of Cheyk
            Lannister kneels Chella, Daughter of Cheyk
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister is offered: Plain Courtyard / Limited Market
            refused: Chella, Daughter of Cheyk asks for the printed cost of Whispering Hall, 2; you have 1 gold (gold.costs)
        "#]],
    );
}

#[test]
fn chella_needs_a_clansman_in_the_challenge() {
    check(
        "
        players Lannister, Stark
        given Lannister has Chella, Daughter of Cheyk, Plain Soldier in play
        given Lannister has 2 gold
        given Stark has Whispering Hall in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Lannister uses Chella, Daughter of Cheyk
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            refused: Chella, Daughter of Cheyk is used after you win a challenge in which a Clansman character participates; that has not just happened (response.definition)
            Stark has in hand: nothing
        "#]],
    );
}
