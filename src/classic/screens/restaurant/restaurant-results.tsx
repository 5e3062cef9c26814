import { Suspense, useState } from 'react'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useChosenRestaurant } from '#bindings/restaurant/use-chosen-restaurant.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { RestaurantList, type RestaurantItem } from '#ui/map/restaurant-list.tsx'
import { RestaurantAbout } from '#pages/restaurant/restaurant-about.tsx'
import { Spinner } from '../spinner.tsx'
import s from './restaurants.module.css'

const RestaurantsMap = laterPart(() =>
  import('./restaurants-map.tsx').then((module) => module.RestaurantsMap),
)

type RestaurantResultsProps = {
  /** How many there are, and the way to all of them. */
  readonly summary: Elements
  readonly items: readonly RestaurantItem[]
  /** The restaurants found by name; undefined for the whole list. */
  readonly found: ReadonlySet<RestaurantId> | undefined
  /** The one whose hours and information are open at first (S2.33). */
  readonly expanded: RestaurantId | undefined
}

/**
 * The same restaurants as a list and on the map, side by side where there is room; what is chosen on one shows on the other (S2.31).
 * Beside the list the map comes after it, for who goes by keys as well.
 */
export function RestaurantResults({ summary, items, found, expanded }: RestaurantResultsProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const chosen = useChosenRestaurant()
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const [selected, setSelected] = useState(expanded)
  const [open, setOpen] = useState(expanded)
  const [isBeside] = useState(() => matchMedia('(width >= 56rem)').matches)
  const [isMapShown, setIsMapShown] = useState(isBeside)
  const map = isMapShown && (
    <div className={s.map}>
      <Suspense fallback={<Spinner />}>
        <RestaurantsMap found={found} selectedId={selected} onSelect={setSelected} />
      </Suspense>
    </div>
  )
  return (
    <div className={s.columns}>
      <div className={s.summary}>
        <span>{summary}</span>
        {!isMapShown && (
          <Button tone="quiet" onAct={() => setIsMapShown(true)}>
            <Icon name="map" size="s" />
            <span>{t('restaurant.showMap')}</span>
          </Button>
        )}
      </div>
      {!isBeside && map}
      <RestaurantList
        items={items}
        isLive
        chosen={chosen}
        selectedId={selected}
        onAct={(id, mode) =>
          dispatch({
            type: 'restaurant.choose',
            id: id as RestaurantId,
            mode: mode as PickupMode,
            asks: true,
          })
        }
        labels={{ list: t('restaurant.list'), empty: t('restaurant.none') }}
        hours={{
          label: t('classic.info.hours'),
          openId: open,
          onToggle: (id) => {
            setOpen(id === open ? undefined : (id as RestaurantId))
            setSelected(id as RestaurantId)
          },
        }}
        renderFoot={(id) => {
          const opened = id === open ? list.find((each) => each.id === id) : undefined
          return opened && <RestaurantAbout restaurant={opened} />
        }}
      />
      {isBeside && map}
    </div>
  )
}
