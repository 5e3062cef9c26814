import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { BasketPill } from './basket-pill.tsx'

/** The basket, a tap away once there is a menu and something of it was taken. */
export function ChatBasketPill() {
  const { t, total } = useFormatter()
  const dispatch = useDispatch()
  const basket = useConversation(({ flows: { menu, basket } }) =>
    menu.context.menu === undefined ? undefined : basket.context.basket,
  )
  const totals = basket && basketTotals(basket)
  if (!totals || totals.count === 0) return null
  const amount = total(totals.total)
  return (
    <BasketPill
      count={totals.count}
      total={amount}
      label={t('tray.basket', { count: totals.count, total: amount })}
      onOpen={() => dispatch({ type: 'basket.open' })}
    />
  )
}
