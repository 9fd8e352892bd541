//! What somebody sees of the game, built field by field from what those eyes may know (`zone.visibility`).

mod now;

pub use now::{
    ChallengeView, Happened, LastingView, NextStep, Resolving, Share, Shared, WindowKind,
    WindowView,
};

use std::collections::BTreeSet;

use serde::Serialize;
use tabletop::{Eyes, Game as _, Key, Outcome, Seat, Seats, Sectioned, Sections};

use crate::card::Code;
use crate::card_set::{CardId, CardSet};
use crate::littlefinger::{Offer, Promise};
use crate::ruleset::{Edition, Ruleset};
use crate::setup::Variant;
use crate::state::{Card, Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{
    CardType, Crest, House, Icon, Phase, PlainKeyword, Trait, Types, Value, Verb, Zone,
};

/// What somebody sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The printed rules that are played.
    pub edition: Edition,
    /// How the table plays.
    pub variant: Variant,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The phase, once setup is over.
    pub phase: Option<Phase>,
    /// The first player.
    pub first: Seat,
    /// The active player, in marshalling and challenges.
    pub active: Option<Seat>,
    /// The titles left in the Small Council Chamber.
    pub chamber: Vec<Title>,
    /// Whether plots are chosen and not yet revealed.
    pub plots_chosen: bool,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The challenge now running.
    pub challenge: Option<ChallengeView>,
    /// Effects that last.
    pub lasting: Vec<LastingView>,
    /// The chance somebody has now.
    pub window: Option<WindowView>,
    /// Abilities half-way through, the innermost last.
    pub resolving: Vec<Resolving>,
    /// Littlefinger: the offers that stand.
    pub offers: Vec<Offer>,
    /// Littlefinger: what was promised for gold in this round and is neither kept nor broken.
    pub promises: Vec<Promise>,
    /// The seats play waits for.
    pub asked: Vec<Seat>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

tabletop::sent! {
    /// Where the round is.
    #[expect(missing_docs, reason = "the names are those of the view")]
    pub struct TurnView {
        always {
            pub edition: Edition,
            pub variant: Variant,
            pub round: u16,
            pub first: Seat,
        }
        pub phase: Option<Phase>,
        pub active: Option<Seat>,
        pub chamber: Vec<Title>,
        pub plots_chosen: bool,
    }

    /// A player without what lies before him.
    #[expect(missing_docs, reason = "the names are those of the view")]
    pub struct SeatView {
        always {
            pub seat: Seat,
            pub name: String,
            pub house: House,
        }
        pub agenda: Option<CardFace>,
        pub eliminated: bool,
        pub gold: u8,
        pub power: u16,
        pub house_power: u8,
        pub influence: u16,
        pub title: Option<Title>,
        pub title_used: bool,
        pub drawn: u8,
        pub limited_played: bool,
        pub challenges: [u8; 3],
        /// How many challenges of each kind the player may initiate, in the challenges phase.
        pub allowed: [u8; 3],
        pub deck: u16,
    }
}

impl Sectioned for View {
    fn write(&self, sections: &mut Sections) {
        let turn = TurnView {
            edition: self.edition,
            variant: self.variant,
            round: self.round,
            first: self.first,
            phase: self.phase,
            active: self.active,
            chamber: self.chamber.clone(),
            plots_chosen: self.plots_chosen,
        };
        sections.put("turn", &turn);
        for player in &self.players {
            let key = Key::seat(player.seat);
            sections.put(key, &player.seat_view());
            let in_play: Vec<CardId> = player.in_play.iter().map(|card| card.card.id).collect();
            sections.put(format_args!("{key}.in_play"), &in_play);
            sections.put(format_args!("{key}.hand"), &player.hand);
            sections.put(format_args!("{key}.known"), &player.deck_known);
            sections.put(format_args!("{key}.setup"), &player.setup);
            sections.put(format_args!("{key}.shadows"), &player.shadows);
            sections.put(format_args!("{key}.discard"), &player.discard);
            sections.put(format_args!("{key}.dead"), &player.dead);
            sections.put(format_args!("{key}.removed"), &player.removed);
            sections.put(format_args!("{key}.playing"), &player.playing);
            sections.put(format_args!("{key}.plots"), &player.plots);
            for card in &player.in_play {
                sections.put(Key::from(card.card.id), card);
            }
        }
        sections.put("challenge", &self.challenge);
        for card in self.lasting.iter().map(|lasting| lasting.card).collect::<BTreeSet<_>>() {
            let own: Vec<_> = self.lasting.iter().filter(|lasting| lasting.card == card).collect();
            sections.put(format_args!("lasting.{}", Key::from(card)), &own);
        }
        sections.put("window", &self.window);
        sections.put("resolving", &self.resolving);
        sections.put("offers", &self.offers);
        sections.put("promises", &self.promises);
    }
}

impl PlayerView {
    fn seat_view(&self) -> SeatView {
        SeatView {
            seat: self.seat,
            name: self.name.clone(),
            house: self.house,
            agenda: self.agenda.clone(),
            eliminated: self.eliminated,
            gold: self.gold,
            power: self.power,
            house_power: self.house_power,
            influence: self.influence,
            title: self.title,
            title_used: self.title_used,
            drawn: self.drawn,
            limited_played: self.limited_played,
            challenges: self.challenges,
            allowed: self.allowed,
            deck: self.deck,
        }
    }
}

impl Thrones {
    /// What is printed on a card of this game, wherever it lies: for reports on whole games.
    #[must_use]
    pub fn printed(&self, card: CardId) -> &'static crate::card::Printed {
        self.pool.printed_on(card)
    }
}

