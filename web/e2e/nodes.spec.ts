// A rolling update while people play: browsers move on by themselves, no click is lost, nobody is shown an error.
import type { Page } from '@playwright/test'
import { asked, BINARY, dice, expect, play, post, test, visitor } from './rookery'
import { Nodes } from './nodes'

// The version before this one, if somebody has it at hand; without it a version replaces itself.
const LAST = process.env.LAST ?? BINARY
const TABLES = 20

/** Tables at which bots play as fast as they can. */
async function crowd(page: Page): Promise<string[]> {
  const tables = []
  for (let number = 0; number < TABLES; number++) {
    const [game, seats] = number % 2 ? (['thrones', 4] as const) : (['fief', 6] as const)
    const { id } = await post(page, 'tables', { game, seats: Array.from({ length: seats }, () => ({ bot: 'steward-1' })) })
    await post(page, `tables/${id}/start`)
    tables.push(id)
  }
  return tables
}

/** How many of the tables are played, and that none of them broke. */
async function played(page: Page, tables: string[]): Promise<number> {
  const told = tables.map(async (id) => {
    const reply = await page.request.get(`/api/tables/${id}`)
    return (await reply.json()) as { marked: boolean; state: string }
  })
  const states = await Promise.all(told)
  expect(states.filter(({ marked }) => marked)).toEqual([])
  return states.filter(({ state }) => state === 'playing').length
}

test('a rolling update shows no error', async ({ browser }) => {
  const nodes = new Nodes()
  await nodes.start(LAST, 2)
  const watcher = await visitor(browser, nodes.address, 'Varys')
  const tables = await crowd(watcher)
  const pages = []
  const problems: string[] = []
  for (const game of ['thrones', 'fief']) {
    const context = await browser.newContext({ baseURL: nodes.address })
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { type: string; error?: string }
        // A click that was taken just before its node went is sent again, and comes too late.
        if (told.type === 'refused' && told.error !== 'late') problems.push(String(payload))
      }),
    )
    await page.goto('/')
    await page.locator(`.game.${game} button.primary`).click()
    await asked(page)
    pages.push(page)
  }
  let updated = false
  const playing = pages.map((page, seed) => play(page, dice(seed + 20), (answers) => updated && answers >= 10))
  await Promise.all([nodes.replaceAll(BINARY).then(() => (updated = true)), ...playing])
  // Bots went on, and go on with the new version.
  const left = await played(watcher, tables)
  expect(left).toBeGreaterThan(0)
  await expect.poll(() => played(watcher, tables), { timeout: 300_000 }).toBeLessThan(left)
  for (const page of pages) {
    await asked(page)
    await expect(page.locator('.lost')).toBeHidden()
    await page.context().close()
  }
  expect(problems).toEqual([])
  await nodes.clear()
})
