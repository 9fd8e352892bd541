// The order of the phases, and the picture of each card.
import type { Phase } from '$lib/wire/fief'

export const PHASES = ['hear_ye', 'cards', 'income', 'purchase', 'movement', 'battles', 'wall', 'end_of_round'] as const satisfies Phase[]

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
