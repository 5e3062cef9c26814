/** Where the basket is kept beside the log, under a version of its own. */
export const KEPT_BASKET_KEY = 'orda.basket'

/** Whether a basket was kept here. */
export function hasKeptBasket(storage: Storage): boolean {
  try {
    return storage.getItem(KEPT_BASKET_KEY) !== null
  } catch {
    return false
  }
}
