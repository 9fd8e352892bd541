//! The numbers behind a question: strengths, odds, gold that is left, what a tax brings.

use tabletop::{Prompt, Seat};

use super::odds::Brings;
use super::title::counted;
use crate::ask::Ask;
use crate::casualties::hits_to_kill;
use crate::event::{Names, gold};
use crate::id::{RegionId, VillageId};
use crate::item::Item;
use crate::noble::{NobleId, Place};
use crate::phase::battle::{DEFENSIVE, OFFENSIVE};
use crate::phase::bids::COUNCIL_BID_LEAST;
use crate::phase::elections::fewest_votes;
use crate::state::{Fief, TaxOn};
use crate::stock::{Building, Fortification};
use crate::title::Title;

impl Fief {
    /// What else one must know to decide.
    pub(super) fn details(&self, prompt: &Prompt<'_, Item, Ask>) -> Vec<String> {
        match prompt.ask {
            Ask::RoundDecision | Ask::AnswerTruce(_) | Ask::OfferToJoin | Ask::AcceptHelper => {
                let mut told = [OFFENSIVE, DEFENSIVE].map(|side| self.side_numbers(side)).to_vec();
                told.push(self.odds_told());
                told
            }
            Ask::PlaceVotes(title) => vec![self.votes_told(title)],
            Ask::CouncilBid => vec![self.council_bid_told(prompt.seat)],
            Ask::WallBidGold => vec![format!(
                "The Wall stands at {}; every 2 bid by all together raise it by 2",
                self.wall_value
            )],
            Ask::CalmUprising | Ask::BoostUprising => vec![self.uprising_numbers()],
            Ask::MoveRoad(noble) | Ask::MoveGroup(noble) => {
                vec![format!(
                    "{noble:#} has taken {} so far",
                    counted(self.noble(noble).steps, "step")
                )]
            }
            _ => Vec::new(),
        }
    }

