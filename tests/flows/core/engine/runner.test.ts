import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { fingerprintOf, hashOf } from '#flows/core/engine/fingerprint.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { replay } from '#flows/core/engine/replay.ts'
import type { Log } from '#flows/core/log/log.ts'
import { createRunner, type Port, type Runner } from '#flows/core/engine/runner.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { conversationWith, NOON, PAY } from '#tests/support/flows.ts'

test('at each step the live conversation is what its log folds to', async () => {
  const { runner, calls } = started()
  const seen: string[] = []
  runner.on('step', ({ after }) => seen.push(hashOf(fingerprintOf(after))))
  await settled()
  runner.dispatch({ type: 'restaurant.choose', id: id('brygga') })
  runner.dispatch({ type: 'mode.choose', mode: 'EATIN' })
  await settled()
  runner.dispatch({ type: 'product.add', code: id('burger') })
  runner.undo('answer')
  runner.dispatch({ type: 'product.add', code: id('cola') })
  runner.dispatch({ type: 'checkout.start' })
  runner.dispatch(PAY)
  await settled()
  expect(runner.conversation().turns.at(-1)?.question.name).toBe('order')
  const log = runner.log()
  const folded = log.entries.map((_, index) =>
    hashOf(fingerprintOf(fold({ ...log, entries: log.entries.slice(0, index + 1) }))),
  )
  expect(seen).toEqual(folded.slice(1))
  expect(calls.filter((name) => name === 'createOrder')).toHaveLength(1)
})

test('what is stored is the whole log, entry by entry, and opens as the same conversation', async () => {
  const stored: unknown[] = []
  const blobs: Record<string, unknown> = {}
  const { runner } = started({
    append: (entry, step) => (stored[step] = JSON.parse(JSON.stringify(entry))),
    keepBlob: (hash, json) => (blobs[hash] = JSON.parse(json)),
  })
  await settled()
  runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' })
  await settled()
  const opened = { ...runner.log(), blobs, entries: [runner.log().entries[0], ...stored.slice(1)] } as Log
  expect(replay(opened).outcome).toBe('identical')
  expect(JSON.stringify(fold(opened).turns)).toBe(JSON.stringify(runner.conversation().turns))
})

describe('effects', () => {
  test('nobody waits for any more are aborted', async () => {
    const signals: AbortSignal[] = []
    const never: Port = (_, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    const { runner } = started({}, { loadMenu: never })
    await settled()
    runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    runner.dispatch({ type: 'mode.choose', mode: 'TAKEOUT' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('that throw something unheard of are logged as a failure and passed on to who asked, not a crash (S8.48)', async () => {
    const { runner } = started({}, { loadMenu: () => Promise.reject(new Error('out of order')) })
    await settled()
    runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    await settled()
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('menuFailed')
    expect(runner.log().entries.at(-1)?.event).toMatchObject({ error: { kind: 'failed', code: 'unknown' } })
  })

  test('nobody performs are a mistake of the program, told by name', () => {
    const runner = createRunner({ log: openingLog(), ports: {}, now: () => NOON, store: silent })
    expect(() => runner.start()).toThrow('nobody performs the effect')
  })

  test('that waited when the conversation was put away are asked again when it is opened', async () => {
    const first = started()
    await settled()
    first.runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    first.runner.stop()
    await settled()
    expect(first.runner.conversation().turns.at(-1)?.question.name).toBe('menuLoading')
    const again = started({}, {}, JSON.parse(JSON.stringify(first.runner.log())) as Log)
    await settled()
    expect(again.runner.conversation().turns.at(-1)?.question.name).toBe('categories')
  })

  test('answered at a clock that was set back do not run time backwards', async () => {
    const times = [NOON, NOON - 60_000]
    const runner = createRunner({
      log: openingLog(),
      ports: ports([]),
      now: () => times.shift() ?? NOON,
      store: silent,
    })
    runner.dispatch({ type: 'help.ask' })
    runner.dispatch({ type: 'help.ask' })
    expect(runner.log().entries.map(({ at }) => at)).toEqual([NOON, NOON, NOON])
  })
})

const silent = { append: () => undefined, keepBlob: () => undefined }

function started(
  store: Partial<Parameters<typeof createRunner>[0]['store']> = {},
  others: Readonly<Record<string, Port>> = {},
  log: Log = openingLog(),
): { readonly runner: Runner; readonly calls: readonly string[] } {
  const calls: string[] = []
  const runner = createRunner({
    log,
    ports: { ...ports(calls), ...others },
    now: () => NOON,
    store: { ...silent, ...store },
  })
  runner.start()
  return { runner, calls }
}

function openingLog(): Log {
  const log = conversationWith().log()
  return { ...log, blobs: {}, entries: log.entries.slice(0, 1) }
}

function ports(calls: string[]): Readonly<Record<string, Port>> {
  const { restaurants } = aCatalogue()
  const never: Port = () => new Promise(() => undefined)
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    listRestaurants: () => restaurants.map(({ restaurant }) => restaurant),
    loadMenu: ({ mode }: { mode: 'EATIN' | 'TAKEOUT' }) => restaurants[0]?.menus[mode],
    identify: () => ({}),
    createOrder: () => anOrder({ price: 3_120 as never, taxes: 780 as never, state: 'CREATED' }),
    pay: ({ order }: { order: object }) => ({ ...order, state: 'VALIDATED' }),
  }
  const answering = Object.entries(answers).map(([name, answer]): [string, Port] => [
    name,
    (input) => {
      calls.push(name)
      return Promise.resolve(answer(input))
    },
  ])
  const waiting = ['currentVisitor', 'watchRestaurant', 'watchOrders', 'waitForLapse'].map(
    (name): [string, Port] => [name, never],
  )
  return Object.fromEntries([...answering, ...waiting])
}

/** Lets every promise that is already kept be heard. */
async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve()
}
