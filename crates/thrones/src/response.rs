//! What sets abilities off: occasions, passives, responses, saves and cancels.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::item::{Duty, Item, Thing};
use crate::pool::{AbilityId, Glance, Sort, Verbs, interrupts};
use crate::reading::Doing;
use crate::state::{Answered, Frame, Happening, LastingEffect, Lasts, OccasionId, Place, Thrones};
use crate::vocabulary::{Ability, Deed, Effect, Label, List, Occasion, Triggered, Verb, Who, Zone};
use crate::window::{Found, Responders, Rotation, WindowStep};

impl Thrones {
    /// Remembers that something happened, if any card at the table could wait for it.
    pub(crate) fn happen(&mut self, verb: Verb, by: Option<Seat>, card: CardId) {
        self.happen_on(verb, by, card, CardId::NONE, Zone::Anywhere);
    }

    pub(crate) fn happen_on(
        &mut self,
        verb: Verb,
        by: Option<Seat>,
        card: CardId,
        on: CardId,
        from: Zone,
    ) {
        self.happened(Happening { verb, by, card, on, from, ..Happening::default() });
    }

    /// Remembers what happened with all that can be asked of it.
    pub(crate) fn happened(&mut self, happening: Happening) {
        if self.pool.is_awaited(happening.verb) {
            self.window.happenings.push(happening);
        }
    }

    /// The verbs of everything that has happened in the window.
    pub(crate) fn window_verbs(&self) -> Verbs {
        let mut verbs = Verbs::default();
        for happening in &self.window.happenings {
            verbs.insert(happening.verb);
        }
        if let Some(verb) = self.window.together_verb
            && !self.window.together.is_empty()
        {
            verbs.insert(verb);
        }
        if self.departing {
            for card in self.moribund() {
                verbs.insert(self.card(card).departure().verb);
                verbs.insert(Verb::Leave);
                verbs.insert(Verb::Move);
            }
        }
        verbs
    }

    /// Cards that are leaving play.
    pub(crate) fn moribund(&self) -> CardSet {
        if !self.departing {
            return CardSet::EMPTY;
        }
        self.in_play.filter(|card| self.card(card).is_leaving())
    }

    /// The occasions an ability waits for that it has not answered yet.
    fn occasions(&self, frame: &Frame, deeds: List<Deed>, mut each: impl FnMut(OccasionId, Frame)) {
        let mut told = None;
        let mut look = |id: OccasionId, doing: Doing, by: Option<Seat>, size: u8| {
            let with = Frame { it: doing.card, that: by, size, ..*frame };
            let waits = |deed: &Deed| deed.verb == doing.verb && self.is_deed(deed, &doing, &with);
            if told != Some(id) && deeds.iter().any(waits) && !self.is_answered(frame, id) {
                told = Some(id);
                each(id, with);
            }
        };
        let awaits = |verb: Verb| deeds.iter().any(|deed| deed.verb == verb);
        for (place, happening) in self.window.happenings.iter().enumerate() {
            if !awaits(happening.verb) {
                continue;
            }
            let place = self.first_of_reveal(happening).unwrap_or(place);
            look(
                OccasionId::Happening(place as u16),
                self.doing_of(happening),
                happening.by,
                happening.amount,
            );
        }
        if let Some(verb) = self.window.together_verb
            && awaits(verb)
        {
            for card in self.window.together {
                look(OccasionId::Card(card), self.doing_to(verb, card), None, 1);
            }
        }
        for card in self.moribund() {
            let verb = self.card(card).departure().verb;
            for deed in deeds {
                if deed.verb == verb || matches!(deed.verb, Verb::Leave | Verb::Move) {
                    look(OccasionId::Card(card), self.doing_to(deed.verb, card), None, 1);
                }
            }
        }
    }

    /// What one effect reveals is one occasion, however many cards it is: that of the first of them.
    fn first_of_reveal(&self, happening: &Happening) -> Option<usize> {
        let same = |first: &Happening| {
            first.verb == Verb::Reveal && first.on == happening.on && first.by == happening.by
        };
        let is_reveal = happening.verb == Verb::Reveal;
        is_reveal.then(|| self.window.happenings.iter().position(same)).flatten()
    }

    /// The ability at the first occasion it could answer now, whether or not it can be used.
    pub(crate) fn occasion_now(&self, frame: &Frame, deeds: List<Deed>) -> Option<Frame> {
        let mut found = None;
        self.occasions(frame, deeds, |_, with| found = found.or(Some(with)));
        found
    }

