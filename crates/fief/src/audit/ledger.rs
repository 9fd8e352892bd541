//! The ledger: every gold in a treasury came there by an event that told of it. For tests alone.

use tabletop::Seat;

use crate::event::{Court, Event, Fortune, Purse, Table, War};
use crate::id::PLAYERS_MAX;
use crate::state::Fief;
use crate::stock::GOLD_START;

/// What a Player pays to calm an Uprising, unless he is a Warden there.
const CALMING: i32 = 3;

/// Treasuries and the gold on the Wall, as the events tell of them.
///
/// Gold that is bought with goes to the bank, income and loot come from it; whatever a treasury gains or loses
/// otherwise is somebody else's loss or gain. So no gold appears or is lost untold.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Ledger {
    treasuries: [i32; PLAYERS_MAX],
    wall: i32,
    /// What the last bids left over for the Wall's commander.
    surplus: i32,
    /// Who tried to calm an Uprising in this decision, how often: a Warden pays nothing for it, and the event does
    /// not tell as what a Lord tried.
    calming: [i32; PLAYERS_MAX],
}

impl Ledger {
    /// The ledger of a game as it stands.
    #[must_use]
    pub fn of(game: &Fief) -> Ledger {
        Ledger {
            treasuries: game.players.each_ref().map(|player| player.gold.into()),
            wall: game.wall_gold.into(),
            surplus: 0,
            calming: [0; PLAYERS_MAX],
        }
    }

    /// Enters what happened in a decision, and says where the game has other gold than was told.
    #[must_use]
    pub fn audit(&mut self, game: &Fief, events: &[Event]) -> Vec<String> {
        self.calming = [0; PLAYERS_MAX];
        events.iter().for_each(|event| self.enter(game, event));
        let mut faults = Vec::new();
        for seat in (0..game.seats).map(Seat) {
            let (told, found) =
                (&mut self.treasuries[seat.index()], i32::from(game.player(seat).gold));
            let owed = *told - found;
            let calmed =
                owed % CALMING == 0 && (0..=self.calming[seat.index()]).contains(&(owed / CALMING));
            if owed != 0 && !calmed {
                let who = game.player_name(seat);
                faults.push(format!("{who} has {found} gold, and {told} were told of"));
            }
            *told = found;
        }
        if self.wall != i32::from(game.wall_gold) {
            let (found, told) = (game.wall_gold, self.wall);
            faults.push(format!("{found} gold on the Wall, and {told} were told of"));
        }
        faults
    }

    fn enter(&mut self, game: &Fief, event: &Event) {
        match event {
            Event::Table(event) => self.enter_table(event),
            Event::Court(Court::DowryPaid { from, to, amount }) => self.moved(*from, *to, *amount),
            Event::Court(Court::IdolsGold { seat, amount }) => self.gained(*seat, *amount),
            Event::Fortune(Fortune::CalmAttempted { noble, .. }) => {
                self.calming[game.owner(*noble).index()] += 1;
            }
            Event::Purse(event) => self.enter_purse(event),
            Event::War(War::Pillaged { seat, gold, .. }) => self.gained(*seat, *gold),
            Event::Court(_) | Event::Fortune(_) | Event::War(_) | Event::Wall(_) => {}
        }
    }

    fn enter_table(&mut self, event: &Table) {
        match event {
            Table::StartingNobleDrawn { seat, .. } => self.gained(*seat, GOLD_START),
            Table::GoldGiven { from, to, amount } => self.moved(*from, *to, *amount),
            Table::GoldExchanged { from, to, amount } => {
                self.moved(*from, *to, amount.expect("who audits is told everything"));
            }
            Table::GoldStolen { by, from, amount } => self.moved(*from, *by, *amount),
            _ => {}
        }
    }

    fn enter_purse(&mut self, event: &Purse) {
        match event {
            Purse::IncomePaid { seat, income } => {
                self.gained(*seat, income.as_ref().expect("who audits is told everything").total);
            }
            Purse::RansomPaid { seat, captor, amount, .. } => self.moved(*seat, *captor, *amount),
            Purse::CouncilSeatBought { seat, price, .. }
            | Purse::TroopBought { seat, price, .. }
            | Purse::BuildingBuilt { seat, price, .. }
            | Purse::FiefBought { seat, price, .. } => self.paid(*seat, *price),
            Purse::WallBidRevealed { seat, gold, .. } => self.paid(*seat, *gold),
            Purse::WallBidResult { surplus, .. } => self.surplus = i32::from(*surplus),
            Purse::SuppliesStored { amount } => {
                self.wall += i32::from(*amount);
                self.surplus -= i32::from(*amount);
            }
            Purse::SuppliesTaken { seat, amount } => {
                self.gained(*seat, *amount);
                // Either what the bids have just left, or all that lay on the Wall.
                let from = if self.surplus > 0 { &mut self.surplus } else { &mut self.wall };
                *from -= i32::from(*amount);
            }
            _ => {}
        }
    }

    fn gained(&mut self, seat: Seat, amount: u16) {
        self.treasuries[seat.index()] += i32::from(amount);
    }

    fn paid(&mut self, seat: Seat, amount: u16) {
        self.treasuries[seat.index()] -= i32::from(amount);
    }

    fn moved(&mut self, from: Seat, to: Seat, amount: u16) {
        self.paid(from, amount);
        self.gained(to, amount);
    }
}
