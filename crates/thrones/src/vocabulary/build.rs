//! Short words for writing abilities, all usable in constants.

use super::{
    Ability, Amount, Cap, CardMod, Cards, Change, Condition, Constant, Cost, Count, Crest, Deed,
    DeedTest, Duration, Effect, Filter, Icon, Keyword, Label, Lasting, Limit, List, Modify,
    Occasion, Pay, Period, Phase, PlayerMod, Scope, Slot, Test, Thing, Trait, Triggered, Verb,
    What, Who, Zone,
};

/// The first slot.
pub const A: Slot = Slot(0);
/// The second slot.
pub const B: Slot = Slot(1);
/// The third slot.
pub const C: Slot = Slot(2);
/// Exactly one.
pub const ONE: Count = Count::Exactly(Amount::N(1));
/// The next time within this phase.
pub const NEXT: Duration = Duration::Uses(1, &Duration::Phase);
/// Kneel this card.
pub const KNEEL_THIS: Cost = give(Verb::Kneel, Cards::This, Zone::Play);
/// Discard this card.
pub const DISCARD_THIS: Cost = give(Verb::Discard, Cards::This, Zone::Discard);

/// A number as written.
#[must_use]
pub const fn n(number: i8) -> Amount {
    Amount::N(number)
}

const fn triggered(label: Label, occasion: Occasion, effects: List<Effect>) -> Triggered {
    Triggered {
        label,
        from: Zone::Play,
        by: Who::You,
        occasion,
        when: &[],
        costs: &[],
        effects,
        limit: Limit::NONE,
        firm: false,
    }
}

/// An action in a phase.
#[must_use]
pub const fn action(phase: Phase, costs: List<Cost>, effects: List<Effect>) -> Triggered {
    Triggered { costs, ..triggered(Label::Action(phase), Occasion::None, effects) }
}

/// A response after one of these deeds.
#[must_use]
pub const fn response(after: List<Deed>, costs: List<Cost>, effects: List<Effect>) -> Triggered {
    Triggered { costs, ..triggered(Label::Response, Occasion::After(after), effects) }
}

/// A response before one of these deeds, which saves or cancels.
#[must_use]
pub const fn interrupt(would: List<Deed>, costs: List<Cost>, effects: List<Effect>) -> Triggered {
    Triggered { costs, ..triggered(Label::Response, Occasion::Would(would), effects) }
}

/// What happens by itself after one of these deeds.
#[must_use]
pub const fn passive(after: List<Deed>, effects: List<Effect>) -> Triggered {
    triggered(Label::Passive, Occasion::After(after), effects)
}

/// What happens when this plot is revealed.
#[must_use]
pub const fn when_revealed(effects: List<Effect>) -> Triggered {
    Triggered { from: Zone::Revealed, ..triggered(Label::WhenRevealed, Occasion::None, effects) }
}

impl Triggered {
    /// The same, with the card in this zone.
    #[must_use]
    pub const fn from(self, zone: Zone) -> Self {
        Self { from: zone, ..self }
    }

    /// The same, if all of these are true.
    #[must_use]
    pub const fn when(self, when: List<Condition>) -> Self {
        Self { when, ..self }
    }

    /// The same, no more often than this.
    #[must_use]
    pub const fn limit(self, limit: Limit) -> Self {
        Self { limit, ..self }
    }

    /// The same as a Limited Response.
    #[must_use]
    pub const fn limited(self) -> Self {
        Self { label: Label::LimitedResponse, ..self }
    }

    /// The same, and it cannot be cancelled.
    #[must_use]
    pub const fn firm(self) -> Self {
        Self { firm: true, ..self }
    }

    /// The same, usable by these players.
    #[must_use]
    pub const fn by(self, by: Who) -> Self {
        Self { by, ..self }
    }

    /// The ability, ready.
    #[must_use]
    pub const fn ok(self) -> Ability {
        Ability::Triggered(self)
    }
}

/// A constant ability of a card in play.
#[must_use]
pub const fn constant(modify: List<Modify>) -> Ability {
    constant_if(&[], modify)
}

/// A constant ability of a card in play, while all of these are true.
#[must_use]
pub const fn constant_if(when: List<Condition>, modify: List<Modify>) -> Ability {
    Ability::Constant(Constant { from: Zone::Play, when, modify })
}

/// A constant ability of a card in another zone: hand, or revealed as a plot.
#[must_use]
pub const fn constant_from(from: Zone, when: List<Condition>, modify: List<Modify>) -> Ability {
    Ability::Constant(Constant { from, when, modify })
}

/// So many times in each period, each copy for itself.
#[must_use]
pub const fn times(times: u8, per: Period) -> Limit {
    Limit { times, per, scope: Scope::Card }
}

/// Once in each period, each copy for itself.
#[must_use]
pub const fn once(per: Period) -> Limit {
    times(1, per)
}

/// Once in each period for each player, all copies together.
#[must_use]
pub const fn title_once(per: Period) -> Limit {
    Limit { times: 1, per, scope: Scope::Title }
}

