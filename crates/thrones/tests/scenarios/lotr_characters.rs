//! The characters of Lions of the Rock at work.

use expect_test::expect;

use crate::check;

#[test]
fn joffrey_keeps_the_lowly_on_their_knees() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Joffrey Baratheon in play
        given Stark has Plain Soldier in play, kneeling
        given Stark has Robb Stark in play, kneeling
        when  the dominance phase begins
        when  Lannister uses Joffrey Baratheon
        when  the standing phase begins
        show  Plain Soldier
        show  Robb Stark
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 2
            Lannister claims 1 power for dominance
            Lannister uses Joffrey Baratheon
            The effect of Joffrey Baratheon lasts until the end of the round
            The standing phase begins
            Stark stands Robb Stark
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Robb Stark: controlled by Stark, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn joffrey_is_one_king_of_two() {
    check(
        "
        set   lotr
        players Lannister, Greyjoy
        given Lannister has Joffrey Baratheon in play
        given Greyjoy has Balon Greyjoy in play, kneeling
        when  the dominance phase begins
        when  Lannister uses Joffrey Baratheon
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 2
            Lannister claims 1 power for dominance
            refused: that text of Joffrey Baratheon works by itself (timing.constant)
        "#]],
    );
}

#[test]
fn ser_jaime_stands_with_every_phase() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Jaime Lannister in play, kneeling
        when  the draw phase begins
        show  Ser Jaime Lannister
        ",
        expect![[r#"
            The draw phase begins
            Ser Jaime Lannister takes effect
            Lannister stands Ser Jaime Lannister
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Renown
        "#]],
    );
}

#[test]
fn cersei_does_not_kneel_for_intrigue() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Cersei Lannister in play
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Cersei Lannister
        show  Cersei Lannister
        when  Stark declares no defenders
        when  Lannister uses Cersei Lannister
        when  Lannister chooses Deadly
        show  Cersei Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Cersei Lannister
            Cersei Lannister: controlled by Lannister, standing, STR 3, intrigue, power
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister uses Cersei Lannister
            Cersei Lannister claims 1 power
            The effect of Cersei Lannister lasts until the end of the phase
            Cersei Lannister: controlled by Lannister, standing, STR 3, intrigue, power, Deadly, 1 power
        "#]],
    );
}

#[test]
fn tyrion_leads_the_clans() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tyrion Lannister in play
        given Lannister has Tribes of the Vale in play, kneeling
        given it is the challenges phase
        when  Lannister attacks Stark for power with Tyrion Lannister
        when  everyone passes
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Stark declares no defenders
            Lannister wins the challenge against Stark, 9 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
        "#]],
    );
}

#[test]
fn tyrion_is_saved_by_a_clansman() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tyrion Lannister, Feuding Clanswoman in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  Lannister chooses Tyrion Lannister
        when  Lannister uses Tyrion Lannister
        when  everyone passes
        show  Tyrion Lannister
        show  Feuding Clanswoman
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Lannister kneels Feuding Clanswoman
            Lannister uses Tyrion Lannister
            Tyrion Lannister is saved by Tyrion Lannister
            Stark claims 1 power, unopposed
            Tyrion Lannister: controlled by Lannister, standing, STR 3, military, intrigue, power, Stealth
            Feuding Clanswoman: controlled by Lannister, kneeling, STR 1, military, Stealth
        "#]],
    );
}

#[test]
fn bronn_makes_attackers_pay() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Bronn in play
        given Stark has Robb Stark, Plain Soldier in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Robb Stark, Plain Soldier
        when  Lannister defends with Bronn
        when  everyone passes
        when  Stark chooses Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark attacks with Plain Soldier
            Stark kneels Robb Stark
            Stark kneels Plain Soldier
            Lannister defends with Bronn
            Lannister kneels Bronn
            Stark wins the challenge against Lannister, 4 to 3
            Lannister satisfies a claim of 1
            Bronn is killed for the claim
            Bronn takes effect
            Stark chooses Plain Soldier
            Plain Soldier is killed by Bronn
            Bronn goes to Lannister's dead pile
            Plain Soldier goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn tywin_is_paid_in_power() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tywin Lannister in play
        given Lannister has 4 gold
        given it is the dominance phase
        when  the dominance phase begins
        when  Lannister uses Tywin Lannister
        show  Tywin Lannister
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 8
            Lannister claims 1 power for dominance
            Lannister uses Tywin Lannister
            Tywin Lannister claims 3 power
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown, 3 power
        "#]],
    );
}

