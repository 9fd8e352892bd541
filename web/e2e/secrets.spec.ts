import type { Browser, Page } from '@playwright/test'
import { dice, expect, follow, post, test } from './rookery'

/** A browser of its own, and every word its socket and its requests were told. */
async function player(browser: Browser, address: string): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto('/')
  return { page, heard }
}

test('four browsers at one table: a card in one hand is in no frame and no page of another', async ({ browser, rookery }) => {
  const players = await Promise.all([0, 1, 2, 3].map(() => player(browser, rookery.address)))
  for (const { page } of players) await post(page, 'guest', {})
  const { id } = await post(players[0]!.page, 'tables', { game: 'thrones', seats: ['me', 'open', 'open', 'open'] })
  for (const { page } of players.slice(1)) await post(page, `tables/${id}/join`, {})
  for (const { page } of players) {
    await page.goto(`/t/${id}`)
    if (page === players[0]!.page) continue
    await page.getByRole('button', { name: 'I am ready' }).click({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Wait for me' })).toBeVisible()
  }
  await players[0]!.page.getByRole('button', { name: 'Begin' }).click({ timeout: 20_000 })
  for (const { page } of players) await expect(page.locator('.prompt')).toBeVisible()
  const chance = dice(11)
  const keys = (page: Page, which: string) =>
    page.locator(which).evaluateAll((things) => things.map((thing) => thing.getAttribute('data-key')!))
  const hands = () => Promise.all(players.map(({ page }) => keys(page, '.hand .thing')))
  for (let step = 0; step < 15; step++) {
    for (const { page } of players) {
      if (await page.locator('.prompt.mine .answer:not(:disabled)').count()) await follow(page, chance)
    }
    // A card held before and after was held while the others' pages were read.
    const before = await hands()
    const there = await Promise.all(players.map(({ page }) => keys(page, '[data-key]')))
    const after = await hands()
    for (const [seat, shown] of there.entries()) {
      const others = before.flatMap((hand, other) => (other === seat ? [] : hand.filter((key) => after[other]!.includes(key))))
      expect(others.filter((key) => shown.includes(key))).toEqual([])
    }
  }
  for (const [seat, { heard }] of players.entries()) {
    expect(heard.length).toBeGreaterThan(5)
    leaks(seat, heard)
  }
  await Promise.all(players.map(({ page }) => page.context().close()))
})

/** No frame shows a card in another's hand that these eyes did not see before in an open place or read of in the log. */
function leaks(seat: number, heard: string[]) {
  const seen = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && 'code' in value) seen.add(value.id as string)
    if ('key' in value && /^c\d+$/.test(String(value.key))) seen.add(String(value.key))
    Object.values(value).forEach(look)
  }
  for (const frame of heard) {
    const { frame: told } = JSON.parse(frame) as { frame?: { parts?: object; set?: object; log?: unknown } }
    if (!told) continue
    const parts = Object.entries(told.parts ?? told.set ?? {})
    const isForeign = ([key]: [string, unknown]) => /^s\d\.(hand|setup|known)$/.test(key) && !key.startsWith(`s${seat}.`)
    look(told.log)
    for (const part of parts) if (!isForeign(part)) look(part[1])
    for (const [key, part] of parts.filter(isForeign)) {
      const known = (part as { card?: { id: string } }[]).flatMap(({ card }) => card?.id ?? [])
      expect(known.filter((id) => !seen.has(id)), `${key} as seat ${seat} was told of it`).toEqual([])
    }
  }
}
