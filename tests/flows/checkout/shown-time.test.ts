import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { OrderRequest } from '#flows/checkout/checkout.events.ts'
import { answersOf, liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { everyDay } from '#tests/support/builders/restaurant.ts'
import { atTheCheckout, atTheMenu, FILLED, NOON, PAY, type Talk } from '#tests/support/flows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AHEAD = { flags: { orderScheduling: true } }
const TOMORROW = at('2026-03-11 10:15')
const BURGER = { type: 'product.add', code: id<never>('burger') } as const
const CHECKOUT = { type: 'checkout.start' } as const

/** At the checkout five minutes before the last order that can be ready. */
const beforeLastOrders = () => atTheCheckout({ ...AHEAD, now: at('2026-03-10 21:40') })
const lapses = (talk: Talk) => talk.hears('waitForLapse', { output: null })

describe('the last time of an opening goes while the order is looked at', () => {
  test('whether it may be the next opening is asked, with the time that was and the time there is (S4.48)', () => {
    const talk = lapses(beforeLastOrders().later(6 * MINUTE))
    expect(talk.asks()).toBe('otherOpening')
    expect(told(talk)).toEqual([at('2026-03-10 21:55'), TOMORROW])
    expect(answersOf(talk.conversation()).map((answer) => answer.id)).toEqual(['take', 'times', 'back'])
  })

  test('nothing is ordered by who taps Pay before the page has noticed (S4.48)', () => {
    const talk = beforeLastOrders()
      .later(6 * MINUTE)
      .says(PAY)
    expect([talk.asks(), talk.askedOf('createOrder')]).toEqual(['otherOpening', []])
  })

  test('nor by who taps it on the time of the next opening', () => {
    const talk = beforeLastOrders()
      .later(6 * MINUTE)
      .says(payFor(TOMORROW))
    expect([talk.asks(), talk.askedOf('createOrder')]).toEqual(['otherOpening', []])
  })

  test('who says yes orders for the time that was named', () => {
    const talk = lapses(beforeLastOrders().later(6 * MINUTE))
    takeIt(talk)
    expect([talk.asks(), talk.told()]).toEqual(['checkout', ['ack.pickup']])
    expect(requestedBy(talk.says(PAY))).toBe(TOMORROW)
  })

  test('who says no keeps the basket, and is asked again at the checkout', () => {
    const talk = lapses(beforeLastOrders().later(6 * MINUTE)).says({ type: 'basket.open' })
    expect([talk.asks(), talk.lines().length]).toEqual(['basket', 1])
    expect(talk.says(CHECKOUT).asks()).toBe('otherOpening')
  })

  test('a chosen time that was the last asks too, with that time', () => {
    const talk = beforeLastOrders().says({ type: 'pickup.choose', at: at('2026-03-10 22:00') })
    lapses(talk.later(6 * MINUTE))
    expect([talk.asks(), told(talk)]).toEqual(['otherOpening', [at('2026-03-10 22:00'), TOMORROW]])
  })

  test('an answer that was left until its own opening had gone is asked about anew', () => {
    const talk = lapses(beforeLastOrders().later(6 * MINUTE))
    const [take] = answersOf(talk.conversation())
    talk.later(26 * HOUR)
    if (take && 'type' in take.leadsTo) talk.says(take.leadsTo)
    expect([talk.asks(), told(talk)]).toEqual(['otherOpening', [TOMORROW, at('2026-03-12 10:15')]])
  })
})

describe('a time is left for long', () => {
  test('until the next day: it is asked about, though the restaurant is open (S4.48)', () => {
    const talk = atTheCheckout(AHEAD).later(24 * HOUR)
    expect(talk.says(PAY).asks()).toBe('otherOpening')
    expect(told(talk)).toEqual([at('2026-03-10 12:15'), at('2026-03-11 12:15')])
  })

  test('until after the break: it is asked about', () => {
    const shops = aCatalogue().restaurants.map((shop) => ({
      ...shop,
      restaurant: { ...shop.restaurant, openingHours: everyDay('10:00|14:00', '17:00|22:00') },
    }))
    const talk = lapses(atTheCheckout({ ...AHEAD, shops }).later(105 * MINUTE + 1))
    expect([talk.asks(), told(talk)]).toEqual([
      'otherOpening',
      [at('2026-03-10 12:15'), at('2026-03-10 17:15')],
    ])
  })

  test('while the menu is looked at: where it went is said there, and asked at the checkout', () => {
    const talk = atTheMenu({ ...AHEAD, now: at('2026-03-10 21:40') }).says(BURGER, {
      type: 'menu.categories',
    })
    lapses(talk.later(6 * MINUTE))
    expect([talk.asks(), talk.told()]).toEqual(['categories', ['ack.pickupNow']])
    expect(talk.says(CHECKOUT).asks()).toBe('otherOpening')
  })

  test('with an empty basket: nobody was shown a time, and nothing is asked', () => {
    const talk = atTheMenu(AHEAD).later(24 * HOUR)
    expect(talk.says(BURGER, CHECKOUT).asks()).toBe('checkout')
  })

  test('with a basket that is emptied and filled anew: only what was shown since counts', () => {
    const talk = atTheCheckout(AHEAD)
    const [line] = talk.conversation().flows.basket.context.basket.lines
    if (line) talk.says({ type: 'basket.removeLine', lineId: line.id })
    talk.later(24 * HOUR).says({ type: 'menu.categories' }, BURGER, CHECKOUT)
    expect(talk.asks()).toBe('checkout')
  })
})

describe('a time moves within its opening', () => {
  test('the order is asked for with the time that stood there when Pay was tapped (S4.48)', () => {
    const talk = atTheCheckout().later(MINUTE)
    expect(requestedBy(talk.says(payFor(NOON + 15 * MINUTE)))).toBe(NOON + 15 * MINUTE)
  })

  test('where the kitchen makes it a little later, the customer is told when it is paid (S4.48)', () => {
    const talk = atTheCheckout().holds('watchOrders')
    talk.next('pay', { output: anOrder({ state: 'VALIDATED', retrievalDate: NOON + 18 * MINUTE }) })
    expect(talk.says(payFor(NOON + 15 * MINUTE)).told()).toEqual(['ack.paid', 'ack.pickupNow'])
  })

  test('one that stood there for too long is refused as too early, and nothing is ordered', () => {
    const talk = atTheCheckout().later(HOUR)
    talk.says(payFor(NOON + 15 * MINUTE))
    const { problem } = talk.conversation().flows.checkout.context
    expect([talk.asks(), problem?.code]).toEqual(['checkout', 'pickup.tooEarly'])
    expect(talk.askedOf('createOrder')).toEqual([])
  })

  test('a chosen one that has passed is named beside the one there is', () => {
    const chosen = at('2026-03-10 12:30')
    const talk = atTheCheckout(AHEAD).says({ type: 'pickup.choose', at: chosen })
    lapses(talk.later(20 * MINUTE))
    expect([talk.asks(), talk.told()]).toEqual(['checkout', ['ack.pickupMoved']])
    expect(talk.conversation().flows.checkout.context.movedFrom).toBe(chosen)
  })

  test('from then on the end of its opening is waited for', () => {
    const talk = atTheCheckout(AHEAD).says({ type: 'pickup.choose', at: at('2026-03-10 12:30') })
    lapses(lapses(talk.later(20 * MINUTE)).later(10 * HOUR))
    expect(talk.asks()).toBe('otherOpening')
  })

  test('the kitchen needs longer: it is said (S4.59)', () => {
    const talk = slowedDown(atTheCheckout())
    expect([talk.asks(), talk.told()]).toEqual(['checkout', ['ack.pickupNow']])
  })

  test('the kitchen needs so long that nothing is ready today: it is asked about', () => {
    const talk = slowedDown(beforeLastOrders())
    expect(talk.asks()).toBe('otherOpening')
  })
})

/** Pay is tapped where this time stands. */
function payFor(time: number): Command {
  return { type: 'checkout.pay', contact: { email: 'token-email' }, facts: FILLED, at: time }
}

/** The kitchen needs 40 minutes instead of 15. */
function slowedDown(talk: Talk): Talk {
  const { chosen } = talk.conversation().flows.restaurant.context
  if (!chosen) throw new Error('no restaurant is chosen')
  return talk.restaurantBecomes({ settings: { ...chosen.settings, ordersInjectionDelayMinutes: 40 } })
}

/** The time that was shown and the one there is, as the question names them. */
function told(talk: Talk): readonly unknown[] {
  const prompt = liveQuestionOf(talk.conversation())?.prompt?.(talk.conversation())
  return [prompt?.title, ...(prompt?.text ?? [])].map((say) => {
    const time = say?.values?.['time']
    return typeof time === 'object' && 'time' in time ? time.time : undefined
  })
}

function takeIt(talk: Talk): void {
  const [take] = answersOf(talk.conversation())
  if (take && 'type' in take.leadsTo) talk.says(take.leadsTo)
}

/** The pickup time the server was asked for. */
function requestedBy(talk: Talk): number | undefined {
  return talk.askedOf<OrderRequest>('createOrder').at(-1)?.retrievalDate
}
