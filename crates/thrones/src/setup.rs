//! What a game is begun with, and the seven steps of setup.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, LongRow, Reason, Refusal, Scribe, Seat, Seats, Seed};

use crate::ask::Ask;
use crate::card::{Code, Set};
use crate::card_set::{CardId, CardSet};
use crate::constant::Reach;
use crate::deck::{Deck, Profile};
use crate::effect::titles;
use crate::event::Event;
use crate::flow::{Desk, Given, Step};
use crate::item::{Item, Thing};
use crate::littlefinger::Deals;
use crate::phase::RoundStep;
use crate::pool::{KindId, Pool};
use crate::rule;
use crate::ruleset::{Edition, Ruleset, Titles};
use crate::state::{Card, CardRow, Challenge, Ending, Place, Player, Thrones, Window};
use crate::title::{Title, TitleSet};
use crate::vocabulary::{CardType, House, Phase, PlainKeyword};

/// The gold worth of cards a player may place in setup (`setup.place.limit`).
pub const SETUP_GOLD: u8 = 5;
/// Cards in a setup hand, and after the redraw (`setup.hand`).
pub const SETUP_HAND: usize = 7;

/// The steps of setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SetupStep {
    /// This seat, and the rest clockwise, announce House and agenda.
    Declare {
        seat: Seat,
        left: u8,
    },
    /// This player names what the agenda asks for.
    NameFirst(Seat),
    DrawHands,
    /// This seat, and the rest clockwise, place cards facedown.
    Place {
        seat: Seat,
        left: u8,
    },
    /// The attachment placed last goes on a card placed before.
    Host(CardId),
    /// All setup cards are turned up, and hands are drawn up.
    Reveal,
}

/// What a game is begun with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Setup {
    /// The printed rules that are played.
    pub edition: Edition,
    /// How the table plays.
    #[serde(default)]
    pub variant: Variant,
    /// How strictly every deck of the table is looked at (`deck.casual`).
    #[serde(default)]
    pub profile: Profile,
    /// One deck for each seat, clockwise.
    pub decks: Vec<SetupDeck>,
}

/// A deck as it comes to the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SetupDeck {
    /// The player's House.
    pub house: House,
    /// The agenda, if any.
    pub agenda: Option<Code>,
    /// The seven plots.
    pub plots: Vec<Code>,
    /// The House deck.
    pub cards: Vec<Code>,
    /// The decks the player may announce instead (`setup.declare`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub instead: Vec<SetupDeck>,
}

/// How the table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Everybody for himself.
    #[default]
    Standard,
    /// Two teams of two, partners opposite (`variant.team.setup`).
    TwoOnTwo,
    /// Gold may change hands (`variant.littlefinger.exchange`).
    Littlefinger,
}

impl Setup {
    /// Everything that keeps this table from being played at, whatever its decks.
    pub(crate) fn table_faults(&self) -> Vec<Reason> {
        let mut faults = Vec::new();
        let mut fault = |rule, text: String| faults.push(Reason::new(rule, text));
        let seats = self.decks.len();
        if !(2..=4).contains(&seats) {
            fault(rule::PLAYERS_COUNT, format!("a game has 2 to 4 players, not {seats}"));
        }
        match self.variant {
            Variant::TwoOnTwo if seats != 4 => {
                fault(
                    rule::VARIANT_TEAM_SETUP,
                    format!("two on two is for 4 players, not {seats}"),
                );
            }
            Variant::Littlefinger if seats < 3 || self.edition == Edition::Winter => fault(
                rule::VARIANT_LITTLEFINGER_EXCHANGE,
                "Littlefinger is for 3 or 4 players of the LCG, because titles are used".to_owned(),
            ),
            Variant::TwoOnTwo if self.edition == Edition::Winter => {
                fault(rule::VARIANT_TEAM_SETUP, "two on two is a variant of the LCG".to_owned());
            }
            Variant::Standard | Variant::TwoOnTwo | Variant::Littlefinger => {}
        }
        faults
    }

