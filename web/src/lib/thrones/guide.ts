// The guided first game, in the order in which a round brings the ideas. The last one ends it.
import type { Idea } from '$lib/table/guide'
import type { Table } from '$lib/table/table.svelte'
import { type ChallengeView, type TurnView } from '$lib/thrones/view'
import { words } from '$lib/words/en'

export function ideas(table: Table): Idea[] {
  const say = words.thrones.guide
  const turn = () => table.part<TurnView>('turn')
  const inPhase = (phase: string) => turn()?.phase === phase
  const asks = (...wanted: string[]) =>
    table.asked.some(({ ask }) => wanted.includes(typeof ask === 'string' ? ask : (Object.keys(ask as object)[0] ?? '')))
  const when: Record<keyof typeof say, () => boolean> = {
    setup: () => asks('place_setup', 'declare'),
    plot: () => asks('choose_plot'),
    first: () => asks('name_first_player'),
    draw: () => inPhase('draw'),
    marshal: () => inPhase('marshalling') && turn()?.active === table.seat && table.myMove,
    why: () => inPhase('marshalling') && turn()?.active === table.seat && table.log.length > 40,
    challenge: () => asks('challenge'),
    attack: () => asks('attackers'),
    defend: () => asks('defenders'),
    sides: () => table.part<ChallengeView>('challenge')?.winner === undefined && asks('act', 'respond') && inPhase('challenges'),
    claim: () => asks('casualties') || table.part<ChallengeView>('challenge')?.winner !== undefined,
    dominance: () => inPhase('dominance'),
    standing: () => inPhase('standing') || inPhase('taxation'),
    end: () => (turn()?.round ?? 0) >= 2 && !asks('choose_plot'),
  }
  return (Object.keys(say) as (keyof typeof say)[]).map((id) => ({ id, say: say[id], when: when[id] }))
}
