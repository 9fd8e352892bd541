// Which part of the map is in sight: it is dragged, zoomed, and found again as it was left.
import type { Point } from './realm'

/** What covers the map at its edges, in pixels: top, right, bottom, left. */
export type Insets = [number, number, number, number]

const MOST = 3.2

export class Sight {
  x = $state(0)
  y = $state(0)
  /** Pixels to one point of the map. */
  zoom = $state(0.5)
  /** Whether a drag is under way: its end is no click. */
  dragged = $state(false)

  #key: string
  #least = 0.2
  #pointers = new Map<number, Point>()
  #from: Point = [0, 0]

  constructor(table: string) {
    this.#key = `rookery.map.${table}`
  }

  readonly transform = $derived(`translate(${this.x.toFixed(1)} ${this.y.toFixed(1)}) scale(${this.zoom.toFixed(4)})`)

  /** How much larger than the ground things are drawn: when everything is small, names stay readable. */
  readonly scale = $derived(Math.min(1.7, Math.max(0.5, Math.sqrt(0.62 / this.zoom))))

  /** As it was left, if it was ever left. */
  recall(): boolean {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as { x: number; y: number; zoom: number } | null
      if (!kept) return false
      Object.assign(this, kept)
      return true
    } catch {
      return false
    }
  }

  #keep() {
    localStorage.setItem(this.#key, JSON.stringify({ x: this.x, y: this.y, zoom: this.zoom }))
  }

  /** Shows these points, all of them, between what covers the edges. */
  fit(points: Point[], wide: number, high: number, [top, right, bottom, left]: Insets, most = MOST) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const [w, h] = [Math.max(80, wide - left - right), Math.max(80, high - top - bottom)]
    this.zoom = Math.min(most, w / Math.max(1, east - west), h / Math.max(1, south - north))
    this.#least = Math.min(0.24, this.zoom)
    this.x = left + w / 2 - ((west + east) / 2) * this.zoom
    this.y = top + h / 2 - ((north + south) / 2) * this.zoom
    this.#keep()
  }

  /** Zooms about a point of the window. */
  zoomAt([x, y]: Point, factor: number) {
    const zoom = Math.min(MOST, Math.max(this.#least, this.zoom * factor))
    const real = zoom / this.zoom
    this.x = x - (x - this.x) * real
    this.y = y - (y - this.y) * real
    this.zoom = zoom
    this.#keep()
  }

  pan(x: number, y: number) {
    this.x += x
    this.y += y
    this.#keep()
  }

  down(event: PointerEvent) {
    if (event.button > 0) return
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
    this.#from = [event.clientX, event.clientY]
    if (this.#pointers.size === 1) this.dragged = false
  }

  move(event: PointerEvent) {
    const last = this.#pointers.get(event.pointerId)
    if (!last) return
    const now: Point = [event.clientX, event.clientY]
    if (!this.dragged) {
      if (Math.hypot(now[0] - this.#from[0], now[1] - this.#from[1]) < 6) return
      this.dragged = true
      const element = event.currentTarget as Element
      element.setPointerCapture(event.pointerId)
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const before = Math.hypot(last[0] - other[0], last[1] - other[1])
      const after = Math.hypot(now[0] - other[0], now[1] - other[1])
      this.zoomAt([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], after / Math.max(1, before))
      this.pan((now[0] - last[0]) / 2, (now[1] - last[1]) / 2)
    } else {
      this.pan(now[0] - last[0], now[1] - last[1])
    }
    this.#pointers.set(event.pointerId, now)
  }

  up(event: PointerEvent) {
    this.#pointers.delete(event.pointerId)
  }
}
