//! Words whose fields no printed card tells apart, and deeds that are told to whoever waits for them.

use expect_test::expect;

use crate::check;

#[test]
fn a_sealed_fate_lets_nobody_be_saved() {
    check(
        "
        given Stark has Eddard Stark in play, with a duplicate
        given Lannister has Sealed Fate on Eddard Stark
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark tries to save Eddard Stark with its duplicate
        when  everyone passes
        show  Stark's dead pile
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Eddard Stark is killed by Sudden Accident
            Eddard Stark goes to Stark's discard pile
            Eddard Stark goes to the top of Stark's deck
            Sealed Fate goes to Lannister's discard pile
            refused: Eddard Stark is not in your hand (marshalling.exclusive)
            Stark has in the dead pile: nothing
        "#]],
    );
}

#[test]
fn whoever_is_saved_is_told_of() {
    check(
        "
        given Stark has Eddard Stark in play, with a duplicate
        given Stark has Thankful Widow in play
        given Stark's deck is Summer
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Eddard Stark
        when  Stark saves Eddard Stark with its duplicate
        when  everyone passes
        ",
        expect![[r#"
            Lannister chooses Eddard Stark
            Lannister plays Sudden Accident
            Stark uses a duplicate of Eddard Stark
            Eddard Stark is saved by its duplicate
            Thankful Widow takes effect
            Stark draws Summer
        "#]],
    );
}

#[test]
fn a_discard_from_hand_is_told_of() {
    check(
        "
        given Lannister has Plain Soldier in hand
        given Stark has Thankful Widow, Plain Spy in play
        when  Stark attacks Lannister for intrigue with Plain Spy
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 1 to 0
            Lannister satisfies a claim of 1
            Lannister discards Plain Soldier at random for the claim
            Stark claims 1 power, unopposed
            Thankful Widow takes effect
            Stark takes 1 gold from the Treasury
        "#]],
    );
}

#[test]
fn only_a_knight_duels_alone() {
    check(
        "
        given Stark has Lone Duellist's Yard, Renowned Knight, Plain Soldier in play
        given Stark's deck is Summer
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        when  Stark attacks Lannister for power with Renowned Knight
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark initiates a power challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Lone Duellist's Yard takes effect
            Stark draws Summer
        "#]],
    );
}

#[test]
fn an_opponent_says_who_draws() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Open Vote in hand
        given Baratheon's deck is Summer, Ice
        when  Stark plays Open Vote
        when  Stark chooses Lannister
        when  Lannister chooses Baratheon
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays Open Vote
            Lannister chooses Baratheon
            Baratheon draws Summer
            Baratheon draws Ice
        "#]],
    );
}

#[test]
fn ransom_is_paid_in_full_by_whom_it_is_asked_of() {
    check(
        "
        given Lannister has Plain Soldier in play
        given Lannister has 2 gold
        given Stark has Ransom Note in hand
        when  Stark plays Ransom Note
        when  Lannister agrees
        when  Lannister chooses Plain Soldier
        when  everyone passes
        show  Plain Soldier
        show  Lannister's gold
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays Ransom Note
            Lannister kneels Plain Soldier
            Lannister pays 1 gold
            Stark claims 1 power by Ransom Note
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
            Lannister has 1 gold
        "#]],
    );
}

#[test]
fn whoever_cannot_pay_the_ransom_is_not_asked() {
    check(
        "
        given Lannister has 2 gold
        given Stark has Ransom Note in hand
        given Stark's deck is Summer, Ice
        when  Stark plays Ransom Note
        when  everyone passes
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays Ransom Note
            Stark draws Summer
            Stark draws Ice
        "#]],
    );
}

#[test]
fn the_second_choice_is_spared() {
    check(
        "
        given Stark has Plain Soldier, Renowned Knight, Plain Spy in play
        given Stark has Spared Friend in hand
        when  Stark plays Spared Friend
        when  Stark chooses Plain Soldier
        when  Stark chooses Renowned Knight
        when  everyone passes
        show  Renowned Knight
        show  Plain Spy
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark chooses Renowned Knight
            Stark plays Spared Friend
            Plain Soldier is killed by Spared Friend
            Stark kneels Plain Soldier
            Stark kneels Plain Spy
            Plain Soldier goes to Stark's dead pile
            Renowned Knight: controlled by Stark, standing, STR 3, military, power, Renown
            Plain Spy: controlled by Stark, kneeling, STR 1, intrigue
        "#]],
    );
}

