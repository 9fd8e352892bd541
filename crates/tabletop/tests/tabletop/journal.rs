//! Journals are written, read, replayed and proved; whatever is wrong with one is found and its line named.

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{
    Answer, BotName, DIGEST_EVERY, Decision, Followed, Game as _, Journal, JournalError, Play,
    Player, Seat, Seed, Stands, Waits, digest, whole_lines,
};

use crate::toy::{Crows, Flaw, Setup, Thing};

const SETUP: Setup = Setup { flaw: Flaw::Sound };

/// A random game played to its end, with as many gifts as there can be.
fn played(number: u64) -> Play<Crows> {
    let journal =
        Journal::promised(SETUP, Seed::from_number(number), vec!["raven".into(), String::new()]);
    play_on(Play::new(journal).unwrap(), number, usize::MAX)
}

fn play_on(mut play: Play<Crows>, number: u64, at_most: usize) -> Play<Crows> {
    let mut rng = SmallRng::seed_from_u64(number);
    for _ in 0..at_most {
        let gift = rng.random_range(0..3) > 0;
        let waits = if gift { Waits::ForNobody } else { Waits::ForAnswer };
        let mut open = play.game().prompts().filter(|prompt| prompt.waits == waits);
        let Some(prompt) = open.next().or_else(|| play.game().prompts().next()) else { break };
        let (seat, answer) = (prompt.seat, prompt.shape.sample(&mut rng));
        drop(open);
        play.decide(seat, answer).unwrap();
    }
    play
}

/// A journal long enough for two digests, as lines.
fn lines() -> Vec<String> {
    let play = (0..).map(played).find(|play| play.journal().decisions().len() > 2 * DIGEST_EVERY);
    play.expect("some game is long").text().lines().map(str::to_owned).collect()
}

fn verify(lines: &[String]) -> Result<Crows, JournalError> {
    Journal::<Crows>::read(&(lines.join("\n") + "\n"))?.verify()
}

#[test]
fn a_journal_is_read_as_it_was_written_and_leads_to_the_same_game() {
    for number in 0..50 {
        let play = played(number);
        let text = play.text();
        let journal = Journal::<Crows>::read(&text).unwrap();
        let game = journal.verify().unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(journal.write(&game), text);
        assert_eq!(digest(&game), digest(play.game()));
        assert_eq!(game.outcome(), play.game().outcome());
    }
}

#[test]
fn forced_answers_do_not_stand_in_a_journal() {
    let mut play = Play::<Crows>::new(Journal::new(SETUP, Seed::from_number(1))).unwrap();
    let mut answers = 0;
    loop {
        let Some(prompt) = play.game().prompts().next() else { break };
        let (seat, answer) = (prompt.seat, play.game().safe_answer(&prompt));
        play.decide(seat, answer).unwrap();
        answers += 1;
    }
    // The last card of each hand is forced, and so is burying a card of an empty hand.
    assert_eq!((answers, play.journal().decisions().len()), (20, 17));
    assert!(play.journal().verify().is_err(), "it was never closed");
    assert_eq!(play.journal().replay().map(|game| digest(&game)).unwrap(), digest(play.game()));
}

#[test]
fn a_gift_before_a_forced_answer_is_replayed_before_it() {
    let beside = |play: &Play<Crows>| play.journal().decisions().any(|one| one.before_forced);
    let play = (0..).map(played).find(beside).expect("some gift is given while a card is forced");
    assert!(play.text().contains("before_forced"));
    Journal::<Crows>::read(&play.text()).unwrap().verify().unwrap();
}

#[test]
fn a_journal_in_progress_is_taken_up_again() {
    for number in 0..20 {
        let early =
            play_on(Play::new(Journal::new(SETUP, Seed::from_number(number))).unwrap(), number, 11);
        let journal = Journal::<Crows>::read_open(&early.journal().write_from(0)).unwrap();
        let taken_up = Play::new(journal).unwrap();
        assert_eq!(digest(taken_up.game()), digest(early.game()));
        assert!(play_on(taken_up, number, usize::MAX).game().outcome().is_some());
    }
}

