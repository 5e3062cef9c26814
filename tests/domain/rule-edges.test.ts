import { describe, expect, test } from 'vitest'
import { checkNumbersOnly, checkRequired } from '#domain/account/fields.ts'
import { wrongRegistrationField } from '#domain/account/registration.ts'
import { addLine } from '#domain/basket/add-line.ts'
import { changeQuantity } from '#domain/basket/change-quantity.ts'
import { canApplyCoupon } from '#domain/basket/coupons.ts'
import { alcoholOf, isBarredFromTakeout, needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import { availabilityOf, canOpenProduct } from '#domain/catalogue/availability.ts'
import { maximumOf, missingParts, needsCustomising, quantityOf } from '#domain/catalogue/options.ts'
import type { Service } from '#domain/catalogue/product.ts'
import { findProducts } from '#domain/catalogue/search.ts'
import { canCheckOut, canPay, canPlaceOrder } from '#domain/checkout/can-pay.ts'
import { missingDetails } from '#domain/checkout/contact-details.ts'
import { agreesOnPrice } from '#domain/checkout/price-agreement.ts'
import { QUANTITY_PICKER_MAX, QUANTITY_PICKER_MIN } from '#domain/constants.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id, type LineId } from '#domain/ids.ts'
import { fromMajor, minor } from '#domain/money/minor.ts'
import { partPrice, unitPriceOf } from '#domain/money/pricing.ts'
import { taxedAmount } from '#domain/money/tax.ts'
import { canOrderFrom } from '#domain/restaurant/ordering-status.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { textOf } from '#tests/architecture/source.ts'
import { at, clockAt } from '#tests/support/at.ts'
import { aBasket, aLine, aShelf } from '#tests/support/builders/basket.ts'
import { aCoupon, aGroup, aMenu, aPart, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'
import { PAYMENT } from '#tests/support/builders/payment.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { FORM_EDGES } from '#tests/support/field-edges.ts'

/** What a rule says of one thing. */
type Answer = readonly [given: string, said: unknown, expected: unknown]

const clauseOf = (clause: number, what: string, ...answers: readonly Answer[]) => ({ clause, what, answers })

const HERE = { restaurantId: id<never>('restaurant'), campaignId: id<never>('campaign') }
const basket = aBasket({ lines: [aLine()] })
const onLine = (quantity: number) => {
  const changed = changeQuantity(basket, id<LineId>('burger'), quantity)
  return changed.ok ? allow : changed
}
const suggested = (quantity: number) => {
  const cola = aLine({ product: aProduct({ code: 'cola' }), recommenderId: 'burger', quantity })
  const added = addLine(basket, cola, HERE)
  return added.ok ? added.value.lines.at(-1)?.quantity : added
}
const group = aGroup(
  'dips',
  [aPart({ code: 'mayo', maxQuantity: 2 }), aPart({ code: 'aioli', maxQuantity: 2 })],
  {
    minQuantity: 1,
    maxQuantity: 3,
  },
)
const dipped = aProduct({ parts: [group] })
const menu = aMenu({ products: [aProduct({ code: 'b', name: 'Cheeseburger' })] })
const found = (text: string) => findProducts(menu, text, 'en', aShelf()).length
const soldIn = (service: Service, mode: 'EATIN' | 'TAKEOUT') =>
  availabilityOf(aProduct({ customParams: { service, tagOnlineFilter: [] } }), aShelf({ mode })).availability
const cheese = aPart({ kind: 'extra', includedQuantity: 2, maxQuantity: 5, price: aPrice(300, 1_500, 500) })
const comboOf = (sum: number) => {
  const part = aPart({ kind: 'regular', defaultQuantity: 1, includedQuantity: 1, price: aPrice(sum) })
  return unitPriceOf(aProduct({ type: 'COMBO', parts: [part] }), {})
}
const placed = (change: Partial<Parameters<typeof canPlaceOrder>[0]>) =>
  canPlaceOrder({ ...PAYMENT, ...change })
const paid = (change: Partial<typeof PAYMENT.details>) =>
  canPay({ ...PAYMENT, details: { ...PAYMENT.details, ...change } })
const priced = (price: number) => aBasket({ lines: [aLine({ product: aProduct({ price: aPrice(price) }) })] })
const onTheDay = (clock: string) => canOrderFrom(aRestaurant(), at(`2026-03-10 ${clock}`), false)
const withPhone = (phoneNumber: string) =>
  missingDetails({ ...PAYMENT.details, phoneNumber }, { ...DESCRIBED_FLAGS, customerPhone: true })
const registered = (isTermsAccepted: boolean) =>
  wrongRegistrationField({
    email: 'kari@example.no',
    firstName: 'Kari',
    lastName: 'Nordmann',
    password: 'Hvetebolle5',
    isTermsAccepted,
  })?.field
const coupons = (code: string) =>
  canApplyCoupon(
    aBasket({ lines: [aLine({ product: aProduct({ tags: ['Discount_Allowed'] }) })] }),
    aCoupon(),
    code,
    1_500,
  )

/** Each rule of section 5 that is no field of a form, on both sides of its edge; a row is red once its rule is another. */
const RULES = [
  clauseOf(
    17,
    'who has told no phone number is asked',
    ['none', withPhone(''), ['phoneNumber']],
    ['one', withPhone('41234567'), []],
  ),
  clauseOf(
    18,
    'digits alone are a number',
    ['0123', checkNumbersOnly('0123'), allow],
    ['012a', checkNumbersOnly('012a'), refuse('field.numbersOnly')],
  ),
  clauseOf(
    20,
    'a discount is had for its code',
    ['1234', coupons('1234'), allow],
    ['1235', coupons('1235'), refuse('coupon.invalid')],
  ),
  clauseOf(
    21,
    'an order reaches the minimum',
    ['100.00', placed({ minimum: minor(10_000) }), allow],
    ['100.01', placed({ minimum: minor(10_001) }), refuse('checkout.minimumAmount')],
  ),
  clauseOf(
    22,
    'there is something to pay',
    ['0.01', placed({ basket: priced(1) }), allow],
    ['0.00', placed({ basket: priced(0) }), refuse('checkout.invalidTotal')],
  ),
  clauseOf(
    23,
    'price and taxes are what the basket says',
    ['to the cent', agreesOnPrice({ price: minor(8_000), taxes: minor(2_000) }, minor(10_000)), true],
    ['a cent less', agreesOnPrice({ price: minor(8_000), taxes: minor(1_999) }, minor(10_000)), false],
  ),
  clauseOf(
    24,
    'a guest tells an address',
    ['one', paid({}), allow],
    ['none', paid({ email: '' }), refuse('checkout.detailsMissing')],
  ),
  clauseOf(
    25,
    'a guest accepts the policy',
    ['accepted', paid({}), allow],
    ['not', paid({ isPolicyAccepted: false }), refuse('checkout.policyRequired')],
  ),
  clauseOf(
    30,
    'who registers accepts the terms',
    ['accepted', registered(true), undefined],
    ['not', registered(false), 'isTermsAccepted'],
  ),
  clauseOf(
    33,
    'a code of a restaurant is any text',
    ['x', checkRequired('x'), allow],
    ['a space', checkRequired(' '), refuse('field.required')],
  ),
  clauseOf(
    36,
    'nothing is added once it is closed',
    ['21:59', onTheDay('21:59'), allow],
    ['22:00', onTheDay('22:00'), refuse('restaurant.closed')],
  ),
  clauseOf(
    37,
    'a part is there as often as it must be',
    ['once of 1', missingParts(dipped, { 'dips/mayo': 1 }).length, 0],
    ['never of 1', missingParts(dipped, {}).length, 1],
  ),
  clauseOf(
    38,
    'nothing is added while ordering is disabled',
    ['enabled', onTheDay('12:00'), allow],
    [
      'disabled',
      canOrderFrom(aRestaurant({ settings: { ordersEnabled: false } }), at('2026-03-10 12:00'), false),
      refuse('restaurant.orderingDisabled'),
    ],
  ),
  clauseOf(
    39,
    'a picker runs from 0 to 99999',
    ['least', QUANTITY_PICKER_MIN, 0],
    ['most', QUANTITY_PICKER_MAX, 99_999],
  ),
  clauseOf(
    40,
    'a quantity that cannot be is told',
    ['100', onLine(100), allow],
    ['101', onLine(101), refuse('line.maxReached')],
    ['1', onLine(1), allow],
    ['0', onLine(0), refuse('line.minReached')],
  ),
  clauseOf(
    41,
    'options share one maximum',
    ['1 of 3 taken', maximumOf(dipped, { 'dips/aioli': 1 }, 'dips/mayo'), 2],
    ['2 of 3 taken', maximumOf(dipped, { 'dips/aioli': 2 }, 'dips/mayo'), 1],
  ),
  clauseOf(
    42,
    'what is suggested is taken as often as a line may hold',
    ['100', suggested(100), 100],
    ['999', suggested(999), 100],
    ['0', suggested(0), refuse('line.invalidQuantity')],
  ),
  clauseOf(
    43,
    'what has to be chosen first leads to its page',
    ['a group of which 1 is due', needsCustomising(dipped), true],
    ['nothing', needsCustomising(aProduct()), false],
  ),
  clauseOf(
    44,
    'an option is there by itself where it is the only one and due',
    ['exactly 1', quantityOf(aPart({ minQuantity: 1, maxQuantity: 1 }), {}), 1],
    ['1 or 2', quantityOf(aPart({ minQuantity: 1, maxQuantity: 2 }), {}), 0],
    ['0 or 1', quantityOf(aPart({ minQuantity: 0, maxQuantity: 1 }), {}), 0],
  ),
  clauseOf(
    45,
    'alcohol is asked about',
    ['0.1 %', needsAlcoholConsent(aProduct({ alcohol: 0.1 }), {}), true],
    ['0 %', needsAlcoholConsent(aProduct({ alcohol: 0 }), {}), false],
  ),
  clauseOf(
    46,
    'an option with alcohol is asked about',
    [
      'chosen',
      alcoholOf(aProduct({ parts: [aPart({ code: 'rum', kind: 'extra', alcohol: 40 })] }), { rum: 1 }),
      40,
    ],
    ['left', alcoholOf(aProduct({ parts: [aPart({ code: 'rum', kind: 'extra', alcohol: 40 })] }), {}), 0],
  ),
  clauseOf(
    47,
    'alcohol is not taken away',
    ['0.99 %', isBarredFromTakeout(0.99), false],
    ['1 %', isBarredFromTakeout(1), true],
  ),
  clauseOf(
    49,
    'a service is sold in its mode',
    ['1 eaten in', soldIn('1', 'EATIN'), 'available'],
    ['1 taken away', soldIn('1', 'TAKEOUT'), 'unavailable'],
    ['2 taken away', soldIn('2', 'TAKEOUT'), 'available'],
    ['2 eaten in', soldIn('2', 'EATIN'), 'unavailable'],
    ['3 taken away', soldIn('3', 'TAKEOUT'), 'available'],
    ['3 eaten in', soldIn('3', 'EATIN'), 'available'],
  ),
  clauseOf(50, 'a search begins with three characters', ['three', found('che'), 1], ['two', found('ch'), 0]),
  clauseOf(
    51,
    'a search finds any part of a name, in capitals or not',
    ['CHEES', found('CHEES'), 1],
    ['eesseb', found('eesseb'), 0],
  ),
  clauseOf(
    52,
    'what is not to be had is not opened',
    ['to be had', canOpenProduct(aProduct(), aShelf()), allow],
    [
      'out',
      canOpenProduct(
        aProduct(),
        aShelf({ outages: [{ productCode: aProduct().code, state: 'UNAVAILABLE' }] }),
      ),
      refuse('product.outage'),
    ],
  ),
  clauseOf(
    55,
    'a closed restaurant takes no order',
    ['21:45', canCheckOut({ ...PAYMENT, now: at('2026-03-10 21:45') }), allow],
    ['22:00', canCheckOut({ ...PAYMENT, now: at('2026-03-10 22:00') }), refuse('restaurant.closed')],
  ),
  clauseOf(56, 'a pickup is every ten minutes from the earliest', [
    'until closing',
    pickupSlots(aRestaurant(), at('2026-03-10 21:35'), false).map((slot) => clockAt(slot).slice(-5)),
    ['21:50', '22:00'],
  ]),
  clauseOf(
    58,
    'a combo costs its parts or its own price, whichever is more',
    ['99.99', comboOf(9_999), 10_000],
    ['100.01', comboOf(10_001), 10_001],
  ),
  clauseOf(59, 'a part costs its price for each', ['2 of 2 included', partPrice(cheese, 2), 600]),
  clauseOf(60, 'what is above the included costs more', ['3 of 2 included', partPrice(cheese, 3), 2_100]),
  clauseOf(61, 'what is below the included is taken off', ['1 of 2 included', partPrice(cheese, 1), -200]),
  clauseOf(62, 'a coupon costs nothing', [
    'of 50.00',
    unitPriceOf(aCoupon({}, { price: aPrice(5_000) }), {}),
    0,
  ]),
  clauseOf(
    63,
    'tax is in the price or comes to it',
    ['in it', taxedAmount(minor(10_000), aTax()).withTax, 10_000],
    ['to it', taxedAmount(minor(10_000), aTax({ isIncludedInPrice: false })).withTax, 12_500],
  ),
  clauseOf(
    64,
    'an amount has two decimals',
    ['1.004', fromMajor(1.004), 100],
    ['1.005', fromMajor(1.005), 101],
  ),
]

/** What is no rule with an edge but words, a button or what a server does: the test that proves it. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  3: 'tests/locales/quoted.test.ts',
  4: 'tests/pages/registration.test.tsx',
  5: 'tests/pages/login.test.tsx',
  6: 'tests/pages/login.test.tsx',
  8: 'tests/pages/login.test.tsx',
  10: 'tests/app/ports/account-ports.server.test.ts',
  11: 'tests/pages/forgot-password.test.tsx',
  19: 'tests/classic/messages.test.tsx',
  26: 'tests/server/accounts/field-edges.test.ts',
  27: 'tests/server/accounts/registration.test.ts',
  28: 'tests/server/accounts/registration.test.ts',
  29: 'tests/domain/account/fields.test.ts',
  31: 'tests/pages/registration.test.tsx',
  32: 'tests/locales/field-errors.test.ts',
  34: 'tests/server/orders/order-creation.test.ts',
  35: 'tests/pages/login.test.tsx',
  48: 'e2e/journeys/alcohol.spec.ts',
  53: 'tests/domain/checkout/card-decline.test.ts',
  54: 'tests/pages/payment/card-entry.alone.test.tsx',
  57: 'tests/classic/screens/screens.test.tsx',
}

describe.each(RULES)('S5.$clause: $what', ({ answers }) => {
  test.each(answers)('%s', (_given, said, expected) => {
    expect(said).toEqual(expected)
  })
})

test('no rule of section 5 is without a row, a field of a form or a test of its own', () => {
  const inForms = Object.values(FORM_EDGES).flatMap((edges) => edges.map(({ clause }) => clause))
  const isProven = (clause: number) =>
    RULES.some((rule) => rule.clause === clause) ||
    inForms.some((cited) => cites(cited, clause)) ||
    cites(textOf(ELSEWHERE[clause] ?? 'package.json'), clause)
  const all = Array.from({ length: 64 }, (_, index) => index + 1)
  expect(all.filter((clause) => !isProven(clause))).toEqual([])
})

function cites(text: string, clause: number): boolean {
  return new RegExp(`S5\\.${clause}(?!\\d)`).test(text)
}
