//! Player-action segments: who may act, what may be used, and the start of an action.

use tabletop::{LongRow, Scribe, Seat};

use crate::ask::Ask;
use crate::card::Printed;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::marshalling::Arrival;
use crate::pool::{AbilityId, Sort};
use crate::reading::{Doing, Why};
use crate::state::{Frame, Place, Thrones, TitleUse, Use};
use crate::vocabulary::{
    Ability, CardType, Label, Limit, Phase, PlainKeyword, Resource, Scope, Triggered, Verb, Who,
};
use crate::window::{Found, Rotation, WindowStep};

/// The limit on playing an event, counted by title and player (`timing.limits`).
pub(crate) fn title_limit(printed: &Printed) -> Option<Limit> {
    printed.abilities.iter().find_map(|ability| match ability {
        Ability::Triggered(triggered) if triggered.limit.scope == Scope::Title => {
            Some(triggered.limit)
        }
        Ability::Triggered(_) | Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => {
            None
        }
    })
}

impl Thrones {
    /// A player-action segment: each in turn acts or passes, until all pass in succession (`timing.player_actions`).
    pub(crate) fn ask_to_act(&mut self, rotation: Rotation) {
        self.rotate(
            rotation,
            |rotation| Step::Window(WindowStep::Act(rotation)),
            Ask::Act,
            Thrones::may_publicly_act,
            Thrones::find_actions,
        );
    }

    /// Whether everybody can see that the player might act: being asked must not tell what a hand holds.
    fn may_publicly_act(&self, seat: Seat) -> bool {
        let marshals = self.phase == Phase::Marshalling && self.active == Some(seat);
        let from_hand = marshals || self.pool.could().hand_actions.has(self.phase);
        if from_hand && self.hand.meets(self.owned_by(seat)) {
            return true;
        }
        let acts = self.pool.sort_of(Sort::Actions(self.phase));
        self.board[seat.index()].meets(acts) || self.in_piles(seat).meets(acts)
    }

    /// A player's cards in the dead and discard pile that work from there.
    fn in_piles(&self, seat: Seat) -> CardSet {
        let work = self.pool.sort_of(Sort::Piles);
        if work.is_empty() {
            return CardSet::EMPTY;
        }
        self.discard.or(&self.dead).and(self.owned_by(seat)).and(work)
    }

    /// Finds every action a player may take now.
    fn find_actions(&self, seat: Seat, found: &mut Found) {
        if self.phase == Phase::Marshalling && self.active == Some(seat) {
            self.find_marshalling(seat, found);
        }
        let owned = |card: &CardId| self.owner(*card) == seat;
        let from_hand = self.pool.sort_of(Sort::HandActions(self.phase));
        for card in self.hand.both(from_hand).filter(owned) {
            if self.glance(card).sorts.has(Sort::Ambush) && self.can_ambush(seat, card) {
                found.push(Thing::Ambush(card));
            }
            self.find_abilities(seat, card, found);
        }
        let acts = self.pool.sort_of(Sort::Actions(self.phase));
        let board = &self.board[seat.index()];
        if self.granted.is_empty() {
            board.both(acts).for_each(|card| self.find_abilities(seat, card, found));
        } else {
            let acts = acts.or(&self.granted);
            board.both(&acts).for_each(|card| self.find_abilities(seat, card, found));
        }
        let others = self.pool.sort_of(Sort::OtherActions);
        if others.is_empty() {
            return;
        }
        let acts = others.and(acts);
        for card in self.beside.both(&acts).filter(|card| self.card(*card).controller == seat) {
            self.find_abilities(seat, card, found);
        }
        for card in self.discard.both(&acts).chain(self.dead.both(&acts)).filter(owned) {
            self.find_abilities(seat, card, found);
        }
    }

    /// Finds the actions of a card that works from its zone.
    fn find_abilities(&self, seat: Seat, card: CardId, found: &mut Found) {
        let is_such = |triggered: &Triggered| self.is_action_now(triggered);
        let can = |id, triggered| self.can_act(seat, card, id, triggered);
        self.find_uses(card, is_such, can, found);
    }

    /// Whether an ability is an action of this phase.
    pub(crate) fn is_action_now(&self, triggered: &Triggered) -> bool {
        match triggered.label {
            Label::Action(phase) => phase == Phase::Any || phase == self.phase,
            Label::Response | Label::LimitedResponse | Label::Passive | Label::WhenRevealed => {
                false
            }
        }
    }

