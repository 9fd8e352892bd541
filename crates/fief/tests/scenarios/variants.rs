//! Modules and variants.

use expect_test::expect;

use crate::check;

#[test]
fn one_mill_per_village_and_a_sept_beside_it() {
    check(
        "
        rule  variant.one-mill
        with  one mill
        given Stark has 20 Gold Dragons
        given Winterfell has 1 Mills
        given Stark has 1 Knight in White Harbour
        play  Phase 4
        when  Stark chooses Mill
        when  Stark chooses Winterfell
        when  Stark chooses White Harbour
        when  Stark chooses Sept
        when  Stark chooses Winterfell
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Winterfell has a Mill, and one is the most (variant.one-mill)
            Stark builds a Mill in White Harbour for 3
            Stark builds a Sept in Winterfell for 5
            Winterfell, Controlled by Stark: a Stronghold, 1 Mills, a Sept, Stark's Ned Stark, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn hidden_gold_is_seen_by_its_owner_alone() {
    check(
        "
        rule  variant.hidden-gold
        game  Stark, Lannister, Tully
        with  hidden gold
        when  Stark agrees
        when  Lannister agrees
        when  Tully agrees
        show  gold of Stark to Lannister
        show  gold of Stark to Stark
        ",
        expect![[r#"
            A game for 3 Players begins
            Seat 1 is drawn by lot as first Player
            Seat 1 takes House Stark
            Seat 2 takes House Lannister
            Seat 3 takes House Tully
            All agree to hidden gold
            Stark starts with Sansa Stark
            Lannister starts with Cersei Lannister
            Tully starts with Edmure Tully
            Stark's gold is unknown
            Stark's gold is 5
        "#]],
    );
}

#[test]
fn open_gold_is_seen_by_all() {
    check(
        "
        rule  variant.hidden-gold
        game  Stark, Lannister, Tully
        given round 1
        show  gold of Stark to Lannister
        ",
        expect![[r#"
            Stark's gold is 5
        "#]],
    );
}

#[test]
fn winter_is_coming_removes_a_plague_and_starts_in_summer() {
    check(
        "
        rule  setup.decks.wic
        rule  setup.season
        game  draft for 3
        with  winter
        when  the game begins
        show  the decks
        show  the season
        ",
        expect![[r#"
            The Fortune deck: 34 cards, 9 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 1 Plague
            The Court Event deck: 22 cards: 12 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
            The season: Summer
        "#]],
    );
}

#[test]
fn an_empty_fortune_deck_brings_autumn() {
    check(
        "
        rule  variant.wic
        rule  cards.season-advance
        with  winter
        given the Fortune deck is spent
        play  Phase 2
        when  Stark chooses a Fortune card
        show  the season
        ",
        expect![[r#"
            Phase 2: Cards
            34 cards become the new Fortune deck
            Autumn comes
            Stark draws Taxes
            The season: Autumn
        "#]],
    );
}

#[test]
fn without_winter_only_the_deck_is_shuffled() {
    check(
        "
        rule  variant.wic
        given the Fortune deck is spent
        given Tully is the first Player
        play  Phase 2
        when  Tully chooses a Fortune card
        show  the season
        ",
        expect![[r#"
            Phase 2: Cards
            35 cards become the new Fortune deck
            Tully puts a Disaster on space 1 of the track
            Tully draws Taxes
            The season: Summer
        "#]],
    );
}
