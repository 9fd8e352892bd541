//! Cards that leave, enter and change places, in words.

use super::effect::Clause;
use super::names::{article, types};
use super::{Actor, Writer, host_word};
use crate::vocabulary::{As, Cards, Enter, Face, Filter, Save, Side, Who, Zone};

impl Writer {
    pub(super) fn kill(&self, cards: Cards, save: Save) -> Clause {
        let saved = self.unsavable(save, cards);
        let what = match cards {
            Cards::Every(filter) if filter.tests.is_empty() => {
                format!("each {}", self.single_in_play(filter))
            }
            Cards::Every(filter) => self.each(filter),
            cards => self.cards(cards),
        };
        self.order(&format!("kill {what}{saved}"))
    }

    pub(super) fn discard(&self, cards: Cards, save: Save) -> Clause {
        let saved = self.unsavable(save, cards);
        let play = if self.in_play(cards) { " from play" } else { "" };
        self.order(&format!("discard {}{play}{saved}", self.cards(cards)))
    }

    pub(super) fn put_away(&mut self, cards: Cards, zone: Zone) -> Clause {
        let words = self.to_zone(cards, zone);
        if cards == Cards::This {
            self.from = zone;
        }
        self.order(&words)
    }

    pub(super) fn put_into_play(&self, what: Cards, under: Who, how: Enter) -> Clause {
        let from = self.origin(what);
        let under = match under {
            Who::You | Who::Them => String::new(),
            Who::Owner(of) if *of == what => " under its owner's control".to_owned(),
            other => format!(" under {} control", self.whose(other)),
        };
        let how = if how == Enter::Knelt { " knelt" } else { "" };
        self.order(&format!("put {} into play{from}{under}{how}", self.cards(what)))
    }

    pub(super) fn take_control(&self, cards: Cards, who: Who) -> Clause {
        let words = format!("take control of {}", self.cards(cards));
        if who == Who::You {
            return self.order(&words);
        }
        Clause::statement(self.does(who, &words))
    }

    pub(super) fn redirect(&self, cards: Cards, zone: Zone) -> Clause {
        let (cards, zone) = (self.cards(cards), zone.title());
        self.order(&format!("place {cards} in its owner's {zone} instead of the dead pile"))
    }

    pub(super) fn attach(&self, what: Cards, to: Cards, as_: As) -> Clause {
        let illegal = what != Cards::This && as_ == As::Itself;
        let words = format!("attach {} to {}", self.cards(what), self.cards(to));
        let words = match as_ {
            As::Itself => {
                let from = self.origin(what);
                format!("attach {}{from} to {}", self.cards(what), self.cards(to))
            }
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
    pub(super) fn to_zone(&self, cards: Cards, zone: Zone) -> String {
        let what = self.cards(cards);
        let pile = matches!(cards, Cards::Every(filter) if !filter.zones.has(Zone::Play));
        let owner = match cards {
            Cards::Every(Filter { side: Side::Them, types: _, zones: _, tests: _ }) if pile => {
                "their"
            }
            Cards::Every(Filter { side: Side::You, types: _, zones: _, tests: _ }) if pile => {
                "your"
            }
            Cards::Chosen(slot)
                if self.slot(slot).zone != Zone::Play && !self.slot(slot).foreign =>
            {
                match self.actor {
                    Actor::You => "your",
                    Actor::Other | Actor::Several => "their",
                }
            }
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

    pub(super) fn unsavable(&self, save: Save, cards: Cards) -> &'static str {
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
