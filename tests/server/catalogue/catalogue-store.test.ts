import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { id } from '#domain/ids.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** The catalogue with only the restaurants named. */
function onlyWith(...ids: readonly string[]): Catalogue {
  const catalogue = aCatalogue()
  return {
    ...catalogue,
    restaurants: catalogue.restaurants.filter(({ restaurant }) => ids.includes(restaurant.id)),
  }
}

describe.each(DATABASES)('a restaurant absent from an imported deployment, on %s', (_name, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const listed = async () =>
    (await shop.customer().ask('GET', 'restaurants')).json().items.map((each: { slug: string }) => each.slug)

  test('is no longer in the list, and its link leads nowhere', async () => {
    await shop.reset(onlyWith('canteen'))
    expect(await listed()).toEqual(['canteen'])
    expect((await shop.customer().ask('GET', 'restaurants/brygga-burger')).statusCode).toBe(404)
  })

  test('takes no new order and no payment of an older one (S4.61)', async () => {
    const guest = await aGuest(shop)
    const unpaid = (await order(guest)).json().id
    await shop.deps.catalogue.load(onlyWith('canteen'), NOON)
    const paid = await guest.ask('POST', 'payments/fake', { body: { orderId: unpaid } })
    const codes = [await order(guest), paid].map((answer) => answer.json().code)
    expect(codes).toEqual(['restaurant.orderingDisabled', 'restaurant.orderingDisabled'])
  })

  test('is still known to the orders it was given, which can be cancelled as before (S4.17)', async () => {
    const guest = await aGuest(shop)
    const orderId = await paidOrder(guest)
    await shop.deps.catalogue.load(onlyWith('canteen'), NOON)
    expect((await shop.customer().ask('GET', 'restaurants/brygga')).json().name).toBe('Brygga Burger')
    expect((await guest.ask('PATCH', `orders/${orderId}/cancel`)).json().state).toBe('CANCELLED')
  })

  test('still makes the food that is paid for', async () => {
    const guest = await aGuest(shop)
    const orderId = await paidOrder(guest)
    await shop.deps.catalogue.load(onlyWith('canteen'), NOON)
    shop.clock.value = NOON + 15 * 60_000
    await shop.worker.turn()
    expect((await guest.ask('GET', `orders/${orderId}`)).json().state).toBe('PAID')
  })

  test('leaves its slug to another, and is listed again when it comes back with one of its own', async () => {
    const [brygga, canteen] = aCatalogue().restaurants
    if (!brygga || !canteen) throw new Error('the test catalogue has two restaurants')
    const heir = { ...canteen, restaurant: { ...canteen.restaurant, slug: 'brygga-burger' } }
    await shop.deps.catalogue.load({ ...aCatalogue(), restaurants: [heir] }, NOON)
    expect((await shop.customer().ask('GET', 'restaurants/brygga-burger')).json().id).toBe('canteen')
    const back = { ...brygga, restaurant: { ...brygga.restaurant, slug: 'canteen' } }
    await shop.deps.catalogue.load({ ...aCatalogue(), restaurants: [back, heir] }, NOON)
    expect(await listed()).toEqual(['canteen', 'brygga-burger'])
    expect(shop.deps.catalogue.restaurant(id('brygga'))?.settings.ordersEnabled).toBe(true)
  })
})

describe.each(DATABASES)('the file of a deployment that is read at every start, on %s', (_name, open) => {
  let shop: TestShop
  const written = aCatalogue().deployment
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
    await shop.deps.catalogue.rewrite(written)
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const nameShown = async () => (await shop.customer().ask('GET', 'x/deployment')).json().productName

  test('changes what customers see once it is changed, and not again after an import', async () => {
    await shop.deps.catalogue.rewrite({ ...written, productName: 'Bella' })
    expect(await nameShown()).toBe('Bella')
    const imported = { ...aCatalogue(), deployment: { ...written, productName: 'Imported' } }
    await shop.deps.catalogue.load(imported, NOON)
    await shop.deps.catalogue.rewrite({ ...written, productName: 'Bella' })
    expect(await nameShown()).toBe('Imported')
  })
})

test.each(DATABASES)(
  'a menu that is held is not read again for what else has changed, on %s',
  async (_name, open) => {
    const database = await open()
    const read: unknown[] = []
    const shop = await openTestShop({
      database: {
        ...database,
        query: async (sql, values) => {
          const rows = await database.query(sql, values)
          read.push(...rows.map((row) => row['etag']).filter((etag) => etag !== undefined))
          return rows
        },
      },
    })
    const { catalogue } = shop.deps
    const brygga = catalogue.restaurant(id('brygga'))
    const eatIn = brygga && catalogue.currentMenu(brygga, 'EATIN')
    const takeOut = brygga && catalogue.currentMenu(brygga, 'TAKEOUT')
    if (!eatIn || !takeOut) throw new Error('the test catalogue sells two menus at Brygga')
    read.length = 0
    await catalogue.tell(brygga.id, { ordersEnabled: false })
    expect([catalogue.restaurant(brygga.id)?.settings.ordersEnabled, read]).toEqual([false, []])
    expect(catalogue.currentMenu(brygga, 'EATIN')).toBe(eatIn)
    const changed = await catalogue.publish(brygga, { EATIN: eatIn.menu, TAKEOUT: takeOut.menu }, NOON)
    expect(read).toHaveLength(2)
    expect(read).toContain(catalogue.currentMenu(changed, 'EATIN')?.etag)
    await shop.close()
  },
)
