//! The four shapes of a question, written for the terminal and read from it.

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tabletop::{Choice, Offer, OfferShape};

use crate::card::ink::{Colour, Ink};

/// From how many choices on they stand in columns.
const COLUMNS_FROM: usize = 9;

/// The question with its numbered choices and how to answer.
pub fn lines(offer: &Offer, subject: Option<&str>, width: usize, ink: Ink) -> Vec<String> {
    let rule = ink.paint(Colour::Faint, &format!("({})", offer.rule));
    let subject = subject.map_or(String::new(), |subject| format!(" [{subject}]"));
    let text = format!("{}{subject}", offer.text);
    let mut lines = vec![format!("{} {rule}", ink.paint(Colour::Bold, &text))];
    lines.extend(choices(choices_of(&offer.shape), width, ink));
    if let Some(how) = how(&offer.shape) {
        lines.push(ink.paint(Colour::Faint, &how));
    }
    lines
}

/// The answer that was typed.
pub fn read(shape: &OfferShape, typed: &str) -> Result<Value> {
    match shape {
        OfferShape::One { of } => Ok(json!({ "one": one(of, typed)?.item })),
        OfferShape::Some { of, count, total } => {
            let picked = match typed.to_lowercase().as_str() {
                "none" | "nothing" | "0" | "-" => Vec::new(),
                "all" => of.iter().collect(),
                _ => several(of, typed)?,
            };
            fits(&picked, *count, *total)?;
            Ok(json!({ "some": items(&picked) }))
        }
        OfferShape::Order { of } => {
            let picked = match typed.to_lowercase().as_str() {
                "same" | "as is" => of.iter().collect(),
                _ => several(of, typed)?,
            };
            if picked.len() != of.len() {
                bail!("put all {} in order, and you named {}", of.len(), picked.len());
            }
            Ok(json!({ "order": items(&picked) }))
        }
        OfferShape::Amount { range: [least, most] } => {
            let amount: u32 =
                typed.parse().ok().with_context(|| format!("{typed:?} is no number"))?;
            if !(least..=most).contains(&&amount) {
                bail!("the number lies between {least} and {most}, and {amount} does not");
            }
            Ok(json!({ "amount": amount }))
        }
    }
}

fn choices_of(shape: &OfferShape) -> &[Choice] {
    match shape {
        OfferShape::One { of } | OfferShape::Some { of, .. } | OfferShape::Order { of } => of,
        OfferShape::Amount { .. } => &[],
    }
}

/// Numbered choices, in columns when there are many.
fn choices(of: &[Choice], width: usize, ink: Ink) -> Vec<String> {
    let words: Vec<String> = of
        .iter()
        .map(|choice| match choice.worth {
            Some(worth) => format!("{} [{worth}]", choice.label),
            None => choice.label.clone(),
        })
        .collect();
    let widest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let column = widest + 7;
    let columns = if of.len() < COLUMNS_FROM { 1 } else { (width / column).clamp(1, 4) };
    let rows = of.len().div_ceil(columns);
    let row = |row: usize| {
        let mut line = String::new();
        for place in (row..of.len()).step_by(rows.max(1)) {
            let number = ink.paint(Colour::Gold, &format!("{:>4}", place + 1));
            let word = &words[place];
            let last = place + rows >= of.len();
            let gap = if last { 0 } else { widest + 2 - word.chars().count() };
            line += &format!("{number} {word}{}", " ".repeat(gap));
        }
        line
    };
    (0..rows).map(row).collect()
}

fn how(shape: &OfferShape) -> Option<String> {
    match shape {
        OfferShape::One { .. } => None,
        OfferShape::Some { count: [least, most], total, .. } => {
            let count = match (least, most) {
                (least, most) if least == most => format!("{least} of them"),
                (0, most) => format!("up to {most} of them, or `none`"),
                (least, most) => format!("{least} to {most} of them"),
            };
            let total = match total {
                None => String::new(),
                Some([least, most]) if least == most => format!(", worth {least} together"),
                Some([least, u32::MAX]) => format!(", worth {least} or more together"),
                Some([least, most]) => format!(", worth {least} to {most} together"),
            };
            Some(format!("     {count}{total}, as in `1 3`"))
        }
        OfferShape::Order { of } => {
            let all: Vec<String> = (1..=of.len()).rev().map(|number| number.to_string()).collect();
            Some(format!("     all of them in order, as in `{}`, or `same`", all.join(" ")))
        }
        OfferShape::Amount { range: [least, most] } => {
            Some(format!("     a number from {least} to {most}"))
        }
    }
}

/// A choice by its number or by the words it begins with.
fn one<'c>(of: &'c [Choice], typed: &str) -> Result<&'c Choice> {
    if let Ok(number) = typed.parse::<usize>() {
        return match number.checked_sub(1).and_then(|place| of.get(place)) {
            Some(choice) => Ok(choice),
            None => bail!("there is no choice {number}; they go from 1 to {}", of.len()),
        };
    }
    let wanted = typed.to_lowercase();
    let label = |choice: &Choice| choice.label.to_lowercase();
    let exact = of.iter().find(|choice| label(choice) == wanted);
    if let Some(choice) = exact {
        return Ok(choice);
    }
    let mut near: Vec<&Choice> =
        of.iter().filter(|choice| label(choice).starts_with(&wanted)).collect();
    if near.is_empty() {
        near = of.iter().filter(|choice| label(choice).contains(&wanted)).collect();
    }
    let Some(first) = near.first() else {
        bail!("{typed:?} is no choice, number or command (`help` lists them)");
    };
    match near.iter().find(|choice| choice.label != first.label) {
        None => Ok(first),
        Some(other) => {
            bail!("{typed:?} may be {:?} or {:?}; type a number", first.label, other.label)
        }
    }
}

