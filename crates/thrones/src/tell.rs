//! The log in the game's words.

use tabletop::{Key, Seat, Sentence, named, named_card};

use crate::card_set::CardId;
use crate::event::{Cause, Event, TieBreak};
use crate::littlefinger::{Untaken, Word};
use crate::ruleset::GoldPool;
use crate::state::{Place, Thrones};
use crate::vocabulary::{CardType, Icon, Period, Verb, Zone};

impl Thrones {
    /// What a player is called: by his House, and by his seat too where a House is played twice.
    pub(crate) fn player_name(&self, seat: Seat) -> String {
        if seat.0 >= self.seats {
            return "nobody".to_owned();
        }
        if !self.decks_instead(seat).is_empty() {
            return format!("Player {}", seat.0 + 1);
        }
        let house = self.player(seat).house;
        let twice = (0..self.seats)
            .filter(|other| self.players[usize::from(*other)].house == house)
            .count()
            > 1;
        if twice { format!("{} ({})", house.title(), seat.0 + 1) } else { house.title().to_owned() }
    }

    /// The title of a card, or "a card" for one that is not to be told.
    pub(crate) fn card_name(&self, card: CardId) -> &'static str {
        if card.index() < self.cards.len() { self.name(card) } else { "a card" }
    }

    /// The player a card belongs to: its controller on the table, its owner elsewhere.
    pub(crate) fn holder_of(&self, card: CardId) -> Seat {
        match self.cards.get(card.index()) {
            Some(state)
                if matches!(state.place, Place::Play | Place::Playing | Place::Revealed) =>
            {
                state.controller
            }
            Some(_) | None => self.owner(card),
        }
    }

    /// The player's name with its key.
    pub(crate) fn whom(&self, seat: Seat) -> String {
        named(Key::seat(seat), &self.player_name(seat))
    }

    /// The card's title with its key, or "a card" for one that is not to be told.
    pub(crate) fn called(&self, card: CardId) -> String {
        if card.index() >= self.cards.len() {
            return "a card".to_owned();
        }
        named(card.into(), self.name(card))
    }

    /// "not to challenge Stark this round".
    pub(crate) fn word_told(&self, word: Word, payer: Seat) -> String {
        match word {
            Word::Peace => format!("not to challenge {} this round", self.whom(payer)),
            Word::Challenge(against) => format!("to challenge {} this round", self.whom(against)),
        }
    }

    /// An event as a line of the log.
    pub(crate) fn tell_of(&self, event: &Event) -> Sentence {
        self.tell_event(event).into()
    }

    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn tell_event(&self, event: &Event) -> String {
        let name = |card: CardId| self.called(card);
        let maybe = |card: Option<CardId>| card.map_or("a card".to_owned(), name);
        let who = |seat: Seat| self.whom(seat);
        match *event {
            // Setup and the round
            Event::FirstPlayerDrawn { seat } => format!("{} is first player, by lot", who(seat)),
            Event::Declared { seat, agenda } => {
                let house = self.player(seat).house.title();
                let agenda =
                    agenda.map_or(String::new(), |agenda| format!(" and {}", name(agenda)));
                format!("{} announces House {house}{agenda}", who(seat))
            }
            Event::SetupPlaced { seat, card } => {
                format!("{} places {} facedown", who(seat), maybe(card))
            }
            Event::SetupRevealed { seat, card } => format!("{} reveals {}", who(seat), name(card)),
            Event::RoundBegan { round } => format!("Round {round} begins"),
            Event::PhaseBegan { phase } => format!("The {} phase begins", phase.title()),
            Event::PhaseSkipped { phase } => format!("The {} phase is skipped", phase.title()),
            Event::PlotChosen { seat, card } => {
                let plot = card.map_or("a plot".to_owned(), name);
                format!("{} chooses {plot}", who(seat))
            }
            Event::PlotRevealed { seat, card } => format!("{} reveals {}", who(seat), name(card)),
            Event::PlotsReturned { seat } => {
                format!("{} returns the used plots to the plot deck", who(seat))
            }
            Event::InitiativeWon { seat, initiative, tie } => {
                let how = match tie {
                    None => "",
                    Some(TieBreak::LessPower) => ", having less power",
                    Some(TieBreak::Lot) => ", by lot",
                };
                format!("{} wins initiative with {initiative}{how}", who(seat))
            }
            Event::InfluencePaid { seat, influence, title } => {
                let by = title.map_or(String::new(), |title| format!(" as {}", title.name()));
                format!("{} pays {influence} influence{by}", who(seat))
            }
            Event::FirstPlayerNamed { seat } => format!("{} is the first player", who(seat)),
            Event::TitleTaken { seat, title } => {
                format!("{} becomes {}", who(seat), title.called())
            }
            Event::TitlesReturned => "The titles return to the Small Council Chamber".to_owned(),
            Event::Drew { seat, card } => format!("{} draws {}", who(seat), maybe(card)),
            Event::CannotDraw { seat } => format!("{} cannot draw another card", who(seat)),
            Event::Income { seat, gold } => format!("{} receives {gold} gold of income", who(seat)),
            Event::GoldReturned { seat, gold } => match self.rules.gold {
                GoldPool::OwnMarshalling => {
                    format!("{} loses {gold} gold of unspent income", who(seat))
                }
                GoldPool::Round => format!("{} returns {gold} gold to the Treasury", who(seat)),
            },
            Event::DominanceWon { seat, total } => {
                format!("{} wins dominance with {total}", who(seat))
            }
            Event::DominanceTied { total } => format!("Nobody wins dominance, tied at {total}"),

            // Cards
            Event::Played { seat, card, gold } => self.tell_played(seat, card, gold),
            Event::Ambushed { seat, card, influence } => {
                format!("{} ambushes with {} for {influence} influence", who(seat), name(card))
            }
            Event::Used { seat, card, .. } => {
                format!("{} uses {}", who(seat), card.map_or("a title".to_owned(), name))
            }
            Event::SetOff { card, .. } => {
                format!("{} takes effect", card.map_or("a title".to_owned(), name))
            }
            Event::Cancelled { card } => format!("{} is cancelled", name(card)),
            Event::Entered { seat, card } if seat == self.owner(card) => {
                format!("{} enters play", name(card))
            }
            Event::Entered { seat, card } => {
                format!("{} enters play, controlled by {}", name(card), who(seat))
            }
            Event::Attached { card, host } => {
                format!("{} is attached to {}", name(card), name(host))
            }
            Event::DuplicateAttached { card, host } => {
                format!("{} attaches a duplicate to {}", who(self.owner(card)), name(host))
            }
            Event::DuplicateUsed { seat, card } => {
                format!("{} uses a duplicate of {}", who(seat), name(card))
            }
            Event::Knelt { seat, card, .. } => format!("{} kneels {}", who(seat), name(card)),
            Event::Stood { seat, card } => format!("{} stands {}", who(seat), name(card)),
            Event::Killed { card, cause } => {
                format!("{} is killed{}", name(card), self.because(cause, card))
            }
            Event::DiscardedFromPlay { card, cause } => {
                format!("{} is discarded from play{}", name(card), self.because(cause, card))
            }
            Event::Returned { card, to, cause } => format!(
                "{} is returned {}{}",
                name(card),
                self.way_to(to, card),
                self.because(cause, card)
            ),
            Event::RemovedFromGame { card } => format!("{} is removed from the game", name(card)),
            Event::Saved { card, by }
                if card != by && self.card_name(card) == self.card_name(by) =>
            {
                format!("{} is saved by its duplicate", name(card))
            }
            Event::Saved { card, by } => format!("{} is saved by {}", name(card), name(by)),
            Event::Replaced { verb: Verb::Kill, card, by } => {
                format!("{} is not killed, because of {}", name(card), name(by))
            }
            Event::Replaced { verb: _, card, by } => match card.some() {
                Some(card) => {
                    format!("{} stands in the way of what befalls {}", name(by), name(card))
                }
                None => format!("{} stands in the way of it", name(by)),
            },
            Event::Redirected { card, to } => {
                format!("{} is bound {} instead", name(card), self.way_to(to, card))
            }
            Event::WentTo { card, to } => format!("{} goes {}", name(card), self.way_to(to, card)),
            Event::Discarded { seat, card, to, cause, at_random } => {
                let dead = if to == Zone::Dead { " into the dead pile" } else { "" };
                let random = if at_random { " at random" } else { "" };
                let because = self.because(cause, card);
                format!("{} discards {}{random}{dead}{because}", who(seat), name(card))
            }
            Event::PlacedFrom { card, to } => {
                format!("{} goes {}", name(card), self.way_to(to, card))
            }
            Event::PlacedUnseen { seat, card, to } => {
                let house = self.house_card(seat);
                format!("{} goes {}", maybe(card), self.way_to(to, house))
            }
            Event::Revealed { seat, card } => format!("{} reveals {}", who(seat), name(card)),
            Event::LookedAt { seat, card } => format!("{} looks at {}", who(seat), maybe(card)),
            Event::Searched { seat, owner } if seat == owner => {
                format!("{} searches the deck", who(seat))
            }
            Event::Searched { seat, owner } => {
                format!("{} searches the deck of {}", who(seat), who(owner))
            }
            Event::Shuffled { seat } => format!("{} shuffles the deck", who(seat)),
            Event::ControlTaken { seat, card } => {
                format!("{} takes control of {}", who(seat), name(card))
            }
            Event::Named { seat, code } => {
                format!("{} names {}", who(seat), named_card(code, code.printed().name))
            }
            Event::NamedTrait { seat, named } => format!("{} names {}", who(seat), named.title()),
            Event::NamedHouse { seat, house } => {
                format!("{} names House {}", who(seat), house.title())
            }
            Event::CameOut { seat, card } => {
                format!("{} brings {} out of Shadows", who(seat), name(card))
            }
            Event::GoldDiscarded { card, gold } => {
                format!("{gold} gold goes from {} to the Treasury", name(card))
            }
            Event::ClaimCancelled => "The claim is cancelled".to_owned(),
            Event::PowerDiscarded { card, power } => {
                format!("{} loses {power} power", self.power_holder(card))
            }
            Event::NamedChallenge { seat, kind } => {
                format!("{} names {} challenges", who(seat), kind.title())
            }
            Event::PlayerChosen { seat, chosen } => {
                format!("{} chooses {}", who(seat), who(chosen))
            }
            Event::Chose { seat, card } => format!("{} chooses {}", who(seat), name(card)),
            Event::Lasts { card, until } => {
                format!("The effect of {} lasts {}", name(card), how_long(until))
            }
            Event::PlotsSwapped { seat, with } => {
                format!("{} and {} use each other's plots", who(seat), who(with))
            }

            // Gold and power
            Event::GoldPaid { seat, gold, to: None } => format!("{} pays {gold} gold", who(seat)),
            Event::GoldPaid { seat, gold, to: Some(to) } => {
                format!("{} pays {} {gold} gold", who(seat), who(to))
            }
            Event::GoldTakenFrom { seat, card, gold } => {
                format!("{} takes {gold} gold from {}", who(seat), name(card))
            }
            Event::GoldGiven { from, to, gold } => {
                format!("{} gives {} {gold} gold", who(from), who(to))
            }
            Event::GoldOffered { from, to, gold, word } => {
                let word = self.word_told(word, from);
                format!("{} offers {} {gold} gold for the promise {word}", who(from), who(to))
            }
            Event::OfferEnded { from, to, how } => match how {
                Untaken::Refused => format!("{} refuses the offer of {}", who(to), who(from)),
                Untaken::Withdrawn => format!("{} withdraws the offer to {}", who(from), who(to)),
                Untaken::Lapsed => format!("The offer of {} to {} lapses", who(from), who(to)),
            },
            Event::Promised { by, to, word } => {
                format!("{} promises {} {}", who(by), who(to), self.word_told(word, to))
            }
            Event::PromiseEnded { by, to, word, kept } => {
                let does = if kept { "keeps" } else { "breaks" };
                let word = self.word_told(word, to);
                format!("{} {does} the promise to {} {word}", who(by), who(to))
            }
            Event::GoldTaken { seat, gold } => {
                format!("{} takes {gold} gold from the Treasury", who(seat))
            }
            Event::GoldLost { seat, gold } => format!("{} loses {gold} gold", who(seat)),
            Event::GoldPutOn { seat, card, gold } => {
                format!("{} puts {gold} gold on {}", who(seat), name(card))
            }
            Event::PowerClaimed { card, power, cause } => {
                let because = self.because(cause, card);
                format!("{} claims {power} power{because}", self.power_holder(card))
            }
            Event::PowerMoved { from, to, power, cause } => {
                format!(
                    "{} takes {power} power from {}{}",
                    self.power_holder(to),
                    self.power_holder(from),
                    self.because(cause, to)
                )
            }

            // Challenges
            Event::ChallengeInitiated { seat, target, kind } => {
                format!(
                    "{} initiates {} challenge against {}",
                    who(seat),
                    with_article(kind),
                    who(target)
                )
            }
            Event::Attacks { seat, card } => format!("{} attacks with {}", who(seat), name(card)),
            Event::Defends { seat, card } => format!("{} defends with {}", who(seat), name(card)),
            Event::NoDefenders { seat } => format!("{} declares no defenders", who(seat)),
            Event::Bypassed { card, by } => {
                format!("{} bypasses {} by stealth", name(by), name(card))
            }
            Event::ChallengeRedirected { by, target } => {
                format!("{} redirects the challenge to {}", who(by), who(target))
            }
            Event::RedirectionSpent { by } => {
                format!("{} redirects the challenge, but there is no other lawful target", who(by))
            }
            Event::TakenOver { seat } => format!("{} takes over the challenge", who(seat)),
            Event::Joined { card, attacking: true } => {
                format!("{} joins the challenge as an attacker", name(card))
            }
            Event::Joined { card, attacking: false } => {
                format!("{} joins the challenge as a defender", name(card))
            }
            Event::LeftChallenge { card } => format!("{} leaves the challenge", name(card)),
            Event::ChallengeWon { seat, loser, attack, defence, .. } => {
                // The winner's total is never the lower one.
                let (most, least) = (attack.max(defence), attack.min(defence));
                format!(
                    "{} wins the challenge against {}, {most} to {least}",
                    who(seat),
                    who(loser)
                )
            }
            Event::ChallengeUndecided { attack, defence } => {
                format!("Nobody wins the challenge, {attack} to {defence}")
            }
            Event::ClaimSettled { seat, claim } => {
                format!("{} satisfies a claim of {claim}", who(seat))
            }

            // The end
            Event::Eliminated { seat } => format!("{} is eliminated", who(seat)),
            Event::Outlasted { seat } => {
                format!("{} wins the game: nobody else is left", who(seat))
            }
            Event::Won { seat, power } => format!("{} wins the game with {power} power", who(seat)),
            Event::Drawn => "The game ends in a draw".to_owned(),
        }
    }

    /// " for the claim", " by Ser Ilyn Payne"; nothing where the card does it to itself or the rules do it to all.
    fn because(&self, cause: Cause, to: CardId) -> String {
        match cause {
            Cause::Rules | Cause::Cost => String::new(),
            Cause::Claim => " for the claim".to_owned(),
            Cause::Deadly => " by Deadly".to_owned(),
            Cause::Renown => " for Renown".to_owned(),
            Cause::Unopposed => ", unopposed".to_owned(),
            Cause::Dominance => " for dominance".to_owned(),
            Cause::Title => " for the title".to_owned(),
            Cause::Card(source) if source == to => String::new(),
            Cause::Card(source) => format!(" by {}", self.called(source)),
        }
    }

    fn tell_played(&self, seat: Seat, card: CardId, gold: u8) -> String {
        let is_event = self
            .cards
            .get(card.index())
            .is_some_and(|_| self.printed(card).kind == CardType::Event);
        let who = self.whom(seat);
        let name = self.called(card);
        match (is_event, gold) {
            (true, 0) => format!("{who} plays {name}"),
            (true, gold) => format!("{who} plays {name} for {gold} gold"),
            (false, gold) => format!("{who} marshals {name} for {gold} gold"),
        }
    }

    /// Who has the power on a card: a House is called as its player is.
    fn power_holder(&self, card: CardId) -> String {
        if card == self.house_card(self.owner(card)) {
            self.whom(self.owner(card))
        } else {
            self.called(card)
        }
    }

    /// "to the top of Stark's deck".
    fn way_to(&self, zone: Zone, card: CardId) -> String {
        let owner = self.whom(self.owner(card));
        match zone {
            Zone::Play => "into play".to_owned(),
            Zone::Deck => format!("into {owner}'s deck"),
            Zone::DeckTop => format!("to the top of {owner}'s deck"),
            Zone::DeckBottom => format!("to the bottom of {owner}'s deck"),
            Zone::Removed => "out of the game".to_owned(),
            Zone::Shadows => "into Shadows".to_owned(),
            Zone::Hand
            | Zone::Discard
            | Zone::Dead
            | Zone::PlotDeck
            | Zone::Used
            | Zone::Revealed
            | Zone::Agenda
            | Zone::Anywhere => format!("to {owner}'s {}", zone.title()),
        }
    }
}

/// "an intrigue".
fn with_article(kind: Icon) -> &'static str {
    match kind {
        Icon::Military => "a military",
        Icon::Intrigue => "an intrigue",
        Icon::Power => "a power",
    }
}

/// How long something lasts, as the log says it.
fn how_long(until: Period) -> &'static str {
    match until {
        Period::Challenge => "until the end of the challenge",
        Period::Phase => "until the end of the phase",
        Period::Round => "until the end of the round",
        Period::Game => "from now on",
    }
}
