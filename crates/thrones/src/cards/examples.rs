//! Made-up cards that show a rule no Core card shows, and plain ones that show nothing by
//! themselves.

use crate::card::{Printed, Set, agenda, attachment, character, event, location, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[
    A_QUIET_SEASON,
    A_BLOODY_SEASON,
    AN_EMPTY_SEASON,
    A_SWIFT_SEASON,
    A_RUINOUS_SEASON,
    PLAIN_SOLDIER,
    PLAIN_SPY,
    PLAIN_LORD,
    PLAIN_MAESTER,
    SWORN_AMBUSHER,
    DEADLY_GUARD,
    SILENT_SCOUT,
    FEARSOME_GIANT,
    WATCHFUL_CAPTAIN,
    VENGEFUL_WIDOW,
    STALWART_VETERAN,
    RENOWNED_KNIGHT,
    UNTOUCHABLE_HERMIT,
    TWO_HOUSES_ENVOY,
    PROMOTIONAL_GUEST,
    WANDERING_PRINCE,
    INFAMOUS_TAVERN,
    PLAIN_COURTYARD,
    WHISPERING_HALL,
    LIMITED_MARKET,
    STRONG_SWORD,
    DEATHBOUND_RELIC,
    MAESTERS_CHAIN,
    MUZZLE,
    FALSE_RUMOUR,
    SUDDEN_ACCIDENT,
    CALLED_HOME,
    LOST_AT_SEA,
    TURNED_COAT,
    STRIPPED_BARE,
    TWIN_FUNERALS,
    HELD_BACK,
    ROYAL_LEAVE,
    DEATHBOUND_OATH,
    SWORN_PACT,
    DEARLY_BOUGHT,
    SECOND_WIND,
    PICKED_LOCK,
    BROKEN_AND_SOLD,
    BAD_NAME,
    EVENING_WATCHER,
    NO_MERCY,
    CALLED_AWAY,
    WRITTEN_OFF,
    SECRET_ARRIVAL,
    BURIED_AT_SEA,
    BREACHED_GATE,
    READY_SQUIRE,
    GOLDEN_SPURS,
    ROYAL_MINT,
    HIDDEN_HEIR,
    SWORN_SHADE,
    VENOMED_BLADE,
    RAVEN_TOWER,
    MESSAGE_POST,
    HALL_STEWARD,
    ROYAL_VETO,
    SMUGGLED_IN,
    SHARED_TRIUMPH,
    RUINED_COURT,
    CLEAN_SWEEP,
    FRESH_HORSES,
    FINE_FEAST,
    CLOSED_DOORS,
    IRON_CHEST,
    PESTILENT_MARSH,
    NEW_TRADE,
    CALLED_TO_ORDER,
    HOUSE_ARREST,
    BORROWED_WORDS,
    YIELDED_SEAT,
    STACKED_CARDS,
];

/// What an event does that may be played in any phase.
const fn played(effects: &'static [E]) -> Ability {
    action(Phase::Any, &[], effects).from(Z::Hand).ok()
}

// Plots

/// Income 4, initiative 0, claim 1, and nothing else: what scenarios reveal unless they say so.
const A_QUIET_SEASON: Printed = plot("E1", "A Quiet Season", 4, 0, 1).set(Set::Examples);

/// A claim of 2.
const A_BLOODY_SEASON: Printed = plot("E2", "A Bloody Season", 4, 0, 2).set(Set::Examples);

/// A claim of 0.
const AN_EMPTY_SEASON: Printed = plot("E3", "An Empty Season", 4, 0, 0).set(Set::Examples);

/// An initiative of 7.
const A_SWIFT_SEASON: Printed = plot("E4", "A Swift Season", 4, 7, 1).set(Set::Examples);

/// Discards every location when revealed.
const A_RUINOUS_SEASON: Printed = plot("E5", "A Ruinous Season", 4, 0, 1)
    .set(Set::Examples)
    .abilities(&[when_revealed(&[E::Discard(K::Every(&LOCATION), Save::Savable)]).ok()]);

// Characters

const PLAIN_SOLDIER: Printed = character("E6", "Plain Soldier", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Army]);

const PLAIN_SPY: Printed = character("E7", "Plain Spy", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally]);

/// All three icons.
const PLAIN_LORD: Printed = character("E8", "Plain Lord", &[])
    .set(Set::Examples)
    .unique()
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Intrigue, Icon::Power])
    .traits(&[Trait::Lord]);

const PLAIN_MAESTER: Printed = character("E9", "Plain Maester", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Maester]);

