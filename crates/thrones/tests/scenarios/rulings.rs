//! The rulings of docs/rulings on characters, attachments and gold.

use expect_test::expect;

use crate::check;

#[test]
fn bronn_shields_again_each_time_he_kneels() {
    check(
        "
        rule  timing.instead
        note  ruling thrones-bronn
        given it is the challenges phase with Lannister active
        given Lannister has Bronn, Plain Lord in play
        given Lannister has 2 gold
        given Stark has 2 Sudden Accident in hand
        when  Lannister uses Bronn on Plain Lord
        when  Lannister attacks Stark for power with Bronn
        when  Stark plays Sudden Accident on Plain Lord
        when  the challenge ends
        when  Lannister attacks Stark for military with Bronn
        when  Stark plays Sudden Accident on Plain Lord
        when  the challenge ends
        show  Bronn
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister initiates a power challenge against Stark
            Lannister attacks with Bronn
            Lannister kneels Bronn
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates a military challenge against Stark
            Lannister attacks with Bronn
            Lannister kneels Bronn
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is not killed, because of Bronn
            Lannister stands Bronn
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn bronn_standing_shields_nobody() {
    check(
        "
        rule  timing.instead
        note  ruling thrones-bronn
        given it is the challenges phase with Lannister active
        given Lannister has Bronn, Plain Lord in play
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        when  Lannister uses Bronn on Plain Lord
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn bronn_shields_himself() {
    check(
        "
        rule  timing.instead
        note  ruling thrones-bronn
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has 2 gold
        given Stark has Sudden Accident in hand
        when  Lannister uses Bronn on Bronn
        when  Stark plays Sudden Accident on Bronn
        when  everyone passes
        show  Bronn
        ",
        expect![[r#"
            Lannister chooses Bronn
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Bronn
            Stark plays Sudden Accident
            Bronn is not killed, because of Bronn
            Lannister stands Bronn
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
        "#]],
    );
}

#[test]
fn one_stand_of_bronn_in_a_killing_of_two_he_shields() {
    check(
        "
        rule  timing.instead
        note  ruling thrones-bronn
        given it is the challenges phase with Lannister active
        given Lannister has Bronn in play, kneeling
        given Lannister has Plain Lord, Plain Spy in play
        given Lannister has 4 gold
        given Stark has Twin Funerals in hand
        when  Lannister uses Bronn on Plain Lord
        when  Lannister uses Bronn on Plain Spy
        when  Stark plays Twin Funerals on Plain Lord, Plain Spy
        show  who is asked
        when  Lannister chooses Bronn
        when  Lannister chooses Plain Spy
        when  everyone passes
        show  Bronn
        show  Lannister's cards in play
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Lannister chooses Plain Spy
            Lannister pays 2 gold
            Lannister uses Bronn
            The effect of Bronn lasts until the end of the phase
            Stark chooses Plain Lord
            Stark chooses Plain Spy
            Stark plays Twin Funerals
            Lannister is asked: Whom does Lannister keep from being killed by Bronn?
            refused: Bronn does not keep Bronn from dying (timing.instead)
            Plain Spy is not killed, because of Bronn
            Lannister stands Bronn
            Plain Lord is killed by Twin Funerals
            Plain Lord goes to Lannister's dead pile
            Bronn: controlled by Lannister, standing, STR 3, military, power, Deadly
            Lannister has in play: Bronn, Plain Spy
        "#]],
    );
}

#[test]
fn stannis_northern_cavalry_is_safe_once_its_strength_changed() {
    check(
        "
        rule  timing.cannot
        note  ruling thrones-northern-cavalry
        players Baratheon, Lannister
        given it is the challenges phase with Baratheon active
        given Baratheon has Stannis's Northern Cavalry, Plain Soldier in play
        given Baratheon has Second Wind in hand
        given Lannister has Sudden Accident in hand
        given Lannister has Plain Lord in play
        when  Baratheon plays Second Wind on Stannis's Northern Cavalry
        when  Lannister plays Sudden Accident on Stannis's Northern Cavalry
        when  Baratheon passes
        when  Lannister attacks Baratheon for military with Plain Lord
        when  the challenge ends
        show  Baratheon's dead pile
        ",
        expect![[r#"
            Baratheon chooses Stannis's Northern Cavalry
            Baratheon plays Second Wind
            refused: Stannis's Northern Cavalry cannot be killed (timing.cannot)
            The effect of Second Wind lasts until the end of the phase
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Baratheon declares no defenders
            Lannister wins the challenge against Baratheon, 3 to 0
            Baratheon satisfies a claim of 1
            Plain Soldier is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Soldier goes to Baratheon's dead pile
            Baratheon has in the dead pile: Plain Soldier
        "#]],
    );
}

#[test]
fn stannis_northern_cavalry_that_did_not_change_can_be_killed() {
    check(
        "
        rule  timing.cannot
        note  ruling thrones-northern-cavalry
        players Baratheon, Lannister
        given it is the challenges phase with Lannister active
        given Baratheon has Stannis's Northern Cavalry in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Stannis's Northern Cavalry
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Lannister chooses Stannis's Northern Cavalry
            Lannister plays Sudden Accident
            Stannis's Northern Cavalry is killed by Sudden Accident
            Stannis's Northern Cavalry goes to Baratheon's dead pile
            Stannis's Northern Cavalry: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn two_changes_that_cancel_out_both_count() {
    check(
        "
        rule  timing.cannot
        note  ruling thrones-northern-cavalry
        players Baratheon, Lannister
        given it is the challenges phase with Baratheon active
        given Baratheon has Stannis's Northern Cavalry in play
        given Baratheon has Second Wind in hand
        given Lannister has 2 Forever Burning, Sudden Accident in hand
        when  Baratheon plays Second Wind on Stannis's Northern Cavalry
        when  Lannister plays Forever Burning on Stannis's Northern Cavalry
        when  Lannister plays Forever Burning on Stannis's Northern Cavalry
        when  Lannister passes
        show  Stannis's Northern Cavalry
        when  Lannister plays Sudden Accident on Stannis's Northern Cavalry
        ",
        expect![[r#"
            Baratheon chooses Stannis's Northern Cavalry
            Baratheon plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Lannister chooses Stannis's Northern Cavalry
            Lannister plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Lannister chooses Stannis's Northern Cavalry
            Lannister plays Forever Burning
            The effect of Forever Burning lasts until the end of the phase
            Stannis's Northern Cavalry: controlled by Baratheon, standing, STR 3, military, power, Deadly
            refused: no character in play can be chosen for Sudden Accident (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn entering_under_a_bonus_is_no_change() {
    check(
        "
        rule  timing.cannot
        note  ruling thrones-northern-cavalry
        players Baratheon, Lannister
        given it is the marshalling phase with Baratheon active
        given Baratheon reveals Holding the Trident
        given Baratheon has Stannis's Northern Cavalry in hand
        given Baratheon has 4 gold
        given Lannister has 3 Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Baratheon marshals Stannis's Northern Cavalry
        show  Stannis's Northern Cavalry
        when  Lannister plays Sudden Accident on Stannis's Northern Cavalry
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Baratheon marshals Stannis's Northern Cavalry for 4 gold
            Baratheon pays 4 gold
            Stannis's Northern Cavalry enters play
            Stannis's Northern Cavalry: controlled by Baratheon, standing, STR 5, military, power, Deadly
            Lannister chooses Stannis's Northern Cavalry
            Lannister plays Sudden Accident
            Stannis's Northern Cavalry is killed by Sudden Accident
            Stannis's Northern Cavalry goes to Baratheon's dead pile
            Lannister receives 4 gold of income
            Stannis's Northern Cavalry: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn the_change_is_forgotten_with_the_phase() {
    check(
        "
        rule  timing.cannot
        note  ruling thrones-northern-cavalry
        players Baratheon, Lannister
        given it is the marshalling phase with Baratheon active
        given Baratheon has Stannis's Northern Cavalry in play
        given Baratheon has Second Wind in hand
        given Lannister has Sudden Accident in hand
        when  Baratheon plays Second Wind on Stannis's Northern Cavalry
        when  the marshalling phase ends
        when  the challenges phase begins
        when  Lannister plays Sudden Accident on Stannis's Northern Cavalry
        when  everyone passes
        show  Stannis's Northern Cavalry
        ",
        expect![[r#"
            Baratheon chooses Stannis's Northern Cavalry
            Baratheon plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Lannister receives 4 gold of income
            The challenges phase begins
            Lannister chooses Stannis's Northern Cavalry
            Lannister plays Sudden Accident
            Stannis's Northern Cavalry is killed by Sudden Accident
            Stannis's Northern Cavalry goes to Baratheon's dead pile
            Stannis's Northern Cavalry: Baratheon's dead pile
        "#]],
    );
}

#[test]
fn the_titans_bastard_answers_a_card_bound_for_the_dead_pile() {
    check(
        "
        rule  timing.moribund.active
        note  ruling thrones-titans-bastard
        players Targaryen, Lannister
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Targaryen has Plain Soldier in play
        given Targaryen has The Titan's Bastard in hand
        when  Lannister plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  Plain Soldier
        show  The Titan's Bastard
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            Plain Soldier: controlled by Targaryen, standing, STR 2, military
            The Titan's Bastard: Targaryen's hand
            The Titan's Bastard enters play
            Plain Soldier goes to Targaryen's dead pile
            Plain Soldier: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_answer_a_card_bound_elsewhere() {
    check(
        "
        rule  timing.moribund.active
        note  ruling thrones-titans-bastard
        players Targaryen, Lannister
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Targaryen has The Hound in play
        given Targaryen has The Titan's Bastard in hand
        when  Lannister plays Sudden Accident on The Hound
        when  Targaryen uses The Titan's Bastard
        ",
        expect![[r#"
            Lannister chooses The Hound
            Lannister plays Sudden Accident
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn the_titans_bastard_returns_after_a_death_across_the_table() {
    check(
        "
        rule  timing.moribund.active
        note  ruling thrones-titans-bastard
        players Targaryen, Lannister
        given it is the challenges phase with Targaryen active
        given Targaryen has Sudden Accident in hand
        given Targaryen has The Titan's Bastard in play
        given Lannister has Plain Soldier in play
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            Plain Soldier is killed by Sudden Accident
            Targaryen uses The Titan's Bastard
            The Titan's Bastard is returned to Targaryen's hand
            The Titan's Bastard goes to Targaryen's hand
            Plain Soldier goes to Lannister's dead pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn benjen_stark_is_not_shuffled_in_himself() {
    check(
        "
        rule  timing.moribund.active
        note  ruling thrones-benjen-stark
        given it is the challenges phase with Lannister active
        given Lannister has Sudden Accident in hand
        given Lannister has Plain Spy in the dead pile
        given Stark has Plain Soldier in the dead pile
        given Stark has Benjen Stark in play
        when  Lannister plays Sudden Accident on Benjen Stark
        when  everyone passes
        show  Stark's dead pile
        show  Stark's deck
        show  Lannister's dead pile
        ",
        expect![[r#"
            Lannister chooses Benjen Stark
            Lannister plays Sudden Accident
            Benjen Stark is killed by Sudden Accident
            Benjen Stark takes effect
            Plain Soldier goes into Stark's deck
            Stark shuffles the deck
            Plain Spy goes into Lannister's deck
            Lannister shuffles the deck
            Benjen Stark goes to Stark's dead pile
            Stark has in the dead pile: Benjen Stark
            Stark has in the deck: Plain Soldier
            Lannister has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn a_save_that_leaves_the_strength_at_zero_is_not_tried() {
    check(
        "
        rule  timing.terminal
        note  ruling thrones-flame-kissed
        players Targaryen, Stark
        given it is the challenges phase
        given Targaryen has Flame-Kissed in hand
        given Targaryen has Whispering Hall in play
        given Stark has Plain Soldier in play
        given Stark has Held Back in hand
        when  Targaryen ambushes Flame-Kissed on Plain Soldier
        when  Targaryen pays with Whispering Hall
        when  Stark plays Held Back
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Soldier
            refused: saved by Held Back, Plain Soldier would still have STR 0 (timing.terminal)
            Plain Soldier is killed
            Plain Soldier goes to Stark's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Plain Soldier: Stark's dead pile
        "#]],
    );
}

#[test]
fn prosperity_and_plenty_and_a_host_that_cannot_have_it() {
    check(
        "
        rule  timing.attachment_legality
        note  ruling thrones-prosperity-and-plenty
        players Baratheon, Lannister
        given it is the challenges phase
        given Baratheon has Prosperity and Plenty in hand
        given Baratheon has 1 gold
        given Baratheon has Plain Soldier in play
        given Baratheon has Bodyguard in the discard pile
        when  Baratheon plays Prosperity and Plenty on Bodyguard
        when  Baratheon chooses Plain Soldier
        when  everyone passes
        show  Bodyguard
        ",
        expect![[r#"
            Baratheon chooses Bodyguard
            Baratheon chooses Plain Soldier
            Baratheon pays 1 gold
            Baratheon plays Prosperity and Plenty
            Bodyguard is attached to Plain Soldier
            Bodyguard goes to Baratheon's discard pile
            Bodyguard: Baratheon's discard pile
        "#]],
    );
}

#[test]
fn gold_on_tywin_is_neither_counted_nor_returned() {
    check(
        "
        rule  timing.phase.standing
        note  ruling thrones-tywin-lannister
        given Lannister has Tywin Lannister in play, kneeling, with 2 gold on it
        given Lannister has 1 gold
        given Stark has Plain Soldier in play
        when  the dominance phase begins
        when  the taxation phase begins
        when  the taxation phase ends
        show  Tywin Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            The dominance phase begins
            Stark wins dominance with 2
            Stark claims 1 power for dominance
            The standing phase begins
            Lannister stands Tywin Lannister
            The taxation phase begins
            Lannister returns 1 gold to the Treasury
            Tywin Lannister: controlled by Lannister, standing, STR 4, military, intrigue, power, 2 gold
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn gold_on_tywin_leaves_with_him() {
    check(
        "
        rule  timing.leaves_play
        note  ruling thrones-tywin-lannister
        given it is the challenges phase
        given Stark has Called Home in hand
        given Lannister has Tywin Lannister in play, with 2 gold on it
        when  Stark plays Called Home on Tywin Lannister
        when  everyone passes
        show  Tywin Lannister
        show  Lannister's gold
        ",
        expect![[r#"
            Stark chooses Tywin Lannister
            Stark plays Called Home
            Tywin Lannister is returned to Lannister's hand by Called Home
            Tywin Lannister goes to Lannister's hand
            Tywin Lannister: Lannister's hand
            Lannister has 0 gold
        "#]],
    );
}
