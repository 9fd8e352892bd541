//! The audit: whether every card is in one place, and whatever is on it may be there. For tests alone.

mod ledger;
#[cfg(test)]
mod tests;

pub use ledger::Ledger;

use tabletop::Seat;

use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::state::{Card, Frame, Place, Thrones};
use crate::vocabulary::{Ability, CardType, Rule, Zone};

/// No card has that much power or gold, and no player that much gold; a count below zero comes round to more.
const TOO_MUCH: u8 = 120;

impl Thrones {
    /// Everything that was lost, doubled or made out of nothing, in sentences; empty when all is well.
    #[doc(hidden)]
    #[must_use]
    pub fn audit(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for place in 0..self.cards.len() {
            self.audit_card(CardId(place as u16), &mut faults);
        }
        for seat in (0..self.seats).map(Seat) {
            self.audit_piles(seat, &mut faults);
            self.audit_plots(seat, &mut faults);
            self.audit_uniques(seat, &mut faults);
        }
        self.audit_table(&mut faults);
        self.audit_reckoned(&mut faults);
        faults
    }

    /// The card is in one place, of which all lists know, and looks as a card there may look.
    fn audit_card(&self, card: CardId, faults: &mut Vec<String>) {
        let state = self.card(card);
        let mut wrong = |what: &str| {
            let (name, place) = (self.printed(card).name, state.place);
            faults.push(format!("{name} ({}, {place:?}) {what}", card.0));
        };
        let is = |place: Place| state.place == place;
        let controller = state.controller;
        if self.owner(card).0 >= self.seats || controller.0 >= self.seats {
            return wrong("has no player");
        }
        let lists = [
            (Place::Hand, self.hand.has(card), "the hands"),
            (Place::Discard, self.discard.has(card), "the discard piles"),
            (Place::Dead, self.dead.has(card), "the dead piles"),
        ];
        for (place, listed, _) in lists.into_iter().filter(|(place, ..)| is(*place)) {
            if !listed {
                wrong(&format!("is not listed at {place:?}"));
            }
        }
        for (_, _, list) in lists.into_iter().filter(|(place, listed, _)| *listed && !is(*place)) {
            wrong(&format!("is listed among {list}"));
        }
        if self.aside.has(card) != matches!(state.place, Place::Shadows | Place::Duplicate) {
            wrong("and the cards set aside do not agree");
        }
        for seat in (0..self.seats).map(Seat) {
            let belongs = is(Place::Play) && seat == controller;
            if self.board[seat.index()].has(card) != belongs {
                wrong(&format!("and the board of seat {} do not agree", seat.0));
            }
        }
        if !fits(state.place, self.printed(card).kind) {
            wrong("is no card for that place");
        }
        if state.power > TOO_MUCH || state.gold > TOO_MUCH {
            wrong(&format!("has {} power and {} gold", state.power, state.gold));
        }
        match state.place {
            Place::Play => self.audit_in_play(card, &mut wrong),
            Place::Duplicate => self.audit_duplicate(card, &mut wrong),
            Place::Setup | Place::Chosen | Place::Revealed | Place::Playing => {}
            Place::Shadows if !self.printed(card).shadow => wrong("has no place in Shadows"),
            Place::Deck
            | Place::Hand
            | Place::Shadows
            | Place::Discard
            | Place::Dead
            | Place::PlotDeck
            | Place::Used
            | Place::Agenda
            | Place::Removed => audit_out_of_play(state, &mut wrong),
        }
    }

    fn audit_in_play(&self, card: CardId, wrong: &mut impl FnMut(&str)) {
        let state = self.card(card);
        if state.is_leaving() {
            return;
        }
        match state.host.some() {
            Some(host) if host == card || self.card(host).place != Place::Play => {
                wrong("hangs on nothing");
            }
            None if self.printed(card).kind == CardType::Attachment && state.face.is_none() => {
                wrong("hangs on nothing");
            }
            Some(_) | None => {}
        }
    }

    fn audit_duplicate(&self, card: CardId, wrong: &mut impl FnMut(&str)) {
        let state = self.card(card);
        let host = state.host.some().filter(|host| self.card(*host).place == Place::Play);
        if host.is_none_or(|host| self.owner(host) != self.owner(card)) {
            wrong("is the duplicate of nothing");
        }
        if state.power + state.gold > 0 || state.kneeling || state.is_leaving() {
            wrong("is a duplicate and something is on it");
        }
    }

