//! Agendas, attachments, events and locations of Queen of Dragons at work.

use expect_test::expect;

use crate::check;

#[test]
fn unburnt_sends_a_character_home() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play
        given Targaryen has Unburnt on Grey Worm
        given Stark has Robb Stark in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Targaryen for military with Robb Stark
        when  Targaryen declares no defenders
        when  Targaryen uses Unburnt
        when  everyone passes
        show  Grey Worm
        show  Unburnt
        ",
        expect![[r#"
            Stark initiates a military challenge against Targaryen
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 2 to 0
            Targaryen satisfies a claim of 1
            Unburnt is discarded from play
            Targaryen uses Unburnt
            Grey Worm is saved by Unburnt
            Grey Worm is returned to Targaryen's hand by Unburnt
            Stark claims 1 power, unopposed
            Grey Worm goes to Targaryen's hand
            Unburnt goes to Targaryen's discard pile
            Grey Worm: Targaryen's hand
            Unburnt: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn dragon_fear_chooses_the_victim() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Drogon in play
        given Stark has Robb Stark, Plain Spy in play
        given Targaryen has Dragon Fear on Robb Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Drogon
        when  Targaryen bypasses nobody
        when  Stark declares no defenders
        when  Stark chooses Plain Spy
        when  everyone passes
        show  Robb Stark
        show  Plain Spy
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            refused: Plain Spy cannot be killed for the claim (timing.cannot)
            Robb Stark is killed for the claim
            Targaryen claims 1 power, unopposed
            Robb Stark goes to Stark's dead pile
            Dragon Fear goes to Targaryen's discard pile
            Robb Stark: Stark's dead pile
            Plain Spy: controlled by Stark, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn dragon_fear_needs_a_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play
        given Stark has Robb Stark, Plain Spy in play
        given Targaryen has Dragon Fear on Robb Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        when  Stark declares no defenders
        when  Stark chooses Plain Spy
        when  everyone passes
        show  Plain Spy
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Targaryen claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Plain Spy: Stark's dead pile
        "#]],
    );
}

#[test]
fn a_bloodriders_arakh_kills_a_defender() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play, with 1 gold on it
        given Targaryen has Bloodrider's Arakh on Grey Worm
        given Stark has Plain Soldier in play
        given it is the challenges phase
        show  Grey Worm
        when  Targaryen attacks Stark for military with Grey Worm
        when  Stark defends with Plain Soldier
        when  Targaryen uses Grey Worm
        when  Targaryen chooses Plain Soldier
        when  Targaryen chooses -2
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Grey Worm: controlled by Targaryen, standing, STR 4, military, 1 gold, with Bloodrider's Arakh
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Stark defends with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen chooses Plain Soldier
            1 gold goes from Grey Worm to the Treasury
            Targaryen uses Grey Worm
            The effect of Grey Worm lasts until the end of the challenge
            Plain Soldier is killed
            Plain Soldier goes to Stark's dead pile
            Targaryen wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn a_bloodriders_arakh_gives_a_war_crest() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm, Randyll Tarly in play
        given Targaryen has Bloodrider's Arakh on Grey Worm
        show  Grey Worm
        ",
        expect![[r#"
            Grey Worm: controlled by Targaryen, standing, STR 5, military, with Bloodrider's Arakh
        "#]],
    );
}

#[test]
fn shade_of_the_evening_shows_the_way() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Grey Worm in play
        given Targaryen has Shade of the Evening on Grey Worm
        given Targaryen's deck is Ice, Lady, Hodor, Summer
        given it is the challenges phase
        show  Grey Worm
        when  Targaryen attacks Stark for power with Grey Worm
        when  Stark declares no defenders
        when  Targaryen uses Shade of the Evening
        when  everyone passes
        when  Targaryen chooses Lady
        when  Targaryen orders Ice, Hodor
        show  Targaryen's hand
        show  Targaryen's deck
        ",
        expect![[r#"
            Grey Worm: controlled by Targaryen, standing, STR 3, military, intrigue, power, with Shade of the Evening
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Grey Worm
            Targaryen kneels Grey Worm
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Shade of the Evening
            Targaryen looks at Ice
            Targaryen looks at Lady
            Targaryen looks at Hodor
            Lady goes to Targaryen's hand
            Targaryen has in hand: Lady
            Targaryen has in the deck: Hodor, Ice, Summer
        "#]],
    );
}

