//! Effects in words.

use super::names::{capital, list, third, types};
use super::{Actor, Noun, Writer};
use crate::vocabulary::{
    Amount, As, Cap, Cards, Condition, Copied, Count, Duration, Effect, Filter, Keyword, Nameable,
    Purse, Save, Side, Slot, Tally, Test, Who, Zone,
};

/// An effect in words, and whether it is an order to whoever acts.
pub(super) struct Clause {
    pub(super) words: String,
    pub(super) order: bool,
}

impl Clause {
    pub(super) fn order(words: String) -> Self {
        Self { words, order: true }
    }

    pub(super) fn statement(words: String) -> Self {
        Self { words, order: false }
    }
}

/// How many choices of yours stand at the head of a list.
pub(super) fn leading_choices(effects: &[Effect]) -> usize {
    effects
        .iter()
        .take_while(|effect| {
            matches!(effect, Effect::Choose { by: Who::You, to: _, from: _, count: _ })
        })
        .count()
}

/// Whether the effect lasts for the challenge, which says that there is one.
pub(super) fn is_for_challenge(effect: &Effect) -> bool {
    matches!(effect, Effect::Until(Duration::Challenge, _))
}

/// Whether the effect is told as an order to you, so that costs may end in "to".
pub(super) fn is_order(effect: &Effect) -> bool {
    match effect {
        Effect::Choose { by, to: _, from: _, count: _ }
        | Effect::ChoosePlayer { by, to: _, from: _ }
        | Effect::Name { by, to: _, what: _ }
        | Effect::Search { by, to: _, top: _, from: _, count: _, show: _ } => *by == Who::You,
        Effect::RevealPlot(who) | Effect::Draw(who, _, _) | Effect::LookAt(who, _) => {
            *who == Who::You
        }
        Effect::TakeControl(_, who) => *who == Who::You,
        Effect::Claim(cards, _) => matches!(cards, Cards::HouseCard(Who::You)),
        Effect::Reveal(_)
        | Effect::Kill(_, _)
        | Effect::Discard(_, _)
        | Effect::Kneel(_)
        | Effect::Stand(_)
        | Effect::Return(_, _, _)
        | Effect::Place(_, _)
        | Effect::PutIntoPlay { what: _, under: _, how: _ }
        | Effect::Attach { what: _, to: _, as_: _ }
        | Effect::Redirect(_, _)
        | Effect::Gold { from: _, to: _, gold: _ }
        | Effect::Join(_, _)
        | Effect::RemoveFromChallenge(_)
        | Effect::MovePower { from: _, to: _, power: _ }
        | Effect::DiscardPower(_, _)
        | Effect::ClaimAs(_)
        | Effect::Again
        | Effect::Play(_)
        | Effect::Copy(_)
        | Effect::Save(_)
        | Effect::Cancel => true,
        Effect::Satisfy { who: _, to: _, claim: _ }
        | Effect::FirstPlayer(_)
        | Effect::Arrange(_, _)
        | Effect::SwapPlots(_)
        | Effect::Lend { what: _, from: _, to: _, take: _, until: _ }
        | Effect::Until(_, _)
        | Effect::Then(_)
        | Effect::If(_, _, _)
        | Effect::May(_, _)
        | Effect::OneOf { by: _, options: _ }
        | Effect::Each(_, _)
        | Effect::Pay { who: _, costs: _, then: _, otherwise: _ } => false,
    }
}

impl Writer {
    /// A list of effects: orders side by side in one sentence, everything else in its own.
    pub(super) fn effects(&mut self, effects: &[Effect]) -> String {
        let clauses = self.clauses(effects);
        let mut sentences: Vec<String> = Vec::new();
        let mut orders: Vec<String> = Vec::new();
        for clause in clauses {
            if clause.order {
                orders.push(clause.words);
                continue;
            }
            if !orders.is_empty() {
                sentences.push(list(&orders, "and"));
                orders.clear();
            }
            sentences.push(clause.words);
        }
        if !orders.is_empty() {
            sentences.push(list(&orders, "and"));
        }
        let mut words = String::new();
        for (index, one) in sentences.iter().enumerate() {
            if index == 0 {
                words.push_str(one);
            } else {
                words =
                    format!("{} {}", words.trim_end_matches('.').to_owned() + ".", capital(one));
            }
        }
        words
    }

