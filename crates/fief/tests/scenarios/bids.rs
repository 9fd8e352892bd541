//! Phase 4, the Small Council bid.

use expect_test::expect;

use crate::check;

#[test]
fn without_a_warden_nobody_bids() {
    check(
        "
        rule  bid.council.when
        play  Phase 4
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn a_warden_of_the_council_cannot_take_another_seat() {
    check(
        "
        rule  bid.council.when
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        play  Phase 4
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn the_bribed_appointment_is_given_once() {
    check(
        "
        rule  bid.council.when
        given Ned Stark is Warden of the North
        given Ned Stark bought Master of Laws
        given Tywin Lannister is Warden of the West
        play  Phase 4
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn all_bid_unseen_and_only_the_winner_pays() {
    check(
        "
        rule  bid.council.secret
        rule  bid.council.seat
        rule  bid.council.hand
        given Ned Stark is Warden of the North
        given Edmure Tully is Warden of the South
        given Edmure Tully is Hand
        given Lannister has 7 Gold Dragons
        given Greyjoy has 3 Gold Dragons
        play  Phase 4
        show  questions
        when  Stark says 5
        when  Lannister says 8
        when  Lannister says 7
        when  Tully says 0
        show  gold of Lannister to Stark
        when  Greyjoy says 3
        when  Lannister chooses Master of Coin
        when  Lannister chooses Ned Stark
        show  questions
        when  Stark agrees
        show  Stark
        show  Lannister
        show  Greyjoy
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: How much does Stark bid, unseen, for the Small Council? 0 to 5
            Lannister is asked: How much does Lannister bid, unseen, for the Small Council? 0 to 7
            Tully is asked: How much does Tully bid, unseen, for the Small Council? 0 to 5
            Greyjoy is asked: How much does Greyjoy bid, unseen, for the Small Council? 0 to 3
            refused: Lannister has 7 Gold Dragons and cannot spend 8 (scope.gold)
            Lannister's gold is 7
            Stark bids 5 Gold Dragons for the Small Council
            Lannister bids 7 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Greyjoy bids 3 Gold Dragons for the Small Council
            Lannister wins the bid
            Stark is asked: Ned Stark is offered the Master of Coin: does Stark accept? Accept the Title / Refuse the Title
            Lannister pays 7 Gold Dragons: Ned Stark becomes Master of Coin
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Greyjoy: 3 gold, 1 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: Master of Coin and Warden of the North
        "#]],
    );
}

#[test]
fn a_bid_below_five_wins_nothing() {
    check(
        "
        rule  bid.council.minimum
        given Ned Stark is Warden of the North
        play  Phase 4
        when  Stark says 4
        when  Lannister says 3
        when  Tully says 0
        when  Greyjoy says 0
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 4 Gold Dragons for the Small Council
            Lannister bids 3 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            Nobody wins the bid
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}

#[test]
fn a_tied_bid_fails_without_a_protector() {
    check(
        "
        rule  bid.council.tie
        given Ned Stark is Warden of the North
        given Lannister has 6 Gold Dragons
        given Tully has 6 Gold Dragons
        play  Phase 4
        when  Stark says 0
        when  Lannister says 6
        when  Tully says 6
        when  Greyjoy says 0
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 Gold Dragons for the Small Council
            Lannister bids 6 Gold Dragons for the Small Council
            Tully bids 6 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            Nobody wins the bid
            Lannister: 6 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}

#[test]
fn the_protector_names_one_of_the_tied() {
    check(
        "
        rule  bid.council.tie
        given Ned Stark is Warden of the North
        given Lannister has 6 Gold Dragons
        given Tully has 6 Gold Dragons
        given Balon Greyjoy is King
        given Balon Greyjoy is Protector
        play  Phase 4
        when  Stark says 0
        when  Lannister says 6
        when  Tully says 6
        when  Greyjoy says 0
        when  Greyjoy chooses Stark
        when  Greyjoy chooses Tully
        when  Tully chooses Master of Ships
        when  Tully chooses Ned Stark
        when  Stark agrees
        show  Lannister
        show  Tully
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 Gold Dragons for the Small Council
            Lannister bids 6 Gold Dragons for the Small Council
            Tully bids 6 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            refused: Stark is not offered to Greyjoy (bid.council.tie)
            Greyjoy breaks the tie: Tully
            Tully wins the bid
            Tully pays 6 Gold Dragons: Ned Stark becomes Master of Ships
            Lannister: 6 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Tully: 0 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards nothing
        "#]],
    );
}

#[test]
fn an_own_warden_cannot_refuse_and_the_winner_cannot_withdraw() {
    check(
        "
        rule  bid.council.seat
        given Ned Stark is Warden of the North
        given Tywin Lannister is Warden of the West
        given Lannister has 6 Gold Dragons
        play  Phase 4
        when  Stark says 0
        when  Lannister says 6
        when  Tully says 0
        when  Greyjoy says 0
        when  Lannister chooses Master of Coin
        when  Lannister is done
        when  Lannister chooses Edmure Tully
        when  Lannister chooses Ned Stark
        when  Stark refuses
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  Lannister
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 Gold Dragons for the Small Council
            Lannister bids 6 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            Lannister wins the bid
            refused: the winner must place the seat while a Warden can take it (bid.council.seat)
            refused: Edmure Tully is no Warden (bid.council.seat)
            Ned Stark refuses: Master of Coin
            refused: Ned Stark has refused the seat (bid.council.seat)
            Lannister pays 6 Gold Dragons: Tywin Lannister becomes Master of Coin
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Tywin Lannister, Lord, Lannisport, on A new Lord in the Court: Master of Coin and Warden of the West
        "#]],
    );
}

#[test]
fn if_every_warden_refuses_nothing_is_paid() {
    check(
        "
        rule  bid.council.seat
        given Ned Stark is Warden of the North
        given Lannister has 6 Gold Dragons
        play  Phase 4
        when  Stark says 0
        when  Lannister says 6
        when  Tully says 0
        when  Greyjoy says 0
        when  Lannister chooses Master of Coin
        when  Lannister chooses Ned Stark
        when  Stark refuses
        show  Lannister
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 Gold Dragons for the Small Council
            Lannister bids 6 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            Lannister wins the bid
            Ned Stark refuses: Master of Coin
            Nobody wins the bid
            Lannister: 6 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: Warden of the North
        "#]],
    );
}

#[test]
fn an_ambitious_lord_costs_two_less() {
    check(
        "
        rule  attribute.ambitious
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the North
        given Lannister has 6 Gold Dragons
        play  Phase 4
        when  Stark says 0
        when  Lannister says 6
        when  Tully says 0
        when  Greyjoy says 0
        when  Lannister chooses Master of Coin
        when  Lannister chooses Robb Stark
        when  Stark agrees
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 Gold Dragons for the Small Council
            Lannister bids 6 Gold Dragons for the Small Council
            Tully bids 0 Gold Dragons for the Small Council
            Greyjoy bids 0 Gold Dragons for the Small Council
            Lannister wins the bid
            Lannister pays 4 Gold Dragons: Robb Stark becomes Master of Coin
            Lannister: 2 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}
