//! Agendas, attachments, events and locations of Lords of Winter at work.

use expect_test::expect;

use crate::check;

#[test]
fn crown_of_winter_shields_and_makes_winter() {
    check(
        "
        set   low
        rule  season.one
        players Stark, Lannister
        given Stark has Robb Stark, Plain Soldier in play
        given Stark has Crown of Winter on Robb Stark
        given Lannister has No Mercy in hand
        given it is the challenges phase
        show  Robb Stark
        when  Lannister plays No Mercy
        when  Lannister chooses Robb Stark
        ",
        expect![[r#"
            Robb Stark: controlled by Stark, standing, STR 5, military, power, Renown, with Crown of Winter
            refused: Robb Stark is immune to No Mercy (keyword.immunity)
        "#]],
    );
}

#[test]
fn crown_of_winter_is_for_the_great() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Riverrun Messenger in play
        given Stark has Crown of Winter in hand
        given Stark has 3 gold
        given it is the marshalling phase
        when  Stark marshals Crown of Winter on Riverrun Messenger
        ",
        expect![[r#"
            refused: there is no card in play that Crown of Winter can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn grey_wind_hunts_with_robb() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Robb Stark in play
        given Stark has Grey Wind on Robb Stark
        given Lannister has Plain Soldier, Hodor in play
        given it is the challenges phase
        when  Stark uses Grey Wind
        when  Stark chooses Hodor
        when  Stark chooses Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            refused: Grey Wind asks for a character with STR no higher than 1 (2 instead if the attached character is named Robb Stark), which Hodor is not (timing.target)
            Stark chooses Plain Soldier
            Stark kneels Grey Wind
            Stark uses Grey Wind
            Plain Soldier is killed by Grey Wind
            Plain Soldier goes to Lannister's dead pile
            Plain Soldier: Lannister's dead pile
        "#]],
    );
}

#[test]
fn grey_wind_hunts_smaller_with_others() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Arya Stark in play
        given Stark has Grey Wind on Arya Stark
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Stark uses Grey Wind
        ",
        expect![[r#"
            refused: no character in play with STR no higher than 1 (2 instead if the attached character is named Robb Stark) can be chosen for Grey Wind (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn grey_wind_follows_starks() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Plain Soldier in play
        given Stark has Grey Wind in hand
        given Stark has 3 gold
        given it is the marshalling phase
        when  Stark marshals Grey Wind on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Grey Wind can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn shaggydog_bites_and_stands_again() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Arya Stark in play
        given Stark has Shaggydog on Arya Stark
        given it is the challenges phase
        when  Stark attacks Lannister for power with Arya Stark
        when  Stark uses Shaggydog
        when  Stark chooses Arya Stark
        show  Arya Stark
        show  Shaggydog
        when  everyone passes
        show  Shaggydog
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Stark chooses Arya Stark
            Arya Stark: controlled by Stark, kneeling, STR 2, military, power, with Shaggydog
            Shaggydog: controlled by Stark, standing, attached to Arya Stark
            Stark kneels Shaggydog
            Stark uses Shaggydog
            The effect of Shaggydog lasts until the end of the phase
            Lannister declares no defenders
            Nobody wins the challenge, 0 to 0
            Shaggydog: controlled by Stark, kneeling, attached to Arya Stark
        "#]],
    );
}

#[test]
fn shaggydog_bites_and_his_host_wins() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Robb Stark, Hodor in play
        given Stark has Shaggydog on Robb Stark
        given Stark has Wolf Pack in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Robb Stark
        when  Stark uses Shaggydog
        when  Stark chooses Robb Stark
        when  Stark chooses Kneel Shaggydog
        show  Shaggydog
        when  everyone passes
        show  Shaggydog
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Stark chooses Robb Stark
            Stark kneels Shaggydog
            Stark uses Shaggydog
            The effect of Shaggydog lasts until the end of the phase
            Shaggydog: controlled by Stark, kneeling, attached to Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Shaggydog takes effect
            Stark stands Shaggydog
            Shaggydog: controlled by Stark, standing, attached to Robb Stark
        "#]],
    );
}

#[test]
fn shaggydog_follows_starks() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Plain Soldier in play
        given Stark has Shaggydog in hand
        given Stark has 3 gold
        given it is the marshalling phase
        when  Stark marshals Shaggydog on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Shaggydog can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn frozen_solid_freezes_a_location() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Frozen Solid in hand
        given Stark has 3 gold
        given Lannister has Whispering Hall, Limited Market in play
        given it is the marshalling phase
        when  Stark marshals Frozen Solid on Limited Market
        when  Stark chooses Whispering Hall
        show  Whispering Hall
        ",
        expect![[r#"
            Stark marshals Frozen Solid for 1 gold
            Stark pays 1 gold
            Frozen Solid is attached to Whispering Hall
            Lannister receives 5 gold of income
            Whispering Hall: controlled by Lannister, standing, with Frozen Solid, blank
        "#]],
    );
}

#[test]
fn frozen_solid_takes_a_permission() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Frozen Solid in hand
        given Stark has 3 gold
        given Lannister has Queen Cersei's Chambers on House Lannister
        given it is the marshalling phase
        when  Stark marshals Frozen Solid on Queen Cersei's Chambers
        show  Queen Cersei's Chambers
        ",
        expect![[r#"
            Stark marshals Frozen Solid for 1 gold
            Stark pays 1 gold
            Frozen Solid is attached to Queen Cersei's Chambers
            Queen Cersei's Chambers goes to Lannister's discard pile
            Frozen Solid goes to Stark's discard pile
            Lannister receives 4 gold of income
            Queen Cersei's Chambers: Lannister's discard pile
        "#]],
    );
}

#[test]
fn winterfell_rewards_a_defence() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Winterfell, Hodor in play
        given Lannister has Plain Soldier, Plain Lord in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Hodor
        when  Stark uses Winterfell
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Lannister, 4 to 2
            Stark uses Winterfell
            Stark claims 2 power by Winterfell
            Stark has 2 power
        "#]],
    );
}

