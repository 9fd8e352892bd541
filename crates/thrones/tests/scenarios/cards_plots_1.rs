//! The plots up to Planning Ahead: each where it works and where it must not.

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
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Stark has in hand: Plain Lord
            Lannister is offered: Plain Spy
            Lannister reveals Plain Spy
            Plain Spy goes to Lannister's hand
            Lannister shuffles the deck
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
            Stark claims 1 power, unopposed
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
            Stark pays Lannister 2 gold
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
            Stark wins initiative with 0, by lot
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
            Stark wins initiative with 0, by lot
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
            Muzzle is discarded from play by Good for the Gander
            Mad King's Legacy takes effect
            Baratheon chooses Strong Sword
            Strong Sword is discarded from play by Mad King's Legacy
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
            Renowned Knight is killed by Sudden Accident
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
            Infamous Tavern is discarded from play by Fleeing to the Wall
            Western Fiefdoms is discarded from play by Fleeing to the Wall
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
            Lannisport is discarded from play by Fleeing to the Wall
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
            Lannisport is discarded from play by Fleeing to the Wall
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
            Stark claims 1 power, unopposed
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
