//! A sampler for the Winter Edition: the cards its rulebook names, with the values its examples
//! give.
//!
//! The rulebook shows no whole card. What an example says of a card is kept; what it leaves open is
//! filled in by us, as plainly as possible. The cards marked with the raven are made up to show
//! what Doomed does, and the promotional herald to show what a tournament refuses.

use crate::card::{Printed, Set, agenda, attachment, character, event, location};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    ROBERT_BARATHEON,
    RENLY_BARATHEON,
    EDDARD_STARK,
    ARYA_STARK,
    I_AM_KING_HERE,
    ARYAS_REVENGE,
    SALT_IN_YOUR_EYES,
    SLANDER,
    RISEN_TO_POWER,
    DOTHRAKI_SEA,
    RULER_OF_MEEREEN,
    RAVEN_MARKED_LEVY,
    RAVEN_MARKED_RIDER,
    RAVEN_MARKED_ORPHAN,
    RAVEN_MARKED_HALL,
    RAVEN_MARKED_BLADE,
    RAVEN_MARKED_OATH,
    WINTER_STORES,
    HERALD_OF_THE_REALM,
    THE_NIGHTS_WATCH,
];

/// Cost 4 and STR 3, and Renown: the examples of marshalling and of a challenge.
const ROBERT_BARATHEON: Printed = character("W1", "Robert Baratheon", &[House::Baratheon])
    .set(Set::Winter)
    .unique()
    .cost(4)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Renown]);

/// Cost 3: the example of marshalling.
const RENLY_BARATHEON: Printed = character("W2", "Renly Baratheon", &[House::Baratheon])
    .set(Set::Winter)
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lord]);

/// STR 4, and may defend in a military challenge.
const EDDARD_STARK: Printed = character("W3", "Eddard Stark", &[House::Stark])
    .set(Set::Winter)
    .unique()
    .cost(4)
    .strength(4)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Lord])
    .doomed();

/// Unique: a copy in the dead pile keeps every other out.
const ARYA_STARK: Printed = character("W4", "Arya Stark", &[House::Stark])
    .set(Set::Winter)
    .unique()
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Lady])
    .keywords(&[Keyword::Stealth])
    .doomed();

/// The one text the rulebook gives: +2 STR for the phase, and 2 power if the challenge is won.
const I_AM_KING_HERE: Printed =
    event("W5", "I am King Here!").set(Set::Winter).abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            choose(A, CHARACTER.with(&[T::Participating])),
            until(Du::Phase, &[strength(K::Chosen(A), 2)]),
            watch(Du::Challenge, &passive(&[won(&[])], &[claim_house(2)]).ok()),
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// Costs 3 influence; what it does the rulebook leaves open.
const ARYAS_REVENGE: Printed = event("W6", "Arya's Revenge").set(Set::Winter).abilities(&[action(
    Phase::Any,
    &[Influence(n(3))],
    &[choose(A, CHARACTER.with(&[T::Kneeling])), E::Kill(K::Chosen(A), Save::Savable)],
)
.from(Z::Hand)
.ok()]);

/// Cancels an event just played.
const SALT_IN_YOUR_EYES: Printed = event("W7", "Salt in Your Eyes")
    .set(Set::Winter)
    .abilities(&[interrupt(&[deed(V::Trigger).to(EVENTS)], &[], &[E::Cancel]).from(Z::Hand).ok()]);

/// Removes a power icon.
const SLANDER: Printed = event("W8", "Slander").set(Set::Winter).abilities(&[action(
    Phase::Any,
    &[],
    &[choose(A, CHARACTER), until(Du::Phase, &[loses_icon(K::Chosen(A), Icon::Power)])],
)
.from(Z::Hand)
.ok()]);

/// Adds a power icon.
const RISEN_TO_POWER: Printed =
    event("W9", "Risen to Power").set(Set::Winter).abilities(&[action(
        Phase::Any,
        &[],
        &[choose(A, CHARACTER), until(Du::Phase, &[gains_icon(K::Chosen(A), Icon::Power)])],
    )
    .from(Z::Hand)
    .ok()]);

/// Lowers STR by 1.
const DOTHRAKI_SEA: Printed = location("W10", "Dothraki Sea", &[House::Targaryen])
    .set(Set::Winter)
    .cost(1)
    .traits(&[Trait::TheEast])
    .abilities(&[action(
        Phase::Any,
        &[KNEEL_THIS],
        &[choose(A, CHARACTER), until(Du::Phase, &[strength(K::Chosen(A), -1)])],
    )
    .ok()]);

/// Raises STR by 1.
const RULER_OF_MEEREEN: Printed = attachment("W11", "Ruler of Meereen", &[House::Targaryen])
    .set(Set::Winter)
    .cost(1)
    .traits(&[Trait::Title])
    .abilities(&[constant(&[strength(K::Host, 1)])]);

const RAVEN_MARKED_LEVY: Printed = character("W12", "Raven-Marked Levy", &[])
    .set(Set::Winter)
    .cost(0)
    .strength(1)
    .icons(&[Icon::Military])
    .traits(&[Trait::Army])
    .doomed();

const RAVEN_MARKED_RIDER: Printed = character("W13", "Raven-Marked Rider", &[])
    .set(Set::Winter)
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight])
    .keywords(&[Keyword::Deadly])
    .doomed();

const RAVEN_MARKED_ORPHAN: Printed = character("W14", "Raven-Marked Orphan", &[])
    .set(Set::Winter)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Deathbound])
    .doomed();

const RAVEN_MARKED_HALL: Printed = location("W15", "Raven-Marked Hall", &[])
    .set(Set::Winter)
    .cost(1)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Deathbound])
    .doomed()
    .influence(1);

const RAVEN_MARKED_BLADE: Printed = attachment("W16", "Raven-Marked Blade", &[])
    .set(Set::Winter)
    .cost(1)
    .traits(&[Trait::Weapon])
    .keywords(&[Keyword::Deathbound])
    .doomed()
    .abilities(&[constant(&[strength(K::Host, 2)])]);

const RAVEN_MARKED_OATH: Printed = event("W17", "Raven-Marked Oath")
    .set(Set::Winter)
    .keywords(&[Keyword::Deathbound])
    .doomed()
    .abilities(&[action(Phase::Any, &[], &[draw(You, 1)]).from(Z::Hand).ok()]);

/// Income and influence, which every deck needs and no example names.
const WINTER_STORES: Printed = location("W18", "Winter Stores", &[])
    .set(Set::Winter)
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1)
    .influence(1);

const HERALD_OF_THE_REALM: Printed = character("W19", "Herald of the Realm", &[])
    .set(Set::Winter)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Ally])
    .promo();

/// An agenda has a benefit and a drawback for the whole game; the rulebook shows only its title.
const THE_NIGHTS_WATCH: Printed = agenda("W20", "The Night's Watch").set(Set::Winter).abilities(&[
    constant_from(Z::Agenda, &[], &[Player(You, P::Value(Value::Initiative, Change::By(n(1))))]),
    constant_from(Z::Agenda, &[], &[Player(You, P::Value(Value::Income, Change::By(n(-1))))]),
]);
