//! What the words of a card mean: then, instead, cannot, the most, choose.

use expect_test::expect;

use crate::check;

#[test]
fn what_lasts_until_the_end_of_the_phase_lasts_through_its_end() {
    check(
        "
        rule  timing.durations
        given it is the challenges phase
        given Stark has Evening Watcher in play
        given Stark has Second Wind in hand
        when  Stark plays Second Wind on Evening Watcher
        show  Evening Watcher
        when  the challenges phase ends
        show  Evening Watcher
        ",
        expect![[r#"
            Stark chooses Evening Watcher
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Evening Watcher: controlled by Stark, standing, STR 4, military
            Evening Watcher takes effect
            Evening Watcher claims 1 power
            Evening Watcher: controlled by Stark, standing, STR 2, military, 1 power
        "#]],
    );
}

#[test]
fn without_the_bonus_the_end_of_the_phase_brings_nothing() {
    check(
        "
        rule  timing.durations
        given it is the challenges phase
        given Stark has Evening Watcher in play
        when  the challenges phase ends
        show  Evening Watcher
        ",
        expect![[r#"
            Evening Watcher takes effect
            Evening Watcher: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn what_returns_is_like_a_new_card() {
    check(
        "
        rule  timing.leaves_play
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in play, kneeling, with 2 power
        given Targaryen has Second Wind, Called Home in hand
        given Targaryen has Plain Soldier in play
        when  Targaryen attacks Lannister for military with Plain Soldier
        when  Targaryen plays Second Wind on Khal Drogo
        when  Targaryen passes
        show  Khal Drogo
        when  Targaryen plays Called Home on Khal Drogo
        when  Targaryen uses Khal Drogo
        when  the challenge ends
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            Targaryen chooses Khal Drogo
            Targaryen plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Khal Drogo: controlled by Targaryen, kneeling, STR 5, military, power, Stealth, 2 power
            Targaryen chooses Khal Drogo
            Targaryen plays Called Home
            Khal Drogo is returned to Targaryen's hand by Called Home
            Khal Drogo goes to Targaryen's hand
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            Khal Drogo enters play
            The effect of Khal Drogo lasts until the end of the phase
            Khal Drogo: controlled by Targaryen, standing, STR 3, military, power, Stealth
        "#]],
    );
}

#[test]
fn the_most_is_held_by_one_alone() {
    check(
        "
        rule  timing.most
        given Stark's plot deck is Rule by Decree
        given Stark has 7 Plain Soldier in hand
        given Lannister has 7 Plain Soldier in hand
        when  the plot phase begins
        when  Stark names Stark
        when  everyone passes
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Stark returns the used plots to the plot deck
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
            Lannister has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn one_more_card_is_the_most() {
    check(
        "
        rule  timing.most
        given Stark's plot deck is Rule by Decree
        given Stark has 6 Plain Soldier in hand
        given Lannister has 7 Plain Soldier in hand
        when  the plot phase begins
        when  Stark names Stark
        when  Lannister discards Plain Soldier, Plain Soldier, Plain Soldier
        when  everyone passes
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Rule by Decree
            Lannister chooses A Quiet Season
            Stark reveals Rule by Decree
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Rule by Decree takes effect
            Lannister discards Plain Soldier by Rule by Decree
            Lannister discards Plain Soldier by Rule by Decree
            Lannister discards Plain Soldier by Rule by Decree
            Stark returns the used plots to the plot deck
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
            Lannister has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn then_needs_what_was_before_it() {
    check(
        "
        rule  timing.then
        given it is the challenges phase
        given Stark has Arya Stark in play
        given Stark has Ice on Arya Stark
        given Lannister has Picked Lock in hand
        given Lannister's deck is Plain Spy
        when  Lannister plays Picked Lock on Ice
        when  everyone passes
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister chooses Ice
            Lannister plays Picked Lock
            Ice is discarded from play by Picked Lock
            Lannister draws Plain Spy
            Ice goes to Stark's discard pile
            Lannister has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn then_finds_nothing_after_a_save() {
    check(
        "
        rule  timing.then
        given it is the challenges phase
        given Stark has Arya Stark in play
        given Stark has Ice on Arya Stark, with a duplicate
        given Lannister has Picked Lock in hand
        given Lannister's deck is Plain Spy
        when  Lannister plays Picked Lock on Ice
        when  Stark saves Ice with its duplicate
        when  everyone passes
        show  Ice
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister chooses Ice
            Lannister plays Picked Lock
            Stark uses a duplicate of Ice
            Ice is saved by its duplicate
            Ice: controlled by Stark, standing, attached to Arya Stark
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn two_plain_sentences_are_each_done() {
    check(
        "
        rule  timing.then
        given it is the challenges phase
        given Stark has Arya Stark in play
        given Stark has Ice on Arya Stark, with a duplicate
        given Lannister has Broken and Sold in hand
        given Lannister's deck is Plain Spy
        when  Lannister plays Broken and Sold on Ice
        when  Stark saves Ice with its duplicate
        when  everyone passes
        show  Ice
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister chooses Ice
            Lannister plays Broken and Sold
            Stark uses a duplicate of Ice
            Ice is saved by its duplicate
            Lannister draws Plain Spy
            Ice: controlled by Stark, standing, attached to Arya Stark
            Lannister has in hand: Plain Spy
        "#]],
    );
}

#[test]
fn what_is_done_to_do_another_thing_is_a_cost() {
    check(
        "
        rule  timing.then
        given it is the marshalling phase with Lannister active
        given Lannister has Ser Ilyn Payne in play
        given Stark has Plain Lord, Plain Spy in play
        given Stark has Held Back in hand
        when  Lannister uses Ser Ilyn Payne on Plain Spy
        when  Stark plays Held Back
        when  everyone passes
        show  Ser Ilyn Payne
        show  Plain Spy
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Stark plays Held Back
            Plain Spy is saved by Held Back
            Stark receives 4 gold of income
            Ser Ilyn Payne: controlled by Lannister, kneeling, STR 2, intrigue, power
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn the_hound_is_killed_though_he_goes_elsewhere() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase
        given Stark has Sudden Accident in hand
        given Lannister has The Hound, Joffrey Baratheon in play
        given Lannister has Lordship on The Hound
        when  Stark plays Sudden Accident on The Hound
        when  Lannister uses Joffrey Baratheon
        when  everyone passes
        show  The Hound
        ",
        expect![[r#"
            Stark chooses The Hound
            Stark plays Sudden Accident
            The Hound is killed by Sudden Accident
            Lannister uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            The Hound goes to Lannister's discard pile
            Lordship goes to Lannister's discard pile
            The Hound: Lannister's discard pile
        "#]],
    );
}

#[test]
fn retreat_takes_a_killed_lord_to_hand() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Stark has Joffrey Baratheon in play
        given Lannister has Plain Lord in play
        given Lannister has Retreat in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister plays Retreat
        when  Stark uses Joffrey Baratheon
        when  everyone passes
        show  Plain Lord
        show  Stark's power
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Lannister plays Retreat
            Plain Lord is bound to Lannister's hand instead
            Stark uses Joffrey Baratheon
            Joffrey Baratheon claims 1 power
            Plain Lord goes to Lannister's hand
            Plain Lord: Lannister's hand
            Stark has 1 power
        "#]],
    );
}

#[test]
fn with_bronn_nothing_was_killed() {
    check(
        "
        rule  timing.instead
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord, Joffrey Baratheon in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        show  who is asked
        when  Lannister uses Joffrey Baratheon
        show  Plain Lord
        show  Bronn
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Lannister is asked: Lannister takes an action or passes in the challenges phase
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
        "#]],
    );
}

#[test]
fn only_a_choice_is_stopped_by_what_cannot_be_chosen() {
    check(
        "
        rule  timing.target
        players Lannister, Targaryen
        given it is the dominance phase
        given Lannister has The Lion's Will, Westeros Bleeds in hand
        given Lannister has 2 Whispering Hall in play
        given Lannister has 2 gold
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        when  Lannister plays The Lion's Will
        when  Lannister plays Westeros Bleeds
        when  everyone passes
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            refused: no standing character in play can be chosen for The Lion's Will (timing.initiate.no_effect)
            Lannister kneels Whispering Hall
            Lannister kneels Whispering Hall
            Lannister pays 4 influence
            Lannister plays Westeros Bleeds
            Quaithe of the Shadow is discarded from play by Westeros Bleeds
            Quaithe of the Shadow goes to Targaryen's discard pile
            Strong Sword goes to Targaryen's discard pile
            Quaithe of the Shadow: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn no_card_lets_a_cannot_be_done() {
    check(
        "
        rule  timing.cannot
        players Baratheon, Stark
        note  Herding the Masses forbids; Stalwart Veteran may not defend though he stands and has the icon
        given Baratheon reveals Herding the Masses
        given Baratheon has Robert Baratheon in play
        given Stark has Stalwart Veteran, Plain Lord in play
        given it is the challenges phase
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark is asked to declare defenders
        show  what Stark is offered
        show  why Stark cannot defend with Stalwart Veteran
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark is offered: Plain Lord
            Stark cannot defend with Stalwart Veteran: Stalwart Veteran cannot be declared as a defender (timing.cannot)
        "#]],
    );
}
