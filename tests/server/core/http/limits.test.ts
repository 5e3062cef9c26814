import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayDrawPage } from '#server/core/limits/rate-limits.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, aNewOrder, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { PASSWORD, aUserOf, anEmail, mailedToken } from '#tests/support/users.ts'

/** Two processes on one database: what one has counted, the other counts on. */
let processes: readonly [TestShop, TestShop]
let asked = 0

type Asking = {
  readonly from?: string
  readonly who?: Pick<Customer, 'cookie'>
  readonly body?: object
  readonly key?: string
}

/** Asks one process and the other by turns; answers the status. */
async function status(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  { from = '203.0.113.7', who, body, key }: Asking = {},
): Promise<number> {
  asked += 1
  const answer = await (asked % 2 === 0 ? processes[0] : processes[1]).app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: from,
    headers: {
      ...(who?.cookie !== undefined && { cookie: who.cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { payload: body }),
  })
  return answer.statusCode
}

const address = (nth: number) => `198.51.100.${nth}`
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1)
const inTurn = async (count: number, ask: (nth: number) => Promise<number>) => {
  const statuses: number[] = []
  for (const nth of times(count)) statuses.push(await ask(nth))
  return statuses
}
/** That many pass, whatever they are told, and the next is told to wait. */
const waitsAfter = (most: number) => [...times(most).map(() => false), true]
const isWaiting = (statuses: readonly number[]) => statuses.map((each) => each === 429)

const shop = () => processes[0]
const LOGIN = 'accounts/authentication/users'
const wrongCode = { restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: '0' }
const noConflicts = { restaurantId: 'brygga', campaignId: 'brygga-1', items: [] }

