import { expect, post, test, visitor } from './rookery'

test('an invitation seats whoever follows its link, and its owner comes back by it', async ({ browser, rookery }) => {
  const owner = await visitor(browser, rookery.address, 'Catelyn')
  const friend = await (await browser.newContext({ baseURL: rookery.address })).newPage()
  const made = await post(owner, 'tables', { game: 'thrones', seats: ['me', 'invited'] })
  await owner.goto(`/t/${made.id}`)
  const link = await owner.locator('.invite input').inputValue()
  let guests = 0
  friend.on('request', (request) => (guests += request.url().endsWith('/api/guest') ? 1 : 0))
  await friend.goto(link)
  await friend.getByRole('button', { name: 'I am ready' }).click()
  expect(guests, 'who follows a link becomes one guest, not two').toBe(1)
  await owner.goto(link)
  await owner.getByRole('button', { name: 'Begin' }).click()
  for (const page of [owner, friend]) {
    await expect(page.locator('.prompt')).toBeVisible()
    await page.context().close()
  }
})

test('a deck is copied, changed, kept and played', async ({ page }) => {
  await page.goto('/decks')
  await page.locator('.deck', { hasText: 'House Stark, Core Set' }).getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('select')).toHaveValue('stark')
  const hodor = page.getByLabel('Hodor: 1 in the deck')
  await expect(hodor).toBeVisible()
  await page.getByRole('button', { name: 'One more Hodor' }).first().click()
  await expect(page.locator('.kept')).toHaveText('Saved')
  await page.reload()
  await expect(page.getByLabel('Hodor: 2 in the deck')).toBeVisible()
  await expect(page.locator('.verdict')).toContainText('60 cards')
  await page.getByRole('button', { name: 'Let bots play it' }).click()
  await expect(page.getByRole('region', { name: 'Trial' })).toContainText(/Won \d+ of \d+/, { timeout: 120_000 })
  await page.getByRole('button', { name: 'Play it against a bot' }).click()
  await expect(page.locator('.prompt')).toBeVisible({ timeout: 30_000 })
})
