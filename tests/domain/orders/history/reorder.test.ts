import { describe, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id, type LineId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order, OrderedItem } from '#domain/orders/order.ts'
import { reorderOutcome } from '#domain/orders/history/reorder.ts'
import { aShelf } from '#tests/support/builders/basket.ts'
import { aMenu, aPart, aProduct } from '#tests/support/builders/catalogue.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'

const BURGER = anOrderedItem({ productCode: id('burger') })
const FISH = anOrderedItem({ productCode: id('fish') })
const BEER = anOrderedItem({ productCode: id('beer') })
const MENU = aMenu({
  products: [
    aProduct({ code: 'burger' }),
    aProduct({ code: 'beer', alcohol: 4.7 }),
    aProduct({ code: 'light-beer', alcohol: 0.9 }),
    aProduct({ code: 'combo', parts: [aPart({ code: 'beer', alcohol: 4.7 }), aPart({ code: 'cola' })] }),
  ],
})
const NEW_MENU = { ...MENU, campaignId: id<Order['campaignId']>('campaign-2') }

function outcome(
  items: readonly OrderedItem[],
  given: { order?: Partial<Order>; menu?: typeof MENU; saleTerms?: Parameters<typeof aShelf>[0] } = {},
) {
  return reorderOutcome({
    order: anOrder({ items, ...given.order }),
    menu: given.menu ?? MENU,
    saleTerms: aShelf(given.saleTerms),
    lineIdAt: (index) => id<LineId>(`line-${index}`),
  })
}

describe('ordering again', () => {
  test('brings the old quantities at today’s prices (S4.99, S4.100)', () => {
    expect(outcome([{ ...BURGER, quantity: 3 }])).toMatchObject({
      kind: 'success',
      lines: [{ id: 'line-0', code: 'burger', quantity: 3, unitPrice: 10_000 }],
    })
  })

  test('brings the old choices (S4.99)', () => {
    const cola = anOrderedItem({ productCode: id('cola'), kind: 'option' })
    expect(outcome([anOrderedItem({ productCode: id('combo'), children: [cola] })])).toMatchObject({
      kind: 'success',
      lines: [{ selection: { cola: 1 } }],
    })
  })

  test('never brings coupons back (S4.93)', () => {
    const coupon = anOrderedItem({ productCode: id('ten-off'), quantity: 0, snapshot: { type: 'COUPON' } })
    expect(outcome([BURGER, coupon])).toMatchObject({ kind: 'success', lines: [{ code: 'burger' }] })
  })

  test('at another restaurant is refused (S4.94)', () => {
    expect(outcome([BURGER], { order: { restaurantId: id('elsewhere') } })).toEqual({
      kind: 'differentRestaurant',
      problem: 'reorder.differentRestaurant',
    })
  })
})

describe('products that are gone', () => {
  test('some of them are listed and the rest can be had (S4.98)', () => {
    expect(outcome([BURGER, FISH])).toMatchObject({
      kind: 'unavailableProducts',
      missing: [FISH],
      lines: [{ code: 'burger' }],
    })
  })

  test('all of them leave nothing to order (S4.92, S4.97)', () => {
    expect(outcome([FISH])).toEqual({ kind: 'noProducts', problem: 'reorder.noProducts' })
  })

  test('an order of nothing but coupons leaves nothing to order (S4.93, S4.97)', () => {
    expect(outcome([anOrderedItem({ snapshot: { type: 'COUPON' } })]).kind).toBe('noProducts')
  })

  test.each(['UNAVAILABLE', 'DISABLED'] as const)('an outage %s counts as gone (S4.92)', (state) => {
    const outages = [{ productCode: BURGER.productCode, state }]
    expect(outcome([BURGER], { saleTerms: { outages } }).kind).toBe('noProducts')
  })

  test('a choice that is out of stock makes its product gone (S4.92)', () => {
    const cola = anOrderedItem({ productCode: id('cola'), kind: 'option' })
    const combo = anOrderedItem({ productCode: id('combo'), children: [cola] })
    const outages = [{ productCode: cola.productCode, state: 'UNAVAILABLE' as const }]
    expect(outcome([BURGER, combo], { saleTerms: { outages } })).toMatchObject({ missing: [combo] })
  })

  test('a choice the menu no longer has makes its product gone (S4.92)', () => {
    const combo = anOrderedItem({ productCode: id('combo'), children: [FISH] })
    expect(outcome([BURGER, combo])).toMatchObject({ missing: [combo] })
  })
})

describe('alcohol to take away', () => {
  const takeAway = { saleTerms: { mode: 'TAKEOUT' as const } }

  test.each([
    ['a beer', [BEER], {}, 'noAlcoholForPickup'],
    ['a beer to eat in', [BEER], { saleTerms: { mode: 'EATIN' as const } }, 'success'],
    ['a beer below 1 %', [anOrderedItem({ productCode: id('light-beer') })], {}, 'success'],
    [
      'a beer in a combo',
      [anOrderedItem({ productCode: id('combo'), children: [{ ...BEER, kind: 'option' }] })],
      {},
      'noAlcoholForPickup',
    ],
    [
      'a beer where the deployment allows it',
      [BEER],
      { saleTerms: { mode: 'TAKEOUT' as const, flags: { ...DESCRIBED_FLAGS, noAlcoholForPickup: false } } },
      'success',
    ],
    [
      'a beer the menu no longer has, by what it was',
      [anOrderedItem({ snapshot: { metadata: { allergens: [], alcoholByVolume: 1, nutritionalInfo: [] } } })],
      {},
      'noAlcoholForPickup',
    ],
  ] as const)('%s (S4.96, S5.47)', (_, items, given, kind) => {
    expect(outcome([...items], { ...takeAway, ...given }).kind).toBe(kind)
  })
})

test('what is barred is named, and the rest can be had without it (S4.96)', () => {
  expect(outcome([BURGER, FISH, BEER], { saleTerms: { mode: 'TAKEOUT' } })).toMatchObject({
    kind: 'noAlcoholForPickup',
    barred: [BEER],
    missing: [FISH],
    lines: [{ code: 'burger' }],
  })
})

test('a line is brought back with as many pieces as the old order had, and never more than a line may hold (S4.100)', () => {
  expect(outcome([{ ...BURGER, quantity: 100 }])).toMatchObject({ lines: [{ quantity: 100 }] })
  expect(outcome([{ ...BURGER, quantity: 101 }])).toMatchObject({ kind: 'noProducts' })
})

describe('a new campaign', () => {
  const paid = { price: minor(8_000), taxes: minor(2_000) }

  test('with other prices shows both totals (S4.95)', () => {
    const cheaper = { ...paid, taxes: minor(1_999) }
    expect(outcome([BURGER], { order: cheaper, menu: NEW_MENU })).toMatchObject({
      kind: 'differentPrice',
      was: 9_999,
      is: 10_000,
    })
  })

  test.each([
    ['the same prices', paid, NEW_MENU, 'success'],
    ['other prices, but the same campaign', { ...paid, taxes: minor(1_999) }, MENU, 'success'],
    [
      'a coupon used then, compared before it was taken off',
      { ...paid, price: minor(7_000), originalPrice: minor(10_000) },
      NEW_MENU,
      'success',
    ],
  ])('with %s asks nothing (S4.95)', (_, order, menu, kind) => {
    expect(outcome([BURGER], { order, menu }).kind).toBe(kind)
  })
})
