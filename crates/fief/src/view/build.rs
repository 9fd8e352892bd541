//! A view, built field by field.

use tabletop::{Eyes, Game as _, Seat};

use super::{
    ArmyView, BattleView, BidOn, BidsView, DecksView, ElectionView, Elsewhere, EngineView,
    MarriageView, MoveView, NobleView, PlayerView, ProposalView, RansomView, SideView, TalkView,
    Tallies, TheftView, TroopsView, TruceView, UprisingView, View, VillageView, VoicesView,
    WaitingView, WallView, WayView, WindowView,
};
use crate::ask::Ask;
use crate::event::Causes;
use crate::flow::Step;
use crate::house::Colour;
use crate::id::VillageId;
use crate::noble::{Mark, NOBLES_ALL, NobleId, Place};
use crate::opportunity::OpportunityStep;
use crate::phase::battle::{DEFENSIVE, OFFENSIVE};
use crate::phase::bids::{BidStep, COUNCIL_BID_LEAST};
use crate::phase::elections::{Backing, fewest_votes};
use crate::phase::hear_ye::HearYeStep;
use crate::phase::movement::{Cohort, MovementStep, Way};
use crate::phase::ransom::RansomStep;
use crate::state::Fief;
use crate::stock::{Troop, Troops};
use crate::title::Title;

impl View {
    pub(crate) fn new(game: &Fief, eyes: Eyes) -> View {
        let decks = &game.decks;
        let seats = usize::from(game.seats);
        View {
            round: game.round,
            phase: game.phase,
            first: game.first,
            turn: game.turn,
            window: window(game),
            players: (0..game.seats).map(|seat| player(game, Seat(seat), eyes)).collect(),
            nobles: game.all_nobles().map(|id| noble(game, id)).collect(),
            dead: (0..NOBLES_ALL as u8)
                .map(NobleId)
                .filter(|id| game.noble(*id).place == Place::Dead)
                .map(|id| (id, Seat(game.noble(id).seat)))
                .collect(),
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
            bids: bids(game, eyes),
            decks: DecksView {
                fortune: decks.fortune.len(),
                fortune_next: decks.fortune.last().map(|card| card.back()),
                fortune_discard: decks.fortune_discard.last().copied(),
                court: decks.court.len(),
                court_discard: decks.court_discard.last().copied(),
                track: decks.track.len(),
                revealed: game.revealed_disaster(),
                stark_discarded: decks.stark_discarded,
            },
            idols_destroyed: game.idols_destroyed,
            election: election(game, eyes),
            voted_for: game.polling.revealed[..seats].to_vec(),
            uprising: uprising(game),
            card_on_table: game.card_on_table(),
            stolen: game.offers.stolen,
            theft: theft(game, eyes),
            talk: talk(game, eyes),
            marriage: marriage(game, eyes),
            annulment: match game.pending.last() {
                Some(Step::HearYe(HearYeStep::AnswerAnnulment(noble))) => Some(*noble),
                _ => None,
            },
            ransom: ransom(game),
            dice: game.dice.to_vec(),
            waiting: waiting(game),
            moving: moving(game, eyes),
            battle: battle(game),
            incomes: game.incomes()[..seats].to_vec(),
            outcome: game.outcome(),
            tallies: Tallies {
                rolled: game.rolled,
                disasters_discarded: decks.disasters_discarded,
                shuffled_back: decks.shuffled_back,
            },
        }
    }
}

fn window(game: &Fief) -> Option<WindowView> {
    let Some(Step::Window(window)) = game.pending.last() else { return None };
    let around = std::iter::successors(Some(window.next), |seat| Some(game.next_in_window(*seat)));
    let around: Vec<Seat> = around.take(usize::from(game.seats)).collect();
    let first = around.len().saturating_sub(window.passed.into());
    Some(WindowView { seat: window.next, passed: around[first..].to_vec() })
}

