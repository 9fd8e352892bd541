// The fief table as these eyes see it: sections with their types, and what follows from them.
import { getContext, setContext } from 'svelte'
import type { Table } from '$lib/table/table.svelte'
import { arms, type Arms } from './heraldry'
import { Realm } from './realm'
import type {
  CardScene, House, NobleScene, NobleView, Parts, PlayerView, RegionView, Scenery, Title, TitleScene, TroopsView, TurnView, VillageId,
  VillageView,
} from '$lib/wire/fief'
import type { Key, Seat } from '$lib/wire/tabletop'
import { words } from '$lib/words/en'

const w = words.fief

/** A Noble in play with what is printed of him. */
export interface Noble extends NobleView, NobleScene {}

export class View {
  readonly table: Table
  constructor(table: Table) {
    this.table = table
  }

  readonly scenery = $derived.by(() => this.table.scenery as Scenery)
  readonly realm = $derived.by(() => new Realm(this.scenery))
  readonly parts = $derived.by(() => this.table.parts as unknown as Parts)
  readonly turn: TurnView = $derived.by(() => this.parts.turn ?? { round: 0, phase: 'setup', first: 0 })
  readonly mine = $derived.by(() => this.table.seat)

  readonly #prints = $derived.by(() => new Map<Key, NobleScene>(this.scenery.nobles.map((noble) => [noble.key, noble])))
  readonly #cards = $derived.by(() => new Map<string, CardScene>(this.scenery.cards.map((card) => [card.code, card])))
  readonly #titles = $derived.by(() => new Map(this.scenery.titles.map((title) => [spelled(title.title), title])))

  readonly players: PlayerView[] = $derived.by(() => {
    const players: PlayerView[] = []
    for (let seat = 0; ; seat++) {
      const player = this.table.part<PlayerView>(`s${seat}`)
      if (!player) return players
      players.push(player)
    }
  })
  /** The other Players in turn order after these eyes, then these eyes. */
  readonly others: PlayerView[] = $derived.by(() => {
    const { players, mine } = this
    if (mine === undefined) return players
    return players.map((_, place) => players[(mine + 1 + place) % players.length]!).slice(0, -1)
  })
  readonly me = $derived.by(() => (this.mine === undefined ? undefined : this.players[this.mine]))

  readonly nobles: Noble[] = $derived.by(() =>
    Object.entries(this.table.parts)
      .filter(([key]) => /^n\d/.test(key))
      .map(([key, noble]) => ({ ...this.#prints.get(key)!, ...(noble as NobleView) })),
  )
  readonly #nobleBy = $derived.by(() => new Map<Key, Noble>(this.nobles.map((noble) => [noble.key, noble])))
  readonly #noblesAt = $derived.by(() => grouped<Noble, string>(this.nobles, (noble) => noble.village ?? noble.elsewhere ?? ''))

  readonly incomes = $derived.by(() => this.parts.incomes ?? [])

  noble(key: Key): Noble | undefined {
    return this.#nobleBy.get(key)
  }

  nobleName(key: Key): string {
    return this.#prints.get(key)?.name ?? key
  }

  noblesAt(place: Key | 'wall' | 'arriving'): Noble[] {
    return this.#noblesAt.get(place) ?? []
  }

  family(seat: Seat): Noble[] {
    return this.nobles.filter((noble) => noble.seat === seat)
  }

  village(key: Key): VillageView {
    return this.table.part<VillageView>(key) ?? { village: key as VillageId }
  }

  region(key: Key): RegionView {
    return this.table.part<RegionView>(key) ?? {}
  }

  villagesOf(seat: Seat): Key[] {
    return this.scenery.villages.map(({ key }) => key).filter((key) => this.village(key).controller === seat)
  }

  card(code: string): CardScene | undefined {
    return this.#cards.get(code)
  }

  title(title: Title): TitleScene | undefined {
    return this.#titles.get(spelled(title))
  }

  holder(title: Title): Noble | undefined {
    const held = this.parts.titles?.find(([one]) => spelled(one) === spelled(title))
    return held && this.noble(held[1])
  }

  house(seat: Seat): House | undefined {
    return this.players[seat]?.house
  }

  arms(seat: Seat | undefined): Arms {
    return arms(seat === undefined ? undefined : this.house(seat))
  }

  name(seat: Seat): string {
    return this.players[seat]?.name ?? this.table.nameOf(seat)
  }

  /** What a Noble is, in one sentence. */
  noblePut(noble: Noble): string {
    const facts = [w.of(noble.name, this.name(noble.seat)), ...(noble.styles ?? [])]
    if (noble.spouse) facts.push(w.marriedTo(this.nobleName(noble.spouse)))
    if (noble.captor !== undefined) facts.push(w.captiveOf(this.name(noble.captor), noble.ransom ?? 0))
    if (noble.outlaw) facts.push(w.outlaw)
    if (noble.village) facts.push(w.at(this.realm.name(noble.village)))
    else if (noble.elsewhere) facts.push(w.elsewhere[noble.elsewhere] ?? '')
    return facts.join(', ')
  }
}

/** Things by what they have in common. */
export function grouped<T, K>(things: T[], by: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const group = groups.get(by(thing))
    if (group) group.push(thing)
    else groups.set(by(thing), [thing])
  }
  return groups
}

export function spelled(title: Title): string {
  return JSON.stringify(title)
}

/** Those on foot, those on horse, and how many there are of all. */
export function counted(troops: TroopsView = {}): { foot: number; horse: number; all: number; strength: number } {
  const { men_at_arms = 0, unsullied = 0, archers = 0, knights = 0, champions = 0 } = troops
  const foot = men_at_arms + unsullied + archers
  const horse = knights + champions
  return { foot, horse, all: foot + horse, strength: men_at_arms + archers + 2 * unsullied + 3 * horse }
}

/** "3 Men at Arms, 1 Knight". */
export function troopsPut(troops: TroopsView = {}): string {
  const told = Object.entries(w.map.troops).flatMap(([kind, [one, many]]) => {
    const count = troops[kind as keyof TroopsView] ?? 0
    return count ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return told.length ? told.join(', ') : w.map.noTroops
}

const CONTEXT = Symbol('fief')

export function setView(view: View): View {
  return setContext(CONTEXT, view)
}

export function getView(): View {
  return getContext<View>(CONTEXT)
}
