//! The referee in fief: sieges with relief, captives and their Titles, a King who dies a Captive, ties and victory.

use expect_test::expect;

use crate::check;

#[test]
fn a_king_who_dies_a_captive_leaves_the_throne_to_the_heir() {
    check(
        "
        rule  king.death.heir
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Lannister has 1 Knight in Winterfell
        given Ned Stark is Captive of Lannister
        given Tully has the first Heir in Riverrun
        play  Phase 3
        when  Ned Stark dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            King: the first Heir
            Protector of the Realm: the first Heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn a_captive_queen_is_regent_when_the_king_dies_in_captivity_too() {
    check(
        "
        rule  king.death.regent
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Tully has 1 Knight in Winterfell
        given Tully has 1 Knight in Lannisport
        given Ned Stark is Captive of Tully
        given Cersei Lannister is Captive of Tully
        play  Phase 3
        when  Ned Stark dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Cersei Lannister rules as Queen Regent
            Cersei Lannister becomes Protector of the Realm
            Queen: Cersei Lannister
            Protector of the Realm: Cersei Lannister
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 0
        "#]],
    );
}

#[test]
fn the_first_heir_outlives_a_queen_and_her_king() {
    check(
        "
        rule  king.death.heir
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Lannister has the first Heir in Lannisport
        play  Phase 3
        when  Ned Stark and Cersei Lannister die
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 5 Gold Dragons (Villages 1, Queen 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Cersei Lannister dies by an assassin
            Cersei Lannister is no longer Queen, who is dead
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            the first Heir inherits the Iron Throne
            the first Heir becomes King
            the first Heir becomes Protector of the Realm
            King: the first Heir
            Protector of the Realm: the first Heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 0, Queen 1
        "#]],
    );
}

#[test]
fn a_dead_lord_of_a_besieged_city_leaves_it_to_a_captive() {
    check(
        "
        rule  fief.inherit
        game  Stark, Lannister, Tully
        given Ned Stark is Lord of the North
        given Stark has Robb Stark in Lannisport
        given Lannister has 1 Knight in Lannisport
        given Robb Stark is Captive of Lannister
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 3
        when  Ned Stark dies
        when  Stark chooses Robb Stark
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Ned Stark dies by an assassin
            Robb Stark becomes Lord Paramount of the North
            Lord Paramount of the North: Robb Stark
            On the board: 7 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_ransomed_noble_goes_into_his_besieged_stronghold() {
    check(
        "
        rule  ransom.mandatory
        rule  court.place.fortification
        game  Stark, Lannister, Tully
        given Stark has 10 Gold Dragons
        given Stark has Robb Stark in Winterfell
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        given Lannister has 1 Knight in Lannisport
        given Ned Stark is Captive of Lannister
        play  Phase 4
        when  Stark says 0
        show  questions
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark pays 2 Gold Dragons to Lannister for Ned Stark
            Ned Stark is free for the ransom
            Stark is asked: In which Village does Ned Stark of Stark appear? Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Stark's Robb Stark, 3 Men at Arms and 1 Knight, Lannister's 2 Knights
        "#]],
    );
}

#[test]
fn a_ransom_received_too_late_reopens_nothing() {
    check(
        "
        rule  ransom.several
        game  Stark, Lannister, Tully
        given Stark has 1 Gold Dragons
        given Lannister has 10 Gold Dragons
        given Lannister has 1 Knight in Winterfell
        given Ned Stark is Captive of Lannister
        given Stark has 1 Knight in Lannisport
        given Tywin Lannister is Captive of Stark
        given Stark is the first Player
        play  Phase 4
        when  Stark says 0
        when  Lannister says 0
        when  Lannister chooses Lannisport
        show  questions
        show  Stark
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            Lannister pays 2 Gold Dragons to Stark for Tywin Lannister
            Tywin Lannister is free for the ransom
            Tywin Lannister is placed in Lannisport
            Stark is asked: Stark has 3 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons
            Stark: 3 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Ned Stark, Lord, Winterfell, Captive of Lannister, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_captive_whose_guard_is_dead_is_free() {
    check(
        "
        rule  captive.unguarded
        game  Stark, Lannister, Tully
        given Lannister has Cersei Lannister in Harrenhal
        given Tully has Brynden Tully in Harrenhal
        given Brynden Tully is Captive of Lannister
        play  Phase 3
        when  Cersei Lannister dies
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Cersei Lannister dies by an assassin
            Lannister no longer Controls Harrenhal
            Brynden Tully is free, no longer guarded
            Tully is asked: In which Village does Brynden Tully of Tully appear? Riverrun
        "#]],
    );
}

#[test]
fn the_captor_is_beaten_and_his_captive_passes_to_the_victor() {
    check(
        "
        rule  captive.captor-beaten
        rule  captive.after-battle
        game  Stark, Lannister, Greyjoy
        given the Battle Die shows 1
        given Lannister has 1 Man at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Stark has 4 Knights in Harrenhal
        given Greyjoy has Theon Greyjoy in Harrenhal
        given Theon Greyjoy is Captive of Lannister
        given Stark is the first Player
        play  Phase 6
        when  Stark chooses Lannister in Harrenhal
        show  Noble Theon Greyjoy
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Harrenhal
            The offensive side with 13 SP rolls [1, 1, 1]: 3 hits
            The defensive side with 1 SP rolls [1]: 1 hit
            Lannister loses 1 Man at Arms in Harrenhal
            Theon Greyjoy is handed to Stark
            Stark wins the Battle in Harrenhal
            Stark Controls Harrenhal
            Theon Greyjoy, Lord, Harrenhal, Captive of Stark, on A new Lord in the Court: nothing
            Harrenhal, Controlled by Stark: Stark's Robb Stark and 4 Knights, Greyjoy's Theon Greyjoy
        "#]],
    );
}

#[test]
fn relief_walks_into_a_besieged_stronghold() {
    check(
        "
        rule  move.into-siege
        rule  siege.control
        game  Stark, Lannister, Tully
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        given Stark has Robb Stark in White Harbour
        given Stark has 2 Knights in White Harbour
        given Stark is the first Player
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses White Harbour - Winterfell
        when  Stark chooses Stark's Knight 1 and Stark's Knight 2
        show  Winterfell
        show  the Siege Engines
        ",
        expect![[r#"
            Phase 5: Movement
            Stark moves Robb Stark and 2 Knights from White Harbour to Winterfell
            Stark no longer Controls White Harbour
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Robb Stark, 3 Men at Arms and 3 Knights, Lannister's 2 Knights
            Lannister has a Siege Engine of 1 die in Winterfell
        "#]],
    );
}

#[test]
fn nobody_walks_out_of_a_siege_unasked() {
    check(
        "
        rule  move.besieged
        game  Stark, Lannister, Tully
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        given Stark is the first Player
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - White Harbour
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Lannister bars Ned Stark's way out of Winterfell: does Stark raid? Raid through them / Ask for passage instead
        "#]],
    );
}

#[test]
fn a_sally_that_kills_the_last_besieger_ends_the_siege() {
    check(
        "
        rule  siege.end
        rule  siege.sally
        game  Stark, Lannister, Tully
        given the Battle Die shows 1
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Stark chooses Lannister in Winterfell
        show  questions
        when  Stark chooses Stark's Man at Arms 1
        show  questions
        show  the Siege Engines
        show  Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Stark attacks Lannister in Winterfell
            The offensive side with 7 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 3 SP rolls [1]: 1 hit
            Stark is asked: Stark takes 1 hit in Winterfell: which Troops are lost? A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Knight in Winterfell
            Stark loses 1 Man at Arms in Winterfell
            Lannister loses 1 Knight in Winterfell
            The siege of Winterfell by Lannister ends
            Stark wins the Battle in Winterfell
            Stark is asked: Whom does Stark attack, and where? Attack nobody more
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 2 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn a_siege_takes_the_harvest_and_the_mills_too() {
    check(
        "
        rule  income.besieged
        game  Stark, Lannister, Tully
        given Winterfell has 2 Mills
        given Bountiful Harvest lies on Region 1
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 0 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn a_famine_and_a_siege_leave_one_village_s_due() {
    check(
        "
        rule  famine.effect
        rule  income.besieged
        game  Stark, Lannister, Tully
        given Winterfell has 2 Mills
        given White Harbour has 1 Mill
        given Stark has 1 Man at Arms in White Harbour
        given Famine lies on Region 1
        given Lannister has 1 Knight in Winterfell
        given Lannister besieges Winterfell
        play  Phase 3
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn the_extravagant_lower_no_treasury() {
    check(
        "
        rule  income.floor
        rule  attribute.extravagant
        game  Baratheon, Lannister, Tully
        given Baratheon has Renly Baratheon in Storm's End
        given Renly Baratheon is King
        given Renly Baratheon is Protector
        given Renly Baratheon is Lord of the Stormlands
        given Baratheon has 5 Gold Dragons
        play  Phase 3
        show  Baratheon
        ",
        expect![[r#"
            Phase 3: Income
            Baratheon receives 0 Gold Dragons less 4 for extravagance
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Baratheon: 5 gold, 3 Villages, 2 Victory Points, Nobles Stannis Baratheon and Renly Baratheon, cards nothing
        "#]],
    );
}

#[test]
fn tied_wall_bids_draw_no_card() {
    check(
        "
        rule  bid.wall.tie
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given the Wall stands at -4
        given Taxes lies on top of the Fortune deck
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 2
        when  Lannister says 2
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 2 for the Wall
            Lannister bids 2 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            4 is bid for the Wall, which rises to 0; 0 is left
            Stark: 3 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark, cards nothing
            Lannister: 3 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards nothing
        "#]],
    );
}

#[test]
fn a_captive_holds_his_points_in_captivity() {
    check(
        "
        rule  captive.effects
        rule  victory.solo
        game  Stark, Lannister, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Lannister has 1 Knight in Winterfell
        given Ned Stark is Captive of Lannister
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 3 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Stark wins with 3 Victory Points
        "#]],
    );
}

#[test]
fn no_alliance_of_four_players_wins_together() {
    check(
        "
        rule  victory.alliance
        game  Stark, Lannister, Tully, Greyjoy
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Tywin Lannister is Lord of the Westerlands
        given Tywin Lannister is Hand
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark has 2 Victory Points
            Lannister has 2 Victory Points
            Tully has 0 Victory Points
            Greyjoy has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
        "#]],
    );
}

#[test]
fn solo_beats_an_alliance_of_more_points() {
    check(
        "
        rule  victory.tie-solo
        game  Stark, Lannister, Tully, Greyjoy, Martell
        given Lannister has Cersei Lannister in Lannisport
        given Ned Stark is married to Cersei Lannister
        given Ned Stark is Lord of the North
        given Ned Stark is Lord of the Vale
        given Ned Stark is Hand
        given Tywin Lannister is Lord of the Westerlands
        given Edmure Tully is King
        given Edmure Tully is Protector
        given Edmure Tully is Lord of the Riverlands
        given Edmure Tully is Lord of the Reach
        play  Phase 8
        ",
        expect![[r#"
            Phase 8: End of round
            Cards and Tax markers leave the map
            Stark and Lannister have 4 Victory Points together
            Tully has 3 Victory Points
            Greyjoy has 0 Victory Points
            Martell has 0 Victory Points
            Tully wins with 3 Victory Points: who wins alone comes before an Alliance
        "#]],
    );
}
