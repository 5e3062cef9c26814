import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useDevicePosition } from '#bindings/navigation/use-device-position.ts'
import { useOpenInfo } from '#bindings/restaurant/use-open-info.ts'
import { useRestaurantItems } from '#bindings/restaurant/use-restaurant-items.ts'
import { useRestaurantSearch } from '#bindings/restaurant/use-restaurant-search.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useUsual } from '#bindings/reorder/use-usual.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { Banners } from '#pages/banners.tsx'
import { Title } from '#pages/title.tsx'
import { RestaurantResults } from './restaurant-results.tsx'
import { Spinner } from '../spinner.tsx'
import { PromptNotice } from '../prompt-notice.tsx'
import screen from '../screen.module.css'
import s from './restaurants.module.css'

/** Restaurants by name, place or nearness, as a list and on a map (S2.31-S2.37). */
export function RestaurantsScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const question = useConversation(liveQuestionOf)
  const here = useDevicePosition()
  const items = useRestaurantItems({ here })
  const usual = useUsual()
  const search = useRestaurantSearch()
  const expanded = useOpenInfo()
  const { found, summary, onShowAll } = search
  const shown = found ? items.filter(({ id }) => found.has(id)) : items
  const told = (
    <>
      <p>{items.length > 0 ? summary : t('restaurant.none')}</p>
      {onShowAll !== undefined && (
        <Button tone="link" onAct={onShowAll}>
          {t('classic.restaurants.showAll')}
        </Button>
      )}
    </>
  )
  return (
    <div className={screen.wide}>
      <Title>{t('classic.title.restaurants')}</Title>
      <BackToChosen />
      {/* Without restaurants there is nothing to search in; the customer can only try again. */}
      {question?.surface !== 'notice' && (
        <SearchField
          label={t('classic.restaurants.search')}
          placeholder={t('classic.restaurants.searchHint')}
          isLive
          {...search.field}
        >
          <Button
            tone="soft"
            isBusy={question?.name === 'restaurantSearching'}
            onAct={() => dispatch({ type: 'restaurant.near' })}
          >
            <Icon name="locate" />
            <span>{t('restaurant.nearMe')}</span>
          </Button>
        </SearchField>
      )}
      {search.problem !== undefined && <Notice tone="warm" title={search.problem} isLive />}
      {question?.surface === 'notice' && <PromptNotice />}
      {question?.name === 'restaurantsLoading' && <Spinner />}
      {usual && <Notice {...usual} isLive />}
      {(items.length > 0 || onShowAll !== undefined) && (
        <>
          {/* The announcer says which place was found; names are matched while typing and announced here. */}
          <p className="visually-hidden" role="status">
            {found && summary}
          </p>
          {shown.length > 0 ? (
            <RestaurantResults
              key={expanded}
              summary={told}
              items={shown}
              found={found}
              expanded={expanded}
            />
          ) : (
            <div className={s.summary}>{told}</div>
          )}
          <Banners />
        </>
      )}
    </div>
  )
}

/** Leads a customer who only looked around back to their restaurant. */
function BackToChosen() {
  const { t } = useFormatter()
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
      <Button tone="quiet" onAct={() => dispatch(back)}>
        <Icon name="back" size="s" />
        <span>{t('classic.backTo', { name: chosen.name })}</span>
      </Button>
    </div>
  )
}
