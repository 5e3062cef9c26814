import type { ProductCode } from '#domain/ids.ts'
import type { JobKind } from '../core/jobs/worker.ts'
import { providerOf } from '../payments/payment-providers.ts'
import type { PaymentDeps } from '../payments/settle-payment.ts'
import type { Kitchen, KitchenAnswer } from '../kitchen/kitchen.ts'
import type { StoredOrder } from './store/order-row.ts'
import { livePaymentOf } from '../payments/store/payments.store.ts'
import { hasOutagedItem } from './outaged-items.ts'
import { applyOrderEvent } from './apply-order-event.ts'
import type { OrderEvent } from './order-steps.ts'

export type KitchenJobDeps = PaymentDeps & { readonly kitchen: Kitchen }

/** For so long an order is one process's alone while it is brought; where there was no answer it is asked again then. */
export const KITCHEN_LEASE_MS = 30_000

/**
 * Brings paid orders to the kitchen when their moment comes (S4.17, S9.15). An order that has its answer has no job any
 * more: that is one step with its state (`store/orders.store.ts`).
 */
export function kitchenJob(deps: KitchenJobDeps): JobKind {
  return {
    kind: 'kitchen',
    lanes: () => [''],
    leaseMs: KITCHEN_LEASE_MS,
    atOnce: 50,
    async run(jobs) {
      const now = deps.clock.now()
      const orderIds = jobs.flatMap(({ orderId }) => orderId ?? [])
      const sent = await deps.orders.send(orderIds, now)
      await Promise.all(sent.map((stored) => bring(stored, stored.order.injectedAt === now, deps)))
      return true
    },
  }
}

async function bring(stored: StoredOrder, isFirstTime: boolean, deps: KitchenJobDeps): Promise<void> {
  const { order } = stored
  try {
    // Who is asked again may have cooked already, and the money may be taken: then the stock decides nothing more.
    const soldOut = isFirstTime ? soldOutOf(stored, deps) : []
    const answer: KitchenAnswer | undefined =
      soldOut.length > 0 ? { kind: 'soldOut', productCodes: soldOut } : await injected(stored, deps)
    if (answer) await end(stored, answer, deps)
  } catch (error) {
    deps.onError(error, order.id, 'outcome at the kitchen not kept')
  }
}

/** What the kitchen says, nothing where it is not reached; it is not asked again for what it has taken. */
async function injected(stored: StoredOrder, deps: KitchenJobDeps): Promise<KitchenAnswer | undefined> {
  const { id, posId } = stored.order
  if (posId !== undefined) return { kind: 'accepted', posId }
  return deps.kitchen.inject(stored).catch(async (error: unknown) => {
    deps.onError(error, id, 'order not brought to the kitchen')
    const now = deps.clock.now()
    await applyOrderEvent(id, { kind: 'kitchenAsked', isReached: false }, deps, now)
    return undefined
  })
}

async function end(stored: StoredOrder, answer: KitchenAnswer, deps: KitchenJobDeps): Promise<void> {
  const event = await eventOf(stored, answer, deps)
  const settled = await applyOrderEvent(stored.order.id, event, deps, deps.clock.now())
  if (settled) deps.worker.wake(settled.wakes)
}

async function eventOf(
  stored: StoredOrder,
  answer: KitchenAnswer,
  deps: KitchenJobDeps,
): Promise<OrderEvent> {
  switch (answer.kind) {
    case 'soldOut':
      return { kind: 'outOfStock', productCodes: answer.productCodes }
    case 'pending':
      return { kind: 'kitchenAsked', isReached: true }
    case 'accepted':
      return { kind: 'kitchenAnswered', answer, capture: await captured(stored, deps) }
    case 'refused':
      return { kind: 'kitchenAnswered', answer, capture: 'unknown' }
  }
}

/** Takes the money of an order the kitchen has. Where that cannot be known, the order waits with its pickup number. */
async function captured(
  { order: { id } }: StoredOrder,
  { database, payments, onError }: KitchenJobDeps,
): Promise<'captured' | 'refused' | 'unknown'> {
  const payment = await livePaymentOf(database, id)
  if (payment?.status === 'captured') return 'captured'
  if (payment?.status !== 'authorised') return 'refused'
  try {
    return await providerOf(payment, payments).capture(payment)
  } catch (error) {
    onError(error, id, 'money not taken')
    return 'unknown'
  }
}

function soldOutOf({ order }: StoredOrder, { catalogue }: KitchenJobDeps): readonly ProductCode[] {
  const outages = catalogue.restaurant(order.restaurantId)?.outageProducts ?? []
  return hasOutagedItem(order.items, outages) ? outages.map((outage) => outage.productCode) : []
}
