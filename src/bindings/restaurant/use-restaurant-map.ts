import { useContext } from 'react'
import type { RestaurantId } from '#domain/ids.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { openWords } from '../words/wording.ts'

/**
 * The listed restaurants, or those found by name, as markers around the searched place or that of the deployment
 * (S1.11, S9.33).
 */
export function useRestaurantMap(found?: ReadonlySet<RestaurantId>) {
  const formatter = useFormatter()
  const { t } = formatter
  const { zoom, tileUrl, tileAttribution, placeAttribution } = useBrand()
  const clock = useContext(ClockContext)
  const { start } = useRunner().conversation().settings
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const near = useConversation(({ flows }) => flows.restaurant.context.near)
  const { latitude, longitude } = near ?? start
  return {
    restaurants: list
      .filter(({ id }) => found === undefined || found.has(id))
      .map((restaurant) => {
        const { word, isOpen } = openWords(restaurant, clock(), formatter)
        return {
          id: restaurant.id,
          name: restaurant.name,
          latitude: restaurant.geolocation.latitude,
          longitude: restaurant.geolocation.longitude,
          isOpen,
          label: t('restaurant.openState', { word: restaurant.name, rest: word }),
        }
      }),
    center: { latitude, longitude },
    zoom,
    tileUrl,
    attribution: [tileUrl === undefined ? t('map.attribution') : tileAttribution, placeAttribution]
      .filter((thanks) => thanks !== undefined)
      .join(' · '),
    labels: {
      map: t('map.label'),
      keys: t('map.keys'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      showAll: t('map.showAll'),
    },
  }
}
