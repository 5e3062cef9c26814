import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Menu } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const COUPON = aCoupon({}, { code: '1010' })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('where discounts are on (S1.48)', () => {
  beforeAll(() => sellWithCoupon(true))

  test('a coupon is found by its code, with what it does (S4.88, S7.28)', async () => {
    const answer = await shop.customer().ask('GET', pathOf('1010'))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: '1010', type: 'COUPON' })
  })

  test.each(['1010/prices/EATIN', '1010/parts', '1010/options', '1011'])(
    'nothing is found at products/%s: a coupon is not sold, and no code is known but those given out',
    async (path) => expect(await statusOf(path)).toBe(404),
  )

  test('who tries codes is stopped, whatever addresses are written on the requests', async () => {
    const { database } = shop.deps
    const strict = await openTestShop({ database, limits: { codeTries: 1 }, trustProxy: 1 })
    const statuses: number[] = []
    for (const nth of [1, 2, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': `198.51.100.${nth}` }
      const asked = { url: `/api/${pathOf(`202${nth}`)}`, remoteAddress: '203.0.113.7', headers }
      statuses.push((await strict.app.inject(asked)).statusCode)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 429])
    await strict.app.close()
  })

  test.each([
    ['the whole menu for eating in', (campaign: string) => `campaigns/${campaign}/cache/EATIN`],
    ['the whole menu for taking out', (campaign: string) => `campaigns/${campaign}/cache/TAKEOUT`],
    ['the products', (campaign: string) => `campaigns/${campaign}/products`],
    ['the products of a category', (campaign: string) => `campaigns/${campaign}/navigations/food/products`],
    ['the content sold now', () => 'current-content'],
  ])(
    '%s gives no code away: what protects a discount stays on the server (S9.26)',
    async (_what, pathFor) => {
      const campaign = shop.deps.catalogue.restaurant('brygga')?.currentCampaignId ?? ''
      const answer = await shop.customer().ask('GET', `restaurants/brygga/${pathFor(campaign)}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('burger')
      expect(answer.body).not.toMatch(/1010|COUPON/)
    },
  )
})

test('where discounts are off no coupon is found (S1.48)', async () => {
  await sellWithCoupon(false)
  expect(await statusOf('1010')).toBe(404)
  expect(await statusOf('burger')).toBe(200)
})

async function sellWithCoupon(discounts: boolean): Promise<void> {
  const { restaurants, parameters } = aCatalogue()
  await shop.deps.catalogue.load(
    {
      deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, discounts } }),
      parameters,
      restaurants: restaurants.map(({ menus, ...entry }) => ({
        ...entry,
        menus: { EATIN: withCoupon(menus.EATIN), TAKEOUT: withCoupon(menus.TAKEOUT) },
      })),
    },
    NOON,
  )
}

function withCoupon(menu: Menu): Menu {
  return { ...menu, products: { ...menu.products, [COUPON.code]: COUPON } }
}

async function statusOf(path: string): Promise<number> {
  return (await shop.customer().ask('GET', pathOf(path))).statusCode
}

/** A path of the campaign that is sold now. */
function pathOf(path: string): string {
  const brygga = shop.deps.catalogue.restaurant('brygga')
  return `restaurants/brygga/campaigns/${brygga?.currentCampaignId}/products/${path}`
}
