import { expect, test } from '../e2e/rookery'
import { alsoAs, ask, PHONE, picture, still } from './stage'

test('every screen that is no table', async ({ page }) => {
  await page.goto('/')
  await still(page)
  await picture(page, 'start')
  await alsoAs(page, 'start', ['light', 'phone'])
  await ask(page, 'POST', 'guest', { name: 'Brienne' })
  for (const name of ['new', 'decks', 'cards', 'rules', 'account', 'settings', 'about']) {
    await page.goto(`/${name}`)
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await still(page)
    await picture(page, name)
    await alsoAs(page, name, name === 'new' || name === 'cards' || name === 'rules' ? ['light', 'phone'] : ['phone'])
  }
  const { id } = await ask<{ id: string }>(page, 'POST', 'tables', { game: 'fief', seats: ['me', 'invited', { bot: 'steward' }] })
  await page.goto(`/t/${id}`)
  await still(page)
  await picture(page, 'lobby')
  await page.goto('/decks')
  await page.locator('.deck', { hasText: 'House Stark, Core Set' }).getByRole('button', { name: 'Copy' }).click()
  await still(page)
  await picture(page, 'deck')
  await alsoAs(page, 'deck', ['light', 'phone'])
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: /^This deck/ }).click()
  await still(page)
  await picture(page, 'deck-side-phone')
})
