import { OrderChangeSchema, toOrderChange } from '#contracts/orders/order-calls.contract.ts'
import { OrderSchema, fromOrder } from '#contracts/orders/orders.contract.ts'
import type { Problem } from '#domain/problem.ts'
import { OWN_ORDER, RESTAURANT, SELLING } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitMoves } from '../../core/limits/rate-limits.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { writeOrderMail } from '../../mail/write-order-mail.ts'
import { changeWanted } from '../change-order.ts'
import type { Queries } from '../../core/database/database.ts'
import type { OrderChange } from '../store/order-update.ts'
import { orderFor } from '../store/order-row.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { ownOrder } from './own-order.ts'

/**
 * S7.46: another pickup time or mode, send it now, or "on my way". What is asked is done whole or refused with its
 * reason, and a new time or mode is confirmed by mail.
 */
export function changeOrderRoute(deps: Deps): Route {
  return route({
    id: 'changeOrder',
    method: 'PATCH',
    path: '/orders/:id',
    summary: 'Changes the pickup time or mode, sends the order now, or says the customer is on the way.',
    body: OrderChangeSchema,
    gives: OrderSchema,
    refuses: [
      ...OWN_ORDER,
      ...RESTAURANT,
      ...SELLING,
      'basket.tableMissing',
      'checkout.incompatiblePrice',
      'order.alreadyCancelled',
      'order.alreadyInjected',
      'order.alreadyOnTheWay',
      'order.notModifiable',
      'order.itemsFixed',
      'request.tooMany',
    ],
    limit: { max: deps.limits.ordersPerMinute, windowMs: 60_000 },
    async answer(call) {
      const wanted = toOrderChange(bodyOf(call))
      const own = await ownOrder(call, deps)
      const restaurant = deps.catalogue.restaurant(own.order.restaurantId)
      if (!restaurant) throw refusal('restaurant.notFound')
      const now = deps.clock.now()
      const changed = await deps.orders.change<Problem | undefined>(
        own.order.id,
        async (stored, queries) => {
          const counter = { restaurant, catalogue: deps.catalogue, now }
          const found = await changeWanted(stored, wanted, counter, queries)
          if (!found.ok) return { answer: found.problem }
          if (Object.keys(found.value).length === 0) return { answer: undefined }
          if (!isNews(stored, found.value)) return { answer: undefined, change: found.value }
          await limitMoves(stored.order.id, queries, deps)
          const beside = (after: StoredOrder) => tell(after, deps, queries, now)
          return { answer: undefined, change: found.value, beside }
        },
        now,
      )
      if (!changed) throw refusal('order.notFound')
      if (changed.answer) throw refusal(changed.answer)
      deps.worker.wake()
      return ok(fromOrder(orderFor(own.viewer, changed.stored)))
    },
  })
}

/** A mail follows where one was sent before; who sends an order now stands at the counter and needs none. */
function isNews({ order }: StoredOrder, change: OrderChange): boolean {
  const isMoved = change.retrieval_at !== undefined && change.retrieval_at !== order.retrievalDate
  return order.state === 'VALIDATED' && !change.inject_now && (isMoved || change.pick_up_mode !== undefined)
}

/** Who changes their mind does so soon: until then one mail, of the last change, takes the place of several. */
const CHANGE_WAITS_MS = 20_000

async function tell(after: StoredOrder, deps: Deps, queries: Queries, now: number): Promise<void> {
  const { id } = after.order
  const event = `pickupChange/${id}/${after.rev}`
  const news = { kind: 'pickupChange', event, waitsMs: CHANGE_WAITS_MS } as const
  await writeOrderMail(news, after, deps.catalogue, queries, now)
}
