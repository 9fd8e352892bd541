// Words of the fief table that do not come from the game.
import type { Phase, Season } from '$lib/wire/fief'

export const PHASES: [Phase, string][] = [
  ['hear_ye', 'Hear Ye'],
  ['cards', 'Cards'],
  ['income', 'Income'],
  ['purchase', 'Purchase'],
  ['movement', 'Movement'],
  ['battles', 'Battles'],
  ['wall', 'The Wall'],
  ['end_of_round', 'End of round'],
]

export const SEASONS: Record<Season, { name: string; icon: `icon:${string}` }> = {
  summer: { name: 'Summer', icon: 'icon:sun' },
  autumn: { name: 'Autumn', icon: 'icon:maple-leaf' },
  winter: { name: 'Winter', icon: 'icon:snowflake-2' },
}

/** The picture of each card. */
export const PICTURES: Record<string, `icon:${string}`> = {
  new_lord: 'icon:mounted-knight',
  new_lady: 'icon:crown',
  join_the_small_council: 'icon:throne-king',
  mother_of_dragons: 'icon:wyvern',
  bountiful_harvest: 'icon:grain',
  good_weather: 'icon:sun',
  taxes: 'icon:coins-pile',
  uprising: 'icon:torch',
  secret_passage: 'icon:secret-door',
  assassination: 'icon:backstab',
  justice: 'icon:gavel',
  abduction: 'icon:handcuffed',
  heavy_rain: 'icon:raining',
  famine: 'icon:wheat',
  plague: 'icon:plague-doctor-profile',
}

/** "heart breaker" for `heart_breaker`. */
export function attributeName(attribute: string): string {
  return attribute.replaceAll('_', ' ')
}
