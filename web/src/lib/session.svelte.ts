// Who sits before this page.
import { api } from '$lib/api'
import type { Me } from '$lib/contract'

class Session {
  me = $state.raw<Me | null>(null)
  /** Whether it is known by now who that is. */
  known = $state(false)
  #coming: Promise<Me> | undefined

  async load() {
    this.me = await api.get<Me | null>('me')
    this.known = true
  }

  /** Somebody to play as: who is nobody yet becomes a guest. */
  async somebody(name?: string): Promise<Me> {
    if (this.me) return this.me
    // Whoever asks meanwhile gets the same guest: two would each have a seat, and the browser only one of them.
    this.#coming ??= this.#come(name).finally(() => (this.#coming = undefined))
    return this.#coming
  }

  async #come(name?: string): Promise<Me> {
    if (!this.known) await this.load()
    this.me ??= await api.post<Me>('guest', name ? { name } : {})
    return this.me
  }
}

export const session = new Session()
