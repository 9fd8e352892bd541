//! Deck building, checked in the words of the deck list.

use expect_test::{Expect, expect};
use tabletop::{Game as _, Seed};
use thrones::Thrones;
use thrones::deck::{Profile, read, ready_made};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::vocabulary::{CardType, House};

/// Seven plots that every House may use.
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

/// What is said against a deck of the LCG.
fn check(text: &str, profile: Profile, expected: Expect) {
    let deck = read(text).expect("the list can be read");
    let reasons = deck.check(profile, Edition::Lcg);
    let told: String = reasons.iter().map(|reason| format!("{reason}\n")).collect();
    expected.assert_eq(&told);
}

fn tournament(text: &str, expected: Expect) {
    check(text, Profile::Tournament, expected);
}

fn casual(text: &str, expected: Expect) {
    check(text, Profile::Casual, expected);
}

/// A House deck of that many cards, three of each title and the rest of one more, and seven plots.
fn stark_deck(cards: usize) -> String {
    let titles = [
        "Eddard Stark",
        "Catelyn Stark",
        "Arya Stark",
        "Robb Stark",
        "Greatjon Umber",
        "Shaggydog",
        "Hodor",
        "Bran Stark",
        "Grey Wind",
        "Lady",
        "War Host of the North",
        "Direwolf Pup",
        "Kennel Master",
        "House Tully Recruiter",
        "Trident Reinforcements",
        "Winterfell Reserves",
        "Great Keep",
        "Godswood",
        "Ice",
        "Nymeria",
        "Summer",
    ];
    let mut text = String::from("house: Stark\n");
    let mut left = cards;
    for title in titles {
        let copies = left.min(3);
        left -= copies;
        if copies > 0 {
            text += &format!("{copies}x {title}\n");
        }
    }
    assert_eq!(left, 0, "there are titles for {cards} cards");
    text + SEVEN_PLOTS
}

