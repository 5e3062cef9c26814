import { relative } from 'node:path'

/**
 * What the JSON report of Vitest tells, file by file in seconds.
 * @param {any} told undefined where nothing was told
 * @param {string} root the folder that names of files are told from
 */
export function vitestOutcome(told, root) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = told ?? {}
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: numFailedTests, files }
}

/**
 * The same of Playwright's; a test that was skipped, or that passed only when it was repeated, has failed.
 * @param {any} told undefined where nothing was told
 */
export function playwrightOutcome(told) {
  const { stats = {}, suites = [] } = told ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const files = suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
  return { passed: expected, failed: unexpected + flaky + skipped, files }
}

/** A run that counted nothing, or that ended badly without a failed test, is one failure. */
export function withSilentFailure({ passed, failed, files }, code) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, files }
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
