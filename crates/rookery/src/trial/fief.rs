//! What can happen in A Song of Ice and Fief, and the tables it is tried at.

use anyhow::Result;
use fief::deck::Card;
use fief::event::{Court, Event, Fortune, Purse, Table as AtTable, Wall, War};
use fief::noble::NobleId;
use fief::stock::{Building, Troop};
use fief::title::Title;
use fief::{Fief, House, Ledger, Modules, Setup, Variants};

use super::coverage::{Coverage, kind};
use super::{Table, Tried};
use crate::pool::Pool;

const CARDS: &str = "cards played";
const TITLES: &str = "Titles won";
const HOUSES: &str = "Houses played";
const NOBLES: &str = "Nobles in play";
const DEATHS: &str = "ways to die";
const FREED: &str = "ways to be freed";
const CONTROL: &str = "ways to Control";
const RETURNED: &str = "ways to lose a Title";
const TIES: &str = "victories by tie break";
const BOUGHT: &str = "purchases";
const EVENTS: &str = "events";

const TABLE_EVENTS: &str = "\
    GameCreated HiddenGoldAgreed FirstPlayerDrawn FirstPlayerTaken HouseChosen \
    StartingNobleDrawn StartingVillageChosen SetupDone RoundStarted PhaseStarted \
    GoldGiven CardGiven DiplomacyStarted GoldExchanged ExchangeProposed DiplomacyExtended \
    DiplomacyEnded HandLookedAt CardSwapped GoldStolen";
const COURT_EVENTS: &str = "\
    GodsCursedRolled MarriageProposed MarriageDeclined CounterOffered MarriageMade DowryPaid \
    AnnulmentAsked AnnulmentRefused MarriageEnded AllianceFormed AllianceEnded IdolsDestroyed \
    HandConverted IdolsGold NobleSacrificed OutlawDeclared OutlawPardoned TookTheBlack \
    OathBroken TitleConceded ElectionOpened ElectionSkipped CandidateNamed VotesPlaced \
    VotesRevealed VotesCounted TieBroken ElectionResult TitleGained TitleRefused \
    TitleTransferred TitleReturned RegencyBegan RegencyEnded HeirBorn HeirAcceded CardPromised \
    CardAsked MarkerSpent";
const FORTUNE_EVENTS: &str = "\
    CardsDiscarded CardDrawn DisasterTracked DisasterDiscarded StarkDiscarded DeckReshuffled \
    SeasonAdvanced DrawExhausted DisastersShuffledBack DisasterRevealed CursedRolled \
    DisasterRolled DisasterPlaced DisasterCancelled DisasterFalseAlarm PlagueRolled \
    PlagueExempted TroopsLost CardPlayed CardOnRegion CardTakenBack NobleEntered NoblePlaced \
    NobleDied DeathCancelled TallageLevied WardenTaxLevied TaxRefused TaxRemoved UprisingStarted \
    UprisingBoosted CalmAttempted UprisingRolled UprisingFailed BuildingsDestroyed PassageUsed \
    PassageShown ShadowUsed Assassination AssassinationRolled AssassinMarked JusticeDone Abduction";
const PURSE_EVENTS: &str = "\
    IncomePaid RansomOffered RansomRefused RansomPaid CouncilBidRevealed CouncilBidWon \
    CouncilBidFailed BidTieBroken CouncilSeatBought WallTroopsShown WallBidRevealed \
    WallBidResult BonusCardForgone SuppliesStored SuppliesTaken TroopBought BuildingBuilt \
    FiefBought FiefGranted FiefGiftRefused CityFounded";
const WAR_EVENTS: &str = "\
    MovementOrderSet ShipDesignated Sailed LandingDenied StepMoved GroupImpossible \
    PermissionAsked PermissionGiven PermissionDenied ControlGained ControlLost RaidDeclared RaidWon RaidEnded \
    NobleCaptured CaptureDeclined CaptiveHandedOver CaptiveFreed BattleDeclared HelperJoined \
    HelperRefused ManAtArmsTurned ArchersShot BattleRolled DiceRerolled TruceAsked TruceMade \
    TruceRefused Surrendered BattleEnded SiegeStarted SiegeContinued SiegeEnded Pillaged \
    WhitecloaksReverted RecruitDeserted";
const WALL_EVENTS: &str = "\
    WallRolled WallMoved CastleFell RealmLost MapCleared VictoryPointsCounted AllianceCounted \
    GameWon FirstPlayerPassed";
const DEATH_CAUSES: &str = "\
    GodsCursed Sacrifice Plague Uprising Calming Assassination Justice Executed Cruel Battle";
const FREED_CAUSES: &str = "\
    Ransom Released SecretPassage Shadow Unguarded CaptorBeaten";
const CONTROL_CAUSES: &str = "\
    Setup Occupied Transfer Truce";
const TITLE_CAUSES: &str = "\
    Death Outlaw Black Overflow Succession MarriageEnded CityLost NoHeir";
const TIE_BREAKS: &str = "\
    Solo King Hand Protector Fiefs Wardens Villages Shared";

impl Tried for Fief {
    type Book = Ledger;

    /// Three to six Players; every module and every variant alone, all modules, and all together.
    /// It has no decks to choose from.
    fn tables(_: Pool) -> Result<Vec<Table<Fief>>> {
        let mut tables = Vec::new();
        for players in 3..=6 {
            for (name, modules, variants) in rules(players) {
                let setup = Setup { modules, variants, ..Setup::for_players(players) };
                let name = format!("{players} Players, {name}");
                let setup = Box::new(move |_| setup.clone());
                tables.push(Table { name, coverage: can_happen(), setup });
            }
        }
        Ok(tables)
    }

