import { describeItem } from '#domain/orders/describe-item.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Speech } from '../words/formatter.ts'
import { detailOf } from '../words/wording.ts'

/** The lines of an order that was made, as both views list them; what cannot be had any more says so (S8.7). */
export function orderedLinesOf({ items }: Pick<Order, 'items'>, speech: Speech) {
  return items.map((item, index) => ({
    id: `${item.productCode}-${index}`,
    quantity: speech.t('basket.times', { quantity: item.quantity }),
    name: speech.text(item.snapshot.name),
    details: describeItem(item).map((detail) => detailOf(detail, speech)),
    price: speech.total(item.price),
    ...(item.isOutaged ? { unavailable: speech.t('CurrentOrderPage.unavailable') } : {}),
  }))
}
