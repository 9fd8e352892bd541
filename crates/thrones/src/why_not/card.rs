//! Why a card cannot be picked for what is asked now.

use tabletop::{Reason, Seat};

use super::{Reasons, because};
use crate::ask::Ask;
use crate::card_set::CardId;
use crate::initiate::depends_on_target;
use crate::reading::Doing;
use crate::rule;
use crate::state::{Frame, Place, Thrones};
use crate::text;
use crate::vocabulary::{
    Ability, CardType, Cards, Choice, Effect, Except, Label, List, PlainKeyword, Resource, Search,
    Stat, Verb,
};

impl Thrones {
    /// Why a card cannot be picked for what the seat is asked; or, when it is asked nothing of the kind, why nothing can
    /// be done with it.
    #[expect(clippy::too_many_lines, reason = "one arm for each question")]
    pub(super) fn why_not_card(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        let name = self.name(card);
        let reason = match self.asked_of(seat) {
            Some(Ask::PlaceSetup) => self.why_not_place(seat, card),
            Some(Ask::ComeOut) => self.come_out_obstacle(seat, card),
            Some(Ask::SetupHost(attachment) | Ask::Host(attachment)) => {
                self.why_not_host(attachment, card, seat)
            }
            Some(Ask::ChoosePlot) => self.why_not_plot(seat, card),
            Some(Ask::Attackers(kind, _)) => {
                let theirs = || {
                    let text = format!("{name} is not yours to attack with");
                    because(rule::CHALLENGE_ATTACK_DECLARE, text)
                };
                let costly = || {
                    because(
                        rule::TIMING_INITIATE,
                        format!("declaring {name} costs more gold than you have"),
                    )
                };
                let attack = || self.why_not_attack(card, kind);
                if self.holder_of(card) == seat { attack().or_else(costly) } else { theirs() }
            }
            Some(Ask::Defenders(_, _) | Ask::Support(_, _)) => {
                let costly = || {
                    because(
                        rule::TIMING_INITIATE,
                        format!("declaring {name} costs more gold than you have"),
                    )
                };
                self.why_not_defend(seat, card).or_else(costly)
            }
            Some(Ask::Stealth(attacker)) => self.why_not_bypass(attacker, card),
            Some(Ask::Choose(source)) => self.why_not_choose(source, card),
            Some(Ask::Cost(source)) => self.why_not_pay_with(seat, source, card),
            Some(Ask::Influence(_, _)) => self.why_no_influence(seat, card),
            Some(Ask::Casualties) => self.why_no_casualty(seat, card),
            Some(Ask::DeadlyVictim) => {
                because(rule::KEYWORD_DEADLY, format!("{name} is no defender that can die"))
            }
            Some(Ask::Vigilant) => self.why_not_stand(seat, card, PlainKeyword::Vigilant),
            Some(Ask::Vengeful) => self.why_not_stand(seat, card, PlainKeyword::Vengeful),
            Some(Ask::Infamy(_)) => {
                because(rule::KEYWORD_INFAMY, format!("{name} is no card of yours with Infamy"))
            }
            Some(Ask::FirstReplaced(source)) => {
                let text = format!("{} does not keep {name} from dying", self.card_name(source));
                because(rule::TIMING_INSTEAD, text)
            }
            Some(Ask::OrderOnDeck) => because(
                rule::KEYWORD_STALWART,
                format!("{name} does not go on top of your deck now"),
            ),
            Some(Ask::Occasion(source)) => {
                let text = format!("{} does not answer to {name}", self.card_name(source));
                because(rule::RESPONSE_DEFINITION, text)
            }
            Some(
                Ask::Declare
                | Ask::NameFirstPlayer
                | Ask::NextPassive
                | Ask::TakeTitle
                | Ask::Act
                | Ask::Respond
                | Ask::Interrupt
                | Ask::ChoosePlayer(_)
                | Ask::Name(_)
                | Ask::May(_)
                | Ask::Way(_)
                | Ask::WhichCost(_)
                | Ask::PayX(_)
                | Ask::InfluenceFor(_)
                | Ask::GoldOn(_)
                | Ask::PayTo(_)
                | Ask::Side(_)
                | Ask::Challenge
                | Ask::Redirect
                | Ask::NewTarget
                | Ask::TakeOver
                | Ask::Arrange(_)
                | Ask::WhoWins
                | Ask::Give
                | Ask::Offered,
            )
            | None => self.why_not_now(seat, card, reasons),
        };
        reasons.add_some(reason);
    }