    /// Everything that keeps a deck of this setup from being played at this table: all are looked
    /// at under the same profile (`deck.casual`).
    pub(crate) fn deck_faults(&self) -> Vec<Reason> {
        let mut faults = Vec::new();
        let decks = self.decks.iter().enumerate();
        for (seat, deck) in decks.flat_map(|(seat, deck)| deck.each().map(move |one| (seat, one))) {
            let who = format!("the {} deck of seat {}", deck.house.title(), seat + 1);
            let reasons = deck.listed().construction(self.profile, self.edition);
            let told = |reason: Reason| Reason::new(reason.rule, format!("{who}: {}", reason.text));
            faults.extend(reasons.into_iter().map(told));
        }
        faults
    }
}

impl SetupDeck {
    /// The deck and those that may be announced instead.
    fn each(&self) -> impl Iterator<Item = &SetupDeck> {
        std::iter::once(self).chain(&self.instead)
    }

    /// The deck as one of several to announce: the others come after it.
    #[must_use]
    pub fn or(mut self, others: impl IntoIterator<Item = SetupDeck>) -> SetupDeck {
        self.instead.extend(others);
        self
    }

    /// Every card of the deck: House card, agenda, plots and House deck.
    fn kinds(&self) -> impl Iterator<Item = Code> + '_ {
        let others = self.agenda.iter().chain(&self.plots).chain(&self.cards).copied();
        std::iter::once(house_card(self.house)).chain(others)
    }

    /// The deck as a list, with copies counted.
    fn listed(&self) -> Deck {
        let counted = |cards: &[Code]| {
            let mut sorted = cards.to_vec();
            sorted.sort_unstable();
            let alike = sorted.chunk_by(|one, other| one == other);
            alike.map(|copies| (copies[0], u8::try_from(copies.len()).unwrap_or(u8::MAX))).collect()
        };
        Deck {
            name: String::new(),
            house: self.house,
            agenda: self.agenda,
            cards: counted(&self.cards),
            plots: counted(&self.plots),
            titles: Vec::new(),
        }
    }
}

impl From<&Deck> for SetupDeck {
    fn from(deck: &Deck) -> SetupDeck {
        SetupDeck {
            house: deck.house,
            agenda: deck.agenda,
            plots: deck.each_plot().collect(),
            cards: deck.each_card().collect(),
            instead: Vec::new(),
        }
    }
}

impl Thrones {
    /// Lays the decks out and begins setup. The decks are not looked at: a scenario begins from
    /// piles nobody would play with.
    pub(crate) fn new(setup: &Setup, seed: Seed) -> Result<Thrones, Refusal> {
        let reasons = setup.table_faults();
        if !reasons.is_empty() {
            return Err(Refusal::Setup { reasons });
        }
        let mut game = Thrones::bare(setup, seed);
        titles();
        game.lay_out_all(&setup.decks);
        if setup.decks.iter().any(|deck| !deck.instead.is_empty()) {
            game.unannounced.clone_from(&setup.decks);
        }
        if game.uses_titles() {
            game.chamber = TitleSet::of(Title::ALL);
        }
        game.first = Seat(game.chance.below(usize::from(game.seats)) as u8);
        game.then(Step::Round(RoundStep::Begin));
        game.then_setup();
        Ok(game)
    }

    /// The table before a card lies on it.
    fn bare(setup: &Setup, seed: Seed) -> Thrones {
        let seats = u8::try_from(setup.decks.len()).expect("there are at most four");
        let kinds = setup.decks.iter().flat_map(SetupDeck::each).flat_map(SetupDeck::kinds);
        Thrones {
            pool: Pool::of(kinds),
            rules: Ruleset::of(setup.edition),
            variant: setup.variant,
            seats,
            round: 0,
            phase: Phase::Any,
            first: Seat(0),
            active: None,
            chamber: TitleSet::NONE,
            plots_chosen: false,
            hurried: false,
            stale: true,
            arrived: false,
            strengths_changed: false,
            strength_moved: false,
            challenges_begun: 0,
            power_moved: false,
            dead_grew: false,
            departing: false,
            gold_lies: false,
            ending: Ending::None,
            chance: Chance::new(seed),
            players: Default::default(),
            cards: CardRow::new(),
            owned: [CardSet::EMPTY; 4],
            uses: LongRow::new(),
            hand: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            dead: CardSet::EMPTY,
            fallen: CardSet::EMPTY,
            in_play: CardSet::EMPTY,
            board: [CardSet::EMPTY; 4],
            aside: CardSet::EMPTY,
            attached: CardSet::EMPTY,
            retyped: CardSet::EMPTY,
            beside: CardSet::EMPTY,
            constants: CardSet::EMPTY,
            granted: CardSet::EMPTY,
            altered: CardSet::EMPTY,
            reach: Reach::default(),
            gained: LongRow::new(),
            gained_traits: LongRow::new(),
            challenge: Challenge::none(),
            window: Window::new(),
            removals: LongRow::new(),
            going: LongRow::new(),
            lasting: LongRow::new(),
            deals: Deals::default(),
            unannounced: Vec::new(),
            pending: LongRow::new(),
            desk: Desk::default(),
        }
    }

