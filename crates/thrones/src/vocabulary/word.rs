//! Every word of the vocabulary taken apart: the one place that knows what lies inside what.
//!
//! Whoever looks through abilities (the index, what constants look at, the mutants of words) walks over `children`, so
//! that a new word is found by all of them or does not compile.

use std::any::Any;

#[cfg(feature = "mutation")]
use super::unread::{Ignored, Unread};

use super::{
    Ability, Amount, As, Blank, Cap, CardMod, CardType, Cards, Cause, Change, Cmp, Condition,
    Constant, Copied, Cost, Count, Crest, Deed, DeedTest, Duration, Effect, Enter, Except, Face,
    Filter, House, Icon, Instead, Keyword, Label, Lasting, Limit, Means, Modify, Name, Nameable,
    Occasion, Over, Past, Pay, Period, Phase, PlayerMod, Purse, Resource, Role, Rule, Save, Scope,
    Season, Side, Slot, Stat, TableMod, Tally, Test, Thing, Trait, Triggered, Types, Value, Verb,
    What, Who, Zone, Zones,
};

/// A word of the vocabulary, or a list of them.
pub(crate) trait Word: Any {
    /// Calls `each` with what lies directly inside, in the order of writing.
    fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word));

    /// The same as it reads when one word or field is ignored (`cargo xtask mutants --words`).
    #[cfg(feature = "mutation")]
    fn without(&self, ignored: &Ignored) -> Self
    where
        Self: Sized;

    /// Whether this word itself is the one ignored.
    #[cfg(feature = "mutation")]
    fn is_ignored(&self, ignored: &Ignored) -> bool {
        let _ = ignored;
        false
    }
}

/// Calls `each` with a word and everything inside it, outermost first.
pub(crate) fn walk(word: &'static dyn Word, each: &mut dyn FnMut(&'static dyn Any)) {
    each(word);
    word.children(&mut |child| walk(child, each));
}

impl<T: Word> Word for &'static T {
    fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word)) {
        each(*self);
    }

    #[cfg(feature = "mutation")]
    fn without(&self, ignored: &Ignored) -> Self {
        Box::leak(Box::new((**self).without(ignored)))
    }
}

impl<T: Word> Word for &'static [T] {
    fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word)) {
        self.iter().for_each(|word| each(word));
    }

    /// A word that is ignored is gone from its list.
    #[cfg(feature = "mutation")]
    fn without(&self, ignored: &Ignored) -> Self {
        let read = self.iter().filter(|word| !word.is_ignored(ignored));
        Vec::leak(read.map(|word| word.without(ignored)).collect())
    }
}

impl<T: Word> Word for Option<T> {
    fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word)) {
        self.iter().for_each(|word| each(word));
    }

    #[cfg(feature = "mutation")]
    fn without(&self, ignored: &Ignored) -> Self {
        self.as_ref().map(|word| word.without(ignored))
    }
}

/// Words in which nothing lies: numbers, names, what is printed, and sets of it.
macro_rules! plain {
    ($($word:ty),+ $(,)?) => {$(
        impl Word for $word {
            fn children(&'static self, _: &mut dyn FnMut(&'static dyn Word)) {}

            #[cfg(feature = "mutation")]
            fn without(&self, _: &Ignored) -> Self {
                *self
            }
        }
    )+};
}

