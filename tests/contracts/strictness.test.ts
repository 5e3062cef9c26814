import { StructError } from 'superstruct'
import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import {
  SessionSchema,
  UserCredentialsSchema,
  toSession,
} from '#contracts/accounts/authentication.contract.ts'
import { decode } from '#contracts/wire/decode.ts'
import { NewGuestSchema, UserValidationSchema } from '#contracts/accounts/guests-users.contract.ts'
import { MenuSchema, fromMenuAnswer, toMenuAnswer, toOutage } from '#contracts/catalogue/menu.contract.ts'
import {
  FeedbackSchema,
  NewOrderSchema,
  OrderChangeSchema,
  RatingSchema,
} from '#contracts/orders/order-calls.contract.ts'
import { OrderSchema, fromOrder, toOrder } from '#contracts/orders/orders.contract.ts'
import { toOrderQuery } from '#contracts/orders/order-queries.contract.ts'
import { ParameterListSchema, toParameters } from '#contracts/system/parameters.contract.ts'
import { RestaurantSchema, fromRestaurant, toRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { SafeUrl } from '#contracts/wire/wire.ts'
import { aMenu, aPart, aProduct } from '#tests/support/builders/catalogue.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const menu = aMenu({ products: [aProduct({ parts: [aPart({ parts: [aPart()] })] })] })
const menuWire = fromMenuAnswer({ menu, outages: [] })

describe('answers from a newer server', () => {
  test.each([
    ['restaurant', RestaurantSchema, toRestaurant, fromRestaurant(aRestaurant())],
    ['menu', MenuSchema, toMenuAnswer, menuWire],
    ['order', OrderSchema, toOrder, fromOrder(anOrder({ items: [anOrderedItem()] }))],
  ])('a field nobody knows in a %s changes nothing', (_name, struct, toValue, wire) => {
    const read = toValue as (wire: unknown) => unknown
    expect(read(decode(struct as unknown as Struct<unknown, unknown>, withUnknownFields(wire)))).toEqual(
      read(wire),
    )
  })

  test.each([
    ['timeZone', 'Europe/Paris', 'S3.6'],
    ['currency', 'eur', 'S3.7, S9.31'],
    ['rootNavigation', 'Online Ordering', 'S3.8, S9.29'],
  ] as const)('a restaurant without %s has %s (%s)', (field, value, _clause) => {
    const wire = { ...fromRestaurant(aRestaurant()), [field]: null }
    expect(toRestaurant(decode(RestaurantSchema, wire))[field]).toBe(value)
  })

  test.each([
    ['DISABLED', 'DISABLED'],
    ['OUT_OF_STOCK', 'UNAVAILABLE'],
  ])('an outage %s is %s (S2.20, S2.21)', (state, expected) => {
    expect(toOutage({ productCode: 'beer', state }).state).toBe(expected)
  })

  test('ordering is told to be disabled exactly when orders are not enabled (S3.4, S3.10)', () => {
    const told = [true, false].map(
      (ordersEnabled) => fromRestaurant(aRestaurant({ settings: { ordersEnabled } })).orderingDisabled,
    )
    expect(told).toEqual([false, true])
  })

  test('keys of parameters become camel case and their switches booleans (S3.39)', () => {
    const wire = decode(ParameterListSchema, {
      items: [
        { key: 'DEBUG_MODE_ENABLED', value: 'true' },
        { key: 'Terms-And-Conditions Page', value: 'https://orda.example/terms' },
        { key: 'privacy_url', value: 'FALSE' },
      ],
    })
    expect(toParameters(wire)).toEqual({
      debugModeEnabled: true,
      termsAndConditionsPage: 'https://orda.example/terms',
      privacyUrl: false,
    })
  })

  test('an account of type USER is a user even where a guest is told too (S4.6)', () => {
    const guest = { id: 'g', accountId: 'a', email: 'a@b.no', language: 'no' }
    const user = { id: 'u', accountId: 'b', email: 'a@b.no', language: 'no' }
    const wire = decode(SessionSchema, { account: { type: 'USER' }, user, guest })
    expect(toSession(wire).identity.kind).toBe('user')
  })

  test.each([
    [undefined, 6],
    ['20', 20],
    ['5000', 100],
    ['-1', 6],
    ['x', 6],
  ])('a page size of %s is %s (S7.43, S9.4)', (limit, expected) => {
    expect(toOrderQuery({ accountId: 'a', orderState: 'ORDER_HISTORY', limit }).limit).toBe(expected)
  })
})

describe('answers that are wrong', () => {
  test.each([
    ['a price that is text', 'products.0.price.defaultUnitPrice', '10'],
    ['a price that is missing', 'products.0.price', undefined],
    ['an allergen nobody knows', 'products.0.metadata.allergens.0', 'stardust'],
    ['a quantity below zero, deep in the parts', 'products.0.parts.0.parts.0.maxQuantity', -1],
    ['a part type nobody knows', 'products.0.parts.0.type', 4],
    ['a mode nobody knows', 'orderType', 'DELIVERY'],
  ])('%s is named by its path', (_name, path, value) => {
    expect(pathOf(() => decode(MenuSchema, changed(menuWire, path, value)))).toBe(path)
  })

  test.each([['yesterday'], ['2026-13-01T00:00:00Z'], [5]])('%s is no time', (retrievalDate) => {
    const wire = { ...fromOrder(anOrder()), retrievalDate }
    expect(pathOf(() => decode(OrderSchema, wire))).toBe('retrievalDate')
  })

  test.each([
    ['https://orda.example/a', true],
    ['/pictures/burger.webp', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['http://orda.example', false],
  ])('the link %s is followed: %s', (url, isSafe) => {
    expect(SafeUrl.is(url)).toBe(isSafe)
  })
})

describe('what is sent holds nothing else', () => {
  const newOrder = {
    campaignId: 'c',
    restaurantId: 'r',
    items: [{ productCode: 'burger', quantity: 1, contextCode: 'x', children: [] }],
    pickUpMode: 'EATIN',
    retrievalDate: '2026-03-10T12:00:00.000Z',
    isPredictOrder: false,
  }
  const newGuest = {
    email: 'a@b.no',
    deviceToken: 'device-token',
    language: 'no',
    isTermsAccepted: true,
    isPolicyAccepted: true,
    isOffersAccepted: false,
  }
  const feedback = {
    body: 'b',
    feedbackSubject: 's',
    phoneNumber: '',
    name: '',
    email: '',
    reportProblem: true,
  }

  test.each([
    ['an order with a price', NewOrderSchema, newOrder, { price: 1 }, 'price'],
    ['an order with a state', NewOrderSchema, newOrder, { state: 'PAID' }, 'state'],
    ['a change of the account', OrderChangeSchema, { isOnMyWay: true }, { accountId: 'other' }, 'accountId'],
    ['a guest with an id', NewGuestSchema, newGuest, { accountId: 'other' }, 'accountId'],
    ['a login with a role', UserCredentialsSchema, { email: 'a@b.no', password: 'p' }, { role: 'x' }, 'role'],
    ['feedback with a rating', FeedbackSchema, feedback, { rating: 5 }, 'rating'],
  ] as const)('%s is refused by the field (S7.45, S7.46)', (_name, struct, body, extra, field) => {
    const told = [body, { ...body, ...extra }].map((value) =>
      pathOf(() => decode(struct as unknown as Struct<unknown, unknown>, value)),
    )
    expect(told).toEqual([undefined, field])
  })

  test('the repeated password is no part of a registration (S3.48)', () => {
    expect(pathOf(() => decode(UserValidationSchema, { confirm_password: 'p' }))).toBeDefined()
    expect(Object.keys(UserValidationSchema.schema)).not.toContain('confirm_password')
  })

  test.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
    [2.5, false],
  ])('a rating of %s is sent: %s (S7.52)', (rating, isAccepted) => {
    expect(RatingSchema.is({ rating })).toBe(isAccepted)
  })

  test('a change that changes nothing is refused (S7.46)', () => {
    expect(OrderChangeSchema.is({})).toBe(false)
  })
})

function pathOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof StructError) return error.path.join('.')
    throw error
  }
}

/** The same value with one path replaced. */
function changed(value: unknown, path: string, replacement: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((at, key) => (at as Record<string, unknown>)[key], copy)
  ;(holder as Record<string, unknown>)[last] = replacement
  return copy
}

function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withUnknownFields(field)] as const)
  return { ...Object.fromEntries(fields), unheardOf: { of: ['it'] } }
}
