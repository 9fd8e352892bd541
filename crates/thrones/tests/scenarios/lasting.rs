//! Lasting effects and their net sum.

use expect_test::expect;

use crate::check;

#[test]
fn a_bonus_until_the_end_of_the_phase_ends_with_it() {
    check(
        "
        rule  lasting.definition
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Plain Spy, Plain Lord, Plain Soldier, Hodor
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Tyrion Lannister
        when  the challenges phase ends
        show  Tyrion Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Stark declares no defenders
            Lannister wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Insidious Ways takes effect
            Lannister draws Plain Spy
            Lannister draws Plain Lord
            Tyrion Lannister: controlled by Lannister, kneeling, STR 5, intrigue, power, Stealth
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn the_rulebooks_insidious_ways_and_poisoned_wine() {
    check(
        "
        rule  lasting.net
        given Lannister has Insidious Ways in hand
        given Lannister has Tyrion Lannister in play
        given Stark has Poisoned Wine on Tyrion Lannister
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        show  Tyrion Lannister
        when  Lannister plays Insidious Ways on Tyrion Lannister
        show  Tyrion Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Tyrion Lannister: controlled by Lannister, kneeling, STR 1, intrigue, power, Stealth, with Poisoned Wine
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth, with Poisoned Wine
        "#]],
    );
}

#[test]
fn the_rulebooks_slander_and_the_gained_icon() {
    check(
        "
        rule  lasting.net
        note  a character without a power icon that loses one and gains one has none
        given Stark has Plain Soldier in play
        given Stark has Lordship on Plain Soldier
        given Lannister has Bad Name on Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military, with Lordship, Bad Name
        "#]],
    );
}

#[test]
fn a_gained_icon_makes_up_for_a_lost_one() {
    check(
        "
        rule  lasting.net
        given Stark has Eddard Stark in play
        given Stark has Lordship on Eddard Stark
        given Lannister has Bad Name on Eddard Stark
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, with Lordship, Bad Name
        "#]],
    );
}

#[test]
fn two_lost_icons_need_two_gained() {
    check(
        "
        rule  lasting.net
        given Stark has Eddard Stark in play
        given Stark has Lordship on Eddard Stark
        given Lannister has 2 Bad Name on Eddard Stark
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, Deadly, Renown, Stalwart, with Lordship, Bad Name, Bad Name
        "#]],
    );
}

#[test]
fn the_rulebooks_strength_of_one_less_one_more() {
    check(
        "
        rule  lasting.net
        given it is the challenges phase
        given Stark has Plain Spy in play
        given Stark has Second Wind in hand
        given Lannister has Poisoned Wine on Plain Spy
        show  Plain Spy
        when  Stark plays Second Wind on Plain Spy
        show  Plain Spy
        ",
        expect![[r#"
            Plain Spy: controlled by Stark, standing, STR 0, intrigue, with Poisoned Wine
            Stark chooses Plain Spy
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Plain Spy: controlled by Stark, standing, STR 1, intrigue, with Poisoned Wine
        "#]],
    );
}

#[test]
fn strength_is_never_below_zero() {
    check(
        "
        rule  lasting.floor
        given Stark has Plain Soldier, Plain Lord in play
        given Lannister has Stinking Drunk on Plain Soldier
        when  Stark attacks Lannister for military with Plain Soldier, Plain Lord
        show  Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark attacks with Plain Lord
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            Plain Soldier: controlled by Stark, kneeling, STR 0, military, with Stinking Drunk
            military challenge of Stark against Lannister: Plain Soldier, Plain Lord (3) against nothing (0)
        "#]],
    );
}

#[test]
fn strength_is_reckoned_from_its_base_each_time() {
    check(
        "
        rule  lasting.recompute
        given Lannister has Cersei's Attendant in play
        given Lannister has 2 Insidious Ways in hand
        given Stark has Stinking Drunk on Cersei's Attendant
        when  Lannister attacks Stark for intrigue with Cersei's Attendant
        show  Cersei's Attendant
        when  Lannister plays Insidious Ways on Cersei's Attendant
        when  Lannister passes
        show  Cersei's Attendant
        when  Lannister plays Insidious Ways on Cersei's Attendant
        show  Cersei's Attendant
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Cersei's Attendant
            Lannister kneels Cersei's Attendant
            Cersei's Attendant: controlled by Lannister, kneeling, STR 0, intrigue, with Stinking Drunk
            Lannister chooses Cersei's Attendant
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Cersei's Attendant: controlled by Lannister, kneeling, STR 0, intrigue, with Stinking Drunk
            Lannister chooses Cersei's Attendant
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Cersei's Attendant: controlled by Lannister, kneeling, STR 1, intrigue, with Stinking Drunk
        "#]],
    );
}
