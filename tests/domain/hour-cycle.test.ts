import { expect, test } from 'vitest'
import { fromDeployment, toDeployment } from '#contracts/system/deployment.contract.ts'
import { hasTwentyFourHours } from '#domain/hour-cycle.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

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

test.each([
  ['es', undefined, true],
  ['it', undefined, true],
  ['en', undefined, false],
  ['no', undefined, false],
  ['it', [], false],
  ['es', ['no'], false],
] as const)(
  'clock times in %s count 24 hours where the file of a deployment says %j of it: %s (S2.100)',
  (language, named, expected) => {
    const { twentyFourHourLanguages: _, ...wire } = fromDeployment(aDeployment())
    const written = named === undefined ? wire : { ...wire, twentyFourHourLanguages: [...named] }
    expect(hasTwentyFourHours(language, toDeployment(written).twentyFourHourLanguages)).toBe(expected)
  },
)
