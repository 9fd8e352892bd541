//! Phase 3, Income.

use expect_test::expect;

use crate::check;

#[test]
fn villages_mills_and_septs_pay_their_controller() {
    check(
        "
        rule  income.village
        rule  income.mill
        rule  income.sept
        rule  attribute.tyrant
        rule  house.tully.income
        given Winterfell has 2 Mills
        given Winterfell has a Sept
        given Stark has 1 Knight in White Harbour
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 8 Gold Dragons (Villages 2, Mills 4, Septs 2)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn between_the_incomes_nothing_is_declared() {
    check(
        "
        rule  income.simultaneous
        game  Stark, Tully, Tyrell
        given Stark holds Justice
        play  Phase 3
        show  questions
        when  Stark passes
        when  Stark passes
        when  Stark passes
        ",
        expect![[r#"
            Phase 3: Income
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
            Stark receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn famine_stops_mills_but_not_septs() {
    check(
        "
        rule  famine.effect
        given Winterfell has 2 Mills
        given Winterfell has a Sept
        given Famine lies on Region 1
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
fn harvest_and_good_weather_add_to_mills_and_septs() {
    check(
        "
        rule  income.boost
        given Winterfell has 2 Mills
        given Winterfell has a Sept
        given Bountiful Harvest lies on Region 1
        given Good Weather lies on Region 1
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 13 Gold Dragons (Villages 1, Mills 8, Septs 4)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn a_besieged_village_pays_nothing() {
    check(
        "
        rule  income.besieged
        given Winterfell has 2 Mills
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 0 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn an_empty_village_of_a_governed_fief_pays_its_lord() {
    check(
        "
        rule  control.leave
        game  Stark, Lannister, Tully, Greyjoy
        given Ned Stark is Lord of the North
        play  Phase 3
        show  Deepwood Motte
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 3 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Deepwood Motte, Controlled by Stark: 
        "#]],
    );
}

#[test]
fn the_master_of_coins_own_tax_is_not_lost_behind_one_he_stops() {
    check(
        "
        rule  council.coin
        rule  tax.priority
        game  Stark, Lannister, Tully
        given Tywin Lannister is Warden of the West
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Coin
        given Stark has 1 Knight in Riverrun
        given Stark Controls Riverrun
        given Riverrun has 2 Mills
        given Warden Tax was levied on Region 5 by Tywin Lannister
        given Warden Tax was levied on Region 5 by Edmure Tully
        play  Phase 3
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 6 Gold Dragons (Warden Tax 4, House 2)
        "#]],
    );
}

#[test]
fn nothing_happens_between_two_incomes() {
    check(
        "
        rule  income.simultaneous
        game  Tully, Stark, Greyjoy
        given Greyjoy has not stolen yet
        given Stark has 0 Gold Dragons
        given Tully holds Justice
        play  Phase 3
        show  questions
        when  Tully passes
        show  questions
        when  Greyjoy passes
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Tully is asked: Tully plays a card, declares an effect, or passes in the Income Phase Pass
            Greyjoy is asked: Greyjoy plays a card, declares an effect, or passes in the Income Phase Pass / Steal gold from a Player, as Greyjoy
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Greyjoy receives 1 Gold Dragon
            Tully is asked: Tully plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}