const SWORN_AMBUSHER: Printed = character("E10", "Sworn Ambusher", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(3)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Ambush]);

const DEADLY_GUARD: Printed = character("E11", "Deadly Guard", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Deadly]);

const SILENT_SCOUT: Printed = character("E12", "Silent Scout", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Stealth]);

const FEARSOME_GIANT: Printed = character("E13", "Fearsome Giant", &[])
    .set(Set::Examples)
    .cost(4)
    .strength(5)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Intimidate]);

const WATCHFUL_CAPTAIN: Printed = character("E14", "Watchful Captain", &[])
    .set(Set::Examples)
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Vigilant]);

const VENGEFUL_WIDOW: Printed = character("E15", "Vengeful Widow", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(1)
    .icons(&[Icon::Military, Icon::Intrigue])
    .traits(&[Trait::Lady])
    .keywords(&[Keyword::Vengeful]);

const STALWART_VETERAN: Printed = character("E16", "Stalwart Veteran", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Army])
    .keywords(&[Keyword::Stalwart]);

const RENOWNED_KNIGHT: Printed = character("E17", "Renowned Knight", &[])
    .set(Set::Examples)
    .cost(3)
    .strength(3)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Knight])
    .keywords(&[Keyword::Renown]);

/// No attachments, and immune to events.
const UNTOUCHABLE_HERMIT: Printed = character("E18", "Untouchable Hermit", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::NoAttachments(Except::Nothing)])
    .immune(&[&EVENTS]);

/// Belongs to two Houses.
const TWO_HOUSES_ENVOY: Printed =
    character("E19", "Two Houses Envoy", &[House::Stark, House::Baratheon])
        .set(Set::Examples)
        .cost(2)
        .strength(2)
        .icons(&[Icon::Power])
        .traits(&[Trait::Ally]);

/// A promotional card.
const PROMOTIONAL_GUEST: Printed = character("E20", "Promotional Guest", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(1)
    .icons(&[Icon::Power])
    .traits(&[Trait::Ally])
    .promo();

/// A unique card of no House that gives nothing but power.
const WANDERING_PRINCE: Printed = character("E21", "Wandering Prince", &[])
    .set(Set::Examples)
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord])
    .abilities(&[passive(&[deed(V::Enter).to(THIS)], &[E::Claim(K::This, n(1))]).ok()]);

// Locations

/// Power of the House may be put on it.
const INFAMOUS_TAVERN: Printed = location("E22", "Infamous Tavern", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Infamy]);

const PLAIN_COURTYARD: Printed = location("E23", "Plain Courtyard", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Westeros])
    .income(1);

/// Two influence.
const WHISPERING_HALL: Printed = location("E24", "Whispering Hall", &[])
    .set(Set::Examples)
    .cost(2)
    .traits(&[Trait::Westeros])
    .influence(2);

const LIMITED_MARKET: Printed = location("E25", "Limited Market", &[])
    .set(Set::Examples)
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1);

// Attachments

const STRONG_SWORD: Printed = attachment("E26", "Strong Sword", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Weapon])
    .abilities(&[constant(&[strength(K::Host, 2)])]);

/// Goes to the dead pile from play.
const DEATHBOUND_RELIC: Printed = attachment("E27", "Deathbound Relic", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Item])
    .keywords(&[Keyword::Deathbound]);

/// May be placed in setup, on a Maester.
const MAESTERS_CHAIN: Printed = attachment("E28", "Maester's Chain", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Item])
    .keywords(&[Keyword::Setup])
    .abilities(&[Ability::Rule(Rule::AttachTo(CHARACTER.with(&[having(Trait::Maester)])))]);

/// Blanks its host.
const MUZZLE: Printed = attachment("E29", "Muzzle", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[constant(&[Card(K::Host, M::Blank(Blank::ButTraits))])]);

// Events

/// Cancels an event.
const FALSE_RUMOUR: Printed = event("E30", "False Rumour")
    .set(Set::Examples)
    .abilities(&[interrupt(&[deed(V::Trigger).to(EVENTS)], &[], &[E::Cancel]).from(Z::Hand).ok()]);

/// Kills a character in any phase.
const SUDDEN_ACCIDENT: Printed = event("E31", "Sudden Accident")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER), E::Kill(K::Chosen(A), Save::Savable)])]);

/// Returns a card to hand in any phase.
const CALLED_HOME: Printed = event("E32", "Called Home")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CARD), E::Return(K::Chosen(A), Z::Hand, Save::Savable)])]);

/// Removes a card from the game in any phase.
const LOST_AT_SEA: Printed = event("E33", "Lost at Sea")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CARD), E::Return(K::Chosen(A), Z::Removed, Save::Savable)])]);

