//! Movement: captures, who bars the way, Secret Passages and ships.

use expect_test::expect;

use crate::check;

#[test]
fn martell_moving_first_is_the_first_captor() {
    check(
        "
        rule  captive.lone
        rule  house.martell.order
        game  Stark, Martell, Lannister
        given Stark has 1 Knight in Starfall
        given Lannister has Cersei Lannister in Starfall
        given Martell has 1 Knight in Starfall
        play  Phase 5
        when  Martell chooses first
        show  Noble Cersei Lannister
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves first
            Martell captures Cersei Lannister
            Cersei Lannister, Lady, Starfall, Captive of Martell, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn martell_moving_last_is_the_last_captor() {
    check(
        "
        rule  captive.lone
        rule  house.martell.order
        game  Martell, Stark, Lannister
        given Stark has 1 Knight in Starfall
        given Lannister has Cersei Lannister in Starfall
        given Martell has 1 Knight in Starfall
        play  Phase 5
        when  Martell chooses last
        show  Noble Cersei Lannister
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves last
            Stark captures Cersei Lannister
            Cersei Lannister, Lady, Starfall, Captive of Stark, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn another_player_shows_a_passage_out_of_the_rain() {
    check(
        "
        rule  passage.step
        rule  passage.card
        game  Stark, Greyjoy, Tully
        given Heavy Rain lies on Region 1
        given Tully holds Secret Passage
        play  Phase 5
        when  Tully chooses Secret Passage
        show  questions
        when  Tully chooses Ned Stark
        when  Stark chooses Ned Stark
        show  questions
        when  Stark chooses use a Secret Passage
        when  Stark chooses Winterfell - White Harbour
        when  Stark chooses Stark's Knight 1
        when  Stark is done
        ",
        expect![[r#"
            Phase 5: Movement
            Tully plays Secret Passage
            Tully is asked: Tully plays Secret Passage: what for? Lead Ned Stark through the rain
            Tully shows Ned Stark a Secret Passage
            Stark is asked: Which way does Ned Stark of Stark go from Winterfell? Stay here / Use a Secret Passage
            Stark moves Ned Stark and 1 Knight from Winterfell to White Harbour
            Stark Controls White Harbour
        "#]],
    );
}

#[test]
fn a_raid_goes_on_while_a_noble_and_a_rider_live() {
    check(
        "
        rule  raid.must-go-on
        game  Lannister, Stark, Tyrell
        given the Battle Die shows 1
        given Stark has 1 Man at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 2 Knights in Riverrun
        given Tyrell holds Assassination
        play  Phase 5
        when  everybody passes
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Jaime Lannister
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  everybody passes
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister agrees
        when  Lannister chooses Jaime Lannister
        when  Lannister passes
        when  Tyrell chooses Assassination
        when  Tyrell chooses Cersei Lannister
        when  Tyrell chooses Mace Tyrell
        when  Lannister chooses Harrenhal - King's Landing
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister, Jaime Lannister and 2 Knights from Riverrun to Harrenhal
            Lannister no longer Controls Riverrun
            Lannister raids in Harrenhal
            Lannister attacks Stark in Harrenhal
            The offensive side with 8 SP rolls [1, 1]: 3 hits (+1 hit of the fearless)
            The defensive side with 1 SP rolls [1]: 2 hits (+1 hit against a Raid)
            Stark loses 1 Man at Arms in Harrenhal
            Tyrell plays Assassination
            An assassin sent by Mace Tyrell strikes at Cersei Lannister
            Mace Tyrell carries an Assassin marker
            Cersei Lannister dies by an assassin
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Lannister breaks through
            Lannister moves Jaime Lannister and 2 Knights from Harrenhal to King's Landing
            Lannister Controls King's Landing
            Lannister no longer Controls Harrenhal
        "#]],
    );
}

#[test]
fn who_waits_on_a_road_bars_it_from_both_ends() {
    check(
        "
        rule  move.permission
        game  Lannister, Tyrell, Stark
        given Stark has 2 Men at Arms in Harrenhal
        given Lannister has Cersei Lannister in Riverrun
        given Lannister has 2 Knights in Riverrun
        given Tyrell has Mace Tyrell in Riverrun
        given Tyrell has 2 Knights in Riverrun
        play  Phase 5
        when  everybody passes
        when  Lannister chooses Cersei Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Knight 1 and Lannister's Knight 2
        when  everybody passes
        show  roads
        when  Lannister is done
        when  everybody passes
        when  Tyrell chooses Mace Tyrell
        when  Tyrell chooses Riverrun - Harrenhal
        show  questions
        when  Lannister refuses
        when  Tyrell chooses raid
        when  Tyrell chooses stay
        when  Tyrell chooses Mace Tyrell
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister moves Cersei Lannister and 2 Knights from Riverrun to Harrenhal
            Tyrell Controls Riverrun
            Lannister waits on the road Riverrun - Harrenhal into Harrenhal
            Tyrell asks Lannister for passage through Riverrun
            Lannister is asked: Tyrell asks Lannister to let Mace Tyrell pass from Riverrun to Harrenhal with 2 Knights Allow the passage / Deny the passage
            Lannister denies it
            refused: Tyrell cannot: a Raid is fought where both stand, not at the far end of a road (raid.purpose)
            Tyrell is asked: Which way does Mace Tyrell of Tyrell go from Riverrun? Stay here / To The Twins / To The Golden Tooth
        "#]],
    );
}

#[test]
fn shadow_lands_where_landing_is_denied() {
    check(
        "
        rule  attribute.shadow
        rule  council.ships.permission
        game  Baratheon, Stark, Lannister
        given Stannis Baratheon is Warden of the Crownlands
        given Stannis Baratheon is Master of Ships
        given Baratheon has Davos Seaworth in Storm's End
        given Baratheon has 2 Knights in Storm's End
        play  Phase 5
        when  Baratheon chooses designate a Noble for a voyage
        when  Baratheon chooses Davos Seaworth
        when  everybody passes
        when  Baratheon chooses Davos Seaworth
        when  Baratheon chooses Storm's End to Lannisport
        when  Lannister refuses
        when  everybody passes
        show  questions
        when  Baratheon chooses use shadow
        show  questions
        when  Baratheon chooses Baratheon's Knight 1
        ",
        expect![[r#"
            Phase 5: Movement
            Baratheon gives Davos Seaworth a ship
            Lannister denies the landing
            Baratheon is asked: Davos Seaworth of Baratheon is denied the way from Storm's End to Lannisport: what now? Stay here / Go by shadow
            Davos Seaworth goes by shadow
            Baratheon is asked: Davos Seaworth of Baratheon sails from Storm's End to Lannisport: which Troops go along? Lead a Man at Arms along / Lead a Man at Arms along / Lead a Man at Arms along / Lead a Knight along / Lead a Knight along / Lead a Knight along
            Davos Seaworth sails from Storm's End to Lannisport
            Baratheon moves Davos Seaworth and 1 Knight from Storm's End to Lannisport
        "#]],
    );
}

#[test]
fn a_group_that_cannot_go_is_asked_for_again() {
    check(
        "
        rule  move.never-alone
        game  Stark, Lannister, Tully
        with  tactics
        given Stark has no Troops
        given Ned Stark is King
        given Stark has Sansa Stark in Winterfell
        given Sansa Stark is Queen
        given the King has 1 Whitecloak Knights
        given the Queen has 1 Whitecloak Knights
        given Stark has Robb Stark in Winterfell
        given Stark has Roose Bolton in Winterfell
        play  Phase 5
        when  Stark chooses Robb Stark
        when  Stark chooses Winterfell - White Harbour
        show  questions
        when  Stark chooses Roose Bolton
        show  questions
        when  Stark chooses Sansa Stark
        ",
        expect![[r#"
            Phase 5: Movement
            Stark is asked: Robb Stark of Stark moves from Winterfell to White Harbour: which Nobles go along? Ned Stark / Sansa Stark / Roose Bolton
            Robb Stark cannot go so: he or a Noble left behind would have no Troop
            Stark is asked: Robb Stark of Stark moves from Winterfell to White Harbour: which Nobles go along? Ned Stark / Sansa Stark / Roose Bolton
            Stark moves Robb Stark, Sansa Stark and 1 Whitecloak Knight from Winterfell to White Harbour
        "#]],
    );
}

#[test]
fn martells_choice_is_for_movement_only() {
    check(
        "
        rule  house.martell.order
        game  Stark, Martell, Lannister
        given Stark has Robb Stark in Starfall
        given Stark has 1 Knight in Starfall
        play  Phase 5
        when  Martell chooses last
        show  questions
        when  Stark is done
        show  questions
        when  Lannister is done
        show  questions
        when  Martell is done
        when  the Phase ends
        play  Phase 6
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Martell moves last
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark / Robb Stark
            Lannister is asked: Which Noble of Lannister sets out next? End the movement / Tywin Lannister
            Martell is asked: Which Noble of Martell sets out next? End the movement / Doran Martell
            Phase 6: Battles
            Martell is asked: Whom does Martell attack, and where? Attack nobody more
        "#]],
    );
}
