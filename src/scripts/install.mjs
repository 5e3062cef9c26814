import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './stages.mjs'

const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.orda-lock')
const hidden = join(root, 'node_modules/.package-lock.json')

/** Installs exactly what the lock file says, once; later calls cost a few milliseconds. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalledByHand()) {
    console.error('Installing packages (once, half a minute or so)…')
    const { code, output } = await run('npm', [
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ])
    if (code !== 0) {
      console.error(output.trimEnd())
      console.error('The packages could not be installed: npm ci failed, see above.')
      process.exit(1)
    }
  }
  writeFileSync(stamp, wanted)
}

/** Whether somebody's own `npm ci` or `npm install` already put the lock file's versions in place. */
function isInstalledByHand() {
  if (!existsSync(hidden)) return false
  const wanted = packagesOf(lock)
  const found = packagesOf(hidden)
  const isSame = (path) => found[path]?.version === wanted[path].version
  return Object.keys(wanted).every(
    (path) => path === '' || (path in found ? isSame(path) : wanted[path].optional),
  )
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