/// A player and what is his, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// What the log calls the player.
    pub name: String,
    /// The House.
    pub house: House,
    /// The agenda.
    pub agenda: Option<CardFace>,
    /// Whether the player is out of the game.
    pub eliminated: bool,
    /// Gold in the pool.
    pub gold: u8,
    /// Power counted for victory.
    pub power: u16,
    /// Power on the House card.
    pub house_power: u8,
    /// Influence that could be knelt now.
    pub influence: u16,
    /// The title held this round.
    pub title: Option<Title>,
    /// Whether the title's power of this round is used.
    pub title_used: bool,
    /// Cards drawn by effects this round.
    pub drawn: u8,
    /// Whether a Limited card was played this round.
    pub limited_played: bool,
    /// Challenges initiated this turn: military, intrigue, power.
    pub challenges: [u8; 3],
    /// How many challenges of each kind the player may initiate, in the challenges phase.
    pub allowed: [u8; 3],
    /// The hand: first the cards these eyes know, then the others.
    pub hand: Vec<FacedownCard>,
    /// How many cards are in the House deck.
    pub deck: u16,
    /// Cards of the House deck these eyes know, with their places from the top.
    pub deck_known: Vec<FacedownCard>,
    /// Cards placed facedown in setup.
    pub setup: Vec<FacedownCard>,
    /// Cards in Shadows.
    pub shadows: Vec<FacedownCard>,
    /// The discard pile from the top.
    pub discard: Vec<CardFace>,
    /// The dead pile.
    pub dead: Vec<CardFace>,
    /// Cards removed from the game.
    pub removed: Vec<CardFace>,
    /// Events being played.
    pub playing: Vec<CardFace>,
    /// The plots.
    pub plots: PlotsView,
    /// The cards in play under this player's control, the House card among them.
    pub in_play: Vec<InPlayCard>,
}

/// A card whose face is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardFace {
    /// Which card at the table.
    pub id: CardId,
    /// Its lasting name.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub code: Code,
    /// The title, which the scenery knows.
    #[serde(skip)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub name: &'static str,
}

tabletop::sent! {
    /// A card that lies facedown or is held; these eyes may know it.
    #[derive(Default)]
    pub struct FacedownCard {
        /// In a deck, how many cards lie on it.
        pub place: u8,
        /// The card, to eyes that know it.
        pub card: Option<CardFace>,
        /// The card it was placed on in setup, to eyes that know it.
        pub host: Option<CardId>,
        /// What it costs in gold to marshal now, where that is not what is printed.
        pub cost: Option<u8>,
        /// What makes up that cost.
        pub cost_sum: Vec<Share>,
    }
}

tabletop::sent! {
    /// A player's plots as somebody sees them.
    pub struct PlotsView {
        always {
            /// Whose plot deck the player uses.
            pub of: Seat,
            /// How many plots are in the plot deck.
            pub deck: u8,
        }
        /// Plots these eyes know to be in the plot deck. To others than the player, one of them may be the chosen one.
        pub known: Vec<CardFace>,
        /// Whether a plot lies chosen and facedown.
        pub is_chosen: bool,
        /// The chosen plot, to the player alone.
        pub chosen: Option<CardFace>,
        /// The revealed plot.
        pub revealed: Option<RevealedPlot>,
        /// The used plots.
        pub used: Vec<CardFace>,
    }
}

