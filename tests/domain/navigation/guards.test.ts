import { describe, expect, test } from 'vitest'
import { id, type CategoryId } from '#domain/ids.ts'
import { previousUrlOf, redirectOf, type NavigationFacts } from '#domain/navigation/guards.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const RESTAURANT = aRestaurant({ slug: 'brygga', id: id('r1') })
const GATED = aRestaurant({ slug: 'club', id: id('r2'), authenticationRequired: true })
const DISABLED = aRestaurant({ settings: { ordersEnabled: false } })
const CATEGORY = id<CategoryId>('burgers')

/** Ready to pay: everything chosen, as a guest. */
const READY: NavigationFacts = {
  restaurant: RESTAURANT,
  mode: 'EATIN',
  categoryId: CATEGORY,
  basketCount: 1,
  identity: 'guest',
}

type Row = readonly [
  clause: string,
  address: string,
  lacking: { readonly [Key in keyof NavigationFacts]?: NavigationFacts[Key] | undefined },
  leadsTo: string | undefined,
]

/** READY with some facts changed; a fact given as undefined is not known. */
function factsWith(change: Row[2]): NavigationFacts {
  const known = Object.entries({ ...READY, ...change }).filter(([, value]) => value !== undefined)
  return { basketCount: 0, ...Object.fromEntries(known) }
}

function follows(rows: readonly Row[]): void {
  test.each(rows)('%s: %s with %o leads to %s', (_, address, change, leadsTo) => {
    expect(redirectOf(parseRoute(address), factsWith(change))).toBe(leadsTo)
  })
}

describe('choosing', () => {
  follows([
    ['S2.1', '/', {}, '/before-order'],
    ['S2.6', '/before-order', {}, undefined],
    ['S2.6', '/before-order', { restaurant: undefined }, '/restaurants'],
    ['S2.8', '/categories', {}, undefined],
    ['S2.8', '/categories', { mode: undefined }, '/before-order'],
    ['S2.8', '/categories', { restaurant: undefined }, '/before-order'],
    ['S2.11', '/order', { restaurant: undefined, mode: undefined }, '/restaurants'],
    ['S2.12', '/order', { mode: undefined }, '/before-order'],
    ['S2.13', '/order', { categoryId: undefined }, '/categories'],
    ['S2.13', '/order', {}, undefined],
    ['S2.13', '/order/burgers', {}, undefined],
    ['S2.15, S8.46', '/order', { hasMenuFailed: true }, '/restaurants'],
    ['S2.25', '/product/1', { restaurant: undefined }, '/order'],
    ['S2.27', '/product/1', { product: allow }, undefined],
    ['S2.27', '/product/1', { product: undefined }, undefined],
    ['S2.27, S8.45', '/product/1', { product: refuse('product.notFound') }, '/404'],
    ['S2.27, S8.45', '/product/1', { product: refuse('product.outage') }, '/404'],
  ])
})

describe('restaurants', () => {
  follows([
    ['S2.31', '/restaurants', {}, undefined],
    ['S2.34', '/restaurants', { onlyRestaurant: RESTAURANT }, '/order'],
    ['S2.34', '/restaurants', { onlyRestaurant: RESTAURANT, restaurant: undefined }, undefined],
    ['S2.15, S8.46', '/restaurants', { onlyRestaurant: RESTAURANT, hasMenuFailed: true }, undefined],
    [
      'S2.34',
      '/restaurants',
      { onlyRestaurant: GATED, restaurant: undefined },
      '/restaurants/club/authenticate',
    ],
    ['S2.34', '/restaurants', { onlyRestaurant: GATED, restaurant: GATED }, '/order'],
    ['S2.46', '/restaurants/r1', {}, '/restaurants?openInfo=r1'],
    ['S2.38', '/restaurant/brygga', { linked: undefined }, undefined],
    ['S2.39', '/restaurant/club', { linked: GATED }, '/restaurants/club/authenticate'],
    ['S2.40', '/restaurant/club', { linked: GATED, restaurant: GATED }, '/order'],
    ['S2.40', '/restaurant/brygga', { linked: RESTAURANT }, '/order'],
    ['S2.40', '/restaurant/brygga', { linked: RESTAURANT, restaurant: GATED }, undefined],
    ['S2.41, S8.47', '/restaurant/nowhere', { linked: 'failed' }, '/404'],
    ['S2.42', '/restaurants/club/authenticate', { linked: GATED }, undefined],
    ['S2.43', '/restaurants/club/authenticate', { linked: GATED, restaurant: GATED }, '/order'],
    ['S2.46', '/restaurants/brygga/authenticate', { linked: RESTAURANT }, '/restaurants/r1'],
    ['S2.41', '/restaurants/nowhere/authenticate', { linked: 'failed' }, '/404'],
  ])
})

