//! Who beats whom, as a table in a page of the documentation.

use std::path::Path;

use anyhow::{Context as _, Result};
use bots::tally::{Matchup, Tally};

/// The table stands between these lines.
const BEGIN: &str = "<!-- who beats whom -->";
const END: &str = "<!-- end -->";

/// Puts the table into the page, in place of the one that stood there.
pub fn put(file: &Path, tally: &Tally, game: &str, seed: u64) -> Result<()> {
    let page = std::fs::read_to_string(file)
        .with_context(|| format!("{} cannot be read", file.display()))?;
    let page = replaced(&page, &table(tally, game, seed)).with_context(|| {
        format!("{} has no lines `{BEGIN}` and, below, `{END}`", file.display())
    })?;
    super::write(file, &page)
}

/// The page with another table; nothing if it has no place for one.
fn replaced(page: &str, table: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{table}{END}{after}"))
}

/// Each row against each column, in percent of the games one of the two won, and over all games.
fn table(tally: &Tally, game: &str, seed: u64) -> String {
    let mut table = format!(
        "{} games of {game}, seed {seed}; the share of the row against the column, in percent.\n\n|  |",
        tally.games
    );
    let mut line = |text: String| table.push_str(&text);
    (1..=tally.seats.len()).for_each(|number| line(format!(" {number} |")));
    line(format!(" all |\n|{}\n", " --- |".repeat(tally.seats.len() + 2)));
    for (number, row) in tally.seats.iter().enumerate() {
        line(format!("| {} {} |", number + 1, row.name));
        for column in &tally.seats {
            let met = |one: &&Matchup| one.name == row.name && one.against == column.name;
            let share = tally.matchups.iter().find(met).map(|one| one.win_rate * 100.0);
            line(share.map_or(" · |".to_owned(), |share| format!(" {share:.0} |")));
        }
        line(format!(" **{:.1}** |\n", row.win_rate * 100.0));
    }
    table.push('\n');
    table
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn the_table_takes_the_place_of_the_last_one() {
        let page = "before\n<!-- who beats whom -->\nold\n<!-- end -->\nafter\n";
        let new = "before\n<!-- who beats whom -->\nnew\n<!-- end -->\nafter\n";
        assert_eq!(replaced(page, "new\n").as_deref(), Some(new));
        assert_eq!(replaced("a page", "new\n"), None);
    }
}
