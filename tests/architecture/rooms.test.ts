import { basename, dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { importsOf, targetOf } from './import-graph.ts'
import { filesIn, textOf } from './source.ts'

const MOST_FILES = 24
const MOST_LINES = 400
/** Above so many lines a file is argued for; so many of them are. */
const LONG = 250
const MOST_LONG = 25

const files = filesIn(['src', 'flows'], ['.ts', '.tsx', '.mjs', '.mts'])
const sheets = filesIn(['src'], ['.module.css'])

test('a name tells one code file: no two have the same stem', () => {
  const byStem = groupBy(
    files.filter((path) => !path.endsWith('.d.mts')),
    (path) => basename(path).replace(/\.(tsx?|m[jt]s)$/, ''),
  )
  expect([...byStem.values()].filter((paths) => paths.length > 1)).toEqual([])
})

test(`no folder is a list of more than ${MOST_FILES} code files`, () => {
  const byFolder = groupBy(files, (path) => dirname(path))
  const long = [...byFolder].filter(([, paths]) => paths.length > MOST_FILES).map(([folder]) => folder)
  expect(long).toEqual([])
})

/** The words of a language are data, a line for each. */
const lengths = files
  .filter((path) => !path.startsWith('flows/language/words/'))
  .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))

test(`no code file is longer than ${MOST_LINES} lines`, () => {
  expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
})

test(`at most ${MOST_LONG} code files are longer than ${LONG} lines`, () => {
  const long = lengths.filter(({ lines }) => lines > LONG).toSorted((one, other) => one.lines - other.lines)
  expect(long.slice(MOST_LONG)).toEqual([])
})

test('a stylesheet stands beside a component that wears it, and only that room wears it', () => {
  const wearing = files.filter((path) => textOf(path).includes('.module.css'))
  const wearers = groupBy(importsOf(wearing), (each) => targetOf(each))
  const misplaced = sheets.flatMap((sheet) => {
    const rooms = (wearers.get(sheet) ?? []).map(({ from }) => dirname(from))
    const isBeside = rooms.includes(dirname(sheet))
    const isOwn = rooms.every((room) => `${room}/`.startsWith(`${dirname(sheet)}/`))
    return isBeside && isOwn ? [] : [`${sheet} is worn in ${rooms.join(', ') || 'no room'}`]
  })
  expect(misplaced).toEqual([])
})

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
