//! Each check passes the sound game and catches the game that is broken in just its way.

use std::num::NonZeroU32;

use tabletop::Game as _;
use tabletop::checks::{Check, Fault, Report, Trial, Verdict};

use crate::toy::{Crows, Event, Flaw, Setup};

fn play(flaw: Flaw, checks: &[Check]) -> Result<Report, Fault> {
    Trial::<Crows, _>::new(|_| Setup { flaw }).games(60).decisions(150).check_all(checks)
}

/// The flaw is caught by its check, and by no other.
fn caught(flaw: Flaw, check: Check) -> String {
    for other in Check::ALL.into_iter().filter(|other| *other != check) {
        if let Err(fault) = play(flaw, &[other]) {
            panic!("{flaw:?} was not to be caught so: {fault}");
        }
    }
    caught_at_all(flaw, check)
}

/// The flaw is caught by its check, also among all checks.
fn caught_at_all(flaw: Flaw, check: Check) -> String {
    assert_eq!(play(flaw, &Check::ALL).expect_err("the flaw is caught").check, check);
    let fault = play(flaw, &[check]).expect_err("the flaw is caught by its check alone");
    assert_eq!(fault.check, check);
    fault.what
}

#[test]
fn a_sound_game_passes_all_checks() {
    let report = Trial::<Crows, _>::new(|_| Setup { flaw: Flaw::Sound }).games(200).random_play();
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((report.games, report.ended), (200, 200));
    assert!(report.longest >= 20 && report.decisions > 200 * 20, "{report}");
}

#[test]
fn the_same_trial_plays_the_same_games_whatever_is_checked() {
    let all = play(Flaw::Sound, &Check::ALL).unwrap();
    assert_eq!(play(Flaw::Sound, &[]).unwrap(), all);
    assert_eq!(play(Flaw::Sound, &[Check::NonInterference]).unwrap(), all);
}

#[test]
fn a_game_that_depends_on_the_world_outside_is_not_deterministic() {
    caught(Flaw::Moody, Check::Determinism);
}

#[test]
fn a_game_that_plays_otherwise_when_hurried_is_not_deterministic() {
    assert!(caught(Flaw::Hasty, Check::Determinism).contains("hurried"));
}

#[test]
fn a_game_in_which_the_order_of_a_set_matters_is_not_deterministic() {
    caught(Flaw::Pedantic, Check::Determinism);
}

#[test]
fn a_game_that_does_not_store_everything_is_caught() {
    caught(Flaw::Forgetful, Check::RoundTrip);
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught() {
    caught(Flaw::Clumsy, Check::RefusedUntouched);
}

#[test]
fn an_offer_that_is_refused_is_caught() {
    caught_at_all(Flaw::Stubborn, Check::OfferedAccepted);
}

#[test]
fn an_answer_to_two_prompts_at_once_is_caught() {
    assert!(caught(Flaw::Ambiguous, Check::OfferedAccepted).contains("two prompts"));
}

#[test]
fn an_answer_that_was_not_offered_and_is_taken_is_caught() {
    caught(Flaw::Lax, Check::OthersRefused);
}

#[test]
fn a_view_that_shows_hidden_things_is_caught() {
    assert!(caught(Flaw::Glassy, Check::NonInterference).contains("sees"));
}

#[test]
fn an_event_that_tells_hidden_things_is_caught() {
    assert!(caught(Flaw::Chatty, Check::NonInterference).contains("told"));
}

#[test]
fn a_question_that_tells_hidden_things_by_being_asked_is_caught() {
    assert!(caught(Flaw::Telling, Check::NonInterference).contains("asked"));
}

#[test]
fn a_section_that_shows_hidden_things_is_caught() {
    assert!(caught(Flaw::Leaky, Check::NonInterference).contains("sees"));
}

#[test]
fn a_question_that_says_hidden_things_is_caught() {
    assert!(caught(Flaw::Whispering, Check::NonInterference).contains("asked"));
}

#[test]
fn a_hint_that_says_hidden_things_is_caught() {
    assert!(caught(Flaw::Hinting, Check::NonInterference).contains("asked"));
}

#[test]
fn a_table_in_words_that_tells_hidden_things_is_caught() {
    assert!(caught(Flaw::Painting, Check::NonInterference).contains("the table reads otherwise"));
}

#[test]
fn a_line_that_says_hidden_things_is_caught() {
    assert!(caught_at_all(Flaw::Loud, Check::NonInterference).contains("told"));
}

#[test]
fn a_gap_in_the_lines_that_tells_hidden_things_is_caught() {
    assert!(caught(Flaw::Mumbling, Check::NonInterference).contains("told"));
}

#[test]
fn a_prompt_that_is_not_openly_forced_and_said_to_be_is_caught() {
    assert!(caught(Flaw::Boasting, Check::Openly).contains("openly forced"));
}

#[test]
fn a_question_that_does_not_say_who_decides_is_caught() {
    assert!(caught(Flaw::Curt, Check::Worded).contains("does not say who decides"));
}

#[test]
fn a_choice_that_does_not_say_what_it_does_is_caught() {
    assert!(caught(Flaw::Nodding, Check::Worded).contains("does not say what it does"));
}

#[test]
fn a_thing_that_cannot_be_picked_for_no_reason_is_caught() {
    assert!(caught(Flaw::Sullen, Check::Reasoned).contains("there is no reason why"));
}

#[test]
fn a_reason_that_tells_hidden_things_is_caught() {
    assert!(caught(Flaw::Fickle, Check::Reasoned).contains("other reasons"));
}

#[test]
fn a_line_that_is_told_otherwise_at_the_end_is_caught() {
    assert!(caught_at_all(Flaw::Revising, Check::Told).contains("was told as"));
}

#[test]
fn a_game_without_end_is_caught() {
    assert!(caught(Flaw::Endless, Check::GamesEnd).contains("no end"));
}

#[test]
fn a_game_that_asks_nobody_and_is_not_over_is_caught() {
    assert!(caught_at_all(Flaw::Mute, Check::GamesEnd).contains("nobody is asked"));
}

#[test]
fn a_fault_names_the_game_that_leads_to_it() {
    let fault = play(Flaw::Endless, &[Check::GamesEnd]).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "game 0, after 150 decisions: no end after 150 decisions (GamesEnd)"
    );
}

