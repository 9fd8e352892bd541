//! The last characters and the locations of House Targaryen, and further cases of its cards.

use expect_test::expect;

use crate::check;

#[test]
fn pentoshi_guildmaster_returns_after_a_great_victory() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Drogon in play
        given Targaryen has 3 gold
        when  Targaryen attacks Lannister for power with Drogon
        when  Targaryen uses Pentoshi Guildmaster
        when  Targaryen agrees
        show  Pentoshi Guildmaster
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Pentoshi Guildmaster
            Pentoshi Guildmaster goes to Targaryen's hand
            Targaryen pays 3 gold
            Pentoshi Guildmaster enters play
            Pentoshi Guildmaster: controlled by Targaryen, standing, STR 2, military, intrigue, power
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn pentoshi_guildmaster_waits_in_hand_without_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        when  Targaryen attacks Lannister for power with Drogon
        when  Targaryen uses Pentoshi Guildmaster
        when  everyone passes
        show  Pentoshi Guildmaster
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Pentoshi Guildmaster
            Pentoshi Guildmaster goes to Targaryen's hand
            Pentoshi Guildmaster: Targaryen's hand
            Targaryen has 2 gold
        "#]],
    );
}

#[test]
fn pentoshi_guildmaster_is_not_moved_by_a_small_victory() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Khal Drogo in play
        given Targaryen has 3 gold
        when  Targaryen attacks Lannister for power with Khal Drogo
        when  Targaryen uses Pentoshi Guildmaster
        show  Pentoshi Guildmaster
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Khal Drogo
            Targaryen kneels Khal Drogo
            refused: Pentoshi Guildmaster is used after you win a challenge by 4 or more STR; that has not just happened (response.definition)
            Pentoshi Guildmaster: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn illyrios_man_serves_targaryen_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Illyrio's Man in play
        given Targaryen has Xaro's Home, Plain Soldier, Dany's Handmaiden in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen uses Illyrio's Man
        when  Targaryen marshals Plain Soldier
        show  Targaryen's gold
        when  Targaryen marshals Dany's Handmaiden
        show  Targaryen's gold
        when  Targaryen tries to use Illyrio's Man
        ",
        expect![[r#"
            Targaryen kneels Illyrio's Man
            Targaryen uses Illyrio's Man
            The effect of Illyrio's Man lasts until the end of the phase
            Targaryen marshals Plain Soldier for 1 gold
            Targaryen pays 1 gold
            Plain Soldier enters play
            Targaryen has 1 gold
            Targaryen marshals Dany's Handmaiden for 1 gold
            Targaryen pays 1 gold
            Dany's Handmaiden enters play
            Targaryen has 0 gold
            refused: Illyrio's Man is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn xaros_home_draws_for_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord, Whispering Hall in play
        given Targaryen has Strong Sword in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        when  Targaryen kneels Whispering Hall
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Strong Sword for 1 gold
            Targaryen pays 1 gold
            Strong Sword is attached to Plain Lord
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Targaryen uses Xaro's Home
            Targaryen draws Ice
            Targaryen has in hand: Ice
        "#]],
    );
}

