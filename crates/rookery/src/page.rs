//! A page of text for the terminal, as wide as the terminal is.

use std::io::{ErrorKind, Write as _};

/// The widest a line of prose gets, however wide the terminal: longer lines are hard to read.
const WIDEST: usize = 100;
const NARROWEST: usize = 30;

/// A space at which a line is not broken; it is shown as any other.
const UNBROKEN: char = '\u{a0}';

/// How many letters fit into a line of the terminal.
pub fn width() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let asked = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    asked.or(terminal).unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// How many letters of the text are seen: escape sequences are not.
pub fn seen(text: &str) -> usize {
    let mut count = 0;
    let mut escaped = false;
    for letter in text.chars() {
        match (escaped, letter) {
            (false, '\u{1b}') => escaped = true,
            (false, _) => count += 1,
            (true, 'm') => escaped = false,
            (true, _) => {}
        }
    }
    count
}

/// A line cut to the width of the terminal; what is cut off stands below it, further in.
pub fn fitted(line: &str) -> Vec<String> {
    if seen(line) <= width() {
        return vec![line.replace(UNBROKEN, " ")];
    }
    let mut page = Page::new();
    // Colours may begin before the spaces do.
    let colours =
        if line.starts_with('\u{1b}') { line.find('m').map_or(0, |end| end + 1) } else { 0 };
    let bare = line[colours..].trim_start_matches(' ');
    let inset = line.len() - colours - bare.len();
    page.prose(&line[..colours + inset], inset + 4, bare);
    page.text().lines().map(str::to_owned).collect()
}

/// Text on its way to the terminal.
pub struct Page {
    width: usize,
    text: String,
}

impl Page {
    /// An empty page, as wide as the terminal.
    pub fn new() -> Page {
        Page::of_width(width())
    }

    /// An empty page of a width.
    pub fn of_width(width: usize) -> Page {
        Page { width: width.clamp(NARROWEST, WIDEST), text: String::new() }
    }

    /// A line as it is.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(&line.replace(UNBROKEN, " "));
        self.text.push('\n');
    }

    /// Prose, wrapped, its lines `indent` spaces in; the first begins with `head`.
    pub fn prose(&mut self, head: &str, indent: usize, prose: &str) {
        let mut line = head.to_owned();
        let mut empty = true;
        for word in prose.split([' ', '\n']).filter(|word| !word.is_empty()) {
            let length = seen(&line) + usize::from(!empty) + seen(word);
            if !empty && length > self.width {
                self.line(&line);
                line = " ".repeat(indent);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.line(&line);
    }

    /// What stands on the page.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes the page to the terminal. Whoever stops reading early (`| head`) has read enough.
    pub fn show(&self) -> anyhow::Result<()> {
        match std::io::stdout().write_all(self.text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Page;

    #[test]
    fn prose_is_wrapped_to_the_width() {
        let mut page = Page::of_width(30);
        page.prose("  - ", 4, "A wolf does not concern itself with the opinions of sheep.");
        let lines: Vec<&str> = page.text.lines().collect();
        assert_eq!(
            lines,
            ["  - A wolf does not concern", "    itself with the opinions", "    of sheep."]
        );
    }

    #[test]
    fn words_that_belong_together_stay_together() {
        let mut page = Page::of_width(30);
        page.prose("", 4, "power, 15 wins: Stark\u{a0}10, Lannister\u{a0}3");
        assert_eq!(page.text, "power, 15 wins: Stark 10,\n    Lannister 3\n");
    }

    #[test]
    fn colours_take_no_room() {
        let mut page = Page::of_width(30);
        page.prose("", 2, "\u{1b}[1mA wolf\u{1b}[0m does not \u{1b}[2mconcern itself\u{1b}[0m");
        let lines: Vec<usize> = page.text.lines().map(super::seen).collect();
        assert_eq!(lines, [30], "without its colours it fits");
    }

    #[test]
    fn what_is_cut_off_stands_further_in_in_colour_too() {
        let words = "a wolf does not concern itself with the opinions of sheep ".repeat(3);
        let plain = super::fitted(&format!("     {words}"));
        let coloured = super::fitted(&format!("\u{1b}[2m     {words}\u{1b}[0m"));
        assert!(plain.len() > 1 && plain[1].starts_with("         the"), "{plain:?}");
        assert!(coloured[1].starts_with("         the"), "{coloured:?}");
    }

    #[test]
    fn a_word_longer_than_the_line_stays_whole() {
        let mut page = Page::of_width(30);
        let word = "w".repeat(40);
        page.prose("", 0, &format!("{word} x"));
        assert_eq!(page.text, format!("{word}\nx\n"));
    }
}
