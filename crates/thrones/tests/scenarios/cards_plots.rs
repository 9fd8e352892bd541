//! The plots: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn summoning_season_finds_characters_for_two() {
    check(
        "
        rule  timing.when_revealed.choices
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Summoning Season
        given Stark's deck is Ice, Plain Lord, Plain Soldier
        given Lannister's deck is Ice, Plain Spy
        given Baratheon's deck is Plain Spy
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Lannister
        when  Stark chooses Lannister
        show  what Stark is offered
        when  Stark takes Plain Lord
        show  Stark's hand
        show  what Lannister is offered
        when  Lannister takes Plain Spy
        when  the draw phase begins
        show  Lannister's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Summoning Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Summoning Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Lannister is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark is offered: Plain Lord / Plain Soldier
            Stark shuffles the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Lannister searches the deck
            Stark has in hand: Plain Lord
            Lannister is offered: Plain Spy
            Lannister shuffles the deck
            Lannister reveals Plain Spy
            Plain Spy goes to Lannister's hand
            Stark returns the used plots to the plot deck
            Lannister becomes Crown Regent
            Baratheon becomes Lord Commander of the Kingsguard
            Stark becomes Hand of the King
            The draw phase begins
            Lannister has in hand: Plain Spy
            Baratheon has in hand: nothing
        "#]],
    );
}