/// You choose one such card.
#[must_use]
pub const fn choose(to: Slot, from: Filter) -> Effect {
    Effect::Choose { to, by: Who::You, from, count: ONE }
}

/// You choose an opponent.
#[must_use]
pub const fn choose_opponent(to: Slot) -> Effect {
    Effect::ChoosePlayer { to, by: Who::You, from: Who::Opponents }
}

/// Modifiers for a time.
///
/// # Panics
/// Only what changes a cost knows when it was used: no other modifier compiles with `Duration::Uses`.
#[must_use]
pub const fn until(duration: Duration, modify: List<Modify>) -> Effect {
    if let Duration::Uses(_, _) = duration {
        let mut place = 0;
        while place < modify.len() {
            let is_cost = matches!(
                modify[place],
                Modify::Player(_, PlayerMod::Cost { of: _, by: _, ambush: _ })
            );
            assert!(is_cost, "only what changes a cost is used up");
            place += 1;
        }
    }
    Effect::Until(duration, Lasting::Modify(modify))
}

/// An ability for a time.
///
/// # Panics
/// A whole ability is never used up: it does not compile with `Duration::Uses`.
#[must_use]
pub const fn watch(duration: Duration, ability: &'static Ability) -> Effect {
    assert!(!matches!(duration, Duration::Uses(_, _)), "an ability is not used up");
    Effect::Until(duration, Lasting::Ability(ability))
}

/// A deed in general.
#[must_use]
pub const fn deed(verb: Verb) -> Deed {
    Deed::new(verb)
}

/// You win a challenge so.
#[must_use]
pub const fn won(tests: List<DeedTest>) -> Deed {
    Deed::new(Verb::Win).by(Who::You).that(tests)
}

/// You lose a challenge so.
#[must_use]
pub const fn lost(tests: List<DeedTest>) -> Deed {
    Deed::new(Verb::Lose).by(Who::You).that(tests)
}

/// A phase begins.
#[must_use]
pub const fn begin(tests: List<DeedTest>) -> Deed {
    Deed::new(Verb::Begin).that(tests)
}

/// Players draw, counted for the draw cap.
#[must_use]
pub const fn draw(who: Who, cards: i8) -> Effect {
    Effect::Draw(who, Amount::N(cards), Cap::Counted)
}

/// Your House claims power.
#[must_use]
pub const fn claim_house(power: i8) -> Effect {
    Effect::Claim(Cards::HouseCard(Who::You), Amount::N(power))
}

/// STR up or down.
#[must_use]
pub const fn strength(cards: Cards, by: i8) -> Modify {
    Modify::Card(cards, CardMod::Strength(Change::By(Amount::N(by))))
}

/// A keyword is gained.
#[must_use]
pub const fn gains(cards: Cards, keyword: Keyword) -> Modify {
    Modify::Card(cards, CardMod::Gain(Thing::Keyword(keyword)))
}

/// An icon is gained.
#[must_use]
pub const fn gains_icon(cards: Cards, icon: Icon) -> Modify {
    Modify::Card(cards, CardMod::Gain(Thing::Icon(icon)))
}

/// An icon is lost.
#[must_use]
pub const fn loses_icon(cards: Cards, icon: Icon) -> Modify {
    Modify::Card(cards, CardMod::Lose(Thing::Icon(icon)))
}

/// A trait is gained.
#[must_use]
pub const fn gains_trait(cards: Cards, gained: Trait) -> Modify {
    Modify::Card(cards, CardMod::Gain(Thing::Trait(gained)))
}

/// Such cards cost you less gold to play.
#[must_use]
pub const fn cheaper(gold: i8, of: Filter) -> Modify {
    cheaper_by(Amount::N(-gold), of)
}

/// Such cards cost you more or less gold to play.
#[must_use]
pub const fn cheaper_by(change: Amount, of: Filter) -> Modify {
    Modify::Player(Who::You, PlayerMod::Cost { of, by: Change::By(change), ambush: false })
}

/// Kneel so many cards of a kind.
#[must_use]
pub const fn kneel(count: i8, filter: Filter) -> Cost {
    some(Verb::Kneel, count, filter, Zone::Play)
}

/// Discard so many cards of a kind.
#[must_use]
pub const fn discard(count: i8, filter: Filter) -> Cost {
    some(Verb::Discard, count, filter, Zone::Discard)
}

const fn some(verb: Verb, count: i8, filter: Filter, to: Zone) -> Cost {
    let what = What::Some(Count::Exactly(Amount::N(count)), filter);
    Cost::Do(verb, Pay { what, to })
}

/// Do this with these cards, which go there; in play, they stay.
#[must_use]
pub const fn give(verb: Verb, cards: Cards, to: Zone) -> Cost {
    Cost::Do(verb, Pay { what: What::Cards(cards), to })
}

/// A crest is gained.
#[must_use]
pub const fn gains_crest(cards: Cards, crest: Crest) -> Modify {
    Modify::Card(cards, CardMod::Gain(Thing::Crest(crest)))
}

/// Has the trait.
#[must_use]
pub const fn having(wanted: Trait) -> Test {
    Test::Trait(wanted)
}
