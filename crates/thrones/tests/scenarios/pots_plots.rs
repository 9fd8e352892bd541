//! The plots of Princes of the Sun at work.

use expect_test::expect;

use crate::check;

#[test]
fn battle_of_oxcross_punishes_the_peaceful() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Soldier in play
        given Stark has Plain Spy in play
        given Martell reveals Battle of Oxcross
        given it is the challenges phase
        when  Martell attacks Stark for military with Plain Soldier
        when  Stark declares no defenders
        when  everyone passes
        when  the challenges phase ends
        show  Plain Soldier
        show  Plain Spy
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Plain Soldier
            Martell kneels Plain Soldier
            Stark declares no defenders
            Martell wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Martell claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Battle of Oxcross takes effect
            Plain Soldier: controlled by Martell, kneeling, STR 2, military
            Plain Spy: Stark's dead pile
        "#]],
    );
}

#[test]
fn battle_of_oxcross_asks_for_a_military_victory() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Plain Lord in play
        given Martell reveals Battle of Oxcross
        given it is the challenges phase
        when  Martell attacks Stark for power with Plain Lord
        when  Stark declares no defenders
        when  everyone passes
        when  the challenges phase ends
        show  Plain Lord
        ",
        expect![[r#"
            Martell initiates a power challenge against Stark
            Martell attacks with Plain Lord
            Martell kneels Plain Lord
            Stark declares no defenders
            Martell wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Martell claims 1 power, unopposed
            Battle of Oxcross takes effect
            Martell chooses Plain Lord
            Plain Lord is killed by Battle of Oxcross
            Plain Lord goes to Martell's dead pile
            Plain Lord: Martell's dead pile
        "#]],
    );
}

#[test]
fn let_my_porridge_fly_breaks_an_attachment() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell has Ellaria Sand in play
        given Martell reveals Let My Porridge Fly
        given Stark has Robb Stark in play
        given Stark has Strong Sword on Robb Stark
        given it is the challenges phase
        when  Martell attacks Stark for intrigue with Ellaria Sand
        when  everyone passes
        show  Strong Sword
        ",
        expect![[r#"
            Martell initiates an intrigue challenge against Stark
            Martell attacks with Ellaria Sand
            Martell kneels Ellaria Sand
            Stark declares no defenders
            Martell wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Martell claims 1 power, unopposed
            Let My Porridge Fly takes effect
            Martell chooses Strong Sword
            Strong Sword is discarded from play by Let My Porridge Fly
            Strong Sword goes to Stark's discard pile
            Strong Sword: Stark's discard pile
        "#]],
    );
}

#[test]
fn the_threat_from_the_north_takes_the_weak() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell's plot deck is Threat from the North
        given Martell has Plain Spy in play
        given Stark has Shae, Robb Stark in play
        given Stark has Plain Soldier in play, with a duplicate
        given it is the plot phase
        when  Martell chooses Threat from the North
        when  everyone passes
        when  the plot phase ends
        show  Shae
        show  Robb Stark
        show  Plain Soldier
        ",
        expect![[r#"
            Martell chooses Threat from the North
            Stark chooses A Quiet Season
            Martell reveals Threat from the North
            Stark reveals A Quiet Season
            Martell wins initiative with 4
            Martell is the first player
            Plain Spy is discarded from play
            Shae is discarded from play
            Plain Spy goes to Martell's discard pile
            Shae goes to Stark's discard pile
            Martell returns the used plots to the plot deck
            Shae: Stark's discard pile
            Robb Stark: controlled by Stark, standing, STR 1, military, power
            Plain Soldier: controlled by Stark, standing, STR 1, military, with 1 duplicate
        "#]],
    );
}

#[test]
fn nobody_saves_himself_from_the_threat_from_the_north() {
    check(
        "
        set   pots
        players Martell, Targaryen
        given Martell's plot deck is Threat from the North
        given Targaryen has Viserys Targaryen in play
        given it is the plot phase
        when  Martell chooses Threat from the North
        when  Targaryen chooses A Quiet Season
        when  Martell names Martell
        when  Targaryen uses Viserys Targaryen
        show  Viserys Targaryen
        ",
        expect![[r#"
            Martell chooses Threat from the North
            Targaryen chooses A Quiet Season
            Martell reveals Threat from the North
            Targaryen reveals A Quiet Season
            Martell wins initiative with 4
            Martell is the first player
            Viserys Targaryen is discarded from play
            Viserys Targaryen goes to Targaryen's discard pile
            Martell returns the used plots to the plot deck
            refused: that text of Viserys Targaryen works only in play (play.ability)
            Viserys Targaryen: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn the_red_wedding_kills_one_and_crowns_the_other() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell's plot deck is The Red Wedding
        given Martell has Doran Martell in play
        given Stark has Robb Stark, Catelyn Stark in play
        given it is the plot phase
        when  Martell chooses The Red Wedding
        when  Stark chooses A Quiet Season
        when  Martell names Martell
        when  Stark chooses Robb Stark
        when  Stark chooses Catelyn Stark
        when  Martell chooses Robb Stark
        when  everyone passes
        show  Robb Stark
        show  Catelyn Stark
        ",
        expect![[r#"
            Martell chooses The Red Wedding
            Stark chooses A Quiet Season
            Martell reveals The Red Wedding
            Stark reveals A Quiet Season
            Martell wins initiative with 3
            Martell is the first player
            The Red Wedding takes effect
            Stark chooses Robb Stark
            Stark chooses Catelyn Stark
            Martell chooses Robb Stark
            Robb Stark is killed by The Red Wedding
            Catelyn Stark claims 2 power by The Red Wedding
            Robb Stark goes to Stark's dead pile
            Martell returns the used plots to the plot deck
            Robb Stark: Stark's dead pile
            Catelyn Stark: controlled by Stark, standing, STR 3, intrigue, power, 2 power
        "#]],
    );
}

#[test]
fn an_attack_from_the_sea_kneels_locations() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell's plot deck is Attack from the Sea
        given Martell has Plain Courtyard in play
        given Stark has Whispering Hall in play
        given it is the plot phase
        when  Martell chooses Attack from the Sea
        when  the plot phase ends
        show  Plain Courtyard
        show  Whispering Hall
        ",
        expect![[r#"
            Martell chooses Attack from the Sea
            Stark chooses A Quiet Season
            Martell reveals Attack from the Sea
            Stark reveals A Quiet Season
            Martell wins initiative with 5
            Martell is the first player
            Attack from the Sea takes effect
            Martell kneels Plain Courtyard
            Stark kneels Whispering Hall
            Martell returns the used plots to the plot deck
            Plain Courtyard: controlled by Martell, kneeling
            Whispering Hall: controlled by Stark, kneeling
        "#]],
    );
}

#[test]
fn an_alliance_waives_the_penalty() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell reveals Alliance
        given Martell has Robb Stark in hand
        given Martell has 4 gold
        given it is the marshalling phase
        when  Martell marshals Robb Stark
        ",
        expect![[r#"
            Martell marshals Robb Stark for 4 gold
            Martell pays 4 gold
            Robb Stark enters play
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn to_the_spears_lets_attackers_stand() {
    check(
        "
        set   pots
        players Martell, Stark
        given Martell reveals To the Spears!
        given Martell has Plain Soldier in play
        when  Martell attacks Stark for military with Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            Martell initiates a military challenge against Stark
            Martell attacks with Plain Soldier
            Plain Soldier: controlled by Martell, standing, STR 2, military
        "#]],
    );
}
