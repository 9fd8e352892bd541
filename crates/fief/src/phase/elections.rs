//! Elections: candidates, FOR and DECOY markers, ties, results.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::ask::Ask;
use crate::event::{Court, Event};
use crate::flow::{Given, Question, Step};
use crate::id::{PLAYERS_MAX, REGIONS, RegionId};
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::NOBLES_MAX;
use crate::title::Title;

mod votes;

pub(crate) use votes::{Backing, fewest_votes};

/// The elections of a round, in their order.
const ELECTIONS: [Title; 8] = [
    Title::LordCommander,
    Title::Warden(RegionId(0)),
    Title::Warden(RegionId(1)),
    Title::Warden(RegionId(2)),
    Title::Warden(RegionId(3)),
    Title::Warden(RegionId(4)),
    Title::Hand,
    Title::King,
];

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ElectionStep {
    /// It begins.
    Begin,
    /// The next election that can be held, from this place of the list.
    Open(u8),
    /// The Player at this place of the turn order names a candidate.
    Name(Poll),
    /// The Player at this place of the turn order lays down FOR.
    For(Poll),
    /// The Player at this place of the turn order lays down DECOY.
    Decoy(Poll),
    /// The markers are turned over and counted.
    Count(u8),
    /// The Protector breaks a tie.
    Tie(u8),
    /// An effect window after the election.
    Window,
}

/// An election of the list, and a place of the turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Poll {
    election: u8,
    place: u8,
}

impl Poll {
    fn title(self) -> Title {
        ELECTIONS[usize::from(self.election)]
    }

    fn next(self) -> Poll {
        Poll { place: self.place + 1, ..self }
    }
}

/// An election in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Polling {
    /// The Title that is voted on.
    pub(crate) title: Option<Title>,
    /// Who stands, in the order of naming.
    pub(crate) candidates: Row<NobleId, PLAYERS_MAX>,
    /// Who lays down markers now: FOR lies hidden in his hand until DECOY is chosen too.
    pub(crate) voter: Option<Seat>,
    /// On whom each Player's FOR lay when markers were turned over last.
    pub(crate) revealed: [Option<NobleId>; PLAYERS_MAX],
    /// The Player of each Warden at the beginning of the round.
    pub(crate) wardens_before: [Option<Seat>; REGIONS],
}

impl Fief {
    pub(crate) fn enter_election(&mut self, step: ElectionStep, scribe: &mut impl Scribe<Event>) {
        match step {
            ElectionStep::Begin => {
                self.then(Step::Election(ElectionStep::Open(0)));
                if ELECTIONS.into_iter().any(|title| self.can_be_elected(title)) {
                    self.open_window();
                }
            }
            ElectionStep::Open(election) => self.open_election(election, scribe),
            ElectionStep::Name(poll) => self.ask_candidate(poll, scribe),
            ElectionStep::For(poll) => self.ask_for_marker(poll),
            ElectionStep::Decoy(poll) => self.ask_decoy_marker(poll),
            ElectionStep::Count(election) => self.count_votes(election, scribe),
            ElectionStep::Tie(election) => self.ask_tie(election),
            ElectionStep::Window => self.open_window(),
        }
    }

