//! Effect windows, Opportunity cards, House abilities and Title privileges.

use expect_test::expect;

use crate::check;

#[test]
fn after_an_effect_the_first_is_asked_again() {
    check(
        "
        rule  effect.window
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Lannister holds Assassination
        given Tully holds Abduction
        play  Phase 3
        when  Stark passes
        when  Lannister chooses Assassination
        when  Lannister chooses Edmure Tully
        when  Lannister chooses Tywin Lannister
        when  Tully passes
        show  questions
        when  Stark passes
        when  Lannister passes
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Edmure Tully
            Tywin Lannister carries an Assassin marker
            Edmure Tully dies by an assassin
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass / Play Justice
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass / Play Justice
        "#]],
    );
}

#[test]
fn nothing_is_played_into_an_effect() {
    check(
        "
        rule  effect.resolve-first
        game  Stark, Lannister, Tully
        given Stark has 1 Knight in Riverrun
        given Edmure Tully is Captive of Stark
        given Edmure Tully is Outlaw
        given Stark holds Justice
        given Tully holds Secret Passage
        play  Phase 3
        when  Stark chooses Justice
        when  Tully chooses Secret Passage
        when  Stark chooses Edmure Tully
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Justice
            refused: seat 2 is not asked anything now
            Justice is done to Edmure Tully
            Edmure Tully dies by Justice
        "#]],
    );
}

#[test]
fn a_window_of_a_purchase_starts_with_the_buyer() {
    check(
        "
        rule  effect.window-start
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Lannister holds Uprising
        given Tully holds Abduction
        given Tully has 1 Gold Dragon
        play  Phase 4
        when  everybody passes
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Man at Arms
        when  Tully chooses Riverrun
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Tully buys a Man at Arms in Riverrun for 1
            Tully is asked: Tully plays a card, declares an effect, or passes in the Purchase Phase Pass
        "#]],
    );
}

