//! The marshalling phase.

use expect_test::expect;

use crate::check;

#[test]
fn gold_pays_for_cards_and_no_more() {
    check(
        "
        rule  marshalling.income
        rule  marshalling.pay
        given Stark has Eddard Stark, Plain Soldier in hand
        when  the marshalling phase begins
        when  Stark marshals Eddard Stark
        when  Stark marshals Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Eddard Stark for 4 gold
            Stark pays 4 gold
            Eddard Stark enters play
            Eddard Stark takes effect
            Eddard Stark claims 1 power
            refused: Plain Soldier costs 1, you have 0 gold (marshalling.pay)
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_card_of_another_house_costs_two_more() {
    check(
        "
        rule  marshalling.penalty
        given Stark has Tyrion Lannister in hand
        given Stark has 5 gold
        when  Stark marshals Tyrion Lannister
        show  why Stark cannot marshal Tyrion Lannister
        ",
        expect![[r#"
            refused: Tyrion Lannister costs 6, 2 of it as penalty for another House; you have 5 gold (marshalling.penalty)
            Stark cannot marshal Tyrion Lannister: Tyrion Lannister costs 6, 2 of it as penalty for another House; you have 5 gold (marshalling.penalty)
        "#]],
    );
}

#[test]
fn the_other_player_acts_but_does_not_marshal() {
    check(
        "
        rule  marshalling.exclusive
        rule  marshalling.others_act
        given it is the marshalling phase with Stark active
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier, Sudden Accident in hand
        given Lannister has 3 gold
        when  Lannister tries to marshal Plain Soldier
        when  Lannister plays Sudden Accident on Plain Lord
        ",
        expect![[r#"
            refused: only Stark marshals now (marshalling.exclusive)
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
        "#]],
    );
}

#[test]
fn a_duplicate_is_attached_and_saves() {
    check(
        "
        rule  duplicate.attach
        rule  duplicate.save.lcg
        given Stark has Catelyn Stark in play
        given Stark has Catelyn Stark in hand
        given Lannister has Sudden Accident in hand
        when  Stark attaches Catelyn Stark as a duplicate
        when  Lannister plays Sudden Accident on Catelyn Stark
        when  Stark saves Catelyn Stark with its duplicate
        when  everyone passes
        show  Catelyn Stark
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark attaches a duplicate to Catelyn Stark
            Lannister chooses Catelyn Stark
            Lannister plays Sudden Accident
            Catelyn Stark is saved by its duplicate
            Lannister receives 4 gold of income
            Catelyn Stark: controlled by Stark, standing, STR 3, intrigue, power
            Stark has in the discard pile: Catelyn Stark
        "#]],
    );
}

#[test]
fn a_unique_card_does_not_come_back_from_the_dead() {
    check(
        "
        rule  unique.dead_pile
        given Stark has Arya Stark in hand
        given Stark has Arya Stark in the dead pile
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
        "#]],
    );
}

#[test]
fn one_limited_card_a_round() {
    check(
        "
        rule  keyword.limited
        given Stark has 2 Limited Market in hand
        when  Stark marshals Limited Market
        when  Stark marshals Limited Market
        ",
        expect![[r#"
            Stark marshals Limited Market for 0 gold
            Limited Market enters play
            refused: Limited Market is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}
