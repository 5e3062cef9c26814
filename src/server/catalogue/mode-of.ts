import { DEFAULT_ORDER_TYPE } from '#domain/constants.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'

/** Which menu a mode is served from. Reading (S9.27): a table is served from the eat-in menu. */
export function modeOf(text: string | undefined): PickupMode {
  const mode = PICKUP_MODES.find((each) => each === text?.toUpperCase()) ?? DEFAULT_ORDER_TYPE
  return mode === 'TABLE_SERVICE' ? 'EATIN' : mode
}
