/** Where the conversation stands; each has a route in the classic view. */
export type Place =
  | 'restaurant'
  | 'mode'
  | 'categories'
  | 'products'
  | 'basket'
  | 'pickup'
  | 'checkout'
  | 'again'
  | 'order'
  | 'history'
  | 'report'

/** Places beside the order that is being made: nothing of it is asked there. */
export function isAside(place: Place): boolean {
  return place === 'order' || place === 'history' || place === 'report'
}
