/** One measured value beside what it has to reach; `isReached` is missing where nothing is promised. */
export type Figure = {
  readonly name: string
  readonly value: string
  readonly target: string
  readonly isReached?: boolean
}

export function atMost(name: string, limit: number, value: number, unit: string, note = ''): Figure {
  return { name, value: told(value, unit, note), target: `<= ${limit} ${unit}`, isReached: value <= limit }
}

export function atLeast(name: string, limit: number, value: number, unit: string, note = ''): Figure {
  return { name, value: told(value, unit, note), target: `>= ${limit} ${unit}`, isReached: value >= limit }
}

export function fact(name: string, value: string): Figure {
  return { name, value, target: '-' }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The table as Markdown, so that it can be put into a README or an issue as it is. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, target, isReached }) => [
    name,
    value,
    target,
    verdictOf(isReached),
  ])
  return markdown([['figure', 'measured', 'to reach', ''], ...rows])
}

/** These lines of cells as a table in Markdown, the first one its head. */
export function markdown(all: readonly (readonly string[])[]): string {
  const widths = (all[0] ?? []).map((_cell, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  )
  const lines = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

function told(value: number, unit: string, note: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}${note === '' ? '' : ` (${note})`}`
}

function verdictOf(isReached: boolean | undefined): string {
  if (isReached === undefined) return ''
  return isReached ? 'reached' : 'NOT reached'
}
