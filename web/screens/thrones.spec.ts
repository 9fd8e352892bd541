import { test } from '../e2e/rookery'
import { alsoAs, ask, find, picture, played, sitDown, still, type Wanted } from './stage'

/** Many on both sides. */
const fight: Wanted['fits'] = ({ challenge }) => challenge && (challenge.attackers?.length ?? 0) * 2 + (challenge.defenders?.length ?? 0) * 3
const crowd: Wanted['fits'] = (parts) => Object.keys(parts).filter((key) => /^c\d+$/.test(key)).length

test('two at the table', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Arya' })
  const id = await played(page, 'thrones', 10, { decks: ['stark', 'lannister'] }, 2)
  const moments = await find(page, id, {
    setup: { asks: /has [1-3] gold left for setup/ },
    plot: { asks: /^Which plot/ },
    marshalling: { asks: /marshals cards/, fits: crowd },
    challenges: { asks: /^Which challenge/, fits: crowd },
    attackers: { asks: /^Who attacks/, fits: crowd },
    defenders: { asks: /^Who defends/, fits: fight },
    responses: { asks: /responds or passes/ },
    claim: { asks: /killed for the claim/ },
    draw: { asks: /in the draw phase/ },
    dominance: { asks: /in the dominance phase/ },
    standing: { asks: /in the standing phase/ },
    taxation: { asks: /in the taxation phase/ },
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
      await page.getByRole('button', { name: 'What is this?' }).click()
      await page.locator('.seat.mine .goods li').nth(1).click()
      await still(page)
      await picture(page, 'thrones-what-is-this')
      await page.keyboard.press('Escape')
      await page.mouse.move(700, 5)
      await alsoAs(page, 'thrones-marshalling', ['light', 'contrast', 'phone', 'lying'])
    }
  }
  await page.goto(`/t/${id}/replay?at=${moments.defenders?.at ?? 60}`)
  await page.getByRole('button', { name: 'How did it turn?' }).click()
  await page.locator('.chances').waitFor({ timeout: 120_000 })
  await still(page)
  await picture(page, 'replay')
})

test('a big challenge', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Arya' })
  const id = await played(page, 'thrones', 4, { decks: ['stark', 'lannister'] }, 2)
  const { big } = await find(page, id, { big: { asks: /challenge/, fits: fight } })
  if (!big) throw new Error('nobody fights')
  await sitDown(page, id, big)
  await picture(page, 'thrones-big-challenge')
  await alsoAs(page, 'thrones-big-challenge', ['light', 'phone'])
})

test('four at the table', async ({ page }) => {
  await page.goto('/')
  await ask(page, 'POST', 'guest', { name: 'Arya' })
  const id = await played(page, 'thrones', 2, { decks: ['stark', 'lannister', 'baratheon', 'targaryen'] }, 4)
  const full: Wanted['fits'] = (parts, seat) => (fight(parts, seat) || 0) + (crowd(parts, seat) || 0) / 2
  const moments = await find(page, id, { titles: { asks: /^Which title/ }, four: { asks: /defends|during/, fits: full } })
  for (const [name, moment] of Object.entries(moments)) {
    await sitDown(page, id, moment)
    await picture(page, `thrones-${name}`)
    if (name === 'four') await alsoAs(page, 'thrones-four', ['light', 'phone'])
  }
})

test('a guided first game', async ({ page, start }) => {
  await start('thrones', 'guided')
  await still(page)
  await picture(page, 'thrones-guided')
})
