//! The characters of House Lannister from Bronn on: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn bronn_stands_where_his_charge_would_die() {
    check(
        "
        rule  timing.instead
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has 2 Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  Stark is asked to take
        show  Plain Lord
        show  Bronn
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
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
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_standing_is_no_shield() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn, Plain Lord in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_guards_only_until_the_end_of_the_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister uses Bronn on Plain Lord
        when  the challenges phase ends
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            The dominance phase begins
            Lannister wins dominance with 3
            Lannister claims 1 power for dominance
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_works_for_two_gold_and_wears_nothing() {
    check(
        "
        players Lannister, Stark
        given Lannister has Bronn, Plain Lord, Plain Spy in play
        given Lannister has Gilded Plate in hand
        given Lannister has 1 gold
        given it is the marshalling phase
        when  Lannister tries to use Bronn
        when  Lannister marshals Gilded Plate
        when  Lannister chooses Bronn
        ",
        expect![[r#"
            refused: Bronn asks for 2 gold, you have 1 (gold.costs)
            Lannister marshals Gilded Plate for 0 gold
            refused: Bronn takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn grand_maester_pycelle_answers_what_opponents_reveal() {
    check(
        "
        players Lannister, Stark
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Ice, Gilded Plate
        given Stark's deck is Plain Lord, Plain Soldier
        given Stark's plot deck is Summoning Season
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister
        when  Stark takes Plain Lord
        when  Lannister uses Grand Maester Pycelle
        when  the draw phase begins
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses A Quiet Season
            Stark chooses Summoning Season
            Lannister reveals A Quiet Season
            Stark reveals Summoning Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister
            Stark searches the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Stark shuffles the deck
            Lannister searches the deck
            Lannister shuffles the deck
            Lannister uses Grand Maester Pycelle
            Lannister reveals Ice
            Ice goes to Lannister's hand
            Stark returns the used plots to the plot deck
            The draw phase begins
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn two_pycelles_do_not_answer_each_other() {
    check(
        "
        players Lannister, Stark, Lannister
        given Lannister has Grand Maester Pycelle in play
        given Lannister 2 has Grand Maester Pycelle in play
        given Lannister's deck is Ice, Gilded Plate
        given Lannister 2's deck is Strong Sword, Muzzle
        given Stark's deck is Plain Lord, Plain Soldier
        given Stark's plot deck is Summoning Season
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Lannister 1
        when  Stark takes Plain Lord
        when  Lannister 2 uses Grand Maester Pycelle
        when  Lannister 1 uses Grand Maester Pycelle
        when  Lannister 2 uses Grand Maester Pycelle
        show  Lannister's hand
        show  Lannister 2's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister (1) chooses A Quiet Season
            Stark chooses Summoning Season
            Lannister (3) chooses A Quiet Season
            Lannister (1) reveals A Quiet Season
            Stark reveals Summoning Season
            Lannister (3) reveals A Quiet Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Lannister (1)
            Stark searches the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Stark shuffles the deck
            Lannister (1) searches the deck
            Lannister (1) shuffles the deck
            Lannister (3) uses Grand Maester Pycelle
            Lannister (3) reveals Strong Sword
            Strong Sword goes to Lannister (3)'s hand
            Lannister (1) uses Grand Maester Pycelle
            refused: Grand Maester Pycelle has answered what just happened already (timing.responses)
            Lannister (1) has in hand: nothing
            Lannister (3) has in hand: Strong Sword
        "#]],
    );
}

#[test]
fn grand_maester_pycelle_ignores_what_his_own_side_reveals() {
    check(
        "
        players Lannister, Stark
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Plain Lord, Plain Spy
        given Lannister's plot deck is Summoning Season
        when  the plot phase begins
        when  Lannister names Lannister
        when  Lannister chooses Stark
        when  Lannister takes Plain Lord
        when  Lannister uses Grand Maester Pycelle
        show  Lannister's hand
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses Summoning Season
            Stark chooses A Quiet Season
            Lannister reveals Summoning Season
            Stark reveals A Quiet Season
            Lannister wins initiative with 3
            Lannister is the first player
            Summoning Season takes effect
            Lannister chooses Stark
            Lannister searches the deck
            Lannister reveals Plain Lord
            Plain Lord goes to Lannister's hand
            Lannister shuffles the deck
            Stark searches the deck
            refused: Grand Maester Pycelle is used after an opponent's effect (except one of a character named Grand Maester Pycelle) reveals at least 1 card; that has not just happened (response.definition)
            Lannister has in hand: Plain Lord
        "#]],
    );
}

#[test]
fn raff_the_sweetling_buries_a_card() {
    check(
        "
        players Lannister, Stark
        seen by Stark
        given Lannister has Raff the Sweetling in play
        given Lannister has 1 gold
        given Stark's deck is Ice, Hodor, Arya Stark
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling on Stark
        show  what Lannister is offered
        when  Lannister chooses bottom
        show  Stark's deck
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at a card
            Lannister is offered: Leave the top card of that player's deck where it is / Put the top card of that player's deck on the bottom of its owner's deck
            a card goes to the bottom of Stark's deck
            Stark has in the deck: Hodor, Arya Stark, Ice
        "#]],
    );
}

#[test]
fn raff_the_sweetling_leaves_a_card_where_it_is() {
    check(
        "
        players Lannister, Stark
        seen by Lannister
        given Lannister has Raff the Sweetling in play
        given Lannister has 1 gold
        given Stark's deck is Ice, Hodor, Arya Stark
        given it is the challenges phase
        when  Lannister uses Raff the Sweetling on Stark
        when  Lannister chooses top
        show  Stark's deck
        when  Lannister tries to use Raff the Sweetling
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at Ice
            a card goes to the top of Stark's deck
            Stark has in the deck: Ice, Hodor, Arya Stark
            refused: Raff the Sweetling asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_avenged_on_every_opponent() {
    check(
        "
        players Lannister, Stark, Baratheon
        given Lannister has Ser Jacelyn Bywater in play
        given Stark has Sudden Accident, Ice in hand
        given Baratheon has Hodor in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister uses Ser Jacelyn Bywater
        when  everyone passes
        show  Stark's hand
        show  Baratheon's hand
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Ser Jacelyn Bywater is killed by Sudden Accident
            Lannister uses Ser Jacelyn Bywater
            Stark discards Ice at random by Ser Jacelyn Bywater
            Baratheon discards Hodor at random by Ser Jacelyn Bywater
            Ser Jacelyn Bywater goes to Lannister's dead pile
            Stark has in hand: nothing
            Baratheon has in hand: nothing
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_immune_to_characters() {
    check(
        "
        rule  keyword.immunity
        players Targaryen, Lannister
        given Lannister has Ser Jacelyn Bywater, Plain Soldier in play
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Targaryen uses Drogon
        show  what Targaryen is offered
        when  Targaryen chooses Ser Jacelyn Bywater
        ",
        expect![[r#"
            Targaryen is offered: Drogon / Plain Soldier
            refused: Ser Jacelyn Bywater is immune to Drogon (keyword.immunity)
        "#]],
    );
}

#[test]
fn ser_jacelyn_bywater_is_not_avenged_when_saved() {
    check(
        "
        players Lannister, Stark
        given Lannister has Ser Jacelyn Bywater in play, with a duplicate
        given Stark has Sudden Accident, Ice in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Jacelyn Bywater
        when  Lannister saves Ser Jacelyn Bywater with its duplicate
        when  Stark passes
        when  Lannister uses Ser Jacelyn Bywater
        show  Stark's hand
        ",
        expect![[r#"
            Stark chooses Ser Jacelyn Bywater
            Stark plays Sudden Accident
            Lannister uses a duplicate of Ser Jacelyn Bywater
            Ser Jacelyn Bywater is saved by its duplicate
            refused: Ser Jacelyn Bywater is used after Ser Jacelyn Bywater is killed; that has not just happened (response.definition)
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn enemy_informer_kneels_a_character_when_played() {
    check(
        "
        players Lannister, Stark
        given Lannister has Enemy Informer in hand
        given Lannister has 3 gold
        given Stark has Plain Lord in play
        given Stark has Plain Soldier in play, kneeling
        when  Lannister marshals Enemy Informer
        when  Lannister uses Enemy Informer
        show  what Lannister is offered
        when  Lannister chooses Plain Lord
        show  Plain Lord
        ",
        expect![[r#"
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            Lannister is offered: Enemy Informer / Plain Lord
            Lannister chooses Plain Lord
            Lannister uses Enemy Informer
            Stark kneels Plain Lord
            Stark receives 4 gold of income
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn enemy_informer_put_into_play_kneels_nobody() {
    check(
        "
        rule  marshalling.put_into_play
        players Lannister, Stark
        given Lannister has Enemy Informer, Smuggled In in hand
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Lannister plays Smuggled In on Enemy Informer
        when  Lannister passes
        when  Lannister uses Enemy Informer
        show  Plain Lord
        ",
        expect![[r#"
            Lannister plays Smuggled In
            Enemy Informer enters play
            refused: Enemy Informer is used after you play Enemy Informer from hand; that has not just happened (response.definition)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn qyburns_informers_draw_two_after_intrigue() {
    check(
        "
        players Lannister, Stark
        given Lannister has Qyburn's Informers in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Qyburn's Informers
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Qyburn's Informers
            Lannister kneels Qyburn's Informers
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister uses Qyburn's Informers
            Lannister draws Ice
            Lannister draws Hodor
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn qyburns_informers_draw_no_more_than_the_round_allows() {
    check(
        "
        rule  draw.cap
        players Lannister, Stark
        given Lannister has Qyburn's Informers in play
        given Lannister has drawn 2 cards
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Qyburn's Informers
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Qyburn's Informers
            Lannister kneels Qyburn's Informers
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister uses Qyburn's Informers
            Lannister draws Ice
            Lannister cannot draw another card
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn qyburns_informers_must_take_part() {
    check(
        "
        players Lannister, Stark
        given Lannister has Qyburn's Informers, Plain Spy in play
        given Lannister's deck is Ice, Hodor, Arya Stark
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Lannister uses Qyburn's Informers
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            refused: Qyburn's Informers is used after you win an intrigue challenge in which Qyburn's Informers participates; that has not just happened (response.definition)
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn cerseis_attendant_kneels_a_character_dying() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Cersei's Attendant
        when  Lannister uses Cersei's Attendant on Plain Lord
        when  everyone passes
        show  Plain Lord
        show  Cersei's Attendant
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark plays Sudden Accident
            Cersei's Attendant is killed by Sudden Accident
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Cersei's Attendant goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Cersei's Attendant: Lannister's dead pile
        "#]],
    );
}

#[test]
fn cerseis_attendant_answers_the_death_of_cersei() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Cersei Lannister in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Cersei Lannister
        when  Lannister uses Cersei's Attendant on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Cersei Lannister
            Stark plays Sudden Accident
            Cersei Lannister is killed by Sudden Accident
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Cersei Lannister goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cerseis_attendant_answers_two_deaths_at_once() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Cersei Lannister in play
        given Stark has Plain Lord, Plain Soldier in play
        given Stark has Twin Funerals in hand
        given it is the challenges phase
        when  Stark plays Twin Funerals on Cersei Lannister, Cersei's Attendant
        when  Lannister uses Cersei's Attendant
        show  what Lannister is offered
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Plain Lord
        when  Lannister uses Cersei's Attendant on Plain Soldier
        when  everyone passes
        show  Plain Lord
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Cersei's Attendant
            Stark chooses Cersei Lannister
            Stark plays Twin Funerals
            Cersei's Attendant is killed by Twin Funerals
            Cersei Lannister is killed by Twin Funerals
            Lannister is offered: Cersei's Attendant / Cersei Lannister
            Lannister chooses Plain Lord
            Lannister uses Cersei's Attendant
            Stark kneels Plain Lord
            Lannister chooses Plain Soldier
            Lannister uses Cersei's Attendant
            Stark kneels Plain Soldier
            Cersei's Attendant goes to Lannister's dead pile
            Cersei Lannister goes to Lannister's dead pile
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn cerseis_attendant_does_not_mourn_others() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant, Tyrion Lannister in play
        given Stark has Plain Lord in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Tyrion Lannister
        when  Lannister uses Cersei's Attendant
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Tyrion Lannister
            Stark plays Sudden Accident
            Tyrion Lannister is killed by Sudden Accident
            Tyrion Lannister goes to Lannister's dead pile
            refused: Cersei's Attendant is used after Cersei's Attendant or a character named Cersei Lannister is killed; that has not just happened (response.definition)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cerseis_attendant_is_silent_when_discarded() {
    check(
        "
        players Lannister, Stark
        given Lannister has Cersei's Attendant in play
        given Stark has Plain Lord in play
        given Stark has Clean Sweep in hand
        when  Stark plays Clean Sweep
        when  Lannister uses Cersei's Attendant
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Cersei's Attendant is discarded from play by Clean Sweep
            Cersei's Attendant goes to Lannister's discard pile
            refused: that text of Cersei's Attendant works only in play (play.ability)
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn lurkers_at_harrenhal_are_deadly_and_stealthy() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lurkers at Harrenhal in play
        given Stark has Plain Lord, Plain Spy in play
        when  Lannister attacks Stark for intrigue with Lurkers at Harrenhal
        when  Lannister bypasses Plain Lord
        when  Stark defends with Plain Spy
        when  the challenge ends
        show  Plain Spy
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Lurkers at Harrenhal
            Lannister kneels Lurkers at Harrenhal
            Lurkers at Harrenhal bypasses Plain Lord by stealth
            Stark defends with Plain Spy
            Stark kneels Plain Spy
            Lannister wins the challenge against Stark, 6 to 1
            Stark satisfies a claim of 1
            Plain Spy is killed by Deadly
            Plain Spy goes to Stark's dead pile
            Plain Spy: Stark's dead pile
        "#]],
    );
}

#[test]
fn stewards_and_weaponsmiths_bring_income() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Steward, Lannisport Weaponsmith, The Goldroad in play
        when  the marshalling phase begins
        show  Lannister's income
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 8 gold of income
            Stark receives 4 gold of income
            Lannister has an income of 8
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_fights_for_another_and_comes_home() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannisport Honor Guard takes effect
            Lannisport Honor Guard leaves the challenge
            Lannister takes control of Lannisport Honor Guard
            Lannisport Honor Guard: controlled by Lannister, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_stays_with_a_loser() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given Lannister has Fearsome Giant in play
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Lannisport Honor Guard
        when  Lannister defends with Fearsome Giant
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Lannisport Honor Guard
            Stark kneels Lannisport Honor Guard
            Lannister defends with Fearsome Giant
            Lannister kneels Fearsome Giant
            Lannister wins the challenge against Stark, 5 to 4
            Lannisport Honor Guard: controlled by Stark, kneeling, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_stays_with_who_did_not_use_him() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        when  Lannister uses Lannisport Honor Guard on Stark
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Lannisport Honor Guard
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister uses Lannisport Honor Guard
            Lannisport Honor Guard enters play, controlled by Stark
            The effect of Lannisport Honor Guard lasts from now on
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannisport Honor Guard: controlled by Stark, standing, STR 4, military, intrigue
        "#]],
    );
}

#[test]
fn lannisport_honor_guard_joins_only_in_the_challenges_phase() {
    check(
        "
        players Lannister, Stark
        given Lannister has Lannisport Honor Guard in hand
        given it is the marshalling phase
        when  Lannister tries to use Lannisport Honor Guard
        ",
        expect![[r#"
            refused: Lannisport Honor Guard is used in the challenges phase; this is the marshalling phase (play.event)
        "#]],
    );
}
