import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compared, fixedWorkIn, measuredIn, type Compared, type Measured } from './comparison.ts'
import { markdown } from './figure.ts'
import { partsAsked } from './parts.ts'

const ROUNDS = 3
const BENCH = 'src/scripts/bench'

const [commit = '', ...asked] = process.argv.slice(2)
const hash = told('git', ['rev-parse', '--verify', `${commit}^{commit}`]).trim()
const there = stateAt(hash)
const states = [
  { name: hash.slice(0, 8), folder: there, runs: new Array<Measured>() },
  { name: 'now', folder: process.cwd(), runs: new Array<Measured>() },
] as const
const fixedWork: number[] = []

// One part after the other, and both states in turn: what the machine does in an hour it does to both.
for (const part of partsAsked(asked)) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, folder, runs } of states) {
      console.error(`measuring: ${part}, ${name}, round ${round} of ${ROUNDS}`)
      const printed = told(process.execPath, ['src/scripts/bench.mjs', part], folder)
      runs.push(measuredIn(printed))
      fixedWork.push(fixedWorkIn(printed) ?? Number.NaN)
    }
  }
}

const [before, now] = states
console.log(tableOf(compared(before.runs, now.runs, fixedWork), before.name))
console.log(
  `\nfixed piece of work: ${Math.min(...fixedWork)} to ${Math.max(...fixedWork)} ms in ${fixedWork.length} runs`,
)
const otherMeasure = told('git', ['diff', '--name-only', hash, '--', BENCH]).trim()
if (otherMeasure !== '')
  console.log(
    `each state is measured by its own bench, and these files of it differ:\n${otherMeasure.replaceAll(/^/gm, '  ')}`,
  )

/** A clone that stands at this commit, beside the repository; its bench installs the packages of its own lock file. */
function stateAt(of: string): string {
  const folder = join(tmpdir(), 'orda-bench-against', of)
  if (existsSync(folder)) return folder
  const begun = `${folder}.begun`
  rmSync(begun, { recursive: true, force: true })
  told('git', ['clone', '--quiet', '--no-checkout', process.cwd(), begun])
  told('git', ['checkout', '--quiet', of], begun)
  renameSync(begun, folder)
  return folder
}

function tableOf(rows: readonly Compared[], name: string): string {
  const cells = rows.map((each) => [
    each.name,
    `${each.before} ${each.unit}`.trimEnd(),
    `${each.now} ${each.unit}`.trimEnd(),
    each.ratio.toFixed(2),
    each.isOutsideNoise ? 'outside the noise' : '',
  ])
  return markdown([['figure', name, 'now', 'ratio', ''], ...cells])
}

function told(command: string, args: readonly string[], cwd = process.cwd()): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout
  console.error(`${command} ${args.join(' ')} failed, see above.`)
  return process.exit(1)
}
