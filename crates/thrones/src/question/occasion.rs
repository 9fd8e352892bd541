//! What one may respond to, in a few words.

use tabletop::{Eyes, Seat};

use crate::card_set::CardId;
use crate::state::{Happening, Thrones};
use crate::vocabulary::Verb;

/// So many occasions are named; the log has them all.
const NAMED: usize = 6;

impl Thrones {
    /// What happened that one may respond to, the first thing first: "Hodor was killed".
    pub(super) fn happened_told(&self) -> Vec<String> {
        let happened = |verb: Verb| self.window.happenings.iter().any(|other| other.verb == verb);
        let mut told: Vec<String> = Vec::new();
        // Who is leaving play is no happening yet; what came of a card says more than that it was played.
        for card in self.board.iter().flatten().filter(|card| self.is_moribund(*card)) {
            told.push(self.leaving_told(card));
        }
        let is_cause =
            |happening: &&Happening| matches!(happening.verb, Verb::Play | Verb::Trigger);
        let (causes, others): (Vec<&Happening>, Vec<&Happening>) =
            self.window.happenings.iter().partition(is_cause);
        for happening in others.into_iter().chain(causes) {
            if is_implied(happening.verb, happened) {
                continue;
            }
            let words = self.happening_told(happening);
            if !told.contains(&words) {
                told.push(words);
            }
        }
        if told.is_empty() {
            told.push(format!("the {} phase goes on", self.phase.title()));
        }
        told.truncate(NAMED);
        told
    }

    fn leaving_told(&self, card: CardId) -> String {
        let fate = match self.card(card).departure().verb {
            Verb::Kill => "was killed",
            Verb::Discard => "was discarded",
            Verb::Return => "was returned",
            _ => "left play",
        };
        format!("{} {fate}", self.called(card))
    }

    fn happening_told(&self, happening: &Happening) -> String {
        let seen = |card: CardId| card.some().filter(|card| self.is_seen(*card, Eyes::Spectator));
        let card = seen(happening.card).map_or("a card".to_owned(), |card| self.called(card));
        let who = |seat: Option<Seat>| seat.map_or("somebody".to_owned(), |seat| self.whom(seat));
        let by = who(happening.by);
        match happening.verb {
            Verb::Kill => format!("{card} was killed"),
            Verb::Discard => format!("{card} was discarded"),
            Verb::Return => format!("{card} was returned"),
            Verb::Leave => format!("{card} left play"),
            Verb::Move => format!("{card} went to another pile"),
            Verb::Enter => format!("{card} came into play"),
            Verb::ComeOut => format!("{card} came out of Shadows"),
            Verb::Play => format!("{by} played {card}"),
            Verb::Kneel => format!("{card} was knelt"),
            Verb::Stand => format!("{card} stood up"),
            Verb::TakeControl => format!("{by} took control of {card}"),
            Verb::Choose => format!("{card} was chosen"),
            Verb::Save => format!("{card} was saved"),
            Verb::Bypass => format!("{card} was bypassed by stealth"),
            Verb::UseStealth => format!("{card} used its Stealth"),
            Verb::LoseStrength => format!("the STR of {card} was lowered"),
            Verb::Blank => format!("the text of {card} was made blank"),
            Verb::Declare => format!("{card} was declared"),
            Verb::ClaimPower => match seen(happening.card) {
                Some(_) => format!("{card} claimed power"),
                None => format!("{by} claimed power"),
            },
            Verb::Trigger => format!("{by} used {card}"),
            Verb::Reveal => format!("{card} was revealed"),
            Verb::Draw => format!("{by} drew a card"),
            Verb::Win if self.challenge.on => format!("{by} won {}", self.challenge_told()),
            Verb::Win => format!("{by} won dominance"),
            Verb::Lose if self.challenge.on => format!("{by} lost {}", self.challenge_told()),
            Verb::Lose => format!("{by} lost dominance"),
            Verb::WinInitiative => format!("{by} won initiative"),
            Verb::LoseInitiative => format!("{by} lost initiative"),
            Verb::Resolve => format!("{} was resolved", self.challenge_told()),
            Verb::Defend if self.challenge.defenders.is_empty() => {
                format!("{by} declared no defenders")
            }
            Verb::Defend => format!("{by} declared defenders"),
            Verb::Satisfy => format!("{by} satisfied the claim"),
            Verb::CountIncome => format!("{by} counted income"),
            Verb::Initiate => format!("{by} initiated {}", self.challenge_told()),
            Verb::RevealPlot => format!("{by} revealed {card}"),
            Verb::Begin => format!("the {} phase began", self.phase.title()),
            Verb::End => format!("the {} phase ended", self.phase.title()),
        }
    }
}

/// Whether something follows from what else happened, so that it need not be said.
fn is_implied(verb: Verb, happened: impl Fn(Verb) -> bool) -> bool {
    match verb {
        Verb::Lose | Verb::Resolve => happened(Verb::Win),
        Verb::LoseInitiative => happened(Verb::WinInitiative),
        Verb::Leave | Verb::Move => {
            [Verb::Kill, Verb::Discard, Verb::Return].into_iter().any(happened)
        }
        Verb::Kneel | Verb::Declare => happened(Verb::Initiate) || happened(Verb::Defend),
        Verb::Enter => happened(Verb::Play),
        Verb::Choose => true,
        Verb::Kill
        | Verb::Discard
        | Verb::Return
        | Verb::ComeOut
        | Verb::Play
        | Verb::Stand
        | Verb::TakeControl
        | Verb::Save
        | Verb::Bypass
        | Verb::UseStealth
        | Verb::LoseStrength
        | Verb::Blank
        | Verb::ClaimPower
        | Verb::Trigger
        | Verb::Reveal
        | Verb::Draw
        | Verb::Win
        | Verb::WinInitiative
        | Verb::Defend
        | Verb::Satisfy
        | Verb::CountIncome
        | Verb::Initiate
        | Verb::RevealPlot
        | Verb::Begin
        | Verb::End => false,
    }
}
