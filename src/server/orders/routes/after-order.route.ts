import { randomUUID } from 'node:crypto'
import { FeedbackSchema, RatingSchema } from '#contracts/orders/order-calls.contract.ts'
import { OrderSchema, fromOrder } from '#contracts/orders/orders.contract.ts'
import { BOT_CHECK_HEADER } from '#contracts/wire/problem.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { DETAIL_FIELDS, checkDetail } from '#domain/checkout/contact-details.ts'
import type { Feedback } from '#contracts/orders/order-calls.contract.ts'
import { canResendConfirmation } from '#domain/orders/after-order/confirmation-mail.ts'
import { canGiveFeedback, canReportProblem } from '#domain/orders/after-order/feedback.ts'
import { canRate, isRating } from '#domain/orders/after-order/rating.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Verdict } from '#domain/verdict.ts'
import { DETAILS, OWN_ORDER } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { assertBotChecked } from '../../core/limits/bot-check-header.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitResends } from '../../core/limits/rate-limits.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Call, Route } from '../../core/http/route.ts'
import { writeOrderMail } from '../../mail/write-order-mail.ts'
import type { Queries } from '../../core/database/database.ts'
import { insertFeedback } from '../store/feedback.store.ts'
import { orderFor } from '../store/order-row.ts'
import type { StoredOrder } from '../store/order-row.ts'
import type { OrderChange } from '../store/order-update.ts'
import { ownOrder } from './own-order.ts'

const LIMIT = { windowMs: 60_000 }

/** What is left to do with an order that was served: stars, words, and its confirmation once more. */
export function afterOrderRoutes(deps: Deps): readonly Route[] {
  return [rateOrderRoute(deps), feedbackRoute(deps), resendMailRoute(deps)]
}

/** S7.52, S4.27, S4.28 */
function rateOrderRoute(deps: Deps): Route {
  return route({
    id: 'rateOrder',
    method: 'PATCH',
    path: '/orders/:id/rate',
    summary: 'Rates an order with 1 to 5 stars, once.',
    body: RatingSchema,
    gives: OrderSchema,
    refuses: [...OWN_ORDER, 'order.notRatable', 'order.alreadyRated', 'order.invalidRating'],
    async answer(call) {
      const { rating } = bodyOf(call)
      if (!isRating(rating)) throw refusal('order.invalidRating', 'rating')
      const rated = await decided(call, deps, (order) => canRate(order, rating), { rating })
      return ok(fromOrder(rated))
    },
  })
}

/** S7.53, S4.30: words for the restaurant, or a problem. */
function feedbackRoute(deps: Deps): Route {
  return route({
    id: 'sendFeedback',
    method: 'POST',
    path: '/orders/:id/feedback',
    summary: 'Sends feedback or reports a problem, each once; needs the bot-check header.',
    body: FeedbackSchema,
    headers: [BOT_CHECK_HEADER],
    gives: DoneSchema,
    refuses: [...OWN_ORDER, ...DETAILS, 'order.noFeedback', 'order.feedbackSent'],
    limit: { ...LIMIT, max: deps.limits.ordersPerMinute },
    async answer(call) {
      const feedback = bodyOf(call)
      assertWellFormed(feedback)
      // Asked last: a puzzle is solved once, and a typing mistake need not cost another.
      await assertBotChecked(call, deps)
      const now = deps.clock.now()
      const [mayGive, change] = feedback.reportProblem
        ? ([canReportProblem, { reported_at: now }] as const)
        : ([canGiveFeedback, { feedbacked_at: now }] as const)
      await decided(call, deps, mayGive, change, ({ order }, queries) =>
        insertFeedback(queries, order.id, feedback, now),
      )
      return ok({ success: true })
    },
  })
}

/** S7.49, S4.31: one more mail each time it is asked for. */
function resendMailRoute(deps: Deps): Route {
  return {
    id: 'resendMail',
    method: 'POST',
    path: '/orders/:id/resend-email',
    summary: 'Sends the confirmation of a paid order once more.',
    gives: DoneSchema,
    refuses: [...OWN_ORDER, 'order.notResendable'],
    limit: { ...LIMIT, max: deps.limits.resendsPerMinute },
    async answer(call) {
      const news = { kind: 'orderConfirmation', event: `resend/${randomUUID()}` } as const
      await decided(call, deps, canResendConfirmation, undefined, async (stored, queries) => {
        await limitResends(stored.order.id, queries, deps)
        await writeOrderMail(news, stored, deps.catalogue, queries, deps.clock.now())
      })
      return ok({ success: true })
    },
  }
}

/** Asks the rule of the caller's own order inside its lock, and where it allows it changes and writes beside it. */
async function decided(
  call: Call,
  deps: Deps,
  rule: (order: Order) => Verdict,
  change: OrderChange | undefined,
  beside?: (stored: StoredOrder, queries: Queries) => Promise<void>,
): Promise<Order> {
  const own = await ownOrder(call, deps)
  const changed = await deps.orders.change<Verdict>(
    own.order.id,
    async (stored, queries) => {
      const verdict = rule(stored.order)
      if (verdict.ok) await beside?.(stored, queries)
      return { answer: verdict, ...(verdict.ok && change && { change }) }
    },
    deps.clock.now(),
  )
  if (!changed) throw refusal('order.notFound')
  if (!changed.answer.ok) throw refusal(changed.answer.problem)
  return orderFor(own.viewer, changed.stored)
}

/** Nothing of the sender is required, but what is given must be something one can answer to. */
function assertWellFormed(feedback: Feedback): void {
  for (const field of DETAIL_FIELDS) {
    if (field !== 'email' && field !== 'phoneNumber') continue
    const verdict = feedback[field] === '' ? undefined : checkDetail(field, feedback[field])
    if (verdict && !verdict.ok) throw refusal(verdict.problem, field)
  }
}
