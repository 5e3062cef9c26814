import fc from 'fast-check'
import { expect, test } from 'vitest'
import { id, type OrderId } from '#domain/ids.ts'
import { currentOrders } from '#domain/orders/history/lists.ts'
import { isPaid, type Order } from '#domain/orders/order.ts'
import { isKitchenUnreached } from '#domain/orders/tracking/progress.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { orderNameOf, shownOrders } from '#flows/orders/order.selectors.ts'
import type { Say } from '#flows/core/log/say.ts'
import { atTheMenu, PAY, refused, type Talk } from '#tests/support/flows.ts'

// Several orders, payments left half way, kitchens and clocks in any order; after each act all that is said is held
// against what the server knows.
const SCHEDULES = 100
const MINUTE_MS = 60_000

type Act = (talk: Talk) => void

const BUY = [{ type: 'product.add', code: id<never>('burger') }, { type: 'checkout.start' }] as const

function customer(): fc.Arbitrary<Act> {
  return fc.oneof(
    fc.constant<Act>((talk) => void talk.says({ type: 'order.new' }, ...BUY, way('test'), PAY)),
    fc.constant<Act>((talk) => {
      talk.says({ type: 'order.new' }, ...BUY, way('nepting'), PAY)
      leaveForTheForm(talk)
    }),
    fc.constantFrom<Act>(
      (talk) => void talk.says({ type: 'payment.dismiss' }),
      (talk) => void talk.says({ type: 'payment.beside' }),
      (talk) => void talk.says({ type: 'order.confirmCancel' }),
      (talk) => void talk.says({ type: 'order.confirmSendNow' }),
      (talk) => void talk.says({ type: 'order.keep' }),
      (talk) => void talk.says({ type: 'orders.show' }),
      (talk) => void talk.says({ type: 'order.new' }),
      (talk) => void talk.says(PAY),
      (talk) => void talk.reopens(),
      takeLastTime,
    ),
    fc
      .tuple(
        fc.constantFrom('order.cancel', 'order.changePickup', 'order.sendNow', 'order.follow', 'order.again'),
        fc.nat(3),
      )
      .map<Act>(([type, index]) => (talk) => {
        const order = talk.orders()[index]
        if (order) talk.says({ type, id: order.id })
      }),
  )
}

/** What the provider, the kitchen, another device and the clock do; nobody is told. */
function outside(): fc.Arbitrary<Act> {
  const moves: Readonly<Record<string, readonly Partial<Order>[]>> = {
    WAITING: [{ state: 'VALIDATED' }, { state: 'CREATED' }, { state: 'CANCELLED' }],
    VALIDATED: [{ state: 'SENT' }, { state: 'CANCELLED' }, { state: 'INJECTION_ERROR' }],
    SENT: [
      { state: 'PAID', posId: '042' },
      { state: 'PAID', posId: '043', kitchenStep: 'accepted' },
      { isKitchenUnreached: true },
      { state: 'CONFLICTED' },
    ],
    PAID: [{ kitchenStep: 'preparing' }, { kitchenStep: 'ready' }, { state: 'INJECTION_ERROR' }],
  }
  return fc.oneof(
    fc.tuple(fc.nat(3), fc.nat(3)).map<Act>(([index, which]) => (talk) => {
      const order = talk.orders()[index]
      const move = order && moves[order.state]?.[which]
      if (move) talk.hasOrder({ ...order, ...move })
    }),
    fc.integer({ min: 1, max: 40 }).map<Act>((minutes) => (talk) => void talk.later(minutes * MINUTE_MS)),
  )
}

test('whatever becomes of several orders, nothing is said of one that is not so at the server', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(customer(), outside()), { minLength: 4, maxLength: 24 }), (acts) => {
      const talk = atTheMenu({ payments: ['nepting', 'test'] })
      for (const act of acts) {
        act(talk)
        look(talk)
        expectTruth(talk)
      }
    }),
    { numRuns: SCHEDULES },
  )
})

