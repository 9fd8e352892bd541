//! The referee among the six Houses: whose claim, whose attachment, whose draw, and what a duplicate's save is.

use expect_test::expect;

use crate::check;

#[test]
fn a_drumbeater_does_not_beat_for_another_s_attack() {
    check(
        "
        note  you must be the attacker, not only have a character among the attackers
        rule  timing.initiate
        players Stark, Lannister, Greyjoy
        given it is the challenges phase with Stark active
        given Stark has Plain Lord in play
        given Greyjoy has Greatjon Umber, Drumbeater in play
        when  Stark attacks Lannister for military with Plain Lord
        when  Greyjoy uses Greatjon Umber
        when  Greyjoy chooses Join as an attacker
        when  Greyjoy tries to use Drumbeater
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Greyjoy kneels Greatjon Umber
            Greyjoy uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            refused: Drumbeater is used only during a challenge as the attacker: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn red_vengeance_is_not_for_an_attacker_whom_doran_makes_pay() {
    check(
        "
        players Stark, Martell
        given it is the challenges phase with Stark active
        given Stark has Plain Soldier, Plain Spy in play
        given Stark has Red Vengeance in hand
        given Stark has Whispering Hall in play
        given Martell has Doran Martell, Areo Hotah in play
        when  Stark attacks Martell for military with Plain Soldier
        when  Martell defends with Areo Hotah
        when  Stark plays Red Vengeance
        when  Stark chooses Plain Spy
        when  the challenge ends
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Martell
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Martell defends with Areo Hotah
            Martell kneels Areo Hotah
            refused: Red Vengeance is used when you would satisfy the claim of a challenge; that is not about to happen (timing.save_cancel)
            Martell wins the challenge against Stark, 4 to 2
            Doran Martell takes effect
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Plain Spy goes to Stark's dead pile
            Stark has in the dead pile: Plain Spy
        "#]],
    );
}

#[test]
fn doran_lets_the_attacker_pay_with_the_defender_s_claim() {
    check(
        "
        players Stark, Martell
        given Stark reveals A Bloody Season
        given it is the challenges phase with Stark active
        given Stark has 4 power
        given Stark has Plain Lord in play
        given Martell has Doran Martell, Areo Hotah in play
        when  Stark attacks Martell for power with Plain Lord
        when  Martell defends with Areo Hotah
        when  the challenge ends
        show  Stark's power
        show  Martell's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Martell
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Martell defends with Areo Hotah
            Martell kneels Areo Hotah
            Martell wins the challenge against Stark, 4 to 3
            Doran Martell takes effect
            Stark satisfies a claim of 1
            Martell takes 1 power from Stark for the claim
            Stark has 3 power
            Martell has 1 power
        "#]],
    );
}

#[test]
fn doran_looks_at_a_third_player_s_plot_where_that_player_defends() {
    check(
        "
        set   pots
        players Martell, Stark, Lannister
        given Lannister reveals A Bloody Season
        given it is the challenges phase with Stark active
        given Martell has Doran Martell in play
        given Stark has Plain Soldier, Plain Spy in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Doran Martell takes effect
            Stark satisfies a claim of 2
            Plain Soldier is killed for the claim
            Plain Spy is killed for the claim
            Plain Soldier goes to Stark's dead pile
            Plain Spy goes to Stark's dead pile
            Stark has in the dead pile: Plain Soldier, Plain Spy
        "#]],
    );
}

#[test]
fn who_is_discarded_at_str_0_is_not_killed() {
    check(
        "
        note  neither the duplicate nor the Septa's own text helps against being discarded without a save
        rule  timing.terminal
        players Lannister, Stark
        given Stark reveals Threat from the North
        given it is the challenges phase
        given Lannister has Doubting Septa in play, with a duplicate
        given Lannister's deck is Ice, Hodor
        when  everyone passes
        show  Lannister's discard pile
        show  Lannister's hand
        show  Lannister's deck
        ",
        expect![[r#"
            Lannister has in the discard pile: Doubting Septa, Doubting Septa
            Lannister has in hand: nothing
            Lannister has in the deck: Ice, Hodor
        "#]],
    );
}

#[test]
fn the_high_septon_brings_no_power_outside_a_military_challenge_of_the_siege() {
    check(
        "
        rule  timing.instead
        rule  timing.cannot
        players Stark, Lannister
        given Stark runs The Siege of Winterfell
        given Stark has High Septon in play
        given Stark's deck is Ice, Hodor
        given Lannister's plot deck is Valar Morghulis
        when  the plot phase begins
        when  the plot phase ends
        show  Stark's deck
        show  Stark's power
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses Valar Morghulis
            Stark reveals A Quiet Season
            Lannister reveals Valar Morghulis
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            High Septon is not killed, because of High Septon
            High Septon is returned to the bottom of Stark's deck
            High Septon goes to the bottom of Stark's deck
            Lannister returns the used plots to the plot deck
            Stark has in the deck: Ice, Hodor, High Septon
            Stark has 0 power
        "#]],
    );
}

#[test]
fn power_is_moved_but_not_claimed_under_the_siege() {
    check(
        "
        rule  timing.cannot
        players Stark, Lannister
        given Stark runs The Siege of Winterfell
        given it is the challenges phase with Stark active
        given Lannister has 3 power
        given Stark has Plain Lord in play
        when  Stark attacks Lannister for power with Plain Lord
        when  the challenge ends
        show  Stark's power
        show  Lannister's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark takes 1 power from Lannister for the claim
            Stark has 1 power
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn a_king_is_returned_and_his_duplicate_is_lost() {
    check(
        "
        rule  timing.instead
        players Greyjoy, Lannister
        given Lannister reveals Stay of Execution
        given it is the challenges phase with Lannister active
        given Greyjoy has Balon Greyjoy in play, with a duplicate
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Balon Greyjoy
        when  everyone passes
        show  Greyjoy's hand
        show  Greyjoy's discard pile
        ",
        expect![[r#"
            Lannister chooses Balon Greyjoy
            Lannister plays Sudden Accident
            Balon Greyjoy is not killed, because of Stay of Execution
            Balon Greyjoy is returned to Greyjoy's hand by Stay of Execution
            Balon Greyjoy goes to Greyjoy's discard pile
            Balon Greyjoy goes to Greyjoy's hand
            Greyjoy has in hand: Balon Greyjoy
            Greyjoy has in the discard pile: Balon Greyjoy
        "#]],
    );
}

#[test]
fn nobody_is_saved_in_an_assault_on_king_s_landing() {
    check(
        "
        rule  timing.cannot
        players Stark, Lannister
        given Lannister reveals Assault on King's Landing
        given it is the challenges phase with Lannister active
        given Stark has Plain Lord in play, with a duplicate
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Stark's discard pile
            Plain Lord goes to Stark's dead pile
            Plain Lord: Stark's dead pile
        "#]],
    );
}

#[test]
fn an_empty_hand_cancels_no_narrow_escape() {
    check(
        "
        players Stark, Lannister, Baratheon
        given it is the challenges phase with Stark active
        given Stark has Plain Soldier in play
        given Stark has Narrow Escape, Sudden Accident in hand
        given Baratheon has Plain Spy in hand
        when  Stark plays Sudden Accident on Plain Soldier
        when  Stark plays Narrow Escape
        when  everyone passes
        show  who is asked
        when  Baratheon passes
        show  Stark's cards in play
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Plain Soldier goes to Stark's dead pile
            Stark plays Narrow Escape
            Baratheon is asked: Does Baratheon use Stark's Narrow Escape?
            Plain Soldier enters play
            Stark has in play: Plain Soldier
        "#]],
    );
}

#[test]
fn brienne_stops_the_save_of_a_duplicate() {
    check(
        "
        set   pots
        note  it is a triggered Response, and opponents cannot trigger effects
        rule  duplicate.save.lcg
        rule  timing.cannot
        players Stark, Lannister
        given it is the challenges phase with Stark active
        given Stark has Brienne of Tarth in play
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark attacks Lannister for military with Brienne of Tarth
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Brienne of Tarth
            Stark kneels Brienne of Tarth
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's discard pile
            Plain Lord goes to Lannister's dead pile
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn brienne_does_not_stop_her_own_side_s_duplicate() {
    check(
        "
        set   pots
        rule  duplicate.save.lcg
        players Stark, Lannister
        given it is the challenges phase with Stark active
        given Stark has Brienne of Tarth in play
        given Stark has Plain Lord in play, with a duplicate
        given Stark has Sudden Accident in hand
        when  Stark attacks Lannister for military with Brienne of Tarth
        when  Stark plays Sudden Accident on Plain Lord
        when  Stark saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Brienne of Tarth
            Stark kneels Brienne of Tarth
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Stark uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn burning_bridges_leaves_the_save_of_a_duplicate() {
    check(
        "
        rule  duplicate.save.lcg
        players Stark, Lannister
        given Stark reveals Burning Bridges
        given it is the challenges phase with Stark active
        given Stark has Sudden Accident in hand
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn an_arrogant_contender_counts_who_was_killed_for_the_claim() {
    check(
        "
        note  the dead of the claim are moribund: still in play, still defending
        rule  timing.moribund.active
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Arrogant Contender in play
        given Stark has Vengeful Widow, Deadly Guard in play
        when  Lannister attacks Stark for military with Arrogant Contender
        when  Stark defends with Vengeful Widow, Deadly Guard
        when  Stark chooses Vengeful Widow
        when  Lannister uses Arrogant Contender
        show  Arrogant Contender
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Arrogant Contender
            Lannister kneels Arrogant Contender
            Stark defends with Vengeful Widow
            Stark defends with Deadly Guard
            Stark kneels Vengeful Widow
            Stark kneels Deadly Guard
            Lannister wins the challenge against Stark, 5 to 3
            Stark satisfies a claim of 1
            Vengeful Widow is killed for the claim
            Lannister uses Arrogant Contender
            Arrogant Contender claims 2 power
            Vengeful Widow goes to Stark's dead pile
            Arrogant Contender: controlled by Lannister, kneeling, STR 3, military, intrigue, Melee, 2 power
        "#]],
    );
}

#[test]
fn an_opposed_assault_of_the_kraken_is_won_by_nobody_and_deadly_still_kills() {
    check(
        "
        rule  keyword.deadly.any_result
        players Greyjoy, Stark
        given it is the challenges phase with Greyjoy active
        given Greyjoy has Plain Soldier, Mance's Men, Renowned Knight in play
        given Greyjoy has Assault of the Kraken in hand
        given Stark has Plain Lord, Plain Spy in play
        when  Greyjoy attacks Stark for military with Plain Soldier
        when  Stark declares no defenders
        when  Stark chooses Plain Spy
        when  Greyjoy plays Assault of the Kraken
        when  Greyjoy attacks Stark for military with Mance's Men, Renowned Knight
        when  Stark defends with Plain Lord
        when  the challenge ends
        show  Greyjoy's power
        show  Renowned Knight
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Plain Soldier
            Greyjoy kneels Plain Soldier
            Stark declares no defenders
            Greyjoy wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Plain Spy is killed for the claim
            Greyjoy claims 1 power, unopposed
            Greyjoy plays Assault of the Kraken
            Plain Spy goes to Stark's dead pile
            Greyjoy initiates a military challenge against Stark
            Greyjoy attacks with Mance's Men
            Greyjoy attacks with Renowned Knight
            Greyjoy kneels Mance's Men
            Greyjoy kneels Renowned Knight
            Stark defends with Plain Lord
            Stark kneels Plain Lord
            Nobody wins the challenge, 9 to 3
            Plain Lord is killed by Deadly
            Plain Lord goes to Stark's dead pile
            Greyjoy has 1 power
            Renowned Knight: controlled by Greyjoy, kneeling, STR 3, military, power, Renown
        "#]],
    );
}

#[test]
fn an_attachment_broken_in_for_looks_for_the_winner_s_location() {
    check(
        "
        note  Increased Levy goes on a location you control, and the winner is you
        rule  timing.attachment_legality
        players Lannister, Stark
        given Lannister reveals Breaking and Entering
        given it is the challenges phase with Lannister active
        given Lannister has Plain Spy, Lannisport Treasury in play
        given Stark has Plain Courtyard in play
        given Stark has Increased Levy in hand
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  everyone passes
        when  Lannister chooses Put that card into play under the winner's control
        show  what Lannister is offered
        when  the challenge ends
        show  Increased Levy
        show  Lannister's income
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 2
            Breaking and Entering stands in the way of what befalls Increased Levy
            Lannister is offered: Lannisport Treasury
            Increased Levy is attached to Lannisport Treasury
            Lannister claims 1 power, unopposed
            Increased Levy: controlled by Lannister, standing, Setup, attached to Lannisport Treasury
            Lannister has an income of 6
        "#]],
    );
}

#[test]
fn an_attachment_broken_in_for_without_a_host_is_discarded() {
    check(
        "
        rule  timing.attachment_legality
        players Lannister, Stark
        given Lannister reveals Breaking and Entering
        given it is the challenges phase with Lannister active
        given Lannister has Plain Spy in play
        given Stark has Plain Courtyard in play
        given Stark has Increased Levy in hand
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  the challenge ends
        show  Increased Levy
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 2
            Breaking and Entering stands in the way of what befalls Increased Levy
            Increased Levy goes to Stark's discard pile
            Lannister claims 1 power, unopposed
            Increased Levy: Stark's discard pile
        "#]],
    );
}

#[test]
fn a_unique_location_the_winner_has_is_not_broken_in_for() {
    check(
        "
        rule  unique.one_copy
        players Lannister, Stark
        given Lannister reveals Breaking and Entering
        given it is the challenges phase with Lannister active
        given Lannister has Plain Spy, Casterly Rock in play
        given Stark has Casterly Rock in hand
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  the challenge ends
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 2
            Breaking and Entering stands in the way of what befalls Casterly Rock
            Casterly Rock goes to Stark's discard pile
            Lannister claims 1 power, unopposed
            Stark has in the discard pile: Casterly Rock
        "#]],
    );
}

#[test]
fn jorah_s_departure_weakens_whoever_had_him() {
    check(
        "
        rule  timing.control
        players Lannister, Targaryen
        given it is the challenges phase with Targaryen active
        given Targaryen has Ser Jorah Mormont in play, under Lannister's control
        given Lannister has Plain Lord in play
        given Targaryen has Plain Soldier in play
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Ser Jorah Mormont
        when  everyone passes
        show  Plain Lord
        show  Plain Soldier
        show  Ser Jorah Mormont
        ",
        expect![[r#"
            Targaryen chooses Ser Jorah Mormont
            Targaryen plays Sudden Accident
            Ser Jorah Mormont is killed by Sudden Accident
            Ser Jorah Mormont takes effect
            The effect of Ser Jorah Mormont lasts until the end of the phase
            Ser Jorah Mormont goes to Targaryen's dead pile
            Plain Lord: controlled by Lannister, standing, STR 2, military, intrigue, power
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
            Ser Jorah Mormont: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn a_drowned_disciple_under_another_s_control_drowns_his_owner_s_deck() {
    check(
        "
        rule  timing.control
        rule  zone.piles
        players Lannister, Greyjoy, Stark
        given it is the challenges phase with Greyjoy active
        given Greyjoy has Drowned Disciple in play, under Lannister's control
        given Greyjoy's deck is Ice, Hodor, Nymeria, Summer
        given Stark's deck is Plain Spy, Plain Spy, Plain Spy, Plain Lord
        given Lannister's deck is 3 Plain Soldier
        given Greyjoy has Sudden Accident in hand
        when  Greyjoy plays Sudden Accident on Drowned Disciple
        when  everyone passes
        show  Greyjoy's deck
        show  Stark's deck
        show  Lannister's deck
        ",
        expect![[r#"
            Greyjoy chooses Drowned Disciple
            Greyjoy plays Sudden Accident
            Drowned Disciple is not killed, because of Drowned Disciple
            Drowned Disciple is returned to the bottom of Greyjoy's deck
            Greyjoy discards Ice by Drowned Disciple
            Greyjoy discards Hodor by Drowned Disciple
            Greyjoy discards Nymeria by Drowned Disciple
            Stark discards Plain Spy by Drowned Disciple
            Stark discards Plain Spy by Drowned Disciple
            Stark discards Plain Spy by Drowned Disciple
            Drowned Disciple goes to the bottom of Greyjoy's deck
            Greyjoy has in the deck: Summer, Drowned Disciple
            Stark has in the deck: Plain Lord
            Lannister has in the deck: Plain Soldier, Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn risen_from_the_sea_is_attached_and_not_put_under_the_deck_by_the_pyre() {
    check(
        "
        players Baratheon, Stark
        given it is the challenges phase with Stark active
        given Baratheon has Pyre of the False Gods, Drumbeater in play
        given Baratheon has Risen from the Sea in hand
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Drumbeater
        when  Baratheon plays Risen from the Sea
        when  everyone passes
        show  Drumbeater
        show  Baratheon's deck
        ",
        expect![[r#"
            Stark chooses Drumbeater
            Stark plays Sudden Accident
            Baratheon plays Risen from the Sea
            Drumbeater is saved by Risen from the Sea
            Risen from the Sea is attached to Drumbeater
            Drumbeater: controlled by Baratheon, standing, STR 2, military, with Risen from the Sea
            Baratheon has in the deck: nothing
        "#]],
    );
}

#[test]
fn wex_pyke_lets_a_gained_crest_defend() {
    check(
        "
        players Greyjoy, Targaryen
        given it is the challenges phase with Greyjoy active
        given Greyjoy has Wex Pyke in play
        given Targaryen has Plain Soldier, Deadly Guard in play
        given Targaryen has Bloodrider's Arakh on Plain Soldier
        when  Greyjoy attacks Targaryen for military with Wex Pyke
        when  Targaryen tries to defend with Deadly Guard
        when  Targaryen defends with Plain Soldier
        ",
        expect![[r#"
            Greyjoy initiates a military challenge against Targaryen
            Greyjoy attacks with Wex Pyke
            Greyjoy kneels Wex Pyke
            refused: Deadly Guard cannot be declared as a defender (timing.cannot)
            Targaryen defends with Plain Soldier
            Targaryen kneels Plain Soldier
            Targaryen wins the challenge against Greyjoy, 3 to 1
        "#]],
    );
}

#[test]
fn two_kingdoms_of_shadows_stand_one_card() {
    check(
        "
        note  the second kneels nothing, so nothing follows
        rule  timing.then
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has 2 Kingdom of Shadows in play
        given Lannister has Plain Spy in play
        given Lannister has Shadowcat, Silent Sisters in play, kneeling
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  Stark declares no defenders
        when  the challenge ends
        show  Shadowcat
        show  Silent Sisters
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Kingdom of Shadows takes effect
            Lannister kneels Kingdom of Shadows
            Lannister kneels Kingdom of Shadows
            Lannister chooses Shadowcat
            Lannister stands Shadowcat
            Kingdom of Shadows takes effect
            Shadowcat: controlled by Lannister, standing, STR 2, military, Stealth
            Silent Sisters: controlled by Lannister, kneeling, STR 1, intrigue, power
        "#]],
    );
}

#[test]
fn myrcella_brings_the_intrigue_challenges_to_three_and_no_further() {
    check(
        "
        set   lotr
        players Lannister, Stark
        given Stark reveals The Breaking of Oaths
        given Lannister runs The Power Behind the Throne
        given it is the challenges phase with Lannister active
        given Lannister has 2 Plain Spy, 2 Silent Scout, Myrcella Lannister in play
        when  Lannister uses Myrcella Lannister
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Plain Spy
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Silent Scout
        when  the challenge ends
        when  Lannister attacks Stark for intrigue with Silent Scout
        ",
        expect![[r#"
            Myrcella Lannister is discarded from play
            Lannister uses Myrcella Lannister
            The effect of Myrcella Lannister lasts until the end of the phase
            Myrcella Lannister goes to Lannister's discard pile
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Stark declares no defenders
            Lannister wins the challenge against Stark, 1 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates an intrigue challenge against Stark
            Lannister attacks with Silent Scout
            Lannister kneels Silent Scout
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            refused: the intrigue challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn bronn_needs_more_deadly_characters_than_the_attacker() {
    check(
        "
        set   lotr
        players Stark, Lannister
        given it is the challenges phase with Stark active
        given Stark has Mance's Men in play
        given Lannister has Bronn, Plain Soldier in play
        when  Stark attacks Lannister for military with Mance's Men
        when  Lannister defends with Bronn
        when  Lannister chooses Plain Soldier
        when  the challenge ends
        show  Stark's dead pile
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Mance's Men
            Stark kneels Mance's Men
            Lannister defends with Bronn
            Lannister kneels Bronn
            Stark wins the challenge against Lannister, 6 to 3
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
            Stark has in the dead pile: nothing
            Lannister has in the dead pile: Plain Soldier
        "#]],
    );
}

#[test]
fn bronn_killed_for_the_claim_still_takes_one_along() {
    check(
        "
        rule  timing.moribund.active
        set   lotr
        players Stark, Lannister
        given it is the challenges phase with Stark active
        given Stark has Plain Lord, Plain Soldier in play
        given Lannister has Bronn in play
        when  Stark attacks Lannister for military with Plain Lord, Plain Soldier
        when  Lannister defends with Bronn
        when  Stark chooses Plain Soldier
        when  the challenge ends
        show  Stark's dead pile
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark attacks with Plain Soldier
            Stark kneels Plain Lord
            Stark kneels Plain Soldier
            Lannister defends with Bronn
            Lannister kneels Bronn
            Stark wins the challenge against Lannister, 5 to 3
            Lannister satisfies a claim of 1
            Bronn is killed for the claim
            Bronn takes effect
            Stark chooses Plain Soldier
            Plain Soldier is killed by Bronn
            Plain Soldier goes to Stark's dead pile
            Bronn goes to Lannister's dead pile
            Stark has in the dead pile: Plain Soldier
            Lannister has in the dead pile: Bronn
        "#]],
    );
}

#[test]
fn the_card_that_knights_add_is_drawn_by_an_effect() {
    check(
        "
        note  FAQ F131, ruling A29: who has drawn his three by effects draws two
        rule  draw.cap
        players Stark, Lannister
        given Stark runs Knights of the Realm
        given Stark has Hedge Knight in play
        given Stark has drawn 3 cards
        given Stark's deck is 4 Plain Soldier
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark cannot draw another card
            Stark has in hand: Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn the_card_that_knights_add_counts_for_the_cap() {
    check(
        "
        rule  draw.cap
        players Stark, Lannister
        given Stark runs Knights of the Realm
        given Stark has Hedge Knight in play
        given Stark has drawn 2 cards
        given Stark has Deathbound Oath in hand
        given Stark's deck is 4 Plain Soldier
        when  the draw phase begins
        when  the draw phase ends
        show  why Stark cannot play Deathbound Oath
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark cannot play Deathbound Oath: Deathbound Oath would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn stannis_lets_nobody_draw_what_an_agenda_adds() {
    check(
        "
        rule  draw.two
        rule  timing.cannot
        set   kost
        players Baratheon, Stark
        given Baratheon has Stannis Baratheon in play
        given Stark runs Knights of the Realm
        given Stark has Hedge Knight in play
        given Stark's deck is 4 Plain Soldier
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Soldier
            Stark draws Plain Soldier
            Stark cannot draw another card
            Stark has in hand: Plain Soldier, Plain Soldier
        "#]],
    );
}

#[test]
fn who_has_fewer_knights_draws_one() {
    check(
        "
        rule  draw.two
        players Stark, Baratheon
        given Stark runs Knights of the Realm
        given Baratheon has Hedge Knight in play
        given Stark's deck is 4 Plain Soldier
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Soldier
            Stark has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn the_heir_to_the_iron_throne_has_two_power_challenges_and_none_of_the_named_kind() {
    check(
        "
        players Targaryen, Stark
        given Targaryen runs Heir to the Iron Throne
        given Targaryen has named military
        given it is the challenges phase with Targaryen active
        given Targaryen has Plain Lord, Renowned Knight, Deadly Guard in play
        when  Targaryen attacks Stark for military with Plain Lord
        when  Targaryen attacks Stark for power with Plain Lord
        when  the challenge ends
        when  Targaryen attacks Stark for power with Renowned Knight
        when  the challenge ends
        when  Targaryen attacks Stark for power with Deadly Guard
        ",
        expect![[r#"
            refused: a card forbids military challenges against Stark (timing.cannot)
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Renowned Knight
            Targaryen kneels Renowned Knight
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            refused: the power challenge of this turn is used (challenge.one_each)
        "#]],
    );
}

#[test]
fn a_sister_of_truth_sends_an_opponent_s_card_back_into_shadows() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Sister of Truth in shadows
        given Baratheon has 3 gold
        given Stark has Shadowcat in play, kneeling
        when  the challenges phase begins
        when  Baratheon chooses Sister of Truth
        when  Baratheon uses Sister of Truth on Shadowcat
        when  everyone passes
        show  Shadowcat
        ",
        expect![[r#"
            The challenges phase begins
            Baratheon brings Sister of Truth out of Shadows
            Baratheon pays 1 gold
            Sister of Truth enters play
            Baratheon chooses Shadowcat
            Baratheon uses Sister of Truth
            Shadowcat is returned into Shadows by Sister of Truth
            Shadowcat goes into Shadows
            Shadowcat: in Stark's Shadows
        "#]],
    );
}

#[test]
fn parting_blow_is_not_for_a_character_one_has_lost() {
    check(
        "
        rule  timing.control
        players Stark, Lannister
        given it is the challenges phase with Stark active
        given Stark has Plain Soldier in play, under Lannister's control
        given Stark has Parting Blow, Sudden Accident in hand
        given Lannister has Plain Lord in play
        when  Stark plays Sudden Accident on Plain Soldier
        when  Stark plays Parting Blow on Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Sudden Accident
            refused: Parting Blow is used after a character you control leaves play; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_spear_tower_lowers_str_and_the_hound_goes_home() {
    check(
        "
        set   pots
        players Stark, Martell
        given Martell has The Spear Tower in hand
        given Martell has 3 gold
        given Stark has The Hound, Plain Spy in play
        given it is the marshalling phase with Martell active
        when  Martell marshals The Spear Tower
        when  everyone passes
        show  The Hound
        show  Plain Spy
        ",
        expect![[r#"
            Martell marshals The Spear Tower for 1 gold
            Martell pays 1 gold
            The Spear Tower enters play
            The Hound takes effect
            The Hound is returned to Stark's hand
            The Hound goes to Stark's hand
            Stark receives 4 gold of income
            The Hound: Stark's hand
            Plain Spy: controlled by Stark, standing, STR 0, intrigue
        "#]],
    );
}

#[test]
fn what_is_discarded_for_a_cost_is_not_saved_though_its_text_is_silent() {
    check(
        "
        note  FAQ F026 with a card whose text does not say that it cannot be saved
        rule  cost.not_saved
        set   lotr
        players Lannister, Stark
        given it is the challenges phase with Lannister active
        given Lannister has Myrcella Lannister in play, with a duplicate
        when  Lannister uses Myrcella Lannister
        when  everyone passes
        show  Lannister's discard pile
        ",
        expect![[r#"
            Myrcella Lannister is discarded from play
            Lannister uses Myrcella Lannister
            The effect of Myrcella Lannister lasts until the end of the phase
            Myrcella Lannister goes to Lannister's discard pile
            Myrcella Lannister goes to Lannister's discard pile
            Lannister has in the discard pile: Myrcella Lannister, Myrcella Lannister
        "#]],
    );
}
