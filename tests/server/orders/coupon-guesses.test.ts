import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Menu } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Catalogue } from '#server/store/catalogue.store.ts'
import { aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, aGuest, aNewOrder, anItem, openTestShop } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const RIGHT = '1010'
/** Four times what a restaurant's code may be guessed. */
const MOST = 8
/** Twenty times as many, whoever guesses. */
const MOST_OF_ALL = 160

let shop: TestShop
let asked = 0
beforeAll(async () => {
  shop = await openTestShop({ catalogue: withCoupon(), limits: { codeTries: 2 } })
})
beforeEach(() => {
  // Each test finds its guesses unused.
  shop.clock.value += 7 * 86_400_000
})
afterAll(() => shop.close())

type Guess = { readonly who?: Pick<Customer, 'cookie'>; readonly from?: string }

/** Every call that tells the code of a coupon from one of none, and the status it answers with. */
const GUESSES = {
  'looking for it': async (code: string, { who, from }: Guess) =>
    ask('GET', `restaurants/brygga/campaigns/brygga-1/products/${code}`, undefined, who, from),
  'ordering with it': async (code: string, { who, from }: Guess) =>
    ask('POST', 'orders', orderOf([anItem('burger'), anItem(code, 0)]), who, from),
  'ordering a piece of it': async (code: string, { who, from }: Guess) =>
    ask('POST', 'orders', orderOf([anItem(code, 1)]), who, from),
}
const CALLS = Object.entries(GUESSES)

const wrong = (nth: number) => String(200_000 + nth)
const firsts = (count: number) => Array.from({ length: count }, (_, nth) => nth)
/** Each in a network of its own. */
const addressOf = (nth: number) => `2001:db8:${nth.toString(16)}::7`
/** All in the network one line is given. */
const oneOfALine = (nth: number) => `2001:db8:0:5:${nth.toString(16)}::7`

describe('a code of a discount is not found by trying (S9.26)', () => {
  test.each(CALLS)('%s: after eight wrong ones from one address nobody is told there', async (_, guess) => {
    for (const nth of firsts(MOST + 1)) await guess(wrong(nth), { who: await aGuest(shop) })
    expect(await guess(RIGHT, { who: await aGuest(shop) })).toBe(429)
  })

  test.each(CALLS)('%s: a guest is not told more by moving from address to address', async (_, guess) => {
    const who = await aGuest(shop)
    for (const nth of firsts(MOST + 1)) await guess(wrong(nth), { who, from: addressOf(nth) })
    expect(await guess(RIGHT, { who, from: addressOf(MOST + 1) })).toBe(429)
  })

  test.each(CALLS)('%s: nor are new guests at the many addresses of one line', async (_, guess) => {
    for (const nth of firsts(MOST + 1))
      await guess(wrong(nth), { who: await aGuest(shop), from: oneOfALine(nth) })
    expect(await guess(RIGHT, { who: await aGuest(shop), from: oneOfALine(MOST + 1) })).toBe(429)
  })

  test.each(CALLS)('%s: nor are new guests at ever new addresses, all together', async (_, guess) => {
    for (const nth of firsts(MOST_OF_ALL + 1))
      await guess(wrong(nth), { who: await aGuest(shop), from: addressOf(nth) })
    expect(await guess(RIGHT, { who: await aGuest(shop), from: addressOf(MOST_OF_ALL + 1) })).toBe(429)
  })

  test('all those calls count together', async () => {
    const who = await aGuest(shop)
    for (const nth of firsts(MOST + 1)) {
      const [, guess] = CALLS[nth % CALLS.length] ?? []
      await guess?.(wrong(nth), { who })
    }
    const told = []
    for (const [, guess] of CALLS) told.push(await guess(RIGHT, { who }))
    expect(told).toEqual(CALLS.map(() => 429))
  })

  test('an order of many codes is as many guesses, and tells of none', async () => {
    const who = await aGuest(shop)
    const items = [anItem('burger'), anItem(RIGHT, 0), ...firsts(50).map((nth) => anItem(wrong(nth), 0))]
    expect(await ask('POST', 'orders', orderOf(items), who)).toBe(429)
  })

  test('a right one is no guess, however often it is looked for and ordered with', async () => {
    const who = await aGuest(shop)
    const { 'looking for it': look, 'ordering with it': order } = GUESSES
    const told = []
    for (const _ of firsts(MOST)) told.push(await look(RIGHT, { who }), await order(RIGHT, { who }))
    expect(told).toEqual(firsts(MOST).flatMap(() => [200, 201]))
  })

  test('an order without one is taken from whoever has guessed too often', async () => {
    const who = await aGuest(shop)
    for (const nth of firsts(MOST + 2)) await GUESSES['looking for it'](wrong(nth), { who })
    expect(await ask('POST', 'orders', orderOf([anItem('burger')]), who)).toBe(201)
  })
})

describe('what no longer holds of a basket', () => {
  test.each([0, 1])('is told of %i pieces of a coupon as of a code of none', async (quantity) => {
    const told = async (code: string) => {
      const body = { restaurantId: 'brygga', campaignId: 'brygga-1', items: [anItem(code, quantity)] }
      const answer = await shop.customer().ask('POST', 'orders/find-conflicts', { body })
      return answer.body.replaceAll(code, 'CODE')
    }
    expect(await told(RIGHT)).toBe(await told(wrong(1)))
  })
})

function orderOf(items: readonly object[]): object {
  return aNewOrder({ items, retrievalDate: new Date(shop.clock.value + 1_800_000).toISOString() })
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  who?: Pick<Customer, 'cookie'>,
  from = '203.0.113.7',
): Promise<number> {
  asked += 1
  const answer = await shop.app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: from,
    headers: {
      'idempotency-key': `guess-number-${asked}`,
      ...(who?.cookie !== undefined && { cookie: who.cookie }),
    },
    ...(body && { payload: body }),
  })
  return answer.statusCode
}

function withCoupon(): Catalogue {
  const { restaurants, ...given } = aCatalogue()
  const coupon = aCoupon(
    { type: 'ITEM', discProd: id('burger'), validFrom: NOON, validUntil: NOON + 365 * 86_400_000 },
    { code: RIGHT },
  )
  const selling = (menu: Menu) => ({ ...menu, products: { ...menu.products, [RIGHT]: coupon } })
  return {
    ...given,
    deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, discounts: true } }),
    restaurants: restaurants.map((entry) => ({
      ...entry,
      menus: { EATIN: selling(entry.menus.EATIN), TAKEOUT: selling(entry.menus.TAKEOUT) },
    })),
  }
}
