import { availabilityOf, isBarred } from '../catalogue/availability.ts'
import type { SaleTerms } from '../catalogue/availability.ts'
import { productIn } from '../catalogue/menu.ts'
import type { Menu } from '../catalogue/product.ts'
import type { Problem } from '../problem.ts'
import type { BasketLine } from './basket.ts'

/** Why a line cannot be sold as it is: gone, not sold this way, or with alcohol that stays in the house (S5.47, S5.49). */
export function problemOfLine(line: BasketLine, menu: Menu, saleTerms: SaleTerms): Problem | undefined {
  const product = productIn(menu, line.code)
  if (!product) return 'product.notFound'
  const { problem } = availabilityOf(product, saleTerms)
  if (problem) return problem
  return isBarred(line.alcoholByVolume, saleTerms) ? 'product.alcoholForTakeout' : undefined
}
