//! What lies on the table, fact by fact: cards under their lasting names, counters as numbers. What is half done shows in
//! what is asked and in the abilities that are going on.

use tabletop::{Fingerprint, Seat};

use crate::card_set::CardId;
use crate::card_set::CardSet;
use crate::state::{Place, Thrones};

impl Thrones {
    /// Writes down everything on the table.
    pub(crate) fn write_facts(&self, facts: &mut Fingerprint) {
        facts.fact("round", &self.round);
        facts.fact("phase", &self.phase);
        facts.fact("first", &self.first);
        facts.fact("active", &self.active);
        facts.fact("chance", &self.chance.used());
        for seat in (0..self.seats).map(Seat) {
            self.write_player(seat, facts);
        }
        for place in 0..self.cards.len() {
            self.write_card(CardId(place as u16), facts);
        }
        self.write_challenge(facts);
        for lasting in &self.lasting {
            let code = self.code(lasting.source);
            let what = (lasting.source, lasting.you, lasting.ends, lasting.uses, lasting.x);
            facts.fact(format_args!("lasting {code}"), &what);
            let about = (lasting.players, lasting.chosen, lasting.bound_to);
            facts.fact(format_args!("lasting {code} about"), &about);
        }
        for offer in &self.deals.offers {
            facts.fact(format_args!("offer of {} to {}", offer.from.0, offer.to.0), offer);
        }
        for promise in &self.deals.promises {
            facts.fact(format_args!("promise of {} to {}", promise.by.0, promise.to.0), promise);
        }
        for used in &self.uses {
            facts.fact(format_args!("used {}", self.code(used.card)), &(used.card, used.times));
        }
        for going in &self.going {
            let frame = &going.frame;
            let code = self.code(frame.source);
            facts.fact(format_args!("going on {code}"), &(frame.source, frame.you, frame.it));
            facts.fact(format_args!("going on {code} chosen"), &(going.chosen, frame.players));
        }
    }

    fn write_player(&self, seat: Seat, facts: &mut Fingerprint) {
        let player = self.player(seat);
        let name = |what: &str| format!("seat {} {what}", seat.0);
        facts.fact(name("house"), &player.house);
        facts.fact(name("gold"), &player.gold);
        facts.fact(name("title"), &(player.title, player.title_used));
        facts.fact(name("eliminated"), &player.eliminated);
        facts.fact(name("plots of"), &player.plots_of);
        facts.fact(name("challenges"), &player.challenges);
        facts.fact(name("drawn"), &player.drawn);
        let limited = (player.limited_played, player.limited_response_used);
        facts.fact(name("limited"), &limited);
        for used in &player.titles_used {
            facts.fact(name("played"), &(self.pool.code(used.title), used.times));
        }
        facts.fact(name("deck"), &self.deck(seat).collect::<Vec<_>>());
        facts.fact(name("discard pile"), &self.discard_pile(seat).collect::<Vec<_>>());
    }

    fn write_card(&self, card: CardId, facts: &mut Fingerprint) {
        let state = self.card(card);
        let name = format!("card {} {}", card.0, self.code(card));
        facts.fact(&name, &(state.place, state.controller, state.known_to));
        if !matches!(state.place, Place::Play | Place::Duplicate | Place::Setup) {
            return;
        }
        let leaving = state.leaving.map(|leaving| (leaving.verb, leaving.bound));
        let stands = (state.host, state.kneeling, state.power, state.gold, leaving);
        facts.fact(format_args!("{name} in play"), &stands);
        if state.place == Place::Play {
            let icons: Vec<_> = state.icons.iter().collect();
            let keywords: Vec<_> = state.keywords.iter().collect();
            let reckoned = (state.strength, icons, keywords, state.face.is_some());
            facts.fact(format_args!("{name} counts"), &reckoned);
        }
    }

    fn write_challenge(&self, facts: &mut Fingerprint) {
        let challenge = &self.challenge;
        if !challenge.on {
            return;
        }
        let players = (challenge.kind, challenge.attacker, challenge.target, challenge.defender);
        facts.fact("challenge", &players);
        let bypassed: CardSet = challenge.bypassed.iter().map(|bypassed| bypassed.card).collect();
        let cards = (challenge.attackers, challenge.defenders, bypassed);
        facts.fact("challenge cards", &cards);
        let result = (challenge.winner, challenge.loser, challenge.attack, challenge.defence);
        facts.fact("challenge result", &result);
    }
}
