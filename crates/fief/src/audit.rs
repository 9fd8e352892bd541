//! The audit: whether counters, cards, gold and Titles are all where they can be. For tests alone.

mod ledger;

pub use ledger::Ledger;

use tabletop::Seat;

use crate::deck::{Card, Deck};
use crate::flow::Step;
use crate::house::House;
use crate::id::RoadId;
use crate::state::{Fief, Lying, Phase, Seated};
use crate::stock::{Fortification, SUPPLY, Troops};
use crate::title::{Title, Titles};

impl Fief {
    /// Everything that was lost or made out of nothing, in sentences; empty when all is well.
    #[doc(hidden)]
    #[must_use]
    pub fn audit(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.round == 0 {
            return faults;
        }
        self.audit_troops(&mut faults);
        self.audit_buildings(&mut faults);
        self.audit_titles(&mut faults);
        self.audit_nobles(&mut faults);
        self.audit_roads(&mut faults);
        let between = |step: &Step| {
            matches!(step, Step::Opportunity(_) | Step::Uprising(_) | Step::Court(_))
                || matches!(step, Step::Disaster(_) | Step::Succession(_))
        };
        if !self.pending.iter().any(between) {
            self.audit_cards(&mut faults);
        }
        faults
    }

    /// What is reckoned once for all roads is what each road says.
    fn audit_roads(&self, faults: &mut Vec<String>) {
        if self.phase != Phase::Movement {
            return;
        }
        for noble in self.all_nobles() {
            let Some(village) = self.noble(noble).village() else { continue };
            if !self.noble(noble).is_free() || !self.has_step(noble) {
                continue;
            }
            let open: Vec<RoadId> = self.open_roads(noble, village).collect();
            let roads = self.board.realm().roads_from(village).iter();
            let each = roads.filter(|(road, to)| self.why_not_road(noble, *road, *to).is_none());
            if open != each.map(|(road, _)| *road).collect::<Vec<_>>() {
                faults
                    .push(format!("{noble} can set out on {open:?}, and each road says otherwise"));
            }
        }
    }

    fn audit_troops(&self, faults: &mut Vec<String>) {
        for seat in (0..self.seats).map(Seat) {
            let foot = if self.plays(seat, House::Targaryen) { 7 } else { 13 };
            let (archers, champions) = if self.modules.tactics { (3, 2) } else { (0, 0) };
            let armies = self.troops.iter().map(|here| here[seat.index()]);
            // A count below zero comes round to a large one, and the sum would not show it.
            if armies.clone().any(|army| army.0.iter().any(|count| *count > foot.max(8))) {
                faults.push(format!("{} has an army too large", self.player_name(seat)));
            }
            let all = armies.fold(self.player(seat).stock, Troops::plus);
            if all != Troops([foot, archers, 8, champions]) {
                faults.push(format!("{} has {all:?} in all", self.player_name(seat)));
            }
        }
        for (title, cloaks) in [Title::King, Title::Queen].into_iter().zip(self.whitecloaks) {
            if self.holder(title).is_none() && cloaks.knights + cloaks.men_at_arms > 0 {
                faults.push(format!("{cloaks:?} without a {title}"));
            }
        }
        for seat in self.recruits.iter() {
            if self.brother(seat).is_none() {
                faults.push(format!("{} has a Recruit and no Brother", self.player_name(seat)));
            }
        }
    }

    fn audit_buildings(&self, faults: &mut Vec<String>) {
        let mills: u8 = self.villages.iter().map(|village| village.mills).sum();
        let fortified = |fortification: Fortification| fortification != Fortification::None;
        let strongholds = self.villages.iter().filter(|v| fortified(v.fortification)).count();
        let septs = self.villages.iter().filter(|village| village.sept).count();
        if mills + self.supply.mills != SUPPLY.mills {
            faults.push(format!("{mills} Mills on the map, {} in supply", self.supply.mills));
        }
        if strongholds as u8 + self.supply.strongholds != SUPPLY.strongholds {
            let left = self.supply.strongholds;
            faults.push(format!("{strongholds} Strongholds on the map, {left} in supply"));
        }
        if septs as u8 + self.supply.septs != SUPPLY.septs && !self.idols_destroyed {
            faults.push(format!("{septs} Septs on the map, {} in supply", self.supply.septs));
        }
    }

