// Written by `cargo xtask wire` from the types of the games. Do not edit.

import type { Seat, Seats } from "./tabletop";

/**
 * Which side of an Heir's card is up.
 */
export type Age = "child" | "grown";

/**
 * Troops of a Player in a Village.
 */
export type ArmyView = { seat: Seat, troops?: TroopsView, };

/**
 * What a prompt asks.
 */
export type Ask = "agree_hidden_gold" | "choose_house" | "choose_starting_village" | "window_action" | "free_act" | { "choose_victim": Card } | "choose_sponsor" | "choose_sailor" | "choose_player" | "choose_amount" | "choose_card" | "choose_uprising" | "choose_captive" | "choose_passage" | "also_free" | "choose_famine" | "choose_tax" | "choose_siege" | "choose_fief" | "choose_village" | { "accept_title": [NobleId, Title] } | { "dispose_overflow": [NobleId, Title] } | { "transfer_title": Title } | { "accept_transferred_title": [NobleId, Title] } | "choose_council_seat" | { "hand_consent": NobleId } | "boost_uprising" | "calm_uprising" | "order_uprising_victims" | "choose_losses" | { "avoid_assassination": NobleId } | "add_passage" | { "cancel_death": NobleId } | { "place_noble": NobleId } | "split_gold" | "choose_hand" | "swap_takes" | "swap_gives" | "private_exchange" | "answer_exchange" | { "accept_captive": NobleId } | { "break_marriage": NobleId } | { "choose_fief_heir": FiefId } | { "assign_gained_fief": FiefId } | "name_new_controller" | "maester_exempt" | { "accept_gift_fief": FiefId } | "propose_marriage" | "marriage_terms" | "answer_marriage" | "answer_counter_offer" | "request_annulment" | { "answer_annulment": NobleId } | "destroy_false_idols" | "join_conversion" | "choose_sacrifice" | "pardon_laws" | "pardon_protector" | "declare_outlaw" | "concede_title" | { "concede_to": Title } | { "break_oath": NobleId } | { "name_candidate": Title } | { "place_votes": Title } | { "break_election_tie": Title } | "discard_cards" | "draw_choice" | { "stark_discard_card": Card } | "stark_discard_disaster" | "play_card" | "heir_or_lord" | { "choose_region": Card } | "levy_tax" | { "offer_ransom": NobleId } | { "answer_ransom": NobleId } | "choose_ransom_order" | "council_bid" | "break_bid_tie" | "seat_member" | "wall_bid_troops" | "wall_bid_gold" | "wall_bid_token" | "choose_lord_for_black" | "make_room_for_bonus" | "purchase" | { "place_troop": Troop } | "place_building" | { "choose_fief_holder": FiefId } | { "choose_city": FiefId } | "martell_order" | "move_noble" | { "move_road": NobleId } | { "move_group": NobleId } | { "sail": NobleId } | "landing_permission" | "passage_permission" | "after_denial" | "declare_raid" | "raid_next_step" | { "decline_capture": NobleId } | "consent_control" | "declare_battle" | "offer_to_join" | "accept_helper" | { "persuade": NobleId } | "reroll" | "round_decision" | { "answer_truce": [VillageId, Seat] | null } | { "assign_prisoner": NobleId } | { "assign_taken_captive": NobleId } | "siege_choice" | "pillage_choice";

/**
 * An attribute of a Noble.
 */
export type Attribute = "ambitious" | "blessed" | "cannot_marry" | "coward" | "cruel" | "cunning" | "cursed" | "extravagant" | "fearless" | "hard_to_marry" | "heart_breaker" | "loyal" | "nights_watch_brother" | "persuasive" | "rich" | "shadow" | "storm" | "swift" | "tyrant" | "unlucky" | "prince_of_westeros" | "gods_cursed";

/**
 * An attribute of Nobles, with the rule that tells it.
 */
export type AttributeScene = { attribute: Attribute, rule: string | null, text: string, };

/**
 * The colour of a card's back.
 */
export type Back = "brown" | "grey" | "black";

/**
 * A Battle or Raid in progress.
 */
export type BattleView = { village: VillageId, offensive: SideView, defensive: SideView, raid?: boolean, round?: number, 
/**
 * Whether those inside came out to fight.
 */
sallied?: boolean, 
/**
 * Whether a Secret Passage leads around the walls.
 */
passage?: boolean, 
/**
 * The Nobles who fall in this round.
 */
fallen?: Array<NobleId>, 
/**
 * Whether the truce that is asked for would change Control.
 */
truce_for_control?: boolean, 
/**
 * The truce that is asked for.
 */
truce?: TruceView, };

/**
 * What is bid for.
 */
export type BidOn = "council" | "wall";

/**
 * The bids revealed last, and the one in progress.
 */
export type BidsView = { council?: Array<number>, wall_troops?: Array<number>, wall_gold?: Array<number>, wall_tokens?: Array<Seat>, 
/**
 * What is bid for now.
 */
on?: BidOn, 
/**
 * The least bid that can win.
 */
least?: number, 
/**
 * One's own bid, while it is sealed.
 */
own?: number, tied?: Array<Seat>, winner?: Seat, position?: Master, };

