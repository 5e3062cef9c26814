import type { ProductCode } from '#domain/ids.ts'
import { forgetCards } from '../payments/forget-cards.ts'
import { providerOf } from '../payments/payment-providers.ts'
import type { PaymentDeps } from '../payments/settle-payment.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'
import type { Kitchen, KitchenAnswer } from '../pos/kitchen.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { livePaymentOf } from '../store/payments.store.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { hasOutagedItem } from './outaged-items.ts'
import { settle } from './settle.ts'

export type SchedulerDeps = Omit<PaymentDeps, 'scheduler'> & { readonly kitchen: Kitchen }

export type Scheduler = ReturnType<typeof schedulerOf>

const POLL_MS = 1_000
/** For so long an order is one process's alone while it is brought to the kitchen. */
export const LEASE_MS = 30_000
const BATCH = 50

/**
 * Brings paid orders to the kitchen when their moment comes (S4.17, S9.15), ends unpaid ones and sweeps payments;
 * several processes may run it at once.
 */
export function schedulerOf(given: SchedulerDeps) {
  const deps = { ...given, scheduler: { wake } }
  const onError = (error: unknown) => deps.onError(error, 'all')
  // A kitchen that takes its time keeps no money from being let go.
  const kitchen = repeated(bringDue, onError)
  const money = repeated(sweepMoney, onError)
  let timer: NodeJS.Timeout | undefined

  /** All there is to do now; resolves when each has its answer. */
  async function turn(): Promise<number> {
    const count = await bringDue()
    await sweepMoney()
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

  async function sweepMoney(): Promise<void> {
    await expireUnpaid(deps)
    await sweepPayments(deps)
    await forgetCards(deps)
  }

  /** Looks for work now; one that was not started does nothing by itself. */
  function wake(): void {
    if (timer === undefined) return
    kitchen.wake()
    money.wake()
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
      timer = undefined
      await Promise.all([kitchen.stop(), money.stop()])
    },
  }
}

/** Work that is done when it is asked for; asked while it is done, it is done once more. */
function repeated(work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  function wake(): void {
    if (running) {
      isAskedAgain = true
      return
    }
    running = work()
      .then(() => undefined)
      .catch(onError)
      .finally(() => {
        running = undefined
        if (!isAskedAgain) return
        isAskedAgain = false
        wake()
      })
  }

  return {
    wake,
    async stop(): Promise<void> {
      isAskedAgain = false
      await running
    },
  }
}

type BringDeps = PaymentDeps & Pick<SchedulerDeps, 'kitchen'>

async function bring(stored: StoredOrder, isFirstTime: boolean, deps: BringDeps): Promise<void> {
  const { order } = stored
  try {
    // Who is asked again may have cooked already, and the money may be taken: then the stock decides nothing more.
    const soldOut = isFirstTime ? soldOutOf(stored, deps) : []
    const answer: KitchenAnswer | undefined =
      soldOut.length > 0 ? { kind: 'soldOut', productCodes: soldOut } : await injected(stored, deps)
    if (answer) await end(stored, answer, deps)
  } catch (error) {
    deps.onError(error, order.id)
  }
}

/** What the kitchen says, nothing where it is not reached; it is not asked again for what it has taken. */
async function injected(stored: StoredOrder, deps: BringDeps): Promise<KitchenAnswer | undefined> {
  const { id, posId } = stored.order
  if (posId !== undefined) return { kind: 'accepted', posId }
  return deps.kitchen.inject(stored).catch(async (error: unknown) => {
    deps.onError(error, id)
    const now = deps.clock.now()
    await settle(id, { kind: 'kitchenAsked', isReached: false }, deps, now)
    return undefined
  })
}

async function end(stored: StoredOrder, answer: KitchenAnswer, deps: BringDeps): Promise<void> {
  const { id } = stored.order
  if (answer.kind === 'soldOut') {
    const event = { kind: 'outOfStock', productCodes: answer.productCodes } as const
    await settle(id, event, deps, deps.clock.now())
  } else if (answer.kind === 'pending') {
    await settle(id, { kind: 'kitchenAsked', isReached: true }, deps, deps.clock.now())
    return
  } else {
    const capture = answer.kind === 'accepted' ? await captured(stored, deps) : 'unknown'
    await settle(id, { kind: 'kitchenAnswered', answer, capture }, deps, deps.clock.now())
  }
  deps.scheduler.wake()
}

/** Takes the money of an order the kitchen has. Where that cannot be known, the order waits with its pickup number. */
async function captured(
  { order: { id } }: StoredOrder,
  { database, payments, onError }: BringDeps,
): Promise<'captured' | 'refused' | 'unknown'> {
  const payment = await livePaymentOf(database, id)
  if (payment?.status === 'captured') return 'captured'
  if (payment?.status !== 'authorised') return 'refused'
  try {
    return await providerOf(payment, payments).capture(payment)
  } catch (error) {
    onError(error, id)
    return 'unknown'
  }
}

function soldOutOf({ order }: StoredOrder, { catalogue }: BringDeps): readonly ProductCode[] {
  const outages = catalogue.restaurant(order.restaurantId)?.outageProducts ?? []
  return hasOutagedItem(order.items, outages) ? outages.map((outage) => outage.productCode) : []
}
