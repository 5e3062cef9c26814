import type { ProductCode } from '#domain/ids.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'

/**
 * What a point of sale says to an order: a pickup number, no, which of its products it has sold out, or that it will say
 * so later.
 */
export type KitchenAnswer =
  /** `isFollowed`: it tells how far it is, too. `reason`: in its own words, for the customer. */
  | { readonly kind: 'accepted'; readonly posId: string; readonly isFollowed?: true }
  | { readonly kind: 'refused'; readonly reason?: string }
  | { readonly kind: 'soldOut'; readonly productCodes: readonly ProductCode[] }
  | { readonly kind: 'pending' }

/** The point of sale. Asked twice for the same order it gives the same number; it throws when it cannot be reached. */
export type Kitchen = { inject(stored: StoredOrder): Promise<KitchenAnswer> }