#[test]
fn tywin_is_paid_with_four_gold() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tywin Lannister, Lannisport Treasury in play
        given it is the marshalling phase
        when  the dominance phase begins
        when  Lannister uses Tywin Lannister
        show  Tywin Lannister
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            refused: Tywin Lannister is used after you win dominance; that has not just happened (response.definition)
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn ser_gregor_kills_from_his_knees() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Gregor Clegane in play, kneeling
        given Lannister has Western Fiefdoms, Sunset Sea in play
        given Stark has Plain Soldier in play, kneeling
        given it is the challenges phase
        when  Lannister uses Ser Gregor Clegane
        when  Lannister chooses Plain Soldier
        when  Lannister kneels Western Fiefdoms, Sunset Sea
        when  everyone passes
        show  Plain Soldier
        show  Ser Gregor Clegane
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister kneels Western Fiefdoms
            Lannister kneels Sunset Sea
            Lannister pays 2 influence
            Lannister uses Ser Gregor Clegane
            Plain Soldier is killed by Ser Gregor Clegane
            Lannister stands Ser Gregor Clegane
            Plain Soldier goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
            Ser Gregor Clegane: controlled by Lannister, standing, STR 4, military, Renown
        "#]],
    );
}

#[test]
fn ser_amory_lorch_knows_his_kind() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Amory Lorch in play
        given Lannister has 1 gold
        given Stark has Renowned Knight, Plain Lord in play
        given it is the challenges phase
        when  Lannister uses Ser Amory Lorch
        when  Lannister names Lord
        when  Lannister attacks Stark for military with Ser Amory Lorch
        when  Stark defends with Renowned Knight
        when  Stark defends with Plain Lord
        ",
        expect![[r#"
            Lannister pays 1 gold
            Lannister uses Ser Amory Lorch
            Lannister names Lord
            The effect of Ser Amory Lorch lasts until the end of the phase
            Lannister initiates a military challenge against Stark
            Lannister attacks with Ser Amory Lorch
            Lannister kneels Ser Amory Lorch
            refused: Renowned Knight cannot be declared as a defender (timing.cannot)
            refused: Plain Lord cannot be declared as a defender (timing.cannot)
        "#]],
    );
}

#[test]
fn ser_amory_lorch_does_not_frighten_strangers() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Amory Lorch in play
        given Stark has Plain Lord in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Ser Amory Lorch
        when  Stark defends with Plain Lord
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Ser Amory Lorch
            Lannister kneels Ser Amory Lorch
            Stark defends with Plain Lord
            Stark kneels Plain Lord
        "#]],
    );
}

#[test]
fn ser_kevan_follows_a_lord() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Kevan Lannister, Tywin Lannister in play
        given Stark has another version of Eddard Stark in play
        show  Ser Kevan Lannister
        ",
        expect![[r#"
            Ser Kevan Lannister: controlled by Lannister, standing, STR 3, intrigue, power
        "#]],
    );
}

#[test]
fn ser_kevan_alone() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Kevan Lannister in play
        show  Ser Kevan Lannister
        ",
        expect![[r#"
            Ser Kevan Lannister: controlled by Lannister, standing, STR 3, intrigue
        "#]],
    );
}

#[test]
fn myrcella_gives_a_third_intrigue() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Myrcella Lannister, Tyrion Lannister, Bronn's Hireling in play
        given it is the challenges phase
        when  Lannister uses Myrcella Lannister
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  everyone passes
        when  Lannister attacks Stark for intrigue with Tyrion Lannister
        ",
        expect![[r#"
            Myrcella Lannister is discarded from play
            Lannister uses Myrcella Lannister
            The effect of Myrcella Lannister lasts until the end of the phase
            Myrcella Lannister goes to Lannister's discard pile
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
        "#]],
    );
}

