import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useLiveOrder } from '#bindings/orders/use-orders.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { BasketPill } from './basket-pill.tsx'
import { LiveOrderPill } from './live-order-pill.tsx'
import { Tray } from './tray.tsx'

/** Back, help, the current order and the basket, always in the same place. */
export function ChatTray({ areReasonsSeen = false }: { readonly areReasonsSeen?: boolean }) {
  const { t, total } = useFormatter()
  const dispatch = useDispatch()
  const runner = useRunner()
  useConversation((conversation) => conversation.step)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const isPaid = useConversation(({ barrier }) => barrier > 0)
  const hasMenu = useConversation(({ flows }) => flows.menu.context.menu !== undefined)
  const live = useLiveOrder()
  const totals = basketTotals(basket)
  const canGoBack = runner.canUndo('answer')
  const amount = total(totals.total)
  return (
    <Tray
      label={t('tray.label')}
      actions={[
        {
          id: 'back',
          text: t('tray.back'),
          icon: 'back',
          canAct: canGoBack,
          reason: isPaid && !canGoBack ? t('tray.barred') : undefined,
        },
        { id: 'help', text: t('tray.help'), icon: 'help' },
      ]}
      areReasonsSeen={areReasonsSeen}
      onAction={(id) => {
        if (id === 'back') runner.undo('answer')
        else dispatch({ type: 'help.ask' })
      }}
      live={live && <LiveOrderPill {...live} onOpen={() => dispatch({ type: 'orders.show' })} />}
      basket={
        hasMenu && totals.count > 0 ? (
          <BasketPill
            count={totals.count}
            total={amount}
            label={t('tray.basket', { count: totals.count, total: amount })}
            onOpen={() => dispatch({ type: 'basket.open' })}
          />
        ) : undefined
      }
    />
  )
}
