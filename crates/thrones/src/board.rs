//! The table in letters: each side with plot, characters, locations and piles, the challenge, and what can be looked up.

use tabletop::{Board, Entry, Eyes, Game as _, Seat, Wanted, plain};

use crate::card::Printed;
use crate::card_set::CardId;
use crate::cards::played;
use crate::item::{Item, Thing};
use crate::littlefinger::Word;
use crate::power::VICTORY;
use crate::question::{print_told, title_told};
use crate::setup::Variant;
use crate::state::Thrones;
use crate::text;
use crate::title::{TITLE_STRENGTH, Title};
use crate::view::{CardFace, ChallengeView, Fate, InPlayCard, PlayerView, View};
use crate::vocabulary::{CardType, Icon, Phase};

/// What the letters behind a STR mean.
const LEGEND: &str = "Icons: M military, I intrigue, P power";

impl Thrones {
    /// The table in words.
    pub(crate) fn board_for(&self, eyes: Eyes) -> Board {
        let view = self.view(eyes);
        let me = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator | Eyes::Everything => None,
        };
        let mut status = vec![self.status(&view, me)];
        status.extend(self.deals_told(&view));
        status.extend(view.challenge.iter().map(|one| challenge(&view, one)));
        Board { chapter: chapter(&view), status, lines: lines(&view, me) }
    }

    /// Round, phase, whose turn, what the viewer has, and how near everybody is to the goal.
    fn status(&self, view: &View, me: Option<Seat>) -> String {
        let Some(phase) = view.phase else {
            let left = me.map(|seat| self.setup_gold_left(seat));
            let left = left.map(|left| format!("; cards for {left} more gold may be placed"));
            return format!("setup{}", left.unwrap_or_default());
        };
        let mut line = format!("round {}, {}", view.round, phase.title());
        if let Some(active) = view.active {
            line += &match Some(active) == me {
                true => ", your turn".to_owned(),
                false => format!(", {}'s turn", view.players[active.index()].name),
            };
        }
        if let Some(player) = me.map(|seat| &view.players[seat.index()]) {
            line += &format!(" -- {} gold, {} influence", player.gold, player.influence);
        }
        // A name and its number are not torn apart where the line is broken.
        let powers = view.players.iter().map(|one| format!("{}\u{a0}{}", one.name, one.power));
        let powers: Vec<String> = powers.collect();
        line + &format!(" -- power, {VICTORY} wins: {}", powers.join(", "))
    }

    /// What is offered and promised.
    fn deals_told(&self, view: &View) -> Vec<String> {
        let name = |seat: Seat| &view.players[seat.index()].name;
        let word = |word: Word, payer: Seat| plain(&self.word_told(word, payer));
        let offers = view.offers.iter().map(|one| {
            let (from, to, word) = (name(one.from), name(one.to), word(one.word, one.from));
            format!("{from} offers {to} {} gold for the promise {word}", one.gold)
        });
        let promises = view.promises.iter().map(|one| {
            format!("{} has promised {} {}", name(one.by), name(one.to), word(one.word, one.to))
        });
        offers.chain(promises).collect()
    }

    /// Everything of that name the eyes can point at: cards at the table, titles, challenges, and any card there is.
    pub(crate) fn entries_for(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Item>> {
        let view = self.view(eyes);
        let mut entries: Vec<Entry<Item>> = Vec::new();
        for (id, card) in cards_at_table(&view) {
            if wanted.is(card.name) {
                let item = Some(Item::from(Thing::Card(id)));
                let about = match entries.iter().any(|entry| entry.name == card.name) {
                    true => Vec::new(),
                    false => about(&view, card),
                };
                entries.push(Entry { name: card.name.to_owned(), about, item });
            }
        }
        for title in Title::ALL.iter().copied().filter(|title| wanted.is(title.name())) {
            let item = Some(Item::from(Thing::Title(title)));
            let about = vec![title_told(title)];
            entries.push(Entry { name: title.name().to_owned(), about, item });
        }
        let others = view.players.iter().filter(|player| Eyes::Seat(player.seat) != eyes);
        for (player, icon) in others.flat_map(|one| Icon::ALL.iter().map(move |icon| (one, icon))) {
            let name = format!("{} challenge against {}", icon.title(), player.name);
            if wanted.is(&name) {
                let item = Some(Item::from(Thing::Challenge(*icon, player.seat)));
                entries.push(Entry { name, about: Vec::new(), item });
            }
        }
        if entries.is_empty() {
            let others = played().iter().filter(|card| wanted.is(card.name));
            entries.extend(others.map(|card| Entry {
                name: card.name.to_owned(),
                about: printed(card),
                item: None,
            }));
        }
        entries
    }
}

/// The table is drawn when a part of the round begins in which one must look at it.
fn chapter(view: &View) -> String {
    let part = match view.phase {
        None => "setup",
        Some(Phase::Plot) => "plots",
        Some(Phase::Draw | Phase::Marshalling) => "marshalling",
        Some(
            Phase::Challenges | Phase::Dominance | Phase::Standing | Phase::Taxation | Phase::Any,
        ) => "challenges",
    };
    format!("round {}, {part}", view.round)
}

