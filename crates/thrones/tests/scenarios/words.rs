//! The words no printed card uses, each where it works: `cargo xtask mutants --words` ignores them one by one.

use expect_test::expect;

use crate::check;

#[test]
fn rooted_elder_stays_where_it_is() {
    check(
        "
        given Lannister has Rooted Elder in play
        given Stark has Called Home, Turned Coat in hand
        given it is the challenges phase with Stark active
        when  Stark tries to play Called Home on Rooted Elder
        when  Stark tries to play Turned Coat on Rooted Elder
        ",
        expect![[r#"
            refused: no card in play can be chosen for Called Home (timing.initiate.no_effect)
            refused: no character an opponent controls can be chosen for Turned Coat (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn rooted_elder_is_no_casualty() {
    check(
        "
        given Lannister has Rooted Elder, Plain Soldier in play
        given Stark has Renowned Knight in play
        when  Stark attacks Lannister for military with Renowned Knight
        when  Lannister declares no defenders
        when  the challenge ends
        show  Lannister's dead pile
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Renowned Knight
            Stark kneels Renowned Knight
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Plain Soldier is killed for the claim
            Stark claims 1 power, unopposed
            Renowned Knight claims 1 power for Renown
            Plain Soldier goes to Lannister's dead pile
            Lannister has in the dead pile: Plain Soldier
        "#]],
    );
}

#[test]
fn lonely_champion_answers_once_a_game() {
    check(
        "
        given Stark has Lonely Champion in play
        when  Stark attacks Lannister for military with Lonely Champion
        when  Lannister declares no defenders
        when  Stark uses Lonely Champion
        when  the round ends
        when  the challenges phase begins
        when  Stark attacks Lannister for power with Lonely Champion
        when  Lannister declares no defenders
        when  Stark tries to use Lonely Champion
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Lonely Champion
            Stark kneels Lonely Champion
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Lonely Champion
            Lonely Champion claims 1 power
            The dominance phase begins
            Nobody wins dominance, tied at 0
            The standing phase begins
            Stark stands Lonely Champion
            The taxation phase begins
            Round 2 begins
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Lannister wins initiative with 0, having less power
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 4 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            Stark initiates a power challenge against Lannister
            Stark attacks with Lonely Champion
            Stark kneels Lonely Champion
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            refused: Lonely Champion is used after you win an unopposed challenge; that has not just happened (response.definition); Lonely Champion is used once per game, and has been (timing.limits)
        "#]],
    );
}

#[test]
fn lonely_champion_wants_no_opposition() {
    check(
        "
        given Stark has Lonely Champion, Plain Lord in play
        given Lannister has Plain Lord in play
        when  Stark attacks Lannister for power with Lonely Champion, Plain Lord
        when  Lannister defends with Plain Lord
        when  Stark tries to use Lonely Champion
        ",
        expect![[r#"
            Stark initiates a power challenge against Lannister
            Stark attacks with Lonely Champion
            Stark attacks with Plain Lord
            Stark kneels Lonely Champion
            Stark kneels Plain Lord
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Stark wins the challenge against Lannister, 5 to 3
            Lannister satisfies a claim of 1
            refused: Lonely Champion is used after you win an unopposed challenge; that has not just happened (response.definition)
        "#]],
    );
}

#[test]
fn doomsayer_hears_of_the_deadly_and_of_costs() {
    check(
        "
        given Stark has Deadly Guard, Doomsayer in play
        given Stark's deck is Ice, Hodor
        given Stark has drawn 3 cards
        given Stark reveals An Empty Season
        given Lannister has Plain Soldier in play
        when  Stark attacks Lannister for military with Deadly Guard
        when  Lannister defends with Plain Soldier
        when  the challenge ends
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Deadly Guard
            Stark kneels Deadly Guard
            Lannister defends with Plain Soldier
            Lannister kneels Plain Soldier
            Stark wins the challenge against Lannister, 2 to 2
            Lannister satisfies a claim of 0
            Plain Soldier is killed by Deadly
            Doomsayer takes effect
            Stark draws Ice
            Plain Soldier goes to Lannister's dead pile
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn doomsayer_is_paid_for_costs() {
    check(
        "
        given Stark has Doomsayer, Sunset Sea in play
        given Stark has Robb Stark in hand
        given it is the marshalling phase with Stark active
        when  Stark uses Sunset Sea
        when  everyone passes
        show  Stark's gold
        ",
        expect![[r#"
            Sunset Sea is discarded from play
            Stark uses Sunset Sea
            The effect of Sunset Sea lasts until the end of the phase
            Doomsayer takes effect
            Stark takes 1 gold from the Treasury
            Sunset Sea goes to Stark's discard pile
            Lannister receives 4 gold of income
            Stark has 5 gold
        "#]],
    );
}

#[test]
fn grateful_heir_draws_what_is_claimed() {
    check(
        "
        given Lannister has Grateful Heir in play
        given Lannister's deck is Shae, Bronn, Ice
        given Stark has Robert Baratheon in play
        when  Stark attacks Lannister for military with Robert Baratheon
        when  Lannister declares no defenders
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Robert Baratheon
            Stark kneels Robert Baratheon
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 3 to 0
            Lannister satisfies a claim of 1
            Grateful Heir is killed for the claim
            Stark claims 1 power, unopposed
            Robert Baratheon claims 2 power for Renown
            Grateful Heir takes effect
            Lannister draws Shae
            Lannister draws Bronn
            Grateful Heir goes to Lannister's dead pile
            Lannister has in hand: Shae, Bronn
        "#]],
    );
}

#[test]
fn silent_pact_answers_a_victory() {
    check(
        "
        given Stark runs Silent Pact
        given Stark's deck is Ice, Hodor
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Stark uses Silent Pact
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Silent Pact
            Stark draws Ice
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn silent_pact_acts_in_the_draw_phase() {
    check(
        "
        given Stark runs Silent Pact
        given it is the draw phase
        when  the draw phase begins
        when  Stark uses Silent Pact
        show  Stark's gold
        ",
        expect![[r#"
            The draw phase begins
            Stark uses Silent Pact
            Stark takes 1 gold from the Treasury
            Stark has 1 gold
        "#]],
    );
}

#[test]
fn silent_pact_strengthens_a_house_with_a_hall() {
    check(
        "
        given Stark runs Silent Pact
        given Stark has Plain Soldier, Plain Courtyard in play
        given it is the dominance phase
        show  Stark's dominance
        show  Plain Soldier
        ",
        expect![[r#"
            Stark counts 3 for dominance
            Plain Soldier: controlled by Stark, standing, STR 3, military
        "#]],
    );
}

#[test]
fn silent_pact_wants_a_hall() {
    check(
        "
        given Stark runs Silent Pact
        given Stark has Plain Soldier in play
        given it is the dominance phase
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn silent_pact_wants_the_time() {
    check(
        "
        given Stark runs Silent Pact
        given Stark has Plain Soldier, Plain Courtyard in play
        given it is the challenges phase
        show  Plain Soldier
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn old_debt_is_paid_to_an_opponent() {
    check(
        "
        given Stark has Old Debt in hand
        given Stark's deck is Ice, Hodor
        given Stark has 3 gold
        given it is the challenges phase with Stark active
        when  Stark plays Old Debt
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            Stark pays Lannister 2 gold
            Stark plays Old Debt
            Stark draws Ice
            Stark has 1 gold
            Lannister has 2 gold
        "#]],
    );
}

#[test]
fn old_debt_needs_gold() {
    check(
        "
        given Stark has Old Debt in hand
        given Stark's deck is Ice, Hodor
        given Stark has 1 gold
        given it is the challenges phase with Stark active
        when  Stark tries to play Old Debt
        ",
        expect![[r#"
            refused: Old Debt asks for 2 gold, you have 1 (gold.costs)
        "#]],
    );
}

#[test]
fn open_council_lets_the_opponent_decide() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Open Council, Ice, Hodor in hand
        given Stark's deck is Summer
        given it is the challenges phase with Stark active
        when  Stark plays Open Council
        when  Stark chooses Baratheon
        when  Baratheon names Hodor
        show  what Baratheon is offered
        show  what Baratheon sees of Stark
        show  Stark's gold
        ",
        expect![[r#"
            Stark chooses Baratheon
            Stark plays Open Council
            Baratheon looks at Ice
            Baratheon looks at Hodor
            Baratheon names Hodor
            Stark discards Hodor by Open Council
            Baratheon is offered: Take 2 gold from the treasury / Draw 1 card
            Baratheon sees in Stark's hand: Ice
            Baratheon sees in Stark's deck: 1 cards, of them known: nothing
            Baratheon sees in Stark's discard pile: Hodor
            Baratheon sees in Stark's dead pile: nothing
            Baratheon sees in Stark's plot deck: 6 cards, of them known: nothing
            Baratheon sees in Stark's used plots: nothing
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn last_wish_lasts_while_it_stands_there() {
    check(
        "
        given Stark has Last Wish, Plain Soldier in play
        given Lannister has Written Off in hand
        given it is the challenges phase with Stark active
        when  Stark uses Last Wish
        when  Stark chooses Plain Soldier
        when  Lannister plays Written Off
        when  Lannister chooses Last Wish
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark kneels Last Wish
            Stark uses Last Wish
            The effect of Last Wish lasts from now on
            Lannister chooses Last Wish
            Lannister plays Written Off
            Last Wish is returned to the top of Stark's deck by Written Off
            Last Wish goes to the top of Stark's deck
            Plain Soldier: controlled by Stark, standing, STR 2, military
        "#]],
    );
}

#[test]
fn last_wish_lasts_the_game() {
    check(
        "
        given Stark has Last Wish, Plain Soldier in play
        given it is the marshalling phase with Stark active
        when  Stark uses Last Wish
        when  Stark chooses Plain Soldier
        when  the round ends
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark kneels Last Wish
            Stark uses Last Wish
            The effect of Last Wish lasts from now on
            Lannister receives 4 gold of income
            The challenges phase begins
            The dominance phase begins
            Stark wins dominance with 7
            Stark claims 1 power for dominance
            The standing phase begins
            Stark stands Last Wish
            The taxation phase begins
            Stark returns 4 gold to the Treasury
            Lannister returns 4 gold to the Treasury
            Round 2 begins
            The plot phase begins
            Plain Soldier: controlled by Stark, standing, STR 3, military
        "#]],
    );
}

#[test]
fn free_lessons_look_at_the_top() {
    check(
        "
        given Stark has Free Lessons in hand
        given Stark's deck is Plain Soldier, Plain Lord, Ice, Plain Maester
        given it is the challenges phase with Stark active
        when  Stark plays Free Lessons
        show  what Stark is offered
        when  Stark chooses Plain Soldier, Plain Lord
        show  Plain Soldier
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Free Lessons
            Stark searches the deck
            Stark is offered: Plain Soldier / Plain Lord
            Stark reveals Plain Soldier
            Stark reveals Plain Lord
            Plain Soldier enters play
            Stark kneels Plain Soldier
            Plain Lord enters play
            Stark kneels Plain Lord
            Stark shuffles the deck
            Plain Soldier: controlled by Stark, kneeling, STR 2, military
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn cautious_steward_claims_without_a_location() {
    check(
        "
        given Stark has Cautious Steward in play
        given Lannister's deck is Shae, Bronn
        given it is the challenges phase with Stark active
        when  Stark uses Cautious Steward
        when  Lannister agrees
        show  Stark's power
        show  Lannister's hand
        ",
        expect![[r#"
            Stark kneels Cautious Steward
            Stark uses Cautious Steward
            Stark claims 1 power by Cautious Steward
            Lannister draws Shae
            Stark has 1 power
            Lannister has in hand: Shae
        "#]],
    );
}

#[test]
fn cautious_steward_leaves_it_to_the_opponent() {
    check(
        "
        given Stark has Cautious Steward, Plain Courtyard in play
        given Stark's deck is Ice, Hodor
        given Lannister's deck is Shae, Bronn
        given it is the challenges phase with Stark active
        when  Stark uses Cautious Steward
        when  Lannister declines
        show  Stark's hand
        show  Lannister's hand
        ",
        expect![[r#"
            Stark kneels Cautious Steward
            Stark uses Cautious Steward
            Stark draws Ice
            Stark has in hand: Ice
            Lannister has in hand: nothing
        "#]],
    );
}

#[test]
fn trusted_friend_is_not_saved() {
    check(
        "
        given Stark has Trusted Friend in hand
        given Lannister has Wandering Prince in play with a duplicate
        given Lannister's deck is Shae, Bronn
        given it is the challenges phase with Stark active
        when  Stark plays Trusted Friend
        when  Stark chooses Wandering Prince
        show  Lannister's hand
        ",
        expect![[r#"
            Stark chooses Wandering Prince
            Stark plays Trusted Friend
            Wandering Prince is returned to Lannister's hand by Trusted Friend
            Lannister draws Shae
            Lannister has in hand: Shae
        "#]],
    );
}

#[test]
fn borrowed_banner_counts_what_lies_on_it() {
    check(
        "
        given Stark has Borrowed Banner in play
        given Stark reveals A Swift Season
        given it is the marshalling phase with Stark active
        show  Borrowed Banner
        when  Stark uses Borrowed Banner
        show  Borrowed Banner
        ",
        expect![[r#"
            Borrowed Banner: controlled by Stark, standing, STR 3, military
            Stark kneels Borrowed Banner
            Stark uses Borrowed Banner
            Stark puts 8 gold on Borrowed Banner
            Borrowed Banner: controlled by Stark, kneeling, STR 9, military, 8 gold
        "#]],
    );
}

#[test]
fn second_thoughts_kneel_some_and_then_all() {
    check(
        "
        given Stark has Second Thoughts in hand
        given Stark has Plain Soldier, Plain Lord, Plain Courtyard, Infamous Tavern in play
        given it is the challenges phase with Stark active
        when  Stark plays Second Thoughts
        when  Stark chooses Plain Soldier, Plain Lord
        when  Stark chooses Plain Courtyard, Infamous Tavern
        show  Plain Lord
        show  Infamous Tavern
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark chooses Plain Lord
            Stark plays Second Thoughts
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            Stark chooses Plain Courtyard
            Stark chooses Infamous Tavern
            Stark kneels Plain Courtyard
            Stark kneels Infamous Tavern
            Plain Lord: controlled by Stark, kneeling, STR 3, military, intrigue, power
            Infamous Tavern: controlled by Stark, kneeling, Infamy
        "#]],
    );
}

#[test]
fn toll_bridge_fills_the_treasury() {
    check(
        "
        given Lannister has Toll Bridge in play
        given Stark has Plain Soldier in play
        given Stark has 2 gold
        when  Stark attacks Lannister for military with Plain Soldier
        show  Stark's gold
        show  Lannister's gold
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark pays 1 gold
            Stark has 1 gold
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn toll_bridge_counts_power_on_locations() {
    check(
        "
        given Lannister has Toll Bridge in play
        given Lannister has Plain Courtyard in play with 3 power
        given it is the challenges phase
        show  Lannister's power
        ",
        expect![[r#"
            Lannister has 3 power
        "#]],
    );
}

#[test]
fn melisandre_leaves_the_power_on_a_tavern() {
    check(
        "
        given Stark has Melisandre in play
        given Lannister has Infamous Tavern in play with 2 power
        given it is the challenges phase
        show  Lannister's power
        ",
        expect![[r#"
            Lannister has 2 power
        "#]],
    );
}

#[test]
fn blessed_shield_lets_armour_through() {
    check(
        "
        given Stark has Plain Soldier in play
        given Stark has Blessed Shield on Plain Soldier
        given Stark has Strong Sword, Blessed Shield in hand
        given Stark has 3 gold
        given it is the marshalling phase with Stark active
        when  Stark tries to marshal Strong Sword on Plain Soldier
        when  Stark marshals the second Blessed Shield on Plain Soldier
        ",
        expect![[r#"
            refused: there is no card in play that Strong Sword can be attached to (card.attachment.host)
            Stark marshals Blessed Shield for 0 gold
            Blessed Shield is attached to Plain Soldier
        "#]],
    );
}

#[test]
fn blessed_shield_takes_influence_and_keeps_income() {
    check(
        "
        given Stark has Plain Soldier, Great Keep, Godswood, Raven Tower in play
        given Stark has Blessed Shield on Plain Soldier
        given it is the marshalling phase with Stark active
        show  Stark's influence
        show  Stark's income
        show  Stark's initiative
        ",
        expect![[r#"
            Stark has 0 influence
            Stark has an income of 5
            Stark has an initiative of 0
        "#]],
    );
}

#[test]
fn stripped_rank_leaves_nothing_but_strength() {
    check(
        "
        given Stark has Renowned Knight in play
        given Stark has Stripped Rank on Renowned Knight
        given it is the challenges phase
        show  Renowned Knight
        ",
        expect![[r#"
            Renowned Knight: controlled by Stark, standing, STR 5, with Stripped Rank
        "#]],
    );
}

#[test]
fn plain_robe_spares_your_own() {
    check(
        "
        given Stark has Plain Robe in hand
        given Stark has Plain Soldier in play
        given Stark has Strong Sword on Plain Soldier
        given Lannister has Plain Lord in play
        given Lannister has Golden Spurs on Plain Lord
        given it is the challenges phase with Stark active
        when  Stark plays Plain Robe
        show  Plain Soldier
        show  Plain Lord
        ",
        expect![[r#"
            Stark plays Plain Robe
            Golden Spurs is discarded from play by Plain Robe
            Golden Spurs goes to Lannister's discard pile
            Plain Soldier: controlled by Stark, standing, STR 4, military, with Strong Sword
            Plain Lord: controlled by Lannister, standing, STR 3, military, intrigue, power
        "#]],
    );
}

#[test]
fn hall_of_power_looks_for_power_and_crests() {
    check(
        "
        given Stark has Hall of Power, Plain Soldier, Eddard Stark in play
        given Stark has 2 power
        given it is the challenges phase
        show  Plain Soldier
        show  Eddard Stark
        ",
        expect![[r#"
            Plain Soldier: controlled by Stark, standing, STR 2, military
            Eddard Stark: controlled by Stark, standing, STR 5, military, power, Deadly, Renown, Stalwart
        "#]],
    );
}

#[test]
fn hall_of_power_wants_power_on_the_house() {
    check(
        "
        given Stark has Hall of Power in play
        given Stark has Eddard Stark in play, with 3 power
        given Stark has 1 power
        given it is the challenges phase
        show  Eddard Stark
        ",
        expect![[r#"
            Eddard Stark: controlled by Stark, standing, STR 3, military, power, Deadly, Renown, Stalwart, 3 power
        "#]],
    );
}

#[test]
fn call_to_arms_joins_the_attack() {
    check(
        "
        given Stark has Plain Soldier in play
        given Stark's deck is Ice, Hodor
        given Lannister has Plain Lord in play
        given Lannister has Call to Arms in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister plays Call to Arms
        when  Lannister chooses Plain Lord
        show  the challenge
        show  Stark's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister chooses Plain Lord
            Lannister plays Call to Arms
            Plain Lord joins the challenge as an attacker
            Stark draws Ice
            military challenge of Stark against Lannister: Plain Soldier, Plain Lord (5) against nothing (0)
            Stark has in hand: Ice
        "#]],
    );
}

#[test]
fn stand_aside_joins_the_defence() {
    check(
        "
        given Stark has Plain Soldier, Plain Lord in play
        given Stark has Stand Aside in hand
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark plays Stand Aside
        when  Stark chooses Plain Lord
        show  the challenge
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark chooses Plain Lord
            Stark plays Stand Aside
            Plain Lord joins the challenge as a defender
            military challenge of Stark against Lannister: Plain Soldier (2) against Plain Lord (3)
        "#]],
    );
}

#[test]
fn rivers_end_brings_a_plot_back() {
    check(
        "
        given Stark has River's End in hand
        given Stark has A Bloody Season, A Swift Season among the used plots
        given it is the challenges phase with Stark active
        when  Stark plays River's End
        when  Stark chooses A Swift Season
        show  Stark's used plots
        show  Stark's plot deck
        ",
        expect![[r#"
            Stark plays River's End
            A Swift Season goes to Stark's plot deck
            Stark has used: A Bloody Season
            Stark has in the plot deck: A Swift Season, A Quiet Season, A Quiet Season, A Quiet Season, A Quiet Season
        "#]],
    );
}

#[test]
fn a_revealed_plot_answers() {
    check(
        "
        given Stark reveals Season of Answers
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  Stark uses Season of Answers
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Season of Answers
            Stark claims 1 power by Season of Answers
        "#]],
    );
}

#[test]
fn an_agenda_happens_by_itself() {
    check(
        "
        given Lannister runs Oath of Answers
        given Lannister's deck is Shae, Bronn
        given Stark has Plain Soldier in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister declares no defenders
        when  the challenge ends
        show  Lannister's hand
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Oath of Answers takes effect
            Lannister draws Shae
            Lannister has in hand: Shae
        "#]],
    );
}

#[test]
fn a_pupil_acts_responds_and_is_mourned() {
    check(
        "
        given Stark has Teacher, Plain Soldier, Plain Lord in play
        given Stark's deck is Ice, Hodor
        given Lannister has Sudden Accident in hand
        given Lannister has 3 gold
        when  Stark attacks Lannister for military with Plain Soldier
        when  Stark uses Plain Lord
        when  Lannister declares no defenders
        when  Stark uses Plain Soldier
        when  the challenge ends
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Stark kneels Plain Lord
            Stark uses Plain Lord
            Stark claims 1 power by Plain Lord
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Stark claims 1 power, unopposed
            Stark uses Plain Soldier
            Plain Soldier claims 1 power
        "#]],
    );
}

#[test]
fn quiet_substitute_kneels_instead() {
    check(
        "
        given Stark has Quiet Substitute in play
        given Lannister has Written Off in hand
        given it is the challenges phase with Lannister active
        when  Lannister plays Written Off
        when  Lannister chooses Quiet Substitute
        show  Quiet Substitute
        ",
        expect![[r#"
            Lannister chooses Quiet Substitute
            Lannister plays Written Off
            Quiet Substitute stands in the way of what befalls Quiet Substitute
            Stark kneels Quiet Substitute
            Quiet Substitute: controlled by Stark, kneeling, STR 1, intrigue
        "#]],
    );
}

#[test]
fn willing_victim_takes_gold_instead_of_drawing() {
    check(
        "
        given Stark runs Willing Victim
        given Stark has Old Debt in hand
        given Stark's deck is Ice, Hodor
        given Stark has 2 gold
        given it is the challenges phase with Stark active
        when  Stark plays Old Debt
        show  Stark's gold
        show  Stark's hand
        ",
        expect![[r#"
            Stark pays Lannister 2 gold
            Stark plays Old Debt
            Willing Victim stands in the way of it
            Stark takes 1 gold from the Treasury
            Stark has 1 gold
            Stark has in hand: nothing
        "#]],
    );
}

#[test]
fn eager_student_keeps_opponents_from_drawing() {
    check(
        "
        given Lannister has Eager Student in play
        given Stark has Old Debt in hand
        given Stark's deck is Ice, Hodor
        given Stark has 2 gold
        given it is the challenges phase with Stark active
        when  Stark tries to play Old Debt
        ",
        expect![[r#"
            refused: Old Debt would change nothing now (timing.initiate.no_effect)
        "#]],
    );
}

#[test]
fn given_away_goes_to_whom_you_choose() {
    check(
        "
        players Stark, Lannister, Baratheon
        given Stark has Given Away in hand
        given Stark has Plain Soldier in play
        given it is the challenges phase with Stark active
        when  Stark plays Given Away
        when  Stark chooses Plain Soldier
        when  Stark chooses Baratheon
        show  Plain Soldier
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark chooses Baratheon
            Stark plays Given Away
            Baratheon takes control of Plain Soldier
            Plain Soldier: controlled by Baratheon, standing, STR 2, military
        "#]],
    );
}

#[test]
fn illyrio_names_a_power_challenge() {
    check(
        "
        given Stark has Magister Illyrio in play
        given Lannister has Plain Lord, Plain Soldier in play
        given Lannister has 3 gold
        given it is the challenges phase with Lannister active
        when  Stark uses Magister Illyrio
        when  Stark chooses Lannister
        when  Stark names power
        when  Lannister attacks Stark for military with Plain Soldier
        when  the challenge ends
        when  Lannister attacks Stark for power with Plain Lord
        show  Lannister's gold
        ",
        expect![[r#"
            Stark chooses Lannister
            Stark kneels Magister Illyrio
            Stark uses Magister Illyrio
            Stark names power challenges
            The effect of Magister Illyrio lasts until the end of the phase
            Lannister initiates a military challenge against Stark
            Lannister attacks with Plain Soldier
            Lannister kneels Plain Soldier
            Stark declares no defenders
            Lannister wins the challenge against Stark, 2 to 0
            Stark satisfies a claim of 1
            Magister Illyrio is killed for the claim
            Lannister claims 1 power, unopposed
            Magister Illyrio goes to Stark's dead pile
            Lannister initiates a power challenge against Stark
            Lannister attacks with Plain Lord
            Lannister kneels Plain Lord
            Lannister pays Stark 1 gold
            Lannister has 2 gold
        "#]],
    );
}
