import { expect, test } from 'vitest'
import { hasTwentyFourHours } from '#domain/hour-cycle.ts'

test.each([
  ['en', [], false],
  ['no', [], false],
  ['fr', [], true],
  ['no', ['no'], true],
  ['en', ['no'], false],
])(
  'clock times in %s where the deployment names %j count 24 hours: %s (S2.100)',
  (language, named, expected) => {
    expect(hasTwentyFourHours(language, named)).toBe(expected)
  },
)
