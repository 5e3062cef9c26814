import type { ProductCode } from '#domain/ids.ts'
import type { Clock } from '../process/clock.ts'
import { writeOrderMail } from '../mail/write-order-mail.ts'
import type { OrderNews } from '../mail/write-order-mail.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Kitchen, KitchenAnswer } from '../pos/kitchen.ts'
import type { CatalogueStore } from '../store/catalogue.store.ts'
import type { Queries } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'
import type { Orders } from '../store/orders.store.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { hasOutagedItem } from './outaged-items.ts'
import { settle } from './settle.ts'

export type SchedulerDeps = {
  readonly orders: Orders
  readonly kitchen: Kitchen
  readonly catalogue: Pick<CatalogueStore, 'restaurant' | 'menu'>
  readonly payment: PaymentProvider
  readonly clock: Clock
  /** Told about an order that could not be brought to the kitchen; it is tried again. */
  readonly onError: (error: unknown, orderId: string) => void
}

export type Scheduler = ReturnType<typeof schedulerOf>

const POLL_MS = 1_000
const LEASE_MS = 30_000
const BATCH = 50

/** Brings paid orders to the kitchen when their moment comes (S4.17, S9.15) and ends unpaid ones; several processes may run it at once. */
export function schedulerOf(deps: SchedulerDeps) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false

  /** Takes every order that is due now, and ends what nobody has paid; resolves when each has its answer. */
  async function turn(): Promise<number> {
    const count = await bringDue()
    await expireUnpaid(deps)
    return count
  }

  async function bringDue(): Promise<number> {
    let count = 0
    for (;;) {
      const now = deps.clock.now()
      const due = await deps.orders.takeDue(now, now + LEASE_MS, BATCH)
      await Promise.all(due.map((stored) => bring(stored, stored.order.injectedAt === now, deps)))
      count += due.length
      if (due.length < BATCH) return count
    }
  }

  /** Looks for due orders now; asked while it looks, it looks once more. */
  function wake(): void {
    if (running) {
      isAskedAgain = true
      return
    }
    running = turn()
      .then(() => undefined)
      .catch((error: unknown) => deps.onError(error, 'all'))
      .finally(() => {
        running = undefined
        if (!isAskedAgain) return
        isAskedAgain = false
        wake()
      })
  }

  return {
    turn,
    wake,
    start(): void {
      timer = setInterval(wake, POLL_MS)
      timer.unref()
      wake()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      isAskedAgain = false
      await running
    },
  }
}

async function bring(stored: StoredOrder, isFirstTime: boolean, deps: SchedulerDeps): Promise<void> {
  const { order } = stored
  try {
    // Who is asked again may have cooked already, and the money may be taken: then the stock decides nothing more.
    const soldOut = isFirstTime ? soldOutOf(stored, deps) : []
    if (soldOut.length > 0) return await endSoldOut(stored, soldOut, deps)
    const answer = await deps.kitchen.inject(stored)
    if (answer.kind === 'soldOut') return await endSoldOut(stored, answer.productCodes, deps)
    const isCaptured = answer.kind === 'accepted' && (await deps.payment.capture(stored)) === 'captured'
    if (!isCaptured) await deps.payment.release(stored)
    const tell = telling(newsOf(answer, order.id), deps)
    await settle(
      deps.orders,
      order.id,
      { kind: 'kitchenAnswered', answer, isCaptured, tell },
      deps.clock.now(),
    )
  } catch (error) {
    deps.onError(error, order.id)
  }
}

function soldOutOf({ order }: StoredOrder, { catalogue }: SchedulerDeps): readonly ProductCode[] {
  const outages = catalogue.restaurant(order.restaurantId)?.outageProducts ?? []
  return hasOutagedItem(order.items, outages) ? outages.map((outage) => outage.productCode) : []
}

async function endSoldOut(
  stored: StoredOrder,
  productCodes: readonly ProductCode[],
  deps: SchedulerDeps,
): Promise<void> {
  const { payment, orders, clock } = deps
  const { id } = stored.order
  await payment.release(stored)
  const tell = telling({ kind: 'orderConflict', event: `orderConflict/${id}`, soldOut: productCodes }, deps)
  await settle(orders, id, { kind: 'outOfStock', productCodes, tell }, clock.now())
}

/** What there is to tell where an answer of the kitchen does not end in a paid order (S8.1, S8.2). */
function newsOf(answer: Exclude<KitchenAnswer, { kind: 'soldOut' }>, orderId: string): OrderNews {
  return answer.kind === 'refused'
    ? { kind: 'orderRefusal', event: `orderRefusal/${orderId}` }
    : { kind: 'paymentRefusal', event: `paymentRefusal/${orderId}`, number: answer.posId }
}

/** Writes to the customer of an order that has ended without them (S8.1, S8.2, S8.4). */
function telling(news: OrderNews, { catalogue, clock }: SchedulerDeps) {
  return (stored: StoredOrder, queries: Queries) =>
    writeOrderMail(news, stored, catalogue, queries, clock.now())
}