#[test]
fn winterfell_rewards_less_for_power() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Winterfell, Hodor in play
        given Lannister has Plain Lord in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for power with Plain Lord
        when  Stark defends with Hodor
        when  Stark uses Winterfell
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Lannister, 4 to 3
            Stark uses Winterfell
            Stark claims 1 power by Winterfell
            Stark has 1 power
        "#]],
    );
}

#[test]
fn riverrun_honours_the_unbeaten() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Riverrun, Riverrun Messenger, Hodor in play
        given it is the challenges phase
        when  the challenges phase ends
        show  Riverrun Messenger
        show  Hodor
        ",
        expect![[r#"
            Riverrun takes effect
            Riverrun Messenger claims 1 power by Riverrun
            Riverrun Messenger: controlled by Stark, standing, STR 2, intrigue, power, 1 power
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn riverrun_does_not_honour_the_beaten() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Riverrun, Riverrun Messenger in play
        given Lannister has Plain Soldier in play
        given Stark has Hodor in play, kneeling
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark declares no defenders
        when  Stark chooses Hodor
        when  everyone passes
        when  the challenges phase ends
        show  Riverrun Messenger
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Lannister claims 1 power, unopposed
            Hodor goes to Stark's dead pile
            Riverrun Messenger: controlled by Stark, standing, STR 2, intrigue, power
        "#]],
    );
}

