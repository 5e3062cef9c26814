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

/** Whether a place is outside the order that is being made, so that none of its questions are asked there. */
export function isOutsideOrdering(place: Place): boolean {
  return place === 'order' || place === 'history' || place === 'report'
}
