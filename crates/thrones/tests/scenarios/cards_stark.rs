//! The cards of House Stark, at work and refused.

use expect_test::expect;

use crate::check;

#[test]
fn ice_kills_another_participant_and_is_gone() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Ice on Robb Stark
        given Lannister has Plain Lord, Plain Soldier in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister defends with Plain Lord
        when  Stark uses Ice on Plain Soldier
        when  Stark uses Ice on Robb Stark
        when  Stark uses Ice on Plain Lord
        show  Ice
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            refused: Ice asks for a participating character other than the attached character, which Plain Soldier is not (timing.target)
            refused: Ice asks for a participating character other than the attached character, which Robb Stark is not (timing.target)
            Stark chooses Plain Lord
            Stark kneels Ice
            Ice is discarded from play
            Stark uses Ice
            Plain Lord is killed
            Ice goes to Stark's discard pile
            Plain Lord goes to Lannister's dead pile
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Ice: Stark's discard pile
            Lannister has in the dead pile: Plain Lord
        "#]],
    );
}

#[test]
fn ice_is_spent_though_its_victim_is_saved() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Ice on Robb Stark
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister defends with Plain Lord
        when  Stark uses Ice on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        show  Ice
        show  Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark chooses Plain Lord
            Stark kneels Ice
            Ice is discarded from play
            Stark uses Ice
            Plain Lord is saved by its duplicate
            Ice goes to Stark's discard pile
            Lannister wins the challenge against Stark, 3 to 2
            Ice: Stark's discard pile
            Plain Lord: controlled by Lannister, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn ice_rests_while_its_bearer_stays_at_home() {
    check(
        "
        given Stark has Robb Stark, Hodor, Knight of the Tumblestone in play
        given Stark has Ice on Robb Stark
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Knight of the Tumblestone
        when  Lannister defends with Plain Lord
        when  Stark uses Ice
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Knight of the Tumblestone
            Stark kneels Knight of the Tumblestone
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            refused: Ice is used only if the attached character is participating: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn ice_needs_a_challenge() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Ice on Robb Stark
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark uses Ice
        ",
        expect![[r#"
            refused: Ice is used only if the attached character is participating: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn ice_falls_with_its_bearer() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Ice on Robb Stark
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister plays Sudden Accident on Robb Stark
        show  Ice
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed
            Robb Stark goes to Stark's dead pile
            Ice goes to Stark's discard pile
            Ice: Stark's discard pile
        "#]],
    );
}

#[test]
fn ice_is_only_for_house_stark() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 gold
        given Stark has Plain Soldier in play
        given Stark has Ice in hand
        when  Stark marshals Ice
        ",
        expect![[r#"
            refused: there is no card in play that Ice can be attached to (card.attachment.host)
        "#]],
    );
}

/// rule card.attachment.host
#[test]
fn nymeria_follows_only_a_character_of_house_stark() {
    check(
        "
        given Stark has Arya Stark, Robb Stark, Littlefinger in play
        given Lannister has Tyrion Lannister in play
        given Stark has Nymeria in hand
        given Stark has 2 gold
        given it is the marshalling phase with Stark active
        when  Stark marshals Nymeria
        when  Stark chooses Littlefinger
        when  Stark chooses Tyrion Lannister
        when  Stark chooses Robb Stark
        show  Robb Stark
        ",
        expect![[r#"
            Stark marshals Nymeria for 2 gold
            refused: Nymeria does not go on Littlefinger (card.attachment.host)
            refused: Nymeria does not go on Tyrion Lannister (card.attachment.host)
            Stark pays 2 gold
            Nymeria is attached to Robb Stark
            Robb Stark: controlled by Stark, standing, STR 2, military, power, with Nymeria
        "#]],
    );
}

#[test]
fn nymeria_saves_the_character_she_guards() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Nymeria on Robb Stark
        given Lannister has 2 Sudden Accident in hand
        show  Robb Stark
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Robb Stark
        when  Stark uses Nymeria
        when  Lannister plays Sudden Accident on Robb Stark
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Robb Stark: controlled by Stark, standing, STR 2, military, power, with Nymeria
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Stark kneels Nymeria
            Stark uses Nymeria
            Robb Stark is saved by Nymeria
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed
            Robb Stark goes to Stark's dead pile
            Nymeria goes to Stark's discard pile
            Stark has in the dead pile: Robb Stark
        "#]],
    );
}

#[test]
fn nymeria_does_not_save_from_being_discarded() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Nymeria on Robb Stark
        given Lannister has Clean Sweep in hand
        given it is the challenges phase
        when  Lannister plays Clean Sweep
        when  everyone passes
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            Robb Stark is discarded from play
            Robb Stark goes to Stark's discard pile
            Nymeria goes to Stark's discard pile
            Stark has in the discard pile: Nymeria, Robb Stark
        "#]],
    );
}

#[test]
fn nymeria_cannot_save_from_what_allows_no_save() {
    check(
        "
        given Stark has Robb Stark in play
        given Stark has Nymeria on Robb Stark
        given Lannister has No Mercy in hand
        given it is the challenges phase
        when  Lannister plays No Mercy on Robb Stark
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Robb Stark
            Lannister plays No Mercy
            Robb Stark is killed
            Robb Stark goes to Stark's dead pile
            Nymeria goes to Stark's discard pile
            Stark has in the dead pile: Robb Stark
        "#]],
    );
}

