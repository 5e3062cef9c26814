import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { reasonsOf } from '#flows/core/engine/reasons.ts'
import { summaryOf } from '#flows/core/engine/summary.ts'
import { recordingOf, traceOf } from '#flows/core/engine/trace.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { atTheCheckout, atTheMenu, conversationWith, failed, PAY, refused } from '#tests/support/flows.ts'
import { GOLDEN } from '#tests/conversations/golden.ts'

test.each(Object.keys(GOLDEN))(
  'each step of %s is folded as it came about, what was taken back too',
  (name) => {
    const log = GOLDEN[name]?.().log()
    const { steps, broken } = traceOf(log ?? conversationWith().log())
    expect(broken).toBeUndefined()
    expect(steps).toHaveLength(log?.entries.length ?? 0)
    expect(steps.filter(({ isIdentical }) => isIdentical !== true)).toEqual([])
  },
)

test('a step tells which flows it moved, what it asked for, and how long an answer took', () => {
  const talk = conversationWith({}).says({ type: 'restaurant.choose', id: id('brygga') })
  const { steps } = traceOf(talk.log())
  const chosen = steps.find(({ entry: { event } }) => event.type === 'command')
  expect(chosen?.moved.map(({ flow }) => flow)).toContain('restaurant')
  expect(chosen?.asked.map(({ src }) => src)).toContain('watchRestaurant')
  const loaded = steps.find(({ answered }) => answered?.effect.src === 'listRestaurants')
  expect(loaded?.answered?.tookMs).toBeGreaterThanOrEqual(0)
})

test('a conversation that lacks a large answer is traced up to it, and says where it broke off', () => {
  const log = atTheMenu({}).log()
  const { steps, broken } = traceOf({ ...log, blobs: {} })
  expect(steps.length).toBeGreaterThan(0)
  expect(broken).toMatchObject({ step: steps.length })
})

test('a log that another version folds otherwise shows both sides where it parts', () => {
  const talk = atTheMenu({}).says({ type: 'product.add', code: id('cola') })
  const recording = recordingOf(talk.log(), traceOf(talk.log()))
  const step = recording.entries.length - 1
  const entries = recording.entries.map((entry, at) => (at === step ? { ...entry, hash: 'of-then' } : entry))
  const changed = { ...recording, entries }
  expect(
    traceOf(changed)
      .steps.map(({ isIdentical }) => isIdentical)
      .lastIndexOf(false),
  ).toBe(step)
  expect(replay(changed)).toMatchObject({
    outcome: 'differs',
    step,
    recorded: { hash: 'of-then', fingerprint: { total: expect.any(Number) } },
  })
})

test('what is not offered says why: a dish that is sold out, a restaurant that is closed', () => {
  const talk = atTheMenu({}).restaurantBecomes({
    outageProducts: [{ productCode: id('cola'), state: 'UNAVAILABLE' }],
  })
  const soldOut = reasonsOf(talk.conversation()).filter(({ problem }) => problem === 'product.outage')
  expect(soldOut).toMatchObject([{ about: { code: 'cola' }, availability: 'unavailable' }])
})

test.each([
  ['left', () => atTheMenu({})],
  ['paid', () => atTheCheckout().says(PAY).orderBecomes({ state: 'PAID', posId: '042' })],
  ['paid', () => atTheCheckout().says(PAY).orderBecomes({ state: 'VALIDATED' })],
  ['refused', () => atTheCheckout({ first: { pay: [refused('payment.refused')] } }).says(PAY)],
  ['fault', () => conversationWith({ first: { listRestaurants: [failed('unreachable')] } })],
] as const)('a conversation is found as %s', (outcome, talk) => {
  const log = talk().log()
  expect(summaryOf(log, traceOf(log)).outcome).toBe(outcome)
})