/// The whole table: the others first, the viewer nearest.
fn lines(view: &View, me: Option<Seat>) -> Vec<String> {
    let mut lines = Vec::new();
    let (own, others): (Vec<_>, Vec<_>) =
        view.players.iter().partition(|player| Some(player.seat) == me);
    for player in others.into_iter().chain(own) {
        lines.extend(side(view, player, me));
        lines.push(String::new());
    }
    if !view.chamber.is_empty() {
        let titles: Vec<&str> = view.chamber.iter().map(|title| title.name()).collect();
        lines.push(format!("Small Council Chamber: {}", titles.join(", ")));
    }
    for lasting in &view.lasting {
        let on: Vec<&str> = lasting.on.iter().map(|card| name_of(view, *card)).collect();
        let on = if on.is_empty() { String::new() } else { format!(" on {}", on.join(", ")) };
        let (source, until) = (lasting.source, lasting.until.name());
        lines.push(format!("Lasting until the end of the {until}: {source}{on}"));
    }
    let characters = view.players.iter().flat_map(|player| &player.in_play);
    if characters.into_iter().any(|card| card.strength.is_some()) {
        lines.push(LEGEND.to_owned());
    }
    lines
}

/// One player's side.
fn side(view: &View, player: &PlayerView, me: Option<Seat>) -> Vec<String> {
    let mut lines = vec![heading(view, player, me)];
    lines.extend(plot(player));
    let is = |kind: CardType| {
        let shown = move |card: &&InPlayCard| card.is(kind) && card.host.is_none();
        player.in_play.iter().filter(shown)
    };
    lines.extend(is(CardType::Character).map(|one| format!("   {}", card_line(view, one))));
    let listed = |head: &str, names: Vec<String>| {
        (!names.is_empty()).then(|| format!("   {head}: {}", names.join(", ")))
    };
    let locations = is(CardType::Location)
        .filter(|one| !one.is(CardType::Character))
        .map(|one| card_line(view, one));
    lines.extend(listed("Locations", locations.collect()));
    let house = is(CardType::House).flat_map(|house| &house.attachments);
    lines.extend(listed("On the House", house.map(|one| name_of(view, *one).to_owned()).collect()));
    let placed = player.setup.iter();
    let placed = placed.map(|one| one.card.as_ref().map_or("a card", |one| one.name).to_owned());
    lines.extend(listed("Placed", placed.collect()));
    let hand = player.hand.iter().filter_map(|one| Some(held(one.card.as_ref()?)));
    let whose = if Some(player.seat) == me { "Hand" } else { "Known in hand" };
    lines.extend(listed(whose, hand.collect()));
    for (pile, cards) in [("Dead", &player.dead), ("Discarded", &player.discard)] {
        lines.extend(listed(pile, cards.iter().map(|one| one.name.to_owned()).collect()));
    }
    lines
}

