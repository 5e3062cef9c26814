import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import { unwrittenFacts } from '#domain/restaurant/live-facts.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { polished, publishMenu } from '../published-menu.ts'
import type { PublishedMenu } from '../published-menu.ts'
import { boundedMap } from '../../core/http/bounded-map.ts'
import {
  addLiveFacts,
  menuKey,
  moveRestaurant,
  putCampaign,
  putFact,
  putLiveFacts,
  putMenus,
  putPolished,
  putRestaurant,
  readMenu,
  readShelves,
  revIn,
  unlistRestaurants,
} from './catalogue-rows.ts'
import type { Shelves } from './catalogue-rows.ts'
import type { Database, Queries } from '../../core/database/database.ts'
import { hasHash, hashOf } from '../../core/database/tokens.ts'

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
const CATALOGUE_LOCK = 7_021_995
/** The fact that holds what the file of the deployment said when it was last read. */
const WRITTEN = 'writtenDeployment'

/** Restaurants and menus, read once and held in memory; what changes is written first and read again. */
export async function openCatalogue(database: Database) {
  let shelves = await readShelves(database)
  const held = () => shelves.menus
  const oldMenus = boundedMap<string, PublishedMenu>(REMEMBERED_OLD_MENUS)

  async function write(work: (queries: Queries) => Promise<void>): Promise<void> {
    await database.transaction(async (queries) => {
      await queries.query(`SELECT pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
      await work(queries)
      await queries.query(
        `INSERT INTO facts (name, value) VALUES ('catalogueRev', '1')
         ON CONFLICT (name) DO UPDATE SET value = to_jsonb((facts.value)::int + 1)`,
      )
    })
    shelves = await readShelves(database, held)
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
    /** What the file of a restaurant says of it, and what was told of it since. */
    written: (restaurantId: RestaurantId) => shelves.written.get(restaurantId),
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
      /** Inside a transaction, the transaction's own. */
      queries: Queries = database,
    ): Promise<PublishedMenu | undefined> {
      const key = menuKey(campaignId, mode)
      const known = shelves.menus.get(key) ?? oldMenus.get(key)
      if (known) return known.menu.restaurantId === restaurantId ? known : undefined
      const published = await readMenu(queries, restaurantId, campaignId, mode)
      if (published) oldMenus.set(key, published)
      return published
    },

    /** Fills an empty shop; of several processes that start at once the first one does. */
    async seed(catalogue: Catalogue, now: number): Promise<void> {
      const prepared = await prepareAll(catalogue, shelves)
      await write(async (queries) => {
        const filled = await queries.query(`SELECT 1 FROM facts WHERE name = 'deployment'`)
        if (filled.length > 0) return
        await put(queries, catalogue, prepared, now)
        await putFact(queries, WRITTEN, catalogue.deployment)
      })
    },

    /**
     * Loads a whole deployment in the place of the old one; a menu that differs from the sold one becomes a new campaign,
     * a restaurant that is not in it is no longer listed, and one whose file is the same is not touched. Nothing of it
     * undoes what a kitchen told.
     */
    async load(catalogue: Catalogue, now: number): Promise<void> {
      shelves = await readShelves(database, held)
      const prepared = await prepareAll(catalogue, shelves)
      await write((queries) => put(queries, catalogue, prepared, now))
    },

    /**
     * Takes over what the file of the deployment says, where it says something else than when it was last read: a
     * deployment that was imported since stays as it is.
     */
    async rewrite(written: Deployment): Promise<void> {
      const [row] = await database.query(`SELECT value FROM facts WHERE name = '${WRITTEN}'`)
      if (isDeepStrictEqual(row?.['value'], JSON.parse(JSON.stringify(written)))) return
      await write(async (queries) => {
        await putFact(queries, WRITTEN, written)
        if (row !== undefined) await putFact(queries, 'deployment', written)
      })
    },

    /** Takes what is told of a restaurant; what is not named stays as it was told before, or as its file says. */
    async tell(restaurantId: RestaurantId, told: LiveFacts): Promise<void> {
      await write((queries) => addLiveFacts(queries, restaurantId, told))
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
        await putCampaign(queries, changed)
      })
      return changed
    },

    /** Packs the next menu that was only packed quickly; false when there is none left. */
    async polishNext(): Promise<boolean> {
      const [key, rough] = [...shelves.menus].find(([, published]) => !published.isPolished) ?? []
      if (key === undefined || !rough) return false
      const better = await polished(rough)
      await putPolished(database, better)
      // Only where the same menu is still sold: a campaign may have been published meanwhile.
      if (shelves.menus.get(key)?.etag === better.etag)
        shelves = { ...shelves, menus: new Map(shelves.menus).set(key, better) }
      return true
    },

    /** Reads again what another process changed. */
    async refresh(): Promise<void> {
      const [fact] = await database.query(`SELECT value FROM facts WHERE name = 'catalogueRev'`)
      if (revIn(fact) !== shelves.rev) shelves = await readShelves(database, held)
    },
  }
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
  readonly position: number
  readonly code: string | undefined
  readonly fileHash: string
  /** It is sold already, by the same file. */
  readonly isSame: boolean
  /** What was told of it and stands; undefined where that stays as it is kept. */
  readonly live?: LiveFacts
  /** Empty where the menus sold now are the same. */
  readonly published: readonly PublishedMenu[]
}

function prepareAll({ restaurants }: Catalogue, shelves: Shelves): Promise<readonly Prepared[]> {
  return Promise.all(restaurants.map((entry, position) => prepare(entry, position, shelves)))
}

async function prepare(entry: Entry, position: number, shelves: Shelves): Promise<Prepared> {
  const { restaurant: wanted, authenticationCode: code } = entry
  const fileHash = createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
  const known = shelves.written.get(wanted.id)
  const isSame = known?.isListed === true && known.fileHash === fileHash
  const live = known?.live.isInherited ? { live: unwrittenFacts(wanted, known.live) } : {}
  const about = { position, code, fileHash, isSame, ...live }
  if (isSame) return { ...about, restaurant: known.restaurant, published: [] }
  return { ...about, ...(await offered(entry, known?.restaurant, shelves)) }
}

/** The restaurant and the menus it gets; of a menu that is the same as the sold one none. */
async function offered(
  entry: Entry,
  sold: Restaurant | undefined,
  shelves: Shelves,
): Promise<Pick<Prepared, 'restaurant' | 'published'>> {
  if (!sold) {
    const { restaurant } = entry
    return { restaurant, published: await publishMenus(entry.menus, restaurant) }
  }
  const kept = { ...entry.restaurant, currentCampaignId: sold.currentCampaignId }
  const again = await publishMenus(underCampaign(entry.menus, kept), kept)
  const isSame = again.every(
    ({ menu, etag }) => shelves.menus.get(menuKey(menu.campaignId, menu.mode))?.etag === etag,
  )
  if (isSame) return { restaurant: kept, published: [] }
  const restaurant = { ...entry.restaurant, currentCampaignId: id<CampaignId>(randomUUID()) }
  return { restaurant, published: await publishMenus(underCampaign(entry.menus, restaurant), restaurant) }
}

async function put(
  queries: Queries,
  { deployment, parameters }: Catalogue,
  prepared: readonly Prepared[],
  now: number,
): Promise<void> {
  await putFact(queries, 'deployment', deployment)
  await queries.query('DELETE FROM parameters')
  for (const { key, value } of parameters)
    await queries.query('INSERT INTO parameters (key, value) VALUES ($1, $2)', [key, value])
  const same = prepared.filter(({ isSame }) => isSame).map(({ restaurant }) => restaurant.id)
  await unlistRestaurants(queries, same)
  for (const { restaurant, position, code, fileHash, isSame, live, published } of prepared) {
    if (isSame) {
      await moveRestaurant(queries, restaurant.id, position)
      continue
    }
    const codeHash = code === undefined ? null : hashOf(code)
    await putRestaurant(queries, restaurant, { position, codeHash, fileHash })
    if (live) await putLiveFacts(queries, restaurant.id, live)
    await putMenus(queries, published, now)
  }
}
