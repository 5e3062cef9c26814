import { describe, expect, test } from 'vitest'
import { id, type CampaignId, type ProductCode } from '#domain/ids.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { soldOutLinesOf } from '#flows/core/conversation/selectors.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { at } from '#tests/support/at.ts'
import { aPrice } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import {
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  PAY,
  refused,
  type Talk,
  NOON,
} from '#tests/support/flows.ts'
import { changed, dearerBurger, dearerOrder, outOfBurgers } from '#tests/support/interrupted.ts'

const ADD_BURGER: Command = { type: 'product.add', code: id('burger') }
/** What a look at the restaurant finds, and what the menu has no more. */
type LookedAt = Partial<Restaurant> & { readonly without?: string }

const ADD_COLA: Command = { type: 'product.add', code: id('cola') }

const MINUTE_MS = 60_000

describe('what a new look at the restaurant leads to (S4.64)', () => {
  const { settings } = aBrygga()
  const disabled = { settings: { ...settings, ordersEnabled: false } }
  const newCampaign = { currentCampaignId: id<CampaignId>('brygga-2') }
  const outage = {
    outageProducts: [{ productCode: id<ProductCode>('burger'), state: 'UNAVAILABLE' }],
  } as const

  test.each([
    ['nothing where nothing changed', {}, 'basket'],
    ['nothing where the new campaign sells the same', newCampaign, 'basket'],
    ['that it takes no orders', disabled, 'orderingDisabled'],
    ['that the new campaign changes the basket', { ...newCampaign, without: 'burger' }, 'basketUpdated'],
    ['that a product ran out', outage, 'outage'],
    [
      'that it takes no orders before anything that comes of ordering there',
      { ...disabled, ...outage },
      'orderingDisabled',
    ],
  ] as const)('is %s', (_, { without: gone, ...change }: LookedAt, question) => {
    const talk = atTheMenu().says(ADD_BURGER)
    if (gone !== undefined) talk.menusBecome(without(gone))
    expect(talk.restaurantBecomes(change).asks()).toBe(question)
  })

  test('is that orders are taken again, and the basket is as it was', () => {
    const talk = atTheMenu().says(ADD_BURGER).restaurantBecomes(disabled).restaurantBecomes({ settings })
    expect([talk.asks(), talk.told(), talk.lines()]).toEqual([
      'basket',
      ['ack.orderingEnabled'],
      [['burger', 1]],
    ])
  })
})

describe('a product runs out', () => {
  test('that is in the basket: the customer is asked (S4.69, S4.86)', () => {
    expect(outOfBurgers().asks()).toBe('outage')
  })

  test('that is not in the basket: nothing is asked (S4.69)', () => {
    const talk = atTheMenu().says(ADD_COLA)
    talk.restaurantBecomes({ outageProducts: [{ productCode: id('burger'), state: 'UNAVAILABLE' }] })
    expect(talk.asks()).toBe('basket')
  })

  test.each([
    ['replace', [['cola', 1]], 'categories'],
    ['continue', [['cola', 1]], 'basket'],
    ['delete', [], 'categories'],
  ] as const)('and the customer chooses to %s (S4.87)', (choice, lines, question) => {
    const talk = outOfBurgers().says({ type: 'outage.resolve', choice })
    expect(talk.lines()).toEqual(lines)
    expect(talk.asks()).toBe(question)
  })

  test('while the customer is asked whether to start over: it is asked first (S4.69)', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'basket.startOver' })
    talk.restaurantBecomes({ outageProducts: [{ productCode: id('burger'), state: 'UNAVAILABLE' }] })
    expect(talk.asks()).toBe('outage')
  })

  test('and then another: both are asked about at once (S4.86)', () => {
    const talk = outOfBurgers().restaurantBecomes({
      outageProducts: ['burger', 'cola'].map((code) => ({ productCode: id(code), state: 'UNAVAILABLE' })),
    })
    expect(soldOutLinesOf(talk.conversation()).map(({ line }) => line.code)).toEqual(['burger', 'cola'])
  })
})