    pub(crate) fn answer_election(
        &mut self,
        step: ElectionStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match (step, given.item()) {
            (ElectionStep::Name(poll), answer) => {
                if let Item::Noble(noble) = answer {
                    self.polling.candidates.push(noble);
                    scribe.note(|| Court::CandidateNamed { seat, noble }.into());
                }
                self.then(Step::Election(ElectionStep::Name(poll.next())));
            }
            (ElectionStep::For(poll), answer) => {
                let noble = if let Item::For(noble) = answer { Some(noble) } else { None };
                self.sealed[seat.index()].for_noble = noble;
                self.polling.voter = Some(seat);
                self.then(Step::Election(ElectionStep::Decoy(poll)));
            }
            (ElectionStep::Decoy(poll), answer) => {
                let noble = if let Item::Decoy(noble) = answer { Some(noble) } else { None };
                let sealed = &mut self.sealed[seat.index()];
                sealed.decoy = noble;
                sealed.given = true;
                self.polling.voter = None;
                let [on, and] = self.markers(seat);
                scribe.note(|| Court::VotesPlaced { seat, on, and }.into());
                self.then(Step::Election(ElectionStep::For(poll.next())));
            }
            (ElectionStep::Tie(election), Item::Noble(noble)) => {
                scribe.note(|| Court::TieBroken { by: seat, noble }.into());
                self.conclude(election, Some(noble), scribe);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// The candidates a Player's markers lie on, as everybody sees them: not which is which.
    #[must_use]
    pub(crate) fn markers(&self, seat: Seat) -> [Option<NobleId>; 2] {
        let sealed = self.sealed[seat.index()];
        let (one, two) = (sealed.for_noble, sealed.decoy);
        if one <= two { [one, two] } else { [two, one] }
    }

    /// Opens the election if its Title is free and its own condition is met; else looks at the
    /// next.
    fn open_election(&mut self, election: u8, scribe: &mut impl Scribe<Event>) {
        let Some(title) = ELECTIONS.get(usize::from(election)).copied() else {
            self.polling.title = None;
            return;
        };
        if !self.can_be_elected(title) {
            return self.then(Step::Election(ElectionStep::Open(election + 1)));
        }
        self.polling.title = Some(title);
        self.polling.candidates.clear();
        self.unseal();
        scribe.note(|| Court::ElectionOpened { title }.into());
        self.then(Step::Election(ElectionStep::Name(Poll { election, place: 0 })));
    }

    /// Whether an election is to be held: the Title is free, somebody could stand, and its own
    /// condition is met.
    pub(crate) fn can_be_elected(&self, title: Title) -> bool {
        if self.holder(title).is_some() {
            return false;
        }
        let condition = match title {
            Title::Warden(region) => {
                let mut villages = self.board.regions[region.index()].iter();
                villages.all(|village| self.controller(village).is_some())
            }
            Title::LordCommander => self.modules.nights_watch && self.could_reach_minimum(title),
            _ => self.could_reach_minimum(title),
        };
        condition && self.all_nobles().any(|noble| self.bar(noble, title).is_none())
    }

    fn ask_candidate(&mut self, poll: Poll, scribe: &mut impl Scribe<Event>) {
        let title = poll.title();
        if poll.place == self.seats {
            if self.polling.candidates.is_empty() {
                scribe.note(|| Court::ElectionSkipped { title }.into());
                return self.then(Step::Election(ElectionStep::Open(poll.election + 1)));
            }
            let first = Poll { place: 0, ..poll };
            return self.then(Step::Election(ElectionStep::For(first)));
        }
        let seat = self.in_order(poll.place);
        let stands = |noble: &NobleId| self.bar(*noble, title).is_none();
        let lords: Row<NobleId, NOBLES_MAX> =
            self.player(seat).court.iter().copied().filter(stands).collect();
        if lords.is_empty() {
            return self.then(Step::Election(ElectionStep::Name(poll.next())));
        }
        let step = Step::Election(ElectionStep::Name(poll));
        self.put(step, seat, Ask::NameCandidate(title));
        self.offer(Item::Done);
        lords.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    /// Only Players with a vote are asked.
    fn ask_for_marker(&mut self, poll: Poll) {
        if poll.place == self.seats {
            return self.then(Step::Election(ElectionStep::Count(poll.election)));
        }
        let (seat, title) = (self.in_order(poll.place), poll.title());
        if self.votes(seat, title) == 0 {
            return self.then(Step::Election(ElectionStep::For(poll.next())));
        }
        let candidates = self.polling.candidates;
        self.put(Step::Election(ElectionStep::For(poll)), seat, Ask::PlaceVotes(title));
        self.offer(Item::Done);
        candidates.iter().for_each(|noble| self.offer(Item::For(*noble)));
    }

    fn ask_decoy_marker(&mut self, poll: Poll) {
        let (seat, candidates) = (self.in_order(poll.place), self.polling.candidates);
        let step = Step::Election(ElectionStep::Decoy(poll));
        self.put(step, seat, Ask::PlaceVotes(poll.title()));
        self.offer(Item::Done);
        candidates.iter().for_each(|noble| self.offer(Item::Decoy(*noble)));
    }

    /// Whether votes are counted and the Protector is asked to break a tie.
    pub(crate) fn is_tie_open(&self) -> bool {
        matches!(self.pending.last(), Some(Step::Election(ElectionStep::Tie(_))))
    }

    fn ask_tie(&mut self, election: u8) {
        let title = ELECTIONS[usize::from(election)];
        let protector = self.holder_seat(Title::Protector).expect("a Protector breaks the tie");
        let tied = self.leaders(title);
        let step = Step::Election(ElectionStep::Tie(election));
        self.put(step, protector, Ask::BreakElectionTie(title));
        for noble in &tied {
            if self.meets_minimum(*noble, title) {
                self.offer(Item::Noble(*noble));
            }
        }
    }

    /// The winner is offered the Title at once; the election, complete, is one event.
    fn conclude(&mut self, election: u8, winner: Option<NobleId>, scribe: &mut impl Scribe<Event>) {
        let title = ELECTIONS[usize::from(election)];
        scribe.note(|| Court::ElectionResult { title, winner }.into());
        self.unseal();
        self.polling.candidates.clear();
        self.polling.title = None;
        self.then_all(&[
            Step::Election(ElectionStep::Window),
            Step::Election(ElectionStep::Open(election + 1)),
        ]);
        if let Some(winner) = winner {
            self.offer_title(winner, title);
        }
    }
}
