// A thing on the map takes part in the one interaction: by pointer, by key, by name.
import type { Hit, Table } from '$lib/table/table.svelte'
import type { Key } from '$lib/wire/tabletop'

/** What a drawing needs to be a button for these keys: the first of them names it, all of them answer. */
export function drawn(table: Table, keys: Key[], label: string) {
  const hits = keys.flatMap((key) => table.lit(key))
  const lit = hits.length > 0
  const press = (element: Element) => {
    const box = element.getBoundingClientRect()
    const own = keys.filter((key) => table.lit(key).length > 0)
    if (own.length <= 1) table.press(own[0] ?? keys[0]!, box)
    else table.at = { kind: 'menu', key: keys[0]!, anchor: box, hits: unique(hits) }
  }
  return {
    'data-key': keys[0],
    'data-keys': keys.join(' '),
    role: 'button',
    tabindex: lit ? 0 : -1,
    'aria-label': lit ? `${label}. ${hits.map(({ choice }) => choice.label).join(', or ')}` : label,
    'aria-pressed': keys.some((key) => table.isPicked(key)) ? true : undefined,
    class: state(table, keys),
    onclick: (event: MouseEvent) => {
      event.stopPropagation()
      press(event.currentTarget as Element)
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.stopPropagation()
      event.preventDefault()
      press(event.currentTarget as Element)
    },
    onpointerenter: () => table.weigh(keys.flatMap((key) => table.lit(key))),
    onpointerleave: () => table.weigh([]),
    onfocus: () => table.weigh(keys.flatMap((key) => table.lit(key))),
    onblur: () => table.weigh([]),
  }
}

/** Lit, picked, pointed at: as classes. */
export function state(table: Table, keys: Key[]): string {
  const has = (is: (key: Key) => boolean) => keys.some(is)
  return [
    'thing',
    has((key) => table.lit(key).length > 0) ? 'lit' : '',
    has((key) => table.isPicked(key)) ? 'picked' : '',
    has((key) => table.pointed.includes(key)) ? 'pointed' : '',
    has((key) => table.offer?.about?.includes(key) ?? false) ? 'about' : '',
  ].filter(Boolean).join(' ')
}

/** A choice that lies on several things stands once. */
function unique(hits: Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [hit.choice, hit])).values()]
}
