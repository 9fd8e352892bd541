//! Votes: who has how many, what a winner needs, and the count.

use tabletop::{Row, Scribe, Seat};

use super::{ELECTIONS, ElectionStep};
use crate::event::{Court, Event};
use crate::flow::Step;
use crate::house::House;
use crate::id::{PLAYERS_MAX, RegionId};
use crate::noble::{Mark, NobleId};
use crate::state::Fief;
use crate::title::{Title, Titles};

/// Titles that give a vote for the King.
const KING_VOTERS: Titles = Titles(Titles::FIEFS.0 | Titles::WARDENS.0 | 1 << Title::Queen.index());

/// What stands behind a candidate for King.
#[derive(Clone, Copy, Default)]
pub(crate) struct Backing {
    pub(crate) votes: u8,
    pub(crate) wardens: u8,
    pub(crate) members: u8,
}

impl Backing {
    /// Three votes, with two Wardens' or one Member's among them.
    const fn makes_a_king(self) -> bool {
        self.votes >= fewest_votes(Title::King) && (self.wardens >= 2 || self.members >= 1)
    }
}

/// The fewest votes that elect somebody to this Title.
pub(crate) const fn fewest_votes(title: Title) -> u8 {
    match title {
        Title::King => 3,
        Title::Hand | Title::LordCommander => 2,
        Title::Queen
        | Title::Protector
        | Title::Master(_)
        | Title::Warden(_)
        | Title::Fief(_)
        | Title::MotherOfDragons
        | Title::Brother => 1,
    }
}

impl Fief {
    /// How many votes the Player has in the election for this Title.
    #[must_use]
    pub(crate) fn votes(&self, seat: Seat, title: Title) -> u8 {
        let count = |set: Titles| {
            let court = self.player(seat).court.iter();
            court.filter(|noble| self.has_voice(**noble, set)).count() as u8
        };
        match title {
            Title::LordCommander => count(Titles(1 << Title::Brother.index())),
            Title::Hand => count(Titles::COUNCIL),
            Title::King => self.backing(seat).votes,
            Title::Warden(region) => self.votes_for_warden(seat, region),
            Title::Queen
            | Title::Protector
            | Title::Master(_)
            | Title::Fief(_)
            | Title::MotherOfDragons
            | Title::Brother => 0,
        }
    }

    /// Whether the Noble, neither Captive nor Outlaw, has one of these Titles.
    fn has_voice(&self, noble: NobleId, titles: Titles) -> bool {
        !self.is_barred(noble) && !self.noble(noble).titles.and(titles).is_empty()
    }

    /// Every titled Noble gives one vote for the King; Arryn has one more.
    pub(crate) fn backing(&self, seat: Seat) -> Backing {
        let mut backing = Backing::default();
        for noble in &self.player(seat).court {
            backing.votes += u8::from(self.has_voice(*noble, KING_VOTERS));
            backing.wardens += u8::from(self.has_voice(*noble, Titles::WARDENS));
            backing.members += u8::from(self.has_voice(*noble, Titles::COUNCIL));
        }
        backing.votes += u8::from(self.plays(seat, House::Arryn));
        backing
    }

    /// Villages of the Region, then Warden Titles and Members of the beginning of the round.
    fn votes_for_warden(&self, seat: Seat, region: RegionId) -> u8 {
        let realm = self.board.realm();
        let principal = realm.principals[region.index()];
        let mut votes = 0;
        for village in realm.regions[region.index()].iter() {
            if self.controller(village) == Some(seat) {
                votes += if village == principal { 2 } else { 1 };
            }
        }
        for other in RegionId::all() {
            let title = Title::Warden(other);
            let before = self.polling.wardens_before[other.index()] == Some(seat);
            let holder = self.holder(title).filter(|noble| self.owner(*noble) == seat);
            if before && holder.is_some_and(|noble| self.has_voice(noble, Titles::WARDENS)) {
                votes += 2;
            }
        }
        for noble in &self.player(seat).court {
            let since = self.noble(*noble).is(Mark::MemberAtStart);
            votes += u8::from(since && self.has_voice(*noble, Titles::COUNCIL));
        }
        votes
    }

    /// Whether those who can vote could elect anybody.
    pub(super) fn could_reach_minimum(&self, title: Title) -> bool {
        if title == Title::King {
            return self.sum_backing(|_| true).makes_a_king();
        }
        let votes: u8 = self.turn_order().map(|seat| self.votes(seat, title)).sum();
        votes >= 2
    }

    fn sum_backing(&self, of: impl Fn(Seat) -> bool) -> Backing {
        let mut sum = Backing::default();
        for seat in self.turn_order().filter(|seat| of(*seat)) {
            let one = self.backing(seat);
            sum.votes += one.votes;
            sum.wardens += one.wardens;
            sum.members += one.members;
        }
        sum
    }

    /// Whether the Player's FOR lies on the candidate.
    fn is_for(&self, seat: Seat, noble: NobleId) -> bool {
        self.sealed[seat.index()].for_noble == Some(noble)
    }

    pub(crate) fn votes_received(&self, noble: NobleId, title: Title) -> u8 {
        let voters = self.turn_order().filter(|seat| self.is_for(*seat, noble));
        voters.map(|seat| self.votes(seat, title)).sum()
    }

    /// Whether the candidate has what this election needs besides a majority.
    pub(super) fn meets_minimum(&self, noble: NobleId, title: Title) -> bool {
        match title {
            Title::King => self.sum_backing(|seat| self.is_for(seat, noble)).makes_a_king(),
            Title::Hand | Title::LordCommander => self.votes_received(noble, title) >= 2,
            Title::Queen
            | Title::Protector
            | Title::Master(_)
            | Title::Warden(_)
            | Title::Fief(_)
            | Title::MotherOfDragons
            | Title::Brother => self.votes_received(noble, title) >= 1,
        }
    }

    /// The candidates with the most votes.
    pub(super) fn leaders(&self, title: Title) -> Row<NobleId, PLAYERS_MAX> {
        let candidates = self.polling.candidates;
        let received = |noble: &NobleId| self.votes_received(*noble, title);
        let most = candidates.iter().map(received).max().unwrap_or(0);
        let leads = |noble: &NobleId| received(noble) == most;
        candidates.iter().copied().filter(leads).collect()
    }

    /// All markers are turned over together. The leader wins if he meets the minimum; a tie is
    /// broken by the Protector or elects nobody.
    pub(super) fn count_votes(&mut self, election: u8, scribe: &mut impl Scribe<Event>) {
        let title = ELECTIONS[usize::from(election)];
        self.polling.revealed = self.sealed.map(|sealed| sealed.for_noble);
        for seat in self.turn_order() {
            if self.sealed[seat.index()].given {
                let (on, votes) = (self.sealed[seat.index()].for_noble, self.votes(seat, title));
                scribe.note(|| Court::VotesRevealed { seat, on, votes }.into());
            }
        }
        for noble in self.polling.candidates.iter().copied() {
            let votes = self.votes_received(noble, title);
            scribe.note(|| Court::VotesCounted { noble, votes }.into());
        }
        let leaders = self.leaders(title);
        let fit = leaders.iter().filter(|noble| self.meets_minimum(**noble, title)).count();
        if leaders.len() > 1 && fit > 0 && self.holder(Title::Protector).is_some() {
            return self.then(Step::Election(ElectionStep::Tie(election)));
        }
        let winner = if leaders.len() == 1 && fit == 1 { Some(leaders[0]) } else { None };
        self.conclude(election, winner, scribe);
    }
}
