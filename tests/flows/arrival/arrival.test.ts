import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Arrival } from '#domain/orders/tracking/arrival.ts'
import { isArrivalOf } from '#flows/arrival/arrival.selectors.ts'
import { orderActionsOf } from '#flows/orders/order-actions.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { atTheMenu, conversationWith, failed, NOON, PAY, refused, type Talk } from '#tests/support/flows.ts'

const MINUTE = 60_000
const AGREE = { type: 'arrival.agree' } as const
const STOP = { type: 'arrival.stop' } as const
const BAY = { type: 'arrival.tellBay', bay: 'token-bay' } as const
const UNDERWAY: Arrival = {
  sessionId: 'journey-1',
  eta: NOON + 12 * MINUTE,
  nextCheckAt: NOON + 3 * MINUTE,
  isThere: false,
}
const THERE: Arrival = { ...UNDERWAY, eta: NOON, isThere: true }

const stateOf = (talk: Talk) => talk.conversation().flows.arrival.value
const contextOf = (talk: Talk) => talk.conversation().flows.arrival.context
const orderIdOf = (talk: Talk) => talk.order()?.id ?? id('none')
const ask = (talk: Talk) => talk.says({ type: 'arrival.ask', id: orderIdOf(talk) })
const offers = (talk: Talk) =>
  talk
    .orders()
    .flatMap((order) => orderActionsOf(order, talk.conversation(), talk.conversation().now))
    .some(({ command }) => command.type === 'arrival.ask')

/** A paid order that is taken away, from a kitchen that wants to know when it is fetched. */
function takenAway(given: Parameters<typeof atTheMenu>[0] = {}, mode: 'TAKEOUT' | 'EATIN' = 'TAKEOUT'): Talk {
  return atTheMenu({ isArrivalWanted: true, ...given }, mode).says(
    { type: 'product.add', code: id('burger') },
    { type: 'checkout.start' },
    PAY,
  )
}

/** The customer has agreed, and is on the way. */
function underway(): Talk {
  return ask(takenAway()).says(AGREE).hears('followArrival', { output: UNDERWAY })
}

test('is offered for an order that is found in the list alone (S4.101)', () => {
  const order = anOrder({
    restaurantId: id('brygga'),
    state: 'VALIDATED',
    pickUpMode: 'TAKEOUT',
    retrievalDate: NOON + 3_600_000,
  })
  const talk = conversationWith({ isArrivalWanted: true }).hasOrder(order).says({ type: 'orders.show' })
  const offered = orderActionsOf(order, talk.conversation(), NOON).map((action) => action.id)
  expect(offered).toContain('arrival')
})

describe('telling the kitchen when one is near is offered', () => {
  test('where the service and the restaurant want to know (S4.101)', () => {
    const talk = takenAway()
    expect(offers(talk)).toBe(true)
    expect(talk.askedOf('checkArrival')).toEqual([{ restaurantId: 'brygga' }])
  })

  test.each([
    ['who eats there', takenAway({}, 'EATIN')],
    ['a kitchen that does not want to know', takenAway({ isArrivalWanted: false })],
    ['an order that is over', takenAway().orderBecomes({ state: 'CANCELLED' })],
  ])('not to %s', (_who, talk) => expect(offers(talk)).toBe(false))

  test('not where nobody could be asked; the next look asks again', () => {
    const talk = atTheMenu({ isArrivalWanted: true }, 'TAKEOUT').next('checkArrival', failed())
    talk.says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' }, PAY)
    expect(offers(talk)).toBe(false)
    expect(offers(talk.orderBecomes({ state: 'SENT' }))).toBe(true)
  })

  test('once, however often the order changes', () => {
    const talk = takenAway().orderBecomes({ state: 'SENT' }).orderBecomes({ state: 'PAID' })
    expect(talk.askedOf('checkArrival')).toHaveLength(1)
  })
})

describe('of several orders', () => {
  const OTHER = anOrder({
    id: id('other'),
    restaurantId: id('brygga'),
    state: 'VALIDATED',
    pickUpMode: 'TAKEOUT',
    retrievalDate: NOON + 30 * MINUTE,
  })
  const besideAnother = () => takenAway({}, 'EATIN').hasOrder(OTHER).orderBecomes({ isOnMyWay: true })

  test('it is offered of the one that is fetched, though another is at hand', () => {
    expect(offers(besideAnother())).toBe(true)
  })

  test('nobody is looked for any more when the one they come for is over', () => {
    const talk = besideAnother().says({ type: 'arrival.ask', id: OTHER.id }, AGREE)
    talk.hears('followArrival', { output: UNDERWAY })
    talk.hasOrder({ ...OTHER, state: 'CANCELLED' }).orderBecomes({ state: 'SENT' })
    expect([stateOf(talk), talk.askedOf('endArrival')]).toEqual(['offered', [{ sessionId: 'journey-1' }]])
  })
})

describe('a customer who is asked where they are', () => {
  test('is asked before anything is read', () => {
    const talk = ask(takenAway())
    expect([stateOf(talk), talk.told()]).toEqual(['consenting', ['ack.arrival.asked']])
    expect(talk.waitsFor()).not.toContain('followArrival')
    expect(talk.says(AGREE).waitsFor()).toContain('followArrival')
  })

  test('may say no, and nothing is ever read', () => {
    const talk = ask(takenAway()).says(STOP)
    expect([stateOf(talk), offers(talk)]).toEqual(['offered', true])
    expect(talk.askedOf('followArrival')).toEqual([])
  })

  test('makes no turn of it', () => {
    const talk = takenAway()
    const turns = talk.turns().length
    expect(ask(talk).says(AGREE).turns()).toHaveLength(turns)
  })
})

