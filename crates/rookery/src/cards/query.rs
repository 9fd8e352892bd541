//! What `rookery cards` looks for: plain words, and `field:value` for single facts.

use thrones::card::{Printed, Set};
use thrones::vocabulary::{CardType, Icon};

use super::facts;

/// A query that a card answers or not: all of its parts must be true.
pub struct Query {
    parts: Vec<Part>,
}

struct Part {
    wanted: bool,
    what: What,
}

enum What {
    /// A word somewhere on the card.
    Word(String),
    /// A word of the title.
    Name(String),
    /// A word of the rules text.
    Text(String),
    Trait(String),
    Keyword(String),
    House(String),
    Crest(String),
    Kind(CardType),
    Icon(Icon),
    Unique,
    Doomed,
    Number(Field, Compare, i32),
}

#[derive(Clone, Copy)]
enum Field {
    Cost,
    Strength,
    Income,
    Initiative,
    Influence,
    Claim,
}

#[derive(Clone, Copy)]
enum Compare {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

/// A query that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misunderstood {
    /// No such field.
    #[error(
        "\"{0}:\" is nothing to search by; there are name, text, trait, keyword, house, crest, \
         type, icon, is, cost, str, income, initiative, influence and claim"
    )]
    Field(String),
    /// A value the field does not have.
    #[error("\"{value}\" is no {field}; {choices}")]
    Value {
        /// The field.
        field: &'static str,
        /// The value given.
        value: String,
        /// What would do.
        choices: &'static str,
    },
}

impl Query {
    /// Reads the words of a command line.
    pub fn read(words: &[String]) -> Result<Query, Misunderstood> {
        let words = words.iter().flat_map(|argument| argument.split_whitespace());
        Ok(Query { parts: words.map(part).collect::<Result<_, _>>()? })
    }

    /// Whether the card answers.
    pub fn admits(&self, card: &Printed) -> bool {
        self.parts.iter().all(|part| part.what.is_true_of(card) == part.wanted)
    }

    /// Whether the query asks for that type by name: House cards are shown only then.
    pub fn asks_for(&self, kind: CardType) -> bool {
        self.parts.iter().any(|part| matches!(part.what, What::Kind(asked) if asked == kind))
    }
}

fn part(word: &str) -> Result<Part, Misunderstood> {
    let (wanted, word) = match word.strip_prefix("not:") {
        Some(rest) => (false, rest),
        None => (true, word),
    };
    let what = match word.split_once(':') {
        Some((field, value)) if !field.is_empty() => field_part(field, value)?,
        Some(_) | None => What::Word(word.to_lowercase()),
    };
    Ok(Part { wanted, what })
}

fn field_part(field: &str, value: &str) -> Result<What, Misunderstood> {
    let value = value.to_lowercase();
    Ok(match field.to_lowercase().as_str() {
        "name" | "title" => What::Name(value),
        "text" => What::Text(value),
        "trait" => What::Trait(value),
        "keyword" => What::Keyword(value),
        "house" => What::House(value),
        "crest" => What::Crest(value),
        "type" => What::Kind(kind(&value)?),
        "icon" => What::Icon(icon(&value)?),
        "is" => match value.as_str() {
            "unique" => What::Unique,
            "doomed" => What::Doomed,
            _ => {
                let choices = "a card is `unique` or `doomed`";
                return Err(Misunderstood::Value { field: "mark", value, choices });
            }
        },
        "cost" => number(Field::Cost, &value)?,
        "str" | "strength" => number(Field::Strength, &value)?,
        "income" | "gold" => number(Field::Income, &value)?,
        "initiative" => number(Field::Initiative, &value)?,
        "influence" => number(Field::Influence, &value)?,
        "claim" => number(Field::Claim, &value)?,
        _ => return Err(Misunderstood::Field(field.to_owned())),
    })
}

fn kind(value: &str) -> Result<CardType, Misunderstood> {
    let singular = value.strip_suffix('s').unwrap_or(value);
    CardType::ALL.iter().copied().find(|kind| facts::kind_word(*kind) == singular).ok_or_else(
        || Misunderstood::Value {
            field: "type",
            value: value.to_owned(),
            choices: "there are character, location, attachment, event, plot, house and agenda",
        },
    )
}

fn icon(value: &str) -> Result<Icon, Misunderstood> {
    let fits = |icon: &Icon| !value.is_empty() && icon.title().starts_with(value);
    Icon::ALL.iter().copied().find(fits).ok_or_else(|| Misunderstood::Value {
        field: "icon",
        value: value.to_owned(),
        choices: "there are military, intrigue and power",
    })
}

