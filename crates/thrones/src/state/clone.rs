//! Copies of a game: into place where there is one already, and no more than is there, since bots try thousands.

use super::Thrones;

impl Clone for Thrones {
    fn clone(&self) -> Self {
        Thrones {
            pool: self.pool.clone(),
            rules: self.rules,
            variant: self.variant,
            seats: self.seats,
            round: self.round,
            phase: self.phase,
            first: self.first,
            active: self.active,
            chamber: self.chamber,
            plots_chosen: self.plots_chosen,
            hurried: self.hurried,
            stale: self.stale,
            arrived: self.arrived,
            strength_moved: self.strength_moved,
            strengths_changed: self.strengths_changed,
            challenges_begun: self.challenges_begun,
            power_moved: self.power_moved,
            dead_grew: self.dead_grew,
            departing: self.departing,
            gold_lies: self.gold_lies,
            ending: self.ending,
            chance: self.chance,
            players: self.players.clone(),
            cards: self.cards.clone(),
            owned: self.owned,
            uses: self.uses.clone(),
            hand: self.hand,
            aside: self.aside,
            discard: self.discard,
            dead: self.dead,
            fallen: self.fallen,
            in_play: self.in_play,
            board: self.board,
            attached: self.attached,
            retyped: self.retyped,
            beside: self.beside,
            constants: self.constants,
            granted: self.granted,
            altered: self.altered,
            reach: self.reach,
            gained: self.gained.clone(),
            gained_traits: self.gained_traits.clone(),
            challenge: self.challenge,
            window: self.window.clone(),
            removals: self.removals.clone(),
            going: self.going.clone(),
            lasting: self.lasting.clone(),
            unannounced: self.unannounced.clone(),
            deals: self.deals.clone(),
            pending: self.pending.clone(),
            desk: self.desk.clone(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line for each field")]
    fn clone_from(&mut self, source: &Self) {
        let Thrones {
            pool,
            rules,
            variant,
            seats,
            round,
            phase,
            first,
            active,
            chamber,
            plots_chosen,
            hurried,
            stale,
            arrived,
            strength_moved,
            strengths_changed,
            challenges_begun,
            power_moved,
            dead_grew,
            departing,
            gold_lies,
            ending,
            chance,
            players,
            cards,
            owned,
            uses,
            hand,
            aside,
            discard,
            dead,
            fallen,
            in_play,
            board,
            attached,
            retyped,
            beside,
            constants,
            granted,
            altered,
            reach,
            gained,
            gained_traits,
            challenge,
            window,
            removals,
            going,
            lasting,
            unannounced,
            deals,
            pending,
            desk,
        } = source;
        self.pool.clone_from(pool);
        self.rules = *rules;
        self.variant = *variant;
        self.seats = *seats;
        self.round = *round;
        self.phase = *phase;
        self.first = *first;
        self.active = *active;
        self.chamber = *chamber;
        self.plots_chosen = *plots_chosen;
        self.hurried = *hurried;
        self.stale = *stale;
        self.arrived = *arrived;
        self.strength_moved = *strength_moved;
        self.strengths_changed = *strengths_changed;
        self.challenges_begun = *challenges_begun;
        self.power_moved = *power_moved;
        self.dead_grew = *dead_grew;
        self.departing = *departing;
        self.gold_lies = *gold_lies;
        self.ending = *ending;
        self.chance = *chance;
        self.players.clone_from(players);
        self.cards.clone_from(cards);
        self.owned = *owned;
        self.uses.clone_from(uses);
        self.hand = *hand;
        self.aside = *aside;
        self.discard = *discard;
        self.dead = *dead;
        self.fallen = *fallen;
        self.in_play = *in_play;
        self.board = *board;
        self.attached = *attached;
        self.retyped = *retyped;
        self.beside = *beside;
        self.constants = *constants;
        self.granted = *granted;
        self.altered = *altered;
        self.reach = *reach;
        self.gained.clone_from(gained);
        self.gained_traits.clone_from(gained_traits);
        self.challenge = *challenge;
        self.window.clone_from(window);
        self.removals.clone_from(removals);
        self.going.clone_from(going);
        self.lasting.clone_from(lasting);
        self.unannounced.clone_from(unannounced);
        self.deals.clone_from(deals);
        self.pending.clone_from(pending);
        self.desk.clone_from(desk);
    }
}
