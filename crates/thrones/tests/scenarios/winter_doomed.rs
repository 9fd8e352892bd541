//! The Winter Edition: Doomed, elimination, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn a_fifth_doomed_event_eliminates() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.deathbound.winter
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Oath in hand
        given Lannister's deck is 3 Plain Spy
        when  Lannister plays Raven-Marked Oath
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Lannister plays Raven-Marked Oath
            Lannister draws Plain Spy
            Lannister is eliminated
            Stark wins the game: nobody else is left
            Stark has won
        "#]],
    );
}

#[test]
fn an_eliminated_player_leaves_the_table() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given it is the challenges phase with Stark active
        given Lannister is the first player
        given Stark has Robert Baratheon in play
        given Stark has Sudden Accident in hand
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider, Plain Courtyard in play
        given Lannister has Plain Spy in hand
        given Lannister has 3 power
        given Baratheon has Plain Lord in play, with a duplicate, under Lannister's control
        given Stark has Ruler of Meereen on Plain Lord
        when  Stark attacks Lannister for power with Robert Baratheon
        when  Stark plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  the challenge
        show  the first player
        show  Stark's power
        show  Baratheon's discard pile
        show  Ruler of Meereen
        show  Plain Courtyard
        show  Plain Spy
        show  Robert Baratheon
        when  Stark attacks Lannister for military with Robert Baratheon
        when  the round ends
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Stark chooses Raven-Marked Rider
            Stark plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Plain Lord goes to Baratheon's discard pile
            Plain Lord goes to Baratheon's discard pile
            Ruler of Meereen goes to Stark's discard pile
            there is no challenge
            Baratheon is the first player
            Stark has 0 power
            Baratheon has in the discard pile: Plain Lord, Plain Lord
            Ruler of Meereen: Stark's discard pile
            Plain Courtyard: removed from the game
            Plain Spy: removed from the game
            Robert Baratheon: controlled by Stark, kneeling, STR 3, military, power, Renown
            refused: it is nobody's turn to initiate challenges (challenge.turns); Lannister is out of the game (challenge.any_opponent)
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Stark stands Robert Baratheon
            Round 2 begins
            The plot phase begins
        "#]],
    );
}

#[test]
fn an_attachment_on_a_card_that_goes_is_discarded() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider, Plain Lord in play
        given Stark has Milk of the Poppy on Plain Lord
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  Milk of the Poppy
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Raven-Marked Rider
            Stark plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Milk of the Poppy goes to Stark's discard pile
            Milk of the Poppy: Stark's discard pile
            Plain Lord: removed from the game
        "#]],
    );
}

#[test]
fn five_doomed_cards_for_all_are_a_draw() {
    check(
        "
        rule  keyword.doomed.end
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Rider in play
        given Lannister has Raven-Marked Rider in play
        given Stark has Twin Funerals in hand
        when  Stark plays Twin Funerals on Stark's Raven-Marked Rider, Lannister's Raven-Marked Rider
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Stark chooses Raven-Marked Rider
            Stark chooses Raven-Marked Rider
            Stark plays Twin Funerals
            Raven-Marked Rider is killed by Twin Funerals
            Raven-Marked Rider is killed by Twin Funerals
            Raven-Marked Rider goes to Stark's dead pile
            Raven-Marked Rider goes to Lannister's dead pile
            Stark is eliminated
            Lannister is eliminated
            The game ends in a draw
            the game is a draw
        "#]],
    );
}

#[test]
fn the_last_player_left_wins() {
    check(
        "
        rule  keyword.doomed.end
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has 14 power
        given Stark has Raven-Marked Rider, Robert Baratheon in play
        given Lannister has Sudden Accident in hand
        given Lannister has Renly Baratheon in play
        when  Lannister plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Lannister chooses Raven-Marked Rider
            Lannister plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Stark's dead pile
            Stark is eliminated
            Lannister wins the game: nobody else is left
            Lannister has won
        "#]],
    );
}

