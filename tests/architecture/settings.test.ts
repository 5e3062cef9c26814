import { expect, test } from 'vitest'
import { filesIn, textOf } from './source.ts'

/** A field of what the server parses of the environment. */
const PARSED = /(?:^| )([A-Z][A-Z_]+): (?:optional|defaulted|Allowed)\b/gm
/** What other code asks of the environment by name. */
const READ = /process\.env(?:\.([A-Z][A-Z_]+)|\[['"]([A-Z][A-Z_]+)['"]\])/g
const ROW = /^\| `([A-Z][A-Z_]+)` +\|([^|]*)\|([^|]*)\|$/gm

test('every setting that is read stands in the table of the README, and no other', () => {
  expect(told().map(({ name }) => name)).toEqual([...new Set([...parsed(), ...readByName()])].toSorted())
})

test('every setting of the table has its default and what it sets', () => {
  expect(told().filter(({ standard, purpose }) => standard === '' || purpose === '')).toEqual([])
})

function told() {
  return [...textOf('README.md').matchAll(ROW)]
    .map(([, name = '', standard = '', purpose = '']) => ({
      name,
      standard: standard.trim(),
      purpose: purpose.trim(),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function parsed(): readonly string[] {
  return filesIn(['src/server'], ['.ts']).flatMap((path) =>
    [...textOf(path).matchAll(PARSED)].map(([, name = '']) => name),
  )
}

function readByName(): readonly string[] {
  const files = [...filesIn(['src', 'flows'], ['.ts', '.tsx', '.mjs']), 'vite.config.ts']
  return files.flatMap((path) =>
    [...textOf(path).matchAll(READ)].flatMap(([, dotted, quoted]) => dotted ?? quoted ?? []),
  )
}
