//! Copies of a game: into place where there is one already, since bots try thousands.

use super::Fief;

impl Clone for Fief {
    fn clone(&self) -> Self {
        Fief {
            board: self.board,
            modules: self.modules,
            variants: self.variants,
            options: self.options,
            battle_die: self.battle_die,
            calm_wall_uprisings: self.calm_wall_uprisings,
            chance: self.chance,
            seats: self.seats,
            first: self.first,
            turn: self.turn,
            round: self.round,
            phase: self.phase,
            players: self.players,
            nobles: self.nobles,
            holders: self.holders,
            seated: self.seated,
            villages: self.villages,
            troops: self.troops,
            whitecloaks: self.whitecloaks,
            recruits: self.recruits,
            supply: self.supply,
            regions: self.regions,
            taxes: self.taxes.clone(),
            decks: self.decks,
            idols_destroyed: self.idols_destroyed,
            heirs_born: self.heirs_born,
            heir_of_marriage: self.heir_of_marriage,
            season: self.season,
            wall_value: self.wall_value,
            castles: self.castles,
            wall_gold: self.wall_gold,
            sealed: self.sealed,
            courting: self.courting.clone(),
            polling: self.polling,
            bidding: self.bidding,
            moving: self.moving.clone(),
            fighting: self.fighting,
            rising: self.rising,
            plague: self.plague,
            settling: self.settling,
            offers: self.offers.clone(),
            pending: self.pending.clone(),
            desk: self.desk.clone(),
            hurried: self.hurried,
            prologue_told: self.prologue_told,
            dice: self.dice.clone(),
            rolled: self.rolled,
            ending: self.ending,
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line for each field")]
    fn clone_from(&mut self, source: &Self) {
        let Fief {
            board,
            modules,
            variants,
            options,
            battle_die,
            calm_wall_uprisings,
            chance,
            seats,
            first,
            turn,
            round,
            phase,
            players,
            nobles,
            holders,
            seated,
            villages,
            troops,
            whitecloaks,
            recruits,
            supply,
            regions,
            taxes,
            decks,
            idols_destroyed,
            heirs_born,
            heir_of_marriage,
            season,
            wall_value,
            castles,
            wall_gold,
            sealed,
            courting,
            polling,
            bidding,
            moving,
            fighting,
            rising,
            plague,
            settling,
            offers,
            pending,
            desk,
            hurried,
            prologue_told,
            dice,
            rolled,
            ending,
        } = source;
        self.board = *board;
        self.modules = *modules;
        self.variants = *variants;
        self.options = *options;
        self.battle_die = *battle_die;
        self.calm_wall_uprisings = *calm_wall_uprisings;
        self.chance = *chance;
        self.seats = *seats;
        self.first = *first;
        self.turn = *turn;
        self.round = *round;
        self.phase = *phase;
        self.players = *players;
        self.nobles = *nobles;
        self.holders = *holders;
        self.seated = *seated;
        self.villages = *villages;
        self.troops = *troops;
        self.whitecloaks = *whitecloaks;
        self.recruits = *recruits;
        self.supply = *supply;
        self.regions = *regions;
        self.taxes.clone_from(taxes);
        self.decks = *decks;
        self.idols_destroyed = *idols_destroyed;
        self.heirs_born = *heirs_born;
        self.heir_of_marriage = *heir_of_marriage;
        self.season = *season;
        self.wall_value = *wall_value;
        self.castles = *castles;
        self.wall_gold = *wall_gold;
        self.sealed = *sealed;
        self.courting.clone_from(courting);
        self.polling = *polling;
        self.bidding = *bidding;
        self.moving.clone_from(moving);
        self.fighting = *fighting;
        self.rising = *rising;
        self.plague = *plague;
        self.settling = *settling;
        self.offers.clone_from(offers);
        self.pending.clone_from(pending);
        self.desk.clone_from(desk);
        self.hurried = *hurried;
        self.prologue_told = *prologue_told;
        self.dice.clone_from(dice);
        self.rolled = *rolled;
        self.ending = *ending;
    }
}
