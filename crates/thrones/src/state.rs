//! The game as plain data: cards by number, players, the challenge, the open window, and what is still pending.

mod card;
mod clone;
mod frame;
mod window;

pub use card::Place;
pub(crate) use card::{Card, CardRow, Leaving};
#[cfg(test)]
pub(crate) use frame::LISTS_MAX;
pub use frame::Stage;
pub(crate) use frame::{At, Frame, Going, LastingEffect, Lasts, Named};
pub(crate) use window::{Answered, Happening, OccasionId, Reason, Removal, Window};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, LongRow, Row, Seat, Seats};

use crate::card::Code;
use crate::card_set::{CardId, CardSet};
use crate::constant::Reach;
use crate::flow::{Desk, Step};
use crate::littlefinger::Deals;
use crate::pool::{AbilityId, Facts, Glance, KindId, Pool, Sort};
use crate::ruleset::Ruleset;
use crate::setup::{SetupDeck, Variant};
use crate::title::{Title, TitleSet};
use crate::vocabulary::{House, Icon, Phase, Trait};

/// A game of A Game of Thrones: The Card Game.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Thrones {
    /// The kinds of cards in the decks of this game.
    pub(crate) pool: Pool,
    pub(crate) rules: Ruleset,
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    pub(crate) round: u16,
    /// The phase now played; `Any` in setup and between rounds.
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    pub(crate) active: Option<Seat>,
    /// The titles in the Small Council Chamber.
    pub(crate) chamber: TitleSet,
    /// Whether plots are chosen and not yet revealed (Dragonstone Port's moment).
    pub(crate) plots_chosen: bool,
    /// Forced prompts are stepped over.
    pub(crate) hurried: bool,
    /// Something changed that constants depend on.
    pub(crate) stale: bool,
    /// Cards came into play since constants were reckoned last.
    pub(crate) arrived: bool,
    /// Some STR changed when constants were reckoned last.
    pub(crate) strength_moved: bool,
    /// Some card's STR was changed in this phase.
    pub(crate) strengths_changed: bool,
    /// Challenges initiated in this round.
    pub(crate) challenges_begun: u8,
    /// Power moved since victory was last looked at.
    pub(crate) power_moved: bool,
    /// A card has reached a dead pile, where Doomed cards are counted.
    pub(crate) dead_grew: bool,
    /// Some card is moribund.
    pub(crate) departing: bool,
    /// Gold was put on a card in this game.
    pub(crate) gold_lies: bool,
    pub(crate) ending: Ending,
    pub(crate) chance: Chance,
    pub(crate) players: [Player; 4],
    pub(crate) cards: CardRow,
    /// The cards each seat brought, wherever they are.
    pub(crate) owned: [CardSet; 4],
    /// Limited abilities that were used in the period of their limit.
    pub(crate) uses: LongRow<Use, 8>,
    /// Cards in hands; the owner tells whose.
    pub(crate) hand: CardSet,
    /// Cards in Shadows, and duplicates: their place tells which they are.
    pub(crate) aside: CardSet,
    /// Cards in discard piles and in dead piles; the owner tells whose.
    pub(crate) discard: CardSet,
    pub(crate) dead: CardSet,
    /// Cards killed or discarded in this phase.
    pub(crate) fallen: CardSet,
    /// Cards in play, all of them and by controller; duplicates are not among them.
    pub(crate) in_play: CardSet,
    pub(crate) board: [CardSet; 4],
    /// The cards in play that are on other cards.
    pub(crate) attached: CardSet,
    /// The cards in play that may count as another type than is printed: they show another face, or are locations on
    /// House cards.
    pub(crate) retyped: CardSet,
    /// Revealed plots and agendas: cards that work though they are not in play.
    pub(crate) beside: CardSet,
    /// Reckoned from constants: the cards in play that have constants.
    pub(crate) constants: CardSet,
    /// Reckoned from constants: the cards in play with abilities that are not printed on them.
    pub(crate) granted: CardSet,
    /// The cards in play that may not be as printed: changed when they were reckoned, or come since.
    pub(crate) altered: CardSet,
    /// Reckoned from constants: what the modifiers at the table are about.
    pub(crate) reach: Reach,
    /// Reckoned from constants: abilities that cards have gained.
    pub(crate) gained: LongRow<Gained, 8>,
    /// Reckoned from constants: traits that cards have gained and lost.
    pub(crate) gained_traits: LongRow<GainedTrait, 16>,
    pub(crate) challenge: Challenge,
    pub(crate) window: Window,
    pub(crate) removals: LongRow<Removal, 1>,
    /// The abilities half-way through, the one that interrupts on top.
    pub(crate) going: LongRow<Going, 2>,
    pub(crate) lasting: LongRow<LastingEffect, 16>,
    /// The decks at the table, while somebody has yet to announce which of several he plays.
    pub(crate) unannounced: Vec<SetupDeck>,
    /// Littlefinger: what is offered and promised.
    pub(crate) deals: Deals,
    pub(crate) pending: LongRow<Step, 44>,
    /// The open questions.
    pub(crate) desk: Desk,
}

