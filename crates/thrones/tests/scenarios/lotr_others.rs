//! Agendas, attachments, events and locations of Lions of the Rock at work.

use expect_test::expect;

use crate::check;

#[test]
fn widows_wail_draws_for_its_power() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has Widow's Wail on Tywin Lannister, with 2 power
        given Lannister's deck is Ice, Lady, Hodor
        given it is the challenges phase
        show  Tywin Lannister
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark declares no defenders
        when  Lannister chooses House Lannister
        when  Lannister uses Widow's Wail
        when  everyone passes
        show  Lannister's hand
        ",
        expect![[r#"
            Tywin Lannister: controlled by Lannister, standing, STR 6, military, intrigue, power, Renown, with Widow's Wail
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Tywin Lannister claims 1 power for Renown
            Lannister uses Widow's Wail
            Lannister draws Ice
            Lannister draws Lady
            Lannister has in hand: Ice, Lady
        "#]],
    );
}

#[test]
fn a_vat_of_wildfire_keeps_a_location_down() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Stark has Great Keep in play, kneeling
        given Stark has Godswood in play, kneeling
        given Lannister has Vat of Wildfire on Great Keep
        when  the standing phase begins
        show  Great Keep
        show  Godswood
        ",
        expect![[r#"
            The standing phase begins
            Stark stands Godswood
            Great Keep: controlled by Stark, kneeling, Limited, with Vat of Wildfire
            Godswood: controlled by Stark, standing, Limited
        "#]],
    );
}

#[test]
fn a_vat_of_wildfire_is_for_locations() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has Vat of Wildfire in hand
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister marshals Vat of Wildfire on Tywin Lannister
        ",
        expect![[r#"
            refused: there is no card in play that Vat of Wildfire can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn an_increased_levy_is_on_your_own_land() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Increased Levy in hand
        given Lannister has Plain Soldier in play
        given Stark has Great Keep in play
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister marshals Increased Levy on Great Keep
        when  Lannister marshals Increased Levy on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Increased Levy can be attached to (card.attachment.host)
            refused: there is no card in play that Increased Levy can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn the_inn_at_the_crossroads_counts_clansmen() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Inn at the Crossroads, Tribes of the Vale, Feuding Clanswoman in play
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 6 gold of income
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn casterly_rock_hides_lions() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Casterly Rock, Tywin Lannister, Lord Tyrion's Host in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Lord Tyrion's Host
        show  Tywin Lannister
        show  Lord Tyrion's Host
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Lord Tyrion's Host
            Lannister kneels Lord Tyrion's Host
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown, Stealth
            Lord Tyrion's Host: controlled by Lannister, kneeling, STR 3, military, power
        "#]],
    );
}

#[test]
fn a_coin_mint_pays_out() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Coin Mint in hand
        given Lannister has 2 gold
        given it is the marshalling phase
        when  Lannister marshals Coin Mint
        when  Lannister uses Coin Mint
        when  Lannister pays 3
        show  Coin Mint
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister marshals Coin Mint for 2 gold
            Lannister pays 2 gold
            Coin Mint enters play
            Coin Mint takes effect
            Lannister puts 4 gold on Coin Mint
            Lannister kneels Coin Mint
            3 gold goes from Coin Mint to the Treasury
            Lannister uses Coin Mint
            Lannister takes 3 gold from the Treasury
            Coin Mint: controlled by Lannister, kneeling, 1 gold
            Lannister has 3 gold
        "#]],
    );
}

#[test]
fn darkened_hallways_order_a_deck() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Darkened Hallways, Bronn's Hireling in play
        given Stark's deck is Ice, Lady, Hodor
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  Stark declares no defenders
        when  Lannister uses Darkened Hallways
        when  Lannister chooses Stark
        when  everyone passes
        when  Lannister chooses Ice
        show  Stark's deck
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister chooses Stark
            Lannister kneels Darkened Hallways
            Lannister uses Darkened Hallways
            Lannister looks at Ice
            Lannister looks at Lady
            Ice goes to the bottom of Stark's deck
            Stark has in the deck: Lady, Hodor, Ice
        "#]],
    );
}

