import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useRestaurantMap } from '#bindings/restaurant/use-restaurant-map.ts'
import { norwayLandscape } from '#ui/map/landscape.ts'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { RestaurantMap } from '#ui/map/restaurant-map.tsx'

type RestaurantMapCardProps = {
  readonly isLive: boolean
  readonly onSelect: (id: Restaurant['id']) => void
  readonly selectedId: Restaurant['id'] | undefined
}

/** The listed restaurants on a map; choosing a marker shows its entry in the list (S1.11, S9.33). */
export function RestaurantMapCard({ isLive, onSelect, selectedId }: RestaurantMapCardProps) {
  return (
    <RestaurantMap
      {...useRestaurantMap()}
      {...(selectedId === undefined ? {} : { selectedId })}
      onSelect={(id) => onSelect(id as Restaurant['id'])}
      places={norwayPlaces}
      landscape={norwayLandscape}
      isLive={isLive}
    />
  )
}
