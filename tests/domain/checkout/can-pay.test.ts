import { describe, expect, test } from 'vitest'
import { canCheckOut, canPay, canPlaceOrder } from '#domain/checkout/can-pay.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { minor } from '#domain/money/minor.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aPrice, aProduct } from '#tests/support/builders/catalogue.ts'
import { PAYMENT } from '#tests/support/builders/payment.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const SCHEDULING = { ...DESCRIBED_FLAGS, orderScheduling: true }
const DISABLED = aRestaurant({ settings: { ordersEnabled: false } })
const FREE = aLine({ product: aProduct({ price: aPrice(0) }) })
const AT_A_TABLE = aBasket({ lines: [aLine()], pickUpMode: 'TABLE_SERVICE' })

describe('the Checkout button', () => {
  test.each([
    ['something in the basket and the restaurant open', {}, allow],
    ['an empty basket', { basket: aBasket() }, refuse('basket.empty')],
    ['no restaurant', { restaurant: undefined }, refuse('restaurant.notFound')],
    ['ordering disabled', { restaurant: DISABLED }, refuse('restaurant.orderingDisabled')],
    ['the restaurant closed', { now: at('2026-03-10 22:00') }, refuse('restaurant.closed')],
    ['the restaurant closed, with scheduling', { now: at('2026-03-10 22:00'), flags: SCHEDULING }, allow],
    [
      'the restaurant closed, with scheduling, for who sits at a table',
      { now: at('2026-03-10 22:00'), flags: SCHEDULING, basket: AT_A_TABLE },
      refuse('restaurant.closed'),
    ],
    [
      'no more today, with scheduling, for who sits at a table',
      { now: at('2026-03-10 21:46'), flags: SCHEDULING, basket: AT_A_TABLE },
      refuse('pickup.none'),
    ],
    ['the last pickup just reached', { now: at('2026-03-10 21:45') }, allow],
    ['the last pickup just missed', { now: at('2026-03-10 21:46') }, refuse('pickup.none')],
  ])('with %s (S2.47, S4.57, S5.55)', (_, change, verdict) => {
    expect(canCheckOut({ ...PAYMENT, ...change })).toEqual(verdict)
  })
})

describe('the amount and the pickup time', () => {
  test.each([
    ['no minimum', {}, allow],
    ['the minimum just reached', { minimum: minor(10_000) }, allow],
    ['the minimum just missed', { minimum: minor(10_001) }, refuse('checkout.minimumAmount')],
    ['nothing to pay', { basket: aBasket({ lines: [FREE] }) }, refuse('checkout.invalidTotal')],
    [
      'a table that is not there',
      { basket: { ...AT_A_TABLE, tableNumber: '99' }, restaurant: aRestaurant({ tables: ['1-40'] }) },
      refuse('basket.tableUnknown'),
    ],
    ['a table that is not told', { basket: { ...AT_A_TABLE } }, refuse('basket.tableMissing')],
    ['a table', { basket: { ...AT_A_TABLE, tableNumber: '12' } }, allow],
    [
      'a table and another day, with scheduling',
      {
        basket: { ...AT_A_TABLE, tableNumber: '12' },
        retrievalDate: at('2026-03-11 12:00'),
        flags: SCHEDULING,
      },
      refuse('pickup.tooLate'),
    ],
    ['no pickup time', { retrievalDate: undefined }, refuse('pickup.none')],
    ['a pickup time that could be kept five minutes ago', { now: at('2026-03-10 12:05') }, allow],
    ['a pickup time gone by', { now: at('2026-03-10 12:05') + 1 }, refuse('pickup.tooEarly')],
    ['a pickup time after closing', { retrievalDate: at('2026-03-10 22:01') }, refuse('pickup.tooLate')],
    ['the restaurant closing meanwhile', { now: at('2026-03-10 22:00') }, refuse('restaurant.closed')],
    ['ordering disabled meanwhile', { restaurant: DISABLED }, refuse('restaurant.orderingDisabled')],
  ])('with %s (S4.48, S5.21, S5.22, S5.55)', (_, change, verdict) => {
    expect(canPlaceOrder({ ...PAYMENT, ...change })).toEqual(verdict)
  })
})

describe('the Pay button', () => {
  test.each([
    ['everything told', {}, allow],
    ['no email', { details: { ...PAYMENT.details, email: '' } }, refuse('checkout.detailsMissing')],
    [
      'the policy not accepted by a guest',
      { details: { ...PAYMENT.details, isPolicyAccepted: false } },
      refuse('checkout.policyRequired'),
    ],
    ['a provider that needs the name', { providerNeedsAll: true }, refuse('checkout.detailsMissing')],
    ['an order that cannot be placed', { basket: aBasket() }, refuse('basket.empty')],
  ])('with %s (S5.22, S5.24, S5.25)', (_, change, verdict) => {
    expect(canPay({ ...PAYMENT, ...change })).toEqual(verdict)
  })
})
