import { basketTotals } from '#domain/basket/totals.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Link } from '#pages/link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useClassic } from '../classic-context.ts'

/** For who goes by keys: past the page, to what is in the basket and to the checkout, once there is something in it. */
export function BasketSkips({ className }: { readonly className: string | undefined }) {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const isEmpty = useConversation(({ flows }) => basketTotals(flows.basket.context.basket).count === 0)
  if (isEmpty) return null
  return (
    <>
      <Button tone="bare" className={className} onAct={openBasket}>
        {t('classic.skipToBasket')}
      </Button>
      <Link to={{ name: 'checkout' }} className={className}>
        {t('classic.skipToCheckout')}
      </Link>
    </>
  )
}
