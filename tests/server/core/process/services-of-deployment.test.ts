import { describe, expect, onTestFinished, test } from 'vitest'
import { servicesOf } from '#server/core/process/services-of-deployment.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const TILL = { pointOfSale: { url: 'https://till.example/orders' } }
const FINDER = { geocoder: { kind: 'photon', url: 'https://places.example' } } as const

test('orders are cooked where the deployment says', async () => {
  const till = await openWebhookReceiver()
  const shop = await openTestShop({
    catalogue: aCatalogue({ deployment: aDeployment({ pointOfSale: { url: `${till.url}/orders` } }) }),
    providers: { secrets: { pointOfSale: WEBHOOK_SECRET } },
  })
  onTestFinished(async () => {
    await shop.close()
    await till.close()
  })
  const guest = await aGuest(shop)
  const id = await paidOrder(guest)
  till.answer([{ status: 'accepted', number: 'A12' }])
  shop.clock.value = NOON + 15 * 60_000
  await shop.worker.turn()
  expect(await (await guest.ask('GET', `orders/${id}`)).json()).toMatchObject({ posId: 'A12' })
  expect(till.received.map(({ isSigned }) => isSigned)).toEqual([true])
})

test('no page is told where orders are cooked, and who finds places', async () => {
  const shop = await openTestShop({
    catalogue: aCatalogue({ deployment: aDeployment({ ...TILL, ...FINDER }) }),
    providers: { secrets: { pointOfSale: WEBHOOK_SECRET } },
  })
  onTestFinished(() => shop.close())
  const guest = await aGuest(shop)
  const told = JSON.stringify((await guest.ask('GET', 'x/deployment')).json())
  expect(told).toContain('defaultLanguage')
  expect(told).not.toMatch(/till\.example|places\.example/)
})

describe('what the deployment names', () => {
  test('by pointOfSale.url, geocoder.kind and geocoder.url is asked with the secrets of the settings', () => {
    const secrets = { pointOfSale: WEBHOOK_SECRET, geocoder: 'key' }
    expect(servicesOf({ ...TILL, ...FINDER }, { secrets }, true)).toEqual({
      pointOfSale: { ...TILL.pointOfSale, secret: WEBHOOK_SECRET },
      geocoder: { ...FINDER.geocoder, key: 'key' },
      problems: [],
    })
  })

  test('comes after what the settings name', () => {
    const pointOfSale = { modulePath: '/srv/till.mjs' }
    const geocoder = { kind: 'nominatim', url: 'https://own.example' } as const
    expect(servicesOf({ ...TILL, ...FINDER }, { pointOfSale, geocoder }, true)).toEqual({
      pointOfSale,
      geocoder,
      problems: [],
    })
  })

  test.each([
    ['a point of sale without its secret', TILL, {}, 'POINT_OF_SALE_SECRET must be set'],
    [
      'a secret of no point of sale',
      {},
      { pointOfSale: WEBHOOK_SECRET },
      'POINT_OF_SALE_SECRET says nothing',
    ],
    ['a key of no geocoder', {}, { geocoder: 'key' }, 'GEOCODER_KEY says nothing'],
    [
      'a point of sale without https in production',
      { pointOfSale: { url: 'http://localhost:8080' } },
      { pointOfSale: WEBHOOK_SECRET },
      '"pointOfSale" of the deployment must begin with https://',
    ],
    [
      'a geocoder without https in production',
      { geocoder: { ...FINDER.geocoder, url: 'http://places.example' } },
      {},
      '"geocoder" of the deployment must begin with https://',
    ],
  ])('opens no shop: %s', (_what, deployment, secrets, problem) => {
    expect(servicesOf(deployment, { secrets }, true).problems).toEqual([expect.stringContaining(problem)])
  })
})
