//! Phase 1, the False Idols and the Gods cursed.

use expect_test::expect;

use crate::check;

#[test]
fn the_king_destroys_the_false_idols() {
    check(
        "
        rule  idols.who
        rule  idols.pillage
        rule  attribute.gods-cursed
        seed  3
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has 0 Gold Dragons
        given Winterfell has a Sept
        given Lannisport has a Sept
        given Riverrun has a Sept
        given The Twins has a Sept
        play  Phase 1
        when  Stark agrees
        show  Stark
        show  the supply
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark embraces R'hllor: 4 Septs are destroyed
            Stark takes 8 Gold Dragons from the Septs
            Ned Stark, Gods cursed, rolls 5 and lives
            Stark: 8 gold, 1 Villages, 1 Victory Points, Nobles Ned Stark, cards nothing
            The supply: 15 Mills, 9 Strongholds, 5 Septs
            Ned Stark, Lord, Winterfell, Gods cursed, on A new Lord in the Court: King and Protector of the Realm
        "#]],
    );
}

#[test]
fn without_a_protector_the_idols_stand() {
    check(
        "
        rule  idols.who
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister is asked: Lannister as Hand of the King may declare a Noble Outlaw Declare nobody Outlaw / Declare Ned Stark Outlaw / Declare Tywin Lannister Outlaw / Declare Edmure Tully Outlaw
        "#]],
    );
}

#[test]
fn no_sept_is_built_after_that() {
    check(
        "
        rule  idols.no-more-septs
        game  Stark, Lannister, Tully
        given the False Idols are destroyed
        given Stark has 9 Gold Dragons
        play  Phase 4
        when  Stark chooses Sept
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: the False Idols are destroyed, and no Sept is built any more (idols.no-more-septs)
        "#]],
    );
}

#[test]
fn the_hand_converts_too_and_sacrifices_the_heir() {
    check(
        "
        rule  idols.hand-joins
        rule  idols.sacrifice
        rule  idols.order
        seed  3
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has 0 Gold Dragons
        given Lannister has 0 Gold Dragons
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Tully has the first Heir in Riverrun
        given Edmure Tully is Warden of the North
        given Winterfell has a Sept
        given Lannisport has a Sept
        play  Phase 1
        when  Stark agrees
        when  Lannister agrees
        when  Lannister chooses Edmure Tully
        when  Lannister chooses the first Heir
        show  Stark
        show  Lannister
        show  Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark embraces R'hllor: 2 Septs are destroyed
            Tywin Lannister converts too
            Stark takes 2 Gold Dragons from the Septs
            Lannister takes 2 Gold Dragons from the Septs
            Ned Stark, Gods cursed, rolls 5 and lives
            Tywin Lannister, Gods cursed, rolls 6 and lives
            refused: Edmure Tully is not an untitled Noble in play (idols.sacrifice)
            the first Heir is sacrificed
            the first Heir dies as a sacrifice
            Stark: 2 gold, 1 Villages, 1 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 2 gold, 1 Villages, 1 Victory Points, Nobles Tywin Lannister, cards nothing
            Tully: 5 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards nothing
        "#]],
    );
}

#[test]
fn the_gods_take_the_king_and_the_heir_reigns() {
    check(
        "
        rule  idols.order
        rule  attribute.gods-cursed
        rule  king.death.heir
        seed  2
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Tully has the first Heir in Riverrun
        given Winterfell has a Sept
        play  Phase 1
        when  Stark agrees
        when  Lannister agrees
        when  Lannister chooses the first Heir
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark embraces R'hllor: 1 Sept is destroyed
            Tywin Lannister converts too
            Stark takes 1 Gold Dragon from the Septs
            Lannister takes 1 Gold Dragon from the Septs
            Ned Stark, Gods cursed, rolls 1 and dies
            Ned Stark dies by the curse of the Gods
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            Tywin Lannister, Gods cursed, rolls 2 and lives
            refused: the first Heir is not an untitled Noble in play (idols.sacrifice)
        "#]],
    );
}

#[test]
fn the_gods_take_the_hand_before_his_sacrifice() {
    check(
        "
        rule  idols.order
        seed  1
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Stark agrees
        when  Lannister agrees
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark embraces R'hllor: 0 Septs are destroyed
            Tywin Lannister converts too
            Ned Stark, Gods cursed, rolls 3 and lives
            Tywin Lannister, Gods cursed, rolls 1 and dies
            Tywin Lannister dies by the curse of the Gods
            Tywin Lannister is no longer Hand of the King, who is dead
            Tywin Lannister is no longer Warden of the West, who is dead
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn the_cursed_roll_again_every_round() {
    check(
        "
        rule  attribute.gods-cursed
        rule  round.phase1-order
        game  Stark, Lannister, Tully
        given Ned Stark is Gods cursed
        given Edmure Tully is Gods cursed
        play  Phase 1
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark, Gods cursed, rolls 3 and lives
            Edmure Tully, Gods cursed, rolls 1 and dies
            Edmure Tully dies by the curse of the Gods
        "#]],
    );
}

#[test]
fn after_the_idols_no_sept_is_sold() {
    check(
        "
        rule  idols.no-more-septs
        rule  idols.who
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark has 9 Gold Dragons
        play  Phase 1
        dice  6
        when  Stark agrees
        when  Phase 4 begins
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark embraces R'hllor: 0 Septs are destroyed
            Ned Stark, Gods cursed, rolls 6 and lives
            Phase 2: Cards
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Stark is asked: Stark has 10 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}
