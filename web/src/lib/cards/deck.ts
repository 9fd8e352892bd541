// A deck as the server keeps it, and what can be counted in it.
import { type CardScene } from '$lib/thrones/view'

export interface Copies {
  card: string
  copies: number
}

export interface Deck {
  name: string
  house: string
  agenda?: string | null
  cards: Copies[]
  plots: Copies[]
}

export interface KeptDeck {
  id: string
  name: string
  ready_made?: boolean
  /** Whose rules a ready-made deck is made for. */
  edition?: string
  deck: Deck
}

export interface Checked {
  ok: boolean
  problems: { rule: string; message: string }[]
  cards: number
  plots: number
}

export const HOUSES = ['stark', 'lannister', 'baratheon', 'targaryen', 'greyjoy', 'martell']

export const total = (list: Copies[]) => list.reduce((sum, { copies }) => sum + copies, 0)

/** The list of the deck that a card belongs to; agendas lie beside it. */
export const listOf = (card: CardScene): 'cards' | 'plots' => (card.kind === 'plot' ? 'plots' : 'cards')

export function copiesOf(deck: Deck, card: CardScene): number {
  if (card.kind === 'agenda') return deck.agenda === card.code ? 1 : 0
  return deck[listOf(card)].find((one) => one.card === card.code)?.copies ?? 0
}

/** The deck with so many copies of the card. */
export function withCopies(deck: Deck, card: CardScene, copies: number): Deck {
  if (card.kind === 'agenda') return { ...deck, agenda: copies > 0 ? card.code : null }
  const list = listOf(card)
  const others = deck[list].filter((one) => one.card !== card.code)
  const place = deck[list].findIndex((one) => one.card === card.code)
  const next = [...others]
  if (copies > 0) next.splice(place < 0 ? next.length : place, 0, { card: card.code, copies })
  return { ...deck, [list]: next }
}

export interface Figures {
  /** How many cards cost 0, 1, … 6 and more. */
  curve: number[]
  icons: Record<string, number>
  kinds: Record<string, number>
  income: number
  influence: number
}

export function figures(deck: Deck, card: (code: string) => CardScene | undefined): Figures {
  const all: Figures = { curve: Array<number>(7).fill(0), icons: {}, kinds: {}, income: 0, influence: 0 }
  for (const { card: code, copies } of deck.cards) {
    const one = card(code)
    if (!one) continue
    if (one.cost !== undefined) all.curve[Math.min(one.cost, 6)]! += copies
    for (const icon of one.icons ?? []) all.icons[icon] = (all.icons[icon] ?? 0) + copies
    all.kinds[one.kind] = (all.kinds[one.kind] ?? 0) + copies
    all.income += (one.income ?? 0) * copies
    all.influence += (one.influence ?? 0) * copies
  }
  return all
}

/** Seven cards off the top of the shuffled deck. */
export function sampleHand(deck: Deck, random: () => number = Math.random): string[] {
  const pile = deck.cards.flatMap(({ card, copies }) => Array<string>(copies).fill(card))
  for (let place = pile.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    ;[pile[place], pile[other]] = [pile[other]!, pile[place]!]
  }
  return pile.slice(0, 7)
}

/** The deck as a file of OCTGN; the table reads it too. */
export function asOctgn(deck: Deck, card: (code: string) => CardScene | undefined): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const house = `House ${deck.house.charAt(0).toUpperCase()}${deck.house.slice(1)}`
  const line = (name: string, copies: number) => `    <card qty="${copies}">${escaped(name)}</card>`
  const section = (name: string, lines: string[]) => [`  <section name="${name}">`, ...lines, '  </section>']
  const of = (list: Copies[]) => list.map(({ card: code, copies }) => line(card(code)?.name ?? code, copies))
  const agenda = deck.agenda ? section('Agenda', of([{ card: deck.agenda, copies: 1 }])) : []
  return ['<deck>', ...section('House', [line(house, 1)]), ...agenda, ...section('Deck', of(deck.cards)), ...section('Plots', of(deck.plots)), '</deck>', ''].join('\n')
}

/** The deck as a list that people and other tools read; the table reads it too. */
export function asText(deck: Deck, card: (code: string) => CardScene | undefined): string {
  const line = ({ card: code, copies }: Copies) => `${copies}x ${card(code)?.name ?? code} (${code})`
  const agenda = deck.agenda ? [`agenda: ${card(deck.agenda)?.name ?? deck.agenda} (${deck.agenda})`] : []
  return [`name: ${deck.name}`, `house: ${deck.house}`, ...agenda, '', ...deck.cards.map(line), '', 'plots:', ...deck.plots.map(line), ''].join('\n')
}
