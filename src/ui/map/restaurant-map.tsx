import 'leaflet/dist/leaflet.css'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer, TileLayer, ZoomControl, useMap } from 'react-leaflet'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import type { Ground, MapPlace, MapRing } from './map-labels.ts'
import type { Landscape } from './landscape.ts'
import { GroundLayer } from './ground-layer.ts'
import { RestaurantMarkers, type MapRestaurant } from './restaurant-markers.tsx'
import type { At } from './place-labels.ts'
import s from './restaurant-map.module.css'

type RestaurantMapProps = {
  readonly restaurants: readonly MapRestaurant[]
  readonly center: At
  readonly zoom: number
  readonly selectedId?: string | undefined
  readonly onSelect: (id: string) => void
  /** Pictures of a map service; without it the ground is drawn here, from `landscape` and `places`. */
  readonly tileUrl?: string | undefined
  readonly attribution: ReactNode
  readonly places?: readonly MapPlace[]
  readonly landscape?: Landscape
  /** Circles of distance around the center of the drawn ground. */
  readonly rings?: readonly MapRing[]
  readonly isLive?: boolean
  /** As high as the window leaves room for, beside a list. */
  readonly isTall?: boolean
  readonly labels: {
    readonly map: string
    /** How the arrow, plus and minus keys move the map. */
    readonly keys: string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly showAll: string
  }
}

const NONE: readonly never[] = []
const REPAINTING = ['(prefers-color-scheme: dark)', '(forced-colors: active)']
const FARTHEST_ZOOM = 5
const NEAREST_ZOOM = 18
const FIT_PADDING: [number, number] = [48, 56]

/** Restaurants on a map, each a button; the list beside it holds the same, so nothing is only here (S1.11, S2.31, S9.33). */
export function RestaurantMap({
  restaurants,
  center,
  zoom,
  selectedId,
  onSelect,
  tileUrl,
  attribution,
  places = NONE,
  landscape,
  rings = NONE,
  isLive = true,
  isTall = false,
  labels,
}: RestaurantMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [moves] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const keysId = useId()
  useEffect(() => {
    if (!map) return
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', labels.map)
    container.setAttribute('aria-describedby', keysId)
  }, [map, labels.map, keysId])
  return (
    <div className={s.frame} inert={!isLive}>
      <p id={keysId} hidden>
        {labels.keys}
      </p>
      <MapContainer
        ref={setMap}
        className={classNames(s.map, isTall && s.tall)}
        center={[center.latitude, center.longitude]}
        zoom={zoom}
        minZoom={FARTHEST_ZOOM}
        maxZoom={NEAREST_ZOOM}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
      >
        {tileUrl ? (
          <TileLayer url={tileUrl} />
        ) : (
          <DrawnGround
            places={places}
            landscape={landscape}
            center={center}
            rings={rings}
            pins={restaurants}
          />
        )}
        <View center={center} zoom={zoom} moves={moves} />
        <RestaurantMarkers
          restaurants={restaurants}
          selectedId={selectedId}
          onSelect={onSelect}
          moves={moves}
        />
        {/* Made anew when the language changes: leaflet writes these names once. */}
        <ZoomControl
          key={labels.zoomIn + labels.zoomOut}
          position="topright"
          zoomInTitle={labels.zoomIn}
          zoomOutTitle={labels.zoomOut}
        />
      </MapContainer>
      {restaurants.length > 1 && (
        <Button tone="outline" className={s.all} onAct={() => showAll(map, restaurants, moves)}>
          <Icon name="map" size="s" />
          <span>{labels.showAll}</span>
        </Button>
      )}
      <p className={s.attribution}>{attribution}</p>
    </div>
  )
}

function DrawnGround(ground: Ground) {
  const map = useMap()
  const [layer] = useState(() => new GroundLayer(ground))
  useEffect(() => layer.show(ground))
  useEffect(() => {
    layer.addTo(map)
    const repaint = () => layer.redraw()
    const schemes = REPAINTING.map((query) => matchMedia(query))
    for (const scheme of schemes) scheme.addEventListener('change', repaint)
    const theme = new MutationObserver(repaint)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    // A name painted before its typeface arrived would keep the stand-in's shape.
    void document.fonts?.ready.then(repaint)
    return () => {
      for (const scheme of schemes) scheme.removeEventListener('change', repaint)
      theme.disconnect()
      layer.remove()
    }
  }, [map, layer])
  return null
}

/** Follows the center and zoom asked for, and the size of what surrounds the map. */
function View({
  center,
  zoom,
  moves,
}: {
  readonly center: At
  readonly zoom: number
  readonly moves: boolean
}) {
  const map = useMap()
  const { latitude, longitude } = center
  useEffect(() => {
    map.setView([latitude, longitude], zoom, { animate: moves })
  }, [map, latitude, longitude, zoom, moves])
  useEffect(() => {
    const size = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    size.observe(map.getContainer())
    return () => size.disconnect()
  }, [map])
  return null
}

function showAll(map: LeafletMap | null, restaurants: readonly MapRestaurant[], moves: boolean): void {
  map?.fitBounds(
    restaurants.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
    { padding: FIT_PADDING, maxZoom: 15, animate: moves },
  )
}