describe('paying and following', () => {
  follows([
    ['S2.47', '/checkout', {}, undefined],
    ['S2.47', '/checkout', { basketCount: 0 }, '/order'],
    ['S2.47', '/checkout', { restaurant: undefined }, '/order'],
    ['S2.47', '/checkout', { restaurant: DISABLED }, '/order'],
    ['S2.51', '/payment-refused', {}, undefined],
    ['S2.53', '/current-order', { identity: 'visitor' }, undefined],
    ['S2.56', '/order-history', { identity: 'visitor' }, '/login'],
    ['S2.56', '/order-history', { identity: 'guest' }, undefined],
    ['S2.56', '/order-history', { identity: 'user' }, undefined],
    ['S2.56', '/order-history', { identity: undefined }, undefined],
    ...['/cancel-order/o1', '/modify-pickup/o1'].flatMap((address): readonly Row[] => [
      ['S4.45', address, { identity: 'visitor' }, '/login'],
      ['S4.45', `${address}/g1`, { identity: 'visitor' }, '/login'],
      ['S4.44', `${address}/g1/t1`, { identity: 'visitor' }, undefined],
      ['S4.44', `${address}/g1/t1`, { identity: 'visitor', hasEmailLinkFailed: true }, '/login'],
      ['S4.46', address, { order: 'missing' }, '/404'],
      ['S4.46', address, { order: 'found' }, undefined],
      ['S4.46', address, { order: undefined }, undefined],
      ['S4.6', address, { identity: undefined, order: 'missing' }, undefined],
    ]),
  ])
})

describe('the account', () => {
  follows([
    ['S2.62', '/login', { identity: 'visitor' }, undefined],
    ['S2.65', '/profile', { identity: 'user' }, undefined],
    ['S2.65', '/profile', { identity: 'guest' }, '/login'],
    ['S2.65', '/profile', { identity: 'visitor' }, '/login'],
    ['S2.65', '/profile', { identity: undefined }, undefined],
    ['S2.69', '/profile/update', { identity: 'user' }, undefined],
    ['S2.69', '/profile/update', { identity: 'guest' }, '/'],
    ['S2.72', '/profile/create', { identity: 'visitor' }, undefined],
    ['S2.72', '/profile/create', { identity: 'guest' }, undefined],
    ['S2.72', '/profile/create', { identity: 'user' }, '/profile'],
    ['S2.76', '/profile/confirmation/t1', { identity: 'visitor' }, undefined],
    ['S2.76', '/profile/confirmation/t1', { identity: 'user' }, '/login'],
    ['S2.76', '/profile/confirmation', { identity: 'visitor' }, '/profile/create'],
  ])
})

describe('pages open to everybody', () => {
  const addresses = [
    '/payment-success',
    '/payment-cancel',
    '/current-order/conflict/o1',
    '/report-problem/o1',
    '/profile/mail-sent',
    '/profile/forgot-password/request',
    '/contact',
    '/order-disabled',
    '/technical-issue',
    '/404',
  ]
  follows(
    addresses.map((address) => ['S2', address, { restaurant: undefined, identity: 'visitor' }, undefined]),
  )
  follows([['S2.83', '/anything/else', {}, '/404']])
})

describe('coming back after logging in', () => {
  test.each([
    ['/cancel-order/o1/g1', { identity: 'visitor' }, '/cancel-order/o1'],
    ['/modify-pickup/o1/g1/t1', { identity: 'visitor', hasEmailLinkFailed: true }, '/modify-pickup/o1'],
    ['/cancel-order/o1', { identity: 'user' }, undefined],
    ['/order-history', { identity: 'visitor' }, '/order-history'],
    ['/profile', { identity: 'guest' }, '/profile'],
    ['/profile/confirmation/t1', { identity: 'user' }, undefined],
    ['/categories', { identity: 'visitor' }, undefined],
  ] as const)('%s with %o keeps %s, without the secrets of the mail (S4.45)', (address, change, kept) => {
    expect(previousUrlOf(parseRoute(address), factsWith(change))).toBe(kept)
  })
})

test('no redirect leads round in a circle, whatever is known (S2)', () => {
  const addresses = [
    '/',
    '/before-order',
    '/categories',
    '/order',
    '/product/1',
    '/restaurants',
    '/checkout',
    '/profile',
  ]
  const facts = [undefined, RESTAURANT, DISABLED, GATED].flatMap((restaurant) =>
    [undefined, 'EATIN' as const].flatMap((mode) =>
      [undefined, CATEGORY].flatMap((categoryId) =>
        [undefined, RESTAURANT, GATED].flatMap((onlyRestaurant) =>
          (['visitor', 'guest', 'user'] as const).map((identity) =>
            factsWith({ restaurant, mode, categoryId, onlyRestaurant, identity, basketCount: 0 }),
          ),
        ),
      ),
    ),
  )
  for (const start of addresses) for (const known of facts) expect(stepsFrom(start, known)).toBeLessThan(8)
})

function stepsFrom(start: string, facts: NavigationFacts): number {
  let steps = 0
  let address: string | undefined = start
  while (address !== undefined && steps < 8) {
    address = redirectOf(parseRoute(address), facts)
    steps += 1
  }
  return steps
}
