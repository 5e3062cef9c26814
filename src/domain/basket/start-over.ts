import { EMPTY_BASKET } from './basket.ts'
import type { RestaurantId } from '../ids.ts'
import type { Basket } from './basket.ts'

/** Reset: nothing is kept, restaurant and campaign neither (S4.80). */
export function resetBasket(): Basket {
  return EMPTY_BASKET
}

/** Whether a basket would have to go before something is ordered at this restaurant (S4.109). */
export function isOfAnother(basket: Basket, restaurantId: RestaurantId): boolean {
  return basket.lines.length > 0 && basket.restaurantId !== restaurantId
}

/** Start over: empties the basket and clears table and mode; the restaurant stays (S4.80, S4.82). */
export function startOver(basket: Basket): Basket {
  const { tableNumber: _table, pickUpMode: _mode, ...kept } = basket
  return { ...kept, lines: [], removedItems: [] }
}
