import { NOT_TAKEN } from '#domain/orders/order.ts'
import type { Conversation } from './conversation.ts'
import type { Step } from './command.ts'

/** The codes of a payment that did not go through; what the customer left, or has yet to choose, is no refusal. */
const OF_PAYMENT = /^(?:card\.|payment\.(?:refused|failed|unavailable)$|order\.notTaken$)/

/** Whether a step brings a no that nobody expected: to the payment, or by the kitchen to an order that was placed. */
export function bringsRefusal({ before, after, facts }: Step): boolean {
  if (!isPaymentRefused(before) && isPaymentRefused(after)) return true
  return facts.some(
    (fact) =>
      fact.type === 'orders.told' &&
      fact.standings.some(({ standing }) => NOT_TAKEN.some((state) => state === standing)),
  )
}

function isPaymentRefused({ flows: { checkout } }: Conversation): boolean {
  return checkout.value === 'failed' && OF_PAYMENT.test(checkout.context.problem?.code ?? '')
}