/**
 * Where the ground of two Villages meets.
 */
export type BorderScene = { ends: [[number, number], [number, number]], between: [VillageId, VillageId], };

/**
 * A building that can be bought.
 */
export type Building = "stronghold" | "mill" | "sept" | "maester";

/**
 * A building: what it costs and what it is good for.
 */
export type BuildingScene = { building: Building, name: string, price: number, rule: string, text: string, };

/**
 * The size of the drawing.
 */
export type Canvas = { 
/**
 * Its width.
 */
width: number, 
/**
 * Its height.
 */
height: number, 
/**
 * The strip kept free for the Wall: left, top, right, bottom.
 */
wall_strip: [number, number, number, number], };

/**
 * A card. Cards of one name are alike.
 */
export type Card = "new_lord" | "new_lady" | "join_the_small_council" | "mother_of_dragons" | "bountiful_harvest" | "good_weather" | "taxes" | "uprising" | "secret_passage" | "assassination" | "justice" | "abduction" | "heavy_rain" | "famine" | "plague";

/**
 * A card as printed.
 */
export type CardScene = { code: Card, name: string, picture: string, back: Back, deck: Deck, 
/**
 * How many there are.
 */
count: number, 
/**
 * Whether it can be played in any window.
 */
opportunity: boolean, rule: string, text: string, };

/**
 * What changes the dice and hits of a roll besides strength.
 */
export type Causes = { 
/**
 * Dice lost to a Fortification.
 */
penalty: number, 
/**
 * Dice won by the Mother of Dragons.
 */
dragons: number, fearless: number, whitecloaks: number, 
/**
 * Hits won in the defence against a Raid.
 */
raid: number, };

/**
 * The ground nearest to a Village.
 */
export type CellScene = { village: VillageId, ground: Array<[number, number]>, };

/**
 * The colour of a Player's counters.
 */
export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "white";

/**
 * How a Player comes to Control a Village.
 */
export type ControlCause = "setup" | "occupied" | "transfer" | "truce";

/**
 * Marriages, outlaws, elections, Titles.
 */
export type Court = { "gods_cursed_rolled": { noble: NobleId, die: number, } } | { "marriage_proposed": { by: Seat, own: NobleId, other: NobleId, gold: number, } } | { "marriage_declined": { by: Seat, } } | { "counter_offered": { by: Seat, gold: number, } } | { "marriage_made": { lord: NobleId, lady: NobleId, } } | { "dowry_paid": { from: Seat, to: Seat, amount: number, } } | { "annulment_asked": { by: Seat, noble: NobleId, } } | { "annulment_refused": { by: Seat, } } | { "marriage_ended": { one: NobleId, other: NobleId, } } | { "alliance_formed": { one: Seat, other: Seat, } } | { "alliance_ended": { one: Seat, other: Seat, } } | { "idols_destroyed": { protector: NobleId, septs: number, } } | { "hand_converted": { hand: NobleId, } } | { "idols_gold": { seat: Seat, amount: number, } } | { "noble_sacrificed": { noble: NobleId, } } | { "outlaw_declared": { noble: NobleId, by: NobleId | null, } } | { "outlaw_pardoned": { noble: NobleId, by: NobleId, } } | { "took_the_black": { noble: NobleId, } } | { "oath_broken": { noble: NobleId, } } | { "title_conceded": { from: NobleId, to: NobleId, title: Title, } } | { "election_opened": { title: Title, } } | { "election_skipped": { title: Title, } } | { "candidate_named": { seat: Seat, noble: NobleId, } } | { "votes_placed": { seat: Seat, on: NobleId | null, and: NobleId | null, } } | { "votes_revealed": { seat: Seat, on: NobleId | null, votes: number, } } | { "votes_counted": { noble: NobleId, votes: number, } } | { "tie_broken": { by: Seat, noble: NobleId, } } | { "election_result": { title: Title, winner: NobleId | null, } } | { "title_gained": { noble: NobleId, title: Title, } } | { "title_refused": { noble: NobleId, title: Title, } } | { "title_transferred": { from: NobleId, to: NobleId, title: Title, } } | { "title_returned": { noble: NobleId, title: Title, cause: TitleCause, } } | { "regency_began": { queen: NobleId, } } | { "regency_ended": { queen: NobleId, } } | { "heir_born": { heir: NobleId, queen: NobleId, } } | { "heir_acceded": { heir: NobleId, } } | { "card_promised": { by: Seat, to: Seat, card: Card | null, } } | { "card_asked": { by: Seat, of: Seat, card: Card | null, } } | { "marker_spent": { seat: Seat, } };

/**
 * A part of a deal to be settled.
 */
export type Deal = "offer_gold" | "ask_gold" | "offer_card" | "ask_card" | "counter" | "extend" | "propose" | "leave";

/**
 * Why a Noble died.
 */
export type DeathCause = "gods_cursed" | "sacrifice" | "plague" | "uprising" | "calming" | "assassination" | "justice" | "executed" | "cruel" | "battle";

/**
 * One of the two decks.
 */
export type Deck = "fortune" | "court";

/**
 * What everybody sees of the decks.
 */
