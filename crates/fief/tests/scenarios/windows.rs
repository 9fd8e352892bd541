//! When effects may be declared: the windows of each Phase, and acts that need none.

use expect_test::expect;

use crate::check;

#[test]
fn a_window_is_open_at_the_start_of_phase_1() {
    check(
        "
        rule  effect.window
        game  Stark, Greyjoy, Tully
        given Tully holds Justice
        given Balon Greyjoy is Outlaw
        play  Phase 1
        show  questions
        when  Tully chooses Justice
        when  Tully chooses Balon Greyjoy
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully: declare one effect or pass pass / Justice
            Tully plays Justice
            Justice is done to Balon Greyjoy
            Balon Greyjoy dies by Justice
            Stark: declare one effect or pass pass
        "#]],
    );
}

#[test]
fn a_window_is_open_before_the_first_election() {
    check(
        "
        rule  effect.window
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Master of Laws
        given Edmure Tully is Warden of the East
        given Edmure Tully is Master of Coin
        given Lannister holds Assassination
        play  Phase 1
        when  Lannister passes
        show  questions
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister: declare one effect or pass pass / Assassination
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Ned Stark dies by an assassin
            Ned Stark is no longer Master of Laws
            Ned Stark is no longer Warden of the North
            Stark: declare one effect or pass pass
        "#]],
    );
}

#[test]
fn no_window_opens_before_elections_nobody_holds() {
    check(
        "
        rule  effect.window
        game  Stark, Lannister, Tully
        given Lannister holds Assassination
        play  Phase 1
        when  everybody passes
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark: declare one effect or pass pass
        "#]],
    );
}

#[test]
fn a_warden_may_refuse_a_tax_of_his_own_house() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the East
        given Warden Tax was levied on Region 2 by Ned Stark
        play  Phase 3
        when  Stark chooses refuse a tax
        when  Stark chooses Region 2
        ",
        expect![[r#"
            Phase 3: Income
            Stark refuses the tax for Robb Stark
            Robb Stark becomes Outlaw
            Robb Stark is no longer Warden of the East
            A tax of Stark is removed
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons
            Tully receives 3 Gold Dragons
        "#]],
    );
}

#[test]
fn nobody_refuses_a_tax_he_levied_himself() {
    check(
        "
        rule  tax.refuse
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Warden Tax was levied on Region 1 by Ned Stark
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses refuse a tax
        ",
        expect![[r#"
            Phase 3: Income
            refused: no Region of Stark's Wardens is taxed by another (tax.refuse)
        "#]],
    );
}