fn heading(view: &View, player: &PlayerView, me: Option<Seat>) -> String {
    let announced = player.name.starts_with(player.house.title());
    let house = if announced { "House " } else { "" };
    let mut name = format!("{house}{}", player.name);
    let partner = |me: Seat| player.seat.0 % 2 == me.0 % 2;
    if Some(player.seat) == me {
        name += " (you)";
    } else if view.variant == Variant::TwoOnTwo && me.is_some_and(partner) {
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
    about.extend(player.title.map(|title| title.name().to_owned()));
    about.extend(player.agenda.as_ref().map(|agenda| format!("agenda {}", agenda.name)));
    let marks = [
        (player.seat == view.first, "first player"),
        (view.active == Some(player.seat), "active player"),
        (player.eliminated, "out of the game"),
    ];
    about.extend(marks.iter().filter(|(there, _)| *there).map(|(_, mark)| (*mark).to_owned()));
    format!("{name}: {}", about.join(", "))
}

/// The plot with its numbers, and what it says.
fn plot(player: &PlayerView) -> Vec<String> {
    let plots = &player.plots;
    let mut line = match &plots.revealed {
        Some(plot) => format!(
            "   Plot: {} ({} gold, {} initiative, {} claim)",
            plot.card.name, plot.income, plot.initiative, plot.claim
        ),
        None => "   No plot revealed".to_owned(),
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
    let text = plots.revealed.iter().flat_map(|plot| text::lines(plot.card.code.printed()));
    std::iter::once(line).chain(text.map(|line| format!("      {line}"))).collect()
}

/// A card in play in one line: title, STR, icons, state, and what is on it.
fn card_line(view: &View, card: &InPlayCard) -> String {
    let mut line = card.card.name.to_owned();
    if let Some(strength) = card.strength {
        line += &format!(" {strength}{}", icons_of(&card.icons_now()));
    }
    let about = state(view, card);
    if about.is_empty() { line } else { format!("{line} ({})", about.join(", ")) }
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
    about.extend(card.keywords_now().iter().map(|keyword| keyword.title().to_owned()));
    if card.blank {
        about.push("blank".to_owned());
    }
    about.extend(card.owner.map(|owner| format!("of {}", view.players[owner.index()].name)));
    about.extend(card.moribund.as_ref().map(|moribund| {
        let fate = match moribund.fate {
            Fate::Killed => "killed",
            Fate::Discarded => "discarded",
            Fate::Returned => "returning",
            Fate::Removed => "removed",
        };
        fate.to_owned()
    }));
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

fn icons_of(icons: &[Icon]) -> String {
    let letters: String = icons.iter().filter_map(|icon| icon.title().chars().next()).collect();
    if letters.is_empty() { letters } else { format!(" {}", letters.to_uppercase()) }
}

/// A card in hand with what it costs.
fn held(card: &CardFace) -> String {
    match card.code.printed().cost {
        Some(cost) => format!("{} ({cost})", card.name),
        None => card.name.to_owned(),
    }
}

/// The challenge with its running totals.
fn challenge(view: &View, challenge: &ChallengeView) -> String {
    let name = |seat: Seat| view.players[seat.index()].name.as_str();
    let who = |cards: &[CardId]| {
        let names =
            cards.iter().map(|card| match in_play(view, *card).and_then(|one| one.strength) {
                Some(strength) => format!("{} {strength}", name_of(view, *card)),
                None => name_of(view, *card).to_owned(),
            });
        let names: Vec<String> = names.collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
    };
    let titles = |side: &[CardId]| -> String {
        let strong = |player: &&PlayerView| {
            player.title.is_some_and(|title| title.strong_in() == Some(challenge.kind))
                && player.in_play.iter().any(|card| side.contains(&card.card.id))
        };
        let told = |title: Title| format!(", {} +{TITLE_STRENGTH}", title.name());
        view.players.iter().filter(strong).filter_map(|player| player.title.map(told)).collect()
    };
    let mut line = format!(
        "[{}] {} attacks {}: {} ({}{}) against {} ({}{})",
        challenge.kind.title(),
        name(challenge.attacker),
        name(challenge.target),
        challenge.attack,
        who(&challenge.attackers),
        titles(&challenge.attackers),
        challenge.defence,
        who(&challenge.defenders),
        titles(&challenge.defenders),
    );
    if challenge.defender != challenge.target {
        line += &format!(", {} defends", name(challenge.defender));
    }
    if !challenge.bypassed.is_empty() {
        let bypassed: Vec<CardId> = challenge.bypassed.iter().map(|one| one.card).collect();
        line += &format!("; bypassed: {}", who(&bypassed));
    }
    if let Some(winner) = challenge.winner {
        line += &format!("; {} wins", name(winner));
    }
    line
}

/// What a card says, and where it is in play.
fn about(view: &View, card: &CardFace) -> Vec<String> {
    let mut lines = printed(card.code.printed());
    for player in &view.players {
        for there in player.in_play.iter().filter(|one| one.card.code == card.code) {
            lines.push(format!("{} has it in play: {}", player.name, card_line(view, there)));
        }
    }
    lines
}

/// What is printed on a card.
fn printed(card: &Printed) -> Vec<String> {
    let houses: Vec<&str> = card.houses.iter().map(|house| house.title()).collect();
    let of = if houses.is_empty() { String::new() } else { format!(" of {}", houses.join("/")) };
    let unique = if card.unique { ", unique" } else { "" };
    let mut lines = vec![format!("{}{of}{unique}", print_told(card))];
    let traits: Vec<&str> = card.traits.iter().map(|one| one.title()).collect();
    if !traits.is_empty() {
        lines.push(traits.join(". ") + ".");
    }
    lines.extend(text::lines(card));
    lines
}

/// Every card whose face is seen: hands and plots that are known, and what lies open.
fn cards_at_table(view: &View) -> Vec<(CardId, &CardFace)> {
    let mut cards = Vec::new();
    for player in &view.players {
        let held = player.hand.iter().chain(&player.setup).filter_map(|one| one.card.as_ref());
        let plots = &player.plots;
        let revealed = plots.revealed.iter().map(|plot| &plot.card);
        let open = player.in_play.iter().map(|one| &one.card);
        let piles = player.discard.iter().chain(&player.dead).chain(&player.agenda);
        let piles = piles.chain(&player.playing).chain(&plots.used).chain(&plots.known);
        cards.extend(held.chain(revealed).chain(open).chain(piles).map(|card| (card.id, card)));
    }
    cards
}

fn in_play(view: &View, card: CardId) -> Option<&InPlayCard> {
    view.players.iter().flat_map(|player| &player.in_play).find(|one| one.card.id == card)
}

fn name_of(view: &View, card: CardId) -> &'static str {
    in_play(view, card).map_or("a card", |one| one.card.name)
}
