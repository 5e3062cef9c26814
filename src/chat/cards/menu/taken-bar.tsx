import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ChatBasketPill } from '../../frame/chat-basket-pill.tsx'
import s from './taken-bar.module.css'

/** The basket and the way on from a list, in one line that is in sight once something was taken. */
export function TakenBar() {
  const dispatch = useDispatch()
  const { t } = useFormatter()
  const isEmpty = useConversation(({ flows }) => flows.basket.context.basket.lines.length === 0)
  if (isEmpty) return null
  return (
    <div className={s.bar} data-below>
      <ChatBasketPill />
      <Button
        tone="primary"
        className={s.act}
        choice="checkout"
        onAct={() => dispatch({ type: 'checkout.start' })}
      >
        {t('basket.checkout')}
      </Button>
    </div>
  )
}
