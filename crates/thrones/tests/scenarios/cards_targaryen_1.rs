//! The cards of House Targaryen up to Viserys Targaryen: each where it works and where it must not.

use expect_test::expect;

use crate::check;

#[test]
fn blood_of_the_dragon_burns_only_in_a_challenge() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Plain Soldier, Qartheen Fanatic in play
        given Targaryen has Blood of the Dragon on Plain Soldier
        show  Plain Soldier
        show  Qartheen Fanatic
        when  Targaryen attacks Lannister for military with Plain Soldier
        show  Plain Soldier
        show  Qartheen Fanatic
        when  the challenge ends
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Targaryen, standing, STR 2, military, with Blood of the Dragon
            Qartheen Fanatic: controlled by Targaryen, standing, STR 2, intrigue
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            Plain Soldier: controlled by Targaryen, kneeling, STR 8, military, with Blood of the Dragon
            Qartheen Fanatic: controlled by Targaryen, standing, STR 3, military, intrigue
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 8 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Plain Soldier: controlled by Targaryen, kneeling, STR 2, military, with Blood of the Dragon
        "#]],
    );
}

#[test]
fn poisoned_wine_goes_from_hand_to_hand() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Lannister has Plain Lord, Tyrion Lannister, Bronn in play
        given Targaryen has Poisoned Wine on Plain Lord
        given it is the challenges phase
        show  Plain Lord
        when  Targaryen uses Poisoned Wine
        show  what Targaryen is offered
        when  Targaryen chooses Tyrion Lannister
        when  Targaryen kneels Whispering Hall
        show  Plain Lord
        show  Tyrion Lannister
        ",
        expect![[r#"
            Plain Lord: controlled by Lannister, standing, STR 1, military, intrigue, power, with Poisoned Wine
            Targaryen is offered: Tyrion Lannister
            Targaryen chooses Tyrion Lannister
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Tyrion Lannister
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
            Tyrion Lannister: controlled by Lannister, standing, STR 1, intrigue, power, Stealth, with Poisoned Wine
        "#]],
    );
}

#[test]
fn poisoned_wine_does_not_move_without_influence() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play, kneeling
        given Lannister has Plain Lord, Tyrion Lannister in play
        given Targaryen has Poisoned Wine on Plain Lord
        given it is the challenges phase
        when  Targaryen tries to use Poisoned Wine
        ",
        expect![[r#"
            refused: Poisoned Wine asks for 1 influence, you can kneel 0 (influence.pay)
        "#]],
    );
}

#[test]
fn poisoned_wine_finds_no_host_among_no_attachments() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Lannister has Plain Lord, Bronn in play
        given Targaryen has Poisoned Wine on Plain Lord
        given it is the challenges phase
        when  Targaryen tries to use Poisoned Wine
        ",
        expect![[r#"
            refused: no eligible character in play other than the attached character can be chosen for Poisoned Wine (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn poisoned_wine_and_insidious_ways_leave_tyrion_at_three() {
    check(
        "
        rule  lasting.net
        players Lannister, Targaryen
        given Lannister has Tyrion Lannister in play
        given Lannister has Insidious Ways in hand
        given Lannister's deck is Ice, Hodor, Arya Stark
        given Targaryen has Whispering Hall, Plain Spy in play
        given Targaryen has Poisoned Wine on Plain Spy
        when  Lannister attacks Targaryen for intrigue with Tyrion Lannister
        when  Lannister plays Insidious Ways on Tyrion Lannister
        show  Tyrion Lannister
        when  Targaryen uses Poisoned Wine on Tyrion Lannister
        when  Targaryen kneels Whispering Hall
        show  Tyrion Lannister
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Targaryen
            Lannister attacks with Tyrion Lannister
            Lannister kneels Tyrion Lannister
            Lannister chooses Tyrion Lannister
            Lannister plays Insidious Ways
            The effect of Insidious Ways lasts until the end of the phase
            The effect of Insidious Ways lasts until the end of the challenge
            Tyrion Lannister: controlled by Lannister, kneeling, STR 5, intrigue, power, Stealth
            Targaryen chooses Tyrion Lannister
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Tyrion Lannister
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth, with Poisoned Wine
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 3 to 0
            Targaryen satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Insidious Ways takes effect
            Lannister draws Ice
            Lannister draws Hodor
            Lannister has in hand: Ice, Hodor
        "#]],
    );
}

#[test]
fn aegons_blade_gives_by_icon() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Plain Lord in play
        given Targaryen has Aegon's Blade on Plain Lord
        show  Plain Lord
        ",
        expect![[r#"
            Plain Lord: controlled by Targaryen, standing, STR 5, military, intrigue, power, Renown, Stealth, with Aegon's Blade
        "#]],
    );
}

#[test]
fn aegons_blade_gives_a_soldier_only_strength() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Plain Soldier in play
        given Targaryen has Aegon's Blade on Plain Soldier
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Targaryen, standing, STR 4, military, with Aegon's Blade
        "#]],
    );
}

#[test]
fn aegons_blade_gives_a_spy_only_stealth() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Plain Spy in play
        given Targaryen has Aegon's Blade on Plain Spy
        show  Plain Spy
        ",
        expect![[r#"
            Plain Spy: controlled by Targaryen, standing, STR 1, intrigue, Stealth, with Aegon's Blade
        "#]],
    );
}

#[test]
fn aegons_blade_lets_go_of_renown_with_the_icon() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Two Houses Envoy in play
        given Targaryen has Aegon's Blade on Two Houses Envoy
        given Lannister has Bad Name in hand
        given Lannister has 1 gold
        given it is the marshalling phase with Lannister active
        show  Two Houses Envoy
        when  Lannister marshals Bad Name on Two Houses Envoy
        show  Two Houses Envoy
        ",
        expect![[r#"
            Two Houses Envoy: controlled by Targaryen, standing, STR 2, power, Renown, with Aegon's Blade
            Lannister marshals Bad Name for 1 gold
            Lannister pays 1 gold
            Bad Name is attached to Two Houses Envoy
            Targaryen receives 4 gold of income
            Two Houses Envoy: controlled by Targaryen, standing, STR 2, with Aegon's Blade, Bad Name
        "#]],
    );
}

#[test]
fn flame_kissed_kills_the_weak_at_once() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Plain Soldier in play
        when  Targaryen ambushes Flame-Kissed on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  Targaryen's discard pile
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Soldier
            Plain Soldier is killed
            Plain Soldier goes to Lannister's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Plain Soldier: Lannister's dead pile
            Targaryen has in the discard pile: Flame-Kissed
        "#]],
    );
}

