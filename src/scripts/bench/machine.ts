import { cpus, loadavg } from 'node:os'
import { fact, median, type Figure } from './figure.ts'

const RUNS = 15

/** How busy the machine is: the same work again and again. A wide spread means: read ratios, not absolutes. */
export function machine(): readonly Figure[] {
  const times = Array.from({ length: RUNS }, () => timed(fixedWork))
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)]
  const spread = `${fastest.toFixed(0)} / ${median(times).toFixed(0)} / ${slowest.toFixed(0)} ms`
  return [
    fact(
      'machine',
      `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    ),
    fact('noise: one fixed piece of work, fastest / median / slowest', spread),
    fact('load before the run', loadavg()[0]?.toFixed(2) ?? '?'),
  ]
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
