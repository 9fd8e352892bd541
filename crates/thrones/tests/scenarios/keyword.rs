//! Keywords.

use expect_test::expect;

use crate::check;

#[test]
fn a_blank_card_has_no_keyword() {
    check(
        "
        rule  keyword.line
        given Stark has Brienne of Tarth in play
        given Lannister has Milk of the Poppy on Brienne of Tarth
        when  Stark attacks Lannister for military with Brienne of Tarth
        when  the challenge ends
        show  Brienne of Tarth
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Brienne of Tarth
            Stark kneels Brienne of Tarth
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Brienne of Tarth: controlled by Stark, kneeling, STR 3, military, with Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn a_keyword_is_gained_by_an_effect() {
    check(
        "
        rule  keyword.line
        rule  keyword.stealth
        given Stark has Plain Soldier in play
        given Stark has Gutter Rat's Cunning on Plain Soldier
        given Lannister has The Hound in play
        show  Plain Soldier
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark bypasses The Hound
        when  Lannister defends with The Hound
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 4, military, Stealth, with Gutter Rat's Cunning
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Plain Soldier bypasses The Hound by stealth
            refused: The Hound was bypassed by stealth (keyword.stealth)
        "#]],
    );
}

#[test]
fn grey_wind_kills_one_of_two_who_beat_him() {
    check(
        "
        rule  keyword.deadly
        rule  keyword.deadly.any_result
        given Stark has Grey Wind in play
        given Lannister has The Hound, Plain Soldier in play
        when  Stark attacks Lannister for military with Grey Wind
        when  Lannister defends with The Hound, Plain Soldier
        when  Lannister is asked to choose the defender that dies to deadly
        show  what Lannister is offered
        when  Lannister kills The Hound
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Grey Wind
            Stark kneels Grey Wind
            Lannister defends with The Hound
            Lannister defends with Plain Soldier
            Lannister kneels The Hound
            Lannister kneels Plain Soldier
            Lannister wins the challenge against Stark, 6 to 4
            Lannister is offered: The Hound / Plain Soldier
            The Hound is killed by Deadly
            The Hound goes to Lannister's discard pile
            Lannister has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn hodor_beside_them_stops_deadly() {
    check(
        "
        rule  keyword.deadly
        given Stark has Grey Wind in play
        given Lannister has Hodor, Plain Soldier in play
        when  Stark attacks Lannister for military with Grey Wind
        when  Lannister defends with Hodor, Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Grey Wind
            Stark kneels Grey Wind
            Lannister defends with Hodor
            Lannister defends with Plain Soldier
            Lannister kneels Hodor
            Lannister kneels Plain Soldier
            Lannister wins the challenge against Stark, 6 to 4
            Lannister has in play: Hodor, Plain Soldier
        "#]],
    );
}

#[test]
fn two_deadly_attackers_kill_one_defender() {
    check(
        "
        rule  keyword.deadly
        given Stark reveals An Empty Season
        given Stark has 2 Deadly Guard in play
        given Lannister has 2 Plain Soldier in play
        when  Stark attacks Lannister for military with Deadly Guard, Deadly Guard
        when  Lannister defends with Plain Soldier, Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Plain Soldier
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 4 to 4
            Lannister satisfies a claim of 0
            Plain Soldier is killed by Deadly
            Plain Soldier goes to Lannister's dead pile
            Lannister has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn deadly_kills_in_a_power_challenge_that_is_lost() {
    check(
        "
        rule  keyword.deadly.any_result
        given Stark has Eddard Stark in play
        given Lannister has Winterfell Honor Guard in play
        when  Stark attacks Lannister for power with Eddard Stark
        when  Lannister defends with Winterfell Honor Guard
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Winterfell Honor Guard
            Lannister kneels Winterfell Honor Guard
            Lannister wins the challenge against Stark, 4 to 3
            Winterfell Honor Guard is killed by Deadly
            Winterfell Honor Guard goes to Lannister's dead pile
            Lannister has in the dead pile: Winterfell Honor Guard
        "#]],
    );
}

#[test]
fn deadly_kills_though_nobody_wins() {
    check(
        "
        rule  keyword.deadly.any_result
        given Stark has Shaggydog in play
        given Stark has 2 Dothraki Sea in play
        given Lannister has Vengeful Widow in play
        when  Stark attacks Lannister for military with Shaggydog
        when  Lannister defends with Vengeful Widow
        when  Stark uses Dothraki Sea on Shaggydog
        when  Stark uses the second Dothraki Sea on Vengeful Widow
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Shaggydog
            Stark kneels Shaggydog
            Lannister defends with Vengeful Widow
            Lannister kneels Vengeful Widow
            Stark chooses Shaggydog
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Stark chooses Vengeful Widow
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Nobody wins the challenge, 0 to 0
            Vengeful Widow is killed by Deadly
            Vengeful Widow goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn deadly_without_defenders_kills_nobody() {
    check(
        "
        rule  keyword.deadly.any_result
        given Stark reveals An Empty Season
        given Stark has Deadly Guard in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister declares no defenders
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Lannister has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn deathbound_cards_in_hand_are_simply_discarded() {
    check(
        "
        rule  keyword.deathbound.lcg
        given Stark has Plain Spy in play
        given Lannister has Deathbound Relic in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Deathbound Relic
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Deathbound Relic at random for the claim
            Stark claims 1 power, unopposed
            Deathbound Relic: Lannister's discard pile
        "#]],
    );
}

#[test]
fn a_played_deathbound_event_is_dead() {
    check(
        "
        rule  keyword.deathbound.event.lcg
        players Targaryen, Lannister
        given Targaryen has 2 Forever Burning in hand
        given Lannister has Plain Lord in play
        given Lannister has False Rumour in hand
        when  Targaryen plays Forever Burning on Plain Lord
        when  Targaryen plays Forever Burning on Plain Lord
        when  Lannister plays False Rumour
        when  everyone passes
        show  Targaryen's dead pile
        show  Targaryen's discard pile
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Targaryen chooses Plain Lord
            Targaryen plays Forever Burning
            Lannister plays False Rumour
            Forever Burning is cancelled
            Targaryen has in the dead pile: Forever Burning
            Targaryen has in the discard pile: Forever Burning
        "#]],
    );
}

#[test]
fn bywater_ignores_characters_and_not_events() {
    check(
        "
        rule  keyword.immunity
        players Lannister, Stark
        given it is the marshalling phase
        given Lannister is the first player
        given Lannister has Enemy Informer, The Lion's Will in hand
        given Lannister has 9 gold
        given Stark has Ser Jacelyn Bywater, Plain Soldier in play
        when  Lannister marshals Enemy Informer
        when  Lannister uses Enemy Informer on Ser Jacelyn Bywater
        when  Lannister uses Enemy Informer on Plain Soldier
        when  Lannister plays The Lion's Will on Ser Jacelyn Bywater
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            refused: Ser Jacelyn Bywater is immune to Enemy Informer (keyword.immunity)
            Lannister chooses Plain Soldier
            Lannister uses Enemy Informer
            Stark kneels Plain Soldier
            Lannister chooses Ser Jacelyn Bywater
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark kneels Ser Jacelyn Bywater
            Stark receives 4 gold of income
            Ser Jacelyn Bywater: controlled by Stark, kneeling, STR 3, military, power
        "#]],
    );
}

#[test]
fn immunity_does_not_stop_claim_stealth_or_deadly() {
    check(
        "
        rule  keyword.immunity
        players Lannister, Stark
        given Lannister has Silent Scout, Deadly Guard in play
        given Stark has Ser Jacelyn Bywater, Warlock's Servitors in play
        when  Lannister attacks Stark for military with Silent Scout, Deadly Guard
        when  Lannister bypasses Warlock's Servitors
        when  Stark defends with Ser Jacelyn Bywater
        when  Stark is asked to choose the characters that die
        show  what Stark is offered
        when  Stark kills Ser Jacelyn Bywater
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Silent Scout
            Lannister attacks with Deadly Guard
            Lannister kneels Silent Scout
            Lannister kneels Deadly Guard
            Silent Scout bypasses Warlock's Servitors by stealth
            Stark defends with Ser Jacelyn Bywater
            Stark kneels Ser Jacelyn Bywater
            Lannister wins the challenge against Stark, 4 to 3
            Stark satisfies a claim of 1
            Stark is offered: Ser Jacelyn Bywater / Warlock's Servitors
            Ser Jacelyn Bywater is killed for the claim
            Ser Jacelyn Bywater goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn one_limited_card_of_any_kind_a_round() {
    check(
        "
        rule  keyword.limited
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Great Keep, Northern Fiefdoms in hand
        given Stark has 4 gold
        when  Stark marshals Great Keep
        when  Stark marshals Northern Fiefdoms
        when  the round ends
        when  the marshalling phase begins
        when  Stark marshals Northern Fiefdoms
        ",
        expect![[r#"
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            refused: Northern Fiefdoms is Limited, and you have played a Limited card this round (keyword.limited)
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 5 gold of income
            Stark marshals Northern Fiefdoms for 1 gold
            Stark pays 1 gold
            Northern Fiefdoms enters play
        "#]],
    );
}

#[test]
fn a_limited_duplicate_counts() {
    check(
        "
        rule  keyword.limited
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Royal Mint in play
        given Stark has Royal Mint, Great Keep in hand
        when  Stark attaches Royal Mint as a duplicate
        when  Stark marshals Great Keep
        ",
        expect![[r#"
            Stark attaches a duplicate to Royal Mint
            refused: Great Keep is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn a_limited_card_put_into_play_does_not_count() {
    check(
        "
        rule  keyword.limited
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Great Keep, Limited Market, Secret Arrival in hand
        when  Stark plays Secret Arrival on Limited Market
        when  Stark marshals Great Keep
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark plays Secret Arrival
            Limited Market enters play
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            Lannister receives 4 gold of income
            Stark has in play: Great Keep, Limited Market
        "#]],
    );
}

#[test]
fn one_limited_response_a_round() {
    check(
        "
        rule  keyword.limited_response
        given Stark has 2 Ready Squire in play
        given Stark has Great Keep in hand
        when  Stark attacks Lannister for military with Ready Squire, Ready Squire
        when  Stark uses Ready Squire
        when  Stark uses the second Ready Squire
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ready Squire
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Ready Squire
            refused: you have used a Limited Response this round (keyword.limited_response)
        "#]],
    );
}

#[test]
fn no_attachments_means_none_but_the_exception() {
    check(
        "
        rule  keyword.no_attachments
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Grey Wind, Ser Barristan Selmy, Plain Soldier in play
        given Stark has Gutter Rat's Cunning, Strong Sword in hand
        given Stark has 9 gold
        when  Stark marshals Gutter Rat's Cunning
        when  Stark chooses Grey Wind
        when  Stark chooses Ser Barristan Selmy
        when  Stark chooses Plain Soldier
        when  Stark marshals Strong Sword on Ser Barristan Selmy
        show  Ser Barristan Selmy
        ",
        expect![[r#"
            Stark marshals Gutter Rat's Cunning for 3 gold
            refused: Grey Wind takes no such attachments (keyword.no_attachments)
            refused: Ser Barristan Selmy takes no such attachments (keyword.no_attachments)
            Stark pays 3 gold
            Gutter Rat's Cunning is attached to Plain Soldier
            Stark marshals Strong Sword for 1 gold
            Stark pays 1 gold
            Strong Sword is attached to Ser Barristan Selmy
            Lannister receives 4 gold of income
            Ser Barristan Selmy: controlled by Stark, standing, STR 6, military, power, Renown, with Strong Sword
        "#]],
    );
}

#[test]
fn renown_for_every_participant_of_the_winner() {
    check(
        "
        rule  keyword.renown
        given Stark has Brienne of Tarth, Stannis Baratheon, Renowned Knight in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Brienne of Tarth, Stannis Baratheon
        when  the challenge ends
        show  Brienne of Tarth
        show  Stannis Baratheon
        show  Renowned Knight
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Brienne of Tarth
            Stark attacks with Stannis Baratheon
            Stark kneels Brienne of Tarth
            Stark kneels Stannis Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 6 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Brienne of Tarth claims 1 power for Renown
            Stannis Baratheon claims 1 power for Renown
            Plain Soldier goes to Lannister's dead pile
            Brienne of Tarth: controlled by Stark, kneeling, STR 3, military, Renown, 1 power
            Stannis Baratheon: controlled by Stark, kneeling, STR 3, military, power, Renown, 1 power
            Renowned Knight: controlled by Stark, standing, STR 3, military, power, Renown
            Stark has 3 power
        "#]],
    );
}

#[test]
fn no_renown_for_who_left_or_lost() {
    check(
        "
        rule  keyword.renown
        given Stark has 2 Renowned Knight in play
        given Stark has Plain Lord in play
        given Lannister has Renowned Knight in play
        given Lannister has Called Away in hand
        when  Stark attacks Lannister for military with Stark's Renowned Knight, the second Renowned Knight, Plain Lord
        when  Lannister defends with Lannister's Renowned Knight
        when  Lannister plays Called Away on Stark's Renowned Knight
        when  the challenge ends
        show  Stark's Renowned Knight
        show  the second Renowned Knight
        show  Lannister's Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark attacks with Renowned Knight
            Stark attacks with Plain Lord
            Stark kneels Renowned Knight
            Stark kneels Renowned Knight
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister kneels Renowned Knight
            Lannister chooses Renowned Knight
            Lannister plays Called Away
            Renowned Knight leaves the challenge
            Stark wins the challenge against Lannister, 6 to 3
            Lannister satisfies a claim of 1
            Renowned Knight is killed for the claim
            Renowned Knight claims 1 power for Renown
            Renowned Knight goes to Lannister's dead pile
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown, 1 power
            Renowned Knight: Lannister's dead pile
        "#]],
    );
}

#[test]
fn tyrion_bypasses_eddard_and_not_drogon() {
    check(
        "
        rule  keyword.stealth
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play
        given Stark has Eddard Stark, Drogon in play
        when  Lannister attacks Stark for power with Tyrion Lannister
        when  Lannister is asked to choose a character to bypass
        show  what Lannister is offered
        when  Lannister bypasses Eddard Stark
        show  Eddard Stark
        when  Stark defends with Eddard Stark
        when  Stark defends with Drogon
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Lannister is offered: Eddard Stark / Bypass nobody
            Tyrion Lannister bypasses Eddard Stark by stealth
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
            refused: Eddard Stark was bypassed by stealth (keyword.stealth)
            Stark defends with Drogon
            Stark kneels Drogon
        "#]],
    );
}

#[test]
fn each_stealth_attacker_bypasses_another() {
    check(
        "
        rule  keyword.stealth
        given Stark has 2 Silent Scout in play
        given Lannister has The Hound, Plain Soldier in play
        given Lannister has Plain Lord in play, kneeling
        when  Stark attacks Lannister for military with Silent Scout, Silent Scout
        when  Stark bypasses The Hound
        show  what Stark is offered
        when  Stark bypasses The Hound
        when  Stark bypasses nobody
        when  Lannister defends with Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses The Hound by stealth
            Stark is offered: Plain Soldier / Plain Lord / Bypass nobody
            refused: The Hound is bypassed already (keyword.stealth)
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 4 to 2
            Lannister satisfies a claim of 1
        "#]],
    );
}

#[test]
fn a_dead_scout_bypasses_nobody() {
    check(
        "
        rule  keyword.stealth
        given Stark has Silent Scout, Plain Soldier in play
        given Lannister has The Hound in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Silent Scout, Plain Soldier
        when  Lannister plays Sudden Accident on Silent Scout
        when  Lannister defends with The Hound
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark attacks with Plain Soldier
            Stark kneels Silent Scout
            Stark kneels Plain Soldier
            Lannister chooses Silent Scout
            Lannister plays Sudden Accident
            Silent Scout is killed by Sudden Accident
            Silent Scout goes to Stark's dead pile
            Lannister defends with The Hound
            Lannister kneels The Hound
            Lannister wins the challenge against Stark, 4 to 2
        "#]],
    );
}

#[test]
fn stealth_is_for_attackers() {
    check(
        "
        rule  keyword.stealth
        given Stark has Plain Soldier in play
        given Lannister has Silent Scout in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Silent Scout
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Silent Scout
            Lannister kneels Silent Scout
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Silent Scout is killed for the claim
            Silent Scout goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn setup_cards_may_be_attachments() {
    check(
        "
        rule  keyword.setup
        given Stark has Maester's Chain, Strong Sword, Plain Maester in hand
        given Stark is the first player
        when  the game begins
        when  Stark places Plain Maester
        when  Stark places Strong Sword
        when  Stark places Maester's Chain on Plain Maester
        when  setup ends
        show  Plain Maester
        ",
        expect![[r#"
            Stark is first player, by lot
            Stark announces House Stark
            Lannister announces House Lannister
            Stark shuffles the deck
            Lannister shuffles the deck
            Stark places Plain Maester facedown
            refused: Strong Sword is no character or location; only those are placed in setup (setup.place.types)
            Stark places Maester's Chain facedown
            Stark reveals Maester's Chain
            Stark reveals Plain Maester
            Round 1 begins
            The plot phase begins
            Plain Maester: controlled by Stark, standing, STR 1, intrigue, with Maester's Chain
        "#]],
    );
}
