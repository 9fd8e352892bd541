//! What a seat's side of the table is worth: the way to victory, land, gold, Nobles and arms.

use std::sync::LazyLock;

use ::fief::Fief;
use ::fief::deck::Card;
use ::fief::id::{FIEFS, FiefId, PLAYERS_MAX, VILLAGES_MAX, VillageId, Villages};
use ::fief::noble::{Mark, NobleId};
use ::fief::realm::Realm;
use ::fief::state::Ending;
use ::fief::stock::{Fortification, Troop};
use ::fief::title::{Title, Titles};
use tabletop::{Row, Seat};

use super::odds::odds;

/// What a Victory Point is worth beside all else.
const POINT: f64 = 34.0;
/// What having won is worth.
const VICTORY: f64 = 10_000.0;

/// What the table is worth to the seat: its own side, less what the others' sides threaten.
pub fn standing(game: &Fief, me: Seat) -> f64 {
    match game.ending {
        Some(Ending::Won(winners)) if winners.has(me) => return VICTORY,
        Some(Ending::Won(_)) => return -VICTORY,
        Some(Ending::RealmLost) => return -VICTORY / 2.0,
        None => {}
    }
    let field = Field::new(game);
    let own = field.side(me) + field.pull(me) - field.danger(me) + hand(game, me);
    let mut rivals = 0.0;
    let mut strongest = 0.0_f64;
    for other in game.turn_order().filter(|other| *other != me && !game.are_allied(me, *other)) {
        let side = field.side(other);
        rivals += side;
        strongest = strongest.max(side);
    }
    own - 0.25 * strongest - 0.1 * rivals
}

/// What a card in the own hand is worth.
pub fn card_worth(game: &Fief, seat: Seat, card: Card) -> f64 {
    let room = game.player(seat).court.len() < 4;
    let titled = |titles: Titles| {
        let court = &game.player(seat).court;
        court.iter().any(|noble| !game.noble(*noble).titles.and(titles).is_empty())
    };
    match card {
        Card::NewLord if room => 6.0,
        Card::NewLady if room => 5.0,
        Card::NewLord | Card::NewLady => 1.4,
        Card::JoinTheSmallCouncil if titled(Titles::WARDENS) => 5.0,
        Card::JoinTheSmallCouncil => 1.5,
        Card::MotherOfDragons => 4.0,
        Card::Taxes if titled(Titles(Titles::FIEFS.0 | Titles::WARDENS.0 | Titles::COUNCIL.0)) => {
            4.0
        }
        Card::Taxes => 1.3,
        Card::BountifulHarvest | Card::GoodWeather => 1.3,
        Card::Uprising => 1.0,
        Card::SecretPassage => 1.6,
        Card::Assassination => 4.0,
        Card::Justice => 2.5,
        Card::Abduction => 3.0,
        Card::HeavyRain | Card::Famine | Card::Plague => 0.0,
    }
}

fn hand(game: &Fief, seat: Seat) -> f64 {
    game.player(seat).hand.iter().map(|card| card_worth(game, seat, *card)).sum()
}

/// The Victory Points the seat lacks, with its ally where it has one.
pub fn points_lacking(game: &Fief, seat: Seat) -> u8 {
    let own = game.victory_points(seat);
    match game.ally(seat) {
        None => 3_u8.saturating_sub(own),
        Some(ally) => {
            let needed: u8 = if game.modules.nights_watch { 5 } else { 4 };
            needed.saturating_sub(own + game.victory_points(ally))
        }
    }
}

/// Free Nobles of one seat in a Village with Troops to lead.
#[derive(Clone, Copy, Debug, Default)]
struct Host {
    at: VillageId,
    strength: u16,
    spare: u8,
}

/// Who is where, counted once for all questions about it.
pub struct Field<'g> {
    game: &'g Fief,
    realm: &'static Realm,
    /// Who Controls each Village, or would if all stood still now.
    held: [Option<Seat>; VILLAGES_MAX],
    /// The same by seat.
    lands: [Villages; PLAYERS_MAX],
    /// What each Village brings, and what stands on it.
    worths: [f64; VILLAGES_MAX],
    strongholds: Villages,
    /// Who holds the Title of each Fief.
    governors: [Option<Seat>; FIEFS],
    /// Strength Points of each seat in each Village.
    strength: [[u16; PLAYERS_MAX]; VILLAGES_MAX],
    /// How long what bears fruit every round will bear it.
    rounds_left: f64,
    /// Where each seat has Nobles with Troops to lead.
    hosts: [Row<Host, 8>; PLAYERS_MAX],
}

