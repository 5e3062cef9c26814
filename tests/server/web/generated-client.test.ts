import { createHash } from 'node:crypto'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '#tests/architecture/source.ts'
import { GUEST, NOON, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import type { paths } from './generated-api.d.ts'

let shop: TestShop
let address: string
beforeAll(async () => {
  shop = await openTestShop()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test('the types others generate are those of the description as it is', async () => {
  const { body } = await shop.customer().ask('GET', 'openapi.json')
  const made = createHash('sha256').update(body).digest('hex')
  // Another: npx -p typescript@5 -p openapi-typescript@7.13.0 openapi-typescript ADDRESS/api/openapi.json -o FILE
  expect(textOf('tests/server/web/generated-api.d.ts').split('\n')[0]).toContain(`sha256 ${made}`)
})

test('a client made of the description orders, pays and reads the order', async () => {
  let cookie = ''
  const client = createClient<paths>({ baseUrl: address })
  client.use({
    onRequest({ request }) {
      if (cookie !== '') request.headers.set('cookie', cookie)
    },
    onResponse({ response }) {
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    },
  })

  const guest = await client.POST('/api/accounts/guests', { body: GUEST })
  expect(guest.data?.email).toBe(GUEST.email)

  const found = await client.GET('/api/restaurants/{id}', { params: { path: { id: 'brygga' } } })
  const { data: order, error } = await client.POST('/api/orders', {
    params: { header: { 'idempotency-key': 'a-key-of-this-order' } },
    body: {
      restaurantId: found.data?.id ?? '',
      campaignId: 'brygga-1',
      pickUpMode: 'EATIN',
      retrievalDate: new Date(NOON + 30 * 60_000).toISOString(),
      isPredictOrder: false,
      items: [{ productCode: 'burger', quantity: 1, contextCode: 'context', children: [] }],
    },
  })
  expect(error).toBeUndefined()
  const paid = await client.POST('/api/payments/fake', { body: { orderId: order?.id ?? '' } })
  expect(paid.response.status).toBe(200)

  const seen = await client.GET('/api/orders/{id}', { params: { path: { id: order?.id ?? '' } } })
  expect(seen.data?.id).toBe(order?.id)
  expect(['VALIDATED', 'SENT', 'PAID']).toContain(seen.data?.state)
})

test('a refusal has the fields the description promises', async () => {
  const client = createClient<paths>({ baseUrl: address })
  const { error } = await client.POST('/api/payments/fake', { body: { orderId: 'of-somebody' } })
  expect(error?.code).toBe('account.notSignedIn')
  expect(error?.requestId).toEqual(expect.any(String))
})
