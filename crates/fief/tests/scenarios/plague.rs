//! The Plague on the road: who meets it, who has had it, guards, quarantine.

use expect_test::expect;

use crate::check;

#[test]
fn who_met_the_plague_on_the_road_does_not_meet_it_again() {
    check(
        "
        rule  plague.once
        rule  plague.entering
        game  Stark, Lannister, Tully
        given Plague lies on Region 3
        given Tully is the first Player
        given Tully has no Troops
        given Tully has 4 Men at Arms in Riverrun
        play  Phase 5
        dice  6
        when  Tully chooses Edmure Tully
        when  Tully chooses Riverrun - Harrenhal
        when  Tully chooses Tully's Man at Arms 1, Tully's Man at Arms 2, Tully's Man at Arms 3 and Tully's Man at Arms 4
        when  Tully chooses Edmure Tully
        when  Tully chooses Harrenhal - King's Landing
        when  Tully chooses Tully's Man at Arms 1 and Tully's Man at Arms 2
        show  King's Landing
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Tully moves Edmure Tully and 4 Men at Arms from Riverrun to Harrenhal
            Edmure Tully rolls 6 for the Plague
            Tully loses 2 Men at Arms in Harrenhal
            Tully no longer Controls Riverrun
            Tully moves Edmure Tully and 2 Men at Arms from Harrenhal to King's Landing
            Tully Controls King's Landing
            King's Landing, Controlled by Tully: Tully's Edmure Tully and 2 Men at Arms
            Tully is asked: Which Noble of Tully sets out next? End the movement
        "#]],
    );
}

#[test]
fn troops_that_met_the_plague_have_still_used_their_steps() {
    check(
        "
        rule  move.troop-steps
        rule  plague.entering
        game  Stark, Lannister, Tully
        given Plague lies on Region 3
        given Tully is the first Player
        given Tully has no Troops
        given Tully has 4 Men at Arms in The Twins
        given Tully has Edmure Tully in The Twins
        given Tully has Brynden Tully in Harrenhal
        play  Phase 5
        dice  6
        when  Tully chooses Edmure Tully
        when  Tully chooses The Twins - Riverrun
        when  Tully chooses Tully's Man at Arms 1, Tully's Man at Arms 2, Tully's Man at Arms 3 and Tully's Man at Arms 4
        when  Tully chooses Edmure Tully
        when  Tully chooses Riverrun - Harrenhal
        when  Tully chooses Tully's Man at Arms 1, Tully's Man at Arms 2, Tully's Man at Arms 3 and Tully's Man at Arms 4
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Tully no longer Controls Riverrun
            Tully moves Edmure Tully and 4 Men at Arms from The Twins to Riverrun
            Tully no longer Controls The Twins
            Tully moves Edmure Tully and 4 Men at Arms from Riverrun to Harrenhal
            Edmure Tully rolls 6 for the Plague
            Tully loses 2 Men at Arms in Harrenhal
            Tully is asked: Which Noble of Tully sets out next? End the movement
        "#]],
    );
}

