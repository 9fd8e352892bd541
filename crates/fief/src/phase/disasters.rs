//! Disasters: revealing the track, finding the Region, and what strikes there.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe};

use super::plague::PlagueStep;
use crate::deck::Card;
use crate::event::{Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::id::RegionId;
use crate::noble::{Attribute, NobleId};
use crate::state::{Fief, Lying, RegionCards, Season};
use crate::stock::IN_PLAY_MAX;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DisasterStep {
    /// The Disasters on the track are resolved, or shuffled back in the first round.
    Begin,
    /// The next Disaster is revealed.
    Reveal,
    /// An effect window.
    Window,
    /// The revealed Disaster finds its Regions.
    Strike(Card),
    /// The Plague goes through a Region or meets those who enter it.
    Plague(PlagueStep),
}

impl Fief {
    pub(crate) fn enter_disaster(&mut self, step: DisasterStep, scribe: &mut impl Scribe<Event>) {
        match step {
            DisasterStep::Begin if self.round == 1 => self.shuffle_disasters_back(scribe),
            DisasterStep::Begin => self.then(Step::Disaster(DisasterStep::Reveal)),
            DisasterStep::Window => self.open_window(),
            DisasterStep::Reveal => {
                if self.decks.track.is_empty() {
                    return;
                }
                let card = self.decks.track.remove(0);
                scribe.note(|| Fortune::DisasterRevealed { card }.into());
                self.then_all(&[
                    Step::Disaster(DisasterStep::Window),
                    Step::Disaster(DisasterStep::Strike(card)),
                    Step::Disaster(DisasterStep::Window),
                    Step::Disaster(DisasterStep::Reveal),
                ]);
            }
            DisasterStep::Strike(card) => self.strike(card, scribe),
            DisasterStep::Plague(step) => self.enter_plague(step, scribe),
        }
    }

    pub(crate) fn answer_disaster(
        &mut self,
        step: DisasterStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            DisasterStep::Plague(step) => self.answer_plague(step, question, given, scribe),
            DisasterStep::Begin
            | DisasterStep::Reveal
            | DisasterStep::Window
            | DisasterStep::Strike(_) => unreachable!("{step:?} asks nothing"),
        }
    }

    /// The Disaster that is revealed and has not struck yet.
    pub(crate) fn revealed_disaster(&self) -> Option<Card> {
        self.pending.iter().find_map(|step| match step {
            Step::Disaster(DisasterStep::Strike(card)) => Some(*card),
            _ => None,
        })
    }

    fn shuffle_disasters_back(&mut self, scribe: &mut impl Scribe<Event>) {
        let count = self.decks.track.len() as u8;
        if count > 0 {
            self.decks.fortune.extend(self.decks.track.iter().copied());
            self.decks.track.clear();
            self.decks.shuffled_back = count;
            self.chance.shuffle(&mut self.decks.fortune);
            scribe.note(|| Fortune::DisastersShuffledBack { count }.into());
        }
    }

    /// The d6, or a cursed Noble, sends the Disaster to a Region; Autumn and Winter add copies.
    fn strike(&mut self, card: Card, scribe: &mut impl Scribe<Event>) {
        self.pick_up_dice();
        let mut placed = false;
        let first = self.disaster_region(card, scribe);
        placed |= first.is_some_and(|region| self.lay_disaster(card, region, Lying::Card, scribe));
        let extra = match self.season {
            Season::Summer => 0,
            Season::Autumn => 1,
            Season::Winter => 2,
        };
        for _ in 0..extra {
            let lying = if placed { Lying::Copy } else { Lying::Card };
            let region = self.roll_region(card, scribe);
            placed |= region.is_some_and(|region| self.lay_disaster(card, region, lying, scribe));
        }
        if !placed {
            self.decks.discard(card);
            scribe.note(|| Fortune::DisasterFalseAlarm { card }.into());
        }
    }

    /// One roll of the d6: a Region, or a false alarm.
    fn roll_region(&mut self, card: Card, scribe: &mut impl Scribe<Event>) -> Option<RegionId> {
        let die = self.roll();
        scribe.note(|| Fortune::DisasterRolled { card, die }.into());
        (die < 6).then(|| RegionId(die - 1))
    }

    /// The Region of the card itself. Cursed Nobles may draw it to theirs: alone in one Region with
    /// exactly two hits, in several Regions with the highest roll.
    fn disaster_region(&mut self, card: Card, scribe: &mut impl Scribe<Event>) -> Option<RegionId> {
        let rolled = self.roll_region(card, scribe);
        let mut cursed: Row<(NobleId, RegionId), IN_PLAY_MAX> = Row::new();
        for noble in self.all_nobles() {
            if noble.card().attributes.has(Attribute::Cursed)
                && let Some(village) = self.noble(noble).village()
            {
                cursed.push((noble, self.board.region(village)));
            }
        }
        let Some((first, region)) = cursed.first().copied() else { return rolled };
        if cursed.iter().all(|(_, other)| *other == region) {
            let hits = self.roll_battle();
            scribe.note(|| Fortune::CursedRolled { noble: first, hits }.into());
            return if hits == 2 { Some(region) } else { rolled };
        }
        let (mut best, mut redirected) = (0, None);
        for (noble, region) in cursed.iter().copied() {
            let hits = self.roll_battle();
            scribe.note(|| Fortune::CursedRolled { noble, hits }.into());
            if hits > best {
                (best, redirected) = (hits, Some(region));
            } else if hits == best && redirected != Some(region) {
                redirected = None;
            }
        }
        redirected.or(rolled)
    }

    /// Lays the Disaster on a Region that has none of its type; at a table with softer Disasters, on
    /// one that has none at all.
    fn lay_disaster(
        &mut self,
        card: Card,
        region: RegionId,
        lying: Lying,
        scribe: &mut impl Scribe<Event>,
    ) -> bool {
        let RegionCards { rain, famine, plague, .. } = self.regions[region.index()];
        let struck = [rain, famine, plague].into_iter().any(Lying::is_there);
        let soft = self.options.soft_disasters;
        let place = self.disaster_on(region, card);
        if place.is_there() || soft && struck {
            return false;
        }
        *place = lying;
        scribe.note(|| Fortune::DisasterPlaced { card, region }.into());
        if card == Card::Plague {
            self.then(Step::Disaster(DisasterStep::Plague(PlagueStep::Begin(region))));
        }
        true
    }

    /// Where a type of Disaster lies on a Region.
    pub(crate) fn disaster_on(&mut self, region: RegionId, card: Card) -> &mut Lying {
        let cards = &mut self.regions[region.index()];
        match card {
            Card::HeavyRain => &mut cards.rain,
            Card::Famine => &mut cards.famine,
            Card::Plague => &mut cards.plague,
            other => unreachable!("{other} is no Disaster"),
        }
    }

    /// A Disaster leaves the map: the card to the Discard Pile, a copy to its stock.
    pub(crate) fn cancel_disaster(
        &mut self,
        region: RegionId,
        card: Card,
        scribe: &mut impl Scribe<Event>,
    ) {
        let place = self.disaster_on(region, card);
        if std::mem::take(place) == Lying::Card {
            self.decks.discard(card);
        }
        scribe.note(|| Fortune::DisasterCancelled { card, region }.into());
    }
}