#[test]
fn shade_of_the_evening_is_for_targaryens() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Plain Soldier in play
        given Targaryen has Shade of the Evening in hand
        given Targaryen has 3 gold
        given it is the marshalling phase
        when  Targaryen marshals Shade of the Evening on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Shade of the Evening can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn a_sun_stroke_fells() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Plain Spy in play
        given Stark has Robb Stark in play, with a duplicate
        given Stark has Hodor, Plain Soldier in play
        given Targaryen has Sun Stroke on Robb Stark
        given it is the challenges phase
        given Stark is the first player
        when  Stark attacks Targaryen for military with Plain Soldier, Robb Stark
        when  Targaryen declares no defenders
        when  Targaryen uses Sun Stroke
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Stark initiates a military challenge against Targaryen
            Stark attacks with Robb Stark
            Stark attacks with Plain Soldier
            Stark kneels Robb Stark
            Stark kneels Plain Soldier
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 4 to 0
            Targaryen satisfies a claim of 1
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Targaryen uses Sun Stroke
            The effect of Sun Stroke lasts until the end of the phase
            Robb Stark is killed
            Plain Spy goes to Targaryen's dead pile
            Robb Stark goes to Stark's discard pile
            Robb Stark goes to Stark's dead pile
            Sun Stroke goes to Targaryen's discard pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn nobody_is_saved_from_under_the_sun() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Hired Swords in play
        given Stark has Robb Stark in play, with a duplicate
        given Targaryen has Sun Stroke on Robb Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Hired Swords
        when  Stark declares no defenders
        when  Stark saves Robb Stark with its duplicate
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Hired Swords
            Targaryen kneels Hired Swords
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            refused: nothing threatens Robb Stark now (timing.save_cancel)
            Robb Stark is killed for the claim
            Targaryen claims 1 power, unopposed
            Robb Stark goes to Stark's discard pile
            Robb Stark goes to Stark's dead pile
            Sun Stroke goes to Targaryen's discard pile
            Robb Stark: Stark's dead pile
        "#]],
    );
}

#[test]
fn the_crown_of_meereen_takes_an_attachment() {
    check(
        "
        set   qod
        rule  season.one
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen, Plain Soldier in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given Stark has Robb Stark in play
        given Stark has Strong Sword on Robb Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Daenerys Targaryen
        when  Stark declares no defenders
        when  Targaryen uses Crown of Meereen
        when  Targaryen chooses Strong Sword
        when  Targaryen chooses Plain Soldier
        when  everyone passes
        show  Strong Sword
        show  Plain Soldier
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Targaryen chooses Strong Sword
            Targaryen chooses Plain Soldier
            Targaryen uses Crown of Meereen
            Targaryen takes control of Strong Sword
            Strong Sword is attached to Plain Soldier
            Strong Sword: controlled by Targaryen, standing, attached to Plain Soldier
            Plain Soldier: controlled by Targaryen, standing, STR 4, military, with Strong Sword
        "#]],
    );
}

#[test]
fn the_crown_of_meereen_makes_summer() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen, Myrish Villa in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given Targaryen has Grey Worm in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen uses Myrish Villa
        when  Targaryen marshals Grey Worm
        ",
        expect![[r#"
            Targaryen kneels Myrish Villa
            Targaryen uses Myrish Villa
            The effect of Myrish Villa lasts until the end of the phase
            Targaryen marshals Grey Worm for 2 gold
            Targaryen pays 2 gold
            Grey Worm enters play
        "#]],
    );
}

