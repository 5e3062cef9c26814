import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Link } from '#pages/link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useClassic } from '../classic-context.ts'
import s from './frame.module.css'

/** For who goes by keys: past the page, to what is in the basket and to the checkout, once there is something in it. They lead out of the page, so they stand in a landmark. */
export function BasketSkips() {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const isEmpty = useConversation(({ flows }) => basketTotals(flows.basket.context.basket).count === 0)
  if (isEmpty) return null
  return (
    <>
      <Button tone="bare" className={s.skip} onAct={openBasket}>
        {t('classic.skipToBasket')}
      </Button>
      <Link to={{ name: 'checkout' }} className={s.skip}>
        {t('skip.checkout')}
      </Link>
    </>
  )
}
