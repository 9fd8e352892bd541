//! Why something cannot be bought, bid, paid or built.

use tabletop::{Reason, Seat};

use crate::ask::Ask;
use crate::id::{FiefId, PLAYERS_MAX, VillageId};
use crate::item::Item;
use crate::noble::NobleId;
use crate::offer::talk::GOLD_PER_MARKER;
use crate::rule;
use crate::state::Fief;
use crate::stock::{Building, Fortification, Troop};
use crate::title::{Title, Titles};

impl Fief {
    /// Why the thing is not among those offered in the Purchase Phase.
    pub(super) fn why_not_purse(&self, seat: Seat, ask: Ask, item: &Item) -> Option<Reason> {
        match (ask, *item) {
            (Ask::Purchase, Item::Troop(troop)) => self.why_not_buy_troop(seat, troop),
            (Ask::Purchase, Item::Building(building)) => self.why_not_build(seat, building),
            (Ask::Purchase, Item::BuyFief(fief)) => self.why_not_buy_fief(seat, fief),
            (Ask::PlaceTroop(troop), Item::Village(village)) => {
                self.why_not_place_troop(seat, troop, village)
            }
            (Ask::PlaceBuilding, Item::Village(village)) => self.why_not_build_at(seat, village),
            (Ask::ChooseFiefHolder(fief), Item::Noble(noble)) => {
                self.why_not_fief_holder(seat, fief, noble)
            }
            (Ask::AssignGainedFief(fief) | Ask::AcceptGiftFief(fief), Item::Noble(noble)) => {
                Some(self.why_not_gain_fief(seat, ask, fief, noble))
            }
            (Ask::BreakBidTie, Item::Player(other)) => {
                let wall = self.bidding.totals != [0; PLAYERS_MAX];
                let rule = if wall { rule::BID_WALL_TIE } else { rule::BID_COUNCIL_TIE };
                let who = self.player_name(other);
                Some(Reason::new(rule, format!("{who} is not among the tied bidders")))
            }
            (Ask::SeatMember, Item::Noble(noble)) => self.why_not_member(noble),
            (Ask::SeatMember, Item::Done | Item::Pass | Item::No) => {
                let text = "the winner must place the seat while a Warden can take it".to_owned();
                Some(Reason::new(rule::BID_COUNCIL_SEAT, text))
            }
            (Ask::WallBidTroops, Item::Stationed { village, .. }) => {
                Some(self.why_not_bid_troop(seat, village))
            }
            (Ask::WallBidTroops, Item::Troop(_)) => {
                let text = "only own Troops on the map go to the Wall, and no Whitecloaks";
                Some(Reason::new(rule::BID_WALL_TROOPS, text.to_owned()))
            }
            (Ask::WallBidGold, Item::Yes) if self.lords_for_black(seat).is_empty() => {
                Some(self.why_no_token(seat))
            }
            (Ask::ChooseLordForBlack, Item::Noble(noble)) => self.why_not_black(noble),
            (Ask::ChooseFief, Item::Fief(fief)) => self.why_not_grant(fief),
            (_, _) => None,
        }
    }

    /// Why the number is outside the range asked for.
    pub(super) fn why_not_amount(&self, seat: Seat, ask: Ask, amount: u32) -> Option<Reason> {
        let gold = u32::from(self.player(seat).gold);
        let who = self.player_name(seat);
        let terms = matches!(ask, Ask::MarriageTerms | Ask::AnswerMarriage);
        if terms && self.variants.diplomacy && amount > u32::from(GOLD_PER_MARKER) {
            let text = format!("a Diplomacy marker moves {GOLD_PER_MARKER} Gold Dragons at most");
            return Some(Reason::new(rule::VARIANT_DIPLOMACY, text));
        }
        if amount > gold {
            let text = format!("{who} has {gold} Gold Dragons and cannot spend {amount}");
            return Some(Reason::new(rule::SCOPE_GOLD, text));
        }
        let Ask::OfferRansom(noble) = ask else { return None };
        let full = self.ransom(noble);
        let text = format!("the full ransom for {noble} is {full}: only less can be offered");
        Some(Reason::new(rule::RANSOM_DISCOUNT, text))
    }

