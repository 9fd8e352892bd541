//! The characters of other Houses and of none in Kings of the Sea at work.

use expect_test::expect;

use crate::check;

#[test]
fn robb_stark_the_king_makes_an_army_free() {
    check(
        "
        set   kots
        players Stark, Greyjoy
        given Stark has Robb Stark in play
        given Stark has War Host of the North in hand
        given Stark has 0 gold
        given it is the marshalling phase
        when  Stark marshals War Host of the North
        when  Stark uses Robb Stark
        when  Stark marshals War Host of the North
        ",
        expect![[r#"
            refused: War Host of the North costs 7, you have 0 gold (card.anatomy.cost)
            Stark kneels Robb Stark
            Stark uses Robb Stark
            The effect of Robb Stark lasts until the end of the phase
            Stark marshals War Host of the North for 0 gold
            War Host of the North enters play
            Greyjoy receives 4 gold of income
        "#]],
    );
}

#[test]
fn robb_stark_is_one_king_of_two() {
    check(
        "
        set   kots
        players Stark, Greyjoy
        given Stark has Robb Stark in play
        given Greyjoy has Balon Greyjoy in play
        given it is the marshalling phase
        when  Stark uses Robb Stark
        ",
        expect![[r#"
            refused: that text of Robb Stark works by itself (timing.constant)
        "#]],
    );
}

#[test]
fn joffrey_takes_the_gold_paid_for_a_character() {
    check(
        "
        set   kots
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Robb Stark in hand
        given Stark has 5 gold
        given Stark is the first player
        given it is the marshalling phase
        when  Stark marshals Robb Stark
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Robb Stark for 4 gold
            Stark pays 4 gold
            Robb Stark enters play
            Lannister uses Joffrey Baratheon
            Lannister puts 4 gold on Joffrey Baratheon
            Lannister receives 4 gold of income
            Joffrey Baratheon: controlled by Lannister, standing, STR 1, military, power, 4 gold
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn joffrey_is_as_strong_as_his_gold() {
    check(
        "
        set   kots
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play, with 3 gold on it
        given Stark has Plain Soldier in hand
        given Stark is the first player
        given it is the marshalling phase
        given Stark has 2 gold
        show  Joffrey Baratheon
        when  Stark marshals Plain Soldier
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Joffrey Baratheon: controlled by Lannister, standing, STR 4, military, power, 3 gold
            Stark marshals Plain Soldier for 1 gold
            Stark pays 1 gold
            Plain Soldier enters play
            Lannister uses Joffrey Baratheon
            Lannister puts 1 gold on Joffrey Baratheon
            Lannister receives 4 gold of income
            Joffrey Baratheon: controlled by Lannister, standing, STR 5, military, power, 4 gold
        "#]],
    );
}

#[test]
fn joffrey_takes_nothing_where_nothing_is_paid() {
    check(
        "
        set   kots
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Shivering Sea in play
        given Stark has Plain Soldier in hand
        given Stark is the first player
        given it is the marshalling phase
        given Stark has 0 gold
        when  Stark uses Shivering Sea
        when  Stark marshals Plain Soldier
        when  Lannister uses Joffrey Baratheon
        show  Joffrey Baratheon
        ",
        expect![[r#"
            Shivering Sea is discarded from play
            Stark uses Shivering Sea
            The effect of Shivering Sea lasts until the end of the phase
            Shivering Sea goes to Stark's discard pile
            Stark marshals Plain Soldier for 0 gold
            Plain Soldier enters play
            Lannister receives 4 gold of income
            refused: Joffrey Baratheon is used after an opponent plays a character; that has not just happened (response.definition)
            Joffrey Baratheon: controlled by Lannister, standing, STR 1, military, power
        "#]],
    );
}

#[test]
fn viserys_needs_less_power_with_attachments() {
    check(
        "
        set   kots
        players Targaryen, Stark
        given Targaryen has Viserys Targaryen in play
        given Targaryen has Strong Sword on Viserys Targaryen
        given Targaryen has 13 power
        given Targaryen has Khal Drogo in play
        given it is the dominance phase
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Targaryen wins dominance with 6
            Targaryen claims 1 power for dominance
            Targaryen wins the game with 14 power
        "#]],
    );
}

#[test]
fn viserys_without_attachments_needs_fifteen() {
    check(
        "
        set   kots
        players Targaryen, Stark
        given Targaryen has Viserys Targaryen in play
        given Targaryen has 13 power
        given it is the dominance phase
        when  the dominance phase begins
        show  Targaryen's power
        ",
        expect![[r#"
            The dominance phase begins
            Targaryen wins dominance with 1
            Targaryen claims 1 power for dominance
            Targaryen has 14 power
        "#]],
    );
}

#[test]
fn myrcella_lends_a_knight_cunning() {
    check(
        "
        set   kots
        players Martell, Stark
        given Martell has Myrcella Lannister, Renowned Knight in play
        given it is the challenges phase
        when  Martell uses Myrcella Lannister
        when  Martell chooses Renowned Knight
        show  Renowned Knight
        ",
        expect![[r#"
            Martell chooses Renowned Knight
            Martell kneels Myrcella Lannister
            Martell uses Myrcella Lannister
            The effect of Myrcella Lannister lasts until the end of the phase
            Renowned Knight: controlled by Martell, standing, STR 3, military, intrigue, power, Renown, Stealth
        "#]],
    );
}

#[test]
fn myrcella_is_one_queen_of_two() {
    check(
        "
        set   kots
        players Martell, Stark
        given Martell has Myrcella Lannister, Renowned Knight in play
        given Stark has Myrcella Lannister in play
        given it is the challenges phase
        when  Martell uses Myrcella Lannister
        ",
        expect![[r#"
            refused: that text of Myrcella Lannister works by itself (timing.constant)
        "#]],
    );
}

#[test]
fn a_shadowcat_comes_out_of_the_shadows() {
    check(
        "
        set   kots
        rule  shadows.come_out
        rule  shadows.hide
        players Greyjoy, Stark
        given Greyjoy has Shadowcat in hand
        given Greyjoy has 2 gold
        given it is the marshalling phase
        when  Greyjoy hides Shadowcat
        show  Shadowcat
        when  the marshalling phase ends
        when  Greyjoy brings out Shadowcat
        show  Shadowcat
        ",
        expect![[r#"
            Greyjoy pays 2 gold
            Shadowcat goes into Shadows
            Stark receives 4 gold of income
            Shadowcat: in Greyjoy's Shadows
            The challenges phase begins
            Greyjoy brings Shadowcat out of Shadows
            Shadowcat enters play
            Shadowcat: controlled by Greyjoy, standing, STR 2, military, Stealth
        "#]],
    );
}

#[test]
fn silent_sisters_count_the_dead() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Silent Sisters in play
        given Greyjoy has Plain Soldier, Plain Spy in the dead pile
        given Stark has Plain Lord in the dead pile
        show  Silent Sisters
        ",
        expect![[r#"
            Silent Sisters: controlled by Greyjoy, standing, STR 3, intrigue, power
        "#]],
    );
}

#[test]
fn silent_sisters_grow_with_each_death() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Plain Soldier in play
        given Greyjoy has Silent Sisters in play, kneeling
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Greyjoy for military with Robb Stark
        when  Greyjoy defends with Plain Soldier
        when  everyone passes
        when  Greyjoy chooses Plain Soldier
        when  everyone passes
        show  Silent Sisters
        ",
        expect![[r#"
            Stark initiates a military challenge against Greyjoy
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Greyjoy defends with Plain Soldier
            Greyjoy kneels Plain Soldier
            Stark wins the challenge against Greyjoy, 3 to 2
            Greyjoy satisfies a claim of 1
            Plain Soldier is killed for the claim
            Robb Stark claims 1 power for Renown
            Plain Soldier goes to Greyjoy's dead pile
            Silent Sisters: controlled by Greyjoy, kneeling, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn randyll_tarly_leads_war_crests() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Randyll Tarly, Asha Greyjoy, Theon Greyjoy in play
        given Stark has Greatjon Umber in play
        show  Randyll Tarly
        show  Asha Greyjoy
        show  Theon Greyjoy
        show  Greatjon Umber
        ",
        expect![[r#"
            Randyll Tarly: controlled by Greyjoy, standing, STR 4, military, power
            Asha Greyjoy: controlled by Greyjoy, standing, STR 4, military, intrigue, power, Renown
            Theon Greyjoy: controlled by Greyjoy, standing, STR 2, military, power
            Greatjon Umber: controlled by Stark, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn a_jack_of_all_trades_takes_a_crest() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Jack of all Trades, Randyll Tarly, Aeron's Chambers in play
        given it is the challenges phase
        show  Jack of all Trades
        when  Greyjoy uses Jack of all Trades
        when  Greyjoy chooses War
        show  Jack of all Trades
        when  the challenges phase ends
        show  Jack of all Trades
        ",
        expect![[r#"
            Jack of all Trades: controlled by Greyjoy, standing, STR 2, military, intrigue, power
            Greyjoy kneels Aeron's Chambers
            Greyjoy pays 1 influence
            Greyjoy uses Jack of all Trades
            The effect of Jack of all Trades lasts until the end of the phase
            Jack of all Trades: controlled by Greyjoy, standing, STR 3, military, intrigue, power
            Jack of all Trades: controlled by Greyjoy, standing, STR 2, military, intrigue, power
        "#]],
    );
}

#[test]
fn a_godswood_attendant_looks_and_discards() {
    check(
        "
        set   kots
        players Greyjoy, Stark
        given Greyjoy has Godswood Attendant in play
        given Stark's deck is Ice, Hodor
        given it is the challenges phase
        when  Greyjoy attacks Stark for power with Godswood Attendant
        when  Stark declares no defenders
        when  Greyjoy uses Godswood Attendant
        when  Greyjoy chooses Stark
        when  Greyjoy chooses Discard
        show  Stark's discard pile
        ",
        expect![[r#"
            Greyjoy initiates a power challenge against Stark
            Greyjoy attacks with Godswood Attendant
            Greyjoy kneels Godswood Attendant
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Greyjoy claims 1 power, unopposed
            Greyjoy chooses Stark
            Greyjoy uses Godswood Attendant
            Greyjoy looks at Ice
            Stark discards Ice by Godswood Attendant
            Stark has in the discard pile: Ice
        "#]],
    );
}

#[test]
fn robert_baratheon_plays_an_event_again() {
    check(
        "
        set   kots
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Baratheon has Confession, Kingsmoot in the discard pile
        given Baratheon has Aeron Damphair in play
        given Stark has Ice in hand
        given it is the challenges phase
        when  Baratheon uses Robert Baratheon
        when  Baratheon chooses Kingsmoot
        when  Baratheon chooses Confession
        when  everyone passes
        when  Baratheon chooses Ice
        when  everyone passes
        show  Confession
        show  Stark's discard pile
        ",
        expect![[r#"
            refused: Robert Baratheon asks for an any phase event in your discard pile, which Kingsmoot is not (timing.target)
            Baratheon chooses Confession
            Baratheon kneels Robert Baratheon
            Baratheon uses Robert Baratheon
            Baratheon chooses Stark
            Baratheon kneels Aeron Damphair
            Baratheon plays Confession
            Baratheon looks at Ice
            Stark discards Ice by Confession
            Confession goes into Baratheon's deck
            Baratheon shuffles the deck
            refused: Ice is Stark's (control.own_and_control)
            Confession: Baratheon's deck
            Stark has in the discard pile: Ice
        "#]],
    );
}

#[test]
fn robert_baratheon_is_one_king_of_two() {
    check(
        "
        set   kots
        players Baratheon, Greyjoy
        given Baratheon has Robert Baratheon, Aeron Damphair in play
        given Baratheon has Confession in the discard pile
        given Greyjoy has Balon Greyjoy in play
        given Greyjoy has Plain Spy in hand
        given it is the challenges phase
        when  Baratheon uses Robert Baratheon
        ",
        expect![[r#"
            refused: that text of Robert Baratheon works by itself (timing.constant)
        "#]],
    );
}
