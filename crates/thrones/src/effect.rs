//! Carrying out effects, one at a time.

mod cards;
mod lasting;
mod possible;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use tabletop::{LongRow, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card::{Code, Set};
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::item::{Item, Thing};
use crate::phase::plot::PlotStep;
use crate::pool::{AbilityId, FaceId, ListId};
use crate::power::PowerStep;
use crate::reading::Why;
use crate::ruleset::Recycling;
use crate::state::{At, Frame, Going, LastingEffect, Lasts, Leaving, Named, Place, Thrones};
use crate::vocabulary::{
    CardType, Cards, Duration, Effect, House, Icon, List, Nameable, Phase, Role, Slot, Trait, Verb,
    Who, Zone,
};

impl Thrones {
    /// Carries out the next effect of the ability on top, or finishes it.
    pub(crate) fn execute_next(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let Some(at) = self.on_top().at.last().copied().filter(|_| !frame.cancelled) else {
            self.finish(frame, scribe);
            return;
        };
        match self.pool.list(at.list).get(usize::from(at.next)) {
            Some(effect) => {
                self.then(Step::Ability(AbilityStep::GoOn));
                self.on_top().at.last_mut().expect("an effect is going on").next += 1;
                self.carry_out(effect, frame, scribe);
            }
            None => {
                self.end_of_list(frame.you, at, scribe);
                let frame = *self.top();
                self.execute_next(&frame, scribe);
            }
        }
    }

    /// The list is done: for the next player, if it is done for several; else what is around it goes on.
    fn end_of_list(&mut self, you: Seat, at: At, scribe: &mut impl Scribe<Event>) {
        if let Some(owner) = self.top().shuffles.take() {
            self.shuffle(owner, scribe);
        }
        let next = self.clockwise(you).find(|seat| at.then.has(*seat));
        let top = self.on_top();
        match next {
            Some(seat) => {
                top.frame.them = Some(seat);
                let at = top.at.last_mut().expect("a list is going on");
                at.then.remove(seat);
                at.next = 0;
            }
            None => {
                top.at.pop();
            }
        }
    }

    /// The ability is done; an event goes to its pile (`card.event.use`, `keyword.deathbound.event.lcg`).
    fn finish(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        self.going.pop();
        if frame.cancelled {
            scribe.note(|| Event::Cancelled { card: frame.source });
        }
        if self.card(frame.source).place == Place::Playing {
            let deathbound = self
                .printed(frame.source)
                .keywords
                .has(crate::vocabulary::PlainKeyword::Deathbound);
            let dead = deathbound
                && (!frame.cancelled
                    || self.rules.deathbound == crate::ruleset::Deathbound::FromAnywhere);
            let elsewhere = self.goes_instead(frame.source, Verb::Play).filter(|_| !dead);
            match elsewhere {
                Some(zone) => {
                    scribe.note(|| Event::WentTo { card: frame.source, to: zone });
                    self.move_to(frame.source, zone, scribe);
                }
                None => self.put(frame.source, if dead { Place::Dead } else { Place::Discard }),
            }
            if dead {
                let owner = Some(self.owner(frame.source));
                self.happen_on(Verb::Move, owner, frame.source, CardId::NONE, Zone::Hand);
            }
        }
    }

    /// The ability that is going on.
    pub(crate) fn on_top(&mut self) -> &mut Going {
        self.going.last_mut().expect("an ability is going on")
    }

    /// The frame of the ability that is going on.
    pub(crate) fn top(&mut self) -> &mut Frame {
        &mut self.on_top().frame
    }

    /// The effect that is going on, by its list and its place there.
    fn effect_on_top(&self) -> (ListId, u8) {
        let at = self.going.last().and_then(|going| going.at.last());
        let at = at.expect("an effect is going on");
        (at.list, at.next - 1)
    }