    /// Why a card cannot be picked where nothing of the kind is asked.
    fn why_not_now(&self, seat: Seat, card: CardId, reasons: &mut Reasons) -> Option<Reason> {
        if self.round == 0 {
            return self.why_not_yet_in_setup(seat, card);
        }
        let defends = self.why_not_to_defend();
        if defends.is_none() {
            self.why_nothing_with(seat, card, reasons);
        }
        defends
    }

    /// Whose part it is to declare defenders now, if that is what play waits for.
    fn why_not_to_defend(&self) -> Option<Reason> {
        let mut questions = self.desk.questions().iter();
        let defends = questions.find(|question| matches!(question.ask, Ask::Defenders(_, _)))?;
        let text = format!("only {} declares defenders now", self.player_name(defends.seat));
        because(rule::CHALLENGE_DEFEND_OPTION, text)
    }

    /// Why nothing can be done with a card now: it cannot be played, or its ability cannot be used.
    fn why_nothing_with(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        let name = self.name(card);
        let state = self.card(card);
        if self.holder_of(card) != seat {
            let who = self.player_name(self.holder_of(card));
            reasons.add(rule::CONTROL_OWN_AND_CONTROL, format!("{name} is {who}'s"));
            return;
        }
        let is_used = |place: &usize| {
            let id = self.facts(card).abilities[*place];
            matches!(
                self.pool.ability(id),
                Ability::Triggered(triggered)
                    if !matches!(triggered.label, Label::Passive | Label::WhenRevealed)
                        && triggered.from == state.place.zone()
            )
        };
        let usable = (0..self.facts(card).abilities.len()).find(is_used);
        let in_hand = state.place == Place::Hand && self.printed(card).kind != CardType::Event;
        match (in_hand, usable) {
            (true, None) => self.why_not_marshal(seat, card, reasons),
            (_, Some(place)) => self.why_not_use(seat, card, place as u8, reasons),
            (false, None) if self.why_kept_kneeling(card, reasons) => {}
            (false, None) => {
                reasons.add(
                    rule::PLAY_ABILITY,
                    format!("{name} has no ability that is used from where it is"),
                );
            }
        }
    }

    /// When a kneeling card with Vigilant or Vengeful stands; whether it is one.
    fn why_kept_kneeling(&self, card: CardId, reasons: &mut Reasons) -> bool {
        let name = self.name(card);
        let state = self.card(card);
        if state.place != Place::Play || !state.kneeling {
            return false;
        }
        if state.has(PlainKeyword::Vigilant) {
            let text = format!("{name} may stand after you win a challenge as the attacker");
            reasons.add(rule::KEYWORD_VIGILANT, text);
        }
        if state.has(PlainKeyword::Vengeful) {
            let text = format!("{name} may stand after you lose a challenge as the defender");
            reasons.add(rule::KEYWORD_VENGEFUL, text);
        }
        !reasons.is_empty()
    }

    /// What setup waits for before the seat has to do with the card.
    fn why_not_yet_in_setup(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let waits = self.desk.questions().first()?;
        let who = self.player_name(waits.seat);
        if waits.ask != Ask::Declare {
            let text = format!("{who} places setup cards now; it goes in player order");
            return because(rule::SETUP_PLACE_ORDER, text);
        }
        if card == self.house_card(seat) {
            let text = format!("{who} announces House and agenda now; it goes in player order");
            return because(rule::SETUP_DECLARE, text);
        }
        let text = format!("cards are placed after all have announced; {who} has not");
        because(rule::SETUP_ORDER, text)
    }

    fn why_not_place(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.owner(card) != seat || self.card(card).place != Place::Hand {
            return because(rule::SETUP_PLACE_ORDER, format!("{name} is not in your hand"));
        }
        self.why_not_in_setup(seat, card, &self.cards_in(seat, Place::Setup))
    }

