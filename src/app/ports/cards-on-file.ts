import type { Http } from '#api/http.ts'
import { fetchSavedMethods } from '#api/payments.api.ts'
import type { SavedCard } from '#domain/account/saved-method.ts'
import { CARD_VAULTS, traitsOf, type PaymentProvider } from '#domain/checkout/payment-provider.ts'

/** The cards kept for the user who is logged in: by providers that tell of them in any case, and by those that are offered. */
export async function savedCards(
  http: Http,
  offered: readonly PaymentProvider[],
): Promise<readonly SavedCard[]> {
  const keepers = CARD_VAULTS.filter(
    (keeper) => traitsOf(keeper).tellsCards === 'always' || offered.includes(keeper),
  )
  return (await Promise.all(keepers.map((keeper) => fetchSavedMethods(http)(keeper)))).flat()
}
