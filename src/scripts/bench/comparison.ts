import { median } from './figure.ts'
import { MACHINE_ROWS } from './machine.ts'

/** What one run of the bench measured, by the name of the row: a number in its unit. */
export type Measured = ReadonlyMap<string, Reading>
type Reading = { readonly value: number; readonly unit: string }

export type Compared = {
  readonly name: string
  readonly unit: string
  readonly before: number
  readonly now: number
  /** Now by before; not a number where both are nothing. */
  readonly ratio: number
  /** Whether it is more than what the machine did to the fixed piece of work, and no run of one state is among those of the other. */
  readonly isOutsideNoise: boolean
}

const OF_THE_MACHINE: readonly string[] = Object.values(MACHINE_ROWS)
/** These vary with the machine; anything else is counted and is what it is. */
const TIMED = ['ms', 's', '/s']
const ROW = /^\| (?<name>.+?) +\| (?<value>-?[\d.]+)(?: (?<unit>[^\s(|]+))?(?: \([^|]*\))? +\|/

/** The rows of a printed table that are a number; whatever else was printed is left out. */
export function measuredIn(printed: string): Measured {
  const rows = printed.split('\n').flatMap((line) => {
    const { name, value, unit = '' } = ROW.exec(line)?.groups ?? {}
    if (name === undefined || value === undefined || OF_THE_MACHINE.includes(name)) return []
    // A name may tell how many of what it tells counted.
    const plain = name.replace(/, (?:median of|in) \d+ undisturbed \w+$/, '')
    return [[plain, { value: Number(value), unit }] as const]
  })
  return new Map(rows)
}

/** Milliseconds of the fixed piece of work that a printed table starts with, the median of its run; missing where it has none. */
export function fixedWorkIn(printed: string): number | undefined {
  const told = printed.split('\n').find((line) => line.startsWith(`| ${MACHINE_ROWS.noise}`))
  const figure = /[\d.]+ \/ (?<median>[\d.]+) \/ [\d.]+ ms/.exec(told ?? '')?.groups?.['median']
  return figure === undefined ? undefined : Number(figure)
}

/** Beside each other what both states measured in each of their runs; `fixedWork` is what every run said of the machine, in ms. */
export function compared(
  before: readonly Measured[],
  now: readonly Measured[],
  fixedWork: readonly number[],
): readonly Compared[] {
  const noise = Math.max(...fixedWork) / Math.min(...fixedWork)
  const names = new Set([...before, ...now].flatMap((run) => [...run.keys()]))
  return [...names].flatMap((name) => {
    const [olds, news] = [valuesOf(name, before), valuesOf(name, now)]
    const unit = now.find((run) => run.has(name))?.get(name)?.unit
    if (olds.length === 0 || news.length === 0 || unit === undefined) return []
    const ratio = median(news) / median(olds)
    const band = TIMED.includes(unit) ? noise : 1
    const isApart = Math.min(...news) > Math.max(...olds) || Math.max(...news) < Math.min(...olds)
    const isOutsideNoise = isApart && (ratio > band || ratio < 1 / band)
    return [{ name, unit, before: median(olds), now: median(news), ratio, isOutsideNoise }]
  })
}

function valuesOf(name: string, runs: readonly Measured[]): readonly number[] {
  return runs.flatMap((run) => run.get(name)?.value ?? [])
}
