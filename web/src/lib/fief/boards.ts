// The boards beside the map.
import { choicesOf, type Table } from '$lib/table/table.svelte'
import type { View } from './view.svelte'

export type Board = 'council' | 'families' | 'market' | 'victory'

export const BOARDS: [Board, `icon:${string}`][] = [
  ['council', 'icon:throne-king'],
  ['families', 'icon:family-tree'],
  ['market', 'icon:swap-bag'],
  ['victory', 'icon:laurel-crown'],
]

/** The boards on which something can be pressed that is not on the map. */
export function litBoards(table: Table, view: View): Set<Board> {
  const lit = new Set<Board>()
  for (const { on, item } of table.offer ? choicesOf(table.offer) : []) {
    if (on?.some((key) => key.startsWith('t'))) lit.add('council')
    if (on?.some((key) => key.startsWith('n') && !view.noble(key)?.village)) lit.add('families')
    if (typeof item === 'object' && item && ('troop' in item || 'building' in item || 'buy_fief' in item)) lit.add('market')
  }
  return lit
}
