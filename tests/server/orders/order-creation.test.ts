import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import { at } from '#tests/support/at.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, aGuest, aNewOrder, anItem, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const iso = (local: string) => new Date(at(local)).toISOString()
const told = (live: LiveFacts) => shop.deps.catalogue.tell(id('brygga'), live)
const outOf = (code: string) => told({ outageProducts: [{ productCode: id(code), state: 'UNAVAILABLE' }] })

describe('what an order costs', () => {
  test('the server prices it by its own menu, tax included (S5.23, S5.63)', async () => {
    const made = await order(await aGuest(shop), { items: [anItem('burger', 2)] })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ state: 'CREATED', price: 238.4, taxes: 59.6, count: 2 })
  })

  test('take-away is priced by the take-away menu', async () => {
    const made = await order(await aGuest(shop), { pickUpMode: 'TAKEOUT' })
    expect(made.json()).toMatchObject({ price: 129.57, taxes: 19.43 })
  })

  test('a dearer choice in a combo raises it (S5.58)', async () => {
    const meal = (drink: string) => anItem('meal', 1, [anItem('drink', 1, [anItem(drink)])])
    const plain = (await order(await aGuest(shop), { items: [meal('meal-cola')] })).json()
    const dearer = (await order(await aGuest(shop), { items: [meal('meal-shake')] })).json()
    expect(dearer.price + dearer.taxes - plain.price - plain.taxes).toBeCloseTo(15, 10)
  })

  test('what was ordered is kept as it was described (S3.36)', async () => {
    const meal = anItem('meal', 1, [anItem('drink', 1, [anItem('meal-shake')])])
    const { items } = (await order(await aGuest(shop), { items: [meal] })).json()
    expect(items[0]).toMatchObject({
      productCode: 'meal',
      price: 214,
      productSnapshot: { name: 'meal', type: 'COMBO' },
      children: [{ productCode: 'drink', children: [{ productCode: 'meal-shake', price: 15 }] }],
    })
  })
})

