// Finding cards: words, and facets of which any one must fit.
import { api } from '$lib/api'
import { read, type CardScene } from '$lib/thrones/view'

export const FACETS = ['house', 'kind', 'set', 'cost', 'icon'] as const
export type Facet = (typeof FACETS)[number]

/** What a card is in one respect; a card of two Houses is two things. */
export function values(card: CardScene, facet: Facet): string[] {
  switch (facet) {
    case 'house':
      return card.houses?.length ? card.houses : ['neutral']
    case 'kind':
      return [card.kind]
    case 'set':
      return card.set ? [card.set] : []
    case 'cost':
      return card.cost === undefined ? [] : [String(Math.min(card.cost, 6))]
    case 'icon':
      return (card.icons ?? [])
  }
}

let all: Promise<CardScene[]> | undefined

/** Every card there is; fetched once. House cards are no cards of a deck. */
export function everyCard(): Promise<CardScene[]> {
  all ??= api.get<CardScene[]>('cards').then((cards) => cards.filter(({ kind }) => kind !== 'house'))
  all.catch(() => (all = undefined))
  return all
}

/** All that can be read on a card, in small letters. */
export function wordsOn(card: CardScene): string {
  const read_ = (list: string[] | undefined) => (list ?? []).map(read).join(' ')
  return [card.name, read(card.kind), read_(card.houses), read_(card.traits), read_(card.keywords), card.text ?? ''].join(' ').toLowerCase()
}

export class Search {
  words = $state('')
  chosen = $state<Record<Facet, string[]>>({ house: [], kind: [], set: [], cost: [], icon: [] })

  toggle(facet: Facet, value: string) {
    const list = this.chosen[facet]
    this.chosen[facet] = list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
  }

  clear() {
    this.words = ''
    for (const facet of FACETS) this.chosen[facet] = []
  }

  /** Those that fit; leaving one facet out tells how many each of its values would give. */
  find(cards: CardScene[], without?: Facet): CardScene[] {
    const terms = this.words.toLowerCase().split(/\s+/).filter(Boolean)
    return cards.filter((card) => {
      const fits = (facet: Facet) => {
        const wanted = this.chosen[facet]
        return facet === without || !wanted.length || values(card, facet).some((value) => wanted.includes(value))
      }
      if (!FACETS.every(fits)) return false
      const text = terms.length ? wordsOn(card) : ''
      return terms.every((term) => text.includes(term))
    })
  }
}
