//! Saving cards from being killed or discarded.

use expect_test::expect;

use crate::check;

#[test]
fn strong_belwas_saves_and_all_stays_as_it_was() {
    check(
        "
        rule  save.effect
        players Stark, Targaryen
        given Stark has Plain Soldier in play
        given Targaryen has Strong Belwas in play
        given Targaryen has Daenerys Targaryen in play, kneeling, with 2 power
        given Targaryen has Strong Sword on Daenerys Targaryen
        given Targaryen has 2 gold
        when  Stark attacks Targaryen for military with Plain Soldier
        when  Targaryen is asked to choose the characters that die
        when  Targaryen kills Daenerys Targaryen
        when  Targaryen uses Strong Belwas
        when  the challenge ends
        show  Daenerys Targaryen
        show  Targaryen's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Targaryen
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Targaryen declares no defenders
            Stark wins the challenge against Targaryen, 2 to 0
            Targaryen satisfies a claim of 1
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Daenerys Targaryen is saved by Strong Belwas
            Stark claims 1 power, unopposed
            Daenerys Targaryen: controlled by Targaryen, kneeling, STR 5, intrigue, power, Renown, 2 power, with Strong Sword
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn what_was_paid_for_the_kill_stays_paid() {
    check(
        "
        rule  save.costs
        players Targaryen, Stark
        given it is the dominance phase
        given Targaryen has Viserion in play
        given Targaryen has 4 gold
        given Stark has Eddard Stark in play, kneeling, with a duplicate
        when  Targaryen uses Viserion on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        when  everyone passes
        show  Targaryen's gold
        show  Eddard Stark
        ",
        expect![[r#"
            Targaryen chooses Eddard Stark
            Targaryen pays 4 gold
            Targaryen uses Viserion
            Stark uses a duplicate of Eddard Stark
            Eddard Stark is saved by its duplicate
            Targaryen has 0 gold
            Eddard Stark: controlled by Stark, kneeling, STR 3, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn the_other_parts_of_the_effect_are_not_undone() {
    check(
        "
        rule  save.costs
        given it is the challenges phase
        given Stark has Twin Funerals in hand
        given Lannister has Plain Spy in play
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark plays Twin Funerals on Plain Lord, Plain Spy
        when  Lannister saves Plain Lord with its duplicate
        when  everyone passes
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark chooses Plain Spy
            Stark chooses Plain Lord
            Stark plays Twin Funerals
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Plain Spy is killed by Twin Funerals
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Plain Lord
        "#]],
    );
}

#[test]
fn valar_morghulis_and_one_duplicate() {
    check(
        "
        rule  timing.save.single
        given Stark has Eddard Stark in play, with a duplicate
        given Stark has Plain Soldier, Plain Spy in play
        given Stark's plot deck is Valar Morghulis
        when  the plot phase begins
        when  Stark reveals Valar Morghulis
        when  Stark saves Eddard Stark with its duplicate
        when  everyone passes
        show  Stark's cards in play
        show  Stark's dead pile
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses A Quiet Season
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Stark uses a duplicate of Eddard Stark
            Eddard Stark is saved by its duplicate
            Plain Soldier is killed by Valar Morghulis
            Plain Spy is killed by Valar Morghulis
            Plain Soldier goes to Stark's dead pile
            Plain Spy goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            Stark has in play: Eddard Stark
            Stark has in the dead pile: Plain Soldier, Plain Spy
        "#]],
    );
}

#[test]
fn a_save_meets_one_removal_of_one_card() {
    check(
        "
        rule  timing.save.single
        given it is the challenges phase
        given Stark has 2 Sudden Accident in hand
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark plays Sudden Accident on Plain Lord
        when  Lannister saves Plain Lord with its duplicate
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister uses a duplicate of Plain Lord
            Plain Lord is saved by its duplicate
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn only_saves_are_offered_before_the_kill() {
    check(
        "
        rule  timing.save_cancel
        given it is the challenges phase
        given Stark has Sudden Accident in hand
        given Lannister has Joffrey Baratheon in play
        given Lannister has Plain Lord in play, with a duplicate
        when  Stark plays Sudden Accident on Plain Lord
        show  what Lannister is offered
        when  Lannister tries to use Joffrey Baratheon
        when  Lannister passes
        show  what Lannister is offered
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Lannister is offered: Let it happen / Save Plain Lord with its duplicate
            refused: Joffrey Baratheon is used after a Lord or Lady character is killed; that has not just happened (response.definition)
            Plain Lord is killed by Sudden Accident
            Lannister is offered: Pass / Use Joffrey Baratheon
        "#]],
    );
}

#[test]
fn a_saved_character_answers_the_claim() {
    check(
        "
        rule  timing.claim
        given Lannister has Plain Soldier in play
        given Stark has Maester Aemon, Hodor in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark is asked to choose the characters that die
        when  Stark kills Maester Aemon
        when  Stark uses Maester Aemon
        when  the challenge ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Stark kneels Maester Aemon
            Stark uses Maester Aemon
            Maester Aemon is saved by Maester Aemon
            Lannister claims 1 power, unopposed
            Stark has in play: Maester Aemon, Hodor
        "#]],
    );
}

#[test]
fn a_character_that_cannot_be_killed_is_no_choice_for_claim() {
    check(
        "
        rule  timing.claim
        rule  timing.cannot
        given Stark reveals The Power of Blood
        given Stark has Eddard Stark, Hodor, Direwolf Pup in play
        given Lannister has Plain Soldier in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark is asked to choose the characters that die
        when  Stark kills Eddard Stark
        when  Stark kills Direwolf Pup
        when  the challenge ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            refused: Eddard Stark cannot be killed for the claim (timing.cannot)
            Direwolf Pup is killed for the claim
            Lannister claims 1 power, unopposed
            Direwolf Pup goes to Stark's dead pile
            Stark has in play: Eddard Stark, Hodor
        "#]],
    );
}

#[test]
fn a_claim_of_two_is_chosen_before_any_save() {
    check(
        "
        rule  timing.claim
        given Lannister reveals A Bloody Season
        given Lannister has Plain Soldier in play
        given Stark has Maester Aemon, Hodor, Plain Spy in play
        when  Lannister attacks Stark for military with Plain Soldier
        when  Stark is asked to choose the characters that die
        when  Stark kills Maester Aemon
        when  Stark kills Maester Aemon, Plain Spy
        when  Stark uses Maester Aemon
        when  the challenge ends
        show  Stark's cards in play
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 2
            refused: 2 different characters are chosen (challenge.claim.military.high)
            Stark kneels Maester Aemon
            Stark uses Maester Aemon
            Maester Aemon is saved by Maester Aemon
            Plain Spy is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Spy goes to Stark's dead pile
            Stark has in play: Maester Aemon, Hodor
        "#]],
    );
}

#[test]
fn a_kill_that_cannot_be_saved() {
    check(
        "
        rule  timing.cannot
        given Stark has Plain Soldier, Plain Spy, Plain Maester in play
        given Stark has Plain Lord in play, with a duplicate
        given Stark's plot deck is Wildfire Assault
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Plain Soldier, Plain Spy, Plain Maester
        when  Stark saves Plain Lord with its duplicate
        show  Plain Lord
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Wildfire Assault
            Lannister chooses A Quiet Season
            Stark reveals Wildfire Assault
            Lannister reveals A Quiet Season
            Stark wins initiative with 4
            Stark is the first player
            Wildfire Assault takes effect
            Stark chooses Plain Soldier
            Stark chooses Plain Spy
            Stark chooses Plain Maester
            Plain Lord is killed by Wildfire Assault
            Plain Lord goes to Stark's discard pile
            Plain Lord goes to Stark's dead pile
            Stark returns the used plots to the plot deck
            refused: nothing threatens Plain Lord now (timing.save_cancel)
            Plain Lord: Stark's dead pile
        "#]],
    );
}

#[test]
fn the_price_of_a_cancelled_event_stays_paid() {
    check(
        "
        rule  cancel.costs
        rule  timing.cancelled
        given it is the challenges phase with Lannister active
        given Lannister has The Lion's Will in hand
        given Lannister has 2 gold
        given Stark has Plain Lord in play
        given Stark has False Rumour in hand
        when  Lannister plays The Lion's Will on Plain Lord
        when  Stark plays False Rumour
        when  everyone passes
        show  Lannister's gold
        show  Plain Lord
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark plays False Rumour
            The Lion's Will is cancelled
            Lannister has 0 gold
            Plain Lord: controlled by Stark, standing, STR 3, military, intrigue, power
            Lannister has in the discard pile: The Lion's Will
        "#]],
    );
}

#[test]
fn each_of_several_is_saved_by_its_own_means() {
    check(
        "
        rule  timing.save.single
        given Stark has Viserys Targaryen, Plain Lord, Maester Aemon, Jon Snow, Plain Soldier in play
        given Stark has Bodyguard on Plain Lord
        given Stark's plot deck is Valar Morghulis
        when  the plot phase begins
        when  Stark uses Viserys Targaryen
        when  Stark uses Bodyguard
        when  Stark uses Maester Aemon to save Jon Snow
        when  the plot phase ends
        show  Stark's cards in play
        show  Stark's hand
        show  Stark's dead pile
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Valar Morghulis
            Lannister chooses A Quiet Season
            Stark reveals Valar Morghulis
            Lannister reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Valar Morghulis takes effect
            Stark uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Stark's hand
            Bodyguard is discarded from play
            Stark uses Bodyguard
            Plain Lord is saved by Bodyguard
            Stark kneels Maester Aemon
            Stark uses Maester Aemon
            Jon Snow is saved by Maester Aemon
            Maester Aemon is killed by Valar Morghulis
            Plain Soldier is killed by Valar Morghulis
            Viserys Targaryen goes to Stark's hand
            Maester Aemon goes to Stark's dead pile
            Plain Soldier goes to Stark's dead pile
            Bodyguard goes to Stark's discard pile
            Stark returns the used plots to the plot deck
            Stark has in play: Plain Lord, Jon Snow
            Stark has in hand: Viserys Targaryen
            Stark has in the dead pile: Maester Aemon, Plain Soldier
        "#]],
    );
}

#[test]
fn a_save_does_not_reach_a_second_card() {
    check(
        "
        rule  save.effect
        given it is the challenges phase
        given Stark has Twin Funerals in hand
        given Lannister has Maester Aemon, Jon Snow in play
        when  Stark plays Twin Funerals on Maester Aemon, Jon Snow
        when  Lannister uses Maester Aemon to save Jon Snow
        when  Lannister uses Maester Aemon to save Maester Aemon
        when  everyone passes
        show  Lannister's cards in play
        ",
        expect![[r#"
            Stark chooses Maester Aemon
            Stark chooses Jon Snow
            Stark plays Twin Funerals
            Lannister kneels Maester Aemon
            Lannister uses Maester Aemon
            Jon Snow is saved by Maester Aemon
            Maester Aemon is killed by Twin Funerals
            Maester Aemon goes to Lannister's dead pile
            refused: that text of Maester Aemon works only in play (play.ability)
            Lannister has in play: Jon Snow
        "#]],
    );
}
