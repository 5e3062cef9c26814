import { itemAtField } from '#domain/basket/item-field.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { PortFailure } from '../core/log/port.ts'
import type { CheckoutContext, CheckoutFact, CheckoutProblem } from './checkout.events.ts'

/** Whether it is the order itself that cannot be: trying it again would not help. */
export function isAboutItems({ code, field }: { readonly code: string; readonly field?: string }): boolean {
  return code === 'basket.conflicts' || code === 'product.outage' || field?.startsWith('items.') === true
}

/** That the order cannot be as it is, and what of it is sold out. */
export function conflict(context: CheckoutContext): CheckoutFact {
  const soldOut = soldOutOf(context)
  return { type: 'order.conflicted', ...(soldOut !== undefined && { soldOut }) }
}

/** What is sold out by name is asked about by itself; any other reason stands at the order. */
export function withoutOrder(context: CheckoutContext): Partial<CheckoutContext> {
  const { problem } = context
  const isAsked = problem === undefined || soldOutOf(context) !== undefined
  return { order: undefined, request: undefined, problem: isAsked ? undefined : { code: problem.code } }
}

function soldOutOf({ request, problem }: CheckoutContext): ProductCode | undefined {
  return problem?.code === 'product.outage'
    ? itemAtField(request?.items ?? [], problem.field)?.productCode
    : undefined
}

/** The session ended while the customer was at the checkout. */
export const NOBODY_HERE: ReadonlySet<string> = new Set(['session.ended', 'account.notSignedIn'])

/** The order will never be paid: paying anew makes a new one. */
export const ENDED_ORDER: ReadonlySet<string> = new Set(['order.alreadyCancelled', 'order.notTaken'])

/** What the card form may mend: the card, the bank, or the way to them. */
const RETRYABLE: ReadonlySet<string> = new Set([
  'payment.refused',
  'payment.unavailable',
  'payment.failed',
  'payment.interrupted',
])

/** Whether another try may succeed. */
export function isRetryable(problem: CheckoutProblem | undefined): boolean {
  if (!problem) return false
  return problem.isFault === true || problem.code.startsWith('card.') || RETRYABLE.has(problem.code)
}

/** A failed call as the checkout keeps it. */
export function problemOf({ kind, code, field }: PortFailure): CheckoutProblem {
  return {
    code,
    ...(field === undefined ? {} : { field }),
    ...(kind === 'failed' ? { isFault: true } : {}),
  }
}
