import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './rookery'

test('an invitation seats whoever follows its link, and its owner comes back by it', async ({ browser, rookery }) => {
  const [owner, friend] = await Promise.all([0, 1].map(async () => (await browser.newContext({ baseURL: rookery.address })).newPage()))
  await owner!.goto('/')
  const made = await owner!.evaluate(async () => {
    const headers = { 'X-Rookery': '1', 'Content-Type': 'application/json' }
    const post = (path: string, body: unknown) => fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await post('guest', {})
    return (await post('tables', { game: 'thrones', seats: ['me', 'invited'] })).json()
  })
  await owner!.goto(`/t/${made.id}`)
  const link = await owner!.locator('.invite input').inputValue()
  await friend!.goto(link)
  await friend!.getByRole('button', { name: 'I am ready' }).click()
  await owner!.goto(link)
  await owner!.getByRole('button', { name: 'Begin' }).click()
  for (const page of [owner!, friend!]) {
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
  await page.getByRole('button', { name: 'Play it against a bot' }).click()
  await expect(page.locator('.prompt')).toBeVisible({ timeout: 30_000 })
})

for (const path of ['/decks', '/cards', '/rules', '/account', '/settings', '/about']) {
  test(`axe finds nothing serious: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForTimeout(800)
    // The catalogue is long and all of one shape: a chapter of it stands for the rest.
    const { violations } = await new AxeBuilder({ page }).exclude('section.sheet:nth-of-type(n + 3)').analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).slice(0, 4).join(' | ')}`)).toEqual([])
  })
}