tabletop::sent! {
    /// A revealed plot with its values as they are now.
    pub struct RevealedPlot {
        always {
            /// The plot.
            pub card: CardFace,
            /// Its income.
            pub income: i32,
            /// Its initiative.
            pub initiative: i32,
            /// Its claim.
            pub claim: i32,
        }
        /// The player's income with everything else that counts, where anything does.
        pub total_income: Option<u8>,
        /// The player's initiative with everything else that counts, where anything does.
        pub total_initiative: Option<i32>,
        /// What makes up the player's income, where it is more than what is printed.
        pub income_sum: Vec<Share>,
        /// What makes up the initiative.
        pub initiative_sum: Vec<Share>,
        /// What makes up the claim.
        pub claim_sum: Vec<Share>,
    }
}

tabletop::sent! {
    /// A card in play.
    pub struct InPlayCard {
        always {
            /// The card.
            pub card: CardFace,
            /// Who controls it.
            pub controller: Seat,
        }
        /// Who brought it to the game, where that is not who controls it.
        pub owner: Option<Seat>,
        /// What it counts as now, where that is not what is printed.
        pub types: Option<Vec<CardType>>,
        /// Whether it kneels.
        pub kneeling: bool,
        /// Whether its text box counts as blank.
        pub blank: bool,
        /// Whether it shows another face than its own.
        pub transformed: bool,
        /// The power on it.
        pub power: u8,
        /// The gold on it.
        pub gold: u8,
        /// The STR of a character.
        pub strength: Option<u8>,
        /// What makes up its STR, where that is not what is printed.
        pub strength_sum: Vec<Share>,
        /// Its abilities that are used up for now, by their number on the card.
        pub used: Vec<u8>,
        /// The challenge icons, where that is not what is printed.
        pub icons: Option<Vec<Icon>>,
        /// The crests, where that is not what is printed.
        pub crests: Option<Vec<Crest>>,
        /// The keywords, where that is not what is printed.
        pub keywords: Option<Vec<PlainKeyword>>,
        /// The traits, printed and gained, where that is not what is printed.
        pub traits: Option<Vec<Trait>>,
        /// What it is immune to.
        pub immune: Vec<String>,
        /// How it is leaving play and where it is bound, if it is moribund.
        pub moribund: Option<Moribund>,
        /// The card it is attached to.
        pub host: Option<CardId>,
        /// The attachments on it.
        pub attachments: Vec<CardId>,
        /// The duplicates under it.
        pub duplicates: Vec<CardFace>,
    }
}

impl InPlayCard {
    /// Whether it counts as a card of this type now.
    #[must_use]
    pub fn is(&self, kind: CardType) -> bool {
        let printed = || self.card.code.printed().kind == kind;
        self.types.as_ref().map_or_else(printed, |types| types.contains(&kind))
    }

    /// The challenge icons it has now.
    #[must_use]
    pub fn icons_now(&self) -> Vec<Icon> {
        let printed = || self.card.code.printed().icons.iter().collect();
        self.icons.clone().unwrap_or_else(printed)
    }

    /// The keywords it has now.
    #[must_use]
    pub fn keywords_now(&self) -> Vec<PlainKeyword> {
        let printed = || self.card.code.printed().keywords.iter().collect();
        self.keywords.clone().unwrap_or_else(printed)
    }
}

/// How a moribund card leaves play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Moribund {
    /// What happened to it.
    pub fate: Fate,
    /// Where it is bound.
    pub bound: Zone,
}

/// What happened to a moribund card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It was killed.
    Killed,
    /// It was discarded from play.
    Discarded,
    /// It was returned to a hand or deck.
    Returned,
    /// It leaves the game.
    Removed,
}

