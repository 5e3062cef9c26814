import { createContext, useContext } from 'react'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { MAP_ZOOM } from '#domain/constants.ts'

/** What the deployment says of itself and every view may show. */
export type Brand = {
  /** The fixed end of every page title (S9.38). */
  readonly titleSuffix: string
  /** A picture in the place of the first letter of a name. */
  readonly logo?: string
  /** The name as the house writes it, in the place of the picture and the name. */
  readonly wordmark?: {
    readonly light: string
    readonly dark?: string
    readonly words: string
    readonly ratio?: number
  }
  readonly zoom: number
  /** A map service in the place of the drawn ground, and whom to thank for it. */
  readonly tileUrl?: string
  readonly tileAttribution?: string
  /** Whom to thank for the places that are searched for. */
  readonly placeAttribution?: string
  /** ISO 3166: distances are told as its roads are measured. */
  readonly country?: string
  /** How its orders are paid, in the order that is offered. */
  readonly payments?: readonly PaymentProvider[]
  /** Whom to ask where no restaurant is chosen. */
  readonly phone?: string
  readonly email?: string
  /** Who sells, as receipts have to name it. */
  readonly legalName?: string
  readonly legalAddress?: string
  readonly taxNumber?: string
  /** What holds for conversations that are sent to it; it takes none where this is missing. */
  readonly support?: { readonly keptDays: number; readonly takesValues: boolean }
}

export const BrandContext = createContext<Brand>({ titleSuffix: '', zoom: MAP_ZOOM })

export function useBrand(): Brand {
  return useContext(BrandContext)
}
