import './node-version.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './stages.mjs'

// npm run bench -- [rules] [match] [fold] [desk] [server] [start] [turns] [classic]   all of them when none is named
// npm run bench -- --against COMMIT [parts]   measures that commit and these sources in turn
// npm run bench -- load [SECONDS]   a hundredth of what a chain of 1,000 restaurants asks for at Friday 18:30
// npm run bench -- faults N   plays N random schedules of faults; it needs no build

await ensureInstalled()
const given = process.argv.slice(2)
if (given[0] === '--against') {
  const [, commit = 'HEAD', ...parts] = given
  const args = ['src/scripts/bench/run-against.ts', commit, ...parts]
  process.exit((await run('src/scripts/run.mjs', args, { show: true })).code)
}
if (given[0] !== 'faults') {
  const { ok, output } = await ensureBuilt()
  if (!ok) {
    console.error(output.trimEnd())
    process.exit(1)
  }
}
const { code } = await run('src/scripts/run.mjs', ['src/scripts/bench/run-bench.ts', ...given], {
  show: true,
})
process.exit(code)
