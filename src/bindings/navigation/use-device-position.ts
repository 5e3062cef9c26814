import { useEffect, useState } from 'react'
import { GEOLOCATION_DELAY_MS } from '#domain/constants.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { useConversation } from '../runtime/runner-context.ts'

const KEPT_MS = 60_000

/**
 * The position of the device, asked of the browser 1 s after the list opened (S9.36) and kept in this page only. It
 * only adds distances to the list. The list is sorted by them when the customer asks for what is near, so that no entry
 * moves while somebody is about to tap it.
 */
export function useDevicePosition(): Coordinates | undefined {
  const [here, setHere] = useState<Coordinates | undefined>(undefined)
  const isPlaceKnown = useConversation(({ flows }) => flows.restaurant.context.near !== undefined)
  useEffect(() => {
    if (isPlaceKnown || !navigator.geolocation) return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (isWanted) setHere({ latitude, longitude })
        },
        // After a no to the browser's question the search field and the button remain.
        () => undefined,
        { maximumAge: KEPT_MS },
      )
    }, GEOLOCATION_DELAY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isPlaceKnown])
  return here
}
