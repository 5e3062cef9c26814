import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { DivIcon, DomEvent, Marker } from 'leaflet'
import { useMap, useMapEvents } from 'react-leaflet'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { namedPins, PIN_PX } from './place-labels.ts'
import s from './restaurant-map.module.css'

export type MapRestaurant = {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly isOpen: boolean
  /** The whole accessible name, beginning with the name: "Brygga Burger, open until 11 pm". */
  readonly label: string
}

type RestaurantMarkersProps = {
  readonly restaurants: readonly MapRestaurant[]
  readonly selectedId: string | undefined
  readonly onSelect: (id: string) => void
  readonly moves: boolean
}

/** How far from the map's edge a pin stands once it has the focus or is chosen. */
const EDGE_PX: [number, number] = [64, 72]

/** One button a restaurant; names that would cover one another wait for the pointer, the focus or the choice. */
export function RestaurantMarkers({ restaurants, selectedId, onSelect, moves }: RestaurantMarkersProps) {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const named = useMemo(() => namedAt(restaurants, selectedId, zoom), [restaurants, selectedId, zoom])
  return restaurants.map((restaurant) => (
    <RestaurantPin
      key={restaurant.id}
      restaurant={restaurant}
      isSelected={restaurant.id === selectedId}
      isNamed={named.has(restaurant.id)}
      onSelect={onSelect}
      moves={moves}
    />
  ))
}

type RestaurantPinProps = {
  readonly restaurant: MapRestaurant
  readonly isSelected: boolean
  readonly isNamed: boolean
  readonly onSelect: (id: string) => void
  readonly moves: boolean
}

/** Leaflet places an empty element; the button inside it is React's, because leaflet's own icons have no name for a reader. */
function RestaurantPin({ restaurant, isSelected, isNamed, onSelect, moves }: RestaurantPinProps) {
  const map = useMap()
  const [place] = useState(() => document.createElement('div'))
  const { id, name, latitude, longitude, isOpen, label } = restaurant
  useEffect(() => {
    DomEvent.disableClickPropagation(place)
    const icon = new DivIcon({
      html: place,
      className: s.pin ?? '',
      iconSize: [PIN_PX, PIN_PX],
      iconAnchor: [PIN_PX / 2, PIN_PX],
    })
    const marker = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, place, latitude, longitude])
  useEffect(() => {
    if (isSelected) map.panInside([latitude, longitude], { padding: EDGE_PX, animate: moves })
  }, [map, isSelected, latitude, longitude, moves])
  return createPortal(
    <button
      type="button"
      className={classNames(s.mark, isOpen ? s.open : s.closed, isSelected && s.selected, isNamed && s.named)}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => onSelect(id)}
      onFocus={() => map.panInside([latitude, longitude], { padding: EDGE_PX, animate: moves })}
    >
      <span className={s.head}>
        <Icon name={isOpen ? 'plate' : 'clock'} size="s" />
      </span>
      <span className={s.name}>{name}</span>
    </button>,
    place,
  )
}

function namedAt(
  restaurants: readonly MapRestaurant[],
  selectedId: string | undefined,
  zoom: number,
): ReadonlySet<string> {
  const first = restaurants.filter(({ id }) => id === selectedId)
  const others = restaurants.filter(({ id }) => id !== selectedId)
  return new Set(namedPins([...first, ...others], zoom).map(({ id }) => id))
}
