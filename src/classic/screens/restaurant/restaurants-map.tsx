import type { RestaurantId } from '#domain/ids.ts'
import { useRestaurantMap } from '#bindings/restaurant/use-restaurant-map.ts'
import { norwayLandscape } from '#ui/map/landscape.ts'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { RestaurantMap } from '#ui/map/restaurant-map.tsx'

type RestaurantsMapProps = {
  readonly found: ReadonlySet<RestaurantId> | undefined
  readonly selectedId: RestaurantId | undefined
  readonly onSelect: (id: RestaurantId) => void
}

/** The map beside the list; choosing a marker scrolls to its restaurant (S1.11). */
export function RestaurantsMap({ found, selectedId, onSelect }: RestaurantsMapProps) {
  return (
    <RestaurantMap
      {...useRestaurantMap(found)}
      {...(selectedId === undefined ? {} : { selectedId })}
      onSelect={(id) => onSelect(id as RestaurantId)}
      places={norwayPlaces}
      landscape={norwayLandscape}
      isLive
      isTall
    />
  )
}
