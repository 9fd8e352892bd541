//! What a word reads as when nobody reads it (`cargo xtask mutants --words`).

use super::word::Word;
use super::{
    ANYTHING, Ability, Amount, As, Blank, CHARACTER, Cap, CardMod, Cards, Cause, Change, Cmp,
    Condition, Constant, Copied, Cost, Count, Crest, Deed, DeedTest, Duration, Effect, Enter,
    Except, Face, Filter, House, Icon, Instead, Keyword, Label, Lasting, Limit, Means, Modify,
    Name, Nameable, Occasion, Over, Past, Pay, Period, Phase, PlayerMod, Purse, Resource, Role,
    Rule, Save, Scope, Season, Side, Slot, Stat, TableMod, Tally, Test, Thing, Trait, Triggered,
    Types, Value, Verb, What, Who, Zone, Zones,
};

/// The one word or field that is ignored: `Effect::Kill`, `Effect::Kill.save`, `Triggered.firm`.
pub(crate) struct Ignored(pub String);

impl Ignored {
    pub fn is(&self, name: &str) -> bool {
        self.0 == name
    }

    /// A field: as if it said nothing, or with everything in it as it is read.
    pub fn field<T: Word + Unread>(&self, name: &str, value: &T) -> T {
        if self.is(name) { T::nothing() } else { value.without(self) }
    }
}

/// What stands for a value that is not read.
pub(crate) trait Unread: PartialEq + Sized {
    /// What a field reads as that nobody reads.
    fn nothing() -> Self;

    /// What this value itself reads as.
    fn other() -> Self {
        Self::nothing()
    }

    /// Another value than this one.
    fn unread(&self) -> Self {
        if *self == Self::nothing() { Self::other() } else { Self::nothing() }
    }
}

impl<T: PartialEq> Unread for &'static [T] {
    fn nothing() -> Self {
        &[]
    }
}

impl<T: PartialEq> Unread for Option<T> {
    fn nothing() -> Self {
        None
    }
}

impl<T: Unread + 'static> Unread for &'static T {
    fn nothing() -> Self {
        Box::leak(Box::new(T::nothing()))
    }
}

macro_rules! unread {
    ($($word:ty: $nothing:expr $(, $other:expr)?;)+) => {$(
        impl Unread for $word {
            fn nothing() -> Self {
                $nothing
            }
            $(
                fn other() -> Self {
                    $other
                }
            )?
        }
    )+};
}

/// No card at all.
const NO_CARD: Filter = Filter { types: Types::NONE, ..ANYTHING };
const NO_CARDS: Cards = Cards::Every(&NO_CARD);
const NO_ABILITY: Constant = Constant { from: Zone::Play, when: &[], modify: &[] };

unread! {
    bool: false;
    i8: 0;
    u8: 0;
    Crest: Crest::Holy, Crest::Learned;
    House: House::Martell, House::Greyjoy;
    Icon: Icon::Military, Icon::Power;
    Name: Name("");
    Slot: Slot(0), Slot(1);
    Trait: Trait::Item, Trait::Skill;
    Types: ANYTHING.types;
    Zones: ANYTHING.zones;

    Ability: Ability::Constant(NO_ABILITY);
    Constant: NO_ABILITY;
    Triggered: super::words::passive(&[], &[]);
    Instead: Instead { from: Zone::Play, of: Deed::new(Verb::End), when: &[], effects: &[] };
    Label: Label::Action(Phase::Any), Label::Response;
    Occasion: Occasion::None, Occasion::After(&[]);
    Limit: Limit::NONE;
    Scope: Scope::Unlimited, Scope::Card;
    Rule: Rule::PlotCopies(9);

    Condition: Condition::All(&[]);
    Over: Over::Each, Over::Any;
    Past: Past::LostDominance, Past::Initiated;
    Season: Season::Summer, Season::Winter;
    Cost: Cost::Gold(Amount::N(0));
    Pay: Pay { what: What::Cards(NO_CARDS), to: Zone::Play };
    What: What::Cards(NO_CARDS);

    Verb: Verb::Begin, Verb::End;
    Deed: Deed::new(Verb::Begin);
    DeedTest: DeedTest::Not(&DeedTest::Any(&[]));
    Cause: Cause::Claim, Cause::Deadly;
    Period: Period::Game, Period::Phase;

    Effect: Effect::Then(&[]);
    Save: Save::Savable, Save::Unsavable;
    Cap: Cap::Counted, Cap::Free;
    Enter: Enter::Standing, Enter::Knelt;
    Role: Role::Attacker, Role::Defender;
    As: As::Itself, As::Duplicate;
    Blank: Blank::Whole, Blank::ButTraits;
    Purse: Purse::Treasury, Purse::Pool(Who::You);
    Copied: Copied::WhenRevealed(NO_CARDS);
    Face: Face { types: Types::NONE, traits: &[], abilities: &[] };
    Duration: Duration::Game, Duration::Phase;
    Lasting: Lasting::Modify(&[]);

    Zone: Zone::Play, Zone::Hand;
    Filter: ANYTHING, CHARACTER;
    Test: Test::Not(&Test::Any(&[]));

    Modify: Modify::Card(NO_CARDS, CardMod::Uncounted);
    TableMod: TableMod::Skip(Phase::Any);
    Change: Change::By(Amount::N(0));
    Thing: Thing::Trait(Trait::Item), Thing::Trait(Trait::Skill);
    CardMod: CardMod::Strength(Change::By(Amount::N(0)));
    Value: Value::Claim, Value::Income;
    Means: Means::GoldOn(NO_CARDS);
    PlayerMod: PlayerMod::Cannot(&[]);

    Who: Who::You, Who::Everyone;
    Side: Side::Any, Side::You;
    Cards: NO_CARDS;
    Stat: Stat::Strength, Stat::Power;
    Resource: Resource::Gold, Resource::Influence;
    Cmp: Cmp::Equal, Cmp::More;
    Tally: Tally::Gold, Tally::Power;
    Amount: Amount::N(0), Amount::N(1);
    Count: Count::Exactly(Amount::N(1)), Count::Any;

    Keyword: Keyword::Setup, Keyword::Limited;
    Except: Except::Nothing, Except::Trait(Trait::Item);
    Phase: Phase::Any, Phase::Plot;
    Nameable: Nameable::Card, Nameable::Challenge;
}
