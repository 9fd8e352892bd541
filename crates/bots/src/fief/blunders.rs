//! What a person laughs at, at the board.

use ::fief::id::VillageId;
use ::fief::noble::NobleId;
use ::fief::state::Phase;
use ::fief::title::Titles;
use ::fief::{Ask, Fief, Item};
use tabletop::{Answer, Prompt, Seat, Waits};

use super::steward_1::worth::Field;
use crate::blunders::{Count, Laughable, Watcher};

impl Laughable for Fief {
    fn watcher() -> Box<dyn Watcher<Fief>> {
        Box::new(Board {
            low: Count::new("a bid that can never win"),
            idle: Count::new("a bid without a Warden of one's own to seat"),
            seated: Count::new("a bought seat goes to another's Noble"),
            ties: Count::new("a tie is broken against oneself"),
            walks: Count::new("a Noble walks alone into an army"),
            windows: Count::new("an effect window is used (no blunder)"),
            homes: Vec::new(),
            walked: 0,
        })
    }
}

struct Board {
    low: Count,
    idle: Count,
    seated: Count,
    ties: Count,
    walks: Count,
    windows: Count,
    /// Where everybody was before the movement that is going on.
    homes: Vec<(NobleId, VillageId)>,
    /// The last round in which somebody moved.
    walked: u16,
}

impl Watcher<Fief> for Board {
    fn see(&mut self, game: &Fief, seat: Seat, answer: &Answer<Item>) {
        self.see_walks(game);
        let asked = |prompt: &Prompt<'_, Item, Ask>| {
            prompt.seat == seat && prompt.waits == Waits::ForAnswer && prompt.shape.admits(answer)
        };
        let Some(prompt) = tabletop::Game::prompts(game).find(asked) else { return };
        let owner = |item: &Item| match item {
            Item::Noble(noble) | Item::For(noble) => Some(game.owner(*noble)),
            Item::Player(owner) => Some(*owner),
            _ => None,
        };
        let friend = |item: &Item| {
            owner(item).is_some_and(|owner| owner == seat || game.are_allied(owner, seat))
        };
        match (prompt.ask, answer) {
            (Ask::CouncilBid, Answer::Amount(bid)) if *bid > 0 => {
                self.low.note(*bid < 5);
                let sits = |noble: &NobleId| {
                    let titles = game.noble(*noble).titles;
                    !titles.and(Titles::WARDENS).is_empty()
                        && titles.and(Titles::COUNCIL).is_empty()
                };
                self.idle.note(!game.player(seat).court.iter().any(sits));
            }
            (Ask::SeatMember, Answer::One(item)) => self.seated.note(!friend(item)),
            (Ask::BreakBidTie | Ask::BreakElectionTie(_), Answer::One(item))
                if prompt.shape.items().iter().any(friend) =>
            {
                self.ties.note(!friend(item));
            }
            (Ask::WindowAction, Answer::One(item)) if prompt.shape.items().len() > 1 => {
                self.windows.note(*item != Item::Pass);
            }
            _ => {}
        }
    }

    fn counts(&self) -> Vec<Count> {
        vec![self.low, self.idle, self.seated, self.ties, self.walks, self.windows]
    }
}

impl Board {
    /// Who walks into captivity, or stands after the movement without a Troop where others have at least three Strength
    /// Points.
    fn see_walks(&mut self, game: &Fief) {
        if game.phase == Phase::Movement {
            if self.walked < game.round {
                self.walked = game.round;
                self.homes.clear();
                for noble in game.all_nobles() {
                    let record = game.noble(noble);
                    let home = record.village().filter(|_| record.is_free());
                    self.homes.extend(home.map(|home| (noble, home)));
                }
            }
            let moving = game.turn;
            let caught = |(noble, _): &(NobleId, VillageId)| {
                let record = game.noble(*noble);
                Some(game.owner(*noble)) == moving && record.steps > 0 && !record.is_free()
            };
            for _ in self.homes.extract_if(.., |home| caught(home)) {
                self.walks.note(true);
            }
        } else if !self.homes.is_empty() {
            let field = Field::new(game);
            for (noble, home) in std::mem::take(&mut self.homes) {
                let record = game.noble(noble);
                let at = record.village().filter(|at| record.is_free() && *at != home);
                let Some(village) = at.filter(|_| game.all_nobles().any(|one| one == noble)) else {
                    continue;
                };
                let seat = game.owner(noble);
                let hostile = |other: Seat| {
                    other != seat
                        && !game.are_allied(seat, other)
                        && field.strength(other, village) >= 3
                };
                let alone = game.troop_count(seat, village) == 0;
                self.walks.note(alone && game.turn_order().any(hostile));
            }
        }
    }
}
