// Every screen: nothing serious for axe, and nothing that needs a mouse.
import type { Page } from '@playwright/test'
import { dice, expect, isClean, keys, play, post, sitDown, test } from './rookery'

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
  await sitDown(page, { game: 'thrones', seats: ['me', BOT], deal: 4 })
  await keys(page, dice(15), () => false)
  await expect(page.locator('.prompt.over')).toContainText(/won|Nobody/)
})

test('a whole round of fief with five bots, with keys alone', async ({ page }) => {
  const modules = { tactics: true, nights_watch: true, winter: true }
  await sitDown(page, { game: 'fief', setup: { modules }, seats: ['me', BOT, BOT, BOT, BOT, BOT], deal: 4 })
  const round = page.locator('header .round')
  await keys(page, dice(16), async () => /Round [2-9]/.test(await round.innerText()))
  await expect(round).toContainText(/Round [2-9]/)
})

for (const game of ['thrones', 'fief']) {
  test(`what is this? ${game}: everything leads to a rule of the catalogue`, async ({ page }) => {
    const seats = ['me', ...Array<typeof BOT>(game === 'fief' ? 2 : 3).fill(BOT)]
    await sitDown(page, { game, seats })
    await play(page, dice(19), (answers) => answers >= 25)
    const rules: { id: string; title: string }[] = await (await page.request.get(`/api/rules/${game}`)).json()
    const known = new Set(rules.map(({ id }) => id))
    const marked = await page.locator('[data-rule]').evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-rule')!.split(' ')))
    expect(marked.length).toBeGreaterThan(20)
    expect(marked.filter((id) => !known.has(id))).toEqual([])
    // A press tells, and answers nothing.
    const before = await page.locator('.prompt .sentence').innerText()
    await page.getByRole('button', { name: 'What is this?' }).click()
    await page.locator('.prompt .sentence').click()
    const sheet = page.locator('dialog[open]')
    const title = await sheet.locator('h2').innerText()
    expect(rules.map((rule) => rule.title)).toContain(title)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('.prompt .sentence')).toHaveText(before)
    // And by key, of what has the focus.
    await page.mouse.move(2, 2)
    const gold = page.locator('[data-rule^="gold.pool"], [data-rule^="scope.gold"]').first()
    await gold.hover()
    await page.keyboard.press('w')
    await expect(sheet.locator('h2')).not.toBeEmpty()
  })
}
