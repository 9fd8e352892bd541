//! Phase 2: discarding and drawing.

use expect_test::expect;

use crate::check;

#[test]
fn discarded_cards_are_shown() {
    check(
        "
        rule  cards.discard
        given Stark holds Taxes and Uprising
        play  Phase 2
        when  Stark chooses Uprising
        ",
        expect![[r#"
            Phase 2: Cards
            Stark discards Uprising
        "#]],
    );
}

#[test]
fn who_holds_three_cards_cannot_draw() {
    check(
        "
        rule  cards.hand-limit
        given Stark holds Taxes, Uprising and Justice
        play  Phase 2
        when  Stark chooses nothing
        when  everybody passes
        when  Stark chooses a Fortune card
        ",
        expect![[r#"
            Phase 2: Cards
            refused: Stark holds 3 cards and cannot draw (cards.hand-limit)
        "#]],
    );
}

#[test]
fn two_court_event_cards_are_one_too_many() {
    check(
        "
        rule  cards.draw-amount
        given Lannister is the first Player
        given Join the Small Council lies on top of the Court Event deck
        play  Phase 2
        when  Lannister chooses a Court Event card
        when  Lannister chooses a Court Event card
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister draws Join the Small Council
            refused: Lannister may draw one Court Event card at most, and two cards in all (cards.draw-amount)
            Lannister is asked: Lannister holds 1 card: is another drawn? Draw no more / Draw a Fortune card
        "#]],
    );
}

#[test]
fn stark_discards_a_card_and_draws_another() {
    check(
        "
        rule  house.stark.discard
        given Good Weather lies on top of the Fortune deck
        given Taxes lies on top of the Fortune deck
        play  Phase 2
        when  Stark chooses a Fortune card
        when  Stark agrees
        show  questions
        show  Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark draws Taxes
            Stark discards Taxes and draws again
            Stark draws Good Weather
            Stark is asked: Stark holds 1 card: is another drawn? Draw no more / Draw a Fortune card / Draw a Court Event card
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Good Weather
        "#]],
    );
}

#[test]
fn stark_discards_a_disaster_unseen() {
    check(
        "
        rule  house.stark.discard-disaster
        rule  cards.draw-disaster
        given Taxes lies on top of the Fortune deck
        given Famine lies on top of the Fortune deck
        given Plague lies on top of the Fortune deck
        play  Phase 2
        when  Stark chooses a Fortune card
        when  Stark agrees
        show  Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark discards Plague and draws again
            Stark puts a Disaster on space 1 of the track
            Stark draws Taxes
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Taxes
        "#]],
    );
}

#[test]
fn gold_may_be_given_while_a_window_is_open() {
    check(
        "
        rule  diplomacy.gold-openly
        rule  effect.finite
        given Stark holds Taxes
        play  Phase 3
        when  Lannister chooses give Gold Dragons
        when  Lannister chooses Stark
        when  Lannister says 9
        when  Lannister says 2
        when  Lannister chooses give Gold Dragons
        when  Lannister chooses Stark
        ",
        expect![[r#"
            Phase 3: Income
            refused: Lannister has 5 Gold Dragons and cannot spend 9 (scope.gold)
            Lannister gives 2 Gold Dragons to Stark
            refused: Stark has had this in this window (effect.finite)
        "#]],
    );
}

#[test]
fn no_fortune_card_is_offered_when_only_disasters_are_left() {
    check(
        "
        rule  cards.replenish
        given no Bounty card is left
        play  Phase 2
        show  questions
        when  Stark chooses a Fortune card
        ",
        expect![[r#"
            Phase 2: Cards
            Stark is asked: Stark holds 0 cards: is another drawn? Draw no more / Draw a Court Event card
            refused: only Disasters are left in the Fortune deck and its Discard Pile (cards.replenish)
        "#]],
    );
}

#[test]
fn a_fourth_disaster_is_discarded() {
    check(
        "
        rule  cards.draw-disaster
        game  Lannister, Stark, Tully
        given round 2
        given Famine lies on the Disaster track
        given Famine lies on the Disaster track
        given Taxes lies on top of the Fortune deck
        given Plague lies on top of the Fortune deck
        given Heavy Rain lies on top of the Fortune deck
        play  Phase 2
        when  Lannister chooses a Fortune card
        show  decks to Lannister
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister puts a Disaster on space 3 of the track
            Plague is discarded, since the track is full
            Lannister draws Taxes
            30 Fortune cards, next Some(Grey); discarded last Some(Plague); 19 Court Event cards; 3 Disasters
        "#]],
    );
}

#[test]
fn winter_does_not_pass() {
    check(
        "
        rule  cards.season-advance
        game  Lannister, Stark, Tully
        with  winter
        given the season is Winter
        given the Fortune deck is spent
        play  Phase 2
        when  Lannister chooses a Fortune card
        show  the season
        ",
        expect![[r#"
            Phase 2: Cards
            34 cards become the new Fortune deck
            Lannister draws Bountiful Harvest
            The season: Winter
        "#]],
    );
}

#[test]
fn a_new_court_event_deck_is_no_new_season() {
    check(
        "
        rule  cards.season-advance
        game  Lannister, Stark, Tully
        with  winter
        given the Court Event deck is spent
        play  Phase 2
        when  Lannister chooses a Court Event card
        show  the season
        ",
        expect![[r#"
            Phase 2: Cards
            19 cards become the new Court deck
            Lannister draws A new Lord in the Court
            The season: Summer
        "#]],
    );
}

#[test]
fn opportunity_cards_are_played_in_ones_own_turn_to_play() {
    check(
        "
        rule  cards.play-order
        game  Tully, Lannister, Stark
        given Edmure Tully is Warden of the North
        given Tully holds Taxes and Join the Small Council
        given round 2
        play  Phase 2
        when  the cards are played
        show  questions
        when  Tully chooses Join the Small Council
        when  Tully chooses Edmure Tully
        when  Tully chooses Master of Laws
        when  everybody passes
        when  Tully chooses Taxes
        when  Tully chooses Warden Tax on Region 1 for Edmure Tully
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Tully is asked: Tully plays cards in the Cards Phase: which next? Play no more cards / Play Taxes / Play Join the Small Council
            Tully plays Join the Small Council
            Edmure Tully becomes Master of Laws
            Tully plays Taxes
            Tully levies Warden Tax on Region 1 (North)
            Tully is asked: Tully plays a card, declares an effect, or passes in the Cards Phase Pass
        "#]],
    );
}

#[test]
fn a_window_is_open_between_the_last_draw_and_the_first_turn() {
    check(
        "
        rule  effect.window
        game  Tully, Greyjoy, Stark
        given Stark holds Assassination
        given round 2
        play  Phase 2
        when  everybody passes
        when  Tully is done
        when  everybody passes
        when  Greyjoy is done
        when  Stark chooses nothing
        when  Stark passes
        when  Stark is done
        show  questions
        when  Stark chooses Assassination
        when  Stark chooses Edmure Tully
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark is asked: Stark plays a card, declares an effect, or passes in the Cards Phase Pass / Play Assassination
            Stark plays Assassination
            An assassin sent by Ned Stark strikes at Edmure Tully
            Ned Stark carries an Assassin marker
            Edmure Tully dies by an assassin
        "#]],
    );
}

#[test]
fn a_card_refused_in_ones_own_turn_is_not_repeated() {
    check(
        "
        rule  effect.finite
        game  Tully, Greyjoy, Stark
        given Ned Stark is Warden of the North
        given Tully holds Join the Small Council
        given round 2
        play  Phase 2
        when  the cards are played
        when  Tully chooses Join the Small Council
        when  Tully chooses Ned Stark
        when  Stark refuses
        when  everybody passes
        show  questions
        when  Tully chooses Join the Small Council
        ",
        expect![[r#"
            Phase 2: Cards
            Tully plays Join the Small Council
            Join the Small Council goes back to Tully's hand
            Tully is asked: Tully plays cards in the Cards Phase: which next? Play no more cards
            refused: Join the Small Council: it came back from everybody who could be asked (effect.finite)
        "#]],
    );
}

#[test]
fn an_ordinary_card_waits_until_the_window_is_over() {
    check(
        "
        rule  cards.regular
        game  Tully, Greyjoy, Stark
        given Edmure Tully is Warden of the North
        given Tully holds Taxes and Join the Small Council
        given Stark holds Justice
        given round 2
        play  Phase 2
        when  the cards are played
        when  Tully chooses Join the Small Council
        when  Tully chooses Edmure Tully
        when  Tully chooses Master of Laws
        when  Stark passes
        when  Tully chooses Taxes
        when  Tully passes
        when  Tully chooses Taxes
        ",
        expect![[r#"
            Phase 2: Cards
            Tully plays Join the Small Council
            Edmure Tully becomes Master of Laws
            refused: Taxes: it is played when this window is over and it is your turn again (cards.regular)
            Tully plays Taxes
        "#]],
    );
}
