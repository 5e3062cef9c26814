import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import { deleteMethod, leavingMethods, postponeMethod } from './store/payment-methods.store.ts'
import { forgetCustomer, leavingCustomers, postponeCustomer } from './store/payment-customers.store.ts'
import type { PaymentProvider } from './provider.ts'
import type { PaymentProviders } from './payment-providers.ts'
import type { PaymentDeps } from './settle-payment.ts'

const BATCH = 20
const AGAIN_MS = 60_000

type ForgetDeps = Pick<PaymentDeps, 'database' | 'payments' | 'clock' | 'onError'>

/** Tells providers which cards and customers they are to forget; who cannot be told now is told again in a minute. */
export async function forgetCards(deps: ForgetDeps): Promise<void> {
  const { database, payments, clock } = deps
  const now = clock.now()
  for (const { id, provider, reference } of await leavingMethods(database, now, BATCH))
    await told(
      () => cardVaultOf(provider, payments)?.forgetCard(reference),
      () => deleteMethod(database, id),
      () => postponeMethod(database, id, now + AGAIN_MS),
      deps,
    )
  for (const { accountId, provider, reference } of await leavingCustomers(database, now, BATCH))
    await told(
      async () => {
        if (reference !== undefined) await cardVaultOf(provider, payments)?.forgetCustomer(reference)
      },
      () => forgetCustomer(database, accountId, provider),
      () => postponeCustomer(database, accountId, provider, now + AGAIN_MS),
      deps,
    )
}

async function told(
  tell: () => Promise<void> | undefined,
  forget: () => Promise<void>,
  postpone: () => Promise<void>,
  { onError }: ForgetDeps,
): Promise<void> {
  try {
    await tell()
  } catch (error) {
    onError(error, 'none', 'card not forgotten')
    return postpone()
  }
  await forget()
}

/** Of a provider that is no longer set up nobody can ask anything. */
function cardVaultOf(provider: ProviderName, payments: PaymentProviders): PaymentProvider['cardVault'] {
  return payments.find(({ name }) => name === provider)?.cardVault
}
