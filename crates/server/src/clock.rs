//! How long one may think: not limited, a time for the whole game, or days for each move.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::error::Error;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The most holidays: every one is looked at whenever time is counted.
const HOLIDAYS_MAX: usize = 100;

/// How long one may think.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So many minutes for the game, and so many seconds more after each answer.
    Live {
        /// The minutes.
        minutes: u16,
        /// The seconds besides.
        #[serde(default)]
        seconds: u16,
        /// The seconds after each answer.
        #[serde(default)]
        increment_seconds: u16,
    },
    /// So many days for each answer.
    Days {
        /// The days.
        days: u16,
        /// Days on which no time passes, as in 2026-12-24.
        #[serde(default)]
        #[schema(value_type = Vec<String>)]
        holidays: Vec<Date>,
    },
}

/// A day of the calendar, counted from the first of January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(i64);

/// What is left to each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// What was left to each seat, in milliseconds, when it was last counted.
    left: Vec<i64>,
    /// When that was.
    since: i64,
}

impl Clock {
    /// Whether a table may have this clock.
    ///
    /// # Errors
    /// It has too many holidays.
    pub fn bounded(&self) -> Result<(), Error> {
        match self {
            Clock::Days { holidays, .. } if holidays.len() > HOLIDAYS_MAX => {
                Err(Error::Unreadable(format!("there are at most {HOLIDAYS_MAX} holidays")))
            }
            Clock::None | Clock::Live { .. } | Clock::Days { .. } => Ok(()),
        }
    }

    /// What each seat begins with; nothing is counted without a clock.
    pub fn begin(&self, seats: usize, now: i64) -> Option<Running> {
        Some(Running { left: vec![self.whole()?; seats], since: now })
    }

    /// The time somebody begins with.
    fn whole(&self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Live { minutes, seconds, .. } => {
                Some((i64::from(*minutes) * 60 + i64::from(*seconds)).max(1) * 1000)
            }
            Clock::Days { days, .. } => Some(i64::from(*days).max(1) * DAY),
        }
    }

    /// How much time passes between these moments; none on holidays.
    fn between(&self, from: i64, to: i64) -> i64 {
        let rest: i64 = match self {
            Clock::None | Clock::Live { .. } => 0,
            Clock::Days { holidays, .. } => {
                let overlap =
                    |day: &Date| (to.min((day.0 + 1) * DAY) - from.max(day.0 * DAY)).max(0);
                holidays.iter().map(overlap).sum()
            }
        };
        (to - from - rest).max(0)
    }

    /// The moment at which so much time has passed since then.
    fn after(&self, from: i64, left: i64) -> i64 {
        let mut until = from + left.max(0);
        loop {
            let missing = left.max(0) - self.between(from, until);
            if missing <= 0 {
                return until;
            }
            until += missing;
        }
    }
}

impl Running {
    /// What is left to each seat at this moment, while those seats think.
    pub fn at(&self, clock: &Clock, thinking: &[Seat], now: i64) -> Vec<i64> {
        let passed = clock.between(self.since, now);
        let left = |(seat, left): (usize, &i64)| {
            let thinks = thinking.iter().any(|thinking| thinking.index() == seat);
            if thinks { left - passed } else { *left }
        };
        self.left.iter().enumerate().map(left).collect()
    }

    /// Counts the time of those who thought until now.
    pub fn count(&mut self, clock: &Clock, thought: &[Seat], now: i64) {
        self.left = self.at(clock, thought, now);
        self.since = now;
    }

    /// A seat has answered.
    pub fn answered(&mut self, clock: &Clock, seat: Seat) {
        let left = &mut self.left[seat.index()];
        match clock {
            Clock::None => {}
            Clock::Live { increment_seconds, .. } => {
                *left = (*left).max(0) + i64::from(*increment_seconds) * 1000;
            }
            Clock::Days { .. } => *left = clock.whole().expect("days are counted"),
        }
    }

    /// When the time of one of these seats is over, and whose.
    pub fn over(&self, clock: &Clock, thinking: &[Seat]) -> Option<(i64, Seat)> {
        let end = |seat: &Seat| (clock.after(self.since, self.left[seat.index()]), *seat);
        thinking.iter().map(end).min()
    }
}

/// A moment, in milliseconds since 1970, as calendars write it.
pub fn moment(at: i64) -> String {
    let (days, seconds) = (at.div_euclid(DAY), at.rem_euclid(DAY) / 1000);
    let (year, month, day) = civil_from_days(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z")
}

impl TryFrom<String> for Date {
    type Error = String;
    fn try_from(text: String) -> Result<Date, String> {
        let wrong = || format!("{text:?} is no day: 2026-12-24 is one");
        let mut parts = text.splitn(3, '-').map(str::parse::<i64>);
        let mut part = || parts.next().and_then(Result::ok).ok_or_else(wrong);
        let (year, month, day) = (part()?, part()?, part()?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return Err(wrong());
        }
        let date = Date(days_from_civil(year, month, day));
        if String::from(date) == text { Ok(date) } else { Err(wrong()) }
    }
}

impl From<Date> for String {
    fn from(Date(days): Date) -> String {
        let (year, month, day) = civil_from_days(days);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The days from the first of January 1970 to a day, in years that begin with March.
fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

fn civil_from_days(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    (era * 400 + year + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::{Clock, DAY, Date};

    fn date(text: &str) -> Date {
        Date::try_from(text.to_owned()).expect("a day")
    }

    #[test]
    fn a_day_is_written_and_read() {
        assert_eq!(date("1970-01-01"), Date(0));
        assert_eq!(date("2000-03-01"), Date(11_017));
        for days in (0..40_000).step_by(37) {
            assert_eq!(date(&String::from(Date(days))), Date(days));
        }
        assert_eq!(super::moment(951_868_799_000), "20000229T235959Z");
        for text in ["2026-02-30", "2026-13-01", "tomorrow", "2026-1-1"] {
            assert!(Date::try_from(text.to_owned()).is_err(), "{text}");
        }
    }

    #[test]
    fn only_those_who_think_lose_time_and_an_answer_gives_some_back() {
        let clock = Clock::Live { minutes: 1, seconds: 0, increment_seconds: 5 };
        let mut running = clock.begin(2, 0).expect("a clock");
        running.count(&clock, &[Seat(0)], 40_000);
        running.answered(&clock, Seat(0));
        assert_eq!(running.at(&clock, &[Seat(1)], 50_000), [25_000, 50_000]);
        assert_eq!(running.over(&clock, &[Seat(0), Seat(1)]), Some((65_000, Seat(0))));
    }

    #[test]
    fn no_time_passes_on_a_holiday() {
        let clock = Clock::Days { days: 2, holidays: vec![Date(1)] };
        let mut running = clock.begin(1, DAY / 2).expect("a clock");
        assert_eq!(running.over(&clock, &[Seat(0)]), Some((3 * DAY + DAY / 2, Seat(0))));
        assert_eq!(running.at(&clock, &[Seat(0)], 2 * DAY), [DAY + DAY / 2]);
        running.count(&clock, &[Seat(0)], 2 * DAY);
        running.answered(&clock, Seat(0));
        assert_eq!(running.at(&clock, &[], 9 * DAY), [2 * DAY]);
    }
}
