//! What somebody sees of the game, built field by field, and sent in sections.

use serde::Serialize;
use tabletop::{Key, Outcome, Seat, Sectioned, Sections};

use crate::deck::{Back, Card};
use crate::event::{Causes, Income};
use crate::house::{Colour, House};
use crate::id::{FiefId, RegionId, RoadId, VillageId};
use crate::noble::{Age, NobleId};
use crate::phase::uprising::Struck;
use crate::state::{Lying, Phase, RegionCards, Season, Tax, Whitecloaks};
use crate::stock::{Fortification, Supply};
use crate::title::{Master, Title};

mod build;

/// What somebody sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct View {
    pub round: u16,
    pub phase: Phase,
    pub first: Seat,
    pub turn: Option<Seat>,
    /// The chance somebody has now to declare an effect.
    pub window: Option<WindowView>,
    pub players: Vec<PlayerView>,
    pub nobles: Vec<NobleView>,
    /// The dead, and whose they were.
    pub dead: Vec<(NobleId, Seat)>,
    pub villages: Vec<VillageView>,
    pub titles: Vec<(Title, NobleId)>,
    pub regions: Vec<RegionCards>,
    pub taxes: Vec<Tax>,
    pub supply: Supply,
    pub whitecloaks: [Whitecloaks; 2],
    pub season: Option<Season>,
    pub wall: Option<WallView>,
    /// The bids revealed last, and the one in progress.
    pub bids: BidsView,
    pub decks: DecksView,
    pub idols_destroyed: bool,
    /// The election in progress.
    pub election: Option<ElectionView>,
    /// For whom each Player voted in the last election.
    pub voted_for: Vec<Option<NobleId>>,
    /// The last Uprising, in progress or over.
    pub uprising: Option<UprisingView>,
    /// A card that is played and not settled yet.
    pub card_on_table: Option<Card>,
    /// What Greyjoy stole in this window.
    pub stolen: Option<u16>,
    /// A theft in progress.
    pub theft: Option<TheftView>,
    /// The talk in progress.
    pub talk: Option<TalkView>,
    /// The marriage that is proposed.
    pub marriage: Option<MarriageView>,
    /// The Noble whose marriage somebody asks to annul.
    pub annulment: Option<NobleId>,
    /// The ransom offered for a Captive.
    pub ransom: Option<RansomView>,
    /// The dice of the last event that rolled any.
    pub dice: Vec<u8>,
    /// Troops that wait on roads into Villages.
    pub waiting: Vec<WaitingView>,
    /// Who is on the move.
    pub moving: Option<MoveView>,
    pub battle: Option<BattleView>,
    /// What everybody's income would be now.
    pub incomes: Vec<Income>,
    pub outcome: Option<Outcome>,
    pub tallies: Tallies,
}

/// Sums in which anything else that was rolled or discarded would show. They are compared and never sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the state")]
pub struct Tallies {
    pub rolled: u32,
    pub disasters_discarded: u32,
    pub shuffled_back: u8,
}

