import { test } from '../e2e/rookery'
import { alsoAs, ask, find, picture, played, sitDown, still, type Fits, type Wanted } from './stage'

const phase = (of: string): Wanted => ({
  in: new RegExp(of),
  fits: ({ parts, asked }) => parts.turn.phase === of && asked.some(({ waits }) => waits) && 10,
})
const asks = (what: string, within: RegExp): Wanted => ({
  in: within,
  fits: ({ asked }) => asked.some(({ ask }) => ask === what || (typeof ask === 'object' && ask !== null && what in ask)) && 10,
})
const fight: Fits = ({ parts, seat, asked }) => {
  const { challenge } = parts
  if (!challenge || challenge.winner !== undefined || !challenge.defenders?.length || !asked.some(({ waits }) => waits)) return false
  if (challenge.attacker !== seat && challenge.defender !== seat) return false
  return challenge.attackers.length + challenge.defenders.length * 3
}

test('two at the table', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Arya' })
  const id = await played(page, 'thrones', 6, { decks: ['stark', 'lannister'] }, 2)
  const moments = await find(page, id, [0, 1], {
    setup: asks('place_setup', /^$/),
    plot: asks('choose_plot', /plot/),
    draw: phase('draw'),
    marshalling: phase('marshalling'),
    challenges: asks('challenge', /challenges/),
    attackers: asks('attackers', /challenges/),
    defenders: asks('defenders', /challenges/),
    responses: asks('respond', /challenges/),
    claim: asks('casualties', /challenges/),
    dominance: phase('dominance'),
    standing: phase('standing'),
    taxation: phase('taxation'),
    'big-challenge': { in: /challenges/, fits: fight },
  })
  for (const [name, moment] of Object.entries(moments)) {
    await sitDown(page, id, moment)
    if (name === 'attackers' || name === 'defenders') {
      await page.locator('[data-key].lit').first().click()
      await still(page)
    }
    await picture(page, `thrones-${name}`)
    if (name === 'marshalling') {
      await page.locator('.hand .thing').nth(1).hover()
      await still(page)
      await picture(page, 'thrones-card')
      await page.locator('.hand .thing:not(.lit)').first().click()
      await still(page)
      await picture(page, 'thrones-why-not')
      await page.keyboard.press('Escape')
      await page.mouse.move(700, 5)
      await alsoAs(page, 'thrones-marshalling', ['light', 'contrast', 'phone', 'lying'])
    }
    if (name === 'big-challenge') await alsoAs(page, 'thrones-big-challenge', ['light', 'phone'])
  }
  await page.goto(`/t/${id}/replay?at=${moments['big-challenge']?.at ?? 60}`)
  await page.locator('.bar .scrub').waitFor()
  await still(page)
  await picture(page, 'replay')
})

test('four at the table', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Arya' })
  const id = await played(page, 'thrones', 2, { decks: ['stark', 'lannister', 'baratheon', 'targaryen'] }, 4)
  const full: Fits = (moment) => {
    const cards = Object.keys(moment.parts).filter((key) => /^c\d+$/.test(key)).length
    return moment.parts.turn.round >= 3 && fight(moment) && cards / 3
  }
  const moments = await find(page, id, [0], { titles: asks('take_title', /plot/), four: { in: /challenges/, fits: full } })
  if (moments.titles) {
    await sitDown(page, id, moments.titles)
    await picture(page, 'thrones-titles')
  }
  if (moments.four) {
    await sitDown(page, id, moments.four)
    await picture(page, 'thrones-four')
    await alsoAs(page, 'thrones-four', ['light', 'phone'])
  }
})

test('a guided first game', async ({ page, start }) => {
  await start('thrones', 'guided')
  await still(page)
  await picture(page, 'thrones-guided')
})
