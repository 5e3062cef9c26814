import './node-version.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureHeadlessShell } from './ensure-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { playwright, root, run } from './stages.mjs'

// npm run looks           pictures of every question, page and step in looks/, in each width and colour
// npm run looks -- WORD   only of those whose title has the word in it; `figures` counts what screens take of a customer

await ensureInstalled()
const { ok, output } = await ensureBuilt()
const chromium = ok ? await ensureHeadlessShell() : undefined
if (chromium === undefined) {
  console.error(ok ? 'No Chromium was found or could be installed.' : output.trimEnd())
  process.exit(1)
}
const words = process.argv.slice(2)
if (words.length === 0) rmSync(join(root, 'looks'), { recursive: true, force: true })
const which = words.length === 0 ? [] : ['--grep', words.join(' ')]
const args = ['test', '-c', 'e2e/looks/playwright.config.ts', '--reporter=list', ...which]
const { code } = await run(playwright, args, { env: { PLAYWRIGHT_CHROMIUM: chromium }, show: true })
process.exit(code)
