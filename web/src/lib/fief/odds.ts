// How a Battle may end if nobody asks for a truce: counted out, round by round, with the dice of the box.

/** What a side brings: Strength Points, dice beyond those of its strength, dice the walls keep off. */
export interface Brings {
  strength: number
  more?: number
  penalty?: number
}

export interface Odds {
  /** Chances from 0 to 1: the first side is left, the second is left, nobody is. */
  first: number
  second: number
  nobody: number
}

const FACES = [1, 1, 2, 2, 3, 3]

/** The Battle Dice of a strength. */
export function diceOf(strength: number): number {
  return strength <= 0 ? 0 : strength <= 6 ? 1 : strength <= 12 ? 2 : 3
}

/** How likely each number of hits is with so many dice. */
function hits(dice: number): number[] {
  let sums = [1]
  for (let die = 0; die < dice; die++) {
    const next: number[] = []
    for (const [sum, chance] of sums.entries()) {
      for (const face of FACES) next[sum + face] = (next[sum + face] ?? 0) + chance / FACES.length
    }
    sums = Array.from(next, (chance) => chance ?? 0)
  }
  return sums
}

/** Losses are taken in Strength Points: near enough to tell a good fight from a bad one. */
export function odds(first: Brings, second: Brings): Odds {
  const known = new Map<number, Odds>()
  const dice = (side: Brings, strength: number) => Math.max(0, diceOf(strength) + (side.more ?? 0) - (side.penalty ?? 0))
  const from = (one: number, two: number): Odds => {
    if (one <= 0 && two <= 0) return { first: 0, second: 0, nobody: 1 }
    if (one <= 0) return { first: 0, second: 1, nobody: 0 }
    if (two <= 0) return { first: 1, second: 0, nobody: 0 }
    const key = one * 1000 + two
    const before = known.get(key)
    if (before) return before
    const sum: Odds = { first: 0, second: 0, nobody: 0 }
    let moved = 0
    for (const [by, chance] of hits(dice(first, one)).entries()) {
      for (const [back, other] of hits(dice(second, two)).entries()) {
        const weight = chance * other
        if (!weight || (by === 0 && back === 0)) continue
        const then = from(one - back, two - by)
        moved += weight
        sum.first += weight * then.first
        sum.second += weight * then.second
        sum.nobody += weight * then.nobody
      }
    }
    const odds = moved ? { first: sum.first / moved, second: sum.second / moved, nobody: sum.nobody / moved } : { first: 0, second: 0, nobody: 1 }
    known.set(key, odds)
    return odds
  }
  return from(first.strength, second.strength)
}
