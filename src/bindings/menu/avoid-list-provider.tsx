import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ALLERGENS, type Allergen } from '#domain/catalogue/product.ts'
import { AVOID_KEY, AvoidListContext, storeAvoided, storedAvoided, type AvoidList } from './avoid-list.ts'

/** Reads the list once the page is alive, because a server has none, and follows other tabs. */
export function AvoidListProvider({ children }: { readonly children: ReactNode }) {
  const [avoided, setAvoided] = useState<readonly Allergen[]>([])
  useEffect(() => {
    const read = () => setAvoided(storedAvoided())
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === AVOID_KEY) read()
    }
    read()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const value = useMemo((): AvoidList => {
    const set = (allergens: readonly Allergen[], isAvoided: boolean) => {
      const next = ALLERGENS.filter((each) => (allergens.includes(each) ? isAvoided : avoided.includes(each)))
      setAvoided(next)
      storeAvoided(next)
    }
    return { avoided, set }
  }, [avoided])
  return <AvoidListContext value={value}>{children}</AvoidListContext>
}