    /// Whether a player may take an action of this phase now.
    pub(crate) fn can_act(
        &self,
        seat: Seat,
        card: CardId,
        id: AbilityId,
        triggered: &'static Triggered,
    ) -> bool {
        self.gold_cost_allows(seat, card) && self.can_use(triggered, &Frame::new(card, id, seat))
    }

    /// Finds those of the triggered abilities a card has now that work from where it is, are such, and can be used.
    pub(crate) fn find_uses(
        &self,
        card: CardId,
        is_such: impl Fn(&Triggered) -> bool,
        can: impl Fn(AbilityId, &'static Triggered) -> bool,
        found: &mut Found,
    ) {
        let state = self.card(card);
        let zone = state.place.zone();
        let mut look = |place: u8, id: AbilityId, triggered: &'static Triggered| {
            if triggered.from == zone && is_such(triggered) && can(id, triggered) {
                found.push(Thing::Use(card, place));
            }
        };
        if self.granted.has(card) {
            for &(place, id) in &self.abilities_of(card) {
                if let Ability::Triggered(triggered) = self.pool.ability(id) {
                    look(place, id, triggered);
                }
            }
        } else if self.text_works(card) && !(state.kneeling && self.glance(card).kneels) {
            for &(place, id, triggered) in &self.facts(card).triggered {
                look(place, id, triggered);
            }
        }
    }

    /// Whether the printed text of a card does anything now.
    pub(crate) fn text_works(&self, card: CardId) -> bool {
        let state = self.card(card);
        state.place != Place::Play || state.face.is_none() && !state.blank
    }

    /// An event with a printed gold cost is played in the own marshalling turn (`play.event.gold_cost`).
    pub(crate) fn gold_cost_allows(&self, seat: Seat, card: CardId) -> bool {
        let printed = self.printed(card);
        if printed.kind != CardType::Event || printed.cost.is_none() {
            return true;
        }
        let own_turn = self.phase == Phase::Marshalling && self.active == Some(seat);
        own_turn && u16::from(self.cost_of(seat, card)) <= self.gold_to_pay(seat)
    }

    /// Whether the limit of an ability allows one more use.
    pub(crate) fn limit_allows(&self, triggered: &Triggered, frame: &Frame) -> bool {
        let (card, seat) = (frame.source, frame.you);
        if triggered.label == Label::LimitedResponse && self.player(seat).limited_response_used {
            return false;
        }
        if self.printed(card).kind == CardType::Event
            && self.printed(card).keywords.has(PlainKeyword::Limited)
            && self.player(seat).limited_played
        {
            return false;
        }
        match triggered.limit.scope {
            Scope::Unlimited => true,
            Scope::Card => {
                let is_it = |used: &&Use| used.card == card && used.ability == frame.ability;
                self.uses.iter().find(is_it).is_none_or(|used| used.times < triggered.limit.times)
            }
            Scope::Title => {
                let own = self.glance(card).title;
                let mut uses = self.player(seat).titles_used.iter();
                let used = uses.find(|used| used.title == own);
                used.is_none_or(|used| used.times < triggered.limit.times)
            }
        }
    }

    /// Counts a use of a limited ability; a cancelled use counts (`timing.limits`).
    pub(crate) fn count_use(&mut self, frame: &Frame) {
        let triggered = self.pool.triggered(frame.ability);
        let seat = frame.you;
        if triggered.label == Label::LimitedResponse {
            self.player_mut(seat).limited_response_used = true;
        }
        match triggered.limit.scope {
            Scope::Unlimited => {}
            Scope::Card => {
                let (card, ability) = (frame.source, frame.ability);
                let is_it = |used: &&mut Use| used.card == card && used.ability == ability;
                match self.uses.iter_mut().find(is_it) {
                    Some(used) => used.times += 1,
                    None => self.uses.push(Use { card, ability, times: 1 }),
                }
            }
            Scope::Title => {
                let title = self.glance(frame.source).title;
                let uses = &mut self.player_mut(seat).titles_used;
                match uses.iter_mut().find(|used| used.title == title) {
                    Some(used) => used.times += 1,
                    None => uses.push(TitleUse { title, times: 1 }),
                }
            }
        }
    }

