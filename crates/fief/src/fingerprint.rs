//! What stands on the table, fact by fact: Nobles and Villages under their keys, counters as numbers. What is half done
//! shows in what is asked.

use tabletop::{Fingerprint, Seat};

use crate::id::VillageId;
use crate::noble::{Mark, NobleId, Place};
use crate::state::Fief;
use crate::title::Title;

/// The markers of a Noble that everybody sees.
const MARKS: [Mark; 11] = [
    Mark::Outlaw,
    Mark::Assassin,
    Mark::GodsCursed,
    Mark::Plagued,
    Mark::ShadowUsed,
    Mark::Storm,
    Mark::Unsworn,
    Mark::Spared,
    Mark::Conceded,
    Mark::MemberAtStart,
    Mark::Quarantined,
];

impl Fief {
    /// Writes down everything on the table.
    pub(crate) fn write_facts(&self, facts: &mut Fingerprint) {
        facts.fact("round", &self.round);
        facts.fact("phase", &self.phase);
        facts.fact("first", &self.first);
        facts.fact("turn", &self.turn);
        facts.fact("chance", &self.chance.used());
        facts.fact("season", &self.season);
        facts.fact("wall", &(self.wall_value, self.castles, self.wall_gold));
        facts.fact("idols destroyed", &self.idols_destroyed);
        facts.fact("heirs", &(self.heirs_born, self.heir_of_marriage));
        facts.fact("supply", &(self.supply.mills, self.supply.strongholds, self.supply.septs));
        for seat in (0..self.seats).map(Seat) {
            self.write_player(seat, facts);
        }
        for (place, noble) in self.nobles.iter().enumerate() {
            if noble.place != Place::Deck {
                self.write_noble(NobleId(place as u8), facts);
            }
        }
        for title in Title::all().filter(|title| *title != Title::Brother) {
            if let Some(holder) = self.holders[title.index()] {
                facts.fact(format_args!("{title}"), &holder.card().key);
            }
        }
        facts.fact("seated", &self.seated);
        for (place, site) in self.board.sites.iter().enumerate() {
            self.write_village(VillageId(place as u8), &site.key, facts);
        }
        let whitecloaks = self.whitecloaks.map(|cloaks| [cloaks.knights, cloaks.men_at_arms]);
        facts.fact("whitecloaks", &whitecloaks);
        facts.fact("recruits", &self.recruits);
        for (region, cards) in self.regions.iter().enumerate() {
            let lying = (cards.rain, cards.famine, cards.plague, cards.harvest, cards.weather);
            facts.fact(format_args!("region {region}"), &lying);
        }
        for tax in &self.taxes {
            facts.fact("tax", &(tax.seat, tax.noble.card().key, tax.on));
        }
        facts.fact("fortune deck", &self.decks.fortune);
        facts.fact("fortune discards", &self.decks.fortune_discard);
        facts.fact("court deck", &self.decks.court);
        facts.fact("court discards", &self.decks.court_discard);
        facts.fact("track", &self.decks.track);
    }

    fn write_player(&self, seat: Seat, facts: &mut Fingerprint) {
        let player = &self.players[seat.index()];
        let name = |what: &str| format!("seat {} {what}", seat.0);
        facts.fact(name("house"), &player.house);
        facts.fact(name("gold"), &player.gold);
        facts.fact(name("hand"), &player.hand);
        let court: Vec<&str> = player.court.iter().map(|noble| noble.card().key).collect();
        facts.fact(name("court"), &court);
        facts.fact(name("stock"), &player.stock);
        let engines = player.engines.iter().filter(|engine| engine.dice > 0);
        let engines: Vec<_> = engines
            .map(|engine| (&self.board.sites[engine.village.index()].key, engine.dice))
            .collect();
        facts.fact(name("engines"), &engines);
        facts.fact(name("diplomacy"), &player.diplomacy);
        facts.fact(name("uses"), &(player.used, player.spent));
    }

    fn write_noble(&self, id: NobleId, facts: &mut Fingerprint) {
        let noble = &self.nobles[usize::from(id.0)];
        let key = id.card().key;
        let village = noble.village().map(|village| &self.board.sites[village.index()].key);
        facts.fact(format_args!("noble {key}"), &(noble.seat, noble.in_play(), village));
        let spouse = noble.spouse.map(|spouse| spouse.card().key);
        let bonds = (noble.captor, spouse, noble.under, noble.steps);
        facts.fact(format_args!("noble {key} bonds"), &bonds);
        let marks: Vec<Mark> = MARKS.into_iter().filter(|mark| noble.is(*mark)).collect();
        facts.fact(format_args!("noble {key} marks"), &marks);
    }

    fn write_village(&self, id: VillageId, key: &str, facts: &mut Fingerprint) {
        let village = &self.villages[id.index()];
        let stands = (
            village.controller,
            village.fortification,
            village.mills,
            village.sept,
            village.maester,
        );
        facts.fact(format_args!("village {key}"), &stands);
        for seat in (0..self.seats).map(Seat) {
            let troops = self.troops[id.index()][seat.index()];
            if troops.count() > 0 {
                facts.fact(format_args!("village {key} troops of seat {}", seat.0), &troops);
            }
        }
    }
}
