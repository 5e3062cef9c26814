import { expect, test } from 'vitest'
import { filesIn } from './source.ts'

test('a folder or file that a guard names and that is gone fails the guard, which would look at nothing', () => {
  expect(() => filesIn(['src/domain', 'src/gone'], ['.ts'])).toThrow(/src\/gone/)
})
