//! Questions in words: who decides what, and what for; what each button says; what the numbers are.

use tabletop::{Answer, Game as _, Phrased, Prompt, Seat, Sentence, Shape, Wording, plain};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::challenges::ChallengeStep;
use crate::state::{Challenge, Thrones};
use crate::text;
use crate::vocabulary::{Icon, Phase, Verb};

mod label;
mod number;
mod occasion;
mod purpose;

pub(crate) use number::{print_told, title_told};

impl Thrones {
    /// The prompt as its player reads it.
    pub(crate) fn question_of(&self, prompt: &Prompt<'_, Item, Ask>) -> Phrased<Item> {
        let detail = self.details(prompt).into_iter().map(Sentence::from).collect();
        Phrased {
            title: self.title_of(prompt).into(),
            detail,
            calm: calm(prompt),
            openly: self.is_open_to_all(prompt),
            stretch: (prompt.ask == Ask::Act).then(|| self.stretch()),
        }
    }

    /// What the seat is asked, as it reads it.
    pub(crate) fn asked_in_words(&self, seat: Seat) -> String {
        let asked = self.prompts().find(|prompt| prompt.seat == seat);
        asked.map_or(String::new(), |prompt| plain(&self.title_of(&prompt)))
    }

    /// A thing as it reads where this prompt offers it.
    pub(crate) fn wording(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Wording {
        let wording = Wording::new(self.label_item(item));
        match self.hint(prompt, item) {
            Some(hint) => wording.hint(hint),
            None => wording,
        }
    }

    /// The action windows of one turn, or of one challenge in it; whoever sleeps wakes when somebody defends.
    fn stretch(&self) -> String {
        let challenge = match self.challenge.on {
            true => {
                let Challenge { attacker, kind, defenders, .. } = &self.challenge;
                format!(" {} {} {}", attacker.0, kind.title(), defenders.len())
            }
            false => String::new(),
        };
        let active = self.active.map_or(String::new(), |seat| format!(" {}", seat.0));
        format!("{} {}{active}{challenge}", self.round, self.phase.title())
    }

    /// Whether what may be answered rests on what everybody sees. Whoever holds cards might have one for any occasion.
    fn is_open_to_all(&self, prompt: &Prompt<'_, Item, Ask>) -> bool {
        let empty_hand = self.hand_of(prompt.seat).is_empty();
        match prompt.ask {
            Ask::Declare
            | Ask::NameFirstPlayer
            | Ask::TakeTitle
            | Ask::Challenge
            | Ask::Redirect
            | Ask::NewTarget
            | Ask::Stealth(_)
            | Ask::TakeOver
            | Ask::Casualties
            | Ask::DeadlyVictim
            | Ask::Vigilant
            | Ask::Vengeful
            | Ask::Infamy(_)
            | Ask::WhoWins
            | Ask::Attackers(..)
            | Ask::Defenders(..)
            | Ask::Support(..) => true,
            Ask::Act | Ask::Respond | Ask::Interrupt => empty_hand,
            Ask::PlaceSetup
            | Ask::ComeOut
            | Ask::Arrange(_)
            | Ask::InfluenceFor(_)
            | Ask::SetupHost(_)
            | Ask::ChoosePlot
            | Ask::NextPassive
            | Ask::Occasion(_)
            | Ask::Choose(_)
            | Ask::ChoosePlayer(_)
            | Ask::Name(_)
            | Ask::May(_)
            | Ask::Way(_)
            | Ask::Cost(_)
            | Ask::WhichCost(_)
            | Ask::PayX(_)
            | Ask::Influence(..)
            | Ask::GoldOn(_)
            | Ask::PayTo(_)
            | Ask::Host(_)
            | Ask::Side(_)
            | Ask::FirstReplaced(_)
            | Ask::OrderOnDeck
            | Ask::Give
            | Ask::Offered => false,
        }
    }

    /// Who decides what, and what for.
    #[expect(clippy::too_many_lines, reason = "one sentence per question")]
    fn title_of(&self, prompt: &Prompt<'_, Item, Ask>) -> String {
        let who = self.whom(prompt.seat);
        let phase = self.phase.title();
        match prompt.ask {
            Ask::Declare => format!("{who} announces House and agenda"),
            Ask::PlaceSetup => format!(
                "{who} has {} gold left for setup: which card is placed facedown?",
                self.setup_gold_left(prompt.seat)
            ),
            Ask::SetupHost(card) => {
                format!("To which placed card does {who} attach {}?", self.called(card))
            }
            Ask::ChoosePlot => format!("Which plot does {who} reveal in round {}?", self.round),
            Ask::NameFirstPlayer => format!("{who} has won initiative: who is the first player?"),
            Ask::NextPassive => {
                format!("{who} decides which of the effects that wait resolves next")
            }
            Ask::TakeTitle => format!("Which title does {who} take for this round?"),
            Ask::ComeOut => {
                format!("Which card does {who} bring out of Shadows in the {phase} phase?")
            }
            Ask::Act if self.phase == Phase::Marshalling && self.active == Some(prompt.seat) => {
                format!("{who} marshals cards, takes actions, or passes")
            }
            Ask::Act if self.challenge.on => {
                format!("{who} takes an action or passes during {}", self.challenge_told())
            }
            Ask::Act => format!("{who} takes an action or passes in the {phase} phase"),
            Ask::Respond => format!("{who} responds or passes: {}", self.happened_told()[0]),
            Ask::Interrupt => format!("{who} {}", self.interrupted_told(prompt.seat)),
            Ask::Occasion(card) => {
                format!("To what does {who} respond with {}?", self.called(card))
            }
            Ask::Choose(card) => self.title_of_choice(prompt, card),
            Ask::ChoosePlayer(card) => {
                format!("Which player does {who} name for {}?", self.of_whom(prompt.seat, card))
            }
            Ask::Name(card) => {
                format!("What does {who} name for {}?", self.of_whom(prompt.seat, card))
            }
            Ask::May(card) => format!("Does {who} use {}?", self.of_whom(prompt.seat, card)),
            Ask::Way(card) => {
                format!("Which effect of {} does {who} take?", self.of_whom(prompt.seat, card))
            }
            Ask::Cost(card) => self.title_of_cost(prompt, card),
            Ask::WhichCost(card) => format!("Which cost does {who} pay for {}?", self.called(card)),
            Ask::PayX(card) => format!("How much gold does {who} pay for {}?", self.called(card)),
            Ask::Influence(card, influence) => {
                format!(
                    "{who} kneels {influence} influence for {}: which cards?",
                    self.called(card)
                )
            }
            Ask::InfluenceFor(card) => {
                format!(
                    "How much of the cost of {} does {who} pay in influence?",
                    self.called(card)
                )
            }
            Ask::GoldOn(card) => {
                format!("How much of the gold does {who} pay from {}?", self.called(card))
            }
            Ask::PayTo(card) => {
                format!("Who receives the gold {who} pays for {}?", self.called(card))
            }
            Ask::Host(card) => format!("To what does {who} attach {}?", self.called(card)),
            Ask::Side(card) => format!("Which side does {} join for {who}?", self.called(card)),
            Ask::Challenge => format!("Which challenge does {who} initiate?"),
            Ask::Attackers(kind, target) => {
                let target = self.whom(target);
                format!("Who attacks {target} in {who}'s {} challenge?", kind.title())
            }
            Ask::Redirect => {
                format!("Does {who} as Crown Regent redirect {}?", self.challenge_told())
            }
            Ask::NewTarget => {
                format!("Whom does {who} attack instead in {}?", self.challenge_told())
            }
            Ask::Stealth(card) => {
                format!("Whom does {} of {who} bypass by stealth?", self.called(card))
            }
            Ask::Defenders(kind, attacker) => {
                let attacker = self.whom(attacker);
                format!("Who defends {who} in {attacker}'s {} challenge?", kind.title())
            }
            Ask::Support(_, target) => format!(
                "{who} supports {}: who defends in {}?",
                self.whom(target),
                self.challenge_told()
            ),
            Ask::TakeOver => {
                format!("Does {who} as Lord Commander take over {}?", self.challenge_told())
            }
            Ask::Casualties => {
                format!(
                    "{who} has lost {}: who is killed for the claim of {}?",
                    self.challenge_told(),
                    self.claim_due()
                )
            }
            Ask::DeadlyVictim => format!("Which defender of {who} is killed by Deadly?"),
            Ask::Vigilant => format!("Which Vigilant cards does {who} stand?"),
            Ask::Vengeful => format!("Which Vengeful cards does {who} stand?"),
            Ask::Infamy(_) => format!("On which card does {who} put the power just claimed?"),
            Ask::FirstReplaced(card) => {
                format!("Whom does {who} keep from being killed by {}?", self.called(card))
            }
            Ask::Arrange(card) => format!(
                "{} of {who}: in which order do the cards go on the deck, the last on top?",
                self.called(card)
            ),
            Ask::OrderOnDeck => {
                format!("In which order do cards go on top of {who}'s deck, the last on top?")
            }
            Ask::WhoWins => {
                format!("{who} decides who wins of those who reached victory together")
            }
            Ask::Give => {
                format!("{who} may give gold to another player, or offer it for a promise")
            }
            Ask::Offered => format!("{who} is offered gold for a promise"),
        }
    }

    /// " in Stark's military challenge against Lannister", while there is one.
    fn during(&self) -> String {
        match self.challenge.on {
            true => format!(" in {}", self.challenge_told()),
            false => String::new(),
        }
    }

    /// "Stark's military challenge against Lannister".
    fn challenge_told(&self) -> String {
        let challenge = &self.challenge;
        format!(
            "{}'s {} challenge against {}",
            self.whom(challenge.attacker),
            challenge.kind.title(),
            self.whom(challenge.target)
        )
    }

    /// The card whose ability asks, and whose it is if it is another's: "Lannister's Wildfire Assault".
    fn of_whom(&self, seat: Seat, card: CardId) -> String {
        let going = self.going.last().filter(|going| going.frame.source == card);
        match going {
            Some(going) if going.frame.you != seat => {
                format!("{}'s {}", self.whom(going.frame.you), self.called(card))
            }
            Some(_) | None => self.called(card),
        }
    }

    /// What may be saved or cancelled: "saves Hodor from being killed, or lets it happen".
    fn interrupted_told(&self, seat: Seat) -> String {
        match self.pending.last() {
            Some(Step::Removal(_)) => {
                let removal = self.removals.last();
                let cards = removal.map_or(CardSet::EMPTY, |removal| removal.cards);
                let cards: Vec<String> = cards.iter().map(|card| self.called(card)).collect();
                let fate = match removal.map(|removal| removal.verb) {
                    Some(Verb::Kill) => "from being killed",
                    Some(Verb::Discard) => "from being discarded",
                    Some(Verb::Return) => "from being returned",
                    _ => "from leaving play",
                };
                format!("saves {} {fate}, or lets it happen", cards.join(", "))
            }
            Some(Step::Challenge(_)) => {
                format!("cancels the claim of {}, or lets it happen", self.challenge_told())
            }
            _ => match self.going.last().and_then(|going| going.frame.source.some()) {
                Some(card) => format!("cancels {}, or lets it happen", self.of_whom(seat, card)),
                None => format!("saves, cancels, or lets it happen{}", self.during()),
            },
        }
    }

    /// What else one must know to decide: the ability that asks, the totals of the challenge.
    fn details(&self, prompt: &Prompt<'_, Item, Ask>) -> Vec<String> {
        match prompt.ask {
            Ask::Choose(card)
            | Ask::ChoosePlayer(card)
            | Ask::Name(card)
            | Ask::May(card)
            | Ask::Way(card)
            | Ask::Cost(card)
            | Ask::WhichCost(card)
            | Ask::Side(card)
            | Ask::Arrange(card)
            | Ask::Occasion(card) => self.ability_asking(card).into_iter().collect(),
            Ask::Respond => {
                let mut told = self.happened_told();
                told.remove(0);
                told.iter_mut().for_each(|words| words.insert_str(0, "Also "));
                told.extend(self.challenge.on.then(|| self.totals_told()));
                told
            }
            Ask::Act | Ask::Interrupt | Ask::Defenders(..) | Ask::Support(..)
                if self.challenge.on =>
            {
                vec![self.totals_told()]
            }
            Ask::Attackers(kind, target) => vec![self.standing_told(kind, target)],
            Ask::PayX(_) | Ask::InfluenceFor(_) | Ask::PayTo(_) => {
                vec![self.purse_told(prompt.seat)]
            }
            Ask::GoldOn(card) => vec![format!(
                "{} has {} gold on it; {}",
                self.called(card),
                self.card(card).gold,
                self.purse_told(prompt.seat)
            )],
            Ask::Challenge => {
                Icon::ALL.iter().map(|kind| self.standing_told(*kind, prompt.seat)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The text of the ability on top, if it is this card's.
    fn ability_asking(&self, card: CardId) -> Option<String> {
        let frame = self.going.last()?.frame;
        if frame.source != card {
            return None;
        }
        Some(text::ability(self.card_name(card), self.pool.ability(frame.ability)))
    }

    /// "Attack 5, defence 3: Stark would win now", or who has won.
    fn totals_told(&self) -> String {
        let decided = self.is_decided();
        let Challenge { attack, defence, winner, .. } = self.challenge;
        let (attack, defence) = if decided { (attack, defence) } else { self.totals() };
        let winner =
            if decided { winner } else { self.would_win(attack, defence).map(|(seat, _)| seat) };
        let winner = winner.map_or("nobody".to_owned(), |seat| self.whom(seat));
        let wins = if decided { "has won" } else { "would win now" };
        format!("Attack {attack}, defence {defence}: {winner} {wins}")
    }

    /// What a player could send: "Lannister has STR 7 standing with military icons".
    pub(super) fn standing_told(&self, kind: Icon, seat: Seat) -> String {
        let strength = self.standing_strength(kind, seat);
        format!("{} has STR {strength} standing with {} icons", self.whom(seat), kind.title())
    }

    /// The STR of all who stand and have the icon.
    pub(super) fn standing_strength(&self, kind: Icon, seat: Seat) -> u16 {
        let ready = self.board[seat.index()].iter().filter(|card| {
            let state = self.card(*card);
            self.is_character(*card) && !state.kneeling && state.icons.has(kind)
        });
        ready.map(|card| u16::from(self.card(card).strength)).sum()
    }

    /// "Stark has 4 gold and 2 influence".
    fn purse_told(&self, seat: Seat) -> String {
        let (gold, influence) = (self.player(seat).gold, self.influence_of(seat, CardSet::EMPTY));
        format!("{} has {gold} gold and {influence} influence", self.whom(seat))
    }

    /// The claim of the challenge that the loser satisfies now.
    fn claim_due(&self) -> u8 {
        let claims = self.pending.iter().rev().find_map(|step| match step {
            Step::Challenge(ChallengeStep::Casualties(_, claim)) => Some(*claim),
            _ => None,
        });
        claims.unwrap_or(0)
    }
}

/// The answer that does the least: pass, nobody, nothing.
fn calm(prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    match &prompt.shape {
        Shape::One(of) => {
            let pass = of.iter().find(|item| item.thing() == Thing::Pass);
            pass.map(|item| Answer::One(*item))
        }
        Shape::Some { count, worth: None, .. } if *count.start() == 0 => {
            Some(Answer::Some(Vec::new()))
        }
        Shape::Amount(range) if *range.start() == 0 => Some(Answer::Amount(0)),
        Shape::Some { .. } | Shape::Order(_) | Shape::Amount(_) => None,
    }
}
