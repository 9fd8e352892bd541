//! What somebody sees of the game, built field by field.

use serde::Serialize;
use tabletop::{Eyes, Game as _, Outcome, Seat, Seats};

use crate::deck::{Back, Card};
use crate::house::{Colour, House};
use crate::id::{RoadId, VillageId};
use crate::noble::{Age, Mark, NobleId, Place};
use crate::phase::movement::Cohort;
use crate::phase::uprising::Rising;
use crate::state::{Engine, Fief, Phase, RegionCards, Season, Tax, Whitecloaks};
use crate::stock::{Fortification, Supply, Troops};
use crate::title::Title;

/// What somebody sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct View {
    pub round: u16,
    pub phase: Phase,
    pub first: Seat,
    pub turn: Option<Seat>,
    pub players: Vec<PlayerView>,
    pub nobles: Vec<NobleView>,
    pub villages: Vec<VillageView>,
    pub titles: Vec<(Title, NobleId)>,
    pub regions: Vec<RegionCards>,
    pub taxes: Vec<Tax>,
    pub supply: Supply,
    pub whitecloaks: [Whitecloaks; 2],
    pub season: Option<Season>,
    pub wall: Option<WallView>,
    /// The bids revealed last, each Player's in the order of the seats.
    pub bids: BidsView,
    pub decks: DecksView,
    pub idols_destroyed: bool,
    /// The election in progress.
    pub election: Option<ElectionView>,
    /// For whom each Player voted in the last election.
    pub voted_for: Vec<Option<NobleId>>,
    /// The last Uprising, in progress or over.
    pub uprising: Rising,
    /// A card that is played and not settled yet.
    pub card_on_table: Option<Card>,
    /// What Greyjoy stole in this window.
    pub stolen: Option<u16>,
    /// The talk in progress.
    pub talk: Option<TalkView>,
    /// The marriage that is proposed.
    pub marriage: Option<MarriageView>,
    /// The dice of the last event that rolled any.
    pub dice: Vec<u8>,
    /// A tally of all dice ever rolled, in which any other die would show.
    pub rolled: u32,
    /// Troops that wait on roads into Villages.
    pub waiting: Vec<WaitingView>,
    pub battle: Option<BattleView>,
    pub outcome: Option<Outcome>,
}

/// Troops on a road into a Village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct WaitingView {
    pub seat: Seat,
    pub village: VillageId,
    pub road: RoadId,
    pub troops: Troops,
}

/// A Battle or Raid in progress; the offensive side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct BattleView {
    pub village: VillageId,
    pub raid: bool,
    pub round: u8,
    pub leaders: [Seat; 2],
    pub sides: [Seats; 2],
    pub strength: [u16; 2],
    pub dice: [u8; 2],
    pub passage: bool,
}

/// A Player as somebody sees him.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct PlayerView {
    pub seat: Seat,
    pub name: String,
    pub house: Option<House>,
    pub colour: Colour,
    /// Hidden from others with hidden gold.
    pub gold: Option<u16>,
    /// The backs of the cards in hand, which everybody sees.
    pub backs: Vec<Back>,
    /// The cards themselves, for their owner.
    pub hand: Option<Vec<Card>>,
    /// The hand the Player looked at last, as it was then, for himself.
    pub seen: Option<(Seat, Vec<Card>)>,
    pub character_deck: u8,
    pub stock: Troops,
    pub engines: Vec<Engine>,
    pub diplomacy: u8,
    pub victory_points: u8,
    pub ally: Option<Seat>,
    pub recruit: bool,
    /// Whether the Player has committed something unseen.
    pub committed: bool,
}

/// A private talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct TalkView {
    pub by: Seat,
    pub members: Vec<Seat>,
    /// What is proposed, for the members.
    pub proposal: Option<ProposalView>,
}

/// What one member of a talk proposes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct ProposalView {
    pub from: Seat,
    pub to: Seat,
    pub gold: u16,
    pub card: Option<Card>,
    pub asked_gold: u16,
    pub asked_card: Option<Card>,
}

/// A marriage that is proposed, and on which terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct MarriageView {
    pub by: Seat,
    pub to: Seat,
    pub own: NobleId,
    pub other: NobleId,
    /// Gold from the proposer to the other Player; negative the other way round.
    pub gold: i16,
    pub offers_card: bool,
    pub asks_card: bool,
    /// Which cards, for the two Players.
    pub card: Option<Card>,
    pub asked_card: Option<Card>,
}

