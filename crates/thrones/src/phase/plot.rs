//! The plot phase: choosing, revealing, initiative, "when revealed", recycling, titles.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::{Event, TieBreak};
use crate::flow::{Given, Step};
use crate::item::{Item, Thing};
use crate::reading::Doing;
use crate::ruleset::Recycling;
use crate::state::{Frame, Place, Thrones};
use crate::title::{Title, TitleSet};
use crate::vocabulary::{Value, Verb};
use crate::window::Segment::{Framework, Only, PlayerActions};
use crate::window::WindowStep;

/// The steps of the plot phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PlotStep {
    /// Everybody chooses a plot in secret.
    Choose,
    /// Dragonstone Port: actions between choosing and revealing.
    Port,
    Reveal,
    Initiative,
    /// This player won initiative and names the first player.
    NameFirst(Seat),
    WhenRevealed,
    Recycle,
    /// The next player clockwise without a title takes one.
    Titles,
}

impl Thrones {
    /// The plot phase (`timing.phase.plot`, `plot.sequence`).
    pub(super) fn go_through_plot(&mut self) {
        let [choose, port, reveal, initiative, when_revealed, recycle, titles] = [
            PlotStep::Choose,
            PlotStep::Port,
            PlotStep::Reveal,
            PlotStep::Initiative,
            PlotStep::WhenRevealed,
            PlotStep::Recycle,
            PlotStep::Titles,
        ]
        .map(Step::Plot);
        match self.rules.recycling {
            Recycling::AfterEffect => self.then_segments(&[
                PlayerActions,
                Only(choose),
                Only(port),
                Framework(&[reveal, initiative, when_revealed]),
                Only(recycle),
                Only(titles),
                PlayerActions,
            ]),
            Recycling::OnReveal => self.then_segments(&[
                PlayerActions,
                Only(choose),
                Only(port),
                Framework(&[reveal, recycle, initiative, when_revealed]),
                Only(titles),
                PlayerActions,
            ]),
        }
    }

    pub(crate) fn enter_plot(&mut self, step: PlotStep, scribe: &mut impl Scribe<Event>) {
        match step {
            PlotStep::Choose => self.ask_plots(),
            PlotStep::Port => self.open_port(),
            PlotStep::Reveal => self.reveal_plots(scribe),
            PlotStep::Initiative => self.win_initiative(scribe),
            PlotStep::NameFirst(seat) => {
                self.ask(Step::Plot(step), seat, Ask::NameFirstPlayer);
                for seat in self.everyone().iter() {
                    self.offer(Thing::Seat(seat));
                }
            }
            PlotStep::WhenRevealed => self.when_revealed(scribe),
            PlotStep::Recycle => self.recycle(scribe),
            PlotStep::Titles => self.ask_title(),
        }
    }

    pub(crate) fn answer_plot(
        &mut self,
        step: PlotStep,
        seat: Seat,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            PlotStep::Choose => self.choose_plot(seat, given.item(), scribe),
            PlotStep::NameFirst(_) => self.name_first_player(given.item(), scribe),
            PlotStep::WhenRevealed => {
                self.then(Step::Plot(step));
                self.resolve_passive(given.item(), scribe);
            }
            PlotStep::Titles => {
                self.then(Step::Plot(step));
                self.take_title(seat, given.item(), scribe);
            }
            PlotStep::Port | PlotStep::Reveal | PlotStep::Initiative | PlotStep::Recycle => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }

    /// Everybody who has not yet chosen a plot chooses one in secret (`plot.reveal`).
    fn ask_plots(&mut self) {
        for seat in self.clockwise(self.first) {
            if self.chosen_plot(seat).is_some() || self.keeps_plot(seat) {
                continue;
            }
            if self.plot_deck(seat).is_empty() {
                self.recycle_plots_of(self.player(seat).plots_of);
            }
            self.ask(Step::Plot(PlotStep::Choose), seat, Ask::ChoosePlot);
            self.offer_cards(self.plot_deck(seat));
        }
    }