#[test]
fn the_crown_of_meereen_is_for_the_great() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Killer of the Wounded in play
        given Targaryen has Crown of Meereen in hand
        given Targaryen has 3 gold
        given it is the marshalling phase
        when  Targaryen marshals Crown of Meereen on Killer of the Wounded
        ",
        expect![[r#"
            refused: there is no card in play that Crown of Meereen can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn qarth_teaches_a_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Qarth, Drogon in play
        given it is the challenges phase
        when  Targaryen uses Qarth
        when  Targaryen chooses Drogon
        show  Drogon
        ",
        expect![[r#"
            Targaryen chooses Drogon
            Targaryen kneels Qarth
            Targaryen uses Qarth
            The effect of Qarth lasts until the end of the phase
            Drogon: controlled by Targaryen, standing, STR 4, military, intrigue, power, Deadly, Stealth, Ambush
        "#]],
    );
}

#[test]
fn yunkai_praises_a_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Yunkai, Drogon in play
        given it is the challenges phase
        when  Targaryen uses Yunkai
        when  Targaryen chooses Drogon
        show  Drogon
        ",
        expect![[r#"
            Targaryen chooses Drogon
            Targaryen kneels Yunkai
            Targaryen uses Yunkai
            The effect of Yunkai lasts until the end of the phase
            Drogon: controlled by Targaryen, standing, STR 4, military, power, Renown, Stealth, Ambush
        "#]],
    );
}

#[test]
fn astapor_stands_a_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Astapor, Drogon in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Drogon
        when  Targaryen uses Astapor
        when  Targaryen chooses Drogon
        show  Drogon
        when  everyone passes
        show  Drogon
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Targaryen chooses Drogon
            Targaryen kneels Astapor
            Targaryen uses Astapor
            The effect of Astapor lasts until the end of the phase
            The effect of Astapor lasts until the end of the challenge
            Drogon: controlled by Targaryen, kneeling, STR 6, military, power, Stealth, Ambush
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Astapor takes effect
            Targaryen stands Drogon
            Drogon: controlled by Targaryen, standing, STR 6, military, power, Stealth, Ambush
        "#]],
    );
}

#[test]
fn meereen_shields_a_dragon() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Meereen, Drogon in play
        given Targaryen's deck is Ice, Lady
        given Stark has No Mercy in hand
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Drogon
        when  Targaryen uses Meereen
        when  Targaryen chooses Drogon
        when  Stark plays No Mercy
        when  everyone passes
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Targaryen chooses Drogon
            Targaryen kneels Meereen
            Targaryen uses Meereen
            refused: you are asked for something else now: Stark cancels Targaryen's Meereen, or lets it happen (timing.save_cancel)
            The effect of Meereen lasts until the end of the phase
            The effect of Meereen lasts until the end of the challenge
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Meereen takes effect
            Targaryen draws Ice
            Targaryen has in hand: Ice
        "#]],
    );
}

#[test]
fn the_plaza_of_pride_trains_an_army() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Plaza of Pride, Jorah's Cohorts in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Jorah's Cohorts
        when  Targaryen uses Plaza of Pride
        when  Targaryen chooses Jorah's Cohorts
        when  Targaryen chooses Deadly
        show  Jorah's Cohorts
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Jorah's Cohorts
            Targaryen kneels Jorah's Cohorts
            Targaryen chooses Jorah's Cohorts
            Targaryen kneels Plaza of Pride
            Targaryen uses Plaza of Pride
            The effect of Plaza of Pride lasts until the end of the phase
            Jorah's Cohorts: controlled by Targaryen, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn a_myrish_villa_comes_by_influence() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Khal Drogo's Tent in play
        given Targaryen has Myrish Villa in hand
        given it is the challenges phase
        when  Targaryen uses Myrish Villa
        when  Targaryen kneels Khal Drogo's Tent
        when  everyone passes
        show  Myrish Villa
        ",
        expect![[r#"
            Targaryen kneels Khal Drogo's Tent
            Targaryen pays 1 influence
            Targaryen uses Myrish Villa
            Myrish Villa enters play
            Myrish Villa: controlled by Targaryen, standing
        "#]],
    );
}

#[test]
fn a_myrish_villa_makes_cards_cheaper() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Myrish Villa in play
        given Targaryen has Killer of the Wounded in hand
        given Targaryen has 1 gold
        given it is the marshalling phase
        when  Targaryen uses Myrish Villa
        when  Targaryen marshals Killer of the Wounded
        ",
        expect![[r#"
            Targaryen kneels Myrish Villa
            Targaryen uses Myrish Villa
            The effect of Myrish Villa lasts until the end of the phase
            Targaryen marshals Killer of the Wounded for 1 gold
            Targaryen pays 1 gold
            Killer of the Wounded enters play
        "#]],
    );
}

#[test]
fn an_ambush_from_the_plains_comes_and_goes() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Focused Offense
        given Targaryen has Ambush from the Plains in hand
        given Targaryen has Jorah's Cohorts, Grey Worm in hand
        given Targaryen has Killer of the Wounded in the discard pile
        given it is the challenges phase
        when  Targaryen plays Ambush from the Plains
        when  Targaryen chooses Jorah's Cohorts
        when  Targaryen chooses Killer of the Wounded
        when  everyone passes
        show  Killer of the Wounded
        ",
        expect![[r#"
            refused: Ambush from the Plains asks for a House Targaryen character in your hand or discard pile with printed cost lower than your initiative, which Jorah's Cohorts is not (timing.target)
            Targaryen chooses Killer of the Wounded
            Targaryen plays Ambush from the Plains
            Killer of the Wounded enters play
            The effect of Ambush from the Plains lasts until the end of the round
            Killer of the Wounded: controlled by Targaryen, standing, STR 2, military, power
        "#]],
    );
}

