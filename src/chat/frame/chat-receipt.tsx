import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOver } from '#domain/orders/history/lists.ts'
import { nameAmongSeveral } from '#flows/orders/order.selectors.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import { orderStateOf } from '#bindings/orders/order-state.ts'
import { orderedLinesOf } from '#bindings/orders/ordered-lines.ts'
import { useBasketLines } from '#bindings/basket/use-basket-lines.ts'
import { useOrders } from '#bindings/orders/use-orders.ts'
import { usePickupNow } from '#bindings/checkout/use-pickup-now.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { BasketLines } from '#ui/basket/basket-lines.tsx'
import { OrderLines } from '#ui/basket/order-lines.tsx'
import { Receipt } from './receipt.tsx'

/** The order so far, beside the conversation from 900 px; beside a placed order that is spoken of, what was ordered. */
export function ChatReceipt() {
  const isPlaced = useConversation(
    ({ flows: { dialogue, basket } }) =>
      dialogue.value === 'order' && basket.context.basket.lines.length === 0,
  )
  const followed = useConversation(({ flows }) => flows.tracking.context.order)
  const [newest] = useOrders()
  const placed = followed ?? newest
  return isPlaced && placed ? <PlacedReceipt order={placed} /> : <BasketReceipt />
}

function PlacedReceipt({ order }: { readonly order: Order }) {
  const formatter = useFormatter()
  const { t, say, time, total } = formatter
  const runner = useRunner()
  const now = useNow(PICKUP_CHECK_MS)
  const called = nameAmongSeveral(order, runner.conversation())
  return (
    <Receipt
      label={t('basket.lines')}
      title={called ? say(called) : t('order.label')}
      facts={[
        { id: 'mode', text: t(`modeNoun.${order.pickUpMode}`), isStrong: true },
        ...tableFact(order.tableNumber, formatter),
        isOver(order)
          ? { id: 'state', text: t(orderStateOf(order, 'error').key) }
          : { id: 'pickup', text: t('receipt.ready', { time: time(order.retrievalDate, now) }) },
      ]}
      lines={<OrderLines lines={orderedLinesOf(order, formatter)} />}
      empty=""
      totals={[{ id: 'total', label: t('receipt.total'), value: total(paidFor(order)), tone: 'total' }]}
    />
  )
}

function BasketReceipt() {
  const formatter = useFormatter()
  const { t, time } = formatter
  const dispatch = useDispatch()
  const { card, count, amount } = useBasketLines({ stays: true })
  const runner = useRunner()
  const now = usePickupNow()
  // What is asked, the mode and the time change with any step.
  useConversation(({ step }) => step)
  const conversation = runner.conversation()
  const { mode } = conversation.flows.menu.context
  const { tableNumber } = conversation.flows.basket.context.basket
  const place = conversation.flows.dialogue.value
  const asked = liveQuestionOf(conversation)
  // What stands in the way is answered first, and what is being paid stays as it is.
  const isLive = asked?.surface === 'card' && asked.isPaying !== true
  const isEmpty = card.lines.length === 0
  const pickup = isEmpty ? undefined : pickupOf(conversation, now)
  return (
    <Receipt
      label={t('basket.lines')}
      title={t('receipt.title')}
      facts={[
        ...(mode === undefined ? [] : [{ id: 'mode', text: t(`modeNoun.${mode}`), isStrong: true }]),
        ...tableFact(tableNumber, formatter),
        ...(pickup === undefined
          ? []
          : [{ id: 'pickup', text: t('receipt.ready', { time: time(pickup, now) }) }]),
      ]}
      lines={!isEmpty && <BasketLines {...card} isLive={isLive} />}
      empty={t('receipt.empty')}
      totals={card.totals}
      act={place === 'checkout' ? undefined : { ...card.act, onAct: card.onAct }}
      other={
        // The recap has a row for it.
        place === 'basket' || asked?.name === 'checkout'
          ? undefined
          : {
              text: t('recap.basket'),
              label: t('tray.basket', { count, total: amount }),
              onAct: () => dispatch({ type: 'basket.open' }),
            }
      }
    />
  )
}

function tableFact(number: string | undefined, { t }: Formatter) {
  return number === undefined ? [] : [{ id: 'table', text: t('table.at', { number }), isStrong: true }]
}