    fn why_not_buy_troop(&self, seat: Seat, troop: Troop) -> Option<Reason> {
        let (player, who, what) = (self.player(seat), self.player_name(seat), troop.plural(2));
        let tactics = matches!(
            troop,
            Troop::Archer | Troop::Champion | Troop::WhitecloakKnight | Troop::WhitecloakManAtArms
        );
        if tactics && !self.modules.tactics {
            let text = format!("{what} belong to the Tactics expansion, which is not in use");
            return Some(Reason::new(rule::SCOPE_DOCUMENT, text));
        }
        if troop.slot() == Some(0) && troop != self.foot(seat) {
            let text = format!("{who} has no {what} in the stockpile");
            return Some(Reason::new(rule::HOUSE_TARGARYEN_UNSULLIED, text));
        }
        if troop.price() > player.gold {
            let (price, gold) = (troop.price(), player.gold);
            let text = format!("a {} costs {price}, and {who} has {gold}", troop.name());
            return Some(Reason::new(rule::SCOPE_GOLD, text));
        }
        let Some(slot) = troop.slot() else { return Some(self.why_not_buy_guard(seat, troop)) };
        if player.stock.0[slot] == 0 {
            let text = format!("no {} is left in {who}'s stockpile", troop.name());
            return Some(Reason::new(rule::TROOPS_STOCK, text));
        }
        let mut places = self.board.realm().all.iter();
        let place = places.find(|village| {
            let controls = self.controller(*village) == Some(seat) && self.is_fortified(*village);
            controls || self.free_nobles_at(seat, *village).next().is_some()
        });
        let Some(village) = place else {
            let text = format!("{who} has no Fortification and no free Noble to place {what} with");
            return Some(Reason::new(rule::TROOPS_PLACEMENT, text));
        };
        if self.is_shut_in(seat, village) {
            return Some(self.besieged(seat, village));
        }
        let text = format!("{who} has added four Troops to every Village that can take them");
        Some(Reason::new(rule::TROOPS_LIMIT_FOUR, text))
    }

    fn besieged(&self, seat: Seat, village: VillageId) -> Reason {
        let (who, at) = (self.player_name(seat), self.board.realm().name(village));
        let text = format!("{at} is besieged, and {who} can add no Troops to its Fortification");
        Reason::new(rule::TROOPS_BESIEGED, text)
    }

    fn why_not_buy_guard(&self, seat: Seat, troop: Troop) -> Reason {
        let who = self.player_name(seat);
        if troop == Troop::Recruit {
            let Some(brother) = self.brother(seat) else {
                let text = format!("{who} has no Brother of the Night's Watch");
                return Reason::new(rule::WATCH_RECRUIT_BUY, text);
            };
            let why = if self.recruits.has(seat) {
                "has a Recruit already"
            } else if self.noble(brother).holds(Title::LordCommander) {
                "is Lord Commander and gets no Recruit"
            } else if !self.noble(brother).is_free() {
                "is a Captive"
            } else {
                "is where no more Troops can be added"
            };
            return Reason::new(rule::WATCH_RECRUIT_BUY, format!("{brother} {why}"));
        }
        let royal = [Title::King, Title::Queen].into_iter().filter_map(|title| {
            let noble = self.holder(title)?;
            (self.owner(noble) == seat).then_some((title, noble))
        });
        let text = match royal.into_iter().next() {
            None => format!("{who} has neither the King nor the Queen"),
            Some((_, noble)) if !self.noble(noble).is_free() => format!("{noble} is a Captive"),
            Some((title, _)) => {
                format!("the {title} can have no more {} here now", troop.plural(2))
            }
        };
        Reason::new(rule::TROOPS_WHITECLOAK_BUY, text)
    }

    fn why_not_place_troop(&self, seat: Seat, troop: Troop, village: VillageId) -> Option<Reason> {
        let (who, at) = (self.player_name(seat), self.board.realm().name(village));
        match troop {
            Troop::Recruit => {
                let text = "a Recruit is placed with the Brother of the House".to_owned();
                return Some(Reason::new(rule::WATCH_RECRUIT_BUY, text));
            }
            Troop::WhitecloakKnight | Troop::WhitecloakManAtArms => {
                let text = "Whitecloaks are placed with their King or Queen".to_owned();
                return Some(Reason::new(rule::TROOPS_WHITECLOAK_BUY, text));
            }
            Troop::ManAtArms
            | Troop::Archer
            | Troop::Knight
            | Troop::Champion
            | Troop::Unsullied => {}
        }
        if self.is_shut_in(seat, village) {
            return Some(self.besieged(seat, village));
        }
        if self.bought_here(seat, village) >= 4 {
            let text = format!("{who} has added four Troops to {at} in this Phase");
            return Some(Reason::new(rule::TROOPS_LIMIT_FOUR, text));
        }
        let text = format!("{who} has neither a Fortification nor a free Noble in {at}");
        Some(Reason::new(rule::TROOPS_PLACEMENT, text))
    }

