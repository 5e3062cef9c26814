import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Price } from '#ui/primitives/price.tsx'
import s from './taken-bar.module.css'

/** The way on from a list, in sight once something was taken; the basket with its count stands below it. */
export function TakenBar() {
  const dispatch = useDispatch()
  const { t, total } = useFormatter()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  if (basket.lines.length === 0) return null
  return (
    <div className={s.bar} data-below>
      <Button
        tone="primary"
        className={s.act}
        choice="checkout"
        onAct={() => dispatch({ type: 'checkout.start' })}
      >
        <span>{t('basket.checkout')}</span>
        <Price text={total(basketTotals(basket).total)} />
      </Button>
    </div>
  )
}
