//! Phase 1, the Night's Watch: Brothers, oaths, the Lord Commander.

use expect_test::expect;

use crate::check;

#[test]
fn the_hand_sends_an_unmarried_lord_to_the_wall() {
    check(
        "
        rule  outlaw.take-black
        rule  watch.brother.taking
        rule  watch.brother.no-titles
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Edmure Tully is Warden of the East
        given Edmure Tully is Lord of Dorne
        given Edmure Tully is Assassin
        given Tully has Shella Whent in Riverrun
        play  Phase 1
        when  Lannister is done
        when  Tully is done
        when  Greyjoy is done
        when  Tyrell is done
        when  Lannister chooses Edmure Tully
        when  Tully chooses Shella Whent
        show  Noble Edmure Tully
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Edmure Tully takes the black
            Edmure Tully is no longer Warden of the East, who takes the black
            Shella Whent becomes Princess of Dorne
            Edmure Tully, Lord, Riverrun, on A new Lord in the Court: Brother of the Night's Watch
            Hand of the King: Tywin Lannister
            Warden of the West: Tywin Lannister
            Princess of Dorne: Shella Whent
            On the board: 7 Fief Titles, 4 Wardens, 4 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_king_becomes_outlaw_and_no_brother() {
    check(
        "
        rule  outlaw.take-black
        rule  watch.brother.eligible
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is King
        given Ned Stark is Protector
        given the False Idols are destroyed
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Ned Stark
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Ned Stark Outlaw
            Ned Stark, Lord, Winterfell, Outlaw, on A new Lord in the Court: King and Protector of the Realm
        "#]],
    );
}

#[test]
fn neither_a_married_lord_nor_the_heir_takes_the_black() {
    check(
        "
        rule  watch.brother.eligible
        rule  attribute.prince
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        given Lannister has Cersei Lannister in Lannisport
        given Edmure Tully is married to Cersei Lannister
        given Stark has the first Heir in Winterfell
        play  Phase 1
        when  Lannister chooses Edmure Tully
        show  Noble Edmure Tully
        play  Phase 1
        when  Lannister chooses the first Heir
        show  Noble the first Heir
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Edmure Tully Outlaw
            Edmure Tully, Lord, Riverrun, married to Cersei Lannister, Outlaw, on A new Lord in the Court: nothing
            Phase 1: Hear Ye
            Tywin Lannister declares the first Heir Outlaw
            the first Heir, Lord, a child, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_house_has_one_brother() {
    check(
        "
        rule  watch.brother.one-per-house
        rule  outlaw.take-black
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Ned Stark
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Ned Stark Outlaw
            Ned Stark, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn a_captive_outlaw_takes_the_black_and_stays_captive() {
    check(
        "
        rule  watch.brother.eligible
        rule  outlaw.duration
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is Outlaw
        given Ned Stark is Captive of Tully
        given Tully has 1 Knight in Winterfell
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Ned Stark
        show  Noble Ned Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Ned Stark takes the black
            Ned Stark, Lord, Winterfell, Captive of Tully, on A new Lord in the Court: Brother of the Night's Watch
        "#]],
    );
}

#[test]
fn a_brother_named_by_the_hand_is_outlaw() {
    check(
        "
        rule  outlaw.brother
        rule  watch.brother.death
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Stark has a Recruit
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Jon Snow
        show  Noble Jon Snow
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Jon Snow Outlaw
            Jon Snow is no longer Brother of the Night's Watch, now an Outlaw
            The Recruit of Stark deserts
            Jon Snow, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_lord_commander_outlawed_comes_down_from_the_wall() {
    check(
        "
        rule  outlaw.brother
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Jon Snow is Lord Commander of the Night's Watch
        given Jon Snow is on the Wall
        given Tywin Lannister is Warden of the West
        given Tywin Lannister is Hand
        play  Phase 1
        when  Lannister chooses Jon Snow
        when  Stark chooses Winterfell
        show  Noble Jon Snow
        show  Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Tywin Lannister declares Jon Snow Outlaw
            Jon Snow is no longer Lord Commander of the Night's Watch, now an Outlaw
            Jon Snow is no longer Brother of the Night's Watch, now an Outlaw
            Jon Snow is placed in Winterfell
            Jon Snow, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
            Stark: 5 gold, 1 Villages, 0 Victory Points, Nobles Ned Stark and Jon Snow, cards nothing
        "#]],
    );
}

#[test]
fn a_brother_breaks_his_oath() {
    check(
        "
        rule  watch.oathbreaker
        rule  watch.brother.death
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Stark has a Recruit
        given Edmure Tully is Brother of the Night's Watch
        given Mace Tyrell is Brother of the Night's Watch
        play  Phase 1
        when  Stark agrees
        when  Tully refuses
        when  Tyrell refuses
        show  questions
        show  Noble Jon Snow
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Jon Snow breaks his oath
            Jon Snow becomes Outlaw
            Jon Snow is no longer Brother of the Night's Watch, now an Outlaw
            The Recruit of Stark deserts
            An election is held: Lord Commander of the Night's Watch
            Tully is asked: Election of the Lord Commander of the Night's Watch: does Tully name a candidate? Name nobody / Name Edmure Tully
            Jon Snow, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_lord_commander_renounces() {
    check(
        "
        rule  commander.renounce
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Jon Snow is Lord Commander of the Night's Watch
        given Jon Snow is on the Wall
        given Edmure Tully is Brother of the Night's Watch
        given Mace Tyrell is Brother of the Night's Watch
        play  Phase 1
        when  Stark agrees
        when  Stark chooses Winterfell
        when  Tully refuses
        when  Tyrell refuses
        show  questions
        show  Noble Jon Snow
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Jon Snow breaks his oath
            Jon Snow becomes Outlaw
            Jon Snow is no longer Lord Commander of the Night's Watch, now an Outlaw
            Jon Snow is no longer Brother of the Night's Watch, now an Outlaw
            Jon Snow is placed in Winterfell
            An election is held: Lord Commander of the Night's Watch
            Tully is asked: Election of the Lord Commander of the Night's Watch: does Tully name a candidate? Name nobody / Name Edmure Tully
            Jon Snow, Lord, Winterfell, Outlaw, on A new Lord in the Court: nothing
        "#]],
    );
}

#[test]
fn the_brothers_elect_their_lord_commander() {
    check(
        "
        rule  commander.condition
        rule  commander.result
        rule  commander.on-the-wall
        rule  commander.supplies
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Stark has a Recruit
        given Stark has 0 Gold Dragons
        given 5 Gold Dragons lie on the Wall
        given Edmure Tully is Brother of the Night's Watch
        given Mace Tyrell is Brother of the Night's Watch
        play  Phase 1
        when  Stark refuses
        when  Tully refuses
        when  Tyrell refuses
        when  Stark chooses Ned Stark
        when  Stark chooses Jon Snow
        when  Tully is done
        when  Tyrell chooses Mace Tyrell
        when  Stark chooses FOR Jon Snow
        when  Stark is done
        when  Tully chooses FOR Jon Snow
        when  Tully is done
        when  Tyrell chooses FOR Mace Tyrell
        when  Tyrell is done
        when  Stark agrees
        show  Noble Jon Snow
        show  Stark
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Lord Commander of the Night's Watch
            refused: Ned Stark is no Brother of the Night's Watch (commander.condition)
            Stark names Jon Snow as candidate
            Tyrell names Mace Tyrell as candidate
            Stark places a marker on Jon Snow
            Tully places a marker on Jon Snow
            Tyrell places a marker on Mace Tyrell
            Stark gives 1 vote to Jon Snow
            Tully gives 1 vote to Jon Snow
            Tyrell gives 1 vote to Mace Tyrell
            Jon Snow has 2 votes
            Mace Tyrell has 1 vote
            Jon Snow is elected: Lord Commander of the Night's Watch
            Jon Snow becomes Lord Commander of the Night's Watch
            The Recruit of Stark deserts
            Stark takes 5 Gold Dragons from the Wall
            Jon Snow, Lord, on no Village, on A new Lord in the Court: Lord Commander of the Night's Watch and Brother of the Night's Watch
            Stark: 5 gold, 1 Villages, 1 Victory Points, Nobles Ned Stark and Jon Snow, cards nothing
        "#]],
    );
}

#[test]
fn three_brothers_who_each_vote_for_themselves_elect_nobody() {
    check(
        "
        rule  commander.result
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Edmure Tully is Brother of the Night's Watch
        given Mace Tyrell is Brother of the Night's Watch
        play  Phase 1
        when  Stark refuses
        when  Tully refuses
        when  Tyrell refuses
        when  Stark chooses Ned Stark
        when  Tully chooses Edmure Tully
        when  Tyrell chooses Mace Tyrell
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Tully chooses FOR Edmure Tully
        when  Tully is done
        when  Tyrell chooses FOR Mace Tyrell
        when  Tyrell is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Lord Commander of the Night's Watch
            Stark names Ned Stark as candidate
            Tully names Edmure Tully as candidate
            Tyrell names Mace Tyrell as candidate
            Stark places a marker on Ned Stark
            Tully places a marker on Edmure Tully
            Tyrell places a marker on Mace Tyrell
            Stark gives 1 vote to Ned Stark
            Tully gives 1 vote to Edmure Tully
            Tyrell gives 1 vote to Mace Tyrell
            Ned Stark has 1 vote
            Edmure Tully has 1 vote
            Mace Tyrell has 1 vote
            Nobody is elected: Lord Commander of the Night's Watch
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn one_vote_makes_no_lord_commander() {
    check(
        "
        rule  commander.result
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Edmure Tully is Brother of the Night's Watch
        play  Phase 1
        when  Stark refuses
        when  Tully refuses
        when  Stark chooses Ned Stark
        when  Tully is done
        when  Stark chooses FOR Ned Stark
        when  Stark is done
        when  Tully is done
        when  Tully is done
        show  the Titles
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Lord Commander of the Night's Watch
            Stark names Ned Stark as candidate
            Stark places a marker on Ned Stark
            Tully abstains
            Stark gives 1 vote to Ned Stark
            Tully gives no votes
            Ned Stark has 1 vote
            Nobody is elected: Lord Commander of the Night's Watch
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn one_brother_alone_elects_nobody() {
    check(
        "
        rule  commander.condition
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        play  Phase 1
        when  Stark refuses
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            Stark is asked: Stark plays a card, declares an effect, or passes in the Hear Ye Phase Pass
        "#]],
    );
}

#[test]
fn a_brother_neither_marries_nor_is_warden() {
    check(
        "
        rule  marriage.brother
        rule  watch.brother.no-titles
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Edmure Tully is Brother of the Night's Watch
        given Tully has Brynden Tully in Riverrun
        given Lannister has Cersei Lannister in Lannisport
        given Region 1 is held by Stark
        play  Phase 1
        when  Lannister chooses Cersei Lannister and Edmure Tully
        when  Lannister is done
        when  Tully is done
        when  Greyjoy is done
        when  Tyrell is done
        when  Tully refuses
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Edmure Tully
        ",
        expect![[r#"
            Phase 1: Hear Ye
            refused: Edmure Tully is a Brother of the Night's Watch (marriage.brother)
            An election is held: Warden of the North
            refused: Edmure Tully is a Brother of the Night's Watch (watch.brother.no-titles)
        "#]],
    );
}

#[test]
fn a_fief_does_not_pass_to_a_brother() {
    check(
        "
        rule  watch.brother.no-titles
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Tully has Brynden Tully in Riverrun
        given Brynden Tully is Brother of the Night's Watch
        given Edmure Tully is Lord of Dorne
        play  Phase 3
        when  Edmure Tully dies
        show  the Titles
        ",
        expect![[r#"
            Phase 3: Income
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 5 Gold Dragons (Villages 3, House 2)
            Greyjoy receives 1 Gold Dragon
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Edmure Tully dies by an assassin
            Edmure Tully is no longer Prince of Dorne, without an heir
            On the board: 8 Fief Titles, 5 Wardens, 5 of the Small Council, King 1, Queen 1
        "#]],
    );
}

#[test]
fn a_brother_goes_by_shadow() {
    check(
        "
        rule  watch.brother.shadow
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Stark has Roose Bolton in Riverrun
        given Roose Bolton is Brother of the Night's Watch
        given Roose Bolton is Captive of Tully
        play  Phase 3
        when  Stark chooses escape by shadow
        when  Stark chooses Roose Bolton
        when  Stark chooses Winterfell
        show  Noble Roose Bolton
        show  questions
        ",
        expect![[r#"
            Phase 3: Income
            Roose Bolton goes by shadow
            Roose Bolton is free by shadow
            Roose Bolton is placed in Winterfell
            Stark receives 1 Gold Dragon
            Lannister receives 3 Gold Dragons (Villages 1, Nobles 2)
            Tully receives 3 Gold Dragons (Villages 1, House 2)
            Greyjoy receives 1 Gold Dragon
            Tyrell receives 2 Gold Dragons (Villages 1, Nobles 1)
            Roose Bolton, Lord, Winterfell, on A new Lord in the Court: Brother of the Night's Watch
            Stark is asked: Stark plays a card, declares an effect, or passes in the Income Phase Pass
        "#]],
    );
}

#[test]
fn a_recruit_is_worth_two_in_battle() {
    check(
        "
        rule  watch.recruit
        game  Lannister, Stark, Tully, Greyjoy, Tyrell
        with  nights watch
        given the Battle Die shows 1
        given Ned Stark is Brother of the Night's Watch
        given Stark has no Troops
        given Stark has Ned Stark in Harrenhal
        given Stark has a Recruit
        given Lannister has Cersei Lannister in Harrenhal
        given Lannister has 2 Knights in Harrenhal
        play  Phase 6
        when  Lannister chooses Stark in Harrenhal
        show  Harrenhal
        ",
        expect![[r#"
            Phase 6: Battles
            Stark no longer Controls Winterfell
            Lannister attacks Stark in Harrenhal
            The offensive side with 7 SP rolls [1, 1]: 2 hits
            The defensive side with 3 SP rolls [1]: 1 hit
            Stark loses 1 Recruit in Harrenhal
            Lannister captures Ned Stark
            Lannister wins the Battle in Harrenhal
            Lannister Controls Harrenhal
            Harrenhal, Controlled by Lannister: Lannister's Cersei Lannister and 2 Knights, Stark's Ned Stark
        "#]],
    );
}

#[test]
fn no_army_with_a_brother_attacks() {
    check(
        "
        rule  watch.brother.no-attack
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Lannister is the first Player
        given Lannister has Jaime Lannister in Riverrun
        given Lannister has 3 Knights in Riverrun
        given Lannister has Tyrion Lannister in Riverrun
        given Tyrion Lannister is Brother of the Night's Watch
        play  Phase 6
        when  Lannister chooses Tully in Riverrun
        ",
        expect![[r#"
            Phase 6: Battles
            refused: Lannister cannot: a Brother of the Night's Watch is with the Army (watch.brother.no-attack)
        "#]],
    );
}

#[test]
fn a_brother_breaks_out_of_his_own_fortification() {
    check(
        "
        rule  watch.brother.sally
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Lannister has 3 Knights in Winterfell
        given Lannister besieges Winterfell
        given Tully has 2 Knights in Winterfell
        given Tully has Brynden Tully in Winterfell
        given Brynden Tully is Brother of the Night's Watch
        play  Phase 6
        show  questions
        when  Stark is done
        when  Lannister is done
        when  Tully chooses Lannister in Winterfell
        ",
        expect![[r#"
            Phase 6: Battles
            Stark is asked: Whom does Stark attack, and where? Attack nobody more / Attack Lannister in Winterfell
            refused: Tully cannot: a Brother of the Night's Watch is with the Army (watch.brother.no-attack)
        "#]],
    );
}

#[test]
fn nobody_abducts_in_the_company_of_a_brother() {
    check(
        "
        rule  watch.brother.no-attack
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Stark has Robb Stark in Winterfell
        given Stark has Arya Stark in Lannisport
        given Stark holds Abduction
        given Lannister has Jaime Lannister in Winterfell
        play  Phase 3
        when  Stark chooses Abduction
        show  questions
        when  Stark chooses Robb Stark and Jaime Lannister
        ",
        expect![[r#"
            Phase 3: Income
            Stark plays Abduction
            Stark is asked: Stark plays Abduction: who abducts whom? Arya Stark abducts Tywin Lannister
            refused: Robb Stark is in the company of a Brother of the Night's Watch (watch.brother.no-attack)
        "#]],
    );
}

#[test]
fn an_army_with_a_brother_does_not_continue_a_siege() {
    check(
        "
        rule  watch.brother.no-attack
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given Tywin Lannister is Brother of the Night's Watch
        given Lannister has Tywin Lannister in Winterfell
        given Lannister has 2 Knights in Winterfell
        given Lannister besieges Winterfell
        play  Phase 6
        when  Stark is done
        when  Lannister is done
        when  Tully is done
        when  Tyrell is done
        when  Arryn is done
        show  questions
        ",
        expect![[r#"
            Phase 6: Battles
            Lannister is asked: Lannister's Army stands before Winterfell: what about the siege? End the siege of Winterfell / Leave Winterfell as it is
        "#]],
    );
}

#[test]
fn a_captive_brother_does_not_stand_for_commander() {
    check(
        "
        rule  commander.condition
        rule  election.captive-outlaw
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given Ned Stark is Brother of the Night's Watch
        given Tywin Lannister is Brother of the Night's Watch
        given Edmure Tully is Brother of the Night's Watch
        given Stark has Ned Stark in Riverrun
        given Ned Stark is Captive of Tully
        play  Phase 1
        when  everybody passes
        when  Stark refuses
        when  Lannister refuses
        when  Tully refuses
        when  everybody passes
        show  questions
        ",
        expect![[r#"
            Phase 1: Hear Ye
            An election is held: Lord Commander of the Night's Watch
            Lannister is asked: Election of the Lord Commander of the Night's Watch: does Lannister name a candidate? Name nobody / Name Tywin Lannister
        "#]],
    );
}

#[test]
fn jon_snow_walks_through_heavy_rain() {
    check(
        "
        rule  attribute.nights-watch-nwe
        rule  attribute.storm
        game  Stark, Lannister, Tully, Tyrell, Arryn
        with  nights watch
        given Stark holds A new Lord in the Court
        given Stark has only Jon Snow left
        given Heavy Rain lies on Region 1
        play  Phase 2
        when  the cards are played
        when  Stark chooses A new Lord in the Court
        when  Stark chooses Winterfell
        when  Phase 5 begins
        show  questions
        when  Stark chooses Jon Snow
        when  Stark chooses Winterfell - The Twins
        show  questions
        ",
        expect![[r#"
            Phase 2: Cards
            Stark plays A new Lord in the Court
            Jon Snow joins Stark
            Jon Snow becomes Brother of the Night's Watch
            Jon Snow is placed in Winterfell
            Phase 3: Income
            Stark receives 1 Gold Dragon
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
            Stark is asked: Which Noble of Stark sets out next? End the movement / Ned Stark / Jon Snow
            Stark is asked: Jon Snow of Stark moves from Winterfell to The Twins: which Nobles go along? Ned Stark
        "#]],
    );
}

#[test]
fn a_recruit_guards_his_brother_from_abduction() {
    check(
        "
        rule  abduction.guards
        game  Stark, Greyjoy, Tully, Arryn, Tyrell
        with  nights watch
        given Stark has Jon Snow in Harrenhal
        given Jon Snow is Brother of the Night's Watch
        given Stark has a Recruit
        given Tyrell has Mace Tyrell in Harrenhal
        given Tyrell holds Abduction
        play  Phase 3
        when  Tyrell chooses Abduction
        ",
        expect![[r#"
            Phase 3: Income
            refused: guards protect Jon Snow (abduction.guards)
        "#]],
    );
}

#[test]
fn a_brother_without_his_recruit_is_abducted() {
    check(
        "
        rule  abduction.guards
        game  Stark, Greyjoy, Tully, Arryn, Tyrell
        with  nights watch
        given Stark has Jon Snow in Harrenhal
        given Jon Snow is Brother of the Night's Watch
        given Tyrell has Mace Tyrell in Harrenhal
        given Tyrell holds Abduction
        play  Phase 3
        when  Tyrell chooses Abduction
        when  Tyrell chooses Mace Tyrell and Jon Snow
        ",
        expect![[r#"
            Phase 3: Income
            Tyrell plays Abduction
            Mace Tyrell abducts Jon Snow
            Tyrell captures Jon Snow
            Tyrell Controls Harrenhal
        "#]],
    );
}

#[test]
fn the_lord_commander_rolls_for_no_plague() {
    check(
        "
        rule  commander.on-the-wall
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given round 2
        given Stark has Jon Snow in Winterfell
        given Jon Snow is Brother of the Night's Watch
        given Jon Snow is Lord Commander of the Night's Watch
        given Jon Snow is on the Wall
        given Plague lies on the Disaster track
        play  Phase 2
        dice  1 6 6 6
        when  Stark is done
        when  everybody passes
        when  Lannister is done
        when  everybody passes
        when  Tully is done
        when  everybody passes
        when  Greyjoy is done
        when  everybody passes
        when  Tyrell is done
        when  everybody passes
        ",
        expect![[r#"
            Phase 2: Cards
            A Disaster is revealed: Plague
            The die shows 1 for Plague
            Balon Greyjoy, cursed, rolls 3
            Plague strikes Region 1 (North)
            Ned Stark rolls 6 for the Plague
        "#]],
    );
}

#[test]
fn nobody_becomes_a_brother_while_cards_are_drawn() {
    check(
        "
        rule  watch.brother.how
        game  Stark, Lannister, Tully, Greyjoy, Tyrell
        with  nights watch
        given round 2
        play  Phase 2
        show  questions
        when  Stark chooses Ned Stark
        ",
        expect![[r#"
            Phase 2: Cards
            Stark is asked: Stark holds 0 cards: is another drawn? Draw no more / Draw a Fortune card / Draw a Court Event card
            refused: Ned Stark is not offered to Stark (cards.draw-amount)
        "#]],
    );
}
