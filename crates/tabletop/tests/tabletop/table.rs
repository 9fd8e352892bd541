//! A table plays any game as JSON.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::json;
use tabletop::{
    Bookmark, BotName, Eyes, Key, Line, OfferShape, Play, Player, Seat, Seed, Shelf, Table,
    TableError, Viewer,
};

use crate::toy::Crows;

fn shelf() -> Shelf {
    Shelf::new().with::<Crows>()
}

fn begun(number: u64) -> Box<dyn Table> {
    let crows = *shelf().find("crows").unwrap();
    crows
        .begin_promised(
            &json!({"flaw": "Sound"}),
            Seed::from_number(number),
            vec!["x".into()],
            Vec::new(),
        )
        .unwrap()
}

fn played(number: u64) -> Box<dyn Table> {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut table = begun(number);
    while let Some(seat) = table.asked().iter().next() {
        let answer = table.random_answer(seat, &mut rng).unwrap();
        table.decide(seat, &answer).unwrap();
    }
    table
}

#[test]
fn a_game_is_played_to_its_end_without_being_known() {
    let table = played(1);
    assert!(table.outcome().is_some());
    assert!(table.prompts_of(Seat(0)).is_empty());
    let proved = shelf().verify(&table.journal()).unwrap();
    assert_eq!(proved.digest(), table.digest());
    assert_eq!(proved.outcome(), table.outcome());
}

#[test]
fn the_log_tells_each_seat_what_it_may_know() {
    let table = played(2);
    let log = |eyes| table.log(eyes, &mut Bookmark::default());
    let texts = |eyes| log(eyes).iter().map(|line| line.spans.to_string()).collect::<Vec<_>>();
    assert!(texts(Eyes::Seat(Seat(0)))[0].starts_with("0 lays crow"));
    assert_eq!(texts(Eyes::Seat(Seat(1)))[0], "0 lays a card");
    assert!(
        log(Eyes::Spectator).iter().enumerate().all(|(place, line)| line.n == place as u32 + 1)
    );
    let mut bookmark = Bookmark::default();
    table.log(Eyes::Spectator, &mut bookmark);
    assert_eq!(table.log(Eyes::Spectator, &mut bookmark), Vec::<Line>::new());
}

#[test]
fn prompts_carry_labels_rules_and_ranges() {
    let table = begun(3);
    let offers = table.prompts_of(Seat(1));
    assert_eq!(offers.len(), 1);
    let offer = &offers[0];
    assert_eq!(
        (offer.title.to_string(), offer.rule.as_str()),
        ("1: Lay a card".into(), "crows.lay")
    );
    assert_eq!(offer.about, [Key::seat(Seat(1))]);
    let OfferShape::One { of } = &offer.shape else { panic!("{:?}", offer.shape) };
    assert_eq!(of.len(), 4);
    assert!(of[0].label.starts_with("crow "));
    assert_eq!(of[0].on.len(), 1);
    let json = serde_json::to_value(offer).unwrap();
    assert_eq!(json["shape"]["one"]["of"][0]["item"].to_string(), of[0].item.text());
}

#[test]
fn an_answer_to_an_older_prompt_is_refused_as_late() {
    let mut table = begun(3);
    let stamp = table.prompts_of(Seat(0))[0].stamp.clone();
    let answer = table.safe_answer(Seat(0)).unwrap();
    table.answer(Seat(0), &stamp, &answer).unwrap();
    let late = table.answer(Seat(0), &stamp, &answer).unwrap_err();
    assert!(matches!(late, TableError::Late { seat: Seat(0) }), "{late}");
    // The other seat has not been asked anything new, so its stamp holds.
    let stamp = table.prompts_of(Seat(1))[0].stamp.clone();
    assert_eq!(shelf().open(&table.journal()).unwrap().prompts_of(Seat(1))[0].stamp, stamp);
    let other = table.answer(Seat(1), &stamp, &json!({"amount": 1})).unwrap_err();
    assert!(matches!(other, TableError::Refused(_)), "{other}");
    let answer = table.safe_answer(Seat(1)).unwrap();
    table.answer(Seat(1), &stamp, &answer).unwrap();
}

#[test]
fn what_is_asked_again_after_a_take_back_has_another_stamp() {
    let bot = || Player::Bot(BotName { name: "crow".to_owned(), level: 1, version: 1 });
    let setup = json!({"flaw": "Sound"});
    let players = vec![Player::Person { name: "a player".to_owned() }, bot()];
    let mut table =
        shelf().find("crows").unwrap().begin(&setup, Seed::from_number(7), players).unwrap();
    let stamp = |table: &dyn Table| table.prompts_of(Seat(0))[0].stamp.clone();
    let first = stamp(&*table);
    let answer = table.safe_answer(Seat(0)).unwrap();
    table.answer(Seat(0), &first, &answer).unwrap();
    table.take_back(Seat(0)).unwrap();
    assert_ne!(stamp(&*table), first);
    assert!(matches!(table.answer(Seat(0), &first, &answer), Err(TableError::Late { .. })));
    assert_eq!(stamp(&*shelf().open(&table.journal()).unwrap()), stamp(&*table));
}

