import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import s from './skip-to-checkout.module.css'

/** For who goes by keys: from what was just taken on to the checkout, past the rest of the list. */
export function SkipToCheckout() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  return (
    <Button tone="bare" className={s.skip} onAct={() => dispatch({ type: 'checkout.start' })}>
      {t('skip.checkout')}
    </Button>
  )
}