#[test]
fn flame_kissed_lets_viserys_run_home() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Viserys Targaryen in play
        when  Targaryen ambushes Flame-Kissed on Viserys Targaryen
        when  Lannister uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Viserys Targaryen
            Lannister uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Lannister's hand
            Viserys Targaryen goes to Lannister's hand
            Flame-Kissed goes to Targaryen's discard pile
            Viserys Targaryen: Lannister's hand
        "#]],
    );
}

#[test]
fn flame_kissed_burns_through_every_save() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Brown Ben Plumm in play, with 2 duplicates
        given Lannister has Held Back in hand
        when  Targaryen ambushes Flame-Kissed on Brown Ben Plumm
        when  Lannister saves Brown Ben Plumm with its duplicate
        when  Lannister tries to play Held Back
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Brown Ben Plumm
            refused: saved by a duplicate, Brown Ben Plumm would still have STR 0 (timing.terminal)
            refused: saved by Held Back, Brown Ben Plumm would still have STR 0 (timing.terminal)
            Brown Ben Plumm is killed
            Brown Ben Plumm goes to Lannister's discard pile
            Brown Ben Plumm goes to Lannister's discard pile
            Brown Ben Plumm goes to Lannister's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: Held Back
            Lannister has in the dead pile: Brown Ben Plumm
            Lannister has in the discard pile: Brown Ben Plumm, Brown Ben Plumm
        "#]],
    );
}

#[test]
fn flame_kissed_is_put_out_by_another_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Plain Soldier in play
        given Lannister has Gilded Plate on Plain Soldier
        when  Targaryen ambushes Flame-Kissed on Plain Soldier
        when  everyone passes
        show  Plain Soldier
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Soldier
            Plain Soldier: controlled by Lannister, standing, STR 2, military, with Flame-Kissed, Gilded Plate
        "#]],
    );
}

#[test]
fn flame_kissed_blazes_up_when_the_other_attachment_goes() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Lannister has Plain Soldier in play
        given Lannister has Gilded Plate on Plain Soldier
        given Lannister has 1 gold
        given Targaryen has Flame-Kissed on Plain Soldier
        given Targaryen has Sudden Accident in hand
        given it is the challenges phase
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Lannister uses Gilded Plate
        when  everyone passes
        show  Lannister
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            Lannister pays 1 gold
            Gilded Plate is discarded from play
            Lannister uses Gilded Plate
            Plain Soldier is saved by Gilded Plate
            Gilded Plate goes to Lannister's discard pile
            Plain Soldier is killed
            Plain Soldier goes to Lannister's dead pile
            Flame-Kissed goes to Targaryen's discard pile
            Lannister has 0 gold
            Lannister has 0 power
            Lannister has in play: nothing
            Lannister has in hand: nothing
            Lannister has in the dead pile: Plain Soldier
            Lannister has in the discard pile: Gilded Plate
        "#]],
    );
}

