import { join } from 'node:path'
import { needsCustomising } from '#domain/catalogue/options.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'

const SEED = join(import.meta.dirname, '../../server/seed/data/gardermoen')
const ALWAYS_OPEN = 'brygga-burger'

/** One restaurant that never closes and sells one thing, paid in every way there is: it is opened thousands of times. */
export function faultCatalogue(): Catalogue {
  const { deployment, parameters, restaurants } = loadCatalogue(SEED)
  return {
    deployment: { ...deployment, payments: ['stripe', 'nepting', 'vipps', 'test'] },
    parameters,
    restaurants: restaurants
      .filter(({ restaurant }) => restaurant.slug === ALWAYS_OPEN)
      .map((entry) => ({
        ...entry,
        menus: { EATIN: withOneProduct(entry.menus.EATIN), TAKEOUT: withOneProduct(entry.menus.TAKEOUT) },
      })),
  }
}

function withOneProduct(menu: Menu): Menu {
  const product = Object.values(menu.products).find(
    (each) => each.type === 'REGULAR' && !needsCustomising(each),
  )
  if (!product) throw new Error('everything needs choosing')
  return { ...menu, categories: [], suggestiveSales: [], products: { [product.code]: product } }
}
