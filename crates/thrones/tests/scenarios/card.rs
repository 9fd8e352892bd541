//! Cards: their types and what is printed on them.

use expect_test::expect;
use thrones::card::Set;
use thrones::cards::CARDS;
use thrones::deck::{Profile, READY_MADE, read, ready_made};
use thrones::ruleset::Edition;
use thrones::title::Title;
use thrones::vocabulary::{CardType, Houses};

use crate::check;

#[test]
fn winter_has_no_titles() {
    check(
        "
        rule  card.types.winter
        edition winter
        players Stark, Lannister, Baratheon
        when  the plot phase begins
        when  the plot phase ends
        show  Stark's title
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses A Quiet Season
            Lannister chooses A Quiet Season
            Baratheon chooses A Quiet Season
            Stark reveals A Quiet Season
            Lannister reveals A Quiet Season
            Baratheon reveals A Quiet Season
            Stark wins initiative with 0, by lot
            Stark is the first player
            Stark has no title
        "#]],
    );
}

#[test]
fn a_neutral_card_is_of_no_house() {
    check(
        "
        rule  card.house.affiliation
        note  Jon Snow costs nobody a penalty, and Winterfell Castle, for House Stark, passes him by
        given Stark has Winterfell Castle, Arya Stark in play
        given Stark has Jon Snow in hand
        given Lannister has Jon Snow in hand
        given Stark has 3 gold
        when  Stark marshals Jon Snow
        show  Stark's Jon Snow
        show  Arya Stark
        when  Lannister marshals Jon Snow
        ",
        expect![[r#"
            Stark marshals Jon Snow for 3 gold
            Stark pays 3 gold
            Jon Snow enters play
            Jon Snow: controlled by Stark, standing, STR 3, military, power
            Arya Stark: controlled by Stark, standing, STR 3, military, power
            Lannister receives 4 gold of income
            Lannister marshals Jon Snow for 3 gold
            Lannister pays 3 gold
            Jon Snow enters play
        "#]],
    );
}

#[test]
fn a_card_of_two_houses_is_of_both() {
    check(
        "
        rule  card.house.multi
        players Stark, Lannister, Baratheon
        given it is the marshalling phase
        given Stark is the first player
        given Stark has Narrow Sea in hand
        given Lannister has Narrow Sea in hand
        given Baratheon has Narrow Sea, Robert Baratheon in hand
        when  Stark marshals Narrow Sea
        when  Lannister marshals Narrow Sea
        when  Baratheon marshals Narrow Sea
        ",
        expect![[r#"
            Stark marshals Narrow Sea for 0 gold
            Narrow Sea enters play
            Lannister receives 4 gold of income
            Lannister marshals Narrow Sea for 2 gold
            Lannister pays 2 gold
            Narrow Sea enters play
            Baratheon receives 4 gold of income
            Baratheon marshals Narrow Sea for 0 gold
            Narrow Sea enters play
        "#]],
    );
}

#[test]
fn an_effect_for_one_house_finds_a_card_of_two() {
    check(
        "
        rule  card.house.multi
        given Stark has Winterfell Castle, Two Houses Envoy in play
        show  Two Houses Envoy
        ",
        expect![[r#"
            Two Houses Envoy: controlled by Stark, standing, STR 3, power
        "#]],
    );
}

#[test]
fn a_card_without_the_banner_is_not_unique() {
    check(
        "
        rule  card.anatomy.title
        given Stark has 2 Direwolf Pup, 2 Arya Stark in hand
        given Stark has 6 gold
        when  Stark marshals Direwolf Pup
        when  Stark marshals Direwolf Pup
        show  Stark's cards in play
        when  Stark marshals Arya Stark
        when  Stark marshals Arya Stark
        ",
        expect![[r#"
            Stark marshals Direwolf Pup for 1 gold
            Stark pays 1 gold
            Direwolf Pup enters play
            Stark marshals Direwolf Pup for 1 gold
            Stark pays 1 gold
            Direwolf Pup enters play
            Stark has in play: Direwolf Pup, Direwolf Pup
            Stark marshals Arya Stark for 2 gold
            Stark pays 2 gold
            Arya Stark enters play
            refused: Arya Stark is unique and Stark has it in play (unique.one_copy)
        "#]],
    );
}

#[test]
fn the_printed_cost_is_paid_in_gold() {
    check(
        "
        rule  card.anatomy.cost
        given Stark has Eddard Stark, Catelyn Stark in hand
        given Stark has 3 gold
        when  Stark marshals Eddard Stark
        when  Stark marshals Catelyn Stark
        show  Stark's gold
        ",
        expect![[r#"
            refused: Eddard Stark costs 4, you have 3 gold (card.anatomy.cost)
            Stark marshals Catelyn Stark for 3 gold
            Stark pays 3 gold
            Catelyn Stark enters play
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn only_characters_have_strength() {
    check(
        "
        rule  card.anatomy.str
        given Stark has Plain Lord, Winterfell Kennels in play
        given Stark has Second Wind in hand
        show  Stark's dominance
        show  Winterfell Kennels
        when  Stark plays Second Wind on Winterfell Kennels
        when  Stark plays Second Wind on Plain Lord
        ",
        expect![[r#"
            Stark counts 3 for dominance
            Winterfell Kennels: controlled by Stark, standing
            refused: Second Wind asks for a character, which Winterfell Kennels is not (timing.target)
            Stark chooses Plain Lord
            Stark plays Second Wind
            The effect of Second Wind lasts until the end of the phase
        "#]],
    );
}

#[test]
fn icons_say_in_which_challenges_a_character_takes_part() {
    check(
        "
        rule  card.anatomy.icons
        given Stark has Bran Stark, Plain Lord, Plain Spy in play
        when  Stark attacks Lannister for military with Bran Stark
        when  Stark attacks Lannister for intrigue with Bran Stark
        when  Stark attacks Lannister for power with Bran Stark
        when  Stark attacks Lannister for military with Plain Spy
        when  Stark attacks Lannister for intrigue with Plain Spy
        ",
        expect![[r#"
            refused: Bran Stark has no military icon (challenge.attack.icon)
            refused: Bran Stark has no intrigue icon (challenge.attack.icon)
            refused: Bran Stark has no power icon (challenge.attack.icon)
            refused: Plain Spy has no military icon (challenge.attack.icon)
            Stark initiates an intrigue challenge against Lannister
            Stark attacks with Plain Spy
            Stark kneels Plain Spy
        "#]],
    );
}

#[test]
fn a_trait_that_sounds_like_a_house_is_none() {
    check(
        "
        rule  card.anatomy.traits
        note  Catelyn Stark bears the trait House Tully and costs a Stark player no penalty
        given Stark has Catelyn Stark in hand
        given Stark has 3 gold
        when  Stark marshals Catelyn Stark
        show  Stark's gold
        ",
        expect![[r#"
            Stark marshals Catelyn Stark for 3 gold
            Stark pays 3 gold
            Catelyn Stark enters play
            Lannister receives 4 gold of income
            Stark has 0 gold
        "#]],
    );
}

#[test]
fn a_trait_matters_where_a_card_asks_for_it() {
    check(
        "
        rule  card.anatomy.traits
        given Stark has Maester's Chain in hand
        given Stark has Plain Lord, Plain Maester in play
        when  Stark marshals Maester's Chain
        when  Stark chooses Plain Lord
        when  Stark chooses Plain Maester
        show  Maester's Chain
        ",
        expect![[r#"
            Stark marshals Maester's Chain for 1 gold
            refused: Maester's Chain does not go on Plain Lord (card.attachment.host)
            Stark pays 1 gold
            Maester's Chain is attached to Plain Maester
            Lannister receives 4 gold of income
            Maester's Chain: controlled by Stark, standing, Setup, attached to Plain Maester
        "#]],
    );
}

#[test]
fn a_crest_matters_where_a_card_asks_for_it() {
    check(
        "
        rule  card.anatomy.crests
        note  The Power of Blood keeps Noble characters alive, and no others
        given Stark has Plain Soldier in play
        given Lannister reveals The Power of Blood
        given Lannister has Cersei Lannister, Ser Ilyn Payne, Plain Spy in play, kneeling
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister is asked to choose the characters that die
        show  what Lannister is offered
        when  Lannister kills Cersei Lannister
        when  Lannister kills Ser Ilyn Payne
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Lannister is offered: Ser Ilyn Payne / Plain Spy
            refused: Cersei Lannister cannot be killed for the claim (timing.cannot)
            Ser Ilyn Payne is killed for the claim
            Stark claims 1 power, unopposed
            Ser Ilyn Payne goes to Lannister's dead pile
        "#]],
    );
}

#[test]
fn only_the_revealed_plot_supplies_values() {
    check(
        "
        rule  card.anatomy.plot_values
        given Stark reveals A Quiet Season
        given Stark has A Bloody Season, A Swift Season among the used plots
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        show  Stark's initiative
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 1
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Plain Spy, Plain Spy
            Stark has an initiative of 0
        "#]],
    );
}

#[test]
fn the_revealed_plot_gives_income_initiative_and_claim() {
    check(
        "
        rule  card.anatomy.plot_values
        given Stark has The Power of Arms in the plot deck
        given Stark has Plain Soldier in play
        given Lannister has 3 Plain Spy in play
        when  the plot phase begins
        when  Stark reveals The Power of Arms
        when  Lannister reveals A Quiet Season
        when  the marshalling phase begins
        when  Stark attacks Lannister for military with Plain Soldier
        when  the challenge ends
        show  Lannister's cards in play
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses The Power of Arms
            Lannister chooses A Quiet Season
            Stark reveals The Power of Arms
            Lannister reveals A Quiet Season
            Stark wins initiative with 1
            Stark is the first player
            The draw phase begins
            The marshalling phase begins
            Stark receives 3 gold of income
            Lannister receives 4 gold of income
            The challenges phase begins
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            Lannister declares no defenders
            Stark wins the challenge against Lannister, 2 to 0
            Lannister satisfies a claim of 2
            Plain Spy is killed for the claim
            Plain Spy is killed for the claim
            Stark claims 1 power, unopposed
            Plain Spy goes to Lannister's dead pile
            Plain Spy goes to Lannister's dead pile
            Lannister has in play: Plain Spy
        "#]],
    );
}

#[test]
fn only_characters_in_play_attack() {
    check(
        "
        rule  card.character
        players Baratheon, Lannister
        given Baratheon has Robert Baratheon in play, kneeling
        given Baratheon has Lightbringer on Robert Baratheon
        given Baratheon has Renly Baratheon in hand
        given Baratheon has Stannis Baratheon in play
        when  Baratheon attacks Lannister for military with Renly Baratheon
        when  Baratheon attacks Lannister for military with Lightbringer
        when  Baratheon attacks Lannister for military with Stannis Baratheon
        ",
        expect![[r#"
            refused: Renly Baratheon is no character in play (card.character)
            refused: Lightbringer is no character in play (card.character)
            Baratheon initiates a military challenge against Lannister
            Baratheon attacks with Stannis Baratheon
            Baratheon kneels Stannis Baratheon
        "#]],
    );
}

#[test]
fn a_location_does_not_defend() {
    check(
        "
        rule  card.location
        given Stark has Plain Soldier in play
        given Lannister has Plain Courtyard, Plain Lord in play
        when  Stark attacks Lannister for military with Plain Soldier
        when  Lannister defends with Plain Courtyard
        when  Lannister defends with Plain Lord
        show  Lannister's income
        ",
        expect![[r#"
            Stark initiates a military challenge against Lannister
            Stark attacks with Plain Soldier
            Stark kneels Plain Soldier
            refused: Plain Courtyard is no character in play (card.location)
            Lannister defends with Plain Lord
            Lannister kneels Plain Lord
            Lannister wins the challenge against Stark, 3 to 2
            Lannister has an income of 5
        "#]],
    );
}

#[test]
fn a_location_does_not_attack() {
    check(
        "
        rule  card.location
        given Stark has Plain Soldier, Plain Courtyard in play
        when  Stark attacks Lannister for military with Plain Courtyard
        ",
        expect![[r#"
            refused: Plain Courtyard is no character in play (card.location)
        "#]],
    );
}

#[test]
fn an_attachment_goes_on_a_character_of_an_opponent() {
    check(
        "
        rule  card.attachment.host
        players Targaryen, Lannister
        given Targaryen has Poisoned Wine in hand
        given Targaryen has 2 gold
        given Lannister has Tyrion Lannister, Plain Courtyard in play
        when  Targaryen marshals Poisoned Wine on Tyrion Lannister
        show  Tyrion Lannister
        ",
        expect![[r#"
            Targaryen marshals Poisoned Wine for 2 gold
            Targaryen pays 2 gold
            Poisoned Wine is attached to Tyrion Lannister
            Tyrion Lannister: controlled by Lannister, standing, STR 1, intrigue, power, Stealth, with Poisoned Wine
        "#]],
    );
}

#[test]
fn an_attachment_does_not_go_on_a_location() {
    check(
        "
        rule  card.attachment.host
        given Stark has Strong Sword in hand
        given Stark has Plain Courtyard, Plain Soldier in play
        given Lannister has Plain Spy in play
        when  Stark marshals Strong Sword
        show  what Stark is offered
        when  Stark chooses Plain Courtyard
        ",
        expect![[r#"
            Stark marshals Strong Sword for 1 gold
            Stark is offered: Plain Soldier / Plain Spy
            refused: Strong Sword does not go on Plain Courtyard (card.attachment.host)
        "#]],
    );
}

#[test]
fn an_attachment_needs_a_card_to_go_on() {
    check(
        "
        rule  card.attachment.host
        given Stark has Strong Sword in hand
        given Stark has Plain Courtyard in play
        when  Stark marshals Strong Sword
        ",
        expect![[r#"
            refused: there is no card in play that Strong Sword can be attached to (card.attachment.host)
        "#]],
    );
}

#[test]
fn an_attachment_falls_with_its_host() {
    check(
        "
        rule  card.attachment.falls
        given Stark has Arya Stark in play
        given Stark has Nymeria on Arya Stark
        given Lannister has Called Home in hand
        when  Lannister plays Called Home on Arya Stark
        when  everyone passes
        show  Stark's hand
        show  Stark's discard pile
        ",
        expect![[r#"
            Lannister chooses Arya Stark
            Lannister plays Called Home
            Arya Stark is returned to Stark's hand by Called Home
            Arya Stark goes to Stark's hand
            Nymeria goes to Stark's discard pile
            Stark has in hand: Arya Stark
            Stark has in the discard pile: Nymeria
        "#]],
    );
}

#[test]
fn an_attachment_goes_to_the_discard_pile_of_its_owner() {
    check(
        "
        rule  card.attachment.falls
        given Lannister has Plain Lord in play
        given Stark has Muzzle on Plain Lord
        given Stark has Sudden Accident in hand
        when  Stark plays Sudden Accident on Plain Lord
        when  everyone passes
        show  Lannister's dead pile
        show  Stark's discard pile
        ",
        expect![[r#"
            Stark chooses Plain Lord
            Stark plays Sudden Accident
            Plain Lord is killed by Sudden Accident
            Plain Lord goes to Lannister's dead pile
            Muzzle goes to Stark's discard pile
            Lannister has in the dead pile: Plain Lord
            Stark has in the discard pile: Muzzle, Sudden Accident
        "#]],
    );
}

#[test]
fn nothing_falls_from_a_host_that_is_saved() {
    check(
        "
        rule  card.attachment.falls
        given Stark has Catelyn Stark in play, with a duplicate
        given Stark has Strong Sword on Catelyn Stark
        given Lannister has Sudden Accident in hand
        when  Lannister plays Sudden Accident on Catelyn Stark
        when  Stark saves Catelyn Stark with its duplicate
        when  everyone passes
        show  Catelyn Stark
        ",
        expect![[r#"
            Lannister chooses Catelyn Stark
            Lannister plays Sudden Accident
            Stark uses a duplicate of Catelyn Stark
            Catelyn Stark is saved by its duplicate
            Catelyn Stark: controlled by Stark, standing, STR 5, intrigue, power, with Strong Sword
        "#]],
    );
}

#[test]
fn an_event_is_discarded_as_soon_as_it_is_resolved() {
    check(
        "
        rule  card.event.use
        given it is the marshalling phase with Stark active
        given Stark has Distraction, Plain Spy in hand
        given Lannister has Plain Soldier in play
        when  Stark plays Distraction on Plain Soldier
        show  Distraction
        when  Stark passes
        show  Plain Soldier
        show  Distraction
        show  who is asked
        ",
        expect![[r#"
            Stark chooses Plain Soldier
            Stark plays Distraction
            Distraction: Stark's play, being played
            Lannister kneels Plain Soldier
            Plain Soldier: controlled by Lannister, kneeling, STR 2, military
            Distraction: Stark's discard pile
            Stark is asked: Stark marshals cards, takes actions, or passes
        "#]],
    );
}

#[test]
fn an_event_is_of_no_house_whatever_its_text_says() {
    check(
        "
        rule  card.event.neutral
        note  the reduction for the next House Lannister card waits for The Hound
        players Lannister, Stark
        given Lannister has Western Fiefdoms in play
        given Lannister has The Lion's Will, The Hound in hand
        given Lannister has 3 gold
        given Stark has Plain Soldier in play
        when  Lannister uses Western Fiefdoms
        when  Lannister plays The Lion's Will on Plain Soldier
        when  Lannister marshals The Hound
        show  Lannister's gold
        ",
        expect![[r#"
            Lannister kneels Western Fiefdoms
            Lannister uses Western Fiefdoms
            The effect of Western Fiefdoms lasts until the end of the phase
            Lannister chooses Plain Soldier
            Lannister pays 2 gold
            Lannister plays The Lion's Will
            Stark kneels Plain Soldier
            Lannister marshals The Hound for 1 gold
            Lannister pays 1 gold
            The Hound enters play
            Lannister has 0 gold
        "#]],
    );
}

#[test]
fn plots_are_not_drawn() {
    check(
        "
        rule  card.plot.deck
        given Stark's deck is Plain Spy
        given Stark's plot deck is A Swift Season
        when  the draw phase begins
        when  the draw phase ends
        show  Stark's hand
        show  Stark's plot deck
        ",
        expect![[r#"
            The draw phase begins
            Stark draws Plain Spy
            Stark has in hand: Plain Spy
            Stark has in the plot deck: A Swift Season
        "#]],
    );
}

#[test]
fn a_plot_is_used_from_the_own_plot_deck_and_never_from_hand() {
    check(
        "
        rule  card.plot.deck
        given Stark has Plain Spy in hand
        given Stark's plot deck is A Bloody Season, An Empty Season
        given Lannister has A Swift Season among the used plots
        when  the plot phase begins
        when  Stark reveals Plain Spy
        when  Stark reveals Lannister's A Swift Season
        when  Stark reveals A Bloody Season
        ",
        expect![[r#"
            The plot phase begins
            refused: Plain Spy is no plot (card.plot.deck)
            refused: A Swift Season belongs to another plot deck than the one you use (card.plot.deck)
            Stark chooses A Bloody Season
        "#]],
    );
}

#[test]
fn an_agenda_is_not_in_play() {
    check(
        "
        rule  card.agenda
        note  Lost at Sea removes any card in play; the agenda is not among them and keeps working
        given Stark has Lost at Sea in hand
        given Lannister runs Sworn Pact
        given Lannister has Plain Spy, Plain Soldier in play
        when  Stark plays Lost at Sea
        show  what Stark is offered
        when  Stark chooses Sworn Pact
        when  Stark chooses Plain Spy
        when  everyone passes
        show  Lannister's income
        show  Lannister's initiative
        ",
        expect![[r#"
            Stark is offered: Plain Spy / Plain Soldier
            refused: Lost at Sea asks for a card, which Sworn Pact is not (timing.target)
            Stark chooses Plain Spy
            Stark plays Lost at Sea
            Plain Spy is removed from the game
            Plain Spy goes out of the game
            Lannister has an income of 5
            Lannister has an initiative of -1
        "#]],
    );
}

#[test]
fn a_kneeling_card_still_gives_income() {
    check(
        "
        rule  card.income_modifier
        given Lannister has Lannisport Steward in play, kneeling
        given Lannister is the first player
        when  the marshalling phase begins
        ",
        expect![[r#"
            The marshalling phase begins
            Lannister receives 6 gold of income
            Stark receives 4 gold of income
        "#]],
    );
}

#[test]
fn a_kneeling_card_still_gives_initiative() {
    check(
        "
        rule  card.initiative_bonus
        given Stark has Raven Tower in play, kneeling
        given Stark has Mad King's Legacy in the plot deck
        given Lannister has Blockade in the plot deck
        when  the plot phase begins
        when  Stark reveals Mad King's Legacy
        when  Lannister reveals Blockade
        ",
        expect![[r#"
            The plot phase begins
            Stark chooses Mad King's Legacy
            Lannister chooses Blockade
            Stark reveals Mad King's Legacy
            Lannister reveals Blockade
            Stark wins initiative with 5
        "#]],
    );
}

#[test]
fn a_card_comes_back_only_as_its_text_says() {
    check(
        "
        rule  card.symbol.perpetual
        note  Trident Reinforcements asks for three characters in the dead pile
        edition winter
        given it is the dominance phase
        given Stark has Trident Reinforcements, Plain Soldier in the dead pile
        when  Stark uses Trident Reinforcements
        ",
        expect![[r#"
            refused: Trident Reinforcements is used only if there are at least 3 characters in your dead pile: not so now (timing.initiate)
        "#]],
    );
}

#[test]
fn a_card_comes_back_when_its_text_is_met() {
    check(
        "
        rule  card.symbol.perpetual
        edition winter
        given it is the dominance phase
        given Stark has Trident Reinforcements, 2 Plain Soldier in the dead pile
        when  Stark uses Trident Reinforcements
        when  everyone passes
        show  Stark's hand
        ",
        expect![[r#"
            Stark uses Trident Reinforcements
            Trident Reinforcements goes to Stark's hand
            Stark has in hand: Trident Reinforcements
        "#]],
    );
}

/// rule  card.types.lcg
#[test]
fn every_card_is_of_one_of_eight_types() {
    let core: Vec<_> = CARDS.iter().filter(|card| card.set == Set::Core).collect();
    let of = |kind: CardType| core.iter().filter(|card| card.kind == kind).count();
    let counts = [
        ("character", of(CardType::Character)),
        ("location", of(CardType::Location)),
        ("attachment", of(CardType::Attachment)),
        ("event", of(CardType::Event)),
        ("plot", of(CardType::Plot)),
        ("House card", of(CardType::House)),
        ("agenda", of(CardType::Agenda)),
    ];
    let sum: usize = counts.iter().map(|(_, count)| count).sum();
    assert_eq!(sum, core.len(), "no card is of two types or of none");
    let mut told = String::new();
    for (kind, count) in counts {
        told += &format!("{kind}: {count}\n");
    }
    told += &format!("title: {}\n", Title::ALL.len());
    expect![[r#"
        character: 89
        location: 31
        attachment: 17
        event: 23
        plot: 28
        House card: 6
        agenda: 0
        title: 6
    "#]]
    .assert_eq(&told);
}

/// rule  card.types.winter
/// rule  card.title_reference
#[test]
fn a_title_card_is_set_aside_and_refused_in_winter() {
    let text = format!("{}\n1x Hand of the King\n", READY_MADE[0].deck().text());
    let deck = read(&text).expect("it can be read");
    assert_eq!(deck.titles, [Title::HandOfTheKing]);
    assert_eq!((deck.house_deck_size(), deck.plot_deck_size()), (45, 7), "it is in no pile");
    assert_eq!(deck.check(Profile::Casual, Edition::Lcg), []);
    let reasons = deck.check(Profile::Casual, Edition::Winter);
    let told: Vec<String> = reasons.iter().map(ToString::to_string).collect();
    expect![[r#"
        Hand of the King is a title card, and the Winter rules know none (card.types.winter)
        Eddard Stark has Stalwart, which only the LCG rules define (keyword.legacy)"#]]
    .assert_eq(&told.join("\n"));
}

/// rule  card.house.affiliation
#[test]
fn a_player_has_exactly_one_house() {
    let told = |text: &str| {
        let reasons = read(text).expect_err("it is no deck").reasons();
        reasons.iter().map(|reason| format!("{reason}\n")).collect::<String>()
    };
    expect![[r#"
        no House is named; write a line such as `house: Stark` (card.house.affiliation)
    "#]]
    .assert_eq(&told("1x Hodor"));
    expect![[r#"
        line 1: "Tully" is not a House; the Houses are Stark, Lannister, Baratheon, Targaryen, Greyjoy and Martell (card.house.affiliation)
    "#]].assert_eq(&told("house: Tully\n1x Hodor"));
    expect![[r#"
        line 2: the House was named before (card.house.affiliation)
    "#]]
    .assert_eq(&told("house: Stark\nhouse: Martell\n1x Hodor"));
}

/// rule  card.anatomy.identity
#[test]
fn the_number_of_a_card_says_only_where_it_comes_from() {
    for (name, letter) in
        [("stark", 'S'), ("lannister", 'L'), ("baratheon", 'B'), ("targaryen", 'T')]
    {
        let deck = ready_made(name).expect("it is ready-made");
        // Neutral cards and those of two Houses are in several decks, with a number in each.
        let printed = deck.cards.iter().map(|(card, _)| card.printed());
        let own = Houses::of(&[deck.house]);
        for printed in printed.filter(|printed| printed.houses == own) {
            assert!(printed.number.starts_with(letter), "{} of {name}", printed.name);
        }
    }
    // Two printings of one title are copies of each other.
    let deck = read("house: Stark\n2x Robert Baratheon\n2x Robert Baratheon (Winter)\n")
        .expect("it can be read");
    let reasons = deck.check(Profile::Tournament, Edition::Winter);
    let copies = reasons.iter().find(|reason| reason.rule.as_str() == "deck.house.copies");
    expect!["4 cards are titled Robert Baratheon; a tournament deck has at most 3, all versions together (deck.house.copies)"].assert_eq(&copies.map(ToString::to_string).unwrap_or_default());
}

/// rule  card.agenda
#[test]
fn one_agenda_or_none() {
    let told = |text: &str| {
        let reasons = read(text).expect_err("it is no deck").reasons();
        reasons.iter().map(|reason| format!("{reason}\n")).collect::<String>()
    };
    let two = "house: Stark\nagenda: Sworn Pact\nagenda: The Night's Watch\n1x Hodor";
    expect![[r#"
        line 3: the agenda was named before (card.agenda)
    "#]]
    .assert_eq(&told(two));
    expect![[r#"
        line 2: Ice is not an agenda (card.agenda)
    "#]]
    .assert_eq(&told("house: Stark\nagenda: Ice\n1x Hodor"));
    let none = read("house: Stark\nagenda: none\n1x Hodor").expect("it can be read");
    assert_eq!(none.agenda, None);
}

/// rule  card.symbol.promo
#[test]
fn a_promotional_card_is_for_casual_games() {
    let deck = read("house: Stark\n1x Herald of the Realm\n").expect("it can be read");
    let promo = |profile: Profile| {
        let reasons = deck.check(profile, Edition::Winter);
        let promo = reasons.into_iter().find(|reason| reason.rule.as_str() == "card.symbol.promo");
        promo.map(|reason| reason.to_string()).unwrap_or_default()
    };
    expect!["Herald of the Realm is a promotional card, which no tournament deck may have (card.symbol.promo)"].assert_eq(&promo(Profile::Tournament));
    assert_eq!(promo(Profile::Casual), "");
}
