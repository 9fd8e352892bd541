//! Why a Noble cannot move, an Army not attack, a siege not begin.

use tabletop::{Reason, RuleId, Seat};

use crate::ask::Ask;
use crate::deck::Card;
use crate::flow::Step;
use crate::id::VillageId;
use crate::item::{Denied, Item, SiegeDecision};
use crate::noble::NobleId;
use crate::rule;
use crate::state::{Fief, Phase};

impl Fief {
    /// Why the thing is not among those offered in the Phases of war.
    pub(super) fn why_not_war(&self, seat: Seat, ask: Ask, item: &Item) -> Option<Reason> {
        match (ask, *item) {
            (Ask::MoveNoble, Item::Noble(noble)) => Some(self.why_not_move(seat, noble)),
            (Ask::MoveNoble, Item::Troop(_) | Item::Unit { .. }) => {
                let text = "Troops move only in the company of a free Noble of their Player";
                Some(Reason::new(rule::MOVE_TROOPS_NEED_NOBLE, text))
            }
            (Ask::MoveRoad(noble), Item::Road(road)) => {
                let from = self.noble(noble).village()?;
                let to = self.board.realm().other_end(road, from);
                self.why_not_road(noble, road, to).map(|rule| self.told(rule, seat))
            }
            (Ask::MoveGroup(noble), Item::Unit { .. } | Item::Noble(_)) => {
                let mounted = matches!(item, Item::Unit { troop, .. } if troop.is_mounted());
                let raid = self.is_raid_prepared();
                let rule = match (raid, mounted) {
                    (true, false) => rule::RAID_MOUNTED,
                    (true, true) => rule::RAID_FROM_START,
                    (false, _) => rule::MOVE_TROOP_STEPS,
                };
                let what = item.label(self);
                let text = format!("{what} cannot take this step with {noble}");
                Some(Reason::new(rule, text))
            }
            (Ask::Sail(_), Item::Voyage(_, to)) => Some(self.why_not_voyage(to)),
            (Ask::DeclareRaid | Ask::AfterDenial, Item::Denied(Denied::Raid)) => {
                self.why_not_raid().map(|rule| self.told(rule, seat))
            }
            (Ask::AfterDenial, Item::Denied(Denied::SecretPassage)) => {
                let text = format!("{} holds no {}", self.player_name(seat), Card::SecretPassage);
                Some(Reason::new(rule::PASSAGE_STEP, text))
            }
            (Ask::AfterDenial, _) => {
                let text = "passage is denied: stay, go back, use a Secret Passage or raid";
                Some(Reason::new(rule::MOVE_PERMISSION_DENIED, text))
            }
            (Ask::RaidNextStep, _) => {
                let text = "a victorious raider has to take his next step";
                Some(Reason::new(rule::RAID_MUST_GO_ON, text))
            }
            (Ask::DeclareBattle, Item::Opponent(village, on)) => {
                self.why_not_battle(seat, village, on).map(|rule| self.told(rule, seat))
            }
            (Ask::OfferToJoin, Item::Side(_)) => {
                let side = usize::from(*item != Item::Side(crate::item::Side::Offensive));
                self.why_not_join(seat, side).map(|rule| self.told(rule, seat))
            }
            (Ask::ChooseLosses, Item::Noble(noble)) => {
                let text = format!("{noble} cannot be hit while a Troop of the side lives");
                Some(Reason::new(rule::LOSS_NOBLES_LAST, text))
            }
            (Ask::SiegeChoice, Item::Siege(SiegeDecision::Start, village)) => {
                self.why_not_siege(seat, village).map(|rule| self.told(rule, seat))
            }
            (Ask::PillageChoice, Item::Village(village)) => {
                Some(self.why_not_pillage(seat, village))
            }
            (Ask::ChooseVillage, Item::Village(village)) if self.phase == Phase::Movement => {
                let at = self.board.realm().name(village);
                let text = format!("{} cannot hand over {at}", self.player_name(seat));
                Some(Reason::new(rule::CONTROL_TRANSFER, text))
            }
            (_, _) => None,
        }
    }

    /// Why a set of things, each of which is offered, is not a possible answer.
    pub(super) fn why_not_set(&self, ask: Ask) -> Option<Reason> {
        match ask {
            Ask::ChooseLosses if matches!(self.pending.last(), Some(Step::Disaster(_))) => {
                let text = "half of the Troops are lost to the Plague, no more and no less";
                Some(Reason::new(rule::PLAGUE_TROOPS, text))
            }
            Ask::ChooseLosses => {
                let text = "as many of the hits as possible must be taken, and no more";
                Some(Reason::new(rule::LOSS_MAXIMUM, text))
            }
            Ask::MoveGroup(noble) if self.slips_away() => {
                let text = format!("{noble} goes by shadow with one Troop at most");
                Some(Reason::new(rule::ATTRIBUTE_SHADOW, text))
            }
            Ask::MoveGroup(noble) => {
                let text = format!("{noble}, or a Noble left behind, would be without a Troop");
                Some(Reason::new(rule::MOVE_NEVER_ALONE, text))
            }
            _ => None,
        }
    }

