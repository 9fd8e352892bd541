//! The table drawn in letters: each side with plot, characters, locations and piles, and the challenge.

use tabletop::Seat;
use thrones::card::Printed;
use thrones::card_set::CardId;
use thrones::setup::Variant;
use thrones::view::{ChallengeView, Fate, InPlayCard, PlayerView, View};
use thrones::vocabulary::{CardType, Icon};

use crate::card::ink::{Colour, Ink};
use crate::cards::facts::kind_word;
use crate::page;

/// The whole table: the others first, the viewer nearest.
pub fn draw(view: &View, me: Seat, ink: Ink) -> Vec<String> {
    let mut lines = Vec::new();
    let others = view.players.iter().filter(|player| player.seat != me);
    for player in others.chain(view.players.iter().filter(|player| player.seat == me)) {
        lines.extend(side(view, player, me, ink));
    }
    if !view.chamber.is_empty() {
        let titles: Vec<&str> = view.chamber.iter().map(|title| title.name()).collect();
        lines.extend(wrapped("Small Council Chamber: ", &titles.join(", ")));
    }
    for lasting in &view.lasting {
        let on: Vec<&str> = lasting.on.iter().map(|card| name_of(view, *card)).collect();
        let on = if on.is_empty() { String::new() } else { format!(" on {}", on.join(", ")) };
        let (source, until) = (lasting.source, lasting.until);
        lines.push(format!("Lasting until the end of the {until}: {source}{on}"));
    }
    lines
}

/// One player's side.
fn side(view: &View, player: &PlayerView, me: Seat, ink: Ink) -> Vec<String> {
    let mut lines = vec![heading(view, player, me, ink)];
    lines.push(format!("   {}", plot(player, ink)));
    let on_house = |card: &&InPlayCard| card.types.contains(&CardType::House);
    let house = player.in_play.iter().find(on_house);
    let is = |kind: CardType| {
        let shown = move |card: &&InPlayCard| card.types.contains(&kind) && card.host.is_none();
        player.in_play.iter().filter(shown)
    };
    for character in is(CardType::Character) {
        lines.push(format!("   {}", card(view, character, ink)));
    }
    let locations = is(CardType::Location)
        .filter(|one| !one.types.contains(&CardType::Character))
        .map(|one| card(view, one, ink));
    let locations: Vec<String> = locations.collect();
    if !locations.is_empty() {
        lines.extend(wrapped("   Locations: ", &locations.join("; ")));
    }
    if let Some(house) = house.filter(|house| !house.attachments.is_empty()) {
        let names: Vec<&str> = house.attachments.iter().map(|one| name_of(view, *one)).collect();
        lines.extend(wrapped("   On the House: ", &names.join(", ")));
    }
    if !player.setup.is_empty() {
        let placed =
            player.setup.iter().map(|one| one.card.as_ref().map_or("a card", |one| one.name));
        lines.extend(wrapped("   Placed: ", &placed.collect::<Vec<_>>().join(", ")));
    }
    let hand: Vec<String> =
        player.hand.iter().filter_map(|one| Some(held(one.card.as_ref()?))).collect();
    if !hand.is_empty() {
        let head = if player.seat == me { "   Hand: " } else { "   Known in hand: " };
        lines.extend(wrapped(head, &hand.join(", ")));
    }
    for (pile, cards) in [("Dead", &player.dead), ("Discarded", &player.discard)] {
        if !cards.is_empty() {
            let names: Vec<&str> = cards.iter().map(|one| one.name).collect();
            lines.extend(wrapped(&format!("   {pile}: "), &names.join(", ")));
        }
    }
    lines.push(String::new());
    lines
}

