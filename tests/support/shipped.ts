import { loadCatalogue } from '#server/seed/catalogue.ts'
import type { Catalogue, CatalogueRestaurant } from '#server/seed/catalogue.ts'

const read = new Map<string, Catalogue>()

/** A shipped deployment, read once for all tests of a process. */
export function shipped(deployment = 'gardermoen'): Catalogue {
  const known = read.get(deployment) ?? loadCatalogue(`src/server/seed/data/${deployment}`)
  read.set(deployment, known)
  return known
}

/** The shipped burger restaurant, alone. */
export function burgerRestaurant(): readonly CatalogueRestaurant[] {
  return shipped().restaurants.filter(({ restaurant }) => restaurant.slug === 'brygga-burger')
}