#[test]
fn an_ambush_from_the_plains_strikes() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen reveals Threat from the East
        given Targaryen has Ambush from the Plains, Jorah's Cohorts in hand
        given it is the challenges phase
        when  Targaryen plays Ambush from the Plains
        when  Targaryen chooses Jorah's Cohorts
        show  Jorah's Cohorts
        when  the challenges phase ends
        show  Jorah's Cohorts
        ",
        expect![[r#"
            Targaryen plays Ambush from the Plains
            Jorah's Cohorts: Targaryen's hand
            Jorah's Cohorts enters play
            The effect of Ambush from the Plains lasts until the end of the round
            Ambush from the Plains takes effect
            Jorah's Cohorts is returned to Targaryen's hand by Ambush from the Plains
            Jorah's Cohorts goes to Targaryen's hand
            Jorah's Cohorts: Targaryen's hand
        "#]],
    );
}

#[test]
fn a_field_of_fire_burns_all_but_dragons() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen, Drogon, Khal Drogo's Tent, Eastern Fiefdoms in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given Targaryen has Field of Fire in hand
        given Stark has Plain Soldier, Hodor in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Drogon
        when  Targaryen bypasses nobody
        when  Stark defends with Plain Soldier, Hodor
        when  Targaryen plays Field of Fire
        when  Targaryen kneels Khal Drogo's Tent, Eastern Fiefdoms
        when  everyone passes
        show  Plain Soldier
        show  Hodor
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Stark
            Targaryen attacks with Drogon
            Stark defends with Plain Soldier
            Stark defends with Hodor
            Stark kneels Plain Soldier
            Stark kneels Hodor
            Targaryen chooses Plain Soldier
            Targaryen chooses Hodor
            Targaryen kneels Khal Drogo's Tent
            Targaryen kneels Eastern Fiefdoms
            Targaryen pays 2 influence
            Targaryen plays Field of Fire
            The effect of Field of Fire lasts until the end of the phase
            Plain Soldier is killed
            Plain Soldier goes to Stark's dead pile
            Targaryen wins the challenge against Stark, 4 to 2
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Hodor goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
            Hodor: Stark's dead pile
        "#]],
    );
}

#[test]
fn maegis_promise_is_kept() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Maegi's Promise in hand
        given Targaryen has Khal Drogo's Tent in play
        given Targaryen has Grey Worm in the dead pile
        given it is the dominance phase
        when  Targaryen plays Maegi's Promise
        when  Targaryen chooses Grey Worm
        when  everyone passes
        show  Grey Worm
        ",
        expect![[r#"
            Targaryen chooses Grey Worm
            Targaryen kneels Khal Drogo's Tent
            Targaryen pays 1 influence
            Targaryen plays Maegi's Promise
            Grey Worm goes to Targaryen's hand
            Grey Worm: Targaryen's hand
        "#]],
    );
}

#[test]
fn high_ground_stands_an_army() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has High Ground in play
        given Targaryen has Jorah's Cohorts in play, kneeling
        given Targaryen has War Host of the North in play, kneeling
        given it is the challenges phase
        when  Targaryen uses High Ground
        when  Targaryen chooses War Host of the North
        when  Targaryen chooses Jorah's Cohorts
        show  Jorah's Cohorts
        ",
        expect![[r#"
            refused: High Ground asks for an in-House Army character, which War Host of the North is not (timing.target)
            Targaryen chooses Jorah's Cohorts
            Targaryen kneels High Ground
            Targaryen uses High Ground
            Targaryen stands Jorah's Cohorts
            Jorah's Cohorts: controlled by Targaryen, standing, STR 4, military, power
        "#]],
    );
}

#[test]
fn river_row_comes_knelt() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has River Row in hand
        given it is the marshalling phase
        when  Targaryen marshals River Row
        show  River Row
        ",
        expect![[r#"
            Targaryen marshals River Row for 0 gold
            River Row enters play
            Targaryen kneels River Row
            River Row: controlled by Targaryen, kneeling
        "#]],
    );
}

