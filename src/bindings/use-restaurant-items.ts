import { useContext, useMemo } from 'react'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { distanceIn, distanceKm } from '#domain/restaurant/distance.ts'
import { favouritesFirst } from '#domain/restaurant/find-restaurants.ts'
import { isOrderingDisabled, type Coordinates, type Restaurant } from '#domain/restaurant/restaurant.ts'
import { isSecureUrl } from '#domain/links/secure-url.ts'
import { modesOf } from '#flows/dialogue/at-hand.ts'
import { useConversation, useRunner } from './runner-context.ts'
import type { Speech } from './speech.ts'
import { ClockContext } from './use-now.ts'
import { useSpeech } from './use-speech.ts'
import { openWords } from './wording.ts'

type Given = {
  /** Where distances are told from until a place is searched for. */
  readonly here?: Coordinates | undefined
  /** These come first (S7.20). */
  readonly favourites?: readonly RestaurantId[]
}

const NONE: readonly RestaurantId[] = []

/** Restaurants as lists show them, nearest first where a place is known; each offers its modes (S1.11, S1.12, S2.31-S2.37). */
export function useRestaurantItems({ here, favourites = NONE }: Given = {}) {
  const speech = useSpeech()
  const clock = useContext(ClockContext)
  const { settings } = useRunner().conversation()
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const near = useConversation(({ flows }) => flows.restaurant.context.near)
  return useMemo(() => {
    const modes = modesOf({ settings })
    return favouritesFirst(list, favourites).map((restaurant) =>
      itemOf(restaurant, { near: near ?? here, modes, speech, now: clock() }),
    )
  }, [list, near, here, favourites, settings, speech, clock])
}

type Seen = {
  readonly near: Coordinates | undefined
  readonly modes: readonly PickupMode[]
  readonly speech: Speech
  readonly now: number
}

function itemOf(restaurant: Restaurant, { near, modes, speech, now }: Seen) {
  const { t, number, language } = speech
  const { word, rest, isOpen } = openWords(restaurant, now, speech)
  const isDisabled = isOrderingDisabled(restaurant)
  const away = near && distanceIn(distanceKm(near, restaurant.geolocation), language)
  const { street, number: house, city } = restaurant.address
  return {
    id: restaurant.id,
    name: restaurant.name,
    cuisine:
      restaurant.cuisine === undefined
        ? ''
        : t(`cuisine.${restaurant.cuisine}`, { defaultValue: restaurant.cuisine }),
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
    links: restaurant.links
      .filter(({ url }) => isSecureUrl(url))
      .map(({ name, url }) => ({ label: name, name: t('link.newTab', { name }), href: url })),
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
