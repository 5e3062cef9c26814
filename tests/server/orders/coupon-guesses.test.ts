import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CouponAttributes, Menu } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { asksWithWord, describedCalls } from '#tests/support/described-calls.ts'
import { NOON, aGuest, aNewOrder, anItem, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const RIGHT = '101010'
const USED_UP = '303030'
const EXPIRED = '404040'
/** Four times what a restaurant's code may be guessed. */
const MOST = 8
/** Twenty times as many, whoever guesses. */
const MOST_OF_ALL = 160
const DAY_MS = 86_400_000

let shop: TestShop
let asked = 0
beforeAll(async () => {
  shop = await openTestShop({ catalogue: withCoupons(), limits: { codeTries: 2 } })
  await useUp(shop)
})
beforeEach(() => {
  // Each test finds its guesses unused.
  shop.clock.value += 7 * DAY_MS
})
afterAll(() => shop.close())

type Guess = {
  readonly what: string
  /** The name of the call in the description of the interface. */
  readonly call: string
  readonly asks: (code: string) => readonly [method: 'GET' | 'POST', path: string, body?: object]
}

/** Every call that tells the code of a coupon from one of none. */
const GUESSES: readonly Guess[] = [
  {
    what: 'looking for it',
    call: 'product',
    asks: (code) => ['GET', `restaurants/brygga/campaigns/brygga-1/products/${code}`],
  },
  {
    what: 'asking whether it still holds',
    call: 'findConflicts',
    asks: (code) => ['POST', 'orders/find-conflicts', questionOf(code, 0)],
  },
  {
    what: 'ordering with it',
    call: 'createOrder',
    asks: (code) => ['POST', 'orders', orderOf([anItem('burger'), anItem(code, 0)])],
  },
  {
    what: 'ordering a piece of it',
    call: 'createOrder',
    asks: (code) => ['POST', 'orders', orderOf([anItem(code, 1)])],
  },
  {
    what: 'ordering with it at a time that has passed',
    call: 'createOrder',
    asks: (code) => [
      'POST',
      'orders',
      { ...orderOf([anItem('burger'), anItem(code, 0)]), retrievalDate: new Date(NOON).toISOString() },
    ],
  },
]
const CALLS = GUESSES.map((each) => [each.what, each] as const)

const wrong = (nth: number) => String(200_000 + nth)
const firsts = (count: number) => Array.from({ length: count }, (_, nth) => nth)
/** Each in a network of its own. */
const addressOf = (nth: number) => `2001:db8:${nth.toString(16)}::7`
/** All in the network one line is given. */
const oneOfALine = (nth: number) => `2001:db8:0:5:${nth.toString(16)}::7`

type Guesser = { readonly who?: Pick<Customer, 'cookie'>; readonly from?: string }

async function guess({ asks }: Guess, code: string, { who, from }: Guesser): Promise<number> {
  const [method, path, body] = asks(code)
  return (await ask(method, path, body, who, from)).status
}

describe('a code of a discount is not found by trying (S9.26)', () => {
  test.each(CALLS)('%s: after eight wrong ones from one address nobody is told there', async (_, call) => {
    for (const nth of firsts(MOST + 1)) await guess(call, wrong(nth), { who: await aGuest(shop) })
    expect(await guess(call, RIGHT, { who: await aGuest(shop) })).toBe(429)
  })

  test.each(CALLS)('%s: a guest is not told more by moving from address to address', async (_, call) => {
    const who = await aGuest(shop)
    for (const nth of firsts(MOST + 1)) await guess(call, wrong(nth), { who, from: addressOf(nth) })
    expect(await guess(call, RIGHT, { who, from: addressOf(MOST + 1) })).toBe(429)
  })

  const ORDERS_OF_GUESSES: typeof CALLS = [
    ...CALLS,
    ['all of them by turns', { what: 'by turns', call: '', asks: (code) => byTurns().asks(code) }],
  ]
  let turns = 0
  const byTurns = (): Guess => {
    turns += 1
    return GUESSES[turns % GUESSES.length] ?? byTurns()
  }
  const tellsOf = async (who: Guesser) => {
    const told = new Map<string, readonly unknown[]>()
    for (const { what, asks } of GUESSES) {
      const answers = []
      for (const code of [RIGHT, USED_UP, EXPIRED, wrong(1)]) {
        const [method, path, body] = asks(code)
        answers.push(await ask(method, path, body, who.who, who.from))
      }
      told.set(what, answers)
    }
    return told
  }

  test.each(ORDERS_OF_GUESSES)(
    '%s: nor are new guests at the many addresses of one line, by any call, of any code',
    async (_, call) => {
      for (const nth of firsts(MOST + 1))
        await guess(call, wrong(nth), { who: await aGuest(shop), from: oneOfALine(nth) })
      for (const answers of (await tellsOf({ who: await aGuest(shop), from: oneOfALine(99) })).values())
        expect(answers).toEqual(answers.map(() => TOLD_NOTHING))
    },
  )

  test.each(ORDERS_OF_GUESSES)(
    '%s: nor are new guests at ever new addresses, all together, by any call, of any code',
    async (_, call) => {
      for (const nth of firsts(MOST_OF_ALL + 1))
        await guess(call, wrong(nth), { who: await aGuest(shop), from: addressOf(nth) })
      for (const answers of (await tellsOf({ who: await aGuest(shop), from: addressOf(999) })).values())
        expect(answers).toEqual(answers.map(() => TOLD_NOTHING))
    },
  )

  test.each([
    [
      'ordered with',
      (codes: readonly string[]) => ['orders', orderOf([anItem('burger'), ...of(codes)])] as const,
    ],
    [
      'asked about',
      (codes: readonly string[]) =>
        ['orders/find-conflicts', { ...questionOf(RIGHT, 0), items: of(codes) }] as const,
    ],
  ])('many codes %s at once are as many guesses, and none is told', async (_what, asks) => {
    const [path, body] = asks([RIGHT, USED_UP, ...firsts(50).map(wrong)])
    expect(await ask('POST', path, body, await aGuest(shop))).toEqual(TOLD_NOTHING)
  })
  const of = (codes: readonly string[]) => codes.map((code) => anItem(code, 0))

  test('a right one is no guess, however often it is looked for, asked about and ordered with', async () => {
    const who = await aGuest(shop)
    const told = []
    for (const _ of firsts(MOST))
      for (const call of GUESSES.slice(0, 3)) told.push(await guess(call, RIGHT, { who }))
    expect(told).toEqual(firsts(MOST).flatMap(() => [200, 200, 201]))
  })

  test('an order without one is taken from whoever has guessed too often', async () => {
    const who = await aGuest(shop)
    for (const nth of firsts(MOST + 2))
      await ask('GET', `restaurants/brygga/campaigns/brygga-1/products/${wrong(nth)}`, undefined, who)
    expect((await ask('POST', 'orders', orderOf([anItem('burger')]), who)).status).toBe(201)
  })
})

test('no other call of the interface tells the code of a coupon from one of none, wherever it is written', async () => {
  const open = await openTestShop({ catalogue: withCoupons() })
  await useUp(open)
  const telling = new Set<string>()
  for (const call of await describedCalls(open)) {
    const who = await aGuest(open)
    for (const asking of asksWithWord(call, { restaurant: 'brygga' })) {
      const [none, ...told] = await inTurn(['909090', RIGHT, USED_UP, EXPIRED], async (code) => {
        const { url, body } = asking(code)
        const headers = { cookie: who.cookie ?? '', 'sec-fetch-site': 'same-origin' }
        asked += 1
        const answer = await open.app.inject({
          method: call.method,
          url,
          headers: { ...headers, 'idempotency-key': `word-number-${asked}` },
          ...(body !== undefined && { payload: body }),
        })
        return saidBy(answer, code)
      })
      if (told.some((each) => each !== none)) telling.add(call.name)
    }
  }
  await open.close()
  expect([...telling].toSorted()).toEqual([...new Set(GUESSES.map(({ call }) => call))].toSorted())
})

describe('what no longer holds of a basket', () => {
  test.each([0, 1])('is told of %i pieces of a coupon as of a code of none', async (quantity) => {
    const told = async (code: string) => {
      const body = questionOf(code, quantity)
      const answer = await shop.customer().ask('POST', 'orders/find-conflicts', { body })
      return answer.body.replaceAll(code, 'CODE')
    }
    expect(await told(RIGHT)).toBe(await told(wrong(1)))
  })
})

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** The code of a conversation that was sent, another one each time. */
const SENT_AS = /(?<=^\{"code":")[A-Z\d]{6}(?=")/g

const TOLD_NOTHING = {
  status: 429,
  said: expect.objectContaining({ code: 'coupon.tooManyTries', retryAfterMs: 600_000 }),
}

function questionOf(code: string, quantity: number): object {
  return { restaurantId: 'brygga', campaignId: 'brygga-1', items: [anItem(code, quantity)] }
}

function orderOf(items: readonly object[]): object {
  return aNewOrder({ items, retrievalDate: new Date(shop.clock.value + 1_800_000).toISOString() })
}

async function inTurn<Each, Made>(
  all: readonly Each[],
  make: (each: Each) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = []
  for (const each of all) made.push(await make(each))
  return made
}

/** What an answer tells of whatever stands for a code in it. */
function saidBy({ statusCode, body }: { readonly statusCode: number; readonly body: string }, code: string) {
  return `${statusCode} ${body.replaceAll(code, 'CODE').replaceAll(UUID, 'ID').replaceAll(SENT_AS, 'SENT')}`
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  who?: Pick<Customer, 'cookie'>,
  from = '203.0.113.7',
): Promise<{ readonly status: number; readonly said: unknown }> {
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
  return { status: answer.statusCode, said: answer.json() }
}

/** From here on one of the coupons is worth nothing, to anybody. */
async function useUp(using: TestShop): Promise<void> {
  await paidOrder(await aGuest(using), { items: [anItem('burger'), anItem(USED_UP, 0)] })
}

function withCoupons(): Catalogue {
  const { restaurants, ...given } = aCatalogue()
  const valid = { validFrom: NOON - DAY_MS, validUntil: NOON + 365 * DAY_MS }
  const couponOf = (code: string, other: Partial<CouponAttributes> = {}) =>
    aCoupon({ type: 'ITEM', discProd: id('burger'), ...valid, ...other }, { code })
  const coupons = {
    [RIGHT]: couponOf(RIGHT),
    [USED_UP]: couponOf(USED_UP, { maxRedemptions: 1 }),
    [EXPIRED]: couponOf(EXPIRED, { validUntil: NOON - 1 }),
  }
  const selling = (menu: Menu) => ({ ...menu, products: { ...menu.products, ...coupons } })
  return {
    ...given,
    deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, discounts: true } }),
    restaurants: restaurants.map((entry) => ({
      ...entry,
      menus: { EATIN: selling(entry.menus.EATIN), TAKEOUT: selling(entry.menus.TAKEOUT) },
    })),
  }
}
