import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const CATALOGUE = 'src/server/seed/data/gardermoen'

test('each sentence is answered by what it orders, in the codes of the menu', () => {
  const { status, stdout } = understood(
    ['--menu', CATALOGUE, '--lang', 'en', '--restaurant', 'brygga-burger'],
    'two moose burgers without onion to go at half past six\nhello qwxzv',
  )
  expect(status).toBe(0)
  expect(stdout.trim().split('\n').map(parsed)).toEqual([
    {
      text: 'two moose burgers without onion to go at half past six',
      lines: [
        {
          product: '1108',
          quantity: 2,
          choices: [{ part: 'pickled-onion', option: 'pickled-onion', quantity: 1, mode: 'without' }],
        },
      ],
      mode: 'TAKEOUT',
      time: '18:30',
      ignored: [],
    },
    { text: 'hello qwxzv', lines: [], ignored: ['qwxzv'] },
  ])
})

test.each([
  ['no menu', ['--lang', 'en']],
  ['a language it does not read', ['--menu', CATALOGUE, '--lang', 'xx']],
  ['a folder that is not there', ['--menu', '/nowhere', '--lang', 'en']],
  ['a restaurant that is not there', ['--menu', CATALOGUE, '--restaurant', 'nobody']],
])('%s is told, and nothing is read', (_, args) => {
  const { status, stdout, stderr } = understood(args, 'two burgers')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).not.toBe('')
})

function understood(args: readonly string[], input: string) {
  const command = ['--import', 'tsx', 'src/scripts/reading/understand.cli.ts', ...args]
  return spawnSync(process.execPath, command, { input, encoding: 'utf8' })
}

function parsed(line: string): unknown {
  return JSON.parse(line)
}