/// The truce that is asked for, and its terms.
fn truce(game: &Fief) -> Option<TruceView> {
    game.desk.questions().iter().find_map(|question| match question.ask {
        Ask::AnswerTruce(control) => {
            let (village, to) = control.unzip();
            Some(TruceView { of: question.seat, village, to })
        }
        _ => None,
    })
}

fn bids(game: &Fief, eyes: Eyes) -> BidsView {
    let bidding = &game.bidding;
    let seats = usize::from(game.seats);
    let on = match game.pending.last() {
        Some(Step::Bid(
            BidStep::Council
            | BidStep::CouncilTie
            | BidStep::Position
            | BidStep::Member
            | BidStep::Accept(_),
        )) => Some(BidOn::Council),
        Some(Step::Bid(_)) => Some(BidOn::Wall),
        _ => None,
    };
    let own = |seat: &Seat| eyes == Eyes::Seat(*seat) && game.sealed[seat.index()].given;
    let own = (0..game.seats).map(Seat).find(own).filter(|_| game.is_bidding());
    let all =
        |bids: &[u16]| if bids.iter().all(|bid| *bid == 0) { Vec::new() } else { bids.to_vec() };
    BidsView {
        council: all(&bidding.council[..seats]),
        wall_troops: all(&bidding.troops[..seats]),
        wall_gold: all(&bidding.gold[..seats]),
        wall_tokens: bidding.tokens.iter().collect(),
        on,
        least: (on == Some(BidOn::Council)).then_some(COUNCIL_BID_LEAST),
        own: own.map(|seat| game.sealed[seat.index()].amount),
        tied: bidding.tied.iter().collect(),
        winner: bidding.winner,
        position: bidding.position,
    }
}

fn theft(game: &Fief, eyes: Eyes) -> Option<TheftView> {
    let (by, from) = match game.pending.last()? {
        Step::Opportunity(
            OpportunityStep::Split(by, from) | OpportunityStep::ChooseHand(by, from),
        ) => (*by, *from),
        _ => return None,
    };
    let sealed = game.sealed[from.index()];
    let left = (sealed.given && eyes.see_hidden_of(from)).then_some(sealed.amount);
    Some(TheftView { by, from, left })
}

fn ransom(game: &Fief) -> Option<RansomView> {
    match game.pending.last()? {
        Step::Ransom(RansomStep::Answer(noble, offered)) => Some(RansomView {
            noble: *noble,
            captor: game.noble(*noble).captor,
            offered: u16::from(*offered),
        }),
        _ => None,
    }
}

fn uprising(game: &Fief) -> Option<UprisingView> {
    let rising = &game.rising;
    rising.struck.map(|struck| UprisingView {
        struck: Some(struck),
        active: game.pending.iter().any(|step| matches!(step, Step::Uprising(_))),
        village: rising.village,
        by: rising.by,
        stack: rising.stack,
        effects: rising.effects,
        penalty: game.uprising_penalty(),
        passage: rising.passage,
        hits: rising.hits,
        order: rising.order.iter().map(|seat| Seat(*seat)).collect(),
    })
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
    let engines = player.engines.iter().filter(|engine| engine.dice > 0);
    PlayerView {
        seat,
        colour: Colour::of(seat),
        name: game.player_name(seat),
        house: player.house,
        gold: (own || !game.variants.hidden_gold).then_some(player.gold),
        backs: player.hand.iter().map(|card| card.back()).collect(),
        hand: own.then(|| player.hand.to_vec()),
        seen: player.seen.filter(|_| own).map(|(of, hand)| (of, hand.to_vec())),
        character_deck: player.character_deck.count_ones() as u8,
        stock: troops_view(game, seat, player.stock),
        engines: engines
            .map(|engine| EngineView { village: engine.village, dice: engine.dice })
            .collect(),
        diplomacy: player.diplomacy,
        victory_points: game.victory_points(seat),
        victory_needed: game.victory_needed(seat),
        ally: game.ally(seat),
        recruit: game.recruits.has(seat),
        committed: game.sealed[seat.index()].given,
    }
}

