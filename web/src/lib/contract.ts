// What goes over the socket: the grammar of play as it is generated, and what the server says besides.
import type * as wire from '$lib/wire/tabletop'
import type { Eyes, Outcome, Reason, Seat } from '$lib/wire/tabletop'

export type { Eyes, Key, Outcome, Reason, Seat, Sentence, Span } from '$lib/wire/tabletop'

// The page's own parts know no game; a game's table knows its own types from `wire/<game>`.
type AnyGame = wire.AnyGame
export type Answer = wire.Answer<unknown>
export type Choice = wire.Choice<AnyGame>
export type Line = wire.Line<AnyGame>
export type Offer = wire.Offer<AnyGame>
export type OfferShape = wire.OfferShape<AnyGame>
export type Update = wire.Update<AnyGame>
export type Whole = wire.Whole<AnyGame>

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
  left_ms?: number[] | null
  created: number | string
  touched: number | string
  decisions: number
  round_text?: string
  outcome?: Outcome
  invite?: string
  /** Who wishes for a draw, and who wishes to end the game. */
  draw?: Seat[]
  end?: Seat[]
  /** Why it ended before the game did. */
  ended?: 'resigned' | 'drawn' | 'voted' | 'left' | 'broken'
  rematch?: string
  options?: { spectators: unknown; take_backs: string; listed: boolean; absent: string }
}

/** Who has won; nobody when nobody has. */
export function winners(outcome: Outcome | null | undefined): Seat[] {
  if (!outcome || outcome === 'draw') return []
  if ('win' in outcome) return [outcome.win]
  if ('shared' in outcome) return outcome.shared
  return outcome.ranking[0] ?? []
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

/** What a bot says about a finished game. */
export interface Review {
  names: string[]
  /** How likely each seat was to win, before the first decision and after every one. */
  chances: number[][]
  /** After which decisions a round began. */
  rounds: number[]
  swings: { decision: number; round: number; seat: Seat; asked: string; given: string; preferred: string; chance: [number, number]; why: string }[]
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
  | { type: 'ping'; id: number }

export type ToPage =
  | { type: 'welcome'; protocol: number; build: string; me: Me | null }
  | { type: 'table'; table: string; eyes: Eyes; life: string; frame: Whole; info: TableInfo; chat?: Said[] }
  | { type: 'update'; table: string; eyes: Eyes; frame: Update; clock?: number[] }
  | { type: 'info'; table: string; info: TableInfo }
  | { type: 'said'; table: string; said: Said }
  | { type: 'presence'; table: string; here: string[] }
  | { type: 'take_back'; table: string; by: Seat | null; agree: Seat[] }
  | { type: 'passing'; table: string; seat: Seat; until: Until; asleep: boolean; stops: string[] }
  | { type: 'done'; id: number }
  | ({ type: 'refused'; id?: number } & Refused)
  | { type: 'reasons'; id: number; reasons: Reason[] }
  | { type: 'hint'; id: number; answer: Answer; said?: string; chance?: number; why?: string }
  | { type: 'too_old'; table: string }
  | { type: 'slow' }
  | { type: 'pong'; id: number }