    /// Whether something keeps a player from revealing a new plot.
    pub(crate) fn keeps_plot(&self, seat: Seat) -> bool {
        let doing = Doing { by: Some(seat), ..Doing::new(Verb::RevealPlot) };
        self.player(seat).plot.some().is_some() && self.is_forbidden(&doing)
    }

    /// The plot a player has chosen and not yet revealed.
    pub(crate) fn chosen_plot(&self, seat: Seat) -> Option<CardId> {
        let chosen = (0..self.seats).flat_map(|owner| self.cards_in(Seat(owner), Place::Chosen));
        chosen.into_iter().find(|plot| self.card(*plot).controller == seat)
    }

    /// The plots a player may choose from.
    pub(crate) fn plot_deck(&self, seat: Seat) -> CardSet {
        self.cards_in(self.player(seat).plots_of, Place::PlotDeck)
    }

    fn choose_plot(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let card = item.card().expect("a plot is a card");
        self.card_mut(card).place = Place::Chosen;
        self.card_mut(card).controller = seat;
        scribe.note(|| Event::PlotChosen { seat, card: Some(card) });
    }

    /// Dragonstone Port: actions between choosing and revealing.
    fn open_port(&mut self) {
        self.plots_chosen = true;
        self.changed(watch::PLOTS_CHOSEN);
        if self.has_port_window() {
            self.then(Step::Window(WindowStep::Actions));
        }
    }

    /// All plots are turned up together; the ones before become used (`plot.states`).
    fn reveal_plots(&mut self, scribe: &mut impl Scribe<Event>) {
        self.plots_chosen = false;
        self.changed(watch::PLOTS_CHOSEN);
        for seat in self.clockwise(self.first) {
            // Who may reveal no new plot keeps the one before.
            if let Some(plot) = self.chosen_plot(seat) {
                self.reveal_plot(seat, plot, scribe);
            }
        }
    }

    /// A plot becomes the revealed plot of a player.
    pub(crate) fn reveal_plot(
        &mut self,
        seat: Seat,
        plot: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        if let Some(before) = self.player(seat).plot.some() {
            self.put(before, Place::Used);
        }
        self.put(plot, Place::Revealed);
        self.card_mut(plot).controller = seat;
        self.player_mut(seat).plot = plot;
        scribe.note(|| Event::PlotRevealed { seat, card: plot });
        self.happen(Verb::RevealPlot, Some(seat), plot);
    }

    /// A player's total initiative (`initiative.total`); none before the first plot is revealed.
    pub(crate) fn initiative_of(&self, seat: Seat) -> i32 {
        let plot = self.player(seat).plot.some();
        plot.map_or(0, |plot| self.plot_value(plot, Value::Initiative))
    }

    /// The highest total wins; ties go to the least power, then to chance.
    fn win_initiative(&mut self, scribe: &mut impl Scribe<Event>) {
        let best = self
            .everyone()
            .iter()
            .map(|seat| self.initiative_of(seat))
            .max()
            .expect("somebody plays");
        let highest = self.everyone().iter().filter(|seat| self.initiative_of(*seat) == best);
        let mut tied: Row<u8, 4> = highest.map(|seat| seat.0).collect();
        let highest = tied.len();
        let least = tied.iter().map(|seat| self.total_power(Seat(*seat))).min();
        tied.retain(|seat| Some(self.total_power(Seat(*seat))) == least);
        let winner = Seat(tied[self.chance.below(tied.len())]);
        let tie = match tied.len() {
            1 => (highest > 1).then_some(TieBreak::LessPower),
            _ => Some(TieBreak::Lot),
        };
        for seat in self.everyone().iter() {
            let won = seat == winner;
            let verb = if won { Verb::WinInitiative } else { Verb::LoseInitiative };
            self.happen(verb, Some(seat), CardId::NONE);
        }
        scribe.note(|| Event::InitiativeWon { seat: winner, initiative: best as i16, tie });
        self.then(Step::Plot(PlotStep::NameFirst(winner)));
    }

    fn name_first_player(&mut self, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Seat(seat) = item.thing() else { unreachable!("a player is named") };
        self.first = seat;
        scribe.note(|| Event::FirstPlayerNamed { seat });
    }

