import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import {
  aRegular,
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  NOON,
  PAY,
  refused,
  type Talk,
} from '#tests/support/flows.ts'
import { anOrderedItem } from '#tests/support/builders/order.ts'

const ADD_BURGER: Command = { type: 'product.add', code: id('burger') }

describe('lines', () => {
  test('the same product twice is one line of two (S4.76)', () => {
    expect(atTheMenu().says(ADD_BURGER, ADD_BURGER).lines()).toEqual([['burger', 2]])
  })

  test('a line never exceeds 100, and the customer is told so (S9.1, S4.76)', () => {
    const talk = atTheMenu().says(ADD_BURGER)
    talk.says({ type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 100 })
    expect(talk.told()).toEqual(['ack.quantity'])
    talk.says({ type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 101 })
    expect(talk.lines()).toEqual([['burger', 100]])
    expect(talk.told()).toEqual(['problem.line.maxReached'])
  })

  test('adding to a full line is refused with the reason, and leads nowhere else (S9.1)', () => {
    const talk = atTheMenu().says(ADD_BURGER)
    talk.says(
      { type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 100 },
      { type: 'menu.categories' },
      ADD_BURGER,
    )
    expect(talk.lines()).toEqual([['burger', 100]])
    expect(talk.told()).toEqual(['problem.line.maxReached'])
    expect(talk.asks()).toBe('categories')
  })

  test.each([
    [101, 100, 'line.maxReached'],
    [100, 100, undefined],
    [1, 1, undefined],
    [0, 1, 'line.minReached'],
    [Number.NaN, 1, 'line.minReached'],
  ])('%i of a product being made are %i (S9.1, S5.40)', (wanted, quantity, problem) => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.says({ type: 'customise.setQuantity', quantity: wanted })
    const { context } = talk.conversation().flows.customise
    expect([context.quantity, context.problem?.code]).toEqual([quantity, problem])
  })

  test('a line that is opened again keeps its choices and its place when it is changed (S2.26)', () => {
    const talk = withMeal().says(ADD_BURGER)
    const { id: lineId } = talk.line('meal')
    talk.says({ type: 'product.open', code: id('meal'), lineId })
    expect(talk.conversation().flows.customise.context.selection).toEqual({ 'drink/meal-cola': 1 })
    talk.says({ type: 'customise.choose', path: 'drink/meal-shake' }, { type: 'customise.confirm' })
    expect(talk.lines()).toEqual([
      ['meal', 1],
      ['burger', 1],
    ])
    expect(talk.line('meal')).toMatchObject({ id: lineId, unitPrice: 21_400 })
  })

  test('a line that is opened and left stays as it was (S2.26)', () => {
    const talk = withMeal()
    const line = talk.line('meal')
    talk.says(
      { type: 'product.open', code: id('meal'), lineId: line.id },
      { type: 'customise.choose', path: 'drink/meal-shake' },
      { type: 'customise.cancel' },
    )
    expect(talk.line('meal')).toEqual(line)
  })

  test('a removed line is told by its name (S4.77)', () => {
    const talk = atTheMenu().says(ADD_BURGER)
    talk.says({ type: 'basket.removeLine', lineId: talk.line('burger').id })
    expect(talk.lines()).toEqual([])
    expect(talk.told()).toEqual(['ack.removed'])
  })

  test('a burger that is made a meal is replaced by the meal (S2.116)', () => {
    const talk = atTheMenu().says(ADD_BURGER)
    talk.says(
      { type: 'upsell.accept', lineId: talk.line('burger').id, code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-cola' },
      { type: 'customise.confirm' },
    )
    expect(talk.lines()).toEqual([['meal', 1]])
  })

  test('a no to a larger thing holds for the whole order, and not for the next (S2.116)', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'upsell.decline' })
    const isDeclined = () => talk.conversation().flows.basket.context.hasDeclinedUpsell === true
    talk.says({ type: 'menu.categories' }, ADD_BURGER, { type: 'basket.open' })
    expect([talk.asks(), isDeclined()]).toEqual(['basket', true])
    talk.says({ type: 'checkout.start' }, PAY)
    expect([talk.asks(), isDeclined()]).toEqual(['order', false])
  })
})

