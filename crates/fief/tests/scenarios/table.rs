//! Setup: decks, Titles, components and starting Nobles.

use expect_test::expect;

use crate::check;

#[test]
fn the_decks_are_complete_before_the_houses_are_taken() {
    check(
        "
        rule  setup.decks.fortune
        rule  setup.decks.court
        rule  setup.titles
        game  draft for 4
        when  the game begins
        show  the decks
        show  the Titles
        ",
        expect![[r#"
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 22 cards: 12 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn every_player_has_his_counters() {
    check(
        "
        rule  setup.components
        rule  setup.character-deck
        game  Stark, Targaryen, Lannister
        given round 1
        show  stock of Stark
        show  Winterfell
        show  stock of Targaryen
        ",
        expect![[r#"
            Stark, red, has in stock 10 Men at Arms and 7 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 3 Men at Arms and 1 Knight
            Targaryen, blue, has in stock 4 Unsullied and 8 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 7 Lords and 0 Ladies
        "#]],
    );
}

#[test]
fn the_wall_starts_at_nothing_with_three_castles() {
    check(
        "
        rule  setup.wall
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given round 1
        show  the Wall
        ",
        expect![[r#"
            The Wall: 0, 3 castles
        "#]],
    );
}

#[test]
fn lord_and_lady_cards_choose_the_first_noble() {
    check(
        "
        rule  setup.starting-noble
        rule  setup.starting-noble.baratheon
        game  Baratheon, Lannister, Martell, Tyrell, Arryn, Greyjoy
        seed  2
        when  the game begins
        show  Baratheon
        show  Lannister
        show  Martell
        show  Tyrell
        show  Arryn
        show  Greyjoy
        show  Noble Renly Baratheon
        show  Noble Tywin Lannister
        show  the decks
        ",
        expect![[r#"
            Baratheon: 5 gold, 0 Villages, 0 Victory Points, Nobles Renly Baratheon, cards nothing
            Lannister: 5 gold, 0 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Martell: 5 gold, 0 Villages, 0 Victory Points, Nobles Arianne Martell, cards nothing
            Tyrell: 5 gold, 0 Villages, 0 Victory Points, Nobles Mace Tyrell, cards nothing
            Arryn: 5 gold, 0 Villages, 0 Victory Points, Nobles Lysa Arryn, cards nothing
            Greyjoy: 5 gold, 0 Villages, 0 Victory Points, Nobles Asha Greyjoy, cards nothing
            Renly Baratheon, Lord, on no Village, on A new Lady in the Court: nothing
            Tywin Lannister, Lord, on no Village, on A new Lord in the Court: nothing
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 16 cards: 10 A new Lord in the Court, 2 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn windows_of_the_movement_phase_follow_martells_order() {
    check(
        "
        rule  effect.window-start
        rule  house.martell.order
        game  Stark, Martell, Tully
        given Stark holds Justice
        given Martell holds Assassination
        given Tully holds Uprising
        play  Phase 5
        when  Martell chooses last
        show  questions
        when  Stark passes
        show  questions
        when  Tully passes
        show  questions
        when  Martell passes
        when  Stark is done
        show  questions
        when  Tully passes
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves last
            Stark is asked: Stark plays a card, declares an effect, or passes in the Movement Phase Pass
            Tully is asked: Tully plays a card, declares an effect, or passes in the Movement Phase during Stark's turn Pass
            Martell is asked: Martell plays a card, declares an effect, or passes in the Movement Phase during Stark's turn Pass / Play Assassination
            Tully is asked: Tully plays a card, declares an effect, or passes in the Movement Phase Pass
            Martell is asked: Martell plays a card, declares an effect, or passes in the Movement Phase during Tully's turn Pass / Play Assassination
        "#]],
    );
}
