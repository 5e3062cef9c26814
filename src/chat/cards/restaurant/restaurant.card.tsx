import { Suspense, useContext, useEffect, useState } from 'react'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { restaurantsNamed } from '#domain/restaurant/find-restaurants.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useChosenRestaurant } from '#bindings/restaurant/use-chosen-restaurant.ts'
import { useOpenInfo } from '#bindings/restaurant/use-open-info.ts'
import { useRestaurantItems } from '#bindings/restaurant/use-restaurant-items.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { useWholeList } from '#bindings/runtime/use-whole-list.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { RestaurantList } from '#ui/map/restaurant-list.tsx'
import { WaitingPlace } from '#pages/waiting-place.tsx'
import { UsualCard } from '../reorder/usual.card.tsx'
import type { CardProps } from '../card-props.ts'

const RestaurantMapCard = laterPart(() =>
  import('./restaurant-map.card.tsx').then((module) => module.RestaurantMapCard),
)
const RestaurantDetails = laterPart(() =>
  import('#pages/restaurant/restaurant-details.tsx').then((module) => module.RestaurantDetails),
)
/** What a phone shows at once, and whole rows of two. */
const FIRST_SHOWN = 6

/** Restaurants, nearest first where a place is known; each offers its modes, so one tap settles both (S1.11, S1.12, S2.31-S2.37). */
export function RestaurantCard({ turn, isLive }: CardProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const personalData = useContext(PersonalDataContext)
  const [search, setSearch] = useState('')
  const [isAll, showAll] = useWholeList(turn.id)
  const [isMapShown, setIsMapShown] = useState(false)
  const [selected, setSelected] = useState<Restaurant['id'] | undefined>(undefined)
  const items = useRestaurantItems()
  const chosen = useChosenRestaurant()
  const openInfo = useOpenInfo()
  const expanded = isLive ? openInfo : undefined
  const wanted = selected ?? expanded
  const named = restaurantsNamed(items, search)
  const found =
    isLive && named.length > 0
      ? t('restaurant.named', { count: named.length, text: search.trim() })
      : undefined
  const speaker = useContext(SpeakerContext)
  useEffect(() => {
    if (found !== undefined) speaker.say(found)
  }, [found, speaker])
  const first = items.filter(({ id }) => id === wanted)
  const rest = items.filter(({ id }) => id !== wanted)
  const listed = isAll ? [...first, ...rest] : [...first, ...rest].slice(0, FIRST_SHOWN)
  const shown = named.length > 0 ? named : listed
  const more =
    named.length === 0 && shown.length < items.length
      ? { text: t('restaurant.more', { count: items.length }), onMore: showAll }
      : undefined
  return (
    <>
      <UsualCard isLive={isLive} />
      {items.length === 0 && (
        <Notice
          tone="warm"
          title={t('restaurant.none')}
          isLive={isLive}
          actions={[{ id: 'retry', text: t('failed.retry'), isPrimary: true }]}
          onAction={() => dispatch({ type: 'restaurant.retry' })}
        />
      )}
      <RestaurantList
        items={shown}
        isLive={isLive}
        chosen={isLive ? chosen : undefined}
        onAct={(id, mode) =>
          dispatch({
            type: 'restaurant.choose',
            id: id as Restaurant['id'],
            mode: mode as PickupMode,
            asks: true,
          })
        }
        labels={{ list: t('restaurant.list'), empty: t('restaurant.none') }}
        search={{
          label: t('restaurant.search'),
          placeholder: t('restaurant.searchHint'),
          value: search,
          onChange: setSearch,
          onSubmit: () => {
            // A name of the list is found as it is typed; anything else is a place.
            if (search.trim() === '' || named.length > 0) return
            dispatch({ type: 'restaurant.search', text: personalData.keep(search.trim()) })
          },
          nearMe: t('restaurant.nearMe'),
          onNearMe: () => dispatch({ type: 'restaurant.near' }),
          showMap: isMapShown
            ? undefined
            : { label: t('restaurant.showMap'), onAct: () => setIsMapShown(true) },
        }}
        {...(more ? { more } : {})}
        renderFoot={(id) =>
          id === expanded ? (
            <Suspense fallback={<WaitingPlace />}>
              <RestaurantDetails id={expanded} />
            </Suspense>
          ) : undefined
        }
        map={
          isMapShown && (
            <Suspense fallback={<WaitingPlace />}>
              <RestaurantMapCard isLive={isLive} selectedId={selected} onSelect={setSelected} />
            </Suspense>
          )
        }
      />
    </>
  )
}
