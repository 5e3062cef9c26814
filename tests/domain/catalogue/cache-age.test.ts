import { expect, test } from 'vitest'
import { isCacheOver } from '#domain/catalogue/cache-age.ts'

const DAY_MS = 86_400_000

test.each([
  ['the same version, 1 ms short of a day later', { at: DAY_MS - 1, version: 'a' }, false],
  ['the same version, a day later', { at: DAY_MS, version: 'a' }, true],
  ['another version at once', { at: 0, version: 'b' }, true],
  ['a clock that was put back', { at: -1, version: 'a' }, false],
])('what is held of menus, read by %s (S4.111, S9.22)', (_, now, isOver) => {
  expect(isCacheOver({ at: 0, version: 'a' }, now)).toBe(isOver)
})
