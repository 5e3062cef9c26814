import { lazy, Suspense, useContext, useMemo, useState } from 'react'
import { distanceIn, distanceKm } from '#domain/restaurant/distance.ts'
import { isOrderingDisabled, type Restaurant } from '#domain/restaurant/restaurant.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { modesOf } from '#flows/dialogue/routing.ts'
import { ClockContext } from '#bindings/use-now.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useSpeech, VaultContext } from '#bindings/use-speech.ts'
import type { Speech } from '#bindings/speech.ts'
import { openWords } from '#bindings/wording.ts'
import { Act } from '#ui/act.tsx'
import { RestaurantList, type RestaurantItem } from '#ui/restaurant-list.tsx'
import { UsualCard } from './usual.card.tsx'
import type { CardProps } from './card-props.ts'

const RestaurantMapCard = lazy(() =>
  import('./restaurant-map.card.tsx').then((module) => ({ default: module.RestaurantMapCard })),
)
const FIRST_SHOWN = 4

/** Restaurants, nearest first where a place is known; each offers its modes, so one tap settles both (S1.11, S1.12, S2.31-S2.37). */
export function RestaurantCard({ isLive }: CardProps) {
  const speech = useSpeech()
  const { t } = speech
  const dispatch = useDispatch()
  const vault = useContext(VaultContext)
  const clock = useContext(ClockContext)
  const conversation = useRunner().conversation()
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const near = useConversation(({ flows }) => flows.restaurant.context.near)
  const [search, setSearch] = useState('')
  const [isAll, setIsAll] = useState(false)
  const [isMapShown, setIsMapShown] = useState(false)
  const [selected, setSelected] = useState<Restaurant['id'] | undefined>(undefined)
  const modes = modesOf(conversation)
  const items = useMemo(
    () => list.map((restaurant) => itemOf(restaurant, { near, modes, speech, now: clock() })),
    [list, near, modes, speech, clock],
  )
  const first = items.filter(({ id }) => id === selected)
  const rest = items.filter(({ id }) => id !== selected)
  const shown = isAll ? [...first, ...rest] : [...first, ...rest].slice(0, FIRST_SHOWN)
  const more =
    shown.length < items.length
      ? { text: t('restaurant.more', { count: items.length }), onMore: () => setIsAll(true) }
      : undefined
  return (
    <>
      <UsualCard isLive={isLive} />
      <RestaurantList
        items={shown}
        isLive={isLive}
        onAct={(id, mode) =>
          dispatch({ type: 'restaurant.choose', id: id as Restaurant['id'], mode: mode as PickupMode })
        }
        labels={{ list: t('restaurant.list'), empty: t('restaurant.none') }}
        search={{
          label: t('restaurant.search'),
          placeholder: t('restaurant.searchHint'),
          value: search,
          onChange: setSearch,
          onSubmit: () => {
            if (search.trim() === '') return
            dispatch({ type: 'restaurant.search', text: vault.keep(search.trim()) })
          },
          nearMe: t('restaurant.nearMe'),
          onNearMe: () => dispatch({ type: 'restaurant.near' }),
        }}
        {...(more ? { more } : {})}
        map={
          isMapShown ? (
            <Suspense fallback={null}>
              <RestaurantMapCard isLive={isLive} selectedId={selected} onSelect={setSelected} />
            </Suspense>
          ) : (
            <Act tone="quiet" isLive={isLive} onAct={() => setIsMapShown(true)}>
              {t('restaurant.showMap')}
            </Act>
          )
        }
      />
    </>
  )
}

type Seen = {
  readonly near: { readonly latitude: number; readonly longitude: number } | undefined
  readonly modes: readonly PickupMode[]
  readonly speech: Speech
  readonly now: number
}

function itemOf(restaurant: Restaurant, { near, modes, speech, now }: Seen): RestaurantItem {
  const { t, number, language } = speech
  const { word, rest, isOpen } = openWords(restaurant, now, speech)
  const isDisabled = isOrderingDisabled(restaurant)
  const away = near && distanceIn(distanceKm(near, restaurant.geolocation), language)
  const { street, number: house, city } = restaurant.address
  return {
    id: restaurant.id,
    name: restaurant.name,
    cuisine: restaurant.cuisine === undefined ? '' : t(`cuisine.${restaurant.cuisine}`, { defaultValue: restaurant.cuisine }),
    addressLine: t('restaurant.address', { street, number: house, city }),
    openLabel: rest === undefined ? word : t('restaurant.openState', { word, rest }),
    isOpen,
    imageUrl: restaurant.imageUrl,
    ...(away ? { distance: t(`distance.${away.unit}`, { value: number(away.value, 1) }) } : {}),
    ...(isDisabled
      ? { note: t('RestaurantItem.ordering_disabled') }
      : restaurant.authenticationRequired
        ? { note: t('restaurant.codeNeeded') }
        : {}),
    links: restaurant.links.map(({ name, url }) => ({ label: name, href: url })),
    actions: isDisabled
      ? []
      : modes.map((mode) => ({
          id: mode,
          label: t(`mode.${mode}`),
          name: t('restaurant.chooseWithMode', { name: restaurant.name, mode: t(`mode.${mode}`) }),
          icon: mode === 'TAKEOUT' ? ('bag' as const) : ('plate' as const),
        })),
  }
}
