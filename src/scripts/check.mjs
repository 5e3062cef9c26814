import './node-version.mjs'
import { ensureInstalled } from './install.mjs'
import { checks, report, run, vitest } from './stages.mjs'

await ensureInstalled()

const stages = [
  ...checks,
  { name: 'locales', command: vitest, args: ['run', '--reporter=dot', 'tests/locales'] },
  {
    name: 'architecture',
    command: vitest,
    args: ['run', '--reporter=dot', 'tests/architecture'],
  },
]

let failed = 0
for (const { name, command, args } of stages) {
  const started = performance.now()
  const { code, output } = await run(command, args)
  report(name, code === 0, seconds(started), output)
  if (code !== 0) failed += 1
}
console.log(failed === 0 ? 'All checks hold.' : `${failed} of ${stages.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
