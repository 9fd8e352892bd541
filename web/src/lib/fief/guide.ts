// The guided first game of fief, in the order in which a round brings the ideas. The last one ends it.
import type { Idea } from '$lib/table/guide'
import type { Table } from '$lib/table/table.svelte'
import { words } from '$lib/words/en'
import type { View } from './view.svelte'

export function ideas(table: Table, view: View): Idea[] {
  const say = words.fief.guide
  const asks = (...wanted: string[]) => () => table.asked.some(({ ask }) => wanted.includes(typeof ask === 'string' ? ask : (Object.keys(ask as object)[0] ?? '')))
  const when: Record<keyof typeof say, () => boolean> = {
    start: () => view.turn.phase === 'setup' || table.myMove,
    marriage: asks('propose_marriage', 'answer_marriage'),
    draw: asks('draw_choice'),
    play: asks('play_card'),
    window: asks('window_action'),
    purchase: asks('purchase'),
    place: asks('place_building', 'place_troop', 'place_noble'),
    move: asks('move_noble'),
    group: asks('move_group'),
    leave: asks('passage_permission', 'after_denial'),
    battle: () => view.parts.battle !== undefined,
    election: asks('place_votes'),
    council: asks('council_bid'),
    title: () => view.turn.phase === 'end_of_round' || view.turn.round > 1,
    end: () => view.turn.round > 2 || table.outcome !== null,
  }
  return (Object.keys(say) as (keyof typeof say)[]).map((id) => ({ id, say: say[id], when: when[id] }))
}