    fn why_not_build(&self, seat: Seat, building: Building) -> Option<Reason> {
        let (who, what, gold) = (self.player_name(seat), building.name(), self.player(seat).gold);
        if building == Building::Sept && self.idols_destroyed {
            let text = "the False Idols are destroyed, and no Sept is built any more".to_owned();
            return Some(Reason::new(rule::IDOLS_NO_MORE_SEPTS, text));
        }
        if building.price() > gold {
            let text = format!("a {what} costs {}, and {who} has {gold}", building.price());
            return Some(Reason::new(rule::SCOPE_GOLD, text));
        }
        let left = match building {
            Building::Stronghold => self.supply.strongholds,
            Building::Mill => self.supply.mills,
            Building::Sept => self.supply.septs,
            Building::Maester => 1,
        };
        if left == 0 {
            let text = format!("no {what} is left in the supply");
            return Some(Reason::new(rule::TROOPS_STOCK, text));
        }
        let text = format!("{who} Controls no Village that can take a {what}");
        Some(Reason::new(building_rule(building, self.variants.one_mill), text))
    }

    /// Why nothing is built in this Village: what is asked for is read from the step that asks.
    fn why_not_build_at(&self, seat: Seat, village: VillageId) -> Option<Reason> {
        let building = self.building_asked()?;
        let (who, at) = (self.player_name(seat), self.board.realm().name(village));
        if self.controller(village) != Some(seat) {
            let text = format!("{who} does not Control {at}");
            return Some(Reason::new(rule::BUILDING_CONTROL, text));
        }
        let here = self.villages[village.index()];
        let text = match building {
            Building::Stronghold => format!("{at} has a Fortification already"),
            Building::Mill if here.mills == 1 => format!("{at} has a Mill, and one is the most"),
            Building::Mill => format!("{at} has two Mills, and two are the most"),
            Building::Sept => format!("{at} has a Sept already"),
            Building::Maester if here.fortification == Fortification::None => {
                format!("{at} has no Fortification for a Maester")
            }
            Building::Maester => format!("the Fortification of {at} has a Maester already"),
        };
        Some(Reason::new(building_rule(building, self.variants.one_mill), text))
    }

    fn why_not_buy_fief(&self, seat: Seat, fief: FiefId) -> Option<Reason> {
        let (who, name) = (self.player_name(seat), fief.name());
        if let Some(reason) = self.why_no_title(seat, fief) {
            return Some(reason);
        }
        let court = self.player(seat).court;
        let candidates = court.iter().filter(|noble| !self.noble(**noble).holds(Title::Brother));
        let Some(cheapest) = candidates.map(|noble| self.fief_price(fief, *noble)).min() else {
            let text = format!("{who} has no Noble who can hold the Title of {name}");
            return Some(Reason::new(rule::FIEF_ASSIGN, text));
        };
        let gold = self.player(seat).gold;
        let text = format!("the Title of {name} costs {cheapest}, and {who} has {gold}");
        Some(Reason::new(rule::FIEF_COST, text))
    }

    /// Why the Player does not meet the conditions for the Title.
    fn why_no_title(&self, seat: Seat, fief: FiefId) -> Option<Reason> {
        let (who, name) = (self.player_name(seat), fief.name());
        if let Some(holder) = self.holder(Title::Fief(fief)) {
            let text = format!("{holder} holds the Title of {name}");
            return Some(Reason::new(rule::FIEF_CONDITIONS, text));
        }
        if self.city_of(fief).is_some() {
            let text = format!("the Title of {name} goes to who Controls its Fortified City");
            return Some(Reason::new(rule::FIEF_RECOVER, text));
        }
        let realm = self.board.realm();
        let villages = realm.fiefs[fief.index()];
        if let Some(lacking) = villages.iter().find(|v| self.controller(*v) != Some(seat)) {
            let text = format!("{who} does not Control {}", realm.name(lacking));
            return Some(Reason::new(rule::FIEF_CONDITIONS, text));
        }
        if !villages.iter().any(|village| self.is_fortified(village)) {
            let text = format!("no Village of {name} has a Stronghold");
            return Some(Reason::new(rule::FIEF_CONDITIONS, text));
        }
        None
    }