    fn clauses(&mut self, effects: &[Effect]) -> Vec<Clause> {
        let mut clauses = Vec::new();
        let mut rest = effects;
        while let [first, after @ ..] = rest {
            if let ([next, later @ ..], Effect::Choose { to, by, from, count }) = (after, first)
                && let Some(clause) = self.choose_and(*to, *by, from, *count, next)
            {
                clauses.push(clause);
                rest = later;
                continue;
            }
            clauses.push(self.effect(first));
            rest = after;
        }
        if let Some(deck) = self.shuffles.take() {
            clauses.push(Clause::order(self.act(&format!("shuffle {deck}"))));
        }
        clauses
    }

    /// "choose and kill a character": a choice and the one thing done with it.
    fn choose_and(
        &mut self,
        to: Slot,
        by: Who,
        from: &Filter,
        count: Count,
        next: &Effect,
    ) -> Option<Clause> {
        let chosen = |cards: &Cards| *cards == Cards::Chosen(to);
        if let Effect::Attach { what: Cards::This, to: host, as_: As::Itself } = next
            && chosen(host)
        {
            return self.move_on(to, from, count);
        }
        let (verb, ending) = if let Effect::Kill(cards, save) = next
            && chosen(cards)
        {
            ("kill", unsavable(*save, count))
        } else if let Effect::Discard(cards, save) = next
            && chosen(cards)
        {
            let play = if from.zones.has(Zone::Play) { " from play" } else { "" };
            ("discard", format!("{play}{}", unsavable(*save, count)))
        } else if let Effect::Kneel(cards) = next
            && chosen(cards)
            && from.tests.contains(&Test::Standing)
        {
            ("kneel", String::new())
        } else if let Effect::Stand(cards) = next
            && chosen(cards)
        {
            ("stand", String::new())
        } else if let Effect::Return(cards, Zone::Hand, save) = next
            && chosen(cards)
        {
            ("return", format!(" to its owner's hand{}", unsavable(*save, count)))
        } else if let Effect::TakeControl(cards, Who::You) = next
            && chosen(cards)
        {
            ("take control of", String::new())
        } else {
            return None;
        };
        self.keep(to, from, count);
        self.chooser = Some(by);
        let some = self.some(count, from);
        Some(self.done_by(by, &format!("choose and {verb} {some}{ending}"), Some("and")))
    }

    /// "move Poisoned Wine to another eligible character".
    fn move_on(&mut self, to: Slot, from: &Filter, count: Count) -> Option<Clause> {
        let some = self.some(count, from);
        let kind = some.strip_suffix(&format!(" other than {}", self.cards(Cards::Host)))?;
        let kind = kind.split_once(' ')?.1;
        self.keep(to, from, count);
        Some(self.order(&format!("move {} to another {kind}", self.title)))
    }

    /// The words as an order if you do it, or as a statement of who does.
    fn done_by(&self, who: Who, words: &str, joined: Option<&str>) -> Clause {
        let other = |words: &str| match joined.and_then(|_| words.split_once(" and ")) {
            Some((first, rest)) => format!("{} and {}", third(first), third(rest)),
            None => third(words),
        };
        if who == Who::You || self.user == Some(who) {
            return Clause::order(words.to_owned());
        }
        match (who, &self.actor) {
            (Who::Them, Actor::Other) => Clause::order(other(words)),
            (Who::Them, Actor::Several) => Clause::order(words.to_owned()),
            (Who::Them, Actor::You) => Clause::statement(format!("that player {}", other(words))),
            (Who::Both(_), _) => Clause::statement(format!("{} each {words}", self.who(who))),
            (who, _) => Clause::statement(format!("{} {}", self.who(who), other(words))),
        }
    }

