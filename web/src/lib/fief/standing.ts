// How near somebody is to winning.
import type { View } from './view.svelte'
import type { Seat } from '$lib/wire/tabletop'

export interface Standing {
  seats: Seat[]
  points: number
  needed: number
  /** How many points are missing. */
  short: number
}

/** The Player's standing, together with his ally if he has one. */
export function standing(view: View, seat: Seat): Standing {
  const player = view.players[seat]
  const seats = player?.ally === undefined ? [seat] : [seat, player.ally]
  const points = seats.reduce((sum, one) => sum + (view.players[one]?.victory_points ?? 0), 0)
  const needed = player?.victory_needed ?? 3
  return { seats, points, needed, short: Math.max(0, needed - points) }
}

/** Everybody's standings, allies once, the nearest first. */
export function standings(view: View): Standing[] {
  const all = view.players
    .filter(({ seat, ally }) => ally === undefined || seat < ally)
    .map(({ seat }) => standing(view, seat))
  return all.sort((one, other) => one.short - other.short || other.points - one.points)
}

/** The Titles that count, with who holds them for these seats. */
export function counting(view: View, seats: Seat[]): { title: string; noble: string; seat: Seat }[] {
  return (view.parts.titles ?? []).flatMap(([title, key]) => {
    const [scene, noble] = [view.title(title), view.noble(key)]
    if (!scene?.victory_points || !noble || !seats.includes(noble.seat)) return []
    return [{ title: scene.name, noble: noble.name, seat: noble.seat }]
  })
}
