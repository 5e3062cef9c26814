import type { ProductCode } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { isStepOn, isWithKitchen } from '#domain/orders/tracking/kitchen-step.ts'
import { type KitchenStep, UNPAID } from '#domain/orders/order.ts'
import { canCancelOrder } from '#domain/orders/change/cancel-order.ts'
import type { OrderNews } from '../mail/write-order-mail.ts'
import type { KeptCard, Payment, PaymentReport } from '../payments/payment.ts'
import { type PaymentStep, stepOf } from '../payments/payment-step.ts'
import type { KitchenAnswer } from '../kitchen/kitchen.ts'
import type { OnError } from '../core/process/logged-error.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { StoredOrder } from './store/order-row.ts'
import type { OrderChange } from './store/order-update.ts'
import type { Orders } from './store/orders.store.ts'
import type { PaymentChange } from '../payments/store/payments.store.ts'
import { markOutaged } from './outaged-items.ts'
import { problemOfServing } from './problem-of-serving.ts'

/** Everything that may happen to an order between its creation and its end. */
export type OrderEvent =
  /** The provider has told what became of a payment. */
  | { readonly kind: 'reported'; readonly paymentId: string; readonly report: PaymentReport }
  | {
      readonly kind: 'kitchenAnswered'
      readonly answer: Exclude<KitchenAnswer, { kind: 'soldOut' | 'pending' }>
      /** `unknown`: the provider could not be asked; it is asked again. */
      readonly capture: 'captured' | 'refused' | 'unknown'
    }
  /** What a kitchen tells by itself: a number at last, how far it is, or that it cannot make it after all. */
  | { readonly kind: 'kitchenTook'; readonly posId: string }
  | { readonly kind: 'kitchenStepped'; readonly step: KitchenStep }
  | { readonly kind: 'kitchenRefused'; readonly reason: string }
  /** Whether it answered at all; what has no answer yet is asked again. */
  | { readonly kind: 'kitchenAsked'; readonly isReached: boolean }
  | { readonly kind: 'outOfStock'; readonly productCodes: readonly ProductCode[] }
  | { readonly kind: 'cancelled'; readonly delayMinutes: number }
  /** Nobody has paid for it in time; or the customer pays another way than was begun. */
  | { readonly kind: 'expired' | 'abandoned' }

export type OrderEventDeps = {
  readonly orders: Pick<Orders, 'change'>
  readonly catalogue: Pick<CatalogueStore, 'restaurant' | 'menu' | 'deployment'>
  /** Told what no report should say; a person has to look at it. */
  readonly onError: OnError
}

/** What one event moves: the order, its payment, and what the customer is told of it. */
export type Step = {
  readonly problem?: Problem
  readonly change?: OrderChange
  readonly payment?: PaymentChange
  readonly news?: OrderNews
  readonly card?: KeptCard
  /** Whether it is brought to the kitchen again at once. */
  readonly isBroughtAgain?: true
  readonly alarm?: PaymentStep['alarm']
}

/** What one event moves, decided by what is stored now; nothing where it changes nothing. */
export function stepOfOrder(
  stored: StoredOrder,
  payment: Payment | undefined,
  event: OrderEvent,
  catalogue: OrderEventDeps['catalogue'],
  now: number,
): Step {
  switch (event.kind) {
    case 'reported':
      return payment?.id === event.paymentId ? reported(stored, payment, event.report, catalogue, now) : {}
    case 'kitchenAnswered':
      return kitchenAnswered(stored, payment, event, now)
    case 'kitchenTook':
      return took(stored, event.posId)
    case 'kitchenStepped':
      return stepped(stored, event.step)
    case 'kitchenRefused':
      return refusedLate(stored, payment, event.reason, now)
    case 'kitchenAsked':
      return asked(stored, event.isReached, now)
    case 'outOfStock':
      return stored.order.state === 'SENT' ? outOfStock(stored, payment, event.productCodes, now) : {}
    case 'cancelled':
      return cancelled(stored, payment, event.delayMinutes, now)
    case 'expired':
      return expired(stored, payment, now)
    case 'abandoned':
      return UNPAID.includes(stored.order.state) ? releasedIfBegun(payment, now) : {}
  }
}

