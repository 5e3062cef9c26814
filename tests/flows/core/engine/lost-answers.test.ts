import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { cameFrom } from '#flows/navigation/visit.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import {
  NOON,
  aRegular,
  conversationWith,
  failed,
  refused,
  type Answer,
  type Talk,
} from '#tests/support/flows.ts'
import { offeredCommands } from '../../walks.ts'

const PAST = anOrder({ id: id('past'), restaurantId: id('brygga'), state: 'PAID' })
const LINK = { guest: 'token-guest', secret: 'token-secret' }
const RETRY = { type: 'orders.retry' } as const
const HISTORY = { type: 'history.open' } as const
const TOO_MANY: Answer = { failure: { kind: 'refused', code: 'request.tooMany', status: 429 } }

const offered = (talk: Talk) => offeredCommands(talk.conversation()).map(({ type }) => type)

describe('an order that was looked for and did not come', () => {
  const cancelling = (answer: Answer) =>
    conversationWith({ history: [PAST] })
      .next('openOrder', answer)
      .says({ type: 'order.cancel', id: PAST.id, link: LINK })

  test.each([
    ['where there is no connection', failed()],
    ['where it was asked for too often', TOO_MANY],
  ])('%s is not said to be missing, and can be asked for again', (_where, answer) => {
    const talk = cancelling(answer)
    expect([talk.asks(), offered(talk)]).toEqual(['orderUnreached', ['orders.retry', 'order.new']])
    talk.says(RETRY)
    expect(talk.askedOf('openOrder')).toEqual([
      { id: 'past', link: LINK },
      { id: 'past', link: LINK },
    ])
    expect(talk.order()?.id).toBe('past')
  })

  test('is said to be missing where the server says so (S4.46)', () => {
    const talk = cancelling(refused('order.notFound'))
    expect([talk.asks(), offered(talk)]).toEqual(['orderNotFound', ['order.new']])
  })
})

test('orders on their way that nobody could tell of can be asked for at once', () => {
  const talk = conversationWith({ visitor: aRegular() })
    .holds('watchOrders')
    .says({ type: 'orders.show' })
    .hears('watchOrders', { output: { orders: [], order: undefined, at: 0, isLost: true } })
  expect([talk.asks(), offered(talk)]).toEqual(['noOrders', ['orders.retry', 'order.new']])
  expect(talk.says(RETRY).asks()).toBe('orderLoading')
  expect(talk.letsGo('watchOrders').asks()).toBe('noOrders')
  expect(offered(talk)).toEqual(['order.new'])
})

test('an order that is heard of only after its page was opened is shown there (S2.53)', () => {
  const order = anOrder({ state: 'VALIDATED', retrievalDate: NOON + 20 * 60_000 })
  const talk = conversationWith({ visitor: aRegular() })
    .holds('watchOrders')
    .says({ type: 'orders.show' })
    .hears('watchOrders', { output: { orders: [order], order: undefined, at: NOON, isLost: false } })
  expect([talk.asks(), talk.order()?.id]).toEqual(['order', order.id])
})

describe('the form for an order that did not come', () => {
  const open = { type: 'report.open', id: PAST.id, kind: 'problem' } as const

  test('can be asked for again', () => {
    const talk = conversationWith({ history: [PAST] })
      .next('findOrder', failed())
      .says(open)
    expect([talk.asks(), offered(talk)[0]]).toEqual(['reportClosed', 'report.open'])
    expect(talk.says(open).asks()).toBe('report')
  })

  test('is left like any other', () => {
    const talk = conversationWith({ history: [PAST] })
      .says(HISTORY)
      .next('findOrder', failed())
      .says(open)
    expect(talk.says({ type: 'report.close' }).asks()).toBe('history')
  })

  test('cannot where the server says no', () => {
    const talk = conversationWith().says(open)
    expect(offered(talk)).toEqual(['report.close', 'order.new'])
  })
})

describe('past orders asked for by who is nobody yet', () => {
  const stranger = (): Talk => conversationWith({ visitor: ANONYMOUS }).says(HISTORY)

  test('are not asked for again, for the answer stays the same (S2.56)', () => {
    expect(offered(stranger())).toEqual(['order.new'])
  })

  test('are where the login leads back to (S3.50)', () => {
    expect(cameFrom({ name: 'login' }, stranger().conversation())).toBe('/order-history')
  })

  test('come by themselves once they have logged in', () => {
    const talk = stranger().holds('currentVisitor').says({ type: 'session.renew' })
    talk.next('listHistory', { output: { orders: [PAST], total: 1 } })
    talk.hears('currentVisitor', { output: { ...aRegular(), kind: 'user' } })
    expect(talk.asks()).toBe('history')
  })
})

test('past orders that did not come stay asked for by the customer alone, while it is told again who they are (S8.49)', () => {
  const talk = conversationWith({ visitor: aRegular() }).next('listHistory', failed()).says(HISTORY)
  talk.next('listHistory', { output: { orders: [PAST], total: 1 } }).says({ type: 'session.renew' })
  expect([talk.asks(), offered(talk)]).toEqual(['historyFailed', ['history.open', 'order.new']])
  expect(talk.says(HISTORY).asks()).toBe('history')
})
