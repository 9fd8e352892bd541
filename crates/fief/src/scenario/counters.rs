//! Positions of counters that belong to no Village: guards, Recruits, the supply, the Wall.
//!
//! ```text
//! given the King has 2 Whitecloak Knights    (also the Queen, Whitecloak Men at Arms)
//! given Stark has a Recruit
//! given the supply has 0 Mills               (also Strongholds, Septs)
//! given 5 Gold Dragons lie on the Wall
//! given Tywin Lannister bought Master of Coin
//! given Ned Stark levies Tallage on the North     (also Warden Tax on Region 1)
//! given the season is Autumn
//! given the False Idols are destroyed
//! given the Fortune deck is spent            (it lies in its Discard Pile)
//! given the Court Event deck is spent
//! given no Bounty card is left               (in the Fortune deck and its Discard Pile)
//! ```

use super::things;
use crate::deck::Back;
use crate::id::{FiefId, RegionId};
use crate::noble::NobleId;
use crate::state::{Fief, Season, Seated, Tax, TaxOn};
use crate::title::Title;

/// Changes the position as the sentence says, if it is about such counters.
pub(super) fn given(game: &mut Fief, words: &str) -> Option<()> {
    if words == "the False Idols are destroyed" {
        game.idols_destroyed = true;
        return Some(());
    }
    if deck(game, words).is_some() {
        return Some(());
    }
    if let Some(season) = words.strip_prefix("the season is ") {
        let seasons = [Season::Summer, Season::Autumn, Season::Winter];
        game.season = seasons.into_iter().find(|other| format!("{other:?}") == season)?;
        return Some(());
    }
    if let Some(gold) = words.strip_suffix(" Gold Dragons lie on the Wall") {
        game.wall_gold = gold.parse().ok()?;
        return Some(());
    }
    if let Some((noble, title)) = words.split_once(" bought ") {
        let (noble, title) = (NobleId::named(noble)?, things::title(title)?);
        let Title::Master(master) = title else { return None };
        game.hold_title(noble, title);
        game.seated[master as usize] = Seated::Bribed;
        return Some(());
    }
    if let Some((noble, tax)) = words.split_once(" levies ") {
        let noble = NobleId::named(noble)?;
        let on = if let Some(name) = tax.strip_prefix("Tallage on ") {
            TaxOn::Tallage(FiefId::all().find(|fief| fief.name() == name)?)
        } else {
            let number = tax.strip_prefix("Warden Tax on Region ")?.parse::<u8>().ok()?;
            TaxOn::Warden(RegionId(number.checked_sub(1)?))
        };
        game.taxes.push(Tax { seat: game.owner(noble).0, noble, on });
        return Some(());
    }
    if let Some(left) = words.strip_prefix("the supply has ") {
        let (count, what) = left.split_once(' ')?;
        let count = count.parse().ok()?;
        match what {
            "Mills" => game.supply.mills = count,
            "Strongholds" => game.supply.strongholds = count,
            "Septs" => game.supply.septs = count,
            _ => return None,
        }
        return Some(());
    }
    if let Some(house) = words.strip_suffix(" has a Recruit") {
        let (seat, _) = things::seat(game, house)?;
        game.recruits.insert(seat);
        return Some(());
    }
    let (royal, guard) = words.strip_prefix("the ")?.split_once(" has ")?;
    let place = ["King", "Queen"].iter().position(|title| *title == royal)?;
    let (count, troop) = guard.split_once(' ')?;
    let count = count.parse().ok()?;
    if troop.starts_with("Whitecloak Knight") {
        game.whitecloaks[place].knights = count;
    } else if troop.starts_with("Whitecloak M") {
        game.whitecloaks[place].men_at_arms = count;
    } else {
        return None;
    }
    Some(())
}

/// Changes the decks as the sentence says, if it is about them.
fn deck(game: &mut Fief, words: &str) -> Option<()> {
    let decks = &mut game.decks;
    match words {
        "the Fortune deck is spent" => decks.fortune_discard = std::mem::take(&mut decks.fortune),
        "the Court Event deck is spent" => decks.court_discard = std::mem::take(&mut decks.court),
        "no Bounty card is left" => {
            decks.fortune.retain(|card| card.back() == Back::Black);
            decks.fortune_discard.retain(|card| card.back() == Back::Black);
        }
        _ => return None,
    }
    Some(())
}
