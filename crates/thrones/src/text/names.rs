//! What players call the things printed on cards, and a little grammar.

use crate::vocabulary::{
    CardType, Crest, House, Icon, Phase, PlainKeyword, Season, Trait, Types, Zone,
};

impl House {
    /// "Stark".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Stark => "Stark",
            Self::Lannister => "Lannister",
            Self::Baratheon => "Baratheon",
            Self::Targaryen => "Targaryen",
            Self::Greyjoy => "Greyjoy",
            Self::Martell => "Martell",
        }
    }
}

impl Icon {
    /// "military", as in "a military challenge".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Military => "military",
            Self::Intrigue => "intrigue",
            Self::Power => "power",
        }
    }
}

impl Crest {
    /// "Noble".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Holy => "Holy",
            Self::Learned => "Learned",
            Self::Noble => "Noble",
            Self::War => "War",
            Self::Shadow => "Shadow",
        }
    }
}

impl Season {
    /// "Winter".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Summer => "Summer",
            Self::Winter => "Winter",
        }
    }
}

impl CardType {
    /// "character".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Character => "character",
            Self::Location => "location",
            Self::Attachment => "attachment",
            Self::Event => "event",
            Self::Plot => "plot",
            Self::House => "House card",
            Self::Agenda => "agenda",
        }
    }
}

impl PlainKeyword {
    /// "Deadly".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Deadly => "Deadly",
            Self::Renown => "Renown",
            Self::Stealth => "Stealth",
            Self::Ambush => "Ambush",
            Self::Infamy => "Infamy",
            Self::Intimidate => "Intimidate",
            Self::Stalwart => "Stalwart",
            Self::Vengeful => "Vengeful",
            Self::Vigilant => "Vigilant",
            Self::Deathbound => "Deathbound",
            Self::Limited => "Limited",
            Self::Setup => "Setup",
            Self::Melee => "Melee",
        }
    }
}

impl Phase {
    /// "challenges", as in "the challenges phase".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Plot => "plot",
            Self::Draw => "draw",
            Self::Marshalling => "marshalling",
            Self::Challenges => "challenges",
            Self::Dominance => "dominance",
            Self::Standing => "standing",
            Self::Taxation => "taxation",
            Self::Any => "any",
        }
    }
}

impl Zone {
    /// "dead pile".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Hand => "hand",
            Self::Deck | Self::DeckTop | Self::DeckBottom => "deck",
            Self::Discard => "discard pile",
            Self::Dead => "dead pile",
            Self::Shadows => "Shadows",
            Self::PlotDeck => "plot deck",
            Self::Used => "used pile",
            Self::Revealed => "revealed plots",
            Self::Agenda => "agenda",
            Self::Removed => "cards removed from the game",
            Self::Anywhere => "cards",
        }
    }
}

impl Trait {
    /// "Night's Watch".
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Ally => "Ally",
            Self::Armor => "Armor",
            Self::Army => "Army",
            Self::Asshai => "Asshai",
            Self::Bastard => "Bastard",
            Self::Boon => "Boon",
            Self::Brotherhood => "Brotherhood",
            Self::Captain => "Captain",
            Self::Clansman => "Clansman",
            Self::Condition => "Condition",
            Self::Conscriptor => "Conscriptor",
            Self::Creature => "Creature",
            Self::Crown => "Crown",
            Self::Decree => "Decree",
            Self::Direwolf => "Direwolf",
            Self::Dorne => "Dorne",
            Self::Dothraki => "Dothraki",
            Self::Dragon => "Dragon",
            Self::Dragonstone => "Dragonstone",
            Self::FreeCities => "Free Cities",
            Self::HouseClegane => "House Clegane",
            Self::HouseDayne => "House Dayne",
            Self::HouseFlorent => "House Florent",
            Self::HouseGlover => "House Glover",
            Self::HouseMormont => "House Mormont",
            Self::HouseReed => "House Reed",
            Self::HouseTarly => "House Tarly",
            Self::HouseTully => "House Tully",
            Self::HouseTyrell => "House Tyrell",
            Self::IntrigueGambit => "Intrigue Gambit",
            Self::IronIslands => "Iron Islands",
            Self::Ironborn => "Ironborn",
            Self::Item => "Item",
            Self::King => "King",
            Self::Kingdom => "Kingdom",
            Self::KingsLanding => "King's Landing",
            Self::Kingsguard => "Kingsguard",
            Self::Knight => "Knight",
            Self::Lady => "Lady",
            Self::Lannisport => "Lannisport",
            Self::Lord => "Lord",
            Self::Maester => "Maester",
            Self::Mercenary => "Mercenary",
            Self::MilitaryBattle => "Military Battle",
            Self::NightsWatch => "Night's Watch",
            Self::Others => "Others",
            Self::PowerStruggle => "Power Struggle",
            Self::Qartheen => "Qartheen",
            Self::Queen => "Queen",
            Self::Queensguard => "Queensguard",
            Self::RainbowGuard => "Rainbow Guard",
            Self::Refugee => "Refugee",
            Self::SandSnake => "Sand Snake",
            Self::Septon => "Septon",
            Self::Skill => "Skill",
            Self::SmallCouncil => "Small Council",
            Self::Stronghold => "Stronghold",
            Self::TheEast => "The East",
            Self::TheNorth => "The North",
            Self::Title => "Title",
            Self::Traitor => "Traitor",
            Self::Treaty => "Treaty",
            Self::Unsullied => "Unsullied",
            Self::Warship => "Warship",
            Self::Weapon => "Weapon",
            Self::Westeros => "Westeros",
            Self::Wildling => "Wildling",
            Self::Winterfell => "Winterfell",
        }
    }
}

/// "character or location", or "card" for all that a House deck holds.
pub(super) fn types(types: Types, many: bool) -> String {
    if types.count() > 3 {
        return if many { "cards" } else { "card" }.to_owned();
    }
    let ending = if many { "s" } else { "" };
    let names: Vec<_> = types.iter().map(|one| format!("{}{ending}", one.title())).collect();
    list(&names, "or")
}

/// "a, b and c".
pub(super) fn list<S: AsRef<str>>(items: &[S], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", first.join(", "), last.as_ref())
        }
    }
}

/// "an attacking character".
pub(super) fn article(words: &str) -> String {
    let vowel = words.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    let sounds_like_you = words.starts_with("uni");
    let article = if vowel && !sounds_like_you { "an" } else { "a" };
    format!("{article} {words}")
}

/// "chooses" for "choose": the first word put into the third person.
pub(super) fn third(words: &str) -> String {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let verb = match verb {
        "have" => "has".to_owned(),
        "do" => "does".to_owned(),
        "are" => "is".to_owned(),
        "may" | "cannot" | "must" => verb.to_owned(),
        verb if verb.ends_with(['s', 'x', 'o']) || verb.ends_with("ch") || verb.ends_with("sh") => {
            format!("{verb}es")
        }
        verb => match verb.strip_suffix('y') {
            Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
            Some(_) | None => format!("{verb}s"),
        },
    };
    if rest.is_empty() { verb } else { format!("{verb} {rest}") }
}

/// "the loser's" for "the loser".
pub(super) fn possessive(words: &str) -> String {
    if words.ends_with('s') && !words.ends_with("ss") && !words.ends_with("us") {
        format!("{words}'")
    } else {
        format!("{words}'s")
    }
}

/// The words with a capital and a full stop.
pub(super) fn sentence(words: &str) -> String {
    let capital = capital(words);
    if capital.ends_with(['.', '”']) { capital } else { format!("{capital}.") }
}

/// The words with a capital.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
