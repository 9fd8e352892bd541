//! The plots of Queen of Dragons at work.

use expect_test::expect;

use crate::check;

#[test]
fn burning_bridges_silences_cards_in_play() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Burning Bridges
        given Targaryen has Qarth, Drogon in play
        given it is the challenges phase
        when  Targaryen uses Qarth
        ",
        expect![[r#"
            refused: a card keeps Qarth from being used now (timing.cannot)
        "#]],
    );
}

#[test]
fn waste_their_time_takes_a_card() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen's plot deck is Waste Their Time
        given Stark has Ice, Hodor in hand
        given Stark's deck is Lady
        given it is the plot phase
        when  Targaryen chooses Waste Their Time
        when  Stark chooses A Quiet Season
        when  Targaryen names Targaryen
        when  Targaryen chooses Ice
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen chooses Waste Their Time
            Stark chooses A Quiet Season
            Targaryen reveals Waste Their Time
            Stark reveals A Quiet Season
            Targaryen wins initiative with 1
            Targaryen is the first player
            Waste Their Time takes effect
            Targaryen looks at Ice
            Targaryen looks at Hodor
            Ice goes into Stark's deck
            Stark shuffles the deck
            Targaryen returns the used plots to the plot deck
            Stark has in hand: Hodor
        "#]],
    );
}

#[test]
fn a_focused_offense_is_one_challenge() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Focused Offense
        given Targaryen has Grey Worm, Plain Lord in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        when  everyone passes
        when  Targaryen attacks Stark for power with Plain Lord
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 3
            Targaryen claims 1 power, unopposed
            refused: it is nobody's turn to initiate challenges (challenge.turns); a card forbids power challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn a_focused_offense_does_not_defend() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Focused Offense
        given Targaryen has Grey Worm in play
        given Stark has Plain Soldier in play
        given Stark reveals Forgotten Plans
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Targaryen for military with Plain Soldier
        when  Targaryen defends with Grey Worm
        ",
        expect![[r#"
            Stark initiates a military challenge against Targaryen
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: Grey Worm cannot be declared as a defender (timing.cannot)
        "#]],
    );
}

#[test]
fn spending_the_winter_stores_finds_attachments() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen's plot deck is Spending the Winter Stores
        given Targaryen's deck is Plain Spy, Unburnt, Strong Sword
        given Stark's deck is Ice, Lady
        given it is the plot phase
        when  Targaryen chooses Spending the Winter Stores
        when  Stark chooses A Quiet Season
        when  Targaryen names Targaryen
        when  Targaryen chooses Unburnt
        when  Stark chooses Ice
        show  Targaryen's hand
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen chooses Spending the Winter Stores
            Stark chooses A Quiet Season
            Targaryen reveals Spending the Winter Stores
            Stark reveals A Quiet Season
            Targaryen wins initiative with 0, by lot
            Targaryen is the first player
            Spending the Winter Stores takes effect
            Targaryen chooses Stark
            Targaryen searches the deck
            Targaryen reveals Unburnt
            Unburnt goes to Targaryen's hand
            Targaryen shuffles the deck
            Stark searches the deck
            Stark reveals Ice
            Ice goes to Stark's hand
            Stark shuffles the deck
            Targaryen returns the used plots to the plot deck
            Targaryen has in hand: Unburnt
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn loyalty_money_can_buy_lowers_a_claim() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Loyalty Money Can Buy
        given Targaryen has Plain Spy in hand
        given Stark has Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Targaryen for intrigue with Plain Spy
        when  everyone passes
        show  Targaryen's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Targaryen
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 1 to 0
            Targaryen satisfies a claim of 0
            Stark claims 1 power, unopposed
            Targaryen has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn muster_the_realm_asks_for_an_army() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Stark reveals Muster the Realm!
        given Targaryen has Grey Worm in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        ",
        expect![[r#"
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn muster_the_realm_is_answered() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Stark reveals Muster the Realm!
        given Targaryen has Grey Worm, Jorah's Cohorts in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
        "#]],
    );
}

#[test]
fn f216_the_threat_from_the_east_gives_and_takes() {
    check(
        "
        rule  timing.then
        set   qod
        players Targaryen, Stark
        given Targaryen's plot deck is Threat from the East
        given Targaryen's deck is Ice, Lady, Hodor, Summer
        given Stark's deck is Ice, Lady
        given it is the plot phase
        when  Targaryen chooses Threat from the East
        when  Stark chooses A Quiet Season
        when  Targaryen names Targaryen
        when  Targaryen chooses draws 3
        show  Targaryen's hand
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen chooses Threat from the East
            Stark chooses A Quiet Season
            Targaryen reveals Threat from the East
            Stark reveals A Quiet Season
            Targaryen wins initiative with 6
            Targaryen is the first player
            Threat from the East takes effect
            Targaryen draws Ice
            Targaryen draws Lady
            Targaryen draws Hodor
            Targaryen discards Ice at random by Threat from the East
            Targaryen discards Lady at random by Threat from the East
            Targaryen discards Hodor at random by Threat from the East
            Stark draws Ice
            Stark draws Lady
            Stark cannot draw another card
            Targaryen returns the used plots to the plot deck
            Targaryen has in hand: nothing
            Stark has in hand: Ice, Lady
        "#]],
    );
}

#[test]
fn f216_the_threat_from_the_east_takes_and_gives() {
    check(
        "
        rule  timing.then
        set   qod
        players Targaryen, Stark
        given Targaryen's plot deck is Threat from the East
        given Targaryen's deck is Ice, Lady, Hodor, Summer
        given Targaryen has 3 Plain Spy in hand
        given Stark has 2 Plain Spy in hand
        given Stark's deck is Ice, Lady, Hodor
        given it is the plot phase
        when  Targaryen chooses Threat from the East
        when  Stark chooses A Quiet Season
        when  Targaryen names Targaryen
        when  Targaryen chooses Each player discards
        show  Targaryen's hand
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen chooses Threat from the East
            Stark chooses A Quiet Season
            Targaryen reveals Threat from the East
            Stark reveals A Quiet Season
            Targaryen wins initiative with 6
            Targaryen is the first player
            Threat from the East takes effect
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen draws Ice
            Targaryen draws Lady
            Targaryen draws Hodor
            Stark discards Plain Spy at random by Threat from the East
            Stark discards Plain Spy at random by Threat from the East
            Targaryen returns the used plots to the plot deck
            Targaryen has in hand: Ice, Lady, Hodor
            Stark has in hand: nothing
        "#]],
    );
}
