//! Every card of the Core Set and of the six House expansions against the tables of facts in `facts/`.

use serde::Deserialize;
use thrones::card::{Code, Printed, Set};
use thrones::cards::{CARDS, find};
use thrones::vocabulary::{Ability, CardType, Except, Rule, Side, Test};

/// A row of the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact {
    name: String,
    codes: Vec<String>,
    #[serde(rename = "type")]
    kind: String,
    houses: Vec<String>,
    house_only: Option<String>,
    unique: bool,
    cost: Option<u8>,
    strength: Option<u8>,
    icons: Vec<String>,
    crests: Vec<String>,
    traits: Vec<String>,
    keywords: Vec<String>,
    income: i8,
    initiative: i8,
    claim: Option<u8>,
    influence: u8,
    copies: u8,
}

fn facts() -> Vec<Fact> {
    serde_json::from_str(include_str!("../facts/core.json")).expect("the table of facts is JSON")
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

fn lower(title: &str) -> String {
    title.to_lowercase()
}

fn keywords(card: &Printed) -> Vec<String> {
    let mut words: Vec<_> = card.keywords.iter().map(|one| lower(one.title())).collect();
    words.extend(card.no_attachments.map(|except| match except {
        Except::Nothing => "no_attachments".to_owned(),
        Except::Trait(one) => format!("no_attachments_except:{}", lower(one.title())),
    }));
    words.extend(card.immune.iter().map(|source| {
        let whose = if source.side == Side::Opponent { "_of_opponents" } else { "" };
        if source.tests.contains(&Test::Triggered) {
            return "immune:triggered_effects".to_owned();
        }
        let kind = source.types.iter().map(CardType::title).collect::<String>();
        format!("immune:{kind}_abilities{whose}")
    }));
    sorted(words)
}

fn only(card: &Printed) -> Vec<String> {
    card.house_only.iter().map(|house| lower(house.title())).collect()
}

fn kind(card: &Printed) -> &'static str {
    if card.kind == CardType::House { "house" } else { card.kind.title() }
}

#[test]
fn every_card_is_as_the_table_says() {
    for fact in facts() {
        let id = find(&fact.name).unwrap_or_else(|| panic!("{} is missing", fact.name));
        let card = id.printed();
        let name = card.name;
        if let Some(number) = fact.codes.first() {
            assert_eq!(card.number, number, "{name}");
            assert_eq!(format!("core-{}", lower(number)).parse(), Ok(id), "{name}");
        }
        assert_eq!(card.set, Set::Core, "{name}");
        assert_eq!(kind(card), fact.kind, "{name}");
        let houses = card.houses.iter().map(|house| lower(house.title())).collect();
        assert_eq!(sorted(houses), sorted(fact.houses), "{name}");
        assert_eq!(only(card), Vec::from_iter(fact.house_only), "{name}");
        assert_eq!(card.unique, fact.unique, "{name}");
        assert_eq!(card.cost, fact.cost, "{name}");
        assert_eq!(card.strength, fact.strength.unwrap_or(0), "{name}");
        let icons = card.icons.iter().map(|icon| icon.title().to_owned()).collect();
        assert_eq!(sorted(icons), sorted(fact.icons), "{name}");
        let crests = card.crests.iter().map(|crest| lower(crest.title())).collect();
        assert_eq!(sorted(crests), sorted(fact.crests), "{name}");
        let traits = card.traits.iter().map(|one| one.title().to_owned()).collect();
        assert_eq!(sorted(traits), sorted(fact.traits), "{name}");
        assert_eq!(keywords(card), sorted(fact.keywords), "{name}");
        assert_eq!(card.income, fact.income, "{name}");
        assert_eq!(card.initiative, fact.initiative, "{name}");
        assert_eq!(card.influence, fact.influence, "{name}");
        assert_eq!(card.claim, fact.claim.unwrap_or(0), "{name}");
    }
}

#[test]
fn the_core_set_has_188_deck_and_plot_cards_and_six_houses() {
    let core = || CARDS.iter().filter(|card| card.set == Set::Core);
    assert_eq!(core().filter(|card| card.kind == CardType::House).count(), 6);
    assert_eq!(core().filter(|card| card.kind != CardType::House).count(), 188);
    assert_eq!(facts().len(), 194);
}

#[test]
fn every_copy_in_the_box_has_a_number_of_its_own() {
    for fact in facts().into_iter().filter(|fact| fact.kind != "house") {
        assert_eq!(fact.codes.len(), usize::from(fact.copies), "{}", fact.name);
    }
}

#[test]
fn no_two_cards_of_a_set_share_a_title_or_a_number() {
    for (index, card) in CARDS.iter().enumerate() {
        assert_eq!(card.code().printed(), *card);
        for other in &CARDS[..index] {
            let same_set = card.set == other.set;
            assert!(!same_set || card.name != other.name, "two of {}", card.name);
            assert!(!same_set || card.number != other.number, "two of {}", card.number);
        }
    }
}

