//! Uprisings: targets, boosting, calming, dice, victims.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::ask::Ask;
use crate::casualties::{Losses, hits_taken, hits_to_kill, only_losses};
use crate::deck::{Back, Card};
use crate::event::{DeathCause, Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::id::{FiefId, PLAYERS_MAX, RegionId, VillageId};
use crate::item::{Ground, Item};
use crate::noble::{Attribute, Mark, NobleId};
use crate::state::{Fief, TaxOn};
use crate::stock::{Fortification, IN_PLAY_MAX, NOBLES_MAX};
use crate::title::{Title, Titles};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum UprisingStep {
    /// The Player of the card chooses where it strikes.
    Target(Seat),
    /// The Player at this place of the turn order may add cards; so many have passed in a row.
    Boost { place: u8, passed: u8 },
    /// The calmer at this place may try to stop this one of the Uprisings.
    Calm { effect: u8, place: u8 },
    /// In which order the Armies are attacked.
    Order,
    /// The dice are rolled.
    Roll,
    /// The Army at this place of the order takes losses.
    Losses(u8),
    /// What happens when no Troop is left.
    Aftermath,
    /// The Player at this place of the turn order suffers an Uprising of the Wall.
    Wall(u8),
}

/// What an Uprising strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Struck {
    /// A Village, on this ground.
    Village(Ground),
    /// A tyrant or Gods cursed Noble.
    Noble(NobleId),
    /// The Village of a Noble of this Player, because the Shadow Tower fell.
    Wall(Seat),
}

/// The last Uprising, in progress or over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rising {
    /// What it strikes; nothing before the first Uprising.
    pub struck: Option<Struck>,
    /// Where.
    pub village: VillageId,
    /// Who played the first card; nobody for the Wall's.
    pub by: Option<Seat>,
    /// Uprisings in the stack when no more could be added.
    pub stack: u8,
    /// Uprisings that are not stopped.
    pub effects: u8,
    /// Whether a Secret Passage cancels the penalty of the Fortification.
    pub passage: bool,
    /// Hits left to take.
    pub hits: u8,
    /// The Armies in the order of the attack.
    pub order: Row<u8, PLAYERS_MAX>,
}

/// How many Uprisings can strike at once: the one the Wall sets off, or a card, and all cards of that name.
const RISINGS_MAX: usize = 1 + Card::Uprising.count() as usize;

/// What a Member of the Small Council pays to calm an Uprising.
const CALMING_PRICE: u16 = 3;

/// How many attempts to calm there can be against one Uprising: the Warden's, and for every place of
/// the turn order one for each Small Council Title.
const CALMERS: u8 = 1 + 6 * 5;

impl Fief {
    pub(crate) fn enter_uprising(&mut self, step: UprisingStep, scribe: &mut impl Scribe<Event>) {
        match step {
            UprisingStep::Target(seat) => {
                self.put(Step::Uprising(step), seat, Ask::ChooseUprising);
                self.offer_uprisings(seat);
            }
            UprisingStep::Boost { place, passed } => self.ask_boost(place, passed),
            UprisingStep::Calm { effect, place } => self.ask_calm(effect, place),
            UprisingStep::Order => self.order_victims(scribe),
            UprisingStep::Roll => self.roll_uprising(scribe),
            UprisingStep::Losses(place) => self.ask_uprising_losses(place, scribe),
            UprisingStep::Aftermath => self.aftermath(scribe),
            UprisingStep::Wall(place) => self.wall_uprising(place, scribe),
        }
    }

