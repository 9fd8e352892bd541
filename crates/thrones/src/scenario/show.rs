//! Lines about the position, for the log of a scenario.
//!
//! ```text
//! show Stark                        gold, power, and the cards everywhere
//! show Stark's gold                 also power, hand, deck, discard pile, dead pile, plot deck,
//!                                   used plots, title, income, influence, initiative, dominance
//! show Eddard Stark                 where the card is; in play also STR, power, attachments
//! show the challenge                both sides and their STR
//! show the first player             also the phase, the round, the winner
//! show what Lannister sees of Stark hand, decks and piles as those eyes see them
//! show who is asked
//! show what Stark is offered
//! show why Stark cannot marshal Ice (any deed)
//! ```

use tabletop::{Answer, Eyes, Game as _, Outcome, Seat, Shape, Waits};

use super::{Scene, things};
use crate::card_set::CardId;
use crate::item::Item;
use crate::state::{Place, Thrones};
use crate::view::{CardFace, FacedownCard};
use crate::vocabulary::{Icon, PlainKeyword};

impl Scene {
    /// Writes a line about the position.
    pub(super) fn show(&mut self, words: &str) -> Option<()> {
        if self.game().is_none() {
            return Some(());
        }
        self.enter_for(words);
        let game = self.game()?.clone();
        let lines = if words == "who is asked" {
            asked(&game)
        } else if let Some(who) = words.strip_prefix("what ") {
            let (seat, rest) = things::seat(&game, who)?;
            match rest.strip_prefix("sees of ") {
                Some(of) => seen(&game, seat, things::seat(&game, of)?.0),
                None if rest == "is offered" => offers(&game, seat),
                None => return None,
            }
        } else if let Some(rest) = words.strip_prefix("why ") {
            let (seat, rest) = things::seat(&game, rest)?;
            why_not(&game, seat, rest.strip_prefix("cannot ")?)?
        } else if let Some(line) = words.strip_prefix("the ").and_then(|rest| table(&game, rest)) {
            vec![line]
        } else if let Some((seat, "")) = things::seat(&game, words) {
            player(&game, seat)
        } else if let Some((seat, rest)) = things::seat(&game, words)
            && let Some(line) =
                rest.strip_prefix("'s ").and_then(|what| of_player(&game, seat, what))
        {
            vec![line]
        } else {
            let named = things::named(&game, words).into_iter().next()?;
            vec![card(&game, *named.cards(&game, Seat(0)).first()?)]
        };
        self.log.extend(lines);
        Some(())
    }
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn names(game: &Thrones, cards: impl IntoIterator<Item = CardId>) -> String {
    let names: Vec<String> = cards.into_iter().map(|card| game.name(card).to_owned()).collect();
    list(&names)
}

fn asked(game: &Thrones) -> Vec<String> {
    let waiting = game.prompts().filter(|prompt| prompt.waits == Waits::ForAnswer);
    let lines: Vec<String> = waiting
        .map(|prompt| {
            format!("{} is asked: {}", game.player_name(prompt.seat), game.question(&prompt).title)
        })
        .collect();
    if lines.is_empty() || game.is_resting() { vec!["nobody is asked".to_owned()] } else { lines }
}

fn offers(game: &Thrones, seat: Seat) -> Vec<String> {
    let who = game.player_name(seat);
    let of = game.prompts().filter(|prompt| prompt.seat == seat);
    let lines: Vec<String> = of
        .map(|prompt| {
            let offered = match &prompt.shape {
                Shape::Amount(range) => format!("{} to {}", range.start(), range.end()),
                shape => {
                    let labels: Vec<String> =
                        shape.items().iter().map(|item| game.label(item)).collect();
                    labels.join(" / ")
                }
            };
            format!("{who} is offered: {offered}")
        })
        .collect();
    if lines.is_empty() { vec![format!("{who} is offered nothing")] } else { lines }
}

/// The hidden and the open cards of a player as another sees them.
fn seen(game: &Thrones, eyes: Seat, of: Seat) -> Vec<String> {
    let view = game.view_for(Eyes::Seat(eyes));
    let player = &view.players[of.index()];
    let face = |card: &CardFace| card.name.to_owned();
    let faces = |cards: &[CardFace]| list(&cards.iter().map(face).collect::<Vec<_>>());
    let facedown = |cards: &[FacedownCard]| {
        let name = |card: &FacedownCard| card.card.as_ref().map_or("a card".to_owned(), face);
        list(&cards.iter().map(name).collect::<Vec<_>>())
    };
    let (who, whose) = (game.player_name(eyes), game.player_name(of));
    let line = |place: &str, what: String| format!("{who} sees in {whose}'s {place}: {what}");
    let known = |count: u16, known: String| format!("{count} cards, of them known: {known}");
    let hidden = (!player.shadows.is_empty()).then(|| line("Shadows", facedown(&player.shadows)));
    let lines = [
        line("hand", facedown(&player.hand)),
        line("deck", known(player.deck, facedown(&player.deck_known))),
        line("discard pile", faces(&player.discard)),
        line("dead pile", faces(&player.dead)),
        line("plot deck", known(player.plots.deck.into(), faces(&player.plots.known))),
        line("used plots", faces(&player.plots.used)),
    ];
    lines.into_iter().chain(hidden).collect()
}

/// Why a player cannot do something, or that nothing stands against it.
fn why_not(game: &Thrones, seat: Seat, deed: &str) -> Option<Vec<String>> {
    let answer: Answer<Item> = super::when::deed(game, seat, deed)?;
    let mut lines: Vec<String> = Vec::new();
    for item in answer.items() {
        for reason in game.why_not(seat, item) {
            let line = format!("{} cannot {deed}: {reason}", game.player_name(seat));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    if lines.is_empty() {
        lines.push(format!("{} can {deed}", game.player_name(seat)));
    }
    Some(lines)
}

fn table(game: &Thrones, what: &str) -> Option<String> {
    Some(match what {
        "first player" => format!("{} is the first player", game.player_name(game.first)),
        "phase" => format!("it is the {} phase", game.phase.title()),
        "round" => format!("it is round {}", game.round),
        "winner" => match game.outcome() {
            None => "nobody has won".to_owned(),
            Some(Outcome::Draw) => "the game is a draw".to_owned(),
            Some(Outcome::Win(seat)) => format!("{} has won", game.player_name(seat)),
            Some(outcome) => {
                let won = (0..game.seats).map(Seat);
                let won = won.filter(
                    |seat| matches!(&outcome, Outcome::Shared(seats) if seats.contains(seat)),
                );
                let won: Vec<String> = won.map(|seat| game.player_name(seat)).collect();
                format!("{} have won", won.join(" and "))
            }
        },
        "challenge" if !game.challenge.on => "there is no challenge".to_owned(),
        "challenge" => {
            let challenge = &game.challenge;
            let (attack, defence) = game.totals();
            format!(
                "{} challenge of {} against {}: {} ({attack}) against {} ({defence})",
                challenge.kind.title(),
                game.player_name(challenge.attacker),
                game.player_name(challenge.target),
                names(game, challenge.attackers),
                names(game, challenge.defenders),
            )
        }
        _ => return None,
    })
}

fn of_player(game: &Thrones, seat: Seat, what: &str) -> Option<String> {
    let who = game.player_name(seat);
    let player = game.player(seat);
    Some(match what {
        "gold" => format!("{who} has {} gold", player.gold),
        "power" => format!("{who} has {} power", game.total_power(seat)),
        "income" => format!("{who} has an income of {}", game.income_of(seat)),
        "initiative" => format!("{who} has an initiative of {}", game.initiative_of(seat)),
        "dominance" => format!("{who} counts {} for dominance", game.dominance_of(seat)),
        "influence" => {
            let influence = game.influence_of(seat, crate::card_set::CardSet::EMPTY);
            format!("{who} has {influence} influence")
        }
        "title" => match player.title {
            Some(title) => format!("{who} is {}", title.name()),
            None => format!("{who} has no title"),
        },
        "plot" => {
            format!("{who} reveals {}", player.plot.some().map_or("nothing", |p| game.name(p)))
        }
        "hand" => format!("{who} has in hand: {}", names(game, game.hand_of(seat))),
        "deck" => format!("{who} has in the deck: {}", names(game, game.deck(seat))),
        "discard pile" => {
            format!("{who} has in the discard pile: {}", names(game, game.discard_pile(seat)))
        }
        "dead pile" => {
            format!("{who} has in the dead pile: {}", names(game, game.cards_in(seat, Place::Dead)))
        }
        "plot deck" => {
            let plots = game.cards_in(player.plots_of, Place::PlotDeck);
            format!("{who} has in the plot deck: {}", names(game, plots))
        }
        "used plots" => {
            let plots = game.cards_in(player.plots_of, Place::Used);
            format!("{who} has used: {}", names(game, plots))
        }
        "cards in play" => {
            let cards =
                game.board[seat.index()].iter().filter(|card| *card != game.house_card(seat));
            format!("{who} has in play: {}", names(game, cards))
        }
        _ => return None,
    })
}

fn player(game: &Thrones, seat: Seat) -> Vec<String> {
    let parts = ["gold", "power", "cards in play", "hand", "dead pile", "discard pile"];
    parts.iter().filter_map(|what| of_player(game, seat, what)).collect()
}

/// Where a card is, and in play how it is.
fn card(game: &Thrones, card: CardId) -> String {
    let state = game.card(card);
    let name = game.name(card);
    let owner = game.player_name(game.owner(card));
    let place = match state.place {
        Place::Play => return in_play(game, card),
        Place::Deck => "deck",
        Place::Hand => "hand",
        Place::Setup => "setup",
        Place::Shadows => return format!("{name}: in {owner}'s Shadows"),
        Place::Duplicate => {
            return format!("{name}: a duplicate of {}", game.card_name(state.host));
        }
        Place::Discard => "discard pile",
        Place::Dead => "dead pile",
        Place::PlotDeck | Place::Chosen => "plot deck",
        Place::Revealed => "revealed plot",
        Place::Used => "used plots",
        Place::Agenda => "agenda",
        Place::Playing => "play, being played",
        Place::Removed => return format!("{name}: removed from the game"),
    };
    format!("{name}: {owner}'s {place}")
}

fn in_play(game: &Thrones, card: CardId) -> String {
    let state = game.card(card);
    let mut words = vec![format!("controlled by {}", game.player_name(state.controller))];
    words.push(if state.kneeling { "kneeling" } else { "standing" }.to_owned());
    if game.is_character(card) {
        words.push(format!("STR {}", state.strength));
        let icons = Icon::ALL.iter().filter(|icon| state.has_icon(**icon));
        words.extend(icons.map(|icon| icon.title().to_owned()));
    }
    let keywords = PlainKeyword::ALL.iter().filter(|keyword| state.has(**keyword));
    words.extend(keywords.map(|keyword| keyword.title().to_owned()));
    if state.power > 0 {
        words.push(format!("{} power", state.power));
    }
    if state.gold > 0 {
        words.push(format!("{} gold", state.gold));
    }
    if let Some(host) = state.host.some() {
        words.push(format!("attached to {}", game.name(host)));
    }
    let attached = game.attachments_on(card);
    if !attached.is_empty() {
        words.push(format!("with {}", names(game, attached)));
    }
    let duplicates = game.duplicates_under(card).len();
    if duplicates > 0 {
        words.push(format!("with {duplicates} duplicate{}", if duplicates > 1 { "s" } else { "" }));
    }
    if state.blank {
        words.push("blank".to_owned());
    }
    format!("{}: {}", game.name(card), words.join(", "))
}
