//! The game as plain data: cards by number, players, the challenge, the open window, and what is still pending.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Row, Seat, Seats};

use crate::ask::Ask;
use crate::card::{DefId, Printed};
use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::index::{AbilityId, ListId};
use crate::item::Item;
use crate::pending::Step;
use crate::ruleset::Ruleset;
use crate::setup::Variant;
use crate::title::Title;
use crate::vocabulary::{House, Icon, Icons, Keywords, Phase, PlainKeyword, Trait, Verb, Zone};

/// A game of A Game of Thrones: The Card Game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thrones {
    pub(crate) rules: Ruleset,
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    pub(crate) round: u16,
    /// The phase now played; `Any` in setup and between rounds.
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    pub(crate) active: Option<Seat>,
    /// Titles in the Small Council Chamber, as bits.
    pub(crate) chamber: u8,
    /// Whether plots are chosen and not yet revealed (Dragonstone Port's moment).
    pub(crate) plots_chosen: bool,
    /// Forced prompts are stepped over.
    pub(crate) hurried: bool,
    /// Something changed that constants depend on.
    pub(crate) stale: bool,
    /// Power moved since victory was last looked at.
    pub(crate) power_moved: bool,
    /// Some card is moribund.
    pub(crate) departing: bool,
    /// The sets the decks come from, as bits: everybody knows what cards there may be.
    pub(crate) sets: u8,
    pub(crate) ending: Ending,
    pub(crate) chance: Chance,
    pub(crate) players: [Player; 4],
    pub(crate) cards: Row<Card, CARDS_MAX>,
    /// Cards in hands; the owner tells whose.
    pub(crate) hand: CardSet,
    /// Cards in discard piles and in dead piles; the owner tells whose.
    pub(crate) discard: CardSet,
    pub(crate) dead: CardSet,
    /// Cards in play by controller; duplicates are not among them.
    pub(crate) board: [CardSet; 4],
    /// Reckoned from constants: the kinds of modifiers there are.
    pub(crate) modifier_kinds: u32,
    /// Reckoned from constants: traits that cards have gained.
    pub(crate) gained_traits: Row<GainedTrait, 16>,
    pub(crate) challenge: Challenge,
    pub(crate) window: Window,
    pub(crate) removals: Row<Removal, 4>,
    pub(crate) frames: Row<Frame, 6>,
    pub(crate) lasting: Row<LastingEffect, 28>,
    pub(crate) pending: Row<Step, 44>,
    pub(crate) questions: Row<Question, 8>,
    pub(crate) items: Row<Item, 272>,
    pub(crate) worths: Row<u8, 64>,
}

/// A trait that a card has gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GainedTrait {
    pub card: CardId,
    pub gained: Trait,
}

impl Default for GainedTrait {
    fn default() -> Self {
        GainedTrait { card: CardId::NONE, gained: Trait::Ally }
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// It goes on.
    None,
    /// These seats won.
    Win(Seats),
    /// Nobody won.
    Draw,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum Place {
    /// In the owner's House deck.
    Deck,
    /// In the owner's hand.
    Hand,
    /// Facedown on the table during setup.
    Setup,
    /// In play.
    Play,
    /// Under a unique card as a duplicate.
    Duplicate,
    /// In the owner's discard pile.
    Discard,
    /// In the owner's dead pile.
    Dead,
    /// In the owner's plot deck.
    PlotDeck,
    /// A plot chosen and not yet revealed.
    Chosen,
    /// The revealed plot.
    Revealed,
    /// A used plot.
    Used,
    /// The owner's agenda.
    Agenda,
    /// An event being played.
    Playing,
    /// Out of the game.
    Removed,
}

/// A card at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    pub def: DefId,
    /// In play: the card it is attached to. In a deck or discard pile: the card below.
    pub host: CardId,
    pub place: Place,
    pub controller: Seat,
    pub marks: u8,
    pub leaving: Leaving,
    pub power: u8,
    pub gold: u8,
    /// How often its limited ability was used in the limit's period, and which face it shows instead of its own.
    used_and_face: u8,
    /// Reckoned from constants: STR.
    pub strength: u8,
    /// Reckoned from constants: plain keywords in the low 12 bits, icons and `MORE` above.
    keywords_and_icons: u16,
}

/// Marks on a card.
pub(crate) mod mark {
    /// It kneels.
    pub const KNEELING: u8 = 1;
    /// Its printed text box counts as blank.
    pub const BLANK: u8 = 2;
    /// Its STR was changed in this phase.
    pub const STRENGTH_CHANGED: u8 = 4;
    /// Its STR does not count in this challenge.
    pub const UNCOUNTED: u8 = 8;
    /// Seats that know what it is, from this bit on.
    pub const KNOWN: u32 = 4;
}

/// Set among the icons when constants give the card a trait, an immunity or an ability.
pub(crate) const MORE: u8 = 8;

/// How a moribund card is leaving, if it is: the deed, and where it is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Leaving(pub u8);

impl Leaving {
    pub const NOT: Leaving = Leaving(0);

