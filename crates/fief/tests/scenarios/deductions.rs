//! Phase 3, Income: what is taken off, and whose it is.

use expect_test::expect;

use crate::check;

#[test]
fn deductions_stop_at_nothing() {
    check(
        "
        rule  income.floor
        rule  attribute.extravagant
        game  Tyrell, Lannister, Tully
        given Lannister has 1 Knight in The Eyrie
        given Lannister has 1 Knight in Runestone
        given Lannister has 1 Knight in Gulltown
        given Tyrell has Loras Tyrell in Highgarden
        given Loras Tyrell is Lord of the Vale
        given Loras Tyrell is King
        play  Phase 3
        show  Tyrell
        ",
        expect![[r#"
            Phase 3: Income
            Tyrell receives 0 Gold Dragons (Villages 1, Nobles 1) less 4 for extravagance
            Lannister receives 6 Gold Dragons (Villages 4, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tyrell: 5 gold, 1 Villages, 2 Victory Points, Nobles Mace Tyrell and Loras Tyrell, cards nothing
        "#]],
    );
}

#[test]
fn an_empty_governed_village_with_a_mill_pays_its_lord() {
    check(
        "
        rule  income.village
        given Ned Stark is Lord of the North
        given Stark has 1 Knight in The Twins
        given White Harbour has 1 Mills
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 6 Gold Dragons (Villages 4, Mills 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn a_sept_pays_under_famine_and_tax() {
    check(
        "
        rule  income.sept
        given Famine lies on Region 1
        given Winterfell has a Sept
        given Winterfell has 1 Mills
        given Tywin Lannister is Warden of the North
        given Tywin Lannister levies Warden Tax on Region 1
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons (Villages 1, Septs 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn tallage_counts_a_besieged_village() {
    check(
        "
        rule  income.besieged
        given Stark has 1 Knight in White Harbour
        given Tywin Lannister is Lord of the North
        given Winterfell has 2 Mills
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        given Tywin Lannister levies Tallage on the North
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 10 Gold Dragons (Villages 2, Tallage 6, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn a_harvest_beside_an_unlucky_noble_adds_nothing() {
    check(
        "
        rule  attribute.unlucky
        game  Stark, Greyjoy, Tully
        given Bountiful Harvest lies on Region 1
        given Winterfell has 1 Mill
        given Greyjoy has Theon Greyjoy in The Twins
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons (Villages 1, Mills 2)
            Greyjoy receives 2 Gold Dragons
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn the_master_of_coin_does_not_hinder_his_own_player() {
    check(
        "
        rule  council.coin
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Coin
        given Stark has 1 Knight in The Golden Tooth
        given The Golden Tooth has 1 Mill
        given Warden Tax was levied on Region 5 by Tywin Lannister
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 2 Gold Dragons
            Lannister receives 5 Gold Dragons (Villages 1, Warden Tax 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn a_tyrant_under_siege_collects_nothing() {
    check(
        "
        rule  attribute.tyrant
        rule  income.besieged
        game  Stark, Lannister, Tully
        given Stark has 1 Knight in Lannisport
        given Stark besieges Lannisport
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 0 Gold Dragons
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}
