import { expect, test } from 'vitest'
import type { CardScene } from '$lib/thrones/view'
import { copiesOf, figures, sampleHand, total, withCopies, type Deck } from '$lib/cards/deck'

const card = (code: string, kind: CardScene['kind'], more: Partial<CardScene> = {}): CardScene => ({ code, name: code, picture: '', kind, ...more })
const hodor = card('core-s12', 'character', { cost: 1, icons: ['military', 'power'], income: 0 })
const road = card('core-l1', 'location', { cost: 7, income: 1, influence: 2 })
const plot = card('core-p1', 'plot')
const agenda = card('a-1', 'agenda')
const empty: Deck = { name: 'Try', house: 'stark', cards: [], plots: [] }

test('copies go to the list of their kind and come out again', () => {
  let deck = withCopies(withCopies(withCopies(empty, hodor, 2), plot, 1), road, 1)
  expect(deck.cards).toEqual([{ card: 'core-s12', copies: 2 }, { card: 'core-l1', copies: 1 }])
  expect(copiesOf(deck, plot)).toBe(1)
  deck = withCopies(deck, hodor, 3)
  expect(deck.cards[0]).toEqual({ card: 'core-s12', copies: 3 })
  deck = withCopies(deck, hodor, 0)
  expect(total(deck.cards)).toBe(1)
  expect(copiesOf(withCopies(deck, agenda, 1), agenda)).toBe(1)
})

test('figures count every copy, and costs above six together', () => {
  const deck = withCopies(withCopies(empty, hodor, 2), road, 1)
  const known = new Map([hodor, road].map((one) => [one.code, one]))
  const seen = figures(deck, (code) => known.get(code))
  expect(seen.curve).toEqual([0, 2, 0, 0, 0, 0, 1])
  expect(seen.icons).toEqual({ military: 2, power: 2 })
  expect([seen.income, seen.influence]).toEqual([1, 2])
})

test('a sample hand has seven cards of the deck, never more copies than it has', () => {
  const deck = withCopies(withCopies(empty, hodor, 3), road, 5)
  const hand = sampleHand(deck)
  expect(hand).toHaveLength(7)
  expect(hand.filter((code) => code === 'core-s12').length).toBeLessThanOrEqual(3)
})
