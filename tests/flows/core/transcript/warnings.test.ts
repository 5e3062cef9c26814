import { expect, test } from 'vitest'
import { warningsOf } from '#flows/core/transcript/warnings.ts'
import type { Turn } from '#flows/core/log/turn.ts'

test.each([
  ['nothing was ordered, as the menu has changed', 'ack.conflicted'],
  ['the time has passed and another is taken', 'ack.pickupMoved'],
  ['the order was given up at its new price', 'ack.priceDeclined'],
  ['the stars did not arrive', 'ack.ratingFailed'],
  ['somebody is logged out', 'ack.loggedOut'],
  ['a rule refused it', 'problem.line.maxReached'],
])('a customer must see that %s', (_, key) => {
  expect(warningsOf({ turns: [aTurn(['ack.undone', key])] })).toEqual([{ key }])
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
  const warned = aTurn(['ack.conflicted'])
  const asked = aTurn(['ack.conflicted'])
  expect(warningsOf({ turns: [warned, aTurn([]), asked] })).toEqual([{ key: 'ack.conflicted' }])
  expect(warningsOf({ turns: [warned, { ...asked, answer: { say: { key: 'yes' } } }, aTurn([])] })).toEqual(
    [],
  )
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
