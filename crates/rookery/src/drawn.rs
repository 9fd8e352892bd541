//! The table and the log as the terminal shows them.

use tabletop::{Board, Heading, Line};

use crate::card::ink::{Colour, Ink};

/// The verb whose lines, one after the other, become one line.
const DRAWS: &str = " draws ";

/// The whole table; the viewer's own name stands out.
pub fn table(board: &Board, ink: Ink) -> Vec<String> {
    let paint = |line: &String| match line.split_once(" (you)") {
        Some((name, rest)) => format!("{} (you){rest}", ink.paint(Colour::Bold, name)),
        None => line.clone(),
    };
    let mut lines: Vec<String> = board.lines.iter().map(paint).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// What one looks at most, beside a question.
pub fn status(board: &Board, ink: Ink) -> Vec<String> {
    let first = board.status.iter().take(1).map(|line| format!("-- {line}"));
    let rest = board.status.iter().skip(1).map(|line| format!("   {line}"));
    first.chain(rest).map(|line| ink.paint(Colour::Faint, &line)).collect()
}

/// An act of the log, how often it was told in a row, and its details.
struct Act {
    text: String,
    times: usize,
    heading: Option<Heading>,
    details: Vec<String>,
}

/// Lines of the log. A round and a phase stand out. The same line several times running stands once, with how often;
/// cards drawn one after the other stand in one line, and so do the details of an act.
pub fn log(lines: &[Line], ink: Ink) -> Vec<String> {
    let mut acts: Vec<Act> = Vec::new();
    for line in lines {
        let text = line.spans.to_string();
        match acts.last_mut() {
            Some(last) if line.detail => last.details.push(text),
            Some(last) if last.text == text && last.details.is_empty() => last.times += 1,
            Some(last) if last.times == 1 && drawn_alike(last, &text) => {
                let (_, card) = text.split_once(DRAWS).expect("both lines tell of a card drawn");
                last.text += &format!(", {card}");
            }
            _ => {
                let (heading, details) = (line.heading, Vec::new());
                acts.push(Act { text, times: 1, heading, details });
            }
        }
    }
    acts.iter().flat_map(|act| act.written(ink)).collect()
}

impl Act {
    fn written(&self, ink: Ink) -> Vec<String> {
        let mut lines = match self.heading {
            Some(Heading::Round) => vec![String::new(), ink.paint(Colour::Bold, &self.text)],
            Some(Heading::Phase) => vec![ink.paint(Colour::Bold, &format!(" {}", self.text))],
            None if self.times > 1 => vec![format!("  {} ({} times)", self.text, self.times)],
            None => vec![format!("  {}", self.text)],
        };
        if !self.details.is_empty() {
            let details = format!("      {}", self.details.join("; "));
            lines.push(ink.paint(Colour::Faint, &details));
        }
        lines
    }
}

/// Whether both lines tell that the same player draws a card he may see.
fn drawn_alike(last: &Act, line: &str) -> bool {
    let parts = |line| str::split_once(line, DRAWS).filter(|(_, card)| !card.starts_with("a "));
    match (parts(&last.text), parts(line)) {
        (Some((who, _)), Some((again, _))) => who == again && last.details.is_empty(),
        (None, _) | (_, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Heading, Line};

    use super::log;
    use crate::card::ink::Ink;

    fn line(text: &str) -> Line {
        Line { n: 1, event: json!(null).into(), spans: text.into(), heading: None, detail: false }
    }

    fn told(lines: &[Line]) -> Vec<String> {
        log(lines, Ink::Plain)
    }

    #[test]
    fn the_same_line_stands_once() {
        let lines = ["a", "b", "b", "b", "a"].map(line);
        assert_eq!(told(&lines), ["  a", "  b (3 times)", "  a"]);
    }

    #[test]
    fn cards_drawn_stand_in_one_line() {
        let lines = [
            "Stark draws Lady",
            "Stark draws Ice",
            "Lannister draws a card",
            "Lannister draws a card",
        ];
        let lines = told(&lines.map(line));
        assert_eq!(lines, ["  Stark draws Lady, Ice", "  Lannister draws a card (2 times)"]);
    }

    #[test]
    fn chapters_stand_out_and_details_stand_together() {
        let round = Line { heading: Some(Heading::Round), ..line("Round 1 begins") };
        let phase = Line { heading: Some(Heading::Phase), ..line("The plot phase begins") };
        let pays = Line { detail: true, ..line("Stark pays 2 gold") };
        let enters = Line { detail: true, ..line("Hodor enters play") };
        assert_eq!(
            told(&[round, phase, line("Stark marshals Hodor"), pays, enters]),
            [
                "",
                "Round 1 begins",
                " The plot phase begins",
                "  Stark marshals Hodor",
                "      Stark pays 2 gold; Hodor enters play"
            ]
        );
    }
}