#[test]
fn whitecloaks_that_enter_a_plagued_region_lose_half_too() {
    check(
        "
        rule  plague.entering
        rule  scope.troops
        rule  plague.once
        game  Stark, Lannister, Tully
        with  tactics
        given Plague lies on Region 5
        given Ned Stark is King
        given the King has 2 Whitecloak Knights
        given the King has 2 Whitecloak Men at Arms
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Lannister has no Troops
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        play  Phase 5
        dice  6
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        show  questions
        when  Stark chooses Stark's Whitecloak Man at Arms 1 and Stark's Whitecloak Man at Arms 2
        when  Stark chooses Ned Stark
        when  Stark chooses Riverrun - The Golden Tooth
        show  The Golden Tooth
        ",
        expect![[r#"
            Phase 5: Movement
            Stark no longer Controls Winterfell
            Tully no longer Controls Riverrun
            Stark moves Ned Stark, 2 Whitecloak Knights and 2 Whitecloak Men at Arms from The Twins to Riverrun
            Ned Stark rolls 6 for the Plague
            Stark is asked: The Plague takes half of Stark's Troops in Riverrun: which? A Whitecloak Knight in Riverrun / A Whitecloak Knight in Riverrun / A Whitecloak Man at Arms in Riverrun / A Whitecloak Man at Arms in Riverrun
            Stark loses 2 Whitecloak Men at Arms in Riverrun
            Stark no longer Controls The Twins
            Stark moves Ned Stark and 2 Whitecloak Knights from Riverrun to The Golden Tooth
            Stark Controls The Golden Tooth
            The Golden Tooth, Controlled by Stark: Stark's Ned Stark and 2 Whitecloak Knights
        "#]],
    );
}

#[test]
fn a_recruit_is_halved_with_the_troops_beside_him() {
    check(
        "
        rule  plague.entering
        rule  scope.troops
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given Plague lies on Region 5
        given Ned Stark is Brother of the Night's Watch
        given Stark has a Recruit
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Stark has 1 Man at Arms in The Twins
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        play  Phase 5
        dice  6
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        when  Stark chooses Stark's Man at Arms 1
        show  questions
        when  Stark chooses Stark's Recruit 1
        show  Riverrun
        ",
        expect![[r#"
            Phase 5: Movement
            Stark no longer Controls Winterfell
            Tully no longer Controls Riverrun
            Stark moves Ned Stark, 1 Man at Arms and 1 Recruit from The Twins to Riverrun
            Ned Stark rolls 6 for the Plague
            Stark is asked: The Plague takes half of Stark's Troops in Riverrun: which? A Man at Arms in Riverrun / A Recruit in Riverrun
            Stark loses 1 Recruit in Riverrun
            Stark no longer Controls The Twins
            Riverrun, Controlled by nobody: a Stronghold, a Maester, Stark's Ned Stark and 1 Man at Arms
        "#]],
    );
}

#[test]
fn guards_that_had_the_plague_at_home_are_not_struck_on_the_road() {
    check(
        "
        rule  plague.once
        rule  plague.troops
        game  Stark, Lannister, Tully
        with  tactics
        given round 2
        given Plague lies on Region 5
        given Plague lies on the Disaster track
        given Ned Stark is King
        given the King has 2 Whitecloak Knights
        given the King has 2 Whitecloak Men at Arms
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Lannister has no Troops
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        play  Phase 2
        dice  1 6
        when  Phase 5 begins
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        show  Riverrun
        ",
        expect![[r#"
            Phase 2: Cards
            Stark no longer Controls Winterfell
            Tully no longer Controls Riverrun
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
            Stark loses 2 Whitecloak Knights in The Twins
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Phase 5: Movement
            Stark moves Ned Stark and 2 Whitecloak Men at Arms from The Twins to Riverrun
            Stark no longer Controls The Twins
            Riverrun, Controlled by nobody: a Stronghold, a Maester, Stark's Ned Stark and 2 Whitecloak Men at Arms
        "#]],
    );
}

#[test]
fn new_troops_move_unharmed_within_the_plagued_region() {
    check(
        "
        rule  plague.new-units
        game  Stark, Lannister, Tully
        given Plague lies on Region 1
        given Plague lies on Region 5
        given Stark has 2 Gold Dragons
        given Lannister has no Troops
        given Tully has no Troops
        given Stark has Robb Stark in Deepwood Motte
        play  Phase 4
        when  everybody passes
        when  Stark chooses Man at Arms
        when  Stark chooses Deepwood Motte
        when  Stark chooses Man at Arms
        when  Stark chooses Deepwood Motte
        when  Stark is done
        when  Phase 5 begins
        dice  6
        when  Stark chooses Robb Stark
        when  Stark chooses Winterfell - Deepwood Motte
        when  Stark chooses Stark's Man at Arms 1 and Stark's Man at Arms 2
        show  Winterfell
        ",
        expect![[r#"
            Phase 4: Purchase
            Stark buys a Man at Arms in Deepwood Motte for 1
            Stark buys a Man at Arms in Deepwood Motte for 1
            Phase 5: Movement
            Stark moves Robb Stark and 2 Men at Arms from Deepwood Motte to Winterfell
            Stark no longer Controls Deepwood Motte
            Winterfell, Controlled by Stark: a Stronghold, Stark's Ned Stark, Robb Stark, 5 Men at Arms and 1 Knight
        "#]],
    );
}

#[test]
fn who_leaves_a_quarantine_within_the_region_meets_the_plague() {
    check(
        "
        rule  plague.maester
        game  Stark, Lannister, Tully
        given round 2
        given Plague lies on the Disaster track
        given Lannister has no Troops
        play  Phase 2
        when  Stark is done
        when  Lannister is done
        dice  5 6 6
        when  Tully is done
        when  Tully chooses Tully
        when  Phase 5 begins
        dice  6
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Edmure Tully
        when  Tully chooses Riverrun - The Golden Tooth
        when  Tully chooses Tully's Knight 1 and Tully's Man at Arms 1
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 5 for Plague
            Plague strikes Region 5 (West)
            The Maester of Riverrun protects Tully
            Tywin Lannister rolls 6 for the Plague
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Phase 4: Purchase
            Phase 5: Movement
            Tully moves Edmure Tully, 1 Man at Arms and 1 Knight from Riverrun to The Golden Tooth
            Edmure Tully rolls 6 for the Plague
            Tully is asked: The Plague takes half of Tully's Troops in The Golden Tooth: which? A Man at Arms in The Golden Tooth / A Knight in The Golden Tooth
        "#]],
    );
}

#[test]
fn a_group_protected_on_arrival_meets_the_plague_when_it_marches_on() {
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
        when  Tully chooses Lannister
        when  Lannister chooses Tywin Lannister
        when  Lannister chooses Riverrun - The Golden Tooth
        when  Tully agrees
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        show  The Golden Tooth
        ",
        expect![[r#"
            Phase 5: Movement
            Lannister no longer Controls Lannisport
            Lannister moves Tywin Lannister and 2 Men at Arms from Harrenhal to Riverrun
            The Maester of Riverrun protects Lannister
            Lannister no longer Controls Harrenhal
            Lannister asks Tully for passage through Riverrun
            Tully allows it
            Lannister moves Tywin Lannister and 2 Men at Arms from Riverrun to The Golden Tooth
            Lannister Controls The Golden Tooth
            Tywin Lannister rolls 6 for the Plague
            Lannister loses 1 Man at Arms in The Golden Tooth
            The Golden Tooth, Controlled by Lannister: Lannister's Tywin Lannister and 1 Man at Arms
        "#]],
    );
}

#[test]
fn guards_of_a_dead_king_go_no_further_than_they_could() {
    check(
        "
        rule  move.troop-steps
        rule  troops.whitecloak.revert
        game  Stark, Lannister, Tully
        with  tactics
        given Ned Stark is King
        given the King has 2 Whitecloak Knights
        given Stark has no Troops
        given Stark has Ned Stark in Winterfell
        given Stark has Robb Stark in Riverrun
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        play  Phase 5
        when  Stark chooses Ned Stark
        when  Stark chooses Winterfell - The Twins
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        when  Ned Stark dies
        show  Riverrun
        show  questions
        ",
        expect![[r#"
            Phase 5: Movement
            Stark Controls Riverrun
            Stark moves Ned Stark and 2 Whitecloak Knights from Winterfell to The Twins
            Stark no longer Controls Winterfell
            Stark moves Ned Stark and 2 Whitecloak Knights from The Twins to Riverrun
            Ned Stark dies by an assassin
            The Whitecloaks of Stark become ordinary Troops
            Ned Stark is no longer King, who is dead
            Ned Stark is no longer Protector of the Realm, who is dead
            Riverrun, Controlled by Stark: a Stronghold, a Maester, Stark's Robb Stark and 2 Knights
            Stark is asked: Which Noble of Stark sets out next? End the movement
        "#]],
    );
}

#[test]
fn a_recruit_that_had_the_plague_does_not_count_on_the_road() {
    check(
        "
        rule  plague.once
        rule  plague.entering
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given round 2
        given Plague lies on Region 3
        given Plague lies on the Disaster track
        given Ned Stark is Brother of the Night's Watch
        given Stark has a Recruit
        given Stark has no Troops
        given Stark has Ned Stark in The Twins
        given Tully has no Troops
        given Tully has Edmure Tully in Maidenpool
        given Stark has 1 Man at Arms in Riverrun
        dice  1 6
        play  Phase 2
        when  Phase 5 begins
        when  Stark chooses Ned Stark
        when  Stark chooses The Twins - Riverrun
        when  Stark chooses Ned Stark
        when  Stark chooses Riverrun - Harrenhal
        when  Stark chooses Stark's Man at Arms 1
        show  Harrenhal
        ",
        expect![[r#"
            Phase 2: Cards
            Stark no longer Controls Winterfell
            Stark Controls Riverrun
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
            Phase 3: Income
            Stark receives 2 Gold Dragons
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Arryn receives 1 Gold Dragon
            Phase 4: Purchase
            Stark bids 0 for the Wall
            Lannister bids 0 for the Wall
            Tully bids 0 for the Wall
            Tyrell bids 0 for the Wall
            Arryn bids 0 for the Wall
            0 is bid for the Wall, which rises to 0; 0 is left
            Phase 5: Movement
            Stark moves Ned Stark and 1 Recruit from The Twins to Riverrun
            Stark no longer Controls The Twins
            Stark moves Ned Stark, 1 Man at Arms and 1 Recruit from Riverrun to Harrenhal
            Stark Controls Harrenhal
            Stark no longer Controls Riverrun
            Harrenhal, Controlled by Stark: Stark's Ned Stark, 1 Man at Arms and 1 Recruit
        "#]],
    );
}

#[test]
fn losses_to_the_plague_are_refused_in_its_own_words() {
    check(
        "
        rule  plague.troops
        game  Stark, Greyjoy, Tully
        given round 2
        given Plague lies on the Disaster track
        play  Phase 2
        dice  1 6
        when  Stark is done
        when  Greyjoy is done
        when  Tully is done
        when  Stark chooses Stark's Knight 1
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Balon Greyjoy, cursed, rolls 3
            Plague strikes Region 1 (North)
            Ned Stark rolls 5 for the Plague
            refused: half of the Troops are lost to the Plague, no more and no less (plague.troops)
            Stark is asked: The Plague takes half of Stark's Troops in Winterfell: which? A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Man at Arms in Winterfell / A Knight in Winterfell
        "#]],
    );
}