describe.each(DATABASES)('two processes on %s count together', (_, open) => {
  beforeAll(async () => {
    const database = await open()
    const { flags } = aCatalogue().deployment
    const catalogue = aCatalogue({ deployment: aDeployment({ flags: { ...flags, discounts: true } }) })
    const limits = {
      loginsPerMinute: 2,
      codeTries: 2,
      settlesPerMinute: 2,
      resendsPerMinute: 2,
      accountMailsPerHour: 3,
      drawsPerMinute: 3,
      ordersPerMinute: 1,
    }
    const hand = { value: NOON }
    const one = () => openTestShop({ database, catalogue, isOnlyProcess: false, hand, limits })
    processes = [await one(), await one()]
  })
  let day = 0
  beforeEach(async () => {
    await processes[0].reset()
    // Each test finds its limits unused.
    day += 1
    processes[0].clock.value = NOON + day * 7 * 86_400_000
    await processes[1].deps.catalogue.refresh()
  })
  afterAll(async () => {
    await processes[1].app.close()
    await processes[0].close()
  })

  describe('whoever moves from address to address stays who they are', () => {
    test('wrong passwords of one account are counted from wherever they come (ASVS 6.3.1)', async () => {
      const body = { email: anEmail(), password: 'wrong' }
      const login = (nth: number) => status('POST', LOGIN, { body, from: address(nth) })
      expect(isWaiting(await inTurn(9, login))).toEqual(waitsAfter(8))
    })

    test('an owner who has logged in on a device before is kept out there by nobody who guesses elsewhere', async () => {
      const { email, cookie } = await aUserOf(shop())
      const guess = (nth: number) =>
        status('POST', LOGIN, { body: { email, password: 'wrong' }, from: address(nth) })
      expect((await inTurn(20, guess)).at(-1)).toBe(429)
      const logIn = (who?: Pick<Customer, 'cookie'>) =>
        status('POST', LOGIN, { body: { email, password: PASSWORD }, ...(who && { who }) })
      const device = { cookie: /device=[^;]+/.exec(cookie ?? '')?.[0] }
      expect([await logIn(), await logIn(device)]).toEqual([429, 200])
    })

    test('an owner who is kept out sets a new password by mail, and is in with it on that device', async () => {
      const { email } = await aUserOf(shop())
      const guess = (nth: number) =>
        status('POST', LOGIN, { body: { email, password: 'wrong' }, from: address(nth) })
      await inTurn(20, guess)
      expect(await status('POST', 'accounts/users/lost-password', { body: { email } })).toBe(200)
      const owner = shop().customer()
      const resetPasswordToken = await mailedToken(shop(), email)
      const password = 'Hvetebolle5'
      const body = { resetPasswordToken, email, password }
      await owner.ask('POST', 'accounts/users/reset-password', { body })
      const logIn = (who?: Pick<Customer, 'cookie'>) =>
        status('POST', LOGIN, { body: { email, password }, ...(who && { who }) })
      expect([await logIn(), await logIn(owner)]).toEqual([429, 200])
    })

    test('wrong passwords typed on a known device are counted by that device', async () => {
      const { email, cookie } = await aUserOf(shop())
      const who = { cookie: /device=[^;]+/.exec(cookie ?? '')?.[0] }
      const body = { email, password: 'wrong' }
      const guess = (nth: number) => status('POST', LOGIN, { body, who, from: address(nth) })
      expect(isWaiting(await inTurn(3, guess))).toEqual(waitsAfter(2))
    })

    test('a device is known to whoever has logged in on it, and to nobody else', async () => {
      const { email } = await aUserOf(shop())
      const { cookie } = await aUserOf(shop())
      const who = { cookie: /device=[^;]+/.exec(cookie ?? '')?.[0] }
      const guess = (nth: number) =>
        status('POST', LOGIN, { body: { email, password: 'wrong' }, who, from: address(nth) })
      expect(isWaiting(await inTurn(9, guess))).toEqual(waitsAfter(8))
    })

    test('who knows the password is counted at none of them', async () => {
      const { email } = await aUserOf(shop())
      const body = { email, password: PASSWORD }
      const login = () => status('POST', LOGIN, { body })
      expect(await inTurn(9, login)).toEqual(times(9).map(() => 200))
    })

    test('wrong codes of a restaurant are counted by account (ASVS 2.4.1)', async () => {
      const who = await aGuest(shop())
      const ask = (nth: number) =>
        status('POST', 'restaurants/canteen/authenticate', { body: wrongCode, who, from: address(nth) })
      expect(isWaiting(await inTurn(3, ask))).toEqual(waitsAfter(2))
    })

    test('codes of discounts that are none are counted by account', async () => {
      const who = await aGuest(shop())
      const guess = (nth: number) =>
        status('GET', `restaurants/brygga/campaigns/brygga-1/products/${1_000 + nth}`, {
          who,
          from: address(nth),
        })
      expect(isWaiting(await inTurn(9, guess))).toEqual(waitsAfter(8))
    })

    test('questions about conflicts are counted by account', async () => {
      const who = await aGuest(shop())
      const ask = (nth: number) =>
        status('POST', 'orders/find-conflicts', { body: noConflicts, who, from: address(nth) })
      expect(isWaiting(await inTurn(3, ask))).toEqual(waitsAfter(2))
    })
  })

  describe('whoever becomes a new guest for every call is one address', () => {
    test('questions about conflicts wait (20 times those of one)', async () => {
      const ask = async () =>
        status('POST', 'orders/find-conflicts', { body: noConflicts, who: await aGuest(shop()) })
      expect(isWaiting(await inTurn(41, ask))).toEqual(waitsAfter(40))
    })

    test('orders nobody has paid wait, until one is paid or given up (20 times the orders of one)', async () => {
      const retrievalDate = new Date(shop().clock.value + 3 * 3_600_000).toISOString()
      const made: { id: string; who: Customer }[] = []
      const ask = async (nth: number) => {
        // Minutes apart, so that nothing but their number speaks against them.
        shop().clock.value += 61_000
        const who = await aGuest(shop())
        const answer = await processes[nth % 2 === 0 ? 0 : 1].app.inject({
          method: 'POST',
          url: '/api/orders',
          remoteAddress: '203.0.113.7',
          headers: { cookie: who.cookie ?? '', 'idempotency-key': `unpaid-${nth}` },
          payload: aNewOrder({ retrievalDate }),
        })
        if (answer.statusCode === 201) made.push({ id: answer.json().id, who })
        return answer.statusCode
      }
      expect(await inTurn(21, ask)).toEqual([...times(20).map(() => 201), 429])
      const [first] = made
      await first?.who.ask('POST', 'payments/fake', { body: { orderId: first.id } })
      expect([await ask(22), await ask(23)]).toEqual([201, 429])
      shop().clock.value += UNPAID_ORDER_KEPT_MS
      expect(await ask(24)).toBe(201)
    })
  })

  describe('mails', () => {
    test('of one order are sent once more three times in an hour, whoever asks (S4.31)', async () => {
      const who = await aGuest(shop())
      const retrievalDate = new Date(shop().clock.value + 1_800_000).toISOString()
      const id = await paidOrder(who, { retrievalDate })
      shop().clock.value += 900_000
      await shop().worker.turn()
      const resend = () => {
        shop().clock.value += 61_000
        return status('POST', `orders/${id}/resend-email`, { who })
      }
      expect(await inTurn(4, resend)).toEqual([200, 200, 200, 429])
    })

    test('of a registration are sent to one address three times in an hour, from wherever', async () => {
      const body = { email: anEmail(), language: 'no' }
      const ask = (nth: number) => status('POST', 'accounts/users', { body, from: address(nth) })
      expect(await inTurn(4, ask)).toEqual([201, 201, 201, 429])
    })
  })

  describe('drawing pages', () => {
    const draws = (nth: number, from: string) => mayDrawPage(from, processes[nth % 2 === 0 ? 0 : 1].deps)

    test('is done for one address as often as it may, and then left to its browser', async () => {
      const told = []
      for (const nth of times(4)) told.push(await draws(nth, address(1)))
      expect([...told, await draws(5, address(2))]).toEqual([true, true, true, false, true])
      shop().clock.value += 60_000
      expect(await draws(6, address(1))).toBe(true)
    })

    test('goes on where the count cannot be kept', async () => {
      const database = { query: () => Promise.reject(new Error('no database')) }
      expect(await mayDrawPage(address(1), { ...shop().deps, database })).toBe(true)
    })
  })

  test('what a wrong cookie names is nobody: its calls are those of its address', async () => {
    const ask = (nth: number) =>
      status('POST', 'orders/find-conflicts', { body: noConflicts, who: { cookie: `sid=nobody-${nth}` } })
    expect(isWaiting(await inTurn(3, ask))).toEqual(waitsAfter(2))
  })
})
