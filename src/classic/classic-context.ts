import { createContext, useContext } from 'react'
import type { LineId, OrderId } from '#domain/ids.ts'
import type { Route } from '#domain/navigation/routes.ts'

/** What any part of the classic view can have its frame do. */
export type ClassicActs = {
  readonly visit: (route: Route) => void
  readonly openBasket: () => void
  readonly openMenu: () => void
  readonly openInfo: () => void
  /** Asks before a line is taken away (S4.78). */
  readonly askRemoval: (lineId: LineId) => void
  /** Asks for the stars of an order (S2.118). */
  readonly askRating: (orderId: OrderId) => void
}

export const ClassicContext = createContext<ClassicActs | undefined>(undefined)

/** The actions of the frame; throws outside of it (a bug). */
export function useClassic(): ClassicActs {
  const acts = useContext(ClassicContext)
  if (!acts) throw new Error('this is part of the classic view only')
  return acts
}
