import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { warning } from '#flows/core/log/say.ts'
import { warningsOf } from '#flows/core/transcript/warnings.ts'
import type { Turn } from '#flows/core/log/turn.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { atTheCheckout, atTheMenu, conversationWith, failed, PAY, refused } from '#tests/support/flows.ts'

const USER = { kind: 'user', isContactKnown: true, usual: undefined } as const
const PAST = anOrder({ id: id('past'), state: 'PAID' })
/** One more than a page holds. */
const SEVEN = Array.from({ length: 7 }, (_, index) => anOrder({ id: id(`past-${index}`), state: 'PAID' }))

test.each([
  [
    'nothing was ordered, as the menu has changed',
    'ack.conflicted',
    () => atTheCheckout().next('createOrder', refused('basket.conflicts')).says(PAY),
  ],
  [
    'nothing was ordered, as something is sold out',
    'ack.soldOut',
    () => atTheCheckout().next('createOrder', refused('product.outage')).says(PAY),
  ],
  [
    'the time has passed and another is taken',
    'ack.pickupMoved',
    () =>
      atTheCheckout()
        .says({ type: 'pickup.choose', at: at('2026-03-10 12:30') })
        .later(20 * 60_000)
        .hears('waitForLapse', { output: null }),
  ],
  [
    'more of the past orders did not come',
    'ack.historyFailed',
    () =>
      conversationWith({ history: SEVEN })
        .says({ type: 'history.open' })
        .next('listHistory', failed())
        .says({ type: 'history.more' }),
  ],
  [
    'the stars did not arrive',
    'ack.ratingFailed',
    () =>
      conversationWith({ history: [PAST] })
        .says({ type: 'history.open' })
        .next('rateOrder', failed())
        .says({ type: 'order.rate', id: PAST.id, rating: 4 }),
  ],
  ['they are logged out', 'ack.loggedOut', () => atTheMenu({ visitor: USER }).says({ type: 'session.end' })],
  [
    'they are not logged out',
    'ack.notLoggedOut',
    () => atTheMenu({ visitor: USER }).next('logOut', failed()).says({ type: 'session.end' }),
  ],
])('a customer must see that %s', (_, key, talk) => {
  expect(warningsOf(talk().conversation()).map((say) => say.key)).toEqual([key])
})

test('a customer must see what a rule refused', () => {
  const turns = [aTurn(['ack.undone', 'problem.line.maxReached'])]
  expect(warningsOf({ turns })).toEqual([{ key: 'problem.line.maxReached' }])
})

test.each([
  ['what was added, which the basket shows', 'ack.added'],
  ['a wrong code, which stands at its field', 'ack.codeRefused'],
  ['a search without an answer, which stands at the list', 'ack.noResults'],
  ['a wrong coupon, which stands at its field', 'CheckoutPage.discount.error'],
  ['that the restaurant has closed, which the bar tells', 'ack.closedJustNow'],
])('a customer need not be shown once more %s', (_, key) => {
  expect(warningsOf({ turns: [aTurn([key])] })).toEqual([])
})

test('a warning stands through what comes by itself, once, and is gone with the next answer (S4.50, S4.84)', () => {
  const conflicted = warning('ack.conflicted')
  const warned = { ...aTurn([]), acks: [conflicted] }
  const answered = { ...warned, answer: { say: { key: 'yes' } } }
  expect(warningsOf({ turns: [warned, aTurn([]), warned] })).toEqual([conflicted])
  expect(warningsOf({ turns: [warned, answered, aTurn([])] })).toEqual([])
})

function aTurn(keys: readonly string[]): Turn {
  return {
    id: 't1',
    step: 1,
    openedAt: 0,
    question: { name: 'basket', key: 'basket' },
    acks: keys.map((key) => ({ key })),
    ask: { key: 'ask.basket' },
  }
}
