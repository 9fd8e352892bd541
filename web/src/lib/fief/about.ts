// The rules that tell what a thing of this table is.
import type { View } from './view.svelte'
import type { Title } from '$lib/wire/fief'

export const PHASE_RULES: Record<string, string> = {
  hear_ye: 'round.phase1-order',
  cards: 'round.phase2-order',
  income: 'income.village',
  purchase: 'round.phase4-order',
  movement: 'move.steps',
  battles: 'round.phase6-order',
  wall: 'wall.roll',
  end_of_round: 'end.victory-check',
}

const TITLES: Record<string, string[]> = {
  king: ['king.result', 'king.votes', 'king.life'],
  queen: ['queen.who', 'queen.income'],
  protector: ['protector.who', 'protector.gift'],
  hand: ['hand.member', 'hand.votes', 'hand.consent'],
  lord_commander: ['commander.on-the-wall', 'commander.condition'],
  mother_of_dragons: ['dragons.card', 'dragons.move', 'dragons.die'],
  brother: ['watch.brother.how', 'watch.brother.no-titles'],
}

function titleRules(title: Title): string[] {
  if (typeof title === 'string') return TITLES[title] ?? []
  if ('master' in title) return [`council.${title.master}`, 'council.positions', 'council.member.calm']
  if ('warden' in title) return ['warden.condition', 'warden.calm', 'warden.votes.villages']
  return ['fief.conditions', 'fief.cost', 'fief.assign']
}

export function about(view: View, key: string): string[] {
  const { realm, scenery } = view
  const village = realm.villages.get(key)
  if (village) {
    const state = view.village(village.key)
    return [
      'control.one', 'income.village', 'building.control',
      ...(state.fortification && state.fortification !== 'none' ? ['scope.fortification'] : []),
      ...(state.besiegers?.length ? ['siege.control'] : []),
      ...(village.principal ? ['map.principal'] : []),
      ...(village.coastal ? ['map.coastal'] : []),
    ]
  }
  const noble = scenery.nobles.find((one) => one.key === key)
  if (noble) {
    const attributes = noble.attributes.flatMap((one) => scenery.attributes.find(({ attribute }) => attribute === one)?.rule ?? [])
    return [...attributes, 'move.never-alone', 'scope.exact-terms', ...(view.noble(key)?.captor === undefined ? [] : ['captive.effects'])]
  }
  const title = scenery.titles.find((one) => one.key === key)
  if (title) return [...titleRules(title.title), ...(title.victory_points ? ['title.vp'] : []), 'title.categories']
  if (realm.fiefs.has(key)) return ['fief.conditions', 'fief.cost', 'map.fiefs']
  if (realm.regions.has(key)) return ['map.regions', 'warden.condition', 'disaster.location']
  if (realm.roads.has(key)) return ['map.roads', 'move.steps', 'move.road-block']
  if (key.startsWith('h')) return ['cards.regular', 'cards.opportunity', 'cards.hand-limit']
  const player = key.startsWith('s') ? view.players[Number(key.slice(1))] : undefined
  const house = scenery.houses.find((one) => one.house === player?.house)
  return player ? ['victory.solo', 'victory.alliance', ...(house?.rules ?? [])] : []
}