/// Takes control of a character for the rest of the game.
const TURNED_COAT: Printed = event("E34", "Turned Coat")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER.opponents()), E::TakeControl(K::Chosen(A), You)])]);

/// Discards every attachment.
const STRIPPED_BARE: Printed = event("E35", "Stripped Bare")
    .set(Set::Examples)
    .abilities(&[played(&[E::Discard(K::Every(&ATTACHMENT), Save::Savable)])]);

/// Kills two characters at once.
const TWIN_FUNERALS: Printed =
    event("E36", "Twin Funerals").set(Set::Examples).abilities(&[played(&[
        E::Choose { to: A, by: You, from: CHARACTER, count: Count::Exactly(n(2)) },
        E::Kill(K::Chosen(A), Save::Savable),
    ])]);

/// Saves a character from being killed.
const HELD_BACK: Printed = event("E37", "Held Back").set(Set::Examples).abilities(&[interrupt(
    &[deed(V::Kill).to(CHARACTER)],
    &[],
    &[E::Save(K::It)],
)
.from(Z::Hand)
.ok()]);

/// Costs gold and draws, so it is played in the own marshalling turn.
const ROYAL_LEAVE: Printed = event("E38", "Royal Leave")
    .set(Set::Examples)
    .cost(1)
    .abilities(&[action(Phase::Marshalling, &[], &[draw(You, 2)]).from(Z::Hand).ok()]);

/// An event that goes to the dead pile.
const DEATHBOUND_OATH: Printed = event("E39", "Deathbound Oath")
    .set(Set::Examples)
    .keywords(&[Keyword::Deathbound])
    .abilities(&[played(&[draw(You, 1)])]);

// Agendas

/// One more income, one less initiative.
const SWORN_PACT: Printed = agenda("E40", "Sworn Pact").set(Set::Examples).abilities(&[
    constant_from(Z::Agenda, &[], &[Player(You, P::Value(Value::Income, Change::By(n(1))))]),
    constant_from(Z::Agenda, &[], &[Player(You, P::Value(Value::Initiative, Change::By(n(-1))))]),
]);

// Timing

/// Costs gold and names no phase, so only its cost says when it is played.
const DEARLY_BOUGHT: Printed =
    event("E141", "Dearly Bought").set(Set::Examples).cost(2).abilities(&[played(&[draw(You, 1)])]);

/// Raises STR until the end of the phase.
const SECOND_WIND: Printed = event("E142", "Second Wind")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER), until(Du::Phase, &[strength(K::Chosen(A), 2)])])]);

/// Discards an attachment, then draws.
const PICKED_LOCK: Printed =
    event("E143", "Picked Lock").set(Set::Examples).abilities(&[played(&[
        choose(A, ATTACHMENT),
        E::Discard(K::Chosen(A), Save::Savable),
        E::Then(&[draw(You, 1)]),
    ])]);

/// Discards an attachment; draws.
const BROKEN_AND_SOLD: Printed = event("E144", "Broken and Sold").set(Set::Examples).abilities(&[
    played(&[choose(A, ATTACHMENT), E::Discard(K::Chosen(A), Save::Savable), draw(You, 1)]),
]);

/// Takes the power icon of its host.
const BAD_NAME: Printed = attachment("E145", "Bad Name", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Condition])
    .abilities(&[constant(&[loses_icon(K::Host, Icon::Power)])]);

/// Claims power at the end of the challenges phase if it is strong then.
const EVENING_WATCHER: Printed = character("E146", "Evening Watcher", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .abilities(&[passive(
        &[deed(V::End).that(&[D::In(Phase::Challenges)])],
        &[E::If(
            If::Is(K::This, T::Is(Stat::Strength, Cmp::AtLeast, n(4))),
            &[E::Claim(K::This, n(1))],
            &[],
        )],
    )
    .ok()]);

/// Kills a character that cannot be saved.
const NO_MERCY: Printed = event("E301", "No Mercy")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER), E::Kill(K::Chosen(A), Save::Unsavable)])]);

/// Removes a character from the challenge.
const CALLED_AWAY: Printed = event("E302", "Called Away").set(Set::Examples).abilities(&[action(
    Phase::Challenges,
    &[],
    &[choose(A, CHARACTER.with(&[T::Participating])), E::RemoveFromChallenge(K::Chosen(A))],
)
.from(Z::Hand)
.ok()]);

/// Returns a card to the top of the deck in any phase.
const WRITTEN_OFF: Printed = event("E303", "Written Off")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CARD), E::Return(K::Chosen(A), Z::DeckTop, Save::Savable)])]);

