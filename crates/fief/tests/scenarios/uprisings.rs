//! Uprisings: grounds, boosting, calming, dice, victims, destruction, and the Wall's.

use expect_test::expect;

use crate::check;

#[test]
fn an_uprising_needs_a_ground() {
    check(
        "
        rule  uprising.targets
        given Stark holds Uprising
        given Famine lies on Region 5
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Winterfell because of Famine
        show  questions
        when  Stark chooses Pyke because of Famine
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            refused: there is no such ground for an Uprising in Winterfell (uprising.targets)
            Stark is asked: Stark plays Uprising: where do the people rise? In Riverrun because of Famine / In Lannisport because of Famine / In The Golden Tooth because of Famine / In The Crag because of Famine / In Pyke because of Famine / In Harlaw because of Famine / Against Tywin Lannister
            Stark raises an Uprising in Pyke
            The Uprising fails
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn a_tyrant_or_gods_cursed_noble_may_be_struck() {
    check(
        "
        rule  uprising.targets
        given Stark holds Uprising
        given Balon Greyjoy is Gods cursed
        given Stark has Robb Stark in Winterfell
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Robb Stark
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            refused: Robb Stark is neither a tyrant nor Gods cursed (uprising.targets)
            Stark is asked: Stark plays Uprising: where do the people rise? Against Tywin Lannister / Against Balon Greyjoy
        "#]],
    );
}

#[test]
fn nobody_rises_against_his_own_tax() {
    check(
        "
        rule  uprising.initiator
        given Ned Stark is Warden of the North
        given Warden Tax was levied on Region 1 by Ned Stark
        given Stark holds Uprising
        given Stark has no Troops
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Winterfell because of Warden Tax
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            refused: Stark gave this ground for an Uprising in Winterfell himself (uprising.initiator)
        "#]],
    );
}

#[test]
fn famine_is_a_ground_beside_ones_own_tax() {
    check(
        "
        rule  uprising.initiator
        given Ned Stark is Warden of the North
        given Warden Tax was levied on Region 1 by Ned Stark
        given Famine lies on Region 1
        given Stark holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Winterfell because of Famine
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Winterfell
        "#]],
    );
}

#[test]
fn nobody_rises_against_his_own_tyrant() {
    check(
        "
        rule  uprising.initiator
        rule  attribute.tyrant
        given Lannister is the first Player
        given Lannister holds Uprising
        given Famine lies on Region 1
        play  Phase 3
        when  Lannister chooses Uprising
        when  Lannister chooses Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            refused: Tywin Lannister is Lannister's own (uprising.initiator)
        "#]],
    );
}

#[test]
fn a_gods_cursed_noble_is_struck_even_by_his_own_player() {
    check(
        "
        rule  uprising.initiator
        rule  attribute.gods-cursed
        given Balon Greyjoy is Gods cursed
        given Greyjoy is the first Player
        given Greyjoy holds Uprising
        play  Phase 3
        when  Greyjoy chooses Uprising
        when  Greyjoy chooses Balon Greyjoy
        ",
        expect![[r#"
            Phase 3: Income
            Greyjoy plays Uprising
            Greyjoy raises an Uprising in Pyke
            The Uprising fails
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
        "#]],
    );
}

#[test]
fn a_sept_protects_village_and_tyrant() {
    check(
        "
        rule  uprising.sept
        given Famine lies on Region 5
        given Lannisport has a Sept
        given Stark holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Lannisport because of Famine
        when  Stark chooses Tywin Lannister
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            refused: a Sept protects Lannisport (uprising.sept)
            refused: a Sept protects Tywin Lannister (uprising.sept)
            Stark is asked: Stark plays Uprising: where do the people rise? In Riverrun because of Famine / In The Golden Tooth because of Famine / In The Crag because of Famine / In Pyke because of Famine / In Harlaw because of Famine
        "#]],
    );
}

#[test]
fn three_uprisings_roll_three_dice_and_three_more_hits() {
    check(
        "
        rule  uprising.dice
        rule  uprising.boost
        given Famine lies on Region 3
        given Lannister has 8 Men at Arms in Harrenhal
        given Stark holds Uprising
        given Tully holds Uprising
        given Greyjoy holds Uprising
        play  Phase 3
        dice  1 4 6
        when  Stark chooses Uprising
        when  Stark chooses Harrenhal because of Famine
        when  Tully chooses Uprising
        when  Greyjoy chooses Uprising
        show  questions
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            Tully adds Uprising to the Uprising
            Greyjoy adds Uprising to the Uprising
            The Uprising rolls [1, 2, 3] and 1 more for each die: 9 hits
            Lannister loses 8 Men at Arms in Harrenhal
            Lannister no longer Controls Harrenhal
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
            Harrenhal, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn one_uprising_fails_against_a_garrisoned_stronghold() {
    check(
        "
        rule  uprising.fortification
        given Famine lies on Region 5
        given Tully holds Uprising
        given Tully is the first Player
        play  Phase 3
        when  Tully chooses Uprising
        when  Tully chooses Lannisport because of Famine
        ",
        expect![[r#"
            Phase 3: Income
            Tully plays Uprising
            Tully raises an Uprising in Lannisport
            The Uprising fails
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
        "#]],
    );
}

#[test]
fn lannisport_example_with_a_second_card() {
    check(
        "
        rule  uprising.fortification
        rule  uprising.destroys
        note  David's and Grady's cards on Lannisport: two Men at Arms fall to one die showing one hit
        given Lannister has no Troops
        given Lannister has Tywin Lannister in The Crag
        given Lannister has 2 Men at Arms in Lannisport
        given Famine lies on Region 5
        given Stark holds Uprising
        given Tully holds Uprising
        play  Phase 3
        dice  1
        when  Stark chooses Uprising
        when  Stark chooses Lannisport because of Famine
        when  Tully chooses Uprising
        show  Lannisport
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Lannisport
            Tully adds Uprising to the Uprising
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Lannister loses 2 Men at Arms in Lannisport
            Rebels destroy the Stronghold in Lannisport
            Lannister no longer Controls Lannisport
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Lannisport, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn a_secret_passage_cancels_the_penalty() {
    check(
        "
        rule  uprising.passage
        given Famine lies on Region 5
        given Stark holds Uprising and Secret Passage
        play  Phase 3
        dice  1
        when  Stark chooses Uprising
        when  Stark chooses Pyke because of Famine
        when  Stark chooses Secret Passage
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Pyke
            Stark adds Secret Passage to the Uprising
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Greyjoy is asked: Greyjoy takes 2 hits of the Uprising in Pyke: which Troops are lost? A Man at Arms in Pyke / A Man at Arms in Pyke / A Man at Arms in Pyke / A Knight in Pyke
        "#]],
    );
}

#[test]
fn no_passage_past_a_maester() {
    check(
        "
        rule  uprising.passage
        rule  building.maester.lore
        given Famine lies on Region 5
        given Stark holds Uprising and Secret Passage
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Riverrun because of Famine
        when  Stark chooses Secret Passage
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Riverrun
            refused: the Maester of Riverrun knows every passage (building.maester.lore)
        "#]],
    );
}

#[test]
fn who_levied_the_tax_may_not_add_a_card() {
    check(
        "
        rule  uprising.boost
        given Tywin Lannister is Warden of the West
        given Warden Tax was levied on Region 5 by Tywin Lannister
        given Stark holds Uprising
        given Lannister holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses The Crag because of Warden Tax
        when  Lannister chooses Uprising
        when  Lannister passes
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in The Crag
            refused: Lannister gave the ground for this Uprising (uprising.initiator)
        "#]],
    );
}

#[test]
fn a_warden_stops_one_uprising_and_dies_of_the_other() {
    check(
        "
        rule  uprising.calm-step
        rule  warden.calm
        given Ned Stark is Warden of the North
        given Famine lies on Region 1
        given Stark has 2 Men at Arms in The Twins
        given Lannister is the first Player
        given Lannister holds Uprising
        given Tully holds Uprising
        play  Phase 3
        dice  3 2 1
        when  Lannister chooses Uprising
        when  Lannister chooses The Twins because of Famine
        when  Tully chooses Uprising
        when  Stark chooses Warden of the North
        when  Stark chooses Warden of the North
        show  Stark
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in The Twins
            Tully adds Uprising to the Uprising
            Ned Stark tries to calm the Uprising: 3, stops it
            Ned Stark tries to calm the Uprising: 2, fails
            Ned Stark dies trying to calm the Uprising
            Ned Stark is no longer Warden of the North, who is dead
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Stark loses 2 Men at Arms in The Twins
            Stark no longer Controls The Twins
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Stark: 6 gold, 1 Villages, 0 Victory Points, Nobles nothing, cards nothing
        "#]],
    );
}

#[test]
fn a_warden_who_rolls_two_dies_and_his_fief_passes_on() {
    check(
        "
        rule  warden.calm
        given Ned Stark is Warden of the North
        given Ned Stark is Lord of the North
        given Stark has Robb Stark in Winterfell
        given Famine lies on Region 1
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        dice  2
        when  Lannister chooses Uprising
        when  Lannister chooses The Twins because of Famine
        when  Stark chooses Warden of the North
        when  Stark chooses Robb Stark
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in The Twins
            Ned Stark tries to calm the Uprising: 2, fails
            Ned Stark dies trying to calm the Uprising
            Ned Stark is no longer Warden of the North, who is dead
            Robb Stark becomes Lord Paramount of the North
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 3 Gold Dragons
        "#]],
    );
}

#[test]
fn a_member_pays_three_and_never_dies() {
    check(
        "
        rule  council.member.calm
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Whisperers
        given Tully has 4 Gold Dragons
        given Famine lies on Region 5
        given Greyjoy has 2 Men at Arms in Harlaw
        given Stark holds Uprising
        play  Phase 3
        dice  1 1
        when  Stark chooses Uprising
        when  Stark chooses Harlaw because of Famine
        when  Tully chooses Master of Whisperers
        show  Tully
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harlaw
            Edmure Tully tries to calm the Uprising for 3 Gold Dragons: 1, fails
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Greyjoy loses 2 Men at Arms in Harlaw
            Greyjoy no longer Controls Harlaw
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Tully: 4 gold, 1 Villages, 0 Victory Points, Nobles Edmure Tully, cards nothing
        "#]],
    );
}

#[test]
fn a_captive_member_is_not_asked() {
    check(
        "
        rule  council.member.calm
        given Lannister has 1 Knight in Riverrun
        given Edmure Tully is Warden of the East
        given Edmure Tully was seated as Master of Whisperers
        given Edmure Tully is Captive of Lannister
        given Famine lies on Region 5
        given Stark holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Harlaw because of Famine
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harlaw
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn the_hand_as_warden_tries_only_once() {
    check(
        "
        rule  council.member.calm-choice
        given Ned Stark is Warden of the North
        given Ned Stark is Hand
        given Famine lies on Region 1
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        dice  1
        when  Lannister chooses Uprising
        when  Lannister chooses The Twins because of Famine
        show  questions
        when  Stark chooses Warden of the North
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in The Twins
            Stark is asked: Stark may try to calm the Uprising in The Twins Let the Uprising run / Calm it as Hand of the King for 3 Gold Dragons: a 3 or more / Calm it as Warden of the North: a 3 or more; else the Warden dies
            Ned Stark tries to calm the Uprising: 1, fails
            Ned Stark dies trying to calm the Uprising
            Ned Stark is no longer Hand of the King, who is dead
            Ned Stark is no longer Warden of the North, who is dead
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn surplus_hits_pass_to_the_next_army() {
    check(
        "
        rule  uprising.victims
        given Famine lies on Region 3
        given Lannister has 1 Knight in Harrenhal
        given Tully has 2 Men at Arms in Harrenhal
        given Stark holds Uprising
        play  Phase 3
        dice  6
        when  Stark chooses Uprising
        when  Stark chooses Harrenhal because of Famine
        when  Stark chooses Lannister and Tully
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            The Uprising rolls [3] and 1 more for each die: 4 hits
            Lannister loses 1 Knight in Harrenhal
            Tully loses 1 Man at Arms in Harrenhal
            Tully Controls Harrenhal
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 4 Gold Dragons (Villages 2, House 2)
            Greyjoy receives 1 Gold Dragon
            Harrenhal, Controlled by Tully: Tully's 1 Man at Arms
        "#]],
    );
}

#[test]
fn each_owner_picks_his_losses() {
    check(
        "
        rule  uprising.victims
        given Famine lies on Region 3
        given Lannister has 1 Knight in Harrenhal
        given Lannister has 3 Men at Arms in Harrenhal
        given Stark holds Uprising
        play  Phase 3
        dice  4
        when  Stark chooses Uprising
        when  Stark chooses Harrenhal because of Famine
        show  questions
        when  Lannister chooses Lannister's Man at Arms 1 and Lannister's Man at Arms 2
        when  Lannister chooses Lannister's Knight 1
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            The Uprising rolls [2] and 1 more for each die: 3 hits
            Lannister is asked: Lannister takes 3 hits of the Uprising in Harrenhal: which Troops are lost? A Man at Arms in Harrenhal / A Man at Arms in Harrenhal / A Man at Arms in Harrenhal / A Knight in Harrenhal
            refused: as many of the hits as possible must be taken, and no more (loss.maximum)
            Lannister loses 1 Knight in Harrenhal
            Stark receives 1 Gold Dragon
            Lannister receives 4 Gold Dragons (Villages 2, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn a_lone_noble_dies_outright() {
    check(
        "
        rule  uprising.nobles-die
        given Ned Stark is Warden of the North
        given Warden Tax was levied on Region 1 by Ned Stark
        given Stark has Robb Stark in White Harbour
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        when  Lannister chooses Uprising
        when  Lannister chooses White Harbour because of Warden Tax
        when  Stark refuses
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in White Harbour
            Robb Stark dies in the Uprising
            Stark no longer Controls White Harbour
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
        "#]],
    );
}

#[test]
fn captives_die_with_the_last_troop() {
    check(
        "
        rule  uprising.nobles-die
        given Famine lies on Region 3
        given Tully has 1 Man at Arms in Harrenhal
        given Stark has Robb Stark in Harrenhal
        given Robb Stark is Captive of Tully
        given Lannister is the first Player
        given Lannister holds Uprising
        play  Phase 3
        dice  1
        when  Lannister chooses Uprising
        when  Lannister chooses Harrenhal because of Famine
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in Harrenhal
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Tully loses 1 Man at Arms in Harrenhal
            Robb Stark dies in the Uprising
            Tully no longer Controls Harrenhal
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Harrenhal, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn mills_and_stronghold_fall_with_the_last_troop() {
    check(
        "
        rule  uprising.destroys
        given Famine lies on Region 3
        given Tully has 1 Man at Arms in Harrenhal
        given Harrenhal has a Stronghold
        given Harrenhal has 2 Mills
        given Lannister is the first Player
        given Lannister holds Uprising and Secret Passage
        play  Phase 3
        dice  1
        when  Lannister chooses Uprising
        when  Lannister chooses Harrenhal because of Famine
        when  Lannister chooses Secret Passage
        show  Harrenhal
        show  the supply
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in Harrenhal
            Lannister adds Secret Passage to the Uprising
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Tully loses 1 Man at Arms in Harrenhal
            Rebels destroy 2 Mills and the Stronghold in Harrenhal
            Tully no longer Controls Harrenhal
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Harrenhal, Controlled by nobody: 
            The supply: 15 Mills, 8 Strongholds, 5 Septs
        "#]],
    );
}

#[test]
fn a_stronghold_with_a_maester_stands() {
    check(
        "
        rule  uprising.destroys
        rule  building.maester.lore
        given Famine lies on Region 3
        given Tully has 1 Man at Arms in Harrenhal
        given Harrenhal has a Stronghold
        given Harrenhal has a Maester
        given Harrenhal has 2 Mills
        given Lannister is the first Player
        given Lannister holds Uprising
        given Stark holds Uprising
        play  Phase 3
        dice  1
        when  Lannister chooses Uprising
        when  Lannister chooses Harrenhal because of Famine
        when  Stark chooses Uprising
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Lannister plays Uprising
            Lannister raises an Uprising in Harrenhal
            Stark adds Uprising to the Uprising
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Tully loses 1 Man at Arms in Harrenhal
            Rebels destroy 2 Mills in Harrenhal
            Tully no longer Controls Harrenhal
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Stark receives 1 Gold Dragon
            Harrenhal, Controlled by nobody: a Stronghold, a Maester
        "#]],
    );
}

#[test]
fn rebels_destroy_an_empty_castle() {
    check(
        "
        rule  uprising.empty
        given Famine lies on Region 3
        given Harrenhal has a Stronghold
        given Harrenhal has 1 Mill
        given Stark holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Harrenhal because of Famine
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            Rebels destroy 1 Mill and the Stronghold in Harrenhal
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Harrenhal, Controlled by nobody: 
        "#]],
    );
}

#[test]
fn an_uprising_on_tywin_spares_jaime() {
    check(
        "
        rule  uprising.tyrant
        given Lannister has no Troops
        given Lannister has Tywin Lannister in Harrenhal
        given Lannister has Jaime Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Harrenhal has 1 Mill
        given Stark holds Uprising
        play  Phase 3
        dice  1
        when  Stark chooses Uprising
        when  Stark chooses Tywin Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Lannister no longer Controls Lannisport
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Lannister loses 1 Man at Arms in Harrenhal
            Tywin Lannister dies in the Uprising
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Mills 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Harrenhal, Controlled by Lannister: 1 Mills, Lannister's Jaime Lannister
        "#]],
    );
}

#[test]
fn a_captive_tyrant_is_no_target() {
    check(
        "
        rule  uprising.tyrant
        given Stark has 1 Knight in Lannisport
        given Tywin Lannister is Captive of Stark
        given Famine lies on Region 1
        given Tully is the first Player
        given Tully holds Uprising
        play  Phase 3
        when  Tully chooses Uprising
        when  Tully chooses Tywin Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Tully plays Uprising
            refused: Tywin Lannister is a Captive (uprising.tyrant)
        "#]],
    );
}

#[test]
fn the_shadow_tower_falls_on_those_without_a_brother() {
    check(
        "
        rule  wall.breach-2
        rule  wall.uprising-target
        rule  wall.uprising-no-calm
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given 2 castles stand
        given the Wall stands at -12
        given Ned Stark is Brother of the Night's Watch
        given Lannister has Tywin Lannister in The Crag
        given Tywin Lannister is Warden of the West
        given Tully has Edmure Tully in Harrenhal
        play  Phase 7
        show  the Wall
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [2] and 1 more: 3
            The Wall stands at -12
            The Shadow Tower falls
            An Uprising breaks out in The Crag
            Tywin Lannister dies in the Uprising
            Tywin Lannister is no longer Warden of the West, who is dead
            Lannister no longer Controls The Crag
            An Uprising breaks out in Harrenhal
            Edmure Tully dies in the Uprising
            Tully no longer Controls Harrenhal
            An Uprising breaks out in Pyke
            The Uprising fails
            An Uprising breaks out in Sunspear
            The Uprising fails
            The Wall: -12, 1 castles
        "#]],
    );
}

#[test]
fn a_sept_does_not_stop_the_walls_uprising() {
    check(
        "
        rule  wall.uprising-boost
        rule  building.sept-protected
        game  Stark, Lannister, Tully, Greyjoy, Martell
        with  nights watch
        given 2 castles stand
        given the Wall stands at -12
        given Ned Stark is Brother of the Night's Watch
        given Edmure Tully is Brother of the Night's Watch
        given Balon Greyjoy is Brother of the Night's Watch
        given Doran Martell is Brother of the Night's Watch
        given Lannister has Tywin Lannister in The Crag
        given The Crag has a Sept
        given The Crag has 1 Mill
        given Stark holds Uprising
        play  Phase 7
        when  everybody passes
        when  Stark chooses Uprising
        when  Stark passes
        show  The Crag
        ",
        expect![[r#"
            Phase 7: Wall
            The Wall rolls [2] and 1 more: 3
            The Wall stands at -12
            The Shadow Tower falls
            An Uprising breaks out in The Crag
            refused: a Sept protects The Crag from Uprising cards (wall.uprising-boost)
            Rebels destroy 1 Mill in The Crag
            Tywin Lannister dies in the Uprising
            Lannister no longer Controls The Crag
            The Crag, Controlled by nobody: a Sept
        "#]],
    );
}

#[test]
fn an_uprising_on_a_tyrant_leaves_others_in_the_village_alone() {
    check(
        "
        rule  uprising.tyrant
        game  Stark, Lannister, Tully
        given Stark holds Uprising
        given the Battle Die shows 2
        given Lannister has no Troops
        given Lannister has Tywin Lannister in Harrenhal
        given Lannister has 1 Man at Arms in Harrenhal
        given Harrenhal has 1 Mill
        given Tully has 2 Men at Arms in Harrenhal
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses Tywin Lannister
        show  Harrenhal
        ",
        expect![[r#"
            Phase 3: Income
            Lannister no longer Controls Lannisport
            Stark plays Uprising
            Stark raises an Uprising in Harrenhal
            The Uprising rolls [2] and 1 more for each die: 3 hits
            Lannister loses 1 Man at Arms in Harrenhal
            Tywin Lannister dies in the Uprising
            Tully Controls Harrenhal
            Stark receives 1 Gold Dragon
            Lannister receives 0 Gold Dragons
            Tully receives 6 Gold Dragons (Villages 2, Mills 2, House 2)
            Harrenhal, Controlled by Tully: 1 Mills, Tully's 2 Men at Arms
        "#]],
    );
}

#[test]
fn the_hand_makes_one_attempt_in_his_own_region() {
    check(
        "
        rule  council.member.calm-choice
        game  Stark, Lannister, Tully
        given Stark holds Uprising
        given Famine lies on Region 5
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Lannister has 9 Gold Dragons
        given Lannister has 1 Man at Arms in The Crag
        play  Phase 3
        when  Stark chooses Uprising
        when  Stark chooses The Crag because of Famine
        show  questions
        dice  1 1
        when  Lannister chooses Hand of the King
        show  gold of Lannister to Stark
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Uprising
            Stark raises an Uprising in The Crag
            Lannister is asked: Lannister may try to calm the Uprising in The Crag Let the Uprising run / Calm it as Hand of the King for 3 Gold Dragons: a 3 or more / Calm it as Warden of the West: a 3 or more; else the Warden dies
            Tywin Lannister tries to calm the Uprising for 3 Gold Dragons: 1, fails
            The Uprising rolls [1] and 1 more for each die: 2 hits
            Lannister loses 1 Man at Arms in The Crag
            Lannister no longer Controls The Crag
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Lannister's gold is 9
        "#]],
    );
}

#[test]
fn a_sept_is_named_as_what_protects() {
    check(
        "
        rule  uprising.sept
        game  Stark, Greyjoy, Tully
        given Famine lies on Region 1
        given Winterfell has a Sept
        given Deepwood Motte has a Sept
        given White Harbour has a Sept
        given The Twins has a Sept
        given Stark holds Uprising
        play  Phase 3
        when  Stark chooses Uprising
        ",
        expect![[r#"
            Phase 3: Income
            refused: Uprising: Septs protect every Village and Noble it could strike (uprising.sept)
        "#]],
    );
}