#[test]
fn the_sign_of_infinity_adds_nothing() {
    check(
        "
        rule  card.symbol.perpetual
        edition winter
        given it is the dominance phase
        given Stark has Trident Reinforcements, Plain Soldier in the dead pile
        when  Stark uses Trident Reinforcements
        show  Stark's hand
        ",
        expect![[r#"
            refused: Trident Reinforcements is used only if there are at least 3 characters in your dead pile: not so now (timing.initiate)
            Stark has in hand: nothing
        "#]],
    );
}

#[test]
fn the_text_beside_the_sign_of_infinity_counts() {
    check(
        "
        rule  card.symbol.perpetual
        edition winter
        given it is the dominance phase
        given Stark has Trident Reinforcements, Plain Soldier, Plain Spy in the dead pile
        when  Stark uses Trident Reinforcements
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark uses Trident Reinforcements
            Trident Reinforcements goes to Stark's hand
            Stark has in hand: Trident Reinforcements
        "#]],
    );
}

#[test]
fn gold_is_spent_only_in_the_own_marshalling_turn() {
    check(
        "
        rule  marshalling.unspent.winter
        players Lannister, Stark
        edition winter
        given it is the challenges phase
        given Lannister is the first player
        given Lannister has 5 gold
        given Lannister has The Lion's Will in hand
        given Stark has Eddard Stark in play
        when  Lannister plays The Lion's Will on Eddard Stark
        ",
        expect![[r#"
            refused: The Lion's Will asks for 2 gold, you have 0 outside your marshalling turn (marshalling.unspent.winter)
        "#]],
    );
}

#[test]
fn three_players_take_no_titles() {
    check(
        "
        rule  card.types.winter
        rule  round.phases.winter
        players Stark, Lannister, Baratheon
        edition winter
        when  the plot phase begins
        when  Stark reveals A Quiet Season
        when  the draw phase begins
        when  Stark tries to take Hand of the King
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            refused: titles are not used at this table (card.types.winter)
        "#]],
    );
}

#[test]
fn the_active_player_is_eliminated_in_his_marshalling_turn() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Oath, Plain Spy in hand
        given Stark's deck is 3 Plain Spy
        given Stark has 5 gold
        given Lannister has Plain Spy in hand
        given Baratheon has Plain Soldier in play
        when  Stark plays Raven-Marked Oath
        show  who is asked
        when  Lannister marshals Plain Spy
        show  the first player
        when  the challenges phase begins
        when  Lannister is asked to initiate
        when  Baratheon attacks Lannister for military with Plain Soldier
        when  the round ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark plays Raven-Marked Oath
            Lannister is asked: Lannister cancels Stark's Raven-Marked Oath, or lets it happen
            Stark draws Plain Spy
            Stark is eliminated
            Lannister receives 4 gold of income
            Lannister marshals Plain Spy for 1 gold
            Lannister pays 1 gold
            Plain Spy enters play
            Lannister loses 3 gold of unspent income
            Baratheon receives 4 gold of income
            Baratheon loses 4 gold of unspent income
            Lannister is the first player
            The challenges phase begins
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Baratheon claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Baratheon stands Plain Soldier
            Round 2 begins
            The plot phase begins
            Stark has in play: nothing
        "#]],
    );
}

#[test]
fn the_attacker_is_eliminated_in_his_challenge() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given it is the challenges phase
        given Stark is the first player
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Rider in play
        given Lannister has Plain Soldier, Plain Lord in play
        given Lannister has Sudden Accident in hand
        when  Stark attacks Lannister for military with Raven-Marked Rider
        when  Lannister plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  the challenge
        show  the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Lannister attacks Baratheon for military with Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Raven-Marked Rider
            Stark kneels Raven-Marked Rider
            Lannister chooses Raven-Marked Rider
            Lannister plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Stark's dead pile
            Stark is eliminated
            there is no challenge
            Lannister is the first player
            refused: Stark is out of the game (challenge.any_opponent)
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
        "#]],
    );
}

#[test]
fn a_plot_eliminates_a_player() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Rider in play
        given Stark is the first player
        given Lannister has Plain Soldier in play
        given Lannister's plot deck is Valar Morghulis
        when  the plot phase begins
        when  the draw phase begins
        when  the marshalling phase begins
        show  the first player
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses Valar Morghulis
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals Valar Morghulis
            Baratheon reveals A Quiet Season
            Lannister returns the used plots to the plot deck
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Raven-Marked Rider is killed by Valar Morghulis
            Plain Soldier is killed by Valar Morghulis
            Raven-Marked Rider goes to Stark's dead pile
            Plain Soldier goes to Lannister's dead pile
            Stark is eliminated
            The draw phase begins
            The marshalling phase begins
            Lannister receives 2 gold of income
            Lannister loses 2 gold of unspent income
            Baratheon receives 4 gold of income
            Baratheon loses 4 gold of unspent income
            Lannister is the first player
        "#]],
    );
}

