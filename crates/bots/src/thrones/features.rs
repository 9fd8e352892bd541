//! The numbers by which a side of the card table is judged: all of them are there for everybody to see.

use ::thrones::Thrones;
use ::thrones::look::Glimpse;
use ::thrones::vocabulary::{CardType, Icon, Phase, PlainKeyword};
use tabletop::{Game as _, Seat, Seats};

use crate::value::{Feature, Sense, Valued, Weights, features};

features! {
    power: Good 0.12 "power counted for victory",
    power_past_seven: Good 0.03 "power beyond seven",
    power_past_ten: Good 0.05 "power beyond ten",
    power_past_twelve: Good 0.1 "power beyond twelve",
    gold: Good 0.01 "gold in the pool, while it can be spent",
    hand: Good 0.035 "cards in hand, up to ten",
    hand_is_small: Bad -0.02 "cards lacking to a hand of three",
    characters: Good 0.04 "characters",
    no_characters: Bad -0.2 when "not one character is left",
    one_character: Bad -0.1 when "a single character is left",
    cost: Good 0.02 "printed gold cost of characters",
    strength: Good 0.015 "STR of characters",
    ready_strength: Good 0.005 "STR of standing characters while challenges or dominance may still come",
    military: Good 0.006 "STR with a military icon",
    intrigue: Good 0.005 "STR with an intrigue icon",
    power_icons: Good 0.006 "STR with a power icon",
    ready_military: Good 0.006 "standing STR with a military icon while challenges may still come",
    ready_intrigue: Good 0.005 "standing STR with an intrigue icon while challenges may still come",
    ready_power: Good 0.006 "standing STR with a power icon while challenges may still come",
    renown: Good 0.06 "characters with Renown",
    renown_ready: Good 0.08 "standing characters with Renown while the own challenges may still come",
    stealth: Good 0.025 "characters with Stealth",
    deadly: Good 0.02 "characters with Deadly",
    other_keywords: Good 0.012 "other keywords of characters",
    power_on_cards: Open -0.01 "power on characters, which dies with them",
    abilities: Good 0.015 "printed abilities of characters",
    blank: Bad -0.03 "characters with a blank text box",
    duplicates: Good 0.05 "duplicates",
    locations: Good 0.03 "locations",
    location_cost: Good 0.025 "printed gold cost of locations",
    location_abilities: Good 0.02 "printed abilities of locations",
    ready_locations: Good 0.01 "standing locations before the challenges are over",
    income: Good 0.05 "gold icons",
    influence: Good 0.02 "influence",
    own_attachments: Good 0.03 "attachments on own cards",
    sent_attachments: Good 0.03 "own attachments on cards of others",
    plots_left: Open 0.0 "plots left to choose from",
    claim: Good 0.05 "claim of the revealed plot, before the own challenges",
    first_player: Open -0.05 when "one is first player and challenges may still come",
    challenges_to_come: Good 0.02 "own challenges still to be made this round",
    military_threat: Bad -0.04 "claim of military challenges that others may still make and win",
    intrigue_threat: Bad -0.02 "claim of intrigue challenges that others may still make and win",
    power_threat: Bad -0.02 "claim of power challenges that others may still make and win",
    unopposed_threat: Bad -0.02 "challenges others may still make against which nobody can defend",
    dominance: Good 0.04 when "dominance is in sight",
}

/// A side before it is compared with the others.
#[derive(Clone, Copy, Default)]
struct Ready {
    /// Standing STR by icon.
    strength: [f32; 3],
    /// The kinds of challenges the player may still make this round.
    attacks: [bool; 3],
    claim: f32,
    dominance: f32,
}

impl Valued for Thrones {
    const FEATURES: &'static [Feature] = Side::FEATURES;

    fn sides(&self, numbers: &mut [f32]) {
        let seats = usize::from(self.seats());
        let mut ready = [Ready::default(); 4];
        let mut sides: [Side; 4] = std::array::from_fn(|_| Side::default());
        for seat in 0..seats {
            (sides[seat], ready[seat]) = side(self, Seat(seat as u8));
        }
        for (seat, side) in sides[..seats].iter_mut().enumerate() {
            side.compare(self, seat, &ready[..seats]);
            side.write(&mut numbers[seat * Self::FEATURES.len()..][..Self::FEATURES.len()]);
        }
    }

    fn contenders(&self) -> Seats {
        let mut seats = Seats::all(self.seats());
        for seat in Seats::all(self.seats()).iter().filter(|seat| self.is_eliminated(*seat)) {
            seats.remove(seat);
        }
        seats
    }

    fn side_of(&self, seat: Seat) -> Seats {
        self.team_of(seat)
    }

    fn weights() -> &'static [f32] {
        static LEARNED: std::sync::LazyLock<Vec<f32>> = std::sync::LazyLock::new(|| {
            Weights::read::<Thrones>(include_str!("../../weights/thrones.json"))
        });
        &LEARNED
    }
}

const ICONS: [Icon; 3] = [Icon::Military, Icon::Intrigue, Icon::Power];

fn flag(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}

/// How far the round has come.
struct Hour {
    /// Somebody may still make a challenge.
    may_fight: bool,
    /// Dominance is still to come.
    before_dominance: bool,
}

