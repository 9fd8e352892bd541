//! Challenges: the winner, the claim, and who takes part.

use expect_test::expect;

use crate::check;

#[test]
fn the_str_of_each_side_is_added_up() {
    check(
        "
        rule  challenge.resolve.total
        rule  challenge.resolve.winner
        given Stark has Plain Soldier, Plain Lord in play
        given Lannister has The Hound in play
        when  Stark attacks Lannister for military with Plain Soldier, Plain Lord
        when  Lannister defends with The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark attacks with Plain Lord
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            Lannister defends with The Hound
            Lannister kneels The Hound
            Stark wins the challenge against Lannister, 5 to 4
            Lannister satisfies a claim of 1
            The Hound is killed for the claim
            The Hound goes to Lannister's discard pile
        "#]],
    );
}

#[test]
fn str_is_read_when_the_challenge_resolves() {
    check(
        "
        rule  challenge.resolve.total
        rule  challenge.resolve.winner
        players Targaryen, Lannister
        given Targaryen has Plain Lord, Dothraki Sea in play
        given Lannister has The Hound in play
        when  Targaryen attacks Lannister for military with Plain Lord
        when  Lannister defends with The Hound
        show  the challenge
        when  Targaryen uses Dothraki Sea on The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Lannister defends with The Hound
            Lannister kneels The Hound
            military challenge of Targaryen against Lannister: Plain Lord (3) against The Hound (4)
            Targaryen chooses The Hound
            Targaryen kneels Dothraki Sea
            Targaryen uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Targaryen wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
            The Hound is killed for the claim
            The Hound goes to Lannister's discard pile
        "#]],
    );
}

