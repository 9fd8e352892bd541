// The contract in the page's own words, until the generated types are there.

/** The key of a thing on the table: `c12` a card, `v7` a village, `s1` a seat. */
export type Key = string
export type Seat = number
export type Eyes = Seat | 'spectator' | 'everything'

export type Span =
  | string
  | { key: Key; name: string }
  | { card: string; name: string }
  | { rule: string; name: string }
export type Sentence = Span[]

export interface Choice {
  item: unknown
  label: string
  on?: Key[]
  hint?: Sentence
  worth?: number
}

export type OfferShape =
  | { one: { of: Choice[] } }
  | { some: { of: Choice[]; count: [number, number]; total?: [number, number] } }
  | { order: { of: Choice[] } }
  | { amount: { range: [number, number] } }

export type Answer = { one: unknown } | { some: unknown[] } | { order: unknown[] } | { amount: number }

export interface Offer {
  stamp: string
  seat: Seat
  ask: unknown
  title: Sentence
  detail?: Sentence[]
  about?: Key[]
  rule: string
  waits: boolean
  forced?: boolean
  openly?: boolean
  calm?: Answer
  stretch?: string
  shape: OfferShape
}

export interface Line {
  n: number
  event: unknown
  spans: Sentence
  heading?: 'round' | 'phase'
  detail?: boolean
}

export type Outcome = { win: Seat } | { shared: Seat[] } | 'draw' | { ranking: Seat[][] }

export interface Whole {
  n: number
  game: string
  rules: number
  eyes: Seat | null
  scenery: string
  parts: Record<string, unknown>
  log: Line[]
  asked: Offer[]
  waiting: Seat[]
  outcome: Outcome | null
}

export interface Update {
  n: number
  set?: Record<string, unknown>
  gone?: string[]
  log?: Line[]
  asked?: Offer[]
  waiting?: Seat[]
  outcome?: Outcome
}

export interface Reason {
  rule: string
  text: string
}

// What the server says besides (see docs/protocol.md).

export interface Me {
  id: string
  name: string
  guest: boolean
  bot: boolean
  settings: Record<string, unknown>
}

export type Who =
  | { person: { id: string; name: string; here: boolean; bot: boolean } }
  | { bot: { name: string; level: number } }
  | 'open'
  | 'invited'

export interface SeatInfo {
  seat: Seat
  name: string
  house?: string
  who: Who
  ready: boolean
  mine: boolean
}

export interface TableInfo {
  id: string
  name: string
  game: string
  state: 'gathering' | 'playing' | 'over'
  /** Whether a rule has broken down here. */
  marked?: boolean
  /** Who opened it. */
  owner?: string
  seats: SeatInfo[]
  mine: Seat[]
  your_move: boolean
  waiting: Seat[]
  clock?: unknown
  left_ms?: number
  created: number | string
  touched: number | string
  decisions: number
  round_text?: string
  outcome?: Outcome
  invite?: string
  options?: { spectators: unknown; take_backs: string; listed: boolean; absent: string }
}

export interface GameInfo {
  name: string
  title: string
  rules: number
  bots: { name: string; level: number; version?: unknown; title?: string }[]
  schema?: unknown
  seats: [number, number]
}

export interface Said {
  n: number
  who: string
  name: string
  room: 'table' | 'spectators' | { private: Seat[] }
  text: string
  at: number | string
}

export interface Refused {
  error: string
  message: string
  remedy?: string
  reasons?: Reason[]
}

export type Until = null | 'my_turn' | 'something' | 'end_of_phase'

export type ToServer =
  | { type: 'hello'; protocol: 1; build?: string; resume: { table: string; eyes: Eyes; life: string; got: number }[] }
  | { type: 'watch'; table: string; eyes?: Eyes }
  | { type: 'leave'; table: string; eyes?: Eyes }
  | { type: 'answer'; table: string; seat: Seat; prompt: string; answer: Answer; id: number }
  | { type: 'why_not'; table: string; seat: Seat; item: unknown; id: number }
  | { type: 'pass_until'; table: string; seat: Seat; until: Until }
  | { type: 'stops'; table: string; seat: Seat; stops: string[] }
  | { type: 'say'; table: string; room: Said['room']; text: string }
  | { type: 'take_back'; table: string; seat: Seat; agree?: boolean; id: number }
  | { type: 'hint'; table: string; seat: Seat; id: number }
  | { type: 'got'; table: string; eyes: Eyes; n: number }
  | { type: 'ping'; id: number }

export type ToPage =
  | { type: 'welcome'; protocol: number; build: string; me: Me | null }
  | { type: 'table'; table: string; eyes: Eyes; life: string; frame: Whole; info: TableInfo; chat?: Said[]; clock?: unknown }
  | { type: 'update'; table: string; eyes: Eyes; frame: Update; clock?: unknown }
  | { type: 'info'; table: string; info: TableInfo }
  | { type: 'said'; table: string; said: Said }
  | { type: 'presence'; table: string; here: string[] }
  | { type: 'take_back'; table: string; by: Seat; agree: Seat[] }
  | { type: 'passing'; table: string; seat: Seat; until: Until; stops: string[] }
  | { type: 'done'; id: number }
  | ({ type: 'refused'; id?: number } & Refused)
  | { type: 'reasons'; id: number; reasons: Reason[] }
  | { type: 'hint'; id: number; answer: Answer; why?: string }
  | { type: 'too_old'; table: string }
  | { type: 'slow' }
  | { type: 'pong'; id: number }
