import type { SavedCard } from '#domain/account/saved-method.ts'
import { id, type PaymentMethodId } from '#domain/ids.ts'

/** A saved Mastercard unless said otherwise. */
export function aSavedMethod(name: string, given: Partial<SavedCard> = {}): SavedCard {
  return {
    id: id<PaymentMethodId>(name),
    maskedPan: '5555********4444',
    endOfValidity: '2028-04',
    keeper: 'nepting',
    ...given,
  }
}
