//! Setup.

use expect_test::expect;

use crate::check;

#[test]
fn two_players_are_too_few() {
    check(
        "
        rule  scope.players
        game  Stark, Lannister
        when  the game begins
        ",
        expect![[r#"
            refused: 2 Players: the game is for 3 to 6 (scope.players)
        "#]],
    );
}

#[test]
fn the_nights_watch_needs_five_players() {
    check(
        "
        rule  scope.nwe-players
        game  Stark, Lannister, Tully, Greyjoy
        with  nights watch
        when  the game begins
        ",
        expect![[r#"
            refused: the Night's Watch expansion needs at least five Players (scope.nwe-players)
        "#]],
    );
}

#[test]
fn a_house_is_taken_only_once() {
    check(
        "
        rule  setup.house-choice
        rule  setup.first-player
        game  draft for 3
        seed  1
        show  questions
        when  Seat 1 chooses Stark
        when  Seat 2 chooses Stark
        when  Seat 2 chooses Lannister
        when  Seat 3 chooses Targaryen
        ",
        expect![[r#"
            Seat 1 is asked: Seat 1 takes a House to play Play House Arryn / Play House Baratheon / Play House Greyjoy / Play House Lannister / Play House Martell / Play House Stark / Play House Tully / Play House Tyrell / Play House Targaryen
            A game for 3 Players begins
            Seat 1 is drawn by lot as first Player
            Seat 1 takes House Stark
            refused: House Stark is taken by seat 1 (setup.house-choice)
            Seat 2 takes House Lannister
            Seat 3 takes House Targaryen
            Targaryen becomes the first Player
            Targaryen starts with Daenerys Targaryen
            Stark starts with Ned Stark
            Lannister starts with Cersei Lannister
        "#]],
    );
}

#[test]
fn every_house_starts_in_its_home_fief() {
    check(
        "
        rule  setup.starting-village
        rule  setup.starting-units
        rule  house.tully.maester
        game  Tully, Stark, Lannister
        seed  3
        when  Stark chooses Winterfell
        when  Lannister chooses Lannisport
        when  Tully chooses Winterfell
        when  Tully chooses Riverrun
        show  Riverrun
        show  Winterfell
        ",
        expect![[r#"
            A game for 3 Players begins
            Seat 2 is drawn by lot as first Player
            Seat 2 takes House Stark
            Seat 3 takes House Lannister
            Seat 1 takes House Tully
            Stark starts with Ned Stark
            Lannister starts with Cersei Lannister
            Tully starts with Edmure Tully
            Stark starts in Winterfell
            Ned Stark is placed in Winterfell
            Stark Controls Winterfell
            Lannister starts in Lannisport
            Cersei Lannister is placed in Lannisport
            Lannister Controls Lannisport
            refused: Winterfell lies in the North, and Tully starts in the Riverlands (setup.starting-village)
            Tully starts in Riverrun
            Edmure Tully is placed in Riverrun
            Tully Controls Riverrun
            The game is set up
            Round 1 begins
            Phase 1: Hear Ye
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Tully's Edmure Tully, 3 Men at Arms and 1 Knight
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn targaryen_comes_last_to_a_free_coast() {
    check(
        "
        rule  setup.starting-village.targaryen
        rule  setup.starting-units.targaryen
        rule  setup.starting-noble.targaryen
        rule  house.targaryen.dragons
        game  Lannister, Targaryen, Stark
        seed  1
        when  Stark chooses White Harbour
        when  Lannister chooses Lannisport
        when  Targaryen chooses Pyke
        show  Pyke
        show  Noble Daenerys Targaryen
        show  the decks
        ",
        expect![[r#"
            A game for 3 Players begins
            Targaryen becomes the first Player
            Seat 2 takes House Targaryen
            Seat 3 takes House Stark
            Seat 1 takes House Lannister
            Targaryen starts with Daenerys Targaryen
            Stark starts with Ned Stark
            Lannister starts with Cersei Lannister
            Stark starts in White Harbour
            Ned Stark is placed in White Harbour
            Stark Controls White Harbour
            Lannister starts in Lannisport
            Cersei Lannister is placed in Lannisport
            Lannister Controls Lannisport
            Targaryen starts in Pyke
            Daenerys Targaryen is placed in Pyke
            Targaryen Controls Pyke
            The game is set up
            Round 1 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            Pyke, Controlled by Targaryen: a Stronghold, Targaryen's Daenerys Targaryen and 3 Unsullied
            Daenerys Targaryen, Lady, Pyke, on A new Lady in the Court: Mother of Dragons
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 18 cards: 11 A new Lord in the Court, 4 A new Lady in the Court and 3 Join the Small Council
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn targaryen_finds_no_room_in_a_taken_fief() {
    check(
        "
        rule  setup.starting-village.targaryen
        game  Lannister, Targaryen, Stark
        seed  1
        when  Stark chooses White Harbour
        when  Lannister chooses Lannisport
        when  Targaryen chooses The Crag
        when  Targaryen chooses Riverrun
        ",
        expect![[r#"
            A game for 3 Players begins
            Targaryen becomes the first Player
            Seat 2 takes House Targaryen
            Seat 3 takes House Stark
            Seat 1 takes House Lannister
            Targaryen starts with Daenerys Targaryen
            Stark starts with Ned Stark
            Lannister starts with Cersei Lannister
            Stark starts in White Harbour
            Ned Stark is placed in White Harbour
            Stark Controls White Harbour
            Lannister starts in Lannisport
            Cersei Lannister is placed in Lannisport
            Lannister Controls Lannisport
            refused: The Crag lies in a Fief that is taken: Targaryen starts on the coast of a free Fief (setup.starting-village.targaryen)
            refused: Riverrun is not coastal: Targaryen starts on the coast of a free Fief (setup.starting-village.targaryen)
        "#]],
    );
}

#[test]
fn gold_is_hidden_only_if_all_agree() {
    check(
        "
        rule  variant.hidden-gold
        game  Stark, Lannister, Tully
        with  hidden gold
        when  Stark agrees
        when  Lannister refuses
        when  Tully agrees
        show  gold of Stark to Lannister
        ",
        expect![[r#"
            A game for 3 Players begins
            Seat 1 is drawn by lot as first Player
            Seat 1 takes House Stark
            Seat 2 takes House Lannister
            Seat 3 takes House Tully
            Gold is played openly
            Stark starts with Sansa Stark
            Lannister starts with Cersei Lannister
            Tully starts with Edmure Tully
            Stark's gold is 5
        "#]],
    );
}

#[test]
fn daenerys_starts_as_mother_of_dragons() {
    check(
        "
        rule  house.targaryen.dragons
        rule  setup.starting-noble.targaryen
        game  Lannister, Targaryen, Stark
        seed  1
        when  Stark chooses White Harbour
        when  Lannister chooses Lannisport
        when  Targaryen chooses Pyke
        show  Noble Daenerys Targaryen
        show  the decks
        ",
        expect![[r#"
            A game for 3 Players begins
            Targaryen becomes the first Player
            Seat 2 takes House Targaryen
            Seat 3 takes House Stark
            Seat 1 takes House Lannister
            Targaryen starts with Daenerys Targaryen
            Stark starts with Ned Stark
            Lannister starts with Cersei Lannister
            Stark starts in White Harbour
            Ned Stark is placed in White Harbour
            Stark Controls White Harbour
            Lannister starts in Lannisport
            Cersei Lannister is placed in Lannisport
            Lannister Controls Lannisport
            Targaryen starts in Pyke
            Daenerys Targaryen is placed in Pyke
            Targaryen Controls Pyke
            The game is set up
            Round 1 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            Daenerys Targaryen, Lady, Pyke, on A new Lady in the Court: Mother of Dragons
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 18 cards: 11 A new Lord in the Court, 4 A new Lady in the Court and 3 Join the Small Council
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn without_targaryen_the_dragons_are_in_the_deck() {
    check(
        "
        rule  house.targaryen.dragons
        game  Lannister, Greyjoy, Stark
        seed  1
        when  Stark chooses White Harbour
        when  Lannister chooses Lannisport
        when  Greyjoy chooses Pyke
        show  the decks
        ",
        expect![[r#"
            refused: seat 2 is not asked anything now
            A game for 3 Players begins
            Seat 1 is drawn by lot as first Player
            Seat 1 takes House Lannister
            Seat 2 takes House Greyjoy
            Seat 3 takes House Stark
            Lannister starts with Cersei Lannister
            Greyjoy starts with Asha Greyjoy
            Stark starts with Ned Stark
            Lannister starts in Lannisport
            Cersei Lannister is placed in Lannisport
            Lannister Controls Lannisport
            Greyjoy starts in Pyke
            Asha Greyjoy is placed in Pyke
            Greyjoy Controls Pyke
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 19 cards: 11 A new Lord in the Court, 4 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn a_player_has_one_for_one_decoy_and_one_marriage() {
    check(
        "
        rule  setup.components
        game  Stark, Lannister, Tully, Tyrell
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Coin
        given Stark has Sansa Stark in Winterfell
        given Lannister has Cersei Lannister in Lannisport
        given Tyrell has Margaery Tyrell in Highgarden
        given Stark has Robb Stark in Winterfell
        given Robb Stark is married to Margaery Tyrell
        play  Phase 1
        when  Stark is done
        when  Lannister chooses Tywin Lannister and Sansa Stark
        when  Lannister is done
        when  Tully is done
        when  Tyrell is done
        when  Stark chooses Ned Stark
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark chooses FOR Ned Stark
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Stark has a marriage already (marriage.one-per-player)
            An election is held: Hand of the King
            Stark names Ned Stark as candidate
            refused: one FOR and one DECOY marker are laid down, one after the other (election.markers)
            Stark is asked: Election of the Hand of the King: where does Stark lay the DECOY marker? Lay this marker on nobody / DECOY on Ned Stark
        "#]],
    );
}
