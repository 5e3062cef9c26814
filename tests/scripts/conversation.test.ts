import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { loadLog } from '#app/storage/read-log.ts'
import { answersOf } from '#flows/questions/questions.ts'
import { fold } from '#flows/engine/fold.ts'
import { replay } from '#flows/engine/replay.ts'
import { deviceStorage } from '#scripts/device-storage.ts'
import { longConversation } from '#scripts/long-conversation.ts'

test('what is printed is what the app opens from the device, with as many turns as were asked for', () => {
  const { status, stdout } = run('--turns', '40')
  expect(status).toBe(0)
  const log = loadLog(deviceStorage(JSON.parse(stdout) as Record<string, string>), 'gardermoen')
  if (!log) throw new Error('the app would not open it')
  expect(fold(log).turns).toHaveLength(40)
  expect(replay(log).outcome).toBe('identical')
})

test('a bare log is the log that stands in the storage', () => {
  const log: unknown = JSON.parse(run('--turns', '10', '--log').stdout)
  expect(log).toEqual(JSON.parse(JSON.stringify(longConversation(10).log())))
})

test.each([1, 2, 3, 4, 5, 17, 100])('%i turns are exactly so many, and the last is open', (turns) => {
  const talk = longConversation(turns)
  expect(talk.turns()).toHaveLength(turns)
  expect(talk.turns().at(-1)?.answer).toBeUndefined()
  expect(answersOf(talk.conversation()).length).toBeGreaterThan(0)
})

test('the same conversation is made every time', () => {
  expect(JSON.stringify(longConversation(60).log())).toBe(JSON.stringify(longConversation(60).log()))
})

test.each([[['--turns', '0']], [['--other']]])('%j is told how it is used', (args) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Usage: /)
})

function run(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/scripts/conversation.cli.ts', ...args],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return { status, stdout, stderr }
}
