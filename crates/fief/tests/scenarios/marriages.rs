//! Phase 1, marriages, Alliances and annulments.

use expect_test::expect;

use crate::check;

#[test]
fn a_wedding_joins_a_lord_and_a_lady_of_two_players() {
    check(
        "
        rule  marriage.who
        rule  marriage.consent
        rule  effect.finite
        given Stark has Robb Stark in Winterfell
        given Lannister has Cersei Lannister in Lannisport
        given Lannister has Jaime Lannister in Lannisport
        given Tully has Shella Whent in Riverrun
        play  Phase 1
        show  questions
        when  Stark chooses Robb Stark and Cersei Lannister
        when  Stark chooses propose it so
        when  Lannister refuses
        when  Stark chooses Robb Stark and Cersei Lannister
        when  Stark chooses propose it so
        when  Stark chooses leave
        when  Stark chooses Robb Stark and Edmure Tully
        when  Stark is done
        when  Lannister chooses Jaime Lannister and Cersei Lannister
        when  Lannister chooses Jaime Lannister and Shella Whent
        when  Lannister chooses propose it so
        when  Tully agrees
        show  Noble Jaime Lannister
        show  Noble Robb Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Does Stark propose a marriage? Propose no marriage / Marry Robb Stark to Cersei Lannister / Marry Robb Stark to Shella Whent
            Stark proposes to marry Robb Stark to Cersei Lannister
            Lannister declines
            refused: these terms were declined already (effect.finite)
            refused: a Lord marries a Lady (marriage.who)
            refused: Jaime Lannister and Cersei Lannister belong to one Player (marriage.who)
            Lannister proposes to marry Jaime Lannister to Shella Whent
            Jaime Lannister marries Shella Whent
            Jaime Lannister, Lord, Lannisport, married to Shella Whent, on A new Lord in the Court: nothing
            Robb Stark, Lord, Winterfell, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_dowry_is_paid_at_the_wedding() {
    check(
        "
        note  Tully offers Tyrell a marriage and four Gold Dragons.
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 5 Gold Dragons
        given Tyrell has 1 Gold Dragon
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        when  Tully says 4
        when  Tully chooses propose it so
        when  Tyrell agrees
        show  gold of Tully to Tyrell
        show  gold of Tyrell to Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell and offers 4 Gold Dragons
            Edmure Tully marries Margaery Tyrell
            Tully pays 4 Gold Dragons to Tyrell for the wedding
            Tully's gold is 1
            Tyrell's gold is 5
        "#]],
    );
}

#[test]
fn what_is_declined_is_not_paid() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 5 Gold Dragons
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        when  Tully says 6
        when  Tully says 4
        when  Tully chooses propose it so
        when  Tyrell refuses
        show  gold of Tully to Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Tully has 5 Gold Dragons and cannot spend 6 (scope.gold)
            Tully proposes to marry Edmure Tully to Margaery Tyrell and offers 4 Gold Dragons
            Tyrell declines
            Tully's gold is 5
        "#]],
    );
}

#[test]
fn a_counter_offer_is_answered_with_yes_or_no() {
    check(
        "
        rule  effect.finite
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 5 Gold Dragons
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses propose it so
        when  Tyrell chooses make a counter-offer
        when  Tyrell chooses ask for Gold Dragons
        when  Tyrell says 3
        when  Tyrell chooses propose it so
        show  questions
        when  Tully agrees
        show  gold of Tully to Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tyrell makes a counter-offer and asks for 3 Gold Dragons
            Tully is asked: Tyrell makes a counter-offer to Tully: Margaery Tyrell marries Edmure Tully, Tully pays 3 Gold Dragons Decline the wedding / Agree to the wedding
            Edmure Tully marries Margaery Tyrell
            Tully pays 3 Gold Dragons to Tyrell for the wedding
            Tully's gold is 2
        "#]],
    );
}