#[test]
fn two_eliminated_at_once_leave_the_third() {
    check(
        "
        rule  keyword.doomed.end
        players Stark, Lannister, Baratheon
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Rider in play
        given Lannister has Raven-Marked Rider in play
        given Baratheon has Twin Funerals in hand
        when  Baratheon plays Twin Funerals on Stark's Raven-Marked Rider, Lannister's Raven-Marked Rider
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Baratheon chooses Raven-Marked Rider
            Baratheon chooses Raven-Marked Rider
            Baratheon plays Twin Funerals
            Raven-Marked Rider is killed by Twin Funerals
            Raven-Marked Rider is killed by Twin Funerals
            Raven-Marked Rider goes to Stark's dead pile
            Raven-Marked Rider goes to Lannister's dead pile
            Stark is eliminated
            Lannister is eliminated
            Baratheon wins the game: nobody else is left
            Baratheon has won
        "#]],
    );
}

#[test]
fn str_never_falls_below_0() {
    check(
        "
        rule  lasting.floor
        players Targaryen, Stark
        edition winter
        given it is the challenges phase
        given Targaryen has 2 Dothraki Sea in play
        given Stark has Raven-Marked Levy in play
        when  Targaryen uses Dothraki Sea on Raven-Marked Levy
        when  Targaryen uses the second Dothraki Sea on Raven-Marked Levy
        show  Raven-Marked Levy
        ",
        expect![[r#"
            Targaryen chooses Raven-Marked Levy
            Targaryen kneels Dothraki Sea
            Targaryen uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Targaryen chooses Raven-Marked Levy
            Targaryen kneels Dothraki Sea
            Targaryen uses Dothraki Sea
            The effect of Dothraki Sea lasts until the end of the phase
            Raven-Marked Levy: controlled by Stark, standing, STR 0, military
        "#]],
    );
}

#[test]
fn doomed_locations_count() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.deathbound.winter
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Hall in play
        given Lannister's plot deck is A Ruinous Season
        when  the plot phase begins
        when  the draw phase begins
        show  the winner
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Ruinous Season
            Stark reveals A Quiet Season
            Lannister reveals A Ruinous Season
            Lannister returns the used plots to the plot deck
            Stark wins initiative with 0, by lot
            Stark is the first player
            A Ruinous Season takes effect
            Raven-Marked Hall is discarded from play by A Ruinous Season
            Raven-Marked Hall goes to Stark's dead pile
            Stark is eliminated
            Lannister wins the game: nobody else is left
            Lannister has won
        "#]],
    );
}

#[test]
fn the_blade_is_sharp() {
    check(
        "
        edition winter
        given Stark has Plain Lord in play
        given Stark has Raven-Marked Blade on Plain Lord
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power, with Raven-Marked Blade
        "#]],
    );
}

#[test]
fn the_blade_falls_with_its_bearer() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.deathbound.winter
        edition winter
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Plain Lord in play
        given Stark has Raven-Marked Blade on Plain Lord
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Stark's dead pile
            Raven-Marked Blade goes to Stark's dead pile
            Stark is eliminated
            Lannister wins the game: nobody else is left
            Lannister has won
        "#]],
    );
}

#[test]
fn a_winter_duplicate_saves_from_being_discarded() {
    check(
        "
        rule  duplicate.save.winter
        edition winter
        given it is the dominance phase
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has 4 Winter Stores in play
        given Lannister has Westeros Bleeds in hand
        when  Lannister plays Westeros Bleeds
        when  Stark saves Eddard Stark with its duplicate
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister kneels Winter Stores
            Lannister kneels Winter Stores
            Lannister kneels Winter Stores
            Lannister kneels Winter Stores
            Lannister pays 4 influence
            Lannister plays Westeros Bleeds
            Stark uses a duplicate of Eddard Stark
            Eddard Stark is saved by its duplicate
            Eddard Stark: controlled by Stark, standing, STR 4, military, power
        "#]],
    );
}

#[test]
fn icons_are_counted_on_the_net_sum() {
    check(
        "
        rule  challenge.attack.icon.printed
        rule  lasting.net
        edition winter
        given it is the challenges phase
        given Stark is the first player
        given Stark has Eddard Stark, Robert Baratheon in play
        given Stark has Risen to Power in hand
        given Lannister has 2 Slander in hand
        when  Lannister plays Slander on Eddard Stark
        when  Lannister plays Slander on Eddard Stark
        show  Eddard Stark
        when  Stark plays Risen to Power on Eddard Stark
        show  Eddard Stark
        when  Stark attacks Lannister for power with Eddard Stark
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Slander
            The effect of Slander lasts until the end of the phase
            Lannister chooses Eddard Stark
            Lannister plays Slander
            Eddard Stark: controlled by Stark, standing, STR 4, military
            The effect of Slander lasts until the end of the phase
            Stark chooses Eddard Stark
            Stark plays Risen to Power
            The effect of Risen to Power lasts until the end of the phase
            Eddard Stark: controlled by Stark, standing, STR 4, military
            refused: Eddard Stark has no power icon (challenge.attack.icon.printed)
        "#]],
    );
}

