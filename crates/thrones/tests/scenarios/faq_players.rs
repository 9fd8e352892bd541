//! Rulings of the official FAQ for several players and titles. `docs/faq.md` lists all.

use crate::check;
use expect_test::expect;

#[test]
fn f141_the_first_player_begins_every_window_of_another_s_challenge() {
    check(
        "
        rule  timing.player_actions
        players Stark, Lannister, Baratheon
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Lord Commander of the Kingsguard
        given Baratheon is the first player
        given Baratheon has Arya Stark, Crossroads in play
        given Stark has Tyrion Lannister, Arya Stark, Crossroads in play
        given Lannister has Plain Soldier in play
        given it is the challenges phase with Stark active
        show  who is asked
        when  Stark attacks Lannister for intrigue with Tyrion Lannister
        show  who is asked
        ",
        expect![[r#"
            Baratheon is asked: Baratheon takes an action or passes in the challenges phase
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Tyrion Lannister
            Stark kneels Tyrion Lannister
            Baratheon is asked: Baratheon takes an action or passes during Stark's intrigue challenge against Lannister
        "#]],
    );
}

#[test]
fn f142_the_supporter_wins_or_loses_and_the_target_is_the_defending_player() {
    check(
        "
        rule  title.supports.result
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Eddard Stark in play
        given Lannister has Plain Soldier in play
        given Targaryen has Renowned Knight, Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for power with Eddard Stark
        when  Targaryen defends with Renowned Knight, Plain Lord
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister declares no defenders
            Targaryen defends with Renowned Knight
            Targaryen defends with Plain Lord
            Targaryen kneels Renowned Knight
            Targaryen kneels Plain Lord
            Stark wins the challenge against Targaryen, 6 to 6
            Lannister satisfies a claim of 1
            Eddard Stark claims 1 power for Renown
            Renowned Knight is killed by Deadly
            Renowned Knight goes to Targaryen's dead pile
            Renowned Knight: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn f143_a_supporter_s_character_is_not_bypassed() {
    check(
        "
        rule  title.supports.stealth
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given Targaryen has Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark is asked to choose a character to bypass
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Stark is offered: Plain Soldier / Bypass nobody
        "#]],
    );
}

#[test]
fn f144_the_player_attacked_settles_the_claim() {
    check(
        "
        rule  title.supports.claim
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Eddard Stark in play
        given Lannister has 2 power
        given Targaryen has 2 power
        given Targaryen has Plain Spy, Deadly Guard in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for power with Eddard Stark
        when  Targaryen defends with Deadly Guard
        when  the challenge ends
        show  Lannister's power
        show  Targaryen's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister declares no defenders
            Targaryen defends with Deadly Guard
            Targaryen kneels Deadly Guard
            Stark wins the challenge against Targaryen, 6 to 2
            Lannister satisfies a claim of 1
            Stark takes 1 power from Lannister for the claim
            Eddard Stark claims 1 power for Renown
            Lannister has 1 power
            Targaryen has 2 power
        "#]],
    );
}

#[test]
fn f147_the_defending_player_may_give_a_third_player_s_character_to_deadly() {
    check(
        "
        rule  keyword.deadly
        players Stark, Lannister, Baratheon
        given Stark is Crown Regent
        given Lannister is Master of Coin
        given Baratheon is Hand of the King
        given Stark has Eddard Stark in play
        given Lannister has Plain Lord in play
        given Baratheon has Greatjon Umber in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Eddard Stark
        when  Lannister defends with Plain Lord
        when  Baratheon uses Greatjon Umber
        when  Baratheon chooses as a defender
        when  everyone passes
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Baratheon kneels Greatjon Umber
            Baratheon uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Lannister wins the challenge against Stark, 6 to 3
            Lannister is offered: Plain Lord / Greatjon Umber
        "#]],
    );
}

#[test]
fn f148_a_third_player_claims_nothing() {
    check(
        "
        rule  challenge.third_party
        players Stark, Lannister, Baratheon
        given Stark is Crown Regent
        given Lannister is Master of Coin
        given Baratheon is Hand of the King
        given Stark has Plain Lord in play
        given Baratheon has Greatjon Umber in play
        given Baratheon has Golden Spurs on Greatjon Umber
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon uses Greatjon Umber
        when  Baratheon chooses as an attacker
        when  the challenge ends
        show  Baratheon's power
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon kneels Greatjon Umber
            Baratheon uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 6 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Baratheon has 0 power
            Stark has 1 power
        "#]],
    );
}

#[test]
fn f149_nothing_comes_between_the_attack_and_the_redirection() {
    check(
        "
        rule  timing.crown_regent
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Master of Whispers
        given Stark has Plain Lord in play
        given Lannister has Fresh Horses in hand
        given it is the challenges phase
        given Lannister is the first player
        when  Stark attacks Lannister for military with Plain Lord
        show  who is asked
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon is asked: Does Baratheon as Crown Regent redirect Stark's military challenge against Lannister?
        "#]],
    );
}

#[test]
fn f150_the_attacker_picks_a_lawful_new_target() {
    check(
        "
        rule  title.crown_regent.redirect
        rule  title.crown_regent.target
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Master of Whispers
        given Stark has Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon redirects the challenge
        show  who is asked
        show  what Stark is offered
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark is asked: Whom does Stark attack instead in Stark's military challenge against Lannister?
            Stark is offered: Baratheon / Targaryen
        "#]],
    );
}

#[test]
fn f151_attackers_stay_as_they_were_declared() {
    check(
        "
        rule  timing.crown_regent
        note  the one redirected to has forbidden nothing; what knelt stays kneeling and what did not stays standing
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Master of Whispers
        given Stark has Ser Jaime Lannister, Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Ser Jaime Lannister, Plain Lord
        when  Baratheon redirects the challenge
        when  Stark chooses Targaryen
        show  Ser Jaime Lannister
        show  Plain Lord
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ser Jaime Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon redirects the challenge to Targaryen
            Ser Jaime Lannister: controlled by Stark, standing, STR 3, military, intrigue, Deadly, Infamy
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            military challenge of Stark against Targaryen: Ser Jaime Lannister, Plain Lord (6) against nothing (0)
        "#]],
    );
}

#[test]
fn f152_a_declared_defender_shuts_the_lord_commander_out() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Lord Commander of the Kingsguard
        given Stark has Plain Lord in play
        given Stark has Called Away in hand
        given Lannister has Plain Soldier in play
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Lannister defends with Plain Soldier
        when  Stark plays Called Away on Lannister's Plain Soldier
        when  Targaryen takes over the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark chooses Plain Soldier
            Stark plays Called Away
            Plain Soldier leaves the challenge
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            refused: a challenge is taken over when its target declares no defenders (title.lord_commander.redirect)
        "#]],
    );
}

#[test]
fn f154_stealth_is_chosen_anew_against_the_lord_commander() {
    check(
        "
        rule  timing.lord_commander
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Lord Commander of the Kingsguard
        given Stark has Silent Scout in play
        given Lannister has Plain Soldier in play
        given Targaryen has Plain Lord in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Silent Scout
        when  Stark is asked to choose a character to bypass
        when  Stark chooses Plain Soldier
        when  Targaryen takes over the challenge
        when  Stark chooses Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Silent Scout
            Stark kneels Silent Scout
            Silent Scout bypasses Plain Soldier by stealth
            Lannister declares no defenders
            Targaryen takes over the challenge
            Silent Scout bypasses Plain Lord by stealth
        "#]],
    );
}

#[test]
fn f155_the_commander_may_follow_the_regent_and_not_the_other_way() {
    check(
        "
        rule  timing.lord_commander
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Lord Commander of the Kingsguard
        given Stark has Plain Lord in play
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon redirects the challenge
        when  Stark chooses Baratheon
        when  Baratheon declares no defenders
        when  Targaryen takes over the challenge
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon redirects the challenge to Baratheon
            Baratheon declares no defenders
            Targaryen takes over the challenge
            military challenge of Stark against Targaryen: Plain Lord (3) against nothing (0)
        "#]],
    );
    check(
        "
        rule  timing.lord_commander
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Lord Commander of the Kingsguard
        given Stark has Plain Lord in play
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon declines
        when  Lannister declares no defenders
        when  Targaryen takes over the challenge
        when  Baratheon redirects the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Targaryen takes over the challenge
            refused: a challenge is redirected right after it was initiated (title.crown_regent.redirect)
        "#]],
    );
}

#[test]
fn f156_three_str_for_a_title_need_a_participating_character() {
    check(
        "
        rule  title.str_bonus
        players Stark, Lannister, Baratheon
        given Stark is Crown Regent
        given Lannister is Master of Whispers
        given Baratheon is Hand of the King
        given Lannister has Plain Spy in play
        given Stark has Poisoned Wine on Plain Spy
        given Stark has Cersei Lannister in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for intrigue with Cersei Lannister
        when  Lannister defends with Plain Spy
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Cersei Lannister
            Stark kneels Cersei Lannister
            Lannister defends with Plain Spy
            Lannister kneels Plain Spy
            Stark wins the challenge against Lannister, 3 to 3
            Lannister satisfies a claim of 1
        "#]],
    );
    check(
        "
        rule  title.str_bonus
        players Stark, Lannister, Baratheon
        given Stark is Crown Regent
        given Lannister is Master of Whispers
        given Baratheon is Hand of the King
        given Stark has Cersei Lannister in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for intrigue with Cersei Lannister
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Cersei Lannister
            Stark kneels Cersei Lannister
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn f157_a_redirection_pays_no_toll_back() {
    check(
        "
        rule  timing.crown_regent
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Master of Coin
        given Lannister is Hand of the King
        given Baratheon is Crown Regent
        given Targaryen is Master of Whispers
        given Lannister reveals Uneasy Truce
        given Stark has Plain Lord in play
        given Stark has 5 gold
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon redirects the challenge
        when  Stark chooses Targaryen
        show  Stark's gold
        show  Lannister's gold
        show  Targaryen's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Stark pays Lannister 2 gold
            Baratheon redirects the challenge to Targaryen
            Stark has 3 gold
            Lannister has 2 gold
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn f159_each_source_of_power_is_a_step_to_victory() {
    check(
        "
        rule  victory.fifteen
        players Stark, Lannister
        note  unopposed brings the 15th power before Renown is awarded to anybody
        given Stark has Renowned Knight in play
        given Stark has 14 power
        given it is the challenges phase
        when  Stark attacks Lannister for military with Renowned Knight
        when  the challenge ends
        show  Renowned Knight
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark wins the game with 15 power
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown
            Stark has won
        "#]],
    );
}

#[test]
fn f145_whom_an_effect_puts_in_does_not_shut_a_supporter_out() {
    check(
        "
        rule  title.supports.defend
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Plain Lord in play
        given Baratheon has Greatjon Umber in play
        given Lannister has Plain Soldier in play
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon uses Greatjon Umber
        when  Baratheon chooses as a defender
        when  Lannister declares no defenders
        show  who is asked
        when  Targaryen defends with Targaryen's Plain Soldier
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon kneels Greatjon Umber
            Baratheon uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Lannister declares no defenders
            Targaryen is asked: Targaryen supports Lannister: who defends in Stark's military challenge against Lannister?
            Targaryen defends with Plain Soldier
            Targaryen kneels Plain Soldier
            military challenge of Stark against Lannister: Plain Lord (3) against Greatjon Umber, Plain Soldier (5)
        "#]],
    );
}

#[test]
fn f146_the_player_attacked_names_deadly_s_victim_among_a_supporter_s_defenders() {
    check(
        "
        rule  keyword.deadly
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Master of Coin
        given Stark has Eddard Stark in play
        given Lannister has Plain Soldier in play
        given Targaryen has Plain Lord, Robert Baratheon in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for power with Eddard Stark
        when  Targaryen defends with Plain Lord, Robert Baratheon
        when  everyone passes
        show  who is asked
        when  Lannister chooses Robert Baratheon
        when  the challenge ends
        show  Targaryen's dead pile
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Lannister declares no defenders
            Targaryen defends with Plain Lord
            Targaryen defends with Robert Baratheon
            Targaryen kneels Plain Lord
            Targaryen kneels Robert Baratheon
            Stark wins the challenge against Targaryen, 6 to 6
            Lannister satisfies a claim of 1
            Eddard Stark claims 1 power for Renown
            Lannister is asked: Which defender of Lannister is killed by Deadly?
            Robert Baratheon is killed by Deadly
            Robert Baratheon goes to Targaryen's dead pile
            Targaryen has in the dead pile: Robert Baratheon
        "#]],
    );
}

#[test]
fn f153_nor_the_lord_commander() {
    check(
        "
        rule  title.lord_commander.redirect
        players Stark, Lannister, Baratheon, Targaryen
        given Stark is Crown Regent
        given Lannister is Master of Laws
        given Baratheon is Master of Whispers
        given Targaryen is Lord Commander of the Kingsguard
        given Stark has Plain Lord in play
        given Baratheon has Greatjon Umber in play
        given Targaryen has Plain Spy in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Plain Lord
        when  Baratheon uses Greatjon Umber
        when  Baratheon chooses as a defender
        when  Lannister declares no defenders
        show  who is asked
        when  Targaryen takes over the challenge
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Baratheon kneels Greatjon Umber
            Baratheon uses Greatjon Umber
            Greatjon Umber joins the challenge as a defender
            Lannister declares no defenders
            Targaryen is asked: Does Targaryen as Lord Commander take over Stark's military challenge against Lannister?
            Targaryen takes over the challenge
            military challenge of Stark against Targaryen: Plain Lord (3) against Greatjon Umber (3)
        "#]],
    );
}
