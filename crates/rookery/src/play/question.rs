//! The four shapes of a question, written for the terminal and read from it.

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tabletop::{Choice, Offer, OfferShape};

use crate::card::ink::{Colour, Ink};

/// From how many choices on they stand in columns, if none has a hint.
const COLUMNS_FROM: usize = 16;

/// Words that are an answer without the rest of it.
const SHORT: [&str; 4] = ["pass", "done", "yes", "no"];

/// What somebody meant.
#[derive(Debug, PartialEq)]
pub enum Meant {
    /// This, as it was typed.
    Surely(Value),
    /// Perhaps this; here are its words.
    Perhaps(Value, String),
}

/// A choice somebody typed, and whether it was typed in full.
struct Picked<'c> {
    choice: &'c Choice,
    surely: bool,
}

/// The question with its numbered choices and how to answer.
pub fn lines(offer: &Offer, hints: &[Option<String>], width: usize, ink: Ink) -> Vec<String> {
    let rule = ink.paint(Colour::Faint, &format!("({})", offer.rule));
    let mut lines = vec![format!("{} {rule}", ink.paint(Colour::Bold, &offer.title.to_string()))];
    for detail in &offer.detail {
        lines.push(ink.paint(Colour::Faint, &format!("     {detail}")));
    }
    lines.extend(choices(offer.shape.choices(), hints, width, ink));
    if let Some(how) = how(&offer.shape) {
        lines.push(ink.paint(Colour::Faint, &format!("     {how}")));
    }
    lines
}

/// The answer that was typed.
pub fn read(shape: &OfferShape, typed: &str) -> Result<Meant> {
    match shape {
        OfferShape::One { of } => {
            let picked = one(of, typed)?;
            let answer = json!({ "one": picked.choice.item });
            Ok(meant(answer, &[picked]))
        }
        OfferShape::Some { of, count, total } => {
            let picked = match typed.to_lowercase().as_str() {
                "none" | "nothing" | "0" | "-" => Vec::new(),
                "all" => everything(of),
                _ => several(of, typed)?,
            };
            fits(&picked, *count, *total)?;
            Ok(meant(json!({ "some": items(&picked) }), &picked))
        }
        OfferShape::Order { of } => {
            let picked = match typed.to_lowercase().as_str() {
                "same" | "as is" => everything(of),
                _ => several(of, typed)?,
            };
            if picked.len() != of.len() {
                bail!("put all {} in order, and you named {}", of.len(), picked.len());
            }
            Ok(meant(json!({ "order": items(&picked) }), &picked))
        }
        OfferShape::Amount { range: [least, most] } => {
            let amount: u32 =
                typed.parse().ok().with_context(|| format!("{typed:?} is no number"))?;
            if !(least..=most).contains(&&amount) {
                bail!("the number lies between {least} and {most}, and {amount} does not");
            }
            Ok(Meant::Surely(json!({ "amount": amount })))
        }
    }
}

fn everything(of: &[Choice]) -> Vec<Picked<'_>> {
    of.iter().map(|choice| Picked { choice, surely: true }).collect()
}

