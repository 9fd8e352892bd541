//! Captives: hand-overs, and who is paid.

use expect_test::expect;

use crate::check;

#[test]
fn a_new_captor_receives_the_ransom() {
    check(
        "
        rule  captive.transfer
        game  Stark, Lannister, Tully
        given Stark has 1 Knight in Harrenhal
        given Lannister has 1 Knight in Harrenhal
        given Tully has Jason Mallister in Harrenhal
        given Jason Mallister is Captive of Stark
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses hand over a Captive
        when  Stark chooses Jason Mallister
        when  Stark chooses Lannister
        when  Lannister agrees
        when  the Phase ends
        play  Phase 4
        when  Tully says 0
        ",
        expect![[r#"
            Phase 3: Income
            Jason Mallister is handed to Lannister
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Tully pays 2 Gold Dragons to Lannister for Jason Mallister
            Jason Mallister is free for the ransom
        "#]],
    );
}