/// How strongly what is so many steps away draws a host on.
static PULL_BY_STEPS: LazyLock<[f64; 16]> =
    LazyLock::new(|| std::array::from_fn(|steps| 0.55_f64.powi(steps as i32)));

impl<'g> Field<'g> {
    pub fn new(game: &'g Fief) -> Field<'g> {
        let realm = game.board.realm();
        let mut strength = [[0; PLAYERS_MAX]; VILLAGES_MAX];
        for village in realm.all.iter() {
            for seat in game.turn_order() {
                let troops = game.troops[village.index()][seat.index()].0;
                if troops == [0; 4] {
                    continue;
                }
                let [foot, archers, knights, champions] = troops.map(u16::from);
                let each = u16::from(game.foot(seat).strength());
                let mounted = u16::from(Troop::Knight.strength());
                strength[village.index()][seat.index()] =
                    each * foot + archers + mounted * (knights + champions);
            }
        }
        for noble in game.all_nobles() {
            let record = game.noble(noble);
            if let Some(village) = record.village().filter(|_| record.is_free()) {
                strength[village.index()][usize::from(record.seat)] += 1;
            }
        }
        let governors: [Option<Seat>; FIEFS] =
            std::array::from_fn(|fief| game.governor(FiefId(fief as u8)));
        let mut held = [None; VILLAGES_MAX];
        for village in realm.all.iter() {
            let controller = game.villages[village.index()].controller;
            let governor = governors[realm.fief(village).index()];
            held[village.index()] = controller.or(governor).or_else(|| {
                let here = &strength[village.index()];
                game.turn_order().find(|seat| here[seat.index()] > 0)
            });
        }
        let nearest = game.turn_order().map(|seat| points_lacking(game, seat)).min();
        let rounds_left = match nearest {
            Some(0) => 1.0,
            Some(1) => 2.2,
            Some(_) | None => 3.2,
        };
        let hosts = std::array::from_fn(|_| Row::new());
        let (lands, worths) = ([Villages::NONE; PLAYERS_MAX], [0.0; VILLAGES_MAX]);
        let strongholds = Villages::NONE;
        let mut field = Field {
            game,
            realm,
            held,
            lands,
            worths,
            strongholds,
            governors,
            strength,
            rounds_left,
            hosts,
        };
        for village in realm.all.iter() {
            field.worths[village.index()] = field.land(village);
            if let Some(holder) = held[village.index()] {
                field.lands[holder.index()].insert(village);
            }
            if game.villages[village.index()].fortification == Fortification::Stronghold {
                field.strongholds.insert(village);
            }
        }
        for seat in game.turn_order() {
            field.hosts[seat.index()] = field.hosts_of(seat);
        }
        field
    }

    pub fn holds(&self, seat: Seat, village: VillageId) -> bool {
        self.lands[seat.index()].has(village)
    }

    /// The seat's Strength Points in the Village.
    pub fn strength(&self, seat: Seat, village: VillageId) -> u16 {
        self.strength[village.index()][seat.index()]
    }

    /// Whether a host of others, there or a step away, would probably beat what the seat has in the Village.
    pub fn is_hunted(&self, seat: Seat, village: VillageId) -> bool {
        let own = self.strength(seat, village);
        let hunters = |from: VillageId, other: Seat| {
            self.strength(other, from) > own + 1
                && other != seat
                && !self.game.are_allied(seat, other)
        };
        let near = self.realm.near[village.index()];
        near.iter().any(|from| self.game.turn_order().any(|other| hunters(from, other)))
    }

    pub fn defence(&self, seat: Seat, village: VillageId) -> u16 {
        self.held[village.index()]
            .filter(|holder| *holder != seat)
            .map_or(0, |holder| self.strength[village.index()][holder.index()])
    }

    /// Land, gold, arms, Nobles, and how near victory is.
    fn side(&self, seat: Seat) -> f64 {
        let game = self.game;
        let lacking = points_lacking(game, seat);
        let mut worth = -POINT * f64::from(lacking) + 6.0 * f64::from(game.victory_points(seat));
        if lacking == 0 {
            worth += 3.0 * POINT;
        }
        let mut arms = 0;
        for village in self.realm.all.iter() {
            arms += self.strength[village.index()][seat.index()];
            if self.holds(seat, village) {
                worth += self.worths[village.index()];
            }
        }
        worth += 7.0 * f64::from(arms).sqrt();
        let gold = f64::from(game.player(seat).gold);
        worth += gold.min(22.0) + 0.5 * (gold - 22.0).max(0.0);
        for fief in FiefId::all() {
            worth += self.prospect(seat, fief);
        }
        let court = &game.player(seat).court;
        worth += court.iter().map(|noble| self.noble(*noble)).sum::<f64>();
        let captives = game.all_nobles().filter(|noble| game.noble(*noble).captor == Some(seat));
        worth += captives.map(|noble| 4.0 + 0.3 * self.noble(noble)).sum::<f64>();
        worth
    }

    /// What a Village brings, and what stands on it.
    fn land(&self, village: VillageId) -> f64 {
        let here = self.game.villages[village.index()];
        let fortification = match here.fortification {
            Fortification::None => 0.0,
            Fortification::Stronghold => 5.0,
            Fortification::City => 6.0,
        };
        let each = if self.game.is_besieged(village) { 0.3 } else { 1.0 };
        let income = 1.0 + 2.0 * f64::from(here.mills) + 2.0 * f64::from(u8::from(here.sept));
        let maester = f64::from(u8::from(here.maester));
        each * income * self.rounds_left + fortification + maester
    }

    /// How near the seat is to the Title of a Fief it does not hold.
    pub fn prospect(&self, seat: Seat, fief: FiefId) -> f64 {
        match self.governors[fief.index()] {
            Some(holder) if holder == seat => 2.0,
            Some(_) => 0.0,
            None => self.prospect_with(seat, fief, self.own_of(seat, fief)),
        }
    }

    /// How many Villages of the Fief the seat holds.
    fn own_of(&self, seat: Seat, fief: FiefId) -> usize {
        self.realm.fiefs[fief.index()].and(self.lands[seat.index()]).len() as usize
    }

    /// What it is worth to hold so many Villages of a Fief whose Title is free.
    fn prospect_with(&self, seat: Seat, fief: FiefId, own: usize) -> f64 {
        let villages = self.realm.fiefs[fief.index()];
        let all = villages.len() as usize;
        if own == 0 {
            return 0.0;
        }
        let stronghold = !villages.and(self.strongholds).and(self.lands[seat.index()]).is_empty();
        let share = (own as f64 + 1.6 * f64::from(u8::from(stronghold))) / (all as f64 + 1.6);
        if own < all || !stronghold {
            return 15.0 * share * share;
        }
        let price = 2.0 * all as f64;
        19.0 + 6.0 * (f64::from(self.game.player(seat).gold) / price).min(1.0)
    }

    pub fn noble(&self, noble: NobleId) -> f64 {
        let record = self.game.noble(noble);
        let mut worth = if record.is_free() { 9.0 } else { 1.0 };
        for title in record.titles.iter() {
            worth += match title {
                Title::Warden(_) => 6.0,
                Title::Queen | Title::Master(_) => 5.0,
                Title::Protector | Title::MotherOfDragons => 4.0,
                Title::Brother => 1.0,
                Title::King | Title::Hand | Title::LordCommander => 3.0,
                Title::Fief(_) => 0.0,
            };
        }
        if record.is(Mark::Outlaw) {
            worth -= 3.0;
        }
        if record.spouse.is_some() {
            worth += 1.5;
        }
        worth
    }

    /// What the seat would gain with one more Village of the Fief, without a City, and with one.
    fn gain(&self, seat: Seat, fief: FiefId) -> [f64; 2] {
        match self.governors[fief.index()] {
            Some(holder) if holder == seat => [1.0, 1.0],
            Some(_) => [0.0, 0.9 * POINT],
            None => {
                let own = self.own_of(seat, fief);
                let with = self.prospect_with(seat, fief, own + 1);
                [with - self.prospect_with(seat, fief, own); 2]
            }
        }
    }

    /// Where the seat has Nobles with Troops to lead, and how many of those may leave.
    fn hosts_of(&self, seat: Seat) -> Row<Host, 8> {
        let mut hosts: Row<Host, 8> = Row::new();
        for noble in &self.game.player(seat).court {
            let record = self.game.noble(*noble);
            let Some(at) = record.village().filter(|_| record.is_free()) else { continue };
            let troops = self.game.troop_count(seat, at);
            if troops == 0 || hosts.iter().any(|host| host.at == at) {
                continue;
            }
            let governed = self.governors[self.realm.fief(at).index()] == Some(seat);
            let kept = u8::from(self.holds(seat, at) && !governed);
            let strength = self.strength[at.index()][seat.index()].saturating_sub(u16::from(kept));
            hosts.push(Host { at, strength, spare: troops - kept });
        }
        hosts
    }

    fn penalty(&self, village: VillageId) -> u8 {
        match self.game.villages[village.index()].fortification {
            Fortification::None => 0,
            Fortification::Stronghold => 1,
            Fortification::City => 2,
        }
    }

    /// What draws the seat's hosts on: prizes, the nearer the more, as far as they can be won.
    pub fn pull(&self, seat: Seat) -> f64 {
        let hosts = &self.hosts[seat.index()];
        if hosts.is_empty() {
            return 0.0;
        }
        let gains: [[f64; 2]; FIEFS] =
            std::array::from_fn(|fief| self.gain(seat, FiefId(fief as u8)));
        let mut pull = 0.0;
        for village in self.realm.all.iter().filter(|village| !self.holds(seat, *village)) {
            let defence = self.defence(seat, village);
            let mut best = 0.0_f64;
            for host in hosts {
                let steps = usize::from(self.realm.steps[host.at.index()][village.index()]);
                let chance = if defence == 0 {
                    [0.1, 0.75, 0.9, 1.0][usize::from(host.spare.min(3))]
                } else {
                    self.chance(host.strength, defence, self.penalty(village))
                };
                // Who stands before the walls already fights for the prize this round.
                let near = if steps == 0 { 1.6 } else { PULL_BY_STEPS[steps.min(15)] };
                best = best.max(near * chance);
            }
            if best > 0.0 {
                let here = self.game.villages[village.index()].fortification;
                let city = usize::from(here == Fortification::City);
                let gain = gains[self.realm.fief(village).index()][city];
                pull += 0.4 * best * (self.worths[village.index()] + gain);
            }
        }
        pull
    }

    fn chance(&self, attack: u16, defence: u16, penalty: u8) -> f64 {
        let chance = odds(attack, defence, penalty);
        if chance < 0.5 { 0.1 * chance } else { chance }
    }

    /// What the others' hosts could take from the seat soon.
    pub fn danger(&self, seat: Seat) -> f64 {
        let mut danger = 0.0;
        for other in self.game.turn_order() {
            if other == seat || self.game.are_allied(seat, other) {
                continue;
            }
            let hosts = &self.hosts[other.index()];
            for village in self.lands[seat.index()].iter() {
                let defence = self.strength[village.index()][seat.index()];
                let mut worst = 0.0_f64;
                for host in hosts {
                    let steps = self.realm.steps[host.at.index()][village.index()];
                    if steps <= 2 {
                        let near = [0.35, 0.16, 0.1][usize::from(steps)];
                        worst = worst
                            .max(near * self.chance(host.strength, defence, self.penalty(village)));
                    }
                }
                if worst > 0.0 {
                    danger += worst * self.loss(seat, village);
                }
            }
        }
        danger
    }

    /// What the seat would lose with the Village.
    fn loss(&self, seat: Seat, village: VillageId) -> f64 {
        let fief = self.realm.fief(village);
        let city = self.game.villages[village.index()].fortification == Fortification::City;
        let titled = self.governors[fief.index()] == Some(seat);
        let title = if city && titled { POINT } else { 2.0 };
        self.worths[village.index()]
            + title
            + 0.5 * f64::from(self.strength[village.index()][seat.index()])
    }
}
