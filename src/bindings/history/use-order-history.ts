import { addMinor } from '#domain/money/minor.ts'
import { hasMore } from '#domain/orders/history/history.ts'
import type { Order } from '#domain/orders/order.ts'
import { orderedLinesOf } from '../orders/ordered-lines.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useAfterOrder } from '../orders/use-after-order.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Past orders as both views list them, six at a time (S2.57, S2.58). */
export function useOrderHistory() {
  const formatter = useFormatter()
  const { t, total, date } = formatter
  const dispatch = useDispatch()
  const careOf = useAfterOrder()
  const history = useConversation(({ flows }) => flows.history.context.history)
  const isBusy = useConversation(({ flows }) => flows.history.value === 'loadingMore')
  const restaurants = useConversation(({ flows }) => flows.restaurant.context.list)
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const placeOf = ({ restaurantId }: Order) =>
    [chosen, ...restaurants].find((known) => known?.id === restaurantId)?.name ?? t('order.label')

  return {
    label: t('orderHistory.label'),
    empty: t('orderHistory.empty'),
    counter: t('orderHistory.counter', { shown: history.orders.length, total: history.total }),
    more: hasMore(history)
      ? { text: t('history.more'), isBusy, onMore: () => dispatch({ type: 'history.more' }) }
      : undefined,
    anew: { text: t('order.new'), onAct: () => dispatch({ type: 'order.new' }) },
    rows: history.orders.map((order) => {
      const place = placeOf(order)
      const when = date(order.retrievalDate)
      const amount = total(addMinor(order.price, order.taxes))
      return {
        id: order.id,
        name: t('orderHistory.name', { place, when, total: amount }),
        title: place,
        facts: [
          when,
          t(`modeNoun.${order.pickUpMode}`),
          ...(order.posId === undefined
            ? []
            : [
                t(
                  order.pickUpMode === 'TABLE_SERVICE' ? 'orderHistory.numberAtTable' : 'orderHistory.number',
                  { number: order.posId },
                ),
              ]),
        ],
        total: amount,
        trouble: order.state === 'PAYMENT_ERROR' ? t('CurrentOrderPage.error.PAYMENT_ERROR') : undefined,
        lines: orderedLinesOf(order, formatter),
        labels: {
          lines: t('basket.lines'),
          show: t('order.showDetails'),
          hide: t('order.hideDetails'),
        },
        again: {
          text: t('history.again'),
          name: t('orderHistory.againName', { place, when }),
          onAct: () => dispatch({ type: 'order.again', id: order.id }),
        },
        care: careOf(order),
      }
    }),
  }
}
