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
            Tyrell receives 0 Gold Dragons
            Lannister receives 6 Gold Dragons
            Tully receives 3 Gold Dragons
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
            Stark receives 6 Gold Dragons
            Lannister receives 3 Gold Dragons
            Tully receives 3 Gold Dragons
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
            Stark receives 3 Gold Dragons
            Lannister receives 3 Gold Dragons
            Tully receives 3 Gold Dragons
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
            Lannister receives 10 Gold Dragons
            Tully receives 3 Gold Dragons
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}