    pub fn by(verb: Verb, bound: Zone) -> Leaving {
        let deed = match verb {
            Verb::Kill => 1,
            Verb::Discard => 2,
            Verb::Return => 3,
            _ => 4,
        };
        Leaving(deed | (bound as u8) << 3)
    }

    pub fn is(self) -> bool {
        self.0 != 0
    }

    pub fn verb(self) -> Verb {
        match self.0 & 7 {
            1 => Verb::Kill,
            2 => Verb::Discard,
            3 => Verb::Return,
            _ => Verb::Leave,
        }
    }

    pub fn bound(self) -> Zone {
        Zone::ALL[(self.0 >> 3) as usize]
    }

    pub fn redirected(self, bound: Zone) -> Leaving {
        Leaving(self.0 & 7 | (bound as u8) << 3)
    }
}

impl Default for Card {
    fn default() -> Self {
        Card {
            def: DefId(0),
            host: CardId::NONE,
            place: Place::Removed,
            controller: Seat(0),
            marks: 0,
            leaving: Leaving::NOT,
            power: 0,
            gold: 0,
            used_and_face: 0,
            strength: 0,
            keywords_and_icons: 0,
        }
    }
}

impl Card {
    /// A card that comes to the table.
    pub fn new(def: DefId, place: Place, controller: Seat, marks: u8) -> Card {
        Card { def, place, controller, marks, ..Card::default() }
    }

    pub fn icons(&self) -> u8 {
        (self.keywords_and_icons >> 12) as u8
    }

    pub fn set_icons(&mut self, icons: u8) {
        self.keywords_and_icons = self.keywords_and_icons & 0xFFF | u16::from(icons) << 12;
    }

    pub fn keywords(&self) -> u16 {
        self.keywords_and_icons & 0xFFF
    }

    pub fn set_keywords(&mut self, keywords: u16) {
        self.keywords_and_icons = self.keywords_and_icons & 0xF000 | keywords & 0xFFF;
    }

    /// How often its limited ability was used.
    pub fn used(&self) -> u8 {
        self.used_and_face & 0xF
    }

    pub fn set_used(&mut self, used: u8) {
        self.used_and_face = self.used_and_face & 0xF0 | used.min(0xF);
    }

    /// The face it shows, 0 for its own.
    pub fn face(&self) -> u8 {
        self.used_and_face >> 4
    }

    pub fn set_face(&mut self, face: u8) {
        self.used_and_face = self.used_and_face & 0xF | face << 4;
    }

    pub fn is_kneeling(&self) -> bool {
        self.marks & mark::KNEELING != 0
    }

    pub fn has_icon(&self, icon: Icon) -> bool {
        Icons(self.icons() & 7).has(icon)
    }

    pub fn has(&self, keyword: PlainKeyword) -> bool {
        Keywords(u32::from(self.keywords())).has(keyword)
    }

