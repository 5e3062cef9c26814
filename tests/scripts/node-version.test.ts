import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../architecture/source.ts'

test.each(['start', 'test', 'check', 'dev', 'bench', 'run'])(
  '%s tells an old Node in one line what it needs',
  (script) => {
    const pretend = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.18.3"}})'
    const args = ['--import', pretend, `${root}/src/scripts/${script}.mjs`]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Orda needs Node 20.19 or newer; this is Node 20.18.3.\n',
    })
  },
)
