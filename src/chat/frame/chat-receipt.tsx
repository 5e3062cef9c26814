import { basketTotals } from '#domain/basket/totals.ts'
import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { pickupOf } from '#flows/conversation/selectors.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { orderLineOf, totalRowsOf } from '#bindings/words/wording.ts'
import { Receipt } from './receipt.tsx'

/** The order so far, beside the conversation from 900 px. */
export function ChatReceipt() {
  const formatter = useFormatter()
  const { t, time, total } = formatter
  const dispatch = useDispatch()
  const runner = useRunner()
  const now = useNow(PICKUP_CHECK_MS)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const isAtCheckout = useConversation(({ flows }) => flows.dialogue.value === 'checkout')
  useConversation(({ flows }) => flows.checkout.context.chosenPickup)
  const lines = basket.lines.filter(({ type }) => type !== 'COUPON')
  const pickup = lines.length > 0 ? pickupOf(runner.conversation(), now) : undefined
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        ...(mode === undefined ? [] : [{ id: 'mode', text: t(`mode.${mode}`), isStrong: true }]),
        ...(pickup === undefined
          ? []
          : [{ id: 'pickup', text: t('receipt.ready', { time: time(pickup, now) }) }]),
      ]}
      lines={lines.map((line) => orderLineOf(line, formatter))}
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
