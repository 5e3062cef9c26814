import { goodsAndCoupons } from '#domain/orders/amounts.ts'
import { describeItem } from '#domain/orders/describe-item.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Formatter } from '../words/formatter.ts'
import { detailOf } from '../words/wording.ts'

/** The lines of a placed order, as both views list them; a line that sold out says so (S8.7), and a coupon is none. */
export function orderedLinesOf(order: Pick<Order, 'items'>, formatter: Formatter) {
  return goodsAndCoupons(order).goods.map((item, index) => ({
    id: `${item.productCode}-${index}`,
    quantity: formatter.t('basket.times', { quantity: item.quantity }),
    name: formatter.text(item.snapshot.name),
    nameLang: formatter.foreign(item.snapshot.name),
    details: describeItem(item).map((detail) => detailOf(detail, formatter)),
    price: formatter.total(item.price),
    ...(item.isOutaged ? { unavailable: formatter.t('CurrentOrderPage.unavailable') } : {}),
  }))
}