#[test]
fn a_play_goes_back_to_any_decision() {
    let play = played(4);
    let mut digests = Vec::new();
    let mut again = play.clone();
    for count in (0..play.journal().decisions().len()).rev() {
        again.rewind(count).unwrap();
        assert_eq!(again.journal().decisions().len(), count);
        digests.push(digest(again.game()));
    }
    let begun = Crows::begin(&SETUP, play.journal().seed).unwrap();
    assert_eq!(digests.last(), Some(&digest(&begun)));
}

#[test]
fn an_empty_journal_is_no_journal() {
    assert!(matches!(Journal::<Crows>::read(""), Err(JournalError::Empty)));
}

#[test]
fn a_truncated_journal_is_found_wherever_it_breaks_off() {
    let lines = lines();
    for length in 1..lines.len() {
        match verify(&lines[..length]) {
            Err(JournalError::Truncated { line }) => assert_eq!(line, length),
            other => panic!("{length} lines: {other:?}"),
        }
    }
    let mut torn = lines.clone();
    torn[40].truncate(12);
    torn.truncate(41);
    assert!(matches!(verify(&torn), Err(JournalError::Unreadable { line: 41, .. })));
}

#[test]
fn a_line_that_is_missing_in_the_middle_is_found() {
    let lines = lines();
    for missing in 1..lines.len() - 1 {
        let mut torn = lines.clone();
        torn.remove(missing);
        assert!(verify(&torn).is_err(), "line {}", missing + 1);
    }
}

