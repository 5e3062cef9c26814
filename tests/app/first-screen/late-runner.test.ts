import { describe, expect, test, vi } from 'vitest'
import { createLateRunner } from '#app/first-screen/late-runner.ts'
import { id, type RestaurantId } from '#domain/ids.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

const TAKE_AWAY = { type: 'restaurant.choose', id: id<RestaurantId>('brygga'), mode: 'TAKEOUT' } as const
const EAT_IN = { type: 'restaurant.choose', id: id<RestaurantId>('brygga'), mode: 'EATIN' } as const
const BACON = { type: 'customise.setPart', path: 'extras/bacon', quantity: 1 } as const
const ONIONS = { type: 'customise.choose', path: 'side/onions' } as const
const CONFIRM = { type: 'customise.confirm' } as const

describe('until the code that folds has come', () => {
  test('the conversation is shown as it was opened', () => {
    const { late, log } = opened()
    expect(questionOf(late)).toBe('restaurant')
    expect(late.log()).toBe(log)
    expect(late.canUndo('answer')).toBe(false)
  })

  test('the first answer is kept, and answered when it has come', async () => {
    const { late, arrive } = opened()
    late.dispatch(TAKE_AWAY)
    expect(questionOf(late)).toBe('restaurant')
    await arrive()
    expect(late.conversation().flows.restaurant.context.mode).toBe('TAKEOUT')
  })

  test('a second tap answers nothing that was not asked', async () => {
    const { late, arrive } = opened()
    late.dispatch(TAKE_AWAY)
    await nextTap()
    late.dispatch(EAT_IN)
    await arrive()
    expect(late.conversation().flows.restaurant.context.mode).toBe('TAKEOUT')
    expect(commandsOf(late)).toHaveLength(1)
  })

  test('what was ticked before a tap is done with it', async () => {
    const { late, arrive, real } = opened()
    const done = vi.spyOn(real, 'dispatch')
    late.dispatch(BACON)
    late.dispatch(ONIONS)
    late.dispatch(CONFIRM)
    await arrive()
    expect(done.mock.calls).toEqual([[BACON], [ONIONS], [CONFIRM]])
  })

  test('what is ticked one after another is all done, and so is the tap that follows', async () => {
    const { late, arrive, real } = opened()
    const done = vi.spyOn(real, 'dispatch')
    for (const act of [BACON, ONIONS, CONFIRM]) {
      late.dispatch(act)
      await nextTap()
    }
    await arrive()
    expect(done.mock.calls).toEqual([[BACON], [ONIONS], [CONFIRM]])
  })

  test('nothing is asked of the outside before the page stands', async () => {
    const { late, arrive, started } = opened()
    late.dispatch(TAKE_AWAY)
    await arrive()
    expect(started()).toBe(false)
    late.start()
    expect(started()).toBe(true)
  })
})

test('whoever follows the conversation hears each step of what has come', async () => {
  const { late, arrive } = opened()
  const steps = vi.fn()
  const shown: (string | undefined)[] = []
  late.on('step', steps)
  late.subscribe(() => shown.push(questionOf(late)))
  late.start()
  await arrive()
  late.dispatch(TAKE_AWAY)
  expect(steps.mock.lastCall?.[0]).toMatchObject({ entry: { event: { command: TAKE_AWAY } } })
  expect(shown.at(-1)).toBe('menuLoading')
})

describe('code that could not be fetched', () => {
  test('is told, and fetched again with the next answer', async () => {
    const { late, fail, arrive, failed } = opened()
    late.start()
    await fail()
    expect(failed).toHaveBeenCalledOnce()
    late.dispatch(TAKE_AWAY)
    await arrive()
    expect(commandsOf(late)).toHaveLength(1)
  })

  test('is fetched again once the device is online, and the kept answer is not lost', async () => {
    const { late, fail, arrive } = opened()
    late.dispatch(TAKE_AWAY)
    await fail()
    dispatchEvent(new Event('online'))
    await arrive()
    expect(late.conversation().flows.restaurant.context.mode).toBe('TAKEOUT')
  })
})

type Load = { readonly succeed: (runner: Runner) => void; readonly fail: (error: Error) => void }

function opened() {
  const log = conversationWith().log()
  const real = runnerOf(log)
  const failed = vi.fn()
  const start = vi.spyOn(real, 'start')
  const loads: Load[] = []
  const late = createLateRunner({
    log,
    conversation: runnerOf(log).conversation(),
    load: () => new Promise((succeed, fail) => loads.push({ succeed, fail })),
    onFailed: failed,
  })
  return {
    late,
    log,
    real,
    failed,
    started: () => start.mock.calls.length > 0,
    arrive: () => settled(() => loads.at(-1)?.succeed(real)),
    fail: () => settled(() => loads.at(-1)?.fail(new Error('offline'))),
  }
}

/** Nobody taps twice in the same moment. */
async function nextTap(): Promise<void> {
  const over = vi.fn()
  setTimeout(over)
  await vi.waitFor(() => expect(over).toHaveBeenCalled())
}

async function settled(act: () => void): Promise<void> {
  act()
  await Promise.resolve()
  await Promise.resolve()
}

function questionOf(runner: Runner): string | undefined {
  return liveTurnOf(runner.conversation())?.question.name
}

function commandsOf(runner: Runner): readonly unknown[] {
  return runner.log().entries.filter(({ event }) => event.type === 'command')
}
