import type { Problem } from '#domain/problem.ts'
import type { Work } from '../core/jobs/worker.ts'
import { writeOrderMail } from '../mail/write-order-mail.ts'
import type { Payment } from '../payments/payment.ts'
import type { Queries } from '../core/database/database.ts'
import type { StoredOrder } from './store/order-row.ts'
import { freeKitchenJob } from './store/order-update.ts'
import { insertSavedMethod } from '../payments/store/payment-methods.store.ts'
import { changePayment, livePaymentOf } from '../payments/store/payments.store.ts'
import { type OrderEvent, type OrderEventDeps, type Step, stepOfOrder } from './order-steps.ts'

export type AppliedOrderEvent = {
  readonly stored: StoredOrder
  readonly problem?: Problem
  /** Its living payment as it was found, before this. */
  readonly payment?: Payment
  /** What there is to do behind it now. */
  readonly wakes: readonly Work[]
}

/** The one door through which an order changes state: decided inside its row lock, with its payment and its mail. */
export async function applyOrderEvent(
  orderId: string,
  event: OrderEvent,
  deps: OrderEventDeps,
  now: number,
): Promise<AppliedOrderEvent | undefined> {
  const changed = await deps.orders.change<
    Pick<AppliedOrderEvent, 'problem' | 'payment'> & { readonly step: Step }
  >(
    orderId,
    async (stored, queries) => {
      const payment = await livePaymentOf(queries, orderId)
      const step = stepOfOrder(stored, payment, event, deps.catalogue, now)
      await write(step, stored, payment, deps.catalogue, queries, now)
      const { problem, change } = step
      return {
        answer: { step, ...(problem && { problem }), ...(payment && { payment }) },
        ...(change && { change }),
      }
    },
    now,
  )
  if (!changed) return undefined
  const { step, ...answer } = changed.answer
  const { stored } = changed
  const { alarm } = step
  if (alarm) deps.onError(new Error(`a payment was let go: ${alarm}`), orderId, 'payment to be looked at')
  return { ...answer, stored, wakes: wakesOf(step, stored, now) }
}

/** Only that: whatever looks for nothing asks the database nevertheless, beside who waits for it. */
function wakesOf(
  { payment, news, change, isBroughtAgain }: Step,
  { order, dueAt }: StoredOrder,
  now: number,
): readonly Work[] {
  const isDue = change?.state === 'VALIDATED' && order.state === 'VALIDATED' && dueAt <= now
  return [
    ...(isDue || isBroughtAgain ? (['kitchen'] as const) : []),
    ...(payment?.status === 'releasing' ? (['chores'] as const) : []),
    ...(news ? (['mail'] as const) : []),
    ...(change ? (['webhook'] as const) : []),
  ]
}

/** Everything beside the row of the order, in the same transaction. */
async function write(
  { payment: change, news, card, isBroughtAgain, change: ofOrder }: Step,
  stored: StoredOrder,
  payment: Payment | undefined,
  catalogue: OrderEventDeps['catalogue'],
  queries: Queries,
  now: number,
): Promise<void> {
  if (payment && change) await changePayment(queries, payment, change, now)
  if (payment && card)
    await insertSavedMethod(queries, stored.order.accountId, { ...card, provider: payment.provider }, now)
  const paidWith = ofOrder?.paid_with
  const told = paidWith ? { ...stored, order: { ...stored.order, paidWith } } : stored
  if (isBroughtAgain) await freeKitchenJob(queries, stored.order.id)
  if (news) await writeOrderMail(news, told, catalogue, queries, now)
}