tabletop::sent! {
    /// Where the round is.
    #[expect(missing_docs, reason = "the names are those of the view")]
    pub struct TurnView {
        always {
            pub round: u16,
            pub phase: Phase,
            pub first: Seat,
        }
        pub turn: Option<Seat>,
        pub window: Option<WindowView>,
        pub season: Option<Season>,
        pub idols_destroyed: bool,
        pub card_on_table: Option<Card>,
        pub dice: Vec<u8>,
        pub stolen: Option<u16>,
    }

    /// A window: every Player may declare an effect or pass, until all have passed in a row.
    pub struct WindowView {
        always {
            /// Whose chance it is.
            pub seat: Seat,
        }
        /// Who has passed in a row, the first first.
        pub passed: Vec<Seat>,
    }

    /// Troops of a Player, kind by kind.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are those of the Troops")]
    pub struct TroopsView {
        pub men_at_arms: u8,
        pub unsullied: u8,
        pub archers: u8,
        pub knights: u8,
        pub champions: u8,
    }

    /// Troops of a Player in a Village.
    #[expect(missing_docs, reason = "the names say it")]
    pub struct ArmyView {
        always {
            pub seat: Seat,
        }
        pub troops: TroopsView,
    }

    /// Troops on a road into a Village.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct WaitingView {
        always {
            pub seat: Seat,
            pub village: VillageId,
            pub road: RoadId,
        }
        pub troops: TroopsView,
    }

    /// Who is on the move: told to the mover, and to all once leave is asked or a Raid begun.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct MoveView {
        pub leader: Option<NobleId>,
        pub from: Option<VillageId>,
        pub to: Option<VillageId>,
        pub road: Option<RoadId>,
        pub by: Option<WayView>,
        /// Those whose leave is needed and not given.
        pub asks: Vec<Seat>,
        /// How many steps the leader has left.
        pub steps_left: u8,
        /// Who goes with the leader, as far as that is settled.
        pub nobles: Vec<NobleId>,
        /// The Noble who has a ship.
        pub ship: Option<NobleId>,
        /// Roads that were denied in this turn.
        pub denied: Vec<(NobleId, RoadId)>,
    }

    /// One side of a Battle.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct SideView {
        always {
            pub leader: Seat,
        }
        pub seats: Vec<Seat>,
        pub nobles: Vec<NobleId>,
        /// Strength Points: of the Troops, and one for each Noble.
        pub strength: u16,
        /// How many dice it rolls now.
        pub dice: u8,
        /// Dice the walls keep off.
        pub penalty: u8,
        /// What its dice showed last.
        pub rolled: Vec<u8>,
        /// Hits it scored last, bonuses included.
        pub hits: u8,
        /// What makes them besides the dice, and what changed the number of dice.
        pub causes: Causes,
        /// The Troops it loses in this round, as far as that is settled.
        pub lost: Vec<ArmyView>,
        /// Who has joined it.
        pub helpers: Vec<Seat>,
    }

    /// A Battle or Raid in progress.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct BattleView {
        always {
            pub village: VillageId,
            pub offensive: SideView,
            pub defensive: SideView,
        }
        pub raid: bool,
        pub round: u8,
        /// Whether those inside came out to fight.
        pub sallied: bool,
        /// Whether a Secret Passage leads around the walls.
        pub passage: bool,
        /// The Nobles who fall in this round.
        pub fallen: Vec<NobleId>,
        /// Whether the truce that is asked for would change Control.
        pub truce_for_control: bool,
        /// The truce that is asked for.
        pub truce: Option<TruceView>,
    }

    /// A truce that is asked for.
    pub struct TruceView {
        always {
            /// Who is asked for it.
            pub of: Seat,
        }
        /// The Village whose Control would change.
        pub village: Option<VillageId>,
        /// Who would Control it.
        pub to: Option<Seat>,
    }

    /// A Player as somebody sees him.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct PlayerView {
        always {
            pub seat: Seat,
            pub colour: Colour,
        }
        pub name: String,
        pub house: Option<House>,
        /// Hidden from others with hidden gold.
        pub gold: Option<u16>,
        /// The backs of the cards in hand, which everybody sees.
        pub backs: Vec<Back>,
        /// The cards themselves, for their owner.
        pub hand: Option<Vec<Card>>,
        /// The hand the Player looked at last, as it was then, for himself.
        pub seen: Option<(Seat, Vec<Card>)>,
        pub character_deck: u8,
        pub stock: TroopsView,
        pub engines: Vec<EngineView>,
        pub diplomacy: u8,
        pub victory_points: u8,
        /// What he needs to win, alone or with the ally.
        pub victory_needed: u8,
        pub ally: Option<Seat>,
        pub recruit: bool,
        /// Whether the Player has committed something unseen.
        pub committed: bool,
    }

    /// A Siege Engine on the map.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct EngineView {
        always {
            pub village: VillageId,
        }
        pub dice: u8,
    }

    /// A private talk.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct TalkView {
        always {
            pub by: Seat,
        }
        pub members: Vec<Seat>,
        /// What is proposed, for the members.
        pub proposal: Option<ProposalView>,
    }

    /// What one member of a talk proposes to another.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct ProposalView {
        always {
            pub from: Seat,
            pub to: Seat,
        }
        pub gold: u16,
        pub card: Option<Card>,
        pub asked_gold: u16,
        pub asked_card: Option<Card>,
    }

    /// A marriage that is proposed, and on which terms.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct MarriageView {
        always {
            pub by: Seat,
            pub to: Seat,
            pub own: NobleId,
            pub other: NobleId,
        }
        /// Gold from the proposer to the other Player; negative the other way round.
        pub gold: i16,
        pub offers_card: bool,
        pub asks_card: bool,
        /// Which cards, for the two Players.
        pub card: Option<Card>,
        pub asked_card: Option<Card>,
    }

    /// A ransom offered for a Captive.
    #[expect(missing_docs, reason = "the names say it")]
    pub struct RansomView {
        always {
            pub noble: NobleId,
            pub offered: u16,
        }
        pub captor: Option<Seat>,
    }

    /// Greyjoy's theft: the victim's gold in two closed hands.
    #[expect(missing_docs, reason = "the names say it")]
    pub struct TheftView {
        always {
            pub by: Seat,
            pub from: Seat,
        }
        /// What the victim put in the left hand, for himself.
        pub left: Option<u16>,
    }

    /// A Noble in play.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct NobleView {
        always {
            pub noble: NobleId,
            pub seat: Seat,
        }
        pub village: Option<VillageId>,
        /// On the Wall, or arriving.
        pub elsewhere: Option<Elsewhere>,
        pub road: Option<RoadId>,
        pub captor: Option<Seat>,
        /// What sets a Captive free.
        pub ransom: u16,
        pub spouse: Option<NobleId>,
        pub titles: Vec<Title>,
        /// What the Titles are called, his being a Lord or a Lady.
        pub styles: Vec<String>,
        /// Which side of his card is up, for an Heir.
        pub age: Option<Age>,
        /// Steps taken in this Movement Phase.
        pub steps: u8,
        pub outlaw: bool,
        pub assassin: bool,
        pub gods_cursed: bool,
    }

    /// An election: who stands, and where markers lie face down.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct ElectionView {
        pub title: Option<Title>,
        pub candidates: Vec<NobleId>,
        /// The candidates each Player's markers lie on; which is FOR is secret.
        pub markers: Vec<(Seat, Vec<NobleId>)>,
        /// How many votes each Player has.
        pub votes: Vec<u8>,
        /// The fewest votes that elect.
        pub needed: u8,
        /// For a King, how many Wardens and Small Council Members are among each Player's votes: two of the one or one of the
        /// other must stand behind him.
        pub voices: Vec<VoicesView>,
        /// What each candidate received, once the markers are turned over.
        pub tally: Vec<(NobleId, u8)>,
        /// One's own markers.
        pub own_for: Option<NobleId>,
        pub own_decoy: Option<NobleId>,
    }

    /// Those among a Player's votes for a King without whom there is none.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct VoicesView {
        always {
            pub seat: Seat,
        }
        pub wardens: u8,
        pub members: u8,
    }

    /// A Village.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct VillageView {
        always {
            pub village: VillageId,
        }
        pub controller: Option<Seat>,
        pub fortification: Fortification,
        pub mills: u8,
        pub sept: bool,
        pub maester: bool,
        pub besiegers: Vec<Seat>,
        pub armies: Vec<ArmyView>,
    }

    /// A Region: the cards and the taxes on it.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct RegionView {
        pub rain: Lying,
        pub famine: Lying,
        pub plague: Lying,
        pub harvest: bool,
        pub weather: bool,
        /// Who collects the Warden Tax.
        pub taxed_by: Option<Seat>,
    }

    /// Tallage on a Fief.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct FiefView {
        pub tallage_by: Option<Seat>,
    }

    /// The Wall.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct WallView {
        pub value: i8,
        pub castles: u8,
        pub gold: u16,
    }

    /// The bids revealed last, and the one in progress.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct BidsView {
        pub council: Vec<u16>,
        pub wall_troops: Vec<u16>,
        pub wall_gold: Vec<u16>,
        pub wall_tokens: Vec<Seat>,
        /// What is bid for now.
        pub on: Option<BidOn>,
        /// The least bid that can win.
        pub least: Option<u16>,
        /// One's own bid, while it is sealed.
        pub own: Option<u16>,
        pub tied: Vec<Seat>,
        pub winner: Option<Seat>,
        pub position: Option<Master>,
    }

    /// What everybody sees of the decks.
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
        /// The card Stark discarded last, unseen or seen.
        pub stark_discarded: Option<Card>,
    }

    /// An Uprising, in progress or over.
    #[expect(missing_docs, reason = "the names are those of the state")]
    pub struct UprisingView {
        always {
            pub village: VillageId,
        }
        pub struck: Option<Struck>,
        /// Whether it is in progress.
        pub active: bool,
        pub by: Option<Seat>,
        /// Uprising cards played, and those not calmed.
        pub stack: u8,
        pub effects: u8,
        /// Dice the walls keep off.
        pub penalty: u8,
        pub passage: bool,
        pub hits: u8,
        pub order: Vec<Seat>,
    }
}