/// rule  deck.composition
#[test]
fn a_house_deck_holds_no_plots_agendas_or_house_cards() {
    let list = "house: Stark\ndeck:\n1x Hodor\n1x Valar Morghulis\n1x Sworn Pact\n1x House Stark\n";
    casual(
        &format!("{list}{SEVEN_PLOTS}"),
        expect![[r#"
            Sworn Pact is a made-up example, which no deck may have (deck.composition)
            Valar Morghulis is in the House deck and belongs to the plot deck (deck.composition)
            Sworn Pact is in the House deck and belongs to the table, named by `agenda:` (deck.composition)
            House Stark is in the House deck and belongs to the table, named by `house:` (deck.composition)
        "#]],
    );
    let misplaced = SEVEN_PLOTS.replace("Blockade", "Ice");
    casual(
        &format!("house: Stark\n1x Hodor\n{misplaced}"),
        expect![[r#"
        Ice is in the plot deck and is not a plot (deck.composition)
    "#]],
    );
}

/// rule  deck.plot.size
#[test]
fn a_plot_deck_has_exactly_seven_plots() {
    let seven = format!("house: Stark\n1x Hodor\n{SEVEN_PLOTS}");
    casual(&seven, expect![[""]]);
    casual(
        &format!("{seven}1x Valar Morghulis\n"),
        expect![[r#"
        a plot deck has exactly 7 plots, this one has 8 (deck.plot.size)
    "#]],
    );
    casual(
        &seven.replace("1x Blockade\n", "\n"),
        expect![[r#"
        a plot deck has exactly 7 plots, this one has 6 (deck.plot.size)
    "#]],
    );
}

/// rule  deck.plot.distinct
/// rule  golden.card_over_rule
#[test]
fn plots_differ_unless_their_own_text_permits_more() {
    let seven = format!("house: Stark\n1x Hodor\n{SEVEN_PLOTS}");
    casual(
        &seven.replace("Blockade", "Calm Over Westeros"),
        expect![[r#"
        2 copies of Calm Over Westeros are in the plot deck; plots must differ (deck.plot.distinct)
    "#]],
    );
    let blood = seven.replace("1x Blockade", "2x The Power of Blood");
    casual(&blood.replace("1x Uneasy Truce", ""), expect![[""]]);
    let blood = seven.replace("1x Blockade", "3x The Power of Blood");
    casual(
        &blood.replace("1x Uneasy Truce", "").replace("1x Planning Ahead", ""),
        expect![[r#"
            3 copies of The Power of Blood are in the plot deck; its own text allows 2 (golden.card_over_rule)
        "#]],
    );
}

/// rule  deck.house.minimum
#[test]
fn a_tournament_deck_has_sixty_cards_or_more() {
    tournament(
        &stark_deck(59),
        expect![[r#"
        a tournament House deck has at least 60 cards, this one has 59; `casual` lets size and copies be (deck.house.minimum)
    "#]],
    );
    tournament(&stark_deck(60), expect![[""]]);
    tournament(&stark_deck(63), expect![[""]]);
}

/// rule  deck.house.copies
#[test]
fn three_cards_of_a_title_are_enough() {
    let deck = stark_deck(60);
    tournament(
        &deck.replace("3x Arya Stark", "4x Arya Stark"),
        expect![[r#"
        4 cards are titled Arya Stark; a tournament deck has at most 3, all versions together (deck.house.copies)
    "#]],
    );
    // Versions of a title count together.
    let versions = "2x Arya Stark\n2x Arya Stark (Winter)";
    let deck = read(&deck.replace("3x Arya Stark", versions)).expect("the list can be read");
    let reasons = deck.check(Profile::Tournament, Edition::Winter);
    let told: String = reasons.iter().map(|reason| format!("{reason}\n")).collect();
    expect![[r#"
        4 cards are titled Arya Stark; a tournament deck has at most 3, all versions together (deck.house.copies)
        Eddard Stark has Stalwart, which only the LCG rules define (keyword.legacy)
    "#]].assert_eq(&told);
}

/// rule  deck.house.copies
#[test]
fn a_card_that_prints_a_lower_limit_follows_its_text() {
    let deck = stark_deck(60);
    tournament(
        &format!("2x Street of Steel\n{deck}"),
        expect![[r#"
        2 copies of Street of Steel; its own text allows 1 (golden.card_over_rule)
    "#]],
    );
    tournament(&format!("1x Street of Steel\n{deck}"), expect![[""]]);
}

/// rule  deck.house_only
#[test]
fn a_card_for_another_house_only_is_refused_and_other_foreign_cards_are_not() {
    let seven = format!("house: Stark\n1x Hodor\n1x Tyrion Lannister\n{SEVEN_PLOTS}");
    casual(&seven, expect![[""]]);
    casual(
        &seven.replace("Blockade", "Hear Me Roar"),
        expect![[r#"
        Hear Me Roar is for House Lannister only, and this deck is of House Stark (deck.house_only)
    "#]],
    );
    casual(
        &format!("1x The Lion's Will\n{seven}"),
        expect![[r#"
        The Lion's Will is for House Lannister only, and this deck is of House Stark (deck.house_only)
    "#]],
    );
    let lannister = seven.replace("house: Stark", "house: Lannister");
    casual(&lannister.replace("Blockade", "Hear Me Roar"), expect![[""]]);
}

/// rule  deck.house_only
#[test]
fn f215_an_heir_to_the_iron_throne_is_of_house_targaryen() {
    let heir = format!("house: Stark\nagenda: Heir to the Iron Throne\n1x Hodor\n{SEVEN_PLOTS}");
    casual(
        &heir,
        expect![[r#"
        Heir to the Iron Throne is for House Targaryen only, and this deck is of House Stark (deck.house_only)
    "#]],
    );
    casual(&heir.replace("house: Stark", "house: Targaryen"), expect![[""]]);
}

/// rule  deck.house_only
#[test]
fn an_agenda_is_found_by_its_name_beside_a_plot_of_the_same_name() {
    let alliance = format!("house: Stark\nagenda: Alliance\n1x Hodor\n{SEVEN_PLOTS}");
    casual(&alliance, expect![[""]]);
}

/// rule  deck.casual
#[test]
fn casual_games_are_free_in_size_and_copies_but_not_in_plots_or_houses() {
    casual(&format!("house: Stark\n9x Hodor\n{SEVEN_PLOTS}"), expect![[""]]);
    for name in ["stark", "lannister", "baratheon", "targaryen"] {
        let deck = ready_made(name).expect("it is ready-made");
        assert_eq!(deck.check(Profile::Casual, Edition::Lcg), [], "{name}");
        let reasons = deck.check(Profile::Tournament, Edition::Lcg);
        let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule.as_str()).collect();
        assert_eq!(rules, ["deck.house.minimum"], "{name}");
    }
    casual(
        "house: Stark\n9x Hodor\n1x Hear Me Roar\n",
        expect![[r#"
        a plot deck has exactly 7 plots, this one has 1 (deck.plot.size)
        Hear Me Roar is for House Lannister only, and this deck is of House Stark (deck.house_only)
    "#]],
    );
}

/// rule  deck.house.copies
/// rule  golden.card_over_rule
#[test]
fn a_location_that_allows_one_copy_of_itself_is_not_in_a_deck_twice() {
    for street in ["Shadowblack Lane", "Street of Sisters", "Street of Steel"] {
        let list = |copies: u8| format!("house: Stark\n{copies}x {street}\n{SEVEN_PLOTS}");
        casual(&list(1), expect![[""]]);
        let deck = read(&list(2)).expect("the list can be read");
        let reasons = deck.check(Profile::Casual, Edition::Lcg);
        let said: Vec<String> = reasons.iter().map(ToString::to_string).collect();
        let wanted = format!("2 copies of {street}; its own text allows 1 (golden.card_over_rule)");
        assert_eq!(said, [wanted]);
    }
}

/// rule  deck.plot.distinct
/// rule  golden.card_over_rule
#[test]
fn a_plot_may_say_how_often_it_may_be_in_a_plot_deck() {
    let seven = format!("house: Stark\n1x Hodor\n{SEVEN_PLOTS}");
    let arms = seven.replace("1x Blockade", "2x The Power of Arms");
    casual(&arms.replace("1x Uneasy Truce", ""), expect![[""]]);
    let valar = seven.replace("1x Blockade", "2x Valar Morghulis");
    casual(
        &valar.replace("1x Uneasy Truce", ""),
        expect![[r#"
        2 copies of Valar Morghulis are in the plot deck; its own text allows 1 (golden.card_over_rule)
    "#]],
    );
}

/// rule  deck.casual
/// rule  deck.house.minimum
#[test]
fn one_profile_holds_for_the_whole_table() {
    let sixty = read(&stark_deck(60)).expect("the list can be read");
    let core = ready_made("lannister").expect("it is ready-made");
    let begin = |profile: Profile| {
        let decks = [&sixty, &core].map(SetupDeck::from).to_vec();
        let setup = Setup { edition: Edition::Lcg, variant: Variant::Standard, profile, decks };
        Thrones::begin(&setup, Seed::from_number(1))
    };
    assert!(begin(Profile::Casual).is_ok(), "casual decks meet, whatever their size");
    let refused = begin(Profile::Tournament).expect_err("one of them is no tournament deck");
    expect!["the Lannister deck of seat 2: a tournament House deck has at least 60 cards, this one has 45; `casual` lets size and copies be (deck.house.minimum)"].assert_eq(&refused.to_string());
}

/// rule  deck.casual
#[test]
fn a_table_may_agree_on_sizes_of_its_own() {
    let agreed: Profile = "20/2/5".parse().expect("it is a profile");
    assert_eq!(agreed.to_string(), "20/2/5");
    assert!("20/2".parse::<Profile>().is_err() && "20/2/8".parse::<Profile>().is_err());
    let five = "plots:\n1x Building Season\n1x Counting Favors\n1x Blockade\n1x Rains of Autumn\n1x Uneasy Truce\n";
    let fair = format!(
        "house: Stark\n2x Hodor\n2x Lady\n2x Arya Stark\n2x Robb Stark\n2x Grey Wind\n2x Ice\n2x Ghost\n\
         2x Nymeria\n2x Jon Snow\n2x Varys\n{five}"
    );
    check(&fair, agreed, expect![[""]]);
    check(
        &format!("house: Stark\n3x Hodor\n{SEVEN_PLOTS}"),
        agreed,
        expect![[r#"
        a plot deck has exactly 5 plots at this table, this one has 7 (deck.plot.size)
        this table agreed on at least 20 cards, this deck has 3 (deck.house.minimum)
        3 cards are titled Hodor; an agreed deck has at most 2, all versions together (deck.house.copies)
    "#]],
    );
    let deck = read(&fair).expect("the list can be read");
    let decks = [&deck, &deck].map(SetupDeck::from).to_vec();
    let variant = Variant::Standard;
    let setup = Setup { edition: Edition::Lcg, variant, profile: agreed, decks };
    assert!(Thrones::begin(&setup, Seed::from_number(1)).is_ok(), "five plots are played");
    let setup = Setup { profile: Profile::Casual, ..setup };
    assert!(Thrones::begin(&setup, Seed::from_number(1)).is_err(), "nobody agreed on five plots");
}

/// rule  deck.house_only
/// rule  deck.plot.size
#[test]
fn a_game_does_not_begin_with_a_deck_that_may_not_be_played() {
    let eight = format!(
        "house: Stark\n1x Hodor\n1x Lannisport Honor Guard\n{SEVEN_PLOTS}1x Valar Morghulis\n"
    );
    let bad = read(&eight).expect("the list can be read");
    let core = ready_made("lannister").expect("it is ready-made");
    let decks = [&core, &bad].map(SetupDeck::from).to_vec();
    let (variant, profile) = (Variant::Standard, Profile::Casual);
    let setup = Setup { edition: Edition::Lcg, variant, profile, decks };
    let refused = Thrones::begin(&setup, Seed::from_number(1)).expect_err("it may not be played");
    expect!["the Stark deck of seat 2: a plot deck has exactly 7 plots, this one has 8 (deck.plot.size); the Stark deck of seat 2: Lannisport Honor Guard is for House Lannister only, and this deck is of House Stark (deck.house_only)"].assert_eq(&refused.to_string());
}

/// rule  deck.ready_made
#[test]
fn a_core_deck_is_used_as_it_was_sorted() {
    let houses = [
        ("stark", House::Stark),
        ("lannister", House::Lannister),
        ("baratheon", House::Baratheon),
        ("targaryen", House::Targaryen),
    ];
    for (name, house) in houses {
        let deck = ready_made(name).expect("it is ready-made");
        assert_eq!((deck.house, deck.agenda), (house, None), "{name}");
        assert_eq!((deck.house_deck_size(), deck.plot_deck_size()), (45, 7), "{name}");
        assert_eq!(deck.titles, [], "{name}");
        for (card, _) in &deck.cards {
            let playable = match card.printed().kind {
                CardType::Character | CardType::Location => true,
                CardType::Attachment | CardType::Event => true,
                CardType::Plot | CardType::House | CardType::Agenda => false,
            };
            assert!(playable, "{} in {name}", card.printed().name);
        }
        for (plot, copies) in &deck.plots {
            assert_eq!((plot.printed().kind, *copies), (CardType::Plot, 1), "{name}");
        }
    }
}

/// A Martell deck of sixty with these three titles, three times each.
fn martell_deck(three: [&str; 3]) -> String {
    let titles = [
        "Arianne Martell",
        "Doran Martell",
        "Darkstar",
        "Areo Hotah",
        "Sarella Sand",
        "Ellaria Sand",
        "Harmen Uller",
        "House Messenger",
        "House Dayne Knight",
        "Paramour",
        "Lord Edric's Knight",
        "House Dayne Skirmisher",
        "Locked Away",
        "Taste for Blood",
        "Parting Blow",
        "Water Garden",
        "Palace Fountains",
    ];
    let lines = titles.iter().chain(&three).map(|title| format!("3x {title}\n"));
    let cards: String = lines.collect();
    format!("house: Martell\n{cards}{SEVEN_PLOTS}")
}

/// rule  golden.card_over_rule
#[test]
fn cards_of_the_houses_set_limits_of_their_own() {
    let cards = "house: Lannister\n2x Street of Silk\n2x River Row\n1x Tywin Lannister\n";
    let three = SEVEN_PLOTS.replace(
        "1x Blockade\n    1x Rains of Autumn\n    1x Uneasy Truce",
        "3x The Power of Faith",
    );
    let two = SEVEN_PLOTS.replace("1x Blockade\n    1x Rains of Autumn", "2x The Power of Faith");
    casual(
        &format!("{cards}{three}"),
        expect![[r#"
            3 copies of The Power of Faith are in the plot deck; its own text allows 2 (golden.card_over_rule)
            2 copies of Street of Silk; its own text allows 1 (golden.card_over_rule)
            2 copies of River Row; its own text allows 1 (golden.card_over_rule)
        "#]],
    );
    casual(&format!("house: Lannister\n1x Tywin Lannister\n{two}"), expect![""]);
}

/// rule  deck.restricted
#[test]
fn a_tournament_deck_has_one_restricted_title() {
    let one = martell_deck(["The Red Viper", "Blood for Blood", "Court Advisor"]);
    let two = martell_deck(["The Red Viper", "The Viper's Bannermen", "Narrow Escape"]);
    check(&one, Profile::Joust, expect![""]);
    check(
        &two,
        Profile::Joust,
        expect![[r#"
            The Red Viper, The Viper's Bannermen and Narrow Escape are restricted in joust tournaments; a deck has copies of one such title only (deck.restricted)
        "#]],
    );
    // The rules of deck construction alone know no lists, and a casual table has none.
    tournament(&two, expect![""]);
    casual(&two, expect![""]);
}

/// rule  deck.restricted
#[test]
fn joust_and_melee_have_lists_of_their_own() {
    let deck = martell_deck(["Orphan of the Greenblood", "The Red Viper", "Make an Example"]);
    check(
        &deck,
        Profile::Joust,
        expect![[r#"
            Orphan of the Greenblood and The Red Viper are restricted in joust tournaments; a deck has copies of one such title only (deck.restricted)
        "#]],
    );
    check(
        &deck,
        Profile::Melee,
        expect![[r#"
            The Red Viper and Make an Example are restricted in melee tournaments; a deck has copies of one such title only (deck.restricted)
        "#]],
    );
}

/// rule  deck.restricted
#[test]
fn plots_count_among_the_restricted() {
    let deck = martell_deck(["The Red Viper", "Blood for Blood", "Court Advisor"]);
    check(
        &deck.replace("Rains of Autumn", "Threat from the North"),
        Profile::Joust,
        expect![[r#"
            The Red Viper and Threat from the North are restricted in joust tournaments; a deck has copies of one such title only (deck.restricted)
        "#]],
    );
}

/// rule  deck.restricted, deck.casual
#[test]
fn a_table_chooses_whether_lists_hold() {
    let text = martell_deck(["The Red Viper", "The Viper's Bannermen", "Court Advisor"]);
    let deck = SetupDeck::from(&read(&text).expect("the list can be read"));
    let begun = |profile| {
        let (edition, variant) = (Edition::Lcg, Variant::Standard);
        let setup = Setup { edition, variant, profile, decks: vec![deck.clone(); 2] };
        Thrones::begin(&setup, Seed::from_number(1))
    };
    assert!(begun(Profile::Casual).is_ok());
    assert!(begun(Profile::Tournament).is_ok());
    let refused = begun(Profile::Joust).expect_err("two titles are restricted");
    assert!(refused.reasons().iter().all(|reason| reason.rule == thrones::rule::DECK_RESTRICTED));
}

/// rule  deck.ready_made
#[test]
fn a_winter_deck_for_a_first_game_has_no_agenda_and_no_card_for_one_house_only() {
    // The other sampler, of House Baratheon, is for a second game: it brings an agenda.
    let deck = ready_made("winter-stark").expect("it is ready-made");
    assert_eq!((deck.agenda, deck.plot_deck_size()), (None, 7));
    assert_eq!(deck.check(Profile::Casual, Edition::Winter), []);
    let plots = deck.each_plot().filter(|plot| !plot.printed().house_only.is_empty());
    assert_eq!(plots.count(), 0);
    for card in deck.each_card() {
        assert!(card.printed().house_only.is_empty(), "{}", card.printed().name);
    }
}
