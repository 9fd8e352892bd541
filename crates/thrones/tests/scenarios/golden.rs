//! The golden rule: the text of a card beats the rulebook.

use expect_test::expect;

use crate::check;

#[test]
fn an_attacker_kneels_unless_its_own_text_says_otherwise() {
    check(
        "
        rule  golden.card_over_rule
        given Lannister has Ser Jaime Lannister, Plain Soldier in play
        when  Lannister attacks Stark for military with Ser Jaime Lannister, Plain Soldier
        show  Ser Jaime Lannister
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Ser Jaime Lannister
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn a_card_beats_the_rule_only_as_far_as_it_contradicts() {
    check(
        "
        rule  golden.card_over_rule
        note  Ser Jaime Lannister stays standing in military challenges only
        given Lannister has Ser Jaime Lannister in play
        when  Lannister attacks Stark for intrigue with Ser Jaime Lannister
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Ser Jaime Lannister
            Lannister kneels Ser Jaime Lannister
            Ser Jaime Lannister: controlled by Lannister, kneeling, STR 3, military, intrigue, Deadly, Infamy
        "#]],
    );
}
