//! The characters of House Targaryen from Rhaegal on: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn rhaegal_finds_a_duplicate_of_himself() {
    check(
        "
        rule  duplicate.many
        players Targaryen, Lannister
        seen by Lannister
        given Targaryen has Rhaegal in play
        given Targaryen has 2 gold
        given Targaryen's deck is Ice, Rhaegal, Hodor, Rhaegal
        given it is the challenges phase
        when  Targaryen uses Rhaegal
        show  what Targaryen is offered
        when  Targaryen takes Rhaegal
        show  Rhaegal
        show  Targaryen's gold
        when  Targaryen uses Rhaegal
        when  Targaryen takes Rhaegal
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen is offered: Rhaegal / Rhaegal
            Targaryen attaches a duplicate to Rhaegal
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 1 duplicate
            Targaryen has 1 gold
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen attaches a duplicate to Rhaegal
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 2 duplicates
        "#]],
    );
}

#[test]
fn rhaegal_may_search_in_vain() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play
        given Targaryen has 1 gold
        given Targaryen's deck is Ice, Drogon, Hodor
        given it is the challenges phase
        when  Targaryen uses Rhaegal
        when  everyone passes
        show  Rhaegal
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn rhaegal_does_not_search_for_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play
        given Targaryen's deck is Ice, Rhaegal, Hodor
        given it is the challenges phase
        when  Targaryen tries to use Rhaegal
        ",
        expect![[r#"
            refused: Rhaegal asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn rhaegal_under_anothers_control_searches_that_players_deck() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play, under Lannister's control
        given Lannister has 1 gold
        given Targaryen's deck is Ice, Rhaegal, Hodor
        given Lannister's deck is Ice, Hodor
        given it is the challenges phase
        when  Lannister uses Rhaegal
        when  everyone passes
        show  Lannister's cards in play
        show  Targaryen's deck
        ",
        expect![[r#"
            Lannister pays 1 gold
            Lannister uses Rhaegal
            Lannister searches the deck
            Lannister shuffles the deck
            Lannister has in play: Rhaegal
            Targaryen has in the deck: Ice, Rhaegal, Hodor
        "#]],
    );
}

#[test]
fn drogon_breathes_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 4 gold
        given Lannister has Plain Spy, Plain Maester in play
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Spy
        when  everyone passes
        show  Plain Spy
        when  Targaryen tries to use Drogon
        ",
        expect![[r#"
            Targaryen chooses Plain Spy
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            Plain Spy: Lannister's dead pile
            refused: Drogon is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn drogon_kills_whatever_brings_the_strength_to_nothing() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Drogon, Whispering Hall, Daario Naharis in play
        given Targaryen has 2 gold
        given Lannister has Plain Lord in play
        given Targaryen has Poisoned Wine on Daario Naharis
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Lord
        show  Plain Lord
        when  Targaryen uses Poisoned Wine on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Lannister, standing, STR 2, military, intrigue, power
            Targaryen chooses Plain Lord
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Plain Lord
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Poisoned Wine goes to Targaryen's discard pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn drogon_cools_down_with_the_phase() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Lord
        when  the challenges phase ends
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn drogon_is_escaped_only_by_leaving() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given Lannister has Viserys Targaryen in play, with a duplicate
        given it is the challenges phase
        when  Targaryen uses Drogon on Viserys Targaryen
        when  Lannister saves Viserys Targaryen with its duplicate
        when  Lannister uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen chooses Viserys Targaryen
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            refused: saved by a duplicate, Viserys Targaryen would still have STR 0 (timing.terminal)
            Lannister uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Lannister's hand
            Viserys Targaryen goes to Lannister's discard pile
            Viserys Targaryen goes to Lannister's hand
            Viserys Targaryen: Lannister's hand
        "#]],
    );
}

#[test]
fn viserion_kills_who_kneels() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 8 gold
        given Lannister has Plain Lord, Plain Spy in play, kneeling
        given Lannister has Plain Soldier in play
        given it is the dominance phase
        when  Targaryen uses Viserion
        show  what Targaryen is offered
        when  Targaryen chooses Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen is offered: Plain Lord / Plain Spy
            Targaryen chooses Plain Lord
            Targaryen pays 4 gold
            Targaryen uses Viserion
            Plain Lord is killed by Viserion
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn viserion_burns_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 8 gold
        given Lannister has 2 Plain Spy in play, kneeling
        given it is the dominance phase
        when  Targaryen uses Viserion on Plain Spy
        when  Targaryen tries to use Viserion
        ",
        expect![[r#"
            Targaryen chooses Plain Spy
            Targaryen pays 4 gold
            Targaryen uses Viserion
            Plain Spy is killed by Viserion
            Plain Spy goes to Lannister's dead pile
            refused: Viserion is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn viserion_waits_for_dominance() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 4 gold
        given Lannister has Plain Spy in play, kneeling
        given it is the challenges phase
        when  Targaryen tries to use Viserion
        ",
        expect![[r#"
            refused: Viserion is used in the dominance phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn strong_belwas_saves_a_noble() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Strong Belwas, Daenerys Targaryen in play
        given Targaryen has 2 gold
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen uses Strong Belwas
        when  everyone passes
        show  Daenerys Targaryen
        show  Targaryen's gold
        ",
        expect![[r#"
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Daenerys Targaryen is saved by Strong Belwas
            Daenerys Targaryen: controlled by Targaryen, standing, STR 3, intrigue, power, Renown
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn strong_belwas_does_not_save_common_people() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Strong Belwas, Plain Lord in play
        given Targaryen has Held Back in hand
        given Targaryen has 2 gold
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Lord
        when  Targaryen passes
        when  Targaryen tries to use Strong Belwas
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            refused: Strong Belwas is used when a Noble character would be killed; that is not about to happen (timing.save_cancel)
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Targaryen's dead pile
            Plain Lord: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn strong_belwas_is_not_cheap() {
    check(
        "
        rule  gold.costs
        players Targaryen, Lannister
        given Targaryen has Strong Belwas in play
        given Targaryen has Daenerys Targaryen in play, with a duplicate
        given Targaryen has 1 gold
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen tries to use Strong Belwas
        when  everyone passes
        show  Targaryen's dead pile
        ",
        expect![[r#"
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            refused: Strong Belwas asks for 2 gold, you have 1 (gold.costs)
            Daenerys Targaryen is killed by Sudden Accident
            Daenerys Targaryen goes to Targaryen's discard pile
            Daenerys Targaryen goes to Targaryen's dead pile
            Targaryen has in the dead pile: Daenerys Targaryen
        "#]],
    );
}

#[test]
fn daario_naharis_costs_somebody_a_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play
        given Lannister has 2 gold
        when  the dominance phase begins
        show  what Targaryen is offered
        when  Targaryen chooses Choose a player
        when  Targaryen chooses Lannister
        when  everyone passes
        show  Lannister's gold
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Targaryen is offered: Choose a player who has at least 1 gold and discard 1 gold from that player's gold pool / Discard Daario Naharis from play
            Targaryen chooses Lannister
            Lannister loses 1 gold
            Targaryen wins dominance with 3
            Targaryen claims 1 power for dominance
            Lannister has 1 gold
            Daario Naharis: controlled by Targaryen, standing, STR 3, military, intrigue, power, Deadly
        "#]],
    );
}

#[test]
fn daario_naharis_leaves_where_nobody_has_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play
        when  the dominance phase begins
        when  everyone passes
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Daario Naharis is discarded from play
            Daario Naharis goes to Targaryen's discard pile
            Nobody wins dominance, tied at 0
            Daario Naharis: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn daario_naharis_may_be_saved_from_leaving() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play, with a duplicate
        when  the dominance phase begins
        when  Targaryen saves Daario Naharis with its duplicate
        when  everyone passes
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Targaryen uses a duplicate of Daario Naharis
            Daario Naharis is saved by its duplicate
            Targaryen wins dominance with 3
            Targaryen claims 1 power for dominance
            Daario Naharis: controlled by Targaryen, standing, STR 3, military, intrigue, power, Deadly
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_hidden_by_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Lannister has Sudden Accident in hand
        given Lannister has Ser Ilyn Payne, Plain Spy in play
        given it is the challenges phase
        when  Lannister plays Sudden Accident
        show  what Lannister is offered
        when  Lannister chooses Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister is offered: Ser Ilyn Payne / Plain Spy
            refused: Quaithe of the Shadow cannot be chosen (timing.cannot)
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_bare_is_a_target() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
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
            Quaithe of the Shadow: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_serves_her_own_side() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Targaryen has Second Wind in hand
        given it is the challenges phase
        when  Targaryen plays Second Wind on Quaithe of the Shadow
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Targaryen chooses Quaithe of the Shadow
            Targaryen plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Quaithe of the Shadow: controlled by Targaryen, standing, STR 6, military, power, with Strong Sword
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_sends_somebody_home() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos in hand
        given Targaryen has Plain Soldier, Plain Lord in play
        given Lannister has Plain Spy in play
        given Targaryen has 3 gold
        when  Targaryen marshals Xaro Xoan Daxos
        show  what Targaryen is offered
        when  Targaryen chooses Plain Soldier
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Xaro Xoan Daxos for 3 gold
            Targaryen pays 3 gold
            Xaro Xoan Daxos enters play
            Xaro Xoan Daxos takes effect
            Targaryen is offered: Xaro Xoan Daxos / Plain Soldier / Plain Lord
            Targaryen chooses Plain Soldier
            Plain Soldier is returned to Targaryen's hand by Xaro Xoan Daxos
            Plain Soldier goes to Targaryen's hand
            Targaryen has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_alone_goes_himself() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos in hand
        given Targaryen has 3 gold
        when  Targaryen marshals Xaro Xoan Daxos
        when  everyone passes
        show  Xaro Xoan Daxos
        ",
        expect![[r#"
            Targaryen marshals Xaro Xoan Daxos for 3 gold
            Targaryen pays 3 gold
            Xaro Xoan Daxos enters play
            Xaro Xoan Daxos takes effect
            Targaryen chooses Xaro Xoan Daxos
            Xaro Xoan Daxos is returned to Targaryen's hand
            Xaro Xoan Daxos goes to Targaryen's hand
            Lannister receives 4 gold of income
            Xaro Xoan Daxos: Targaryen's hand
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_put_into_play_sends_nobody() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos, Smuggled In in hand
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        when  Targaryen plays Smuggled In on Xaro Xoan Daxos
        when  everyone passes
        show  Targaryen's cards in play
        ",
        expect![[r#"
            Targaryen plays Smuggled In
            Xaro Xoan Daxos enters play
            Targaryen has in play: Xaro Xoan Daxos, Plain Soldier
        "#]],
    );
}

#[test]
fn jhogo_is_stronger_with_a_weapon() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Jhogo in play
        given Targaryen has Strong Sword on Jhogo
        show  Jhogo
        ",
        expect![[r#"
            Jhogo: controlled by Targaryen, standing, STR 7, military, power, Stealth, with Strong Sword
        "#]],
    );
}

#[test]
fn jhogo_is_not_stronger_with_other_things() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Jhogo in play
        given Targaryen has Gilded Plate on Jhogo
        show  Jhogo
        ",
        expect![[r#"
            Jhogo: controlled by Targaryen, standing, STR 3, military, power, Stealth, with Gilded Plate
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_comes_home_after_a_victory() {
    check(
        "
        players Targaryen, Lannister, Stark
        given Targaryen has Dothraki Honor Guard in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        given Targaryen is the first player
        when  Targaryen uses Dothraki Honor Guard on Lannister
        when  Lannister attacks Stark for military with Dothraki Honor Guard
        when  the challenge ends
        show  Dothraki Honor Guard
        ",
        expect![[r#"
            Targaryen chooses Lannister
            Targaryen uses Dothraki Honor Guard
            Dothraki Honor Guard enters play, controlled by Lannister
            The effect of Dothraki Honor Guard lasts from now on
            Lannister initiates a military challenge against Stark
            Lannister attacks with Dothraki Honor Guard
            Lannister kneels Dothraki Honor Guard
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Plain Soldier is killed for the claim
            Lannister claims 1 power, unopposed
            Dothraki Honor Guard takes effect
            Dothraki Honor Guard leaves the challenge
            Targaryen takes control of Dothraki Honor Guard
            Plain Soldier goes to Stark's dead pile
            Dothraki Honor Guard: controlled by Targaryen, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_comes_with_death() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            The Titan's Bastard enters play
            Plain Soldier goes to Targaryen's dead pile
            The Titan's Bastard: controlled by Targaryen, standing, STR 2, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_leaves_with_the_deaths_of_others() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in play
        given Lannister has Plain Soldier in play
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  The Titan's Bastard
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            The Titan's Bastard is returned to Targaryen's hand
            The Titan's Bastard goes to Targaryen's hand
            Plain Soldier goes to Lannister's dead pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_leave_a_mourning_house() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard, Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Targaryen's dead pile
            refused: The Titan's Bastard is used after a card is put into an opponent's dead pile; that has not just happened (response.definition)
            The Titan's Bastard: controlled by Targaryen, standing, STR 2, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_ignores_discards() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has Plain Soldier in play
        given Lannister has Clean Sweep in hand
        when  Lannister plays Clean Sweep
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            Plain Soldier is discarded from play by Clean Sweep
            Plain Soldier goes to Targaryen's discard pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn danys_handmaiden_breaks_an_attachment_dying() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dany's Handmaiden in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Dany's Handmaiden
        when  Targaryen uses Dany's Handmaiden on Strong Sword
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Dany's Handmaiden
            Lannister plays Sudden Accident
            Dany's Handmaiden is killed by Sudden Accident
            Targaryen chooses Strong Sword
            Targaryen uses Dany's Handmaiden
            Strong Sword is discarded from play by Dany's Handmaiden
            Dany's Handmaiden goes to Targaryen's dead pile
            Strong Sword goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn danys_handmaiden_avenges_daenerys_only() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dany's Handmaiden, Jhogo, Daenerys Targaryen in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Lannister has 2 Sudden Accident in hand
        when  Lannister plays Sudden Accident on Jhogo
        when  Targaryen uses Dany's Handmaiden
        show  Plain Lord
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen uses Dany's Handmaiden on Strong Sword
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Jhogo
            Lannister plays Sudden Accident
            refused: Dany's Handmaiden is used after Dany's Handmaiden or a character named Daenerys Targaryen is killed; that has not just happened (response.definition)
            Plain Lord: controlled by Lannister, standing, STR 5, military, intrigue, power, with Strong Sword
            Jhogo is killed by Sudden Accident
            Jhogo goes to Targaryen's dead pile
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            Daenerys Targaryen is killed by Sudden Accident
            Targaryen chooses Strong Sword
            Targaryen uses Dany's Handmaiden
            Strong Sword is discarded from play by Dany's Handmaiden
            Daenerys Targaryen goes to Targaryen's dead pile
            Strong Sword goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn warlocks_servitors_shrug_off_characters() {
    check(
        "
        rule  keyword.immunity
        players Targaryen, Lannister
        given Targaryen has Warlock's Servitors, Illyrio's Man in play
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given it is the dominance phase
        when  Lannister uses Cersei Lannister
        show  what Lannister is offered
        when  Lannister chooses Warlock's Servitors
        ",
        expect![[r#"
            Lannister is offered: Illyrio's Man / Cersei Lannister
            refused: Warlock's Servitors is immune to Cersei Lannister (keyword.immunity)
        "#]],
    );
}

#[test]
fn warlocks_servitors_die_by_events() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Warlock's Servitors in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Warlock's Servitors
        when  everyone passes
        show  Warlock's Servitors
        ",
        expect![[r#"
            Lannister chooses Warlock's Servitors
            Lannister plays Sudden Accident
            Warlock's Servitors is killed by Sudden Accident
            Warlock's Servitors goes to Targaryen's dead pile
            Warlock's Servitors: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn qartheen_fanatic_fights_while_a_dragon_lives() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Qartheen Fanatic in play
        given Lannister has Drogon in play
        given Targaryen has Sudden Accident in hand
        show  Qartheen Fanatic
        when  Targaryen plays Sudden Accident on Drogon
        when  everyone passes
        show  Qartheen Fanatic
        ",
        expect![[r#"
            Qartheen Fanatic: controlled by Targaryen, standing, STR 3, military, intrigue
            Targaryen chooses Drogon
            Targaryen plays Sudden Accident
            Drogon is killed by Sudden Accident
            Drogon goes to Lannister's dead pile
            Qartheen Fanatic: controlled by Targaryen, standing, STR 2, intrigue
        "#]],
    );
}
