import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'

const ADDRESSES: readonly (readonly [address: string, route: Route])[] = [
  ['/', { name: 'home' }],
  ['/before-order', { name: 'beforeOrder' }],
  ['/categories', { name: 'categories' }],
  ['/order', { name: 'menu' }],
  ['/order/burgers', { name: 'menu', categoryId: id('burgers') }],
  ['/product/123', { name: 'product', product: '123' }],
  ['/restaurants', { name: 'restaurants' }],
  ['/restaurants?lat=60.19&lng=11.1', { name: 'restaurants', latitude: 60.19, longitude: 11.1 }],
  ['/restaurants?openInfo=r1', { name: 'restaurants', openInfo: id('r1') }],
  ['/restaurants/r1', { name: 'restaurantInfo', restaurantId: id('r1') }],
  ['/restaurant/brygga', { name: 'restaurantLink', slug: 'brygga' }],
  ['/restaurant/brygga?table=12', { name: 'restaurantLink', slug: 'brygga', tableNumber: '12' }],
  ['/restaurant/brygga?table=Bar+3', { name: 'restaurantLink', slug: 'brygga', tableNumber: 'Bar 3' }],
  ['/restaurants/brygga/authenticate', { name: 'authenticate', slugOrId: 'brygga' }],
  ['/checkout', { name: 'checkout' }],
  ['/payment-success', { name: 'paymentSuccess' }],
  ['/payment-refused', { name: 'paymentRefused' }],
  ['/payment-cancel', { name: 'paymentCancel' }],
  ['/current-order', { name: 'currentOrder' }],
  ['/current-order/conflict/o1', { name: 'conflictedOrder', orderId: id('o1') }],
  ['/order-history', { name: 'orderHistory' }],
  ['/cancel-order/o1', { name: 'cancelOrder', orderId: id('o1') }],
  ['/cancel-order/o1#g1', { name: 'cancelOrder', orderId: id('o1'), guestId: 'g1' }],
  ['/cancel-order/o1#g1/t1', { name: 'cancelOrder', orderId: id('o1'), guestId: 'g1', accessToken: 't1' }],
  ['/modify-pickup/o1', { name: 'modifyPickup', orderId: id('o1') }],
  ['/modify-pickup/o1#g1/t1', { name: 'modifyPickup', orderId: id('o1'), guestId: 'g1', accessToken: 't1' }],
  ['/report-problem/o1', { name: 'reportProblem', orderId: id('o1') }],
  ['/login', { name: 'login' }],
  ['/profile', { name: 'profile' }],
  ['/profile/update', { name: 'profileUpdate' }],
  ['/profile/create', { name: 'profileCreate' }],
  ['/profile/mail-sent', { name: 'mailSent' }],
  ['/profile/confirmation#t1', { name: 'confirmation', token: 't1' }],
  ['/profile/forgot-password/request', { name: 'forgotPassword', action: 'request' }],
  ['/profile/forgot-password/sent', { name: 'forgotPassword', action: 'sent' }],
  ['/profile/forgot-password/success', { name: 'forgotPassword', action: 'success' }],
  ['/profile/forgot-password/fail', { name: 'forgotPassword', action: 'fail' }],
  ['/contact', { name: 'contact' }],
  ['/allergens', { name: 'avoidList' }],
  ['/legal/privacy', { name: 'legal', text: 'privacy' }],
  ['/legal/terms', { name: 'legal', text: 'terms' }],
  ['/order-disabled', { name: 'orderDisabled' }],
  ['/technical-issue', { name: 'technicalIssue' }],
  ['/technical-issue?code=503', { name: 'technicalIssue', code: 503 }],
  ['/404', { name: 'notFound' }],
]

describe('every address of section 2', () => {
  test.each(ADDRESSES)('%s is read (S2.1 to S2.84)', (address, route) => {
    expect(parseRoute(address)).toEqual(route)
  })

  test.each(ADDRESSES)('%s is written (S2.1 to S2.84)', (address, route) => {
    expect(hrefOf(route)).toBe(address)
  })
})

test.each<[string, Route]>([
  ['/cancel-order/o1/g1', { name: 'cancelOrder', orderId: id('o1'), guestId: 'g1' }],
  ['/cancel-order/o1/g1/t1', { name: 'cancelOrder', orderId: id('o1'), guestId: 'g1', accessToken: 't1' }],
  ['/modify-pickup/o1/g1/t1', { name: 'modifyPickup', orderId: id('o1'), guestId: 'g1', accessToken: 't1' }],
  [
    '/modify-pickup/o1?view=chat#g1/t1',
    { name: 'modifyPickup', orderId: id('o1'), guestId: 'g1', accessToken: 't1' },
  ],
  ['/profile/confirmation/t1', { name: 'confirmation', token: 't1' }],
  ['/profile/confirmation', { name: 'confirmation', token: '' }],
])('%s, as the specification has it, is read too (S2.59, S2.60, S2.76)', (address, route) => {
  expect(parseRoute(address)).toEqual(route)
})

test('a secret is written where no server gets to see it (S4.44)', () => {
  const link = { orderId: id<never>('o1'), guestId: 'g1', accessToken: 's3cret' }
  const routes: readonly Route[] = [
    { name: 'cancelOrder', ...link },
    { name: 'modifyPickup', ...link },
    { name: 'confirmation', token: 's3cret' },
  ]
  for (const route of routes)
    expect(new URL(hrefOf(route), 'https://orda.test').pathname).not.toContain('s3cret')
})

test.each([
  ['/orders'],
  ['/checkout/now'],
  ['/product'],
  ['/product/1/2'],
  ['/restaurant'],
  ['/cancel-order'],
  ['/cancel-order/o1/g1/t1/more'],
  ['/profile/forgot-password/why'],
  ['/current-order/o1'],
  ['/order/%E0%A4%A'],
])('%s is unknown (S2.83)', (path) => {
  expect(parseRoute(path)).toEqual({ name: 'unknown', path })
})

test.each([
  ['a closing slash', '/checkout/', { name: 'checkout' }],
  ['the forced view', '/checkout?view=classic', { name: 'checkout' }],
  ['a fragment', '/categories#top', { name: 'categories' }],
  ['half a position', '/restaurants?lat=60', { name: 'restaurants' }],
  ['a position that is no number', '/restaurants?lat=north&lng=11', { name: 'restaurants' }],
])('%s does not change the route', (_, address, route) => {
  expect(parseRoute(address)).toEqual(route)
})

test('any text survives being part of an address', () => {
  const text = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((value) => value !== '.' && value !== '..')
  fc.assert(
    fc.property(text, text, (one, other) => {
      const routes: readonly Route[] = [
        { name: 'product', product: one },
        { name: 'restaurants', openInfo: id(one) },
        { name: 'cancelOrder', orderId: id(one), guestId: other, accessToken: one },
      ]
      expect(routes.map((route) => parseRoute(hrefOf(route)))).toEqual(routes)
    }),
  )
})