function way(provider: 'test' | 'nepting') {
  return { type: 'payment.choose', way: { provider } } as const
}

/** The customer is at the page of the provider, who has not told anything. */
function leaveForTheForm(talk: Talk): void {
  const { value, context } = talk.conversation().flows.checkout
  if (value === 'settling' && context.order) talk.hasOrder({ ...context.order, state: 'WAITING' })
}

function takeLastTime(talk: Talk): void {
  const { restaurant } = talk.conversation().flows.orderChange.context
  const at = restaurant && pickupSlots(restaurant, talk.conversation().now, false).at(-1)
  if (at !== undefined) talk.says({ type: 'order.choosePickup', at })
}

/** The payment that is waited for and the list of orders are asked for. */
function look(talk: Talk): void {
  const { order: paying } = talk.conversation().flows.checkout.context
  const found = paying && truthOf(paying.id, talk)
  if (found && talk.waitsFor().includes('settlePayment')) {
    if (isPaid(found)) talk.hears('settlePayment', { output: found })
    if (found.state === 'CREATED') talk.hears('settlePayment', refused('payment.refused'))
    if (found.state === 'CANCELLED') talk.hears('settlePayment', refused('order.alreadyCancelled'))
  }
  if (!talk.waitsFor().includes('watchOrders')) return
  const { now, flows } = talk.conversation()
  const { order } = flows.tracking.context
  const heard = {
    orders: currentOrders([], talk.orders(), now),
    order: order && truthOf(order.id, talk),
    at: now,
    isLost: false,
  }
  talk.hears('watchOrders', { output: heard })
}

function truthOf(orderId: OrderId, talk: Talk): Order | undefined {
  return talk.orders().find((order) => order.id === orderId)
}

function expectTruth(talk: Talk): void {
  const conversation = talk.conversation()
  const { tracking, checkout } = conversation.flows
  const live = liveTurnOf(conversation)
  const followed = tracking.context.wanted === undefined ? undefined : truthOf(tracking.context.wanted, talk)
  if (tracking.value === 'watching')
    for (const shown of shownOrders(conversation)) expect(shown).toEqual(truthOf(shown.id, talk))
  switch (live?.question.name) {
    case 'orderCancelled':
      expect(followed?.state).toBe('CANCELLED')
      break
    case 'orderCancel':
    case 'orderPickup':
      expect(followed?.state).toMatch(/VALIDATED|WAITING/)
      break
    case 'order':
      expect(followed).toBeDefined()
      break
    case 'paymentFailed': {
      const { order, problem } = checkout.context
      const isOpen = order && /WAITING|VALIDATED|SENT|PAID/.test(truthOf(order.id, talk)?.state ?? '')
      if (problem?.code === 'payment.refused') expect(isOpen).not.toBe(true)
      break
    }
    default:
  }
  for (const ack of live?.acks ?? []) expectTrue(ack, followed, talk)
}

/** A sentence is about the order that it names, else about the only one there is. */
function expectTrue({ key, values }: Say, followed: Order | undefined, talk: Talk): void {
  if (key === 'order.told') {
    const name = JSON.stringify(values?.['order'])
    const conversation = talk.conversation()
    const known = shownOrders(conversation).find(
      (order) => JSON.stringify({ say: orderNameOf(order, conversation) }) === name,
    )
    const named = known && truthOf(known.id, talk)
    const what = values?.['what']
    if (named && typeof what === 'object' && 'say' in what) expectTrue(what.say, named, talk)
    return
  }
  if (key === 'ack.paid') expect(followed && isPaid(followed)).toBe(true)
  const [, standing] = /^ack\.order\.(\w+)$/.exec(key) ?? []
  if (standing !== undefined && followed) expect(standingsOf(followed)).toContain(standing)
}

function standingsOf(order: Order): readonly string[] {
  return [
    order.state,
    ...(order.kitchenStep ? [order.kitchenStep] : []),
    ...(isKitchenUnreached(order) ? ['unreached'] : []),
  ]
}