fn heading(view: &View, player: &PlayerView, me: Seat, ink: Ink) -> String {
    let mut name = format!("House {}", player.name);
    if player.seat == me {
        name += " (you)";
    } else if view.variant == Variant::TwoOnTwo && player.seat.0 % 2 == me.0 % 2 {
        name += " (your partner)";
    }
    let mut about = vec![
        format!("{} power", player.power),
        format!("{} gold", player.gold),
        format!("{} in hand", player.hand.len()),
        format!("{} in deck", player.deck),
    ];
    if player.influence > 0 {
        about.push(format!("{} influence", player.influence));
    }
    if let Some(title) = player.title {
        about.push(title.name().to_owned());
    }
    if let Some(agenda) = &player.agenda {
        about.push(format!("agenda {}", agenda.name));
    }
    if player.seat == view.first {
        about.push("first player".to_owned());
    }
    if view.active == Some(player.seat) {
        about.push("active player".to_owned());
    }
    if player.eliminated {
        about.push("out of the game".to_owned());
    }
    format!("{}: {}", ink.paint(Colour::House(player.house), &name), about.join(", "))
}

fn plot(player: &PlayerView, ink: Ink) -> String {
    let plots = &player.plots;
    let mut line = match &plots.revealed {
        Some(plot) => format!(
            "Plot: {} ({} gold, {} initiative, {} claim)",
            ink.paint(Colour::Bold, plot.card.name),
            plot.income,
            plot.initiative,
            plot.claim
        ),
        None => "No plot revealed".to_owned(),
    };
    if let Some(chosen) = &plots.chosen {
        line += &format!("; chosen: {}", chosen.name);
    } else if plots.is_chosen {
        line += if plots.revealed.is_some() { "; another is chosen" } else { "; one is chosen" };
    }
    if !plots.used.is_empty() {
        let used: Vec<&str> = plots.used.iter().map(|card| card.name).collect();
        line += &format!("; used: {}", used.join(", "));
    }
    line
}

/// What is printed on a card, in a few words.
pub fn printed(card: &Printed, priced: Priced) -> String {
    if card.kind == CardType::Plot {
        let Printed { income, initiative, claim, .. } = card;
        return format!("{income} gold, {initiative} initiative, {claim} claim");
    }
    let mut about = vec![kind_word(card.kind).to_owned()];
    let cost = card.cost.filter(|_| priced == Priced::Not);
    about.extend(cost.map(|cost| format!("cost {cost}")));
    if card.kind == CardType::Character {
        let icons: Vec<Icon> = card.icons.iter().collect();
        about.push(format!("STR {}{}", card.strength, icons_of(&icons, Ink::Plain)));
    }
    about.join(", ")
}

/// Whether the price of a card is told already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Priced {
    /// It is.
    Already,
    /// It is not.
    Not,
}

/// What is known of a card in play, in a few words; nothing where there is nothing to say.
pub fn known(view: &View, card: &InPlayCard, me: Seat) -> Option<String> {
    let mut about = Vec::new();
    if card.controller != me {
        about.push(format!("{}'s", view.players[card.controller.index()].name));
    }
    if let Some(strength) = card.strength {
        about.push(format!("STR {strength}{}", icons_of(&card.icons, Ink::Plain)));
    }
    about.extend(state(view, card));
    (!about.is_empty()).then(|| about.join(", "))
}

/// A card in play in one line: title, STR, icons, state, and what is on it.
pub fn card(view: &View, card: &InPlayCard, ink: Ink) -> String {
    let name = card.card.name;
    let mut line = match (card.kneeling, card.types.contains(&CardType::Character)) {
        (true, _) => ink.paint(Colour::Faint, name),
        (false, true) => ink.paint(Colour::Bold, name),
        (false, false) => name.to_owned(),
    };
    if let Some(strength) = card.strength {
        line += &format!(" {strength}");
        line += &icons_of(&card.icons, ink);
    }
    let about = state(view, card);
    if !about.is_empty() {
        line += &format!(" ({})", about.join(", "));
    }
    line
}

