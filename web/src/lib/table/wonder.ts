// "What is this?": every thing on the table leads to the rules that tell it.
import type { Table } from '$lib/table/table.svelte'

/** The rules that tell what an element is: its own, else those of what it lies in. */
export function rulesAt(table: Table, element: Element | null): string[] {
  for (let one = element; one; one = one.parentElement) {
    const key = one.getAttribute('data-key')
    const ids = [...(one.getAttribute('data-rule')?.split(' ') ?? []), ...(key ? (table.ways.about?.(key) ?? []) : [])]
    const known = [...new Set(ids)].filter((id) => table.ruleOf(id))
    if (known.length) return known
  }
  return []
}

/** What the pointer is on, else what has the focus. */
export function heldNow(): Element | null {
  return [...document.querySelectorAll(':hover')].at(-1) ?? document.activeElement
}