#[test]
fn the_iron_throne_silences_a_character() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Iron Throne in play
        given Stark has Marya Seaworth in play
        given Stark has Hodor in play, kneeling
        given it is the challenges phase
        given Stark is the first player
        when  Stark uses Marya Seaworth
        when  Stark chooses Hodor
        when  Lannister uses The Iron Throne
        when  everyone passes
        show  Hodor
        ",
        expect![[r#"
            Stark chooses Hodor
            Stark kneels Marya Seaworth
            Stark uses Marya Seaworth
            Lannister kneels The Iron Throne
            Lannister uses The Iron Throne
            Marya Seaworth is cancelled
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_iron_throne_does_not_silence_what_happens_by_itself() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Iron Throne in play
        given Lannister has Ice in hand
        given Stark has Thankful Widow, Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister uses The Iron Throne
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            refused: that text of The Iron Throne works by itself (timing.constant)
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Ice at random for the claim
            Stark claims 1 power, unopposed
            Thankful Widow takes effect
            Stark takes 1 gold from the Treasury
        "#]],
    );
}

#[test]
fn two_iron_thrones_are_none() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Iron Throne in play
        given Stark has The Iron Throne, Marya Seaworth in play
        given Stark has Hodor in play, kneeling
        given it is the challenges phase
        given Stark is the first player
        when  Stark uses Marya Seaworth
        when  Stark chooses Hodor
        show  Hodor
        ",
        expect![[r#"
            Stark chooses Hodor
            Stark kneels Marya Seaworth
            Stark uses Marya Seaworth
            Stark stands Hodor
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_lions_cunning_is_bought() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tywin Lannister, Ser Jaime Lannister in play
        given Lannister has The Lion's Cunning in hand
        given it is the challenges phase
        given Lannister has 2 gold
        when  Lannister attacks Stark for military with Tywin Lannister, Ser Jaime Lannister
        when  Lannister plays The Lion's Cunning
        when  Lannister pays 2
        when  Lannister chooses Tywin Lannister, Ser Jaime Lannister
        show  Tywin Lannister
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister attacks with Ser Jaime Lannister
            Lannister kneels Tywin Lannister
            Lannister kneels Ser Jaime Lannister
            Lannister pays 2 gold
            Lannister plays The Lion's Cunning
            Lannister chooses Tywin Lannister
            Lannister chooses Ser Jaime Lannister
            The effect of The Lion's Cunning lasts until the end of the challenge
            Tywin Lannister: controlled by Lannister, kneeling, STR 6, military, intrigue, power, Renown
            Ser Jaime Lannister: controlled by Lannister, kneeling, STR 5, military, intrigue, Renown
        "#]],
    );
}

#[test]
fn the_wealth_of_the_rock_counts_characters() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Wealth of the Rock in hand
        given Stark has Hodor, Robb Stark in play
        when  the marshalling phase begins
        when  Lannister plays The Wealth of the Rock
        when  Lannister chooses Stark
        show  Lannister's gold
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 4 gold of income
            Lannister chooses Stark
            Lannister plays The Wealth of the Rock
            Lannister takes 2 gold from the Treasury
            Stark receives 4 gold of income
            Lannister has 6 gold
        "#]],
    );
}

#[test]
fn a_double_bluff_changes_the_claim() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Double Bluff in hand
        given Lannister has Bronn's Hireling in play
        given Stark has Plain Soldier in play
        given Stark has Ice in hand
        given it is the challenges phase
        given Lannister has 2 gold
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  Stark declares no defenders
        when  Lannister plays Double Bluff
        when  Lannister names military
        when  everyone passes
        show  Plain Soldier
        show  Stark's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister pays 2 gold
            Lannister plays Double Bluff
            Lannister names military challenges
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Plain Soldier is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Soldier goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn infamous_moves_the_power() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Infamous! in hand
        given Lannister has Tywin Lannister in play
        given Stark has Hodor in play
        given it is the dominance phase
        given Stark has Robb Stark in play
        when  the dominance phase begins
        when  Lannister plays Infamous!
        when  everyone passes
        show  Tywin Lannister
        show  Stark's power
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 6
            Stark claims 1 power for dominance
            Lannister chooses Tywin Lannister
            Lannister plays Infamous!
            Tywin Lannister takes 1 power from Stark by Infamous!
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown, 1 power
            Stark has 0 power
        "#]],
    );
}