    pub(super) fn keep(&mut self, slot: Slot, from: &Filter, count: Count) {
        // What is added to a slot that holds something makes it several.
        let again = slot.0 == 0 && std::mem::replace(&mut self.gathered, slot.0 == 0);
        let many = again || !matches!(count, Count::Exactly(Amount::N(1)));
        let zone = from.zones.iter().next().unwrap_or(Zone::Play);
        let word = match (from.types.count(), many) {
            (1, many) => types(from.types, many),
            (_, false) => "card".to_owned(),
            (_, true) => "cards".to_owned(),
        };
        let foreign = match from.side {
            Side::You => false,
            Side::Them => self.actor == Actor::You,
            Side::Opponent | Side::Of(_) | Side::Any => true,
        };
        self.slots[usize::from(slot.0)] = Noun { word, many, zone, foreign };
    }

    /// One effect in words.
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    pub(super) fn effect(&mut self, effect: &Effect) -> Clause {
        match *effect {
            Effect::Choose { to, by, ref from, count } => {
                self.chooser = Some(by);
                let some = self.some(count, from);
                self.keep(to, from, count);
                self.done_by(by, &format!("choose {some}"), None)
            }
            Effect::ChoosePlayer { to, by, from } => self.choose_player(to, by, from),
            Effect::Name { to, by, what } => self.name(to, by, what),
            Effect::LookAt(who, cards) => {
                let words = format!("look at {}", self.cards(cards));
                self.show(cards);
                self.done_by(who, &words, None)
            }
            Effect::Search { to, by, top, ref from, count, show } => {
                self.search(to, by, top, from, count, show)
            }
            Effect::Reveal(cards) => {
                let words = format!("reveal {}", self.cards(cards));
                self.show(cards);
                self.order(&words)
            }
            Effect::Kneel(cards @ Cards::Chosen(_)) => {
                self.order(&format!("kneel {} if it is standing", self.cards(cards)))
            }
            Effect::Kneel(cards) => self.order(&format!("kneel {}", self.cards(cards))),
            Effect::Stand(cards) => self.order(&format!("stand {}", self.cards(cards))),
            Effect::RemoveFromChallenge(cards) => {
                self.order(&format!("remove {} from the challenge", self.cards(cards)))
            }
            Effect::Save(cards) if self.explicit => {
                self.order(&format!("save {}", self.cards(cards)))
            }
            Effect::Save(_) => self.order("save it"),
            Effect::Cancel => self.order("cancel it"),
            Effect::Kill(cards, save) => self.kill(cards, save),
            Effect::Discard(cards, save) => self.discard(cards, save),
            Effect::Return(cards, zone, save) => {
                let saved = self.unsavable(save, cards);
                self.order(&format!("{}{saved}", self.to_zone(cards, zone)))
            }
            Effect::Place(cards, zone) => self.put_away(cards, zone),
            Effect::PutIntoPlay { what, under, how } => self.put_into_play(what, under, how),
            Effect::Attach { what, to, as_ } => self.attach(what, to, as_),
            Effect::TakeControl(cards, who) => self.take_control(cards, who),
            Effect::Redirect(cards, zone) => self.redirect(cards, zone),
            Effect::MovePower { from, to, power } => self.move_power(from, to, power),
            Effect::DiscardPower(cards, power) => self.discard_power(cards, power),
            Effect::Claim(cards, power) => self.claim(cards, power),
            Effect::Satisfy { who, to, claim } => self.satisfy(who, to, claim),
            Effect::ClaimAs(_) => {
                self.order("change the claim of the challenge to that of the named type")
            }
            Effect::Again => Clause::statement(
                "the next challenge you initiate this phase may be one more of this type; if it \
                 is opposed, nobody wins it"
                    .to_owned(),
            ),
            Effect::Join(cards, role) => self.join(cards, role),
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
            Effect::Gold { from, to, gold } => self.gold(from, to, gold),
            Effect::Draw(who, amount, cap) => self.draw(who, amount, cap),
            Effect::SwapPlots(who) => Clause::statement(format!(
                "{}you and {} swap plot decks and used piles",
                self.duration(Duration::Round),
                self.who(who)
            )),
            Effect::Lend { what, from, to, take, until } => {
                Clause::statement(self.lend(what, from, to, take, until))
            }
            Effect::RevealPlot(who) => {
                let whose = if who == Who::You { "your" } else { "their" };
                let words = format!("choose and reveal a new plot from {whose} plot deck");
                self.done_by(who, &words, Some("and"))
            }
            Effect::Copy(Copied::WhenRevealed(cards)) => {
                let plot = self.cards(cards);
                self.order(&format!("carry out the “when revealed” effect of {plot} as your own"))
            }
            Effect::Until(duration, lasting) => Clause::statement(self.until(duration, lasting)),
            Effect::Then(effects) => Clause::statement(format!("then {}", self.effects(effects))),
            Effect::If(ref condition, then, otherwise) => {
                Clause::statement(self.if_else(condition, then, otherwise))
            }
            Effect::May(who, effects) => Clause::statement(self.may(who, effects)),
            Effect::OneOf { by, options } => Clause::statement(self.one_of(by, options)),
            Effect::Each(who, effects) => Clause::statement(self.each_player(who, effects)),
            Effect::Pay { who, costs, then, otherwise } => {
                Clause::statement(self.pay(who, costs, then, otherwise))
            }
        }
    }

