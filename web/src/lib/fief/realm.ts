// The board as it is drawn: what never changes, found by key, and where names have room.
import type { FiefScene, RegionScene, RoadScene, Scenery, VillageScene } from '$lib/wire/fief'
import type { Key } from '$lib/wire/tabletop'

export type Point = [number, number]
type Box = [left: number, top: number, right: number, bottom: number]

/** Where a name stands beside its Village, counted from the Village. */
export interface Label {
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
  /** Whether it stands beneath, where buildings push it down. */
  beneath: boolean
}

export interface Road extends RoadScene {
  d: string
  /** The points it is drawn through, its ends included. */
  course: Point[]
}

/** How large things are on the map, before zooming. */
export const MARK = 17
export const NAME = 23
const WIDE = 0.52

export class Realm {
  readonly scenery: Scenery
  readonly villages: Map<Key, VillageScene>
  readonly roads: Map<Key, Road>
  readonly fiefs: Map<Key, FiefScene>
  readonly regions: Map<Key, RegionScene>
  readonly labels = new Map<Key, Label>()
  readonly fiefLabels = new Map<Key, Point>()
  readonly regionLabels = new Map<Key, Point>()
  /** Woods, hills and fields where nothing else stands. */
  readonly scatter: { at: Point; fief: string; size: number }[] = []
  #taken: Box[] = []
  #crossed: Point[] = []

  constructor(scenery: Scenery) {
    this.scenery = scenery
    this.villages = keyed(scenery.villages)
    this.fiefs = keyed(scenery.fiefs)
    this.regions = keyed(scenery.regions)
    this.roads = keyed(scenery.roads.map((road) => this.#drawn(road)))
    this.#place()
  }

  name(village: Key): string {
    return this.villages.get(village)?.name ?? village
  }

  at(village: Key): Point {
    return this.villages.get(village)?.at ?? [0, 0]
  }

  /** A point on the way along a road, seen from one of its ends. */
  along(road: Key, from: Key, part: number): Point {
    const drawn = this.roads.get(road)
    if (!drawn) return this.at(from)
    const course = drawn.a === from ? drawn.course : [...drawn.course].reverse()
    const lengths = course.slice(1).map((point, place) => distance(course[place]!, point))
    let left = part * lengths.reduce((sum, one) => sum + one, 0)
    for (const [place, length] of lengths.entries()) {
      if (left <= length) return between(course[place]!, course[place + 1]!, left / length)
      left -= length
    }
    return course.at(-1)!
  }

  #drawn(road: RoadScene): Road {
    const ends = [road.a, road.b].map((end) => this.at(end)) as [Point, Point]
    const course: Point[] = [ends[0], ...road.via, ends[1]]
    return { ...road, course, d: rounded(course) }
  }

  #place() {
    for (const { at } of this.villages.values()) {
      this.#taken.push(about(at, 2.4 * MARK, 2.4 * MARK))
      // Armies stand above their Village.
      this.#taken.push([at[0] - 34, at[1] - 76, at[0] + 34, at[1] - MARK])
    }
    for (const { course } of this.roads.values()) {
      for (const [place, point] of course.slice(1).entries()) {
        const from = course[place]!
        const steps = Math.ceil(distance(from, point) / 5)
        for (let step = 0; step <= steps; step++) this.#crossed.push(between(from, point, step / steps))
      }
    }
    for (const village of this.villages.values()) this.labels.set(village.key, this.#beside(village))
    for (const fief of this.fiefs.values()) {
      const own = [...this.villages.values()].filter((village) => village.fief === fief.key)
      const at = this.#near(own, 60 + 15 * fief.name.length, 40)
      this.fiefLabels.set(fief.key, at)
    }
    for (const region of this.regions.values()) {
      const own = [...this.villages.values()].filter((village) => village.region === region.key)
      const [x, y] = this.#near(own, 140, 84)
      this.regionLabels.set(region.key, [x, y - 20])
    }
    for (const { outline } of this.scenery.lands) this.#grow(outline)
  }

  #beside(village: VillageScene): Label {
    const [x, y] = village.at
    const wide = NAME * (village.principal ? WIDE * 1.14 : WIDE) * village.name.length
    const side = MARK + 11
    const places: Label[] = [
      { dx: side, dy: 0, anchor: 'start', beneath: false },
      { dx: -side, dy: 0, anchor: 'end', beneath: false },
      { dx: 0, dy: MARK + 20, anchor: 'middle', beneath: true },
      { dx: side - 6, dy: 20, anchor: 'start', beneath: false },
      { dx: 6 - side, dy: 20, anchor: 'end', beneath: false },
      { dx: wide * 0.34, dy: MARK + 20, anchor: 'middle', beneath: true },
      { dx: -wide * 0.34, dy: MARK + 20, anchor: 'middle', beneath: true },
      { dx: side - 4, dy: -16, anchor: 'start', beneath: false },
      { dx: 4 - side, dy: -16, anchor: 'end', beneath: false },
    ]
    let best = places[0]!
    let least = Infinity
    for (const [later, place] of places.entries()) {
      const middle = place.dx + { start: wide / 2, middle: 0, end: -wide / 2 }[place.anchor]
      const box = about([x + middle, y + place.dy], wide + 6, NAME)
      const cost = this.#cost(box) + later * 6
      if (cost < least) [best, least] = [place, cost]
    }
    const middle = best.dx + { start: wide / 2, middle: 0, end: -wide / 2 }[best.anchor]
    // Buildings stand between a Village and a name beneath it.
    const more = best.beneath ? 24 : 0
    this.#taken.push(about([x + middle, y + best.dy + more / 2], wide + 6, NAME + more))
    return best
  }

