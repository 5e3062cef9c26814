import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { portRefusal } from './failing.ts'

const FRESH_MS = 10_000
const LONGEST_WAIT_MS = 20_000

/**
 * The position of the device, asked of the browser once, which asks the customer. Fails with `location.denied` or
 * `location.unavailable`.
 */
export function positionOfDevice(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    // Browsers have no geolocation on a page without HTTPS.
    if (!('geolocation' in navigator)) return reject(portRefusal('location.unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(portRefusal(code === PERMISSION_DENIED ? 'location.denied' : 'location.unavailable')),
      { enableHighAccuracy: true, maximumAge: FRESH_MS, timeout: LONGEST_WAIT_MS },
    )
  })
}
