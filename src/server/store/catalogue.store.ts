import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { DeploymentWire, toDeployment } from '#contracts/deployment.contract.ts'
import type { Deployment } from '#contracts/deployment.contract.ts'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { publishMenu } from '../menu/published-menu.ts'
import type { PublishedMenu } from '../menu/published-menu.ts'
import { boundedMap } from './bounded-map.ts'
import type { Database, Queries } from './database.ts'
import { hasHash, hashOf } from './tokens.ts'

/** What a seed or an import brings: everything one deployment sells. */
export type Catalogue = {
  readonly deployment: Deployment
  readonly restaurants: readonly {
    readonly restaurant: Restaurant
    readonly authenticationCode?: string
    readonly menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu }
  }[]
  readonly parameters: readonly { readonly key: string; readonly value: string }[]
}

export type CatalogueStore = Awaited<ReturnType<typeof openCatalogue>>

const REMEMBERED_OLD_MENUS = 20

type Shelves = {
  readonly deployment: Deployment | undefined
  readonly parameters: readonly { readonly key: string; readonly value: string }[]
  readonly restaurants: readonly Restaurant[]
  readonly byIdOrSlug: ReadonlyMap<string, Restaurant>
  readonly codeHashes: ReadonlyMap<RestaurantId, string>
  readonly menus: ReadonlyMap<string, PublishedMenu>
  readonly rev: number
}

/** Restaurants and menus, read once and held in memory; what changes is written first and read again. */
export async function openCatalogue(database: Database) {
  let shelves = await readShelves(database)
  const oldMenus = boundedMap<string, PublishedMenu>(REMEMBERED_OLD_MENUS)

  async function write(work: (queries: Queries) => Promise<void>): Promise<void> {
    await database.transaction(async (queries) => {
      await work(queries)
      await queries.query(
        `INSERT INTO facts (name, value) VALUES ('catalogueRev', '1')
         ON CONFLICT (name) DO UPDATE SET value = to_jsonb((facts.value)::int + 1)`,
      )
    })
    shelves = await readShelves(database)
  }

  return {
    isEmpty: () => shelves.deployment === undefined,
    deployment(): Deployment {
      if (!shelves.deployment) throw new Error('no deployment has been loaded into the database')
      return shelves.deployment
    },
    parameters: () => shelves.parameters,
    restaurants: () => shelves.restaurants,
    restaurant: (idOrSlug: string) => shelves.byIdOrSlug.get(idOrSlug),
    hasCode: (restaurantId: RestaurantId, code: string) =>
      hasHash(code, shelves.codeHashes.get(restaurantId) ?? ''),

    /** The menu of the campaign that is sold now. */
    currentMenu(restaurant: Restaurant, mode: PickupMode): PublishedMenu | undefined {
      return shelves.menus.get(menuKey(restaurant.currentCampaignId, mode))
    },

    /** The menu of any campaign of the restaurant: a campaign never changes once it is published. */
    async menu(
      restaurantId: RestaurantId,
      campaignId: string,
      mode: PickupMode,
    ): Promise<PublishedMenu | undefined> {
      const key = menuKey(campaignId, mode)
      const known = shelves.menus.get(key) ?? oldMenus.get(key)
      if (known) return known.menu.restaurantId === restaurantId ? known : undefined
      const [row] = await database.query<MenuRow>(
        `${SELECT_MENUS} WHERE m.campaign_id = $1 AND m.mode = $2 AND m.restaurant_id = $3`,
        [campaignId, mode, restaurantId],
      )
      if (!row) return undefined
      const published = menuFrom(row)
      oldMenus.set(key, published)
      return published
    },

    /** Loads a whole deployment; a menu that differs from the sold one becomes a new campaign. */
    async load(catalogue: Catalogue, now: number): Promise<void> {
      const prepared = await Promise.all(catalogue.restaurants.map((entry) => prepare(entry, shelves)))
      await write(async (queries) => {
        await putFact(queries, 'deployment', catalogue.deployment)
        await queries.query('DELETE FROM parameters')
        for (const { key, value } of catalogue.parameters)
          await queries.query('INSERT INTO parameters (key, value) VALUES ($1, $2)', [key, value])
        for (const [position, { restaurant, code, published }] of prepared.entries()) {
          await putRestaurant(queries, restaurant, position, code === undefined ? null : hashOf(code))
          await putMenus(queries, published, now)
        }
      })
    },

    async changeRestaurant(restaurant: Restaurant): Promise<void> {
      await write(async (queries) => {
        await queries.query('UPDATE restaurants SET doc = $2 WHERE id = $1', [
          restaurant.id,
          JSON.stringify(restaurant),
        ])
      })
    },

    /** Publishes changed menus under a new campaign id, which every basket of the old one will notice (S4.68). */
    async publish(
      restaurant: Restaurant,
      menus: Catalogue['restaurants'][number]['menus'],
      now: number,
    ): Promise<Restaurant> {
      const changed = { ...restaurant, currentCampaignId: id<CampaignId>(randomUUID()) }
      const published = await publishMenus(underCampaign(menus, changed), changed)
      await write(async (queries) => {
        await putMenus(queries, published, now)
        await queries.query('UPDATE restaurants SET doc = $2 WHERE id = $1', [
          changed.id,
          JSON.stringify(changed),
        ])
      })
      return changed
    },

    /** Reads again what another process changed. */
    async refresh(): Promise<void> {
      const [row] = await database.query<{ value: number }>(
        `SELECT value FROM facts WHERE name = 'catalogueRev'`,
      )
      if ((row?.value ?? 0) !== shelves.rev) shelves = await readShelves(database)
    },
  }
}