    /// Why an attachment cannot go on a card.
    fn why_not_host(&self, attachment: CardId, host: CardId, you: Seat) -> Option<Reason> {
        let (name, on) = (self.name(attachment), self.name(host));
        if !matches!(self.card(host).place, Place::Play | Place::Setup) {
            return because(rule::CARD_ATTACHMENT_HOST, format!("{on} is not in play"));
        }
        if self.is_moribund(host) {
            return because(rule::TIMING_MORIBUND, format!("{on} is leaving play"));
        }
        let refuses = match self.printed(host).no_attachments {
            Some(_) if self.card(host).blank => false,
            Some(Except::Trait(allowed)) => !self.has_trait(attachment, allowed),
            Some(Except::Nothing) => true,
            None => false,
        };
        if refuses {
            return because(
                rule::KEYWORD_NO_ATTACHMENTS,
                format!("{on} takes no such attachments"),
            );
        }
        let another = |other: CardId| other != attachment && self.name(other) == name;
        if self.facts(attachment).one_per_host && self.attachments_on(host).iter().any(another) {
            return because(rule::TIMING_LIMITS, format!("one {name} is on {on} already"));
        }
        if self.can_attach(attachment, host, you) {
            return None;
        }
        because(rule::CARD_ATTACHMENT_HOST, format!("{name} does not go on {on}"))
    }

    fn why_not_plot(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        match (self.printed(card).kind, self.card(card).place) {
            (CardType::Plot, _) if self.owner(card) != self.player(seat).plots_of => {
                let text = format!("{name} belongs to another plot deck than the one you use");
                because(rule::CARD_PLOT_DECK, text)
            }
            (CardType::Plot, Place::Used) => because(rule::PLOT_STATES, format!("{name} is used")),
            (CardType::Plot, Place::Revealed) => {
                because(rule::PLOT_STATES, format!("{name} is revealed already"))
            }
            (CardType::Plot, _) => {
                because(rule::PLOT_REVEAL, format!("{name} is not in the plot deck you use"))
            }
            (
                CardType::Character
                | CardType::Location
                | CardType::Attachment
                | CardType::Event
                | CardType::House
                | CardType::Agenda,
                _,
            ) => because(rule::CARD_PLOT_DECK, format!("{name} is no plot")),
        }
    }

    fn why_not_choose(&self, source: CardId, card: CardId) -> Option<Reason> {
        let (name, by) = (self.name(card), self.card_name(source));
        let frame = self.going.last().map_or_else(Frame::default, |going| going.frame);
        if self.card(card).place == Place::Play && !self.can_be_chosen(card, &frame) {
            if self.is_moribund(card) {
                return because(rule::TIMING_MORIBUND, format!("{name} is leaving play"));
            }
            if self.is_immune(card, source, true) {
                return because(rule::KEYWORD_IMMUNITY, format!("{name} is immune to {by}"));
            }
            let doing = Doing { by: Some(frame.you), source, ..Doing::to_card(Verb::Choose, card) };
            if self.is_forbidden(&doing) {
                return because(rule::TIMING_CANNOT, format!("{name} cannot be chosen"));
            }
        }
        let unique = match self.pool.ability(frame.ability) {
            Ability::Triggered(triggered) => brings_to_a_side(triggered.effects)
                .then(|| self.why_not_unique(frame.you, card))
                .flatten(),
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => None,
        };
        let wanted = match self.choice_asked(&frame) {
            Some(
                Choice::Cards { from, to: _, by: _, count: _ }
                | Choice::Search(Search { from, to: _, by: _, top: _, count: _, show: _ }),
            ) => Some(from),
            Some(
                Choice::Player { to: _, by: _, from: _ }
                | Choice::Name { to: _, by: _, what: _ }
                | Choice::Plot(_)
                | Choice::May(_, _)
                | Choice::Way { by: _, options: _ }
                | Choice::Order(_, _)
                | Choice::Pay { who: _, costs: _ },
            )
            | None => None,
        };
        match wanted {
            Some(from) if unique.is_none() && !self.is_kind(card, from, &frame) => {
                let text = format!("{by} asks for {}, which {name} is not", text::kind(by, from));
                because(rule::TIMING_TARGET, text)
            }
            Some(_) | None => unique.or_else(|| self.why_unchanged(source, card, &frame)),
        }
    }

