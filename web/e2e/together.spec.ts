// What people do about a game: take back, give up, agree, play again, share a screen, come back.
import type { Page } from '@playwright/test'
import { asked, dice, expect, follow, play, post, sitDown, test, two } from './rookery'

const BOT = { bot: 'steward' }
const sentence = (page: Page) => page.locator('.prompt .sentence')

/** Both play on until one of them chooses a plot in secret; an action in the plot phase, or a plot named for a card, is none. */
async function choosing(...pages: Page[]): Promise<Page> {
  const chance = dice(16)
  for (;;) {
    for (const page of pages) {
      const told = (await page.locator('.prompt.mine .sentence').allInnerTexts())[0]
      if (told && /^Which plot does .* reveal in round/s.test(told)) return page
      if (told) await follow(page, chance)
    }
    await pages[0]!.waitForTimeout(20)
  }
}

test('a decision is taken back when the other agrees, and stands when he does not', async ({ browser, rookery }) => {
  const [arya, bran] = await two(browser, rookery.address, { take_backs: 'consent' })
  const mover = await choosing(arya, bran)
  const other = mover === arya ? bran : arya
  const before = await sentence(mover).innerText()
  for (const agrees of [true, false]) {
    // A plot chosen in secret: it has shown nobody anything.
    await mover.locator('.prompt .answer').first().click()
    await expect(mover.locator('.prompt.mine')).toHaveCount(0)
    await mover.keyboard.press('u')
    await expect(sentence(mover)).toContainText('You asked')
    await other.getByRole('button', { name: agrees ? 'Let it be taken back' : 'It stands' }).click()
    if (agrees) await expect(sentence(mover)).toHaveText(before)
    else await expect(mover.locator('.prompt')).toContainText('Waiting for')
  }
  for (const page of [arya, bran]) await page.context().close()
})

