// What a guided game tells: an idea, and when it is new.

export interface Idea {
  /** Its lasting name, so that it is told once. */
  id: string
  /** One short sentence or two. */
  say: string
  /** Whether the table is where the idea matters. */
  when(): boolean
}
