//! The plots of Lords of Winter at work.

use expect_test::expect;

use crate::check;

#[test]
fn marched_to_the_wall_takes_one_of_each() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark's plot deck is Marched to the Wall
        given Stark has Hodor in play
        given Lannister has Shae, Plain Spy in play
        given it is the plot phase
        when  Stark chooses Marched to the Wall
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister chooses Shae
        show  Hodor
        show  Shae
        show  Plain Spy
        ",
        expect![[r#"
            Stark chooses Marched to the Wall
            Lannister chooses A Quiet Season
            Stark reveals Marched to the Wall
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Marched to the Wall takes effect
            Stark chooses Hodor
            Hodor is discarded from play by Marched to the Wall
            Lannister chooses Shae
            Shae is discarded from play by Marched to the Wall
            Hodor goes to Stark's discard pile
            Shae goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            Hodor: Stark's discard pile
            Shae: Lannister's discard pile
            Plain Spy: controlled by Lannister, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn a_fortified_position_blanks_characters() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark reveals Fortified Position
        given Lannister has Wolf Pack, Renowned Knight in play
        show  Renowned Knight
        ",
        expect![[r#"
            Renowned Knight: controlled by Lannister, standing, STR 3, military, power, blank
        "#]],
    );
}

#[test]
fn calm_before_the_storm_stops_events() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark reveals Calm Before the Storm
        given Stark has Plain Soldier in play
        given Lannister has No Mercy in hand
        given it is the challenges phase
        when  Lannister plays No Mercy
        ",
        expect![[r#"
            refused: no character in play can be chosen for No Mercy (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn take_them_by_surprise_fails() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark's plot deck is Take Them by Surprise
        given Stark has Ice, Hodor in hand
        given Lannister has 3 Bay of Ice in play
        given Lannister has Bay of Ice in play
        given Lannister's plot deck is Rise of the Kraken
        given it is the plot phase
        when  Stark chooses Take Them by Surprise
        when  Lannister chooses Rise of the Kraken
        when  the plot phase ends
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Take Them by Surprise
            Lannister chooses Rise of the Kraken
            Stark reveals Take Them by Surprise
            Lannister reveals Rise of the Kraken
            Lannister wins initiative with 12
            Stark is the first player
            Take Them by Surprise takes effect
            Stark discards Ice by Take Them by Surprise
            Stark discards Hodor by Take Them by Surprise
            Bay of Ice takes effect
            Lannister kneels Bay of Ice
            Lannister kneels Bay of Ice
            Lannister kneels Bay of Ice
            Lannister kneels Bay of Ice
            Lannister cannot draw another card
            Bay of Ice takes effect
            Bay of Ice takes effect
            Bay of Ice takes effect
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            Stark has in the discard pile: Hodor, Ice
        "#]],
    );
}

#[test]
fn storm_of_swords_gives_a_second_war() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark reveals Storm of Swords
        given Stark has Robb Stark, Wolf Pack in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark
        when  everyone passes
        when  Stark attacks Lannister for military with Wolf Pack
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Stark initiates a military challenge against Lannister
            Stark attacks with Wolf Pack
            Stark kneels Wolf Pack
        "#]],
    );
}

#[test]
fn family_duty_honor_finds_tullys() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark's plot deck is Family, Duty, Honor
        given Stark's deck is Hoster Tully, Ice, Riverrun Messenger, Hodor, Lady, Guard at Riverrun
        given it is the plot phase
        when  Stark chooses Family, Duty, Honor
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Stark chooses Hoster Tully, Riverrun Messenger
        show  Stark's hand
        ",
        expect![[r#"
            Stark chooses Family, Duty, Honor
            Lannister chooses A Quiet Season
            Stark reveals Family, Duty, Honor
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Family, Duty, Honor takes effect
            Stark searches the deck
            Stark reveals Hoster Tully
            Stark reveals Riverrun Messenger
            Hoster Tully goes to Stark's hand
            Riverrun Messenger goes to Stark's hand
            Stark shuffles the deck
            Stark returns the used plots to the plot deck
            Stark has in hand: Hoster Tully, Riverrun Messenger
        "#]],
    );
}

#[test]
fn respect_of_the_old_gods_lowers_the_first_cost() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark reveals Respect of the Old Gods
        given Stark has Hoster Tully, Robb Stark, Wolf Pack in hand
        given Stark has 6 gold
        when  the marshalling phase begins
        when  Stark marshals Robb Stark
        when  Stark marshals Wolf Pack
        ",
        expect![[r#"
            The marshalling phase begins
            Respect of the Old Gods takes effect
            The effect of Respect of the Old Gods lasts until the end of the phase
            Stark receives 2 gold of income
            Stark marshals Robb Stark for 2 gold
            Stark pays 2 gold
            Robb Stark enters play
            Stark marshals Wolf Pack for 2 gold
            Stark pays 2 gold
            Wolf Pack enters play
        "#]],
    );
}
