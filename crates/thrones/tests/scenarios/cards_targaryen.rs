//! The cards of House Targaryen: each where it works and where it must not.

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
            Targaryen claims 1 power
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
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Tyrion Lannister
            Tyrion Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power, Stealth, with Poisoned Wine
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 3 to 0
            Targaryen satisfies a claim of 1
            Lannister claims 1 power
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
            Targaryen kneels Whispering Hall
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
            Targaryen kneels Whispering Hall
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
            Targaryen kneels Whispering Hall
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
            Targaryen kneels Whispering Hall
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
            Targaryen kneels Whispering Hall
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
            Plain Spy is killed
            Lannister claims 1 power
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
            Lannister claims 1 power
            Targaryen has in play: Plain Soldier, Plain Lord
            Lannister initiates an intrigue challenge against Targaryen
            Lannister attacks with Plain Spy
            Lannister kneels Plain Spy
            Targaryen declares no defenders
            Lannister wins the challenge against Targaryen, 1 to 0
            Targaryen satisfies a claim of 1
            Targaryen discards Ice
            Lannister claims 1 power
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
            Targaryen claims 1 power
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
            Stark shuffles the deck
            Stark reveals Plain Lord
            Plain Lord goes to Stark's hand
            Targaryen searches the deck
            Targaryen shuffles the deck
            Lannister uses Grand Maester Pycelle
            Lannister reveals Gilded Plate
            Gilded Plate goes to Lannister's hand
            Targaryen uses Captain Groleo
            Targaryen claims 1 power
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
            Targaryen claims 1 power
            Daenerys Targaryen claims 1 power
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
            Targaryen claims 1 power
            Daenerys Targaryen claims 1 power
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
            Daenerys Targaryen claims 1 power
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
            Targaryen claims 1 power
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
            Targaryen claims 1 power
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
            Targaryen claims 1 power
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
            Viserys Targaryen is killed
            Viserys Targaryen goes to Targaryen's dead pile
            refused: that text of Viserys Targaryen works only in play (play.ability)
            Viserys Targaryen: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn rhaegal_finds_a_duplicate_of_himself() {
    check(
        "
        rule  duplicate.many
        players Targaryen, Lannister
        seen by Lannister
        given Targaryen has Rhaegal in play
        given Targaryen has 2 gold
        given Targaryen's deck is Ice, Rhaegal, Hodor, Rhaegal
        given it is the challenges phase
        when  Targaryen uses Rhaegal
        show  what Targaryen is offered
        when  Targaryen takes Rhaegal
        show  Rhaegal
        show  Targaryen's gold
        when  Targaryen uses Rhaegal
        when  Targaryen takes Rhaegal
        show  Rhaegal
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen is offered: Rhaegal / Rhaegal
            Targaryen shuffles the deck
            Targaryen attaches a duplicate to Rhaegal
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 1 duplicate
            Targaryen has 1 gold
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen shuffles the deck
            Targaryen attaches a duplicate to Rhaegal
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth, with 2 duplicates
        "#]],
    );
}

#[test]
fn rhaegal_may_search_in_vain() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play
        given Targaryen has 1 gold
        given Targaryen's deck is Ice, Drogon, Hodor
        given it is the challenges phase
        when  Targaryen uses Rhaegal
        when  everyone passes
        show  Rhaegal
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen pays 1 gold
            Targaryen uses Rhaegal
            Targaryen searches the deck
            Targaryen shuffles the deck
            Rhaegal: controlled by Targaryen, standing, STR 4, military, power, Stealth
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn rhaegal_does_not_search_for_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play
        given Targaryen's deck is Ice, Rhaegal, Hodor
        given it is the challenges phase
        when  Targaryen tries to use Rhaegal
        ",
        expect![[r#"
            refused: Rhaegal asks for 1 gold, you have 0 (gold.costs)
        "#]],
    );
}

#[test]
fn rhaegal_under_anothers_control_searches_that_players_deck() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Rhaegal in play, under Lannister's control
        given Lannister has 1 gold
        given Targaryen's deck is Ice, Rhaegal, Hodor
        given Lannister's deck is Ice, Hodor
        given it is the challenges phase
        when  Lannister uses Rhaegal
        when  everyone passes
        show  Lannister's cards in play
        show  Targaryen's deck
        ",
        expect![[r#"
            Lannister pays 1 gold
            Lannister uses Rhaegal
            Lannister searches the deck
            Lannister shuffles the deck
            Lannister has in play: Rhaegal
            Targaryen has in the deck: Ice, Rhaegal, Hodor
        "#]],
    );
}