    /// Goes on with a list of effects inside the one that is going on, before the rest of the list around it.
    pub(crate) fn enter_branch(&mut self, branch: usize) {
        let (list, effect) = self.effect_on_top();
        let list = self.pool.branch(list, effect, branch);
        if !self.pool.list(list).is_empty() {
            self.on_top().at.push(At { list, ..At::default() });
        }
    }

    /// Carries out one effect. What needs a decision is asked; what needs steps pushes them.
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    fn carry_out(
        &mut self,
        effect: &'static Effect,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        match effect {
            Effect::Choose { to: _, by: _, from: _, count: _ }
            | Effect::ChoosePlayer { to: _, by: _, from: _ }
            | Effect::Name { to: _, by: _, what: _ }
            | Effect::RevealPlot(_)
            | Effect::May(_, _)
            | Effect::Arrange(_, _)
            | Effect::OneOf { by: _, options: _ } => self.then(Step::Ability(AbilityStep::Choice)),
            Effect::LookAt(who, cards) => self.look_at(*who, *cards, frame, scribe),
            Effect::Reveal(cards) => self.reveal(*cards, frame, scribe),
            Effect::Search { to: _, by, top: _, from: _, count: _, show: _ } => {
                let Some(seat) = self.player_meant(*by, frame) else { return };
                scribe.note(|| Event::Searched { seat, owner: seat });
                self.then(Step::Ability(AbilityStep::Choice));
            }
            Effect::Kill(cards, save) => {
                self.remove_cards(*cards, Verb::Kill, *save, frame, scribe)
            }
            Effect::Discard(cards, save) => {
                self.remove_cards(*cards, Verb::Discard, *save, frame, scribe)
            }
            Effect::Return(cards, zone, save) => self.return_cards(*cards, *zone, *save, frame),
            Effect::Place(cards, zone) => self.place_cards(*cards, *zone, frame, scribe),
            Effect::Kneel(cards) => {
                let mut all = true;
                for card in self.affected(*cards, frame) {
                    all &= self.kneel(card, scribe);
                }
                self.top().done = all;
            }
            Effect::Stand(cards) => {
                let mut all = true;
                for card in self.affected(*cards, frame) {
                    all &= self.stand(card, scribe);
                }
                self.top().done = all;
            }
            Effect::PutIntoPlay { what, under, how } => {
                self.put_into_play(*what, *under, *how, frame, scribe)
            }
            Effect::Attach { what, to, as_ } => self.attach(*what, *to, *as_, frame, scribe),
            Effect::TakeControl(cards, who) => self.take_control(*cards, *who, frame, scribe),
            Effect::Redirect(cards, zone) => {
                for card in self.cards_meant(*cards, frame) {
                    if self.is_moribund(card) {
                        let leaving = Leaving { bound: *zone, ..self.card(card).departure() };
                        self.card_mut(card).leaving = Some(leaving);
                        scribe.note(|| Event::Redirected { card, to: *zone });
                    }
                }
            }
            Effect::SwapPlots(who) => {
                let other = self.player_meant(*who, frame);
                self.swap_plots(Some(frame.you), other);
                if let Some(with) = other {
                    scribe.note(|| Event::PlotsSwapped { seat: frame.you, with });
                }
                let swapped = LastingEffect {
                    players: [Some(frame.you), other],
                    ..self.lasting_of(frame, &Duration::Round)
                };
                self.add_lasting(LastingEffect { what: Lasts::SwappedPlots, ..swapped });
            }
            Effect::Lend { what, from, to, take, until } => {
                let wanted = crate::constant::keyword_bits(what);
                let Some(from) = self.card_meant(*from, frame) else { return };
                let Some(to) = self.card_meant(*to, frame) else { return };
                let taken = wanted.minus(wanted.minus(self.card(from).keywords));
                let lent = LastingEffect {
                    chosen: [if *take { from } else { CardId::NONE }, to],
                    source: to,
                    ..self.lasting_of(frame, until)
                };
                self.add_lasting(LastingEffect { what: Lasts::Lent(taken), ..lent });
                scribe.note(|| Event::Lasts { card: frame.source, until: lent.ends });
            }
            Effect::MovePower { from, to, power } => {
                self.move_power_by_effect(*from, *to, power, frame, scribe);
            }
            Effect::DiscardPower(cards, power) => {
                self.discard_power(*cards, power, frame, scribe);
            }
            Effect::Satisfy { who, to, claim } => {
                let (Some(seat), Some(to)) =
                    (self.player_meant(*who, frame), self.player_meant(*to, frame))
                else {
                    return;
                };
                let claim = self.amount(claim, frame).clamp(0, 100) as u8;
                self.satisfy(seat, to, claim, scribe);
            }
            Effect::ClaimAs(slot) => {
                if let Named::Challenge(kind) = frame.named[usize::from(slot.0)] {
                    self.challenge.claim_kind = Some(kind);
                }
            }
            Effect::Again => self.player_mut(frame.you).again = Some(self.challenge.kind),
            Effect::FirstPlayer(who) => {
                if let Some(seat) = self.player_meant(*who, frame) {
                    self.first = seat;
                    scribe.note(|| Event::FirstPlayerNamed { seat });
                }
            }
            Effect::Play(cards) => self.play_card(*cards, frame, scribe),
            Effect::Claim(cards, amount) => self.claim_by_effect(*cards, amount, frame, scribe),
            Effect::Gold { from, to, gold } => {
                let gold = self.amount(gold, frame).max(0) as u8;
                self.move_gold(*from, *to, gold, frame, scribe);
            }
            Effect::Draw(who, amount, cap) => {
                let cards = self.amount(amount, frame).max(0) as u8;
                let mut all = true;
                for seat in self.in_order(self.who(*who, frame), frame.you) {
                    all &= self.draw_by_effect(seat, cards, *cap, scribe);
                }
                self.top().done = all;
            }
            Effect::Join(cards, role) => self.join(*cards, *role, frame, scribe),
            Effect::RemoveFromChallenge(cards) => {
                for card in self.cards_meant(*cards, frame) {
                    self.leave_challenge(card, scribe);
                }
            }
            Effect::Copy(crate::vocabulary::Copied::WhenRevealed(cards)) => {
                self.copy_when_revealed(*cards, frame, scribe)
            }
            Effect::Save(cards) => {
                for card in self.cards_meant(*cards, frame) {
                    self.save(card, frame.source, scribe);
                }
                self.top().done = true;
            }
            Effect::Cancel => self.cancel_it(frame, scribe),
            Effect::Until(duration, what) => self.last(duration, what, frame, scribe),
            Effect::Then(_) => {
                if frame.done {
                    self.enter_branch(0);
                }
            }
            Effect::If(condition, _, _) => {
                let holds = self.holds(condition, frame);
                self.enter_branch(usize::from(!holds));
            }
            Effect::Each(who, _) => {
                let mut seats = self.who(*who, frame);
                let Some(seat) = self.clockwise(frame.you).find(|seat| seats.has(*seat)) else {
                    return;
                };
                seats.remove(seat);
                let (list, effect) = self.effect_on_top();
                let list = self.pool.branch(list, effect, 0);
                let top = self.on_top();
                top.frame.them = Some(seat);
                top.at.push(At { list, next: 0, then: seats });
            }
            Effect::Pay { who, costs, then: _, otherwise: _ } => {
                let payer = self.player_meant(*who, frame);
                let paying = payer.map(|you| Frame { you, ..*frame });
                if paying.is_some_and(|paying| self.can_pay(costs, &paying, 0)) {
                    self.then(Step::Ability(AbilityStep::Choice));
                } else {
                    self.enter_branch(1);
                }
            }
        }
    }