#[test]
fn xaros_home_draws_not_for_a_character() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord, Whispering Hall in play
        given Targaryen has Plain Soldier in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Plain Soldier
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Plain Soldier for 1 gold
            Targaryen pays 1 gold
            Plain Soldier enters play
            Lannister receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn xaros_home_needs_influence() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord in play
        given Targaryen has Strong Sword in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Strong Sword for 1 gold
            Targaryen pays 1 gold
            Strong Sword is attached to Plain Lord
            Lannister receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition); Xaro's Home asks for 1 influence, you can kneel 0 (influence.pay)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn xaros_home_does_not_draw_for_opponents() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Xaro's Home, Whispering Hall in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword in hand
        given Lannister has 1 gold
        given Targaryen's deck is Ice
        when  Lannister marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Lannister marshals Strong Sword for 1 gold
            Lannister pays 1 gold
            Strong Sword is attached to Plain Lord
            Targaryen receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn eastern_fiefdoms_serve_any_targaryen_card() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Eastern Fiefdoms in play
        given Targaryen has Aegon's Blade, Illyrio's Man in hand
        given Targaryen has Plain Lord in play
        given Targaryen has 0 gold
        given it is the marshalling phase
        when  Targaryen uses Eastern Fiefdoms
        when  Targaryen marshals Aegon's Blade on Plain Lord
        show  Targaryen's cards in play
        when  Targaryen marshals Illyrio's Man
        ",
        expect![[r#"
            Targaryen kneels Eastern Fiefdoms
            Targaryen uses Eastern Fiefdoms
            The effect of Eastern Fiefdoms lasts until the end of the phase
            Targaryen marshals Aegon's Blade for 0 gold
            Aegon's Blade is attached to Plain Lord
            Targaryen has in play: Eastern Fiefdoms, Aegon's Blade, Plain Lord
            refused: Illyrio's Man costs 1, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn great_pyramid_serves_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Great Pyramid, Plain Lord in play
        given Targaryen has Aegon's Blade, Jhogo in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen uses Great Pyramid
        when  Targaryen marshals Aegon's Blade on Plain Lord
        show  Targaryen's gold
        when  Targaryen marshals Jhogo
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen kneels Great Pyramid
            Targaryen uses Great Pyramid
            The effect of Great Pyramid lasts until the end of the phase
            Targaryen marshals Aegon's Blade for 1 gold
            Targaryen pays 1 gold
            Aegon's Blade is attached to Plain Lord
            Targaryen has 1 gold
            Targaryen marshals Jhogo for 1 gold
            Targaryen pays 1 gold
            Jhogo enters play
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn summer_sea_is_spent_for_a_targaryen() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Summer Sea in play
        given Targaryen has Jhogo in hand
        given Targaryen has 1 gold
        given it is the marshalling phase
        when  Targaryen uses Summer Sea
        when  Targaryen marshals Jhogo
        show  Targaryen
        ",
        expect![[r#"
            Summer Sea is discarded from play
            Targaryen uses Summer Sea
            The effect of Summer Sea lasts until the end of the phase
            Summer Sea goes to Targaryen's discard pile
            Targaryen marshals Jhogo for 1 gold
            Targaryen pays 1 gold
            Jhogo enters play
            Lannister receives 4 gold of income
            Targaryen has 0 gold
            Targaryen has 0 power
            Targaryen has in play: Jhogo
            Targaryen has in hand: nothing
            Targaryen has in the dead pile: nothing
            Targaryen has in the discard pile: Summer Sea
        "#]],
    );
}

#[test]
fn summer_sea_does_not_pay_the_toll_of_strangers() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Summer Sea in play
        given Targaryen has Tyrion Lannister in hand
        given Targaryen has 5 gold
        given it is the marshalling phase
        when  Targaryen uses Summer Sea
        when  Targaryen marshals Tyrion Lannister
        ",
        expect![[r#"
            Summer Sea is discarded from play
            Targaryen uses Summer Sea
            The effect of Summer Sea lasts until the end of the phase
            Summer Sea goes to Targaryen's discard pile
            refused: Tyrion Lannister costs 6, 2 of it as penalty for another House; you have 5 gold (marshalling.penalty)
        "#]],
    );
}

#[test]
fn khal_drogos_tent_hangs_on_the_house_card() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo's Tent in hand
        given Targaryen has 1 gold
        given Targaryen's plot deck is A Ruinous Season
        when  Targaryen attaches Khal Drogo's Tent to the House card
        when  the round ends
        when  the draw phase begins
        show  Targaryen's cards in play
        show  Targaryen's income
        ",
        expect![[r#"
            Targaryen marshals Khal Drogo's Tent for 1 gold
            Targaryen pays 1 gold
            Khal Drogo's Tent is attached to House Targaryen
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Targaryen chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Targaryen reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 0, having less power
            Targaryen is the first player
            A Ruinous Season takes effect
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Targaryen has in play: Khal Drogo's Tent
            Targaryen has an income of 5
        "#]],
    );
}

#[test]
fn lady_daeneryss_chambers_bring_back_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Lady Daenerys's Chambers in play
        given Targaryen has Dany's Handmaiden in hand
        given Targaryen has Poisoned Wine, Blood of the Dragon, Aegon's Blade in the discard pile
        given Targaryen has 2 gold
        when  Targaryen marshals Dany's Handmaiden
        when  Targaryen uses Lady Daenerys's Chambers
        show  what Targaryen is offered
        when  Targaryen chooses Blood of the Dragon
        when  Targaryen chooses Poisoned Wine
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Dany's Handmaiden for 2 gold
            Targaryen pays 2 gold
            Dany's Handmaiden enters play
            Targaryen is offered: Poisoned Wine / Aegon's Blade
            refused: Lady Daenerys's Chambers asks for an attachment in your discard pile with printed cost no higher than that card's printed cost, which Blood of the Dragon is not (timing.target)
            Targaryen chooses Poisoned Wine
            Targaryen uses Lady Daenerys's Chambers
            Poisoned Wine goes to Targaryen's hand
            Targaryen has in hand: Poisoned Wine
        "#]],
    );
}

