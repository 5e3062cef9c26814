import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../architecture/source.ts'

test.each([[['--other']], [['--changed', 'HEAD', 'more']]])('%j is told how tests are run', (args) => {
  const command = [`${root}/src/scripts/test.mjs`, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Usage: npm test [-- --changed [COMMIT]]\n',
  })
})
