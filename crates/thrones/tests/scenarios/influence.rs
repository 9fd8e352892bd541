//! Influence: a resource that is paid by kneeling.

use expect_test::expect;

use crate::check;

#[test]
fn arya_stark_kneels_one_influence() {
    check(
        "
        rule  influence.pay
        given Stark has Arya Stark, Crossroads in play
        given Lannister has Renowned Knight in play
        when  Stark uses Arya Stark on Renowned Knight
        when  everyone passes
        show  Crossroads
        show  Arya Stark
        ",
        expect![[r#"
            Stark chooses Renowned Knight
            Stark kneels Crossroads
            Stark pays 1 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Crossroads: controlled by Stark, kneeling
            Arya Stark: controlled by Stark, standing, STR 2, military, power, Renown
        "#]],
    );
}

#[test]
fn several_cards_are_knelt_together_for_one_payment() {
    check(
        "
        rule  influence.pay
        note  characters and locations add up; a card with influence is left over and stays standing
        given it is the dominance phase
        given Stark has Crossroads, Hall Steward, Narrow Sea, Northern Fiefdoms in play
        given Stark has Guilty! in hand
        given Lannister has Plain Lord in play
        when  Stark plays Guilty! on Plain Lord
        show  who is asked
        when  Stark pays with Crossroads, Hall Steward
        when  Stark pays with Crossroads, Hall Steward, Narrow Sea
        when  everyone passes
        show  Hall Steward
        show  Northern Fiefdoms
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark is asked: Which cost does Stark pay for Guilty!?
            refused: that is not one of the answers: Stark kneels 3 influence for Guilty!: which cards? (influence.pay)
            Stark kneels Crossroads
            Stark kneels Hall Steward
            Stark kneels Narrow Sea
            Stark pays 3 influence
            Stark plays Guilty!
            Plain Lord is killed by Guilty!
            Plain Lord goes to Lannister's dead pile
            Hall Steward: controlled by Stark, kneeling, STR 1, intrigue
            Northern Fiefdoms: controlled by Stark, standing, Limited
            Lannister has in the dead pile: Plain Lord
        "#]],
    );
}

#[test]
fn too_little_influence_pays_nothing() {
    check(
        "
        rule  influence.pay
        given it is the dominance phase
        given Stark has Crossroads, Hall Steward, Narrow Sea in play
        given Stark has Westeros Bleeds in hand
        when  Stark plays Westeros Bleeds
        show  Crossroads
        ",
        expect![[r#"
            refused: Westeros Bleeds asks for 4 influence, you can kneel 3 (influence.pay)
            Crossroads: controlled by Stark, standing
        "#]],
    );
}

#[test]
fn overpaid_influence_is_lost() {
    check(
        "
        rule  influence.overpaid
        note  the example of the rulebook: Arya Stark is paid with a card of 2 influence
        given Stark has Arya Stark, Whispering Hall in play
        given Lannister has Renowned Knight, Silent Scout in play
        when  Stark uses Arya Stark on Renowned Knight
        when  everyone passes
        show  Whispering Hall
        show  Stark's influence
        when  Stark uses Arya Stark on Silent Scout
        ",
        expect![[r#"
            Stark chooses Renowned Knight
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Whispering Hall: controlled by Stark, kneeling
            Stark has 0 influence
            refused: Arya Stark asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn a_kneeling_card_provides_no_influence() {
    check(
        "
        rule  influence.standing
        given Stark has Arya Stark in play
        given Stark has Crossroads in play, kneeling
        given Lannister has Renowned Knight in play
        show  Stark's influence
        when  Stark uses Arya Stark on Renowned Knight
        ",
        expect![[r#"
            Stark has 0 influence
            refused: Arya Stark asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn a_kneeling_card_is_not_picked_to_pay_influence() {
    check(
        "
        rule  influence.standing
        given Stark has Arya Stark, Narrow Sea, Northern Fiefdoms in play
        given Stark has Crossroads in play, kneeling
        given Lannister has Renowned Knight in play
        when  Stark uses Arya Stark on Renowned Knight
        when  Stark pays with Crossroads
        ",
        expect![[r#"
            Stark chooses Renowned Knight
            refused: Crossroads is kneeling (influence.standing)
        "#]],
    );
}
