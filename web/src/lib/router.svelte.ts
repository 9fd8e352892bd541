// Addresses. Every screen has one that can be shared and reloaded.
import type { Component } from 'svelte'
import { connection } from '$lib/connection.svelte'

type Load = () => Promise<{ default: Component<Record<string, string>> }>

interface Route {
  pattern: RegExp
  names: string[]
  load: Load
}

function route(path: string, load: () => Promise<unknown>): Route {
  const names: string[] = []
  const pattern = path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  return { pattern: new RegExp(`^${pattern}/?$`), names, load: load as Load }
}

const routes: Route[] = [
  route('/', () => import('../screens/Start.svelte')),
  route('/new', () => import('../screens/NewTable.svelte')),
  route('/t/:id/replay', () => import('../screens/Replay.svelte')),
  route('/t/:id', () => import('../screens/AtTable.svelte')),
  route('/rules', () => import('../screens/Rules.svelte')),
  route('/decks', () => import('../screens/Decks.svelte')),
  route('/decks/:id', () => import('../screens/DeckBuilder.svelte')),
  route('/cards', () => import('../screens/Cards.svelte')),
  route('/account', () => import('../screens/Account.svelte')),
  route('/settings', () => import('../screens/Settings.svelte')),
  route('/about', () => import('../screens/About.svelte')),
  route('/join/:id/:invite', () => import('../screens/Join.svelte')),
]

const nowhere: Load = () => import('../screens/Nowhere.svelte') as unknown as ReturnType<Load>

class Router {
  path = $state(location.pathname)
  search = $state(location.search)

  /** The screen of the address, with what stands in the address. */
  readonly screen = $derived.by(() => {
    for (const { pattern, names, load } of routes) {
      const found = pattern.exec(this.path)
      if (!found) continue
      const props = Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(found[place + 1]!)]))
      return { load, props }
    }
    return { load: nowhere, props: {} as Record<string, string> }
  })

  /** What stands behind the question mark. */
  readonly query = $derived(new URLSearchParams(this.search))

  go(to: string, how: 'push' | 'replace' = 'push') {
    // The server runs another build: the next screen is fetched anew.
    if (connection.stale) return location.assign(to)
    if (how === 'push') history.pushState(null, '', to)
    else history.replaceState(null, '', to)
    this.follow()
    scrollTo(0, 0)
  }

  follow() {
    this.path = location.pathname
    this.search = location.search
  }
}

export const router = new Router()

/** Follows links of the page itself without loading it anew. */
export function followLinks() {
  addEventListener('popstate', () => router.follow())
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
    event.preventDefault()
    router.go(link.pathname + link.search + link.hash)
  })
}
