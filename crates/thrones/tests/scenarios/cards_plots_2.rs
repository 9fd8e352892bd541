//! The plots from Wildfire Assault to Counting Favors: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn wildfire_assault_spares_three_each() {
    check(
        "
        rule  timing.when_revealed.choices
        given Stark's plot deck is Wildfire Assault
        given Stark has Plain Soldier, Plain Spy, Plain Lord, Plain Maester in play
        given Lannister has Wandering Prince in play, with a duplicate
        given Lannister has Renowned Knight in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Plain Soldier, Plain Spy, Plain Lord, Plain Maester
        when  Stark chooses Plain Soldier, Plain Spy, Plain Lord
        when  Lannister chooses Renowned Knight
        when  everyone passes
        when  the draw phase begins
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            refused: that is not one of the answers: Which characters does Stark spare with Wildfire Assault? (timing.target)
            Stark chooses Plain Soldier
            Stark chooses Plain Spy
            Stark chooses Plain Lord
            Lannister chooses Renowned Knight
            Plain Maester is killed by Wildfire Assault
            Wandering Prince is killed by Wildfire Assault
            Plain Maester goes to Stark's dead pile
            Wandering Prince goes to Lannister's discard pile
            Wandering Prince goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has 0 gold
            Stark has 0 power
            Stark has in play: Plain Soldier, Plain Spy, Plain Lord
            Stark has in hand: nothing
            Stark has in the dead pile: Plain Maester
            Stark has in the discard pile: nothing
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: Renowned Knight
            Lannister has in hand: nothing
            Lannister has in the dead pile: Wandering Prince
            Lannister has in the discard pile: Wandering Prince
        "#]],
    );
}

#[test]
fn wildfire_assault_burns_past_saves() {
    check(
        "
        given Stark's plot deck is Wildfire Assault
        given Lannister has Plain Lord in play, with a duplicate
        given Lannister has Held Back in hand
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Lannister chooses nothing
        when  the draw phase begins
        show  Lannister
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Plain Lord is killed by Wildfire Assault
            Plain Lord goes to Lannister's discard pile
            Plain Lord goes to Lannister's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Held Back
            Lannister has in the dead pile: Plain Lord
            Lannister has in the discard pile: Plain Lord
        "#]],
    );
}

