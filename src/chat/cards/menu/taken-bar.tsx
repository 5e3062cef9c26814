import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { BasketPill } from '../../frame/basket-pill.tsx'
import { useBasketPill } from '../../frame/use-basket-pill.ts'
import s from './taken-bar.module.css'

/** The basket and the way on from a list, in one line that is in sight once something was taken. */
export function TakenBar() {
  const dispatch = useDispatch()
  const { t } = useFormatter()
  const pill = useBasketPill()
  if (!pill) return null
  return (
    <div className={s.bar} data-below>
      <div>
        <BasketPill {...pill} />
      </div>
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