    fn is_answered(&self, frame: &Frame, occasion: OccasionId) -> bool {
        let this = Answered { source: frame.source, ability: frame.ability, occasion };
        self.window.answered.contains(&this)
    }

    /// Remembers that an ability has answered an occasion.
    fn answer(&mut self, frame: &Frame, occasion: OccasionId) {
        self.window.answered.push(Answered {
            source: frame.source,
            ability: frame.ability,
            occasion,
        });
    }

    /// Remembers that a card's effect has resolved in this window.
    pub(crate) fn answer_once(&mut self, source: CardId, ability: AbilityId) {
        self.answer(&Frame::new(source, ability, Seat(0)), OccasionId::WhenRevealed);
    }

    pub(crate) fn has_answered(&self, source: CardId) -> bool {
        self.window.answered.iter().any(|answered| {
            answered.source == source && answered.occasion == OccasionId::WhenRevealed
        })
    }

    // Passives

    /// The passive step: everything set off resolves, in the first player's order, until nothing is left
    /// (`timing.passives`, `passive.order`). Then the window goes on.
    pub(crate) fn passives(&mut self, responders: Responders, scribe: &mut impl Scribe<Event>) {
        let (duties, terminal, verbs) = (self.window.duties, self.terminal(), self.window_verbs());
        let waiting = self.waiting_passives(verbs);
        let is_ability = |lasting: &LastingEffect| matches!(lasting.what, Lasts::Ability(_));
        let lasting = !verbs.is_empty() && self.lasting.iter().any(is_ability);
        if duties.is_empty() && terminal.is_empty() && waiting.is_empty() && !lasting {
            return self.after_passives(responders, verbs);
        }
        let asking = Step::Window(WindowStep::Passives(responders));
        self.ask(asking, self.first, Ask::NextPassive);
        self.offer_passives(&terminal, &waiting, lasting);
        if let [only] = *self.desk.offered() {
            self.desk.withdraw();
            self.resolve_passive(only, scribe);
        } else if self.desk.offered().is_empty() {
            self.withdraw();
            self.after_passives(responders, verbs);
        }
    }

    /// What follows on the passive step: responses, or the end of the window at once.
    fn after_passives(&mut self, responders: Responders, verbs: Verbs) {
        match responders {
            Responders::FromFirst => self.ask_to_respond(Rotation::from(self.first), verbs),
            Responders::From(rotation) => self.ask_to_respond(rotation, verbs),
            Responders::Nobody => self.close_window(),
        }
    }

    fn offer_passives(&mut self, terminal: &CardSet, waiting: &CardSet, lasting: bool) {
        for duty in self.window.duties.iter() {
            self.offer(Thing::Duty(duty, CardId::NONE));
        }
        for card in terminal {
            self.offer(Thing::Duty(Duty::Terminal, card));
        }
        for card in waiting {
            let mut found = Found::new();
            let is_passive = |triggered: &Triggered| triggered.label == Label::Passive;
            let speaker = self.card(card).controller;
            let is_set_off = |id, _| self.is_set_off(&Frame::new(card, id, speaker));
            self.find_uses(card, is_passive, is_set_off, &mut found);
            found.iter().for_each(|passive| self.offer(*passive));
        }
        for place in (0..self.lasting.len()).filter(|_| lasting) {
            if let Lasts::Ability(_) = self.lasting[place].what {
                let frame = self.frame_of(&self.lasting[place]);
                if self.is_set_off(&frame) && self.still_matters(&frame) {
                    self.offer(Thing::Later(place as u8));
                }
            }
        }
    }

    /// The cards with passives that wait for one of these, and those that gained abilities.
    fn waiting_passives(&self, verbs: Verbs) -> CardSet {
        if verbs.is_empty() {
            return CardSet::EMPTY;
        }
        if !self.pool.waits().passive.meets(verbs) {
            return self.granted;
        }
        let passives = self.pool.sort_of(Sort::Passives);
        let mut waiting = self.granted;
        for card in self.in_play.both(passives).chain(self.beside.both(passives)) {
            if self.glance(card).passive.meets(verbs) {
                waiting.insert(card);
            }
        }
        waiting
    }

    /// Whether a passive has an occasion it has not answered, and its conditions hold.
    fn is_set_off(&self, frame: &Frame) -> bool {
        self.setting_off(frame).is_some()
    }

    /// Whether what was left for later has still something to do: the card that should return may have gone.
    fn still_matters(&self, frame: &Frame) -> bool {
        match self.pool.ability(frame.ability) {
            Ability::Triggered(triggered) => {
                let returns = matches!(triggered.effects, [Effect::Return(_, _, _)]);
                !returns || self.changes_something(triggered.effects, frame)
            }
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => false,
        }
    }