#[test]
fn an_altered_answer_is_refused_or_found_at_the_next_digest() {
    let lines = lines();
    let mut altered = lines.clone();
    let place = lines.iter().position(|line| line.contains("amount")).unwrap();
    altered[place] = r#"{"decision":{"seat":0,"answer":{"amount":77}}}"#.to_owned();
    match verify(&altered) {
        Err(JournalError::Refused { line, .. }) => assert_eq!(line, place + 1),
        other => panic!("{other:?}"),
    }
    let place = lines.iter().position(|line| line.contains("order")).unwrap();
    let decision = "{\"decision\":";
    let text = lines[place].strip_prefix(decision).and_then(|rest| rest.strip_suffix('}')).unwrap();
    let mut order: Decision<Thing> = serde_json::from_str(text).unwrap();
    let Answer::Order(cards) = &mut order.answer else { panic!("an order was looked for") };
    cards.reverse();
    altered = lines.clone();
    altered[place] = format!("{decision}{}}}", serde_json::to_string(&order).unwrap());
    // Which of two cards lies on top shows only until the next trick, so this is seen where the journal ends there.
    altered.truncate(place + 1);
    let mut journal = Journal::<Crows>::read_open(&(altered.join("\n") + "\n")).unwrap();
    let game = journal.replay().unwrap();
    let closed = journal.write(&game);
    journal = Journal::read(&closed.replace(&digest(&game), "0123456789abcdef")).unwrap();
    match journal.verify() {
        Err(JournalError::Altered { line, since, .. }) => {
            assert_eq!((line, since), (place + 2, 2 + place / 33 * 33));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_altered_digest_names_its_line() {
    let mut lines = lines();
    assert!(lines[33].starts_with("{\"digest\":"), "{}", lines[33]);
    lines[33] = r#"{"digest":{"after":32,"game":"0000000000000000"}}"#.to_owned();
    let error = verify(&lines).unwrap_err();
    assert!(matches!(error, JournalError::Altered { line: 34, since: 2, .. }), "{error}");
    assert!(error.to_string().contains("something from line 2 on was altered"));
}

#[test]
fn another_outcome_than_the_game_had_is_found() {
    let mut lines = lines();
    let last = lines.len() - 1;
    let place = lines[last].find("\"outcome\":").unwrap();
    lines[last].truncate(place);
    lines[last].push_str(r#""outcome":{"shared":[0,1]}}}"#);
    assert!(matches!(verify(&lines), Err(JournalError::OtherOutcome { line }) if line == last + 1));
}

#[test]
fn the_journal_of_another_game_format_or_rules_is_refused() {
    let lines = lines();
    let with = |from: &str, to: &str| {
        let mut altered = lines.clone();
        altered[0] = altered[0].replacen(from, to, 1);
        verify(&altered).unwrap_err()
    };
    let error = with("crows", "ravens");
    assert_eq!(error.to_string(), "line 1: this is a journal of ravens, not of crows");
    assert!(matches!(
        with("\"rookery\":2", "\"rookery\":9"),
        JournalError::OtherFormat { found: 9, .. }
    ));
    assert!(matches!(
        with("\"rules\":3", "\"rules\":2"),
        JournalError::OtherRules { found: 2, .. }
    ));
    assert!(matches!(with("raven", "wolf"), JournalError::OtherSeed));
    let other = String::from(Seed::from_number(999));
    let secret = lines[0].split("\"secret\":\"").nth(1).unwrap()[..64].to_owned();
    assert!(matches!(with(&secret, &other), JournalError::BrokenPromise));
}

#[test]
fn a_play_that_refuses_stays_as_it_is() {
    let mut play = Play::<Crows>::new(Journal::new(SETUP, Seed::from_number(1))).unwrap();
    let before = play.text();
    assert!(play.decide(Seat(0), Answer::Amount(3)).is_err());
    assert_eq!(play.text(), before);
    assert!(play.events().is_empty());
}

/// A play in which both have laid a card and the loser has buried nothing, and who the loser is.
fn nothing_is_buried(players: Vec<Player>) -> (Play<Crows>, Seat) {
    let journal = Journal::new(SETUP, Seed::from_number(1)).with_players(players);
    let mut play = Play::<Crows>::new(journal).unwrap();
    for seat in [Seat(0), Seat(1)] {
        let prompt = play.game().prompts().find(|prompt| prompt.seat == seat).unwrap();
        let answer = play.game().safe_answer(&prompt);
        play.decide(seat, answer).unwrap();
    }
    let loser = play.game().prompts().next().unwrap().seat;
    play.decide(loser, Answer::Some(Vec::new())).unwrap();
    (play, loser)
}

fn person(name: &str) -> Player {
    Player::Person { name: name.to_owned() }
}

fn bot() -> Player {
    Player::Bot(BotName { name: "raven".to_owned(), level: 1, version: 3 })
}

#[test]
fn a_decision_nobody_has_heard_of_may_be_taken_back() {
    let (mut play, loser) = nothing_is_buried(vec![person("Ned"), person("Cat")]);
    assert_eq!(play.may_take_back(loser), Ok(()), "burying nothing makes no noise");
    let winner = loser.left(2);
    assert_eq!(play.may_take_back(winner), Err(Stands::NotYours));
    let again = Play::new(Journal::<Crows>::read(&play.text()).unwrap()).unwrap();
    assert_eq!(again.may_take_back(loser), Ok(()));
    let mut early = play.clone();
    early.rewind(1).unwrap();
    assert_eq!(early.may_take_back(Seat(0)), Err(Stands::Heard), "a card was laid");
    let prompt = play.game().prompts().next().unwrap();
    let answer = play.game().safe_answer(&prompt);
    play.decide(winner, answer).unwrap();
    assert_eq!(play.may_take_back(loser), Err(Stands::NotYours));
}

#[test]
fn a_bot_that_has_heard_of_a_decision_does_not_mind() {
    let (mut play, _) = nothing_is_buried(vec![person("Ned"), bot()]);
    play.rewind(2).unwrap();
    assert_eq!(play.may_take_back(Seat(1)), Err(Stands::Heard), "Ned has heard of it");
    play.rewind(1).unwrap();
    assert_eq!(play.may_take_back(Seat(0)), Ok(()), "the raven has");
}

#[test]
fn what_is_taken_back_stays_in_the_journal_and_does_not_stand() {
    let (mut play, loser) = nothing_is_buried(vec![person("Ned"), bot()]);
    let before = play.journal().write_from(0);
    let stood = digest(play.game());
    for _ in 0..3 {
        play.take_back(loser).unwrap();
        play.decide(loser, Answer::Some(Vec::new())).unwrap();
    }
    assert_eq!(digest(play.game()), stood);
    let text = play.journal().write_from(0);
    assert!(text.starts_with(&before), "a journal only grows");
    assert_eq!(text.matches("taken_back").count(), 3);
    assert_eq!(play.journal().decisions().len(), 3);
    let read = Journal::<Crows>::read(&play.text()).unwrap();
    assert_eq!(digest(&read.verify().unwrap()), stood);
    let wrong = text + "{\"taken_back\":{\"seat\":0,\"decisions\":3}}\n";
    assert!(matches!(
        Journal::<Crows>::read_open(&wrong),
        Err(JournalError::Misplaced { wanted: "a decision", .. })
    ));
}

#[test]
fn a_journal_knows_who_plays() {
    let (mut play, _) = nothing_is_buried(vec![person("Ned"), bot()]);
    assert_eq!(play.journal().players(), [person("Ned"), bot()]);
    play.seat(Seat(1), person("Cat"));
    let read = Journal::<Crows>::read(&play.text()).unwrap();
    assert_eq!(read.players(), [person("Ned"), person("Cat")]);
    let text = play.journal().write_from(0).replacen("{\"person\":{\"name\":\"Ned\"}},", "", 1);
    let read = Journal::<Crows>::read_open(text.lines().next().unwrap()).unwrap();
    let few = JournalError::OtherPlayers { found: 1, seats: 2 };
    assert_eq!(read.replay().err().map(|error| error.to_string()), Some(few.to_string()));
}

#[test]
fn a_game_that_was_left_is_closed_and_goes_on() {
    for number in 0..20 {
        let begun = Play::new(Journal::new(SETUP, Seed::from_number(number))).unwrap();
        let mut left = play_on(begun, number, 11);
        left.close();
        left.close();
        let text = left.journal().write_from(0);
        assert_eq!(text.matches("\"end\"").count(), 1);
        let journal = Journal::<Crows>::read(&text).unwrap();
        journal.verify().unwrap();
        let over = play_on(Play::new(journal).unwrap(), number, usize::MAX);
        assert!(over.text().starts_with(&text));
        Journal::<Crows>::read(&over.text()).unwrap().verify().unwrap();
    }
}

#[test]
fn a_torn_line_is_left_out_wherever_it_was_torn() {
    let whole = lines().join("\n") + "\n";
    let mut resumed = 0;
    for end in 0..whole.len() {
        let torn = &whole[..end];
        let kept = whole_lines(torn);
        let lines = whole[..end + 1].lines().count();
        assert!(torn.starts_with(kept) && kept.lines().count() + 1 >= lines, "{end}");
        if kept.is_empty() {
            continue;
        }
        let play = Play::new(Journal::<Crows>::read_open(kept).unwrap()).unwrap();
        // What was lost with the tear, a digest perhaps, is written again.
        let text = play.journal().write_from(0);
        assert!(text.starts_with(kept.trim_end()) && whole.starts_with(&text), "{end}");
        resumed += 1;
    }
    assert!(resumed > 1000);
}

#[test]
fn whoever_follows_a_journal_line_by_line_has_the_same_game() {
    for number in 0..50 {
        let seats = vec!["raven".into(), String::new()];
        let begin = || {
            Play::<Crows>::new(Journal::promised(SETUP, Seed::from_number(number), seats.clone()))
        };
        let (mut writes, mut follows) = (begin().unwrap(), begin().unwrap());
        for step in 0.. {
            let known = writes.journal().line_count();
            let events = writes.events().len();
            writes = play_on(writes, number * 1000 + step, 1);
            let new = writes.journal().write_from(known);
            assert_eq!(follows.follow(&new).unwrap(), Followed::Further);
            assert_eq!(digest(follows.game()), digest(writes.game()));
            if writes.events().len() == events {
                break;
            }
        }
        writes.close();
        follows.follow(&writes.journal().write_from(follows.journal().line_count())).unwrap();
        assert_eq!(follows.text(), writes.text());
    }
}

#[test]
fn whoever_follows_goes_back_when_something_is_taken_back() {
    let (mut writes, seat) = nothing_is_buried(vec![person("Arya"), bot()]);
    let mut follows =
        Play::<Crows>::new(Journal::read_open(&writes.journal().write_from(0)).unwrap()).unwrap();
    let known = writes.journal().line_count();
    writes.take_back(seat).unwrap();
    let new = writes.journal().write_from(known);
    assert_eq!(follows.follow(&new).unwrap(), Followed::Back);
    assert_eq!(digest(follows.game()), digest(writes.game()));
    // Lines of another game are refused.
    assert!(follows.follow("{\"digest\":{\"after\":32,\"game\":\"x\"}}\n").is_err());
}