fn side(game: &Thrones, seat: Seat) -> (Side, Ready) {
    let power = f32::from(game.power_of(seat));
    let hand = game.hand_size(seat) as f32;
    let phase = game.phase();
    let before_challenges = matches!(phase, Phase::Plot | Phase::Draw | Phase::Marshalling);
    let may_fight = before_challenges || phase == Phase::Challenges;
    let hour = Hour { may_fight, before_dominance: may_fight || phase == Phase::Dominance };
    let own_turn_comes =
        before_challenges || (phase == Phase::Challenges && may_still_attack(game, seat));
    let on_turn = phase == Phase::Challenges && game.active_player() == Some(seat);
    let made = |icon: Icon| on_turn && game.challenges_made(seat, icon) > 0;
    let attacks = ICONS.map(|icon| own_turn_comes && !made(icon));
    let claim = game.claim_of(seat) as f32;
    let mut side = Side {
        power,
        power_past_seven: (power - 7.0).max(0.0),
        power_past_ten: (power - 10.0).max(0.0),
        power_past_twelve: (power - 12.0).max(0.0),
        gold: f32::from(game.gold_of(seat)) * flag(hour.before_dominance),
        hand: hand.min(10.0),
        hand_is_small: (3.0 - hand).max(0.0),
        duplicates: game.duplicates_of(seat) as f32,
        plots_left: game.plots_left(seat) as f32,
        claim: claim * flag(own_turn_comes),
        first_player: flag(may_fight && game.first_player() == seat),
        challenges_to_come: attacks.iter().map(|may| flag(*may)).sum(),
        ..Side::default()
    };
    let mut ready = Ready { attacks, claim, ..Ready::default() };
    for card in game.board_of(seat) {
        let card = game.glimpse(card);
        if !card.is_moribund() {
            side.count(card, seat, &hour, own_turn_comes, &mut ready);
        }
    }
    side.no_characters = flag(side.characters == 0.0);
    side.one_character = flag(side.characters == 1.0);
    ready.dominance = side.ready_strength + side.gold;
    (side, ready)
}

/// Whether the player's turn to initiate challenges is now or still to come.
fn may_still_attack(game: &Thrones, seat: Seat) -> bool {
    let Some(active) = game.active_player() else { return false };
    let place = |seat: Seat| (seat.0 + game.seats() - game.first_player().0) % game.seats();
    place(seat) >= place(active)
}

impl Side {
    fn count(
        &mut self,
        card: Glimpse<'_>,
        seat: Seat,
        hour: &Hour,
        own_turn_comes: bool,
        ready: &mut Ready,
    ) {
        let printed = card.printed();
        let cost = f32::from(printed.cost.unwrap_or(0));
        if card.is(CardType::Character) {
            self.count_character(card, cost, hour, own_turn_comes, ready);
        }
        if card.is(CardType::Location) {
            self.locations += 1.0;
            self.location_cost += cost;
            self.location_abilities += printed.abilities.len() as f32;
            self.ready_locations += flag(hour.may_fight && !card.is_kneeling());
        }
        if card.is(CardType::Attachment)
            && let Some(host) = card.controller_of_host()
        {
            let on =
                if host == seat { &mut self.own_attachments } else { &mut self.sent_attachments };
            *on += 1.0;
        }
        if !card.is_blank() {
            self.income += f32::from(printed.income);
            self.influence += f32::from(printed.influence);
        }
    }

    fn count_character(
        &mut self,
        card: Glimpse<'_>,
        cost: f32,
        hour: &Hour,
        own_turn_comes: bool,
        ready: &mut Ready,
    ) {
        let strength = f32::from(card.strength());
        let stands = !card.is_kneeling();
        let standing = strength * flag(stands && hour.may_fight);
        self.characters += 1.0;
        self.cost += cost;
        self.strength += strength;
        self.ready_strength += strength * flag(stands && hour.before_dominance);
        self.power_on_cards += f32::from(card.power());
        for icon in card.icons().iter() {
            let (all, up) = match icon {
                Icon::Military => (&mut self.military, &mut self.ready_military),
                Icon::Intrigue => (&mut self.intrigue, &mut self.ready_intrigue),
                Icon::Power => (&mut self.power_icons, &mut self.ready_power),
            };
            *all += strength;
            *up += standing;
            ready.strength[icon as usize] += standing;
        }
        for keyword in card.keywords().iter() {
            match keyword {
                PlainKeyword::Renown => {
                    self.renown += 1.0;
                    self.renown_ready += flag(stands && own_turn_comes);
                }
                PlainKeyword::Stealth => self.stealth += 1.0,
                PlainKeyword::Deadly => self.deadly += 1.0,
                PlainKeyword::Intimidate
                | PlainKeyword::Vigilant
                | PlainKeyword::Vengeful
                | PlainKeyword::Stalwart
                | PlainKeyword::Infamy
                | PlainKeyword::Melee => self.other_keywords += 1.0,
                PlainKeyword::Ambush
                | PlainKeyword::Deathbound
                | PlainKeyword::Limited
                | PlainKeyword::Setup => {}
            }
        }
        self.abilities += card.printed().abilities.len() as f32;
        self.blank += flag(card.is_blank());
    }

    /// What the others can do to this side, and whether it leads.
    fn compare(&mut self, game: &Thrones, seat: usize, all: &[Ready]) {
        let own = &all[seat];
        let team = game.team_of(Seat(seat as u8));
        let mut leads = own.dominance > 0.0;
        for (place, other) in all.iter().enumerate() {
            if team.has(Seat(place as u8)) {
                continue;
            }
            leads &= own.dominance > other.dominance;
            for icon in ICONS {
                let kind = icon as usize;
                let (attack, defence) = (other.strength[kind], own.strength[kind]);
                if !other.attacks[kind] || attack <= 0.0 {
                    continue;
                }
                self.unopposed_threat += flag(defence == 0.0);
                if attack >= defence {
                    let threat = match icon {
                        Icon::Military => &mut self.military_threat,
                        Icon::Intrigue => &mut self.intrigue_threat,
                        Icon::Power => &mut self.power_threat,
                    };
                    *threat += other.claim;
                }
            }
        }
        self.dominance =
            flag(leads && own.dominance > 0.0 && self.gold + self.ready_strength > 0.0);
    }
}
