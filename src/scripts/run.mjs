import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { root } from './stages.mjs'

// Runs a TypeScript file of this repository with the arguments that follow it.
await ensureInstalled()
const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: node src/scripts/run.mjs FILE [ARGUMENTS]')
  process.exit(1)
}
const loader = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
const child = spawnSync(process.execPath, ['--import', loader, `${root}/${file}`, ...args], {
  stdio: 'inherit',
})
process.exit(child.status ?? 1)
