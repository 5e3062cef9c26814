/** The heading of the basket that stands beside a screen, by id. */
export const BASKET_BESIDE = 'basket-beside'

export function isBasketBeside(): boolean {
  return beside() !== null
}

/** Leads to it who asks for the basket; false where none stands there. */
export function goToBasketBeside(): boolean {
  beside()?.focus({ preventScroll: true })
  return isBasketBeside()
}

function beside(): HTMLElement | null {
  return document.getElementById(BASKET_BESIDE)
}
