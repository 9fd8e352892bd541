//! Bots that know A Song of Ice and Fief.

mod blunders;
mod candidates;
mod features;
mod habit;
mod matter;
mod steward;
mod steward_1;
mod trade;

use ::fief::{Fief, Item};
use tabletop::{Answer, Seat};

use crate::maester::{Effort, Maester};
use crate::mind::Steward;
use crate::{Contest, Kind, Random};

const EASY: Effort = Effort { simulations: 12, breadth: 3 };
const FAIR: Effort = Effort { simulations: 50, breadth: 5 };
const HARD: Effort = Effort { simulations: 200, breadth: 6 };

impl Contest for Fief {
    const BOTS: &'static [Kind<Fief>] = &[
        Kind {
            name: "maester",
            title: "Maester, hard",
            level: 3,
            version: 1,
            rating: 1350,
            new: |terms| Box::new(Maester::new(terms, HARD)),
        },
        Kind {
            name: "maester",
            title: "Maester, fair",
            level: 2,
            version: 1,
            rating: 1300,
            new: |terms| Box::new(Maester::new(terms, FAIR)),
        },
        Kind {
            name: "maester",
            title: "Maester, easy",
            level: 1,
            version: 1,
            rating: 1200,
            new: |terms| Box::new(Maester::new(terms, EASY)),
        },
        Kind {
            name: "steward",
            title: "Steward",
            level: 1,
            version: 2,
            rating: 1140,
            new: |terms| Box::new(Steward::new(terms)),
        },
        Kind {
            name: "steward-1",
            title: "Steward of the first days",
            level: 1,
            version: 1,
            rating: 1000,
            new: |terms| Box::new(steward_1::Steward::new(terms.seed)),
        },
        Kind {
            name: "random",
            title: "Fool",
            level: 1,
            version: 1,
            rating: 300,
            new: |terms| Box::new(Random::new(terms.seed)),
        },
    ];

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn first_player(&self) -> Seat {
        self.first
    }

    fn points(&self, seat: Seat) -> u32 {
        u32::from(self.victory_points(seat))
    }

    fn card_used(&self, _: Seat, answer: &Answer<Item>) -> Option<&'static str> {
        let Answer::One(Item::Held { card, .. } | Item::Card(card)) = answer else { return None };
        Some(card.name())
    }

    fn cards_drawn(&self, _: Seat) -> Vec<&'static str> {
        Vec::new()
    }
}