export type DecksView = { fortune?: number, fortune_next?: Back, fortune_discard?: Card, court?: number, court_discard?: Card, track?: number, 
/**
 * A Disaster that is revealed and has not struck yet.
 */
revealed?: Card, 
/**
 * The card Stark discarded last, unseen or seen.
 */
stark_discarded?: Card, };

/**
 * What can be declared in an effect window besides a card.
 */
export type Declaration = "shadow_escape" | "arryn_execute" | "greyjoy_steal" | "lannister_look" | "whisperers_look" | "tyrell_remove_famine" | "refuse_tax" | "release_captive" | "hand_over_captive" | "give_gold" | "rookery_give_card" | "spend_diplomacy_marker" | "end_siege" | "grant_fief" | "transfer_control" | "designate_ship" | "shadow_step" | "shadow_battle";

/**
 * What a group does whose passage was denied.
 */
export type Denied = "stay" | "go_back" | "secret_passage" | "shadow" | "raid";

/**
 * An election: who stands, and where markers lie face down.
 */
export type ElectionView = { title?: Title, candidates?: Array<NobleId>, 
/**
 * The candidates each Player's markers lie on; which is FOR is secret.
 */
markers?: Array<[Seat, Array<NobleId>]>, 
/**
 * How many votes each Player has.
 */
votes?: Array<number>, 
/**
 * The fewest votes that elect.
 */
needed?: number, 
/**
 * For a King, how many Wardens and Small Council Members are among each Player's votes: two of the one or one of the
 * other must stand behind him.
 */
voices?: Array<VoicesView>, 
/**
 * What each candidate received, once the markers are turned over.
 */
tally?: Array<[NobleId, number]>, 
/**
 * One's own markers.
 */
own_for?: NobleId, own_decoy?: NobleId, };

/**
 * Where a Noble is who is not in a Village.
 */
export type Elsewhere = "wall" | "arriving";

/**
 * A Siege Engine on the map.
 */
export type EngineView = { village: VillageId, dice?: number, };

/**
 * Something that happened.
 */
export type Event = { "table": Table } | { "court": Court } | { "fortune": Fortune } | { "purse": Purse } | { "war": War } | { "wall": Wall };

/**
 * One of the eight Fiefs.
 */
export type FiefId = `f${number}`;

/**
 * A Fief.
 */
export type FiefScene = { key: FiefId, name: string, lord: string, lady: string, colour: string, 
/**
 * What its Title costs.
 */
cost: number, };

/**
 * Tallage on a Fief.
 */
export type FiefView = { tallage_by?: Seat, };

/**
 * What stands on a Village to protect it.
 */
export type Fortification = "none" | "stronghold" | "city";

/**
 * Cards, Disasters, Nobles, taxes, Uprisings.
 */
export type Fortune = { "cards_discarded": { seat: Seat, cards: Array<Card>, } } | { "card_drawn": { seat: Seat, deck: Deck, card: Card | null, } } | { "disaster_tracked": { seat: Seat, space: number, } } | { "disaster_discarded": { card: Card, } } | { "stark_discarded": { card: Card, } } | { "deck_reshuffled": { deck: Deck, cards: number, } } | { "season_advanced": { season: Season, } } | { "draw_exhausted": { seat: Seat, } } | { "disasters_shuffled_back": { count: number, } } | { "disaster_revealed": { card: Card, } } | { "cursed_rolled": { noble: NobleId, hits: number, } } | { "disaster_rolled": { card: Card, die: number, } } | { "disaster_placed": { card: Card, region: RegionId, } } | { "disaster_cancelled": { card: Card, region: RegionId, } } | { "disaster_false_alarm": { card: Card, } } | { "plague_rolled": { noble: NobleId, die: number, } } | { "plague_exempted": { village: VillageId, seat: Seat, } } | { "troops_lost": { seat: Seat, village: VillageId, troop: Troop, count: number, } } | { "card_played": { seat: Seat, card: Card, } } | { "card_on_region": { card: Card, region: RegionId, } } | { "card_taken_back": { seat: Seat, card: Card, } } | { "noble_entered": { seat: Seat, noble: NobleId, } } | { "noble_placed": { noble: NobleId, village: VillageId, } } | { "noble_died": { noble: NobleId, cause: DeathCause, } } | { "death_cancelled": { noble: NobleId, } } | { "tallage_levied": { seat: Seat, fief: FiefId, } } | { "warden_tax_levied": { seat: Seat, region: RegionId, } } | { "tax_refused": { seat: Seat, noble: NobleId, } } | { "tax_removed": { seat: Seat, } } | { "uprising_started": { seat: Seat | null, village: VillageId, } } | { "uprising_boosted": { seat: Seat, card: Card, } } | { "calm_attempted": { noble: NobleId, gold: number, die: number, } } | { "uprising_rolled": { hits: number, dice: Array<number>, } } | "uprising_failed" | { "buildings_destroyed": { village: VillageId, mills: number, stronghold: boolean, } } | { "passage_used": { seat: Seat, } } | { "passage_shown": { seat: Seat, noble: NobleId, } } | { "shadow_used": { noble: NobleId, } } | { "assassination": { victim: NobleId, sponsor: NobleId, } } | { "assassination_rolled": { die: number, } } | { "assassin_marked": { noble: NobleId, } } | { "justice_done": { noble: NobleId, } } | { "abduction": { by: NobleId, victim: NobleId, } };

