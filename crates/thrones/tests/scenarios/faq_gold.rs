//! Rulings of the official FAQ on influence, income, drawing and limits. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f124_overpaid_influence_is_lost() {
    check(
        "
        rule  influence.overpaid
        players Stark, Lannister
        given Stark has Arya Stark, Whispering Hall in play
        given Lannister has Tyrion Lannister, Chella, Daughter of Cheyk in play
        given it is the challenges phase
        when  Stark uses Arya Stark on Tyrion Lannister
        when  Stark kneels Whispering Hall
        show  Stark's influence
        show  why Stark cannot use Arya Stark
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Stark has 0 influence
            Stark cannot use Arya Stark: Arya Stark asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn f125_coins_count_kneeling_too() {
    check(
        "
        rule  card.income_modifier
        players Lannister, Stark
        given Lannister has Littlefinger in play, kneeling
        show  Lannister's income
        ",
        expect![[r#"
            Lannister has an income of 6
        "#]],
    );
}

#[test]
fn f130_the_two_cards_of_the_draw_phase_do_not_count_for_the_cap() {
    check(
        "
        rule  draw.cap
        note  With two drawn by effects, the third still comes after the two of the draw phase.
        players Lannister, Stark
        given Lannister has Qyburn's Informers in play
        given Lannister has drawn 2 cards
        given Lannister's deck is 6 Plain Soldier
        when  the draw phase begins
        when  the challenges phase begins
        when  Lannister attacks Stark for intrigue with Qyburn's Informers
        when  Lannister uses Qyburn's Informers
        when  everyone passes
        show  Lannister's hand
        ",
        expect![[r#"
            The draw phase begins
            Lannister draws Plain Soldier
            Lannister draws Plain Soldier
            The marshalling phase begins
            Lannister receives 4 gold of income
            Stark receives 4 gold of income
            The challenges phase begins
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Qyburn's Informers
            Lannister kneels Qyburn's Informers
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister uses Qyburn's Informers
            Lannister draws Plain Soldier
            Lannister cannot draw another card
            Lannister has in hand: Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn f131_the_master_of_laws_draws_besides_the_cap() {
    check(
        "
        rule  title.laws.draw
        players Stark, Lannister, Baratheon
        given Stark is Master of Laws
        given Stark has drawn 3 cards
        given Stark's deck is 6 Plain Soldier
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn f132_at_the_cap_nothing_that_only_draws_is_used() {
    check(
        "
        rule  timing.initiate.no_effect
        given Stark has Royal Leave in hand
        given Stark has drawn 3 cards
        given Stark has 4 gold
        given Stark's deck is 6 Plain Soldier
        given it is the marshalling phase with Stark active
        show  why Stark cannot play Royal Leave
        ",
        expect![[r#"
            Stark cannot play Royal Leave: Royal Leave would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn f133_at_the_cap_an_event_with_another_effect_is_played() {
    check(
        "
        rule  draw.cap
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play
        given Lannister has Insidious Ways in hand
        given Lannister has drawn 3 cards
        given Lannister's deck is Plain Soldier, Plain Spy, Plain Lord
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        when  Lannister plays Insidious Ways on Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
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
            Lannister cannot draw another card
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn f134_a_card_put_into_hand_was_not_drawn() {
    check(
        "
        rule  draw.cap.word
        players Lannister, Baratheon
        given Lannister has Grand Maester Pycelle in play
        given Lannister has drawn 3 cards
        given Lannister's deck is Plain Soldier, Plain Spy
        given Baratheon has Muster in hand
        given Baratheon has Ser Axell Florent in play
        given Baratheon's deck is Knight of the Rainwood
        given it is the marshalling phase with Baratheon active
        when  Baratheon plays Muster
        when  Baratheon chooses Knight of the Rainwood
        when  Lannister uses Grand Maester Pycelle
        when  everyone passes
        show  Lannister's hand
        ",
        expect![[r#"
            Baratheon kneels Ser Axell Florent
            Baratheon plays Muster
            Baratheon searches the deck
            Baratheon reveals Knight of the Rainwood
            Knight of the Rainwood goes to Baratheon's hand
            Baratheon shuffles the deck
            Lannister uses Grand Maester Pycelle
            Lannister reveals Plain Soldier
            Plain Soldier goes to Lannister's hand
            Lannister receives 4 gold of income
            Lannister has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn f135_there_is_no_limit_on_a_hand() {
    check(
        "
        rule  draw.two
        given Stark has 12 Plain Soldier in hand
        given Stark's deck is 2 Plain Spy
        when  the draw phase begins
        when  the round ends
        show  Stark's hand
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Spy
            Stark draws Plain Spy
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Nobody wins dominance, tied at 4
            The standing phase begins
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Spy, Plain Spy
        "#]],
    );
}

#[test]
fn f136_any_number_of_copies_of_what_is_not_unique() {
    check(
        "
        rule  unique.one_copy
        given Stark has 3 Plain Courtyard in play
        given Stark has Plain Courtyard in hand
        given Stark has 2 gold
        given it is the marshalling phase with Stark active
        when  Stark marshals Plain Courtyard
        show  Stark's income
        ",
        expect![[r#"
            Stark marshals Plain Courtyard for 1 gold
            Stark pays 1 gold
            Plain Courtyard enters play
            Lannister receives 4 gold of income
            Stark has an income of 8
        "#]],
    );
}

#[test]
fn f139_cards_change_the_rules() {
    check(
        "
        rule  golden.card_over_rule
        note  one challenge of each kind a turn; Edric Storm allows one more
        players Baratheon, Stark
        given Baratheon has Edric Storm, Robert Baratheon, Stannis Baratheon in play
        given it is the challenges phase
        when  Baratheon attacks Stark for power with Edric Storm, Robert Baratheon
        when  Baratheon uses Edric Storm
        when  the challenge ends
        when  Baratheon attacks Stark for power with Stannis Baratheon
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Edric Storm
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Edric Storm
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Edric Storm is discarded from play
            Baratheon uses Edric Storm
            The effect of Edric Storm lasts until the end of the phase
            Edric Storm goes to Baratheon's discard pile
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
        "#]],
    );
}

#[test]
fn f140_errata_hold_for_every_printing() {
    check(
        "
        rule  timing.limits
        note  Bran Stark's limit is in his text whatever was printed first
        given Stark has Bran Stark in play
        given Stark has 3 Fresh Horses in hand
        given Stark's plot deck is A Quiet Season, A Bloody Season, An Empty Season, A Swift Season, Hear Me Roar
        given it is the plot phase
        when  Stark uses Bran Stark
        when  Stark reveals A Bloody Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark reveals An Empty Season
        when  Stark plays Fresh Horses on Bran Stark
        when  Stark uses Bran Stark
        when  Stark reveals A Swift Season
        when  Stark plays Fresh Horses on Bran Stark
        when  everyone passes
        when  Stark uses Bran Stark
        ",
        expect![[r#"
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Bloody Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            Stark stands Bran Stark
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals An Empty Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            Stark stands Bran Stark
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Swift Season
            Stark chooses Bran Stark
            Stark plays Fresh Horses
            Stark stands Bran Stark
            refused: Bran Stark is used 3 times per round, and has been (timing.limits)
        "#]],
    );
}