    fn book(&self) -> Ledger {
        Ledger::of(self)
    }

    fn audited(&self, book: &mut Ledger, events: &[Event], coverage: &mut Coverage) -> Vec<String> {
        events.iter().for_each(|event| count(event, coverage));
        let mut faults = self.audit();
        faults.extend(book.audit(self, events));
        faults
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Table(AtTable::RoundStarted { .. }))
    }
}

/// Everything that can happen, counted nowhere yet.
fn can_happen() -> Coverage {
    let mut coverage = Coverage::default();
    let words = |list: &str| list.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    coverage.expect(CARDS, Card::ALL.iter().map(ToString::to_string));
    coverage.expect(TITLES, Title::all().map(|title| title.to_string()));
    coverage.expect(HOUSES, House::ALL.iter().map(ToString::to_string));
    let nobles = House::ALL.into_iter().flat_map(NobleId::of);
    let others = NobleId::HEIRS.into_iter().chain(NobleId::BANNERMEN);
    coverage.expect(NOBLES, nobles.chain(others).map(|noble| noble.to_string()));
    let things = Troop::ALL.iter().map(kind).chain(Building::ALL.iter().map(kind));
    coverage.expect(BOUGHT, things);
    coverage.expect(DEATHS, words(DEATH_CAUSES));
    coverage.expect(FREED, words(FREED_CAUSES));
    coverage.expect(CONTROL, words(CONTROL_CAUSES));
    coverage.expect(RETURNED, words(TITLE_CAUSES));
    coverage.expect(TIES, words(TIE_BREAKS));
    let chapters = [
        ("Table", TABLE_EVENTS),
        ("Court", COURT_EVENTS),
        ("Fortune", FORTUNE_EVENTS),
        ("Purse", PURSE_EVENTS),
        ("War", WAR_EVENTS),
        ("Wall", WALL_EVENTS),
    ];
    for (chapter, events) in chapters {
        let named = events.split_whitespace().map(|event| format!("{chapter}.{event}"));
        coverage.expect(EVENTS, named);
    }
    coverage
}

fn count(event: &Event, coverage: &mut Coverage) {
    coverage.count_kind(EVENTS, event);
    match event {
        Event::Table(event) => match event {
            AtTable::HouseChosen { house, .. } => coverage.count(HOUSES, house.name()),
            AtTable::StartingNobleDrawn { noble, .. } => coverage.count(NOBLES, noble.name()),
            _ => {}
        },
        Event::Court(event) => match event {
            Court::TitleGained { title, .. }
            | Court::TitleTransferred { title, .. }
            | Court::TitleConceded { title, .. } => {
                coverage.count(TITLES, &title.to_string());
            }
            Court::TitleReturned { cause, .. } => coverage.count_kind(RETURNED, cause),
            Court::TookTheBlack { .. } => coverage.count(TITLES, &Title::Brother.to_string()),
            Court::HeirBorn { heir, .. } => coverage.count(NOBLES, heir.name()),
            _ => {}
        },
        Event::Fortune(event) => match event {
            Fortune::CardPlayed { card, .. }
            | Fortune::UprisingBoosted { card, .. }
            | Fortune::DisasterRevealed { card } => coverage.count(CARDS, card.name()),
            Fortune::NobleEntered { noble, .. } => coverage.count(NOBLES, noble.name()),
            Fortune::NobleDied { cause, .. } => coverage.count_kind(DEATHS, cause),
            _ => {}
        },
        Event::Purse(event) => match event {
            Purse::TroopBought { troop, .. } => coverage.count_kind(BOUGHT, troop),
            Purse::BuildingBuilt { building, .. } => coverage.count_kind(BOUGHT, building),
            _ => {}
        },
        Event::War(event) => match event {
            War::ControlGained { cause, .. } => coverage.count_kind(CONTROL, cause),
            War::CaptiveFreed { cause, .. } => coverage.count_kind(FREED, cause),
            _ => {}
        },
        Event::Wall(Wall::GameWon { tie_break: Some(by), .. }) => {
            coverage.count_kind(TIES, by);
        }
        Event::Wall(_) => {}
    }
}

/// The modules and variants a table of so many Players is tried with.
fn rules(players: u8) -> Vec<(&'static str, Modules, Variants)> {
    let (no_module, no_variant) = (Modules::default(), Variants::default());
    let all_modules = Modules { tactics: true, nights_watch: players >= 5, winter: true };
    let all_variants = Variants {
        assassination: true,
        diplomacy: true,
        one_mill: true,
        title_concession: true,
        hidden_gold: true,
    };
    let mut rules = vec![
        ("base game", no_module, no_variant),
        ("Tactics", Modules { tactics: true, ..no_module }, no_variant),
        ("Winter is Coming", Modules { winter: true, ..no_module }, no_variant),
        ("all modules", all_modules, no_variant),
        ("assassination", no_module, Variants { assassination: true, ..no_variant }),
        ("diplomacy", no_module, Variants { diplomacy: true, ..no_variant }),
        ("one mill", no_module, Variants { one_mill: true, ..no_variant }),
        ("title concession", no_module, Variants { title_concession: true, ..no_variant }),
        ("hidden gold", no_module, Variants { hidden_gold: true, ..no_variant }),
        ("all modules and variants", all_modules, all_variants),
    ];
    if players >= 5 {
        rules.push(("Night's Watch", Modules { nights_watch: true, ..no_module }, no_variant));
    }
    rules
}