    /// Deck and discard pile hold every card that says it is there, once.
    fn audit_piles(&self, seat: Seat, faults: &mut Vec<String>) {
        let at_most = CARDS_MAX;
        let (mut deck, mut discard) = (CardSet::EMPTY, CardSet::EMPTY);
        let deck_size = self.deck(seat).take(at_most).inspect(|card| deck.insert(*card)).count();
        let discard_size =
            self.discard_pile(seat).take(at_most).inspect(|card| discard.insert(*card)).count();
        let said = self.cards_in(seat, Place::Deck);
        if deck != said
            || deck_size != said.len()
            || deck_size != usize::from(self.player(seat).deck_size)
        {
            let (said, told) = (said.len(), self.player(seat).deck_size);
            faults.push(format!(
                "the deck of seat {} has {deck_size} cards, {said} say so, {told} are counted",
                seat.0
            ));
        }
        let said = self.cards_in(seat, Place::Discard);
        if discard != said || discard_size != said.len() {
            let said = said.len();
            faults.push(format!(
                "the discard pile of seat {} has {discard_size} cards, {said} say so",
                seat.0
            ));
        }
    }

    /// Every plot on the table is the plot of one player, and a player's plot lies on the table.
    fn audit_plots(&self, seat: Seat, faults: &mut Vec<String>) {
        let player = self.player(seat);
        if player.plots_of.0 >= self.seats {
            faults.push(format!("seat {} uses the plots of nobody", seat.0));
        }
        if let Some(plot) = player.plot.some()
            && self.card(plot).place != Place::Revealed
        {
            let (name, place) = (self.name(plot), self.card(plot).place);
            faults.push(format!("{name} is the plot of seat {} and is {place:?}", seat.0));
        }
        let count = |place: Place| self.cards_in(seat, place).len();
        if count(Place::Revealed) + count(Place::Chosen) > usize::from(self.seats) {
            faults.push(format!("seat {} has too many plots on the table", seat.0));
        }
        for plot in self.cards_in(seat, Place::Revealed) {
            let holders =
                (0..self.seats).filter(|other| self.players[*other as usize].plot == plot);
            if holders.count() != 1 {
                faults.push(format!("{} is revealed for nobody or twice", self.name(plot)));
            }
        }
        if player.gold > TOO_MUCH {
            faults.push(format!("seat {} has {} gold", seat.0, player.gold));
        }
        let left = (0..self.cards.len()).map(|card| CardId(card as u16));
        let mut left = left.filter(|card| self.owner(*card) == seat);
        let leaves_soon = self.departing && self.is_to_be_cleared(seat);
        if player.eliminated
            && self.outcome_is_open()
            && !leaves_soon
            && left.any(|card| self.card(card).place != Place::Removed)
        {
            faults.push(format!("seat {} is out and has cards", seat.0));
        }
    }

    fn outcome_is_open(&self) -> bool {
        self.ending == crate::state::Ending::None
    }

    /// Nobody controls two cards of one title where that title is unique; duplicates lie under the first.
    fn audit_uniques(&self, seat: Seat, faults: &mut Vec<String>) {
        let unique = |card: &CardId| {
            let state = self.card(*card);
            self.printed(*card).unique && !state.is_leaving() && state.face.is_none()
        };
        let uniques: CardSet = self.board[seat.index()].iter().filter(unique).collect();
        for one in uniques {
            for other in uniques.iter().filter(|other| one < *other && self.same_title(one, *other))
            {
                let name = self.name(other);
                faults.push(format!("seat {} has {name} twice ({}, {})", seat.0, one.0, other.0));
            }
        }
    }

    /// What is kept of constants is what reckoning everything afresh gives.
    fn audit_reckoned(&self, faults: &mut Vec<String>) {
        if self.stale || self.arrived {
            faults.push("something is still to be reckoned".to_owned());
        }
        let hangs = |card: CardId| self.card(card).host != CardId::NONE;
        let mut afresh = self.clone();
        afresh.altered = self.in_play.or(&self.beside);
        afresh.attached = self.in_play.filter(hangs);
        afresh.stale = true;
        afresh.reckon_what_changed();
        let mut wider = self.reach;
        wider.add(afresh.reach);
        let boards = self.board.iter().fold(CardSet::EMPTY, |all, board| all.or(board));
        let may_be_retyped = |card: CardId| {
            let state = self.card(card);
            let hangs = self.glance(card).types.has(CardType::Location) && hangs(card);
            hangs || state.face.is_some()
        };
        let retyped = self.in_play.filter(may_be_retyped);
        let has_gold = |card: CardId| self.card(card).gold > 0;
        let changed = |card: CardId| self.card(card).strength_changed;
        let kept = [
            ("what is in play", self.in_play == boards),
            ("what counts as another type", retyped.without(&self.retyped).is_empty()),
            ("the cards with constants", self.constants == afresh.constants),
            ("the cards that gained abilities", self.granted == afresh.granted),
            ("the abilities gained", self.gained == afresh.gained),
            ("what is attached", self.attached == afresh.attached),
            ("whether gold lies on cards", self.gold_lies || !self.in_play.iter().any(has_gold)),
            ("whose STR changed", self.strengths_changed || !self.in_play.iter().any(changed)),
            ("what is beside play", self.beside == self.beside_play()),
            ("what modifiers are about", self.reach == wider),
            ("the traits gained", self.gained_traits == afresh.gained_traits),
        ];
        for (what, _) in kept.into_iter().filter(|(_, same)| !same) {
            faults.push(format!("{what} would be reckoned otherwise"));
        }
        for card in self.in_play.iter().filter(|card| self.card(*card) != afresh.card(*card)) {
            let name = self.name(card);
            faults.push(format!("{name} ({}) would be reckoned otherwise", card.0));
        }
        for seat in (0..self.seats).map(Seat) {
            let all = (0..self.cards.len()).map(|place| CardId(place as u16));
            let owned = all.filter(|card| self.owner(*card) == seat);
            if *self.owned_by(seat) != owned.collect() {
                faults.push(format!("the cards of seat {} are not those he brought", seat.0));
            }
        }
    }