/**
 * How a Captive comes free.
 */
export type FreedCause = "ransom" | "released" | "secret_passage" | "shadow" | "unguarded" | "captor_beaten";

/**
 * Why an Uprising card may be played.
 */
export type Ground = "tallage" | "warden_tax" | "famine" | "tyrant" | "gods_cursed";

/**
 * A House, played by one Player.
 */
export type House = "arryn" | "baratheon" | "greyjoy" | "lannister" | "martell" | "stark" | "tully" | "tyrell" | "targaryen";

/**
 * A House.
 */
export type HouseScene = { house: House, name: string, home: FiefId | null, 
/**
 * The rules of what it can do.
 */
rules: Array<string>, };

/**
 * The parts of a Player's income.
 */
export type Income = { villages: number, mills: number, septs: number, tallage: number, warden_tax: number, titles: number, attributes: number, house: number, deductions: number, total: number, };

/**
 * A thing that can be picked. At most four bytes, so that a prompt's things lie in the state.
 */
export type Item = "pass" | "done" | "yes" | "no" | { "house": House } | { "player": Seat } | { "village": VillageId } | { "road": RoadId } | { "fief": FiefId } | { "region": RegionId } | { "noble": NobleId } | { "title": Title } | { "master": Master } | { "card": Card } | { "held": { 
/**
 * The place, from 0.
 */
place: number, 
/**
 * The card.
 */
card: Card, } } | { "deck": Deck } | { "troop": Troop } | { "unit": { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Its kind.
 */
troop: Troop, 
/**
 * Which of them, from 0.
 */
number: number, } } | { "building": Building } | { "buy_fief": FiefId } | { "declare": Declaration } | { "tallage": [FiefId, NobleId] } | { "warden_tax": [RegionId, NobleId] } | "hand_tax" | { "uprising": [VillageId, Ground] } | { "for": NobleId } | { "decoy": NobleId } | { "side": Side } | { "round": RoundDecision } | { "hand": Which } | { "turn": Turn } | { "denied": Denied } | { "siege": [SiegeDecision, VillageId] } | { "die": number } | { "deal": Deal } | { "voyage": [VillageId, VillageId] } | { "opponent": [VillageId, Seat] } | { "match": [NobleId, NobleId] } | { "stationed": { 
/**
 * Where it stands.
 */
village: VillageId, 
/**
 * Its kind.
 */
troop: Troop, 
/**
 * Which of them, from 0.
 */
number: number, } } | { "discard": Card };

/**
 * A piece of land with sea all around, in points of the canvas.
 */
export type LandScene = { 
/**
 * Its coast.
 */
outline: Array<[number, number]>, 
/**
 * The ground nearest to each of its Villages; what lies beyond the coast is sea.
 */
cells: Array<CellScene>, 
/**
 * Where the ground of two Villages meets.
 */
borders: Array<BorderScene>, };

/**
 * A Disaster on a Region: as the card itself or as a copy of WiC.
 */
export type Lying = "no" | "card" | "copy";

/**
 * A map: what `map.toml` says, and what another map of the same form says.
 */
export type Map = { 
/**
 * The size of the drawing.
 */
canvas: Canvas, 
/**
 * The eight Fiefs.
 */
fief: Array<MapFief>, 
/**
 * The five Regions.
 */
region: Array<MapRegion>, 
/**
 * The Villages.
 */
village: Array<MapVillage>, 
/**
 * The roads.
 */
road: Array<MapRoad>, };

/**
 * A Fief of the map.
 */
export type MapFief = { 
/**
 * Its key.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The Title of a Lord.
 */
title_m: string, 
/**
 * The Title of a Lady.
 */
title_f: string, 
/**
 * The House at home there.
 */
house: string, 
/**
 * Its colour.
 */
colour: string, 
/**
 * What its Title costs.
 */
cost: number, };

/**
 * A Region of the map.
 */
export type MapRegion = { 
/**
 * Its number, 1 to 5.
 */
number: number, 
/**
 * Its key.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its Warden's Title.
 */
warden: string, 
/**
 * Its Principal Village.
 */
principal: string, };

/**
 * A road of the map.
 */
export type MapRoad = { 
/**
 * The Village at one end.
 */
a: string, 
/**
 * The Village at the other end.
 */
b: string, 
/**
 * By land or by sea.
 */
kind: RoadKind, 
/**
 * Points it is drawn through.
 */
via: Array<[number, number]>, };

/**
 * A Village of the map.
 */
export type MapVillage = { 
/**
 * Its key.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The key of its Fief.
 */
fief: string, 
/**
 * The number of its Region.
 */
region: number, 
/**
 * Whether it is its Region's Principal Village.
 */
principal: boolean, 
/**
 * Whether a sea road starts from it.
 */
coastal: boolean, 
/**
 * Where it is drawn, from the left.
 */
x: number, 
/**
 * Where it is drawn, from the top.
 */
y: number, };

/**
 * A marriage that is proposed, and on which terms.
 */
