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
    failures: [],
  })
})

test('a failed unit test is named on one line, with what went wrong', () => {
  const failed = {
    status: 'failed',
    ancestorTitles: ['a basket'],
    title: 'is empty',
    failureMessages: ['\u001b[31mAssertionError: expected 1\n  to be 0\n    at a.ts:1', 'later'],
  }
  const passed = { status: 'passed', ancestorTitles: [], title: 'is there', failureMessages: [] }
  const testResults = [
    { name: '/orda/tests/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/orda/tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/orda/tests/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(vitestOutcome({ testResults }, '/orda').failures).toEqual([
    'tests/a.test.ts › a basket › is empty: AssertionError: expected 1 to be 0',
    'tests/b.test.ts: no such module',
  ])
})

test('a browser test that was skipped, or passed only when it was repeated, has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(playwrightOutcome({ stats, suites: [] })).toMatchObject({ passed: 5, failed: 3 })
})

test('a browser test that failed or was skipped is named on one line, with what went wrong', () => {
  const result = (status: string, message?: string) => ({
    status,
    results: [{ duration: 1, ...(message !== undefined && { error: { message } }) }],
  })
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [{ title: 'is paid', tests: [result('expected')] }],
      suites: [
        {
          title: 'in the chat view',
          specs: [
            { title: 'is left', tests: [result('unexpected', 'Error: not seen\n\nCall log:')] },
            { title: 'is kept', tests: [result('skipped')] },
          ],
        },
      ],
    },
  ]
  expect(playwrightOutcome({ suites }).failures).toEqual([
    'e2e/a.spec.ts › in the chat view › is left: Error: not seen Call log:',
    'e2e/a.spec.ts › in the chat view › is kept: skipped',
  ])
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
  expect(withSilentFailure({ passed, failed, files: [], failures: [] }, code).failed).toBe(expected)
})

test('the slowest files are told, the slowest first', () => {
  const files = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }))
  expect(slowest(files, 2).map(({ name }) => name)).toEqual(['3', '2'])
})
