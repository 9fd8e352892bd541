//! Positions: what is given before the play of a scenario.

use tabletop::{Answer, Game as _, Seat, Silent};

use super::{Scene, counters, court, fortune, puzzled, things, war};
use crate::ask::Ask;
use crate::deck::{Card, Deck};
use crate::house::House;
use crate::id::{RegionId, VillageId};
use crate::item::Item;
use crate::noble::{Mark, Noble, NobleId, Place, Starts};
use crate::state::{Engine, Fief, Lying, Phase, Use};
use crate::stock::{Fortification, Troop};

impl Scene {
    /// Changes the position as the sentence says.
    pub(super) fn given(&mut self, words: &str) {
        let game = self.position();
        let understood = war::given(game, words)
            .or_else(|| counters::given(game, words))
            .or_else(|| table(game, words))
            .or_else(|| player(game, words))
            .or_else(|| noble(game, words))
            .or_else(|| village(game, words))
            .or_else(|| court::given(game, words))
            .or_else(|| fortune::given(game, words));
        if understood.is_none() {
            puzzled(words);
        }
    }
}

/// The best-known Village of the House that is asked for its start.
pub(super) fn at_home(game: &Fief) -> Option<(Seat, Answer<Item>)> {
    let prompt = game.prompts().next().filter(|prompt| prompt.ask == Ask::ChooseStartingVillage)?;
    let name = match game.player(prompt.seat).house? {
        House::Arryn => "The Eyrie",
        House::Baratheon => "Storm's End",
        House::Greyjoy => "Pyke",
        House::Lannister => "Lannisport",
        House::Martell => "Sunspear",
        House::Stark => "Winterfell",
        House::Tully => "Riverrun",
        House::Tyrell => "Highgarden",
        House::Targaryen => "Dragonstone",
    };
    let answer = Answer::One(Item::Village(game.board.named(name)?));
    prompt.shape.admits(&answer).then_some((prompt.seat, answer))
}

/// Every House begins with the Noble of the Lord card, so that scripts need no luck.
pub(super) fn begin_with_lords(game: &mut Fief) {
    for seat in (0..game.seats).map(Seat) {
        // Who could steal would be asked in every window of every script.
        game.players[seat.index()].spent |= 1 << Use::GreyjoySteal as u16;
        let lady = game.player(seat).court[0];
        let house = lady.card().house.expect("the first Noble has a House");
        let lord = NobleId::of(house).find(|noble| noble.card().starts == Some(Starts::Lord));
        let Some(lord) = lord.filter(|lord| *lord != lady) else { continue };
        game.nobles[lord.index()] = *game.noble(lady);
        game.nobles[lady.index()] = Noble { seat: seat.0, ..Noble::default() };
        let player = &mut game.players[seat.index()];
        player.court[0] = lord;
        player.character_deck = !(1 << (lord.0 % 8));
        take_card(game, Card::NewLord);
        game.decks.court.push(Card::NewLady);
        game.nobles[lord.index()].under = Some(Card::NewLord);
    }
}

/// The Phase of that number.
pub(super) fn phase(number: u8) -> Option<Phase> {
    use Phase::{Battles, Cards, EndOfRound, HearYe, Income, Movement, Purchase, Wall};
    let phases = [HearYe, Cards, Income, Purchase, Movement, Battles, Wall, EndOfRound];
    phases.into_iter().find(|phase| phase.number() == number)
}

/// Sentences about the table: "round 3", "the Wall stands at 4", "Famine lies on Region 2".
fn table(game: &mut Fief, words: &str) -> Option<()> {
    if let Some(round) = words.strip_prefix("round ") {
        game.round = round.parse().ok()?;
        return Some(());
    }
    if let Some(value) = words.strip_prefix("the Wall stands at ") {
        game.wall_value = value.parse().ok()?;
        return Some(());
    }
    if let Some((card, number)) = words.split_once(" lies on Region ") {
        let region = RegionId(number.parse::<u8>().ok()?.checked_sub(1)?);
        let card = Card::named(card)?;
        take_card(game, card);
        match card {
            Card::BountifulHarvest => game.regions[region.index()].harvest = true,
            Card::GoodWeather => game.regions[region.index()].weather = true,
            other => *game.disaster_on(region, other) = Lying::Card,
        }
        return Some(());
    }
    if let Some((card, deck)) = words.split_once(" lies on top of the ") {
        let card = Card::named(card)?;
        take_card(game, card);
        match deck {
            "Fortune deck" => game.decks.fortune.push(card),
            "Court Event deck" => game.decks.court.push(card),
            _ => return None,
        }
        return Some(());
    }
    let (card, _) = words.split_once(" lies on the Disaster track")?;
    let card = Card::named(card)?;
    take_card(game, card);
    game.decks.track.push(card);
    Some(())
}

/// Takes a card out of its deck, wherever it lies there, so that the counts stay right.
fn take_card(game: &mut Fief, card: Card) {
    let decks = &mut game.decks;
    let found = match card.deck() {
        Deck::Fortune => {
            let place = decks.fortune.iter().position(|other| *other == card);
            place.map(|place| decks.fortune.remove(place))
        }
        Deck::Court => {
            let place = decks.court.iter().position(|other| *other == card);
            place.map(|place| decks.court.remove(place))
        }
    };
    assert!(found.is_some(), "no {card} is left in the deck");
}

