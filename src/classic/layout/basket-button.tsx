import { useBasketLines } from '#bindings/use-basket-lines.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Act } from '#ui/act.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useClassic } from '../classic-context.ts'
import { usePulse } from './use-pulse.ts'
import s from './basket-button.module.css'

/** The basket with its count, which pulses when it changes (S2.96). */
export function BasketButton() {
  const { t } = useSpeech()
  const { openBasket } = useClassic()
  const { count, amount } = useBasketLines()
  const isPulsing = usePulse(count)
  return (
    <Act
      tone="bare"
      className={classNames(s.basket, isPulsing && s.pulse)}
      label={t('tray.basket', { count, total: amount })}
      onAct={openBasket}
    >
      <Icon name="basket" />
      <span className={s.count}>{count}</span>
      <span className={s.amount}>{amount}</span>
    </Act>
  )
}
