import type { Basket, BasketLine } from '../basket/basket.ts'
import { availabilityOf, soldNow, type SaleTerms } from './availability.ts'
import { productIn } from './menu.ts'
import type { Menu, Product } from './product.ts'

/** What goes well with the basket: the suggestive sales of its lines, once each, without what is in it already (S3.19, S3.32). */
export function suggestionsFor(basket: Basket, menu: Menu, saleTerms: SaleTerms): readonly Product[] {
  const inBasket = new Set(basket.lines.map(({ code }) => code))
  const wanted = new Set(basket.lines.flatMap((line) => line.suggestive))
  const codes = menu.suggestiveSales
    .filter((sale) => wanted.has(sale.id) || (sale.scope === 'ORDER' && basket.lines.length > 0))
    .flatMap((sale) => sale.entities)
  return [...new Set(codes)]
    .filter((code) => !inBasket.has(code))
    .flatMap((code) => productIn(menu, code) ?? [])
    .filter((product) => availabilityOf(product, saleTerms).availability === 'available')
}

/** The meal a line could become ("make it a meal", S2.116), or undefined; a meal marked L stands first (S3.20). */
export function upsellFor(line: BasketLine, menu: Menu, saleTerms: SaleTerms): Product | undefined {
  const product = productIn(menu, line.code)
  if (!product) return undefined
  const meals = product.dimensions.filter(({ dimensionChar }) => dimensionChar === 'L')
  const meal = [...product.upsell, ...meals.map(({ productCode }) => productCode)]
    .filter((code) => code !== line.code)
    .flatMap((code) => productIn(menu, code) ?? [])
    .find((each) => availabilityOf(each, saleTerms).availability === 'available')
  return meal && soldNow(meal, saleTerms)
}
