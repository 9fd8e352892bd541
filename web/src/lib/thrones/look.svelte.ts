// The card under the pointer, shown large after a moment.
const MOMENT_MS = 380

class Look {
  shown = $state.raw<{ key: string; code: string; box: DOMRect } | null>(null)
  #soon: ReturnType<typeof setTimeout> | undefined

  at(key: string, code: string, box: DOMRect) {
    clearTimeout(this.#soon)
    if (this.shown) this.shown = { key, code, box }
    else this.#soon = setTimeout(() => (this.shown = { key, code, box }), MOMENT_MS)
  }

  hide() {
    clearTimeout(this.#soon)
    this.#soon = setTimeout(() => (this.shown = null), 60)
  }
}

export const look = new Look()
