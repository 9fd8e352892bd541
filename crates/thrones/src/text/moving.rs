//! Cards that leave, enter and change places, in words.

use super::effect::Clause;
use super::names::{article, types};
use super::{Actor, Writer, host_word};
use crate::vocabulary::{As, Cards, Effect, Enter, Face, Filter, Save, Side, Who, Zone};

impl Writer {
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    pub(super) fn moved(&mut self, effect: &Effect) -> Clause {
        match *effect {
            Effect::Kill(Cards::Every(filter), save) => {
                let saved = self.unsavable(save, Cards::Every(filter));
                let each = if filter.tests.is_empty() {
                    format!("each {}", self.single_in_play(filter))
                } else {
                    self.each(filter)
                };
                self.order(&format!("kill {each}{saved}"))
            }
            Effect::Kill(cards, save) => {
                let saved = self.unsavable(save, cards);
                self.order(&format!("kill {}{saved}", self.cards(cards)))
            }
            Effect::Discard(cards, save) => {
                let saved = self.unsavable(save, cards);
                let play = if self.in_play(cards) { " from play" } else { "" };
                self.order(&format!("discard {}{play}{saved}", self.cards(cards)))
            }
            Effect::Return(cards, zone, save) => {
                let saved = self.unsavable(save, cards);
                let to = self.to_zone(cards, zone);
                self.order(&format!("{to}{saved}"))
            }
            Effect::Place(cards, zone) => {
                let words = self.to_zone(cards, zone);
                if cards == Cards::This {
                    self.from = zone;
                }
                self.order(&words)
            }
            Effect::PutIntoPlay { what, under, how } => {
                let from = self.origin(what);
                let under = match under {
                    Who::You | Who::Them => String::new(),
                    other => format!(" under {} control", self.whose(other)),
                };
                let how = if how == Enter::Knelt { " knelt" } else { "" };
                self.order(&format!("put {} into play{from}{under}{how}", self.cards(what)))
            }
            Effect::Attach { what, to, as_ } => self.attach(what, to, as_),
            Effect::TakeControl(cards, Who::You) => {
                self.order(&format!("take control of {}", self.cards(cards)))
            }
            Effect::TakeControl(cards, who) => {
                let takes = self.does(who, &format!("take control of {}", self.cards(cards)));
                Clause::statement(takes)
            }
            Effect::Redirect(cards, zone) => {
                let cards = self.cards(cards);
                let zone = zone.title();
                self.order(&format!("place {cards} in its owner's {zone} instead of the dead pile"))
            }
            Effect::Choose { to: _, by: _, from: _, count: _ }
            | Effect::ChoosePlayer { to: _, by: _, from: _ }
            | Effect::Name { to: _, by: _, what: _ }
            | Effect::LookAt(_, _)
            | Effect::Reveal(_)
            | Effect::Search { to: _, by: _, top: _, from: _, count: _, show: _ }
            | Effect::Kneel(_)
            | Effect::Stand(_)
            | Effect::SwapPlots(_)
            | Effect::Lend { what: _, from: _, to: _, take: _, until: _ }
            | Effect::Claim(_, _)
            | Effect::Gold { from: _, to: _, gold: _ }
            | Effect::Draw(_, _, _)
            | Effect::Join(_, _)
            | Effect::RemoveFromChallenge(_)
            | Effect::MovePower { from: _, to: _, power: _ }
            | Effect::DiscardPower(_, _)
            | Effect::Satisfy { who: _, to: _, claim: _ }
            | Effect::ClaimAs(_)
            | Effect::Again
            | Effect::FirstPlayer(_)
            | Effect::Arrange(_, _)
            | Effect::Play(_)
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

    fn attach(&mut self, what: Cards, to: Cards, as_: As) -> Clause {
        let illegal = what != Cards::This && as_ == As::Itself;
        let words = format!("attach {} to {}", self.cards(what), self.cards(to));
        let words = match as_ {
            As::Itself => words,
            As::Duplicate => format!("{words} as a duplicate"),
            As::Face(face) => format!("{words}, where it counts as {}", self.face(face)),
        };
        let ending = if illegal { " (if it cannot be attached there, discard it)" } else { "" };
        self.order(&format!("{words}{ending}"))
    }

    fn face(&self, face: &Face) -> String {
        let traits: Vec<_> = face.traits.iter().map(|one| one.title()).collect();
        let kind = format!("{} {}", traits.join(" "), types(face.types, false));
        let mut facts = vec![article(kind.trim())];
        let abilities = face.abilities.iter();
        let writer = Self { host: host_word(face.abilities), ..Self::new(&self.title) };
        let text: Vec<_> = abilities.map(|one| writer.clone().ability(one)).collect();
        if !text.is_empty() {
            facts.push(format!("with the text “{}”", text.join(" ")));
        }
        facts.join(" ")
    }

    /// "return X to its owner's hand", "shuffle their dead pile into their deck".
    fn to_zone(&self, cards: Cards, zone: Zone) -> String {
        let what = self.cards(cards);
        let pile = matches!(cards, Cards::Every(filter) if !filter.zones.has(Zone::Play));
        let owner = match cards {
            Cards::Every(Filter { side: Side::Them, types: _, zones: _, tests: _ }) if pile => {
                "their"
            }
            Cards::Every(Filter { side: Side::You, types: _, zones: _, tests: _ }) if pile => {
                "your"
            }
            Cards::Chosen(slot) if self.slot(slot).zone != Zone::Play => match self.actor {
                Actor::You => "your",
                Actor::Other | Actor::Several => "their",
            },
            Cards::This if self.from != Zone::Play => "your",
            Cards::Top(_, Filter { side: Side::You, types: _, zones: _, tests: _ }) => "your",
            other if self.are_many(other) => "their owners'",
            Cards::This
            | Cards::Host
            | Cards::It
            | Cards::Chosen(_)
            | Cards::Paid
            | Cards::HouseCard(_)
            | Cards::Plot(_)
            | Cards::Every(_)
            | Cards::Top(_, _)
            | Cards::Random(_, _) => "its owner's",
        };
        let from = self.origin(cards);
        match zone {
            Zone::Hand => match cards {
                Cards::Chosen(slot) if self.slot(slot).zone == Zone::Deck => {
                    format!("put {what} into {owner} hand")
                }
                Cards::Top(_, _) => format!("put {what} into {owner} hand"),
                Cards::This
                | Cards::Host
                | Cards::It
                | Cards::Chosen(_)
                | Cards::Paid
                | Cards::HouseCard(_)
                | Cards::Plot(_)
                | Cards::Every(_)
                | Cards::Random(_, _) => {
                    if owner == "their owners'" {
                        format!("return {what} to their owners' hands")
                    } else {
                        format!("return {what}{from} to {owner} hand")
                    }
                }
            },
            Zone::Deck => format!("shuffle {what}{from} into {owner} deck"),
            Zone::DeckTop if top_of_deck(cards) => format!("leave {what} where it is"),
            Zone::DeckTop => format!("put {what}{from} on top of {owner} deck"),
            Zone::Shadows => format!("return {what}{from} to Shadows"),
            Zone::DeckBottom => format!("put {what}{from} on the bottom of {owner} deck"),
            Zone::Removed => format!("remove {what}{from} from the game"),
            Zone::Discard | Zone::Dead | Zone::Used | Zone::PlotDeck => {
                format!("place {what}{from} in {owner} {}", zone.title())
            }
            Zone::Play | Zone::Revealed | Zone::Agenda | Zone::Anywhere => {
                format!("put {what}{from} there")
            }
        }
    }

    /// " from your hand": where a card comes from, if its name does not say it.
    fn origin(&self, cards: Cards) -> String {
        let elsewhere = !matches!(self.from, Zone::Play | Zone::Revealed | Zone::Anywhere);
        if cards == Cards::This && elsewhere {
            format!(" from your {}", self.from.title())
        } else {
            String::new()
        }
    }

    pub(super) fn in_play(&self, cards: Cards) -> bool {
        match cards {
            Cards::This => self.from == Zone::Play,
            Cards::Host | Cards::It | Cards::Paid => true,
            Cards::Chosen(slot) => self.slot(slot).zone == Zone::Play,
            Cards::Every(filter) | Cards::Top(_, filter) | Cards::Random(_, filter) => {
                filter.zones.has(Zone::Play)
            }
            Cards::HouseCard(_) | Cards::Plot(_) => false,
        }
    }

    fn unsavable(&self, save: Save, cards: Cards) -> &'static str {
        match (save, self.are_many(cards)) {
            (Save::Savable, _) => "",
            (Save::Unsavable, false) => " (it cannot be saved)",
            (Save::Unsavable, true) => " (they cannot be saved)",
        }
    }
}

fn top_of_deck(cards: Cards) -> bool {
    matches!(cards, Cards::Top(_, filter) if filter.zones.has(Zone::Deck))
}