    fn setting_off(&self, frame: &Frame) -> Option<(OccasionId, Frame)> {
        let Ability::Triggered(triggered) = self.pool.ability(frame.ability) else { return None };
        let (Label::Passive, Occasion::After(deeds)) = (triggered.label, triggered.occasion) else {
            return None;
        };
        let mut found = None;
        self.occasions(frame, deeds, |id, with| {
            if found.is_none() && self.all_hold(triggered.when, &with) {
                found = Some((id, with));
            }
        });
        found
    }

    /// Resolves the passive that comes next.
    pub(crate) fn resolve_passive(&mut self, item: Item, scribe: &mut impl Scribe<Event>) {
        match item.thing() {
            Thing::Duty(duty, card) => {
                self.window.duties = self.window.duties.without(duty);
                self.then(Step::Window(WindowStep::Duty(duty, card)));
            }
            Thing::Use(card, place) => {
                let facts = self.facts(card);
                if facts.when_revealed == Some(place) && !self.has_answered(card) {
                    self.resolve_when_revealed(card, scribe);
                    return;
                }
                let id = self.ability_named(card, place).expect("it was offered");
                self.begin_passive(Frame::new(card, id, self.card(card).controller), scribe);
            }
            Thing::Later(place) => {
                let frame = self.frame_of(&self.lasting[place as usize]);
                self.begin_passive(frame, scribe);
            }
            _ => unreachable!("only passives are offered in the passive step"),
        }
    }

    fn begin_passive(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
        let Some((occasion, with)) = self.setting_off(&frame) else { return };
        self.answer(&frame, occasion);
        scribe
            .note(|| Event::SetOff { card: frame.source.some(), ability: self.number_of(&frame) });
        self.begin_frame(with);
    }

    // Responses

    /// The response step: each in turn responds or passes, until all pass in succession (`timing.responses`). That ends
    /// the window.
    pub(crate) fn ask_to_respond(&mut self, rotation: Rotation, verbs: Verbs) {
        if !self.asks_to_respond(rotation, verbs) {
            self.close_window();
        }
    }

    /// Asks who may respond to one of these, if anybody does.
    fn asks_to_respond(&mut self, rotation: Rotation, verbs: Verbs) -> bool {
        if verbs.is_empty() {
            return false;
        }
        let in_hand = self.pool.could().hand_responses.meets(verbs);
        if self.hurried && !self.pool.waits().response.meets(verbs) && self.granted.is_empty() {
            return false;
        }
        let waiting = self
            .waiting(Sort::HandResponses, Sort::Responses, |glance| glance.response.meets(verbs));
        if self.hurried && waiting.is_empty() {
            return false;
        }
        self.rotate(
            rotation,
            |rotation| Step::Window(WindowStep::Respond(rotation)),
            Ask::Respond,
            // Whoever holds a card might respond with it, as everybody knows.
            |game, seat| in_hand && game.hand.meets(game.owned_by(seat)),
            |game, seat, found| game.find_responses(seat, &waiting, found),
        )
    }

    fn find_responses(&self, seat: Seat, waiting: &CardSet, found: &mut Found) {
        for card in self.sources_for(seat, waiting) {
            let can = |id, _| self.can_respond(seat, card, id).is_some();
            self.find_uses(card, is_response, can, found);
        }
    }

    /// The cards of a sort from which somebody could use an ability: out of hand; in play, revealed, run, or in piles
    /// where they work from there; and those that gained one.
    pub(crate) fn waiting(
        &self,
        from_hand: Sort,
        from_elsewhere: Sort,
        waits: impl Fn(&Glance) -> bool,
    ) -> CardSet {
        let elsewhere = self.pool.sort_of(from_elsewhere);
        let mut waiting = self.granted;
        let mut look = |card: CardId| {
            if waits(self.glance(card)) {
                waiting.insert(card);
            }
        };
        self.in_play.both(elsewhere).for_each(&mut look);
        self.beside.both(elsewhere).for_each(&mut look);
        self.hand.both(self.pool.sort_of(from_hand)).for_each(&mut look);
        let from_piles = self.pool.sort_of(Sort::Piles);
        if !from_piles.is_empty() {
            let from_piles = from_piles.and(elsewhere);
            self.discard.both(&from_piles).for_each(&mut look);
            self.dead.both(&from_piles).for_each(&mut look);
        }
        waiting
    }

