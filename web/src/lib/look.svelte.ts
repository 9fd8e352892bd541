// How the page looks to this person: kept in the browser at once, and with the account where there is one.
import { api } from '$lib/api'
import { session } from '$lib/session.svelte'
import { setMotion } from '$lib/table/motion'

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const
export const SIZES = ['small', 'medium', 'large'] as const
export const MOTIONS = ['system', 'none'] as const

export interface Looks {
  theme: (typeof THEMES)[number]
  size: (typeof SIZES)[number]
  motion: (typeof MOTIONS)[number]
  /** The phases of each game in which a new table asks every time. */
  stops: Record<string, string[]>
}

const KEY = 'rookery.looks'
const USUAL: Looks = { theme: 'dark', size: 'medium', motion: 'system', stops: {} }

function kept(): Looks {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Looks>) }
  } catch {
    return USUAL
  }
}

class Look {
  now = $state.raw(kept())

  /** Shows the page so. */
  show() {
    const { theme, size, motion } = this.now
    const light = matchMedia('(prefers-color-scheme: light)').matches
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (light ? 'light' : 'dark') : theme
    root.dataset.size = size
    root.dataset.motion = motion
    setMotion(motion !== 'none')
  }

  async change(change: Partial<Looks>) {
    this.now = { ...this.now, ...change }
    localStorage.setItem(KEY, JSON.stringify(this.now))
    this.show()
    if (session.me) session.me = await api.patch('me', { settings: { ...session.me.settings, looks: this.now } })
  }

  /** What was kept with the account holds in every browser. */
  take(settings: Record<string, unknown>) {
    if (!settings.looks) return
    this.now = { ...USUAL, ...(settings.looks as Partial<Looks>) }
    localStorage.setItem(KEY, JSON.stringify(this.now))
    this.show()
  }
}

export const look = new Look()
