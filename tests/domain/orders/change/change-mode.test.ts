import { expect, test } from 'vitest'
import type { Outage } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { modeChange } from '#domain/orders/change/change-mode.ts'
import type { Order } from '#domain/orders/order.ts'
import { refuse, succeed } from '#domain/verdict.ts'
import { aMenu, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const SOLD_IN = (service: '1' | '2' | '3') => ({ service, tagOnlineFilter: [] })
const NO_BURGERS: Outage = { productCode: id('burger'), state: 'UNAVAILABLE' }
const PAID = { price: minor(11_920), taxes: minor(2_980), pickUpMode: 'EATIN' } as const

function changed(
  given: {
    readonly order?: Partial<Order>
    readonly code?: string
    readonly price?: number
    readonly isIncluded?: boolean
    readonly outages?: readonly Outage[]
    readonly mode?: 'TAKEOUT' | 'TABLE_SERVICE'
  } = {},
) {
  const { code = 'burger', mode = 'TAKEOUT', outages = [], price = 14_900, isIncluded = true } = given
  const tax = aTax({ rate: 15, isIncludedInPrice: isIncluded })
  const menu = aMenu({
    mode,
    products: [
      aProduct({ code: 'burger', price: aPrice(price), tax }),
      aProduct({ code: 'soup', price: aPrice(price), tax, customParams: SOLD_IN('1') }),
      aProduct({ code: 'light-beer', price: aPrice(price), tax, alcohol: 0.9 }),
      aProduct({ code: 'beer', price: aPrice(price), tax, alcohol: 1 }),
    ],
  })
  return modeChange({
    order: anOrder({ ...PAID, ...given.order }),
    requested: [{ productCode: id(code), quantity: 1, contextCode: 'context', children: [] }],
    menu,
    saleTerms: { mode, outages, flags: DESCRIBED_FLAGS },
  })
}

test('the amount paid stays, with the tax of the other mode in it (S7.46)', () => {
  const taxRows = [{ rate: 15, net: 12_957, tax: 1_943, gross: 14_900 }]
  expect(changed()).toEqual(succeed({ price: 12_957, taxes: 1_943, taxRows }))
})

test.each([
  ['dearer by one øre', { price: 14_901 }],
  ['cheaper by one øre', { price: 14_899 }],
  ['with its tax on top', { isIncluded: false }],
])('a mode in which it is %s is refused (S8.18)', (_how, given) => {
  expect(changed(given)).toEqual(refuse('checkout.incompatiblePrice'))
})

test.each([
  ['what is eaten in only (S5.49)', { code: 'soup' }, 'product.unavailable'],
  ['alcohol of 1 % (S5.47)', { code: 'beer' }, 'product.alcoholForTakeout'],
  ['what is no longer on the menu', { code: 'salad' }, 'product.notFound'],
  ['what is out of stock', { outages: [NO_BURGERS] }, 'product.outage'],
  ['a mode the deployment does not have (S1.46)', { mode: 'TABLE_SERVICE' }, 'product.unavailable'],
] as const)('%s stays in the mode it is in', (_what, given, problem) => {
  expect(changed(given)).toEqual(refuse(problem))
})

test('alcohol below 1 % may be taken away (S9.23)', () => {
  expect(changed({ code: 'light-beer' }).ok).toBe(true)
})

test.each([
  [{ state: 'CANCELLED' }, 'order.alreadyCancelled'],
  [{ state: 'INJECTION_ERROR' }, 'order.notModifiable'],
  [{ posId: '42' }, 'order.alreadyInjected'],
] as const)('an order with %o keeps its mode, as it keeps its pickup time (S4.21)', (order, problem) => {
  expect(changed({ order })).toEqual(refuse(problem))
})
