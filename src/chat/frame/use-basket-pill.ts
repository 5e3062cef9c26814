import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { BasketPillProps } from './basket-pill.tsx'

/** What the pill of the basket says and does, once there is a menu and something of it was taken. */
export function useBasketPill(): BasketPillProps | undefined {
  const { t, total } = useFormatter()
  const dispatch = useDispatch()
  const basket = useConversation(({ flows: { menu, basket } }) =>
    menu.context.menu === undefined ? undefined : basket.context.basket,
  )
  const totals = basket && basketTotals(basket)
  if (!totals || totals.count === 0) return undefined
  const { count } = totals
  const amount = total(totals.total)
  return {
    count,
    total: amount,
    label: t('tray.basket', { count, total: amount }),
    onOpen: () => dispatch({ type: 'basket.open' }),
  }
}