    /// Setup, from its beginning (`setup.order`).
    pub(crate) fn then_setup(&mut self) {
        let (seat, left) = (self.first, self.seats);
        self.then_all(&[
            Step::Setup(SetupStep::Declare { seat, left }),
            Step::Setup(SetupStep::DrawHands),
            Step::Setup(SetupStep::Place { seat, left }),
            Step::Setup(SetupStep::Reveal),
        ]);
    }

    /// Whether titles are chosen at this table (`variant.two_players`, `variant.team.setup`).
    pub(crate) fn uses_titles(&self) -> bool {
        self.rules.titles == Titles::Multiplayer
            && self.seats > 2
            && self.variant != Variant::TwoOnTwo
    }

    /// Gives the cards of all decks their numbers and places.
    fn lay_out_all(&mut self, decks: &[SetupDeck]) {
        self.cards.clear();
        (self.in_play, self.board) = (CardSet::EMPTY, [CardSet::EMPTY; 4]);
        (self.altered, self.beside) = (CardSet::EMPTY, CardSet::EMPTY);
        let mut kinds = Vec::new();
        for (seat, deck) in decks.iter().enumerate() {
            // What an agenda has named already stays named.
            let named = self.players[seat].named;
            self.players[seat] = Player { named, ..Player::default() };
            self.lay_out(Seat(seat as u8), deck, &mut kinds);
        }
        self.pool.lay_out(kinds);
        self.stale = true;
    }

    /// Gives a deck's cards their numbers and places.
    fn lay_out(&mut self, seat: Seat, deck: &SetupDeck, kinds: &mut Vec<KindId>) {
        let everyone = Seats::all(self.seats);
        let mut owned = CardSet::EMPTY;
        let mut add = |code: Code, place: Place, known_to: Seats| {
            let card = CardId(self.cards.len() as u16);
            kinds.push(self.pool.find(code).expect("every card of a deck is in the pool"));
            self.cards.push(Card::new(seat, place, known_to));
            owned.insert(card);
            card
        };
        let house = add(house_card(deck.house), Place::Play, everyone);
        let agenda = deck.agenda.map_or(CardId::NONE, |def| add(def, Place::Agenda, everyone));
        let plots: Vec<CardId> =
            deck.plots.iter().map(|def| add(*def, Place::PlotDeck, Seats::only(seat))).collect();
        let cards: Vec<CardId> =
            deck.cards.iter().map(|def| add(*def, Place::Deck, Seats::NONE)).collect();
        self.owned[seat.index()] = owned;
        self.in_play.insert(house);
        self.board[seat.index()].insert(house);
        self.altered.insert(house);
        if let Some(agenda) = agenda.some() {
            self.beside.insert(agenda);
        }
        let player = self.player_mut(seat);
        player.house = deck.house;
        player.house_card = house;
        player.agenda = agenda;
        player.first_plot = plots.first().copied().unwrap_or_default();
        player.plots = plots.len() as u8;
        player.plots_of = seat;
        self.stack_deck(seat, &cards);
    }

