import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { Payment, PaymentReport } from './payment.ts'

/**
 * Who holds the money. What the customer authorised is captured when the kitchen has the order, and let go when the
 * order ends without food: so that "You will not be charged" is true. Each call may be repeated and then does nothing
 * more; each throws where the provider cannot be reached or its answer says nothing.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  look(payment: Payment): Promise<PaymentReport>
  capture(payment: Payment): Promise<'captured' | 'refused'>
  /** Releases what is held, gives back what was taken, and ends what nobody has paid yet. */
  release(payment: Payment): Promise<'released' | 'refunded'>
  /** Where it keeps cards: has it forget one, or everything it knows of a user, by the provider's own names. */
  readonly cardVault?: {
    forgetCard(reference: string): Promise<void>
    forgetCustomer(reference: string): Promise<void>
  }
}