describe('what the rules refuse, asked again by the server', () => {
  test.each([
    ['a restaurant nobody runs', { restaurantId: 'nobody' }, 404, 'restaurant.notFound'],
    ['an older campaign (S4.68)', { campaignId: 'brygga-0' }, 409, 'basket.conflicts'],
    ['no items', { items: [] }, 409, 'basket.empty'],
    ['a product nobody sells', { items: [anItem('caviar')] }, 404, 'product.notFound'],
    ['a name every object has', { items: [anItem('constructor')] }, 404, 'product.notFound'],
    [
      'beer to take away (S5.47)',
      { pickUpMode: 'TAKEOUT', items: [anItem('beer')] },
      409,
      'product.alcoholForTakeout',
    ],
    [
      'a combo with beer to take away (S5.47)',
      { pickUpMode: 'TAKEOUT', items: [anItem('meal', 1, [anItem('drink', 1, [anItem('meal-beer')])])] },
      409,
      'product.alcoholForTakeout',
    ],
    [
      'soup to take away (S5.49)',
      { pickUpMode: 'TAKEOUT', items: [anItem('soup')] },
      409,
      'product.unavailable',
    ],
    ['a mode that is off (S1.16, S1.46)', { pickUpMode: 'TABLE_SERVICE' }, 409, 'product.unavailable'],
    ['a combo without its drink (S5.37)', { items: [anItem('meal')] }, 409, 'product.requiredMissing'],
    ['a part nobody knows', { items: [anItem('burger', 1, [anItem('gold')])] }, 400, 'part.unknown'],
    ['none of a product', { items: [anItem('burger', 0)] }, 400, 'line.invalidQuantity'],
    ['101 of a product (S9.1)', { items: [anItem('burger', 101)] }, 409, 'line.maxReached'],
    ['101 lines', { items: Array.from({ length: 101 }, () => anItem('fries')) }, 400, 'basket.tooManyLines'],
    [
      'pickup before the kitchen can, and could five minutes ago (S9.15)',
      { retrievalDate: iso('2026-03-10 12:09') },
      409,
      'pickup.tooEarly',
    ],
    ['pickup after closing (S9.16)', { retrievalDate: iso('2026-03-10 22:01') }, 409, 'pickup.tooLate'],
    ['pickup tomorrow', { retrievalDate: iso('2026-03-11 12:00') }, 409, 'pickup.tooLate'],
    ['a name with digits that nobody asked for', { firstName: 'K4ri' }, 400, 'field.checkoutName'],
    ['a mail that is none (S5.9)', { email: 'kari' }, 400, 'checkout.detailsMissing'],
  ])('%s', async (_what, overrides, status, code) => {
    const refused = await order(await aGuest(shop), overrides)
    expect(refused.json()).toMatchObject({ code })
    expect(refused.statusCode).toBe(status)
  })

  test.each([
    ['at the earliest moment (S9.15)', { retrievalDate: iso('2026-03-10 12:15') }],
    ['at closing (S9.16)', { retrievalDate: iso('2026-03-10 22:00') }],
    ['100 of a product (S9.1)', { items: [anItem('burger', 100)] }],
    ['100 lines', { items: Array.from({ length: 100 }, () => anItem('fries')) }],
    ['beer to eat in', { items: [anItem('beer')] }],
  ])('%s is fine', async (_what, overrides) => {
    expect((await order(await aGuest(shop), overrides)).statusCode).toBe(201)
  })

  test.each([
    ['2026-03-10 12:10', '2026-03-10 12:15'],
    ['2026-03-10 12:14', '2026-03-10 12:15'],
    ['2026-03-10 12:15', '2026-03-10 12:15'],
    ['2026-03-10 12:16', '2026-03-10 12:16'],
  ])(
    'what was offered for %s within the last five minutes is ready at %s (S4.48, S9.15)',
    async (offered, ready) => {
      const made = await order(await aGuest(shop), { retrievalDate: iso(offered) })
      expect([made.statusCode, made.json().retrievalDate]).toEqual([201, iso(ready)])
    },
  )

  test.each([
    ['closed (S5.36)', () => told({ openingHours: [] }), 'restaurant.closed'],
    ['not taking orders (S6.13)', () => told({ ordersEnabled: false }), 'restaurant.orderingDisabled'],
    ['out of the product (S4.69)', () => outOf('burger'), 'product.outage'],
  ])('a restaurant that is %s', async (_what, change, code) => {
    const guest = await aGuest(shop)
    await change()
    const refused = await order(guest)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code })
  })

  test('a part that is out of stock refuses its combo and names both (S4.69)', async () => {
    await outOf('meal-shake')
    const meal = anItem('meal', 1, [anItem('drink', 1, [anItem('meal-shake')])])
    const refused = await order(await aGuest(shop), { items: [anItem('fries'), meal] })
    expect(refused.json()).toMatchObject({ code: 'product.outage', field: 'items.1.children.0.children.0' })
  })

  test('what ran out after the order was made is named when it is to be paid (S4.69)', async () => {
    const guest = await aGuest(shop)
    const meal = anItem('meal', 1, [anItem('drink', 1, [anItem('meal-shake')])])
    const { id: orderId } = (await order(guest, { items: [anItem('fries'), meal] })).json()
    await outOf('meal-shake')
    const refused = await guest.ask('POST', 'payments/fake', { body: { orderId } })
    expect(refused.json()).toMatchObject({ code: 'product.outage', field: 'items.1.children.0.children.0' })
  })

  test('a line that cannot be read is named (S5.37)', async () => {
    const refused = await order(await aGuest(shop), { items: [anItem('fries'), anItem('caviar')] })
    expect(refused.json()).toMatchObject({ code: 'product.notFound', field: 'items.1' })
  })

  describe('a menu that changed since the order was begun', () => {
    const dearer = (code: string) =>
      shop
        .customer()
        .ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', publishPrices: { [code]: 200 } } })

    test('goes on by itself where it is about something else (S4.68)', async () => {
      const guest = await aGuest(shop)
      await dearer('soup')
      const made = await order(guest)
      expect([made.statusCode, made.json().price + made.json().taxes]).toEqual([201, 149])
      expect(made.json().campaignId).toBe(shop.deps.catalogue.restaurant('brygga')?.currentCampaignId)
    })

    test('is looked at again where it is about what is ordered (S4.68, S4.85)', async () => {
      const guest = await aGuest(shop)
      await dearer('burger')
      expect((await order(guest)).json()).toMatchObject({ code: 'basket.conflicts', field: 'campaignId' })
    })
  })

  test('a guest who has not accepted the policy (S5.25)', async () => {
    const refused = await order(await aGuest(shop, { isPolicyAccepted: false }))
    expect(refused.json()).toMatchObject({ code: 'checkout.policyRequired' })
  })

  test('somebody who is nobody', async () => {
    const refused = await order(shop.customer())
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'account.notSignedIn' })
  })

  test('nothing of a refused order is kept, and its key is free again', async () => {
    const guest = await aGuest(shop)
    await order(guest, { items: [anItem('caviar')] }, 'key-of-refusal')
    expect((await order(guest, {}, 'key-of-refusal')).statusCode).toBe(201)
  })
})

