//! The referee: what one card does to another, and refusals that must name the right reason.

use expect_test::expect;

use crate::check;

#[test]
fn two_shielded_by_bronn_across_the_table_are_the_first_players_choice() {
    check(
        "
        note  ruling thrones-bronn
        rule  timing.instead
        players Lannister, Stark
        given Stark is the first player
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Spy in play
        given Lannister has 4 gold
        given Lannister has Twin Funerals in hand
        given Stark has Plain Soldier in play
        when  Lannister uses Bronn on Plain Spy
        when  Lannister uses Bronn on Plain Soldier
        when  Lannister plays Twin Funerals on Plain Spy, Plain Soldier
        show  who is asked
        when  Stark chooses Plain Soldier
        show  Lannister's dead pile
        show  Stark's cards in play
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister chooses Plain Soldier
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister chooses Plain Spy
            Lannister chooses Plain Soldier
            Lannister plays Twin Funerals
            Stark is asked: Whom does Stark keep from being killed by Bronn?
            Plain Soldier is not killed, because of Bronn
            Lannister stands Bronn
            Plain Spy is killed by Twin Funerals
            Plain Spy goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Spy
            Stark has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn one_shielded_by_bronn_among_the_dead_needs_no_choice() {
    check(
        "
        note  ruling thrones-bronn
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Spy, Plain Soldier in play
        given Lannister has 2 gold
        given Stark has Twin Funerals in hand
        when  Lannister uses Bronn on Plain Soldier
        when  Stark plays Twin Funerals on Plain Spy, Plain Soldier
        show  Lannister's dead pile
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Spy
            Stark chooses Plain Soldier
            Stark plays Twin Funerals
            Plain Spy is killed by Twin Funerals
            Plain Soldier is not killed, because of Bronn
            Lannister stands Bronn
            Plain Spy goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Spy
            Lannister has in play: Bronn, Plain Soldier
        "#]],
    );
}

#[test]
fn pycelle_answers_a_whole_hand_once() {
    check(
        "
        players Stark, Lannister
        given it is the dominance phase
        given Stark has Grand Maester Pycelle in play
        given Stark has Plain Soldier, Plain Spy, Plain Lord in hand
        given Stark's deck is Ice, Nymeria, Summer
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        when  Stark uses Grand Maester Pycelle
        when  Stark uses Grand Maester Pycelle
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Plain Soldier
            Stark reveals Plain Spy
            Stark reveals Plain Lord
            Stark uses Grand Maester Pycelle
            refused: Grand Maester Pycelle has answered what just happened already (timing.responses)
            Stark reveals Ice
            Ice goes to Stark's hand
            Stark has in hand: Plain Soldier, Plain Spy, Plain Lord, Ice
        "#]],
    );
}

#[test]
fn groleo_is_not_paid_for_his_own_hand_shown() {
    check(
        "
        players Targaryen, Lannister
        given it is the dominance phase
        given Targaryen has Captain Groleo in play
        given Targaryen has Poisoned Wine in hand
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        show  Targaryen's power
        when  Targaryen uses Captain Groleo
        when  everyone passes
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Targaryen reveals Poisoned Wine
            Targaryen has 1 power
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Targaryen has 1 power
        "#]],
    );
}

#[test]
fn groleo_is_paid_for_a_third_players_hand_shown() {
    check(
        "
        players Targaryen, Lannister, Stark
        given it is the dominance phase
        given Targaryen has Captain Groleo in play
        given Stark has Ice in hand
        given Lannister has Call Their Bluff in hand
        given Lannister has 2 gold
        when  Lannister plays Call Their Bluff
        when  Lannister names Hodor
        show  Targaryen's power
        when  Targaryen uses Captain Groleo
        when  everyone passes
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister pays 2 gold
            Lannister plays Call Their Bluff
            Lannister names Hodor
            Stark reveals Ice
            Targaryen has 1 power
            Targaryen uses Captain Groleo
            Targaryen claims 1 power by Captain Groleo
            Targaryen has 2 power
        "#]],
    );
}

#[test]
fn the_titans_bastard_looks_at_the_owners_pile() {
    check(
        "
        note  a character of Stark's dies under Targaryen's control and goes to Stark's dead pile
        players Targaryen, Stark
        given it is the challenges phase
        given Stark has Plain Soldier in play, under Targaryen's control
        given Targaryen has The Titan's Bastard, Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  Stark's dead pile
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            Stark has in the dead pile: Plain Soldier
            Targaryen has in hand: The Titan's Bastard
        "#]],
    );
}

#[test]
fn the_titans_bastard_leaves_for_an_owners_death_under_his_own_side() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase
        given Stark has Plain Soldier in play, under Targaryen's control
        given Targaryen has The Titan's Bastard in play
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            The Titan's Bastard is returned to Targaryen's hand
            The Titan's Bastard goes to Targaryen's hand
            Plain Soldier goes to Stark's dead pile
            Targaryen has in hand: The Titan's Bastard
        "#]],
    );
}