impl Thrones {
    /// The round, from 1; 0 during setup.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The first player.
    #[must_use]
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// What these eyes see.
    pub(crate) fn view_for(&self, eyes: Eyes) -> View {
        let shares = self.strength_shares();
        View {
            edition: if self.rules == Ruleset::WINTER { Edition::Winter } else { Edition::Lcg },
            variant: self.variant,
            round: self.round,
            phase: (self.phase != Phase::Any).then_some(self.phase),
            first: self.first,
            active: self.active,
            chamber: self.chamber.iter().collect(),
            plots_chosen: self.plots_chosen,
            players: (0..self.seats)
                .map(|seat| self.view_player(Seat(seat), eyes, &shares))
                .collect(),
            challenge: self.challenge.on.then(|| self.view_challenge()),
            lasting: self.view_lasting(),
            window: self.view_window(eyes),
            resolving: self.view_resolving(eyes),
            offers: self.standing_offers().copied().collect(),
            promises: self.deals.promises.to_vec(),
            asked: self.asked().iter().collect(),
            outcome: self.outcome(),
        }
    }

    /// Whether these eyes know what a card is.
    pub(crate) fn is_seen(&self, card: CardId, eyes: Eyes) -> bool {
        let state = self.card(card);
        match eyes {
            Eyes::Seat(seat) => state.known_by(seat) || is_open(state),
            Eyes::Spectator => state.known_to == Seats::all(self.seats) || is_open(state),
            Eyes::Everything => true,
        }
    }

    fn view_player(&self, seat: Seat, eyes: Eyes, shares: &[(CardId, Share)]) -> PlayerView {
        let player = self.player(seat);
        let faces =
            |place: Place| self.cards_in(seat, place).iter().map(|card| self.face(card)).collect();
        PlayerView {
            seat,
            name: self.player_name(seat),
            house: player.house,
            agenda: self.cards_in(seat, Place::Agenda).first().map(|card| self.face(card)),
            eliminated: player.eliminated,
            gold: player.gold,
            power: self.total_power(seat),
            house_power: self.card(self.house_card(seat)).power,
            influence: self.influence_of(seat, CardSet::EMPTY),
            title: player.title,
            title_used: player.title_used,
            drawn: player.drawn,
            limited_played: player.limited_played,
            challenges: player.challenges,
            allowed: self.challenges_allowed(seat),
            hand: self.facedown(self.hand_of(seat), eyes),
            deck: player.deck_size,
            deck_known: self.deck_known(seat, eyes),
            setup: self.facedown(self.cards_in(seat, Place::Setup), eyes),
            shadows: self.facedown(self.cards_in(seat, Place::Shadows), eyes),
            discard: self.discard_pile(seat).map(|card| self.face(card)).collect(),
            dead: faces(Place::Dead),
            removed: self.removed(seat),
            playing: faces(Place::Playing),
            plots: self.view_plots(seat, eyes),
            in_play: self.board[seat.index()]
                .iter()
                .map(|card| self.view_in_play(card, shares))
                .collect(),
        }
    }

    fn face(&self, card: CardId) -> CardFace {
        CardFace { id: card, code: self.code(card), name: self.name(card) }
    }

    /// Cards of a hidden place: those the eyes know first, so that the order of the others tells nothing.
    fn facedown(&self, cards: CardSet, eyes: Eyes) -> Vec<FacedownCard> {
        let known = cards.iter().filter(|card| self.is_seen(*card, eyes));
        let seen = |card: CardId| {
            let cost = self.changed_cost(card);
            FacedownCard {
                place: 0,
                card: Some(self.face(card)),
                host: self.card(card).host.some(),
                cost,
                cost_sum: match cost {
                    Some(_) => self.cost_shares(self.owner(card), card),
                    None => Vec::new(),
                },
            }
        };
        let hidden = cards.iter().filter(|card| !self.is_seen(*card, eyes));
        known.map(seen).chain(hidden.map(|_| FacedownCard::default())).collect()
    }

    fn deck_known(&self, seat: Seat, eyes: Eyes) -> Vec<FacedownCard> {
        let places = (0..).zip(self.deck(seat));
        let known = places.filter(|(_, card)| self.is_seen(*card, eyes));
        known
            .map(|(place, card)| FacedownCard {
                place,
                card: Some(self.face(card)),
                ..FacedownCard::default()
            })
            .collect()
    }

    /// Whether a number is that of a card: some were never given to one.
    pub(crate) fn is_at_table(&self, card: CardId) -> bool {
        let Some(state) = self.cards.get(card.index()) else { return false };
        state.place != Place::Removed || state.known_to == Seats::all(self.seats)
    }

    fn removed(&self, seat: Seat) -> Vec<CardFace> {
        let removed = self.cards_in(seat, Place::Removed);
        removed.iter().filter(|card| self.is_at_table(*card)).map(|card| self.face(card)).collect()
    }

