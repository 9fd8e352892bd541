//! Rulings of the official FAQ on words: text boxes, netting, costs, "cannot", "then", limits. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f001_a_blank_text_box_gives_no_income_influence_or_initiative() {
    check(
        "
        rule  card.text_box
        players Lannister, Stark
        given Lannister has Littlefinger, Lannisport Steward, Hall Steward in play
        given Stark has Milk of the Poppy on Littlefinger
        given Stark has Milk of the Poppy on Lannisport Steward
        given Stark has Milk of the Poppy on Hall Steward
        when  the marshalling phase begins
        show  Lannister's influence
        show  Littlefinger
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            Lannister has 0 influence
            Littlefinger: controlled by Lannister, standing, STR 3, intrigue, power, with Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn f001_a_location_with_a_blank_text_box_gives_nothing_either() {
    check(
        "
        rule  card.text_box
        players Lannister, Stark
        given Lannister has Crossroads in play
        given Stark has Closed Doors in hand
        given it is the challenges phase with Stark active
        show  Lannister's income
        when  Stark plays Closed Doors on Crossroads
        show  Lannister's income
        show  Lannister's influence
        ",
        expect![[r#"
            Lannister has an income of 5
            Stark chooses Crossroads
            Stark plays Closed Doors
            The effect of Closed Doors lasts until the end of the phase
            Lannister has an income of 4
            Lannister has 0 influence
        "#]],
    );
}

#[test]
fn f001_what_is_blank_when_income_is_counted_gives_none() {
    check(
        "
        rule  card.text_box
        players Baratheon, Lannister
        given Baratheon has Renly's Courtier in play
        given Lannister has Lannisport Steward in play
        given Baratheon is the first player
        when  the marshalling phase begins
        when  Baratheon uses Renly's Courtier on Lannisport Steward
        when  the marshalling phase ends
        ",
        expect![[r#"
            The marshalling phase begins
            Baratheon receives 4 gold of income
            Baratheon chooses Lannisport Steward
            Baratheon kneels Renly's Courtier
            Baratheon uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn f126_coins_change_the_income_of_the_plot() {
    check(
        "
        rule  card.income_modifier
        note  the new plot prints 4 and has 2 more by a card, mine shows 5: it is not lower
        players Baratheon, Lannister
        given Baratheon reveals Hear Me Roar
        given Baratheon has Stannis Baratheon in play
        given Lannister has Lannisport Steward in play
        given Baratheon has Lords of the Narrow Sea in hand
        given Lannister's plot deck is A Quiet Season
        given it is the challenges phase
        show  Lannister's income
        when  Baratheon plays Lords of the Narrow Sea
        when  Baratheon chooses Lannister
        when  Baratheon kneels Stannis Baratheon
        when  Lannister reveals A Quiet Season
        when  everyone passes
        show  Baratheon's power
        show  Lannister's income
        show  Baratheon's income
        ",
        expect![[r#"
            Lannister has an income of 6
            Baratheon chooses Lannister
            Baratheon kneels Stannis Baratheon
            Baratheon plays Lords of the Narrow Sea
            Lannister reveals A Quiet Season
            Baratheon has 0 power
            Lannister has an income of 6
            Baratheon has an income of 5
        "#]],
    );
}

#[test]
fn f127_blockade_takes_the_plot_s_own_income_and_leaves_the_bonuses() {
    check(
        "
        rule  marshalling.income
        players Stark, Lannister, Baratheon
        note  two Blockades take no more than one
        given Stark reveals Blockade
        given Baratheon reveals Blockade
        given Lannister has Lannisport Steward in play
        show  Lannister's income
        ",
        expect![[r#"
            Lannister has an income of 2
        "#]],
    );
}

#[test]
fn f129_rains_of_autumn_stops_bonuses_and_leaves_penalties() {
    check(
        "
        rule  card.income_modifier
        given Stark reveals Rains of Autumn
        given Lannister has Ruined Court in play
        given Stark has Lannisport Steward in play
        show  Lannister's income
        show  Stark's income
        ",
        expect![[r#"
            Lannister has an income of 0
            Stark has an income of 4
        "#]],
    );
}

#[test]
fn a_blockade_and_an_agenda_s_gold_add_up_in_any_order_of_seats() {
    check(
        "
        rule  lasting.net
        players Baratheon, Stark
        given Stark reveals Blockade
        given Baratheon runs Sworn Pact
        show  Baratheon's income
        ",
        expect![[r#"
            Baratheon has an income of 1
        "#]],
    );
    check(
        "
        rule  lasting.net
        players Stark, Baratheon
        given Stark reveals Blockade
        given Baratheon runs Sworn Pact
        show  Baratheon's income
        ",
        expect![[r#"
            Baratheon has an income of 1
        "#]],
    );
}

#[test]
fn a_penalty_below_nothing_is_made_good_by_bonuses_before_it_is_cut_off() {
    check(
        "
        rule  lasting.net
        players Stark, Baratheon
        edition winter
        given Stark reveals Blockade
        given Baratheon runs The Night's Watch
        given Baratheon has 3 Winter Stores in play
        show  Baratheon's income
        ",
        expect![[r#"
            Baratheon has an income of 2
        "#]],
    );
}

#[test]
fn f006_keywords_are_added_up_like_icons() {
    check(
        "
        rule  lasting.net
        note  Tyrion prints Stealth and gains it once; Arya takes it once: both have it
        given Stark has Arya Stark, Crossroads in play
        given Lannister has Tyrion Lannister in play
        given Lannister has Gutter Rat's Cunning on Tyrion Lannister
        given it is the challenges phase
        when  Stark uses Arya Stark on Tyrion Lannister
        when  Stark kneels Crossroads
        show  Tyrion Lannister
        show  Arya Stark
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark kneels Crossroads
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Tyrion Lannister: controlled by Lannister, standing, STR 5, intrigue, power, Stealth, with Gutter Rat's Cunning
            Arya Stark: controlled by Stark, standing, STR 2, military, power, Stealth
        "#]],
    );
}

#[test]
fn f006_two_losses_beat_one_gain_beside_the_printed_keyword() {
    check(
        "
        rule  lasting.net
        players Stark, Lannister, Stark
        given Stark has Arya Stark, Crossroads in play
        given Stark 2 has Arya Stark, Crossroads in play
        given Lannister has Tyrion Lannister in play
        given Lannister has Gutter Rat's Cunning on Tyrion Lannister
        given it is the challenges phase
        when  Stark uses Arya Stark on Tyrion Lannister
        when  Stark kneels Crossroads
        when  Stark 2 uses Arya Stark on Tyrion Lannister
        when  Stark 2 kneels Crossroads
        show  Tyrion Lannister
        ",
        expect![[r#"
            Stark (1) chooses Tyrion Lannister
            Stark (1) kneels Crossroads
            Stark (1) uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Stark (3) chooses Tyrion Lannister
            Stark (3) kneels Crossroads
            Stark (3) uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Tyrion Lannister: controlled by Lannister, standing, STR 5, intrigue, power, with Gutter Rat's Cunning
        "#]],
    );
}

#[test]
fn f010_a_constant_gain_and_a_loss_stand_beside_each_other() {
    check(
        "
        rule  lasting.net
        given Stark has Arya Stark, Crossroads in play
        given Lannister has Plain Soldier in play
        given Lannister has Gutter Rat's Cunning on Plain Soldier
        given it is the challenges phase
        when  Stark uses Arya Stark on Plain Soldier
        when  Stark kneels Crossroads
        show  Plain Soldier
        show  Arya Stark
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark kneels Crossroads
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Plain Soldier: controlled by Lannister, standing, STR 4, military, with Gutter Rat's Cunning
            Arya Stark: controlled by Stark, standing, STR 2, military, power, Stealth
        "#]],
    );
}

#[test]
fn f002_blank_takes_what_is_printed_and_leaves_what_is_gained() {
    check(
        "
        rule  card.text_box
        given Lannister has Tyrion Lannister in play
        given Lannister has Gutter Rat's Cunning on Tyrion Lannister
        given Stark has Milk of the Poppy on Tyrion Lannister
        show  Tyrion Lannister
        ",
        expect![[r#"
            Tyrion Lannister: controlled by Lannister, standing, STR 5, intrigue, power, Stealth, with Milk of the Poppy, Gutter Rat's Cunning, blank
        "#]],
    );
}
