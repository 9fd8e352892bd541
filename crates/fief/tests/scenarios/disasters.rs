//! Disasters: where they strike, cursed Nobles, the Plague, and what cancels them.

use expect_test::expect;

use crate::check;

#[test]
fn disasters_of_the_first_round_are_shuffled_back() {
    check(
        "
        rule  disaster.first-round
        given Famine lies on the Disaster track
        given Plague lies on the Disaster track
        given round 1
        play  Phase 2
        when  the Phase ends
        show  decks to Stark
        ",
        expect![[r#"
            Phase 2: Cards
            2 Disasters are shuffled back in the first round
            35 Fortune cards, next Some(Grey); discarded last None; 18 Court Event cards; 0 Disasters
        "#]],
    );
}

#[test]
fn a_false_alarm_is_discarded_before_the_next_is_seen() {
    check(
        "
        rule  disaster.location
        given round 2
        given Famine lies on the Disaster track
        given Heavy Rain lies on the Disaster track
        given Greyjoy has Euron Greyjoy in Pyke
        play  Phase 2
        dice  6 1 2 1
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 6 for Famine
            Balon Greyjoy, cursed, rolls 1
            Famine is a false alarm
            A Disaster is revealed: Heavy Rain
            The die shows 2 for Heavy Rain
            Balon Greyjoy, cursed, rolls 1
            Heavy Rain strikes Region 2 (East)
        "#]],
    );
}

#[test]
fn the_same_disaster_strikes_a_region_once() {
    check(
        "
        rule  disaster.no-duplicate
        game  Stark, Lannister, Tully
        given round 2
        given Famine lies on Region 2
        given Famine lies on the Disaster track
        given Heavy Rain lies on the Disaster track
        play  Phase 2
        dice  2 2
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Famine is a false alarm
            A Disaster is revealed: Heavy Rain
            The die shows 2 for Heavy Rain
            Heavy Rain strikes Region 2 (East)
        "#]],
    );
}

#[test]
fn winter_rolls_for_two_more_regions() {
    check(
        "
        rule  disaster.extra-regions
        game  Stark, Lannister, Tully
        with  winter
        given round 2
        given the season is Winter
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2 2 6
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Famine strikes Region 2 (East)
            The die shows 2 for Famine
            The die shows 6 for Famine
        "#]],
    );
}

#[test]
fn winter_strikes_three_regions() {
    check(
        "
        rule  disaster.extra-regions
        game  Stark, Lannister, Tully
        with  winter
        given round 2
        given the season is Winter
        given Famine lies on the Disaster track
        play  Phase 2
        dice  6 2 5
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 6 for Famine
            The die shows 2 for Famine
            Famine strikes Region 2 (East)
            The die shows 5 for Famine
            Famine strikes Region 5 (West)
        "#]],
    );
}

#[test]
fn disasters_end_with_the_round() {
    check(
        "
        rule  disaster.end
        rule  cards.duration
        game  Stark, Lannister, Tully
        given Heavy Rain lies on Region 4
        given Bountiful Harvest lies on Region 3
        play  Phase 8
        when  the next round begins
        show  decks to Stark
        ",
        expect![[r#"
            Phase 8: End of round
            Heavy Rain leaves Region 4 (South)
            Cards and Tax markers leave the map
            Stark has 0 Victory Points
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            The First Player card passes to Lannister
            Round 2 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            Phase 3: Income
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Phase 4: Purchase
            Phase 5: Movement
            Phase 6: Battles
            Phase 8: End of round
            Cards and Tax markers leave the map
            Lannister has 0 Victory Points
            Tully has 0 Victory Points
            Stark has 0 Victory Points
            The First Player card passes to Tully
            Round 3 begins
            Phase 1: Hear Ye
            Phase 2: Cards
            33 Fortune cards, next Some(Grey); discarded last Some(HeavyRain); 19 Court Event cards; 0 Disasters
        "#]],
    );
}

#[test]
fn two_hits_send_the_disaster_to_balon() {
    check(
        "
        rule  attribute.cursed
        given round 2
        given Famine lies on the Disaster track
        play  Phase 2
        dice  1 4
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 1 for Famine
            Balon Greyjoy, cursed, rolls 2
            Famine strikes Region 5 (West)
        "#]],
    );
}

#[test]
fn three_hits_leave_it_to_the_die() {
    check(
        "
        rule  attribute.cursed
        given round 2
        given Famine lies on the Disaster track
        play  Phase 2
        dice  1 6
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 1 for Famine
            Balon Greyjoy, cursed, rolls 3
            Famine strikes Region 1 (North)
        "#]],
    );
}

#[test]
fn cursed_nobles_of_two_regions_all_roll() {
    check(
        "
        rule  attribute.cursed-several
        given round 2
        given Stark has Rickard Karstark in Winterfell
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2 1 6
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Rickard Karstark, cursed, rolls 1
            Balon Greyjoy, cursed, rolls 3
            Famine strikes Region 5 (West)
        "#]],
    );
}

#[test]
fn equal_rolls_leave_it_to_the_die() {
    check(
        "
        rule  attribute.cursed-several
        given round 2
        given Stark has Rickard Karstark in Winterfell
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2 3 4
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Rickard Karstark, cursed, rolls 2
            Balon Greyjoy, cursed, rolls 2
            Famine strikes Region 2 (East)
        "#]],
    );
}

#[test]
fn the_plague_kills_two_of_three_nobles() {
    check(
        "
        rule  plague.nobles
        game  Stark, Lannister, Tully
        given round 2
        given Stark has Robb Stark in Winterfell
        given Stark has Jon Snow in Winterfell
        given Plague lies on the Disaster track
        play  Phase 2
        dice  1 3 4 1
        when  the Phase ends
        show  Stark
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 3 for the Plague
            Robb Stark rolls 4 for the Plague
            Jon Snow rolls 1 for the Plague
            Ned Stark dies of the Plague
            Jon Snow dies of the Plague
            Stark loses 2 Men at Arms in Winterfell
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Robb Stark, cards nothing
        "#]],
    );
}

#[test]
fn half_of_gunters_troops_die_of_the_plague() {
    check(
        "
        rule  plague.troops
        game  Stark, Lannister, Tully
        given round 2
        given Stark has no Troops
        given Stark has 3 Men at Arms in Winterfell
        given Stark has 2 Knights in Winterfell
        given Stark has 1 Man at Arms in White Harbour
        given Plague lies on the Disaster track
        play  Phase 2
        when  Stark is done
        when  Lannister is done
        dice  1 4
        when  Tully is done
        show  questions
        when  Stark chooses Stark's Man at Arms 1 and Stark's Knight 1
        show  Winterfell
        show  White Harbour
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 4 for the Plague
            Stark is asked: The Plague takes half of Stark's Troops in Winterfell: which? A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Knight in Winterfell / A Knight in Winterfell
            Stark loses 1 Man at Arms in Winterfell
            Stark loses 1 Knight in Winterfell
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, 2 Men at Arms and 1 Knight
            White Harbour, Controlled by Stark: Stark's 1 Man at Arms
        "#]],
    );
}

#[test]
fn a_captive_rolls_for_the_plague_where_he_is_held() {
    check(
        "
        rule  plague.nobles
        game  Stark, Lannister, Tully
        given round 2
        given Tully has Walder Frey in Winterfell
        given Walder Frey is Captive of Stark
        given Plague lies on the Disaster track
        play  Phase 2
        dice  1 6 2
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
            Stark loses 2 Men at Arms in Winterfell
            Walder Frey rolls 2 for the Plague
            Walder Frey dies of the Plague
        "#]],
    );
}

#[test]
fn a_blessed_noble_never_rolls() {
    check(
        "
        rule  attribute.blessed
        game  Stark, Lannister, Greyjoy
        given round 2
        given Balon Greyjoy is on the Wall
        given Greyjoy has Aeron Greyjoy in White Harbour
        given Greyjoy has 4 Men at Arms in White Harbour
        given Plague lies on the Disaster track
        play  Phase 2
        dice  1 6
        when  the Phase ends
        show  White Harbour
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
            Stark loses 2 Men at Arms in Winterfell
            Greyjoy loses 2 Men at Arms in White Harbour
            White Harbour, Controlled by Greyjoy: Greyjoy's Aeron Greyjoy and 2 Men at Arms
        "#]],
    );
}

#[test]
fn who_enters_a_plagued_region_rolls_at_once() {
    check(
        "
        rule  plague.entering
        game  Stark, Lannister, Tully
        given Stark has no Troops
        given Plague lies on Region 3
        given Tully is the first Player
        given Tully has no Troops
        given Tully has 4 Men at Arms in Riverrun
        given Tully has Edmure Tully in Riverrun
        play  Phase 5
        dice  6
        when  Tully chooses Edmure Tully
        when  Tully chooses Riverrun - Harrenhal
        when  Tully chooses Tully's Man at Arms 1, Tully's Man at Arms 2, Tully's Man at Arms 3 and Tully's Man at Arms 4
        show  Harrenhal
        ",
        expect![[r#"
            Phase 5: Movement
            Tully moves Edmure Tully and 4 Men at Arms from Riverrun to Harrenhal
            Edmure Tully rolls 6 for the Plague
            Tully loses 2 Men at Arms in Harrenhal
            Tully no longer Controls Riverrun
            Harrenhal, Controlled by nobody: Tully's Edmure Tully and 2 Men at Arms
        "#]],
    );
}

#[test]
fn who_had_the_plague_is_spared_in_another_region() {
    check(
        "
        rule  plague.once
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on Region 5
        given Plague lies on the Disaster track
        given Tully is the first Player
        given Tully has no Troops
        given Tully has 4 Men at Arms in The Twins
        given Tully has Edmure Tully in The Twins
        play  Phase 2
        dice  1 6 6
        when  Phase 5 begins
        when  Tully chooses Edmure Tully
        when  Tully chooses The Twins - Riverrun
        when  Tully chooses Tully's Man at Arms 1 and Tully's Man at Arms 2
        show  Riverrun
        ",
        expect![[r#"
            Phase 2: Cards
            Tully no longer Controls Riverrun
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Edmure Tully rolls 6 for the Plague
            Tully loses 2 Men at Arms in The Twins
            Ned Stark rolls 6 for the Plague
            Stark loses 2 Men at Arms in Winterfell
            Phase 3: Income
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Phase 4: Purchase
            Phase 5: Movement
            Tully moves Edmure Tully and 2 Men at Arms from The Twins to Riverrun
            Tully no longer Controls The Twins
            Riverrun, Controlled by nobody: a Stronghold, a Maester, Tully's Edmure Tully and 2 Men at Arms
        "#]],
    );
}

#[test]
fn a_new_lord_is_not_affected_by_the_plague() {
    check(
        "
        rule  plague.new-units
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on Region 1
        given Stark holds A new Lord in the Court
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        show  questions
        when  Stark chooses Winterfell
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Robb Stark joins Stark
            Stark is asked: In which Village does Robb Stark of Stark appear? Winterfell
            Robb Stark is placed in Winterfell
        "#]],
    );
}

#[test]
fn tullys_maester_protects_whom_tully_names() {
    check(
        "
        rule  plague.maester
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on the Disaster track
        given Lannister has 4 Men at Arms in Riverrun
        play  Phase 2
        when  Stark is done
        when  Lannister is done
        dice  5 6
        when  Tully is done
        show  questions
        when  Tully chooses Tully
        show  Riverrun
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 5 for Plague
            Plague strikes Region 5 (West)
            Tully is asked: Whom does Tully's Maester protect from the Plague? Protect Lannister / Protect Tully
            The Maester of Riverrun protects Tully
            Tywin Lannister rolls 6 for the Plague
            Lannister loses 2 Men at Arms in Riverrun
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Lannister's 2 Men at Arms, Tully's Edmure Tully, 3 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn the_maester_of_riverrun_serves_lannister() {
    check(
        "
        rule  building.maester.transfer
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on the Disaster track
        given Tully has no Troops
        given Tully has Edmure Tully in The Twins
        given Lannister has 4 Men at Arms in Riverrun
        given Lannister Controls Riverrun
        play  Phase 2
        when  Stark is done
        when  Lannister is done
        dice  5 6
        when  Tully is done
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 5 for Plague
            Plague strikes Region 5 (West)
            Lannister is asked: Whom does Lannister's Maester protect from the Plague? Protect Lannister
        "#]],
    );
}

#[test]
fn a_protected_army_rolls_when_it_marches_on() {
    check(
        "
        rule  plague.maester
        game  Stark, Lannister, Tully
        given Plague lies on Region 5
        given Lannister is the first Player
        given Lannister has no Troops
        given Lannister has Tywin Lannister in Harrenhal
        given Lannister has 2 Men at Arms in Harrenhal
        play  Phase 5
        dice  6
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Riverrun - Harrenhal
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        show  questions
        when  Tully chooses Lannister
        show  Riverrun
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister no longer Controls Lannisport
            Lannister moves Tywin Lannister and 2 Men at Arms from Harrenhal to Riverrun
            Tully is asked: Lannister enters Riverrun with the Plague: does Tully's Maester protect them? Protect Lannister
            The Maester of Riverrun protects Lannister
            Lannister no longer Controls Harrenhal
            Riverrun, Controlled by Tully: a Stronghold, a Maester, Lannister's Tywin Lannister and 2 Men at Arms, Tully's Edmure Tully, 3 Men at Arms and 1 Knight
            Lannister is asked: Which Noble of Lannister sets out next? End the movement / Tywin Lannister
        "#]],
    );
}

#[test]
fn two_cursed_in_one_region_do_not_cancel_each_other() {
    check(
        "
        rule  attribute.cursed-several
        game  Stark, Lannister, Tully, Greyjoy
        given round 2
        given Tully has Ryman Frey in Pyke
        given Stark has Rickard Karstark in Winterfell
        given Famine lies on the Disaster track
        play  Phase 2
        dice  2 1 5 5
        when  the Phase ends
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Famine
            The die shows 2 for Famine
            Rickard Karstark, cursed, rolls 1
            Ryman Frey, cursed, rolls 3
            Balon Greyjoy, cursed, rolls 3
            Famine strikes Region 5 (West)
        "#]],
    );
}
