//! What sets abilities off: occasions, passives, responses, saves and cancels.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::item::{Duty, Item, Thing};
use crate::pool::{AbilityId, Glance, Verbs, interrupts};
use crate::reading::Doing;
use crate::state::{Answered, Frame, Happening, Lasts, OccasionId, Place, Thrones};
use crate::vocabulary::{Ability, Deed, Effect, Label, List, Occasion, Triggered, Verb, Who, Zone};
use crate::window::{Rotation, WindowStep};

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
    fn window_verbs(&self) -> Verbs {
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
        self.in_play().filter(|card| self.card(card).is_leaving())
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
        for (place, happening) in self.window.happenings.iter().enumerate() {
            let place = self.first_of_reveal(happening).unwrap_or(place);
            look(
                OccasionId::Happening(place as u16),
                self.doing_of(happening),
                happening.by,
                happening.amount,
            );
        }
        if let Some(verb) = self.window.together_verb
            && deeds.iter().any(|deed| deed.verb == verb)
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
    /// (`timing.passives`, `passive.order`).
    pub(crate) fn passives(&mut self, scribe: &mut impl Scribe<Event>) {
        let asking = Step::Window(WindowStep::Passives);
        self.ask(asking, self.first, Ask::NextPassive);
        self.offer_passives();
        match *self.desk.offered() {
            [] => self.withdraw(),
            [only] => {
                self.desk.withdraw();
                self.resolve_passive(only, scribe);
            }
            _ => {}
        }
    }

    fn offer_passives(&mut self) {
        for duty in
            [Duty::Deadly, Duty::Vigilant, Duty::Vengeful, Duty::Opposition, Duty::LordCommander]
        {
            if self.window.duties & (1 << duty as u8) != 0 {
                self.offer(Thing::Duty(duty, CardId::NONE));
            }
        }
        for card in self.terminal() {
            self.offer(Thing::Duty(Duty::Terminal, card));
        }
        let verbs = self.window_verbs();
        if verbs.is_empty() {
            return;
        }
        let mut sources = self.in_play();
        if !self.stale && !self.passive_verbs.meets(verbs) {
            sources = CardSet::EMPTY;
        }
        sources = sources.or(&self.beside_play());
        let printed = self.of_kind(sources, |glance| glance.passive.meets(verbs));
        for card in printed.or(&self.granted) {
            for &(place, id) in &self.abilities_of(card) {
                let frame = Frame::new(card, id, self.card(card).controller);
                if self.is_set_off(&frame) {
                    self.offer(Thing::Use(card, place));
                }
            }
        }
        for place in 0..self.lasting.len() {
            if let Lasts::Ability(_) = self.lasting[place].what {
                let frame = self.frame_of(&self.lasting[place]);
                if self.is_set_off(&frame) && self.still_matters(&frame) {
                    self.offer(Thing::Way(place as u8));
                }
            }
        }
    }

    /// Whether a passive has an occasion it has not answered, and its conditions hold.
    fn is_set_off(&self, frame: &Frame) -> bool {
        self.setting_off(frame).is_some()
    }

    /// Whether what was left for later has still something to do: the card that should return may have gone.
    fn still_matters(&self, frame: &Frame) -> bool {
        match self.pool.ability(frame.ability) {
            Ability::Triggered(triggered) => match triggered.effects {
                [Effect::Return(..)] => self.changes_something(triggered.effects, frame),
                _ => true,
            },
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
                self.window.duties &= !(1 << duty as u8);
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
            Thing::Way(place) => {
                let frame = self.frame_of(&self.lasting[place as usize]);
                self.begin_passive(frame, scribe);
            }
            _ => unreachable!("only passives are offered in the passive step"),
        }
    }

    fn begin_passive(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
        let Some((occasion, with)) = self.setting_off(&frame) else { return };
        self.answer(&frame, occasion);
        scribe.note(|| Event::SetOff { card: frame.source, ability: self.number_of(&frame) });
        self.begin_frame(with);
    }

    // Responses

    /// The response step: each in turn responds or passes, until all pass in succession (`timing.responses`).
    pub(crate) fn ask_to_respond(&mut self, rotation: Rotation) {
        let verbs = self.window_verbs();
        if verbs.is_empty() {
            return;
        }
        let in_play = self.stale || self.response_verbs.meets(verbs);
        let in_hand = self.pool.could().hand_responses.meets(verbs);
        let waiting = self.waiting(in_play, in_hand, |glance| glance.response.meets(verbs));
        if self.hurried && waiting.is_empty() {
            return;
        }
        self.rotate(
            rotation,
            |rotation| Step::Window(WindowStep::Respond(rotation)),
            Ask::Respond,
            // Whoever holds a card might respond with it, as everybody knows.
            |game, seat| in_hand && !game.hand_of(seat).is_empty(),
            |game, seat| game.offer_responses(seat, waiting),
        );
    }

    fn offer_responses(&mut self, seat: Seat, waiting: CardSet) {
        for card in self.sources_for(seat, waiting) {
            for &(place, id) in &self.abilities_of(card) {
                if self.can_respond(seat, card, id).is_some() {
                    self.offer(Thing::Use(card, place));
                }
            }
        }
    }

    /// The cards of a kind from which somebody could use an ability: in play, revealed, run, in hand, and in piles where
    /// they work from there; and those that gained one.
    pub(crate) fn waiting(
        &self,
        in_play: bool,
        in_hand: bool,
        of_kind: impl Fn(&Glance) -> bool,
    ) -> CardSet {
        let mut looked_at = if in_play { self.in_play() } else { CardSet::EMPTY };
        if in_hand {
            looked_at = looked_at.or(&self.hand);
        }
        for seat in self.everyone().iter().filter(|seat| self.player(*seat).uses_piles) {
            let piles = self.discard.or(&self.dead);
            looked_at = looked_at.or(&piles.and(self.owned_by(seat)));
        }
        self.of_kind(looked_at.or(&self.beside_play()), of_kind).or(&self.granted)
    }

    /// The waiting cards whose abilities a player could use: his own, and those of others that let him.
    pub(crate) fn sources_for(&self, seat: Seat, waiting: CardSet) -> CardSet {
        let mut sources = waiting;
        for card in waiting {
            let state = self.card(card);
            let is_own = match state.place {
                Place::Play | Place::Revealed => {
                    state.controller == seat || self.pool.glance(state.kind).by_others
                }
                _ => self.owner(card) == seat,
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
                    && self.can_use(&with)
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
        self.then_all(&[
            Step::Window(WindowStep::Passives),
            Step::Window(WindowStep::Respond(next)),
        ]);
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
            if self.may_be_used_by(triggered, &with, frame.you) && self.can_use(&with) {
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
        match by_happening {
            Some(place) if !is_moribund => {
                self.top().that = self.window.happenings[place].by;
                self.answer(&frame, OccasionId::Happening(place as u16));
            }
            _ => self.answer(&frame, OccasionId::Card(card)),
        }
    }
}

fn is_response(triggered: &Triggered) -> bool {
    matches!(triggered.label, Label::Response | Label::LimitedResponse)
}