    pub(crate) fn answer_uprising(
        &mut self,
        step: UprisingStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match step {
            UprisingStep::Target(_) => self.begin_uprising(seat, given.item(), scribe),
            UprisingStep::Boost { place, passed } => {
                let passed = match given.item() {
                    Item::Card(card) => {
                        self.boost(seat, card, scribe);
                        0
                    }
                    _ => passed + 1,
                };
                let place = (place + 1) % self.seats;
                self.then(Step::Uprising(UprisingStep::Boost { place, passed }));
            }
            UprisingStep::Calm { effect, place } => match given.item() {
                Item::Title(title) => self.calm(seat, title, effect, place, scribe),
                _ => {
                    let place = place + 1;
                    self.then(Step::Uprising(UprisingStep::Calm { effect, place }));
                }
            },
            UprisingStep::Order => {
                self.rising.order = given
                    .items()
                    .iter()
                    .filter_map(|item| match item {
                        Item::Player(seat) => Some(seat.0),
                        _ => None,
                    })
                    .collect();
                self.then(Step::Uprising(UprisingStep::Roll));
            }
            UprisingStep::Losses(place) => {
                let lost = self.picked_losses(seat, given.items());
                self.rising.hits -= hits_to_kill(self.muster_kinds(seat), lost) as u8;
                self.lose_troops(seat, self.rising.village, lost, scribe);
                self.then(Step::Uprising(UprisingStep::Losses(place + 1)));
            }
            UprisingStep::Roll | UprisingStep::Aftermath | UprisingStep::Wall(_) => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }
}

/// Where an Uprising may break out.
impl Fief {
    /// Whether the Player could play an Uprising card somewhere.
    pub(crate) fn can_rise(&self, seat: Seat) -> bool {
        let famine = self.regions.iter().any(|region| region.famine.is_there());
        let somewhere = |village: VillageId| {
            [Ground::Tallage, Ground::WardenTax, Ground::Famine]
                .into_iter()
                .any(|ground| self.has_ground(seat, village, ground))
        };
        (famine || !self.taxes.is_empty()) && self.board.realm().all.iter().any(somewhere)
            || self.all_nobles().any(|noble| self.can_rise_against(seat, noble))
    }

    fn offer_uprisings(&mut self, seat: Seat) {
        for village in self.board.realm().all.iter() {
            for ground in [Ground::Tallage, Ground::WardenTax, Ground::Famine] {
                if self.has_ground(seat, village, ground) {
                    self.offer(Item::Uprising(village, ground));
                }
            }
        }
        let nobles: Row<NobleId, IN_PLAY_MAX> =
            self.all_nobles().filter(|noble| self.can_rise_against(seat, *noble)).collect();
        nobles.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    /// Whether the Player may play an Uprising card on the Village on this ground.
    pub(crate) fn has_ground(&self, seat: Seat, village: VillageId, ground: Ground) -> bool {
        !self.villages[village.index()].sept && self.is_provoked(seat, village, ground)
    }

    /// Whether there is such a ground in the Village that somebody else than the Player gave.
    fn is_provoked(&self, seat: Seat, village: VillageId, ground: Ground) -> bool {
        let (fief, region) = (self.board.fief(village), self.board.region(village));
        match ground {
            Ground::Famine => self.regions[region.index()].famine.is_there(),
            Ground::Tallage | Ground::WardenTax => self.taxes.iter().any(|tax| {
                Seat(tax.seat) != seat
                    && taxes_village(tax.on, ground, fief, region)
                    && !self.is_shielded(fief, Seat(tax.seat))
            }),
            Ground::Tyrant | Ground::GodsCursed => false,
        }
    }

    /// Whether nothing but Septs keeps the Player from raising an Uprising somewhere.
    pub(crate) fn is_spared_by_septs(&self, seat: Seat) -> bool {
        let mut game = self.clone();
        game.villages.iter_mut().for_each(|village| village.sept = false);
        !self.can_rise(seat) && game.can_rise(seat)
    }

    /// Whether the Player may play an Uprising card on the Noble: a free tyrant of another Player, or
    /// anybody's Gods cursed Noble.
    pub(crate) fn can_rise_against(&self, seat: Seat, noble: NobleId) -> bool {
        let record = self.noble(noble);
        let tyrant = noble.card().attributes.has(Attribute::Tyrant) && self.owner(noble) != seat;
        record.is_free()
            && (tyrant || record.is(Mark::GodsCursed))
            && record.village().is_some_and(|village| !self.villages[village.index()].sept)
    }

    fn begin_uprising(&mut self, seat: Seat, target: Item, scribe: &mut impl Scribe<Event>) {
        let (village, struck) = match target {
            Item::Uprising(village, ground) => (village, Struck::Village(ground)),
            Item::Noble(noble) => {
                let village = self.noble(noble).village().expect("who is struck is on the map");
                (village, Struck::Noble(noble))
            }
            other => unreachable!("{other:?} is no target of an Uprising"),
        };
        self.decks.discard(Card::Uprising);
        self.rise(Rising { struck: Some(struck), village, by: Some(seat), ..Rising::default() });
        scribe.note(|| Fortune::UprisingStarted { seat: Some(seat), village }.into());
    }

    fn rise(&mut self, rising: Rising) {
        self.rising = Rising { stack: 1, effects: 1, ..rising };
        self.then(Step::Uprising(UprisingStep::Boost { place: 0, passed: 0 }));
    }

    /// Each Player without a Brother suffers an Uprising where a random free Noble of his is.
    fn wall_uprising(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        if place == self.seats {
            return;
        }
        self.then(Step::Uprising(UprisingStep::Wall(place + 1)));
        let seat = self.in_order(place);
        if self.brother(seat).is_some() {
            return;
        }
        let villages: Row<VillageId, NOBLES_MAX> = self
            .player(seat)
            .court
            .iter()
            .filter(|noble| self.noble(**noble).is_free())
            .filter_map(|noble| self.noble(*noble).village())
            .collect();
        if villages.is_empty() {
            return;
        }
        let village = villages[self.chance.below(villages.len())];
        self.rise(Rising { struck: Some(Struck::Wall(seat)), village, ..Rising::default() });
        scribe.note(|| Fortune::UprisingStarted { seat: None, village }.into());
    }
}

/// Boosting and calming.
impl Fief {
    /// Asks who might hold a card to add: everybody with a grey-backed card. Each card is one answer.
    fn ask_boost(&mut self, place: u8, passed: u8) {
        let (mut place, mut passed) = (place, passed);
        while passed < self.seats {
            let seat = self.in_order(place);
            if self.player(seat).hand.iter().any(|card| card.back() == Back::Grey) {
                let step = UprisingStep::Boost { place, passed };
                self.put(Step::Uprising(step), seat, Ask::BoostUprising);
                self.offer(Item::Pass);
                for card in [Card::Uprising, Card::SecretPassage] {
                    if self.player(seat).hand.contains(&card) && self.can_boost(seat, card) {
                        self.offer(Item::Card(card));
                    }
                }
                return;
            }
            place = (place + 1) % self.seats;
            passed += 1;
        }
        self.rising.stack = self.rising.effects;
        self.then(Step::Uprising(UprisingStep::Calm { effect: 0, place: 0 }));
    }