/// Sentences about a Player.
fn player(game: &mut Fief, words: &str) -> Option<()> {
    let (seat, rest) = things::seat(game, words)?;
    if rest == "has not stolen yet" {
        game.players[seat.index()].spent = 0;
        return Some(());
    }
    if rest == "is the first Player" {
        game.first = seat;
        return Some(());
    }
    if let Some(cards) = rest.strip_prefix("holds ") {
        for name in cards.split(" and ").flat_map(|part| part.split(", ")) {
            let card = Card::named(name.trim())?;
            take_card(game, card);
            game.players[seat.index()].hand.push(card);
        }
        return Some(());
    }
    if let Some(name) = rest.strip_prefix("Controls ") {
        let village = game.board.named(name)?;
        game.villages[village.index()].controller = Some(seat);
        return Some(());
    }
    if let Some(name) = rest.strip_prefix("besieges ") {
        let village = game.board.named(name)?;
        let engine = game.players[seat.index()].engines.iter_mut().find(|e| e.dice == 0)?;
        *engine = Engine { village, dice: 1 };
        return Some(());
    }
    let has = rest.strip_prefix("has ")?;
    if let Some(gold) = has.strip_suffix(" Gold Dragons").or(has.strip_suffix(" Gold Dragon")) {
        game.players[seat.index()].gold = gold.parse().ok()?;
        return Some(());
    }
    if has == "no Troops" {
        return disband(game, seat);
    }
    let (what, at) = has.rsplit_once(" in ")?;
    let village = game.board.named(at)?;
    match what.split_once(' ') {
        Some((count, troop)) if count.parse::<u8>().is_ok() => {
            troops(game, seat, village, count.parse().ok()?, Troop::named(troop)?);
        }
        _ => bring_noble(game, seat, NobleId::named(what)?, village),
    }
    game.occupy(seat, village, &mut Silent);
    Some(())
}

fn troops(game: &mut Fief, seat: Seat, village: VillageId, count: u8, troop: Troop) {
    assert!(
        (troop == Troop::Unsullied)
            == (game.plays(seat, House::Targaryen) && troop.slot() == Some(0)),
        "Unsullied are Targaryen's, and Men at Arms everybody else's"
    );
    game.add_troops(seat, village, troop, count);
}

fn disband(game: &mut Fief, seat: Seat) -> Option<()> {
    for village in game.board.realm().all.iter() {
        let army = game.troops[village.index()][seat.index()];
        game.remove_troops(seat, village, army);
    }
    Some(())
}

/// Brings a Noble into play, or moves one who is.
fn bring_noble(game: &mut Fief, seat: Seat, noble: NobleId, village: VillageId) {
    if !game.noble(noble).in_play() {
        take_card(game, Card::NewLord);
        game.enter_noble(seat, noble, Some(Card::NewLord), &mut Silent);
        game.heirs_born += u8::from(NobleId::HEIRS.contains(&noble));
    }
    game.place_noble(noble, village, &mut Silent);
}

/// Sentences about a Noble: a Title, a marker, captivity, marriage.
fn noble(game: &mut Fief, words: &str) -> Option<()> {
    let (name, what) = words.split_once(" is ")?;
    let noble = NobleId::named(name)?;
    let marks = [("Outlaw", Mark::Outlaw), ("Assassin", Mark::Assassin)];
    let marks = marks.into_iter().chain([("Gods cursed", Mark::GodsCursed)]);
    if let Some((_, mark)) = marks.clone().find(|(word, _)| *word == what) {
        game.nobles[noble.index()].mark(mark, true);
        return Some(());
    }
    if let Some(captor) = what.strip_prefix("Captive of ") {
        let (captor, _) = things::seat(game, captor)?;
        game.nobles[noble.index()].captor = Some(captor);
        return Some(());
    }
    if let Some(spouse) = what.strip_prefix("married to ") {
        let spouse = NobleId::named(spouse)?;
        game.nobles[noble.index()].spouse = Some(spouse);
        game.nobles[spouse.index()].spouse = Some(noble);
        return Some(());
    }
    if what == "on the Wall" {
        game.nobles[noble.index()].place = Place::Wall;
        return Some(());
    }
    let title = things::title(what)?;
    game.hold_title(noble, title);
    Some(())
}

/// Sentences about what stands in a Village.
fn village(game: &mut Fief, words: &str) -> Option<()> {
    let (name, what) = words.split_once(" has ")?;
    let village = game.board.named(name)?;
    match what {
        "a Sept" => {
            game.supply.septs -= 1;
            game.villages[village.index()].sept = true;
        }
        "a Maester" => game.villages[village.index()].maester = true,
        "a Stronghold" => game.build_stronghold(village),
        "a Fortified City" => {
            if !game.is_fortified(village) {
                game.build_stronghold(village);
            }
            game.villages[village.index()].fortification = Fortification::City;
        }
        _ => {
            let mills: u8 = what.split_once(" Mill")?.0.parse().ok()?;
            game.supply.mills -= mills;
            game.villages[village.index()].mills = mills;
        }
    }
    Some(())
}
