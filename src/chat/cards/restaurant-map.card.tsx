import { useContext } from 'react'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { MAP_ZOOM } from '#domain/constants.ts'
import { useConversation, useRunner } from '#bindings/runner-context.ts'
import { ClockContext } from '#bindings/use-now.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { openWords } from '#bindings/wording.ts'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { RestaurantMap } from '#ui/map/restaurant-map.tsx'

type RestaurantMapCardProps = {
  readonly isLive: boolean
  readonly onSelect: (id: Restaurant['id']) => void
  readonly selectedId: Restaurant['id'] | undefined
}

/** The listed restaurants on a map; choosing a marker shows its entry in the list (S1.11, S9.33). */
export function RestaurantMapCard({ isLive, onSelect, selectedId }: RestaurantMapCardProps) {
  const speech = useSpeech()
  const { t } = speech
  const clock = useContext(ClockContext)
  const { start } = useRunner().conversation().settings
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const near = useConversation(({ flows }) => flows.restaurant.context.near)
  const { latitude, longitude } = near ?? start
  return (
    <RestaurantMap
      restaurants={list.map((restaurant) => {
        const { word, isOpen } = openWords(restaurant, clock(), speech)
        return {
          id: restaurant.id,
          name: restaurant.name,
          latitude: restaurant.geolocation.latitude,
          longitude: restaurant.geolocation.longitude,
          isOpen,
          label: t('restaurant.openState', { word: restaurant.name, rest: word }),
        }
      })}
      center={{ latitude, longitude }}
      zoom={MAP_ZOOM}
      {...(selectedId === undefined ? {} : { selectedId })}
      onSelect={(id) => onSelect(id as Restaurant['id'])}
      attribution={t('map.attribution')}
      places={norwayPlaces}
      isLive={isLive}
      labels={{
        map: t('map.label'),
        keys: t('map.keys'),
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        showAll: t('map.showAll'),
      }}
    />
  )
}
