import type { Basket } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { repriceLines } from '#domain/basket/conflicts.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { partPath, setPartQuantity } from '#domain/catalogue/options.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { atMost, median, type Figure } from './figure.ts'
import { timed } from './machine.ts'

const CATALOGUE = 'src/server/seed/data/gardermoen'
const LINES = 100
const WARM_UP = 50
const RUNS = 101

/** What the rules cost by themselves, on the catalogue that is shipped; medians of 101 runs after a warm-up. */
export function rules(): readonly Figure[] {
  const menu = showcaseMenu()
  const basket = customisedBasket(menu)
  return [
    atMost(
      'reprice a basket of 100 customised lines',
      2,
      typical(() => basketTotals(repriceLines(basket, menu))),
      'ms',
    ),
  ]
}

function typical(work: () => unknown): number {
  for (let run = 0; run < WARM_UP; run += 1) work()
  return median(Array.from({ length: RUNS }, () => timed(work)))
}

function showcaseMenu(): Menu {
  const first = loadCatalogue(CATALOGUE).restaurants[0]
  if (first === undefined) throw new Error('the catalogue has no restaurant')
  return first.menus.EATIN
}

/** A hundred lines of dishes that have something to choose, each with everything added that may be added. */
function customisedBasket(menu: Menu): Basket {
  const products = Object.values(menu.products).filter(
    ({ parts, type }) => type !== 'COUPON' && parts.length > 0,
  )
  const lines = Array.from({ length: LINES }, (_, index) => {
    const product = products[index % products.length]
    if (product === undefined) throw new Error('the menu has nothing to choose')
    const selection = fullSelection(product)
    return composeLine({
      id: id(`line-${index}`),
      product,
      selection,
      quantity: 1,
      contextCode: menu.contextCode,
    })
  })
  return { lines, removedItems: [], restaurantId: menu.restaurantId, campaignId: menu.campaignId }
}

function fullSelection(product: Product): Basket['lines'][number]['selection'] {
  let selection = {}
  for (const part of product.parts.flatMap((each) => [each, ...each.parts])) {
    const next = setPartQuantity(product, selection, partPath(part), part.maxQuantity)
    if (next.ok) selection = next.value
  }
  return selection
}
