//! Free acts and deals: gifts of gold and cards, talks, releases, exchanges.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Row, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Event, FreedCause, Table, War};
use crate::flow::{Given, Question, Step};
use crate::id::PLAYERS_MAX;
use crate::item::{Declaration, Item};
use crate::noble::NobleId;
use crate::phase::movement::{ControlStep, MovementStep};
use crate::state::Fief;
use crate::stock::{HAND_MAX, IN_PLAY_MAX};

pub(crate) mod talk;

use talk::{Talk, TalkStep};

/// A deal half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferStep {
    /// To whom gold is given.
    GiveGold(Seat),
    /// How much gold is given.
    GiveGoldAmount(Seat, Seat),
    /// Which Captive is set free.
    Release(Seat),
    /// Which Captive is handed over.
    HandOver(Seat),
    /// To whom he is handed over.
    HandOverTo(Seat, NobleId),
    /// Whether the Player takes him.
    TakeCaptive(Seat, NobleId, Seat),
    /// To whom a raven carries a card.
    Raven(Seat),
    /// Which card it carries.
    RavenCard(Seat, Seat),
    /// Which siege is ended.
    EndSiege(Seat),
    /// A private talk.
    Talk(TalkStep),
}

/// Deals in progress, and what may not be repeated in this window.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offers {
    /// To whom each Player has given gold in this window.
    pub(crate) gold_given: [Seats; PLAYERS_MAX],
    /// The Fief Titles of the Protector that were refused, one bit each.
    pub(crate) fiefs_refused: u8,
    /// Cards that came back from a Noble.
    refused: LongRow<(Card, NobleId), 4>,
    /// Captives offered: by whom, who, to whom.
    captives: LongRow<(u8, NobleId, u8), 4>,
    /// Cards given by raven: by whom, which.
    cards: LongRow<(u8, Card), 4>,
    /// Ordinary cards that were played and taken back.
    pub(crate) taken_back: LongRow<Card, 4>,
    /// What Greyjoy has stolen.
    pub(crate) stolen: Option<u16>,
    /// The talk in progress.
    pub(crate) talk: Talk,
}

impl Offers {
    /// A new window: everything may be offered anew.
    pub(crate) fn forget(&mut self) {
        *self = Offers::default();
    }

    /// Whether the card came back from this Noble in this window.
    pub(crate) fn was_refused(&self, card: Card, noble: NobleId) -> bool {
        self.refused.contains(&(card, noble))
    }

    /// The card came back from this Noble.
    pub(crate) fn refuse(&mut self, card: Card, noble: NobleId) {
        self.refused.push((card, noble));
    }
}

/// The free acts, in the order in which they are offered.
const ACTS: [Declaration; 7] = [
    Declaration::GiveGold,
    Declaration::ReleaseCaptive,
    Declaration::HandOverCaptive,
    Declaration::RookeryGiveCard,
    Declaration::SpendDiplomacyMarker,
    Declaration::EndSiege,
    Declaration::TransferControl,
];

/// For each set of free acts (one bit each) the things to offer, so that a prompt can lend them.
static SETS: [[Item; ACTS.len()]; 1 << ACTS.len()] = sets();

const fn sets() -> [[Item; ACTS.len()]; 1 << ACTS.len()] {
    let mut sets = [[Item::Pass; ACTS.len()]; 1 << ACTS.len()];
    let mut set = 0;
    while set < sets.len() {
        let (mut act, mut place) = (0, 0);
        while act < ACTS.len() {
            if set & (1 << act) != 0 {
                sets[set][place] = Item::Declare(ACTS[act]);
                place += 1;
            }
            act += 1;
        }
        set += 1;
    }
    sets
}

