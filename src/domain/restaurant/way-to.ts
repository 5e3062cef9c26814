import type { Coordinates } from './restaurant.ts'

/** An address that leads there from where one is, in the app of maps where the device has one. */
export function wayTo({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
