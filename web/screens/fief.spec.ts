import { test } from '../e2e/rookery'
import { alsoAs, ask, find, picture, played, sitDown, still, type Wanted } from './stage'

const ALL = { modules: { tactics: true, nights_watch: true, winter: true } }

const phase = (of: string, within: RegExp): Wanted => ({
  in: within,
  fits: ({ parts, asked }) => parts.turn.phase === of && asked.some(({ waits }) => waits) && 10,
})
const asks = (what: string, within: RegExp): Wanted => ({
  in: within,
  fits: ({ asked }) => asked.some(({ ask }) => ask === what || (typeof ask === 'object' && ask !== null && what in ask)) && 10,
})
/** What lies on the table, better where something is asked about it. */
const lies = (what: (parts: Record<string, any>) => unknown, within: RegExp): Wanted => ({
  in: within,
  fits: ({ parts, asked }) => !!what(parts) && (asked.length ? 10 : 5),
})

test('five at the table, all modules', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Sansa' })
  const id = await played(page, 'fief', 3, ALL, 5)
  const moments = await find(page, id, [0, 3], {
    house: asks('choose_house', /^$/),
    'hear-ye': phase('hear_ye', /Hear Ye/i),
    cards: phase('cards', /Cards/i),
    income: phase('income', /Income/i),
    purchase: phase('purchase', /Purchase/i),
    movement: asks('move_noble', /Movement/i),
    battles: phase('battles', /Battles/i),
    'end-of-round': phase('end_of_round', /End of/i),
    election: lies(({ election }) => election?.candidates?.length > 1, /Hear Ye/i),
    battle: lies(({ battle }) => battle?.offensive.rolled?.length, /Battles/i),
    marriage: lies(({ marriage }) => marriage, /Hear Ye/i),
    bids: lies(({ bids }) => bids?.on === 'council', /Income|Purchase/i),
    wall: lies(({ bids, turn }) => bids?.on === 'wall' || turn.phase === 'wall', /Wall|Income/i),
  })
  for (const [name, moment] of Object.entries(moments)) {
    await sitDown(page, id, moment)
    await picture(page, `fief-${name}`)
    if (name === 'movement') await alsoAs(page, 'fief-movement', ['light', 'contrast', 'phone', 'lying'])
    if (name === 'battle' || name === 'election') await alsoAs(page, `fief-${name}`, ['phone'])
    if (name !== 'purchase') continue
    for (const board of ['Council', 'Families', 'Market', 'Victory']) {
      await page.getByRole('button', { name: board, exact: true }).click()
      await still(page)
      await picture(page, `fief-board-${board.toLowerCase()}`)
      await page.getByRole('button', { name: board, exact: true }).click()
    }
  }
})

test('a guided first game', async ({ page, start }) => {
  await start('fief', 'guided')
  await still(page)
  await picture(page, 'fief-guided')
})