#[test]
fn flame_kissed_leaves_the_strong_alive() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Plain Lord in play
        when  Targaryen ambushes Flame-Kissed on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to Plain Lord
            Plain Lord: controlled by Lannister, standing, STR 1, military, intrigue, power, with Flame-Kissed
        "#]],
    );
}

#[test]
fn flame_kissed_is_no_ambush_without_influence() {
    check(
        "
        rule  keyword.ambush
        players Targaryen, Lannister
        given Targaryen has Flame-Kissed in hand
        given Targaryen has 2 gold
        given Lannister has Plain Soldier in play
        given it is the challenges phase
        when  Targaryen ambushes Flame-Kissed on Plain Soldier
        ",
        expect![[r#"
            refused: Flame-Kissed asks for 2 influence, you can kneel 0 (keyword.ambush)
        "#]],
    );
}

#[test]
fn flame_kissed_does_not_reach_those_without_attachments() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed in hand
        given it is the challenges phase
        given Lannister has Plain Lord, Bronn, Plain Spy in play
        when  Targaryen ambushes Flame-Kissed
        show  what Targaryen is offered
        when  Targaryen chooses Bronn
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen is offered: Plain Lord / Plain Spy
            refused: Bronn takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn bones_of_a_child_soften_a_claim() {
    check(
        "
        players Lannister, Targaryen
        given Lannister reveals A Bloody Season
        given Lannister has Fearsome Giant in play
        given Targaryen has Plain Soldier, Plain Spy, Plain Lord in play
        given Targaryen has Bones of a Child on Plain Lord
        when  Lannister attacks Targaryen for military with Fearsome Giant
        when  Targaryen uses Bones of a Child
        when  Targaryen declares no defenders
        when  Targaryen kills Plain Spy
        when  the challenge ends
        show  Targaryen
        ",
        expect![[r#"
            Lannister initiates a military challenge against Targaryen
            Lannister attacks with Fearsome Giant
            Lannister kneels Fearsome Giant
            Targaryen chooses Lannister
            Bones of a Child is discarded from play
            Targaryen uses Bones of a Child
            The effect of Bones of a Child lasts until the end of the challenge
            Bones of a Child goes to Targaryen's discard pile
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 5 to 0
            Targaryen satisfies a claim of 1
            Plain Spy is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Spy goes to Targaryen's dead pile
            Targaryen has 0 gold
            Targaryen has 0 power
            Targaryen has in play: Plain Soldier, Plain Lord
            Targaryen has in hand: nothing
            Targaryen has in the dead pile: Plain Spy
            Targaryen has in the discard pile: Bones of a Child
        "#]],
    );
}

#[test]
fn bones_of_a_child_need_a_challenge() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Plain Lord in play
        given Targaryen has Bones of a Child on Plain Lord
        given it is the challenges phase
        when  Lannister passes
        when  Targaryen tries to use Bones of a Child
        ",
        expect![[r#"
            refused: Bones of a Child is used only during a challenge: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn bones_of_a_child_last_one_challenge() {
    check(
        "
        players Lannister, Targaryen
        given Lannister has Fearsome Giant, Plain Spy in play
        given Targaryen has Plain Soldier, Plain Lord in play
        given Targaryen has Bones of a Child on Plain Lord
        given Targaryen has Ice in hand
        when  Lannister attacks Targaryen for military with Fearsome Giant
        when  Targaryen uses Bones of a Child
        when  the challenge ends
        show  Targaryen's cards in play
        when  Lannister attacks Targaryen for intrigue with Plain Spy
        when  the challenge ends
        show  Targaryen's hand
        ",
        expect![[r#"
            Lannister initiates a military challenge against Targaryen
            Lannister attacks with Fearsome Giant
            Lannister kneels Fearsome Giant
            Targaryen chooses Lannister
            Bones of a Child is discarded from play
            Targaryen uses Bones of a Child
            The effect of Bones of a Child lasts until the end of the challenge
            Bones of a Child goes to Targaryen's discard pile
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 5 to 0
            Targaryen satisfies a claim of 0
            Lannister claims 1 power, unopposed
            Targaryen has in play: Plain Soldier, Plain Lord
            Lannister initiates an intrigue challenge against Targaryen
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 1 to 0
            Targaryen satisfies a claim of 1
            Targaryen discards Ice at random for the claim
            Lannister claims 1 power, unopposed
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn captain_groleo_profits_from_attachments_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Lannister, Targaryen
        given Targaryen has Captain Groleo in play
        given Lannister has Plain Lord in play
        given Lannister has 2 Gilded Plate in hand
        given it is the marshalling phase
        when  Lannister marshals Gilded Plate on Plain Lord
        when  Targaryen uses Captain Groleo
        when  Lannister marshals Gilded Plate on Plain Lord
        when  Targaryen uses Captain Groleo
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister marshals Gilded Plate for 0 gold
            Gilded Plate is attached to Plain Lord
            Targaryen uses Captain Groleo
            Targaryen claims 1 power by Captain Groleo
            Lannister marshals Gilded Plate for 0 gold
            Gilded Plate is attached to Plain Lord
            Targaryen receives 4 gold of income
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Targaryen has 1 power
        "#]],
    );
}

#[test]
fn captain_groleo_profits_from_a_revealed_attachment() {
    check(
        "
        players Targaryen, Lannister, Stark
        given Targaryen has Captain Groleo in play
        given Lannister has Grand Maester Pycelle in play
        given Lannister's deck is Gilded Plate
        given Stark's deck is Plain Lord
        given Stark's plot deck is Summoning Season
        when  the plot phase begins
        when  Stark names Stark
        when  Stark chooses Targaryen
        when  Stark takes Plain Lord
        when  Lannister uses Grand Maester Pycelle
        when  Targaryen uses Captain Groleo
        when  everyone passes
        show  Targaryen's power
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark chooses Summoning Season
            Targaryen reveals A Quiet Season
            Lannister reveals A Quiet Season
            Stark reveals Summoning Season
            Stark wins initiative with 3
            Stark is the first player
            Summoning Season takes effect
            Stark chooses Targaryen
            Stark searches the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Stark shuffles the deck
            Targaryen searches the deck
            Targaryen shuffles the deck
            Lannister uses Grand Maester Pycelle
            Lannister reveals Gilded Plate
            Gilded Plate goes to Lannister's hand
            Targaryen uses Captain Groleo
            Targaryen claims 1 power by Captain Groleo
            Stark returns the used plots to the plot deck
            Targaryen has 1 power
        "#]],
    );
}

#[test]
fn captain_groleo_earns_nothing_from_his_own_side() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Captain Groleo, Plain Lord in play
        given Targaryen has Poisoned Wine in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen marshals Poisoned Wine on Plain Lord
        when  Targaryen uses Captain Groleo
        show  Targaryen's power
        ",
        expect![[r#"
            Targaryen marshals Poisoned Wine for 2 gold
            Targaryen pays 2 gold
            Poisoned Wine is attached to Plain Lord
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Targaryen has 0 power
        "#]],
    );
}

#[test]
fn captain_groleo_earns_nothing_from_a_moved_attachment() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Captain Groleo in play
        given Lannister has Plain Lord, Plain Spy, Whispering Hall in play
        given Lannister has Poisoned Wine on Plain Lord
        given it is the challenges phase
        when  Lannister uses Poisoned Wine on Plain Spy
        when  Lannister kneels Whispering Hall
        when  Targaryen uses Captain Groleo
        show  Plain Spy
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister chooses Plain Spy
            Lannister kneels Whispering Hall
            Lannister pays 2 influence
            Lannister uses Poisoned Wine
            Poisoned Wine is attached to Plain Spy
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Plain Spy: controlled by Lannister, standing, STR 0, intrigue, with Poisoned Wine
            Targaryen has 0 power
        "#]],
    );
}

#[test]
fn daenerys_targaryen_alone_takes_all_gold() {
    check(
        "
        rule  keyword.renown
        players Targaryen, Lannister
        given Targaryen has Daenerys Targaryen in play
        given Targaryen has 1 gold
        given Lannister has 3 gold
        when  Targaryen attacks Lannister for power with Daenerys Targaryen
        when  the challenge ends
        show  Targaryen's gold
        show  Lannister's gold
        show  Daenerys Targaryen
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Daenerys Targaryen takes effect
            Lannister gives Targaryen 3 gold
            Targaryen has 4 gold
            Lannister has 0 gold
            Daenerys Targaryen: controlled by Targaryen, kneeling, STR 3, intrigue, power, Renown, 1 power
        "#]],
    );
}

#[test]
fn daenerys_targaryen_in_company_takes_none() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daenerys Targaryen, Two Houses Envoy in play
        given Lannister has 3 gold
        when  Targaryen attacks Lannister for power with Daenerys Targaryen, Two Houses Envoy
        when  the challenge ends
        show  Lannister's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Daenerys Targaryen
            Targaryen attacks with Two Houses Envoy
            Targaryen kneels Daenerys Targaryen
            Targaryen kneels Two Houses Envoy
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Daenerys Targaryen claims 1 power for Renown
            Lannister has 3 gold
        "#]],
    );
}

#[test]
fn daenerys_targaryen_defending_takes_none() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Daenerys Targaryen in play
        given Lannister has Plain Spy in play
        given Lannister has 3 gold
        when  Lannister attacks Targaryen for intrigue with Plain Spy
        when  Targaryen defends with Daenerys Targaryen
        when  the challenge ends
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister initiates an intrigue challenge against Targaryen
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Targaryen defends with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Targaryen wins the challenge against Lannister, 3 to 1
            Daenerys Targaryen claims 1 power for Renown
            Lannister has 3 gold
        "#]],
    );
}

#[test]
fn khal_drogo_rides_in_and_out() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in hand
        given Targaryen has Plain Spy in play
        when  Targaryen attacks Lannister for intrigue with Plain Spy
        when  Targaryen uses Khal Drogo
        when  the challenge ends
        show  Khal Drogo
        when  Targaryen attacks Lannister for power with Khal Drogo
        when  the challenges phase ends
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates an intrigue challenge against Lannister
            Targaryen attacks with Plain Spy
            Targaryen kneels Plain Spy
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Targaryen uses Khal Drogo
            Khal Drogo enters play
            The effect of Khal Drogo lasts until the end of the phase
            Khal Drogo: controlled by Targaryen, standing, STR 3, military, power, Stealth
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Khal Drogo
            Targaryen kneels Khal Drogo
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            Khal Drogo takes effect
            Khal Drogo is returned to Targaryen's hand
            Khal Drogo goes to Targaryen's hand
            Khal Drogo: Targaryen's hand
        "#]],
    );
}

