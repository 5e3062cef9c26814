import { countInBasket } from '#domain/basket/basket.ts'
import type { ProductCode } from '#domain/ids.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useClassic } from '../../classic-context.ts'
import s from './product-grid.module.css'

/** How many of a product are in the basket already, and the way there: the next stop of who has just added it by keys. */
export function InBasket({ code }: { readonly code: ProductCode }) {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const count = useConversation(({ flows }) => countInBasket(flows.basket.context.basket, code))
  if (count === 0) return null
  return (
    <Button tone="link" className={s.inBasket} onAct={openBasket}>
      {t('classic.inBasket', { count })}
    </Button>
  )
}