    /// "When revealed" effects, one after another in the first player's order (`timing.when_revealed`).
    fn when_revealed(&mut self, scribe: &mut impl Scribe<Event>) {
        let mut waiting = CardSet::EMPTY;
        for seat in self.everyone().iter() {
            let plot = self.player(seat).plot;
            if self.facts(plot).when_revealed.is_some() && !self.has_answered(plot) {
                waiting.insert(plot);
            }
        }
        let Some(first) = waiting.first() else { return };
        if waiting.len() == 1 {
            self.then(Step::Plot(PlotStep::WhenRevealed));
            self.resolve_when_revealed(first, scribe);
            return;
        }
        self.ask(Step::Plot(PlotStep::WhenRevealed), self.first, Ask::NextPassive);
        for plot in waiting {
            let ability = self.facts(plot).when_revealed.expect("it waits");
            self.offer(Thing::Use(plot, ability));
        }
    }

    /// Begins the "when revealed" effect of a plot.
    pub(crate) fn resolve_when_revealed(&mut self, plot: CardId, scribe: &mut impl Scribe<Event>) {
        let facts = self.facts(plot);
        let Some(ability) = facts.when_revealed else { return };
        let ability = facts.abilities[ability as usize];
        self.answer_once(plot, ability);
        self.begin_when_revealed(
            plot,
            Frame::new(plot, ability, self.card(plot).controller),
            scribe,
        );
    }

    /// Carries out the "when revealed" effect of a plot if its condition holds for the player whose effect it is.
    pub(crate) fn begin_when_revealed(
        &mut self,
        plot: CardId,
        frame: Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        if self.all_hold(self.pool.triggered(frame.ability).when, &frame) {
            scribe.note(|| Event::SetOff { card: Some(plot), ability: self.number_of(&frame) });
            self.begin_frame(frame);
        }
    }

    /// Used plots come back when the plot deck is empty (`plot.recycle.lcg`, `plot.recycle.winter`).
    pub(crate) fn recycle(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.everyone().iter() {
            if self.plot_deck(seat).is_empty() {
                let owner = self.player(seat).plots_of;
                if self.recycle_plots_of(owner) {
                    scribe.note(|| Event::PlotsReturned { seat });
                }
            }
        }
    }

    fn recycle_plots_of(&mut self, owner: Seat) -> bool {
        let used = self.cards_in(owner, Place::Used);
        for plot in used {
            self.put(plot, Place::PlotDeck);
            self.card_mut(plot).controller = owner;
        }
        !used.is_empty()
    }

    /// Varys: two players use each other's plots, or their own again.
    pub(crate) fn swap_plots(&mut self, one: Option<Seat>, other: Option<Seat>) {
        let (Some(one), Some(other)) = (one, other) else { return };
        let plots_of = self.player(one).plots_of;
        self.player_mut(one).plots_of = self.player(other).plots_of;
        self.player_mut(other).plots_of = plots_of;
    }

    /// Titles are taken clockwise from the first player (`title.select`).
    fn ask_title(&mut self) {
        if !self.uses_titles() {
            return;
        }
        let without = |seat: &Seat| self.player(*seat).title.is_none();
        let Some(seat) = self.clockwise(self.first).find(without) else { return };
        self.ask(Step::Plot(PlotStep::Titles), seat, Ask::TakeTitle);
        for title in self.chamber.iter() {
            self.offer(Thing::Title(title));
        }
    }

    fn take_title(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Title(title) = item.thing() else { unreachable!("a title is taken") };
        self.chamber = self.chamber.without(title);
        self.player_mut(seat).title = Some(title);
        self.player_mut(seat).title_used = false;
        scribe.note(|| Event::TitleTaken { seat, title });
    }

    /// Titles go back; with three players only once the chamber is empty (`variant.three_players`).
    pub(crate) fn return_titles(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.uses_titles() && (self.seats != 3 || self.chamber.is_empty()) {
            self.chamber = TitleSet::of(Title::ALL);
            scribe.note(|| Event::TitlesReturned);
        }
    }

    /// The holder of a title this round.
    pub(crate) fn holder(&self, title: Title) -> Option<Seat> {
        Seats::all(self.seats).iter().find(|seat| self.player(*seat).title == Some(title))
    }
}
