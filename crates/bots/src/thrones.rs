//! Bots that know A Game of Thrones: The Card Game.

mod blunders;
mod candidates;
mod deals;
mod features;
mod matter;
mod steward;
mod steward_1;
mod worth;

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::{Item, Thing};
use tabletop::{Answer, Game as _, Seat};

use crate::maester::{Effort, Maester};
use crate::mind::Steward;
use crate::{Contest, Kind, Random};

const EASY: Effort = Effort { simulations: 12, breadth: 4 };
const FAIR: Effort = Effort { simulations: 50, breadth: 8 };
const HARD: Effort = Effort { simulations: 200, breadth: 10 };

impl Contest for Thrones {
    const SEIZES: bool = true;
    const BOTS: &'static [Kind<Thrones>] = &[
        Kind {
            name: "maester",
            title: "Maester, hard",
            level: 3,
            version: 1,
            rating: 1440,
            new: |terms| Box::new(Maester::new(terms, HARD)),
        },
        Kind {
            name: "maester",
            title: "Maester, fair",
            level: 2,
            version: 1,
            rating: 1440,
            new: |terms| Box::new(Maester::new(terms, FAIR)),
        },
        Kind {
            name: "maester",
            title: "Maester, easy",
            level: 1,
            version: 1,
            rating: 1400,
            new: |terms| Box::new(Maester::new(terms, EASY)),
        },
        Kind {
            name: "steward",
            title: "Steward",
            level: 1,
            version: 2,
            rating: 1150,
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
        u32::from(Thrones::round(self))
    }

    fn first_player(&self) -> Seat {
        Thrones::first_player(self)
    }

    fn points(&self, seat: Seat) -> u32 {
        u32::from(self.power_of(seat))
    }

    fn card_used(&self, seat: Seat, answer: &Answer<Item>) -> Option<&'static str> {
        let Answer::One(item) = answer else { return None };
        let card = match item.thing() {
            Thing::Marshal(card)
            | Thing::Duplicate(card)
            | Thing::Fasten(card)
            | Thing::Ambush(card)
            | Thing::Hide(card)
            | Thing::Card(card)
            | Thing::Use(card, _) => card,
            Thing::Pass
            | Thing::Yes
            | Thing::Seat(_)
            | Thing::Name(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Challenge(..)
            | Thing::Icon(_)
            | Thing::Title(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::Give(..)
            | Thing::OfferForPeace(..)
            | Thing::OfferForChallenge(..)
            | Thing::TakeOffer(..)
            | Thing::RefuseOffer(..)
            | Thing::WithdrawOffer(..)
            | Thing::Deck(_)
            | Thing::Duty(..) => return None,
        };
        let placed = self.prompts().any(|asked| asked.seat == seat && asked.ask == Ask::PlaceSetup);
        let chosen = matches!(item.thing(), Thing::Card(_));
        (self.is_in_hand(card, seat) && (!chosen || placed)).then(|| self.printed(card).name)
    }

    fn cards_drawn(&self, seat: Seat) -> Vec<&'static str> {
        self.cards_out_of_deck(seat).iter().map(|card| self.printed(card).name).collect()
    }
}
