import { expect, test } from 'vitest'
import { filesIn, textOf } from './source.ts'

test('a test that needs the server or a database is where one is started for it', () => {
  const needing = filesIn(['tests'], ['.test.ts', '.test.tsx']).filter((path) =>
    /tests\/support\/(databases|test-shop|server-process)\.ts'/.test(textOf(path)),
  )
  const isServed = (path: string) => path.startsWith('tests/server/') || /[.-]server\.test\.ts$/.test(path)
  expect(needing.filter((path) => !isServed(path))).toEqual([])
})
