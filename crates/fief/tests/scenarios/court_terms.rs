//! Terms and variants that the court shows: Lords and Ladies, concession, inheritance, guards.

use expect_test::expect;

use crate::check;

#[test]
fn a_lady_is_no_lord() {
    check(
        "
        rule  scope.exact-terms
        given Greyjoy has Asha Greyjoy in Pyke
        given Asha Greyjoy is Lady of Pyke
        given Balon Greyjoy is Lord of the Vale
        given Ned Stark is Warden of the North
        given Tywin Lannister is Warden of the West
        given Edmure Tully is Warden of the South
        given Edmure Tully is Hand
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Tully has Brynden Tully in Riverrun
        given Brynden Tully is Warden of the Crownlands
        play  Phase 1
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Greyjoy is done
        when  Tully is done
        show  questions
        when  Greyjoy chooses Asha Greyjoy
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: King
            Greyjoy is asked: Election of the King: does Greyjoy name a candidate? Name nobody / Name Balon Greyjoy
            refused: Asha Greyjoy is a Lady, and only Lords may have it (election.lords-only)
        "#]],
    );
}

#[test]
fn a_lord_concedes_a_title_to_a_relative() {
    check(
        "
        rule  variant.concession
        with  title concession
        given Lannister has Jaime Lannister in Lannisport
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        play  Phase 1
        show  questions
        when  Lannister chooses Warden of the West
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  questions
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister is asked: Lannister may concede a Title inside the House Concede no Title / Concede the Warden of the West / Concede the Fief Title of the Westerlands
            refused: Ned Stark is no relative of Jaime Lannister (variant.concession)
            Jaime Lannister concedes Warden of the West to Tywin Lannister
            Lannister is asked: Lannister may concede a Title inside the House Concede no Title / Concede the Warden of the West
            Tywin Lannister, Lord, Lannisport, on A new Lord in the Court: Warden of the West
        "#]],
    );
}

#[test]
fn neither_captives_nor_masters_concede() {
    check(
        "
        rule  variant.concession-limits
        with  title concession
        given Lannister has 0 Gold Dragons
        given Lannister has Jaime Lannister in Lannisport
        given Lannister has Tyrion Lannister in Pyke
        given Lannister has Cersei Lannister in Lannisport
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Master of Coin
        given Tywin Lannister is Lord of the Westerlands
        given Cersei Lannister is Outlaw
        given Tywin Lannister is Warden of the East
        given Tyrion Lannister is Captive of Greyjoy
        given Tyrion Lannister is Lord of the Vale
        play  Phase 1
        when  Lannister is done
        when  Tully is done
        when  Greyjoy is done
        show  questions
        when  Lannister chooses Warden of the West
        when  Lannister chooses Fief Title of the Westerlands
        when  Lannister chooses Tyrion Lannister
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister is asked: Lannister may concede a Title inside the House Concede no Title / Concede the Fief Title of the Westerlands
            refused: Warden of the West cannot be conceded: who holds it is Captive or has a High Title (variant.concession-limits)
            refused: Tyrion Lannister is a Captive (variant.concession-limits)
            Lannister is asked: Lannister concedes the Fief Title of the Westerlands: to whom? Jaime Lannister / Cersei Lannister
        "#]],
    );
}

#[test]
fn a_sister_with_one_fief_inherits_one_of_two() {
    check(
        "
        rule  fief.inherit
        given Stark has Sansa Stark in Winterfell
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Sansa Stark is Lady of Dorne
        play  Phase 4
        when  Ned Stark dies
        when  Stark chooses Sansa Stark
        show  Noble Sansa Stark
        show  Fief the North
        show  Fief the Vale
        ",
        expect![[r#"
            Phase 4: Purchase
            Ned Stark dies by an assassin
            Sansa Stark becomes Lady Paramount of the Vale
            Ned Stark is no longer Lord Paramount of the North, without an heir
            Sansa Stark, Lady, Winterfell, on A new Lord in the Court: Lady Paramount of the Vale and Princess of Dorne
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
            the Vale, of Sansa Stark: The Eyrie, Runestone and Gulltown
        "#]],
    );
}

#[test]
fn a_brother_inherits_nothing() {
    check(
        "
        rule  fief.inherit
        rule  watch.brother.no-titles
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Brother of the Night's Watch
        given Ned Stark is Lord of the North
        play  Phase 4
        when  Ned Stark dies
        show  Fief the North
        ",
        expect![[r#"
            Phase 4: Purchase
            Ned Stark dies by an assassin
            Ned Stark is no longer Lord Paramount of the North, without an heir
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn the_guard_of_a_dead_king_becomes_ordinary() {
    check(
        "
        rule  troops.whitecloak.revert
        with  tactics
        given Ned Stark is King
        given Ned Stark is Protector
        given the King has 2 Whitecloak Knights
        given Stark has 6 Knights in White Harbour
        play  Phase 4
        show  stock of Stark
        when  Ned Stark dies
        show  stock of Stark
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark, red, has in stock 10 Men at Arms, 3 Archers, 1 Knight and 2 Champions, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Ned Stark dies by an assassin
            The Whitecloaks of Stark become ordinary Troops
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Stark, red, has in stock 10 Men at Arms, 3 Archers and 2 Champions, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
            Winterfell, Controlled by Stark: a Stronghold, Stark's 3 Men at Arms and 2 Knights
        "#]],
    );
}

#[test]
fn only_a_king_or_a_regent_is_protector() {
    check(
        "
        rule  protector.who
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is married to Cersei Lannister
        given Cersei Lannister is Queen
        play  Phase 4
        show  the Titles
        when  Ned Stark dies
        show  the Titles
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            King: Ned Stark
            Queen: Cersei Lannister
            Protector of the Realm: Ned Stark
            Lord Paramount of the North: Ned Stark
            On the board: 7 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 0
            Ned Stark dies by an assassin
            The marriage of Ned Stark and Cersei Lannister ends
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Cersei Lannister rules as Queen Regent
            Cersei Lannister becomes Protector of the Realm
            Ned Stark is no longer Lord Paramount of the North, without an heir
            Queen: Cersei Lannister
            Protector of the Realm: Cersei Lannister
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 0
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister and Cersei Lannister, cards nothing
        "#]],
    );
}
