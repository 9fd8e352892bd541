//! Decks: the ready-made ones, what is refused and why, and the forms in which decks are written.

use expect_test::{Expect, expect};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use thrones::card::Set;
use thrones::deck::{Deck, Fault, LENGTH_MAX, Profile, READY_MADE, find, read, ready_made};
use thrones::ruleset::Edition;
use thrones::title::Title;
use thrones::vocabulary::{CardType, House};

const SEVEN_PLOTS: &str = "
plots:
1x Building Season
1x Counting Favors
1x Planning Ahead
1x Blockade
1x Rains of Autumn
1x Uneasy Truce
1x Calm Over Westeros
";

fn check(text: &str, profile: Profile, edition: Edition, expected: &Expect) {
    let said = match read(text) {
        Err(unreadable) => unreadable.to_string(),
        Ok(deck) => {
            let reasons = deck.check(profile, edition);
            reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        }
    };
    expected.assert_eq(&said);
}

fn casual(text: &str, expected: Expect) {
    check(text, Profile::Casual, Edition::Lcg, &expected);
}

fn tournament(text: &str, expected: Expect) {
    check(text, Profile::Tournament, Edition::Lcg, &expected);
}

/// Twenty titles, three of each: the smallest tournament deck.
fn sixty() -> String {
    let mut text = String::from("house: Lannister\n");
    let titles = thrones::cards::CARDS.iter().filter(|card| {
        card.set == Set::Core
            && card.kind != CardType::Plot
            && card.kind != CardType::House
            && card.house_only.is_empty()
    });
    for card in titles.take(20) {
        text += &format!("3x {}\n", card.name);
    }
    text + SEVEN_PLOTS
}

#[test]
fn the_core_decks_are_as_they_were_sorted() {
    for (name, house) in [
        ("stark", House::Stark),
        ("lannister", House::Lannister),
        ("baratheon", House::Baratheon),
        ("targaryen", House::Targaryen),
    ] {
        let deck = ready_made(name).expect("it is ready-made");
        assert_eq!(deck.house, house);
        assert_eq!((deck.house_deck_size(), deck.plot_deck_size()), (45, 7), "{name}");
        assert_eq!(deck.agenda, None);
        assert_eq!(deck.check(Profile::Casual, Edition::Lcg), []);
        let reasons = deck.check(Profile::Tournament, Edition::Lcg);
        assert!(reasons.iter().any(|reason| reason.rule.as_str() == "deck.house.minimum"));
    }
    assert_eq!(ready_made("tully"), None);
}

#[test]
fn every_ready_made_deck_is_readable_and_legal() {
    for one in READY_MADE {
        assert_eq!(one.deck().check(Profile::Casual, one.edition), [], "{}", one.name);
    }
}

#[test]
fn every_house_has_a_tournament_deck_a_starter_and_a_winter_deck() {
    for house in House::ALL {
        let of_house = || READY_MADE.iter().filter(|one| one.deck().house == *house);
        let fits = |deck: &Deck| {
            [Profile::Joust, Profile::Melee]
                .iter()
                .all(|profile| deck.check(*profile, Edition::Lcg).is_empty())
        };
        let sixty = of_house().filter(|one| one.deck().house_deck_size() == 60);
        assert!(sixty.clone().all(|one| fits(&one.deck())), "{house:?}");
        let starter = |deck: &Deck| deck.house_deck_size() == 45 && deck.plot_deck_size() == 7;
        let lcg = of_house().filter(|one| one.edition == Edition::Lcg);
        let winter = of_house().filter(|one| one.edition == Edition::Winter);
        let starters = lcg.filter(|one| starter(&one.deck()) && one.name.contains('-'));
        assert_eq!((sixty.count(), starters.count(), winter.count()), (1, 1, 1), "{house:?}");
    }
}

#[test]
fn sixty_cards_make_a_tournament_deck() {
    tournament(&sixty(), expect![""]);
}

#[test]
fn a_deck_survives_text_and_json() {
    for one in READY_MADE {
        let deck = one.deck();
        let mut sorted = read(&deck.text()).expect("what is written can be read");
        sorted.cards.sort_unstable();
        let mut wanted = deck.clone();
        wanted.cards.sort_unstable();
        assert_eq!(sorted, wanted);
        let json = serde_json::to_string(&deck).expect("a deck can be stored");
        assert_eq!(serde_json::from_str::<Deck>(&json).expect("and loaded"), deck);
    }
}

