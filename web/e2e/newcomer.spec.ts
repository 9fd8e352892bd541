// Somebody who never read the rules follows what is lit to the end of the game. Fifty games of each are played over the
// socket by `crates/server/tests/newcomer_slow`.
import { expect, playOut, sitDown, test } from './rookery'

const BOT = { bot: 'steward' }
const TABLES = {
  thrones: { game: 'thrones', seats: ['me', BOT] },
  fief: { game: 'fief', seats: ['me', BOT, BOT] },
}

for (const [game, wish] of Object.entries(TABLES)) {
  for (const deal of [1, 2, 3]) {
    test(`${game}: a newcomer is never stuck and never refused, game ${deal}`, async ({ page }) => {
      await sitDown(page, { ...wish, deal })
      await page.locator('.prompt').waitFor()
      expect(await playOut(page, deal)).toBeGreaterThan(20)
      await expect(page.locator('.prompt.over')).toBeVisible()
    })
  }
}
