//! Phase 4, purchases.

use expect_test::expect;

use crate::check;

#[test]
fn troops_go_to_a_fortification_or_a_noble() {
    check(
        "
        rule  troops.placement
        rule  troops.knight
        rule  troops.man-at-arms
        given Stark has 1 Man at Arms in The Twins
        play  Phase 4
        when  Stark chooses Knight
        when  Stark chooses The Twins
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        show  Stark
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Stark has neither a Fortification nor a free Noble in The Twins (troops.placement)
            Stark buys a Knight in Winterfell for 3
            Stark buys a Man at Arms in Winterfell for 1
            Stark: 1 gold, 2 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 4 Men at Arms and 2 Knights
        "#]],
    );
}

#[test]
fn a_village_takes_four_new_troops() {
    check(
        "
        rule  troops.limit-four
        given Stark has 9 Gold Dragons
        play  Phase 4
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        when  Stark chooses Winterfell
        when  Stark chooses Man at Arms
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys a Man at Arms in Winterfell for 1
            Stark buys a Man at Arms in Winterfell for 1
            Stark buys a Man at Arms in Winterfell for 1
            Stark buys a Man at Arms in Winterfell for 1
            refused: Stark has added four Troops to every Village that can take them (troops.limit-four)
        "#]],
    );
}

#[test]
fn nobody_spends_more_than_he_has() {
    check(
        "
        rule  scope.gold
        given Stark has 2 Gold Dragons
        play  Phase 4
        when  Stark chooses Knight
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: a Knight costs 3, and Stark has 2 (scope.gold)
        "#]],
    );
}

#[test]
fn archers_are_not_for_sale_without_tactics() {
    check(
        "
        rule  scope.document
        rule  scope.te-optional
        play  Phase 4
        when  Stark chooses Archer
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Archers belong to the Tactics expansion, which is not in use (scope.document)
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn who_has_a_whole_fief_buys_its_title() {
    check(
        "
        rule  fief.conditions
        rule  fief.cost
        rule  fief.assign
        rule  building.city
        given Stark has 7 Gold Dragons
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        play  Phase 4
        when  Stark chooses the Fief Title of the North
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell
        show  Stark
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys the Title of the North for Ned Stark: 6
            Ned Stark becomes Lord Paramount of the North
            Winterfell becomes the Fortified City of the North
            Stark: 1 gold, 3 Villages, 1 Victory Points, Nobles Ned Stark, cards nothing
            Winterfell, Controlled by Stark: a Fortified City, Stark's Ned Stark, 3 Men at Arms and 1 Knight
        "#]],
    );
}