    /// Titles are held once, and the challenge is fought by cards in play.
    fn audit_table(&self, faults: &mut Vec<String>) {
        let mut taken = self.chamber;
        for seat in (0..self.seats).map(Seat) {
            let Some(title) = self.player(seat).title else { continue };
            if taken.has(title) {
                faults.push(format!("the {} is held twice", title.name()));
            }
            taken = taken.with(title);
        }
        if !self.uses_titles() && !taken.is_empty() {
            faults.push("there are titles at a table without".to_owned());
        }
        let challenge = &self.challenge;
        if !challenge.on {
            return;
        }
        if !challenge.attackers.and(&challenge.defenders).is_empty() {
            faults.push("somebody attacks and defends".to_owned());
        }
        for card in challenge.participants() {
            if self.card(card).place != Place::Play {
                faults.push(format!("{} fights out of play", self.name(card)));
            }
        }
    }

    /// Calls `each` with every printed constant that is in force, by card and by its place on it: its card is where it
    /// works, its text is not blank, and its conditions hold. With them the rules of attaching of attached cards.
    #[doc(hidden)]
    pub fn for_each_constant_in_force(&self, mut each: impl FnMut(CardId, usize)) {
        let plots = self.players[..usize::from(self.seats)].iter().map(|player| player.plot);
        let agendas = (0..self.seats).map(|seat| self.player(Seat(seat)).agenda);
        for card in self.in_play.iter().chain(self.hand).chain(plots).chain(agendas) {
            let Some(card) = card.some() else { continue };
            let state = self.card(card);
            let zone = state.place.zone();
            let works_there =
                matches!(zone, Zone::Play | Zone::Hand | Zone::Revealed | Zone::Agenda);
            if !works_there || state.face.is_some() || state.blank {
                continue;
            }
            for (number, ability) in self.printed(card).abilities.iter().enumerate() {
                let works = match ability {
                    Ability::Constant(constant) => {
                        let id = self.facts(card).abilities[number];
                        let frame = Frame::new(card, id, state.controller);
                        (constant.from == zone || constant.from == Zone::Play && zone != Zone::Hand)
                            && self.all_hold(constant.when, &frame)
                    }
                    Ability::Rule(
                        Rule::AttachTo(_) | Rule::OnePerHost | Rule::PlayAsAttachment,
                    ) => state.host.some().is_some(),
                    Ability::Rule(Rule::EnterKnelt | Rule::NameFirst(_)) => true,
                    Ability::Rule(Rule::Copies(_) | Rule::PlotCopies(_))
                    | Ability::Triggered(_)
                    | Ability::Instead(_) => false,
                };
                if works {
                    each(card, number);
                }
            }
        }
    }
}

/// Nothing lies on a card that is out of play, and it is its owner's.
fn audit_out_of_play(state: &Card, wrong: &mut impl FnMut(&str)) {
    if state.power > 0 || state.gold > 0 {
        wrong(&format!("has {} power and {} gold", state.power, state.gold));
    }
    if state.kneeling {
        wrong("kneels");
    }
    if state.is_leaving() {
        wrong("is still leaving play");
    }
    if state.host.some().is_some() {
        wrong("hangs on something");
    }
    let in_pile = matches!(state.place, Place::Deck | Place::Discard);
    if !in_pile && state.below.some().is_some() {
        wrong("lies on something");
    }
    // Varys lets a player use another's plots, and nobody controls what is out of the game.
    let nobodys = matches!(state.place, Place::PlotDeck | Place::Used | Place::Removed);
    if !nobodys && state.controller != state.owner {
        wrong(&format!("is controlled by seat {}", state.controller.0));
    }
}

/// Whether cards of that kind can be in that place.
fn fits(place: Place, kind: CardType) -> bool {
    match place {
        Place::Removed => true,
        Place::Play => kind != CardType::Plot && kind != CardType::Agenda,
        Place::Agenda => kind == CardType::Agenda,
        Place::PlotDeck | Place::Chosen | Place::Revealed | Place::Used => kind == CardType::Plot,
        Place::Playing => kind == CardType::Event,
        Place::Deck
        | Place::Hand
        | Place::Setup
        | Place::Duplicate
        | Place::Shadows
        | Place::Discard
        | Place::Dead => !matches!(kind, CardType::Plot | CardType::Agenda | CardType::House),
    }
}
