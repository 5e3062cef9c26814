import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { is } from 'superstruct'
import { PredictionSchema } from '#contracts/orders/prediction.contract.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const MINUTE = 60_000
/** Some kilometres north of the restaurant. */
const AWAY = { Latitude: 59.95, Longitude: 10.7287 }

describe('the arrival of a customer', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const takeAway = (guest: Customer) => paidOrder(guest, { pickUpMode: 'TAKEOUT' })
  const start = (guest: Customer, OrderId: string, position: object = AWAY) =>
    guest.ask('POST', 'predict/start', { body: { OrderId, ...position } })
  const update = (guest: Customer, SessionId: string, position: object) =>
    guest.ask('POST', 'predict/update', { body: { SessionId, ...position } })
  const restaurantAt = () => {
    const { latitude, longitude } = shop.deps.catalogue.restaurant('brygga')?.geolocation ?? {
      latitude: 0,
      longitude: 0,
    }
    return { Latitude: latitude, Longitude: longitude }
  }

  async function aJourney(): Promise<{ guest: Customer; id: string; session: string }> {
    const guest = await aGuest(shop)
    const id = await takeAway(guest)
    return { guest, id, session: (await start(guest, id)).json().SessionId }
  }

  test('is predicted from where they are, with a time to look again (S7.60, S3.38)', async () => {
    const guest = await aGuest(shop)
    const answer = await start(guest, await takeAway(guest))
    expect([answer.statusCode, is(answer.json(), PredictionSchema)]).toEqual([200, true])
    const { ETA, NextETACheck, StatusCode } = answer.json()
    expect(StatusCode).toBe('0')
    expect(Date.parse(NextETACheck)).toBeGreaterThan(NOON)
    expect(Date.parse(ETA)).toBeGreaterThan(Date.parse(NextETACheck))
  })

  test('comes nearer as they do, and is now at the door (S7.61, S4.103)', async () => {
    const { guest, session } = await aJourney()
    shop.clock.value = NOON + 20 * MINUTE
    const there = (await update(guest, session, restaurantAt())).json()
    expect(Date.parse(there.ETA)).toBe(NOON + 20 * MINUTE)
  })

  test('asked anew for the same order is one journey', async () => {
    const { guest, id, session } = await aJourney()
    const again = (await start(guest, id)).json().SessionId
    expect(again).not.toBe(session)
    expect((await update(guest, session, AWAY)).statusCode).toBe(404)
    expect((await update(guest, again, AWAY)).statusCode).toBe(200)
  })

  test('keeps the parking bay that was told (S7.62, S4.104)', async () => {
    const { guest, session } = await aJourney()
    const body = { SessionId: session, CustomMessageDetails: { ParkingBayNumber: ' B7 ' } }
    expect((await guest.ask('POST', 'predict/message', { body })).json()).toMatchObject({
      StatusCode: '0',
      parkingBayNumber: 'B7',
    })
    shop.clock.value = NOON + MINUTE
    expect((await update(guest, session, AWAY)).json().parkingBayNumber).toBe('B7')
  })

  test('takes no parking bay nobody could find', async () => {
    const { guest, session } = await aJourney()
    const body = { SessionId: session, CustomMessageDetails: { ParkingBayNumber: '<b>7</b>' } }
    const refused = await guest.ask('POST', 'predict/message', { body })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'field.parkingBay'])
  })

  test('is forgotten, with where they were, when they no longer come (S7.63)', async () => {
    const { guest, id, session } = await aJourney()
    expect((await guest.ask('POST', 'predict/cancel', { body: { SessionId: session } })).statusCode).toBe(200)
    expect((await update(guest, session, AWAY)).json().code).toBe('prediction.notFound')
    expect(await shop.deps.database.query('SELECT 1 FROM predictions WHERE order_id = $1', [id])).toEqual([])
  })

  test('is forgotten a day after the pickup time', async () => {
    const { id } = await aJourney()
    const kept = () => shop.deps.database.query('SELECT 1 FROM predictions WHERE order_id = $1', [id])
    await sweep(shop.deps.database, NOON + 24 * 60 * MINUTE)
    expect(await kept()).toHaveLength(1)
    await sweep(shop.deps.database, NOON + 30 * MINUTE + 24 * 60 * MINUTE + 1)
    expect(await kept()).toHaveLength(0)
  })

  test('is nobody else’s to know', async () => {
    const { id, session } = await aJourney()
    const stranger = await aGuest(shop)
    const bay = { SessionId: session, CustomMessageDetails: { ParkingBayNumber: '7' } }
    const answers = [
      await start(stranger, id),
      await update(stranger, session, AWAY),
      await stranger.ask('POST', 'predict/message', { body: bay }),
      await stranger.ask('POST', 'predict/cancel', { body: { SessionId: session } }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404])
    expect((await start(shop.customer(), id)).statusCode).toBe(401)
  })

  test('is not predicted for who eats in, nor for an order that was cancelled', async () => {
    const guest = await aGuest(shop)
    expect((await start(guest, await paidOrder(guest))).json().code).toBe('prediction.notOffered')
    const id = await takeAway(guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    expect((await start(guest, id)).json().code).toBe('prediction.notOffered')
  })

  test.each([
    ['Latitude', 90.1],
    ['Longitude', -180.1],
    ['Latitude', 'north'],
  ])('is not predicted from a %s of %s', async (field, value) => {
    const guest = await aGuest(shop)
    const refused = await start(guest, await takeAway(guest), { ...AWAY, [field]: value })
    expect(refused.json()).toMatchObject({ code: 'request.invalid', field })
  })

  test('is offered with status 0: by the service, and by a restaurant that takes orders (S4.101, S7.64, S7.65)', async () => {
    const check = async (path: string) => (await shop.customer().ask('GET', `predict/${path}`)).json()
    expect(await check('health-check')).toEqual({ StatusCode: '0' })
    expect(await check('restaurant-check/brygga')).toEqual({ isAvailable: true, StatusCode: '0' })
    const body = { restaurantId: 'brygga', ordersEnabled: false }
    await shop.customer().ask('POST', 'x/kitchen', { body })
    expect(await check('restaurant-check/brygga')).toEqual({ isAvailable: false, StatusCode: '1' })
  })
})
