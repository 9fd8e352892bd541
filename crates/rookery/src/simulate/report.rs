//! What came out of many games, as one page that needs nothing but a browser.

use std::fmt::Write as _;

use bots::rating::Rating;
use bots::tally::{CardRecord, Matchup, Progress, Record, Tally, wilson};

const STYLE: &str = include_str!("report.css");
/// Colours that are told apart by most eyes.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d00", "#555555"];
/// How many cards the page lists for what is played.
const CARDS_MAX: usize = 60;

/// The whole page; `more` is what stands at its end.
pub fn page(tally: &Tally, title: &str, seed: u64, more: &str) -> String {
    let mut body = String::new();
    let out = &mut body;
    put(out, &format!("<h1>{}</h1>", escaped(title)));
    put(
        out,
        &format!(
            "<p class=\"lead\">{} games between bots, seed {seed}. Intervals hold the true share in 95 of 100 such \
             measurements (Wilson).</p>",
            tally.games
        ),
    );
    put(out, "<section><h2>Who wins</h2>");
    put(out, &bars(&tally.seats));
    put(out, "</section>");
    section(out, "How strong the bots are", &ratings(&tally.bots));
    section(out, "How strong what they play is", &ratings(&tally.plays));
    if tally.seats.len() > 2 {
        section(out, "Who beats whom", &matrix(tally));
    }
    let mut places = vec![tally.first_player.clone()];
    places.extend(tally.places.iter().cloned());
    section(out, "Where one sits", &bars(&places));
    section(out, "Points over the rounds", &chart(&tally.progress));
    section(out, "How long games take", &lengths(tally));
    section(out, "What single cards had to do with it", &cards(&tally.cards));
    put(out, more);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}: {games} games</title><style>{STYLE}</style></head>\
         <body><main>{body}</main></body></html>\n",
        title = escaped(title),
        games = tally.games
    )
}

fn put(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}

/// A part of the page, if there is anything to say.
fn section(out: &mut String, heading: &str, content: &str) {
    if !content.is_empty() {
        put(out, &format!("<section><h2>{heading}</h2>{content}</section>"));
    }
}

/// A text with nothing in it that a browser would take for a tag.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A bar for each record, with its interval.
fn bars(records: &[Record]) -> String {
    let mut rows = String::new();
    for Record { name, games, wins, win_rate, interval: [low, high] } in records {
        let (width, left, span) = (win_rate * 100.0, low * 100.0, (high - low) * 100.0);
        put(
            &mut rows,
            &format!(
                "<tr><th>{}</th><td class=\"bar\"><div class=\"track\"><i style=\"width:{width:.1}%\"></i><b \
                 style=\"left:{left:.1}%;width:{span:.1}%\"></b></div></td><td class=\"number\">{}</td><td \
                 class=\"dim\">{} to {}</td><td class=\"dim\">{wins} of {games}</td></tr>",
                escaped(name),
                percent(*win_rate),
                percent(*low),
                percent(*high)
            ),
        );
    }
    format!("<table class=\"bars\">{rows}</table>")
}

fn ratings(ratings: &[Rating]) -> String {
    if ratings.is_empty() {
        return String::new();
    }
    let mut rows = String::from(
        "<tr><th></th><th class=\"number\">rating</th><th></th><th class=\"number\">won</th><th></th></tr>",
    );
    for Rating { name, rating, give_or_take, games, wins } in ratings {
        let [low, high] = wilson(*wins, *games);
        let share = *wins as f64 / (*games).max(1) as f64;
        put(
            &mut rows,
            &format!(
                "<tr><th>{}</th><td class=\"number\">{rating:.0}</td><td class=\"dim\">± {give_or_take:.0}</td><td \
                 class=\"number\">{}</td><td class=\"dim\">{} to {}, {wins} of {games}</td></tr>",
                escaped(name),
                percent(share),
                percent(low),
                percent(high)
            ),
        );
    }
    format!("<p>400 points more win ten times as often.</p><table>{rows}</table>")
}

/// The share of each row against each column, the better the greener.
fn matrix(tally: &Tally) -> String {
    let names: Vec<&str> = tally.seats.iter().map(|record| record.name.as_str()).collect();
    let heads: String =
        names.iter().map(|name| format!("<th class=\"turned\">{}</th>", escaped(name))).collect();
    let mut rows = format!("<tr><th></th>{heads}</tr>");
    for name in &names {
        let cell = |against: &&str| {
            let met = |one: &&Matchup| one.name == *name && one.against == *against;
            let Some(one) = tally.matchups.iter().find(met) else {
                return "<td class=\"dim\">·</td>".to_owned();
            };
            let hue = one.win_rate * 120.0;
            let [low, high] = one.interval;
            format!(
                "<td style=\"background:hsl({hue:.0} 60% 50% / .45)\" title=\"{} of {} games, {} to {}\">{:.0}</td>",
                one.wins,
                one.games,
                percent(low),
                percent(high),
                one.win_rate * 100.0
            )
        };
        let cells: String = names.iter().map(cell).collect();
        put(&mut rows, &format!("<tr><th>{}</th>{cells}</tr>", escaped(name)));
    }
    format!(
        "<p>The share of the row against the column, in percent of the games one of the two won.</p>\
         <div class=\"scroll\"><table class=\"matrix\">{rows}</table></div>"
    )
}

