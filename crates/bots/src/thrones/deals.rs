//! How the steward deals in the Littlefinger variant: what his word costs, and what it is worth to him to keep it.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::{Item, Thing};
use ::thrones::littlefinger::{Offer, Word};
use ::thrones::vocabulary::{Icon, Phase};
use tabletop::{Answer, Game as _, Prompt, Seat};

use super::candidates::standing;

/// Whoever has so much power is not left in peace for any gold.
const TOO_NEAR: u16 = 12;
/// What peace for a round costs.
const PEACE: u8 = 2;
/// What a word kept or broken is worth: less than a power on the House card.
const KEPT: f64 = 1.5;
const BROKEN: f64 = -3.0;

/// Takes the first offer that pays, and refuses the others.
pub fn answer_to_offers(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    let items = prompt.shape.items().iter().copied();
    let pays = |item: &Item| match item.thing() {
        Thing::TakeOffer(from, _) => game
            .standing_offers()
            .find(|offer| (offer.from, offer.to) == (from, prompt.seat))
            .is_some_and(|offer| pays(game, offer)),
        _ => false,
    };
    let refusal = |item: &Item| matches!(item.thing(), Thing::RefuseOffer(..));
    let answer = items.clone().find(pays).or_else(|| items.clone().find(refusal));
    Answer::One(answer.expect("every offer can be refused"))
}

/// Peace costs two gold before the challenges, and is not sold to who is about to win; a challenge against somebody is
/// had for one.
fn pays(game: &Thrones, offer: &Offer) -> bool {
    match offer.word {
        Word::Peace => offer.gold >= PEACE && game.power_of(offer.from) < TOO_NEAR,
        Word::Challenge(_) => true,
    }
}

/// Peace is bought from whoever may still attack this round and would win by arms: the gold is of little use to who has
/// bought what he wanted. Each is offered it once, so that nobody is asked without end.
pub fn offer_for_peace(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    let me = prompt.seat;
    if game.phase() != Phase::Challenges {
        return None;
    }
    let place = |seat: Seat| (seat.0 + game.seats() - game.first_player().0) % game.seats();
    let now = place(game.active_player()?);
    let own = standing(game, me, Icon::Military);
    let threatens = |other: &Seat| {
        *other != me
            && place(*other) >= now
            && standing(game, *other, Icon::Military) > own
            && game.claim_of(*other) > 0
    };
    let offer = |other: Seat| Answer::One(Item::from(Thing::OfferForPeace(other, PEACE)));
    let mut offers = (0..game.seats()).map(Seat).filter(threatens).map(offer);
    offers.find(|offer| prompt.shape.admits(offer))
}

/// What the answer is worth for a word that was given.
pub fn word_worth(game: &Thrones, me: Seat, answer: &Answer<Item>) -> f64 {
    let Answer::One(item) = answer else { return 0.0 };
    let Thing::Challenge(_, target) = item.thing() else { return 0.0 };
    let others = (0..game.seats()).map(Seat).filter(|other| *other != me);
    let worths = others.map(|to| {
        let broken = to == target && game.has_promised(me, to, Word::Peace);
        let kept = game.has_promised(me, to, Word::Challenge(target));
        f64::from(u8::from(broken)) * BROKEN + f64::from(u8::from(kept)) * KEPT
    });
    worths.sum()
}
