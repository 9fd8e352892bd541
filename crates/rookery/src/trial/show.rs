//! The report of a trial as a page or as JSON.

use anyhow::Result;

use super::{Played, Report};
use crate::page::Page;

/// Shows the report.
pub(super) fn show(report: &Report, json: bool) -> Result<()> {
    let mut page = Page::new();
    if json {
        page.line(&serde_json::to_string_pretty(report)?);
        return page.show();
    }
    let Report { game, games, ended, broken_off, decisions, looks, rounds_max, .. } = report;
    page.line(&format!(
        "{game}: {games} random games, {decisions} decisions, {looks} of them looked at from all \
         sides; {ended} ended, {broken_off} broken off after round {rounds_max}"
    ));
    page.line("");
    page.line("  games  ended  rounds  longest  decisions  table");
    for table in &report.tables {
        let Played { table, games, ended, decisions, rounds, rounds_most, .. } = table;
        let each = |all: &u64| *all as f64 / (*games).max(1) as f64;
        let (rounds, decisions) = (each(rounds), each(decisions));
        page.line(&format!(
            "  {games:>5}  {ended:>5}  {rounds:>6.1}  {rounds_most:>7}  {decisions:>9.0}  {table}"
        ));
    }
    page.line("");
    for (group, all) in report.coverage.groups() {
        let never = &report.never[group];
        page.line(&format!("{group}: {} of {all}", all - never.len()));
        if !never.is_empty() {
            page.prose("  never: ", 4, &never.join(", "));
        }
    }
    page.line("");
    page.line(&format!("{} faults", report.faults.len()));
    for fault in &report.faults {
        page.prose("  ", 4, &format!("{}, game {}: {}", fault.table, fault.game, fault.what));
        page.line(&format!("    again: {}", fault.again));
    }
    page.show()
}
