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

/** The boards on which something can be pressed that is not on the map, with the keys of what it is. */
export function litBoards(table: Table, view: View): Map<Board, string[]> {
  const lit = new Map<Board, string[]>()
  const light = (board: Board, keys: string[]) => lit.set(board, [...(lit.get(board) ?? []), ...keys])
  for (const { on = [], item } of table.offer ? choicesOf(table.offer) : []) {
    const titles = on.filter((key) => key.startsWith('t'))
    const away = on.filter((key) => key.startsWith('n') && !view.noble(key)?.village)
    if (titles.length) light('council', titles)
    if (away.length) light('families', away)
    if (typeof item === 'object' && item && ('troop' in item || 'building' in item || 'buy_fief' in item)) light('market', [])
  }
  return lit
}
