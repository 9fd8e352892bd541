import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.ROOKERY ?? 'http://127.0.0.1:7890'

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Components under test run as in a browser.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
