import { useBasketLines } from '#bindings/basket/use-basket-lines.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useClassic } from '../classic-context.ts'
import { usePulse } from './use-pulse.ts'
import s from './basket-button.module.css'

/** The basket with its count, which pulses when it changes (S2.96). */
export function BasketButton() {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const { count, amount } = useBasketLines()
  const isPulsing = usePulse(count)
  return (
    <Button
      tone="bare"
      className={classNames(s.basket, isPulsing && s.pulse)}
      label={t('tray.basket', { count, total: amount })}
      onAct={openBasket}
    >
      <Icon name="basket" />
      <span className={s.count} translate="no">
        {count}
      </span>
      <span className={s.amount} translate="no">
        {amount}
      </span>
    </Button>
  )
}