type MenuRow = {
  campaign_id: string
  mode: string
  doc: Menu
  etag: string
  plain: Uint8Array
  brotli: Uint8Array
  gzip: Uint8Array
}

const SELECT_MENUS = 'SELECT m.campaign_id, m.mode, m.doc, m.etag, m.plain, m.brotli, m.gzip FROM menus m'

async function readShelves(database: Database): Promise<Shelves> {
  const facts = await database.query<{ name: string; value: unknown }>('SELECT name, value FROM facts')
  const fact = (name: string) => facts.find((row) => row.name === name)?.value
  const rows = await database.query<{ doc: Restaurant; code_hash: string | null }>(
    'SELECT doc, code_hash FROM restaurants ORDER BY position, id',
  )
  const menus = await database.query<MenuRow>(
    `${SELECT_MENUS} JOIN restaurants r ON r.doc ->> 'currentCampaignId' = m.campaign_id AND r.id = m.restaurant_id`,
  )
  const restaurants = rows.map((row) => row.doc)
  const deployment = fact('deployment')
  return {
    deployment: deployment === undefined ? undefined : toDeployment(create(deployment, DeploymentWire)),
    parameters: await database.query('SELECT key, value FROM parameters ORDER BY key'),
    restaurants,
    byIdOrSlug: new Map([
      ...restaurants.map((restaurant) => [restaurant.slug, restaurant] as const),
      ...restaurants.map((restaurant) => [restaurant.id, restaurant] as const),
    ]),
    codeHashes: new Map(
      rows.flatMap(({ doc, code_hash }) => (code_hash ? [[doc.id, code_hash] as const] : [])),
    ),
    menus: new Map(menus.map((row) => [menuKey(row.campaign_id, row.mode), menuFrom(row)])),
    rev: Number(fact('catalogueRev') ?? 0),
  }
}

function menuFrom(row: MenuRow): PublishedMenu {
  return {
    menu: row.doc,
    etag: row.etag,
    plain: Buffer.from(row.plain),
    brotli: Buffer.from(row.brotli),
    gzip: Buffer.from(row.gzip),
  }
}

function menuKey(campaignId: string, mode: string): string {
  return `${mode} ${campaignId}`
}

function publishMenus(
  menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu },
  restaurant: Restaurant,
): Promise<readonly PublishedMenu[]> {
  return Promise.all([menus.EATIN, menus.TAKEOUT].map((menu) => publishMenu(menu, restaurant.outageProducts)))
}

function underCampaign(
  menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu },
  { currentCampaignId: campaignId }: Restaurant,
): { EATIN: Menu; TAKEOUT: Menu } {
  return { EATIN: { ...menus.EATIN, campaignId }, TAKEOUT: { ...menus.TAKEOUT, campaignId } }
}

type Entry = Catalogue['restaurants'][number]
type Prepared = {
  readonly restaurant: Restaurant
  readonly code: string | undefined
  /** Empty where the menus sold now are the same. */
  readonly published: readonly PublishedMenu[]
}

async function prepare(entry: Entry, shelves: Shelves): Promise<Prepared> {
  const code = entry.authenticationCode
  const sold = shelves.byIdOrSlug.get(entry.restaurant.id)
  if (!sold) {
    return {
      restaurant: entry.restaurant,
      code,
      published: await publishMenus(entry.menus, entry.restaurant),
    }
  }
  const kept = { ...entry.restaurant, currentCampaignId: sold.currentCampaignId }
  const again = await publishMenus(underCampaign(entry.menus, kept), kept)
  const isSame = again.every(
    ({ menu, etag }) => shelves.menus.get(menuKey(menu.campaignId, menu.mode))?.etag === etag,
  )
  if (isSame) return { restaurant: kept, code, published: [] }
  const restaurant = { ...entry.restaurant, currentCampaignId: id<CampaignId>(randomUUID()) }
  return {
    restaurant,
    code,
    published: await publishMenus(underCampaign(entry.menus, restaurant), restaurant),
  }
}

async function putFact(queries: Queries, name: string, value: unknown): Promise<void> {
  await queries.query(
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  )
}

async function putRestaurant(
  queries: Queries,
  restaurant: Restaurant,
  position: number,
  codeHash: string | null,
): Promise<void> {
  await queries.query(
    `INSERT INTO restaurants (id, slug, position, doc, code_hash) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, position = excluded.position, doc = excluded.doc,
       code_hash = excluded.code_hash`,
    [restaurant.id, restaurant.slug, position, JSON.stringify(restaurant), codeHash],
  )
}

async function putMenus(queries: Queries, published: readonly PublishedMenu[], now: number): Promise<void> {
  for (const { menu, etag, plain, brotli, gzip } of published) {
    await queries.query(
      `INSERT INTO menus (campaign_id, mode, restaurant_id, doc, etag, plain, brotli, gzip, published_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [menu.campaignId, menu.mode, menu.restaurantId, JSON.stringify(menu), etag, plain, brotli, gzip, now],
    )
  }
}
