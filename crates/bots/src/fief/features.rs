//! The numbers by which a side of the board is judged: all of them are there for everybody to see.

use std::sync::LazyLock;

use ::fief::Fief;
use ::fief::id::{FiefId, PLAYERS_MAX, VillageId};
use ::fief::noble::{Mark, NobleId};
use ::fief::stock::Fortification;
use ::fief::title::{Title, Titles};
use tabletop::{Game as _, Seat, Seats};

use super::steward_1::worth::{Field, points_lacking};
use crate::value::{Feature, Sense, Valued, Weights, features};

features! {
    wins_now: Good 3.0 when "no Victory Point lacks",
    lacks_one: Good 1.4 when "one Victory Point lacks",
    lacks_two: Good 0.7 when "two Victory Points lack",
    points: Good 0.15 "own Victory Points",
    points_in_war: Open 0.0 "own Victory Points before the last phases of the round",
    arms: Good 0.18 "the root of the Strength Points on the board",
    arms_share: Good 0.5 "the share of all Strength Points on the board",
    gold: Good 0.026 "Gold Dragons, up to ten",
    much_gold: Good 0.018 "Gold Dragons beyond ten, up to twenty-four",
    gold_before_purchases: Good 0.005 "Gold Dragons, while they can still be spent this round",
    villages: Good 0.08 "Villages held",
    mills: Good 0.15 "mills held",
    septs: Good 0.15 "septs held",
    strongholds: Good 0.13 "Strongholds held",
    cities: Good 0.16 "Cities held",
    besieged: Bad -0.15 "own Fortifications under siege",
    prospects: Good 0.026 "how near Fief Titles are that can still be bought",
    lords: Good 0.23 "free Lords",
    ladies: Good 0.2 "free Ladies",
    taken: Bad -0.05 "own Nobles held captive",
    room: Open 0.0 "room in the court for Nobles",
    fiefs: Good 0.05 "Fief Titles",
    wardens: Good 0.16 "Warden Titles",
    masters: Good 0.13 "Master positions",
    hand_of_king: Good 0.08 "the Hand of the King",
    crowns: Good 0.1 "King and Queen",
    protector: Good 0.1 "Protector of the Realm",
    dragons: Good 0.12 "Mother of Dragons",
    outlaws: Bad -0.08 "Outlaws",
    married: Open 0.03 "married Nobles",
    allied: Open 0.0 when "there is an ally",
    allys_points: Good 0.1 "the ally's Victory Points",
    captives: Good 0.15 "Nobles of others held captive",
    lone_nobles: Bad -0.1 "free Nobles outside Fortifications without a Troop",
    hunted_nobles: Bad -0.08 "free Nobles near a host that would beat what stands with them",
    votes: Good 0.05 "votes",
    pull: Good 0.02 "prizes within reach of own hosts",
    danger: Bad -0.02 "what hosts of others can take",
    cards: Good 0.04 "cards in hand",
    first_player: Open 0.0 when "the First Player card is held",
}

impl Valued for Fief {
    const FEATURES: &'static [Feature] = Side::FEATURES;

    fn sides(&self, numbers: &mut [f32]) {
        let field = Field::new(self);
        let mut sides: [Side; PLAYERS_MAX] = std::array::from_fn(|_| Side::default());
        let seats = usize::from(self.seats());
        let mut all = 0.0;
        for (seat, side) in sides[..seats].iter_mut().enumerate() {
            *side = count(self, &field, Seat(seat as u8));
            all += side.arms * side.arms;
        }
        for (seat, side) in sides[..seats].iter_mut().enumerate() {
            side.arms_share = side.arms * side.arms / f32::max(all, 1.0);
            side.write(&mut numbers[seat * Self::FEATURES.len()..][..Self::FEATURES.len()]);
        }
    }

    fn contenders(&self) -> Seats {
        Seats::all(self.seats)
    }

    fn side_of(&self, seat: Seat) -> Seats {
        let mut side = Seats::only(seat);
        if let Some(ally) = self.ally(seat) {
            side.insert(ally);
        }
        side
    }

