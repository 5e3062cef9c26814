import type { CardVault } from '../checkout/payment-provider.ts'
import type { PaymentMethodId } from '../ids.ts'

/** S3.41: a card the payment provider keeps for a user; nothing else of it is known here (S3.43). */
export type SavedMethod = {
  readonly id: PaymentMethodId
  /** The number with its middle hidden, as the provider writes it. */
  readonly maskedPan: string
  /** The last month it is good for, as ISO 8601 (`2028-04`), or the way it is shown. */
  readonly endOfValidity: string
}

/** A saved card, and who keeps it. */
export type SavedCard = SavedMethod & { readonly keeper: CardVault }

export type CardBrand = 'mastercard' | 'visa' | 'other'

/** The sign a card is shown with, by the first digit of its number (S3.42). */
export function brandOf({ maskedPan }: Pick<SavedMethod, 'maskedPan'>): CardBrand {
  const [first] = maskedPan.trim()
  if (first === '5') return 'mastercard'
  return first === '4' ? 'visa' : 'other'
}

/** The digits a card is told apart by; undefined where the number shows none at its end. */
export function lastDigitsOf({ maskedPan }: Pick<SavedMethod, 'maskedPan'>): string | undefined {
  return /\d{1,4}$/.exec(maskedPan.trim())?.[0]
}

/** Its number as it is shown: what is hidden in it is told by four dots, however long it is (S3.41). */
export function shownPan({ maskedPan }: Pick<SavedMethod, 'maskedPan'>): string {
  return maskedPan.trim().replace(/\D+/g, ' •••• ').trim()
}

const ISO_MONTH = /^\d{2}(\d{2})-(0[1-9]|1[0-2])(?!\d)/
const SHOWN_MONTH = /^(0[1-9]|1[0-2])\/(?:\d{2})?(\d{2})$/

/** MM/YY, in every language (S3.41); undefined where the provider wrote something else. */
export function validUntil({ endOfValidity }: Pick<SavedMethod, 'endOfValidity'>): string | undefined {
  const iso = ISO_MONTH.exec(endOfValidity)
  if (iso) return `${iso[2]}/${iso[1]}`
  const shown = SHOWN_MONTH.exec(endOfValidity)
  return shown ? `${shown[1]}/${shown[2]}` : undefined
}