    /// What is about to happen is cancelled: the ability below, or the claim. What does not interrupt ends here.
    fn cancel_it(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let count = self.going.len();
        if !crate::pool::interrupts(self.pool.triggered(frame.ability)) {
            self.top().cancelled = true;
        } else if self.challenge.claim_open && count == 1 {
            self.challenge.claim_cancelled = true;
            scribe.note(|| Event::ClaimCancelled);
        } else if count > 1 {
            self.going[count - 2].frame.cancelled = true;
        }
    }

    /// The players in the order they carry out a part each: the controller first, then clockwise.
    fn in_order(&self, seats: Seats, you: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise(you).filter(move |seat| seats.has(*seat))
    }

    /// The cards an effect acts on: those in play, moribund ones too, that are not immune to it
    /// (`timing.moribund.active`).
    pub(crate) fn affected(&self, cards: Cards, frame: &Frame) -> CardSet {
        let meant = self.cards_meant(cards, frame);
        let works = |card: &CardId| {
            self.card(*card).place == Place::Play
                && !self.is_immune(*card, frame.source, frame.triggered)
        };
        meant.iter().filter(works).collect()
    }

    // Choices inside effects

    /// Asks which of the ways that would change something is taken.
    pub(crate) fn ask_way(&mut self, by: Who, options: List<List<Effect>>, frame: &Frame) {
        let Some(seat) = self.player_meant(by, frame) else { return };
        self.ask(Step::Ability(AbilityStep::Choice), seat, Ask::Way(frame.source));
        for (place, option) in options.iter().enumerate() {
            if self.changes_something(option, frame) && self.has_power_for(option, frame) {
                self.offer(Thing::Way(place as u8));
            }
        }
        if self.desk.offered().is_empty() {
            self.withdraw();
            self.top().done = false;
        }
    }