/// Sure if everything was typed in full.
fn meant(answer: Value, picked: &[Picked<'_>]) -> Meant {
    if picked.iter().all(|one| one.surely) {
        return Meant::Surely(answer);
    }
    let labels: Vec<&str> = picked.iter().map(|one| one.choice.label.as_str()).collect();
    Meant::Perhaps(answer, labels.join(", "))
}

/// Numbered choices with their hints; in columns when there are many and none has a hint.
fn choices(of: &[Choice], hints: &[Option<String>], width: usize, ink: Ink) -> Vec<String> {
    let words: Vec<String> = of
        .iter()
        .map(|choice| match choice.worth {
            Some(worth) => format!("{} [{worth}]", choice.label),
            None => choice.label.clone(),
        })
        .collect();
    let widest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let number = |place: usize| ink.paint(Colour::Gold, &format!("{:>4}", place + 1));
    if of.len() < COLUMNS_FROM || hints.iter().any(Option::is_some) {
        let row = |(place, word): (usize, &String)| match hints.get(place).and_then(Option::as_ref)
        {
            None => vec![format!("{} {word}", number(place))],
            Some(hint) if widest + hint.chars().count() + 7 <= width => {
                let hint = ink.paint(Colour::Faint, hint);
                vec![format!("{} {word:widest$}  {hint}", number(place))]
            }
            Some(hint) => {
                let below = ink.paint(Colour::Faint, &format!("{:9}{hint}", ""));
                vec![format!("{} {word}", number(place)), below]
            }
        };
        return words.iter().enumerate().flat_map(row).collect();
    }
    let columns = (width / (widest + 7)).clamp(1, 4);
    let rows = of.len().div_ceil(columns);
    let row = |row: usize| {
        let mut line = String::new();
        for place in (row..of.len()).step_by(rows.max(1)) {
            let word = &words[place];
            let last = place + rows >= of.len();
            let gap = if last { 0 } else { widest + 2 - word.chars().count() };
            line += &format!("{} {word}{}", number(place), " ".repeat(gap));
        }
        line
    };
    (0..rows).map(row).collect()
}

/// How to answer, where it is not plain: one of several choices is.
fn how(shape: &OfferShape) -> Option<String> {
    match shape {
        OfferShape::One { .. } => None,
        OfferShape::Some { of, count: [least, most], total } => {
            let most = (*most).min(of.len());
            let sample = |count: usize| {
                let numbers: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
                numbers.join(" ")
            };
            let worth: u32 = of.iter().filter_map(|choice| choice.worth).map(u32::from).sum();
            let comes_to = |sum: u32| total.is_none_or(|[low, high]| (low..=high).contains(&sum));
            let least = if *least == 0 && !comes_to(0) { 1 } else { *least };
            let mut how = match (least, most) {
                (1, 1) => "type one number".to_owned(),
                (0, 1) => "type one number, or `none`".to_owned(),
                (least, most) if least == most => {
                    format!("type {least} numbers, as in `{}`", sample(least))
                }
                (0, most) => {
                    format!("type up to {most} numbers, as in `{}`, or `none`", sample(2))
                }
                (least, most) => {
                    let sample = sample(2.max(least));
                    format!("type {least} to {most} numbers, as in `{sample}`")
                }
            };
            if most > 1 && most == of.len() && comes_to(worth) {
                how += ", or `all`";
            }
            match total {
                None => {}
                Some([least, most]) if least == most => {
                    how += &format!("; what stands in [ ] must come to {least}");
                }
                Some([least, u32::MAX]) => {
                    how += &format!("; what stands in [ ] must come to {least} or more");
                }
                Some([least, most]) => {
                    how += &format!("; what stands in [ ] must come to {least} to {most}");
                }
            }
            Some(how)
        }
        OfferShape::Order { of } => {
            let all: Vec<String> = (1..=of.len()).rev().map(|number| number.to_string()).collect();
            let all = all.join(" ");
            Some(format!("type all numbers in your order, as in `{all}`, or `same` for this one"))
        }
        OfferShape::Amount { range: [least, most] } => {
            Some(format!("type a number from {least} to {most}"))
        }
    }
}

/// A choice by its number, by its words, or perhaps by some of them.
fn one<'c>(of: &'c [Choice], typed: &str) -> Result<Picked<'c>> {
    let surely = |choice| Ok(Picked { choice, surely: true });
    if let Ok(number) = typed.parse::<usize>() {
        return match number.checked_sub(1).and_then(|place| of.get(place)) {
            Some(choice) => surely(choice),
            None => bail!("there is no choice {number}; they go from 1 to {}", of.len()),
        };
    }
    let wanted = typed.to_lowercase();
    let label = |choice: &Choice| choice.label.to_lowercase();
    if let Some(choice) = of.iter().find(|choice| label(choice) == wanted) {
        return surely(choice);
    }
    let begins = |choice: &&Choice| {
        let label = label(choice);
        let first = label.split(|letter: char| !letter.is_alphabetic()).next();
        first == Some(wanted.as_str())
    };
    let short: Vec<&Choice> = of.iter().filter(begins).collect();
    if let [choice] = short[..]
        && SHORT.contains(&wanted.as_str())
    {
        return surely(choice);
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
        None => Ok(Picked { choice: first, surely: false }),
        Some(other) => {
            bail!("{typed:?} may be {:?} or {:?}; type a number", first.label, other.label)
        }
    }
}

