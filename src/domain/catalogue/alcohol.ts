import type { Selection } from '../basket/basket.ts'
import { TAKEOUT_ALCOHOL_LIMIT } from '../constants.ts'
import { eachPart } from './options.ts'
import type { Product } from './product.ts'

/** The law of a deployment: from this strength on, in percent by volume, nobody younger is served. */
export type AgeLimit = { readonly fromAbv: number; readonly age: number }

/** How old one must be for something of this strength; undefined where the deployment has no limit for it. */
export function ageLimitOf(alcoholByVolume: number, limits: readonly AgeLimit[]): number | undefined {
  const ages = limits.filter(({ fromAbv }) => alcoholByVolume >= fromAbv).map(({ age }) => age)
  return ages.length === 0 ? undefined : Math.max(...ages)
}

/** The strongest thing in a piece, itself or a chosen part, in percent by volume (S5.45, S5.46). */
export function alcoholOf(product: Product, selection: Selection): number {
  let strongest = product.metadata.alcoholByVolume
  eachPart(product, selection, (part, quantity) => {
    if (quantity > 0 && part.kind !== 'without')
      strongest = Math.max(strongest, part.product.metadata.alcoholByVolume)
  })
  return strongest
}

/** Whether the disclaimer has to be confirmed before a piece is added (S5.45, S5.46). */
export function needsAlcoholConsent(product: Product, selection: Selection): boolean {
  return alcoholOf(product, selection) > 0
}

/** Whether something of this strength may not be taken away (S5.47, S9.23). */
export function isBarredFromTakeout(alcoholByVolume: number): boolean {
  return alcoholByVolume >= TAKEOUT_ALCOHOL_LIMIT
}