const _: () = assert!(size_of::<Thrones>() <= 16 * 1024, "a game is copied often");

/// An ability that a card has gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Gained {
    pub card: CardId,
    pub ability: AbilityId,
}

/// A trait that a card has gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GainedTrait {
    pub card: CardId,
    pub gained: Trait,
    /// 1 for a gain, -1 for a loss.
    pub by: i8,
}

impl Default for GainedTrait {
    fn default() -> Self {
        GainedTrait { card: CardId::NONE, gained: Trait::Ally, by: 0 }
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    /// It goes on.
    None,
    /// These seats won.
    Win(Seats),
    /// Nobody won.
    Draw,
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub house: House,
    pub house_card: CardId,
    /// The agenda, if he runs one.
    pub agenda: CardId,
    /// The first of his plots; the others follow it.
    pub first_plot: CardId,
    pub plots: u8,
    pub gold: u8,
    pub deck_top: CardId,
    pub deck_size: u16,
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
    /// What was named before the setup hands were drawn.
    pub named: Named,
    /// Challenges won and lost in this round, by kind.
    pub won: [u8; 3],
    pub lost: [u8; 3],
    /// The kind of which the next challenge may be one more.
    pub again: Option<Icon>,
    pub lost_dominance: bool,
    pub has_challenged: bool,
    /// Challenges initiated this turn, by kind.
    pub challenges: [u8; 3],
    pub eliminated: bool,
    /// Events with a limit, and how often they were played in its period.
    pub titles_used: LongRow<TitleUse, 4>,
}

/// A limited ability of a card and how often it was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Use {
    pub card: CardId,
    pub ability: AbilityId,
    pub times: u8,
}

/// An event with a limit and how often its player used it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TitleUse {
    /// The first kind of that title.
    pub title: KindId,
    pub times: u8,
}

impl Default for TitleUse {
    fn default() -> Self {
        TitleUse { title: KindId::NONE, times: 0 }
    }
}

impl Default for Player {
    fn default() -> Self {
        Player {
            house: House::Stark,
            house_card: CardId::NONE,
            agenda: CardId::NONE,
            first_plot: CardId::NONE,
            plots: 0,
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
            named: Named::Nothing,
            won: [0; 3],
            lost: [0; 3],
            again: None,
            lost_dominance: false,
            has_challenged: false,
            challenges: [0; 3],
            eliminated: false,
            titles_used: LongRow::new(),
        }
    }
}

/// A character that cannot defend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Bypassed {
    /// Which.
    pub card: CardId,
    /// The attacker whose Stealth it is.
    pub by: CardId,
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
    /// Characters that stealth keeps from defending, each with the attacker that bypasses it.
    pub bypassed: Row<Bypassed, 30>,
    /// Whom it was initiated against, where the Crown Regent sent it elsewhere.
    pub redirected_from: Option<Seat>,
    /// The player attacked, or who supports him, declared defenders. Whom an effect puts in was not declared.
    pub defended: bool,
    /// The Lord Commander took it over.
    pub taken_over: bool,
    /// It is the so manieth of the round.
    pub number: u8,
    /// Characters that take part because another does.
    pub followers: CardSet,
    /// It is one more of its kind, and nobody wins it if it is opposed.
    pub again: bool,
    /// Its claim may be cancelled now, or was.
    pub claim_open: bool,
    pub claim_cancelled: bool,
    /// Its claim is that of this kind.
    pub claim_kind: Option<Icon>,
    pub winner: Option<Seat>,
    pub loser: Option<Seat>,
    pub attack: u16,
    pub defence: u16,
}

