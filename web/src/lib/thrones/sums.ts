// The sum behind a number: "3 printed + 2 Winterfell Castle".
import type { Table } from '$lib/table/table.svelte'
import { codeOf, printed } from '$lib/thrones/cards'
import type { CardId, Share } from '$lib/wire/thrones'
import { words } from '$lib/words/en'

/** What the card of that key is called. */
export function nameOf(table: Table, key: CardId): string {
  const code = codeOf(table.parts, key)
  return (code && printed(table.scenery, code)?.name) ?? words.thrones.facedown
}

/** The sum in words; nothing where there is none to tell. */
export function sumOf(table: Table, shares: Share[] | undefined): string | undefined {
  if (!shares?.length) return undefined
  const told = shares.map(({ amount, card, what }, place) => {
    const whose = [card && nameOf(table, card), what && words.thrones.shares[what]].filter(Boolean).join(' ')
    const sign = what === 'set' ? '= ' : amount < 0 ? '− ' : place > 0 ? '+ ' : ''
    return `${sign}${Math.abs(amount)} ${whose}`.trim()
  })
  return told.join(' ')
}