#[test]
fn the_cards_of_an_eliminated_player_go_wherever_they_are() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Lannister has Plain Lord in play, under Stark's control
        given Stark has Ruler of Meereen on Plain Lord
        given Lannister has Milk of the Poppy on Raven-Marked Rider
        given Stark has Renly Baratheon in play
        given Lannister has Milk of the Poppy on Renly Baratheon
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  Plain Lord
        show  Ruler of Meereen
        show  Stark's cards in play
        show  Renly Baratheon
        show  Lannister's dead pile
        show  Lannister's plot
        ",
        expect![[r#"
            Stark chooses Raven-Marked Rider
            Stark plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Milk of the Poppy goes to Lannister's discard pile
            Ruler of Meereen goes to Stark's discard pile
            Plain Lord: removed from the game
            Ruler of Meereen: Stark's discard pile
            Stark has in play: Renly Baratheon
            Renly Baratheon: controlled by Stark, standing, STR 3, intrigue, power
            Lannister has in the dead pile: nothing
            Lannister reveals nothing
        "#]],
    );
}

#[test]
fn the_plot_of_an_eliminated_player_says_nothing_any_more() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Lannister reveals Blockade
        given Stark reveals Rains of Autumn
        given Stark has Sudden Accident in hand
        show  Stark's income
        when  Stark plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        show  Stark's income
        show  Blockade
        ",
        expect![[r#"
            Stark has an income of 0
            Stark chooses Raven-Marked Rider
            Stark plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Stark has an income of 4
            Blockade: removed from the game
        "#]],
    );
}

#[test]
fn an_eliminated_player_is_asked_nothing() {
    check(
        "
        rule  keyword.doomed.leaving
        players Stark, Lannister, Baratheon
        edition winter
        given it is the challenges phase
        given Stark is the first player
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Lannister has Plain Spy in hand
        given Stark has Sudden Accident in hand
        given Stark's deck is 4 Plain Spy
        given Lannister's deck is 4 Plain Spy
        given Baratheon's deck is 4 Plain Spy
        when  Stark plays Sudden Accident on Raven-Marked Rider
        when  everyone passes
        when  Lannister tries to use Plain Spy
        when  the round ends
        when  the draw phase begins
        when  the marshalling phase begins
        when  the challenges phase begins
        ",
        expect![[r#"
            Stark chooses Raven-Marked Rider
            Stark plays Sudden Accident
            Raven-Marked Rider is killed by Sudden Accident
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            refused: you are out of the game (keyword.doomed.leaving)
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            The draw phase begins
            Stark draws Plain Spy
            Stark draws Plain Spy
            Baratheon draws Plain Spy
            Baratheon draws Plain Spy
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark loses 4 gold of unspent income
            Baratheon receives 4 gold of income
            Baratheon loses 4 gold of unspent income
            The challenges phase begins
        "#]],
    );
}

#[test]
fn three_players_and_the_eliminated_one_plays_no_further_part_in_the_window() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.doomed.leaving
        edition winter
        players Stark, Lannister, Baratheon
        given Lannister is the first player
        given it is the challenges phase with Stark active
        given Stark has 4 Raven-Marked Levy in the dead pile
        given Stark has Raven-Marked Oath in hand
        given Stark has Jon Snow in play
        given Stark has 13 power
        given Lannister has Ser Jacelyn Bywater in play
        given Baratheon has Plain Spy in hand
        when  Stark attacks Lannister for military with Jon Snow
        when  Lannister declares no defenders
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Stark
        show  who is asked
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
            Baratheon discards Plain Spy at random by Ser Jacelyn Bywater
            Stark discards Raven-Marked Oath at random into the dead pile by Ser Jacelyn Bywater
            Stark is eliminated
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: nothing
            Stark has in hand: nothing
            Stark has in the dead pile: nothing
            Stark has in the discard pile: nothing
            nobody is asked
        "#]],
    );
}
