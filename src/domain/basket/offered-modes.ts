import type { PickupMode } from '../catalogue/product.ts'
import type { FeatureFlags } from '../feature-flags.ts'

/** The modes a deployment sells in, in the order they are shown; where none is to be chosen, the first alone (S1.45 to S1.48, S2.2, S2.3). */
export function offeredModes(flags: FeatureFlags): readonly PickupMode[] {
  const { eatIn, pickup, tableService, orderTypeSelection } = flags
  const offered: readonly PickupMode[] = [
    ...(eatIn ? (['EATIN'] as const) : []),
    ...(pickup ? (['TAKEOUT'] as const) : []),
    ...(tableService ? (['TABLE_SERVICE'] as const) : []),
  ]
  return orderTypeSelection ? offered : offered.slice(0, 1)
}

/** Whether a deployment sells in this mode at all (S1.45, S1.46). */
export function isModeOffered(mode: PickupMode, flags: FeatureFlags): boolean {
  return offeredModes(flags).includes(mode)
}
