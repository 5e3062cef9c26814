import { useContext } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useLiveOrder } from '#bindings/orders/use-orders.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { BasketPill } from './basket-pill.tsx'
import { LiveOrderPill } from './live-order-pill.tsx'
import { Tray } from './tray.tsx'

type ChatTrayProps = {
  readonly areReasonsSeen?: boolean
  /** What Back does before it takes an answer back, where there is something. */
  readonly onBack?: (() => void) | undefined
}

/** Back, and forward again, help, the current order and the basket, always in the same place. */
export function ChatTray({ areReasonsSeen = false, onBack }: ChatTrayProps) {
  const { t, total } = useFormatter()
  const dispatch = useDispatch()
  const runner = useRunner()
  const speaker = useContext(SpeakerContext)
  useConversation((conversation) => conversation.step)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const isPaid = useConversation(({ barrier }) => barrier > 0)
  const hasMenu = useConversation(({ flows }) => flows.menu.context.menu !== undefined)
  const live = useLiveOrder()
  const totals = basketTotals(basket)
  const canGoBack = onBack !== undefined || runner.canUndo('answer')
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
          reason: canGoBack ? undefined : t(isPaid ? 'tray.barred' : 'tray.first'),
          isReasonSeen: areReasonsSeen && isPaid,
        },
        ...(runner.canRedo() ? [{ id: 'redo', text: t('tray.redo'), icon: 'redo' } as const] : []),
        { id: 'help', text: t('tray.help'), icon: 'help' },
      ]}
      onRefused={speaker.say}
      onAction={(id) => {
        if (id === 'back' && onBack) onBack()
        else if (id === 'back') runner.undo('answer')
        else if (id === 'redo') runner.redo()
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
