import { is, literal, string, type } from 'superstruct'
import { decode } from '#contracts/wire/decode.ts'
import { fromOrder, OrderSchema, toOrder } from '#contracts/orders/orders.contract.ts'
import { basketAsOrder } from '#domain/orders/basket-as-order.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { KEPT_BASKET_KEY } from './kept-basket-key.ts'

const Kept = type({ version: literal(1), deployment: string() })

/** Keeps the basket beside the log, so that it outlives a log that a newer version cannot fold. */
export function keepBasket(storage: Storage, { flows, settings, now }: Conversation): void {
  const { mode } = flows.menu.context
  const order = mode && basketAsOrder(flows.basket.context.basket, mode, now)
  try {
    if (!order) storage.removeItem(KEPT_BASKET_KEY)
    else
      storage.setItem(
        KEPT_BASKET_KEY,
        JSON.stringify({ version: 1, deployment: settings.deployment, order: fromOrder(order) }),
      )
  } catch {
    // Storage is full or forbidden: storing the log tells the customer.
  }
}

/** Takes the basket that was stored beside a lost log; undefined where there is no readable one of this deployment. */
export function takeBasket(storage: Storage, deployment: string): Order | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_BASKET_KEY) ?? 'null')
    storage.removeItem(KEPT_BASKET_KEY)
    if (!is(kept, Kept) || kept.deployment !== deployment || !('order' in kept)) return undefined
    return toOrder(decode(OrderSchema, kept.order))
  } catch {
    return undefined
  }
}