/** README of payments: what a report moves. Only here is asked whether a paid order can still be served. */
function reported(
  stored: StoredOrder,
  payment: Payment,
  report: PaymentReport,
  catalogue: OrderEventDeps['catalogue'],
  now: number,
): Step {
  const { state } = stored.order
  const { order, alarm, ...moved } = stepOf(payment, report, state)
  const change = { ...moved, ...nextLook(moved.status ?? payment.status, now) }
  const step: Step = { payment: change, ...(alarm && { alarm }) }
  if (order === undefined) return step
  switch (order) {
    case 'waits':
      return state === 'CREATED' ? { ...step, change: { state: 'WAITING' } } : step
    case 'payable':
      return state === 'WAITING' ? { ...step, change: { state: 'CREATED' } } : step
    case 'lost':
      return state === 'VALIDATED'
        ? { ...step, change: { state: 'CANCELLED' }, news: newsOf('orderCancellation', stored) }
        : step
    case 'serves':
      return { ...step, ...served(stored, payment, report, catalogue, now) }
  }
}

/** CREATED, WAITING -> VALIDATED; or the money goes back, because nobody will cook for it any more. */
function served(
  stored: StoredOrder,
  payment: Payment,
  report: PaymentReport,
  catalogue: OrderEventDeps['catalogue'],
  now: number,
): Step {
  const problem = problemOfServing(stored.order, catalogue, now)
  const card = 'card' in report ? report.card : undefined
  const maskedPan = 'maskedPan' in report ? report.maskedPan : undefined
  if (!problem)
    return {
      change: {
        state: 'VALIDATED',
        paid_with: { provider: payment.provider, ...(maskedPan !== undefined && { maskedPan }) },
      },
      news: newsOf('orderConfirmation', stored),
      ...(card && { card }),
    }
  if (problem === 'product.outage')
    return { problem, ...outOfStock(stored, payment, outagesAt(stored, catalogue), now) }
  return {
    problem,
    change: { state: 'INJECTION_ERROR' },
    news: newsOf('orderRefusal', stored),
    ...released(payment, now),
  }
}

/** When the sweeper looks: at once to let go, never at what has its place, else when its turn comes. */
function nextLook(status: Payment['status'], now: number): Pick<PaymentChange, 'checkAt'> {
  if (status === 'releasing') return { checkAt: now }
  return status === 'begun' ? {} : { checkAt: null }
}

/** SENT -> PAID with its pickup number, PAYMENT_ERROR when the capture fails, INJECTION_ERROR when the kitchen says no. */
function kitchenAnswered(
  stored: StoredOrder,
  payment: Payment | undefined,
  { answer, capture }: Extract<OrderEvent, { kind: 'kitchenAnswered' }>,
  now: number,
): Step {
  if (stored.order.state !== 'SENT') return {}
  if (answer.kind === 'refused') return refused(stored, payment, answer.reason, now)
  const { posId } = answer
  const followed = answer.isFollowed ? { kitchen_step: 'accepted' as const } : {}
  switch (capture) {
    case 'unknown':
      return stored.order.posId === undefined ? { change: { pos_id: posId, ...followed } } : {}
    case 'refused':
      // It is paid at the counter now: what is still held would be money twice.
      return {
        change: { state: 'PAYMENT_ERROR', pos_id: posId, ...followed },
        news: { ...newsOf('paymentRefusal', stored), number: posId },
        ...released(payment, now),
      }
    case 'captured':
      return {
        change: { state: 'PAID', pos_id: posId, ...followed },
        ...(payment?.status === 'authorised' && { payment: { status: 'captured', checkAt: null } }),
      }
  }
}