    /// Whether the card may be added to the Uprising by this Player.
    pub(crate) fn can_boost(&self, seat: Seat, card: Card) -> bool {
        let village = self.rising.village;
        if card == Card::SecretPassage {
            return self.uprising_penalty() > 0 && !self.villages[village.index()].maester;
        }
        match self.rising.struck {
            Some(Struck::Village(ground)) => self.is_provoked(seat, village, ground),
            Some(Struck::Noble(noble)) => self.can_rise_against(seat, noble),
            Some(Struck::Wall(_)) => !self.villages[village.index()].sept,
            None => false,
        }
    }

    fn boost(&mut self, seat: Seat, card: Card, scribe: &mut impl Scribe<Event>) {
        self.take_from_hand(seat, card);
        self.decks.discard(card);
        if card == Card::Uprising {
            self.rising.effects += 1;
        } else {
            self.rising.passage = true;
        }
        scribe.note(|| Fortune::UprisingBoosted { seat, card }.into());
    }

    /// Asks the next who may try to stop this Uprising: the Region's Warden, then the Members.
    fn ask_calm(&mut self, effect: u8, place: u8) {
        let wall = matches!(self.rising.struck, Some(Struck::Wall(_)));
        if effect >= self.rising.stack || wall && !self.calm_wall_uprisings {
            return self.then(Step::Uprising(UprisingStep::Order));
        }
        for place in place..CALMERS {
            let ways = self.ways_to_calm(place);
            let Some(title) = ways.iter().next() else { continue };
            let noble = self.holder(title).expect("the Title is held");
            let seat = self.owner(noble);
            let rich = self.player(seat).gold >= CALMING_PRICE;
            let free_way = !ways.and(Titles::WARDENS).is_empty();
            if !rich && !free_way && !self.variants.hidden_gold {
                continue;
            }
            let step = UprisingStep::Calm { effect, place };
            self.put(Step::Uprising(step), seat, Ask::CalmUprising);
            self.offer(Item::No);
            for way in ways.iter() {
                if rich || matches!(way, Title::Warden(_)) {
                    self.offer(Item::Title(way));
                }
            }
            return;
        }
        self.then(Step::Uprising(UprisingStep::Calm { effect: effect + 1, place: 0 }));
    }

