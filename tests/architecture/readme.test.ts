import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, root, textOf } from './source.ts'

const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
)

test('the README names only commands that exist', () => {
  expect([...named()].filter((name) => !scripts.includes(name))).toEqual([])
})

test('every command is in the README', () => {
  const told = named()
  expect(scripts.filter((name) => !told.has(name))).toEqual([])
})

/** A room is told in forty lines; a format people write by hand and a table of states take what they take. */
const MOST_LINES = 40
const MOST_SENTENCES = 2
const REFERENCES = new Set(['src/server/seed/README.md', 'src/server/payments/README.md'])
const LAYERS = [
  'flows',
  ...['api', 'app', 'bindings', 'chat', 'classic', 'contracts', 'domain'].map((layer) => `src/${layer}`),
  ...['pages', 'scripts', 'server', 'simulators', 'ui'].map((layer) => `src/${layer}`),
]
const rooms = filesIn(['src', 'flows'], ['README.md'])

test('every layer has a README', () => {
  expect(LAYERS.filter((layer) => !rooms.includes(`${layer}/README.md`))).toEqual([])
})

test(`no README of a room is longer than ${MOST_LINES} lines`, () => {
  const long = rooms.filter(
    (path) => !REFERENCES.has(path) && textOf(path).split('\n').length > MOST_LINES + 1,
  )
  expect(long).toEqual([])
})

test('a decision is told in the README of its room, not at the front door', () => {
  expect(decisionsOf('README.md')).toEqual([])
})

test('every decision has its date and what was rejected, and the newest comes first', () => {
  for (const path of rooms) {
    const decisions = decisionsOf(path)
    expect(decisions.filter((each) => !/^- \d{4}-\d{2}-\d{2}: .+ \(instead of: .+\)\.$/.test(each))).toEqual(
      [],
    )
    const dates = decisions.map((each) => each.slice(2, 12))
    expect([path, ...dates]).toEqual([path, ...dates.toSorted().toReversed()])
  }
})

test('a decision is told in two sentences at most', () => {
  const long = rooms.flatMap((path) =>
    decisionsOf(path)
      .filter((each) => sentencesIn(each) > MOST_SENTENCES)
      .map((each) => `${path}: ${each.slice(0, 60)}`),
  )
  expect(long).toEqual([])
})

test.each([
  ['- 2026-11-27: One thing (instead of: what. Else).', 1],
  ['- 2026-11-27: "One. Thing." stands in `a. b` for 3.5 s. Another (instead of: both).', 2],
])('the sentences of a decision are counted without what is quoted or put in: %s', (decision, count) => {
  expect(sentencesIn(decision)).toBe(count)
})

test('a README names only files and folders that exist', () => {
  const missing = ['README.md', ...rooms].flatMap((path) =>
    [...textOf(path).matchAll(/`((?:src|flows|tests|locales|e2e)\/[\w./-]*)`/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !existsSync(join(root, name)))
      .map((name) => `${path} names ${name}`),
  )
  expect(missing).toEqual([])
})

function decisionsOf(path: string): readonly string[] {
  const section =
    textOf(path)
      .split(/^## Decisions$/m)[1]
      ?.split(/^## /m)[0] ?? ''
  return section.split('\n').filter((line) => line.trim() !== '')
}

/** How many sentences stand in it, without quotations, code and what is put in. */
function sentencesIn(decision: string): number {
  const bare = decision.replaceAll(/`[^`]*`|"[^"]*"/g, 'x').replaceAll(/\([^()]*\)/g, '')
  return bare.split(/[.?!](?=\s|$)/).filter((part) => part.trim() !== '').length
}

function named(): ReadonlySet<string> {
  const found = textOf('README.md').matchAll(/npm (?:run )?(?:-s |--silent )?([a-z][\w:-]*)/g)
  const own = new Set(['ci', 'install', 'audit'])
  return new Set([...found].map((match) => match[1] ?? '').filter((name) => !own.has(name)))
}
