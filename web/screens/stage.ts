// Moments worth a picture: bots play a game to its end, and somebody sits down in the middle of it.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { TableInfo, Whole } from '../src/lib/contract'

export const FOLDER = process.env.SCREENS ?? fileURLToPath(new URL('../../docs/screens/', import.meta.url))

/** A decision somebody took. */
export interface Moment {
  at: number
  seat: number
}
/** What is looked for: what was asked, and how well what lay on the table fits; nothing where it does not. */
export interface Wanted {
  asks: RegExp
  fits?: (parts: Record<string, any>, seat: number) => number | undefined | false
}

/** Asks the server as the page does. */
export async function ask<T>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'X-Rookery': '1', 'Content-Type': 'application/json' }
      const reply = await fetch(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
      if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
      return reply.json()
    },
    { method, path, body },
  )
}

/** A game that bots have played to its end. */
export async function played(page: Page, game: string, deal: number, setup: object, seats: number): Promise<string> {
  // Stewards play quickly, and end most games.
  const bots = Array.from({ length: seats }, () => ({ bot: 'steward' }))
  const { id } = await ask<TableInfo>(page, 'POST', 'tables', { game, setup, deal, seats: bots })
  await ask(page, 'POST', `tables/${id}/start`, {})
  for (;;) {
    const { state } = await ask<TableInfo>(page, 'GET', `tables/${id}`)
    if (state === 'over') return id
    await page.waitForTimeout(500)
  }
}

/** So many decisions of a kind are looked at. */
const LOOKED = 16

/** For each name the decision that fits best. */
export async function find<Name extends string>(
  page: Page, id: string, wanted: Record<Name, Wanted>,
): Promise<Partial<Record<Name, Moment>>> {
  const decisions = await ask<{ decision: number; seat: number; asked?: string }[]>(page, 'GET', `tables/${id}/bots`)
  const look = async (at: number, seat: number) => {
    const { frame } = await ask<{ frame: Whole }>(page, 'GET', `tables/${id}/replay?eyes=s${seat}&at=${at}`)
    return frame.parts as Record<string, any>
  }
  const found: Partial<Record<Name, Moment>> = {}
  for (const name of Object.keys(wanted) as Name[]) {
    const { asks, fits } = wanted[name]
    const alike = decisions.filter(({ asked }) => asked && asks.test(asked)).map(({ decision: at, seat }) => ({ at, seat }))
    // Two thirds into the game there is most to see.
    if (!fits) {
      if (alike.length) found[name] = alike[Math.floor((alike.length * 2) / 3)]
    } else {
      let best = 0
      const step = Math.max(1, alike.length / LOOKED)
      for (let place = 0; place < alike.length; place += step) {
        const { at, seat } = alike[Math.floor(place)]!
        const fit = fits(await look(at, seat), seat)
        if (fit && fit > best) [best, found[name]] = [fit, { at, seat }]
      }
    }
    console.log(`   ${name}: ${found[name] ? `decision ${found[name].at}, seat ${found[name].seat}` : 'nothing like it'}`)
  }
  return found
}

/** Looks on where a chapter of the game begins, through the eyes of a seat. */
export async function lookOn(page: Page, id: string, chapter: RegExp, seat: number) {
  const { headings } = await ask<{ headings: { at: number; text: string }[] }>(page, 'GET', `tables/${id}/replay?at=0`)
  const all = headings.filter(({ text }) => chapter.test(text))
  const at = (all[Math.floor((all.length * 2) / 3)]?.at ?? 0) + 1
  await page.goto(`/t/${id}/replay?at=${at}`)
  await page.locator('.bar .scrub').waitFor()
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption(String(seat))
  await still(page)
}

/** Sits down at that moment. */
export async function sitDown(page: Page, id: string, { at, seat }: Moment) {
  const info = await ask<TableInfo>(page, 'POST', `tables/${id}/continue`, { decision: at, eyes: seat })
  await page.goto(`/t/${info.id}`)
  await page.locator('.prompt').waitFor()
  await still(page)
}

/** Everything is drawn and nothing moves. */
export async function still(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(900)
}

export async function picture(page: Page, name: string) {
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 78 })
}

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export const LYING = { width: 844, height: 390 }

/** The same screen in the other lights and sizes. */
export async function alsoAs(page: Page, name: string, ways: ('light' | 'contrast' | 'phone' | 'lying')[]) {
  for (const way of ways) {
    if (way === 'phone') await page.setViewportSize(PHONE)
    else if (way === 'lying') await page.setViewportSize(LYING)
    else await page.evaluate((way) => (document.documentElement.dataset.theme = way), way)
    await still(page)
    await picture(page, `${name}-${way}`)
    await page.setViewportSize(DESKTOP)
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  }
  await still(page)
}
