//! Titles: slots, inheritance, concession.

use expect_test::expect;

use crate::check;

#[test]
fn titles_have_their_categories() {
    check(
        "
        rule  title.categories
        rule  title.slots.special
        rule  title.death
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Sansa Stark is Lady of the North
        given Sansa Stark is Lady of the Vale
        given Sansa Stark is Mother of Dragons
        play  Phase 3
        show  Noble Sansa Stark
        when  Sansa Stark dies
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 8 Gold Dragons (Villages 6, Queen 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Sansa Stark, Lady, Winterfell, on A new Lord in the Court: Queen, Lady Paramount of the North, Lady Paramount of the Vale and Mother of Dragons
            Sansa Stark dies by an assassin
            Sansa Stark is no longer Queen, who is dead
            Sansa Stark is no longer Mother of Dragons, who is dead
        "#]],
    );
}

#[test]
fn the_titles_of_the_dead() {
    check(
        "
        rule  title.death
        rule  noble.death
        rule  fief.inherit
        game  Stark, Lannister, Tully
        given Tywin Lannister is Hand
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Outlaw
        given Lannister has Jaime Lannister in Lannisport
        play  Phase 3
        when  Tywin Lannister dies
        when  Lannister chooses Jaime Lannister
        show  the Titles
        show  the decks
        show  Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 6 Gold Dragons (Villages 4, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tywin Lannister dies by an assassin
            Tywin Lannister is no longer Hand of the King, who is dead
            Tywin Lannister is no longer Warden of the West, who is dead
            Jaime Lannister becomes Lord Paramount of the Westerlands
            Lord Paramount of the Westerlands: Jaime Lannister
            On the board: 7 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 18 cards: 8 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: 1 A new Lord in the Court
            Lannister: 11 gold, 4 Villages, 1 Victory Points, Nobles Jaime Lannister, cards nothing
        "#]],
    );
}

#[test]
fn a_sister_with_one_fief_inherits_one_of_two() {
    check(
        "
        rule  fief.inherit
        rule  title.slots.fief
        game  Stark, Lannister, Tully
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Lord of the Reach
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Lady of Dorne
        play  Phase 3
        when  Tywin Lannister dies
        when  Lannister chooses Cersei Lannister
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 11 Gold Dragons (Villages 9, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tywin Lannister dies by an assassin
            Cersei Lannister becomes Lady Paramount of the Reach
            Tywin Lannister is no longer Lord Paramount of the Westerlands, without an heir
            Lady Paramount of the Reach: Cersei Lannister
            Princess of Dorne: Cersei Lannister
            On the board: 6 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_warden_and_master_elected_king_disposes_of_both() {
    check(
        "
        rule  title.overflow
        rule  king.installed
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the Vale
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Coin
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Lord of Pyke
        given Edmure Tully is Warden of the East
        play  Phase 1
        when  Stark chooses Ned Stark
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Tully chooses FOR Ned Stark
        when  Tully is done
        when  Stark agrees
        show  questions
        when  Stark is done
        show  questions
        when  Stark chooses Robb Stark
        show  the Titles
        show  the decks
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Tully places a marker on Ned Stark
            Stark gives 2 votes to Ned Stark
            Tully gives 1 vote to Ned Stark
            Ned Stark has 3 votes
            Ned Stark is elected: King
            Stark is asked: Stark passes on the Master of Coin: to which Noble? Return it to the board / Edmure Tully
            Ned Stark is no longer Master of Coin, who has no room for it
            Stark is asked: Stark passes on the Warden of the North: to which Noble? Return it to the board / Robb Stark / Tywin Lannister
            Ned Stark hands Warden of the North to Robb Stark
            Ned Stark becomes King
            Ned Stark becomes Protector of the Realm
            King: Ned Stark
            Protector of the Realm: Ned Stark
            Warden of the North: Robb Stark
            Warden of the East: Edmure Tully
            Lord Paramount of the Vale: Ned Stark
            Lord Reaper of Pyke: Robb Stark
            On the board: 6 Fief Titles, 3 Wardens, 5 of the Small Council, King 0, Queen 1
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 17 cards: 8 A new Lord in the Court, 6 A new Lady in the Court, 2 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: 1 Join the Small Council
        "#]],
    );
}

#[test]
fn a_lord_concedes_his_wardenship_to_a_relative() {
    check(
        "
        rule  variant.concession
        rule  variant.concession-limits
        with  title concession
        game  Stark, Lannister, Tully
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is Warden of the West
        given Joffrey Baratheon is Lord of the Westerlands
        given Lannister has Jaime Lannister in Lannisport
        given Jaime Lannister is Outlaw
        play  Phase 1
        when  Lannister chooses Warden of the West
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Edmure Tully
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Fief Title of the Westerlands
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Jaime Lannister is an Outlaw (variant.concession-limits)
            refused: Edmure Tully is no relative of Joffrey Baratheon (variant.concession)
            Joffrey Baratheon concedes Warden of the West to Tywin Lannister
            refused: Lannister has nobody to give or to receive Fief Title of the Westerlands (variant.concession)
            Warden of the West: Tywin Lannister
            Lord Paramount of the Westerlands: Joffrey Baratheon
            On the board: 7 Fief Titles, 4 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_master_and_a_king_concede_nothing() {
    check(
        "
        rule  variant.concession-limits
        rule  title.royal-never-transferred
        with  title concession
        game  Stark, Lannister, Tully
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is Warden of the West
        given Joffrey Baratheon is Master of Coin
        given Lannister has Jaime Lannister in Lannisport
        given Jaime Lannister is Lord of Dorne
        given Tywin Lannister is King
        given Tywin Lannister is Protector
        given the False Idols are destroyed
        play  Phase 1
        when  Lannister chooses Warden of the West
        when  Lannister chooses Protector
        when  Lannister chooses Fief Title of Dorne
        when  Lannister chooses Tywin Lannister
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Warden of the West cannot be conceded: who holds it is Captive or has a High Title (variant.concession-limits)
            refused: Protector of the Realm is never handed over (title.royal-never-transferred)
            Jaime Lannister concedes Fief Title of Dorne to Tywin Lannister
            King: Tywin Lannister
            Protector of the Realm: Tywin Lannister
            Master of Coin: Joffrey Baratheon
            Warden of the West: Joffrey Baratheon
            Prince of Dorne: Tywin Lannister
            On the board: 7 Fief Titles, 4 Wardens, 4 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn the_concession_does_not_lose_the_houses_votes() {
    check(
        "
        rule  warden.votes.wardens
        with  title concession
        game  Stark, Lannister, Tully
        given Region 1 is held by Stark
        given Tywin Lannister is Warden of the West
        given Lannister has Jaime Lannister in Lannisport
        play  Phase 1
        when  Lannister chooses Warden of the West
        when  Lannister chooses Jaime Lannister
        when  Lannister is done
        when  Stark chooses Ned Stark
        when  Lannister is done
        when  Tully is done
        when  Stark is done
        when  Stark is done
        when  Lannister chooses FOR Ned Stark
        when  Lannister is done
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister concedes Warden of the West to Jaime Lannister
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Stark abstains
            Lannister places a marker on Ned Stark
            Stark gives no votes
            Lannister gives 2 votes to Ned Stark
            Ned Stark has 2 votes
            Ned Stark is elected: Warden of the North
        "#]],
    );
}

#[test]
fn titles_worth_a_victory_point() {
    check(
        "
        rule  title.vp
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given Sansa Stark is Protector
        given Sansa Stark is Lady of the Vale
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Ships
        play  Phase 3
        show  Stark
        show  Lannister
        show  Tully
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 6 Gold Dragons (Villages 4, Queen 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark: 11 gold, 4 Villages, 1 Victory Points, Nobles Ned Stark and Sansa Stark, cards nothing
            Lannister: 8 gold, 1 Villages, 1 Victory Points, Nobles Tywin Lannister, cards nothing
            Tully: 8 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards nothing
        "#]],
    );
}

#[test]
fn fief_titles_have_their_own_names() {
    check(
        "
        rule  map.fiefs
        game  Martell, Greyjoy, Tully
        given Martell has Arianne Martell in Sunspear
        given Arianne Martell is Lady of Dorne
        given Balon Greyjoy is Lord of Pyke
        given Edmure Tully is Lord of the Riverlands
        play  Phase 4
        show  the Titles
        when  Edmure Tully dies
        ",
        expect![[r#"
            Phase 4: Purchase
            Lord Paramount of the Riverlands: Edmure Tully
            Princess of Dorne: Arianne Martell
            Lord Reaper of Pyke: Balon Greyjoy
            On the board: 5 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
            Edmure Tully dies by an assassin
            Edmure Tully is no longer Lord Paramount of the Riverlands, without an heir
        "#]],
    );
}

#[test]
fn an_outlaw_receives_a_fief_that_is_bought() {
    check(
        "
        rule  outlaw.new-titles
        game  Stark, Lannister, Tully
        given Stark has 20 Gold Dragons
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        given Ned Stark is Outlaw
        play  Phase 4
        when  Stark chooses the Fief Title of the North
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys the Title of the North for Ned Stark: 6
            Ned Stark becomes Lord Paramount of the North
        "#]],
    );
}