#[test]
fn myrcella_gives_no_fourth_intrigue() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister runs The Power Behind the Throne
        given Lannister reveals The Breaking of Oaths
        given Lannister has Myrcella Lannister, Plain Lord in play
        given Lannister has Bronn's Hireling, Plain Spy, Plain Maester in play
        given it is the challenges phase
        when  Lannister uses Myrcella Lannister
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Plain Maester
        when  the challenge ends
        show  why Lannister cannot attack Stark for intrigue
        ",
        expect![[r#"
            Myrcella Lannister is discarded from play
            Lannister uses Myrcella Lannister
            The effect of Myrcella Lannister lasts until the end of the phase
            Myrcella Lannister goes to Lannister's discard pile
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Maester
            Lannister kneels Plain Maester
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister cannot attack Stark for intrigue: the intrigue challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn ser_addam_marbrand_spares_armies() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Addam Marbrand, Lord Tyrion's Host in play
        given it is the challenges phase
        given Lannister has 2 gold
        when  Lannister attacks Stark for military with Lord Tyrion's Host
        show  Lord Tyrion's Host
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Lord Tyrion's Host
            Lord Tyrion's Host: controlled by Lannister, standing, STR 6, military, power
        "#]],
    );
}

#[test]
fn lord_tyrions_host_is_poor() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Lord Tyrion's Host in play
        show  Lord Tyrion's Host
        ",
        expect![[r#"
            Lord Tyrion's Host: controlled by Lannister, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn a_doubting_septa_goes_under() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Doubting Septa in play
        given Lannister's deck is Ice, Lady
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  everyone passes
        show  Doubting Septa
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Doubting Septa is not killed, because of Doubting Septa
            Doubting Septa is returned to the bottom of Lannister's deck
            Lannister draws Ice
            Stark claims 1 power, unopposed
            Doubting Septa goes to the bottom of Lannister's deck
            Doubting Septa: Lannister's deck
            Lannister has in hand: Ice
        "#]],
    );
}

#[test]
fn ser_gregors_band_follows_power() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Gregor's Band in play
        given Stark has Robb Stark in play, with 2 power
        given Lannister has Tywin Lannister in play, with 1 power
        given Stark has 3 power
        show  Ser Gregor's Band
        ",
        expect![[r#"
            Ser Gregor's Band: controlled by Lannister, standing, STR 5, military, intrigue
        "#]],
    );
}

#[test]
fn tribes_of_the_vale_look_at_hands_at_any_time() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tribes of the Vale in play
        given Lannister has Plain Soldier, Plain Spy in hand
        given Stark has Robb Stark, Plain Lord in play
        given Stark has Plain Lord in hand
        given it is the challenges phase
        given Stark is the first player
        show  Tribes of the Vale
        when  Stark attacks Lannister for intrigue with Plain Lord
        when  everyone passes
        show  Tribes of the Vale
        ",
        expect![[r#"
            Tribes of the Vale: controlled by Lannister, standing, STR 2, military
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Lannister discards Plain Soldier at random for the claim
            Stark claims 1 power, unopposed
            Tribes of the Vale: controlled by Lannister, standing, STR 6, military
        "#]],
    );
}

#[test]
fn crawn_calls_a_clansman_back() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Crawn Son of Calor in play
        given Lannister has Tribes of the Vale in the discard pile
        given Lannister has 2 gold
        given it is the marshalling phase
        when  Lannister uses Crawn Son of Calor
        when  Lannister chooses Tribes of the Vale
        when  everyone passes
        show  Tribes of the Vale
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister chooses Tribes of the Vale
            Lannister kneels Crawn Son of Calor
            Lannister uses Crawn Son of Calor
            Lannister marshals Tribes of the Vale for 2 gold
            Lannister pays 2 gold
            Tribes of the Vale enters play
            Stark receives 4 gold of income
            Tribes of the Vale: controlled by Lannister, standing, STR 6, military
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn the_tribes_of_the_vale_distrust_the_cunning() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Tribes of the Vale in play
        given Lannister has Ice in hand
        show  Tribes of the Vale
        ",
        expect![[r#"
            Tribes of the Vale: controlled by Lannister, standing, STR 2, military
        "#]],
    );
}

#[test]
fn ser_amorys_poachers_follow_gold() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Ser Amory's Poachers in play
        given it is the challenges phase
        given Lannister has 1 gold
        when  Lannister attacks Stark for intrigue with Ser Amory's Poachers
        show  Ser Amory's Poachers
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Ser Amory's Poachers
            Lannister kneels Ser Amory's Poachers
            Ser Amory's Poachers: controlled by Lannister, kneeling, STR 3, intrigue, power, Renown, Stealth
        "#]],
    );
}

