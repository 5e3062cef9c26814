import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CouponAttributes, Menu } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { applyOrderEvent } from '#server/orders/apply-order-event.ts'
import type { OrderEvent } from '#server/orders/order-steps.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, anItem, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aRegisteredUser, aUserOf, anEmail, logIn } from '#tests/support/users.ts'

const CODE = '1010'
const ITEMS = [anItem('burger'), anItem(CODE, 0)]
const YEAR_MS = 365 * 86_400_000
const DUE = NOON + 15 * 60_000

describe.each(DATABASES)('a coupon that can be used a number of times, on %s', (_name, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(async () => {
    await shop.deps.database.query('DELETE FROM coupon_uses')
    shop.clock.value = NOON
  })
  afterAll(() => shop.close())

  /** From here on the coupon may be used so often. */
  const limit = (limits: Partial<CouponAttributes>) => shop.deps.catalogue.load(selling(limits), NOON)
  const campaign = () => shop.deps.catalogue.restaurant('brygga')?.currentCampaignId
  const withCoupon = (overrides: object = {}) => ({ items: ITEMS, campaignId: campaign(), ...overrides })
  const someone = () => aGuest(shop, { email: anEmail() })
  const codeOf = async (customer: Customer, overrides: object = {}, key?: string) => {
    const { body, statusCode } = await order(customer, withCoupon(overrides), key)
    return statusCode === 201 ? 'made' : `${statusCode} ${JSON.parse(body).code} ${JSON.parse(body).field}`
  }
  const USED_UP = '409 coupon.usedUp items.1'
  const USED_BEFORE = '409 coupon.usedBefore items.1'

  describe('in all', () => {
    test('is taken so often, and then refused by its line to everybody', async () => {
      await limit({ maxRedemptions: 2 })
      const told = []
      for (const customer of [await someone(), await someone(), await someone()])
        told.push(await codeOf(customer))
      expect(told).toEqual(['made', 'made', USED_UP])
    })

    test('is not taken twice where only one is left and many ask at once', async () => {
      await limit({ maxRedemptions: 1 })
      const customers = await Promise.all(Array.from({ length: 8 }, someone))
      const told = await Promise.all(customers.map((customer) => codeOf(customer)))
      expect(told.toSorted()).toEqual([...Array.from({ length: 7 }, () => USED_UP), 'made'])
    })

    test('is counted once however often the same order is sent, which stays', async () => {
      await limit({ maxRedemptions: 1 })
      const customer = await someone()
      const again = async () => (await order(customer, withCoupon(), 'the-same-key')).json()
      const answers = [await again(), await again(), ...(await Promise.all([again(), again()]))]
      const [first] = answers
      expect(answers).toEqual(answers.map(() => first))
      expect(first.state).toBe('CREATED')
      expect(await codeOf(await someone())).toBe(USED_UP)
    })

    test('is taken from nobody who orders without it', async () => {
      await limit({ maxRedemptions: 1 })
      expect(await codeOf(await someone())).toBe('made')
      expect(await codeOf(await someone(), { items: [anItem('burger')] })).toBe('made')
    })

    test('counts anew where its code is given out again for a later time', async () => {
      await limit({ maxRedemptions: 1 })
      expect(await codeOf(await someone())).toBe('made')
      await limit({ maxRedemptions: 1, validFrom: NOON + 1 })
      shop.clock.value = NOON + 2
      expect(await codeOf(await someone())).toBe('made')
      expect(await codeOf(await someone())).toBe(USED_UP)
    })
  })

  describe('a use of it is given back', () => {
    const sent = async (orderId: string) => {
      shop.clock.value = DUE
      await shop.deps.orders.send([orderId], DUE)
    }
    const told = (orderId: string, event: OrderEvent) =>
      applyOrderEvent(orderId, event, shop.deps, shop.clock.value)
    const refusal = { kind: 'refused', reason: 'no gas' } as const
    const ENDS: Readonly<Record<string, (customer: Customer, orderId: string) => Promise<unknown>>> = {
      'an order that is cancelled': (customer, orderId) => customer.ask('PATCH', `orders/${orderId}/cancel`),
      'an order the kitchen refuses': async (_customer, orderId) => {
        await sent(orderId)
        return told(orderId, { kind: 'kitchenAnswered', answer: refusal, capture: 'captured' })
      },
      'an order something of which is sold out': async (_customer, orderId) => {
        await sent(orderId)
        return told(orderId, { kind: 'outOfStock', productCodes: [id('burger')] })
      },
    }

    test.each(Object.entries(ENDS))('by %s', async (_what, end) => {
      await limit({ maxRedemptions: 1 })
      const customer = await someone()
      const orderId = await paidOrder(customer, withCoupon())
      expect(await codeOf(await someone())).toBe(USED_UP)
      await end(customer, orderId)
      expect(await codeOf(await someone(), { retrievalDate: later(2) })).toBe('made')
    })

    test('by an order that nobody has paid in time', async () => {
      await limit({ maxRedemptions: 1 })
      await codeOf(await someone(), { retrievalDate: later(2) })
      shop.clock.value = NOON + UNPAID_ORDER_KEPT_MS
      await shop.worker.turn()
      expect(await codeOf(await someone(), { retrievalDate: later(2) })).toBe('made')
    })

    test('by the order the same customer had not paid yet, which ends', async () => {
      await limit({ maxRedemptions: 1, maxRedemptionsPerCustomer: 1 })
      const customer = await someone()
      const first = String((await order(customer, withCoupon())).json().id)
      expect(await codeOf(customer, { items: [...ITEMS, anItem('cola')] })).toBe('made')
      expect((await customer.ask('GET', `orders/${first}`)).json().state).toBe('CANCELLED')
    })

    test('by no order that is paid', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const customer = await someone()
      const first = await paidOrder(customer, withCoupon())
      expect(await codeOf(customer)).toBe(USED_BEFORE)
      expect((await customer.ask('GET', `orders/${first}`)).json().state).toBe('VALIDATED')
    })
  })

  describe('by one customer', () => {
    test('is refused to a user who has used it, and taken from another', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const user = shop.customer()
      await logIn(user, await aRegisteredUser(shop))
      await paidOrder(user, withCoupon())
      const other = shop.customer()
      await logIn(other, await aRegisteredUser(shop))
      expect([await codeOf(user), await codeOf(other)]).toEqual([USED_BEFORE, 'made'])
    })

    test('is refused to a guest of the same mail address, however it is typed', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const email = anEmail()
      await paidOrder(await aGuest(shop, { email }), withCoupon())
      expect(await codeOf(await aGuest(shop, { email: email.toUpperCase() }))).toBe(USED_BEFORE)
      expect(await codeOf(await someone())).toBe('made')
    })

    test('is refused to a guest who gives the order another address', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const guest = await someone()
      await paidOrder(guest, withCoupon())
      expect(await codeOf(guest, { email: anEmail() })).toBe(USED_BEFORE)
    })

    test('is refused to a user who has used it as a guest whose orders have joined', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const email = await aRegisteredUser(shop)
      await paidOrder(await aGuest(shop, { email }), withCoupon())
      const user = shop.customer()
      await logIn(user, email)
      expect(await codeOf(user)).toBe(USED_BEFORE)
    })

    test('is not told of an address any more once its user is erased (GDPR 17)', async () => {
      await limit({})
      const user = await aUserOf(shop)
      await codeOf(await aGuest(shop, { email: user.email }), { email: anEmail() })
      await codeOf(await aGuest(shop, { email: anEmail() }), { email: user.email.toUpperCase() })
      expect((await user.ask('DELETE', `accounts/users/${user.id}`)).statusCode).toBe(200)
      const rows = await shop.deps.database.query(
        'SELECT 1 AS kept FROM coupon_uses WHERE mail_hash IS NOT NULL',
      )
      expect(rows).toHaveLength(1)
    })

    test('keeps no mail address beside what was used', async () => {
      await limit({})
      const email = anEmail()
      await codeOf(await aGuest(shop, { email }))
      const rows = await shop.deps.database.query('SELECT * FROM coupon_uses')
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(email)
    })
  })

  describe('is told before paying', () => {
    const look = async (customer: Customer, code = CODE) => {
      const answer = await customer.ask('GET', `restaurants/brygga/campaigns/${campaign()}/products/${code}`)
      return [answer.statusCode, answer.json().code]
    }
    const conflicts = async (customer: Customer, code = CODE) => {
      const items = [anItem('burger'), anItem(code, 0)]
      const body = { restaurantId: 'brygga', campaignId: campaign(), items }
      const answer = (await customer.ask('POST', 'orders/find-conflicts', { body })).json()
      return answer.disabledItems.map(({ root }: { root: { productCode: string } }) => root.productCode)
    }

    test('to whoever types the code of one that is used up', async () => {
      await limit({ maxRedemptions: 1 })
      expect(await look(shop.customer())).toEqual([200, CODE])
      await paidOrder(await someone(), withCoupon())
      expect(await look(shop.customer())).toEqual([409, 'coupon.usedUp'])
    })

    test('to the one who has used it, and to nobody else', async () => {
      await limit({ maxRedemptionsPerCustomer: 1 })
      const guest = await someone()
      await paidOrder(guest, withCoupon())
      expect(await look(guest)).toEqual([409, 'coupon.usedBefore'])
      expect(await look(shop.customer())).toEqual([200, CODE])
    })

    test('by what no longer holds of a basket, which tells of no other code', async () => {
      await limit({ maxRedemptions: 1 })
      expect(await conflicts(shop.customer())).toEqual([])
      await paidOrder(await someone(), withCoupon())
      expect(await conflicts(shop.customer())).toEqual([CODE])
      expect(await conflicts(shop.customer(), '999999')).toEqual([])
    })

    test('by an answer nobody keeps', async () => {
      await limit({})
      const answer = await shop
        .customer()
        .ask('GET', `restaurants/brygga/campaigns/${campaign()}/products/${CODE}`)
      expect(answer.headers['cache-control']).toBe('no-store')
    })
  })
})

function later(hours: number): string {
  return new Date(NOON + hours * 3_600_000).toISOString()
}

function selling(limits: Partial<CouponAttributes>): Catalogue {
  const { restaurants, ...given } = aCatalogue()
  const coupon = aCoupon(
    { type: 'ITEM', discProd: id('burger'), validFrom: NOON, validUntil: NOON + YEAR_MS, ...limits },
    { code: CODE },
  )
  const withCoupon = (menu: Menu) => ({ ...menu, products: { ...menu.products, [CODE]: coupon } })
  return {
    ...given,
    deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, discounts: true } }),
    restaurants: restaurants.map((entry) => ({
      ...entry,
      menus: { EATIN: withCoupon(entry.menus.EATIN), TAKEOUT: withCoupon(entry.menus.TAKEOUT) },
    })),
  }
}
