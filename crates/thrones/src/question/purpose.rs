//! What a card is chosen for: what the ability that asks will do to it.

use tabletop::{Prompt, Shape};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::item::Item;
use crate::state::{Stage, Thrones};
use crate::vocabulary::{
    CardMod, CardType, Cards, Choice, Copied, Cost, Effect, Lasting, List, Modify, Pay, Purse,
    Search, Slot, Test, Thing, Verb, What, Who, Zone,
};

impl Thrones {
    /// "Which character does Stark kill with Ser Ilyn Payne?"
    pub(super) fn title_of_choice(&self, prompt: &Prompt<'_, Item, Ask>, card: CardId) -> String {
        let who = self.whom(prompt.seat);
        let (what, source) = (self.kind_offered(prompt), self.of_whom(prompt.seat, card));
        match self.purpose() {
            Some(purpose) if source == self.called(card) => {
                format!("Which {what} does {who} {purpose} with {source}?")
            }
            Some(purpose) => format!("Which {what} does {who} {purpose} for {source}?"),
            None => format!("Which {what} does {who} name for {source}?"),
        }
    }

    /// "Which character does Stark kneel to pay for Lannisport?"
    pub(super) fn title_of_cost(&self, prompt: &Prompt<'_, Item, Ask>, card: CardId) -> String {
        let does = done_to_pay(self.cost_paid(&self.paying()));
        let (what, who) = (self.kind_offered(prompt), self.whom(prompt.seat));
        format!("Which {what} does {who} {does} to pay for {}?", self.of_whom(prompt.seat, card))
    }

    /// What is offered, as near as one word says it: "character", "locations", "cards".
    fn kind_offered(&self, prompt: &Prompt<'_, Item, Ask>) -> String {
        let cards = prompt.shape.items().iter().filter_map(|item| item.card());
        let mut kinds = cards.map(|card| self.printed(card).kind);
        let first = kinds.next();
        let one = first.filter(|first| kinds.all(|kind| kind == *first));
        let word = match one {
            Some(CardType::Character) => "character",
            Some(CardType::Location) => "location",
            Some(CardType::Attachment) => "attachment",
            Some(CardType::Event) => "event",
            Some(CardType::Plot) => "plot",
            Some(CardType::Agenda | CardType::House) | None => "card",
        };
        let plural = matches!(&prompt.shape, Shape::Some { count, .. } if *count.end() > 1);
        if plural { format!("{word}s") } else { word.to_owned() }
    }

    /// What the ability on top does with what is chosen now, if that can be said in a few words.
    fn purpose(&self) -> Option<&'static str> {
        let going = self.going.last()?;
        let frame = &going.frame;
        let slot = match self.choice_asked(frame)? {
            Choice::Cards { to, .. } | Choice::Search(Search { to, .. }) => to,
            Choice::Player { .. }
            | Choice::Name { .. }
            | Choice::Plot(_)
            | Choice::May(..)
            | Choice::Way { .. }
            | Choice::Order(..)
            | Choice::Pay { .. } => return None,
        };
        if frame.stage == Stage::Targets {
            let ability = self.pool.triggered(frame.ability);
            let paid = ability.costs.iter().find_map(|cost| paid_with(cost, slot));
            return paid.or_else(|| purpose_in(ability.effects, slot));
        }
        // What follows in this list, and then in those around it.
        let lists = going.at.iter().rev();
        lists
            .map(|at| &self.pool.list(at.list)[at.next.into()..])
            .find_map(|effects| purpose_in(effects, slot))
    }
}

/// The first thing these effects do to what is chosen into the slot.
fn purpose_in(effects: &[Effect], slot: Slot) -> Option<&'static str> {
    effects.iter().find_map(|effect| purpose_of(effect, slot))
}

/// What is done to the cards a cost is paid with.
const fn done_to_pay(cost: &Cost) -> &'static str {
    match cost {
        Cost::Do(Verb::Kneel, _) => "kneel",
        Cost::Do(Verb::Discard, _) => "discard",
        Cost::Do(Verb::Kill, _) => "kill",
        Cost::Do(Verb::Return, _) => "return",
        Cost::Do(..)
        | Cost::Gold(_)
        | Cost::GoldTo(..)
        | Cost::GoldOn(..)
        | Cost::Influence(_)
        | Cost::PrintedCost(_)
        | Cost::Either(_) => "give",
    }
}

/// What is done to pay a cost, if it is paid with what is chosen into the slot.
fn paid_with(cost: &Cost, slot: Slot) -> Option<&'static str> {
    let Cost::Do(_, Pay { what: What::Cards(cards), .. }) = cost else { return None };
    is_chosen(cards, slot).then(|| done_to_pay(cost))
}

/// Whether every card that is meant was chosen into the slot.
fn is_chosen(cards: &Cards, slot: Slot) -> bool {
    *cards == Cards::Chosen(slot)
        || matches!(cards, Cards::Every(filter) if filter.tests.contains(&Test::In(slot)))
}

/// Whether every card is meant but those chosen into the slot.
fn is_spared(cards: &Cards, slot: Slot) -> bool {
    let spares = |test: &Test| matches!(test, Test::Not(Test::In(kept)) if *kept == slot);
    matches!(cards, Cards::Every(filter) if filter.tests.iter().any(spares))
}

