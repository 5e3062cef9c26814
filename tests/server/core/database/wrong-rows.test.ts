import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { latestMails } from '#server/mail/outbox.store.ts'
import { openCatalogue } from '#server/catalogue/store/catalogue.store.ts'
import { beginJourney, journeysTo } from '#server/orders/store/predictions.store.ts'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let guest: Customer
let orderId: OrderId

beforeAll(async () => {
  shop = await openTestShop({ isOnlyProcess: false })
  guest = await aGuest(shop)
  orderId = id(await paidOrder(guest, { pickUpMode: 'TAKEOUT' }))
  await beginJourney(shop.deps.database, orderId, {
    position: { latitude: 59.9, longitude: 10.7 },
    at: NOON,
    distanceKm: 2,
    speedKmh: 40,
    eta: NOON + 180_000,
    nextCheckAt: NOON + 60_000,
  })
  await shop.deps.database.query('BEGIN')
})
afterEach(async () => {
  shop.errors.length = 0
  await shop.deps.database.query('ROLLBACK')
  await shop.deps.database.query('BEGIN')
})
afterAll(() => shop.close())

describe('what a table should never have held is named by table and field', () => {
  const anOrder = () => shop.deps.orders.find(orderId)
  const theCatalogue = () => openCatalogue(shop.deps.database)
  const theMails = () => latestMails(shop.deps.database, 1)
  const theJourneys = () => journeysTo(shop.deps.database, [orderId])

  test.each([
    ['orders.state', `UPDATE orders SET state = 'LOST'`, anOrder],
    ['orders.items.0.quantity', put('orders', 'items', '{0,quantity}', '-0.5'), anOrder],
    ['orders.snapshot.0.price', put('orders', 'snapshot', '{0,price}', '"free"'), anOrder],
    [
      'orders.snapshot.0.snapshot.name.byLanguage.no',
      put('orders', 'snapshot', '{0,snapshot,name,byLanguage}', '{"no":1}'),
      anOrder,
    ],
    [
      'restaurants.doc.settings.ordersEnabled',
      put('restaurants', 'doc', '{settings,ordersEnabled}', '"yes"'),
      theCatalogue,
    ],
    ['restaurants.doc.cuisine', put('restaurants', 'doc', '{cuisine}', 'null'), theCatalogue],
    [
      'menus.doc.products.burger.price.defaultUnitPrice',
      put('menus', 'doc', '{products,burger,price,defaultUnitPrice}', '14.9'),
      theCatalogue,
    ],
    [
      'facts.value.currency',
      `UPDATE facts SET value = value - 'currency' WHERE name = 'deployment'`,
      theCatalogue,
    ],
    ['jobs.payload.kind', put('jobs', 'payload', '{kind}', '"greeting"'), theMails],
    ['predictions.approach.eta', put('predictions', 'approach', '{eta}', '"soon"'), theJourneys],
  ])('%s', async (field, damage, read) => {
    await shop.deps.database.query(damage)
    await expect(read()).rejects.toThrow(`wrong value in ${field}, expected `)
  })
})

test('who asks for such an order is told of a failure, and the log of the field and not of its value', async () => {
  await shop.deps.database.query(`UPDATE orders SET state = 'kari@example.com'`)
  const answer = await guest.ask('GET', `orders/${orderId}`)
  expect(answer.statusCode).toBe(500)
  expect(answer.json().code).toBe('server.failed')
  expect(String(shop.errors)).toContain('wrong value in orders.state, expected enums')
  expect(String(shop.errors)).not.toContain('kari@example.com')
})

/** Puts a wrong value into a document. */
function put(table: string, column: string, path: string, value: string): string {
  return `UPDATE ${table} SET ${column} = jsonb_set(${column}::jsonb, '${path}', '${value}')::json`
}
