import type { PaymentProvider as ProviderName } from '#contracts/system/deployment.contract.ts'
import type { StoredOrder } from '../store/order-row.ts'

/**
 * Who holds the money. What the customer authorised is captured when the kitchen has the order, and released when the
 * order ends without food: so that "You will not be charged" is true. Asked twice, an answer is the same.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  capture(stored: StoredOrder): Promise<'captured' | 'refused'>
  release(stored: StoredOrder): Promise<void>
  /**
   * Gives up a payment that was begun and not completed, so that it can no longer be. `held` when it was completed
   * after all: then the order is paid, and its own news is on the way.
   */
  abandon(stored: StoredOrder): Promise<'abandoned' | 'held'>
}
