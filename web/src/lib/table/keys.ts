// The keys: Space, Enter, Esc, 1 to 9, arrows from lit thing to lit thing.
import { choicesOf, type Table } from '$lib/table/table.svelte'

/** Whether somebody writes or works a control, so that keys are not for the table. */
function isBusy(element: Element | null): boolean {
  if (!element) return false
  if (element.closest('input, textarea, select, [contenteditable], dialog')) return true
  return false
}

/** Whether the focus was brought there by keys and Enter is meant for it; so is Space, but for things of the table. */
function isHeld(element: Element | null): boolean {
  return !!element && element.matches('button:focus-visible, a:focus-visible, summary:focus-visible')
}

export function keysFor(table: Table, open: { help(): void; log(): void; talk(): void; wonder(): void }) {
  return (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return
    const focus = document.activeElement
    if (event.key === 'Escape') {
      if (table.rule) table.rule = null
      else if (!table.undo() && focus instanceof HTMLElement) focus.blur()
      return
    }
    if (isBusy(focus)) return
    switch (event.key) {
      case ' ':
        if (isHeld(focus) && !focus!.closest('[data-key]')) return
        event.preventDefault()
        // Firefox presses a button when the key goes up.
        focus?.addEventListener('keyup', (up) => up.preventDefault(), { once: true })
        if (!event.repeat) table.calm()
        return
      case 'Enter':
        if (isHeld(focus)) return
        event.preventDefault()
        if (!event.repeat) table.confirm()
        return
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        if (step(event.key, event.shiftKey)) event.preventDefault()
        return
      case '?':
        open.help()
        return
      case 'w':
        open.wonder()
        return
      case 'l':
        open.log()
        return
      case 't':
        event.preventDefault()
        open.talk()
        return
      case 'h':
        void table.advise()
        return
      case 'u':
        void table.wishBack()
        return
      case 'i': {
        const key = (document.querySelector('[data-key]:hover') ?? focus?.closest('[data-key]'))?.getAttribute('data-key')
        if (key) table.ways.inspect?.({ key })
        return
      }
      default:
        if (/^[1-9]$/.test(event.key)) number(table, Number(event.key))
    }
  }
}

function number(table: Table, number: number) {
  const { offer } = table
  if (!offer) return
  if ('amount' in offer.shape) {
    table.amount = number
    return
  }
  const choice = choicesOf(offer)[number - 1]
  if (choice) table.take({ offer, choice })
}

/** Moves the focus to the nearest lit thing in that direction, or to the nearest of all things. */
function step(key: string, all: boolean): boolean {
  const things = [...document.querySelectorAll<HTMLElement>(all ? '[data-key]' : '[data-key].lit')].filter(
    (thing) => thing.checkVisibility?.() ?? true,
  )
  if (things.length === 0) return false
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const held = document.activeElement?.closest<HTMLElement>('[data-key]')
  if (!held) {
    things[0]!.focus()
    return true
  }
  const [x, y] = middle(held)
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let [nearest, least]: [HTMLElement | undefined, number] = [undefined, Infinity]
  for (const thing of things) {
    if (thing === held) continue
    const [tx, ty] = middle(thing)
    const [along, aside] = across ? [tx - x, ty - y] : [ty - y, tx - x]
    if (along * sign <= 4) continue
    const far = along * sign + Math.abs(aside) * 2.5
    if (far < least) [nearest, least] = [thing, far]
  }
  nearest?.focus()
  return true
}