/// What lies inside each word: its variants, and the fields of each under their names.
macro_rules! words {
    ($($word:ident {
        $($variant:ident $(($($part:ident),+))? $({$($field:ident),+})?),+ $(,)?
    })+) => {$(
        impl Word for $word {
            fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word)) {
                match self {$(
                    Self::$variant $(($($part),+))? $({$($field),+})? => {
                        $($(each($part);)+)?
                        $($(each($field);)+)?
                    }
                )+}
                let _ = each;
            }

            #[cfg(feature = "mutation")]
            fn without(&self, ignored: &Ignored) -> Self {
                if self.is_ignored(ignored) {
                    return self.unread();
                }
                match self {$(
                    Self::$variant $(($($part),+))? $({$($field),+})? => Self::$variant
                        $(($(ignored.field(
                            concat!(stringify!($word), "::", stringify!($variant), ".", stringify!($part)),
                            $part,
                        )),+))?
                        $({$($field: ignored.field(
                            concat!(stringify!($word), "::", stringify!($variant), ".", stringify!($field)),
                            $field,
                        )),+})?,
                )+}
            }

            #[cfg(feature = "mutation")]
            #[allow(unused_variables, reason = "the name of the variant is enough")]
            fn is_ignored(&self, ignored: &Ignored) -> bool {
                ignored.is(match self {$(
                    Self::$variant $(($($part),+))? $({$($field),+})? =>
                        concat!(stringify!($word), "::", stringify!($variant)),
                )+})
            }
        }
    )+

    /// Every variant and every field of a variant.
    #[cfg(feature = "mutation")]
    const VARIANTS: &[&str] = &[$($(
        concat!(stringify!($word), "::", stringify!($variant)),
        $($(concat!(stringify!($word), "::", stringify!($variant), ".", stringify!($part)),)+)?
        $($(concat!(stringify!($word), "::", stringify!($variant), ".", stringify!($field)),)+)?
    )+)+];
    };
}

/// The same for words that are structs.
macro_rules! records {
    ($($word:ident {$($field:ident),+})+) => {$(
        impl Word for $word {
            fn children(&'static self, each: &mut dyn FnMut(&'static dyn Word)) {
                let Self {$($field),+} = self;
                $(each($field);)+
            }

            #[cfg(feature = "mutation")]
            fn without(&self, ignored: &Ignored) -> Self {
                Self {$(
                    $field: ignored
                        .field(concat!(stringify!($word), ".", stringify!($field)), &self.$field),
                )+}
            }
        }
    )+

    /// Every field of a record.
    #[cfg(feature = "mutation")]
    const FIELDS: &[&str] = &[$($(concat!(stringify!($word), ".", stringify!($field)),)+)+];
    };
}

/// Everything that can be ignored.
#[cfg(feature = "mutation")]
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    VARIANTS.iter().chain(FIELDS).copied()
}

plain!(bool, i8, u8, CardType, Crest, House, Icon, Name, Slot, Trait, Types);

impl Word for Zones {
    fn children(&'static self, _: &mut dyn FnMut(&'static dyn Word)) {}

    #[cfg(feature = "mutation")]
    fn without(&self, ignored: &Ignored) -> Self {
        let read = self.iter().filter(|zone| !zone.is_ignored(ignored));
        read.fold(Self::NONE, Self::with)
    }
}

records! {
    Constant { from, when, modify }
    Triggered { label, from, by, occasion, when, costs, effects, limit, firm }
    Instead { from, of, when, effects }
    Limit { times, per, scope }
    Pay { what, to }
    Deed { verb, by, card, tests }
    Face { types, traits, abilities }
    Filter { types, zones, side, tests }
}

