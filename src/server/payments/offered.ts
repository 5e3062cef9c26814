import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { overriding } from '../core/process/deployment-override.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { SetUpProvider } from './set-up-provider.ts'
import { PROVIDERS } from './provider-list.ts'

/** The catalogue, its deployment overriding what this server's settings make of its payments. */
export function offering(
  catalogue: CatalogueStore,
  { providers, isSimulated }: PaymentSettings,
): CatalogueStore {
  return overriding(catalogue, (written) => ({
    ...written,
    ...(isSimulated && { payments: providers.filter(suits(written, catalogue)).map(({ name }) => name) }),
    ...Object.assign({}, ...providers.map(({ told }) => told)),
  }))
}

/**
 * What keeps ways of paying from being offered, such as one that is not set up: each by name, and what helps. `sellers`:
 * the restaurants, where they are known.
 */
export function problemsOfOffered(
  { payments, currency }: Pick<Deployment, 'payments' | 'currency'>,
  sellers: readonly Pick<Restaurant, 'currency'>[],
  { providers }: Pick<PaymentSettings, 'providers'>,
  isProduction: boolean,
): readonly string[] {
  const shop = { isProduction, currencies: currenciesOf(currency, sellers) }
  return payments.flatMap((name) => {
    const found = providers.find((each) => each.name === name)
    return found ? (found.problemsIn?.(shop) ?? []) : problemOfMissing(name)
  })
}

/** Whether a provider that is played can be offered in a deployment: all that can are. */
function suits({ currency }: Deployment, catalogue: CatalogueStore) {
  const shop = { isProduction: false, currencies: currenciesOf(currency, catalogue.restaurants()) }
  return ({ problemsIn }: SetUpProvider) => (problemsIn?.(shop) ?? []).length === 0
}

function currenciesOf(currency: string, sellers: readonly Pick<Restaurant, 'currency'>[]) {
  return [...new Set([currency, ...sellers.map((each) => each.currency)].map((each) => each.toLowerCase()))]
}

function problemOfMissing(name: ProviderName): readonly string[] {
  return PROVIDERS.filter((kind) => kind.name === name).map(
    ({ keys, called }) =>
      `${keys.slice(0, -1).join(', ')} and ${keys.at(-1) ?? ''} must be set: the deployment offers ${called}`,
  )
}