/// Puts a character or location into play from hand.
const SECRET_ARRIVAL: Printed =
    event("E304", "Secret Arrival").set(Set::Examples).abilities(&[action(
        Phase::Any,
        &[],
        &[
            choose(A, Filter::new(CHAR.union(LOC)).yours().from(Z::Hand)),
            E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
        ],
    )
    .from(Z::Hand)
    .ok()]);

/// Removes a dead card from the game.
const BURIED_AT_SEA: Printed = event("E305", "Buried at Sea").set(Set::Examples).abilities(&[
    played(&[choose(A, CARD.yours().from(Z::Dead)), E::Place(K::Chosen(A), Z::Removed)]),
]);

/// Kills a defending character, if there is one.
const BREACHED_GATE: Printed =
    event("E306", "Breached Gate").set(Set::Examples).abilities(&[action(
        Phase::Challenges,
        &[],
        &[choose(A, CHARACTER.with(&[T::Defending])), E::Kill(K::Chosen(A), Save::Savable)],
    )
    .from(Z::Hand)
    .ok()]);

/// Stands again after a challenge is won, by a Limited Response.
const READY_SQUIRE: Printed = character("E307", "Ready Squire", &[])
    .set(Set::Examples)
    .cost(1)
    .strength(2)
    .icons(&[Icon::Military, Icon::Power])
    .traits(&[Trait::Ally])
    .abilities(&[response(&[won(&[])], &[], &[E::Stand(K::This)]).limited().ok()]);

/// Gives Renown.
const GOLDEN_SPURS: Printed = attachment("E308", "Golden Spurs", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Item])
    .abilities(&[constant(&[gains(K::Host, Keyword::Renown)])]);

/// Unique and Limited.
const ROYAL_MINT: Printed = location("E309", "Royal Mint", &[])
    .set(Set::Examples)
    .unique()
    .cost(0)
    .traits(&[Trait::Westeros])
    .keywords(&[Keyword::Limited])
    .income(1);

// Initiative and influence

/// Two more initiative.
const RAVEN_TOWER: Printed = location("E101", "Raven Tower", &[])
    .set(Set::Examples)
    .cost(2)
    .traits(&[Trait::Westeros])
    .initiative(2);

/// One more initiative.
const MESSAGE_POST: Printed = location("E102", "Message Post", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Westeros])
    .initiative(1);

/// A character with influence.
const HALL_STEWARD: Printed = character("E103", "Hall Steward", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(1)
    .icons(&[Icon::Intrigue])
    .traits(&[Trait::Ally])
    .influence(1);

// Titles, gold, power

/// Cancels whatever a card does.
const ROYAL_VETO: Printed = event("E121", "Royal Veto").set(Set::Examples).abilities(&[interrupt(
    &[deed(V::Trigger).to(ANYTHING)],
    &[],
    &[E::Cancel],
)
.from(Z::Hand)
.ok()]);

/// Puts a character or location into play from hand in any phase.
const SMUGGLED_IN: Printed = event("E122", "Smuggled In").set(Set::Examples).abilities(&[action(
    Phase::Any,
    &[],
    &[
        choose(A, Filter::new(CHAR.union(LOC)).yours().from(Z::Hand)),
        E::PutIntoPlay { what: K::Chosen(A), under: You, how: Enter::Standing },
    ],
)
.from(Z::Hand)
.ok()]);

/// Every House claims power at once.
const SHARED_TRIUMPH: Printed = event("E123", "Shared Triumph")
    .set(Set::Examples)
    .abilities(&[played(&[E::Claim(K::HouseCard(Everyone), n(1))])]);

/// Takes more income than a plot gives.
const RUINED_COURT: Printed = location("E124", "Ruined Court", &[])
    .set(Set::Examples)
    .cost(0)
    .traits(&[Trait::Westeros])
    .income(-6);

/// Discards every character of the opponents.
const CLEAN_SWEEP: Printed = event("E125", "Clean Sweep")
    .set(Set::Examples)
    .abilities(&[played(&[E::Discard(K::Every(&CHARACTER.opponents()), Save::Savable)])]);

// Cards

/// Stands a character in any phase.
const FRESH_HORSES: Printed = event("E201", "Fresh Horses")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER.with(&[T::Kneeling])), E::Stand(K::Chosen(A))])]);

/// Lets a character claim power in any phase.
const FINE_FEAST: Printed = event("E202", "Fine Feast")
    .set(Set::Examples)
    .abilities(&[played(&[choose(A, CHARACTER), E::Claim(K::Chosen(A), n(1))])]);

