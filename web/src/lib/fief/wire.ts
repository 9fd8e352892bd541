// What the page knows of a fief table: the sections of the view and the scenery. Names are those of crates/fief.

export type Seat = number
export type Key = string
export type Phase = 'setup' | 'hear_ye' | 'cards' | 'income' | 'purchase' | 'movement' | 'battles' | 'wall' | 'end_of_round'
export type Season = 'summer' | 'autumn' | 'winter'
export type House = 'arryn' | 'baratheon' | 'greyjoy' | 'lannister' | 'martell' | 'stark' | 'tully' | 'tyrell' | 'targaryen'
export type Back = 'brown' | 'grey' | 'black'
export type Lying = 'no' | 'card' | 'copy'
export type Title = string | Record<string, string>

export interface Canvas { width: number; height: number; wall_strip: [number, number, number, number] }
export interface LandScene {
  outline: [number, number][]
  cells: { village: Key; ground: [number, number][] }[]
  borders: { ends: [[number, number], [number, number]]; between: [Key, Key] }[]
}
export interface VillageScene { key: Key; name: string; fief: Key; region: Key; coastal: boolean; principal: boolean; at: [number, number] }
export interface RoadScene { key: Key; a: Key; b: Key; kind: 'land' | 'sea'; via: [number, number][] }
export interface FiefScene { key: Key; name: string; lord: string; lady: string; colour: string; cost: number }
export interface RegionScene { key: Key; number: number; name: string; warden: string; principal: Key }
export interface HouseScene { house: House; name: string; home: Key | null; rules: string[] }
export interface NobleScene { key: Key; name: string; picture: string; house: House | null; sex: 'lord' | 'lady'; attributes: string[] }
export interface AttributeScene { attribute: string; rule: string | null; text: string }
export interface CardScene { code: string; name: string; picture: string; back: Back; deck: 'fortune' | 'court'; count: number; opportunity: boolean; rule: string; text: string }
export interface TitleScene { key: Key; title: Title; name: string; kind: 'fief' | 'military' | 'high' | 'special'; victory_points: number }
export interface TroopScene { troop: string; name: string; plural: string; price: number; strength: number; mounted: boolean }
export interface BuildingScene { building: string; name: string; price: number; rule: string; text: string }
export interface RuleScene { id: string; title: string; text: string }
export interface SwitchScene { name: string; title: string; text: string; players: number }
export interface Scenery {
  canvas: Canvas
  lands: LandScene[]
  villages: VillageScene[]
  roads: RoadScene[]
  fiefs: FiefScene[]
  regions: RegionScene[]
  houses: HouseScene[]
  nobles: NobleScene[]
  attributes: AttributeScene[]
  cards: CardScene[]
  titles: TitleScene[]
  troops: TroopScene[]
  buildings: BuildingScene[]
  rules: RuleScene[]
  setup: { players: [number, number]; default: unknown; modules: SwitchScene[]; variants: SwitchScene[] }
}

