//! Phase 1, outlaws and pardons.

use expect_test::expect;

use crate::check;

#[test]
fn the_hand_outlaws_the_king() {
    check(
        "
        rule  outlaw.declare
        rule  outlaw.king-keeps-protector
        rule  outlaw.effects
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Lord of the Vale
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given the False Idols are destroyed
        play  Phase 1
        when  Lannister chooses Ned Stark
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Ned Stark Outlaw
            Ned Stark, Lord, Winterfell, Outlaw, on A new Lord in the Court: King, Protector of the Realm and Lord Paramount of the Vale
        "#]],
    );
}

#[test]
fn the_master_of_laws_is_safe_from_the_hand() {
    check(
        "
        rule  outlaw.master-of-laws
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Ned Stark is Master of Laws, whom the Hand cannot touch (outlaw.master-of-laws)
        "#]],
    );
}

#[test]
fn the_hand_may_outlaw_himself() {
    check(
        "
        rule  outlaw.declare
        rule  title.vp
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Tywin Lannister
        show  Lannister
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Tywin Lannister Outlaw
            Tywin Lannister is no longer Hand of the King, now an Outlaw
            Tywin Lannister is no longer Warden of the West, now an Outlaw
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Tywin Lannister, Lord, Lannisport, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn two_officers_pardon_one_outlaw_each() {
    check(
        "
        rule  pardon.order
        rule  pardon.effect
        rule  outlaw.duration
        game  Stark, Lannister, Tully
        given Edmure Tully is King
        given Edmure Tully is Protector
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Laws
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Outlaw
        given Robb Stark is Assassin
        given Edmure Tully is Outlaw
        given the False Idols are destroyed
        play  Phase 1
        when  Lannister chooses Ned Stark
        when  Lannister chooses Robb Stark
        when  Tully chooses Edmure Tully
        show  Noble Robb Stark
        show  Noble Edmure Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Ned Stark is no Outlaw (pardon.order)
            Tywin Lannister pardons Robb Stark
            Edmure Tully pardons Edmure Tully
            Robb Stark, Lord, Winterfell, Assassin, on A new Lord in the Court: nothing
            Edmure Tully, Lord, Riverrun, on A new Lord in the Court: King and Protector of the Realm
        "#]],
    );
}

#[test]
fn who_is_outlawed_waits_a_round_for_his_pardon() {
    check(
        "
        rule  round.phase1-order
        rule  outlaw.duration
        game  Stark, Lannister, Tully
        given Edmure Tully is King
        given Edmure Tully is Protector
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given the False Idols are destroyed
        play  Phase 1
        when  Lannister chooses Ned Stark
        when  Tully chooses Ned Stark
        play  Phase 1
        when  Tully chooses Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Ned Stark Outlaw
            refused: seat 2 is not asked anything now
            Phase 1: Hear Ye
            Edmure Tully pardons Ned Stark
        "#]],
    );
}

#[test]
fn an_outlaw_is_not_declared_twice() {
    check(
        "
        rule  outlaw.duration
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Ned Stark is Outlaw
        play  Phase 1
        when  Lannister chooses Ned Stark
        when  Lannister chooses Edmure Tully
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Ned Stark is an Outlaw already (outlaw.duration)
            Tywin Lannister declares Edmure Tully Outlaw
            Ned Stark, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_tax_goes_with_the_title_it_was_levied_for() {
    check(
        "
        rule  tax.holder-lost
        rule  tax.refuse-scope
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Ned Stark is Warden of the North
        given Ned Stark is Lord of the Vale
        given Stark has Robb Stark in Winterfell
        given Tallage was levied on the Vale by Ned Stark
        given Warden Tax was levied on Region 1 by Tywin Lannister
        given Warden Tax was levied on Region 5 by Tywin Lannister
        play  Phase 1
        when  Ned Stark dies
        when  Stark chooses Robb Stark
        when  Robb Stark dies
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark dies by an assassin
            Ned Stark is no longer Warden of the North, who is dead
            Robb Stark becomes Lord Paramount of the Vale
            A tax of Lannister is removed
            Robb Stark dies by an assassin
            Robb Stark is no longer Lord Paramount of the Vale, without an heir
            A tax of Stark is removed
        "#]],
    );
}

#[test]
fn a_pardon_gives_no_warden_title_back() {
    check(
        "
        rule  pardon.effect
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Hand
        play  Phase 1
        when  Tully chooses Tywin Lannister
        when  the Phase ends
        play  Phase 1
        when  Stark chooses Tywin Lannister
        show  Noble Tywin Lannister
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Edmure Tully declares Tywin Lannister Outlaw
            Tywin Lannister is no longer Warden of the West, now an Outlaw
            Phase 1: Hear Ye
            Ned Stark pardons Tywin Lannister
            Tywin Lannister, Lord, Lannisport, on A new Lord in the Court: nothing
            Hand of the King: Edmure Tully
            Master of Laws: Ned Stark
            Warden of the North: Ned Stark
            Warden of the East: Edmure Tully
            On the board: 8 Fief Titles, 3 Wardens, 3 of the Small Council, King 1, Queen 1
        "#]],
    );
}
