//! A game that was played, looked at again: how the chances went, and where they turned.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Journal, JournalError, Prompt, Seat, Silent, Waits, settle};

use crate::Known;
use crate::advice::{compare, said};
use crate::mind::{Care, Skilled};
use crate::value::chances;

/// How many swings are told.
const SWINGS: usize = 3;
/// What costs less of the chance to win is no swing: the maester could not swear to it.
const COST_MIN: f64 = 0.01;
/// How many decisions a maester looks at for each swing that is told.
const LOOKED_AT: usize = 4;

/// A game looked at again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// What whoever sits there is called, seat by seat.
    pub names: Vec<String>,
    /// How likely each seat wins, before the first decision and after every one.
    pub chances: Vec<Vec<f64>>,
    /// After which decisions a new round began.
    pub rounds: Vec<usize>,
    /// The decisions that cost their player the most, the largest first.
    pub swings: Vec<Swing>,
}

/// A decision that cost its player something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Swing {
    /// How many decisions stood before it.
    pub decision: usize,
    /// The round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was asked.
    pub asked: String,
    /// What was answered.
    pub given: String,
    /// What the maester prefers.
    pub preferred: String,
    /// How likely the seat wins after each of the two.
    pub chance: [f64; 2],
    /// What the maester's games showed.
    pub why: String,
}

/// A decision that looks as if it cost something.
struct Suspect<G: Game> {
    game: G,
    decision: usize,
    cost: f64,
}

/// Looks at a game again: all of it with the learned value, the doubtful decisions with a maester.
///
/// Each decision is judged by what its player could know then.
///
/// # Errors
/// The line at which the journal does not hold.
pub fn review<G: Skilled>(journal: &Journal<G>) -> Result<Review, JournalError> {
    let mut game = journal.replay_until(0, &mut Silent)?;
    let names = (0..game.seats()).map(|seat| game.name_of(Seat(seat))).collect();
    let mut rng = SmallRng::seed_from_u64(0);
    let mut review =
        Review { names, chances: vec![chances(&game)], rounds: Vec::new(), swings: Vec::new() };
    let mut suspects: Vec<Suspect<G>> = Vec::new();
    let mut round = game.round();
    for (place, decision) in journal.decisions().enumerate() {
        let refused = |refusal| JournalError::Refused { line: place + 2, refusal };
        if !decision.before_forced {
            settle(&mut game, &mut Silent).map_err(refused)?;
        }
        let known = Known::to(decision.seat, &game, &mut rng);
        if let Some(prompt) = asked(&*known, decision.seat) {
            let weighed = known.weighed(&prompt, Care::Full, &mut rng);
            let given = prompt.shape.as_offered(&decision.answer);
            let found = weighed.iter().find(|one| one.answer == *given);
            let best = weighed.first().map_or(0.0, |best| best.chance);
            // What a steward would not even think of is looked at first.
            let cost = found.map_or(0.2, |found| best - found.chance);
            if weighed.len() > 1 && cost > 0.0 {
                suspects.push(Suspect { game: game.clone(), decision: place, cost });
            }
        }
        game.decide(decision.seat, &decision.answer, &mut Silent).map_err(refused)?;
        review.chances.push(chances(&game));
        // A round may also end by answers that were forced, before the next decision.
        let reached = game.round();
        if reached > round {
            review.rounds.push(place + 1);
            round = reached;
        }
    }
    suspects.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    suspects.truncate(SWINGS * LOOKED_AT);
    let swings = suspects.iter().filter_map(|suspect| judged(journal, suspect));
    review.swings = swings.filter(|swing| swing.cost() >= COST_MIN).collect();
    review.swings.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    review.swings.truncate(SWINGS);
    Ok(review)
}

impl Swing {
    /// How much of the chance to win the decision cost.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.chance[1] - self.chance[0]
    }
}

/// What a maester says about a decision; nothing if it would have made it too.
fn judged<G: Skilled>(journal: &Journal<G>, suspect: &Suspect<G>) -> Option<Swing> {
    let Suspect { game, decision, .. } = suspect;
    let made = journal.decisions().nth(*decision)?;
    let prompt = asked(game, made.seat)?;
    let compared = compare(game, made.seat, &made.answer, journal.seed, *decision)?;
    Some(Swing {
        decision: *decision,
        round: game.round(),
        seat: made.seat,
        asked: tabletop::plain(&game.question(&prompt).title.to_string()),
        given: said(game, &prompt, &made.answer),
        preferred: said(game, &prompt, &compared.preferred),
        chance: [compared.given, compared.chance],
        why: compared.why,
    })
}

fn asked<G: Game>(game: &G, seat: Seat) -> Option<Prompt<'_, G::Item, G::Ask>> {
    game.prompts().find(|prompt| prompt.seat == seat && prompt.waits == Waits::ForAnswer)
}
