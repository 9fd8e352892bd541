//! The characters of Queen of Dragons at work.

use expect_test::expect;

use crate::check;

#[test]
fn a_true_queens_harbinger_calls_dragons() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has True-Queen's Harbinger in play
        given Targaryen has Killer of the Wounded in hand
        given Targaryen has 1 gold
        given it is the marshalling phase
        when  Targaryen uses True-Queen's Harbinger
        when  Targaryen marshals Killer of the Wounded
        ",
        expect![[r#"
            Targaryen kneels True-Queen's Harbinger
            Targaryen uses True-Queen's Harbinger
            The effect of True-Queen's Harbinger lasts until the end of the phase
            Targaryen marshals Killer of the Wounded for 1 gold
            Targaryen pays 1 gold
            Killer of the Wounded enters play
        "#]],
    );
}

#[test]
fn a_true_queens_harbinger_calls_an_ambush() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has True-Queen's Harbinger, Khal Drogo's Tent, Eastern Fiefdoms, Summer Sea in play
        given Targaryen has Drogon in hand
        given it is the challenges phase
        when  Targaryen uses True-Queen's Harbinger
        when  Targaryen ambushes with Drogon
        when  Targaryen kneels Khal Drogo's Tent, Eastern Fiefdoms, Summer Sea
        show  Drogon
        ",
        expect![[r#"
            Targaryen kneels True-Queen's Harbinger
            Targaryen uses True-Queen's Harbinger
            The effect of True-Queen's Harbinger lasts until the end of the phase
            Targaryen ambushes with Drogon for 3 influence
            Targaryen kneels Khal Drogo's Tent
            Targaryen kneels Eastern Fiefdoms
            Targaryen kneels Summer Sea
            Targaryen pays 3 influence
            Drogon enters play
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush
        "#]],
    );
}

#[test]
fn a_pike_phalanx_raises_the_claim() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Pike Phalanx, Hired Swords in play
        given Stark has Hodor, Plain Spy in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Pike Phalanx, Hired Swords
        when  Targaryen uses Pike Phalanx
        when  Stark declares no defenders
        when  everyone passes
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Pike Phalanx
            Targaryen attacks with Hired Swords
            Targaryen kneels Pike Phalanx
            Targaryen kneels Hired Swords
            Targaryen uses Pike Phalanx
            The effect of Pike Phalanx lasts until the end of the phase
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 2
            Hodor is killed for the claim
            Plain Spy is killed for the claim
            Targaryen claims 1 power, unopposed
            Hodor goes to Stark's dead pile
            Plain Spy goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn a_pike_phalanx_needs_a_war_crest() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Pike Phalanx in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Pike Phalanx
        when  Targaryen uses Pike Phalanx
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Pike Phalanx
            Targaryen kneels Pike Phalanx
            refused: Pike Phalanx is used after Pike Phalanx is declared as an attacker; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn grey_worm_earns_and_spends() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play
        given Stark has Hodor in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        when  Stark declares no defenders
        when  Targaryen uses Grey Worm
        when  everyone passes
        show  Grey Worm
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Targaryen claims 1 power, unopposed
            Targaryen uses Grey Worm
            Targaryen puts 1 gold on Grey Worm
            Hodor goes to Stark's dead pile
            Grey Worm: controlled by Targaryen, kneeling, STR 3, military, 1 gold
        "#]],
    );
}

#[test]
fn grey_worm_spends() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play, with 1 gold on it
        given Stark has Hodor in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        when  Targaryen uses Grey Worm
        when  Targaryen chooses Hodor
        when  Targaryen chooses -2
        show  Hodor
        show  Grey Worm
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Targaryen chooses Hodor
            1 gold goes from Grey Worm to the Treasury
            Targaryen uses Grey Worm
            The effect of Grey Worm lasts until the end of the challenge
            Hodor: controlled by Stark, standing, STR 2, military, power, Deadly
            Grey Worm: controlled by Targaryen, kneeling, STR 3, military
        "#]],
    );
}

#[test]
fn jorahs_cohorts_break_an_attachment() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Jorah's Cohorts in play
        given Stark has Robb Stark in play
        given Stark has Strong Sword on Robb Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Jorah's Cohorts
        when  Stark declares no defenders
        when  Targaryen uses Jorah's Cohorts
        when  everyone passes
        show  Strong Sword
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Jorah's Cohorts
            Targaryen kneels Jorah's Cohorts
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen chooses Strong Sword
            Targaryen uses Jorah's Cohorts
            Strong Sword is discarded from play by Jorah's Cohorts
            Strong Sword goes to Stark's discard pile
            Strong Sword: Stark's discard pile
        "#]],
    );
}

