import { expect, test } from 'vitest'
import { filesIn, textOf } from './source.ts'

const texts = filesIn(
  [
    'src',
    'flows',
    'locales',
    'tests',
    'e2e',
    'README.md',
    'index.html',
    'vite.config.ts',
    'package.json',
    '.ci',
  ],
  ['.ts', '.tsx', '.mjs', '.css', '.json', '.md', '.html', 'run'],
).filter((path) => !path.startsWith('tests/architecture/') && path !== 'tests/spec-clauses.md')

test.each([
  ['a folder that is not part of this repository', /\bshared\//],
  ['a path of somebody’s machine', /\/work\/|\/home\/\w+\//],
  ['work left for later', /\b(TODO|FIXME|XXX)\b/],
])('no file speaks of %s', (_what, pattern) => {
  expect(found(texts, pattern)).toEqual([])
})

test.each([
  ['skipped or focused', /\b(test|it|describe)\.(skip|only|todo|fixme)\b|\bx(it|test|describe)\(/],
  ['blind to our own modules', /\bvi\.(mock|doMock)\(/],
  ['asleep', /waitForTimeout\(|setTimeout\(\s*(resolve|done|r)\b/],
])('no test is %s', (_what, pattern) => {
  expect(found(filesIn(['tests', 'e2e'], ['.test.ts', '.test.tsx', '.spec.ts']), pattern)).toEqual([])
})

function found(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}