    fn view_plots(&self, seat: Seat, eyes: Eyes) -> PlotsView {
        let player = self.player(seat);
        let deck = self.plot_deck(seat);
        let chosen = self.chosen_plot(seat);
        let sees_choice = eyes.see_hidden_of(seat);
        let known = if sees_choice {
            deck
        } else {
            // Which of the plots was chosen, by whomever, must not show by its absence.
            let all = deck.or(&self.cards_in(player.plots_of, Place::Chosen));
            all.filter(|card| self.is_seen(card, eyes))
        };
        PlotsView {
            of: player.plots_of,
            deck: deck.len() as u8,
            known: known.iter().map(|card| self.face(card)).collect(),
            is_chosen: chosen.is_some(),
            chosen: chosen.filter(|_| sees_choice).map(|card| self.face(card)),
            revealed: self.view_revealed(seat),
            used: self
                .cards_in(player.plots_of, Place::Used)
                .iter()
                .map(|card| self.face(card))
                .collect(),
        }
    }

    fn view_revealed(&self, seat: Seat) -> Option<RevealedPlot> {
        let plot = self.player(seat).plot.some()?;
        if self.card(plot).place != Place::Revealed {
            return None;
        }
        let income = self.plot_value(plot, Value::Income);
        let initiative = self.plot_value(plot, Value::Initiative);
        let total_income = self.income_of(seat);
        let total_initiative = self.initiative_of(seat);
        Some(RevealedPlot {
            card: self.face(plot),
            income,
            initiative,
            claim: self.plot_value(plot, Value::Claim),
            total_income: (i32::from(total_income) != income).then_some(total_income),
            total_initiative: (total_initiative != initiative).then_some(total_initiative),
            income_sum: self.income_sum(seat),
            initiative_sum: self.plot_sum(plot, Value::Initiative),
            claim_sum: self.plot_sum(plot, Value::Claim),
        })
    }

    /// The traits of a card, where they are not those printed.
    fn changed_traits(&self, card: CardId) -> Option<Vec<Trait>> {
        let gained = self.gained_traits.iter().any(|one| one.card == card);
        let has = |one: &Trait| self.has_trait(card, *one);
        let changed = gained || self.card(card).face.is_some();
        changed.then(|| Trait::ALL.iter().copied().filter(has).collect())
    }

    fn view_in_play(&self, card: CardId, shares: &[(CardId, Share)]) -> InPlayCard {
        let state = self.card(card);
        let moribund = || {
            let fate = match state.departure().verb {
                Verb::Kill => Fate::Killed,
                Verb::Discard => Fate::Discarded,
                Verb::Return => Fate::Returned,
                _ => Fate::Removed,
            };
            Moribund { fate, bound: state.departure().bound }
        };
        let (printed, types) = (self.printed(card), self.types(card));
        InPlayCard {
            card: self.face(card),
            types: (types != Types::only(printed.kind)).then(|| types.iter().collect()),
            owner: Some(state.owner).filter(|owner| *owner != state.controller),
            controller: state.controller,
            kneeling: state.kneeling,
            blank: state.blank,
            transformed: state.face.is_some(),
            power: state.power,
            gold: state.gold,
            strength: self.is_character(card).then_some(state.strength),
            strength_sum: self.strength_sum(card, shares),
            used: self.used_up(card),
            icons: (state.icons != printed.icons).then(|| state.icons.iter().collect()),
            crests: (state.crests != printed.crests).then(|| state.crests.iter().collect()),
            keywords: (state.keywords != printed.keywords).then(|| state.keywords.iter().collect()),
            traits: self.changed_traits(card),
            immune: self.immunities(card),
            moribund: state.is_leaving().then(moribund),
            host: state.host.some(),
            attachments: self.attachments_on(card).iter().collect(),
            duplicates: self.duplicates_under(card).iter().map(|card| self.face(card)).collect(),
        }
    }
}

/// Whether a card is where everybody can see it.
fn is_open(card: &Card) -> bool {
    match card.place {
        Place::Deck
        | Place::Hand
        | Place::Setup
        | Place::Shadows
        | Place::PlotDeck
        | Place::Chosen => false,
        Place::Play
        | Place::Duplicate
        | Place::Discard
        | Place::Dead
        | Place::Revealed
        | Place::Used
        | Place::Agenda
        | Place::Playing
        | Place::Removed => true,
    }
}