  /** The middle of something wide near the middle of these Villages. */
  #near(own: VillageScene[], wide: number, high: number): Point {
    const sum = own.reduce<Point>(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0])
    const [x, y] = [sum[0] / own.length, sum[1] / own.length]
    let best: Point = [x, y]
    let least = Infinity
    for (let row = -16; row <= 16; row++) {
      for (let column = -16; column <= 16; column++) {
        const at: Point = [x + column * 14, y + row * 14]
        const away = [-0.4, 0, 0.4].filter((part) => !own.includes(this.#nearest([at[0] + wide * part, at[1]]))).length
        const cost = this.#cost(about(at, wide, high)) + Math.hypot(row, column) * 20 + away * 260
        if (cost < least) [best, least] = [at, cost]
      }
    }
    this.#taken.push(about(best, wide, high))
    return best
  }

  #grow(coast: Point[]) {
    const { width, height } = this.scenery.canvas
    for (let y = 0; y < height; y += 40) {
      for (let x = 0; x < width; x += 40) {
        // Neither in rows nor by chance: the same map looks the same every time.
        const stray = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
        const part = stray - Math.floor(stray)
        const at: Point = [x + part * 24, y + ((part * 7) % 1) * 24]
        const size = 24 + ((part * 13) % 1) * 10
        const box = about(at, size + 8, size + 8)
        const corners: Point[] = [[box[0], box[1]], [box[2], box[1]], [box[0], box[3]], [box[2], box[3]]]
        if (part < 0.3 || this.#cost(box) > 0 || !corners.every((corner) => isInside(coast, corner))) continue
        this.scatter.push({ at, size, fief: this.#nearest(at).fief })
        this.#taken.push(box)
      }
    }
  }

  #nearest(point: Point): VillageScene {
    const far = ({ at }: VillageScene) => distance(at, point)
    return [...this.villages.values()].reduce((best, one) => (far(one) < far(best) ? one : best))
  }

  #cost(box: Box): number {
    const { width, height } = this.scenery.canvas
    const [left, top, right, bottom] = box
    const outside = left < 0 || top < 0 || right > width || bottom > height ? 4000 : 0
    const taken = this.#taken.reduce((sum, other) => sum + covers(other, box), 0)
    const crossed = this.#crossed.filter(([x, y]) => left < x && x < right && top < y && y < bottom).length
    return outside + taken * 5 + crossed * 16
  }
}

function keyed<T extends { key: Key }>(things: T[]): Map<Key, T> {
  return new Map(things.map((thing) => [thing.key, thing]))
}

function about([x, y]: Point, wide: number, high: number): Box {
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]
}

function covers(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0])
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1])
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Whether the point lies within the closed line. */
function isInside(line: Point[], [x, y]: Point): boolean {
  let inside = false
  for (const [place, [x1, y1]] of line.entries()) {
    const [x2, y2] = line[(place + 1) % line.length]!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** A line through points with its bends rounded. */
function rounded(course: Point[]): string {
  const [first, ...rest] = course as [Point, ...Point[]]
  let d = `M${first[0]} ${first[1]}`
  for (const [place, point] of rest.entries()) {
    const next = rest[place + 1]
    if (rest.length === 1) d += `L${point[0]} ${point[1]}`
    else if (next) {
      const end = place + 2 === rest.length ? next : between(point, next, 0.5)
      d += `Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`
    }
  }
  return d
}

/** A closed line as the `d` of a path. */
export function ring(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}
