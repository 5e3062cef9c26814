import { useSearch } from 'wouter/use-browser-location'
import type { RestaurantId } from '#domain/ids.ts'
import { parseRoute } from '#domain/navigation/routes.ts'

/** The restaurant whose hours the address of the restaurants opens (S2.33); none where the server draws the page. */
export function useOpenInfo(): RestaurantId | undefined {
  const route = parseRoute(`/restaurants${useSearch({ ssrSearch: '' })}`)
  return route.name === 'restaurants' ? route.openInfo : undefined
}
