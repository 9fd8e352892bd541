//! The cards of House Baratheon up to Ser Axell Florent, at work and refused.

use expect_test::expect;

use crate::check;

#[test]
fn shadows_blessing_looks_for_a_power_icon() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon, Brienne of Tarth in play
        given Baratheon has Shadow's Blessing on Robert Baratheon
        given Stark has Plain Soldier, Fearsome Giant in play
        given Baratheon has Shadow's Blessing on Fearsome Giant
        show  Robert Baratheon
        show  Fearsome Giant
        ",
        expect![[r#"
            Robert Baratheon: controlled by Baratheon, standing, STR 5, military, power, Renown, with Shadow's Blessing
            Fearsome Giant: controlled by Stark, standing, STR 3, military, Intimidate, with Shadow's Blessing
        "#]],
    );
}

#[test]
fn shadows_blessing_turns_with_the_icon() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Brienne of Tarth in play
        given Baratheon has Shadow's Blessing on Brienne of Tarth
        given Baratheon has Lordship in hand
        given Baratheon has 1 gold
        show  Brienne of Tarth
        when  Baratheon marshals Lordship on Brienne of Tarth
        show  Brienne of Tarth
        ",
        expect![[r#"
            Brienne of Tarth: controlled by Baratheon, standing, STR 1, military, Renown, with Shadow's Blessing
            Baratheon marshals Lordship for 1 gold
            Baratheon pays 1 gold
            Lordship is attached to Brienne of Tarth
            Stark receives 4 gold of income
            Brienne of Tarth: controlled by Baratheon, standing, STR 5, military, power, Renown, with Shadow's Blessing, Lordship
        "#]],
    );
}

