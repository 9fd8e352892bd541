//! Keywords: Ambush, Infamy, Intimidate, Stalwart, Vengeful, Vigilant, and further cases.

use expect_test::expect;

use crate::check;

#[test]
fn ambush_puts_into_play_for_influence() {
    check(
        "
        rule  keyword.ambush
        players Targaryen, Lannister
        given it is the challenges phase
        given Targaryen has Whispering Hall, Plain Lord in play
        given Targaryen has Flame-Kissed, Sworn Ambusher in hand
        given Lannister has The Hound in play
        when  Targaryen ambushes Flame-Kissed on The Hound
        when  Targaryen pays with Whispering Hall
        show  The Hound
        when  Targaryen ambushes Sworn Ambusher
        ",
        expect![[r#"
            Targaryen ambushes with Flame-Kissed for 2 influence
            Targaryen kneels Whispering Hall
            Targaryen pays 2 influence
            Flame-Kissed is attached to The Hound
            The Hound: controlled by Lannister, standing, STR 2, military, with Flame-Kissed
            refused: Sworn Ambusher asks for 2 influence, you can kneel 0 (keyword.ambush)
        "#]],
    );
}

#[test]
fn ambush_is_no_playing() {
    check(
        "
        rule  keyword.ambush
        players Stark, Lannister
        given it is the challenges phase
        given Stark has Sansa Stark, Whispering Hall in play
        given Stark has Strong Sword on Sansa Stark
        given Stark has Flame-Kissed in hand
        given Stark's deck is 2 Plain Spy
        when  Stark ambushes Flame-Kissed on Sansa Stark
        when  Stark pays with Whispering Hall
        when  Stark uses Sansa Stark
        show  Flame-Kissed
        ",
        expect![[r#"
            Stark ambushes with Flame-Kissed for 2 influence
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Flame-Kissed is attached to Sansa Stark
            refused: Sansa Stark is used after a player plays an attachment on Sansa Stark; that has not just happened (response.definition)
            Flame-Kissed: controlled by Stark, standing, Ambush, attached to Sansa Stark
        "#]],
    );
}

#[test]
fn jaime_takes_the_power_of_dominance() {
    check(
        "
        rule  keyword.infamy
        players Lannister, Stark
        given Lannister has Ser Jaime Lannister in play
        when  the dominance phase begins
        when  Lannister is asked to put the power
        show  what Lannister is offered
        when  Lannister chooses Ser Jaime Lannister
        show  Ser Jaime Lannister
        show  Lannister's power
        ",
        expect![[r#"
            The dominance phase begins
            Lannister wins dominance with 3
            Lannister is offered: House Lannister / Ser Jaime Lannister
            Ser Jaime Lannister claims 1 power for dominance
            Ser Jaime Lannister: controlled by Lannister, standing, STR 3, military, intrigue, Deadly, Infamy, 1 power
            Lannister has 1 power
        "#]],
    );
}

#[test]
fn power_on_an_infamous_location_counts() {
    check(
        "
        rule  keyword.infamy
        given Stark has Plain Lord, Infamous Tavern in play
        given Stark has 13 power
        given Lannister has 2 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Stark chooses Infamous Tavern
        show  Infamous Tavern
        show  Stark's power
        when  Stark is asked to put the power
        when  Stark chooses Infamous Tavern
        show  the winner
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Infamous Tavern takes 1 power from Lannister for the claim
            Infamous Tavern: controlled by Stark, standing, Infamy, 1 power
            Stark has 14 power
            Infamous Tavern claims 1 power, unopposed
            Stark wins the game with 15 power
            Stark has won
        "#]],
    );
}

#[test]
fn intimidate_spares_the_equal() {
    check(
        "
        rule  keyword.intimidate
        given Stark has Fearsome Giant, Plain Soldier in play
        given Lannister has Plain Soldier, Plain Lord in play
        given Lannister has Strong Sword on Plain Lord
        when  Stark attacks Lannister for military with Fearsome Giant, Plain Soldier
        when  Lannister defends with Plain Soldier, Plain Lord
        show  the challenge
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark attacks with Plain Soldier
            Stark kneels Fearsome Giant
            Stark kneels Plain Soldier
            Lannister defends with Plain Soldier
            Lannister defends with Plain Lord
            Lannister kneels Plain Soldier
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 5 to 5
            Lannister satisfies a claim of 1
            military challenge of Stark against Lannister: Fearsome Giant, Plain Soldier (5) against Plain Soldier, Plain Lord (5)
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn an_intimidated_defence_is_unopposed() {
    check(
        "
        rule  keyword.intimidate
        rule  challenge.unopposed
        given Stark has Fearsome Giant in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Fearsome Giant
        when  Lannister defends with Plain Lord
        when  the challenge ends
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Fearsome Giant
            Stark kneels Fearsome Giant
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 5 to 0
            Lannister satisfies a claim of 1
            Plain Lord is killed for the claim
            Stark claims 1 power, unopposed
            Plain Lord goes to Lannister's dead pile
            Stark has 1 power
        "#]],
    );
}

#[test]
fn intimidate_is_for_attackers() {
    check(
        "
        rule  keyword.intimidate
        given Stark has Plain Lord, 2 Plain Soldier in play
        given Lannister has Fearsome Giant in play
        when  Stark attacks Lannister for military with Plain Lord, Plain Soldier, Plain Soldier
        when  Lannister defends with Fearsome Giant
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Lord
            Stark attacks with Plain Soldier
            Stark attacks with Plain Soldier
            Stark kneels Plain Lord
            Stark kneels Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Fearsome Giant
            Lannister kneels Fearsome Giant
            Stark wins the challenge against Lannister, 7 to 5
            Lannister satisfies a claim of 1
            Fearsome Giant is killed for the claim
            Fearsome Giant goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn eddard_killed_for_the_claim_tops_the_deck() {
    check(
        "
        rule  keyword.stalwart
        given Lannister has Plain Lord in play
        given Stark has Eddard Stark in play, kneeling
        given Stark's deck is Ice, Hodor
        when  Lannister attacks Stark for military with Plain Lord
        when  the challenge ends
        show  Stark's deck
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Stark declares no defenders
            Lannister wins the challenge against Stark, 3 to 0
            Stark satisfies a claim of 1
            Eddard Stark is killed for the claim
            Lannister claims 1 power, unopposed
            Eddard Stark goes to the top of Stark's deck
            Stark has in the deck: Eddard Stark, Ice, Hodor
            Stark has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn several_stalwart_cards_are_ordered_by_their_owner() {
    check(
        "
        rule  keyword.stalwart
        given Lannister has Twin Funerals in hand
        given Stark has Eddard Stark, Stalwart Veteran in play
        given Stark's deck is Ice
        when  Lannister plays Twin Funerals on Eddard Stark, Stalwart Veteran
        when  Stark orders Stalwart Veteran, Eddard Stark
        show  Stark's deck
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister chooses Stalwart Veteran
            Lannister plays Twin Funerals
            Eddard Stark is killed by Twin Funerals
            Stalwart Veteran is killed by Twin Funerals
            Stalwart Veteran goes to the top of Stark's deck
            Eddard Stark goes to the top of Stark's deck
            Stark has in the deck: Eddard Stark, Stalwart Veteran, Ice
        "#]],
    );
}

#[test]
fn vengeful_cards_stand_after_a_lost_defence() {
    check(
        "
        rule  keyword.vengeful
        given Stark has Plain Lord in play
        given Lannister has 2 Vengeful Widow in play, kneeling
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for intrigue with Plain Lord
        when  Lannister is asked to stand vengeful
        when  Lannister stands Vengeful Widow, the second Vengeful Widow
        show  Lannister's cards in play
        show  Vengeful Widow
        show  the second Vengeful Widow
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Lannister stands Vengeful Widow
            Lannister stands Vengeful Widow
            Lannister has in play: Vengeful Widow, Vengeful Widow, Plain Soldier
            Vengeful Widow: controlled by Lannister, standing, STR 1, military, intrigue, Vengeful
            Vengeful Widow: controlled by Lannister, standing, STR 1, military, intrigue, Vengeful
        "#]],
    );
}

#[test]
fn vengeful_cards_stay_after_a_lost_attack() {
    check(
        "
        rule  keyword.vengeful
        given Stark has Vengeful Widow in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for military with Vengeful Widow
        when  Lannister defends with Plain Lord
        when  Stark stands Vengeful Widow
        when  the challenge ends
        show  Vengeful Widow
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Vengeful Widow
            Stark kneels Vengeful Widow
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 1
            refused: Vengeful Widow may stand after you lose a challenge as the defender (keyword.vengeful)
            Vengeful Widow: controlled by Stark, kneeling, STR 1, military, intrigue, Vengeful
        "#]],
    );
}

#[test]
fn lightbringer_stands_after_a_won_attack() {
    check(
        "
        rule  keyword.vigilant
        players Baratheon, Lannister
        given Baratheon has Stannis Baratheon, Plain Soldier in play
        given Baratheon has Lightbringer on Stannis Baratheon
        given Baratheon has Watchful Captain in play, kneeling
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Stannis Baratheon
        when  Baratheon uses Lightbringer
        when  Baratheon attacks Lannister for military with Stannis Baratheon
        when  Baratheon is asked to stand vigilant
        show  what Baratheon is offered
        when  Baratheon stands Lightbringer
        show  Lightbringer
        show  Watchful Captain
        ",
        expect![[r#"
            Lannister chooses Stannis Baratheon
            Lannister plays Sudden Accident
            Baratheon kneels Lightbringer
            Baratheon uses Lightbringer
            Stannis Baratheon is saved by Lightbringer
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
            Lannister declares no defenders
            Baratheon wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Stannis Baratheon claims 1 power for Renown
            Baratheon is offered: Lightbringer / Watchful Captain
            Baratheon stands Lightbringer
            Lightbringer: controlled by Baratheon, standing, Vigilant, attached to Stannis Baratheon
            Watchful Captain: controlled by Baratheon, kneeling, STR 3, military, power, Vigilant
        "#]],
    );
}

#[test]
fn vigilant_cards_stay_after_a_won_defence() {
    check(
        "
        rule  keyword.vigilant
        given Stark has Plain Soldier in play
        given Lannister has Watchful Captain in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Watchful Captain
        when  Lannister stands Watchful Captain
        when  the challenge ends
        show  Watchful Captain
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister defends with Watchful Captain
            Lannister kneels Watchful Captain
            Lannister wins the challenge against Stark, 3 to 2
            refused: Watchful Captain may stand after you win a challenge as the attacker (keyword.vigilant)
            Watchful Captain: controlled by Lannister, kneeling, STR 3, military, power, Vigilant
        "#]],
    );
}

#[test]
fn who_dies_for_the_claim_does_not_die_to_deadly() {
    check(
        "
        rule  keyword.deadly
        given Stark has Deadly Guard in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Plain Soldier goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn westeros_bleeds_past_the_immune() {
    check(
        "
        rule  keyword.immunity
        rule  keyword.stalwart
        players Targaryen, Stark
        given it is the dominance phase
        given Targaryen has 2 Whispering Hall in play
        given Targaryen has Westeros Bleeds in hand
        given Stark has Untouchable Hermit, Stalwart Veteran, Plain Soldier in play
        when  Targaryen plays Westeros Bleeds
        when  everyone passes
        show  Stark's cards in play
        show  Stark's deck
        ",
        expect![[r#"
            Targaryen kneels Whispering Hall
            Targaryen kneels Whispering Hall
            Targaryen pays 4 influence
            Targaryen plays Westeros Bleeds
            Stalwart Veteran is discarded from play by Westeros Bleeds
            Plain Soldier is discarded from play by Westeros Bleeds
            Stalwart Veteran goes to the top of Stark's deck
            Plain Soldier goes to Stark's discard pile
            Stark has in play: Untouchable Hermit
            Stark has in the deck: Stalwart Veteran
        "#]],
    );
}

#[test]
fn an_immune_character_is_no_target() {
    check(
        "
        rule  keyword.immunity
        given it is the challenges phase
        given Lannister has Untouchable Hermit, Plain Soldier in play
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Untouchable Hermit
        ",
        expect![[r#"
            refused: Untouchable Hermit is immune to Sudden Accident (keyword.immunity)
        "#]],
    );
}

#[test]
fn a_stalwart_card_goes_to_its_owners_deck() {
    check(
        "
        rule  keyword.stalwart
        given Stark has Stalwart Veteran in play, under Lannister's control
        given Stark's deck is Ice
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Stalwart Veteran
        when  everyone passes
        show  Stark's deck
        show  Lannister's deck
        ",
        expect![[r#"
            Stark chooses Stalwart Veteran
            Stark plays Sudden Accident
            Stalwart Veteran is killed by Sudden Accident
            Stalwart Veteran goes to the top of Stark's deck
            Stark has in the deck: Stalwart Veteran, Ice
            Lannister has in the deck: nothing
        "#]],
    );
}

#[test]
fn ambush_needs_a_card_to_go_on() {
    check(
        "
        rule  keyword.ambush
        players Targaryen, Lannister
        given it is the challenges phase
        given Targaryen has Whispering Hall in play
        given Targaryen has Flame-Kissed, Plain Soldier in hand
        when  Targaryen ambushes Flame-Kissed
        when  Targaryen ambushes Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Flame-Kissed can be attached to (card.attachment.host)
            refused: Plain Soldier has no Ambush (keyword.ambush)
        "#]],
    );
}

#[test]
fn power_of_a_claim_is_split_over_infamy() {
    check(
        "
        rule  keyword.infamy
        given Stark reveals A Bloody Season
        given Stark has Plain Lord, Infamous Tavern in play
        given Lannister has Wandering Prince in play
        given Lannister has 2 power
        when  Stark attacks Lannister for power with Plain Lord
        when  Lannister defends with Wandering Prince
        when  Stark chooses Infamous Tavern
        when  Stark is asked to put the power
        when  Stark chooses Stark's House
        show  Infamous Tavern
        show  Stark's power
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister defends with Wandering Prince
            Lannister kneels Wandering Prince
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 2
            Infamous Tavern takes 1 power from Lannister for the claim
            Stark takes 1 power from Lannister for the claim
            Infamous Tavern: controlled by Stark, standing, Infamy, 1 power
            Stark has 2 power
        "#]],
    );
}

#[test]
fn power_on_a_plain_location_does_not_count() {
    check(
        "
        rule  keyword.infamy
        given it is the challenges phase
        given Stark has Infamous Tavern in play, with 2 power
        given Stark has Plain Courtyard in play, with 3 power
        show  Stark's power
        ",
        expect![[r#"
            Stark has 2 power
        "#]],
    );
}

#[test]
fn renown_is_no_power_for_infamy() {
    check(
        "
        rule  keyword.infamy
        rule  keyword.renown
        given Stark has Renowned Knight, Infamous Tavern in play
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        show  Renowned Knight
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 3 to 2
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Renowned Knight claims 1 power for Renown
            Plain Soldier goes to Lannister's dead pile
            Renowned Knight: controlled by Stark, kneeling, STR 3, military, power, Renown, 1 power
        "#]],
    );
}

#[test]
fn any_number_of_vengeful_cards_stands() {
    check(
        "
        rule  keyword.vengeful
        given Stark has Plain Lord in play
        given Lannister has 2 Vengeful Widow in play, kneeling
        given Lannister has Plain Soldier in play, kneeling
        when  Stark attacks Lannister for intrigue with Plain Lord
        when  Lannister is asked to stand vengeful
        when  Lannister stands Plain Soldier
        when  Lannister stands Vengeful Widow
        show  Vengeful Widow
        show  the second Vengeful Widow
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Lord
            Stark kneels Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: Plain Soldier is no card of yours with Vengeful (keyword.vengeful)
            Lannister stands Vengeful Widow
            Vengeful Widow: controlled by Lannister, standing, STR 1, military, intrigue, Vengeful
            Vengeful Widow: controlled by Lannister, kneeling, STR 1, military, intrigue, Vengeful
        "#]],
    );
}

#[test]
fn setup_has_no_effect_later() {
    check(
        "
        rule  keyword.setup
        given it is the challenges phase
        given Stark is the first player
        given Stark has Plain Maester in play
        given Stark has Maester's Chain in hand
        given Stark has 4 gold
        when  Stark tries to marshal Maester's Chain
        ",
        expect![[r#"
            refused: cards are marshalled in the marshalling phase; this is the challenges phase (marshalling.exclusive)
        "#]],
    );
}

#[test]
fn a_second_kind_of_limited_is_not_limited() {
    check(
        "
        rule  keyword.limited_response
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Ready Squire in play
        given Stark has Great Keep in hand
        when  Stark marshals Great Keep
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Ready Squire
        when  Stark uses Ready Squire
        ",
        expect![[r#"
            Stark marshals Great Keep for 0 gold
            Great Keep enters play
            Lannister receives 4 gold of income
            The challenges phase begins
            Stark initiates a power challenge against Lannister
            Stark attacks with Ready Squire
            Stark kneels Ready Squire
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Ready Squire
            Stark stands Ready Squire
        "#]],
    );
}

#[test]
fn ambush_adds_a_duplicate() {
    check(
        "
        rule  keyword.ambush
        rule  duplicate.put_into_play
        given it is the challenges phase
        given Stark has Hidden Heir, Whispering Hall in play
        given Stark has Hidden Heir in hand
        when  Stark ambushes Hidden Heir
        when  Stark pays with Whispering Hall
        show  Hidden Heir
        ",
        expect![[r#"
            Stark ambushes with Hidden Heir for 2 influence
            Stark kneels Whispering Hall
            Stark pays 2 influence
            Stark attaches a duplicate to Hidden Heir
            Hidden Heir: controlled by Stark, standing, STR 2, power, Ambush, Deathbound, with 1 duplicate
        "#]],
    );
}

#[test]
fn stalwart_comes_before_deathbound() {
    check(
        "
        rule  keyword.stalwart
        rule  keyword.deathbound.lcg
        given it is the dominance phase
        given Stark has 2 Whispering Hall, Sworn Shade in play
        given Stark has Westeros Bleeds in hand
        when  Stark plays Westeros Bleeds
        when  everyone passes
        show  Stark's deck
        show  Stark's dead pile
        ",
        expect![[r#"
            Stark kneels Whispering Hall
            Stark kneels Whispering Hall
            Stark pays 4 influence
            Stark plays Westeros Bleeds
            Sworn Shade is discarded from play by Westeros Bleeds
            Sworn Shade goes to the top of Stark's deck
            Stark has in the deck: Sworn Shade
            Stark has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn deathbound_does_not_hinder_a_return() {
    check(
        "
        rule  keyword.deathbound.lcg
        given Stark has Hidden Heir in play
        given Lannister has Called Home in hand
        when  Lannister plays Called Home on Hidden Heir
        when  everyone passes
        show  Hidden Heir
        ",
        expect![[r#"
            Lannister chooses Hidden Heir
            Lannister plays Called Home
            Hidden Heir is returned to Stark's hand by Called Home
            Hidden Heir goes to Stark's hand
            Hidden Heir: Stark's hand
        "#]],
    );
}

#[test]
fn a_third_players_deadly_does_not_count() {
    check(
        "
        rule  keyword.deadly
        rule  challenge.third_party
        players Lannister, Baratheon, Stark
        given Lannister reveals An Empty Season
        given Lannister has Plain Soldier in play
        given Baratheon has The Hound in play
        given Stark has Greatjon Umber in play
        given Stark has Venomed Blade on Greatjon Umber
        when  Lannister attacks Baratheon for military with Plain Soldier
        when  Baratheon defends with The Hound
        when  Stark uses Greatjon Umber
        when  Stark chooses Join as an attacker
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a military challenge against Baratheon
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Baratheon defends with The Hound
            Baratheon kneels The Hound
            Stark kneels Greatjon Umber
            Stark uses Greatjon Umber
            Greatjon Umber joins the challenge as an attacker
            Lannister wins the challenge against Baratheon, 5 to 4
            Baratheon satisfies a claim of 0
        "#]],
    );
}
