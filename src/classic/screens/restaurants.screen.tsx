import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { GEOLOCATION_DELAY_MS } from '#domain/constants.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { liveTurnOf } from '#flows/conversation.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useRestaurantItems } from '#bindings/use-restaurant-items.ts'
import { useSpeech, VaultContext } from '#bindings/use-speech.ts'
import { useUsual } from '#bindings/use-usual.ts'
import { Act } from '#ui/act.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { RestaurantList } from '#ui/restaurant-list.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Title } from '#pages/title.tsx'
import { WeekHours } from '../layout/week-hours.tsx'
import { InterruptionNotice } from './interruption-notice.tsx'
import { Spinner } from './spinner.tsx'
import screen from './screen.module.css'
import s from './restaurants.module.css'

const RestaurantsMap = lazy(() =>
  import('./restaurants-map.tsx').then((module) => ({ default: module.RestaurantsMap })),
)

/** Restaurants by name, place or nearness, as a list and on a map (S2.31-S2.37). */
export function RestaurantsScreen() {
  const { t } = useSpeech()
  const question = useConversation((conversation) => liveTurnOf(conversation)?.question.name)
  const items = useRestaurantItems()
  const usual = useUsual()
  const [selected, setSelected] = useState<RestaurantId | undefined>(openInfoOf)
  const [isMapShown, setIsMapShown] = useState(() => matchMedia('(width >= 900px)').matches)
  const isSearching = question === 'restaurantSearching' || question === 'linkOpening'
  useNearness()
  return (
    <div className={screen.wide}>
      <Title>{t('classic.title.restaurants')}</Title>
      <BackToChosen />
      <Search isLocating={isSearching} />
      {question === 'restaurantsFailed' && <InterruptionNotice name="restaurantsFailed" />}
      {question === 'restaurantsLoading' && <Spinner />}
      {usual && <Notice {...usual} isLive />}
      {items.length > 0 && (
        <div className={s.columns}>
          <div className={s.map}>
            {isMapShown ? (
              <Suspense fallback={<Spinner />}>
                <RestaurantsMap selectedId={selected} onSelect={setSelected} />
              </Suspense>
            ) : (
              <Act tone="quiet" onAct={() => setIsMapShown(true)}>
                <Icon name="map" size="s" />
                {t('restaurant.showMap')}
              </Act>
            )}
          </div>
          <List items={items} selected={selected} />
        </div>
      )}
    </div>
  )
}

type ListProps = {
  readonly items: ReturnType<typeof useRestaurantItems>
  readonly selected: RestaurantId | undefined
}

function List({ items, selected }: ListProps) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const inOrder = items.toSorted((one, other) => Number(other.id === selected) - Number(one.id === selected))
  return (
    <RestaurantList
      items={inOrder}
      isLive
      onAct={(id, mode) =>
        dispatch({ type: 'restaurant.choose', id: id as RestaurantId, mode: mode as PickupMode })
      }
      labels={{ list: t('restaurant.list'), empty: t('restaurant.none') }}
      renderFoot={(id) => {
        const restaurant = list.find((known) => known.id === id)
        return (
          restaurant && (
            <details className={s.details} open={id === selected}>
              <summary className={s.summary}>
                {t('classic.info.hours')}
                <Icon name="chevron" size="s" className={s.arrow} />
              </summary>
              {restaurant.information !== '' && <p className={s.about}>{restaurant.information}</p>}
              <WeekHours restaurant={restaurant} />
            </details>
          )
        )
      }}
    />
  )
}

function Search({ isLocating }: { readonly isLocating: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const vault = useContext(VaultContext)
  const problem = useConversation(({ flows }) => flows.restaurant.context.problem)
  const [text, setText] = useState('')
  const problemText =
    problem === 'noResults' || problem === 'notLocated' || problem === 'searchFailed'
      ? t(`classic.search.${problem}`)
      : undefined
  return (
    <>
      <SearchField
        label={t('restaurant.search')}
        placeholder={t('restaurant.searchHint')}
        value={text}
        isLive
        onChange={setText}
        onSubmit={() => {
          if (text.trim() !== '') dispatch({ type: 'restaurant.search', text: vault.keep(text.trim()) })
        }}
      >
        <Act tone="soft" isBusy={isLocating} onAct={() => dispatch({ type: 'restaurant.near' })}>
          <Icon name="locate" />
          {t('restaurant.nearMe')}
        </Act>
      </SearchField>
      {problemText !== undefined && <Notice tone="warm" title={problemText} isLive />}
    </>
  )
}

/** A customer who only looked around goes back to the restaurant they had. */
function BackToChosen() {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const isListed = useConversation(({ flows }) =>
    flows.restaurant.context.list.some(({ id }) => id === flows.restaurant.context.chosen?.id),
  )
  if (!chosen || !isListed) return null
  const back = { type: 'restaurant.choose', id: chosen.id, ...(mode ? { mode } : {}) } as const
  return (
    <div>
      <Act tone="quiet" onAct={() => dispatch(back)}>
        <Icon name="back" size="s" />
        {t('classic.backTo', { name: chosen.name })}
      </Act>
    </div>
  )
}

/**
 * Reading (S9.36): asked 1 s after opening where the customer has already allowed it; where a browser would first put
 * its own question over the page, the button asks.
 */
function useNearness(): void {
  const runner = useRunner()
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigator.permissions?.query({ name: 'geolocation' }).then(({ state }) => {
        const { flows } = runner.conversation()
        const isAskable = flows.restaurant.value === 'choosing' && flows.restaurant.context.near === undefined
        if (state === 'granted' && isAskable) runner.dispatch({ type: 'restaurant.near' })
      })
    }, GEOLOCATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [runner])
}

function openInfoOf(): RestaurantId | undefined {
  const route = parseRoute(location.pathname + location.search)
  if (route.name === 'restaurantInfo') return route.restaurantId
  return route.name === 'restaurants' ? route.openInfo : undefined
}
