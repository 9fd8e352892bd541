// What the sections of this game say.
export type CardId = `c${number}`
export type House = 'stark' | 'lannister' | 'baratheon' | 'targaryen' | 'greyjoy' | 'martell'
export type Challenge = 'military' | 'intrigue' | 'power'
export type Title =
  | 'crown_regent'
  | 'lord_commander'
  | 'hand_of_the_king'
  | 'master_of_whispers'
  | 'master_of_laws'
  | 'master_of_coin'

export interface TurnView {
  edition: string
  variant: string
  round: number
  first: number
  phase?: string
  active?: number
  chamber?: Title[]
  plots_chosen?: boolean
}

export interface CardFace {
  id: CardId
  code: string
}

export interface Facedown {
  place: number
  card?: CardFace
  host?: CardId
}

export interface SeatView {
  seat: number
  name: string
  house: House
  agenda?: CardFace
  eliminated?: boolean
  gold?: number
  power?: number
  house_power?: number
  influence?: number
  title?: Title
  title_used?: boolean
  challenges?: [number, number, number]
  deck?: number
  in_play?: CardId[]
}

export interface RevealedPlot {
  card: CardFace
  income: number
  initiative: number
  claim: number
  total_income: number
  total_initiative: number
}

export interface PlotsView {
  of: number
  deck: number
  known?: CardFace[]
  is_chosen?: boolean
  chosen?: CardFace
  revealed?: RevealedPlot
  used?: CardFace[]
}

export interface InPlayCard {
  card: CardFace
  owner: number
  controller: number
  types?: string[]
  kneeling?: boolean
  blank?: boolean
  transformed?: boolean
  power?: number
  gold?: number
  strength?: number
  icons?: string[]
  crests?: string[]
  keywords?: string[]
  traits?: string[]
  moribund?: { fate: string; bound: string }
  host?: CardId
  attachments?: CardId[]
  duplicates?: CardFace[]
}

export interface ChallengeView {
  kind: string
  attacker: number
  target: number
  defender: number
  attack: number
  defence: number
  attackers?: CardId[]
  defenders?: CardId[]
  bypassed?: CardId[]
  taken_over?: boolean
  winner?: number
  loser?: number
}

export interface LastingView {
  source: string
  of: number
  until: string
  on?: CardId[]
}

export interface CardScene {
  code: string
  name: string
  picture: string
  kind: string
  set?: string
  houses?: string[]
  unique?: boolean
  cost?: number
  strength?: number
  icons?: string[]
  crests?: string[]
  traits?: string[]
  keywords?: string[]
  income?: number
  initiative?: number
  influence?: number
  claim?: number
  text?: string
}

export interface TitleScene {
  key: string
  title: Title
  name: string
  text: string
  supports: Title | null
  opposes: Title[]
}

export interface Scenery {
  cards: CardScene[]
  titles: TitleScene[]
}

/** "HouseTully" and "house_tully" are one word. */
export function snake(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}

/** "house_tully" as it is read. */
export function read(word: string): string {
  const small = new Set(['of', 'the'])
  const capital = (part: string, place: number) =>
    place > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)
  return snake(word).split('_').map(capital).join(' ').replace('Nights Watch', "Night's Watch")
}
