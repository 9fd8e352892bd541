// What only this game knows: what a pass would throw away, what picked cards come to.
import type { Answer, Choice, Offer } from '$lib/contract'
import { choicesOf, type Inspected, type Sign, type Table, type Ways } from '$lib/table/table.svelte'
import { about } from '$lib/thrones/about'
import { CHALLENGES } from '$lib/thrones/cards'
import type { InPlayCard, SeatView, TurnView } from '$lib/thrones/view'
import { words } from '$lib/words/en'

export function ways(table: Table, inspect: (thing: Inspected) => void): Ways {
  return {
    inspect,
    about: (key) => about(table, key),
    signs: (text) => text.split(ICONS).flatMap<string | Sign>((part, place) => (place % 2 ? [...part].flatMap((letter) => SIGNS[letter] ?? []) : [part])),
    guard(offer, answer) {
      return isPass(answer) ? thrownAway(table, offer) : undefined
    },
    tally(_, picked) {
      const strength = picked.reduce((sum, choice) => sum + (strengthOn(table, choice) ?? 0), 0)
      return picked.some((choice) => strengthOn(table, choice) !== undefined) ? words.thrones.str(strength) : undefined
    },
  }
}

/** "STR 3 MP": the letters of its icons. */
const ICONS = /(?<=\bSTR \d+) ([MIP]+)\b/
const SIGNS = Object.fromEntries(
  Object.entries(CHALLENGES).map(([icon, { drawing, colour }]) => [icon.charAt(0).toUpperCase(), { drawing, colour, label: icon }]),
)

function strengthOn(table: Table, choice: Choice): number | undefined {
  const key = choice.on?.[0]
  return key ? table.part<InPlayCard>(key)?.strength : undefined
}

function isPass(answer: Answer): boolean {
  return 'one' in answer && answer.one === 'pass'
}

/** What a pass would throw away: gold that could still marshal something in one's own turn. */
function thrownAway(table: Table, offer: Offer): string | undefined {
  const turn = table.part<TurnView>('turn')
  if (offer.ask !== 'act' || turn?.phase !== 'marshalling' || turn.active !== table.seat) return undefined
  const gold = table.part<SeatView>(`s${table.seat}`)?.gold ?? 0
  const marshal = choicesOf(offer).find(({ item }) => typeof item === 'object' && item !== null && 'marshal' in item)
  if (gold === 0 || !marshal) return undefined
  const name = marshal.label.replace(/^Marshal /, '').replace(/ for \d+ gold$/, '')
  return words.thrones.passWithGold(gold, name)
}
