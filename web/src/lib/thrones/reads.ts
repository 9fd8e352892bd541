// A card as one sentence, for those who hear it.
import { read, type CardScene, type InPlayCard, type LastingView } from '$lib/thrones/view'
import { words } from '$lib/words/en'

const w = words.thrones

export function sentence(card: CardScene, now?: InPlayCard, more: string[] = []): string {
  const parts = [card.name, read(card.kind).toLowerCase()]
  const strength = now?.strength ?? card.strength
  if (strength !== undefined) parts.push(w.str(strength))
  const icons = now?.icons ?? card.icons ?? []
  if (icons.length) parts.push(icons.map((icon) => icon).join(' '))
  if (!now && card.cost !== undefined) parts.push(w.costs(card.cost))
  if (now) parts.push(now.kneeling ? w.kneeling : w.standing)
  if (now?.power) parts.push(w.hasPower(now.power))
  if (now?.duplicates?.length) parts.push(w.copies(now.duplicates.length))
  return [...parts, ...more].join(', ')
}

/** Every effect that lasts: each card has a section for its own. */
export function lastingAt(table: { parts: Record<string, unknown> }): LastingView[] {
  const own = Object.entries(table.parts).filter(([key]) => key.startsWith('lasting.'))
  return own.flatMap(([, lasting]) => lasting as LastingView[])
}

/** "Winter is Coming: raises the claim, until the end of the challenge". */
export function lastingPut({ source, text, until }: LastingView): string {
  return `${text ? `${source}: ${text.replace(/\.$/, '')}` : source}, ${w.until(until)}`
}
