// The guided first game of fief, in the order in which a round brings the ideas. The last one ends it.
import type { Idea } from '$lib/table/guide'
import type { Table } from '$lib/table/table.svelte'
import type { View } from './view.svelte'

export function ideas(table: Table, view: View): Idea[] {
  const asks = (...wanted: string[]) => () => table.asked.some(({ ask }) => wanted.includes(typeof ask === 'string' ? ask : (Object.keys(ask as object)[0] ?? '')))
  return [
    { id: 'start', say: 'This is your realm to win. Whatever is lit in gold can be clicked: choose where your House begins.', when: asks('choose_starting_village', 'choose_house') },
    { id: 'marriage', say: 'Hear Ye: Nobles of two Houses may marry. It allies the Houses, and allies win or lose together.', when: asks('propose_marriage', 'answer_marriage') },
    { id: 'draw', say: 'Draw up to two cards. Court cards bring Nobles; Fortune cards bring gold, plots, and now and then a Disaster.', when: asks('draw_choice') },
    { id: 'play', say: 'A new Lord or Lady is worth playing at once: only Nobles lead armies and hold Titles.', when: asks('play_card') },
    { id: 'window', say: 'Between events everybody may act. Space passes, and the table asks only when you could do something.', when: asks('window_action') },
    { id: 'purchase', say: 'Every Village pays one gold a round and a Mill pays more. Mills first, men to hold what you take.', when: asks('purchase') },
    { id: 'place', say: 'Lit Villages are yours to build in. Click one; a click on anything unlit says why not.', when: asks('place_building', 'place_troop', 'place_noble') },
    { id: 'move', say: 'Only Nobles move, never alone, and Troops only with them. Pick a Noble, then a lit road.', when: asks('move_noble') },
    { id: 'group', say: 'Who stays behind holds the Village: leave a man and it goes on paying you.', when: asks('move_group') },
    { id: 'leave', say: 'To pass through the Village of another you ask for leave. It can be refused, and refusals start wars.', when: asks('passage_permission', 'after_denial') },
    { id: 'battle', say: 'Seven strength roll two dice, thirteen three. Walls take dice from the attacker; the bar shows how it may end.', when: () => view.parts.battle !== undefined },
    { id: 'election', say: 'You lay FOR and DECOY face down. Only FOR counts, and nobody knows which is which until all are turned.', when: asks('place_votes') },
    { id: 'council', say: 'All bid unseen for a seat on the Small Council; only the winner pays.', when: asks('council_bid') },
    { id: 'title', say: 'Titles win the game: King, Hand and every Fief count a point. Control a whole Fief and you may buy its Title.', when: () => view.turn.phase === 'end_of_round' || view.turn.round > 1 },
    { id: 'end', say: 'You have seen a round through. Three points at the end of one win alone; Victory, below the map, says who is how near. The rest is yours.', when: () => view.turn.round > 2 || table.outcome !== null },
  ]
}
