import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { earliestPickup, pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { orderActionsOf } from '#flows/orders/order-actions.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { answersOf, liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { atTheCheckout, failed, NOON, PAY, refused, type Talk } from '#tests/support/flows.ts'

const MINUTE_MS = 60_000
const MINE = id<never>('order-1')
const CANCEL = { type: 'order.cancel', id: MINE } as const
const CONFIRM = { type: 'order.confirmCancel' } as const
const MOVE = { type: 'order.changePickup', id: MINE } as const
const SEND_NOW = { type: 'order.sendNow', id: MINE } as const
const ON_MY_WAY = { type: 'order.onMyWay', id: MINE } as const
const RETRY = { type: 'order.retryChange' } as const

/** An order that is paid and waits for its time, an hour from now. */
function ordered(): Talk {
  return atTheCheckout()
    .says(PAY)
    .orderBecomes({ retrievalDate: NOON + 60 * MINUTE_MS })
}

/** What an answer of the server says of the order. */
function madeWith(talk: Talk, change: Partial<Order>): { readonly output: Order } {
  const order = talk.order()
  if (!order) throw new Error('no order is followed')
  return { output: { ...order, ...change } }
}

test('of an order that is brought to a table nobody is told to pick it up', () => {
  const talk = ordered().orderBecomes({ pickUpMode: 'TABLE_SERVICE' })
  expect(talk.orderBecomes({ state: 'PAID', posId: '041' }).told()).toEqual(['ack.atTable.PAID'])
  expect(talk.orderBecomes({ kitchenStep: 'ready' }).told()).toEqual(['ack.atTable.ready'])
})

describe('cancelling', () => {
  test('is asked once more, and done when the server says so (S1.28, S4.17, S4.32)', () => {
    const talk = ordered().says(CANCEL)
    expect(talk.asks()).toBe('orderCancel')
    expect(talk.askedOf('cancelOrder')).toEqual([])
    expect(talk.says(CONFIRM).asks()).toBe('orderCancelled')
    expect(talk.askedOf('cancelOrder')).toEqual([{ id: MINE }])
    expect(talk.order()?.state).toBe('CANCELLED')
  })

  test('names the dishes that are lost, and no coupon among them', () => {
    const talk = ordered()
    const [dish] = talk.order()?.items ?? []
    if (!dish) throw new Error('nothing was ordered')
    const coupon = { ...dish, snapshot: { ...dish.snapshot, type: 'COUPON' as const } }
    talk.orderBecomes({ items: [dish, coupon] }).says(CANCEL)
    const conversation = talk.conversation()
    const [told] = liveQuestionOf(conversation)?.prompt?.(conversation)?.text ?? []
    expect(told?.values?.['what']).toEqual({ list: [{ text: dish.snapshot.name }] })
  })

  test('can be left', () => {
    const talk = ordered().says(CANCEL, { type: 'order.keep' })
    expect(talk.asks()).toBe('order')
    expect(talk.order()?.state).toBe('VALIDATED')
  })

  test('is refused while it is asked, once the kitchen has the order (S4.20, S4.47)', () => {
    const talk = ordered().says(CANCEL).orderBecomes({ state: 'SENT', posId: '042' })
    expect(talk.asks()).toBe('orderRefused')
    expect(talk.says(CONFIRM).askedOf('cancelOrder')).toEqual([])
  })

  test('that the server refuses is not shown as canceled (S4.20)', () => {
    const talk = ordered().next('cancelOrder', refused('order.alreadyInjected')).says(CANCEL, CONFIRM)
    expect(talk.asks()).toBe('orderRefused')
    expect(talk.conversation().flows.orderCancel.context.problem).toBe('order.alreadyInjected')
    expect(talk.order()?.state).toBe('VALIDATED')
  })

  test('that was refused once says nothing of that when it is asked anew', () => {
    const talk = ordered().next('cancelOrder', refused('order.alreadyInjected')).says(CANCEL, CONFIRM)
    talk.says({ type: 'order.keep' }, CANCEL)
    expect(talk.conversation().flows.orderCancel.context.problem).toBeUndefined()
  })

  test('that the server did already is done (S4.19)', () => {
    const talk = ordered().next('cancelOrder', refused('order.alreadyCancelled')).says(CANCEL, CONFIRM)
    expect(talk.asks()).toBe('orderCancelled')
  })

  test('is told once, by what asks what to have instead, also where news of the order came first', () => {
    const talk = ordered().says(CANCEL).holds('cancelOrder').says(CONFIRM)
    const canceled = madeWith(talk, { state: 'CANCELLED' })
    talk.orderBecomes({ state: 'CANCELLED' }).hears('cancelOrder', canceled)
    expect(talk.asks()).toBe('orderCancelled')
    expect(talk.told()).toEqual([])
  })

  test('that is not answered can be tried again', () => {
    const talk = ordered().next('cancelOrder', failed()).says(CANCEL, CONFIRM)
    expect(talk.asks()).toBe('orderChangeFailed')
    expect(talk.says(RETRY).asks()).toBe('orderCancelled')
  })

  test('that is on its way is heard, wherever the customer went meanwhile', () => {
    const talk = ordered().holds('cancelOrder').says(CANCEL, CONFIRM, { type: 'order.new' })
    talk.letsGo('cancelOrder')
    expect(talk.order()?.state).toBe('CANCELLED')
  })

  test('after its moment is refused without asking the server (S4.17, S6.15)', () => {
    const talk = ordered()
      .says(CANCEL)
      .later(60 * MINUTE_MS)
      .says(CONFIRM)
    expect(talk.asks()).toBe('orderRefused')
    expect(talk.askedOf('cancelOrder')).toEqual([])
  })
})

describe('another pickup time', () => {
  /** The latest time that can be chosen. */
  function lastSlot(talk: Talk): number {
    const { restaurant } = talk.conversation().flows.orderChange.context
    const slot = restaurant && pickupSlots(restaurant, talk.conversation().now, false).at(-1)
    if (slot === undefined) throw new Error('no time can be chosen')
    return slot
  }

  test('is chosen and told to the restaurant (S1.29, S4.21)', () => {
    const talk = ordered().says(MOVE)
    expect(talk.asks()).toBe('orderPickup')
    const at = lastSlot(talk)
    expect(talk.says({ type: 'order.choosePickup', at }).asks()).toBe('order')
    expect(talk.askedOf('changeOrder')).toEqual([{ id: MINE, change: { retrievalDate: at } }])
    expect(talk.order()?.retrievalDate).toBe(at)
  })

  test.each([
    ['before the earliest', () => NOON - MINUTE_MS, 'pickup.tooEarly'],
    ['after closing', (talk: Talk) => lastSlot(talk) + 24 * 60 * MINUTE_MS, 'pickup.tooLate'],
  ])('%s is refused where it is chosen (S4.48)', (_, at, problem) => {
    const talk = ordered().says(MOVE)
    talk.says({ type: 'order.choosePickup', at: at(talk) })
    expect(talk.asks()).toBe('orderPickup')
    expect(talk.conversation().flows.orderChange.context.problem).toBe(problem)
    expect(talk.askedOf('changeOrder')).toEqual([])
  })

  test('is refused while it is chosen, once the kitchen has the order (S4.22, S4.47, S6.15)', () => {
    expect(ordered().says(MOVE).orderBecomes({ state: 'PAID', posId: '042' }).asks()).toBe('orderRefused')
  })

  test.each([
    ['refuses', refused('order.alreadyInjected'), 'orderRefused'],
    ['does not hear', failed(), 'orderChangeFailed'],
  ] as const)('that the server %s leaves the order as it is', (_, answer, asked) => {
    const talk = ordered().next('changeOrder', answer).says(MOVE)
    const before = talk.order()?.retrievalDate
    talk.says({ type: 'order.choosePickup', at: lastSlot(talk) })
    expect(talk.asks()).toBe(asked)
    expect(talk.order()?.retrievalDate).toBe(before)
  })
})

describe('another pickup time that the restaurant cannot keep', () => {
  /** A time the page still offers, while the kitchen has become slower by 90 minutes. */
  function refusedTime(): Talk {
    const talk = ordered()
    const { order, restaurants } = talk.conversation().flows.tracking.context
    const [restaurant] = restaurants
    if (!order || !restaurant) throw new Error('no order is followed')
    const settings = { ...restaurant.settings, ordersInjectionDelayMinutes: 90 }
    return talk
      .next('changeOrder', refused('pickup.tooEarly'))
      .next('openOrder', { output: { order, restaurant: { ...restaurant, settings } } })
      .says(MOVE, { type: 'order.choosePickup', at: NOON + 40 * MINUTE_MS })
  }

  test('is said on the card, which offers the times there are by now (S4.21, S4.48)', () => {
    const talk = refusedTime()
    const { restaurant, problem } = talk.conversation().flows.orderChange.context
    expect([talk.asks(), problem]).toEqual(['orderPickup', 'pickup.tooEarly'])
    expect(liveTurnOf(talk.conversation())?.ask).toEqual({ key: 'ask.orderPickupAgain' })
    const next = restaurant && earliestPickup(restaurant, talk.conversation().now, false)
    expect(next).toBe(NOON + 90 * MINUTE_MS)
    talk.says({ type: 'order.choosePickup', at: NOON + 90 * MINUTE_MS })
    expect([talk.asks(), talk.order()?.retrievalDate]).toEqual(['order', NOON + 90 * MINUTE_MS])
  })

  test('leaves the order as it is where the time is kept', () => {
    const talk = refusedTime().says({ type: 'order.keep' })
    expect([talk.asks(), talk.order()?.retrievalDate]).toEqual(['order', NOON + 60 * MINUTE_MS])
  })
})

describe('sending now', () => {
  test('is asked once more, then done (S1.30, S4.24, S4.25)', () => {
    const talk = ordered()
    talk.next('changeOrder', madeWith(talk, { injectNow: true, state: 'SENT' })).says(SEND_NOW)
    expect(talk.asks()).toBe('orderSendNow')
    expect(talk.askedOf('changeOrder')).toEqual([])
    expect(talk.says({ type: 'order.confirmSendNow' }).asks()).toBe('order')
    expect(talk.askedOf('changeOrder')).toEqual([{ id: MINE, change: { injectNow: true } }])
    expect(talk.order()?.state).toBe('SENT')
  })

  test('an order that was sent already is refused', () => {
    expect(ordered().orderBecomes({ state: 'SENT' }).says(SEND_NOW).asks()).toBe('orderRefused')
  })
})

describe('on my way', () => {
  test('is told at once, and only once (S7.46)', () => {
    const talk = ordered().says(ON_MY_WAY)
    expect(talk.asks()).toBe('order')
    expect(talk.order()?.isOnMyWay).toBe(true)
    expect(talk.says(ON_MY_WAY).asks()).toBe('orderRefused')
    expect(talk.askedOf('changeOrder')).toHaveLength(1)
  })

  test('that did not arrive is tried again', () => {
    const talk = ordered().next('changeOrder', failed()).says(ON_MY_WAY)
    expect(talk.asks()).toBe('orderChangeFailed')
    expect(talk.says(RETRY).order()?.isOnMyWay).toBe(true)
  })
})

describe('the mode of an order', () => {
  const TAKE_AWAY = { type: 'order.changeMode', id: MINE, mode: 'TAKEOUT' } as const

  test('is changed by one tap, and said (S7.46)', () => {
    const talk = ordered()
    talk.next('changeOrder', madeWith(talk, { pickUpMode: 'TAKEOUT' })).says(TAKE_AWAY)
    expect(talk.asks()).toBe('order')
    expect(talk.askedOf('changeOrder')).toEqual([{ id: MINE, change: { pickUpMode: 'TAKEOUT' } }])
    expect(talk.order()?.pickUpMode).toBe('TAKEOUT')
    expect(talk.told()).toEqual(['ack.modeChanged'])
  })

  test('is changed to one the deployment has, and only while the time could be changed (S4.22, S7.46)', () => {
    const talk = ordered()
    const modes = () => {
      const order = talk.order()
      const acts = order ? orderActionsOf(order, talk.conversation(), talk.conversation().now) : []
      return acts.flatMap(({ command }) => (command.type === 'order.changeMode' ? command.mode : []))
    }
    expect(modes()).toEqual(['TAKEOUT'])
    talk.orderBecomes({ state: 'PAID', posId: '042' })
    expect(modes()).toEqual([])
    expect(talk.says(TAKE_AWAY).asks()).toBe('orderRefused')
    expect(talk.askedOf('changeOrder')).toEqual([])
  })

  test('that the restaurant refuses stays, with the reason', () => {
    const talk = ordered().next('changeOrder', refused('product.alcoholForTakeout')).says(TAKE_AWAY)
    expect(talk.asks()).toBe('orderRefused')
    expect(talk.conversation().flows.orderChange.context.problem).toBe('product.alcoholForTakeout')
    expect(talk.order()?.pickUpMode).toBe('EATIN')
  })

  test('that was not answered is tried again', () => {
    const talk = ordered().next('changeOrder', failed())
    expect(talk.says(TAKE_AWAY).asks()).toBe('orderChangeFailed')
    expect(
      talk
        .next('changeOrder', madeWith(talk, { pickUpMode: 'TAKEOUT' }))
        .says(RETRY)
        .asks(),
    ).toBe('order')
  })
})

describe('several orders', () => {
  const NEXT = id<never>('order-2')
  const FIRST = { type: 'order.follow', id: MINE } as const
  const SECOND = { type: 'order.follow', id: NEXT } as const

  /** A second order, paid while the first waits for its time. */
  function orderedTwice(): Talk {
    return ordered()
      .says(
        { type: 'order.new' },
        { type: 'product.add', code: id('burger') },
        { type: 'checkout.start' },
        PAY,
      )
      .orderBecomes({ retrievalDate: NOON + 60 * MINUTE_MS })
  }

  test.each([
    ['was canceled', ordered().says(CANCEL, CONFIRM)],
    [
      'could not be canceled',
      ordered().next('cancelOrder', refused('order.alreadyInjected')).says(CANCEL, CONFIRM),
    ],
    ['is about to be canceled', ordered().says(CANCEL)],
    ['is about to be moved', ordered().says(MOVE)],
    ['could not be moved', ordered().orderBecomes({ state: 'SENT', posId: '042' }).says(MOVE)],
    ['is about to be sent', ordered().says(SEND_NOW)],
  ])('one that is placed after another %s says nothing of that one', (_, talk) => {
    talk.says({ type: 'order.again', id: MINE }, PAY)
    expect([talk.asks(), talk.order()?.id, talk.order()?.state]).toEqual(['order', NEXT, 'VALIDATED'])
    expect(placeRouteOf(talk.conversation())).toEqual({ name: 'currentOrder' })
  })

  test('what becomes of one that is being canceled is not told of the next', () => {
    const talk = ordered().holds('cancelOrder').says(CANCEL, CONFIRM, { type: 'order.new' })
    talk.says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' }, PAY)
    talk.letsGo('cancelOrder')
    expect([talk.asks(), talk.order()?.id]).toEqual(['order', NEXT])
    expect(talk.says(FIRST).order()?.state).toBe('CANCELLED')
  })

  test('after a cancellation the one that runs is led to by its name', () => {
    const talk = orderedTwice().says({ type: 'order.cancel', id: NEXT }, CONFIRM)
    expect(answersOf(talk.conversation()).map(({ leadsTo }) => leadsTo)).toEqual([
      FIRST,
      { type: 'order.new' },
    ])
    expect(answersOf(talk.conversation())[0]?.words).toMatchObject({
      values: { order: { say: { key: 'order.name.alike', values: { index: 1 } } } },
    })
    expect(talk.says({ type: 'orders.show' }).order()?.id).toBe(MINE)
  })

  test('each is told of by its name', () => {
    const talk = orderedTwice()
    const [first] = talk.orders()
    if (!first) throw new Error('no order was made')
    talk.hasOrder({ ...first, state: 'PAID', posId: '041' }).orderBecomes({})
    expect(talk.says(SECOND).order()?.id).toBe(NEXT)
    expect(talk.steps().flatMap(({ after }) => liveTurnOf(after)?.acks ?? [])).toContainEqual({
      key: 'order.told',
      values: {
        order: { say: { key: 'order.name.numberAt', values: { number: '041', place: 'Brygga Burger' } } },
        what: { say: { key: 'ack.order.PAID', values: { number: '041' } } },
      },
    })
  })
})