#[test]
fn the_second_guest_shares_the_feast() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Shared Feast in hand
        given Stark's deck is Summer
        given Lannister's deck is Shae
        given Baratheon's deck is Ice
        when  Stark plays Shared Feast
        when  Stark chooses Lannister
        when  Stark chooses Baratheon
        when  everyone passes
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark chooses Baratheon
            Stark plays Shared Feast
            Stark draws Summer
            Baratheon draws Ice
        "#]],
    );
}

#[test]
fn more_power_challenges_are_no_other_challenges() {
    check(
        "
        players Baratheon, Stark
        given Baratheon has Edric Storm, Host of Storm's End, Robert Baratheon, Plain Soldier in play
        when  Baratheon attacks Stark for military with Plain Soldier
        when  the challenge ends
        when  Baratheon attacks Stark for power with Host of Storm's End
        when  Baratheon uses Edric Storm
        when  the challenge ends
        show  why Baratheon cannot attack Stark for military
        when  Baratheon attacks Stark for power with Robert Baratheon
        ",
        expect![[r#"
            Baratheon initiates a military challenge against Stark
            Baratheon attacks with Plain Soldier
            Baratheon kneels Plain Soldier
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Host of Storm's End
            Baratheon kneels Host of Storm's End
            Stark declares no defenders
            Baratheon wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Baratheon claims 1 power, unopposed
            Edric Storm is discarded from play
            Baratheon uses Edric Storm
            The effect of Edric Storm lasts until the end of the phase
            Edric Storm goes to Baratheon's discard pile
            Baratheon cannot attack Stark for military: the military challenge of this turn is used (challenge.one_each)
            Baratheon initiates a power challenge against Stark
            Baratheon attacks with Robert Baratheon
            Baratheon kneels Robert Baratheon
        "#]],
    );
}

#[test]
fn the_well_hears_of_challenges_and_of_stealth() {
    check(
        "
        players Lannister, Stark
        given Stark has Gossip Well, Plain Soldier in play
        given Stark's deck is Summer
        given Lannister has Lurkers at Harrenhal, The Hound in play
        when  Lannister attacks Stark for power with Lurkers at Harrenhal
        when  Lannister chooses Plain Soldier
        when  the challenge ends
        when  Lannister attacks Stark for military with The Hound
        when  the challenge ends
        ",
        expect![[r#"
            Lannister initiates a power challenge against Stark
            Lannister attacks with Lurkers at Harrenhal
            Lannister kneels Lurkers at Harrenhal
            Lurkers at Harrenhal bypasses Plain Soldier by stealth
            Stark declares no defenders
            Gossip Well takes effect
            Stark draws Summer
            Lannister wins the challenge against Stark, 6 to 0
            Stark satisfies a claim of 1
            Lannister claims 1 power, unopposed
            Lannister initiates a military challenge against Stark
            Lannister attacks with The Hound
            Lannister kneels The Hound
            Gossip Well takes effect
            Stark takes 1 gold from the Treasury
            Stark declares no defenders
            Lannister wins the challenge against Stark, 4 to 0
            Stark satisfies a claim of 1
            Plain Soldier is killed for the claim
            Lannister claims 1 power, unopposed
            Plain Soldier goes to Stark's dead pile
        "#]],
    );
}

#[test]
fn stiff_knees_notice_who_kneels_and_who_is_chosen() {
    check(
        "
        players Lannister, Stark
        given Stark has Stiff Knees in play, kneeling
        given Stark's deck is Summer
        given Lannister has Last Wish in play
        given Stark has Fresh Horses in hand
        given it is the challenges phase
        when  Lannister uses Last Wish on Stiff Knees
        when  Stark plays Fresh Horses on Stiff Knees
        when  everyone passes
        show  Stark's gold
        ",
        expect![[r#"
            Lannister chooses Stiff Knees
            Lannister kneels Last Wish
            Lannister uses Last Wish
            The effect of Last Wish lasts from now on
            Stiff Knees takes effect
            Stark takes 1 gold from the Treasury
            Stiff Knees takes effect
            Stark claims 1 power by Stiff Knees
            Stark chooses Stiff Knees
            Stark plays Fresh Horses
            Stark stands Stiff Knees
            Stiff Knees takes effect
            Stark draws Summer
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn what_is_attached_as_a_boon_is_a_boon() {
    check(
        "
        players Lannister, Stark
        given Lannister has I'm You Writ Small in hand
        given Lannister has Tyrion Lannister, Plain Soldier in play
        given Stark has Boon Breaker in hand
        given it is the challenges phase
        when  Lannister plays I'm You Writ Small on Plain Soldier
        when  Stark plays Boon Breaker on I'm You Writ Small
        when  everyone passes
        show  Lannister's discard pile
        ",
        expect![[r#"
            Lannister chooses Plain Soldier
            Lannister plays I'm You Writ Small
            The effect of I'm You Writ Small lasts until the end of the phase
            Lannister chooses Tyrion Lannister
            I'm You Writ Small is attached to Tyrion Lannister
            Stark chooses I'm You Writ Small
            Stark plays Boon Breaker
            I'm You Writ Small is discarded from play by Boon Breaker
            I'm You Writ Small goes to Lannister's discard pile
            Lannister has in the discard pile: I'm You Writ Small
        "#]],
    );
}

#[test]
fn a_new_trade_is_the_one_named() {
    check(
        "
        given Stark has Plain Spy, Plain Soldier in play
        given Stark has New Trade, Roll of Knights in hand
        given it is the challenges phase
        when  Stark plays New Trade
        when  Stark chooses Plain Spy
        when  Stark names Knight
        when  Stark plays Roll of Knights
        ",
        expect![[r#"
            Stark chooses Plain Spy
            Stark plays New Trade
            Stark names Knight
            The effect of New Trade lasts until the end of the phase
            Stark plays Roll of Knights
            Stark takes 1 gold from the Treasury
        "#]],
    );
}

#[test]
fn only_the_trait_that_is_named_is_called_to_order() {
    check(
        "
        given Stark has Called to Order in hand
        given Lannister has Plain Spy, Plain Soldier in play
        given it is the challenges phase
        when  Stark plays Called to Order
        when  Stark names Army
        when  everyone passes
        show  Plain Spy
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays Called to Order
            Stark names Army
            Lannister kneels Plain Soldier
            Plain Spy: controlled by Lannister, standing, STR 1, intrigue
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
        "#]],
    );
}

#[test]
fn only_the_house_that_is_named_is_arrested() {
    check(
        "
        given Stark has House Arrest in hand
        given Lannister has Robb Stark, Cersei Lannister in play
        given it is the challenges phase
        when  Stark plays House Arrest
        when  Stark chooses Lannister
        when  Stark names Lannister
        when  everyone passes
        show  Robb Stark
        show  Cersei Lannister
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays House Arrest
            Stark names House Lannister
            Lannister kneels Cersei Lannister
            Robb Stark: controlled by Lannister, standing, STR 2, military, power
            Cersei Lannister: controlled by Lannister, kneeling, STR 3, intrigue, power
        "#]],
    );
}

#[test]
fn a_claim_is_for_what_the_opponent_says() {
    check(
        "
        given Stark has Borrowed Words in hand
        given Stark has Plain Soldier in play
        given Lannister has Plain Spy in play
        given Lannister has Ice in hand
        given it is the challenges phase
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Stark plays Borrowed Words
        when  Lannister names intrigue
        when  the challenge ends
        show  Plain Spy
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark chooses Lannister
            Stark plays Borrowed Words
            Lannister names intrigue challenges
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Lannister discards Ice at random for the claim
            Stark claims 1 power, unopposed
            Plain Spy: controlled by Lannister, standing, STR 1, intrigue
        "#]],
    );
}

#[test]
fn an_opponent_takes_the_first_seat() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Yielded Seat in hand
        given it is the challenges phase
        when  Stark plays Yielded Seat
        when  Stark chooses Baratheon
        when  everyone passes
        show  the first player
        ",
        expect![[r#"
            Stark chooses Baratheon
            Stark plays Yielded Seat
            Baratheon is the first player
            Baratheon is the first player
        "#]],
    );
}

#[test]
fn an_opponent_stacks_the_cards() {
    check(
        "
        given Stark has Stacked Cards in hand
        given Stark's deck is Ice, Lady, Hodor, Summer
        given it is the challenges phase
        when  Stark plays Stacked Cards
        when  Lannister orders Lady, Ice, Hodor
        show  Stark's deck
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark plays Stacked Cards
            Lannister looks at Ice
            Lannister looks at Lady
            Lannister looks at Hodor
            Stark has in the deck: Hodor, Ice, Lady, Summer
        "#]],
    );
}