#[test]
fn wildfire_assault_may_be_cancelled() {
    check(
        "
        rule  cancel.effect
        given Stark's plot deck is Wildfire Assault
        given Lannister has Plain Lord in play
        given Lannister has Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  the draw phase begins
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Wildfire Assault
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Lannister plays Royal Veto
            Wildfire Assault is cancelled
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn hear_me_roar_weakens_the_simple() {
    check(
        "
        given Lannister reveals Hear Me Roar
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has The Hound, Tyrion Lannister in play
        show  Plain Soldier
        show  Plain Spy
        show  The Hound
        show  Tyrion Lannister
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 1, military
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
            The Hound: controlled by Lannister, standing, STR 3, military
            Tyrion Lannister: controlled by Lannister, standing, STR 3, intrigue, power, Stealth
        "#]],
    );
}

#[test]
fn blockade_starves_the_opponents() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Lannister reveals Blockade
        given Lannister has Plain Courtyard in play
        given Stark has Plain Courtyard in play
        show  Stark's income
        show  Baratheon's income
        show  Lannister's income
        ",
        expect![[r#"
            Stark has an income of 1
            Baratheon has an income of 0
            Lannister has an income of 1
        "#]],
    );
}

#[test]
fn the_power_of_blood_keeps_nobles_alive() {
    check(
        "
        given Stark reveals The Power of Blood
        given Lannister has Cersei Lannister, Plain Lord in play
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident
        show  what Stark is offered
        when  Stark chooses Cersei Lannister
        when  Stark chooses Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark is offered: Plain Soldier / Plain Lord
            refused: Cersei Lannister cannot be killed (timing.cannot)
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn the_power_of_blood_does_not_stop_discarding() {
    check(
        "
        given Stark reveals The Power of Blood
        given Lannister has Cersei Lannister in play
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Cersei Lannister
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Cersei Lannister is discarded from play by Clean Sweep
            Cersei Lannister goes to Lannister's discard pile
            Cersei Lannister: Lannister's discard pile
        "#]],
    );
}

#[test]
fn the_power_of_blood_leaves_claim_to_the_others() {
    check(
        "
        rule  challenge.claim.military
        given Stark reveals The Power of Blood
        given Stark has Fearsome Giant in play
        given Lannister has Cersei Lannister, Plain Spy in play
        when  Stark attacks Lannister for military with Fearsome Giant
        when  the challenge ends
        show  Lannister's cards in play
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Cersei Lannister
            Lannister has in the dead pile: Plain Spy
        "#]],
    );
}

#[test]
fn building_season_finds_locations() {
    check(
        "
        given Stark's plot deck is Building Season
        given Stark's deck is Plain Lord, Plain Courtyard, Whispering Hall
        given Lannister's deck is Plain Spy
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Stark is offered
        when  Stark takes Whispering Hall
        when  the draw phase begins
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Building Season
            Lannister chooses A Quiet Season
            Stark reveals Building Season
            Lannister reveals A Quiet Season
            Stark wins initiative with 1
            Stark is the first player
            Building Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark is offered: Plain Courtyard / Whispering Hall
            Stark reveals Whispering Hall
            Whispering Hall goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Lannister shuffles the deck
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in hand: Whispering Hall
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn mutual_enemies_stop_war_between_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Mutual Enemies
        given Stark has Plain Lord in play
        given Lannister has Plain Soldier in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the challenges phase begins
        when  Stark attacks Lannister for military with Plain Lord
        when  Stark attacks Baratheon for military with Plain Lord
        when  the challenge ends
        when  Lannister attacks Stark for military with Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mutual Enemies
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Mutual Enemies
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 2
            Stark is the first player
            Mutual Enemies takes effect
            Stark chooses Lannister
            The effect of Mutual Enemies lasts until the end of the round
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 4 gold of income
            Baratheon receives 4 gold of income
            The challenges phase begins
            refused: a card forbids military challenges against Lannister (timing.cannot)
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 2
            Stark claims 1 power, unopposed
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn holding_the_trident_helps_the_few() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn holding_the_trident_leaves_equals_alone() {
    check(
        "
        given Stark reveals Holding the Trident
        given Stark has Plain Lord, Plain Soldier in play
        given Lannister has Plain Spy, Deadly Guard in play
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn holding_the_trident_asks_for_one_richer_opponent() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark reveals Holding the Trident
        given Stark has Plain Lord in play
        given Lannister has Plain Spy, Plain Soldier in play
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Stark, standing, STR 5, military, intrigue, power
        "#]],
    );
}

#[test]
fn calm_over_westeros_charges_for_events() {
    check(
        "
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 1 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Stark's gold
        show  Lannister's gold
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark pays Lannister 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Stark has 0 gold
            Lannister has 1 gold
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn calm_over_westeros_silences_the_poor() {
    check(
        "
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark tries to play Sudden Accident
        ",
        expect![[r#"
            refused: you cannot pay what Sudden Accident costs now (timing.initiate)
        "#]],
    );
}

#[test]
fn calm_over_westeros_lets_the_player_pick_who_is_paid() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Lannister reveals Calm Over Westeros
        given Stark has Sudden Accident in hand
        given Stark has 1 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Stark plays Sudden Accident on Plain Lord
        when  Stark chooses Baratheon
        when  everyone passes
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark pays Baratheon 1 gold
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn snowed_under_sends_one_of_each_home() {
    check(
        "
        given Stark reveals Snowed Under
        given Stark has Plain Lord, Plain Soldier in play, kneeling
        given Lannister has Lannisport, Plain Spy in play, kneeling
        given Lannister has Renowned Knight in play
        when  the standing phase begins
        when  Stark is asked to choose
        when  Stark chooses Plain Soldier
        when  Stark is asked to choose
        show  what Stark is offered
        when  Stark chooses Lannisport
        when  the standing phase ends
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Stark chooses Plain Soldier
            Stark is offered: Lannisport / Plain Spy
            Stark chooses Lannisport
            Plain Soldier is returned to Stark's hand by Snowed Under
            Lannisport is returned to Lannister's hand by Snowed Under
            Plain Soldier goes to Stark's hand
            Lannisport goes to Lannister's hand
            Stark stands Plain Lord
            Lannister stands Plain Spy
            Stark has in hand: Plain Soldier
            Lannister has in hand: Lannisport
        "#]],
    );
}

#[test]
fn snowed_under_passes_by_who_stands() {
    check(
        "
        given Stark reveals Snowed Under
        given Lannister has Plain Spy, Lannisport in play
        when  the standing phase begins
        when  the standing phase ends
        show  Lannister's hand
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn snowed_under_lets_a_duplicate_save() {
    check(
        "
        rule  duplicate.save.lcg
        given Stark reveals Snowed Under
        given Lannister has Plain Lord in play, kneeling, with a duplicate
        when  the standing phase begins
        when  Lannister saves Plain Lord with its duplicate
        when  the standing phase ends
        show  Plain Lord
        ",
        expect![[r#"
            The standing phase begins
            Snowed Under takes effect
            Stark chooses Plain Lord
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Lannister stands Plain Lord
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_power_of_arms_strengthens_war_crests() {
    check(
        "
        given Stark reveals The Power of Arms
        given Stark has Greatjon Umber, Plain Lord in play
        given Lannister has Host of Storm's End in play
        show  Greatjon Umber
        show  Plain Lord
        show  Host of Storm's End
        ",
        expect![[r#"
            Greatjon Umber: controlled by Stark, standing, STR 5, military, power
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Host of Storm's End: controlled by Lannister, standing, STR 6, military, power
        "#]],
    );
}

#[test]
fn valar_morghulis_kills_everybody_who_is_not_saved() {
    check(
        "
        given Stark's plot deck is Valar Morghulis
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Plain Soldier, The Hound in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark saves Plain Lord with its duplicate
        when  the draw phase begins
        show  Stark's cards in play
        show  Lannister's dead pile
        show  Lannister's discard pile
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses A Quiet Season
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Soldier is killed by Valar Morghulis
            The Hound is killed by Valar Morghulis
            Plain Soldier goes to Lannister's dead pile
            The Hound goes to Lannister's discard pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in play: Plain Lord
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: The Hound
        "#]],
    );
}

#[test]
fn valar_morghulis_may_be_cancelled() {
    check(
        "
        given Stark's plot deck is Valar Morghulis
        given Lannister has Plain Soldier in play
        given Lannister has Royal Veto in hand
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses A Quiet Season
        when  Stark names Stark
        when  Lannister plays Royal Veto
        when  the draw phase begins
        show  Plain Soldier
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Valar Morghulis
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Lannister plays Royal Veto
            Valar Morghulis is cancelled
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Soldier: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_lets_an_opponent_kill() {
    check(
        "
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord, Plain Soldier in play
        given Lannister has Plain Spy in play
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
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
            Lannister is offered: Plain Lord / Plain Soldier
            Lannister chooses Plain Lord
            Plain Lord is killed by Condemned by the Realm
            Plain Lord goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: Stark's dead pile
        "#]],
    );
}

#[test]
fn condemned_by_the_realm_allows_a_save() {
    check(
        "
        given Stark's plot deck is Condemned by the Realm
        given Stark has Plain Lord in play, with a duplicate
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark saves Plain Lord with its duplicate
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
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Stark returns the used plots to the plot deck
            The draw phase begins
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn counting_favors_draw_three_for_two() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark's plot deck is Counting Favors
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Lannister's deck is Plain Spy, Plain Soldier
        given Baratheon's deck is Plain Lord
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  the draw phase begins
        show  Stark's hand
        show  Lannister's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister draws Plain Spy
            Lannister draws Plain Soldier
            Lannister cannot draw another card
            Stark returns the used plots to the plot deck
            Stark becomes Crown Regent
            Lannister becomes Lord Commander of the Kingsguard
            Baratheon becomes Hand of the King
            The draw phase begins
            Stark has in hand: Ice, Hodor, Arya Stark
            Lannister has in hand: Plain Spy, Plain Soldier
            Baratheon has in hand: nothing
        "#]],
    );
}

#[test]
fn counting_favors_stop_at_the_draw_cap() {
    check(
        "
        rule  draw.cap
        given Stark's plot deck is Counting Favors
        given Stark has Golden Tooth Mines in play
        given Stark's deck is Ice, Hodor, Arya Stark, Robb Stark
        given Stark is the first player
        when  the plot phase begins
        when  Stark names Stark
        when  the draw phase begins
        show  Stark's hand
        show  Stark's deck
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Counting Favors
            Lannister chooses A Quiet Season
            Stark reveals Counting Favors
            Lannister reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Counting Favors takes effect
            Stark chooses Lannister
            Stark draws Ice
            Stark draws Hodor
            Stark draws Arya Stark
            Lannister cannot draw another card
            Golden Tooth Mines takes effect
            Stark cannot draw another card
            Stark returns the used plots to the plot deck
            The draw phase begins
            Stark has in hand: Ice, Hodor, Arya Stark
            Stark has in the deck: Robb Stark
        "#]],
    );
}
