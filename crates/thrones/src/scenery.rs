//! What never changes in a game: cards with their texts, titles, rules, and how a table is set up.

use serde::Serialize;
use tabletop::{Key, Rule};

use crate::card::Code;
use crate::deck::Profile;
use crate::question::title_told;
use crate::rule;
use crate::ruleset::Edition;
use crate::setup::Variant;
use crate::text;
use crate::title::Title;
use crate::vocabulary::{CardType, Crest, House, Icon, PlainKeyword, Trait};

/// What never changes in a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Scenery {
    pub cards: Vec<CardScene>,
    pub titles: Vec<TitleScene>,
    pub rules: Vec<RuleScene>,
    pub setup: SetupScene,
}

tabletop::sent! {
    /// A card as printed, with the text made from its abilities.
    #[expect(missing_docs, reason = "the names are those of the card")]
    pub struct CardScene {
        always {
            #[cfg_attr(feature = "wire", ts(type = "string"))]
            pub code: Code,
            pub name: String,
            /// What a picture of it is called.
            pub picture: String,
            pub kind: CardType,
        }
        pub set: String,
        pub houses: Vec<House>,
        pub unique: bool,
        pub cost: Option<u8>,
        pub strength: Option<u8>,
        pub icons: Vec<Icon>,
        pub crests: Vec<Crest>,
        pub traits: Vec<Trait>,
        pub keywords: Vec<PlainKeyword>,
        pub income: i8,
        pub initiative: i8,
        pub influence: u8,
        pub claim: u8,
        pub text: String,
    }
}

/// A title of the Small Council.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct TitleScene {
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub key: Key,
    pub title: Title,
    pub name: String,
    pub text: String,
    pub supports: Option<Title>,
    pub opposes: Vec<Title>,
}

/// A rule of the catalogue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RuleScene {
    pub id: String,
    pub title: String,
    pub text: String,
}

/// How a table is set up, with its limits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SetupScene {
    pub players: [u8; 2],
    pub editions: Vec<Edition>,
    pub variants: Vec<VariantScene>,
    pub profiles: Vec<String>,
}

/// A way to play, and how many play it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct VariantScene {
    pub variant: Variant,
    pub players: [u8; 2],
}

impl Scenery {
    pub(crate) fn new() -> Scenery {
        let variant = |variant, players| VariantScene { variant, players };
        Scenery {
            cards: Code::all().map(card_scene).collect(),
            titles: Title::ALL.iter().copied().map(title_scene).collect(),
            rules: rule::RULES.iter().map(rule_scene).collect(),
            setup: SetupScene {
                players: [2, 4],
                editions: vec![Edition::Lcg, Edition::Winter],
                variants: vec![
                    variant(Variant::Standard, [2, 4]),
                    variant(Variant::TwoOnTwo, [4, 4]),
                    variant(Variant::Littlefinger, [3, 4]),
                ],
                profiles: Profile::NAMED.iter().rev().map(Profile::to_string).collect(),
            },
        }
    }
}

fn card_scene(code: Code) -> CardScene {
    let card = code.printed();
    let is_character = card.kind == CardType::Character;
    CardScene {
        code,
        name: card.name.to_owned(),
        picture: picture(card.name),
        kind: card.kind,
        set: card.set.title().to_owned(),
        houses: card.houses.iter().collect(),
        unique: card.unique,
        cost: card.cost,
        strength: is_character.then_some(card.strength),
        icons: card.icons.iter().collect(),
        crests: card.crests.iter().collect(),
        traits: card.traits.to_vec(),
        keywords: card.keywords.iter().collect(),
        income: card.income,
        initiative: card.initiative,
        influence: card.influence,
        claim: card.claim,
        text: text::lines(card).join("\n"),
    }
}

/// "ser-ilyn-payne" for "Ser Ilyn Payne".
fn picture(name: &str) -> String {
    let mut words = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => words.push(letter),
            '\'' | '!' => {}
            _ if words.ends_with('-') => {}
            _ => words.push('-'),
        }
    }
    words.trim_end_matches('-').to_owned()
}

fn title_scene(title: Title) -> TitleScene {
    TitleScene {
        key: Key::new('t', title as u16),
        title,
        name: title.name().to_owned(),
        text: title_told(title),
        supports: title.supports(),
        opposes: Title::ALL.iter().copied().filter(|other| title.opposes(*other)).collect(),
    }
}

fn rule_scene(rule: &Rule) -> RuleScene {
    RuleScene {
        id: rule.id.to_string(),
        title: rule.title.to_owned(),
        text: rule.text.trim().to_owned(),
    }
}