/// Troops by their names.
fn troops_view(game: &Fief, seat: Seat, troops: Troops) -> TroopsView {
    let [foot, archers, knights, champions] = troops.0;
    let (men_at_arms, unsullied) =
        if game.foot(seat) == Troop::Unsullied { (0, foot) } else { (foot, 0) };
    TroopsView { men_at_arms, unsullied, archers, knights, champions }
}

fn election(game: &Fief, eyes: Eyes) -> Option<ElectionView> {
    let title = game.polling.title?;
    let placed = game.turn_order().filter(|seat| game.sealed[seat.index()].given);
    let markers = placed.map(|seat| (seat, game.markers(seat).into_iter().flatten().collect()));
    let own = match eyes {
        Eyes::Seat(seat) => {
            let sealed = game.sealed[seat.index()];
            let half = game.polling.voter == Some(seat);
            Some(sealed).filter(|sealed| sealed.given || half)
        }
        Eyes::Spectator | Eyes::Everything => None,
    };
    Some(ElectionView {
        title: Some(title),
        candidates: game.polling.candidates.to_vec(),
        markers: markers.collect(),
        votes: (0..game.seats).map(|seat| game.votes(Seat(seat), title)).collect(),
        needed: fewest_votes(title),
        voices: match title {
            Title::King => game.turn_order().filter_map(|seat| voices(game, seat)).collect(),
            Title::Hand
            | Title::LordCommander
            | Title::Queen
            | Title::Protector
            | Title::Master(_)
            | Title::Warden(_)
            | Title::Fief(_)
            | Title::MotherOfDragons
            | Title::Brother => Vec::new(),
        },
        tally: match game.is_tie_open() {
            true => {
                let received = |noble: &NobleId| (*noble, game.votes_received(*noble, title));
                game.polling.candidates.iter().map(received).collect()
            }
            false => Vec::new(),
        },
        own_for: own.and_then(|sealed| sealed.for_noble),
        own_decoy: own.and_then(|sealed| sealed.decoy),
    })
}

fn voices(game: &Fief, seat: Seat) -> Option<VoicesView> {
    let Backing { votes: _, wardens, members } = game.backing(seat);
    (wardens + members > 0).then_some(VoicesView { seat, wardens, members })
}

fn noble(game: &Fief, id: NobleId) -> NobleView {
    let noble = game.noble(id);
    NobleView {
        noble: id,
        seat: Seat(noble.seat),
        village: noble.village(),
        elsewhere: match noble.place {
            Place::Wall => Some(Elsewhere::Wall),
            Place::Arriving => Some(Elsewhere::Arriving),
            Place::Village(_) | Place::Deck | Place::Dead => None,
        },
        road: noble.road,
        captor: noble.captor,
        ransom: if noble.captor.is_some() { game.ransom(id) } else { 0 },
        spouse: noble.spouse,
        titles: noble.titles.iter().collect(),
        styles: noble.titles.iter().map(|title| title.of(id)).collect(),
        age: game.age(id),
        steps: noble.steps,
        outlaw: noble.is(Mark::Outlaw),
        assassin: noble.is(Mark::Assassin),
        gods_cursed: noble.is(Mark::GodsCursed),
    }
}

fn village(game: &Fief, id: VillageId) -> VillageView {
    let village = game.villages[id.index()];
    let armies = (0..game.seats).map(Seat).filter_map(|seat| {
        let troops = game.troops[id.index()][seat.index()];
        let army = ArmyView { seat, troops: troops_view(game, seat, troops) };
        (!troops.is_empty()).then_some(army)
    });
    VillageView {
        village: id,
        controller: game.controller(id),
        fortification: village.fortification,
        mills: village.mills,
        sept: village.sept,
        maester: village.maester,
        besiegers: game.besiegers(id).collect(),
        armies: armies.collect(),
    }
}

