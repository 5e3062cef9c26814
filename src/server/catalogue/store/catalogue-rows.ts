import { KeptDeploymentSchema, toDeployment } from '#contracts/system/deployment.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { boolean, string } from '#contracts/wire/wire-types.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { withCodeGate } from '#domain/restaurant/code-gate.ts'
import { withLive } from '#domain/restaurant/live-facts.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { PublishedMenu } from '../published-menu.ts'
import { Bytes, Whole, orNull } from '../../core/database/columns.ts'
import type { Queries, Row } from '../../core/database/database.ts'
import { MenuDocument } from './menu-document.ts'
import { LiveFactsDocument, RestaurantDocument } from './restaurant-document.ts'
import type { KeptLiveFacts } from './restaurant-document.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** Everything that is sold, as it is held in memory. */
export type Shelves = {
  readonly deployment: Deployment | undefined
  readonly parameters: readonly { readonly key: string; readonly value: string }[]
  readonly restaurants: readonly Restaurant[]
  /** One that is no longer listed is found by its id alone, for the orders it was given. */
  readonly byIdOrSlug: ReadonlyMap<string, Restaurant>
  /** What its file says of each restaurant, and what was told of it since; of those no longer listed too. */
  readonly written: ReadonlyMap<RestaurantId, WrittenRestaurant>
  readonly codeHashes: ReadonlyMap<RestaurantId, string>
  readonly menus: ReadonlyMap<string, PublishedMenu>
  readonly rev: number
}

export type WrittenRestaurant = {
  readonly restaurant: Restaurant
  readonly live: KeptLiveFacts
  /** Of the file it was loaded from; null where it was loaded by an earlier version. */
  readonly fileHash: string | null
  readonly position: number
  readonly isListed: boolean
}

/** Menus that are held already are not fetched again: the whole of them is megabytes, and a campaign never changes. */
export async function readShelves(
  database: Queries,
  held: () => Shelves['menus'] = () => new Map(),
): Promise<Shelves> {
  const facts = await database.query('SELECT name, value FROM facts')
  const fact = (name: string) => facts.find((row) => row['name'] === name)
  const deployment = fact('deployment')
  const written = deployment && toDeployment(deploymentRow(deployment).value)
  const rows = (
    await database.query(
      'SELECT doc, live, code_hash, file_hash, position, is_listed FROM restaurants ORDER BY position, id',
    )
  )
    .map(restaurantRow)
    .map((row) => ({
      ...row,
      now: withCodeGate(withLive(row.doc, row.live), row.code_hash !== null, written?.flags),
    }))
  const before = [...held().values()]
  const menus = await database.query(
    `${SELECT_MENUS} JOIN restaurants r ON r.doc ->> 'currentCampaignId' = m.campaign_id AND r.id = m.restaurant_id
     WHERE m.etag <> ALL($1::text[])`,
    [before.map(({ etag }) => etag)],
  )
  const restaurants = rows.filter((row) => row.is_listed).map(({ now }) => now)
  const all = rows.map(({ now, is_listed }) => (is_listed ? now : withoutOrdering(now)))
  const parameters = (await database.query('SELECT key, value FROM parameters ORDER BY key')).map(
    parameterRow,
  )
  const sold = new Set<string>(all.map(({ currentCampaignId }) => currentCampaignId))
  // Looked at again at the end: one may have been packed better meanwhile.
  const stillSold = [...before, ...held().values()].filter(({ menu }) => sold.has(menu.campaignId))
  return {
    deployment: written,
    parameters,
    restaurants,
    byIdOrSlug: new Map([
      ...restaurants.map((restaurant) => [restaurant.slug, restaurant] as const),
      ...all.map((restaurant) => [restaurant.id, restaurant] as const),
    ]),
    written: new Map(
      rows.map(({ doc, live, file_hash, position, is_listed }) => [
        doc.id,
        { restaurant: doc, live, fileHash: file_hash, position, isListed: is_listed },
      ]),
    ),
    codeHashes: new Map(
      rows.flatMap(({ doc, code_hash }) => (code_hash ? [[doc.id, code_hash] as const] : [])),
    ),
    menus: new Map(
      [...stillSold, ...menus.map(menuFrom)].map((published) => {
        const { campaignId, mode } = published.menu
        return [menuKey(campaignId, mode), published]
      }),
    ),
    rev: revIn(fact('catalogueRev')),
  }
}

/** What the fact `catalogueRev` tells; 0 where nothing was ever written. */
export function revIn(fact: Row | undefined): number {
  return fact ? revRow(fact).value : 0
}

/** Whoever still has its page open learns it from the rule they know (S4.61). */
function withoutOrdering(restaurant: Restaurant): Restaurant {
  return { ...restaurant, settings: { ...restaurant.settings, ordersEnabled: false } }
}

function menuFrom(found: Row): PublishedMenu {
  const row = menuRow(found)
  return {
    menu: row.doc,
    etag: row.etag,
    plain: Buffer.from(row.plain),
    brotli: Buffer.from(row.brotli),
    gzip: Buffer.from(row.gzip),
    isPolished: row.is_polished,
  }
}

