import { defineConfig } from '@playwright/test'

// The system's Chromium plays against a server of its own that every worker starts (e2e/rookery.ts).
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'e2e' },
    // `cargo xtask screens`: pictures and figures, no part of the test.
    { name: 'screens', testDir: 'screens', timeout: 1_800_000 },
  ],
  // A busy machine needs long; a test that is stuck says so itself.
  timeout: 600_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // What does not come says so long before the test's own end.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
})