    /// Whether Ambush can be used on a card in hand (`keyword.ambush`).
    pub(crate) fn can_ambush(&self, seat: Seat, card: CardId) -> bool {
        let enters = self.printed(card).kind != CardType::Attachment || self.has_host(card, seat);
        let comes_in = self.can_enter(seat, card) || self.duplicate_host(seat, card).is_some();
        enters
            && comes_in
            && self.influence_of(seat, CardSet::EMPTY) >= u16::from(self.ambush_price(seat, card))
    }

    /// Influence a player could kneel now, without these cards.
    pub(crate) fn influence_of(&self, seat: Seat, without: CardSet) -> u16 {
        let sources = self.of_sort(&self.board[seat.index()], Sort::Influence).without(&without);
        let cards: i32 = sources
            .iter()
            .filter(|card| self.may_kneel_for(*card))
            .map(|card| self.provides(card, Resource::Influence))
            .sum();
        cards as u16 + if self.hand_of_the_king_ready(seat) { 2 } else { 0 }
    }

    /// Whether a card may kneel to pay for something.
    pub(crate) fn may_kneel_for(&self, card: CardId) -> bool {
        let doing = || Doing { why: Why::Cost, ..Doing::to_card(Verb::Kneel, card) };
        let forbidden = self.is_restricted(Verb::Kneel) && self.is_forbidden(&doing());
        !self.card(card).kneeling && !forbidden
    }

    /// The Hand of the King's two influence (`title.hand.influence`).
    pub(crate) fn hand_of_the_king_ready(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.title == Some(crate::title::Title::HandOfTheKing) && !player.title_used
    }

    /// A player acts or passes.
    pub(crate) fn act(&mut self, rotation: Rotation, item: Item, scribe: &mut impl Scribe<Event>) {
        if item == Item::PASS {
            let next = self.after_pass(rotation);
            return self.then(Step::Window(WindowStep::Act(next)));
        }
        let seat = rotation.seat;
        let next = self.after_deed(rotation);
        self.then(Step::Window(WindowStep::Act(next)));
        match item.thing() {
            Thing::Marshal(card) => self.marshal(seat, card, Arrival::Marshalled, scribe),
            Thing::Fasten(card) => self.marshal(seat, card, Arrival::Fastened, scribe),
            Thing::Ambush(card) => self.marshal(seat, card, Arrival::Ambushed, scribe),
            Thing::Hide(card) => self.marshal(seat, card, Arrival::Hidden, scribe),
            Thing::Duplicate(card) => self.duplicate_from_hand(seat, card, scribe),
            Thing::Use(card, place) => {
                self.open_action_window(seat);
                let ability = self.ability_named(card, place).expect("it was offered");
                self.begin_frame(Frame::new(card, ability, seat));
            }
            _ => unreachable!("only actions are offered in an action segment"),
        }
    }

    /// Whether an ability of a card may be used by this player at all.
    pub(crate) fn may_be_used_by(&self, triggered: &Triggered, frame: &Frame, seat: Seat) -> bool {
        match triggered.by {
            Who::You => {
                let state = self.card(frame.source);
                let holder = if state.place == Place::Play {
                    state.controller
                } else {
                    self.owner(frame.source)
                };
                holder == seat
            }
            who => self.is_player_meant(seat, who, frame),
        }
    }

    /// The abilities a card has now, by the number an item names them with: its own, or those of the face it shows,
    /// unless they are blank; then those it has gained.
    pub(crate) fn abilities_of(&self, card: CardId) -> LongRow<(u8, AbilityId), 8> {
        let printed = &self.facts(card).abilities;
        let mut all = LongRow::new();
        if let Some(face) = self.card(card).face {
            for place in 0..self.pool.face(face).abilities.len() {
                all.push((place as u8, self.pool.ability_of_face(face, place)));
            }
        } else if self.text_works(card) {
            all.extend(printed.iter().enumerate().map(|(place, id)| (place as u8, *id)));
        }
        let from = printed.len().max(all.len());
        let gained = self.gained.iter().filter(|gained| gained.card == card);
        all.extend(gained.zip(from..).map(|(gained, place)| (place as u8, gained.ability)));
        all
    }

    /// The ability an item names.
    pub(crate) fn ability_named(&self, card: CardId, place: u8) -> Option<AbilityId> {
        if !self.granted.has(card) && self.text_works(card) {
            return self.facts(card).abilities.get(usize::from(place)).copied();
        }
        self.abilities_of(card).iter().find(|(number, _)| *number == place).map(|(_, id)| *id)
    }
}