#[test]
fn mole_town_brothel_stands_a_defender() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Mole Town Brothel, Hodor, Lord Eddard's Chambers in play
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Hodor
        when  Stark uses Mole Town Brothel
        when  Stark kneels Lord Eddard's Chambers
        show  Hodor
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Hodor
            Stark kneels Hodor
            Stark chooses Hodor
            Stark kneels Lord Eddard's Chambers
            Stark pays 1 influence
            Stark uses Mole Town Brothel
            Stark stands Hodor
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn mole_town_brothel_fears_wildlings() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Mole Town Brothel in play
        given Lannister has Mag the Mighty in hand
        given Lannister has 5 gold
        given it is the marshalling phase
        given Lannister is the first player
        when  Lannister marshals Mag the Mighty
        when  everyone passes
        show  Mole Town Brothel
        ",
        expect![[r#"
            Lannister marshals Mag the Mighty for 4 gold
            Lannister pays 4 gold
            Mag the Mighty enters play
            Mole Town Brothel is discarded from play
            Mole Town Brothel goes to Stark's discard pile
            Stark receives 4 gold of income
            Mole Town Brothel: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_frozen_outpost_strengthens_a_defender() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Frozen Outpost, Hodor, Ser Edmure Tully in play
        given Lannister has Tywin Lannister in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark defends with Ser Edmure Tully
        when  Stark uses Frozen Outpost
        when  Stark chooses Ser Edmure Tully
        show  Ser Edmure Tully
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark defends with Ser Edmure Tully
            Stark kneels Ser Edmure Tully
            Stark chooses Ser Edmure Tully
            Stark kneels Frozen Outpost
            Stark uses Frozen Outpost
            Stark stands Ser Edmure Tully
            The effect of Frozen Outpost lasts until the end of the challenge
            Ser Edmure Tully: controlled by Stark, standing, STR 7, military, power
        "#]],
    );
}

#[test]
fn a_frozen_outpost_strengthens_others_less() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Frozen Outpost, Hodor in play
        given Lannister has Tywin Lannister in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Stark defends with Hodor
        when  Stark uses Frozen Outpost
        when  Stark chooses Hodor
        show  Hodor
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
            Stark defends with Hodor
            Stark kneels Hodor
            Stark chooses Hodor
            Stark kneels Frozen Outpost
            Stark uses Frozen Outpost
            Stark stands Hodor
            The effect of Frozen Outpost lasts until the end of the challenge
            Hodor: controlled by Stark, standing, STR 6, military, power, Deadly
        "#]],
    );
}

#[test]
fn the_wolfswood_hides_wolves() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Wolfswood, Wolf Pack, Hodor in play
        show  Wolf Pack
        show  Hodor
        ",
        expect![[r#"
            Wolf Pack: controlled by Stark, standing, STR 3, military, Stealth
            Hodor: controlled by Stark, standing, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn routing_the_charge_kills_an_attacker() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Hodor in play
        given Stark has Routing the Charge in hand
        given Lannister has Tywin Lannister in play, with a duplicate
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark defends with Hodor
        when  Stark plays Routing the Charge
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Lannister, 4 to 2
            Stark chooses Plain Soldier
            Stark plays Routing the Charge
            Plain Soldier is killed by Routing the Charge
            Plain Soldier goes to Lannister's dead pile
            Plain Soldier: Lannister's dead pile
        "#]],
    );
}

#[test]
fn they_shall_not_cross_saves_a_location() {
    check(
        "
        set   low
        players Stark, Greyjoy
        given Stark has Great Keep, Plain Courtyard, Robb Stark, Arya Stark in play
        given Stark has They Shall Not Cross in hand
        given Greyjoy has The Price of War in hand
        given Greyjoy has Randyll Tarly in play
        given it is the challenges phase
        given Greyjoy is the first player
        when  Greyjoy attacks Stark for military with Randyll Tarly
        when  Stark declares no defenders
        when  Stark chooses Arya Stark
        when  Greyjoy plays The Price of War
        when  Greyjoy chooses Plain Courtyard
        when  Stark plays They Shall Not Cross
        when  everyone passes
        show  Plain Courtyard
        show  They Shall Not Cross
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Randyll Tarly
            Greyjoy kneels Randyll Tarly
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Arya Stark is killed for the claim
            Greyjoy claims 1 power, unopposed
            Greyjoy chooses Plain Courtyard
            Greyjoy plays The Price of War
            Stark plays They Shall Not Cross
            Plain Courtyard is saved by They Shall Not Cross
            Stark chooses Robb Stark
            They Shall Not Cross is attached to Robb Stark
            Arya Stark goes to Stark's dead pile
            Plain Courtyard: controlled by Stark, standing
            They Shall Not Cross: controlled by Stark, standing, attached to Robb Stark
        "#]],
    );
}

