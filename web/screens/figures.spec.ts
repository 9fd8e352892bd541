// What a visitor waits for, measured in Chromium and written beside the pictures.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { expect, Rookery, test } from '../e2e/rookery'
import { ask, FOLDER } from './stage'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const ms = (time: number) => `${time.toFixed(0)} ms`
const at = (part: number, of: number[]) => [...of].sort((one, other) => one - other)[Math.min(of.length - 1, Math.floor(of.length * part))]!

interface Weight {
  script: number
  drawn: number
}

/** From opening the address to a question that can be answered, with what was fetched for it. */
async function firstGame(browser: Browser, address: string, game: string): Promise<Weight & { time: number }> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  const weight: Weight = { script: 0, drawn: 0 }
  const weighed: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const drawn = kind === 'font' || /\.(svg|woff2)$/.test(new URL(response.url()).pathname)
    if (kind !== 'script' && !drawn) return
    const count = async () => {
      const body = await response.body()
      if (drawn) weight.drawn += kind === 'font' ? body.length : gzipSync(body).length
      else weight.script += gzipSync(body).length
    }
    weighed.push(count())
  })
  const begun = performance.now()
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator(`.game.${game} button.primary`).click()
  await page.locator('.prompt.mine .answer').first().waitFor()
  const time = performance.now() - begun
  await page.waitForLoadState('networkidle')
  await Promise.all(weighed)
  await context.close()
  return { ...weight, time }
}

/** How long after a frame has come what it says is painted. */
async function paints(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(window, { times })
    class Watched extends WebSocket {
      override set onmessage(take: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event) => {
          const came = performance.now()
          take?.(event)
          if (!String(event.data).includes('"type":"update"')) return
          requestAnimationFrame(() => {
            const painted = new MessageChannel()
            painted.port1.onmessage = () => times.push(performance.now() - came)
            painted.port2.postMessage(null)
          })
        }
      }
    }
    window.WebSocket = Watched
  })
  await page.goto(address)
  await ask(page, 'POST', 'guest', { name: 'Tyrion' })
  const bots = Array.from({ length: 4 }, () => ({ bot: 'steward' }))
  const { id } = await ask<{ id: string }>(page, 'POST', 'tables', { game: 'thrones', deal: 2, seats: bots })
  await page.goto(`${address}/t/${id}`)
  await ask(page, 'POST', `tables/${id}/start`, {})
  const full = () => document.querySelectorAll('.board .stack').length >= 24
  await page.waitForFunction(full, null, { timeout: 600_000 })
  await page.evaluate(() => ((window as unknown as { times: number[] }).times.length = 0))
  await page.waitForFunction(() => (window as unknown as { times: number[] }).times.length >= 60 || document.querySelector('.prompt.over'), null, { timeout: 600_000 })
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

test('figures', async ({ page, browser, rookery }) => {
  /** What else the machine did: whoever is measured on a busy one waits longer. */
  const busy = loadavg()[0]!
  const rows: string[] = []
  const row = (what: string, least: string, measured: string) => {
    rows.push(`| ${what} | ${least} | ${measured} |`)
    console.log(`   ${what}: ${measured}`)
  }
  for (const game of ['thrones', 'fief']) {
    const runs = []
    for (let run = 0; run < 5; run++) runs.push(await firstGame(browser, rookery.address, game))
    const { script, drawn } = runs[0]!
    const times = runs.map(({ time }) => time)
    row(`${game}: script until the first table, gzipped`, '180 kB', kB(script))
    row(`${game}: letters and drawings, cached`, '250 kB', kB(drawn))
    row(`${game}: from opening the address to a question that can be answered, median of 5`, '2 s', ms(at(0.5, times)))
    expect(script).toBeGreaterThan(0)
  }
  // Bots that wait a little: one frame after the other, as at a table.
  const slow = new Rookery(200)
  await slow.start()
  const times = await paints(page, slow.address)
  await slow.clear()
  expect(times.length).toBeGreaterThan(20)
  row(`thrones: a frame that has come is painted, four full boards, median of ${times.length}`, '50 ms', ms(at(0.5, times)))
  row('the same, nine of ten', '50 ms', ms(at(0.9, times)))
  const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, load ${busy.toFixed(1)}`
  const text = `# What a visitor waits for

Written by \`cargo xtask screens\`.

| measured in Chromium (${browser.version()}, ${machine}) | at most | now |
| --- | --- | --- |
${rows.join('\n')}
`
  writeFileSync(`${FOLDER}figures.md`, text)
  console.log(text)
})
