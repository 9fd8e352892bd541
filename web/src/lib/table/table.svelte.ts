// The one interaction: what can be answered is lit; a press does it, asks which, builds it up, or says why not.
import { getContext, setContext } from 'svelte'
import { connection, isRefused } from '$lib/connection.svelte'
import type { Answer, Choice, Key, Offer, Reason, Said, Seat, Until } from '$lib/contract'
import { look } from '$lib/look.svelte'
import { raven } from '$lib/table/sound'
import { Seen } from '$lib/table/seen.svelte'
import { words } from '$lib/words/en'

/** A choice of an offer. */
export interface Hit {
  offer: Offer
  choice: Choice
}

/** Something small that stands at a thing: a menu of choices, or why there is none. */
export type At =
  | { kind: 'menu'; key: Key; anchor: DOMRect; hits: Hit[] }
  | { kind: 'why'; key: Key; anchor: DOMRect; reasons: Reason[] | undefined }

/** A small drawing in a line of words. */
export interface Sign {
  drawing: `icon:${string}`
  colour: string
  label: string
}

/** What a game's table knows beyond the contract. */
export interface Ways {
  /** What would be thrown away by this answer, in a sentence. */
  guard?(offer: Offer, answer: Answer): string | undefined
  /** What the picked things come to, in a few words ("STR 7"). */
  tally?(offer: Offer, picked: Choice[]): string | undefined
  /** With whom one may talk in private now, by seats. */
  rooms?(): Seat[][]
  /** A hint with the game's signs in it ("STR 3" and two icons). */
  signs?(text: string): (string | Sign)[]
  /** The rules that tell what the thing is, the most telling first. */
  about?(key: Key): string[]
  /** Shows the thing large. */
  inspect?(thing: Inspected): void
}

/** A rule of the catalogue. */
export interface Rule {
  id: string
  title: string
  text: string
}

export type Inspected = { key: Key } | { card: string }

/** A prompt that has just appeared is not answered by a key that was meant for the one before. */
const SURPRISE_MS = 180
const STAYS_MS = 900

export class Table extends Seen {
  ways: Ways = {}
  /** What is picked so far, by what an answer calls it. */
  #picked = $state.raw<string[]>([])
  #amount = $state<number | null>(null)
  #chosenOffer = $state<string | null>(null)
  #stamp = ''
  #since = 0

  /** The stamp whose answer is on its way. */
  sending = $state<string | null>(null)
  /** What stands at a thing. */
  at = $state.raw<At | null>(null)
  /** What the last answer was refused with, or what happened to it. */
  notice = $state.raw<{ text: string; remedy?: string; reasons?: Reason[]; kind?: 'advice' } | null>(null)
  /** What would be thrown away; asked once. */
  warning = $state.raw<{ text: string; offer: Offer; answer: Answer } | null>(null)
  /** The thing a link or a button points at. */
  pointed = $state.raw<Key[]>([])
  /** The choice the pointer or the focus is on. */
  weighed = $state.raw<Choice | null>(null)
  /** The rule somebody wishes to read, and others that belong to it. */
  rule = $state<string | null>(null)
  also = $state.raw<string[]>([])
  /** Whether the next press asks what a thing is. */
  wonders = $state(false)