#[test]
fn a_bastard_is_stripped() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Bastard, Strong Sword in hand
        given Stark has Robb Stark in play
        given Stark has Golden Spurs on Robb Stark
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister marshals Bastard on Robb Stark
        when  Lannister marshals Strong Sword on Robb Stark
        show  Robb Stark
        show  Golden Spurs
        ",
        expect![[r#"
            Lannister marshals Bastard for 1 gold
            Lannister pays 1 gold
            Bastard is attached to Robb Stark
            Bastard takes effect
            Golden Spurs is discarded from play by Bastard
            Golden Spurs goes to Stark's discard pile
            refused: you are asked for something else now: Lannister marshals cards, takes actions, or passes (action.rotate)
            Robb Stark: controlled by Stark, standing, STR 2, military, with Bastard
            Golden Spurs: Stark's discard pile
        "#]],
    );
}

#[test]
fn the_street_of_silk_takes_a_place() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Street of Silk in hand
        given Lannister has Plain Courtyard in play
        given Lannister has Tywin Lannister in hand
        given Lannister has 3 gold
        given it is the marshalling phase
        when  Lannister marshals Street of Silk
        when  Lannister chooses Plain Courtyard
        when  Lannister uses Street of Silk
        when  Lannister marshals Tywin Lannister
        ",
        expect![[r#"
            Lannister marshals Street of Silk for 0 gold
            Street of Silk enters play
            Street of Silk takes effect
            Lannister chooses Plain Courtyard
            Plain Courtyard is discarded from play by Street of Silk
            Plain Courtyard goes to Lannister's discard pile
            Lannister kneels Street of Silk
            Lannister uses Street of Silk
            The effect of Street of Silk lasts until the end of the phase
            Lannister marshals Tywin Lannister for 3 gold
            Lannister pays 3 gold
            Tywin Lannister enters play
        "#]],
    );
}

#[test]
fn the_only_game_that_matters() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has The Only Game that Matters in hand
        given Lannister has Tywin Lannister in play
        given Stark has Hodor in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark defends with Hodor
        when  Lannister plays The Only Game that Matters
        when  everyone passes
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark defends with Hodor
            Stark kneels Hodor
            Lannister plays The Only Game that Matters
            The effect of The Only Game that Matters lasts until the end of the challenge
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Lannister claims 1 power, unopposed
            Tywin Lannister claims 1 power for Renown
            Hodor goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn terminal_schemes_end_a_life() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Terminal Schemes in hand
        given Lannister has Tywin Lannister in play
        given Stark has Robb Stark, Arrogant Contender in play
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Tywin Lannister
        when  Stark declares no defenders
        when  Lannister plays Terminal Schemes
        when  Lannister chooses Arrogant Contender
        when  Lannister chooses Robb Stark
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Tywin Lannister claims 1 power for Renown
            refused: Terminal Schemes asks for a non-House Tyrell character, which Arrogant Contender is not (timing.target)
            Lannister chooses Robb Stark
            Lannister plays Terminal Schemes
            Robb Stark is killed by Terminal Schemes
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn split_loyalties_bring_two_back() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Split Loyalties in hand
        given Lannister has Sunset Sea in play
        given Lannister has Tywin Lannister, Bronn in the discard pile
        given Stark has Robb Stark in the discard pile
        given it is the dominance phase
        when  Lannister plays Split Loyalties
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Robb Stark
        when  Lannister kneels Sunset Sea
        when  everyone passes
        show  Tywin Lannister
        show  Robb Stark
        ",
        expect![[r#"
            Lannister chooses Tywin Lannister
            Lannister chooses Robb Stark
            Lannister kneels Sunset Sea
            Lannister pays 1 influence
            Lannister plays Split Loyalties
            Tywin Lannister enters play
            Robb Stark enters play
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown
            Robb Stark: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn a_shield_islands_dromon_raids() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Shield Islands Dromon in play
        given Stark has Great Keep in hand
        given Stark has 3 power
        given Stark is the first player
        given it is the marshalling phase
        when  Stark marshals Great Keep
        when  Lannister uses Shield Islands Dromon
        when  Stark chooses discard
        show  Great Keep
        show  Stark's power
        show  Shield Islands Dromon
        ",
        expect![[r#"
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            Shield Islands Dromon is returned to the bottom of Lannister's deck
            Lannister uses Shield Islands Dromon
            Stark loses 2 power
            Shield Islands Dromon goes to the bottom of Lannister's deck
            Lannister receives 4 gold of income
            Great Keep: controlled by Stark, standing, Limited
            Stark has 1 power
            Shield Islands Dromon: Lannister's deck
        "#]],
    );
}

#[test]
fn rich_lands_and_a_keep() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Rich Lands and a Keep in hand
        given Lannister has Plain Soldier in play
        given Lannister has 1 gold
        given Lannister's deck is Ice, Lady
        given it is the marshalling phase
        when  Lannister marshals Rich Lands and a Keep on Plain Soldier
        show  Plain Soldier
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister marshals Rich Lands and a Keep for 1 gold
            Lannister pays 1 gold
            Rich Lands and a Keep is attached to Plain Soldier
            Rich Lands and a Keep takes effect
            Lannister draws Ice
            Plain Soldier: controlled by Lannister, standing, STR 2, military, with Rich Lands and a Keep
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn rich_lands_make_a_noble() {
    check(
        "
        set   lotr
        players Martell, Stark
        given Martell has Plain Soldier, Doran Martell in play
        given Martell has Rich Lands and a Keep on Plain Soldier
        given Martell has Scheming on the Sand in hand
        given Martell's plot deck is A Quiet Season, A Swift Season
        given it is the plot phase
        when  Martell chooses A Quiet Season
        when  Martell plays Scheming on the Sand
        when  Martell kneels Plain Soldier, Doran Martell
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Martell chooses A Quiet Season
            Stark chooses A Quiet Season
            Martell reveals A Quiet Season
            Stark reveals A Quiet Season
            Martell wins initiative with 0, by lot
            Martell is the first player
            Martell kneels Plain Soldier
            Martell kneels Doran Martell
            Martell plays Scheming on the Sand
            Plain Soldier: controlled by Martell, kneeling, STR 2, military, with Rich Lands and a Keep
        "#]],
    );
}

#[test]
fn the_power_behind_the_throne_schemes_twice() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister runs The Power Behind the Throne
        given Lannister has Bronn's Hireling, Tywin Lannister in play
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  everyone passes
        when  Lannister attacks Stark for intrigue with Tywin Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
        "#]],
    );
}