    pub(crate) fn enter_setup(&mut self, step: SetupStep, scribe: &mut impl Scribe<Event>) {
        match step {
            SetupStep::Declare { seat, .. } => {
                self.ask(Step::Setup(step), seat, Ask::Declare);
                self.offer(Thing::Card(self.house_card(seat)));
                for place in 0..self.decks_instead(seat).len() {
                    self.offer(Thing::Deck(place as u8));
                }
            }
            SetupStep::NameFirst(seat) => {
                let agenda = self.player(seat).agenda;
                if let Some(what) = self.facts(agenda).names_first {
                    self.ask_name(Step::Setup(step), seat, what, agenda);
                }
            }
            SetupStep::DrawHands => self.draw_setup_hands(scribe),
            SetupStep::Place { left: 0, .. } => {}
            SetupStep::Place { seat, .. } => {
                self.ask(Step::Setup(step), seat, Ask::PlaceSetup);
                self.offer(Thing::Pass);
                let placed = self.cards_in(seat, Place::Setup);
                for card in self.hand_of(seat) {
                    if self.why_not_in_setup(seat, card, &placed).is_none() {
                        self.offer(Thing::Card(card));
                    }
                }
            }
            SetupStep::Host(card) => {
                let seat = self.owner(card);
                self.ask(Step::Setup(step), seat, Ask::SetupHost(card));
                self.offer_cards(self.setup_hosts(seat, card));
            }
            SetupStep::Reveal => self.reveal_setup(scribe),
        }
    }

