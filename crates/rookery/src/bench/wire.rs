//! `rookery bench wire`: how much every seat is sent over whole games of both games, and what it takes to write it.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::{Context as _, Result};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Boxed, Eyes, Json, Seat, Seed, Table, Viewer};

use crate::page::Page;

/// A game that takes longer is broken off.
const DECISIONS_MAX: usize = 3_000;
/// How often the sections of a moment are written; the quickest counts.
const RUNS: usize = 5;
/// The sections of every so manieth moment are timed.
const TIMED_IN: usize = 50;

/// What was sent at one kind of table.
#[derive(Debug, Serialize)]
struct Sent {
    game: &'static str,
    seats: u8,
    decisions: usize,
    frames: usize,
    /// Bytes of a frame: the middle, all but one in a hundred, the largest.
    frame_p50: usize,
    frame_p99: usize,
    frame_max: usize,
    /// The middle of each tenth of all frames, from the first to the last.
    frame_p50_tenths: Vec<usize>,
    /// Of all bytes of frames, how many of a hundred are sections, log and questions.
    of_sections: usize,
    of_log: usize,
    of_questions: usize,
    /// The largest whole view, without the log.
    view_max: usize,
    /// What it takes to write the sections of one seat.
    sections_us: f64,
}

/// What is measured in the course of a game.
#[derive(Default)]
struct Counts {
    decisions: usize,
    frames: Vec<usize>,
    /// Bytes of sections, log and questions.
    kinds: [usize; 3],
    view_max: usize,
    /// Seconds, and how often.
    took: f64,
    timed: usize,
}

/// Measures and shows.
pub fn run(seed: u64, json: bool) -> Result<()> {
    let mut tables = Vec::new();
    for seats in 2..=4 {
        let setup = serde_json::to_value(super::core_decks(seats)?)?;
        tables.push(measure(Boxed::new::<thrones::Thrones>(), &setup, seed)?);
    }
    for seats in [3, 4, 6] {
        let setup = serde_json::to_value(fief::Setup::for_players(seats))?;
        tables.push(measure(Boxed::new::<fief::Fief>(), &setup, seed)?);
    }
    let mut page = Page::new();
    if json {
        page.line(&serde_json::to_string_pretty(&tables)?);
    } else {
        page.line("what every seat is sent in random games; bytes");
        for table in &tables {
            lines(&mut page, table);
        }
    }
    page.show()
}

fn lines(page: &mut Page, table: &Sent) {
    page.line(&format!("  {}, {} seats", table.game, table.seats));
    let mut figure = |name: &str, figure: String| {
        page.line(&format!("    {name:<34} {figure:>12}"));
    };
    figure("decisions", table.decisions.to_string());
    figure("frames", table.frames.to_string());
    figure("a frame: middle", table.frame_p50.to_string());
    figure("a frame: 99 of 100", table.frame_p99.to_string());
    figure("a frame: largest", table.frame_max.to_string());
    let of = [table.of_sections, table.of_log, table.of_questions];
    figure("of it sections, log, questions, %", of.map(|part| part.to_string()).join(" "));
    figure("a whole view without log: largest", table.view_max.to_string());
    figure("sections of a seat, µs", format!("{:.1}", table.sections_us));
    let tenths = table.frame_p50_tenths.iter().map(ToString::to_string).collect::<Vec<_>>();
    page.line(&format!("    middle of each tenth of the frames: {}", tenths.join(" ")));
}

fn measure(game: Boxed, setup: &serde_json::Value, seed: u64) -> Result<Sent> {
    let mut table = game.begin(setup, Seed::from_number(seed), Vec::new())?;
    let mut counts = Counts::default();
    counts.play(table.as_mut(), seed)?;
    let frames = &counts.frames;
    let tenth = |place: usize| {
        among(&frames[place * frames.len() / 10..(place + 1) * frames.len() / 10], 50)
    };
    let all: usize = frames.iter().sum();
    let [of_sections, of_log, of_questions] = counts.kinds.map(|kind| 100 * kind / all.max(1));
    Ok(Sent {
        game: game.name,
        seats: table.seats(),
        decisions: counts.decisions,
        frames: frames.len(),
        frame_p50: among(frames, 50),
        frame_p99: among(frames, 99),
        frame_max: among(frames, 100),
        frame_p50_tenths: (0..10).map(tenth).collect(),
        of_sections,
        of_log,
        of_questions,
        view_max: counts.view_max,
        sections_us: 1e6 * counts.took / counts.timed.max(1) as f64,
    })
}

impl Counts {
    fn play(&mut self, table: &mut dyn Table, seed: u64) -> Result<()> {
        let scenery = table.scenery().hash;
        let seats = (0..table.seats()).map(|seat| Eyes::Seat(Seat(seat)));
        let mut viewers: Vec<Viewer> = seats.map(Viewer::new).collect();
        for viewer in &mut viewers {
            viewer.whole(table, &scenery);
        }
        let mut rng = SmallRng::seed_from_u64(seed);
        while let Some(seat) =
            table.asked().iter().next().filter(|_| self.decisions < DECISIONS_MAX)
        {
            let answer = table.random_answer(seat, &mut rng).context("who is asked can answer")?;
            table.decide(seat, &answer)?;
            self.decisions += 1;
            for viewer in &mut viewers {
                if let Some(frame) = viewer.update(table) {
                    self.count(&frame)?;
                }
            }
            if self.decisions.is_multiple_of(TIMED_IN) {
                viewers.iter().for_each(|viewer| self.time(table, viewer.eyes()));
            }
        }
        Ok(())
    }

    fn count(&mut self, frame: &Json) -> Result<()> {
        let parts: BTreeMap<&str, &RawValue> = serde_json::from_str(frame.text())?;
        for (kind, names) in [&["set", "gone"][..], &["log"], &["asked"]].iter().enumerate() {
            let bytes =
                names.iter().filter_map(|name| parts.get(name)).map(|part| part.get().len());
            self.kinds[kind] += bytes.sum::<usize>();
        }
        self.frames.push(frame.text().len());
        Ok(())
    }

    fn time(&mut self, table: &dyn Table, eyes: Eyes) {
        let mut quickest = f64::INFINITY;
        for _ in 0..RUNS {
            let begun = Instant::now();
            let sections = table.sections(eyes);
            quickest = quickest.min(begun.elapsed().as_secs_f64());
            // As they are sent: with quotes, a colon and a comma each.
            let bytes = sections.iter().map(|(key, section)| key.len() + section.len() + 4).sum();
            self.view_max = self.view_max.max(bytes);
        }
        self.took += quickest;
        self.timed += 1;
    }
}

/// The size that so many of a hundred do not exceed.
fn among(sizes: &[usize], of_hundred: usize) -> usize {
    let mut sizes = sizes.to_vec();
    sizes.sort_unstable();
    let place = (sizes.len() * of_hundred).div_ceil(100).saturating_sub(1);
    sizes.get(place).copied().unwrap_or(0)
}
