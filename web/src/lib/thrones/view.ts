// What the sections of this game say, and how its words are read.
export type {
  CardFace,
  CardId,
  CardScene,
  ChallengeView,
  FacedownCard as Facedown,
  House,
  InPlayCard,
  LastingView,
  PlotsView,
  RevealedPlot,
  Scenery,
  SeatView,
  Title,
  TitleScene,
  TurnView,
} from '$lib/wire/thrones'

/** "house_tully" as it is read. */
export function read(word: string): string {
  const small = new Set(['of', 'the'])
  const capital = (part: string, place: number) =>
    place > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)
  return word.split('_').map(capital).join(' ').replace('Nights Watch', "Night's Watch")
}

/** So much power wins. */
export const VICTORY = 15