    /// A single card shown is "that card" from now on.
    fn show(&mut self, cards: Cards) {
        if matches!(cards, Cards::Top(Amount::N(1), _)) {
            self.shown = Some(cards);
        }
    }

    pub(super) fn order(&self, words: &str) -> Clause {
        Clause::order(self.act(words))
    }

    fn choose_player(&mut self, to: Slot, by: Who, from: Who) -> Clause {
        let (some, noun) = match from {
            Who::Opponents => ("an opponent".to_owned(), "opponent"),
            Who::With(condition) => self.player_with(condition),
            Who::Loser => ("the loser".to_owned(), "player"),
            Who::You
            | Who::Everyone
            | Who::Left
            | Who::Attacker
            | Who::Defender
            | Who::Winner
            | Who::That
            | Who::Them
            | Who::Chosen(_)
            | Who::Owner(_)
            | Who::Controller(_)
            | Who::Both(_) => ("a player".to_owned(), "player"),
        };
        self.slots[usize::from(to.0)] = Noun::one(noun, Zone::Play);
        self.done_by(by, &format!("choose {some}"), None)
    }

    /// "a player who has won a challenge this round", "an opponent who has a revealed plot".
    fn player_with(&self, condition: &Condition) -> (String, &'static str) {
        if let Condition::Exists(filter) = condition
            && let [Test::Controlled(Who::Opponents), tests @ ..] = filter.tests
        {
            let theirs = self.one(&Filter { side: Side::Any, tests, ..*filter });
            return (format!("an opponent who has {theirs}"), "opponent");
        }
        (format!("a player who {}", self.relative(condition)), "player")
    }

    pub(super) fn name(&mut self, to: Slot, by: Who, what: Nameable) -> Clause {
        let (some, noun) = match what {
            Nameable::Card => ("a card title".to_owned(), "title"),
            Nameable::PlotCard => ("a plot title".to_owned(), "title"),
            Nameable::Challenge => ("a challenge type".to_owned(), "challenge type"),
            Nameable::ChallengeBut(icon) => {
                (format!("a challenge type other than {}", icon.title()), "challenge type")
            }
            Nameable::OtherChallenge => ("another challenge type".to_owned(), "challenge type"),
            Nameable::Trait => ("a trait".to_owned(), "trait"),
            Nameable::House => ("a House".to_owned(), "House"),
        };
        self.slots[usize::from(to.0)] = Noun::one(noun, Zone::Play);
        self.done_by(by, &format!("name {some}"), None)
    }