    /// What the numbers say of one choice.
    pub(super) fn hint(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Option<String> {
        let purse = self.player(prompt.seat).gold;
        let left = |price: u16| Some(format!("leaves {}", gold(purse.saturating_sub(price))));
        match (prompt.ask, item) {
            (Ask::Purchase, Item::Troop(troop)) => {
                let strength = troop.strength();
                Some(format!("{strength} SP; leaves {}", gold(purse.saturating_sub(troop.price()))))
            }
            (Ask::Purchase, Item::Building(building)) => {
                let kept = gold(purse.saturating_sub(building.price()));
                Some(format!("{}; leaves {kept}", use_of(*building)))
            }
            (Ask::Purchase, Item::BuyFief(fief)) => {
                left(u16::from(self.board.realm().map.fief[fief.index()].cost))
            }
            (Ask::LevyTax, Item::Tallage(fief, _)) => {
                let shielded = self.is_shielded(*fief, prompt.seat);
                let villages = self.board.realm().fiefs[fief.index()].len() as u16;
                Some(brings(if shielded { 0 } else { 2 * villages }))
            }
            (Ask::LevyTax, Item::WardenTax(region, _)) => {
                Some(brings(self.warden_tax_on(*region, prompt.seat)))
            }
            (Ask::LevyTax, Item::HandTax) => {
                let taxed = |region: &RegionId| {
                    let kinds = [TaxOn::Warden(*region), TaxOn::Member(*region)];
                    self.taxes.iter().any(|tax| kinds.contains(&tax.on))
                };
                let open = RegionId::all().filter(|region| !taxed(region));
                Some(brings(open.map(|region| self.warden_tax_on(region, prompt.seat)).sum()))
            }
            (Ask::DeclareBattle, Item::Opponent(at, seat)) => {
                Some(self.attack_told(prompt.seat, *at, *seat))
            }
            (Ask::OfferToJoin, Item::Side(_)) => {
                Some(format!("adds {} SP", self.army_strength(prompt.seat, self.fighting.village)))
            }
            (Ask::CalmUprising, Item::Title(_)) => Some("4 of 6 rolls calm it".to_owned()),
            (Ask::BreakElectionTie(_), Item::Noble(noble)) => Some(self.whose(*noble)),
            (Ask::PillageChoice, Item::Village(at)) => {
                let mills = self.villages[at.index()].mills;
                Some(format!("destroys {}", counted(mills, "Mill")))
            }
            (_, Item::Village(at)) => Some(self.village_told(*at)),
            (_, Item::Noble(noble)) if self.owner(*noble) != prompt.seat => {
                Some(self.whose(*noble))
            }
            (_, Item::Noble(noble)) => self.where_is(*noble),
            (_, Item::Match(_, other)) => Some(self.whose(*other)),
            (Ask::AcceptTitle(_, title), Item::Yes) if title.victory_points() > 0 => {
                Some("1 Victory Point".to_owned())
            }
            _ => None,
        }
    }

    /// "Stark: 9 SP, 2 dice, about 3.3 hits a round".
    fn side_numbers(&self, side: usize) -> String {
        let dice = self.dice_count(side);
        let faces: u16 = self.battle_die.iter().map(|face| u16::from(*face)).sum();
        let tenths = u16::from(dice) * faces * 10 / 6;
        format!(
            "{}: {} SP, {}, about {}.{} hits a round",
            Names(self).who(self.fighting.leader(side)),
            self.strength(side),
            if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") },
            tenths / 10,
            tenths % 10
        )
    }

    /// "If both fight on: Stark is left 62 times of 100, Lannister 30".
    fn odds_told(&self) -> String {
        let brings = |side: usize| {
            let (strength, penalty) = (self.strength(side), self.dice_penalty(side));
            Brings { strength, more: u8::from(self.has_dragons(side)), penalty }
        };
        let odds = self.odds(brings(OFFENSIVE), brings(DEFENSIVE));
        let [attacker, defender] =
            [OFFENSIVE, DEFENSIVE].map(|side| Names(self).who(self.fighting.leader(side)));
        format!(
            "If both fight on: {attacker} is left {} times of 100, {defender} {}",
            odds.first, odds.second
        )
    }

    /// "9 SP against 5 SP behind walls; won about 62 times of 100".
    fn attack_told(&self, seat: Seat, at: VillageId, other: Seat) -> String {
        let [own, theirs] = [seat, other].map(|seat| self.army_strength(seat, at));
        let walls = match self.villages[at.index()].fortification {
            _ if self.controller(at) != Some(other) => 0,
            Fortification::None => 0,
            Fortification::Stronghold => 1,
            Fortification::City => 2,
        };
        let attack = Brings { strength: own, penalty: walls, ..Brings::default() };
        let odds = self.odds(attack, Brings { strength: theirs, ..Brings::default() });
        let behind = if walls > 0 { " behind walls" } else { "" };
        format!("{own} SP against {theirs} SP{behind}; won about {} times of 100", odds.first)
    }

    /// The SP an Army would fight with: Troops and Nobles.
    fn army_strength(&self, seat: Seat, village: VillageId) -> u16 {
        let troops = hits_to_kill(self.muster_kinds(seat), self.muster(seat, village));
        troops + self.free_nobles_at(seat, village).count() as u16
    }

    fn votes_told(&self, title: Title) -> String {
        let votes = self.turn_order().map(|seat| (seat, self.votes(seat, title)));
        let told = votes
            .filter(|(_, votes)| *votes > 0)
            .map(|(seat, votes)| format!("{} {votes}", Names(self).who(seat)));
        let mut told = format!("Votes: {}", told.collect::<Vec<_>>().join(", "));
        told += &match (title, fewest_votes(title)) {
            (_, 1) => String::new(),
            (Title::King, least) => {
                format!("; {least} elect, two Wardens' or one Council Member's among them")
            }
            (_, least) => format!("; {least} elect"),
        };
        told
    }

    fn council_bid_told(&self, seat: Seat) -> String {
        let mut told = format!("A bid of {COUNCIL_BID_LEAST} is the least that can win");
        if !self.variants.hidden_gold {
            let others = self.turn_order().filter(|other| *other != seat);
            let richest = others.map(|other| self.player(other).gold).max().unwrap_or(0);
            told += &format!("; nobody else can bid more than {richest}");
        }
        told
    }

    fn uprising_numbers(&self) -> String {
        let (effects, penalty) = (self.rising.effects, self.uprising_penalty());
        let dice = effects.saturating_sub(penalty);
        let walls =
            if penalty > 0 { format!(", {penalty} kept off by the walls") } else { String::new() };
        let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
        format!("The Uprising has {dice}: {}{walls}", counted(effects, "card"))
    }

    /// What Warden Tax on the Region would bring now.
    fn warden_tax_on(&self, region: RegionId, seat: Seat) -> u16 {
        let mut taxed = self.clone();
        taxed.taxes.clear();
        let noble = self.player(seat).court.first().copied().unwrap_or_default();
        let on = TaxOn::Warden(region);
        taxed.taxes.push(crate::state::Tax { seat: seat.0, noble, on });
        taxed.incomes()[seat.index()].warden_tax
    }

    fn village_told(&self, at: VillageId) -> String {
        let names = Names(self);
        let whose = match self.controller(at) {
            Some(seat) => format!("{}'s", names.who(seat)),
            None => "nobody's".to_owned(),
        };
        format!("{whose}, in {}", names.fief(self.board.realm().fief(at)))
    }

    fn whose(&self, noble: NobleId) -> String {
        let whose = format!("{}'s", Names(self).who(self.owner(noble)));
        self.where_is(noble).map_or(whose.clone(), |at| format!("{whose}, {at}"))
    }

    fn where_is(&self, noble: NobleId) -> Option<String> {
        match self.noble(noble).place {
            Place::Village(at) => Some(format!("in {}", Names(self).at(at))),
            Place::Wall => Some("on the Wall".to_owned()),
            Place::Deck | Place::Arriving | Place::Dead => None,
        }
    }
}

/// What somebody gets who builds it, in a few words.
const fn use_of(building: Building) -> &'static str {
    match building {
        Building::Stronghold => "attackers roll 1 die less",
        Building::Mill => "pays 2 Gold Dragons a round",
        Building::Sept => "pays 2 Gold Dragons a round, even in a Famine",
        Building::Maester => "no Secret Passage leads in, cards go by raven",
    }
}

fn brings(amount: u16) -> String {
    format!("brings {} now", gold(amount))
}
