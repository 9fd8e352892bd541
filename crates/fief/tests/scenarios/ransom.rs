//! Phase 4, ransoms.

use expect_test::expect;

use crate::check;

#[test]
fn a_ransom_counts_every_title() {
    check(
        "
        rule  ransom.price
        given Stark has 20 Gold Dragons
        given Lannister has 20 Gold Dragons
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Captive of Stark
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Lord of the North
        given Ned Stark is Captive of Tully
        play  Phase 4
        when  Stark says 0
        when  Stark chooses Winterfell
        when  Lannister says 0
        when  Lannister chooses Lannisport
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark pays 8 Gold Dragons to Tully for Ned Stark
            Ned Stark is free for the ransom
            Ned Stark is placed in Winterfell
            Lannister pays 6 Gold Dragons to Stark for Tywin Lannister
            Tywin Lannister is free for the ransom
            Tywin Lannister is placed in Lannisport
            Stark: 18 gold, 3 Villages, 2 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 14 gold, 4 Villages, 1 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}

#[test]
fn who_can_pay_must_and_the_captor_must_accept() {
    check(
        "
        rule  ransom.mandatory
        rule  round.phase4-order
        given Lannister has 10 Gold Dragons
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        given Jaime Lannister is Captive of Greyjoy
        play  Phase 4
        when  Lannister says 0
        when  Lannister chooses Lannisport
        show  questions
        show  Greyjoy
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister pays 6 Gold Dragons to Greyjoy for Jaime Lannister
            Jaime Lannister is free for the ransom
            Jaime Lannister is placed in Lannisport
            Stark is asked: How much does Stark bid, unseen, for the Small Council? 0 to 5
            Lannister is asked: How much does Lannister bid, unseen, for the Small Council? 0 to 4
            Tully is asked: How much does Tully bid, unseen, for the Small Council? 0 to 5
            Greyjoy is asked: How much does Greyjoy bid, unseen, for the Small Council? 0 to 11
            Greyjoy: 11 gold, 1 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
        "#]],
    );
}

#[test]
fn who_cannot_pay_in_full_keeps_his_gold() {
    check(
        "
        rule  ransom.mandatory
        given Lannister has 5 Gold Dragons
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        given Jaime Lannister is Captive of Greyjoy
        play  Phase 4
        when  Lannister says 0
        show  Lannister
        show  Noble Jaime Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister: 5 gold, 4 Villages, 1 Victory Points, Nobles Tywin Lannister and Jaime Lannister, cards nothing
            Jaime Lannister, Lord, Pyke, Captive of Greyjoy, on A new Lord in the Court: Warden of the West and Lord Paramount of the Westerlands
        "#]],
    );
}

#[test]
fn between_two_captives_the_owner_chooses() {
    check(
        "
        rule  ransom.several
        given Lannister has 7 Gold Dragons
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        given Jaime Lannister is Captive of Greyjoy
        given Lannister has Cersei Lannister in Winterfell
        given Cersei Lannister is Lady of the Reach
        given Cersei Lannister is Captive of Stark
        play  Phase 4
        when  Lannister says 0
        when  Lannister says 0
        show  questions
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Lannisport
        show  Noble Jaime Lannister
        show  Noble Cersei Lannister
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister is asked: Lannister can pay ransoms: who is freed first? Free Jaime Lannister for 6 Gold Dragons / Free Cersei Lannister for 4 Gold Dragons
            Lannister pays 4 Gold Dragons to Stark for Cersei Lannister
            Cersei Lannister is free for the ransom
            Cersei Lannister is placed in Lannisport
            Jaime Lannister, Lord, Pyke, Captive of Greyjoy, on A new Lord in the Court: Warden of the West and Lord Paramount of the Westerlands
            Cersei Lannister, Lady, Lannisport, on A new Lord in the Court: Lady Paramount of the Reach
            Lannister: 3 gold, 7 Villages, 2 Victory Points, Nobles Tywin Lannister, Jaime Lannister and Cersei Lannister, cards nothing
        "#]],
    );
}

#[test]
fn gold_received_later_reopens_nothing() {
    check(
        "
        rule  ransom.several
        given Stark has 1 Gold Dragons
        given Lannister has 2 Gold Dragons
        given Stark has Sansa Stark in Lannisport
        given Sansa Stark is Captive of Lannister
        given Tywin Lannister is Captive of Stark
        play  Phase 4
        when  Stark says 0
        when  Lannister says 0
        when  Lannister chooses Lannisport
        show  Stark
        show  Noble Sansa Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister pays 2 Gold Dragons to Stark for Tywin Lannister
            Tywin Lannister is free for the ransom
            Tywin Lannister is placed in Lannisport
            Stark: 3 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark and Sansa Stark, cards nothing
            Sansa Stark, Lady, Lannisport, Captive of Lannister, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_captor_may_take_less() {
    check(
        "
        rule  ransom.discount
        given Lannister has 10 Gold Dragons
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        given Jaime Lannister is Captive of Greyjoy
        play  Phase 4
        when  Lannister says 7
        when  Lannister says 4
        when  Greyjoy agrees
        when  Lannister chooses Lannisport
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the full ransom for Jaime Lannister is 6: only less can be offered (ransom.discount)
            Lannister offers 4 Gold Dragons for Jaime Lannister
            Lannister pays 4 Gold Dragons to Greyjoy for Jaime Lannister
            Jaime Lannister is free for the ransom
            Jaime Lannister is placed in Lannisport
            Lannister: 6 gold, 4 Villages, 1 Victory Points, Nobles Tywin Lannister and Jaime Lannister, cards nothing
        "#]],
    );
}

#[test]
fn a_refused_offer_leaves_the_full_ransom() {
    check(
        "
        rule  ransom.discount
        rule  ransom.mandatory
        given Lannister has 10 Gold Dragons
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Warden of the West
        given Jaime Lannister is Lord of the Westerlands
        given Jaime Lannister is Captive of Greyjoy
        play  Phase 4
        when  Lannister says 4
        when  Greyjoy refuses
        when  Lannister chooses Lannisport
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister offers 4 Gold Dragons for Jaime Lannister
            The offer for Jaime Lannister is refused
            Lannister pays 6 Gold Dragons to Greyjoy for Jaime Lannister
            Jaime Lannister is free for the ransom
            Jaime Lannister is placed in Lannisport
            Lannister: 4 gold, 4 Villages, 1 Victory Points, Nobles Tywin Lannister and Jaime Lannister, cards nothing
        "#]],
    );
}