export type MarriageView = { by: Seat, to: Seat, own: NobleId, other: NobleId, 
/**
 * Gold from the proposer to the other Player; negative the other way round.
 */
gold?: number, offers_card?: boolean, asks_card?: boolean, 
/**
 * Which cards, for the two Players.
 */
card?: Card, asked_card?: Card, };

/**
 * A Master position of the Small Council.
 */
export type Master = "ships" | "laws" | "whisperers" | "coin";

/**
 * The modules: Tactics, Night's Watch, Winter is Coming.
 */
export type Modules = { 
/**
 * The Tactics expansion (TE).
 */
tactics: boolean, 
/**
 * The Night's Watch expansion (NWE).
 */
nights_watch: boolean, 
/**
 * The Winter is Coming variant (WiC).
 */
winter: boolean, };

/**
 * Who is on the move: told to the mover, and to all once leave is asked or a Raid begun.
 */
export type MoveView = { leader?: NobleId, from?: VillageId, to?: VillageId, road?: RoadId, by?: WayView, 
/**
 * Those whose leave is needed and not given.
 */
asks?: Array<Seat>, 
/**
 * How many steps the leader has left.
 */
steps_left?: number, 
/**
 * Who goes with the leader, as far as that is settled.
 */
nobles?: Array<NobleId>, 
/**
 * The Noble who has a ship.
 */
ship?: NobleId, 
/**
 * Roads that were denied in this turn.
 */
denied?: Array<[NobleId, RoadId]>, };

/**
 * A Noble: his place in [`NOBLES`].
 */
export type NobleId = `n${number}`;

/**
 * A Noble as printed.
 */
export type NobleScene = { key: NobleId, name: string, 
/**
 * What a picture of him is called.
 */
picture: string, house: House | null, sex: Sex, attributes: Array<Attribute>, };

/**
 * A Noble in play.
 */
export type NobleView = { noble: NobleId, seat: Seat, village?: VillageId, 
/**
 * On the Wall, or arriving.
 */
elsewhere?: Elsewhere, road?: RoadId, captor?: Seat, 
/**
 * What sets a Captive free.
 */
ransom?: number, spouse?: NobleId, titles?: Array<Title>, 
/**
 * What the Titles are called, his being a Lord or a Lady.
 */
styles?: Array<string>, 
/**
 * Which side of his card is up, for an Heir.
 */
age?: Age, 
/**
 * Steps taken in this Movement Phase.
 */
steps?: number, outlaw?: boolean, assassin?: boolean, gods_cursed?: boolean, };

/**
 * What a table may settle besides the book's variants; the defaults are the book's.
 */
export type Options = { 
/**
 * Whether a Disaster passes by a Region on which another lies.
 */
soft_disasters: boolean, 
/**
 * How many Diplomacy markers each Player has.
 */
diplomacy_markers: number, 
/**
 * How many Victory Points a Player needs alone.
 */
points_alone: number, };

/**
 * The Phases of a round.
 */
export type Phase = "setup" | "hear_ye" | "cards" | "income" | "purchase" | "movement" | "battles" | "wall" | "end_of_round";

/**
 * A Player as somebody sees him.
 */
export type PlayerView = { seat: Seat, colour: Colour, name?: string, house?: House, 
/**
 * Hidden from others with hidden gold.
 */
gold?: number, 
/**
 * The backs of the cards in hand, which everybody sees.
 */
backs?: Array<Back>, 
/**
 * The cards themselves, for their owner.
 */
hand?: Array<Card>, 
/**
 * The hand the Player looked at last, as it was then, for himself.
 */
seen?: [Seat, Array<Card>], character_deck?: number, stock?: TroopsView, engines?: Array<EngineView>, diplomacy?: number, victory_points?: number, 
/**
 * What he needs to win, alone or with the ally.
 */
victory_needed?: number, ally?: Seat, recruit?: boolean, 
/**
 * Whether the Player has committed something unseen.
 */
committed?: boolean, };

/**
 * What one member of a talk proposes to another.
 */
export type ProposalView = { from: Seat, to: Seat, gold?: number, card?: Card, asked_gold?: number, asked_card?: Card, };

/**
 * Income, ransoms, bids, purchases.
 */
export type Purse = { "income_paid": { seat: Seat, income: Income | null, } } | { "ransom_offered": { seat: Seat, noble: NobleId, amount: number, } } | { "ransom_refused": { noble: NobleId, } } | { "ransom_paid": { seat: Seat, captor: Seat, noble: NobleId, amount: number, } } | { "council_bid_revealed": { seat: Seat, amount: number, } } | { "council_bid_won": { seat: Seat, } } | "council_bid_failed" | { "bid_tie_broken": { by: Seat, seat: Seat, } } | { "council_seat_bought": { seat: Seat, noble: NobleId, title: Title, price: number, } } | { "wall_troops_shown": { seat: Seat, worth: number, } } | { "wall_bid_revealed": { seat: Seat, troops: number, gold: number, token: boolean, total: number, } } | { "wall_bid_result": { total: number, value: number, surplus: number, } } | { "bonus_card_forgone": { seat: Seat, } } | { "supplies_stored": { amount: number, } } | { "supplies_taken": { seat: Seat, amount: number, } } | { "troop_bought": { seat: Seat, troop: Troop, village: VillageId, price: number, } } | { "building_built": { seat: Seat, building: Building, village: VillageId, price: number, } } | { "fief_bought": { seat: Seat, fief: FiefId, noble: NobleId, price: number, } } | { "fief_granted": { fief: FiefId, noble: NobleId, } } | { "fief_gift_refused": { seat: Seat, fief: FiefId, } } | { "city_founded": { fief: FiefId, village: VillageId, } };

