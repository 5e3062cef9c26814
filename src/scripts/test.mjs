import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { changedFiles, commonCommit, readersOf } from './testing/changed.mjs'
import { ensureHeadlessShell } from './ensure-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { checks, playwright, report, root, run, vitest } from './stages.mjs'
import { playwrightOutcome, slowest, vitestOutcome, withSilentFailure } from './testing/test-report.mjs'

// npm test                         everything that must hold before a change is kept
// npm test -- --changed [COMMIT]   what the changes since a commit or branch can have broken; HEAD unless one is named
//
// The last line is `N passed, N failed`.

const SLOWEST = 10

await ensureInstalled()
const since = sinceWhen(process.argv.slice(2))
const changed = since === undefined ? undefined : changedFiles(since)
const scratch = mkdtempSync(join(tmpdir(), 'orda-test-'))
const total = { passed: 0, failed: 0 }
const slow = []
const failures = []
const needsBrowser = changed === undefined || changed.some((file) => file.startsWith('e2e/'))

await Promise.all([...checks.map(check), ...(needsBrowser ? [stage('build', build)] : [])])
await stage('unit', unit)
if (needsBrowser) await stage('browser', browser)

rmSync(scratch, { recursive: true, force: true })
for (const { name, files } of slow) {
  console.log(`\nslowest files, ${name}, in seconds`)
  for (const file of files) console.log(`${file.seconds.toFixed(1).padStart(7)}  ${file.name}`)
}
if (failures.length > 0) console.log('\nfailed')
// Last, where a log that was cut still has it.
for (const failure of failures) console.log(`  ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** The commit whose changes are asked for; undefined where everything is. */
function sinceWhen([option, base = 'HEAD', ...others]) {
  if (option === undefined) return undefined
  const commit = option === '--changed' && others.length === 0 ? commonCommit(base) : undefined
  if (commit !== undefined) return commit
  console.error('Usage: npm test [-- --changed [COMMIT]]')
  process.exit(2)
}

function check({ name, command, args }) {
  return stage(name, async () => {
    const { code, output } = await run(command, args)
    return { ...oneOf(code === 0), output }
  })
}

async function build() {
  const { ok, output } = await ensureBuilt()
  return { ...oneOf(ok), output }
}

async function unit() {
  const file = join(scratch, 'unit.json')
  const which = changed === undefined ? ['run'] : ['related', '--run', ...changed, ...readersOf(changed)]
  const args = [...which, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await run(vitest, args)
  return { ...withSilentFailure(vitestOutcome(toldIn(file), root), code), output }
}

async function browser() {
  const chromium = await ensureHeadlessShell()
  if (chromium === undefined)
    return { ...oneOf(false), output: 'No Chromium was found or could be installed.' }
  const file = join(scratch, 'browser.json')
  const which = since === undefined ? [] : [`--only-changed=${since}`, '--pass-with-no-tests']
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json', ...which]
  const env = { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output } = await run(playwright, args, { env })
  const told = playwrightOutcome(toldIn(file))
  // What was changed may concern no journey.
  const isEmptyRight = since !== undefined && code === 0
  return { ...(isEmptyRight ? told : withSilentFailure(told, code)), output }
}

/** One stage: what it counted goes into the total, what it said is shown when something failed. */
async function stage(name, work) {
  const started = performance.now()
  const { passed, failed, files = [], failures: named = [], output } = await work()
  total.passed += passed
  total.failed += failed
  // What failed without a test of its own bears the name of its stage.
  if (failed > 0) failures.push(...(named.length > 0 ? named.map((each) => `${name}  ${each}`) : [name]))
  if (files.length > 0) slow.push({ name, files: slowest(files, SLOWEST) })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  report(name, failed === 0, `${passed} passed, ${failed} failed (${seconds} s)`, output)
}

function oneOf(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function toldIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