words! {
    Ability { Constant(constant), Triggered(triggered), Instead(instead), Rule(rule) }
    Label { Action(phase), Response, LimitedResponse, Passive, WhenRevealed }
    Occasion { None, After(deeds), Would(deeds) }
    Scope { Unlimited, Card, Title }
    Rule {
        AttachTo(host), OnePerHost, PlayAsAttachment, EnterKnelt, NameFirst(what), Copies(most),
        PlotCopies(most),
    }

    Condition {
        Exists(card),
        Compare(left, cmp, right),
        Is(cards, test),
        Rank(who, cmp, tally, over),
        Challenge(tests),
        During(phase),
        PlotsChosen,
        Plays(who, house),
        Season(season),
        Did(who, past),
        Not(condition),
        All(conditions),
        Any(conditions),
    }
    Past { Won(kind), Lost(kind), LostDominance, Initiated }
    Season { Summer, Winter }
    Over { Each, Any }

    Cost {
        Gold(gold),
        GoldTo(who, gold),
        GoldOn(cards, gold),
        Influence(influence),
        PrintedCost(cards),
        Do(verb, pay),
        Either(ways),
    }
    What { Cards(cards), Some(count, card) }

    Verb {
        Kill, Discard, Return, Leave, Move, Enter, ComeOut, Play, Kneel, Stand, TakeControl, Choose,
        Save, Bypass, UseStealth, LoseStrength, Blank, Declare, ClaimPower, Trigger, Reveal, Draw,
        Win, Lose, WinInitiative, LoseInitiative, Resolve, Defend, Satisfy, CountIncome, Initiate, RevealPlot, Begin, End,
    }
    DeedTest {
        Kind(icon),
        KindIn(slot),
        Dominance,
        First,
        Strength(least),
        Attacker,
        Defender,
        Unopposed,
        Margin(strength),
        Against(who),
        With(character),
        WithAlone(character),
        OnlyWith(character),
        OnlyTarget(card),
        Triggered,
        Response,
        Costs(resource),
        In(phase),
        From(zone),
        To(zone),
        On(cards),
        Cause(cause),
        Not(test),
        Any(tests),
    }
    Cause { Claim, Deadly, Renown, Unopposed, Dominance, Cost, Effect(source) }
    Period { Challenge, Phase, Round, Game }

    Effect {
        Choose { to, by, from, count },
        ChoosePlayer { to, by, from },
        Name { to, by, what },
        LookAt(who, cards),
        Reveal(cards),
        Search { to, by, top, from, count, show },
        Kill(cards, save),
        Discard(cards, save),
        Kneel(cards),
        Stand(cards),
        Return(cards, zone, save),
        Place(cards, zone),
        PutIntoPlay { what, under, how },
        Attach { what, to, as_ },
        TakeControl(cards, who),
        Redirect(cards, zone),
        SwapPlots(who),
        Lend { what, from, to, take, until },
        Claim(cards, power),
        MovePower { from, to, power },
        DiscardPower(cards, power),
        Gold { from, to, gold },
        Draw(who, cards, cap),
        Join(cards, role),
        RemoveFromChallenge(cards),
        Satisfy { who, to, claim },
        ClaimAs(slot),
        Again,
        FirstPlayer(who),
        Arrange(who, cards),
        Play(cards),
        RevealPlot(who),
        Copy(copied),
        Save(cards),
        Cancel,
        Until(duration, lasting),
        Then(effects),
        If(condition, yes, no),
        May(who, effects),
        OneOf { by, options },
        Each(who, effects),
        Pay { who, costs, then, otherwise },
    }
    Save { Savable, Unsavable }
    Cap { Counted, Free }
    Enter { Standing, Knelt }
    Role { Attacker, Defender, Either }
    As { Itself, Duplicate, Face(face) }
    Blank { Whole, ButTraits }
    Purse { Treasury, Pool(who), On(cards) }
    Copied { WhenRevealed(cards) }
    Duration { Challenge, Phase, Round, NextRound, Game, WhileInPlay(cards), Uses(times, duration) }
    Lasting { Modify(modify), Ability(ability) }

    Zone {
        Play, Hand, Deck, DeckTop, DeckBottom, Discard, Dead, Shadows, PlotDeck, Used,
        Revealed, Agenda, Removed, Anywhere,
    }
    Test {
        Trait(wanted),
        PrintedTrait(wanted),
        TraitIn(slot),
        SharesTrait(cards),
        House(house),
        HouseIn(slot),
        InHouse,
        Neutral,
        Crest(crest),
        AnyCrest,
        Icon(icon),
        Keyword(keyword),
        Named(name),
        NamedIn(slot),
        CopyOf(cards),
        Unique,
        Standing,
        Kneeling,
        Attacking,
        Defending,
        Participating,
        Alone,
        Is(stat, cmp, amount),
        Provides(resource),
        Owned(who),
        Controlled(who),
        HasOn(attachment),
        On(host),
        MayHold(cards),
        In(slot),
        Same(cards),
        StrengthChanged,
        Fallen,
        Triggered,
        AnyPhase,
        WhenRevealed,
        Not(test),
        Any(tests),
    }

    Modify { Card(cards, change), Player(who, change), Table(change) }
    TableMod { Skip(phase), Season(season), Unopposed, ActBeforePlots }
    Change { By(amount), To(amount) }
    Thing {
        Icon(icon), Icons, Keyword(keyword), Keywords, Trait(gained), TraitIn(slot), Crest(crest),
        Crests(crest),
    }
    CardMod {
        Strength(change),
        Fatal(verb, save),
        Expelled,
        DiesFirst,
        Follows(cards),
        Uncounted,
        Gain(thing),
        Lose(thing),
        Gains(ability),
        Blank(blank),
        NoBonus(resource),
        Cannot(deeds),
        NoKneel(tests),
        Goes(verb, zone),
        MorePower { cause, by },
    }
    Value { Claim, Income, Initiative }
    Means { GoldOn(cards), Influence }
    PlayerMod {
        Value(value, change),
        Cost { of, by, ambush },
        NoPenalty(card),
        PayGoldWith(means),
        Cannot(deeds),
        Toll { of, gold, to },
        Challenges { kind, more, most },
        Victory { by, least },
        Dominance(more),
        Draws(more),
        PowerCounts(card, counts),
    }

    Who {
        You, Opponents, Everyone, Left, Attacker, Defender, Winner, Loser, That, Them,
        Chosen(slot), Owner(cards), Controller(cards), Both(slot), With(condition),
    }
    Side { Any, You, Opponent, Them, Of(who) }
    Cards {
        This, Host, It, Chosen(slot), Paid, HouseCard(who), Plot(who),
        Every(card), Top(count, card), Random(count, card),
    }
    Stat { Strength, PrintedStrength, PrintedCost, Power, Gold, Attachments, Claim, Income, Initiative }
    Resource { Gold, Influence, Either, Initiative }
    Cmp { Less, AtMost, Equal, AtLeast, More }
    Tally { Cards(card), Hand, Gold, Power, HousePower, Initiative, Opponents }
    Amount {
        N(number), X, Size, Count(card), Stat(stat, cards), Of(who, tally), Minus(amount),
        Times(times, amount), Either(condition, one, other), Plus(one, other), AtLeast(least, amount),
    }
    Count { Exactly(amount), UpTo(amount), Any, All }

    Keyword {
        Deadly, Renown, Stealth, Ambush, Infamy, Intimidate, Stalwart, Vengeful, Vigilant,
        Deathbound, Limited, Setup, Melee, NoAttachments(except), Immune(source),
    }
    Except { Nothing, Trait(excepted) }
    Phase { Plot, Draw, Marshalling, Challenges, Dominance, Standing, Taxation, Any }
    Nameable { Card, PlotCard, Challenge, ChallengeBut(icon), OtherChallenge, Trait, House }
}

#[cfg(test)]
mod tests {
    use super::walk;
    use crate::cards::CARDS;
    use crate::vocabulary::{Ability, Effect, Filter, List};

    /// Kennel Master's gained response lies three words deep.
    #[test]
    fn a_walk_finds_what_lies_deep() {
        let (mut abilities, mut filters, mut lists) = (0, 0, 0);
        let card = CARDS.iter().find(|card| card.name == "Kennel Master").expect("it is there");
        walk(&card.abilities, &mut |word| {
            abilities += usize::from(word.is::<Ability>());
            filters += usize::from(word.is::<Filter>());
            lists += usize::from(word.is::<List<Effect>>());
        });
        assert_eq!((abilities, lists), (3, 1));
        assert!(filters >= 4, "{filters}");
    }
}