    /// The Titles by which the calmer at this place may act: the Warden's own, and his or another's
    /// seat on the Small Council.
    fn ways_to_calm(&self, place: u8) -> Titles {
        let region = self.board.region(self.rising.village);
        let warden = self.holder(Title::Warden(region));
        let free = |noble: NobleId| self.noble(noble).is_free();
        let mut ways = Titles::default();
        if place == 0 {
            if let Some(warden) = warden.filter(|warden| free(*warden)) {
                ways = self.noble(warden).titles.and(Titles::COUNCIL);
                ways.insert(Title::Warden(region));
            }
            return ways;
        }
        let (turn, office) = ((place - 1) / 5, usize::from((place - 1) % 5));
        let title = Titles::COUNCIL.iter().nth(office).expect("the Small Council has five Titles");
        if turn < self.seats
            && let Some(member) = self.holder(title)
            && self.owner(member) == self.in_order(turn)
            && free(member)
            && warden != Some(member)
        {
            ways.insert(title);
        }
        ways
    }

    fn calm(
        &mut self,
        seat: Seat,
        title: Title,
        effect: u8,
        place: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        let noble = self.holder(title).expect("the Title is held");
        let as_warden = matches!(title, Title::Warden(_));
        let gold = if as_warden { 0 } else { CALMING_PRICE };
        self.pay_gold(seat, gold);
        self.pick_up_dice();
        let die = self.roll();
        scribe.note(|| Fortune::CalmAttempted { noble, gold, die }.into());
        if die >= 3 {
            self.rising.effects -= 1;
            let (effect, place) = (effect + 1, 0);
            return self.then(Step::Uprising(UprisingStep::Calm { effect, place }));
        }
        let place = place + 1;
        self.then(Step::Uprising(UprisingStep::Calm { effect, place }));
        if as_warden {
            self.kill(noble, DeathCause::Calming);
        }
    }
}

/// Dice and losses.
impl Fief {
    /// The dice a Fortification takes off: its Controller must have units there; for a tyrant his
    /// Player must be the Controller.
    pub(crate) fn uprising_penalty(&self) -> u8 {
        let village = self.rising.village;
        let Some(controller) = self.controller(village) else { return 0 };
        let shelters = match self.rising.struck {
            Some(Struck::Noble(noble)) => self.owner(noble) == controller,
            Some(Struck::Village(_) | Struck::Wall(_)) | None => self.occupies(controller, village),
        };
        if !shelters || self.rising.passage {
            return 0;
        }
        match self.villages[village.index()].fortification {
            Fortification::None => 0,
            Fortification::Stronghold => 1,
            Fortification::City => 2,
        }
    }

    fn uprising_dice(&self) -> u8 {
        self.rising.effects.saturating_sub(self.uprising_penalty())
    }

    /// The Armies that are attacked.
    fn armies_struck(&self) -> Row<u8, PLAYERS_MAX> {
        let village = self.rising.village;
        let has_troops = |seat: &Seat| self.troop_count(*seat, village) > 0;
        match self.rising.struck {
            Some(Struck::Noble(noble)) => {
                Some(self.owner(noble)).into_iter().filter(has_troops).map(|seat| seat.0).collect()
            }
            Some(Struck::Wall(first)) => {
                let others = self.turn_order().filter(|seat| *seat != first);
                let order = Some(first).into_iter().chain(others);
                order.filter(has_troops).map(|seat| seat.0).collect()
            }
            Some(Struck::Village(_)) | None => {
                self.turn_order().filter(has_troops).map(|seat| seat.0).collect()
            }
        }
    }