#[test]
fn drogon_breathes_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 4 gold
        given Lannister has Plain Spy, Plain Maester in play
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Spy
        when  everyone passes
        show  Plain Spy
        when  Targaryen tries to use Drogon
        ",
        expect![[r#"
            Targaryen chooses Plain Spy
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            Plain Spy: Lannister's dead pile
            refused: Drogon is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn drogon_kills_whatever_brings_the_strength_to_nothing() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Drogon, Whispering Hall, Daario Naharis in play
        given Targaryen has 2 gold
        given Lannister has Plain Lord in play
        given Targaryen has Poisoned Wine on Daario Naharis
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Lord
        show  Plain Lord
        when  Targaryen uses Poisoned Wine on Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Lannister, standing, STR 2, military, intrigue, power
            Targaryen chooses Plain Lord
            Targaryen kneels Whispering Hall
            Targaryen uses Poisoned Wine
            Poisoned Wine is attached to Plain Lord
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Poisoned Wine goes to Targaryen's discard pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn drogon_cools_down_with_the_phase() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Targaryen uses Drogon on Plain Lord
        when  the challenges phase ends
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen chooses Plain Lord
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn drogon_is_escaped_only_by_leaving() {
    check(
        "
        rule  timing.terminal
        players Targaryen, Lannister
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        given Lannister has Viserys Targaryen in play, with a duplicate
        given it is the challenges phase
        when  Targaryen uses Drogon on Viserys Targaryen
        when  Lannister saves Viserys Targaryen with its duplicate
        when  Lannister uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen chooses Viserys Targaryen
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            refused: saved by a duplicate, Viserys Targaryen would still have STR 0 (timing.terminal)
            Lannister uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Lannister's hand
            Viserys Targaryen goes to Lannister's discard pile
            Viserys Targaryen goes to Lannister's hand
            Viserys Targaryen: Lannister's hand
        "#]],
    );
}

#[test]
fn viserion_kills_who_kneels() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 8 gold
        given Lannister has Plain Lord, Plain Spy in play, kneeling
        given Lannister has Plain Soldier in play
        given it is the dominance phase
        when  Targaryen uses Viserion
        show  what Targaryen is offered
        when  Targaryen chooses Plain Lord
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Targaryen is offered: Plain Lord / Plain Spy
            Targaryen chooses Plain Lord
            Targaryen pays 4 gold
            Targaryen uses Viserion
            Plain Lord is killed
            Plain Lord goes to Lannister's dead pile
            Plain Lord: Lannister's dead pile
        "#]],
    );
}