    pub fn is_blank(&self) -> bool {
        self.marks & mark::BLANK != 0
    }

    pub fn known_by(&self, seat: Seat) -> bool {
        self.marks >> mark::KNOWN & (1 << seat.0) != 0
    }

    pub fn printed(&self) -> &'static Printed {
        self.def.printed()
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub house: House,
    pub gold: u8,
    pub deck_top: CardId,
    pub deck_size: u8,
    pub discard_top: CardId,
    /// The plot chosen or revealed.
    pub plot: CardId,
    /// Whose plot deck this player uses: his own, but for Varys.
    pub plots_of: Seat,
    pub title: Option<Title>,
    /// The once-a-round power of the title was used.
    pub title_used: bool,
    /// Power for beating an opposed title was claimed this round.
    pub opposition_claimed: bool,
    /// Cards drawn by effects this round.
    pub drawn: u8,
    pub limited_played: bool,
    pub limited_response_used: bool,
    /// Challenges initiated this turn, by kind.
    pub challenges: [u8; 3],
    pub eliminated: bool,
    /// Some card of the deck has abilities that work from the dead or discard pile.
    pub uses_piles: bool,
    /// Events with a limit, and how often they were played in its period.
    pub titles_used: Row<TitleUse, 4>,
}

/// An event with a limit and how often its player used it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TitleUse {
    pub def: DefId,
    pub times: u8,
}

impl Default for TitleUse {
    fn default() -> Self {
        TitleUse { def: DefId(0), times: 0 }
    }
}

impl Default for Player {
    fn default() -> Self {
        Player {
            house: House::Stark,
            gold: 0,
            deck_top: CardId::NONE,
            deck_size: 0,
            discard_top: CardId::NONE,
            plot: CardId::NONE,
            plots_of: Seat(0),
            title: None,
            title_used: false,
            opposition_claimed: false,
            drawn: 0,
            limited_played: false,
            limited_response_used: false,
            challenges: [0; 3],
            eliminated: false,
            uses_piles: false,
            titles_used: Row::new(),
        }
    }
}

/// The challenge now running, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Challenge {
    /// Whether one is running.
    pub on: bool,
    pub kind: Icon,
    pub attacker: Seat,
    /// The player challenged, who satisfies the claim.
    pub target: Seat,
    /// The player whose characters defend: the target, or who supports him.
    pub defender: Seat,
    pub attackers: CardSet,
    pub defenders: CardSet,
    /// Characters that stealth keeps from defending.
    pub bypassed: CardSet,
    /// The Lord Commander took it over.
    pub taken_over: bool,
    pub winner: Option<Seat>,
    pub loser: Option<Seat>,
    pub attack: u16,
    pub defence: u16,
}

impl Challenge {
    pub const NONE: Challenge = Challenge {
        on: false,
        kind: Icon::Military,
        attacker: Seat(0),
        target: Seat(0),
        defender: Seat(0),
        attackers: CardSet::EMPTY,
        defenders: CardSet::EMPTY,
        bypassed: CardSet::EMPTY,
        taken_over: false,
        winner: None,
        loser: None,
        attack: 0,
        defence: 0,
    };

    pub fn participants(&self) -> CardSet {
        self.attackers.or(&self.defenders)
    }
}

/// The action window now open: what has happened in it, and which abilities have answered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Window {
    /// Who initiated it; nobody for a framework action.
    pub initiator: Option<Seat>,
    pub happenings: Row<Happening, 24>,
    /// Many cards to which the same happened at once: stood, or declared.
    pub together: CardSet,
    pub together_verb: Option<Verb>,
    /// What the rules themselves demand in the passive step, as bits of `Duty`.
    pub duties: u8,
    pub answered: Row<Answered, 24>,
}

