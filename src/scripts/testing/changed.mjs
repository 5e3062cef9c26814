import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stages.mjs'

/** Tests that read what was changed, or start it, and do not import it. */
const READERS = [
  { changed: /./, tests: ['tests/architecture', 'tests/locales'] },
  {
    changed:
      /^(flows\/(core\/conversation|basket|language\/words)\/|locales\/en\/|src\/(chat\/cards|domain\/languages)\/)/,
    tests: ['tests/recipes'],
  },
  { changed: /^tests\/conversations\//, tests: ['tests/conversations'] },
  { changed: /^src\/scripts\//, tests: ['tests/scripts'] },
  { changed: /^src\/server\/seed\//, tests: ['tests/server/seed'] },
  { changed: /^src\/server\/core\/database\/migrations\//, tests: ['tests/server/core/database'] },
  {
    changed: /^src\/server\//,
    tests: ['tests/server/core/process/restart', 'tests/server/core/jobs/killed'],
  },
]

/** The commit that a branch or another commit has in common with this one; undefined where git knows none. */
export function commonCommit(base) {
  return git('merge-base', base, 'HEAD').at(0)
}

/** The files that differ from a commit, new ones and those not yet committed too, and none that are gone. */
export function changedFiles(since) {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return files.filter((file) => existsSync(join(root, file)))
}

/** The test files that a change concerns although they do not import it. */
export function readersOf(files) {
  const concerned = READERS.filter(({ changed }) => files.some((file) => changed.test(file)))
  const paths = concerned.flatMap(({ tests }) => tests)
  return git('ls-files', '--cached', '--others', '--exclude-standard', 'tests').filter(
    (file) => /\.test\.tsx?$/.test(file) && paths.some((path) => file.startsWith(path)),
  )
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}
