// The rules that tell what a thing of this table is.
import type { Table } from '$lib/table/table.svelte'
import { codeOf, printed } from '$lib/thrones/cards'
import type { InPlayCard, Scenery } from '$lib/thrones/view'
import type { CardType, Title } from '$lib/wire/thrones'

const KINDS: Record<CardType, string[]> = {
  character: ['card.character', 'card.anatomy.str', 'card.anatomy.icons'],
  location: ['card.location', 'card.income_modifier'],
  attachment: ['card.attachment.host', 'card.attachment.falls'],
  event: ['card.event.use', 'play.event'],
  plot: ['card.anatomy.plot_values', 'plot.reveal', 'card.plot.deck'],
  house: ['power.claim.house', 'card.house.affiliation'],
  agenda: ['card.agenda'],
}

const TITLES: Record<Title, string[]> = {
  crown_regent: ['title.crown_regent.redirect', 'title.crown_regent.str'],
  lord_commander: ['title.lord_commander.redirect', 'title.lord_commander.str'],
  hand_of_the_king: ['title.hand.influence'],
  master_of_whispers: ['title.whispers.str'],
  master_of_laws: ['title.laws.draw'],
  master_of_coin: ['title.coin.income'],
}

export const PHASES: Record<string, string> = {
  plot: 'plot.reveal',
  draw: 'draw.two',
  marshalling: 'marshalling.turns',
  challenges: 'challenge.steps',
  dominance: 'dominance.win',
  standing: 'standing.all',
  taxation: 'taxation.return',
}

export function about(table: Table, key: string): string[] {
  if (/^s\d+$/.test(key)) return ['victory.fifteen', 'power.claim.house', 'players.first']
  const title = (table.scenery as Scenery).titles.find((one) => one.key === key)
  if (title) return [...TITLES[title.title], 'title.select', 'title.supports.map', 'title.opposes.map']
  const code = codeOf(table.parts, key)
  const card = code ? printed(table.scenery, code) : undefined
  if (!card) return []
  const now = table.part<InPlayCard>(key)
  return [
    ...KINDS[card.kind],
    ...(now?.keywords ?? card.keywords ?? []).flatMap((one) => [`keyword.${one}`, `keyword.${one}.lcg`]),
    ...(now?.kneeling ? ['kneel.only_standing'] : []),
    ...(now?.power ? ['power.claim.character'] : []),
    ...(now?.duplicates?.length ? ['duplicate.attach'] : []),
    ...(card.unique ? ['unique.one_copy'] : []),
  ]
}