#[test]
fn nobody_wins_with_less_than_one_str() {
    check(
        "
        rule  challenge.resolve.minimum_str
        given Stark has Plain Spy in play, with 1 power
        given Stark has Golden Spurs on Plain Spy
        given Lannister has Dothraki Sea in play
        given Lannister has Ice in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister uses Dothraki Sea on Plain Spy
        when  the challenge ends
        show  Stark's power
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister chooses Plain Spy
            Lannister kneels Dothraki Sea
            Lannister uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Lannister declares no defenders
            Nobody wins the challenge, 0 to 0
            Stark has 1 power
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn a_side_without_participants_does_not_win() {
    check(
        "
        rule  challenge.resolve.no_participants
        players Stark, Lannister, Baratheon
        given Stark is Lord Commander
        given Stark has Plain Soldier in play
        given Lannister has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Lannister plays Sudden Accident on Stark's Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            Nobody wins the challenge, 0 to 0
        "#]],
    );
}

#[test]
fn a_lone_defender_wins_against_nobody() {
    check(
        "
        rule  challenge.resolve.no_participants
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Plain Soldier
        when  Lannister plays Sudden Accident on Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Stark's dead pile
            Lannister wins the challenge against Stark, 2 to 0
        "#]],
    );
}

#[test]
fn a_claim_of_0_does_nothing() {
    check(
        "
        rule  challenge.claim.attacker_only
        given Stark reveals Valar Morghulis
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Lannister reveals A Bloody Season
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Lannister has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn a_high_claim_kills_different_characters_at_once() {
    check(
        "
        rule  challenge.claim.military.high
        rule  challenge.claim.military
        given Stark reveals A Bloody Season
        given Stark has The Hound in play
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister has Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with The Hound
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Lord, Plain Lord
        when  Lannister kills Plain Lord
        when  Lannister kills Plain Lord, Plain Spy
        when  Lannister saves Plain Lord with its duplicate
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with The Hound
            Stark kneels The Hound
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 2
            refused: 2 different characters are chosen (challenge.claim.military.high)
            refused: 2 different characters are chosen (challenge.claim.military.high)
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Plain Lord, Plain Maester
        "#]],
    );
}

#[test]
fn a_saved_character_has_met_the_claim() {
    check(
        "
        rule  challenge.claim.military.high
        given Stark reveals A Bloody Season
        given Stark has The Hound in play
        given Lannister has Robert Baratheon in play, with 2 duplicates
        when  Stark attacks Lannister for military with The Hound
        when  Lannister declares no defenders
        when  Lannister saves Robert Baratheon with its duplicate
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with The Hound
            Stark kneels The Hound
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 2
            Lannister uses a duplicate of Robert Baratheon
            Robert Baratheon is saved by its duplicate
            Stark claims 1 power, unopposed
            Robert Baratheon: controlled by Lannister, standing, STR 3, military, power, Renown, with 1 duplicate
        "#]],
    );
}

#[test]
fn an_intrigue_claim_takes_the_whole_hand_at_most() {
    check(
        "
        rule  challenge.claim.intrigue
        given Stark reveals A Bloody Season
        given Stark has 2 Plain Spy in play
        given Lannister has Ice in hand
        given Lannister has 2 Plain Maester in the deck
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 2
            Lannister discards Ice at random for the claim
            Stark claims 1 power, unopposed
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Ice
        "#]],
    );
}

#[test]
fn a_power_claim_moves_as_much_power_as_the_claim() {
    check(
        "
        rule  challenge.claim.power
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play
        given Lannister has 5 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Wandering Prince
        when  the challenge ends
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Wandering Prince
            Lannister kneels Wandering Prince
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 2
            Stark takes 2 power from Lannister for the claim
            Stark has 2 power
            Lannister has 3 power
        "#]],
    );
}

#[test]
fn a_power_claim_leaves_power_on_characters() {
    check(
        "
        rule  challenge.claim.power
        given Stark reveals A Bloody Season
        given Stark has Plain Lord in play
        given Lannister has Wandering Prince in play, with 3 power
        given Lannister has 1 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Wandering Prince
        when  the challenge ends
        show  Wandering Prince
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Wandering Prince
            Lannister kneels Wandering Prince
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 2
            Stark takes 1 power from Lannister for the claim
            Wandering Prince: controlled by Lannister, kneeling, STR 2, power, 3 power
            Stark has 1 power
        "#]],
    );
}

#[test]
fn a_winning_defender_claims_nothing_but_renown() {
    check(
        "
        rule  challenge.defender_wins
        rule  keyword.renown
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has Renowned Knight in play
        given Lannister reveals A Bloody Season
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Renowned Knight
        when  the challenge ends
        show  Stark's cards in play
        show  Renowned Knight
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Renowned Knight
            Lannister kneels Renowned Knight
            Lannister wins the challenge against Stark, 3 to 2
            Renowned Knight claims 1 power for Renown
            Stark has in play: Plain Soldier, Plain Spy
            Renowned Knight: controlled by Lannister, kneeling, STR 3, military, power, Renown, 1 power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn who_leaves_a_challenge_adds_no_str_and_stays_kneeling() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Plain Lord in play
        given Stark has Called Away in hand
        given Lannister has Renowned Knight, Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Renowned Knight, Plain Soldier
        show  the challenge
        when  Stark plays Called Away on Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Renowned Knight
            Lannister kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Lord (3) against Renowned Knight, Plain Soldier (5)
            Stark chooses Renowned Knight
            Stark plays Called Away
            Renowned Knight leaves the challenge
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Renowned Knight: controlled by Lannister, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn a_third_player_adds_str_and_wins_nothing() {
    check(
        "
        rule  challenge.third_party
        players Lannister, Baratheon, Stark
        given Stark is Lord Commander
        given Lannister has Plain Soldier in play
        given Baratheon has The Hound in play
        given Stark has Greatjon Umber in play
        given Stark has Golden Spurs on Greatjon Umber
        given Stark reveals A Bloody Season
        given Baratheon has Plain Spy, Plain Maester in play
        when  Lannister attacks Baratheon for military with Plain Soldier
        when  Baratheon defends with The Hound
        when  Stark uses Greatjon Umber
        show  what Stark is offered
        when  Stark chooses attacker
        show  the challenge
        when  the challenge ends
        show  Greatjon Umber
        show  Lannister's power
        show  Stark's power
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon defends with The Hound
            Baratheon kneels The Hound
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Stark is offered: Join as an attacker / Join as a defender
            Greatjon Umber joins the challenge as an attacker
            military challenge of Lannister against Baratheon: Plain Soldier, Greatjon Umber (8) against The Hound (4)
            Lannister wins the challenge against Baratheon, 8 to 4
            Baratheon satisfies a claim of 1
            The Hound is killed for the claim
            The Hound goes to Baratheon's discard pile
            Greatjon Umber: controlled by Stark, kneeling, STR 3, military, power, Renown, with Golden Spurs
            Lannister has 0 power
            Stark has 0 power
        "#]],
    );
}

#[test]
fn a_defence_of_0_is_no_defence() {
    check(
        "
        rule  challenge.unopposed
        given Stark has Plain Maester, Dothraki Sea in play
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Maester
        when  Lannister defends with Plain Spy
        when  Stark uses Dothraki Sea on Plain Spy
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Maester
            Stark kneels Plain Maester
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            Stark chooses Plain Spy
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark has 1 power
        "#]],
    );
}

#[test]
fn a_defence_of_1_is_a_defence() {
    check(
        "
        rule  challenge.unopposed
        given Stark has Plain Maester in play
        given Lannister has Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Maester
        when  Lannister defends with Plain Spy
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Maester
            Stark kneels Plain Maester
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            Stark wins the challenge against Lannister, 1 to 1
            Lannister satisfies a claim of 1
            Stark has 0 power
        "#]],
    );
}

#[test]
fn sansa_stays_in_the_dead_pile() {
    check(
        "
        rule  challenge.claim.military
        rule  unique.dead_pile
        note  The example of a challenge in the Core rulebook, and what follows for Sansa.
        players Lannister, Stark
        given Lannister has Raff the Sweetling in play
        given Lannister has Insidious Ways in hand
        given Lannister's deck is 9 Plain Soldier
        given Stark has Grey Wind in play
        given Stark has Sansa Stark in play, with a duplicate
        given Stark has Sansa Stark in hand
        when  Lannister attacks Stark for military with Raff the Sweetling
        when  Stark defends with Grey Wind
        when  Lannister plays Insidious Ways on Raff the Sweetling
        when  Stark is asked to choose the characters that die
        when  Stark kills Sansa Stark
        when  the challenge ends
        when  the marshalling phase begins
        when  Stark marshals Sansa Stark
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Raff the Sweetling
            Lannister kneels Raff the Sweetling
            Stark defends with Grey Wind
            Stark kneels Grey Wind
            Lannister chooses Raff the Sweetling
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Lannister wins the challenge against Stark, 4 to 4
            Stark satisfies a claim of 1
            Sansa Stark is killed for the claim
            Insidious Ways takes effect
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            Sansa Stark goes to Stark's discard pile
            Sansa Stark goes to Stark's dead pile
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Lannister stands Raff the Sweetling
            Stark stands Grey Wind
            The taxation phase begins
            Round 2 begins
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 0, by lot
            Lannister is the first player
            The draw phase begins
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            refused: Sansa Stark is unique and lies in Stark's dead pile (unique.dead_pile)
        "#]],
    );
}

#[test]
fn who_changes_sides_leaves_the_challenge() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Plain Lord in play
        given Stark has Turned Coat in hand
        given Lannister has Renowned Knight, Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Renowned Knight, Plain Soldier
        when  Stark plays Turned Coat on Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Renowned Knight
            Lannister kneels Plain Soldier
            Stark chooses Renowned Knight
            Stark plays Turned Coat
            Renowned Knight leaves the challenge
            Stark takes control of Renowned Knight
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 0
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn str_0_is_no_way_out_of_a_challenge() {
    check(
        "
        rule  challenge.participating
        given Stark reveals An Empty Season
        given Stark has Deadly Guard, Dothraki Sea in play
        given Lannister has Vengeful Widow in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister defends with Vengeful Widow
        when  Stark uses Dothraki Sea on Vengeful Widow
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Vengeful Widow
            Lannister kneels Vengeful Widow
            Stark chooses Vengeful Widow
            Stark kneels Dothraki Sea
            Stark uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            military challenge of Stark against Lannister: Deadly Guard (2) against Vengeful Widow (0)
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 0
            Stark claims 1 power, unopposed
            Vengeful Widow is killed by Deadly
            Vengeful Widow goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn a_third_player_defends_for_another_and_wins_nothing() {
    check(
        "
        rule  challenge.third_party
        players Lannister, Baratheon, Stark
        given Lannister has Plain Soldier in play
        given Baratheon has Plain Spy in play
        given Stark has Greatjon Umber in play
        given Stark has Golden Spurs on Greatjon Umber
        when  Lannister attacks Baratheon for military with Plain Soldier
        when  Baratheon declares no defenders
        when  Stark uses Greatjon Umber
        when  Stark chooses Join as a defender
        when  the challenge ends
        show  Greatjon Umber
        show  Baratheon's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon declares no defenders
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Baratheon wins the challenge against Lannister, 3 to 2
            Greatjon Umber: controlled by Stark, kneeling, STR 3, military, power, Renown, with Golden Spurs
            Baratheon has in play: Plain Spy
        "#]],
    );
}

#[test]
fn claim_is_the_attackers_and_only_when_he_wins() {
    check(
        "
        rule  challenge.claim.attacker_only
        given Stark reveals A Bloody Season
        given Stark has Plain Soldier in play
        given Lannister has Plain Lord, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Lannister's cards in play
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Lannister has in play: Plain Lord, Plain Spy
            Stark has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn casualties_are_the_losers_own_characters() {
    check(
        "
        rule  challenge.claim.military
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Maester, Plain Courtyard in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to choose the characters that die
        when  Lannister kills Plain Lord
        when  Lannister kills Plain Courtyard
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            refused: Plain Lord is not controlled by you (challenge.claim.military)
            refused: Plain Courtyard is no character in play (challenge.claim.military)
            Lannister is offered: Plain Spy / Plain Maester
        "#]],
    );
}

#[test]
fn who_cannot_be_killed_is_not_chosen_for_the_claim() {
    check(
        "
        rule  challenge.claim.military
        given Lannister reveals The Power of Blood
        given Stark has Plain Lord in play
        given Lannister has Catelyn Stark, Plain Spy, Plain Maester in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister is asked to choose the characters that die
        show  what Lannister is offered
        when  Lannister kills Catelyn Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Lannister is offered: Plain Spy / Plain Maester
            refused: Catelyn Stark cannot be killed for the claim (timing.cannot)
        "#]],
    );
}

#[test]
fn a_claim_that_cannot_be_met_is_settled() {
    check(
        "
        rule  challenge.claim.military
        rule  challenge.claim.military.high
        given Stark reveals A Bloody Season
        given Lannister reveals The Power of Blood
        given Stark has Plain Lord in play
        given Lannister has Catelyn Stark, Plain Spy in play
        when  Stark attacks Lannister for military with Plain Lord
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 2
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Catelyn Stark
        "#]],
    );
}

#[test]
fn an_intrigue_claim_leaves_the_rest_of_the_hand() {
    check(
        "
        rule  challenge.claim.intrigue
        seed  3
        given Stark reveals A Bloody Season
        given Stark has Plain Spy in play
        given Lannister has Ice, Hodor, Plain Soldier in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 2
            Lannister discards Ice at random for the claim
            Lannister discards Plain Soldier at random for the claim
            Stark claims 1 power, unopposed
            Lannister has in hand: Hodor
        "#]],
    );
}

#[test]
fn chance_decides_what_an_intrigue_claim_takes() {
    check(
        "
        rule  challenge.claim.intrigue
        seed  5
        given Stark reveals A Bloody Season
        given Stark has Plain Spy in play
        given Lannister has Ice, Hodor, Plain Soldier in hand
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 2
            Lannister discards Hodor at random for the claim
            Lannister discards Ice at random for the claim
            Stark claims 1 power, unopposed
            Lannister has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn the_third_players_turn_comes_last() {
    check(
        "
        rule  challenge.turns
        players Stark, Lannister, Baratheon
        given it is the challenges phase
        given Lannister is the first player
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Baratheon has Renowned Knight in play
        given Lannister reveals An Empty Season
        given Baratheon reveals An Empty Season
        when  Stark tries to attack Lannister for power
        when  Lannister attacks Stark for military with Plain Soldier
        when  the challenge ends
        when  Baratheon attacks Stark for military with Renowned Knight
        when  the challenge ends
        when  Stark attacks Lannister for power with Plain Lord
        ",
        expect![[r#"
            refused: it is Lannister's turn to initiate challenges (challenge.turns)
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 0
            Lannister claims 1 power, unopposed
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Renowned Knight
            Baratheon kneels Renowned Knight
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 0
            Baratheon claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}