#[test]
fn the_power_behind_the_throne_pays_winners() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister runs The Power Behind the Throne
        given Stark has Plain Spy in play
        given Stark's deck is Ice
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  Lannister declares no defenders
        when  everyone passes
        when  Stark agrees
        when  Stark chooses draw
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            The Power Behind the Throne takes effect
            Stark draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn a_double_bluff_names_another_type_than_the_challenge_has() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Double Bluff in hand
        given Lannister has Bronn's Hireling in play
        given it is the challenges phase
        given Lannister has 2 gold
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  Stark declares no defenders
        when  Lannister plays Double Bluff
        when  Lannister is asked to name one
        show  what Lannister is offered
        when  Lannister names intrigue
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister pays 2 gold
            Lannister plays Double Bluff
            Lannister is offered: Name military challenges / Name power challenges
            refused: you are asked for something else now: What does Lannister name for Double Bluff? (timing.target)
        "#]],
    );
}

#[test]
fn who_has_1_power_cannot_discard_2_for_a_shield_islands_dromon() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Shield Islands Dromon in play
        given Stark has Great Keep in hand
        given Stark has 1 power
        given Stark is the first player
        given it is the marshalling phase
        when  Stark marshals Great Keep
        when  Lannister uses Shield Islands Dromon
        show  what Stark is offered
        when  everyone passes
        show  Stark's power
        show  Great Keep
        ",
        expect![[r#"
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            Shield Islands Dromon is returned to the bottom of Lannister's deck
            Lannister uses Shield Islands Dromon
            Stark is offered: Put that card on the bottom of its owner's deck (it cannot be saved)
            Great Keep is returned to the bottom of Stark's deck by Shield Islands Dromon
            Shield Islands Dromon goes to the bottom of Lannister's deck
            Great Keep goes to the bottom of Stark's deck
            Lannister receives 4 gold of income
            Stark has 1 power
            Great Keep: Stark's deck
        "#]],
    );
}