#[test]
fn viserion_burns_once_a_phase() {
    check(
        "
        rule  timing.limits
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 8 gold
        given Lannister has 2 Plain Spy in play, kneeling
        given it is the dominance phase
        when  Targaryen uses Viserion on Plain Spy
        when  Targaryen tries to use Viserion
        ",
        expect![[r#"
            Targaryen chooses Plain Spy
            Targaryen pays 4 gold
            Targaryen uses Viserion
            Plain Spy is killed
            Plain Spy goes to Lannister's dead pile
            refused: Viserion is used once per phase, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn viserion_waits_for_dominance() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserion in play
        given Targaryen has 4 gold
        given Lannister has Plain Spy in play, kneeling
        given it is the challenges phase
        when  Targaryen tries to use Viserion
        ",
        expect![[r#"
            refused: Viserion is used in the dominance phase; this is the challenges phase (play.event)
        "#]],
    );
}

#[test]
fn strong_belwas_saves_a_noble() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Strong Belwas, Daenerys Targaryen in play
        given Targaryen has 2 gold
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen uses Strong Belwas
        when  everyone passes
        show  Daenerys Targaryen
        show  Targaryen's gold
        ",
        expect![[r#"
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Daenerys Targaryen is saved by Strong Belwas
            Daenerys Targaryen: controlled by Targaryen, standing, STR 3, intrigue, power, Renown
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn strong_belwas_does_not_save_common_people() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Strong Belwas, Plain Lord in play
        given Targaryen has Held Back in hand
        given Targaryen has 2 gold
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Plain Lord
        when  Targaryen passes
        when  Targaryen tries to use Strong Belwas
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Plain Lord
            Lannister plays Sudden Accident
            refused: Strong Belwas is used when a Noble character would be killed; that is not about to happen (timing.save_cancel)
            Plain Lord is killed
            Plain Lord goes to Targaryen's dead pile
            Plain Lord: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn strong_belwas_is_not_cheap() {
    check(
        "
        rule  gold.costs
        players Targaryen, Lannister
        given Targaryen has Strong Belwas in play
        given Targaryen has Daenerys Targaryen in play, with a duplicate
        given Targaryen has 1 gold
        given Lannister has Sudden Accident in hand
        given it is the challenges phase
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen tries to use Strong Belwas
        when  everyone passes
        show  Targaryen's dead pile
        ",
        expect![[r#"
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            refused: Strong Belwas asks for 2 gold, you have 1 (gold.costs)
            Daenerys Targaryen is killed
            Daenerys Targaryen goes to Targaryen's discard pile
            Daenerys Targaryen goes to Targaryen's dead pile
            Targaryen has in the dead pile: Daenerys Targaryen
        "#]],
    );
}

#[test]
fn daario_naharis_costs_somebody_a_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play
        given Lannister has 2 gold
        when  the dominance phase begins
        show  what Targaryen is offered
        when  Targaryen chooses Choose a player
        when  Targaryen chooses Lannister
        when  everyone passes
        show  Lannister's gold
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Targaryen is offered: Choose a player who has at least 1 gold and discard 1 gold from that player's gold pool / Discard Daario Naharis from play
            Targaryen chooses Lannister
            Lannister loses 1 gold
            Targaryen wins dominance with 3
            Targaryen claims 1 power
            Lannister has 1 gold
            Daario Naharis: controlled by Targaryen, standing, STR 3, military, intrigue, power, Deadly
        "#]],
    );
}

#[test]
fn daario_naharis_leaves_where_nobody_has_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play
        when  the dominance phase begins
        when  everyone passes
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Daario Naharis is discarded from play
            Daario Naharis goes to Targaryen's discard pile
            Nobody wins dominance, tied at 0
            Daario Naharis: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn daario_naharis_may_be_saved_from_leaving() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Daario Naharis in play, with a duplicate
        when  the dominance phase begins
        when  Targaryen saves Daario Naharis with its duplicate
        when  everyone passes
        show  Daario Naharis
        ",
        expect![[r#"
            The dominance phase begins
            Daario Naharis takes effect
            Daario Naharis is saved by its duplicate
            Targaryen wins dominance with 3
            Targaryen claims 1 power
            Daario Naharis: controlled by Targaryen, standing, STR 3, military, intrigue, power, Deadly
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_hidden_by_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Lannister has Sudden Accident in hand
        given Lannister has Ser Ilyn Payne, Plain Spy in play
        given it is the challenges phase
        when  Lannister plays Sudden Accident
        show  what Lannister is offered
        when  Lannister chooses Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister is offered: Ser Ilyn Payne / Plain Spy
            refused: Quaithe of the Shadow cannot be chosen (timing.cannot)
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_bare_is_a_target() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Quaithe of the Shadow
        when  everyone passes
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister chooses Quaithe of the Shadow
            Lannister plays Sudden Accident
            Quaithe of the Shadow is killed
            Quaithe of the Shadow goes to Targaryen's dead pile
            Quaithe of the Shadow: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_serves_her_own_side() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Targaryen has Second Wind in hand
        given it is the challenges phase
        when  Targaryen plays Second Wind on Quaithe of the Shadow
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Targaryen chooses Quaithe of the Shadow
            Targaryen plays Second Wind
            The effect of Second Wind lasts until the end of the phase
            Quaithe of the Shadow: controlled by Targaryen, standing, STR 6, military, power, with Strong Sword
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_sends_somebody_home() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos in hand
        given Targaryen has Plain Soldier, Plain Lord in play
        given Lannister has Plain Spy in play
        given Targaryen has 3 gold
        when  Targaryen marshals Xaro Xoan Daxos
        show  what Targaryen is offered
        when  Targaryen chooses Plain Soldier
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Xaro Xoan Daxos for 3 gold
            Targaryen pays 3 gold
            Xaro Xoan Daxos enters play
            Xaro Xoan Daxos takes effect
            Targaryen is offered: Xaro Xoan Daxos / Plain Soldier / Plain Lord
            Targaryen chooses Plain Soldier
            Plain Soldier is returned to Targaryen's hand
            Plain Soldier goes to Targaryen's hand
            Targaryen has in hand: Plain Soldier
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_alone_goes_himself() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos in hand
        given Targaryen has 3 gold
        when  Targaryen marshals Xaro Xoan Daxos
        when  everyone passes
        show  Xaro Xoan Daxos
        ",
        expect![[r#"
            Targaryen marshals Xaro Xoan Daxos for 3 gold
            Targaryen pays 3 gold
            Xaro Xoan Daxos enters play
            Xaro Xoan Daxos takes effect
            Targaryen chooses Xaro Xoan Daxos
            Xaro Xoan Daxos is returned to Targaryen's hand
            Xaro Xoan Daxos goes to Targaryen's hand
            Lannister receives 4 gold of income
            Xaro Xoan Daxos: Targaryen's hand
        "#]],
    );
}

#[test]
fn xaro_xoan_daxos_put_into_play_sends_nobody() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro Xoan Daxos, Smuggled In in hand
        given Targaryen has Plain Soldier in play
        given it is the challenges phase
        when  Targaryen plays Smuggled In on Xaro Xoan Daxos
        when  everyone passes
        show  Targaryen's cards in play
        ",
        expect![[r#"
            Targaryen plays Smuggled In
            Xaro Xoan Daxos enters play
            Targaryen has in play: Xaro Xoan Daxos, Plain Soldier
        "#]],
    );
}

#[test]
fn jhogo_is_stronger_with_a_weapon() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Jhogo in play
        given Targaryen has Strong Sword on Jhogo
        show  Jhogo
        ",
        expect![[r#"
            Jhogo: controlled by Targaryen, standing, STR 7, military, power, Stealth, with Strong Sword
        "#]],
    );
}

#[test]
fn jhogo_is_not_stronger_with_other_things() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Jhogo in play
        given Targaryen has Gilded Plate on Jhogo
        show  Jhogo
        ",
        expect![[r#"
            Jhogo: controlled by Targaryen, standing, STR 3, military, power, Stealth, with Gilded Plate
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_comes_home_after_a_victory() {
    check(
        "
        players Targaryen, Lannister, Stark
        given Targaryen has Dothraki Honor Guard in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase
        given Targaryen is the first player
        when  Targaryen uses Dothraki Honor Guard on Lannister
        when  Lannister attacks Stark for military with Dothraki Honor Guard
        when  the challenge ends
        show  Dothraki Honor Guard
        ",
        expect![[r#"
            Targaryen chooses Lannister
            Targaryen uses Dothraki Honor Guard
            Dothraki Honor Guard enters play, controlled by Lannister
            The effect of Dothraki Honor Guard lasts from now on
            Lannister initiates a military challenge against Stark
            Lannister attacks with Dothraki Honor Guard
            Lannister kneels Dothraki Honor Guard
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Plain Soldier is killed
            Lannister claims 1 power
            Dothraki Honor Guard takes effect
            Dothraki Honor Guard leaves the challenge
            Targaryen takes control of Dothraki Honor Guard
            Plain Soldier goes to Stark's dead pile
            Dothraki Honor Guard: controlled by Targaryen, kneeling, STR 4, military, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_comes_with_death() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed
            Targaryen uses The Titan's Bastard
            The Titan's Bastard enters play
            Plain Soldier goes to Targaryen's dead pile
            The Titan's Bastard: controlled by Targaryen, standing, STR 2, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_leaves_with_the_deaths_of_others() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in play
        given Lannister has Plain Soldier in play
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  The Titan's Bastard
        ",
        expect![[r#"
            Targaryen chooses Plain Soldier
            Targaryen plays Sudden Accident
            Plain Soldier is killed
            Targaryen uses The Titan's Bastard
            The Titan's Bastard is returned to Targaryen's hand
            The Titan's Bastard goes to Targaryen's hand
            Plain Soldier goes to Lannister's dead pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_leave_a_mourning_house() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard, Plain Soldier in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Plain Soldier
        when  Targaryen uses The Titan's Bastard
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays Sudden Accident
            Plain Soldier is killed
            Plain Soldier goes to Targaryen's dead pile
            refused: The Titan's Bastard is used after a card is put into an opponent's dead pile; that has not just happened (response.definition)
            The Titan's Bastard: controlled by Targaryen, standing, STR 2, military, intrigue, power
        "#]],
    );
}

#[test]
fn the_titans_bastard_ignores_discards() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has Plain Soldier in play
        given Lannister has Clean Sweep in hand
        when  Lannister plays Clean Sweep
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        ",
        expect![[r#"
            Lannister plays Clean Sweep
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            Plain Soldier is discarded from play
            Plain Soldier goes to Targaryen's discard pile
            The Titan's Bastard: Targaryen's hand
        "#]],
    );
}

#[test]
fn danys_handmaiden_breaks_an_attachment_dying() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dany's Handmaiden in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Dany's Handmaiden
        when  Targaryen uses Dany's Handmaiden on Strong Sword
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Dany's Handmaiden
            Lannister plays Sudden Accident
            Dany's Handmaiden is killed
            Targaryen chooses Strong Sword
            Targaryen uses Dany's Handmaiden
            Strong Sword is discarded from play
            Dany's Handmaiden goes to Targaryen's dead pile
            Strong Sword goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn danys_handmaiden_avenges_daenerys_only() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dany's Handmaiden, Jhogo, Daenerys Targaryen in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        given Lannister has 2 Sudden Accident in hand
        when  Lannister plays Sudden Accident on Jhogo
        when  Targaryen uses Dany's Handmaiden
        show  Plain Lord
        when  Lannister plays Sudden Accident on Daenerys Targaryen
        when  Targaryen uses Dany's Handmaiden on Strong Sword
        when  everyone passes
        show  Plain Lord
        ",
        expect![[r#"
            Lannister chooses Jhogo
            Lannister plays Sudden Accident
            refused: Dany's Handmaiden is used after Dany's Handmaiden or a character named Daenerys Targaryen is killed; that has not just happened (response.definition)
            Plain Lord: controlled by Lannister, standing, STR 5, military, intrigue, power, with Strong Sword
            Jhogo is killed
            Jhogo goes to Targaryen's dead pile
            Lannister chooses Daenerys Targaryen
            Lannister plays Sudden Accident
            Daenerys Targaryen is killed
            Targaryen chooses Strong Sword
            Targaryen uses Dany's Handmaiden
            Strong Sword is discarded from play
            Daenerys Targaryen goes to Targaryen's dead pile
            Strong Sword goes to Lannister's discard pile
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn warlocks_servitors_shrug_off_characters() {
    check(
        "
        rule  keyword.immunity
        players Targaryen, Lannister
        given Targaryen has Warlock's Servitors, Illyrio's Man in play
        given Lannister has Cersei Lannister in play
        given Lannister has 2 gold
        given it is the dominance phase
        when  Lannister uses Cersei Lannister
        show  what Lannister is offered
        when  Lannister chooses Warlock's Servitors
        ",
        expect![[r#"
            Lannister is offered: Illyrio's Man / Cersei Lannister
            refused: Warlock's Servitors is immune to Cersei Lannister (keyword.immunity)
        "#]],
    );
}

#[test]
fn warlocks_servitors_die_by_events() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Warlock's Servitors in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Warlock's Servitors
        when  everyone passes
        show  Warlock's Servitors
        ",
        expect![[r#"
            Lannister chooses Warlock's Servitors
            Lannister plays Sudden Accident
            Warlock's Servitors is killed
            Warlock's Servitors goes to Targaryen's dead pile
            Warlock's Servitors: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn qartheen_fanatic_fights_while_a_dragon_lives() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Qartheen Fanatic in play
        given Lannister has Drogon in play
        given Targaryen has Sudden Accident in hand
        show  Qartheen Fanatic
        when  Targaryen plays Sudden Accident on Drogon
        when  everyone passes
        show  Qartheen Fanatic
        ",
        expect![[r#"
            Qartheen Fanatic: controlled by Targaryen, standing, STR 3, military, intrigue
            Targaryen chooses Drogon
            Targaryen plays Sudden Accident
            Drogon is killed
            Drogon goes to Lannister's dead pile
            Qartheen Fanatic: controlled by Targaryen, standing, STR 2, intrigue
        "#]],
    );
}

#[test]
fn pentoshi_guildmaster_returns_after_a_great_victory() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Drogon in play
        given Targaryen has 3 gold
        when  Targaryen attacks Lannister for power with Drogon
        when  Targaryen uses Pentoshi Guildmaster
        when  Targaryen agrees
        show  Pentoshi Guildmaster
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power
            Targaryen uses Pentoshi Guildmaster
            Pentoshi Guildmaster goes to Targaryen's hand
            Targaryen pays 3 gold
            Pentoshi Guildmaster enters play
            Pentoshi Guildmaster: controlled by Targaryen, standing, STR 2, military, intrigue, power
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn pentoshi_guildmaster_waits_in_hand_without_gold() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Drogon in play
        given Targaryen has 2 gold
        when  Targaryen attacks Lannister for power with Drogon
        when  Targaryen uses Pentoshi Guildmaster
        when  everyone passes
        show  Pentoshi Guildmaster
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Drogon
            Targaryen kneels Drogon
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 4 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power
            Targaryen uses Pentoshi Guildmaster
            Pentoshi Guildmaster goes to Targaryen's hand
            Pentoshi Guildmaster: Targaryen's hand
            Targaryen has 2 gold
        "#]],
    );
}

#[test]
fn pentoshi_guildmaster_is_not_moved_by_a_small_victory() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Pentoshi Guildmaster in the discard pile
        given Targaryen has Khal Drogo in play
        given Targaryen has 3 gold
        when  Targaryen attacks Lannister for power with Khal Drogo
        when  Targaryen uses Pentoshi Guildmaster
        show  Pentoshi Guildmaster
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Khal Drogo
            Targaryen kneels Khal Drogo
            refused: Pentoshi Guildmaster is used after you win a challenge by 4 or more STR; that has not just happened (response.definition)
            Pentoshi Guildmaster: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn illyrios_man_serves_targaryen_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Illyrio's Man in play
        given Targaryen has Xaro's Home, Plain Soldier, Dany's Handmaiden in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen uses Illyrio's Man
        when  Targaryen marshals Plain Soldier
        show  Targaryen's gold
        when  Targaryen marshals Dany's Handmaiden
        show  Targaryen's gold
        when  Targaryen tries to use Illyrio's Man
        ",
        expect![[r#"
            Targaryen kneels Illyrio's Man
            Targaryen uses Illyrio's Man
            The effect of Illyrio's Man lasts until the end of the phase
            Targaryen marshals Plain Soldier for 1 gold
            Targaryen pays 1 gold
            Plain Soldier enters play
            Targaryen has 1 gold
            Targaryen marshals Dany's Handmaiden for 1 gold
            Targaryen pays 1 gold
            Dany's Handmaiden enters play
            Targaryen has 0 gold
            refused: Illyrio's Man is kneeling (kneel.only_standing)
        "#]],
    );
}

#[test]
fn xaros_home_draws_for_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord, Whispering Hall in play
        given Targaryen has Strong Sword in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        when  Targaryen kneels Whispering Hall
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Strong Sword for 1 gold
            Targaryen pays 1 gold
            Strong Sword is attached to Plain Lord
            Targaryen kneels Whispering Hall
            Targaryen uses Xaro's Home
            Targaryen draws Ice
            Targaryen has in hand: Ice
        "#]],
    );
}

#[test]
fn xaros_home_draws_not_for_a_character() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord, Whispering Hall in play
        given Targaryen has Plain Soldier in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Plain Soldier
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Plain Soldier for 1 gold
            Targaryen pays 1 gold
            Plain Soldier enters play
            Lannister receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn xaros_home_needs_influence() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Plain Lord in play
        given Targaryen has Strong Sword in hand
        given Targaryen has 1 gold
        given Targaryen's deck is Ice
        when  Targaryen marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Strong Sword for 1 gold
            Targaryen pays 1 gold
            Strong Sword is attached to Plain Lord
            Lannister receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition); Xaro's Home asks for 1 influence, you can kneel 0 (influence.pay)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn xaros_home_does_not_draw_for_opponents() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Xaro's Home, Whispering Hall in play
        given Lannister has Plain Lord in play
        given Lannister has Strong Sword in hand
        given Lannister has 1 gold
        given Targaryen's deck is Ice
        when  Lannister marshals Strong Sword on Plain Lord
        when  Targaryen uses Xaro's Home
        show  Targaryen's hand
        ",
        expect![[r#"
            Lannister marshals Strong Sword for 1 gold
            Lannister pays 1 gold
            Strong Sword is attached to Plain Lord
            Targaryen receives 4 gold of income
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn eastern_fiefdoms_serve_any_targaryen_card() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Eastern Fiefdoms in play
        given Targaryen has Aegon's Blade, Illyrio's Man in hand
        given Targaryen has Plain Lord in play
        given Targaryen has 0 gold
        given it is the marshalling phase
        when  Targaryen uses Eastern Fiefdoms
        when  Targaryen marshals Aegon's Blade on Plain Lord
        show  Targaryen's cards in play
        when  Targaryen marshals Illyrio's Man
        ",
        expect![[r#"
            Targaryen kneels Eastern Fiefdoms
            Targaryen uses Eastern Fiefdoms
            The effect of Eastern Fiefdoms lasts until the end of the phase
            Targaryen marshals Aegon's Blade for 0 gold
            Aegon's Blade is attached to Plain Lord
            Targaryen has in play: Eastern Fiefdoms, Aegon's Blade, Plain Lord
            refused: Illyrio's Man costs 1, you have 0 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn great_pyramid_serves_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Great Pyramid, Plain Lord in play
        given Targaryen has Aegon's Blade, Jhogo in hand
        given Targaryen has 2 gold
        given it is the marshalling phase
        when  Targaryen uses Great Pyramid
        when  Targaryen marshals Aegon's Blade on Plain Lord
        show  Targaryen's gold
        when  Targaryen marshals Jhogo
        show  Targaryen's gold
        ",
        expect![[r#"
            Targaryen kneels Great Pyramid
            Targaryen uses Great Pyramid
            The effect of Great Pyramid lasts until the end of the phase
            Targaryen marshals Aegon's Blade for 1 gold
            Targaryen pays 1 gold
            Aegon's Blade is attached to Plain Lord
            Targaryen has 1 gold
            Targaryen marshals Jhogo for 1 gold
            Targaryen pays 1 gold
            Jhogo enters play
            Targaryen has 0 gold
        "#]],
    );
}

#[test]
fn summer_sea_is_spent_for_a_targaryen() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Summer Sea in play
        given Targaryen has Jhogo in hand
        given Targaryen has 1 gold
        given it is the marshalling phase
        when  Targaryen uses Summer Sea
        when  Targaryen marshals Jhogo
        show  Targaryen
        ",
        expect![[r#"
            Summer Sea is discarded from play
            Targaryen uses Summer Sea
            The effect of Summer Sea lasts until the end of the phase
            Summer Sea goes to Targaryen's discard pile
            Targaryen marshals Jhogo for 1 gold
            Targaryen pays 1 gold
            Jhogo enters play
            Lannister receives 4 gold of income
            Targaryen has 0 gold
            Targaryen has 0 power
            Targaryen has in play: Jhogo
            Targaryen has in hand: nothing
            Targaryen has in the dead pile: nothing
            Targaryen has in the discard pile: Summer Sea
        "#]],
    );
}

#[test]
fn summer_sea_does_not_pay_the_toll_of_strangers() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Summer Sea in play
        given Targaryen has Tyrion Lannister in hand
        given Targaryen has 5 gold
        given it is the marshalling phase
        when  Targaryen uses Summer Sea
        when  Targaryen marshals Tyrion Lannister
        ",
        expect![[r#"
            Summer Sea is discarded from play
            Targaryen uses Summer Sea
            The effect of Summer Sea lasts until the end of the phase
            Summer Sea goes to Targaryen's discard pile
            refused: Tyrion Lannister costs 6, 2 of it as penalty for another House; you have 5 gold (marshalling.penalty)
        "#]],
    );
}

#[test]
fn khal_drogos_tent_hangs_on_the_house_card() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo's Tent in hand
        given Targaryen has 1 gold
        given Targaryen's plot deck is A Ruinous Season
        when  Targaryen attaches Khal Drogo's Tent to the House card
        when  the round ends
        when  the draw phase begins
        show  Targaryen's cards in play
        show  Targaryen's income
        ",
        expect![[r#"
            Targaryen marshals Khal Drogo's Tent for 1 gold
            Targaryen pays 1 gold
            Khal Drogo's Tent is attached to House Targaryen
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Lannister wins dominance with 4
            Lannister claims 1 power
            The standing phase begins
            The taxation phase begins
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Targaryen chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Targaryen reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 0
            Targaryen is the first player
            A Ruinous Season takes effect
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Targaryen has in play: Khal Drogo's Tent
            Targaryen has an income of 5
        "#]],
    );
}

#[test]
fn lady_daeneryss_chambers_bring_back_an_attachment() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Lady Daenerys's Chambers in play
        given Targaryen has Dany's Handmaiden in hand
        given Targaryen has Poisoned Wine, Blood of the Dragon, Aegon's Blade in the discard pile
        given Targaryen has 2 gold
        when  Targaryen marshals Dany's Handmaiden
        when  Targaryen uses Lady Daenerys's Chambers
        show  what Targaryen is offered
        when  Targaryen chooses Blood of the Dragon
        when  Targaryen chooses Poisoned Wine
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Dany's Handmaiden for 2 gold
            Targaryen pays 2 gold
            Dany's Handmaiden enters play
            Targaryen is offered: Poisoned Wine / Aegon's Blade
            refused: Lady Daenerys's Chambers asks for an attachment in your discard pile with printed cost no higher than that card's printed cost, which Blood of the Dragon is not (timing.target)
            Targaryen chooses Poisoned Wine
            Targaryen uses Lady Daenerys's Chambers
            Poisoned Wine goes to Targaryen's hand
            Targaryen has in hand: Poisoned Wine
        "#]],
    );
}

#[test]
fn lady_daeneryss_chambers_wait_for_a_targaryen() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Lady Daenerys's Chambers in play
        given Targaryen has Plain Lord in hand
        given Targaryen has Poisoned Wine in the discard pile
        given Targaryen has 3 gold
        when  Targaryen marshals Plain Lord
        when  Targaryen uses Lady Daenerys's Chambers
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen marshals Plain Lord for 3 gold
            Targaryen pays 3 gold
            Plain Lord enters play
            Lannister receives 4 gold of income
            refused: Lady Daenerys's Chambers is used after you play a House Targaryen character; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn dothraki_honor_guard_is_not_lent_between_challenges_phases() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Dothraki Honor Guard in hand
        given it is the dominance phase
        when  Targaryen tries to use Dothraki Honor Guard
        ",
        expect![[r#"
            refused: Dothraki Honor Guard is used in the challenges phase; this is the dominance phase (play.event)
        "#]],
    );
}

#[test]
fn khal_drogos_tent_as_a_location_is_a_location() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Khal Drogo's Tent in play
        given Targaryen's plot deck is A Ruinous Season
        when  the plot phase begins
        when  the draw phase begins
        show  Targaryen's discard pile
        ",
        expect![[r#"
            The plot phase begins
            Targaryen chooses A Ruinous Season
            Lannister chooses A Quiet Season
            Targaryen reveals A Ruinous Season
            Lannister reveals A Quiet Season
            Targaryen wins initiative with 0
            Targaryen is the first player
            A Ruinous Season takes effect
            Khal Drogo's Tent is discarded from play
            Khal Drogo's Tent goes to Targaryen's discard pile
            Targaryen returns the used plots to the plot deck
            The draw phase begins
            Targaryen has in the discard pile: Khal Drogo's Tent
        "#]],
    );
}

#[test]
fn temple_of_the_graces_is_limited() {
    check(
        "
        rule  keyword.limited
        players Targaryen, Lannister
        given Targaryen has Temple of the Graces, Great Pyramid in hand
        given Targaryen has 2 gold
        when  Targaryen marshals Temple of the Graces
        show  Targaryen's income
        when  Targaryen marshals Great Pyramid
        ",
        expect![[r#"
            Targaryen marshals Temple of the Graces for 0 gold
            Temple of the Graces enters play
            Targaryen has an income of 5
            refused: Great Pyramid is Limited, and you have played a Limited card this round (keyword.limited)
        "#]],
    );
}

#[test]
fn brown_ben_plumm_costs_nothing() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Brown Ben Plumm in hand
        given Targaryen has 0 gold
        when  Targaryen marshals Brown Ben Plumm
        show  Brown Ben Plumm
        ",
        expect![[r#"
            Targaryen marshals Brown Ben Plumm for 0 gold
            Brown Ben Plumm enters play
            Lannister receives 4 gold of income
            Brown Ben Plumm: controlled by Targaryen, standing, STR 2, military
        "#]],
    );
}

#[test]
fn aegons_blade_is_not_for_dragons() {
    check(
        "
        rule  keyword.no_attachments
        players Targaryen, Lannister
        given Targaryen has Drogon, Plain Spy, Plain Soldier in play
        given Targaryen has Aegon's Blade in hand
        given Targaryen has 1 gold
        when  Targaryen marshals Aegon's Blade
        when  Targaryen chooses Drogon
        ",
        expect![[r#"
            Targaryen marshals Aegon's Blade for 1 gold
            refused: Drogon takes no such attachments (keyword.no_attachments)
        "#]],
    );
}

#[test]
fn the_titans_bastard_does_not_come_for_the_hound() {
    check(
        "
        rule  timing.instead
        players Targaryen, Lannister
        given Targaryen has The Titan's Bastard in hand
        given Targaryen has The Hound in play
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on The Hound
        when  Targaryen uses The Titan's Bastard
        when  everyone passes
        show  The Titan's Bastard
        show  The Hound
        ",
        expect![[r#"
            Lannister chooses The Hound
            Lannister plays Sudden Accident
            refused: The Titan's Bastard is used after a card is put into your dead pile; that has not just happened (response.definition)
            The Hound is killed
            The Hound goes to Targaryen's discard pile
            The Titan's Bastard: Targaryen's hand
            The Hound: Targaryen's discard pile
        "#]],
    );
}

#[test]
fn viserys_targaryen_runs_to_his_owner() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Viserys Targaryen in play, under Lannister's control
        given Targaryen has Sudden Accident in hand
        when  Targaryen plays Sudden Accident on Viserys Targaryen
        when  Lannister uses Viserys Targaryen
        when  everyone passes
        show  Viserys Targaryen
        ",
        expect![[r#"
            Targaryen chooses Viserys Targaryen
            Targaryen plays Sudden Accident
            Lannister uses Viserys Targaryen
            Viserys Targaryen is saved by Viserys Targaryen
            Viserys Targaryen is returned to Targaryen's hand
            Viserys Targaryen goes to Targaryen's hand
            Viserys Targaryen: Targaryen's hand
        "#]],
    );
}

#[test]
fn drogon_does_not_kill_who_cannot_be_killed() {
    check(
        "
        rule  timing.cannot
        players Targaryen, Lannister
        given Lannister reveals The Power of Blood
        given Lannister has Cersei Lannister in play
        given Targaryen has Drogon in play
        given Targaryen has Poisoned Wine on Cersei Lannister
        given Targaryen has 2 gold
        given it is the challenges phase
        when  Targaryen uses Drogon on Cersei Lannister
        when  everyone passes
        show  Cersei Lannister
        ",
        expect![[r#"
            Targaryen chooses Cersei Lannister
            Targaryen pays 2 gold
            Targaryen uses Drogon
            The effect of Drogon lasts until the end of the phase
            Cersei Lannister: controlled by Lannister, standing, STR 0, intrigue, power, with Poisoned Wine
        "#]],
    );
}

#[test]
fn xaros_home_does_not_draw_for_an_ambush() {
    check(
        "
        rule  keyword.ambush
        players Targaryen, Lannister
        given Targaryen has Xaro's Home, Whispering Hall, Hall Steward in play
        given Targaryen has Flame-Kissed in hand
        given Targaryen's deck is Ice
        given Lannister has Plain Lord in play
        given it is the challenges phase
        when  Targaryen ambushes Flame-Kissed on Plain Lord
        when  Targaryen kneels Whispering Hall
        when  Targaryen uses Xaro's Home
        when  everyone passes
        show  Targaryen's hand
        ",
        expect![[r#"
            Targaryen kneels Whispering Hall
            Flame-Kissed is attached to Plain Lord
            refused: Xaro's Home is used after you play an attachment from hand; that has not just happened (response.definition)
            Targaryen has in hand: nothing
        "#]],
    );
}

#[test]
fn captain_groleo_earns_nothing_from_an_ambush() {
    check(
        "
        players Lannister, Targaryen
        given Targaryen has Captain Groleo in play
        given Lannister has Whispering Hall, Plain Soldier in play
        given Lannister has Flame-Kissed in hand
        given it is the challenges phase
        when  Lannister ambushes Flame-Kissed on Captain Groleo
        when  Lannister kneels Whispering Hall
        when  Targaryen uses Captain Groleo
        when  everyone passes
        show  Targaryen's power
        ",
        expect![[r#"
            Lannister kneels Whispering Hall
            Flame-Kissed is attached to Captain Groleo
            refused: Captain Groleo is used after an opponent plays an attachment or an opponent's attachment is revealed; that has not just happened (response.definition)
            Targaryen has 0 power
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_not_hidden_from_attachments() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow, Plain Spy in play
        given Targaryen has Strong Sword on Quaithe of the Shadow
        given Lannister has Whispering Hall in play
        given Lannister has Poisoned Wine on Plain Spy
        given it is the challenges phase
        when  Lannister uses Poisoned Wine on Quaithe of the Shadow
        when  everyone passes
        show  Quaithe of the Shadow
        ",
        expect![[r#"
            Lannister chooses Quaithe of the Shadow
            Lannister kneels Whispering Hall
            Lannister uses Poisoned Wine
            Poisoned Wine is attached to Quaithe of the Shadow
            Quaithe of the Shadow: controlled by Targaryen, standing, STR 2, military, power, with Strong Sword, Poisoned Wine
        "#]],
    );
}

#[test]
fn quaithe_of_the_shadow_is_hidden_from_characters() {
    check(
        "
        players Targaryen, Lannister
        given Targaryen has Quaithe of the Shadow in play
        given Targaryen has Gilded Plate on Quaithe of the Shadow
        given Lannister has Ser Ilyn Payne in play
        given it is the marshalling phase
        when  Lannister uses Ser Ilyn Payne
        when  Lannister chooses Quaithe of the Shadow
        ",
        expect![[r#"
            refused: Quaithe of the Shadow cannot be chosen (timing.cannot)
        "#]],
    );
}

#[test]
fn daenerys_targaryen_takes_the_gold_of_the_beaten_only() {
    check(
        "
        players Targaryen, Lannister, Stark
        given Targaryen has Daenerys Targaryen in play
        given Lannister has 3 gold
        given Stark has 2 gold
        when  Targaryen attacks Lannister for power with Daenerys Targaryen
        when  the challenge ends
        show  Targaryen's gold
        show  Stark's gold
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Lannister
            Targaryen attacks with Daenerys Targaryen
            Targaryen kneels Daenerys Targaryen
            Lannister declares no defenders
            Targaryen wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Targaryen claims 1 power
            Daenerys Targaryen claims 1 power
            Daenerys Targaryen takes effect
            Lannister gives Targaryen 3 gold
            Targaryen has 3 gold
            Stark has 2 gold
        "#]],
    );
}

#[test]
fn eastern_fiefdoms_do_nothing_for_strangers() {
    check(
        "
        players Targaryen, Stark
        given it is the marshalling phase
        given Targaryen has Eastern Fiefdoms in play
        given Targaryen has Jon Snow in hand
        given Targaryen has 2 gold
        when  Targaryen uses Eastern Fiefdoms
        when  Targaryen marshals Jon Snow
        ",
        expect![[r#"
            Targaryen kneels Eastern Fiefdoms
            Targaryen uses Eastern Fiefdoms
            The effect of Eastern Fiefdoms lasts until the end of the phase
            refused: Jon Snow costs 3, you have 2 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn great_pyramid_does_nothing_for_a_location() {
    check(
        "
        players Targaryen, Stark
        given it is the marshalling phase
        given Targaryen has Great Pyramid in play
        given Targaryen has Lady Daenerys's Chambers in hand
        given Targaryen has 1 gold
        when  Targaryen uses Great Pyramid
        when  Targaryen marshals Lady Daenerys's Chambers
        ",
        expect![[r#"
            Targaryen kneels Great Pyramid
            Targaryen uses Great Pyramid
            The effect of Great Pyramid lasts until the end of the phase
            refused: Lady Daenerys's Chambers costs 2, you have 1 gold (card.anatomy.cost)
        "#]],
    );
}

#[test]
fn qartheen_fanatic_is_idle_without_a_dragon_character() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Qartheen Fanatic in play
        given Targaryen has Drogon in hand
        show  Qartheen Fanatic
        when  Targaryen attacks Stark for military with Qartheen Fanatic
        ",
        expect![[r#"
            Qartheen Fanatic: controlled by Targaryen, standing, STR 2, intrigue
            refused: no standing character of yours can attack in a military challenge (challenge.attack.minimum)
        "#]],
    );
}

#[test]
fn khal_drogo_killed_does_not_come_home() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Plain Lord in play
        given Targaryen has Khal Drogo in hand
        given Stark has Sudden Accident in hand
        when  Targaryen attacks Stark for power with Plain Lord
        when  Targaryen uses Khal Drogo
        when  the challenge ends
        when  Stark plays Sudden Accident on Khal Drogo
        when  the challenges phase ends
        show  Khal Drogo
        ",
        expect![[r#"
            Targaryen initiates a power challenge against Stark
            Targaryen attacks with Plain Lord
            Targaryen kneels Plain Lord
            Stark declares no defenders
            Targaryen wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Targaryen claims 1 power
            Targaryen uses Khal Drogo
            Khal Drogo enters play
            The effect of Khal Drogo lasts until the end of the phase
            Stark chooses Khal Drogo
            Stark plays Sudden Accident
            Khal Drogo is killed
            Khal Drogo goes to Targaryen's dead pile
            Khal Drogo: Targaryen's dead pile
        "#]],
    );
}

#[test]
fn a_dragon_is_not_sought_in_an_empty_deck() {
    check(
        "
        rule  timing.initiate.no_effect
        players Targaryen, Stark
        given it is the challenges phase with Targaryen active
        given Targaryen has Whispering Hall, Rhaegal in play
        given Targaryen has Dance With Dragons in hand
        given Targaryen has 1 gold
        given Targaryen's deck is empty
        when  Targaryen plays Dance With Dragons
        when  Targaryen uses Rhaegal
        show  Targaryen's gold
        ",
        expect![[r#"
            refused: Dance With Dragons would change nothing now (timing.initiate.no_effect)
            refused: Rhaegal would change nothing now (timing.initiate.no_effect)
            Targaryen has 1 gold
        "#]],
    );
}

#[test]
fn belwas_saves_two_nobles_from_one_slaughter() {
    check(
        "
        players Targaryen, Stark
        given it is the challenges phase with Stark active
        given Targaryen has Strong Belwas, Daenerys Targaryen, Khal Drogo in play
        given Targaryen has 4 gold
        given Stark has Twin Funerals in hand
        when  Stark plays Twin Funerals on Daenerys Targaryen, Khal Drogo
        when  Targaryen uses Strong Belwas to save Daenerys Targaryen
        when  Targaryen uses Strong Belwas to save Khal Drogo
        when  everyone passes
        show  Targaryen's gold
        show  Targaryen's cards in play
        ",
        expect![[r#"
            Stark chooses Daenerys Targaryen
            Stark chooses Khal Drogo
            Stark plays Twin Funerals
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Daenerys Targaryen is saved by Strong Belwas
            Targaryen pays 2 gold
            Targaryen uses Strong Belwas
            Khal Drogo is saved by Strong Belwas
            Targaryen has 0 gold
            Targaryen has in play: Strong Belwas, Daenerys Targaryen, Khal Drogo
        "#]],
    );
}
