//! What is different in the Winter Edition.

use expect_test::expect;
use thrones::deck::{Profile, read};
use thrones::ruleset::Edition;

use crate::check;

const SEVEN_PLOTS: &str = "
    plots:
    1x Building Season
    1x Counting Favors
    1x Planning Ahead
    1x Blockade
    1x Rains of Autumn
    1x Uneasy Truce
    1x Calm Over Westeros
";

/// The reasons against a small deck, each with its rule.
fn reasons(cards: &str, profile: Profile, edition: Edition) -> String {
    let deck = read(&format!("house: Stark\n{cards}{SEVEN_PLOTS}")).expect("it can be read");
    let reasons = deck.check(profile, edition);
    reasons.iter().map(|reason| format!("{reason}\n")).collect()
}

/// rule  card.types.winter
#[test]
fn a_winter_deck_has_no_title_card() {
    let cards = "1x Eddard Stark (Winter)\n1x Hand of the King";
    expect![[r#"
        Hand of the King is a title card, and the Winter rules know none (card.types.winter)
    "#]]
    .assert_eq(&reasons(cards, Profile::Casual, Edition::Winter));
    expect![[""]].assert_eq(&reasons(
        "1x Hodor\n1x Hand of the King",
        Profile::Casual,
        Edition::Lcg,
    ));
}

/// rule  card.symbol.promo
#[test]
fn a_tournament_deck_has_no_promotional_card() {
    let cards = "1x Herald of the Realm";
    expect![[r#"
        a tournament House deck has at least 60 cards, this one has 1; `casual` lets size and copies be (deck.house.minimum)
        Herald of the Realm is a promotional card, which no tournament deck may have (card.symbol.promo)
    "#]].assert_eq(&reasons(cards, Profile::Tournament, Edition::Winter));
    expect![[""]].assert_eq(&reasons(cards, Profile::Casual, Edition::Winter));
}

/// rule  keyword.legacy
#[test]
fn doomed_means_nothing_outside_the_winter_edition() {
    let cards = "1x Raven-Marked Levy";
    expect![[r#"
        Raven-Marked Levy is Doomed, which only the Winter rules define (keyword.legacy)
    "#]]
    .assert_eq(&reasons(cards, Profile::Casual, Edition::Lcg));
    expect![[""]].assert_eq(&reasons(cards, Profile::Casual, Edition::Winter));
}

/// rule  keyword.legacy
#[test]
fn a_winter_deck_has_no_keyword_of_the_lcg_alone() {
    let cards = "1x Lightbringer\n1x Ser Jaime Lannister\n1x Eddard Stark (Core)";
    expect![[r#"
        Lightbringer has Vigilant, which only the LCG rules define (keyword.legacy)
        Ser Jaime Lannister has Infamy, which only the LCG rules define (keyword.legacy)
        Eddard Stark has Stalwart, which only the LCG rules define (keyword.legacy)
    "#]]
    .assert_eq(&reasons(cards, Profile::Casual, Edition::Winter));
    expect![[""]].assert_eq(&reasons("1x Ser Jaime Lannister", Profile::Casual, Edition::Lcg));
}

#[test]
fn five_doomed_cards_eliminate_a_player() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.doomed.end
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Stark has Robert Baratheon in play
        when  Stark attacks Lannister for military with Robert Baratheon
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Raven-Marked Rider is killed for the claim
            Stark claims 1 power, unopposed
            Robert Baratheon claims 1 power for Renown
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Stark wins the game: nobody else is left
            Stark has won
        "#]],
    );
}

#[test]
fn winters_gold_is_lost_when_the_turn_ends() {
    check(
        "
        rule  marshalling.unspent.winter
        rule  round.phases.winter
        edition winter
        given Stark has Winter Stores in hand
        when  the marshalling phase begins
        when  Stark marshals Winter Stores
        when  the marshalling phase ends
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Winter Stores for 0 gold
            Winter Stores enters play
            Stark loses 4 gold of unspent income
            Lannister receives 4 gold of income
            Lannister loses 4 gold of unspent income
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_winter_duplicate_does_not_save_from_a_return() {
    check(
        "
        rule  duplicate.save.winter
        edition winter
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has Called Home in hand
        when  Lannister plays Called Home on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Called Home
            Eddard Stark is returned to Stark's hand by Called Home
            Eddard Stark goes to Stark's discard pile
            Eddard Stark goes to Stark's hand
            refused: cards are marshalled in the marshalling phase; this is the challenges phase (duplicate.attach); you have no Eddard Stark in play to attach it to (duplicate.attach)
            Stark has in hand: Eddard Stark
        "#]],
    );
}

#[test]
fn darrells_marshalling() {
    check(
        "
        rule  marshalling.unspent.winter
        note  The example of marshalling.
        players Baratheon, Stark
        edition winter
        given Baratheon has 4 Plain Courtyard in play
        given Baratheon has 2 Robert Baratheon, Renly Baratheon, Plain Spy in hand
        when  the marshalling phase begins
        when  Baratheon marshals Robert Baratheon
        when  Baratheon attaches Robert Baratheon as a duplicate
        when  Baratheon marshals Renly Baratheon
        show  Baratheon's gold
        when  the marshalling phase ends
        show  Baratheon's gold
        show  Robert Baratheon
        ",
        expect![[r#"
            The marshalling phase begins
            Baratheon receives 8 gold of income
            Baratheon marshals Robert Baratheon for 4 gold
            Baratheon pays 4 gold
            Robert Baratheon enters play
            Baratheon attaches a duplicate to Robert Baratheon
            Baratheon marshals Renly Baratheon for 3 gold
            Baratheon pays 3 gold
            Renly Baratheon enters play
            Baratheon has 1 gold
            Baratheon loses 1 gold of unspent income
            Stark receives 4 gold of income
            Stark loses 4 gold of unspent income
            Baratheon has 0 gold
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, with 1 duplicate
        "#]],
    );
}

#[test]
fn robert_against_eddard() {
    check(
        "
        rule  challenge.resolve.winner
        rule  challenge.claim.military
        rule  challenge.unopposed
        rule  keyword.renown
        rule  unique.dead_pile
        note  The example of a challenge.
        players Baratheon, Stark
        edition winter
        given it is the challenges phase
        given Baratheon is the first player
        given Baratheon has Robert Baratheon in play
        given Baratheon has I am King Here! in hand
        given Stark has Eddard Stark, Arya Stark in play
        given Stark has Arya Stark in hand
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark defends with Eddard Stark
        show  the challenge
        when  Baratheon plays I am King Here! on Robert Baratheon
        show  the challenge
        when  Stark is asked to choose the characters that die
        when  Stark kills Arya Stark
        when  the challenge ends
        show  Robert Baratheon
        show  Baratheon's power
        show  Stark's dead pile
        when  the marshalling phase begins
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark defends with Eddard Stark
            Stark kneels Eddard Stark
            military challenge of Baratheon against Stark: Robert Baratheon (3) against Eddard Stark (4)
            Baratheon chooses Robert Baratheon
            Baratheon plays I am King Here!
            military challenge of Baratheon against Stark: Robert Baratheon (3) against Eddard Stark (4)
            The effect of I am King Here! lasts until the end of the phase
            The effect of I am King Here! lasts until the end of the challenge
            Baratheon wins the challenge against Stark, 5 to 4
            Stark satisfies a claim of 1
            Arya Stark is killed for the claim
            Robert Baratheon claims 1 power for Renown
            I am King Here! takes effect
            Baratheon claims 2 power by I am King Here!
            Arya Stark goes to Stark's dead pile
            Robert Baratheon: controlled by Baratheon, kneeling, STR 5, military, power, Renown, 1 power
            Baratheon has 3 power
            Stark has in the dead pile: Arya Stark
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Baratheon stands Robert Baratheon
            Stark stands Eddard Stark
            Round 2 begins
            The plot phase begins
            Baratheon chooses A Quiet Season
            Stark chooses A Quiet Season
            Baratheon reveals A Quiet Season
            Stark reveals A Quiet Season
            Stark wins initiative with 0, having less power
            Baratheon is the first player
            The draw phase begins
            The marshalling phase begins
            Baratheon receives 4 gold of income
            Baratheon loses 4 gold of unspent income
            Stark receives 4 gold of income
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
        "#]],
    );
}

#[test]
fn without_the_event_eddard_holds() {
    check(
        "
        rule  challenge.resolve.winner
        rule  challenge.defender_wins
        players Baratheon, Stark
        edition winter
        given Baratheon has Robert Baratheon in play
        given Stark has Eddard Stark, Arya Stark in play
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark defends with Eddard Stark
        when  the challenge ends
        show  Baratheon's power
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark defends with Eddard Stark
            Stark kneels Eddard Stark
            Stark wins the challenge against Baratheon, 4 to 3
            Baratheon has 0 power
        "#]],
    );
}

#[test]
fn aryas_duplicate_saves_her() {
    check(
        "
        rule  duplicate.save.winter
        players Baratheon, Stark
        edition winter
        given Baratheon has Robert Baratheon in play
        given Stark has Eddard Stark in play
        given Stark has Arya Stark in play, with a duplicate
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark is asked to choose the characters that die
        when  Stark kills Arya Stark
        when  Stark saves Arya Stark with its duplicate
        when  the challenge ends
        show  Arya Stark
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Stark uses a duplicate of Arya Stark
            Arya Stark is saved by its duplicate
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 1 power for Renown
            Arya Stark: controlled by Stark, standing, STR 1, military, intrigue, Stealth
        "#]],
    );
}

#[test]
fn a_winter_duplicate_does_not_save_from_removal() {
    check(
        "
        rule  duplicate.save.winter
        edition winter
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has Lost at Sea in hand
        when  Lannister plays Lost at Sea on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Lost at Sea
            Eddard Stark is removed from the game
            Eddard Stark goes to Stark's discard pile
            Eddard Stark goes out of the game
            refused: Eddard Stark is not in your hand (marshalling.exclusive)
            Eddard Stark: removed from the game
        "#]],
    );
}

#[test]
fn aryas_revenge_is_cancelled_and_paid_for() {
    check(
        "
        rule  cancel.effect
        rule  cancel.costs
        note  The example of cancelling.
        players Stark, Baratheon
        edition winter
        given Stark has 3 Winter Stores in play
        given Stark has Arya's Revenge in hand
        given Baratheon has Robert Baratheon in play, kneeling
        given Baratheon has Salt in Your Eyes in hand
        when  Stark plays Arya's Revenge on Robert Baratheon
        when  Baratheon plays Salt in Your Eyes
        when  everyone passes
        show  Robert Baratheon
        show  Stark's influence
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Robert Baratheon
            Stark kneels Winter Stores
            Stark kneels Winter Stores
            Stark kneels Winter Stores
            Stark pays 3 influence
            Stark plays Arya's Revenge
            Baratheon plays Salt in Your Eyes
            Arya's Revenge is cancelled
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, Renown
            Stark has 0 influence
            Stark has in the discard pile: Arya's Revenge
        "#]],
    );
}

#[test]
fn slander_and_risen_to_power_cancel_out() {
    check(
        "
        rule  challenge.attack.icon.printed
        note  The first example of lasting effects.
        edition winter
        given it is the challenges phase
        given Stark is the first player
        given Stark has Arya Stark, Eddard Stark in play
        given Stark has Risen to Power in hand
        given Lannister has Slander in hand
        when  Lannister plays Slander on Arya Stark
        when  Stark plays Risen to Power on Arya Stark
        show  Arya Stark
        when  Stark attacks Lannister for power with Arya Stark
        ",
        expect![[r#"
            Lannister chooses Arya Stark
            Lannister plays Slander
            The effect of Slander lasts until the end of the phase
            Stark chooses Arya Stark
            Stark plays Risen to Power
            The effect of Risen to Power lasts until the end of the phase
            Arya Stark: controlled by Stark, standing, STR 1, military, intrigue, Stealth
            refused: Arya Stark has no power icon (challenge.attack.icon.printed)
        "#]],
    );
}

#[test]
fn a_gained_icon_counts_as_printed() {
    check(
        "
        rule  challenge.attack.icon.printed
        edition winter
        given it is the challenges phase
        given Stark is the first player
        given Stark has Arya Stark, Eddard Stark in play
        given Stark has Risen to Power in hand
        given Lannister has Renly Baratheon in play
        when  Stark attacks Lannister for power with Arya Stark
        when  Stark plays Risen to Power on Arya Stark
        when  Stark attacks Lannister for power with Arya Stark
        ",
        expect![[r#"
            refused: Arya Stark has no power icon (challenge.attack.icon.printed)
            Stark chooses Arya Stark
            Stark plays Risen to Power
            The effect of Risen to Power lasts until the end of the phase
            Stark initiates a power challenge against Lannister
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
        "#]],
    );
}

#[test]
fn winter_defenders_have_the_icon() {
    check(
        "
        rule  challenge.attack.icon.printed
        edition winter
        given Stark has Eddard Stark in play
        given Lannister has Renly Baratheon in play
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister defends with Renly Baratheon
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            refused: Renly Baratheon has no military icon (challenge.attack.icon.printed)
        "#]],
    );
}

#[test]
fn dothraki_sea_and_ruler_of_meereen_cancel_out() {
    check(
        "
        rule  lasting.net
        note  The second example of lasting effects.
        players Targaryen, Stark
        edition winter
        given it is the challenges phase
        given Targaryen has 2 Dothraki Sea in play
        given Targaryen has Raven-Marked Levy in play
        given Targaryen has Ruler of Meereen on Raven-Marked Levy
        show  Raven-Marked Levy
        when  Targaryen uses Dothraki Sea on Raven-Marked Levy
        show  Raven-Marked Levy
        ",
        expect![[r#"
            Raven-Marked Levy: controlled by Targaryen, standing, STR 2, military, with Ruler of Meereen
            Targaryen chooses Raven-Marked Levy
            Targaryen kneels Dothraki Sea
            Targaryen uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Raven-Marked Levy: controlled by Targaryen, standing, STR 1, military, with Ruler of Meereen
        "#]],
    );
}

#[test]
fn two_players_play_a_round() {
    check(
        "
        rule  round.phases.winter
        note  The example of a round of two players.
        edition winter
        given it is the standing phase
        given Stark is the first player
        given Stark's deck is 4 Plain Spy
        given Lannister's deck is 4 Plain Maester
        when  the round ends
        when  the draw phase begins
        when  the marshalling phase begins
        when  the challenges phase begins
        when  the dominance phase begins
        when  the standing phase begins
        when  the round ends
        show  the round
        ",
        expect![[r#"
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            Stark draws Plain Spy
            Stark draws Plain Spy
            Lannister draws Plain Maester
            Lannister draws Plain Maester
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark loses 4 gold of unspent income
            Lannister receives 4 gold of income
            Lannister loses 4 gold of unspent income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Round 3 begins
            The plot phase begins
            it is round 3
        "#]],
    );
}

#[test]
fn standing_is_followed_by_a_new_round() {
    check(
        "
        rule  round.phases.winter
        edition winter
        when  the standing phase begins
        when  the round ends
        show  the phase
        show  the round
        ",
        expect![[r#"
            The standing phase begins
            Round 2 begins
            The plot phase begins
            it is the plot phase
            it is round 2
        "#]],
    );
}

#[test]
fn the_last_plot_brings_the_others_back_before_initiative() {
    check(
        "
        rule  plot.recycle.winter
        edition winter
        given it is round 7
        given Stark is the first player
        given Stark has Blockade, Calm Over Westeros among the used plots
        given Stark's plot deck is A Swift Season
        when  the plot phase begins
        when  Stark reveals A Swift Season
        when  Lannister reveals A Quiet Season
        show  Stark's plot deck
        show  Stark's used plots
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Swift Season
            Lannister chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Quiet Season
            Stark returns the used plots to the plot deck
            Stark wins initiative with 7
            Stark has in the plot deck: Blockade, Calm Over Westeros, A Quiet Season
            Stark has used: nothing
        "#]],
    );
}

#[test]
fn winters_dominance_counts_no_gold() {
    check(
        "
        rule  dominance.count.winter
        edition winter
        given Stark has Robert Baratheon in play
        given Stark has 3 gold
        given Lannister has Eddard Stark in play
        given Lannister has Robert Baratheon in play, kneeling
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
        "#]],
    );
}

#[test]
fn deathbound_from_hand_goes_to_the_dead_pile() {
    check(
        "
        rule  keyword.deathbound.winter
        edition winter
        given Stark has Renly Baratheon in play
        given Lannister has Raven-Marked Orphan in hand
        when  Stark attacks Lannister for intrigue with Renly Baratheon
        when  the challenge ends
        show  Raven-Marked Orphan
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Renly Baratheon
            Stark kneels Renly Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Lannister discards Raven-Marked Orphan at random into the dead pile for the claim
            Stark claims 1 power, unopposed
            Raven-Marked Orphan: Lannister's dead pile
        "#]],
    );
}

#[test]
fn deathbound_events_die_cancelled_or_not() {
    check(
        "
        rule  keyword.deathbound.winter
        edition winter
        given Stark has 2 Deathbound Oath in hand
        given Stark's deck is 2 Winter Stores
        given Lannister has Salt in Your Eyes in hand
        when  Stark plays Deathbound Oath
        when  Lannister plays Salt in Your Eyes
        when  everyone passes
        show  Stark's hand
        show  Stark's dead pile
        when  Stark plays Deathbound Oath
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark plays Deathbound Oath
            Lannister plays Salt in Your Eyes
            Deathbound Oath is cancelled
            Stark has in hand: Deathbound Oath
            Stark has in the dead pile: Deathbound Oath
            The dominance phase begins
            Nobody wins dominance, tied at 0
            Stark plays Deathbound Oath
            Stark draws Winter Stores
            Stark has in the dead pile: Deathbound Oath, Deathbound Oath
        "#]],
    );
}

#[test]
fn four_doomed_cards_are_borne() {
    check(
        "
        rule  keyword.doomed
        edition winter
        given Lannister has 3 Raven-Marked Levy in the dead pile
        given Lannister has Plain Soldier in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Stark has Robert Baratheon in play
        when  Stark attacks Lannister for military with Robert Baratheon
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Raven-Marked Rider is killed for the claim
            Stark claims 1 power, unopposed
            Robert Baratheon claims 1 power for Renown
            Raven-Marked Rider goes to Lannister's dead pile
            nobody has won
        "#]],
    );
}

#[test]
fn a_fifth_doomed_card_from_hand_eliminates() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.deathbound.winter
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Orphan in hand
        given Stark has Renly Baratheon in play
        when  Stark attacks Lannister for intrigue with Renly Baratheon
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Renly Baratheon
            Stark kneels Renly Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Lannister discards Raven-Marked Orphan at random into the dead pile for the claim
            Lannister is eliminated
            Stark wins the game: nobody else is left
            Stark has won
        "#]],
    );
}
