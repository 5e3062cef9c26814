import { expect, test } from 'vitest'
import {
  playwrightOutcome,
  slowest,
  vitestOutcome,
  withSilentFailure,
} from '#scripts/testing/test-report.mjs'

const browserTest = (duration: number) => ({ tests: [{ results: [{ duration }] }] })

test('unit tests are counted, and each file with its seconds', () => {
  const testResults = [{ name: '/orda/tests/a.test.ts', startTime: 1_000, endTime: 3_500 }]
  expect(vitestOutcome({ numPassedTests: 3, numFailedTests: 1, testResults }, '/orda')).toEqual({
    passed: 3,
    failed: 1,
    files: [{ name: 'tests/a.test.ts', seconds: 2.5 }],
  })
})

test('a browser test that was skipped, or passed only when it was repeated, has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(playwrightOutcome({ stats, suites: [] })).toMatchObject({ passed: 5, failed: 3 })
})

test('a browser file takes as long as its tests together, however they are grouped', () => {
  const suites = [{ file: 'a.spec.ts', specs: [browserTest(1_000)], suites: [{ specs: [browserTest(250)] }] }]
  expect(playwrightOutcome({ stats: { expected: 2 }, suites }).files).toEqual([
    { name: 'e2e/a.spec.ts', seconds: 1.25 },
  ])
})

test.each([
  ['told nothing', 0, 0, 0, 1],
  ['ended badly without a failed test', 7, 0, 1, 1],
  ['ended badly with failed tests', 7, 2, 1, 2],
  ['went well', 7, 0, 0, 0],
])('a run that %s', (_, passed, failed, code, expected) => {
  expect(withSilentFailure({ passed, failed, files: [] }, code).failed).toBe(expected)
})

test('the slowest files are told, the slowest first', () => {
  const files = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }))
  expect(slowest(files, 2).map(({ name }) => name)).toEqual(['3', '2'])
})