#[test]
fn lady_daeneryss_chambers_wait_for_a_targaryen() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Lady Daenerys's Chambers in play
        given Targaryen has Plain Lord in hand
        given Targaryen has Poisoned Wine in the discard pile
        given Targaryen has 3 gold
        when  Targaryen marshals Plain Lord
        when  Targaryen uses Lady Daenerys's Chambers
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Plain Lord for 3 gold
            Targaryen pays 3 gold
            Plain Lord enters play
            Lannister receives 4 gold of income
            refused: Lady Daenerys's Chambers is used after you play a House Targaryen character; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_is_not_lent_between_challenges_phases() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dothraki Honor Guard in hand
        given it is the dominance phase
        when  Targaryen tries to use Dothraki Honor Guard
        ",
        expect![[r#"
            refused: Dothraki Honor Guard is used in the challenges phase; this is the dominance phase (play.event)
        "#]],
    );
}

#[test]
fn khal_drogos_tent_as_a_location_is_a_location() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo's Tent in play
        given Targaryen's plot deck is A Ruinous Season
        when  the plot phase begins
        when  the draw phase begins
        show  Targaryen's discard pile
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Targaryen reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 0, by lot
            Targaryen is the first player
            A Ruinous Season takes effect
            Khal Drogo's Tent is discarded from play by A Ruinous Season
            Khal Drogo's Tent goes to Targaryen's discard pile
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Targaryen has in the discard pile: Khal Drogo's Tent
        "#]],
    );
}