    /// Why choosing a card of the right kind would do nothing, or cost too much.
    fn why_unchanged(&self, source: CardId, card: CardId, frame: &Frame) -> Option<Reason> {
        let (name, by) = (self.name(card), self.card_name(source));
        let nothing = format!("{by} would change nothing about {name}");
        let Ability::Triggered(triggered) = self.pool.ability(frame.ability) else {
            return because(rule::TIMING_TARGET, nothing);
        };
        if depends_on_target(triggered.costs) {
            let (cost, gold) = (self.stat(Stat::PrintedCost, card), self.gold_to_pay(frame.you));
            let text =
                format!("{by} asks for the printed cost of {name}, {cost}; you have {gold} gold");
            return because(rule::GOLD_COSTS, text);
        }
        let cannot = triggered.effects.iter().find_map(|effect| {
            if let Effect::Kill(Cards::Chosen(_), _) = effect {
                Some("be killed")
            } else if let Effect::Discard(Cards::Chosen(_), _) = effect {
                Some("be discarded from play")
            } else if let Effect::Return(Cards::Chosen(_), _, _) = effect {
                Some("be returned")
            } else {
                None
            }
        });
        match cannot {
            Some(deed) => because(rule::TIMING_CANNOT, format!("{name} cannot {deed}")),
            None => because(rule::TIMING_TARGET, nothing),
        }
    }

    fn why_not_pay_with(&self, seat: Seat, source: CardId, card: CardId) -> Option<Reason> {
        let (name, by) = (self.name(card), self.card_name(source));
        if self.holder_of(card) != seat {
            return because(
                rule::TIMING_INITIATE,
                format!("you pay with cards of your own; {name} is not"),
            );
        }
        if self.card(card).kneeling {
            return because(rule::KNEEL_ONLY_STANDING, format!("{name} is kneeling"));
        }
        because(rule::TIMING_INITIATE, format!("{name} is not what {by} asks for"))
    }

    fn why_no_influence(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.card(card).place != Place::Play || self.card(card).controller != seat {
            return because(
                rule::INFLUENCE_PAY,
                format!("{name} is not in play under your control"),
            );
        }
        if self.provides(card, Resource::Influence) <= 0 {
            return because(rule::INFLUENCE_PAY, format!("{name} provides no influence"));
        }
        if self.card(card).kneeling {
            return because(rule::INFLUENCE_STANDING, format!("{name} is kneeling"));
        }
        because(rule::INFLUENCE_PAY, format!("{name} pays for something else already"))
    }

    fn why_no_casualty(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        let rule = rule::CHALLENGE_CLAIM_MILITARY;
        if self.card(card).place != Place::Play || !self.is_character(card) {
            return because(rule, format!("{name} is no character in play"));
        }
        if self.card(card).controller != seat {
            return because(rule, format!("{name} is not controlled by you"));
        }
        if self.is_moribund(card) {
            return because(rule::TIMING_MORIBUND, format!("{name} is leaving play already"));
        }
        because(rule::TIMING_CANNOT, format!("{name} cannot be killed for the claim"))
    }

    fn why_not_stand(&self, seat: Seat, card: CardId, keyword: PlainKeyword) -> Option<Reason> {
        let name = self.name(card);
        let state = self.card(card);
        let vengeful = keyword == PlainKeyword::Vengeful;
        let rule = if vengeful { rule::KEYWORD_VENGEFUL } else { rule::KEYWORD_VIGILANT };
        if state.place != Place::Play || state.controller != seat || !state.has(keyword) {
            return because(rule, format!("{name} is no card of yours with {}", keyword.title()));
        }
        if !state.kneeling {
            return because(rule, format!("{name} is standing"));
        }
        because(rule::TIMING_CANNOT, format!("{name} cannot stand"))
    }
}

/// Whether effects bring a card to a player's side, where uniqueness binds.
fn brings_to_a_side(effects: List<Effect>) -> bool {
    let brings = |effect: &Effect| {
        matches!(
            effect,
            Effect::TakeControl(_, _) | Effect::PutIntoPlay { what: _, under: _, how: _ }
        )
    };
    effects.iter().any(brings)
}