#[test]
fn river_row_makes_a_character_cheaper() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has River Row in play
        given Targaryen has Killer of the Wounded in hand
        given Targaryen has 1 gold
        given it is the marshalling phase
        when  Targaryen uses River Row
        when  Targaryen marshals Killer of the Wounded
        ",
        expect![[r#"
            Targaryen kneels River Row
            Targaryen uses River Row
            The effect of River Row lasts until the end of the phase
            Targaryen marshals Killer of the Wounded for 1 gold
            Targaryen pays 1 gold
            Killer of the Wounded enters play
        "#]],
    );
}

#[test]
fn dissension_drives_out_an_ally() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Dissension in hand
        given Stark has Hodor in play
        given it is the marshalling phase
        when  Targaryen plays Dissension
        when  everyone passes
        when  Targaryen chooses Ally
        when  everyone passes
        show  Hodor
        ",
        expect![[r#"
            Targaryen plays Dissension
            Targaryen chooses Hodor
            Hodor is discarded from play by Dissension
            Hodor goes to Stark's discard pile
            Stark receives 4 gold of income
            Hodor: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_favorable_ground_is_bare() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Favorable Ground in hand
        given Targaryen has Khal Drogo's Tent, Eastern Fiefdoms, Summer Sea in play
        given Stark has Great Keep, Plain Courtyard in play
        given it is the dominance phase
        when  Targaryen plays Favorable Ground
        when  Targaryen kneels Khal Drogo's Tent, Eastern Fiefdoms, Summer Sea
        when  everyone passes
        show  Great Keep
        show  Plain Courtyard
        ",
        expect![[r#"
            Targaryen kneels Khal Drogo's Tent
            Targaryen kneels Eastern Fiefdoms
            Targaryen kneels Summer Sea
            Targaryen pays 3 influence
            Targaryen plays Favorable Ground
            Khal Drogo's Tent is discarded from play by Favorable Ground
            Summer Sea is discarded from play by Favorable Ground
            Plain Courtyard is discarded from play by Favorable Ground
            Khal Drogo's Tent goes to Targaryen's discard pile
            Summer Sea goes to Targaryen's discard pile
            Plain Courtyard goes to Stark's discard pile
            Great Keep: controlled by Stark, standing, Limited
            Plain Courtyard: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_paper_shield_stops_a_free_event() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen has Paper Shield in hand
        given Stark has No Mercy in hand
        given Targaryen has Grey Worm in play
        given it is the challenges phase
        given Stark is the first player
        when  Stark plays No Mercy
        when  Targaryen plays Paper Shield
        when  everyone passes
        show  Grey Worm
        ",
        expect![[r#"
            Stark chooses Grey Worm
            Stark plays No Mercy
            Targaryen plays Paper Shield
            No Mercy is cancelled
            Grey Worm: controlled by Targaryen, standing, STR 3, military
        "#]],
    );
}

#[test]
fn a_paper_shield_does_not_stop_what_was_paid_for() {
    check(
        "
        set   qod
        players Targaryen, Martell
        given Targaryen has Paper Shield in hand
        given Martell has The Prince's Wrath in hand
        given Martell has Paramour in play
        given Targaryen has Grey Worm in play
        given it is the challenges phase
        given Martell is the first player
        when  Martell plays The Prince's Wrath
        when  Martell chooses Grey Worm
        when  Martell kneels Paramour
        when  Targaryen plays Paper Shield
        ",
        expect![[r#"
            Martell chooses Grey Worm
            Martell kneels Paramour
            Martell pays 1 influence
            Martell plays The Prince's Wrath
            refused: Paper Shield is used when a player plays an event without a gold or influence cost; that is not about to happen (timing.save_cancel)
        "#]],
    );
}

#[test]
fn an_alliance_waives_the_penalty() {
    check(
        "
        set   qod
        rule  card.agenda.named
        players Targaryen, Stark
        given Targaryen runs Alliance
        given Targaryen has named House Stark
        given Targaryen has Robb Stark, Asha Greyjoy in hand
        given Targaryen has 4 gold
        given it is the marshalling phase
        when  Targaryen marshals Asha Greyjoy
        when  Targaryen marshals Robb Stark
        ",
        expect![[r#"
            refused: Asha Greyjoy costs 5, 2 of it as penalty for another House; you have 4 gold (marshalling.penalty)
            Targaryen marshals Robb Stark for 4 gold
            Targaryen pays 4 gold
            Robb Stark enters play
        "#]],
    );
}

#[test]
fn an_alliance_is_made_before_the_hands_are_drawn() {
    check(
        "
        set   qod
        rule  card.agenda.named
        players Targaryen, Stark
        given Targaryen runs Alliance
        given Targaryen is the first player
        when  the game begins
        when  Targaryen names Martell
        ",
        expect![[r#"
            Targaryen is first player, by lot
            Targaryen announces House Targaryen and Alliance
            Targaryen names House Martell
        "#]],
    );
}

#[test]
fn an_alliance_lends_to_opponents() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen runs Alliance
        given Stark is the first player
        given it is the marshalling phase
        given Stark has 0 gold
        when  Stark uses House Stark
        when  Stark chooses treasury
        show  Stark's gold
        when  Targaryen uses House Targaryen
        ",
        expect![[r#"
            Stark kneels House Stark
            Stark uses House Stark
            Stark takes 2 gold from the Treasury
            Targaryen receives 4 gold of income
            Stark has 2 gold
            refused: House Targaryen has no such ability (play.ability)
        "#]],
    );
}

#[test]
fn an_heir_names_before_the_hands_are_drawn() {
    check(
        "
        set   qod
        rule  card.agenda.named
        players Targaryen, Stark
        given Targaryen runs Heir to the Iron Throne
        given Targaryen is the first player
        when  the game begins
        when  Targaryen names military
        ",
        expect![[r#"
            Targaryen is first player, by lot
            Targaryen announces House Targaryen and Heir to the Iron Throne
            Targaryen names military challenges
        "#]],
    );
}

#[test]
fn an_heir_to_the_iron_throne_gives_something_up() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen runs Heir to the Iron Throne
        given Targaryen has named military
        given Targaryen has Grey Worm in play
        given it is the challenges phase
        when  Targaryen attacks Stark for military with Grey Worm
        ",
        expect![[r#"
            refused: a card forbids military challenges against Stark (timing.cannot)
        "#]],
    );
}

#[test]
fn an_heir_to_the_iron_throne_seeks_power() {
    check(
        "
        set   qod
        players Targaryen, Stark
        given Targaryen runs Heir to the Iron Throne
        given Targaryen has named military
        given Targaryen has Jorah's Cohorts, Grey Worm, Plain Lord in play
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Jorah's Cohorts
        when  everyone passes
        when  Targaryen attacks Stark for power with Plain Lord
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Jorah's Cohorts
            Targaryen kneels Jorah's Cohorts
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
        "#]],
    );
}

#[test]
fn the_crown_of_meereen_takes_what_lies_on_a_house_card() {
    check(
        "
        rule  timing.attachment_legality
        set   qod
        players Targaryen, Stark
        given Targaryen has Daenerys Targaryen in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given Stark has Formal Petition on House Stark
        given it is the challenges phase
        when  Targaryen attacks Stark for power with Daenerys Targaryen
        when  Stark declares no defenders
        when  Targaryen uses Crown of Meereen
        when  Targaryen chooses Formal Petition
        show  what Targaryen is offered
        when  everyone passes
        show  Formal Petition
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Targaryen chooses Formal Petition
            Targaryen is offered: House Targaryen
            Targaryen chooses House Targaryen
            Targaryen uses Crown of Meereen
            Targaryen takes control of Formal Petition
            Formal Petition is attached to House Targaryen
            Formal Petition: controlled by Targaryen, standing, attached to House Targaryen
        "#]],
    );
}

#[test]
fn what_the_crown_of_meereen_takes_does_not_fall_on_the_way() {
    check(
        "
        rule  timing.attachment_legality
        set   qod
        players Targaryen, Lannister
        given Targaryen has Daenerys Targaryen, Great Keep in play
        given Targaryen has Crown of Meereen on Daenerys Targaryen
        given Lannister has Crossroads in play
        given Lannister has Increased Levy on Crossroads
        given it is the challenges phase
        when  Targaryen attacks Lannister for power with Daenerys Targaryen
        when  Lannister declares no defenders
        when  Targaryen uses Crown of Meereen
        when  Targaryen chooses Increased Levy
        when  Targaryen chooses Great Keep
        when  everyone passes
        show  Increased Levy
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
            Targaryen chooses Increased Levy
            Targaryen chooses Great Keep
            Targaryen uses Crown of Meereen
            Targaryen takes control of Increased Levy
            Increased Levy is attached to Great Keep
            Increased Levy: controlled by Targaryen, standing, Setup, attached to Great Keep
        "#]],
    );
}
