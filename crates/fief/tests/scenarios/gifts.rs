//! Gifts of the Protector, releases, and uses by the round.

use expect_test::expect;

use crate::check;

#[test]
fn the_protector_gives_a_fief_title_away() {
    check(
        "
        rule  protector.gift
        given Balon Greyjoy is King
        given Balon Greyjoy is Protector
        given Stark has 0 Gold Dragons
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        play  Phase 4
        show  questions
        when  Greyjoy chooses grant a Fief Title
        when  Greyjoy chooses Dorne
        when  Greyjoy chooses the North
        when  Stark refuses
        show  questions
        show  Fief the North
        ",
        expect![[r#"
            Phase 4: Purchase
            Greyjoy is asked: Greyjoy plays a card, declares an effect, or passes in the Purchase Phase Pass / Grant a free Fief Title, as Protector
            refused: no Player meets the conditions for the Title of Dorne (protector.gift)
            Stark refuses the Title of the North
            Stark is asked: Stark has 0 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more
            the North, ungoverned: Winterfell, Deepwood Motte and White Harbour
        "#]],
    );
}

#[test]
fn the_gift_is_taken_by_a_noble_and_founds_the_city() {
    check(
        "
        rule  protector.gift
        given Lannister has Cersei Lannister in Lannisport
        given Cersei Lannister is Queen
        given Cersei Lannister is Protector
        given Stark has 0 Gold Dragons
        given Stark has 1 Knight in Deepwood Motte
        given Stark has 1 Knight in White Harbour
        play  Phase 4
        when  Lannister chooses grant a Fief Title
        when  Lannister chooses the North
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell
        show  Stark
        ",
        expect![[r#"
            Phase 4: Purchase
            The Protector grants the Title of the North to Ned Stark
            Ned Stark becomes Lord Paramount of the North
            Winterfell becomes the Fortified City of the North
            Stark: 0 gold, 3 Villages, 1 Victory Points, Nobles Ned Stark, cards nothing
        "#]],
    );
}

#[test]
fn the_hand_taxes_five_regions_with_three_markers() {
    check(
        "
        rule  scope.markers
        given Tywin Lannister is Hand
        given Tywin Lannister is Warden of the East
        given Ned Stark is Warden of the North
        given Edmure Tully is Warden of the West
        given Balon Greyjoy is Warden of the South
        given Greyjoy has Theon Greyjoy in Pyke
        given Theon Greyjoy is Warden of the Crownlands
        given Winterfell has 2 Mills
        given Riverrun has 2 Mills
        given Lannister holds Taxes
        given Lannister is the first Player
        play  Phase 2
        when  Lannister chooses nothing
        when  everybody passes
        when  Lannister is done
        when  everybody passes
        when  Tully is done
        when  everybody passes
        when  Greyjoy is done
        when  everybody passes
        when  Stark is done
        when  everybody passes
        when  Lannister chooses Taxes
        when  Lannister chooses the Hand's tax on all Regions
        ",
        expect![[r#"
            Phase 2: Cards
            Lannister plays Taxes
            Lannister levies Warden Tax on Region 1 (North)
            Lannister levies Warden Tax on Region 2 (East)
            Lannister levies Warden Tax on Region 3 (Crownlands)
            Lannister levies Warden Tax on Region 4 (South)
            Lannister levies Warden Tax on Region 5 (West)
        "#]],
    );
}

#[test]
fn uses_are_counted_by_the_round() {
    check(
        "
        rule  scope.turn-is-round
        rule  house.tyrell.famine
        game  Tyrell, Lannister, Tully
        given Famine lies on Region 1
        given Famine lies on Region 2
        play  Phase 3
        when  Tyrell chooses remove a Famine
        when  Tyrell chooses Region 1
        when  Tyrell chooses remove a Famine
        ",
        expect![[r#"
            Phase 3: Income
            Famine leaves Region 1 (North)
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            refused: Tyrell has used this ability (house.tyrell.famine)
        "#]],
    );
}

#[test]
fn a_captor_sets_a_captive_free_at_any_time() {
    check(
        "
        rule  ransom.release
        given Lannister has Jaime Lannister in Pyke
        given Jaime Lannister is Captive of Greyjoy
        given Stark holds Taxes
        play  Phase 3
        when  Greyjoy chooses release a Captive
        when  Greyjoy chooses Jaime Lannister
        when  Lannister chooses Lannisport
        show  Noble Jaime Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Jaime Lannister is free, released
            Jaime Lannister is placed in Lannisport
            Jaime Lannister, Lord, Lannisport, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn room_is_made_by_playing_a_card() {
    check(
        "
        rule  bid.wall.hand-full
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given Taxes lies on top of the Fortune deck
        given Lannister holds Good Weather, Bountiful Harvest, Justice
        given Ned Stark is Outlaw
        play  Phase 4
        when  Stark chooses nothing
        when  Lannister chooses nothing
        when  Tully chooses nothing
        when  Greyjoy chooses nothing
        when  Martell chooses nothing
        when  Stark says 0
        when  Lannister says 5
        when  Tully says 0
        when  Greyjoy says 0
        when  Martell says 0
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  Greyjoy refuses
        when  Martell refuses
        show  questions
        when  Lannister chooses Justice
        show  questions
        when  Lannister chooses Ned Stark
        show  Lannister
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 5 for the Wall
            Tully bids 0 for the Wall
            Greyjoy bids 0 for the Wall
            Martell bids 0 for the Wall
            5 is bid for the Wall, which rises to 4; 1 is left
            1 Gold Dragon stays on the Wall
            Lannister is asked: Lannister has won a card at the Wall and holds three: which goes? Forgo the card / Discard Good Weather / Discard Bountiful Harvest / Discard Justice / Play Justice
            Lannister plays Justice
            Lannister is asked: Lannister plays Justice: on which Noble? Ned Stark
            Justice is done to Ned Stark
            Ned Stark dies by Justice
            Lannister draws Taxes
            Lannister: 0 gold, 1 Villages, 0 Victory Points, Nobles Tywin Lannister, cards Good Weather, Bountiful Harvest and Taxes
        "#]],
    );
}

#[test]
fn a_protector_who_gives_nothing_gives_nothing_in_that_window() {
    check(
        "
        rule  effect.finite
        rule  protector.gift
        game  Stark, Martell, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Martell has 1 Man at Arms in Starfall
        play  Phase 4
        show  questions
        when  Stark chooses grant a Fief Title
        when  Stark is done
        show  questions
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark is asked: Stark plays a card, declares an effect, or passes in the Purchase Phase Pass / Grant a free Fief Title, as Protector
            Stark is asked: Stark has 5 Gold Dragons in the Purchase Phase: what is bought? Buy nothing more / Buy a Man at Arms for 1 Gold Dragon / Buy a Knight for 3 Gold Dragons / Build a Mill for 3 Gold Dragons / Build a Sept for 5 Gold Dragons / Build a Maester for 5 Gold Dragons
        "#]],
    );
}

#[test]
fn the_protector_gives_titles_only_in_phase_4() {
    check(
        "
        rule  protector.gift
        game  Stark, Martell, Tully
        given Ned Stark is King
        given Ned Stark is Protector
        given Stark holds Taxes
        given Martell has 1 Man at Arms in Starfall
        play  Phase 3
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}