fn sound() -> Trial<Crows, impl Fn(u64) -> Setup> {
    Trial::new(|_| Setup { flaw: Flaw::Sound }).games(20)
}

#[test]
fn who_watches_sees_every_game_from_its_beginning_and_every_event() {
    let (mut begun, mut decided, mut told, mut ended) = (0, 0, 0, 0);
    let report = sound().watched(&[], |game, events| {
        let has_begun = events.is_empty() && game.points == [0; 2] && game.trick.is_empty();
        begun += usize::from(has_begun && game.laid == [None; 2]);
        decided += 1;
        told += events.iter().filter(|event| matches!(event, Event::Tithed { .. })).count();
        ended += u64::from(game.outcome().is_some());
        Verdict::GoOn
    });
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((begun, decided, ended), (20, 20 + report.decisions, 20));
    assert!(told >= 20, "each trick is tithed for: {told}");
}

#[test]
fn what_a_watcher_finds_wrong_is_a_fault() {
    let rich = |game: &Crows, _: &[Event]| match game.gold.iter().max() {
        Some(4..) => Verdict::Wrong("somebody is rich".to_owned()),
        _ => Verdict::GoOn,
    };
    let fault = sound().watched(&[Check::Watched], rich).expect_err("somebody gets rich");
    assert_eq!((fault.check, fault.what.as_str()), (Check::Watched, "somebody is rich"));
    let again = sound().one(fault.game, &Check::ALL, &mut { rich });
    assert_eq!(again.expect_err("it is the same game").decisions, fault.decisions);
    assert!(sound().watched(&[Check::RoundTrip], rich).is_ok(), "nobody asked the watcher");
}

#[test]
fn a_game_its_watcher_has_seen_enough_of_is_broken_off_and_no_fault() {
    let report = sound().watched(&Check::ALL, |game, _| match game.trick.is_empty() {
        true => Verdict::GoOn,
        false => Verdict::BreakOff,
    });
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((report.ended, report.broken_off), (0, 20));
}

#[test]
fn with_fewer_looks_the_games_are_the_same_and_flaws_are_still_caught() {
    let seldom = NonZeroU32::new(8).expect("eight is something");
    let everywhere = sound().random_play().unwrap();
    let report = sound().look(seldom).random_play().unwrap();
    assert_eq!((report.decisions, report.ended), (everywhere.decisions, everywhere.ended));
    assert_eq!(everywhere.looks, everywhere.decisions + 20);
    assert!(report.looks > 20 && report.looks < report.decisions / 4, "{}", report.looks);
    let flaws = [
        (Flaw::Moody, Check::Determinism),
        (Flaw::Hasty, Check::Determinism),
        (Flaw::Pedantic, Check::Determinism),
        (Flaw::Forgetful, Check::RoundTrip),
        (Flaw::Clumsy, Check::RefusedUntouched),
        (Flaw::Lax, Check::OthersRefused),
        (Flaw::Glassy, Check::NonInterference),
        (Flaw::Chatty, Check::NonInterference),
        (Flaw::Mute, Check::GamesEnd),
    ];
    for (flaw, check) in flaws {
        let trial = Trial::<Crows, _>::new(|_| Setup { flaw }).games(60).decisions(150);
        let fault = trial.look(seldom).random_play().expect_err("the flaw is caught");
        assert_eq!(fault.check, check, "{flaw:?}: {fault}");
    }
}
