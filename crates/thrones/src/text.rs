//! The text writer: what a player reads on a card, made from its facts and abilities.
//!
//! There is one phrase for each word of the vocabulary and no knowledge of any card. A lone choice
//! is joined with the verb after it ("choose and kill a character"), a second mention is "that
//! character", costs end in "to", and a condition is "while" on a constant ability, "if" elsewhere.

mod challenge;
mod condition;
mod cost;
mod deed;
mod effect;
mod filter;
mod modifier;
mod moving;
mod names;
mod player;
mod power;
mod structure;

use crate::card::Printed;
use crate::vocabulary::{
    Ability, Amount, CardType, Cards, Condition, Constant, Cost, Count, Duration, Effect, Except,
    Filter, Instead, Label, Limit, Modify, Occasion, Phase, PlainKeyword, Rule, Scope, Slot,
    Triggered, Who, Zone,
};
use names::{capital, list, sentence};

/// The lines of a card's text box: House restriction, keywords, then one line for each ability.
#[must_use]
pub fn lines(card: &Printed) -> Vec<String> {
    let mut lines = Vec::new();
    if !card.house_only.is_empty() {
        lines.push(format!("{} only.", only_houses(card)));
    }
    let keywords = keywords(card);
    if !keywords.is_empty() {
        lines.push(keywords);
    }
    let writer = Writer { host: host_word(card.abilities), ..Writer::new(card.name) };
    lines.extend(card.abilities.iter().map(|one| writer.clone().ability(one)));
    lines
}

/// The Houses that alone may play a card: "House Stark or House Baratheon".
#[must_use]
pub fn only_houses(card: &Printed) -> String {
    let houses: Vec<_> =
        card.house_only.iter().map(|one| format!("House {}", one.title())).collect();
    list(&houses, "or")
}

/// What one ability of the card with this title says.
#[must_use]
pub fn ability(title: &str, ability: &Ability) -> String {
    let mut writer = Writer::new(title);
    writer.ability(ability)
}

/// What some effects of the card with this title say.
#[must_use]
pub fn effects(title: &str, effects: &[Effect]) -> String {
    capital(&Writer::new(title).effects(effects))
}

/// What modifiers of the card with this title say.
#[must_use]
pub fn modifiers(title: &str, modify: &[Modify]) -> String {
    capital(&Writer::new(title).modify(modify, &[]))
}

/// What kind of card a filter of the card with this title asks for: "a kneeling character".
#[must_use]
pub fn kind(title: &str, filter: &Filter) -> String {
    Writer::new(title).one(filter)
}

/// What a filter of sources of the card with this title means: "events", "opponents' character abilities".
#[must_use]
pub fn source(title: &str, filter: &Filter) -> String {
    Writer::new(title).source(filter)
}

/// What some costs of the card with this title say.
#[must_use]
pub fn costs(title: &str, costs: &[Cost]) -> String {
    capital(&Writer::new(title).costs(costs))
}

/// What one cost of the card with this title says, inside a sentence: "kneel 2 influence".
#[must_use]
pub fn cost(title: &str, cost: &Cost) -> String {
    Writer::new(title).costs(std::slice::from_ref(cost))
}

/// What a response of the card with this title waits for: "after you win a challenge".
#[must_use]
pub fn occasion(title: &str, occasion: &Occasion) -> String {
    Writer::new(title).occasion(occasion).trim_end_matches(", ").to_owned()
}

/// When an ability of the card with this title works: "if you control a Lord character".
#[must_use]
pub fn conditions(title: &str, when: &[Condition]) -> String {
    Writer::new(title).conditions(when, "if").trim_end_matches(", ").to_owned()
}