    /// Offers everything that can be named: cards of the sets in play here, plots, kinds of challenge, traits, Houses.
    pub(crate) fn ask_name(&mut self, asking: Step, seat: Seat, what: Nameable, source: CardId) {
        self.ask(asking, seat, Ask::Name(source));
        match what {
            Nameable::Challenge => {
                Icon::ALL.iter().for_each(|icon| self.offer(Thing::Icon(*icon)));
            }
            Nameable::ChallengeBut(but) => self.offer_kinds_but(but),
            Nameable::OtherChallenge => self.offer_kinds_but(self.challenge.kind),
            Nameable::Trait => {
                Trait::ALL.iter().for_each(|one| self.offer(Thing::Trait(*one)));
            }
            Nameable::House => {
                House::ALL.iter().for_each(|house| self.offer(Thing::House(*house)));
            }
            Nameable::Card | Nameable::PlotCard => {
                for title in titles() {
                    let plot = title.first.printed().kind == CardType::Plot;
                    let fits = plot == (what == Nameable::PlotCard);
                    if fits && self.pool.is_played_with(title) {
                        self.offer(Thing::Name(title.first));
                    }
                }
            }
        }
    }

    fn offer_kinds_but(&mut self, but: Icon) {
        Icon::ALL
            .iter()
            .filter(|icon| **icon != but)
            .for_each(|icon| self.offer(Thing::Icon(*icon)));
    }

    /// A card or a challenge is named.
    pub(crate) fn name_for(
        &mut self,
        seat: Seat,
        slot: Slot,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        let named = self.named_by(seat, item, scribe);
        self.top().named[usize::from(slot.0)] = named;
    }

    /// What a player names with an item.
    pub(crate) fn named_by(
        &self,
        seat: Seat,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) -> Named {
        match item.thing() {
            Thing::Name(code) => {
                scribe.note(|| Event::Named { seat, code });
                Named::Card(code)
            }
            Thing::Icon(kind) => {
                scribe.note(|| Event::NamedChallenge { seat, kind });
                Named::Challenge(kind)
            }
            Thing::Trait(named) => {
                scribe.note(|| Event::NamedTrait { seat, named });
                Named::Trait(named)
            }
            Thing::House(house) => {
                scribe.note(|| Event::NamedHouse { seat, house });
                Named::House(house)
            }
            _ => unreachable!("something is named"),
        }
    }

