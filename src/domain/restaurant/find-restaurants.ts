import type { RestaurantId } from '../ids.ts'
import { isOpen } from './opening-hours.ts'
import { isOrderingDisabled, type Restaurant } from './restaurant.ts'

type Named = Pick<Restaurant, 'name'>

/** Restaurants whose name holds the text, whatever its case and accents; none for a blank text (S1.11). */
export function restaurantsNamed<Kept extends Named>(
  restaurants: readonly Kept[],
  text: string,
): readonly Kept[] {
  const wanted = folded(text.trim())
  if (wanted === '') return []
  return restaurants.filter(({ name }) => folded(name).includes(wanted))
}

/** A customer's favourites (S7.20), then who takes orders now (epoch ms), then the others, each in the order they came. */
export function inOrderOfChoice(
  restaurants: readonly Restaurant[],
  favourites: readonly RestaurantId[],
  now: number,
): readonly Restaurant[] {
  const rank = (restaurant: Restaurant) => {
    if (favourites.includes(restaurant.id)) return 0
    return isOpen(restaurant, now) && !isOrderingDisabled(restaurant) ? 1 : 2
  }
  const ranks = new Map(restaurants.map((each) => [each.id, rank(each)]))
  return restaurants.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