/// That there are not the cards a card with this title asks for: "no character in play", "fewer than 2 locations in
/// play".
#[must_use]
pub fn too_few(title: &str, count: &Count, filter: &Filter) -> String {
    let writer = Writer::new(title);
    match count {
        Count::Exactly(Amount::N(1)) | Count::UpTo(_) | Count::Any | Count::All => {
            format!("no {}", writer.single_in_play(filter))
        }
        Count::Exactly(amount) => {
            format!("fewer than {} {}", writer.amount(*amount), writer.many_in_play(filter))
        }
    }
}

/// House, type and numbers of a card in one line.
#[must_use]
pub fn facts(card: &Printed) -> String {
    let houses: Vec<_> = card.houses.iter().map(|house| house.title()).collect();
    let house = match card.kind {
        CardType::Event | CardType::Plot | CardType::House | CardType::Agenda => String::new(),
        _ if houses.is_empty() => "neutral ".to_owned(),
        CardType::Character | CardType::Location | CardType::Attachment => {
            format!("{} ", houses.join("/"))
        }
    };
    let mut facts = vec![capital(&format!("{house}{}", card.kind.title()))];
    if card.unique {
        facts.push("unique".to_owned());
    }
    let behind = if card.shadow { "s" } else { "" };
    facts.extend(card.cost.map(|gold| format!("cost {behind}{gold}")));
    if card.kind == CardType::Character {
        facts.push(format!("STR {}", card.strength));
        facts.extend((!card.icons.is_empty()).then(|| icons(card)));
    }
    for crest in card.crests.iter() {
        facts.push(format!("{} crest", crest.title()));
    }
    facts.extend(numbers(card));
    let traits: Vec<_> = card.traits.iter().map(|one| format!("{}.", one.title())).collect();
    if !traits.is_empty() {
        facts.push(traits.join(" "));
    }
    facts.join(" · ")
}

fn icons(card: &Printed) -> String {
    let icons: Vec<_> = card.icons.iter().map(|icon| icon.title()).collect();
    icons.join(", ")
}

fn numbers(card: &Printed) -> Vec<String> {
    if card.kind == CardType::Plot {
        return vec![
            format!("income {}", card.income),
            format!("initiative {}", card.initiative),
            format!("claim {}", card.claim),
        ];
    }
    let mut numbers = Vec::new();
    for (number, word) in [
        (i16::from(card.income), "income"),
        (i16::from(card.initiative), "initiative"),
        (i16::from(card.influence), "influence"),
    ] {
        if number != 0 {
            numbers.push(format!("{number:+} {word}"));
        }
    }
    if card.doomed {
        numbers.push("Doomed".to_owned());
    }
    if card.promo {
        numbers.push("promotional".to_owned());
    }
    numbers
}

fn keywords(card: &Printed) -> String {
    let mut words = Vec::new();
    words.extend(card.keywords.iter().map(|one: PlainKeyword| format!("{}.", one.title())));
    words.extend(card.no_attachments.map(|except| sentence(&no_attachments(except))));
    words.extend(card.immune.iter().map(|source| format!("Immune to {}.", immunity(source))));
    words.join(" ")
}

fn no_attachments(except: Except) -> String {
    match except {
        Except::Nothing => "No attachments".to_owned(),
        Except::Trait(one) => format!("No attachments except {} attachments", one.title()),
    }
}

fn immunity(source: &Filter) -> String {
    Writer::new("this card").source(source)
}

/// A thing spoken of before, for its second mention.
#[derive(Clone, Debug)]
struct Noun {
    word: String,
    many: bool,
    zone: Zone,
    /// Whether it may be somebody else's.
    foreign: bool,
}

impl Noun {
    fn one(word: &str, zone: Zone) -> Self {
        Self { word: word.to_owned(), many: false, zone, foreign: false }
    }

    /// "that character", "those characters".
    fn that(&self) -> String {
        let that = if self.many { "those" } else { "that" };
        format!("{that} {}", self.word)
    }
}

/// Who does what is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Actor {
    /// You, so that a verb is an order.
    You,
    /// Somebody else, so that a verb is in the third person.
    Other,
    /// Several players.
    Several,
}

