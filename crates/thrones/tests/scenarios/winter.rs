//! What is different in the Winter Edition.

use expect_test::expect;

use crate::check;

#[test]
fn five_doomed_cards_eliminate_a_player() {
    check(
        "
        rule  keyword.doomed
        rule  keyword.doomed.end
        edition winter
        given Lannister has 4 Raven-Marked Levy in the dead pile
        given Lannister has Raven-Marked Rider in play
        given Stark has Robert Baratheon in play
        when  Stark attacks Lannister for military with Robert Baratheon
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Raven-Marked Rider is killed
            Stark claims 1 power
            Robert Baratheon claims 1 power
            Raven-Marked Rider goes to Lannister's dead pile
            Lannister is eliminated
            Stark wins the game with 2 power
            Stark has won
        "#]],
    );
}

#[test]
fn winters_gold_is_lost_when_the_turn_ends() {
    check(
        "
        rule  marshalling.unspent.winter
        rule  round.phases.winter
        edition winter
        given Stark has Winter Stores in hand
        when  the marshalling phase begins
        when  Stark marshals Winter Stores
        when  the marshalling phase ends
        show  Stark's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 4 gold of income
            Stark marshals Winter Stores for 0 gold
            Winter Stores enters play
            Stark returns 4 gold to the Treasury
            Lannister receives 4 gold of income
            Lannister returns 4 gold to the Treasury
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_winter_duplicate_does_not_save_from_a_return() {
    check(
        "
        rule  duplicate.save.winter
        edition winter
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has Called Home in hand
        when  Lannister plays Called Home on Eddard Stark
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Called Home
            Eddard Stark is returned to Stark's hand
            Eddard Stark goes to Stark's discard pile
            Eddard Stark goes to Stark's hand
            Stark has in hand: Eddard Stark
        "#]],
    );
}
