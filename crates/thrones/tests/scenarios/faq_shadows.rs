//! Rulings of the official FAQ on Shadows, Melee and seasons, by their numbers.

use expect_test::expect;

use crate::check;

#[test]
fn f162_a_card_in_shadows_is_in_no_hand_and_known_to_its_owner_alone() {
    check(
        "
        rule  shadows.zone
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Shadowcat in shadows
        given Stark has Plain Spy in play
        given it is the challenges phase with Stark active
        show  what Stark sees of Greyjoy
        show  what Greyjoy sees of Greyjoy
        show  Greyjoy's cards in play
        when  Stark attacks Greyjoy for intrigue with Plain Spy
        when  the challenge ends
        show  Shadowcat
        ",
        expect![[r#"
            Stark sees in Greyjoy's hand: nothing
            Stark sees in Greyjoy's deck: 0 cards, of them known: nothing
            Stark sees in Greyjoy's discard pile: nothing
            Stark sees in Greyjoy's dead pile: nothing
            Stark sees in Greyjoy's plot deck: 6 cards, of them known: nothing
            Stark sees in Greyjoy's used plots: nothing
            Stark sees in Greyjoy's Shadows: a card
            Greyjoy sees in Greyjoy's hand: nothing
            Greyjoy sees in Greyjoy's deck: 0 cards, of them known: nothing
            Greyjoy sees in Greyjoy's discard pile: nothing
            Greyjoy sees in Greyjoy's dead pile: nothing
            Greyjoy sees in Greyjoy's plot deck: 6 cards, of them known: A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season
            Greyjoy sees in Greyjoy's used plots: nothing
            Greyjoy sees in Greyjoy's Shadows: Shadowcat
            Greyjoy has in play: nothing
            Stark initiates an intrigue challenge against Greyjoy
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Greyjoy declares no defenders
            Stark wins the challenge against Greyjoy, 1 to 0
            Greyjoy satisfies a claim of 1
            Stark claims 1 power, unopposed
            Shadowcat: in Greyjoy's Shadows
        "#]],
    );
}

#[test]
fn f163_a_card_goes_into_shadows_for_two_gold() {
    check(
        "
        rule  shadows.hide
        set   low
        given Stark has Mance's Men, Shadowcat in hand
        given Stark has 3 gold
        given it is the marshalling phase
        show  what Stark is offered
        show  why Stark cannot marshal Mance's Men
        when  Stark hides Mance's Men
        when  Stark hides Shadowcat
        show  Stark's gold
        ",
        expect![[r#"
            Stark is offered: Pass / Put Mance's Men into Shadows for 2 gold / Put Shadowcat into Shadows for 2 gold
            Stark cannot marshal Mance's Men: Mance's Men comes into play out of Shadows alone (shadows.hide)
            Stark pays 2 gold
            Mance's Men goes into Shadows
            refused: it costs 2 gold, you have 1 (shadows.hide)
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn f163_only_in_ones_own_marshalling_turn() {
    check(
        "
        rule  shadows.hide
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Shadowcat in hand
        given Greyjoy has 2 gold
        given it is the marshalling phase with Stark active
        show  why Greyjoy cannot hide Shadowcat
        ",
        expect![[r#"
            Greyjoy cannot hide Shadowcat: cards go into Shadows in your own marshalling turn (shadows.hide)
        "#]],
    );
}

#[test]
fn f163_seen_by_an_opponent_it_is_a_card() {
    check(
        "
        rule  shadows.zone
        set   kots
        players Greyjoy, Stark
        seen  by Stark
        given Greyjoy has Shadowcat in hand
        given Greyjoy has 2 gold
        given it is the marshalling phase with Greyjoy active
        when  Greyjoy hides Shadowcat
        show  what Stark sees of Greyjoy
        ",
        expect![[r#"
            Greyjoy pays 2 gold
            a card goes into Shadows
            Stark receives 4 gold of income
            Stark sees in Greyjoy's hand: nothing
            Stark sees in Greyjoy's deck: 0 cards, of them known: nothing
            Stark sees in Greyjoy's discard pile: nothing
            Stark sees in Greyjoy's dead pile: nothing
            Stark sees in Greyjoy's plot deck: 6 cards, of them known: nothing
            Stark sees in Greyjoy's used plots: nothing
            Stark sees in Greyjoy's Shadows: a card
        "#]],
    );
}

#[test]
fn no_card_of_shadows_is_placed_in_setup() {
    check(
        "
        rule  shadows.setup
        set   kots
        players Greyjoy, Stark
        given Greyjoy's hand is Shadowcat, Plain Soldier
        given Greyjoy is the first player
        when  the game begins
        when  Greyjoy places Shadowcat
        when  Greyjoy places Plain Soldier
        ",
        expect![[r#"
            Greyjoy is first player, by lot
            Greyjoy announces House Greyjoy
            Stark announces House Stark
            Greyjoy shuffles the deck
            Stark shuffles the deck
            refused: Shadowcat comes into play out of Shadows alone (shadows.setup)
            Greyjoy places Plain Soldier facedown
        "#]],
    );
}

#[test]
fn f164_one_card_comes_out_at_the_beginning_of_a_phase() {
    check(
        "
        rule  shadows.come_out
        set   kots
        players Greyjoy, Stark
        given Greyjoy has 2 Shadowcat in shadows
        given Stark has Silent Sisters in shadows
        given Greyjoy is the first player
        when  the draw phase begins
        show  who is asked
        show  what Greyjoy is offered
        when  Greyjoy brings out Shadowcat
        show  who is asked
        when  Stark passes
        when  the marshalling phase begins
        show  who is asked
        when  Greyjoy brings out Shadowcat
        ",
        expect![[r#"
            The draw phase begins
            Greyjoy is asked: Which card does Greyjoy bring out of Shadows in the draw phase?
            Greyjoy is offered: Bring nothing out / Shadowcat / Shadowcat
            Greyjoy brings Shadowcat out of Shadows
            Shadowcat enters play
            Stark is asked: Which card does Stark bring out of Shadows in the draw phase?
            The marshalling phase begins
            Greyjoy is asked: Which card does Greyjoy bring out of Shadows in the marshalling phase?
            Greyjoy brings Shadowcat out of Shadows
            Shadowcat enters play
        "#]],
    );
}

#[test]
fn f165_what_the_first_card_does_is_done_before_the_second_comes_out() {
    check(
        "
        rule  shadows.come_out
        set   kost
        players Baratheon, Greyjoy
        given Baratheon has Sister of Truth in shadows
        given Baratheon has 1 gold
        given Greyjoy has Silent Sisters in play
        given Greyjoy has Shadowcat in shadows
        given Baratheon is the first player
        when  the challenges phase begins
        when  Baratheon brings out Sister of Truth
        when  Baratheon uses Sister of Truth on Silent Sisters
        when  everyone passes
        show  who is asked
        show  what Greyjoy is offered
        when  Greyjoy brings out Silent Sisters
        ",
        expect![[r#"
            The challenges phase begins
            Baratheon brings Sister of Truth out of Shadows
            Baratheon pays 1 gold
            Sister of Truth enters play
            Baratheon chooses Silent Sisters
            Baratheon uses Sister of Truth
            Silent Sisters is returned into Shadows by Sister of Truth
            Silent Sisters goes into Shadows
            Greyjoy is asked: Which card does Greyjoy bring out of Shadows in the challenges phase?
            Greyjoy is offered: Bring nothing out / Silent Sisters / Shadowcat
            Greyjoy brings Silent Sisters out of Shadows
            Silent Sisters enters play
        "#]],
    );
}

#[test]
fn f166_an_attachment_that_finds_no_host_is_discarded() {
    check(
        "
        rule  shadows.enter
        set   pots
        players Martell, Stark
        given Martell has A Pinch of Powder in shadows
        when  the challenges phase begins
        when  Martell brings out A Pinch of Powder
        show  A Pinch of Powder
        ",
        expect![[r#"
            The challenges phase begins
            Martell brings A Pinch of Powder out of Shadows
            Martell discards A Pinch of Powder
            A Pinch of Powder: Martell's discard pile
        "#]],
    );
}

#[test]
fn f166_cards_come_out_standing() {
    check(
        "
        rule  shadows.enter
        set   low
        given Stark has Mance's Men in shadows
        given Stark has 4 gold
        when  the challenges phase begins
        when  Stark brings out Mance's Men
        show  Mance's Men
        when  Stark attacks Lannister for military with Mance's Men
        ",
        expect![[r#"
            The challenges phase begins
            Stark brings Mance's Men out of Shadows
            Stark pays 4 gold
            Mance's Men enters play
            Mance's Men: controlled by Stark, standing, STR 6, military, power, Deadly
            Stark initiates a military challenge against Lannister
            Stark attacks with Mance's Men
            Stark kneels Mance's Men
        "#]],
    );
}

#[test]
fn f169_a_unique_card_becomes_a_duplicate_as_it_comes_out() {
    check(
        "
        rule  shadows.enter
        set   qod
        players Targaryen, Stark
        given Targaryen has Black Hatchling in play
        given Targaryen has Black Hatchling in shadows
        when  the challenges phase begins
        when  Targaryen brings out Black Hatchling
        show  Black Hatchling
        ",
        expect![[r#"
            The challenges phase begins
            Targaryen brings Black Hatchling out of Shadows
            Targaryen attaches a duplicate to Black Hatchling
            Black Hatchling: controlled by Targaryen, standing, STR 1, military, power, Deadly, with 1 duplicate
        "#]],
    );
}

#[test]
fn f170_who_came_out_is_in_play_and_responds() {
    check(
        "
        rule  shadows.enter
        set   qod
        players Targaryen, Stark
        given Targaryen has Warlock of Qarth in shadows
        given Targaryen has Shadowcat in shadows
        given Targaryen has 1 gold
        given Stark has Great Keep in play
        given Stark has Godswood in play
        when  the challenges phase begins
        when  Targaryen brings out Warlock of Qarth
        show  what Targaryen is offered
        when  Targaryen uses Warlock of Qarth
        show  what Targaryen is offered
        ",
        expect![[r#"
            The challenges phase begins
            Targaryen brings Warlock of Qarth out of Shadows
            Targaryen pays 1 gold
            Warlock of Qarth enters play
            Targaryen is offered: Pass / Use Warlock of Qarth
            Targaryen is offered: Great Keep
        "#]],
    );
}

#[test]
fn the_king_s_law_clears_the_shadows() {
    check(
        "
        rule  shadows.zone
        set   kost
        players Baratheon, Greyjoy
        given Baratheon reveals The King's Law
        given Greyjoy has Shadowcat in shadows
        given it is the marshalling phase
        when  the marshalling phase ends
        show  Shadowcat
        ",
        expect![[r#"
            Baratheon receives 3 gold of income
            Greyjoy receives 4 gold of income
            The King's Law takes effect
            Greyjoy discards Shadowcat by The King's Law
            Shadowcat: Greyjoy's discard pile
        "#]],
    );
}

#[test]
fn f184_melee_counts_enemies_and_not_one_s_own() {
    check(
        "
        rule  keyword.melee
        set   lotr
        players Lannister, Stark
        given Lannister has Arrogant Contender, Plain Soldier in play
        given Stark has Plain Soldier, Plain Spy, Shaggydog in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Arrogant Contender, Plain Soldier
        show  Arrogant Contender
        when  Stark defends with Plain Soldier, Shaggydog
        show  Arrogant Contender
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Arrogant Contender
            Lannister attacks with Plain Soldier
            Lannister kneels Arrogant Contender
            Lannister kneels Plain Soldier
            Arrogant Contender: controlled by Lannister, kneeling, STR 3, military, intrigue, Melee
            Stark defends with Plain Soldier
            Stark defends with Shaggydog
            Stark kneels Plain Soldier
            Stark kneels Shaggydog
            Lannister wins the challenge against Stark, 7 to 3
            Stark satisfies a claim of 1
            Arrogant Contender: controlled by Lannister, kneeling, STR 5, military, intrigue, Melee
        "#]],
    );
}

#[test]
fn f187_a_season_is_the_whole_table_s_and_never_both() {
    check(
        "
        rule  season.one
        set   low
        players Stark, Targaryen
        given Stark has Robb Stark in play
        given Stark has Crown of Winter on Robb Stark
        given Targaryen has Daenerys Targaryen in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given it is the dominance phase
        when  Stark uses Robb Stark
        when  Stark chooses King
        show  Robb Stark
        ",
        expect![[r#"
            Stark uses Robb Stark
            Stark names King
            The effect of Robb Stark lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 6, military, power, Renown, with Crown of Winter
        "#]],
    );
}

#[test]
fn f187_without_summer_it_is_winter() {
    check(
        "
        rule  season.one
        set   low
        players Stark, Targaryen
        given Stark has Robb Stark in play
        given Stark has Crown of Winter on Robb Stark
        given it is the dominance phase
        when  Stark uses Robb Stark
        when  Stark chooses King
        show  Robb Stark
        ",
        expect![[r#"
            Stark uses Robb Stark
            Stark names King
            The effect of Robb Stark lasts until the end of the phase
            Robb Stark: controlled by Stark, standing, STR 7, military, power, Renown, with Crown of Winter
        "#]],
    );
}