#[test]
fn nymeria_makes_arya_stealthy_and_strong() {
    check(
        "
        given Stark has Arya Stark in play
        given Stark has Nymeria on Arya Stark
        given Lannister has Plain Soldier in play
        show  Arya Stark
        when  Stark attacks Lannister for military with Arya Stark
        when  Stark bypasses Plain Soldier
        when  Lannister defends with Plain Soldier
        ",
        expect![[r#"
            Arya Stark: controlled by Stark, standing, STR 3, military, power, Stealth, with Nymeria
            Stark initiates a military challenge against Lannister
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Arya Stark bypasses Plain Soldier by stealth
            refused: Plain Soldier was bypassed by stealth (keyword.stealth)
        "#]],
    );
}

#[test]
fn summer_gives_strength_and_a_military_icon() {
    check(
        "
        given Stark has Sansa Stark, Bran Stark in play
        given Stark has Summer on Sansa Stark
        given Lannister has Plain Soldier in play
        show  Sansa Stark
        show  Bran Stark
        when  Stark attacks Lannister for military with Sansa Stark
        ",
        expect![[r#"
            Sansa Stark: controlled by Stark, standing, STR 4, military, intrigue, power, with Summer
            Bran Stark: controlled by Stark, standing, STR 1
            Stark initiates a military challenge against Lannister
            Stark attacks with Sansa Stark
            Stark kneels Sansa Stark
        "#]],
    );
}

#[test]
fn summer_makes_bran_stealthy() {
    check(
        "
        given Stark has Bran Stark in play
        given Stark has Summer on Bran Stark
        show  Bran Stark
        ",
        expect![[r#"
            Bran Stark: controlled by Stark, standing, STR 3, military, Stealth, with Summer
        "#]],
    );
}

#[test]
fn summer_is_only_for_house_stark() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 gold
        given Stark has Plain Soldier in play
        given Stark has Summer in hand
        when  Stark marshals Summer
        ",
        expect![[r#"
            refused: there is no card in play that Summer can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn ser_rodrik_defends_without_kneeling() {
    check(
        "
        given Stark has Ser Rodrik Cassel in play
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark defends with Ser Rodrik Cassel
        when  the challenge ends
        show  Ser Rodrik Cassel
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark defends with Ser Rodrik Cassel
            Stark wins the challenge against Lannister, 4 to 3
            Ser Rodrik Cassel: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn ser_rodrik_kneels_to_attack_and_is_weaker() {
    check(
        "
        given Stark has Ser Rodrik Cassel in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Ser Rodrik Cassel
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Ser Rodrik Cassel
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ser Rodrik Cassel
            Stark kneels Ser Rodrik Cassel
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Ser Rodrik Cassel: controlled by Stark, kneeling, STR 2, military, power
        "#]],
    );
}

#[test]
fn eddard_claims_power_when_he_is_marshalled() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 4 gold
        given Stark has 2 Eddard Stark in hand
        when  Stark marshals Eddard Stark
        when  Stark attaches Eddard Stark as a duplicate
        show  Eddard Stark
        ",
        expect![[r#"
            Stark marshals Eddard Stark for 4 gold
            Stark pays 4 gold
            Eddard Stark enters play
            Eddard Stark takes effect
            Eddard Stark claims 1 power
            Stark attaches a duplicate to Eddard Stark
            Lannister receives 4 gold of income
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, 1 power, with 1 duplicate
        "#]],
    );
}

#[test]
fn eddard_claims_power_when_he_is_put_into_play() {
    check(
        "
        given Stark has Eddard Stark, Smuggled In in hand
        given it is the challenges phase
        when  Stark plays Smuggled In on Eddard Stark
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Stark plays Smuggled In
            Eddard Stark enters play
            Eddard Stark takes effect
            Eddard Stark claims 1 power
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, 1 power
        "#]],
    );
}

#[test]
fn eddard_has_no_renown_under_milk_of_the_poppy() {
    check(
        "
        given Stark has Eddard Stark in play
        given Lannister has Milk of the Poppy on Eddard Stark
        when  Stark attacks Lannister for military with Eddard Stark
        when  the challenge ends
        show  Eddard Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Eddard Stark: controlled by Stark, kneeling, STR 3, military, power, with Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn eddard_returns_to_the_deck_under_wildfire_assault() {
    check(
        "
        rule  keyword.stalwart
        given Stark's deck is Hodor
        given Stark has Eddard Stark, Robb Stark, Catelyn Stark, Arya Stark in play
        given Lannister's plot deck is Wildfire Assault, A Quiet Season
        given it is the plot phase
        when  Lannister chooses Wildfire Assault
        when  Stark chooses A Quiet Season
        when  Stark chooses Robb Stark, Catelyn Stark, Arya Stark
        when  the plot phase ends
        show  Stark's deck
        show  Stark's dead pile
        show  Stark's cards in play
        ",
        expect![[r#"
            Lannister chooses Wildfire Assault
            Stark chooses A Quiet Season
            Lannister reveals Wildfire Assault
            Stark reveals A Quiet Season
            Lannister wins initiative with 4
            Lannister is the first player
            Wildfire Assault takes effect
            Stark chooses Robb Stark
            Stark chooses Catelyn Stark
            Stark chooses Arya Stark
            Eddard Stark is killed
            Eddard Stark goes to the top of Stark's deck
            Stark has in the deck: Eddard Stark, Hodor
            Stark has in the dead pile: nothing
            Stark has in play: Robb Stark, Catelyn Stark, Arya Stark
        "#]],
    );
}

#[test]
fn duplicates_save_from_valar_morghulis() {
    check(
        "
        given Stark's deck is Hodor
        given Stark has Robb Stark in play, with a duplicate
        given Stark has Eddard Stark, Arya Stark in play
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister's plot deck is Valar Morghulis, A Quiet Season
        given it is the plot phase
        when  Lannister chooses Valar Morghulis
        when  Stark chooses A Quiet Season
        when  Stark saves Robb Stark with its duplicate
        when  Lannister saves Plain Lord with its duplicate
        when  the plot phase ends
        show  Stark's cards in play
        show  Stark's dead pile
        show  Stark's discard pile
        show  Stark's deck
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister chooses Valar Morghulis
            Stark chooses A Quiet Season
            Lannister reveals Valar Morghulis
            Stark reveals A Quiet Season
            Stark wins initiative with 0
            Lannister is the first player
            Valar Morghulis takes effect
            Robb Stark is saved by its duplicate
            Plain Lord is saved by its duplicate
            Eddard Stark is killed
            Arya Stark is killed
            Eddard Stark goes to the top of Stark's deck
            Arya Stark goes to Stark's dead pile
            Stark has in play: Robb Stark
            Stark has in the dead pile: Arya Stark
            Stark has in the discard pile: Robb Stark
            Stark has in the deck: Eddard Stark, Hodor
            Lannister has in play: Plain Lord
        "#]],
    );
}

#[test]
fn catelyn_takes_the_strength_out_of_the_challenge() {
    check(
        "
        given Stark has Catelyn Stark in play
        given Lannister has Tyrion Lannister, Fearsome Giant in play
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Stark defends with Catelyn Stark
        when  Stark uses Catelyn Stark on Fearsome Giant
        when  Stark uses Catelyn Stark on Tyrion Lannister
        show  Tyrion Lannister
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark defends with Catelyn Stark
            Stark kneels Catelyn Stark
            refused: Catelyn Stark asks for a participating character, which Fearsome Giant is not (timing.target)
            Stark chooses Tyrion Lannister
            Stark uses Catelyn Stark
            The effect of Catelyn Stark lasts until the end of the challenge
            Stark wins the challenge against Lannister, 3 to 0
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn catelyn_is_silent_when_she_attacks() {
    check(
        "
        given Stark has Catelyn Stark in play
        given Lannister has Tyrion Lannister in play
        when  Stark attacks Lannister for intrigue with Catelyn Stark
        when  Lannister defends with Tyrion Lannister
        when  Stark uses Catelyn Stark
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Catelyn Stark
            Stark kneels Catelyn Stark
            Lannister defends with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
            refused: Catelyn Stark is used after Catelyn Stark is declared as a defender; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn arya_takes_stealth_until_the_end_of_the_phase() {
    check(
        "
        given Stark has Arya Stark, Lord Eddard's Chambers in play
        given Lannister has Silent Scout, Plain Soldier in play
        given it is the challenges phase
        when  Stark uses Arya Stark on Plain Soldier
        when  Stark uses Arya Stark on Silent Scout
        when  everyone passes
        show  Arya Stark
        show  Silent Scout
        when  the challenges phase ends
        show  Arya Stark
        show  Silent Scout
        ",
        expect![[r#"
            refused: Arya Stark asks for a character with Stealth or Renown, which Plain Soldier is not (timing.target)
            Stark chooses Silent Scout
            Stark kneels Lord Eddard's Chambers
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Arya Stark: controlled by Stark, standing, STR 2, military, power, Stealth
            Silent Scout: controlled by Lannister, standing, STR 2, military, intrigue
            Arya Stark: controlled by Stark, standing, STR 2, military, power
            Silent Scout: controlled by Lannister, standing, STR 2, military, intrigue, Stealth
        "#]],
    );
}

#[test]
fn arya_takes_renown_and_claims_power() {
    check(
        "
        given Stark has Arya Stark, Lord Eddard's Chambers in play
        given Lannister has Renowned Knight in play
        given it is the challenges phase
        when  Stark uses Arya Stark on Renowned Knight
        when  Stark attacks Lannister for power with Arya Stark
        when  the challenge ends
        show  Arya Stark
        show  Renowned Knight
        ",
        expect![[r#"
            Stark chooses Renowned Knight
            Stark kneels Lord Eddard's Chambers
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Stark initiates a power challenge against Lannister
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Arya Stark claims 1 power
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, Renown, 1 power
            Renowned Knight: controlled by Lannister, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn arya_needs_influence() {
    check(
        "
        given Stark has Arya Stark in play
        given Stark has Lord Eddard's Chambers in play, kneeling
        given Lannister has Silent Scout in play
        given it is the challenges phase
        when  Stark uses Arya Stark
        ",
        expect![[r#"
            refused: Arya Stark asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn robb_kills_after_a_military_victory() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Stark reveals An Empty Season
        given Lannister has Plain Lord, Plain Spy in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  Stark uses Robb Stark on Plain Soldier
        when  Stark uses Robb Stark on Plain Lord
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power
            refused: Robb Stark asks for a character controlled by the loser, which Plain Soldier is not (timing.target)
            Stark chooses Plain Lord
            Stark uses Robb Stark
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Lord
        "#]],
    );
}

#[test]
fn robb_kills_after_a_victorious_defence() {
    check(
        "
        given Stark has Robb Stark, Plain Soldier in play
        given Lannister has Plain Soldier, Plain Lord in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Robb Stark, Plain Soldier
        when  Stark uses Robb Stark on Plain Lord
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Robb Stark
            Stark defends with Plain Soldier
            Stark kneels Robb Stark
            Stark kneels Plain Soldier
            Stark wins the challenge against Lannister, 4 to 2
            Stark chooses Plain Lord
            Stark uses Robb Stark
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Lord
        "#]],
    );
}

#[test]
fn robb_kills_nobody_after_a_power_challenge() {
    check(
        "
        given Stark has Robb Stark in play
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for power with Robb Stark
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            refused: Robb Stark is used after you win a military challenge in which Robb Stark participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn robb_must_take_part() {
    check(
        "
        given Stark has Robb Stark, Knight of the Tumblestone in play
        given Stark reveals An Empty Season
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for military with Knight of the Tumblestone
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Knight of the Tumblestone
            Stark kneels Knight of the Tumblestone
            refused: Robb Stark is used after you win a military challenge in which Robb Stark participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn sansa_lets_whoever_dresses_her_draw() {
    check(
        "
        players Stark, Baratheon
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Sansa Stark, Arya Stark in play
        given Stark has 3 gold
        given Stark has Summer, Nymeria in hand
        given Stark's deck is Hodor, Ice
        given Baratheon has Stinking Drunk in hand
        given Baratheon's deck is Edric Storm
        when  Stark marshals Nymeria on Arya Stark
        when  Stark uses Sansa Stark
        when  Stark marshals Summer on Sansa Stark
        when  Stark uses Sansa Stark
        when  Baratheon marshals Stinking Drunk on Sansa Stark
        when  Baratheon uses Sansa Stark
        when  everyone passes
        show  Stark's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            Stark marshals Nymeria for 2 gold
            Stark pays 2 gold
            Nymeria is attached to Arya Stark
            refused: Sansa Stark is used after a player plays an attachment on Sansa Stark; that has not just happened (response.definition)
            Stark marshals Summer for 1 gold
            Stark pays 1 gold
            Summer is attached to Sansa Stark
            Stark uses Sansa Stark
            Stark draws Hodor
            Baratheon receives 4 gold of income
            Baratheon marshals Stinking Drunk for 1 gold
            Baratheon pays 1 gold
            Stinking Drunk is attached to Sansa Stark
            Baratheon uses Sansa Stark
            Baratheon draws Edric Storm
            Stark has in hand: Hodor
            Baratheon has in hand: Edric Storm
        "#]],
    );
}

#[test]
fn sansa_draws_nothing_at_the_draw_cap() {
    check(
        "
        rule  draw.cap
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Sansa Stark in play
        given Stark has 1 gold
        given Stark has drawn 3 cards
        given Stark has Summer in hand
        given Stark's deck is Hodor
        when  Stark marshals Summer on Sansa Stark
        when  Stark uses Sansa Stark
        ",
        expect![[r#"
            Stark marshals Summer for 1 gold
            Stark pays 1 gold
            Summer is attached to Sansa Stark
            Lannister receives 4 gold of income
            refused: Sansa Stark is used after a player plays an attachment on Sansa Stark; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn who_has_joined_the_attack_is_not_declared_as_a_defender() {
    check(
        "
        rule  challenge.participating
        given Stark has Greatjon Umber, Plain Lord in play
        given Stark has Distinct Mastery in hand
        given Lannister has Plain Soldier in play
        given Lannister is the first player
        given it is the challenges phase
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark uses Greatjon Umber
        when  Stark chooses as an attacker
        when  Stark plays Distinct Mastery on Greatjon Umber
        when  Stark defends with Greatjon Umber
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            Stark chooses Greatjon Umber
            Stark plays Distinct Mastery
            Stark stands Greatjon Umber
            refused: Greatjon Umber takes part in the challenge already (challenge.participating)
        "#]],
    );
}

#[test]
fn greatjon_joins_as_defender() {
    check(
        "
        given Stark has Greatjon Umber in play
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark declares no defenders
        when  Stark uses Greatjon Umber
        show  what Stark is offered
        when  Stark chooses as a defender
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Stark is offered: Join as an attacker / Join as a defender
            Greatjon Umber joins the challenge as a defender
            military challenge of Lannister against Stark: Plain Soldier (2) against Greatjon Umber (3)
            Stark wins the challenge against Lannister, 3 to 2
        "#]],
    );
}

#[test]
fn greatjon_joins_an_attack() {
    check(
        "
        given Stark has Greatjon Umber, Knight of the Tumblestone in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Knight of the Tumblestone
        when  Stark uses Greatjon Umber
        when  Stark chooses as an attacker
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Knight of the Tumblestone
            Stark kneels Knight of the Tumblestone
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            military challenge of Stark against Lannister: Greatjon Umber, Knight of the Tumblestone (5) against nothing (0)
        "#]],
    );
}

#[test]
fn greatjon_joins_the_war_of_two_others() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Greatjon Umber in play
        given Lannister has Plain Lord in play
        given Baratheon has Robert Baratheon in play
        when  Lannister attacks Baratheon for power with Plain Lord
        when  Stark uses Greatjon Umber
        when  Stark chooses as an attacker
        when  Baratheon defends with Robert Baratheon
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a power challenge against Baratheon
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            Baratheon defends with Robert Baratheon
            Baratheon kneels Robert Baratheon
            power challenge of Lannister against Baratheon: Greatjon Umber, Plain Lord (6) against Robert Baratheon (3)
            Lannister wins the challenge against Baratheon, 6 to 3
            Baratheon satisfies a claim of 1
        "#]],
    );
}

#[test]
fn greatjon_stays_out_of_intrigue() {
    check(
        "
        given Stark has Greatjon Umber in play
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for intrigue with Plain Lord
        when  Stark uses Greatjon Umber
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Greatjon Umber is used only during a military or power challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn greatjon_cannot_join_kneeling() {
    check(
        "
        given Stark has Greatjon Umber in play, kneeling
        given Lannister has Plain Lord in play
        when  Lannister attacks Stark for power with Plain Lord
        when  Stark uses Greatjon Umber
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            refused: Greatjon Umber is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn shaggydog_is_strong_and_immune_beside_a_stark_lord() {
    check(
        "
        given Stark has Shaggydog, Robb Stark in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        show  Shaggydog
        when  Lannister plays Sudden Accident on Shaggydog
        when  Lannister plays Sudden Accident on Robb Stark
        when  everyone passes
        show  Shaggydog
        ",
        expect![[r#"
            Shaggydog: controlled by Stark, standing, STR 4, military, Deadly
            refused: Shaggydog is immune to Sudden Accident (keyword.immunity)
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed
            Robb Stark goes to Stark's dead pile
            Shaggydog: controlled by Stark, standing, STR 1, military, Deadly
        "#]],
    );
}

#[test]
fn shaggydog_needs_a_stark_lord_of_his_own() {
    check(
        "
        given Stark has Shaggydog, Plain Lord in play
        given Lannister has Robb Stark in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        show  Shaggydog
        when  Lannister plays Sudden Accident on Shaggydog
        show  Shaggydog
        ",
        expect![[r#"
            Shaggydog: controlled by Stark, standing, STR 1, military, Deadly
            Lannister chooses Shaggydog
            Lannister plays Sudden Accident
            Shaggydog is killed
            Shaggydog goes to Stark's dead pile
            Shaggydog: Stark's dead pile
        "#]],
    );
}

#[test]
fn hodor_does_not_attack() {
    check(
        "
        given Stark has Hodor, Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Hodor, Plain Soldier
        when  Stark attacks Lannister for power with Hodor
        ",
        expect![[r#"
            refused: Hodor cannot be declared as an attacker (timing.cannot)
            refused: no standing character of yours can attack in a power challenge (challenge.attack.minimum)
        "#]],
    );
}

#[test]
fn hodor_cannot_be_bypassed() {
    check(
        "
        given Stark has Hodor, Plain Soldier in play
        given Lannister has Silent Scout in play
        when  Lannister attacks Stark for military with Silent Scout
        when  Lannister bypasses Hodor
        when  Lannister bypasses Plain Soldier
        when  Stark defends with Hodor
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Silent Scout
            Lannister kneels Silent Scout
            refused: Hodor cannot be bypassed by stealth (timing.cannot)
            Silent Scout bypasses Plain Soldier by stealth
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Lannister, 4 to 2
        "#]],
    );
}

#[test]
fn hodor_carries_nothing() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 gold
        given Stark has Hodor in play
        given Stark has Summer in hand
        when  Stark marshals Summer
        ",
        expect![[r#"
            refused: there is no card in play that Summer can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn bran_reveals_a_new_plot() {
    check(
        "
        given Stark has Bran Stark, Plain Soldier in play
        given Stark's plot deck is A Quiet Season, A Swift Season, Counting Favors
        given Stark's deck is Ice, Hodor, Arya Stark, Lady
        given Lannister has Plain Soldier in play
        given Lannister's deck is The Hound, Shae, Varys
        given Lannister's plot deck is Rains of Autumn
        given Lannister is the first player
        given it is the plot phase
        when  Stark chooses A Quiet Season
        when  Stark uses Bran Stark
        when  Stark chooses Counting Favors
        when  everyone passes
        show  Stark's plot
        show  the first player
        show  Stark's hand
        show  Lannister's hand
        show  Stark's used plots
        show  Bran Stark
        when  Stark uses Bran Stark
        ",
        expect![[r#"
            Stark chooses A Quiet Season
            Lannister chooses Rains of Autumn
            Lannister reveals Rains of Autumn
            Stark reveals A Quiet Season
            Lannister wins initiative with 5
            Lannister is the first player
            Lannister returns the used plots to the plot deck
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Counting Favors
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister draws The Hound
            Lannister draws Shae
            Lannister draws Varys
            Stark reveals Counting Favors
            Lannister is the first player
            Stark has in hand: Ice, Hodor, Arya Stark
            Lannister has in hand: The Hound, Shae, Varys
            Stark has used: A Quiet Season
            Bran Stark: controlled by Stark, kneeling, STR 1
            refused: Bran Stark is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn bran_new_plot_may_kill_him() {
    check(
        "
        given Stark has Bran Stark in play
        given Stark's plot deck is A Quiet Season, Valar Morghulis
        given Lannister has Plain Soldier in play
        given it is the plot phase
        when  Stark chooses A Quiet Season
        when  Stark uses Bran Stark
        when  the plot phase ends
        show  Stark's dead pile
        show  Lannister's dead pile
        show  Stark's plot
        ",
        expect![[r#"
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Bran Stark is killed
            Plain Soldier is killed
            Bran Stark goes to Stark's dead pile
            Plain Soldier goes to Lannister's dead pile
            Stark has in the dead pile: Bran Stark
            Lannister has in the dead pile: Plain Soldier
            Stark reveals Valar Morghulis
        "#]],
    );
}

#[test]
fn bran_three_times_a_round_and_no_more() {
    check(
        "
        given Stark has Bran Stark in play
        given Stark has 4 Fresh Horses in hand
        given Stark's plot deck is A Quiet Season, A Bloody Season, An Empty Season, A Swift Season, Blockade, Planning Ahead
        given it is the plot phase
        when  Stark chooses A Quiet Season
        when  Stark uses Bran Stark
        when  Stark chooses A Bloody Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark chooses An Empty Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark chooses A Swift Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        show  Stark's plot
        ",
        expect![[r#"
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Bloody Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            Stark stands Bran Stark
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals An Empty Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            Stark stands Bran Stark
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Swift Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            refused: Bran Stark is used 3 times per round, and has been (timing.limits); Bran Stark is kneeling (kneel.only_standing)
            Stark reveals A Swift Season
        "#]],
    );
}

#[test]
fn bran_dreams_only_in_the_plot_phase() {
    check(
        "
        given Stark has Bran Stark in play
        given it is the challenges phase
        when  Stark uses Bran Stark
        ",
        expect![[r#"
            refused: Bran Stark is used in the plot phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn brans_last_plot_brings_the_others_back() {
    check(
        "
        given Stark has Bran Stark in play
        given Stark's plot deck is A Swift Season, A Bloody Season
        given it is the plot phase
        when  Stark chooses A Swift Season
        when  Stark uses Bran Stark
        show  Stark's plot
        when  the plot phase ends
        show  Stark's plot deck
        show  Stark's used plots
        ",
        expect![[r#"
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Swift Season
            Stark reveals A Bloody Season
            Stark returns the used plots to the plot deck
            Stark has in the plot deck: A Swift Season, A Quiet Season
            Stark has used: nothing
        "#]],
    );
}

#[test]
fn grey_wind_is_cheaper_beside_any_robb() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Grey Wind in hand
        given Stark has 2 gold
        given Lannister has Robb Stark in play
        when  Stark marshals Grey Wind
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Grey Wind for 2 gold
            Stark pays 2 gold
            Grey Wind enters play
            Lannister receives 4 gold of income
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn grey_wind_costs_four_without_robb() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Grey Wind in hand
        given Stark has 3 gold
        when  Stark marshals Grey Wind
        ",
        expect![[r#"
            refused: Grey Wind costs 4, you have 3 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn lady_honours_sansa() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lady in hand
        given Stark has 0 gold
        given Lannister has Sansa Stark in play
        show  Sansa Stark
        when  Stark marshals Lady
        show  Sansa Stark
        ",
        expect![[r#"
            Sansa Stark: controlled by Lannister, standing, STR 2, intrigue, power
            Stark marshals Lady for 0 gold
            Lady enters play
            Lannister receives 4 gold of income
            Sansa Stark: controlled by Lannister, standing, STR 3, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn lady_costs_two_without_sansa() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lady in hand
        given Stark has 1 gold
        given Stark has Catelyn Stark in play
        when  Stark marshals Lady
        ",
        expect![[r#"
            refused: Lady costs 2, you have 1 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_honor_guard_fights_for_the_enemy_and_comes_home() {
    check(
        "
        given Stark has Winterfell Honor Guard in hand
        given Lannister has Plain Spy in play
        given it is the challenges phase
        given Lannister is the first player
        when  Stark uses Winterfell Honor Guard
        when  everyone passes
        show  Winterfell Honor Guard
        when  Lannister attacks Stark for military with Winterfell Honor Guard
        when  the challenge ends
        show  Winterfell Honor Guard
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark uses Winterfell Honor Guard
            Winterfell Honor Guard enters play, controlled by Lannister
            The effect of Winterfell Honor Guard lasts from now on
            Winterfell Honor Guard: controlled by Lannister, standing, STR 4, military, power
            Lannister initiates a military challenge against Stark
            Lannister attacks with Winterfell Honor Guard
            Lannister kneels Winterfell Honor Guard
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power
            Winterfell Honor Guard takes effect
            Winterfell Honor Guard leaves the challenge
            Stark takes control of Winterfell Honor Guard
            Winterfell Honor Guard: controlled by Stark, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn the_honor_guard_stays_with_the_enemy_after_a_defeat() {
    check(
        "
        given Stark has Winterfell Honor Guard in hand
        given Stark has War Host of the North in play
        given it is the challenges phase
        given Lannister is the first player
        when  Stark uses Winterfell Honor Guard
        when  Lannister attacks Stark for military with Winterfell Honor Guard
        when  Stark defends with War Host of the North
        when  the challenge ends
        show  Winterfell Honor Guard
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark uses Winterfell Honor Guard
            Winterfell Honor Guard enters play, controlled by Lannister
            The effect of Winterfell Honor Guard lasts from now on
            Lannister initiates a military challenge against Stark
            Lannister attacks with Winterfell Honor Guard
            Lannister kneels Winterfell Honor Guard
            Stark defends with War Host of the North
            Stark kneels War Host of the North
            Stark wins the challenge against Lannister, 11 to 4
            Winterfell Honor Guard: controlled by Lannister, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn a_marshalled_honor_guard_goes_to_nobody() {
    check(
        "
        given Stark has Winterfell Honor Guard in play
        given Stark reveals An Empty Season
        given it is the challenges phase
        when  Stark uses Winterfell Honor Guard
        when  Stark attacks Lannister for military with Winterfell Honor Guard
        when  the challenge ends
        show  Winterfell Honor Guard
        ",
        expect![[r#"
            refused: that text of Winterfell Honor Guard works only from the hand (play.ability)
            Stark initiates a military challenge against Lannister
            Stark attacks with Winterfell Honor Guard
            Stark kneels Winterfell Honor Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power
            Winterfell Honor Guard: controlled by Stark, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn the_honor_guard_waits_for_the_challenges_phase() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Winterfell Honor Guard in hand
        when  Stark uses Winterfell Honor Guard
        ",
        expect![[r#"
            refused: Winterfell Honor Guard is used in the challenges phase; this is the marshalling phase (play.event)
        "#]],
    );
}

#[test]
fn the_kennel_master_counts_all_direwolves() {
    check(
        "
        given Stark has Kennel Master, Direwolf Pup, Arya Stark in play
        given Stark has Nymeria on Arya Stark
        given Lannister has Ghost in play
        show  Kennel Master
        ",
        expect![[r#"
            Kennel Master: controlled by Stark, standing, STR 5, military
        "#]],
    );
}

#[test]
fn three_direwolves_save_the_kennel_master() {
    check(
        "
        given Stark has Kennel Master, Arya Stark, 2 Direwolf Pup in play
        given Stark has Nymeria on Arya Stark
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Kennel Master
        when  Stark uses Kennel Master
        show  Kennel Master
        ",
        expect![[r#"
            Lannister chooses Kennel Master
            Lannister plays Sudden Accident
            Stark uses Kennel Master
            Kennel Master is saved by Kennel Master
            Kennel Master is returned to Stark's hand
            Kennel Master goes to Stark's hand
            Kennel Master: Stark's hand
        "#]],
    );
}

#[test]
fn two_direwolves_do_not_save_the_kennel_master() {
    check(
        "
        given Stark has Kennel Master, 2 Direwolf Pup in play
        given Lannister has Ghost in play
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Kennel Master
        when  everyone passes
        show  Kennel Master
        ",
        expect![[r#"
            Lannister chooses Kennel Master
            Lannister plays Sudden Accident
            Kennel Master is killed
            Kennel Master goes to Stark's dead pile
            Kennel Master: Stark's dead pile
        "#]],
    );
}

#[test]
fn the_recruiter_helps_the_next_stark_character() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has House Tully Recruiter in play
        given Stark has Northern Fiefdoms, Plain Soldier, Arya Stark, Direwolf Pup in hand
        given Stark has 9 gold
        when  Stark uses House Tully Recruiter
        when  Stark marshals Northern Fiefdoms
        when  Stark marshals Plain Soldier
        when  Stark marshals Arya Stark
        when  Stark marshals Direwolf Pup
        when  Stark uses House Tully Recruiter
        ",
        expect![[r#"
            Stark kneels House Tully Recruiter
            Stark uses House Tully Recruiter
            The effect of House Tully Recruiter lasts until the end of the phase
            Stark marshals Northern Fiefdoms for 1 gold
            Stark pays 1 gold
            Northern Fiefdoms enters play
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Stark marshals Arya Stark for 1 gold
            Stark pays 1 gold
            Arya Stark enters play
            Stark marshals Direwolf Pup for 1 gold
            Stark pays 1 gold
            Direwolf Pup enters play
            refused: House Tully Recruiter is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn the_trident_reinforcements_come_back_with_three_dead() {
    check(
        "
        given Stark's dead pile is Trident Reinforcements, Plain Soldier, Hodor
        given it is the dominance phase
        when  Stark uses Trident Reinforcements
        show  Stark's hand
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark uses Trident Reinforcements
            Trident Reinforcements goes to Stark's hand
            Stark has in hand: Trident Reinforcements
            Stark has in the dead pile: Plain Soldier, Hodor
        "#]],
    );
}

#[test]
fn the_trident_reinforcements_wait_with_two_dead() {
    check(
        "
        given Stark's dead pile is Trident Reinforcements, Hodor
        given Stark's discard pile is Plain Soldier
        given Lannister's dead pile is Plain Spy
        given it is the dominance phase
        when  Stark uses Trident Reinforcements
        ",
        expect![[r#"
            refused: Trident Reinforcements is used only if there are at least 3 characters in your dead pile: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn the_reserves_lift_the_top_of_a_discard_pile() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Stark's discard pile is Ice, Hodor
        given Stark's deck is Lady
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        when  the challenge ends
        show  Stark's deck
        show  Stark's discard pile
        show  Stark's gold
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark chooses Stark
            Stark pays 1 gold
            Stark uses Winterfell Reserves
            Hodor goes to the top of Stark's deck
            Stark wins the challenge against Lannister, 3 to 2
            Stark has in the deck: Hodor, Lady
            Stark has in the discard pile: Ice
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn the_reserves_lift_an_enemys_card() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Lannister's discard pile is Shae, The Hound
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        when  the challenge ends
        show  Lannister's deck
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark chooses Lannister
            Stark pays 1 gold
            Stark uses Winterfell Reserves
            The Hound goes to the top of Lannister's deck
            Stark wins the challenge against Lannister, 3 to 2
            Lannister has in the deck: The Hound
            Lannister has in the discard pile: Shae
        "#]],
    );
}

#[test]
fn the_reserves_need_gold() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark's discard pile is Ice
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark wins the challenge against Lannister, 3 to 2
            refused: Winterfell Reserves is used after Winterfell Reserves is declared as a defender; that has not just happened (response.definition); Winterfell Reserves asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn the_reserves_need_a_discarded_card() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark wins the challenge against Lannister, 3 to 2
            refused: Winterfell Reserves is used after Winterfell Reserves is declared as a defender; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_kennels_find_a_direwolf() {
    check(
        "
        given Stark has Winterfell Kennels in play
        given Stark has 1 gold
        given Stark's deck is Hodor, Ghost, Nymeria, Ice
        given it is the challenges phase
        when  Stark uses Winterfell Kennels
        show  what Stark is offered
        when  Stark takes Nymeria
        show  Stark's hand
        show  Winterfell Kennels
        ",
        expect![[r#"
            Stark kneels Winterfell Kennels
            Stark pays 1 gold
            Stark uses Winterfell Kennels
            Stark searches the deck
            Stark is offered: Ghost / Nymeria
            Stark shuffles the deck
            Stark reveals Nymeria
            Nymeria goes to Stark's hand
            Stark has in hand: Nymeria
            Winterfell Kennels: controlled by Stark, kneeling
        "#]],
    );
}

#[test]
fn the_kennels_need_gold() {
    check(
        "
        given Stark has Winterfell Kennels in play
        given Stark's deck is Hodor, Ghost
        given it is the challenges phase
        when  Stark uses Winterfell Kennels
        ",
        expect![[r#"
            refused: Winterfell Kennels asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn winterfell_castle_strengthens_its_own() {
    check(
        "
        given Stark has Winterfell Castle, Arya Stark, Plain Soldier in play
        given Lannister has Sansa Stark in play
        show  Arya Stark
        show  Plain Soldier
        show  Sansa Stark
        ",
        expect![[r#"
            Arya Stark: controlled by Stark, standing, STR 3, military, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Sansa Stark: controlled by Lannister, standing, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn northern_fiefdoms_help_any_stark_card() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Northern Fiefdoms in play
        given Stark has Plain Courtyard, Winterfell Kennels, Arya Stark in hand
        given Stark has 9 gold
        when  Stark uses Northern Fiefdoms
        when  Stark marshals Plain Courtyard
        when  Stark marshals Winterfell Kennels
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels Northern Fiefdoms
            Stark uses Northern Fiefdoms
            The effect of Northern Fiefdoms lasts until the end of the phase
            Stark marshals Plain Courtyard for 1 gold
            Stark pays 1 gold
            Plain Courtyard enters play
            Stark marshals Winterfell Kennels for 1 gold
            Stark pays 1 gold
            Winterfell Kennels enters play
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
        "#]],
    );
}

#[test]
fn lord_eddards_chambers_on_the_house_card_escape_ruin() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lord Eddard's Chambers in hand
        given Stark has Great Keep in play
        given Stark has 1 gold
        given Stark's plot deck is A Ruinous Season
        when  Stark attaches Lord Eddard's Chambers to the House card
        show  Lord Eddard's Chambers
        show  Stark's income
        show  Stark's influence
        when  the round ends
        when  the plot phase ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark marshals Lord Eddard's Chambers for 1 gold
            Stark pays 1 gold
            Lord Eddard's Chambers is attached to House Stark
            Lannister receives 4 gold of income
            Lord Eddard's Chambers: controlled by Stark, standing, attached to House Stark
            Stark has an income of 6
            Stark has 1 influence
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Stark reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            A Ruinous Season takes effect
            Great Keep is discarded from play
            Great Keep goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            Stark has in play: Lord Eddard's Chambers
        "#]],
    );
}

#[test]
fn lord_eddards_chambers_as_a_location_fall() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lord Eddard's Chambers in hand
        given Stark has 1 gold
        given Stark's plot deck is A Ruinous Season
        when  Stark marshals Lord Eddard's Chambers
        show  Lord Eddard's Chambers
        when  the round ends
        when  the plot phase ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark marshals Lord Eddard's Chambers for 1 gold
            Stark pays 1 gold
            Lord Eddard's Chambers enters play
            Lannister receives 4 gold of income
            Lord Eddard's Chambers: controlled by Stark, standing
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Stark reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            A Ruinous Season takes effect
            Lord Eddard's Chambers is discarded from play
            Lord Eddard's Chambers goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            Stark has in play: nothing
        "#]],
    );
}

#[test]
fn great_keep_adds_to_the_income() {
    check(
        "
        given Stark has Great Keep in play
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 5 gold of income
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn the_godswood_helps_the_next_stark_character() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Godswood in play
        given Stark has Winterfell Kennels, Hodor, Arya Stark in hand
        given Stark has 9 gold
        when  Stark uses Godswood
        when  Stark marshals Winterfell Kennels
        when  Stark marshals Hodor
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels Godswood
            Stark uses Godswood
            The effect of Godswood lasts until the end of the phase
            Stark marshals Winterfell Kennels for 2 gold
            Stark pays 2 gold
            Winterfell Kennels enters play
            Stark marshals Hodor for 0 gold
            Hodor enters play
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
        "#]],
    );
}

#[test]
fn the_godswood_must_stand() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Godswood in play, kneeling
        given Stark has Arya Stark in hand
        given Stark has 1 gold
        when  Stark uses Godswood
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            refused: Godswood is kneeling (kneel.only_standing)
            refused: Arya Stark costs 2, you have 1 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_narrow_sea_brings_either_house_over() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 Narrow Sea in play
        given Stark has Edric Storm, Arya Stark in hand
        given Stark has 2 gold
        when  Stark uses Narrow Sea
        when  Stark marshals Edric Storm
        when  Stark uses Narrow Sea
        when  Stark marshals Arya Stark
        show  Stark's discard pile
        ",
        expect![[r#"
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Edric Storm for 2 gold
            Stark pays 2 gold
            Edric Storm enters play
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Arya Stark for 0 gold
            Arya Stark enters play
            Stark has in the discard pile: Narrow Sea, Narrow Sea
        "#]],
    );
}

#[test]
fn the_narrow_sea_brings_no_neutral_soldier() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Narrow Sea in play
        given Stark has Plain Soldier in hand
        given Stark has 3 gold
        when  Stark uses Narrow Sea
        when  Stark marshals Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Lannister receives 4 gold of income
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn the_great_wolves_carry_no_attachments() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 4 gold
        given Stark has War Host of the North, Direwolf Pup, Grey Wind, Lady, Shaggydog, Winterfell Honor Guard in play
        given Stark has Strong Sword in hand
        when  Stark marshals Strong Sword
        ",
        expect![[r#"
            refused: there is no card in play that Strong Sword can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn the_recruiter_finds_no_one_for_a_castle() {
    check(
        "
        given it is the marshalling phase
        given Stark has House Tully Recruiter in play
        given Stark has Winterfell Castle, Jon Snow, Arya Stark in hand
        given Stark has 3 gold
        when  Stark uses House Tully Recruiter
        when  Stark marshals Winterfell Castle
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels House Tully Recruiter
            Stark uses House Tully Recruiter
            The effect of House Tully Recruiter lasts until the end of the phase
            Stark marshals Winterfell Castle for 3 gold
            Stark pays 3 gold
            Winterfell Castle enters play
            refused: Arya Stark costs 1, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn northern_fiefdoms_do_nothing_for_a_neutral_card() {
    check(
        "
        given it is the marshalling phase
        given Stark has Northern Fiefdoms in play
        given Stark has Jon Snow in hand
        given Stark has 2 gold
        when  Stark uses Northern Fiefdoms
        when  Stark marshals Jon Snow
        ",
        expect![[r#"
            Stark kneels Northern Fiefdoms
            Stark uses Northern Fiefdoms
            The effect of Northern Fiefdoms lasts until the end of the phase
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn winterfell_castle_is_nothing_to_guests_and_enemies() {
    check(
        "
        players Stark, Lannister
        given it is the challenges phase
        given Stark has Winterfell Castle, Jon Snow, Arya Stark in play
        given Lannister has Hodor in play
        show  Arya Stark
        show  Jon Snow
        show  Hodor
        ",
        expect![[r#"
            Arya Stark: controlled by Stark, standing, STR 3, military, power
            Jon Snow: controlled by Stark, standing, STR 3, military, power
            Hodor: controlled by Lannister, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_takes_the_kennel_masters_way_out() {
    check(
        "
        given it is the challenges phase with Lannister active
        given Stark has Kennel Master, 3 Direwolf Pup in play
        given Lannister has Milk of the Poppy on Kennel Master
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Kennel Master
        when  Stark uses Kennel Master
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Kennel Master
            Lannister plays Sudden Accident
            Kennel Master is killed
            Kennel Master goes to Stark's dead pile
            Milk of the Poppy goes to Lannister's discard pile
            refused: that text of Kennel Master works by itself (timing.constant)
            Stark has in the dead pile: Kennel Master
        "#]],
    );
}

#[test]
fn a_blanked_honor_guard_still_comes_home() {
    check(
        "
        note  taking him back is a consequence of the action, not a text of the guard
        players Stark, Baratheon
        given it is the challenges phase with Baratheon active
        given Stark has Winterfell Honor Guard in hand
        given Baratheon has Renly's Courtier in play
        when  Stark uses Winterfell Honor Guard
        when  Stark chooses Baratheon
        when  Baratheon uses Renly's Courtier on Winterfell Honor Guard
        when  Baratheon attacks Stark for military with Winterfell Honor Guard
        when  the challenge ends
        show  Winterfell Honor Guard
        ",
        expect![[r#"
            Stark chooses Baratheon
            Stark uses Winterfell Honor Guard
            Winterfell Honor Guard enters play, controlled by Baratheon
            The effect of Winterfell Honor Guard lasts from now on
            Baratheon chooses Winterfell Honor Guard
            Baratheon kneels Renly's Courtier
            Baratheon uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Winterfell Honor Guard
            Baratheon kneels Winterfell Honor Guard
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power
            Winterfell Honor Guard takes effect
            Winterfell Honor Guard leaves the challenge
            Stark takes control of Winterfell Honor Guard
            Winterfell Honor Guard: controlled by Stark, kneeling, STR 4, military, power, blank
        "#]],
    );
}
