// Every screen: nothing serious for axe, and nothing that needs a mouse.
import type { Page } from '@playwright/test'
import { asked, dice, expect, isClean, play, post, sitDown, test } from './rookery'

const BOT = { bot: 'steward' }
const PATHS = ['/', '/new', '/decks', '/cards', '/rules', '/account', '/settings', '/about', '/nowhere']

/** Opens a screen and waits until it is all there. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const path of PATHS) {
  test(`${path}: axe finds nothing serious, and Tab reaches everything`, async ({ page }) => {
    await open(page, path)
    // The catalogues are long and all of one shape: a chapter and a row of them stand for the rest.
    await isClean(page, path, 'section.sheet:nth-of-type(n + 3), .cards > :nth-child(n + 9), .grid > :nth-child(n + 9)')
    await reaches(page)
  })
}

/** Every control near the top of the screen can be reached with Tab and shows that it was. */
async function reaches(page: Page) {
  const controls = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select, textarea, summary')]
        .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && one.getBoundingClientRect().top < innerHeight)
        // One radio of a group is reached with Tab, the others with arrows.
        .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked)).length,
    )
  const wanted = Math.min(await controls(), 40)
  const reached = new Set<string>()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let press = 0; press < wanted + 10 && reached.size < wanted; press++) {
    await page.keyboard.press('Tab')
    const held = await page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return null
      const { outlineStyle, boxShadow } = getComputedStyle(one)
      const shows = one.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none')
      const place = [...document.querySelectorAll('*')].indexOf(one)
      return { place: String(place), shows, what: one.outerHTML.slice(0, 120) }
    })
    if (!held) continue
    expect(held.shows, `it is seen that ${held.what} has the focus`).toBe(true)
    reached.add(held.place)
  }
  expect(reached.size, 'controls that Tab reaches').toBeGreaterThanOrEqual(Math.min(wanted, 30))
}

test('from the start into a game with keys alone', async ({ page }) => {
  await open(page, '/')
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.matches('.game.thrones button.primary'))) break
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt.mine')).toBeVisible()
})

test('axe finds nothing serious: a lobby, and a deck', async ({ page }) => {
  await page.goto('/')
  await post(page, 'guest')
  const { id } = await post(page, 'tables', { game: 'thrones', seats: ['me', 'invited'] })
  await open(page, `/t/${id}`)
  await isClean(page, 'a lobby')
  await reaches(page)
  await open(page, '/decks')
  await page.locator('.deck', { hasText: 'House Stark, Core Set' }).getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('.verdict')).toBeVisible()
  await isClean(page, 'a deck', '.cards > :nth-child(n + 9), .grid > :nth-child(n + 9)')
})

test('axe finds nothing serious: tables of two and four, and a replay', async ({ page }) => {
  await sitDown(page, { game: 'thrones', seats: ['me', BOT, BOT, BOT] })
  await play(page, dice(14), (answers) => answers >= 12)
  await isClean(page, 'four at a table')
  const id = await sitDown(page, { game: 'thrones', seats: ['me', BOT] })
  await play(page, dice(9), (answers) => answers >= 15)
  await isClean(page, 'two at a table')
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  await isClean(page, 'two at a table by light')
  await post(page, `tables/${id}/resign`)
  await page.goto(`/t/${id}/replay`)
  await expect(page.locator('.bar .scrub')).toBeVisible()
  await isClean(page, 'a replay')
  await reaches(page)
})

test('a whole game of thrones with keys alone', async ({ page }) => {
  await sitDown(page, { game: 'thrones', seats: ['me', { bot: 'random' }], deal: 4 })
  const chance = dice(15)
  while (!(await asked(page))) {
    // The keys the panel names: Space for the calm answer, Enter for what is built up, a number, arrows on the table.
    const [calm, built, numbers] = await page.evaluate(() => [
      [...document.querySelectorAll('.prompt .answer:not(:disabled) kbd')].some((key) => key.textContent === 'Space'),
      document.querySelector('.prompt .build .calm:not(:disabled), .prompt .amount') !== null,
      document.querySelectorAll('.prompt .answer:not(.calm):not(:disabled) kbd').length,
    ] as const)
    if (calm && chance() < 0.45) await page.keyboard.press('Space')
    else if (built && chance() < 0.6) await page.keyboard.press('Enter')
    else if (chance() < 0.3) {
      await page.keyboard.press(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][Math.floor(chance() * 4)]!)
      await page.keyboard.press('Enter')
    } else if (numbers > 0) await page.keyboard.press(String(1 + Math.floor(chance() * Math.min(numbers, 9))))
    else await page.keyboard.press(calm ? 'Space' : 'Enter')
    const menu = page.locator('.at .choice')
    if (await menu.count()) {
      await menu.first().focus()
      await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(200)
  }
  await expect(page.locator('.prompt.over')).toContainText(/won|Nobody/)
})
