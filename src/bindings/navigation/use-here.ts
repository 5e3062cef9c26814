import { useEffect, useState } from 'react'
import { GEOLOCATION_DELAY_MS } from '#domain/constants.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { useConversation } from '../runtime/runner-context.ts'

const KEPT_MS = 60_000

/**
 * Where the device is, asked of the browser 1 s after the list opened (S9.36) and kept by this page alone. It only tells
 * distances: the list is put in their order when the customer asks for what is near, so nothing moves under a finger.
 */
export function useHere(): Coordinates | undefined {
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
        // Whoever says no has said so to the browser; the search and the button are still there.
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