/**
 * A ransom offered for a Captive.
 */
export type RansomView = { noble: NobleId, offered: number, captor?: Seat, };

/**
 * One of the five Regions, counted from 0; its number on the die is one more.
 */
export type RegionId = `g${number}`;

/**
 * A Region.
 */
export type RegionScene = { key: RegionId, number: number, name: string, warden: string, principal: VillageId, };

/**
 * A Region: the cards and the taxes on it.
 */
export type RegionView = { rain?: Lying, famine?: Lying, plague?: Lying, harvest?: boolean, weather?: boolean, 
/**
 * Who collects the Warden Tax.
 */
taxed_by?: Seat, };

/**
 * A road of the map.
 */
export type RoadId = `r${number}`;

/**
 * By land or by sea.
 */
export type RoadKind = "land" | "sea";

/**
 * A road on the map.
 */
export type RoadScene = { key: RoadId, a: VillageId, b: VillageId, kind: RoadKind, 
/**
 * Bends on the way from `a` to `b`.
 */
via: Array<[number, number]>, };

/**
 * What a Leader decides after a round.
 */
export type RoundDecision = "continue" | "truce" | "truce_for_control" | "surrender";

/**
 * A rule of the catalogue.
 */
export type RuleScene = { id: string, title: string, text: string, };

/**
 * What never changes in a game.
 */
export type Scenery = { canvas: Canvas, lands: Array<LandScene>, villages: Array<VillageScene>, roads: Array<RoadScene>, fiefs: Array<FiefScene>, regions: Array<RegionScene>, houses: Array<HouseScene>, nobles: Array<NobleScene>, attributes: Array<AttributeScene>, cards: Array<CardScene>, titles: Array<TitleScene>, troops: Array<TroopScene>, buildings: Array<BuildingScene>, rules: Array<RuleScene>, setup: SetupScene, };

/**
 * The seasons.
 */
export type Season = "summer" | "autumn" | "winter";

/**
 * What a game is begun with.
 */
export type Setup = { 
/**
 * How many Players.
 */
players: number, 
/**
 * The House of each seat; empty when the Players choose in turn order.
 */
houses: Array<House>, 
/**
 * The modules in use.
 */
modules: Modules, 
/**
 * The variants in use.
 */
variants: Variants, 
/**
 * What this table has settled besides.
 */
options: Options, 
/**
 * The faces of the Battle Die.
 */
battle_die: [number, number, number, number, number, number], 
/**
 * Whether the Shadow Tower's Uprisings may be calmed.
 */
calm_wall_uprisings: boolean, 
/**
 * Another map of the same form.
 */
map: Map | null, };

/**
 * How a table is set up, with its limits.
 */
export type SetupScene = { players: [number, number], 
/**
 * What is played where nothing else is said.
 */
default: Setup, modules: Array<SwitchScene>, variants: Array<SwitchScene>, };

/**
 * Lord or Lady.
 */
export type Sex = "lord" | "lady";

/**
 * A side of a Battle.
 */
export type Side = "offensive" | "defensive";

/**
 * One side of a Battle.
 */
export type SideView = { leader: Seat, seats?: Array<Seat>, nobles?: Array<NobleId>, 
/**
 * Strength Points: of the Troops, and one for each Noble.
 */
strength?: number, 
/**
 * How many dice it rolls now.
 */
dice?: number, 
/**
 * Dice the walls keep off.
 */
penalty?: number, 
/**
 * What its dice showed last.
 */
rolled?: Array<number>, 
/**
 * Hits it scored last, bonuses included.
 */
hits?: number, 
/**
 * What makes them besides the dice, and what changed the number of dice.
 */
causes?: Causes, 
/**
 * The Troops it loses in this round, as far as that is settled.
 */
lost?: Array<ArmyView>, 
/**
 * Who has joined it.
 */
helpers?: Array<Seat>, };

/**
 * What a Player does in the siege step in a Village.
 */
export type SiegeDecision = "start" | "continue" | "end" | "nothing";

/**
 * What an Uprising strikes.
 */
export type Struck = { "village": Ground } | { "noble": NobleId } | { "wall": Seat };

/**
 * Counters of the common supply.
 */
export type Supply = { 
/**
 * Mills left.
 */
mills: number, 
/**
 * Strongholds left.
 */
strongholds: number, 
/**
 * Septs left.
 */
septs: number, };

/**
 * A module or variant that can be switched on.
 */
export type SwitchScene = { name: string, title: string, text: string, 
/**
 * How many players it needs.
 */
players: number, };

/**
 * Setup, rounds, windows, gifts and talks.
 */
