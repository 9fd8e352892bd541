import { asked, dice, expect, follow, play, playOut, test } from './rookery'

test('a whole game by clicking what is lit', async ({ page, start }) => {
  await start('thrones')
  expect(await playOut(page, 1)).toBeGreaterThan(20)
  await expect(page.locator('.prompt.over')).toContainText(/won|Nobody/)
})

test('an unlit card says why not, with its rule', async ({ page, start }) => {
  await start('thrones')
  await play(page, dice(2), () => page.locator('.hand .thing:not(.lit)').count().then((count) => count > 0))
  await page.locator('.hand .thing:not(.lit)').first().click()
  const why = page.locator('.at')
  await expect(why).toContainText('Not now')
  await why.locator('.rule').first().click()
  await expect(page.locator('dialog[open] h2')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a reload in the middle of a decision changes nothing', async ({ page, start }) => {
  await start('thrones')
  await play(page, dice(3), (answers) => answers >= 8)
  await asked(page)
  const sentence = await page.locator('.prompt .sentence').innerText()
  await page.reload()
  await expect(page.locator('.prompt .sentence')).toHaveText(sentence)
  await follow(page, dice(4))
  await asked(page)
})

test('a killed server loses no click', async ({ page, start, rookery }) => {
  await start('thrones')
  await play(page, dice(5), (answers) => answers >= 8)
  const before = await page.locator('.prompt .sentence').innerText()
  await rookery.kill()
  await expect(page.locator('.lost')).toBeVisible()
  await follow(page, dice(1))
  await rookery.start()
  await expect(page.locator('.lost')).toBeHidden()
  await asked(page)
  expect(before).not.toBe('')
  await play(page, dice(6), (answers) => answers >= 5)
})

test('a guided first game is told to its end', async ({ page, start }) => {
  await start('thrones', 'guided')
  await expect(page.locator('.guide')).toContainText('five gold')
  const told = new Set<string>()
  await play(page, dice(10), async () => {
    const guide = page.locator('.guide p').first()
    if (await guide.count()) told.add(await guide.innerText())
    return [...told].some((idea) => idea.includes('whole round'))
  })
  expect(told.size).toBeGreaterThan(5)
  await page.locator('.guide button').click()
  await expect(page.locator('.guide')).toHaveCount(0)
})

test('two tabs agree', async ({ page, context, start }) => {
  await start('thrones')
  const other = await context.newPage()
  await other.goto(page.url())
  await play(page, dice(7), (answers) => answers >= 6)
  const sentence = await page.locator('.prompt .sentence').innerText()
  await expect(other.locator('.prompt .sentence')).toHaveText(sentence)
})

test('a key opens the help, and another closes it', async ({ page, start }) => {
  await start('thrones')
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toContainText('Space')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a phone upright shows table, prompt and hand', async ({ browser, rookery }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: rookery.address })
  await page.goto('/')
  await page.locator('.game.thrones button.primary').click()
  await play(page, dice(8), (answers) => answers >= 12)
  await expect(page.locator('.hand-sheet .thing').first()).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await page.close()
})
