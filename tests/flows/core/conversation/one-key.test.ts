import fc from 'fast-check'
import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { OrderRequest } from '#flows/checkout/checkout.events.ts'
import { atTheCheckout, PAY, type Talk } from '#tests/support/flows.ts'

/** What befalls a customer on a bad line at the till; `lost` entries of the log are gone after a reload. */
const ACTS = {
  pays: (talk: Talk) => talk.says(PAY),
  retries: (talk: Talk) => talk.says({ type: 'payment.retry' }),
  leavesTheFailure: (talk: Talk) => talk.says({ type: 'payment.dismiss' }),
  addsFries: (talk: Talk) =>
    talk.says({ type: 'product.add', code: id('fries') }, { type: 'checkout.start' }),
  addsCola: (talk: Talk) => talk.says({ type: 'product.add', code: id('cola') }, { type: 'checkout.start' }),
  goesBack: (talk: Talk) => talk.undo('answer'),
  goesOn: (talk: Talk) => talk.redo(),
  waits: (talk: Talk) => talk.later(60_000),
  losesTheOrder: (talk: Talk) => talk.dropsAnswer('createOrder'),
  losesThePayment: (talk: Talk) => talk.dropsAnswer('pay'),
}

const act = fc.constantFrom(...Object.values(ACTS))
/** A try to pay whose answer may be lost, after which the device may lose its last steps, and time goes by. */
const attempt = fc
  .record({ isLost: fc.boolean(), lost: fc.nat({ max: 4 }), minutes: fc.nat({ max: 2 }) })
  .map(({ isLost, lost, minutes }) => (talk: Talk) => {
    if (isLost) talk.dropsAnswer('createOrder')
    talk
      .says(PAY)
      .reopens(lost)
      .later(minutes * 60_000)
  })
const schedules = fc.array(fc.oneof(act, attempt), { minLength: 4, maxLength: 12 })

test('whatever is dropped, taken back or opened anew, each key names one order, and nobody is told that it was used before (S4.55)', () => {
  let made = 0
  fc.assert(
    fc.property(schedules, (schedule) => {
      const talk = atTheCheckout()
      for (const happens of schedule) {
        happens(talk)
        expect(talk.problem()).not.toBe('request.keyReused')
      }
      const requests = talk.askedOf<OrderRequest>('createOrder')
      const named = new Map<string, string>()
      for (const request of requests) {
        const { contact: _whoIsTold, ...content } = request
        expect(JSON.stringify(content)).toBe(named.get(request.key) ?? JSON.stringify(content))
        named.set(request.key, JSON.stringify(content))
      }
      made += named.size
    }),
    { numRuns: 60 },
  )
  // What never orders proves nothing.
  expect(made).toBeGreaterThan(60)
})

test('a device that lost its last steps, and comes to the same one for another time, orders under another key', () => {
  const talk = atTheCheckout().dropsAnswer('createOrder')
  const step = talk.step()
  talk
    .says(PAY)
    .reopens(talk.step() - step)
    .later(5 * 60_000)
    .says(PAY)
  expect([talk.problem(), talk.asks()]).toEqual([undefined, 'order'])
})

test('one that lost them and asks for the same again asks under the same key', () => {
  const talk = atTheCheckout().dropsAnswer('createOrder')
  const step = talk.step()
  talk
    .says(PAY)
    .reopens(talk.step() - step)
    .says(PAY)
  expect([talk.orders().length, talk.asks()]).toEqual([1, 'order'])
})