#[test]
fn motley_takes_toll_of_an_attack() {
    check(
        "
        players Stark, Baratheon
        given Stark has Arya Stark, Plain Soldier in play
        given Stark has 1 gold
        given Baratheon has Motley on Arya Stark
        given Baratheon has Plain Soldier in play
        when  Stark attacks Baratheon for military with Arya Stark
        when  the challenge ends
        show  Stark's gold
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Arya Stark
            Stark kneels Arya Stark
            Stark pays Baratheon 1 gold
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 2 to 0
            Baratheon satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Plain Soldier goes to Baratheon's dead pile
            Stark has 0 gold
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn motley_takes_toll_of_a_defence() {
    check(
        "
        players Stark, Baratheon
        given Stark has Arya Stark in play
        given Stark has 3 gold
        given Baratheon has Motley on Arya Stark
        given Baratheon has Plain Soldier in play
        when  Baratheon attacks Stark for military with Plain Soldier
        when  Stark defends with Arya Stark
        when  the challenge ends
        show  Stark's gold
        show  Baratheon's gold
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Stark defends with Arya Stark
            Stark kneels Arya Stark
            Stark pays Baratheon 1 gold
            Baratheon wins the challenge against Stark, 2 to 2
            Stark satisfies a claim of 1
            Arya Stark is killed for the claim
            Arya Stark goes to Stark's dead pile
            Motley goes to Baratheon's discard pile
            Stark has 2 gold
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn motley_holds_back_who_cannot_pay() {
    check(
        "
        players Stark, Baratheon
        given Stark has Arya Stark, Plain Soldier in play
        given Baratheon has Motley on Arya Stark
        given Baratheon has Plain Soldier in play
        when  Stark attacks Baratheon for military with Arya Stark, Plain Soldier
        when  Stark attacks Baratheon for military with Plain Soldier
        ",
        expect![[r#"
            refused: declaring Arya Stark costs more gold than you have (timing.initiate)
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
        "#]],
    );
}

#[test]
fn motley_takes_toll_of_abilities() {
    check(
        "
        players Stark, Baratheon
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 1 gold
        given Stark has House Tully Recruiter in play
        given Baratheon has Motley on House Tully Recruiter
        when  Stark uses House Tully Recruiter
        show  Stark's gold
        ",
        expect![[r#"
            Stark kneels House Tully Recruiter
            Stark pays Baratheon 1 gold
            Stark uses House Tully Recruiter
            The effect of House Tully Recruiter lasts until the end of the phase
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn motley_stops_abilities_that_cannot_be_paid_for() {
    check(
        "
        players Stark, Baratheon
        given it is the marshalling phase
        given Stark is the first player
        given Stark has 0 gold
        given Stark has House Tully Recruiter in play
        given Baratheon has Motley on House Tully Recruiter
        when  Stark uses House Tully Recruiter
        ",
        expect![[r#"
            refused: you cannot pay what House Tully Recruiter costs now (timing.initiate)
        "#]],
    );
}

#[test]
fn motley_is_for_opponents_only() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Robert Baratheon in play
        given Baratheon has Motley in hand
        when  Baratheon marshals Motley
        ",
        expect![[r#"
            refused: there is no card in play that Motley can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn lightbringer_saves_its_bearer() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Baratheon has Lightbringer on Robert Baratheon
        given Stark has 2 Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon uses Lightbringer
        when  Stark plays Sudden Accident on Robert Baratheon
        when  everyone passes
        show  Baratheon's dead pile
        ",
        expect![[r#"
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Baratheon kneels Lightbringer
            Baratheon uses Lightbringer
            Robert Baratheon is saved by Lightbringer
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Robert Baratheon is killed by Sudden Accident
            Robert Baratheon goes to Baratheon's dead pile
            Lightbringer goes to Baratheon's discard pile
            Baratheon has in the dead pile: Robert Baratheon
        "#]],
    );
}

#[test]
fn lightbringer_saves_from_no_discarding() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Baratheon has Lightbringer on Robert Baratheon
        given Stark has Clean Sweep in hand
        given it is the challenges phase
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Baratheon's discard pile
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Robert Baratheon is discarded from play by Clean Sweep
            Robert Baratheon goes to Baratheon's discard pile
            Lightbringer goes to Baratheon's discard pile
            Baratheon has in the discard pile: Lightbringer, Robert Baratheon
        "#]],
    );
}

#[test]
fn lightbringer_is_vigilant() {
    check(
        "
        players Baratheon, Stark
        rule  keyword.vigilant
        given Baratheon has Robert Baratheon in play
        given Baratheon has Lightbringer on Robert Baratheon
        given Stark has Sudden Accident in hand
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon uses Lightbringer
        when  Baratheon is asked to stand vigilant cards
        show  Lightbringer
        when  Baratheon stands Lightbringer
        when  the challenge ends
        show  Lightbringer
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Baratheon kneels Lightbringer
            Baratheon uses Lightbringer
            Robert Baratheon is saved by Lightbringer
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Lightbringer: controlled by Baratheon, kneeling, Vigilant, attached to Robert Baratheon
            Baratheon stands Lightbringer
            Lightbringer: controlled by Baratheon, standing, Vigilant, attached to Robert Baratheon
        "#]],
    );
}

#[test]
fn lightbringer_stays_down_after_a_defence() {
    check(
        "
        players Baratheon, Stark
        rule  keyword.vigilant
        given Baratheon has Robert Baratheon in play
        given Baratheon has Lightbringer on Robert Baratheon
        given Stark has Plain Soldier in play
        given Stark has Sudden Accident in hand
        when  Stark attacks Baratheon for military with Plain Soldier
        when  Baratheon defends with Robert Baratheon
        when  Stark plays Sudden Accident on Robert Baratheon
        when  Baratheon uses Lightbringer
        when  the challenge ends
        show  Lightbringer
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Baratheon defends with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark chooses Robert Baratheon
            Stark plays Sudden Accident
            Baratheon kneels Lightbringer
            Baratheon uses Lightbringer
            Robert Baratheon is saved by Lightbringer
            Baratheon wins the challenge against Stark, 3 to 2
            Robert Baratheon claims 2 power for Renown
            Lightbringer: controlled by Baratheon, kneeling, Vigilant, attached to Robert Baratheon
        "#]],
    );
}

#[test]
fn lightbringer_is_for_house_baratheon() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has 2 gold
        given Baratheon has Plain Soldier in play
        given Baratheon has Lightbringer in hand
        when  Baratheon marshals Lightbringer
        ",
        expect![[r#"
            refused: there is no card in play that Lightbringer can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn stinking_drunk_weakens_in_challenges_only() {
    check(
        "
        players Stark, Baratheon
        given Stark has War Host of the North, Fearsome Giant in play
        given Baratheon has Stinking Drunk on Fearsome Giant
        given Baratheon has Robert Baratheon in play
        show  Fearsome Giant
        when  Stark attacks Baratheon for military with Fearsome Giant
        when  Baratheon defends with Robert Baratheon
        when  the challenge ends
        show  Fearsome Giant
        ",
        expect![[r#"
            Fearsome Giant: controlled by Stark, standing, STR 5, military, Intimidate, with Stinking Drunk
            Stark initiates a military challenge against Baratheon
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Baratheon defends with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Baratheon wins the challenge against Stark, 3 to 1
            Robert Baratheon claims 2 power for Renown
            Fearsome Giant: controlled by Stark, kneeling, STR 5, military, Intimidate, with Stinking Drunk
        "#]],
    );
}

#[test]
fn selyse_lends_an_intrigue_icon() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Selyse Baratheon, Robert Baratheon, Plain Soldier, King Robert's Chambers in play
        given it is the challenges phase
        when  Baratheon uses Selyse Baratheon on Plain Soldier
        when  Baratheon uses Selyse Baratheon on Robert Baratheon
        when  Baratheon attacks Stark for intrigue with Robert Baratheon
        when  the challenges phase ends
        show  Robert Baratheon
        ",
        expect![[r#"
            refused: Selyse Baratheon asks for a unique character, which Plain Soldier is not (timing.target)
            Baratheon chooses Robert Baratheon
            Baratheon kneels King Robert's Chambers
            Baratheon pays 1 influence
            Baratheon uses Selyse Baratheon
            The effect of Selyse Baratheon lasts until the end of the phase
            Baratheon initiates an intrigue challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, Renown, 2 power
        "#]],
    );
}

#[test]
fn selyse_needs_influence() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Selyse Baratheon, Robert Baratheon in play
        given it is the challenges phase
        when  Baratheon uses Selyse Baratheon
        ",
        expect![[r#"
            refused: Selyse Baratheon asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn robert_claims_two_for_renown() {
    check(
        "
        players Baratheon, Stark
        rule  keyword.renown
        given Baratheon has Robert Baratheon in play
        given Stark has Plain Soldier in play
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  Stark defends with Plain Soldier
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark defends with Plain Soldier
            Stark kneels Plain Soldier
            Baratheon wins the challenge against Stark, 3 to 2
            Stark satisfies a claim of 1
            Plain Soldier is killed for the claim
            Robert Baratheon claims 2 power for Renown
            Plain Soldier goes to Stark's dead pile
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, Renown, 2 power
        "#]],
    );
}

#[test]
fn robert_claims_nothing_in_defeat() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Stark has Hodor in play
        when  Baratheon attacks Stark for power with Robert Baratheon
        when  Stark defends with Hodor
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Baratheon, 4 to 3
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn robert_claims_one_by_other_means() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Baratheon has Fine Feast in hand
        given it is the challenges phase
        when  Baratheon plays Fine Feast on Robert Baratheon
        when  everyone passes
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon chooses Robert Baratheon
            Baratheon plays Fine Feast
            Robert Baratheon claims 1 power by Fine Feast
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, 1 power
        "#]],
    );
}

#[test]
fn robert_claims_nothing_under_milk_of_the_poppy() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Robert Baratheon in play
        given Stark has Milk of the Poppy on Robert Baratheon
        when  Baratheon attacks Stark for military with Robert Baratheon
        when  the challenge ends
        show  Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Robert Baratheon: controlled by Baratheon, kneeling, STR 3, military, power, with Milk of the Poppy, blank
        "#]],
    );
}

#[test]
fn stannis_lets_only_lords_call_the_defence() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis Baratheon in play
        given Stark has Hodor, Arya Stark in play
        when  Baratheon attacks Stark for military with Stannis Baratheon
        when  Stark defends with Hodor
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
            refused: Hodor cannot be declared as a defender (timing.cannot)
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Hodor is killed for the claim
            Baratheon claims 1 power, unopposed
            Stannis Baratheon claims 1 power for Renown
            Hodor goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn a_lord_at_home_lets_others_defend_against_stannis() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis Baratheon in play
        given Stark has Hodor in play
        given Stark has Robb Stark in play, kneeling
        when  Baratheon attacks Stark for military with Stannis Baratheon
        when  Stark defends with Hodor
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Baratheon, 4 to 3
        "#]],
    );
}

#[test]
fn stannis_must_attack_himself() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Stannis Baratheon, Knight of the Rainwood in play
        given Stark has Hodor in play
        when  Baratheon attacks Stark for military with Knight of the Rainwood
        when  Stark defends with Hodor
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Knight of the Rainwood
            Baratheon kneels Knight of the Rainwood
            Stark defends with Hodor
            Stark kneels Hodor
            Stark wins the challenge against Baratheon, 4 to 2
        "#]],
    );
}

#[test]
fn renly_stands_for_influence() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Renly Baratheon in play, kneeling
        given Baratheon has King Robert's Chambers, Narrow Sea in play
        given it is the challenges phase
        when  Baratheon uses Renly Baratheon
        when  Baratheon kneels Narrow Sea
        when  everyone passes
        show  Renly Baratheon
        when  Baratheon uses Renly Baratheon
        ",
        expect![[r#"
            Baratheon kneels Narrow Sea
            Baratheon pays 1 influence
            Baratheon uses Renly Baratheon
            Baratheon stands Renly Baratheon
            Renly Baratheon: controlled by Baratheon, standing, STR 2, military, intrigue, power
            refused: Renly Baratheon would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn renly_needs_influence() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Renly Baratheon in play, kneeling
        given Baratheon has Narrow Sea in play, kneeling
        given it is the challenges phase
        when  Baratheon uses Renly Baratheon
        ",
        expect![[r#"
            refused: Renly Baratheon asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn renly_ignores_characters_of_opponents_but_not_events() {
    check(
        "
        players Lannister, Baratheon
        rule  keyword.immunity
        given it is the marshalling phase
        given Lannister is the first player
        given Lannister has Ser Ilyn Payne in play
        given Lannister has Sudden Accident in hand
        given Baratheon has Renly Baratheon, Old Red Priest in play
        when  Lannister uses Ser Ilyn Payne on Renly Baratheon
        when  Lannister plays Sudden Accident on Renly Baratheon
        when  Lannister uses Ser Ilyn Payne on Old Red Priest
        when  everyone passes
        show  Baratheon's dead pile
        ",
        expect![[r#"
            refused: Renly Baratheon is immune to Ser Ilyn Payne (keyword.immunity)
            Lannister chooses Renly Baratheon
            Lannister plays Sudden Accident
            Renly Baratheon is killed by Sudden Accident
            Renly Baratheon goes to Baratheon's dead pile
            Lannister chooses Old Red Priest
            Lannister kneels Ser Ilyn Payne
            Lannister uses Ser Ilyn Payne
            Old Red Priest is killed by Ser Ilyn Payne
            Old Red Priest takes effect
            Old Red Priest goes to Baratheon's dead pile
            Baratheon receives 4 gold of income
            Baratheon has in the dead pile: Renly Baratheon, Old Red Priest
        "#]],
    );
}

#[test]
fn brienne_ignores_characters_of_opponents() {
    check(
        "
        players Lannister, Baratheon
        rule  keyword.immunity
        given it is the marshalling phase
        given Lannister is the first player
        given Lannister has Enemy Informer in hand
        given Lannister has 9 gold
        given Baratheon has Brienne of Tarth, Plain Soldier in play
        when  Lannister marshals Enemy Informer
        when  Lannister uses Enemy Informer on Brienne of Tarth
        when  Lannister uses Enemy Informer on Plain Soldier
        show  Brienne of Tarth
        ",
        expect![[r#"
            Lannister marshals Enemy Informer for 3 gold
            Lannister pays 3 gold
            Enemy Informer enters play
            refused: Brienne of Tarth is immune to Enemy Informer (keyword.immunity)
            Lannister chooses Plain Soldier
            Lannister uses Enemy Informer
            Baratheon kneels Plain Soldier
            Baratheon receives 4 gold of income
            Brienne of Tarth: controlled by Baratheon, standing, STR 3, military, Renown
        "#]],
    );
}

#[test]
fn brienne_obeys_her_own_side() {
    check(
        "
        players Baratheon, Lannister
        given Baratheon has Brienne of Tarth, Selyse Baratheon, King Robert's Chambers in play
        given it is the challenges phase
        when  Baratheon uses Selyse Baratheon on Brienne of Tarth
        when  everyone passes
        show  Brienne of Tarth
        ",
        expect![[r#"
            Baratheon chooses Brienne of Tarth
            Baratheon kneels King Robert's Chambers
            Baratheon pays 1 influence
            Baratheon uses Selyse Baratheon
            The effect of Selyse Baratheon lasts until the end of the phase
            Brienne of Tarth: controlled by Baratheon, standing, STR 3, military, intrigue, Renown
        "#]],
    );
}

#[test]
fn melisandre_strengthens_asshai_while_standing() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Melisandre, Old Red Priest, Selyse Baratheon in play
        given Stark has Old Red Priest in play
        show  Melisandre
        show  Baratheon's Old Red Priest
        show  Stark's Old Red Priest
        show  Selyse Baratheon
        when  Baratheon attacks Stark for power with Melisandre
        show  Melisandre
        show  Baratheon's Old Red Priest
        ",
        expect![[r#"
            Melisandre: controlled by Baratheon, standing, STR 4, intrigue, power, Renown
            Old Red Priest: controlled by Baratheon, standing, STR 2, military, intrigue, power
            Old Red Priest: controlled by Stark, standing, STR 2, military, intrigue, power
            Selyse Baratheon: controlled by Baratheon, standing, STR 2, intrigue, power
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Melisandre
            Baratheon kneels Melisandre
            Melisandre: controlled by Baratheon, kneeling, STR 3, intrigue, power, Renown
            Old Red Priest: controlled by Baratheon, standing, STR 1, military, intrigue, power
        "#]],
    );
}

#[test]
fn melisandre_hides_the_power_on_enemies() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Melisandre in play, kneeling, with 2 power
        given Stark has Eddard Stark in play, with 4 power
        given Stark has 9 power
        given it is the challenges phase
        show  Stark's power
        show  Baratheon's power
        ",
        expect![[r#"
            Stark has 9 power
            Baratheon has 2 power
        "#]],
    );
}

#[test]
fn melisandre_keeps_an_enemy_from_winning() {
    check(
        "
        players Stark, Baratheon
        given Baratheon has Melisandre in play
        given Stark has Eddard Stark in play, with 5 power
        given Stark has 9 power
        given it is the challenges phase
        when  Stark attacks Baratheon for power with Eddard Stark
        when  the challenge ends
        show  Stark's power
        show  the winner
        ",
        expect![[r#"
            Stark initiates a power challenge against Baratheon
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 1
            Stark claims 1 power, unopposed
            Eddard Stark claims 1 power for Renown
            Stark has 10 power
            nobody has won
        "#]],
    );
}

#[test]
fn without_melisandre_the_enemy_wins() {
    check(
        "
        players Stark, Baratheon
        given Baratheon has Selyse Baratheon in play
        given Stark has Eddard Stark in play, with 5 power
        given Stark has 9 power
        given it is the challenges phase
        when  Stark attacks Baratheon for military with Eddard Stark
        when  the challenge ends
        show  the winner
        ",
        expect![[r#"
            Stark initiates a military challenge against Baratheon
            Stark attacks with Eddard Stark
            Stark kneels Eddard Stark
            Baratheon declares no defenders
            Stark wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 1
            Selyse Baratheon is killed for the claim
            Stark claims 1 power, unopposed
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn davos_is_saved_for_gold() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Davos Seaworth in play
        given Baratheon has 1 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Davos Seaworth
        when  Baratheon uses Ser Davos Seaworth
        when  Baratheon agrees
        when  everyone passes
        show  Ser Davos Seaworth
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark chooses Ser Davos Seaworth
            Stark plays Sudden Accident
            Baratheon uses Ser Davos Seaworth
            Ser Davos Seaworth is saved by Ser Davos Seaworth
            Baratheon pays 1 gold
            Ser Davos Seaworth: controlled by Baratheon, standing, STR 3, military, power
            Baratheon has 0 gold
        "#]],
    );
}

#[test]
fn davos_may_return_rather_than_pay() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Davos Seaworth in play
        given Baratheon has 1 gold
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Davos Seaworth
        when  Baratheon uses Ser Davos Seaworth
        when  Baratheon declines
        show  Ser Davos Seaworth
        show  Baratheon's gold
        ",
        expect![[r#"
            Stark chooses Ser Davos Seaworth
            Stark plays Sudden Accident
            Baratheon uses Ser Davos Seaworth
            Ser Davos Seaworth is saved by Ser Davos Seaworth
            Ser Davos Seaworth is returned to Baratheon's hand
            Ser Davos Seaworth goes to Baratheon's hand
            Ser Davos Seaworth: Baratheon's hand
            Baratheon has 1 gold
        "#]],
    );
}

#[test]
fn davos_returns_to_hand_without_gold() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Davos Seaworth in play
        given Stark has Sudden Accident in hand
        given it is the challenges phase
        when  Stark plays Sudden Accident on Ser Davos Seaworth
        when  Baratheon uses Ser Davos Seaworth
        when  everyone passes
        show  Ser Davos Seaworth
        ",
        expect![[r#"
            Stark chooses Ser Davos Seaworth
            Stark plays Sudden Accident
            Baratheon uses Ser Davos Seaworth
            Ser Davos Seaworth is saved by Ser Davos Seaworth
            Ser Davos Seaworth is returned to Baratheon's hand
            Ser Davos Seaworth goes to Baratheon's hand
            Ser Davos Seaworth: Baratheon's hand
        "#]],
    );
}

#[test]
fn davos_is_not_saved_from_discarding() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Davos Seaworth in play
        given Baratheon has 1 gold
        given Stark has Clean Sweep in hand
        given it is the challenges phase
        when  Stark plays Clean Sweep
        when  everyone passes
        show  Ser Davos Seaworth
        ",
        expect![[r#"
            Stark plays Clean Sweep
            Ser Davos Seaworth is discarded from play by Clean Sweep
            Ser Davos Seaworth goes to Baratheon's discard pile
            Ser Davos Seaworth: Baratheon's discard pile
        "#]],
    );
}

#[test]
fn cressen_cures_a_condition() {
    check(
        "
        players Baratheon, Stark
        given it is the marshalling phase
        given Baratheon is the first player
        given Baratheon has Maester Cressen, Robert Baratheon in play
        given Stark has Milk of the Poppy on Robert Baratheon
        given Baratheon has Lightbringer on Robert Baratheon
        when  Baratheon uses Maester Cressen on Lightbringer
        when  Baratheon uses Maester Cressen on Milk of the Poppy
        show  Robert Baratheon
        when  Baratheon uses Maester Cressen
        ",
        expect![[r#"
            refused: Maester Cressen asks for a Condition attachment, which Lightbringer is not (timing.target)
            Baratheon chooses Milk of the Poppy
            Baratheon kneels Maester Cressen
            Baratheon uses Maester Cressen
            Milk of the Poppy is discarded from play by Maester Cressen
            Milk of the Poppy goes to Stark's discard pile
            Robert Baratheon: controlled by Baratheon, standing, STR 3, military, power, Renown, with Lightbringer
            refused: Maester Cressen is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn cressen_cures_only_while_marshalling() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Maester Cressen, Robert Baratheon in play
        given Stark has Milk of the Poppy on Robert Baratheon
        given it is the challenges phase
        when  Baratheon uses Maester Cressen
        ",
        expect![[r#"
            refused: Maester Cressen is used in the marshalling phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn axell_stands_after_a_great_victory() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Axell Florent, Edric Storm in play
        given Stark has Plain Soldier in play
        when  Baratheon attacks Stark for power with Ser Axell Florent, Edric Storm
        when  Baratheon uses Ser Axell Florent
        when  the challenge ends
        show  Ser Axell Florent
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Ser Axell Florent
            Baratheon attacks with Edric Storm
            Baratheon kneels Ser Axell Florent
            Baratheon kneels Edric Storm
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 5 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon uses Ser Axell Florent
            Baratheon stands Ser Axell Florent
            Ser Axell Florent: controlled by Baratheon, standing, STR 3, military, power
        "#]],
    );
}

#[test]
fn axell_needs_a_margin_of_four() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Axell Florent in play
        when  Baratheon attacks Stark for power with Ser Axell Florent
        when  Baratheon uses Ser Axell Florent
        when  the challenge ends
        show  Ser Axell Florent
        ",
        expect![[r#"
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Ser Axell Florent
            Baratheon kneels Ser Axell Florent
            refused: Ser Axell Florent is used after you win a power challenge by 4 or more STR; that has not just happened (response.definition)
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Ser Axell Florent: controlled by Baratheon, kneeling, STR 3, military, power
        "#]],
    );
}

#[test]
fn axell_needs_a_power_challenge() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Ser Axell Florent, Host of Storm's End in play
        when  Baratheon attacks Stark for military with Ser Axell Florent, Host of Storm's End
        when  Baratheon uses Ser Axell Florent
        when  the challenge ends
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Ser Axell Florent
            Baratheon attacks with Host of Storm's End
            Baratheon kneels Ser Axell Florent
            Baratheon kneels Host of Storm's End
            refused: Ser Axell Florent is used after you win a power challenge by 4 or more STR; that has not just happened (response.definition)
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 9 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
        "#]],
    );
}