#[test]
fn wolf_dreams_finds_a_wolf() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Wolf Dreams in hand
        given Stark's deck is Ice, Lady, Hodor
        given it is the marshalling phase
        when  Stark plays Wolf Dreams
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark plays Wolf Dreams
            Stark searches the deck
            Stark reveals Lady
            Lady goes to Stark's hand
            Stark shuffles the deck
            Lannister receives 4 gold of income
            Stark has in hand: Lady
        "#]],
    );
}

#[test]
fn fear_cuts_deeper_than_swords() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Robb Stark in play
        given Stark has Fear Cuts Deeper than Swords in hand
        given Lannister has No Mercy in hand
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister plays No Mercy
        when  Lannister chooses Robb Stark
        when  Stark plays Fear Cuts Deeper than Swords
        when  everyone passes
        show  Robb Stark
        ",
        expect![[r#"
            Lannister chooses Robb Stark
            Lannister plays No Mercy
            Stark plays Fear Cuts Deeper than Swords
            No Mercy is cancelled
            Robb Stark: controlled by Stark, standing, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn fear_cuts_only_for_starks() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Plain Soldier in play
        given Stark has Fear Cuts Deeper than Swords in hand
        given Lannister has No Mercy in hand
        given it is the challenges phase
        given Lannister is the first player
        when  Lannister plays No Mercy
        when  Lannister chooses Plain Soldier
        when  Stark plays Fear Cuts Deeper than Swords
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays No Mercy
            refused: Fear Cuts Deeper than Swords is used when a player plays an event that has chosen only a House Stark character you control; that is not about to happen (timing.save_cancel)
        "#]],
    );
}

#[test]
fn endless_endurance_comes_back() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Wolf Pack, Robb Stark in play
        given Stark has Endless Endurance in hand
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark
        when  Stark plays Endless Endurance
        when  Stark chooses Robb Stark
        show  Robb Stark
        when  Lannister declares no defenders
        when  Stark uses Endless Endurance
        when  everyone passes
        show  Endless Endurance
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Stark chooses Robb Stark
            Stark plays Endless Endurance
            The effect of Endless Endurance lasts until the end of the challenge
            Robb Stark: controlled by Stark, kneeling, STR 5, military, power, Renown
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Stark uses Endless Endurance
            Endless Endurance goes to Stark's hand
            Endless Endurance: Stark's hand
        "#]],
    );
}

