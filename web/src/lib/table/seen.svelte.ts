// What these eyes see of a table: sections by key, kept up to date by frames.
import { api } from '$lib/api'
import type {
  Eyes, Line, Offer, Outcome, Said, Seat, SeatInfo, TableInfo, ToPage, Until, Update,
} from '$lib/contract'
import { connection, type Watcher } from '$lib/connection.svelte'
import { moved } from '$lib/table/motion'

/** Sceneries never change, so one of each is enough for all tables of the page. */
const sceneries = new Map<string, Promise<unknown>>()

function scenery(hash: string, table: string): Promise<unknown> {
  const known = sceneries.get(hash)
  if (known) return known
  const fetched = api.get<unknown>(`scenery/${hash}?table=${table}`)
  fetched.catch(() => sceneries.delete(hash))
  sceneries.set(hash, fetched)
  return fetched
}

const AGAIN_MS = 400

export class Seen implements Watcher {
  game = $state.raw('')
  /** The sections by key. Replaced whole; what did not change stays the same object. */
  parts = $state.raw<Record<string, unknown>>({})
  log = $state.raw<Line[]>([])
  asked = $state.raw<Offer[]>([])
  waiting = $state.raw<Seat[]>([])
  outcome = $state.raw<Outcome | null>(null)
  scenery = $state.raw<unknown>(undefined)
  info = $state.raw<TableInfo | null>(null)
  chat = $state.raw<Said[]>([])
  present = $state.raw<string[]>([])
  /** The milliseconds each seat had left, and when that was. */
  clock = $state.raw<{ left: number[]; at: number } | undefined>()
  /** Since when play waits for whom it waits. */
  waitingSince = $state(Date.now())
  /** What is passed without asking, as the server keeps it. */
  until = $state<Until>(null)
  /** Whether the rest of another's turn is passed. */
  asleep = $state(false)
  stops = $state.raw<string[]>([])
  /** Who wishes to take a decision back, and who has agreed. */
  takingBack = $state.raw<{ by: Seat; agree: Seat[] } | null>(null)
  /** How many lines of the log were there when this page began to watch. */
  begun = $state(0)

  #eyes = $state<Eyes | undefined>()
  #got = 0
  #life = ''
  /** Of the scenery this table wants. */
  #hash = ''

  constructor(
    readonly id: string,
    eyes?: Eyes,
  ) {
    this.#eyes = eyes
  }

  get eyes() {
    return this.#eyes
  }

  get life() {
    return this.#life
  }

  get got() {
    return this.#got
  }

  /** The seat these eyes sit at; nothing for a spectator. */
  readonly seat = $derived(typeof this.#eyes === 'number' ? this.#eyes : undefined)

  /** Whether everything is there to draw the table. */
  readonly ready = $derived(this.game !== '' && this.scenery !== undefined)

  /** The section of that key. */
  part<T>(key: string): T | undefined {
    return this.parts[key] as T | undefined
  }

  seatInfo(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((one) => one.seat === seat)
  }

  /** Begins to watch; what is returned ends it. */
  watch(): () => void {
    const leave = connection.watch(this)
    return () => {
      this.#hash = ''
      leave()
    }
  }

  /** Fetches what never changes. A server of another version has it not: until the table comes from one of that version, or tells of another. */
  async #furnish(hash: string) {
    this.#hash = hash
    while (this.#hash === hash) {
      const document = await scenery(hash, this.id).catch(() => undefined)
      if (document === undefined) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      else if (this.#hash === hash) return void (this.scenery = document)
    }
  }

  whole({ frame, eyes, life, info, chat }: Extract<ToPage, { type: 'table' }>) {
    const again = this.#got > 0
    this.#got = frame.n
    this.#life = life
    this.#eyes = eyes
    this.info = info
    this.chat = chat ?? []
    this.#wind(info.left_ms)
    if (this.#hash !== frame.scenery) void this.#furnish(frame.scenery)
    const show = () => {
      this.game = frame.game
      this.parts = { ...frame.parts }
      this.log = frame.log
      if (!again) this.begun = frame.log.length
      this.asks(frame.asked)
      this.#waitFor(frame.waiting)
      this.outcome = frame.outcome
      this.#endWith(info)
    }
    if (again) moved(show)
    else show()
  }

  update(frame: Update, clock?: number[]): boolean {
    if (frame.n <= this.#got) return true
    if (frame.n !== this.#got + 1) return false
    this.#got = frame.n
    this.#wind(clock)
    const show = () => {
      if (frame.set || frame.gone) {
        const parts = { ...this.parts, ...frame.set }
        for (const key of frame.gone ?? []) delete parts[key]
        this.parts = parts
      }
      if (frame.log) this.log = [...this.log, ...frame.log]
      if (frame.asked) this.asks(frame.asked)
      if (frame.waiting) this.#waitFor(frame.waiting)
      if (frame.outcome) this.outcome = frame.outcome
    }
    moved(show)
    return true
  }

  about(info: TableInfo) {
    this.info = info
    this.#endWith(info)
  }

  said(said: Said) {
    this.chat = [...this.chat, said]
  }

  here(names: string[]) {
    this.present = names
  }

  takeBack(by: Seat | null, agree: Seat[]) {
    this.takingBack = by === null ? null : { by, agree }
  }

  passing(until: Until, asleep: boolean, stops: string[]) {
    this.until = until
    this.asleep = asleep
    this.stops = stops
  }

  protected asks(asked: Offer[]) {
    this.asked = asked
    this.takingBack = null
  }

  /** A table can be over before its game is: somebody gave up, or all agreed. */
  #endWith({ state, ended, outcome }: TableInfo) {
    if (state !== 'over' || !ended) return
    this.outcome ??= outcome ?? 'draw'
    this.asked = []
    this.waiting = []
  }

  #wind(left: number[] | null | undefined) {
    if (left) this.clock = { left, at: Date.now() }
  }

  #waitFor(waiting: Seat[]) {
    this.waiting = waiting
    this.waitingSince = Date.now()
  }
}
