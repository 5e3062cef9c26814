import './node-version.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './stages.mjs'

// npm run bench -- [rules] [match] [fold] [server] [start] [turns] [classic]   all of them when none is named
// npm run bench -- --against COMMIT [parts]   measures that commit and these sources in turn
// npm run bench -- faults N   plays N random schedules of faults; it needs no build
const PARTS = ['rules', 'match', 'fold', 'server', 'start', 'turns', 'classic']

await ensureInstalled()
const given = process.argv.slice(2)
if (given[0] === '--against') {
  const [, commit = 'HEAD', ...asked] = given
  const wanted = asked.length > 0 ? asked : PARTS
  const args = ['src/scripts/bench/run-against.ts', commit, ...wanted]
  process.exit((await run('src/scripts/run.mjs', args, { show: true })).code)
}
const parts = given
if (parts[0] !== 'faults') {
  const { ok, output } = await ensureBuilt()
  if (!ok) {
    console.error(output.trimEnd())
    process.exit(1)
  }
}
const isBrowserWanted =
  parts.length === 0 || ['start', 'turns', 'classic'].some((part) => parts.includes(part))
const chromium = isBrowserWanted ? await ensureChromium() : undefined
const env = chromium === undefined ? {} : { PLAYWRIGHT_CHROMIUM: chromium }
const { code } = await run('src/scripts/run.mjs', ['src/scripts/bench/run-bench.ts', ...parts], {
  env,
  show: true,
})
process.exit(code)
