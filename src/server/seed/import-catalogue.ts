import type { CatalogueStore } from '../store/catalogue.store.ts'
import type { Catalogue } from './catalogue.ts'

/** Loads a catalogue in the place of the one that is sold; answers what customers notice of it, a line each. */
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
  ]
}