    fn weights() -> &'static [f32] {
        static LEARNED: LazyLock<Vec<f32>> =
            LazyLock::new(|| Weights::read::<Fief>(include_str!("../../weights/fief.json")));
        &LEARNED
    }
}

fn flag(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}

fn count(game: &Fief, field: &Field<'_>, seat: Seat) -> Side {
    let player = game.player(seat);
    let lacking = points_lacking(game, seat);
    let points = f32::from(game.victory_points(seat));
    let gold = f32::from(player.gold);
    let ally = game.ally(seat);
    let mut side = Side {
        wins_now: flag(lacking == 0),
        lacks_one: flag(lacking == 1),
        lacks_two: flag(lacking == 2),
        points,
        points_in_war: points * flag(game.phase.number() < 7),
        gold: gold.min(10.0),
        much_gold: (gold - 10.0).clamp(0.0, 14.0),
        gold_before_purchases: gold.min(20.0) * flag(game.phase.number() <= 4),
        room: 4.0 - player.court.len() as f32,
        allied: flag(ally.is_some()),
        allys_points: ally.map_or(0.0, |ally| f32::from(game.victory_points(ally))),
        pull: field.pull(seat) as f32,
        danger: field.danger(seat) as f32,
        cards: player.hand.len() as f32,
        first_player: flag(game.first == seat),
        ..Side::default()
    };
    let mut strength = 0_u16;
    for village in game.board.realm().all.iter() {
        strength += field.strength(seat, village);
        if field.holds(seat, village) {
            side.count_village(game, village);
        }
    }
    side.arms = f32::from(strength).sqrt();
    let fiefs = FiefId::all().filter(|fief| game.governor(*fief).is_none());
    side.prospects = fiefs.map(|fief| field.prospect(seat, fief) as f32).sum();
    for noble in &player.court {
        side.count_noble(game, field, seat, *noble);
    }
    let captives = game.all_nobles().filter(|noble| game.noble(*noble).captor == Some(seat));
    side.captives = captives.count() as f32;
    side
}

impl Side {
    fn count_village(&mut self, game: &Fief, village: VillageId) {
        let here = game.villages[village.index()];
        self.villages += 1.0;
        self.mills += f32::from(here.mills);
        self.septs += flag(here.sept);
        match here.fortification {
            Fortification::None => {}
            Fortification::Stronghold => self.strongholds += 1.0,
            Fortification::City => self.cities += 1.0,
        }
        self.besieged += flag(game.is_fortified(village) && game.is_besieged(village));
    }

    fn count_noble(&mut self, game: &Fief, field: &Field<'_>, seat: Seat, noble: NobleId) {
        let record = game.noble(noble);
        if !record.is_free() {
            self.taken += 1.0;
        } else if noble.is_lord() {
            self.lords += 1.0;
        } else {
            self.ladies += 1.0;
        }
        let count = |titles: Titles| record.titles.and(titles).len() as f32;
        self.fiefs += count(Titles::FIEFS);
        self.wardens += count(Titles::WARDENS);
        self.masters += count(Titles::MASTERS);
        self.crowns += flag(record.titles.has(Title::King)) + flag(record.titles.has(Title::Queen));
        self.hand_of_king += flag(record.titles.has(Title::Hand));
        self.protector += flag(record.titles.has(Title::Protector));
        self.dragons += flag(record.titles.has(Title::MotherOfDragons));
        self.outlaws += flag(record.is(Mark::Outlaw));
        self.married += flag(record.spouse.is_some());
        self.votes += flag(!game.is_barred(noble));
        let Some(village) = record.village().filter(|_| record.is_free()) else { return };
        let walls = game.is_fortified(village) && field.holds(seat, village);
        self.lone_nobles += flag(game.troop_count(seat, village) == 0 && !walls);
        self.hunted_nobles += flag(!walls && field.is_hunted(seat, village));
    }
}