#[test]
fn thundering_cavalry_tramples() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Thundering Cavalry in hand
        given Targaryen has 7 gold
        given Stark has Plain Spy, Hodor in play
        given it is the marshalling phase
        when  Targaryen marshals Thundering Cavalry
        show  Plain Spy
        show  Hodor
        ",
        expect![[r#"
            Targaryen marshals Thundering Cavalry for 7 gold
            Targaryen pays 7 gold
            Thundering Cavalry enters play
            Thundering Cavalry takes effect
            Plain Spy is discarded from play by Thundering Cavalry
            Plain Spy goes to Stark's discard pile
            Stark receives 4 gold of income
            Plain Spy: Stark's discard pile
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn a_blue_lipped_warlock_returns_from_the_dead() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Blue-Lipped Warlock, Plain Spy, Plain Soldier in the dead pile
        given it is the dominance phase
        when  Targaryen uses Blue-Lipped Warlock
        show  Blue-Lipped Warlock
        ",
        expect![[r#"
            Targaryen uses Blue-Lipped Warlock
            Blue-Lipped Warlock goes to Targaryen's hand
            Blue-Lipped Warlock: Targaryen's hand
        "#]],
    );
}

#[test]
fn a_blue_lipped_warlock_stands_to_attack() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Blue-Lipped Warlock in play
        when  Targaryen attacks Stark for intrigue with Blue-Lipped Warlock
        show  Blue-Lipped Warlock
        ",
        expect![[r#"
            Targaryen initiates an intrigue challenge against Stark
            Targaryen attacks with Blue-Lipped Warlock
            Blue-Lipped Warlock: controlled by Targaryen, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn a_warlock_of_qarth_moves_a_place() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Warlock of Qarth, Shadowcat, Silent Sisters in shadows
        given Targaryen has 1 gold
        given Stark has Godswood, Winterfell in play
        given Targaryen is the first player
        when  the dominance phase begins
        when  Targaryen brings out Warlock of Qarth
        when  Targaryen uses Warlock of Qarth
        when  Targaryen chooses Winterfell
        when  Targaryen chooses Godswood
        when  everyone passes
        show  Godswood
        ",
        expect![[r#"
            The dominance phase begins
            Targaryen brings Warlock of Qarth out of Shadows
            Targaryen pays 1 gold
            Warlock of Qarth enters play
            refused: Warlock of Qarth asks for a location with printed cost no higher than the number of cards in any Shadows, which Winterfell is not (timing.target)
            Targaryen chooses Godswood
            Targaryen uses Warlock of Qarth
            Godswood is returned to Stark's hand by Warlock of Qarth
            Godswood goes to Stark's hand
            Targaryen wins dominance with 2
            Targaryen claims 1 power for dominance
            Godswood: Stark's hand
        "#]],
    );
}

#[test]
fn horseback_archers_join_a_fight() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Horseback Archers in hand
        given Targaryen has Plain Soldier, Khal Drogo's Tent in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Plain Soldier
        when  Targaryen uses Horseback Archers
        when  Targaryen kneels Khal Drogo's Tent
        when  Targaryen chooses attacker
        when  everyone passes
        when  the challenges phase ends
        show  Horseback Archers
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            Targaryen kneels Khal Drogo's Tent
            Targaryen pays 1 influence
            Targaryen uses Horseback Archers
            Horseback Archers enters play
            Targaryen kneels Horseback Archers
            Horseback Archers joins the challenge as an attacker
            The effect of Horseback Archers lasts from now on
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Horseback Archers takes effect
            Horseback Archers is returned to Targaryen's hand
            Horseback Archers goes to Targaryen's hand
            Horseback Archers: Targaryen's hand
        "#]],
    );
}

#[test]
fn a_killer_of_the_wounded_rises() {
    check(
        "
        set   qod
        players Targaryen, Martell
        given Targaryen has Killer of the Wounded in play, kneeling
        given Targaryen has Plain Spy in play
        given Martell has The Spear Tower in hand
        given Martell has 1 gold
        given Martell is the first player
        given it is the marshalling phase
        when  Martell marshals The Spear Tower
        when  Targaryen uses Killer of the Wounded
        show  Killer of the Wounded
        ",
        expect![[r#"
            Martell marshals The Spear Tower for 1 gold
            Martell pays 1 gold
            The Spear Tower enters play
            Targaryen uses Killer of the Wounded
            Targaryen stands Killer of the Wounded
            Targaryen receives 4 gold of income
            Killer of the Wounded: controlled by Targaryen, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn pyat_pree_kills_in_place_of_the_claim() {
    check(
        "
        set   qod
        rule  challenge.claim.interrupted
        players Targaryen, Stark
        given Targaryen has Pyat Pree in play
        given Stark has Robb Stark, Plain Spy in play
        given Stark has Ice in hand
        given it is the challenges phase
        when  Targaryen attacks Stark for intrigue with Pyat Pree
        when  Stark declares no defenders
        when  everyone passes
        when  Targaryen chooses Robb Stark
        when  everyone passes
        show  Robb Stark
        show  Stark's hand
        ",
        expect![[r#"
            Targaryen initiates an intrigue challenge against Stark
            Targaryen attacks with Pyat Pree
            Targaryen kneels Pyat Pree
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Pyat Pree stands in the way of it
            Targaryen chooses Robb Stark
            Robb Stark is killed by Pyat Pree
            Targaryen claims 1 power, unopposed
            Robb Stark goes to Stark's dead pile
            Robb Stark: Stark's dead pile
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn a_black_hatchling_grows_up() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Black Hatchling in shadows
        given Targaryen has Drogon in play
        given Targaryen is the first player
        when  the dominance phase begins
        when  Targaryen brings out Black Hatchling
        show  Black Hatchling
        show  Drogon
        ",
        expect![[r#"
            The dominance phase begins
            Targaryen brings Black Hatchling out of Shadows
            Black Hatchling enters play
            Black Hatchling takes effect
            Targaryen attaches a duplicate to Drogon
            Targaryen wins dominance with 4
            Targaryen claims 1 power for dominance
            Black Hatchling: a duplicate of Drogon
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush, with 1 duplicate
        "#]],
    );
}

#[test]
fn a_green_hatchling_grows_up() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Green Hatchling in play
        given Targaryen has Rhaegal in hand
        given Targaryen has 4 gold
        given it is the marshalling phase
        when  Targaryen marshals Rhaegal
        show  Green Hatchling
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen marshals Rhaegal for 4 gold
            Targaryen pays 4 gold
            Rhaegal enters play
            Green Hatchling takes effect
            Targaryen attaches a duplicate to Rhaegal
            Stark receives 4 gold of income
            Green Hatchling: a duplicate of Rhaegal
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush, with 1 duplicate
        "#]],
    );
}

#[test]
fn a_white_hatchling_grows_up() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has White Hatchling in play
        given Targaryen has Viserion in hand
        given Targaryen has 4 gold
        given it is the marshalling phase
        when  Targaryen marshals Viserion
        show  White Hatchling
        show  Viserion
        ",
        expect![[r#"
            Targaryen marshals Viserion for 4 gold
            Targaryen pays 4 gold
            Viserion enters play
            White Hatchling takes effect
            Targaryen attaches a duplicate to Viserion
            Stark receives 4 gold of income
            White Hatchling: a duplicate of Viserion
            Viserion: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush, with 1 duplicate
        "#]],
    );
}

#[test]
fn khal_drogo_leaves_riders() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Khal Drogo in play
        given Targaryen's deck is Killer of the Wounded, Plain Spy, Horseback Archers
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Stark plays No Mercy
        when  Targaryen uses Khal Drogo
        when  everyone passes
        when  Targaryen chooses Killer of the Wounded, Horseback Archers
        show  Targaryen's hand
        ",
        expect![[r#"
            Stark chooses Khal Drogo
            Stark plays No Mercy
            Khal Drogo is killed by No Mercy
            Targaryen uses Khal Drogo
            Targaryen searches the deck
            Targaryen reveals Killer of the Wounded
            Targaryen reveals Horseback Archers
            Killer of the Wounded goes to Targaryen's hand
            Horseback Archers goes to Targaryen's hand
            Targaryen shuffles the deck
            Khal Drogo goes to Targaryen's dead pile
            Targaryen has in hand: Killer of the Wounded, Horseback Archers
        "#]],
    );
}

#[test]
fn daenerys_lets_dragons_stand() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen, Drogon in play
        when  Targaryen attacks Stark for military with Drogon
        show  Drogon
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Drogon
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush
        "#]],
    );
}

#[test]
fn drogon_burns() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Drogon, Rhaegal in play
        given Stark has Plain Soldier, Hodor in play
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Drogon, Rhaegal
        when  Targaryen bypasses nobody
        when  Stark declares no defenders
        when  Targaryen uses Drogon
        when  Targaryen chooses Hodor
        when  Targaryen chooses Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Drogon
            Targaryen attacks with Rhaegal
            Targaryen kneels Drogon
            Targaryen kneels Rhaegal
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 8 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            refused: Drogon asks for a character with STR no higher than the number of participating characters you control, which Hodor is not (timing.target)
            Targaryen chooses Plain Soldier
            Targaryen uses Drogon
            Plain Soldier is killed by Drogon
            Plain Soldier goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn rhaegal_is_glorious() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Drogon, Rhaegal in play
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Drogon, Rhaegal
        when  Stark declares no defenders
        when  Targaryen uses Rhaegal
        when  everyone passes
        show  Drogon
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Drogon
            Targaryen attacks with Rhaegal
            Targaryen kneels Drogon
            Targaryen kneels Rhaegal
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 8 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Rhaegal
            Drogon claims 1 power by Rhaegal
            Rhaegal claims 1 power
            Drogon: controlled by Targaryen, kneeling, STR 4, military, power, Stealth, Ambush, 1 power
            Rhaegal: controlled by Targaryen, kneeling, STR 4, military, power, Stealth, Ambush, 1 power
        "#]],
    );
}

#[test]
fn rhaegal_is_glorious_among_dragons_alone() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Rhaegal, Plain Lord in play
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Rhaegal, Plain Lord
        when  Stark declares no defenders
        when  Targaryen uses Rhaegal
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Rhaegal
            Targaryen attacks with Plain Lord
            Targaryen kneels Rhaegal
            Targaryen kneels Plain Lord
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 7 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            refused: Rhaegal is used after you win a challenge in which Rhaegal participates in which you have only Dragon characters; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn viserion_razes() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Drogon, Viserion in play
        given Stark has Lord Eddard's Chambers, Godswood in play
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Drogon, Viserion
        when  Stark declares no defenders
        when  Targaryen uses Viserion
        when  Targaryen chooses Godswood
        when  everyone passes
        show  Lord Eddard's Chambers
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Drogon
            Targaryen attacks with Viserion
            Targaryen kneels Drogon
            Targaryen kneels Viserion
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 8 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            refused: Viserion asks for a location with printed cost lower than the number of participating characters you control, which Godswood is not (timing.target)
            Targaryen chooses Lord Eddard's Chambers
            Targaryen uses Viserion
            Lord Eddard's Chambers is discarded from play by Viserion
            Lord Eddard's Chambers goes to Stark's discard pile
            Lord Eddard's Chambers: Stark's discard pile
        "#]],
    );
}

#[test]
fn an_initiate_of_the_citadel_clears_a_character() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Initiate of the Citadel in play
        given Stark has Robb Stark in play
        given Stark has Strong Sword on Robb Stark
        given Stark has Golden Spurs on Robb Stark
        given it is the dominance phase
        when  Targaryen uses Initiate of the Citadel
        when  Targaryen chooses Robb Stark
        when  Targaryen chooses Strong Sword, Golden Spurs
        when  everyone passes
        show  Strong Sword
        show  Golden Spurs
        ",
        expect![[r#"
            Targaryen chooses Robb Stark
            Targaryen kneels Initiate of the Citadel
            Targaryen uses Initiate of the Citadel
            Targaryen chooses Strong Sword
            Targaryen chooses Golden Spurs
            Strong Sword is returned to Stark's hand by Initiate of the Citadel
            Golden Spurs is returned to Stark's hand by Initiate of the Citadel
            Strong Sword goes to Stark's hand
            Golden Spurs goes to Stark's hand
            Strong Sword: Stark's hand
            Golden Spurs: Stark's hand
        "#]],
    );
}

#[test]
fn a_hatchling_joins_a_dragon_whose_control_is_taken() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Black Hatchling in play
        given Targaryen has Turned Coat in hand
        given Stark has Drogon in play
        given it is the marshalling phase
        when  Targaryen plays Turned Coat
        when  Targaryen chooses Drogon
        when  everyone passes
        show  Black Hatchling
        show  Drogon
        ",
        expect![[r#"
            Targaryen chooses Drogon
            Targaryen plays Turned Coat
            Targaryen takes control of Drogon
            Black Hatchling takes effect
            Targaryen attaches a duplicate to Drogon
            Stark receives 4 gold of income
            Black Hatchling: a duplicate of Drogon
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Stealth, Ambush, with 1 duplicate
        "#]],
    );
}

#[test]
fn a_hatchling_whose_control_is_taken_joins_its_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has White Hatchling in play
        given Stark has Viserion in play
        given Stark has Turned Coat in hand
        given it is the marshalling phase with Stark active
        when  Stark plays Turned Coat
        when  Stark chooses White Hatchling
        when  everyone passes
        show  White Hatchling
        ",
        expect![[r#"
            Stark chooses White Hatchling
            Stark plays Turned Coat
            Stark takes control of White Hatchling
            White Hatchling takes effect
            Targaryen attaches a duplicate to Viserion
            Targaryen receives 4 gold of income
            White Hatchling: a duplicate of Viserion
        "#]],
    );
}