#[test]
fn at_night_they_howl() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Wolf Pack in play, kneeling
        given Stark has Hodor in play, kneeling
        given Stark has At Night They Howl in hand
        given it is the challenges phase
        when  Stark plays At Night They Howl
        when  everyone passes
        show  Wolf Pack
        show  Hodor
        ",
        expect![[r#"
            Stark plays At Night They Howl
            Stark stands Wolf Pack
            Wolf Pack: controlled by Stark, standing, STR 3, military
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn a_treaty_with_the_north_waives_the_penalty() {
    check(
        "
        set   low
        players Lannister, Greyjoy
        given Lannister runs Treaty with the North
        given Lannister has Robb Stark in hand
        given Lannister has 4 gold
        given it is the marshalling phase
        when  Lannister marshals Robb Stark
        ",
        expect![[r#"
            Lannister marshals Robb Stark for 4 gold
            Lannister pays 4 gold
            Robb Stark enters play
        "#]],
    );
}

#[test]
fn a_treaty_with_the_north_helps_opponents() {
    check(
        "
        set   low
        players Lannister, Greyjoy
        given Lannister runs Treaty with the North
        given Greyjoy has 9 power
        given Greyjoy has Theon Greyjoy in play
        when  the dominance phase begins
        ",
        expect![[r#"
            The dominance phase begins
            Greyjoy wins dominance with 2
            Greyjoy claims 1 power for dominance
            Greyjoy wins the game with 10 power
        "#]],
    );
}

#[test]
fn a_bowl_of_brown_dulls() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Arya Stark, Lord Eddard's Chambers in play
        given Lannister has Bowl of Brown on Arya Stark
        given Lannister has Silent Scout in play
        given Stark has Jojen Reed in play
        given it is the challenges phase
        when  Stark uses Arya Stark
        ",
        expect![[r#"
            refused: a card keeps Arya Stark from being used now (timing.cannot)
        "#]],
    );
}

#[test]
fn a_bowl_of_brown_keeps_from_paying() {
    check(
        "
        set   low
        players Greyjoy, Stark
        given Greyjoy has Asha Greyjoy, Drumbeater, Wex Pyke in play
        given Greyjoy has Theon Greyjoy in play, kneeling
        given Stark has Bowl of Brown on Drumbeater
        given Greyjoy has Kingsmoot in hand
        when  the dominance phase begins
        when  Greyjoy plays Kingsmoot
        when  Greyjoy chooses Theon Greyjoy
        when  Greyjoy kneels Drumbeater, Wex Pyke
        ",
        expect![[r#"
            The dominance phase begins
            Greyjoy wins dominance with 5
            Greyjoy claims 1 power for dominance
            Greyjoy chooses Theon Greyjoy
            refused: Drumbeater is not what Kingsmoot asks for (timing.initiate)
        "#]],
    );
}

#[test]
fn training_grounds_spare_armies() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Training Grounds, War Host of the North in play
        when  Stark attacks Lannister for military with War Host of the North
        show  War Host of the North
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with War Host of the North
            War Host of the North: controlled by Stark, standing, STR 11, military
        "#]],
    );
}

#[test]
fn nightmares_blank() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Nightmares in hand
        given Lannister has The Red Viper in play
        given it is the challenges phase
        when  Stark plays Nightmares
        show  The Red Viper
        ",
        expect![[r#"
            refused: no character or location in play can be chosen for Nightmares (timing.initiate.no_effect)
            The Red Viper: controlled by Lannister, standing, STR 3, military, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn nightmares_blank_a_wolf() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Nightmares in hand
        given Lannister has Wolf Pack, Wolfswood, Hodor in play
        given it is the challenges phase
        when  Stark plays Nightmares
        when  Stark chooses Hodor
        show  Hodor
        ",
        expect![[r#"
            Stark chooses Hodor
            Stark plays Nightmares
            The effect of Nightmares lasts until the end of the phase
            Hodor: controlled by Lannister, standing, STR 4, military, power, blank
        "#]],
    );
}

#[test]
fn die_by_the_sword() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark has Ser Edmure Tully in play
        given Stark has Die by the Sword in hand
        given Lannister has Tywin Lannister, Shae in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Ser Edmure Tully
        when  Lannister declares no defenders
        when  Lannister chooses Shae
        when  Stark plays Die by the Sword
        when  everyone passes
        show  Tywin Lannister
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Ser Edmure Tully
            Stark kneels Ser Edmure Tully
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Shae is killed for the claim
            Stark claims 1 power, unopposed
            Stark chooses Tywin Lannister
            Stark plays Die by the Sword
            Tywin Lannister is killed by Die by the Sword
            Tywin Lannister goes to Lannister's dead pile
            Shae goes to Lannister's dead pile
            Tywin Lannister: Lannister's dead pile
        "#]],
    );
}

#[test]
fn the_siege_of_winterfell_pays_in_war() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark runs The Siege of Winterfell
        given Stark has Robb Stark in play
        given it is the challenges phase
        when  Stark attacks Lannister for military with Robb Stark
        when  Lannister declares no defenders
        when  Stark uses The Siege of Winterfell
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robb Stark
            Stark kneels Robb Stark
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Robb Stark claims 1 power for Renown
            Stark uses The Siege of Winterfell
            Stark claims 2 power by The Siege of Winterfell
            Stark has 4 power
        "#]],
    );
}

#[test]
fn the_siege_of_winterfell_knows_nothing_else() {
    check(
        "
        set   low
        players Stark, Lannister
        given Stark runs The Siege of Winterfell
        given Stark has Riverrun Messenger in play
        given it is the challenges phase
        when  Stark attacks Lannister for power with Riverrun Messenger
        when  Lannister declares no defenders
        when  everyone passes
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Riverrun Messenger
            Stark kneels Riverrun Messenger
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark has 0 power
        "#]],
    );
}