/// A row of the table of the House expansions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HouseFact {
    code: String,
    name: String,
    #[serde(rename = "type")]
    kind: String,
    houses: Vec<String>,
    house_only: Vec<String>,
    unique: bool,
    cost: Option<u8>,
    strength: Option<u8>,
    icons: Vec<String>,
    crests: Vec<String>,
    traits: Vec<String>,
    keywords: Vec<String>,
    income: i8,
    initiative: i8,
    claim: Option<u8>,
    influence: u8,
    shadow: bool,
    deck_limit: u8,
}

/// The sets of which every card is here.
const WHOLE: &[Set] = &[
    Set::KingsOfTheSea,
    Set::PrincesOfTheSun,
    Set::LordsOfWinter,
    Set::KingsOfTheStorm,
    Set::QueenOfDragons,
    Set::LionsOfTheRock,
];

fn house_facts() -> Vec<HouseFact> {
    serde_json::from_str(include_str!("../facts/houses.json")).expect("the table of facts is JSON")
}

#[test]
fn every_card_of_a_house_expansion_is_as_the_table_says() {
    let facts = house_facts();
    for card in CARDS.iter().filter(|card| card.set.is_lcg() && card.set != Set::Core) {
        let (name, code) = (card.name, card.code().to_string());
        let fact = facts.iter().find(|fact| fact.code == code);
        let fact = fact.unwrap_or_else(|| panic!("nobody printed {code} {name}"));
        let titles = |words: &[String]| sorted(words.iter().map(|word| lower(word)).collect());
        assert_eq!(name, fact.name, "{code}");
        assert_eq!(kind(card), fact.kind, "{name}");
        let houses = card.houses.iter().map(|house| lower(house.title())).collect();
        assert_eq!(sorted(houses), titles(&fact.houses), "{name}");
        assert_eq!(sorted(only(card)), titles(&fact.house_only), "{name}");
        assert_eq!(card.unique, fact.unique, "{name}");
        assert_eq!(card.cost, fact.cost, "{name}");
        assert_eq!(card.strength, fact.strength.unwrap_or(0), "{name}");
        let icons = card.icons.iter().map(|icon| lower(icon.title())).collect();
        assert_eq!(sorted(icons), titles(&fact.icons), "{name}");
        let crests = card.crests.iter().map(|crest| lower(crest.title())).collect();
        assert_eq!(sorted(crests), titles(&fact.crests), "{name}");
        let traits = card.traits.iter().map(|one| lower(one.title())).collect();
        assert_eq!(sorted(traits), titles(&fact.traits), "{name}");
        assert_eq!(keywords(card), titles(&fact.keywords), "{name}");
        assert_eq!(card.income, fact.income, "{name}");
        assert_eq!(card.initiative, fact.initiative, "{name}");
        assert_eq!(card.influence, fact.influence, "{name}");
        assert_eq!(card.claim, fact.claim.unwrap_or(0), "{name}");
        assert_eq!(card.shadow, fact.shadow, "{name}");
        assert_eq!(copies(card), fact.deck_limit, "{name}");
    }
}

/// How many copies of a card a deck may have.
fn copies(card: &Printed) -> u8 {
    let said = card.abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::Copies(most) | Rule::PlotCopies(most)) => Some(*most),
        _ => None,
    });
    let usual = if matches!(card.kind, CardType::Plot | CardType::Agenda) { 1 } else { 3 };
    said.unwrap_or(usual)
}

#[test]
fn a_set_that_is_said_to_be_whole_is() {
    for fact in house_facts() {
        let whole = WHOLE.iter().any(|set| fact.code.starts_with(set.slug()));
        assert!(!whole || fact.code.parse::<Code>().is_ok(), "{} {}", fact.code, fact.name);
    }
}

#[test]
fn nineteen_cards_of_the_house_expansions_are_core_cards_printed_again() {
    let again: Vec<_> = CARDS
        .iter()
        .flat_map(|card| {
            card.again.iter().map(move |(set, number)| {
                let code: Code =
                    format!("{}-{number}", set.slug()).parse().expect("a printing is a name");
                assert_eq!(code, card.code());
                card.set
            })
        })
        .collect();
    assert_eq!(again, vec![Set::Core; 19]);
}

/// The page draws each card with a picture of its own; the build of the page looks whether the icon set has it.
#[test]
fn every_card_of_the_living_card_game_has_a_picture() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/thrones/pictures.ts");
    let pictures = std::fs::read_to_string(path).expect("the page has pictures");
    for code in Code::all().filter(|code| code.printed().set.is_lcg()) {
        let line = format!("'{code}': 'icon:");
        assert!(pictures.contains(&line), "{code} {} has no picture", code.printed().name);
    }
}
