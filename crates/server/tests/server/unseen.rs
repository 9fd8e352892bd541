//! What a seat cannot see makes no difference to what is sent to it: not to a byte, a number, or the time it takes.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabletop::Seed;

use crate::harness::{Browser, House, Socket, plain_answer};

/// How long hidden windows stay open in these tests.
const PAUSE: Duration = Duration::from_millis(400);

/// What somebody was sent, and whether it came at once.
type Told = Vec<(String, bool)>;

#[tokio::test]
async fn a_secret_choice_of_another_seat_changes_nothing_that_is_sent() {
    let (one, other) = tokio::join!(run(0), run(3));
    assert!(one.len() > 4, "something was sent");
    assert_eq!(one, other);
}

/// Plays until the second seat has laid a plot in secret, the one of that number. What the first seat was sent until
/// then.
async fn run(plot: usize) -> Told {
    let house = House::with(|config| {
        config.pause = PAUSE;
        config.secret = Some(Seed::from_number(11));
    })
    .await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let mut sockets = [arya.socket().await, bran.socket().await];
    let mut asked = Vec::new();
    for socket in &mut sockets {
        asked.push(socket.watch(&id).await["frame"]["asked"].clone());
    }
    let mut times = vec![Duration::ZERO; sockets[0].seen.len()];
    let (mut chosen, mut last) = (false, Instant::now());
    while !chosen {
        for seat in 0..2 {
            let Some(prompt) = asked[seat].as_array().and_then(|asked| asked.first()).cloned()
            else {
                continue;
            };
            let answer = match (seat, prompt["ask"] == "choose_plot") {
                // The first seat takes its time, and sees nothing of what the second does.
                (0, true) => continue,
                (_, true) => {
                    chosen = true;
                    json!({ "one": prompt["shape"]["one"]["of"][plot]["item"] })
                }
                (_, false) => plain_answer(&prompt),
            };
            asked[seat] = Value::Null;
            sockets[seat].answer(&id, &prompt, answer).await;
            last = Instant::now();
        }
        for seat in 0..2 {
            while let Some(frame) = sockets[seat].within(PAUSE * 2).await {
                if seat == 0 {
                    times.push(last.elapsed());
                }
                if let Some(new) = frame["frame"].get("asked") {
                    asked[seat] = new.clone();
                }
            }
        }
    }
    let names = [id, me(&arya).await, me(&bran).await];
    told(&sockets[0], &times, &names)
}

/// What a socket was sent, without the names and moments that differ from run to run.
fn told(socket: &Socket, times: &[Duration], names: &[String]) -> Told {
    let plain = |frame: &String| {
        let text = names.iter().fold(frame.clone(), |text, name| text.replace(name, "~"));
        let mut frame: Value = serde_json::from_str(&text).expect("a frame is JSON");
        for field in ["created", "touched", "invite"] {
            if let Some(info) = frame.get_mut("info") {
                info[field] = Value::Null;
            }
        }
        frame["life"] = Value::Null;
        frame.to_string()
    };
    let frames = socket.seen.iter().map(plain);
    frames.zip(times.iter().map(|time| *time < PAUSE / 2)).collect()
}

async fn me(browser: &Browser) -> String {
    let (_, me) = browser.clone().get("/api/me").await;
    me["id"].as_str().expect("an id").to_owned()
}
