import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fact, median, type Figure } from './figure.ts'

const RUNS = 15
/** The rows that tell of the machine and not of what is measured on it. */
export const MACHINE_ROWS = {
  name: 'machine',
  noise: 'noise: one fixed piece of work, fastest / median / slowest',
  load: 'load before the run',
  stolen: 'processor time taken by other machines meanwhile',
} as const
/** Its first line: user, nice, system, idle, iowait, irq, softirq, steal. */
const STAT = '/proc/stat'

/** How busy the machine is: the same work again and again. A wide spread means: read ratios, not absolutes. */
export function machine(): readonly Figure[] {
  const times = Array.from({ length: RUNS }, () => timed(fixedWork))
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)]
  const spread = `${fastest.toFixed(0)} / ${median(times).toFixed(0)} / ${slowest.toFixed(0)} ms`
  return [
    fact(
      MACHINE_ROWS.name,
      `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    ),
    fact(MACHINE_ROWS.noise, spread),
    fact(MACHINE_ROWS.load, loadavg()[0]?.toFixed(2) ?? '?'),
  ]
}

/** Told at the end of a run: how much of the processors' time was given to other machines since this call. */
export function watchStolenTime(): () => readonly Figure[] {
  const share = watchStolenShare()
  return () => {
    const stolen = share()
    if (stolen === undefined) return []
    return [fact(MACHINE_ROWS.stolen, `${(stolen * 100).toFixed(1)} %`)]
  }
}

/** Starts to watch; the answer is the share (0 to 1) of the processors' time given to other machines on the same hardware since then, missing where it is not counted: only Linux counts it, in ticks of 10 ms. */
export function watchStolenShare(): () => number | undefined {
  const before = processorTime()
  return () => {
    const after = processorTime()
    if (before === undefined || after === undefined || after.whole === before.whole) return undefined
    return (after.stolen - before.stolen) / (after.whole - before.whole)
  }
}

/** In ticks since the machine started. */
function processorTime(): { readonly whole: number; readonly stolen: number } | undefined {
  if (!existsSync(STAT)) return undefined
  const ticks = readFileSync(STAT, 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number)
  if (ticks?.length !== 8) return undefined
  return { whole: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 }
}

/** Milliseconds a piece of work takes. */
export function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function fixedWork(): number {
  let sum = 0
  for (let index = 0; index < 20_000_000; index += 1) sum = (sum + index * 31) % 1_000_003
  return sum
}