#[test]
fn a_card_in_the_terms_needs_a_diplomacy_marker() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully holds Taxes
        given Tully has no Diplomacy markers
        given Tyrell has no Diplomacy markers
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer a card
        when  Tully chooses propose it so
        when  Tyrell refuses
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: neither Player has a Diplomacy marker for a card in the terms, or there is no card or no room for it (marriage.terms)
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tyrell declines
        "#]],
    );
}

#[test]
fn a_card_in_the_terms_changes_hands_at_the_wedding() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully holds Taxes
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer a card
        when  Tully chooses Taxes
        when  Tully chooses propose it so
        when  Tyrell agrees
        show  Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tully adds Taxes to the terms
            Edmure Tully marries Margaery Tyrell
            Tully spends a Diplomacy marker
            Tully gives Taxes to Tyrell
            Tyrell: 5 gold, 1 Villages, 0 Victory Points, Nobles Mace Tyrell and Margaery Tyrell, cards Taxes
        "#]],
    );
}

#[test]
fn with_the_diplomacy_variant_gold_needs_a_marker_too() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        with  diplomacy
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has no Diplomacy markers
        given Tyrell has no Diplomacy markers
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: such gold is not to be had, or needs a Diplomacy marker (marriage.terms)
            Tully is asked: Tully proposes to Tyrell: Edmure Tully marries Margaery Tyrell; on these terms? Propose it so
        "#]],
    );
}

#[test]
fn a_player_has_one_marriage_at_a_time() {
    check(
        "
        rule  marriage.one-per-player
        rule  marriage.widowed
        given Stark has Robb Stark in Winterfell
        given Stark has Sansa Stark in Winterfell
        given Lannister has Cersei Lannister in Lannisport
        given Robb Stark is married to Cersei Lannister
        given Greyjoy has Asha Greyjoy in Pyke
        play  Phase 1
        when  Tully chooses Edmure Tully and Sansa Stark
        show  questions
        when  Cersei Lannister dies
        show  Noble Robb Stark
        play  Phase 1
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Stark has a marriage already (marriage.one-per-player)
            Tully is asked: Does Tully propose a marriage? Propose no marriage / Marry Edmure Tully to Asha Greyjoy
            Cersei Lannister dies by an assassin
            The marriage of Cersei Lannister and Robb Stark ends
            Robb Stark, Lord, Winterfell, on A new Lord in the Court: nothing
            Phase 1: Hear Ye
            Stark is asked: Does Stark propose a marriage? Propose no marriage / Marry Robb Stark to Asha Greyjoy / Marry Sansa Stark to Tywin Lannister / Marry Sansa Stark to Edmure Tully / Marry Sansa Stark to Balon Greyjoy
        "#]],
    );
}

#[test]
fn some_can_never_marry() {
    check(
        "
        rule  attribute.cannot-marry
        rule  attribute.nights-watch
        given Stark has Jon Snow in Winterfell
        given Stark has Robb Stark in Winterfell
        given Tully has Shella Whent in Riverrun
        play  Phase 1
        when  Stark chooses Ned Stark and Shella Whent
        when  Stark chooses Jon Snow and Shella Whent
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Ned Stark can never marry (attribute.cannot-marry)
            refused: Jon Snow is sworn to the Night's Watch (attribute.nights-watch)
        "#]],
    );
}

#[test]
fn who_is_hard_to_marry_costs_his_house_two() {
    check(
        "
        rule  attribute.hard-to-marry
        given Lannister has Tyrion Lannister in Lannisport
        given Tully has Eleanor Mooton in Riverrun
        given Lannister has 5 Gold Dragons
        given Tully has 1 Gold Dragon
        given Lannister is the first Player
        play  Phase 1
        when  Lannister chooses Tyrion Lannister and Eleanor Mooton
        when  Lannister chooses propose it so
        when  Tully agrees
        show  gold of Lannister to Tully
        show  gold of Tully to Lannister
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister proposes to marry Tyrion Lannister to Eleanor Mooton
            Tyrion Lannister marries Eleanor Mooton
            Lannister pays 2 Gold Dragons to Tully for the wedding
            Lannister's gold is 3
            Tully's gold is 3
        "#]],
    );
}

