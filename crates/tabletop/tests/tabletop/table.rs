//! A table plays any game as JSON.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::json;
use tabletop::{Eyes, OfferShape, Play, Seat, Seed, Shelf, Table, TableError};

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
    assert!(table.prompts().is_empty());
    let proved = shelf().verify(&table.journal()).unwrap();
    assert_eq!(proved.digest(), table.digest());
    assert_eq!(proved.outcome(), table.outcome());
}

#[test]
fn the_log_tells_each_seat_what_it_may_know() {
    let table = played(2);
    let texts = |eyes| table.log(eyes, 0).into_iter().map(|line| line.text).collect::<Vec<_>>();
    assert!(texts(Eyes::Seat(Seat(0)))[0].starts_with("0 lays crow"));
    assert_eq!(texts(Eyes::Seat(Seat(1)))[0], "0 lays a card");
    assert_eq!(table.log(Eyes::Everything, table.events() - 1).len(), 1);
}

#[test]
fn prompts_carry_labels_rules_and_ranges() {
    let table = begun(3);
    let offers = table.prompts();
    assert_eq!(offers.len(), 2);
    assert_eq!((offers[0].text.as_str(), offers[0].rule.as_str()), ("Lay a card", "crows.lay"));
    let OfferShape::One { of } = &offers[0].shape else { panic!("{:?}", offers[0].shape) };
    assert_eq!(of.len(), 4);
    assert!(of[0].label.starts_with("crow "));
    let json = serde_json::to_value(&offers[0]).unwrap();
    assert_eq!(json["shape"]["one"]["of"][0]["item"], of[0].item);
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
fn views_differ_by_eyes() {
    let table = begun(1);
    let views = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Spectator, Eyes::Everything];
    let views = views.map(|eyes| table.view(eyes));
    assert_eq!(views[0]["hands"][1], json!([null, null, null, null]));
    assert_eq!(views[0]["hands"][0], views[3]["hands"][0]);
    assert_eq!(views[2]["hands"][0], json!([null, null, null, null]));
    assert_ne!(views[1], views[0]);
}