    /// The waiting cards whose abilities a player could use: his own, and those of others that let him.
    pub(crate) fn sources_for(&self, seat: Seat, waiting: &CardSet) -> CardSet {
        let mut sources = *waiting;
        for card in waiting {
            let state = self.card(card);
            let is_own = if matches!(state.place, Place::Play | Place::Revealed) {
                state.controller == seat || self.glance(card).sorts.has(Sort::ByOthers)
            } else {
                state.owner == seat
            };
            if !is_own {
                sources.remove(card);
            }
        }
        sources
    }

    /// The first occasion a player could answer with an ability now.
    pub(crate) fn can_respond(
        &self,
        seat: Seat,
        card: CardId,
        id: AbilityId,
    ) -> Option<(OccasionId, Frame)> {
        let Ability::Triggered(triggered) = self.pool.ability(id) else { return None };
        let Occasion::After(deeds) = triggered.occasion else { return None };
        if !is_response(triggered) || triggered.from != self.card(card).place.zone() {
            return None;
        }
        let mut found = None;
        self.occasions(
            &Frame::new(card, id, self.speaker(triggered, card, seat)),
            deeds,
            |occasion, with| {
                if found.is_none()
                    && self.may_be_used_by(triggered, &with, seat)
                    && self.can_use(triggered, &with)
                {
                    found = Some((occasion, with));
                }
            },
        );
        found
    }

    /// Who "you" is in an ability: its card's player, or whoever else may use it.
    fn speaker(&self, triggered: &Triggered, card: CardId, seat: Seat) -> Seat {
        let state = self.card(card);
        let is_of_its_player = state.place == Place::Play && triggered.by == Who::You;
        if is_of_its_player { state.controller } else { seat }
    }

    /// A player responds or passes. What a response does may set off passives.
    pub(crate) fn respond(&mut self, rotation: Rotation, item: Item) {
        let Thing::Use(card, place) = item.thing() else {
            let next = self.after_pass(rotation);
            return self.then(Step::Window(WindowStep::Respond(next)));
        };
        let next = self.after_deed(rotation);
        self.then(Step::Window(WindowStep::Passives(Responders::From(next))));
        let id = self.ability_named(card, place).expect("it was offered");
        let (_, with) = self.can_respond(rotation.seat, card, id).expect("it was offered");
        self.begin_frame(with);
        self.then(Step::Ability(AbilityStep::Occasion));
    }

    /// Asks which occasion the ability on top answers, where it speaks of the card of the occasion and there are several.
    pub(crate) fn ask_occasion(&mut self) {
        let frame = *self.top();
        let (cards, first) = if interrupts(self.pool.triggered(frame.ability)) {
            let removal = *self.removals.last().expect("something is being removed");
            (self.savable_by(frame.you, frame.source, frame.ability, &removal), None)
        } else {
            self.occasions_to_answer(&frame)
        };
        if cards.len() > 1 {
            self.ask(Step::Ability(AbilityStep::Occasion), frame.you, Ask::Occasion(frame.source));
            self.offer_cards(cards);
        } else if let Some(occasion) = first {
            self.answer(&frame, occasion);
        }
    }

    /// The cards of the occasions a response could answer, and the first of the occasions.
    fn occasions_to_answer(&self, frame: &Frame) -> (CardSet, Option<OccasionId>) {
        let triggered = self.pool.triggered(frame.ability);
        let Occasion::After(deeds) = triggered.occasion else {
            unreachable!("a response waits for something")
        };
        let mut cards = CardSet::EMPTY;
        let mut first = None;
        let bare = Frame::new(frame.source, frame.ability, frame.you);
        self.occasions(&bare, deeds, |occasion, with| {
            if self.may_be_used_by(triggered, &with, frame.you) && self.can_use(triggered, &with) {
                first = first.or(Some(occasion));
                if let Some(card) = with.it.some() {
                    cards.insert(card);
                }
            }
        });
        (cards, first)
    }

    /// The occasion was chosen: for a response, or for a save.
    pub(crate) fn choose_occasion(&mut self, item: Item) {
        let card = item.card().expect("an occasion is told by its card");
        self.top().it = card;
        let frame = *self.top();
        if interrupts(self.pool.triggered(frame.ability)) {
            return;
        }
        let by_happening =
            self.window.happenings.iter().position(|happening| happening.card == card);
        let is_moribund = self.is_moribund(card) || self.window.together.has(card);
        match by_happening.filter(|_| !is_moribund) {
            Some(place) => {
                self.top().that = self.window.happenings[place].by;
                self.answer(&frame, OccasionId::Happening(place as u16));
            }
            None => self.answer(&frame, OccasionId::Card(card)),
        }
    }
}

fn is_response(triggered: &Triggered) -> bool {
    matches!(triggered.label, Label::Response | Label::LimitedResponse)
}
