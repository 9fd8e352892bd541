// Moments worth a picture: bots play a game to its end, and somebody sits down in the middle of it.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Offer, TableInfo, Whole } from '../src/lib/contract'

export const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url))

/** What a moment is known by: what lies on the table and what the seat is asked then. */
export interface Moment {
  at: number
  seat: number
  parts: Record<string, any>
  asked: Offer[]
}
/** How well a moment fits; nothing where it does not. */
export type Fits = (moment: Moment) => number | undefined | false

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
  const bots = Array.from({ length: seats }, () => ({ bot: 'steward' }))
  const { id } = await ask<TableInfo>(page, 'POST', 'tables', { game, setup, deal, seats: bots })
  await ask(page, 'POST', `tables/${id}/start`, {})
  for (;;) {
    const { state } = await ask<TableInfo>(page, 'GET', `tables/${id}`)
    if (state === 'over') return id
    await page.waitForTimeout(500)
  }
}

/** What is looked for: in which chapters of the game, and how well a moment fits. */
export interface Wanted {
  in: RegExp
  fits: Fits
}

/** A moment this good is not looked beyond. */
const GOOD = 10
/** So much of a chapter is looked at. */
const LENGTH = 40

/** For each name the moment that fits best through the eyes of one of these seats; the first round is looked at last. */
export async function find<Name extends string>(
  page: Page, id: string, seats: number[], wanted: Record<Name, Wanted>,
): Promise<Partial<Record<Name, Moment>>> {
  const { moments, headings } = await ask<{ moments: number; headings: { at: number; text: string }[] }>(page, 'GET', `tables/${id}/replay?at=0`)
  const chapters = [{ at: 0, text: '' }, ...headings].map(({ at, text }, place) => ({ text, at, end: headings[place]?.at ?? moments }))
  const seen = new Map<string, Promise<Moment>>()
  const look = (seat: number, at: number) => {
    const place = `${seat} ${at}`
    const known = seen.get(place)
    if (known) return known
    const looked = ask<{ frame: Whole }>(page, 'GET', `tables/${id}/replay?eyes=s${seat}&at=${at}`).then(
      ({ frame }) => ({ at, seat, parts: frame.parts as Record<string, any>, asked: frame.asked }),
    )
    seen.set(place, looked)
    return looked
  }
  const found: Partial<Record<Name, Moment>> = {}
  for (const name of Object.keys(wanted) as Name[]) {
    const [first, ...rest] = chapters.filter(({ text }) => wanted[name].in.test(text))
    let best = 0
    for (const { at: begun, end } of first ? [...rest, first] : []) {
      for (let at = begun; at < Math.min(end, begun + LENGTH) && best < GOOD; at++) {
        for (const seat of seats) {
          const moment = await look(seat, at)
          const fit = wanted[name].fits(moment)
          if (fit && fit > best) [best, found[name]] = [fit, moment]
        }
      }
    }
    console.log(`   ${name}: ${found[name] ? `decision ${found[name].at}, seat ${found[name].seat}` : 'nothing like it'}`)
  }
  return found
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
  await page.waitForTimeout(700)
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
