import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import { addMinor } from '#domain/money/minor.ts'
import { UNPAID, type OrderState } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { keptPickup } from '#domain/restaurant/pickup-slots.ts'
import { outagedField } from '../orders/outaged-items.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { problemOfServing } from '../orders/problem-of-serving.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { Queries } from '../core/database/database.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'
import { insertPayment, livePaymentOf, setSavesMethod } from './store/payments.store.ts'
import { releasePayment } from './release-payment.ts'
import type { Payment } from './payment.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentDeps } from './settle-payment.ts'

export type WantedPayment = {
  readonly provider: ProviderName
  /** Whether the card is to be kept for the next time. */
  readonly savesMethod?: boolean
}

export type Beginning =
  | { readonly kind: 'begun'; readonly payment: Payment; readonly stored: StoredOrder }
  /** The order is paid already, by the payment that is named; paying again is no news and no second payment. */
  | { readonly kind: 'paid'; readonly stored: StoredOrder; readonly paidBy: string }
  /** `field`: what of the order it is about. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly field?: string }

/** Another payment of the order lives; until it is let go there is no room for a second. */
type Occupied = { readonly kind: 'occupied'; readonly payment: Payment }

/**
 * Begins to pay an order, or goes on with the payment that was begun: its row stands before any provider hears of it.
 * One with another provider is settled first, and let go if nobody has paid it. Undefined where there is no such order.
 */
export async function beginPayment(
  orderId: string,
  wanted: WantedPayment,
  deps: PaymentDeps,
): Promise<Beginning | undefined> {
  const first = await open(orderId, wanted, deps)
  if (first?.kind !== 'occupied') return first
  try {
    await makeRoom(first.payment, deps)
  } catch (error) {
    // Its provider does not answer: until it does, nobody knows whether the order is paid already.
    deps.onError(error, orderId, 'payment not let go')
    return { kind: 'refused', problem: 'payment.unavailable' }
  }
  const second = await open(orderId, wanted, deps)
  if (second?.kind === 'occupied') return { kind: 'refused', problem: 'payment.unavailable' }
  return second
}

async function open(
  orderId: string,
  wanted: WantedPayment,
  { orders, catalogue, clock }: PaymentDeps,
): Promise<Beginning | Occupied | undefined> {
  const now = clock.now()
  const opened = await orders.change<Beginning | Occupied>(
    orderId,
    async (stored, queries) => {
      const problem = problemOfPaying(stored, now)
      if (problem) return { answer: { kind: 'refused', problem } }
      if (!UNPAID.includes(stored.order.state)) {
        const live = await livePaymentOf(queries, orderId)
        return { answer: { kind: 'paid', stored, paidBy: live?.id ?? orderId } }
      }
      const unserved =
        problemOfServing(stored.order, catalogue, now) ?? problemOfPickup(stored, catalogue, now)
      if (unserved) return { answer: refused(unserved, stored, catalogue) }
      return { answer: await openIn(queries, stored, wanted, now) }
    },
    now,
  )
  return opened?.answer
}

function refused(problem: Problem, { order }: StoredOrder, catalogue: PaymentDeps['catalogue']): Beginning {
  const outages = catalogue.restaurant(order.restaurantId)?.outageProducts ?? []
  const field = problem === 'product.outage' ? outagedField(order.items, outages) : undefined
  return { kind: 'refused', problem, ...(field !== undefined && { field }) }
}

async function openIn(
  queries: Queries,
  stored: StoredOrder,
  wanted: WantedPayment,
  now: number,
): Promise<Beginning | Occupied> {
  const begun = await insertPayment(queries, stored, wanted, now)
  if (begun) return { kind: 'begun', payment: begun, stored }
  const live = await livePaymentOf(queries, stored.order.id)
  // What lived was let go since, which needs no lock; what begins does, so that there is room now.
  if (!live) return openIn(queries, stored, wanted, now)
  if (!isFor(live, wanted, stored)) return { kind: 'occupied', payment: live }
  const savesMethod = wanted.savesMethod ?? false
  if (live.savesMethod !== savesMethod) await setSavesMethod(queries, live.id, savesMethod)
  return { kind: 'begun', payment: { ...live, savesMethod }, stored }
}

/** An order that has ended, or that is about to be given up, is paid by nobody. */
function problemOfPaying({ order }: StoredOrder, now: number): Problem | undefined {
  if (order.state === 'CANCELLED') return 'order.alreadyCancelled'
  if (ENDED.includes(order.state)) return 'payment.refused'
  const isOverdue = UNPAID.includes(order.state) && order.createdAt <= now - UNPAID_ORDER_KEPT_MS
  return isOverdue ? 'order.alreadyCancelled' : undefined
}

/** Asked before any money, as when the order was made: the kitchen may close earlier by now, or need longer than is left. */
function problemOfPickup(
  { order }: StoredOrder,
  catalogue: PaymentDeps['catalogue'],
  now: number,
): Problem | undefined {
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) return 'restaurant.notFound'
  const scheduling = takesOrdersAhead(order.pickUpMode, catalogue.deployment().flags)
  const kept = keptPickup(restaurant, order.retrievalDate, now, scheduling)
  return kept.ok ? undefined : kept.problem
}

const ENDED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CONFLICTED']

function isFor(live: Payment, { provider }: WantedPayment, { order, currency }: StoredOrder): boolean {
  const isSameSum = live.amount === addMinor(order.price, order.taxes) && live.currency === currency
  return live.status === 'begun' && live.provider === provider && isSameSum
}

/** Ends the payment that lives, unless it turns out that the order is paid by it. */
async function makeRoom(live: Payment, deps: PaymentDeps): Promise<void> {
  if (live.status === 'releasing') return releasePayment(live, deps)
  await settlePayment(live.orderId, deps)
  const settled = await applyOrderEvent(live.orderId, { kind: 'abandoned' }, deps, deps.clock.now())
  if (settled?.payment?.status === 'begun')
    await releasePayment({ ...settled.payment, status: 'releasing' }, deps)
}