impl Fief {
    /// What the Player may do beside the questions, while play is between two events.
    pub(crate) fn free_acts(&self, seat: Seat) -> &'static [Item] {
        if !self.is_between_events() {
            return &[];
        }
        let mut set = 0;
        for (place, act) in ACTS.into_iter().enumerate() {
            if self.can_act(seat, act) {
                set |= 1 << place;
            }
        }
        &SETS[set as usize][..(set as u32).count_ones() as usize]
    }

    /// Whether the free act is open to the Player. All of it is public.
    fn can_act(&self, seat: Seat, act: Declaration) -> bool {
        let player = self.player(seat);
        match act {
            Declaration::GiveGold => {
                !self.variants.diplomacy
                    && player.gold > 0
                    && self.gold_receivers(seat).next().is_some()
            }
            Declaration::ReleaseCaptive => self.captives_of(seat).next().is_some(),
            Declaration::HandOverCaptive => {
                self.captives_of(seat).any(|captive| self.takers(seat, captive).next().is_some())
            }
            Declaration::RookeryGiveCard => self.can_send_raven(seat),
            Declaration::SpendDiplomacyMarker => player.diplomacy > 0,
            Declaration::TransferControl => self.can_transfer_some(seat),
            Declaration::EndSiege => player.engines.iter().any(|engine| engine.dice > 0),
            Declaration::ShadowEscape
            | Declaration::ArrynExecute
            | Declaration::GreyjoySteal
            | Declaration::LannisterLook
            | Declaration::WhisperersLook
            | Declaration::TyrellRemoveFamine
            | Declaration::RefuseTax
            | Declaration::GrantFief
            | Declaration::DesignateShip
            | Declaration::ShadowStep
            | Declaration::ShadowBattle => false,
        }
    }

    fn gold_receivers(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let given = self.offers.gold_given[seat.index()];
        self.turn_order().filter(move |other| *other != seat && !given.has(*other))
    }

    /// The Captives a Player holds.
    pub(crate) fn captives_of(&self, captor: Seat) -> impl Iterator<Item = NobleId> + '_ {
        self.all_nobles().filter(move |noble| self.noble(*noble).captor == Some(captor))
    }

    /// To whom the Captive may be handed: others with units in the Village but his own Player, each
    /// asked once, and the same Captive passed on once by each Player.
    fn takers(&self, captor: Seat, captive: NobleId) -> impl Iterator<Item = Seat> + '_ {
        let village = self.noble(captive).village();
        let tried = move |taker: Seat| {
            let mut offers = self.offers.captives.iter();
            offers.any(|(by, noble, to)| {
                (*by, *noble) == (captor.0, captive) && (*to == taker.0 || *to == captor.0)
            })
        };
        self.turn_order().filter(move |taker| {
            *taker != captor
                && *taker != self.owner(captive)
                && village.is_some_and(|village| self.occupies(*taker, village))
                && !tried(*taker)
        })
    }

    /// Whether the Player Controls a Maester, has a card, and somebody has room for it.
    pub(crate) fn can_send_raven(&self, seat: Seat) -> bool {
        let sent = self.offers.cards.iter().filter(|(by, _)| *by == seat.0).count();
        !self.player(seat).hand.is_empty()
            && sent < HAND_MAX
            && self.controls_maester(seat)
            && self.raven_receivers(seat).next().is_some()
    }

    /// Whether the Player Controls a Village with a Maester.
    pub(crate) fn controls_maester(&self, seat: Seat) -> bool {
        self.board.realm().all.iter().any(|village| {
            self.villages[village.index()].maester && self.controller(village) == Some(seat)
        })
    }

    fn raven_receivers(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.turn_order()
            .filter(move |other| *other != seat && self.player(*other).hand.len() < HAND_MAX)
    }

    /// Interrupts the open questions for a free act. The step that asked asks again afterwards.
    pub(crate) fn begin_free_act(&mut self, seat: Seat, item: Item) {
        let asker = *self.pending.last().expect("who asked lies on the stack");
        self.withdraw();
        self.then(asker);
        if item == Item::Declare(Declaration::TransferControl) {
            let transfer = MovementStep::Control(ControlStep::Transfer(seat));
            return self.then(Step::Movement(transfer));
        }
        self.then(Step::Offer(match item {
            Item::Declare(Declaration::GiveGold) => OfferStep::GiveGold(seat),
            Item::Declare(Declaration::ReleaseCaptive) => OfferStep::Release(seat),
            Item::Declare(Declaration::HandOverCaptive) => OfferStep::HandOver(seat),
            Item::Declare(Declaration::RookeryGiveCard) => OfferStep::Raven(seat),
            Item::Declare(Declaration::SpendDiplomacyMarker) => {
                OfferStep::Talk(TalkStep::Invite(seat))
            }
            Item::Declare(Declaration::EndSiege) => OfferStep::EndSiege(seat),
            other => unreachable!("{other:?} is no free act"),
        }));
    }

    pub(crate) fn enter_offer(&mut self, step: OfferStep, scribe: &mut impl Scribe<Event>) {
        let asking = Step::Offer(step);
        match step {
            OfferStep::GiveGold(seat) => {
                self.put(asking, seat, Ask::ChoosePlayer);
                let receivers = gather(self.gold_receivers(seat));
                self.offer_players(receivers);
            }
            OfferStep::GiveGoldAmount(seat, _) => {
                let most = self.player(seat).gold;
                self.put_amount(asking, seat, Ask::ChooseAmount, 1..=most);
            }
            OfferStep::Release(seat) => {
                self.put(asking, seat, Ask::ChooseCaptive);
                self.offer(Item::Done);
                let captives: Row<NobleId, IN_PLAY_MAX> = self.captives_of(seat).collect();
                captives.iter().for_each(|captive| self.offer(Item::Noble(*captive)));
            }
            OfferStep::HandOver(seat) => {
                self.put(asking, seat, Ask::ChooseCaptive);
                self.offer(Item::Done);
                let captives: Row<NobleId, IN_PLAY_MAX> = self
                    .captives_of(seat)
                    .filter(|captive| self.takers(seat, *captive).next().is_some())
                    .collect();
                captives.iter().for_each(|captive| self.offer(Item::Noble(*captive)));
            }
            OfferStep::HandOverTo(seat, captive) => {
                self.put(asking, seat, Ask::ChoosePlayer);
                let takers = gather(self.takers(seat, captive));
                self.offer_players(takers);
            }
            OfferStep::TakeCaptive(_, captive, to) => {
                self.put_yes_no(asking, to, Ask::AcceptCaptive(captive));
            }
            OfferStep::Raven(seat) => {
                self.put(asking, seat, Ask::ChoosePlayer);
                let receivers = gather(self.raven_receivers(seat));
                self.offer_players(receivers);
            }
            OfferStep::RavenCard(seat, _) => {
                self.put(asking, seat, Ask::ChooseCard);
                self.offer(Item::Done);
                let hand = self.player(seat).hand;
                for (place, card) in hand.iter().enumerate() {
                    if !self.offers.cards.contains(&(seat.0, *card)) {
                        self.offer(Item::Held { place: place as u8, card: *card });
                    }
                }
            }
            OfferStep::EndSiege(seat) => {
                self.put(asking, seat, Ask::ChooseSiege);
                self.offer(Item::Done);
                for engine in self.player(seat).engines {
                    if engine.dice > 0 {
                        self.offer(Item::Village(engine.village));
                    }
                }
            }
            OfferStep::Talk(step) => self.enter_talk(step, scribe),
        }
    }

    pub(crate) fn answer_offer(
        &mut self,
        step: OfferStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if let OfferStep::Talk(step) = step {
            return self.answer_talk(step, question, given, scribe);
        }
        match (step, given) {
            (
                OfferStep::Release(_)
                | OfferStep::HandOver(_)
                | OfferStep::RavenCard(..)
                | OfferStep::EndSiege(_),
                Given::One(Item::Done),
            ) => {}
            (OfferStep::GiveGold(seat), Given::One(Item::Player(to))) => {
                self.then(Step::Offer(OfferStep::GiveGoldAmount(seat, to)));
            }
            (OfferStep::GiveGoldAmount(from, to), Given::Amount(_)) => {
                self.offers.gold_given[from.index()].insert(to);
                self.give_gold(from, to, given.amount(), scribe);
            }
            (OfferStep::Release(_), Given::One(Item::Noble(captive))) => {
                self.free_captive(captive, FreedCause::Released, scribe);
            }
            (OfferStep::HandOver(seat), Given::One(Item::Noble(captive))) => {
                self.then(Step::Offer(OfferStep::HandOverTo(seat, captive)));
            }
            (OfferStep::HandOverTo(seat, captive), Given::One(Item::Player(to))) => {
                self.offers.captives.push((seat.0, captive, to.0));
                self.then(Step::Offer(OfferStep::TakeCaptive(seat, captive, to)));
            }
            (OfferStep::TakeCaptive(seat, captive, to), Given::One(answer)) => {
                if answer == Item::Yes {
                    self.hand_over(seat, captive, to, scribe);
                }
            }
            (OfferStep::Raven(seat), Given::One(Item::Player(to))) => {
                self.then(Step::Offer(OfferStep::RavenCard(seat, to)));
            }
            (OfferStep::RavenCard(from, to), Given::One(Item::Held { card, .. })) => {
                self.offers.cards.push((from.0, card));
                self.give_card(from, to, card, scribe);
            }
            (OfferStep::EndSiege(seat), Given::One(Item::Village(village))) => {
                self.end_siege(seat, village, scribe);
            }
            (step, given) => unreachable!("{step:?} does not offer {given:?}"),
        }
    }

    /// Offers these Players in turn order.
    pub(crate) fn offer_players(&mut self, players: Seats) {
        for seat in self.turn_order().filter(|seat| players.has(*seat)) {
            self.offer(Item::Player(seat));
        }
    }

    fn hand_over(
        &mut self,
        seat: Seat,
        captive: NobleId,
        to: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.nobles[captive.index()].captor = Some(to);
        self.offers.captives.push((seat.0, captive, seat.0));
        scribe.note(|| War::CaptiveHandedOver { noble: captive, to }.into());
    }

    /// A card goes from hand to hand, seen by the two alone.
    pub(crate) fn give_card(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.take_from_hand(from, card);
        self.players[to.index()].hand.push(card);
        scribe.note(|| Table::CardGiven { from, to, card: Some(card) }.into());
    }
}

/// The set of these Players.
pub(crate) fn gather(players: impl Iterator<Item = Seat>) -> Seats {
    players.fold(Seats::NONE, |mut set, seat| {
        set.insert(seat);
        set
    })
}
