import { EMPTY_BASKET } from './basket.ts'
import type { Basket } from './basket.ts'

/** Reset: nothing is kept, restaurant and campaign neither (S4.80). */
export function resetBasket(): Basket {
  return EMPTY_BASKET
}

/** Start over: empties the basket and clears table and mode; the restaurant stays (S4.80, S4.82). */
export function startOver(basket: Basket): Basket {
  const { tableNumber: _table, pickUpMode: _mode, ...kept } = basket
  return { ...kept, lines: [], removedItems: [] }
}