#[test]
fn json_speaks_of_titles() {
    let deck = read("name: Two\nhouse: stark\n2 Eddard Stark\nEddard Stark (Winter)\nBlockade")
        .expect("it can be read");
    expect![[r#"{"name":"Two","house":"stark","cards":[{"copies":2,"card":"core-s5"},{"copies":1,"card":"winter-w3"}],"plots":[{"copies":1,"card":"core-l193"}]}"#]].assert_eq(&serde_json::to_string(&deck).expect("a deck can be stored"));
    let unknown = serde_json::from_str::<Deck>(
        r#"{"house":"Stark","cards":[{"copies":1,"card":"Edard Stark"}],"plots":[]}"#,
    );
    expect![[r#"no card is called "Edard Stark"; did you mean Eddard Stark?"#]]
        .assert_eq(&unknown.expect_err("nobody is called that").to_string());
}

#[test]
fn people_write_lists_in_many_ways() {
    let deck = read(
        "Name: As pasted\r\nHOUSE: House Stark\r\n\r\nCharacters (4)\r\n2X arya stark\r\n\
         1 Ser Rodrik Cassel\r\nBran Stark x1\r\n// a remark\r\nGuilty\r\n\
         == Plots ==\r\n1 Valar morghulis\r\n",
    )
    .expect("all of these are ways to write a line");
    expect![[r#"
        name: As pasted
        house: Stark

        # Characters
        2x Arya Stark
        1x Ser Rodrik Cassel
        1x Bran Stark

        # Events
        1x Guilty!

        plots:
        1x Valar Morghulis
    "#]]
    .assert_eq(&deck.text());
}

#[test]
fn a_house_may_stand_alone_on_its_line() {
    let deck = read("House Stark\n1x House Tully Recruiter\n").expect("the first line is no card");
    expect!["house: Stark, 1 kind of card"].assert_eq(&format!(
        "house: {}, {} kind of card",
        deck.house.title(),
        deck.cards.len()
    ));
}

#[test]
fn every_fault_of_a_list_is_told_at_once() {
    casual(
        "house: Tully\nhouse: Stark\nagenda: Eddard Stark\n3x Aria Stark\n0x Hodor\n999x Hodor\n\
         Hand of the King\nagenda: Sworn Pact\nagenda: The Night's Watch\n",
        expect![[r#"
            line 1: "Tully" is not a House; the Houses are Stark, Lannister, Baratheon, Targaryen, Greyjoy and Martell
            line 2: the House was named before
            line 3: Eddard Stark is not an agenda
            line 4: no card is called "Aria Stark"; did you mean Arya Stark?
            line 5: 0 copies of a card are out of the question
            line 6: 999 copies of a card are out of the question
            line 9: the agenda was named before"#]],
    );
}

#[test]
fn a_wrong_count_is_refused() {
    tournament(
        "house: Stark\n4x Direwolf Pup\n1x Hodor\nplots:\n2x Blockade\n4x Valar Morghulis\n\
         2x The Power of Arms",
        expect![[r#"
            a plot deck has exactly 7 plots, this one has 8 (deck.plot.size)
            2 copies of Blockade are in the plot deck; plots must differ (deck.plot.distinct)
            4 copies of Valar Morghulis are in the plot deck; its own text allows 1 (golden.card_over_rule)
            a tournament House deck has at least 60 cards, this one has 5; `casual` lets size and copies be (deck.house.minimum)
            4 cards are titled Direwolf Pup; a tournament deck has at most 3, all versions together (deck.house.copies)"#]],
    );
}

#[test]
fn copies_are_counted_by_title() {
    let text = sixty() + "cards:\n2x Robert Baratheon (Winter)\n2x Robert Baratheon\n";
    tournament(
        &text,
        expect![
            "4 cards are titled Robert Baratheon; a tournament deck has at most 3, all versions together (deck.house.copies)"
        ],
    );
    casual(&text, expect![""]);
}

#[test]
fn a_card_for_another_house_only_is_refused() {
    let text = format!(
        "house: Stark\n1x Lannisport Honor Guard\n1x Tyrion Lannister\n{}",
        SEVEN_PLOTS.replace("Blockade", "Hear Me Roar")
    );
    casual(
        &text,
        expect![[r#"
        Lannisport Honor Guard is for House Lannister only, and this deck is of House Stark (deck.house_only)
        Hear Me Roar is for House Lannister only, and this deck is of House Stark (deck.house_only)"#]],
    );
}

#[test]
fn a_plot_in_the_house_deck_is_refused() {
    let text = format!("house: Stark\n1x Valar Morghulis\n1x House Stark\n{SEVEN_PLOTS}1x Hodor");
    casual(
        &text,
        expect![[r#"
        Valar Morghulis is in the House deck and belongs to the plot deck (deck.composition)
        House Stark is in the House deck and belongs to the table, named by `house:` (deck.composition)
        Hodor is in the plot deck and is not a plot (deck.composition)
        a plot deck has exactly 7 plots, this one has 8 (deck.plot.size)"#]],
    );
}

#[test]
fn a_card_may_allow_more_copies_of_itself() {
    let plots = SEVEN_PLOTS
        .replace("1x Blockade\n", "")
        .replace("1x Uneasy Truce\n", "2x The Power of Blood\n");
    casual(&format!("house: Stark\n1x Hodor\n{plots}"), expect![""]);
}

#[test]
fn the_table_has_room_for_so_many_cards() {
    casual(
        &format!(
            "house: Stark\n99x Direwolf Pup\n99x Direwolf Pup\n34x Direwolf Pup\n{SEVEN_PLOTS}"
        ),
        expect![
            "this table has room for 231 cards in a House deck, this one has 232; the limit is ours, the rules know none (deck.house.minimum)"
        ],
    );
    casual(
        &format!(
            "house: Stark\n99x Direwolf Pup\n99x Direwolf Pup\n33x Direwolf Pup\n{SEVEN_PLOTS}"
        ),
        expect![""],
    );
}

#[test]
fn doomed_cards_and_promotional_cards_have_their_place() {
    let text = format!("house: Stark\n1x Raven-Marked Levy\n1x Herald of the Realm\n{SEVEN_PLOTS}");
    casual(
        &text,
        expect!["Raven-Marked Levy is Doomed, which only the Winter rules define (keyword.legacy)"],
    );
    check(
        &text,
        Profile::Tournament,
        Edition::Winter,
        &expect![[r#"
        a tournament House deck has at least 60 cards, this one has 2; `casual` lets size and copies be (deck.house.minimum)
        Herald of the Realm is a promotional card, which no tournament deck may have (card.symbol.promo)"#]],
    );
    check(&text, Profile::Casual, Edition::Winter, &expect![""]);
}

#[test]
fn a_title_card_is_set_aside() {
    let deck = read("house: Stark\nMaster of Coin\nHodor").expect("it can be read");
    assert_eq!((deck.house_deck_size(), deck.plot_deck_size()), (1, 0));
    assert_eq!(deck.titles, [Title::MasterOfCoin]);
}

#[test]
fn garbage_is_refused() {
    casual(
        "",
        expect![[r#"
        no House is named; write a line such as `house: Stark`
        no card is listed; write lines such as `3x Eddard Stark`"#]],
    );
    casual("\u{0}\u{1}PK\u{3}\u{4}", expect!["this is not a text file"]);
    let noise = "lorem ipsum dolor\n".repeat(500);
    let faults = read(&noise).expect_err("it is no deck").faults;
    assert_eq!(faults.len(), 22);
    assert_eq!(faults.last(), Some(&Fault::More));
}

#[test]
fn a_huge_text_is_refused_unread() {
    let huge = "3x Eddard Stark\n".repeat(10 * 1024 * 1024 / 16);
    let faults = read(&huge).expect_err("it is no deck").faults;
    assert_eq!(faults, [Fault::TooLong { bytes: huge.len() }]);
    assert!(huge.len() > LENGTH_MAX);
}

#[test]
fn a_core_card_goes_before_its_winter_namesake() {
    let core = find("robert baratheon").expect("he is in the Core Set");
    let winter = find("Robert Baratheon (W1)").expect("and in the sampler");
    assert_eq!((core.printed().set, winter.printed().set), (Set::Core, Set::Winter));
}

#[test]
fn no_text_however_broken_upsets_the_reader() {
    let mut rng = SmallRng::seed_from_u64(7);
    for one in READY_MADE {
        let text = one.deck().text();
        for _ in 0..12 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..rng.random_range(1..20) {
                let place = rng.random_range(0..letters.len());
                match rng.random_range(0..40) {
                    0 => letters.truncate(place + 1),
                    1..10 => letters[place] = '\n',
                    10..20 => letters[place] = ' ',
                    _ => letters.insert(place, rng.random_range(' '..'\u{2000}')),
                }
            }
            if let Ok(deck) = read(&letters.into_iter().collect::<String>()) {
                let again = read(&deck.text()).expect("what is written can be read");
                assert_eq!(again.house_deck_size(), deck.house_deck_size());
            }
        }
    }
}

#[test]
fn no_copies_at_all_are_no_deck() {
    let deck: Deck = serde_json::from_str(
        r#"{"house":"Stark","cards":[{"copies":0,"card":"Hodor"}],"plots":[]}"#,
    )
    .expect("it is well-formed");
    let reasons = deck.check(Profile::Casual, Edition::Lcg);
    assert!(reasons.iter().any(|reason| reason.text == "the House deck is empty"));
}