function refused(
  stored: StoredOrder,
  payment: Payment | undefined,
  reason: string | undefined,
  now: number,
): Step {
  return {
    change: { state: 'INJECTION_ERROR', ...(reason !== undefined && { refusal_reason: reason }) },
    news: newsOf('orderRefusal', stored),
    ...released(payment, now),
  }
}

/** A kitchen may find out later that it cannot make what it has taken; what was paid goes back. */
function refusedLate(stored: StoredOrder, payment: Payment | undefined, reason: string, now: number): Step {
  const { order } = stored
  if (order.state === 'INJECTION_ERROR') return {}
  const isThere = order.state === 'SENT' || isWithKitchen(order)
  return isThere ? refused(stored, payment, reason, now) : { problem: 'order.notModifiable' }
}

/** What had no answer has one now: the money is taken as soon as a worker looks. */
function took({ order }: StoredOrder, posId: string): Step {
  if (order.posId === posId) return {}
  if (order.state !== 'SENT' || order.posId !== undefined) return { problem: 'order.notModifiable' }
  return { change: { pos_id: posId, kitchen_step: 'accepted' }, isBroughtAgain: true }
}

function stepped({ order }: StoredOrder, step: KitchenStep): Step {
  if (!isStepOn(order, step)) return {}
  return isWithKitchen(order) ? { change: { kitchen_step: step } } : { problem: 'order.notModifiable' }
}

/** The customer is told once, and by no mail: it is asked again in half a minute. */
function asked({ order }: StoredOrder, isReached: boolean, now: number): Step {
  const isNews = isReached === (order.isKitchenUnreached === true)
  if (order.state !== 'SENT' || order.posId !== undefined || !isNews) return {}
  return { change: { kitchen_unreached_at: isReached ? null : now } }
}

function outOfStock(
  stored: StoredOrder,
  payment: Payment | undefined,
  productCodes: readonly ProductCode[],
  now: number,
): Step {
  return {
    change: { state: 'CONFLICTED', snapshot: markOutaged(stored.order.items, productCodes) },
    news: { ...newsOf('orderConflict', stored), soldOut: productCodes },
    ...released(payment, now),
  }
}

function outagesAt({ order }: StoredOrder, catalogue: OrderEventDeps['catalogue']): readonly ProductCode[] {
  const outages = catalogue.restaurant(order.restaurantId)?.outageProducts ?? []
  return outages.map((outage) => outage.productCode)
}

function cancelled(
  stored: StoredOrder,
  payment: Payment | undefined,
  delayMinutes: number,
  now: number,
): Step {
  const verdict = canCancelOrder(stored.order, delayMinutes, now)
  if (!verdict.ok) return { problem: verdict.problem }
  return {
    change: { state: 'CANCELLED' },
    news: newsOf('orderCancellation', stored),
    ...released(payment, now),
  }
}

/** What was begun is let go first: an order is given up only where nobody can pay it any more (P5). */
function expired({ order }: StoredOrder, payment: Payment | undefined, now: number): Step {
  if (!UNPAID.includes(order.state)) return {}
  if (!payment) return { change: { state: 'CANCELLED', expired_at: now } }
  return releasedIfBegun(payment, now)
}

function releasedIfBegun(payment: Payment | undefined, now: number): Pick<Step, 'payment'> {
  return payment?.status === 'begun' ? released(payment, now) : {}
}

const RELEASABLE: readonly Payment['status'][] = ['begun', 'authorised', 'captured']

function released(payment: Payment | undefined, now: number): Pick<Step, 'payment'> {
  if (!payment || !RELEASABLE.includes(payment.status)) return {}
  return { payment: { status: 'releasing', checkAt: now } }
}

function newsOf(kind: OrderNews['kind'], { order }: StoredOrder): OrderNews {
  return { kind, event: `${kind}/${order.id}` }
}