    // Power and gold

    fn claim_by_effect(
        &mut self,
        cards: Cards,
        amount: &crate::vocabulary::Amount,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let power = self.amount(amount, frame).max(0) as u8;
        let mut houses: LongRow<Step, 4> = LongRow::new();
        for card in self.cards_meant(cards, frame) {
            let why = Why::Effect;
            if self.printed(card).kind == CardType::House {
                let seat = self.owner(card);
                houses.push(Step::Power(PowerStep::House { seat, power, from: None, why }));
            } else if self.card(card).place == Place::Play {
                let extra = self.more_power(card, why);
                self.claim_power(card, power + extra, why, scribe);
            } else {
                self.top().done = false;
            }
        }
        self.then_all(&houses);
    }

    fn move_power_by_effect(
        &mut self,
        from: Cards,
        to: Cards,
        power: &crate::vocabulary::Amount,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let wanted = self.amount(power, frame).max(0) as u8;
        let Some(to) = self.card_meant(to, frame) else { return };
        let mut done = false;
        for from in self.affected(from, frame) {
            let power = wanted.min(self.card(from).power);
            if power > 0 && from != to && self.card(to).place == Place::Play {
                self.shift_power(from, to, power, Why::Effect, scribe);
                done |= power == wanted;
            }
        }
        self.top().done = done;
    }

    fn discard_power(
        &mut self,
        cards: Cards,
        power: &crate::vocabulary::Amount,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let wanted = self.amount(power, frame).max(0) as u8;
        let mut done = true;
        for card in self.affected(cards, frame) {
            let power = wanted.min(self.card(card).power);
            done &= power == wanted;
            if power > 0 {
                self.card_mut(card).power -= power;
                self.power_moved = true;
                self.changed(watch::POWER);
                scribe.note(|| Event::PowerDiscarded { card, power });
            }
        }
        self.top().done = done;
    }

    /// Whether a player could play a card now as if it were in his hand.
    pub(crate) fn can_play(&self, seat: Seat, card: CardId) -> bool {
        match self.printed(card).kind {
            CardType::Event => self.event_ability(seat, card).is_some(),
            kind => {
                let own_turn = self.phase == Phase::Marshalling && self.active == Some(seat);
                own_turn
                    && self.can_enter(seat, card)
                    && u16::from(self.cost_of(seat, card)) <= self.gold_to_pay(seat)
                    && (kind != CardType::Attachment || self.has_host(card, seat))
            }
        }
    }

    /// The ability of an event that its player could use as an action now.
    fn event_ability(&self, seat: Seat, card: CardId) -> Option<AbilityId> {
        let out_of_hand = self.facts(card).triggered.iter().filter(|(_, _, triggered)| {
            triggered.from == Zone::Hand && self.is_action_now(triggered)
        });
        let mut found =
            out_of_hand.filter(|(_, id, triggered)| self.can_act(seat, card, *id, triggered));
        found.next().map(|(_, id, _)| *id)
    }

    /// Plays a card that lies elsewhere as if it were in its player's hand.
    fn play_card(&mut self, cards: Cards, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let Some(card) = self.card_meant(cards, frame) else { return };
        if !self.can_play(frame.you, card) {
            self.top().done = false;
            return;
        }
        let ability = self.event_ability(frame.you, card);
        self.put(card, Place::Hand);
        match ability.filter(|_| self.printed(card).kind == CardType::Event) {
            Some(ability) => self.begin_frame(Frame::new(card, ability, frame.you)),
            None => self.marshal_at_once(frame.you, card, scribe),
        }
    }

    // Plots and challenges

