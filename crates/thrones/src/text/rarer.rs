//! Effects on power, claims, the order of play and of decks, in words.

use super::Writer;
use super::effect::Clause;
use crate::vocabulary::{Amount, Cards, Effect, Stat, Who};

impl Writer {
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    pub(super) fn rarer(&mut self, effect: &Effect) -> Clause {
        match *effect {
            Effect::MovePower { from, to, power } => self.order(&format!(
                "move {} power from {} to {}",
                self.amount(power),
                self.cards(from),
                self.cards(to)
            )),
            Effect::DiscardPower(Cards::HouseCard(who), power) => {
                let words = format!("discard {} power from their House", self.amount(power));
                if who == Who::You {
                    return self.order(&words.replacen("their", "your", 1));
                }
                Clause::statement(self.does(who, &words))
            }
            Effect::DiscardPower(cards, power) => self.order(&format!(
                "discard {} power from {}",
                self.amount(power),
                self.cards(cards)
            )),
            Effect::Satisfy { who, to, claim } => {
                let claim = match claim {
                    Amount::Stat(Stat::Claim, _) => self.amount(claim),
                    other => format!("a claim of {}", self.amount(other)),
                };
                let satisfies = self.does(who, "satisfy the claim of the challenge");
                Clause::statement(format!("{satisfies} for {}, with {claim}", self.who(to)))
            }
            Effect::ClaimAs(_) => {
                self.order("change the claim of the challenge to that of the named type")
            }
            Effect::Again => Clause::statement(
                "the next challenge you initiate this phase may be one more of this type; if it is opposed, \
                 nobody wins it"
                    .to_owned(),
            ),
            Effect::FirstPlayer(who) => {
                Clause::statement(self.does(who, "become the first player"))
            }
            Effect::Arrange(who, cards) => {
                let words = format!("put {} on top of the deck in any order", self.cards(cards));
                Clause::statement(self.does(who, &words))
            }
            Effect::Play(cards) => {
                self.order(&format!("play {} as if it were in your hand", self.cards(cards)))
            }
            Effect::Choose { to: _, by: _, from: _, count: _ }
            | Effect::ChoosePlayer { to: _, by: _, from: _ }
            | Effect::Name { to: _, by: _, what: _ }
            | Effect::LookAt(_, _)
            | Effect::Reveal(_)
            | Effect::Search { to: _, by: _, top: _, from: _, count: _, show: _ }
            | Effect::Kill(_, _)
            | Effect::Discard(_, _)
            | Effect::Kneel(_)
            | Effect::Stand(_)
            | Effect::Return(_, _, _)
            | Effect::Place(_, _)
            | Effect::PutIntoPlay { what: _, under: _, how: _ }
            | Effect::Attach { what: _, to: _, as_: _ }
            | Effect::TakeControl(_, _)
            | Effect::Redirect(_, _)
            | Effect::SwapPlots(_)
            | Effect::Lend { what: _, from: _, to: _, take: _, until: _ }
            | Effect::Claim(_, _)
            | Effect::Gold { from: _, to: _, gold: _ }
            | Effect::Draw(_, _, _)
            | Effect::Join(_, _)
            | Effect::RemoveFromChallenge(_)
            | Effect::RevealPlot(_)
            | Effect::Copy(_)
            | Effect::Save(_)
            | Effect::Cancel
            | Effect::Until(_, _)
            | Effect::Then(_)
            | Effect::If(_, _, _)
            | Effect::May(_, _)
            | Effect::OneOf { by: _, options: _ }
            | Effect::Each(_, _)
            | Effect::Pay { who: _, costs: _, then: _, otherwise: _ } => {
                Clause::statement(String::new())
            }
        }
    }
}
