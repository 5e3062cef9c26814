import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { canOrderFrom } from '#domain/restaurant/ordering-status.ts'
import type { Deps } from '../process/deps.ts'
import { writeOrderMail } from '../mail/write-order-mail.ts'
import type { Queries } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { hasOutagedItem } from './outaged-items.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle.ts'

/** What the provider has said yes to: the order is paid, if nothing has changed since it was made. */
export async function acceptPayment(
  orderId: string,
  deps: Pick<Deps, 'orders' | 'catalogue' | 'payment' | 'scheduler'>,
  now: number,
): Promise<Settled | undefined> {
  const news = { kind: 'orderConfirmation', event: `orderConfirmation/${orderId}` } as const
  const settled = await settle(
    deps.orders,
    orderId,
    {
      kind: 'authorised',
      provider: deps.payment.name,
      check: ({ order }) => problemOfServing(order, deps, now),
      tell: (stored: StoredOrder, queries: Queries) =>
        writeOrderMail(news, stored, deps.catalogue, queries, now),
    },
    now,
  )
  if (settled && !settled.problem && settled.stored.dueAt <= now) deps.scheduler.wake()
  return settled
}

/** What may have changed since the order was made: the restaurant's hours and switch, the time, and the stock. */
function problemOfServing(
  order: Order,
  { catalogue }: Pick<Deps, 'catalogue'>,
  now: number,
): Problem | undefined {
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) return 'restaurant.notFound'
  const verdict = canOrderFrom(restaurant, now, catalogue.deployment().flags.orderScheduling)
  if (!verdict.ok) return verdict.problem
  if (order.retrievalDate < now) return 'pickup.tooEarly'
  return hasOutagedItem(order.items, restaurant.outageProducts) ? 'product.outage' : undefined
}