#[test]
fn summoning_season_without_characters_finds_nothing() {
    check(
        "
        given Stark's plot deck is Summoning Season
        given Stark's deck is Ice
        given Lannister's deck is Ice
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Summoning Season
            Lannister chooses A Quiet Season
            Stark reveals Summoning Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark shuffles the deck
            Lannister searches the deck
            Lannister shuffles the deck
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark draws Ice
            Lannister draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn mutual_cause_keeps_the_peace_between_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Cause
        given Stark has Plain Lord in play
        given Lannister has Two Houses Envoy in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Plain Lord
        when  Stark attacks Baratheon for power with Plain Lord
        when  the challenge ends
        when  Lannister attacks Stark for power with Two Houses Envoy
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Cause
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Cause
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Mutual Cause takes effect
            Stark chooses Lannister
            The effect of Mutual Cause lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a card forbids power challenges against Lannister (timing.cannot)
            Stark initiates a power challenge against Baratheon
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 6 to 0
            Baratheon satisfies a claim of 2
            Stark claims 1 power
            refused: a card forbids power challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn mutual_cause_leaves_other_challenges_alone() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Cause
        given Stark has Plain Lord in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Cause
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Cause
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Mutual Cause takes effect
            Stark chooses Lannister
            The effect of Mutual Cause lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn mutual_cause_needs_two_opponents() {
    check(
        "
        given Stark's plot deck is Mutual Cause
        given Stark has Plain Lord in play
        when  the plot phase begins
        when  Stark names Stark
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Cause
            Lannister chooses A Quiet Season
            Stark reveals Mutual Cause
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Stark returns the used plots to the plot deck
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn uneasy_truce_taxes_military_challenges() {
    check(
        "
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord in play
        given Stark has 3 gold
        when  Stark attacks Lannister for military with Plain Lord
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark gives Lannister 2 gold
            Stark has 1 gold
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn uneasy_truce_stops_the_poor() {
    check(
        "
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord in play
        given Stark has 1 gold
        when  Stark attacks Lannister for military with Plain Lord
        when  Stark attacks Lannister for power with Plain Lord
        show  Stark's gold
        ",
        expect![[r#"
            refused: initiating it costs 2 gold, you have 1 (timing.initiate)
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn rains_of_autumn_wash_away_income() {
    check(
        "
        given Lannister reveals Rains of Autumn
        given Stark has Plain Courtyard, The Goldroad in play
        given Lannister has Lannisport Steward in play
        show  Stark's income
        show  Lannister's income
        ",
        expect![[r#"
            Stark has an income of 4
            Lannister has an income of 4
        "#]],
    );
}

#[test]
fn rains_of_autumn_are_over_with_the_next_plot() {
    check(
        "
        given Lannister has Rains of Autumn among the used plots
        given Stark has Plain Courtyard, The Goldroad in play
        show  Stark's income
        ",
        expect![[r#"
            Stark has an income of 6
        "#]],
    );
}

#[test]
fn good_for_the_gander_copies_the_other_plot() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Counting Favors
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Lannister's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Stark is the first player
        when  the plot phase begins
        when  Stark is asked to choose what resolves next
        when  Stark chooses Good for the Gander
        when  everyone passes
        when  the draw phase begins
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Counting Favors
            Stark reveals Good for the Gander
            Lannister reveals Counting Favors
            Lannister wins initiative with 3
            Stark is the first player
            Good for the Gander takes effect
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister draws Ice
            Lannister draws Hodor
            Lannister draws Arya Stark
            Counting Favors takes effect
            Lannister chooses Stark
            Lannister cannot draw another card
            Stark cannot draw another card
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Stark has in hand: Ice, Hodor, Arya Stark
        "#]],
    );
}

#[test]
fn good_for_the_gander_finds_nothing_to_copy() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Stark is the first player
        when  the plot phase begins
        when  the draw phase begins
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses A Quiet Season
            Stark reveals Good for the Gander
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            Good for the Gander takes effect
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark draws Ice
            Stark draws Hodor
            Stark has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn good_for_the_gander_against_itself_does_nothing() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Good for the Gander
        given Stark is the first player
        when  the plot phase begins
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Good for the Gander
            Stark reveals Good for the Gander
            Lannister reveals Good for the Gander
            Stark wins initiative with 0
            Stark is the first player
            Good for the Gander takes effect
            Good for the Gander takes effect
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn good_for_the_gander_against_itself_with_a_third_plot() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Good for the Gander
        given Baratheon's plot deck is Mad King's Legacy
        given Baratheon has Plain Lord in play
        given Baratheon has Strong Sword on Plain Lord
        given Baratheon has Gilded Plate on Plain Lord
        given Baratheon has Muzzle on Plain Lord
        given Stark is the first player
        when  the plot phase begins
        when  Stark is asked to choose what resolves next
        when  Stark chooses Stark's Good for the Gander
        show  what Stark is offered
        when  Stark chooses Lannister's Good for the Gander
        when  Stark chooses Good for the Gander
        show  what Lannister is offered
        when  Lannister chooses Mad King's Legacy
        when  Lannister chooses Muzzle
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Good for the Gander
            Baratheon chooses Mad King's Legacy
            Stark reveals Good for the Gander
            Lannister reveals Good for the Gander
            Baratheon reveals Mad King's Legacy
            Baratheon wins initiative with 3
            Stark is the first player
            Good for the Gander takes effect
            Stark is offered: Good for the Gander / Mad King's Legacy
            Good for the Gander takes effect
            Lannister is offered: Good for the Gander / Mad King's Legacy
            Mad King's Legacy takes effect
            Lannister chooses Muzzle
            Muzzle is discarded from play
            Mad King's Legacy takes effect
            Baratheon chooses Strong Sword
            Strong Sword is discarded from play
            Strong Sword goes to Baratheon's discard pile
            Muzzle goes to Baratheon's discard pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            Baratheon returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Plain Lord: controlled by Baratheon, standing, STR 3, military, intrigue, power, with Gilded Plate
        "#]],
    );
}

#[test]
fn good_for_the_gander_does_not_copy_a_constant() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Blockade
        given Stark is the first player
        when  the plot phase begins
        when  the draw phase begins
        show  Stark's income
        show  Lannister's income
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Blockade
            Stark reveals Good for the Gander
            Lannister reveals Blockade
            Lannister wins initiative with 4
            Stark is the first player
            Good for the Gander takes effect
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Stark has an income of 0
            Lannister has an income of 0
        "#]],
    );
}

#[test]
fn tourney_for_the_hand_strengthens_knights() {
    check(
        "
        given Stark reveals Tourney for the Hand
        given Stark has Renowned Knight, Plain Soldier in play
        given Lannister has Renowned Knight in play
        show  Stark's Renowned Knight
        show  Plain Soldier
        show  Lannister's Renowned Knight
        ",
        expect![[r#"
            Renowned Knight: controlled by Stark, standing, STR 4, military, power, Renown
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Renowned Knight: controlled by Lannister, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn tourney_for_the_hand_makes_knights_immune_to_characters() {
    check(
        "
        rule  keyword.immunity
        given Stark reveals Tourney for the Hand
        given Stark has Renowned Knight, Plain Soldier in play
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given it is the dominance phase
        when  Lannister uses Cersei Lannister
        show  what Lannister is offered
        when  Lannister chooses Renowned Knight
        ",
        expect![[r#"
            Lannister is offered: Plain Soldier / Cersei Lannister
            refused: Renowned Knight is immune to Cersei Lannister (keyword.immunity)
        "#]],
    );
}

#[test]
fn tourney_for_the_hand_does_not_stop_events() {
    check(
        "
        given Stark reveals Tourney for the Hand
        given Stark has Renowned Knight in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Renowned Knight
        when  everyone passes
        show  Renowned Knight
        ",
        expect![[r#"
            Lannister chooses Renowned Knight
            Lannister plays Sudden Accident
            Renowned Knight is killed
            Renowned Knight goes to Stark's dead pile
            Renowned Knight: Stark's dead pile
        "#]],
    );
}

#[test]
fn fleeing_to_the_wall_spares_what_players_name() {
    check(
        "
        given Stark's plot deck is Fleeing to the Wall
        given Stark has Plain Courtyard, Infamous Tavern, Whispering Hall in play
        given Lannister has Lannisport, Limited Market, Western Fiefdoms, Golden Tooth Mines in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        show  what Stark is offered
        when  Stark chooses Plain Courtyard, Lannisport
        when  Lannister chooses Limited Market, Whispering Hall, Golden Tooth Mines
        when  the draw phase begins
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Fleeing to the Wall
            Lannister chooses A Quiet Season
            Stark reveals Fleeing to the Wall
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Fleeing to the Wall takes effect
            Stark is offered: Plain Courtyard / Infamous Tavern / Whispering Hall / Lannisport / Limited Market / Western Fiefdoms / Golden Tooth Mines
            Stark chooses Plain Courtyard
            Stark chooses Lannisport
            Lannister chooses Whispering Hall
            Lannister chooses Limited Market
            Lannister chooses Golden Tooth Mines
            Infamous Tavern is discarded from play
            Western Fiefdoms is discarded from play
            Golden Tooth Mines takes effect
            Lannister cannot draw another card
            Infamous Tavern goes to Stark's discard pile
            Western Fiefdoms goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Courtyard, Whispering Hall
            Stark has in hand: nothing
            Stark has in the dead pile: nothing
            Stark has in the discard pile: Infamous Tavern
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Lannisport, Limited Market, Golden Tooth Mines
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Western Fiefdoms
        "#]],
    );
}

#[test]
fn fleeing_to_the_wall_cannot_be_cancelled() {
    check(
        "
        rule  cancel.effect
        given Stark's plot deck is Fleeing to the Wall
        given Lannister has Lannisport in play
        given Lannister has Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Fleeing to the Wall
            Stark reveals Fleeing to the Wall
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Fleeing to the Wall takes effect
            refused: Royal Veto is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Lannisport is discarded from play
            Lannisport goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Royal Veto
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Lannisport
        "#]],
    );
}

#[test]
fn fleeing_to_the_wall_discards_beyond_saving() {
    check(
        "
        given Stark's plot deck is Fleeing to the Wall
        given Lannister has Lannisport in play, with a duplicate
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  everyone passes
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Fleeing to the Wall
            Lannister chooses A Quiet Season
            Stark reveals Fleeing to the Wall
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Fleeing to the Wall takes effect
            Lannisport is discarded from play
            Lannisport goes to Lannister's discard pile
            Lannisport goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Lannisport, Lannisport
        "#]],
    );
}

#[test]
fn drunken_allegations_kneel_one_each() {
    check(
        "
        given Stark's plot deck is Drunken Allegations
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Soldier in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  Stark chooses Plain Spy
        when  Lannister chooses Plain Lord
        when  the draw phase begins
        show  Plain Lord
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Drunken Allegations
            Lannister chooses A Quiet Season
            Stark reveals Drunken Allegations
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Drunken Allegations takes effect
            Stark chooses Lannister
            Stark chooses Plain Spy
            Lannister kneels Plain Spy
            Lannister chooses Plain Lord
            Stark kneels Plain Lord
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Spy: controlled by Lannister, kneeling, STR 1, intrigue
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn drunken_allegations_pass_by_who_kneels() {
    check(
        "
        given Stark's plot deck is Drunken Allegations
        given Stark has Plain Lord in play, kneeling
        given Lannister has Plain Spy, Plain Soldier in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  Stark chooses Plain Lord
        when  Stark chooses Plain Spy
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Drunken Allegations
            Lannister chooses A Quiet Season
            Stark reveals Drunken Allegations
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Drunken Allegations takes effect
            Stark chooses Lannister
            refused: Drunken Allegations asks for a standing character, which Plain Lord is not (timing.target)
            Stark chooses Plain Spy
            Lannister kneels Plain Spy
            Lannister chooses Plain Soldier
            Lannister kneels Plain Soldier
            Stark returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn mutual_blackmail_stops_intrigue_between_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Blackmail
        given Stark has Plain Lord in play
        given Lannister has Plain Spy in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for intrigue with Plain Lord
        when  Stark attacks Baratheon for intrigue with Plain Lord
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Plain Spy
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Blackmail
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Blackmail
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 1
            Stark is the first player
            Mutual Blackmail takes effect
            Stark chooses Lannister
            The effect of Mutual Blackmail lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a card forbids intrigue challenges against Lannister (timing.cannot)
            Stark initiates an intrigue challenge against Baratheon
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 2
            Stark claims 1 power
            refused: a card forbids intrigue challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn planning_ahead_leaves_gold_where_it_is() {
    check(
        "
        given Stark reveals Planning Ahead
        given Lannister has 2 gold
        given it is the dominance phase
        when  the round ends
        show  Lannister's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase is skipped
            Round 2 begins
            The plot phase begins
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn planning_ahead_works_only_while_revealed() {
    check(
        "
        given Stark has Planning Ahead among the used plots
        given Lannister has 2 gold
        given it is the dominance phase
        when  the round ends
        show  Lannister's gold
        ",
        expect![[r#"
            The standing phase begins
            The taxation phase begins
            Lannister returns 2 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn wildfire_assault_spares_three_each() {
    check(
        "
        rule  timing.when_revealed.choices
        given Stark's plot deck is Wildfire Assault
        given Stark has Plain Soldier, Plain Spy, Plain Lord, Plain Maester in play
        given Lannister has Wandering Prince in play, with a duplicate
        given Lannister has Renowned Knight in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Plain Soldier, Plain Spy, Plain Lord, Plain Maester
        when  Stark chooses Plain Soldier, Plain Spy, Plain Lord
        when  Lannister chooses Renowned Knight
        when  everyone passes
        when  the draw phase begins
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            refused: Choose: that is not one of the answers (timing.target)
            Stark chooses Plain Soldier
            Stark chooses Plain Spy
            Stark chooses Plain Lord
            Lannister chooses Renowned Knight
            Plain Maester is killed
            Wandering Prince is killed
            Plain Maester goes to Stark's dead pile
            Wandering Prince goes to Lannister's discard pile
            Wandering Prince goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Soldier, Plain Spy, Plain Lord
            Stark has in hand: nothing
            Stark has in the dead pile: Plain Maester
            Stark has in the discard pile: nothing
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Renowned Knight
            Lannister has in hand: nothing
            Lannister has in the dead pile: Wandering Prince
            Lannister has in the discard pile: Wandering Prince
        "#]],
    );
}

#[test]
fn wildfire_assault_burns_past_saves() {
    check(
        "
        given Stark's plot deck is Wildfire Assault
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister has Held Back in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Lannister chooses nothing
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Plain Lord is killed
            Plain Lord goes to Lannister's discard pile
            Plain Lord goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Held Back
            Lannister has in the dead pile: Plain Lord
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn wildfire_assault_may_be_cancelled() {
    check(
        "
        rule  cancel.effect
        given Stark's plot deck is Wildfire Assault
        given Lannister has Plain Lord in play
        given Lannister has Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Wildfire Assault
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Lannister plays Royal Veto
            Wildfire Assault is cancelled
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn hear_me_roar_weakens_the_simple() {
    check(
        "
        given Lannister reveals Hear Me Roar
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has The Hound, Tyrion Lannister in play
        show  Plain Soldier
        show  Plain Spy
        show  The Hound
        show  Tyrion Lannister
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 1, military
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
            The Hound: controlled by Lannister, standing, STR 3, military
            Tyrion Lannister: controlled by Lannister, standing, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn blockade_starves_the_opponents() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Lannister reveals Blockade
        given Lannister has Plain Courtyard in play
        given Stark has Plain Courtyard in play
        show  Stark's income
        show  Baratheon's income
        show  Lannister's income
        ",
        expect![[r#"
            Stark has an income of 1
            Baratheon has an income of 0
            Lannister has an income of 1
        "#]],
    );
}

#[test]
fn the_power_of_blood_keeps_nobles_alive() {
    check(
        "
        given Stark reveals The Power of Blood
        given Lannister has Cersei Lannister, Plain Lord in play
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident
        show  what Stark is offered
        when  Stark chooses Cersei Lannister
        when  Stark chooses Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark is offered: Plain Soldier / Plain Lord
            refused: Cersei Lannister cannot be killed (timing.cannot)
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn the_power_of_blood_does_not_stop_discarding() {
    check(
        "
        given Stark reveals The Power of Blood
        given Lannister has Cersei Lannister in play
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Cersei Lannister
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Cersei Lannister is discarded from play
            Cersei Lannister goes to Lannister's discard pile
            Cersei Lannister: Lannister's discard pile
        "#]],
    );
}

#[test]
fn the_power_of_blood_leaves_claim_to_the_others() {
    check(
        "
        rule  challenge.claim.military
        given Stark reveals The Power of Blood
        given Stark has Fearsome Giant in play
        given Lannister has Cersei Lannister, Plain Spy in play
        when  Stark attacks Lannister for military with Fearsome Giant
        when  the challenge ends
        show  Lannister's cards in play
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Plain Spy is killed
            Stark claims 1 power
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Cersei Lannister
            Lannister has in the dead pile: Plain Spy
        "#]],
    );
}

#[test]
fn building_season_finds_locations() {
    check(
        "
        given Stark's plot deck is Building Season
        given Stark's deck is Plain Lord, Plain Courtyard, Whispering Hall
        given Lannister's deck is Plain Spy
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Stark is offered
        when  Stark takes Whispering Hall
        when  the draw phase begins
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Building Season
            Lannister chooses A Quiet Season
            Stark reveals Building Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 1
            Stark is the first player
            Building Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark is offered: Plain Courtyard / Whispering Hall
            Stark shuffles the deck
            Stark reveals Whispering Hall
            Whispering Hall goes to Stark's hand
            Lannister searches the deck
            Lannister shuffles the deck
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in hand: Whispering Hall
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn mutual_enemies_stop_war_between_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Enemies
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Lord
        when  Stark attacks Baratheon for military with Plain Lord
        when  the challenge ends
        when  Lannister attacks Stark for military with Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Enemies
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Enemies
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 2
            Stark is the first player
            Mutual Enemies takes effect
            Stark chooses Lannister
            The effect of Mutual Enemies lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a card forbids military challenges against Lannister (timing.cannot)
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 2
            Stark claims 1 power
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn holding_the_trident_helps_the_few() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn holding_the_trident_leaves_equals_alone() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord, Plain Soldier in play
        given Lannister has Plain Spy, Deadly Guard in play
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn holding_the_trident_asks_for_one_richer_opponent() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
        "#]],
    );
}

#[test]
fn calm_over_westeros_charges_for_events() {
    check(
        "
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 1 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Stark's gold
        show  Lannister's gold
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark gives Lannister 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Stark has 0 gold
            Lannister has 1 gold
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn calm_over_westeros_silences_the_poor() {
    check(
        "
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark tries to play Sudden Accident
        ",
        expect![[r#"
            refused: you cannot pay what Sudden Accident costs now (timing.initiate)
        "#]],
    );
}

#[test]
fn calm_over_westeros_lets_the_player_pick_who_is_paid() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 1 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  Stark chooses Baratheon
        when  everyone passes
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark gives Baratheon 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn snowed_under_sends_one_of_each_home() {
    check(
        "
        given Stark reveals Snowed Under
        given Stark has Plain Lord, Plain Soldier in play, kneeling
        given Lannister has Lannisport, Plain Spy in play, kneeling
        given Lannister has Renowned Knight in play
        when  the standing phase begins
        when  Stark is asked to choose
        when  Stark chooses Plain Soldier
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark chooses Lannisport
        when  the standing phase ends
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Stark chooses Plain Soldier
            Stark is offered: Lannisport / Plain Spy
            Stark chooses Lannisport
            Plain Soldier is returned to Stark's hand
            Lannisport is returned to Lannister's hand
            Plain Soldier goes to Stark's hand
            Lannisport goes to Lannister's hand
            Stark stands Plain Lord
            Lannister stands Plain Spy
            Stark has in hand: Plain Soldier
            Lannister has in hand: Lannisport
        "#]],
    );
}

#[test]
fn snowed_under_passes_by_who_stands() {
    check(
        "
        given Stark reveals Snowed Under
        given Lannister has Plain Spy, Lannisport in play
        when  the standing phase begins
        when  the standing phase ends
        show  Lannister's hand
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn snowed_under_lets_a_duplicate_save() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark reveals Snowed Under
        given Lannister has Plain Lord in play, kneeling, with a duplicate
        when  the standing phase begins
        when  Lannister saves Plain Lord with its duplicate
        when  the standing phase ends
        show  Plain Lord
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Stark chooses Plain Lord
            Plain Lord is saved by its duplicate
            Lannister stands Plain Lord
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_power_of_arms_strengthens_war_crests() {
    check(
        "
        given Stark reveals The Power of Arms
        given Stark has Greatjon Umber, Plain Lord in play
        given Lannister has Host of Storm's End in play
        show  Greatjon Umber
        show  Plain Lord
        show  Host of Storm's End
        ",
        expect![[r#"
            Greatjon Umber: controlled by Stark, standing, STR 5, military, power
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Host of Storm's End: controlled by Lannister, standing, STR 6, military, power
        "#]],
    );
}

#[test]
fn valar_morghulis_kills_everybody_who_is_not_saved() {
    check(
        "
        given Stark's plot deck is Valar Morghulis
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Plain Soldier, The Hound in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark saves Plain Lord with its duplicate
        when  the draw phase begins
        show  Stark's cards in play
        show  Lannister's dead pile
        show  Lannister's discard pile
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses A Quiet Season
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            Valar Morghulis takes effect
            Plain Lord is saved by its duplicate
            Plain Soldier is killed
            The Hound is killed
            Plain Soldier goes to Lannister's dead pile
            The Hound goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in play: Plain Lord
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: The Hound
        "#]],
    );
}

#[test]
fn valar_morghulis_may_be_cancelled() {
    check(
        "
        given Stark's plot deck is Valar Morghulis
        given Lannister has Plain Soldier in play
        given Lannister has Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  the draw phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Valar Morghulis
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0
            Stark is the first player
            Valar Morghulis takes effect
            Lannister plays Royal Veto
            Valar Morghulis is cancelled
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_lets_an_opponent_kill() {
    check(
        "
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord, Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Condemned by the Realm
            Lannister chooses A Quiet Season
            Stark reveals Condemned by the Realm
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Condemned by the Realm takes effect
            Stark chooses Lannister
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister chooses Plain Lord
            Plain Lord is killed
            Plain Lord goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: Stark's dead pile
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_allows_a_save() {
    check(
        "
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord in play, with a duplicate
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark saves Plain Lord with its duplicate
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Condemned by the Realm
            Lannister chooses A Quiet Season
            Stark reveals Condemned by the Realm
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Condemned by the Realm takes effect
            Stark chooses Lannister
            Lannister chooses Plain Lord
            Plain Lord is saved by its duplicate
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn counting_favors_draw_three_for_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Counting Favors
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Lannister's deck is Plain Spy, Plain Soldier
        given Baratheon's deck is Plain Lord
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the draw phase begins
        show  Stark's hand
        show  Lannister's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister draws Plain Spy
            Lannister draws Plain Soldier
            Lannister cannot draw another card
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Stark has in hand: Ice, Hodor, Arya Stark
            Lannister has in hand: Plain Spy, Plain Soldier
            Baratheon has in hand: nothing
        "#]],
    );
}

#[test]
fn counting_favors_stop_at_the_draw_cap() {
    check(
        "
        rule  draw.cap
        given Stark's plot deck is Counting Favors
        given Stark has Golden Tooth Mines in play
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Stark's hand
        show  Stark's deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister cannot draw another card
            Golden Tooth Mines takes effect
            Stark cannot draw another card
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in hand: Ice, Hodor, Arya Stark
            Stark has in the deck: Robb Stark
        "#]],
    );
}

#[test]
fn power_and_wealth_counts_attachments() {
    check(
        "
        given Stark reveals Power and Wealth
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Plain Spy in play
        given Stark has Gilded Plate on Plain Lord
        given Lannister has Poisoned Wine on Plain Lord
        given Lannister has Plain Soldier in play
        given Lannister has Gilded Plate on Plain Soldier
        show  Plain Lord
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with Gilded Plate, Poisoned Wine, with 1 duplicate
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
            Plain Soldier: controlled by Lannister, standing, STR 2, military, with Gilded Plate
        "#]],
    );
}

#[test]
fn mad_kings_legacy_discards_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen's plot deck is Mad King's Legacy
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Targaryen has Poisoned Wine on Plain Lord
        given Targaryen is the first player
        when  the plot phase begins
        when  Targaryen names Targaryen
        show  what Targaryen is offered
        when  Targaryen chooses Strong Sword
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses Mad King's Legacy
            Lannister chooses A Quiet Season
            Targaryen reveals Mad King's Legacy
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 3
            Targaryen is the first player
            Mad King's Legacy takes effect
            Targaryen is offered: Poisoned Wine / Strong Sword
            Targaryen chooses Strong Sword
            Strong Sword is discarded from play
            Strong Sword goes to Lannister's discard pile
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Lannister, standing, STR 1, military, intrigue, power, with Poisoned Wine
        "#]],
    );
}

#[test]
fn mad_kings_legacy_without_attachments_does_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen's plot deck is Mad King's Legacy
        given Lannister has Plain Lord in play
        given Targaryen is the first player
        when  the plot phase begins
        when  Targaryen names Targaryen
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses Mad King's Legacy
            Lannister chooses A Quiet Season
            Targaryen reveals Mad King's Legacy
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 3
            Targaryen is the first player
            Mad King's Legacy takes effect
            Targaryen returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn rule_by_decree_takes_from_the_largest_hand() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord, Plain Spy in hand
        given Stark has Ice in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Lannister discards Ice, Hodor
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Lannister discards Ice
            Lannister discards Hodor
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Arya Stark, Robb Stark, Plain Lord, Plain Spy
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Hodor, Ice
        "#]],
    );
}

#[test]
fn rule_by_decree_spares_a_tie() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Stark has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Lannister's hand
        show  Stark's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
            Stark has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
        "#]],
    );
}

#[test]
fn rule_by_decree_spares_a_small_hand() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn noose_and_swordpoint_keep_the_weak_down() {
    check(
        "
        given Stark reveals Noose and Swordpoint
        given Stark has Plain Soldier, Plain Lord in play, kneeling
        given Lannister has Plain Spy, Plain Courtyard in play, kneeling
        given Lannister has Deadly Guard in play, kneeling
        given Lannister has Strong Sword on Deadly Guard
        when  the standing phase begins
        when  the standing phase ends
        show  Plain Soldier
        show  Plain Lord
        show  Plain Spy
        show  Plain Courtyard
        show  Deadly Guard
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Plain Lord
            Lannister stands Plain Courtyard
            Lannister stands Deadly Guard
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Plain Spy: controlled by Lannister, kneeling, STR 1, intrigue
            Plain Courtyard: controlled by Lannister, standing
            Deadly Guard: controlled by Lannister, standing, STR 4, military, power, Deadly, with Strong Sword
        "#]],
    );
}

#[test]
fn herding_the_masses_bars_common_defenders() {
    check(
        "
        given Stark reveals Herding the Masses
        given Stark has Plain Soldier in play
        given Lannister has Deadly Guard, Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister is asked to declare defenders
        show  what Lannister is offered
        when  Lannister defends with Deadly Guard
        when  Lannister defends with Plain Lord
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister is offered: Plain Lord
            refused: Deadly Guard cannot be declared as a defender (timing.cannot)
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
        "#]],
    );
}

#[test]
fn rule_by_decree_cannot_be_cancelled() {
    check(
        "
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  Lannister discards Hodor
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Rule by Decree
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            refused: Royal Veto is used when a player triggers an ability of a card; that is not about to happen (timing.save_cancel)
            Lannister discards Hodor
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice, Arya Stark, Robb Stark, Royal Veto
        "#]],
    );
}

#[test]
fn the_power_of_arms_is_over_with_the_next_plot() {
    check(
        "
        given Stark has The Power of Arms among the used plots
        given Stark has Greatjon Umber in play
        show  Greatjon Umber
        ",
        expect![[r#"
            Greatjon Umber: controlled by Stark, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn herding_the_masses_does_not_bar_attackers() {
    check(
        "
        given Lannister reveals Herding the Masses
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Soldier (2) against nothing (0)
        "#]],
    );
}

#[test]
fn noose_and_swordpoint_do_not_stop_standing_in_other_phases() {
    check(
        "
        given Stark reveals Noose and Swordpoint
        given Stark has Ready Squire in play
        when  Stark attacks Lannister for military with Ready Squire
        when  Stark uses Ready Squire
        show  Ready Squire
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power
            Stark uses Ready Squire
            Stark stands Ready Squire
            Ready Squire: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn hear_me_roar_is_over_with_the_next_plot() {
    check(
        "
        given Lannister has Hear Me Roar among the used plots
        given Stark has Plain Soldier in play
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn blockade_does_not_touch_the_cards_of_its_owner() {
    check(
        "
        given Lannister reveals Blockade
        given Lannister has Lannisport Steward in play
        when  the marshalling phase begins
        show  Lannister's gold
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 0 gold of income
            Lannister receives 2 gold of income
            Lannister has 2 gold
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_may_strike_a_third_player() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord in play
        given Lannister has Plain Spy in play
        given Baratheon has Plain Soldier in play
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Lannister is offered
        when  Lannister chooses Plain Soldier
        when  the draw phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Condemned by the Realm
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Condemned by the Realm
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Condemned by the Realm takes effect
            Stark chooses Lannister
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister chooses Plain Soldier
            Plain Soldier is killed
            Plain Soldier goes to Baratheon's dead pile
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Plain Soldier: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn valar_morghulis_passes_by_nobles_under_the_power_of_blood() {
    check(
        "
        rule  timing.cannot
        given Stark's plot deck is Valar Morghulis
        given Lannister's plot deck is The Power of Blood
        given Lannister has Cersei Lannister, Plain Soldier in play
        when  the plot phase begins
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses The Power of Blood
            Stark reveals Valar Morghulis
            Lannister reveals The Power of Blood
            Lannister wins initiative with 3
            Stark is the first player
            Valar Morghulis takes effect
            Plain Soldier is killed
            Plain Soldier goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Cersei Lannister
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn uneasy_truce_of_both_sides_is_paid_twice() {
    check(
        "
        given Stark reveals Uneasy Truce
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord in play
        given Stark has 3 gold
        when  Stark attacks Lannister for military with Plain Lord
        ",
        expect![[r#"
            refused: initiating it costs 4 gold, you have 3 (timing.initiate)
        "#]],
    );
}

#[test]
fn calm_over_westeros_of_both_sides_is_paid_twice() {
    check(
        "
        given Stark reveals Calm Over Westeros
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 2 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Lannister's gold
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark gives Lannister 1 gold
            Stark gives Lannister 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn rule_by_decree_takes_from_one_of_three() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Rule by Decree
        given Lannister has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord in hand
        given Baratheon has Ice, Hodor, Arya Stark, Robb Stark, Plain Lord, Plain Spy in hand
        when  the plot phase begins
        when  Stark names Stark
        when  Baratheon discards Hodor, Ice
        when  the draw phase begins
        show  Lannister's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Baratheon discards Ice
            Baratheon discards Hodor
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Lannister has in hand: Ice, Hodor, Arya Stark, Robb Stark, Plain Lord
            Baratheon has in hand: Arya Stark, Robb Stark, Plain Lord, Plain Spy
        "#]],
    );
}

#[test]
fn holding_the_trident_lets_go_when_the_others_fall() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        when  Stark plays Sudden Accident on Plain Spy
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
            Stark chooses Plain Spy
            Stark plays Sudden Accident
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn good_for_the_gander_kills_with_valar_twice() {
    check(
        "
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Valar Morghulis
        given Lannister has Plain Lord in play, with a duplicate
        given Stark is the first player
        when  the plot phase begins
        when  Lannister saves Plain Lord with its duplicate
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Valar Morghulis
            Stark reveals Good for the Gander
            Lannister reveals Valar Morghulis
            Stark wins initiative with 0
            Stark is the first player
            Good for the Gander takes effect
            Valar Morghulis takes effect
            Plain Lord is saved by its duplicate
            Valar Morghulis takes effect
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Lord
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn planning_ahead_of_an_opponent_serves_everybody() {
    check(
        "
        given Lannister reveals Planning Ahead
        given Stark has 2 gold
        given Lannister has 1 gold
        given it is the standing phase
        when  the round ends
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            The taxation phase is skipped
            Round 2 begins
            The plot phase begins
            Stark has 2 gold
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn power_and_wealth_is_not_for_opponents() {
    check(
        "
        players Targaryen, Stark
        given Targaryen reveals Power and Wealth
        given it is the challenges phase
        given Targaryen has Plain Soldier in play
        given Stark has Plain Spy in play
        given Stark has Strong Sword on Plain Spy
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Spy: controlled by Stark, standing, STR 3, intrigue, with Strong Sword
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
        "#]],
    );
}