fn waiting(game: &Fief) -> Vec<WaitingView> {
    let on_road = |cohort: &Cohort| {
        let seat = Seat(cohort.seat);
        cohort.road.map(|road| WaitingView {
            seat,
            village: cohort.village,
            road,
            troops: troops_view(game, seat, cohort.troops),
        })
    };
    game.moving.cohorts.iter().filter_map(on_road).collect()
}

fn moving(game: &Fief, eyes: Eyes) -> Option<MoveView> {
    let (moving, going) = (&game.moving, &game.moving.going);
    let mut view =
        MoveView { ship: moving.ship, denied: moving.denied.to_vec(), ..MoveView::default() };
    let on_the_way = |step: &Step| {
        matches!(
            step,
            Step::Movement(
                MovementStep::Road(_)
                    | MovementStep::HiddenRoad(_)
                    | MovementStep::Raid
                    | MovementStep::Companions
                    | MovementStep::Troops
                    | MovementStep::Voyage(_)
            )
        )
    };
    let told = |step: &Step| {
        matches!(
            step,
            Step::Movement(
                MovementStep::Permission
                    | MovementStep::Denied
                    | MovementStep::RaidNext
                    | MovementStep::RaidOver
                    | MovementStep::RaidOn
                    | MovementStep::Landing
                    | MovementStep::LandingDenied
            )
        )
    };
    let own = eyes.see_hidden_of(game.owner(going.leader));
    let seen = game.pending.iter().any(|step| told(step) || own && on_the_way(step));
    if seen {
        view.leader = Some(going.leader);
        view.from = Some(going.from);
        view.to = going
            .road
            .map(|_| going.to)
            .or(matches!(going.way, Way::Ship | Way::ShadowShip).then_some(going.to));
        view.road = going.road;
        view.by = Some(match going.way {
            Way::Free | Way::Permitted => WayView::Road,
            Way::Passage => WayView::Passage,
            Way::Shadow => WayView::Shadow,
            Way::Raid | Way::RaidWon => WayView::Raid,
            Way::Ship | Way::ShadowShip => WayView::Ship,
        });
        view.asks = going.barred.iter().filter(|seat| !going.settled.has(*seat)).collect();
        view.steps_left =
            game.steps_max(going.leader).saturating_sub(game.noble(going.leader).steps);
        view.nobles = if own { going.nobles.to_vec() } else { Vec::new() };
    }
    (view != MoveView::default()).then_some(view)
}

fn battle(game: &Fief) -> Option<BattleView> {
    let fighting = &game.fighting;
    let lost = |seat: Seat| {
        let [foot, archers, knights, champions, cloak_knights, cloak_men, recruits] =
            fighting.lost[seat.index()];
        let troops =
            Troops([foot + cloak_men + recruits, archers, knights + cloak_knights, champions]);
        let army = ArmyView { seat, troops: troops_view(game, seat, troops) };
        (!troops.is_empty()).then_some(army)
    };
    let side = |side: usize| SideView {
        leader: fighting.leader(side),
        seats: fighting.sides[side].iter().collect(),
        nobles: game.fighters(side).to_vec(),
        strength: game.strength(side),
        dice: game.dice_count(side),
        penalty: if side == OFFENSIVE { game.penalty() } else { 0 },
        rolled: fighting.dice[side].to_vec(),
        hits: fighting.hits[side],
        causes: if fighting.dice[side].is_empty() { Causes::default() } else { game.causes(side) },
        lost: fighting.sides[side].iter().filter_map(lost).collect(),
        helpers: fighting.sides[side]
            .iter()
            .filter(|seat| *seat != fighting.leader(side))
            .collect(),
    };
    fighting.active.then(|| BattleView {
        village: fighting.village,
        raid: fighting.raid,
        round: fighting.round,
        offensive: side(OFFENSIVE),
        defensive: side(DEFENSIVE),
        sallied: fighting.sallied,
        passage: fighting.passage,
        fallen: fighting.fallen.to_vec(),
        truce_for_control: fighting.truce_for_control,
        truce: truce(game),
    })
}
