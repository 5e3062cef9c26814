import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const FOLDER = join(import.meta.dirname, 'sentences')

/** A part of a table: at least so many of its rows were right before, which may only rise. */
export type Part<Row> = { readonly part: string; readonly least: number; readonly rows: readonly Row[] }

/** The names of the tables in a folder of `sentences/`. */
export function tablesIn(folder: 'orders' | 'heard' | 'said'): readonly string[] {
  return readdirSync(join(FOLDER, folder)).map((name) => `${folder}/${name.replace('.tsv', '')}`)
}

/** The parts of a table: `# part: at least N` begins one, without a number all its rows must be right. */
export function partsOf<Row extends readonly string[]>(table: string): readonly Part<Row>[] {
  const [, ...parts] = readFileSync(join(FOLDER, `${table}.tsv`), 'utf8').split(/^# /m)
  return parts.map((text) => {
    const [head = '', ...lines] = text.split('\n').filter((line) => line !== '')
    const [part = '', least] = head.split(': at least ')
    return {
      part,
      least: least === undefined ? lines.length : Number(least),
      rows: lines.map((line) => line.split('\t') as unknown as Row),
    }
  })
}

/** Tells how many rows come to what their last cell says, of one or the other; fails with all others where fewer do than before. */
export function counted<Row extends readonly string[]>(
  name: string,
  { rows, least }: Part<Row>,
  foundOf: (row: Row) => string,
): number {
  const wrong = rows.flatMap((row) => {
    const [ought, found] = [row.at(-1) ?? '', foundOf(row)]
    const isRight = ought.split(' OR ').includes(found)
    return isRight ? [] : [`${row.slice(0, -1).join(': ')}\n    ought ${ought}\n    found ${found}`]
  })
  const right = rows.length - wrong.length
  const shown = process.env['SHOW_WRONG'] ? `\n${wrong.join('\n')}` : ''
  process.stdout.write(`${name}: ${right} of ${rows.length} exact${shown}\n`)
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  return right
}
