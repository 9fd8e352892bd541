// Gathers the drawings the page uses from the icon set into one sprite: every name in src that stands as `icon:name`.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onGrid } from './path.mjs'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const set = JSON.parse(readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
const out = join(web, 'src/lib/icons/sprite.svg')

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(svelte|ts)$/.test(entry.name)) yield path
  }
}

mkdirSync(dirname(out), { recursive: true })
const names = new Set()
for (const path of sources(join(web, 'src'))) {
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/icon:([a-z0-9-]+)/g)) names.add(name)
}
const unknown = [...names].filter((name) => !set.icons[name])
if (unknown.length) {
  console.error(`the icon set has no ${unknown.join(', ')}`)
  process.exit(1)
}
const symbol = (name) => {
  const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name].body)
  return `<symbol id="${name}" viewBox="0 0 512 512"><path d="${onGrid(path)}"/></symbol>`
}
const symbols = [...names].sort().map(symbol).join('\n')
const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`
mkdirSync(dirname(out), { recursive: true })
if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text)