#[test]
fn a_window_of_the_income_starts_with_the_first_player() {
    check(
        "
        rule  effect.window-start
        game  Stark, Lannister, Tully
        given Tully is the first Player
        given Stark holds Justice
        given Tully holds Abduction
        play  Phase 3
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Tully is asked: Tully plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}

#[test]
fn a_battle_is_not_declared_at_income() {
    check(
        "
        rule  effect.kinds
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Lannister has 1 Knight in Winterfell
        play  Phase 3
        show  questions
        when  Stark chooses Winterfell
        when  Lannister chooses give Gold Dragons
        when  Lannister chooses Stark
        when  Lannister says 1
        ",
        expect![[r#"
            Phase 3: Income
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
            refused: Winterfell is not offered to Stark (effect.window)
            Lannister gives 1 Gold Dragon to Stark
        "#]],
    );
}

#[test]
fn an_election_is_one_event() {
    check(
        "
        rule  effect.events
        game  Stark, Lannister, Tully
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        given Stark has 1 Knight in The Twins
        given Stark holds Assassination
        play  Phase 1
        when  everybody passes
        when  everybody passes
        when  Stark chooses Ned Stark
        show  questions
        when  Stark chooses Assassination
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Warden of the North
            Stark names Ned Stark as candidate
            Lannister is asked: Election of the Warden of the North: does Lannister name a candidate? Name nobody / Name Tywin Lannister
            refused: seat 0 is not asked anything now
        "#]],
    );
}

#[test]
fn the_theft_is_spent_even_if_the_hand_is_empty() {
    check(
        "
        rule  effect.once
        rule  house.greyjoy.steal
        game  Greyjoy, Stark, Tully
        given Greyjoy has not stolen yet
        given Stark has 9 Gold Dragons
        given Greyjoy holds Taxes
        play  Phase 3
        when  Greyjoy chooses steal from a Player
        when  Greyjoy chooses Stark
        when  Stark says 0
        when  Greyjoy chooses the left hand
        show  Greyjoy
        when  Greyjoy chooses steal from a Player
        ",
        expect![[r#"
            Phase 3: Income
            Greyjoy steals 0 Gold Dragons from Stark
            Greyjoy: 5 gold, 1 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards Taxes
            refused: Greyjoy has used this ability (house.greyjoy.steal)
        "#]],
    );
}

#[test]
fn greyjoy_takes_what_is_in_one_hand() {
    check(
        "
        rule  house.greyjoy.steal
        game  Greyjoy, Stark, Tully
        given Greyjoy has not stolen yet
        given Stark has 9 Gold Dragons
        play  Phase 3
        when  Greyjoy chooses steal from a Player
        when  Greyjoy chooses Stark
        when  Stark says 2
        when  Greyjoy chooses the left hand
        show  Greyjoy
        show  Stark
        ",
        expect![[r#"
            Phase 3: Income
            Greyjoy steals 2 Gold Dragons from Stark
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy: 8 gold, 1 Villages, 0 Victory Points, Nobles Balon Greyjoy, cards nothing
            Stark: 8 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
        "#]],
    );
}

#[test]
fn a_refused_dragon_is_not_offered_again() {
    check(
        "
        rule  effect.finite
        rule  title.refuse
        rule  dragons.card
        game  Lannister, Stark, Tully
        given Stark has Sansa Stark in Winterfell
        given Tully has Shella Whent in Riverrun
        given Lannister holds Mother of Dragons
        play  Phase 3
        when  Lannister chooses Mother of Dragons
        when  Lannister chooses Ned Stark
        when  Lannister chooses Sansa Stark
        when  Stark refuses
        when  Lannister chooses Mother of Dragons
        when  Lannister chooses Sansa Stark
        when  Lannister chooses Shella Whent
        when  Tully agrees
        show  Noble Shella Whent
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Mother of Dragons
            refused: Ned Stark is no Lady (dragons.card)
            Sansa Stark refuses: Mother of Dragons
            Mother of Dragons goes back to Lannister's hand
            Lannister plays Mother of Dragons
            refused: Mother of Dragons came back from Sansa Stark already (effect.finite)
            Shella Whent becomes Mother of Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Stark receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Shella Whent, Lady, Riverrun, on A new Lord in the Court: Mother of Dragons
        "#]],
    );
}

#[test]
fn when_the_mother_of_dragons_dies_her_card_is_discarded() {
    check(
        "
        rule  dragons.card
        game  Tully, Stark, Lannister
        given Tully has Shella Whent in Riverrun
        given Tully holds Mother of Dragons
        play  Phase 6
        when  Tully chooses Mother of Dragons
        when  Tully chooses Shella Whent
        when  Shella Whent dies
        show  the decks
        ",
        expect![[r#"
            Phase 6: Battles
            Tully plays Mother of Dragons
            Shella Whent becomes Mother of Dragons
            Shella Whent dies by an assassin
            Shella Whent is no longer Mother of Dragons, who is dead
            The Fortune deck: 35 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 3 Secret Passage, 1 Assassination, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 17 cards: 8 A new Lord in the Court, 6 A new Lady in the Court and 3 Join the Small Council
            The Fortune Discard Pile: nothing
            The Court Event Discard Pile: 1 A new Lord in the Court and 1 Mother of Dragons
        "#]],
    );
}

#[test]
fn opportunity_cards_wait_for_a_window() {
    check(
        "
        rule  cards.opportunity
        game  Stark, Lannister, Tully
        given Lannister has 1 Knight in Winterfell
        given Stark has Robb Stark in Lannisport
        given Robb Stark is Captive of Lannister
        given Stark holds Secret Passage
        play  Phase 3
        when  Stark chooses Secret Passage
        when  Stark chooses Robb Stark
        when  Stark chooses Winterfell
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Secret Passage
            Stark uses a Secret Passage
            Robb Stark is free by a Secret Passage
            Robb Stark is placed in Winterfell
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn ordinary_cards_wait_for_ones_turn() {
    check(
        "
        rule  cards.regular
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the North
        given Stark holds Taxes
        play  Phase 3
        when  Stark chooses Taxes
        ",
        expect![[r#"
            Phase 3: Income
            refused: Taxes: it is played only in one's own turn to play cards (cards.regular)
        "#]],
    );
}

#[test]
fn no_effect_while_cards_are_drawn() {
    check(
        "
        rule  cards.draw-no-opportunity
        rule  house.abilities-who
        game  Tyrell, Lannister, Stark
        given Famine lies on Region 4
        given Tyrell holds Assassination
        play  Phase 2
        when  Tyrell chooses nothing
        when  everybody passes
        when  Tyrell chooses Assassination
        when  Tyrell chooses remove a Famine
        when  Tyrell is done
        ",
        expect![[r#"
            Phase 2: Cards
            refused: no effect is declared while somebody draws cards (cards.draw-no-opportunity)
            refused: no effect is declared while somebody draws cards (cards.draw-no-opportunity)
        "#]],
    );
}

#[test]
fn an_opportunity_card_is_played_instead_of_discarded() {
    check(
        "
        rule  cards.discard-opportunity
        game  Stark, Lannister, Tully
        given Tywin Lannister is Outlaw
        given Stark holds Justice
        play  Phase 2
        when  Stark chooses nothing
        when  Stark chooses Justice
        when  Stark chooses Tywin Lannister
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays Justice
            Justice is done to Tywin Lannister
            Tywin Lannister dies by Justice
        "#]],
    );
}

#[test]
fn only_the_top_of_a_discard_pile_is_seen() {
    check(
        "
        rule  cards.discard-pile-closed
        rule  cards.backs
        rule  cards.secret
        game  Stark, Lannister, Tully
        given Plague lies on top of the Fortune deck
        given Stark holds Justice, Taxes and A new Lord in the Court
        play  Phase 2
        when  Stark chooses Justice and Taxes
        show  decks to Lannister
        show  hand of Stark to Lannister
        show  hand of Stark to Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark discards Justice and Taxes
            33 Fortune cards, next Some(Black); discarded last Some(Taxes); 18 Court Event cards; 0 Disasters
            Stark's hand: [Brown], hidden
            Stark's hand: [Brown], A new Lord in the Court
        "#]],
    );
}

#[test]
fn cards_on_the_map_stay_for_an_uprising_in_phase_6() {
    check(
        "
        rule  cards.duration
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Tallage was levied on the North by Ned Stark
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        when  everybody passes
        when  Phase 6 begins
        when  Lannister chooses Uprising
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 9 Gold Dragons (Villages 3, Tallage 6)
            Phase 4: Purchase
            Phase 5: Movement
            Phase 6: Battles
            Lannister plays Uprising
            Lannister is asked: Lannister plays Uprising: where do the people rise? In Winterfell because of Tallage / In Deepwood Motte because of Tallage / In White Harbour because of Tallage
        "#]],
    );
}

#[test]
fn arryn_kills_a_captive_once_a_round() {
    check(
        "
        rule  house.arryn.execute
        rule  captive.not-killed
        game  Arryn, Lannister, Tully
        given Arryn has Lysa Arryn in The Eyrie
        given Lannister has Jaime Lannister in The Eyrie
        given Jaime Lannister is Captive of Arryn
        given Lannister has Cersei Lannister in The Eyrie
        given Cersei Lannister is Captive of Arryn
        given Arryn holds Justice
        play  Phase 3
        when  Arryn chooses kill a Captive
        when  Arryn chooses Jaime Lannister
        when  Lannister passes
        when  Arryn chooses kill a Captive
        ",
        expect![[r#"
            Phase 3: Income
            Jaime Lannister dies at Arryn's hands
            refused: Arryn has used this ability (house.arryn.execute)
        "#]],
    );
}

#[test]
fn knights_alone_execute_nobody() {
    check(
        "
        rule  house.arryn.execute
        game  Arryn, Lannister, Tully
        given Lannister has Jaime Lannister in Runestone
        given Arryn has 1 Knight in Runestone
        given Jaime Lannister is Captive of Arryn
        given Arryn holds Justice
        play  Phase 3
        when  Arryn chooses kill a Captive
        ",
        expect![[r#"
            Phase 3: Income
            Arryn Controls Runestone
            refused: no Captive is held beside a free Noble of Arryn (house.arryn.execute)
        "#]],
    );
}

#[test]
fn lannister_looks_once_a_round() {
    check(
        "
        rule  house.lannister.look
        game  Lannister, Tully, Stark
        given Tully holds Justice and Taxes
        given Stark holds Uprising
        given Lannister holds Taxes
        play  Phase 3
        eyes  Stark
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        when  Lannister refuses
        eyes  Lannister
        when  Tully passes
        when  Stark passes
        when  Lannister chooses look at a hand
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Tully's hand
            refused: Lannister has used this ability (house.lannister.look)
        "#]],
    );
}

#[test]
fn a_use_comes_back_with_the_next_round() {
    check(
        "
        rule  effect.once
        rule  house.lannister.look
        game  Lannister, Tully, Stark
        given Tully holds Taxes
        play  Phase 3
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        when  everybody passes
        when  the next round begins
        play  Phase 3
        when  Tully passes
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Tully's hand: Taxes
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Phase 4: Purchase
            Phase 5: Movement
            Phase 6: Battles
            Phase 8: End of round
            Cards and Tax markers leave the map
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Stark has 0 Victory Points
            The First Player card passes to Tully
            Round 2 begins
            Phase 1: Hear Ye
            Phase 3: Income
            Lannister looks at Tully's hand: Taxes
        "#]],
    );
}

#[test]
fn lannister_sees_what_the_others_do_not() {
    check(
        "
        rule  house.lannister.look
        game  Lannister, Tully, Stark
        given Tully holds Justice and Taxes
        play  Phase 3
        eyes  Lannister
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Tully's hand: Justice and Taxes
        "#]],
    );
}

#[test]
fn lannister_swaps_a_card_once() {
    check(
        "
        rule  house.lannister.swap
        game  Lannister, Tully, Stark
        given Tully holds Justice and Taxes
        given Lannister holds Uprising
        play  Phase 3
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        when  Lannister chooses Justice
        when  Lannister chooses Uprising
        show  Lannister
        show  Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Tully's hand: Justice and Taxes
            Lannister takes Justice from Tully and gives Uprising
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Justice
            Tully: 5 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards Taxes and Uprising
        "#]],
    );
}

#[test]
fn without_a_card_lannister_swaps_nothing() {
    check(
        "
        rule  house.lannister.swap
        game  Lannister, Tully, Stark
        given Tully holds Justice and Taxes
        play  Phase 3
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Tully's hand: Justice and Taxes
            Tully is asked: Tully plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}

#[test]
fn the_master_of_whisperers_looks_once() {
    check(
        "
        rule  council.whisperers
        game  Stark, Tully, Lannister
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Whisperers
        given Tully holds Justice
        given Lannister holds Taxes
        given Stark holds Abduction
        play  Phase 3
        when  Stark chooses look at a hand as Master of Whisperers
        when  Stark chooses Tully
        when  Tully passes
        when  Lannister passes
        when  Stark chooses look at a hand as Master of Whisperers
        ",
        expect![[r#"
            Phase 3: Income
            Stark looks at Tully's hand: Justice
            refused: Stark has used this privilege, or there is no hand to look at (council.whisperers)
        "#]],
    );
}

#[test]
fn lannister_as_whisperers_looks_at_two_hands() {
    check(
        "
        rule  council.whisperers-lannister
        game  Lannister, Tully, Stark
        given Tywin Lannister is Warden of the West
        given Tywin Lannister was seated as Master of Whisperers
        given Tully holds Justice
        given Stark holds Taxes
        play  Phase 3
        when  Lannister chooses look at a hand
        when  Lannister chooses Stark
        when  Tully passes
        when  Stark passes
        when  Lannister chooses look at a hand as Master of Whisperers
        when  Lannister chooses Stark
        when  Lannister chooses Tully
        ",
        expect![[r#"
            Phase 3: Income
            Lannister looks at Stark's hand: Taxes
            refused: Lannister has looked at Stark's hand this round (council.whisperers-lannister)
            Lannister looks at Tully's hand: Justice
        "#]],
    );
}

#[test]
fn tyrell_removes_a_famine() {
    check(
        "
        rule  house.tyrell.famine
        rule  house.abilities-who
        game  Tyrell, Stark, Lannister
        given Famine lies on Region 4
        given Highgarden has 1 Mill
        given Mace Tyrell is on the Wall
        play  Phase 3
        when  Tyrell chooses remove a Famine
        when  Tyrell chooses Region 4 (South)
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Famine leaves Region 4 (South)
            Tyrell receives 4 Gold Dragons (Villages 1, Mills 2, Nobles 1)
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Phase 4: Purchase
        "#]],
    );
}