/// Unique, with Ambush and Deathbound.
const HIDDEN_HEIR: Printed = character("E310", "Hidden Heir", &[])
    .set(Set::Examples)
    .unique()
    .cost(2)
    .strength(2)
    .icons(&[Icon::Power])
    .traits(&[Trait::Lord])
    .keywords(&[Keyword::Ambush, Keyword::Deathbound]);

/// Stalwart and Deathbound at once.
const SWORN_SHADE: Printed = character("E311", "Sworn Shade", &[])
    .set(Set::Examples)
    .cost(2)
    .strength(2)
    .icons(&[Icon::Military])
    .traits(&[Trait::Ally])
    .keywords(&[Keyword::Stalwart, Keyword::Deathbound]);

/// Gives Deadly.
const VENOMED_BLADE: Printed = attachment("E312", "Venomed Blade", &[])
    .set(Set::Examples)
    .cost(1)
    .traits(&[Trait::Weapon])
    .abilities(&[constant(&[gains(K::Host, Keyword::Deadly)])]);

/// Blanks a location for the phase.
const CLOSED_DOORS: Printed =
    event("E313", "Closed Doors").set(Set::Examples).abilities(&[played(&[
        choose(A, LOCATION),
        until(Du::Phase, &[Card(K::Chosen(A), M::Blank(Blank::ButTraits))]),
    ])]);

/// Its gold pays as if it were in the pool.
const IRON_CHEST: Printed = location("E314", "Iron Chest", &[])
    .set(Set::Examples)
    .cost(0)
    .abilities(&[constant(&[Player(You, P::PayGoldWith(Means::GoldOn(K::This)))])]);

/// Wears armies down, and to death.
const PESTILENT_MARSH: Printed =
    location("E315", "Pestilent Marsh", &[]).set(Set::Examples).cost(0).abilities(&[constant(&[
        strength(K::Every(&ARMIES), -3),
        Card(K::Every(&ARMIES), M::Fatal(V::Kill, Save::Savable)),
    ])]);

const ARMIES: Filter = CHARACTER.with(&[T::Trait(Trait::Army)]);

/// Gives a chosen character a trait, named into the second slot.
const NEW_TRADE: Printed = event("E316", "New Trade").set(Set::Examples).abilities(&[played(&[
    choose(A, CHARACTER),
    E::Name { to: B, by: You, what: Nameable::Trait },
    until(Du::Phase, &[Card(K::Chosen(A), M::Gain(Thing::TraitIn(B)))]),
])]);

/// Kneels an opponent's characters with a trait, named into the second slot.
const CALLED_TO_ORDER: Printed =
    event("E317", "Called to Order").set(Set::Examples).abilities(&[played(&[
        choose_opponent(A),
        E::Name { to: B, by: You, what: Nameable::Trait },
        E::Kneel(K::Every(&CHARACTER.of(&Chosen(A)).with(&[T::TraitIn(B)]))),
    ])]);

/// Kneels an opponent's characters of a House, named into the second slot.
const HOUSE_ARREST: Printed =
    event("E318", "House Arrest").set(Set::Examples).abilities(&[played(&[
        choose_opponent(A),
        E::Name { to: B, by: You, what: Nameable::House },
        E::Kneel(K::Every(&CHARACTER.of(&Chosen(A)).with(&[T::HouseIn(B)]))),
    ])]);

/// An opponent says what the claim is for, into the second slot.
const BORROWED_WORDS: Printed =
    event("E319", "Borrowed Words").set(Set::Examples).abilities(&[action(
        Phase::Challenges,
        &[],
        &[
            choose_opponent(A),
            E::Name { to: B, by: Chosen(A), what: Nameable::Challenge },
            E::ClaimAs(B),
        ],
    )
    .from(Z::Hand)
    .when(&[If::Challenge(&[])])
    .ok()]);

/// Makes an opponent the first player.
const YIELDED_SEAT: Printed = event("E320", "Yielded Seat")
    .set(Set::Examples)
    .abilities(&[played(&[choose_opponent(A), E::FirstPlayer(Chosen(A))])]);

/// An opponent looks at the top of your deck and puts it in order.
const STACKED_CARDS: Printed =
    event("E321", "Stacked Cards").set(Set::Examples).abilities(&[played(&[
        choose_opponent(A),
        E::LookAt(Chosen(A), TOP_THREE),
        E::Arrange(Chosen(A), TOP_THREE),
    ])]);

const TOP_THREE: K = K::Top(n(3), &CARD.yours().from(Z::Deck));
