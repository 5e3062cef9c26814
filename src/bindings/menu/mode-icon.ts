import type { PickupMode } from '#domain/catalogue/product.ts'

const ICONS = { EATIN: 'plate', TAKEOUT: 'bag', TABLE_SERVICE: 'cloche' } as const

/** The sign of a way to have the food: each has its own. */
export function modeIcon(mode: PickupMode): (typeof ICONS)[PickupMode] {
  return ICONS[mode]
}
