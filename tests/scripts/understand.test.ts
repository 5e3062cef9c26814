import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '#tests/architecture/source.ts'
import { runUnderstand } from '#scripts/reading/understand-command.ts'
import { told } from './told.ts'

const CATALOGUE = 'src/server/seed/data/gardermoen'

test('each sentence is answered by what it orders, in the codes of the menu', async () => {
  const { code, log } = await understood(
    ['--menu', CATALOGUE, '--lang', 'en', '--restaurant', 'brygga-burger'],
    ['two moose burgers without onion to go at half past six', 'hello qwxzv'],
  )
  expect(code).toBe(0)
  expect(log.split('\n').map(parsed)).toEqual([
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

test('what is piped in is read, although it is there before anybody listens', () => {
  const command = ['src/scripts/run.mjs', 'src/scripts/reading/understand.cli.ts', '--menu', CATALOGUE]
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, input: 'a cola\n', encoding: 'utf8' })
  expect(parsed(stdout)).toMatchObject({ text: 'a cola', ignored: [] })
})

test.each([
  ['no menu', ['--lang', 'en']],
  ['a language it does not read', ['--menu', CATALOGUE, '--lang', 'xx']],
  ['a folder that is not there', ['--menu', '/nowhere', '--lang', 'en']],
  ['a restaurant that is not there', ['--menu', CATALOGUE, '--restaurant', 'nobody']],
])('%s is told, and nothing is read', async (_, args) => {
  const { code, log, error } = await understood(args, ['two burgers'])
  expect([code, log]).toEqual([2, ''])
  expect(error).not.toBe('')
})

function understood(args: readonly string[], sentences: readonly string[]) {
  return told((said) => runUnderstand(args, sentences, said))
}

function parsed(line: string): unknown {
  return JSON.parse(line)
}
