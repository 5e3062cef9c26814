import { useContext, useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS } from '#domain/constants.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { restaurantsNamed } from '#domain/restaurant/find-restaurants.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

/** One field for restaurants: a name in the list filters it at once, anything else is looked up as a place on Enter or after 1 s (S2.31, S9.19). */
export function useRestaurantSearch() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const personalData = useContext(PersonalDataContext)
  const { list, near, problem } = useConversation(({ flows }) => flows.restaurant.context)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const wanted = text.trim()
  const named = wanted === asked ? [] : restaurantsNamed(list, wanted)
  const isPlace = wanted !== '' && wanted !== asked && named.length === 0
  const isReady = isPlace && wanted.length >= SEARCH_MIN_CHARACTERS
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      dispatch({ type: 'restaurant.search', text: personalData.keep(wanted) })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isReady, wanted, dispatch, personalData])
  return {
    field: {
      value: text,
      onChange: setText,
      onSubmit: () => {
        if (wanted === '' || named.length > 0) return
        setAsked(wanted)
        dispatch({ type: 'restaurant.search', text: personalData.keep(wanted) })
      },
    },
    /** The restaurants found by name; undefined where no name of the list fits. */
    found: named.length === 0 ? undefined : new Set<RestaurantId>(named.map(({ id }) => id)),
    summary:
      named.length > 0
        ? t('restaurant.named', { count: named.length, text: wanted })
        : near?.label !== undefined
          ? t('classic.restaurants.near', { place: near.label })
          : near !== undefined
            ? t('classic.restaurants.nearby')
            : t('classic.restaurants.all', { count: list.length }),
    problem: isOfSearch(problem) ? t(`classic.search.${problem}`) : undefined,
    /** Leads back to the whole list; undefined where it is shown. */
    onShowAll:
      named.length > 0 || near !== undefined || problem !== undefined
        ? () => {
            setText('')
            setAsked('')
            if (near !== undefined || problem !== undefined) dispatch({ type: 'restaurant.showAll' })
          }
        : undefined,
  }
}

const OF_SEARCH = ['noResults', 'notLocated', 'searchFailed', 'listFailed'] as const

function isOfSearch(problem: string | undefined): problem is (typeof OF_SEARCH)[number] {
  return OF_SEARCH.some((known) => known === problem)
}
