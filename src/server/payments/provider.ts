import type { PaymentProvider as ProviderName } from '#contracts/deployment.contract.ts'
import type { StoredOrder } from '../store/order-row.ts'

/**
 * Who holds the money. It is authorised when the customer pays, captured when the kitchen has the order, released when
 * the order ends without food: so that "You will not be charged" is true. Asked twice, an answer is the same.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  authorise(stored: StoredOrder): Promise<'authorised' | 'refused'>
  capture(stored: StoredOrder): Promise<'captured' | 'refused'>
  release(stored: StoredOrder): Promise<void>
}