    pub(crate) fn answer_setup(
        &mut self,
        step: SetupStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            SetupStep::Declare { seat, left } => {
                if left > 1 {
                    let seat = self.left_of(seat);
                    self.then(Step::Setup(SetupStep::Declare { seat, left: left - 1 }));
                }
                if !self.unannounced.is_empty() {
                    self.bring_deck(seat, given.item());
                }
                let agenda = self.player(seat).agenda.some().filter(|_| self.round == 0);
                if agenda.is_some_and(|agenda| self.facts(agenda).names_first.is_some()) {
                    self.then(Step::Setup(SetupStep::NameFirst(seat)));
                }
                self.declare(seat, scribe);
            }
            SetupStep::NameFirst(seat) => {
                let named = self.named_by(seat, given.item(), scribe);
                self.player_mut(seat).named = named;
                self.stale = true;
            }
            SetupStep::Place { seat, left } => match given.item().card() {
                Some(card) => {
                    self.then(Step::Setup(step));
                    self.place_in_setup(seat, card, scribe);
                }
                None => {
                    let seat = self.left_of(seat);
                    self.then(Step::Setup(SetupStep::Place { seat, left: left - 1 }));
                }
            },
            SetupStep::Host(card) => {
                self.card_mut(card).host = given.item().card().expect("a host is a card");
            }
            SetupStep::DrawHands | SetupStep::Reveal => unreachable!("{step:?} asks nothing"),
        }
    }

    /// The decks a seat may announce instead of the one that lies before it.
    pub(crate) fn decks_instead(&self, seat: Seat) -> &[SetupDeck] {
        self.unannounced.get(seat.index()).map_or(&[], |deck| &deck.instead)
    }

    /// The player has announced which of his decks he plays. Nothing has been shuffled or drawn: for another deck than
    /// the first the table is laid anew.
    fn bring_deck(&mut self, seat: Seat, item: Item) {
        let mut decks = std::mem::take(&mut self.unannounced);
        let deck = &mut decks[seat.index()];
        let another = match item.thing() {
            Thing::Deck(place) => Some(deck.instead.swap_remove(usize::from(place))),
            _ => None,
        };
        deck.instead.clear();
        if let Some(another) = another {
            *deck = SetupDeck { instead: Vec::new(), ..another };
            self.lay_out_all(&decks);
        }
        if decks.iter().any(|deck| !deck.instead.is_empty()) {
            self.unannounced = decks;
        }
    }

    /// A player announces House and agenda (`setup.declare`).
    fn declare(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        if seat == self.first {
            scribe.note(|| Event::FirstPlayerDrawn { seat });
        }
        let agenda = self.player(seat).agenda.some();
        scribe.note(|| Event::Declared { seat, agenda });
    }

    /// Shuffles and draws seven (`setup.shuffle`, `setup.hand`).
    fn draw_setup_hands(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.clockwise(self.first) {
            self.shuffle(seat, scribe);
        }
        for seat in self.clockwise(self.first) {
            self.draw_up_to(seat, SETUP_HAND, scribe);
        }
    }

    fn draw_up_to(&mut self, seat: Seat, cards: usize, scribe: &mut impl Scribe<Event>) {
        while self.hand_of(seat).len() < cards && self.draw_one(seat, scribe) {}
    }

    /// A setup card is placed facedown (`setup.place.order`).
    fn place_in_setup(&mut self, seat: Seat, card: CardId, scribe: &mut impl Scribe<Event>) {
        self.put(card, Place::Setup);
        scribe.note(|| Event::SetupPlaced { seat, card: Some(card) });
        if self.printed(card).kind == CardType::Attachment {
            self.then(Step::Setup(SetupStep::Host(card)));
        }
    }

    /// The placed cards an attachment could go on (`setup.place.attachments`).
    pub(crate) fn setup_hosts(&self, seat: Seat, card: CardId) -> CardSet {
        let placed =
            self.owned_by(seat).iter().filter(|host| self.card(*host).place == Place::Setup);
        placed.filter(|host| self.can_attach(card, *host, seat)).collect()
    }

    /// Turns all setup cards up at once and redraws (`setup.reveal`, `setup.redraw`). Nothing is set off.
    fn reveal_setup(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.clockwise(self.first) {
            for card in self.cards_in(seat, Place::Setup) {
                let host = self.card(card).host;
                self.put(card, Place::Play);
                self.set_host(card, host);
                scribe.note(|| Event::SetupRevealed { seat, card });
            }
        }
        for seat in self.clockwise(self.first) {
            self.draw_up_to(seat, SETUP_HAND, scribe);
        }
    }

    /// Why a card cannot be placed in setup now beside what is placed there, if it cannot.
    pub(crate) fn why_not_in_setup(
        &self,
        seat: Seat,
        card: CardId,
        placed: &CardSet,
    ) -> Option<Reason> {
        let printed = self.printed(card);
        let name = printed.name;
        match printed.kind {
            _ if printed.shadow => {
                let text = format!("{name} comes into play out of Shadows alone");
                return Some(Reason::new(rule::SHADOWS_SETUP, text));
            }
            CardType::Character | CardType::Location => {}
            CardType::Attachment if printed.keywords.has(PlainKeyword::Setup) => {
                if self.setup_hosts(seat, card).is_empty() {
                    let text = format!(
                        "{name} needs a card placed in this setup that it can be attached to"
                    );
                    return Some(Reason::new(rule::SETUP_PLACE_ATTACHMENTS, text));
                }
            }
            CardType::Attachment
            | CardType::Event
            | CardType::Plot
            | CardType::House
            | CardType::Agenda => {
                let text =
                    format!("{name} is no character or location; only those are placed in setup");
                return Some(Reason::new(rule::SETUP_PLACE_TYPES, text));
            }
        }
        if printed.unique && placed.iter().any(|other| self.name(other) == name) {
            let text = format!("{name} is unique and one is placed already");
            return Some(Reason::new(rule::SETUP_PLACE_DUPLICATES, text));
        }
        let limited = |card: CardId| self.printed(card).keywords.has(PlainKeyword::Limited);
        if limited(card) && placed.iter().any(limited) {
            let text = format!("{name} is Limited and one Limited card is placed already");
            return Some(Reason::new(rule::SETUP_PLACE_LIMITED, text));
        }
        let worth = |card: CardId| self.cost_with_penalty(seat, card);
        let total: u8 = placed.iter().map(worth).sum();
        let cost = worth(card);
        if total + cost > SETUP_GOLD {
            let penalty = cost > printed.cost.unwrap_or(0);
            let rule = if penalty { rule::SETUP_PLACE_PENALTY } else { rule::SETUP_PLACE_LIMIT };
            let of_penalty = if penalty { " with the penalty for another House" } else { "" };
            let text = format!(
                "{name} counts {cost}{of_penalty}, {} of {SETUP_GOLD} gold are left",
                SETUP_GOLD - total
            );
            return Some(Reason::new(rule, text));
        }
        None
    }
}

impl Thrones {
    /// How much of the gold for setup the player has not placed cards for (`setup.place.limit`).
    #[must_use]
    pub fn setup_gold_left(&self, seat: Seat) -> u8 {
        let placed = self.cards_in(seat, Place::Setup);
        let total: u8 = placed.iter().map(|card| self.cost_with_penalty(seat, card)).sum();
        SETUP_GOLD.saturating_sub(total)
    }
}

/// The House card of a House.
fn house_card(house: House) -> Code {
    let is_it = |code: &Code| {
        let printed = code.printed();
        printed.set == Set::Core && printed.kind == CardType::House && printed.houses.has(house)
    };
    Code::all().find(is_it).expect("every House has its House card")
}