impl Challenge {
    /// None is running.
    pub fn none() -> Challenge {
        Challenge {
            on: false,
            kind: Icon::Military,
            attacker: Seat(0),
            target: Seat(0),
            defender: Seat(0),
            attackers: CardSet::EMPTY,
            defenders: CardSet::EMPTY,
            bypassed: Row::new(),
            redirected_from: None,
            defended: false,
            taken_over: false,
            number: 0,
            followers: CardSet::EMPTY,
            again: false,
            claim_open: false,
            claim_cancelled: false,
            claim_kind: None,
            winner: None,
            loser: None,
            attack: 0,
            defence: 0,
        }
    }

    /// Whether stealth keeps the character from defending.
    pub fn is_bypassed(&self, card: CardId) -> bool {
        self.bypassed.iter().any(|bypassed| bypassed.card == card)
    }

    /// Whether the character takes part.
    pub fn is_in_it(&self, card: CardId) -> bool {
        self.attackers.has(card) || self.defenders.has(card)
    }

    pub fn participants(&self) -> CardSet {
        self.attackers.or(&self.defenders)
    }
}

impl Thrones {
    pub(crate) fn card(&self, card: CardId) -> &Card {
        &self.cards[card]
    }

    pub(crate) fn card_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card]
    }

    /// The lasting name of a card.
    pub(crate) fn code(&self, card: CardId) -> Code {
        self.pool.code(self.pool.kind_of(card))
    }

    /// What a card has at a glance.
    #[inline]
    pub(crate) fn glance(&self, card: CardId) -> &Glance {
        self.pool.glance(card)
    }

    /// What is known of a card beforehand.
    pub(crate) fn facts(&self, card: CardId) -> &Facts {
        self.pool.facts(self.pool.kind_of(card))
    }

    /// Whose card it is, whoever controls it.
    pub(crate) fn owner(&self, card: CardId) -> Seat {
        self.card(card).owner
    }

    /// All cards a seat brought, wherever they are.
    pub(crate) fn owned_by(&self, seat: Seat) -> &CardSet {
        &self.owned[seat.index()]
    }

    /// The House card of a seat.
    pub(crate) fn house_card(&self, seat: Seat) -> CardId {
        self.player(seat).house_card
    }

    /// The plots a seat brought, wherever they are.
    pub(crate) fn plots_of(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<> {
        let player = self.player(seat);
        (player.first_plot.0..player.first_plot.0 + u16::from(player.plots)).map(CardId)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players still in the game, clockwise from `from`.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let everyone = self.everyone();
        from.clockwise(self.seats).filter(move |seat| everyone.has(*seat))
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
        self.hand.and(self.owned_by(seat))
    }

    pub(crate) fn is_moribund(&self, card: CardId) -> bool {
        self.card(card).is_leaving()
    }

    /// Whether two cards are copies of each other: titles make them so (`card.anatomy.title`).
    pub(crate) fn same_title(&self, one: CardId, other: CardId) -> bool {
        self.glance(one).title == self.glance(other).title
    }

    /// The cards of a sort among these.
    pub(crate) fn of_sort(&self, among: &CardSet, sort: Sort) -> CardSet {
        among.and(self.pool.sort_of(sort))
    }

    /// Revealed plots and agendas, looked for: `beside` keeps them.
    pub(crate) fn beside_play(&self) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for seat in self.everyone().iter() {
            let player = self.player(seat);
            for card in [player.plot, player.agenda].into_iter().filter_map(CardId::some) {
                if matches!(self.card(card).place, Place::Revealed | Place::Agenda) {
                    cards.insert(card);
                }
            }
        }
        cards
    }

    pub(crate) fn name(&self, card: CardId) -> &'static str {
        self.printed(card).name
    }
}
