//! What the buttons say.

use tabletop::{Seat, named_card};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::flow::Question;
use crate::item::{Duty, Item, Thing};
use crate::phase::marshalling::HIDING;
use crate::state::{Place, Thrones};
use crate::text;
use crate::vocabulary::{Ability, CardType, Choice, Cost, Label};

impl Thrones {
    /// A thing in the game's words, for menus.
    pub(crate) fn label_item(&self, item: &Item) -> String {
        let item = *item;
        if item.card().is_some_and(|card| card.index() >= self.cards.len()) {
            return "a card".to_owned();
        }
        match item.thing() {
            Thing::Pass => self.label_pass(item).to_owned(),
            Thing::Yes => self.label_yes(item),
            Thing::Card(card) => self.label_card(item, card),
            Thing::Marshal(card) => {
                format!(
                    "Marshal {} for {} gold",
                    self.called(card),
                    self.cost_of(self.owner(card), card)
                )
            }
            Thing::Duplicate(card) if self.card(card).place == Place::Play => {
                format!("Save {} with its duplicate", self.called(card))
            }
            Thing::Duplicate(card) => format!("Attach {} as a duplicate", self.called(card)),
            Thing::Fasten(card) => {
                let gold = self.cost_of(self.owner(card), card);
                format!("Attach {} to your House card for {gold} gold", self.called(card))
            }
            Thing::Ambush(card) => {
                let influence = self.ambush_price(self.owner(card), card);
                format!("Ambush with {} for {influence} influence", self.called(card))
            }
            Thing::Hide(card) => {
                format!("Put {} into Shadows for {HIDING} gold", self.called(card))
            }
            Thing::Trait(one) => format!("Name the trait {}", one.title()),
            Thing::House(house) => format!("Name House {}", house.title()),
            Thing::Use(card, place) => self.label_use(item, card, place),
            Thing::Seat(seat) => self.whom(seat),
            Thing::Name(code) => format!("Name {}", named_card(code, code.printed().name)),
            Thing::Challenge(kind, seat) => {
                format!("Attack {} for {}", self.whom(seat), kind.title())
            }
            Thing::Icon(kind) => format!("Name {} challenges", kind.title()),
            Thing::Title(title) => title.called(),
            Thing::Way(way) => self.label_way(item, way),
            Thing::Later(place) => match self.lasting.get(usize::from(place)) {
                Some(lasting) => format!("Resolve {}", self.called(lasting.source)),
                None => "Resolve what was left for later".to_owned(),
            },
            Thing::JoinAttack => "Join as an attacker".to_owned(),
            Thing::JoinDefence => "Join as a defender".to_owned(),
            Thing::Give(seat, gold) => format!("Give {} {gold} gold", self.whom(seat)),
            Thing::OfferForPeace(to, gold) => {
                format!("Offer {} {gold} gold not to challenge you this round", self.whom(to))
            }
            Thing::OfferForChallenge(to, against, gold) => format!(
                "Offer {} {gold} gold to challenge {} this round",
                self.whom(to),
                self.whom(against)
            ),
            Thing::TakeOffer(from, to) => self.label_offer("Take", from, to),
            Thing::RefuseOffer(from, to) => self.label_offer("Refuse", from, to),
            Thing::WithdrawOffer(to) => format!("Withdraw the offer to {}", self.whom(to)),
            Thing::Deck(place) => self.label_deck(place),
            Thing::Duty(duty, card) => self.label_duty(duty, card),
        }
    }

    /// "Take 2 gold from Stark for the promise not to challenge Stark this round".
    fn label_offer(&self, does: &str, from: Seat, to: Seat) -> String {
        let offer = self.standing_offers().find(|offer| (offer.from, offer.to) == (from, to));
        let Some(offer) = offer else { return format!("{does} the offer of {}", self.whom(from)) };
        let (gold, word) = (offer.gold, self.word_told(offer.word, from));
        format!("{does} {gold} gold from {} for the promise {word}", self.whom(from))
    }

    /// "House Stark and The Wars to Come".
    fn label_deck(&self, place: u8) -> String {
        let asked = self.desk.questions().iter().find(|question| question.ask == Ask::Declare);
        let decks = asked.map_or(&[][..], |question| self.decks_instead(question.seat));
        let Some(deck) = decks.get(usize::from(place)) else { return "Another deck".to_owned() };
        let agenda = deck.agenda.map(|agenda| format!(" and {}", agenda.printed().name));
        format!("House {}{}", deck.house.title(), agenda.unwrap_or_default())
    }

    /// What is asked where this thing is offered.
    fn ask_offering(&self, item: Item) -> Option<Ask> {
        self.question_offering(item).map(|question| question.ask)
    }

    fn question_offering(&self, item: Item) -> Option<&Question> {
        let offers = |question: &&Question| self.desk.things_of(question).contains(&item);
        self.desk.questions().iter().find(offers)
    }