fn purpose_of(effect: &Effect, slot: Slot) -> Option<&'static str> {
    let meant = |cards: &Cards| is_chosen(cards, slot);
    let of = |cards: &Cards, words: &'static str| {
        let spared = is_spared(cards, slot).then_some("spare");
        meant(cards).then_some(words).or(spared)
    };
    let inside = |lists: &[List<Effect>]| lists.iter().find_map(|list| purpose_in(list, slot));
    match effect {
        Effect::Kill(cards, _) => of(cards, "kill"),
        Effect::Discard(cards, _) => of(cards, "discard"),
        Effect::Kneel(cards) => of(cards, "kneel"),
        Effect::Stand(cards) => of(cards, "stand"),
        Effect::Return(cards, Zone::Hand, _) => of(cards, "return to a hand"),
        Effect::Return(cards, zone, _) | Effect::Place(cards, zone) => of(cards, way_to(*zone)),
        Effect::PutIntoPlay { what, .. } => of(what, "put into play"),
        Effect::Attach { what, to, .. } => {
            of(what, "attach").or_else(|| of(to, "have a card attached to"))
        }
        Effect::TakeControl(cards, Who::You) => of(cards, "take control of"),
        Effect::TakeControl(cards, _) => of(cards, "hand over"),
        Effect::Redirect(cards, _) => of(cards, "send elsewhere"),
        Effect::Lend { from, to, .. } => {
            of(from, "take keywords from").or_else(|| of(to, "give keywords to"))
        }
        Effect::Claim(cards, _) => of(cards, "let claim power"),
        Effect::MovePower { from, to, .. } => {
            of(from, "take power from").or_else(|| of(to, "move power to"))
        }
        Effect::DiscardPower(cards, _) => of(cards, "discard power from"),
        Effect::Gold { from, to, .. } => match (from, to) {
            (Purse::On(cards), _) if meant(cards) => Some("take gold from"),
            (_, Purse::On(cards)) if meant(cards) => Some("put gold on"),
            _ => None,
        },
        Effect::Join(cards, _) => of(cards, "bring into the challenge"),
        Effect::RemoveFromChallenge(cards) => of(cards, "remove from the challenge"),
        Effect::LookAt(_, cards) => of(cards, "look at"),
        Effect::Reveal(cards) => of(cards, "reveal"),
        Effect::Play(cards) => of(cards, "play"),
        Effect::Save(cards) => of(cards, "save"),
        Effect::Arrange(_, cards) => of(cards, "put on the deck"),
        Effect::Copy(Copied::WhenRevealed(cards)) => of(cards, "copy"),
        Effect::Until(_, Lasting::Modify(modifiers)) => modifiers.iter().find_map(|modify| {
            let Modify::Card(cards, changed) = modify else { return None };
            of(cards, way_changed(changed))
        }),
        Effect::Then(list) | Effect::May(_, list) | Effect::Each(_, list) => inside(&[list]),
        Effect::If(_, then, otherwise) | Effect::Pay { then, otherwise, .. } => {
            inside(&[then, otherwise])
        }
        Effect::OneOf { options, .. } => inside(options),
        Effect::Choose { .. }
        | Effect::ChoosePlayer { .. }
        | Effect::Name { .. }
        | Effect::Search { .. }
        | Effect::SwapPlots(_)
        | Effect::Draw(..)
        | Effect::Satisfy { .. }
        | Effect::ClaimAs(_)
        | Effect::Again
        | Effect::FirstPlayer(_)
        | Effect::RevealPlot(_)
        | Effect::Cancel
        | Effect::Until(_, Lasting::Ability(_)) => None,
    }
}

const fn way_changed(changed: &CardMod) -> &'static str {
    match changed {
        CardMod::Strength(_) => "change the STR of",
        CardMod::Fatal(..) => "threaten",
        CardMod::Expelled => "drive out",
        CardMod::DiesFirst => "put before the others for the claim",
        CardMod::Follows(_) => "bring into the challenge",
        CardMod::Uncounted => "keep from counting",
        CardMod::NoBonus(_) => "take the bonus of",
        CardMod::Gain(thing) => match thing {
            Thing::Icon(_) | Thing::Icons => "give an icon to",
            Thing::Keyword(_) | Thing::Keywords => "give a keyword to",
            Thing::Trait(_) | Thing::TraitIn(_) => "give a trait to",
            Thing::Crest(_) | Thing::Crests(_) => "give a crest to",
        },
        CardMod::Lose(thing) => match thing {
            Thing::Icon(_) | Thing::Icons => "take an icon from",
            Thing::Keyword(_) | Thing::Keywords => "take a keyword from",
            Thing::Trait(_) | Thing::TraitIn(_) => "take a trait from",
            Thing::Crest(_) | Thing::Crests(_) => "take a crest from",
        },
        CardMod::Gains(_) => "give an ability to",
        CardMod::Blank(_) => "blank",
        CardMod::Cannot(_) => "restrict",
        CardMod::NoKneel(_) => "keep from kneeling",
        CardMod::Goes(..) => "send elsewhere",
        CardMod::MorePower { .. } => "have claim more power",
    }
}

const fn way_to(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "put into a hand",
        Zone::Deck => "shuffle into a deck",
        Zone::DeckTop => "put on top of a deck",
        Zone::DeckBottom => "put under a deck",
        Zone::Discard => "put on a discard pile",
        Zone::Dead => "put on a dead pile",
        Zone::Removed => "remove from the game",
        Zone::Shadows => "put into Shadows",
        Zone::PlotDeck | Zone::Used | Zone::Revealed => "move among the plots",
        Zone::Play | Zone::Agenda | Zone::Anywhere => "move",
    }
}
