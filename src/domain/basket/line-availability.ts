import { availabilityOf, isBarred } from '../catalogue/availability.ts'
import type { SaleTerms } from '../catalogue/availability.ts'
import { productIn } from '../catalogue/menu.ts'
import type { Menu, PickupMode } from '../catalogue/product.ts'
import type { FeatureFlags } from '../feature-flags.ts'
import type { Problem } from '../problem.ts'
import type { BasketLine } from './basket.ts'

/** Whether a deployment sells in this mode at all (S1.45, S1.46). */
export function isModeOffered(mode: PickupMode, flags: FeatureFlags): boolean {
  if (mode === 'TAKEOUT') return flags.pickup
  return mode === 'EATIN' ? flags.eatIn : flags.tableService
}

/** Why a line cannot be sold as it is: gone, not sold this way, or with alcohol that stays in the house (S5.47, S5.49). */
export function problemOfLine(line: BasketLine, menu: Menu, saleTerms: SaleTerms): Problem | undefined {
  const product = productIn(menu, line.code)
  if (!product) return 'product.notFound'
  const { problem } = availabilityOf(product, saleTerms)
  if (problem) return problem
  return isBarred(line.alcoholByVolume, saleTerms) ? 'product.alcoholForTakeout' : undefined
}