test('a draw is offered and agreed, and the game is played again', async ({ browser, rookery }) => {
  const [arya, bran] = await two(browser, rookery.address, {})
  await arya.locator('summary[aria-label=Menu]').click()
  await arya.getByRole('button', { name: 'Offer a draw' }).click()
  await expect(arya.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await bran.getByRole('button', { name: 'Agree to a draw' }).click()
  for (const page of [arya, bran]) await expect(page.locator('.prompt.over')).toContainText('A draw was agreed')
  for (const page of [arya, bran]) await page.getByRole('button', { name: 'Play again' }).click()
  await bran.getByRole('button', { name: 'I am ready' }).click()
  await arya.getByRole('button', { name: 'Begin' }).click()
  for (const page of [arya, bran]) {
    await expect(page.locator('.prompt')).toBeVisible()
    await page.context().close()
  }
})

test('a game is ended by everybody, and given up by one', async ({ page, browser, rookery }) => {
  const [arya, bran] = await two(browser, rookery.address, {})
  await bran.locator('summary[aria-label=Menu]').click()
  await bran.getByRole('button', { name: 'Propose to end the game' }).click()
  await arya.getByRole('button', { name: 'End it' }).click()
  for (const one of [arya, bran]) await expect(one.locator('.prompt.over')).toContainText('Everybody agreed')
  for (const one of [arya, bran]) await one.context().close()
  await sitDown(page, { game: 'thrones', seats: ['me', BOT] })
  await asked(page)
  await page.locator('summary[aria-label=Menu]').click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(page.locator('.prompt.over')).toContainText('Somebody gave up')
})

test('a finished game is scrubbed through any eyes and gone on with', async ({ page }) => {
  const id = await sitDown(page, { game: 'thrones', seats: [BOT, { bot: 'random' }], deal: 5 })
  await expect(page.locator('.prompt.over')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Look at the game again' }).click()
  const bar = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(page.locator('.where')).toContainText(/of [1-9]/)
  await bar.fill('20')
  await expect(page.locator('.where')).toContainText(/^20 of/)
  await expect(page).toHaveURL(/at=20/)
  await page.getByRole('button', { name: 'One decision on' }).click()
  await expect(page.locator('.where')).toContainText(/^21 of/)
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('0')
  await expect(page.locator('.hand .thing').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.where')).toContainText(/^21 of/)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await asked(page)
  await play(page, dice(12), (answers) => answers >= 3)
})

test('a name is kept, signed out of and come back to', async ({ page }) => {
  const name = `Sansa ${Date.now() % 100_000}`
  await page.goto('/account')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.getByLabel('Name').first().fill(name)
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByLabel('Password').fill('winter is coming')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.locator('main')).toContainText(`You are ${name}`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Name').first().fill(name)
  await page.getByLabel('Password').first().fill('winter is coming')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('main')).toContainText(`You are ${name}`)
})

test('two at one screen: the hand is shown to whose it is', async ({ page }) => {
  await sitDown(page, { game: 'thrones', seats: ['me', { hot_seat: 'Rickon' }] })
  const chance = dice(13)
  let handed = 0
  for (let answers = 0; handed < 3 && answers < 80; answers++) {
    await page.waitForFunction(() => document.querySelector('.prompt.mine .answer:not(:disabled), .wait button') !== null)
    const hand = page.locator('.wait button')
    if (await hand.count()) {
      expect(await page.locator('[data-key]').count(), 'nobody sees a hand while the screen changes hands').toBe(0)
      await hand.click()
      handed++
    } else await follow(page, chance)
  }
  expect(handed).toBe(3)
})

test('a clock runs out, and a safe answer is given', async ({ page }) => {
  await sitDown(page, { game: 'thrones', seats: ['me', BOT], clock: { live: { seconds: 4, minutes: 0 } }, absent: 'safe_answer' })
  const clock = page.locator('header .right span[title="Your time left"]')
  await expect(clock).toHaveText(/^0:0[0-4]$/)
  await page.waitForFunction(() => document.querySelectorAll('[role=log] p').length > 0)
  const before = await sentence(page).innerText()
  // Whoever is away is not asked again: there may be no sentence any more.
  await expect(page.locator('.prompt')).not.toContainText(before, { timeout: 20_000 })
})

test('stops are kept with the table', async ({ page }) => {
  await sitDown(page, { game: 'thrones', seats: ['me', BOT] })
  await page.locator('.phases').getByRole('button', { name: 'Marshalling' }).click()
  await expect(page.locator('.phases .stop')).toHaveText('Marshalling')
  await page.reload()
  await expect(page.locator('.phases .stop')).toHaveText('Marshalling')
})

test('what is said reaches who it is for', async ({ browser, rookery }) => {
  const [arya, bran, id] = await two(browser, rookery.address, {})
  await arya.getByRole('tab', { name: 'Talk' }).click()
  await arya.getByLabel('Say something').fill('Valar dohaeris')
  await arya.keyboard.press('Enter')
  await expect(bran.locator('.unread')).toHaveText('1')
  await bran.getByRole('tab', { name: /Talk/ }).click()
  await expect(bran.locator('.said')).toContainText('Valar dohaeris')
  await bran.locator('.said summary').click()
  await bran.getByRole('button', { name: 'Mute' }).click()
  await expect(bran.locator('[role=status]', { hasText: 'You hear Arya no more' })).toBeVisible()
  await bran.goto('/account')
  await bran.getByRole('button', { name: 'Forgive Arya' }).click()
  await expect(bran.getByRole('button', { name: 'Forgive Arya' })).toHaveCount(0)
  await post(bran, `tables/${id}/resign`)
  for (const page of [arya, bran]) await page.context().close()
})

test('who comes back is told what happened', async ({ page }) => {
  const id = await sitDown(page, { game: 'thrones', seats: ['me', BOT] })
  await play(page, dice(17), (answers) => answers >= 6)
  await page.evaluate((id) => localStorage.setItem(`rookery.read.${id}`, '4'), id)
  await page.reload()
  const story = page.getByRole('region', { name: 'Since you last looked' })
  await expect(story.locator('li').first()).not.toBeEmpty()
  await story.getByRole('button').last().click()
  await expect(story).toHaveCount(0)
})

test('an old tab takes the new page between decisions', async ({ page }) => {
  let news = false
  let close = () => {}
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer()
    close = () => void socket.close()
    server.onMessage((message) => {
      const told = String(message)
      socket.send(news && told.includes('"type":"welcome"') ? told.replace(/"build":"[^"]*"/, '"build":"another"') : told)
    })
  })
  await sitDown(page, { game: 'thrones', seats: ['me', BOT] })
  await asked(page)
  await page.evaluate(() => Object.assign(window, { old: true }))
  news = true
  close()
  await expect(page.locator('.lost')).toHaveCount(0)
  await asked(page)
  expect(await page.evaluate(() => 'old' in window), 'nothing is thrown away in the middle of a decision').toBe(true)
  news = false
  await follow(page, dice(18))
  await page.waitForFunction(() => !('old' in window), null, { timeout: 30_000 })
  await asked(page)
})
