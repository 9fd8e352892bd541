//! The plots of Lions of the Rock at work.

use expect_test::expect;

use crate::check;

#[test]
fn frey_hospitality_kills_the_loser() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister reveals Frey Hospitality
        given Lannister has Bronn's Hireling in play
        given Stark has Plain Soldier in play
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  Stark declares no defenders
        when  everyone passes
        when  Stark chooses Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Frey Hospitality takes effect
            Stark chooses Plain Soldier
            Plain Soldier is killed by Frey Hospitality
            Plain Soldier goes to Stark's dead pile
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn all_the_gold_in_casterly_rock() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister reveals All the Gold in Casterly Rock
        given Lannister has Darkened Hallways, Sunset Sea, Plain Courtyard in play
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 6 gold of income
        "#]],
    );
}

#[test]
fn breaking_and_entering_takes_what_it_finds() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister reveals Breaking and Entering
        given Lannister has Bronn's Hireling in play
        given Stark has Great Keep in hand
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  Stark declares no defenders
        when  Lannister chooses into play
        when  everyone passes
        show  Great Keep
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 2
            Breaking and Entering stands in the way of what befalls Great Keep
            Great Keep enters play, controlled by Lannister
            Lannister claims 1 power, unopposed
            Great Keep: controlled by Lannister, standing, Limited
        "#]],
    );
}

#[test]
fn the_art_of_seduction_holds_a_plot() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister's plot deck is The Art of Seduction, A Swift Season
        given Stark's plot deck is A Quiet Season, Storm of Swords
        given it is the plot phase
        when  Lannister chooses The Art of Seduction
        when  Stark chooses Storm of Swords
        when  Stark names Stark
        when  the round ends
        when  the plot phase ends
        show  Stark's plot
        show  Lannister's plot
        ",
        expect![[r#"
            Lannister chooses The Art of Seduction
            Stark chooses Storm of Swords
            Lannister reveals The Art of Seduction
            Stark reveals Storm of Swords
            Stark wins initiative with 6
            Stark is the first player
            The Art of Seduction takes effect
            Lannister chooses Stark
            The draw phase begins
            The marshalling phase begins
            Stark receives 2 gold of income
            Lannister receives 3 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 3
            Lannister claims 1 power for dominance
            The standing phase begins
            The taxation phase begins
            Lannister returns 3 gold to the Treasury
            Stark returns 2 gold to the Treasury
            Round 2 begins
            The effect of The Art of Seduction lasts until the end of the round
            The plot phase begins
            Lannister chooses A Swift Season
            Lannister reveals A Swift Season
            Lannister wins initiative with 7
            Stark is the first player
            Lannister returns the used plots to the plot deck
            Stark reveals Storm of Swords
            Lannister reveals A Swift Season
        "#]],
    );
}

#[test]
fn a_game_of_thrones_is_played_standing() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister reveals Game of Thrones
        given Lannister has Tywin Lannister in play
        given it is the challenges phase
        when  Lannister attacks Stark for intrigue with Tywin Lannister
        show  Tywin Lannister
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Tywin Lannister
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, Renown
        "#]],
    );
}

#[test]
fn an_edict_of_the_rock_skips_standing() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Lannister reveals Edict of the Rock
        given Lannister has Tywin Lannister in play
        given Stark has Hodor in play, kneeling
        when  the dominance phase begins
        when  the taxation phase begins
        show  Hodor
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power for dominance
            Edict of the Rock takes effect
            The effect of Edict of the Rock lasts until the end of the round
            The standing phase is skipped
            The taxation phase begins
            Hodor: controlled by Stark, kneeling, STR 4, military, power, Deadly
        "#]],
    );
}

#[test]
fn shadows_and_spiders_ask_for_intrigue_first() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Stark reveals Shadows and Spiders
        given Lannister has Tywin Lannister, Bronn's Hireling in play
        given it is the challenges phase
        when  Lannister attacks Stark for military with Tywin Lannister
        when  Lannister attacks Stark for power with Tywin Lannister
        when  Lannister attacks Stark for intrigue with Bronn's Hireling
        when  everyone passes
        when  Lannister attacks Stark for power with Tywin Lannister
        ",
        expect![[r#"
            refused: a card forbids military challenges against Stark (timing.cannot)
            refused: a card forbids power challenges against Stark (timing.cannot)
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Bronn's Hireling
            Lannister kneels Bronn's Hireling
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates a power challenge against Stark
            Lannister attacks with Tywin Lannister
            Lannister kneels Tywin Lannister
        "#]],
    );
}

#[test]
fn the_art_of_seduction_begins_in_the_next_round() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Stark has Bran Stark in play
        given Lannister's plot deck is The Art of Seduction, A Swift Season
        given Stark's plot deck is A Quiet Season, Storm of Swords, Building Season
        given it is the plot phase
        when  Lannister chooses The Art of Seduction
        when  Stark chooses Storm of Swords
        when  Stark names Stark
        when  Stark uses Bran Stark
        when  Stark chooses A Quiet Season
        when  the round ends
        when  Lannister chooses A Swift Season
        when  Lannister names Stark
        when  Stark uses Bran Stark
        show  Stark's plot
        ",
        expect![[r#"
            Lannister chooses The Art of Seduction
            Stark chooses Storm of Swords
            Lannister reveals The Art of Seduction
            Stark reveals Storm of Swords
            Stark wins initiative with 6
            Stark is the first player
            The Art of Seduction takes effect
            Lannister chooses Stark
            Stark kneels Bran Stark
            Stark uses Bran Stark
            Stark reveals A Quiet Season
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 3 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 4
            Stark claims 1 power for dominance
            The standing phase begins
            Stark stands Bran Stark
            The taxation phase begins
            Lannister returns 3 gold to the Treasury
            Stark returns 4 gold to the Treasury
            Round 2 begins
            The effect of The Art of Seduction lasts until the end of the round
            The plot phase begins
            Lannister chooses A Swift Season
            Lannister reveals A Swift Season
            Lannister wins initiative with 7
            Stark is the first player
            Lannister returns the used plots to the plot deck
            refused: Bran Stark would change nothing now (timing.initiate.no_effect)
            Stark reveals A Quiet Season
        "#]],
    );
}

#[test]
fn nobody_seduces_himself_with_a_copy() {
    check(
        "
        rule  timing.target
        set   lotr
        players Lannister, Stark
        given Lannister's plot deck is The Art of Seduction
        given Stark's plot deck is Good for the Gander
        given Stark is the first player
        when  the plot phase begins
        when  Lannister chooses The Art of Seduction
        when  Stark chooses Good for the Gander
        when  Lannister names Stark
        when  Lannister chooses Stark
        when  Stark chooses The Art of Seduction
        show  who is asked
        ",
        expect![[r#"
            The plot phase begins
            Lannister chooses The Art of Seduction
            Stark chooses Good for the Gander
            Stark reveals Good for the Gander
            Lannister reveals The Art of Seduction
            Lannister wins initiative with 2
            Stark is the first player
            The Art of Seduction takes effect
            Lannister chooses Stark
            Good for the Gander takes effect
            The Art of Seduction takes effect
            Lannister returns the used plots to the plot deck
            Stark returns the used plots to the plot deck
            nobody is asked
        "#]],
    );
}