#[test]
fn warriors_sons_build() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Warrior's Sons in play
        given Lannister has Lannisport Treasury in the discard pile
        given Lannister has Plain Courtyard in hand
        given it is the challenges phase
        when  Lannister attacks Stark for military with Warrior's Sons
        when  Stark declares no defenders
        when  Lannister uses Warrior's Sons
        when  Lannister chooses Lannisport Treasury
        when  everyone passes
        show  Lannisport Treasury
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Warrior's Sons
            Lannister kneels Warrior's Sons
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister chooses Lannisport Treasury
            Lannister uses Warrior's Sons
            Lannisport Treasury enters play
            Lannisport Treasury: controlled by Lannister, standing, Limited
        "#]],
    );
}

#[test]
fn the_high_septon_goes_under() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has High Septon in play
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  everyone passes
        show  High Septon
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            High Septon is not killed, because of High Septon
            High Septon is returned to the bottom of Lannister's deck
            Lannister claims 2 power by High Septon
            Stark claims 1 power, unopposed
            High Septon goes to the bottom of Lannister's deck
            High Septon: Lannister's deck
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn the_high_septon_is_immune_to_what_is_triggered() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has High Septon in play
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Stark plays No Mercy
        ",
        expect![[r#"
            refused: no character in play can be chosen for No Mercy (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn the_high_septon_is_not_immune_to_the_rest() {
    check(
        "
        set   lotr
        players Lannister, Martell
        given Lannister has High Septon in play
        given Martell has The Spear Tower in play
        show  High Septon
        ",
        expect![[r#"
            High Septon: controlled by Lannister, standing, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn a_brothel_guard_is_paid_off() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Brothel Guard in play, kneeling
        given Stark has Robb Stark in play
        given Stark has Lord Eddard's Chambers in play
        when  the standing phase begins
        when  Lannister uses Brothel Guard
        when  Lannister chooses Robb Stark
        when  Stark agrees
        when  Stark kneels Lord Eddard's Chambers
        show  Robb Stark
        show  Lannister's power
        ",
        expect![[r#"
            The standing phase begins
            Lannister stands Brothel Guard
            Lannister chooses Robb Stark
            Lannister uses Brothel Guard
            Stark kneels Lord Eddard's Chambers
            Stark pays 1 influence
            Lannister claims 1 power by Brothel Guard
            Robb Stark: controlled by Stark, standing, STR 2, military, power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn a_brothel_guard_is_not_paid_off() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister has Brothel Guard in play, kneeling
        given Stark has Robb Stark in play
        when  the standing phase begins
        when  Lannister uses Brothel Guard
        when  Lannister chooses Robb Stark
        show  Robb Stark
        ",
        expect![[r#"
            The standing phase begins
            Lannister stands Brothel Guard
            Lannister chooses Robb Stark
            Lannister uses Brothel Guard
            Stark kneels Robb Stark
            Robb Stark: controlled by Stark, kneeling, STR 2, military, power
        "#]],
    );
}

#[test]
fn an_arrogant_contender_faces_many() {
    check(
        "
        set   lotr
        rule  keyword.melee
        players Lannister, Stark
        given Lannister has Arrogant Contender in play
        given Stark has Plain Soldier, Shaggydog in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Arrogant Contender
        when  Stark defends with Plain Soldier, Shaggydog
        show  Arrogant Contender
        when  Lannister uses Arrogant Contender
        when  everyone passes
        show  Arrogant Contender
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Arrogant Contender
            Lannister kneels Arrogant Contender
            Stark defends with Plain Soldier
            Stark defends with Shaggydog
            Stark kneels Plain Soldier
            Stark kneels Shaggydog
            Lannister wins the challenge against Stark, 5 to 3
            Stark satisfies a claim of 1
            Arrogant Contender: controlled by Lannister, kneeling, STR 5, military, intrigue, Melee
            Plain Soldier is killed for the claim
            Lannister uses Arrogant Contender
            Arrogant Contender claims 2 power
            Plain Soldier goes to Stark's dead pile
            Arrogant Contender: controlled by Lannister, kneeling, STR 3, military, intrigue, Melee, 2 power
        "#]],
    );
}