#[test]
fn the_titans_bastard_comes_with_a_deathbound_event() {
    check(
        "
        rule  keyword.deathbound.event.lcg
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has The Titan's Bastard, Forever Burning in hand
        given Stark has Plain Lord in play
        when  Targaryen plays Forever Burning on Plain Lord
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  Targaryen's cards in play
        show  Targaryen's dead pile
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Targaryen uses The Titan's Bastard
            The Titan's Bastard enters play
            Targaryen has in play: The Titan's Bastard
            Targaryen has in the dead pile: Forever Burning
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_come_with_a_cancelled_event() {
    check(
        "
        rule  keyword.deathbound.event.lcg
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has The Titan's Bastard, Forever Burning in hand
        given Stark has Plain Lord in play
        given Stark has False Rumour in hand
        when  Targaryen plays Forever Burning on Plain Lord
        when  Stark plays False Rumour
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  Targaryen's discard pile
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen plays Forever Burning
            Stark plays False Rumour
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            Forever Burning is cancelled
            Targaryen has in the discard pile: Forever Burning
        "#]],
    );
}

#[test]
fn im_you_writ_small_looks_for_an_eligible_lannister() {
    check(
        "
        players Lannister, Stark
        given it is the challenges phase
        given Lannister has Lurkers at Harrenhal, Lannisport Steward, Enemy Informer in play
        given Lannister has I'm You Writ Small in hand
        when  Lannister plays I'm You Writ Small on Lurkers at Harrenhal
        show  what Lannister is offered
        when  Lannister chooses Lurkers at Harrenhal
        when  Lannister chooses Enemy Informer
        show  Enemy Informer
        ",
        expect![[r#"
            Lannister chooses Lurkers at Harrenhal
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Lannister is offered: Lannisport Steward / Enemy Informer
            refused: I'm You Writ Small asks for an eligible House Lannister character, which Lurkers at Harrenhal is not (timing.target)
            Lannister chooses Enemy Informer
            I'm You Writ Small is attached to Enemy Informer
            Enemy Informer: controlled by Lannister, standing, STR 4, military, intrigue, with I'm You Writ Small
        "#]],
    );
}

#[test]
fn poisoned_wine_is_no_weapon_for_the_rainwood() {
    check(
        "
        players Targaryen, Baratheon
        given it is the marshalling phase
        given Targaryen has Whispering Hall in play
        given Baratheon has Knight of the Rainwood, Plain Spy, Plain Soldier in play
        given Targaryen has Poisoned Wine on Plain Soldier
        when  Targaryen uses Poisoned Wine
        show  what Targaryen is offered
        when  Targaryen chooses Knight of the Rainwood
        when  Targaryen chooses Plain Spy
        when  everyone passes
        show  Plain Spy
        ",
        expect![[r#"
            Targaryen is offered: Plain Spy
            refused: Poisoned Wine asks for an eligible character other than the attached character, which Knight of the Rainwood is not (timing.target)
            Targaryen chooses Plain Spy
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Plain Spy
            Baratheon receives 4 gold of income
            Plain Spy: controlled by Baratheon, standing, STR 0, intrigue, with Poisoned Wine
        "#]],
    );
}

#[test]
fn raff_has_nothing_to_look_at_in_an_empty_deck() {
    check(
        "
        rule  timing.initiate.no_effect
        players Lannister, Stark, Baratheon
        given it is the marshalling phase
        given Lannister has Raff the Sweetling in play
        given Lannister has 2 gold
        given Stark's deck is empty
        given Baratheon's deck is empty
        show  why Lannister cannot use Raff the Sweetling
        when  Lannister uses Raff the Sweetling
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister cannot use Raff the Sweetling: no player can be chosen for Raff the Sweetling (timing.initiate.no_effect)
            refused: no player can be chosen for Raff the Sweetling (timing.initiate.no_effect)
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn raff_looks_only_where_there_is_a_card() {
    check(
        "
        rule  timing.initiate.no_effect
        players Lannister, Stark, Baratheon, Targaryen
        given it is the marshalling phase
        given Lannister has Raff the Sweetling in play
        given Lannister has 2 gold
        given Stark's deck is empty
        given Baratheon's deck is Plain Soldier, Plain Spy
        given Targaryen's deck is Plain Soldier
        when  Lannister uses Raff the Sweetling
        when  Lannister chooses Stark
        when  Lannister chooses Baratheon
        show  what Lannister is offered
        ",
        expect![[r#"
            refused: Raff the Sweetling does not let you choose Stark (timing.target)
            Lannister chooses Baratheon
            Lannister pays 1 gold
            Lannister uses Raff the Sweetling
            Lannister looks at Plain Soldier
            Lannister is offered: Leave the top card of that player's deck where it is / Put the top card of that player's deck on the bottom of its owner's deck
        "#]],
    );
}

#[test]
fn gold_given_for_a_toll_is_told_once() {
    check(
        "
        rule  gold.costs
        players Stark, Baratheon
        given Stark has Plain Soldier in play
        given Baratheon has Motley on Plain Soldier
        given Stark has 2 gold
        when  Stark attacks Baratheon for military with Plain Soldier
        show  Stark's gold
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark pays Baratheon 1 gold
            Stark has 1 gold
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn tywins_purse_pays_a_toll() {
    check(
        "
        rule  gold.costs
        players Lannister, Baratheon
        given it is the challenges phase with Lannister active
        given Lannister has Tywin Lannister in play, with 2 gold on it
        given Baratheon has Motley on Tywin Lannister
        when  Lannister attacks Baratheon for military with Tywin Lannister
        when  everyone passes
        show  Baratheon's gold
        show  Tywin Lannister
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Lannister takes 1 gold from Tywin Lannister
            Lannister pays Baratheon 1 gold
            Baratheon declares no defenders
            Lannister wins the challenge against Baratheon, 4 to 0
            Baratheon satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Baratheon has 1 gold
            Tywin Lannister: controlled by Lannister, kneeling, STR 4, military, intrigue, power, 1 gold, with Motley
        "#]],
    );
}

#[test]
fn power_counts_again_when_infamy_comes_back() {
    check(
        "
        rule  keyword.infamy
        rule  victory.fifteen
        given it is the challenges phase with Stark active
        given Lannister has 10 power
        given Lannister has Infamous Tavern in play, with 4 power
        given Stark has Closed Doors in hand
        given Lannister has Fine Feast in hand
        given Lannister has Plain Lord in play
        when  Stark plays Closed Doors on Infamous Tavern
        when  Lannister plays Fine Feast on Plain Lord
        when  Stark passes
        show  Lannister's power
        when  the challenges phase ends
        show  the winner
        ",
        expect![[r#"
            Stark chooses Infamous Tavern
            Stark plays Closed Doors
            The effect of Closed Doors lasts until the end of the phase
            Lannister chooses Plain Lord
            Lannister plays Fine Feast
            Plain Lord claims 1 power by Fine Feast
            Lannister has 11 power
            Lannister wins the game with 15 power
            Lannister has won
        "#]],
    );
}

#[test]
fn a_search_says_why_a_card_of_the_own_deck_is_not_found() {
    check(
        "
        rule  timing.target
        given it is the marshalling phase
        given Stark has Winterfell Kennels in play
        given Stark has 1 gold
        given Stark's deck is Nymeria, Hodor
        when  Stark uses Winterfell Kennels
        when  Stark chooses Hodor
        when  Stark chooses Nymeria
        ",
        expect![[r#"
            Stark kneels Winterfell Kennels
            Stark pays 1 gold
            Stark uses Winterfell Kennels
            Stark searches the deck
            refused: Winterfell Kennels asks for a Direwolf card in your deck, which Hodor is not (timing.target)
            Stark reveals Nymeria
            Nymeria goes to Stark's hand
            Stark shuffles the deck
        "#]],
    );
}

#[test]
fn after_varys_the_plots_shown_are_those_in_use() {
    check(
        "
        players Stark, Lannister, Baratheon
        given it is the plot phase
        given Lannister has Varys in play
        given Stark's plot deck is Valar Morghulis, Wildfire Assault
        given Lannister's plot deck is Blockade, Hear Me Roar
        when  Lannister uses Varys
        when  Lannister chooses Stark
        show  Lannister's plot deck
        show  Stark's plot deck
        ",
        expect![[r#"
            Lannister chooses Stark
            Lannister kneels Varys
            Lannister uses Varys
            Lannister and Stark use each other's plots
            Lannister has in the plot deck: Valar Morghulis, Wildfire Assault
            Stark has in the plot deck: Blockade, Hear Me Roar
        "#]],
    );
}

#[test]
fn only_titles_let_a_player_interfere_with_a_challenge() {
    check(
        "
        rule  title.crown_regent.redirect
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon
        given Baratheon is Crown Regent
        given Stark is Hand of the King
        given Lannister is Lord Commander of the Kingsguard
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister tries to take over the challenge
        when  Stark tries to redirect the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: you are the target of this challenge already (title.lord_commander.redirect)
            refused: only the Crown Regent redirects a challenge, and only the Lord Commander of the Kingsguard takes one over (title.crown_regent.redirect)
        "#]],
    );
}

#[test]
fn all_tolls_that_fall_due_are_paid() {
    check(
        "
        note  four plots and a named toll: five payments for one challenge
        players Stark, Lannister, Baratheon, Targaryen
        given Stark reveals Uneasy Truce
        given Lannister reveals Uneasy Truce
        given Baratheon reveals Uneasy Truce
        given Targaryen reveals Uneasy Truce
        given it is the challenges phase with Stark active
        given Stark has 9 gold
        given Stark has Plain Soldier in play
        given Targaryen has Magister Illyrio in play
        when  Targaryen uses Magister Illyrio
        when  Targaryen chooses Stark
        when  Targaryen names military
        when  Stark attacks Lannister for military with Plain Soldier
        show  Stark's gold
        show  Lannister's gold
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen chooses Stark
            Targaryen kneels Magister Illyrio
            Targaryen uses Magister Illyrio
            Targaryen names military challenges
            The effect of Magister Illyrio lasts until the end of the phase
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark pays Lannister 2 gold
            Stark pays Lannister 2 gold
            Stark pays Lannister 2 gold
            Stark pays Lannister 2 gold
            Stark pays Targaryen 1 gold
            Stark has 0 gold
            Lannister has 8 gold
            Targaryen has 1 gold
        "#]],
    );
}

#[test]
fn chambers_on_the_house_card_are_an_attachment_to_rain_and_handmaiden() {
    check(
        "
        players Stark, Targaryen
        given Targaryen reveals Rains of Autumn
        given it is the marshalling phase
        given Stark has Lord Eddard's Chambers in hand
        given Stark has 1 gold
        given Targaryen has Dany's Handmaiden in play
        given Targaryen has Sudden Accident in hand
        when  Stark attaches Lord Eddard's Chambers to the House card
        when  everyone passes
        show  Stark's income
        when  Targaryen plays Sudden Accident on Dany's Handmaiden
        when  Targaryen uses Dany's Handmaiden on Lord Eddard's Chambers
        when  everyone passes
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark marshals Lord Eddard's Chambers for 1 gold
            Stark pays 1 gold
            Lord Eddard's Chambers is attached to House Stark
            Targaryen receives 4 gold of income
            Stark has an income of 4
            The challenges phase begins
            Targaryen chooses Dany's Handmaiden
            Targaryen plays Sudden Accident
            Dany's Handmaiden is killed by Sudden Accident
            Targaryen chooses Lord Eddard's Chambers
            Targaryen uses Dany's Handmaiden
            Lord Eddard's Chambers is discarded from play by Dany's Handmaiden
            Lord Eddard's Chambers goes to Stark's discard pile
            Dany's Handmaiden goes to Targaryen's dead pile
            Stark has in the discard pile: Lord Eddard's Chambers
        "#]],
    );
}

#[test]
fn motley_falls_off_who_changes_sides_to_its_master() {
    check(
        "
        players Baratheon, Stark
        given it is the challenges phase with Baratheon active
        given Stark has Plain Soldier in play
        given Baratheon has Motley on Plain Soldier
        given Baratheon has Turned Coat in hand
        when  Baratheon plays Turned Coat on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Baratheon chooses Plain Soldier
            Baratheon plays Turned Coat
            Baratheon takes control of Plain Soldier
            Motley goes to Baratheon's discard pile
            Plain Soldier: controlled by Baratheon, standing, STR 2, military
            Baratheon has in the discard pile: Motley, Turned Coat
        "#]],
    );
}

#[test]
fn melisandres_death_lets_hidden_power_win() {
    check(
        "
        players Baratheon, Stark
        given it is the challenges phase with Baratheon active
        given Baratheon has Melisandre in play
        given Stark has 10 power
        given Stark has Plain Lord in play, with 5 power
        given Stark has Sudden Accident in hand
        show  Stark's power
        when  Stark plays Sudden Accident on Melisandre
        when  everyone passes
        show  the winner
        ",
        expect![[r#"
            Stark has 10 power
            Stark chooses Melisandre
            Stark plays Sudden Accident
            Melisandre is killed by Sudden Accident
            Melisandre goes to Baratheon's dead pile
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn shaggydog_is_immune_while_his_lord_is_being_discarded() {
    check(
        "
        players Stark, Targaryen
        given it is the dominance phase
        given Stark has Shaggydog, Robb Stark in play
        given Targaryen has Westeros Bleeds in hand
        given Targaryen has 2 Whispering Hall in play
        when  Targaryen plays Westeros Bleeds
        when  everyone passes
        show  Stark's cards in play
        ",
        expect![[r#"
            Targaryen kneels Whispering Hall
            Targaryen kneels Whispering Hall
            Targaryen pays 4 influence
            Targaryen plays Westeros Bleeds
            Robb Stark is discarded from play by Westeros Bleeds
            Robb Stark goes to Stark's discard pile
            Stark has in play: Shaggydog
        "#]],
    );
}

#[test]
fn daenerys_is_not_alone_beside_a_stranger_who_joins() {
    check(
        "
        players Targaryen, Stark, Lannister
        given it is the challenges phase with Targaryen active
        given Targaryen has Daenerys Targaryen in play
        given Lannister has Greatjon Umber in play
        given Stark has 3 gold
        when  Targaryen attacks Stark for power with Daenerys Targaryen
        when  Lannister uses Greatjon Umber
        when  Lannister chooses Join as an attacker
        when  the challenge ends
        show  Stark's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Lannister kneels Greatjon Umber
            Lannister uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Stark has 3 gold
        "#]],
    );
}

#[test]
fn milk_of_the_poppy_unveils_quaithe() {
    check(
        "
        players Lannister, Targaryen
        given it is the challenges phase with Lannister active
        given Targaryen has Quaithe of the Shadow in play
        given Lannister has Milk of the Poppy on Quaithe of the Shadow
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Quaithe of the Shadow
        when  everyone passes
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister chooses Quaithe of the Shadow
            Lannister plays Sudden Accident
            Quaithe of the Shadow is killed by Sudden Accident
            Quaithe of the Shadow goes to Targaryen's dead pile
            Milk of the Poppy goes to Lannister's discard pile
            Quaithe of the Shadow: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn what_lasts_is_never_forgotten_for_want_of_room() {
    let setting = "
        rule  lasting.definition
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Soldier in play
        given Lannister has 60 gold
        ";
    let again = "when  Lannister uses Bronn on Plain Soldier\n".repeat(24);
    let log = thrones::scenario::play(&format!("{setting}{again}show Lannister's gold"));
    let mut last: Vec<&str> = log.lines().rev().take(3).collect();
    last.reverse();
    expect![[r#"
        Lannister uses Bronn
        The effect of Bronn lasts until the end of the phase
        Lannister has 12 gold"#]]
    .assert_eq(&last.join("\n"));
}
