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
fn the_nights_watch_is_quick_and_poor() {
    check(
        "
        players Stark, Baratheon
        edition winter
        given Baratheon runs The Night's Watch
        show  Stark's initiative
        show  Baratheon's initiative
        show  Stark's income
        show  Baratheon's income
        ",
        expect![[r#"
            Stark has an initiative of 0
            Baratheon has an initiative of 1
            Stark has an income of 4
            Baratheon has an income of 3
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
            Stark pays 1 influence
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
            Stark (1) pays 1 influence
            Stark (1) uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Stark (3) chooses Tyrion Lannister
            Stark (3) kneels Crossroads
            Stark (3) pays 1 influence
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
        note  Of Stealth printed and Stealth gained, one loss leaves one.
        given Stark has Arya Stark, Crossroads in play
        given Lannister has Silent Scout in play
        given Lannister has Gutter Rat's Cunning on Silent Scout
        given it is the challenges phase
        when  Stark uses Arya Stark on Silent Scout
        when  Stark kneels Crossroads
        show  Silent Scout
        ",
        expect![[r#"
            Stark chooses Silent Scout
            Stark kneels Crossroads
            Stark pays 1 influence
            Stark uses Arya Stark
            The effect of Arya Stark lasts until the end of the phase
            Silent Scout: controlled by Lannister, standing, STR 4, military, intrigue, Stealth, with Gutter Rat's Cunning
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

#[test]
fn f003_deadly_from_an_attachment_reaches_who_is_immune_to_character_abilities() {
    check(
        "
        rule  keyword.immunity
        given Stark has Plain Lord in play
        given Stark has Venomed Blade on Plain Lord
        given Lannister has Ser Jacelyn Bywater in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Ser Jacelyn Bywater
        when  the challenge ends
        show  Ser Jacelyn Bywater
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Ser Jacelyn Bywater
            Lannister kneels Ser Jacelyn Bywater
            Stark wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
            Ser Jacelyn Bywater is killed by Deadly
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Ser Jacelyn Bywater: Lannister's dead pile
        "#]],
    );
}

#[test]
fn f007_stealth_twice_bypasses_one_character() {
    check(
        "
        rule  keyword.stealth
        given Stark has Tyrion Lannister in play
        given Stark has Gutter Rat's Cunning on Tyrion Lannister
        given Lannister has Plain Spy, Cersei Lannister in play
        given it is the challenges phase
        when  Stark attacks Lannister for intrigue with Tyrion Lannister
        when  Stark bypasses Plain Spy
        show  who is asked
        when  Lannister defends with Cersei Lannister
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Tyrion Lannister
            Stark kneels Tyrion Lannister
            Tyrion Lannister bypasses Plain Spy by stealth
            Lannister is asked: Who defends Lannister in Stark's intrigue challenge?
            Lannister defends with Cersei Lannister
            Lannister kneels Cersei Lannister
            Stark wins the challenge against Lannister, 5 to 3
            Lannister satisfies a claim of 1
        "#]],
    );
}

#[test]
fn f009_str_below_nothing_is_counted_on() {
    check(
        "
        rule  lasting.floor
        rule  lasting.recompute
        given Stark has Plain Spy in play
        given Lannister has Poisoned Wine on Plain Spy
        given Stark has Second Wind in hand
        given it is the challenges phase
        show  Plain Spy
        when  Stark plays Second Wind on Plain Spy
        show  Plain Spy
        ",
        expect![[r#"
            Plain Spy: controlled by Stark, standing, STR 0, intrigue, with Poisoned Wine
            Stark chooses Plain Spy
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Plain Spy: controlled by Stark, standing, STR 1, intrigue, with Poisoned Wine
        "#]],
    );
}

#[test]
fn f011_cost_means_the_printed_cost() {
    check(
        "
        rule  card.printed_cost
        note  Bran the Builder's Legacy looks for a location of cost 2 or less; out of House it would cost 4
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 3 gold
        given Stark's deck is Hall of Heroes
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        when  Stark chooses Hall of Heroes
        show  Hall of Heroes
        ",
        expect![[r#"
            Stark pays 3 gold
            Stark plays Bran the Builder's Legacy
            Stark searches the deck
            Hall of Heroes enters play
            Stark shuffles the deck
            Hall of Heroes: controlled by Stark, standing, Limited
        "#]],
    );
}

#[test]
fn f012_a_card_of_cost_0_is_marshalled_like_any_other() {
    check(
        "
        rule  marshalling.exclusive
        given Stark has Great Keep in hand
        given Stark has Brown Ben Plumm in hand
        given Stark has 9 gold
        given it is the marshalling phase with Lannister active
        when  Stark marshals Great Keep
        when  the marshalling phase ends
        ",
        expect![[r#"
            Stark receives 4 gold of income
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
        "#]],
    );
    check(
        "
        rule  marshalling.exclusive
        given Stark has Great Keep in hand
        given it is the challenges phase
        show  why Stark cannot marshal Great Keep
        ",
        expect![[r#"
            Stark cannot marshal Great Keep: cards are marshalled in the marshalling phase; this is the challenges phase (marshalling.exclusive)
        "#]],
    );
}

#[test]
fn f013_a_constant_counts_all_the_time() {
    check(
        "
        rule  gold.counted
        players Lannister, Stark
        given Lannister has Littlefinger in play
        given Lannister has Raff the Sweetling in play
        given Lannister has 3 gold
        given Stark's deck is Plain Soldier
        given it is the challenges phase
        show  Littlefinger
        when  Lannister uses Raff the Sweetling
        when  Lannister chooses Stark
        when  everyone passes
        show  Littlefinger
        ",
        expect![[r#"
            Littlefinger: controlled by Lannister, standing, STR 6, intrigue, power, Stealth
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at Plain Soldier
            Littlefinger: controlled by Lannister, standing, STR 5, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn f014_a_character_qualifies_with_its_str_under_all_constants() {
    check(
        "
        rule  timing.constant
        note  Hear Me Roar lowers Knight of the Tumblestone: Ser Ilyn Payne reaches a soldier of printed STR 3
        players Lannister, Stark
        given Lannister reveals Hear Me Roar
        given Lannister has Ser Ilyn Payne in play
        given Stark has Winterfell Reserves in play
        given it is the marshalling phase with Lannister active
        when  Lannister uses Ser Ilyn Payne on Winterfell Reserves
        when  the marshalling phase ends
        show  Winterfell Reserves
        ",
        expect![[r#"
            Lannister chooses Winterfell Reserves
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Winterfell Reserves is killed by Ser Ilyn Payne
            Winterfell Reserves goes to Stark's dead pile
            Stark receives 4 gold of income
            Winterfell Reserves: Stark's dead pile
        "#]],
    );
}

#[test]
fn f015_cannot_is_overridden_by_nothing() {
    check(
        "
        rule  timing.cannot
        given Lannister reveals The Power of Blood
        given Stark has Eddard Stark in play
        given Lannister has Sudden Accident, No Mercy in hand
        given it is the challenges phase
        show  why Lannister cannot play No Mercy on Eddard Stark
        when  Lannister plays No Mercy on Eddard Stark
        show  Eddard Stark
        ",
        expect![[r#"
            Lannister cannot play No Mercy on Eddard Stark: no character in play can be chosen for No Mercy (timing.initiate.no_effect)
            refused: no character in play can be chosen for No Mercy (timing.initiate.no_effect)
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn f016_what_cannot_be_saved_may_still_be_cancelled() {
    check(
        "
        rule  timing.save_cancel
        given Stark has Plain Lord in play
        given Stark has Bodyguard on Plain Lord
        given Stark has False Rumour in hand
        given Lannister has No Mercy in hand
        given it is the challenges phase
        when  Lannister plays No Mercy on Plain Lord
        show  what Stark is offered
        when  Stark plays False Rumour
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays No Mercy
            Stark is offered: Let it happen / Play False Rumour
            Stark plays False Rumour
            No Mercy is cancelled
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power, with Bodyguard
        "#]],
    );
}

#[test]
fn f016_no_duplicate_saves_from_wildfire_assault() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Plain Soldier, Plain Spy, Plain Maester in play
        given Lannister's plot deck is Wildfire Assault
        given it is round 2
        when  the plot phase begins
        when  Stark chooses A Quiet Season
        when  Stark chooses Plain Soldier, Plain Spy, Plain Maester
        when  the draw phase begins
        show  Stark
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses Wildfire Assault
            Stark reveals A Quiet Season
            Lannister reveals Wildfire Assault
            Lannister wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Stark chooses Plain Soldier
            Stark chooses Plain Spy
            Stark chooses Plain Maester
            Plain Lord is killed by Wildfire Assault
            Plain Lord goes to Stark's discard pile
            Plain Lord goes to Stark's dead pile
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Soldier, Plain Spy, Plain Maester
            Stark has in hand: nothing
            Stark has in the dead pile: Plain Lord
            Stark has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn f017_what_cannot_be_killed_is_no_choice_for_claim() {
    check(
        "
        rule  timing.claim
        players Lannister, Stark
        given Lannister reveals The Power of Blood
        given Lannister has Plain Lord in play
        given Stark has Eddard Stark, Plain Soldier in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Plain Lord
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
            Plain Soldier is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Soldier goes to Stark's dead pile
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Eddard Stark
            Stark has in hand: nothing
            Stark has in the dead pile: Plain Soldier
            Stark has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f018_what_cannot_be_killed_survives_beside_those_chosen() {
    check(
        "
        rule  timing.cannot
        given Stark has Eddard Stark, Plain Soldier, Plain Spy, Plain Lord in play
        given Lannister's plot deck is The Power of Blood
        given Stark's plot deck is Wildfire Assault
        given it is round 2
        when  the plot phase begins
        when  Stark chooses Wildfire Assault
        when  Stark names Stark
        when  Stark chooses Plain Soldier, Plain Spy, Plain Lord
        when  the draw phase begins
        show  Stark
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses The Power of Blood
            Stark reveals Wildfire Assault
            Lannister reveals The Power of Blood
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Stark chooses Plain Soldier
            Stark chooses Plain Spy
            Stark chooses Plain Lord
            Stark returns the used plots to the plot deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Eddard Stark, Plain Soldier, Plain Spy, Plain Lord
            Stark has in hand: nothing
            Stark has in the dead pile: nothing
            Stark has in the discard pile: nothing
        "#]],
    );
}

#[test]
fn f020_then_needs_what_comes_before() {
    check(
        "
        rule  timing.then
        set   qod
        note  Stark discards two of three, and so draws nothing
        players Targaryen, Stark
        given Targaryen's plot deck is Threat from the East
        given Targaryen's deck is Ice, Lady, Hodor, Summer
        given Targaryen has 3 Plain Spy in hand
        given Stark has 2 Plain Spy in hand
        given Stark's deck is Ice, Lady, Hodor
        given it is the plot phase
        when  Targaryen chooses Threat from the East
        when  Stark chooses A Quiet Season
        when  Targaryen names Targaryen
        when  Targaryen chooses Each player discards
        show  Targaryen's hand
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen chooses Threat from the East
            Stark chooses A Quiet Season
            Targaryen reveals Threat from the East
            Stark reveals A Quiet Season
            Targaryen wins initiative with 6
            Targaryen is the first player
            Threat from the East takes effect
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen discards Plain Spy at random by Threat from the East
            Targaryen draws Ice
            Targaryen draws Lady
            Targaryen draws Hodor
            Stark discards Plain Spy at random by Threat from the East
            Stark discards Plain Spy at random by Threat from the East
            Targaryen returns the used plots to the plot deck
            Targaryen has in hand: Ice, Lady, Hodor
            Stark has in hand: nothing
        "#]],
    );
}

#[test]
fn f021_two_sentences_without_then_stand_for_themselves() {
    check(
        "
        rule  timing.then
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given Stark has Plain Soldier in play, kneeling
        given it is the dominance phase
        when  Lannister uses Cersei Lannister on Plain Soldier
        when  the taxation phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister kneels Cersei Lannister
            Lannister pays 2 gold
            Lannister uses Cersei Lannister
            The effect of Cersei Lannister lasts until the end of the round
            The standing phase begins
            Lannister stands Cersei Lannister
            The taxation phase begins
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn f022_a_killing_in_a_later_part_may_be_saved_from() {
    check(
        "
        rule  timing.then
        note  Condemned by the Realm: the opponent kills a character he does not control; it is saved when that part comes
        given Stark has Plain Lord in play
        given Stark has Bodyguard on Plain Lord
        given Stark's plot deck is Condemned by the Realm
        given it is round 2
        when  the plot phase begins
        when  Stark uses Bodyguard to save Plain Lord
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Condemned by the Realm
            Lannister chooses A Quiet Season
            Stark reveals Condemned by the Realm
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Condemned by the Realm takes effect
            Stark chooses Lannister
            Lannister chooses Plain Lord
            Bodyguard is discarded from play
            Stark uses Bodyguard
            Plain Lord is saved by Bodyguard
            Bodyguard goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn f024_what_stands_before_to_is_a_cost() {
    check(
        "
        rule  timing.initiate
        given Stark has Eddard Stark, Robb Stark in play
        given Stark has Ice on Eddard Stark, kneeling
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister defends with Plain Soldier
        when  Stark uses Ice on Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            refused: Ice is kneeling (kneel.only_standing)
        "#]],
    );
    check(
        "
        rule  timing.initiate
        given Stark has House Tully Recruiter in play, kneeling
        given it is the marshalling phase with Stark active
        show  why Stark cannot use House Tully Recruiter
        ",
        expect![[r#"
            Stark cannot use House Tully Recruiter: House Tully Recruiter is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn f025_a_cancelled_search_has_cost_its_gold_and_shows_nothing() {
    check(
        "
        rule  cancel.costs
        rule  timing.action.steps
        given Stark has Bran the Builder's Legacy in hand
        given Stark has 3 gold
        given Stark's deck is Great Keep, Plain Soldier
        given Lannister has False Rumour in hand
        given it is the dominance phase
        when  Stark plays Bran the Builder's Legacy
        when  Lannister plays False Rumour
        when  everyone passes
        show  Stark's gold
        show  Stark's deck
        ",
        expect![[r#"
            Stark pays 3 gold
            Stark plays Bran the Builder's Legacy
            Lannister plays False Rumour
            Bran the Builder's Legacy is cancelled
            Stark has 0 gold
            Stark has in the deck: Great Keep, Plain Soldier
        "#]],
    );
}

#[test]
fn f026_a_card_that_leaves_for_a_cost_is_not_saved() {
    check(
        "
        rule  cost.not_saved
        given Stark has Eddard Stark in play
        given Stark has Ice on Eddard Stark, with a duplicate
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister defends with Plain Soldier
        when  Stark uses Ice on Plain Soldier
        when  the challenge ends
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark chooses Plain Soldier
            Stark kneels Ice
            Ice is discarded from play
            Stark uses Ice
            Plain Soldier is killed by Ice
            Ice goes to Stark's discard pile
            Ice goes to Stark's discard pile
            Plain Soldier goes to Lannister's dead pile
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Eddard Stark claims 1 power for Renown
            Stark has in the discard pile: Ice, Ice
        "#]],
    );
}

#[test]
fn f027_without_a_legal_target_nothing_is_initiated() {
    check(
        "
        rule  timing.initiate.no_effect
        given Stark has Robb Stark in play
        given Stark has Breached Gate in hand
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark
        when  Stark plays Breached Gate
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            refused: no defending character in play can be chosen for Breached Gate (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn f028_once_the_cost_is_paid_the_effect_is_carried_out() {
    check(
        "
        rule  timing.initiate
        given Stark has Plain Lord, Robb Stark in play
        given Stark has Ice on Robb Stark
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark, Plain Lord
        when  Stark uses Ice on Plain Lord
        when  everyone passes
        show  Plain Lord
        show  Ice
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark attacks with Robb Stark
            Stark kneels Plain Lord
            Stark kneels Robb Stark
            Stark chooses Plain Lord
            Stark kneels Ice
            Ice is discarded from play
            Stark uses Ice
            Plain Lord is killed by Ice
            Plain Lord goes to Stark's dead pile
            Ice goes to Stark's discard pile
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Plain Lord: Stark's dead pile
            Ice: Stark's discard pile
        "#]],
    );
}

#[test]
fn f029_what_each_player_does_if_able_is_judged_for_each() {
    check(
        "
        rule  timing.when_revealed.choices
        note  Drunken Allegations: Lannister has no standing character and drops out, Stark kneels his
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play, kneeling
        given Stark's plot deck is Drunken Allegations
        given it is round 2
        when  the plot phase begins
        when  the draw phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Drunken Allegations
            Lannister chooses A Quiet Season
            Stark reveals Drunken Allegations
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Drunken Allegations takes effect
            Stark chooses Lannister
            Stark chooses Plain Soldier
            Stark kneels Plain Soldier
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn f030_the_most_is_nobody_in_a_tie() {
    check(
        "
        rule  timing.most
        given Stark has 6 Plain Soldier in hand
        given Lannister has 6 Plain Soldier in hand
        given Stark's plot deck is Rule by Decree
        given it is round 2
        when  the plot phase begins
        when  the draw phase begins
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
            The draw phase begins
            Stark has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
            Lannister has in hand: Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn f031_more_than_one_opponent_means_three_players() {
    check(
        "
        rule  timing.initiate
        given Stark has Varys in play
        given it is the plot phase
        show  why Stark cannot use Varys
        ",
        expect![[r#"
            Stark cannot use Varys: Varys is used only if you have more than 1 opponent: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn f032_each_card_in_play_has_its_own_limit() {
    check(
        "
        rule  timing.limits
        players Baratheon, Stark
        given Baratheon has 2 Dragonstone Port in play
        given Stark's plot deck is Valar Morghulis, Wildfire Assault
        given it is round 2
        when  the plot phase begins
        when  Stark chooses Valar Morghulis
        when  Baratheon chooses A Quiet Season
        when  Baratheon uses Dragonstone Port
        when  Baratheon names Valar Morghulis
        when  Baratheon uses the second Dragonstone Port
        when  Baratheon names Valar Morghulis
        when  the draw phase begins
        show  Baratheon's power
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Baratheon chooses A Quiet Season
            Baratheon uses Dragonstone Port
            Baratheon names Valar Morghulis
            The effect of Dragonstone Port lasts until the end of the phase
            Baratheon uses Dragonstone Port
            Baratheon names Valar Morghulis
            The effect of Dragonstone Port lasts until the end of the phase
            Baratheon reveals A Quiet Season
            Stark reveals Valar Morghulis
            Baratheon wins initiative with 0, by lot
            Baratheon is the first player
            Valar Morghulis takes effect
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            Dragonstone Port takes effect
            Baratheon claims 1 power by Dragonstone Port
            The draw phase begins
            Baratheon has 2 power
        "#]],
    );
}

#[test]
fn f033_a_limit_on_an_event_binds_all_of_the_title() {
    check(
        "
        rule  timing.limits
        given Stark has Eddard Stark, Robb Stark in play
        given Stark has 2 Winter is Coming in hand
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Robb Stark
        when  Stark plays Winter is Coming
        when  Stark plays Winter is Coming
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Stark plays Winter is Coming
            refused: Winter is Coming is used once per round, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn f035_a_limit_of_one_player_does_not_touch_another() {
    check(
        "
        rule  timing.limits
        rule  keyword.limited_response
        given Stark has Ready Squire in play
        given Lannister has Ready Squire in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Ready Squire
        when  Stark uses Ready Squire
        when  the challenge ends
        when  Lannister attacks Stark for power with Ready Squire
        when  Lannister uses Ready Squire
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Ready Squire
            Stark stands Ready Squire
            Lannister initiates a power challenge against Stark
            Lannister attacks with Ready Squire
            Lannister kneels Ready Squire
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister takes 1 power from Stark for the claim
            Lannister claims 1 power, unopposed
            Lannister uses Ready Squire
            Lannister stands Ready Squire
        "#]],
    );
}

#[test]
fn f036_the_controller_does_the_whole_of_his_part_first() {
    check(
        "
        rule  timing.when_revealed.choices
        given Stark is the first player
        given Stark's deck is Plain Soldier, Plain Spy
        given Lannister's deck is Plain Lord, Plain Spy
        given Lannister's plot deck is Summoning Season
        given it is round 2
        when  the plot phase begins
        when  Lannister chooses Summoning Season
        when  Lannister names Stark
        when  Lannister chooses Stark
        when  Lannister chooses Plain Lord
        show  who is asked
        when  Stark chooses Plain Soldier
        when  the draw phase begins
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Summoning Season
            Stark chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals Summoning Season
            Lannister wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Lannister chooses Stark
            Lannister searches the deck
            Lannister reveals Plain Lord
            Plain Lord goes to Lannister's hand
            Lannister shuffles the deck
            Stark searches the deck
            Stark is asked: Which character does Stark put into a hand for Lannister's Summoning Season?
            Stark reveals Plain Soldier
            Plain Soldier goes to Stark's hand
            Stark shuffles the deck
            Lannister returns the used plots to the plot deck
            The draw phase begins
        "#]],
    );
}

#[test]
fn f039_who_is_put_into_play_was_not_played() {
    check(
        "
        rule  marshalling.put_into_play
        players Targaryen, Lannister
        note  Lady Daenerys's Chambers waits for a character that is played
        given Targaryen has Lady Daenerys's Chambers, Plain Lord in play
        given Targaryen has Khal Drogo in hand
        given Targaryen has Aegon's Blade in the discard pile
        given it is the challenges phase
        when  Targaryen attacks Lannister for military with Plain Lord
        when  Targaryen uses Khal Drogo
        when  Targaryen uses Lady Daenerys's Chambers
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            refused: Lady Daenerys's Chambers is used after you play a House Targaryen character; that has not just happened (response.definition)
        "#]],
    );
}