export interface TurnView {
  round: number; phase: Phase; first: Seat; turn?: Seat; passed?: number; season?: Season; idols_destroyed?: boolean
  card_on_table?: string; dice?: number[]; stolen?: number
}
export interface TroopsView { men_at_arms?: number; unsullied?: number; archers?: number; knights?: number; champions?: number }
export interface ArmyView { seat: Seat; troops?: TroopsView }
export interface WaitingView { seat: Seat; village: Key; road: Key; troops?: TroopsView }
export interface MoveView {
  leader?: Key; from?: Key; to?: Key; road?: Key; by?: 'road' | 'passage' | 'shadow' | 'raid' | 'ship'; asks?: Seat[]; nobles?: Key[]
  ship?: Key; denied?: [Key, Key][]
}
export interface SideView {
  leader: Seat; seats?: Seat[]; nobles?: Key[]; strength?: number; dice?: number; penalty?: number; rolled?: number[]; hits?: number
}
export interface BattleView {
  village: Key; raid?: boolean; round?: number; offensive: SideView; defensive: SideView; sallied?: boolean; passage?: boolean
  truce_for_control?: boolean
}
export interface PlayerView {
  seat: Seat; colour: string; name?: string; house?: House; gold?: number; backs?: Back[]; hand?: string[]; seen?: [Seat, string[]]
  character_deck?: number; stock?: TroopsView; engines?: { village: Key; dice?: number }[]; diplomacy?: number
  victory_points?: number; victory_needed?: number; ally?: Seat; recruit?: boolean; committed?: boolean
}
export interface ProposalView { from: Seat; to: Seat; gold?: number; card?: string; asked_gold?: number; asked_card?: string }
export interface TalkView { by: Seat; members?: Seat[]; proposal?: ProposalView }
export interface MarriageView {
  by: Seat; to: Seat; own: Key; other: Key; gold?: number; offers_card?: boolean; asks_card?: boolean; card?: string; asked_card?: string
}
export interface RansomView { noble: Key; offered: number; captor?: Seat }
export interface TheftView { by: Seat; from: Seat; left?: number }
export interface NobleView {
  noble: Key; seat: Seat; village?: Key; elsewhere?: 'wall' | 'arriving'; road?: Key; captor?: Seat; ransom?: number; spouse?: Key
  titles?: Title[]; styles?: string[]; age?: 'child' | 'grown'; steps?: number; outlaw?: boolean; assassin?: boolean; gods_cursed?: boolean
}
export interface ElectionView {
  title?: Title; candidates?: Key[]; markers?: [Seat, Key[]][]; votes?: number[]; own_for?: Key; own_decoy?: Key
}
export interface VillageView {
  village: Key; controller?: Seat; fortification?: 'none' | 'stronghold' | 'city'; mills?: number; sept?: boolean; maester?: boolean
  besiegers?: Seat[]; armies?: ArmyView[]
}
export interface RegionView { rain?: Lying; famine?: Lying; plague?: Lying; harvest?: boolean; weather?: boolean; taxed_by?: Seat }
export interface WallView { value?: number; castles?: number; gold?: number }
export interface BidsView {
  council?: number[]; wall_troops?: number[]; wall_gold?: number[]; wall_tokens?: Seat[]; on?: 'council' | 'wall'; least?: number
  own?: number; tied?: Seat[]; winner?: Seat; position?: string
}
export interface DecksView {
  fortune?: number; fortune_next?: Back; fortune_discard?: string; court?: number; court_discard?: string; track?: number
  revealed?: string; stark_discarded?: string
}
export interface UprisingView {
  village: Key; struck?: Record<string, string | number>; active?: boolean; by?: Seat; stack?: number; effects?: number; penalty?: number; passage?: boolean
  hits?: number; order?: Seat[]
}
export interface Income {
  villages: number; mills: number; septs: number; tallage: number; warden_tax: number; titles: number; attributes: number; house: number
  deductions: number; total: number
}
export interface Supply { mills: number; strongholds: number; septs: number }
export interface Whitecloaks { knights: number; men_at_arms: number }

// The sections of a view. Besides these there are `s0`, `n12`, `v7`, `g2`, `f3`: players, Nobles, Villages, Regions, Fiefs.
export interface Parts {
  turn: TurnView
  titles?: [Title, Key][]
  supply?: Supply
  whitecloaks?: Whitecloaks[]
  wall?: WallView
  bids?: BidsView
  decks?: DecksView
  election?: ElectionView
  voted?: (Key | null)[]
  uprising?: UprisingView
  theft?: TheftView
  talk?: TalkView
  marriage?: MarriageView
  annulment?: Key
  ransom?: RansomView
  waiting?: WaitingView[]
  move?: MoveView
  battle?: BattleView
  incomes?: Income[]
  /** Nobles who are dead, and whose they were. */
  dead?: [Key, Seat][]
}
