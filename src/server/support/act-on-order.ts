import { randomUUID } from 'node:crypto'
import type { OrderId } from '#domain/ids.ts'
import { canResendConfirmation } from '#domain/orders/after-order/confirmation-mail.ts'
import type { DeskAct } from '#domain/support/opened-conversation.ts'
import type { Verdict } from '#domain/verdict.ts'
import { refusal } from '../core/http/failure.ts'
import type { Deps } from '../core/process/deps.ts'
import { writeOrderMail } from '../mail/write-order-mail.ts'
import { freeKitchenJob } from '../orders/store/order-update.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'

/** Does for a customer what they could do about an order themselves, by the same rules; throws what refuses it. */
export async function actOnOrder(orderId: OrderId, act: DeskAct, deps: Deps): Promise<void> {
  const { catalogue, clock, orders, worker } = deps
  switch (act) {
    case 'resend': {
      const event = `resend/${randomUUID()}`
      const changed = await orders.change<Verdict>(
        orderId,
        async (stored, queries) => {
          const verdict = canResendConfirmation(stored.order)
          const news = { kind: 'orderConfirmation', event } as const
          if (verdict.ok) await writeOrderMail(news, stored, catalogue, queries, clock.now())
          return { answer: verdict }
        },
        clock.now(),
      )
      if (!changed) throw refusal('order.notFound')
      if (!changed.answer.ok) throw refusal(changed.answer.problem)
      return worker.wake(['mail'])
    }
    case 'cancel': {
      const stored = await orders.find(orderId)
      const restaurant = stored && catalogue.restaurant(stored.order.restaurantId)
      const delayMinutes = restaurant?.settings.ordersInjectionDelayMinutes ?? 0
      const settled = await applyOrderEvent(orderId, { kind: 'cancelled', delayMinutes }, deps, clock.now())
      if (!settled) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      return worker.wake(settled.wakes)
    }
    case 'kitchen': {
      const stored = await orders.find(orderId)
      if (!stored) throw refusal('order.notFound')
      // What the kitchen has answered it has; what is not due or not paid is not brought yet.
      if (stored.order.state !== 'SENT') throw refusal('order.alreadyInjected')
      await freeKitchenJob(deps.database, orderId)
      return worker.wake(['kitchen'])
    }
  }
}