#[test]
fn temple_of_the_graces_is_limited() {
    check(
        "
        rule  keyword.limited
        players Targaryen, Lannister
        given Targaryen has Temple of the Graces, Great Pyramid in hand
        given Targaryen has 2 gold
        when  Targaryen marshals Temple of the Graces
        show  Targaryen's income
        when  Targaryen marshals Great Pyramid
        ",
        expect![[r#"
            Targaryen marshals Temple of the Graces for 0 gold
            Temple of the Graces enters play
            Targaryen has an income of 5
            refused: Great Pyramid is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn brown_ben_plumm_costs_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Brown Ben Plumm in hand
        given Targaryen has 0 gold
        when  Targaryen marshals Brown Ben Plumm
        show  Brown Ben Plumm
        ",
        expect![[r#"
            Targaryen marshals Brown Ben Plumm for 0 gold
            Brown Ben Plumm enters play
            Lannister receives 4 gold of income
            Brown Ben Plumm: controlled by Targaryen, standing, STR 2, military
        "#]],
    );
}

#[test]
fn aegons_blade_is_not_for_dragons() {
    check(
        "
        rule  keyword.no_attachments
        players Targaryen, Lannister
        given Targaryen has Drogon, Plain Spy, Plain Soldier in play
        given Targaryen has Aegon's Blade in hand
        given Targaryen has 1 gold
        when  Targaryen marshals Aegon's Blade
        when  Targaryen chooses Drogon
        ",
        expect![[r#"
            Targaryen marshals Aegon's Blade for 1 gold
            refused: Drogon takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_come_for_the_hound() {
    check(
        "
        rule  timing.instead
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has The Hound in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on The Hound
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        show  The Hound
        ",
        expect![[r#"
            Lannister chooses The Hound
            Lannister plays Sudden Accident
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            The Hound is killed by Sudden Accident
            The Hound goes to Targaryen's discard pile
            The Titan's Bastard: Targaryen's hand
            The Hound: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn viserys_targaryen_runs_to_his_owner() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserys Targaryen in play, under Lannister's control
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Viserys Targaryen
        when  Lannister uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen chooses Viserys Targaryen
            Targaryen plays Sudden Accident
            Lannister uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Targaryen's hand
            Viserys Targaryen goes to Targaryen's hand
            Viserys Targaryen: Targaryen's hand
        "#]],
    );
}

#[test]
fn drogon_does_not_kill_who_cannot_be_killed() {
    check(
        "
        rule  timing.cannot
        players Targaryen, Lannister
        given Lannister reveals The Power of Blood
        given Lannister has Cersei Lannister in play
        given Targaryen has Drogon in play
        given Targaryen has Poisoned Wine on Cersei Lannister
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Targaryen uses Drogon on Cersei Lannister
        when  everyone passes
        show  Cersei Lannister
        ",
        expect![[r#"
            Targaryen chooses Cersei Lannister
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Cersei Lannister: controlled by Lannister, standing, STR 0, intrigue, power, with Poisoned Wine
        "#]],
    );
}

#[test]
fn xaros_home_does_not_draw_for_an_ambush() {
    check(
        "
        rule  keyword.ambush
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Whispering Hall, Hall Steward in play
        given Targaryen has Flame-Kissed in hand
        given Targaryen's deck is Ice
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Targaryen ambushes Flame-Kissed on Plain Lord
        when  Targaryen kneels Whispering Hall
        when  Targaryen uses Xaro's Home
        when  everyone passes
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Lord
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn captain_groleo_earns_nothing_from_an_ambush() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Captain Groleo in play
        given Lannister has Whispering Hall, Plain Soldier in play
        given Lannister has Flame-Kissed in hand
        given it is the challenges phase
        when  Lannister ambushes Flame-Kissed on Captain Groleo
        when  Lannister kneels Whispering Hall
        when  Targaryen uses Captain Groleo
        when  everyone passes
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister ambushes with Flame-Kissed for 2 influence
            Lannister kneels Whispering Hall
            Lannister pays 2 influence
            Flame-Kissed is attached to Captain Groleo
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Targaryen has 0 power
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_not_hidden_from_attachments() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow, Plain Spy in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Lannister has Whispering Hall in play
        given Lannister has Poisoned Wine on Plain Spy
        given it is the challenges phase
        when  Lannister uses Poisoned Wine on Quaithe of the Shadow
        when  everyone passes
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister chooses Quaithe of the Shadow
            Lannister kneels Whispering Hall
            Lannister pays 2 influence
            Lannister uses Poisoned Wine
            Poisoned Wine is attached to Quaithe of the Shadow
            Quaithe of the Shadow: controlled by Targaryen, standing, STR 2, military, power, with Strong Sword, Poisoned Wine
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_hidden_from_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Gilded Plate on Quaithe of the Shadow
        given Lannister has Ser Ilyn Payne in play
        given it is the marshalling phase
        when  Lannister uses Ser Ilyn Payne
        when  Lannister chooses Quaithe of the Shadow
        ",
        expect![[r#"
            refused: Quaithe of the Shadow cannot be chosen (timing.cannot)
        "#]],
    );
}

#[test]
fn daenerys_targaryen_takes_the_gold_of_the_beaten_only() {
    check(
        "
        players Targaryen, Lannister, Stark
        given Targaryen has Daenerys Targaryen in play
        given Lannister has 3 gold
        given Stark has 2 gold
        when  Targaryen attacks Lannister for power with Daenerys Targaryen
        when  the challenge ends
        show  Targaryen's gold
        show  Stark's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Daenerys Targaryen takes effect
            Lannister gives Targaryen 3 gold
            Targaryen has 3 gold
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn eastern_fiefdoms_do_nothing_for_strangers() {
    check(
        "
        players Targaryen, Stark
        given it is the marshalling phase
        given Targaryen has Eastern Fiefdoms in play
        given Targaryen has Jon Snow in hand
        given Targaryen has 2 gold
        when  Targaryen uses Eastern Fiefdoms
        when  Targaryen marshals Jon Snow
        ",
        expect![[r#"
            Targaryen kneels Eastern Fiefdoms
            Targaryen uses Eastern Fiefdoms
            The effect of Eastern Fiefdoms lasts until the end of the phase
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn great_pyramid_does_nothing_for_a_location() {
    check(
        "
        players Targaryen, Stark
        given it is the marshalling phase
        given Targaryen has Great Pyramid in play
        given Targaryen has Lady Daenerys's Chambers in hand
        given Targaryen has 1 gold
        when  Targaryen uses Great Pyramid
        when  Targaryen marshals Lady Daenerys's Chambers
        ",
        expect![[r#"
            Targaryen kneels Great Pyramid
            Targaryen uses Great Pyramid
            The effect of Great Pyramid lasts until the end of the phase
            refused: Lady Daenerys's Chambers costs 2, you have 1 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn qartheen_fanatic_is_idle_without_a_dragon_character() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Qartheen Fanatic in play
        given Targaryen has Drogon in hand
        show  Qartheen Fanatic
        when  Targaryen attacks Stark for military with Qartheen Fanatic
        ",
        expect![[r#"
            Qartheen Fanatic: controlled by Targaryen, standing, STR 2, intrigue
            refused: no standing character of yours can attack in a military challenge (challenge.attack.minimum)
        "#]],
    );
}

#[test]
fn khal_drogo_killed_does_not_come_home() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Plain Lord in play
        given Targaryen has Khal Drogo in hand
        given Stark has Sudden Accident in hand
        when  Targaryen attacks Stark for power with Plain Lord
        when  Targaryen uses Khal Drogo
        when  the challenge ends
        when  Stark plays Sudden Accident on Khal Drogo
        when  the challenges phase ends
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            Khal Drogo enters play
            The effect of Khal Drogo lasts until the end of the phase
            Stark chooses Khal Drogo
            Stark plays Sudden Accident
            Khal Drogo is killed by Sudden Accident
            Khal Drogo goes to Targaryen's dead pile
            Khal Drogo: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn a_dragon_is_not_sought_in_an_empty_deck() {
    check(
        "
        rule  timing.initiate.no_effect
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Whispering Hall, Rhaegal in play
        given Targaryen has Dance With Dragons in hand
        given Targaryen has 1 gold
        given Targaryen's deck is empty
        when  Targaryen plays Dance With Dragons
        when  Targaryen uses Rhaegal
        show  Targaryen's gold
        ",
        expect![[r#"
            refused: Dance With Dragons would change nothing now (timing.initiate.no_effect)
            refused: Rhaegal would change nothing now (timing.initiate.no_effect)
            Targaryen has 1 gold
        "#]],
    );
}

#[test]
fn belwas_saves_two_nobles_from_one_slaughter() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Stark active
        given Targaryen has Strong Belwas, Daenerys Targaryen, Khal Drogo in play
        given Targaryen has 4 gold
        given Stark has Twin Funerals in hand
        when  Stark plays Twin Funerals on Daenerys Targaryen, Khal Drogo
        when  Targaryen uses Strong Belwas to save Daenerys Targaryen
        when  Targaryen uses Strong Belwas to save Khal Drogo
        when  everyone passes
        show  Targaryen's gold
        show  Targaryen's cards in play
        ",
        expect![[r#"
            Stark chooses Daenerys Targaryen
            Stark chooses Khal Drogo
            Stark plays Twin Funerals
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Daenerys Targaryen is saved by Strong Belwas
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Khal Drogo is saved by Strong Belwas
            Targaryen has 0 gold
            Targaryen has in play: Strong Belwas, Daenerys Targaryen, Khal Drogo
        "#]],
    );
}
