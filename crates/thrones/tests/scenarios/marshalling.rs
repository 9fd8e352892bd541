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
            refused: Plain Soldier costs 1, you have 0 gold (card.anatomy.cost)
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
            Stark uses a duplicate of Catelyn Stark
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

#[test]
fn players_marshal_one_after_the_other() {
    check(
        "
        rule  marshalling.turns
        players Stark, Lannister, Baratheon
        given Lannister is the first player
        given Stark has Plain Soldier in hand
        given Lannister has Plain Soldier in hand
        given Baratheon has Plain Soldier in hand
        when  the marshalling phase begins
        when  Baratheon tries to marshal Plain Soldier
        when  Lannister passes
        when  Lannister is asked to take an action
        when  Baratheon marshals Plain Soldier
        when  Lannister tries to marshal Plain Soldier
        when  Stark marshals Plain Soldier
        when  the marshalling phase ends
        when  the challenges phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 4 gold of income
            refused: only Lannister marshals now (marshalling.exclusive); Plain Soldier costs 1, you have 0 gold (card.anatomy.cost)
            Baratheon receives 4 gold of income
            Baratheon marshals Plain Soldier for 1 gold
            Baratheon pays 1 gold
            Plain Soldier enters play
            refused: only Baratheon marshals now (marshalling.exclusive)
            Stark receives 4 gold of income
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            The challenges phase begins
        "#]],
    );
}

#[test]
fn an_ended_marshalling_turn_is_not_resumed() {
    check(
        "
        rule  marshalling.turns
        given Stark is the first player
        given Stark has Plain Soldier in hand
        given Lannister has Plain Spy in hand
        when  the marshalling phase begins
        when  Lannister marshals Plain Spy
        when  Stark marshals Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            Lannister marshals Plain Spy for 1 gold
            Lannister pays 1 gold
            Plain Spy enters play
            refused: only Lannister marshals now (marshalling.exclusive)
            Stark has 4 gold
        "#]],
    );
}