#[test]
fn khal_drogo_stays_home_after_a_defeat() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in hand
        given Targaryen has Plain Soldier in play
        given Lannister has Plain Lord in play
        when  Targaryen attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Lord
        when  Targaryen uses Khal Drogo
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a military challenge against Lannister
            Targaryen attacks with Plain Soldier
            Targaryen kneels Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            refused: Khal Drogo is used after you win a challenge; that has not just happened (response.definition)
            Khal Drogo: Targaryen's hand
        "#]],
    );
}

#[test]
fn khal_drogo_dead_does_not_ride_again() {
    check(
        "
        rule  unique.dead_pile
        rule  timing.initiate.no_effect
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in hand
        given Targaryen has Khal Drogo in the dead pile
        given Targaryen has Ready Squire in play
        when  Targaryen attacks Lannister for power with Ready Squire
        when  Targaryen is asked to respond
        when  Targaryen tries to use Khal Drogo
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Ready Squire
            Targaryen kneels Ready Squire
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power, unopposed
            refused: Khal Drogo would change nothing now (timing.initiate.no_effect)
            Targaryen has in hand: Khal Drogo
        "#]],
    );
}

#[test]
fn khal_drogo_marshalled_stays() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo in hand
        given Targaryen has 4 gold
        when  Targaryen marshals Khal Drogo
        when  the challenges phase begins
        when  the challenges phase ends
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen marshals Khal Drogo for 4 gold
            Targaryen pays 4 gold
            Khal Drogo enters play
            Lannister receives 4 gold of income
            The challenges phase begins
            Khal Drogo: controlled by Targaryen, standing, STR 3, military, power, Stealth
        "#]],
    );
}

#[test]
fn viserys_targaryen_runs_from_death() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserys Targaryen in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Viserys Targaryen
        when  Targaryen uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Lannister chooses Viserys Targaryen
            Lannister plays Sudden Accident
            Targaryen uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Targaryen's hand
            Viserys Targaryen goes to Targaryen's hand
            Viserys Targaryen: Targaryen's hand
        "#]],
    );
}

#[test]
fn viserys_targaryen_cannot_run_from_no_mercy() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserys Targaryen in play
        given Lannister has No Mercy in hand
        given it is the challenges phase
        when  Lannister plays No Mercy on Viserys Targaryen
        when  Targaryen uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Lannister chooses Viserys Targaryen
            Lannister plays No Mercy
            Viserys Targaryen is killed by No Mercy
            Viserys Targaryen goes to Targaryen's dead pile
            refused: that text of Viserys Targaryen works only in play (play.ability)
            Viserys Targaryen: Targaryen's dead pile
        "#]],
    );
}
