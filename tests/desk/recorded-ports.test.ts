import { expect, test } from 'vitest'
import { createRunner } from '#flows/core/engine/runner.ts'
import { traceOf } from '#flows/core/engine/trace.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { recordedPorts } from '#desk/screen/recorded-ports.ts'
import { replayRunner } from '#desk/screen/replay-runner.ts'
import { atTheCheckout, conversationWith, PAY } from '#tests/support/flows.ts'
import { id } from '#domain/ids.ts'

const questionOf = (runner: ReturnType<typeof replayRunner>) =>
  liveTurnOf(runner.conversation())?.question.name

/** A conversation that is gone on with from its beginning, by what was answered in another. */
function goneOn(recorded: ReturnType<typeof conversationWith>) {
  const log = recorded.log()
  const runner = createRunner({
    log: { ...log, entries: log.entries.slice(0, 1) },
    ports: recordedPorts(log, traceOf(log)),
    now: () => log.entries.at(-1)?.at ?? 0,
    store: { append: () => undefined, keepBlob: () => undefined },
  })
  runner.start()
  return runner
}

test('a conversation that is gone on with gets the answers it got then', async () => {
  const runner = goneOn(atTheCheckout())
  await expect.poll(() => questionOf(runner)).toBe('restaurant')
  runner.dispatch({ type: 'restaurant.choose', id: id('brygga') })
  runner.dispatch({ type: 'mode.choose', mode: 'EATIN' })
  await expect.poll(() => questionOf(runner)).toBe('categories')
})

test('what was never answered then is not reached, and nobody is asked', async () => {
  const runner = goneOn(conversationWith())
  await expect.poll(() => questionOf(runner)).toBe('restaurant')
  runner.dispatch({ type: 'restaurant.choose', id: id('brygga') })
  runner.dispatch({ type: 'mode.choose', mode: 'EATIN' })
  await expect.poll(() => questionOf(runner)).toBe('menuFailed')
})

test('in what is replayed nothing can be done', () => {
  const log = atTheCheckout().log()
  const runner = replayRunner(log, traceOf(log), log.entries.length - 1)
  const before = runner.conversation()
  runner.dispatch(PAY)
  runner.start()
  expect([runner.undo('act'), runner.redo(), runner.canUndo('answer'), runner.canRedo()]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(runner.conversation()).toBe(before)
})
