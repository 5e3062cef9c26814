import type { ProductCode } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { canCancelOrder } from '#domain/orders/change/cancel-order.ts'
import type { OrderState } from '#domain/orders/order.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { KitchenAnswer } from '../pos/kitchen.ts'
import { markOutaged } from './outaged-items.ts'
import type { OrderChange, Orders } from '../store/orders.store.ts'
import type { Queries } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { insertAuthorised, settlePayment } from '../store/payments.store.ts'

/** Everything that may happen to an order between its creation and its end. */
export type OrderEvent =
  | {
      readonly kind: 'authorised'
      readonly provider: PaymentProvider['name']
      /** What may have changed since the order was made; asked inside the lock. */
      readonly check: (stored: StoredOrder) => Problem | undefined
      readonly tell: Tell
    }
  /** The provider has not decided yet; or it has said no, and the order can be paid again. */
  | { readonly kind: 'undecided' | 'declined' }
  | {
      readonly kind: 'kitchenAnswered'
      readonly answer: Exclude<KitchenAnswer, { kind: 'soldOut' }>
      readonly isCaptured: boolean
      /** Told only where the kitchen refused, or the money could not be taken. */
      readonly tell: Tell
    }
  | { readonly kind: 'outOfStock'; readonly productCodes: readonly ProductCode[]; readonly tell: Tell }
  | { readonly kind: 'cancelled'; readonly delayMinutes: number; readonly tell: Tell }
  /** Nobody has paid for it. */
  | { readonly kind: 'expired' }

/** Writes to the customer, in the same transaction. */
type Tell = (stored: StoredOrder, queries: Queries) => Promise<void>

export type Settled = { readonly stored: StoredOrder; readonly problem?: Problem }

type Step = { readonly problem?: Problem; readonly change?: OrderChange; readonly beside?: Consequence }
type Consequence = (queries: Queries) => Promise<void>

/** The one door through which an order changes state: decided inside its row lock, with its payment and its mail. */
export async function settle(
  orders: Orders,
  orderId: string,
  event: OrderEvent,
  now: number,
): Promise<Settled | undefined> {
  const changed = await orders.change(
    orderId,
    async (stored, queries) => {
      const step = stepOf(stored, event, now)
      await step.beside?.(queries)
      return { answer: step.problem, ...(step.change && { change: step.change }) }
    },
    now,
  )
  if (!changed) return undefined
  return { stored: changed.stored, ...(changed.answer && { problem: changed.answer }) }
}

function stepOf(stored: StoredOrder, event: OrderEvent, now: number): Step {
  switch (event.kind) {
    case 'authorised':
      return authorised(stored, event, now)
    case 'undecided':
      return stored.order.state === 'CREATED' ? { change: { state: 'WAITING' } } : {}
    case 'declined':
      return stored.order.state === 'WAITING' ? { change: { state: 'CREATED' } } : {}
    case 'kitchenAnswered':
      return kitchenAnswered(stored, event, now)
    case 'outOfStock':
      if (stored.order.state !== 'SENT') return {}
      return {
        change: { state: 'CONFLICTED', snapshot: markOutaged(stored.order.items, event.productCodes) },
        beside: releasedAndTold(stored, event.tell, now),
      }
    case 'cancelled':
      return cancelled(stored, event, now)
    case 'expired':
      if (!UNPAID.includes(stored.order.state)) return {}
      return { change: { state: 'CANCELLED', expired_at: now }, beside: released(stored, now) }
  }
}

/** CREATED -> VALIDATED; paying again what is paid is no news and no second payment. */
function authorised(
  stored: StoredOrder,
  { provider, check, tell }: Extract<OrderEvent, { kind: 'authorised' }>,
  now: number,
): Step {
  const { state } = stored.order
  if (state === 'CANCELLED') return { problem: 'order.alreadyCancelled' }
  if (!UNPAID.includes(state)) return ENDED.includes(state) ? { problem: 'payment.refused' } : {}
  const problem = check(stored)
  if (problem) return { problem }
  return {
    change: { state: 'VALIDATED' },
    beside: async (queries) => {
      await insertAuthorised(queries, stored, provider, now)
      await tell(stored, queries)
    },
  }
}

/** What can still be paid. */
export const UNPAID: readonly OrderState[] = ['CREATED', 'WAITING']
const ENDED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CONFLICTED']

/** SENT -> PAID with its pickup number, PAYMENT_ERROR when the capture fails, INJECTION_ERROR when the kitchen says no. */
function kitchenAnswered(
  stored: StoredOrder,
  { answer, isCaptured, tell }: Extract<OrderEvent, { kind: 'kitchenAnswered' }>,
  now: number,
): Step {
  if (stored.order.state !== 'SENT') return {}
  if (answer.kind === 'refused')
    return { change: { state: 'INJECTION_ERROR' }, beside: releasedAndTold(stored, tell, now) }
  if (!isCaptured)
    return {
      change: { state: 'PAYMENT_ERROR', pos_id: answer.posId },
      // It is paid at the counter now: what is still held would be money twice.
      beside: releasedAndTold(stored, tell, now),
    }
  return {
    change: { state: 'PAID', pos_id: answer.posId },
    beside: (queries) => settlePayment(queries, stored.order.id, 'captured', now),
  }
}

function cancelled(
  stored: StoredOrder,
  { delayMinutes, tell }: Extract<OrderEvent, { kind: 'cancelled' }>,
  now: number,
): Step {
  const verdict = canCancelOrder(stored.order, delayMinutes, now)
  if (!verdict.ok) return { problem: verdict.problem }
  return { change: { state: 'CANCELLED' }, beside: releasedAndTold(stored, tell, now) }
}

function released(stored: StoredOrder, now: number): Consequence {
  return (queries) => settlePayment(queries, stored.order.id, 'released', now)
}

function releasedAndTold(stored: StoredOrder, tell: Tell, now: number): Consequence {
  return async (queries) => {
    await settlePayment(queries, stored.order.id, 'released', now)
    await tell(stored, queries)
  }
}
