import { expect, test } from 'vitest'
import { loadLog } from '#app/storage/read-log.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { runConversation } from '#scripts/conversations/conversation-command.ts'
import { deviceStorage } from '#scripts/device-storage.ts'
import { longConversation } from '#scripts/long-conversation.ts'
import { told } from './told.ts'

test('what is printed is what the app opens from the device, with as many turns as were asked for', async () => {
  const { code, log: printed } = await run('--turns', '40')
  expect(code).toBe(0)
  const log = loadLog(deviceStorage(JSON.parse(printed) as Record<string, string>), 'gardermoen')
  if (!log) throw new Error('the app would not open it')
  expect(fold(log).turns).toHaveLength(40)
  expect(replay(log).outcome).toBe('identical')
})

test('a bare log is the log that stands in the storage, and the same every time', async () => {
  const log: unknown = JSON.parse((await run('--turns', '20', '--log')).log)
  expect(log).toEqual(JSON.parse(JSON.stringify(longConversation(20).log())))
})

test.each([1, 2, 3, 4, 5, 17])('%i turns are exactly so many, and the last is open', (turns) => {
  const talk = longConversation(turns)
  expect(talk.turns()).toHaveLength(turns)
  expect(talk.turns().at(-1)?.answer).toBeUndefined()
  expect(answersOf(talk.conversation()).length).toBeGreaterThan(0)
})

test.each([[['--turns', '0']], [['--other']]])('%j is told how it is used', async (args) => {
  const { code, error } = await run(...args)
  expect(code).toBe(2)
  expect(error).toMatch(/^Usage: /)
})

const run = (...args: readonly string[]) => told((said) => runConversation(args, said))
