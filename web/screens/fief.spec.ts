import { test } from '../e2e/rookery'
import { alsoAs, ask, find, lookOn, picture, played, sitDown, still } from './stage'

const ALL = { modules: { tactics: true, nights_watch: true, winter: true } }

test('five at the table, all modules', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Sansa' })
  const id = await played(page, 'fief', 5, ALL, 5)
  const moments = await find(page, id, {
    house: { asks: /takes a House to play/ },
    'hear-ye': { asks: /propose a marriage/ },
    marriage: { asks: /proposes to .* marries(?!.*terms)/ },
    election: { asks: /^Election of/, fits: ({ election }) => election?.candidates?.length },
    cards: { asks: /plays cards in the Cards Phase/ },
    bids: { asks: /bid, unseen, (?!to raise)/ },
    purchase: { asks: /what is bought/ },
    building: { asks: /in which Village/ },
    movement: { asks: /sets out next/ },
    road: { asks: /^Which way does/ },
    battles: { asks: /^Whom does .* attack/ },
    battle: { asks: /^Round .* of the Battle|truce in/ },
    wall: { asks: /to raise the Wall/ },
  })
  for (const [name, moment] of Object.entries(moments)) {
    await sitDown(page, id, moment)
    await picture(page, `fief-${name}`)
    if (name === 'movement') await alsoAs(page, 'fief-movement', ['light', 'contrast', 'phone', 'lying'])
    if (name === 'battle' || name === 'election') await alsoAs(page, `fief-${name}`, ['phone'])
    if (name !== 'purchase') continue
    for (const board of ['Council', 'Families', 'Market', 'Victory']) {
      const tab = page.getByRole('button', { name: board, exact: true })
      if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.click()
      await still(page)
      await picture(page, `fief-board-${board.toLowerCase()}`)
      await tab.click()
    }
  }
  for (const [name, chapter] of [['income', /Income/], ['end-of-round', /End of round/]] as const) {
    await lookOn(page, id, chapter, 0)
    await picture(page, `fief-${name}`)
  }
})

test('a guided first game', async ({ page, start }) => {
  await start('fief', 'guided')
  await still(page)
  await picture(page, 'fief-guided')
})
