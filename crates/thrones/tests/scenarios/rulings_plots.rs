//! The rulings of docs/rulings on plots.

use expect_test::expect;

use crate::check;

#[test]
fn good_for_the_gander_is_carried_out_as_ones_own() {
    check(
        "
        rule  timing.when_revealed
        note  ruling thrones-good-for-the-gander
        given Lannister is the first player
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Counting Favors
        given Stark's deck is Hodor, Ice, Lady, Nymeria, Summer, Arya Stark, Grey Wind
        given Lannister's deck is Hodor, Ice, Lady, Nymeria, Summer, Arya Stark, Grey Wind
        when  the plot phase begins
        when  Lannister names Lannister
        when  Lannister chooses Good for the Gander
        when  everyone passes
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Counting Favors
            Stark chooses Good for the Gander
            Lannister reveals Counting Favors
            Stark reveals Good for the Gander
            Lannister wins initiative with 3
            Lannister is the first player
            Good for the Gander takes effect
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Hodor
            Stark draws Ice
            Stark draws Lady
            Lannister draws Hodor
            Lannister draws Ice
            Lannister draws Lady
            Counting Favors takes effect
            Lannister chooses Stark
            Lannister cannot draw another card
            Stark cannot draw another card
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
        "#]],
    );
}

#[test]
fn gander_against_gander_does_nothing() {
    check(
        "
        rule  timing.when_revealed
        note  ruling thrones-good-for-the-gander
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Good for the Gander
        when  the plot phase begins
        when  the plot phase ends
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
        "#]],
    );
}