/// Where a Noble is who is not in a Village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Elsewhere {
    Wall,
    Arriving,
}

/// How a group goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum WayView {
    Road,
    Passage,
    Shadow,
    Raid,
    Ship,
}

/// What is bid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BidOn {
    Council,
    Wall,
}

impl Sectioned for View {
    fn write(&self, sections: &mut Sections) {
        let turn = TurnView {
            round: self.round,
            phase: self.phase,
            first: self.first,
            turn: self.turn,
            window: self.window.clone(),
            season: self.season,
            idols_destroyed: self.idols_destroyed,
            card_on_table: self.card_on_table,
            dice: self.dice.clone(),
            stolen: self.stolen,
        };
        sections.put("turn", &turn);
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            sections.put(Key::seat(seat), player);
        }
        for noble in &self.nobles {
            sections.put(Key::from(noble.noble), noble);
        }
        for village in &self.villages {
            let bare = VillageView { village: village.village, ..VillageView::default() };
            if *village != bare {
                sections.put(Key::from(village.village), village);
            }
        }
        for (region, cards) in RegionId::all().zip(&self.regions) {
            sections.put(Key::from(region), &region_view(region, cards, &self.taxes));
        }
        for fief in FiefId::all() {
            sections.put(Key::from(fief), &fief_view(fief, &self.taxes));
        }
        sections.put("dead", &self.dead);
        sections.put("titles", &self.titles);
        sections.put("supply", &self.supply);
        sections.put("whitecloaks", &self.whitecloaks);
        sections.put("wall", &self.wall);
        sections.put("bids", &self.bids);
        sections.put("decks", &self.decks);
        sections.put("election", &self.election);
        sections.put("voted", &self.voted_for);
        sections.put("uprising", &self.uprising);
        sections.put("theft", &self.theft);
        sections.put("talk", &self.talk);
        sections.put("marriage", &self.marriage);
        sections.put("annulment", &self.annulment);
        sections.put("ransom", &self.ransom);
        sections.put("waiting", &self.waiting);
        sections.put("move", &self.moving);
        sections.put("battle", &self.battle);
        sections.put("incomes", &self.incomes);
    }
}

fn region_view(region: RegionId, cards: &RegionCards, taxes: &[Tax]) -> RegionView {
    use crate::state::TaxOn::{Hand, Member, Warden};
    let of = |wanted| taxes.iter().find(|tax| tax.on == wanted).map(|tax| Seat(tax.seat));
    let taxed_by = of(Warden(region)).or_else(|| of(Member(region))).or_else(|| of(Hand(region)));
    let RegionCards { rain, famine, plague, harvest, weather } = *cards;
    RegionView { rain, famine, plague, harvest, weather, taxed_by }
}

fn fief_view(fief: FiefId, taxes: &[Tax]) -> FiefView {
    use crate::state::TaxOn::{ProtectorTallage, Tallage};
    let on = |tax: &&Tax| tax.on == Tallage(fief) || tax.on == ProtectorTallage(fief);
    FiefView { tallage_by: taxes.iter().find(on).map(|tax| Seat(tax.seat)) }
}
