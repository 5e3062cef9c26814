import { create } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { fromRestaurant, toRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { createGuest } from '#api/guests-users.api.ts'
import { fromProduct, ProductSchema, toProduct } from '#contracts/catalogue/product.contract.ts'
import { fromSession, SessionSchema, toSession } from '#contracts/accounts/authentication.contract.ts'
import { PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { aCoupon, aPart, aProduct } from '#tests/support/builders/catalogue.ts'
import { aGuest } from '#tests/support/builders/identity.ts'
import { clientOf, says } from '#tests/api/fake-fetch.ts'

const GUEST = {
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  deviceToken: 'device-1',
  language: 'no',
  phoneNumber: '+4799999999',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: true,
}

describe('everything the specification lists is told', () => {
  test('of a guest, both ways (S3.2)', () => {
    const session = { identity: aGuest(GUEST), expiresAt: 1_800_000_000_000 }
    const { guest } = fromSession(session)
    expect(guest).toMatchObject({ ...GUEST, id: 'guest-1', accountId: 'account-1' })
    expect(toSession(create(JSON.parse(JSON.stringify(fromSession(session))), SessionSchema))).toEqual(
      session,
    )
  })

  test('of a guest who is made at the checkout (S7.10)', async () => {
    const { http, asked } = clientOf(() => says({ ...GUEST, id: 'g', accountId: 'a' }))
    await createGuest(http)(GUEST)
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/accounts/guests', GUEST],
    ])
  })

  test('of a product, its options and defaults by the codes of its parts (S3.13)', () => {
    const bun = aPart({ code: 'bun', kind: 'option', minQuantity: 1, defaultQuantity: 1 })
    const onion = aPart({ code: 'onion', kind: 'extra' })
    const wire = fromProduct(aProduct({ parts: [bun, onion], calories: 540, imageUrl: '/burger.png' }))
    const listed = ['id', 'code', 'name', 'description', 'calories', 'imageUrl', 'type', 'tags', 'priority']
    expect(Object.keys(wire)).toEqual(
      expect.arrayContaining([...listed, 'defaultOptions', 'parts', 'options']),
    )
    expect(wire.options).toEqual(['bun'])
    expect(wire.defaultOptions).toEqual(['bun'])
    expect(wire.parts).toHaveLength(2)
  })

  test.each(['COMBO', 'COUPON', 'REGULAR', 'OPTION'] as const)(
    'of a product that is a %s (S3.14)',
    (type) => {
      const wire = { ...fromProduct(aProduct()), type }
      expect(toProduct(create(wire, ProductSchema)).type).toBe(type)
      expect(PRODUCT_TYPES).toHaveLength(4)
    },
  )

  test('of where a product is sold, how it is filtered, what it discounts and what completes it (S3.22)', () => {
    const { customParams } = fromProduct(aCoupon())
    const wire = {
      ...fromProduct(aCoupon()),
      customParams: { ...customParams, TagOnlineFilter: ['vegan'], complement: 'sauce' },
    }
    const told = toProduct(create(wire, ProductSchema))
    expect(told.customParams).toMatchObject({ tagOnlineFilter: ['vegan'], complement: 'sauce' })
    expect(told.customParams.coupon).toEqual(aCoupon().customParams.coupon)
    expect(told.customParams.service).toBe(customParams?.availability?.service)
  })
})

test('a restaurant of a time zone nobody knows is shown in the usual one, and breaks no page', () => {
  const wire = fromRestaurant(aRestaurant())
  expect(toRestaurant({ ...wire, timeZone: 'Europe/Olso' }).timeZone).toBe(DEFAULT_TIME_ZONE)
  expect(toRestaurant({ ...wire, timeZone: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo')
})
