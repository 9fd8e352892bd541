import type { Browser, Page } from '@playwright/test'
import { asked, dice, expect, follow, isClean, play, post, test } from './rookery'

const ALL = {
  players: 6,
  modules: { tactics: true, nights_watch: true, winter: true },
  variants: { assassination: true, diplomacy: true, one_mill: true, title_concession: true },
}
const BOT = { bot: 'steward' }

interface Offer {
  seat: number
  ask: unknown
  waits: boolean
  shape: Record<string, { of?: { on?: string[] }[] }>
}
interface Heard {
  type: string
  id?: number
  frame?: { asked?: Offer[]; parts?: Record<string, unknown>; set?: Record<string, unknown> }
}

/** Everything the server has told a page, newest last. */
function listen(page: Page): Heard[] {
  const heard: Heard[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as Heard)),
  )
  return heard
}

/** Sits down at a new table. */
async function table(page: Page, setup: object, seats: unknown[]): Promise<{ id: string; invite: string }> {
  await page.goto('/')
  await post(page, 'guest')
  const info = await post(page, 'tables', { game: 'fief', setup, seats })
  if (info.state === 'gathering' && !seats.includes('open')) await post(page, `tables/${info.id}/start`)
  return info
}

const round = (page: Page) => page.locator('header .round').innerText()

test('rounds with all modules and five bots, by clicking what is lit', async ({ page }) => {
  const heard = listen(page)
  const { id } = await table(page, ALL, ['me', BOT, BOT, BOT, BOT, BOT])
  await page.goto(`/t/${id}`)
  const dark = new Set<string>()
  await play(page, dice(1), async () => {
    // Every thing a choice lies on is lit somewhere on the screen.
    const offers = heard.findLast((one) => one.frame?.asked)?.frame?.asked ?? []
    const keys = offers.flatMap(({ shape }) => Object.values(shape).flatMap(({ of }) => of ?? []).flatMap(({ on }) => on ?? []))
    for (const key of await page.evaluate(unlit, keys)) dark.add(key)
    return /Round [3-9]/.test(await round(page))
  })
  expect([...dark]).toEqual([])
  expect(heard.filter(({ type, id }) => type === 'refused' && id !== undefined)).toEqual([])
})

/** The keys of this list that nothing on the screen lights. */
function unlit(keys: string[]): string[] {
  if (!document.querySelector('.prompt.mine') || document.querySelector('.answer:disabled')) return []
  return keys.filter((key) => !document.querySelector(`.lit[data-key="${key}"], .lit[data-keys~="${key}"]`))
}

test('three browsers: what one hides the others never get', async ({ page, browser, rookery }) => {
  const setup = { players: 3, houses: ['stark', 'lannister', 'tyrell'], variants: { hidden_gold: true } }
  const { id, invite } = await table(page, setup, ['me', 'open', 'open'])
  const others = [await guest(browser, rookery.address, id, invite), await guest(browser, rookery.address, id, invite)]
  await post(page, `tables/${id}/start`)
  const pages = [page, ...others.map(({ page }) => page)]
  const heard = [listen(page), ...others.map(({ heard }) => heard)]
  for (const one of pages) await one.goto(`/t/${id}`)
  const chance = dice(2)
  for (let turn = 0; turn < 120; turn++) {
    const mine = await Promise.any(
      pages.map(async (one) => {
        await one.locator('.prompt.mine').waitFor({ timeout: 20_000 })
        return one
      }),
    )
    const draw = mine.locator('.prompt .answer:not(:disabled)', { hasText: /^Draw a/ })
    if (await draw.count()) await draw.first().click()
    else await follow(mine, chance)
    await mine.waitForTimeout(30)
  }
  for (const [seat, frames] of heard.entries()) {
    let held = 0
    for (const { frame } of frames) {
      for (const [key, part] of Object.entries({ ...frame?.parts, ...frame?.set })) {
        if (!/^s\d$/.test(key)) continue
        const player = part as { seat: number; hand?: string[]; gold?: number }
        if (player.seat === seat) held += player.hand?.length ?? 0
        else expect(player, `seat ${seat} sees seat ${player.seat}`).not.toHaveProperty('hand')
      }
      for (const offer of frame?.asked ?? []) expect(offer.seat).toBe(seat)
    }
    expect(held, `seat ${seat} saw cards of its own`).toBeGreaterThan(0)
    const cards = await pages[seat]!.locator('.hand [data-card]').count()
    const all = await pages[seat]!.locator('[data-card]').count()
    expect(all, 'only the own hand lies open').toBe(cards)
  }
  for (const { page } of others) await page.context().close()
})

