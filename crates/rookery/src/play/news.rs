//! Lines of the log, gathered so that a glance is enough.

/// The verb whose lines, one after the other, become one line.
const DRAWS: &str = " draws ";

/// Lines of the log. The same line several times running stands once, with how often; cards drawn
/// one after the other stand in one line.
pub fn gathered<'l>(lines: impl Iterator<Item = &'l str>) -> Vec<String> {
    let mut gathered: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match gathered.last_mut() {
            Some((last, times)) if last == line => *times += 1,
            Some((last, 1)) if drawn_alike(last, line) => {
                let (_, card) = line.split_once(DRAWS).expect("both lines tell of a card drawn");
                *last += &format!(", {card}");
            }
            _ => gathered.push((line.to_owned(), 1)),
        }
    }
    let written = |(line, times): &(String, usize)| match times {
        1 => format!("  {line}"),
        times => format!("  {line} ({times} times)"),
    };
    gathered.iter().map(written).collect()
}

/// Whether both lines tell that the same player draws a card he may see.
fn drawn_alike(last: &str, line: &str) -> bool {
    let parts = |line| str::split_once(line, DRAWS).filter(|(_, card)| !card.starts_with("a "));
    match (parts(last), parts(line)) {
        (Some((who, _)), Some((again, _))) => who == again,
        (None, _) | (_, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::gathered;

    #[test]
    fn the_same_line_stands_once() {
        let lines = gathered(["a", "b", "b", "b", "a"].into_iter());
        assert_eq!(lines, ["  a", "  b (3 times)", "  a"]);
    }

    #[test]
    fn cards_drawn_stand_in_one_line() {
        let log = [
            "Stark draws Lady",
            "Stark draws Ice",
            "Lannister draws a card",
            "Lannister draws a card",
        ];
        let lines = gathered(log.into_iter());
        assert_eq!(lines, ["  Stark draws Lady, Ice", "  Lannister draws a card (2 times)"]);
    }
}