#[test]
fn a_house_that_cannot_pay_cannot_marry_him_off() {
    check(
        "
        rule  attribute.hard-to-marry
        given Lannister has Tyrion Lannister in Lannisport
        given Lannister has Jaime Lannister in Lannisport
        given Tully has Eleanor Mooton in Riverrun
        given Lannister has 1 Gold Dragon
        given Lannister is the first Player
        play  Phase 1
        when  Lannister chooses Tyrion Lannister and Eleanor Mooton
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Tyrion Lannister is hard to marry, and Lannister cannot pay 2 (attribute.hard-to-marry)
        "#]],
    );
}

#[test]
fn captivity_and_titles_do_not_prevent_a_marriage() {
    check(
        "
        rule  marriage.obstacles
        game  Stark, Baratheon, Tully
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        given Sansa Stark is Outlaw
        given Baratheon has Renly Baratheon in Storm's End
        given Renly Baratheon is Warden of the South
        play  Phase 1
        when  Stark chooses Sansa Stark and Renly Baratheon
        when  Stark chooses propose it so
        when  Baratheon agrees
        show  Noble Sansa Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark proposes to marry Sansa Stark to Renly Baratheon
            Renly Baratheon marries Sansa Stark
            Sansa Stark, Lady, Winterfell, Captive of Tully, married to Renly Baratheon, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_husband_of_a_queen_regent_is_no_king() {
    check(
        "
        rule  marriage.regent-husband
        rule  protector.who
        game  Lannister, Tyrell, Stark
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Tyrell has Loras Tyrell in Highgarden
        play  Phase 1
        when  Lannister chooses Cersei Lannister and Loras Tyrell
        when  Lannister chooses propose it so
        when  Tyrell agrees
        show  Noble Loras Tyrell
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister proposes to marry Cersei Lannister to Loras Tyrell
            Loras Tyrell marries Cersei Lannister
            Loras Tyrell, Lord, Highgarden, married to Cersei Lannister, on A new Lord in the Court: nothing
            Queen: Cersei Lannister
            Protector of the Realm: Cersei Lannister
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 0
        "#]],
    );
}

#[test]
fn the_kings_wife_is_queen() {
    check(
        "
        rule  queen.who
        game  Lannister, Tyrell, Stark
        given Jaime Lannister is Outlaw
        given Lannister has Jaime Lannister in Lannisport
        given Jaime Lannister is King
        given Jaime Lannister is Protector
        given Tyrell has Margaery Tyrell in Highgarden
        play  Phase 1
        when  Lannister chooses Jaime Lannister and Margaery Tyrell
        when  Lannister chooses propose it so
        when  Tyrell agrees
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Lannister proposes to marry Jaime Lannister to Margaery Tyrell
            Jaime Lannister marries Margaery Tyrell
            Margaery Tyrell becomes Queen
            King: Jaime Lannister
            Queen: Margaery Tyrell
            Protector of the Realm: Jaime Lannister
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 0
        "#]],
    );
}

#[test]
fn the_master_of_laws_annuls_a_marriage() {
    check(
        "
        rule  marriage.annul
        rule  alliance.end
        rule  alliance.definition
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        given Stark has Robb Stark in Winterfell
        given Tyrell has Margaery Tyrell in Highgarden
        given Robb Stark is married to Margaery Tyrell
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Laws
        play  Phase 1
        when  Stark chooses Robb Stark
        when  Lannister refuses
        when  Tyrell chooses Margaery Tyrell
        when  Lannister agrees
        show  Noble Robb Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark asks to annul the marriage of Robb Stark
            Lannister keeps the marriage
            Tyrell asks to annul the marriage of Margaery Tyrell
            The marriage of Margaery Tyrell and Robb Stark ends
            The Alliance of Tyrell and Stark ends
            Robb Stark, Lord, Winterfell, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_royal_marriage_with_an_heir_is_for_good() {
    check(
        "
        rule  marriage.annul-royal
        given Stark has Sansa Stark in Winterfell
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is King
        given Joffrey Baratheon is Protector
        given Sansa Stark is Queen
        given Joffrey Baratheon is married to Sansa Stark
        given Edmure Tully is Warden of the West
        given Edmure Tully is Master of Laws
        given an Heir was born of the royal marriage
        play  Phase 1
        when  Stark chooses Sansa Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: an Heir was born of this royal marriage (marriage.annul-royal)
        "#]],
    );
}

#[test]
fn the_kings_former_wife_is_no_longer_queen() {
    check(
        "
        rule  marriage.annul-queen
        rule  troops.whitecloak.revert
        with  tactics
        given Stark has Sansa Stark in Winterfell
        given Lannister has Joffrey Baratheon in Lannisport
        given Joffrey Baratheon is King
        given Joffrey Baratheon is Protector
        given Sansa Stark is Queen
        given Joffrey Baratheon is married to Sansa Stark
        given the Queen has 1 Whitecloak Knight
        given Edmure Tully is Warden of the West
        given Edmure Tully is Master of Laws
        play  Phase 1
        when  Stark chooses Sansa Stark
        when  Tully agrees
        show  the Titles
        show  Winterfell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark asks to annul the marriage of Sansa Stark
            The marriage of Sansa Stark and Joffrey Baratheon ends
            Sansa Stark is no longer Queen, since the marriage has ended
            The Whitecloaks of Stark become ordinary Troops
            King: Joffrey Baratheon
            Protector of the Realm: Joffrey Baratheon
            Master of Laws: Edmure Tully
            Warden of the West: Edmure Tully
            On the board: 8 Fief Titles, 4 Wardens, 4 of the Small Council, King 0, Queen 1
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Sansa Stark, 3 Men at Arms and 2 Knights
        "#]],
    );
}

#[test]
fn two_players_of_five_are_allied_by_a_wedding() {
    check(
        "
        rule  alliance.definition
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        given Stark has Robb Stark in Winterfell
        given Tyrell has Margaery Tyrell in Highgarden
        play  Phase 1
        when  Stark chooses Robb Stark and Margaery Tyrell
        when  Stark chooses propose it so
        when  Tyrell agrees
        when  Margaery Tyrell dies
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark proposes to marry Robb Stark to Margaery Tyrell
            Robb Stark marries Margaery Tyrell
            Stark and Tyrell form an Alliance
            Margaery Tyrell dies by an assassin
            The marriage of Margaery Tyrell and Robb Stark ends
            The Alliance of Tyrell and Stark ends
        "#]],
    );
}

#[test]
fn with_four_players_a_wedding_makes_no_alliance() {
    check(
        "
        rule  alliance.player-count
        game  Stark, Lannister, Tully, Tyrell
        given Stark has Robb Stark in Winterfell
        given Tyrell has Margaery Tyrell in Highgarden
        given Robb Stark is married to Margaery Tyrell
        given Robb Stark is Lord of the North
        given Robb Stark is Lord of the Vale
        given Ned Stark is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Tyrell has 0 Victory Points
            Stark wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn allies_cannot_win_alone() {
    check(
        "
        note  Grady has three Fiefs and is allied to David, who has nothing.
        rule  alliance.no-solo
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        given Stark has Robb Stark in Winterfell
        given Tyrell has Margaery Tyrell in Highgarden
        given Robb Stark is married to Margaery Tyrell
        given Robb Stark is Lord of the North
        given Robb Stark is Lord of the Vale
        given Ned Stark is Lord of Pyke
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Tyrell have 3 Victory Points together
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
        "#]],
    );
}

#[test]
fn a_couple_is_not_wed_twice_in_a_round() {
    check(
        "
        rule  effect.finite
        game  Stark, Tyrell, Lannister
        given Stark has Robb Stark in Winterfell
        given Stark has Roose Bolton in Winterfell
        given Tyrell has Margaery Tyrell in Highgarden
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Master of Laws
        play  Phase 1
        when  Stark chooses Robb Stark and Margaery Tyrell
        when  Stark chooses propose it so
        when  Tyrell agrees
        when  Tyrell chooses Margaery Tyrell
        when  Lannister agrees
        when  Tyrell chooses Margaery Tyrell and Robb Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark proposes to marry Robb Stark to Margaery Tyrell
            Robb Stark marries Margaery Tyrell
            Tyrell asks to annul the marriage of Margaery Tyrell
            The marriage of Margaery Tyrell and Robb Stark ends
            refused: Margaery Tyrell and Robb Stark were married this round already (effect.finite)
        "#]],
    );
}

#[test]
fn a_player_may_attack_his_ally() {
    check(
        "
        rule  alliance.betrayal
        rule  alliance.end
        game  Stark, Martell, Tully, Arryn, Tyrell
        given Stark has Robb Stark in Highgarden
        given Stark has 3 Knights in Highgarden
        given Tyrell has Margaery Tyrell in Highgarden
        given Robb Stark is married to Margaery Tyrell
        play  Phase 6
        show  questions
        when  Stark chooses Tyrell in Highgarden
        show  the Alliances
        when  Margaery Tyrell dies
        show  the Alliances
        ",
        expect![[r#"
            Phase 6: Battles
            Stark is asked: Whom does Stark attack, and where? Attack nobody more / Attack Tyrell in Highgarden
            Stark attacks Tyrell in Highgarden
            The offensive side with 10 SP rolls [1]: 1 hit (-1 die for the Fortification)
            The defensive side with 8 SP rolls [2, 1]: 3 hits
            Alliances: Stark with Tyrell
            Margaery Tyrell dies by an assassin
            The marriage of Margaery Tyrell and Robb Stark ends
            The Alliance of Tyrell and Stark ends
            Alliances: nothing
        "#]],
    );
}

#[test]
fn a_card_may_be_asked_for_in_the_terms() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tyrell holds Taxes
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses ask for a card
        when  Tully chooses Taxes
        when  Tully chooses propose it so
        when  Tyrell agrees
        show  Tully
        show  Tyrell
        show  stock of Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tully asks Tyrell for Taxes
            Edmure Tully marries Margaery Tyrell
            Tully spends a Diplomacy marker
            Tyrell gives Taxes to Tully
            Tully: 5 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards Taxes
            Tyrell: 5 gold, 1 Villages, 0 Victory Points, Nobles Mace Tyrell and Margaery Tyrell, cards nothing
            Tully, red, has in stock 10 Men at Arms and 7 Knights, 2 Siege Engines, 2 Diplomacy markers; in the Character deck 4 Lords and 3 Ladies
        "#]],
    );
}

#[test]
fn nobody_agrees_to_a_card_he_does_not_hold() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tyrell holds Uprising
        eyes  Stark
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses ask for a card
        when  Tully chooses Taxes
        when  Tully chooses propose it so
        when  Tyrell agrees
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tully asks Tyrell for a card
            refused: Tyrell does not hold the card (marriage.terms)
            Tyrell is asked: Tully proposes to Tyrell: Edmure Tully marries Margaery Tyrell, Tyrell gives Taxes Decline the wedding / Make a counter-offer
        "#]],
    );
}

#[test]
fn a_card_asked_for_needs_a_diplomacy_marker_too() {
    check(
        "
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tyrell holds Taxes
        given Tully has no Diplomacy markers
        given Tyrell has no Diplomacy markers
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses ask for a card
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: neither Player has a Diplomacy marker for a card in the terms, or there is no card or no room for it (marriage.terms)
        "#]],
    );
}

#[test]
fn full_hands_may_exchange_cards_at_a_wedding() {
    check(
        "
        rule  marriage.terms
        rule  cards.hand-limit
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tyrell holds Taxes, Uprising and Justice
        given Tully holds Secret Passage, Abduction and Assassination
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses ask for a card
        when  Tully chooses Justice
        when  Tully chooses propose it so
        when  Tully chooses offer a card
        when  Tully chooses Abduction
        when  Tully chooses propose it so
        when  Tyrell agrees
        show  Tully
        show  Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: a hand would hold more than three cards (cards.hand-limit)
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tully adds Abduction to the terms
            Tully asks Tyrell for Justice
            Edmure Tully marries Margaery Tyrell
            Tully spends a Diplomacy marker
            Tully gives Abduction to Tyrell
            Tyrell gives Justice to Tully
            Tully: 5 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards Secret Passage, Assassination and Justice
            Tyrell: 5 gold, 1 Villages, 0 Victory Points, Nobles Mace Tyrell and Margaery Tyrell, cards Taxes, Uprising and Abduction
        "#]],
    );
}

#[test]
fn a_declined_couple_may_be_proposed_again_on_other_terms() {
    check(
        "
        rule  effect.finite
        rule  marriage.consent
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 5 Gold Dragons
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses propose it so
        when  Tyrell refuses
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses propose it so
        when  Tully chooses offer Gold Dragons
        when  Tully says 2
        when  Tully chooses propose it so
        when  Tyrell refuses
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        when  Tully says 2
        show  questions
        when  Tully chooses leave
        when  Tully chooses Edmure Tully and Margaery Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tyrell declines
            refused: these terms were declined already (effect.finite)
            Tully proposes to marry Edmure Tully to Margaery Tyrell and offers 2 Gold Dragons
            Tyrell declines
            Tully is asked: Tully proposes to Tyrell: Edmure Tully marries Margaery Tyrell, Tully pays 2 Gold Dragons; on these terms? Let this wedding be
            refused: Tully is not asked anything now (round.turn-order)
        "#]],
    );
}

#[test]
fn without_other_terms_a_declined_couple_is_not_proposed_again() {
    check(
        "
        rule  effect.finite
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 0 Gold Dragons
        given Tyrell has 0 Gold Dragons
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses propose it so
        when  Tyrell refuses
        when  Tully chooses Edmure Tully and Margaery Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell
            Tyrell declines
            refused: Tyrell has declined it already (effect.finite)
        "#]],
    );
}

#[test]
fn a_marker_of_the_diplomacy_variant_moves_three_gold_dragons() {
    check(
        "
        rule  marriage.terms
        rule  variant.diplomacy
        game  Tully, Tyrell, Stark
        with  diplomacy
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully has 5 Gold Dragons
        play  Phase 1
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        when  Tully says 4
        when  Tully says 3
        when  Tully chooses propose it so
        when  Tyrell agrees
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: a Diplomacy marker moves 3 Gold Dragons at most (variant.diplomacy)
            Tully proposes to marry Edmure Tully to Margaery Tyrell and offers 3 Gold Dragons
            Edmure Tully marries Margaery Tyrell
            Tully spends a Diplomacy marker
            Tully pays 3 Gold Dragons to Tyrell for the wedding
        "#]],
    );
}

#[test]
fn a_royal_marriage_with_an_heir_is_not_annulled() {
    check(
        "
        rule  marriage.annul-royal
        game  Lannister, Stark, Tully
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is King
        given Ned Stark is Protector
        given Cersei Lannister is Queen
        given Ned Stark is married to Cersei Lannister
        given Edmure Tully is Warden of the West
        given Edmure Tully is Master of Laws
        given Lannister holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Lannister chooses A new Lord in the Court
        when  Lannister chooses the first Heir
        when  Lannister chooses Lannisport
        when  the next round begins
        show  questions
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays A new Lord in the Court
            Cersei Lannister bears an Heir to the Iron Throne: the first Heir
            the first Heir joins Lannister
            the first Heir is placed in Lannisport
            Phase 3: Income
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Stark receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Phase 5: Movement
            Phase 6: Battles
            Phase 8: End of round
            Cards and Tax markers leave the map
            Lannister has 0 Victory Points
            Stark has 1 Victory Point
            Tully has 0 Victory Points
            The First Player card passes to Stark
            Round 2 begins
            Phase 1: Hear Ye
            Stark is asked: Does Stark ask to annul a marriage? Keep the marriage
            refused: an Heir was born of this royal marriage (marriage.annul-royal)
        "#]],
    );
}

#[test]
fn a_counter_offer_may_change_every_part() {
    check(
        "
        rule  effect.finite
        rule  marriage.terms
        game  Tully, Tyrell, Stark
        given Tyrell has Margaery Tyrell in Highgarden
        given Tully holds Taxes
        given Tyrell holds Justice
        play  Phase 1
        when  everybody passes
        when  Tully chooses Edmure Tully and Margaery Tyrell
        when  Tully chooses offer Gold Dragons
        when  Tully says 2
        when  Tully chooses propose it so
        when  Tyrell chooses make a counter-offer
        show  questions
        when  Tyrell chooses offer a card
        when  Tyrell chooses Justice
        when  Tyrell chooses ask for a card
        when  Tyrell chooses Taxes
        when  Tyrell chooses offer Gold Dragons
        when  Tyrell says 1
        when  Tyrell chooses propose it so
        show  questions
        when  Tully agrees
        show  Tully
        show  Tyrell
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tully proposes to marry Edmure Tully to Margaery Tyrell and offers 2 Gold Dragons
            Tyrell is asked: Tyrell proposes to Tully: Margaery Tyrell marries Edmure Tully; on these terms? Propose it so / Offer gold / Ask for gold / Promise a card / Ask for a card
            Tyrell makes a counter-offer and offers 1 Gold Dragon
            Tyrell adds Justice to the terms
            Tyrell asks Tully for Taxes
            Tully is asked: Tyrell makes a counter-offer to Tully: Margaery Tyrell marries Edmure Tully, Tyrell pays 1 Gold Dragon, Tyrell gives Justice, Tully gives Taxes Decline the wedding / Agree to the wedding
            Edmure Tully marries Margaery Tyrell
            Tyrell spends a Diplomacy marker
            Tyrell pays 1 Gold Dragon to Tully for the wedding
            Tyrell gives Justice to Tully
            Tully gives Taxes to Tyrell
            Tully: 6 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards Justice
            Tyrell: 4 gold, 1 Villages, 0 Victory Points, Nobles Mace Tyrell and Margaery Tyrell, cards Taxes
        "#]],
    );
}

#[test]
fn who_cannot_pay_his_own_side_makes_no_counter_offer() {
    check(
        "
        rule  attribute.hard-to-marry
        rule  variant.hidden-gold
        game  Tully, Lannister, Stark
        with  hidden gold
        when  Tully agrees
        when  Lannister agrees
        when  Stark agrees
        given Lannister has Tyrion Lannister in Lannisport
        given Tully has Eleanor Mooton in Riverrun
        given Lannister has 1 Gold Dragon
        given Lannister holds Justice
        play  Phase 1
        when  everybody passes
        when  Tully chooses Eleanor Mooton and Tyrion Lannister
        when  Tully chooses propose it so
        show  questions
        ",
        expect![[r#"
            A game for 3 Players begins
            Seat 1 is drawn by lot as first Player
            Seat 1 takes House Tully
            Seat 2 takes House Lannister
            Seat 3 takes House Stark
            All agree to hidden gold
            Tully starts with Shella Whent
            Lannister starts with Cersei Lannister
            Stark starts with Ned Stark
            Phase 1: Hear Ye
            Tully proposes to marry Eleanor Mooton to Tyrion Lannister
            Lannister is asked: Tully proposes to Lannister: Eleanor Mooton marries Tyrion Lannister Decline the wedding
        "#]],
    );
}
