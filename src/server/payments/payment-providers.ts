import type { Payment } from './payment.ts'
import type { PaymentProvider } from './provider.ts'

/** Those this server can use; which of them are offered is the deployment's choice. */
export type PaymentProviders = readonly PaymentProvider[]

/** The provider of a payment; throws where this server was started without it. */
export function providerOf(
  { provider }: Pick<Payment, 'provider'>,
  providers: PaymentProviders,
): PaymentProvider {
  const found = providers.find(({ name }) => name === provider)
  if (!found) throw new Error(`the payment provider ${provider} is not set up`)
  return found
}
