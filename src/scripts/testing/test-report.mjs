import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How much of what went wrong stands behind the name of a failed test (characters). */
const TOLD_OF_A_FAILURE = 300

/**
 * What the JSON report of Vitest tells: each file with its seconds, each failed test with its name and what went wrong.
 * @param {any} told undefined where nothing was told
 * @param {string} root the folder that names of files are told from
 */
export function vitestOutcome(told, root) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = told ?? {}
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults = [] }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      // A file that could not be read, or whose setting up failed, has no test to name.
      if (failed.length === 0) return [failure([file], message)]
      return failed.map(({ ancestorTitles, title, failureMessages: [first] }) =>
        failure([file, ...ancestorTitles, title], first),
      )
    })
  return { passed: numPassedTests, failed: numFailedTests, files, failures }
}

/**
 * The same of Playwright's; a test that was skipped, or that passed only when it was repeated, has failed.
 * @param {any} told undefined where nothing was told
 */
export function playwrightOutcome(told) {
  const { stats = {}, suites = [] } = told ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const files = suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
  const failures = suites.flatMap((suite) => failuresIn(suite, [`e2e/${suite.file}`]))
  return { passed: expected, failed: unexpected + flaky + skipped, files, failures }
}

/** A run that counted nothing, or that ended badly without a failed test, is one failure. */
export function withSilentFailure(outcome, code) {
  const { passed, failed } = outcome
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { ...outcome, failed: isSilentFailure ? 1 : failed }
}

/** The files that took longest, the slowest first. */
export function slowest(files, count) {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

function millisecondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own)
}

/** The tests below a suite that did not go as they should, named from its file on. */
function failuresIn({ specs = [], suites = [] }, path) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        failure([...path, title], results.find(({ error }) => error !== undefined)?.error.message ?? status),
      ),
  )
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...path, suite.title]))]
}

/** A failed test on one line: its name, and the beginning of what is said of it before the stack. */
function failure(path, message = '') {
  const [before = ''] = stripVTControlCharacters(message).split(/\n\s+at /)
  const said = before.replaceAll(/\s+/g, ' ').trim().slice(0, TOLD_OF_A_FAILURE)
  return said === '' ? path.join(' › ') : `${path.join(' › ')}: ${said}`
}