fn number(field: Field, value: &str) -> Result<What, Misunderstood> {
    let (compare, digits) = if let Some(rest) = value.strip_prefix("<=") {
        (Compare::AtMost, rest)
    } else if let Some(rest) = value.strip_prefix(">=") {
        (Compare::AtLeast, rest)
    } else if let Some(rest) = value.strip_prefix('<') {
        (Compare::Less, rest)
    } else if let Some(rest) = value.strip_prefix('>') {
        (Compare::More, rest)
    } else {
        (Compare::Equal, value.strip_prefix('=').unwrap_or(value))
    };
    match digits.parse() {
        Ok(number) => Ok(What::Number(field, compare, number)),
        Err(_) => Err(Misunderstood::Value {
            field: "number",
            value: value.to_owned(),
            choices: "write 3, <3, <=3, >=3 or >3",
        }),
    }
}

impl What {
    fn is_true_of(&self, card: &Printed) -> bool {
        match self {
            What::Word(word) => {
                contains(card.name, word)
                    || facts::traits(card).any(|name| contains(name, word))
                    || facts::keywords(card).iter().any(|name| contains(name, word))
                    || contains(&facts::text(card), word)
            }
            What::Name(word) => contains(card.name, word),
            What::Text(word) => contains(&facts::text(card), word),
            What::Trait(word) => facts::traits(card).any(|name| contains(name, word)),
            What::Keyword(word) => facts::keywords(card).iter().any(|name| contains(name, word)),
            What::House(word) if word == "neutral" => card.neutral(),
            What::House(word) => facts::houses(card).any(|name| contains(name, word)),
            What::Crest(word) => facts::crests(card).any(|name| contains(name, word)),
            What::Kind(kind) => card.kind == *kind,
            What::Icon(icon) => card.icons.has(*icon),
            What::Unique => card.unique,
            What::Doomed => card.doomed,
            What::Number(field, compare, number) => {
                field.of(card).is_some_and(|value| compare.holds(value, *number))
            }
        }
    }
}

impl Field {
    /// The number, on the cards that have it.
    fn of(self, card: &Printed) -> Option<i32> {
        match self {
            Field::Cost => card.cost.map(i32::from),
            Field::Strength => {
                (card.kind == CardType::Character).then_some(i32::from(card.strength))
            }
            Field::Income => Some(i32::from(card.income)),
            Field::Initiative => Some(i32::from(card.initiative)),
            Field::Influence => Some(i32::from(card.influence)),
            Field::Claim => (card.kind == CardType::Plot).then_some(i32::from(card.claim)),
        }
    }
}

impl Compare {
    fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Compare::Less => left < right,
            Compare::AtMost => left <= right,
            Compare::Equal => left == right,
            Compare::AtLeast => left >= right,
            Compare::More => left > right,
        }
    }
}

fn contains(text: &str, word: &str) -> bool {
    text.to_lowercase().contains(word)
}

/// The set of that name.
pub fn set_named(name: &str) -> Result<Set, Misunderstood> {
    let name = name.to_lowercase();
    let called = |set: &&Set| set.slug() == name || set.title().to_lowercase() == name;
    let set = Set::ALL.iter().find(called).copied();
    set.ok_or(Misunderstood::Value {
        field: "set",
        value: name,
        choices: "there are core, kots, pots, low, kost, qod, lotr, winter and examples",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str) -> Vec<&'static str> {
        let query = Query::read(&[query.to_owned()]).expect("it can be understood");
        thrones::cards::CARDS
            .iter()
            .filter(|card| card.set == Set::Core && query.admits(card))
            .map(|card| card.name)
            .collect()
    }

    #[test]
    fn facts_narrow_a_search() {
        assert_eq!(
            found("house:lannister type:character icon:mil cost:<=2"),
            ["The Hound", "Raff the Sweetling", "Lannisport Weaponsmith"]
        );
        assert_eq!(found("type:plot claim:0"), ["Valar Morghulis"]);
        assert_eq!(found("trait:dragon not:name:rhaegal str:4"), ["Drogon", "Viserion"]);
    }

    #[test]
    fn a_field_nobody_knows_is_named() {
        let refused = Query::read(&["colour:red".to_owned()]).err().expect("there are no colours");
        assert!(refused.to_string().starts_with("\"colour:\" is nothing to search by"));
        assert!(Query::read(&["cost:cheap".to_owned()]).is_err());
        assert!(Query::read(&["icon:".to_owned()]).is_err());
    }
}
