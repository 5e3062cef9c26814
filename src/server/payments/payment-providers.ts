import type { NeptingSettings } from './nepting/nepting-payment.ts'
import type { Payment } from './payment.ts'
import type { PaymentProvider } from './provider.ts'
import type { StripePayment } from './stripe/stripe-payment.ts'
import type { TestPayment } from './test-payment.ts'

/** Payment by form, with what its forms are signed with. */
export type FormRedirect = PaymentProvider & { readonly settings: NeptingSettings }

/** Those this server can use; which of them are offered is the deployment's choice. */
export type PaymentProviders = {
  readonly test: TestPayment
  readonly stripe?: StripePayment
  readonly nepting?: FormRedirect
}

/** The provider of a payment; throws where this server was started without it. */
export function providerOf(
  { provider }: Pick<Payment, 'provider'>,
  providers: PaymentProviders,
): PaymentProvider {
  const found = Object.values(providers).find(({ name }) => name === provider)
  if (!found) throw new Error(`the payment provider ${provider} is not set up`)
  return found
}
