//! Why a player cannot use a thing now: the rule, the reason in plain words, and what would make it possible.

mod card;
mod play;

use tabletop::{Eyes, Key, Reason, RuleId, Seat, Shape, Waits};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::effect::{NamedTitle, titles};
use crate::flow::Question;
use crate::item::{Item, Thing};
use crate::littlefinger::Word;
use crate::rule;
use crate::ruleset::Titles;
use crate::setup::Variant;
use crate::state::{Ending, Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{Choice, Icon, Phase};

/// Reasons as they are found, those of turn and phase first.
#[derive(Default)]
pub(crate) struct Reasons(Vec<Reason>);

impl Reasons {
    pub(crate) fn add(&mut self, rule: RuleId, text: impl Into<String>) {
        self.0.push(Reason::new(rule, text));
    }

    fn add_some(&mut self, reason: Option<Reason>) {
        self.0.extend(reason);
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One reason.
fn because(rule: RuleId, text: impl Into<String>) -> Option<Reason> {
    Some(Reason::new(rule, text))
}

impl Thrones {
    /// Why the seat cannot use this thing now; empty when an open prompt offers it.
    pub(crate) fn reasons_against(&self, seat: Seat, item: &Item) -> Vec<Reason> {
        let item = *item;
        if self.is_offered(seat, item) {
            return Vec::new();
        }
        let mut reasons = Reasons::default();
        if let Some(reason) = self.why_not_known(seat, item) {
            return vec![reason];
        }
        match item.thing() {
            Thing::Marshal(card) => self.why_not_marshal(seat, card, &mut reasons),
            Thing::Fasten(card) => self.why_not_fasten(seat, card, &mut reasons),
            Thing::Duplicate(card) => self.why_not_duplicate(seat, card, &mut reasons),
            Thing::Ambush(card) => self.why_not_ambush(seat, card, &mut reasons),
            Thing::Use(card, place) => self.why_not_use(seat, card, place, &mut reasons),
            Thing::Card(card) => {
                if self.is_named_in_offer(seat, card) {
                    return Vec::new();
                }
                self.why_not_card(seat, card, &mut reasons);
            }
            Thing::Challenge(kind, target) => {
                self.why_no_challenge(seat, kind, target, &mut reasons)
            }
            Thing::Seat(other) => reasons.add_some(self.why_not_player(seat, other)),
            Thing::Title(title) => reasons.add_some(self.why_not_title(seat, title)),
            Thing::Give(to, gold) => reasons.add_some(self.why_not_give(seat, to, gold)),
            Thing::OfferForPeace(to, gold) => {
                reasons.add_some(self.why_not_offer(seat, to, gold, Word::Peace));
            }
            Thing::OfferForChallenge(to, against, gold) => {
                reasons.add_some(self.why_not_offer(seat, to, gold, Word::Challenge(against)));
            }
            Thing::TakeOffer(from, to) | Thing::RefuseOffer(from, to) => {
                reasons.add_some(self.why_no_offer(from, to));
            }
            Thing::WithdrawOffer(to) => reasons.add_some(self.why_no_offer(seat, to)),
            Thing::Yes => reasons.add_some(self.why_not_interfere(seat)),
            Thing::Hide(card) => self.why_not_hide(seat, card, &mut reasons),
            Thing::Name(code) => {
                let name = code.printed().name;
                let asked = matches!(self.asked_of(seat), Some(Ask::Name(_)));
                let is_it = |title: &&NamedTitle| title.first.printed().name == name;
                let is_here = |title: &NamedTitle| self.pool.is_played_with(title);
                if asked && !titles().iter().find(is_it).is_some_and(is_here) {
                    let text = format!("{name} is in no set that is played with here");
                    reasons.add(rule::TIMING_TARGET, text);
                }
            }
            Thing::Pass
            | Thing::Icon(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::Deck(_)
            | Thing::Duty(_, _) => {}
        }
        if reasons.is_empty() {
            reasons.add_some(self.why_not_asked(seat));
        }
        reasons.0
    }

    /// What could be picked to use the thing of this key: a card in whatever way, a player, a title.
    pub(crate) fn uses_of(&self, key: Key) -> Option<Thing> {
        let card = key.number_of('c').map(CardId).filter(|card| card.index() < self.cards.len());
        let seat =
            key.number_of('s').map(|seat| Seat(seat as u8)).filter(|seat| seat.0 < self.seats);
        let title = Title::ALL.iter().copied().find(|title| title.key() == key);
        card.map(Thing::Card).or(seat.map(Thing::Seat)).or(title.map(Thing::Title))
    }

    /// Why things that are all offered make no answer: too few, too many, or one of them twice.
    pub(crate) fn why_not_shaped(&self, question: &Question) -> Reason {
        let ask = question.ask;
        let shape = self.desk.shape(question);
        let (least, adds_up) = match shape {
            Shape::Some { of: _, count, worth } => (*count.start(), worth.is_some()),
            Shape::One(_) | Shape::Order(_) | Shape::Amount(_) => (0, false),
        };
        let attacks = matches!(ask, Ask::Attackers(_, _));
        if adds_up && (attacks || matches!(ask, Ask::Defenders(_, _) | Ask::Support(_, _))) {
            let text = "declaring these together costs more gold than you have";
            return Reason::new(rule::TIMING_INITIATE, text);
        }
        if attacks {
            return Reason::new(rule::CHALLENGE_ATTACK_MINIMUM, "at least one character attacks");
        }
        if ask == Ask::Casualties && least > 1 {
            let text = format!("{least} different characters are chosen");
            return Reason::new(rule::CHALLENGE_CLAIM_MILITARY_HIGH, text);
        }
        let asked = self.asked_in_words(question.seat);
        Reason::new(ask.rule(), format!("that is not one of the answers: {asked}"))
    }

    /// What a seat is asked, opportunities beside the game left out.
    fn asked_of(&self, seat: Seat) -> Option<Ask> {
        let mut questions = self.desk.questions_to(seat);
        questions.find(|question| question.waits == Waits::ForAnswer).map(|question| question.ask)
    }

    fn is_offered(&self, seat: Seat, item: Item) -> bool {
        self.desk.questions_to(seat).any(|open| self.desk.things_of(open).contains(&item))
    }

    /// Whether something can be done with this card now, whatever it is.
    fn is_named_in_offer(&self, seat: Seat, card: CardId) -> bool {
        let names = |item: &Item| item.card() == Some(card);
        self.desk.questions_to(seat).any(|open| self.desk.things_of(open).iter().any(names))
    }

    /// The game is over, or there is no such card or player, or the card is hidden: then no more is told.
    fn why_not_known(&self, seat: Seat, item: Item) -> Option<Reason> {
        if self.ending != Ending::None {
            return because(rule::VICTORY_FIFTEEN, "the game is over");
        }
        if seat.0 >= self.seats {
            return because(rule::PLAYERS_COUNT, "there is no such seat at this table");
        }
        if self.player(seat).eliminated {
            return because(rule::KEYWORD_DOOMED_LEAVING, "you are out of the game");
        }
        if item.players().into_iter().flatten().any(|other| other.0 >= self.seats) {
            return because(rule::PLAYERS_COUNT, "there is no such player at this table");
        }
        let card = item.card()?;
        if !self.is_at_table(card) {
            return because(rule::ZONE_VISIBILITY, "there is no such card at this table");
        }
        if !self.is_seen(card, Eyes::Seat(seat)) && !self.is_searched(seat, card) {
            return because(rule::ZONE_VISIBILITY, "that card is hidden from you");
        }
        None
    }

    /// Whether the card lies in a deck that the seat is searching from top to bottom.
    pub(crate) fn is_searched(&self, seat: Seat, card: CardId) -> bool {
        let whole =
            matches!(self.choice_on_top(), Some(Choice::Search(search)) if search.top.is_none());
        whole
            && matches!(self.asked_of(seat), Some(Ask::Choose(_)))
            && self.owner(card) == seat
            && self.card(card).place == Place::Deck
    }

    /// Whose decision it is, when nothing else stands in the way.
    fn why_not_asked(&self, seat: Seat) -> Option<Reason> {
        if let Some(ask) = self.asked_of(seat) {
            return because(ask.rule(), {
                let asked = self.asked_in_words(seat);
                format!("you are asked for something else now: {asked}")
            });
        }
        let waits = self.desk.questions().first()?;
        let who = self.player_name(waits.seat);
        if waits.ask == Ask::Act {
            let text = format!("{who} may act now; your chance comes after");
            return because(rule::ACTION_ROTATE, text);
        }
        if waits.ask == Ask::Respond {
            let text = format!("{who} may respond now; your chance comes after");
            return because(rule::RESPONSE_ORDER, text);
        }
        let text = format!("{who} decides first; what is going on resolves completely");
        because(rule::ACTION_RESOLVE, text)
    }

    /// Nobody acts in setup (`setup.no_actions`).
    fn why_not_before_round(&self) -> Option<Reason> {
        let text = "no actions are taken before the first plot phase";
        if self.round == 0 { because(rule::SETUP_NO_ACTIONS, text) } else { None }
    }

    /// "this is the draw phase".
    fn now(&self) -> String {
        match self.phase {
            Phase::Any => "no phase has begun".to_owned(),
            phase => format!("this is the {} phase", phase.title()),
        }
    }

    fn why_no_challenge(&self, seat: Seat, kind: Icon, target: Seat, reasons: &mut Reasons) {
        if self.phase != Phase::Challenges {
            let text = format!("challenges are initiated in the challenges phase; {}", self.now());
            reasons.add(rule::CHALLENGE_TURNS, text);
        } else if self.active != Some(seat) {
            let text = match self.active {
                Some(active) => {
                    format!("it is {}'s turn to initiate challenges", self.player_name(active))
                }
                None => "it is nobody's turn to initiate challenges".to_owned(),
            };
            reasons.add(rule::CHALLENGE_TURNS, text);
        } else if self.challenge.on {
            reasons.add(rule::CHALLENGE_ONE_AT_A_TIME, "the running challenge is resolved first");
        }
        if self.player(target).eliminated {
            let text = format!("{} is out of the game", self.player_name(target));
            reasons.add(rule::CHALLENGE_ANY_OPPONENT, text);
            return;
        }
        reasons.add_some(self.why_not_challenge(seat, kind, target));
    }

    fn why_not_player(&self, seat: Seat, other: Seat) -> Option<Reason> {
        let who = self.player_name(other);
        if self.player(other).eliminated {
            return because(rule::KEYWORD_DOOMED_LEAVING, format!("{who} is out of the game"));
        }
        let ask = self.asked_of(seat)?;
        if ask == Ask::NewTarget {
            let text = if other == seat {
                "you cannot challenge yourself".to_owned()
            } else if other == self.challenge.target {
                format!("{who} is the target already")
            } else {
                format!("you could not have challenged {who}")
            };
            return because(rule::TITLE_CROWN_REGENT_TARGET, text);
        }
        if let Ask::ChoosePlayer(source) = ask {
            let text = format!("{} does not let you choose {who}", self.card_name(source));
            return because(rule::TIMING_TARGET, text);
        }
        let text = format!("{who} has not reached victory");
        (ask == Ask::WhoWins).then(|| Reason::new(rule::VICTORY_SIMULTANEOUS, text))
    }

    fn why_not_title(&self, seat: Seat, title: Title) -> Option<Reason> {
        let name = title.name();
        if let Some(Ask::Influence(_, _)) = self.asked_of(seat) {
            let text = match self.player(seat).title {
                Some(own) if own != title => format!("you hold {}, not {name}", own.name()),
                None => format!("you do not hold {name}"),
                Some(Title::HandOfTheKing) => format!("the influence of {name} is used this round"),
                Some(_) => format!("{name} provides no influence"),
            };
            return because(rule::TITLE_HAND_INFLUENCE, text);
        }
        if let Some(Ask::Choose(_)) = self.asked_of(seat) {
            return because(rule::TITLE_NATURE, format!("{name} is a title and no card in play"));
        }
        if !self.uses_titles() {
            let rule = match (self.rules.titles, self.variant) {
                (Titles::None, _) => rule::CARD_TYPES_WINTER,
                (_, Variant::TwoOnTwo) => rule::VARIANT_TEAM_SETUP,
                (_, Variant::Standard | Variant::Littlefinger) => rule::VARIANT_TWO_PLAYERS,
            };
            return because(rule, "titles are not used at this table");
        }
        if let Some(holder) = self.holder(title) {
            return because(
                rule::TITLE_SELECT,
                format!("{} holds {name} this round", self.player_name(holder)),
            );
        }
        if !self.chamber.has(title) {
            let text = format!("{name} is out until the Small Council Chamber is empty");
            return because(rule::VARIANT_THREE_PLAYERS, text);
        }
        if self.asked_of(seat) == Some(Ask::TakeTitle) {
            return None;
        }
        if self.phase == Phase::Plot {
            return because(rule::TITLE_SELECT, "it is not your turn to take a title");
        }
        let text = format!("titles are taken in the plot phase; {}", self.now());
        because(rule::TITLE_SELECT, text)
    }

    /// Why a player cannot redirect the running challenge or take it over, if his title could let him.
    fn why_not_interfere(&self, seat: Seat) -> Option<Reason> {
        if !self.uses_titles() || self.phase != Phase::Challenges {
            return None;
        }
        let used = self.player(seat).title_used;
        match self.player(seat).title {
            Some(Title::CrownRegent) => {
                let text = match (used, self.challenge.on) {
                    (true, _) => "you have redirected a challenge this round",
                    (false, true) => "a challenge is redirected right after it was initiated",
                    (false, false) => "there is no challenge to redirect",
                };
                because(rule::TITLE_CROWN_REGENT_REDIRECT, text)
            }
            Some(Title::LordCommander) => self.why_not_take_over(seat, used),
            Some(
                Title::HandOfTheKing
                | Title::MasterOfCoin
                | Title::MasterOfLaws
                | Title::MasterOfWhispers,
            )
            | None => because(
                rule::TITLE_CROWN_REGENT_REDIRECT,
                "only the Crown Regent redirects a challenge, and only the Lord Commander of the \
                 Kingsguard takes one over",
            ),
        }
    }

    fn why_not_take_over(&self, seat: Seat, used: bool) -> Option<Reason> {
        let challenge = &self.challenge;
        let text = if used {
            "you have taken over a challenge this round"
        } else if !challenge.on {
            "there is no challenge to take over"
        } else if challenge.kind != Icon::Military {
            "only a military challenge is taken over"
        } else if challenge.attacker == seat {
            "you initiated this challenge yourself"
        } else if challenge.target == seat {
            "you are the target of this challenge already"
        } else if !self.clone().is_lawful_target(seat) {
            return because(
                rule::TITLE_LORD_COMMANDER_LEGAL,
                "the attacker could not have challenged you with this attack",
            );
        } else if challenge.defenders.is_empty() {
            "a challenge is taken over when its target declares no defenders"
        } else {
            "defenders have been declared"
        };
        because(rule::TITLE_LORD_COMMANDER_REDIRECT, text)
    }

    fn why_not_give(&self, seat: Seat, to: Seat, gold: u8) -> Option<Reason> {
        if let Some(Ask::PayTo(source)) = self.asked_of(seat) {
            let text = format!(
                "{} does not let {} receive it",
                self.card_name(source),
                self.player_name(to)
            );
            return because(rule::GOLD_COSTS, text);
        }
        let rule = rule::VARIANT_LITTLEFINGER_EXCHANGE;
        if self.variant != Variant::Littlefinger {
            return because(rule, "gold changes hands only in the Littlefinger variant");
        }
        if self.phase == Phase::Marshalling {
            return because(rule, "no gold changes hands in the marshalling phase");
        }
        if to == seat {
            return because(rule, "gold is given to another player");
        }
        if self.player(to).eliminated {
            return because(rule, format!("{} is out of the game", self.player_name(to)));
        }
        let own = self.player(seat).gold;
        if gold == 0 || gold > own {
            return because(rule, format!("you have {own} gold to give, not {gold}"));
        }
        if !self.may_deal_now() {
            return because(rule, "gold changes hands between effects, while somebody decides");
        }
        None
    }

    fn why_not_offer(&self, from: Seat, to: Seat, gold: u8, word: Word) -> Option<Reason> {
        let reason = self.why_not_give(from, to, gold);
        if reason.is_some() {
            return reason;
        }
        if let Word::Challenge(against) = word
            && (against == from || against == to)
        {
            let text = "a challenge is promised against somebody else";
            return because(rule::VARIANT_LITTLEFINGER_EXCHANGE, text);
        }
        let rule = rule::VARIANT_LITTLEFINGER_CONDUCT;
        if self.has_promised(to, from, word) {
            return because(rule, format!("{} has promised that", self.player_name(to)));
        }
        if !self.may_offer(from, to, gold, word) {
            let text = format!("{} was offered as much in this phase", self.player_name(to));
            return because(rule, text);
        }
        None
    }

    fn why_no_offer(&self, from: Seat, to: Seat) -> Option<Reason> {
        let offer = self.standing_offers().find(|offer| (offer.from, offer.to) == (from, to));
        let (from, to) = (self.player_name(from), self.player_name(to));
        match offer {
            None => {
                let text = format!("{from} offers {to} nothing now");
                because(rule::VARIANT_LITTLEFINGER_CONDUCT, text)
            }
            Some(offer) if self.player(offer.from).gold < offer.gold => {
                let text = format!("{from} no longer has the gold");
                because(rule::VARIANT_LITTLEFINGER_ADVANCE, text)
            }
            Some(_) => None,
        }
    }
}
