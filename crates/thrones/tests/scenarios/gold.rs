//! The gold pool, what it pays, and kneeling.

use expect_test::expect;

use crate::check;

#[test]
fn gold_stays_in_the_pool_until_taxation() {
    check(
        "
        rule  gold.pool
        given Stark has Arya Stark in hand
        when  the marshalling phase begins
        when  Stark marshals Arya Stark
        when  the marshalling phase ends
        show  Stark's gold
        when  the challenges phase begins
        when  the challenges phase ends
        when  the dominance phase begins
        show  Stark's gold
        when  the round ends
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
            Lannister receives 4 gold of income
            Stark has 2 gold
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            Stark has 2 gold
            The standing phase begins
            The taxation phase begins
            Stark returns 2 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn tyrion_lannister_is_paid_from_the_pool() {
    check(
        "
        rule  gold.costs
        note  The rulebook's example of gold outside marshalling.
        given Lannister has Tyrion Lannister, Plain Lord in play
        given Lannister has 1 gold
        given Lannister's deck is Bronn, Shae
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        when  the challenge ends
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister pays 1 gold
            Lannister uses Tyrion Lannister
            Lannister draws Bronn
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn tyrion_lannister_draws_nothing_without_gold() {
    check(
        "
        rule  gold.costs
        given Lannister has Tyrion Lannister in play
        given Lannister's deck is Bronn, Shae
        given it is the challenges phase
        given Lannister is the first player
        given Stark has 3 gold
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            refused: Tyrion Lannister is used after you win an intrigue challenge or a challenge in which Tyrion Lannister participates; that has not just happened (response.definition); Tyrion Lannister asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn littlefinger_is_as_strong_as_the_pool_is_full() {
    check(
        "
        rule  gold.counted
        note  The rulebook's example of counted gold.
        given Stark has Littlefinger in play
        given Stark has 4 gold
        given Lannister has Plain Soldier in play
        given Stark has Raff the Sweetling in play
        given Lannister's deck is Shae, Bronn
        given it is the challenges phase
        show  Littlefinger
        when  Stark uses Raff the Sweetling on Lannister
        when  everyone passes
        show  Littlefinger
        ",
        expect![[r#"
            Littlefinger: controlled by Stark, standing, STR 7, intrigue, power, Stealth
            Stark chooses Lannister
            Stark pays 1 gold
            Stark uses Raff the Sweetling
            Stark looks at Shae
            Littlefinger: controlled by Stark, standing, STR 6, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn a_card_enters_standing_and_is_used_straight_away() {
    check(
        "
        rule  kneel.enter_standing
        given Stark has Godswood, Robb Stark in hand
        given Stark has 4 gold
        when  Stark marshals Godswood
        show  Godswood
        when  Stark uses Godswood
        when  Stark marshals Robb Stark
        show  Robb Stark
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Godswood for 2 gold
            Stark pays 2 gold
            Godswood enters play
            Godswood: controlled by Stark, standing, Limited
            Stark kneels Godswood
            Stark uses Godswood
            The effect of Godswood lasts until the end of the phase
            Stark marshals Robb Stark for 2 gold
            Stark pays 2 gold
            Robb Stark enters play
            Robb Stark: controlled by Stark, standing, STR 2, military, power
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_kneeling_card_pays_no_kneel_cost() {
    check(
        "
        rule  kneel.only_standing
        given it is the marshalling phase with Lannister active
        given Lannister has Ser Ilyn Payne in play, kneeling
        given Stark has Plain Soldier in play
        when  Lannister uses Ser Ilyn Payne
        ",
        expect![[r#"
            refused: Ser Ilyn Payne is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn a_kneeling_card_keeps_its_passive_text() {
    check(
        "
        rule  kneel.only_standing
        given Stark has Lady in play, kneeling
        given Stark has Sansa Stark, Plain Soldier in play
        given it is the challenges phase
        show  Sansa Stark
        when  Stark attacks Lannister for military with Lady
        ",
        expect![[r#"
            Sansa Stark: controlled by Stark, standing, STR 3, intrigue, power, Renown
            refused: Lady is kneeling (challenge.attack.standing)
        "#]],
    );
}

#[test]
fn gold_is_not_spent_outside_the_own_turn_in_winter() {
    check(
        "
        rule  marshalling.unspent.winter
        players Lannister, Stark
        edition winter
        given Lannister has Raff the Sweetling in play
        given Lannister has 3 gold
        given Stark's deck is Ice
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling
        ",
        expect![[r#"
            refused: Raff the Sweetling asks for 1 gold, you have 0 outside your marshalling turn (marshalling.unspent.winter)
        "#]],
    );
}

#[test]
fn only_a_standing_card_gives_influence() {
    check(
        "
        rule  kneel.only_standing
        given Stark has Whispering Hall in play, kneeling
        given Stark has Selyse Baratheon, Eddard Stark in play
        given it is the challenges phase
        when  Stark uses Selyse Baratheon
        ",
        expect![[r#"
            refused: Selyse Baratheon asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn gold_on_two_cards_is_asked_for_card_by_card() {
    check(
        "
        rule  gold.costs
        note  Nothing from the first chest, which is then not asked about again.
        given Stark has Iron Chest in play, with 2 gold on it
        given Stark has Iron Chest in play, with 2 gold on it
        given Stark has Plain Lord in hand
        given it is the marshalling phase with Stark active
        given Stark has 1 gold
        when  Stark marshals Plain Lord
        show  who is asked
        when  Stark pays 0
        show  who is asked
        when  Stark pays 2
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Plain Lord for 3 gold
            Stark is asked: How much of the gold does Stark pay from Iron Chest?
            Stark is asked: How much of the gold does Stark pay from Iron Chest?
            Stark takes 2 gold from Iron Chest
            Stark pays 3 gold
            Plain Lord enters play
            Lannister receives 4 gold of income
            Stark has 0 gold
        "#]],
    );
}