describe('how to eat', () => {
  test('take away changed to eating in keeps everything and goes back to the recap at once', () => {
    const talk = atTheMenu({}, 'TAKEOUT').says(
      ADD_BURGER,
      { type: 'checkout.start' },
      { type: 'mode.change' },
    )
    expect(talk.says({ type: 'mode.choose', mode: 'EATIN' }).asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  const CANTEEN = { type: 'restaurant.choose', id: id<never>('canteen'), mode: 'EATIN' } as const
  const elsewhere = () => atTheMenu().says(ADD_BURGER, { type: 'restaurant.change' }, CANTEEN)

  test('another restaurant is chosen only after a yes, which empties the basket (S4.109, S8.35)', () => {
    const talk = elsewhere()
    expect([talk.asks(), talk.told(), talk.lines()]).toEqual(['basketElsewhere', [], [['burger', 1]]])
    expect(talk.says({ type: 'basket.confirmMove' }).asks()).toBe('code')
    expect(talk.lines()).toEqual([['burger', 1]])
    expect(talk.says({ type: 'code.submit', code: '1234' }).asks()).toBe('categories')
    expect(talk.lines()).toEqual([])
  })

  test.each([
    ['a no', { type: 'basket.cancelMove' }],
    ['looking at the restaurants again', { type: 'restaurant.showAll' }],
    ['choosing its own restaurant', { type: 'restaurant.choose', id: id<never>('brygga') }],
  ] as const)('%s keeps the basket (S4.109)', (_, command) => {
    const talk = elsewhere().says(command)
    expect(talk.asks()).not.toBe('basketElsewhere')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('a link to another restaurant empties the basket (S2.40)', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'restaurant.open', slug: 'canteen' })
    expect(talk.says({ type: 'code.submit', code: '1234' }).lines()).toEqual([])
  })

  test('how to eat, once chosen, holds at the next restaurant too, and is said', () => {
    const talk = atTheMenu().says({ type: 'restaurant.change' })
    talk.says({ type: 'restaurant.choose', id: id('canteen') }, { type: 'code.submit', code: '1234' })
    expect(talk.asks()).toBe('categories')
    expect(talk.told()).toContain('ack.restaurantAndMode')
  })

  test('the same restaurant chosen again keeps the basket', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'restaurant.change' })
    talk.says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    expect(talk.lines()).toEqual([['burger', 1]])
  })
})

describe('start over', () => {
  test('a filled basket is emptied only after a yes, and how to eat is asked again (S4.82)', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'basket.startOver' })
    expect(talk.asks()).toBe('startOver')
    expect(talk.says({ type: 'basket.confirmStartOver' }).asks()).toBe('mode')
    expect(talk.told()).toEqual(['ack.startedOver'])
    expect(talk.basket()).toMatchObject({ restaurantId: 'brygga', lines: [] })
  })

  test('a no keeps the basket and the place (S4.82)', () => {
    const talk = atTheMenu().says(
      ADD_BURGER,
      { type: 'basket.startOver' },
      { type: 'basket.cancelStartOver' },
    )
    expect(talk.asks()).toBe('basket')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('an empty basket starts over at once (S4.81)', () => {
    expect(atTheMenu().says({ type: 'basket.startOver' }).asks()).toBe('mode')
  })

  test('where there is one mode it is not asked after starting over (S1.45, S2.3)', () => {
    const talk = atTheMenu({ flags: { pickup: false } }).says({ type: 'basket.startOver' })
    expect(talk.asks()).toBe('categories')
    expect(talk.basket().pickUpMode).toBe('EATIN')
  })
})

