//! Phase 4, the Wall bid of the Night's Watch expansion.

use expect_test::expect;

use crate::check;

#[test]
fn troops_are_shown_and_gold_is_hidden() {
    check(
        "
        rule  bid.wall.when
        rule  bid.wall.pay
        rule  bid.wall.track
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given the Wall stands at -4
        given Ned Stark is married to Cersei Lannister
        given Tywin Lannister is married to Sansa Stark
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses Man at Arms 1 in Winterfell, Man at Arms 2 in Winterfell
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 4
        when  Lannister says 1
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  the Wall
        show  Stark
        show  Lannister
        show  Winterfell
        show  stock of Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark sends Troops worth 2 to the Wall
            Stark bids 6 for the Wall (Troops 2, gold 4)
            Lannister bids 1 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            7 is bid for the Wall, which rises to 2; 1 is left
            1 Gold Dragon stays on the Wall
            Stark draws Taxes
            The Wall: 2, 3 castles, 1 gold stored
            Stark: 1 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Taxes
            Lannister: 4 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 1 Man at Arms and 1 Knight
            Stark, red, has in stock 12 Men at Arms and 7 Knights, 2 Siege Engines, 3 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn troops_are_worth_their_price_and_a_recruit_two() {
    check(
        "
        rule  bid.wall.troops
        rule  watch.recruit.stays
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch, tactics
        given Stark has 1 Knight in Winterfell
        given Stark has 1 Champion in Winterfell
        given Stark has 1 Archer in Winterfell
        given Stark has Robb Stark in Winterfell
        given Robb Stark is King
        given the King has 2 Whitecloak Knights
        given Ned Stark is Brother of the Night's Watch
        given Stark has a Recruit
        play  Phase 4
        when  Stark chooses Whitecloak Knight
        when  Stark chooses Knight 1 in Winterfell, Knight 2 in Winterfell, Man at Arms 1 in Winterfell, Recruit 1 in Winterfell, Champion 1 in Winterfell, Archer 1 in Winterfell
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: only own Troops on the map go to the Wall, and no Whitecloaks (bid.wall.troops)
            Stark sends Troops worth 16 to the Wall
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Robb Stark, 2 Men at Arms and 2 Whitecloak Knights
        "#]],
    );
}

#[test]
fn besieged_troops_cannot_be_taken() {
    check(
        "
        rule  bid.wall.troops
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        given Stark has 1 Knight in The Twins
        play  Phase 4
        show  questions
        when  Stark chooses Knight 1 in Winterfell
        when  Stark chooses Knight 1 in The Twins
        show  The Twins
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Which Troops does Stark send to the Wall? A Knight in The Twins
            refused: Troops inside besieged Winterfell cannot leave for the Wall (bid.wall.troops)
            Stark sends Troops worth 3 to the Wall
            Stark no longer Controls The Twins
            The Twins, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn a_tax_token_is_worth_one_and_a_lord_takes_the_black() {
    check(
        "
        rule  bid.wall.tax-token
        rule  watch.brother.how
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Stark has Robb Stark in Winterfell
        given Ned Stark is Outlaw
        given Robb Stark is married to Cersei Lannister
        given Brynden Tully is Brother of the Night's Watch
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 3
        when  Lannister says 0
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        show  questions
        when  Stark agrees
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        when  Stark chooses Robb Stark
        when  Stark chooses Ned Stark
        show  Noble Ned Stark
        show  the Wall
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Does Stark add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Lannister is asked: Does Lannister add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Tully is asked: Does Tully add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Greyjoy is asked: Does Greyjoy add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Martell is asked: Does Martell add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Stark bids 4 for the Wall (gold 3, Tax token 1)
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            4 is bid for the Wall, which rises to 4; 0 is left
            refused: Robb Stark is married (watch.brother.eligible)
            Ned Stark takes the black
            Stark draws Taxes
            Ned Stark, Lord, Winterfell, on A new Lord in the Court: Brother of the Night's Watch
            The Wall: 4, 3 castles
        "#]],
    );
}

#[test]
fn a_house_with_a_brother_has_no_token() {
    check(
        "
        rule  watch.brother.one-per-house
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Stark has Robb Stark in Winterfell
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark agrees
        when  Stark says 0
        when  Lannister says 0
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Ned Stark is the House's Brother, and one is the most (watch.brother.one-per-house)
            Lannister is asked: Does Lannister add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Tully is asked: Does Tully add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Greyjoy is asked: Does Greyjoy add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
            Martell is asked: Does Martell add the Tax token to the Wall bid and send a Lord to the Watch? Add the token / Add no token
        "#]],
    );
}

#[test]
fn what_the_wall_cannot_use_goes_to_its_commander() {
    check(
        "
        rule  bid.wall.surplus
        rule  commander.bid-bonus
        rule  commander.supplies
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given the Wall stands at 10
        given Ned Stark is Brother of the Night's Watch
        given Ned Stark is Lord Commander of the Night's Watch
        given Ned Stark is on the Wall
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 3
        when  Lannister says 2
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  the Wall
        show  Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 5 for the Wall (gold 3, Lord Commander 2)
            Lannister bids 2 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            7 is bid for the Wall, which rises to 12; 5 is left
            Stark takes 5 Gold Dragons from the Wall
            Stark draws Taxes
            The Wall: 12, 3 castles
            Stark: 7 gold, 1 Villages, 1 Victory Points, Nobles Ned Stark, cards Taxes
        "#]],
    );
}

#[test]
fn without_a_commander_the_rest_is_stored() {
    check(
        "
        rule  bid.wall.surplus
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given the Wall stands at -4
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 4
        when  Lannister says 3
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  the Wall
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 4 for the Wall
            Lannister bids 3 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            7 is bid for the Wall, which rises to 2; 1 is left
            1 Gold Dragon stays on the Wall
            Stark draws Taxes
            The Wall: 2, 3 castles, 1 gold stored
        "#]],
    );
}

#[test]
fn the_highest_bidder_draws_past_the_disasters() {
    check(
        "
        rule  bid.wall.card
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Taxes lies on top of the Fortune deck
        given Famine lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 2
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 2 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            2 is bid for the Wall, which rises to 2; 0 is left
            Lannister puts a Disaster on space 1 of the track
            Lannister draws Taxes
            Lannister: 3 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Taxes
        "#]],
    );
}

#[test]
fn a_tie_of_the_wall_bid_needs_a_protector() {
    check(
        "
        rule  bid.wall.tie
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 5
        when  Lannister says 5
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 5 for the Wall
            Lannister bids 5 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            10 is bid for the Wall, which rises to 10; 0 is left
            Stark is asked: Stark has 0 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more
        "#]],
    );
}

#[test]
fn the_protector_breaks_a_tie_of_the_wall_bid() {
    check(
        "
        rule  bid.wall.tie
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Taxes lies on top of the Fortune deck
        given Balon Greyjoy is King
        given Balon Greyjoy is Protector
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 5
        when  Lannister says 5
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Martell refuses
        when  Greyjoy chooses Tully
        when  Greyjoy chooses Lannister
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 5 for the Wall
            Lannister bids 5 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            10 is bid for the Wall, which rises to 10; 0 is left
            refused: Tully is not offered to Greyjoy (bid.council.tie)
            Greyjoy breaks the tie: Lannister
            Lannister draws Taxes
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Taxes
        "#]],
    );
}

#[test]
fn a_full_hand_makes_room_or_forgoes_the_card() {
    check(
        "
        rule  bid.wall.hand-full
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Taxes lies on top of the Fortune deck
        given Lannister holds Good Weather, Bountiful Harvest, Uprising
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 5
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  questions
        when  Lannister chooses discard Good Weather
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 5 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            5 is bid for the Wall, which rises to 4; 1 is left
            1 Gold Dragon stays on the Wall
            Lannister is asked: Lannister has won a card at the Wall and holds three: which goes? Forgo the card / Discard Good Weather / Discard Bountiful Harvest / Discard Uprising
            Lannister discards Good Weather
            Lannister draws Taxes
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Bountiful Harvest, Uprising and Taxes
        "#]],
    );
}

#[test]
fn who_keeps_three_cards_forgoes_the_fourth() {
    check(
        "
        rule  bid.wall.hand-full
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Lannister holds Good Weather, Bountiful Harvest, Uprising
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 5
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        when  Lannister is done
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 5 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            5 is bid for the Wall, which rises to 4; 1 is left
            1 Gold Dragon stays on the Wall
            Lannister forgoes the card
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Good Weather, Bountiful Harvest and Uprising
        "#]],
    );
}

#[test]
fn a_bid_of_nothing_wins_no_card() {
    check(
        "
        rule  bid.wall.card
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Balon Greyjoy is King
        given Balon Greyjoy is Protector
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 0
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Martell refuses
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            0 is bid for the Wall, which rises to 0; 0 is left
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn the_stark_ability_works_on_the_bonus_card() {
    check(
        "
        rule  house.stark.discard
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Taxes lies on top of the Fortune deck
        given Good Weather lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 2
        when  Lannister says 0
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        when  Stark agrees
        show  Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 2 for the Wall
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            2 is bid for the Wall, which rises to 2; 0 is left
            Stark draws Good Weather
            Stark discards Good Weather and draws again
            Stark draws Taxes
            Stark: 3 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards Taxes
        "#]],
    );
}

#[test]
fn no_card_is_drawn_when_only_disasters_are_left() {
    check(
        "
        rule  cards.replenish
        rule  bid.wall.card
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given no Bounty card is left
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 2
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  Lannister
        show  decks to Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 2 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            2 is bid for the Wall, which rises to 2; 0 is left
            No card is left for Lannister
            Lannister: 3 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
            10 Fortune cards, next Some(Black); discarded last None; 17 Court Event cards; 0 Disasters
        "#]],
    );
}