impl Window {
    pub fn new(initiator: Option<Seat>) -> Window {
        Window {
            initiator,
            happenings: Row::new(),
            together: CardSet::EMPTY,
            together_verb: None,
            duties: 0,
            answered: Row::new(),
        }
    }
}

/// Something that happened in the window and may set off abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Happening {
    pub verb: Verb,
    pub by: Option<Seat>,
    pub card: CardId,
    /// The card it happened on or through: the host of an attachment, the source of an effect.
    pub on: CardId,
    pub from: Zone,
}

impl Default for Happening {
    fn default() -> Self {
        Happening { verb: Verb::Begin, by: None, card: CardId::NONE, on: CardId::NONE, from: Zone::Anywhere }
    }
}

/// An occasion: a happening by its number, or a card that is leaving, stood or was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct OccasionId(pub u16);

impl OccasionId {
    const CARD: u16 = 0x4000;

    pub fn of_card(card: CardId) -> OccasionId {
        OccasionId(OccasionId::CARD | card.0)
    }
}

/// An ability that has answered an occasion of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answered {
    pub source: CardId,
    pub ability: AbilityId,
    pub occasion: OccasionId,
}

impl Default for Answered {
    fn default() -> Self {
        Answered { source: CardId::NONE, ability: AbilityId(0), occasion: OccasionId(0) }
    }
}

/// Cards that an effect or a rule is about to take out of play, while they may be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Removal {
    pub cards: CardSet,
    pub verb: Verb,
    pub to: Zone,
    pub savable: bool,
    /// Whether the frame on top waits to hear if all of it was done.
    pub of_frame: bool,
    /// The card whose effect it is.
    pub source: CardId,
    /// A kill of a card whose STR is 0: only a save that ends that helps.
    pub terminal: bool,
    /// Some card was taken out of it by a save.
    pub saved: bool,
}

impl Default for Removal {
    fn default() -> Self {
        Removal {
            cards: CardSet::EMPTY,
            verb: Verb::Kill,
            to: Zone::Dead,
            savable: true,
            of_frame: false,
            source: CardId::NONE,
            terminal: false,
            saved: false,
        }
    }
}

/// How far an ability has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Choosing the targets.
    Targets,
    /// Paying the costs.
    Costs,
    /// Initiated; saves and cancels may interrupt.
    Cancels,
    /// Doing what it says.
    Effects,
}

/// An ability half-way through. It names the ability and holds no code.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub source: CardId,
    pub ability: AbilityId,
    pub you: Seat,
    /// The player of the occasion.
    pub that: Option<Seat>,
    /// The player now taken in turn.
    pub them: Option<Seat>,
    /// The card of the occasion.
    pub it: CardId,
    pub x: u8,
    pub stage: Stage,
    /// How many leading targets are chosen, or costs paid.
    pub reached: u8,
    /// Which of alternative costs is paid, and how much of it.
    pub way: Option<u8>,
    pub way_reached: u8,
    /// What came last was done in full.
    pub done: bool,
    pub cancelled: bool,
    pub at: Row<At, 4>,
    pub players: [Option<Seat>; 3],
    pub named: [u16; 3],
    pub chosen: CardSet,
    pub others: [CardId; 2],
    pub paid: Row<CardId, 4>,
}

/// A place in a list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct At {
    pub list: ListId,
    pub next: u8,
    /// The players for whom the list is still to be done after this one.
    pub then: Seats,
}

impl Default for At {
    fn default() -> Self {
        At { list: ListId(0), next: 0, then: Seats::NONE }
    }
}

impl Frame {
    pub fn new(source: CardId, ability: AbilityId, you: Seat) -> Frame {
        Frame {
            source,
            ability,
            you,
            that: None,
            them: None,
            it: CardId::NONE,
            x: 0,
            stage: Stage::Targets,
            reached: 0,
            way: None,
            way_reached: 0,
            done: true,
            cancelled: false,
            at: Row::new(),
            players: [None; 3],
            named: [0; 3],
            chosen: CardSet::EMPTY,
            others: [CardId::NONE; 2],
            paid: Row::new(),
        }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Frame::new(CardId::NONE, AbilityId(0), Seat(0))
    }
}

