import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { importCatalogue } from '#server/seed/import-catalogue.ts'
import { openCatalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { MIGRATIONS } from '#server/core/database/migrations.ts'
import { everyDay } from '#tests/support/builders/restaurant.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, anItem, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import DATABASE_AT_014 from '../core/database/database-at-014.json' with { type: 'json' }

/** What a kitchen told during the day. */
const TOLD = {
  ordersEnabled: false,
  ordersInjectionDelay: 45,
  outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }],
  openingHours: everyDay('12:00|13:00'),
}
const STANDING = {
  openingHours: TOLD.openingHours,
  outageProducts: TOLD.outages,
  settings: { ordersEnabled: false, ordersInjectionDelayMinutes: 45 },
}
const LEFT =
  'Brygga Burger: left as its kitchen told: it takes no orders; orders come 45 minutes before their time; sold out: burger; open '

type Written = Catalogue['restaurants'][number]

/** The catalogue with another Brygga. */
function withBrygga(change: (brygga: Written) => Written): Catalogue {
  const catalogue = aCatalogue()
  return {
    ...catalogue,
    restaurants: catalogue.restaurants.map((each) => (each.restaurant.id === 'brygga' ? change(each) : each)),
  }
}

const renamed = (): Catalogue =>
  withBrygga((each) => ({ ...each, restaurant: { ...each.restaurant, name: 'Brygga Grill' } }))

describe.each(DATABASES)('what a kitchen told of its restaurant, on %s', (_name, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(async () => {
    await shop.reset()
  })
  afterAll(() => shop.close())

  const tell = (told: object) =>
    shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...told } })
  const brygga = () => shop.deps.catalogue.restaurant('brygga')
  const imports = (catalogue: Catalogue) => importCatalogue(catalogue, shop.deps.catalogue, NOON)
  const versionOfRow = async () =>
    (await shop.deps.database.query(`SELECT xmin::text AS version FROM restaurants WHERE id = 'brygga'`))[0]

  test('stands when the same file is loaded again, and that is said', async () => {
    await tell(TOLD)
    const [said, ...others] = await imports(aCatalogue())
    expect(brygga()).toMatchObject(STANDING)
    expect([said, others]).toEqual([expect.stringContaining(LEFT), []])
  })

  test('stands when a file with a change is loaded, which is taken over for the rest', async () => {
    await tell(TOLD)
    await imports(renamed())
    expect(brygga()).toMatchObject({ ...STANDING, name: 'Brygga Grill' })
  })

  test('stands when the menu changes: no paid order gets in, and what is sold out stays so', async () => {
    await tell(TOLD)
    const guest = await aGuest(shop)
    await imports(withBrygga(({ menus, ...each }) => ({ ...each, menus: dearer(menus) })))
    expect(brygga()).toMatchObject(STANDING)
    const campaignId = brygga()?.currentCampaignId
    const codes = [
      await order(guest, { campaignId, items: [anItem('cola')] }),
      await order(guest, { campaignId }),
    ]
    expect(codes.map((answer) => answer.json().code)).toEqual([
      'restaurant.orderingDisabled',
      'product.outage',
    ])
  })

  test('stands when the shop is opened anew', async () => {
    await tell(TOLD)
    expect((await openCatalogue(shop.deps.database)).restaurant('brygga')).toMatchObject(STANDING)
  })

  test('stands while its restaurant is off the list, and when it is back', async () => {
    await tell(TOLD)
    const { restaurants, ...rest } = aCatalogue()
    await imports({
      ...rest,
      restaurants: restaurants.filter(({ restaurant }) => restaurant.id !== 'brygga'),
    })
    await imports(aCatalogue())
    expect(brygga()).toMatchObject(STANDING)
  })

  test('of one fact leaves the others to the file', async () => {
    await tell({ ordersEnabled: false })
    const hours = everyDay('08:00|20:00')
    await imports(
      withBrygga((each) => ({ ...each, restaurant: { ...each.restaurant, openingHours: hours } })),
    )
    expect([brygga()?.settings.ordersEnabled, brygga()?.openingHours]).toEqual([false, hours])
  })

  test('is taken back by the kitchen alone', async () => {
    await tell(TOLD)
    await tell({ ordersEnabled: true, outages: [] })
    await imports(aCatalogue())
    expect([brygga()?.settings.ordersEnabled, brygga()?.outageProducts]).toEqual([true, []])
  })

  test('is untouched, as is its whole row, where its file is the same', async () => {
    await imports(aCatalogue())
    await tell({ ...TOLD, publishPrices: { burger: 155 } })
    const before = [await versionOfRow(), brygga()?.currentCampaignId]
    await imports(aCatalogue())
    expect([await versionOfRow(), brygga()?.currentCampaignId]).toEqual(before)
  })

  test('of nothing is nothing to say', async () => {
    expect(await imports(aCatalogue())).toEqual([])
  })
})

describe.each(DATABASES)('a database from before such facts were kept apart, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.query('DROP SCHEMA public CASCADE')
    await database.query('CREATE SCHEMA public')
    for (const statement of DATABASE_AT_014) await database.query(statement)
    await migrate(
      database,
      MIGRATIONS.slice(
        0,
        MIGRATIONS.findIndex(({ name }) => name === '029-live-facts'),
      ),
    )
  })
  afterAll(() => database.close())

  /** What its restaurant is like, and a file that says just that. */
  async function upgraded(kept: object) {
    const [row] = await database.query(`SELECT doc FROM restaurants WHERE id = 'brygga'`)
    const written = row?.['doc'] as Written['restaurant']
    const { settings, ...facts } = { settings: {}, ...kept }
    const doc = { ...written, ...facts, settings: { ...written.settings, ...settings } }
    await database.query(`UPDATE restaurants SET doc = $1 WHERE id = 'brygga'`, [JSON.stringify(doc)])
    await migrate(database)
    const file = withBrygga((each) => ({
      ...each,
      restaurant: { ...written, currentCampaignId: each.restaurant.currentCampaignId },
    }))
    return { store: await openCatalogue(database), file, written }
  }

  test('is as it was, and an import of its file leaves it so', async () => {
    const { store, file } = await upgraded(STANDING)
    expect(store.restaurant('brygga')).toMatchObject(STANDING)
    await importCatalogue(file, store, NOON)
    expect(store.restaurant('brygga')).toMatchObject(STANDING)
  })

  test('takes for the file’s what the file says, so that a later one can change it', async () => {
    const { store, file } = await upgraded({ settings: { ordersEnabled: false } })
    await importCatalogue(file, store, NOON)
    const hours = everyDay('08:00|20:00')
    const later = withBrygga((each) => ({
      ...each,
      restaurant: { ...each.restaurant, openingHours: hours },
    }))
    await importCatalogue(later, store, NOON)
    expect(store.restaurant(id('brygga'))).toMatchObject({
      openingHours: hours,
      settings: { ordersEnabled: false },
    })
  })
})

function dearer(menus: Written['menus']): Written['menus'] {
  const raised = (menu: Written['menus']['EATIN']) => ({
    ...menu,
    products: Object.fromEntries(
      Object.entries(menu.products).map(([code, product]) => [
        code,
        {
          ...product,
          price: { ...product.price, defaultUnitPrice: minor(product.price.defaultUnitPrice + 100) },
        },
      ]),
    ),
  })
  return { EATIN: raised(menus.EATIN), TAKEOUT: raised(menus.TAKEOUT) }
}