describe('what a deployment sets', () => {
  const withDeployment = (overrides: object) => shop.reset(aCatalogue({ deployment: aDeployment(overrides) }))

  test.each([
    [149_00, 201],
    [149_01, 409],
  ])('a minimum of %i answers %i (S5.21)', async (minimumOrder, status) => {
    await withDeployment({ minimumOrder: minor(minimumOrder) })
    expect((await order(await aGuest(shop))).statusCode).toBe(status)
  })

  test('a name is needed where the flag asks for it (S1.47, S5.24)', async () => {
    await withDeployment({ flags: { ...DESCRIBED_FLAGS, customerName: true } })
    const refused = await order(await aGuest(shop))
    expect(refused.json()).toMatchObject({ code: 'checkout.detailsMissing', field: 'firstName' })
    const named = await order(await aGuest(shop), { firstName: 'Kari', lastName: 'Nordmann' })
    expect(named.statusCode).toBe(201)
  })

  test('with scheduling a closed restaurant takes the order for its next opening (S5.55)', async () => {
    await withDeployment({ flags: { ...DESCRIBED_FLAGS, orderScheduling: true } })
    shop.clock.value = at('2026-03-10 23:00')
    const guest = await aGuest(shop)
    const made = await order(guest, { retrievalDate: iso('2026-03-11 10:15') })
    expect(made.statusCode).toBe(201)
  })
})

describe('the restaurant code (S6.14)', () => {
  const canteen = { restaurantId: 'canteen', campaignId: 'canteen-1' }
  const given = (code: string) => ({
    body: { restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: code },
  })

  test('without it the order is refused, whatever the browser believes', async () => {
    const refused = await order(await aGuest(shop), canteen)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'restaurant.codeRequired' })
  })

  test('a code given before becoming a guest still counts', async () => {
    const customer = shop.customer()
    expect((await customer.ask('POST', 'restaurants/canteen/authenticate', given('1234'))).statusCode).toBe(
      200,
    )
    const guest = await aGuest({ ...shop, customer: () => customer })
    expect((await order(guest, canteen)).statusCode).toBe(201)
  })

  test('is not asked for where the deployment has none, and it is listed as open (S1.14, S1.46)', async () => {
    await shop.reset(
      aCatalogue({ deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, authentication: false } }) }),
    )
    expect((await order(await aGuest(shop), canteen)).statusCode).toBe(201)
    const { authenticationRequired } = (await shop.customer().ask('GET', 'restaurants/canteen')).json()
    expect(authenticationRequired).toBe(false)
  })

  test('a wrong code is told so (S5.34)', async () => {
    const refused = await shop.customer().ask('POST', 'restaurants/canteen/authenticate', given('4321'))
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'restaurant.wrongCode' })
  })
})

describe('one key, one order', () => {
  test('the same key again answers the same order', async () => {
    const guest = await aGuest(shop)
    const first = await order(guest, {}, 'same-key-1')
    const second = await order(guest, {}, 'same-key-1')
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
  })

  test('a retry is answered even when the restaurant has closed since', async () => {
    const guest = await aGuest(shop)
    const first = await order(guest, {}, 'same-key-2')
    shop.clock.value = NOON + 12 * 3_600_000
    await guest.ask('GET', 'accounts/authentication/refresh-token')
    expect((await order(guest, {}, 'same-key-2')).json()).toEqual(first.json())
  })

  test('ten at once are one order', async () => {
    const guest = await aGuest(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(guest, {}, 'same-key-3')))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  test('the same key without the address that was typed with it is still the order already made', async () => {
    const guest = await aGuest(shop)
    const first = await order(guest, { email: 'kari@example.no' }, 'same-key-5')
    const again = await order(guest, {}, 'same-key-5')
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
  })

  test('the same key for another order is refused', async () => {
    const guest = await aGuest(shop)
    await order(guest, {}, 'same-key-4')
    const refused = await order(guest, { items: [anItem('fries')] }, 'same-key-4')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'request.keyReused' })
  })

  test.each([
    [undefined, 400],
    ['1234567', 400],
    ['12345678', 201],
    ['x'.repeat(100), 201],
    ['x'.repeat(101), 400],
  ])('the key %s answers %i', async (key, status) => {
    const guest = await aGuest(shop)
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    expect((await guest.ask('POST', 'orders', { body: aNewOrder(), headers })).statusCode).toBe(status)
  })
})
