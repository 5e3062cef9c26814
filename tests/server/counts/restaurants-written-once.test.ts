import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

test('restaurants that are as they were are not written anew for whoever asks for their list', async () => {
  const customer = shop.customer()
  const first = await customer.ask('GET', 'restaurants')
  const writing = vi.spyOn(JSON, 'stringify')
  const second = await customer.ask('GET', 'restaurants')
  const written = writing.mock.results.filter(({ value }) => String(value).includes('openingHours'))
  expect(written).toEqual([])
  expect(second.body).toBe(first.body)
})

test('a restaurant that changes is told as it is now', async () => {
  const customer = shop.customer()
  await customer.ask('GET', 'restaurants')
  const [restaurant] = shop.deps.catalogue.restaurants()
  if (!restaurant) throw new Error('no restaurant is listed')
  await shop.deps.catalogue.tell(restaurant.id, { ordersEnabled: false })
  const { items } = (await customer.ask('GET', 'restaurants')).json()
  expect(items[0].settings.ordersEnabled).toBe(false)
})
