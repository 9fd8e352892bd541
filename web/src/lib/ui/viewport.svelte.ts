// How large the window is, where style alone cannot say what is drawn.
const narrow = matchMedia('(max-width: 760px), (max-height: 520px)')
const lying = matchMedia('(max-height: 520px) and (min-width: 621px)')

class Viewport {
  /** A phone, however it is held. */
  narrow = $state(narrow.matches)
  /** A phone that lies on its side, or a window made twice as large. */
  lying = $state(lying.matches)

  constructor() {
    narrow.addEventListener('change', () => (this.narrow = narrow.matches))
    lying.addEventListener('change', () => (this.lying = lying.matches))
  }
}

export const viewport = new Viewport()
