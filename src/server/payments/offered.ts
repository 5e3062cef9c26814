import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { PaymentSettings } from '../process/payment-settings.ts'
import { telling } from '../process/told-deployment.ts'
import type { CatalogueStore } from '../store/catalogue.store.ts'

/** Every way of paying there is to try out. */
const SIMULATED: readonly ProviderName[] = ['stripe', 'nepting', 'test']

/** Where the page finds the simulated Stripe.js; the real one comes from Stripe alone. */
export const SIMULATED_STRIPE_JS = '/simulator/stripe.js'

/** The catalogue, its deployment telling what this server's settings make of its payments. */
export function offering(catalogue: CatalogueStore, settings: PaymentSettings): CatalogueStore {
  return telling(catalogue, (written) => withPayments(written, settings))
}

function withPayments(deployment: Deployment, { stripe, nepting, isSimulated }: PaymentSettings): Deployment {
  return {
    ...deployment,
    ...(isSimulated && { payments: SIMULATED, stripeScriptUrl: SIMULATED_STRIPE_JS }),
    ...(nepting && { formGatewayUrl: nepting.url }),
    ...(stripe && { stripePublicKey: stripe.publishableKey }),
  }
}
