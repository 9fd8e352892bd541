//! The characters of House Stark from Hodor on, at work and refused.

use expect_test::expect;

use crate::check;

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
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Valar Morghulis
            Valar Morghulis takes effect
            Bran Stark is killed by Valar Morghulis
            Plain Soldier is killed by Valar Morghulis
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
            Stark wins initiative with 0, by lot
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
            Lannister claims 1 power, unopposed
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
            Stark claims 1 power, unopposed
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
            Kennel Master is killed by Sudden Accident
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