export type Table = { "game_created": { players: number, } } | { "hidden_gold_agreed": { agreed: boolean, } } | { "first_player_drawn": { seat: Seat, } } | { "first_player_taken": { seat: Seat, } } | { "house_chosen": { seat: Seat, house: House, } } | { "starting_noble_drawn": { seat: Seat, noble: NobleId, } } | { "starting_village_chosen": { seat: Seat, village: VillageId, } } | "setup_done" | { "round_started": { round: number, } } | { "phase_started": { phase: Phase, } } | { "gold_given": { from: Seat, to: Seat, amount: number, } } | { "card_given": { from: Seat, to: Seat, card: Card | null, } } | { "diplomacy_started": { seat: Seat, members: Seats, } } | { "gold_exchanged": { from: Seat, to: Seat, amount: number | null, } } | { "exchange_proposed": { from: Seat, to: Seat, members: Seats, gold: number, card: Card | null, asked_gold: number, asked_card: Card | null, } } | { "diplomacy_extended": { seat: Seat, } } | { "diplomacy_ended": { members: Seats, } } | { "hand_looked_at": { by: Seat, of: Seat, cards: Array<Card> | null, } } | { "card_swapped": { by: Seat, with: Seat, taken: Card | null, given: Card | null, } } | { "gold_stolen": { by: Seat, from: Seat, amount: number, } };

/**
 * A private talk.
 */
export type TalkView = { by: Seat, members?: Array<Seat>, 
/**
 * What is proposed, for the members.
 */
proposal?: ProposalView, };

/**
 * Greyjoy's theft: the victim's gold in two closed hands.
 */
export type TheftView = { by: Seat, from: Seat, 
/**
 * What the victim put in the left hand, for himself.
 */
left?: number, };

/**
 * What decided between several winners.
 */
export type TieBreak = "solo" | "king" | "hand" | "protector" | "fiefs" | "wardens" | "villages" | "shared";

/**
 * A Title.
 */
export type Title = "king" | "queen" | "protector" | "hand" | { "master": Master } | { "warden": RegionId } | { "fief": FiefId } | "lord_commander" | "mother_of_dragons" | "brother";

/**
 * Why a Title goes back to the board.
 */
export type TitleCause = "death" | "outlaw" | "black" | "overflow" | "succession" | "marriage_ended" | "city_lost" | "no_heir";

/**
 * Which slot of a Noble a Title takes.
 */
export type TitleKind = "fief" | "military" | "high" | "special";

/**
 * A Title.
 */
export type TitleScene = { key: string, title: Title, name: string, kind: TitleKind, victory_points: number, };

/**
 * A kind of Troop.
 */
export type Troop = "man_at_arms" | "archer" | "knight" | "champion" | "unsullied" | "whitecloak_knight" | "whitecloak_man_at_arms" | "recruit";

/**
 * A kind of Troop: what it costs and what it is good for.
 */
export type TroopScene = { troop: Troop, name: string, plural: string, price: number, strength: number, mounted: boolean, };

/**
 * Troops of a Player, kind by kind.
 */
export type TroopsView = { men_at_arms?: number, unsullied?: number, archers?: number, knights?: number, champions?: number, };

/**
 * A truce that is asked for.
 */
export type TruceView = { 
/**
 * Who is asked for it.
 */
of: Seat, 
/**
 * The Village whose Control would change.
 */
village?: VillageId, 
/**
 * Who would Control it.
 */
to?: Seat, };

/**
 * When Martell moves.
 */
export type Turn = "first" | "normal" | "last";

/**
 * Where the round is.
 */
export type TurnView = { round: number, phase: Phase, first: Seat, turn?: Seat, window?: WindowView, season?: Season, idols_destroyed?: boolean, card_on_table?: Card, dice?: Array<number>, stolen?: number, };

/**
 * An Uprising, in progress or over.
 */
export type UprisingView = { village: VillageId, struck?: Struck, 
/**
 * Whether it is in progress.
 */
active?: boolean, by?: Seat, 
/**
 * Uprising cards played, and those not calmed.
 */
stack?: number, effects?: number, 
/**
 * Dice the walls keep off.
 */
penalty?: number, passage?: boolean, hits?: number, order?: Array<Seat>, };

/**
 * The variants of section 10.
 */
export type Variants = { 
/**
 * An Assassination succeeds only on a roll.
 */
assassination: boolean, 
/**
 * Gold changes hands only with a Diplomacy marker.
 */
diplomacy: boolean, 
/**
 * One Mill per Village.
 */
one_mill: boolean, 
/**
 * Titles may be conceded inside a House.
 */
title_concession: boolean, 
/**
 * Treasuries are hidden, if every Player agrees.
 */
hidden_gold: boolean, };

/**
 * A Village of the map.
 */
export type VillageId = `v${number}`;

/**
 * A Village on the map.
 */
export type VillageScene = { key: VillageId, name: string, fief: FiefId, region: RegionId, coastal: boolean, principal: boolean, at: [number, number], };

/**
 * A Village.
 */
export type VillageView = { village: VillageId, controller?: Seat, fortification?: Fortification, mills?: number, sept?: boolean, maester?: boolean, besiegers?: Array<Seat>, armies?: Array<ArmyView>, };

/**
 * Those among a Player's votes for a King without whom there is none.
 */
export type VoicesView = { seat: Seat, wardens?: number, members?: number, };

