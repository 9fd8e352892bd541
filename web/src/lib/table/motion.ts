// Motion tells where things went: what has a `data-move` slides from where it was to where it is.
import { flushSync } from 'svelte'

const STILL = matchMedia('(prefers-reduced-motion: reduce)')
const SLIDE_MS = 240

let off = false

/** Turns motion off or on, whatever the system says. */
export function setMotion(on: boolean) {
  off = !on
}

export function isStill(): boolean {
  return off || STILL.matches || document.hidden
}

/** Shows something, and lets what stands elsewhere afterwards slide there. */
export function moved(show: () => void) {
  if (isStill()) {
    show()
    return
  }
  const before = new Map<string, { box: DOMRect; element: Element }>()
  for (const element of document.querySelectorAll('[data-move]')) {
    before.set(element.getAttribute('data-move')!, { box: element.getBoundingClientRect(), element })
  }
  flushSync(show)
  const seen = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-move]')) {
    const key = element.getAttribute('data-move')!
    seen.add(key)
    const old = before.get(key)
    if (old) slide(element, old.box)
    else enter(element)
  }
  for (const [key, { box, element }] of before) {
    if (!seen.has(key)) leave(element as HTMLElement, box)
  }
}

function slide(element: HTMLElement, from: DOMRect) {
  const to = element.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  element.animate(
    [{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: '0 0', zIndex: 5 }],
    { duration: SLIDE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
}

/** Comes from the pile its `data-from` names, else out of nothing. */
function enter(element: HTMLElement) {
  const pile = element.dataset.from && document.querySelector(`[data-pile="${element.dataset.from}"]`)
  if (pile) slide(element, pile.getBoundingClientRect())
  else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE_MS })
}

/** Falls onto the pile its `data-to` names, else fades. */
function leave(element: HTMLElement, box: DOMRect) {
  if (box.width === 0) return
  const ghost = element.cloneNode(true) as HTMLElement
  for (const part of [ghost, ...ghost.querySelectorAll('[data-move], [data-key]')]) {
    part.removeAttribute('data-move')
    part.removeAttribute('data-key')
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
    height: `${box.height}px`, margin: '0', pointerEvents: 'none', zIndex: '40',
  })
  document.body.append(ghost)
  const pile = element.dataset.to && document.querySelector(`[data-pile="${element.dataset.to}"]`)
  const to = pile ? pile.getBoundingClientRect() : box
  const [x, y] = [to.left - box.left, to.top - box.top]
  const falls = ghost.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${x}px ${y}px`, scale: pile ? '0.4' : '0.9', opacity: 0 },
    ],
    { duration: SLIDE_MS, easing: 'ease-in' },
  )
  falls.finished.finally(() => ghost.remove())
}