    fn search(
        &mut self,
        to: Slot,
        by: Who,
        top: Option<Amount>,
        from: &Filter,
        count: Count,
        show: bool,
    ) -> Clause {
        let whose = match from.side {
            Side::You => "your deck".to_owned(),
            Side::Of(who) => format!("{} deck", self.whose(*who)),
            Side::Them | Side::Opponent | Side::Any => "their deck".to_owned(),
        };
        let place = match top {
            Some(top) => format!("the top {} cards of {whose}", self.amount(top)),
            None => whose.clone(),
        };
        let anywhere =
            Filter { side: Side::Any, zones: crate::vocabulary::ANYTHING.zones, ..*from };
        let some = self.some(count, &anywhere);
        self.keep(to, from, count);
        self.shuffles = Some(whose);
        let mut clause = self.done_by(by, &format!("search {place} for {some}"), None);
        if show {
            let them = if self.slot(to).many { "reveal them" } else { "reveal it" };
            clause.words.push_str(&format!(", {}", self.act(them)));
        }
        clause
    }

    fn draw(&self, who: Who, amount: Amount, cap: Cap) -> Clause {
        let cap = if cap == Cap::Free { " (not counted for the draw cap)" } else { "" };
        let cards = self.so_many(amount, "card", "cards");
        self.done_by(who, &format!("draw {cards}{cap}"), None)
    }

    fn gold(&self, from: Purse, to: Purse, gold: Amount) -> Clause {
        let all = matches!(
            (from, gold),
            (Purse::Pool(owner), Amount::Of(who, Tally::Gold)) if owner == who
        );
        let much = if all { "all gold".to_owned() } else { self.so_many(gold, "gold", "gold") };
        let words = match (from, to) {
            (Purse::Treasury, Purse::Pool(Who::You)) => format!("take {much} from the treasury"),
            (Purse::Treasury, Purse::Pool(who)) => {
                return Clause::statement(
                    self.does(who, &format!("take {much} from the treasury")),
                );
            }
            (from, Purse::Treasury) => format!("discard {much} from {}", self.purse(from)),
            (from, Purse::Pool(Who::You)) => {
                format!("move {much} from {} to yours", self.purse(from))
            }
            (from, to @ Purse::On(_)) => {
                format!("place {much} from {} on {}", self.purse(from), self.purse(to))
            }
            (from, to @ Purse::Pool(_)) => {
                format!("move {much} from {} to {}", self.purse(from), self.purse(to))
            }
        };
        self.order(&words)
    }

    fn purse(&self, purse: Purse) -> String {
        match purse {
            Purse::Treasury => "the treasury".to_owned(),
            Purse::Pool(who) => format!("{} gold pool", self.whose(who)),
            Purse::On(cards) => self.cards(cards),
        }
    }

    fn lend(
        &self,
        what: &[Keyword],
        from: Cards,
        to: Cards,
        take: bool,
        until: Duration,
    ) -> String {
        let what: Vec<_> = what.iter().map(|one| self.keyword(*one)).collect();
        let until = self.duration(until);
        let (from, to) = (self.cards(from), self.cards(to));
        if take {
            let what = list(&what, "and");
            return format!("{until}{from} loses {what}, and {to} gains each of them it lost");
        }
        format!("{until}{to} gains {} if {from} has it", list(&what, "or"))
    }
}

fn unsavable(save: Save, count: Count) -> String {
    let many = !matches!(count, Count::Exactly(Amount::N(1)));
    match (save, many) {
        (Save::Savable, _) => String::new(),
        (Save::Unsavable, false) => " (it cannot be saved)".to_owned(),
        (Save::Unsavable, true) => " (they cannot be saved)".to_owned(),
    }
}
