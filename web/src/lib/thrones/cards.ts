// Cards as printed, by their lasting names, and how they are drawn.
import { BY_KIND, BY_TRAIT, PICTURES } from '$lib/thrones/pictures'
import { type CardScene, type InPlayCard, type Scenery } from '$lib/thrones/view'
import type { Icon } from '$lib/wire/thrones'
import type { Drawing } from '$lib/ui/drawing'

/** A tincture: the ground, the charge upon it, and the drawing that is the charge. */
export interface Arms {
  ground: string
  charge: string
  drawing: Drawing
}

const arms = (name: string, drawing: Drawing): Arms => ({ ground: `var(--${name})`, charge: `var(--${name}-charge)`, drawing })

export const ARMS: Record<string, Arms> = {
  stark: arms('stark', 'icon:direwolf'),
  lannister: arms('lannister', 'icon:lion'),
  baratheon: arms('baratheon', 'icon:stag-head'),
  targaryen: arms('targaryen', 'icon:spiked-dragon-head'),
  greyjoy: arms('greyjoy', 'icon:giant-squid'),
  martell: arms('martell', 'icon:sun-spear'),
  neutral: arms('neutral', 'icon:crown'),
  event: arms('event', 'icon:scroll-unfurled'),
  plot: arms('plot', 'icon:scroll-quill'),
}

export const CHALLENGES: Record<string, { drawing: Drawing; colour: string }> = {
  military: { drawing: 'icon:battle-axe', colour: 'var(--military)' },
  intrigue: { drawing: 'icon:all-seeing-eye', colour: 'var(--intrigue)' },
  power: { drawing: 'icon:crown', colour: 'var(--power)' },
}

export const CRESTS: Record<string, Drawing> = {
  holy: 'icon:seven-pointed-star',
  noble: 'icon:imperial-crown',
  war: 'icon:crossed-axes',
  learned: 'icon:open-book',
  shadow: 'icon:domino-mask',
}

export const TITLES: Record<string, Drawing> = {
  crown_regent: 'icon:throne-king',
  lord_commander: 'icon:winged-shield',
  hand_of_the_king: 'icon:hand',
  master_of_whispers: 'icon:domino-mask',
  master_of_laws: 'icon:scales',
  master_of_coin: 'icon:coins',
}

const indexes = new WeakMap<object, Map<string, CardScene>>()

/** The card as printed. */
export function printed(scenery: unknown, code: string): CardScene | undefined {
  const cards = (scenery as Scenery | undefined)?.cards
  if (!cards) return undefined
  let index = indexes.get(cards)
  if (!index) {
    index = new Map(cards.map((card) => [card.code, card]))
    indexes.set(cards, index)
  }
  return index.get(code)
}

/** Whether a card in play counts as one of this kind now; what is not said is as printed. */
export function isOf(scenery: unknown, now: InPlayCard | undefined, kind: CardScene['kind']): boolean {
  if (!now) return false
  return now.types ? now.types.includes(kind) : printed(scenery, now.card.code)?.kind === kind
}

/** The icons a card in play has now. */
export function iconsOf(scenery: unknown, now: InPlayCard): Icon[] {
  return now.icons ?? printed(scenery, now.card.code)?.icons ?? []
}

export function pictureOf(card: CardScene): Drawing {
  const own = PICTURES[card.code]
  if (own) return own
  for (const one of card.traits ?? []) {
    const drawing = BY_TRAIT[one]
    if (drawing) return drawing
  }
  return BY_KIND[card.kind] ?? 'icon:scroll-unfurled'
}

export function armsOf(card: CardScene): Arms {
  const kind = card.kind
  const without = kind === 'event' || kind === 'plot' ? kind : 'neutral'
  return ARMS[card.houses?.[0] ?? without] ?? ARMS.neutral!
}

/** The second House of a card that is loyal to two. */
export function secondArms(card: CardScene): Arms | undefined {
  const second = card.houses?.[1]
  return second ? ARMS[second] : undefined
}

/** What the card of that key is, wherever these eyes see it. */
export function codeOf(parts: Record<string, unknown>, key: string): string | undefined {
  const seen = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if ('id' in value && 'code' in value && value.id === key) return value.code as string
    for (const inside of Object.values(value)) {
      const code = seen(inside)
      if (code) return code
    }
    return undefined
  }
  return key.startsWith('c') ? seen(parts) : undefined
}