    fn label_pass(&self, item: Item) -> &'static str {
        match self.ask_offering(item) {
            Some(Ask::PlaceSetup) => "Place no more",
            Some(Ask::Challenge) => "End your challenges",
            Some(Ask::ComeOut) => "Bring nothing out",
            Some(Ask::May(_)) => "Do nothing",
            Some(Ask::Stealth(_)) => "Bypass nobody",
            Some(Ask::Redirect) => "Let the challenge be",
            Some(Ask::TakeOver) => "Leave the challenge undefended",
            Some(Ask::Interrupt) => "Let it happen",
            _ => "Pass",
        }
    }

    fn label_yes(&self, item: Item) -> String {
        match self.ask_offering(item) {
            Some(Ask::Redirect) => "Redirect the challenge".to_owned(),
            Some(Ask::TakeOver) => "Take over the challenge".to_owned(),
            Some(Ask::May(source)) => match self.choice_on_top() {
                Some(Choice::May(_, effects)) => text::effects(self.card_name(source), effects),
                Some(Choice::Pay { who: _, costs }) => text::costs(self.card_name(source), costs),
                _ => format!("Use {}", self.called(source)),
            },
            _ => "What is not offered now".to_owned(),
        }
    }

    fn label_way(&self, item: Item, way: u8) -> String {
        let frame = self.going.last().map(|going| &going.frame);
        let words = match (self.ask_offering(item), frame) {
            (Some(Ask::Way(source)), Some(_)) => match self.choice_on_top() {
                Some(Choice::Way { by: _, options }) => options
                    .get(usize::from(way))
                    .map(|effects| text::effects(self.card_name(source), effects)),
                _ => None,
            },
            (Some(Ask::WhichCost(source)), Some(_)) => match self.next_cost(&self.paying()) {
                Some(Cost::Either(ways)) => ways
                    .get(usize::from(way))
                    .map(|costs| text::costs(self.card_name(source), costs)),
                _ => None,
            },
            _ => None,
        };
        words.unwrap_or_else(|| "What is not offered now".to_owned())
    }

    /// What the ability on top leaves to somebody now.
    pub(crate) fn choice_on_top(&self) -> Option<Choice> {
        self.choice_asked(&self.going.last()?.frame)
    }

    /// The title; and where another offered card of this title is in another state, what tells them apart.
    fn label_card(&self, item: Item, card: CardId) -> String {
        let name = self.name(card);
        let looks =
            |card: CardId| (self.holder_of(card), self.card(card).place, self.card(card).kneeling);
        let namesake = |other: &Item| match other.thing() {
            Thing::Card(other) => {
                other != card && self.name(other) == name && looks(other) != looks(card)
            }
            _ => false,
        };
        let asking = self.question_offering(item);
        if !asking.is_some_and(|question| self.desk.things_of(question).iter().any(namesake)) {
            return self.called(card);
        }
        let place = match self.card(card).place {
            Place::Play if self.card(card).kneeling => "kneeling",
            Place::Play => "standing",
            other => other.zone().title(),
        };
        format!("{} ({}, {place})", self.called(card), self.whom(self.holder_of(card)))
    }

    fn label_use(&self, item: Item, card: CardId, place: u8) -> String {
        let (name, title) = (self.called(card), self.name(card));
        let Some(id) = self.ability_named(card, place) else { return format!("Use {name}") };
        let ability = self.pool.ability(id);
        let by_itself = matches!(
            ability,
            Ability::Triggered(triggered) if matches!(triggered.label, Label::Passive | Label::WhenRevealed)
        );
        let verb = match (by_itself, self.printed(card).kind) {
            (true, _) => "Resolve",
            (false, CardType::Event) => "Play",
            (false, _) => "Use",
        };
        let another = |other: &Item| {
            *other != item && matches!(other.thing(), Thing::Use(of, _) if of == card)
        };
        let questions = self.desk.questions().iter();
        if questions.flat_map(|open| self.desk.things_of(open)).any(another) {
            format!("{verb} {name}: {}", hint(&text::ability(title, ability)))
        } else {
            format!("{verb} {name}")
        }
    }

    fn label_duty(&self, duty: Duty, card: CardId) -> String {
        match duty {
            Duty::Deadly => "Deadly kills a defender".to_owned(),
            Duty::Vigilant => "Stand Vigilant cards".to_owned(),
            Duty::Vengeful => "Stand Vengeful cards".to_owned(),
            Duty::Opposition => "Claim power for beating an opposed title".to_owned(),
            Duty::LordCommander => "Move power for the Lord Commander of the Kingsguard".to_owned(),
            Duty::Terminal => format!("{} leaves play at STR 0", self.called(card)),
        }
    }
}

/// The start of an ability's text, long enough to tell it from another.
fn hint(text: &str) -> String {
    const ENOUGH: usize = 60;
    let text = text.trim_end_matches('.');
    match text.char_indices().nth(ENOUGH) {
        None => text.to_owned(),
        Some((end, _)) => {
            let cut = text[..end].rfind(' ').unwrap_or(end);
            format!("{}…", &text[..cut])
        }
    }
}