/// How a card in play is: kneeling, with power, with attachments.
fn state(view: &View, card: &InPlayCard) -> Vec<String> {
    let mut about: Vec<String> = Vec::new();
    if card.kneeling {
        about.push("kneeling".to_owned());
    }
    if card.power > 0 {
        about.push(format!("{} power", card.power));
    }
    if card.gold > 0 {
        about.push(format!("{} gold", card.gold));
    }
    about.extend(card.keywords.iter().map(|keyword| keyword.title().to_owned()));
    if card.blank {
        about.push("blank".to_owned());
    }
    if card.owner != card.controller {
        about.push(format!("of {}", view.players[card.owner.index()].name));
    }
    if let Some(moribund) = &card.moribund {
        about.push(match moribund.fate {
            Fate::Killed => "killed".to_owned(),
            Fate::Discarded => "discarded".to_owned(),
            Fate::Returned => "returning".to_owned(),
            Fate::Removed => "removed".to_owned(),
        });
    }
    match card.duplicates.len() {
        0 => {}
        1 => about.push("a duplicate".to_owned()),
        count => about.push(format!("{count} duplicates")),
    }
    for attachment in &card.attachments {
        let kneels = in_play(view, *attachment).is_some_and(|one| one.kneeling);
        let kneeling = if kneels { " (kneeling)" } else { "" };
        about.push(format!("with {}{kneeling}", name_of(view, *attachment)));
    }
    about
}

fn icons_of(icons: &[Icon], ink: Ink) -> String {
    if icons.is_empty() {
        return String::new();
    }
    let letter = |icon: &Icon| match icon {
        Icon::Military => ink.paint(Colour::Red, "M"),
        Icon::Intrigue => ink.paint(Colour::Green, "I"),
        Icon::Power => ink.paint(Colour::Blue, "P"),
    };
    format!(" {}", icons.iter().map(letter).collect::<String>())
}

/// A card in hand with what it costs.
fn held(card: &thrones::view::CardFace) -> String {
    let cost = thrones::cards::by_code(card.code).and_then(|def| def.printed().cost);
    match cost {
        Some(cost) => format!("{} ({cost})", card.name),
        None => card.name.to_owned(),
    }
}

/// The challenge with its running totals.
pub fn challenge(view: &View, challenge: &ChallengeView, ink: Ink) -> String {
    let name = |seat: Seat| view.players[seat.index()].name.as_str();
    let colour = match challenge.kind {
        Icon::Military => Colour::Red,
        Icon::Intrigue => Colour::Green,
        Icon::Power => Colour::Blue,
    };
    let who = |cards: &[CardId]| {
        let names: Vec<String> = cards
            .iter()
            .map(|card| match in_play(view, *card).and_then(|one| one.strength) {
                Some(strength) => format!("{} {strength}", name_of(view, *card)),
                None => name_of(view, *card).to_owned(),
            })
            .collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
    };
    let mut line = format!(
        "{} {} attacks {}: {} ({}) against {} ({})",
        ink.paint(colour, &format!("[{}]", challenge.kind.title())),
        name(challenge.attacker),
        name(challenge.target),
        ink.paint(Colour::Bold, &challenge.attack.to_string()),
        who(&challenge.attackers),
        ink.paint(Colour::Bold, &challenge.defence.to_string()),
        who(&challenge.defenders),
    );
    if challenge.defender != challenge.target {
        line += &format!(", {} defends", name(challenge.defender));
    }
    if !challenge.bypassed.is_empty() {
        line += &format!("; bypassed: {}", who(&challenge.bypassed));
    }
    if let Some(winner) = challenge.winner {
        line += &format!("; {} wins", name(winner));
    }
    line
}

/// The card in play, if it is one.
pub fn in_play(view: &View, card: CardId) -> Option<&InPlayCard> {
    view.players.iter().flat_map(|player| &player.in_play).find(|one| one.card.id == card)
}

fn name_of(view: &View, card: CardId) -> &'static str {
    in_play(view, card).map_or("a card", |one| one.card.name)
}

fn wrapped(head: &str, words: &str) -> Vec<String> {
    let mut page = page::Page::new();
    page.prose(head, 6, words);
    page.text().lines().map(str::to_owned).collect()
}