fn several<'c>(of: &'c [Choice], typed: &str) -> Result<Vec<Picked<'c>>> {
    let mut picked: Vec<Picked<'_>> = Vec::new();
    let numbers = typed.split([' ', ',']).filter(|word| !word.is_empty());
    let numeric = numbers.clone().all(|word| word.parse::<usize>().is_ok());
    let words: Vec<&str> =
        if numeric { numbers.collect() } else { typed.split(',').map(str::trim).collect() };
    for word in words {
        let one = one(of, word)?;
        if picked.iter().any(|other| std::ptr::eq(other.choice, one.choice)) {
            bail!("{} is named twice", one.choice.label);
        }
        picked.push(one);
    }
    Ok(picked)
}

fn fits(picked: &[Picked<'_>], [least, most]: [usize; 2], total: Option<[u32; 2]>) -> Result<()> {
    if !(least..=most).contains(&picked.len()) {
        let wanted = if least == most { most.to_string() } else { format!("{least} to {most}") };
        bail!("pick {wanted}, and you named {}", picked.len());
    }
    if let Some([least, most]) = total {
        let sum: u32 = picked.iter().map(|one| u32::from(one.choice.worth.unwrap_or(0))).sum();
        if sum < least {
            bail!("together they must be worth at least {least}, and these are worth {sum}");
        }
        if sum > most {
            bail!("together they may be worth at most {most}, and these are worth {sum}");
        }
    }
    Ok(())
}

fn items(picked: &[Picked<'_>]) -> Vec<Value> {
    picked.iter().map(|one| json!(one.choice.item)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Choice, OfferShape};

    use super::{Meant, choices, how, read};
    use crate::card::ink::Ink;

    fn three() -> Vec<Choice> {
        let labels = ["Pass", "Hodor", "Hodor the Second"].iter().enumerate();
        labels
            .map(|(place, label)| Choice {
                item: json!(place).into(),
                label: (*label).to_owned(),
                on: Vec::new(),
                hint: None,
                worth: Some(place as u8),
            })
            .collect()
    }

    fn said(shape: &OfferShape, typed: &str) -> String {
        match read(shape, typed) {
            Ok(Meant::Surely(answer)) => answer.to_string(),
            Ok(Meant::Perhaps(answer, words)) => format!("{words}? {answer}"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn one_is_named_by_number_or_words() {
        let shape = OfferShape::One { of: three() };
        assert_eq!(said(&shape, "2"), r#"{"one":1}"#);
        assert_eq!(said(&shape, "pass"), r#"{"one":0}"#);
        assert_eq!(said(&shape, "pa"), r#"Pass? {"one":0}"#);
        assert_eq!(said(&shape, "hodor"), r#"{"one":1}"#);
        assert_eq!(said(&shape, "second"), r#"Hodor the Second? {"one":2}"#);
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
        let many: Vec<Choice> = (0..20)
            .map(|number| Choice {
                item: json!(number).into(),
                label: format!("n{number}"),
                on: Vec::new(),
                hint: None,
                worth: None,
            })
            .collect();
        assert_eq!(choices(&many, &[], 30, Ink::Plain).len(), 7);
        assert_eq!(choices(&three(), &[], 30, Ink::Plain).len(), 3);
        let hint = [Some("STR 2".to_owned())];
        assert_eq!(choices(&many, &hint, 30, Ink::Plain).len(), 20, "a hint needs a line");
    }

    #[test]
    fn hints_stand_in_a_line() {
        let hints = [None, Some("STR 2".to_owned()), Some("STR 3".to_owned())];
        let lines = choices(&three(), &hints, 80, Ink::Plain);
        assert_eq!(
            lines,
            [
                "   1 Pass [0]",
                "   2 Hodor [1]             STR 2",
                "   3 Hodor the Second [2]  STR 3"
            ]
        );
    }

    #[test]
    fn each_shape_says_how_to_answer() {
        let some = |count, total| how(&OfferShape::Some { of: three(), count, total });
        let said = |how: Option<String>| how.unwrap_or_default();
        assert_eq!(said(some([1, 1], None)), "type one number");
        assert_eq!(said(some([0, 1], None)), "type one number, or `none`");
        assert_eq!(said(some([2, 2], None)), "type 2 numbers, as in `1 2`");
        assert_eq!(
            said(some([0, 3], Some([2, 2]))),
            "type 1 to 3 numbers, as in `1 2`; what stands in [ ] must come to 2"
        );
        assert_eq!(
            said(how(&OfferShape::Order { of: three() })),
            "type all numbers in your order, as in `3 2 1`, or `same` for this one"
        );
        assert_eq!(said(how(&OfferShape::Amount { range: [1, 4] })), "type a number from 1 to 4");
    }
}
