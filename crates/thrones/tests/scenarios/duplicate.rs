//! Duplicates.

use expect_test::expect;

use crate::check;

#[test]
fn a_duplicate_costs_nothing_and_goes_on_in_marshalling() {
    check(
        "
        rule  duplicate.attach
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Robert Baratheon in play
        given Stark has 2 Robert Baratheon in hand
        given Stark has 0 gold
        when  Stark attaches Robert Baratheon as a duplicate
        show  Robert Baratheon
        show  Stark's gold
        when  the challenges phase begins
        when  Stark tries to attach Robert Baratheon as a duplicate
        ",
        expect![[r#"
            Stark attaches a duplicate to Robert Baratheon
            Robert Baratheon: controlled by Stark, standing, STR 3, military, power, Renown, with 1 duplicate
            Stark has 0 gold
            Lannister receives 4 gold of income
            The challenges phase begins
            refused: cards are marshalled in the marshalling phase; this is the challenges phase (duplicate.attach)
        "#]],
    );
}

#[test]
fn a_duplicate_needs_the_card_in_play() {
    check(
        "
        rule  duplicate.attach
        given Stark has Plain Soldier in play
        given Stark has Robert Baratheon, Plain Soldier in hand
        when  Stark attaches Robert Baratheon as a duplicate
        when  Stark attaches Plain Soldier as a duplicate
        ",
        expect![[r#"
            refused: you have no Robert Baratheon in play to attach it to (duplicate.attach)
            refused: Plain Soldier is not unique: it has no duplicates (duplicate.attach)
        "#]],
    );
}

#[test]
fn what_is_put_into_play_twice_becomes_a_duplicate() {
    check(
        "
        rule  duplicate.put_into_play
        rule  duplicate.blank
        given it is the dominance phase
        given Stark has Lord Eddard's Chambers in play
        given Stark's deck is Plain Spy, Lord Eddard's Chambers
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 3 gold
        show  Stark's income
        when  Stark plays Bran the Builder's Legacy
        when  Stark chooses Lord Eddard's Chambers
        show  Lord Eddard's Chambers
        show  Stark's income
        show  Stark's influence
        ",
        expect![[r#"
            Stark has an income of 5
            Stark pays 3 gold
            Stark plays Bran the Builder's Legacy
            Stark searches the deck
            Stark attaches a duplicate to Lord Eddard's Chambers
            Stark shuffles the deck
            Lord Eddard's Chambers: controlled by Stark, standing, with 1 duplicate
            Stark has an income of 5
            Stark has 1 influence
        "#]],
    );
}

#[test]
fn a_duplicate_asks_for_a_card_owned_and_controlled() {
    check(
        "
        rule  duplicate.own_and_control
        given it is the marshalling phase
        given Stark is the first player
        given Lannister has Plain Lord in play, with a duplicate, under Stark's control
        given Stark has Plain Lord, Sudden Accident in hand
        given Stark has 9 gold
        when  Stark attaches Stark's Plain Lord as a duplicate
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            refused: a duplicate goes only on a Plain Lord that you both own and control (duplicate.own_and_control)
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            refused: only the player who controls Plain Lord saves it with its duplicates (duplicate.own_and_control)
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Lannister receives 4 gold of income
            Lannister has 4 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: nothing
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn every_duplicate_is_one_save() {
    check(
        "
        rule  duplicate.many
        given Stark has Robert Baratheon in play, with 2 duplicates
        given Lannister has 3 Sudden Accident in hand
        when  Lannister plays Sudden Accident on Robert Baratheon
        when  Stark saves Robert Baratheon with its duplicate
        when  Lannister passes
        show  Robert Baratheon
        when  Lannister plays Sudden Accident on Robert Baratheon
        when  Stark saves Robert Baratheon with its duplicate
        when  Lannister passes
        show  Robert Baratheon
        when  Lannister plays Sudden Accident on Robert Baratheon
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Robert Baratheon
            Lannister plays Sudden Accident
            Stark uses a duplicate of Robert Baratheon
            Robert Baratheon is saved by its duplicate
            Robert Baratheon: controlled by Stark, standing, STR 3, military, power, Renown, with 1 duplicate
            Lannister chooses Robert Baratheon
            Lannister plays Sudden Accident
            Stark uses a duplicate of Robert Baratheon
            Robert Baratheon is saved by its duplicate
            Robert Baratheon: controlled by Stark, standing, STR 3, military, power, Renown
            Lannister chooses Robert Baratheon
            Lannister plays Sudden Accident
            Robert Baratheon is killed by Sudden Accident
            Robert Baratheon goes to Stark's dead pile
            Stark has in the dead pile: Robert Baratheon
        "#]],
    );
}

#[test]
fn sansas_duplicate_saves_her_from_the_claim() {
    check(
        "
        rule  duplicate.save.lcg
        given Lannister has Plain Lord in play
        given Stark has Sansa Stark in play, with a duplicate
        given Stark has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Lord
        when  Stark is asked to choose the characters that die
        when  Stark kills Sansa Stark
        when  Stark saves Sansa Stark with its duplicate
        when  the challenge ends
        show  Stark
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Stark uses a duplicate of Sansa Stark
            Sansa Stark is saved by its duplicate
            Lannister claims 1 power, unopposed
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Sansa Stark, Plain Soldier
            Stark has in hand: nothing
            Stark has in the dead pile: nothing
            Stark has in the discard pile: Sansa Stark
        "#]],
    );
}

#[test]
fn a_duplicate_saves_from_every_way_out_of_play() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with 3 duplicates
        given Lannister has Called Home, Written Off, Lost at Sea, Sudden Accident in hand
        when  Lannister plays Called Home on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Lannister plays Written Off on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  Lannister plays Lost at Sea on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Called Home
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Lannister chooses Plain Lord
            Lannister plays Written Off
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Lannister chooses Plain Lord
            Lannister plays Lost at Sea
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn a_duplicate_need_not_be_used() {
    check(
        "
        rule  duplicate.save.lcg
        rule  duplicate.leaves
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Stark
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Stark's discard pile
            Plain Lord goes to Stark's dead pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: nothing
            Stark has in hand: nothing
            Stark has in the dead pile: Plain Lord
            Stark has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn what_cannot_be_saved_takes_its_duplicates_along() {
    check(
        "
        rule  duplicate.save.lcg
        rule  duplicate.leaves
        given Stark has Robert Baratheon in play, with 2 duplicates
        given Lannister has No Mercy in hand
        when  Lannister plays No Mercy on Robert Baratheon
        when  everyone passes
        show  Stark
        ",
        expect![[r#"
            Lannister chooses Robert Baratheon
            Lannister plays No Mercy
            Robert Baratheon is killed by No Mercy
            Robert Baratheon goes to Stark's discard pile
            Robert Baratheon goes to Stark's discard pile
            Robert Baratheon goes to Stark's dead pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: nothing
            Stark has in hand: nothing
            Stark has in the dead pile: Robert Baratheon
            Stark has in the discard pile: Robert Baratheon, Robert Baratheon
        "#]],
    );
}

#[test]
fn a_duplicate_is_no_attachment() {
    check(
        "
        rule  duplicate.not_attachment
        rule  keyword.no_attachments
        players Targaryen, Lannister
        given it is the marshalling phase
        given Targaryen is the first player
        given Targaryen has Rhaegal, Plain Lord in play
        given Targaryen has Strong Sword on Plain Lord
        given Targaryen has Rhaegal in hand
        given Lannister has Stripped Bare in hand
        when  Targaryen attaches Rhaegal as a duplicate
        when  Lannister plays Stripped Bare
        when  everyone passes
        show  Rhaegal
        show  Targaryen's discard pile
        ",
        expect![[r#"
            Targaryen attaches a duplicate to Rhaegal
            Lannister plays Stripped Bare
            Strong Sword is discarded from play by Stripped Bare
            Strong Sword goes to Targaryen's discard pile
            Lannister receives 4 gold of income
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 1 duplicate
            Targaryen has in the discard pile: Strong Sword
        "#]],
    );
}

#[test]
fn a_duplicate_gives_nothing() {
    check(
        "
        rule  duplicate.blank
        given Stark has Lord Eddard's Chambers in play, with 2 duplicates
        when  the marshalling phase begins
        show  Stark's influence
        ",
        expect![[r#"
            The marshalling phase begins
            Stark receives 5 gold of income
            Lannister receives 4 gold of income
            Stark has 1 influence
        "#]],
    );
}

#[test]
fn a_discarded_duplicate_is_an_ordinary_card() {
    check(
        "
        rule  duplicate.blank
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Sudden Accident in hand
        show  the second Plain Lord
        when  Lannister plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        show  the second Plain Lord
        ",
        expect![[r#"
            Plain Lord: a duplicate of Plain Lord
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: Stark's discard pile
        "#]],
    );
}

#[test]
fn the_version_first_played_stays_in_effect() {
    check(
        "
        rule  duplicate.no_switch
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Eddard Stark in play
        given Stark has another version of Eddard Stark in hand
        given Stark has Sudden Accident in hand
        show  Eddard Stark
        when  Stark attaches Eddard Stark as a duplicate
        show  Eddard Stark
        when  Stark plays Sudden Accident on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
            Stark attaches a duplicate to Eddard Stark
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, with 1 duplicate
            Stark chooses Eddard Stark
            Stark plays Sudden Accident
            Stark uses a duplicate of Eddard Stark
            Eddard Stark is saved by its duplicate
            Lannister receives 4 gold of income
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn duplicates_serve_again_when_their_owner_has_the_card_back() {
    check(
        "
        rule  duplicate.own_and_control
        given it is the challenges phase
        given Lannister is the first player
        given Lannister has Plain Lord in play, with a duplicate, under Stark's control
        given Lannister has Turned Coat in hand
        given Stark has Sudden Accident in hand
        when  Lannister plays Turned Coat on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Turned Coat
            Lannister takes control of Plain Lord
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn rhaegal_finds_his_duplicate_in_any_phase() {
    check(
        "
        rule  duplicate.put_into_play
        players Targaryen, Lannister
        given it is the challenges phase
        given Targaryen has Rhaegal in play
        given Targaryen has 1 gold
        given Targaryen's deck is Plain Spy, Rhaegal
        when  Targaryen uses Rhaegal
        when  Targaryen chooses Rhaegal
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen attaches a duplicate to Rhaegal
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 1 duplicate
        "#]],
    );
}

#[test]
fn an_arrival_becomes_a_duplicate_of_the_card_in_play() {
    check(
        "
        rule  duplicate.put_into_play
        given it is the challenges phase
        given Stark has Plain Lord in play
        given Stark has Plain Lord, Secret Arrival in hand
        when  Stark plays Secret Arrival on the second Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Secret Arrival
            Stark attaches a duplicate to Plain Lord
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with 1 duplicate
        "#]],
    );
}

#[test]
fn a_deathbound_duplicate_is_discarded() {
    check(
        "
        rule  duplicate.blank
        rule  duplicate.save.lcg
        given Stark has Hidden Heir in play, with a duplicate
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Hidden Heir
        when  Stark saves Hidden Heir with its duplicate
        show  Stark's discard pile
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Hidden Heir
            Lannister plays Sudden Accident
            Stark uses a duplicate of Hidden Heir
            Hidden Heir is saved by its duplicate
            Stark has in the discard pile: Hidden Heir
            Stark has in the dead pile: nothing
        "#]],
    );
}
