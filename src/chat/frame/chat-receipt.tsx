import { basketTotals } from '#domain/basket/totals.ts'
import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOver } from '#domain/orders/history/lists.ts'
import { nameAmongSeveral } from '#flows/orders/order.selectors.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import { orderStateOf } from '#bindings/orders/order-state.ts'
import { orderedLinesOf } from '#bindings/orders/ordered-lines.ts'
import { useOrderLine } from '#bindings/basket/use-order-line.ts'
import { useOrders } from '#bindings/orders/use-orders.ts'
import { usePickupNow } from '#bindings/checkout/use-pickup-now.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { totalRowsOf } from '#bindings/words/wording.ts'
import { Receipt } from './receipt.tsx'

/** The order so far, beside the conversation from 900 px; beside a placed order that is spoken of, what was ordered. */
export function ChatReceipt() {
  const isAtOrder = useConversation(({ flows }) => flows.dialogue.value === 'order')
  const isEmpty = useConversation(({ flows }) => flows.basket.context.basket.lines.length === 0)
  const followed = useConversation(({ flows }) => flows.tracking.context.order)
  const [newest] = useOrders()
  const placed = followed ?? newest
  return isAtOrder && isEmpty && placed ? <PlacedReceipt order={placed} /> : <BasketReceipt />
}

function PlacedReceipt({ order }: { readonly order: Order }) {
  const formatter = useFormatter()
  const { t, say, time, total } = formatter
  const runner = useRunner()
  const now = useNow(PICKUP_CHECK_MS)
  const called = nameAmongSeveral(order, runner.conversation())
  return (
    <Receipt
      title={called ? say(called) : t('order.label')}
      facts={[
        { id: 'mode', text: t(`modeNoun.${order.pickUpMode}`), isStrong: true },
        ...tableFact(order.tableNumber, formatter),
        isOver(order)
          ? { id: 'state', text: t(orderStateOf(order, 'error').key) }
          : { id: 'pickup', text: t('receipt.ready', { time: time(order.retrievalDate, now) }) },
      ]}
      lines={orderedLinesOf(order, formatter)}
      linesLabel={t('basket.lines')}
      empty=""
      totals={[{ id: 'total', label: t('receipt.total'), value: total(paidFor(order)), tone: 'total' }]}
    />
  )
}

function BasketReceipt() {
  const formatter = useFormatter()
  const { t, time, total } = formatter
  const dispatch = useDispatch()
  const orderLine = useOrderLine()
  const runner = useRunner()
  const now = usePickupNow()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const isAtCheckout = useConversation(({ flows }) => flows.dialogue.value === 'checkout')
  useConversation(({ flows }) => flows.checkout.context.shown)
  const lines = basket.lines.filter(({ type }) => type !== 'COUPON')
  const pickup = lines.length > 0 ? pickupOf(runner.conversation(), now) : undefined
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        ...(mode === undefined ? [] : [{ id: 'mode', text: t(`modeNoun.${mode}`), isStrong: true }]),
        ...tableFact(basket.tableNumber, formatter),
        ...(pickup === undefined
          ? []
          : [{ id: 'pickup', text: t('receipt.ready', { time: time(pickup, now) }) }]),
      ]}
      lines={lines.map(orderLine)}
      linesLabel={t('basket.lines')}
      empty={t('receipt.empty')}
      totals={totalRowsOf(basket, formatter)}
      {...(isAtCheckout
        ? {}
        : {
            act: {
              text: t('receipt.checkout'),
              price: total(basketTotals(basket).total),
              onAct: () => dispatch({ type: 'checkout.start' }),
            },
          })}
    />
  )
}

function tableFact(number: string | undefined, { t }: Formatter) {
  return number === undefined ? [] : [{ id: 'table', text: t('table.at', { number }), isStrong: true }]
}