/// A Noble in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct NobleView {
    pub noble: NobleId,
    pub name: &'static str,
    pub seat: Seat,
    pub place: Place,
    pub road: Option<RoadId>,
    pub captor: Option<Seat>,
    pub spouse: Option<NobleId>,
    pub titles: Vec<Title>,
    /// What the Titles are called, his being a Lord or a Lady.
    pub styles: Vec<String>,
    /// Which side of his card is up, for an Heir.
    pub age: Option<Age>,
    pub outlaw: bool,
    pub assassin: bool,
    pub gods_cursed: bool,
}

/// An election: who stands, and where markers lie face down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct ElectionView {
    pub title: Title,
    pub candidates: Vec<NobleId>,
    /// The candidates each Player's markers lie on; which is FOR is secret.
    pub markers: Vec<(Seat, Vec<NobleId>)>,
}

/// A Village.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct VillageView {
    pub village: VillageId,
    pub name: String,
    pub controller: Option<Seat>,
    pub fortification: Fortification,
    pub mills: u8,
    pub sept: bool,
    pub maester: bool,
    pub besiegers: Vec<Seat>,
    pub troops: Vec<(Seat, Troops)>,
}

/// The Wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct WallView {
    pub value: i8,
    pub castles: u8,
    pub gold: u16,
}

/// The bids revealed last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct BidsView {
    pub council: Vec<u16>,
    pub wall_troops: Vec<u16>,
    pub wall_gold: Vec<u16>,
    pub wall_tokens: Vec<Seat>,
}

/// What everybody sees of the decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct DecksView {
    pub fortune: usize,
    pub fortune_next: Option<Back>,
    pub fortune_discard: Option<Card>,
    pub court: usize,
    pub court_discard: Option<Card>,
    pub track: usize,
    /// A Disaster that is revealed and has not struck yet.
    pub revealed: Option<Card>,
    /// How many Disasters of the first round were shuffled back.
    pub shuffled_back: u8,
    /// The card Stark discarded last, unseen or seen.
    pub stark_discarded: Option<Card>,
    /// A tally of all Disasters discarded from a full track, in which any other card would show.
    pub disasters_discarded: u32,
}

impl View {
    pub(crate) fn new(game: &Fief, eyes: Eyes) -> View {
        let decks = &game.decks;
        View {
            round: game.round,
            phase: game.phase,
            first: game.first,
            turn: game.turn,
            players: (0..game.seats).map(|seat| player(game, Seat(seat), eyes)).collect(),
            nobles: game.all_nobles().map(|id| noble(game, id)).collect(),
            villages: game.board.realm().all.iter().map(|id| village(game, id)).collect(),
            titles: Title::all()
                .filter(|title| *title != Title::Brother)
                .filter_map(|title| Some((title, game.holder(title)?)))
                .collect(),
            regions: game.regions.to_vec(),
            taxes: game.taxes.to_vec(),
            supply: game.supply,
            whitecloaks: game.whitecloaks,
            season: game.modules.winter.then_some(game.season),
            wall: game.modules.nights_watch.then_some(WallView {
                value: game.wall_value,
                castles: game.castles,
                gold: game.wall_gold,
            }),
            bids: bids(game),
            decks: DecksView {
                fortune: decks.fortune.len(),
                fortune_next: decks.fortune.last().map(|card| card.back()),
                fortune_discard: decks.fortune_discard.last().copied(),
                court: decks.court.len(),
                court_discard: decks.court_discard.last().copied(),
                track: decks.track.len(),
                revealed: game.revealed_disaster(),
                shuffled_back: decks.shuffled_back,
                stark_discarded: decks.stark_discarded,
                disasters_discarded: decks.disasters_discarded,
            },
            idols_destroyed: game.idols_destroyed,
            election: election(game),
            voted_for: game.polling.revealed[..usize::from(game.seats)].to_vec(),
            uprising: game.rising,
            card_on_table: game.card_on_table(),
            stolen: game.offers.stolen,
            talk: talk(game, eyes),
            marriage: marriage(game, eyes),
            dice: game.dice.to_vec(),
            rolled: game.rolled,
            waiting: waiting(game),
            battle: battle(game),
            outcome: game.outcome(),
        }
    }
}

fn bids(game: &Fief) -> BidsView {
    let seats = usize::from(game.seats);
    BidsView {
        council: game.bidding.council[..seats].to_vec(),
        wall_troops: game.bidding.troops[..seats].to_vec(),
        wall_gold: game.bidding.gold[..seats].to_vec(),
        wall_tokens: game.bidding.tokens.iter().collect(),
    }
}

