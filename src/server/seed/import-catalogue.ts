import { standingFacts } from '#domain/restaurant/live-facts.ts'
import type { LiveFact } from '#domain/restaurant/live-facts.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Catalogue, CatalogueStore } from '../catalogue/store/catalogue.store.ts'

/** Loads a catalogue in the place of the one that is sold; answers what customers notice of it, and what it left as the kitchen told it, a line each. */
export async function importCatalogue(
  catalogue: Catalogue,
  store: CatalogueStore,
  now: number,
): Promise<readonly string[]> {
  const before = new Map(store.restaurants().map((each) => [each.id, each]))
  await store.load(catalogue, now)
  const after = new Map(store.restaurants().map((each) => [each.id, each]))
  const published = [...after.values()].filter(
    ({ id, currentCampaignId }) => before.get(id)?.currentCampaignId !== currentCampaignId,
  )
  const gone = [...before.values()].filter(({ id }) => !after.has(id))
  return [
    ...published.map(({ name }) => `${name}: a new menu is published`),
    ...gone.map(({ name }) => `${name}: no longer listed`),
    ...catalogue.restaurants.flatMap(({ restaurant }) => leftStanding(restaurant, store)),
  ]
}

/** What the kitchen told of a restaurant and its file says otherwise, as a line, or none. */
function leftStanding(written: Restaurant, store: CatalogueStore): readonly string[] {
  const now = store.restaurant(written.id)
  const facts = standingFacts(written, store.written(written.id)?.live ?? {})
  if (!now || facts.length === 0) return []
  return [`${written.name}: left as its kitchen told: ${facts.map((fact) => told(fact, now)).join('; ')}`]
}

function told(fact: LiveFact, { settings, outageProducts, openingHours }: Restaurant): string {
  switch (fact) {
    case 'ordersEnabled':
      return settings.ordersEnabled ? 'it takes orders' : 'it takes no orders'
    case 'ordersInjectionDelayMinutes':
      return `orders come ${settings.ordersInjectionDelayMinutes} minutes before their time`
    case 'outageProducts':
      return outageProducts.length === 0
        ? 'nothing is sold out'
        : `sold out: ${outageProducts.map(({ productCode }) => productCode).join(', ')}`
    case 'openingHours':
      return openingHours.length === 0
        ? 'it is closed all week'
        : `open ${openingHours.map(({ name, value }) => `${name} ${value}`).join(', ')}`
  }
}
