import type { RestaurantId } from '../ids.ts'
import type { Restaurant } from './restaurant.ts'

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

/** A customer's favourites before the others, both in the order they came (S7.20). */
export function favouritesFirst<Kept extends Pick<Restaurant, 'id'>>(
  restaurants: readonly Kept[],
  favourites: readonly RestaurantId[],
): readonly Kept[] {
  const isFavourite = ({ id }: Kept) => favourites.includes(id)
  return [...restaurants.filter(isFavourite), ...restaurants.filter((each) => !isFavourite(each))]
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