    fn why_not_move(&self, seat: Seat, noble: NobleId) -> Reason {
        let record = self.noble(noble);
        let who = self.player_name(seat);
        let Some(village) = record.village().filter(|_| self.owner(noble) == seat) else {
            let text = format!("{noble} is not {who}'s to move");
            return Reason::new(rule::MOVE_ORDER, text);
        };
        if !record.is_free() {
            let text = format!("{noble} is a Captive and does not move");
            return Reason::new(rule::CAPTIVE_EFFECTS, text);
        }
        if self.troop_count(seat, village) == 0 {
            let text = format!("{noble} has no Troop to go with");
            return Reason::new(rule::MOVE_NEVER_ALONE, text);
        }
        if !self.has_step(noble) {
            return self.told(rule::MOVE_STEPS, seat);
        }
        let realm = self.board.realm();
        let mut why = realm.roads_from(village).iter();
        let why = why.find_map(|(road, to)| self.why_not_road(noble, *road, *to));
        self.told(why.unwrap_or(rule::MOVE_STEPS), seat)
    }

    fn why_not_voyage(&self, to: VillageId) -> Reason {
        let at = self.board.realm().name(to);
        if self.is_rainy(to) {
            let text = format!("Heavy Rain lies on the Region of {at}");
            return Reason::new(rule::COUNCIL_SHIPS_RAIN, text);
        }
        if self.board.realm().coast.has(to) {
            let text = format!("the landing in {at} was denied");
            return Reason::new(rule::COUNCIL_SHIPS_PERMISSION, text);
        }
        Reason::new(rule::COUNCIL_SHIPS, format!("{at} does not lie on the coast"))
    }

    fn why_not_pillage(&self, seat: Seat, village: VillageId) -> Reason {
        let (who, at) = (self.player_name(seat), self.board.realm().name(village));
        let text = if self.villages[village.index()].mills == 0 {
            format!("{at} has no Mill")
        } else {
            format!("{who} neither Controls nor besieges {at}")
        };
        Reason::new(rule::PILLAGE_WHO, text)
    }

    /// What a rule of war says to the Player it stops.
    fn told(&self, rule: RuleId, seat: Seat) -> Reason {
        let who = self.player_name(seat);
        let words = WORDS.iter().find(|(known, _)| *known == rule).map(|(_, words)| *words);
        let words = words.unwrap_or("this is not possible here");
        Reason::new(rule, format!("{who} cannot: {words}"))
    }
}

const WORDS: [(RuleId, &str); 20] = [
    (rule::MOVE_STEPS, "the Noble has taken all his steps"),
    (rule::MOVE_PERMISSION_DENIED, "passage by this road was denied"),
    (rule::MOVE_NEVER_ALONE, "a Noble goes with a Troop and leaves no Noble without one"),
    (rule::RAIN_EFFECT, "Heavy Rain lies on the Region and no storm Noble is there"),
    (rule::RAID_STEP_LEFT, "a Raid needs another step after it"),
    (rule::RAID_NO_FORTIFICATION, "a Raid cannot pass through a Fortification"),
    (rule::RAID_MOUNTED, "only Nobles, Knights and Champions raid"),
    (rule::RAID_FROM_START, "the riders must have been with the Noble from the start"),
    (rule::TROOPS_WHITECLOAK_RAID, "Whitecloak Men at Arms are on foot and cannot be left"),
    (rule::ATTRIBUTE_COWARD, "a coward alone begins no Battle and no Raid"),
    (rule::ATTRIBUTE_LOYAL, "a loyal Noble does not attack his ally"),
    (rule::WATCH_BROTHER_NO_ATTACK, "a Brother of the Night's Watch is with the Army"),
    (rule::BATTLE_DECLARE, "both Players need Troops in the Village"),
    (rule::BATTLE_JOIN, "this Leader has refused the help"),
    (rule::RAID_PURPOSE, "a Raid is fought where both stand, not at the far end of a road"),
    (rule::BATTLE_SAME_ONCE, "this Player has been attacked there already"),
    (rule::BATTLE_LEADER_NOBLE, "an attack needs a free Noble"),
    (rule::SIEGE_START, "only a Fortification that another Player occupies is besieged by Troops"),
    (rule::SIEGE_ENGINES_LIMIT, "both Siege Engines are on the map"),
    (rule::MOVE_TROOP_STEPS, "the Troops have taken all their steps"),
];
