//! The cards of House Stark up to Shaggydog, at work and refused.

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
            Plain Lord is killed by Ice
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
            Lannister uses a duplicate of Plain Lord
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
            Robb Stark is killed by Sudden Accident
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
            Robb Stark is killed by Sudden Accident
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
            Robb Stark is discarded from play by Clean Sweep
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
            Robb Stark is killed by No Mercy
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
            Stark claims 1 power, unopposed
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
            Eddard Stark is killed by Wildfire Assault
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
            Stark wins initiative with 0, by lot
            Lannister is the first player
            Valar Morghulis takes effect
            Stark uses a duplicate of Robb Stark
            Robb Stark is saved by its duplicate
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Eddard Stark is killed by Valar Morghulis
            Arya Stark is killed by Valar Morghulis
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
            Stark pays 1 influence
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
            Stark pays 1 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Stark initiates a power challenge against Lannister
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Arya Stark claims 1 power for Renown
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
            Stark claims 1 power, unopposed
            refused: Robb Stark asks for a character controlled by the loser, which Plain Soldier is not (timing.target)
            Stark chooses Plain Lord
            Stark uses Robb Stark
            Plain Lord is killed by Robb Stark
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
            Plain Lord is killed by Robb Stark
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
            Robb Stark is killed by Sudden Accident
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
            Shaggydog is killed by Sudden Accident
            Shaggydog goes to Stark's dead pile
            Shaggydog: Stark's dead pile
        "#]],
    );
}
