import { expect, test } from 'vitest'
import { textOf } from './source.ts'

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

function named(): ReadonlySet<string> {
  const found = textOf('README.md').matchAll(/npm (?:run )?(?:-s |--silent )?([a-z][\w:-]*)/g)
  const own = new Set(['ci', 'install', 'audit'])
  return new Set([...found].map((match) => match[1] ?? '').filter((name) => !own.has(name)))
}
