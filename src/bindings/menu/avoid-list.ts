import { createContext, useContext } from 'react'
import { ALLERGENS, type Allergen } from '#domain/catalogue/product.ts'

export type AvoidList = {
  /** In the order allergens are listed. */
  readonly avoided: readonly Allergen[]
  /** Puts some on the list, or takes them off. */
  readonly set: (allergens: readonly Allergen[], isAvoided: boolean) => void
}

export const AvoidListContext = createContext<AvoidList>({ avoided: [], set: () => undefined })

/** The allergens this customer avoids, as this device keeps them; nothing of it is sent anywhere. */
export function useAvoidList(): AvoidList {
  return useContext(AvoidListContext)
}

export const AVOID_KEY = 'orda.avoid'

/** What this device keeps; nothing where that cannot be read. */
export function storedAvoided(): readonly Allergen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(AVOID_KEY) ?? '[]')
    return Array.isArray(stored) ? ALLERGENS.filter((each) => stored.includes(each)) : []
  } catch {
    return []
  }
}

/** Keeps the list on this device; where storage is full or forbidden it holds for this page. */
export function storeAvoided(avoided: readonly Allergen[]): void {
  try {
    if (avoided.length === 0) localStorage.removeItem(AVOID_KEY)
    else localStorage.setItem(AVOID_KEY, JSON.stringify(avoided))
  } catch {
    // The choice holds for this page.
  }
}