fn several<'c>(of: &'c [Choice], typed: &str) -> Result<Vec<&'c Choice>> {
    let mut picked: Vec<&Choice> = Vec::new();
    let numbers = typed.split([' ', ',']).filter(|word| !word.is_empty());
    let numeric = numbers.clone().all(|word| word.parse::<usize>().is_ok());
    let words: Vec<&str> =
        if numeric { numbers.collect() } else { typed.split(',').map(str::trim).collect() };
    for word in words {
        let choice = one(of, word)?;
        if picked.contains(&choice) {
            bail!("{} is named twice", choice.label);
        }
        picked.push(choice);
    }
    Ok(picked)
}

fn fits(picked: &[&Choice], [least, most]: [usize; 2], total: Option<[u32; 2]>) -> Result<()> {
    if !(least..=most).contains(&picked.len()) {
        let wanted = if least == most { most.to_string() } else { format!("{least} to {most}") };
        bail!("pick {wanted}, and you named {}", picked.len());
    }
    if let Some([least, most]) = total {
        let sum: u32 = picked.iter().map(|choice| u32::from(choice.worth.unwrap_or(0))).sum();
        if sum < least {
            bail!("together they must be worth at least {least}, and these are worth {sum}");
        }
        if sum > most {
            bail!("together they may be worth at most {most}, and these are worth {sum}");
        }
    }
    Ok(())
}

fn items(picked: &[&Choice]) -> Vec<Value> {
    picked.iter().map(|choice| choice.item.clone()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Choice, OfferShape};

    use super::{choices, read};
    use crate::card::ink::Ink;

    fn three() -> Vec<Choice> {
        let labels = ["Pass", "Hodor", "Hodor the Second"].iter().enumerate();
        labels
            .map(|(place, label)| Choice {
                item: json!(place),
                label: (*label).to_owned(),
                worth: Some(place as u8),
            })
            .collect()
    }

    fn said(shape: &OfferShape, typed: &str) -> String {
        match read(shape, typed) {
            Ok(answer) => answer.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn one_is_named_by_number_or_words() {
        let shape = OfferShape::One { of: three() };
        assert_eq!(said(&shape, "2"), r#"{"one":1}"#);
        assert_eq!(said(&shape, "pa"), r#"{"one":0}"#);
        assert_eq!(said(&shape, "hodor"), r#"{"one":1}"#);
        assert_eq!(said(&shape, "second"), r#"{"one":2}"#);
        assert!(said(&shape, "hod").contains("may be \"Hodor\" or"));
        assert_eq!(said(&shape, "4"), "there is no choice 4; they go from 1 to 3");
        assert_eq!(said(&shape, "0"), "there is no choice 0; they go from 1 to 3");
        assert!(said(&shape, "dance").contains("is no choice, number or command"));
    }

    #[test]
    fn some_keep_to_count_and_worth() {
        let shape = OfferShape::Some { of: three(), count: [0, 2], total: Some([2, 2]) };
        assert_eq!(said(&shape, "3, 1"), r#"{"some":[2,0]}"#);
        assert!(said(&shape, "none").contains("at least 2, and these are worth 0"));
        assert!(said(&shape, "2 3").contains("at most 2, and these are worth 3"));
        assert_eq!(said(&shape, "3 3"), "Hodor the Second is named twice");
        assert_eq!(said(&shape, "all"), "pick 0 to 2, and you named 3");
        let free = OfferShape::Some { of: three(), count: [0, 2], total: None };
        assert_eq!(said(&free, "none"), r#"{"some":[]}"#);
        assert_eq!(said(&free, "pass, hodor"), r#"{"some":[0,1]}"#);
    }

    #[test]
    fn an_order_names_all() {
        let shape = OfferShape::Order { of: three() };
        assert_eq!(said(&shape, "3 1 2"), r#"{"order":[2,0,1]}"#);
        assert_eq!(said(&shape, "same"), r#"{"order":[0,1,2]}"#);
        assert_eq!(said(&shape, "3 1"), "put all 3 in order, and you named 2");
    }

    #[test]
    fn an_amount_lies_in_its_range() {
        let shape = OfferShape::Amount { range: [1, 4] };
        assert_eq!(said(&shape, "4"), r#"{"amount":4}"#);
        assert!(said(&shape, "5").contains("between 1 and 4"));
        assert_eq!(said(&shape, "-1"), "\"-1\" is no number");
    }

    #[test]
    fn many_choices_stand_in_columns() {
        let many: Vec<Choice> = (0..10)
            .map(|number| Choice { item: json!(number), label: format!("n{number}"), worth: None })
            .collect();
        assert_eq!(choices(&many, 30, Ink::Plain).len(), 4);
        assert_eq!(choices(&three(), 30, Ink::Plain).len(), 3);
    }
}