describe('coupons', () => {
  const coupon = aCoupon({ discRate: 10, validFrom: NOON - 1, validUntil: NOON + 1 }, { code: 'SPRING' })
  const discounted = aCatalogue().restaurants.map((shop) => ({
    ...shop,
    menus: {
      EATIN: tagged(shop.menus.EATIN),
      TAKEOUT: tagged(shop.menus.TAKEOUT),
    },
  }))
  const given = { flags: { discounts: true }, coupons: [coupon], shops: discounted }

  test('a coupon takes its share off, and the customer is told (S1.21, S4.91)', () => {
    const talk = atTheMenu(given).says(ADD_BURGER, { type: 'coupon.submit', code: 'SPRING' })
    expect(talk.told()).toEqual(['ack.couponApplied'])
    expect(talk.total()).toBe(13_410)
  })

  test('a code nobody knows changes nothing and is told (S4.88)', () => {
    const talk = atTheMenu(given).says(ADD_BURGER, { type: 'coupon.submit', code: 'WINTER' })
    expect(talk.told()).toEqual(['CheckoutPage.discount.error'])
    expect(talk.total()).toBe(14_900)
  })

  test('the same coupon counts once (S4.88)', () => {
    const submit = { type: 'coupon.submit', code: 'SPRING' } as const
    const talk = atTheMenu(given).says(ADD_BURGER, submit, submit)
    expect(talk.conversation().flows.basket.context.problem).toBe('coupon.alreadyApplied')
    expect(talk.total()).toBe(13_410)
  })

  test('a coupon that could not be checked is not called wrong', () => {
    const talk = atTheMenu(given).next('findCoupon', failed())
    talk.says(ADD_BURGER, { type: 'coupon.submit', code: 'SPRING' })
    expect(talk.conversation().flows.basket.context.problem).toBe('coupon.notChecked')
  })

  test('a coupon that was not looked up because too many were tried is not called wrong', () => {
    const talk = atTheMenu(given).next('findCoupon', refused('coupon.tooManyTries'))
    talk.says(ADD_BURGER, { type: 'coupon.submit', code: 'SPRING' })
    expect(talk.told()).toEqual(['problem.coupon.tooManyTries'])
  })

  test.each(['coupon.usedUp', 'coupon.usedBefore'] as const)(
    'a code the server knows to be used (%s) is told as that, not as a wrong one',
    (code) => {
      const talk = atTheMenu(given).next('findCoupon', refused(code))
      talk.says(ADD_BURGER, { type: 'coupon.submit', code: 'SPRING' })
      expect(talk.told()).toEqual([`problem.${code}`])
      expect(talk.total()).toBe(14_900)
    },
  )

  test('what is added while a coupon is checked is in the basket', () => {
    const talk = atTheMenu(given).holds('findCoupon')
    talk.says(
      ADD_BURGER,
      { type: 'coupon.submit', code: 'SPRING' },
      { type: 'product.add', code: id('cola') },
    )
    expect(talk.letsGo('findCoupon').lines()).toEqual([
      ['burger', 1],
      ['cola', 1],
      ['SPRING', 0],
    ])
  })

  test('where coupons are off a code is not even asked about (S1.46)', () => {
    const talk = atTheMenu({ ...given, flags: {} }).says(ADD_BURGER, {
      type: 'coupon.submit',
      code: 'SPRING',
    })
    expect(talk.askedOf('findCoupon')).toEqual([])
  })
})

describe('the usual', () => {
  test('a returning customer has the usual order in front of them with one tap (S4.92, S4.97)', () => {
    const talk = conversationWith({ visitor: aRegular() }).says({ type: 'usual.choose' })
    expect(talk.asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 2]])
  })

  test('what is no longer sold of it is told, and the rest can be had (S4.98)', () => {
    const items = ['burger', 'whale'].map((code) => anOrderedItem({ productCode: id(code) }))
    const talk = conversationWith({ visitor: aRegular({ items }) }).says({ type: 'usual.choose' })
    expect(talk.asks()).toBe('reorderUnavailable')
    expect(talk.says({ type: 'reorder.resolve', choice: 'continue' }).asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('where nothing of it is sold any more that is told (S4.97)', () => {
    const items = [anOrderedItem({ productCode: id('whale') })]
    const talk = conversationWith({ visitor: aRegular({ items }) }).says({ type: 'usual.choose' })
    expect(talk.asks()).toBe('reorderNothing')
  })

  test('help asked for while the usual is on its way does not lose it', () => {
    const talk = conversationWith({ visitor: aRegular() }).holds('loadMenu')
    talk.says({ type: 'usual.choose' }, { type: 'help.ask' })
    expect(talk.letsGo('loadMenu').asks()).toBe('checkout')
  })

  test('the usual can be chosen where its restaurant was chosen already', () => {
    const talk = conversationWith({ visitor: aRegular() })
    talk.says({ type: 'restaurant.choose', id: id('brygga') }, { type: 'usual.choose' })
    expect(talk.asks()).toBe('checkout')
  })
})

describe('several visits to the recap', () => {
  test('a row changed in the recap leads back to the recap', () => {
    const talk = atTheCheckout()
    talk.says({ type: 'pickup.change' }, { type: 'pickup.choose', at: 'earliest' })
    expect(talk.asks()).toBe('checkout')
    expect(talk.told()).toEqual(['ack.pickup'])
  })
})

function withMeal(): Talk {
  return atTheMenu().says(
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-cola' },
    { type: 'customise.confirm' },
  )
}

function tagged(menu: ReturnType<typeof aCatalogue>['restaurants'][number]['menus']['EATIN']): typeof menu {
  const products = Object.entries(menu.products).map(([code, product]) => [
    code,
    { ...product, tags: ['Discount_Allowed'] },
  ])
  return { ...menu, products: Object.fromEntries(products) }
}
