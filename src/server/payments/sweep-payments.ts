import { LOOK_AGAIN_MS, changePayment, takePayments } from './store/payments.store.ts'
import { releasePayment } from './release-payment.ts'
import type { Payment, PaymentStatus } from './payment.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentDeps } from './settle-payment.ts'

/** Few at a time: a provider that comes back after an hour is not to be asked everything at once (P6). */
const BATCH = 20

/**
 * Lets go what is to be let go, and asks what became of what was begun; resolves when nothing is left whose time has
 * come. What fails is told, and tried again when its lease is over; several processes may sweep at once.
 */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const due = await takePayments(deps.database, now, now + LOOK_AGAIN_MS, BATCH)
    if (due.length === 0) return
    await Promise.all(due.map((payment) => moveOn(payment, deps)))
  }
}

async function moveOn(payment: Payment, deps: PaymentDeps): Promise<void> {
  try {
    if (payment.status === 'releasing') await releasePayment(payment, deps)
    else if (ENDED.includes(payment.status)) await rest(payment, deps)
    else await settlePayment(payment.orderId, deps)
  } catch (error) {
    const what = payment.status === 'releasing' ? 'payment not let go' : 'payment not settled'
    deps.onError(error, payment.orderId, what)
  }
}

const ENDED: readonly PaymentStatus[] = ['released', 'refunded']

/** A message about it came after its end: it is not looked at again. */
async function rest(payment: Payment, { database, clock }: PaymentDeps): Promise<void> {
  await changePayment(database, payment, { checkAt: null }, clock.now())
}
