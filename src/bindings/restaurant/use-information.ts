import { createContext, useContext, useEffect } from 'react'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useFormatter } from '../words/use-formatter.ts'

export type Informations = {
  /** What restaurants say of themselves by language, as far as it is known. */
  readonly known: ReadonlyMap<RestaurantId, Translated>
  /** Fetches that of one, once. */
  readonly want: (id: RestaurantId) => void
}

export const InformationContext = createContext<Informations>({ known: new Map(), want: () => undefined })

/** What a restaurant says of itself: in the page's language where it says it in that (S3.18), else as the contract has it. */
export function useInformation(restaurant: Restaurant) {
  const { text, foreign } = useFormatter()
  const { known, want } = useContext(InformationContext)
  const id = restaurant.id
  useEffect(() => {
    want(id)
  }, [want, id])
  const said: Translated = {
    plain: restaurant.information,
    byLanguage: known.get(id)?.byLanguage ?? {},
  }
  return { text: text(said), lang: foreign(said) }
}