/**
 * Troops on a road into a Village.
 */
export type WaitingView = { seat: Seat, village: VillageId, road: RoadId, troops?: TroopsView, };

/**
 * The Wall, the end of a round, victory.
 */
export type Wall = { "wall_rolled": { dice: Array<number>, modifier: number, result: number, } } | { "wall_moved": { value: number, } } | { "castle_fell": { castle: number, } } | "realm_lost" | "map_cleared" | { "victory_points_counted": { seat: Seat, points: number, } } | { "alliance_counted": { alliance: Seats, points: number, } } | { "game_won": { winners: Seats, points: number, tie_break: TieBreak | null, } } | { "first_player_passed": { seat: Seat, } };

/**
 * The Wall.
 */
export type WallView = { value?: number, castles?: number, gold?: number, };

/**
 * Movement, Control, Captives, Battles, sieges, pillage.
 */
export type War = { "movement_order_set": { turn: Turn, } } | { "ship_designated": { by: Seat, noble: NobleId, } } | { "sailed": { noble: NobleId, from: VillageId, to: VillageId, } } | { "landing_denied": { by: Seat, } } | { "step_moved": { seat: Seat, nobles: Array<NobleId>, troops: [number, number, number, number, number, number, number], from: VillageId, to: VillageId, } } | { "group_impossible": { leader: NobleId, } } | { "permission_asked": { seat: Seat, of: Seat, village: VillageId, } } | { "permission_given": { by: Seat, } } | { "permission_denied": { by: Seat, } } | { "control_gained": { seat: Seat, village: VillageId, cause: ControlCause, } } | { "control_lost": { seat: Seat, village: VillageId, } } | { "raid_declared": { seat: Seat, village: VillageId, } } | { "raid_won": { seat: Seat, } } | { "raid_ended": { seat: Seat, } } | { "noble_captured": { noble: NobleId, captor: Seat, } } | { "capture_declined": { noble: NobleId, by: Seat, } } | { "captive_handed_over": { noble: NobleId, to: Seat, } } | { "captive_freed": { noble: NobleId, cause: FreedCause, } } | { "battle_declared": { seat: Seat, on: Seat, village: VillageId, } } | { "helper_joined": { seat: Seat, side: Side, } } | { "helper_refused": { seat: Seat, by: Seat, } } | { "man_at_arms_turned": { from: Seat, to: Seat, by: NobleId, } } | { "archers_shot": { side: Side, dice: Array<number>, hits: number, } } | { "battle_rolled": { side: Side, strength: number, dice: Array<number>, hits: number, causes: Causes, } } | { "dice_rerolled": { side: Side, dice: Array<number>, } } | { "truce_asked": { by: Seat, control: [VillageId, Seat] | null, } } | "truce_made" | { "truce_refused": { by: Seat, } } | { "surrendered": { by: Seat, } } | { "battle_ended": { village: VillageId, winner: Seat | null, } } | { "siege_started": { seat: Seat, village: VillageId, } } | { "siege_continued": { seat: Seat, village: VillageId, } } | { "siege_ended": { seat: Seat, village: VillageId, } } | { "pillaged": { seat: Seat, village: VillageId, mills: number, gold: number, } } | { "whitecloaks_reverted": { seat: Seat, } } | { "recruit_deserted": { seat: Seat, } };

/**
 * How a group goes.
 */
export type WayView = "road" | "passage" | "shadow" | "raid" | "ship";

/**
 * One of two hands.
 */
export type Which = "left" | "right";

/**
 * Whitecloaks of the King or the Queen.
 */
export type Whitecloaks = { 
/**
 * Whitecloak Knights.
 */
knights: number, 
/**
 * Whitecloak Men at Arms.
 */
men_at_arms: number, };

/**
 * A window: every Player may declare an effect or pass, until all have passed in a row.
 */
export type WindowView = { 
/**
 * Whose chance it is.
 */
seat: Seat, 
/**
 * Who has passed in a row, the first first.
 */
passed?: Array<Seat>, };

/**
 * A view, section by section.
 */
export interface Parts {
  turn?: TurnView;
  [key: `s${number}`]: PlayerView;
  [key: `n${number}`]: NobleView;
  [key: `v${number}`]: VillageView;
  [key: `g${number}`]: RegionView;
  [key: `f${number}`]: FiefView;
  dead?: Array<[NobleId, Seat]>;
  titles?: Array<[Title, NobleId]>;
  supply?: Supply;
  whitecloaks?: [Whitecloaks, Whitecloaks];
  wall?: WallView;
  bids?: BidsView;
  decks?: DecksView;
  election?: ElectionView;
  voted?: Array<NobleId | null>;
  uprising?: UprisingView;
  theft?: TheftView;
  talk?: TalkView;
  marriage?: MarriageView;
  annulment?: NobleId;
  ransom?: RansomView;
  waiting?: Array<WaitingView>;
  move?: MoveView;
  battle?: BattleView;
  incomes?: Array<Income>;
}

/**
 * What the grammar of play leaves to this game.
 */
export interface Game {
  ask: Ask;
  item: Item;
  event: Event;
  scenery: Scenery;
  setup: Setup;
  parts: Parts;
}
