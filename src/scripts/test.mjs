import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { checks, playwright, report, run, vitest } from './stages.mjs'

// Everything that must hold before a change is kept. The last line is `N passed, N failed`.
await ensureInstalled()
const scratch = mkdtempSync(join(tmpdir(), 'orda-test-'))
const total = { passed: 0, failed: 0 }

for (const { name, command, args } of checks) {
  await stage(name, async () => {
    const { code, output } = await run(command, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  })
}

await stage('unit', async () => {
  const file = join(scratch, 'unit.json')
  const result = await run(vitest, ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  return counted(result, file, (told) => ({ passed: told.numPassedTests, failed: told.numFailedTests }))
})

await stage('build', async () => {
  const { ok, output } = await ensureBuilt()
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
})

await stage('browser', async () => {
  const chromium = await ensureChromium()
  if (chromium === undefined)
    return { passed: 0, failed: 1, output: 'No Chromium was found or could be installed.' }
  const file = join(scratch, 'browser.json')
  const result = await run(playwright, ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json'], {
    env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return counted(result, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }))
})

rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** One stage: what it counted goes into the total, what it said is shown when something failed. */
async function stage(name, work) {
  const started = performance.now()
  const { passed, failed, output } = await work()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  report(name, failed === 0, `${passed} passed, ${failed} failed (${seconds} s)`, output)
}

/** The counts a runner wrote. A run that tells nothing, counts nothing, or ends badly without a failed test is one failure. */
function counted({ code, output }, file, countsIn) {
  const { passed, failed } = countsOf(file, countsIn)
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, output }
}

function countsOf(file, countsIn) {
  try {
    return countsIn(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
