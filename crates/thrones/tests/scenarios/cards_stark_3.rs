//! The locations of House Stark, and further cases of its cards.

use expect_test::expect;

use crate::check;

#[test]
fn the_reserves_lift_the_top_of_a_discard_pile() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Stark's discard pile is Ice, Hodor
        given Stark's deck is Lady
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        when  the challenge ends
        show  Stark's deck
        show  Stark's discard pile
        show  Stark's gold
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark chooses Stark
            Stark pays 1 gold
            Stark uses Winterfell Reserves
            Hodor goes to the top of Stark's deck
            Stark wins the challenge against Lannister, 3 to 2
            Stark has in the deck: Hodor, Lady
            Stark has in the discard pile: Ice
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn the_reserves_lift_an_enemys_card() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Lannister's discard pile is Shae, The Hound
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        when  the challenge ends
        show  Lannister's deck
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark chooses Lannister
            Stark pays 1 gold
            Stark uses Winterfell Reserves
            The Hound goes to the top of Lannister's deck
            Stark wins the challenge against Lannister, 3 to 2
            Lannister has in the deck: The Hound
            Lannister has in the discard pile: Shae
        "#]],
    );
}

#[test]
fn the_reserves_need_gold() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark's discard pile is Ice
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark wins the challenge against Lannister, 3 to 2
            refused: Winterfell Reserves is used after Winterfell Reserves is declared as a defender; that has not just happened (response.definition); Winterfell Reserves asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn the_reserves_need_a_discarded_card() {
    check(
        "
        given Stark has Winterfell Reserves in play
        given Stark has 1 gold
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Winterfell Reserves
        when  Stark uses Winterfell Reserves
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Winterfell Reserves
            Stark kneels Winterfell Reserves
            Stark wins the challenge against Lannister, 3 to 2
            refused: Winterfell Reserves is used after Winterfell Reserves is declared as a defender; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_kennels_find_a_direwolf() {
    check(
        "
        given Stark has Winterfell Kennels in play
        given Stark has 1 gold
        given Stark's deck is Hodor, Ghost, Nymeria, Ice
        given it is the challenges phase
        when  Stark uses Winterfell Kennels
        show  what Stark is offered
        when  Stark takes Nymeria
        show  Stark's hand
        show  Winterfell Kennels
        ",
        expect![[r#"
            Stark kneels Winterfell Kennels
            Stark pays 1 gold
            Stark uses Winterfell Kennels
            Stark searches the deck
            Stark is offered: Ghost / Nymeria
            Stark reveals Nymeria
            Nymeria goes to Stark's hand
            Stark shuffles the deck
            Stark has in hand: Nymeria
            Winterfell Kennels: controlled by Stark, kneeling
        "#]],
    );
}

#[test]
fn the_kennels_need_gold() {
    check(
        "
        given Stark has Winterfell Kennels in play
        given Stark's deck is Hodor, Ghost
        given it is the challenges phase
        when  Stark uses Winterfell Kennels
        ",
        expect![[r#"
            refused: Winterfell Kennels asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn winterfell_castle_strengthens_its_own() {
    check(
        "
        given Stark has Winterfell Castle, Arya Stark, Plain Soldier in play
        given Lannister has Sansa Stark in play
        show  Arya Stark
        show  Plain Soldier
        show  Sansa Stark
        ",
        expect![[r#"
            Arya Stark: controlled by Stark, standing, STR 3, military, power
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Sansa Stark: controlled by Lannister, standing, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn northern_fiefdoms_help_any_stark_card() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Northern Fiefdoms in play
        given Stark has Plain Courtyard, Winterfell Kennels, Arya Stark in hand
        given Stark has 9 gold
        when  Stark uses Northern Fiefdoms
        when  Stark marshals Plain Courtyard
        when  Stark marshals Winterfell Kennels
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels Northern Fiefdoms
            Stark uses Northern Fiefdoms
            The effect of Northern Fiefdoms lasts until the end of the phase
            Stark marshals Plain Courtyard for 1 gold
            Stark pays 1 gold
            Plain Courtyard enters play
            Stark marshals Winterfell Kennels for 1 gold
            Stark pays 1 gold
            Winterfell Kennels enters play
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
        "#]],
    );
}

#[test]
fn lord_eddards_chambers_on_the_house_card_escape_ruin() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lord Eddard's Chambers in hand
        given Stark has Great Keep in play
        given Stark has 1 gold
        given Stark's plot deck is A Ruinous Season
        when  Stark attaches Lord Eddard's Chambers to the House card
        show  Lord Eddard's Chambers
        show  Stark's income
        show  Stark's influence
        when  the round ends
        when  the plot phase ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark marshals Lord Eddard's Chambers for 1 gold
            Stark pays 1 gold
            Lord Eddard's Chambers is attached to House Stark
            Lannister receives 4 gold of income
            Lord Eddard's Chambers: controlled by Stark, standing, attached to House Stark
            Stark has an income of 6
            Stark has 1 influence
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Stark reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, having less power
            Stark is the first player
            A Ruinous Season takes effect
            Great Keep is discarded from play by A Ruinous Season
            Great Keep goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            Stark has in play: Lord Eddard's Chambers
        "#]],
    );
}

#[test]
fn lord_eddards_chambers_as_a_location_fall() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Lord Eddard's Chambers in hand
        given Stark has 1 gold
        given Stark's plot deck is A Ruinous Season
        when  Stark marshals Lord Eddard's Chambers
        show  Lord Eddard's Chambers
        when  the round ends
        when  the plot phase ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark marshals Lord Eddard's Chambers for 1 gold
            Stark pays 1 gold
            Lord Eddard's Chambers enters play
            Lannister receives 4 gold of income
            Lord Eddard's Chambers: controlled by Stark, standing
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Stark chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Stark reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, having less power
            Stark is the first player
            A Ruinous Season takes effect
            Lord Eddard's Chambers is discarded from play by A Ruinous Season
            Lord Eddard's Chambers goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            Stark has in play: nothing
        "#]],
    );
}

#[test]
fn great_keep_adds_to_the_income() {
    check(
        "
        given Stark has Great Keep in play
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 5 gold of income
            Lannister receives 4 gold of income
        "#]],
    );
}

#[test]
fn the_godswood_helps_the_next_stark_character() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Godswood in play
        given Stark has Winterfell Kennels, Hodor, Arya Stark in hand
        given Stark has 9 gold
        when  Stark uses Godswood
        when  Stark marshals Winterfell Kennels
        when  Stark marshals Hodor
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels Godswood
            Stark uses Godswood
            The effect of Godswood lasts until the end of the phase
            Stark marshals Winterfell Kennels for 2 gold
            Stark pays 2 gold
            Winterfell Kennels enters play
            Stark marshals Hodor for 0 gold
            Hodor enters play
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
        "#]],
    );
}

#[test]
fn the_godswood_must_stand() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Godswood in play, kneeling
        given Stark has Arya Stark in hand
        given Stark has 1 gold
        when  Stark uses Godswood
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            refused: Godswood is kneeling (kneel.only_standing)
            refused: Arya Stark costs 2, you have 1 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn the_narrow_sea_brings_either_house_over() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 2 Narrow Sea in play
        given Stark has Edric Storm, Arya Stark in hand
        given Stark has 2 gold
        when  Stark uses Narrow Sea
        when  Stark marshals Edric Storm
        when  Stark uses Narrow Sea
        when  Stark marshals Arya Stark
        show  Stark's discard pile
        ",
        expect![[r#"
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Edric Storm for 2 gold
            Stark pays 2 gold
            Edric Storm enters play
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Arya Stark for 0 gold
            Arya Stark enters play
            Stark has in the discard pile: Narrow Sea, Narrow Sea
        "#]],
    );
}

#[test]
fn the_narrow_sea_brings_no_neutral_soldier() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Narrow Sea in play
        given Stark has Plain Soldier in hand
        given Stark has 3 gold
        when  Stark uses Narrow Sea
        when  Stark marshals Plain Soldier
        show  Stark's gold
        ",
        expect![[r#"
            Narrow Sea is discarded from play
            Stark uses Narrow Sea
            The effect of Narrow Sea lasts until the end of the phase
            Narrow Sea goes to Stark's discard pile
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Lannister receives 4 gold of income
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn the_great_wolves_carry_no_attachments() {
    check(
        "
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 4 gold
        given Stark has War Host of the North, Direwolf Pup, Grey Wind, Lady, Shaggydog, Winterfell Honor Guard in play
        given Stark has Strong Sword in hand
        when  Stark marshals Strong Sword
        ",
        expect![[r#"
            refused: there is no card in play that Strong Sword can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn the_recruiter_finds_no_one_for_a_castle() {
    check(
        "
        given it is the marshalling phase
        given Stark has House Tully Recruiter in play
        given Stark has Winterfell Castle, Jon Snow, Arya Stark in hand
        given Stark has 3 gold
        when  Stark uses House Tully Recruiter
        when  Stark marshals Winterfell Castle
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark kneels House Tully Recruiter
            Stark uses House Tully Recruiter
            The effect of House Tully Recruiter lasts until the end of the phase
            Stark marshals Winterfell Castle for 3 gold
            Stark pays 3 gold
            Winterfell Castle enters play
            refused: Arya Stark costs 1, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn northern_fiefdoms_do_nothing_for_a_neutral_card() {
    check(
        "
        given it is the marshalling phase
        given Stark has Northern Fiefdoms in play
        given Stark has Jon Snow in hand
        given Stark has 2 gold
        when  Stark uses Northern Fiefdoms
        when  Stark marshals Jon Snow
        ",
        expect![[r#"
            Stark kneels Northern Fiefdoms
            Stark uses Northern Fiefdoms
            The effect of Northern Fiefdoms lasts until the end of the phase
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn winterfell_castle_is_nothing_to_guests_and_enemies() {
    check(
        "
        players Stark, Lannister
        given it is the challenges phase
        given Stark has Winterfell Castle, Jon Snow, Arya Stark in play
        given Lannister has Hodor in play
        show  Arya Stark
        show  Jon Snow
        show  Hodor
        ",
        expect![[r#"
            Arya Stark: controlled by Stark, standing, STR 3, military, power
            Jon Snow: controlled by Stark, standing, STR 3, military, power
            Hodor: controlled by Lannister, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_takes_the_kennel_masters_way_out() {
    check(
        "
        given it is the challenges phase with Lannister active
        given Stark has Kennel Master, 3 Direwolf Pup in play
        given Lannister has Milk of the Poppy on Kennel Master
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Kennel Master
        when  Stark uses Kennel Master
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Kennel Master
            Lannister plays Sudden Accident
            Kennel Master is killed by Sudden Accident
            Kennel Master goes to Stark's dead pile
            Milk of the Poppy goes to Lannister's discard pile
            refused: that text of Kennel Master works by itself (timing.constant)
            Stark has in the dead pile: Kennel Master
        "#]],
    );
}

#[test]
fn a_blanked_honor_guard_still_comes_home() {
    check(
        "
        note  taking him back is a consequence of the action, not a text of the guard
        players Stark, Baratheon
        given it is the challenges phase with Baratheon active
        given Stark has Winterfell Honor Guard in hand
        given Baratheon has Renly's Courtier in play
        when  Stark uses Winterfell Honor Guard
        when  Stark chooses Baratheon
        when  Baratheon uses Renly's Courtier on Winterfell Honor Guard
        when  Baratheon attacks Stark for military with Winterfell Honor Guard
        when  the challenge ends
        show  Winterfell Honor Guard
        ",
        expect![[r#"
            Stark chooses Baratheon
            Stark uses Winterfell Honor Guard
            Winterfell Honor Guard enters play, controlled by Baratheon
            The effect of Winterfell Honor Guard lasts from now on
            Baratheon chooses Winterfell Honor Guard
            Baratheon kneels Renly's Courtier
            Baratheon uses Renly's Courtier
            The effect of Renly's Courtier lasts until the end of the phase
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Winterfell Honor Guard
            Baratheon kneels Winterfell Honor Guard
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Winterfell Honor Guard takes effect
            Winterfell Honor Guard leaves the challenge
            Stark takes control of Winterfell Honor Guard
            Winterfell Honor Guard: controlled by Stark, kneeling, STR 4, military, power, blank
        "#]],
    );
}
