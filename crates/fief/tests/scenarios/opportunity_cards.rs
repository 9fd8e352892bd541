//! Opportunity cards that are played, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn a_card_seats_a_warden_of_any_player() {
    check(
        "
        rule  council.card
        rule  council.card-choice
        rule  council.card-immediate
        game  Lannister, Tully, Stark
        given Edmure Tully is Warden of the East
        given Lannister holds Join the Small Council
        given Stark holds Justice
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Ned Stark
        when  Lannister chooses Edmure Tully
        show  questions
        when  Tully chooses Master of Whisperers
        when  Tully chooses look at a hand as Master of Whisperers
        when  Tully chooses Stark
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            refused: Ned Stark is no Warden (council.card)
            Tully is asked: Edmure Tully of Tully joins the Small Council: in which position? Take no position / As Master of Ships / As Master of Laws / As Master of Whisperers / As Master of Coin
            Edmure Tully becomes Master of Whisperers
            Tully looks at Stark's hand: Justice
        "#]],
    );
}

#[test]
fn no_seat_is_left_for_a_card() {
    check(
        "
        rule  council.card
        game  Lannister, Tully, Stark
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Ships
        given Ned Stark is Warden of the North
        given Ned Stark was seated as Master of Laws
        given Tully has Walder Frey in Riverrun
        given Walder Frey is Warden of the Crownlands
        given Walder Frey bought Master of Coin
        given Stark has Robb Stark in Winterfell
        given Robb Stark is Warden of the West
        given Robb Stark bought Master of Whisperers
        given Tywin Lannister is Warden of the South
        given Lannister holds Join the Small Council
        play  Phase 3
        when  Lannister chooses Join the Small Council
        ",
        expect![[r#"
            Phase 3: Income
            refused: Join the Small Council: every Master position is taken (council.card)
        "#]],
    );
}

#[test]
fn the_hand_refuses_and_the_card_returns() {
    check(
        "
        rule  hand.consent
        game  Lannister, Tully, Stark
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Edmure Tully is Warden of the East
        given Lannister holds Join the Small Council
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Edmure Tully
        when  Tully chooses Master of Coin
        when  Stark refuses
        show  Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            Join the Small Council goes back to Lannister's hand
            Lannister: 5 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Join the Small Council
        "#]],
    );
}

#[test]
fn the_hand_is_not_asked_for_a_master_of_laws() {
    check(
        "
        rule  council.laws-consent
        game  Lannister, Tully, Stark
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Edmure Tully is Warden of the East
        given Lannister holds Join the Small Council
        play  Phase 3
        when  Lannister chooses Join the Small Council
        when  Lannister chooses Edmure Tully
        when  Tully chooses Master of Laws
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Join the Small Council
            Edmure Tully becomes Master of Laws
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn the_king_is_not_safe_in_his_city() {
    check(
        "
        rule  assassination.effect
        rule  assassination.sponsor
        game  Lannister, Tully, Stark
        given Ned Stark is Lord of the North
        given Ned Stark is King
        given Ned Stark is Protector
        given Winterfell has a Fortified City
        given Lannister holds Assassination
        play  Phase 3
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Ned Stark is no longer Lord Paramount of the North, without an heir
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Tywin Lannister, Lord, Lannisport, Assassin, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_brother_sponsors_no_assassin() {
    check(
        "
        rule  assassination.sponsor
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Stark holds Assassination
        play  Phase 3
        when  Stark chooses Assassination
        ",
        expect![[r#"
            Phase 3: Income
            refused: Assassination: there is no Noble who could be its sponsor (assassination.sponsor)
        "#]],
    );
}

#[test]
fn justice_needs_a_marker() {
    check(
        "
        rule  justice.effect
        game  Stark, Lannister, Tully
        given Tywin Lannister is Assassin
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses Justice
        when  Stark chooses Edmure Tully
        when  Stark chooses Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Justice
            refused: Edmure Tully carries neither an Assassin nor an Outlaw marker (justice.effect)
            Justice is done to Tywin Lannister
            Tywin Lannister dies by Justice
            Stark receives 1 Gold Dragon
            Lannister receives 1 Gold Dragon
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn the_heir_is_immune_to_justice() {
    check(
        "
        rule  justice.immune
        rule  attribute.prince
        game  Stark, Lannister, Tully
        given Lannister has the first Heir in Lannisport
        given the first Heir is Outlaw
        given Tywin Lannister is Outlaw
        given Stark holds Justice
        play  Phase 3
        when  Stark chooses Justice
        when  Stark chooses the first Heir
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Justice
            refused: the first Heir is the Hand or of the Royal Family (justice.immune)
            Stark is asked: Stark plays Justice: on which Noble? Tywin Lannister
        "#]],
    );
}

#[test]
fn an_enemy_lord_is_abducted_from_his_knights() {
    check(
        "
        rule  abduction.effect
        game  Arryn, Lannister, Tully
        given Arryn has Gerold Grafton in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 5 Knights in Harrenhal
        given Tully has Walder Frey in Harrenhal
        given Walder Frey is Captive of Lannister
        given Arryn holds Abduction
        given Lannister has Cersei Lannister in Maidenpool
        play  Phase 3
        when  Arryn chooses Abduction
        when  Arryn chooses Gerold Grafton and Walder Frey
        when  Arryn chooses Gerold Grafton and Cersei Lannister
        when  Arryn chooses Gerold Grafton and Jaime Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Arryn plays Abduction
            refused: Gerold Grafton and Walder Frey do not both stand free in the same Village (abduction.effect)
            refused: Gerold Grafton and Cersei Lannister do not both stand free in the same Village (abduction.effect)
            Gerold Grafton abducts Jaime Lannister
            Arryn captures Jaime Lannister
            Harrenhal, Controlled by Arryn: Arryn's Gerold Grafton, Lannister's Jaime Lannister and 5 Knights, Tully's Walder Frey
        "#]],
    );
}

#[test]
fn a_fortification_protects_from_abduction() {
    check(
        "
        rule  abduction.fortification
        game  Arryn, Lannister, Tully
        given Arryn has Gerold Grafton in Lannisport
        given Arryn holds Abduction
        given Tully holds Secret Passage
        play  Phase 3
        when  Arryn chooses Abduction
        when  Arryn chooses Gerold Grafton and Tywin Lannister
        when  Tully passes
        ",
        expect![[r#"
            Phase 3: Income
            Arryn plays Abduction
            Abduction goes back to Arryn's hand
        "#]],
    );
}

#[test]
fn a_secret_passage_opens_the_fortification() {
    check(
        "
        rule  abduction.fortification
        game  Arryn, Lannister, Tully
        given Arryn has Gerold Grafton in Lannisport
        given Arryn holds Abduction
        given Tully holds Secret Passage
        play  Phase 3
        when  Arryn chooses Abduction
        when  Arryn chooses Gerold Grafton and Tywin Lannister
        when  Tully chooses Secret Passage
        ",
        expect![[r#"
            Phase 3: Income
            Arryn plays Abduction
            Tully uses a Secret Passage
            Gerold Grafton abducts Tywin Lannister
            Arryn captures Tywin Lannister
        "#]],
    );
}

#[test]
fn a_maester_keeps_the_abductor_out() {
    check(
        "
        rule  abduction.fortification
        rule  building.maester.lore
        game  Arryn, Lannister, Tully
        given Arryn has Gerold Grafton in Riverrun
        given Lannister has Jaime Lannister in Riverrun
        given Arryn holds Abduction
        play  Phase 3
        when  Arryn chooses Abduction
        when  Arryn chooses Gerold Grafton and Edmure Tully
        ",
        expect![[r#"
            Phase 3: Income
            Arryn plays Abduction
            refused: a Fortification with a Maester protects Edmure Tully (building.maester.lore)
        "#]],
    );
}

#[test]
fn whitecloaks_guard_the_king() {
    check(
        "
        rule  abduction.guards
        game  Arryn, Lannister, Tully
        with  tactics
        given Arryn has Gerold Grafton in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Tully has Walder Frey in Harrenhal
        given Jaime Lannister is King
        given the King has 1 Whitecloak Knights
        given Arryn holds Abduction
        play  Phase 3
        when  Arryn chooses Abduction
        when  Arryn chooses Gerold Grafton and Jaime Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Arryn plays Abduction
            refused: guards protect Jaime Lannister (abduction.guards)
        "#]],
    );
}

#[test]
fn a_cruel_abductor_kills() {
    check(
        "
        rule  attribute.cruel
        game  Greyjoy, Lannister, Tully
        given Greyjoy has Balon Greyjoy in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Greyjoy holds Abduction
        play  Phase 3
        when  Greyjoy chooses Abduction
        when  Greyjoy chooses Balon Greyjoy and Jaime Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Greyjoy plays Abduction
            Balon Greyjoy abducts Jaime Lannister
            Jaime Lannister dies at the hands of a cruel captor
            Greyjoy receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn a_heart_breaker_ends_the_marriage_of_whom_she_abducts() {
    check(
        "
        rule  attribute.heart-breaker
        game  Stark, Lannister, Tully
        given Stark has Sansa Stark in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Tully has Eleanor Mooton in Riverrun
        given Jaime Lannister is married to Eleanor Mooton
        given Stark holds Abduction
        play  Phase 3
        when  Stark chooses Abduction
        when  Stark chooses Sansa Stark and Jaime Lannister
        when  Stark agrees
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Abduction
            Sansa Stark abducts Jaime Lannister
            Stark captures Jaime Lannister
            The marriage of Jaime Lannister and Eleanor Mooton ends
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn sansa_is_freed_with_jaime() {
    check(
        "
        rule  passage.escape
        rule  passage.card
        game  Greyjoy, Lannister, Stark
        given Lannister has Jaime Lannister in Pyke
        given Stark has Sansa Stark in Pyke
        given Jaime Lannister is Captive of Greyjoy
        given Sansa Stark is Captive of Greyjoy
        given Stark is the first Player
        given Stark holds Secret Passage
        play  Phase 3
        when  Stark chooses Secret Passage
        when  Stark chooses Jaime Lannister
        when  Stark chooses Sansa Stark
        when  Stark chooses Winterfell
        when  Lannister chooses Lannisport
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Secret Passage
            Stark uses a Secret Passage
            Jaime Lannister is free by a Secret Passage
            Sansa Stark is free by a Secret Passage
            Sansa Stark is placed in Winterfell
            Jaime Lannister is placed in Lannisport
            Stark receives 1 Gold Dragon
            Greyjoy receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
        "#]],
    );
}

#[test]
fn davos_escapes_by_shadow_with_one_other() {
    check(
        "
        rule  attribute.shadow
        game  Baratheon, Greyjoy, Lannister
        given Baratheon has Davos Seaworth in Pyke
        given Lannister has Jaime Lannister in Pyke
        given Lannister has Cersei Lannister in Pyke
        given Davos Seaworth is Captive of Greyjoy
        given Jaime Lannister is Captive of Greyjoy
        given Cersei Lannister is Captive of Greyjoy
        play  Phase 3
        when  Baratheon chooses escape by shadow
        when  Baratheon chooses Davos Seaworth
        when  Baratheon chooses Jaime Lannister and Cersei Lannister
        when  Baratheon chooses Jaime Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Davos Seaworth goes by shadow
            refused: Baratheon is asked something else: Davos Seaworth of Baratheon escapes by shadow: does one Captive go along? (passage.escape)
            Davos Seaworth is free by shadow
            Jaime Lannister is free by shadow
        "#]],
    );
}

#[test]
fn a_captor_releases_his_captive() {
    check(
        "
        rule  ransom.release
        game  Greyjoy, Lannister, Stark
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Captive of Greyjoy
        given Greyjoy holds Justice
        play  Phase 3
        when  Greyjoy chooses release a Captive
        when  Greyjoy chooses Jaime Lannister
        when  Lannister chooses Lannisport
        ",
        expect![[r#"
            Phase 3: Income
            Jaime Lannister is free, released
            Jaime Lannister is placed in Lannisport
        "#]],
    );
}

#[test]
fn a_captive_is_handed_to_another_who_stands_there() {
    check(
        "
        rule  captive.transfer
        rule  effect.finite
        game  Greyjoy, Lannister, Stark
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Captive of Greyjoy
        given Stark has 1 Knight in Pyke
        given Greyjoy holds Justice
        play  Phase 3
        when  Greyjoy chooses hand over a Captive
        when  Greyjoy chooses Jaime Lannister
        when  Greyjoy chooses Stark
        when  Stark agrees
        show  Noble Jaime Lannister
        when  Greyjoy chooses hand over a Captive
        ",
        expect![[r#"
            Phase 3: Income
            Jaime Lannister is handed to Stark
            Jaime Lannister, Lord, Pyke, Captive of Stark, on A new Lord in the Court: nothing
            refused: no other Player stands beside a Captive of Greyjoy's and could take him (captive.transfer)
        "#]],
    );
}

#[test]
fn the_assassin_rolls_in_the_variant() {
    check(
        "
        rule  variant.assassination.roll
        rule  variant.assassination.targets
        game  Lannister, Tully, Stark
        with  assassination
        given Lannister has Jaime Lannister in Lannisport
        given Lannister holds Assassination
        play  Phase 3
        dice  4
        when  Lannister chooses Assassination
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        show  Noble Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            refused: Jaime Lannister is Lannister's own (variant.assassination.targets)
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            The assassin rolls 4
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Tywin Lannister, Lord, Lannisport, Assassin, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_secret_passage_saves_the_victim_in_the_variant() {
    check(
        "
        rule  variant.assassination.passage
        game  Lannister, Tully, Stark
        with  assassination
        given Lannister holds Assassination
        given Stark holds Secret Passage
        play  Phase 3
        when  Lannister chooses Assassination
        when  Lannister chooses Ned Stark
        when  Lannister chooses Tywin Lannister
        when  Stark agrees
        show  the decks
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Assassination
            An assassin sent by Tywin Lannister strikes at Ned Stark
            Tywin Lannister carries an Assassin marker
            Stark uses a Secret Passage
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            The Fortune deck: 33 cards, 10 black-backed: 5 Bountiful Harvest, 5 Good Weather, 5 Taxes, 4 Uprising, 2 Secret Passage, 1 Justice, 1 Abduction, 4 Heavy Rain, 4 Famine and 2 Plague
            The Court Event deck: 19 cards: 9 A new Lord in the Court, 6 A new Lady in the Court, 3 Join the Small Council and 1 Mother of Dragons
            The Fortune Discard Pile: 1 Secret Passage and 1 Assassination
            The Court Event Discard Pile: nothing
        "#]],
    );
}

#[test]
fn unsullied_cost_two_and_there_are_no_men_at_arms() {
    check(
        "
        rule  house.targaryen.unsullied
        game  Targaryen, Stark, Tully
        given Targaryen has 9 Gold Dragons
        play  Phase 4
        when  Targaryen chooses Man at Arms
        when  Targaryen chooses Unsullied
        when  Targaryen chooses Dragonstone
        when  Targaryen chooses Knight
        when  Targaryen chooses Dragonstone
        show  Targaryen
        ",
        expect![[r#"
            Phase 4: Purchase
            refused: Targaryen has no Men at Arms in the stockpile (house.targaryen.unsullied)
            Targaryen buys an Unsullied in Dragonstone for 2
            Targaryen buys a Knight in Dragonstone for 3
            Targaryen: 4 gold, 1 Villages, 0 Victory Points, Nobles Daenerys Targaryen, cards nothing
        "#]],
    );
}

#[test]
fn the_master_of_coin_shields_his_fief() {
    check(
        "
        rule  council.coin
        game  Stark, Lannister, Tully
        given Ned Stark is Warden of the West
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Coin
        given Warden Tax was levied on Region 5 by Ned Stark
        given Riverrun has 1 Mill
        given Lannisport has 1 Mill
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        when  Lannister chooses Uprising
        when  Lannister chooses Riverrun because of Warden Tax
        when  Lannister chooses The Crag because of Warden Tax
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            refused: the Master of Coin shields Riverrun from taxes (council.coin)
            Lannister raises an Uprising in The Crag
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 5 Gold Dragons (Villages 1, Mills 2, House 2)
            Stark receives 3 Gold Dragons (Villages 1, Warden Tax 2)
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn an_empty_deck_is_made_anew_from_its_discard_pile() {
    check(
        "
        rule  cards.replenish
        game  Stark, Lannister, Tully
        given the Fortune deck is spent
        given Lannister is the first Player
        play  Phase 2
        when  Lannister chooses a Fortune card
        show  decks to Lannister
        ",
        expect![[r#"
            Phase 2: Cards
            35 cards become the new Fortune deck
            Lannister draws Good Weather
            34 Fortune cards, next Some(Grey); discarded last None; 19 Court Event cards; 0 Disasters
        "#]],
    );
}

#[test]
fn phase_2_discards_draws_disasters_plays() {
    check(
        "
        rule  round.phase2-order
        game  Stark, Lannister, Tully
        given round 2
        given Famine lies on the Disaster track
        given Stark holds Good Weather and Justice
        given Taxes lies on top of the Fortune deck
        play  Phase 2
        when  Stark chooses Justice
        when  everybody passes
        when  Stark chooses a Fortune card
        when  the cards are played
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark discards Justice
            Stark draws Taxes
            A Disaster is revealed: Famine
            The die shows 3 for Famine
            Famine strikes Region 3 (Crownlands)
            Stark is asked: Stark plays cards in the Cards Phase: which next? Play no more cards / Play Good Weather
        "#]],
    );
}

#[test]
fn a_rich_noble_pays_even_as_a_captive() {
    check(
        "
        rule  attribute.rich
        game  Tyrell, Lannister, Stark
        given Tyrell has Mace Tyrell in Lannisport
        given Mace Tyrell is Captive of Lannister
        play  Phase 3
        when  Phase 4 begins
        ",
        expect![[r#"
            Phase 3: Income
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Stark receives 1 Gold Dragon
            Phase 4: Purchase
        "#]],
    );
}

#[test]
fn three_nobles_are_ordinary_and_doran_is_both() {
    check(
        "
        rule  attribute.ordinary
        game  Arryn, Martell, Tully
        show  attributes
        ",
        expect![[r#"
            None: Ysilla Royce, Quentyn Martell and Eleanor Mooton
            Two: Petyr Baelish, Melisandre, Balon Greyjoy, Tyrion Lannister, Doran Martell, Ned Stark, Jon Snow, Olenna Tyrell and Daenerys Targaryen
        "#]],
    );
}

#[test]
fn nobody_sponsors_his_own_murder() {
    check(
        "
        rule  assassination.sponsor
        game  Stark, Lannister, Tully
        given Stark holds Assassination
        play  Phase 3
        when  Stark chooses Assassination
        show  questions
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Assassination
            Stark is asked: Stark plays Assassination: on which Noble? Tywin Lannister / Edmure Tully
            refused: no other Noble of Stark's can be the sponsor (assassination.sponsor)
        "#]],
    );
}

#[test]
fn justice_does_not_reach_the_hand() {
    check(
        "
        rule  justice.immune
        game  Stark, Lannister, Tully
        given Stark holds Justice
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Tywin Lannister is Assassin
        given Edmure Tully is Assassin
        play  Phase 3
        when  Stark chooses Justice
        show  questions
        when  Stark chooses Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Justice
            Stark is asked: Stark plays Justice: on which Noble? Edmure Tully
            refused: Tywin Lannister is the Hand or of the Royal Family (justice.immune)
        "#]],
    );
}

#[test]
fn captives_of_another_captor_do_not_escape_along() {
    check(
        "
        rule  passage.escape
        game  Stark, Lannister, Tully
        given Lannister holds Secret Passage
        given Lannister has Jaime Lannister in Riverrun
        given Jaime Lannister is Captive of Tully
        given Lannister has Tyrion Lannister in Riverrun
        given Stark has 1 Knight in Riverrun
        given Tyrion Lannister is Captive of Stark
        play  Phase 3
        when  Lannister chooses Secret Passage
        when  Lannister chooses Jaime Lannister
        show  questions
        show  Noble Tyrion Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Secret Passage
            Lannister uses a Secret Passage
            Jaime Lannister is free by a Secret Passage
            Lannister is asked: In which Village does Jaime Lannister of Lannister appear? Lannisport
            Tyrion Lannister, Lord, Riverrun, Captive of Stark, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn lannister_exchanges_a_card_once_in_the_game() {
    check(
        "
        rule  house.lannister.swap
        game  Lannister, Stark, Tully
        given Lannister holds Taxes
        given Stark holds Justice
        given Tully holds Uprising
        play  Phase 8
        when  Lannister chooses look at a hand
        when  Lannister chooses Stark
        when  Lannister chooses Justice
        when  Lannister chooses Taxes
        when  Stark passes
        when  Tully passes
        when  Lannister passes
        when  Phase 2 begins
        when  Stark chooses nothing
        when  Stark passes
        when  Tully passes
        when  Lannister chooses look at a hand
        when  Lannister chooses Tully
        show  questions
        ",
        expect![[r#"
            Phase 8: End of round
            Lannister looks at Stark's hand: Justice
            Lannister takes Justice from Stark and gives Taxes
            Cards and Tax markers leave the map
            Lannister has 0 Victory Points
            Stark has 0 Victory Points
            Tully has 0 Victory Points
            The First Player card passes to Stark
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            Lannister looks at Tully's hand: Uprising
            Stark is asked: Stark plays a card, declares an effect, or passes in the Cards Phase Pass
        "#]],
    );
}

#[test]
fn an_abduction_nobody_helped_is_not_tried_again() {
    check(
        "
        rule  effect.finite
        rule  abduction.fortification
        game  Stark, Lannister, Tully
        given Stark holds Abduction
        given Stark has Robb Stark in Lannisport
        given Tully holds Taxes
        play  Phase 3
        when  Stark chooses Abduction
        when  Stark chooses Robb Stark and Tywin Lannister
        when  Tully passes
        when  Lannister passes
        when  Tully passes
        show  questions
        when  Stark chooses Abduction
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Abduction
            Abduction goes back to Stark's hand
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
            refused: Abduction: it came back from everybody who could be asked (effect.finite)
        "#]],
    );
}

#[test]
fn a_whitecloak_of_the_queen_guards_the_king_too() {
    check(
        "
        rule  abduction.guards
        game  Stark, Lannister, Tully
        with  tactics
        given Ned Stark is King
        given Lannister has Cersei Lannister in Harrenhal
        given Cersei Lannister is Queen
        given Ned Stark is married to Cersei Lannister
        given the Queen has 1 Whitecloak Knights
        given Stark has Ned Stark in Harrenhal
        given Tully has Edmure Tully in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Tully holds Abduction
        play  Phase 3
        when  Lannister passes
        when  Tully chooses Abduction
        show  questions
        when  Tully chooses Edmure Tully and Ned Stark
        ",
        expect![[r#"
            Phase 3: Income
            Tully plays Abduction
            Tully is asked: Tully plays Abduction: who abducts whom? Edmure Tully abducts Robb Stark
            refused: guards protect Ned Stark (abduction.guards)
        "#]],
    );
}

#[test]
fn shadow_abducts_from_a_fortification() {
    check(
        "
        rule  attribute.shadow
        rule  abduction.fortification
        game  Tully, Stark, Greyjoy
        given Tully has Brynden Tully in Pyke
        given Tully has 1 Knight in Pyke
        given Tully holds Abduction
        play  Phase 3
        when  Tully chooses Abduction
        when  Tully chooses Brynden Tully and Balon Greyjoy
        show  questions
        when  Tully chooses use shadow
        ",
        expect![[r#"
            Phase 3: Income
            Tully plays Abduction
            Tully is asked: Brynden Tully abducts Balon Greyjoy: does Tully add a Secret Passage so that walls do not help? Add no Secret Passage / Go by shadow
            Brynden Tully goes by shadow
            Brynden Tully abducts Balon Greyjoy
            Tully captures Balon Greyjoy
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}