    /// Without a die the Uprising fails. The Player of the first card names the order.
    fn order_victims(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.uprising_dice() == 0 {
            return scribe.note(|| Fortune::UprisingFailed.into());
        }
        let armies = self.armies_struck();
        match self.rising.by {
            Some(seat) if armies.len() > 1 => {
                let step = Step::Uprising(UprisingStep::Order);
                self.put_order(step, seat, Ask::OrderUprisingVictims);
                armies.iter().for_each(|army| self.offer(Item::Player(Seat(*army))));
            }
            Some(_) | None => {
                self.rising.order = armies;
                self.then(Step::Uprising(UprisingStep::Roll));
            }
        }
    }

    /// One Battle Die for each Uprising that is left, and one more hit for each die.
    fn roll_uprising(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.rising.order.is_empty() {
            return self.then(Step::Uprising(UprisingStep::Aftermath));
        }
        self.pick_up_dice();
        let count = self.uprising_dice();
        let dice: Row<u8, RISINGS_MAX> = (0..count).map(|_| self.roll_battle()).collect();
        let hits = dice.iter().sum::<u8>() + count;
        self.rising.hits = hits;
        scribe.note(|| Fortune::UprisingRolled { hits, dice: dice.to_vec() }.into());
        self.then(Step::Uprising(UprisingStep::Losses(0)));
    }

    /// Each Army takes all the hits it can; the rest goes to the next.
    fn ask_uprising_losses(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        let Some(army) = self.rising.order.get(usize::from(place)).copied() else {
            return self.then(Step::Uprising(UprisingStep::Aftermath));
        };
        let (seat, village, hits) = (Seat(army), self.rising.village, self.rising.hits);
        let (kinds, muster) = (self.muster_kinds(seat), self.muster(seat, village));
        let next = Step::Uprising(UprisingStep::Losses(place + 1));
        let taken = hits_taken(kinds, muster, hits);
        if taken == 0 {
            return self.then(next);
        }
        let losses = Losses::Hits(taken);
        let all = u16::from(taken) == hits_to_kill(kinds, muster);
        let only = if all { Some(muster) } else { only_losses(kinds, muster, losses) };
        match only {
            Some(lost) => {
                self.rising.hits -= taken;
                self.lose_troops(seat, village, lost, scribe);
                self.then(next);
            }
            None => {
                self.ask_losses(Step::Uprising(UprisingStep::Losses(place)), seat, muster, losses);
            }
        }
    }

    /// Without a Troop left the Nobles die, and Mills and Stronghold are destroyed; a tyrant or Gods
    /// cursed Noble dies alone.
    fn aftermath(&mut self, scribe: &mut impl Scribe<Event>) {
        self.settle(self.rising.by);
        let village = self.rising.village;
        if let Some(Struck::Noble(noble)) = self.rising.struck {
            if self.troop_count(self.owner(noble), village) == 0 {
                self.kill(noble, DeathCause::Uprising);
            }
            return;
        }
        if self.turn_order().any(|seat| self.troop_count(seat, village) > 0) {
            return;
        }
        self.destroy_buildings(village, scribe);
        let nobles: Row<NobleId, IN_PLAY_MAX> = self
            .all_nobles()
            .filter(|noble| self.noble(*noble).village() == Some(village))
            .collect();
        nobles.iter().for_each(|noble| self.kill(*noble, DeathCause::Uprising));
    }

    fn destroy_buildings(&mut self, village: VillageId, scribe: &mut impl Scribe<Event>) {
        let here = &mut self.villages[village.index()];
        let mills = std::mem::take(&mut here.mills);
        let stronghold = here.fortification == Fortification::Stronghold && !here.maester;
        if stronghold {
            here.fortification = Fortification::None;
            self.supply.strongholds += 1;
        }
        self.supply.mills += mills;
        if mills > 0 || stronghold {
            scribe.note(|| Fortune::BuildingsDestroyed { village, mills, stronghold }.into());
        }
    }
}

/// Whether a tax of this kind puts the Village under it.
fn taxes_village(on: TaxOn, ground: Ground, fief: FiefId, region: RegionId) -> bool {
    match on {
        TaxOn::Tallage(taxed) | TaxOn::ProtectorTallage(taxed) => {
            ground == Ground::Tallage && taxed == fief
        }
        TaxOn::Warden(taxed) | TaxOn::Member(taxed) | TaxOn::Hand(taxed) => {
            ground == Ground::WardenTax && taxed == region
        }
    }
}
