import { useContext, useMemo } from 'react'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { distanceIn, distanceKm } from '#domain/restaurant/distance.ts'
import { inOrderOfChoice } from '#domain/restaurant/find-restaurants.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { isOrderingDisabled, type Coordinates, type Restaurant } from '#domain/restaurant/restaurant.ts'
import { isSecureUrl } from '#domain/links/secure-url.ts'
import { modesOf } from '#flows/core/conversation/selectors.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import type { Formatter } from '../words/formatter.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { useFormatterOf } from '../words/use-formatter-of.ts'
import { openWords, readyWords } from '../words/wording.ts'
import { modeIcon } from '../menu/mode-icon.ts'

type Given = {
  /** Where distances are told from until a place is searched for. */
  readonly here?: Coordinates | undefined
}

const NONE: readonly RestaurantId[] = []

/** Restaurants as lists show them: favourites, those open, those closed, each nearest first where a place is known; each offers its modes (S1.11, S1.12, S2.31-S2.37). */
export function useRestaurantItems({ here }: Given = {}) {
  const formatter = useFormatter()
  const formatterOf = useFormatterOf()
  const clock = useContext(ClockContext)
  const { country } = useBrand()
  const { settings } = useRunner().conversation()
  const list = useConversation(({ flows }) => flows.restaurant.context.list)
  const near = useConversation(({ flows }) => flows.restaurant.context.near)
  const favourites = useConversation(({ flows }) => flows.session.context.visitor.favourites)
  const dispatch = useDispatch()
  return useMemo(() => {
    const modes = modesOf({ settings })
    const now = clock()
    return inOrderOfChoice(list, favourites ?? NONE, now).map((restaurant) => ({
      ...itemOf(restaurant, {
        near: near ?? here,
        isPlaceAsked: near?.label !== undefined,
        country,
        modes,
        formatter: formatterOf(formatter.language, restaurant),
        now,
        scheduling: modes.some((mode) => takesOrdersAhead(mode, settings.flags)),
      }),
      ...(favourites ? { favourite: favouriteOf(restaurant, favourites, formatter, dispatch) } : {}),
    }))
  }, [list, near, here, country, favourites, settings, formatter, formatterOf, clock, dispatch])
}

/** A user's star (S7.20, S7.21). */
function favouriteOf(
  { id, name }: Restaurant,
  favourites: readonly RestaurantId[],
  { t }: Formatter,
  dispatch: (command: Command) => void,
) {
  const isOn = favourites.includes(id)
  return {
    isOn,
    label: t('favourite.label', { name }),
    onToggle: () => dispatch({ type: 'favourite.set', id, isFavourite: !isOn }),
  }
}

type Seen = {
  readonly near: Coordinates | undefined
  readonly isPlaceAsked: boolean
  readonly country: string | undefined
  readonly modes: readonly PickupMode[]
  readonly formatter: Formatter
  readonly now: number
  readonly scheduling: boolean
}

function itemOf(
  restaurant: Restaurant,
  { near, isPlaceAsked, country, modes, formatter, now, scheduling }: Seen,
) {
  const { t, number, language } = formatter
  const { word, rest, isOpen } = openWords(restaurant, now, formatter)
  const isDisabled = isOrderingDisabled(restaurant)
  const away = near && distanceIn(distanceKm(near, restaurant.geolocation), { language, country })
  return {
    id: restaurant.id,
    name: restaurant.name,
    cuisine:
      restaurant.cuisine === undefined
        ? ''
        : t(`cuisine.${restaurant.cuisine}`, { defaultValue: restaurant.cuisine }),
    ...(isPlaceAsked ? { town: restaurant.address.city } : {}),
    openLabel: rest === undefined ? word : t('restaurant.openState', { word, rest }),
    isOpen,
    readyLabel: readyWords(restaurant, now, scheduling, formatter),
    imageUrl: restaurant.imageUrl,
    imageVersions: restaurant.imageVersions,
    ...(away ? { distance: t(`distance.${away.unit}`, { value: number(away.value, 1, 1) }) } : {}),
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
          icon: modeIcon(mode),
        })),
  }
}