#[test]
fn a_copied_choice_is_made_anew() {
    check(
        "
        rule  timing.when_revealed
        note  ruling thrones-good-for-the-gander
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Good for the Gander
        given Lannister's plot deck is Drunken Allegations
        given Baratheon has Plain Soldier in play
        given Stark has Plain Lord in play
        given Lannister has Plain Spy in play
        when  the plot phase begins
        when  Lannister names Lannister
        when  Lannister chooses Drunken Allegations
        when  Lannister chooses Stark
        when  Lannister chooses Plain Spy
        when  Stark chooses Plain Lord
        when  Stark chooses Baratheon
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Good for the Gander
            Lannister chooses Drunken Allegations
            Baratheon chooses A Quiet Season
            Stark reveals Good for the Gander
            Lannister reveals Drunken Allegations
            Baratheon reveals A Quiet Season
            Lannister wins initiative with 4
            Lannister is the first player
            Drunken Allegations takes effect
            Lannister chooses Stark
            Lannister chooses Plain Spy
            Lannister kneels Plain Spy
            Stark chooses Plain Lord
            Stark kneels Plain Lord
            Good for the Gander takes effect
            Drunken Allegations takes effect
            Stark chooses Baratheon
            Stark chooses Plain Soldier
            Baratheon kneels Plain Soldier
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            Plain Soldier: controlled by Baratheon, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn varys_swaps_the_plot_decks_until_the_round_ends() {
    check(
        "
        rule  timing.phase.plot
        note  ruling thrones-varys
        players Lannister, Stark, Baratheon
        given Lannister is the first player
        given Lannister has Varys in play
        given Lannister's plot deck is A Bloody Season, An Empty Season, Planning Ahead
        given Stark's plot deck is A Swift Season, Blockade, Herding the Masses
        when  the plot phase begins
        when  Lannister uses Varys on Stark
        when  Lannister reveals A Swift Season
        when  Stark reveals A Bloody Season
        when  Lannister names Lannister
        show  Lannister's plot
        show  Stark's plot
        show  Lannister's income
        when  the round ends
        show  Lannister's plot
        show  Lannister's plot deck
        show  Lannister's used plots
        show  Stark's plot
        show  Stark's plot deck
        show  Stark's used plots
        when  the plot phase ends
        show  Lannister's used plots
        show  Stark's used plots
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Stark
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Stark use each other's plots
            Lannister chooses A Swift Season
            Stark chooses A Bloody Season
            Baratheon chooses A Quiet Season
            Lannister reveals A Swift Season
            Stark reveals A Bloody Season
            Baratheon reveals A Quiet Season
            Lannister wins initiative with 7
            Lannister is the first player
            Lannister reveals A Swift Season
            Stark reveals A Bloody Season
            Lannister has an income of 4
            Lannister becomes Crown Regent
            Stark becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            Lannister stands Varys
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Baratheon returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Lannister reveals A Swift Season
            Lannister has in the plot deck: An Empty Season, Planning Ahead
            Lannister has used: A Quiet Season
            Stark reveals A Bloody Season
            Stark has in the plot deck: Blockade, Herding the Masses
            Stark has used: A Quiet Season
            Lannister chooses An Empty Season
            Stark chooses Blockade
            Baratheon chooses A Quiet Season
            Lannister reveals An Empty Season
            Stark reveals Blockade
            Baratheon reveals A Quiet Season
            Stark wins initiative with 4
            Lannister is the first player
            Lannister becomes Master of Whispers
            Stark becomes Master of Laws
            Baratheon becomes Master of Coin
            Lannister has used: A Bloody Season, A Quiet Season
            Stark has used: A Swift Season, A Quiet Season
        "#]],
    );
}

#[test]
fn varys_needs_more_than_one_opponent() {
    check(
        "
        rule  timing.initiate
        note  ruling thrones-varys
        given it is the plot phase
        given Lannister is the first player
        given Lannister has Varys in play
        when  Lannister uses Varys
        ",
        expect![[r#"
            refused: Varys is used only if you have more than 1 opponent: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn bran_stark_reveals_from_the_deck_he_holds() {
    check(
        "
        rule  timing.plot.mid_round
        note  ruling thrones-varys
        players Stark, Lannister, Baratheon
        given Stark is the first player
        given Stark has Bran Stark, Varys in play
        given Stark's plot deck is A Bloody Season, An Empty Season
        given Lannister's plot deck is A Swift Season, Blockade, Herding the Masses
        when  the plot phase begins
        when  Stark uses Varys on Lannister
        when  Stark reveals A Swift Season
        when  Lannister reveals A Bloody Season
        when  Stark names Stark
        when  Stark takes Master of Coin
        when  Stark uses Bran Stark
        when  Stark reveals Blockade
        when  everyone passes
        show  Stark's plot
        when  the round ends
        show  Stark's plot
        show  Stark's plot deck
        show  Stark's used plots
        show  Lannister's plot
        show  Lannister's plot deck
        show  Lannister's used plots
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Lannister
            Stark kneels Varys
            Stark uses Varys
            Stark and Lannister use each other's plots
            Stark chooses A Swift Season
            Lannister chooses A Bloody Season
            Baratheon chooses A Quiet Season
            Stark reveals A Swift Season
            Lannister reveals A Bloody Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 7
            Stark is the first player
            Stark becomes Master of Coin
            Lannister becomes Crown Regent
            Baratheon becomes Lord Commander of the Kingsguard
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals Blockade
            Stark reveals Blockade
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 0 gold of income
            Baratheon receives 0 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 2
            Stark claims 1 power for dominance
            The standing phase begins
            Stark stands Bran Stark
            Stark stands Varys
            The taxation phase begins
            Stark returns 2 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark reveals Blockade
            Stark has in the plot deck: An Empty Season
            Stark has used: A Quiet Season
            Lannister reveals A Bloody Season
            Lannister has in the plot deck: Herding the Masses
            Lannister has used: A Swift Season, A Quiet Season
        "#]],
    );
}

#[test]
fn the_payer_of_calm_over_westeros_picks_the_opponent() {
    check(
        "
        rule  timing.initiate
        note  ruling thrones-ties-and-payees
        players Lannister, Stark, Baratheon
        given it is the challenges phase with Lannister active
        given Stark reveals Calm Over Westeros
        given Lannister has Second Wind in hand
        given Lannister has 1 gold
        given Stark has Plain Lord in play
        when  Lannister plays Second Wind on Plain Lord
        show  what Lannister is offered
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister is offered: Give Stark 1 gold / Give Baratheon 1 gold
        "#]],
    );
}
