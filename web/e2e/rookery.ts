// A server for the tests, and what a player does at a table.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Browser, type Page } from '@playwright/test'

// No name that begins with ROOKERY_: the server takes those for its own.
export const BINARY = process.env.BINARY ?? fileURLToPath(new URL('../../target/debug/rookery', import.meta.url))

/** A server that can be killed and started again on what it has kept. */
export class Rookery {
  address = ''
  /** How long bots wait before they answer, in milliseconds. */
  readonly #pause: number
  #folder = mkdtempSync(join(tmpdir(), 'rookery-e2e-'))
  #child: ChildProcess | undefined

  constructor(pause = 0) {
    this.#pause = pause
  }

  async start() {
    const port = this.address ? new URL(this.address).port : '0'
    const child = spawn(BINARY, ['serve', '--port', port, '--database', join(this.#folder, 'e2e.sqlite')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ROOKERY_PAUSE: String(this.#pause) },
    })
    this.#child = child
    const said: string[] = []
    for await (const line of createInterface({ input: child.stderr! })) {
      said.push(line)
      const found = /http:\/\/\S+/.exec(line)
      if (found) {
        this.address = found[0].replace(/\/$/, '')
        break
      }
    }
    child.stderr!.resume()
    expect(this.address, `${BINARY} says where it listens: ${said.join(' ')}`).not.toBe('')
  }

  /** Ends it as a lost machine would. */
  async kill() {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async clear() {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Against bots what is asked is the same every time. Among people the server lets nobody choose the deal. */
const DEAL = 16
const isAlone = (seats: unknown[]) => seats.every((seat) => seat === 'me' || (typeof seat === 'object' && seat !== null && 'bot' in seat))

export const test = base.extend<{ start: (game: string, how?: 'guided') => Promise<void> }, { rookery: Rookery }>({
  rookery: [
    async ({}, use) => {
      const rookery = new Rookery()
      await rookery.start()
      await use(rookery)
      await rookery.clear()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rookery }, use) => use(rookery.address),
  /** One click to a game, as a newcomer does it. */
  start: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(async (game, how) => {
      // One click deals by chance; here it deals the same every time.
      const bots = Array.from({ length: game === 'fief' ? 3 : 1 }, () => ({ bot: 'steward' }))
      await page.route('**/api/quick', (route) =>
        route.continue({ url: route.request().url().replace('quick', 'tables'), postData: { game, seats: ['me', ...bots], deal: DEAL } }),
      )
      await page.goto('/')
      await page.locator(`.game.${game} button${how === 'guided' ? ':not(.primary)' : '.primary'}`).click()
      await expect(page.locator('.prompt')).toBeVisible()
    })
    expect(problems).toEqual([])
  },
})

export { expect }

/** What the server says of a table. */
export interface Info {
  id: string
  invite: string
  state: string
  mine: number[]
}

/** Asks the server as the page does. */
export function post(page: Page, path: string, body: object = {}): Promise<Info> {
  return page.evaluate(
    async ({ path, body }) => {
      const headers = { 'X-Rookery': '1', 'Content-Type': 'application/json' }
      const reply = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    { path, body },
  )
}

/** A browser of its own with a guest behind it. */
export async function visitor(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage()
  await page.goto('/')
  await post(page, 'guest', { name })
  return page
}

/** Sits down at a table of one's own that has begun; the others are bots, or sit at the same screen. */
export async function sitDown(page: Page, wish: { game: string; seats: unknown[] } & Record<string, unknown>): Promise<string> {
  await page.goto('/')
  await post(page, 'guest')
  const { id } = await post(page, 'tables', { ...(isAlone(wish.seats) && { deal: DEAL }), ...wish })
  await post(page, `tables/${id}/start`)
  await page.goto(`/t/${id}`)
  return id
}

/** Two people at a table that has begun, each in a browser of his own. */
export async function two(browser: Browser, address: string, wish: object): Promise<[Page, Page, string]> {
  const [one, other] = [await visitor(browser, address, 'Arya'), await visitor(browser, address, 'Bran')]
  const { id } = await post(one, 'tables', { game: 'thrones', seats: ['me', 'open'], ...wish })
  await post(other, `tables/${id}/join`)
  await post(other, `tables/${id}/ready`, { ready: true })
  await post(one, `tables/${id}/start`)
  for (const page of [one, other]) {
    await page.goto(`/t/${id}`)
    await expect(page.locator('.prompt')).toBeVisible()
  }
  return [one, other, id]
}

/** Axe finds nothing serious on what is shown now. */
export async function isClean(page: Page, what: string, without = 'nothing') {
  const { violations } = await new AxeBuilder({ page }).exclude(without).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = serious.map(({ id, nodes }) => `${what}, ${id}: ${nodes.map(({ target }) => target).slice(0, 4).join(' | ')}`)
  expect(told).toEqual([])
}

const OVER = '.prompt.over'
const ASKED = '.prompt.mine .answer:not(:disabled), .prompt.mine .alike, .prompt.mine .amount'

/** Waits until something is asked or the game is over; whether it is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null,
    `${OVER}, ${ASKED}`,
    { timeout: 60_000 },
  )
  return (await page.locator(OVER).count()) > 0
}

/** Answers as somebody who knows no rules: a lit thing if there is one and chance wills it, else what the panel offers. */
export function follow(page: Page, chance: () => number): Promise<void> {
  return page.evaluate(answer, [chance(), chance()])
}

/** What happens in the page when somebody follows what is lit; it stands alone, as it is carried there. */
function answer(roll: number[]) {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const pick = <T,>(from: T[]): T | undefined => from[Math.floor(roll[1]! * from.length)]
  // What is drawn is clicked like a button.
  const click = (thing: Element | undefined) => void thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const menu = pick(all('.at .choice:not(.chosen)'))
  if (menu) return click(menu)
  const anyway = all('.prompt .notice .answer')[0]
  if (anyway) return click(anyway)
  const confirm = all('.prompt .build .calm:not(:disabled)')[0]
  const lit = all('[data-key].lit:not(.picked)')
  const answers = all('.prompt .answers:not(.build) .answer:not(.chosen):not(:disabled), .prompt .alike .more:not(:disabled)')
  const calm = answers.find((answer) => answer.classList.contains('calm'))
  if (confirm && (lit.length === 0 || roll[0]! < 0.4)) return click(confirm)
  if (lit.length > 0 && roll[0]! < 0.75) return click(pick(lit))
  if (calm && roll[0]! < 0.95) return click(calm)
  click(pick(answers) ?? confirm ?? pick(lit))
}

/** Plays a whole game as `follow` does, at the pace of the page; every question has its sentence. How many clicks it took. */
export function playOut(page: Page, seed: number): Promise<number> {
  return page.evaluate<number>(`(${inPage})(${answer}, (${dice})(${seed}), ${JSON.stringify({ over: OVER, asked: ASKED })})`)
}

async function inPage(answer: (roll: number[]) => void, chance: () => number, look: { over: string; asked: string }): Promise<number> {
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
  const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))
  let [since, clicks, sentence, same] = [Date.now(), 0, '', 0]
  while (!document.querySelector(look.over)) {
    if (Date.now() - since > 60_000 || same > 300) throw new Error(`stuck at: ${text('.prompt')}`)
    if (document.querySelector(look.asked)) {
      const told = text('.prompt .sentence')
      if (!told) throw new Error(`no sentence: ${text('.prompt')}`)
      ;[sentence, same] = [told, told === sentence ? same + 1 : 0]
      answer([chance(), chance()])
      ;[since, clicks] = [Date.now(), clicks + 1]
      await rest(0)
      const refused = text('.prompt .notice .refusal')
      if (refused) throw new Error(`refused: ${refused}`)
    }
    await rest(4)
  }
  return clicks
}

/** Plays on until the game is over or `enough` says so; how many answers it took. */
export async function play(page: Page, chance: () => number, enough: (answers: number) => Promise<boolean> | boolean) {
  for (let answers = 0; ; answers++) {
    if ((await asked(page)) || (await enough(answers))) return answers
    await follow(page, chance)
    const refused = await page.locator('.prompt .notice[role=alert] .refusal').allInnerTexts()
    if (refused.length) throw new Error(`refused: ${refused.join(' ')}`)
    await page.waitForTimeout(15)
  }
}

/** Plays on with the keys the panel names: Space for what is calm, Enter for what is built up, numbers, arrows on the table. */
export async function keys(page: Page, chance: () => number, enough: () => Promise<boolean> | boolean) {
  const press = (key: string) => page.keyboard.press(key)
  const used = new Set<string>()
  while (!(await asked(page)) && !(await enough())) {
    const { calm, built, numbers, lit, menu, sheet } = await page.evaluate(() => ({
      calm: [...document.querySelectorAll('.prompt .answer:not(:disabled) kbd')].some((key) => key.textContent === 'Space'),
      built: document.querySelector('.prompt .build .calm:not(:disabled), .prompt .amount') !== null,
      numbers: document.querySelectorAll('.prompt .answer:not(.calm):not(:disabled) kbd').length,
      lit: document.querySelector('[data-key].lit') !== null,
      menu: document.querySelectorAll('.at .choice').length,
      sheet: document.querySelector('dialog[open], .at:not(:has(.choice))') !== null,
    }))
    const number = () => String(1 + Math.floor(chance() * Math.min(numbers, 9)))
    const does = async (name: string, ...several: string[]) => {
      used.add(name)
      for (const key of several) await press(key)
    }
    if (sheet) await does('Escape', 'Escape')
    else if (menu) await does('menu', ...Array.from({ length: Math.floor(chance() * menu) }, () => 'ArrowDown'), 'Enter')
    else if (built && chance() < 0.7) await does('Enter', 'Enter')
    else if (calm && chance() < 0.5) await does('Space', 'Space')
    else if (lit && chance() < 0.4) await does('arrows', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][Math.floor(chance() * 4)]!, 'Enter')
    else if (numbers > 0) await does('number', number())
    else await does('last', calm ? 'Space' : lit ? 'ArrowDown' : 'Enter', lit && !calm ? 'Enter' : 'Shift')
    // A question that has just come is not answered by a key that was meant for the one before it.
    await page.waitForTimeout(190)
  }
  for (const key of ['Space', 'Enter', 'arrows', 'number']) expect([...used]).toContain(key)
}

/** Chance that is the same every time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