  /** What play waits for, or what one has turned to; the others are opportunities beside it. */
  readonly offer: Offer | undefined = $derived.by(() => {
    const chosen = this.asked.find((offer) => offer.stamp === this.#chosenOffer)
    return chosen ?? this.asked.find((offer) => offer.waits) ?? this.asked[0]
  })
  readonly others: Offer[] = $derived(this.asked.filter((offer) => offer !== this.offer))

  /** Whether this seat is the one play waits for. */
  readonly myMove = $derived(this.asked.some((offer) => offer.waits) && !this.outcome)

  readonly #hits: Map<Key, Hit[]> = $derived.by(() => {
    const hits = new Map<Key, Hit[]>()
    const offers = this.offer ? [this.offer, ...this.others] : []
    for (const offer of offers) {
      for (const choice of choicesOf(offer)) {
        for (const key of choice.on ?? []) {
          const there = hits.get(key)
          if (there) there.push({ offer, choice })
          else hits.set(key, [{ offer, choice }])
        }
      }
    }
    return hits
  })

  /** The choices on a thing; nothing where it is not lit. */
  lit(key: Key): Hit[] {
    return this.sending ? [] : (this.#hits.get(key) ?? [])
  }

  /** Whether a choice on the thing is picked. */
  isPicked(key: Key): boolean {
    const picked = this.#picked
    return picked.length > 0 && (this.#hits.get(key) ?? []).some(({ choice }) => picked.includes(name(choice.item)))
  }

  /** Where the thing stands in an order that is being made, from 1. */
  placeOf(key: Key): number | undefined {
    if (!this.offer || !('order' in this.offer.shape)) return undefined
    const hit = this.#hits.get(key)?.find(({ offer }) => offer === this.offer)
    const place = hit ? this.#picked.indexOf(name(hit.choice.item)) : -1
    return place < 0 ? undefined : place + 1
  }

  /** The picked choices, in the order they were picked. */
  readonly picked: Choice[] = $derived.by(() => {
    const choices = this.offer ? choicesOf(this.offer) : []
    return this.#picked.flatMap((item) => choices.find((choice) => name(choice.item) === item) ?? [])
  })

  isChosen(choice: Choice): boolean {
    return this.#picked.includes(name(choice.item))
  }

  get amount(): number {
    const shape = this.offer?.shape
    return this.#amount ?? (shape && 'amount' in shape ? shape.amount.range[0] : 0)
  }

  set amount(amount: number) {
    const shape = this.offer?.shape
    if (!shape || !('amount' in shape)) return
    const [least, most] = shape.amount.range
    this.#amount = Math.max(least, Math.min(most, amount))
  }

  /** The answer built up so far, if it can be sent. */
  readonly built: Answer | undefined = $derived.by(() => {
    const shape = this.offer?.shape
    if (!shape) return undefined
    if ('amount' in shape) return { amount: this.amount }
    const items = this.picked.map((choice) => choice.item)
    if ('order' in shape) return items.length === shape.order.of.length ? { order: items } : undefined
    if ('one' in shape) return undefined
    const { count, total } = shape.some
    const worth = this.picked.reduce((sum, choice) => sum + (choice.worth ?? 0), 0)
    const fits = items.length >= count[0] && items.length <= count[1]
    return fits && (!total || (worth >= total[0] && worth <= total[1])) ? { some: items } : undefined
  })

  /** Turns to another offer. */
  turnTo(offer: Offer) {
    this.#chosenOffer = offer.stamp
    this.#forget()
  }

  /** A thing was pressed. */
  press(key: Key, anchor: DOMRect) {
    if (this.sending) return
    const hits = this.lit(key)
    if (hits.length === 0) void this.whyNot(key, anchor)
    else if (hits.length === 1) this.take(hits[0]!)
    else if (isAlike(hits)) this.take(hits.find(({ choice }) => !this.isChosen(choice)) ?? hits[0]!)
    else if (this.at?.kind === 'menu' && this.at.key === key) this.at = null
    else this.at = { kind: 'menu', key, anchor, hits }
  }

  /** Takes a choice: answers with it, or picks it where several are asked for. */
  take({ offer, choice }: Hit) {
    if (this.sending) return
    const { shape } = offer
    if ('one' in shape) {
      this.at = null
      this.#answer(offer, { one: choice.item })
      return
    }
    if (offer !== this.offer) this.turnTo(offer)
    if ('some' in shape && shape.some.count[1] === 1 && shape.some.count[0] === 1 && !shape.some.total) {
      this.at = null
      this.#answer(offer, { some: [choice.item] })
      return
    }
    const item = name(choice.item)
    if (this.#picked.includes(item)) this.#picked = this.#picked.filter((other) => other !== item)
    else if ('some' in shape && this.#picked.length >= shape.some.count[1]) {
      // The first picked makes room for the newest, as a hand that takes another card lets one go.
      this.#picked = [...this.#picked.slice(1), item]
    } else this.#picked = [...this.#picked, item]
    if (this.at?.kind === 'menu' && this.at.hits.every((hit) => 'one' in hit.offer.shape)) this.at = null
  }

  /** Sends what is built up. */
  confirm() {
    if (this.warning) this.#send(this.warning.offer, this.warning.answer)
    else if (this.offer && this.built) this.#answer(this.offer, this.built)
  }

  /** The answer that does the least, if there is one; what is picked already is not thrown away for it. */
  calm() {
    if (this.warning) {
      this.#send(this.warning.offer, this.warning.answer)
      return
    }
    const offer = this.offer
    if (!offer || Date.now() - this.#since < SURPRISE_MS) return
    if (this.#picked.length > 0 || this.#amount !== null) {
      if (this.built) this.#answer(offer, this.built)
    } else if (offer.calm) this.#answer(offer, offer.calm)
  }

  /** Takes back what is not sent: the menu first, then what was picked. */
  undo(): boolean {
    if (this.wonders) this.wonders = false
    else if (this.at) this.at = null
    else if (this.warning) this.warning = null
    else if (this.#picked.length > 0 || this.#amount !== null) this.#forget()
    else if (this.#chosenOffer !== null) this.#chosenOffer = null
    else if (this.notice) this.notice = null
    else return false
    return true
  }

  /** Asks why nothing can be done with a thing. */
  async whyNot(key: Key, anchor: DOMRect) {
    const seat = this.seat
    const at: At = { kind: 'why', key, anchor, reasons: undefined }
    if (seat === undefined) {
      this.at = { ...at, reasons: [] }
      return
    }
    this.at = at
    const reply = await connection.ask({ type: 'why_not', table: this.id, seat, item: key })
    if (this.at === at) this.at = { ...at, reasons: reply.type === 'reasons' ? reply.reasons : [] }
  }

  /** Passes this and whatever follows until then. */
  passOn(until: Until) {
    this.calm()
    if (!this.warning) this.passUntil(until)
  }

  passUntil(until: Until) {
    if (this.seat === undefined) return
    this.until = until
    connection.send({ type: 'pass_until', table: this.id, seat: this.seat, until })
  }

  override passing(until: Until, asleep: boolean, stops: string[]) {
    super.passing(until, asleep, stops)
    // A new table begins with the stops of the settings; after that it has its own.
    const key = `rookery.stops.${this.id}`
    const wished = look.now.stops[this.game] ?? []
    if (localStorage.getItem(key) !== null) return
    localStorage.setItem(key, 'begun')
    if (stops.length === 0) for (const phase of wished) this.stopIn(phase)
  }

  /** Is asked every time in that phase, or not any more. */
  stopIn(phase: string) {
    if (this.seat === undefined) return
    this.stops = this.stops.includes(phase) ? this.stops.filter((one) => one !== phase) : [...this.stops, phase]
    connection.send({ type: 'stops', table: this.id, seat: this.seat, stops: this.stops })
  }

  /** Wishes to take the last decision back, or says what one thinks of another's wish. */
  async wishBack(agree?: boolean) {
    if (this.seat === undefined) return
    const reply = await connection.ask({ type: 'take_back', table: this.id, seat: this.seat, agree })
    if (isRefused(reply)) this.notice = { text: reply.message, remedy: reply.remedy, reasons: reply.reasons }
  }

  /** Asks what a bot would answer, and points at it. */
  async advise() {
    const { offer, seat } = this
    if (!offer || seat === undefined) return
    const reply = await connection.ask({ type: 'hint', table: this.id, seat })
    if (isRefused(reply)) this.notice = { text: reply.message, remedy: reply.remedy }
    if (reply.type !== 'hint' || this.offer !== offer) return
    const { answer } = reply
    const items = 'amount' in answer ? [] : 'one' in answer ? [answer.one] : 'some' in answer ? answer.some : answer.order
    const chosen = choicesOf(offer).filter((choice) => items.some((item) => name(item) === name(choice.item)))
    const labels = 'amount' in answer ? [String(answer.amount)] : chosen.map((choice) => choice.label)
    this.pointed = chosen.flatMap((choice) => choice.on ?? [])
    const would = words.advice.would(labels.length ? labels : [words.prompt.none])
    this.notice = { text: would, remedy: reply.why, kind: 'advice' }
  }

  say(text: string, room: Said['room'] = this.seat === undefined ? 'spectators' : 'table') {
    connection.send({ type: 'say', table: this.id, room, text })
  }

  /** Tells what something is. */
  tell([rule, ...also]: string[]) {
    this.wonders = false
    this.also = also
    this.rule = rule ?? null
  }

  /** The rule of the catalogue, as the scenery has it. */
  ruleOf(id: string): Rule | undefined {
    return (this.scenery as { rules?: Rule[] } | undefined)?.rules?.find((rule) => rule.id === id)
  }

  nameOf(seat: Seat): string {
    return this.part<{ name?: string }>(`s${seat}`)?.name ?? this.seatInfo(seat)?.name ?? words.seat(seat)
  }

  /** What a thing on the table needs to take part: spread it onto a button. */
  thing(key: Key) {
    return {
      'data-key': key,
      onclick: (event: MouseEvent) => {
        event.stopPropagation()
        this.press(key, (event.currentTarget as Element).getBoundingClientRect())
      },
      onpointerenter: () => this.weigh(this.lit(key)),
      onpointerleave: () => this.weigh([]),
      onfocus: () => this.weigh(this.lit(key)),
      onblur: () => this.weigh([]),
    }
  }

  weigh(hits: Hit[]) {
    this.weighed = hits.length === 1 ? hits[0]!.choice : null
  }

  protected override asks(asked: Offer[]) {
    super.asks(asked)
    const stamp = asked.map((offer) => offer.stamp).join()
    if (stamp === this.#stamp) return
    // The server runs another build: whoever is not asked anything takes the new page now.
    if (connection.stale && asked.length === 0) location.reload()
    this.#stamp = stamp
    this.#since = Date.now()
    this.pointed = []
    if (asked.some((offer) => offer.waits)) {
      raven()
      // The server passes by itself; a question that stays is one it does not pass, and it passes no more.
      setTimeout(() => {
        if (this.#stamp === stamp) this.until = null
      }, STAYS_MS)
    }
    this.#forget()
    this.#chosenOffer = null
    this.sending = null
    this.notice = null
    if (this.at?.kind === 'menu') this.at = null
  }

  #forget() {
    this.#picked = []
    this.#amount = null
    this.warning = null
    this.weighed = null
  }

  #answer(offer: Offer, answer: Answer) {
    const text = this.ways.guard?.(offer, answer)
    if (text) this.warning = { text, offer, answer }
    else this.#send(offer, answer)
  }

  async #send(offer: Offer, answer: Answer) {
    if (this.sending) return
    this.warning = null
    this.at = null
    this.sending = offer.stamp
    const { seat, stamp } = offer
    const reply = await connection.ask({ type: 'answer', table: this.id, seat, prompt: stamp, answer })
    if (isRefused(reply)) {
      // What was answered meanwhile, by this page before the socket broke or in another tab, needs no answer; what is asked now comes by itself.
      if (reply.error === 'late' || !this.asked.some((asked) => asked.stamp === stamp)) return
      this.sending = null
      this.notice = { text: reply.message, remedy: reply.remedy, reasons: reply.reasons }
    } else if (connection.stale) {
      location.reload()
    }
  }
}

/** Whether these are several things that differ in nothing, of which some are asked for. */
function isAlike(hits: Hit[]): boolean {
  const [first, ...rest] = hits as [Hit, ...Hit[]]
  const same = ({ offer, choice }: Hit) => offer === first.offer && choice.label === first.choice.label
  return 'some' in first.offer.shape && rest.every(same)
}

/** What an answer calls a thing, to compare. */
function name(item: unknown): string {
  return JSON.stringify(item)
}

export function choicesOf(offer: Offer): Choice[] {
  const { shape } = offer
  if ('one' in shape) return shape.one.of
  if ('some' in shape) return shape.some.of
  if ('order' in shape) return shape.order.of
  return []
}

/** Whether the choice is the calm one. */
export function isCalm(offer: Offer, choice: Choice): boolean {
  return !!offer.calm && 'one' in offer.calm && name(offer.calm.one) === name(choice.item)
}

const CONTEXT = Symbol('table')

export function setTable(table: Table): Table {
  return setContext(CONTEXT, table)
}

/** The table these components stand on. */
export function getTable(): Table {
  return getContext<Table>(CONTEXT)
}
