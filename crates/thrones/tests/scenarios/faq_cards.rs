//! Errata and rulings of the official FAQ on single cards. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f195_a_unique_card_does_not_come_back_beside_its_dead_copy() {
    check(
        "
        rule  unique.dead_pile
        given Stark has Plain Lord in the dead pile
        given Stark has Plain Lord, Smuggled In in hand
        given it is the challenges phase
        when  Stark plays Smuggled In on Plain Lord
        ",
        expect![[r#"
            refused: no character or location in your hand can be chosen for Smuggled In (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn f198_an_extra_challenge_needs_an_attacker() {
    check(
        "
        rule  challenge.one_each
        players Baratheon, Stark
        given Baratheon has Edric Storm, Robert Baratheon in play
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Edric Storm, Robert Baratheon
        when  Baratheon uses Edric Storm
        when  the challenge ends
        show  why Baratheon cannot attack Stark for power
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Edric Storm
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Edric Storm
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Edric Storm is discarded from play
            Baratheon uses Edric Storm
            The effect of Edric Storm lasts until the end of the phase
            Edric Storm goes to Baratheon's discard pile
            Baratheon cannot attack Stark for power: no standing character of yours can attack in a power challenge (challenge.attack.minimum)
        "#]],
    );
}

#[test]
fn f201_bran_stark_three_times_a_round() {
    check(
        "
        rule  timing.limits
        given Stark has Bran Stark in play
        given Stark has 3 Fresh Horses in hand
        given Stark's plot deck is A Quiet Season, A Bloody Season, An Empty Season, A Swift Season, Hear Me Roar
        given it is the plot phase
        when  Stark uses Bran Stark
        when  Stark reveals A Bloody Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark reveals An Empty Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark reveals A Swift Season
        when  Stark plays Fresh Horses on Bran Stark
        when  everyone passes
        when  Stark uses Bran Stark
        ",
        expect![[r#"
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
            Stark stands Bran Stark
            refused: Bran Stark is used 3 times per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn f202_dragonstone_port_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Baratheon, Stark
        given Baratheon has Dragonstone Port in play
        given Stark's plot deck is Valar Morghulis, Wildfire Assault
        given it is round 2
        when  the plot phase begins
        when  Stark chooses Valar Morghulis
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Valar Morghulis
        when  Baratheon uses Dragonstone Port
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names Valar Morghulis
            The effect of Dragonstone Port lasts until the end of the phase
            refused: Dragonstone Port is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn f205_magister_illyrio_s_toll_ends_with_the_phase() {
    check(
        "
        rule  timing.durations
        players Targaryen, Stark
        given Targaryen has Magister Illyrio in play
        given Stark has Plain Lord in play
        given Stark has 3 gold
        given it is the challenges phase with Stark active
        when  Targaryen uses Magister Illyrio
        when  Targaryen chooses Stark
        when  Targaryen names military
        when  the round ends
        when  the challenges phase begins
        when  Stark attacks Targaryen for military with Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Stark
            Targaryen kneels Magister Illyrio
            Targaryen uses Magister Illyrio
            Targaryen names military challenges
            The effect of Magister Illyrio lasts until the end of the phase
            The dominance phase begins
            Stark wins dominance with 6
            Stark claims 1 power for dominance
            The standing phase begins
            Targaryen stands Magister Illyrio
            The taxation phase begins
            Stark returns 3 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Targaryen chooses A Quiet Season
            Stark reveals A Quiet Season
            Targaryen reveals A Quiet Season
            Targaryen wins initiative with 0, having less power
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Targaryen receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Targaryen
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn f206_grand_maester_pycelle_does_not_answer_another_of_his_name() {
    check(
        "
        rule  response.definition
        players Lannister, Baratheon
        given Lannister has Grand Maester Pycelle in play
        given Baratheon has Grand Maester Pycelle in play
        given Lannister's deck is Plain Soldier, Plain Spy, Plain Lord
        given Baratheon's deck is Plain Soldier, Plain Spy, Plain Lord
        given Baratheon has Call Their Bluff in hand
        given Baratheon has 2 gold
        given Lannister has Plain Soldier in hand
        given it is the dominance phase
        given Baratheon is the first player
        when  Baratheon plays Call Their Bluff
        when  Baratheon names Plain Spy
        when  Lannister uses Grand Maester Pycelle
        when  Baratheon uses Grand Maester Pycelle
        ",
        expect![[r#"
            Baratheon pays 2 gold
            Baratheon plays Call Their Bluff
            Baratheon names Plain Spy
            Lannister reveals Plain Soldier
            Lannister uses Grand Maester Pycelle
            Lannister reveals Plain Soldier
            Plain Soldier goes to Lannister's hand
            refused: Grand Maester Pycelle is used after an opponent's effect (except one of a character named Grand Maester Pycelle) reveals at least 1 card; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn f223_rhaegal_takes_his_own_title_as_a_duplicate() {
    check(
        "
        rule  duplicate.put_into_play
        players Targaryen, Stark
        given Targaryen has Rhaegal in play
        given Targaryen has 1 gold
        given Targaryen's deck is Rhaegal, Plain Soldier
        given it is the challenges phase
        when  Targaryen uses Rhaegal
        when  Targaryen chooses Rhaegal
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen attaches a duplicate to Rhaegal
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 1 duplicate
        "#]],
    );
}

#[test]
fn f224_khal_drogo_s_response_comes_from_the_hand() {
    check(
        "
        rule  play.ability
        players Targaryen, Lannister
        given Targaryen has Plain Lord in play
        given Targaryen has Khal Drogo in hand
        given it is the challenges phase
        when  Targaryen attacks Lannister for military with Plain Lord
        when  Targaryen uses Khal Drogo
        when  the dominance phase begins
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            Khal Drogo enters play
            The effect of Khal Drogo lasts until the end of the phase
            Khal Drogo takes effect
            Khal Drogo is returned to Targaryen's hand
            Khal Drogo goes to Targaryen's hand
            The dominance phase begins
            Nobody wins dominance, tied at 0
            Khal Drogo: Targaryen's hand
        "#]],
    );
}

#[test]
fn f225_summoning_season_is_resolved_by_its_player_first() {
    check(
        "
        rule  timing.when_revealed.choices
        players Stark, Lannister, Baratheon
        given Stark is the first player
        given Baratheon's plot deck is Summoning Season
        given Stark's deck is Plain Soldier, Plain Spy
        given Baratheon's deck is Plain Lord, Plain Spy
        given it is round 2
        when  the plot phase begins
        when  Baratheon chooses Summoning Season
        when  Baratheon names Stark
        when  Baratheon chooses Stark
        when  Baratheon chooses Plain Lord
        when  Stark chooses Plain Soldier
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Baratheon chooses Summoning Season
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals Summoning Season
            Baratheon wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Baratheon chooses Stark
            Baratheon searches the deck
            Baratheon reveals Plain Lord
            Plain Lord goes to Baratheon's hand
            Baratheon shuffles the deck
            Stark searches the deck
            Stark reveals Plain Soldier
            Plain Soldier goes to Stark's hand
            Stark shuffles the deck
            Baratheon returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
        "#]],
    );
}

#[test]
fn f235_cards_go_before_the_rulebook() {
    check(
        "
        rule  golden.card_over_rule
        note  the taxation phase of every round is skipped by Planning Ahead
        given Stark reveals Planning Ahead
        given Stark has 3 gold
        when  the standing phase begins
        when  the round ends
        show  Stark's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase is skipped
            Round 2 begins
            The plot phase begins
            Stark has 3 gold
        "#]],
    );
}

#[test]
fn f234_the_fifth_doomed_card_ends_it_before_the_next_response() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.doomed.end
        edition winter
        players Stark, Lannister
        note  Jon Snow would claim Stark's fifteenth power after Ser Jacelyn Bywater has thrown his fifth Doomed card away
        given Lannister is the first player
        given it is the challenges phase with Stark active
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Oath in hand
        given Stark has Jon Snow in play
        given Stark has 13 power
        given Lannister has Ser Jacelyn Bywater in play
        when  Stark attacks Lannister for military with Jon Snow
        when  Lannister declares no defenders
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Stark's power
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Jon Snow
            Stark kneels Jon Snow
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Ser Jacelyn Bywater is killed for the claim
            Stark claims 1 power, unopposed
            Lannister uses Ser Jacelyn Bywater
            Stark discards Raven-Marked Oath at random into the dead pile by Ser Jacelyn Bywater
            Stark is eliminated
            Lannister wins the game: nobody else is left
            Stark has 14 power
            Lannister has won
        "#]],
    );
}

#[test]
fn f234_and_before_a_passive_that_would_win() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.doomed.end
        edition winter
        players Stark, Lannister
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has 14 power
        given Stark has Dragonstone Port in play
        given Stark has Raven-Marked Orphan, Plain Spy, Plain Spy, Plain Spy, Plain Spy in hand
        given Lannister's plot deck is Rule by Decree, Building Season
        given Stark is the first player
        given it is the plot phase
        when  Lannister chooses Rule by Decree
        when  Stark chooses A Quiet Season
        when  Stark uses Dragonstone Port
        when  Stark names Rule by Decree
        when  Stark chooses Raven-Marked Orphan
        show  the winner
        ",
        expect![[r#"
            Lannister chooses Rule by Decree
            Stark chooses A Quiet Season
            Stark uses Dragonstone Port
            Stark names Rule by Decree
            The effect of Dragonstone Port lasts until the end of the phase
            Stark reveals A Quiet Season
            Lannister reveals Rule by Decree
            Lannister wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark discards Raven-Marked Orphan into the dead pile by Rule by Decree
            Stark is eliminated
            Lannister wins the game: nobody else is left
            Lannister has won
        "#]],
    );
}