describe('a customer on the way', () => {
  test('is told when the kitchen expects them, once, and looked for again when the answer says so (S4.103)', () => {
    const talk = underway()
    expect(talk.toldWith('ack.arrival.expected')).toEqual({ time: { time: UNDERWAY.eta } })
    const later = { ...UNDERWAY, eta: NOON + 9 * MINUTE, nextCheckAt: NOON + 5 * MINUTE }
    const turn = talk.turns().at(-1)
    talk.hears('followArrival', { output: later })
    expect(talk.turns().at(-1)).toBe(turn)
    expect(contextOf(talk).arrival).toEqual(later)
    const pending = Object.values(talk.conversation().pending).find(({ src }) => src === 'followArrival')
    expect(pending?.input).toMatchObject({ arrival: later })
  })

  test('is not looked for any more once there', () => {
    const talk = underway().hears('followArrival', { output: THERE })
    expect([stateOf(talk), talk.told()]).toEqual(['arrived', ['ack.arrival.there']])
    expect(talk.waitsFor()).not.toContain('followArrival')
  })

  test('who stops is forgotten, and may begin anew', () => {
    const talk = underway().says(STOP)
    expect(talk.askedOf('endArrival')).toEqual([{ sessionId: 'journey-1' }])
    expect([stateOf(talk), talk.told(), offers(talk)]).toEqual(['offered', ['ack.arrival.stopped'], true])
    expect(talk.waitsFor()).not.toContain('followArrival')
    expect(contextOf(talk)).toMatchObject({ arrival: undefined, bay: undefined })
  })

  test('who stops where nobody hears it has stopped all the same', () => {
    const talk = underway().next('endArrival', failed())
    expect(stateOf(talk.says(STOP))).toBe('offered')
  })

  test.each([
    ['is cancelled', { state: 'CANCELLED' }],
    ['was not taken', { state: 'INJECTION_ERROR' }],
  ] as const)('whose order %s is not looked for any more', (_what, change) => {
    const talk = underway().orderBecomes(change)
    expect(talk.waitsFor()).not.toContain('followArrival')
    expect(talk.askedOf('endArrival')).toHaveLength(1)
    expect(isArrivalOf(talk.conversation().flows.arrival, orderIdOf(talk))).toBe(false)
  })

  test('whose time has passed, says the server, is not looked for any more', () => {
    const talk = underway().hears('followArrival', refused('prediction.notOffered'))
    expect([stateOf(talk), contextOf(talk).problem]).toEqual(['offered', undefined])
  })

  test('who logs out is on the way to nothing', () => {
    const talk = underway().says({ type: 'session.end' })
    expect(stateOf(talk)).toBe('idle')
    expect(talk.waitsFor()).not.toContain('followArrival')
  })

  test('goes on being expected when an act is taken back', () => {
    const talk = underway().says({ type: 'order.changePickup', id: id('order-1') })
    talk.undo('act')
    expect(stateOf(talk)).toBe('following')
    expect(contextOf(talk).arrival).toEqual(UNDERWAY)
  })
})

describe('the parking bay', () => {
  test('is told, and the way goes on (S7.62, S4.104)', () => {
    const talk = underway().says(BAY)
    expect(talk.askedOf('tellParkingBay')).toEqual([{ sessionId: 'journey-1', bay: 'token-bay' }])
    expect([stateOf(talk), talk.told()]).toEqual(['following', ['ack.arrival.bay']])
    expect(contextOf(talk).bay).toBe('token-bay')
  })

  test('can be told at the door, where nothing more is read', () => {
    const talk = underway().hears('followArrival', { output: THERE }).says(BAY)
    expect(stateOf(talk)).toBe('arrived')
    expect(talk.waitsFor()).not.toContain('followArrival')
  })

  test('that did not arrive is not shown as told', () => {
    const talk = underway().next('tellParkingBay', failed()).says(BAY)
    expect([stateOf(talk), talk.told(), contextOf(talk).bay]).toEqual([
      'following',
      ['ack.arrival.bayFailed'],
      undefined,
    ])
  })
})

describe('where it does not work', () => {
  test.each([
    ['the customer said no to the browser', refused('location.denied')],
    ['the device does not know', refused('location.unavailable')],
    ['there is no connection', failed()],
  ])('because %s, it is said, and can be tried again', (_why, answer) => {
    const talk = ask(takenAway()).says(AGREE).hears('followArrival', answer)
    expect([stateOf(talk), talk.told()]).toEqual(['stuck', ['ack.arrival.failed']])
    talk.says(AGREE).hears('followArrival', { output: UNDERWAY })
    expect([stateOf(talk), contextOf(talk).problem]).toEqual(['following', undefined])
  })

  test('on the way, what the server knew is deleted', () => {
    const talk = underway().hears('followArrival', refused('arrival.forgotten'))
    expect(talk.askedOf('endArrival')).toEqual([{ sessionId: 'journey-1' }])
    expect([stateOf(talk), contextOf(talk).problem]).toEqual(['stuck', 'arrival.forgotten'])
  })

  test('the customer may leave it', () => {
    const talk = ask(takenAway()).says(AGREE).hears('followArrival', refused('location.denied'))
    expect([stateOf(talk.says(STOP)), offers(talk)]).toEqual(['offered', true])
  })
})