export function menuKey(campaignId: string, mode: string): string {
  return `${mode} ${campaignId}`
}

const deploymentRow = rowReader('facts', { value: KeptDeploymentSchema })
const revRow = rowReader('facts', { value: Whole })
const parameterRow = rowReader('parameters', { key: string(), value: string() })
const restaurantRow = rowReader('restaurants', {
  doc: RestaurantDocument,
  live: LiveFactsDocument,
  code_hash: orNull(string()),
  file_hash: orNull(string()),
  position: Whole,
  is_listed: boolean(),
})
const menuRow = rowReader('menus', {
  doc: MenuDocument,
  etag: string(),
  plain: Bytes,
  brotli: Bytes,
  gzip: Bytes,
  is_polished: boolean(),
})

const SELECT_MENUS = 'SELECT m.doc, m.etag, m.plain, m.brotli, m.gzip, m.is_polished FROM menus m'

export async function putFact(queries: Queries, name: string, value: unknown): Promise<void> {
  await queries.query(
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  )
}

/**
 * Takes every restaurant but these off the list; those put afterwards are on it again. Rows stay for the orders that name
 * them, and give their slugs up, so that any other may have them.
 */
export async function unlistRestaurants(queries: Queries, but: readonly RestaurantId[]): Promise<void> {
  await queries.query(
    `UPDATE restaurants SET is_listed = false, slug = 'unlisted:' || id WHERE id <> ALL($1::text[])`,
    [but],
  )
}

/** Writes what a file says of a restaurant; what was told of it since is left as it is. */
export async function putRestaurant(
  queries: Queries,
  restaurant: Restaurant,
  kept: { readonly position: number; readonly codeHash: string | null; readonly fileHash: string },
): Promise<void> {
  await queries.query(
    `INSERT INTO restaurants (id, slug, position, doc, code_hash, file_hash) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, position = excluded.position, doc = excluded.doc,
       code_hash = excluded.code_hash, file_hash = excluded.file_hash, is_listed = true`,
    [restaurant.id, restaurant.slug, kept.position, JSON.stringify(restaurant), kept.codeHash, kept.fileHash],
  )
}

/** Puts a restaurant at another place of the list, where it is not there already. */
export async function moveRestaurant(queries: Queries, id: RestaurantId, position: number): Promise<void> {
  await queries.query('UPDATE restaurants SET position = $2 WHERE id = $1 AND position <> $2', [id, position])
}

/** Adds to what was told of a restaurant; what is not named stays as it was told before. */
export async function addLiveFacts(queries: Queries, id: RestaurantId, told: LiveFacts): Promise<void> {
  await queries.query('UPDATE restaurants SET live = live || $2::jsonb WHERE id = $1', [
    id,
    JSON.stringify(told),
  ])
}

/** What was told of a restaurant, in the place of what is kept. */
export async function putLiveFacts(queries: Queries, id: RestaurantId, live: LiveFacts): Promise<void> {
  await queries.query('UPDATE restaurants SET live = $2::jsonb WHERE id = $1', [id, JSON.stringify(live)])
}

/** Sells another campaign at a restaurant. */
export async function putCampaign(
  queries: Queries,
  { id, currentCampaignId }: Pick<Restaurant, 'id' | 'currentCampaignId'>,
): Promise<void> {
  await queries.query(
    `UPDATE restaurants SET doc = jsonb_set(doc::jsonb, '{currentCampaignId}', to_jsonb($2::text))::json WHERE id = $1`,
    [id, currentCampaignId],
  )
}

export async function putMenus(
  queries: Queries,
  published: readonly PublishedMenu[],
  now: number,
): Promise<void> {
  for (const { menu, etag, plain, brotli, gzip } of published) {
    await queries.query(
      `INSERT INTO menus (campaign_id, mode, restaurant_id, doc, etag, plain, brotli, gzip, published_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [menu.campaignId, menu.mode, menu.restaurantId, JSON.stringify(menu), etag, plain, brotli, gzip, now],
    )
  }
}

/** The menu of one campaign, sold now or not. */
export async function readMenu(
  queries: Queries,
  restaurantId: RestaurantId,
  campaignId: string,
  mode: PickupMode,
): Promise<PublishedMenu | undefined> {
  const [row] = await queries.query(
    `${SELECT_MENUS} WHERE m.campaign_id = $1 AND m.mode = $2 AND m.restaurant_id = $3`,
    [campaignId, mode, restaurantId],
  )
  return row && menuFrom(row)
}

/** Puts the better packing of a menu in the place of the quick one. */
export async function putPolished(queries: Queries, { menu, brotli }: PublishedMenu): Promise<void> {
  await queries.query(
    'UPDATE menus SET brotli = $3, is_polished = true WHERE campaign_id = $1 AND mode = $2',
    [menu.campaignId, menu.mode, brotli],
  )
}
