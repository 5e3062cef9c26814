import { create } from 'superstruct'
import { array, literal, string, type, union } from '#contracts/wire/wire-types.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import { id } from '#domain/ids.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'
import { orderMessageOf } from '../webhooks/order-message.ts'
import type { KitchenAnswer } from './kitchen.ts'

/** Shorter than an order is one process's alone. */
export const KITCHEN_PATIENCE_MS = 10_000

/** What is called out at the counter. */
export const PickupNumber = string(1, 20)
/** Why not, in the words of the kitchen. */
export const Reason = string(1, 200)

/** What a point of sale says of an order it is told. */
export const KitchenAnswerSchema = union([
  type({ status: literal('accepted'), number: PickupNumber }),
  type({ status: literal('refused'), reason: Reason }),
  type({ status: literal('soldOut'), productCodes: array(string(), 1) }),
  type({ status: literal('pending') }),
])

/** An order as a point of sale is told it, under a name that is the same however often it is told. */
export function toldOf(stored: StoredOrder, language: string, now: number) {
  return {
    name: `order_${stored.order.id}`,
    message: { type: 'order.sent', timestamp: fromInstant(now), data: orderMessageOf(stored, language) },
  }
}

/** What was said; throws where nobody understands it. */
export function answerOf(said: unknown): KitchenAnswer {
  const answer = create(said, KitchenAnswerSchema)
  switch (answer.status) {
    case 'accepted':
      return { kind: 'accepted', posId: answer.number, isFollowed: true }
    case 'refused':
      return { kind: 'refused', reason: answer.reason }
    case 'soldOut':
      return { kind: 'soldOut', productCodes: answer.productCodes.map((code) => id(code)) }
    case 'pending':
      return { kind: 'pending' }
  }
}