#[test]
fn cards_are_not_marshalled_in_another_phase() {
    check(
        "
        rule  marshalling.exclusive
        given it is the challenges phase with Stark active
        given Stark has Plain Lord in hand
        given Stark has 5 gold
        when  Stark marshals Plain Lord
        ",
        expect![[r#"
            refused: cards are marshalled in the marshalling phase; this is the challenges phase (marshalling.exclusive)
        "#]],
    );
}

#[test]
fn ser_ilyn_payne_acts_in_the_turn_of_another() {
    check(
        "
        rule  marshalling.others_act
        given it is the marshalling phase with Stark active
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Soldier in play
        when  Lannister uses Ser Ilyn Payne on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Plain Soldier is killed by Ser Ilyn Payne
            Plain Soldier goes to Stark's dead pile
            Lannister receives 4 gold of income
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn darrell_marshals_with_an_income_of_eight() {
    check(
        "
        rule  marshalling.income
        rule  marshalling.pay
        rule  gold.pool
        note  The rulebook's example of marshalling.
        given Stark has 4 Plain Courtyard in play
        given Stark has Eddard Stark, Jon Snow, Arya Stark in hand
        when  the marshalling phase begins
        when  Stark marshals Eddard Stark
        when  Stark marshals Jon Snow
        show  Stark's gold
        when  Stark marshals Arya Stark
        when  the marshalling phase ends
        when  the dominance phase begins
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 8 gold of income
            Stark marshals Eddard Stark for 4 gold
            Stark pays 4 gold
            Eddard Stark enters play
            Eddard Stark takes effect
            Eddard Stark claims 1 power
            Stark marshals Jon Snow for 3 gold
            Stark pays 3 gold
            Jon Snow enters play
            Stark has 1 gold
            refused: Arya Stark costs 2, you have 1 gold (card.anatomy.cost)
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 7
            Stark claims 1 power for dominance
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn kneeling_cards_give_their_income() {
    check(
        "
        rule  marshalling.income
        given Stark has Plain Courtyard in play, kneeling
        given Stark has Lannisport Steward in play, under Lannister's control
        when  the marshalling phase begins
        when  the marshalling phase ends
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 5 gold of income
            Lannister receives 6 gold of income
        "#]],
    );
}

#[test]
fn income_is_never_less_than_nothing() {
    check(
        "
        rule  marshalling.income
        note  Ruling A32.
        given Stark has Ruined Court in play
        given Stark has 2 gold
        when  the marshalling phase begins
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 0 gold of income
            Lannister receives 4 gold of income
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn a_new_income_card_counts_from_the_next_round() {
    check(
        "
        rule  marshalling.income.later
        given Stark has 4 Plain Courtyard in play
        given Stark has Crossroads in hand
        when  the marshalling phase begins
        when  Stark marshals Crossroads
        show  Stark's gold
        show  Stark's income
        when  the round ends
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 8 gold of income
            Stark marshals Crossroads for 2 gold
            Stark pays 2 gold
            Crossroads enters play
            Lannister receives 4 gold of income
            Stark has 6 gold
            Stark has an income of 9
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 6
            Stark claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Stark returns 6 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Lannister wins initiative with 0, having less power
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 9 gold of income
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn a_player_may_stop_without_having_played_anything() {
    check(
        "
        rule  marshalling.stop
        given Stark has 4 Plain Courtyard in play
        given Stark has Plain Soldier, Limited Market in hand
        when  the marshalling phase begins
        show  what Stark is offered
        when  Stark passes
        when  the marshalling phase ends
        show  Stark
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 8 gold of income
            Stark is offered: Pass / Marshal Plain Soldier for 1 gold / Marshal Limited Market for 0 gold
            Lannister receives 4 gold of income
            Stark has 8 gold
            Stark has 0 power
            Stark has in play: Plain Courtyard, Plain Courtyard, Plain Courtyard, Plain Courtyard
            Stark has in hand: Plain Soldier, Limited Market
            Stark has in the dead pile: nothing
            Stark has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn bronn_costs_a_stark_five_and_jon_snow_three() {
    check(
        "
        rule  marshalling.penalty
        given Stark has 10 gold
        given Stark has Bronn, Jon Snow, Two Houses Envoy in hand
        when  Stark marshals Bronn
        show  Stark's gold
        when  Stark marshals Jon Snow
        show  Stark's gold
        when  Stark marshals Two Houses Envoy
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Bronn for 5 gold
            Stark pays 5 gold
            Bronn enters play
            Stark has 5 gold
            Stark marshals Jon Snow for 3 gold
            Stark pays 3 gold
            Jon Snow enters play
            Stark has 2 gold
            Stark marshals Two Houses Envoy for 2 gold
            Stark pays 2 gold
            Two Houses Envoy enters play
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_reduction_may_eat_the_penalty() {
    check(
        "
        rule  marshalling.penalty
        note  Ruling A31.
        given Stark has 1 gold
        given Stark has 2 Street of Steel in play
        given Stark has Lannisport Weaponsmith in hand
        when  Stark marshals Lannisport Weaponsmith
        when  Stark uses Street of Steel
        when  Stark marshals Lannisport Weaponsmith
        when  Stark uses the second Street of Steel
        when  Stark marshals Lannisport Weaponsmith
        ",
        expect![[r#"
            refused: Lannisport Weaponsmith costs 3, 2 of it as penalty for another House; you have 1 gold (marshalling.penalty)
            Stark kneels Street of Steel
            Stark uses Street of Steel
            The effect of Street of Steel lasts until the end of the phase
            refused: Lannisport Weaponsmith costs 2, 2 of it as penalty for another House; you have 1 gold (marshalling.penalty)
            Stark kneels Street of Steel
            Stark uses Street of Steel
            The effect of Street of Steel lasts until the end of the phase
            Stark marshals Lannisport Weaponsmith for 1 gold
            Stark pays 1 gold
            Lannisport Weaponsmith enters play
        "#]],
    );
}

#[test]
fn a_card_put_into_play_costs_nothing_at_any_time() {
    check(
        "
        rule  marshalling.put_into_play
        given Lannister has Smuggled In, Eddard Stark in hand
        given Lannister has 0 gold
        given it is the challenges phase with Stark active
        when  Lannister plays Smuggled In on Eddard Stark
        when  everyone passes
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister plays Smuggled In
            Eddard Stark enters play
            Eddard Stark takes effect
            Eddard Stark claims 1 power
            Eddard Stark: controlled by Lannister, standing, STR 3, military, power, Deadly, Renown, Stalwart, 1 power
        "#]],
    );
}

#[test]
fn a_card_put_into_play_was_not_played() {
    check(
        "
        rule  marshalling.put_into_play
        given Lannister has Smuggled In, 2 Enemy Informer in hand
        given Lannister has 3 gold
        given Stark has Plain Soldier in play
        given it is the marshalling phase with Lannister active
        when  Lannister plays Smuggled In on Enemy Informer
        when  Lannister is asked to take an action
        show  Plain Soldier
        when  Lannister uses Enemy Informer on Plain Soldier
        when  Lannister marshals Enemy Informer
        when  Lannister uses Enemy Informer on Plain Soldier
        ",
        expect![[r#"
            Lannister plays Smuggled In
            Enemy Informer enters play
            Plain Soldier: controlled by Stark, standing, STR 2, military
            refused: Enemy Informer is used after you play Enemy Informer from hand; that has not just happened (response.definition)
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            Lannister chooses Plain Soldier
            Lannister uses Enemy Informer
            Stark kneels Plain Soldier
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn a_limited_card_is_put_into_play_beside_another() {
    check(
        "
        rule  marshalling.put_into_play
        given Stark has Smuggled In, 3 Limited Market in hand
        when  Stark marshals Limited Market
        when  Stark plays Smuggled In on Limited Market
        when  Stark marshals Limited Market
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark marshals Limited Market for 0 gold
            Limited Market enters play
            Stark plays Smuggled In
            Limited Market enters play
            refused: Limited Market is Limited, and you have played a Limited card this round (keyword.limited)
            Stark has in play: Limited Market, Limited Market
        "#]],
    );
}

#[test]
fn a_unique_card_is_not_put_into_play_past_the_dead_pile() {
    check(
        "
        rule  marshalling.put_into_play
        given Stark has Smuggled In, Arya Stark, Plain Soldier in hand
        given Stark has Arya Stark in the dead pile
        given it is the challenges phase
        when  Stark plays Smuggled In on Arya Stark
        when  everyone passes
        show  Stark's cards in play
        ",
        expect![[r#"
            refused: Arya Stark is unique and lies in Stark's dead pile (unique.dead_pile)
            Stark has in play: nothing
        "#]],
    );
}

#[test]
fn unspent_income_is_lost_in_winter() {
    check(
        "
        rule  marshalling.unspent.winter
        note  The Winter rulebook's example of marshalling.
        players Baratheon, Stark
        edition winter
        given Baratheon has 4 Winter Stores in play
        given Baratheon has 2 Robert Baratheon, Renly Baratheon in hand
        given Stark has Raven-Marked Levy in hand
        when  the marshalling phase begins
        when  Baratheon marshals Robert Baratheon
        when  Baratheon attaches Robert Baratheon as a duplicate
        when  Baratheon marshals Renly Baratheon
        show  Baratheon's gold
        when  Stark marshals Raven-Marked Levy
        show  Baratheon's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Baratheon receives 8 gold of income
            Baratheon marshals Robert Baratheon for 4 gold
            Baratheon pays 4 gold
            Robert Baratheon enters play
            Baratheon attaches a duplicate to Robert Baratheon
            Baratheon marshals Renly Baratheon for 3 gold
            Baratheon pays 3 gold
            Renly Baratheon enters play
            Baratheon has 1 gold
            Baratheon loses 1 gold of unspent income
            Stark receives 4 gold of income
            Stark marshals Raven-Marked Levy for 0 gold
            Raven-Marked Levy enters play
            Stark loses 4 gold of unspent income
            Baratheon has 0 gold
        "#]],
    );
}