#[test]
fn what_is_paid_for_an_act_is_told_behind_it() {
    let mut table = begun(6);
    let mut rng = SmallRng::seed_from_u64(6);
    let rich = |table: &dyn Table| {
        let offers = [Seat(0), Seat(1)].into_iter().flat_map(|seat| table.prompts_of(seat));
        offers.into_iter().find(|offer| !offer.waits).map(|offer| offer.seat)
    };
    while rich(&*table).is_none() {
        let seat = table.asked().iter().next().unwrap();
        let answer = table.random_answer(seat, &mut rng).unwrap();
        table.decide(seat, &answer).unwrap();
    }
    let mut bookmark = Bookmark::default();
    table.log(Eyes::Spectator, &mut bookmark);
    let giver = rich(&*table).unwrap();
    table.decide(giver, &json!({"one": "coin"})).unwrap();
    assert_eq!(table.log(Eyes::Spectator, &mut bookmark), Vec::<Line>::new(), "it waits");
    let seat = table.asked().iter().next().unwrap();
    let answer = table.random_answer(seat, &mut rng).unwrap();
    table.decide(seat, &answer).unwrap();
    let told = table.log(Eyes::Spectator, &mut bookmark);
    let coin = told.iter().position(|line| line.spans.to_string().contains("coin")).unwrap();
    assert!(coin > 0 && told[coin].detail && !told[coin - 1].detail, "{told:?}");
}

#[test]
fn why_not_is_asked_by_key_too() {
    let table = begun(3);
    let reasons = table.why_not(Seat(0), &json!("s1")).unwrap();
    assert_eq!(reasons.len(), 1, "{reasons:?}");
    let offered = table.prompts_of(Seat(0))[0].shape.choices()[0].on[0];
    assert!(table.why_not(Seat(0), &json!(offered)).unwrap().is_empty());
}

#[test]
fn a_viewer_counts_its_own_frames_and_is_sent_only_what_is_new() {
    let mut table = begun(5);
    let mut viewers = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Spectator].map(Viewer::new);
    for viewer in &mut viewers {
        let whole: serde_json::Value =
            serde_json::from_str(viewer.whole(&*table, "hash").text()).unwrap();
        assert_eq!((&whole["n"], &whole["game"]), (&json!(1), &json!("crows")));
        assert!(viewer.update(&*table).is_none(), "nothing has changed");
    }
    let answer = table.safe_answer(Seat(0)).unwrap();
    table.decide(Seat(0), &answer).unwrap();
    for viewer in &mut viewers {
        let update = viewer.update(&*table).expect("a card was laid");
        let update: serde_json::Value = serde_json::from_str(update.text()).unwrap();
        assert_eq!((&update["n"], &update["log"][0]["n"]), (&json!(2), &json!(1)));
        assert!(update["set"]["s0"].is_array() && update["set"]["trick"].is_null(), "{update}");
        assert_eq!(update["waiting"], json!([1]));
    }
}

#[test]
fn an_answer_is_refused_with_its_reason() {
    let mut table = begun(3);
    let before = table.journal();
    let other_card = (1..=12)
        .map(|number| json!({"card": number}))
        .find(|card| !table.why_not(Seat(0), card).unwrap().is_empty())
        .unwrap();
    let refused = table.decide(Seat(0), &json!({"one": other_card})).unwrap_err();
    assert!(refused.to_string().contains("does not hold"), "{refused}");
    let unreadable = table.decide(Seat(0), &json!({"one": "a king"})).unwrap_err();
    assert!(matches!(unreadable, TableError::Unreadable { game: "crows", .. }), "{unreadable}");
    assert_eq!(table.journal(), before);
}

#[test]
fn a_table_goes_back_to_an_earlier_place() {
    let mut table = begun(4);
    let begun = table.digest();
    for seat in [Seat(0), Seat(1)] {
        let answer = table.safe_answer(seat).unwrap();
        table.decide(seat, &answer).unwrap();
    }
    assert_eq!(table.decisions(), 2);
    let mut copy = table.copy();
    copy.rewind(0).unwrap();
    assert_eq!((copy.digest(), copy.decisions(), copy.events()), (begun, 0, 0));
    assert_eq!(table.decisions(), 2);
}

#[test]
fn a_game_that_is_not_there_is_named_with_those_that_are() {
    let error = shelf().find("chess").unwrap_err();
    assert_eq!(error.to_string(), "there is no game called \"chess\": there are crows");
    let journal = begun(1).journal().replacen("crows", "chess", 1);
    assert!(matches!(shelf().open(&journal), Err(TableError::NoSuchGame { .. })));
}

#[test]
fn those_who_know_the_game_find_it_behind_the_table() {
    let table = begun(1);
    assert!(table.as_any().downcast_ref::<Play<Crows>>().is_some());
}

#[test]
fn sections_differ_by_eyes() {
    let table = begun(1);
    let eyes = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Spectator, Eyes::Everything];
    let sections = eyes.map(|eyes| table.sections(eyes));
    let unseen = "[[null,null,null,null],null,0,0]";
    assert_eq!(sections[0].get("s1"), Some(unseen));
    assert_eq!(sections[0].get("s0"), sections[3].get("s0"));
    assert_eq!(sections[2].get("s0"), Some(unseen));
    assert_ne!(sections[1], sections[0]);
}
