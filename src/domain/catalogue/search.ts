import { SEARCH_MIN_CHARACTERS } from '../constants.ts'
import { listed } from './availability.ts'
import type { ListedProduct, SaleTerms } from './availability.ts'
import { categoriesFrom, productsOf } from './menu.ts'
import type { Menu } from './product.ts'
import { textIn } from './translated.ts'

/** Listed products whose name, or another they go by, holds the text, whatever its case, in menu order; nothing below 3 characters (S5.50, S5.51). */
export function findProducts(
  menu: Menu,
  text: string,
  language: string,
  saleTerms: SaleTerms,
): readonly ListedProduct[] {
  const wanted = text.trim().toLowerCase()
  if (wanted.length < SEARCH_MIN_CHARACTERS) return []
  const inMenuOrder = menu.categories
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .flatMap(categoriesFrom)
    .flatMap((category) => productsOf(menu, category))
  return [...new Set(inMenuOrder)]
    .filter(({ name, alsoCalled = [] }) =>
      [textIn(name, language), ...alsoCalled].some((each) => each.toLowerCase().includes(wanted)),
    )
    .flatMap((product) => listed(product, saleTerms))
}