describe('the menu changes', () => {
  test('a new campaign that sells the same interrupts nothing (S4.67, S4.71)', () => {
    const talk = atTheCheckout().restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('a new campaign without the burger takes it out of the basket and says so (S4.68, S4.84, F22)', () => {
    const talk = atTheMenu().says(ADD_BURGER, ADD_COLA).menusBecome(without('burger'))
    expect(talk.restaurantBecomes({ currentCampaignId: id('brygga-2') }).asks()).toBe('basketUpdated')
    expect(talk.lines()).toEqual([['cola', 1]])
    expect(talk.says({ type: 'basket.acknowledge' }).asks()).toBe('basket')
  })

  test('what a new campaign changed can be answered by a look at the menu (S4.68, S8.38)', () => {
    const updated = dearerBurger()
    const offered = answersOf(updated.conversation()).map(({ leadsTo }) => leadsTo)
    expect(offered).toContainEqual({ type: 'basket.seeMenu' })
    const talk = updated.says({ type: 'basket.seeMenu' })
    expect(talk.asks()).toBe('categories')
    expect(talk.total()).toBe(15_900)
  })

  test('a dearer burger is kept at the new price once the customer agrees (S4.85)', () => {
    const talk = dearerBurger()
    expect(talk.asks()).toBe('basketUpdated')
    const { update } = talk.conversation().flows.basket.context
    expect(update?.priceChanged).toMatchObject([{ was: 14_900, is: 15_900 }])
    expect(talk.says({ type: 'basket.acknowledge' }).total()).toBe(15_900)
  })

  test('a dearer burger is dropped when the customer declines (S4.85)', () => {
    expect(dearerBurger().says({ type: 'basket.dropRepriced' }).lines()).toEqual([])
  })

  test('a product that is being made is sold at the new menu (S4.70, S4.85)', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.menusBecome(changed('meal', (meal) => ({ ...meal, price: aPrice(29_900) })))
    talk.restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect(talk.total()).toBe(29_900)
  })

  test('a product that is being made and is no longer sold is left (S4.70)', () => {
    const talk = atTheMenu()
      .says({ type: 'product.open', code: id('meal') })
      .menusBecome(without('meal'))
    expect(talk.restaurantBecomes({ currentCampaignId: id('brygga-2') }).asks()).toBe('categories')
  })
})

describe('ordering is switched', () => {
  const off = { settings: { ...aBrygga().settings, ordersEnabled: false } }
  const on = { settings: aBrygga().settings }

  test('off while the customer is asked something else: that is answered first, then it is told (S4.66)', () => {
    const talk = atTheCheckout().says({ type: 'basket.startOver' }).restaurantBecomes(off)
    expect(talk.asks()).toBe('startOver')
    expect(talk.says({ type: 'basket.cancelStartOver' }).asks()).toBe('orderingDisabled')
  })

  test('off and on again while the customer is asked something else: nothing is told after it (S4.66)', () => {
    const talk = atTheCheckout().says({ type: 'basket.startOver' }).restaurantBecomes(off)
    expect(talk.restaurantBecomes(on).asks()).toBe('startOver')
    expect(talk.says({ type: 'basket.cancelStartOver' }).asks()).toBe('checkout')
  })

  test('off: the customer is told at once (S4.60)', () => {
    const talk = atTheCheckout().restaurantBecomes(off)
    expect(talk.asks()).toBe('orderingDisabled')
    expect(talk.heard().at(-1)).toMatchObject({ title: { key: 'orderingDisabled.title' }, isUrgent: true })
  })

  test('off, and the customer looks on: the basket is reset and the menu is there (S4.61, S6.13)', () => {
    const talk = atTheCheckout().restaurantBecomes(off).says({ type: 'disabled.continue' })
    expect(talk.asks()).toBe('categories')
    expect(talk.lines()).toEqual([])
  })

  test('off, and the customer takes another restaurant (S4.62)', () => {
    expect(atTheCheckout().restaurantBecomes(off).says({ type: 'restaurant.change' }).asks()).toBe(
      'restaurant',
    )
  })

  test('off and on again before an answer: the order goes on with its basket (S4.63)', () => {
    const talk = atTheCheckout().restaurantBecomes(off).restaurantBecomes(on)
    expect(talk.asks()).toBe('checkout')
    expect(talk.told()).toEqual(['ack.orderingEnabled'])
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('off, on, and off again: the customer is told a second time (S4.63)', () => {
    const talk = atTheMenu().restaurantBecomes(off).says({ type: 'disabled.continue' })
    expect(talk.restaurantBecomes(on).told()).toEqual(['ack.orderingEnabled'])
    expect(talk.restaurantBecomes(off).asks()).toBe('orderingDisabled')
  })

  test('off at one restaurant and accepted there is told of the next one too (S4.60)', () => {
    const talk = atTheMenu().restaurantBecomes(off).says({ type: 'disabled.continue' })
    talk.says({ type: 'restaurant.change' }, { type: 'restaurant.choose', id: id('canteen') })
    talk.says({ type: 'code.submit', code: '1234' }, { type: 'mode.choose', mode: 'EATIN' })
    expect(talk.restaurantBecomes(off).asks()).toBe('orderingDisabled')
  })

  test('off: nothing can be added even where the notice was passed (S5.36, S5.38, S6.13)', () => {
    const talk = atTheMenu().restaurantBecomes(off).says({ type: 'disabled.continue' }, ADD_BURGER)
    expect(talk.asks()).toBe('customise')
    expect(refusedAt(talk)).toBe('restaurant.orderingDisabled')
    expect(talk.says({ type: 'customise.confirm' }).lines()).toEqual([])
  })
})

describe('the restaurant closes', () => {
  const BEFORE_CLOSING = at('2026-03-10 21:30')

  test('while the customer is at the recap: it is told, and the basket is kept (S5.55, S8.29)', () => {
    const talk = atTheCheckout({ now: BEFORE_CLOSING })
      .later(31 * 60_000)
      .restaurantBecomes({})
    expect(talk.asks()).toBe('closed')
    expect(talk.heard().at(-1)).toMatchObject({ title: { key: 'closed.title' }, isUrgent: true })
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('while the customer is in the menu: it is said and nothing else is asked (S5.55)', () => {
    const talk = atTheMenu({ now: BEFORE_CLOSING })
      .later(31 * 60_000)
      .restaurantBecomes({})
    expect(talk.asks()).toBe('categories')
    expect(talk.told()).toEqual(['ack.closedJustNow'])
  })

  test('while the customer is in the menu: what is added then is shown with the reason, and added once it opens (S5.36)', () => {
    const talk = atTheMenu({ now: BEFORE_CLOSING })
      .later(31 * 60_000)
      .restaurantBecomes({})
    talk.says(ADD_BURGER)
    expect([talk.asks(), refusedAt(talk), talk.lines()]).toEqual(['customise', 'restaurant.closed', []])
    talk.later(12.5 * 3_600_000).restaurantBecomes({})
    expect(talk.says({ type: 'customise.confirm' }).lines()).toEqual([['burger', 1]])
  })

  test('while a product is being made: it stays as it was made, and is not added (S5.36)', () => {
    const talk = atTheMenu({ now: BEFORE_CLOSING }).says(
      { type: 'product.open', code: id('burger') },
      { type: 'customise.setQuantity', quantity: 2 },
    )
    talk.later(31 * 60_000).restaurantBecomes({})
    talk.says({ type: 'customise.confirm' })
    expect([refusedAt(talk), talk.lines()]).toEqual(['restaurant.closed', []])
    expect(talk.conversation().flows.customise.context.quantity).toBe(2)
  })

  test('while a line of the basket is being changed: the change holds', () => {
    const talk = atTheMenu({ now: BEFORE_CLOSING }).says(ADD_BURGER)
    const lineId = talk.conversation().flows.basket.context.basket.lines[0]?.id
    talk.says(
      { type: 'product.open', code: id('burger'), ...(lineId && { lineId }) },
      { type: 'customise.setQuantity', quantity: 2 },
    )
    talk.later(31 * 60_000).restaurantBecomes({})
    expect(talk.says({ type: 'customise.confirm' }).lines()).toEqual([['burger', 2]])
  })

  test('with orders for later allowed: what is added is added (S5.36)', () => {
    const talk = atTheMenu({ now: BEFORE_CLOSING, flags: { orderScheduling: true } })
    talk.later(31 * 60_000).restaurantBecomes({})
    expect(talk.says(ADD_BURGER).lines()).toEqual([['burger', 1]])
  })

  test('and opens again: it is said, and the time of the new day is asked about before the recap is back', () => {
    const talk = atTheCheckout({ now: BEFORE_CLOSING })
      .later(31 * 60_000)
      .restaurantBecomes({})
    expect(
      talk
        .later(12.5 * 3_600_000)
        .restaurantBecomes({})
        .asks(),
    ).toBe('otherOpening')
    expect(talk.told()).toEqual(['ack.openNow'])
    expect(talk.says({ type: 'pickup.choose', at: 'earliest' }).asks()).toBe('checkout')
  })

  test('before the customer comes: it is said with the restaurant (S2.35)', () => {
    const talk = conversationWith({ now: at('2026-03-10 23:00') })
    expect(talk.says({ type: 'restaurant.choose', id: id('brygga') }).told()).toEqual([
      'ack.restaurant',
      'ack.closedUntil',
    ])
  })

  test('a chosen pickup time that can no longer be kept moves on, and the customer is told (S4.83, S9.13, F27)', () => {
    const talk = atTheCheckout().says({ type: 'pickup.choose', at: at('2026-03-10 12:30') })
    talk.later(20 * 60_000).hears('waitForLapse', { output: null })
    expect(talk.told()).toEqual(['ack.pickupMoved'])
    expect(talk.says(PAY).askedOf<{ retrievalDate: number }>('createOrder')[0]?.retrievalDate).toBe(
      at('2026-03-10 12:35'),
    )
  })
})

/** Why what is being made may not be added. */
function refusedAt(talk: Talk): string | undefined {
  return talk.conversation().flows.customise.context.problem?.code
}

describe('paying', () => {
  test('an order that could not be made is tried again under the same key (S4.55)', () => {
    const talk = atTheCheckout().next('createOrder', failed(), failed())
    expect(talk.says(PAY).asks()).toBe('paymentFailed')
    expect(talk.says({ type: 'payment.retry' }).asks()).toBe('paymentFailed')
    expect(talk.says({ type: 'payment.retry' }).asks()).toBe('order')
    expect(new Set(keysOf(talk)).size).toBe(1)
    expect(talk.orders()).toHaveLength(1)
  })

  test('a time that is refused is answered with the next there is, and the order goes through with that (S4.48)', () => {
    const talk = atTheCheckout().next('createOrder', refused('pickup.tooEarly')).says(PAY)
    expect(talk.asks()).toBe('paymentFailed')
    const [next, ...others] = answersOf(talk.conversation())
    expect(next).toMatchObject({
      words: { key: 'payment.takeNext', values: { time: { time: NOON + 15 * MINUTE_MS } } },
      leadsTo: { type: 'pickup.choose', at: 'earliest' },
    })
    expect(others.map(({ id }) => id)).toEqual(['back'])
    expect(
      talk
        .later(3 * MINUTE_MS)
        .says({ type: 'pickup.choose', at: 'earliest' })
        .asks(),
    ).toBe('checkout')
    expect(talk.says(PAY).asks()).toBe('order')
    expect(talk.order()?.retrievalDate).toBe(NOON + 18 * MINUTE_MS)
  })

  test('an order that was made but never heard of is not made twice (S4.55)', () => {
    const talk = atTheCheckout().next('createOrder', failed()).says(PAY, { type: 'payment.dismiss' }, PAY)
    expect(talk.asks()).toBe('order')
    expect(new Set(keysOf(talk)).size).toBe(1)
  })

  test('a payment that is refused is tried again for the same order (S4.55, S8.15)', () => {
    const talk = atTheCheckout().next('pay', refused('payment.refused')).says(PAY)
    expect(talk.asks()).toBe('paymentFailed')
    expect(talk.problem()).toBe('payment.refused')
    expect(talk.says({ type: 'payment.retry' }).asks()).toBe('order')
    expect(talk.orders()).toHaveLength(1)
  })

  test('after a refused payment the basket can be changed, and that is another order (S4.55)', () => {
    const talk = atTheCheckout().next('pay', refused('payment.refused'))
    talk.says(PAY, { type: 'payment.dismiss' })
    expect(talk.told()).toEqual(['ack.basketKept'])
    talk.says({ type: 'menu.categories' }, ADD_COLA, { type: 'checkout.start' }, PAY)
    expect(new Set(keysOf(talk)).size).toBe(2)
  })

  test('another pickup time is another order (S4.55)', () => {
    const talk = atTheCheckout().next('createOrder', failed()).says(PAY, { type: 'payment.dismiss' })
    talk.says({ type: 'pickup.choose', at: at('2026-03-10 13:00') }, PAY)
    expect(new Set(keysOf(talk)).size).toBe(2)
  })

  test('a second tap on Pay is not a second payment (S4.55)', () => {
    const talk = atTheCheckout().holds('identify').says(PAY, PAY)
    talk.letsGo('identify')
    expect(talk.askedOf('createOrder')).toHaveLength(1)
    expect(talk.askedOf('pay')).toHaveLength(1)
  })

  test('an order that costs otherwise is paid only after the customer agrees (S4.53, S4.54, F20)', () => {
    const talk = dearerOrder()
    expect(talk.asks()).toBe('priceChanged')
    expect(talk.askedOf('pay')).toEqual([])
    expect(talk.says({ type: 'price.accept' }).asks()).toBe('order')
  })

  test('a customer who does not agree has an empty basket and the menu (S4.53, S4.54)', () => {
    const talk = dearerOrder().says({ type: 'price.decline' })
    expect(talk.asks()).toBe('categories')
    expect(talk.lines()).toEqual([])
    expect(talk.told()).toEqual(['ack.priceDeclined'])
    expect(talk.askedOf('pay')).toEqual([])
  })

  test('a basket the server finds in conflict is asked about anew, with the restaurant read again (S4.68, F40)', () => {
    const talk = atTheCheckout().next('createOrder', refused('basket.conflicts')).says(PAY)
    expect(talk.asks()).toBe('basket')
    expect(talk.told()).toEqual(['ack.conflicted'])
    expect(Object.values(talk.conversation().pending).map(({ src }) => src)).toContain('watchRestaurant')
    talk.menusBecome(without('burger')).restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.asks()).toBe('basketUpdated')
  })

  test('that nothing was ordered is told too while the new menu is still on its way', () => {
    const talk = atTheCheckout().next('createOrder', refused('basket.conflicts')).holds('identify').says(PAY)
    talk.holds('loadMenu').menusBecome(changed('burger', (burger) => ({ ...burger, price: aPrice(15_900) })))
    talk.menusBecome((menu) => ({ ...menu, campaignId: id('brygga-2') }))
    talk.restaurantBecomes({ currentCampaignId: id('brygga-2') }).letsGo('identify')
    expect(talk.asks()).toBe('menuLoading')
    talk.letsGo('loadMenu')
    expect(talk.asks()).toBe('basketUpdated')
    expect(talk.told()).toEqual(['ack.conflicted'])
  })

  test('an address the server refuses is named (S8.15)', () => {
    const talk = atTheCheckout().next('identify', refused('field.email', 'email')).says(PAY)
    expect(talk.conversation().flows.checkout.context.problem).toEqual({
      code: 'field.email',
      field: 'email',
    })
  })
})

describe('following an order', () => {
  test('by its link: it is found and followed (S4.10)', () => {
    const talk = atTheCheckout().says(PAY, { type: 'order.new' }, { type: 'order.follow', id: id('order-1') })
    expect(talk.asks()).toBe('order')
    expect(talk.order()?.id).toBe('order-1')
  })

  test('by a link to an order that is not there: it says so and offers a new one', () => {
    const talk = conversationWith().says({ type: 'order.follow', id: id('nobody') })
    expect(talk.asks()).toBe('orderNotFound')
    expect(talk.says({ type: 'order.new' }).asks()).toBe('restaurant')
  })

  test('a new order is begun while the first is still made, and the first still tells of itself', () => {
    const talk = atTheCheckout().says(PAY, { type: 'order.new' })
    expect(talk.asks()).toBe('categories')
    expect(talk.orderBecomes({ state: 'PAID', posId: '7' }).told()).toEqual(['ack.order.PAID'])
    expect(talk.asks()).toBe('categories')
  })

  test.each(['PAYMENT_ERROR', 'INJECTION_ERROR', 'CANCELLED', 'CONFLICTED'] as const)(
    'an order that ends as %s is told (S4.10)',
    (state) => {
      const talk = atTheCheckout().says(PAY).orderBecomes({ state })
      expect(talk.told()).toEqual([`ack.order.${state}`])
    },
  )
})

function aBrygga() {
  const [shop] = aCatalogue().restaurants
  if (!shop) throw new Error('the catalogue is empty')
  return shop.restaurant
}

function keysOf(talk: Talk): readonly string[] {
  return talk.askedOf<{ key: string }>('createOrder').map(({ key }) => key)
}

function without(code: string): (menu: Menu) => Menu {
  return (menu) => {
    const { [code]: _gone, ...products } = menu.products
    return { ...menu, products }
  }
}
