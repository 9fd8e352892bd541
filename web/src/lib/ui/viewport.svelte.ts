// How large the window is, where style alone cannot say what is drawn.
const narrow = matchMedia('(max-width: 760px)')

class Viewport {
  /** A phone held upright. */
  narrow = $state(narrow.matches)

  constructor() {
    narrow.addEventListener('change', () => (this.narrow = narrow.matches))
  }
}

export const viewport = new Viewport()