/// An effect that lasts, with what it needs of the frame that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastingEffect {
    pub what: Lasts,
    pub source: CardId,
    pub you: Seat,
    pub ends: Ends,
    pub uses: u8,
    pub players: [Option<Seat>; 2],
    pub named: [u16; 2],
    pub chosen: [CardId; 2],
    /// The card in whose absence it ends.
    pub bound_to: CardId,
}

/// What lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Lasts {
    /// A list of modifiers.
    Modifiers(u16),
    /// A whole ability.
    Ability(AbilityId),
    /// Keywords taken from the first chosen card and given to the source.
    Lent(u16),
    /// The first player uses the other's plots, and the other his.
    SwappedPlots,
}

/// When a lasting effect ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ends {
    Challenge,
    Phase,
    Round,
    Game,
}

impl Default for LastingEffect {
    fn default() -> Self {
        LastingEffect {
            what: Lasts::SwappedPlots,
            source: CardId::NONE,
            you: Seat(0),
            ends: Ends::Phase,
            uses: 0,
            players: [None; 2],
            named: [0; 2],
            chosen: [CardId::NONE; 2],
            bound_to: CardId::NONE,
        }
    }
}

/// A prompt as the state keeps it; its items lie in `Thrones::items`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub seat: Seat,
    pub ask: Ask,
    pub form: Form,
    pub from: u16,
    pub len: u16,
}

/// The shape of a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Form {
    One,
    Some { min: u16, max: u16 },
    /// Things whose worths add up to at least, and at most.
    Worth { min: u16, max: u16, least: u16, most: u16 },
    Order,
    Amount { min: u16, max: u16 },
    /// An opportunity beside the game.
    Gift,
}

impl Default for Question {
    fn default() -> Self {
        Question { seat: Seat(0), ask: Ask::Act, form: Form::One, from: 0, len: 0 }
    }
}

impl Thrones {
    pub(crate) fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    pub(crate) fn card_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card.index()]
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All cards in play, whoever controls them.
    pub(crate) fn in_play(&self) -> CardSet {
        let two = self.board[0].or(&self.board[1]);
        if self.seats == 2 { two } else { two.or(&self.board[2]).or(&self.board[3]) }
    }

    /// The players still in the game, clockwise from `from`.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        from.clockwise(self.seats).filter(move |seat| !players[seat.index()].eliminated)
    }

    /// The players still in the game.
    pub(crate) fn everyone(&self) -> Seats {
        let mut seats = Seats::all(self.seats);
        for seat in Seats::all(self.seats).iter().filter(|seat| self.player(*seat).eliminated) {
            seats.remove(seat);
        }
        seats
    }

    /// The next player clockwise who is still in the game.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.seats);
        while self.player(next).eliminated && next != seat {
            next = next.left(self.seats);
        }
        next
    }

    /// The other players whom cards call opponents: partners are none (`variant.team.terms`).
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        let mut seats = self.everyone();
        seats.remove(seat);
        if self.variant == Variant::TwoOnTwo {
            seats.remove(Seat((seat.0 + 2) % 4));
        }
        seats
    }

    /// The cards in a player's hand.
    pub(crate) fn hand_of(&self, seat: Seat) -> CardSet {
        self.hand.and(&CardSet::owned_by(seat))
    }

    pub(crate) fn is_moribund(&self, card: CardId) -> bool {
        self.card(card).leaving.is()
    }

    /// Whether two cards are copies of each other: titles make them so (`card.anatomy.title`).
    pub(crate) fn same_title(&self, one: CardId, other: CardId) -> bool {
        crate::index::facts(self.card(one).def).title == crate::index::facts(self.card(other).def).title
    }

    pub(crate) fn name(&self, card: CardId) -> &'static str {
        self.card(card).printed().name
    }
}