    fn audit_titles(&self, faults: &mut Vec<String>) {
        for title in Title::all().filter(|title| *title != Title::Brother) {
            let bearers = self.all_nobles().filter(|noble| self.noble(*noble).holds(title));
            let bearers: Vec<_> = bearers.collect();
            if bearers.first().copied() != self.holder(title) || bearers.len() > 1 {
                faults.push(format!("{title} is held by {bearers:?}"));
            }
        }
        for noble in self.all_nobles() {
            let titles = self.noble(noble).titles;
            let high = titles.and(Titles::HIGH).len();
            if titles.and(Titles::FIEFS).len() > 2
                || titles.and(Titles::MILITARY).len() > 1
                || high > 1
            {
                let titles: Vec<String> = titles.iter().map(|title| title.to_string()).collect();
                faults.push(format!("{noble} holds {titles:?}"));
            }
        }
    }

    fn audit_nobles(&self, faults: &mut Vec<String>) {
        for noble in self.all_nobles() {
            let record = self.noble(noble);
            if !record.in_play() {
                faults.push(format!("{noble} is in a House and not in play"));
            }
            if record.captor == Some(self.owner(noble)) {
                faults.push(format!("{noble} is his own Player's Captive"));
            }
            if let Some(spouse) = record.spouse
                && self.noble(spouse).spouse != Some(noble)
            {
                faults.push(format!("{noble} is married to {spouse}, who is not"));
            }
        }
    }

    fn audit_cards(&self, faults: &mut Vec<String>) {
        for card in Card::ALL {
            let piles: [&[Card]; 3] = match card.deck() {
                Deck::Fortune => {
                    [&self.decks.fortune, &self.decks.fortune_discard, &self.decks.track]
                }
                Deck::Court => [&self.decks.court, &self.decks.court_discard, &[]],
            };
            let in_piles = piles.iter().flat_map(|pile| pile.iter());
            let in_hands = self.players.iter().flat_map(|player| player.hand.iter());
            let found = in_piles.chain(in_hands).filter(|other| **other == card).count()
                + self.cards_lying(card);
            let left_out = card == Card::Plague && self.modules.winter;
            let expected = usize::from(card.count()) - usize::from(left_out);
            if found != expected {
                faults.push(format!("{found} of {expected} cards {card}"));
            }
        }
    }

    /// How many cards of this name lie on the board or under Nobles.
    fn cards_lying(&self, card: Card) -> usize {
        let regions = self.regions.iter();
        let on_regions = |is: &dyn Fn(&crate::state::RegionCards) -> bool| {
            regions.clone().filter(|region| is(region)).count()
        };
        let under = self.all_nobles().filter(|n| self.noble(*n).under == Some(card)).count();
        under
            + match card {
                Card::BountifulHarvest => on_regions(&|region| region.harvest),
                Card::GoodWeather => on_regions(&|region| region.weather),
                Card::HeavyRain => on_regions(&|region| region.rain == Lying::Card),
                Card::Famine => on_regions(&|region| region.famine == Lying::Card),
                Card::Plague => on_regions(&|region| region.plague == Lying::Card),
                Card::JoinTheSmallCouncil => {
                    self.seated.iter().filter(|seated| **seated == Seated::Card).count()
                }
                Card::MotherOfDragons => usize::from(self.holder(Title::MotherOfDragons).is_some()),
                Card::NewLord
                | Card::NewLady
                | Card::Taxes
                | Card::Uprising
                | Card::SecretPassage
                | Card::Assassination
                | Card::Justice
                | Card::Abduction => 0,
            }
    }
}
