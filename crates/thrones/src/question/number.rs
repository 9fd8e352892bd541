//! The numbers behind a choice: STR and icons, what a card costs and what gold is left.

use tabletop::Prompt;

use crate::ask::Ask;
use crate::card::Printed;
use crate::card_set::CardId;
use crate::item::{Item, Thing};
use crate::state::{Place, Thrones};
use crate::text;
use crate::title::Title;
use crate::vocabulary::{CardType, Icons};

impl Thrones {
    /// What the numbers say of one choice.
    pub(super) fn hint(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Option<String> {
        match item.thing() {
            Thing::Title(title) => Some(title_told(title)),
            Thing::Use(card, place) => {
                let id = self.ability_named(card, place)?;
                Some(text::ability(self.card_name(card), self.pool.ability(id)))
            }
            Thing::Marshal(card) | Thing::Fasten(card) => {
                let gold = self.player(prompt.seat).gold;
                let left = u16::from(gold).saturating_sub(self.cost_of(prompt.seat, card) as u16);
                Some(format!("{}; leaves {left} gold", print_told(self.printed(card))))
            }
            Thing::Duplicate(card) | Thing::Ambush(card) | Thing::Hide(card) => {
                Some(print_told(self.printed(card)))
            }
            Thing::Card(card) => self.card_hint(prompt, card),
            Thing::Challenge(kind, seat) => Some(format!(
                "STR {} against STR {} standing",
                self.standing_strength(kind, prompt.seat),
                self.standing_strength(kind, seat)
            )),
            Thing::Give(_, gold)
            | Thing::OfferForPeace(_, gold)
            | Thing::OfferForChallenge(_, _, gold) => {
                let left = self.player(prompt.seat).gold.saturating_sub(gold);
                Some(format!("leaves {left} gold"))
            }
            Thing::Pass
            | Thing::Yes
            | Thing::Seat(_)
            | Thing::Name(_)
            | Thing::Icon(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::TakeOffer(..)
            | Thing::RefuseOffer(..)
            | Thing::WithdrawOffer(_)
            | Thing::Deck(_)
            | Thing::Duty(..) => None,
        }
    }

    fn card_hint(&self, prompt: &Prompt<'_, Item, Ask>, card: CardId) -> Option<String> {
        let state = self.cards.get(card.index())?;
        if state.place != Place::Play {
            return Some(print_told(self.printed(card)));
        }
        let mut about = Vec::new();
        if state.controller != prompt.seat {
            about.push(format!("{}'s", self.whom(state.controller)));
        }
        if self.is_character(card) {
            about.push(format!("STR {}{}", state.strength, icons_told(state.icons)));
        }
        if state.kneeling {
            about.push("kneeling".to_owned());
        }
        if state.power > 0 {
            about.push(format!("{} power", state.power));
        }
        (!about.is_empty()).then(|| about.join(", "))
    }
}

/// A card as printed, in a few words: "character, cost 4, STR 3 MP".
pub(crate) fn print_told(card: &Printed) -> String {
    if card.kind == CardType::Plot {
        let Printed { income, initiative, claim, .. } = card;
        return format!("{income} gold, {initiative} initiative, {claim} claim");
    }
    let mut about = vec![card.kind.title().to_lowercase()];
    about.extend(card.cost.map(|cost| format!("cost {cost}")));
    if card.kind == CardType::Character {
        about.push(format!("STR {}{}", card.strength, icons_told(card.icons)));
    }
    about.join(", ")
}

/// " MIP", or nothing.
fn icons_told(icons: Icons) -> String {
    let letters: String = icons.iter().filter_map(|icon| icon.title().chars().next()).collect();
    if letters.is_empty() { letters } else { format!(" {}", letters.to_uppercase()) }
}

/// What a title does, from the rules named after it, and whom it supports and opposes.
pub(crate) fn title_told(title: Title) -> String {
    let does = |rule: &tabletop::Rule| {
        let (name, does) = rule.title.split_once(": ")?;
        (title.name().starts_with(name) && !does.starts_with("result")).then_some(does)
    };
    let mut words: Vec<String> =
        crate::rule::RULES.iter().filter_map(does).map(str::to_owned).collect();
    words.extend(title.supports().map(|other| format!("supports the {}", other.name())));
    let opposed = Title::ALL.iter().copied().filter(|other| title.opposes(*other)).map(Title::name);
    let opposed: Vec<&str> = opposed.collect();
    if !opposed.is_empty() {
        words.push(format!("opposes the {}", opposed.join(", the ")));
    }
    words.join("; ")
}