    /// A plot revealed by an effect replaces the one before, and its "when revealed" resolves (`timing.plot.mid_round`).
    pub(crate) fn reveal_mid_round(
        &mut self,
        seat: Seat,
        plot: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.top().done = true;
        self.reveal_plot(seat, plot, scribe);
        match self.rules.recycling {
            Recycling::AfterEffect => self.then(Step::Plot(PlotStep::Recycle)),
            Recycling::OnReveal => self.recycle(scribe),
        }
        if self.facts(plot).when_revealed.is_some() {
            self.resolve_when_revealed(plot, scribe);
        }
    }

    fn copy_when_revealed(&mut self, cards: Cards, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let Some(plot) = self.card_meant(cards, frame) else { return };
        let facts = self.facts(plot);
        let Some(place) = facts.when_revealed else { return };
        let ability = facts.abilities[place as usize];
        // Copying the copier does nothing.
        if ability == frame.ability || self.name(plot) == self.name(frame.source) {
            return;
        }
        self.begin_when_revealed(plot, Frame::new(frame.source, ability, frame.you), scribe);
    }

    fn join(&mut self, cards: Cards, role: Role, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let mut asked: LongRow<Step, 4> = LongRow::new();
        for card in self.affected_or_kneeling(cards, frame) {
            match role {
                Role::Attacker => self.join_side(card, true, scribe),
                Role::Defender => self.join_side(card, false, scribe),
                Role::Either => {
                    asked.push(Step::Ability(AbilityStep::Side(card)));
                }
            }
        }
        self.then_all(&asked);
    }

    fn affected_or_kneeling(&self, cards: Cards, frame: &Frame) -> CardSet {
        if self.challenge.on { self.affected(cards, frame) } else { CardSet::EMPTY }
    }

    pub(crate) fn join_side(
        &mut self,
        card: CardId,
        attacking: bool,
        scribe: &mut impl Scribe<Event>,
    ) {
        if self.challenge.is_in_it(card) {
            return;
        }
        if attacking {
            self.challenge.attackers.insert(card);
        } else {
            self.challenge.defenders.insert(card);
        }
        self.stale = true;
        scribe.note(|| Event::Joined { card, attacking });
    }

    pub(crate) fn leave_challenge(&mut self, card: CardId, scribe: &mut impl Scribe<Event>) {
        if self.challenge.is_in_it(card) {
            self.challenge.attackers.remove(card);
            self.challenge.defenders.remove(card);
            self.stale = true;
            scribe.note(|| Event::LeftChallenge { card });
        }
    }

    /// A card shows another face than its own.
    pub(crate) fn take_face(&mut self, card: CardId, face: FaceId) {
        self.card_mut(card).face = Some(face);
        self.altered.insert(card);
        self.retyped.insert(card);
        self.stale = true;
    }
}

/// A title that can be named: its first card, and every set that has a card of it.
pub(crate) struct NamedTitle {
    pub first: Code,
    pub sets: BTreeSet<Set>,
}

/// Every title that can be named, in alphabetical order. They are put in order when the first game of a process is set
/// up, so that nobody waits for it.
pub(crate) fn titles() -> &'static [NamedTitle] {
    static TITLES: LazyLock<Vec<NamedTitle>> = LazyLock::new(|| {
        let mut titles: BTreeMap<&str, NamedTitle> = BTreeMap::new();
        let nobody_names = |kind| matches!(kind, CardType::House | CardType::Agenda);
        for code in Code::all().filter(|code| !nobody_names(code.printed().kind)) {
            let named = NamedTitle { first: code, sets: BTreeSet::new() };
            let named = titles.entry(code.printed().name).or_insert(named);
            let made_up_last = |code: Code| (code.printed().set == Set::Examples, code);
            named.first = made_up_last(code).min(made_up_last(named.first)).1;
        }
        for printed in Code::all().map(Code::printed) {
            if let Some(named) = titles.get_mut(printed.name) {
                named.sets.insert(printed.set);
                named.sets.extend(printed.again.iter().map(|(set, _)| *set));
            }
        }
        titles.into_values().collect()
    });
    &TITLES
}
