import type { Http } from '#api/http.ts'
import { fetchSavedMethods } from '#api/payments.api.ts'
import { CARD_KEEPERS, type SavedCard } from '#domain/account/saved-method.ts'
import type { PaymentProvider } from '#domain/checkout/payment-way.ts'

/** The cards kept for the user who is logged in: the contract's own provider, and the others that are offered. */
export async function savedCards(
  http: Http,
  offered: readonly PaymentProvider[],
): Promise<readonly SavedCard[]> {
  const keepers = CARD_KEEPERS.filter((keeper) => keeper === 'nepting' || offered.includes(keeper))
  return (await Promise.all(keepers.map((keeper) => fetchSavedMethods(http)(keeper)))).flat()
}
