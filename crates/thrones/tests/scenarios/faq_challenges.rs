//! Rulings of the official FAQ on duplicates, control and challenges. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f094_a_duplicate_is_no_character_of_its_own() {
    check(
        "
        rule  duplicate.blank
        rule  duplicate.not_attachment
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Stripped Bare, Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Stripped Bare
        show  why Lannister cannot play Stripped Bare
        show  Plain Lord
        ",
        expect![[r#"
            refused: Stripped Bare would change nothing now (timing.initiate.no_effect)
            Lannister cannot play Stripped Bare: Stripped Bare would change nothing now (timing.initiate.no_effect)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with 1 duplicate
        "#]],
    );
}

#[test]
fn f095_a_duplicate_by_a_passing_effect_stays() {
    check(
        "
        rule  duplicate.put_into_play
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in play
        given Targaryen has Khal Drogo in hand
        given it is the challenges phase
        when  Targaryen attacks Lannister for military with Khal Drogo
        when  Targaryen uses Khal Drogo
        when  the dominance phase begins
        show  Khal Drogo
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Khal Drogo
            Targaryen kneels Khal Drogo
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            Targaryen attaches a duplicate to Khal Drogo
            The effect of Khal Drogo lasts until the end of the phase
            The dominance phase begins
            Nobody wins dominance, tied at 0
            Khal Drogo: controlled by Targaryen, kneeling, STR 3, military, power, Stealth, with 1 duplicate
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn f097_attachments_keep_their_controller() {
    check(
        "
        rule  timing.control
        given Lannister has Plain Soldier in play, with 2 power
        given Lannister has Lordship on Plain Soldier
        given Stark has Eddard Stark, Robb Stark in play
        given Stark has Seductive Promise in hand
        given it is the challenges phase
        when  Stark attacks Lannister for power with Eddard Stark, Robb Stark
        when  Stark plays Seductive Promise on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  Lordship
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark attacks with Robb Stark
            Stark kneels Eddard Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Eddard Stark claims 1 power for Renown
            Stark chooses Plain Soldier
            Stark plays Seductive Promise
            Stark takes control of Plain Soldier
            Plain Soldier: controlled by Stark, standing, STR 2, military, power, 2 power, with Lordship
            Lordship: controlled by Lannister, standing, attached to Plain Soldier
        "#]],
    );
}

#[test]
fn f098_control_lasts_until_the_card_leaves_play() {
    check(
        "
        rule  timing.control
        given Lannister has Plain Soldier in play
        given Stark has Eddard Stark, Robb Stark in play
        given Stark has Seductive Promise in hand
        given it is the challenges phase
        when  Stark attacks Lannister for power with Eddard Stark, Robb Stark
        when  Lannister declares no defenders
        when  Stark plays Seductive Promise on Plain Soldier
        when  the round ends
        show  Plain Soldier
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark attacks with Robb Stark
            Stark kneels Eddard Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Eddard Stark claims 1 power for Renown
            Stark chooses Plain Soldier
            Stark plays Seductive Promise
            Stark takes control of Plain Soldier
            The dominance phase begins
            Stark wins dominance with 2
            Stark claims 1 power for dominance
            The standing phase begins
            Stark stands Eddard Stark
            Stark stands Robb Stark
            The taxation phase begins
            Round 2 begins
            The plot phase begins
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn f099_nobody_has_a_unique_card_twice() {
    check(
        "
        rule  unique.one_copy
        rule  unique.dead_pile
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in the dead pile
        given Targaryen has Khal Drogo in hand
        given Targaryen has Plain Lord in play
        given it is the challenges phase
        when  Targaryen attacks Lannister for military with Plain Lord
        when  Lannister declares no defenders
        when  Targaryen uses Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Lannister declares no defenders
            refused: Khal Drogo is used after you win a challenge; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn f099_nor_plays_one_while_an_opponent_controls_his_copy() {
    check(
        "
        rule  unique.taken
        given Stark has Plain Lord in play, under Lannister's control
        given Stark has Plain Lord in hand
        given Stark has 9 gold
        given it is the marshalling phase with Stark active
        show  why Stark cannot marshal Plain Lord
        ",
        expect![[r#"
            Stark cannot marshal Plain Lord: Plain Lord is unique and Lannister controls Stark's copy (unique.taken)
        "#]],
    );
}

#[test]
fn f100_two_copies_of_one_owner_are_not_in_play_under_two_players() {
    check(
        "
        rule  unique.taken
        given Stark has Wandering Prince in play, under Lannister's control
        given Stark has Wandering Prince, Smuggled In in hand
        given it is the challenges phase
        when  Stark plays Smuggled In on Wandering Prince
        ",
        expect![[r#"
            refused: no character or location in your hand can be chosen for Smuggled In (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn f101_a_taken_card_keeps_its_state_and_leaves_the_challenge() {
    check(
        "
        rule  timing.control
        rule  power.claim.character
        given Lannister has Plain Soldier in play, with 2 power
        given Stark has Turned Coat in hand
        given it is the challenges phase with Lannister active
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark plays Turned Coat on Plain Soldier
        show  Plain Soldier
        show  Stark's power
        show  the challenge
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark chooses Plain Soldier
            Stark plays Turned Coat
            Plain Soldier leaves the challenge
            Stark takes control of Plain Soldier
            Plain Soldier: controlled by Stark, kneeling, STR 2, military, 2 power
            Stark has 2 power
            military challenge of Lannister against Stark: nothing (0) against nothing (0)
        "#]],
    );
}

#[test]
fn f102_an_attachment_falls_the_moment_its_restriction_is_not_met() {
    check(
        "
        rule  timing.attachment_legality
        note  Lordship made him a Lord; without it the Bodyguard falls
        given Stark has Plain Soldier in play
        given Stark has Lordship on Plain Soldier
        given Stark has Bodyguard on Plain Soldier
        given Lannister has Picked Lock in hand
        given it is the challenges phase
        when  Lannister plays Picked Lock on Lordship
        when  everyone passes
        show  Plain Soldier
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister chooses Lordship
            Lannister plays Picked Lock
            Lordship is discarded from play by Picked Lock
            Lannister cannot draw another card
            Lordship goes to Stark's discard pile
            Bodyguard goes to Stark's discard pile
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Stark has in the discard pile: Bodyguard, Lordship
        "#]],
    );
}

#[test]
fn f103_attachments_go_to_their_own_owners_piles() {
    check(
        "
        rule  card.attachment.falls
        rule  zone.piles
        given Stark has Robb Stark in play
        given Lannister has Milk of the Poppy on Robb Stark
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Robb Stark
        when  everyone passes
        show  Milk of the Poppy
        ",
        expect![[r#"
            Lannister chooses Robb Stark
            Lannister plays Sudden Accident
            Robb Stark is killed by Sudden Accident
            Robb Stark goes to Stark's dead pile
            Milk of the Poppy goes to Lannister's discard pile
            Milk of the Poppy: Lannister's discard pile
        "#]],
    );
}

#[test]
fn f104_who_dies_for_claim_has_opposed() {
    check(
        "
        rule  challenge.unopposed
        given Stark has Robb Stark in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        show  Stark's power
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
            Plain Soldier goes to Lannister's dead pile
            Stark has 0 power
        "#]],
    );
}

#[test]
fn f105_nobody_wins_at_nothing_and_deadly_works_all_the_same() {
    check(
        "
        rule  challenge.resolve.minimum_str
        rule  keyword.deadly.any_result
        given Stark has Shaggydog in play
        given Stark has Forever Burning in hand
        given Lannister has Vengeful Widow in play
        given Lannister has Forever Burning in hand
        given it is the challenges phase
        when  Stark attacks Lannister for military with Shaggydog
        when  Lannister plays Forever Burning on Shaggydog
        when  Lannister defends with Vengeful Widow
        when  Stark plays Forever Burning on Vengeful Widow
        when  the challenge ends
        show  Vengeful Widow
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Shaggydog
            Stark kneels Shaggydog
            Lannister chooses Shaggydog
            Lannister plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Lannister defends with Vengeful Widow
            Lannister kneels Vengeful Widow
            Stark chooses Vengeful Widow
            Stark plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Nobody wins the challenge, 0 to 0
            Vengeful Widow is killed by Deadly
            Vengeful Widow goes to Lannister's dead pile
            Vengeful Widow: Lannister's dead pile
            Stark has 0 power
        "#]],
    );
}

#[test]
fn f106_str_0_attacks_and_brings_its_stealth() {
    check(
        "
        rule  challenge.attack.icon
        given Stark has Silent Scout in play
        given Lannister has Poisoned Wine on Silent Scout
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark bypasses Plain Soldier
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses Plain Soldier by stealth
            Lannister declares no defenders
            Nobody wins the challenge, 0 to 0
            Stark has 0 power
        "#]],
    );
}

#[test]
fn f107_losing_the_icon_later_changes_nothing() {
    check(
        "
        rule  timing.declare_attackers
        edition winter
        given Stark has Robert Baratheon in play
        given Lannister has Slander in hand
        given it is the challenges phase
        when  Stark attacks Lannister for power with Robert Baratheon
        when  Lannister plays Slander on Robert Baratheon
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Lannister chooses Robert Baratheon
            Lannister plays Slander
            The effect of Slander lasts until the end of the phase
            power challenge of Stark against Lannister: Robert Baratheon (3) against nothing (0)
        "#]],
    );
}

#[test]
fn f108_standing_does_not_leave_a_challenge() {
    check(
        "
        rule  challenge.participating
        given Stark has Robb Stark in play
        given Stark has Fresh Horses in hand
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark
        when  Stark plays Fresh Horses on Robb Stark
        when  everyone passes
        show  Robb Stark
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Stark chooses Robb Stark
            Stark plays Fresh Horses
            Stark stands Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark: controlled by Stark, standing, STR 2, military, power
            Stark has 1 power
        "#]],
    );
}

#[test]
fn f109_who_was_taken_out_did_not_participate() {
    check(
        "
        rule  challenge.participating
        given Stark has Robb Stark, Plain Lord in play
        given Lannister has Called Away in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark, Plain Lord
        when  Lannister plays Called Away on Robb Stark
        when  Lannister declares no defenders
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark attacks with Plain Lord
            Stark kneels Robb Stark
            Stark kneels Plain Lord
            Lannister chooses Robb Stark
            Lannister plays Called Away
            Robb Stark leaves the challenge
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            refused: Robb Stark is used after you win a military challenge in which Robb Stark participates; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn f110_a_challenge_without_attackers_goes_on() {
    check(
        "
        rule  challenge.resolve.no_participants
        players Lannister, Stark
        given Stark has Robb Stark, Eddard Stark, Catelyn Stark in play
        given Stark has Lethal Counterattack in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Robb Stark
        when  Stark plays Lethal Counterattack
        when  Stark chooses Eddard Stark, Catelyn Stark
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Robb Stark
            Stark kneels Robb Stark
            Stark kneels Eddard Stark
            Stark kneels Catelyn Stark
            Stark plays Lethal Counterattack
            Plain Soldier is killed by Lethal Counterattack
            Plain Soldier goes to Lannister's dead pile
            Stark wins the challenge against Lannister, 2 to 0
        "#]],
    );
}

#[test]
fn f111_stealth_comes_after_the_window_that_follows_the_attack() {
    check(
        "
        rule  timing.stealth_defenders
        given Stark has Silent Scout in play
        given Lannister has Greatjon Umber, Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Silent Scout
        when  Lannister uses Greatjon Umber
        when  Lannister chooses as a defender
        when  Stark is asked to choose a character to bypass
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Lannister kneels Greatjon Umber
            Lannister uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Stark is offered: Plain Soldier / Bypass nobody
        "#]],
    );
}

#[test]
fn f112_stealth_may_name_a_kneeling_character() {
    check(
        "
        rule  keyword.stealth
        given Stark has Tyrion Lannister in play
        given Lannister has Plain Soldier in play, kneeling
        given Lannister has Silent Scout in play
        given it is the challenges phase
        when  Stark attacks Lannister for intrigue with Tyrion Lannister
        when  Stark is asked to choose a character to bypass
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Tyrion Lannister
            Stark kneels Tyrion Lannister
            Stark is offered: Plain Soldier / Bypass nobody
        "#]],
    );
}

#[test]
fn f113_immunity_to_character_abilities_does_not_help_against_stealth() {
    check(
        "
        rule  keyword.immunity
        given Stark has Silent Scout in play
        given Lannister has Ser Jacelyn Bywater in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark bypasses Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses Ser Jacelyn Bywater by stealth
        "#]],
    );
}

#[test]
fn f114_deadly_falls_on_who_is_immune_to_character_abilities() {
    check(
        "
        rule  keyword.immunity
        given Stark has Deadly Guard in play
        given Lannister has Ser Jacelyn Bywater in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Deadly Guard
        when  Lannister defends with Ser Jacelyn Bywater
        when  the challenge ends
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Ser Jacelyn Bywater
            Lannister kneels Ser Jacelyn Bywater
            Lannister wins the challenge against Stark, 3 to 2
            Ser Jacelyn Bywater is killed by Deadly
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Ser Jacelyn Bywater: Lannister's dead pile
        "#]],
    );
}

#[test]
fn f115_the_dead_of_the_claim_are_no_choices_for_deadly() {
    check(
        "
        rule  timing.resolution.passives
        given Stark has Eddard Stark, Robb Stark in play
        given Lannister has Plain Soldier, Plain Lord in play
        when  Stark attacks Lannister for military with Eddard Stark, Robb Stark
        when  Lannister defends with Plain Soldier, Plain Lord
        when  Lannister kills Plain Soldier
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark attacks with Robb Stark
            Stark kneels Eddard Stark
            Stark kneels Robb Stark
            Lannister defends with Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Soldier
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 5 to 5
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Eddard Stark claims 1 power for Renown
            Plain Lord is killed by Deadly
            Plain Soldier goes to Lannister's dead pile
            Plain Lord goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Soldier, Plain Lord
        "#]],
    );
}

#[test]
fn f116_a_lone_defender_loses_his_duplicate_to_the_claim_and_dies_to_deadly() {
    check(
        "
        rule  keyword.deadly
        rule  timing.save.single
        given Stark has Eddard Stark in play
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister defends with Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  the challenge ends
        show  Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Eddard Stark claims 1 power for Renown
            Plain Lord is killed by Deadly
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn f117_one_deadly_on_each_side_kills_nobody() {
    check(
        "
        rule  keyword.deadly
        given Stark has Deadly Guard in play
        given Lannister has Deadly Guard in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Deadly Guard
        when  Lannister defends with Deadly Guard
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Deadly Guard
            Lannister kneels Deadly Guard
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Lannister has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn f118_renown_comes_before_deadly() {
    check(
        "
        rule  timing.resolution
        given Stark has Eddard Stark in play
        given Lannister has Robert Baratheon, Plain Lord in play
        given Lannister has 13 power
        given it is the challenges phase
        when  Stark attacks Lannister for power with Eddard Stark
        when  Lannister defends with Robert Baratheon, Plain Lord
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Robert Baratheon
            Lannister defends with Plain Lord
            Lannister kneels Robert Baratheon
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 6 to 3
            Robert Baratheon claims 2 power for Renown
            Lannister wins the game with 15 power
            Lannister has won
        "#]],
    );
}

#[test]
fn f119_intimidate_silences_its_own_companions_too() {
    check(
        "
        rule  keyword.intimidate
        given Stark has Fearsome Giant, Plain Lord in play
        given Lannister has Renowned Knight in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Fearsome Giant, Plain Lord
        when  Lannister defends with Renowned Knight
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark attacks with Plain Lord
            Stark kneels Fearsome Giant
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister kneels Renowned Knight
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Renowned Knight is killed for the claim
            Stark claims 1 power, unopposed
            Renowned Knight goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn f120_who_joins_was_not_declared() {
    check(
        "
        rule  challenge.participating
        note  Stannis Baratheon: a player without a Lord cannot declare defenders; Greatjon Umber of another joins all the same
        players Baratheon, Lannister, Stark
        given Baratheon is Crown Regent
        given Lannister is Master of Coin
        given Stark is Hand of the King
        given Baratheon has Stannis Baratheon in play
        given Lannister has Plain Soldier in play
        given Stark has Greatjon Umber in play
        given it is the challenges phase
        given Baratheon is the first player
        when  Baratheon attacks Lannister for military with Stannis Baratheon
        when  Stark uses Greatjon Umber
        when  Stark chooses as a defender
        show  the challenge
        when  Lannister is asked to declare defenders
        show  what Lannister is offered
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            military challenge of Baratheon against Lannister: Stannis Baratheon (3) against Greatjon Umber (3)
            Lannister is offered: 
        "#]],
    );
}

#[test]
fn f121_a_defender_who_wins_has_defended_successfully() {
    check(
        "
        rule  challenge.defender_wins
        given Stark has Plain Soldier in play
        given Lannister has Robert Baratheon in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Robert Baratheon
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Robert Baratheon
            Lannister kneels Robert Baratheon
            Lannister wins the challenge against Stark, 3 to 2
            Robert Baratheon claims 2 power for Renown
            Robert Baratheon: controlled by Lannister, kneeling, STR 3, military, power, Renown, 2 power
        "#]],
    );
}

#[test]
fn f123_a_claim_of_0_does_nothing_and_the_challenge_is_won() {
    check(
        "
        rule  challenge.claim.attacker_only
        players Stark, Targaryen
        given Targaryen has Plain Soldier in play
        given Targaryen has Bones of a Child on Plain Soldier
        given Stark has Renowned Knight in play
        given it is the challenges phase
        when  Stark attacks Targaryen for military with Renowned Knight
        when  Targaryen uses Bones of a Child
        when  Targaryen chooses Stark
        when  Targaryen declares no defenders
        when  the challenge ends
        show  Plain Soldier
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Targaryen
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Targaryen chooses Stark
            Bones of a Child is discarded from play
            Targaryen uses Bones of a Child
            The effect of Bones of a Child lasts until the end of the challenge
            Bones of a Child goes to Targaryen's discard pile
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 3 to 0
            Targaryen satisfies a claim of 0
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
            Stark has 2 power
        "#]],
    );
}

#[test]
fn f096_who_takes_a_character_takes_its_duplicates() {
    check(
        "
        rule  duplicate.own_and_control
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Turned Coat in hand
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Turned Coat on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Turned Coat
            Lannister takes control of Plain Lord
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: Stark's discard pile
            Stark has in the discard pile: Sudden Accident, Plain Lord
        "#]],
    );
}

#[test]
fn f102_and_at_once_when_a_phase_ends() {
    check(
        "
        rule  timing.attachment_legality
        players Baratheon, Stark
        given Baratheon has Renly's Courtier in play
        given Baratheon has Lurkers at Harrenhal in play
        given Stark has Lordship in hand
        given Stark has 9 gold
        given it is the marshalling phase with Stark active
        when  Baratheon uses Renly's Courtier on Lurkers at Harrenhal
        when  Stark marshals Lordship on Lurkers at Harrenhal
        when  the marshalling phase ends
        show  Lurkers at Harrenhal
        show  Stark's discard pile
        ",
        expect![[r#"
            Baratheon chooses Lurkers at Harrenhal
            Baratheon kneels Renly's Courtier
            Baratheon uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Stark marshals Lordship for 1 gold
            Stark pays 1 gold
            Lordship is attached to Lurkers at Harrenhal
            Baratheon receives 4 gold of income
            Lordship goes to Stark's discard pile
            Lurkers at Harrenhal: controlled by Baratheon, standing, STR 6, intrigue, power, Deadly, Stealth
            Stark has in the discard pile: Lordship
        "#]],
    );
}