/// The points of everybody round by round, as lines.
fn chart(progress: &[Progress]) -> String {
    let rounds = progress.iter().map(|one| one.points.len()).max().unwrap_or(0);
    if rounds < 2 {
        return String::new();
    }
    let most = progress.iter().flat_map(|one| &one.points).copied().fold(1.0, f64::max);
    let (width, height) = (720.0, 260.0);
    let at = |round: usize, points: f64| {
        let x = 40.0 + (width - 60.0) * round as f64 / (rounds - 1) as f64;
        let y = height - 30.0 - (height - 50.0) * points / most;
        (x, y)
    };
    let mut svg = format!("<svg viewBox=\"0 0 {width} {height}\" role=\"img\">");
    for step in 0..=4 {
        let points = most * f64::from(step) / 4.0;
        let y = at(0, points).1;
        write!(
            svg,
            "<line class=\"grid\" x1=\"40\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><text x=\"34\" y=\"{:.1}\" \
             text-anchor=\"end\">{points:.1}</text>",
            width - 20.0,
            y + 4.0
        )
        .expect("a text can be written to");
    }
    for round in 0..rounds {
        let x = at(round, 0.0).0;
        write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            height - 10.0,
            round + 1
        )
        .expect("a text can be written to");
    }
    let mut legend = String::new();
    for (number, Progress { name, points }) in progress.iter().enumerate() {
        let colour = COLOURS[number % COLOURS.len()];
        let line: Vec<String> = points
            .iter()
            .enumerate()
            .map(|(round, points)| {
                let (x, y) = at(round, *points);
                format!("{x:.1},{y:.1}")
            })
            .collect();
        write!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" points=\"{}\"><title>{}</title></polyline>",
            line.join(" "),
            escaped(name)
        )
        .expect("a text can be written to");
        write!(legend, "<span><i style=\"background:{colour}\"></i>{}</span>", escaped(name))
            .expect("a text can be written to");
    }
    format!(
        "{svg}</svg><p class=\"legend\">{legend}</p><p class=\"dim\">At the beginning of each round; a game that is over keeps its last points.</p>"
    )
}

fn lengths(tally: &Tally) -> String {
    let row = |name: &str, spread: &bots::tally::Spread| {
        format!(
            "<tr><th>{name}</th><td class=\"number\">{:.1}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td \
             class=\"number\">{}</td></tr>",
            spread.mean, spread.median, spread.min, spread.max
        )
    };
    format!(
        "<table><tr><th></th><th>on average</th><th>in the middle</th><th>least</th><th>most</th></tr>{}{}</table>\
         <p class=\"dim\">{} without a winner, {} broken off.</p>",
        row("rounds", &tally.rounds),
        row("decisions", &tally.decisions),
        tally.draws,
        tally.broken_off
    )
}

/// Every card that was drawn or used: how often those games were won.
fn cards(cards: &[CardRecord]) -> String {
    if cards.is_empty() {
        return String::new();
    }
    let cell = |record: &Record| {
        if record.games == 0 {
            return "<td class=\"dim\">·</td>".to_owned();
        }
        let [low, high] = record.interval;
        format!(
            "<td class=\"number\" title=\"{} of {}\">{} <span class=\"dim\">{:.0}–{:.0}</span></td>",
            record.wins,
            record.games,
            percent(record.win_rate),
            low * 100.0,
            high * 100.0
        )
    };
    let mut rows = String::from(
        "<tr><th>card</th><th>of</th><th>won when drawn</th><th>won when used</th><th>won without it</th></tr>",
    );
    for record in cards.iter().take(CARDS_MAX) {
        put(
            &mut rows,
            &format!(
                "<tr><th>{}</th><td class=\"dim\">{}</td>{}{}{}</tr>",
                escaped(&record.used.name),
                escaped(&record.plays),
                cell(&record.drawn),
                cell(&record.used),
                cell(&record.unseen)
            ),
        );
    }
    let left = cards.len().saturating_sub(CARDS_MAX);
    let more = if left > 0 {
        format!("<p class=\"dim\">{left} more in --json.</p>")
    } else {
        String::new()
    };
    format!(
        "<p>A card that is used by who is ahead anyway looks better than it is: compare like with like.</p>\
         <table class=\"cards\">{rows}</table>{more}"
    )
}