/// The writer of one ability: the title of its card, and what has been spoken of so far.
#[derive(Clone, Debug)]
struct Writer {
    title: String,
    /// What it is attached to, as a noun.
    host: String,
    slots: [Noun; 3],
    it: Noun,
    paid: Noun,
    from: Zone,
    actor: Actor,
    user: Option<Who>,
    explicit: bool,
    chooser: Option<Who>,
    /// Whether the first slot holds something already.
    gathered: bool,
    shown: Option<Cards>,
    shuffles: Option<String>,
}

impl Writer {
    fn new(title: &str) -> Self {
        let card = Noun::one("card", Zone::Play);
        Self {
            title: title.to_owned(),
            host: "character".to_owned(),
            slots: [card.clone(), card.clone(), card.clone()],
            it: card.clone(),
            paid: card,
            from: Zone::Play,
            actor: Actor::You,
            user: None,
            explicit: false,
            chooser: None,
            gathered: false,
            shown: None,
            shuffles: None,
        }
    }

    fn slot(&self, slot: Slot) -> &Noun {
        &self.slots[usize::from(slot.0)]
    }

    fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::Constant(constant) => sentence(&self.constant(constant)),
            Ability::Triggered(triggered) => self.triggered(triggered),
            Ability::Instead(instead) => sentence(&self.instead(instead)),
            Ability::Rule(rule) => self.rule(rule),
        }
    }

    fn constant(&mut self, constant: &Constant) -> String {
        self.from = constant.from;
        let when = self.conditions(constant.when, "while");
        let modify = self.modify(constant.modify, constant.when);
        format!("{when}{modify}")
    }

    fn triggered(&mut self, ability: &Triggered) -> String {
        let label = match ability.label {
            Label::Action(phase) => format!("{}: ", capital(&action(phase))),
            Label::Response => "Response: ".to_owned(),
            Label::LimitedResponse => "Limited Response: ".to_owned(),
            Label::Passive => String::new(),
            Label::WhenRevealed => "When revealed: ".to_owned(),
        };
        let mut text = format!("{label}{}", capital(&self.body(ability)));
        if !text.ends_with(['.', '”']) {
            text.push('.');
        }
        if ability.limit != Limit::NONE {
            text.push(' ');
            text.push_str(&limit(ability.limit));
        }
        if ability.firm {
            text.push_str(" This cannot be cancelled.");
        }
        text
    }

    /// Occasion, conditions, costs and effects.
    fn body(&mut self, ability: &Triggered) -> String {
        self.from = ability.from;
        let occasion = self.occasion(&ability.occasion);
        let when = match ability.when {
            [Condition::Challenge([])] if ability.effects.iter().any(effect::is_for_challenge) => {
                String::new()
            }
            when => self.conditions(when, "if"),
        };
        let by = if ability.by == Who::You {
            String::new()
        } else {
            self.user = Some(ability.by);
            format!("{} may ", self.who(ability.by))
        };
        let done = self.paid_effects(ability.costs, ability.effects);
        format!("{occasion}{when}{by}{done}")
    }

    fn occasion(&mut self, occasion: &Occasion) -> String {
        match occasion {
            Occasion::None => String::new(),
            Occasion::After(deeds) => {
                self.remember_it(deeds);
                format!("{}, ", self.after(deeds))
            }
            Occasion::Would(deeds) => {
                self.remember_it(deeds);
                format!("when {}, ", self.would(deeds))
            }
        }
    }

    fn instead(&mut self, instead: &Instead) -> String {
        let would = self.would(&[instead.of]);
        let when = self.conditions(instead.when, "while");
        let when = when.trim_end_matches(", ");
        let when = if when.is_empty() { String::new() } else { format!(" {when}") };
        let effects = self.effects(instead.effects);
        format!("if {would}{when}, {effects} instead")
    }

    fn rule(&mut self, rule: &Rule) -> String {
        match rule {
            Rule::AttachTo(host) => format!("Attach only to {}.", self.one(host)),
            Rule::OnePerHost => format!("Limit 1 {} on each {}.", self.title, self.host),
            Rule::PlayAsAttachment => format!(
                "When you play {}, you may attach it to your House card; it is then an attachment.",
                self.title
            ),
            Rule::EnterKnelt => format!("{} comes into play knelt.", self.title),
            Rule::NameFirst(what) => {
                let words = self.name(Slot(0), Who::You, *what).words;
                format!("Before the setup hands are drawn, {words}.")
            }
            Rule::Copies(copies) => {
                format!("Your deck may include no more than {copies} {}.", self.title)
            }
            Rule::PlotCopies(1) => {
                format!("Your plot deck may include no more than 1 {}.", self.title)
            }
            Rule::PlotCopies(copies) => {
                format!("Your plot deck may include {copies} copies of {}.", self.title)
            }
        }
    }

    /// The verb as an order to you, or in the third person of somebody else.
    fn act(&self, words: &str) -> String {
        match self.actor {
            Actor::You | Actor::Several => words.to_owned(),
            Actor::Other => names::third(words),
        }
    }

    /// What costs and effects say together: "kneel 1 influence to choose ...".
    fn paid_effects(&mut self, costs: &[Cost], effects: &[Effect]) -> String {
        // A cost that speaks of a card would leave "it" in doubt.
        self.explicit = costs.iter().any(|cost| matches!(cost, Cost::Do(_, _)));
        let choice_first = costs.iter().any(cost::names_a_choice);
        let targets = if choice_first { effect::leading_choices(effects) } else { 0 };
        let (chosen, effects) = effects.split_at(targets);
        let mut orders: Vec<String> = chosen.iter().map(|one| self.effect(one).words).collect();
        orders.extend((!costs.is_empty()).then(|| self.costs(costs)));
        let starts_with_order = effects.first().is_some_and(effect::is_order);
        let done = self.effects(effects);
        if orders.is_empty() {
            return done;
        }
        let orders = list(&orders, "and");
        if starts_with_order {
            return format!("{orders} to {done}");
        }
        if let Some(next) = done.strip_prefix("the next ") {
            format!("{orders} to make the next {}", next.replacen(" costs ", " cost ", 1))
        } else if let Some(Effect::Claim(_, _)) = effects.first() {
            format!("{orders} to have {}", done.replacen(" claims ", " claim ", 1))
        } else if let Some(Effect::Until(Duration::Phase, _)) = effects.first()
            && let Some(may) = done.strip_prefix("until the end of the phase, you may ")
        {
            format!("{orders} to be allowed to {may} this phase")
        } else {
            format!("{orders}. {}", capital(&done))
        }
    }
}

/// What abilities let their card be attached to: "character" if they do not say.
fn host_word(abilities: &[Ability]) -> String {
    let host = abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::AttachTo(host)) => Some(host.types),
        Ability::Rule(_) | Ability::Constant(_) | Ability::Triggered(_) | Ability::Instead(_) => {
            None
        }
    });
    match host {
        Some(types) if types.count() == 1 => names::types(types, false),
        Some(_) => "card".to_owned(),
        None => "character".to_owned(),
    }
}

/// "challenges action", "any phase action".
fn action(phase: Phase) -> String {
    match phase {
        Phase::Any => "any phase action".to_owned(),
        phase => format!("{} action", phase.title()),
    }
}

fn limit(limit: Limit) -> String {
    let period = limit.per.name();
    let times = if limit.times == 1 { "once".to_owned() } else { format!("{} times", limit.times) };
    match limit.scope {
        Scope::Unlimited => String::new(),
        Scope::Card => format!("(Limit: {times} per {period}.)"),
        Scope::Title => format!("(Limit: {times} per {period} for each player.)"),
    }
}
