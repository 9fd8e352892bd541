//! Modifiers: what is different for a card or a player while something holds.

use super::{
    Ability, Amount, Cards, Cause, Crest, Deed, DeedTest, Filter, Icon, Keyword, List, Phase,
    Resource, Save, Season, Slot, Trait, Verb, Who, Zone,
};

/// One modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modify {
    /// Of cards.
    Card(Cards, CardMod),
    /// Of players.
    Player(Who, PlayerMod),
    /// Of the whole table.
    Table(TableMod),
}

/// How a number changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// By so much, up or down.
    By(Amount),
    /// To so much.
    To(Amount),
}

/// What a card may gain or lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An icon.
    Icon(Icon),
    /// Every icon.
    Icons,
    /// A keyword.
    Keyword(Keyword),
    /// Every keyword that is nothing but its name.
    Keywords,
    /// A trait.
    Trait(Trait),
    /// The trait named into a slot.
    TraitIn(Slot),
    /// A crest.
    Crest(Crest),
    /// Every crest of a kind.
    Crests(Crest),
}

/// What is different for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardMod {
    /// Its STR.
    Strength(Change),
    /// It is killed or discarded whenever its STR is 0.
    Fatal(Verb, Save),
    /// It is discarded from play.
    Expelled,
    /// It must be among the characters that die for a military claim.
    DiesFirst,
    /// It takes part in the challenge on the side of a card that does.
    Follows(Cards),
    /// Its STR is not counted in challenges.
    Uncounted,
    /// It provides no bonus of this; a penalty stays.
    NoBonus(Resource),
    /// It gains something.
    Gain(Thing),
    /// It loses something.
    Lose(Thing),
    /// It gains an ability.
    Gains(&'static Ability),
    /// What is printed in its text box counts as blank.
    Blank(Blank),
    /// These cannot be done to it, or by it.
    Cannot(List<Deed>),
    /// It does not kneel for being declared when all of these are true.
    NoKneel(List<DeedTest>),
    /// After the verb is done to it, it goes to this zone.
    Goes(Verb, Zone),
    /// Each time it claims power, it is more, in the same moment.
    MorePower {
        /// For which reason; for any if not said.
        cause: Option<Cause>,
        /// By how much.
        by: Amount,
    },
}

/// How much of a text box is blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// All of it.
    Whole,
    /// All but the traits.
    ButTraits,
}

/// A number of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The claim of the revealed plot.
    Claim,
    /// The income of the revealed plot.
    Income,
    /// The initiative of the revealed plot.
    Initiative,
}

/// What gold may be paid with beside the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Gold on a card.
    GoldOn(Cards),
    /// Influence, for the card that says so.
    Influence,
}

/// What is different for a player. Filters in it say `theirs` of that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMod {
    /// A number.
    Value(Value, Change),
    /// What it costs to play such cards.
    Cost {
        /// Which cards.
        of: Filter,
        /// How much more or less, or how much.
        by: Change,
        /// Whether it is so for putting them into play by Ambush as well.
        ambush: bool,
    },
    /// Such cards cost no more for being of another House.
    NoPenalty(Filter),
    /// Gold may be paid with more than the pool.
    PayGoldWith(Means),
    /// The player cannot do these.
    Cannot(List<Deed>),
    /// These cost gold each time.
    Toll {
        /// What does.
        of: List<Deed>,
        /// How much.
        gold: Amount,
        /// To whom: to one of these players, or to the treasury.
        to: Option<Who>,
    },
    /// More challenges may be initiated.
    Challenges {
        /// Of this kind, or of any.
        kind: Option<Icon>,
        /// How many more.
        more: i8,
        /// But no more than so many in all.
        most: Option<u8>,
    },
    /// The power that wins the game.
    Victory {
        /// How much more or less.
        by: Amount,
        /// But no less than this.
        least: u8,
    },
    /// More is counted for dominance.
    Dominance(Amount),
    /// More or fewer cards are drawn in the draw phase.
    Draws(Amount),
    /// Whether power on such cards counts for victory.
    PowerCounts(Filter, bool),
}

/// What is different for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableMod {
    /// The phase is skipped.
    Skip(Phase),
    /// It is this season, unless it is the other too.
    Season(Season),
    /// A challenge the attacker wins is unopposed.
    Unopposed,
    /// Players may act when plots are chosen and not yet revealed.
    ActBeforePlots,
}