fn talk(game: &Fief, eyes: Eyes) -> Option<TalkView> {
    let talk = &game.offers.talk;
    let by = talk.by?;
    let proposal = talk.proposal;
    let member = talk.members.iter().any(|member| eyes.see_hidden_of(member));
    let own = proposal.from.is_some_and(|from| eyes.see_hidden_of(from));
    let told = own || member && proposal.made;
    let proposal = proposal.from.zip(proposal.to).filter(|_| told);
    let proposal = proposal.map(|(from, to)| ProposalView {
        from,
        to,
        gold: talk.proposal.gold,
        card: game.offered_card(),
        asked_gold: talk.proposal.asked_gold,
        asked_card: talk.proposal.asked_card,
    });
    Some(TalkView { by, members: talk.members.iter().collect(), proposal })
}

fn marriage(game: &Fief, eyes: Eyes) -> Option<MarriageView> {
    let (by, to) = game.suitors()?;
    let courting = &game.courting;
    let party = eyes.see_hidden_of(by) || eyes.see_hidden_of(to);
    let card = courting.card.and_then(|place| game.player(by).hand.get(usize::from(place)));
    Some(MarriageView {
        by,
        to,
        own: courting.own,
        other: courting.other,
        gold: courting.gold,
        offers_card: card.is_some(),
        asks_card: courting.asked.is_some(),
        card: card.copied().filter(|_| party),
        asked_card: courting.asked.filter(|_| party),
    })
}

fn player(game: &Fief, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = game.player(seat);
    let own = eyes.see_hidden_of(seat);
    PlayerView {
        seat,
        name: game.player_name(seat),
        house: player.house,
        colour: Colour::of(seat),
        gold: (own || !game.variants.hidden_gold).then_some(player.gold),
        backs: player.hand.iter().map(|card| card.back()).collect(),
        hand: own.then(|| player.hand.to_vec()),
        seen: player.seen.filter(|_| own).map(|(of, hand)| (of, hand.to_vec())),
        character_deck: player.character_deck.count_ones() as u8,
        stock: player.stock,
        engines: player.engines.iter().copied().filter(|engine| engine.dice > 0).collect(),
        diplomacy: player.diplomacy,
        victory_points: game.victory_points(seat),
        ally: game.ally(seat),
        recruit: game.recruits.has(seat),
        committed: game.sealed[seat.index()].given,
    }
}

fn election(game: &Fief) -> Option<ElectionView> {
    let title = game.polling.title?;
    let placed = game.turn_order().filter(|seat| game.sealed[seat.index()].given);
    let markers = placed.map(|seat| (seat, game.markers(seat).into_iter().flatten().collect()));
    let (candidates, markers) = (game.polling.candidates.to_vec(), markers.collect());
    Some(ElectionView { title, candidates, markers })
}

fn noble(game: &Fief, id: NobleId) -> NobleView {
    let noble = game.noble(id);
    NobleView {
        noble: id,
        name: id.name(),
        seat: Seat(noble.seat),
        place: noble.place,
        road: noble.road,
        captor: noble.captor,
        spouse: noble.spouse,
        titles: noble.titles.iter().collect(),
        styles: noble.titles.iter().map(|title| title.of(id)).collect(),
        age: game.age(id),
        outlaw: noble.is(Mark::Outlaw),
        assassin: noble.is(Mark::Assassin),
        gods_cursed: noble.is(Mark::GodsCursed),
    }
}

fn village(game: &Fief, id: VillageId) -> VillageView {
    let village = game.villages[id.index()];
    let troops =
        (0..game.seats).map(|seat| (Seat(seat), game.troops[id.index()][usize::from(seat)]));
    VillageView {
        village: id,
        name: game.board.realm().name(id).to_owned(),
        controller: game.controller(id),
        fortification: village.fortification,
        mills: village.mills,
        sept: village.sept,
        maester: village.maester,
        besiegers: game.besiegers(id).collect(),
        troops: troops.filter(|(_, troops)| !troops.is_empty()).collect(),
    }
}

fn waiting(game: &Fief) -> Vec<WaitingView> {
    let on_road = |cohort: &Cohort| {
        let (seat, village, troops) = (Seat(cohort.seat), cohort.village, cohort.troops);
        cohort.road.map(|road| WaitingView { seat, village, road, troops })
    };
    game.moving.cohorts.iter().filter_map(on_road).collect()
}

fn battle(game: &Fief) -> Option<BattleView> {
    let fighting = &game.fighting;
    fighting.active.then(|| BattleView {
        village: fighting.village,
        raid: fighting.raid,
        round: fighting.round,
        leaders: fighting.leaders.map(Seat),
        sides: fighting.sides,
        strength: [game.strength(0), game.strength(1)],
        dice: [game.dice_count(0), game.dice_count(1)],
        passage: fighting.passage,
    })
}