async function guest(browser: Browser, address: string, id: string, invite: string) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  const heard = listen(page)
  await page.goto('/')
  await post(page, 'guest')
  await post(page, `tables/${id}/join`, { invite })
  await post(page, `tables/${id}/ready`, { ready: true })
  return { page, heard }
}

test('an unlit village says why not, and is shown large', async ({ page }) => {
  const { id } = await table(page, { players: 3, houses: ['stark', 'lannister', 'tyrell'] }, ['me', BOT, BOT])
  await page.goto(`/t/${id}`)
  await asked(page)
  await page.locator('[data-key=v10]').dispatchEvent('click')
  await expect(page.locator('.at')).toBeVisible()
  await page.locator('.at .show').click()
  await expect(page.locator('.inspect h2')).toHaveText("King's Landing")
})

test('keys alone: an arrow to a lit village, Enter', async ({ page }) => {
  const { id } = await table(page, { players: 3, houses: ['stark', 'lannister', 'tyrell'] }, ['me', BOT, BOT])
  await page.goto(`/t/${id}`)
  await asked(page)
  const sentence = await page.locator('.prompt .sentence').innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .sentence')).not.toHaveText(sentence)
})

test('the map stays where it was left', async ({ page }) => {
  const { id } = await table(page, { players: 3, houses: ['stark', 'lannister', 'tyrell'] }, ['me', BOT, BOT])
  await page.goto(`/t/${id}`)
  await asked(page)
  const sight = () => page.locator('.map svg > g').getAttribute('transform')
  const before = await sight()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, -300)
  const after = await sight()
  expect(after).not.toBe(before)
  await page.reload()
  await asked(page)
  expect(await sight()).toBe(after)
})

test('the guided game, to its end', async ({ page }) => {
  await page.goto('/')
  await page.locator('.game.fief button', { hasText: 'guided' }).click()
  await expect(page.locator('.guide p').first()).toBeVisible({ timeout: 60_000 })
  const told = new Set<string>()
  await play(page, dice(4), async () => {
    const note = page.locator('aside.guide p').first()
    if (await note.count()) told.add(await note.innerText())
    return (await page.getByRole('button', { name: 'Thank you' }).count()) > 0
  })
  expect(told.size).toBeGreaterThanOrEqual(6)
  await page.getByRole('button', { name: 'Thank you' }).click()
  await expect(page.locator('aside.guide')).toHaveCount(0)
  await page.reload()
  await asked(page)
  await expect(page.locator('aside.guide')).toHaveCount(0)
})

test('a phone upright', async ({ browser, rookery }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: rookery.address })
  const { id } = await table(page, ALL, ['me', BOT, BOT, BOT, BOT, BOT])
  await page.goto(`/t/${id}`)
  await play(page, dice(5), (answers) => answers >= 15)
  await expect(page.locator('.map')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.close()
})

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing serious: ${theme}`, async ({ page }) => {
    const { id } = await table(page, ALL, ['me', BOT, BOT, BOT, BOT, BOT])
    await page.goto(`/t/${id}`)
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
    await play(page, dice(6), (answers) => answers >= 12)
    for (const board of ['Council', 'Families', 'Market', 'Victory']) {
      await page.getByRole('button', { name: board, exact: true }).click()
      await isClean(page, board)
    }
  })
}
