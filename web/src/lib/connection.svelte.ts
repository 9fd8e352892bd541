// The one socket of this page: it opens by itself, heals by itself, and loses nothing that was clicked.
import type { Eyes, Me, Refused, Said, TableInfo, ToPage, ToServer, Until, Update } from '$lib/contract'

/** Somebody who watches a table over the socket. */
export interface Watcher {
  readonly id: string
  readonly eyes: Eyes | undefined
  /** The number of the last frame it has, and the life of the room that counts it; 0 before the first. */
  readonly got: number
  readonly life: string
  whole(seen: Extract<ToPage, { type: 'table' }>): void
  /** Takes what is new; false when frames between are missing. */
  update(frame: Update, clock?: number[]): boolean
  about(info: TableInfo): void
  said(said: Said): void
  here(names: string[]): void
  takeBack(by: number | null, agree: number[]): void
  passing(until: Until, asleep: boolean, stops: string[]): void
}

export type Reply = Extract<ToPage, { type: 'done' | 'refused' | 'reasons' | 'hint' }>
type Asking = Extract<ToServer, { type: 'answer' | 'why_not' | 'take_back' | 'hint' }>
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never

const PATIENCE_MS = 12_000
const PING_MS = 20_000

class Connection {
  /** How it stands. */
  state = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Since when it is lost. */
  lostAt = $state(0)
  /** The server runs another build than the one this page came from. */
  stale = $state(false)
  me = $state.raw<Me | null>(null)

  #socket: WebSocket | undefined
  #build: string | undefined
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silent: ReturnType<typeof setTimeout> | undefined
  #ids = 0
  #watchers = new Set<Watcher>()
  #open = new Map<number, { frame: Asking; resolve: (reply: Reply) => void }>()

  /** Opens it, once. */
  start() {
    if (this.#socket) return
    this.#connect()
    addEventListener('online', () => this.#hurry())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#hurry()
    })
    setInterval(() => this.#ping(), PING_MS)
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    this.start()
    this.send({ type: 'watch', table: watcher.id, eyes: watcher.eyes })
    return () => {
      this.#watchers.delete(watcher)
      this.send({ type: 'leave', table: watcher.id, eyes: watcher.eyes })
    }
  }

  /** Sends something that needs no reply; what is sent while the socket is closed is forgotten. */
  send(frame: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  /** Sends something and waits for the reply, over as many sockets as it takes. */
  ask(frame: Unnumbered<Asking>): Promise<Reply> {
    const numbered = { ...frame, id: ++this.#ids } as Asking
    return new Promise((resolve) => {
      this.#open.set(numbered.id, { frame: numbered, resolve })
      this.send(numbered)
    })
  }

  /** Breaks the socket, as a lost connection does: for tests. */
  drop() {
    this.#socket?.close()
  }

  #connect() {
    clearTimeout(this.#retry)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.#socket = socket
    socket.onopen = () => this.#greet()
    socket.onmessage = (event) => {
      clearTimeout(this.#silent)
      this.#take(JSON.parse(event.data as string) as ToPage)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #greet() {
    this.#tries = 0
    this.state = 'open'
    const resume = []
    for (const { id, eyes, life, got } of this.#watchers) {
      if (got > 0 && eyes !== undefined) resume.push({ table: id, eyes, life, got })
    }
    this.send({ type: 'hello', protocol: 1, build: this.#build, resume })
    for (const { id, eyes, got } of this.#watchers) {
      if (got === 0 || eyes === undefined) this.send({ type: 'watch', table: id, eyes })
    }
    // Whatever was clicked meanwhile is sent again: a stamp is answered once, so it cannot count twice.
    for (const { frame } of this.#open.values()) this.send(frame)
  }

  #lost() {
    if (this.state !== 'lost') this.lostAt = Date.now()
    this.state = 'lost'
    const wait = Math.min(250 * 2 ** this.#tries++, 5_000)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #hurry() {
    if (this.state === 'lost') {
      this.#tries = 0
      this.#connect()
    } else {
      this.#ping()
    }
  }

  #ping() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.send({ type: 'ping', id: ++this.#ids })
    clearTimeout(this.#silent)
    this.#silent = setTimeout(() => this.#socket?.close(), PATIENCE_MS)
  }

  #of(table: string, eyes?: Eyes): Watcher[] {
    const mine = [...this.#watchers].filter((watcher) => watcher.id === table)
    if (eyes === undefined) return mine
    const exact = mine.filter((watcher) => watcher.eyes === eyes)
    return exact.length ? exact : mine.filter((watcher) => watcher.eyes === undefined)
  }

  #take(frame: ToPage) {
    switch (frame.type) {
      case 'welcome':
        this.#build ??= frame.build
        this.stale = this.#build !== frame.build
        this.me = frame.me
        return
      case 'table':
        for (const watcher of this.#of(frame.table, frame.eyes)) watcher.whole(frame)
        return
      case 'update':
        for (const watcher of this.#of(frame.table, frame.eyes)) {
          if (!watcher.update(frame.frame, frame.clock)) {
            this.send({ type: 'watch', table: watcher.id, eyes: watcher.eyes })
          }
        }
        return
      case 'info':
        for (const watcher of this.#of(frame.table)) watcher.about(frame.info)
        return
      case 'said':
        for (const watcher of this.#of(frame.table)) watcher.said(frame.said)
        return
      case 'presence':
        for (const watcher of this.#of(frame.table)) watcher.here(frame.here)
        return
      case 'take_back':
        for (const watcher of this.#of(frame.table)) watcher.takeBack(frame.by, frame.agree)
        return
      case 'passing':
        for (const watcher of this.#of(frame.table, frame.seat)) watcher.passing(frame.until, frame.asleep, frame.stops)
        return
      case 'done':
      case 'refused':
      case 'reasons':
      case 'hint': {
        if (frame.id === undefined) return
        const waiting = this.#open.get(frame.id)
        this.#open.delete(frame.id)
        waiting?.resolve(frame)
        return
      }
      case 'too_old':
        for (const watcher of this.#of(frame.table)) {
          this.send({ type: 'watch', table: watcher.id, eyes: watcher.eyes })
        }
        return
      case 'slow':
        this.#socket?.close()
        return
      case 'pong':
        return
      default:
        frame satisfies never
    }
  }
}

export function isRefused(reply: Reply): reply is Extract<Reply, { type: 'refused' }> & Refused {
  return reply.type === 'refused'
}

export const connection = new Connection()
