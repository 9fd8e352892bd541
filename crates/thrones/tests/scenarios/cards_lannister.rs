//! The cards of House Lannister: each where it works and where it must not.

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
            Gutter Rat's Cunning is discarded from play
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
            Plain Lord is killed
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
            Plain Lord is returned to Lannister's hand
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
            Vengeful Widow is killed
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Vengeful Widow goes to Stark's dead pile
            Stark chooses Vengeful Widow
            Stark plays Sudden Accident
            Vengeful Widow is killed
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
            Plain Soldier is killed
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
            Fearsome Giant is killed
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
            Ser Jaime Lannister takes 1 power from Stark
            Lannister claims 1 power
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
            Lannister claims 1 power
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
            Lannister claims 1 power
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
            Lannister claims 1 power
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
            Lannister claims 1 power
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
            Stark claims 1 power
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
            Plain Soldier is killed
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
            The Hound is killed
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
            Lannister discards Plain Lord
            Lannister wins dominance with 4
            Lannister claims 1 power
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
            Lannister claims 1 power
            Lannister chooses Whispering Hall
            Lannister pays 2 gold
            Lannister uses Chella, Daughter of Cheyk
            Whispering Hall is returned to Stark's hand
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
            Lannister claims 1 power
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

#[test]
fn bronn_stands_where_his_charge_would_die() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has 2 Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  Stark is asked to take
        show  Plain Lord
        show  Bronn
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_standing_is_no_shield() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn, Plain Lord in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_guards_only_until_the_end_of_the_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  the challenges phase ends
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            The dominance phase begins
            Lannister wins dominance with 3
            Lannister claims 1 power
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_works_for_two_gold_and_wears_nothing() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn, Plain Lord, Plain Spy in play
        given Lannister has Gilded Plate in hand
        given Lannister has 1 gold
        given it is the marshalling phase
        when  Lannister tries to use Bronn
        when  Lannister marshals Gilded Plate
        when  Lannister chooses Bronn
        ",
        expect![[r#"
            refused: Bronn asks for 2 gold, you have 1 (gold.costs)
            Lannister marshals Gilded Plate for 0 gold
            refused: Bronn takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn grand_maester_pycelle_answers_what_opponents_reveal() {
    check(
        "
        players Lannister, Stark
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Ice, Gilded Plate
        given Stark's deck is Plain Lord, Plain Soldier
        given Stark's plot deck is Summoning Season
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  Stark takes Plain Lord
        when  Lannister uses Grand Maester Pycelle
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Summoning Season
            Lannister reveals A Quiet Season
            Stark reveals Summoning Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark shuffles the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Lannister searches the deck
            Lannister shuffles the deck
            Lannister uses Grand Maester Pycelle
            Lannister reveals Gilded Plate
            Gilded Plate goes to Lannister's hand
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Gilded Plate
        "#]],
    );
}

#[test]
fn two_pycelles_do_not_answer_each_other() {
    check(
        "
        players Lannister, Stark, Lannister
        given Lannister has Grand Maester Pycelle in play
        given Lannister 2 has Grand Maester Pycelle in play
        given Lannister's deck is Ice, Gilded Plate
        given Lannister 2's deck is Strong Sword, Muzzle
        given Stark's deck is Plain Lord, Plain Soldier
        given Stark's plot deck is Summoning Season
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister 1
        when  Stark takes Plain Lord
        when  Lannister 2 uses Grand Maester Pycelle
        when  Lannister 1 uses Grand Maester Pycelle
        when  Lannister 2 uses Grand Maester Pycelle
        show  Lannister's hand
        show  Lannister 2's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister (1) chooses A Quiet Season
            Stark chooses Summoning Season
            Lannister (3) chooses A Quiet Season
            Lannister (1) reveals A Quiet Season
            Stark reveals Summoning Season
            Lannister (3) reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister (1)
            Stark searches the deck
            Stark shuffles the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Lannister (1) searches the deck
            Lannister (1) shuffles the deck
            Lannister (3) uses Grand Maester Pycelle
            Lannister (3) reveals Strong Sword
            Strong Sword goes to Lannister (3)'s hand
            Lannister (1) uses Grand Maester Pycelle
            refused: Grand Maester Pycelle has answered what just happened already (timing.responses)
            Lannister (1) has in hand: nothing
            Lannister (3) has in hand: Strong Sword
        "#]],
    );
}

#[test]
fn grand_maester_pycelle_ignores_what_his_own_side_reveals() {
    check(
        "
        players Lannister, Stark
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Plain Lord, Plain Spy
        given Lannister's plot deck is Summoning Season
        when  the plot phase begins
        when  Lannister names Lannister
        when  Lannister chooses Stark
        when  Lannister takes Plain Lord
        when  Lannister uses Grand Maester Pycelle
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Summoning Season
            Stark chooses A Quiet Season
            Lannister reveals Summoning Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 3
            Lannister is the first player
            Summoning Season takes effect
            Lannister chooses Stark
            Lannister searches the deck
            Lannister shuffles the deck
            Lannister reveals Plain Lord
            Plain Lord goes to Lannister's hand
            Stark searches the deck
            refused: Grand Maester Pycelle is used after an opponent's effect (except one of a character named Grand Maester Pycelle) reveals at least 1 card; that has not just happened (response.definition)
            Lannister has in hand: Plain Lord
        "#]],
    );
}

#[test]
fn raff_the_sweetling_buries_a_card() {
    check(
        "
        players Lannister, Stark
        seen by Stark
        given Lannister has Raff the Sweetling in play
        given Lannister has 1 gold
        given Stark's deck is Ice, Hodor, Arya Stark
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling on Stark
        show  what Lannister is offered
        when  Lannister chooses bottom
        show  Stark's deck
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at a card
            Lannister is offered: Leave the top card of that player's deck where it is / Put the top card of that player's deck on the bottom of its owner's deck
            a card goes to the bottom of Stark's deck
            Stark has in the deck: Hodor, Arya Stark, Ice
        "#]],
    );
}

#[test]
fn raff_the_sweetling_leaves_a_card_where_it_is() {
    check(
        "
        players Lannister, Stark
        seen by Lannister
        given Lannister has Raff the Sweetling in play
        given Lannister has 1 gold
        given Stark's deck is Ice, Hodor, Arya Stark
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling on Stark
        when  Lannister chooses top
        show  Stark's deck
        when  Lannister tries to use Raff the Sweetling
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at Ice
            a card goes to the top of Stark's deck
            Stark has in the deck: Ice, Hodor, Arya Stark
            refused: Raff the Sweetling asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_avenged_on_every_opponent() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Ser Jacelyn Bywater in play
        given Stark has Sudden Accident, Ice in hand
        given Baratheon has Hodor in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Stark's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Ser Jacelyn Bywater is killed
            Lannister uses Ser Jacelyn Bywater
            Stark discards Ice
            Baratheon discards Hodor
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Stark has in hand: nothing
            Baratheon has in hand: nothing
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_immune_to_characters() {
    check(
        "
        rule  keyword.immunity
        players Targaryen, Lannister
        given Lannister has Ser Jacelyn Bywater, Plain Soldier in play
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Targaryen uses Drogon
        show  what Targaryen is offered
        when  Targaryen chooses Ser Jacelyn Bywater
        ",
        expect![[r#"
            Targaryen is offered: Drogon / Plain Soldier
            refused: Ser Jacelyn Bywater is immune to Drogon (keyword.immunity)
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_not_avenged_when_saved() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Jacelyn Bywater in play, with a duplicate
        given Stark has Sudden Accident, Ice in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister saves Ser Jacelyn Bywater with its duplicate
        when  Lannister uses Ser Jacelyn Bywater
        show  Stark's hand
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Ser Jacelyn Bywater is saved by its duplicate
            refused: Ser Jacelyn Bywater is used after Ser Jacelyn Bywater is killed; that has not just happened (response.definition)
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn enemy_informer_kneels_a_character_when_played() {
    check(
        "
        players Lannister, Stark
        given Lannister has Enemy Informer in hand
        given Lannister has 3 gold
        given Stark has Plain Lord in play
        given Stark has Plain Soldier in play, kneeling
        when  Lannister marshals Enemy Informer
        when  Lannister uses Enemy Informer
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
        show  Plain Lord
        ",
        expect![[r#"
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            Lannister is offered: Enemy Informer / Plain Lord
            Lannister chooses Plain Lord
            Lannister uses Enemy Informer
            Stark kneels Plain Lord
            Stark receives 4 gold of income
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn enemy_informer_put_into_play_kneels_nobody() {
    check(
        "
        rule  marshalling.put_into_play
        players Lannister, Stark
        given Lannister has Enemy Informer, Smuggled In in hand
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Lannister plays Smuggled In on Enemy Informer
        when  Lannister passes
        when  Lannister uses Enemy Informer
        show  Plain Lord
        ",
        expect![[r#"
            Lannister plays Smuggled In
            Enemy Informer enters play
            refused: Enemy Informer is used after you play Enemy Informer from hand; that has not just happened (response.definition)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn qyburns_informers_draw_two_after_intrigue() {
    check(
        "
        players Lannister, Stark
        given Lannister has Qyburn's Informers in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Qyburn's Informers
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Qyburn's Informers
            Lannister kneels Qyburn's Informers
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power
            Lannister uses Qyburn's Informers
            Lannister draws Ice
            Lannister draws Hodor
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn qyburns_informers_draw_no_more_than_the_round_allows() {
    check(
        "
        rule  draw.cap
        players Lannister, Stark
        given Lannister has Qyburn's Informers in play
        given Lannister has drawn 2 cards
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Qyburn's Informers
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Qyburn's Informers
            Lannister kneels Qyburn's Informers
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power
            Lannister uses Qyburn's Informers
            Lannister draws Ice
            Lannister cannot draw another card
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn qyburns_informers_must_take_part() {
    check(
        "
        players Lannister, Stark
        given Lannister has Qyburn's Informers, Plain Spy in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            refused: Qyburn's Informers is used after you win an intrigue challenge in which Qyburn's Informers participates; that has not just happened (response.definition)
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn cerseis_attendant_kneels_a_character_dying() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Cersei's Attendant
        when  Lannister uses Cersei's Attendant on Plain Lord
        when  everyone passes
        show  Plain Lord
        show  Cersei's Attendant
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark plays Sudden Accident
            Cersei's Attendant is killed
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Cersei's Attendant goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Cersei's Attendant: Lannister's dead pile
        "#]],
    );
}

#[test]
fn cerseis_attendant_answers_the_death_of_cersei() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Cersei Lannister in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Cersei Lannister
        when  Lannister uses Cersei's Attendant on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Cersei Lannister
            Stark plays Sudden Accident
            Cersei Lannister is killed
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Cersei Lannister goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cerseis_attendant_answers_two_deaths_at_once() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Cersei Lannister in play
        given Stark has Plain Lord, Plain Soldier in play
        given Stark has Twin Funerals in hand
        given it is the challenges phase
        when  Stark plays Twin Funerals on Cersei Lannister, Cersei's Attendant
        when  Lannister uses Cersei's Attendant
        show  what Lannister is offered
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Plain Lord
        when  Lannister uses Cersei's Attendant on Plain Soldier
        when  everyone passes
        show  Plain Lord
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark chooses Cersei Lannister
            Stark plays Twin Funerals
            Cersei's Attendant is killed
            Cersei Lannister is killed
            Lannister is offered: Cersei's Attendant / Cersei Lannister
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Lannister chooses Plain Soldier
            Lannister uses Cersei's Attendant
            Stark kneels Plain Soldier
            Cersei's Attendant goes to Lannister's dead pile
            Cersei Lannister goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn cerseis_attendant_does_not_mourn_others() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Tyrion Lannister in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Tyrion Lannister
        when  Lannister uses Cersei's Attendant
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Sudden Accident
            Tyrion Lannister is killed
            Tyrion Lannister goes to Lannister's dead pile
            refused: Cersei's Attendant is used after Cersei's Attendant or a character named Cersei Lannister is killed; that has not just happened (response.definition)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cerseis_attendant_is_silent_when_discarded() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant in play
        given Stark has Plain Lord in play
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  Lannister uses Cersei's Attendant
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Cersei's Attendant is discarded from play
            Cersei's Attendant goes to Lannister's discard pile
            refused: that text of Cersei's Attendant works only in play (play.ability)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn lurkers_at_harrenhal_are_deadly_and_stealthy() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lurkers at Harrenhal in play
        given Stark has Plain Lord, Plain Spy in play
        when  Lannister attacks Stark for intrigue with Lurkers at Harrenhal
        when  Lannister bypasses Plain Lord
        when  Stark defends with Plain Spy
        when  the challenge ends
        show  Plain Spy
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Lurkers at Harrenhal
            Lannister kneels Lurkers at Harrenhal
            Lurkers at Harrenhal bypasses Plain Lord by stealth
            Stark defends with Plain Spy
            Stark kneels Plain Spy
            Lannister wins the challenge against Stark, 6 to 1
            Stark satisfies a claim of 1
            Plain Spy is killed
            Plain Spy goes to Stark's dead pile
            Plain Spy: Stark's dead pile
        "#]],
    );
}

#[test]
fn stewards_and_weaponsmiths_bring_income() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Steward, Lannisport Weaponsmith, The Goldroad in play
        when  the marshalling phase begins
        show  Lannister's income
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 8 gold of income
            Stark receives 4 gold of income
            Lannister has an income of 8
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_fights_for_another_and_comes_home() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Lannisport Honor Guard takes effect
            Lannisport Honor Guard leaves the challenge
            Lannister takes control of Lannisport Honor Guard
            Lannisport Honor Guard: controlled by Lannister, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_stays_with_a_loser() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given Lannister has Fearsome Giant in play
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  Lannister defends with Fearsome Giant
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister defends with Fearsome Giant
            Lannister kneels Fearsome Giant
            Lannister wins the challenge against Stark, 5 to 4
            Lannisport Honor Guard: controlled by Stark, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_stays_with_who_did_not_use_him() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Lannisport Honor Guard: controlled by Stark, standing, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_joins_only_in_the_challenges_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given it is the marshalling phase
        when  Lannister tries to use Lannisport Honor Guard
        ",
        expect![[r#"
            refused: Lannisport Honor Guard is used in the challenges phase; this is the marshalling phase (play.event)
        "#]],
    );
}

#[test]
fn lannisport_buys_power_once_a_challenge() {
    check(
        "
        rule  timing.limits
        players Lannister, Stark
        given Lannister has Lannisport, Plain Spy, Tyrion Lannister in play
        given Lannister has 3 gold
        given Lannister's deck is Ice
        given Stark has Plain Spy in hand
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister uses Lannisport
        when  Lannister tries to use Lannisport
        show  Lannister's gold
        show  Lannister's power
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Stark discards Plain Spy
            Lannister claims 1 power
            Lannister pays 1 gold
            Lannister uses Lannisport
            Lannister claims 1 power
            refused: Lannisport has answered what just happened already (timing.responses); Lannisport is used once per challenge, and has been (timing.limits)
            Lannister has 2 gold
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn lannisport_sells_nothing_after_other_challenges() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport, Plain Soldier in play
        given Lannister has 2 gold
        when  Lannister attacks Stark for military with Plain Soldier
        when  Lannister uses Lannisport
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            refused: Lannisport is used after you win an intrigue challenge; that has not just happened (response.definition)
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn lannisport_brothel_keeps_one_kneeling() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Brothel in play
        given Stark has Plain Lord, Plain Soldier in play, kneeling
        when  the standing phase begins
        when  Lannister uses Lannisport Brothel
        when  Lannister is asked to choose
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
        show  Plain Lord
        show  Plain Soldier
        show  Lannisport Brothel
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Stark stands Plain Soldier
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister kneels Lannisport Brothel
            Lannister uses Lannisport Brothel
            Stark kneels Plain Lord
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Lannisport Brothel: controlled by Lannister, kneeling
        "#]],
    );
}

#[test]
fn lannisport_brothel_answers_only_the_standing_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Brothel in play
        given Stark has Watchful Captain in play
        when  Stark attacks Lannister for military with Watchful Captain
        when  Stark stands Watchful Captain
        when  Lannister uses Lannisport Brothel
        show  Watchful Captain
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Watchful Captain
            Stark kneels Watchful Captain
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Stark stands Watchful Captain
            refused: Lannisport Brothel is used after a character stands during the standing phase; that has not just happened (response.definition)
            Watchful Captain: controlled by Stark, standing, STR 3, military, power, Vigilant
        "#]],
    );
}

#[test]
fn golden_tooth_mines_draw_with_every_plot() {
    check(
        "
        players Lannister, Stark
        given Lannister has Golden Tooth Mines, Bran Stark in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        given Lannister's plot deck is A Quiet Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Bran Stark
        when  Lannister reveals A Bloody Season
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister kneels Bran Stark
            Lannister uses Bran Stark
            Lannister reveals A Bloody Season
            Golden Tooth Mines takes effect
            Lannister draws Ice
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0
            Lannister is the first player
            Golden Tooth Mines takes effect
            Lannister draws Hodor
            The draw phase begins
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn golden_tooth_mines_do_not_draw_for_a_plot_of_others() {
    check(
        "
        players Lannister, Stark
        given Stark has Golden Tooth Mines in play
        given Lannister has Bran Stark in play
        given Stark's deck is Ice, Hodor
        given Lannister's plot deck is A Quiet Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Bran Stark
        when  Lannister reveals A Bloody Season
        when  the draw phase begins
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister kneels Bran Stark
            Lannister uses Bran Stark
            Lannister reveals A Bloody Season
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0
            Lannister is the first player
            Golden Tooth Mines takes effect
            Stark draws Ice
            The draw phase begins
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn western_fiefdoms_make_the_next_lannister_card_cheaper() {
    check(
        "
        players Lannister, Stark
        given Lannister has Western Fiefdoms in play
        given Lannister has Lannisport, Lannisport Weaponsmith in hand
        given Lannister has 2 gold
        given it is the marshalling phase
        when  Lannister uses Western Fiefdoms
        when  Lannister marshals Lannisport
        show  Lannister's gold
        when  Lannister marshals Lannisport Weaponsmith
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister kneels Western Fiefdoms
            Lannister uses Western Fiefdoms
            The effect of Western Fiefdoms lasts until the end of the phase
            Lannister marshals Lannisport for 1 gold
            Lannister pays 1 gold
            Lannisport enters play
            Lannister has 1 gold
            Lannister marshals Lannisport Weaponsmith for 1 gold
            Lannister pays 1 gold
            Lannisport Weaponsmith enters play
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn western_fiefdoms_do_nothing_for_other_houses() {
    check(
        "
        players Lannister, Stark
        given Lannister has Western Fiefdoms in play
        given Lannister has Plain Soldier, Lannisport Weaponsmith in hand
        given Lannister has 1 gold
        given it is the marshalling phase
        when  Lannister uses Western Fiefdoms
        when  Lannister marshals Plain Soldier
        show  Lannister's gold
        when  Lannister marshals Lannisport Weaponsmith
        show  Lannister's cards in play
        when  Lannister tries to use Western Fiefdoms
        ",
        expect![[r#"
            Lannister kneels Western Fiefdoms
            Lannister uses Western Fiefdoms
            The effect of Western Fiefdoms lasts until the end of the phase
            Lannister marshals Plain Soldier for 1 gold
            Lannister pays 1 gold
            Plain Soldier enters play
            Lannister has 0 gold
            Lannister marshals Lannisport Weaponsmith for 0 gold
            Lannisport Weaponsmith enters play
            Lannister has in play: Western Fiefdoms, Plain Soldier, Lannisport Weaponsmith
            refused: Western Fiefdoms is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn western_fiefdoms_are_limited() {
    check(
        "
        rule  keyword.limited
        players Lannister, Stark
        given Lannister has Western Fiefdoms, The Goldroad in hand
        given Lannister has 2 gold
        when  Lannister marshals The Goldroad
        when  Lannister marshals Western Fiefdoms
        ",
        expect![[r#"
            Lannister marshals The Goldroad for 0 gold
            The Goldroad enters play
            refused: Western Fiefdoms is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn hall_of_heroes_serves_characters_only() {
    check(
        "
        players Lannister, Stark
        given Lannister has Hall of Heroes in play
        given Lannister has Lannisport, Cersei Lannister in hand
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister uses Hall of Heroes
        when  Lannister marshals Lannisport
        show  Lannister's gold
        when  Lannister marshals Cersei Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            The effect of Hall of Heroes lasts until the end of the phase
            Lannister marshals Lannisport for 2 gold
            Lannister pays 2 gold
            Lannisport enters play
            Lannister has 1 gold
            Lannister marshals Cersei Lannister for 1 gold
            Lannister pays 1 gold
            Cersei Lannister enters play
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn hall_of_heroes_is_forgotten_with_the_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Hall of Heroes in play
        given Lannister has Cersei Lannister in hand
        given Lannister has 1 gold
        given Lannister's plot deck is Blockade
        given it is the marshalling phase
        when  Lannister uses Hall of Heroes
        when  the round ends
        when  the marshalling phase begins
        when  Lannister uses Hall of Heroes
        show  why Lannister cannot marshal Cersei Lannister
        ",
        expect![[r#"
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            The effect of Hall of Heroes lasts until the end of the phase
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power
            The standing phase begins
            Lannister stands Hall of Heroes
            The taxation phase begins
            Lannister returns 1 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses Blockade
            Stark chooses A Quiet Season
            Lannister reveals Blockade
            Stark reveals A Quiet Season
            Lannister wins initiative with 4
            Lannister is the first player
            Lannister returns the used plots to the plot deck
            The draw phase begins
            The marshalling phase begins
            Lannister receives 0 gold of income
            Lannister kneels Hall of Heroes
            Lannister uses Hall of Heroes
            Lannister cannot marshal Cersei Lannister: Cersei Lannister costs 3, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn sunset_sea_is_spent_for_a_lannister() {
    check(
        "
        players Lannister, Stark
        given Lannister has Sunset Sea in play
        given Lannister has Plain Lord, Cersei Lannister in hand
        given Lannister has 4 gold
        given it is the marshalling phase
        when  Lannister uses Sunset Sea
        when  Lannister marshals Plain Lord
        show  Lannister's gold
        when  Lannister marshals Cersei Lannister
        show  Lannister's gold
        show  Lannister's discard pile
        ",
        expect![[r#"
            Sunset Sea is discarded from play
            Lannister uses Sunset Sea
            The effect of Sunset Sea lasts until the end of the phase
            Sunset Sea goes to Lannister's discard pile
            Lannister marshals Plain Lord for 3 gold
            Lannister pays 3 gold
            Plain Lord enters play
            Lannister has 1 gold
            Lannister marshals Cersei Lannister for 1 gold
            Lannister pays 1 gold
            Cersei Lannister enters play
            Stark receives 4 gold of income
            Lannister has 0 gold
            Lannister has in the discard pile: Sunset Sea
        "#]],
    );
}

#[test]
fn queen_cerseis_chambers_are_safe_on_the_house_card() {
    check(
        "
        players Lannister, Stark
        given Lannister has Queen Cersei's Chambers, Lannisport in hand
        given Lannister has 3 gold
        given Lannister's plot deck is A Ruinous Season
        when  Lannister marshals Lannisport
        when  Lannister attaches Queen Cersei's Chambers to the House card
        show  Lannister's income
        show  Lannister's influence
        when  the round ends
        when  the draw phase begins
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister marshals Lannisport for 2 gold
            Lannister pays 2 gold
            Lannisport enters play
            Lannister marshals Queen Cersei's Chambers for 1 gold
            Lannister pays 1 gold
            Queen Cersei's Chambers is attached to House Lannister
            Stark receives 4 gold of income
            Lannister has an income of 5
            Lannister has 1 influence
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses A Ruinous Season
            Stark chooses A Quiet Season
            Lannister reveals A Ruinous Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0
            Lannister is the first player
            A Ruinous Season takes effect
            Lannisport is discarded from play
            Lannisport goes to Lannister's discard pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has in play: Queen Cersei's Chambers
        "#]],
    );
}

#[test]
fn queen_cerseis_chambers_as_a_location_are_a_location() {
    check(
        "
        players Lannister, Stark
        given Lannister has Queen Cersei's Chambers in hand
        given Lannister has 1 gold
        given Lannister's plot deck is A Ruinous Season
        when  Lannister marshals Queen Cersei's Chambers
        when  the round ends
        when  the draw phase begins
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister marshals Queen Cersei's Chambers for 1 gold
            Lannister pays 1 gold
            Queen Cersei's Chambers enters play
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister chooses A Ruinous Season
            Stark chooses A Quiet Season
            Lannister reveals A Ruinous Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0
            Lannister is the first player
            A Ruinous Season takes effect
            Queen Cersei's Chambers is discarded from play
            Queen Cersei's Chambers goes to Lannister's discard pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has in the discard pile: Queen Cersei's Chambers
        "#]],
    );
}

#[test]
fn a_character_who_changes_sides_keeps_duplicates_nobody_uses() {
    check(
        "
        rule  duplicate.own_and_control
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play, with a duplicate
        given Stark has Turned Coat, Held Back in hand
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Tyrion Lannister
        when  Lannister plays Sudden Accident on Tyrion Lannister
        when  Stark saves Tyrion Lannister with its duplicate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Turned Coat
            Stark takes control of Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Sudden Accident
            refused: only a player who owns and controls Tyrion Lannister uses its duplicates (duplicate.own_and_control)
            Tyrion Lannister is killed
            Tyrion Lannister goes to Lannister's discard pile
            Tyrion Lannister goes to Lannister's dead pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: Tyrion Lannister
            Lannister has in the discard pile: Tyrion Lannister, Sudden Accident
        "#]],
    );
}

#[test]
fn varys_trades_plots_with_one_of_two_opponents() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Varys in play
        given Lannister's plot deck is An Empty Season
        given Stark's plot deck is A Ruinous Season
        given Baratheon's plot deck is A Swift Season, A Bloody Season
        when  the plot phase begins
        when  Lannister uses Varys on Baratheon
        when  Lannister is asked to choose your plot
        show  what Lannister is offered
        show  what Baratheon is offered
        when  Lannister chooses A Bloody Season
        when  the round ends
        when  Lannister is asked to choose your plot
        show  what Lannister is offered
        show  what Baratheon is offered
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Baratheon
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Baratheon use each other's plots
            Lannister is offered: A Swift Season / A Bloody Season
            Baratheon is offered: An Empty Season
            Lannister chooses A Bloody Season
            Stark chooses A Ruinous Season
            Baratheon chooses An Empty Season
            Lannister reveals A Bloody Season
            Stark reveals A Ruinous Season
            Baratheon reveals An Empty Season
            Lannister wins initiative with 0
            Lannister is the first player
            A Ruinous Season takes effect
            Stark returns the used plots to the plot deck
            Baratheon returns the used plots to the plot deck
            Lannister becomes Crown Regent
            Stark becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            Lannister stands Varys
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister is offered: A Quiet Season
            Baratheon is offered: A Swift Season
        "#]],
    );
}

#[test]
fn varys_is_idle_with_one_opponent() {
    check(
        "
        players Lannister, Stark
        given Lannister has Varys in play
        given Stark reveals A Bloody Season
        given it is the plot phase
        when  Lannister tries to use Varys
        ",
        expect![[r#"
            refused: Varys is used only if you have more than 1 opponent: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn varys_leaves_his_owner_no_plot_of_his_own() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Varys in play
        given Lannister's plot deck is An Empty Season, A Ruinous Season
        given Baratheon's plot deck is A Swift Season, A Bloody Season
        given it is the plot phase
        when  Lannister uses Varys on Baratheon
        when  Lannister chooses An Empty Season
        ",
        expect![[r#"
            Lannister chooses Baratheon
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Baratheon use each other's plots
            refused: An Empty Season belongs to another plot deck than the one you use (card.plot.deck)
        "#]],
    );
}

#[test]
fn a_duplicate_saves_again_when_its_owner_has_the_character_back() {
    check(
        "
        rule  duplicate.own_and_control
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play, with a duplicate
        given Lannister has Turned Coat in hand
        given Stark has Turned Coat, Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Tyrion Lannister
        when  Lannister plays Turned Coat on Tyrion Lannister
        when  Stark plays Sudden Accident on Tyrion Lannister
        when  Lannister saves Tyrion Lannister with its duplicate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Turned Coat
            Stark takes control of Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Turned Coat
            Lannister takes control of Tyrion Lannister
            Stark chooses Tyrion Lannister
            Stark plays Sudden Accident
            Tyrion Lannister is saved by its duplicate
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Tyrion Lannister
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Tyrion Lannister, Turned Coat
        "#]],
    );
}

#[test]
fn gilded_plate_saves_from_discarding_too() {
    check(
        "
        players Lannister, Stark
        given Lannister has Plain Lord in play
        given Lannister has Gilded Plate on Plain Lord
        given Lannister has 1 gold
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  Lannister uses Gilded Plate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Lannister pays 1 gold
            Gilded Plate is discarded from play
            Lannister uses Gilded Plate
            Plain Lord is saved by Gilded Plate
            Gilded Plate goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn joffrey_baratheon_claims_power_for_a_lord_who_goes_to_the_deck() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Eddard Stark in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Eddard Stark
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        show  Joffrey Baratheon
        show  Eddard Stark
        ",
        expect![[r#"
            Stark chooses Eddard Stark
            Stark plays Sudden Accident
            Eddard Stark is killed
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Eddard Stark goes to the top of Stark's deck
            Joffrey Baratheon: controlled by Lannister, standing, STR 2, power, 1 power
            Eddard Stark: Stark's deck
        "#]],
    );
}

#[test]
fn tywin_lannister_keeps_his_purse_after_taxation() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has 1 gold
        when  the marshalling phase begins
        when  the round ends
        show  Tywin Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Tywin Lannister takes effect
            Lannister puts 2 gold on Tywin Lannister
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 9
            Lannister claims 1 power
            The standing phase begins
            The taxation phase begins
            Lannister returns 5 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, 2 gold
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn tyrion_lannister_draws_once_for_an_intrigue_challenge_of_his_own() {
    check(
        "
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Qyburn's Informers in play
        given Lannister has 2 gold
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Ice
            refused: Tyrion Lannister has answered what just happened already (timing.responses)
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_avenged_as_far_as_hands_go() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Jacelyn Bywater in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Ser Jacelyn Bywater is killed
            Lannister uses Ser Jacelyn Bywater
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Ser Jacelyn Bywater: Lannister's dead pile
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_marshalled_serves_whoever_takes_him() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in play
        given Stark has Turned Coat in hand
        given it is the challenges phase
        when  Stark plays Turned Coat on Lannisport Honor Guard
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Stark chooses Lannisport Honor Guard
            Stark plays Turned Coat
            Stark takes control of Lannisport Honor Guard
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Lannisport Honor Guard: controlled by Stark, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_dies_into_his_owners_dead_pile() {
    check(
        "
        rule  zone.piles
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard, Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Lannister plays Sudden Accident on Lannisport Honor Guard
        when  everyone passes
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Lannister chooses Lannisport Honor Guard
            Lannister plays Sudden Accident
            Lannisport Honor Guard is killed
            Lannisport Honor Guard goes to Lannister's dead pile
            Lannisport Honor Guard: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_is_no_help_against_a_strength_of_nothing() {
    check(
        "
        rule  timing.terminal
        players Lannister, Targaryen
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Spy in play
        given Lannister has 2 gold
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Spy
        when  Targaryen uses Drogon on Plain Spy
        when  everyone passes
        show  Plain Spy
        show  Bronn
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Targaryen chooses Plain Spy
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Spy is not killed, because of Bronn
            Lannister stands Bronn
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            Plain Spy: Lannister's dead pile
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
        "#]],
    );
}

#[test]
fn sunset_sea_is_nothing_to_a_neutral_character() {
    check(
        "
        players Lannister, Stark
        given it is the marshalling phase
        given Lannister has Sunset Sea in play
        given Lannister has Jon Snow in hand
        given Lannister has 2 gold
        when  Lannister uses Sunset Sea
        when  Lannister marshals Jon Snow
        ",
        expect![[r#"
            Sunset Sea is discarded from play
            Lannister uses Sunset Sea
            The effect of Sunset Sea lasts until the end of the phase
            Sunset Sea goes to Lannister's discard pile
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn bronn_stands_even_where_no_save_is_allowed() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has No Mercy in hand
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays No Mercy on Plain Lord
        when  everyone passes
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays No Mercy
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Lannister has in play: Bronn, Plain Lord
        "#]],
    );
}

#[test]
fn joffrey_claims_power_dying_among_lords() {
    check(
        "
        rule  timing.moribund.active
        players Lannister, Stark
        given it is the plot phase
        given Lannister has Joffrey Baratheon in play
        given Stark has Bran Stark, Robb Stark, Arya Stark in play
        given Stark's plot deck is Valar Morghulis
        given Stark is the first player
        when  Stark uses Bran Stark
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Robb Stark
        when  Lannister uses Joffrey Baratheon
        when  Lannister chooses Arya Stark
        when  everyone passes
        show  Lannister's power
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Joffrey Baratheon is killed
            Bran Stark is killed
            Robb Stark is killed
            Arya Stark is killed
            Stark returns the used plots to the plot deck
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Joffrey Baratheon goes to Lannister's dead pile
            Bran Stark goes to Stark's dead pile
            Robb Stark goes to Stark's dead pile
            Arya Stark goes to Stark's dead pile
            Stark chooses A Quiet Season
            Lannister has 0 power
            Joffrey Baratheon: Lannister's dead pile
        "#]],
    );
}

#[test]
fn the_hound_eats_from_the_deck_of_whoever_keeps_him() {
    check(
        "
        players Lannister, Stark
        given it is the challenges phase with Stark active
        given Lannister has The Hound in play, under Stark's control
        given Lannister's deck is Plain Soldier, Plain Spy
        given Stark's deck is Plain Lord, Ice
        when  the dominance phase begins
        show  what Stark is offered
        show  what Lannister is offered
        ",
        expect![[r#"
            The dominance phase begins
            The Hound takes effect
            Stark is offered: Discard the top card of your deck / Discard The Hound from play (it cannot be saved)
            Lannister is offered nothing
        "#]],
    );
}
