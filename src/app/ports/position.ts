import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { portRefusal } from './failing.ts'

const FRESH_MS = 10_000
const LONGEST_WAIT_MS = 20_000

/** Where the device is, asked of the browser once, who asks the customer; fails with who or what did not let it. */
export function positionOfDevice(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    // A page that is not served safely has none to ask.
    if (!('geolocation' in navigator)) return reject(portRefusal('location.unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(portRefusal(code === PERMISSION_DENIED ? 'location.denied' : 'location.unavailable')),
      { enableHighAccuracy: true, maximumAge: FRESH_MS, timeout: LONGEST_WAIT_MS },
    )
  })
}
