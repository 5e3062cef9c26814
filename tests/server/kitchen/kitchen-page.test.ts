import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const page = (path = '/kitchen/brygga-burger', headers = {}) =>
  shop.customer().ask('GET', path, { headers: { cookie: 'orda-language=en', ...headers } })
const submit = (fields: Record<string, string>, headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/kitchen/brygga-burger',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'orda-language=en',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const brygga = async () => (await shop.customer().ask('GET', 'restaurants/brygga')).json()

describe('the kitchen page', () => {
  test('lists every restaurant', async () => {
    const { body } = await page('/kitchen')
    for (const link of ['href="/kitchen/brygga-burger"', 'href="/kitchen/canteen"'])
      expect(body).toContain(link)
  })

  test('needs neither script nor style of its own, and is kept by nobody (ASVS 3.4)', async () => {
    const answer = await page()
    expect(answer.body).not.toMatch(/<script|style=/)
    expect(answer.body).toContain('<link rel="stylesheet" href="/operator.css"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await page('/operator.css')).headers['content-type']).toContain('text/css')
  })

  test('speaks the language that was chosen', async () => {
    expect((await page()).body).toContain('Open around the clock')
    expect((await page(undefined, { cookie: 'orda-language=no' })).body).toContain('Åpne hele døgnet')
  })

  test('shows an order and what can become of it, and not who ordered', async () => {
    const id = await paidOrder(await aGuest(shop, { firstName: 'Kari' }))
    const { body } = await page()
    expect(body).toContain(`value="${id}"`)
    for (const fate of ['accept', 'refuse', 'soldOut', 'refuseCapture'])
      expect(body).toContain(`value="${fate}"`)
    expect(body).not.toMatch(/kari/i)
  })

  test('tells how far an order is that it has taken', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', steps: 'told' } })
    const read = async () => (await guest.ask('GET', `orders/${id}`)).json().kitchenStep
    await submit({ about: 'order', id, fate: 'ready' })
    expect(await read()).toBeUndefined()
    shop.clock.value = NOON + 15 * 60_000
    await shop.worker.turn()
    expect([await read(), (await page()).body.includes('value="ready"')]).toEqual(['accepted', true])
    await submit({ about: 'order', id, fate: 'ready' })
    expect(await read()).toBe('ready')
  })

  test('shows when a customer arrives, and where the car stands (S4.104)', async () => {
    const guest = await aGuest(shop)
    const OrderId = await paidOrder(guest, { pickUpMode: 'TAKEOUT' })
    const body = { OrderId, Latitude: 59.95, Longitude: 10.7287 }
    const SessionId = (await guest.ask('POST', 'predict/start', { body })).json().SessionId
    const CustomMessageDetails = { ParkingBayNumber: 'B7' }
    await guest.ask('POST', 'predict/message', { body: { SessionId, CustomMessageDetails } })
    const shown = (await page()).body
    expect(shown).toContain('The customer arrives about 12:0')
    expect(shown).toContain('parking bay B7')
  })

  test('shows what customers say, as text', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await shop.deps.database.query(
      `INSERT INTO order_feedback VALUES ('words', $1, true, 'Cold', '<b>The soup</b>', 'Kari', '', '', $2)`,
      [id, NOON],
    )
    expect((await page()).body).toContain('&lt;b&gt;The soup&lt;/b&gt;')
  })

  test('brings an order to its end', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const answer = await submit({ about: 'order', id, fate: 'soldOut' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kitchen/brygga-burger?done'])
    expect((await page('/kitchen/brygga-burger?done')).body).toContain('Done.')
    await shop.worker.turn()
    expect((await guest.ask('GET', `orders/${id}`)).json().state).toBe('CONFLICTED')
  })

  test('says why not, where it cannot', async () => {
    const guest = await aGuest(shop)
    const { id } = (await order(guest)).json()
    const refused = await submit({ about: 'order', id, fate: 'soldOut' })
    expect([refused.statusCode, refused.body.includes('modify this order anymore')]).toEqual([409, true])
  })

  test.each([
    [{ about: 'hours', set: 'closed' }, []],
    [
      { about: 'hours', set: 'written', openingHours: 'monday 10:00|14:00\r\n\r\nmonday 16:00|22:00\r\n' },
      [
        { name: 'monday', value: '10:00|14:00' },
        { name: 'monday', value: '16:00|22:00' },
      ],
    ],
  ])('sets the opening hours: %j', async (fields, hours) => {
    await submit(fields)
    expect((await brygga()).openingHours).toEqual(hours)
  })

  test('opens around the clock', async () => {
    await submit({ about: 'hours', set: 'closed' })
    await submit({ about: 'hours', set: 'always' })
    expect((await brygga()).openingHours).toHaveLength(7)
    expect((await order(await aGuest(shop))).statusCode).toBe(201)
  })

  test.each(['someday 10:00|12:00', 'monday'])('takes no hours like %s', async (openingHours) => {
    const before = (await brygga()).openingHours
    expect((await submit({ about: 'hours', set: 'written', openingHours })).statusCode).toBe(400)
    expect((await brygga()).openingHours).toEqual(before)
  })

  test('stops and starts ordering (S6.13)', async () => {
    await submit({ about: 'ordering', ordersEnabled: 'no' })
    expect((await brygga()).settings.ordersEnabled).toBe(false)
    await submit({ about: 'ordering', ordersEnabled: 'yes' })
    expect((await brygga()).settings).toMatchObject({
      ordersEnabled: true,
      ordersEnabledAt: new Date(NOON).toISOString(),
    })
  })

  test('sets how kitchen and bank answer', async () => {
    await submit({
      about: 'mood',
      payment: 'undecided',
      injection: 'refuse',
      capture: 'refuse',
      seconds: '1.5',
      steps: 'told',
    })
    const { mood } = (await shop.customer().ask('GET', 'x/kitchen/brygga')).json()
    expect(mood).toEqual({
      payment: 'undecided',
      injection: 'refuse',
      capture: 'refuse',
      delayMs: 1_500,
      steps: 'told',
    })
  })

  test('sells a product out without publishing a menu', async () => {
    await submit({
      about: 'products',
      'stock.burger': 'UNAVAILABLE',
      'stock.cola': 'SOLD',
      'price.cola': '39',
      'was.cola': '39',
    })
    expect(await brygga()).toMatchObject({
      currentCampaignId: 'brygga-1',
      outageProducts: [{ productCode: 'burger', state: 'UNAVAILABLE' }],
    })
  })

  test('leaves sold out what it does not list', async () => {
    const drink = { productCode: 'meal-cola', state: 'UNAVAILABLE' }
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', outages: [drink] } })
    await submit({ about: 'products', 'stock.burger': 'SOLD', 'price.burger': '149', 'was.burger': '149' })
    expect((await brygga()).outageProducts).toEqual([drink])
  })

  test('publishes a new menu where a price was changed (S4.68)', async () => {
    await submit({ about: 'products', 'stock.burger': 'SOLD', 'price.burger': '159', 'was.burger': '149' })
    const { currentCampaignId } = await brygga()
    expect(currentCampaignId).not.toBe('brygga-1')
    const path = `restaurants/brygga/campaigns/${currentCampaignId}/products/burger`
    expect((await shop.customer().ask('GET', path)).json().price.defaultUnitPrice).toBe(159)
  })

  test('obeys no form of another site', async () => {
    const answer = await submit({ about: 'hours', set: 'closed' }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
    expect((await brygga()).openingHours).not.toEqual([])
  })

  test('takes names for text, whatever they say', async () => {
    const { restaurants, ...rest } = aCatalogue()
    await shop.deps.catalogue.load(
      {
        ...rest,
        restaurants: restaurants.map((each) => ({
          ...each,
          restaurant: { ...each.restaurant, name: '"><script>alert(1)</script>' },
        })),
      },
      NOON,
    )
    const { body } = await page()
    expect(body).not.toContain('<script')
    expect(body).toContain('&lt;script&gt;')
  })

  test('of nobody is 404', async () => {
    expect((await page('/kitchen/nobody')).statusCode).toBe(404)
  })

  test.each(['/kitchen', '/kitchen/brygga-burger', '/operator.css'])(
    'in production there is no %s',
    async (path) => {
      const live = await openTestShop({ isProduction: true, database: shop.deps.database })
      expect((await live.customer().ask('GET', path)).statusCode).toBe(404)
      await live.app.close()
    },
  )
})