    fn why_not_fief_holder(&self, seat: Seat, fief: FiefId, noble: NobleId) -> Option<Reason> {
        if !self.player(seat).court.contains(&noble) {
            let text = format!("{noble} is no Noble of {}", self.player_name(seat));
            return Some(Reason::new(rule::FIEF_ASSIGN, text));
        }
        if self.noble(noble).holds(Title::Brother) {
            let text = format!("{noble} is a Brother of the Night's Watch");
            return Some(Reason::new(rule::FIEF_ASSIGN, text));
        }
        let (price, gold) = (self.fief_price(fief, noble), self.player(seat).gold);
        let text = format!("the Title costs {price} for {noble}, and there are {gold}");
        Some(Reason::new(rule::FIEF_COST, text))
    }

    fn why_not_gain_fief(&self, seat: Seat, ask: Ask, fief: FiefId, noble: NobleId) -> Reason {
        let title = Title::Fief(fief);
        if !self.player(seat).court.contains(&noble) {
            let text = format!("{noble} is no Noble of {}", self.player_name(seat));
            return Reason::new(rule::FIEF_ASSIGN, text);
        }
        if self.noble(noble).holds(Title::Brother) {
            let text = format!("{noble} is a Brother of the Night's Watch");
            return Reason::new(rule::FIEF_ASSIGN, text);
        }
        let room = self.noble(noble).titles.has_room_for(title);
        let why = if room { "cannot receive" } else { "has no free slot for" };
        Reason::new(ask.rule(), format!("{noble} {why} the {title}"))
    }

    fn why_not_grant(&self, fief: FiefId) -> Option<Reason> {
        if self.offers.fiefs_refused & (1 << fief.0) != 0 {
            let text = format!("the Title of {} was refused in this window", fief.name());
            return Some(Reason::new(rule::EFFECT_FINITE, text));
        }
        let text = match self.holder(Title::Fief(fief)) {
            Some(holder) => format!("{holder} holds the Title of {}", fief.name()),
            None => format!("no Player meets the conditions for the Title of {}", fief.name()),
        };
        Some(Reason::new(rule::PROTECTOR_GIFT, text))
    }

    fn why_not_member(&self, noble: NobleId) -> Option<Reason> {
        let titles = self.noble(noble).titles;
        let why = if titles.and(Titles::WARDENS).is_empty() {
            "is no Warden"
        } else if titles.and(Titles::COUNCIL).is_empty() {
            "has refused the seat"
        } else {
            "sits on the Small Council already"
        };
        Some(Reason::new(rule::BID_COUNCIL_SEAT, format!("{noble} {why}")))
    }

    fn why_not_bid_troop(&self, seat: Seat, village: VillageId) -> Reason {
        let at = self.board.realm().name(village);
        let text = if self.is_shut_in(seat, village) {
            format!("Troops inside besieged {at} cannot leave for the Wall")
        } else {
            format!("{} has no such Troop in {at}", self.player_name(seat))
        };
        Reason::new(rule::BID_WALL_TROOPS, text)
    }

    fn why_no_token(&self, seat: Seat) -> Reason {
        if let Some(brother) = self.brother(seat) {
            let text = format!("{brother} is the House's Brother, and one is the most");
            return Reason::new(rule::WATCH_BROTHER_ONE_PER_HOUSE, text);
        }
        let text = format!("{} has no unmarried Lord to take the black", self.player_name(seat));
        Reason::new(rule::BID_WALL_TAX_TOKEN, text)
    }

    fn why_not_black(&self, noble: NobleId) -> Option<Reason> {
        let record = self.noble(noble);
        let why = if !noble.is_lord() {
            "is a Lady"
        } else if record.spouse.is_some() {
            "is married"
        } else if record.holds(Title::King) {
            "is King"
        } else if self.living_heir() == Some(noble) {
            "is Heir"
        } else {
            return None;
        };
        Some(Reason::new(rule::WATCH_BROTHER_ELIGIBLE, format!("{noble} {why}")))
    }
}

/// The rule that limits a building.
const fn building_rule(building: Building, one_mill: bool) -> tabletop::RuleId {
    match building {
        Building::Stronghold => rule::BUILDING_STRONGHOLD,
        Building::Mill if one_mill => rule::VARIANT_ONE_MILL,
        Building::Mill => rule::BUILDING_MILL,
        Building::Sept => rule::BUILDING_SEPT,
        Building::Maester => rule::BUILDING_MAESTER_BUY,
    }
}
